"""`majlis rules`: the rules by chapter, number or word."""

from __future__ import annotations

import re

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from majlis.cli.languages import chosen, language_of, say
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput
from majlis.engine.rules import Reference, reference
from majlis.engine.words import LANGUAGES

_NUMBER = re.compile(r"(?:[A-Za-z]{2,5}-)?\d+\.\d+[a-z]?")
_CHAPTER = re.compile(r"\d+")
_OTHER = re.compile(r"(?:R|EX)-\d+", re.IGNORECASE)


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID|WORD]...")
@click.option("--lang", type=click.Choice(LANGUAGES))
def rules(game: str, words: tuple[str, ...], lang: str | None) -> None:
    """Read the rules of GAME: all chapters, a chapter (6), a rule (6.7), a ruling (R-3), an example (EX-2), or rules by words."""
    book = book_of(game, language_of(lang))
    wanted = " ".join(words)
    console = Console(highlight=False)
    if not wanted:
        _contents(book, console, game)
        return
    entries = find(book, wanted)
    if not entries:
        click.echo(say("rules-nothing", game=title_of(game_named(game), language_of(lang)), words=wanted))
        raise click.exceptions.Exit(1)
    for title, text in entries:
        show_rule(console, title, text)
    if len(entries) > 1:
        console.print(Text(say("rules-found", count=len(entries)), style="dim"))


def book_of(game: str, language: str = "en") -> Reference:
    """The rules page of a game, in the language if it is translated; raises `BadInput` if it has none."""
    try:
        return reference(game, language)
    except ValueError as error:
        raise BadInput(say("wrong-no-rules", game=title_of(game_named(game), chosen()))) from error


def find(book: Reference, wanted: str) -> list[tuple[str, str]]:
    """What a number or some words lead to: titles and Markdown texts. Raises `BadInput` for a number that does not exist."""
    if _NUMBER.fullmatch(wanted):
        rule = book[wanted]
        return [(f"{rule.id}  {rule.chapter_title}", rule.text)]
    if _OTHER.fullmatch(wanted):
        return [_other(book, wanted.upper())]
    if _CHAPTER.fullmatch(wanted):
        return [(rule.id, rule.text) for rule in book.rules.values() if rule.chapter == int(wanted)]
    return [(f"{rule.id}  {rule.chapter_title}", rule.text) for rule in book.search(wanted)]


def _other(book: Reference, number: str) -> tuple[str, str]:
    ruling = book.rulings.get(number)
    if ruling is not None:
        return f"{ruling.id}  {ruling.question}", ruling.text.replace("\n", "\n\n")
    example = book.examples.get(number)
    if example is not None:
        return f"{example.id}  {example.title}", example.text
    known = list(book.rulings if number.startswith("R-") else book.examples)
    span = say("wrong-span", first=known[0], last=known[-1]) if known else say("wrong-none")
    raise BadInput(say("wrong-no-ruling" if number.startswith("R-") else "wrong-no-example", number=number, known=span))


def show_rule(console: Console, title: str, text: str) -> None:
    console.print(Text(title, style="bold"))
    console.print(Markdown(text))
    console.print()


def _contents(book: Reference, console: Console, game: str) -> None:
    console.print(Text(book.title, style="bold"))
    chapters: dict[int, list[str]] = {}
    for rule in book.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, ids in chapters.items():
        console.print(f"{chapter:4}  {book[ids[0]].chapter_title}  " + say("rules-span", first=ids[0], last=ids[-1]))
    console.print("      " + say("rules-others", rulings=len(book.rulings), examples=len(book.examples)))
    more = [f"majlis rules {game} {what}" for what in ("6", f"{book.prefix}-6.7", say("rules-example-word"))]
    console.print("\n" + say("rules-more", chapter=more[0], rule=more[1], word=more[2]))
