"""Everything that reads what somebody else wrote. It takes any text, and reads it or says what is wrong with it (`MajlisError`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from majlis.engine import lesson, puzzle
from majlis.engine.catalog import game, games
from majlis.engine.errors import MajlisError
from majlis.engine.positions import Position
from majlis.engine.record import Record
from majlis.server.play import row_of
from majlis.server.tokens import digest, is_id

ROOT = Path(__file__).parents[2]
LONGEST = 200
"""A record that survived is replayed no further than this: a fuzzer wants many short tries."""


@dataclass(frozen=True)
class Reader:
    """Something that reads, and texts from which hostile ones are made."""

    name: str
    read: Callable[[str], object]
    samples: Callable[[], list[str]]

    def tries(self, text: str) -> bool:
        """Read a text; whether it was fine. Whatever is raised but a clear error is a bug."""
        try:
            self.read(text)
        except (MajlisError, lesson.BrokenLesson) as error:
            if not str(error):
                raise ValueError(f"an error of {self.name} says nothing") from error
            return False
        return True


def _actions(name: str) -> list[str]:
    """Every action of some positions of a match."""
    match = game(name).start(seed="2a")
    out: list[str] = []
    for number in range(40):
        if match.over:
            break
        actions = match.actions()
        out += [str(action) for action in actions[:8]]
        match.play(actions[number % len(actions)])
    return out


def _notation(name: str) -> Reader:
    return Reader(f"notation-{name}", lambda text: game(name).verbs.parse(text), lambda: _actions(name))


def _json(name: str) -> Reader:
    def read(text: str) -> object:
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return None  # not ours to say: the server's reader of JSON refuses it before
        return game(name).verbs.from_json(found)

    def samples() -> list[str]:
        return [json.dumps(game(name).verbs.parse(action).json()) for action in _actions(name)]

    return Reader(f"json-{name}", read, samples)


def _replay(text: str) -> object:
    record = Record.loads(text)
    return record.replay(to=min(len(record.lines), LONGEST))


def _records() -> list[str]:
    folder = ROOT / "tests" / "conformance" / "records"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.majlis"))]


def _positions() -> list[str]:
    """Those of some puzzles."""
    found = [each for name in games() for each in puzzle.puzzles_of(game(name)).puzzles[:4]]
    return [Position.of(puzzle.played(each, ())).dumps() for each in found]


def _start(text: str) -> object:
    return Position.loads(text).start()


def _stream_id(text: str) -> object:
    return row_of(text)


def _cookie(text: str) -> object:
    """A Cookie header as a server takes it: whatever it says, a secret is only ever hashed."""
    try:
        found = SimpleCookie(text)
    except CookieError:
        return None
    return [(digest(morsel.value), is_id(morsel.value)) for morsel in found.values()]


@cache
def readers() -> dict[str, Reader]:
    """All of them by name."""
    made = [
        Reader("record", _replay, _records),
        Reader("position", _start, _positions),
        Reader("cookie", _cookie, lambda: ["majlis=abc; other=def", 'majlis="a\\"b"; $Path=/']),
        Reader("stream-id", _stream_id, lambda: ["0", "17", "-1", "1e3", "٣", "9" * 30]),
    ]
    for name in games():
        made += [_notation(name), _json(name)]
        made.append(Reader(f"box-{name}", game(name).read_box, lambda name=name: [game(name).data_text()]))  # type: ignore[misc]
        made.append(
            Reader(
                f"lesson-{name}",
                lambda text, name=name: lesson.read(game(name), text),  # type: ignore[misc]
                lambda name=name: [(lesson.folder_of(game(name)) / "lesson.toml").read_text("utf-8")],  # type: ignore[misc]
            )
        )
        made.append(
            Reader(
                f"puzzles-{name}",
                lambda text, name=name: puzzle.read(game(name), text),  # type: ignore[misc]
                lambda name=name: [(game(name).folder / "puzzles" / "puzzles.toml").read_text("utf-8")],  # type: ignore[misc]
            )
        )
    return {reader.name: reader for reader in made}
