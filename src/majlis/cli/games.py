"""`majlis games`: what can be played."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from majlis.engine.catalog import game
from majlis.engine.catalog import games as known_games
from majlis.engine.game import Game
from majlis.engine.options import text_of


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def games(as_json: bool) -> None:
    """The games, their seats and options."""
    found = [game(name) for name in known_games()]
    if as_json:
        click.echo(json.dumps([_facts(one) for one in found], indent=2))
        return
    console = Console(highlight=False)
    for one in found:
        console.print(Text(f"{one.title} ({one.id}), {one.min_seats} to {one.max_seats} seats", style="bold"))
        console.print(_options(one))
    console.print(
        "An option is given as --option NAME=VALUE; a rule is read with: majlis rules GAME RULE", soft_wrap=True
    )


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
    table.add_column("option", no_wrap=True)
    table.add_column("default", no_wrap=True)
    table.add_column("takes", overflow="fold")
    table.add_column("rule", no_wrap=True)
    for option in one.options.options:
        table.add_row(option.name, text_of(option.default), option.values, option.rule)
    return table
