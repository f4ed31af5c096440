"""Somebody who does one certain action on a board by touching what it names: with the mouse, a finger or the keyboard.

Nothing here knows a game, except how things are laid out: boards name their pieces in `data-` attributes, choices carry their action.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page

from majlis.engine.action import Action
from tests.browser.courtier import Courtier, Fingers, Typist
from tests.browser.finger import tap

ENTRIES: Final = """() => {
  const { entries, seq } = document.querySelector(".board")?.dataset ?? {};
  return `${entries ?? seq} ${document.querySelector("[data-verdict]") !== null}`;
}"""
READY: Final = """() => document.fonts.status === "loaded" && document.querySelector("[aria-busy=true]") === null
  && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true)))))"""
# Finds what a word names, as long as it can be pressed, marks it and says where it lies.
AIM: Final = """([word, loosely, keys]) => {
  document.querySelector("[data-aim]")?.removeAttribute("data-aim");
  const w = CSS.escape(word);
  const names = ["choice", "deal", "gives", "answer", "space", "figure", "upgrade", "entry", "value", "region", "mission", "worker", "ring",
    "slot", "card", "tile", "cell", "city", "area", "way", "house", "office"];
  if (keys) names.unshift("entry");  // a list is nearer to the keyboard than the map
  const exact = names.map((name) => `[data-${name}="${w}"]`);
  const loose = [`[data-piece="${w}"]`, `[data-piece$=":${w}"]`, `[data-piece*=":${w}:"]`, `[data-thing~="${w}"]`, `[data-trade="${w}"]`];
  const lit = ".lit, .can, .able, .legal, .pick, [data-gives], [data-trade], [data-deal], [data-way], [data-piece^='pending:']," +
    ".choice, .btn, .roof, .one";
  for (const selector of [...exact, ...loose])
    for (const thing of document.querySelectorAll(selector)) {
      if (thing.closest("aside:has([data-answer], [data-puzzle], [data-verdict]), [hidden]") !== null) continue;
      const control = thing.matches("button, [role=button], [tabindex]") ? thing : thing.querySelector("[data-acts], button, [role=button]")
        ?? thing.closest("button, [role=button]") ?? thing;
      if (control.disabled || control.ariaDisabled === "true" || (keys && !control.matches("button, [tabindex]"))) continue;
      if (control.matches(".picked, [aria-pressed=true], [aria-checked=true]")) continue;
      if (!(thing.matches(lit) || control.matches(lit) || (loosely && control.matches("button, .own-palace [data-cell]")))) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      for (const [h, v] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.75]]) {
        const [x, y] = [left + width * h, top + height * v];
        const hit = width > 0 ? document.elementFromPoint(x, y) : null;
        if (hit !== null && (control.contains(hit) || hit.contains(control))) {
          control.setAttribute("data-aim", "");
          return [x, y];
        }
      }
    }
  return null;
}"""
TAKE_AIM: Final = """(thing) => {
  document.querySelector("[data-aim]")?.removeAttribute("data-aim");
  thing.setAttribute("data-aim", "");
}"""
AIMED: Final = "() => document.activeElement?.matches('[data-aim]') ?? false"
# Whether arrow keys can lead from what has the focus to what is aimed at.
NEAR: Final = """() => {
  const [from, to] = [document.activeElement, document.querySelector("[data-aim]")];
  if (!from || !to || !from.matches("[data-rove], [data-cell], .space, .card, .slot, [tabindex='0']")) return 0;
  for (let group = from.parentElement; group && !group.matches("main, .board, body"); group = group.parentElement)
    if (group.contains(to)) return group.querySelectorAll("[data-rove], [data-cell], .space, .card, [tabindex]").length;
  return 0;
}"""
TOWARDS: Final = """() => {
  const at = document.activeElement?.dataset?.cell, aim = document.querySelector("[data-aim]")?.dataset.cell;
  if (!at || !aim || at === aim) return null;
  const [[x, y], [tox, toy]] = [at, aim].map((cell) => cell.split(",").map(Number));
  return tox > x ? "ArrowRight" : tox < x ? "ArrowLeft" : toy > y ? "ArrowDown" : "ArrowUp";
}"""
# On a map the arrows lead to what lies nearest in their direction: the place one is at, and the arrows, the most promising first.
OVER_MAP: Final = """() => {
  const [from, to] = [document.activeElement, document.querySelector("[data-aim]")];
  const map = from?.matches("[data-space]") ? from.closest(".map") : null;
  if (map === null || to === null || from === to || !map.contains(to)) return null;
  const [a, b] = [from, to].map((one) => one.getBoundingClientRect());
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  return [from.dataset.space, [first[0], second[0], second[1], first[1]]];
}"""
MAIN: Final = """() => {
  document.querySelector("[data-aim]")?.removeAttribute("data-aim");
  const button = [...document.querySelectorAll(".answers .btn.pri:enabled, .tray .btn.pri:enabled, .desk .btn.pri:enabled")]
    .find((one) => one.ariaDisabled !== "true" && one.getClientRects().length > 0);
  if (button === undefined) return null;
  button.scrollIntoView({ block: "nearest", behavior: "instant" });
  button.setAttribute("data-aim", "");
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
WAYS: Final = {"paria": "aria", "prestige": "restige", "dinar": "inar", "seal": "eal"}
TABS: Final = 160


class Solver:
    """With the mouse."""

    courtier: type[Courtier] = Courtier
    keys = False

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def ready(self) -> str:
        self.page.wait_for_function(READY)
        now: str = self.page.evaluate(ENTRIES)
        return now

    def touch(self, word: str, loosely: bool = False) -> bool:
        """Touch what the word names; False if there is nothing of the kind that can be touched now. Loosely: lit or not."""
        self.page.wait_for_function(READY)
        place = self.page.evaluate(AIM, [word, loosely, self.keys])
        if place is None:
            return False
        self.press(*place)
        self.page.wait_for_function(READY)
        return True

    def main(self) -> bool:
        place = self.page.evaluate(MAIN)
        if place is None:
            return False
        self.press(*place)
        self.page.wait_for_function(READY)
        return True

    def perform(self, action: Action) -> None:
        """Do exactly this."""
        if self.game == "al_rashid":
            self.courtier(self.page).perform(action)
            return
        before = self.ready()
        words = [word for at in range(len(action.parts)) for word in action.words(at)]
        verb = action.verb.name
        parts = str(action).split(" ")[1:]
        if verb in ("buy", "tribute"):
            self.exactly(verb, words)
            if self.ready() != before:
                return
        for order in (
            words,
            [":".join(parts[:2]), *words],  # a half of a poem
            [verb, " ".join(parts[:2]), *words],  # a trade
            [verb, *words],
            [*words, verb],
            [*words[:1], verb, *words[1:]],
            ["trade", *words],
        ):
            for loosely in (False, True):
                if self.name(str(action), order, before, loosely) or self.finish(str(action), verb, before):
                    return
                self.put_back()
        raise AssertionError(f"no way is known to do {action}")

    def put_back(self) -> None:
        """Let go of what was picked up; where nothing was, a lesson asks whether to leave it."""
        self.page.keyboard.press("Escape")
        if self.page.locator(".coach").count() and self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def name(self, action: str, words: list[str], before: str, loosely: bool) -> bool:
        for word in dict.fromkeys(words):
            if self.ready() != before or self.touch(action):
                return self.ready() != before
            _ = self.touch(word) or (loosely and self.touch(word, loosely=True))
        return self.ready() != before

    def finish(self, action: str, verb: str, before: str) -> bool:
        for _ in range(3):
            if self.ready() != before:
                return True
            if not (self.touch(action) or self.touch(verb) or self.main()):
                return False
        return self.ready() != before

    def exactly(self, verb: str, words: list[str]) -> None:
        """Pay with these cards, or in these ways, and with nothing else: what the page has proposed is put back."""
        if verb == "tribute":
            for _ in range(12):
                for way, called in WAYS.items():
                    row = self.page.locator(".tribute .way").filter(has_text=called)
                    lacks = words.count(way) - int(row.locator("b").inner_text())
                    if lacks:
                        self.at(row.locator("button").nth(0 if lacks < 0 else 1))
        else:
            self.touch(words[0])
            for card in self.page.locator("button[data-piece^='hand:']").all():
                piece = (card.get_attribute("data-piece") or "").removeprefix("hand:")
                if (card.get_attribute("aria-pressed") == "true") != (piece in words[1:]):
                    self.at(card)
        self.main()

    def at(self, thing: Locator) -> None:
        if thing.is_disabled():
            return
        thing.evaluate(TAKE_AIM)
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        self.press(box["x"] + 10, box["y"] + box["height"] / 2)
        self.page.wait_for_function(READY)


class Finger(Solver):
    """On a phone."""

    courtier = Fingers

    def press(self, x: float, y: float) -> None:
        tap(self.page, x, y)

    def perform(self, action: Action) -> None:
        if self.game == "al_rashid" and action.verb.name == "activate":
            before = self.ready()
            assert self.touch(action.words(0)[0]), f"nowhere to {action}"
            self.page.wait_for_function(f"(before) => ({ENTRIES})() !== before", arg=before)
        else:
            super().perform(action)

    def touch(self, word: str, loosely: bool = False) -> bool:
        """What is not in sight may lie behind another tab of the board, or with one's own things."""
        if super().touch(word, loosely):
            return True
        if not loosely:
            return False
        for tab in self.page.locator(".dock [role=tab][aria-selected=false]").all():
            tab.tap()
            if super().touch(word, loosely):
                return True
        if self.page.locator("dialog[open]").count() == 0:
            self.page.locator("nav.bar button").first.tap()
            self.page.locator("dialog[open]").wait_for()
            if super().touch(word, loosely):
                return True
            self.page.keyboard.press("Escape")
        return False


class Keys(Solver):
    """With the keyboard alone: Tab from group to group, arrows within one, Enter."""

    courtier = Typist
    keys = True
    key = "Enter"

    def at(self, thing: Locator) -> None:
        """Space turns a card over and back; Enter on one that is picked would buy with it."""
        self.key = "Space"
        super().at(thing)
        self.key = "Enter"

    def press(self, x: float, y: float) -> None:
        for _ in range(TABS):
            if self.aimed():
                self.page.keyboard.press(self.key)
                return
            for _ in range(40):  # on a grid of cells
                key = self.page.evaluate(TOWARDS)
                if key is None or self.aimed():
                    break
                self.page.keyboard.press(key)
            self.over_map()
            if self.aimed():
                continue
            near = self.page.evaluate(NEAR)
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight") if near else ():
                for _ in range(min(near, 24)):
                    self.page.keyboard.press(key)
                    if self.aimed():
                        self.page.keyboard.press(self.key)
                        return
            self.page.keyboard.press("Tab")
        raise LookupError("the keyboard does not lead there")

    def over_map(self) -> None:
        """Towards what is aimed at, on a map of spaces; no arrow is tried twice at the same place."""
        tried: set[tuple[str, str]] = set()
        while not self.aimed():
            found = self.page.evaluate(OVER_MAP)
            fresh = [] if found is None else [key for key in found[1] if (found[0], key) not in tried]
            if not fresh:
                return
            tried.add((found[0], fresh[0]))
            self.page.keyboard.press(fresh[0])

    def touch(self, word: str, loosely: bool = False) -> bool:
        try:
            return super().touch(word, loosely)
        except LookupError:
            return False

    def aimed(self) -> bool:
        yes: bool = self.page.evaluate(AIMED)
        return yes
