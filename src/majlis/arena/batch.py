"""Matches in bulk for learning programs: players of one's own, on several processes, with what every decision looked like.

    for one in batch("tadmor", seats=2, players=["easy", partial(MyPlayer, weights)], matches=1000, seed="2a", jobs=2, observe="decider"):
        rows = numpy.frombuffer(one.observations, "f4").reshape(len(one.codes), -1)

Match i has the seed `nth_seed(seed, i)` and seats as in `simulate`, and each player's luck is drawn from that: the same seed gives the same
matches on any number of processes, as long as the players do not think in milliseconds.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, Final, TypeAlias, final

from majlis.arena.playout import leave, play_state, ranks_with, sit_down
from majlis.arena.workers import in_order
from majlis.bots.catalog import player_named
from majlis.bots.player import Player, stream
from majlis.engine.catalog import game
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.engine.options import Value

Source: TypeAlias = "str | Callable[[], Player]"
"""A player by its name, or what makes one: for several processes something that can be pickled, such as a class or a `partial` of one."""
Plain: TypeAlias = "tuple[str, int, dict[str, Value], list[Any], str, str]"
OBSERVERS: Final = ("", "decider", "everyone")
LARGEST_CHUNK: Final = 16


@final
class Playout:
    """A match that was played. `scores` and `ranks` go by seat, the other lists by decision."""

    def __init__(
        self,
        number: int,
        seed: str,
        places: list[int],
        scores: list[int],
        ranks: list[int],
        deciders: list[int],
        codes: list[int],
        observations: array[float],
    ) -> None:
        self.number = number
        self.seed = seed
        self.places = places
        """By seat: which player of the list sat there."""
        self.scores = scores
        self.ranks = ranks
        self.deciders = deciders
        """Who decided."""
        self.codes = codes
        """What they decided."""
        self.observations = observations
        """What was known at each decision, in numbers (`State.features`): by the deciding seat, or by each seat. Empty unless asked for."""


def batch(
    game_id: object,
    *,
    players: object,
    seats: object = None,
    options: object = None,
    matches: int = 1,
    seed: object = None,
    jobs: int = 1,
    observe: str = "",
) -> Iterator[Playout]:
    """Play many matches and yield them in order. Raises `BadInput`.

    `observe` says whose knowledge is wanted at each decision: that of the `decider`, or of `everyone`, one seat after the other.
    """
    chosen = game(game_id)
    count = chosen.check_seats(max(2, chosen.min_seats) if seats is None else seats)
    if not isinstance(players, (list, tuple)) or not 1 <= len(players) <= count:
        raise BadInput(f"players are a list of 1 to {count} names or functions that make one, not {players!r}")
    for source in players:
        made_by(source).close()
    if matches < 1 or jobs < 1:
        raise BadInput(f"matches and jobs are whole numbers from 1 on, not {matches!r} and {jobs!r}")
    if observe not in OBSERVERS:
        raise BadInput(f"observe is 'decider', 'everyone' or empty, not {observe!r}")
    sources = [players[i % len(players)] for i in range(count)]
    first = new_seed() if seed is None else seed_text(seed)
    plain: Plain = (chosen.id, count, chosen.options.read(options), sources, first, observe)
    size = max(1, min(LARGEST_CHUNK, matches // (4 * jobs)))
    return _play(plain, [(at, min(size, matches - at)) for at in range(0, matches, size)], min(jobs, matches))


def _play(plain: Plain, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Playout]:
    with closing(in_order(play_some, [(plain, at, length) for at, length in chunks], jobs)) as results:
        for chunk in results:
            for one in chunk:
                yield Playout(*one)


def made_by(source: object) -> Player:
    """A player from its name or from what makes it. Raises `BadInput`."""
    if isinstance(source, str) or not callable(source):
        return player_named(source)
    made = source()
    if not isinstance(made, Player):
        raise BadInput(f"{source!r} makes {made!r}, which is no Player")
    return made


def play_some(plain: Plain, first: int, count: int) -> list[tuple[Any, ...]]:
    """Some matches of a batch, one after the other, as the parts of a `Playout`."""
    game_id, seats, options, sources, seed, observe = plain
    players = [made_by(source) for source in sources]
    try:
        return [
            _play_one(game_id, seats, options, players, number, nth_seed(seed, number), observe)
            for number in range(first, first + count)
        ]
    finally:
        leave(players)


def _play_one(
    game_id: str, seats: int, options: dict[str, Value], players: list[Player], number: int, seed: str, observe: str
) -> tuple[Any, ...]:
    chosen = game(game_id)
    places = [(seat - number) % seats for seat in range(seats)]
    sitting = [players[place] for place in places]
    state = chosen.state(seats, options, seed)
    trail: list[int] = []
    sit_down(sitting, chosen, options)
    gone = play_state(state, sitting, [stream(seed, seat) for seat in range(seats)], trail)
    scores, ranks = state.scores(), ranks_with(state.ranking(), gone)
    for player in sitting:
        player.over(scores, ranks)
    deciders, codes = trail[::2], trail[1::2]
    observations = array("f")
    if observe:
        again = chosen.state(seats, options, seed)
        for i in range(len(codes)):
            for seat in range(seats) if observe == "everyone" else range(deciders[i], deciders[i] + 1):
                observations.extend(again.features(seat))
            again.apply(codes[i])
    return number, seed, places, scores, ranks, deciders, codes, observations
