"""The table drawn in text, and what is printed on tiles and cards."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.words import LANGUAGES, Words, missing
from majlis.games.sabika.game import GAME
from majlis.games.sabika.names import Names
from majlis.games.sabika.phrases import NOTHING, Phrasing
from majlis.games.sabika.picture import WIDTH
from tests.games.sabika.builder import Table, table


def drawn(t: Table, seat: int | None = 0, near: int | None = None, language: str = "en") -> list[str]:
    return GAME.picture(t.state, seat, language, near).splitlines()


def test_the_words_of_the_picture_are_complete() -> None:
    assert missing([GAME.folder / "locale" / "terminal"]) == []


def test_what_stands_at_the_top() -> None:
    t = table(2).book(3).event(3, 9, 14).wishes("wish_a1", "wish_b2", "wish_c3")
    t.state.trade = 6
    lines = drawn(t)
    assert lines[0] == "Round 3 of 5, era 2, golden book on space 3"
    assert lines[1:5] == [
        "  Wishes:",
        "    wish A1 ✓: 2 prestige per: palace, 2 prestige per: garden",
        "    wish B2 (4): 2 prestige per: consolidated city",
        "    wish C3 (6): 1 prestige per: poem",
    ]
    assert "    trade card 6: 2 per: city of your longest chain (at most 14)" in lines
    assert "    event 9: cost of every route: 1 more" in lines


def test_each_player_has_a_line() -> None:
    t = (
        table(2)
        .give(1, prestige=12, dinars=7, seals=1, parias=3, favour=2)
        .built(1, palace=2)
        .poem(1, "poem_1")
        .ship(1, "fez", "tunis")
    )
    line = next(line for line in drawn(t) if line.startswith("  Player 2"))
    assert line.split() == ["Player", "2", "12", "7", "1", "3", "2", "2", "1", "2/0"]
    assert any(line.startswith("▶ Player 1 (you)") for line in drawn(t))


def test_the_rondel_with_workers_sultans_and_slots() -> None:
    t = table(2).put(1, "builder_1", "outer_3", used=True).sultan("outer_3").slots(raw_2="silk")
    assert "  market, lower right [raw_2 silk]: Player 2 ↓, sultan ×1" in drawn(t)


def test_the_map_and_a_workshop() -> None:
    t = (
        table(2)
        .city("fez", 4)
        .ship(1, "fez")
        .ship(0, "fez", right=True)
        .give(1, wood=2, sugar=1)
        .raw(1, "silk")
        .house(1, 1, 3)
    )
    lines = drawn(t, 0, near=1)
    assert "  Fez (blue, seal): Player 2 | Player 1" in lines
    assert "    in demand: sugar, pottery; bonus: a raw material, 1 dinar; income: a raw material, 1 dinar" in lines
    assert "The workshop of Player 2" in lines
    assert "  Stored (3 of 6): 2 wood, 1 sugar" in lines
    assert "  Raw materials: silk" in lines


def test_yusuf_has_a_line_of_his_own() -> None:
    lines = drawn(table(1))
    assert any(line.startswith("  Yusuf ") for line in lines)
    assert "  Yusuf’s tiles: –" in lines


def test_tiles_and_cards_on_display_say_what_they_do() -> None:
    t = (
        table(2)
        .open_large(4, 13)
        .open_small(2)
        .open_tiles(19, 0, 10)
        .open_poems(5, large=("poem_b1", "poem_e2", "poem_a3"))
    )
    lines = drawn(t)
    assert "    palace 4: 2 parias" in lines
    assert not any("palace 13" in line for line in lines)  # of the other era
    assert "  Small buildings: tower 2 (wood; blue | green)" in lines
    assert "    storehouse tile 19 (left): 1 crate, ceramic" in lines
    assert "    storehouse tile 10 (right): 2 crates, 2 transactions" in lines
    assert "    poem 5: blue – when you build with wood: 1 prestige and 1 paria | red – 2 prestige, a step of" in lines
    assert "    large poem B1: 14 / 9 / 6 for the most: crate" in lines
    assert "    large poem E2: 0 / 1 / 3 / 6 / 9 / 13 / 16 by: different category of buildings" in lines
    assert "    large poem A3: 7 per set: blue poem, red poem and large poem (at most 14)" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_put_into_words(language: str) -> None:
    locale = GAME.folder / "locale"
    words = Words(language, [locale, locale / "terminal"], GAME.namer)
    box = GAME.read_box(None)
    phrases = Phrasing(box)
    printed = ("tile", "large", "start", "trade", "event", "wish", "favour")
    for piece in GAME.pieces(box):
        text = words.join([words.name(phrase) for phrase in phrases.card(piece)])
        assert "_" not in text
        if piece.rpartition("_")[0] in printed and piece != "favour_0":
            assert text != words.say("list-empty")
    for phrase in Names(box).composed:
        assert "_" not in words.name(phrase)
    assert phrases.card("favour_0") == [NOTHING]
    assert words.name(NOTHING) == words.say("effect-none")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_nothing_is_wider_than_the_page_and_everything_has_a_name(seats: int, language: str) -> None:
    match = GAME.start(seats, {"expert": True, "level": "hard"}, "5")
    chance = Chance.of("3")
    while not match.over:
        if chance.below(12) == 0:
            text = match.game.picture(match.state, match.actor, language)
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            assert "“" not in text
            assert "quotation" not in text
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    assert match.game.picture(match.state, None, language)
