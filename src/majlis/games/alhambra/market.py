"""Chapter 5: buy a tile. What exchange cards change about it (chapter 13) is in `exchange.py`.

A purchase is put together and taken apart by hand, not by declared parts (`majlis.engine.parts`): which currencies a payment's bits stand
for depends on the slot and on the exchange cards in it. A domain of its own would hold the same lines and be asked for the slot once more.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.step import KIND_BITS, Offer
from majlis.games.alhambra.box import CURRENCIES, EXCHANGE, SLOTS, VALUES
from majlis.games.alhambra.exchange import card_sets, payments_with, purses_for, refuse_cards
from majlis.games.alhambra.purse import PURSE_BITS, PURSE_MASK, add_payments, least_payment, one, total, values
from majlis.games.alhambra.state import NO_TILE, AlhambraState
from majlis.games.alhambra.verbs import BUY

# A purchase as one int: the slot, a mask of the exchange cards played, the purse paid in the slot's own currency, then one purse for
# each currency that an exchange card adds, in the order of the cards.
SLOT_BITS: Final = 2
CARD_BITS: Final = 6
OWN: Final = SLOT_BITS + CARD_BITS
NO_PAYMENT: Final = -1


def slot_of(code: int) -> int:
    return code & (1 << SLOT_BITS) - 1


def cards_of(code: int) -> int:
    """Bit mask of the exchange cards that a purchase is made with."""
    return code >> SLOT_BITS & (1 << CARD_BITS) - 1


def worth_of(code: int) -> int:
    """What the money of a purchase is worth."""
    paid = code >> OWN
    worth = 0
    while paid:
        worth += total(paid & PURSE_MASK)
        paid >>= PURSE_BITS
    return worth


def best_payment(state: AlhambraState, seat: int, slot: int) -> int:
    """The code of the purchase that a sensible player would make for a slot's tile; NO_PAYMENT if there is none.

    Exact is best, as it gives another action (ALH-3.4), then as few exchange cards as possible, then the smallest loss.
    """
    price = state.box.prices[state.market[slot]]
    best = NO_PAYMENT
    rank = (0, 0)
    for cards in [0, *sorted(card_sets(state, seat, slot), key=int.bit_count)]:
        # If an added currency takes no part in a payment, the same one was found with fewer exchange cards.
        purses = [state.purses[seat * CURRENCIES + currency] for currency in purses_for(state, slot, cards)]
        code = least_payment(purses, price) << OWN | cards << SLOT_BITS | slot
        lost = worth_of(code) - price
        if lost == 0:
            return code
        this = (cards.bit_count(), lost)
        if lost > 0 and (best == NO_PAYMENT or this < rank):
            best, rank = code, this
    return best


def can_pay_exactly(state: AlhambraState, seat: int) -> bool:
    """Whether some tile could be paid exactly (ALH-12.6)."""
    out: list[int] = []
    EXACTLY.add(state, seat, 0, out)
    return bool(out)


@final
class BuyTile(Offer[AlhambraState]):
    """Buy the tile of a slot with cards of its currency, without a superfluous one (ALH-5.1, 5.2); exchange cards go too (ALH-13.4)."""

    def __init__(self, exactly: bool) -> None:
        super().__init__(BUY)
        self.exactly = exactly
        """Only exact payments count: the vizier's special purchase (ALH-12.7)."""

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        market = state.market
        for slot in range(SLOTS):
            tile = market[slot]
            if tile == NO_TILE:
                continue
            price = state.box.prices[tile]
            low = slot << KIND_BITS | kind
            add_payments(state.purses[seat * CURRENCIES + slot], price, self.exactly, OWN + KIND_BITS, low, out)
            if state.exchange[seat]:
                for cards in card_sets(state, seat, slot):
                    purses = [state.purses[seat * CURRENCIES + c] for c in purses_for(state, slot, cards)]
                    for payment in payments_with(purses, price, self.exactly):
                        out.append((payment << OWN | cards << SLOT_BITS | slot) << KIND_BITS | kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        slot = slot_of(code)
        cards = cards_of(code)
        paid: list[int] = []
        worth = 0
        rest = code >> OWN
        for currency in purses_for(state, slot, cards):
            payment = rest & PURSE_MASK
            rest >>= PURSE_BITS
            worth += total(payment)
            state.purses[seat * CURRENCIES + currency] -= payment
            for value in values(payment):
                paid.append(currency * VALUES + value - 1)
        for card in range(len(state.box.exchange_ids)):
            if cards >> card & 1:
                paid.append(EXCHANGE + card)
        state.exchange[seat] &= ~cards
        state.discard.extend(paid)
        tile = state.market[slot]
        state.market[slot] = NO_TILE
        state.pending.append(tile)
        state.extra = worth == state.box.prices[tile]
        state.bought = True  # so the match is not stalled (ALH-10.10)
        if state.log is not None:
            state.tell(
                Event(
                    "event-buy-exact" if state.extra else "event-buy",
                    "ALH-5.4" if state.extra else "ALH-5.3",
                    seat,
                    {
                        "tile": state.box.tile_name(tile),
                        "slot": state.box.currencies[slot],
                        "cards": [state.box.card_name(card) for card in paid],
                        "sum": worth,
                    },
                )
            )

    def action(self, state: AlhambraState, code: int) -> Action:
        slot = slot_of(code)
        cards = cards_of(code)
        names: list[str] = []
        rest = code >> OWN
        for currency in purses_for(state, slot, cards):
            for value in values(rest & PURSE_MASK):
                names.append(state.box.card_name(currency * VALUES + value - 1))
            rest >>= PURSE_BITS
        for card in range(len(state.box.exchange_ids)):
            if cards >> card & 1:
                names.append(state.box.exchange_ids[card])
        return BUY(state.box.currencies[slot], tuple(names))

    def code(self, state: AlhambraState, seat: int, action: Action) -> int:
        slot = state.box.currencies.index(action.word(0))
        cards, purses = self._split(state, action)
        payment = 0
        shift = 0
        for currency in purses_for(state, slot, cards):
            payment |= purses[currency] << shift
            shift += PURSE_BITS
        return payment << OWN | cards << SLOT_BITS | slot

    @staticmethod
    def _split(state: AlhambraState, action: Action) -> tuple[int, list[int]]:
        """The exchange cards of a payment (ALH-13.4), and its money by currency."""
        cards = 0
        purses = [0] * CURRENCIES
        for name in action.words(1):
            card = state.box.card_numbers[name]
            if card >= EXCHANGE:
                cards |= 1 << (card - EXCHANGE)
            else:
                purses[card // VALUES] += one(card % VALUES + 1)
        return cards, purses

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        box = state.box
        if not action.parts:
            mine: list[int] = []
            self.add(state, seat, 0, mine)
            if mine:
                return None
            return self._refuse_all(state, seat)
        name = action.word(0)
        if name not in box.currencies:
            return Refusal("refused-no-such-slot", "ALH-1.6", {"slot": name})
        slot = box.currencies.index(name)
        tile = state.market[slot]
        if tile == NO_TILE:
            return Refusal("refused-slot-empty", "ALH-5.1", {"slot": name})
        if len(action.parts) == 1:
            return self._refuse_slot(state, seat, slot, tile)
        hand = state.hand(seat)
        for card in action.words(1):
            if card not in hand:
                return Refusal("refused-not-in-hand", "ALH-5.1", {"card": card})
            hand.remove(card)
        return self._refuse_payment(state, seat, slot, tile, action)

    def _refuse_all(self, state: AlhambraState, seat: int) -> Refusal:
        """Why nothing at all can be bought: which building comes nearest, and what is missing for it."""
        if self.exactly:
            return Refusal("refused-use-vizier", "ALH-12.6", {})
        nearest, least = -1, 0
        for slot in range(SLOTS):
            if state.market[slot] != NO_TILE:
                lacking = state.box.prices[state.market[slot]] - state.wealth(seat, slot)
                if nearest < 0 or lacking < least:
                    nearest, least = slot, lacking
        if nearest < 0:
            return Refusal("refused-market-empty", "ALH-5.3", {})
        return Refusal(
            "refused-buy-nothing",
            "ALH-5.1",
            {
                "tile": state.box.tile_name(state.market[nearest]),
                "currency": state.box.currencies[nearest],
                "price": least,
            },
        )

    def _refuse_slot(self, state: AlhambraState, seat: int, slot: int, tile: int) -> Refusal | None:
        found: list[int] = []
        self.add(state, seat, 0, found)
        for code in found:
            if code >> KIND_BITS & 3 == slot:
                return None
        facts: Facts = {
            "tile": state.box.tile_name(tile),
            "currency": state.box.currencies[slot],
            "price": state.box.prices[tile],
            "have": state.wealth(seat, slot),
        }
        if self.exactly:
            return Refusal("refused-no-exact-payment", "ALH-12.7", facts)
        return Refusal("refused-too-dear", "ALH-5.1", facts)

    def _refuse_payment(self, state: AlhambraState, seat: int, slot: int, tile: int, action: Action) -> Refusal | None:
        box = state.box
        cards, purses = self._split(state, action)
        refusal = refuse_cards(state, slot, cards, purses)
        if refusal is not None:
            return refusal
        allowed = purses_for(state, slot, cards)
        worth = 0
        smallest = VALUES + 1
        for currency in range(CURRENCIES):
            if purses[currency] == 0:
                continue
            if currency not in allowed:
                return Refusal(
                    "refused-wrong-currency",
                    "ALH-5.1",
                    {"currency": box.currencies[slot], "other": box.currencies[currency]},
                )
            worth += total(purses[currency])
            smallest = min(smallest, values(purses[currency])[0])
        price = box.prices[tile]
        facts: Facts = {"tile": box.tile_name(tile), "sum": worth, "price": price, "currency": box.currencies[slot]}
        if worth < price:
            return Refusal("refused-payment-too-low", "ALH-5.1", facts)
        if worth - smallest >= price:
            facts["value"] = smallest
            return Refusal("refused-payment-superfluous", "ALH-5.2", facts)
        if self.exactly and worth != price:
            return Refusal("refused-payment-not-exact", "ALH-12.7", facts)
        return None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        return [BUY(name) for name in state.box.currencies]


EXACTLY: Final = BuyTile(True)
"""The special purchase of the vizier."""
