"""Any game on the plain board: one that another package brings, and the four that have a drawing. By keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.plain import PlainKeys, sit_plainly
from tests.browser.server import ServerProcess
from tests.browser.test_accessibility import check_both_themes
from tests.browser.visitor import Visitor
from tests.guide import copy_of_souk, give_it_a_name, install

SHORT = {"coins": 3}


@pytest.fixture(scope="module")
def market(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which two more games are installed: Souk, and the copy of it that the guide makes."""
    folder = tmp_path_factory.mktemp("market")
    packages = folder / "packages"
    source = folder / "source"
    souk, own = copy_of_souk(source / "souk"), copy_of_souk(source / "own")
    give_it_a_name(own)
    install(packages, souk, own)
    server = ServerProcess(folder, packages)
    server.start()
    yield server
    server.stop()


PLAY = {"en": "Play", "de": "Spielen", "ru": "Играть"}
BID = {"en": "Bid 3", "de": "Bieten 3", "ru": "Сделать ставку 3"}


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long), "ru"])
def test_a_game_of_another_package_is_played_from_the_lobby(market: ServerProcess, visit: Visit, language: str) -> None:
    leila = visit(market, locale=language)
    leila.page.goto("/")
    expect(leila.page.locator(".card[data-game]")).to_have_count(6)
    leila.page.locator(".card[data-game=souk]").get_by_role("button", name=PLAY[language]).click()
    leila.page.locator("dialog .btn.pri").first.click()
    leila.page.locator(".board.plain").wait_for()
    expect(leila.page.locator("[data-row='bid 3']")).to_have_attribute("aria-label", BID[language])
    assert PlainKeys(leila.page).whole_match()


def test_the_copy_that_the_guide_makes_is_played_to_its_end(market: ServerProcess, visit: Visit) -> None:
    leila = visit(market)
    keys = sit_plainly(leila, "easy", game="bazaar", options=SHORT)
    expect(leila.page.locator("h1")).to_have_text("Bazaar")
    assert keys.whole_match() == ["bid 1", "bid 2", "bid 3"]
    leila.page.keyboard.press("Escape")
    expect(leila.page.locator("h2.asked")).to_contain_text("with")
    expect(leila.page.locator(".final tfoot")).to_be_visible()


def test_souk_from_question_to_result(market: ServerProcess, visit: Visit) -> None:
    """Focus, digits, what would change, what cannot be done now, what may be typed, and the end: each as it is read and heard."""
    leila = visit(market, name="Leila")
    keys = sit_plainly(leila, "easy", game="souk", options=SHORT)
    page = leila.page
    keys.wait()
    expect(page.locator("h2.asked")).to_be_focused()
    keys.press("2")
    row = page.locator("[data-row='bid 2']")
    expect(row).to_be_focused()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prospect dd").first).to_contain_text("Leila bids 2.")
    coins = page.locator(".holdings tbody tr", has_text="Coins left").locator("td").first
    expect(coins).to_have_text("3 →would become 2")
    assert "Value of the coins left −2" in str(page.locator(f"#{row.get_attribute('aria-describedby')}").text_content())
    check_both_themes(page)
    keys.press("Enter")
    page.wait_for_function("() => document.querySelector('.h + ul, .tree h3 + ul') !== null")
    refused = page.locator(".tree ul", has_text="You have no coin 2.")
    expect(refused.first).to_contain_text("SOU-3.2")
    keys.press("t")
    keys.press("b", "i", "d", "Space", "2", "Enter")
    expect(page.get_by_role("alert")).to_contain_text("You have no coin 2.")
    page.keyboard.press("Control+a")
    keys.press(*"nonsense", "Enter")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")
    page.keyboard.press("Control+a")
    keys.press(*"bid", "Space", "3", "Enter")
    expect(page.locator("[data-row='bid 3']")).to_have_count(0)
    keys.press("Escape")
    expect(page.locator("h2.asked")).to_be_focused()
    assert keys.whole_match() == ["bid 1"]
    check_both_themes(page)
    keys.press("Escape")
    check_both_themes(page)
    expect(page.locator(".story")).to_contain_text("The last coins are spent")


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.long) for game in ("alhambra", "al_rashid", "tadmor", "sabika")],
)
def test_a_drawn_game_is_played_to_its_end_on_the_plain_board(market: ServerProcess, visit: Visit, game: str) -> None:
    leila = visit(market)
    keys = sit_plainly(leila, "easy", game=game)
    keys.wait()
    keys.row()
    check_both_themes(leila.page)
    assert keys.whole_match() != []
    others = ["Dirk"] if game == "alhambra" else []  # who cannot win has points too
    names = leila.page.locator(".ranking li b")
    expect(names).to_have_count(2 + len(others))
    assert set(others) <= set(names.all_inner_texts())


def phone(leila: Visitor) -> None:
    sit_plainly(leila, "easy", game="tadmor").wait()


def tablet(leila: Visitor) -> None:
    leila.page.set_viewport_size({"width": 1024, "height": 768})
    sit_plainly(leila, "easy", game="tadmor").wait()


@pytest.mark.parametrize("screen", [phone, tablet], ids=["phone", "tablet"])
def test_what_does_not_fit_is_in_sheets(market: ServerProcess, visit: Visit, screen: Callable[[Visitor], None]) -> None:
    leila = visit(market, phone=screen is phone, locale="de")
    screen(leila)
    check_both_themes(leila.page)
    assert leila.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for key, what in (("g", "[data-holdings]"), ("p", "[data-picture]")):
        leila.page.keyboard.press(key)
        expect(leila.page.locator(f"dialog {what}")).to_be_focused()
        check_both_themes(leila.page)
        before = leila.page.viewport_size
        assert before is not None
        leila.page.set_viewport_size({"width": before["width"], "height": 320})  # so low that the sheet itself scrolls
        check_both_themes(leila.page)
        leila.page.set_viewport_size(before)
        leila.page.keyboard.press("Escape")
        leila.page.locator("dialog[open]").wait_for(state="detached")


def test_the_setting_changes_the_board_at_once(market: ServerProcess, visit: Visit) -> None:
    leila = visit(market)
    leila.sit_at("easy", game="tadmor")
    expect(leila.page.locator(".board.plain")).to_have_count(0)
    leila.page.get_by_role("button", name="Menu").click()
    leila.page.get_by_role("menuitem", name="Settings").click()
    leila.page.get_by_label("Plain board").check()
    expect(leila.page.locator(".board.plain")).to_be_visible()


def test_looking_back_shows_the_table_of_then(market: ServerProcess, visit: Visit) -> None:
    leila = visit(market)
    keys = sit_plainly(leila, "easy", game="souk", options=SHORT)
    keys.step()
    keys.wait()
    expect(leila.page.locator("[data-picture]")).to_contain_text("Leila: 2 3")
    leila.page.keyboard.press("b")
    leila.page.get_by_role("button", name="To the beginning").click()
    expect(leila.page.locator("[data-picture]")).to_contain_text("Leila: 1 2 3")
