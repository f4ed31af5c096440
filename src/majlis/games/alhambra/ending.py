"""Chapter 10: the end of the game.

That a scoring round comes before it (ALH-10.2) follows from the order of steps in `turn.py`; when the bag is empty, `refill.py` notices.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.alhambra.box import SLOTS
from majlis.games.alhambra.placing import Placing
from majlis.games.alhambra.scoring import SCORING_ROUNDS
from majlis.games.alhambra.state import NO_TILE, ROUNDS, AlhambraState


def end_game(state: AlhambraState, event: str, rule: str) -> None:
    """Everything else on the stack is dropped: last tiles, scoring round 3 (ALH-10.6), and the match is over."""
    state.steps.clear()
    state.steps.append(RESULT)
    state.steps.append(SCORING_ROUNDS[ROUNDS - 1])
    state.steps.append(LAST_TILES)
    if state.log is not None:
        state.tell(Event(event, rule, -1, {}))


def richest(state: AlhambraState, currency: int) -> int:
    """The one player with the highest total in a currency; -1 if there is none (ALH-10.3)."""
    best = 0
    found = -1
    for seat in range(state.seats):
        have = state.wealth(seat, currency)
        if have > best:
            best = have
            found = seat
        elif have == best:
            found = -1
    return found


@final
class Award(Routine[AlhambraState]):
    """A winner of last tiles takes them from their slots and places them (ALH-10.5): no redesign, nothing for Dirk.

    Until it is the winner's turn to place them they stay in the market, where everybody sees them (ALH-17.1, 18.5).
    """

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.slots = slots

    def run(self, state: AlhambraState) -> None:
        for slot in self.slots:
            state.pending.append(state.market[slot])
            state.market[slot] = NO_TILE
        LAST_PLACINGS[self.seat].put(state)


LAST_PLACINGS: Final = [Placing(seat, False) for seat in range(6)]


@final
class LastTiles(Routine[AlhambraState]):
    """Hands are revealed, and each tile left in the market goes to the richest in its currency (ALH-10.3, 17.5)."""

    def run(self, state: AlhambraState) -> None:
        box = state.box
        state.hands_open = True
        if state.log is not None:
            for seat in range(state.seats):
                hand = state.hand(seat)
                state.tell(Event("event-hand-open", "ALH-17.5", seat, {"cards": hand}, shown=state.everyone()))
        won: list[list[int]] = [[] for _ in range(state.seats)]
        for slot in range(SLOTS):
            tile = state.market[slot]
            if tile == NO_TILE:
                continue
            winner = richest(state, slot)
            if winner < 0:
                state.market[slot] = NO_TILE
                state.left_over += bytes([tile])
            else:
                won[winner].append(slot)
            if state.log is not None:
                facts: dict[str, str | int | list[str]] = {
                    "tile": box.tile_name(tile),
                    "currency": box.currencies[slot],
                    "sum": 0 if winner < 0 else state.wealth(winner, slot),
                }
                name = "event-last-tile-nobody" if winner < 0 else "event-last-tile"
                state.tell(Event(name, "ALH-10.3", winner, facts))
        for seat in reversed(state.in_order()):
            if won[seat]:
                state.steps.append(Award(seat, tuple(won[seat])))


@final
class Result(Routine[AlhambraState]):
    """ALH-10.7: who has won."""

    def run(self, state: AlhambraState) -> None:
        if state.log is not None:
            ranking = state.ranking()
            winners = [str(seat) for seat in range(state.seats) if ranking[seat] == 1]
            state.tell(Event("event-over", "ALH-10.7", -1, {"winners": winners}))
            state.tell_ties()


@final
class EndCheck(Routine[AlhambraState]):
    """Step 6 of a turn: could the market be filled (ALH-10.1), and is anybody still buying (ALH-10.10)?"""

    def run(self, state: AlhambraState) -> None:
        state.quiet = 0 if state.bought else state.quiet + 1
        if state.short:
            end_game(state, "event-end-market", "ALH-10.1")
        elif state.settings.stall_rounds and state.quiet >= state.settings.stall_rounds * state.seats:
            end_game(state, "event-end-stalled", "ALH-10.10")


LAST_TILES: Final = LastTiles()
RESULT: Final = Result()
END_CHECK: Final = EndCheck()
