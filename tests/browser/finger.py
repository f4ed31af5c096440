"""A finger on the glass: the browser makes a click of a tap a moment after the tap, and only the click tells the page of it."""

from __future__ import annotations

from playwright.sync_api import Page

LISTEN = """() => {
  window.tapped = new Promise((heard) => addEventListener("click", heard, { capture: true, once: true }));
}"""
# A click has come, and what it changes has been drawn.
HEARD = "() => window.tapped.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))"


def tap(page: Page, x: float, y: float) -> None:
    """Touch this point, and wait for the click that the browser makes of it."""
    page.evaluate(LISTEN)
    page.touchscreen.tap(x, y)
    page.evaluate(HEARD)
