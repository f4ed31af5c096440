"""Chapter 10: the end of a round."""

from __future__ import annotations

import pytest

from majlis.engine.events import Event
from majlis.games.sabika.game import GAME
from majlis.games.sabika.scoring import wish_points
from tests.games.kit import told
from tests.games.sabika.builder import Table, table


def finish(t: Table) -> None:
    """Answer whatever is asked until the next turn or the end."""
    while not t.match.over and t.asked() != "turn":
        t.match.play_code(t.state.codes()[0])


@pytest.mark.rule("SAB-10.1")
def test_the_steps_of_the_end_of_a_round_in_order() -> None:
    t = table(2).wishes("wish_b1", "wish_a1", "wish_c1").ship(0, "fez").poem(0, "poem_12").give(0, parias=5, dinars=4)
    t.use_up(0, "builder_1", "builder_2", "merchant").use_up(1, "builder_1", "builder_2", "merchant", "poet").turn(0)
    events = t.play("rest poet")
    while t.asked() != "turn":
        events += t.match.play_code(t.state.codes()[0])
    names = [event.name.removeprefix("event-") for event in events]
    order = ["resolve", "book", "wish", "tribute", "workers", "refill-raw", "start-player", "round"]
    assert sorted(order, key=names.index) == order


@pytest.mark.rule("SAB-10.2")
def test_income_of_blue_cities_on_the_right_half_and_of_blue_poems() -> None:
    t = table(2).city("fez", 1).city("tunis", 2).city("cairo", 7).ship(0, "fez", "cairo", right=True).ship(0, "tunis")
    t.poem(0, "poem_1").end_round()
    assert (t.dinars(0), t.parias(0)) == (2 + 2, 0)


@pytest.mark.rule("SAB-10.2")
def test_income_goes_round_from_the_start_player() -> None:
    t = table(2).city("fez", 3).ship(0, "fez", right=True).ship(1, "fez", right=True)
    t.state.start = 1
    t.end_round()
    assert t.asks() == (1, "materials")
    t.play("take marble")
    assert t.asks() == (0, "materials")


