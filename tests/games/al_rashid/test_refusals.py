"""Refusals name the nearest reason that is true now, with what is missing."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table


def why(t: Table, notation: str, language: str = "en") -> str:
    """Why an action, finished or not, cannot be taken now."""
    refusal = t.match.refuse(notation)
    assert refusal is not None
    return GAME.words(language).say(refusal.id, **refusal.facts)


def visiting(palace: str, **goods: int) -> Table:
    t = table(2).goods(0, **goods).put(palace, 0, "sage").put("silk_road", 1, "sage").put("sarmatia", 1, "merchant")
    return t.resolve(palace)


@pytest.mark.rule("RAS-5.3")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 spice are missing; you have 1."),
        ("de", "Es fehlen 2 Gewürze; du hast 1."),
        ("ru", "Не хватает: пряности ×2; у вас 1."),
    ],
)
def test_a_payment_tells_which_goods_are_missing(language: str, text: str) -> None:
    t = visiting("military", hardwood=4, pottery=2, metal=1, spice=1)
    t.play("ask raider")
    assert why(t, "pay spice+spice+spice+hardwood", language) == text


@pytest.mark.rule("RAS-6.7", "RAS-5.8")
def test_a_visit_tells_how_much_is_missing_and_whether_a_credit_would_help() -> None:
    t = visiting("wisdom", hardwood=3)
    text = "This costs 6 gold in all (Banker); your goods are worth 3 gold: you are 3 gold short."
    assert why(t, "ask banker") == text
    t.tokens(0, credit=1)
    helped = "This costs 6 gold in all (Banker), too much for you; with your credit it costs 3 gold."
    assert why(t, "ask banker") == helped
    assert t.allowed("ask banker+credit")
    assert (
        why(t, "ask diplomat")
        == "This costs 8 gold in all (Diplomat); your goods are worth 3 gold: you are 5 gold short."
    )


@pytest.mark.rule("RAS-6.7", "RAS-6.14")
def test_a_favour_tells_the_reason_against_the_cheapest_one() -> None:
    t = visiting("intrigue")
    assert why(t, "favour") == "This costs 1 gold in all (General); your goods are worth 0 gold: you are 1 gold short."
    t.goods(0, silk=1)
    assert why(t, "favour general") == "When you have paid 1 gold, you have no good left to give: General."


@pytest.mark.rule("RAS-6.9", "RAS-14.2", "RAS-3.4")
def test_members_of_the_family() -> None:
    t = table(2).family(0, sage=6).goods(0, silk=9, metal=9).put("wisdom", 0, "sage")
    t.put("silk_road", 1, "sage").put("sarmatia", 1, "merchant").resolve("wisdom")
    text = "Your family already has 6 of these, the most there can be: sage."
    assert why(t, "ask service") == text
    t = (
        table(2)
        .family(0, pasha=1, merchant=2, sage=0)
        .put("trade", 0, "merchant")
        .put("wisdom", 0, "merchant")
        .placing()
    )
    assert why(t, "place merchant silk_road") == "You have no merchant left at home: all 2 are out already."
    assert why(t, "place sage silk_road") == "There is no sage in your family."


@pytest.mark.rule("RAS-8.23", "RAS-6.15", "RAS-6.17")
def test_barter_and_mercenaries_for_goods() -> None:
    t = (
        table(2)
        .goods(0, hardwood=1, pottery=1)
        .offices(0, "trader")
        .put("trade", 0, "sage")
        .put("wisdom", 1, "sage")
        .turn(0)
    )
    t.play("activate trader")
    assert why(t, "barter metal") == "1 metal is missing; you have 0."
    assert why(t, "barter silk") == "Only hardwood, pottery and metal are basic goods, not silk."
    t = visiting("military", hardwood=1).discard_stack("red")
    t.lose_discards(1).play("favour general")
    assert why(t, "hire hardwood red") == "There are no tiles of this colour left: red."
    assert why(t, "hire spice blue") == "1 spice is missing; you have 0."


@pytest.mark.rule("RAS-9.6", "RAS-6.12")
def test_mercenary_tiles() -> None:
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").tiles("sarmatia", "red-4")
    t.hand(0, "red-3").resolve("sarmatia")
    assert why(t, "fight red-3+red-3") == "You hold 1 of these tiles, not 2: red tile (3)."
    assert why(t, "fight red-2") == "You do not hold this tile: red tile (2)."
    t = visiting("military").discard_stack("red", 2)
    t.lose_discards(1).play("ask service")
    assert why(t, "draw red+red+red") == "There are only 2 tiles of this colour left, not 3: red."


@pytest.mark.rule("RAS-9.10")
def test_items_of_a_territory() -> None:
    t = table(2).put("silk_road", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").resolve("silk_road")
    assert why(t, "trade metal+metal+silk") == "Only 1 of this is left there, not 2: metal (Silk Road)."
    assert why(t, "trade pottery+silk+silk") == "Nothing of this is left there: pottery (Silk Road)."


@pytest.mark.rule("RAS-4.8")
def test_a_piece_that_cannot_be_moved() -> None:
    t = table(2).put("trade", 1, "pasha").put("silk_road", 1, "sage").offices(0, "plotter").resolving()
    assert why(t, "plot sage-1") == "This piece is in no palace: sage of Player 2."
    t.state.resolved = 0b111111 & ~(1 << t.box.area_numbers["trade"])
    nowhere = "There is no area to which this piece could be moved: pasha of Player 2 (Palace of Trade)."
    assert why(t, "plot pasha-1") == nowhere
