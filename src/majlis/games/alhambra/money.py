"""Chapter 4: take money."""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.step import KIND_BITS, Offer
from majlis.games.alhambra.box import EXCHANGE, VALUES
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import TAKE


@final
class TakeMoney(Offer[AlhambraState]):
    """Take one card of any value, or several whose values add up to 5 or less (ALH-4.1); an exchange card only alone (ALH-4.4, 13.3).

    The code is a bit mask of places in the display. Of equal cards the first ones are taken. What a bit means depends on what lies there,
    so it is read by hand: declared parts (`majlis.engine.parts`) would make a multiset of 42 kinds of cards of it, and each code that long.
    """

    def __init__(self) -> None:
        super().__init__(TAKE)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        display = state.display
        most = state.box.take_sum
        small = 0  # places of cards that can be taken together with another
        several = 0
        for place in range(len(display)):
            card = display[place]
            first = True
            for earlier in range(place):
                if display[earlier] == card:
                    first = False
            if first:
                out.append(1 << place << KIND_BITS | kind)
            if card < EXCHANGE and card % VALUES + 1 < most:
                small |= 1 << place
                several += 1
        if several < 2:
            return
        mask = small
        while mask:
            if mask & (mask - 1) and self._sum(display, mask) <= most and self._first_of_equals(display, mask):
                out.append(mask << KIND_BITS | kind)
            mask = mask - 1 & small

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        left: list[int] = []
        taken: list[int] = []
        for place in range(len(state.display)):
            card = state.display[place]
            if code >> place & 1:
                state.take(seat, card)
                taken.append(card)
            else:
                left.append(card)
        state.display = left
        if state.log is not None:
            state.tell(Event("event-take", "ALH-4.3", seat, {"cards": [state.box.card_name(card) for card in taken]}))

    def action(self, state: AlhambraState, code: int) -> Action:
        display = state.display
        return TAKE(tuple([state.box.card_name(display[i]) for i in range(len(display)) if code >> i & 1]))

    def code(self, state: AlhambraState, seat: int, action: Action) -> int:
        mask = 0
        for name in action.words(0):
            card = state.box.card_numbers[name]
            place = 0
            while state.display[place] != card or mask >> place & 1:
                place += 1
            mask |= 1 << place
        return mask

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        if not state.display:
            return Refusal("refused-display-empty", "ALH-4.2", {})
        if not action.parts:
            return None
        names = action.words(0)
        if not names:
            return Refusal("refused-take-nothing", "ALH-4.2", {})
        shown = [state.box.card_name(card) for card in state.display]
        for name in names:
            if name not in shown:
                return Refusal("refused-not-on-display", "ALH-4.1", {"card": name})
            shown.remove(name)
        if len(names) == 1:
            return None
        cards = [state.box.card_numbers[name] for name in names]
        for card in cards:
            if card >= EXCHANGE:
                return Refusal("refused-exchange-alone", "ALH-13.3", {"card": state.box.card_name(card)})
        together = sum(card % VALUES + 1 for card in cards)
        if together > state.box.take_sum:
            return Refusal("refused-take-too-much", "ALH-4.1", {"sum": together, "most": state.box.take_sum})
        return None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        if not state.display:
            return [TAKE()]
        singles = sorted({state.box.card_name(card) for card in state.display})
        return [TAKE((name,)) for name in singles]

    @staticmethod
    def _sum(display: list[int], mask: int) -> int:
        together = 0
        for place in range(len(display)):
            if mask >> place & 1:
                together += display[place] % VALUES + 1
        return together

    @staticmethod
    def _first_of_equals(display: list[int], mask: int) -> bool:
        for place in range(len(display)):
            if mask >> place & 1:
                for earlier in range(place):
                    if display[earlier] == display[place] and not mask >> earlier & 1:
                        return False
        return True
