"""`majlis replay` and `majlis check`: what happened in a record, and whether records still replay."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from majlis.cli.boxes import box_for
from majlis.cli.extras import server_packages
from majlis.cli.faults import said
from majlis.cli.languages import language_of, say
from majlis.cli.reading import read_text
from majlis.cli.scores import score_table
from majlis.cli.speaking import refusal, tell, told, words_for
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput, IllegalAction, MajlisError
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.record import FIRST_LINE, Record
from majlis.engine.words import LANGUAGES, Words

T = TypeVar("T")
SUFFIX = ".majlis"
_SQLITE = b"SQLite format 3\x00"
"""How a database file begins."""
_MANY = 20
"""With at least this many records, a progress bar is shown."""
_SETUP_RULE = "·"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "to", type=int, metavar="N")
@click.option("--seat", type=int, metavar="S")
@click.option("--all", "everything", is_flag=True)
@click.option("--steps", is_flag=True)
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option("--data", "data", type=click.Path(path_type=Path), metavar="FILE")
def replay(
    file: Path, to: int | None, seat: int | None, everything: bool, steps: bool, lang: str | None, data: Path | None
) -> None:
    """What happened in the record FILE, turn by turn, and the final scores. By default as a spectator saw it.

    Components other than the game's own are found by their hash: in a data file beside FILE, or in the server's database.
    """
    if seat is not None and everything:
        raise BadInput(say("wrong-seat-and-all"))
    record = Record.loads(read_text(file))
    game = game_named(record.game)
    box = box_for(record, data, file)
    match = record.replay_as(game, box, to)
    if seat is not None and not 0 <= seat < match.seats:
        raise BadInput(say("wrong-no-seat", last=match.seats - 1, seat=seat))
    words = words_for(game, language_of(lang), box, match.options)
    console = Console(highlight=False)
    title = words.say("game-title") if words.has("game-title") else game.title
    console.print(Text(words.say("terminal-welcome", game=title, count=match.seats), style="bold"))
    if everything or not game.turn_shape().headlines:
        for line in story(match, words, seat, everything):
            console.print(line, soft_wrap=True)
    else:
        for text in told(words, match, 0, seat, folded=not steps):
            console.print(Text(text), soft_wrap=True)
    console.print()
    console.print(score_table(match, words))
    console.print(
        Text(words.say("terminal-seed", seed=match.seed, commitment=match.commitment), style="dim"), soft_wrap=True
    )


def story(match: Match, words: Words, seat: int | None, everything: bool) -> Iterator[Text]:
    """The match line by line; numbers mark the entries that events belong to."""
    yield from _lines(_SETUP_RULE, match.opening, words, seat, everything)
    for number, events in enumerate(match.events_since(0), 1):
        yield from _lines(str(number), events, words, seat, everything)


def _lines(mark: str, events: Iterable[Event], words: Words, seat: int | None, everything: bool) -> Iterator[Text]:
    for event in events:
        facts = event.parts if everything else event.seen_by(seat)
        if facts is not None:
            yield Text(f"{mark:>5}  ", style="dim").append(tell(words, event, facts), style="default")
            mark = ""


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--data",
    "data",
    type=click.Path(path_type=Path),
    metavar="FILE",
)
@click.option("--lang", type=click.Choice(LANGUAGES))
def check(paths: tuple[str, ...], data: Path | None, lang: str | None) -> None:
    """Replay the records PATH..., all records in a folder, or all tables of a database: do the rules still say what they said then?

    Components other than the game's own are found by their hash: in a data file beside the record, or in a database.

    A database is an SQLite file, sqlite:///FILE or postgresql://...; it is only read.
    """
    databases = [path for path in paths if is_database(path)]
    files = list(records_in([Path(path) for path in paths if path not in databases]))
    if data is not None:
        read_text(data)
    language = language_of(lang)
    complaints = [fault(file, data, databases) for file in _shown(files)]
    for file, complaint in zip(files, complaints, strict=True):
        if complaint:
            click.echo(f"{file}: {complaint}")
    for database in databases:
        for table, complaint in faults_in(database, language):
            complaints.append(complaint)
            if complaint:
                click.echo(say("check-table", table=table, why=complaint))
    held = complaints.count("")
    click.echo(say("check-held", held=held, all=len(complaints)))
    if held < len(complaints):
        raise click.exceptions.Exit(1)


def _shown(things: list[T]) -> Iterable[T]:
    """The items, with a progress bar if there are many and somebody is watching."""
    if len(things) < _MANY or not sys.stderr.isatty():
        return things
    return track(things, description="replaying", console=Console(stderr=True), transient=True)


def faults_in(database: str, language: str) -> Iterator[tuple[str, str]]:
    """Every table of a database with the reason why its match does not replay; empty if it does."""
    with server_packages():  # imported here: nothing else needs the server's packages
        from majlis.server.checking import findings

    for found in findings(database, _shown):
        if isinstance(found.error, IllegalAction):
            why = refusal(words_for(game_named(found.game), language), found.error.refusal)
        else:
            why = "" if found.error is None else said(found.error)
        yield found.table, say("check-row", row=found.row, why=why) if why and found.row else why


def is_database(text: str) -> bool:
    """Whether that is the address of a database, or an SQLite file."""
    if "://" in text:
        return True
    try:
        with Path(text).open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


def records_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The named files, and in folders every file that is named like a record or begins like one."""
    for path in paths:
        if not path.is_dir():
            if not path.exists():
                raise BadInput(say("wrong-no-path", file=str(path)))
            yield path
            continue
        found = [file for file in sorted(path.rglob("*")) if file.is_file() and _looks_like_record(file)]
        if not found:
            raise BadInput(say("wrong-no-records", file=str(path)))
        yield from found


def _looks_like_record(file: Path) -> bool:
    if file.suffix == SUFFIX:
        return True
    try:
        with file.open("rb") as stream:
            return stream.read(len(FIRST_LINE)) == FIRST_LINE.encode()
    except OSError:
        return False


def fault(file: Path, data: Path | None, databases: Sequence[str] = ()) -> str:
    """Why a record does not replay, with the line, the entry and the rule; empty if it does."""
    try:
        record = Record.loads(read_text(file))
        game = game_named(record.game)
        record.replay_as(game, box_for(record, data, file, databases))
    except MajlisError as error:
        return said(error)
    return ""
