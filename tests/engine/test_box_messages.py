"""Whatever the readers of boxes complain about has words in every language. All places in the code that make a `BadBox` are looked up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import majlis
from majlis.engine.components import Row
from majlis.engine.errors import BadBox
from majlis.engine.form_values import forms_of
from majlis.engine.form_words import form_words, forms_locale
from majlis.engine.words import LANGUAGES, missing

SOURCE = Path(majlis.__file__).parent
ENGINE = [SOURCE / "engine" / f"{name}.py" for name in ("components", "form_files", "form_values", "game")]
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/reading.py"))
MESSAGE = {"BadBox": 4, "fault": 1, "wrong": 2}
"""Where the message stands among the arguments."""
ASKED = ("self", "forms")
"""`forms.fault(data)` asks what the reader says; it complains about nothing."""
CHOSEN = {
    ("components.py", "BadBox"): ["box-file-toml", "box-file-toml-end", "box-file-deep"],
    ("components.py", "fault"): ["box-id-reserved", "box-id-twice"],
}
"""What stands in a variable `message`, which is chosen just above or was given by the caller."""
PRESENT = ("box-word-near", "box-twice", "box-most")
"""What is said only of values that are there."""


def complaints(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Every place that makes a `BadBox`: the line, and all messages that it may carry ("": none)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        how = node.func.id if isinstance(node.func, ast.Name) else ""
        if isinstance(node.func, ast.Attribute):
            how = node.func.attr
            if len(node.args) == 1 and isinstance(node.func.value, ast.Name) and node.func.value.id in ASKED:
                continue
        if how not in MESSAGE:
            continue
        given: ast.expr | None = next((word.value for word in node.keywords if word.arg == "message"), None)
        if given is None and len(node.args) > MESSAGE[how]:
            given = node.args[MESSAGE[how]]
        if isinstance(given, ast.Name) and given.id == "message":
            yield node.lineno, CHOSEN[path.name, how]
            continue
        texts = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
        told = [str(one.value) if isinstance(one, ast.Constant) else "" for one in texts]
        if how == "wrong":
            told += [f"{message}-missing" for message in told if message not in PRESENT]
        yield node.lineno, told


@pytest.mark.parametrize("game", GAMES)
def test_every_complaint_of_a_reader_has_words_in_every_language(game: str) -> None:
    paths = [*ENGINE, *sorted((SOURCE / "games" / game).glob("*.py"))]
    found = [(path, line, message) for path in paths for line, told in complaints(path) for message in told]
    assert {path.name for path, _, _ in found} > {"components.py", "reading.py"}
    for language in LANGUAGES:
        words = form_words(majlis.game(game), language).words
        assert [f"{path}:{line} {told}" for path, line, told in found if not told or not words.has(told)] == []


def test_the_words_of_forms_exist_in_every_language() -> None:
    assert missing([forms_locale()]) == []


def test_no_complaint_is_left_that_no_reader_makes() -> None:
    for game in GAMES:
        paths = sorted((SOURCE / "games" / game).glob("*.py"))
        made = {message for path in paths for _, told in complaints(path) for message in told}
        words = form_words(majlis.game(game), "en").game.folder / "locale" / "forms" / "en.ftl"
        written = {line.split(" ")[0] for line in words.read_text(encoding="utf-8").splitlines() if line[:4] == "box-"}
        assert written <= made, game


def test_a_complaint_without_words_is_told_as_it_is() -> None:
    """Games of other people may have readers that give no message."""
    words = form_words(majlis.game("sabika"), "de")
    assert words.file_fault(BadBox("wares: there are too few")) == "wares: there are too few"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Space: choose a place."),
        ("de", "Feld: Wähle einen Platz."),
        ("ru", "Клетка: выберите место."),
    ],
)
def test_a_place_is_asked_for_and_not_its_number(language: str, text: str) -> None:
    forms, words = forms_of(majlis.game("sabika")), form_words(majlis.game("sabika"), language)
    place = forms.by_key["sultans-workers/1"]
    [fault] = words.faults(forms.data, place, {**forms.standard[place.key], "index": None})
    assert (fault["path"], fault["text"]) == ("index", text)


def test_what_is_missing_in_a_list_of_words_is_named_as_the_page_names_it() -> None:
    forms, words = forms_of(majlis.game("sabika")), form_words(majlis.game("sabika"), "de")
    place = forms.by_key["cities/1"]
    [fault] = words.faults(forms.data, place, {"region": None})
    names = [words.choice(place.part.fields[0], one) for one in place.part.fields[0].choices]
    assert fault["args"] == {"choices": names}
    assert names[-1] in str(fault["text"])


def test_a_row_says_what_is_wrong_with_a_message() -> None:
    row = Row("wares, record 1", {"price": 7}, "rulebook", table="wares", record=1)
    with pytest.raises(BadBox) as error:
        row.number("price", 0, 5)
    words = form_words(majlis.game("alhambra"), "de")
    assert words.file_fault(error.value) == "wares, Eintrag 1, price: 0 bis 5, nicht 7."
