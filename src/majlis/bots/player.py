"""What a player is, and what it gets to see.

A player decides for one seat. It never sees the position itself: it gets a `Glimpse`, which holds a position *imagined* for its seat,
with everything hidden dealt again. Digging into it reveals nothing that the seat does not know.

    player = player_named("greedy")
    chance = stream(match.seed, seat)              # the player's own luck, so that its choices can be repeated
    match.play_code(decide(player, match.state, seat, chance))
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from majlis.engine.action import Action
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.errors import MajlisError
from majlis.engine.game import Game
from majlis.engine.options import Value
from majlis.engine.outlook import Looking
from majlis.engine.prompt import Prompt
from majlis.engine.state import State, View

_STREAMS: Final = 1 << 32
"""Where the seeds of players begin: far from those of a series of matches."""


class GaveUp(MajlisError):
    """A player cannot go on, and its seat resigns. The text says why."""


@final
class Seating:
    """Where a player sits: what it is told when a match begins."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seat: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seat = seat


@final
class Glimpse:
    """The table as one seat knows it, at a decision of that seat."""

    def __init__(self, seen: State, seat: int, chance: Chance) -> None:
        """`seen` must already be imagined for the seat: see `glimpse_of`."""
        self.seat = seat
        self.chance = chance
        """The player's own stream of luck."""
        self.codes = seen.codes()
        """All legal actions."""
        self._seen = seen

    def view(self) -> View:
        """What the seat may see, JSON-ready."""
        return self._seen.view(self.seat)

    def numbers(self) -> View:
        """The prices, yields and forecasts that a board shows the seat."""
        return self._seen.numbers(self.seat)

    def prompt(self) -> Prompt | None:
        """The question that the seat is asked."""
        return Prompt.of(self._seen)

    def looking(self, game: Game) -> Looking:
        """For outlooks: what the actions would bring, as far as the seat can know."""
        return Looking(game, self._seen, self.seat, self.chance.draw(16).hex())

    def imagine(self) -> State:
        """A fresh position that could be the real one; the caller may play on in it."""
        state = self._seen.imagine(self.seat, self.chance)
        state.turn_to(self.seat)
        return state

    def ordered(self) -> State:
        """A position that could be the real one, always the same: for what follows from what the seat knows, without any luck."""
        state = self._seen.imagine(self.seat, Chance.orderly())
        state.turn_to(self.seat)
        return state

    def action(self, code: int) -> Action:
        """A legal action as people write it."""
        return self._seen.choice.action(self._seen, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Decides for a seat. One player may sit at many tables: it remembers nothing between decisions.

    The exception is a player that is a program of its own (`program.py`): it sits at one table at a time, and callers tell it when a match
    begins and ends. A player may raise `GaveUp` instead of choosing; somebody else plays its seat to the end then, and it has lost.
    """

    def __init__(self, name: str, needs_sight: bool) -> None:
        self.name = name
        self.needs_sight = needs_sight
        """Whether it looks at the table at all; if not, it is asked by `choose_blind`, which is quicker."""

    def choose(self, table: Glimpse) -> int:
        """One of `table.codes`."""
        return self.choose_blind(table.codes, table.chance)

    def choose_blind(self, codes: list[int], chance: Chance) -> int:
        """One of the codes, for a player that needs to know nothing else."""
        return codes[0]

    def begin(self, seating: Seating) -> None:
        """A match begins."""

    def over(self, scores: list[int], ranks: list[int]) -> None:
        """The match that began last has ended."""

    def close(self) -> None:
        """There will be no further match."""


def stream(seed: str, seat: int) -> Chance:
    """The luck of the player in a seat of the match with that seed. It reveals nothing about the match's own."""
    return Chance.of(nth_seed(seed, _STREAMS + seat))


def glimpse_of(state: State, seat: int, chance: Chance) -> Glimpse:
    """What the player in that seat, whose answer is awaited, gets to see of a position."""
    seen = state.imagine(seat, chance)
    seen.turn_to(seat)
    return Glimpse(seen, seat, chance)


def decide(player: Player, state: State, seat: int, chance: Chance) -> int:
    """The player's choice among the legal codes of a seat whose answer is awaited."""
    if not player.needs_sight:
        choice = state.choice
        if choice.seat != seat:
            choice = choice.turned_to(seat)
        return player.choose_blind(choice.codes(state), chance)
    table = glimpse_of(state, seat, chance)
    if len(table.codes) == 1:
        return table.codes[0]
    return player.choose(table)
