"""The Fluent files of the project as tests read them: where they are, their texts, and the numbers and cases in them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "majlis" / "games"
SEVERAL = (" or ", " oder ", " или ", ", ", "–")
WORD = re.compile(r"^[ \u00a0]([^\W\d_]+)")


class Text(NamedTuple):
    """One text of a message: the message itself, or one of its attributes."""

    message: str
    attribute: str
    pattern: ast.Pattern


class Counted(NamedTuple):
    """A number with the word behind it, where the text does not choose the word's form by that number."""

    message: str
    number: str
    word: str


def game_files(game: str, language: str) -> list[Path]:
    """Everything that the engine, the terminal, the forms and the page say about one game."""
    return [
        *sorted((GAMES / game / "locale").rglob(f"{language}.ftl")),
        ROOT / "web" / "src" / "games" / game / "locale" / f"{language}.ftl",
    ]


def all_files(language: str) -> list[Path]:
    """Every Fluent file of a language."""
    return sorted(
        path
        for folder in (ROOT / "src", ROOT / "web" / "src", ROOT / "examples")
        for path in folder.rglob(f"{language}.ftl")
    )


@cache
def texts(path: Path) -> tuple[Text, ...]:
    """Every text of a file. Files are parsed once: the parser is slow."""
    found: list[Text] = []
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        if entry.value is not None:
            found.append(Text(entry.id.name, "", entry.value))
        found += [Text(entry.id.name, attribute.id.name, attribute.value) for attribute in entry.attributes]
    return tuple(found)


def patterns(
    pattern: ast.Pattern, chosen: frozenset[str] = frozenset()
) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """A pattern and those of its variants, each with the parts by which a form was chosen on the way to it."""
    yield pattern, chosen
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            by = frozenset((variable_of(element.expression.selector),))
            for variant in element.expression.variants:
                yield from patterns(variant.value, chosen | by)


def variable_of(expression: object) -> str:
    """The part that an expression shows or chooses by; "" if it is none: `$count`, `COUNT($cards)`."""
    if isinstance(expression, ast.FunctionReference) and expression.id.name in ("COUNT", "NUMBER"):
        return variable_of(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def plain(text: Text) -> str:
    """What is said in a text, all variants one after the other, without what is filled in."""
    return " ".join(
        "".join(element.value if isinstance(element, ast.TextElement) else "\ufffc" for element in pattern.elements)
        for pattern, _ in patterns(text.pattern)
    )


def counted(path: Path) -> Iterator[Counted]:
    """Numbers with a word behind them that stays the same whatever the number is.

    Left out: sentences of forms, whose variants are attributes (`.one`, `.few`), and the last of several numbers
    ("2, 3 or 4 tiles"), which is never alone.
    """
    found = texts(path)
    forms = {text.message for text in found if text.attribute in ("one", "few")}
    for text in found:
        for pattern, chosen in patterns(text.pattern):
            for before, number, word in numbers(pattern):
                if number not in chosen and text.message not in forms and not before.endswith(SEVERAL):
                    yield Counted(text.message, number, word)


def counted_words(paths: list[Path]) -> set[str]:
    """The words that some text shows in several forms, one for each number."""
    found: set[str] = set()
    for path in paths:
        for text in texts(path):
            for select in selects(text.pattern):
                by = variable_of(select.selector)
                forms = {
                    word for variant in select.variants for _, number, word in numbers(variant.value) if number == by
                }
                if len(forms) > 1:
                    found |= forms
    return found


def numbers(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """Every part of a pattern that is shown as it is with a word right behind it: what comes before, the part, the word."""
    elements = pattern.elements
    for at, (element, after) in enumerate(itertools.pairwise(elements)):
        if isinstance(element, ast.Placeable) and isinstance(after, ast.TextElement):
            name, word = variable_of(element.expression), WORD.match(after.value)
            if name and word:
                before = elements[at - 1] if at else None
                yield before.value if isinstance(before, ast.TextElement) else "", name, word[1]


def selects(node: object) -> Iterator[ast.SelectExpression]:
    yield from (found for found in nodes(node) if isinstance(found, ast.SelectExpression))


def cases_asked(path: Path) -> Iterator[tuple[str, str]]:
    """Every grammatical case that a text asks for, with the message that does."""
    for text in texts(path):
        for call in calls(text.pattern):
            for argument in call.arguments.named:
                if argument.name.name == "case" and isinstance(argument.value, ast.StringLiteral):
                    yield text.message, argument.value.value


def calls(node: object) -> Iterator[ast.FunctionReference]:
    yield from (found for found in nodes(node) if isinstance(found, ast.FunctionReference))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a parsed file and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from nodes(child)
