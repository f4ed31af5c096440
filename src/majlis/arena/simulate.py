"""Many matches between bots.

    summary = simulate("alhambra", seats=3, players=["greedy", "random"], matches=100, seed="2a", jobs=2)
    summary.wins            # by place in summary.players: greedy, random, greedy

The players change seats from match to match, so that nobody benefits from sitting first: in match i player p of the list sits in seat
(p + i) modulo the number of seats. A list shorter than the seats is repeated. Match i has the seed `nth_seed(seed, i)`, and each player's
own luck is drawn from that, so a series can be repeated exactly, on any number of processes (a player that thinks for some milliseconds is
the exception: it may decide differently on another day).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias, final

from majlis.arena.playout import leave, play_match, play_state, ranks_with, sit_down
from majlis.arena.rows import Row
from majlis.arena.workers import in_order
from majlis.bots.catalog import player_named
from majlis.bots.player import Player, stream
from majlis.engine.catalog import game
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.engine.game import Box
from majlis.engine.options import Value

CHUNKS: Final = 8
"""How many parts each process's work is split into, so that all processes finish at about the same time."""
LARGEST_CHUNK: Final = 200

Played: TypeAlias = "tuple[int, str, int, list[int], list[int], list[int], str]"
"""What a process sends back about a match: number, seed, decisions, scores and ranks by seat, the seats that gave up, and its digest."""
Plain: TypeAlias = "tuple[str, int, dict[str, Value], list[str], str, str, str]"
"""A series as it is sent to another process."""


@final
class Series:
    """What is to be played."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Value], players: list[str], seed: str, records: str, box: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.players = players
        self.seed = seed
        self.records = records
        """The folder for records; empty: none are kept."""
        self.box = box
        """The text of an edited box; empty: the game's own."""

    def place_at(self, seat: int, number: int) -> int:
        """Which player of the list sits there in that match."""
        return (seat - number) % self.seats

    def plain(self) -> Plain:
        return self.game, self.seats, self.options, self.players, self.seed, self.records, self.box


@final
class Collected:
    """The matches played so far, in order."""

    def __init__(self, series: Series, progress: Callable[[int], None] | None) -> None:
        self.series = series
        self.progress = progress
        self.rows: list[Row] = []
        self.resigned = [0] * series.seats
        """By player of the series: how many matches it gave up."""
        self.digest = hashlib.sha256()

    def add(self, chunk: list[Played]) -> None:
        series = self.series
        for number, seed, decisions, scores, ranks, gone, digest in chunk:
            sitting = [series.players[series.place_at(seat, number)] for seat in range(series.seats)]
            self.rows.append(Row(number, seed, decisions, sitting, scores, ranks))
            self.digest.update(bytes.fromhex(digest))
            for seat in gone:
                self.resigned[series.place_at(seat, number)] += 1
        if self.progress is not None:
            self.progress(len(self.rows))


