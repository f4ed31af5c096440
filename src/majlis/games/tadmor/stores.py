"""Chapter 10, stores: resources as bundles, and the ways to pay a price.

A bundle is one int: eight bits for each resource, wood lowest. What a player has in both stores and pays from them
(TAD-10.7) is `have` and `spend` in `state.py`; trading (TAD-10.5) is in `trading.py`.
"""

from __future__ import annotations

from typing import Final

from majlis.games.tadmor.box import RESOURCE_NAMES, RESOURCES

BITS: Final = 8
MASK: Final = 255
PAID_FIRST: Final = "traded"
"""The store from which a payment is taken as long as there is something in it (TAD-10.7)."""
ONE: Final = [1, 1 << 8, 1 << 16, 1 << 24]
"""By resource: the bundle of one."""


def amount(bundle: int, resource: int) -> int:
    """How many of a resource are in a bundle."""
    return bundle >> BITS * resource & MASK


def size(bundle: int) -> int:
    """How many resources a bundle has in all."""
    return (bundle & MASK) + (bundle >> 8 & MASK) + (bundle >> 16 & MASK) + (bundle >> 24 & MASK)


def covers(have: int, need: int) -> bool:
    """Whether a bundle holds another."""
    return (
        have & MASK >= need & MASK
        and have >> 8 & MASK >= need >> 8 & MASK
        and have >> 16 & MASK >= need >> 16 & MASK
        and have >> 24 & MASK >= need >> 24 & MASK
    )


def choices(have: int, count: int) -> list[int]:
    """Every bundle of that many resources out of `have` (TAD-1.11)."""
    out: list[int] = []
    wood = have & MASK
    stone = have >> 8 & MASK
    marble = have >> 16 & MASK
    gold = have >> 24 & MASK
    for a in range(min(wood, count) + 1):
        for b in range(min(stone, count - a) + 1):
            rest = count - a - b
            least = rest - gold if rest > gold else 0
            for c in range(least, min(marble, rest) + 1):
                out.append(a | b << 8 | c << 16 | (rest - c) << 24)
    return out


def payments(have: int, price: int, discount: int) -> list[int]:
    """Every way to pay a price of which that many resources are waived, the payer choosing which (TAD-11.2)."""
    if discount == 0:
        return [price] if covers(have, price) else []
    due = size(price) - discount
    if due <= 0:
        return [0]
    return choices(least(have, price), due)


def least(one: int, other: int) -> int:
    """What two bundles have in common."""
    out = 0
    for resource in range(RESOURCES):
        a = amount(one, resource)
        b = amount(other, resource)
        out |= (a if a < b else b) << BITS * resource
    return out


def lacking(have: int, price: int) -> int:
    """What is missing of a price, by kind."""
    return price - least(have, price)


def short_of(have: int, price: int, discount: int) -> int:
    """How many resources are missing for a price of which that many are waived (TAD-11.2)."""
    return max(0, size(price) - discount - size(least(have, price)))


def named(bundle: int) -> dict[str, int]:
    """A bundle by name, without the resources it has none of."""
    out: dict[str, int] = {}
    for name in RESOURCE_NAMES:
        count = bundle & MASK
        if count:
            out[name] = count
        bundle >>= BITS
    return out


def counted(bundle: int) -> list[str]:
    """The resources of a bundle as events and refusals name them: `stone-5` is five stone."""
    return [f"{name}-{amount(bundle, i)}" for i, name in enumerate(RESOURCE_NAMES) if amount(bundle, i)]
