"""The verbs of Tadmor."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import verb

PICK: Final = verb("pick", "resource:word")
TAKE: Final = verb("take", "upgrade:word")
PLACE: Final = verb("place", "figure:word", "space:word")
TURN_IN: Final = verb("turn_in", "mission:word", "reward:words")
DECLINE: Final = verb("decline")
HIRE: Final = verb("hire", "region:word")
BUY: Final = verb("buy", "upgrade:word", "pay:words")
RESOLVE: Final = verb("resolve", "space:word")
TRADE: Final = verb("trade", "give:word", "get:words", "count:number")
ACQUIRE: Final = verb("acquire", "resource:word")
DISCARD: Final = verb("discard", "mission:word", "resource:word")
TOWER: Final = verb("tower", "space:word", "mode:word", "levels:number")
BETRAY: Final = verb("betray", "space:word", "target:word")
TEMPLE: Final = verb("temple", "space:word", "stage:word", "pay:words")
PRIZE: Final = verb("prize", "stack:word")
PRECIOUS: Final = verb("precious", "space:word", "good:word", "pay:words")
DRAW: Final = verb("draw", "space:word")
FULFIL: Final = verb("fulfil", "space:word", "mission:word", "pay:words")
LEAD: Final = verb("lead", "space:word", "resource:word")
EXEMPT: Final = verb("exempt", "space:word")
SUPPLY: Final = verb("supply", "space:word")
TAX: Final = verb("tax", "with:word")
DROP: Final = verb("drop", "resources:words")
END: Final = verb("end")
KEEP: Final = verb("keep")

VERBS: Final = [
    *(
        PICK,
        TAKE,
        PLACE,
        TURN_IN,
        DECLINE,
        HIRE,
        BUY,
        RESOLVE,
        TRADE,
        ACQUIRE,
        DISCARD,
        TOWER,
        BETRAY,
        TEMPLE,
        PRIZE,
        PRECIOUS,
        DRAW,
    ),
    *(FULFIL, LEAD, EXEMPT, SUPPLY, TAX, DROP, END, KEEP),
]
