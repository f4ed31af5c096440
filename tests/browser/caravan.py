"""Somebody who plays Tadmor by what the page shows: lit spaces, tiles, regions, the tray, buttons. With mouse, keyboard or finger."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import partial
from typing import TypedDict

from playwright.sync_api import Page

from majlis.engine.action import Action
from tests.browser.finger import touch
from tests.browser.hand import strike
from tests.browser.visitor import PATIENCE

TABS_AT_MOST = 90

SIGHT = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((thing) => thing.getBoundingClientRect().width > 0);
  return {
    over: document.querySelector("dialog[open] .ranking") !== null,
    choices: seen(".tray .choice:not(.picked), .tray .mission:not(.picked), .tray .up.lit:not(.picked)").length,
    ready: seen(".answers .btn.pri:enabled").length,
    regions: seen(".map .pick").map((thing) => thing.dataset.region),
    spaces: seen(".map .space.lit").map((thing) => thing.dataset.space),
    upgrades: seen(".upgrades .up.lit").map((thing) => thing.dataset.upgrade),
    entries: seen(".entries .entry.lit").map((thing) => thing.dataset.entry),
    answers: seen(".answers .btn:enabled:not([data-undo])").map((thing) => thing.textContent.trim()),
    placing: document.querySelector("[data-figure]:enabled") !== null,
    tray: seen(".tray").length > 0,
  };
}"""
MY_MOVE = """() => document.querySelector("dialog[open] .ranking") !== null
  || document.querySelector(".question.mine:not([aria-busy=true])") !== null"""
