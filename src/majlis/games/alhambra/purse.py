"""Money in a hand, and the ways to pay with it (ALH-5.1, 5.2).

A purse is the cards of one currency as one int: two bits per value, so up to three cards of each. A payment is a purse too: a multiset of
cards. A payment without a superfluous card is found by laying down cards from the highest value to the lowest and stopping as soon as the
price is reached: the last card is then the smallest, and without it the price was not reached.
"""

from __future__ import annotations

from typing import Final

from majlis.games.alhambra.box import VALUES

PURSE_BITS: Final = 2 * VALUES
PURSE_MASK: Final = (1 << PURSE_BITS) - 1


def _totals(values: tuple[int, int, int]) -> list[int]:
    return [sum(value * (bits >> 2 * i & 3) for i, value in enumerate(values)) for bits in range(64)]


_LOW: Final = _totals((1, 2, 3))
_MIDDLE: Final = _totals((4, 5, 6))
_HIGH: Final = _totals((7, 8, 9))
_CARDS: Final = _totals((1, 1, 1))
_LEAST: Final[dict[int, int]] = {}
_LEAST_KEPT: Final = 10_000


def total(purse: int) -> int:
    """The value of all cards in a purse."""
    return _LOW[purse & 63] + _MIDDLE[purse >> 6 & 63] + _HIGH[purse >> 12]


def count(purse: int) -> int:
    """How many cards are in a purse."""
    return _CARDS[purse & 63] + _CARDS[purse >> 6 & 63] + _CARDS[purse >> 12]


def one(value: int) -> int:
    """A purse with a single card of that value."""
    return 1 << 2 * (value - 1)


def values(purse: int) -> list[int]:
    """The values of the cards, ascending."""
    out: list[int] = []
    value = 1
    while purse:
        for _ in range(purse & 3):
            out.append(value)
        purse >>= 2
        value += 1
    return out


def payments(purse: int, price: int, exact: bool) -> list[int]:
    """All payments without a superfluous card; with `exact`, only those that make the price exactly."""
    out: list[int] = []
    add_payments(purse, price, exact, 0, 0, out)
    return out


def add_payments(purse: int, price: int, exact: bool, shift: int, low: int, out: list[int]) -> None:
    """The same, each appended as `payment << shift | low`: so a menu gets its codes without a list in between."""
    have = total(purse)
    if have >= price:
        _lay(purse, VALUES, price, have, 0, exact, shift, low, out)


def _lay(
    purse: int, value: int, need: int, have: int, laid: int, exact: bool, shift: int, low: int, out: list[int]
) -> None:
    """Lay down cards of `value` and below; `have` is what they are worth together, at least `need`."""
    while True:
        at = 2 * (value - 1)
        cards = purse >> at & 3
        if cards:
            break
        value -= 1
        if value == 0:
            return
    rest = have - cards * value
    n = 0
    while n <= cards:
        if need <= 0:
            if need == 0 or not exact:
                out.append((laid | n << at) << shift | low)
            return
        if rest >= need and value > 1:
            _lay(purse, value - 1, need, rest, laid | n << at, exact, shift, low, out)
        n += 1
        need -= value


def least_payment(purses: list[int], price: int) -> int:
    """The payment that loses least, with the fewest cards among equal ones; 0 if all cards together are not enough.

    Boards show it to every seat after every decision, while a hand and a price stay as they are for a while: so payments from one purse
    are kept.
    """
    if len(purses) != 1:
        return _least_payment(purses, price)
    key = price << PURSE_BITS | purses[0]
    found = _LEAST.get(key, -1)
    if found < 0:
        if len(_LEAST) >= _LEAST_KEPT:
            _LEAST.clear()
        found = _least_payment(purses, price)
        _LEAST[key] = found
    return found


def _least_payment(purses: list[int], price: int) -> int:
    """As `least_payment`, worked out.

    A payment is the purses side by side, as in `mixed_payments`. The least sum that reaches the price has no superfluous card: without
    that card a smaller one would reach it. So one way to each sum is enough, the shortest.
    """
    many = 1000
    fewest = [0] + [many] * (price + VALUES)
    ways = [0] * len(fewest)
    for which, purse in enumerate(purses):
        for value in values(purse):
            for worth in reversed(range(price)):  # downwards, so that each card is used once
                if fewest[worth] + 1 < fewest[worth + value]:
                    fewest[worth + value] = fewest[worth] + 1
                    ways[worth + value] = ways[worth] + (one(value) << PURSE_BITS * which)
    for worth in range(price, len(ways)):
        if ways[worth]:
            return ways[worth]
    return 0
