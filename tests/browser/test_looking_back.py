"""Taking back, restarting a turn, looking back, and replays by address."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player


def confirm_turns(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Confirm my turns")).check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_undo_and_restart_turn(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy")
    page, player = leila.page, Player(leila.page)
    confirm_turns(page)
    player.until(".slot.can")
    market = page.locator("[data-piece^='market:']").count()
    start = lying(page)
    player.step()
    expect(page.locator("[data-piece^='market:']")).to_have_count(market - 1)

    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-piece^='market:']")).to_have_count(market)
    assert lying(page) == start

    player.until(".answers .btn:has-text('Confirm')")
    assert lying(page) != start
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator("[data-piece^='market:']")).to_have_count(market)
    assert lying(page) == start

    player.until(".answers .btn:has-text('Confirm')")
    before = player.position()
    page.get_by_role("button", name="Confirm").click()
    player.changed(before)


def lying(page: Page) -> list[str]:
    """Everything that lies on the table."""
    pieces: list[str] = page.eval_on_selector_all("[data-piece]", "(all) => all.map((piece) => piece.dataset.piece)")
    return sorted(pieces)


def shown(page: Page) -> list[str]:
    """What lies on the table at the moment that the slider asks for, once it is there."""
    expect(page.locator("section.back")).to_have_attribute("aria-busy", "false")
    return lying(page)


def test_a_replay_by_slider_and_by_address(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"/table/{finished}")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(page).to_have_url(re.compile(rf"/replay/{finished}\?at=0$"))
    count = page.locator(".count")
    expect(count).to_have_text(re.compile(r"^0 of \d+$"))
    all_of_them = int((count.text_content() or "").rpartition(" ")[2])
    assert all_of_them > 40
    expect(page.locator("button.mini")).to_have_count(3)

    slider.press("End")
    expect(count).to_have_text(f"{all_of_them} of {all_of_them}")
    slider.fill("30")
    expect(page).to_have_url(re.compile(r"\?at=30$"))
    then = shown(page)

    other = visit(name="Omar")
    other.page.goto(page.url)
    expect(other.page.locator(".count")).to_have_text(f"30 of {all_of_them}")
    expect(other.page.locator("[data-piece]").first).to_be_visible()
    assert shown(other.page) == then

    page.get_by_label("View").select_option(label="Buthayna")
    expect(page).to_have_url(re.compile(r"\?at=30&seat=0$"))
    expect(page.locator("[data-piece^='hand:']").first).to_be_visible()


def test_looking_back_in_the_middle_of_a_match(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    page, player = leila.page, Player(leila.page)
    for _ in range(4):
        player.step()
    player.sight()
    now = lying(page)
    page.keyboard.press("b")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".own-palace .built")).to_have_count(1)
    expect(page.locator(".answers"), "nothing can be played in the past").to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".answers")).to_be_visible()
    assert lying(page) == now
    player.step()
