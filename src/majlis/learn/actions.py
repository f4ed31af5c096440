"""Actions as whole numbers: the number of an action follows from its notation alone.

An action of these games is a verb with parts, and there are thousands of them: more than anyone would list, few enough to scatter. So the
number of an action is the CRC-32 of its notation modulo `ACTIONS`. It does not depend on the position, on the order in which a game lists
its actions or on its revision, and adding an action changes no other's number. Where two actions that are legal at the same time share a
number, the one that comes later in the alphabet gets the next free one.
"""

from __future__ import annotations

import zlib
from typing import Final

ACTIONS: Final = 4096
"""How many numbers there are, in every game. No decision has more than a few hundred legal actions."""


def action_numbers(texts: list[str]) -> list[int]:
    """The numbers of actions that are legal together, given by their notations.

    >>> action_numbers(["pick wood", "pick stone"])
    [3103, 599]
    """
    taken: dict[int, str] = {}
    found: dict[str, int] = {}
    for text in sorted(texts):
        number = zlib.crc32(text.encode("ascii")) % ACTIONS
        while number in taken:
            number = (number + 1) % ACTIONS
        taken[number] = text
        found[text] = number
    return [found[text] for text in texts]
