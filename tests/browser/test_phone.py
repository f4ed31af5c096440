"""On a phone: market and money in sheets, nothing to scroll sideways, and everything large enough for a finger."""

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
        check(page, "nav.bar button", ".answers .btn", ".own-palace .free.legal .hit")
        assert finger.step() != "over"


def test_every_sheet_opens_and_closes(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy", options={"modules": ["huts"]})
    page, finger = leila.page, Finger(leila.page)
    finger.sight()
    targets = {
        1: ("dialog .slot", "dialog .stack"),
        2: ("dialog .card", "dialog .btn.pri"),
        3: ("dialog button.mini",),
        4: ("dialog form input", "dialog form .btn"),
    }
    for number, things in targets.items():
        finger.sheet(number)
        assert page.locator(", ".join(things)).count() > 0
        check(page, *things, "dialog .head .btn")
        box = page.locator("dialog[open] .inside").first.bounding_box()
        assert box is not None
        assert box["width"] <= PHONE[0]
        finger.close()


def test_a_refusal_shows_above_the_sheet(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page, finger = leila.page, Finger(leila.page)
    finger.sight()
    for _ in range(30):
        finger.sheet(1)
        if page.locator("dialog .slot:not(.can):not(.empty)").count():
            break
        finger.close()
        finger.step()
        finger.sight()
    finger.touch("dialog .slot:not(.can):not(.empty)")
    point = page.wait_for_function("""() => {
      const why = document.querySelector(".why");
      if (why === null) return false;
      const { left, top, width, height } = why.getBoundingClientRect();
      return why.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    assert point.json_value()
