"""Chapter 5: what goods are worth, and the ways to pay a price without a superfluous good.

A payment is one int: eight bits for each kind of good, the first kind highest, so that payments compare like their vectors.
"""

from __future__ import annotations

from typing import Final

from majlis.games.al_rashid.box import GOODS, RashidBox

GOOD_BITS: Final = 8
GOOD_MASK: Final = 255
VECTOR_BITS: Final = 40
VECTOR_MASK: Final = (1 << VECTOR_BITS) - 1
OVER_BITS: Final = 7
_MOST: Final = 64
"""How many layers of sets are considered: more goods of one kind than this are never paid at once."""


def shift(kind: int) -> int:
    """Where a kind's number lies in a payment."""
    return GOOD_BITS * (GOODS - 1 - kind)


def worth(box: RashidBox, stock: list[int], first: int) -> int:
    """RAS-5.2: the value of the goods at `first` and the four places after it; the largest sets first."""
    a = stock[first]
    b = stock[first + 1]
    c = stock[first + 2]
    d = stock[first + 3]
    e = stock[first + 4]
    out = 0
    layer = 0
    while True:
        n = 0
        if a > layer:
            n += 1
        if b > layer:
            n += 1
        if c > layer:
            n += 1
        if d > layer:
            n += 1
        if e > layer:
            n += 1
        if n == 0:
            return out
        if n == 1:
            most = a if a > layer else b if b > layer else c if c > layer else d if d > layer else e
            return out + (most - layer) * box.set_values[1]
        out += box.set_values[n]
        layer += 1


def set_worths(box: RashidBox, stock: list[int], first: int) -> list[int]:
    """What `worth` adds up: the value of each set of different goods, the largest set first (RAS-5.2)."""
    out: list[int] = []
    while True:
        kinds = sum(1 for kind in range(GOODS) if stock[first + kind] > len(out))
        if kinds == 0:
            return out
        out.append(box.set_values[kinds])


def least_loss(box: RashidBox, stock: list[int], first: int) -> int:
    """What giving up the cheapest single good takes off the value: one of the most numerous kind."""
    most = 0
    tied = 0
    for kind in range(GOODS):
        n = stock[first + kind]
        if n > most:
            most = n
            tied = 1
        elif n == most:
            tied += 1
    return box.steps[tied] if most else 0


def count(stock: list[int], first: int) -> int:
    """How many goods there are, of any kind: what a favour that takes one needs (RAS-6.7)."""
    return stock[first] + stock[first + 1] + stock[first + 2] + stock[first + 3] + stock[first + 4]


def payments(box: RashidBox, stock: list[int], first: int, price: int) -> list[int]:
    """RAS-5.4, 5.9: every minimal payment of a price above 0, fewer goods first, then less overpaid, then by vector."""
    found: list[int] = []
    layers = [0] * (_MOST + 1)
    _pay(box, stock, first, 0, price, 0, 0, 0, layers, found)
    found.sort()
    return [key & VECTOR_MASK for key in found]


def _pay(
    box: RashidBox,
    stock: list[int],
    first: int,
    kind: int,
    price: int,
    value: int,
    vector: int,
    size: int,
    layers: list[int],
    found: list[int],
) -> None:
    """Choose how many of this kind and the later ones are paid. `layers[j]` counts the kinds with more than j pieces so far.

    Until the price is met, another good may help; once it is met, no later kind may be paid. Whether an earlier good has become
    superfluous by then is checked at the end: one of the most numerous kind takes least off the value.
    """
    last = kind == GOODS - 1
    held = min(stock[first + kind], _MOST)
    steps = box.steps
    n = 0
    while True:
        if value >= price:
            # the kinds paid most often are those in the last layer that is not empty
            top = 0
            while layers[top + 1]:
                top += 1
            if value - steps[layers[top]] < price:
                found.append((size << OVER_BITS | value - price) << VECTOR_BITS | vector)
            break
        if not last:
            _pay(box, stock, first, kind + 1, price, value, vector, size, layers, found)
        if n == held:
            break
        value += steps[layers[n] + 1]
        layers[n] += 1
        n += 1
        size += 1
        vector += 1 << shift(kind)
    while n > 0:
        n -= 1
        layers[n] -= 1


def vector_worth(box: RashidBox, vector: int) -> int:
    """The value of a payment."""
    return worth(box, [vector >> shift(kind) & GOOD_MASK for kind in range(GOODS)], 0)
