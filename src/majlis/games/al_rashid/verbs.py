"""The verbs of Al-Rashid."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import verb

DRAW: Final = verb("draw", "tiles:words")
ASIDE: Final = verb("aside", "piece:word")
PLACE: Final = verb("place", "piece:word", "area:word")
PLOT: Final = verb("plot", "piece:word", "from:word", "to:word")
INFORM: Final = verb("inform", "piece:word", "from:word", "to:word")
MOVE: Final = verb("move", "piece:word", "from:word", "to:word")
LOOK: Final = verb("look", "area:word")
RESOLVE: Final = verb("resolve", "area:word")
ACTIVATE: Final = verb("activate", "office:word")
FAVOUR: Final = verb("favour", "leader:word")
ASK: Final = verb("ask", "wishes:words")
PAY: Final = verb("pay", "goods:words")
EXCHANGE: Final = verb("exchange", "give:word", "get:word")
HIRE: Final = verb("hire", "give:word", "colour:word")
BARTER: Final = verb("barter", "give:word")
TAKE: Final = verb("take", "goods:words")
NEGOTIATE: Final = verb("negotiate", "area:word")
DISMISS: Final = verb("dismiss", "own:word", "tile:number")
TRANSMUTE: Final = verb("transmute", "area:word")
FIGHT: Final = verb("fight", "tiles:words")
FLEE: Final = verb("flee")
TRADE: Final = verb("trade", "items:words")
PASS: Final = verb("pass")
END: Final = verb("end")

VERBS: Final = [
    *(DRAW, ASIDE, PLACE, PLOT, INFORM, MOVE, LOOK, RESOLVE, ACTIVATE, FAVOUR, ASK, PAY, EXCHANGE, HIRE, BARTER, TAKE),
    *(NEGOTIATE, DISMISS, TRANSMUTE, FIGHT, FLEE, TRADE, PASS, END),
]
