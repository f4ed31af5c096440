"""`majlis arena`: contests between bots, with ratings."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from majlis.cli.languages import chosen, decimal, say
from majlis.cli.reading import names_of, options_of
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput

if TYPE_CHECKING:
    from majlis.arena.standings import Share, Standings


@click.command()
@click.argument("game")
@click.option("--players", metavar="A,B,…")
@click.option("--gauntlet", metavar="A")
@click.option("--seats", type=int, metavar="N")
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    metavar="D",
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", metavar="S")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J")
@click.option("--ray", is_flag=False, flag_value="auto", default="", metavar="ADDRESS")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
)
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def arena(
    game: str,
    players: str | None,
    gauntlet: str | None,
    seats: int | None,
    deals: int,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    ray: str,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other and say how strong each of them is."""
    # imported here, because no other command needs processes and the like
    from majlis.arena.contest import contest, play_contest
    from majlis.arena.plot import plot as drawn
    from majlis.arena.standings import Standings

    if out is not None and seed is None:
        raise BadInput(say("wrong-contest-seed"))
    one = contest(
        game,
        players=names_of(players),
        seats=seats,
        options=options_of(options),
        gauntlet=gauntlet or "",
        deals=deals,
        seed=seed,
    )
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(game_named(game).title, total=one.units)
        units = play_contest(one, jobs=jobs, ray=ray, file=out, progress=lambda done: bar.update(task, completed=done))
    standings = Standings(one, units)
    if plot is not None:
        plot.write_text(drawn(standings), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(standings.json()))
    else:
        _print(standings)


def _print(standings: Standings) -> None:
    one = standings.contest
    console = Console(highlight=False)
    title = title_of(game_named(one.game), chosen())
    heading = say("arena-heading", game=title, matches=standings.matches, seats=one.seats, seed=one.seed)
    console.print(Text(heading, style="bold"))
    order = standings.order()
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(say("simulate-player"))
    if one.seats > 1:
        table.add_column(say("arena-rating"), justify="right")
    wins = say("arena-wins-par", par=f"{100 * standings.par:.0f}") if one.seats > 1 else say("simulate-wins")
    table.add_column(wins, justify="right")
    for other in order if one.seats > 1 else []:
        table.add_column(f": {one.players[other]}", justify="right")
    for place in order:
        row = [one.players[place]]
        if one.seats > 1:
            rating, interval = standings.ratings[place]
            row.append(f"{decimal(rating)} ± {decimal(interval)}")
        row.append(_said(standings.total[place]))
        row += [_said(standings.meetings.get((place, other))) for other in (order if one.seats > 1 else [])]
        table.add_row(*row)
    console.print(table)


def _said(share: Share | None) -> str:
    if share is None or not share.matches:
        return ""
    if share.interval is None:
        return f"{decimal(100 * share.share)} %"
    return f"{decimal(100 * share.share)} ± {decimal(100 * share.interval)} %"
