"""What an analysis takes for sure: a loss that was seen in one imagined position only is none."""

from __future__ import annotations

import pytest

from majlis.analysis import review as review_module
from majlis.analysis.review import CHEAP, QUICK, TRIFLE, Review, seems_lost, verdict
from majlis.analysis.weighing import Option, Weighing
from majlis.engine.catalog import game
from majlis.engine.match import Match
from tools.train.found import planted

BEST, PLAYED = 1, 2


class Weighed(Weighing):
    """Two actions with seat 0's chance in each world."""

    def __init__(self, best: list[float], played: list[float]) -> None:
        self.seat = 0
        self.worlds = len(best)
        self.all = {code: Option(code, 0.0, [[c] for c in own]) for code, own in ((BEST, best), (PLAYED, played))}
        self.options = list(self.all.values())


@pytest.mark.parametrize(
    ("best", "played", "loss"),
    [
        ([0.6], [0.4], 0.0),
        ([0.6, 0.62, 0.61], [0.4, 0.43, 0.4], 0.2),
        ([0.6, 0.3, 0.6], [0.4, 0.45, 0.4], 0.0),
    ],
)
def test_a_loss_is_sure_only_if_several_positions_agree(best: list[float], played: list[float], loss: float) -> None:
    weighed = Weighed(best, played)
    assert seems_lost(weighed, PLAYED)
    found = verdict(weighed, PLAYED)
    assert found[2] == pytest.approx(loss, abs=0.005)
    assert (found[0] is found[1]) is (loss == 0.0)


def test_what_makes_no_difference_does_not_seem_lost() -> None:
    assert not seems_lost(Weighed([0.5], [0.5 - TRIFLE / 2]), PLAYED)
    assert not seems_lost(Weighed([0.5], [0.6]), PLAYED), "it is the best"


def test_where_time_is_short_what_seems_lost_is_looked_at_in_more_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a match with a planted blunder, as quickly as can be."""
    worlds: list[tuple[bool, int]] = []

    def noted(weighing: Weighing, played: int) -> tuple[Option, Option, float]:
        worlds.append((seems_lost(weighing, played), weighing.worlds))
        return verdict(weighing, played)

    monkeypatch.setattr(review_module, "verdict", noted)
    one = next(one for one in planted() if one["game"] == "alhambra" and one["seats"] == 2)
    match = played(one["game"], one["seats"], one["seed"], one["entries"])
    found = Review(match)
    losses = [found.judge(number, CHEAP).loss for number in found.numbers]
    assert {count for _, count in worlds} == {1, QUICK.worlds}
    assert all(count == QUICK.worlds for lost, count in worlds if lost)
    assert all(count > 1 for loss, (_, count) in zip(losses, worlds, strict=True) if loss > 0.0)
    assert max(losses) >= 0.08, "the blunder is found all the same"


def played(name: str, seats: int, seed: str, entries: list[str]) -> Match:
    match = game(name).start(seats, {}, seed)
    for text in entries:
        match.enter(match.actor, text)
    return match
