"""What everything in the box is, with the numbers of the box, and what it means for a player now."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.sabika.game import GAME
from tests.games.kit import meaning, sentence
from tests.games.sabika.builder import table

UGLY = ("{", "}", "_", "  ", " .")


@pytest.mark.rule("SAB-5.4", "SAB-9.1")
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "1 crate and ceramic."), ("de", "1 Kiste und Keramik."), ("ru", "1 ящик и изразец.")],
)
def test_a_tile_is_explained_with_what_is_printed_on_it(language: str, text: str) -> None:
    assert sentence(GAME, "tile_19", language)[1] == text


@pytest.mark.rule("SAB-1.7", "SAB-5.7")
def test_a_material_is_explained_with_its_numbers() -> None:
    assert sentence(GAME, "marble")[1] == (
        "Brings 3 prestige in a building or poem. At the market it is bought for 2 dinars and sold for 3 dinars."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_asked_about(language: str) -> None:
    box = GAME.read_box(None)
    pieces = GAME.pieces(box)
    assert len(pieces) == len(set(pieces))
    assert {"outer_0", "raw_0", "fez", "poem_5", "wish_a1", "large_1", "small_1", "tile_1", "gypsum"} <= set(pieces)
    texts = [sentence(GAME, piece, language)[1] for piece in pieces]
    assert [text for text in texts if any(sign in text for sign in UGLY) or not text.endswith(".")] == []
    assert GAME.about(box, "left") is None


@pytest.mark.rule("SAB-3.7", "SAB-3.8", "SAB-4.4")
def test_a_space_says_who_is_there_what_the_move_costs_and_what_there_is_no_room_for() -> None:
    t = table(2).put(0, "builder_1", "outer_0").use_up(0, "builder_2").sultan("outer_1").put(1, "builder_1", "outer_1")
    t.give(0, dinars=3).crates(0, 1).turn(0)
    assert meaning(t, "outer_1") == [
        ("here", "Here now: Player 2."),
        ("here", "1 worker of the sultan."),
        ("cost", "builder 1: the move costs 2 dinars."),
        ("danger", "3 pieces, but free crates: 1. You would have to discard 2 of them."),
    ]
    assert meaning(t, "outer_1", None) == meaning(t, "outer_1")[:2]


@pytest.mark.rule("SAB-3.2", "SAB-3.11")
def test_a_space_says_what_stands_in_the_way() -> None:
    t = table(2).use_up(0, "merchant").turn(0)
    exports = [space["space"] for space in t.view()["rondel"] if space["main"] == "export"]
    assert meaning(t, exports[0])[-2:] == [
        ("danger", "No worker of yours is ready for this ring."),
        ("danger", "You have no good to export."),
    ]


@pytest.mark.rule("SAB-6.1", "SAB-6.2")
def test_a_city_shows_its_tile_the_ships_the_seal_and_the_way() -> None:
    t = table(2).city("florence", 2).ship(1, "florence").give(0, dinars=1).turn(0)
    assert meaning(t, "florence") == [
        ("here", "Here lies city tile 2."),
        ("here", "Ships: Player 2."),
        ("gain", "The first ship takes a seal."),
        ("cost", "The way costs you 2 dinars."),
        ("danger", "The way to Florence costs 2 dinars; you have 1 dinar."),
    ]
    assert meaning(t, "florence", 1)[-1] == ("danger", "You have a ship there already: Florence.")


@pytest.mark.rule("SAB-7.2")
def test_a_poem_says_what_engraving_costs_the_viewer() -> None:
    t = table(2).open_poems(2).poem(0, "poem_3", "poem_4").turn(0)
    assert meaning(t, "poem_2") == [
        ("here", "On display."),
        ("cost", "Engraving costs you, in dinars: blue half 3, red half 2."),
    ]
    assert meaning(t, "poem_3", 1) == [("here", "With Player 1.")]


@pytest.mark.rule("SAB-10.5")
def test_a_wish_says_what_it_would_bring_now() -> None:
    t = table(2).wishes("wish_a1", "wish_b2", "wish_c3").turn(0)
    rows = meaning(t, "wish_a1")
    assert rows[0][1] == "Still on the round track."
    assert rows[1][0] == "gain"
    assert meaning(t, "wish_a2") == [("here", "Not used in this match.")]


@pytest.mark.rule("SAB-2.14", "SAB-14.2")
def test_start_tiles_stay_secret_until_all_are_revealed() -> None:
    match = GAME.start(2, {}, "3")
    for tile in range(1, len(GAME.read_box(None).start_tiles)):
        assert match.state.about(f"start_{tile}", 0) == []


@pytest.mark.rule("SAB-5.11")
def test_a_building_tells_whether_its_base_is_missing() -> None:
    t = table(2).open_large(1).open_small(4).give(0, gypsum=1).turn(0)
    assert meaning(t, "large_1") == [("here", "On display.")]
    assert meaning(t, "large_1", 1) == [("here", "On display."), ("danger", "The base material is missing: gypsum.")]
