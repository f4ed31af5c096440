"""Scenes that many tests of Alhambra need: a turn passes, a scoring comes, a window is answered."""

from __future__ import annotations

from majlis.engine.action import Fact, Refusal
from majlis.engine.events import Event
from tests.games.alhambra.builder import Table


def take_a_card(t: Table) -> list[Event]:
    """A turn in which nothing happens but that the first card of the display is taken."""
    return t.play(f"take {t.shown()[0]}")


def row(t: Table, seat: int, *names: str) -> None:
    """Lay tiles in one line eastwards of the fountain."""
    t.build(seat, {f"{x},0": name for x, name in enumerate(names, 1)})


def score(t: Table, round: int) -> list[Event]:
    """Let the scoring round come at the end of this turn; round 3 with the end of the game, no tile left to give out."""
    if round == 3:
        t.market(florin=None, dirham=None, denar=None, ducat=None).bag()
    else:
        t.next_cards(f"scoring_card_{round}")
    return take_a_card(t)


def points(t: Table, round: int, source: str) -> list[int]:
    """What each seat got in a round for a type or for the wall."""
    return [t.match.breakdown(seat)[f"round_{round}_{source}"] for seat in range(t.match.seats)]


def pass_all(t: Table, question: str) -> list[int]:
    """Pass as long as that question is asked; the seats that were asked, in order."""
    asked: list[int] = []
    while t.asked() == question:
        asked.append(t.match.actor)
        t.play("pass")
    return asked


def says(refusal: Refusal, id: str, rule: str, **facts: Fact) -> bool:
    """Whether a refusal has this id and rule and speaks of these facts."""
    return (refusal.id, refusal.rule) == (f"refused-{id}", rule) and {**refusal.facts, **facts} == refusal.facts
