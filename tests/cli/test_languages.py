"""The command line in English, German and Russian: help, what commands print, and how a wrong call is answered."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from majlis.cli import COMMANDS
from majlis.cli.languages import asked_for, decimal, help_texts, in_language, locale
from majlis.cli.speaking import title_of, words_for
from majlis.engine.catalog import game, games
from majlis.engine.words import LANGUAGES, missing
from tests.cli.conftest import Call


def commands() -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with its path."""
    for name, place in COMMANDS.items():
        module, _, attribute = place.partition(":")
        yield from _below((name,), getattr(import_module(module), attribute))


def _below(path: tuple[str, ...], command: click.Command) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            yield from _below((*path, name), below)


PATHS = [path for path, _ in commands()]


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("folder", ["help", "commands"])
def test_every_message_of_the_command_line_exists_in_every_language(folder: str) -> None:
    # click names the type of a number in English only ("integer range"): the other languages leave it out.
    assert [gap for gap in missing([locale() / folder]) if "click-not-a-number" not in gap] == []


@pytest.mark.parametrize("id", games())
def test_a_title_is_the_one_that_the_games_words_say(id: str) -> None:
    for language in LANGUAGES:
        assert title_of(game(id), language) == words_for(game(id), language).say("game-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_described(language: str) -> None:
    texts = help_texts(language)
    for path, command in commands():
        name = "-".join(("help", *path))
        assert texts[name]
        assert texts[f"{name}.short"]
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                assert texts.get(f"{name}.{parameter.name}") or texts[f"help-any.{parameter.name}"]


def test_every_description_is_of_a_command_or_option_that_exists() -> None:
    known = {"help-majlis", "help-majlis.short", "help-majlis.version"}
    options: set[str] = set()
    for path, command in commands():
        name = "-".join(("help", *path))
        known |= {name, f"{name}.short"}
        mine = {parameter.name or "" for parameter in command.params if isinstance(parameter, click.Option)} | {"lang"}
        known |= {f"{name}.{option}" for option in mine}
        options |= {f"help-any.{option}" for option in mine}
    assert {name for name in help_texts("en") if name.startswith("help-")} <= known | options


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("path", [(), *PATHS], ids=lambda path: " ".join(path) or "majlis")
def test_help_has_no_english_sentence_left(call: Call, path: tuple[str, ...], language: str) -> None:
    english = squeezed(call(*path, "--help").stdout)
    shown = squeezed(call(*path, "--lang", language, "--help").stdout)
    left = [text for text in help_texts("en").values() if len(text) > 6 and squeezed(text) in english]
    assert left
    assert [text for text in left if squeezed(text) in shown] == []
    assert "[OPTIONS]" not in shown


@pytest.mark.parametrize(
    ("language", "begins"), [("en_GB", "Usage:"), ("de_AT", "Aufruf:"), ("ru_RU", "Использование:")]
)
def test_the_environment_says_the_language(call: Call, language: str, begins: str) -> None:
    assert call("simulate", "--help", LC_ALL=f"{language}.UTF-8").stdout.startswith(begins)


@pytest.mark.parametrize(
    ("args", "language", "said"),
    [
        (["plya"], "de", "Den Befehl 'plya' gibt es nicht."),
        (["simulate"], "de", "Es fehlt das Argument 'GAME'."),
        (
            ["simulate", "alhambra", "--seats", "three"],
            "de",
            "Ungültiger Wert für '--seats': 'three' ist keine passende Zahl.",
        ),
        (["simulate", "alhambra", "--matches", "0"], "ru", "0 вне границ x>=1."),
        (["rules", "alhambra", "R-999"], "ru", "разъяснения R-999 нет; есть с R-1"),
        (["replay", "no/such/file"], "de", "die Datei no/such/file gibt es nicht"),
        (["play"], "ru", "в какую игру играть, например: majlis play alhambra"),
    ],
)
def test_a_wrong_call_is_answered_in_the_language_of_the_caller(
    call: Call, args: list[str], language: str, said: str
) -> None:
    result = call(*args, LANG=f"{language}.UTF-8")
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Try:" not in result.stderr


def test_commands_print_in_the_language_asked_for(call: Call, record: Path) -> None:
    assert "1 von 1 Aufzeichnung lässt sich nachspielen" in call("check", record, "--lang", "de").stdout
    assert "Альгамбра (alhambra), мест: от 2 до 6" in call("games", "--lang", "ru").stdout
    assert call("games", "--json", "--lang", "ru").stdout == call("games", "--json").stdout


def test_numbers_and_titles_are_those_of_the_language(call: Call) -> None:
    german = call("simulate", "alhambra", "--matches", "2", "--seed", "2a", "--lang", "de").stdout
    assert german.startswith("Der Palast von Alhambra: 2 Partien")
    assert not re.search(r"\d\.\d\b(?!\d)", german)
    assert re.search(r"\d,\d\b", german)
    assert "Der Palast von Alhambra: In keiner Regel" in call("rules", "alhambra", "xyzzy", "--lang", "de").stdout
    for language, said in (("en", "1,234.5"), ("de", "1.234,5"), ("ru", "1\u00a0234,5")):
        with in_language(language):
            assert decimal(1234.5) == said


@pytest.mark.parametrize("path", [(), *PATHS], ids=lambda path: " ".join(path) or "majlis")
def test_no_option_shows_the_name_of_a_type(call: Call, path: tuple[str, ...]) -> None:
    shown = call(*path, "--help").stdout
    named = re.findall(r"--[a-z]+ (?:INTEGER|FLOAT|TEXT|PATH|FILENAME)\b", shown)
    assert named == (["--like TEXT"] if path == ("admin", "people") else [])  # its help speaks of TEXT
    assert " RANGE" not in shown


def test_the_language_is_found_wherever_it_stands() -> None:
    assert asked_for(["simulate", "--lang", "de"]) == "de"
    assert asked_for(["--lang=ru", "games"]) == "ru"
    assert asked_for(["games", "--lang", "fr"]) is None
    assert asked_for(["rules", "--", "--lang", "de"]) is None


def test_what_was_said_before_is_said_again_afterwards() -> None:
    before = gettext.dgettext
    with in_language("de"):
        assert gettext.gettext("Usage:") == "Aufruf:"
        assert gettext.gettext("nobody has translated this") == "nobody has translated this"
    assert gettext.dgettext is before
