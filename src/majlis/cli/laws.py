"""`majlis check-game`: does a game keep the laws that hold for every game?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import Progress

from majlis.cli.languages import chosen, say
from majlis.cli.reading import write_text
from majlis.cli.speaking import title_of
from majlis.engine.catalog import game as game_named

if TYPE_CHECKING:
    from majlis.testing.laws import Report


@click.command("check-game")
@click.argument("game")
@click.option(
    "--decisions",
    type=click.IntRange(1),
    default=2000,
    show_default=True,
    metavar="N",
)
@click.option("--seed", default="1", show_default=True, metavar="S")
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
)
def check_game(game: str, decisions: int, seed: str, record: Path | None) -> None:
    """Check that GAME keeps the laws of every game (secrecy, undo, records …): for people who write games."""
    from majlis.engine.chance import seed_text
    from majlis.testing import laws  # imports test tools that no other command needs

    one = game_named(game)
    seed_text(seed)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(one.title, total=decisions)

        def progress(so_far: Report) -> None:
            bar.update(task, completed=so_far.checked)

        report = laws.check_game(one, decisions=decisions, seed=seed, progress=progress)
    click.echo(
        say(
            "laws-checked",
            game=title_of(one, chosen()),
            matches=report.matches,
            decisions=report.decisions,
            checked=report.checked,
            broken=len(report.broken),
        )
    )
    for broken in report.broken:
        click.echo(str(broken))
    if report.held:
        return
    if record is not None and report.broken[0].record:
        write_text(record, report.broken[0].record)
        click.echo(say("laws-record", file=str(record)))
    raise click.exceptions.Exit(1)
