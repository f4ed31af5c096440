"""axe-core finds nothing on any screen, in either theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.needs import AXE
from tests.browser.player import Finger, Player
from tests.browser.visitor import Visitor

RUN = "(only) => axe.run(document, { resultTypes: ['violations'], ...(only.length ? { runOnly: only } : {}) })"


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds, each with the element it means; by these rules only, if some are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, list(only))
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def lobby(leila: Visitor) -> None:
    leila.open_table("easy")
    leila.open_table("open", "open")
    leila.page.goto("/")
    expect(leila.page.locator(".own li").first).to_be_visible()


def new_table(leila: Visitor) -> None:
    leila.page.goto("/")
    leila.page.locator(".card[data-game=alhambra] .btn.pri").click()
    for summary in leila.page.locator("dialog .part > summary").all():
        summary.click()
    expect(leila.page.locator("dialog .seats")).to_be_visible()


def my_turn(leila: Visitor) -> None:
    leila.sit_at("easy", "easy")
    Player(leila.page).until(".slot.can", "[data-piece^='display:'].lit")


def everything_on_the_board(leila: Visitor) -> None:
    leila.sit_at("easy", options={"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]})
    Player(leila.page).sight()


def placing(leila: Visitor) -> None:
    leila.sit_at("easy", "easy")
    Player(leila.page).until(".own-palace .free.legal")


def why_not(leila: Visitor) -> None:
    leila.sit_at("easy", "easy")
    Player(leila.page).until(".slot:not(.can):not(.empty)")
    Player(leila.page).touch(".slot:not(.can):not(.empty)")
    expect(leila.page.locator(".why")).to_be_visible()


def all_palaces(leila: Visitor) -> None:
    leila.sit_at("easy", "easy")
    leila.page.get_by_role("button", name="All Alhambras").click()
    expect(leila.page.locator("dialog .one")).to_have_count(3)


def rules_drawer(leila: Visitor) -> None:
    leila.sit_at("easy")
    leila.page.get_by_role("button", name="Rules", exact=True).click()
    expect(leila.page.locator("dialog article").first).to_be_visible()


def gathering(leila: Visitor) -> None:
    leila.page.goto(leila.open_table("open")["link"])
    expect(leila.page.locator(".gathering")).to_be_visible()


def result(leila: Visitor) -> None:
    leila.finished_table()
    expect(leila.page.locator(".seed .good")).to_be_visible()


def final_board(leila: Visitor, finished: str) -> None:
    leila.page.goto(f"/table/{finished}")
    leila.page.get_by_role("button", name="Close", exact=True).click()
    expect(leila.page.locator(".final")).to_be_visible()


def replay(leila: Visitor, finished: str) -> None:
    leila.page.goto(f"/replay/{finished}?at=30")
    expect(leila.page.locator(".told")).not_to_be_empty()


def rules(leila: Visitor) -> None:
    leila.page.goto("/rules/alhambra#ALH-6.2")
    expect(leila.page.locator("article.chosen")).to_be_in_viewport()


def about(leila: Visitor) -> None:
    leila.page.goto("/about")
    expect(leila.page.locator("article").first).to_be_visible()


def settings(leila: Visitor) -> None:
    leila.page.goto("/")
    leila.page.get_by_role("button", name="Settings").click()
    expect(leila.page.get_by_role("dialog")).to_be_visible()


def keyboard_help(leila: Visitor) -> None:
    leila.sit_at("easy")
    leila.page.keyboard.press("?")
    expect(leila.page.get_by_role("dialog")).to_be_visible()


def account(leila: Visitor) -> None:
    leila.call("/me", {"name": leila.name})
    leila.page.goto("/")
    leila.page.locator(".pill.who").click()
    expect(leila.page.get_by_role("dialog")).to_be_visible()


def register(leila: Visitor) -> None:
    account(leila)
    leila.page.get_by_role("button", name="Create an account").click()


def nothing_here(leila: Visitor) -> None:
    leila.page.goto("/nowhere")
    expect(leila.page.locator("main")).to_contain_text("Page not found")


SCREENS: list[Callable[[Visitor], None]] = [
    lobby, new_table, gathering, my_turn, everything_on_the_board, placing, why_not, all_palaces, rules_drawer,
    result, rules, about, settings, keyboard_help, account, register, nothing_here,
]  # fmt: skip


def check_both_themes(page: Page) -> None:
    """The themes differ in their colours only."""
    for scheme, theme, only in (("light", "plaster", []), ("dark", "night", ["color-contrast"])):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page, *only) == [], theme


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Visitor], None]) -> None:
    leila = visit()
    screen(leila)
    check_both_themes(leila.page)


@pytest.mark.parametrize("screen", [final_board, replay], ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_after_the_match(visit: Visit, finished: str, screen: Callable[[Visitor, str], None]) -> None:
    zaynab = visit(name="Zaynab")
    screen(zaynab, finished)
    check_both_themes(zaynab.page)


def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy")
    finger = Finger(leila.page)
    finger.sight()
    check_both_themes(leila.page)
    for sheet in (1, 2):
        finger.sheet(sheet)
        check_both_themes(leila.page)
        finger.close()
    finger.until(".own-palace .free.legal")
    check_both_themes(leila.page)
