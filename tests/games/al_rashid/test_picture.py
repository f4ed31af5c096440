"""The table drawn in text, the remarks beside choices, and the tables for a page that draws."""

from __future__ import annotations

import json

import pytest

from majlis.engine.action import Action, Facts
from majlis.engine.chance import Chance
from majlis.engine.game import Game
from majlis.engine.state import State
from majlis.engine.words import LANGUAGES, missing
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.picture import WIDTH
from tests.games.al_rashid.builder import Table, table


def remark_on(state: State, action: Action) -> tuple[str, Facts] | None:
    """The first remark on an action, as its message and parts."""
    game: Game = GAME
    found = game.remarks(state, state.actor, action)
    return (found[0].id, found[0].facts) if found else None


def drawn(t: Table, seat: int | None = 0, near: int | None = None, language: str = "en") -> list[str]:
    return GAME.picture(t.state, seat, language, near).splitlines()


def test_the_words_of_the_picture_are_complete() -> None:
    assert missing([GAME.folder / "locale" / "terminal"]) == []


def test_round_and_turn_order_stand_first() -> None:
    t = table(3).order(2, 0, 1).round(3)
    t.state.pending = [1, 2, 0]
    lines = drawn(t)
    assert lines[0] == "Round 3 of 5"
    assert lines[1] == "  Turn order: Player 3 · Player 1 · Player 2"
    assert lines[2] == "  From the next cycle on: Player 2 · Player 3 · Player 1"


def test_each_player_has_a_line_with_goods_and_tokens() -> None:
    t = (
        table(2)
        .goods(1, silk=3, metal=1)
        .tokens(1, credit=2, influence=1, shame=4)
        .hand(1, "red-3")
        .offices(1, "banker")
    )
    line = next(line for line in drawn(t) if line.startswith("  Player 2"))
    assert line.split() == ["Player", "2", "1", "5", "·", "·", "1", "·", "3", "2", "1", "4", "1/0", "1"]
    assert any(line.startswith("▶ Player 1 (you)") for line in drawn(t))


def test_areas_show_who_is_there_in_rank_order() -> None:
    t = table(3).put("trade", 2, "sage", "sage").put("trade", 0, "merchant", "sage")
    assert "  Palace of Trade: Player 1: merchant sage (4) > Player 3: 2×sage (2)" in drawn(t)
    assert "      Offices: Trader, Hardwood Importer, Pottery Importer, Metal Importer" in drawn(t)


def test_a_tile_shows_its_value_only_to_who_knows_it() -> None:
    t = table(2).tiles("silk_road", "red-4", seen=(0,)).tiles("silk_road", "blue-2", up=True)
    goods = "      1 hardwood, 1 metal, 2 spice, 4 silk, 1 credit   Tiles: "
    assert goods + "red 4, blue 2" in drawn(t, 0)
    assert goods + "red ?, blue 2" in drawn(t, 1)
    assert goods + "red ?, blue 2" in drawn(t, None)


def test_the_own_mercenaries_are_named_and_others_are_not() -> None:
    t = table(2).hand(0, "red-4").hand(1, "blue-2").offices(1, "metal_importer")
    assert "  Mercenaries: red tile (4)" in drawn(t, 0)
    other = drawn(t, 0, near=1)
    assert "The family of Player 2" in other
    assert "  Offices: Metal Importer" in other
    assert not any("Mercenaries: " in line for line in other[4:])


