"""Chapter 13: what exchange cards change about a purchase.

Taking one (ALH-4.4, 13.3) is in `money.py`, the piles in which they lie (ALH-13.1) in `setup.py`.
"""

from __future__ import annotations

from majlis.engine.action import Facts, Refusal
from majlis.games.alhambra.box import VALUES
from majlis.games.alhambra.purse import PURSE_BITS, PURSE_MASK, total
from majlis.games.alhambra.state import AlhambraState


def added_currency(state: AlhambraState, card: int, slot: int) -> int:
    """The other currency of an exchange card that shows the slot's; -1 if it does not show it (ALH-13.4)."""
    pair = state.box.exchange_pairs[card]
    if not pair >> slot & 1:
        return -1
    return (pair & ~(1 << slot)).bit_length() - 1


def card_sets(state: AlhambraState, seat: int, slot: int) -> list[int]:
    """The sets of exchange cards in hand that could be played together for a slot (ALH-13.6), as masks.

    No two of a set add the same currency: in an edited box several cards may show the same pair.
    """
    hand = state.exchange[seat]
    usable = 0
    for card in range(len(state.box.exchange_ids)):
        if hand >> card & 1 and state.box.exchange_pairs[card] >> slot & 1:
            usable |= 1 << card
    out: list[int] = []
    mask = usable
    while mask:
        n = mask.bit_count()
        if n == 1 or (n <= state.settings.exchange_max and len(set(purses_for(state, slot, mask))) == n + 1):
            out.append(mask)
        mask = mask - 1 & usable
    return out


def purses_for(state: AlhambraState, slot: int, cards: int) -> list[int]:
    """The currencies that may pay for a slot with these exchange cards, the slot's own first."""
    out = [slot]
    card = 0
    while cards >> card:
        if cards >> card & 1:
            out.append(added_currency(state, card, slot))
        card += 1
    return out


def payments_with(purses: list[int], price: int, exact: bool) -> list[int]:
    """Payments from the slot's own currency, which comes first and need not take part, and the added ones, which must (ALH-13.4, 13.6)."""
    out = mixed_payments(purses, price, exact)
    for payment in mixed_payments(purses[1:], price, exact):
        out.append(payment << PURSE_BITS)
    return out


def mixed_payments(purses: list[int], price: int, exact: bool) -> list[int]:
    """Payments from several currencies at once, each of which must take part (ALH-13.6).

    A payment is the purses side by side, the first in the lowest bits.
    """
    out: list[int] = []
    have = 0
    for purse in purses:
        if purse == 0:
            return out
        have += total(purse)
    if have >= price:
        _lay_mixed(purses, VALUES, 0, price, have, 0, exact, out)
    return [p for p in out if all(p >> PURSE_BITS * i & PURSE_MASK for i in range(len(purses)))]


def _lay_mixed(
    purses: list[int], value: int, which: int, need: int, have: int, laid: int, exact: bool, out: list[int]
) -> None:
    if value == 0 or have < need:
        return
    cards = purses[which] >> 2 * (value - 1) & 3
    shift = PURSE_BITS * which + 2 * (value - 1)
    rest = have - cards * value
    next_value = value
    next_which = which + 1
    if next_which == len(purses):
        next_which = 0
        next_value = value - 1
    n = 0
    while n <= cards:
        if need <= 0:
            if need == 0 or not exact:
                out.append(laid | n << shift)
            return
        _lay_mixed(purses, next_value, next_which, need, rest, laid | n << shift, exact, out)
        n += 1
        need -= value


def refuse_cards(state: AlhambraState, slot: int, cards: int, purses: list[int]) -> Refusal | None:
    """Why these exchange cards cannot be played for a slot with that money by currency (ALH-13.4, 13.6)."""
    box = state.box
    if cards.bit_count() > state.settings.exchange_max:
        return Refusal("refused-too-many-exchange-cards", "ALH-13.6", {"most": state.settings.exchange_max})
    added: list[int] = []
    for card in range(len(box.exchange_ids)):
        if cards >> card & 1:
            name = box.exchange_ids[card]
            other = added_currency(state, card, slot)
            if other < 0:
                facts: Facts = {"card": name, "currency": box.currencies[slot]}
                return Refusal("refused-exchange-card-currency", "ALH-13.4", facts)
            if purses[other] == 0 or other in added:
                facts = {"card": name, "currency": box.currencies[other]}
                return Refusal("refused-exchange-card-pointless", "ALH-13.6", facts)
            added.append(other)
    return None
