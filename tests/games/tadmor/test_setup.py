"""Chapters 2 and 16: setup, and the start for experienced players."""

from __future__ import annotations

import pytest

from majlis.engine.match import Match
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.state import TadmorState
from tests.games.kit import refusal
from tests.games.tadmor.builder import seen


def started(seats: int, seed: str = "3", **options: object) -> Match:
    return GAME.start(seats, options, seed)


def set_up(seats: int, seed: str = "3", **options: object) -> Match:
    """A match at its first placement."""
    match = started(seats, seed, **options)
    while match.prompt is not None and match.prompt.id != "prompt-place":
        match.play(match.actions()[0])
    return match


@pytest.mark.rule("TAD-2.1", "TAD-16.2")
@pytest.mark.parametrize(("seats", "side", "spaces"), [(2, "two", 31), (3, "three_four", 38), (4, "three_four", 38)])
def test_the_board_side(seats: int, side: str, spaces: int) -> None:
    view = seen(started(seats))
    assert view["side"] == side
    assert len(view["spaces"]) == spaces


@pytest.mark.rule("TAD-2.1")
def test_a_space_of_the_other_side_is_refused() -> None:
    match = set_up(2)
    found = match.refuse("place camel damascus_tax")
    assert found == refusal("other-side", "TAD-2.1", space="damascus_tax")


@pytest.mark.rule("TAD-2.2")
@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (4, 4)])
def test_stacks_of_precious_goods(seats: int, copies: int) -> None:
    for stack in seen(started(seats))["precious"]:
        assert stack["size"] == 3 * copies
        assert set(stack["kinds"].values()) == {copies}
        assert stack["top"] in stack["kinds"]


@pytest.mark.rule("TAD-2.3")
def test_all_raider_cards_are_in_the_stack() -> None:
    raiders = seen(started(3))["raiders"]
    assert (raiders["slot"], raiders["holder"], raiders["stack"], len(raiders["cards"] or [])) == (None, None, 7, 7)


@pytest.mark.rule("TAD-2.4")
def test_the_start_player_comes_from_the_seed() -> None:
    starts = {seen(started(3, f"{seed:x}"))["start"] for seed in range(1, 30)}
    assert starts == {0, 1, 2}
    view = seen(started(4, "9"))
    assert view["order"] == [(view["start"] + i) % 4 for i in range(4)]


@pytest.mark.rule("TAD-2.5")
def test_what_everybody_begins_with() -> None:
    match = started(2)
    first = seen(match)["players"][seen(match)["start"]]
    assert first["warehouse"] == {"wood": 2, "stone": 2, "marble": 1, "gold": 1}
    assert (first["tower"], first["score"]) == (0, 10)
    assert (first["figures"]["camel"]["all"], first["figures"]["ship"]["all"]) == (3, 2)


@pytest.mark.rule("TAD-2.6")
def test_extra_goods_by_place_in_the_turn_order() -> None:
    match = started(4)
    _, second, third, fourth = seen(match)["order"]
    basic, luxury = {"pick wood", "pick stone"}, {"pick marble", "pick gold"}
    for seat, offered in ((second, basic), (third, luxury), (fourth, basic), (fourth, luxury)):
        assert match.actor == seat
        assert {str(action) for action in match.actions()} == offered
        wrong = "pick gold" if offered == basic else "pick wood"
        found = match.refuse(wrong)
        assert found is not None
        assert (found.id, found.rule) == ("refused-not-offered", "TAD-2.6")
        match.play(match.actions()[-1])
    assert seen(match)["players"][fourth]["warehouse"] == {"wood": 2, "stone": 3, "marble": 1, "gold": 2}


@pytest.mark.rule("TAD-2.7")
def test_starting_tiles_in_reverse_order() -> None:
    match = started(3)
    while match.prompt is not None and match.prompt.id == "prompt-pick":
        match.play(match.actions()[0])
    asked = []
    for tile in ("i4", "i2", "i1"):
        asked.append(match.actor)
        found = match.refuse("take i5")
        assert found == refusal("not-starting", "TAD-2.7", upgrade="i5")
        match.play(f"take {tile}")
        if tile == "i4":
            assert match.refuse("take i4") == refusal("tile-taken", "TAD-2.7", upgrade="i4")
    assert asked == list(reversed(seen(match)["order"]))
    assert seen(match)["undrawn"][0] == "i3"


