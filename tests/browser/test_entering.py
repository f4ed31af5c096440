"""Your box by keyboard: from card to card with Enter, wherever the focus is, until a whole set is entered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

OPENED = """(place) => {
  const form = document.querySelector("form.ef");
  const at = document.activeElement;
  if (!location.pathname.endsWith(`/${place}`) || !form?.contains(at) || at.dataset.walked) return false;
  const first = form.querySelector(":is(input, select):enabled:not([name^=board]), [role=spinbutton][tabindex='0']");
  return (first ?? form.querySelector("fieldset")).closest("fieldset") === at.closest("fieldset");
}"""
"""The card is open and its first value has the focus; a focus that has stayed behind on the card before does not count."""


def opened(page: Page, place: str) -> None:
    page.wait_for_function(OPENED, arg=place)


def pressed(page: Page, key: str) -> None:
    page.evaluate("() => { document.activeElement.dataset.walked = 'yes'; }")
    page.keyboard.press(key)


def begin(leila: Visitor, game: str, place: str | None = None) -> tuple[str, list[str]]:
    """A new set, open at a card, and the places of all cards in their order."""
    leila.call("/me", {"name": leila.name})
    box = str(leila.call("/box-sets", {"game": game, "name": "Leila's box"})["id"])
    kinds = leila.call(f"/games/{game}/box/en")["kinds"]
    places = [f"{kind['id']}/{record['number']}" for kind in kinds for record in kind["records"]]
    leila.page.goto(f"/box/{game}/{box}/{place or places[0]}")
    return box, places


def states(leila: Visitor, box: str) -> dict[str, Any]:
    return {place: record["state"] for place, record in leila.call(f"/box-sets/{box}")["records"].items()}


@pytest.mark.parametrize(
    "game",
    ["alhambra", "al_rashid", pytest.param("tadmor", marks=pytest.mark.long), pytest.param("sabika", marks=pytest.mark.long)],
)  # fmt: skip
def test_enter_leads_through_a_whole_set(visit: Visit, game: str) -> None:
    leila = visit()
    page = leila.page
    box, places = begin(leila, game)
    for place in places:
        opened(page, place)
        pressed(page, "Enter")
    expect(page.locator(".prog")).to_have_text(f"{len(places)} of {len(places)}")
    expect(page.locator(".saved").first).to_contain_text("Saved")
    assert states(leila, box) == dict.fromkeys(places, "same")


def test_a_list_keeps_its_arrows_and_leaves_enter_to_the_card(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    box, _ = begin(leila, "tadmor", "upgrades/7")
    opened(page, "upgrades/7")
    expect(page.get_by_role("combobox", name="Resource")).to_be_focused()
    page.keyboard.press("ArrowDown")
    pressed(page, "Enter")
    opened(page, "upgrades/8")
    assert states(leila, box) == {"upgrades/7": "differs"}


def test_counts_are_written_at_once_and_a_card_without_a_value_takes_a_line(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    box, _ = begin(leila, "tadmor", "temple-stages/1")
    opened(page, "temple-stages/1")
    page.keyboard.press("4")
    pressed(page, "Enter")
    opened(page, "temple-stages/2")
    assert states(leila, box) == {"temple-stages/1": "differs"}
    begin(leila, "sabika", "favour/1")
    opened(page, "favour/1")
    page.keyboard.press("+")
    expect(page.get_by_role("combobox", name="line 1")).to_be_focused()


def test_the_focus_comes_back_from_a_window_and_when_its_line_is_taken_back(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    box, _ = begin(leila, "sabika", "wishes/2")
    opened(page, "wishes/2")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    first, third = (page.locator(f"[data-path='lines.{line}.slots.n']") for line in (0, 2))
    expect(first).to_be_focused()
    page.keyboard.press("+")  # there is one sentence for wishes: its number comes at once
    expect(third).to_be_focused()
    page.keyboard.press("Control+z")
    expect(third).to_have_count(0)
    expect(first).to_be_focused()
    page.keyboard.type("3")
    pressed(page, "Enter")
    opened(page, "wishes/3")
    assert states(leila, box) == {"wishes/2": "differs"}
    begin(leila, "sabika", "small-poems/13")
    opened(page, "small-poems/13")
    page.keyboard.type("7")
    page.keyboard.press("+")
    expect(page.get_by_role("combobox", name="line 2")).to_be_focused()
    page.keyboard.press("Control+z")  # nothing is written there yet: it takes back what was before
    expect(page.locator("[data-path='blue.0.slots.n']")).to_have_value("2")


def test_a_fault_below_a_long_line_is_in_sight(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    begin(leila, "sabika", "trade-cards/8")
    opened(page, "trade-cards/8")
    page.keyboard.type("99")
    expect(page.locator("form.ef .fault")).to_be_in_viewport(ratio=1)
    expect(page.locator("form.ef .fault")).to_have_text("Score, number: 0 to 30, not 99.")
