"""What everything on a board is: its name for the engine, and the card that tells about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.caravan import Finger
from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.visitor import Visitor

BOARDS = ["alhambra", "al_rashid", "tadmor", "sabika"]
MODULES = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}
NAMES = """() => [...new Set([...document.querySelectorAll("[data-thing]")]
  .flatMap((one) => one.dataset.thing.split(" ")))].sort()"""


def seated(leila: Visitor, game: str) -> str:
    """A table of that game at its first decision; its id."""
    options = MODULES if game == "alhambra" else {}
    return str(leila.sit_at("easy", "easy", game=game, options=options, seed="2a")["id"])


def things(page: Page) -> list[str]:
    """The names of everything that is drawn."""
    found: list[str] = page.evaluate(NAMES)
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_everything_that_is_drawn_is_known_to_the_engine(visit: Visit, game: str) -> None:
    leila = visit()
    table = seated(leila, game)
    drawn = things(leila.page)
    assert len(drawn) > 20
    # In Tadmor the picker of the first question stands in front of the players.
    assert "seat-0" in drawn or game == "tadmor"
    unknown = [
        name
        for name in drawn
        if not leila.context.request.get(f"/api/tables/{table}/about", params={"piece": name, "seat": 0}).ok
    ]
    assert unknown == []


CARD = "#info-card"
SAMPLES = {
    "alhambra": ["[data-slot=denar]", "[data-piece^='display:']", ".standing [data-thing=tower]"],
    "al_rashid": [".strip .office", ".order [data-thing]", ".own [data-thing=pasha]"],
    "tadmor": [".space[data-thing=palmyra_market]", ".up[data-thing]", ".own [data-thing=camel]"],
    "sabika": [".rondel [data-thing=outer_4]", ".poems [data-thing]", ".favour [data-thing=favour_3]"],
}
"""A thing of several kinds on each board."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_resting_pointer_opens_the_card_and_leaving_closes_it(visit: Visit, game: str) -> None:
    leila = visit()
    seated(leila, game)
    page = leila.page
    for sample in SAMPLES[game]:
        page.locator(sample).first.hover()
        expect(page.locator(CARD).locator("h3")).not_to_be_empty()
        expect(page.locator(CARD).locator(".does").first).not_to_be_empty()
        page.mouse.move(2, 2)
        expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("game", BOARDS)
def test_the_card_comes_by_right_click_and_by_key_and_focus_alone_opens_none(visit: Visit, game: str) -> None:
    leila = visit()
    seated(leila, game)
    page = leila.page
    thing = page.locator(SAMPLES[game][1]).first
    thing.click(button="right")
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    control = page.locator("#main button[data-thing], #main [role=button][data-thing], #main [data-acts]").first
    control.focus()
    page.wait_for_timeout(700)
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator("[aria-describedby=info-card]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("theme", ["plaster", "night"])
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_with_a_card_open(visit: Visit, game: str, theme: str) -> None:
    leila = visit()
    leila.context.add_init_script(f'localStorage.setItem("majlis.settings", JSON.stringify({{ theme: "{theme}" }}))')
    seated(leila, game)
    leila.page.locator(SAMPLES[game][1]).first.click(button="right")
    expect(leila.page.locator(CARD)).to_be_visible()
    assert violations(leila.page) == []


def test_a_rule_on_the_card_opens_the_rules(visit: Visit) -> None:
    leila = visit()
    seated(leila, "sabika")
    leila.page.locator(SAMPLES["sabika"][0]).click(button="right")
    leila.page.locator(CARD).locator(".rule").first.click()
    expect(leila.page.locator("dialog[open]")).to_be_visible()
    expect(leila.page.locator(CARD)).to_have_count(0)


def test_a_pinned_card_stays_until_it_is_closed(visit: Visit) -> None:
    leila = visit()
    seated(leila, "tadmor")
    page = leila.page
    page.locator(SAMPLES["tadmor"][0]).click(button="right")
    page.locator(CARD).get_by_role("button", name="Keep this card open").click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    expect(page.locator(CARD)).to_be_visible()
    page.locator(CARD).get_by_role("button", name="Close").click()
    expect(page.locator(CARD)).to_have_count(0)


def placing(leila: Visitor) -> str:
    """Tadmor on a phone, with a figure to be placed; how many decisions there were."""
    seated(leila, "tadmor")
    Finger(leila.page).until(".map .space.lit")
    return str(leila.page.locator(".board").get_attribute("data-entries"))


def test_on_a_phone_the_first_touch_explains_and_the_button_plays(visit: Visit) -> None:
    leila = visit(phone=True)
    entries = placing(leila)
    page = leila.page
    page.evaluate('localStorage.setItem("majlis.settings", JSON.stringify({ playAtOnce: false }))')
    page.reload()
    lit = page.locator(".map .space.lit").first
    lit.tap()
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(".board")).to_have_attribute("data-entries", entries)
    page.locator(CARD).locator("[data-act]").tap()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".board")).not_to_have_attribute("data-entries", entries)


def test_on_a_phone_with_play_at_once_a_touch_plays(visit: Visit) -> None:
    leila = visit(phone=True)
    entries = placing(leila)
    page = leila.page
    page.locator(".map .space.lit").first.tap()
    expect(page.locator(".board")).not_to_have_attribute("data-entries", entries)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
def test_every_thing_has_a_card(visit: Visit, game: str) -> None:
    leila = visit()
    seated(leila, game)
    page = leila.page
    silent: list[str] = []
    for name in things(page):
        thing = page.locator(f"[data-thing~='{name}']").first
        thing.dispatch_event("contextmenu")
        try:
            expect(page.locator(CARD).locator(".does").first).not_to_be_empty(timeout=5000)
        except AssertionError:
            silent.append(name)
        page.keyboard.press("Escape")
        expect(page.locator(CARD)).to_have_count(0)
    assert silent == []


NATIVE = """() => [...document.querySelectorAll("body [title], svg title")].map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", BOARDS)
def test_no_element_of_a_board_has_a_native_title(visit: Visit, game: str) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", game=game)
    assert leila.page.evaluate(NATIVE) == []
    leila.page.keyboard.press("k")  # all symbols
    leila.page.locator("dialog[open] details").first.wait_for()
    assert leila.page.evaluate(NATIVE) == []


def test_no_element_of_a_page_has_a_native_title(visit: Visit) -> None:
    leila = visit()
    for address in ("/", "/rules/sabika", "/about"):
        leila.page.goto(address)
        leila.page.locator("main").wait_for()
        assert leila.page.evaluate(NATIVE) == [], address
