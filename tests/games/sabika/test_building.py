"""Chapter 5: quarry, storehouse, market, and building the Alhambra."""

from __future__ import annotations

import pytest

from majlis.games.sabika.building import LARGE, SMALL, Build, can_build_small, meeting
from majlis.games.sabika.verbs import BUILD
from majlis.games.sabika.words import MATERIAL_NAMES, TRANSACTIONS
from tests.games.kit import told
from tests.games.sabika.builder import Table, table

# quarry, storehouse


@pytest.mark.rule("SAB-5.1")
def test_quarries_bring_three_materials_of_two_kinds() -> None:
    t = table(2).act(0, "quarry_small")
    assert t.facts() == {"count": 3, "kinds": ["gypsum", "wood"]}
    assert len(t.legal()) == 4
    assert t.why("take gypsum+wood") == ("take-count", "SAB-5.1")
    assert t.why("take gypsum+marble+wood") == ("other-material", "SAB-5.1")
    assert t.why("take gold")[0] == "no-such-material"
    t.play("take gypsum+gypsum+wood")
    assert t.has(0) == {"gypsum": 2, "wood": 1}
    t = table(2).act(0, "quarry_large")
    assert t.legal() == {
        "take wood+wood+wood",
        "take marble+wood+wood",
        "take marble+marble+wood",
        "take marble+marble+marble",
    }


@pytest.mark.rule("SAB-5.2", "SAB-5.3", "SAB-EX-6")
def test_extending_brings_prestige_and_the_bonus_of_the_new_tile() -> None:
    t = table(2).open_tiles(1, 2, 3, 11).act(0, "storehouse")
    t.play("extend tile_1 house_2")
    assert (t.prestige(), t.dinars()) == (5 + 1, 2)
    assert t.player(0)["houses"][1] == {"house": "house_2", "tiles": ["tile_1"], "crates": 3}
    t.act(0, "storehouse")
    t.play("extend tile_11 house_2")
    assert t.prestige() == 6 + 2 + 1
    assert t.state.capacity[0] == 4 + 2 + 2
    t.act(0, "storehouse")
    assert t.why("extend tile_2 house_2") == ("house-full", "SAB-5.3")
    assert t.why("extend tile_24 house_1")[0] == "tile-not-open"
    assert t.why("extend tile_2 house_7")[0] == "no-such-house"
    assert t.legal("activate") == {"activate house_2"}
    t.play("activate house_2")  # only the topmost bonus
    assert (t.prestige(), t.dinars()) == (9 + 1, 2)


@pytest.mark.rule("SAB-5.4")
def test_start_storehouses_and_covered_tiles_have_no_bonus_to_activate() -> None:
    t = table(2).house(0, 1, 13, 3).act(0, "storehouse")
    assert t.legal("activate") == {"activate house_1"}
    assert t.why("activate house_2") == ("not-extended", "SAB-5.4")
    t.play("activate house_1")
    assert (t.parias(), t.dinars()) == (1, 0)


