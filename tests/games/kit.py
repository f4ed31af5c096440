"""What the tests of all games say: events, refusals, turns in words, what pieces mean."""

from __future__ import annotations

from typing import Any

from majlis.engine.action import Fact, Refusal
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.positions import Table
from majlis.engine.turns import TurnKeeper


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name, without its prefix."""
    return [event for event in events if event.name == f"event-{name}"]


def refusal(id: str, rule: str, **facts: Fact) -> Refusal:
    """What `Table.refused` should return; the id without its prefix."""
    return Refusal(f"refused-{id}", rule, dict(facts))


def watched(t: Table) -> TurnKeeper:
    """Begin to keep turns from this position on: one that was laid out by calls cannot be replayed for them."""
    keeper = TurnKeeper(t.match.game, t.match.seats, 0)
    keeper.set_up(t.state)
    t.match._keeper = keeper
    return keeper


def lines(t: Table, language: str = "en", viewer: int | None = None) -> list[tuple[int, str]]:
    """Seat and headline of every turn after the set-up."""
    words = t.match.game.words(language)
    out: list[tuple[int, str]] = []
    for turn in t.match.turns(viewer)[1:]:
        headline: Any = turn["headline"]
        seat: Any = turn["seat"]
        out.append((seat, words.say(headline["id"], **headline["facts"])))
    return out


def sentence(game: Game, piece: str, language: str = "en") -> tuple[str, str, str]:
    """Kind, text and rule of a piece of the game's own box."""
    found = game.about(game.read_box(None), piece)
    assert found is not None
    words = game.words(language)
    return words.say(found.kind, **found.facts), words.say(found.text, **found.facts), found.rule


def meaning(t: Table, piece: str, viewer: int | None = 0, language: str = "en") -> list[tuple[str, str]]:
    """Tone and text of what a piece means for that viewer now."""
    words = t.match.game.words(language)
    return [(row.tone, words.say(row.id, **row.facts)) for row in t.state.about(piece, viewer)]
