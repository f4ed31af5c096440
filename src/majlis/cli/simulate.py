"""`majlis simulate`: many matches between bots."""

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

from majlis.cli.reading import names_of, options_of, read_text
from majlis.engine.catalog import game as game_named
from majlis.engine.options import text_of

if TYPE_CHECKING:
    from majlis.arena.simulate import Summary


@click.command(short_help="Many matches between bots.")
@click.argument("game")
@click.option(
    "--seats",
    type=int,
    metavar="N",
    help="How many seats; by default one for each player named, or the fewest the game allows.",
)
@click.option(
    "--matches", type=click.IntRange(1), default=100, show_default=True, metavar="M", help="How many matches."
)
@click.option(
    "--players",
    metavar="A,B,…",
    help="Who plays: random, greedy, search, search:250ms …; too short a list is repeated.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; see: majlis games."
)
@click.option("--seed", metavar="S", help="1 to 32 hexadecimal digits; the same seed plays the same matches.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J", help="How many processes.")
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="Write a record of every match to this folder."
)
@click.option("--overwrite", is_flag=True, help="Let --records replace records that are already in the folder.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write one row for each match: .parquet, .csv or .jsonl.",
)
@click.option("--data", "data", type=click.Path(path_type=Path), metavar="FILE", help="Play with edited components.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    game: str,
    seats: int | None,
    matches: int,
    players: str | None,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    records: Path | None,
    overwrite: bool,
    out: Path | None,
    data: Path | None,
    as_json: bool,
) -> None:
    """Play many matches of GAME and say who won, with how many points, and how fast it went."""
    # imported here, because no other command needs processes and the like
    from majlis.arena.rows import check_table, write_rows
    from majlis.arena.simulate import simulate as play_many

    one = game_named(game)
    named = names_of(players) or ["random"]
    if out is not None:
        check_table(out)
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
        task = bar.add_task(one.title, total=matches)
        summary = play_many(
            one.id,
            seats=max(len(named), one.min_seats) if seats is None else seats,
            options=options_of(options),
            players=named,
            matches=matches,
            seed=seed,
            jobs=jobs,
            records=records,
            progress=lambda done: bar.update(task, completed=done),
            box_text=None if data is None else read_text(data),
            overwrite=overwrite,
        )
    if out is not None:
        write_rows(summary.rows, out)
    if as_json:
        click.echo(json.dumps(summary.json()))
    else:
        _print(summary)


def _print(summary: Summary) -> None:
    console = Console(highlight=False)
    console.print(Text(f"{summary.game}: {summary.matches:,} matches, {summary.seats} seats", style="bold"))
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("player")
    table.add_column("wins", justify="right")
    table.add_column("mean score", justify="right")
    for player, wins, score in zip(summary.players, summary.wins, summary.mean_scores, strict=True):
        table.add_row(player, f"{wins:g}" if wins == int(wins) else f"{wins:.1f}", f"{score:.1f}")
    console.print(table)
    for name, value in game_named(summary.game).options.changed(summary.options).items():
        console.print(f"option {name}={text_of(value)}")
    console.print(
        f"{summary.decisions:,} decisions in {summary.seconds:.1f} s: {summary.decisions_per_second:,.0f} per second\n"
        f"seed   {summary.seed}\ndigest {summary.digest}",
        soft_wrap=True,
    )
