"""The second reading at the moments in which an option decides: it agrees with the game, and it would notice an option without effect.

Whole matches (`test_second_reading.py`) seldom come to these moments; here they are laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.settings import SCHEMA
from tests.games.tadmor.builder import Table, seen, table
from tests.games.tadmor.second_reading import DATA, Reader, said

Options = dict[str, Any]
Moment = Callable[[Options, Options], None]
"""Lays out a position with the first options, and reads on from there with the second."""

FIRST = {tile["id"].lower() for tile in DATA["upgrade"] if tile["epoch"] == 1}
STARTERS = {tile["id"].lower() for tile in DATA["upgrade"] if tile["starting"]}
NOT_FOR_TWO = {tile["id"].lower() for tile in DATA["upgrade"] if not tile["two_player"]}
TOWER_PRESTIGE = {
    tile["id"].lower(): tile["effect"]["pp"] for tile in DATA["upgrade"] if tile["effect"]["op"] == "tower_prestige"
}


def asked(t: Table, told: Options, *notations: str) -> Reader:
    """Plays these, checking every question before and after them."""
    reader = Reader(t.match, told)
    for notation in (*notations, None):
        assert {said(str(action)) for action in t.match.actions()} == reader.expected(), t.asked()
        if notation is not None:
            reader.heard(said(notation), t.match.play(notation))
    return reader


def experts(options: Options, told: Options) -> None:
    """TAD-2.7, 16.1: which tiles the last player may begin with, once the choices before have been made."""
    match = GAME.start(2, options, "7")
    while match.prompt is not None and match.prompt.id != "prompt-start-tile":
        match.play(match.actions()[0])
    free = (FIRST if told.get("expert_start") else STARTERS) - NOT_FOR_TWO
    assert {str(action) for action in match.actions()} == {f"take {tile}" for tile in free}


def spare_starters(options: Options, told: Options) -> None:
    """TAD-2.7."""
    match = GAME.start(2, options, "7")
    while match.prompt is not None and match.prompt.id != "prompt-place":
        match.play(match.actions()[0])
    view = seen(match)
    spare = STARTERS - {tile for player in view["players"] for tile in player["upgrades"]}
    assert spare & set(view["undrawn"]) == (spare if told.get("undrawn_includes_spare_starters", True) else set())


def a_tie_for_the_highest_tower(options: Options, told: Options) -> None:
    """TAD-9.1."""
    for owners in ({0: "i16"}, {0: "i16", 1: "i35"}, {1: "i36"}, {2: "i17"}):
        t = table(3, **options).tower(0, 4).tower(1, 4).tower(2, 3)
        for seat, tile in owners.items():
            t.upgrades(seat, tile)
        before = [t.points(seat) for seat in range(3)]
        t.acting()
        heights = [t.height(seat) for seat in range(3)]
        highest = [seat for seat in range(3) if heights[seat] == max(heights)]
        eligible = [seat for seat in highest if seat in owners]
        strict = told.get("tower_prestige_tie") == "strict" and len(highest) > 1
        gains = [0, 0, 0]
        if len(eligible) == 1 and not strict:
            gains[eligible[0]] = TOWER_PRESTIGE[owners[eligible[0]]]
        assert [t.points(seat) - n for seat, n in enumerate(before)] == gains


def a_round_without_an_attack(options: Options, told: Options) -> None:
    """TAD-5.7: with the option the card of the region attacked last can be hired again."""
    t = table(2, **options).stand(1, "raiders").slot("ebla").raiding()
    assert (t.view()["raiders"]["slot"] is None) == told.get("raid_slot_cleared_without_attack", False)
    asked(t, told)


def a_swap_without_an_attack(options: Options, told: Options) -> None:
    """TAD-5.5."""
    t = table(**options).fulfilled(0, "k14").stand(0, "ebla_market").stand(1, "palmyra_temple").raiding()
    assert (t.asked() == "swap") == told.get("swap_without_attack", True)
    asked(t, told)


def half_a_pair(options: Options, told: Options) -> None:
    """TAD-8.2."""
    t = table(2, **options).goods(0, wood=1, marble=2).stand(0, "damascus_tower_double").acting()
    asked(t, told)


def a_ready_shipyard(options: Options, told: Options) -> None:
    """TAD-6.10."""
    t = table(2, **options).precious(0, "myrrh", "jade", "silk").hand(0, "k1").stand(0, "north_sea_shipyard").acting()
    assert (t.ships(0) == 3) == told.get("auto_resolve", True)
    asked(t, told)


def nothing_to_do_in_the_kingdom(options: Options, told: Options) -> None:
    """TAD-6.11."""
    t = table(2, **options).goods(0, wood=2).upgrades(0, "i1").acting()
    while t.asked() == "building":
        t.play("end")
    assert (t.asked() == "kingdom") == (not told.get("skip_idle_windows", True))


def a_tile_below_a_free_level(options: Options, told: Options) -> None:
    """TAD-8.5."""
    t = table(2, **options).tower(0, 4).display("i14", "i5").goods(0, wood=1, stone=2).hand(0, "k1")
    asked(t.stand(0, "palmyra_upgrade_1", "damascus_tower_single").acting(), told, "buy i14 wood")


MOMENTS: dict[str, Moment] = {
    "expert_start": experts,
    "tower_prestige_tie": a_tie_for_the_highest_tower,
    "undrawn_includes_spare_starters": spare_starters,
    "raid_slot_cleared_without_attack": a_round_without_an_attack,
    "swap_without_attack": a_swap_without_an_attack,
    "double_partial_pair": half_a_pair,
    "auto_resolve": a_ready_shipyard,
    "skip_idle_windows": nothing_to_do_in_the_kingdom,
    "free_level_when_gained": a_tile_below_a_free_level,
}


def values(name: str) -> list[object]:
    option = next(option for option in SCHEMA.options if option.name == name)
    return [option.default, *option.others()]


@pytest.mark.parametrize("name", MOMENTS)
def test_both_readings_agree_where_an_option_decides(name: str) -> None:
    for value in values(name):
        MOMENTS[name]({name: value}, {name: value})


@pytest.mark.parametrize("name", MOMENTS)
def test_the_second_reading_would_notice_an_option_without_effect(name: str) -> None:
    one, other = values(name)
    for played, told in ((one, other), (other, one)):
        with pytest.raises(AssertionError):
            MOMENTS[name]({name: played}, {name: told})


def test_every_option_has_its_moment() -> None:
    assert {option.name for option in SCHEMA.options} == MOMENTS.keys()
