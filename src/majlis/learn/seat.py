"""A Gymnasium environment: one seat is the learning program's, bots play the others."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from majlis.arena.playout import leave, replaced, sit_down
from majlis.bots.catalog import player_named
from majlis.bots.player import GaveUp, Player, decide
from majlis.engine.action import Action
from majlis.engine.errors import BadInput
from majlis.learn.actions import ACTIONS
from majlis.learn.table import LearningTable, Observation

ILLEGAL = -1.0
"""What an illegal action brings; the match is over then."""


def gym(
    game_id: object,
    seats: object = None,
    options: object = None,
    *,
    against: object = ("easy",),
    seat: object = None,
    reward: object = "rank",
    render_mode: str | None = None,
) -> SeatEnv:
    """An environment for one seat. Raises `BadInput`.

    `against` names the bots in the seats after it, in order (too short a list is repeated); without a `seat` it takes each in turn, one
    match after the other.
    """
    return SeatEnv(game_id, seats, options, against=against, seat=seat, reward=reward, render_mode=render_mode)


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A match from one seat; every step is a decision of that seat."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (so Gymnasium declares it)

    def __init__(
        self,
        game_id: object,
        seats: object = None,
        options: object = None,
        *,
        against: object = ("easy",),
        seat: object = None,
        reward: object = "rank",
        render_mode: str | None = None,
    ) -> None:
        self.table = LearningTable(game_id, seats, options, reward)
        if not isinstance(against, (list, tuple)) or not against:
            raise BadInput(f"the opponents are a list of players, not {against!r}")
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < self.table.seats):
            raise BadInput(
                f"a seat is a number from 0 to {self.table.seats - 1}, or None for each in turn, not {seat!r}"
            )
        self._fixed = seat
        self.seat = seat or 0
        """Where the learning program sits."""
        self.opponents = [player_named(against[i % len(against)]) for i in range(self.table.seats - 1)]
        self._sitting: list[Player] = []
        self.render_mode = render_mode
        self.observation_space = self.table.space()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        table.begin(seed)
        self.seat = table.episode % table.seats if self._fixed is None else self._fixed
        after_me = [Player("learner", True), *self.opponents]
        self._sitting = [after_me[(seat - self.seat) % table.seats] for seat in range(table.seats)]
        sit_down(self._sitting, table.game, table.options)
        self._play_on()
        return table.observe(self.seat), self._told()

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.is_legal(action):
            return table.observe(self.seat), ILLEGAL, True, False, {**self._told(), "illegal": True}
        table.play(action)
        self._play_on()
        over = table.state.over
        if over:
            for player in self.opponents:
                player.over(table.state.scores(), table.state.ranking())
        return table.observe(self.seat), table.rewards()[self.seat], over, False, self._told()

    def _play_on(self) -> None:
        """Let the bots decide until it is the learning program's turn again or the match is over."""
        state = self.table.state
        while not state.over and state.actor != self.seat:
            seat = state.actor
            try:
                code = decide(self._sitting[seat], state, seat, self.table.chances[seat])
            except GaveUp as reason:
                self._sitting[seat] = replaced(self._sitting[seat], seat, reason)
                continue
            self.table.play_code(code)

    def _told(self) -> dict[str, Any]:
        state = self.table.state
        told: dict[str, Any] = {"seat": self.seat, "action_mask": self.action_masks()}
        if state.over:
            told["scores"], told["ranks"] = state.scores(), state.ranking()
        return told

    def action_masks(self) -> Any:
        """Which actions are legal; this is the name under which sb3-contrib looks for it."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self.table.legal())] = 1 if self.table.state.actor == self.seat else 0
        return mask

    def legal(self) -> dict[int, Action]:
        """The legal actions, by their numbers."""
        return self.table.legal()

    def after(self) -> Any:
        """What the seat would know after each of them: see `majlis.learn.after`."""
        return self.table.after()

    def render(self) -> Any:
        return None if self.render_mode is None else self.table.picture(self.seat)

    def close(self) -> None:
        leave(self.opponents)
