"""Chapter 6: placing what was bought, and the building rules as a player meets them."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table
from tests.games.kit import refusal, told

GAP = {"0,-1": "garden_10_open", "1,0": "garden_11_open", "2,0": "tower_11_open", "2,-1": "tower_12_open"}
SLOTS = ["florin", "dirham", "denar", "ducat"]


CLOSED = {"0,-1": "pavilion_2_new", "1,0": "arcades_4_nes", "0,1": "seraglio_3_esw", "-1,0": "chambers_5_nsw"}
"""A wall all around: nothing can be added."""


def bought(*tiles: str, seats: int = 3, built: dict[str, str] | None = None, revision: int = GAME.revision) -> Table:
    """Seat 0 has bought these tiles exactly and has to place them."""
    t = Table(GAME.start(seats, {"modules": ""}, "7", None, revision)).turn(0)
    t.build(0, built or {})
    t.market(**dict(zip(SLOTS, tiles, strict=False)))
    t.hand(0)
    for slot, tile in zip(SLOTS, tiles, strict=False):
        price = int(tile.split("_")[1])
        cards = [f"{slot}-{price}"] if price < 10 else [f"{slot}-9", f"{slot}-{price - 9}"]
        for card in cards:
            t.state.take(0, t.fetch_card(card))
        t.play(f"buy {slot} {'+'.join(cards)}")
    t.play("end")
    return t


MEETS_TOWER = {"side": "w", "meets": "e", "wall": "theirs", "other": "0,-1", "neighbour": "tower_7_new"}
"""Why an open west side does not go beside tower_7_new."""


def why(name: str, rule: str, tile: str, cell: str, **facts: str) -> object:
    return refusal(f"place-{name}", rule, tile=tile, cell=cell, **facts)


# The step


@pytest.mark.rule("ALH-6.1")
def test_pending_tiles_go_one_at_a_time_into_the_alhambra_or_the_reserve() -> None:
    t = bought("pavilion_8_open", "tower_7_new")
    prompt = t.match.prompt
    assert prompt is not None
    assert (prompt.id, prompt.seat, prompt.facts) == ("prompt-place", 0, {"tiles": ["pavilion_8_open", "tower_7_new"]})
    assert t.legal("keep") == {"keep pavilion_8_open", "keep tower_7_new"}
    assert t.legal("place") == {
        "place pavilion_8_open 0,-1",
        "place pavilion_8_open -1,0",
        "place pavilion_8_open 1,0",
        "place pavilion_8_open 0,1",
        "place tower_7_new 0,-1",
    }
    event = t.play("place tower_7_new 0,-1")[0]
    assert (event.name, event.rule, event.parts) == ("event-place", "ALH-6.1", {"tile": "tower_7_new", "cell": "0,-1"})
    assert t.pending() == ["pavilion_8_open"]
    event = t.play("keep pavilion_8_open")[0]
    assert (event.name, event.rule, event.parts) == ("event-keep", "ALH-6.2", {"tile": "pavilion_8_open"})
    assert t.names_in(0) == {"0,-1": "tower_7_new"}
    assert t.reserve_of(0) == ["pavilion_8_open"]


@pytest.mark.rule("ALH-6.2")
def test_tiles_that_fit_nowhere_go_into_the_reserve_without_a_question() -> None:
    t = bought("pavilion_8_open", "tower_7_new", built=CLOSED)
    assert t.match.prompt is not None
    assert (t.match.prompt.id, t.match.prompt.seat) == ("prompt-action", 1)
    assert sorted(t.reserve_of(0)) == ["pavilion_8_open", "tower_7_new"]


@pytest.mark.rule("ALH-6.2")
def test_matches_of_the_first_revision_ask_also_about_tiles_that_fit_nowhere() -> None:
    """Their records hold the answers."""
    t = bought("pavilion_8_open", built=CLOSED, revision=1)
    assert (t.match.actor, t.asked()) == (0, "place")
    assert t.legal() == {"keep pavilion_8_open"}
    t.play("keep pavilion_8_open")
    assert t.reserve_of(0) == ["pavilion_8_open"]
    assert t.match.actor == 1


@pytest.mark.rule("ALH-6.2", "ALH-11.6")
def test_with_dirk_a_tile_that_fits_nowhere_is_still_a_choice() -> None:
    t = bought("pavilion_8_open", seats=2, built=CLOSED)
    assert t.legal() == {"keep pavilion_8_open", "give pavilion_8_open"}
    assert t.match.refuse("place pavilion_8_open") == refusal("fits-nowhere", "ALH-6.7", tile="pavilion_8_open")


@pytest.mark.rule("ALH-6.1")
def test_only_pending_tiles_are_placed() -> None:
    t = bought("pavilion_8_open").reserve(0, "garden_11_open")
    missing = refusal("not-pending", "ALH-6.1", tile="garden_11_open")
    assert t.refused("place garden_11_open 0,1") == missing
    assert t.refused("keep garden_11_open") == missing
    assert t.refused("keep castle") == refusal("not-pending", "ALH-6.1", tile="castle")


@pytest.mark.rule("ALH-6.1", "ALH-11.6")
def test_giving_a_tile_away_takes_dirk_and_so_two_players() -> None:
    assert bought("pavilion_8_open", seats=2).legal("give") == {"give pavilion_8_open"}
    assert bought("pavilion_8_open").refused("give pavilion_8_open").id == "refused-wrong-moment"


@pytest.mark.rule("ALH-6.2")
def test_the_reserve_takes_any_number_of_tiles_even_such_as_fit() -> None:
    t = bought("pavilion_8_open", "garden_11_open")
    others = [t.box.tile_name(tile) for tile in t.state.bag[:40]]
    t.reserve(0, *others)
    t.play("keep pavilion_8_open", "keep garden_11_open")
    assert len(t.reserve_of(0)) == 42


@pytest.mark.rule("ALH-6.3")
@pytest.mark.parametrize("notation", ["take denar-1", "buy denar denar-1", "remove 0,0", "end", "pass"])
def test_nothing_else_is_done_before_all_is_placed(notation: str) -> None:
    t = bought("pavilion_8_open", "tower_7_new")
    t.play("keep pavilion_8_open")
    assert (t.match.actor, t.asked()) == (0, "place")
    refused = t.refused(notation)
    assert (refused.id, refused.rule) == ("refused-wrong-moment", "ALH-6.1")
    assert t.slot("florin") is None
    events = t.play("keep tower_7_new")
    assert len(told(events, "tile-laid")) == 2


@pytest.mark.rule("ALH-6.3", "ALH-EX-7")
def test_a_placed_tile_carries_the_next_one() -> None:
    t = bought("pavilion_5_nw", "garden_10_open").build(0, {"0,-1": "tower_7_new"})
    assert t.refused("place pavilion_5_nw 1,-1") == why("unreachable", "ALH-6.8", "pavilion_5_nw", "1,-1")
    t.play("place garden_10_open 1,0", "place pavilion_5_nw 1,-1")
    assert t.names_in(0) == {"0,-1": "tower_7_new", "1,-1": "pavilion_5_nw", "1,0": "garden_10_open"}


# The building rules, refused by name


@pytest.mark.rule("ALH-6.4")
def test_a_tile_needs_an_empty_cell() -> None:
    t = bought("garden_11_open").build(0, {"0,-1": "garden_10_open"})
    assert t.refused("place garden_11_open 0,-1") == why("occupied", "ALH-6.4", "garden_11_open", "0,-1")
    assert t.refused("place garden_11_open 0,0") == why("occupied", "ALH-6.4", "garden_11_open", "0,0")


@pytest.mark.rule("ALH-6.5")
def test_a_tile_is_never_turned() -> None:
    t = bought("garden_12_s")
    assert t.legal("place") == {"place garden_12_s -1,0", "place garden_12_s 1,0", "place garden_12_s 0,1"}
    facts = why(
        "sides", "ALH-6.7", "garden_12_s", "0,-1", side="s", meets="n", wall="mine", other="0,0", neighbour="fountain"
    )
    assert t.refused("place garden_12_s 0,-1") == facts


@pytest.mark.rule("ALH-6.6", "ALH-6.7", "ALH-6.8", "ALH-EX-7")
def test_contact_matching_sides_and_a_way_on_foot() -> None:
    t = bought("garden_12_s", "pavilion_8_open", "pavilion_5_nw").build(0, {"0,-1": "tower_7_new"})
    assert t.allowed("place garden_12_s -1,0")
    assert t.refused("place garden_12_s 0,-2") == why("unreachable", "ALH-6.8", "garden_12_s", "0,-2")
    assert t.refused("place garden_12_s 1,-2") == why("no-contact", "ALH-6.6", "garden_12_s", "1,-2")
    sides = why("sides", "ALH-6.7", "pavilion_8_open", "1,-1", **MEETS_TOWER)
    assert t.refused("place pavilion_8_open 1,-1") == sides
    assert t.refused("place pavilion_5_nw 1,-1") == why("unreachable", "ALH-6.8", "pavilion_5_nw", "1,-1")


@pytest.mark.rule("ALH-6.7")
def test_the_fountain_has_no_wall_on_any_side() -> None:
    t = bought("pavilion_2_new")
    assert t.legal("place") == {"place pavilion_2_new 0,-1"}
    for cell, side, meets in [("1,0", "w", "e"), ("-1,0", "e", "w"), ("0,1", "n", "s")]:
        sides = why(
            "sides",
            "ALH-6.7",
            "pavilion_2_new",
            cell,
            side=side,
            meets=meets,
            wall="mine",
            other="0,0",
            neighbour="fountain",
        )
        assert t.refused(f"place pavilion_2_new {cell}") == sides


@pytest.mark.rule("ALH-6.9", "ALH-EX-8")
@pytest.mark.parametrize("ninth", ["0,-2", "2,-2"])
def test_no_gap_may_be_enclosed(ninth: str) -> None:
    t = bought("arcades_10_open").build(0, {**GAP, ninth: "arcades_9_open"})
    assert t.refused("place arcades_10_open 1,-2") == why("gap", "ALH-6.9", "arcades_10_open", "1,-2", other="1,-1")
    t.play("place arcades_10_open 1,-1")
    assert t.names_in(0)["1,-1"] == "arcades_10_open"


@pytest.mark.rule("ALH-6.1")
def test_what_a_person_may_point_at_covers_all_that_is_legal() -> None:
    t = bought("arcades_10_open", "tower_7_new").build(0, {**GAP, "0,-2": "arcades_9_open"})
    tries = {str(action) for action in t.match.tries()}
    assert t.legal() <= tries
    assert "place arcades_10_open 1,-2" in tries
