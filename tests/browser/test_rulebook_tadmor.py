"""Tadmor's rulebook on the page: its boards are drawn, examples crop the map to what they are about, and nothing is too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import check_both_themes
from tests.browser.words import internal

CHAPTERS = (
    *("goal", "round", "placing", "raiders", "upgrades", "resources"),
    *("building", "goods", "kingdom", "end", "glance", "aid"),
)
"""All of them, in order."""


def figures(page: Page, region: str) -> int:
    """How many figures stand in a region of the example's map."""
    return page.locator(f".example [data-space^={region}] svg.figure").count()


def test_an_example_shows_its_region_and_what_the_raiders_do_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/tadmor/raiders")
    example = page.locator(".example")
    expect(example.locator("[data-space]")).to_have_count(38)
    expect(example.locator(".struck")).to_be_visible()
    sea = example.locator("[data-space=south_sea_stone_ship_1]")
    expect(sea).to_be_in_viewport()
    assert figures(page, "south_sea") == 3
    example.get_by_role("button", name="One step on").click()
    expect(example.locator("[data-space^=south_sea] svg.figure")).to_have_count(0)
    example.get_by_role("button", name="One step on").click()
    expect(example.locator(".light")).to_be_visible()
    expect(example.locator("li").last).to_contain_text("6 regions")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_word_of_the_machine_is_left_and_nothing_is_too_wide(visit: Visit, language: str) -> None:
    page = visit(locale=language, phone=language == "ru").page
    for name in CHAPTERS:
        page.goto(f"/learn/tadmor/{name}")
        expect(page.locator("h1")).to_be_visible()
        assert internal(page) == []
        assert "{" not in page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_the_rulebook(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    for name in ("raiders", "resources"):
        page.goto(f"/learn/tadmor/{name}")
        expect(page.locator(".example .picture[aria-busy=false]").first).to_be_attached()
        check_both_themes(page)
