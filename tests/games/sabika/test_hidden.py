"""Chapter 14: hidden information."""

from __future__ import annotations

import json

import pytest

from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.games.sabika.game import GAME
from majlis.games.sabika.state import SabikaState
from tests.games.sabika.builder import seen, table


def state_of(match: Match) -> SabikaState:
    assert isinstance(match.state, SabikaState)
    return match.state


@pytest.mark.rule("SAB-14.1")
@pytest.mark.parametrize(("seats", "options"), [(1, {"level": "hard"}), (3, {"expert": True})])
def test_no_view_depends_on_decks_stacks_or_the_third_event(seats: int, options: dict[str, object]) -> None:
    match = GAME.start(seats, options, "5")
    state = state_of(match)
    views = [json.dumps(seen(match, viewer)) for viewer in (None, *range(seats))]
    for pile in (state.small_deck, state.poem_deck, *state.stacks):
        pile.reverse()
    state.third = next(
        event.number for event in state.box.events[1:] if event.number not in (state.event, state.coming, state.third)
    )
    if state.yusuf is not None:
        state.yusuf.tiles.reverse()
        for deck in state.yusuf.decks:
            deck.reverse()
    assert [json.dumps(seen(match, viewer)) for viewer in (None, *range(seats))] == views


@pytest.mark.rule("SAB-14.1")
def test_imagined_positions_shuffle_what_nobody_knows() -> None:
    state = state_of(GAME.start(2, {"expert": True}, "5"))
    others = [state.imagine(0, Chance.of(f"{n:x}")) for n in range(1, 12)]
    assert len({tuple(other.small_deck) for other in others}) > 5
    assert len({tuple(other.stacks[0]) for other in others}) > 5
    assert len({other.third for other in others}) > 3
    assert all({state.event, state.coming}.isdisjoint({other.third}) for other in others)
    for other in others:
        assert sorted(other.stacks[0] + other.stacks[1]) == sorted(state.stacks[0] + state.stacks[1])


@pytest.mark.rule("SAB-14.1")
@pytest.mark.parametrize("mix", ["good", "mostly_good", "mostly_bad", "bad"])
def test_an_agreed_mix_of_events_tells_what_the_third_one_is_like(mix: str) -> None:
    state = state_of(GAME.start(2, {"expert": True, "events": mix}, "5"))
    good = state.box.events[state.third].good
    assert {state.box.events[state.imagine(1, Chance.of(f"{n:x}")).third].good for n in range(1, 9)} == {good}


@pytest.mark.rule("SAB-14.1")
def test_the_content_of_the_bag_is_known() -> None:
    view = table(2).view()
    assert view["bag"] == {"cane": 8, "silk": 8, "clay": 8}


@pytest.mark.rule("SAB-14.2")
def test_start_tiles_and_choices_are_secret_until_all_have_chosen() -> None:
    match = GAME.start(3, {}, "5")
    own = seen(match, 0)["players"][0]["start_tiles"]
    assert len(own) == 2
    for viewer in (None, 1, 2):
        assert "start_tiles" not in seen(match, viewer)["players"][0]
    events = match.play(f"keep {own[0]}", 0)
    assert [event.seen_by(1) for event in events] == [{"tile": "start_tile"}]
    assert [event.seen_by(0) for event in events] == [{"tile": own[0]}]
    assert seen(match, 1)["players"][0]["start_chosen"]
    assert seen(match, 1)["players"][0]["start_tile"] is None
    state = state_of(match)
    kept = {state.imagine(1, Chance.of(f"{n:x}")).kept[0] for n in range(1, 12)}
    assert len(kept) > 3
    assert all(state.imagine(1, Chance.of(f"{n:x}")).dealt[2:4] == state.dealt[2:4] for n in range(1, 4))
    for seat in (1, 2):
        match.play(match.actions(seat)[0], seat)
    assert seen(match)["players"][0]["start_tile"] == own[0]
    assert own[1] not in json.dumps([seen(match, viewer)["players"] for viewer in (None, 0, 1, 2)])


@pytest.mark.rule("SAB-14.3")
def test_everything_else_is_open_to_all() -> None:
    t = table(3).give(1, dinars=3, seals=1, parias=2, wood=1).raw(1, "silk").poem(1, "poem_1").ship(1, "fez")
    views = [t.view(viewer) for viewer in (None, 0, 1, 2)]
    for view in views:
        assert {**view, "seat": None} == views[0]


@pytest.mark.rule("SAB-14.4")
def test_the_category_of_a_built_large_building_stays_visible() -> None:
    t = table(2).open_large(4).open_small().give(0, gypsum=1).act(0, "build")
    assert t.player(0, 1)["large"] == ["large_4"]
    assert t.player(0, 1)["categories"]["palace"] == 1
