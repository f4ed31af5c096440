"""Law 1: the same seed and actions give the same match, in every process.

`python -m majlis.testing.determinism MODULE:NAME` reads what to play from its input, as JSON, and prints a digest of each match; the law
starts it with different `PYTHONHASHSEED`s. A game that iterates over a set, reads a clock or has another source of chance is found out.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, TypeAlias

from majlis.engine.chance import Chance, nth_seed
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.testing.trial import LawBroken

Case: TypeAlias = "tuple[int, dict[str, object], str, int]"
"""Seats, options, seed, and how many decisions to play at most."""

HASH_SEEDS: Final = ("0", "1", "4711")
_BOOT: Final = (
    "import sys, json; sys.path[:] = json.loads(sys.argv.pop(1)); from majlis.testing.determinism import main; main()"
)


class Player:
    """Plays a match at random and keeps a digest of everything that could be seen of it."""

    def __init__(self, game: Game, case: Case, revision: int | None = None) -> None:
        seats, options, seed, self.left = case
        self.match: Match = game.start(seats, options, seed, revision=revision)
        self.chance = Chance.of(nth_seed(seed, 2))
        self.hash = hashlib.blake2b(digest_size=16)
        self._note([event.json(seat) for event in self.match.opening for seat in (None, *range(seats))])

    def step(self) -> bool:
        """Play one decision; False when there is nothing left to do."""
        match = self.match
        if match.over or not self.left:
            return False
        self.left -= 1
        waiting = match.waiting
        seat = waiting[self.chance.below(len(waiting))]
        actions = match.actions(seat)
        self._note([seat, [str(action) for action in actions]])
        events = match.play(actions[self.chance.below(len(actions))], seat)
        seats = (None, *range(match.seats))
        self._note([[event.json(viewer) for event in events for viewer in seats], match.view(match.seats - 1)])
        return True

    def digest(self) -> str:
        match = self.match
        views = [match.view(seat) for seat in (None, *range(match.seats))]
        end = json.dumps([views, match.scores(), match.ranking(), match.record().dumps()])
        return hashlib.blake2b(self.hash.digest() + end.encode(), digest_size=8).hexdigest()

    def _note(self, seen: object) -> None:
        # keys stay in their order: a view whose order changes from run to run would show in every golden file
        self.hash.update(json.dumps(seen).encode())


def digest(game: Game, case: Case, revision: int | None = None) -> str:
    """A short hash of a match played at random: the same in every process, build and version of Python."""
    player = Player(game, case, revision)
    while player.step():
        pass
    return player.digest()


def interleaved(game: Game, cases: Sequence[Case]) -> list[str]:
    """The same digests, of matches that are played by turns, with copies and imagined positions made in between."""
    players = [Player(game, case) for case in cases]
    going = list(players)
    while going:
        for player in going:
            state = player.match.state
            state.imagine(0, Chance.of("5")).clone()
        going = [player for player in going if player.step()]
    return [player.digest() for player in players]


def elsewhere(game: Game, cases: Sequence[Case], hash_seed: str) -> list[str]:
    """The same digests, worked out by a separate process."""
    given = json.dumps([list(case) for case in cases])
    done = subprocess.run(
        [sys.executable, "-c", _BOOT, json.dumps(sys.path), address(game)],
        input=given,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=False,
    )
    if done.returncode:
        raise LawBroken(1, f"game {game.id}, PYTHONHASHSEED {hash_seed}", f"the match cannot be played:\n{done.stderr}")
    return done.stdout.split()


def address(game: Game) -> str:
    """Where a game can be imported from: `MODULE:NAME`; "" if nowhere."""
    parts = type(game).__module__.split(".")
    for length in range(len(parts), 0, -1):
        module = sys.modules.get(".".join(parts[:length]))
        for name, value in vars(module).items() if module is not None else ():
            if value is game:
                return f"{'.'.join(parts[:length])}:{name}"
    return ""


def same_everywhere(game: Game, cases: Sequence[Case]) -> None:
    """Law 1, for some matches of a game: alone, by turns, and in processes with other hash seeds."""
    alone = [digest(game, case) for case in cases]
    _compare(game, cases, alone, interleaved(game, cases), "played by turns with others")
    if address(game):
        for hash_seed in HASH_SEEDS:
            _compare(game, cases, alone, elsewhere(game, cases, hash_seed), f"played with PYTHONHASHSEED={hash_seed}")


def _compare(game: Game, cases: Sequence[Case], alone: list[str], again: list[str], how: str) -> None:
    for case, one, other in zip(cases, alone, again, strict=True):
        if one != other:
            seats, options, seed, length = case
            where = f"game {game.id}, seats {seats}, options {options}, seed {seed}, {length} decisions"
            raise LawBroken(1, where, f"the match takes another course when it is {how}")


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    game = getattr(importlib.import_module(module), name)
    for seats, options, seed, length in json.load(sys.stdin):
        print(digest(game, (seats, options, seed, length)))


if __name__ == "__main__":
    main()
