"""Somebody who looks elsewhere is called when it is their move: by the title, by a notification, by a sound if they want one."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor

# What the page asks of the browser is noted, and passed on.
NOTES = """() => {
  window.calls = []; window.notes = 0; window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(text, more) { super(text, more); window.calls.push(text); }
  };
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
}"""


def has_the_move(visitor: Visitor, table: str) -> bool:
    mine: bool = visitor.call(f"/tables/{table}")["my_turn"]
    return mine


def test_the_title_a_notification_and_a_sound_call_whose_move_it_is(visit: Visit, whole_browser: Browser) -> None:
    leila, omar = visit(by=whole_browser, name="Leila"), visit(name="Omar")
    leila.context.grant_permissions(["notifications"])
    leila.page.add_init_script(f"({NOTES})()")
    table = leila.open_table("open")
    omar.call("/me", {"name": "Omar"})
    omar.call(f"/tables/{table['id']}/join", {})
    for visitor in (leila, omar):
        visitor.page.goto(table["link"])
        visitor.page.locator(".board").wait_for()
    page = leila.page
    page.locator("[aria-haspopup=menu]").last.click()
    page.get_by_role("menuitem", name="Settings").click()
    assert page.evaluate("notes") == 0, "sound is off at first"
    page.get_by_label("Sound").check()
    page.get_by_label("Notify me").check()
    assert page.evaluate("notes") == 2
    page.keyboard.press("Escape")

    mine = re.compile(r"^● Your move · .*Myrtles")
    while has_the_move(leila, table["id"]):
        expect(page).to_have_title(mine)
        Player(page).step()
    expect(page).not_to_have_title(mine)
    page.evaluate("away = true; notes = 0; calls = []")
    while has_the_move(omar, table["id"]):
        Player(omar.page).step()
    expect(page).to_have_title(mine)
    page.wait_for_function("() => calls.length === 1")
    assert page.evaluate("calls") == ["Your move at “Myrtles”"]
    assert page.evaluate("notes") > 0
