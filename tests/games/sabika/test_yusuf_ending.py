"""Chapter 13, the end of a round and of the game against Yusuf."""

from __future__ import annotations

import pytest

from majlis.engine.events import Event
from majlis.games.sabika.counting import count
from majlis.games.sabika.scoring import leftovers, majority, points_for, ranking, wish_points
from majlis.games.sabika.turn import ROUND_OVER
from majlis.games.sabika.words import COUNTER_NAMES, LARGE_BUILDING
from majlis.games.sabika.yusuf import YUSUF, take_tile
from tests.games.kit import told
from tests.games.sabika.test_yusuf import BOX, pieces, solo


@pytest.mark.rule("SAB-13.19")
def test_no_income_for_yusuf_and_he_begins_if_he_leads() -> None:
    t = solo().city("fez", 5).ship(1, "fez", right=True).give(1, parias=9).end_round()
    while t.asked() == "tribute":
        t.play(min(t.legal()))
    assert t.prestige(1) == 5
    assert t.view()["start_player"] == 1
    assert len(pieces(t).turned) == 1  # the tiles were shuffled again, and his first turn is over
    t = solo().give(0, parias=9).end_round()
    t.play("tribute paria+paria")
    assert (t.asked(), t.legal()) == ("start-player", {"appoint seat_0", "appoint yusuf"})
    t.play("appoint seat_0")
    assert t.asks() == (0, "turn")


@pytest.mark.rule("SAB-13.20", "SAB-EX-39")
def test_his_tribute() -> None:
    t = solo().book(2).give(1, parias=1, seals=2).give(0, parias=9).end_round()
    t.play("tribute paria+paria+paria")
    assert (t.parias(1), t.prestige(1), t.state.seals[1]) == (0, 5 - 2, 2)


@pytest.mark.rule("SAB-13.20")
def test_his_last_tribute() -> None:
    t = solo().give(0, parias=9).give(1, parias=4, seals=2).end_game()
    t.play("tribute " + "+".join(["paria"] * 6))
    assert (t.parias(1), t.state.seals[1]) == (0, 2)
    assert t.player(1)["breakdown"]["tribute"] == -2


@pytest.mark.rule("SAB-13.21")
def test_each_of_his_small_poems_counts_as_blue_and_as_red() -> None:
    t = solo().poem(1, "poem_1", "poem_2", "poem_a1")
    points = {wish.id: wish_points(t.state, YUSUF, wish, 0) for wish in BOX.wishes}
    assert (points["wish_c1"], points["wish_c2"], points["wish_c3"]) == (4, 4, 3)


@pytest.mark.rule("SAB-13.21")
def test_he_scores_the_wishes_when_they_come_to_the_tower() -> None:
    t = solo().wishes("wish_b1", "wish_c3", "wish_a1").ship(1, "fez", "cairo").poem(1, "poem_2").built(1, palace=1)
    t.give(0, parias=9).give(1, parias=9).end_round()
    assert t.player(1)["breakdown"]["wishes"] == 2, "one wish after round 1"
    t = solo().wishes("wish_b1", "wish_c3", "wish_a1").ship(1, "fez", "cairo").poem(1, "poem_2").built(1, palace=1)
    t.give(0, parias=9).give(1, parias=9).end_game()
    assert t.player(1)["breakdown"]["wishes"] == 2 + 1 + 2, "all three at the end"


@pytest.mark.rule("SAB-13.22", "SAB-EX-37")
@pytest.mark.parametrize(("small", "large", "sets"), [(2, 1, 1), (4, 2, 2), (3, 2, 1), (4, 1, 1)])
def test_his_sets_of_poems(small: int, large: int, sets: int) -> None:
    names = [f"poem_{number}" for number in range(1, small + 1)] + ["poem_a3", "poem_b1"][:large]
    t = solo().poem(1, *names)
    score = next(poem.score for poem in BOX.large_poems if poem.id == "A3")
    assert points_for(t.state, YUSUF, score) == 7 * sets


