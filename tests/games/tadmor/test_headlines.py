"""A match of Tadmor turn by turn: where turns begin, and their headlines."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.engine.action import Facts
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.tadmor.game import GAME
from tests.games.kit import lines, watched
from tests.games.tadmor.builder import table


def test_a_match_begins_with_the_set_up_and_what_everybody_picks() -> None:
    match: Match = GAME.start(3, {}, "7")
    while match.prompt is not None and match.prompt.id in ("prompt-pick", "prompt-start-tile"):
        match.play(match.actions()[0])
    told: Any = [(turn["seat"], turn["headline"]["id"]) for turn in match.turns()]  # type: ignore[index]
    assert told[0] == (-1, "turn-setup")
    assert {id for _, id in told[1:6]} == {"turn-pick", "turn-take-start"}
    assert told[-1] == (-1, "turn-round")


@pytest.mark.rule("TAD-4.1")
def test_every_placed_figure_is_a_line() -> None:
    t = table(2).placing()
    watched(t)
    t.play("place camel palmyra_market", "place ship north_sea_shipyard", "place camel damascus_traitor")
    assert lines(t) == [
        (0, "placed a camel: Market (Palmyra)"),
        (1, "placed a ship: Shipyard (North Sea)"),
        (0, "placed a camel: Traitor (Damascus)"),
    ]
    touched: Any = [turn["touched"] for turn in t.match.turns()[1:]]
    assert [one[0]["to"] for one in touched] == ["palmyra_market", "north_sea_shipyard", "damascus_traitor"]


@pytest.mark.rule("TAD-6.2", "TAD-6.3")
def test_each_window_of_a_player_is_one_line_even_one_after_the_other() -> None:
    t = table(2).round(4).goods(0, wood=5, stone=5, gold=1).upgrades(0, "i1").hand(0, "k1")
    t.stand(0, "damascus_tower_single", "palmyra_start_player").acting()
    watched(t)
    t.play(
        "trade wood marble 2",
        "tower damascus_tower_single single 2",
        "end",
        "lead palmyra_start_player wood",
        "tax gold",
    )
    told = lines(t)
    assert told[:2] == [(0, "built 2 tower levels, up to 2"), (0, "took the start player’s marker")]
    changes: Any = t.match.turns()[1]["changes"]
    by = {change["name"]: change["by"] for change in changes if change["seat"] == 0}
    assert by == {"points": 4, "wood": -4, "stone": -2, "marble": 2, "camels_free": 1, "tower": 2}


@pytest.mark.rule("TAD-7.2")
def test_two_upgrade_windows_of_one_player_are_two_lines() -> None:
    t = table(2).goods(0, wood=2).display("i5", "i6", "i8").stand(0, "palmyra_upgrade_1", "palmyra_upgrade_2").acting()
    watched(t)
    t.play("buy i5 wood", "buy i6 wood")
    assert lines(t)[:2] == [(0, "bought “Points for missions”"), (0, "bought “Resources for points”")]


@pytest.mark.rule("TAD-10.1")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "brought home 6 wood and 3 stone with 3 figures"),
        ("de", "hat 6 Holz und 3 Steine mit 3 Figuren heimgebracht"),
        ("ru", "привозит дерево ×6 и камень ×3 (3 фигуры)"),
    ],
)
def test_gains_of_one_kind_are_summed(language: str, text: str) -> None:
    gains: list[Facts] = [
        {"resource": "wood", "count": 3, "space": "north_sea_wood_ship_1"},
        {"resource": "stone", "count": 3, "space": "south_sea_stone_ship_1"},
        {"resource": "wood", "count": 3, "space": "north_sea_wood_ship_2"},
    ]
    told = [(Event("event-gain", "TAD-10.1", 0, facts), facts) for facts in gains]
    id, facts = GAME.headline(0, told)
    assert GAME.words(language).say(id, **facts) == text


@pytest.mark.rule("TAD-5.3")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "attack: Ebla, figures lost: Player 3"),
        ("de", "Angriff: Ebla, vertrieben: Figuren von Spieler 3"),
        ("ru", "набег: Эбла, фигуры потеряли: Игрок 3"),
    ],
)
def test_a_raid_is_a_line_of_the_game(language: str, text: str) -> None:
    t = table(3).figures(0, 1, 0).figures(1, 0, 0).figures(2, 0, 0).holds(1, "ebla").stand(2, "ebla_market").placing()
    keeper = watched(t)
    t.play("place camel raiders")
    assert [turn.seat for turn in keeper.turns[1:]] == [0, 1, -1]
    assert lines(t, language)[2] == (-1, text)
    touched: Any = t.match.turns()[3]["touched"]
    assert touched[0]["to"] == "ebla_market"


@pytest.mark.rule("TAD-14.3")
def test_the_towers_of_all_players_score_in_one_line() -> None:
    t = table(2).round(3).tower(0, 3).tower(1, 2).hand(0, "k1").acting()
    watched(t)
    t.play("end")
    told = lines(t)
    assert (-1, "the towers score") in told
    at = told.index((-1, "the towers score"))
    assert [seat for seat, _ in told[at:]] == [-1, -1, -1], "then the display and the round"
    changes: Any = t.match.turns()[at + 1]["changes"]
    assert [(change["seat"], change["by"]) for change in changes if change["name"] == "points"] == [(0, 6), (1, 4)]
