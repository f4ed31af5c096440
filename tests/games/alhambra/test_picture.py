"""The table drawn in text."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.words import LANGUAGES, missing
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.picture import WIDTH
from tests.games.alhambra.builder import Table, table

ALL = "vizier+exchange_cards+bonus_cards+huts"


def drawn(t: Table, seat: int | None = 0, near: int | None = None, language: str = "en") -> str:
    return GAME.picture(t.state, seat, language, near)


def test_the_words_of_the_picture_are_complete() -> None:
    assert missing([GAME.folder / "locale" / "terminal"]) == []


def test_a_palace_has_heavy_walls_thin_sides_and_coordinates_around_it() -> None:
    t = table().build(0, {"0,-1": "tower_7_new", "1,0": "garden_8_nw"})
    lines = drawn(t).splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("Your Alhambra"))
    assert "\n".join(lines[start + 1 : start + 12]) == "\n".join(
        [
            "                  0         1",
            "                 0,-2",
            "             ┏━━━━━━━━━┓",
            "  -1   -1,-1 ┃  tower  ┃   1,-1",
            "             ┃    7    ┃",
            "             ┞─────────╊━━━━━━━━━┑",
            "   0    -1,0 │ fountain┃  garden │ 2,0",
            "             │         ┃    8    │",
            "             └─────────┸─────────┘",
            "                 0,1       1,1",
            "",
        ]
    )


def test_the_market_shows_each_tile_under_its_currency() -> None:
    t = table().market(florin="garden_8_nw", dirham=None)
    lines = drawn(t).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("Market"))
    assert lines[at + 1].split()[:4] == ["florin", "dirham", "denar", "ducat"]
    assert lines[at + 2].startswith(" ┏━━━━━━━━━┑  ┌─────────┐")
    assert lines[at + 3].startswith(" ┃  garden │  │  empty  │")


def test_the_hand_is_grouped_by_currency_with_its_sum() -> None:
    t = table().hand(0, "denar-9", "denar-2", "florin-1")
    assert "  florin 1 (=1)    dirham –    denar 2 9 (=11)    ducat –" in drawn(t).splitlines()


def test_a_big_hand_has_a_line_for_each_currency() -> None:
    cards = [
        f"{currency}-{value}"
        for currency in ("florin", "dirham", "denar", "ducat")
        for value in (1, 2, 3, 4, 5, 6, 7, 8, 9)
    ]
    lines = drawn(table().hand(0, *cards)).splitlines()
    at = lines.index("Your hand")
    assert lines[at + 1] == "  florin 1 2 3 4 5 6 7 8 9 (=45)"
    assert lines[at + 4] == "  ducat 1 2 3 4 5 6 7 8 9 (=45)"


def test_another_players_hand_is_a_number_of_cards() -> None:
    t = table().hand(1, "denar-9", "denar-2")
    seen = drawn(t, 0, near=1)
    assert "The Alhambra of Player 2" in seen
    assert "Player 2 holds 2 cards." in seen
    assert "(=11)" not in seen


def test_a_spectator_sees_the_player_at_turn_and_no_hand() -> None:
    seen = drawn(table().turn(2), None)
    assert "The Alhambra of Player 3" in seen
    assert "Your hand" not in seen
    assert "(you)" not in seen


def test_reserve_and_tiles_to_be_placed_are_drawn() -> None:
    t = table().reserve(0, "tower_7_new").market(denar="garden_8_nw").hand(0, "denar-9")
    t.play("buy denar denar-9")
    seen = drawn(t)
    assert "To be placed" in seen
    assert "Reserve" in seen


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_fit_into_100_columns_and_show_nothing_hidden(seats: int, language: str) -> None:
    match = GAME.start(seats, {"modules": ALL}, "3")
    chance = Chance.of("9")
    decisions = 0
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
        decisions += 1
        if decisions % 40:
            continue
        for seat in range(seats):
            seen = match.game.picture(match.state, seat, language)
            assert max(len(line) for line in seen.splitlines()) <= WIDTH
            assert match.game.picture(match.state.imagine(seat, chance), seat, language) == seen
    assert decisions > 80
