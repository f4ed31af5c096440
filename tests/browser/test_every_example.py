"""Every picture and every worked example of every rulebook is on the page: stepped through with the mouse, a finger and the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from majlis.engine.catalog import game, games
from majlis.engine.rulebook import has_rulebook, rulebook
from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations

LANGUAGE = {"mouse": "en", "finger": "de", "keyboard": "ru"}
SAMPLE = {("mouse", "sabika"), ("finger", "al_rashid"), ("keyboard", "tadmor")}
"""What `make test` tries: one chapter with examples in each; the whole is left to `make test-long`."""
BOOKS = [name for name in games() if has_rulebook(game(name))]
ALL = [
    *(pytest.param(how, name, 1, id=f"{how}-{name}-first") for how, name in sorted(SAMPLE)),
    *(pytest.param(how, name, None, id=f"{how}-{name}", marks=pytest.mark.long) for how in LANGUAGE for name in BOOKS),
]
# A board draws what it shows into a picture; the frame alone would be empty.
DRAWN = ".picture[aria-busy=false] .inside :is(svg, img, button, li, table, [class])"
TABS = 60


def press(page: Page, how: str, button: Locator) -> None:
    """What the hand does; the keyboard gets there by Tab alone and stays where it is."""
    if how == "finger":
        button.tap()
    elif how == "mouse":
        button.click()
    else:
        for _ in range(TABS):
            if button.evaluate("(it) => it === document.activeElement"):
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError("Tab does not lead to the button")
        page.keyboard.press("Enter")


def step_through(page: Page, how: str, example: Locator, steps: int) -> None:
    """Forward to the last step and, with the keyboard, back to the first with the arrows, which work at the end too."""
    on = example.locator(".buttons .btn").nth(1)
    for at in range(1, steps):
        expect(example.locator(".side li").nth(at - 1)).to_have_attribute("aria-current", "step")
        press(page, how, on)
    expect(example.locator(".side li").last).to_have_attribute("aria-current", "step")
    expect(on).to_be_disabled()
    expect(example.locator(DRAWN).first).to_be_attached()
    assert not example.locator(".ahead").count()
    if how == "keyboard":
        for _ in range(1, steps):
            page.keyboard.press("ArrowLeft")
        expect(example.locator(".side li").first).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize(("how", "name", "most"), ALL)
def test_pictures_and_examples_are_drawn_and_stepped_through(
    visit: Visit, how: str, name: str, most: int | None
) -> None:
    language = LANGUAGE[how]
    page = visit(locale=language, phone=how == "finger").page
    chapters = [
        chapter
        for chapter in rulebook(game(name), language).chapters
        if any(block.kind == "example" or (most is None and block.kind == "picture") for block in chapter.blocks)
    ]
    for chapter in chapters[:most]:
        page.goto(f"/learn/{name}/{chapter.name}")
        expect(page.locator("h1")).to_have_text(chapter.title)
        drawn = [block for block in chapter.blocks if block.kind in ("picture", "example")]
        expect(page.locator(".picture[aria-busy=false]")).to_have_count(len(drawn))
        for at in range(len(drawn)):
            expect(page.locator(".picture[aria-busy]").nth(at).locator(".inside > *").first).to_be_attached()
        for at, block in enumerate(block for block in chapter.blocks if block.kind == "example"):
            step_through(page, how, page.locator(".example").nth(at), len(block.steps))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), chapter.name
        if how != "keyboard":
            assert violations(page) == [], chapter.name
