"""Chapter 18: what is limited, and what is not."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.box import SHIP
from tests.games.kit import refusal
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-18.1")
def test_figures_are_limited() -> None:
    t = table(2).figures(0, 5, 4).tower(0, 20).precious(0, "myrrh", "myrrh", "jade", "jade", "silk", "silk")
    t.stand(0, "antioch_caravan", "north_sea_shipyard").acting().end()
    assert (t.camels(0), t.ships(0)) == (5, 4)


@pytest.mark.rule("TAD-18.1")
def test_only_statues_run_out_for_good() -> None:
    t = (
        table(2)
        .temple(0, "statues", "statues")
        .temple(1, "statues", "statues", "roof")
        .goods(1, marble=4, gold=4)
        .hand(1, "k1")
    )
    t.stand(1, "ebla_temple").acting()
    found = t.refused("temple ebla_temple statues gold+gold+gold+gold+marble+marble+marble+marble")
    assert found == refusal("no-temple-card", "TAD-18.1", stage="statues")
    t = table(2).temple(0, "foundation").goods(0, stone=3, marble=3).stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple colonnade marble+marble+marble+stone+stone+stone")
    assert t.view(None)["temple_cards"]["foundation"] == 4


@pytest.mark.rule("TAD-18.1")
def test_prizes_stop_with_the_last_good() -> None:
    t = (
        table(2)
        .temple(0, "roof")
        .goods(0, marble=4, gold=4)
        .stack(0, "myrrh")
        .stack(1)
        .stack(2)
        .stand(0, "ebla_temple")
        .acting()
    )
    t.play("temple ebla_temple statues gold+gold+gold+gold+marble+marble+marble+marble")
    assert t.player(0)["precious"] == {"myrrh": 1}
    assert t.view(None)["prize"] is None


@pytest.mark.rule("TAD-18.2")
def test_what_is_unlimited() -> None:
    t = table(2).tower(0, 120).goods(0, stone=200).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 40")
    assert t.height(0) == 160
    t = table(2).round(7).score(0, -4).acting()
    assert t.points(0) == -10


@pytest.mark.rule("TAD-18.3")
@pytest.mark.parametrize(("seats", "ships", "camels"), [(2, 9, 23), (3, 13, 26), (4, 13, 26)])
def test_room_for_figures(seats: int, ships: int, camels: int) -> None:
    t = table(seats)
    kinds = [t.box.accepts[place] for place in t.box.places_of[seats]]
    assert sum(kind != 0 for kind in kinds) == ships
    assert sum(kind != SHIP for kind in kinds) == camels


@pytest.mark.rule("TAD-18.3")
def test_a_fourteenth_ship_may_stay_unplaced() -> None:
    t = table(4)
    for seat in range(4):
        t.figures(seat, 0, 4 if seat < 3 else 2)
    t.placing()
    placed = 0
    while t.asked() == "place" and t.state.round == 1:
        t.play(sorted(t.legal("place"))[0])
        placed += 1
    assert placed == 13