@pytest.mark.rule("TAD-2.7")
def test_the_last_of_four_starting_tiles_needs_no_question() -> None:
    match = started(4)
    asked = 0
    while match.prompt is not None and match.prompt.id != "prompt-place":
        asked += match.prompt.id == "prompt-start-tile"
        match.play(match.actions()[0])
    assert asked == 3
    owned = [tile for player in seen(match)["players"] for tile in player["upgrades"]]
    assert sorted(owned) == ["i1", "i2", "i3", "i4"]


@pytest.mark.rule("TAD-2.7")
def test_spare_starting_tiles_leave_the_game_by_option() -> None:
    view = seen(set_up(2, undrawn_includes_spare_starters=False))
    owned = [tile for player in view["players"] for tile in player["upgrades"]]
    assert sorted([*owned, *(tile for tile in view["removed"] if tile in ("i1", "i2", "i3", "i4"))]) == [
        "i1",
        "i2",
        "i3",
        "i4",
    ]


@pytest.mark.rule("TAD-2.8")
def test_tiles_that_two_players_do_not_use() -> None:
    removed = ["i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26", "i31", "i32", "i36", "i45", "i46", "i48"]
    assert seen(started(2))["removed"] == removed
    assert seen(started(3))["removed"] == []


@pytest.mark.rule("TAD-2.9")
@pytest.mark.parametrize(("seats", "displayed", "undrawn"), [(2, 6, 3 + 2), (3, 8, 6 + 1), (4, 10, 4)])
def test_the_display(seats: int, displayed: int, undrawn: int) -> None:
    view = seen(set_up(seats))
    assert len(view["display"]) == displayed
    assert len(view["undrawn"]) == undrawn
    assert all(int(tile[1:]) <= 18 for tile in view["display"])


@pytest.mark.rule("TAD-2.10", "TAD-2.11")
def test_two_missions_each_and_round_one() -> None:
    view = seen(set_up(4))
    assert [player["hand_size"] for player in view["players"]] == [2, 2, 2, 2]
    assert view["missions"]["deck"] == 18
    assert (view["round"], view["epoch"]) == (1, 1)


@pytest.mark.rule("TAD-2.12")
def test_nobody_sees_display_or_missions_before_the_choices() -> None:
    match = started(3)
    while match.prompt is not None and match.prompt.id != "prompt-place":
        assert seen(match, match.actor)["display"] == []
        assert seen(match, match.actor)["players"][match.actor]["hand"] == []
        match.play(match.actions()[0])
    assert seen(match)["display"]


@pytest.mark.rule("TAD-16.1")
def test_experts_take_any_tile_of_epoch_one() -> None:
    match = started(2, expert_start=True)
    match.play(match.actions()[0])
    names = {str(action) for action in match.actions()}
    assert names == {f"take i{n}" for n in range(1, 19) if n not in (7, 12, 13, 15, 17)}
    assert match.refuse("take i7") == refusal("not-first-epoch", "TAD-16.1", upgrade="i7")
    match.play("take i14")
    assert match.refuse("take i14") == refusal("tile-taken", "TAD-16.1", upgrade="i14")
    match.play("take i5")
    view = seen(match)
    assert len(view["display"]) == 6
    assert len(view["undrawn"]) == 13 - 2 - 6
    assert {"i1", "i2", "i3", "i4"} <= {*view["display"], *view["undrawn"]}


@pytest.mark.rule("TAD-2.10")
def test_missions_are_shuffled() -> None:
    hands = {tuple(seen(set_up(2, f"{seed:x}"), 0)["players"][0]["hand"]) for seed in range(1, 9)}
    assert len(hands) > 4


@pytest.mark.rule("TAD-2.5")
def test_no_mission_is_fulfilled_or_turned_in_at_the_start() -> None:
    match = set_up(4)
    assert isinstance(match.state, TadmorState)
    assert (match.state.fulfilled, match.state.returned) == ([0] * 4, [0] * 4)


@pytest.mark.rule("TAD-17.5")
def test_everybody_is_told_the_first_tops_of_the_stacks() -> None:
    match = started(3)
    tops = [event for event in match.opening if event.name == "event-top"]
    assert [event.parts["good"] for event in tops] == [[stack["top"]] for stack in seen(match)["precious"]]
    assert {event.shown for event in tops} == {(0, 1, 2)}
