"""What the tests of all games say about events and refusals."""

from __future__ import annotations

from majlis.engine.action import Fact, Refusal
from majlis.engine.events import Event


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name, without its prefix."""
    return [event for event in events if event.name == f"event-{name}"]


def refusal(id: str, rule: str, **facts: Fact) -> Refusal:
    """What `Table.refused` should return; the id without its prefix."""
    return Refusal(f"refused-{id}", rule, dict(facts))
