"""A match turn by turn: whose turn it was, and in a few words what came of it."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.events import Event
from majlis.engine.turns import Message, TurnShape, usual_headline

SHAPE: Final = TurnShape(
    starts=("event-vizier-use",),
    ends=("event-money-laid", "event-tile-laid"),
    within=(
        *("event-starts", "event-dealt", "event-bonus-dealt"),
        *("event-vizier-pass", "event-vizier-answer"),
        *("event-reveal", "event-reveal-pass", "event-bonus-back"),
        *("event-scores-type", "event-scores-wall", "event-hand-open", "event-last-tile"),
    ),
    lines=("event-scoring", "event-end-market", "event-end-stalled", "event-over"),
    headlines=(
        *("event-over", "event-scoring", "event-end-market", "event-end-stalled"),
        *("event-hut", "event-build", "event-swap", "event-remove", "event-take", "event-reactivate"),
        *("event-vizier-use", "event-place", "event-give", "event-keep", "event-pass"),
    ),
    touches={
        "event-take": ("", "cards"),
        "event-buy": ("", "slot"),
        "event-buy-exact": ("", "slot"),
        "event-hut": ("", "tile"),
        **{f"event-{name}": ("", "tile") for name in ("place", "build", "swap", "remove")},
        "event-keep": ("", "tile"),
        "event-give": ("", "tile"),
        "event-last-tile": ("", "tile"),
        "event-reveal": ("", "card"),
        "event-bonus-back": ("", "card"),
        "event-scores-type": ("", "type"),
    },
)
"""A turn is what one player does until another one acts; actions after an exact payment belong to it (ALH-3.4), and so does the refill.
After the refill the same player can act only in another turn or with the vizier.
A special purchase of the vizier is a line of its own (ALH-12.14), scorings and the end are the game's. What players are asked in between
(vizier, bonus cards) begins no line."""


def headline(seat: int, told: list[tuple[Event, Facts]]) -> Message:
    """All purchases of a turn together, with the money taken after them; otherwise the event that says most."""
    mine = [(event, facts) for event, facts in told if event.seat == seat]
    bought = [facts for event, facts in mine if event.name in ("event-buy", "event-buy-exact")]
    if seat < 0 or not bought:
        return usual_headline(SHAPE, seat, told)
    facts: Facts = {
        "seat": seat,
        "tiles": [str(purchase["tile"]) for purchase in bought],
        "sum": sum(int(str(purchase["sum"])) for purchase in bought),
    }
    if any(event.name == "event-vizier-use" for event, _ in mine):
        return "turn-vizier-buy", facts
    for event, parts in mine:
        if event.name == "event-take":
            facts["cards"] = parts["cards"]
            return "turn-buy-take", facts
    return "turn-buy", facts
