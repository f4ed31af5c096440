"""The catalogue: games that come with Majlis, and games of other packages."""

from __future__ import annotations

import pytest

import majlis
from majlis.engine.errors import BadInput, UnknownGame
from majlis.engine.rules import reference
from majlis_souk import GAME as SOUK
from tests.conftest import Installer


def test_the_games_of_this_package_are_found_by_their_folders() -> None:
    assert "alhambra" in majlis.games()
    assert majlis.game("alhambra") is majlis.game("alhambra")
    assert majlis.games() == sorted(majlis.games()), "the function is still there after a game was loaded"
    assert majlis.game("alhambra").id == "alhambra"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("alhamra", "did you mean 'alhambra'?"),
        ("Alhambra", "did you mean 'alhambra'?"),
        ("chess", "known: "),
        ("", "known: "),
        (None, "known: "),
    ],
)
def test_an_unknown_game_gets_a_hint(name: object, hint: str) -> None:
    with pytest.raises(UnknownGame) as error:
        majlis.game(name)
    assert str(error.value).startswith(f"unknown game {name!r}; {hint}")


def test_a_plug_in_is_a_game_like_any_other(install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    assert "souk" in majlis.games()
    assert majlis.game("souk") is SOUK
    match = majlis.game("souk").start(3, seed="1")
    match.play("bid 3", 2)
    again = majlis.Record.loads(match.record().dumps()).replay()
    assert again.state.fingerprint() == match.state.fingerprint()
    assert reference("souk")["SOU-3.3"].chapter_title == "A round"


def test_a_plug_in_does_not_replace_a_game_of_this_package(install: Installer) -> None:
    install("alhambra", "majlis_souk:GAME")
    assert majlis.games().count("alhambra") == 1
    assert majlis.game("alhambra").title == "Alhambra"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        (
            "lost",
            "no_such_module:GAME",
            "the game 'lost' cannot be loaded from no_such_module:GAME: ModuleNotFoundError",
        ),
        ("empty", "majlis_souk:NO_GAME", "the game 'empty' cannot be loaded from majlis_souk:NO_GAME: AttributeError"),
        ("bazaar", "majlis_souk:GAME", "its entry must be a Game whose id is 'bazaar'"),
        ("path", "pathlib:Path", "its entry must be a Game whose id is 'path'"),
    ],
)
def test_a_plug_in_that_does_not_work_is_named(install: Installer, name: str, value: str, message: str) -> None:
    install(name, value)
    with pytest.raises(BadInput) as error:
        majlis.game(name)
    assert message in str(error.value)
