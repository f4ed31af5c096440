"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from majlis.engine.match import Match
from majlis.games.sabika.game import GAME
from majlis.games.sabika.state import SabikaState
from tests.games.kit import told
from tests.games.sabika.builder import Table, seen

SEEDS = [f"{n:x}" for n in range(1, 9)]


def fresh(seats: int, seed: str = "5", **options: object) -> Match:
    return GAME.start(seats, options, seed)


def state_of(match: Match) -> SabikaState:
    assert isinstance(match.state, SabikaState)
    return match.state


@pytest.mark.rule("SAB-2.1", "SAB-EX-41")
@pytest.mark.parametrize(("seats", "slots", "covered"), [(1, 6, 0), (2, 6, 0), (3, 7, 3), (4, 10, 0)])
def test_the_side_of_the_board_and_the_covered_slots(seats: int, slots: int, covered: int) -> None:
    view = seen(fresh(seats))
    assert len(view["slots"]) == slots
    assert len(view["covered"]) == covered
    if seats == 3:
        t = Table(fresh(3)).bare().give(0, dinars=9).turn(0)
        t.play("work builder_1 outer_1")
        assert t.asked() == "materials"  # the quarry's slot is covered: no side action at all


@pytest.mark.rule("SAB-2.2", "SAB-EX-41")
@pytest.mark.parametrize(("seats", "sultans"), [(1, 8), (2, 8), (3, 4), (4, 0)])
def test_sultans_workers(seats: int, sultans: int) -> None:
    rondel = seen(fresh(seats))["rondel"]
    assert sum(space["sultans"] for space in rondel) == sultans


