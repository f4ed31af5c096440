"""What can be counted in any position: the pieces, and the points. Cheap enough for every decision of a soak."""

from __future__ import annotations

from majlis.engine.state import State


def wrong_pieces(state: State, first: dict[str, int]) -> str:
    """What is wrong with the pieces, when there were `first` of them at the start (law 7); "" if nothing is."""
    pieces = state.pieces()
    if pieces != first:
        return f"there are other pieces than at first: {pieces}, not {first}"
    if min(pieces.values(), default=0) < 0:
        return f"there are fewer pieces than none: {pieces}"
    return ""


def wrong_points(state: State) -> str:
    """What is wrong with the points (law 8): by source they make the score, and more points never rank lower; "" if nothing is."""
    scores = state.scores()
    for seat, score in enumerate(scores):
        parts = state.breakdown(seat)
        if sum(parts.values()) != score:
            return f"the points of seat {seat} make {sum(parts.values())}, but its score is {score}: {parts}"
    if state.over and len(set(scores)) < len(scores) and not state.ties():
        return f"seats have equal points, and nothing says what decides: {scores}"
    ranking = state.ranking()
    for seat, score in enumerate(scores):
        for other, less in enumerate(scores):
            if score > less and ranking[seat] >= ranking[other]:
                return f"seat {seat} has more points than seat {other} but ranks no better: {scores}, {ranking}"
    return ""
