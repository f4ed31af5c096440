"""Every rule and every worked example of ``docs/rules`` has a test and a place where it is enforced, and every test cites what exists.

A test cites a rule with ``@pytest.mark.rule("ALH-6.7")`` and a worked example with its prefix: ``"ALH-EX-7"``. The
marks are read from the source of all tests, so that the answer is the same whichever of them are run.
"""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from majlis.engine.rules import parse
from tools.mutants.slips import cited

ROOT = Path(__file__).parents[1]


class Citation(NamedTuple):
    number: str
    where: str


def numbers_on(page: Path) -> list[str]:
    """What the tests have to cite: the rules of a page, then its worked examples."""
    book = parse(page.read_text(encoding="utf-8"))
    return [*book.rules, *(f"{book.prefix}-{example}" for example in book.examples)]


def is_rule_mark(node: ast.AST) -> bool:
    """Whether this is ``pytest.mark.rule``, called or not."""
    if isinstance(node, ast.Call):
        return is_rule_mark(node.func)
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def is_test(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name.startswith("test_")
    return isinstance(node, ast.ClassDef) and node.name.startswith("Test")


def citations_in(source: str, name: str) -> tuple[list[Citation], list[str]]:
    """The citations of one test file, and its marks that prove nothing: on no test, or without a number written out."""
    tree = ast.parse(source)
    found: list[Citation] = []
    faults: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            marked = any(is_rule_mark(decorator) for decorator in node.decorator_list)
            if marked and not is_test(node):
                faults.append(f"{name}:{node.lineno} marks {node.name}, which is not a test")
        if not isinstance(node, ast.Call) or not is_rule_mark(node):
            continue
        where = f"{name}:{node.lineno}"
        if not node.args or node.keywords:
            faults.append(f"{where} names no rule")
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.append(Citation(argument.value, where))
            else:
                faults.append(f"{where} must write the number of the rule out: {ast.unparse(argument)}")
    if found and not any(is_test(node) for node in ast.walk(tree)):
        faults.append(f"{name} cites rules but has no test")
    return found, faults


@cache
def all_citations() -> tuple[list[Citation], list[str]]:
    found: list[Citation] = []
    faults: list[str] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        more, wrong = citations_in(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
        found += more
        faults += wrong
    return found, faults


def pages() -> list[Path]:
    return sorted((ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_every_rule_and_every_worked_example_has_a_test(page: Path) -> None:
    cited = {citation.number for citation in all_citations()[0]}
    untested = [number for number in numbers_on(page) if number not in cited]
    assert not untested, f"{page.stem}: no test cites {len(untested)} of them: {', '.join(untested)}"


TELLING = re.compile(
    r"about|box|drawing(?!_cards)|features|forms|headlines|holdings|names|numbers|phrases|picture|positions|reasons|remarks|value|words"
)
"""Modules that speak of rules and enforce none."""


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_every_rule_is_enforced_somewhere_or_holds_by_construction(page: Path) -> None:
    book = parse(page.read_text(encoding="utf-8"))
    game = ROOT / "src" / "majlis" / "games" / page.stem
    teaching = {"lesson", "puzzles", "rulebook"}  # they speak of rules, and enforce none
    sources = [
        path
        for path in game.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl")
        and teaching.isdisjoint(path.relative_to(game).parts)
        and (path.name == "box.py" or path.suffix != ".py" or not TELLING.match(path.stem))
    ]
    enforced = {number for path in sources for number in cited(path.read_text(encoding="utf-8"))}
    reasons = by_construction()[page.stem]
    nowhere = [number for number in book.rules if number not in enforced and number not in reasons]
    assert not nowhere, f"neither cited in {game.name} nor listed as holding by construction: {', '.join(nowhere)}"
    assert [number for number in reasons if number not in book.rules] == []
    assert [number for number in reasons if number in enforced] == [], "cited where they are enforced: not in the list"
    for number, reason in reasons.items():
        missing = [name for name in re.findall(r"\w+\.py", reason) if not (game / name).is_file()]
        assert not missing, f"{number} speaks of {missing[0]}, which is not in {game.name}"


CHAPTER = re.compile(r"^- (\d+) .*(?:\n  .*)*", re.MULTILINE)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_the_package_says_where_each_chapter_is_enforced(page: Path) -> None:
    book = parse(page.read_text(encoding="utf-8"))
    game = ROOT / "src" / "majlis" / "games" / page.stem
    cites = {path.name: cited(path.read_text(encoding="utf-8")) for path in game.glob("*.py")}
    said = ast.get_docstring(ast.parse((game / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = {int(line[1]): re.findall(r"\w+\.py", line[0]) for line in CHAPTER.finditer(said)}
    chapters: dict[int, list[str]] = {}
    for number in book.rules:
        chapters.setdefault(int(number.partition("-")[2].partition(".")[0]), []).append(number)
    assert sorted(named) == sorted(chapters)
    faults = []
    for chapter, rules in chapters.items():
        faults += [f"{chapter}: no {name}" for name in named[chapter] if name not in cites]
        found = {number for name in named[chapter] for number in cites.get(name, ())}
        for number in rules:
            elsewhere = [name for name in cites if number in cites[name] and not TELLING.match(name)]
            if elsewhere and number not in found:
                faults.append(f"{number} is enforced in {' and '.join(elsewhere)}")
    assert not faults, "\n".join(faults)


def by_construction() -> dict[str, dict[str, str]]:
    return tomllib.loads((ROOT / "docs" / "rules" / "by_construction.toml").read_text(encoding="utf-8"))


def test_every_test_cites_a_rule_that_exists() -> None:
    known = {number for page in pages() for number in numbers_on(page)}
    found, faults = all_citations()
    faults += [f"{citation.where} cites {citation.number}" for citation in found if citation.number not in known]
    assert not faults, "no such rule or example:\n" + "\n".join(faults)


def test_marks_are_found_wherever_pytest_takes_them() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.rule("A-1.1"), pytest.mark.slow]

@pytest.mark.rule("A-1.2", "A-1.3")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-1.4")), 2])
def test_one(n): ...

@pytest.mark.rule("A-EX-1")
class TestTwo:
    @pytest.mark.rule("A-1.5")
    async def test_three(self): ...
"""
    found, faults = citations_in(source, "f.py")
    assert sorted(citation.number for citation in found) == ["A-1.1", "A-1.2", "A-1.3", "A-1.4", "A-1.5", "A-EX-1"]
    assert Citation("A-1.2", "f.py:5") in found
    assert faults == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (
            '@pytest.mark.rule("A-1.1")\ndef arrange(): ...\ndef test_it(): ...',
            "f.py:2 marks arrange, which is not a test",
        ),
        ("@pytest.mark.rule()\ndef test_it(): ...", "f.py:1 names no rule"),
        ("@pytest.mark.rule(NUMBER)\ndef test_it(): ...", "f.py:1 must write the number of the rule out: NUMBER"),
        ('pytestmark = pytest.mark.rule("A-1.1")', "f.py cites rules but has no test"),
    ],
)
def test_a_mark_that_proves_nothing_is_named(source: str, fault: str) -> None:
    assert fault in citations_in(source, "f.py")[1]
