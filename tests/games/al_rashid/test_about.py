"""What pieces are, and what they cost and bring the viewer."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import edited, table
from tests.games.kit import meaning, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained_in_whole_sentences(language: str) -> None:
    box = GAME.read_box(None)
    assert len(GAME.pieces(box)) == len(set(GAME.pieces(box)))
    for piece in GAME.pieces(box):
        kind, text, rule = sentence(GAME, piece, language)
        assert kind[0].isupper()
        assert text.endswith(".")
        assert "{" not in text
        assert "_" not in text
        assert rule.startswith("RAS-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_office_says_in_a_few_words_what_it_does(language: str) -> None:
    briefs = {id: office["brief"] for id, office in GAME.component_tables(GAME.read_box(None))["offices"].items()}
    said = {id: GAME.words(language).say(brief["id"], **brief["facts"]) for id, brief in briefs.items()}
    assert len(said) == len(set(said.values()))
    assert [text for text in said.values() if len(text) > 60 or "_" in text or "{" in text or text == ""] == []


@pytest.mark.rule("RAS-8.22")
def test_the_few_words_follow_the_data() -> None:
    t = edited('kind = "credit_discount", gold = 5', 'kind = "credit_discount", gold = 4')
    brief = GAME.component_tables(t.box)["offices"]["banker"]["brief"]
    assert GAME.words("en").say(brief["id"], **brief["facts"]) == "credits take off 4"


@pytest.mark.rule("RAS-1.10", "RAS-8.22", "RAS-6.8")
def test_numbers_come_from_the_data() -> None:
    t = edited('kind = "credit_discount", gold = 5', 'kind = "credit_discount", gold = 4')
    found = GAME.about(t.box, "banker")
    assert found is not None
    assert found.facts["count"] == 4
    assert "5" in sentence(GAME, "banker")[1]
    t = edited("price_by_rank = [11, 13, 15]", "price_by_rank = [10, 12, 14]")
    found = GAME.about(t.box, "politics")
    assert found is not None
    assert [found.facts[rank] for rank in ("first", "second", "third")] == [10, 12, 14]


def test_an_unknown_piece_is_nothing() -> None:
    assert GAME.about(GAME.read_box(None), "camel") is None


@pytest.mark.rule("RAS-6.8", "RAS-4.3", "RAS-6.9")
def test_a_guild_tells_who_is_there_and_what_its_service_costs_at_your_rank() -> None:
    t = table(3).put("politics", 1, "sage").offices(0, "lore_master").goods(0, hardwood=2, pottery=1)
    here = [("here", "Rank 1: Player 2, dominance 1.")]
    assert meaning(t, "politics")[:3] == [
        *here,
        ("cost", "At rank 2 the service costs you 10 gold; your goods are worth 4 gold."),
        ("gain", "The service brings a new pasha."),
    ]
    assert meaning(t, "politics", None) == here


@pytest.mark.rule("RAS-6.9", "RAS-14.2")
def test_a_full_family_gets_no_service() -> None:
    t = table(2).family(0, pasha=3)
    assert ("loss", "Your family already has 3 of these, the most there can be: pasha.") in meaning(t, "politics")


@pytest.mark.rule("RAS-6.7")
def test_without_tiles_there_is_no_service_of_the_military() -> None:
    t = table(2, mercenary_reshuffle=False)
    t.discard_stack("red").discard_stack("blue")
    assert ("loss", "There are no mercenary tiles left.") in meaning(t, "military")


@pytest.mark.rule("RAS-4.5")
def test_whoever_ranks_behind_three_others_takes_no_part() -> None:
    t = table(4)
    for seat in (1, 2, 3):
        t.put("trade", seat, "sage")
    assert ("loss", "At rank 4 you would take no part.") in meaning(t, "trade")


@pytest.mark.rule("RAS-9.10", "RAS-9.4")
def test_a_territory_tells_what_is_left_and_what_waits() -> None:
    t = table(2).land("silk_road", credit=1, silk=2).tiles("silk_road", "red-3").hand(0, "red-4")
    assert meaning(t, "silk_road") == [
        ("beside", "Still here: 2 silk and 1 credit."),
        ("here", "Lies here: red tile."),
        ("gain", "At rank 1 you take 3 items."),
        ("note", "Waiting here: red tile. Whoever ranks first must fight or flee."),
    ]


@pytest.mark.rule("RAS-3.14")
def test_a_resolved_area_says_so() -> None:
    t = table(2).put("silk_road", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").land("silk_road")
    t.resolve("silk_road")
    assert meaning(t, "silk_road") == [("here", "Already resolved this round.")]


@pytest.mark.rule("RAS-6.5", "RAS-5.8")
def test_an_office_tells_its_price_with_a_credit_and_without() -> None:
    t = table(4).offices(1, "banker").goods(0, silk=2).tokens(0, credit=1)
    assert meaning(t, "banker") == [
        ("here", "Tiles on display: 1."),
        ("here", "Owned by Player 2."),
        ("cost", "Costs you 6 gold; your goods are worth 2 gold."),
        ("cost", "With a credit 3 gold."),
    ]
    assert meaning(t, "banker", None) == meaning(t, "banker")[:2]


@pytest.mark.rule("RAS-8.33", "RAS-8.39")
def test_an_office_that_counts_something_tells_what_it_is_worth_now() -> None:
    t = table(2).family(0, merchant=3, sage=4)
    assert ("gain", "Worth 3 points as things stand: you have 3 pieces of that kind.") in meaning(t, "economist")
    assert any(text.startswith("Would bring you ") for _, text in meaning(t, "astrologist"))


@pytest.mark.rule("RAS-6.13", "RAS-6.14")
def test_a_leader_tells_where_the_favour_can_be_had_and_its_price() -> None:
    t = table(2).goods(0, silk=1)
    assert meaning(t, "court_savant") == [
        ("cost", "Palace of Intrigue: 3 gold; your goods are worth 1 gold."),
        ("cost", "Palace of Wisdom: 2 gold; your goods are worth 1 gold."),
    ]


@pytest.mark.rule("RAS-5.2")
def test_a_good_tells_what_one_more_is_worth() -> None:
    t = table(2).goods(0, silk=1, metal=1)
    assert meaning(t, "spice") == [("here", "You have 0 spice."), ("gain", "One more is worth 3 gold to you.")]
    assert meaning(t, "silk")[1] == ("gain", "One more is worth 1 gold to you.")
    assert meaning(t, "silk", None) == []


@pytest.mark.rule("RAS-13.2")
def test_tiles_in_a_hand_are_told_to_their_owner_only() -> None:
    t = table(2).hand(0, "red-3", "red-3")
    assert meaning(t, "red-3", 0) == [("here", "You have 2 × red tile (3).")]
    assert meaning(t, "red-3", 1) == [("here", "You have 0 × red tile (3).")]
    assert meaning(t, "red-3", None) == []


@pytest.mark.rule("RAS-13.3", "RAS-13.4")
def test_a_face_down_tile_is_told_by_its_colour_to_all_who_have_not_seen_it() -> None:
    t = table(2).tiles("silk_road", "red-3", seen=(1,)).tiles("silk_road", "blue-4", up=True)
    for viewer, first in ((0, "red_tile"), (1, "red-3"), (None, "red_tile")):
        [lying] = [
            row.facts["tiles"]
            for row in t.state.about("silk_road", viewer)
            if row.tone == "here" and "tiles" in row.facts
        ]
        assert lying == [first, "blue-4"]
