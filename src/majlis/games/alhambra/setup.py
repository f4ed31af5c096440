"""Chapter 2: setup, in the order of its rules."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.alhambra.box import (
    DISPLAY,
    EXCHANGE,
    MONEY_CARDS,
    PILES,
    SCORING,
    SCORING_PILES,
    SLOTS,
    VALUES,
    AlhambraBox,
)
from majlis.games.alhambra.dirk import dirk_draws
from majlis.games.alhambra.pieces import NO_ANSWER, BonusCards, HutStacks, VizierStones
from majlis.games.alhambra.settings import Settings
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.turn import course

_EXCHANGE_PILES: Final = (2, 3, 4)


def empty_table(box: AlhambraBox, settings: Settings, seats: int, chance: Chance) -> AlhambraState:
    """ALH-2.1: everybody has a fountain and nothing else; all pieces are still in the box."""
    state = AlhambraState(seats, chance, box, settings, course(settings, seats))
    state.steps.append(SETUP)
    return state


@final
class Setup(Routine[AlhambraState]):
    """Everything before the first turn (ALH-2.2 to 2.9)."""

    def run(self, state: AlhambraState) -> None:
        self.fill_bag_and_market(state)
        dealt = self.deal_starting_money(state)
        starter = starting_player(state, dealt)
        self.lay_display_and_deck(state)
        self.add_modules(state)
        if state.log is not None:
            state.tell(Event("event-starts", "ALH-2.6", starter, {}, shown=state.everyone()))
        state.steps.append(state.course.turns[starter])

    def fill_bag_and_market(self, state: AlhambraState) -> None:
        """ALH-2.2, 2.3."""
        state.bag = list(range(state.box.first_hut))
        state.chance.shuffle(state.bag)
        if state.has_dirk:
            dirk_draws(state, state.box.dirk_start, "ALH-11.2")
        for slot in range(SLOTS):
            state.market[slot] = state.bag.pop()
            if state.log is not None:
                name = state.box.tile_name(state.market[slot])
                slot_name = state.box.currencies[slot]
                state.tell(
                    Event("event-tile-laid", "ALH-2.3", -1, {"tile": name, "slot": slot_name}, shown=state.everyone())
                )

    def deal_starting_money(self, state: AlhambraState) -> list[list[int]]:
        """ALH-2.4, 2.5: face up, one at a time, until the values make 20 or more."""
        copies = state.box.copies_two if state.has_dirk else state.box.copies
        state.deck = [card for card in range(MONEY_CARDS) for _ in range(copies)]
        state.chance.shuffle(state.deck)
        dealt: list[list[int]] = []
        for seat in range(state.seats):
            cards: list[int] = []
            worth = 0
            while worth < state.box.start_sum:
                card = state.deck.pop()
                cards.append(card)
                worth += card % VALUES + 1
                state.take(seat, card)
            dealt.append(cards)
            if state.log is not None:
                names = [state.box.card_name(card) for card in cards]
                state.tell(
                    Event("event-dealt", "ALH-2.5", seat, {"cards": names, "sum": worth}, shown=state.everyone())
                )
        return dealt

    def lay_display_and_deck(self, state: AlhambraState) -> None:
        """ALH-2.7, 2.8, 13.1: the display, then five piles, two with a scoring card, three with two exchange cards each."""
        chance = state.chance
        state.display = [state.deck.pop() for _ in range(DISPLAY)]
        if state.log is not None:
            names = [state.box.card_name(card) for card in state.display]
            state.tell(Event("event-money-laid", "ALH-2.7", -1, {"cards": names}, shown=state.everyone()))
        piles = split(state.deck)
        exchange = [EXCHANGE + i for i in range(len(state.box.exchange_ids))] if state.settings.exchange else []
        chance.shuffle(exchange)
        for i, cards in enumerate(piles):
            if i + 1 in SCORING_PILES:
                cards.append(SCORING + 1 + SCORING_PILES.index(i + 1))
            if exchange and i + 1 in _EXCHANGE_PILES:
                cards.extend([exchange.pop(), exchange.pop()])
            if i + 1 in _EXCHANGE_PILES:
                chance.shuffle(cards)
        piles.reverse()
        state.deck = [card for cards in piles for card in cards]
        state.piles = [len(cards) for cards in piles]

    def add_modules(self, state: AlhambraState) -> None:
        """ALH-2.9, 16.6: vizier stones (ALH-12.1), bonus cards (ALH-14.1), huts (ALH-15.1), in this order."""
        box = state.box
        if state.settings.vizier:
            state.vizier = VizierStones((1 << state.seats) - 1, [NO_ANSWER] * state.seats)
        if state.settings.bonus:
            cards = list(range(len(box.bonus_ids)))
            state.chance.shuffle(cards)
            hidden: list[int] = []
            for _ in range(state.seats):
                mask = 0
                for _ in range(box.bonus_each[state.seats]):
                    mask |= 1 << cards.pop()
                hidden.append(mask)
            out = 0
            for card in cards:
                out |= 1 << card
            state.bonus = BonusCards(hidden, [0] * state.seats, out, 0)
            if state.log is not None:
                self.tell_bonus(state, hidden)
        if state.settings.huts:
            stacks: list[bytes] = []
            for kind in range(len(box.types)):
                stack = [tile for tile in range(box.first_hut, len(box.tile_ids)) if box.kinds[tile] == kind]
                state.chance.shuffle(stack)
                stacks.append(bytes(stack))
            state.huts = HutStacks(stacks, [0] * state.seats)
            if state.log is not None:
                names = [box.tile_name(stack[-1]) for stack in stacks if stack]
                state.tell(Event("event-huts-laid", "ALH-15.1", -1, {"tiles": names}, shown=state.everyone()))

    def tell_bonus(self, state: AlhambraState, hidden: list[int]) -> None:
        """Each sees its own cards; the others how many there are (ALH-17.3)."""
        for seat in range(state.seats):
            names = [name for card, name in enumerate(state.box.bonus_ids) if hidden[seat] >> card & 1]
            state.tell(
                Event(
                    "event-bonus-dealt",
                    "ALH-14.1",
                    seat,
                    {"cards": names, "count": len(names)},
                    (seat,),
                    {"cards": [], "count": len(names)},
                    shown=(seat,),
                )
            )


def split(cards: list[int]) -> list[list[int]]:
    """ALH-2.8: five piles as equal as possible, the larger ones first; the first is the top of the deck."""
    size, larger = divmod(len(cards), PILES)
    piles: list[list[int]] = []
    at = len(cards)
    for i in range(PILES):
        take = size + 1 if i < larger else size
        piles.append(cards[at - take : at])
        at -= take
    return piles


def starting_player(state: AlhambraState, dealt: list[list[int]]) -> int:
    """ALH-2.6: the fewest cards, then the lowest sum; still tied, by chance or by seat (R-9)."""
    best = min((len(cards), sum(card % VALUES + 1 for card in cards)) for cards in dealt)
    tied = [seat for seat, cards in enumerate(dealt) if (len(cards), sum(card % VALUES + 1 for card in cards)) == best]
    if len(tied) == 1 or state.settings.tie_by_seat:
        return tied[0]
    return tied[state.chance.below(len(tied))]


SETUP: Final = Setup()
