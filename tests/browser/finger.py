"""A finger on the glass: the browser makes a click of a tap a moment after the tap, and only the click tells the page of it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

LISTEN = """() => {
  window.tapped = new Promise((heard) => addEventListener("click", () => heard(true), { capture: true, once: true }));
}"""
# Whether a click has come, and what it changes has been drawn. Without an end a tap that was lost would wait for ever.
HEARD = """(patience) => Promise.race([
  window.tapped.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(true))))),
  new Promise((given_up) => setTimeout(() => given_up(false), patience)),
])"""
CARD = "#info-card"
TAPS = 3
PATIENCE = 5_000


def tap(page: Page, x: float, y: float) -> None:
    """Touch this point and wait for the click that the browser makes of it."""
    if not any(touch(page, x, y) for _ in range(TAPS)):
        raise AssertionError(f"{TAPS} taps at {x:.0f}, {y:.0f} brought no click")


def touch(page: Page, x: float, y: float) -> bool:
    """Touch this point; says whether the browser made a click of it. What cannot be pressed gets none: the page may have drawn itself anew.

    On a busy machine a tap may last so long that it is taken for a long press, which opens a card: that is closed before the next try.
    """
    page.evaluate(LISTEN)
    page.touchscreen.tap(x, y)
    if page.evaluate(HEARD, PATIENCE):
        return True
    if page.locator(CARD).count() > 0:
        page.keyboard.press("Escape")
        page.locator(CARD).wait_for(state="detached")
    return False


def tap_on(wanted: Locator) -> None:
    """Touch the middle of this element."""
    wanted.scroll_into_view_if_needed()
    box = wanted.bounding_box()
    assert box is not None
    tap(wanted.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
