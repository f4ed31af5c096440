"""Chapter 18: what is finite, what is not, and that no piece is ever lost or made."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from majlis.games.alhambra.box import SCORING
from majlis.games.alhambra.cells import E, W
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.view import AlhambraView
from tests.games.alhambra.builder import seen, table
from tests.games.kit import refusal, told

ALL = "vizier+exchange_cards+bonus_cards+huts"


def tiles_in(view: AlhambraView) -> list[str]:
    """Every tile and hut that a view shows, wherever it lies (with the contents of the bag, ALH-17.11)."""
    tiles = [*view["bag"]["tiles"], *(tile for tile in view["market"].values() if tile), *view["pending"]]
    tiles += view.get("left_over", [])
    tiles += view["dirk"]["tiles"] if "dirk" in view else []
    for player in view["players"]:
        tiles += [place["tile"] for place in player["palace"] if place["tile"] != "fountain"]
        tiles += player["reserve"]
    for stack in view.get("huts", {}).values():
        tiles += [stack["top"], *stack["below"]] if stack["top"] else []
    return tiles


def cards_in(view: AlhambraView) -> int:
    """How many money, exchange and scoring cards there are, those that have left the game included."""
    hands = sum(player["cards"] for player in view["players"])
    gone = len(view["scoring_cards"])
    return view["deck"] + len(view["display"]) + view["discard"]["count"] + hands + gone


@pytest.mark.rule("ALH-18.1")
@pytest.mark.parametrize(("seats", "money"), [(2, 72), (3, 108), (6, 108)])
def test_the_pieces_are_counted(seats: int, money: int) -> None:
    pieces = table(seats, ALL).state.pieces()
    assert pieces["tiles"] == pieces["different_tiles"] == 54
    assert pieces["money"] == money
    assert pieces["exchange"] == 6
    assert pieces["huts"] == pieces["different_huts"] == 24
    assert pieces["bonus"] == 10
    view = table(seats, ALL).view()
    assert len(view["market"]) == 4
    assert len(view["display"]) == 4


@pytest.mark.rule("ALH-18.1", "ALH-15.5")
def test_a_player_has_three_huts_at_most() -> None:
    t = table(3, "huts").reserve(0, "hut_tower_e", "hut_tower_w").build(0, {"1,0": "hut_garden_s"})
    assert t.refused("hut tower") == refusal("too-many-huts", "ALH-15.5", most=3)


@pytest.mark.rule("ALH-18.2")
def test_hand_reserve_alhambra_and_score_have_no_limit() -> None:
    t = table(3).hand(1).hand(2).sweep(0)
    assert t.state.hand_size(0) == 108
    assert len(t.legal("buy")) > 50
    names = [t.box.tile_name(tile) for tile in t.state.bag]
    t.reserve(0, *names[25:])
    assert len(t.reserve_of(0)) == 25
    walls = t.box.walls
    wide = [name for name in names[:25] if not walls[t.box.tile_numbers[name]] & (E | W)]
    t.build(0, {f"{x},0": name for x, name in enumerate(wide, 1)})
    assert len(t.names_in(0)) == len(wide) > 6
    assert t.allowed(f"remove {len(wide)},0")


@pytest.mark.rule("ALH-18.2", "ALH-9.10")
def test_a_score_goes_beyond_the_end_of_any_track() -> None:
    t = table(2).dirk()
    t.state.score(0, 1, 0, 190)
    t.build(0, {"0,-1": "tower_7_new"}).display("florin-1", "dirham-1", "denar-1", "ducat-1")
    t.next_cards("scoring_card_1", "denar-2").play("take florin-1")
    assert t.match.scores() == [199, 0]


@pytest.mark.rule("ALH-18.3", "ALH-15.3", "ALH-15.12")
def test_an_empty_stack_of_huts_stays_empty() -> None:
    t = table(3, "huts")
    assert t.state.huts is not None
    t.reserve(1, *(t.box.tile_name(hut) for hut in t.state.huts.stacks[5][:3]))
    t.reserve(2, *(t.box.tile_name(hut) for hut in t.state.huts.stacks[5][:1]))
    t.play("hut tower")
    assert told(t.heard, "hut-turned") == []
    t.turn(0)
    assert t.refused("hut tower") == refusal("hut-stack-empty", "ALH-15.12", type="tower")
    assert "hut tower" not in t.legal("hut")


@pytest.mark.rule("ALH-18.4")
@pytest.mark.parametrize("modules", ["", "exchange_cards"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_two_scoring_cards_never_come_in_one_refill(seats: int, modules: str) -> None:
    for seed in range(60):
        state = GAME.state(seats, {"modules": modules}, f"{seed:x}")
        assert isinstance(state, AlhambraState)
        between = state.deck.index(SCORING + 1) - state.deck.index(SCORING + 2) - 1
        assert between >= state.piles[2]
        assert state.piles[2] >= 8 > 4  # pile 3, however much money was dealt


@pytest.mark.rule("ALH-18.5")
@pytest.mark.parametrize("modules", ["", "exchange_cards+huts", ALL])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_piece_is_lost_or_made_in_a_whole_match(seats: int, modules: str) -> None:
    match = GAME.start(seats, {"modules": modules, "stall_rounds": 0}, "abc")
    rng = random.Random(seats)
    view = seen(match)
    pieces, tiles, cards = match.state.pieces(), Counter(tiles_in(view)), cards_in(view)
    assert len(tiles) == 54 + (24 if "huts" in modules else 0)
    assert set(tiles.values()) == {1}
    assert cards == (72 if seats == 2 else 108) + (6 if "exchange" in modules else 0) + 2
    while not match.over:
        actions = match.actions()
        buying = [action for action in actions if action.verb.name in ("buy", "place", "hut")]
        match.play(rng.choice(buying if buying and rng.random() < 0.7 else actions))
        view = seen(match)
        assert Counter(tiles_in(view)) == tiles
        assert cards_in(view) == cards
        assert match.state.pieces() == pieces
        assert len(view["display"]) <= 4
    assert view["scoring_cards"] == [1, 2]
    assert view["bag"]["count"] == 0
