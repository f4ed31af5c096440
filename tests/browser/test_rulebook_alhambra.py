"""Alhambra's rulebook on the page: every picture and every step of an example is drawn by the board, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from majlis.engine.catalog import game
from majlis.engine.rulebook import rulebook
from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations

# What each part of the board draws: an Alhambra, the market, the display, hands, small Alhambras.
DRAWN = ".plan .built, .market .slot, .money .card, .hands .card, .mini"


def step_through(example: Locator) -> int:
    """Go to the last step; every one has a drawing."""
    steps = 1
    on = example.locator(".buttons .btn").nth(1)
    while on.is_enabled():
        on.click()
        steps += 1
        expect(example.locator(DRAWN).first).to_be_attached()
    return steps


def open_chapter(page: Page, name: str, title: str) -> None:
    page.goto(f"/learn/alhambra/{name}")
    expect(page.locator("h1")).to_have_text(title)


@pytest.mark.parametrize(
    ("language", "phone", "wanted"),
    [("en", False, None), ("de", True, "buying"), ("ru", True, "placing")],
    ids=["all chapters", "a phone in German", "a phone in Russian"],
)
def test_pictures_and_examples_are_drawn_and_stepped_through(
    visit: Visit, language: str, phone: bool, wanted: str | None
) -> None:
    page = visit(locale=language, phone=phone).page
    for chapter in rulebook(game("alhambra"), language).chapters:
        pictures = [block for block in chapter.blocks if block.kind in ("picture", "example")]
        if not pictures or wanted not in (None, chapter.name):
            continue
        open_chapter(page, chapter.name, chapter.title)
        expect(page.locator(".picture[aria-busy=false]")).to_have_count(len(pictures))
        for at in range(len(pictures)):
            expect(page.locator(".picture").nth(at).locator(DRAWN).first).to_be_attached()
        examples = [block for block in chapter.blocks if block.kind == "example"]
        for at, block in enumerate(examples):
            assert step_through(page.locator(".example").nth(at)) == len(block.steps), block.name


def test_a_step_marks_what_it_speaks_of(visit: Visit) -> None:
    page = visit().page
    open_chapter(page, "placing", "Placing")
    example = page.locator(".example").first
    expect(example.locator(".blame .no")).to_have_count(1)
    example.get_by_role("button", name="One step on").click()
    expect(example.locator(".free.legal .ghost")).to_have_count(1)
    expect(example.locator(".built")).to_have_count(2)
    example.get_by_role("button", name="One step on").click()
    expect(example.locator(".built")).to_have_count(3)
    open_chapter(page, "buying", "Buying")
    paid = page.locator(".example").first
    expect(paid.locator(".hand .card.picked")).to_have_count(1)
    expect(paid.locator(".slot.picked")).to_have_attribute("data-slot", "florin")


def test_axe_finds_nothing_wrong_in_a_chapter_with_examples(visit: Visit) -> None:
    page = visit().page
    open_chapter(page, "scoring", "Scoring")
    expect(page.locator(".picture[aria-busy=false]")).to_have_count(2)
    assert violations(page) == []
