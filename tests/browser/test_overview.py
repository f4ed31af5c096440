"""The overview of each game is one screen and one sheet of paper: nothing of it has to be scrolled to, in any language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from majlis.engine.catalog import game, games
from majlis.engine.rulebook import has_rulebook, rulebook
from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.visitor import DESK

LANGUAGES = ["en", "de", "ru"]
BOOKS = [name for name in games() if has_rulebook(game(name))]
OVERVIEWS = [
    (name, chapter.name)
    for name in BOOKS
    for chapter in rulebook(game(name), "en").chapters
    if chapter.name in ("glance", "aid")
]
TABLET = (1024, 768)
SMALLEST = 12
"""Pixels: smaller letters are not read."""
LETTERS = """() => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  let smallest = Infinity;
  while (texts.nextNode())
    if (texts.currentNode.data.trim() !== "")
      smallest = Math.min(smallest, parseFloat(getComputedStyle(texts.currentNode.parentElement).fontSize));
  return smallest;
}"""
BESIDE = """() => [...document.querySelectorAll(".page :is(table, p, li)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""


def overview(page: Page, name: str, chapter: str) -> None:
    page.goto(f"/learn/{name}/{chapter}")
    expect(page.locator(".page table").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")


def sheets(page: Page) -> int:
    """How many sheets of A4 the page is printed on."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_overview_fits_one_screen(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(locale=language).page
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    for name, chapter in OVERVIEWS:
        overview(page, name, chapter)
        box = page.locator(".page").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, f"{name}/{chapter}: the sheet ends at {box['y'] + box['height']:.0f}"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{name}/{chapter}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name}/{chapter}"
        assert page.evaluate(LETTERS) >= SMALLEST, f"{name}/{chapter}"
        assert page.evaluate(BESIDE) == 0, f"{name}/{chapter}: something is wider than its column"
        if size == DESK:
            expect(page.locator(".contents .here")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_an_overview(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    for name, chapter in OVERVIEWS:
        overview(page, name, chapter)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name}/{chapter}"
        assert violations(page) == [], f"{name}/{chapter}"


def test_an_address_with_a_rule_opens_at_its_sentence_of_the_overview(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/learn/sabika/glance#SAB-10.6")
    expect(page.get_by_role("link", name="Open rule SAB-10.6")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_overview_is_printed_on_one_sheet(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    for name, chapter in OVERVIEWS:
        overview(page, name, chapter)
        assert sheets(page) == 1, f"{name}/{chapter}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_of_a_table_is_printed_on_one_sheet(visit: Visit, language: str) -> None:
    leila = visit(locale=language)
    for name in BOOKS:
        leila.sit_at("easy", game=name)
        leila.page.keyboard.press("a")
        expect(leila.page.locator("dialog[open] .aid table").first).to_be_visible()
        assert sheets(leila.page) == 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_needs_no_sheet_of_its_own(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    for name, chapter in [
        ("alhambra", "build"),
        *(("tadmor", chapter) for chapter in ("round", "raiders", "upgrades", "goods")),
    ]:
        page.goto(f"/learn/{name}/{chapter}")
        expect(page.locator(".tip")).to_be_visible()
        expect(page.locator(".picture[aria-busy=true]")).to_have_count(0)
        with_hint = sheets(page)
        page.add_style_tag(content=".tip { display: none }")
        assert sheets(page) == with_hint, f"{name}/{chapter}"
