"""A table at which learning programs play: what both kinds of environments have in common."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np

from majlis.bots.player import Glimpse, glimpse_of, stream
from majlis.engine.action import Action
from majlis.engine.catalog import game
from majlis.engine.chance import Chance, new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.engine.state import State
from majlis.learn.actions import ACTIONS, action_numbers

Observation = dict[str, Any]
REWARDS: Final = ("rank", "lead")
LARGEST: Final = 10_000.0
"""No number of an observation is larger: most are 0 or 1, the largest are points and counts."""
VERSION: Final = 2
"""Counts up if shapes or the numbers of actions change their meaning."""


class LearningTable:
    """Matches of a game, one after the other, with observations, numbers for actions, and rewards."""

    def __init__(self, game_id: object, seats: object = None, options: object = None, reward: object = "rank") -> None:
        """Raises `BadInput`."""
        self.game = game(game_id)
        self.seats = self.game.check_seats(max(2, self.game.min_seats) if seats is None else seats)
        self.options = self.game.options.read(options)
        if reward not in REWARDS:
            raise BadInput(f"the reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.reward = reward
        self._first = new_seed()
        self._episode = -1
        self.state: State = self.game.state(self.seats, self.options, nth_seed(self._first, 0))
        self.names = self.state.feature_names()
        """What the numbers of an observation mean."""
        if not self.names:
            raise BadInput(f"{self.game.title} does not say what its positions are in numbers (State.features)")
        self.chances: list[Chance] = []
        self._codes: dict[int, int] = {}

    @property
    def episode(self) -> int:
        """How many matches were played since the last seed."""
        return self._episode

    def space(self) -> gymnasium.spaces.Dict:
        """The space of observations."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-LARGEST, LARGEST, (len(self.names),), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """Begin a match: the first of a series if there is a seed, otherwise the next one."""
        if seed is not None:
            self._first = seed_text(f"{int(seed):x}")
            self._episode = -1
        self._episode += 1
        match_seed = nth_seed(self._first, self._episode)
        self.state = self.game.state(self.seats, self.options, match_seed)
        self.chances = [stream(match_seed, seat) for seat in range(self.seats)]
        self._number_actions()

    def _number_actions(self) -> None:
        state = self.state
        codes = [] if state.over else state.codes()
        texts = [str(state.choice.action(state, code)) for code in codes]
        self._codes = dict(zip(action_numbers(texts), codes, strict=True))

    def observe(self, seat: int) -> Observation:
        """What the seat knows; nothing is legal for it unless it has to decide."""
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.state.actor:
            mask[list(self._codes)] = 1
        return {"observation": np.array(self.state.features(seat), np.float32), "action_mask": mask}

    def legal(self) -> dict[int, Action]:
        """The legal actions of the seat that has to decide, by their numbers, in the game's own order."""
        return {number: self.state.choice.action(self.state, code) for number, code in self._codes.items()}

    def after(self) -> Any:
        """What the seat that has to decide would know after each of its legal actions, in the order of `legal`: see `after`."""
        seat = self.state.actor
        return after(glimpse_of(self.state, seat, self.chances[seat]))

    def is_legal(self, number: object) -> bool:
        return isinstance(number, (int, np.integer)) and int(number) in self._codes

    def play(self, number: object) -> None:
        """Play an action, given by its number. Raises `BadInput`."""
        if not isinstance(number, (int, np.integer)) or int(number) not in self._codes:
            raise BadInput(f"action {number!r} is not legal now; the action mask says which are")
        self.play_code(self._codes[int(number)])

    def play_code(self, code: int) -> None:
        self.state.apply(code)
        self._number_actions()

    def rewards(self) -> list[float]:
        """By seat: what the match brings; nothing while it goes on."""
        state = self.state
        if not state.over:
            return [0.0] * self.seats
        return leads(state) if self.reward == "lead" else standings(state)

    def picture(self, seat: int) -> str:
        """The table as that seat sees it, in plain text."""
        return self.game.picture(self.state, seat, "en")


def after(table: Glimpse) -> Any:
    """What a seat would know after each of its legal actions: an array of the shape (actions, numbers of an observation).

    Each action is played in a position imagined for the seat, up to the next decision or to where something hidden would be shown. This is
    what a program needs that learns how good positions are, and not how good actions are.
    """
    state = table.imagine()
    state.confirming |= 1 << table.seat
    rows = []
    for code in table.codes:
        tried = state.clone()
        tried.apply(code)
        rows.append(tried.features(table.seat))
    return np.array(rows, np.float32)


def standings(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, evenly spaced; shared places share. Alone: 1 if the match is won, otherwise -1."""
    ranks = state.ranking()
    if state.seats == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    shared = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1.0 - 2.0 * (place - 1) / (state.seats - 1) for place in shared]


def leads(state: State) -> list[float]:
    """How many points more than the best opponent, rivals without a seat included."""
    scores = state.scores()
    rivals = [rival.score for rival in state.rivals()]
    out = []
    for seat, score in enumerate(scores):
        others = [*scores[:seat], *scores[seat + 1 :], *rivals]
        out.append(float(score - max(others)) if others else float(score))
    return out
