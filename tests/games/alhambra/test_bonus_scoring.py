"""Chapter 14: bonus cards in a scoring. The questions before a type is counted, and cards revealed too late."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.game import GAME
from tests.games.alhambra.bonus_scenes import CARDS, bare, held, questions, shown
from tests.games.alhambra.builder import Table
from tests.games.alhambra.scenes import pass_all, points, row, says, score, take_a_card
from tests.games.kit import told


@pytest.mark.rule("ALH-14.8")
@pytest.mark.parametrize("finished", [0, 1, 2, 3])
def test_before_a_type_is_counted_its_owners_are_asked_from_the_next_player_on(finished: int) -> None:
    t = bare(4).turn(finished)
    t.bonus(0, "bonus_arcades_9").build(0, {"1,0": "arcades_9_open", "0,1": "garden_11_open"})
    t.bonus(1, "bonus_garden_11").build(1, {"1,0": "tower_11_open"})
    t.bonus(2, "bonus_tower_11").build(2, {"1,0": "tower_12_open", "0,1": "garden_10_open"})
    t.bonus(3, "bonus_pavilion_8").build(3, {"1,0": "pavilion_8_open"})
    order = [(finished + i) % 4 for i in range(1, 5)]
    expected = [("pavilion", 3), ("arcades", 0)]
    expected += [("garden", seat) for seat in order if seat in (0, 2)]
    expected += [("tower", seat) for seat in order if seat in (1, 2)]
    score(t, 2)
    assert questions(t) == expected
    assert (t.asked(), t.match.actor) == ("action", order[0])


@pytest.mark.rule("ALH-14.8")
def test_a_type_is_counted_after_its_questions_and_before_those_of_the_next() -> None:
    t = bare().bonus(1, "bonus_garden_10", "bonus_tower_11").build(1, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    score(t, 1)
    assert t.match.scores()[1] == 0
    t.play("pass")
    assert points(t, 1, "garden") == [0, 5, 0]
    assert points(t, 1, "tower") == [0, 0, 0]
    t.play("pass")
    assert points(t, 1, "tower") == [0, 6, 0]


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-EX-26")
def test_players_whose_cards_of_the_type_lie_open_are_not_asked() -> None:
    t = bare().bonus(1, "bonus_chambers_10", "bonus_tower_11").build(1, {"1,0": "chambers_10_open"})
    t.play("reveal bonus_chambers_10", seat=1)
    score(t, 1)
    assert questions(t) == []


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-EX-26")
def test_a_tile_without_walls_and_any_hidden_card_are_enough_to_be_asked() -> None:
    t = (
        bare()
        .bonus(1, "bonus_chambers_10", "bonus_tower_11")
        .build(1, {"1,0": "chambers_10_open", "0,1": "chambers_11_open"})
    )
    t.play("reveal bonus_chambers_10", seat=1)
    score(t, 1)
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    assert t.legal() == {"pass"}
    assert says(t.refused("reveal bonus_tower_11"), "bonus-not-eligible", "ALH-14.3", card="bonus_tower_11")
    assert questions(t) == [("chambers", 1)]


@pytest.mark.rule("ALH-14.8")
def test_nobody_is_asked_without_a_hidden_card_or_without_a_tile_that_has_one() -> None:
    t = bare().bonus(0, "bonus_garden_10")
    t.build(0, {"1,0": "garden_9_e"}).reserve(0, "garden_10_open")  # has a card, but no tile without walls
    t.build(1, {"1,0": "garden_11_open"})  # has the tile, but no card
    score(t, 1)
    assert questions(t) == []


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-17.9")
def test_who_is_asked_follows_from_what_lies_open() -> None:
    asked = []
    for card in CARDS:
        t = bare().bonus(1, card).build(1, {"1,0": "garden_10_open", "2,0": "tower_11_open"})
        score(t, 1)
        asked.append(questions(t))
    assert asked == [[("garden", 1), ("tower", 1)]] * len(CARDS)


@pytest.mark.rule("ALH-14.8")
def test_after_a_reveal_the_asking_starts_again_from_the_first_player() -> None:
    t = bare(4)
    t.bonus(1, "bonus_garden_10", "bonus_pavilion_8").build(1, {"1,0": "garden_10_open"})
    t.bonus(3, "bonus_garden_11", "bonus_seraglio_9").build(3, {"1,0": "garden_11_open"})
    score(t, 1)
    assert t.match.actor == 1
    t.play("pass")
    assert t.match.actor == 3
    t.play("reveal bonus_garden_11")
    # seat 1 may now answer the reveal; seat 3 has no other tile to be asked about
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    t.play("reveal bonus_garden_10")
    assert t.asked() == "action"
    assert points(t, 1, "garden") == [0, 2, 0, 2]


@pytest.mark.rule("ALH-14.8")
def test_both_cards_of_a_type_can_be_revealed_one_after_the_other() -> None:
    t = (
        bare()
        .bonus(1, "bonus_garden_10", "bonus_garden_11")
        .build(1, {"1,0": "garden_10_open", "2,0": "garden_11_open"})
    )
    row(t, 0, "garden_9_e", "garden_10_w", "garden_12_s")
    score(t, 1)
    assert t.legal() == {"reveal bonus_garden_10", "reveal bonus_garden_11", "pass"}
    t.play("reveal bonus_garden_11", "reveal bonus_garden_10")
    assert t.asked() == "action"
    assert points(t, 1, "garden") == [0, 5, 0]


@pytest.mark.rule("ALH-14.8")
def test_in_the_window_of_a_type_only_its_cards_are_choices() -> None:
    t = bare().bonus(1, "bonus_garden_10", "bonus_tower_11").build(1, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    score(t, 1)
    assert t.legal() == {"reveal bonus_garden_10", "pass"}


@pytest.mark.rule("ALH-14.8")
def test_by_option_round_three_asks_from_the_player_who_would_have_been_next() -> None:
    t = bare(3, auto=False).turn(1)
    for seat, card in enumerate(["bonus_garden_10", "bonus_garden_11"]):
        t.bonus(seat, card).build(seat, {"1,0": CARDS[card]})
    score(t, 3)
    assert questions(t) == [("garden", 0), ("garden", 1)]
    assert t.match.over
    assert points(t, 3, "garden") == [16, 16, 0]


@pytest.mark.rule("ALH-14.9")
def test_before_round_three_all_eligible_cards_are_revealed_without_asking() -> None:
    t = bare().bonus(0, "bonus_garden_10", "bonus_pavilion_8").bonus(1, "bonus_garden_11", "bonus_tower_12")
    t.build(0, {"1,0": "garden_10_open"}).build(
        1, {"1,0": "garden_11_open", "2,0": "tower_12_open", "3,0": "garden_9_e"}
    )
    events = score(t, 3)
    assert t.match.over
    assert sorted((event.seat, event.parts["card"]) for event in told(events, "reveal")) == [
        (0, "bonus_garden_10"),
        (1, "bonus_garden_11"),
        (1, "bonus_tower_12"),
    ]
    names = [event.name for event in events]
    assert names.index("event-reveal") < names.index("event-scores-type")
    assert (shown(t, 0), held(t, 0)) == (["bonus_garden_10"], ["bonus_pavilion_8"])
    assert [t.counts(seat)["garden"] for seat in range(2)] == [2, 3]
    assert points(t, 3, "garden") == [12, 20, 0]


@pytest.mark.rule("ALH-14.9")
@pytest.mark.parametrize(("where", "count"), [("place pavilion_8_open 1,0", 2), ("keep pavilion_8_open", 0)])
def test_the_last_tiles_are_placed_before_cards_are_revealed(where: str, count: int) -> None:
    t = bare().bonus(1, "bonus_pavilion_8").market(florin=None, dirham=None, denar="pavilion_8_open", ducat=None).bag()
    t.hand(0).hand(1, "denar-1").hand(2).display("florin-1", "florin-2")
    take_a_card(t)
    assert (t.asked(), t.match.actor) == ("place", 1)
    events = t.play(where)
    assert t.match.over
    assert t.counts(1)["pavilion"] == count
    assert len(told(events, "reveal")) == count // 2


@pytest.mark.rule("ALH-14.9")
@pytest.mark.parametrize("round", [1, 2])
def test_rounds_one_and_two_reveal_nothing_by_themselves(round: int) -> None:
    t = bare(auto=True).bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    events = score(t, round)
    assert not told(events, "reveal")
    assert questions(t) == [("garden", 1)]


@pytest.mark.rule("ALH-14.10")
def test_a_bonus_card_has_no_place_in_the_alhambra_and_no_walls() -> None:
    t = bare(3, "+huts").bonus(0, "bonus_garden_10")
    t.build(0, {"0,-1": "garden_10_open", "0,-2": "hut_garden_n"})
    palace = t.player(0)["palace"]
    fits = t.legal()
    wall = t.player(0)["wall"]
    assert t.counts(0)["garden"] == 2
    t.play("reveal bonus_garden_10")
    assert t.player(0)["palace"] == palace
    assert t.player(0)["wall"] == wall
    assert t.legal() == fits
    # one more for the card; the hut does not count it as a neighbour
    assert t.counts(0)["garden"] == 3


def asked_about_towers() -> Table:
    """Round 2: gardens are counted, seat 2 is asked about towers after seat 1 has passed; seat 0 comes last."""
    t = bare()
    t.bonus(0, "bonus_garden_11", "bonus_tower_12", "bonus_pavilion_8")
    t.build(0, {"1,0": "garden_11_open", "0,1": "tower_12_open"})
    t.bonus(1, "bonus_seraglio_9").build(1, {"1,0": "tower_11_open"})
    t.bonus(2, "bonus_arcades_9").build(2, {"1,0": "tower_11_n", "0,1": "garden_10_open"})
    score(t, 2)
    assert t.match.actor == 2
    t.play("pass", "pass")
    asked = t.match.prompt
    assert asked is not None
    assert (asked.facts["type"], asked.seat) == ("tower", 1)
    return t


@pytest.mark.rule("ALH-14.11")
@pytest.mark.rule("ALH-EX-25")
def test_a_card_revealed_too_late_counts_from_the_next_scoring_on() -> None:
    t = asked_about_towers()
    gardens = points(t, 2, "garden")
    assert gardens == [8, 0, 8]
    t.play("pass")
    assert t.match.actor == 0
    t.play("reveal bonus_garden_11", seat=0)
    assert t.match.actor == 0  # of another type: the asking goes on where it was
    t.play("reveal bonus_tower_12", seat=0)
    assert t.match.actor == 1  # of the type that is asked: the asking starts again
    t.play("pass")
    assert t.asked() == "action"
    assert points(t, 2, "garden") == gardens
    assert points(t, 2, "tower") == [13, 3, 3]
    score(t, 3)
    assert points(t, 3, "garden")[0] == 20


@pytest.mark.rule("ALH-14.11")
@pytest.mark.rule("ALH-EX-25")
def test_a_card_of_the_type_revealed_while_another_is_asked_counts_and_the_asking_starts_again() -> None:
    t = asked_about_towers()
    t.play("reveal bonus_tower_12", seat=0)
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    assert pass_all(t, "reveal") == [1]
    assert points(t, 2, "tower") == [13, 3, 3]


@pytest.mark.rule("ALH-14.11")
def test_a_card_of_the_type_revealed_off_turn_asks_those_who_passed_again() -> None:
    """Seat 1 passes, seat 2 is asked; seat 1 now reveals all the same, and is followed by seat 2 again."""
    t = bare()
    t.bonus(1, "bonus_garden_10", "bonus_pavilion_8").build(1, {"1,0": "garden_10_open"})
    t.bonus(2, "bonus_garden_11", "bonus_tower_11").build(2, {"1,0": "garden_11_open"})
    t.bonus(0, "bonus_tower_12").build(0, {"1,0": "garden_9_e"})
    score(t, 1)
    t.play("pass")
    assert t.match.actor == 2
    t.play("reveal bonus_garden_10", seat=1)
    assert pass_all(t, "reveal") == [2]
    assert points(t, 1, "garden") == [0, 5, 0]


@pytest.mark.rule("ALH-14.11")
def test_a_card_of_the_type_revealed_off_turn_while_the_first_is_asked_changes_nothing_about_who_is_asked() -> None:
    t = bare()
    t.bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    t.bonus(2, "bonus_garden_11").build(2, {"1,0": "garden_11_open"})
    score(t, 1)
    t.play("reveal bonus_garden_11", seat=2)
    assert pass_all(t, "reveal") == [1]
    assert points(t, 1, "garden") == [0, 0, 5]


@pytest.mark.rule("ALH-14.11")
def test_with_three_tiles_of_a_type_that_have_cards_an_earlier_pass_is_void_after_an_off_turn_reveal() -> None:
    """A box of the owner's own: the garden of price 9 has no wall, and the card of the tower of price 11 names it instead."""
    text = (GAME.folder / "data" / "alhambra.toml").read_text(encoding="utf-8")
    wall = "price = 9\nwalls = { n = false, e = true, s = false, w = false }"
    assert text.count(wall) == 1
    text = text.replace(wall, "price = 9\nwalls = { n = false, e = false, s = false, w = false }")
    text = text.replace('tile = "tower_11_open"\ntype = "tower"', 'tile = "garden_9_e"\ntype = "garden"')
    t = Table(GAME.start(4, {"modules": "bonus_cards"}, "7", GAME.read_box(text))).turn(0)
    cards = ["bonus_pavilion_8", "bonus_garden_10", "bonus_garden_11", "bonus_tower_11"]
    for seat, tile in ((1, "garden_10_open"), (2, "garden_11_open"), (3, "garden_9_e")):
        t.bonus(seat, cards[seat]).build(seat, {"1,0": tile})
    t.bonus(0)
    score(t, 1)
    t.play("pass")
    assert t.match.actor == 2
    t.play("reveal bonus_tower_11", seat=3)
    assert pass_all(t, "reveal") == [1, 2]
    assert points(t, 1, "garden") == [0, 0, 0, 5]


@pytest.mark.rule("ALH-14.8")
def test_a_player_who_passes_until_the_next_turn_leaves_the_cards_hidden() -> None:
    t = bare().bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    score(t, 1)
    assert t.legal() == {"reveal bonus_garden_10", "pass"}
    t.play(GAME.windows(t.state)[t.match.state.choice.prompt])
    assert held(t, 1) == ["bonus_garden_10"]
    assert t.asked() == "action"
