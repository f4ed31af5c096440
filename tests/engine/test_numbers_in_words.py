"""Numbers that a rulebook writes in words: those of how a game is built may stand; where the data has them, they are compared."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from majlis.engine.catalog import game as game_named
from majlis.engine.rulebook import folder_of, parse
from majlis.engine.words import LANGUAGES

WORDS = {
    "en": r"\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b",
    "de": r"\b(?:drei\w*|vier\w*|fünf\w*|sechs\w*|sieben\w*|acht|neun|zehn|elf|zwölf)\b",
    "ru": r"\b(?:три|трёх|трём|тремя|трижды|четыре\w*|четырёх|пять|пяти|шесть|шести|семь|семи|восемь|восьми|девять|десять)\b",
}
"""From three on: "two" is as often a pronoun."""
EXAMPLES = ("example", "picture")
"""A position that the book lays out itself: it does not change with the data."""

Data = dict[str, Any]
BUILT: dict[str, dict[str, str | Callable[[Data], bool]]] = {
    "alhambra": {
        "one of three things|eins von dreien|одно из трёх": "place, remove, swap: the list follows",
    },
    "al_rashid": {
        "three parts|drei Teile|три части": "the list follows",
        "three actions|drei Aktionen|три действия": "service, office, favour: the list follows",
        "|| {actions} из трёх": "service, office, favour: the list follows",
        "three types|drei Arten|трёх видов": "the list follows",
        "For two or three players||Если игроков не больше трёх": lambda data: all(
            office["copies"]["p2"] == office["copies"]["p3"] == 1 for office in offices(data)
        ),
        "|Ämter von vier Gilden doppelt|должности четырёх гильдий": lambda data: (
            len({office["guild"] for office in offices(data) if office["copies"]["p4"] == 2}) == 4
        ),
    },
    "tadmor": {
        "five sources|fünf Quellen|пять источников": "the list follows",
        "score three times|zählen dreimal|очки трижды": lambda data: data["game"]["epochs"] == 3,
        "three colours|drei Farben|трёх цветов": lambda data: len(data["precious_stack"]) == 3,
        "|Ein viertes Kamel|": lambda data: data["figures"]["camels_start"] == 3,
    },
    "sabika": {
        "|drei **Rondelle**|три **рондели**": lambda data: (
            sum(isinstance(ring, dict) and "spaces" in ring for ring in data["rondel"].values()) == 3
        ),
        "four **building materials**|gibt es vier Sorten|четырёх видов": "each kind has a word and a drawing of its own",
        "four of you play|Außer zu viert|": "the most who can play; without the sultan's workers, which the data lists by seats",
        "three times in a game|dreimal in der Partie|за игру трижды": lambda data: wishes(data) == 3,
        "||все три приносят": lambda data: wishes(data) == 3,
        "||одно из трёх": "buy, sell, exchange: the list follows",
        "four levels|vier Schwierigkeitsstufen|четыре уровня": "the list follows",
    },
}
"""What stands in the three books, and why it may: the reason, or what the data must say for it."""


def offices(data: Data) -> list[Data]:
    return data["offices"]["office"]  # type: ignore[no-any-return]


def wishes(data: Data) -> int:
    """How many lie on the round track."""
    return sum(space["wish"] for space in data["round_track"]["records"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT)
def test_a_number_in_words_is_one_that_no_data_changes(name: str, language: str) -> None:
    game, at = game_named(name), LANGUAGES.index(language)
    allowed = [phrases.split("|")[at] for phrases in BUILT[name] if phrases.split("|")[at]]
    text = (folder_of(game) / f"{language}.md").read_text(encoding="utf-8")
    written = []
    for chapter in parse(text, game.prefix, language)[1]:
        for block in chapter.blocks:
            said = "\n".join((block.text, *block.steps, block.after))
            for phrase in allowed:
                said = said.replace(phrase, "")
            if block.kind not in EXAMPLES:
                written += [
                    f"{language}.md, line {block.line}: {word}" for word in re.findall(WORDS[language], said, re.I)
                ]
    assert written == []
    assert [phrase for phrase in allowed if phrase not in text] == []


@pytest.mark.parametrize("name", BUILT)
def test_what_is_said_in_words_is_what_the_data_says(name: str) -> None:
    data = tomllib.loads(game_named(name).data_text())
    assert [phrases for phrases, holds in BUILT[name].items() if callable(holds) and not holds(data)] == []
