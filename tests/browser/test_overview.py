"""The overview of each game is one screen: nothing of it has to be scrolled to, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from majlis.engine.catalog import game, games
from majlis.engine.rulebook import has_rulebook
from tests.browser.conftest import Visit

BOOKS = [name for name in games() if has_rulebook(game(name))]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_an_overview_fits_one_screen(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    for name in BOOKS:
        page.goto(f"/learn/{name}/glance")
        sheet = page.locator(".page")
        expect(sheet.locator("table").first).to_be_visible()
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        box = sheet.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900, f"{name}: the sheet ends at {box['y'] + box['height']:.0f}"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        expect(page.locator(".contents .here")).to_be_in_viewport(ratio=0.9)
