"""Chapter 9: scoring rounds.

Rounds 1 and 2 are started here (`ScoringIfDue`), round 3 by `end_game` in `ending.py` (ALH-9.1).
The longest wall (ALH-9.8, 9.9) is measured in `palace.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.events import NOBODY, Event
from majlis.engine.step import AnyStep, Routine
from majlis.games.alhambra.bonus import WINDOWS, reveal_all, with_open_cards
from majlis.games.alhambra.box import TYPES
from majlis.games.alhambra.dirk import DIRK_DRAWS, dirks_counts
from majlis.games.alhambra.state import ROUNDS, WALL, AlhambraState


def shares(counts: list[int], places: list[int]) -> list[int]:
    """What each gets for its count: ties take their places together and share the points, rounded down (ALH-9.4 to 9.6).

    >>> shares([4, 3, 3, 1], [21, 13, 6])
    [21, 9, 9, 0]
    """
    out: list[int] = []
    for mine in counts:
        ahead = 0
        tied = 0
        for other in counts:
            if other > mine:
                ahead += 1
            elif other == mine:
                tied += 1
        points = 0
        if mine > 0:
            for place in range(ahead, min(ahead + tied, len(places))):
                points += places[place]
        out.append(points // tied)
    return out


def counts_of(state: AlhambraState, seat: int) -> list[int]:
    """By type, what counts for a seat: its tiles, huts and open bonus cards (ALH-9.2, 16.3). The seat after the last is Dirk."""
    if seat == state.seats:
        return dirks_counts(state)
    return with_open_cards(state, seat, state.palaces[seat].counts())


def type_counts(state: AlhambraState, kind: int) -> list[int]:
    """How many of a type everybody in its scoring has: the seats, then Dirk (ALH-11.4)."""
    ranked = state.seats + 1 if state.has_dirk else state.seats
    return [counts_of(state, seat)[kind] for seat in range(ranked)]


def wall_points(state: AlhambraState, seat: int) -> int:
    """What a seat's longest wall brings in any round (ALH-9.7)."""
    return state.palaces[seat].longest_wall() * state.box.wall_points


def score_type(state: AlhambraState, round: int, kind: int) -> None:
    """The majorities in one building type (ALH-9.2 to 9.6), Dirk among them (ALH-11.4)."""
    counts = type_counts(state, kind)
    state.scored += tuple(counts)
    won = shares(counts, state.box.points[round - 1][kind])
    for seat in range(len(counts)):
        state.score(seat, round, kind, won[seat])
        if won[seat] and state.log is not None:
            name = "event-dirk-scores-type" if seat == state.seats else "event-scores-type"
            facts: dict[str, str | int | list[str]] = {
                "type": state.box.types[kind],
                "count": counts[seat],
                "points": won[seat],
                "round": round,
            }
            state.tell(Event(name, "ALH-9.5", -1 if seat == state.seats else seat, facts))


def score_walls(state: AlhambraState, round: int) -> None:
    """A point for each segment of the longest outer wall, in every round (ALH-9.7)."""
    lengths = [state.palaces[seat].longest_wall() for seat in range(state.seats)]
    state.scored += tuple(lengths)
    for seat in range(state.seats):
        points = wall_points(state, seat)
        state.score(seat, round, WALL, points)
        if points and state.log is not None:
            facts: dict[str, str | int | list[str]] = {"length": lengths[seat], "points": points, "round": round}
            state.tell(Event("event-scores-wall", "ALH-9.7", seat, facts))


@final
class ScoreType(Routine[AlhambraState]):
    """Counts one type."""

    def __init__(self, round: int, kind: int) -> None:
        super().__init__()
        self.round = round
        self.kind = kind

    def run(self, state: AlhambraState) -> None:
        score_type(state, self.round, self.kind)


@final
class ScoreWalls(Routine[AlhambraState]):
    """Counts the walls (ALH-9.7)."""

    def __init__(self, round: int) -> None:
        super().__init__()
        self.round = round

    def run(self, state: AlhambraState) -> None:
        score_walls(state, self.round)


@final
class ScoringRound(Routine[AlhambraState]):
    """One scoring round: the types in order (ALH-9.3), each after its reveal window (ALH-14.8), then the walls."""

    def __init__(self, round: int) -> None:
        super().__init__()
        self.round = round
        self.with_windows: list[AnyStep] = [ScoreWalls(round)]
        for kind in reversed(range(TYPES)):
            self.with_windows.append(ScoreType(round, kind))
            self.with_windows.append(WINDOWS[kind])

    def run(self, state: AlhambraState) -> None:
        state.scored = (self.round,)
        bonus = state.bonus
        lays_open = bonus is not None and self.round == ROUNDS and state.settings.bonus_auto
        if state.log is not None:
            # even a hidden card that is not revealed now gives something away (ALH-14.9)
            shown = state.everyone() if lays_open and bonus is not None and any(bonus.hidden) else NOBODY
            state.tell(Event("event-scoring", "ALH-9.1", -1, {"round": self.round}, shown=shown))
        if lays_open:
            reveal_all(state)
        elif bonus is not None:
            state.steps.extend(self.with_windows)
            return
        for kind in range(TYPES):
            score_type(state, self.round, kind)
        score_walls(state, self.round)


SCORING_ROUNDS: Final = [ScoringRound(round) for round in (1, 2, 3)]


@final
class ScoringIfDue(Routine[AlhambraState]):
    """Step 4 of a turn, and Dirk's draw after it (ALH-8.7, 11.5)."""

    def run(self, state: AlhambraState) -> None:
        round = state.due
        if round == 0:
            return
        state.due = 0
        state.steps.append(DIRK_DRAWS[round - 1])
        state.steps.append(SCORING_ROUNDS[round - 1])


SCORING_IF_DUE: Final = ScoringIfDue()
