"""A match of Al-Rashid turn by turn: what belongs to a turn, and the headlines."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import lines, watched


def changes(t: Table, at: int, seat: int) -> dict[str, int]:
    """What a turn brought a seat."""
    found: Any = t.match.turns()[at]["changes"]
    return {change["name"]: change["by"] for change in found if change["seat"] == seat}


def waiting_elsewhere(t: Table) -> Table:
    """Seat 1 has pieces elsewhere, so that the round goes on."""
    return t.put("nilus_valley", 1, "sage").put("mare_internum", 1, "merchant")


def test_a_match_begins_with_the_set_up_and_the_first_round() -> None:
    match = GAME.start(3, {}, "7")
    told: Any = match.turns()
    assert (told[0]["seat"], told[0]["headline"]["id"]) == (-1, "turn-setup")
    actor = match.actor
    match.play(match.actions()[0])
    first: Any = match.turns()[1]
    assert (first["seat"], first["number"], first["round"]) == (actor, 1, 1)


@pytest.mark.rule("RAS-3.4")
def test_every_placed_piece_is_a_line_with_its_rank() -> None:
    t = table(2).family(0).family(1, pasha=1, merchant=0, sage=0).placing()
    watched(t)
    t.play("place sage trade", "place pasha trade", "place pasha wisdom", "place merchant trade")
    assert lines(t)[:4] == [
        (0, "placed a sage: Trade, rank 1, dominance 1"),
        (1, "placed a pasha: Trade, rank 1, dominance 5"),
        (0, "placed a pasha: Wisdom, rank 1, dominance 5"),
        (0, "placed a merchant: Trade, rank 2, dominance 4"),
    ]
    touched: Any = [turn["touched"] for turn in t.match.turns()[1:5]]
    assert [one[0]["to"] for one in touched] == ["trade", "trade", "wisdom", "trade"]
    assert changes(t, 1, 0) == {"at_home": -1}


@pytest.mark.rule("RAS-6.1", "RAS-6.6")
def test_each_visit_is_a_line_with_its_payment_and_what_it_brings() -> None:
    t = waiting_elsewhere(table(2).put("wisdom", 0, "pasha").put("wisdom", 1, "sage"))
    t.goods(0, hardwood=1, pottery=1, metal=1).goods(1, hardwood=1).turn(0)
    watched(t)
    t.play("resolve wisdom", "ask service")
    assert lines(t) == [(0, "asked for the guild’s service for 5 gold"), (1, "asked for nothing")]
    touched: Any = t.match.turns()[1]["touched"]
    assert [one["to"] for one in touched] == ["wisdom", "service"]
    gained = {"points": 1, "hardwood": -1, "pottery": -1, "metal": -1, "wealth": -6, "sages": 1, "at_home": 1}
    assert changes(t, 1, 0) == gained
    assert changes(t, 2, 1)["shame"] == 1


@pytest.mark.rule("RAS-3.11", "RAS-6.1")
def test_a_player_who_resolves_an_area_for_others_has_a_line_of_their_own() -> None:
    t = waiting_elsewhere(table(2).put("wisdom", 1, "sage")).put("silk_road", 0, "sage").turn(0)
    watched(t)
    t.play("resolve wisdom")
    assert lines(t)[:2] == [(0, "chose to resolve Palace of Wisdom"), (1, "asked for nothing")]


@pytest.mark.rule("RAS-6.6", "RAS-6.13")
def test_a_favour_before_the_wishes_belongs_to_the_same_visit() -> None:
    t = waiting_elsewhere(table(2).put("politics", 0, "pasha")).goods(0, hardwood=1).turn(0)
    watched(t)
    t.play("resolve politics", "favour qadi")
    assert lines(t)[0] == (0, "used a favour: Qadi")
    found = changes(t, 1, 0)
    assert (found["influence"], found["shame"], found["hardwood"]) == (1, 1, -1)


@pytest.mark.rule("RAS-9.2", "RAS-9.7", "RAS-9.10")
def test_a_territory_is_turned_up_by_the_game_then_fought_for_and_traded() -> None:
    t = waiting_elsewhere(table(2).put("sarmatia", 0, "sage")).tiles("sarmatia", "red-2").hand(0, "red-3").turn(0)
    watched(t)
    t.play("resolve sarmatia", "fight red-3")
    t.play(str(t.match.actions()[0]))
    told = lines(t)
    assert told[0] == (0, "chose to resolve Sarmatia")
    assert told[1] == (-1, "Sarmatia: red tile (2)")
    assert told[2][0] == 0
    assert told[2][1].startswith("cleared the territory and took ")
    assert changes(t, 3, 0)["red_tiles"] == -1


@pytest.mark.rule("RAS-9.5")
def test_a_player_who_flees_has_a_line_and_takes_the_shame_in_it() -> None:
    t = waiting_elsewhere(table(2).put("sarmatia", 0, "sage")).tiles("sarmatia", "red-2").hand(0, "red-3").turn(0)
    watched(t)
    t.play("resolve sarmatia", "flee")
    assert (0, "fled: Sarmatia") in lines(t)
    at = lines(t).index((0, "fled: Sarmatia")) + 1
    assert changes(t, at, 0)["shame"] == 2


@pytest.mark.rule("RAS-7.1", "RAS-4.5")
def test_a_player_who_is_sent_away_has_no_line_of_their_own() -> None:
    t = waiting_elsewhere(table(2).put("caliph", 0, "pasha").put("caliph", 1, "sage")).turn(0)
    keeper = watched(t)
    t.play("resolve caliph", "ask -")
    assert [turn.seat for turn in keeper.turns[1:]] == [0]
    assert changes(t, 1, 1)["shame"] == 2, "in the turn in which the area was resolved"


@pytest.mark.rule("RAS-7.5", "RAS-3.12")
def test_a_new_turn_order_and_a_new_round_are_lines_of_the_game() -> None:
    t = table(2).put("caliph", 1, "pasha").turn(1)
    keeper = watched(t)
    while t.state.round == 1:
        t.play("ask generosity" if t.asked() == "court" else str(t.match.actions()[0]))
    own = [text for seat, text in lines(t) if seat == -1]
    assert own[0] == "new turn order: Player 2 and Player 1"
    assert own[1].startswith("crisis ")
    assert own[2] == "round 2 begins"
    assert keeper.turns[-1].round == 1 + keeper.turns[0].round


@pytest.mark.rule("RAS-8.2")
def test_an_activated_office_says_which_one_it_was() -> None:
    t = waiting_elsewhere(table(2).put("trade", 0, "sage").offices(0, "hardwood_importer")).turn(0)
    watched(t)
    t.play("activate hardwood_importer")
    assert lines(t)[0] == (0, "activated an office: Hardwood Importer")
    assert changes(t, 1, 0) == {"hardwood": 1, "wealth": 1}


@pytest.mark.rule("RAS-13.2", "RAS-13.4")
def test_a_headline_tells_nobody_what_they_may_not_know() -> None:
    t = waiting_elsewhere(table(2).put("military", 0, "sage")).next_tiles("red-4", "blue-2").turn(0)
    watched(t)
    t.play("resolve military", "ask service", "draw red+red+blue")
    for viewer in (1, None):
        assert "red-4" not in repr(t.match.turns(viewer))
    assert "red-4" in repr(t.match.turns(0))
    assert lines(t, viewer=0) == lines(t, viewer=1)
    strengths = [change["name"] for turn in t.match.turns(1) for change in turn["changes"]]  # type: ignore[attr-defined]
    assert "red_strength" not in strengths
    assert "red_tiles" in strengths


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "moved the pasha of Player 2: Palace of Trade → Palace of Wisdom"),
        ("de", "hat eine Figur versetzt, Pascha von Spieler 2: Palast des Handels → Palast der Weisheit"),
        ("ru", "перемещает пашу (Игрок 2): Дворец торговли → Дворец мудрости"),
    ],
)
@pytest.mark.rule("RAS-4.8")
def test_a_moved_piece_says_from_where_to_where(language: str, text: str) -> None:
    t = table(2).put("trade", 1, "pasha").offices(0, "plotter").resolving()
    watched(t)
    t.play("plot pasha-1 trade wisdom")
    assert lines(t, language)[0] == (0, text)
    touched: Any = t.match.turns()[1]["touched"]
    assert touched[0] == {"seat": 0, "source": "trade", "to": "wisdom"}
