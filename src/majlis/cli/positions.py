"""`majlis position`: look at a position that is laid out by a text, or at the lines that such a text may have."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from majlis.cli.languages import language_of
from majlis.cli.languages import say as cli_say
from majlis.cli.reading import read_text, write_text
from majlis.cli.speaking import say, words_for
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput
from majlis.engine.match import Match
from majlis.engine.positions import Position
from majlis.engine.words import LANGUAGES, Words


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="S")
@click.option("--lines", "game", metavar="GAME")
@click.option("--record", type=click.Path(path_type=Path), metavar="OUT")
@click.option("--lang", type=click.Choice(LANGUAGES))
def position(file: Path | None, seat: int | None, game: str | None, record: Path | None, lang: str | None) -> None:
    """Check the position in FILE and show it: the table, the question and everything that can be done there."""
    console = Console(highlight=False)
    if game is not None:
        console.print(_lines(game))
        return
    if file is None:
        raise BadInput(cli_say("wrong-position", command="majlis position --lines GAME"))
    match = Position.loads(read_text(file)).start()
    who = match.actor if seat is None else seat
    words = words_for(match.game, language_of(lang), match.box, match.options)
    drawn = match.game.picture(match.state, who, words.language)
    console.print(Text(drawn or json.dumps(match.view(who), indent=2, ensure_ascii=False)), soft_wrap=True)
    console.print()
    _question(console, match, words)
    if record is not None:
        write_text(record, match.record().dumps())


def _question(console: Console, match: Match, words: Words) -> None:
    """What is asked, and all answers as one writes them."""
    prompt = match.prompt
    assert prompt is not None
    asked = say(words, prompt.id, {**prompt.facts, "seat": match.actor})
    console.print(Text(words.say("terminal-asked", seat=match.actor, question=asked) + f" ({prompt.rule})", "bold"))
    for action in match.actions():
        console.print(Text(f"  {action}"), soft_wrap=True)


def _lines(name: str) -> Table:
    game = game_named(name)
    out = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    for kind in game.table(game.start(seed="1")).kinds():
        out.add_row(Text(kind.form, "bold"), Text(kind.about))
    return out
