"""One thing, one word: no text of a game, in messages or rules pages, uses a word that the term list avoids (docs/rules/terms.toml)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from majlis.engine.catalog import game as game_of
from majlis.engine.rules import reference
from majlis.engine.words import LANGUAGES
from tests.fluent_files import ROOT, game_files, plain, texts

TERMS: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    (ROOT / "docs" / "rules" / "terms.toml").read_text(encoding="utf-8")
)
GAMES = [game for game in TERMS if game != "reference"]
MACHINE = re.compile(r"`[^`]*`|\b[a-z0-9]+(?:_[a-z0-9]+)+\b")
"""What only a program calls so: `full_lap_allowed`."""
OPTION = {
    "en": re.compile(r'[Oo]ption\s"([^"]+)"'),
    "de": re.compile(r"Option\s„([^“]+)“"),
    "ru": re.compile(r"[Нн]астройк\w+\s«([^»]+)»"),
}
"""Where a rule names a choice of the host."""
ENDINGS = {
    "en": "(?:s|es|ed|ing|’s)?",
    "de": "(?:e|en|er|es|em|n|s)?",
    "ru": "(?:а|у|е|ом|ем|ы|и|ов|ев|ей|ам|ям|ами|ями|ах|ях|ой|ою|я|ю|ь|о|ого|ому|ым|ых|ый|ая|ое|ые|ую)?",
}
TITLES = {"game-title", "module-vizier", "board-short-title"}
"""What is called as on the box."""
EDITIONS = re.compile(r"^(\| R-\d+ \|.*|\| [^|]+ \| [^|]+ \| [^|]+ \| `.*)$", re.MULTILINE)
"""Rulings on names of other editions and rows of glossaries, which list them."""


@cache
def avoided(game: str, language: str) -> list[tuple[str, re.Pattern[str]]]:
    """The avoided words of a game, each with a pattern for it as a whole word in all its forms.

    A German noun is told from an adjective by its capital: "Kostbares" is avoided, "ein kostbares Gut" is the term itself.
    "A shame" is avoided, "a shame token" is the term; a stem cut down to ь needs an ending: *семьи*, but not *семь*.
    """
    found = []
    for word in TERMS[game]["avoid"][language]:
        stem = re.sub(r"[аяоеыи]$", "", word) if language == "ru" and " " not in word else word
        noun = language == "de" and word[0].isupper()
        tail = r"(?! [A-ZÄÖÜ])" if noun and word.endswith("es") else "(?! token)"
        flags = re.NOFLAG if noun else re.IGNORECASE
        endings = ENDINGS[language].removesuffix("?") if stem != word and stem.endswith("ь") else ENDINGS[language]
        found.append((word, re.compile(rf"\b{re.escape(stem)}{endings}\b{tail}", flags)))
    return found


def faults(game: str, language: str, text: str) -> list[str]:
    return [word for word, pattern in avoided(game, language) if pattern.search(text)]


def page_of(game: str, language: str) -> Path:
    folder = ROOT / "docs" / "rules"
    return (folder if language == "en" else folder / language) / f"{game}.md"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_messages_use_the_terms_of_the_game(game: str, language: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}, {text.message}: {word}"
        for path in game_files(game, language)
        for text in texts(path)
        if text.message not in TITLES
        for word in faults(game, language, plain(text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_use_the_terms_of_the_game(game: str, language: str) -> None:
    page = EDITIONS.sub("", page_of(game, language).read_text(encoding="utf-8"))
    found = [
        f"{word}: {line}"
        for line in page.splitlines()
        if not line.startswith("# ")
        for word in faults(game, language, line)
    ]
    assert found == []


def numbered(game: str, language: str) -> list[tuple[str, str]]:
    page = reference(game, language)
    assert page.language == language
    return [
        *((rule.id, rule.text) for rule in page.rules.values()),
        *((ruling.id, f"{ruling.question} {ruling.text}") for ruling in page.rulings.values()),
        *((example.id, f"{example.title} {example.text}") for example in page.examples.values()),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbered_rules_have_no_words_of_programs(game: str, language: str) -> None:
    found = [
        f"{number}: {word}"
        for number, text in numbered(game, language)
        for word in (*MACHINE.findall(text), *faults("reference", language, text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_called_as_in_the_dialog_of_a_new_table(game: str, language: str) -> None:
    """With its choice behind a colon, where the rule means one."""
    say = game_of(game).words(language).say
    called = set()
    for option in game_of(game).options.options:
        name = say(f"option-{option.name}")
        called |= {name, *(f"{name}: {say(f'option-{option.name}-{choice}')}" for choice in option.choices)}
    named = [" ".join(name.split()) for _, text in numbered(game, language) for name in OPTION[language].findall(text)]
    assert sorted({name for name in named if name not in called}) == []
    assert named or game == "al_rashid"  # its host's choices are a list of their own, RAS-12.2


@pytest.mark.parametrize(
    ("game", "language", "text", "words"),
    [
        ("sabika", "de", "Zahle den Paria.", ["den Paria"]),
        ("sabika", "ru", "Две мозаики.", ["мозаика"]),
        ("tadmor", "de", "Kostbares kaufen, dann ein kostbares Gut, dann Kostbares Gut", ["Kostbares"]),
        ("tadmor", "en", "Your windows; Windowsill", ["window"]),
        ("al_rashid", "ru", "На этой земле семь дорог", ["земля"]),
        ("tadmor", "ru", "Последнее нападение", ["нападение"]),
        ("reference", "de", "Die Reihenfolge der Engine", ["Engine"]),
    ],
)
def test_a_word_is_found_in_its_forms_and_only_as_a_whole(
    game: str, language: str, text: str, words: list[str]
) -> None:
    assert set(words) <= set(faults(game, language, text))
    assert faults(game, language, text.replace("Your windows; ", "")) == ([] if language == "en" else words)