@pytest.mark.rule("SAB-13.22", "SAB-EX-42")
def test_his_mosaics_crates_and_majorities() -> None:
    t = solo().built(1, garden=2, tower=1, palace=2).built(0, palace=1)
    assert count(t.state, YUSUF, COUNTER_NAMES.index("mosaic")) == 3
    t.open_tiles(1)
    take_tile(t.state, t.box.space_numbers["outer_6"])
    assert count(t.state, YUSUF, COUNTER_NAMES.index("crate")) == 6
    assert [majority(t.state, player, LARGE_BUILDING) for player in (0, 1)] == [6, 14]
    t.poem(1, "poem_16")
    assert count(t.state, YUSUF, COUNTER_NAMES.index("crate")) == 6, (
        "the crates of a poem are an effect, which he ignores"
    )


@pytest.mark.rule("SAB-13.22", "SAB-11.3")
def test_large_poems_are_scored_for_both_and_sets_count_differently() -> None:
    t = solo().poem(1, "poem_1", "poem_2", "poem_a3").give(0, parias=9).give(1, parias=9)
    t.poem(0, "poem_3", "poem_4", "poem_a2").end_game()
    t.play("tribute " + "+".join(["paria"] * 6))
    assert t.player(1)["breakdown"]["large_poems"] == 7
    assert t.player(0)["breakdown"]["large_poems"] > 0
    score = next(poem.score for poem in BOX.large_poems if poem.id == "A3")
    assert points_for(t.state, 0, score) == 0, "two blue poems and a large one are no set for a person"
    t.poem(0, "poem_5", colour="red")
    assert points_for(t.state, 0, score) == 7


@pytest.mark.rule("SAB-13.23")
def test_his_leftovers_are_his_seals() -> None:
    t = solo().give(1, seals=3, dinars=4, marble=1)
    assert leftovers(t.state, YUSUF) == 3
    t.state.trade = 3
    t.ship(1, "fez", right=True).end_game()
    while not t.match.over:
        t.match.play_code(t.state.codes()[0])
    assert t.player(1)["breakdown"]["trade_card"] == 3
    assert t.player(1)["breakdown"]["leftovers"] == 3


@pytest.mark.rule("SAB-13.24")
def test_you_win_with_more_prestige_or_at_a_tie_more_buildings() -> None:
    t = solo().give(0, prestige=30).give(1, prestige=29)
    assert ranking(t.state) == [1]
    t.give(0, prestige=29).built(1, palace=1)
    assert ranking(t.state) == [2]
    assert [tie.facts["first"] for tie in t.match.ties()] == ["yusuf"]
    t.built(0, garden=1)
    assert ranking(t.state) == [1]
    [yusuf] = t.match.rivals()
    assert (yusuf.name, yusuf.score, yusuf.rank) == ("yusuf", 29, 1)
    assert sum(yusuf.breakdown.values()) == 29
    t.give(0, prestige=-50, parias=9)
    events: list[Event] = []
    t.end_game()
    while not t.match.over:
        events = t.match.play_code(t.state.codes()[0])
    assert told(events, "over-alone")[0].parts == {"winners": ["yusuf"]}
    assert t.match.ranking() == [2]
    assert [rival.rank for rival in t.match.rivals()] == [1]


@pytest.mark.rule("SAB-13.19")
def test_his_worker_tiles_are_shuffled_again_at_the_end_of_a_round() -> None:
    t = solo().give(0, parias=9).use_up(0, "builder_1", "builder_2", "merchant", "poet")
    yusuf = pieces(t)
    yusuf.tiles, yusuf.turned = [], [0, 0, 1, 2]
    t.state.used[1] = t.state.used[0]
    t.state.steps[:] = [ROUND_OVER]
    t.state.advance()
    t.play("tribute paria+paria", "appoint seat_0")
    assert (sorted(pieces(t).tiles), pieces(t).turned) == ([0, 0, 1, 2], [])
