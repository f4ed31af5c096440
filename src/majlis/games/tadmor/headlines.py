"""A match of Tadmor turn by turn: a line for each figure placed, for each player's window, and for what the game itself does.

The state says where a window begins (`TadmorState.stretch`): what one player does in two windows is two turns.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.events import Event
from majlis.engine.turns import Message, TurnShape, usual_headline
from majlis.games.tadmor.box import RESOURCE_NAMES

SHAPE: Final = TurnShape(
    starts=("event-place", "event-pick", "event-take-start"),
    within=("event-start", "event-tower-free", "event-bonus", "event-raid-gold", "event-driven"),
    lines=(
        *("event-round", "event-displayed", "event-no-attack", "event-attacked"),
        *("event-tower-points", "event-final"),
    ),
    rounds=("event-round",),
    headlines=(
        # the game's own lines
        *("event-over", "event-attacked", "event-no-attack", "event-round", "event-displayed", "event-tower-points"),
        # windows: what counts most for the match first
        *("event-completed", "event-temple", "event-temple-free", "event-fulfil", "event-betray"),
        *("event-tower", "event-tower-levels", "event-precious", "event-precious-points", "event-fetched"),
        *("event-buy", "event-take", "event-new-figure", "event-gain-figure", "event-lead"),
        # placement and raiders
        *("event-place", "event-swapped", "event-redirected", "event-revealed", "event-hired", "event-hire-nothing"),
        *("event-take-start", "event-pick", "event-out"),
        # what is left of a window in which nothing was built
        *("event-draw", "event-turn-in", "event-supplies", "event-prestige", "event-gifts", "event-gain"),
        *("event-tax-lost", "event-tax-paid", "event-exempt", "event-trade", "event-discard", "event-acquire"),
        *("event-drop", "event-decline-redirect", "event-decline-swap", "event-returned", "event-keep", "event-end"),
    ),
    touches={
        **{f"event-{name}": ("", "space") for name in ("place", "gain", "gifts")},
        **{f"event-{name}": ("", "spaces") for name in ("attacked", "spared", "returned")},
        **{
            f"event-{name}": ("", "upgrade")
            for name in ("buy", "take", "take-start", "moved-onto", "bonus", "raid-gold")
        },
        **{f"event-{name}": ("", "mission") for name in ("fulfil", "turn-in", "discard")},
        **{f"event-{name}": ("", "good") for name in ("precious", "precious-points", "prize", "fetched", "top")},
        **{f"event-{name}": ("", "stage") for name in ("temple", "temple-free")},
        **{f"event-{name}": ("", "region") for name in ("revealed", "redirected", "slot")},
        "event-swapped": ("own", "other"),
        "event-displayed": ("", "upgrades"),
    },
)


def headline(seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """What says most, with the gains, levels and cards of the whole turn summed up."""
    message, facts = usual_headline(SHAPE, seat, told)
    if message == "turn-attacked":
        return message, {**facts, "losers": [str(event.seat) for event, _ in told if event.name == "event-driven"]}
    if message == "turn-gain":
        return message, {**facts, "resources": _gained(seat, told), "count": _times(seat, told, "event-gain")}
    if message in ("turn-tower", "turn-tower-levels"):
        names = ("event-tower", "event-tower-levels")
        levels = sum(_numbers(seat, told, name, "levels") for name in names)
        height = [facts["height"] for event, facts in told if event.seat == seat and event.name in names][-1]
        return "turn-tower", {"levels": levels, "height": height, "seat": seat}
    if message in ("turn-gifts", "turn-betray"):
        part = "prestige" if message == "turn-gifts" else "levels"
        return message, {**facts, part: _numbers(seat, told, f"event-{message.removeprefix('turn-')}", part)}
    if message == "turn-draw":
        return message, {"count": _times(seat, told, "event-draw"), "seat": seat}
    if message == "turn-trade":
        return message, {"give": _summed(seat, told, "give"), "get": _summed(seat, told, "get"), "seat": seat}
    return message, facts


def _of(seat: int, told: list[tuple[Event, Facts]], name: str) -> list[Facts]:
    return [facts for event, facts in told if event.seat == seat and event.name == name]


def _times(seat: int, told: list[tuple[Event, Facts]], name: str) -> int:
    return len(_of(seat, told, name))


def _numbers(seat: int, told: list[tuple[Event, Facts]], name: str, part: str) -> int:
    return sum(int(str(facts[part])) for facts in _of(seat, told, name))


def _gained(seat: int, told: list[tuple[Event, Facts]]) -> list[str]:
    """All resources that figures brought, by kind: `marble-8`."""
    found = _of(seat, told, "event-gain")
    return _amounts([f"{facts['resource']}-{facts['count']}" for facts in found])


def _summed(seat: int, told: list[tuple[Event, Facts]], part: str) -> list[str]:
    amounts: list[str] = []
    for facts in _of(seat, told, "event-trade"):
        value = facts[part]
        amounts += value if isinstance(value, list) else [str(value)]
    return _amounts(amounts)


def _amounts(texts: list[str]) -> list[str]:
    """Amounts such as `wood-2`, those of one kind added up."""
    sums = dict.fromkeys(RESOURCE_NAMES, 0)
    for text in texts:
        name, _, count = text.partition("-")
        sums[name] += int(count)
    return [f"{name}-{count}" for name, count in sums.items() if count]
