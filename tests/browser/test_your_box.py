"""Your box on the page: values entered by keyboard alone, told when wrong, undone, kept while the server is away; a table with them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.visitor import Visitor
from tests.browser.words import internal


def own_set(leila: Visitor, game: str = "sabika") -> str:
    """A new set of hers, without a value."""
    leila.call("/me", {"name": leila.name})
    return str(leila.call("/box-sets", {"game": game, "name": "Leila's box"})["id"])


def kept(leila: Visitor, box: str) -> dict[str, Any]:
    found: dict[str, Any] = leila.call(f"/box-sets/{box}")["records"]
    return found


def at_card(page: Page, place: str) -> None:
    """The card is open and its first value has the focus, as after every key that leads on."""
    page.wait_for_url(f"**/{place}")
    page.wait_for_function("() => document.activeElement?.matches('form.ef [data-path]')")


def test_a_value_out_of_range_is_told_kept_and_not_entered(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/small-poems/12")
    at_card(page, "small-poems/12")
    page.locator("[data-path='red.0.slots.n']").focus()
    keys.type("25")
    fault = page.locator(".fault")
    expect(fault).to_contain_text("Red half, line 1, number: 1 to 20, not 25.")
    field = page.locator("[data-path='red.0.slots.n']")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert violations(page) == []
    keys.press("Enter")
    expect(field).to_be_focused()
    page.wait_for_url("**/small-poems/12")
    expect(page.locator(".list [aria-current] .st")).to_have_attribute("aria-label", "not valid yet")
    assert kept(leila, box)["small-poems/12"]["state"] == "draft"
    keys.type("5")
    expect(fault).to_have_count(0)
    keys.press("Enter")
    at_card(page, "small-poems/13")
    assert kept(leila, box)["small-poems/12"]["state"] == "differs"


def test_undo_goes_over_cards_and_survives_a_reload(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/8")
    at_card(page, "start-tiles/8")
    keys.type("7")
    keys.press("Enter")
    at_card(page, "start-tiles/9")
    expect(page.locator(".saved").first).to_contain_text("Saved")
    page.reload()
    at_card(page, "start-tiles/9")
    keys.press("Control+z")
    at_card(page, "start-tiles/8")
    keys.press("Control+z")
    expect(page.locator("form.ef input.num").first).to_have_value("1")
    keys.press("Control+Shift+z")
    expect(page.locator("form.ef input.num").first).to_have_value("7")


def test_what_the_rulebook_prints_is_closed_until_it_is_opened(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/small-poems/16")
    at_card(page, "small-poems/16")
    first = page.locator("[data-path='blue.0.slots.crates']")
    expect(first).to_be_disabled()
    keys.press("Control+e")
    expect(first).to_be_focused()
    keys.type("3")
    keys.press("Enter")
    expect(page.locator(".tool")).to_contain_text("differs from the rulebook")


def test_what_is_typed_while_the_server_is_away_is_kept_and_sent_later(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-dinars/2")
    at_card(page, "start-dinars/2")
    page.route("**/api/box-sets/**", lambda route: route.abort())
    keys.type("9")
    lost = page.get_by_role("button", name="Not saved since")
    expect(lost).to_be_visible()
    page.unroute_all(behavior="wait")
    lost.click()
    page.get_by_role("button", name="Try again now").click()
    expect(page.locator(".saved").first).to_contain_text("Saved")
    assert kept(leila, box)["start-dinars/2"]["values"]["dinar"] == 9


def test_on_a_phone_a_number_is_entered_with_the_pages_own_keys(visit: Visit) -> None:
    leila = visit(phone=True)
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/8")
    page.locator("input.num").nth(1).tap()
    page.locator(".pad").get_by_role("button", name="4", exact=True).tap()
    page.locator(".pad").get_by_role("button", name="parias").tap()
    expect(page.locator(".card")).to_have_attribute("aria-label", "Start tile 8: Gain 1 raw material, Gain 4 parias")
    assert violations(page) == []
    page.get_by_role("button", name="Next card").tap()
    page.wait_for_url("**/start-tiles/9")
    assert kept(leila, box)["start-tiles/8"]["state"] == "differs"
    page.get_by_role("button", name="Back to the list").tap()
    expect(page.locator(".list")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("locale", ["de", "ru"])
def test_in_other_languages(visit: Visit, locale: str) -> None:
    """Every word is there, the letters of the symbols are the language's own."""
    leila = visit(locale=locale)
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/2")
    at_card(page, "start-tiles/2")
    letter = page.locator(".pal button").first.locator(".letter").inner_text()
    page.keyboard.type(f"3{letter}")
    expect(page.locator(".card")).to_contain_text("3")
    assert internal(page) == []
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert internal(page) == []


@pytest.mark.parametrize("game", ["sabika", "tadmor", "alhambra"])
def test_the_first_visit_of_every_game_begins_a_set(visit: Visit, game: str) -> None:
    leila = visit()
    page = leila.page
    page.goto(f"/box/{game}")
    page.get_by_role("button", name="Begin with").click()
    expect(page.locator("form.ef fieldset").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("=")
    expect(page.locator(".prog b")).to_have_text("1")


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_kind_of_card_has_nothing_for_axe_to_find(visit: Visit, scheme: str) -> None:
    leila = visit()
    page = leila.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    box = own_set(leila)
    for kind in leila.call("/games/sabika/box/en")["kinds"]:
        page.goto(f"/box/sabika/{box}/{kind['id']}/{kind['records'][0]['number']}")
        expect(page.locator("form.ef fieldset").first).to_be_visible()
        assert violations(page) == []
