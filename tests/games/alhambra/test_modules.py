"""Chapter 16: the modules together. What two modules say about each other is also tested in their own chapters."""

from __future__ import annotations

from itertools import combinations

import pytest

from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.parts import cell_of
from majlis.games.alhambra.state import AlhambraState
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import pass_all, points, row, says, score, take_a_card
from tests.games.kit import told

MODULES = ["vizier", "exchange_cards", "bonus_cards", "huts"]
SUBSETS = ["+".join(chosen) for n in range(5) for chosen in combinations(MODULES, n)]
ALL = "+".join(MODULES)


def marks(t: Table) -> set[str]:
    """The modules whose pieces are at the table."""
    found: set[str] = set()
    view = t.view()
    if "vizier" in view["players"][0]:
        found.add("vizier")
    if any(name in t.box.exchange_ids for name in (t.box.card_name(card) for card in t.state.deck)):
        found.add("exchange_cards")
    if "bonus_hidden" in view["players"][0]:
        found.add("bonus_cards")
    if "huts" in view:
        found.add("huts")
    return found


@pytest.mark.rule("ALH-16.1")
@pytest.mark.rule("ALH-2.9")
@pytest.mark.parametrize("modules", SUBSETS)
def test_any_subset_of_the_modules_can_be_used(modules: str) -> None:
    for seats in (2, 3, 6):
        t = table(seats, modules)
        assert marks(t) == set(modules.split("+")) - {""}


@pytest.mark.rule("ALH-16.1")
@pytest.mark.parametrize("modules", SUBSETS)
def test_the_base_rules_hold_with_every_subset(modules: str) -> None:
    """A turn with an exact purchase, an overpaid one, placing, refills and a scoring."""
    t = table(3, modules).market(denar="garden_9_e", dirham="tower_9_es").next_tiles("tower_11_n", "tower_11_s")
    for seat in range(3):
        if "bonus" in modules:
            t.bonus(seat)
    t.hand(0, "denar-9", "dirham-8", "dirham-4").display("florin-9", "denar-8", "ducat-8").next_cards(
        "scoring_card_1", "ducat-7"
    )
    t.play("buy denar denar-9", "buy dirham dirham-4+dirham-8", "place garden_9_e 1,0", "place tower_9_es 0,1")
    assert t.shown() == ["florin-9", "denar-8", "ducat-8", "ducat-7"]
    assert (t.slot("dirham"), t.slot("denar")) == ("tower_11_n", "tower_11_s")
    assert t.match.scores() == [5 + 6 + 2, 0, 0]
    if "vizier" in modules:
        assert pass_all(t, "vizier") == [1, 2, 0]
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-16.2")
@pytest.mark.rule("ALH-16.5")
def test_a_tile_bought_with_the_vizier_makes_a_bonus_card_eligible_at_once() -> None:
    t = table(3, "vizier+bonus_cards").market(denar="garden_10_open").bonus(0).bonus(2).bonus(1, "bonus_garden_10")
    t.hand(1, "denar-9", "denar-1")
    take_a_card(t)
    t.play("use", "buy denar denar-1+denar-9")
    assert says(t.refused("reveal bonus_garden_10"), "bonus-not-eligible", "ALH-14.3")
    t.play("place garden_10_open 1,0")
    assert (t.asked(), t.match.actor) == ("vizier", 2)
    t.play("reveal bonus_garden_10", seat=1)
    assert t.counts(1)["garden"] == 2
    assert (t.asked(), t.match.actor) == ("vizier", 2)


@pytest.mark.rule("ALH-16.2")
def test_a_tile_bought_with_the_vizier_raises_the_value_of_a_hut() -> None:
    t = (
        table(3, "vizier+huts")
        .market(denar="garden_10_open")
        .build(1, {"0,-1": "hut_garden_n"})
        .hand(1, "denar-9", "denar-1")
    )
    take_a_card(t)
    t.play("use", "buy denar denar-1+denar-9")
    assert t.counts(1)["garden"] == 0
    t.play("place garden_10_open 1,-1")
    assert t.state.palaces[1].hut_value(cell_of("0,-1")) == 1
    assert t.counts(1)["garden"] == 2


@pytest.mark.rule("ALH-16.3")
@pytest.mark.rule("ALH-9.2")
@pytest.mark.rule("ALH-16.5")
def test_a_count_is_tiles_and_revealed_bonus_cards_and_hut_values() -> None:
    t = table(3, ALL).bonus(0, "bonus_garden_10", "bonus_garden_11").bonus(1).bonus(2)
    t.build(0, {"0,-1": "garden_10_open", "0,-2": "hut_garden_n", "1,-2": "garden_11_open", "1,0": "tower_11_open"})
    assert t.counts(0)["garden"] == 2 + 2
    t.play("reveal bonus_garden_10")
    assert t.counts(0)["garden"] == 2 + 2 + 1
    t.play("reveal bonus_garden_11")
    assert t.counts(0) == {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 2 + 2 + 2, "tower": 1}
    assert t.state.palaces[0].hut_value(cell_of("0,-2")) == 2
    row(t, 1, "garden_6_esw", "garden_7_nsw", "garden_8_ne", "garden_8_nw", "garden_8_sw")
    score(t, 1)
    assert points(t, 1, "garden") == [5, 0, 0]


