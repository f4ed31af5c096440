"""The table drawn in text, and the tables for a page that draws."""

from __future__ import annotations

import json

import pytest

from majlis.engine.chance import Chance
from majlis.engine.words import LANGUAGES, missing
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.picture import WIDTH
from tests.games.tadmor.builder import Table, table


def drawn(t: Table, seat: int | None = 0, near: int | None = None, language: str = "en") -> list[str]:
    return GAME.picture(t.state, seat, language, near).splitlines()


def test_the_words_of_the_picture_are_complete() -> None:
    assert missing([GAME.folder / "locale" / "terminal"]) == []


def test_round_order_and_raiders_stand_first() -> None:
    lines = drawn(table(3).order(2).round(4).slot("ebla").holds(1, "palmyra").acting(), 1)
    assert lines[0] == "Round 5 of 9, epoch II"
    assert lines[1] == "  Turn order: Player 3 · Player 1 · Player 2"
    assert lines[2] == "  Attacked last: Ebla   Raider card with: Player 2 (Palmyra)"
    assert "(Palmyra)" not in drawn(table(3).holds(1, "palmyra").acting(), 0)[2]


def test_each_player_has_a_line() -> None:
    t = table(2).goods(1, wood=2, gold=1).traded(1, gold=3).tower(1, 7).hand(1, "k1", "k2").precious(1, "silk").acting()
    line = next(line for line in drawn(t) if "Player 2" in line and line.startswith(("  ", "▶")) and "/" in line)
    assert line.split()[-9:] == ["2", "10", "29", "7", "2/0/0/1+3", "3/3", "2/2", "2+0+0", "1"]


def test_the_board_shows_who_stands_where() -> None:
    t = table(2).stand(0, "palmyra_market").stand(1, "antioch_war_supplies", figure="ship").placing()
    assert "  Palmyra: Market = Player 1 (camel)" in drawn(t)
    assert "  Antioch: War supplies = Player 2 (ship)" in drawn(t)


def test_own_missions_are_shown_with_price_and_reward_and_others_are_not() -> None:
    t = table(2).hand(0, "k18").hand(1, "k5").fulfilled(0, "k7").fulfilled(0, "k9", returned=True).placing()
    text = " ".join(" ".join(drawn(t)).split())
    assert "In hand: K18 Resources: costs 1 wood, 1 stone, 1 marble and 1 gold, worth 8 PP." in text
    assert "Fulfilled: K7 Tower levels: 10 PP." in text
    assert "Turned in: K9 Redirect the raiders: 7 PP" in text
    assert "K5" not in " ".join(drawn(t, 0, near=1))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_fit_into_100_columns_and_show_nothing_hidden(seats: int, language: str) -> None:
    match = GAME.start(seats, {}, "3")
    chance = Chance.of("9")
    decisions = 0
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
        decisions += 1
        if decisions % 20 == 0:
            for seat in (None, 0, 1):
                text = match.game.picture(match.state, seat, language)
                assert max(len(line) for line in text.splitlines()) <= WIDTH
                again = match.game.picture(match.state.imagine(seat or 0, chance.fork()), seat, language)
                assert again == text or seat is None


def test_tables_for_a_page_are_plain() -> None:
    tables = GAME.component_tables(GAME.read_box(None))
    assert json.loads(json.dumps(tables)) == tables
    assert tables["tower_bands"][0] == {
        "first": 1,
        "last": 5,
        "single": {"wood": 1, "stone": 1},
        "double": {"wood": 1, "marble": 2},
    }
    assert tables["upgrades"]["i47"]["personal"] is True
    space = next(space for space in tables["spaces"] if space["id"] == "palmyra_upgrade_1")
    assert (space["order"], space["region"], space["figure"]) == (1, "palmyra", "camel")
