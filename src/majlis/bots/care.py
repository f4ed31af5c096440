"""Nothing free is overlooked: before a bot ends its turn or declines, it takes what costs nothing.

To a player that judges positions, ending now and taking something first may look alike. A person at the table would call it silly
not to take it. So an action that needs no further words (ending, declining) is not played while another would leave the seat with at
least as much of everything and more of something, nobody else with more, and the way out still open.

And nobody hoards: whoever holds so much that it can hardly be spent any more buys something instead of taking more.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from majlis.bots.greedy import settled
from majlis.bots.judge import standing
from majlis.bots.levels import cheapest, game_of
from majlis.bots.player import Glimpse, Player
from majlis.engine.action import Action
from majlis.engine.holdings import Counts
from majlis.engine.state import State


class Hoard(NamedTuple):
    """What is not worth gathering without end."""

    holding: str
    most: int
    """From here on nothing is added while it can be spent."""
    taking: str
    spending: str
    """The verbs with which it grows and shrinks."""


HOARDS: Final = {"alhambra": Hoard("cards", 12, "take", "buy")}
"""Money cards: with fewer than 12 hands would be smaller, but bots weaker (docs/bots.md)."""


def spent(table: Glimpse, code: int) -> int:
    """The same code, or the best way to spend what would become a hoard."""
    verb = table.action(code).verb.name
    world = table.ordered()
    hoard = HOARDS.get(game_of(world))
    if hoard is None or verb != hoard.taking or world.holdings(table.seat)[hoard.holding] < hoard.most:
        return code
    world.confirming = (1 << world.seats) - 1
    best, most = code, 0.0
    for other in table.codes:
        if table.action(other).verb.name == hoard.spending:
            after = played(world, other)
            settled(after, table.seat)
            worth = standing(after, table.seat)
            if best == code or worth > most:
                best, most = other, worth
    return best if best == code else cheapest(table, best)


def taken_along(table: Glimpse, code: int) -> int:
    """The same code, or one that brings something first."""
    if len(table.codes) == 1 or table.action(code).parts:
        return code
    world = table.ordered()
    world.confirming = (1 << world.seats) - 1  # stop before anything is revealed: nobody counts on luck
    before = [world.holdings(seat) for seat in range(world.seats)]
    out = played(world, code)
    left = out.holdings(table.seat)
    idle = left == before[table.seat]
    best, most = code, 0
    for other in table.codes:
        if other == code:
            continue
        there = played(world, other)
        gained = gain(left, there.holdings(table.seat))
        open_still = way_out(there, table.action(code), out) if asked(there, table.seat) else idle
        if gained > most and open_still and not helps_others(there, before, table.seat):
            best, most = other, gained
    return best


def played(world: State, code: int) -> State:
    after = world.clone()
    after.apply(code)
    return after


def gain(before: Counts, after: Counts) -> int:
    """How much more of anything there is; 0 if there is less of something."""
    total = 0
    for name, count in before.items():
        by = after[name] - count
        if by < 0:
            return 0
        total += by
    return total


def asked(state: State, seat: int) -> bool:
    """Whether the seat is to decide."""
    return len(state.steps) > 0 and state.choice.seat == seat


def way_out(state: State, action: Action, out: State) -> bool:
    """Whether one may still end or decline with the same word (after another question it may be another code), or need not.

    One need not where the position after ending, `out`, asks the same question, with no answer that is not open here too.
    """
    codes = state.codes()
    same_question = asked(out, state.choice.seat) and out.choice.prompt == state.choice.prompt
    if same_question and all(code in codes for code in out.codes()):
        return True
    return any(state.choice.action(state, code) == action for code in codes)


def helps_others(state: State, before: list[Counts], seat: int) -> bool:
    """Whether somebody else has more of anything."""
    for other in range(state.seats):
        if other != seat:
            after = state.holdings(other)
            for name, count in before[other].items():
                if after[name] > count:
                    return True
    return False


@final
class CarefulPlayer(Player):
    """Decides as another player does, but overlooks nothing that is free and does not hoard."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.name, True)
        self.player = player

    def choose(self, table: Glimpse) -> int:
        return spent(table, taken_along(table, self.player.choose(table)))
