"""A match of Al-Rashid turn by turn: a line for each piece placed, each visit and each trade, and for what the game itself does.

The state says where a visit or a trade begins (`RashidState.stretch`).
"""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Fact, Facts
from majlis.engine.events import Event
from majlis.engine.turns import Message, TurnShape, usual_headline

_IN_AREA: Final = (
    *("place", "resolve", "removed", "look", "negotiate", "dismiss", "transmute", "turned-up", "tile-laid"),
    *("fight", "beaten", "won", "withdraw", "flee", "nobody-trades", "trade", "trade-nothing"),
)
SHAPE: Final = TurnShape(
    starts=("event-place", "event-aside"),
    within=("event-removed", "event-shame", "event-goods"),
    lines=("event-crisis", "event-round", "event-order", "event-turned-up", "event-over"),
    rounds=("event-first-order", "event-round"),
    headlines=(
        # the game's own lines
        *("event-over", "event-crisis", "event-round", "event-order", "event-turned-up"),
        # territories, palaces, offices
        *("event-trade", "event-won", "event-flee", "event-withdraw", "event-trade-nothing"),
        *("event-ask", "event-activate", "event-move", "event-look", "event-transmute"),
        # placement and the rest
        *("event-place", "event-aside", "event-favour", "event-ask-nothing", "event-draw", "event-resolve"),
        *("event-operation-pass", "event-scheme-pass", "event-aside-pass", "event-transmute-pass", "event-end"),
    ),
    touches={
        **{f"event-{name}": ("", "area") for name in _IN_AREA},
        **{f"event-{name}": ("", "office") for name in ("office", "activate")},
        **{f"event-{name}": ("", "leader") for name in ("favour", "favour-lost")},
        "event-ask": ("", "wishes"),
        "event-move": ("from", "to"),
    },
)


def headline(seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """What says most, with goods of one kind summed up."""
    message, facts = usual_headline(SHAPE, seat, told)
    if message == "turn-trade":
        items = _amounts(facts["items"])
        cleared = any(event.seat == seat and event.name == "event-won" for event, _ in told)
        return "turn-trade-won" if cleared else message, {**facts, "items": items}
    if message == "turn-draw":
        tiles = facts["tiles"]
        return message, {"count": len(tiles) if isinstance(tiles, list) else 0, "seat": seat}
    return message, facts


def _amounts(items: Fact) -> list[str]:
    """Goods by kind: `metal-3` are three of metal."""
    counts: dict[str, int] = {}
    for item in items if isinstance(items, list) else [str(items)]:
        counts[item] = counts.get(item, 0) + 1
    return [f"{name}-{count}" for name, count in counts.items()]
