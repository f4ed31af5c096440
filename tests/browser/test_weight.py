"""A first visit is light: from the lobby to the board in three clicks and a quarter of a megabyte."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.traffic import Traffic

MOST = 250_000
CODE = {"Script", "Stylesheet", "Font"}


def test_a_first_visit_loads_at_most_250_kilobytes_before_the_board_shows(visit: Visit) -> None:
    leila = visit()
    told = Traffic(leila)
    page, player = leila.page, Player(leila.page)
    page.goto("/")
    player.touch(".card[data-game=alhambra] .btn.pri")
    player.touch("dialog[open] .btn.pri.big")
    expect(page.locator(".own-palace .built").first).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    weights = {kind: sum(told.weights.get(kind, [])) for kind in CODE}
    assert all(weights.values()), weights
    assert sum(weights.values()) <= MOST, weights
