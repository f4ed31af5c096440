"""Law 9: whole matches as readable text. A change to any rule shows up as a difference.

    python -m majlis.testing.golden                          compare every file with what the rules say now
    python -m majlis.testing.golden --update                 rewrite them, to be read as a diff
    python -m majlis.testing.golden --add alhambra 3 modules=vizier+huts --seed 7

A file names its table in its head: game, seats, options, seed, and a revision if it is not the game's newest. For each decision it has
the seat and the question, the number of legal actions by verb with a short hash of their list, a short hash of each view (the spectator's
first), the decision, and its events as spectators see them. Views stand in full at the start, whenever the points change, and at the end:
the spectator's, and of each seat's the lines that differ.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

from majlis.engine.action import Action
from majlis.engine.catalog import game as game_named
from majlis.engine.chance import Chance, nth_seed, seed_text
from majlis.engine.errors import BadInput, MajlisError
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import text_of
from majlis.testing.determinism import Case, digest
from majlis.testing.laws import table_name, tables_of

FOLDER: Final = Path("tests/conformance/golden")
DIGESTS: Final = "digests.txt"
"""The digests of the newest revision; those of an earlier one are in `digests-1.txt`."""
_HEAD: Final = ("game", "seats", "options", "seed")
_DIGEST_LENGTH: Final = 80
Table: TypeAlias = "tuple[int, dict[str, str], str, int | None]"
"""Seats, options, seed and revision (None: the newest)."""


class Writer:
    """Plays a match at random and writes it down."""

    def __init__(self, game: Game, table: Table) -> None:
        seats, options, seed, revision = table
        self.match: Match = game.start(seats, options, seed, revision=revision)
        self.chance = Chance.of(nth_seed(seed, 3))
        self.lines = [
            f"game: {game.id}",
            f"seats: {seats}",
            "options: " + (" ".join(f"{name}={value}" for name, value in options.items()) or "-"),
            f"seed: {seed_text(seed).lstrip('0') or '0'}",
            *([] if revision is None else [f"revision: {revision}"]),
            "",
        ]

    def text(self) -> str:
        match = self.match
        self._events(match.opening)
        self._views("at the start")
        while not match.over:
            before = match.scores()
            seat, action = self._next()
            self._decision(seat, action)
            self._events(match.play(action, seat))
            if match.scores() != before and not match.over:
                self._views(f"after decision {len(match.entries)}: the points have changed")
        self._views("at the end")
        self.lines.append(f"scores: {_words(match.scores())}")
        self.lines.append(f"ranking: {_words(match.ranking())}")
        for seat in range(match.seats):
            self.lines.append(
                f"points of {seat}: " + ", ".join(f"{name} {points}" for name, points in match.breakdown(seat).items())
            )
        return "\n".join(self.lines) + "\n"

    def _next(self) -> tuple[int, Action]:
        """A decision, or now and then something that a seat does out of turn."""
        match = self.match
        if self.chance.below(8) == 0:
            for seat in range(match.seats):
                asides = match.asides(seat)
                if asides:
                    return seat, asides[self.chance.below(len(asides))]
        seat = match.waiting[self.chance.below(len(match.waiting))]
        actions = match.actions(seat)
        return seat, actions[self.chance.below(len(actions))]

    def _decision(self, seat: int, action: Action) -> None:
        match = self.match
        prompt = match.prompt
        assert prompt is not None
        waiting = _words(match.waiting)
        facts = "".join(f" {name}={_plain(value)}" for name, value in prompt.facts.items())
        self.lines.append(f"{len(match.entries) + 1}. {waiting} {prompt.id} ({prompt.rule}){facts}")
        for who in match.waiting:
            legal = [str(one) for one in match.actions(who)]
            counts: dict[str, int] = {}
            for text in legal:
                name = text.partition(" ")[0]
                counts[name] = counts.get(name, 0) + 1
            self.lines.append(
                f"   legal for {who}: " + ", ".join(f"{name} {n}" for name, n in counts.items()) + f" [{_hash(legal)}]"
            )
        views = [_hash(match.view(viewer)) for viewer in (None, *range(match.seats))]
        self.lines.append("   views " + " ".join(views))
        self.lines.append(f"   {seat} {action}" + ("" if seat in match.waiting else " (off its turn)"))

    def _events(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                parts = "".join(f" {name}={_plain(value)}" for name, value in seen.items())
                who = "" if event.seat < 0 else f" {event.seat}"
                self.lines.append(f"   - {event.name} ({event.rule}){who}{parts}")

    def _views(self, when: str) -> None:
        match = self.match
        everybody = _rows(match.view())
        self.lines += ["", f"== {when}", *everybody]
        for seat in range(match.seats):
            self.lines.append(f"-- besides, seat {seat} sees")
            self.lines += [
                row for row in _rows(match.view(seat)) if row not in everybody and not row.startswith("seat: ")
            ]
        self.lines.append("")


def golden(game: Game, table: Table) -> str:
    """The text of a golden file."""
    return Writer(game, table).text()


def read_head(text: str, name: str) -> tuple[str, Table]:
    """The game and the table that a golden file is about."""
    head: dict[str, str] = {}
    for line, key in zip(text.splitlines(), _HEAD, strict=False):
        found, _, value = line.partition(": ")
        if found != key:
            raise BadInput(f"{name} should begin with the lines {', '.join(_HEAD)}, not {line!r}")
        head[key] = value
    if len(head) < len(_HEAD) or not head["seats"].isdecimal():
        raise BadInput(f"{name} is not a golden file: it should begin with the lines {', '.join(_HEAD)}")
    options = dict(_option(word) for word in head["options"].split() if word != "-")
    found, _, number = (*text.splitlines()[len(_HEAD) :], "")[0].partition("revision: ")
    revision = int(number) if not found and number.isdecimal() else None
    return head["game"], (int(head["seats"]), options, head["seed"], revision)


def digests(game: Game, revision: int | None = None, before: str = "") -> str:
    """A line for every table of a game, with the hash of the beginning of a match: what no golden file covers in full.

    A table's seed follows from its line, so those that stand in the file `before` keep theirs; new ones come after them.
    """
    place = {line.partition(" ")[2]: number for number, line in enumerate(before.splitlines())}
    tables = {table_name(*table): table for table in tables_of(game)}
    lines = []
    for number, name in enumerate(sorted(tables, key=lambda name: (place.get(name, len(place)), name))):
        seats, options = tables[name]
        case: Case = (seats, options, nth_seed("9", number), _DIGEST_LENGTH)
        lines.append(f"{digest(game, case, revision)} {name}")
    return "\n".join(lines) + "\n"


def first_difference(old: str, new: str) -> str:
    """Where two texts part, for people; "" if they are equal."""
    if old == new:
        return ""
    olds, news = old.splitlines(), new.splitlines()
    at = 0
    while at < min(len(olds), len(news)) and olds[at] == news[at]:
        at += 1
    was = olds[at] if at < len(olds) else "the end"
    now = news[at] if at < len(news) else "the end"
    before = "\n".join(olds[max(0, at - 4) : at])
    return f"line {at + 1} differs, after\n{before}\n- {_cut(was)}\n+ {_cut(now)}"


def rewrite(path: Path) -> str:
    """What a golden file, or a file of digests, should say now."""
    if path.name.startswith("digests"):
        revision = path.stem.removeprefix("digests").removeprefix("-")
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        return digests(game_named(path.parent.name), int(revision) if revision else None, before)
    name, table = read_head(path.read_text(encoding="utf-8"), str(path))
    return golden(game_named(name), table)


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def _rows(view: object, path: str = "") -> list[str]:
    """A view, a line for each thing that can be written in one: a word, a list of words, words with their names."""
    line = _line(view)
    if path and line is not None:
        return [f"{path}: {line}"]
    rows: list[str] = []
    if isinstance(view, Mapping):
        for name, value in view.items():
            rows += _rows(value, f"{path}.{name}" if path else str(name))
    elif isinstance(view, list):
        for at, value in enumerate(view):
            rows += _rows(value, f"{path}[{at}]")
    return rows


def _line(value: object) -> str | None:
    if isinstance(value, list):
        items = [_line(item) for item in value if not isinstance(item, list)]
        if len(items) < len(value) or None in items:
            return None
        return ("; " if any(isinstance(item, Mapping) for item in value) else " ").join(
            str(item) for item in items
        ) or "-"
    if isinstance(value, Mapping):
        if any(isinstance(item, list | Mapping) for item in value.values()) or len(value) > 24:
            return None
        return ", ".join(f"{name} {_line(item)}" for name, item in value.items())
    return "-" if value is None else str(value)


def _json(value: object) -> str:
    return json.dumps(value)


def _hash(value: object) -> str:
    return hashlib.blake2b(_json(value).encode(), digest_size=3).hexdigest()


def _words(values: list[int] | tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values)


def _plain(value: object) -> str:
    return "+".join(str(item) for item in value) if isinstance(value, list) else str(value)


def _cut(line: str) -> str:
    return line if len(line) <= 300 else line[:300] + "…"


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def called(seats: int, options: Mapping[str, str]) -> str:
    """What a file is called if it is not given a name: `3-seats`, `3-seats-expert`, `2-seats-no-undo-ru`."""
    words = {"true": "{0}", "false": "no-{0}"}
    said = [words.get(value, "{1}").format(name, value) for name, value in options.items()]
    return "-".join(["alone" if seats == 1 else f"{seats}-seats", *said])


def _add(folder: Path, words: list[str], seed: str, name: str | None) -> Path:
    if len(words) < 2 or not words[1].isdecimal():
        raise BadInput("--add needs a game, a number of seats, and options written NAME=VALUE")
    game = game_named(words[0])
    options = dict(_option(word) for word in words[2:])
    read = game.options.changed(game.options.read(options))
    kept = {name: text_of(value) for name, value in read.items()}
    path = folder / game.id / f"{name or called(int(words[1]), kept)}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(golden(game, (int(words[1]), kept, seed, None)), encoding="utf-8")
    (path.parent / DIGESTS).write_text(rewrite(path.parent / DIGESTS), encoding="utf-8")
    return path


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m majlis.testing.golden", description="Compare golden files with the rules as they are."
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are (%(default)s)")
    parser.add_argument("--update", action="store_true", help="rewrite them")
    parser.add_argument("--add", nargs="+", metavar="WORD", help="make one: GAME SEATS NAME=VALUE…")
    parser.add_argument("--seed", default="1", help="of the match to add (%(default)s)")
    parser.add_argument("--name", help="what its file is called, where there are many options: 3-seats-other-rulings")
    given = parser.parse_args(arguments)
    changed = 0
    try:
        if given.add:
            print(f"written: {_add(given.folder, given.add, given.seed, given.name)}")
            return 0
        for path in files(given.folder):
            new = rewrite(path)
            difference = first_difference(path.read_text(encoding="utf-8"), new)
            if difference and given.update:
                path.write_text(new, encoding="utf-8")
                print(f"written: {path}")
            elif difference:
                changed += 1
                print(f"{path}: {difference}")
    except MajlisError as error:
        parser.error(str(error))
    print(f"{len(files(given.folder))} files, {changed} differ")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
