"""What everything in the box is, with the numbers of the box, and what it means for a player now."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import table
from tests.games.kit import meaning, sentence

UGLY = ("{", "}", "_", "  ", " .")


@pytest.mark.rule("ALH-1.2", "ALH-1.10")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Costs 9, walls east and south. In your Alhambra it counts as one of your towers; the most towers bring 6, 13 and 21 "
            "points in the three scorings.",
        ),
        (
            "de",
            "Preis 9, Mauern im Osten und Süden. In deiner Alhambra zählt das Plättchen zu deinen Türmen; die meisten Türme "
            "bringen in den drei Wertungen 6, 13 und 21 Punkte.",
        ),
        (
            "ru",
            "Цена 9, стены на востоке и юге. В вашей Альгамбре засчитывается в этот вид: башни. Тому, у кого их больше всех, три "
            "подсчёта приносят столько очков: 6, 13 и 21.",
        ),
    ],
)
def test_a_tile_is_explained_with_its_numbers(language: str, text: str) -> None:
    assert sentence(GAME, "tower_9_es", language)[1] == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_asked_about(language: str) -> None:
    box = GAME.read_box(None)
    pieces = GAME.pieces(box)
    assert len(pieces) == len(set(pieces)) == 6 + 6 + 4 + 54 + 24 + 36 + 6 + 10 + 2
    texts = [sentence(GAME, piece, language)[1] for piece in pieces]
    assert [text for text in texts if any(sign in text for sign in UGLY) or not text.endswith(".")] == []
    assert GAME.about(box, "n") is None, "a side is not a piece"


@pytest.mark.rule("ALH-1.10", "ALH-9.7")
def test_the_numbers_are_those_of_the_box_that_is_played_with() -> None:
    text = (GAME.folder / "data" / "alhambra.toml").read_text(encoding="utf-8")
    edited = text.replace("points_per_wall_segment = 1", "points_per_wall_segment = 2")
    assert edited != text
    about = GAME.about(GAME.read_box(edited), "wall")
    assert about is not None
    assert about.facts == {"points": 2}


@pytest.mark.rule("ALH-3.4", "ALH-5.1", "ALH-5.2")
def test_a_tile_in_the_market_tells_what_it_costs_this_reader() -> None:
    t = table().market(denar="garden_8_nw").hand(0, "denar-8", "denar-9").hand(1, "denar-9").hand(2, "denar-5")
    for_sale = ("here", "For sale for 8 denars.")
    assert meaning(t, "garden_8_nw", None) == [for_sale]
    assert meaning(t, "garden_8_nw", 0)[:2] == [
        for_sale,
        ("cost", "You can pay 8 denars exactly and would have one more action."),
    ]
    assert meaning(t, "garden_8_nw", 1)[1] == ("cost", "You would have to pay 9 denars: 1 denar too much.")
    assert meaning(t, "garden_8_nw", 2)[1] == ("cost", "You are 3 denars short.")


@pytest.mark.rule("ALH-13.4", "ALH-13.5")
def test_exchange_cards_count_towards_an_exact_payment() -> None:
    t = (
        table(modules="exchange_cards")
        .market(denar="garden_8_nw")
        .hand(0, "denar-5", "ducat-3", "exchange_denar_ducat")
    )
    assert meaning(t, "garden_8_nw")[1][1] == "You can pay 8 denars exactly and would have one more action."


@pytest.mark.rule("ALH-9.4", "ALH-9.7")
def test_a_tile_in_the_market_tells_rank_and_wall() -> None:
    t = table().build(1, {"-1,0": "garden_12_s"}).market(denar="garden_8_nw").hand(0)
    assert meaning(t, "garden_8_nw")[2:] == [
        ("gain", "That makes 1 garden: place 1, shared with 1 other."),
        ("gain", "Your longest wall, now of length 0, would have length 2."),
    ]


@pytest.mark.rule("ALH-5.6")
def test_a_tile_that_fits_nowhere_is_a_danger() -> None:
    t = table().market(denar="tower_7_new").build(0, {"0,-1": "tower_8_nes"})
    assert meaning(t, "tower_7_new")[-1][0] == "danger"


@pytest.mark.rule("ALH-9.5")
def test_a_type_tells_what_everybody_has_and_what_the_next_scoring_would_bring() -> None:
    t = table().build(0, {"-1,0": "garden_8_nw"}).build(1, {"-1,0": "garden_12_s"})
    assert meaning(t, "garden") == [
        ("beside", "Player 1 has 1 (gardens)."),
        ("beside", "Player 2 has 1 (gardens)."),
        ("beside", "Player 3 has 0 (gardens)."),
        ("gain", "As things stand, scoring 1 would bring you 2 points for them."),
    ]


@pytest.mark.rule("ALH-14.1", "ALH-17.3")
def test_a_hidden_bonus_card_tells_its_owner_alone_where_it_is() -> None:
    t = table(modules="bonus_cards").bonus(0, "bonus_tower_11").build(0, {"0,1": "tower_11_open"})
    assert meaning(t, "bonus_tower_11") == [
        ("here", "Hidden in your hand."),
        ("gain", "You may reveal it: its tile lies in your Alhambra."),
    ]
    assert (
        meaning(t, "bonus_tower_11", 1)
        == meaning(t, "bonus_tower_11", None)
        == [("here", "Hidden, or out of the game.")]
    )
    t.play("reveal bonus_tower_11", seat=0)
    assert meaning(t, "bonus_tower_11", 1) == [("here", "Lies open in front of Player 1.")]


@pytest.mark.rule("ALH-10.1", "ALH-17.1")
def test_the_bag_tells_what_may_still_come() -> None:
    t = table().bag("garden_8_nw", "tower_9_es", "garden_12_s")
    assert meaning(t, "bag", None) == [("here", "3 tiles left."), ("beside", "gardens: 2"), ("beside", "towers: 1")]


@pytest.mark.rule("ALH-2.9")
def test_what_is_not_in_play_says_so() -> None:
    t = table()
    unused = [("here", "Not used in this match.")]
    for piece in ("dirk", "vizier", "bonus_tower_11", "exchange_denar_ducat", "hut_tower_e"):
        assert meaning(t, piece) == unused
