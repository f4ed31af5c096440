"""Every board fits its screen: no panel is cut, nothing lies on something else, no text is cut off, and a picker stands by the question.

One match per game with the most seats, played until a picker is open; then the same position is measured at every size, in both
themes, and in German or Russian too, whose words are long. A game joins with one line in `GAMES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from majlis.client import Client, Update
from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.courtier import Courtier
from tests.browser.player import Buyer
from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier
from tools.screens import SCENES, SETTLED, seated, shown

SIZES = ((390, 844), (1024, 768), (1440, 900), (1920, 1080), (3840, 2160))
BESIDE = 20
"""Pixels between the question and its picker, at most; on a very large screen everything is larger, this too."""
LAPTOP = (1280, 720)
SMALL_POEMS, LARGE_POEMS = 22, 20
NARROW = range(760, 1200)
"""Widths at which the picker is a tab of the right panel, so that the map stays free."""


class Playing(Protocol):
    """Somebody who plays by what the page shows."""

    def until(self, selector: str, /, *, most: int = 80) -> None: ...


@dataclass(frozen=True)
class Fitting:
    """A game to be measured: its seats beside one's own, who plays it, what shows that a picker is open."""

    bots: int
    player: Callable[[Page], Playing]
    picker: str
    scrolls: str = "nothing"
    """What may hold more than it shows, beside the story (whose one line on a narrow screen unfolds)."""
    game: str = ""
    """The game, where it is measured in more than one way."""
    languages: tuple[str, ...] = ("en",)


GAMES = {
    # A name that is cut stands beside its coin or its player's mark.
    "alhambra": Fitting(5, Buyer, ".tray .ways", ".tray .ways, .store, .hand.scroll, .name.currency, .scored .name"),
    "alhambra with Dirk": Fitting(1, Buyer, ".tray .ways", ".tray .ways, .store", "alhambra"),
    "al_rashid": Fitting(4, Courtier, ".desk .visit", ".own .cards", languages=("en", "de", "ru")),
    "sabika": Fitting(
        3,
        Vizier,
        ".tray .market",
        # Of a poem that one has, and of what is pointed at, the card says the rest.
        ".phone .map, .own .half .lines, .ask .hint",
        languages=("en", "de", "ru"),
    ),
    "tadmor": Fitting(
        3, Caravaneer, ".tray .stepper, .tray .market", ".own .rows, .row .name, .entries", languages=("en", "de")
    ),
}

