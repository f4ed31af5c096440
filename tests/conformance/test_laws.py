"""Every game keeps every law, at every seat count and with every option set."""

from __future__ import annotations

import pytest

import majlis
from majlis.engine.chance import nth_seed
from majlis.engine.game import Game
from majlis.testing.determinism import same_everywhere
from majlis.testing.laws import cases_of, check_match, table_name, tables_of
from majlis.testing.nonsense import nonsense_is_refused
from majlis.testing.trial import PLAYERS
from majlis_souk import GAME as SOUK

GAMES: list[Game] = [*(majlis.game(name) for name in majlis.games() if name != SOUK.id), SOUK]
TABLES = [
    pytest.param(game, number, seats, options, id=f"{game.id}-{table_name(seats, options)}")
    for game in GAMES
    for number, (seats, options) in enumerate(tables_of(game))
]
CHECKS = 3
"""Decisions of each match at which all laws are checked; `make soak` checks them all."""


@pytest.mark.parametrize(("game", "number", "seats", "options"), TABLES)
def test_laws_hold(game: Game, number: int, seats: int, options: dict[str, object]) -> None:
    report = check_match(game, seats, options, nth_seed("c0", number), PLAYERS[number % len(PLAYERS)], CHECKS)
    assert report.matches == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_match_in_every_process(game: Game) -> None:
    same_everywhere(game, cases_of(game, "c1"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nonsense_is_refused(game: Game) -> None:
    nonsense_is_refused(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_option_meets_the_laws(game: Game) -> None:
    """A number is met at another value than its default, a set of modules also as a whole."""
    met = [(name, value) for options in game.option_sets() for name, value in options.items()]
    for option in game.options.options:
        if option.kind == "number":
            assert any(name == option.name and value != option.default for name, value in met), option.name
        else:
            assert [value for value in option.others() if (option.name, value) not in met] == [], option.name