@final
class Summary:
    """The results of a series. Lists are in the order of `players`."""

    def __init__(
        self, series: Series, rows: list[Row], seconds: float, digest: str, resigned: list[int] | None = None
    ) -> None:
        self.game = series.game
        self.seats = series.seats
        self.options = series.options
        self.players = series.players
        self.seed = series.seed
        self.matches = len(rows)
        self.rows = rows
        self.seconds = seconds
        self.digest = digest
        """SHA-256 over seed, decisions (seat and code) and scores of every match, in order."""
        self.resigned = resigned or [0] * series.seats
        """How many matches each has given up, and so lost."""
        self.decisions = 0
        self.wins = [0.0] * series.seats
        """Wins; one shared by k players counts 1/k for each."""
        self.mean_scores = [0.0] * series.seats
        for row in rows:
            self.decisions += row.decisions
            winners = row.ranks.count(1)
            for seat in range(series.seats):
                place = series.place_at(seat, row.number)
                self.mean_scores[place] += row.scores[seat] / len(rows)
                if row.ranks[seat] == 1:
                    self.wins[place] += 1 / winners

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def json(self) -> dict[str, object]:
        """Everything but the rows."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
            "matches": self.matches,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "mean_scores": [round(score, 3) for score in self.mean_scores],
            "wins": [round(wins, 3) for wins in self.wins],
            "resigned": self.resigned,
            "digest": self.digest,
        }


def simulate(
    game_id: object,
    *,
    seats: object = None,
    options: object = None,
    players: object = ("random",),
    matches: object = 1,
    seed: object = None,
    jobs: object = 1,
    records: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
    box_text: str | None = None,
    overwrite: bool = False,
) -> Summary:
    """Play a series of matches.

    `records` is a folder that receives one file per match; a folder that already holds records of this game is refused unless `overwrite`.
    `progress` is called with the number of matches played so far. Raises `BadInput`.
    """
    folder = None if records is None else Path(records)
    series = _series(game_id, seats, options, players, seed, folder, box_text)
    count = _positive("matches", matches)
    processes = min(_positive("jobs", jobs), count)
    if folder is not None:
        _prepare(folder, series.game, overwrite)
    size = max(1, min(LARGEST_CHUNK, count // (processes * CHUNKS)))
    chunks = [(first, min(size, count - first)) for first in range(0, count, size)]
    played = Collected(series, progress)
    began = perf_counter()
    tasks = [(series.plain(), first, length) for first, length in chunks]
    with closing(in_order(play_chunk, tasks, processes)) as results:
        for chunk in results:
            played.add(chunk)
    return Summary(series, played.rows, perf_counter() - began, played.digest.hexdigest(), played.resigned)


def _series(
    game_id: object,
    seats: object,
    options: object,
    players: object,
    seed: object,
    records: Path | None,
    box_text: str | None,
) -> Series:
    """Check everything before the first match begins."""
    chosen = game(game_id)
    count = chosen.check_seats(chosen.min_seats if seats is None else seats)
    if box_text is not None:
        chosen.read_box(box_text)
    if not isinstance(players, (list, tuple)):
        raise BadInput(f"players are a list of names, not {players!r}")
    named = [player_named(text).name for text in players]
    if not 1 <= len(named) <= count:
        text = f"there are {count} seats, but {len(named)} players were named"
        raise BadInput(text, "wrong-players", {"seats": count, "players": len(named)})
    return Series(
        chosen.id,
        count,
        chosen.options.read(options),
        [named[i % len(named)] for i in range(count)],
        new_seed() if seed is None else seed_text(seed),
        "" if records is None else str(records),
        "" if box_text is None else box_text,
    )


def _positive(name: str, given: object) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise BadInput(f"{name} must be a whole number from 1 on, not {given!r}")
    return given


def _prepare(folder: Path, game_id: str, overwrite: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is not a folder", "wrong-no-folder", {"file": str(folder)})
    if not overwrite and folder.exists() and any(folder.glob(f"{game_id}-*.majlis")):
        raise BadInput(
            f"{folder} holds records of {game_id} already; name another folder or say that they may be overwritten",
            "wrong-records-there",
            {"file": str(folder), "game": game_id},
        )
    folder.mkdir(parents=True, exist_ok=True)


def play_chunk(plain: Plain, first: int, count: int) -> list[Played]:
    """Some matches of a series, one after the other."""
    series = Series(*plain)
    box = game(series.game).read_box(series.box or None)
    players = [player_named(text) for text in series.players]
    try:
        return [_play_one(series, box, players, number) for number in range(first, first + count)]
    finally:
        leave(players)


def _play_one(series: Series, box: Box, players: list[Player], number: int) -> Played:
    """A match of a series."""
    chosen = game(series.game)
    seed = nth_seed(series.seed, number)
    sitting = [players[series.place_at(seat, number)] for seat in range(series.seats)]
    chances = [stream(seed, seat) for seat in range(series.seats)]
    trail: list[int] = []
    sit_down(sitting, chosen, series.options)
    if series.records:
        match = chosen.start(series.seats, series.options, seed, box)
        gone = play_match(match, sitting, chances, trail)
        state = match.state
        path = Path(series.records, f"{series.game}-{number}.majlis")
        path.write_text(match.record().dumps(), encoding="utf-8")
    else:
        state = chosen.state(series.seats, series.options, seed, box)
        gone = play_state(state, sitting, chances, trail)
    scores, ranks = state.scores(), ranks_with(state.ranking(), gone)
    for player in sitting:
        player.over(scores, ranks)
    told = f"{seed} {trail} {scores}"
    digest = hashlib.sha256(told.encode("ascii")).hexdigest()
    return number, seed, len(trail) // 2, scores, ranks, gone, digest
