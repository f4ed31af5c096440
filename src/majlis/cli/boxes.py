"""Finding the components that a record was played with, by the hash that it names."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from majlis.cli.reading import box_of
from majlis.engine.catalog import game as game_named
from majlis.engine.errors import MajlisError
from majlis.engine.game import Box, Game
from majlis.engine.record import Record

_MOST_FILES = 50
"""How many data files beside a record are looked at."""
_LARGEST = 512 * 1024


def box_for(record: Record, data: Path | None, file: Path, databases: Iterable[str] = ()) -> Box | None:
    """The components of a record: a data file that was named, else the game's own if they are the ones, else what is found by the hash.

    It is looked for among the data files beside the record, then in databases. None: the game's own.
    """
    game = game_named(record.game)
    own = game.read_box(None)
    if data is not None:
        return box_of(game, data)
    if record.box == own.digest or record.box in game.same_data:
        return None
    return _beside(game, record.box, file.parent) or _kept(game, record.box, databases)


def _beside(game: Game, digest: str, folder: Path) -> Box | None:
    for path in sorted(folder.glob("*.toml"))[:_MOST_FILES]:
        box = _box_in(game.id, path.absolute(), path.stat().st_mtime_ns)
        if box is not None and box.digest == digest:
            return box
    return None


@lru_cache(256)
def _box_in(game: str, path: Path, _: int) -> Box | None:
    """The box of a data file; None if the file is not for that game."""
    try:
        if path.stat().st_size > _LARGEST:
            return None
        box: Box = game_named(game).read_box(path.read_text(encoding="utf-8"))
        return box
    except (MajlisError, OSError, UnicodeDecodeError):
        return None


def _kept(game: Game, digest: str, databases: Iterable[str]) -> Box | None:
    """The same from the data files that a server keeps for its tables."""
    try:
        from majlis.server.checking import kept_box
    except ImportError:  # without the packages of the server there is no database either
        return None
    for database in (*databases, os.environ.get("MAJLIS_DATABASE", "")):
        text = kept_box(database, game.id, digest)
        if text is not None:
            box: Box = game.read_box(text)
            return box
    return None
