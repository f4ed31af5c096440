"""Chapter 14: bonus cards. Revealing them at any time, and the questions before a type is counted.

A card is taken back (ALH-14.6) in `redesign.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Declared
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.alhambra.box import TYPES
from majlis.games.alhambra.parts import BONUS_CARD
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import PASS, REVEAL


def eligible(state: AlhambraState, seat: int) -> int:
    """The hidden cards that the seat may reveal: their tile lies in its own Alhambra (ALH-14.3)."""
    bonus = state.bonus
    if bonus is None:
        return 0
    out = 0
    hidden = bonus.hidden[seat]
    for card in range(len(state.box.bonus_tiles)):
        if hidden >> card & 1 and state.palaces[seat].cell_of(state.box.bonus_tiles[card]) >= 0:
            out |= 1 << card
    return out


def kind_of(state: AlhambraState, card: int) -> int:
    return state.box.kinds[state.box.bonus_tiles[card]]


def reveal(state: AlhambraState, seat: int, card: int) -> None:
    """Turn a card face up (ALH-14.4)."""
    bonus = state.bonus
    assert bonus is not None
    bonus.hidden[seat] &= ~(1 << card)
    bonus.open[seat] |= 1 << card
    shown = tuple([other for other in range(state.seats) if other != seat and not bonus.seen >> card & 1])
    bonus.seen |= 1 << card
    if state.log is not None:
        state.tell(Event("event-reveal", "ALH-14.4", seat, {"card": state.box.bonus_ids[card]}, shown=shown))


def is_asked(state: AlhambraState, seat: int, kind: int) -> bool:
    """ALH-14.8: whoever holds a hidden card and has a tile of the type in their Alhambra whose card is not face up is asked.

    Both are public, so being asked gives nothing away.
    """
    bonus = state.bonus
    if bonus is None or bonus.hidden[seat] == 0:
        return False
    for card in range(len(state.box.bonus_tiles)):
        if kind_of(state, card) != kind or bonus.open[seat] >> card & 1:
            continue
        if state.palaces[seat].cell_of(state.box.bonus_tiles[card]) >= 0:
            return True
    return False


def with_open_cards(state: AlhambraState, seat: int, counted: list[int]) -> list[int]:
    """What counts by type, with 1 more of its type for each revealed card; hidden ones count nothing (ALH-14.5)."""
    bonus = state.bonus
    if bonus is None or bonus.open[seat] == 0:
        return counted
    out = counted[:]
    for card in range(len(state.box.bonus_tiles)):
        if bonus.open[seat] >> card & 1:
            out[kind_of(state, card)] += 1
    return out


@final
class Reveal(Declared[AlhambraState]):
    """Reveal a card whose tile is in the player's own Alhambra (ALH-14.4); in a reveal window only one of its type (ALH-14.8)."""

    def __init__(self, kind: int) -> None:
        super().__init__(REVEAL, BONUS_CARD)
        self.kind = kind
        """The building type asked for; -1: any."""

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        cards = eligible(state, seat)
        card = 0
        while cards >> card:
            if cards >> card & 1 and (self.kind < 0 or kind_of(state, card) == self.kind):
                out.append(card << KIND_BITS | kind)
            card += 1

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        reveal(state, seat, code)

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        bonus = state.bonus
        assert bonus is not None
        if not action.parts:
            found: list[int] = []
            self.add(state, seat, 0, found)
            if found:
                return None
            none_left = bonus.hidden[seat] == 0
            return Refusal("refused-no-bonus-card" if none_left else "refused-reveal-nothing", "ALH-14.3", {})
        name = action.word(0)
        card = self.number(state, action, 0)
        if card == UNKNOWN or not bonus.hidden[seat] >> card & 1:
            return Refusal("refused-not-my-bonus-card", "ALH-14.4", {"card": name})
        if not eligible(state, seat) >> card & 1:
            tile = state.box.tile_name(state.box.bonus_tiles[card])
            return Refusal("refused-bonus-not-eligible", "ALH-14.3", {"card": name, "tile": tile})
        if self.kind >= 0 and kind_of(state, card) != self.kind:
            return Refusal("refused-bonus-other-type", "ALH-14.8", {"card": name, "type": state.box.types[self.kind]})
        return None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        bonus = state.bonus
        assert bonus is not None
        hidden = bonus.hidden[seat]
        return [REVEAL(name) for card, name in enumerate(state.box.bonus_ids) if hidden >> card & 1]


@final
class RevealAside(Menu[AlhambraState]):
    """Revealing whenever the game waits for anybody's decision (ALH-14.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-reveal-any", "ALH-14.7", [Reveal(-1)])

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        # ALH-14.11: in an open window, a card of its type counts like a reveal in the window
        top = state.steps[-1]
        if isinstance(top, AskReveal) and kind_of(state, code >> KIND_BITS) == top.kind:
            state.steps.pop()
            state.steps.append(WINDOWS[top.kind])


@final
class PassReveal(Offer[AlhambraState]):
    """Leave the cards hidden."""

    def __init__(self) -> None:
        super().__init__(PASS)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        if state.log is not None:
            state.tell(Event("event-reveal-pass", "ALH-14.8", seat, {}))


@final
class AskReveal(Menu[AlhambraState]):
    """One player's question before a type is counted (ALH-14.8)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, "prompt-reveal", "ALH-14.8", [Reveal(kind), PassReveal()])
        self.kind = kind

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        window = WINDOWS[self.kind]
        if code & 1:
            window.ask_after(state, self.seat)
        else:
            state.steps.append(window)

    def facts(self, state: AlhambraState) -> Facts:
        return {"type": state.box.types[self.kind]}


@final
class RevealWindow(Routine[AlhambraState]):
    """Asks the players in order, starting over after each reveal, until all pass in a row (ALH-14.8)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.questions = [AskReveal(seat, kind) for seat in range(6)]

    def run(self, state: AlhambraState) -> None:
        self.ask_after(state, -1)

    def ask_after(self, state: AlhambraState, last: int) -> None:
        """Ask the first in order (after `last`, if that is a seat) who is to be asked."""
        waiting = last < 0
        for seat in state.in_order():
            if waiting and is_asked(state, seat, self.kind):
                state.steps.append(self.questions[seat])
                return
            if seat == last:
                waiting = True


WINDOWS: Final = [RevealWindow(kind) for kind in range(TYPES)]


def reveal_all(state: AlhambraState) -> None:
    """ALH-14.9: before the last scoring every eligible card is turned face up."""
    for seat in state.in_order():
        cards = eligible(state, seat)
        card = 0
        while cards >> card:
            if cards >> card & 1:
                reveal(state, seat, card)
            card += 1
