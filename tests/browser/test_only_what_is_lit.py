"""Nothing does something other than its name: what is not lit plays nothing, and what is lit plays what it shows."""

from __future__ import annotations

import json
import random
import re
from typing import Any, TypedDict

import pytest
from playwright.sync_api import Page, Request

from majlis.client import Update
from tests.browser.conftest import Visit
from tests.browser.test_story import CAUGHT_UP, Reader
from tools.screens import SETTLED

DECISIONS, EVERY = 18, 3
"""How many decisions of a match are taken, and which of them the page is clicked at."""
UNLIT, LIT = 8, 4
"""How many things are clicked at each."""

# Things on the board that can be struck, each with what it is called: lit ones, or those that cannot be chosen now. What one picks
# from is left out, except for deals, and so is what only answers.
THINGS = """(wanted) => {
  const lit = ".lit, .can, .able, .legal, .picked, .up, [aria-pressed=true], [data-acts], [data-figure]:enabled";
  const found = [];
  for (const thing of document.querySelectorAll("main :is([data-thing], [data-piece], [data-cell])")) {
    if (!thing.checkVisibility() || thing.closest("[data-story-panel], .question, dialog")) continue;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !thing.contains(hit) || hit.closest("[data-thing], [data-piece], [data-cell]") !== thing) continue;
    if ((hit.closest(lit) !== null || thing.querySelector(lit) !== null) !== (wanted === "lit")) continue;
    if (hit.closest(".tray, .desk") && !hit.closest(".deal")) continue;
    const names = [];
    for (let at = hit; at !== null && at.matches("main *"); at = at.parentElement)
      if (names.length === 0 || at.matches("[data-thing], [data-piece], [data-cell], button, [role=button]"))
        names.push(...Object.values(at.dataset).flatMap((text) => [text, ...text.split(/[ :]/)]));
    found.push({ x, y, names: names.filter(Boolean), text: thing.outerHTML.slice(0, 160) });
  }
  return found;
}"""


class Thing(TypedDict):
    x: float
    y: float
    names: list[str]
    text: str


class Moves:
    """What the page sends to be played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []
        page.on("request", self._heard)

    def _heard(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            self.sent.append(request.post_data or "")

    def of(self, thing: Thing) -> list[Any]:
        """What a click on that thing sends."""
        before = len(self.sent)
        self.page.mouse.click(thing["x"], thing["y"])
        self.page.evaluate(SETTLED)
        return [json.loads(body)["action"] for body in self.sent[before:]]


def put_back(page: Page) -> None:
    """Close what a click has opened and put back what it has picked up."""
    for _ in range(2):
        page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    page.evaluate(SETTLED)


def words(action: Any) -> set[str]:
    """Everything that an action names."""
    if isinstance(action, dict):
        return {word for value in action.values() for word in words(value)}
    if isinstance(action, list):
        return {word for value in action for word in words(value)}
    return {str(action), *re.split(r"[ +]", str(action))}


def another(page: Page, wanted: str, chance: random.Random, tried: set[str]) -> Thing | None:
    """Something "lit" or "unlit" that was not tried yet: a click may have picked up another piece, which lights other things."""
    things: list[Thing] = [thing for thing in page.evaluate(THINGS, wanted) if thing["text"] not in tried]
    if not things:
        return None
    thing = chance.choice(things)
    tried.add(thing["text"])
    return thing


def strike(page: Page, moves: Moves, chance: random.Random) -> tuple[int, bool]:
    """Click things that are not lit, which plays nothing, then lit ones until one plays: how many, and whether one did."""
    entries = page.locator(".board").get_attribute("data-entries")
    tried: set[str] = set()
    struck = 0
    while struck < UNLIT and (thing := another(page, "unlit", chance, tried)) is not None:
        assert moves.of(thing) == [], f"not lit, and it played: {thing}"
        put_back(page)
        struck += 1
    assert page.locator(".board").get_attribute("data-entries") == entries
    for _ in range(LIT):
        thing = another(page, "lit", chance, tried)
        if thing is None:
            break
        sent = moves.of(thing)
        if sent:
            assert len(sent) == 1
            assert words(sent[0]) & set(thing["names"]), f"it played {sent[0]}: {thing}"
            return struck, True
        put_back(page)
    return struck, False


@pytest.mark.parametrize("game", ["alhambra", "al_rashid", "tadmor", "sabika"])
def test_what_is_not_lit_plays_nothing_and_what_is_lit_plays_what_it_shows(visit: Visit, game: str) -> None:
    reader = Reader(visit(), game, "easy", "easy", seed="2a")
    page, client = reader.page, reader.client
    moves, chance = Moves(page), random.Random(11)
    decisions = struck = played = 0
    for event in client.follow(reader.table, 0):
        if not isinstance(event, Update) or event.state.decision is None or 0 not in event.state.waiting:
            continue
        state, decision = event.state, event.state.decision
        page.wait_for_function(CAUGHT_UP, arg=state.seq)
        page.locator(".question.mine:not([aria-busy=true])").wait_for()
        put_back(page)  # the summary of a scoring
        decisions += 1
        if decisions > DECISIONS:
            break
        count, done = strike(page, moves, chance) if decisions % EVERY == 0 else (0, False)
        struck, played = struck + count, played + done
        if not done:
            client.move(reader.table, 0, state.seq, chance.choice(decision.actions))
    client.close()
    assert struck >= DECISIONS // EVERY * 4
    assert played >= 1
    assert reader.visitor.faults == []
