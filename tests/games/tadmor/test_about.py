"""What pieces are, and what they cost and bring the viewer."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.tadmor.drawing import component_tables
from majlis.games.tadmor.game import GAME
from tests.games.kit import meaning, sentence
from tests.games.tadmor.builder import edited, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained_in_whole_sentences(language: str) -> None:
    box = GAME.read_box(None)
    assert len(GAME.pieces(box)) == len(set(GAME.pieces(box)))
    for piece in GAME.pieces(box):
        kind, text, rule = sentence(GAME, piece, language)
        assert kind[0].isupper() or kind[0].isdigit()
        assert text.endswith(".")
        assert "{" not in text
        assert "_" not in text
        assert rule.startswith("TAD-")


@pytest.mark.rule("TAD-1.3", "TAD-1.4", "TAD-1.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_little_room_a_title_and_a_line_say_it(language: str) -> None:
    box = GAME.read_box(None)
    words = GAME.words(language)
    tables = component_tables(box)
    for printed in (*tables["upgrades"].values(), *tables["missions"].values(), *tables["spaces"]):
        title = words.say(f"{printed['about']}.title", **printed["parts"])
        assert 0 < len(title) <= 40, title
    for printed in tables["upgrades"].values():
        assert 0 < len(words.say(f"{printed['about']}.line", **printed["parts"])) <= 40


def test_short_texts_take_their_numbers_from_the_data_too() -> None:
    words = GAME.words("en")
    box = edited('target = "mission", amount = 2', 'target = "mission", amount = 3')
    tile = component_tables(box)["upgrades"]["i20"]
    assert words.say(f"{tile['about']}.title", **tile["parts"]) == "Missions"
    assert words.say(f"{tile['about']}.line", **tile["parts"]) == "pay 3 less"


@pytest.mark.rule("TAD-1.9", "TAD-10.1", "TAD-8.8")
def test_numbers_come_from_the_data() -> None:
    wood = "Brings wood: 3 in epoch I, 3 in II, 4 in III."
    assert sentence(GAME, "north_sea_wood_ship_1") == ("Space for a ship", wood, "TAD-10.1")
    roof = "Costs 3 wood and 4 marble; a temple that shows it is worth 25 PP at the end."
    assert sentence(GAME, "roof") == ("Temple stage", roof, "TAD-8.8")
    box = edited("pp = 25", "pp = 26")
    found = GAME.about(box, "roof")
    assert found is not None
    assert found.facts["prestige"] == 26


@pytest.mark.rule("TAD-8.8", "TAD-4.3")
def test_a_space_tells_who_is_there_what_it_costs_and_brings() -> None:
    t = table(2).goods(0, stone=4).temple(0, "foundation").stand(1, "ebla_temple").placing()
    assert meaning(t, "ebla_temple") == [
        ("here", "A camel of Player 2 stands here."),
        ("cost", "Costs you 3 stone and 3 marble."),
        ("loss", "You lack 3 marble."),
        ("gain", "Brings 8 PP more at the end: colonnade."),
    ]
    assert meaning(t, "ebla_temple", None) == [("here", "A camel of Player 2 stands here.")]


@pytest.mark.rule("TAD-2.1")
def test_a_space_of_the_other_side_says_so() -> None:
    assert meaning(table(2).placing(), "damascus_tax") == [("note", "Not used with this number of players.")]


@pytest.mark.rule("TAD-8.1", "TAD-14.3")
def test_a_tower_space_tells_the_next_price_and_what_a_level_is_worth() -> None:
    t = table(2).goods(0, stone=5).tower(0, 5).placing()
    assert meaning(t, "damascus_tower_single") == [
        ("here", "Nobody stands here."),
        ("cost", "Level 6 costs you 2 stone; you can pay for 2 levels now."),
        ("gain", "Each level will have brought 6 PP by the end: it is scored 3 times."),
    ]


@pytest.mark.rule("TAD-8.2", "TAD-14.3")
@pytest.mark.parametrize(("marble", "most"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_a_space_for_pairs_tells_how_many_levels_can_be_paid(marble: int, most: int) -> None:
    t = table(2).goods(0, wood=4, marble=marble).placing()
    row = next(row for row in t.state.about("damascus_tower_double", 0) if row.id == "row-pair")
    assert row.facts == {"level": 1, "price": ["wood-1", "marble-2"], "most": most}


@pytest.mark.rule("TAD-8.1", "TAD-8.2")
def test_a_tower_space_tells_what_is_lacking_for_the_next_level() -> None:
    """A tower has no discount: each resource is lacking by name."""
    t = table(2).goods(0, stone=1, wood=1).tower(0, 5).placing()
    assert ("loss", "You lack 1 stone.") in meaning(t, "damascus_tower_single")
    rows = {row.id: row.facts for row in t.state.about("damascus_tower_double", 0)}
    assert rows["row-pair"]["most"] == 0
    assert rows["row-lacking"] == {"lacking": ["wood-1", "marble-2"], "short": 0, "discount": 0}


@pytest.mark.rule("TAD-9.1", "TAD-11.8")
def test_only_a_tile_that_compares_players_tells_the_rank() -> None:
    t = table(2).tower(0, 3).tower(1, 2).upgrades(0, "i16", "i5").precious(1, "silk")
    assert meaning(t, "i16")[-1] == ("gain", "Tower levels: you have the most, 3 against 2 (Player 2).")
    assert meaning(t, "i40")[-1] == ("note", "Precious goods: you have 0, the most is 1 (Player 2).")
    assert meaning(t, "i5") == [("here", "Belongs to Player 1.")]


@pytest.mark.rule("TAD-8.13")
def test_a_space_for_missions_tells_what_those_in_hand_cost() -> None:
    t = table(2).hand(0, "k1", "k18").goods(0, wood=1, stone=1, marble=1, gold=1).placing()
    rows = [row.facts for row in t.state.about("palmyra_mission_fulfil", 0) if row.id == "row-mission"]
    assert [row["mission"] for row in rows] == ["k1", "k18"]
    assert rows[1]["short"] == 0
    assert [row.id for row in t.state.about("palmyra_mission_fulfil", 1)][1:] == ["refused-empty-hand"]


@pytest.mark.rule("TAD-5.3")
def test_a_region_warns_of_the_raiders() -> None:
    t = table(3).holds(1, "ebla").stand(0, "ebla_market").slot("antioch").placing()
    assert meaning(t, "ebla") == [
        ("here", "Your figures here: Market (Ebla)."),
        ("note", "Player 2 holds a raider card: a figure here may be driven away (Ebla)."),
    ]
    assert [tone for tone, _ in meaning(t, "damascus", 1)] == [], "whoever holds the card knows that it is another"
    assert meaning(t, "antioch")[0] == ("here", "Attacked last.")


@pytest.mark.rule("TAD-17.2")
def test_a_mission_in_a_hand_is_known_to_its_owner_only() -> None:
    t = table(2).hand(0, "k18").goods(0, wood=1, stone=1, marble=1).acting()
    assert meaning(t, "k18", 0) == [
        ("here", "In your hand."),
        ("cost", "K18 Resources: 8 PP for 1 wood, 1 stone, 1 marble and 1 gold; you lack 1 gold."),
    ]
    assert meaning(t, "k18", 1) == meaning(t, "k18", None) == [("here", "In the deck or in a player’s hand.")]


@pytest.mark.rule("TAD-7.1", "TAD-7.3")
def test_an_upgrade_tells_where_it_is_and_its_price() -> None:
    t = table(2).display("i5").upgrades(1, "i6").goods(0, wood=2).acting()
    assert meaning(t, "i5") == [
        ("here", "On display."),
        ("cost", "Costs you 1 resource of any kind; your resources: 2."),
    ]
    assert meaning(t, "i6") == [("here", "Belongs to Player 2.")]
    assert meaning(t, "i40")[0] == ("here", "May come in epoch III.")


@pytest.mark.rule("TAD-15.2")
def test_a_precious_good_tells_what_it_adds() -> None:
    t = table(2).precious(0, "silk").acting()
    assert meaning(t, "silk")[-2:] == [
        ("here", "You have 1 × silk."),
        ("gain", "You have it already; as part of another set it brings 5 PP at the end: silk."),
    ]
    assert meaning(t, "jade")[-1] == ("gain", "A new kind for you, 5 PP at the end: jade.")