# What is wrong with the page as it stands, in words. A thing that holds more than it shows is cut, unless it is known to scroll.
FAULTS = """({ scrolls, beside, picking = true }) => {
  const board = document.querySelector(".board");
  const seen = (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0;
  const name = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((word) => !word.startsWith("svelte-")).join(".")}`;
  const known = `.story, .story *, .once, .once *, .told, .visually-hidden, .visually-hidden *, svg, svg *, ${scrolls}`;
  const faults = [];
  for (const thing of board.querySelectorAll("*")) {
    if (!seen(thing) || thing.matches(known)) continue;
    const { overflowX, overflowY } = getComputedStyle(thing);
    if (overflowY !== "visible" && thing.scrollHeight > thing.clientHeight + 1)
      faults.push(`${name(thing)} is cut: ${thing.clientHeight} of ${thing.scrollHeight} high`);
    if (overflowX !== "visible" && thing.scrollWidth > thing.clientWidth + 1)
      faults.push(`${name(thing)} is cut: ${thing.clientWidth} of ${thing.scrollWidth} wide`);
  }
  const box = (thing) => thing.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const panels = [...board.querySelectorAll(".panel, .ring:not(svg *), .map, .ask")].filter(seen);
  for (const [i, one] of panels.entries())
    for (const other of panels.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && meet(box(one), box(other)))
        faults.push(`${name(one)} and ${name(other)} overlap`);
  for (const panel of panels.filter((each) => each.matches(".panel"))) {
    const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (!words.currentNode.data.trim() || parent.closest(known) || !seen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const [text, frame] = [range.getBoundingClientRect(), box(panel)];
      if (text.right > frame.right + 1 || text.left < frame.left - 1)
        faults.push(`"${words.currentNode.data.trim()}" sticks out of ${name(panel)}`);
    }
  }
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  for (const names of board.querySelectorAll(".strip, .goods")) {
    const texts = [...names.querySelectorAll(".name, b")].filter((text) => seen(text) && !text.matches(known));
    for (const [i, one] of texts.entries())
      for (const other of texts.slice(i + 1))
        if (overlap(box(one), box(other))) faults.push(`"${one.textContent}" lies on "${other.textContent}"`);
  }
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (!data.trim() || parent.closest("svg, .visually-hidden") || !seen(parent) || getComputedStyle(parent).hyphens === "auto")
      continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      if (Math.max(...rows) - Math.min(...rows) > 6) faults.push(`"${word}" is broken in ${name(parent)}`);
    }
  }
  for (const tower of document.querySelectorAll(".players li .mini"))
    for (const count of tower.closest("li").querySelectorAll(".holdings .line > span"))
      if (seen(count) && meet(box(count), box(tower))) faults.push(`what stands beside it lies over "${count.textContent.trim()}"`);
  for (const part of board.querySelectorAll(".city, .city .palace, .lands, .things, .panel:has(> .small)"))
    for (const inside of part.querySelectorAll(":scope *"))
      if (seen(inside) && !inside.closest(known) && (box(inside).right > box(part).right + 2 || box(inside).left < box(part).left - 2))
        faults.push(`${name(inside)} sticks out of ${name(part)}`);
  const bar = [...document.querySelectorAll("header .status :is(b, svg, .once), header > :is(h1, .pill, .sub)")].filter(seen);
  for (const [i, one] of bar.entries())
    for (const other of bar.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && meet(box(one), box(other)))
        faults.push(`${name(one)} and ${name(other)} overlap in the bar`);
  const scores = document.querySelector("header .scores");
  if (scores !== null && scores.scrollWidth > scores.clientWidth + 1) faults.push("the bar cuts the scores");
  const title = document.querySelector("header h1");
  const written = document.createRange();
  written.selectNodeContents(title.firstElementChild ?? title);
  const words = box(written);
  if (words.right > box(title).right + 1 && (words.top + words.bottom) / 2 < box(title).bottom)
    faults.push(`the bar cuts "${title.textContent.trim()}"`);
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const picker = board.querySelector(".picker .tray");
  if (picking && picker === null) faults.push("no picker");
  if (picker !== null) {
    const [asked, frame] = [box(board.querySelector(".ask .question")), box(picker.closest(".picker"))];
    const away = Math.max(frame.top - asked.bottom, asked.top - frame.bottom, frame.left - asked.right, asked.left - frame.right);
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    if (picker.checkVisibility() && box(picker).bottom > frame.bottom + 1) faults.push("the picker sticks out of its panel");
    if (beside !== null && away > beside * scale) faults.push(`the picker is ${Math.round(away)} away from the question`);
    for (const lit of board.querySelectorAll(".lit, .can"))
      if (!picker.contains(lit) && seen(lit) && meet(box(lit), box(picker))) faults.push(`the picker covers ${name(lit)}`);
  }
  return [...new Set(faults)];
}"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the bar."""
    if page.locator("html").get_attribute("lang") == language:
        return
    page.locator("header button[aria-haspopup=menu]").first.click()
    page.locator(f"[role=menu] [lang={language}]").click()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_cut_or_covered_at_any_size(visit: Visit, game: str) -> None:
    fitting = GAMES[game]
    leila = visit()
    leila.sit_at(*["easy"] * fitting.bots, game=fitting.game or game, name="Fitting")
    page = leila.page
    fitting.player(page).until(fitting.picker, most=150)
    faults: list[str] = []
    for language in fitting.languages:
        page.set_viewport_size({"width": 1440, "height": 900})
        speak(page, language)
        for width, height in (*SIZES, LAPTOP):
            for theme in ("plaster", "night"):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
                page.evaluate(SETTLED)
                page.wait_for_function("() => document.querySelector('.board .picker .tray') !== null")
                beside = None if width in NARROW else BESIDE
                found = page.evaluate(FAULTS, {"scrolls": fitting.scrolls, "beside": beside})
                faults += [f"{language}, {width} × {height}, {theme}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def play_on(leila: Visitor) -> None:
    """Let a bot play one's seat to the end of the match, and close its summary."""
    table = urlsplit(leila.page.url).path.split("/")[2]
    cookie = next(one for one in leila.context.cookies() if one["name"] == "majlis")
    with Client(leila.url, cookie=cookie["value"]) as client:
        client.stand_in(table, 0, True, "easy")
        for event in client.follow(table, 0):
            if isinstance(event, Update) and event.state.phase == "over":
                break
    leila.page.locator("dialog[open]").wait_for()
    leila.page.keyboard.press("Escape")
    expect(leila.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", sorted(SCENES))
def test_nothing_is_cut_in_the_middle_of_a_match_and_after_its_end(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    """With everybody's pieces on the board, at every size and in every language, the lowest usual window of a laptop too."""
    leila = seated(browser, server.url, game, SCENES[game])
    page, faults = leila.page, []
    for moment in ("middle", "end"):
        if moment == "end":
            play_on(leila)
        for language in ("en", "de", "ru"):
            page.set_viewport_size({"width": 1440, "height": 900})
            speak(page, language)
            for width, height in (*SIZES, LAPTOP):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                found = page.evaluate(FAULTS, {"scrolls": GAMES[game].scrolls, "beside": None, "picking": False})
                faults += [f"{moment}, {language}, {width} × {height}: {fault}" for fault in found]
    leila.context.close()
    assert not faults, "\n".join(faults)


# How much of the right column is out of sight, and whether the story's foot can be seen.
COLUMN = """() => {
  const [side, foot] = [document.querySelector(".board > .side"), document.querySelector(".side .story").lastElementChild];
  return [side.scrollHeight - side.clientHeight, foot.getBoundingClientRect().bottom <= innerHeight];
}"""


@pytest.mark.parametrize("game", sorted(SCENES))
def test_the_right_column_shows_everything_in_the_middle_of_a_match(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    """With the most players at 1440 × 900: players, what else stands there, and the story down to its foot."""
    leila = seated(browser, server.url, game, SCENES[game])
    shown(leila.page, "plaster", 1440, 900)
    hidden, foot = leila.page.evaluate(COLUMN)
    leila.context.close()
    assert hidden <= 1, f"{hidden} pixels of the column are out of sight"
    assert foot


POEM_DEALS = ("01", "0e", "03", "38", "02", "2b")
"""Between them they lay out every poem of the box."""
# The poems on display, and what of their texts or of their panel cannot be seen.
POEMS = """() => {
  const list = document.querySelector(".poems");
  const panel = list.closest(".content, .panel");
  const poems = [...list.querySelectorAll("[data-thing]")];
  const over = (thing) => getComputedStyle(thing).overflowY !== "visible"
    && (thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1);
  return {
    shown: poems.map((poem) => poem.dataset.thing),
    cut: poems.map((poem) => poem.querySelector(".lines, .what")).filter(over).map((text) => text.textContent),
    out: panel.scrollHeight - panel.clientHeight,
  };
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_poem_is_read_whole_on_the_board(browser: Browser, server: ServerProcess, language: str) -> None:
    """With the most players, who have the most poems in view; on a narrow screen they are a tab."""
    leila = Visitor(browser, server.url, locale=language)
    page, faults, shown_once = leila.page, [], set()
    for seed in POEM_DEALS:
        leila.sit_at(*["easy"] * 3, game="sabika", seed=seed)
        page.locator(".question.mine").wait_for()
        for width, height in (*SIZES[1:4], LAPTOP):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            if width in NARROW:
                page.locator(".area [role=tab][id$='-poems']").click()
                page.locator(".area .poems").wait_for()
            found = page.evaluate(POEMS)
            shown_once.update(found["shown"])
            faults += [f"{width} × {height}: {text!r} is cut" for text in found["cut"]]
            if found["out"] > 1:
                faults.append(f"{width} × {height}, deal {seed}: {found['out']} pixels are out of view")
    leila.context.close()
    assert len(shown_once) == SMALL_POEMS + LARGE_POEMS
    assert faults == []
