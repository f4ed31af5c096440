"""`majlis play`: sit down at a table in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from majlis.bots import Player, Seating, player_named
from majlis.cli.languages import chosen, language_of, say
from majlis.cli.reading import box_of, names_of, options_of, read_text
from majlis.cli.screen import remember_history
from majlis.cli.speaking import title_of, words_for
from majlis.cli.terminal import Left, Terminal
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadInput
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.record import Record
from majlis.engine.words import LANGUAGES

USUAL_BOT = "greedy"
USUAL_SEATS = 3


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, metavar="N")
@click.option("--humans", type=click.IntRange(1), metavar="N")
@click.option("--bots", metavar="A,B,…")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", metavar="S")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option("--data", "data", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
)
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
def play(
    game: str | None,
    seats: int | None,
    humans: int | None,
    bots: str | None,
    options: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    data: Path | None,
    record: Path | None,
    resume: Path | None,
) -> None:
    """Play GAME in the terminal, against bots or with friends who share the screen."""
    if record is not None and record != resume and record.exists():
        raise BadInput(say("wrong-record-exists", file=str(record), command=f"majlis play --resume {record}"))
    if resume is not None:
        if seats is not None or options or seed is not None:
            raise BadInput(say("wrong-resumed"))
        match = resumed(resume, game, data)
        people = list(range(humans)) if humans is not None else people_of(match)
        at = seating(match.game, match.seats, people, names_of(bots))
    else:
        if game is None:
            raise BadInput(say("wrong-which-game", command="majlis play alhambra"))
        one = game_named(game)
        named = names_of(bots)
        people = list(range(humans or 1))
        if seats is None:
            usual = max(one.min_seats, min(USUAL_SEATS, one.max_seats), len(people))
            seats = len(people) + len(named) if named else usual
        at = seating(one, one.check_seats(seats), people, named)
        match = one.start(seats, options_of(options), seed, box_of(one, data))
    for seat, bot in at.items():
        bot.begin(Seating(match.game, match.seats, match.options, seat))
    words = words_for(match.game, language_of(lang), match.box, match.options)
    terminal = Terminal(match, at, words, record or resume)
    remember_history()
    try:
        terminal.run()
    except (Left, EOFError):
        terminal.leave()
    except KeyboardInterrupt:
        click.echo()
        terminal.leave()
        raise click.exceptions.Exit(130) from None


def seating(game: Game, seats: int, people: list[int], named: list[str]) -> dict[int, Player]:
    """Which bot sits where; a list of names that is too short is repeated."""
    others = [seat for seat in range(seats) if seat not in people]
    if people and people[-1] >= seats:
        raise BadInput(say("wrong-too-few-seats", seats=seats, people=len(people)))
    if len(named) > len(others):
        raise BadInput(say("wrong-too-many-bots", bots=len(named), left=len(others), seats=seats))
    names = named or [USUAL_BOT]
    return {seat: player_named(names[i % len(names)]) for i, seat in enumerate(others)}


def resumed(path: Path, game: str | None, data: Path | None) -> Match:
    record = Record.loads(read_text(path))
    one = game_named(record.game)
    if game is not None and game_named(game) is not one:
        wanted = title_of(game_named(game), chosen())
        raise BadInput(say("wrong-other-game", file=str(path), game=title_of(one, chosen()), wanted=wanted))
    return record.replay_as(one, box_of(one, data))


def people_of(match: Match) -> list[int]:
    """Which seats were people when the match was saved: they confirm their turns, bots do not."""
    found = [seat for seat in range(match.seats) if match.state.confirming >> seat & 1]
    return found or [0]
