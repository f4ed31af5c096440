"""Sabika on the page: a whole match, keyboard, phone, alone against Yusuf, both themes, languages, nothing for axe to find."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.seldom import on_the_page
from tests.browser.server import ServerProcess
from tests.browser.test_accessibility import violations
from tests.browser.test_whole_matches import numbers
from tests.browser.visitor import Visitor
from tests.browser.vizier import STATE, Finger, Keys, Vizier
from tests.browser.words import internal, left_in_english

GAME = {"game": "sabika", "name": "Red hill"}
SOURCES = Path(__file__).parents[2] / "src/majlis"


def signed(texts: list[str]) -> list[int]:
    return [int(found[0]) if (found := re.findall(r"-?\d+", text.replace("\u2212", "-"))) else 0 for text in texts]


def test_a_whole_match_with_the_mouse(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, vizier = leila.page, Vizier(leila.page)
    kinds = vizier.whole_match()
    assert {"space", "choice"} <= set(kinds)
    assert vizier.decisions > 30
    result = page.locator("dialog[open]")
    totals = signed(result.locator("tfoot td").all_text_contents())
    rows = [signed(row.locator("td").all_text_contents()) for row in result.locator("tbody tr:not(.group)").all()]
    assert [sum(column) for column in zip(*rows)] == totals
    page.keyboard.press("Escape")
    # the board's own table has the players in the order of their seats
    assert sorted(signed(page.locator(".final .total td").all_text_contents())) == sorted(totals)


def test_a_round_with_the_keyboard_alone(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, keys = leila.page, Keys(leila.page, seed=3)
    page.keyboard.press("Tab")
    while page.locator(".rounds li[aria-current=step]").get_by_label(re.compile("round 1")).count():
        assert keys.step() != "over"
    assert keys.decisions >= 8


def test_alone_on_a_phone_against_yusuf(visit: Visit) -> None:
    """The new-table window offers to play alone; the rondel comes first, the rest when it is asked about."""
    leila = visit(phone=True)
    page = leila.page
    page.goto("/")
    page.locator(".card[data-game=sabika] .btn.pri").tap()
    page.locator("dialog .alone").tap()
    page.locator(".board").wait_for()
    finger = Finger(page, seed=2)
    finger.until(".rondel .space.lit")
    expect(page.get_by_role("tab", selected=True)).to_have_text("Rondel")
    for _ in range(10):
        assert finger.step() != "over"
    page.locator("nav.bar button").nth(1).tap()
    expect(page.locator("dialog[open] .yusuf")).to_contain_text("Yusuf")
    expect(page.locator("dialog[open] li")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_why_a_space_cannot_be_entered(visit: Visit, phone: bool) -> None:
    leila = visit(phone=phone)
    leila.sit_at("easy", **GAME)
    page = leila.page
    vizier = Finger(page) if phone else Vizier(page)
    vizier.until(".rondel .space.outer.lit")
    vizier.step()
    vizier.until(".rondel:has(.cost):has(.space.outer.lit):has(.space.outer:not(.lit))")
    vizier.touch(".rondel .space.outer:not(.lit)")
    expect(page.locator(".why")).to_contain_text("SAB-3.")


def test_every_reachable_space_shows_its_cost(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, vizier = leila.page, Vizier(leila.page)
    vizier.until(".rondel .space.lit")
    lit = page.locator(".rondel .space.lit").count()
    expect(page.locator(".rondel .cost.can")).to_have_count(lit)
    page.get_by_role("button", name="Other worker").click()
    expect(page.locator(".worker.picked")).to_have_count(1)
    costs = numbers(page.locator(".rondel .cost.can").all_text_contents())
    assert len(costs) == page.locator(".rondel .space.lit").count()
    assert max(costs) <= 2
    assert re.search(r"\d dinar", page.locator(".rondel .space.lit").first.get_attribute("aria-label") or "")


@pytest.mark.parametrize(("edition", "allowed", "laps"), [("de", "", 1), ("ru", "", 0), ("ru", "yes", 1)])
def test_a_full_lap_is_priced_where_the_edition_or_the_option_allows_it(
    visit: Visit, edition: str, allowed: str, laps: int
) -> None:
    leila = visit()
    options = {"edition": edition, **({"full_lap_allowed": allowed} if allowed else {})}
    leila.sit_at("easy", options=options, **GAME)
    page, vizier = leila.page, Vizier(leila.page)
    own_space = ".rondel .space[aria-label*='Leila: merchant, standing']"
    vizier.until(f".board:has({own_space}):has(.worker.can[data-worker=merchant])", most=40)
    page.locator("[data-worker=merchant]").click()
    costs = page.locator(".rondel .cost")
    expect(costs).to_have_count(5 + laps)
    lap = page.locator(f".rondel [data-cost={page.locator(own_space).get_attribute('data-space')}]")
    expect(lap).to_have_count(laps)
    assert all(price >= 4 for price in numbers(lap.all_text_contents()))


def test_prices_of_an_edited_data_file_are_on_the_page(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of the sources with another data file, in which poems cost otherwise: compiled modules would read their own."""
    shutil.copytree(SOURCES, tmp_path / "majlis", ignore=shutil.ignore_patterns("__pycache__"))
    data = tmp_path / "majlis/games/sabika/data/sabika.toml"
    text = data.read_text(encoding="utf-8")
    for before, after in (("blue = { base = 1,", "blue = { base = 3,"), ("red = { base = 2,", "red = { base = 7,")):
        assert text.count(before) == 1
        text = text.replace(before, after)
    data.write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = ServerProcess(tmp_path)
    server.start()
    try:
        leila = visit(server)
        leila.sit_at("easy", **GAME)
        expect(leila.page.locator(".right .poems .h small")).to_have_text(["you pay: blue 3, red 7", "you pay 4"])
        leila.page.wait_for_load_state("networkidle")  # what the page loads later comes from this server too
        leila.context.close()
    finally:
        server.stop()


