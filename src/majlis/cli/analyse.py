"""`majlis analyse`: what the decisions of a finished match were worth."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from majlis.analysis.findings import Findings
from majlis.analysis.review import SECONDS, Judged, Review
from majlis.analysis.telling import Teller, words_for
from majlis.cli.boxes import box_for
from majlis.cli.languages import chosen, decimal, language_of, say
from majlis.cli.reading import read_text
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput
from majlis.engine.record import Record
from majlis.engine.words import LANGUAGES, Words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option(
    "--seconds",
    type=click.FloatRange(1, 3600),
    default=SECONDS,
    show_default=f"{SECONDS:g}",
    metavar="S",
)
@click.option("--data", "data", type=click.Path(path_type=Path), metavar="FILE")
def analyse(file: Path, as_json: bool, lang: str | None, seconds: float, data: Path | None) -> None:
    """Judge every decision of the finished match in the record FILE by what its player could know.

    Prints how everybody came from the first chance to win to the result, and the turning points with what would have been better.
    """
    record = Record.loads(read_text(file))
    game = game_named(record.game)
    box = box_for(record, data, file)
    match = record.replay_as(game, box)
    if not match.over:
        raise BadInput(say("wrong-not-over", file=str(file)))
    review = Review(match)
    findings = Findings.of(review)
    for judged in _shown(review.all_judged(seconds)):
        findings.add(judged)
    language = language_of(lang)
    words = words_for(game, language, box, options=match.options)
    players = [words.seat(seat) for seat in range(match.seats)]
    told = Teller(findings, game, words, players, box).json()
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        summary(Console(highlight=False), words, told)


def _shown(steps: Iterable[tuple[float, Judged]]) -> Iterator[Judged]:
    """The judged decisions, with a progress bar on stderr if somebody is watching."""
    with Progress(console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal) as bar:
        task = bar.add_task("", total=1.0)
        for done, judged in steps:
            bar.update(task, completed=done)
            yield judged


def summary(console: Console, words: Words, told: dict[str, Any]) -> None:
    """What an analysis found, for people at a terminal."""
    console.print(Text(told["sentence"], style="bold"), soft_wrap=True)
    console.print(_accounts(words, told["seats"]))
    console.print(Text(words.say("analysis-turning-points"), style="bold"))
    for point in told["turning_points"]:
        decision = next(one for one in told["decisions"] if one["at"] == point["at"])
        console.print(Text(_point(words, told["seats"], point, decision)), soft_wrap=True)
    console.print(_figures(told["figures"], told["seats"]))


def _percent(number: float, signed: bool = False) -> str:
    sign = "" if not signed else "+" if number > 0.0005 else "−" if number < -0.0005 else ""
    shown = decimal(100 * (abs(number) if signed else number))
    return f"{sign}{shown}%" if chosen() == "en" else f"{sign}{shown} %"


def _accounts(words: Words, seats: list[dict[str, Any]]) -> Table:
    table = Table()
    table.add_column("")
    for name in ("start", "luck", "mistakes", "gifts", "end", "accuracy"):
        table.add_column(words.say(f"analysis-{name}"), justify="right")
    for seat in seats:
        exact = seat["accuracy"]
        table.add_row(
            seat["name"],
            _percent(seat["start"]),
            _percent(seat["luck"], True),
            _percent(-seat["mistakes"], True),
            _percent(seat["gifts"], True),
            _percent(seat["end"]),
            "–" if exact is None else decimal(exact, 0),
        )
    return table


def _point(words: Words, seats: list[dict[str, Any]], point: dict[str, Any], decision: dict[str, Any]) -> str:
    who = seats[point["seat"]]["name"]
    out = f"{point['number']}. [{point['at']}] {who}: {decision['text']}  {_percent(point['change'], True)}"
    better = point["better"]
    if better is None:
        return f"{out}\n   {words.say('analysis-nothing-better')}"
    line = " → ".join([better["text"], *better["continuation"]])
    return f"{out}\n   {words.say('analysis-better', action=line, percent=round(100 * better['chance']))}"


def _figure(value: float) -> str:
    return decimal(value, 0 if value == int(value) else 1)


def _figures(figures: list[dict[str, Any]], seats: list[dict[str, Any]]) -> Table:
    table = Table()
    table.add_column("")
    for seat in seats:
        table.add_column(seat["name"], justify="right")
    for figure in figures:
        table.add_row(figure["name"], *(_figure(value) for value in figure["values"]))
    return table
