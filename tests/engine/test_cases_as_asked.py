"""Names in the cases in which messages really ask for them: random matches of every game, told in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from majlis.engine.catalog import game, games
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words

MATCHES = 2
DECISIONS = 300
SAME = {("de", "accusative"), ("en", "accusative")}
"""Where a name without an article stands as in a list."""
CHANGES = re.compile(r"^\w*[ая]\b|^(архитектор|торговец|купец|мудрец|верблюд|паша)\b")
"""Russian names that have an accusative of their own: feminine ones, and living beings."""
CASES = {"accusative", "genitive", "dative", "instrumental", "prepositional"}


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str, str]]:
    """Fills with what has no form for a case that a message asks for: language, name and case."""
    found: set[tuple[str, str, str]] = set()
    render = Words._render

    def noting(words: Words, message: str, attribute: str, parts: Mapping[str, object]) -> str:
        said = render(words, message, attribute, parts)
        if attribute in CASES and not words.has(f"{message}.{attribute}"):
            found.add((words.language, said, attribute))
        return said

    monkeypatch.setattr(Words, "_render", noting)
    return found


def played(name: str) -> Iterator[tuple[Match, list[Event]]]:
    """Random matches, and what happened in them."""
    for number in range(MATCHES):
        match = game(name).start(2, seed=f"{number + 1}")
        chance = Chance.of(f"{number + 71}")
        events: list[Event] = []
        for _ in range(DECISIONS):
            if match.over:
                break
            seat = next(seat for seat in range(match.seats) if match.actions(seat))
            choices = match.actions(seat)
            events += match.play(choices[chance.below(len(choices))], seat)
        yield match, events


def events_of(name: str) -> Iterator[Event]:
    """What happens in random matches."""
    for _, events in played(name):
        yield from events


def headlines_of(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """How the turns of random matches are told in a line."""
    for match, _ in played(name):
        for turn in match.turns():
            headline: Any = turn["headline"]
            yield headline["id"], headline["facts"]


def words_of(name: str, language: str) -> Words:
    return Words(language, [game(name).folder / "locale"], game(name).namer)


@pytest.mark.parametrize("name", games())
def test_every_name_has_the_case_in_which_an_event_asks_for_it(name: str, lacking: set[tuple[str, str, str]]) -> None:
    languages = [words_of(name, language) for language in LANGUAGES]
    told = 0
    for event in events_of(name):
        for words in languages:
            words.say(event.name, **{**event.parts, "seat": event.seat})
            told += 1
    assert told > 1000
    for said, facts in headlines_of(name):
        for words in languages:
            words.say(said, **facts)
            if words.has(f"{said}.short"):
                words.say(f"{said}.short", **facts)
    wanting = {
        (language, text, case)
        for language, text, case in lacking
        if (language, case) not in SAME and (language != "ru" or case != "accusative" or CHANGES.search(text))
    }
    assert sorted(wanting) == []


def test_a_name_that_lacks_its_case_is_noticed(lacking: set[tuple[str, str, str]]) -> None:
    words_of("sabika", "ru").name("clay", "genitive")
    assert lacking == {("ru", "глина", "genitive")}
    assert CHANGES.search("клетка сырья, внизу")
    assert not CHANGES.search("гипс")
