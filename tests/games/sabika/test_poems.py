"""Chapter 7: poems."""

from __future__ import annotations

import pytest

from majlis.games.sabika.effects import DEEDS
from majlis.games.sabika.poems import EngravePoem
from majlis.games.sabika.verbs import ENGRAVE
from majlis.games.sabika.words import BOTH
from majlis.games.sabika.words import ENGRAVE as ENGRAVE_DEED
from tests.games.kit import told
from tests.games.sabika.builder import table


@pytest.mark.rule("SAB-7.1")
def test_a_small_poem_in_a_colour_or_a_large_one_at_most_two() -> None:
    t = table(2).open_poems(1, 2, large=("poem_a1", "poem_b1")).give(0, dinars=9, wood=1).act(0, "engrave")
    assert {" ".join(text.split()[1:3]) for text in t.legal()} == {
        *("poem_1 blue", "poem_1 red", "poem_2 blue", "poem_2 red", "poem_a1 large", "poem_b1 large"),
    }
    assert t.why("engrave poem_1 large wood") == ("poem-colour", "SAB-7.1")
    assert t.why("engrave poem_3 blue wood") == ("poem-not-open", "SAB-7.1")
    assert t.why("engrave poem_99 blue wood")[0] == "no-such-poem"
    assert t.why("engrave poem_1 green wood")[0] == "no-such-colour"
    t.play("engrave poem_a1 large wood")
    assert t.player(0)["poems"]["large"] == ["poem_a1"]
    t = (
        table(2)
        .poem(0, "poem_c1", "poem_d1")
        .open_poems(1, large=("poem_a1",))
        .give(0, dinars=9, wood=1)
        .act(0, "engrave")
    )
    assert t.why("engrave poem_a1 large wood") == ("large-limit", "SAB-7.1")


@pytest.mark.rule("SAB-7.1", "SAB-7.5")
def test_an_engraved_large_poem_is_no_longer_open() -> None:
    t = table(2).open_poems(1, large=("poem_a1", "poem_b1")).give(0, dinars=9, wood=1).act(0, "engrave")
    t.play("engrave poem_a1 large wood")
    assert t.view()["poems"]["large"] == ["poem_b1"]
    t.give(1, dinars=9, wood=1).act(1, "engrave")
    assert t.why("engrave poem_a1 large wood") == ("poem-not-open", "SAB-7.1")


@pytest.mark.rule("SAB-7.2", "SAB-EX-19")
def test_each_poem_of_a_colour_makes_the_next_one_dearer() -> None:
    t = table(2).poem(0, "poem_2", "poem_4").poem(0, "poem_6", colour="red").poem(0, "poem_c1")
    t.open_poems(3, 7, large=("poem_a1",)).give(0, wood=1, dinars=3).act(0, "engrave")
    assert {text.split()[2] for text in t.legal()} == {"blue", "red"}
    refusal = t.refused("engrave poem_a1 large wood")
    assert (refusal.id, refusal.rule, refusal.facts) == ("refused-too-dear", "SAB-7.2", {"price": 5, "have": 3})
    t.play("engrave poem_3 blue wood")
    assert t.dinars() == 0
    t.give(0, dinars=3, wood=1).act(0, "engrave")  # the next blue one would cost 4, so it is the red one
    assert (t.dinars(), t.player(0)["poems"]["red"]) == (0, ["poem_6", "poem_7"])


@pytest.mark.rule("SAB-7.3", "SAB-7.4", "SAB-EX-20")
def test_a_base_and_one_further_material() -> None:
    t = table(2).open_poems(2, 3).give(0, dinars=2, wood=2, ceramic=1, marble=1).act(0, "engrave")
    assert {text.split()[3] for text in t.legal() if "poem_2 blue" in text} == {
        *("wood", "marble", "ceramic+wood", "ceramic+marble", "marble+wood"),
    }
    assert t.why("engrave poem_2 blue ceramic") == ("poem-base", "SAB-7.3")
    assert t.why("engrave poem_2 blue wood+wood") == ("same-material", "SAB-7.3")
    assert t.why("engrave poem_2 blue ceramic+marble+wood") == ("too-many-materials", "SAB-7.3")
    assert t.why("engrave poem_2 blue gypsum") == ("not-in-store", "SAB-4.12")
    t.play("engrave poem_2 blue ceramic+wood")
    assert t.prestige() == 5 + 6
    assert t.has(0) == {"wood": 1, "marble": 1}