@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.long), "ru"])
def test_the_board_speaks_the_language(visit: Visit, language: str) -> None:
    leila = visit(locale=language)
    leila.sit_at("easy", "easy", options={"expert": True}, **GAME)
    page, vizier = leila.page, Vizier(leila.page, seed=5)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for _ in range(10):
        vizier.wait()
        assert internal(page) == []
        vizier.step()
    vizier.wait()
    assert left_in_english(page, language) == []


def test_all_of_a_lit_storehouse_can_be_clicked(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", **GAME)
    page, vizier = leila.page, Vizier(leila.page)
    vizier.until(".house.can", most=150)
    before = vizier.state()
    house = page.locator(".house.can").first.bounding_box()
    assert house is not None
    page.mouse.click(house["x"] + house["width"] / 2, house["y"] + house["height"] - 4)
    page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)


def test_a_used_worker_is_drawn_in_outline_and_the_legend_says_so(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, vizier = leila.page, Vizier(leila.page)
    vizier.until(".rondel .pawn[data-rests]")
    expect(page.locator(".rondel .space[aria-label*=', used']").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="All symbols").click()
    expect(page.get_by_role("dialog")).to_contain_text("A worker drawn in outline has worked or rested this round")


def dark(leila: Visitor) -> None:
    leila.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(leila.page.locator("html")).to_have_attribute("data-theme", "night")


@pytest.mark.parametrize(("edition", "letters"), [("ru", "АБВ"), ("de", "ABC")])
def test_in_russian_wishes_are_lettered_as_in_the_edition_of_the_table(
    visit: Visit, edition: str, letters: str
) -> None:
    """R-16."""
    leila = visit(locale="ru")
    leila.sit_at("easy", **GAME, options={"edition": edition})
    for shown in (".wishes .letter", ".rounds .wish:not(:empty)"):
        wishes = leila.page.locator(shown)
        expect(wishes).to_have_count(3)
        assert sorted(text[0] for text in wishes.all_text_contents()) == list(letters)


@pytest.mark.parametrize("night", [pytest.param(False, marks=pytest.mark.long), True])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(visit: Visit, night: bool, phone: bool) -> None:
    leila = visit(phone=phone)
    leila.sit_at(*(["easy"] if phone else ["easy", "easy"]), **GAME)
    page = leila.page
    vizier = Finger(page, seed=6) if phone else Vizier(page, seed=6)
    if night:
        dark(leila)
    vizier.wait()
    assert violations(page) == []
    for _ in range(2):
        vizier.step()
        vizier.step()
        vizier.wait()
        assert violations(page) == []


def test_the_others_workshops_can_be_looked_at(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", **GAME)
    page = leila.page
    Vizier(page).wait()
    page.get_by_role("button", name="All workshops").click()
    window = page.locator("dialog[open]")
    expect(window.locator(".workshop")).to_have_count(1)
    expect(window.locator(".house")).to_have_count(4)
    expect(window.get_by_role("button", name="Leila")).to_be_visible()
    assert violations(page) == []


EXPERT = {"expert": True, "bonus_action_may_be_declined": True}


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "decisions"),
    [
        (62, "bonus-action accept"),
        (84, "choose choose"),
        (97, "reactivate reactivate"),
        (141, "split split"),
        (154, "sail sail, order resolve"),
        (184, "building-bonus use"),
        (320, "favour favour"),
        (349, "surcharge surcharge"),
        (359, "consolidate consolidate, red-city use"),
        (411, "city-bonus visit"),
        (767, "bonus-action decline"),
        (879, "store store"),
    ],
)
def test_seldom_decisions_are_taken_on_the_page(visit: Visit, number: int, decisions: str) -> None:
    leila = visit()
    on_the_page(leila, number, decisions, Vizier(leila.page).perform, {**GAME, "options": EXPERT})


def test_yusufs_ships_are_sent_on_the_page(visit: Visit) -> None:
    leila = visit()
    sent = "yusuf-city-setup guide, yusuf-city-export guide, yusuf-city-consolidate guide"
    on_the_page(leila, 16, sent, Vizier(leila.page).perform, {**GAME, "options": {"expert": True}}, seats=1)
