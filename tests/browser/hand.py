"""A hand at the page: it looks where a thing lies, touches it, and sees whether the thing was still there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

# Between the look and the click the page may draw itself anew: a text arrives, a tray opens, and what lay under the pointer lies elsewhere.
# A thing that takes the pointer for a drag has it until the end, and the click with it.
WATCH = """(selector) => {
  const struck = { down: false, click: false };
  const inside = (event) => event.target instanceof Element && event.target.closest(selector) !== null;
  window.watching?.abort();
  window.watching = new AbortController();
  const listen = (kind, hear) => addEventListener(kind, hear, { capture: true, signal: window.watching.signal });
  listen("pointerdown", (event) => { struck.down = inside(event); });
  listen("gotpointercapture", () => { struck.click = true; });
  listen("click", (event) => { struck.click ||= inside(event); });
  window.struck = struck;
}"""
# Nothing is known of the click where it led to another page.
STRUCK = "() => window.struck === undefined || (window.struck.down && window.struck.click)"
TRIES = 5
SOON = 8_000
"""Milliseconds within which a touch shows its effect, even on a busy machine."""
Look = Callable[[str], tuple[float, float]]
"""Where the first thing lies that a selector names."""
Press = Callable[[float, float], bool | None]
"""Touches a point, with the mouse or a finger, which knows that it was not heard if it says False."""


def touch_until(page: Page, touch: Callable[[str], None], selector: str, effect: str) -> None:
    """Touch such a thing until its effect shows: what was picked up while the page was still being drawn may lie down again."""
    for _ in range(TRIES):
        touch(selector)
        try:
            page.locator(effect).first.wait_for(timeout=SOON)
        except Late:
            continue
        return
    raise AssertionError(f"{TRIES} touches of {selector} showed no {effect}")


def strike(page: Page, selector: str, look: Look, press: Press) -> None:
    """Touch such a thing; where it had gone when it was touched, look again."""
    for _ in range(TRIES):
        place = look(selector)
        page.evaluate(WATCH, selector)
        if press(*place) is not False and page.evaluate(STRUCK):
            return
    raise AssertionError(f"{TRIES} touches missed {selector}")