def test_a_resolved_area_and_a_used_office_are_marked() -> None:
    t = (
        table(2)
        .offices(0, "metal_importer")
        .put("silk_road", 0, "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "merchant")
        .turn(0)
    )
    t.play("activate metal_importer", "resolve trade")
    assert "  Palace of Trade: resolved" in drawn(t)
    assert "  Offices: Metal Importer (used)" in drawn(t)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_fit_into_100_columns_and_show_nothing_hidden(seats: int, language: str) -> None:
    match = GAME.start(seats, {}, "3")
    chance = Chance.of("9")
    decisions = 0
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
        decisions += 1
        if decisions % 30:
            continue
        for seat in range(seats):
            seen = match.game.picture(match.state, seat, language)
            assert max(len(line) for line in seen.splitlines()) <= WIDTH
            assert match.game.picture(match.state.imagine(seat, chance), seat, language) == seen
    assert decisions > 60


# Remarks


def remark(t: Table, notation: str) -> tuple[str, object] | None:
    return remark_on(t.state, GAME.verbs.parse(notation))


def test_a_placement_says_its_rank_and_who_is_ahead() -> None:
    t = table(3).put("trade", 1, "pasha").put("trade", 2, "merchant").placing()
    assert remark(t, "place pasha wisdom") == ("remark-alone", {"rank": 1, "dominance": 5})
    assert remark(t, "place merchant trade") == ("remark-behind", {"rank": 3, "dominance": 3, "ahead": 2, "by": 0})
    assert remark(t, "place sage trade") == ("remark-behind", {"rank": 3, "dominance": 1, "ahead": 2, "by": 2})
    assert remark(t, "place pasha trade") == ("remark-behind", {"rank": 2, "dominance": 5, "ahead": 1, "by": 0})
    assert remark(t, "place pasha") is None
    t.put("wisdom", 0, "sage").turn(0)
    assert remark(t, "resolve trade") == ("remark-ranking", {"seats": ["1", "2"]})


def test_wishes_and_payments_say_what_they_cost() -> None:
    t = table(2).put("wisdom", 0, "sage").put("silk_road", 1, "sage").put("trade", 1, "sage")
    t.goods(0, hardwood=2, pottery=2, metal=2, silk=2).tokens(0, credit=1).resolve("wisdom")
    assert remark(t, "ask banker+credit+service") == ("remark-price", {"price": 8, "wealth": 20})
    assert remark(t, "ask court_savant+service") == ("remark-price", {"price": 7, "wealth": 20})
    assert remark(t, "favour court_savant") == ("remark-price", {"price": 2, "wealth": 20})
    t.play("ask banker+credit+service")
    assert remark(t, "pay hardwood+metal+pottery+silk") == ("remark-payment", {"sum": 10, "over": 2, "sets": ["10"]})
    t = (
        table(2)
        .put("caliph", 0, "pasha")
        .put("silk_road", 1, "sage")
        .put("trade", 1, "sage")
        .goods(0, hardwood=2, pottery=2)
    )
    t.resolve("caliph")
    assert remark(t, "ask generosity+treasurer") == ("remark-price", {"price": 3, "wealth": 6})


@pytest.mark.rule("RAS-9.5")
def test_fights_say_how_they_end_and_flights_what_they_cost() -> None:
    t = (
        table(2)
        .put("sarmatia", 0, "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "sage")
        .tiles("sarmatia", "red-2", "blue-3")
    )
    t.hand(0, "red-3", "blue-4", "blue-2").resolve("sarmatia")
    assert remark(t, "fight blue-4+red-3") == ("remark-wins", {"own": 7, "enemy": 5})
    assert remark(t, "fight red-3") == ("remark-beats-some", {"own": 3, "enemy": 5})
    assert remark(t, "fight blue-2") == ("remark-in-vain", {"own": 2, "enemy": 5})
    assert remark(t, "flee") == ("remark-flee", {"shame": 2, "points": 4})
    t.play("fight blue-4+red-3")
    assert remark(t, "trade credit+hardwood+metal") is None, "what the goods are worth is a holding"


def test_remarks_on_every_choice_can_be_said() -> None:
    from majlis.cli.speaking import words_for

    words = words_for(GAME, "de")
    match = GAME.start(4, {}, "6")
    chance = Chance.of("6")
    said = set()
    while not match.over:
        for action in match.actions():
            found = remark_on(match.state, action)
            if found is not None and found[0] not in said:
                said.add(found[0])
                assert words.say(found[0], **found[1])
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    assert len(said) >= 8


def test_the_components_are_plain_tables() -> None:
    found = GAME.component_tables(GAME.read_box(None))
    assert json.loads(json.dumps(found)) == found
    assert found["offices"]["banker"] == {
        "palace": "wisdom",
        "cost": 6,
        "points": 2,
        "kind": "permanent",
        "brief": {"id": "brief-office-credit_discount", "facts": {"count": 5}},
        "steps": [],
        "scored": False,
        "rule": "RAS-8.22",
    }
    assert [found["palaces"][at].get("favour_price") for at in range(6)] == [1, 0, 2, 0, 1, None]
    goods = ["hardwood-1", "metal-1", "spice-2", "silk-4", "credit-1"]
    assert found["territories"][0] == {
        "id": "silk_road",
        "goods": {"hardwood": 1, "metal": 1, "spice": 2, "silk": 4},
        "credits": 1,
        "about": {"id": "about-land", "facts": {"goods": goods, "first": 3, "second": 2, "third": 1}},
    }


@pytest.mark.rule("RAS-6.8", "RAS-6.9", "RAS-7.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_services_and_favours_bring_is_said_in_few_words(language: str) -> None:
    words = GAME.words(language)
    found = GAME.component_tables(GAME.read_box(None))
    texts = [found["generosity"], found["crises"]["about"], *(area["about"] for area in found["territories"])]
    for palace in found["palaces"]:
        texts += [palace["about"], palace["brief"] if palace["court"] else palace["favour"]]
        if not palace["court"]:
            assert "{" not in words.say(palace["service"])
            assert "4" in words.say(f"{palace['service']}.at", price=4, amount=4)
    for text in texts:
        assert "{" not in words.say(text["id"], **text["facts"])
    assert found["reconstructed"] == ["crisis_rules"]
