"""Two people at one table: neither browser ever receives what the other holds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import majlis
from majlis.engine.match import Match
from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.courtier import Courtier
from tests.browser.player import Player, take_turns
from tests.browser.seldom import Twice
from tests.browser.server import DEALT
from tests.browser.traffic import Traffic
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier


def hand(match: Match, seat: int) -> list[str]:
    """What a seat of a match of any game holds."""
    seen = json.loads(json.dumps(match.view(seat)))
    return list(seen["players"][seat]["hand"])


def held(told: Traffic, seat: int) -> dict[str, Any]:
    """What a seat holds, as its own stream told it last."""
    view = next(update["view"] for update in reversed(told.updates()) if update["view"])
    player: dict[str, Any] = view["players"][seat]
    return player


def check_received(told: Traffic, seat: int, secret: set[str]) -> None:
    """Full views name only the player's own hand; cards that the other holds hidden are named nowhere."""
    views = [update["view"] for update in told.updates() if update["view"]]
    assert len(views) > 10
    named = {
        player["seat"] for view in views for player in view["players"] if "hand" in player or "bonus_hand" in player
    }
    assert named == {seat}
    everything = told.everything()
    assert not [card for card in secret if card in everything]


def check_shown(visitor: Visitor, told: Traffic, seat: int) -> None:
    """The page holds cards of one hand: the player's own."""
    assert visitor.page.locator("[data-piece^='hand:']").count() == len(held(told, seat)["hand"])
    assert visitor.page.locator("[data-piece^='open:']").count() == 0


@pytest.mark.rule("ALH-14.1")
def test_two_people_by_invite_link_never_receive_the_others_hand(visit: Visit) -> None:
    leila, omar = visit(name="Leila"), visit(name="Omar")
    first, second = Traffic(leila), Traffic(omar)
    leila.page.goto("/")
    leila.page.locator(".card[data-game=alhambra] .btn.pri").click()
    dialog = leila.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Leila")
    dialog.get_by_text("Modules and options").click()
    dialog.get_by_role("checkbox", name="Bonus cards").check()
    dialog.get_by_text("With friends").click()
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_label("Only with the link").check()
    dialog.get_by_role("button", name="Open the table").click()
    link = leila.page.get_by_role("textbox", name="Link to this table").input_value()

    omar.page.goto(link)
    omar.page.get_by_label("Your name").fill("Omar")
    omar.page.get_by_role("button", name="Sit down").click()
    for visitor in (leila, omar):
        expect(visitor.page.locator(".board")).to_be_visible()
        expect(visitor.page.get_by_role("complementary")).to_contain_text("Omar")

    take_turns(Player(leila.page), Player(omar.page), 24)
    hidden = [set(held(told, seat)["bonus_hand"]) for seat, told in enumerate((first, second))]
    assert all(hidden)
    check_received(first, 0, hidden[1])
    check_received(second, 1, hidden[0])
    check_shown(leila, first, 0)
    check_shown(omar, second, 1)


# Games whose hands come later: what a seat holds hidden, somebody who plays by what is lit, and how a card of the hand is drawn.
HANDS = {
    "al_rashid": (Courtier, ".hand > *"),
    "tadmor": (Caravaneer, ".own [data-piece^='hand:']"),
}


def sit_down(leila: Visitor, omar: Visitor, game: str) -> dict[str, Any]:
    """A table of two, the second by the link."""
    table = leila.open_table("open", game=game, private=True)
    omar.page.goto(table["link"])
    omar.page.get_by_label("Your name").fill("Omar")
    omar.page.get_by_role("button", name="Sit down").click()
    leila.page.goto(table["link"])
    for visitor in (leila, omar):
        expect(visitor.page.locator(".board")).to_be_visible()
    found: dict[str, Any] = leila.call(f"/tables/{table['id']}")
    return {**table, "seq": found["seq"]}


def named(told: Traffic, key: str) -> set[int]:
    """The seats about which this browser was ever told such a thing."""
    views = [update["view"] for update in told.updates() if update["view"]]
    return {player["seat"] for view in views for player in view["players"] if key in player}


@pytest.mark.rule("RAS-13.2", "TAD-17.2")
@pytest.mark.parametrize("game", HANDS)
def test_neither_browser_receives_what_the_other_holds(visit: Visit, game: str) -> None:
    """Played by calls until both hold something, then by hand; both pages listen all the time."""
    leila, omar = people = visit(name="Leila"), visit(name="Omar")
    told = [Traffic(visitor) for visitor in people]
    table = sit_down(leila, omar, game)
    twice = Twice(table, majlis.game(game).start(2, {}, DEALT), 1, *people)
    while not all(hidden := [hand(twice.match, seat) for seat in range(2)]):
        twice.go_on()
    kind, card = HANDS[game]
    for seat, visitor in enumerate(people):
        expect(visitor.page.locator(card)).to_have_count(len(hidden[seat]))
    take_turns(kind(leila.page), kind(omar.page), 4)
    for seat in range(2):
        assert named(told[seat], "hand") == {seat}
        if game == "tadmor":  # there is one of each mission; mercenaries are of a few kinds
            secret = set(held(told[1 - seat], 1 - seat)["hand"]) & set(hidden[1 - seat])
            assert not [mission for mission in secret if f'"{mission}"' in told[seat].everything()]


@pytest.mark.rule("SAB-14.2")
def test_start_tiles_are_kept_in_secret_and_the_other_one_is_never_shown(visit: Visit) -> None:
    leila, omar = people = visit(name="Leila"), visit(name="Omar")
    told = [Traffic(visitor) for visitor in people]
    sit_down(leila, omar, "sabika")
    dealt = [set(held(told[seat], seat)["start_tiles"]) for seat in range(2)]
    assert [len(tiles) for tiles in dealt] == [2, 2]
    aside = []
    for seat, visitor in enumerate(people):
        for other in range(2):
            assert not [tile for tile in dealt[1 - other] if f'"{tile}"' in told[other].everything()]
        kept = visitor.page.locator(".tray .choice").first.get_attribute("data-choice") or ""
        aside.append(dealt[seat] - {kept.removeprefix("keep ")})
        Vizier(visitor.page).step()
    take_turns(Vizier(leila.page), Vizier(omar.page), 4)
    for seat in range(2):
        assert len(aside[1 - seat]) == 1
        assert not [tile for tile in aside[1 - seat] if f'"{tile}"' in told[seat].everything()]


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    leila = visit(name="Leila")
    table = leila.sit_at("easy", options={"modules": ["bonus_cards"]})
    watcher = visit(name="Zaynab")
    told = Traffic(watcher)
    watcher.page.goto(f"/table/{table['id']}")
    expect(watcher.page.locator(".eye")).to_contain_text("Watching")
    player = Player(leila.page)
    for _ in range(6):
        player.step()
    moved = leila.page.locator(".own-palace .built").count()
    watcher.page.wait_for_function("(many) => document.querySelectorAll('.built').length >= many", arg=moved)
    assert watcher.page.locator("[data-piece^='hand:'], [data-piece^='open:'], .own, .answers").count() == 0
    views = [update["view"] for update in told.updates() if update["view"]]
    assert views
    assert not [player for view in views for player in view["players"] if "hand" in player or "bonus_hand" in player]
