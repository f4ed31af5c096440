"""What a player is told before a choice and no event says."""

from __future__ import annotations

import pytest

from majlis.engine.action import Facts
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table, table


def said(t: Table, action: str) -> list[tuple[str, str, Facts]]:
    """Tone, message and parts of the remarks on an action of the player to move, as its outlook gives them."""
    return [(remark.tone, remark.id, remark.facts) for remark in t.match.outlook(action).remarks]


def texts(t: Table, action: str, language: str = "en") -> list[str]:
    words = GAME.words(language)
    return [words.say(remark.id, **remark.facts) for remark in t.match.outlook(action).remarks]


@pytest.mark.rule("ALH-3.4", "ALH-5.2")
def test_a_payment_is_exact_or_something_of_it_is_lost() -> None:
    t = table().market(denar="garden_8_nw").hand(0, "denar-8", "denar-9")
    tile = ("note", "remark-tile", {"tile": "garden_8_nw"})
    assert said(t, "buy denar") == [tile]
    assert said(t, "buy denar denar-8") == [tile, ("gain", "remark-exact", {})]
    assert said(t, "buy denar denar-9") == [tile, ("loss", "remark-over", {"over": 1, "price": 8, "currency": "denar"})]
    assert (
        texts(t, "buy denar denar-9")[1]
        == "You would pay 1 denar too much: the price is 8 denars, and no change is given."
    )


@pytest.mark.rule("ALH-12.7")
def test_a_special_purchase_wins_no_action() -> None:
    t = table(modules="vizier").market(denar="garden_8_nw").hand(1, "denar-8").hand(2).hand(0)
    t.display("florin-1", "florin-2", "dirham-2", "ducat-3").play("take florin-2", "use")
    assert said(t, "buy denar denar-8") == [("note", "remark-tile", {"tile": "garden_8_nw"})]


@pytest.mark.rule("ALH-5.6")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "There is no place in your Alhambra where the tower would fit: only the reserve is left."),
        ("de", "Für den Turm gibt es in deiner Alhambra keinen passenden Platz, nur in der Reserve."),
        ("ru", "В вашей Альгамбре некуда поставить башню, только положить в резерв."),
    ],
)
def test_what_fits_nowhere_is_told_before_paying(language: str, text: str) -> None:
    t = table().market(denar="tower_7_new").hand(0, "denar-7")
    assert len(texts(t, "buy denar denar-7")) == 2, "it fits north of the fountain"
    t.build(0, {"0,-1": "tower_8_nes"})
    assert texts(t, "buy denar denar-7", language)[2:] == [text]
    assert said(t, "buy denar")[1][0] == "danger"


@pytest.mark.rule("ALH-3.4", "ALH-4.1")
def test_taking_money_tells_what_could_then_be_paid_exactly() -> None:
    t = table().market(denar="garden_8_nw", florin="tower_13_e").hand(0, "denar-5")
    t.display("denar-3", "denar-4", "florin-9", "ducat-1")
    assert said(t, "take denar-3") == [("gain", "remark-exact-then", {"tiles": ["garden_8_nw"]})]
    assert said(t, "take denar-4") == said(t, "take florin-9") == []


@pytest.mark.rule("ALH-9.4")
def test_a_placement_tells_the_rank_in_its_type() -> None:
    t = table().build(1, {"-1,0": "garden_12_s"}).market(denar="garden_8_nw").hand(0, "denar-9")
    t.play("buy denar denar-9")
    facts: Facts = {"type": "garden", "count": 1, "place": 1, "tied": 1}
    assert said(t, "place garden_8_nw -1,0") == [("gain", "remark-standing", facts)]
    assert texts(t, "place garden_8_nw -1,0") == ["That makes 1 garden: place 1, shared with 1 other."]
    assert said(t, "keep garden_8_nw") == [("loss", "remark-keep", {"tile": "garden_8_nw"})]


@pytest.mark.rule("ALH-6.1")
def test_a_placement_warns_if_another_new_tile_would_fit_nowhere_then() -> None:
    t = table().market(denar="tower_7_new", ducat="pavilion_2_new").hand(0, "denar-7", "ducat-2")
    t.display("florin-1", "florin-2", "dirham-2", "ducat-3")
    t.play("buy denar denar-7", "buy ducat ducat-2", "end")
    assert said(t, "place tower_7_new 0,-1")[1:] == [("danger", "remark-blocks", {"tile": "pavilion_2_new"})]
    assert texts(t, "place tower_7_new 0,-1")[1] == "Then there would be no place left for the pavilion (price 2)."


@pytest.mark.rule("ALH-11.4", "ALH-11.6")
def test_giving_a_tile_to_dirk_tells_what_he_has_then() -> None:
    t = table(2).dirk("garden_12_s").market(denar="garden_8_nw").hand(0, "denar-9").play_on("buy denar denar-9")
    assert said(t, "give garden_8_nw") == [("danger", "remark-give", {"type": "garden", "count": 2, "have": 0})]


@pytest.mark.rule("ALH-14.3", "ALH-14.6")
def test_bonus_cards_that_become_ready_or_go_back_are_told() -> None:
    t = (
        table(modules="bonus_cards")
        .bonus(0, "bonus_tower_11")
        .market(denar="tower_11_open")
        .hand(0, "denar-9", "denar-3")
    )
    t.play("buy denar denar-3+denar-9")
    assert ("gain", "remark-bonus", {"card": "bonus_tower_11"}) in said(t, "place tower_11_open 0,1")
    t = table(modules="bonus_cards").bonus(0, "bonus_tower_11").build(0, {"0,1": "tower_11_open"})
    assert said(t, "reveal bonus_tower_11") == [
        ("gain", "remark-standing", {"type": "tower", "count": 2, "place": 1, "tied": 0})
    ]
    t.play("reveal bonus_tower_11")
    assert said(t, "remove 0,1") == [
        ("note", "remark-tile", {"tile": "tower_11_open"}),
        ("danger", "remark-bonus-back", {"card": "bonus_tower_11"}),
    ]


@pytest.mark.rule("ALH-15.5", "ALH-15.9")
def test_a_hut_tells_what_it_could_count_and_how_many_may_follow() -> None:
    t = table(modules="huts").build(0, {"0,1": "tower_11_open", "1,1": "tower_11_s"})
    assert t.state.huts is not None
    tile = t.box.tile_numbers["hut_tower_e"]
    stack = t.state.huts.stacks[5].replace(bytes([tile]), b"")
    t.state.huts.stacks[5] = stack + bytes([tile])
    assert said(t, "hut tower") == [
        ("note", "remark-tile", {"tile": "hut_tower_e"}),
        ("gain", "remark-hut", {"value": 1, "type": "tower"}),
        ("note", "remark-huts-left", {"left": 2, "most": 3}),
    ]


@pytest.mark.rule("ALH-3.6")
def test_giving_up_the_extra_action_is_a_loss() -> None:
    t = table().market(denar="garden_8_nw").hand(0, "denar-8").play_on("buy denar denar-8")
    assert said(t, "end") == [("loss", "remark-action-unused", {})]


@pytest.mark.rule("ALH-7.3", "ALH-7.5")
def test_it_is_told_which_tile_would_leave() -> None:
    t = table().build(0, {"-1,0": "garden_8_nw"}).reserve(0, "garden_12_s")
    there = ("note", "remark-tile", {"tile": "garden_8_nw"})
    assert said(t, "remove -1,0") == [there]
    assert said(t, "swap garden_12_s -1,0") == [there]
