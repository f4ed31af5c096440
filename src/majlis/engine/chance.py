"""Everything random in a match, from one seeded stream.

The stream is BLAKE2b in counter mode: the same on every Python and machine, and impossible to guess without the seed. A match
shows the seed's hash (its commitment) at the start and the seed at the end, so that everybody can check that the deal was fixed before
the first move.

    >>> dice, again = Chance.of("2a"), Chance.of("2a")
    >>> [dice.below(6) for _ in range(9)] == [again.below(6) for _ in range(9)]
    True
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from majlis.engine.errors import BadSeed

_BLOCK: Final = 64
_SPAN: Final = 1 << 32


@final
class Chance:
    """A stream of random numbers. A copy yields the same numbers, independently."""

    def __init__(self, seed: bytes, counter: int, block: bytes, at: int) -> None:
        self.seed = seed
        self.counter = counter
        self.block = block
        self.at = at

    @staticmethod
    def of(seed: str) -> Chance:
        """The stream of a seed, from its beginning."""
        return Chance(bytes.fromhex(seed_text(seed)), 0, b"", 0)

    @staticmethod
    def orderly() -> Chance:
        """A stream that sorts instead of shuffling, and is the same every time.

        A position imagined with it depends only on what its seat knows, however things really lie: a starting point for further
        imagining that keeps no trace of the real position.
        """
        return Chance(b"", 0, b"", 0)

    def clone(self) -> Chance:
        return Chance(self.seed, self.counter, self.block, self.at)

    def fork(self) -> Chance:
        """A separate stream, derived from this one: its numbers reveal nothing about this one's."""
        return Chance(self.draw(16), 0, b"", 0)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        limit = _SPAN - _SPAN % n
        while True:
            if self.at >= len(self.block):
                self._refill()
            at = self.at
            block = self.block
            value = block[at] << 24 | block[at + 1] << 16 | block[at + 2] << 8 | block[at + 3]
            self.at = at + 4
            if value < limit:
                return value % n

    def shuffle(self, pieces: list[int]) -> None:
        """Put the pieces into a random order (Fisher-Yates)."""
        if not self.seed:
            pieces.sort()
            return
        i = len(pieces) - 1
        while i > 0:
            j = self.below(i + 1)
            piece = pieces[i]
            pieces[i] = pieces[j]
            pieces[j] = piece
            i -= 1

    def draw(self, n: int) -> bytes:
        """n random bytes, n at most 64."""
        self._refill()
        self.at = len(self.block)
        return self.block[:n]

    def _refill(self) -> None:
        self.block = hashlib.blake2b(self.counter.to_bytes(8, "big"), digest_size=_BLOCK, key=self.seed).digest()
        self.counter += 1
        self.at = 0


def seed_text(seed: object) -> str:
    """The seed in full: 32 hexadecimal digits. Takes 1 to 32 of them; raises `BadSeed`."""
    if not isinstance(seed, str) or not 1 <= len(seed) <= 32 or any(c not in "0123456789abcdefABCDEF" for c in seed):
        text = f"a seed is 1 to 32 hexadecimal digits (0-9, a-f), not {seed!r}"
        raise BadSeed(text, "wrong-seed", {"seed": str(seed)})
    return seed.lower().rjust(32, "0")


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def nth_seed(seed: str, n: int) -> str:
    """The seed of the n-th match of a series that began with `seed`."""
    return hashlib.blake2b(n.to_bytes(8, "big"), digest_size=16, key=bytes.fromhex(seed_text(seed))).hexdigest()


def commitment(seed: str) -> str:
    """The seed's commitment, shown before the end: its SHA-256."""
    return hashlib.sha256(seed_text(seed).encode("ascii")).hexdigest()
