"""Events: who sees what."""

from __future__ import annotations

from majlis.engine.events import Event

OPEN = Event("event-open", "TOY-1.1", 1, {"card": "ace"})
SECRET = Event("event-secret", "TOY-1.2", 1, {"card": "ace"}, to=(0, 1), rest={"card": ""}, shown=(0,))
SILENT = Event("event-silent", "TOY-1.3", -1, {"card": "ace"}, to=(1,))


def test_without_to_everybody_sees_the_parts() -> None:
    assert [OPEN.seen_by(seat) for seat in (None, 0, 1)] == [{"card": "ace"}] * 3


def test_those_whom_it_is_not_for_see_the_rest() -> None:
    assert SECRET.seen_by(0) == SECRET.seen_by(1) == {"card": "ace"}
    assert SECRET.seen_by(2) == SECRET.seen_by(None) == {"card": ""}


def test_without_a_rest_the_others_see_nothing_of_it() -> None:
    assert SILENT.seen_by(1) == {"card": "ace"}
    assert SILENT.json(0) is None
    assert SILENT.json(None) is None


def test_json_says_what_happened_to_whom_by_which_rule() -> None:
    assert SECRET.json(2) == {"name": "event-secret", "rule": "TOY-1.2", "seat": 1, "parts": {"card": ""}}
    assert SECRET.json(0) == {"name": "event-secret", "rule": "TOY-1.2", "seat": 1, "parts": {"card": "ace"}}
