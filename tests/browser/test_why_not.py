"""Touching what cannot be done says why, with the rule's number; the number opens the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.player import Keys, Player


@pytest.mark.rule("ALH-6.2")
def test_a_cell_that_does_not_fit_says_which_rule_forbids_it(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy")
    page, player = leila.page, Player(leila.page)
    player.until(".own-palace .free.refused")
    before = player.position()
    player.touch(".own-palace .free.refused")
    bubble = page.locator(".why")
    expect(bubble).to_be_visible()
    number = bubble.get_by_role("button").text_content() or ""
    assert re.fullmatch(r"ALH-\d+\.\d+", number)
    assert len((bubble.text_content() or "").replace(number, "").split()) > 3, "the reason is a sentence"
    assert player.position() == before, "nothing was played"
    box, view = bubble.bounding_box(), page.viewport_size
    assert box is not None
    assert view is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= view["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= view["height"]

    bubble.get_by_role("button").click()
    rule = page.get_by_role("dialog").locator(f"[data-id='{number}']")
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()
    expect(bubble).to_have_count(0)


def test_a_building_that_is_too_dear_says_so(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy")
    page, player = leila.page, Player(leila.page)
    player.until(".slot:not(.can):not(.empty)")
    player.touch(".slot:not(.can):not(.empty)")
    bubble = page.locator(".why")
    expect(bubble.get_by_role("button")).to_have_text(re.compile(r"^ALH-\d+\.\d+$"))
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_why_not_by_keyboard(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy")
    page, player = leila.page, Keys(leila.page)
    player.until(".slot:not(.can):not(.empty)")
    player.choose(".slots", ".slot:not(.can)")
    player.press("Enter")
    expect(page.locator(".why")).to_be_visible()
    said = page.locator(".why").locator("span").text_content() or ""
    expect(page.locator("[aria-live=polite].visually-hidden")).to_contain_text(said)


def test_a_reason_is_still_heard_when_the_news_comes_after_it(visit: Visit) -> None:
    """Turns are told a moment after the position; whoever asks "why not" in between hears both."""
    leila = visit()
    page, player = leila.page, Keys(leila.page)
    held: list[Route] = []
    page.route("**/turns?*", lambda route: held.append(route))
    leila.sit_at("easy", "easy")
    player.until(".slot:not(.can):not(.empty)")
    player.choose(".slots", ".slot:not(.can)")
    player.press("Enter")
    said = page.locator(".why").locator("span").text_content() or ""
    spoken = page.locator("[aria-live=polite].visually-hidden")
    expect(spoken).to_contain_text(said)
    assert held, "nobody has asked for the turns"
    for route in held:
        route.continue_()
    page.unroute("**/turns?*")
    expect(spoken).to_contain_text("Your turn")
    expect(spoken).to_contain_text(said)
