"""On a phone: palace or market above one's hand, nothing to scroll sideways, and everything large enough for a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Finger
from tests.browser.visitor import PHONE

FINGER = 44
SMALL = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
  .map((thing) => [thing.textContent.trim() || thing.ariaLabel, thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([name, { width, height }]) => `${name}: ${Math.round(width)} × ${Math.round(height)}`)"""


def check(page: Page, *targets: str) -> None:
    """Nothing sticks out, and these can be hit."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
    small: list[Any] = page.evaluate(SMALL, list(targets))
    assert small == [], f"smaller than {FINGER} × {FINGER}"


def test_some_turns_with_a_finger(visit: Visit) -> None:
    leila = visit(phone=True)
    page, finger = leila.page, Finger(leila.page)
    page.goto("/")
    page.locator(".card[data-game=alhambra] .btn.pri").scroll_into_view_if_needed()
    finger.touch(".card[data-game=alhambra] .btn.pri")
    page.locator("dialog[open]").wait_for()
    check(page, "dialog .btn.pri.big", "dialog .counts .btn")
    finger.touch("dialog .btn.pri.big")
    page.locator(".board").wait_for()
    for _ in range(10):
        finger.sight()
        check(
            page, "nav.bar button", ".answers .btn", ".own-palace .free.legal .hit", ".area .slot", ".area .money .card"
        )
        assert finger.step() != "over"


def test_every_sheet_opens_and_closes(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy", options={"modules": ["huts"]})
    page, finger = leila.page, Finger(leila.page)
    finger.sight()
    check(page, ".area .stack")
    targets = {
        1: ("dialog button.mini",),
        2: ("dialog [role=tab]", "dialog .story .turn > .head"),
    }
    for number, things in targets.items():
        finger.sheet(number)
        assert page.locator(", ".join(things)).count() > 0
        check(page, *things, "dialog .head .btn")
        box = page.locator("dialog[open] .inside").first.bounding_box()
        assert box is not None
        assert box["width"] <= PHONE[0]
        finger.close()


def test_the_hand_lies_beside_the_market(visit: Visit) -> None:
    """Players see at once what they have and what it could pay for; choosing leaves both in view."""
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page, finger = leila.page, Finger(leila.page)
    finger.until(".area .slot.can")
    in_view = (
        "(thing) => { const box = thing.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    )
    finger.touch(".once .fold")
    for selector in (".area .slot", ".area .money .card", ".own .hand .card"):
        assert page.locator(selector).first.evaluate(in_view), selector
    finger.touch(".area .slot.can")
    page.locator(".picker .ways").wait_for()
    for selector in (".picker .way", ".area .slot", ".own .hand .card"):
        assert page.locator(selector).first.evaluate(in_view), selector


def test_the_palace_is_a_touch_away_and_shows_where_a_tile_would_fit(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page, finger = leila.page, Finger(leila.page)
    finger.until(".area .slot.can")
    finger.touch(".area .slot.can")
    page.locator(".picker .ways").wait_for()
    finger.touch(".area [role=tab]:first-child")
    page.locator(".own-palace").wait_for()
    said = page.locator(".picker .said").inner_text()
    places = page.locator(".own-palace [data-preview]").count()
    assert ("nowhere" in said) == (places == 0)


def test_a_refusal_shows_above_the_market(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page, finger = leila.page, Finger(leila.page)
    finger.until(".area .slot:not(.can):not(.empty)")
    finger.touch(".area .slot:not(.can):not(.empty)")
    point = page.wait_for_function("""() => {
      const why = document.querySelector(".why");
      if (why === null) return false;
      const { left, top, width, height } = why.getBoundingClientRect();
      return why.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    assert point.json_value()