@pytest.mark.rule("SAB-7.2", "SAB-7.3")
@pytest.mark.parametrize("kinds", [("wood",), ("gypsum", "wood"), ("wood", "marble"), ("gypsum", "wood", "marble")])
def test_one_of_any_base_is_enough_for_a_poem(kinds: tuple[str, ...]) -> None:
    t = table(2).open_poems(2, 3).give(0, dinars=9, **dict.fromkeys(kinds, 1))
    assert DEEDS[ENGRAVE_DEED].need(t.state, 0, BOTH) == 1


@pytest.mark.rule("SAB-7.2", "SAB-7.3")
def test_where_no_poem_can_be_engraved_the_nearest_reason_is_told() -> None:
    t = table(2).open_poems(2, 3).give(0, dinars=0, wood=2).turn(0)
    refusal = EngravePoem().reason(t.state, 0, ENGRAVE())
    assert (refusal.id, refusal.facts) == ("refused-too-dear", {"price": 1, "have": 0})
    t.give(0, dinars=9, wood=0)
    assert EngravePoem().reason(t.state, 0, ENGRAVE()).id == "refused-poem-base"


@pytest.mark.rule("SAB-7.5")
def test_blue_lasts_red_acts_at_once_and_the_other_half_is_lost() -> None:
    t = table(2).open_poems(12, 1).give(0, dinars=3, gypsum=2).act(0, "engrave")
    t.play("engrave poem_12 red gypsum")
    assert (t.parias(), t.dinars()) == (3, 3 - 2 + 1)
    assert t.player(0)["poems"] == {"blue": [], "red": ["poem_12"], "large": []}
    t.end_round()
    assert t.state.parias[0] <= 3  # the blue half is lost: no paria at income
    t = table(2).poem(0, "poem_12").end_round()
    assert t.match.prompt is not None
    assert t.parias(0) == 1


@pytest.mark.rule("SAB-7.6")
def test_a_blue_effect_does_not_help_its_own_engraving() -> None:
    t = table(2).open_poems(10).give(0, dinars=1, wood=1, marble=1, ceramic=1).act(0, "engrave")
    assert "engrave poem_10 blue ceramic+marble+wood" not in t.legal()
    t.play("engrave poem_10 blue wood")
    assert t.prestige() == 5 + 2


@pytest.mark.rule("SAB-7.7")
def test_reactivating_a_red_poem() -> None:
    t = table(2).poem(0, "poem_1", "poem_12", colour="red").act(0, "reactivate")
    assert t.legal() == {"reactivate poem_1", "reactivate poem_12"}
    assert t.why("reactivate poem_2") == ("not-your-red-poem", "SAB-7.7")
    assert t.why("reactivate poem_99")[0] == "no-such-poem"
    t.play("reactivate poem_1")
    assert (t.dinars(), t.parias()) == (4, 1)


@pytest.mark.rule("SAB-7.8", "SAB-EX-22")
def test_commission_pays_for_every_two_poems() -> None:
    t = (
        table(2)
        .poem(0, "poem_1", "poem_2")
        .poem(0, "poem_3", "poem_4", colour="red")
        .poem(0, "poem_a1")
        .act(0, "commission")
    )
    assert t.dinars() == 5


@pytest.mark.rule("SAB-7.9")
def test_poem_1_pays_at_income_and_for_becoming_start_player() -> None:
    t = table(2).poem(1, "poem_1").give(0, parias=5).end_round()
    assert t.dinars(1) == 2
    t.play("tribute paria+paria", "tribute prestige+prestige")
    assert t.asks() == (0, "start-player")
    before = t.prestige(1)
    t.play("appoint seat_1")
    assert t.prestige(1) == before + 2
    t = table(2).poem(0, "poem_1").give(0, parias=6).end_game()
    assert t.dinars() == 2  # also at the end of the game
    before = t.prestige()
    t.give(1, parias=6)
    six = "tribute " + "+".join(["paria"] * 6)
    t.play(six, six)
    assert t.match.over, "nobody becomes start player after round 5"
    assert t.prestige() == before + 1, "only the two dinars of the poem are left over"


