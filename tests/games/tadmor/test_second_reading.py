"""Matches are played at random, and at every decision the rules as they were read a second time (`second_reading.py`) say the same."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.settings import SCHEMA
from majlis.games.tadmor.state import TadmorState
from tests.games.tadmor.builder import seen
from tests.games.tadmor.second_reading import Reader, said, totals


def pick(chance: Chance, actions: list[str]) -> str:
    """A verb first, so that all of them come up; windows are not ended at once."""
    verbs = sorted({action.split()[0] for action in actions})
    if len(verbs) > 1 and chance.below(3):
        verbs = [verb for verb in verbs if verb not in ("end", "decline", "discard")] or verbs
    verb = verbs[chance.below(len(verbs))]
    fitting = [action for action in actions if action.split()[0] == verb]
    return fitting[chance.below(len(fitting))]


def enrich(match: Match, chance: Chance) -> None:
    """Missions that are fulfilled already, higher towers, fuller stores and tiles of later epochs, so that more can happen."""
    state = match.state
    assert isinstance(state, TadmorState)
    for seat in range(match.seats):
        for _ in range(4):
            state.fulfilled[seat] |= 1 << state.deck.pop(0)
        for resource in range(4):
            state.warehouse[seat * 4 + resource] += 4
        state.tower[seat] = chance.below(13)
        for _ in range(6):
            later = [tile for tile in range(18, 48) if not state.removed >> tile & 1]
            tile = later[chance.below(len(later))]
            state.upgrades[seat] |= 1 << tile
            state.removed |= 1 << tile  # it is not displayed a second time


HAND_MADE: dict[str, object] = {
    "auto_resolve": False, "skip_idle_windows": False, "double_partial_pair": False, "raid_slot_cleared_without_attack": True,
    "free_level_when_gained": False,
}  # fmt: skip
OTHERWISE: dict[str, object] = {
    "expert_start": True, "tower_prestige_tie": "strict", "undrawn_includes_spare_starters": False, "swap_without_attack": False,
}  # fmt: skip
MATCHES: list[tuple[int, str, dict[str, object], bool]] = [
    *((2, "a1", {}, False), (4, "a2", {}, False), (2, "b1", {}, True), (3, "b3", {}, True), (4, "b5", {}, True)),
    *((2, "b2", HAND_MADE, True), (3, "b4", HAND_MADE, True), (3, "b6", OTHERWISE, True), (4, "b7", OTHERWISE, False)),
]


@pytest.mark.rule(
    "TAD-4.1", "TAD-5.2", "TAD-5.6", "TAD-6.4", "TAD-6.11", "TAD-8.1", "TAD-10.5", "TAD-10.7", "TAD-11.2", "TAD-15.1"
)
@pytest.mark.parametrize(("seats", "seed", "options", "rich"), MATCHES)
def test_both_readings_agree_all_through_a_match(seats: int, seed: str, options: dict[str, object], rich: bool) -> None:
    match = GAME.start(seats, options, seed)
    chance = Chance.of(seed)
    while match.prompt is not None and match.prompt.id != "prompt-place":
        match.play(match.actions()[0])
    if rich:
        enrich(match, chance)
    reader = Reader(match, options)
    while not match.over:
        reader.windows()
        actions = [str(action) for action in match.actions()]
        assert match.prompt is not None
        assert {said(action) for action in actions} == reader.expected(), match.prompt.id
        assert [player["total"] for player in reader.view["players"]] == totals(reader.view)
        notation = pick(chance, actions)
        reader.heard(said(notation), match.play(notation))
    view = seen(match)
    assert match.scores() == totals(view)
    keys = [
        (total, sum(player["precious"].values())) for total, player in zip(totals(view), view["players"], strict=True)
    ]
    assert match.ranking() == [1 + sum(other > mine for other in keys) for mine in keys]


def test_every_value_of_every_option_is_read_twice() -> None:
    met = {(name, value) for _, _, options, _ in MATCHES for name, value in options.items()}
    assert {(option.name, value) for option in SCHEMA.options for value in option.others()} - met == set()
