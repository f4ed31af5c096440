"""Chapter 5: what goods are worth, by themselves (RAS-5.1, 5.2) and as a payment. The ways to pay are in `payment.py`.

A payment is one int: eight bits for each kind of good, the first kind highest, so that payments compare like their vectors.
"""

from __future__ import annotations

from typing import Final

from majlis.games.al_rashid.box import GOODS, RashidBox

GOOD_BITS: Final = 8
GOOD_MASK: Final = 255


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


def vector_worth(box: RashidBox, vector: int) -> int:
    """The value of a payment."""
    return worth(box, [vector >> shift(kind) & GOOD_MASK for kind in range(GOODS)], 0)
