"""Problems are told in the caller's language: every message exists, with the facts that the code gives it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError

import majlis.server
from majlis.engine.catalog import game
from majlis.engine.errors import BadAction, BadInput, BadRecord
from majlis.engine.words import LANGUAGES, missing
from majlis.server import reasons
from majlis.server.problems import STATUS, Problem, language_of, problem_of, said, words_in
from majlis.server.shapes import ChatText, Email, ListName, Login, Name, Password, SeatNumber

FOLDER = Path(majlis.server.__file__).parent
OWN = {"text", "error", "refusal", "seq", "retry_after"}


def raised() -> list[tuple[str, str, set[str]]]:
    """Every problem in the code: its kind, its message ("" if it brings a text) and the names of its facts."""
    found = []
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                kinds = [arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)]
                messages = [
                    part.value
                    for arg in node.args[1:]
                    for part in ast.walk(arg)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                facts = {word.arg for word in node.keywords if word.arg is not None} - OWN
                found += [(str(kind), message, facts) for kind in kinds or [""] for message in messages or [""]]
    return found


def test_every_language_has_every_message_with_the_same_parts() -> None:
    assert missing([FOLDER / "locale"]) == []


def test_every_problem_of_the_code_has_its_title_and_its_words() -> None:
    text = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    written = {line.split(" = ")[0]: set(re.findall(r"\$(\w+)", line)) for line in text.splitlines() if " = " in line}
    found = raised()
    assert len(found) > 50
    assert [kind for kind, _, _ in found if kind and kind not in STATUS] == []
    assert [message for _, message, _ in found if message and f"problem-{message}" not in written] == []
    assert [(message, facts) for _, message, facts in found if message and written[f"problem-{message}"] != facts] == []
    said = {
        name
        for path in FOLDER.glob("*.py")
        for name in re.findall(r'say\("([\w-]+)"', path.read_text(encoding="utf-8"))
    }
    used = {f"problem-{message}" for _, message, _ in found} | {f"title-{kind}" for kind in STATUS} | said
    assert sorted(name for name in written.keys() - used if not name.startswith("field-")) == []


def test_every_reason_why_a_field_does_not_fit_has_its_words_and_all_words_are_a_reason() -> None:
    written = set(
        re.findall(r"^field-([a-z]+) =", (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    sources = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    refused = set(re.findall(r'Unfit\("([a-z]+)"', sources))
    assert written == {*reasons.MESSAGES.values(), *reasons.PATTERNS.values(), *refused, "form"}


class Sent(BaseModel):
    """Fields of every kind of the API."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name = "Ana"
    text: ChatText = "hello"
    login: Login = "ana"
    password: Password = "a long password"
    email: Email = "ana@example.org"
    seat: SeatNumber = 0
    which: ListName = "open"
    seats: Annotated[list[int], Field(min_length=1, max_length=2)] = [1]


WRONG: list[tuple[dict[str, Any], str, str]] = [
    (
        {"name": "a\u202eb"},
        "darf keine unsichtbaren Zeichen enthalten und keine, die die Schreibrichtung ändern",
        "Name",
    ),
    ({"name": "  "}, "darf nicht leer sein", "Name"),
    ({"name": "a" + "\u0301" * 5}, "darf auf keinem Buchstaben mehr als 3 Akzente haben", "Name"),
    ({"name": "x" * 41}, "darf höchstens 40 Zeichen haben", "Name"),
    ({"text": "a\x07"}, "darf keine Steuerzeichen enthalten", "Nachricht"),
    ({"login": "a!"}, "muss 3 bis 32 Buchstaben (a-z)", "Anmeldename"),
    ({"password": "short"}, "muss mindestens 8 Zeichen haben", "Passwort"),
    ({"email": "ana@here"}, "muss eine E-Mail-Adresse sein", "E-Mail"),
    ({"seat": 9}, "darf höchstens 7 sein", "seat"),
    ({"seat": "x"}, "muss die Form haben, die die API beschreibt", "seat"),
    ({"which": "all"}, "muss eines davon sein: 'open', 'watch', 'mine', 'finished'", "which"),
    ({"seats": []}, "muss mindestens 1 Eintrag haben", "seats"),
    ({"seats": [1, 2, 3]}, "darf höchstens 2 Einträge haben", "seats"),
    ({"colour": 1}, "gehört nicht hierher", "colour"),
]


@pytest.mark.parametrize(("sent", "reason", "field"), WRONG, ids=range(len(WRONG)))
def test_a_field_that_does_not_fit_is_told_with_its_reason_in_the_language_of_the_caller(
    sent: dict[str, Any], reason: str, field: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        Sent.model_validate(sent)
    found = {**caught.value.errors()[0], "loc": ("body", *caught.value.errors()[0]["loc"])}
    assert reasons.why_not(found, words_in("de")).startswith(f"„{field}“ {reason}")
    texts = {reasons.why_not(found, words_in(language)) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_a_body_that_is_not_json_has_no_field() -> None:
    found = {"type": "json_invalid", "loc": ("body", 3), "ctx": {"error": "Expecting value"}}
    assert reasons.why_not(found, words_in("de")) == "die Anfrage ist kein gültiges JSON"


def test_what_the_engine_cannot_read_is_said_in_the_language_of_the_caller() -> None:
    with pytest.raises(BadAction) as caught:
        game("alhambra").verbs.parse("fly")
    problem = problem_of(caught.value)
    assert problem is not None
    assert problem.detail() == str(caught.value).replace("'fly'", "“fly”")
    assert problem.detail("de").startswith("die Aktion „fly“ gibt es nicht; es gibt: take")
    assert problem.detail("ru").startswith("действия «fly» нет; есть: take")


def test_an_error_without_words_is_said_as_the_engine_says_it() -> None:
    assert said(BadInput("nobody translated this"), "de") == "nobody translated this"
    assert said(BadRecord("cut off", 3, "wrong-cut-off", {"name": "end"}), "de") == "line 3: cut off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_title(language: str) -> None:
    titles = [words_in(language).say(f"title-{kind}") for kind in STATUS]
    assert len(titles) == len(STATUS) == 21


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("fr, de-AT;q=0.7, en;q=0.3", "de"),
        ("en;q=0.2, de;q=0.9", "de"),
        ("fr;q=1, *;q=0.5", "en"),
        ("de;q=0, ru;q=nonsense", "en"),
    ],
)
def test_the_language_is_the_one_that_the_caller_likes_best(asked: str, language: str) -> None:
    scope = {"type": "http", "headers": [(b"accept-language", asked.encode())] if asked else []}
    assert language_of(scope) == language


def test_a_problem_is_said_in_the_language_of_its_caller() -> None:
    problem = Problem("not-found", "no-table")
    assert str(problem) == "There is no such table."
    answer = problem.response("de")
    assert answer.headers["content-language"] == "de"
    assert b'"title": "Nicht gefunden"' in answer.body
    assert b'"detail": "Diesen Tisch gibt es nicht."' in answer.body
    assert Problem("bad-input", text="as it is").detail("ru") == "as it is"
