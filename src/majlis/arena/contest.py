"""Contests: who plays whom, how many times, and in which seats.

In a round robin every player meets every other one; in a gauntlet one player meets all the others. At two seats a meeting is a pair. At
more seats one player (the odd one out) sits among copies of the other, and in a round robin the other way round too. Every deal is played
once for each seat that the odd one out can take, with the same cards and the same luck, so that neither seat nor deal favours anybody; all
meetings play the same deals. Alone at a table (Sabika's solo mode) each player plays each deal once.

A contest gives the same results on any number of processes, as long as its players think in rounds (`search:100it`) and not in
milliseconds. Its results are written down deal by deal, so that it can be stopped and resumed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from majlis.arena.playout import leave, play_state, ranks_with, sit_down
from majlis.arena.ray_workers import on_ray
from majlis.arena.workers import in_order
from majlis.bots.catalog import player_named
from majlis.bots.player import Player, stream
from majlis.engine.action import Facts
from majlis.engine.catalog import game
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.engine.options import Value

Played: TypeAlias = "tuple[list[int], list[int], list[int], int]"
"""A match: the players by seat (places in the list of players), ranks, scores, and the number of decisions."""
MOST_PLAYERS: Final = 40


@final
class Contest:
    """What to play."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Value], players: list[str], gauntlet: str, deals: int, seed: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.players = players
        self.gauntlet = gauntlet
        """The player who meets all the others; empty: everybody meets everybody."""
        self.deals = deals
        self.seed = seed
        self.meetings = self._meetings()
        """By place at the table: the players, as indices into the list. The odd one out comes first."""

    def _meetings(self) -> list[tuple[int, ...]]:
        count = len(self.players)
        if self.seats == 1:
            return [(one,) for one in range(count)]
        first = self.players.index(self.gauntlet) if self.gauntlet else -1
        out: list[tuple[int, ...]] = []
        for one in range(count):
            for other in range(count):
                if one == other or (first >= 0 and one != first):
                    continue
                if self.seats == 2 and first < 0 and other < one:
                    continue
                out.append((one, *[other] * (self.seats - 1)))
        return out

    @property
    def units(self) -> int:
        """How many matches a meeting plays of each deal."""
        return self.deals * len(self.meetings)

    @property
    def matches(self) -> int:
        return self.units * self.seats

    def header(self) -> dict[str, Any]:
        """What a file of results begins with."""
        return {
            "game": self.game,
            "revision": game(self.game).revision,
            "seats": self.seats,
            "options": self.options,
            "players": self.players,
            "gauntlet": self.gauntlet,
            "deals": self.deals,
            "seed": self.seed,
        }


def contest(
    game_id: object,
    *,
    players: object,
    seats: object = None,
    options: object = None,
    gauntlet: object = "",
    deals: object = 50,
    seed: object = None,
) -> Contest:
    """A contest, everything checked. Raises `BadInput`."""
    chosen = game(game_id)
    count = chosen.check_seats(max(2, chosen.min_seats) if seats is None else seats)
    if not isinstance(players, (list, tuple)):
        raise BadInput(f"players are a list of names, not {players!r}")
    named = [player_named(text).name for text in players]
    least = 1 if count == 1 else 2
    if not least <= len(named) <= MOST_PLAYERS or len(set(named)) < len(named):
        facts: Facts = {"seats": count, "least": least, "most": MOST_PLAYERS, "named": ", ".join(named)}
        text = f"a contest at {count} seats takes {least} to {MOST_PLAYERS} different players, not {', '.join(named)}"
        raise BadInput(text, "wrong-contest", facts)
    if gauntlet and gauntlet not in named:
        text = f"the player of the gauntlet must be one of {', '.join(named)}, not {gauntlet!r}"
        raise BadInput(text, "wrong-gauntlet", {"named": ", ".join(named), "given": str(gauntlet)})
    if not isinstance(deals, int) or isinstance(deals, bool) or deals < 1:
        raise BadInput(f"deals must be a whole number from 1 on, not {deals!r}")
    return Contest(
        chosen.id,
        count,
        chosen.options.read(options),
        named,
        str(gauntlet or ""),
        deals,
        new_seed() if seed is None else seed_text(seed),
    )


Plain: TypeAlias = "tuple[str, int, dict[str, Value], list[str], str, int, str]"


def play_unit(plain: Plain, unit: int) -> list[Played]:
    """One deal of one meeting: a match for each seat that the odd one out can take."""
    one = Contest(*plain)
    meeting = one.meetings[unit % len(one.meetings)]
    seed = nth_seed(one.seed, unit // len(one.meetings))
    players = [player_named(one.players[place]) for place in meeting]
    try:
        return [_play_turned(one, meeting, players, turned, seed) for turned in range(one.seats)]
    finally:
        leave(players)


def _play_turned(one: Contest, meeting: tuple[int, ...], players: list[Player], turned: int, seed: str) -> Played:
    """A deal with the odd one out in seat `turned`."""
    chosen = game(one.game)
    at = [(seat - turned) % one.seats for seat in range(one.seats)]
    sitting = [players[place] for place in at]
    state = chosen.state(one.seats, one.options, seed)
    luck = nth_seed(seed, 1 + turned)
    trail: list[int] = []
    sit_down(sitting, chosen, one.options)
    gone = play_state(state, sitting, [stream(luck, seat) for seat in range(one.seats)], trail)
    scores, ranks = state.scores(), ranks_with(state.ranking(), gone)
    for player in sitting:
        player.over(scores, ranks)
    return [meeting[place] for place in at], ranks, scores, len(trail) // 2


def play_contest(
    one: Contest,
    *,
    jobs: int = 1,
    ray: str = "",
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[list[Played]]:
    """All matches, a list for each unit. Units that the file already holds are not played again. Raises `BadInput`.

    They are played by `jobs` processes, or on the Ray cluster at the address `ray`. `progress` is called with the number of units done.
    """
    if jobs < 1:
        raise BadInput(f"jobs must be a whole number from 1 on, not {jobs!r}")
    done = [] if file is None else read_results(one, file)
    if progress is not None:
        progress(len(done))
    rest = range(len(done), one.units)
    plain = (one.game, one.seats, one.options, one.players, one.gauntlet, one.deals, one.seed)
    tasks = [(plain, unit) for unit in rest]
    played_by = on_ray(play_unit, tasks, ray) if ray else in_order(play_unit, tasks, min(jobs, max(1, len(rest))))
    with closing(played_by) as results:
        for played in results:
            done.append(played)
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(played, separators=(",", ":")) + "\n")
            if progress is not None:
                progress(len(done))
    return done


def read_results(one: Contest, file: Path) -> list[list[Played]]:
    """The units that a file already holds; a new file gets its header. A truncated last line is removed."""
    header = json.dumps(one.header(), sort_keys=True)
    if not file.exists() or file.stat().st_size == 0:
        file.write_text(header + "\n", encoding="utf-8")
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    if not lines or lines[0] != header:
        text = f"{file} holds the results of another contest; name another file or remove it"
        raise BadInput(text, "wrong-other-contest", {"file": str(file)})
    try:
        units = [[_played(match) for match in json.loads(line)] for line in lines[1:]]
    except (ValueError, TypeError) as error:
        raise BadInput(
            f"{file} is damaged: {error}", "wrong-damaged", {"file": str(file), "reason": str(error)}
        ) from error
    if len(whole) < len(text):
        file.write_text(whole, encoding="utf-8")
    return units


def _played(read: Any) -> Played:
    players, ranks, scores, decisions = read
    return list(players), list(ranks), list(scores), int(decisions)
