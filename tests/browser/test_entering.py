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
