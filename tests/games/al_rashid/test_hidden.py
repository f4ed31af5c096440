"""Chapter 13: hidden information. What a view, the events, the record and undo may tell, and what not."""

from __future__ import annotations

import json

import pytest

from majlis.engine.chance import Chance
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import drop, kind_of
from majlis.games.al_rashid.state import FACE_UP, KIND_OF_TILE, KIND_SHIFT, SEEN_SHIFT, RashidState
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import told

VIEWERS = [0, 1, 2, None]


def played(seed: str, decisions: int) -> Table:
    """A table after that many random decisions."""
    t = Table(GAME.start(3, {}, seed))
    chance = Chance.of(seed)
    for _ in range(decisions):
        codes = t.state.codes()
        t.match.play_code(codes[chance.below(len(codes))])
    return t


def disturb(t: Table, viewer: int | None) -> Table:
    """Change everything that the viewer cannot see: stacks, crises, the others' hands, face-down tiles that it has not looked at."""
    state = t.state
    state.crises.reverse()
    types = t.box.types
    for colour, stack in enumerate((state.red, state.blue)):
        stack.reverse()
        first = colour * 3
        for seat in range(state.seats):
            if seat != viewer:
                hand = state.troops[seat * types + first : seat * types + first + 3]
                wanted = hand[1:] + hand[:1]
                swap(state, stack, seat, first, hand, wanted)
        for at, tile in enumerate(state.occupiers):
            hidden = not tile & FACE_UP and not (viewer is not None and tile >> SEEN_SHIFT + viewer & 1)
            if hidden and t.box.tile_colours[kind_of(tile)] == colour:
                other = next((kind for kind in stack if kind != kind_of(tile)), kind_of(tile))
                stack[stack.index(other)] = kind_of(tile)
                state.occupiers[at] = tile & ~(KIND_OF_TILE << KIND_SHIFT) | other << KIND_SHIFT
    return t


def swap(state: RashidState, stack: list[int], seat: int, first: int, hand: list[int], wanted: list[int]) -> None:
    """Exchange a hand with tiles of the stack."""
    for kind in range(3):
        for _ in range(hand[kind] - wanted[kind]):
            stack.insert(0, first + kind)
    for kind in range(3):
        for _ in range(wanted[kind] - hand[kind]):
            stack.remove(first + kind)
        state.troops[seat * 6 + first + kind] = wanted[kind]


def seen(events: list[Event], viewer: int | None) -> list[object]:
    return [event.json(viewer) for event in events if event.seen_by(viewer) is not None]


