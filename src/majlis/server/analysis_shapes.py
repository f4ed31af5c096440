"""What is told about hints and analyses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from majlis.server.shapes import ActionShape, Out

AnalysisState: TypeAlias = Literal["none", "waiting", "computing", "ready", "failed", "old"]
"""`none`: nobody has asked; `old`: played on rules or components that this server no longer has, so it can only be replayed."""


class HintShape(Out):
    """One of the best actions. Chances are numbers from 0 to 1."""

    letter: str
    action: ActionShape
    text: str
    chance: float
    low: float
    high: float
    difference: float
    """To the mean of all legal actions."""
    same: bool
    """Whether it is about as good as the first."""
    reason: str | None


class HintsOut(Out):
    left: int | None
    """How many more you may have; null: as many as you like."""
    rows: list[HintShape]


class SeatAnalysis(Out):
    """How a seat did: start + luck − mistakes + gifts = end. Null: not known before the analysis is complete."""

    name: str
    seat: int
    accuracy: float | None
    """From 0 to 100; null: it had nothing to decide."""
    start: float | None
    luck: float | None
    draws: float | None
    """The part of luck that draws and reveals explain; also null for analyses kept before that was looked into."""
    mistakes: float | None
    gifts: float | None
    end: float


class BetterShape(Out):
    text: str
    action: ActionShape
    chance: float


class DecisionAnalysis(Out):
    """A decision, made when the match had `at` entries. `chances` are everybody's before it; those at the end are the seats' `end`."""

    at: int
    seat: int
    round: int
    """0: the game has no rounds."""
    turn: int
    text: str
    action: ActionShape
    chances: list[float]
    interval: float
    best: BetterShape | None
    """Null: what was played was the best there was."""
    played_chance: float
    loss: float
    mark: Literal["best", "good", "weak", "missed"] | None


class BetterWithLine(BetterShape):
    continuation: list[str]
    """How the turn would have gone on."""


class TurningPointShape(Out):
    at: int
    seat: int
    number: int
    change: float
    better: BetterWithLine | None


class SourceShape(Out):
    name: str
    points: int


class SourcesAt(Out):
    """Everybody's points by source once the match had `at` entries; only where they changed."""

    at: int
    seats: list[list[SourceShape]]


class FigureShape(Out):
    name: str
    values: list[float]


class AnalysisShape(Out):
    """What was found about a match. While it is computed, `decisions` grow, and turning points, figures and the sentence are missing."""

    game: str
    entries: int
    seats: list[SeatAnalysis]
    decisions: list[DecisionAnalysis]
    turning_points: list[TurningPointShape]
    sources: list[SourcesAt]
    figures: list[FigureShape]
    sentence: str


class AnalysisUnderWay(Out):
    """How far the analysis of a match of yours is."""

    table: str
    state: AnalysisState
    done: float


class AnalysisStart(Out):
    state: AnalysisState
    done: float
    """From 0 to 1."""


class AnalysisOut(AnalysisStart):
    error: str | None
    result: AnalysisShape | None
