"""A match turn by turn: whose turn it was, and in a few words what came of it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from majlis.engine.action import Fact, Facts
from majlis.engine.events import Event
from majlis.engine.turns import Message, TurnShape, headline_of, usual_headline
from majlis.games.sabika.words import CARD_NAMES, GOOD_NAMES, ITEM_NAMES

SHAPE: Final = TurnShape(
    starts=("event-work", "event-rest", "event-rest-forced"),
    within=(
        *("event-keep", "event-start-tile", "event-start-player"),
        *("event-dinar", "event-paria", "event-prestige", "event-prestige-lost", "event-material", "event-raw"),
        *("event-good", "event-stored", "event-discard", "event-lost", "event-processed", "event-nothing"),
        *("event-split", "event-resolve", "event-pay", "event-main", "event-side", "event-bonus-action"),
        *("event-decline", "event-extend", "event-activate", "event-buy", "event-sell", "event-exchange"),
        *("event-refresh", "event-build", "event-lay", "event-mosaic", "event-favour", "event-favour-bonus"),
        *("event-export", "event-sail", "event-seal", "event-consolidate", "event-rewarded", "event-visit"),
        *("event-engrave", "event-reactivate", "event-use"),
        *("event-tribute", "event-surcharge", "event-wish-scored"),
        *("event-large-poem", "event-trade-scored", "event-leftovers"),
    ),
    lines=("event-book", "event-round", "event-yusuf-tile", "event-over", "event-over-alone"),
    rounds=("event-wishes", "event-round"),
    headlines=(
        *("event-over", "event-over-alone", "event-round", "event-tribute", "event-wish", "event-book"),
        *("event-yusuf-build", "event-yusuf-engrave", "event-yusuf-export", "event-yusuf-consolidate"),
        *("event-yusuf-tile-taken", "event-yusuf-idle", "event-yusuf-move", "event-yusuf-tile"),
        *("event-build", "event-engrave", "event-export", "event-sail", "event-consolidate", "event-extend"),
        *("event-activate", "event-reactivate", "event-rest-forced", "event-rest", "event-work"),
    ),
    touches={
        "event-work": ("from", "space"),
        "event-side": ("", "slot"),
        "event-raw": ("", "slot"),
        "event-good": ("", "slot"),
        "event-extend": ("tile", "house"),
        "event-activate": ("", "house"),
        "event-refresh": ("", "cards"),
        "event-build": ("", "building"),
        "event-lay": ("", "building"),
        "event-export": ("", "city"),
        "event-sail": ("", "city"),
        "event-seal": ("", "city"),
        "event-consolidate": ("", "city"),
        "event-visit": ("", "city"),
        "event-engrave": ("", "poem"),
        "event-reactivate": ("", "poem"),
        "event-use": ("", "piece"),
        "event-wish": ("", "wish"),
        "event-yusuf-move": ("from", "space"),
        "event-yusuf-clear": ("", "slots"),
        "event-yusuf-build": ("", "building"),
        "event-yusuf-engrave": ("", "poem"),
        "event-yusuf-export": ("", "city"),
        "event-yusuf-consolidate": ("", "city"),
        "event-yusuf-tile-taken": ("", "tile"),
    },
    early=True,
)
"""A turn begins when a worker goes to work or rests (SAB-3.2); whatever it brings to anybody belongs to it. The golden book (with
wishes and tribute), a new round and Yusuf's worker tiles begin lines of the game's own. The set-up is round 1: it tells the wishes once."""

_BEFORE_THE_MARKET: Final = (
    "event-build",
    "event-engrave",
    "event-export",
    "event-sail",
    "event-consolidate",
    "event-extend",
)


def headline(seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """What a turn is remembered for: build > engrave > export > consolidate > extend > market > quarry > commission > rest."""
    return (None if seat < 0 else _of_player(seat, told)) or _usual(seat, told)


def _of_player(seat: int, told: list[tuple[Event, Facts]]) -> Message | None:
    mine = [(event, facts) for event, facts in told if event.seat == seat]
    for name in _BEFORE_THE_MARKET:
        for event, facts in mine:
            if event.name == name:
                return _told(event, facts)
    return _traded(seat, mine) or _gathered(seat, mine)


def _usual(seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """The first event that has a headline; tribute is one for all who pay it, be it in somebody's turn."""
    message, facts = usual_headline(SHAPE, seat, told)
    if message != "turn-tribute":
        return message, facts
    ended = any(event.name in _AT_THE_END for event, _ in told)
    return "turn-tribute-last" if ended else message, _tribute(told)