@pytest.mark.rule("RAS-13.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_open_is_in_every_view(viewer: int | None) -> None:
    t = (
        table(3)
        .order(2, 0, 1)
        .goods(1, silk=2, metal=1)
        .tokens(1, credit=1, influence=2, shame=3)
        .offices(1, "metal_importer", "banker")
    )
    t.hand(0, "red-4", "blue-2").hand(1, "red-2").tiles("sarmatia", "red-3", up=True).tiles("sarmatia", "blue-4")
    t.put("trade", 2, "merchant", "sage").put("trade", 1, "pasha").put("wisdom", 1, "sage").discard_stack(
        "blue", 20
    ).turn(1)
    t.play("activate metal_importer")
    view = t.view(viewer)
    assert (view["order"], view["next_order"], view["turn"], view["round"]) == ([2, 0, 1], [], 1, 1)
    one = view["players"][1]
    assert one["goods"] == {"hardwood": 0, "pottery": 0, "metal": 2, "spice": 0, "silk": 2}
    assert (one["wealth"], one["credits"], one["influence"], one["shame"]) == (6, 1, 2, 3)
    assert [(office["office"], office["used"]) for office in one["offices"]] == [("banker", 0), ("metal_importer", 1)]
    assert [player["mercenaries"] for player in view["players"]] == [
        {"red": 1, "blue": 1},
        {"red": 1, "blue": 0},
        {"red": 0, "blue": 0},
    ]
    area = view["areas"][3]
    assert area["families"] == [
        {"seat": 2, "pieces": {"pasha": 0, "merchant": 1, "sage": 1}, "dominance": 4},
        {"seat": 1, "pieces": {"pasha": 1, "merchant": 0, "sage": 0}, "dominance": 5},
    ]
    assert area["ranking"] == [1, 2]
    land = view["areas"][8]
    assert [(tile["colour"], tile["value"], tile["face_up"]) for tile in land["tiles"]] == [
        ("red", 3, True),
        ("blue", None, False),
    ]
    assert view["stacks"] == {"red": 29, "blue": 20}
    assert sum(view["discards"].values()) == 10
    assert view["crises"]["setup"] == t.state.setup_crisis + 1


@pytest.mark.rule("RAS-13.2")
def test_only_the_owner_knows_the_values_in_his_hand() -> None:
    t = table(3).hand(1, "red-4", "blue-2")
    assert t.player(1, 1)["hand"] == ["red-4", "blue-2"]
    for viewer in (0, 2, None):
        assert "hand" not in t.player(1, viewer)


@pytest.mark.rule("RAS-13.2")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    t = (
        table(3)
        .put("military", 1, "sage")
        .put("silk_road", 2, "sage")
        .put("trade", 2, "sage")
        .next_tiles("red-4")
        .resolve("military")
    )
    t.play("ask service")
    event = told(t.play("draw blue+blue+red"), "draw")[0]
    facts = event.seen_by(1)
    assert facts is not None
    assert "red-4" in str(facts["tiles"])
    for viewer in (0, 2, None):
        assert event.seen_by(viewer) == {"tiles": ["red_tile", "blue_tile", "blue_tile"]}
    assert event.shown == (1,)
    assert t.match.undoable(1) == 0


@pytest.mark.rule("RAS-13.2", "RAS-13.3")
@pytest.mark.parametrize("decisions", [3, 20, 60, 100, 115])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_positions_that_differ_only_in_what_a_seat_cannot_see_look_alike_to_it(
    viewer: int | None, decisions: int
) -> None:
    for seed in ("1", "2", "3"):
        real = played(seed, decisions)
        other = disturb(played(seed, decisions), viewer)
        assert real.state.fingerprint() != other.state.fingerprint()
        assert real.state.pieces() == other.state.pieces()
        assert real.match.view(viewer) == other.match.view(viewer)
        assert real.match.prompt is not None
        assert other.match.prompt is not None
        assert (real.match.prompt.id, real.match.prompt.seat) == (other.match.prompt.id, other.match.prompt.seat)
        assert real.match.prompt.facts == other.match.prompt.facts
        if viewer is not None:
            assert real.match.actions(viewer) == other.match.actions(viewer)
            assert real.match.tries(viewer) == other.match.tries(viewer)


@pytest.mark.rule("RAS-13.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_stacks_and_crises_is_nobodys_knowledge(viewer: int | None) -> None:
    t = table(3)
    view = t.view(viewer)
    assert view["stacks"] == {"red": 32, "blue": 32}
    assert view["crises"]["left"] == [1, 2, 3, 4, 5, 6, 7, 8]
    t.state.crises.reverse()
    t.state.red.reverse()
    assert t.view(viewer) == view


@pytest.mark.rule("RAS-13.4")
def test_a_look_is_known_to_the_spy_alone_and_lasts_as_long_as_the_tile_lies_there() -> None:
    t = (
        table(3)
        .put("intrigue", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("trade", 1, "sage")
        .tiles("sarmatia", "red-2", "blue-4")
    )
    t.resolve("intrigue")
    t.play("ask service", "look sarmatia")
    t.tiles("sarmatia", "red-4")  # added later
    values = [[tile["value"] for tile in t.area("sarmatia", viewer)["tiles"]] for viewer in (0, 1, 2, None)]
    assert values == [[2, 4, None], [None] * 3, [None] * 3, [None] * 3]
    assert [tile["seen_by"] for tile in t.area("sarmatia")["tiles"]] == [[0], [0], []]
    t.play("pass", "pass", "resolve silk_road", "trade silk+silk+silk")
    assert [tile["value"] for tile in t.area("sarmatia", 0)["tiles"]] == [2, 4, None]


@pytest.mark.rule("RAS-13.4")
def test_a_second_spy_learns_it_too_and_what_is_known_shows_nothing_new() -> None:
    t = (
        table(2)
        .put("intrigue", 0, "sage")
        .put("intrigue", 1, "sage")
        .put("silk_road", 1, "sage")
        .put("trade", 1, "sage")
    )
    t.tiles("sarmatia", "red-2").resolve("intrigue")
    t.play("ask service", "ask service")
    assert told(t.play("look sarmatia"), "look")[0].shown == (0,)
    assert told(t.play("look sarmatia"), "look")[0].shown == (1,)
    assert told(t.play("look sarmatia"), "look")[0].shown == ()
    assert t.area("sarmatia")["tiles"][0]["seen_by"] == [0, 1]


@pytest.mark.rule("RAS-13.5")
def test_turning_up_is_news_only_for_those_who_had_not_looked() -> None:
    t = table(3).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "merchant").hand(0, "red-4")
    t.tiles("sarmatia", "red-2", seen=(1,)).turn(0)
    assert set(told(t.play("resolve sarmatia"), "turned-up")[0].shown) == {0, 2}
    t = table(3).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "merchant").hand(0, "red-4")
    t.tiles("sarmatia", "red-2", up=True).turn(0)
    assert told(t.play("resolve sarmatia"), "turned-up")[0].shown == ()
    assert t.match.undoable(0) == 1


@pytest.mark.rule("RAS-13.5")
def test_a_reshuffled_discard_pile_is_unknown_again() -> None:
    t = (
        table(2)
        .put("military", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("trade", 1, "sage")
        .discard_stack("red", 0)
        .resolve("military")
    )
    assert sum(n for name, n in t.view()["discards"].items() if name.startswith("red")) == 32
    t.play("ask service", "draw red+red+red")
    drawn = t.held(0)
    worlds = [imagined(t, 1, seed).troops[:3] for seed in range(40)]
    assert len({tuple(world) for world in worlds}) > 3
    assert all(sum(world) == 3 for world in worlds)
    assert t.held(0) == drawn


def imagined(t: Table, seat: int, seed: int) -> RashidState:
    world = t.state.imagine(seat, Chance.of(f"{seed:x}"))
    assert isinstance(world, RashidState)
    return world


@pytest.mark.rule("RAS-13.6")
def test_imagined_positions_deal_again_what_a_seat_cannot_see() -> None:
    t = (
        table(3)
        .hand(0, "red-4", "red-4")
        .hand(1, "red-2", "blue-3")
        .tiles("sarmatia", "red-3", seen=(0,))
        .tiles("sarmatia", "red-2")
    )
    t.tiles("silk_road", "blue-4", up=True)
    t.discard_stack("blue", 3)
    hands, lying, crises, tops = set(), set(), set(), set()
    for seed in range(150):
        world = imagined(t, 0, seed)
        assert world.pieces() == t.state.pieces()
        assert world.view(0) == t.state.view(0)
        assert world.troops[:6] == t.state.troops[:6]
        assert [kind_of(tile) for tile in world.occupiers][::2] == [1, 5]
        hands.add(tuple(world.troops[6:12]))
        lying.add(kind_of(world.occupiers[1]))
        crises.add(tuple(world.crises))
        tops.add(world.red[-1])
        assert world.discards == t.state.discards
    assert len(hands) > 4
    assert lying == tops == {0, 1, 2}
    assert len(crises) > 100


@pytest.mark.rule("RAS-13.4", "RAS-13.6")
def test_what_one_spy_has_seen_stays_open_in_the_positions_that_others_imagine() -> None:
    t = table(3).tiles("sarmatia", "red-4", seen=(1,)).tiles("sarmatia", "red-4", seen=(0, 1))
    first: dict[int, set[int]] = {seat: set() for seat in range(3)}
    second: dict[int, set[int]] = {seat: set() for seat in range(3)}
    for seat in range(3):
        for seed in range(60):
            tiles = imagined(t, seat, seed).occupiers
            assert [tile >> SEEN_SHIFT for tile in tiles] == [0b10, 0b11]
            first[seat].add(kind_of(tiles[0]))
            second[seat].add(kind_of(tiles[1]))
    assert first == {0: {0, 1, 2}, 1: {2}, 2: {0, 1, 2}}
    assert second == {0: {2}, 1: {2}, 2: {0, 1, 2}}


@pytest.mark.rule("RAS-13.6")
def test_before_a_reshuffle_unknown_tiles_are_as_likely_as_they_are_left() -> None:
    """With all eight red fours on the discard pile, no hidden tile can be one."""
    t = table(2).hand(1, "red-2", "red-3").tiles("sarmatia", "red-3")
    for _ in range(8):
        t.state.red.remove(2)
        t.state.discards[2] += 1
    for seed in range(60):
        world = imagined(t, 0, seed)
        assert world.troops[6 + 2] == 0
        assert 2 not in world.red
        assert kind_of(world.occupiers[0]) != 2


@pytest.mark.rule("RAS-13.6", "RAS-14.4")
def test_after_a_reshuffle_there_are_two_pools() -> None:
    """The former discards, eight red fours, are in the new stack or were drawn since; what was unknown before is where it was."""
    t = (
        table(3)
        .hand(1, "red-2", "red-3")
        .tiles("sarmatia", "red-3")
        .put("military", 1, "pasha")
        .put("military", 2, "sage")
    )
    t.put("silk_road", 0, "sage").put("trade", 0, "sage")
    rest = [kind for kind in t.state.red if kind != 2]
    t.state.red = []
    t.state.discards[2] = 8
    for kind in rest:
        t.state.troops[2 * 6 + kind] += 1
    t.resolve("military", 0)
    t.play("ask service", "draw red+red+red", "ask -")
    assert t.held(1) == ["red-2", "red-3", "red-4", "red-4", "red-4"]
    seen = set()
    for seed in range(80):
        world = imagined(t, 0, seed)
        assert world.pieces() == t.state.pieces()
        assert set(world.red) == {2}
        assert world.troops[6 + 2] == 3
        assert kind_of(world.occupiers[0]) in (0, 1)
        assert world.troops[2 * 6 + 2] == 0
        seen.add(tuple(world.troops[6:9]))
    assert seen == {(2, 0, 3), (1, 1, 3), (0, 2, 3)}
    drop(t.state, 1, 2, 3)  # seat 1 loses its fours: what it still holds is from before
    for seed in range(40):
        assert imagined(t, 0, seed).troops[6 + 2] == 0
    drop(t.state, 1, 0, 1)  # and one from before: a single tile is left, which cannot be a four
    left = set()
    for seed in range(40):
        world = imagined(t, 0, seed)
        assert world.pieces() == t.state.pieces()
        left.add(tuple(world.troops[6:9]))
    assert left == {(1, 0, 0), (0, 1, 0)}


@pytest.mark.rule("RAS-13.1", "RAS-13.3")
def test_the_record_names_no_hidden_tile_before_it_is_shown() -> None:
    t = Table(GAME.start(3, {}, "4"))
    while t.asked() == "draw":
        t.play("draw red")
    text = "\n".join(entry.text for entry in t.match.entries)
    assert "red-" not in text
    assert "seed" not in json.dumps(t.view(0))


@pytest.mark.rule("RAS-13.5")
def test_what_was_shown_cannot_be_taken_back_and_what_was_not_can() -> None:
    t = (
        table(2)
        .put("sarmatia", 0, "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "merchant")
        .hand(0, "red-4")
        .tiles("sarmatia", "red-2")
    )
    t.turn(0).play("resolve sarmatia")
    with pytest.raises(IllegalAction):
        t.match.undo(0)
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "merchant").turn(0)
    before = t.state.fingerprint()
    t.play("resolve sarmatia")
    t.match.undo(0)
    assert t.state.fingerprint() == before


@pytest.mark.rule("RAS-13.5")
def test_a_player_who_confirms_turns_can_take_back_before_anything_is_shown() -> None:
    t = (
        table(2)
        .put("sarmatia", 0, "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "merchant")
        .hand(0, "red-4")
        .tiles("sarmatia", "red-2")
    )
    t.turn(0)
    t.match.confirm_turns(0, True)
    t.play("resolve sarmatia")
    assert t.asks() == (0, "confirm")
    assert t.area("sarmatia")["tiles"][0]["value"] is None
    t.match.undo(0)
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-13.5", "RAS-6.15")
def test_a_player_who_confirms_turns_can_take_back_a_hire_before_the_tile_is_seen() -> None:
    t = table(2).put("military", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.goods(0, hardwood=1).resolve("military")
    t.match.confirm_turns(0, True)
    t.play("favour general", "hire hardwood blue")
    assert t.asks() == (0, "confirm")
    assert t.held(0) == []
    t.match.undo(0)
    assert (t.asked(), t.stock(0)) == ("hire", {"hardwood": 1})