@pytest.mark.rule("ALH-16.4")
def test_with_all_modules_the_first_step_offers_all_seven_actions() -> None:
    t = table(3, ALL).stone(0, False).build(0, {"1,0": "garden_11_open"}).reserve(0, "tower_11_open")
    t.market(denar="garden_9_e").hand(0, "denar-9").display("exchange_florin_denar", "florin-1", "florin-2", "ducat-9")
    assert {notation.split()[0] for notation in t.legal()} == {
        "take",
        "buy",
        "place",
        "remove",
        "swap",
        "reactivate",
        "hut",
    }
    assert "take exchange_florin_denar" in t.legal()


@pytest.mark.rule("ALH-16.4")
@pytest.mark.parametrize("fifth", ["take florin-9", "place tower_11_open 1,0", "reactivate", "hut garden"])
def test_with_all_modules_a_turn_has_at_most_five_actions(fifth: str) -> None:
    t = table(3, ALL).stone(0, False).reserve(0, "tower_11_open").display("florin-9", "denar-8", "ducat-9", "dirham-8")
    t.market(florin="pavilion_6_n", dirham="garden_10_w", denar="tower_9_es", ducat="arcades_8_e")
    t.hand(0, "florin-6", "dirham-9", "dirham-1", "denar-9", "ducat-8")
    t.play("buy florin florin-6", "buy dirham dirham-1+dirham-9", "buy denar denar-9", "buy ducat ducat-8")
    assert t.legal("buy") == set()
    t.play(fifth)
    assert t.asked() == "place"


@pytest.mark.rule("ALH-16.5")
@pytest.mark.parametrize(("first", "second"), [("reactivate", "hut garden"), ("hut garden", "reactivate")])
def test_reactivating_and_taking_a_hut_never_happen_in_one_turn(first: str, second: str) -> None:
    t = table(3, ALL).stone(0, False).market(denar="tower_9_es").hand(0, "denar-9").play_on("buy denar denar-9", first)
    assert t.asked() == "place"
    assert t.refused(second).id == "refused-wrong-moment"


@pytest.mark.rule("ALH-16.5")
def test_no_bonus_card_shows_a_hut() -> None:
    box = table().box
    assert all(tile < box.first_hut for tile in box.bonus_tiles)


@pytest.mark.rule("ALH-16.5")
def test_with_two_players_dirk_has_no_piece_of_any_module() -> None:
    t = table(2, ALL)
    assert set(t.view()["dirk"]) == {"tiles", "counts", "score", "breakdown"}
    assert len(t.view()["players"]) == 2
    take_a_card(t)
    assert pass_all(t, "vizier") == [1, 0]


@pytest.mark.rule("ALH-16.5")
@pytest.mark.rule("ALH-14.3")
def test_with_two_players_a_tile_given_to_dirk_makes_no_card_eligible() -> None:
    t = (
        table(2, ALL)
        .dirk()
        .market(denar="garden_10_open")
        .hand(0, "denar-9", "denar-1")
        .bonus(0, "bonus_garden_10")
        .bonus(1)
    )
    t.play("buy denar denar-1+denar-9", "end", "give garden_10_open")
    assert t.match.asides(0) == []
    assert t.view()["dirk"]["counts"]["garden"] == 1


@pytest.mark.rule("ALH-16.5")
@pytest.mark.rule("ALH-15.5")
def test_with_two_players_the_limit_of_three_huts_stays() -> None:
    t = table(2, ALL).reserve(0, "hut_garden_n", "hut_garden_s", "hut_tower_e")
    assert says(t.refused("hut tower"), "too-many-huts", "ALH-15.5", most=3)


@pytest.mark.rule("ALH-16.6")
def test_setup_goes_in_the_order_of_its_steps() -> None:
    """What comes earlier does not depend on what comes later: the modules add their steps after those of the base game."""
    for seed in ("1", "2", "3"):
        plain = table(3, "", seed)
        for modules in SUBSETS:
            t = table(3, modules, seed)
            for name in ("tile-laid", "dealt", "money-laid", "starts"):
                assert [event.json(0) for event in told(t.match.opening, name)] == [
                    event.json(0) for event in told(plain.match.opening, name)
                ]


@pytest.mark.rule("ALH-16.6")
def test_bonus_cards_are_dealt_after_the_deck_is_made_and_before_the_huts_are_laid() -> None:
    for seed in ("1", "2", "3"):
        alone = table(3, "exchange_cards+bonus_cards", seed)
        full = table(3, ALL, seed)
        assert alone.state.deck == full.state.deck == table(3, "exchange_cards", seed).state.deck
        assert alone.state.bonus is not None
        assert full.state.bonus is not None
        assert alone.state.bonus.hidden == full.state.bonus.hidden
        names = [event.name for event in full.match.opening]
        assert names.index("event-money-laid") < names.index("event-bonus-dealt") < names.index("event-huts-laid")


@pytest.mark.rule("ALH-2.9", "ALH-16.6")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_bonus_card_is_dealt_once_or_out_of_the_game_and_none_was_seen(seats: int) -> None:
    for seed in ("1", "2", "3", "4"):
        state = GAME.start(seats, {"modules": "bonus_cards"}, seed).state
        assert isinstance(state, AlhambraState)
        assert state.bonus is not None
        cards = [*state.bonus.hidden, state.bonus.out]
        assert sum(cards) == (1 << len(state.box.bonus_ids)) - 1
        assert sum(mask.bit_count() for mask in cards) == len(state.box.bonus_ids)
        assert (state.bonus.seen, state.bonus.open) == (0, [0] * seats)
