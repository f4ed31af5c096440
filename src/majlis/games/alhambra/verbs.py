"""The verbs of Alhambra."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import verb

TAKE: Final = verb("take", "cards:words")
BUY: Final = verb("buy", "slot:word", "pay:words")
PLACE: Final = verb("place", "tile:word", "cell:cell")
KEEP: Final = verb("keep", "tile:word")
GIVE: Final = verb("give", "tile:word")
REMOVE: Final = verb("remove", "cell:cell")
SWAP: Final = verb("swap", "tile:word", "cell:cell")
HUT: Final = verb("hut", "type:word")
REACTIVATE: Final = verb("reactivate")
END: Final = verb("end")
PASS: Final = verb("pass")
USE: Final = verb("use")
REVEAL: Final = verb("reveal", "card:word")

VERBS: Final = [TAKE, BUY, PLACE, KEEP, GIVE, REMOVE, SWAP, HUT, REACTIVATE, END, PASS, USE, REVEAL]
