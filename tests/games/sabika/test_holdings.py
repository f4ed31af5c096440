"""What a player has, as named counts, and how a choice would change it."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.sabika.game import GAME
from tests.games.sabika.builder import Table, table


def changes(t: Table, action: str) -> dict[str, int]:
    """How the holdings of the player to move would change for certain; nobody else's may."""
    outlook = t.match.outlook(action)
    assert all(change.sure and change.seat == t.match.actor for change in outlook.changes)
    return {change.name: change.low for change in outlook.changes}


@pytest.mark.rule("SAB-14.3")
def test_everything_that_a_player_has_is_public() -> None:
    t = table(2).give(0, dinars=4, seals=1, gypsum=2, sugar=1).raw(0, "silk").crates(0, 6).turn(0)
    held = t.match.holdings(0, 1)
    assert held == t.match.holdings(0, 0)
    named = ("dinar", "seal", "gypsum", "sugar", "silk", "free_crates", "workers")
    assert {name: held[name] for name in named} == {
        "dinar": 4,
        "seal": 1,
        "gypsum": 2,
        "sugar": 1,
        "silk": 1,
        "free_crates": 3,
        "workers": 4,
    }


@pytest.mark.rule("SAB-3.12")
def test_resting_brings_dinars_for_prestige_and_uses_the_worker() -> None:
    assert changes(table(2).turn(0), "rest poet") == {"prestige": -1, "dinar": 3, "workers": -1}


@pytest.mark.rule("SAB-5.14", "SAB-5.15")
def test_a_building_costs_its_materials_and_brings_their_prestige() -> None:
    t = table(2).open_large(1).open_small().give(0, gypsum=1, wood=1).act(0, "build")
    found = changes(t, "build large_1 gypsum+wood")
    assert {name: found[name] for name in ("prestige", "gypsum", "wood", "free_crates", "large_buildings")} == {
        "prestige": 3,
        "gypsum": -1,
        "wood": -1,
        "free_crates": 2,
        "large_buildings": 1,
    }


@pytest.mark.rule("SAB-6.1")
def test_an_export_costs_the_way_and_brings_prestige_parias_and_the_seal() -> None:
    t = table(2).city("florence", 2).give(0, sugar=1, dinars=5).act(0, "export")
    found = changes(t, "export florence sugar")
    assert found["dinar"] == -2 + 3, "the way, and the bonus of city tile 2"
    assert (found["seal"], found["sugar"], found["ships"]) == (1, -1, 1)
    assert found["prestige"] >= 1
    assert found["paria"] >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_holding_has_an_amount_and_a_label(language: str) -> None:
    words = GAME.words(language)
    said = {holding.name: words.say(f"holding-{holding.name}", count=2) for holding in GAME.holdings()}
    labels = {words.say(f"holding-{holding.name}.label") for holding in GAME.holdings()}
    assert len(labels) == len(said)
    assert said["dinar"] == {"en": "2 dinars", "de": "2 Dinare", "ru": "2 динара"}[language]
    assert said["wood"] == {"en": "2 wood", "de": "2 Holz", "ru": "древесина ×2"}[language]
