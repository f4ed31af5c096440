"""The table drawn in text, and the remarks beside choices."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.words import LANGUAGES, missing
from majlis.games.sabika.game import GAME
from majlis.games.sabika.picture import WIDTH
from tests.games.sabika.builder import Table, table


def drawn(t: Table, seat: int | None = 0, near: int | None = None, language: str = "en") -> list[str]:
    return GAME.picture(t.state, seat, language, near).splitlines()


def remarks(t: Table) -> dict[str, object]:
    """The remark beside each legal action that has one."""
    out: dict[str, object] = {}
    for action in t.match.actions():
        found = GAME.remark(t.state, action)
        if found is not None:
            out[str(action)] = found
    return out


def test_the_words_of_the_picture_are_complete() -> None:
    assert missing([GAME.folder / "locale" / "terminal"]) == []


def test_what_stands_at_the_top() -> None:
    t = table(2).book(3).event(3, 9, 14).wishes("wish_a1", "wish_b2", "wish_c3")
    t.state.trade = 6
    lines = drawn(t)
    assert lines[0] == "Round 3 of 5, era 2, golden book on space 3"
    assert lines[1:4] == [
        "  Wishes: wish A1 ✓, wish B2 (4), wish C3 (6)",
        "  Trade card: trade card 6",
        "  Event: event 3; coming: event 9",
    ]


def test_each_player_has_a_line() -> None:
    t = table(2).give(1, prestige=12, dinars=7, seals=1, parias=3, favour=2).built(1, palace=2).poem(1, "poem_1").ship(1, "fez", "tunis")
    line = next(line for line in drawn(t) if line.startswith("  Player 2"))
    assert line.split() == ["Player", "2", "12", "7", "1", "3", "2", "2", "1", "2/0"]
    assert any(line.startswith("▶ Player 1 (you)") for line in drawn(t))


def test_the_rondel_with_workers_sultans_and_slots() -> None:
    t = table(2).put(1, "builder_1", "outer_3", lying=True).sultan("outer_3").slots(raw_2="silk")
    assert "  market, outer ring 3 [raw_2 silk]: Player 2 ↓, sultan ×1" in drawn(t)


def test_the_map_and_a_workshop() -> None:
    t = table(2).city("fez", 4).ship(1, "fez").ship(0, "fez", right=True).give(1, wood=2, sugar=1).raw(1, "silk").house(1, 1, 3)
    lines = drawn(t, 0, near=1)
    assert "  Fez (city tile 4, blue, seal): Player 2 | Player 1" in lines
    assert "The workshop of Player 2" in lines
    assert "  Stored (3 of 6): 2 wood, 1 sugar" in lines
    assert "  Raw materials: silk" in lines


def test_yusuf_has_a_line_of_his_own() -> None:
    lines = drawn(table(1))
    assert any(line.startswith("  Yusuf ") for line in lines)
    assert "  Yusuf’s tiles: –" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_nothing_is_wider_than_the_page_and_everything_has_a_name(seats: int, language: str) -> None:
    match = GAME.start(seats, {"expert": True, "level": "hard"}, "5")
    chance = Chance.of("3")
    while not match.over:
        if chance.below(12) == 0:
            text = GAME.picture(match.state, match.actor, language)
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            assert "“" not in text
            assert "quotation" not in text
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    assert GAME.picture(match.state, None, language)


def test_remarks_tell_prices_and_prestige() -> None:
    t = table(2).put(0, "builder_1", "outer_0").sultan("outer_3").give(0, dinars=3).turn(0)
    assert remarks(t)["work builder_1 outer_3"] == ("remark-price", {"price": 2})
    t = table(2).open_large(1).open_small().give(0, gypsum=1, wood=1).act(0, "build")
    assert remarks(t)["build large_1 gypsum+wood"] == ("remark-prestige", {"count": 3})
    t = table(2).open_poems(2).give(0, gypsum=1, dinars=5).act(0, "engrave")
    assert remarks(t)["engrave poem_2 red gypsum"] == ("remark-poem", {"price": 2, "count": 1})
    t = table(2).give(0, sugar=1, dinars=5).act(0, "export")
    assert remarks(t)["export florence sugar"] == ("remark-price", {"price": 2})
    t = table(2).slots(raw_2="silk").give(0, dinars=2).turn(0)
    t.play("work builder_1 outer_3")
    assert remarks(t)["side raw_2"] == ("remark-price", {"price": 1})


def test_remarks_on_mosaics_and_choices() -> None:
    t = table(2).open_large().open_small(4).give(0, wood=1)
    t.state.mosaic_cards[0] = 1
    t.act(0, "build")
    assert remarks(t)["lay left"] == ("remark-mosaic", {"mosaic": "mosaic_bonus_yellow"})
    t = table(2).effect(
        0, {"choose": [[{"gain": "dinar", "n": 1}, {"action": "market"}], [{"gain": "material", "n": 1, "kinds": ["wood"]}]]}
    )
    assert remarks(t) == {
        "choose 1": ("remark-way", {"gains": ["gain_dinar", "market"]}),
        "choose 2": ("remark-way", {"gains": ["wood"]}),
    }
