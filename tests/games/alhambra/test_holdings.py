"""What a player has, as named counts, and how a choice would change it."""

from __future__ import annotations

import pytest

from majlis.engine.words import LANGUAGES
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table, table

ALL = "vizier+exchange_cards+bonus_cards+huts"


def changes(t: Table, action: str) -> dict[str, int]:
    """How the holdings of the player to move would change for certain; nobody else's may."""
    outlook = t.match.outlook(action)
    assert all(change.sure and change.seat == t.match.actor for change in outlook.changes)
    return {change.name: change.low for change in outlook.changes}


@pytest.mark.rule("ALH-17.3")
def test_the_worth_of_the_money_in_hand_is_told_to_its_owner_alone() -> None:
    t = table().hand(0, "florin-3", "florin-4", "ducat-9").hand(1, "dirham-2")
    mine = t.match.holdings(0, 0)
    assert {name: mine[name] for name in ("florin", "dirham", "denar", "ducat", "cards")} == {
        "florin": 7,
        "dirham": 0,
        "denar": 0,
        "ducat": 9,
        "cards": 3,
    }
    theirs = t.match.holdings(1, 0)
    assert theirs["cards"] == 1
    assert not {"florin", "dirham", "denar", "ducat"} & theirs.keys()


@pytest.mark.rule("ALH-17.10")
def test_exchange_cards_look_like_money_from_behind() -> None:
    t = table(modules="exchange_cards").hand(0, "florin-3", "exchange_denar_ducat")
    assert (t.match.holdings(0, 0)["cards"], t.match.holdings(0, 0)["exchange_cards"]) == (2, 1)
    assert t.match.holdings(0, 1)["cards"] == 2
    assert "exchange_cards" not in t.match.holdings(0, 1)


@pytest.mark.rule("ALH-2.9")
def test_what_belongs_to_a_module_is_counted_only_with_it() -> None:
    extra = {"exchange_cards", "huts", "vizier", "bonus_hidden", "bonus_open"}
    assert not extra & table().match.holdings(0, 0).keys()
    held = table(modules=ALL).match.holdings(0, 0)
    assert {name: held[name] for name in extra} == {
        "exchange_cards": 0,
        "huts": 0,
        "vizier": 1,
        "bonus_hidden": 3,
        "bonus_open": 0,
    }


@pytest.mark.rule("ALH-5.3")
def test_a_purchase_costs_the_cards_paid_and_nothing_else() -> None:
    t = table().market(denar="garden_8_nw").hand(0, "denar-9", "denar-5", "denar-3", "florin-1")
    assert changes(t, "buy denar denar-9") == {"denar": -9, "cards": -1}
    assert changes(t, "buy denar denar-3+denar-5") == {"denar": -8, "cards": -2}


@pytest.mark.rule("ALH-9.2", "ALH-9.7")
def test_a_tile_that_is_placed_adds_to_its_type_and_to_the_wall() -> None:
    t = table().market(denar="garden_8_nw").hand(0, "denar-9").play_on("buy denar denar-9")
    assert changes(t, "place garden_8_nw -1,0") == {"garden": 1, "wall": 2}
    assert changes(t, "keep garden_8_nw") == {"reserve": 1}


@pytest.mark.rule("ALH-12.7", "ALH-12.12")
def test_the_vizier_is_counted_while_the_stone_is_active() -> None:
    t = table(modules="vizier").stone(0, False)
    assert t.match.holdings(0)["vizier"] == 0
    assert changes(t, "reactivate") == {"vizier": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_holding_has_an_amount_and_a_label(language: str) -> None:
    words = GAME.words(language)
    said = {holding.name: words.say(f"holding-{holding.name}", count=5) for holding in GAME.holdings()}
    labels = {words.say(f"holding-{holding.name}.label") for holding in GAME.holdings()}
    assert len(labels) == len(said) == 19
    assert said["tower"] == {"en": "5 towers", "de": "5 Türme", "ru": "5 башен"}[language]
    assert said["wall"] == {"en": "5 wall segments", "de": "5 Mauerstücke", "ru": "5 отрезков стены"}[language]
