"""The verbs of Sabika."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import verb

KEEP: Final = verb("keep", "tile:word")
WORK: Final = verb("work", "worker:word", "space:word")
REST: Final = verb("rest", "worker:word")
MAIN: Final = verb("main")
SIDE: Final = verb("side", "slot:word")
DONE: Final = verb("done")
PAY: Final = verb("pay", "seals:number")
TAKE: Final = verb("take", "materials:words")
PICK: Final = verb("pick", "slot:word")
STORE: Final = verb("store", "place:word")
DISCARD: Final = verb("discard", "item:word")
LOSE: Final = verb("lose")
EXTEND: Final = verb("extend", "tile:word", "house:word")
ACTIVATE: Final = verb("activate", "house:word")
BUY: Final = verb("buy", "item:word")
SELL: Final = verb("sell", "item:word")
EXCHANGE: Final = verb("exchange", "give:word", "get:word")
REFRESH: Final = verb("refresh")
BUILD: Final = verb("build", "building:word", "materials:words")
LAY: Final = verb("lay", "end:word")
FAVOUR: Final = verb("favour", "space:number")
CHOOSE: Final = verb("choose", "way:number")
SPLIT: Final = verb("split", "dinar:number")
EXPORT: Final = verb("export", "city:word", "goods:words")
SAIL: Final = verb("sail", "city:word", "goods:words")
CONSOLIDATE: Final = verb("consolidate", "city:word")
VISIT: Final = verb("visit", "city:word")
PROCESS: Final = verb("process", "raw:word")
ENGRAVE: Final = verb("engrave", "poem:word", "colour:word", "materials:words")
REACTIVATE: Final = verb("reactivate", "poem:word")
USE: Final = verb("use", "piece:word")
RESOLVE: Final = verb("resolve", "source:word")
ACCEPT: Final = verb("accept")
DECLINE: Final = verb("decline")
TRIBUTE: Final = verb("tribute", "ways:words")
SURCHARGE: Final = verb("surcharge", "way:word")
APPOINT: Final = verb("appoint", "player:word")
GUIDE: Final = verb("guide", "piece:word")

VERBS: Final = [
    *(KEEP, WORK, REST, MAIN, SIDE, DONE, PAY, TAKE, PICK, STORE, DISCARD, LOSE, EXTEND, ACTIVATE, BUY, SELL, EXCHANGE),
    *(REFRESH, BUILD, LAY, FAVOUR, CHOOSE, SPLIT, EXPORT, SAIL, CONSOLIDATE, VISIT, PROCESS, ENGRAVE, REACTIVATE, USE),
    *(RESOLVE, ACCEPT, DECLINE, TRIBUTE, SURCHARGE, APPOINT, GUIDE),
]
