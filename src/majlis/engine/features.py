"""How a game writes a position as numbers: blocks with a name and a size, one after the other.

A game's `features.py` declares the blocks of a player and those of the table. The players' blocks come first, beginning with the seat that
looks (`me`), then the table's. Zeros need not be written.
"""

from __future__ import annotations

from typing import TypeAlias, final

Blocks: TypeAlias = "list[tuple[str, int]]"


def size(blocks: Blocks) -> int:
    """How many numbers the blocks take."""
    total = 0
    for _, count in blocks:
        total += count
    return total


def place_of(blocks: Blocks, name: str) -> int:
    """Where a block begins."""
    at = 0
    for other, count in blocks:
        if other == name:
            return at
        at += count
    raise KeyError(name)


def clockwise(seats: int) -> list[str]:
    """What the players are called, from the seat that looks: `me`, `next_1` and so on."""
    return ["me", *[f"next_{i}" for i in range(1, seats)]]


def names_of(player: Blocks, table: Blocks, players: list[str]) -> list[str]:
    """What each number is called."""
    out: list[str] = []
    for who in players:
        out.extend(_named(who, player))
    out.extend(_named("table", table))
    return out


def _named(owner: str, blocks: Blocks) -> list[str]:
    out: list[str] = []
    for name, count in blocks:
        if count == 1:
            out.append(f"{owner}.{name}")
        else:
            out.extend([f"{owner}.{name}.{i}" for i in range(count)])
    return out


def best_other(worth: list[float], seat: int) -> int:
    """Which of the others has the most; among equals, the first clockwise from the seat."""
    seats = len(worth)
    best = (seat + 1) % seats
    for i in range(2, seats):
        other = (seat + i) % seats
        if worth[other] > worth[best]:
            best = other
    return best


def put_bits(out: list[float], at: int, mask: int, count: int) -> int:
    """Write a bit mask, one number per bit; returns the next free index."""
    mask &= (1 << count) - 1
    while mask:
        low = mask & -mask
        out[at + low.bit_length() - 1] = 1.0
        mask ^= low
    return at + count


def put_one_of(out: list[float], at: int, which: int, count: int) -> int:
    """Write one of several as a 1 in its place, or nothing if it is out of range; returns the next free index."""
    if 0 <= which < count:
        out[at + which] = 1.0
    return at + count


def put_numbers(out: list[float], at: int, numbers: list[int], first: int, count: int) -> int:
    """Write a list of numbers; returns the next free index."""
    for i in range(min(count, len(numbers) - first)):
        n = numbers[first + i]
        if n:
            out[at + i] = float(n)
    return at + count


@final
class Term:
    """A feature that means something to people, or several added up, with what the game's own guess makes of it.

    The message `term-<id>` says a difference of `count`, about a `piece` where there is one. `worth` is how many points one more is worth
    in that guess; where it holds no such number, about how many. Differences below `least` are not worth telling.
    """

    def __init__(self, id: str, features: list[str], worth: float = 1.0, piece: str = "", least: float = 0.75) -> None:
        self.id = id
        self.features = features
        self.worth = worth
        self.piece = piece
        self.least = least
