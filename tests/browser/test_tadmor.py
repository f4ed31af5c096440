"""Tadmor on the page: whole matches by what is lit, with mouse, keyboard and finger, in every theme and language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.caravan import Caravaneer, Finger, Keys
from tests.browser.conftest import Visit
from tests.browser.seldom import on_the_page
from tests.browser.test_accessibility import violations
from tests.browser.test_phone import check
from tests.browser.visitor import Visitor
from tests.browser.words import internal, left_in_english

GAME = {"game": "tadmor", "name": "Caravan at dawn"}
SEED = "00112233445566778899aabbccddeeff"
TOUCHED = (
    "nav.bar button",
    ".answers .btn",
    ".map .space.lit",
    ".tray button",
    ".entries .entry",
    ".strip button:enabled",
)
NIGHT = "localStorage.setItem('majlis.settings', JSON.stringify({ theme: 'night', playAtOnce: true }))"


def sit(visitor: Visitor, *others: str, seed: str = SEED) -> Page:
    visitor.sit_at(*(others or ("easy",)), seed=seed, **GAME)
    return visitor.page


def test_a_whole_match_with_the_mouse(visit: Visit) -> None:
    """Every round is played by what is lit; the points at the end are those of the table by source."""
    page = sit(visit())
    kinds = Caravaneer(page, seed=4).whole_match()
    assert kinds["place"] >= 9 * 5
    assert {"tray", "place", "buy", "use", "trade"} <= set(kinds)
    page.keyboard.press("Escape")
    final = page.locator(".side .final")
    expect(final).to_be_visible()
    rows = [
        [int(cell.replace("−", "-")) for cell in row.locator("td").all_text_contents()]
        for row in final.locator("tbody tr").all()
    ]
    assert len(rows) > 3
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]


def test_a_round_and_more_by_keyboard_alone(visit: Visit) -> None:
    page = sit(visit())
    keys = Keys(page, seed=2)
    keys.until(".status .gone")
    keys.until(".entries .entry.lit, .upgrades .up.lit")
    keys.step()
    assert keys.kinds["place"] >= 10


def test_some_turns_with_a_finger(visit: Visit) -> None:
    """Nothing to scroll sideways, and everything that is touched is large enough."""
    leila = visit(phone=True)
    page = sit(leila)
    finger = Finger(page, seed=3)
    for _ in range(18):
        finger.sight()
        check(page, *TOUCHED)
        assert finger.step() != "over"
    for number, inside in {1: ".own .mission", 2: ".up", 3: ".final", 4: ".story"}.items():
        finger.sheet(number)
        expect(page.locator(f"dialog {inside}").first).to_be_visible()
        check(page, "dialog .head .btn", "dialog button.mission", "dialog button.up")
        finger.close()


def test_a_taken_space_says_why_it_cannot_be_used(visit: Visit) -> None:
    page = sit(visit())
    player = Caravaneer(page)
    player.until(".map .space.taken:not(.lit)")
    before = player.position()
    player.touch(".map .space.taken:not(.lit)")
    bubble = page.locator(".why")
    expect(bubble).to_be_visible()
    number = bubble.get_by_role("button").text_content() or ""
    assert re.fullmatch(r"TAD-\d+\.\d+", number)
    assert len((bubble.text_content() or "").replace(number, "").split()) > 3, "the reason is a sentence"
    assert player.position() == before, "nothing was played"


def test_a_trade_goes_into_its_own_store_and_comes_back(visit: Visit) -> None:
    page = sit(visit())
    player = Caravaneer(page)
    player.until(".entries [data-entry=trade].lit")
    expect(page.locator("[data-piece^='traded:']")).to_have_count(0)
    warehouse = page.locator("[data-piece^='store:']").count()
    player.entry("trade")
    player.trade()
    expect(page.locator("[data-piece^='traded:']")).not_to_have_count(0)
    expect(page.locator("[data-piece^='store:']")).to_have_count(warehouse - 1)
    page.get_by_role("button", name="Close the market").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-piece^='traded:']")).to_have_count(0)
    expect(page.locator("[data-piece^='store:']")).to_have_count(warehouse)


def test_what_is_paid_can_be_changed(visit: Visit) -> None:
    """The tray begins with a payment; steppers change it, and the warehouse marks what would go."""
    page = sit(visit())
    player = Caravaneer(page)
    player.until(".upgrades .up.lit")
    player.touch(".upgrades .up.lit")
    expect(page.locator(".stores .paid")).to_have_count(1)
    hint = page.locator(".question .hint")
    before = hint.text_content() or ""
    page.locator(".tray .stepper").last.get_by_role("button").last.click()
    expect(hint).not_to_have_text(before)
    expect(page.locator(".stores .paid")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".stores .paid")).to_have_count(0)


def test_everything_of_the_others_can_be_looked_at(visit: Visit) -> None:
    page = sit(visit(), "easy", "easy")
    Caravaneer(page).until("[data-figure]:enabled")
    page.locator(".side .mini").nth(1).click()
    window = page.get_by_role("dialog")
    expect(window.locator(".tower")).to_be_visible()
    expect(window.locator(".temple")).to_be_visible()
    expect(window.locator(".up").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.get_by_role("dialog").locator(".final")).to_be_visible()


def test_a_spectator_sees_the_board_and_no_hand(visit: Visit) -> None:
    leila, omar = visit(), visit(name="Omar")
    table = leila.sit_at("easy", seed=SEED, **GAME)
    Caravaneer(leila.page).until("[data-figure]:enabled")
    omar.call("/me", {"name": "Omar"})
    omar.page.goto(f"/table/{table['id']}")
    expect(omar.page.locator(".map .space").first).to_be_visible()
    expect(omar.page.locator(".own")).to_have_count(0)
    assert omar.page.locator("[data-mission], .map .lit").count() == 0


def test_one_legend_says_that_values_are_reconstructed(visit: Visit) -> None:
    page = sit(visit())
    page.get_by_role("button", name="some values reconstructed").click()
    expect(page.locator("dialog[open] .pieces li").first).to_be_visible()


@pytest.mark.parametrize(
    ("theme", "phone"), [pytest.param("plaster", False, marks=pytest.mark.long), ("night", False), ("night", True)]
)
def test_axe_finds_nothing(visit: Visit, theme: str, phone: bool) -> None:
    leila = visit(phone=phone)
    if theme == "night":
        leila.page.add_init_script(NIGHT)
    page = sit(leila, "easy", "easy")
    player = Finger(page) if phone else Caravaneer(page)
    for moment in ("[data-figure]:enabled", ".entries .entry.lit"):
        player.until(moment)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page) == []
    if phone:
        player.touch("nav.bar button:nth-of-type(1)")
        expect(page.locator("dialog .own")).to_be_visible()
        assert violations(page) == []


@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.long), "ru"])
def test_it_speaks_the_language(visit: Visit, language: str) -> None:
    """No message without words: the page complains of those, and `visit` fails for every complaint."""
    page = sit(visit(locale=language), "easy", "easy")
    player = Caravaneer(page, seed=6)
    for _ in range(16):
        player.sight()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert internal(page) == []
        player.step()
    player.sight()
    assert left_in_english(page, language) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "decisions"),
    [
        (5, "hire hire, drop drop"),
        (106, "redirect turn_in"),
        (434, "upgrade-end end, upgrade turn_in"),
        (445, "swap turn_in"),
        (464, "place turn_in"),
        (537, "prize prize"),
        (836, "kingdom turn_in"),
        (877, "redirect decline, kingdom-tax tax"),
        (914, "swap decline"),
        (939, "upgrade-end turn_in"),
    ],
)
def test_seldom_decisions_are_taken_on_the_page(visit: Visit, number: int, decisions: str) -> None:
    leila = visit()
    on_the_page(leila, number, decisions, Caravaneer(leila.page).perform, GAME)


def test_a_mission_brings_one_more_figure_on_the_page(visit: Visit) -> None:
    leila = visit()
    asked = "last-figure decline, last-figure turn_in"
    on_the_page(leila, 49, asked, Caravaneer(leila.page).perform, GAME, likes="tadmor, late")


EDITED = {
    "damascus_tower_single": {
        "cost": {"price": {"gold": 7}, "any": 0, "waived": 0, "short": 7, "lacking": {"gold": 7}}
    },
    "antioch_caravan": {
        "ways": [{"tower": 10, "missions": 0}, {"tower": 0, "missions": 4}, {"tower": 5, "missions": 2}]
    },
    "palmyra_tax": {"line": {"message": "line-from-epoch", "parts": {"epoch": 3}}},
    "antioch_war_supplies": {"prestige": 31},
}


def test_the_board_shows_what_the_server_says_and_nothing_of_its_own(visit: Visit) -> None:
    """A position of the past whose numbers were changed on their way: other prices, another way to a camel, another epoch of taxes."""
    leila = visit()
    page = sit(leila)
    Caravaneer(page).step()

    def changed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["numbers"]["spaces"].update(EDITED)
        told["numbers"]["own"]["goods"] = dict.fromkeys(told["numbers"]["own"]["goods"], 77)
        told["numbers"]["new_kind"] = [77] * len(told["numbers"]["new_kind"])
        told["numbers"]["own"]["towers"]["single"]["next"] = {"gold": 7}
        route.fulfill(response=answer, json=told)

    page.route("**/replay?*", changed)
    page.keyboard.press("b")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-space=damascus_tower_single] .line")).to_have_text("7")
    expect(page.locator("[data-space=damascus_tower_single]")).to_contain_text("7 gold")
    line = page.locator("[data-space=antioch_caravan] .line").inner_text()
    assert "".join(line.split()) == "10/4/5+2"
    expect(page.locator("[data-space=antioch_caravan]")).to_contain_text("a tower of 5 + 2 missions fulfilled")
    expect(page.locator("[data-space=palmyra_tax] .line")).to_have_text("from epoch III")
    expect(page.locator("[data-space=antioch_war_supplies] .badge")).to_have_text("31")
    expect(page.locator(".own .goods p")).to_contain_text("+77")
    expect(page.locator(".own .tower .price .mode").first).to_contain_text("7")
