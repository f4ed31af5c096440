"""`majlis games`: what can be played."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from majlis.cli.languages import chosen, either, say
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game
from majlis.engine.catalog import games as known_games
from majlis.engine.game import Game
from majlis.engine.options import Option, text_of


@click.command()
@click.option("--json", "as_json", is_flag=True)
def games(as_json: bool) -> None:
    """The games, their seats and options."""
    found = [game(name) for name in known_games()]
    if as_json:
        click.echo(json.dumps([_facts(one) for one in found], indent=2))
        return
    console = Console(highlight=False)
    for one in found:
        console.print(Text(_heading(one), style="bold"))
        console.print(_options(one))
    console.print(say("games-hint"), soft_wrap=True)


def _heading(one: Game) -> str:
    title = title_of(one, chosen())
    return say("games-heading", title=title, id=one.id, least=one.min_seats, most=one.max_seats)


def _facts(one: Game) -> dict[str, object]:
    return {
        "id": one.id,
        "title": one.title,
        "revision": one.revision,
        "min_seats": one.min_seats,
        "max_seats": one.max_seats,
        "options": one.options.json(),
    }


def _options(one: Game) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    table.add_column(say("games-option"), no_wrap=True)
    table.add_column(say("games-default"), no_wrap=True)
    table.add_column(say("games-takes"), overflow="fold")
    table.add_column(say("games-rule"), no_wrap=True)
    for option in one.options.options:
        table.add_row(option.name, text_of(option.default), _values(option), option.rule)
    return table


def _values(option: Option) -> str:
    """What an option takes, in the language of the caller; the values themselves are written alike everywhere."""
    if option.kind == "flag":
        return say("games-values-flag", yes="true", no="false")
    if option.kind == "number":
        return say("games-values-number", low=option.low, high=option.high)
    if option.kind == "many":
        return say("games-values-many", choices=", ".join(option.choices))
    return either(option.choices)
