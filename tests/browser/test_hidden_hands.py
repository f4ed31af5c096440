"""Two people at one table: neither browser ever receives what the other holds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, take_turns
from tests.browser.traffic import Traffic
from tests.browser.visitor import Visitor


def held(told: Traffic, seat: int) -> dict[str, Any]:
    """What a seat holds, as its own stream told last."""
    view = next(update["view"] for update in reversed(told.updates()) if update["view"])
    player: dict[str, Any] = view["players"][seat]
    return player


def check_received(told: Traffic, seat: int, secret: set[str]) -> None:
    """Full views name the own hand only; cards that the other holds hidden are named nowhere."""
    views = [update["view"] for update in told.updates() if update["view"]]
    assert len(views) > 10
    named = {
        player["seat"] for view in views for player in view["players"] if "hand" in player or "bonus_hand" in player
    }
    assert named == {seat}
    everything = told.everything()
    assert not [card for card in secret if card in everything]


def check_shown(visitor: Visitor, told: Traffic, seat: int) -> None:
    """The page holds cards of one hand: the own one."""
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