@pytest.mark.rule("SAB-10.2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_income_goes_clockwise_among_four(start: int) -> None:
    t = table(4).city("fez", 3)
    for seat in range(4):
        t.ship(seat, "fez", right=True)
    t.state.start = start
    t.end_round()
    asked = []
    while t.asked() == "materials":
        asked.append(t.match.actor)
        t.play("take marble")
    assert asked == [seat % 4 for seat in range(start, start + 4)]


@pytest.mark.rule("SAB-10.3", "SAB-10.4", "SAB-EX-27")
def test_the_book_moves_and_all_wishes_in_the_tower_score_after_rounds_1_3_and_5() -> None:
    t = table(2).wishes("wish_b1", "wish_c3", "wish_b3").ship(0, "fez", "tunis").poem(0, "poem_12")
    scored: list[list[str]] = []
    for round_ in range(1, 6):
        t.book(round_)
        t.state.phase = 2
        events = _end(t, round_)
        scored.append([str(event.parts["wish"]) for event in told(events, "wish-scored") if event.seat == 0])
        assert t.state.book == round_ + 1
    assert scored == [["wish_b1"], [], ["wish_b1", "wish_c3"], [], ["wish_b1", "wish_c3"]]
    assert t.match.breakdown(0)["wishes"] == 3 * 2 + 2 * 1
    assert t.prestige(0) == sum(t.match.breakdown(0).values())


def _end(t: Table, round_: int) -> list[Event]:
    """Run the end of a round, with its events."""
    heard: list[Event] = []
    t.state.log = heard
    if round_ == 5:
        t.end_game()
    else:
        t.end_round()
    while not t.match.over and t.asked() != "turn":
        t.state.log = heard
        t.state.apply(t.state.codes()[0])
    t.state.log = None
    return heard


@pytest.mark.rule("SAB-10.5", "SAB-EX-28")
@pytest.mark.parametrize(("edition", "prestige"), [("de", 6), ("ru", 4)])
def test_a_wish_for_buildings_counts_each_building_or_each_category(edition: str, prestige: int) -> None:
    t = table(2, edition=edition).built(0, palace=2, garden=1, gate=3)
    assert wish_points(t.state, 0, t.box.wishes[0], 0) == prestige


@pytest.mark.rule("SAB-10.5")
def test_only_buildings_count_once_by_category_in_the_russian_edition() -> None:
    t = table(2, edition="ru").ship(0, "fez", "tunis", "cairo").built(0, palace=3)
    points = {wish.id: wish_points(t.state, 0, wish, 0) for wish in t.box.wishes}
    assert (points["wish_b1"], points["wish_a1"]) == (3, 2)


@pytest.mark.rule("SAB-4.11")
def test_what_scoring_brings_is_prestige() -> None:
    t = table(2).wishes("wish_b1", "wish_c3", "wish_b3").ship(0, "fez", "tunis").give(0, parias=2)
    before = t.prestige()
    t.end_round()
    assert t.prestige() == before + 2


@pytest.mark.rule("SAB-10.5")
@pytest.mark.parametrize(
    ("wish", "prestige"),
    [("wish_b1", 3), ("wish_b2", 2), ("wish_b3", 4), ("wish_c1", 4), ("wish_c2", 2), ("wish_c3", 4)],
)
def test_the_other_wishes(wish: str, prestige: int) -> None:
    t = table(2).ship(0, "fez", "tunis").ship(0, "cairo", right=True).give(0, seals=2)
    t.poem(0, "poem_1", "poem_2").poem(0, "poem_3", colour="red").poem(0, "poem_a1")
    found = next(one for one in t.box.wishes if one.id == wish)
    assert wish_points(t.state, 0, found, 0) == prestige


@pytest.mark.rule("SAB-10.5")
def test_the_values_of_wishes_may_stand_on_the_tower() -> None:
    """R-53: the place on the tower, from the top, says what an element brings; the tile only says what counts."""
    for option, points in (("tile", [2 * 2, 3, 2 * 1]), ("tower", [2 * 1, 3 * 2, 1 * 3])):
        t = table(2, wish_value=option).wishes("wish_a1", "wish_b1", "wish_c1").book(5)
        t.built(0, palace=2).ship(0, "fez", "tunis", "cairo").poem(0, "poem_2").end_game()
        assert t.player(0)["breakdown"]["wishes"] == sum(points)


@pytest.mark.rule("SAB-10.6")
@pytest.mark.parametrize(("book", "due"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_tribute_is_what_is_printed_at_the_new_space(book: int, due: int) -> None:
    t = table(2).book(book).give(0, parias=9).give(1, parias=9).end_round()
    assert t.asks() == (0, "tribute")
    assert t.facts() == {"count": due}
    t.play("tribute " + "+".join(["paria"] * due))
    assert t.asks() == (1, "tribute")
    t = table(3).book(book).give(0, parias=9).give(1, parias=9).give(2, parias=9)
    t.state.start = 2
    t.end_round()
    assert t.asks() == (2, "tribute")  # the start player first, then clockwise
    t.play("tribute " + "+".join(["paria"] * due))
    assert t.asks() == (0, "tribute")


@pytest.mark.rule("SAB-10.7", "SAB-EX-29")
def test_tribute_in_any_mix() -> None:
    def scene() -> Table:
        return table(2).book(3).give(0, parias=2, dinars=3, seals=1).end_round()

    t = scene()
    t.play("tribute dinar+paria+paria+seal")
    assert (t.parias(), t.dinars(), t.state.seals[0], t.prestige()) == (0, 1, 0, 5)
    t = scene()
    t.play("tribute paria+paria+prestige+prestige")
    assert (t.parias(), t.dinars(), t.state.seals[0], t.prestige()) == (0, 3, 1, 3)
    t = scene()
    assert t.why("tribute paria+paria+paria+seal") == ("tribute-way", "SAB-4.12")
    assert t.why("tribute dinar+dinar+paria+seal") == ("tribute-way", "SAB-4.12")
    assert t.why("tribute paria") == ("tribute-count", "SAB-10.6")
    assert t.why("tribute gold+paria+paria+seal")[0] == "no-such-way"


@pytest.mark.rule("SAB-10.7")
def test_every_mix_that_makes_up_the_tribute_is_offered_and_no_other() -> None:
    t = table(2).book(1).give(0, parias=1, dinars=5, seals=1).end_round()
    assert t.facts() == {"count": 2}
    pairs = (
        "dinar+dinar dinar+paria dinar+seal dinar+prestige paria+seal paria+prestige prestige+seal prestige+prestige"
    )
    assert {frozenset(text.split()[1].split("+")) for text in t.legal()} == {
        frozenset(pair.split("+")) for pair in pairs.split()
    }
    assert len(t.state.codes()) == len(pairs.split())


@pytest.mark.rule("SAB-12.5", "SAB-9.5")
@pytest.mark.parametrize(("printed", "due"), [(0, 0), (1, 0), (2, 1)])
def test_event_5_lowers_the_tribute_but_not_below_nothing(printed: int, due: int) -> None:
    text = GAME.data_text()
    line = "event_change = false, tribute = 2,"
    assert line in text
    box = GAME.read_box(text.replace(line, line.replace("2", str(printed)), 1))
    t = Table(GAME.start(2, {}, "7", box)).bare().turn(0).event(5).give(0, parias=3).end_round()
    if due:
        assert (t.asks(), t.facts()) == ((0, "tribute"), {"count": due})
    else:
        assert (t.asks(), t.parias(), t.prestige()) == ((0, "start-player"), 3, 5)


@pytest.mark.rule("SAB-10.7")
def test_with_prestige_that_may_not_be_negative_one_pays_what_one_can() -> None:
    t = table(2, prestige_may_be_negative=False).book(3).give(0, prestige=1, dinars=2).give(1, parias=9).end_round()
    assert (t.prestige(0), t.dinars(0)) == (0, 0)
    assert t.asks() == (1, "tribute")


@pytest.mark.rule("SAB-10.8", "SAB-12.4")
def test_the_event_changes_after_tribute_on_a_space_with_the_symbol() -> None:
    t = table(2).book(2).event(5, 8, 14).give(0, parias=9).end_round()
    assert t.facts() == {"count": 3 - 1}  # tribute is still under the old event
    t = table(2).book(2).event(3, 9, 14).end_round()
    finish(t)
    assert t.view()["events"] == {"current": "event_9", "coming": "event_14", "hidden": 0}
    t = table(2).book(1).event(3, 9, 14).end_round()
    finish(t)
    assert t.view()["events"] == {"current": "event_3", "coming": "event_9", "hidden": 1}


@pytest.mark.rule("SAB-10.9", "SAB-10.10")
def test_workers_stand_up_where_they_are_and_the_sultans_move_on() -> None:
    t = table(2).put(0, "poet", "inner_3").sultan("outer_7", "inner_5", "middle_2").end_round()
    finish(t)
    assert t.worker(0, "poet") == "inner_3"
    assert t.state.used == [0, 0]
    assert [t.box.spaces[space] for space in t.state.sultans] == ["outer_0", "inner_0", "middle_3"]
    assert t.state.crowd[0] == 1
    t.give(0, dinars=0).turn(0)
    assert t.state.crowd[7] == 0, "nobody pays for a sultan's worker that has moved on"
    assert sum(t.state.crowd) == 4


@pytest.mark.rule("SAB-10.11")
def test_every_empty_place_is_refilled_but_large_ones_never() -> None:
    t = table(2).open_poems(1).open_small(1).open_tiles(1).open_large(1)
    t.state.large_poems = 0
    left, right = len(t.state.stacks[0]), len(t.state.stacks[1])
    t.end_round()
    finish(t)
    view = t.view()
    assert None not in view["poems"]["open"]
    assert None not in view["small"]["open"]
    assert all(slot["token"] is not None for slot in view["slots"].values())
    assert (len(t.state.stacks[0]), len(t.state.stacks[1])) == (left - 1, right - 2)
    assert view["large"]["open"] == ["large_1"]
    assert view["poems"]["large"] == []


@pytest.mark.rule("SAB-10.11")
def test_an_empty_bag_is_filled_from_the_discard_pile() -> None:
    t = table(2)
    t.state.bag = [1, 0, 0]
    t.state.spent = [0, 2, 2]
    t.end_round()
    finish(t)
    assert sum(t.state.bag) == 5 - 4
    assert t.state.spent == [0, 0, 0]
    t = table(2)
    t.state.bag = [4, 0, 0]
    t.state.spent = [0, 2, 2]
    t.end_round()
    finish(t)
    assert (t.state.bag, t.state.spent) == ([0, 0, 0], [0, 2, 2])  # not before the bag is empty
    assert {t.token(slot) for slot in ("raw_0", "raw_2", "raw_3", "raw_5")} == {"cane"}


@pytest.mark.rule("SAB-10.12", "SAB-EX-31")
def test_the_leader_on_the_paria_track_chooses_the_start_player() -> None:
    t = table(2).give(0, parias=3).give(1, parias=1).book(1)
    t.state.gain_parias(1, 2, "SAB-4.10")
    t.end_round()
    t.play("tribute prestige+prestige", "tribute prestige+prestige")
    assert t.asks() == (1, "start-player")
    assert t.legal() == {"appoint seat_0", "appoint seat_1"}
    assert t.why("appoint yusuf") == ("no-such-player", "SAB-10.12")
    t.play("appoint seat_0")
    assert t.view()["start_player"] == 0
    assert t.asks() == (0, "turn")


@pytest.mark.rule("SAB-10.13")
@pytest.mark.parametrize(
    ("options", "prestige"),
    [
        ({}, 0),
        ({"edition": "ru"}, 2),
        ({"start_player_bonus_when_kept": "yes"}, 2),
        ({"edition": "ru", "start_player_bonus_when_kept": "no"}, 0),
    ],
)
def test_poem_1_rewards_staying_start_player_in_the_russian_edition(options: dict[str, object], prestige: int) -> None:
    t = table(2, **options).poem(0, "poem_1").give(0, parias=5).end_round()
    t.play("tribute paria+paria")
    before = t.prestige(0)
    t.play("appoint seat_0")
    assert t.prestige(0) == before + prestige
    t = table(2, **options).poem(1, "poem_1").give(0, parias=5).end_round()
    t.play("tribute paria+paria", "tribute dinar+prestige")
    before = t.prestige(1)
    t.play("appoint seat_1")
    assert t.prestige(1) == before + 2


@pytest.mark.rule("SAB-10.14")
def test_the_change_of_era_removes_what_is_left_of_era_one() -> None:
    t = table(2).book(2).end_round()
    assert t.view()["era"] == 1
    assert "large_1" in t.view()["large"]["open"]
    finish(t)
    assert t.view()["era"] == 2
    assert {t.box.large[int(name[6:])].era for name in t.view()["large"]["open"]} == {2}
