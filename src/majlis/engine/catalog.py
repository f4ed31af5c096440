"""Which games there are.

Every folder under `majlis.games` is one, and so is every entry point of the group `majlis.games` that an installed package declares.
Games are found by name, on demand: nothing here knows any particular game.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from majlis.engine.action import Facts
from majlis.engine.errors import BadInput, UnknownGame
from majlis.engine.game import Game

GROUP: Final = "majlis.games"
_loaded: Final[dict[str, Game]] = {}
_found: Final[dict[tuple[str, ...], dict[str, EntryPoint]]] = {}
"""Games from other packages, by the path on which those were looked for."""


def games() -> list[str]:
    """The names of all games."""
    return sorted({*_built_in(), *_plugged_in()})


def game(name: object) -> Game:
    """The game of that name; raises `UnknownGame`."""
    if isinstance(name, str) and name in _loaded:
        return _loaded[name]  # looking for games takes milliseconds, and the server asks for one all the time
    if not isinstance(name, str) or name not in games():
        close = difflib.get_close_matches(str(name), games(), 1)
        if close:
            facts: Facts = {"name": str(name), "near": close[0]}
            raise UnknownGame(f"unknown game {name!r}; did you mean {close[0]!r}?", "wrong-game-near", facts)
        known = ", ".join(games())
        raise UnknownGame(f"unknown game {name!r}; known: {known}", "wrong-game", {"name": str(name), "known": known})
    return _load(name)


def _built_in() -> list[str]:
    folder = importlib.import_module(GROUP)
    return [module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg]


def _plugged_in() -> dict[str, EntryPoint]:
    """Looking through all installed packages takes milliseconds, and anybody may ask a server for games that do not exist."""
    path = tuple(sys.path)
    if path not in _found:
        _found.clear()
        _found[path] = {entry.name: entry for entry in entry_points(group=GROUP)}
    return _found[path]


def _load(name: str) -> Game:
    if name not in _loaded:
        found: object
        if name in _built_in():
            found = importlib.import_module(f"{GROUP}.{name}").GAME
        else:
            entry = _plugged_in()[name]
            try:
                found = entry.load()
            except Exception as error:  # whatever goes wrong in third-party code, the caller only asked for a game
                raise BadInput(
                    f"the game {name!r} cannot be loaded from {entry.value}: {type(error).__name__}: {error}"
                ) from error
        if not isinstance(found, Game) or found.id != name:
            raise BadInput(f"the game {name!r} is not what it should be: its entry must be a Game whose id is {name!r}")
        _loaded[name] = found
    return _loaded[name]