@pytest.mark.rule("SAB-7.10")
def test_poem_4_takes_the_bonus_of_an_open_building_which_stays() -> None:
    t = table(2).poem(0, "poem_4", colour="red").open_large(1, 4, 13).act(0, "reactivate")
    assert (t.prestige(), t.asked()) == (5 + 2, "building-bonus")
    assert t.legal() == {"use large_1", "use large_4"}
    assert t.why("use large_13") == ("other-era", "SAB-7.10")
    assert t.why("use large_7") == ("not-open", "SAB-7.10")
    assert t.why("use large_99")[0] == "no-such-building"
    t.play("use large_4")
    assert (t.parias(), t.state.favour[0]) == (2, 0)
    assert "large_4" in t.view()["large"]["open"]


@pytest.mark.rule("SAB-7.11")
def test_poem_5_rewards_wood_once_per_building_and_its_red_half_favour() -> None:
    t = table(2).poem(0, "poem_5").open_large(1).open_small().give(0, gypsum=2, wood=1).act(0, "build")
    t.play("build large_1 gypsum+wood")
    assert (t.prestige(), t.parias()) == (5 + 3 + 1, 1)
    t = table(2).poem(0, "poem_5").open_large(1).open_small().give(0, gypsum=1).act(0, "build")
    assert (t.prestige(), t.parias()) == (5 + 1, 0)
    t = table(2).poem(0, "poem_5", colour="red").act(0, "reactivate")
    assert (t.prestige(), t.state.favour[0], t.dinars()) == (5 + 2, 1, 2)


@pytest.mark.rule("SAB-7.11")
def test_poem_5_rewards_wood_in_a_small_building_too_and_once_however_much_there_is() -> None:
    t = table(2).poem(0, "poem_5").open_large().open_small(8).give(0, gypsum=1, wood=1).act(0, "build")
    t.play("build small_8 gypsum+wood")
    assert (t.prestige(), t.parias()) == (5 + 3 + 1, 1)
    t = table(2).poem(0, "poem_5").open_large().open_small(8).give(0, gypsum=1).act(0, "build")
    assert (t.prestige(), t.parias()) == (5 + 1, 0)
    t = table(2).event(4).poem(0, "poem_5").open_large(1).open_small().give(0, gypsum=1, wood=2).act(0, "build")
    t.play("build large_1 gypsum+wood+wood")
    assert (t.prestige(), t.parias()) == (5 + 5 + 1, 1)


@pytest.mark.rule("SAB-7.12", "SAB-EX-21")
def test_poem_10_allows_two_further_materials_and_brings_one_more_for_each() -> None:
    t = table(2).poem(0, "poem_10").open_poems(2).give(0, dinars=5, wood=1, marble=1, ceramic=1).act(0, "engrave")
    events = t.play("engrave poem_2 blue ceramic+marble+wood")
    assert t.prestige() == 5 + 12
    assert told(events, "engrave")[0].parts["poem"] == "poem_2"


@pytest.mark.rule("SAB-7.13", "SAB-9.1")
def test_several_ships_are_placed_one_after_the_other_as_far_as_cities_are_left() -> None:
    three: dict[str, object] = {"place_ship": 3, "goods_max": 1, "take_seal": False, "grant_city_bonus": False}
    t = table(2).effect(0, three)
    for city in ("fez", "algiers", "venice"):
        assert t.asked() == "sail"
        t.play(f"sail {city} -")
        assert f"sail {city} -" not in t.legal()
    assert (t.asked(), set(t.player(0)["ships"]["left"])) == ("turn", {"fez", "algiers", "venice"})
    t = table(2)
    t.ship(0, *t.box.cities[1:9]).effect(0, three)
    assert (t.asked(), len(t.player(0)["ships"]["left"])) == ("turn", 9), "the only city left, without a question"


@pytest.mark.rule("SAB-7.13", "SAB-EX-25")
def test_poem_14_places_a_ship_free_of_charge_without_seal_and_bonus() -> None:
    t = table(2).poem(0, "poem_14", colour="red").city("cairo", 2).ship(0, "fez").give(0, sugar=2).act(0, "reactivate")
    assert t.asked() == "sail"
    assert t.why("sail fez -") == ("ship-there", "SAB-7.13")
    assert t.why("sail cairo sugar+sugar") == ("goods-count", "SAB-7.13")
    events = t.play("sail cairo sugar")
    assert not told(events, "pay")
    assert (t.prestige(), t.parias(), t.dinars()) == (5 + 2, 2, 0)
    assert (t.state.seals[0], t.has(0)) == (0, {"sugar": 1})
    assert next(city for city in t.view()["cities"] if city["city"] == "cairo")["seal"]
    t.act(0, "consolidate")
    t.play("consolidate cairo")
    assert t.player(0)["ships"]["right"] == ["cairo"]
    t.give(1, sugar=1, dinars=9).act(1, "export")
    t.play("export cairo sugar")
    assert t.state.seals[:2] == [0, 1]  # the seal was left for the next who exports there