@pytest.mark.rule("SAB-2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_open_slot_is_filled_from_the_bag(seats: int) -> None:
    view = seen(fresh(seats))
    raw = [slot["token"] for slot in view["slots"].values() if slot["kind"] == "raw"]
    assert None not in raw
    assert {slot["token"] for slot in view["slots"].values() if slot["kind"] == "marble"} == {"marble"}
    assert len(raw) + sum(view["bag"].values()) == 24


@pytest.mark.rule("SAB-2.4", "SAB-2.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_wish_of_each_letter_on_spaces_2_4_and_6(seed: str) -> None:
    view = seen(fresh(2, seed))
    assert view["book"] == 1
    assert list(view["wishes"]["track"]) == ["2", "4", "6"]
    assert {wish[5] for wish in view["wishes"]["track"].values()} == {"a", "b", "c"}


def test_the_order_of_the_wishes_is_random() -> None:
    assert len({tuple(wish[5] for wish in seen(fresh(2, seed))["wishes"]["track"].values()) for seed in SEEDS}) > 2


@pytest.mark.rule("SAB-2.6", "SAB-EX-41")
@pytest.mark.parametrize(("seats", "second"), [(1, 9), (2, 9), (3, 12), (4, 12)])
def test_large_buildings_of_both_eras(seats: int, second: int) -> None:
    open_ = [int(name[6:]) for name in seen(fresh(seats))["large"]["open"]]
    eras = [GAME.read_box(None).large[number].era for number in open_]
    assert (eras.count(1), eras.count(2)) == (9, second)


@pytest.mark.rule("SAB-2.7", "SAB-2.8", "SAB-EX-41")
def test_storehouse_tiles_and_small_buildings() -> None:
    view = seen(fresh(3))
    for side in ("left", "right"):
        assert view["storehouses"][side]["stack"] == 10
        assert view["storehouses"][side]["near"] != view["storehouses"][side]["far"]
    assert len([card for card in view["small"]["open"] if card]) == 4
    assert view["small"]["deck"] == 32


@pytest.mark.rule("SAB-2.9", "SAB-2.10", "SAB-EX-41")
@pytest.mark.parametrize(("seats", "small", "large"), [(1, 3, 4), (2, 3, 4), (3, 4, 6), (4, 5, 8)])
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_poems_open_and_large_ones_of_different_letters(seats: int, small: int, large: int, seed: str) -> None:
    poems = seen(fresh(seats, seed))["poems"]
    assert len(poems["open"]) == small
    assert poems["deck"] == 22 - small
    assert len(poems["large"]) == len({name[5] for name in poems["large"]}) == large


@pytest.mark.rule("SAB-2.11", "SAB-2.12")
def test_a_tile_and_a_seal_for_each_city_and_one_trade_card() -> None:
    view = seen(fresh(2))
    assert len({city["tile"] for city in view["cities"]}) == 9
    assert all(city["seal"] for city in view["cities"])
    assert {seen(fresh(2, seed))["trade_card"] for seed in SEEDS} > {view["trade_card"]}


@pytest.mark.rule("SAB-2.11")
def test_any_of_the_twelve_tiles_may_come_to_any_city() -> None:
    views = [seen(fresh(2, f"{seed:x}")) for seed in range(1, 31)]
    assert {city["tile"] for view in views for city in view["cities"]} == {f"city_tile_{n}" for n in range(1, 13)}
    for place in range(9):
        assert len({view["cities"][place]["tile"] for view in views}) > 6


@pytest.mark.rule("SAB-2.13", "SAB-2.14")
def test_any_mosaic_card_and_any_start_tile_may_be_dealt_to_anybody() -> None:
    for seat in range(4):
        cards: set[str] = set()
        tiles: set[str] = set()
        for seed in range(1, 31):
            match = fresh(4, f"{seed:x}")
            cards.add(seen(match)["players"][seat]["row"][0])
            tiles.update(str(action) for action in match.actions(seat))
        assert cards == {f"mosaic_{n}" for n in range(1, 5)}
        assert tiles == {f"keep start_{n}" for n in range(1, 11)}


@pytest.mark.rule("SAB-2.13")
def test_workshops_at_the_start() -> None:
    match = fresh(4)
    players = seen(match)["players"]
    assert len({player["row"][0] for player in players}) == 4
    for player in players:
        assert player["row"][0].startswith("mosaic_")
        assert all(worker["space"] is None and worker["active"] for worker in player["workers"])
        assert (player["prestige"], player["parias"], player["favour"]) == (5, 0, 0)
        assert player["ships"] == {"granada": 9, "left": [], "right": []}


@pytest.mark.rule("SAB-2.14")
def test_everybody_keeps_one_of_two_tiles_and_the_highest_number_begins() -> None:
    match = fresh(3)
    assert match.waiting == (0, 1, 2)
    dealt = [seen(match, seat)["players"][seat]["start_tiles"] for seat in range(3)]
    assert len({tile for pair in dealt for tile in pair}) == 6
    assert match.refuse("keep start_99", 1) is not None
    kept = [max(pair, key=lambda tile: int(tile[6:])) for pair in dealt]
    for seat in (2, 0, 1):
        events = match.play(f"keep {kept[seat]}", seat)
    numbers = [int(tile[6:]) for tile in kept]
    assert [event.parts["tile"] for event in told(events, "start-tile")] == kept
    assert seen(match)["start_player"] == numbers.index(max(numbers))


@pytest.mark.rule("SAB-2.15")
def test_start_tiles_take_effect_in_turn_order_and_dinars_follow() -> None:
    match = fresh(3)
    state = state_of(match)
    state.dealt = [9, 1, 10, 2, 4, 3]
    match.play("keep start_9", 0)
    match.play("keep start_10", 1)
    match.play("keep start_4", 2)
    # seat 1 begins: tile 10 is gypsum, wood and 2 dinars; seat 2: 1 prestige, gypsum, marble; seat 0: marble and 2 dinars
    t = Table(match)
    assert [t.has(seat) for seat in range(3)] == [{"marble": 1}, {"gypsum": 1, "wood": 1}, {"gypsum": 1, "marble": 1}]
    assert [t.dinars(seat) for seat in range(3)] == [2 + 5, 2 + 3, 4]
    assert t.prestige(2) == 6
    assert t.asks() == (1, "turn")


@pytest.mark.rule("SAB-2.15")
def test_raw_materials_of_start_tiles_come_from_the_rondel_and_leave_gaps() -> None:
    match = fresh(2)
    state = state_of(match)
    state.dealt = [8, 1, 3, 2]
    match.play("keep start_8", 0)
    match.play("keep start_3", 1)
    t = Table(match)
    assert t.asks() == (0, "raw")
    slot = sorted(t.legal())[0].split()[1]
    raw = t.token(slot)
    t.play(f"pick {slot}")
    assert t.token(slot) is None
    assert t.fields(0) == [raw]
    assert t.asks() == (1, "good")
    t.play(sorted(t.legal())[0])
    assert sum(t.has(1).values()) == 1
    assert sum(1 for one in seen(match)["slots"].values() if one["kind"] == "raw" and one["token"] is None) == 2
    assert t.dinars(0) == 3 + 3
    assert t.dinars(1) == 3 + 4


@pytest.mark.rule("SAB-2.16")
def test_the_start_players_paria_marker_lies_on_top() -> None:
    match = fresh(4)
    state = state_of(match)
    state.dealt = [9, 1, 4, 2, 10, 3, 7, 5]
    for seat, tile in enumerate((9, 4, 10, 7)):
        match.play(f"keep start_{tile}", seat)
    assert seen(match)["paria_track"] == [2, 3, 0, 1]


@pytest.mark.rule("SAB-2.13")
def test_nobody_has_anything_before_the_start_tiles() -> None:
    for player in seen(fresh(4))["players"]:
        assert set(player["stock"].values()) == {0}
        assert (player["seals"], player["dinars"], player["capacity"]) == (0, 0, 4)
        assert not any(player["raw"].values())
        assert player["poems"] == {"blue": [], "red": [], "large": []}


@pytest.mark.rule("SAB-2.9", "SAB-2.12")
def test_small_poems_and_the_trade_card_are_drawn_at_random() -> None:
    views = [seen(GAME.start(2, {}, f"{seed:x}")) for seed in range(1, 60)]
    assert {view["trade_card"] for view in views} == {f"trade_{number}" for number in range(1, 9)}
    assert len({tuple(view["poems"]["open"]) for view in views}) > 40


@pytest.mark.rule("SAB-2.7")
def test_the_storehouse_tiles_are_shuffled() -> None:
    seen = set()
    for seed in ("1", "2", "3"):
        state = GAME.start(2, {}, seed).state
        assert isinstance(state, SabikaState)
        tiles = [tile for side in (0, 1) for tile in (*state.stacks[side], *state.displays[2 * side : 2 * side + 2])]
        assert sorted(tiles) == list(range(1, 25))
        seen.add(tuple(tiles))
    assert len(seen) == 3
