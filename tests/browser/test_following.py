"""Small things that make a table hard to follow if they are wrong: sizes of what flies, the log's place, counts, what a refusal covers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.finger import CARD, tap_on
from tests.browser.player import Player
from tests.browser.server import ServerProcess
from tests.browser.test_fitting import FAULTS, GAMES
from tests.browser.test_story import ROUNDS, WHOLE, Reader
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier
from tools.screens import SCENES, SETTLED

# Keeps the largest width and height of everything that flies or rises, and whatever of it leaves the window.
WATCHED = """() => {
  window.flown = { count: 0, width: 0, height: 0, cut: [] };
  const look = () => {
    for (const one of document.querySelectorAll(".sky > *")) {
      const { left, right, width, height } = one.getBoundingClientRect();
      window.flown.count += 1;
      if (one.matches(".piece")) {
        window.flown.width = Math.max(window.flown.width, width);
        window.flown.height = Math.max(window.flown.height, height);
      } else if (left < -0.5 || right > innerWidth + 0.5) window.flown.cut.push(one.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
AT_END = """() => {
  const lines = document.querySelector(".story .around .lines");
  return lines !== null && lines.scrollHeight > lines.clientHeight + 40
    && lines.scrollHeight - lines.scrollTop - lines.clientHeight < 4;
}"""
STOPS = """() => [...document.querySelectorAll(".story .around button, .story .around a, .story .around [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length"""


def test_a_card_on_its_way_is_as_large_as_a_card(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    page, player = leila.page, Player(leila.page)
    player.until(".slot.can")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCHED)
    player.step()
    page.wait_for_function("() => window.flown.count > 0 && document.querySelector('.sky .piece') === null")
    flown = page.evaluate("window.flown")
    assert 0 < flown["width"] <= 200, flown
    assert 0 < flown["height"] <= 200, flown
    assert flown["cut"] == []


def test_the_log_stays_at_its_end_and_is_one_stop(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", "easy", game="sabika")
    page, player = leila.page, Vizier(leila.page)
    for _ in range(24):
        player.step()
    player.wait()
    log, chat = page.locator("[data-tab=log]"), page.locator("[data-tab=chat]")
    log.click()
    page.wait_for_function(AT_END)
    page.set_viewport_size({"width": 1440, "height": 760})
    page.wait_for_function(AT_END)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(AT_END)
    chat.click()
    page.locator(".story .chat input").fill("Good game so far")
    page.keyboard.press("Enter")
    expect(page.locator(".story .chat")).to_contain_text("Good game so far")
    log.click()
    page.wait_for_function(AT_END)
    assert page.evaluate(STOPS) <= 1
    lines = page.locator(".story .around .lines")
    lines.evaluate("(box) => { box.scrollTop = 0; }")
    expect(page.locator(".story .newest")).to_be_visible()
    page.locator(".story .newest").click()
    page.wait_for_function(AT_END)


def test_the_first_turn_is_turn_one_from_its_first_step_to_its_last(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", game="sabika")
    page, player = leila.page, Vizier(leila.page)
    turn = page.locator("header").get_by_text(re.compile(r"^Turn \d of \d$"))
    said: list[str] = []
    seen = 0
    while player.wait() and seen < 3:
        if turn.count() == 0:
            player.step()
            continue
        working = page.locator(".rondel .space.lit").count() > 0
        seen += working and (not said or said[-1] != turn.inner_text())
        said.append(turn.inner_text())
        player.step()
    numbers = [int(text.split()[1]) for text in said]
    assert numbers[0] == 1
    assert numbers == sorted(numbers), "no step belongs to a later turn"
    assert set(numbers) == {1, 2, 3}


def test_what_was_searched_in_the_rules_begins_at_its_top(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/tadmor")
    text = page.locator(".rules .text")
    text.wait_for()
    page.mouse.move(700, 500)
    page.locator(".rules .text section").nth(8).scroll_into_view_if_needed()
    search = page.locator(".rules input[type=search]")
    search.fill("raid")
    first = page.locator(".rules .text section h2").first
    expect(first).to_be_in_viewport(ratio=1)
    place = first.bounding_box()
    tools = page.locator(".rules .tools").bounding_box()
    assert place is not None
    assert tools is not None
    assert place["y"] >= tools["y"] + tools["height"] - 1 or place["y"] + place["height"] <= tools["y"]


def test_what_is_gained_at_the_beginning_is_inside_the_window_of_a_phone(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.page.emulate_media(reduced_motion="no-preference")
    leila.context.add_init_script(f"addEventListener('DOMContentLoaded', {WATCHED})")
    leila.sit_at("easy", "easy", game="al_rashid")
    page = leila.page
    page.locator(".question.mine").wait_for()
    page.evaluate(SETTLED)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("window.flown.cut") == []


def test_a_mission_says_why_it_cannot_be_fulfilled_while_figures_are_placed(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", game="tadmor")
    page, player = leila.page, Caravaneer(leila.page)
    player.until("[data-figure]:enabled")
    player.until(".own .mission.row:not(.lit)")
    before = player.position()
    page.locator(".own .mission.row:not(.lit)").first.click()
    expect(page.locator(".why")).to_contain_text(re.compile(r"TAD-\d+\.\d+"))
    assert player.position() == before


def look_back(page: Page) -> None:
    page.keyboard.press("b")
    page.locator("section.back").wait_for()
    page.get_by_role("button", name="Back to the game").wait_for()


@pytest.mark.parametrize("game", ["alhambra", "al_rashid", "tadmor", "sabika"])
def test_nothing_is_cut_while_one_looks_back(visit: Visit, game: str) -> None:
    leila = visit()
    fitting = GAMES[game]
    leila.sit_at(*["easy"] * fitting.bots, game=game)
    page = leila.page
    page.locator(".question.mine").wait_for()
    look_back(page)
    faults: list[str] = []
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found = page.evaluate(FAULTS, {"scrolls": fitting.scrolls, "beside": None, "picking": False})
        faults += [f"{width} × {height}: {fault}" for fault in found]
    assert faults == []


STEADY = {
    "alhambra": [".panel.market", ".panel.money", ".panel.things", ".panel.players"],
    "al_rashid": [".panel.things", ".panel.guide", ".city", ".lands", ".panel.players"],
    "tadmor": [
        *(".ask", ".map", ".panel.own", ".panel.players", ".panel.story"),
        *(".panel:has(> .upgrades)", ".panel:has(> .raiders)"),
    ],
    "sabika": [
        *(".ask", ".rondel", ".map", ".panel.own", ".panel.grow.picker", ".panel.grow:has(.poems)", ".panel.players"),
        *(".panel:has(> .small)", ".panel.story"),
    ],
}
"""What is as high in every turn."""
BARE = 45
"""How high a panel with nothing in it is at most: its heading."""
# Which panels have nothing to show just now, so that what is around them has their room.
EMPTIED = "() => [...document.querySelectorAll('.side .upgrades:not(:has(.up))')].map((part) => part.getBoundingClientRect().height)"
# Pickers that hold more than they show.
SCROLLED = """() => [...document.querySelectorAll(".board .picker .dock[data-picking] > .content")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => `${one.clientHeight} of ${one.scrollHeight}`)"""
HEIGHTS = """(parts) => parts.map((part) => [part, document.querySelector(`.board ${part}`)])
  .filter(([, found]) => found?.checkVisibility()).map(([part, found]) => [part, Math.round(found.getBoundingClientRect().height)])"""


def check_heights(leila: Visitor, game: str, decisions: int) -> None:
    reader = Reader(leila, game, *["easy"] * SCENES[game].bots, seed="2a")
    # While something lies in every panel, and while one is empty: once a round at most, as nothing is laid out in between.
    heights: dict[tuple[str, bool], set[int]] = {}
    for at, state in enumerate(reader.decisions()):
        if state.phase == "over":
            break
        reader.page.evaluate(SETTLED)
        emptied = reader.page.evaluate(EMPTIED)
        assert all(height <= BARE for height in emptied), f"decision {at}: an empty panel is {emptied} high"
        if game == "sabika":
            assert reader.page.evaluate(SCROLLED) == [], f"decision {at}: what can be picked is in view"
        for part, height in reader.page.evaluate(HEIGHTS, STEADY[game]):
            heights.setdefault((part, bool(emptied)), set()).add(height)
        if at >= decisions:
            break
    reader.client.close()
    assert {part for part, _ in heights} == set(STEADY[game])
    assert {part: sorted(each) for part, each in heights.items() if len(each) > 1} == {}


@pytest.mark.parametrize("game", sorted(STEADY))
def test_panels_are_as_high_in_every_turn(visit: Visit, game: str) -> None:
    check_heights(visit(), game, ROUNDS)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("game", sorted(STEADY))
def test_panels_are_as_high_in_every_turn_of_a_match(
    browser: Browser, server: ServerProcess, game: str, language: str
) -> None:
    visitor = Visitor(browser, server.url, locale=language)
    check_heights(visitor, game, WHOLE)
    visitor.context.close()


def explained_first(page: Page) -> None:
    """As a phone comes: the first touch of something lit explains it."""
    page.evaluate('localStorage.setItem("majlis.settings", JSON.stringify({ playAtOnce: false }))')
    page.reload()
    page.locator(".question.mine").wait_for()


def test_on_a_phone_a_touch_opens_what_only_shows_something(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", "easy")
    page = leila.page
    page.locator(".question.mine").wait_for()
    explained_first(page)
    page.get_by_role("button", name="Players").tap()
    tap_on(page.locator("dialog .mini").nth(1))
    expect(page.get_by_role("dialog", name="Alhambra of")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(0)
