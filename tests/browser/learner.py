"""Somebody in a guided match: reads what the coach says and does what is meant, with the mouse, with the keyboard or with a finger."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from majlis.engine.catalog import game
from majlis.engine.lesson import lesson
from tests.browser import solver
from tests.browser.courtier import Courtier
from tests.browser.finger import tap
from tests.browser.visitor import PATIENCE, Visitor

LOOK = """() => {
  const strip = document.querySelector(".coach");
  if (strip === null || strip.ariaBusy === "true") return null;
  const state = strip.dataset.state;
  const next = strip.querySelector(".do > .btn.pri");
  if (state === "wait" || (state === "done" && next?.disabled)) return null;
  const { entries, seq } = document.querySelector(".board")?.dataset ?? {};
  return { state, step: strip.dataset.step, title: strip.querySelector("h2").textContent.trim(), at: entries ?? seq };
}"""
# Everything that a word of an action may name on a board, as long as it can be pressed.
POINT = """(word) => {
  const names = [
    "space", "figure", "upgrade", "entry", "value", "region", "mission", "worker", "ring",
    "card", "tile", "choice", "cell", "city", "gives", "area", "trade"];
  const exact = names.map((name) => `[data-${name}~="${CSS.escape(word)}"]`);
  const selector = [...exact, `[data-piece="${CSS.escape(word)}"]`, `[data-thing~="${CSS.escape(word)}"]`].join(", ");
  const lit = ".lit, .can, .able, .legal, .pick, [data-gives], [data-trade], .choice";
  for (const thing of document.querySelectorAll(selector)) {
    const pressed = thing.matches("button, [role=button]") ? thing : thing.querySelector("button, [data-acts]") ?? thing;
    if (pressed.disabled || pressed.matches(".picked, [aria-pressed=true]") || !(thing.matches(lit) || pressed.matches(lit))) continue;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = pressed.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 24)];
    if (width > 0 && pressed.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
ENTRIES = (
    "() => Number(document.querySelector('.board')?.dataset.entries ?? document.querySelector('.board')?.dataset.seq)"
)

# What was touched has been heard of, and the page has drawn itself.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


class Learner:
    """Plays a lesson. What the board does not let it do by touching what the action names, it leaves to "Skip this step"."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.game = game
        self.by_hand = 0
        self.skipped = 0

    def begin(self) -> str:
        """Sit down and read what the game is about, which is the first thing that the coach says."""
        self.page.goto(f"/learn/{self.game}/first-match")
        self.page.wait_for_url("**/table/*")
        assert self.look()["state"] == "read"
        self.press(self.strip.locator(".do > .btn.pri"))
        expect(self.strip).to_have_attribute("data-step", "1")
        return self.page.url.rsplit("/", 1)[1].partition("?")[0]

    @property
    def strip(self) -> Locator:
        return self.page.locator(".coach")

    def look(self) -> dict[str, str]:
        """Wait until the coach waits for this learner, and look."""
        seen: dict[str, str] = self.page.wait_for_function(LOOK, timeout=PATIENCE).json_value()
        return seen

    def told(self) -> dict[str, Any]:
        """What the server says, with what was read on this page."""
        table = self.page.url.rsplit("/", 1)[1]
        read = self.page.evaluate(
            "(game) => JSON.parse(localStorage.getItem('majlis.learned')).matches[game].read", self.game
        )
        told: dict[str, Any] = self.visitor.call(f"/tables/{table}/coach?read={read}")
        return told

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, button: Locator) -> None:
        self.page.mouse.move(2, 2)  # off the board, so that no info card lies over the strip
        button.click()

    def step(self) -> str:
        """Do what the coach waits for; says what that was."""
        seen = self.look()
        match seen["state"]:
            case "act" | "trying" | "refused":
                self.act(seen["state"])
            case "free" if seen["step"] != "free":
                if self.strip.locator(".links button").count() > 1:
                    self.skip()
                else:
                    self.play()
            case "read" | "done":
                self.press(self.strip.locator(".do > .btn.pri"))
            case _:
                return seen["state"]
        self.page.wait_for_function(f"(before) => JSON.stringify(({LOOK})()) !== JSON.stringify(before)", arg=seen)
        return seen["state"]

    def act(self, state: str) -> None:
        meant = str(self.told()["meant"])
        before = self.page.evaluate(ENTRIES)
        start = self.strip.locator(
            ".do > .btn.pri"
        )  # let me try, or try again; not where a button of the strip is the answer
        if state != "trying" and start.count():
            self.press(start)
        if self.perform(meant, before):
            self.by_hand += 1
        else:
            self.skip()

    def perform(self, action: str, before: int) -> bool:
        """Touch what the action names, in its order, then the main button; whether that played something."""
        if self.game == "al_rashid" and not isinstance(self, Finger):  # decisions about things are taken on a desk
            Courtier(self.page).perform(game(self.game).verbs.parse(action))
            return True
        verb, *parts = action.split(" ")
        named = [word for part in parts for word in part.split("+")]
        # Some actions begin with what they are called (trade), some need no more than their place (fulfil a mission).
        for words in (named or [verb], [verb, *named], named[:1]):
            if self.touch(action, words, before):
                return True
            self.put_back()
        return False

    def touch(self, action: str, words: list[str], before: int) -> bool:
        verb = action.partition(" ")[0]
        choice = self.page.locator(f".choice[data-choice='{action}']:enabled")  # a whole action, among others like it
        for word in words:
            if self.entries() != before:
                return True
            if choice.count():
                break
            point = self.page.evaluate(POINT, word)
            if point is not None:
                self.click(*point)
        answer = self.strip.locator(f".answers .btn[data-answer='{verb}']:enabled")
        for main in (choice, answer, self.strip.locator(".answers .btn.pri:enabled")):
            if self.entries() == before and main.count():
                self.press(main.first)
        return self.entries() != before

    def entries(self) -> int:
        """How many decisions the board shows, once nothing is under way."""
        self.page.evaluate(SETTLED)
        self.page.wait_for_function("() => document.querySelector('.coach')?.ariaBusy !== 'true'")
        number: int = self.page.evaluate(ENTRIES)
        return number

    def play(self, *but: str) -> str:
        """Anything legal except this, as a call: the board is not what is looked at."""
        table = self.page.url.rsplit("/", 1)[1]
        seat = lesson(game(self.game)).seat
        ahead = self.visitor.call(f"/tables/{table}/outlooks?seat={seat}")
        request, origin = self.visitor.context.request, {"Origin": self.visitor.url}
        for action in ahead["outlooks"]:
            move = {"id": str(uuid4()), "seq": ahead["seq"], "seat": seat, "action": action}
            if action not in but and request.post(f"/api/tables/{table}/moves", data=move, headers=origin).ok:
                return str(action)
        raise AssertionError(f"nothing of {list(ahead['outlooks'])} can be played")

    def put_back(self) -> None:
        self.page.keyboard.press("Escape")
        if self.page.locator("dialog[open]").count():  # nothing was in hand: that was the question whether to leave
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)

    def skip(self) -> None:
        """On a phone there is no room for it while one tries: "Show me" brings the whole strip back."""
        self.skipped += 1
        links = self.strip.locator(".links button")
        if links.count() == 0:
            self.page.keyboard.press("s")
        self.press(links.first)

    def whole(self, most: int = 120) -> None:
        """From the first step to the end of the lesson."""
        for _ in range(most):
            if self.step() == "end":
                return
        raise AssertionError(f"the lesson did not end within {most} moments")


class Finger(Learner):
    """The same on a phone."""

    def click(self, x: float, y: float) -> None:
        tap(self.page, x, y)

    def press(self, button: Locator) -> None:
        """Whatever lies over the whole screen, a scoring say, is put away first."""
        over = self.page.locator("dialog[open]")
        if over.count():
            over.get_by_role("button", name="Close").last.tap()
            expect(over).to_have_count(0)
        button.tap()


class Keys(Learner):
    """The same with the keyboard alone: Tab to a thing, arrows within a group, Enter."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game)
        self.solver = solver.Keys(self.page, game)

    def press(self, button: Locator) -> None:
        """By itself the lesson goes on from what was done: then there is nothing left to press."""
        button.evaluate(solver.TAKE_AIM)
        try:
            self.solver.press(0, 0)
        except LookupError:
            if self.page.locator("[data-aim]").count():
                raise

    def perform(self, action: str, before: int) -> bool:
        try:
            self.solver.perform(game(self.game).verbs.parse(action))
        except (AssertionError, LookupError):
            self.put_back()
        return self.entries() != before
