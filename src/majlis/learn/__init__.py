"""Environments for learning programs: PettingZoo for all seats, Gymnasium for one seat against bots. Needs `majlis[learn]`.

>>> from majlis.learn import env
>>> table = env("tadmor", seats=3)
>>> table.reset(seed=42)
>>> table.observe("seat_0")["observation"].shape
(388,)

What observations, actions and rewards are is described in docs/learning.md.
"""

import gymnasium

from majlis.engine.catalog import games
from majlis.learn.actions import ACTIONS, action_numbers
from majlis.learn.aec import SeatsEnv, env, raw_env
from majlis.learn.seat import SeatEnv, gym
from majlis.learn.table import LearningTable, after

__all__ = [
    "ACTIONS",
    "LearningTable",
    "SeatEnv",
    "SeatsEnv",
    "action_numbers",
    "after",
    "env",
    "gym",
    "raw_env",
]

for _name in games():
    gymnasium.register(f"majlis/{_name}-v2", "majlis.learn.seat:SeatEnv", kwargs={"game_id": _name})