@pytest.mark.rule("SAB-5.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_storehouse_is_activated_by_its_own_topmost_tile(seat: int) -> None:
    """Tile 13 brings dinars, tile 3 a paria; the other player's storehouses have nothing to do with it."""
    t = table(2).house(seat, 2, 13).house(seat, 4, 14, 3).house(1 - seat, 1, 1).house(1 - seat, 3, 2)
    t.act(seat, "storehouse")
    assert t.legal("activate") == {"activate house_2", "activate house_4"}
    t.play("activate house_4")
    assert (t.parias(seat), t.dinars(seat)) == (1, 0)


@pytest.mark.rule("SAB-5.3", "SAB-5.5")
def test_on_a_space_only_the_display_beside_it_as_a_bonus_either() -> None:
    t = table(2).open_tiles(1, 2, 3, 4).turn(0)
    t.play("work builder_1 outer_2")  # beside the right display
    assert {text.split()[1] for text in t.legal("extend")} == {"tile_3", "tile_4"}
    assert t.why("extend tile_1 house_1") == ("other-display", "SAB-5.3")
    t = table(2).open_tiles(1, 2, 3, 4).act(0, "storehouse")
    assert {text.split()[1] for text in t.legal("extend")} == {"tile_1", "tile_2", "tile_3", "tile_4"}


# market


@pytest.mark.rule("SAB-5.6", "SAB-5.7", "SAB-EX-7")
def test_market_brings_two_dinars_and_up_to_two_transactions() -> None:
    t = table(2).give(0, wood=1, sugar=1).act(0, "market")
    assert (t.dinars(), t.facts()) == (2, {"count": 2})
    t.play("exchange wood marble", "sell sugar")
    assert (t.dinars(), t.has(0)) == (5, {"marble": 1})
    assert t.asked() == "turn"
    t = table(2).act(0, "market")
    t.play("done")
    assert t.dinars() == 2


@pytest.mark.rule("SAB-5.7")
def test_prices_of_the_market() -> None:
    t = table(2).give(0, dinars=20, gypsum=1).slots(raw_0="cane").effect(0, {"transaction": 5})
    for item, price in (("gypsum", 1), ("marble", 2), ("ceramic", 3), ("raw_0", 1)):
        before = t.dinars()
        t.play(f"buy {item}")
        assert before - t.dinars() == price
    assert (t.fields(0), t.token("raw_0")) == (["cane"], None)
    assert t.why("buy raw_2") == ("no-token", "SAB-4.5")
    assert t.why("buy sugar")[0] == "no-such-item"
    t = table(2).give(0, gypsum=1, wood=1, marble=1, ceramic=1).effect(0, {"transaction": 4})
    for item, price in (("gypsum", 1), ("wood", 2), ("marble", 3), ("ceramic", 4)):
        before = t.dinars()
        t.play(f"sell {item}")
        assert t.dinars() - before == price


@pytest.mark.rule("SAB-5.7", "SAB-EX-8")
def test_exchange_only_with_the_neighbour_and_a_dinar_for_going_down() -> None:
    t = table(2).give(0, wood=1).effect(0, {"transaction": 1})
    assert t.legal("exchange") == {"exchange wood gypsum", "exchange wood marble"}
    assert t.why("exchange wood ceramic") == ("not-neighbours", "SAB-5.7")
    assert t.why("exchange marble wood") == ("not-in-store", "SAB-4.12")
    assert t.refused("exchange marble wood").facts == {"item": "marble", "have": 0, "need": 1}
    t.play("exchange wood gypsum")
    assert (t.has(0), t.dinars()) == ({"gypsum": 1}, 1)


@pytest.mark.rule("SAB-5.7")
def test_buying_a_raw_material_one_has_already_processes_it() -> None:
    t = table(2).give(0, dinars=1).raw(0, "cane").slots(raw_0="cane").effect(0, {"transaction": 1})
    t.play("buy raw_0")
    assert (t.has(0), t.fields(0), t.token("raw_0"), t.dinars()) == ({"sugar": 1}, [], "cane", 0)


@pytest.mark.rule("SAB-5.8")
def test_transactions_are_used_at_once_or_lost() -> None:
    t = table(2).give(0, dinars=3).effect(0, {"transaction": 2})
    t.play("done")
    assert t.asked() == "turn"
    assert "buy wood" not in t.legal()


# build


def build(t: Table, seat: int = 0) -> Table:
    return t.act(seat, "build")


@pytest.mark.rule("SAB-5.9")
def test_new_small_buildings_once_per_turn_for_a_dinar_and_a_prestige() -> None:
    t = build(table(2).open_small(1, 2, 3, 4).next_small(10, 20, 30, 36).give(0, dinars=2, gypsum=1))
    events = t.play("refresh")
    assert told(events, "refresh")[0].parts["cards"] == ["small_10", "small_20", "small_30", "small_36"]
    assert (t.dinars(), t.prestige()) == (1, 6)
    assert t.view()["small"]["discards"] == ["small_1", "small_2", "small_3", "small_4"]
    assert t.why("refresh") == ("refreshed", "SAB-5.9")
    assert t.match.undoable(0) == 0
    t = table(2).open_small(1, 2, 3, 4).give(0, dinars=2, gypsum=2).give(1, dinars=2, gypsum=1).turn(0)
    t.play("work builder_1 outer_0", "refresh", "build large_1 gypsum")
    assert t.asks() == (1, "turn")
    t.play("work builder_1 outer_4")
    assert t.match.refuse("refresh") is None  # once in each turn
    t = build(table(2).give(0, gypsum=1))
    assert t.why("refresh") == ("too-dear", "SAB-4.12")


@pytest.mark.rule("SAB-5.9")
def test_after_a_refresh_there_may_be_nothing_to_build() -> None:
    t = table(2).open_large().open_small(2).next_small(1, 3, 4, 5).give(0, dinars=1, wood=1)
    t.state.small_open = [2, 0, 0, 0]
    t.next_small(1, 3, 6, 7)
    build(t)
    t.play("refresh")
    assert (t.asked(), t.has(0)) == ("turn", {"wood": 1})
    t = table(2, build_refresh_may_fail=False).open_large().open_small(2).give(0, dinars=1, wood=1)
    build(t)
    assert t.asked() == "lay"  # refreshing is not allowed, so there was only one thing to do
    t = build(table(2, build_refresh_may_fail=False).open_large(1).open_small(2).give(0, dinars=1, wood=1, gypsum=1))
    assert t.match.refuse("refresh") is None
    t = build(table(2, build_refresh_may_fail=False).open_large().open_small(2, 4).give(0, dinars=1, wood=1))
    assert t.why("refresh") == ("refresh-may-fail", "SAB-5.9")


@pytest.mark.rule("SAB-5.9")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile() -> None:
    t = table(2).open_small(1, 2, 3, 4).give(0, dinars=2, gypsum=1)
    t.state.small_discards = t.state.small_deck[:6]
    t.state.small_deck = t.state.small_deck[6:8]
    last = set(t.state.small_deck)
    build(t).play("refresh")
    assert last < set(t.state.small_open)  # first what is left of the deck
    assert len([card for card in t.state.small_open if card]) == 4
    assert len(t.state.small_deck) == 6 + 4 - 2
    assert t.state.small_discards == []


@pytest.mark.rule("SAB-5.10")
def test_one_large_or_one_small_building() -> None:
    t = build(table(2).open_large(1).open_small(1).give(0, gypsum=2))
    assert t.legal("build") == {"build large_1 gypsum", "build small_1 gypsum"}
    t.play("build small_1 gypsum")
    assert t.asked() == "lay"
    t.play("lay left")
    assert t.asked() != "build"
    assert t.has(0)["gypsum"] >= 1


@pytest.mark.rule("SAB-5.10")
@pytest.mark.parametrize(("building", "category"), [("large_1", "palace"), ("small_1", "garden")])
def test_a_building_that_is_built_is_one_of_its_category(building: str, category: str) -> None:
    t = build(table(2).open_large(1).open_small(1).give(0, gypsum=2))
    t.play(f"build {building} gypsum")
    assert {name: n for name, n in t.player(0)["categories"].items() if n} == {category: 1}
    assert not any(t.player(1)["categories"].values())


@pytest.mark.rule("SAB-5.11", "SAB-5.12")
def test_bases_and_further_materials() -> None:
    t = build(table(2).open_large(1, 13).open_small(2).give(0, gypsum=1, wood=1, marble=1, ceramic=1))
    large = {text.split()[2] for text in t.legal("build") if "large_1 " in text}
    assert large == {
        *("gypsum", "gypsum+wood", "gypsum+marble", "ceramic+gypsum"),
        *("gypsum+marble+wood", "ceramic+gypsum+wood", "ceramic+gypsum+marble"),
    }
    assert t.why("build large_13 gypsum") == ("other-era", "SAB-5.11")
    assert t.why("build large_1 wood") == ("base", "SAB-5.11")
    assert t.why("build large_1 ceramic+gypsum+marble+wood") == ("too-many-materials", "SAB-5.11")
    assert t.why("build large_2 gypsum") == ("not-open", "SAB-5.15")
    assert t.why("build small_3 marble") == ("not-open", "SAB-5.12")
    assert t.why("build large_77 gypsum")[0] == "no-such-building"
    small = {text.split()[2] for text in t.legal("build") if "small_2 " in text}
    assert len(small) == 7
    assert t.why("build small_2 gypsum+marble") == ("base", "SAB-5.12")
    assert t.why("build small_2 gold+wood")[0] == "no-such-material"


@pytest.mark.rule("SAB-5.13", "SAB-5.14", "SAB-EX-9")
@pytest.mark.parametrize(
    ("materials", "prestige"),
    [("gypsum", 1), ("gypsum+marble", 4), ("gypsum+marble+wood", 6), ("ceramic+gypsum+marble", 8)],
)
def test_prestige_of_the_materials(materials: str, prestige: int) -> None:
    t = build(table(2).open_large(1).give(0, gypsum=2, wood=1, marble=2, ceramic=1).crates(0, 9))
    assert t.why("build large_1 gypsum+marble+marble") == ("same-material", "SAB-5.13")
    assert t.why("build large_1 gypsum+gypsum") == ("same-material", "SAB-5.13")
    t.play(f"build large_1 {materials}")
    assert t.prestige() == 5 + prestige
    assert "gypsum" in t.has(0)


@pytest.mark.rule("SAB-5.13", "SAB-EX-10")
def test_two_of_a_kind_only_under_event_4() -> None:
    t = build(table(2).open_large(1).open_small().give(0, gypsum=1, wood=2))
    assert t.legal("build") == {"build large_1 gypsum", "build large_1 gypsum+wood"}
    t = build(table(2).event(4).open_large(1).open_small().give(0, gypsum=1, wood=2))
    t.play("build large_1 gypsum+wood+wood")
    assert t.prestige() == 5 + 5


@pytest.mark.rule("SAB-5.15")
def test_a_large_building_gives_favour_first_and_then_its_bonus() -> None:
    t = build(table(2).open_large(4, 5).open_small().give(0, gypsum=1, dinars=0))
    events = t.play("build large_4 gypsum")
    assert [event.name for event in events] == [
        *("event-build", "event-prestige", "event-favour", "event-favour-bonus", "event-dinar", "event-paria"),
    ]
    assert (t.dinars(), t.parias()) == (2, 2)
    assert t.player(0)["large"] == ["large_4"]
    assert t.player(0)["categories"]["palace"] == 1
    assert "large_4" not in t.view()["large"]["open"]


@pytest.mark.rule("SAB-5.16", "SAB-EX-11")
def test_a_step_of_favour_brings_the_bonus_of_the_new_or_an_earlier_space() -> None:
    t = table(2).give(0, favour=2).effect(0, {"gain": "favour", "n": 1})
    assert t.state.favour[0] == 3
    assert t.legal() == {"favour 1", "favour 2", "favour 3"}
    assert t.why("favour 4") == ("favour-space", "SAB-5.16")
    t.play("favour 1")
    assert t.dinars() == 2
    t = table(2).give(0, favour=6).effect(0, {"gain": "favour", "n": 1})
    assert (t.state.favour[0], t.prestige()) == (6, 6)
    assert t.legal() == {f"favour {space}" for space in range(1, 6)}
    t.play("favour 4")
    assert t.parias() == 2
    t = table(2).give(0, favour=5).effect(0, {"gain": "favour", "n": 1})
    assert (t.state.favour[0], t.prestige(), len(t.legal())) == (6, 6, 5)


@pytest.mark.rule("SAB-5.16")
def test_two_steps_of_favour_are_taken_one_after_the_other() -> None:
    t = table(2).give(0, favour=1).effect(0, {"gain": "favour", "n": 2})
    assert (t.state.favour[0], t.legal()) == (2, {"favour 1", "favour 2"})
    t.play("favour 1")
    assert (t.state.favour[0], t.legal()) == (3, {"favour 1", "favour 2", "favour 3"})
    t.play("favour 1")
    assert (t.asked(), t.state.favour[0], t.dinars()) == ("turn", 3, 4)


@pytest.mark.rule("SAB-5.17", "SAB-5.18", "SAB-EX-12")
def test_the_joker_makes_a_mosaic_and_two_colours_none() -> None:
    t = build(table(2).open_large().open_small(7).give(0, gypsum=0, marble=1))  # blue on the left, red on the right
    t.state.mosaic_cards[0] = 1  # yellow on its left half
    assert t.asked() == "lay"
    assert t.why("lay middle")[0] == "no-such-end"
    t.play("lay right")
    assert t.player(0)["row"] == ["mosaic_1", "small_7"]
    assert (t.state.mosaics[0], t.asked()) == (1, "turn")
    assert t.has(0) == {"gypsum": 1, "ceramic": 1}  # engraving is not possible, so the other part of the bonus
    t = build(t.open_small(10).give(0, gypsum=1, ceramic=0))  # green on the left against red
    t.play("lay right")
    assert t.player(0)["row"] == ["mosaic_1", "small_7", "small_10"]
    assert t.state.mosaics[0] == 1
    assert t.asked() == "turn"


@pytest.mark.rule("SAB-5.18")
def test_a_mosaic_at_the_left_end() -> None:
    t = build(table(2).open_large().open_small(4).give(0, wood=1))  # yellow on the right
    t.state.mosaic_cards[0] = 1  # yellow on its left half
    t.play("lay left")
    assert (t.state.mosaics[0], t.asked()) == (1, "split")
    assert t.player(0)["row"] == ["small_4", "mosaic_1"]


@pytest.mark.rule("SAB-5.19", "SAB-EX-13")
def test_four_dinars_and_parias_in_any_split() -> None:
    for dinars in (3, 2):
        t = table(2).effect(0, {"split": ["dinar", "paria"], "n": 4})
        assert t.legal() == {f"split {n}" for n in range(5)}
        assert t.why("split 5") == ("split", "SAB-5.19")
        t.play(f"split {dinars}")
        assert (t.dinars(), t.parias()) == (dinars, 4 - dinars)


@pytest.mark.rule("SAB-5.19")
def test_the_other_mosaic_bonuses() -> None:
    box = table().box
    names = ["blue", "green", "yellow", "red"]
    t = table(2).slots(raw_0="cane", raw_2="clay").give(0, sugar=1, dinars=2)
    t.effect(
        0,
        {
            "choose": [
                [{"gain": "raw", "n": 1}, {"gain": "good", "n": 1}],
                [{"gain": "good", "n": 1}, {"gain": "raw", "n": 1}],
                [{"action": "export"}],
            ]
        },
    )
    assert t.legal() == {"choose 1", "choose 2", "choose 3"}
    t.play("choose 1", "pick raw_0")
    assert (t.fields(0), t.has(0)) == (["cane"], {"sugar": 1, "pottery": 1})  # the last token is the good
    assert [step.head for step in box.mosaic_bonus[names.index("red")].steps] == [
        0,
        8,
    ]  # a dinar, then a storehouse action
    assert [len(step.ways) for step in box.mosaic_bonus[names.index("blue")].steps] == [2]


@pytest.mark.rule("SAB-5.19")
def test_the_order_of_raw_material_and_good_can_be_fixed() -> None:
    """R-54: with one token on the rondel the order decides which of the two there is; an option takes the choice away."""
    for options, ways in (({}, {"choose 1", "choose 2"}), ({"mosaic_raw_and_good": "raw_first"}, set())):
        t = build(table(2, **options).open_large().open_small(17).slots(raw_0="cane").give(0, gypsum=1))
        t.state.mosaic_cards[0] = 1
        t.play("lay right")  # green against the joker
        assert t.legal("choose") == ways
        if ways:
            t.play("choose 2")
            assert (t.fields(0), t.has(0)) == ([], {"sugar": 1})
        else:
            assert (t.fields(0), t.has(0)) == (["cane"], {}), "the only way that is left is not asked for"
    t = table(2, mosaic_raw_and_good="raw_first").open_large().open_small(17).slots(raw_0="cane")
    t = build(t.give(0, gypsum=1, sugar=1, dinars=9))
    t.state.mosaic_cards[0] = 1
    t.play("build small_17 gypsum", "lay right")
    assert t.legal("choose") == {"choose 1", "choose 3"}
    assert t.why("choose 2") == ("order-fixed", "SAB-5.19")


@pytest.mark.rule("SAB-5.12")
@pytest.mark.parametrize("place", range(4))
def test_a_small_building_can_be_built_from_each_of_the_four_places(place: int) -> None:
    """One card alone fits the one material: the action is possible wherever that card lies, and not without it."""
    cards = [2, 5, 11, 20]  # wood and marble
    t = table(2).open_large().open_small(*cards).give(0, gypsum=1).turn(0)
    assert "work builder_1 outer_0" not in t.legal("work")
    cards[place] = 8
    t = table(2).open_large().open_small(*cards).give(0, gypsum=1).turn(0)
    assert "work builder_1 outer_0" in t.legal("work")


@pytest.mark.rule("SAB-5.12", "SAB-3.11")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_one_open_card_and_one_piece_of_its_base_are_enough_wherever_it_lies(place: int) -> None:
    t = table(2).open_large().open_small()
    t.give(0, gypsum=1, wood=1, marble=1)
    assert not can_build_small(t.state, 0), "no card is open"
    for card in (1, 4, 36):
        base = MATERIAL_NAMES[t.box.small[card].base]
        t = table(2).open_large().open_small()
        t.state.small_open[place] = card
        assert not can_build_small(t.state, 0)
        assert can_build_small(t.give(0, **{base: 1}).state, 0)


@pytest.mark.rule("SAB-5.10", "SAB-5.15")
def test_the_large_building_that_is_taken_is_the_one_that_was_chosen() -> None:
    t = table(2).open_large(2, 4, 6).open_small().give(0, gypsum=1).act(0, "build")
    t.play("build large_4 gypsum")
    assert (t.state.built[0], t.view()["large"]["open"]) == (1 << 4, ["large_2", "large_6"])


@pytest.mark.rule("SAB-5.18")
def test_a_card_meets_the_outermost_card_of_its_end() -> None:
    t = table(2)
    small = t.box.small
    t.state.rows[0] = (7, 20, 0, 11, 30)
    for card in range(1, len(small)):
        left = small[card].right if small[card].right == small[7].left else -1
        right = small[card].left if small[card].left == small[30].right else -1
        assert (meeting(t.state, 0, card, 0), meeting(t.state, 0, card, 1)) == (left, right)
    t.state.rows[0] = (0, 11)
    for card in range(1, len(small)):
        own = t.box.mosaic_left[t.state.mosaic_cards[0]]
        assert meeting(t.state, 0, card, 0) == (own if small[card].right == own else -1)


@pytest.mark.rule("SAB-5.8", "SAB-9.5")
def test_a_market_without_transactions_asks_for_none() -> None:
    t = table(2).give(0, wood=1)
    t.state.modifiers[TRANSACTIONS] = 0
    t.act(0, "market")
    assert (t.asked(), t.dinars()) == ("turn", 2)


@pytest.mark.rule("SAB-5.11", "SAB-5.13", "SAB-12.5")
def test_every_choice_of_materials_under_event_4() -> None:
    t = table(2).event(4).open_large(1).open_small().give(0, gypsum=2, wood=2).act(0, "build")
    assert t.legal("build") == {"build large_1 gypsum", "build large_1 gypsum+wood", "build large_1 gypsum+wood+wood"}


@pytest.mark.rule("SAB-5.10")
def test_where_nothing_can_be_built_the_missing_base_is_told() -> None:
    t = table(2).open_small(4).give(0, ceramic=2).turn(0)
    refusal = Build(SMALL).reason(t.state, 0, BUILD())
    assert (refusal.id, refusal.facts) == ("refused-no-base", {"materials": ["wood"]})
    assert "gypsum" in str(Build(LARGE | SMALL).reason(t.state, 0, BUILD()).facts["materials"])
