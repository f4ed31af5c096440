"""`majlis data`: the components of a game, where they come from, and an edited copy of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from majlis.cli.languages import chosen, language_of, say
from majlis.cli.reading import fault_of, read_text, write_text
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game as game_named
from majlis.engine.components import HEADER, SOURCES, tables_of
from majlis.engine.errors import BadBox, BadInput
from majlis.engine.form_files import taken_from
from majlis.engine.form_values import forms_of
from majlis.engine.form_words import form_words
from majlis.engine.game import Game
from majlis.engine.words import LANGUAGES

_MOST_DIFFERENCES = 20


@click.command()
@click.argument("game")
@click.option("--export", "export", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--force", is_flag=True)
@click.option("--check", "check", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--compare",
    "compare",
    type=click.Path(path_type=Path),
    metavar="FILE",
)
@click.option("--lang", type=click.Choice(LANGUAGES))
def data(
    game: str, export: Path | None, force: bool, check: Path | None, compare: Path | None, lang: str | None
) -> None:
    """The components of GAME and their sources. Play with an edited copy: majlis play GAME --data FILE."""
    one = game_named(game)
    own = data_text(one)
    if export is None and check is None and compare is None:
        _summary(one, own)
    if export is not None:
        if export.exists() and not force:
            raise BadInput(say("wrong-file-exists", file=str(export)))
        write_text(export, own)
        click.echo(say("data-written", file=str(export), check=f"majlis data {game} --check {export}"))
    if check is not None:
        _check(one, own, check)
    if compare is not None:
        _compare(one, compare, language_of(lang))


def data_text(one: Game) -> str:
    """The game's own data file."""
    if not one.data_file.is_file():
        raise BadInput(say("wrong-no-data", game=title_of(one, chosen())))
    return read_text(one.data_file)


def _summary(one: Game, own: str) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("data-component"))
    sources_here = [source for source in SOURCES if source != "owner"]  # a game's own file has none
    for heading in ("data-records", *(f"data-source-{source}" for source in sources_here)):
        table.add_column(say(heading), justify="right")
    for name, value in tomllib.loads(own).items():
        found = [] if name == HEADER else sources(value, "")
        if found:
            table.add_row(name, str(len(found)), *(str(found.count(source) or "·") for source in sources_here))
    console = Console(highlight=False)
    console.print(
        Text(say("data-heading", game=title_of(one, chosen()), hash=one.read_box(None).digest[:12]), style="bold")
    )
    console.print(table)
    call = f"majlis data {one.id}"
    console.print(say("data-sources", export=f"{call} --export FILE", check=f"{call} --check FILE"))


def sources(value: object, inherited: str) -> list[str]:
    """Where each record of a table comes from. A record that does not say so has the source of the table it is in."""
    if isinstance(value, list):
        return [str(row.get("source", inherited)) for row in value if isinstance(row, dict)]
    if not isinstance(value, dict):
        return []
    own = str(value.get("source", inherited))
    out: list[str] = []
    for inner in value.values():
        if isinstance(inner, list) or (isinstance(inner, dict) and "source" in inner):
            out += sources(inner, own)
    return out or [own]


def _check(one: Game, own: str, path: Path) -> None:
    text = read_text(path)
    try:
        box = one.read_box(text)
    except BadBox as error:
        click.echo(f"majlis: {path}: {fault_of(one, error, text)}", err=True)
        raise click.exceptions.Exit(1) from error
    found = differences(tomllib.loads(own), tomllib.loads(text))
    if not found:
        click.echo(say("data-same", file=str(path)))
        return
    click.echo(say("data-differs", file=str(path), hash=box.digest[:12]))
    for line in found[:_MOST_DIFFERENCES]:
        click.echo(f"  {line}")
    if len(found) > _MOST_DIFFERENCES:
        click.echo("  " + say("data-and-more", count=len(found) - _MOST_DIFFERENCES))
    click.echo(say("data-play", command=f"majlis play {one.id} --data {path}"))


def _compare(one: Game, path: Path, language: str) -> None:
    """What an owner entered in a data file: one sentence for each difference, and what does not fit."""
    forms, words = forms_of(one), form_words(one, language)
    text = read_text(path)
    try:
        taken = taken_from(forms, text)
    except BadBox as error:
        raise BadBox(f"{path}: {words.file_fault(error)}") from error
    data = tables_of(text)
    differing = 0
    for key, values in taken.entered.items():
        place, before = forms.by_key[key], forms.standard[key]
        changed = [field for field in place.part.fields if values.get(field.key) != before.get(field.key)]
        differing += bool(changed)
        for field in changed:
            click.echo(words.difference(place, field, before.get(field.key), values.get(field.key)))
    for refused in taken.refused:
        why = words.file_fault(refused.fault, data)
        where = f"{path}: {why}"
        if refused.line:
            where = say("data-refused", file=str(path), line=refused.line, why=why)
        click.echo(f"majlis: {where}", err=True)
    click.echo(say("data-entered", entered=len(taken.entered), all=len(forms.places), differing=differing))
    if taken.refused:
        raise click.exceptions.Exit(1)


def differences(own: Mapping[str, object], other: Mapping[str, object], where: str = "") -> list[str]:
    """The differences between two data files, one line each."""
    out: list[str] = []
    for key in dict.fromkeys([*own, *other]):
        place = f"{where}.{key}" if where else key
        mine, theirs = _by_id(own.get(key)), _by_id(other.get(key))
        if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
            out += differences(mine, theirs, place)
        elif key not in other:
            out.append(say("data-missing", place=place))
        elif key not in own:
            out.append(say("data-added", place=place))
        elif mine != theirs:
            out.append(say("data-became", place=place, before=repr(mine), after=repr(theirs)))
    return out


def _by_id(value: object) -> object:
    """A list of records as a mapping from their ids or numbers, so that the order makes no difference."""
    for key in ("id", "number"):
        if isinstance(value, list) and value and all(isinstance(row, dict) and key in row for row in value):
            return {str(row[key]): row for row in value}
    return value
