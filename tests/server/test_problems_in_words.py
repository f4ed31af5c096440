"""Problems are told in the caller's language: every message exists, with the facts that the code gives it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import majlis.server
from majlis.engine.words import LANGUAGES, missing
from majlis.server.problems import STATUS, Problem, language_of, words_in

FOLDER = Path(majlis.server.__file__).parent
OWN = {"text", "refusal", "seq", "retry_after"}


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
    assert sorted(written.keys() - used) == []


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