_AT_THE_END: Final = frozenset({"event-large-poem", "event-trade-scored", "event-leftovers"})
"""What is scored once, after the last tribute (SAB-11.1)."""


def _tribute(told: list[tuple[Event, Facts]]) -> Facts:
    """How much each player had to pay, and who lost prestige because something was missing (SAB-10.7)."""
    paid = [(event.seat, facts) for event, facts in told if event.name == "event-tribute"]
    short = [str(seat) for seat, facts in paid if "prestige" in _list(facts["ways"])]
    return {"count": paid[0][1]["count"], "short": short}


def _list(value: Fact) -> list[str]:
    return value if isinstance(value, list) else [str(value)]


def _told(event: Event, facts: Facts) -> Message:
    """The event as a headline; where goods come from does not matter in it."""
    goods = facts.get("goods")
    if not isinstance(goods, list):
        return headline_of(event, facts)
    return headline_of(event, {**facts, "goods": summed([_plain(good) for good in goods])})


def _plain(item: str) -> str:
    """A good on a poem is a good."""
    return GOOD_NAMES[CARD_NAMES.index(item)] if item in CARD_NAMES else item


def summed(items: list[str]) -> list[str]:
    """Equal items together, "3 × wood" for three wood; such amounts have names of their own (see `Names`)."""
    counts = {item: items.count(item) for item in items}
    return [item if n == 1 or item not in ITEM_NAMES else f"{n}_{item}" for item, n in counts.items()]


def _traded(seat: int, mine: list[tuple[Event, Facts]]) -> Message | None:
    """All transactions of a turn (SAB-5.7): what there is more and less of in the end; what only passed through is left out."""
    came: list[str] = []
    went: list[str] = []
    for event, facts in mine:
        if event.name == "event-buy":
            item = str(facts["item"])
            came.append(item if item in ITEM_NAMES else "gain_raw")
        elif event.name == "event-sell":
            went.append(_plain(str(facts["item"])))
        elif event.name == "event-exchange":
            came.append(str(facts["get"]))
            went.append(str(facts["give"]))
    if not came and not went:
        return None
    return "turn-market", {"seat": seat, "came": summed(_beyond(came, went)), "went": summed(_beyond(went, came))}


def _beyond(items: list[str], others: list[str]) -> list[str]:
    """What of the items is left when the others are taken away, in their order."""
    left = Counter(others)
    out: list[str] = []
    for item in items:
        if left[item] > 0:
            left[item] -= 1
        else:
            out.append(item)
    return out


def _gathered(seat: int, mine: list[tuple[Event, Facts]]) -> Message | None:
    """Goods made, then materials taken, then a commission."""
    made = [str(facts["good"]) for event, facts in mine if event.name == "event-processed"]
    cities = [str(facts["city"]) for event, facts in mine if event.name == "event-visit"]
    poems = [str(facts["poem"]) for event, facts in mine if event.name == "event-reactivate"]
    materials: list[str] = []
    for event, facts in mine:
        taken = facts.get("materials")
        if event.name == "event-material" and isinstance(taken, list):
            materials += taken
    if made or cities:
        return "turn-produce", {"seat": seat, "goods": summed(made), "cities": cities}
    if poems:
        return "turn-reactivate", {"seat": seat, "poems": poems}
    if any(event.name == "event-main" and facts["action"] == "commission" for event, facts in mine):
        return "turn-commission", {"seat": seat}
    return ("turn-quarry", {"seat": seat, "materials": summed(materials)}) if materials else None