@pytest.mark.rule("SAB-7.14", "SAB-EX-26")
def test_poem_16_stores_two_goods_and_rewards_each() -> None:
    t = table(2).poem(0, "poem_16").slots(raw_0="clay", raw_2="clay").effect(0, {"gain": "good", "n": 2})
    t.play("pick raw_0")
    assert (t.asked(), t.legal()) == ("store", {"store card", "store house"})
    assert t.why("store garden")[0] == "no-such-place"
    t.play("store card", "store card")
    assert t.on_card(0) == {"pottery": 2}
    assert (t.prestige(), t.parias()) == (7, 2)
    assert t.player(0)["card_store"] == {"capacity": 2, "stock": {"sugar": 0, "clothes": 0, "pottery": 2}}
    t.poem(0, "poem_b2").end_game()
    while not t.match.over:
        t.match.play_code(t.state.codes()[0])
    assert t.match.breakdown(0)["large_poems"] == 4 + 2  # the crates of the card count


@pytest.mark.rule("SAB-7.14")
def test_poem_16_takes_goods_only_and_discarding_from_it_needs_full_stores() -> None:
    t = (
        table(2)
        .poem(0, "poem_16")
        .give(0, gypsum=3)
        .slots(raw_0="cane")
        .effect(0, {"gain": "material", "n": 2, "kinds": ["wood"]})
    )
    assert t.asked() == "room"
    assert t.legal() == {"discard gypsum", "lose"}
    t = table(2).poem(0, "poem_16").give(0, gypsum=4).slots(raw_0="cane").effect(0, {"gain": "good", "n": 1})
    assert t.on_card(0) == {"sugar": 1}  # the only free crate
    t = table(2).poem(0, "poem_16").give(0, gypsum=4).slots(raw_0="cane")
    t.state.cards[:3] = [2, 0, 0]
    t.effect(0, {"gain": "good", "n": 1})
    assert t.legal() == {"discard gypsum", "discard card_sugar", "lose"}
    t.play("discard card_sugar")
    assert (t.on_card(0), t.prestige(), t.parias()) == ({"sugar": 2}, 6, 1)


@pytest.mark.rule("SAB-7.14")
def test_goods_on_poem_16_can_be_sold_and_exported() -> None:
    t = table(2).poem(0, "poem_16").give(0, dinars=2)
    t.state.cards[:3] = [1, 1, 0]
    t.effect(0, {"transaction": 1})
    t.play("sell card_sugar")
    assert (t.on_card(0), t.dinars()) == ({"clothes": 1}, 5)
    t.act(0, "export")
    t.play("export fez card_clothes")
    assert t.on_card(0) == {}


@pytest.mark.rule("SAB-7.15")
def test_poem_17_carries_out_the_action_of_a_red_city_with_ones_ship() -> None:
    t = table(2).poem(0, "poem_17", colour="red").city("fez", 11).city("tunis", 1).city("cairo", 9).city("venice", 7)
    t.ship(0, "fez", "tunis").ship(0, "cairo", right=True).act(0, "reactivate")
    assert t.legal() == {"use fez", "use cairo"}
    assert t.why("use tunis") == ("not-red", "SAB-7.15")
    assert t.why("use venice") == ("no-ship-there", "SAB-7.15")
    assert t.why("use rome")[0] == "no-such-city"
    t.play("use fez")
    assert t.facts() == {"count": 3, "kinds": ["wood", "marble"]}


@pytest.mark.rule("SAB-7.16")
def test_poem_20_counts_for_every_exported_good() -> None:
    t = table(2).poem(0, "poem_20").city("fez", 7).give(0, sugar=1, dinars=1).act(0, "export")
    t.play("export fez sugar")
    assert (t.prestige(), t.parias()) == (5 + 3, 3)
