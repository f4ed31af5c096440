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

from majlis.cli.reading import names_of, options_of
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput

if TYPE_CHECKING:
    from majlis.arena.standings import Share, Standings


@click.command(short_help="Contests between bots, with ratings.")
@click.argument("game")
@click.option("--players", metavar="A,B,…", help="Who takes part: levels or players, all different.")
@click.option("--gauntlet", metavar="A", help="Let this one play all the others; by default everybody plays everybody.")
@click.option(
    "--seats", type=int, metavar="N", help="How many seats; by default 2. With more, one sits among copies of another."
)
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    metavar="D",
    help="How many deals each meeting plays; each is played once for every seat.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; see: majlis games."
)
@click.option("--seed", metavar="S", help="1 to 32 hexadecimal digits; the same seed plays the same deals.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J", help="How many processes.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the results here, deal by deal; if the file already exists, continue where it ends (needs --seed).",
)
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Draw the standings as SVG."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(
    game: str,
    players: str | None,
    gauntlet: str | None,
    seats: int | None,
    deals: int,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
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
        raise BadInput("a contest that is kept with --out needs a --seed, or it could not be resumed")
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
        units = play_contest(one, jobs=jobs, file=out, progress=lambda done: bar.update(task, completed=done))
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
    console.print(Text(f"{one.game}: {standings.matches:,} matches, {one.seats} seats, seed {one.seed}", style="bold"))
    order = standings.order()
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("player")
    if one.seats > 1:
        table.add_column("rating", justify="right")
    table.add_column(f"wins (par {100 * standings.par:.0f} %)" if one.seats > 1 else "wins", justify="right")
    for other in order if one.seats > 1 else []:
        table.add_column(f": {one.players[other]}", justify="right")
    for place in order:
        row = [one.players[place]]
        if one.seats > 1:
            rating, interval = standings.ratings[place]
            row.append(f"{rating:.1f} ± {interval:.1f}")
        row.append(_said(standings.total[place]))
        row += [_said(standings.meetings.get((place, other))) for other in (order if one.seats > 1 else [])]
        table.add_row(*row)
    console.print(table)


def _said(share: Share | None) -> str:
    if share is None or not share.matches:
        return ""
    if share.interval is None:
        return f"{100 * share.share:.1f} %"
    return f"{100 * share.share:.1f} ± {100 * share.interval:.1f} %"
