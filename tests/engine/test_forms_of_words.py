"""Numbers and cases in messages: a noun agrees with its number, and a case that a message asks for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis.engine.words import LANGUAGES
from tests.fluent_files import (
    GAMES,
    ROOT,
    all_files,
    cases_asked,
    counted,
    counted_words,
    game_files,
    selects,
    texts,
)

TEXTS_NOT_NUMBERS = {"file", "name", "needs", "places", "value"}
"""Parts that are texts: names, "3/5/7", "6–3", "12.4"."""
STAYS = {"more", "Stück", "Stapel", "turns"}
"""Words that read the same behind any number there, or are verbs ("card 2 turns up")."""
LIVING = re.compile(r"^(архитектор|торговец|купец|мудрец|верблюд|паша)\b")
CHANGES = re.compile(r"(а|я|ая|яя)( \d| \{|$)")
"""Russian names that have an accusative of their own: feminine ones, and living beings."""
NAMES_ASKED = sorted(path.parent.name for path in GAMES.glob("*/locale"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_agrees_with_the_number_before_it(language: str) -> None:
    """A word that some message shows in several forms must not stand behind a number in one form only."""
    paths = all_files(language)
    words = counted_words(paths) - STAYS
    found = [
        f"{path.relative_to(ROOT)}, {fault.message}: {fault.number} {fault.word}"
        for path in paths
        for fault in counted(path)
        if fault.word in words and fault.number not in TEXTS_NOT_NUMBERS
    ]
    assert len(words) > 50
    assert found == []


def test_russian_plurals_have_one_few_and_many_on_the_page_too() -> None:
    found = []
    for path in all_files("ru"):
        for text in texts(path):
            for select in selects(text.pattern):
                keys = {variant.key.name for variant in select.variants if hasattr(variant.key, "name")}
                if keys & {"one", "few"} and not {"one", "few", "many"} <= keys:
                    found.append(f"{path.relative_to(ROOT)}, {text.message}: {', '.join(sorted(keys))}")
    assert found == []


def attributes(path: Path) -> dict[str, set[str]]:
    """The further texts of every message of a file."""
    found: dict[str, set[str]] = {}
    for text in texts(path):
        found.setdefault(text.message, set()).add(text.attribute)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES_ASKED)
def test_every_case_that_a_message_asks_for_is_one_that_names_have(game: str, language: str) -> None:
    """The page's messages included: they use the names of the engine's files."""
    given = {text.attribute for path in game_files(game, language) for text in texts(path)}
    asked = {(message, case) for path in game_files(game, language) for message, case in cases_asked(path)}
    assert sorted((message, case) for message, case in asked if case not in given) == []


@pytest.mark.parametrize("game", NAMES_ASKED)
def test_russian_names_that_change_in_the_accusative_declare_it(game: str) -> None:
    """A name without the case is said as in a list: right for *гипс*, wrong for *глина*."""
    path = GAMES / game / "locale" / "ru.ftl"
    if "accusative" not in {case for _, case in cases_asked(path)}:
        pytest.fail(f"{game} asks for no accusative: the Russian texts avoid it")
    has = attributes(path)
    wanting = []
    for name in accusatives(game):
        said = next(text for text in texts(path) if text.message == name and not text.attribute)
        plain_text = "".join(getattr(element, "value", "{") for element in said.pattern.elements)
        if (LIVING.search(plain_text) or CHANGES.search(plain_text)) and "accusative" not in has[name]:
            wanting.append(name)
    assert wanting == []


def accusatives(game: str) -> set[str]:
    """The names that messages ask for in the accusative, as far as a part is always of one kind."""
    kinds = {
        "sabika": r"gypsum|wood|marble|ceramic|cane|silk|clay|sugar|clothes|pottery|builder.*|merchant|poet"
        r"|palace|fountain|gate|garden|tower|window",
        "tadmor": r"camel|ship",
        "al_rashid": r"hardwood|pottery|metal|spice|silk|pasha|merchant|sage",
        "alhambra": r"pavilion|seraglio|arcades|chambers|garden|tower",
    }
    names = attributes(GAMES / game / "locale" / "ru.ftl")
    return {name for name in names if re.fullmatch(f"name-({kinds[game]})", name)}
