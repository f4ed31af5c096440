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

from majlis.cli.languages import chosen, decimal, say
from majlis.cli.reading import names_of, options_of, read_text
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game as game_named
from majlis.engine.options import text_of

if TYPE_CHECKING:
    from majlis.arena.simulate import Summary


@click.command()
@click.argument("game")
@click.option(
    "--seats",
    type=int,
    metavar="N",
)
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, metavar="M")
@click.option(
    "--players",
    metavar="A,B,…",
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", metavar="S")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--overwrite", is_flag=True)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
)
@click.option("--data", "data", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
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
    title = title_of(game_named(summary.game), chosen())
    heading = say("simulate-heading", game=title, matches=summary.matches, seats=summary.seats)
    console.print(Text(heading, style="bold"))
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(say("simulate-player"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-mean"), justify="right")
    if any(summary.resigned):
        table.add_column(say("simulate-resigned"), justify="right")
    for place, player in enumerate(summary.players):
        wins = summary.wins[place]
        row = [player, decimal(wins, 0 if wins == int(wins) else 1), decimal(summary.mean_scores[place])]
        table.add_row(*row, *([str(summary.resigned[place])] if any(summary.resigned) else []))
    console.print(table)
    for name, value in game_named(summary.game).options.changed(summary.options).items():
        console.print(say("simulate-option", option=f"{name}={text_of(value)}"))
    rate = round(summary.decisions_per_second)
    console.print(say("simulate-speed", decisions=summary.decisions, seconds=decimal(summary.seconds), rate=rate))
    seed, digest = say("simulate-seed"), say("simulate-digest")
    width = max(len(seed), len(digest))
    console.print(f"{seed:{width}} {summary.seed}\n{digest:{width}} {summary.digest}", soft_wrap=True)
