"""Alhambra's summary of a scoring: it comes by itself, is closed and called back, and says what the log says."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.finger import tap_on
from tests.browser.hand import SOON
from tests.browser.player import Finger, Player
from tests.browser.test_accessibility import check_both_themes


@pytest.mark.parametrize("bots", [1, 5])
def test_a_scoring_is_summed_up_closed_and_called_back(visit: Visit, bots: int) -> None:
    leila = visit()
    table = leila.sit_at(*["easy"] * bots)
    page = leila.page
    Player(page).until(".summary .scored", "[data-scoring='1']")
    summary = page.locator(".summary")
    expect(summary).to_be_visible()
    sums = [int(text) for text in page.locator(".summary .sum .disp").all_inner_texts()]
    steps = [step for turn in leila.call(f"/tables/{table['id']}/turns")["turns"] for step in turn["steps"]]
    round_1 = [step for step in steps if step["name"].startswith(("event-scores-", "event-dirk-scores-"))]
    for seat in range(bots + 1):
        assert sums[seat] == sum(step["parts"]["points"] for step in round_1 if step["seat"] == seat)
    if bots == 1:
        assert sums[2] == sum(step["parts"]["points"] for step in round_1 if step["seat"] == -1), "Dirk's"
    check_both_themes(page)
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    page.keyboard.press("s")
    expect(summary).to_be_visible()
    expect(summary.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)
    page.locator("[data-scoring='1']").click()
    expect(summary).to_be_visible()
    # Whatever one picks up next puts it away, and so does a press on the palace beside it.
    page.locator("[data-piece^='display:'].lit").first.click()
    expect(summary).to_have_count(0)
    page.locator("[data-scoring='1']").click()
    expect(summary).to_be_visible()
    page.locator(".own-palace").click(position={"x": 4, "y": 4})
    expect(summary).to_have_count(0)
    page.reload()
    page.locator(".board").wait_for()
    expect(summary).to_have_count(0)


def test_on_a_phone_a_scoring_comes_as_a_sheet_that_says_every_kind_by_name(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page = leila.page
    summary = page.get_by_role("dialog", name="First scoring")
    finger = Finger(page)
    for _ in range(60):
        finger.patience = SOON
        with contextlib.suppress(Late):  # the sheet came before the touch, and lies over everything
            finger.step()
        if summary.count() > 0:
            break
    expect(summary).to_be_visible()
    kinds = summary.get_by_role("rowheader")
    expect(kinds).to_have_text(
        ["pavilions", "seraglios", "arcades", "chambers", "gardens", "towers", "Longest wall", "This scoring", "Score"],
        ignore_case=True,
    )
    names = kinds.locator("span:last-child").evaluate_all(
        "(names) => names.map((name) => [name.scrollWidth - name.clientWidth, name.getBoundingClientRect().height])"
    )
    assert all(cut <= 1 and height > 8 for cut, height in names[:7]), (
        "a kind is known by its name, not by its sign alone"
    )
    summary.get_by_role("button", name="Play on").click()
    expect(summary).to_have_count(0)
    tap_on(page.locator("nav.bar button").first)
    page.get_by_role("button", name="Show scoring 1 again").click()
    expect(summary).to_be_visible()
