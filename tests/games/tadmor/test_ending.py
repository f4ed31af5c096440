"""Chapter 15: the end of the game and the final scores."""

from __future__ import annotations

import pytest

from tests.games.kit import told
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-15.1")
def test_what_the_end_adds() -> None:
    t = (
        table(2)
        .round(9)
        .tower(0, 6)
        .fulfilled(0, "k1", "k9")
        .fulfilled(0, "k16", returned=True)
        .temple(0, "roof", "statues")
    )
    t.precious(0, "jade", "silk").upgrades(0, "i38").ending()
    assert t.match.breakdown(0) == {
        "start": 10, "tower": 12, "missions": 12 + 14 + 4, "temples": 25 + 45, "precious_goods": 10, "end_bonuses": 12,
    }  # fmt: skip
    assert t.match.scores()[0] == sum(t.match.breakdown(0).values())
    assert {event.parts["source"] for event in told(t.begun, "final")} == {
        "missions",
        "temples",
        "precious_goods",
        "end_bonuses",
    }


@pytest.mark.rule("TAD-15.2")
@pytest.mark.parametrize(
    ("kinds", "points"), [(1, 5), (2, 10), (3, 15), (4, 25), (5, 35), (6, 45), (7, 60), (8, 75), (9, 90)]
)
def test_sets_by_number_of_kinds(kinds: int, points: int) -> None:
    t = table(2)
    t.precious(0, *t.box.kinds[:kinds])
    assert t.match.breakdown(0)["precious_goods"] == points
    t.precious(0, t.box.kinds[0])
    assert t.match.breakdown(0)["precious_goods"] == points + 5


@pytest.mark.rule("TAD-15.3")
def test_what_scores_nothing() -> None:
    t = table(2).round(9).goods(0, gold=8).hand(0, "k9", "k14").figures(0, 5, 4).ending()
    assert t.match.scores() == [10, 10]


@pytest.mark.rule("TAD-15.4")
def test_ties_are_broken_by_precious_goods_then_shared() -> None:
    t = table(3).round(9).precious(0, "silk").score(1, 15).score(2, 2).ending()
    assert t.match.scores() == [15, 15, 2]
    assert t.match.ranking() == [1, 2, 3]
    [tie] = t.match.ties()
    assert (tie.id, tie.facts) == (
        "event-tie-goods",
        {"first": 0, "second": 1, "points": 15, "more": 1, "less": 0},
    )
    assert told(t.begun, "tie-goods")[0].parts == tie.facts
    t = table(3).round(9).score(2, 2).ending()
    assert t.match.ranking() == [1, 1, 3]
    assert [tie.id for tie in t.match.ties()] == ["event-tie-shared"]
    assert told(t.begun, "over")[0].parts == {"winners": ["0", "1"]}


@pytest.mark.rule("TAD-15.1")
def test_where_points_come_from_is_told_for_every_seat() -> None:
    """The start, peace gifts, and a tax that nobody can pay: the same for each seat, and the parts make up the whole."""
    for seat in range(3):
        t = table(3).round(4).stand(seat, "antioch_peace_gifts").acting()
        t.end()
        parts = t.match.breakdown(seat)
        assert parts["peace_gifts"] == 2
        for other in range(3):
            assert sum(t.match.breakdown(other).values()) == t.match.scores()[other]
            assert ("peace_gifts" in t.match.breakdown(other)) is (other == seat)
