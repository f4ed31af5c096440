"""`majlis rules`: the rules by chapter, number or word."""

from __future__ import annotations

import re

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput
from majlis.engine.rules import Rulebook, UnknownRule, rulebook

_NUMBER = re.compile(r"(?:[A-Za-z]{2,5}-)?\d+\.\d+[a-z]?")
_CHAPTER = re.compile(r"\d+")
_OTHER = re.compile(r"(?:R|EX)-\d+", re.IGNORECASE)


@click.command(short_help="Read the rules.")
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID or WORD]...")
def rules(game: str, words: tuple[str, ...]) -> None:
    """Read the rules of GAME: all chapters, a chapter (6), a rule (6.7), a ruling (R-3), an example (EX-2), or rules by words."""
    book = book_of(game)
    wanted = " ".join(words)
    console = Console(highlight=False)
    if not wanted:
        _contents(book, console, game)
        return
    entries = find(book, wanted)
    if not entries:
        click.echo(f"no rule of {game} speaks of {wanted!r}")
        raise click.exceptions.Exit(1)
    for title, text in entries:
        show_rule(console, title, text)
    if len(entries) > 1:
        console.print(Text(f"{len(entries)} found", style="dim"))


def book_of(game: str) -> Rulebook:
    """The rules page of a game; raises `BadInput` if it has none."""
    title = game_named(game).title
    try:
        return rulebook(game)
    except ValueError as error:
        raise BadInput(f"{title} has no rules page here: {error}") from error


def find(book: Rulebook, wanted: str) -> list[tuple[str, str]]:
    """What a number or some words lead to: titles and Markdown texts. Raises `BadInput` for a number that does not exist."""
    if _NUMBER.fullmatch(wanted):
        try:
            rule = book[wanted]
        except UnknownRule as error:
            raise BadInput(str(error)) from error
        return [(f"{rule.id}  {rule.chapter_title}", rule.text)]
    if _OTHER.fullmatch(wanted):
        return [_other(book, wanted.upper())]
    if _CHAPTER.fullmatch(wanted):
        return [(rule.id, rule.text) for rule in book.rules.values() if rule.chapter == int(wanted)]
    return [(f"{rule.id}  {rule.chapter_title}", rule.text) for rule in book.search(wanted)]


def _other(book: Rulebook, number: str) -> tuple[str, str]:
    ruling = book.rulings.get(number)
    if ruling is not None:
        return f"{ruling.id}  {ruling.question}", ruling.text.replace("\n", "\n\n")
    example = book.examples.get(number)
    if example is not None:
        return f"{example.id}  {example.title}", example.text
    kind, known = ("ruling", book.rulings) if number.startswith("R-") else ("worked example", book.examples)
    span = f"they run from {next(iter(known))} to {list(known)[-1]}" if known else "there are none"
    raise BadInput(f"no {kind} {number}; {span}")


def show_rule(console: Console, title: str, text: str) -> None:
    console.print(Text(title, style="bold"))
    console.print(Markdown(text))
    console.print()


def _contents(book: Rulebook, console: Console, game: str) -> None:
    console.print(Text(book.title, style="bold"))
    chapters: dict[int, list[str]] = {}
    for rule in book.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, ids in chapters.items():
        console.print(f"{chapter:4}  {book[ids[0]].chapter_title}  ({ids[0]} to {ids[-1]})")
    console.print(f"      {len(book.rulings)} rulings (R-1 …), {len(book.examples)} worked examples (EX-1 …)")
    console.print(
        f"\nRead more with: majlis rules {game} 6, majlis rules {game} {book.prefix}-6.7, majlis rules {game} wall"
    )
