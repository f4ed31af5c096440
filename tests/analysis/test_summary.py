"""Marks, accuracy, luck and skill, turning points: what judged decisions come to."""

from __future__ import annotations

import pytest

from majlis.analysis.curve import KNOTS, Curve, curve_for, curves
from majlis.analysis.review import CHEAP, QUICK, Judged, effort_for, suspects
from majlis.analysis.summary import accounts, accuracy, mark, turning_points
from majlis.engine.catalog import game
from tools.train.calibrate import judge_of


def judged(at: int, seat: int, before: list[float], after: list[float], turn: int = -1) -> Judged:
    loss = before[seat] - after[seat]
    better = "take denar-1" if loss else None
    return Judged(at, seat, 1, at if turn < 0 else turn, "take denar-2", before, after, 0.02, better, [], loss)


def test_a_decision_is_best_good_weak_or_missed_by_what_it_cost() -> None:
    assert [mark(loss) for loss in (0.0, 0.009, 0.01, 0.039, 0.04, 0.079, 0.08, 0.5)] == [
        "best", "best", "good", "good", "weak", "weak", "missed", "missed"
    ]  # fmt: skip


def test_accuracy_falls_with_the_loss_and_nobody_who_never_decided_has_one() -> None:
    assert accuracy([0.0]) == pytest.approx(100.0)
    assert accuracy([0.1]) == pytest.approx(103.2 * 2.718281828**-0.435 - 3.2)
    assert accuracy([0.0, 0.1]) == pytest.approx((accuracy([0.0]) or 0) / 2 + (accuracy([0.1]) or 0) / 2)
    assert accuracy([]) is None


def test_start_plus_luck_minus_mistakes_plus_gifts_is_the_end() -> None:
    found = accounts(
        [
            judged(0, 0, [0.4, 0.3, 0.3], [0.3, 0.4, 0.3]),
            judged(1, 1, [0.25, 0.5, 0.25], [0.25, 0.5, 0.25]),
            judged(2, 2, [0.1, 0.6, 0.3], [0.2, 0.6, 0.2]),
        ],
        [0.0, 1.0, 0.0],
    )
    for one in found:
        assert one.start + one.luck - one.mistakes + one.gifts == pytest.approx(one.end)
    assert [one.mistakes for one in found] == pytest.approx([0.1, 0.0, 0.1])
    assert sum(one.luck for one in found) == pytest.approx(0.0)
    assert sum(one.gifts for one in found) == pytest.approx(sum(one.mistakes for one in found))


def test_turning_points_are_the_costliest_decisions_one_of_each_turn() -> None:
    decisions = [judged(at, 0, [0.5, 0.5], [0.5 - at / 100, 0.5 + at / 100], turn=at // 2) for at in range(14)]
    found = turning_points(decisions, [0.0, 1.0])
    assert [point.judged.at for point in found] == [5, 7, 9, 11, 13]
    assert found[-1].change == pytest.approx(-0.13)


def test_where_nobody_erred_the_largest_swings_are_told() -> None:
    chances = [[0.5, 0.5], [0.55, 0.45], [0.5, 0.5], [0.9, 0.1], [0.85, 0.15]]
    decisions = [judged(at, 0, before, before) for at, before in enumerate(chances)]
    found = turning_points(decisions, [1.0, 0.0])
    assert [point.judged.at for point in found] == [0, 2, 4]
    assert found[1].change == pytest.approx(0.4)


def test_a_second_look_is_for_what_seems_to_have_cost_most() -> None:
    decisions = [judged(at, 0, [0.5, 0.5], [0.5 - at / 100, 0.5 + at / 100]) for at in range(6)]
    assert suspects(decisions) == [6, 5, 4]


def test_where_time_is_short_the_first_look_is_shorter() -> None:
    assert effort_for(0, 0.0, 400, 40.0) is QUICK
    assert effort_for(10, 0.5, 400, 40.0) is QUICK
    assert effort_for(10, 1.0, 400, 40.0) is CHEAP


def test_chances_add_up_and_follow_the_leads() -> None:
    curve = Curve((0.1,) * len(KNOTS), (0.0,) * len(KNOTS), 100.0)
    found = curve.chances([5.0, 0.0, -5.0], 0, 0.5)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] > found[2]
    assert curve.chances([0.0], 0, 0.5) == [0.5], "a single seat plays against a rival"


def test_every_game_has_a_curve_for_two_to_four_seats_and_the_nearest_serves_the_rest() -> None:
    for name in ("alhambra", "al_rashid", "tadmor", "sabika"):
        for seats in (2, 3, 4):
            assert f"{name}/{seats}" in curves()
            assert all(weight > 0 for weight in curve_for(name, seats).weights)
    assert curve_for("alhambra", game("alhambra").max_seats).weights == curve_for("alhambra", 4).weights
    assert curve_for("chess", 2).share(60) == 0.5


def test_every_curve_was_fitted_to_the_judge_of_today() -> None:
    """Whoever ships another network fits the curve again: docs/analysis.md."""
    for key, found in curves().items():
        name, _, seats = key.partition("/")
        assert found["judge"] == judge_of(name, int(seats)), f"the curve of {key} is that of another network"
