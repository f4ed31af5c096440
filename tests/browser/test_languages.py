"""German and Russian: no message without words, nothing left in English; each at one table in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, take_turns
from tests.browser.words import internal, left_in_english

LANGUAGES = ("de", "ru")


def check(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert internal(page) == []
    assert left_in_english(page, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language(visit: Visit, finished: str, language: str) -> None:
    page = visit(locale=language).page
    page.goto("/")
    page.locator(".card").first.wait_for()
    check(page, language)
    page.locator(".card[data-game=alhambra] .btn.pri").click()
    for summary in page.locator("dialog summary").all():
        summary.click()
    check(page, language)
    page.keyboard.press("Escape")
    page.locator(".pill:has(svg)").nth(-2).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, language)
    page.keyboard.press("Escape")
    page.locator(".pill.who").click()
    for part in range(page.get_by_role("dialog").locator("hr + .row .btn").count()):
        page.get_by_role("dialog").locator("hr + .row .btn").nth(part).click()
        check(page, language)
        page.get_by_role("dialog").locator("form .btn:not(.pri)").click()
    for path in ("/about", "/rules/alhambra", "/nowhere", "/table/nowhere", f"/replay/{finished}?at=25"):
        page.goto(path)
        page.locator("h1, h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, language)
    page.goto(f"/table/{finished}")
    expect(page.locator("dialog .seed .good")).to_be_visible()
    check(page, language)
    page.keyboard.press("Escape")
    expect(page.locator(".final")).to_be_visible()
    check(page, language)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, language)


def test_two_people_at_one_table_each_in_their_own_language(visit: Visit) -> None:
    leila, omar = visit(name="Лейла", locale="ru"), visit(name="Omar", locale="de")
    modules = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}
    link = leila.open_table("open", private=True, options=modules)["link"]
    leila.page.goto(link)
    expect(leila.page.locator(".gathering")).to_be_visible()
    check(leila.page, "ru")
    omar.page.goto(link)
    omar.page.locator(".gathering input").first.fill("Omar")
    check(omar.page, "de")
    omar.page.locator(".gathering .btn.pri").click()
    people = ((leila.page, "ru"), (omar.page, "de"))
    for page, _ in people:
        page.locator(".board").wait_for()
        page.locator(".story [role=tab]").nth(1).click()
    for _ in range(8):
        take_turns(Player(leila.page), Player(omar.page), 2)
        for page, language in people:
            check(page, language)
    expect(leila.page.get_by_role("complementary").first).to_contain_text("Omar")
    expect(omar.page.get_by_role("complementary").first).to_contain_text("Лейла")