# The board says how many decisions its position comes after: on a phone a card that is drawn shows nowhere else.
POSITION = """() => document.querySelector(".board")?.dataset.entries + " " + document.querySelectorAll("dialog[open] .ranking").length"""
# The middle of the first such thing that nothing else covers, brought into sight first.
POINT = """(selector) => {
  for (const thing of document.querySelectorAll(selector)) {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 24)];
    if (width > 0 && thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
BUTTONS = ("decline", "end", "keep")
TAXES = {"gold": re.compile("Pay . gold"), "prestige": re.compile("Lose . PP")}
# Whatever a word may name when it is asked for: a region, a space, a choice of the tray, a tile.
THING = """.map .pick[data-region='{word}'], .map .space.lit[data-space='{word}'], .tray [data-value='{word}']:not(.picked),
  .tray .up.lit[data-upgrade='{word}']:not(.picked)"""
BUNDLE = """() => Object.fromEntries([...document.querySelectorAll(".tray .stepper")]
  .map((stepper) => [stepper.ariaLabel, Number(stepper.querySelector("b").textContent)]))"""
FOCUS_IS = "(selector) => document.activeElement?.matches(selector) ?? false"


class Sight(TypedDict):
    """What somebody sees who is asked for a decision."""

    over: bool
    choices: int
    ready: int
    regions: list[str]
    spaces: list[str]
    upgrades: list[str]
    entries: list[str]
    answers: list[str]
    placing: bool
    tray: bool


class Caravaneer:
    """Plays with the mouse. The seed decides between things that are lit, so that many kinds of decisions come up."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.kinds: dict[str, int] = {}
        self.traded = 0

    def sight(self) -> Sight:
        """Wait until this player is asked something, or the match is over, and look."""
        self.page.wait_for_function(MY_MOVE, timeout=PATIENCE)
        return self.glance()

    def glance(self) -> Sight:
        seen: Sight = self.page.evaluate(SIGHT)
        return seen

    def position(self) -> str:
        text: str = self.page.evaluate(POSITION)
        return text

    def changed(self, before: str) -> None:
        self.page.wait_for_function(
            f"(before) => ({POSITION})() !== before && document.querySelector('.question[aria-busy=true]') === null",
            arg=before,
            timeout=PATIENCE,
        )

    # what is done

    def touch(self, selector: str) -> None:
        """Click on the first such thing that is not covered."""
        strike(self.page, selector, self.place_of, self.page.mouse.click)

    def place_of(self, selector: str) -> tuple[float, float]:
        x, y = self.page.wait_for_function(POINT, arg=selector, timeout=PATIENCE).json_value()
        return x, y

    def finish(self) -> None:
        """Answer what the tray asks, then press the main button, unless the last answer did it already."""
        for _ in range(8):
            self.page.wait_for_function(
                "() => document.querySelector('.question[aria-busy=true]') === null", timeout=PATIENCE
            )
            seen = self.glance()
            if not seen["tray"] and not seen["ready"]:
                return
            if seen["tray"] and not seen["ready"]:
                self.touch(".tray .choice:not(.picked), .tray .mission:not(.picked), .tray .up.lit:not(.picked)")
                continue
            self.touch(".answers .btn.pri:enabled")
            return

    def space(self, name: str) -> None:
        self.touch(f".map .space.lit[data-space='{name}']")

    def upgrade(self, name: str) -> None:
        self.touch(f".upgrades .up.lit[data-upgrade='{name}']")

    def region(self, name: str) -> None:
        self.touch(f".map .pick[data-region='{name}']")

    def entry(self, name: str) -> None:
        self.touch(f".entries .entry[data-entry='{name}']")

    def answer(self) -> None:
        self.touch(".answers .btn.pri:enabled, .answers .btn:enabled:not([data-undo])")

    def trade(self) -> None:
        self.touch(".tray .once")

    def step(self) -> str:
        """Take one decision; says which kind it was ("over": there was none to take)."""
        seen = self.sight()
        if seen["over"]:
            return "over"
        before = self.position()
        did = self.decide(seen, before)
        self.kinds[did] = self.kinds.get(did, 0) + 1
        return did

    def decide(self, seen: Sight, before: str) -> str:
        if self.page.locator(".tray .market").count():
            self.answer()
            self.page.locator(".tray .market").wait_for(state="detached")
            return "done trading"
        if seen["tray"]:
            self.finish()
            self.changed(before)
            return "tray"
        if seen["placing"]:
            self.space(self.chance.choice(seen["spaces"]))
            if self.glance()["tray"]:
                self.finish()
            self.changed(before)
            return "place"
        if seen["regions"]:
            self.region(self.chance.choice(seen["regions"]))
            self.changed(before)
            return "region"
        if seen["upgrades"]:
            self.upgrade(self.chance.choice(seen["upgrades"]))
            self.finish()
            self.changed(before)
            return "buy"
        return self.window(seen, before)

    def window(self, seen: Sight, before: str) -> str:
        """Use what is open, trade now and then, and go on when nothing is left."""
        entries = [entry for entry in seen["entries"] if entry != "trade"]
        if "trade" in seen["entries"] and self.traded % 4 == 0:
            self.traded += 1
            self.entry("trade")
            self.trade()
            self.changed(before)
            return "trade"
        self.traded += 1
        if entries:
            entry = self.chance.choice(entries)
            self.entry(entry)
            self.finish()
            self.changed(before)
            return "mission" if entry.startswith("k") else "use"
        self.answer()
        self.changed(before)
        return "answer"

    # a certain action

    def perform(self, action: Action) -> None:
        """Do exactly this on the board: what it names is touched, and confirmed where that is needed."""
        self.sight()
        before = self.position()
        verb = action.verb.name
        words = [word for at in range(len(action.parts)) for word in action.words(at)]
        if verb in BUTTONS:
            self.page.locator(f".answers [data-gives='{verb}']").click()
        elif verb == "tax":
            self.page.locator(".answers").get_by_role("button", name=TAXES[words[0]]).click()
        elif verb == "hire":
            self.region(words[0])
        elif verb == "turn_in":
            if self.page.locator(f"[data-piece='fulfilled:{words[0]}'][aria-pressed=true]").count() == 0:
                self.touch(f"[data-piece='fulfilled:{words[0]}']")
            self.name_all(words[1:])
        else:
            assert verb in ("prize", "drop"), f"no way is known to do {action}"
            self.name_all(words)
        self.changed(before)

    def name_all(self, words: list[str]) -> None:
        """Touch everything that these words name, wherever it is asked for; then the main button, unless the last touch did it."""
        if words and self.page.locator(".tray .stepper").count():
            self.set_bundle(Counter(words))
        else:
            for word in words:
                asked = self.page.locator(THING.format(word=word))
                if asked.count():
                    self.touch(THING.format(word=word))
        if self.page.locator(".answers .btn.pri:enabled").count():
            self.touch(".answers .btn.pri:enabled")

    def set_bundle(self, wanted: Counter[str]) -> None:
        """Step every resource to its number; each step takes another's place, so it may need several rounds."""
        for _ in range(8):
            now: dict[str, int] = self.page.evaluate(BUNDLE)
            if all(wanted[kind] == count for kind, count in now.items()):
                return
            for kind, count in now.items():
                button = self.page.get_by_role("button", name=f"More {kind}", exact=True)
                if wanted[kind] > count and button.is_enabled():
                    button.click()
                    break
        raise AssertionError(f"the steppers do not lead to {dict(wanted)}, but to {now}")

    def until(self, wanted: str, most: int = 80) -> None:
        """Play on until it is this player's move and that is on the page."""
        for _ in range(most):
            seen = self.sight()
            if self.page.locator(wanted).count():
                return
            assert not seen["over"], f"the match ended before {wanted}"
            self.step()
        raise AssertionError(f"no {wanted} within {most} decisions")

    def whole_match(self, most: int = 400) -> dict[str, int]:
        """Play to the end; says how often each kind of decision came."""
        for _ in range(most):
            if self.step() == "over":
                return self.kinds
        raise AssertionError(f"no end after {most} decisions: {self.kinds}")


