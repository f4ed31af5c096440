"""Chapter 11: the end of the game, scoring, tie-break."""

from __future__ import annotations

import pytest

from majlis.games.sabika.scoring import leftovers, majority, ranking
from majlis.games.sabika.words import BUILDING, LARGE_BUILDING
from tests.games.kit import told
from tests.games.sabika.builder import Table, table


def finish(t: Table) -> Table:
    while not t.match.over:
        t.match.play_code(t.state.codes()[0])
    return t


@pytest.mark.rule("SAB-11.1", "SAB-11.2", "SAB-EX-30")
def test_income_third_wish_and_a_tribute_of_six() -> None:
    t = (
        table(2)
        .wishes("wish_b1", "wish_c3", "wish_b3")
        .city("fez", 1)
        .ship(0, "fez", right=True)
        .give(0, parias=6, seals=2)
        .end_game()
    )
    assert t.dinars() == 2
    assert t.state.book == 6
    assert t.match.breakdown(0)["wishes"] == 1 + 0 + 4
    assert (t.asked(), t.facts()) == ("tribute", {"count": 6})
    workers = t.state.used[:]
    finish(t)
    assert t.state.used == workers  # nothing else of the end of a round happens


@pytest.mark.rule("SAB-11.1")
def test_the_end_of_the_game_goes_from_the_start_player_clockwise() -> None:
    """Income, tribute and what follows: among three, of whom the second is start player."""
    t = table(3).poem(0, "poem_a1").poem(1, "poem_a2").poem(2, "poem_d2")
    t.state.start = 1
    for seat in range(3):
        t.give(seat, parias=9)
    t.end_game()
    asked = []
    heard = []
    while not t.match.over:
        asked.append(t.match.actor)
        heard += t.play("tribute paria+paria+paria+paria+paria+paria")
    assert asked == [1, 2, 0]
    for name in ("large-poem", "trade-scored", "leftovers"):
        assert [event.seat for event in told(heard, name)] == [1, 2, 0]


@pytest.mark.rule("SAB-10.2", "SAB-11.1")
@pytest.mark.parametrize("end", ["end_round", "end_game"])
def test_income_goes_from_the_start_player_clockwise(end: str) -> None:
    """Each gains a raw material, of which there is only one on the rondel: the first in turn order takes it."""
    t = table(3).slots(raw_0="cane")
    t.state.start = 2
    for seat, city in enumerate(("fez", "tunis", "cairo")):
        t.ship(seat, city, right=True)
        t.state.city_tiles[t.box.city_numbers[city]] = 4  # a raw material and a dinar, in three cities at once
    getattr(t, end)()
    assert [t.fields(seat) for seat in range(3)] == [[], [], ["cane"]]


@pytest.mark.rule("SAB-11.3", "SAB-11.4")
def test_everybody_scores_their_own_large_poems_and_letter_a_counts_itself() -> None:
    t = table(2).poem(0, "poem_a2").poem(0, "poem_1", "poem_2").built(1, palace=3).poem(1, "poem_d2").end_game()
    finish(t)
    assert t.match.breakdown(0)["large_poems"] == 2 * 3
    assert t.match.breakdown(1)["large_poems"] == 4 * 3


@pytest.mark.rule("SAB-11.5", "SAB-EX-32")
@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ([3, 2, 1, 0], [14, 9, 6, 0]),
        ([3, 3, 1, 0], [9, 9, 6, 0]),
        ([3, 2, 2, 1], [14, 6, 6, 0]),
        ([3, 2, 1, 1], [14, 9, 0, 0]),
        ([4, 3, 2, 1], [14, 9, 6, 0]),
        ([2, 2, 2], [9, 9, 9]),
        ([3, 1], [14, 6]),
        ([2, 2], [6, 6]),
        ([2, 0], [14, 0]),
    ],
)
def test_majorities(counts: list[int], places: list[int]) -> None:
    t = table(len(counts))
    for seat, n in enumerate(counts):
        t.built(seat, palace=n)
    assert [majority(t.state, seat, LARGE_BUILDING) for seat in range(len(counts))] == places


@pytest.mark.rule("SAB-11.5")
def test_options_of_majorities() -> None:
    t = table(2, majority_two_player_behind="0").built(0, palace=2).built(1, palace=1)
    assert [majority(t.state, seat, LARGE_BUILDING) for seat in (0, 1)] == [14, 0]
    t = table(2, majority_needs_one=False).built(0, palace=2)
    assert majority(t.state, 1, LARGE_BUILDING) == 6


@pytest.mark.rule("SAB-11.6")
def test_everybody_scores_the_trade_card() -> None:
    t = table(2).ship(0, "fez", "tunis").ship(1, "algiers")
    t.state.trade = 5  # 3 for each city of the Maghreb
    finish(t.end_game())
    assert [t.match.breakdown(seat).get("trade_card") for seat in (0, 1)] == [6, 3]


@pytest.mark.rule("SAB-11.7", "SAB-EX-34")
def test_leftovers() -> None:
    t = table(2).give(0, seals=1, sugar=1, pottery=1, marble=1, ceramic=1, wood=2, dinars=5, parias=4).raw(0, "cane")
    assert leftovers(t.state, 0) == 7


@pytest.mark.rule("SAB-11.8")
def test_most_prestige_then_more_buildings_then_a_shared_victory() -> None:
    t = table(3).give(0, prestige=20).give(1, prestige=20).give(2, prestige=19).built(1, palace=1)
    assert ranking(t.state) == [2, 1, 3]
    [tie] = t.match.ties()
    assert (tie.id, tie.facts) == (
        "event-tie-buildings",
        {"first": "seat_1", "second": "seat_0", "points": 20, "more": 1, "less": 0},
    )
    t.built(0, garden=1)
    assert ranking(t.state) == [1, 1, 3]
    assert [tie.id for tie in t.match.ties()] == ["event-tie-equal"]
    assert BUILDING == 7


def test_the_breakdown_of_a_whole_match_adds_up() -> None:
    t = finish(table(3))
    for seat in range(3):
        assert sum(t.match.breakdown(seat).values()) == t.match.scores()[seat]


def test_the_end_cannot_be_taken_back_but_can_be_confirmed() -> None:
    t = table(2).give(0, parias=6).give(1, parias=6).end_game()
    t.match.confirm_turns(1, True)
    t.play("tribute paria+paria+paria+paria+paria+paria", "tribute paria+paria+paria+paria+paria+paria")
    assert (t.asks(), t.match.undoable(1)) == ((1, "confirm"), 1)
    t.play("confirm")
    assert t.match.over
    assert t.match.undoable(1) == 0
