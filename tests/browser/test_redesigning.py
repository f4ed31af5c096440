"""Redesigning a palace: the tile that is touched opens a picker beside the question, which covers nothing one needs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from majlis.client import Client, Update
from majlis.server.shapes import ActionShape
from tests.browser.conftest import Visit
from tests.browser.player import MY_MOVE
from tests.browser.test_fitting import BESIDE, NARROW
from tests.browser.visitor import Visitor
from tools.screens import SETTLED

WANTED = {"buy": 0, "keep": 1, "place": 2, "take": 3}
"""Somebody who builds up a reserve: buys what can be paid; the first tile is placed, the others are kept."""
# Pixels between the question and the picker, and what of the palace the picker lies on.
PICKER = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const tray = document.querySelector(".picker .tray");
  const [asked, frame] = [box(document.querySelector(".ask .question")), box(tray.closest(".picker"))];
  const away = Math.max(frame.top - asked.bottom, asked.top - frame.bottom, frame.left - asked.right, asked.left - frame.right);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const needed = [...document.querySelectorAll(".own-palace, .things, .slot, .question")].filter((one) => one.checkVisibility());
  return { away, covered: needed.filter((one) => meet(box(one), box(tray))).map((one) => one.className.baseVal ?? one.className) };
}"""
SIZES = {"phone": (390, 844), "narrow": (1024, 768), "wide": (1440, 900), "broad": (1920, 1080)}


def prefer(action: ActionShape, built: int) -> tuple[int, str]:
    """The smaller, the sooner it is chosen."""
    return (-1 if action.verb == "place" and built == 0 else WANTED.get(action.verb, 4), action.text)


def redesigner(visitor: Visitor) -> list[ActionShape]:
    """Sit at a table where tiles of one's palace can be removed and swapped: all that can be done there."""
    table = visitor.sit_at("novice", seed="3")["id"]
    cookie = next(one for one in visitor.context.cookies() if one["name"] == "majlis")
    built = 0
    with Client(visitor.url, cookie=cookie["value"]) as client:
        for event in client.follow(table, 0):
            if not isinstance(event, Update) or event.state.decision is None or 0 not in event.state.waiting:
                continue
            actions = event.state.decision.actions
            if sum(action.verb == "swap" for action in actions) > 1:
                visitor.page.locator(f".board[data-entries='{event.state.entries}']").wait_for()
                return actions
            chosen = min(actions, key=lambda action: prefer(action, built))
            built += chosen.verb == "place"
            client.move(table, 0, event.state.seq, chosen)
    raise AssertionError("the match ended without a redesign")


def parts(actions: list[ActionShape], verb: str) -> list[tuple[str, ...]]:
    return [tuple(action.text.split()[1:]) for action in actions if action.verb == verb]


@pytest.mark.parametrize("phone", [False, True])
def test_the_picker_stands_beside_the_question(visit: Visit, phone: bool) -> None:
    leila = visit(phone=phone)
    page = leila.page
    actions = redesigner(leila)
    tile, cell = parts(actions, "swap")[0]
    if phone:
        page.get_by_role("tab").first.click()
    page.locator(f".own-palace [data-cell='{cell}']").click()
    ways = page.locator(".picker .tray .way.can")
    able = [("remove",) for (at,) in parts(actions, "remove") if at == cell]
    able += [(other,) for other, at in parts(actions, "swap") if at == cell]
    expect(ways).to_have_count(len(able))
    for width, height in [SIZES["phone"]] if phone else [SIZES["narrow"], SIZES["wide"], SIZES["broad"]]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        page.locator(".picker .tray").wait_for()
        found = page.evaluate(PICKER)
        assert found["covered"] == [], (width, found)
        assert width in NARROW or found["away"] <= BESIDE, (width, found)
    before = page.locator(".board").get_attribute("data-entries")
    page.locator(f".tray [data-way='{tile}']").click()
    expect(page.locator(".tray")).to_have_count(0)
    page.wait_for_function(
        f"(before) => ({MY_MOVE})() && document.querySelector('.board').dataset.entries !== before", arg=before
    )
    if phone:  # the next question has brought the market to the front
        page.get_by_role("tab").first.click()
    expect(page.locator(f".own-palace [data-cell='{cell}'][data-piece='built:{tile}']")).to_have_count(1)


def test_a_tile_is_removed_by_keyboard(visit: Visit) -> None:
    """Enter on a tile leads to the picker, Enter there removes it, Escape puts it back."""
    leila = visit()
    page = leila.page
    ((cell,), *_) = parts(redesigner(leila), "remove")
    there = page.locator(f".own-palace [data-cell='{cell}']")
    tile = str(there.get_attribute("data-piece")).removeprefix("built:")
    there.focus()
    page.keyboard.press("Enter")
    remove = page.locator(".tray [data-way=remove]")
    expect(remove).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_have_count(0)
    there.focus()
    page.keyboard.press("Enter")
    expect(remove).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-piece='reserve:{tile}']")).to_have_count(1)


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    """A way that is not lit stays there and explains itself."""
    leila = visit()
    page = leila.page
    actions = redesigner(leila)
    refused = page.locator(".tray .way.not")
    for there in page.locator(".own-palace .built:not([data-piece='built:fountain'])").all():
        there.click()
        if refused.count() > 0:
            break
        page.keyboard.press("Escape")
    assert refused.count() > 0, actions
    before = page.locator(".board").get_attribute("data-entries")
    refused.first.click()
    expect(page.locator(".why")).to_contain_text(re.compile("ALH-7"))
    assert page.locator(".board").get_attribute("data-entries") == before