class Finger(Caravaneer):
    """Plays on a phone: the map is long, the tray stands under the question."""

    def touch(self, selector: str) -> None:
        strike(self.page, selector, self.place_of, partial(touch, self.page))

    def sheet(self, number: int) -> None:
        self.touch(f"nav.bar button:nth-of-type({number})")
        self.page.locator("dialog[open]").wait_for()

    def close(self) -> None:
        self.touch("dialog[open] .head .btn")
        self.page.locator("dialog[open]").wait_for(state="detached")


class Keys(Caravaneer):
    """Plays with the keyboard only: Tab from group to group, arrows within one, Enter."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        yes: bool = self.page.evaluate(FOCUS_IS, selector)
        return yes

    def touch(self, selector: str) -> None:
        """Tab until such a thing has the focus; in a group of things go on with the arrow keys."""
        for _ in range(TABS_AT_MOST):
            if self.focused(selector) or (self.focused("[data-rove]") and self.along(selector)):
                self.press("Enter")
                return
            self.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {selector}")

    def along(self, selector: str) -> bool:
        """Through the group that has the focus, once around."""
        for _ in range(
            self.page.evaluate("() => document.activeElement.parentElement.querySelectorAll('[data-rove]').length")
        ):
            self.press("ArrowRight")
            if self.focused(selector):
                return True
        return False

    def space(self, name: str) -> None:
        """Arrow keys from space to space until a lit one has the focus."""
        for _ in range(TABS_AT_MOST):
            if self.focused(".map .space"):
                break
            self.press("Tab")
        self.page.evaluate("() => { window.walked = new Set(); }")
        for _ in range(40):
            if self.focused(".map .space.lit"):
                self.press("Enter")
                return
            key: str | None = self.page.evaluate(NEXT_ARROW)
            assert key is not None, "the arrow keys do not lead to a lit space"
            self.press(key)
        raise AssertionError("the arrow keys do not lead to a lit space")


# Towards the nearest lit space, along the longer way first; a way that was tried from this space is not tried again.
NEXT_ARROW = """() => {
  const at = document.activeElement;
  const middle = (thing) => { const { left, top, width } = thing.getBoundingClientRect(); return [left + width / 2, top]; };
  const [x, y] = middle(at);
  const lit = [...document.querySelectorAll(".map .space.lit")].map(middle);
  lit.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  for (const [toX, toY] of lit) {
    const across = toX > x + 4 ? ["ArrowRight"] : toX < x - 4 ? ["ArrowLeft"] : [];
    const down = toY > y + 4 ? ["ArrowDown"] : toY < y - 4 ? ["ArrowUp"] : [];
    const ways = Math.abs(toX - x) >= Math.abs(toY - y) ? [...across, ...down] : [...down, ...across];
    for (const key of ways) {
      const way = `${at.dataset.space} ${key}`;
      if (window.walked.has(way)) continue;
      window.walked.add(way);
      return key;
    }
  }
  return null;
}"""
