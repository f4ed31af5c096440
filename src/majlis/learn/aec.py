"""A PettingZoo environment (AEC) for all seats of a table."""

from __future__ import annotations

import importlib
from typing import Any

import gymnasium
from pettingzoo import AECEnv

from majlis.engine.action import Action
from majlis.learn.actions import ACTIONS
from majlis.learn.table import VERSION, LearningTable, Observation


def env(
    game_id: object,
    seats: object = None,
    options: object = None,
    *,
    reward: object = "rank",
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the match, and whoever took it loses. Raises `BadInput`."""
    wrappers: Any = importlib.import_module("pettingzoo.utils.wrappers")
    made: Any = raw_env(game_id, seats, options, reward=reward, render_mode=render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game_id: object,
    seats: object = None,
    options: object = None,
    *,
    reward: object = "rank",
    render_mode: str | None = None,
) -> SeatsEnv:
    """The environment itself, in which an illegal action raises `BadInput`."""
    return SeatsEnv(LearningTable(game_id, seats, options, reward), render_mode)


class SeatsEnv(AECEnv[str, Observation, int]):
    """A match in which every seat, `seat_0` and so on, is played by the learning program."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (so PettingZoo declares it)

    def __init__(self, table: LearningTable, render_mode: str | None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{table.game.id}_v{VERSION}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._actions: dict[str, Any] = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._observations: dict[str, Any] = {agent: table.space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.actor]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(action)
        state = self.table.state
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if state.over:
            scores, ranks = state.scores(), state.ranking()
            for seat, name in enumerate(self.possible_agents):
                self.terminations[name] = True
                self.infos[name] = {"score": scores[seat], "rank": ranks[seat]}
        else:
            self.agent_selection = self.possible_agents[state.actor]
        self._accumulate_rewards()

    def legal(self) -> dict[int, Action]:
        """The legal actions of the seat that has to decide, by their numbers."""
        return self.table.legal()

    def after(self) -> Any:
        """What that seat would know after each of them: see `majlis.learn.after`."""
        return self.table.after()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.table.picture(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""
