"""Somebody new to a game says so in the dialog of a new table, and gets the easiest one: one test for all that it turns on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from majlis.engine.catalog import game, games
from majlis.engine.lesson import has_lesson, lesson
from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.courtier import Courtier
from tests.browser.player import Player
from tests.browser.vizier import Vizier

HANDS = {"tadmor": Caravaneer, "al_rashid": Courtier, "alhambra": Player, "sabika": Vizier}
LESSONS = [name for name in games() if has_lesson(game(name))]
MINE = "() => document.querySelector('.question.mine:not([aria-busy=true])') !== null"
CARD = "#info-card"
LIT = "#main :is(.lit, .can, .able, .legal)[data-thing], #main [data-thing]:has(:is(.lit, .can, .able, .legal)[data-acts])"
ENTRIES = (
    "() => Number(document.querySelector('.board')?.dataset.entries ?? document.querySelector('.board')?.dataset.seq)"
)


@pytest.mark.parametrize(
    "name", [name if name == "alhambra" else pytest.param(name, marks=pytest.mark.long) for name in LESSONS]
)
def test_new_to_this_game_turns_on_every_comfort(visit: Visit, name: str) -> None:
    leila = visit()
    page = leila.page
    page.goto("/")
    page.locator(f".card[data-game={name}]").get_by_role("button", name="Play").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Modules and options")).to_be_visible()
    expect(dialog.get_by_role("group", name="Strength")).to_be_visible()
    dialog.get_by_label("New to this game").check()

    # No advanced modules, easy bots, also among friends; the seats of the guided match.
    expect(dialog.get_by_text("Modules and options")).to_have_count(0)
    expect(dialog.get_by_role("group", name="Strength")).to_have_count(0)
    dialog.get_by_text("With friends").click()
    assert "easy" in [box.input_value() for box in dialog.get_by_role("combobox").all()]
    bots = lesson(game(name)).seats - 1
    dialog.locator("[data-first]", has_text=re.compile(rf"^Against {bots} bots?$")).click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    summary = leila.call(f"/tables/{table}")
    assert [seat["level"] for seat in summary["seats"] if seat["kind"] == "bot"] == ["easy"] * bots
    usual = {option.name: option.default for option in game(name).options.options}
    changed = {option: value for option, value in summary["options"].items() if value != usual[option]}
    assert changed == {}

    # The aid lies open.
    aid = page.locator("dialog[open] .aid")
    expect(aid.locator("table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)

    # What a choice brings is told as soon as one points at it, or comes to it with the keyboard.
    hands = HANDS[name](page)
    page.wait_for_function(MINE)
    while page.locator(LIT).count() == 0:  # Al-Rashid begins at the desk
        hands.step()
        page.wait_for_function(MINE)
    page.locator(LIT).first.hover()
    expect(page.locator(CARD).first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(CARD)).to_have_count(0)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(lit) => document.activeElement?.closest('[data-thing]')?.matches(lit) ?? false", LIT):
            break
    expect(page.locator(CARD).first).to_be_visible()
    page.keyboard.press("Escape")

    # Every step can be taken back, even when bots have answered it.
    for _ in range(12):
        before = leila.call(f"/tables/{table}/outlooks?seat=0")
        hands.step()
        page.wait_for_function(MINE)
        if leila.call(f"/tables/{table}/outlooks?seat=0")["entries"] > before["entries"] + 2:
            break
    else:
        raise AssertionError("no bot has answered")
    beyond = page.evaluate(ENTRIES)
    undo = page.locator("[data-undo=last]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    page.wait_for_function(f"(before) => ({ENTRIES})() !== before", arg=beyond)
    page.wait_for_function(MINE)
    assert set(leila.call(f"/tables/{table}/outlooks?seat=0")["outlooks"]) == set(before["outlooks"])


def test_what_a_game_teaches_keeps_its_place_while_it_is_asked_for(visit: Visit) -> None:
    page = visit().page
    held: list[Route] = []
    page.route(re.compile("/api/learn/[^/]+/(first-match|puzzles)"), lambda route: held.append(route))
    page.goto("/learn")
    for name in LESSONS:
        for way in ("book", "match", "puzzles", "rules"):
            expect(page.locator(f"article[data-game={name}] [data-way={way}]")).to_be_visible()
    assert len(held) == 2 * len(LESSONS)
    for route in held:
        route.continue_()
    expect(page.get_by_text("…", exact=True)).to_have_count(0)


def test_names_of_games_and_regions_are_whole_on_a_phone(visit: Visit) -> None:
    page = visit(locale="ru", phone=True).page
    page.goto("/learn/alhambra/puzzle/two-runs-meet")
    title = page.locator("header h1")
    expect(title).to_contain_text("Альгамбра")
    assert title.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    page.goto("/learn/tadmor/first-match")
    seas = page.locator(".map .title.sea h2")
    expect(seas.first).to_contain_text("Средиземноморье")
    for sea in seas.all():
        box = sea.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert sea.evaluate("(it) => it.scrollWidth <= it.clientWidth")
