"""The analysis of a finished match: asked for, computed, looked through by keyboard and finger, shared, played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import ServerProcess
from tests.browser.test_accessibility import check_both_themes
from tests.browser.visitor import PATIENCE, Visitor
from tests.browser.words import internal, left_in_english

COMPUTING = 4 * PATIENCE
"""An analysis is the one thing here that takes real work: many seconds of two cores, and minutes where those are busy."""


def ready(page: Page) -> None:
    expect(page.locator("main.analysis")).to_have_attribute("data-state", "ready", timeout=COMPUTING)
    expect(page.locator("[data-point]").first).to_be_visible()


@pytest.fixture(scope="module")
def analysed(browser: Browser, server: ServerProcess) -> str:
    """A finished match of two, asked for and analysed on the page; while it is computed, the curve grows."""
    host = Visitor(browser, server.url, name="Buthayna")
    table = host.open_table("easy")
    host.call(f"/tables/{table['id']}/resign", {"seat": 0})
    page = host.page
    page.goto(f"/table/{table['id']}")
    page.locator("dialog[open] .ranking").wait_for()
    page.get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.locator("main.analysis")).to_have_attribute("data-state", re.compile("waiting|computing|ready"))
    ready(page)
    assert host.faults == []
    host.context.close()
    return str(table["id"])


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    assert found is not None
    return int(found[1])


def shown(page: Page) -> int:
    """The decision whose position is drawn, once it is the one of the address."""
    expect(page.locator("[data-scene]")).to_have_attribute("data-at", str(at(page)))
    return at(page)


def test_one_cursor_for_curve_slider_board_list_and_address(visit: Visit, analysed: str) -> None:
    page = visit(name="Omar").page
    page.goto(f"/analysis/{analysed}")
    ready(page)
    points = page.locator("[data-point]")
    assert 1 <= points.count() <= 5
    points.last.click()
    last = shown(page)
    expect(page.locator("[data-point][aria-current]")).to_have_count(1)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(rf"^decision {last} of "))
    expect(page.locator(".box").first).to_contain_text("Played")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(lambda url: f"at={last}" not in url)
    assert shown(page) > last
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_url(f"**/analysis/{analysed}?at={last}")
    page.keyboard.press("End")
    expect(page.locator("#position-title")).to_have_text("The match is over")
    page.keyboard.press("Home")
    shown(page)
    page.locator(f"[data-curve] [data-to='{last}']").click()
    assert shown(page) == last
    # The sums: start, luck, mistakes make the end for every seat, and nobody's luck is for nothing.
    for row in page.locator(".luck tbody tr").all():
        start, luck, own, others, end = (number(cell.inner_text()) for cell in row.locator("td").all()[2:])
        assert abs(start + luck + own + others - end) <= 3, "each is rounded to whole percent"
    page.locator(".as-table").first.click()
    expect(page.locator("dialog tbody tr").first).to_be_visible()


def number(text: str) -> int:
    found = re.search(r"([+−±]?)(\d+)", text)
    assert found is not None, text
    return -int(found[2]) if found[1] == "−" else int(found[2])


def test_play_on_from_a_decision_and_share_it(visit: Visit, analysed: str) -> None:
    omar = visit(name="Omar")
    omar.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = omar.page
    page.goto(f"/analysis/{analysed}?at=20")
    ready(page)
    here = shown(page)
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()").endswith(f"/analysis/{analysed}?at={here}")
    page.keyboard.press("p")
    expect(page.get_by_role("dialog")).to_contain_text(f"Play on from decision {here}")
    page.get_by_role("radio", name="Buthayna").check()
    level = page.get_by_label("Level of the bots")
    expect(level.locator("option:checked")).to_have_text("as in the match")
    expect(page.get_by_role("dialog")).to_contain_text("Bot · Easy")
    level.select_option("Novice")
    expect(page.get_by_role("dialog")).to_contain_text("Bot · Novice")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    made = omar.call(f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["level"] for seat in made["seats"] if seat["kind"] == "bot"] == ["novice"]
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(BUTTON)).to_be_visible()


BUTTON = "[data-hint]"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_in_an_analysis(visit: Visit, analysed: str, phone: bool) -> None:
    page = visit(name="Zaynab", phone=phone).page
    page.goto(f"/analysis/{analysed}?at=12")
    ready(page)
    shown(page)
    check_both_themes(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if not phone:
        return
    for tab in ("Points", "Luck and skill"):
        page.get_by_role("tab", name=tab).tap()
        check_both_themes(page)
    page.locator(".dots [data-point]").first.tap()
    expect(page.locator("[data-scene]")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_an_analysis_speaks_the_language(visit: Visit, analysed: str, language: str) -> None:
    page = visit(name="Zaynab", locale=language).page
    page.goto(f"/analysis/{analysed}?at=12")
    ready(page)
    shown(page)
    assert internal(page) == []
    assert left_in_english(page, language) == []


def test_the_lobby_says_how_far_an_analysis_is(visit: Visit) -> None:
    """The share that is done stands on the button as long as there is one to wait for; before and after it says what it does."""
    zaynab = visit(name="Zaynab")
    table = zaynab.finished_table()
    page = zaynab.page
    share = {"table": table, "state": "computing", "done": 0.412}
    page.route("**/api/analyses", lambda route: route.fulfill(json=[share]))
    page.goto("/")
    button = page.locator(f".recent a[href='/analysis/{table}']")
    expect(button.locator("[data-done]")).to_have_text("41 %")
    page.unroute("**/api/analyses")
    page.goto("/")
    expect(button).to_contain_text("Analyse")
    expect(button.locator("[data-done]")).to_have_count(0)
