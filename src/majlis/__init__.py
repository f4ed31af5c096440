"""Majlis: a table for four Euro games, for people and for bots.

>>> import majlis
>>> match = majlis.game("alhambra").start(seats=3, seed="2a")
>>> while not match.over:
...     _ = match.play(match.actions()[0])
>>> len(match.scores())
3
"""

import majlis.games  # noqa: F401  (first, since loading this folder later would hide the function of the same name)
from majlis.engine.action import Action, Refusal
from majlis.engine.catalog import game, games
from majlis.engine.chance import Chance
from majlis.engine.errors import BadInput, IllegalAction, MajlisError
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.positions import Position
from majlis.engine.record import Record
from majlis.engine.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInput",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "MajlisError",
    "Match",
    "Position",
    "Record",
    "Refusal",
    "State",
    "game",
    "games",
]
