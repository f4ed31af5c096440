"""Alhambra's rulebook for people: what each chapter promises to tell, and numbers that follow the data."""

from __future__ import annotations

import pytest

from majlis.engine.rulebook import make, rulebook
from majlis.engine.words import LANGUAGES
from majlis.games.alhambra.game import GAME

# What a reader of a chapter is to know afterwards; whole rules and runs of them.
PROMISED = {
    "build": "1.1-1.4 1.6 9.1 9.7 10.7",
    "turn": "2.5-2.7 3.1-3.6 3.8 EX-1",
    "money": "1.7 4.1-4.3 8.3 EX-3",
    "buying": "1.6 3.4 3.5 5.1-5.6 EX-4 EX-5",
    "placing": "6.1-6.9 EX-7 EX-8",
    "redesign": "7.1-7.3 7.5-7.8 EX-9 EX-10",
    "scoring": "1.5 1.10 2.8 8.2 8.7 9.2-9.9 EX-11 EX-12",
    "end": "8.5 8.6 10.1-10.7 10.9 EX-15",
    "dirk": "2.4 11.1-11.7 EX-16 EX-28",
    "vizier": "12.1-12.5 12.7-12.12 13.2-13.8 EX-17 EX-18 EX-20 EX-21",
    "bonus": "14.1-14.6 15.1-15.11 16.3 EX-22 EX-23 EX-24",
    "glance": "3.3 3.4 6.7-6.9 9.4 9.7 1.10 10.1",
}


def numbers_of(promised: str) -> set[str]:
    """`2.5-2.7 EX-1` as ALH-2.5, ALH-2.6, ALH-2.7 and EX-1."""
    out: set[str] = set()
    for part in promised.split():
        if part.startswith("EX-"):
            out.add(part)
            continue
        first, _, last = part.partition("-")
        chapter, start = first.split(".")
        end = last.split(".")[1] if last else start
        out |= {f"ALH-{chapter}.{number}" for number in range(int(start), int(end) + 1)}
    return out


def said(language: str, data: str, chapter: str) -> str:
    blocks = next(each for each in make(GAME, language, data).chapters if each.name == chapter).blocks
    return "\n".join(text for block in blocks for text in (block.text, *block.steps, block.after))


def test_every_chapter_tells_what_it_promises() -> None:
    chapters = rulebook(GAME).chapters
    assert [chapter.name for chapter in chapters] == list(PROMISED)
    for chapter in chapters:
        told = {number for block in chapter.blocks for number in block.ids}
        assert numbers_of(PROMISED[chapter.name]) <= told, chapter.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edited_box_is_told_as_it_is(language: str) -> None:
    data = (
        GAME.data_text()
        .replace("take_several_max_sum = 5 ", "take_several_max_sum = 7 ")
        .replace("points_round_3 = [21, 13, 6]", "points_round_3 = [30, 15, 6]")
    )
    assert {"en": "worth 7 at most", "de": "höchstens 7 wert", "ru": "не больше 7"}[language] in said(
        language, data, "money"
    )
    # Second and third place are shared: 15 + 6 for two.
    scoring = said(language, data, "scoring")
    assert {"en": "30 points", "de": "30 Punkte", "ru": "30 очков"}[language] in scoring
    assert {"en": "10 points", "de": "10 Punkte", "ru": "10 очков"}[language] in scoring
