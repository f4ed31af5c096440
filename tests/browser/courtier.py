"""Somebody who plays Al-Rashid by what the page shows: lit areas, the desk, buttons. With mouse, keyboard or finger."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page

from majlis.engine.action import Action
from tests.browser.finger import touch
from tests.browser.hand import strike
from tests.browser.player import MY_MOVE, POINT
from tests.browser.visitor import PATIENCE

# How many decisions the page has been told of, and whether the match is over.
POSITION = """() => document.querySelector(".board")?.dataset.entries + " " + document.querySelectorAll("dialog[open] .ranking").length"""
LIT = "() => [...document.querySelectorAll('.spot.lit')].map((spot) => spot.dataset.area)"
# The groups in which arrow keys go from one thing to the next.
GROUPS = ".guilds, .court, .lands, .row, .first, .offices, .piles, .cards, .ready"
NEIGHBOURS = f"() => document.activeElement?.closest('{GROUPS}')?.querySelectorAll('[data-rove]').length ?? 0"
FOCUS_IS = "(selector) => document.activeElement?.matches(selector) ?? false"
IN_GROUP = f"""(selector) => document.activeElement?.matches('[data-rove]')
  && document.activeElement.closest('{GROUPS}')?.querySelector(selector) != null"""
# The same point two pictures later: nothing that came meanwhile has moved it.
# Asked once in each frame: it lies where it lay a frame ago.
AT_REST = f"""(selector) => {{
  const found = ({POINT})(selector);
  const before = window.lay;
  window.lay = `${{selector}} ${{found}}`;
  return found !== null && window.lay === before ? found : null;
}}"""
# The same, or that the position is another already: what was touched last may have been enough.
AT_REST_OR_DONE = f"""([selector, before]) => ({POSITION})() !== before ? "done" : ({AT_REST})(selector)"""
TABS_AT_MOST = 120
PRIMARY = ".answers .btn.pri:enabled"
PLAIN = ".answers .btn:enabled:not(.pri):not([data-undo])"
COMMON = ("pass", "end", "flee")
LATER = ("credit", "service")


class Courtier:
    """Plays with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decisions = 0
        self.begun = ""
        """The position in which the action was begun that is being performed."""

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def wait(self) -> bool:
        """Wait until this player is asked something; False if the match is over."""
        self.page.wait_for_function(MY_MOVE, timeout=PATIENCE)
        return self.count("dialog[open] .ranking") == 0

    def position(self) -> str:
        text: str = self.page.evaluate(POSITION)
        return text

    def changed(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({POSITION})() !== before", arg=before, timeout=PATIENCE)

    def touch(self, selector: str) -> None:
        """Click on the middle of the first such thing that is not covered."""
        strike(self.page, selector, self.place_of, self.page.mouse.click)

    def place_of(self, selector: str) -> tuple[float, float]:
        """Where such a thing lies, once it does not move any more."""
        x, y = self.page.wait_for_function(AT_REST, arg=selector, timeout=PATIENCE).json_value()
        return x, y

    def until(self, selector: str, most: int = 80) -> None:
        """Play on until it is this player's move and such a thing is on the page."""
        for _ in range(most):
            assert self.wait(), f"the match ended before {selector}"
            if self.count(selector):
                return
            self.step()
        raise AssertionError(f"no {selector} within {most} decisions")

    def area(self, area: str) -> None:
        self.touch(f".spot[data-area={area}]")

    def step(self) -> str:
        """Take one decision; says which kind it was."""
        if not self.wait():
            return "over"
        before = self.position()
        did = self.decide()
        self.changed(before)
        self.decisions += 1
        return did

    def decide(self) -> str:
        if self.count(".desk .visit"):
            return self.visit()
        if self.count(".desk .mover"):
            self.touch(".desk .mover")
            self.area(self.some_lit())
            return "move"
        if self.count(".desk .pair"):
            for row in (1, 2):
                self.touch(f".desk .pair .row:nth-of-type({row}) .choice.possible")
            self.touch(PRIMARY)
            return "pair"
        if self.count(".desk .take"):
            return self.things()
        if self.count(".desk .choice"):
            self.touch(".desk .choice")
            return "one"
        if self.count(":is(.own, .purse) .office.can"):
            self.touch(":is(.own, .purse) .office.can")
            return "activate"
        if self.count(".spot.lit"):
            placing = self.count(".spot.whole") == 0
            self.area(self.some_lit())
            return "place" if placing else "resolve"
        self.touch(PLAIN)
        return "plain"

    def some_lit(self) -> str:
        """One of the areas that are lit, another each time."""
        self.page.wait_for_function("() => document.querySelector('.spot.lit') !== null", timeout=PATIENCE)
        lit: list[str] = self.page.evaluate(LIT)
        return lit[self.decisions * 5 % len(lit)]

    def visit(self) -> str:
        """An office that can be paid, else the service or a favour, else nothing."""
        for wish in (".desk .office.can", ".desk .wish:not(.cannot):enabled"):
            if self.count(wish):
                self.touch(wish)
                if self.count(PRIMARY):
                    self.touch(PRIMARY)
                    return "ask"
                self.touch(PLAIN)
        self.touch(PLAIN)
        return "ask nothing"

    def things(self) -> str:
        """One more of each pile in turn, until it is enough; fleeing where nothing wins."""
        if self.count(PRIMARY):
            self.touch(PRIMARY)
            return "proposal"
        if self.count(".desk .enemy"):
            self.touch(PLAIN)
            return "flee"
        single = self.count(".answers .btn.pri") == 0
        for thing in self.page.locator(".desk .take").evaluate_all("(piles) => piles.map((pile) => pile.dataset.take)"):
            most = self.page.locator(f".desk .take[data-take='{thing}'] small").all_text_contents()
            for _ in range(int(most[0].strip("/ ")) if most else 4):
                self.touch(f".desk .take[data-take='{thing}']")
                if single:
                    return "take"
                if self.count(PRIMARY):
                    self.touch(PRIMARY)
                    return "take"
        raise AssertionError("nothing on the desk is enough")

    def whole_match(self, most: int = 300) -> dict[str, int]:
        kinds: dict[str, int] = {}
        for _ in range(most):
            did = self.step()
            if did == "over":
                return kinds
            kinds[did] = kinds.get(did, 0) + 1
        raise AssertionError(f"no end after {most} decisions: {kinds}")

    # a certain action

    def perform(self, action: Action) -> None:
        """Do exactly this on the board: what it names is touched, and confirmed where that is needed."""
        self.wait()
        before = self.begun = self.position()
        self.carry_out(
            action.verb.name, [str(part) if isinstance(part, (str, int)) else list(part) for part in action.parts]
        )
        self.changed(before)

    def carry_out(self, verb: str, parts: list[str | list[str]]) -> None:
        first = parts[0] if parts else ""
        words = [str(part) for part in parts]
        if verb in COMMON:
            self.page.locator(f".answers [data-gives='{verb}']").click()
        elif verb == "place":
            self.touch(f".member[data-piece='home:{first}']")
            self.area(words[1])
        elif verb in ("plot", "inform", "move"):
            self.touch(f".mover[data-choice='{words[1]} {first}']")
            self.area(words[2])
        elif verb == "transmute" and first == "home":
            self.touch(PRIMARY)
        elif verb in ("resolve", "look", "negotiate", "transmute"):
            self.area(words[0])
        elif verb == "activate":
            self.touch(f".own .office[data-office={first}]")
        elif verb in ("aside", "barter") or (verb == "favour" and not self.count(".desk .visit")):
            self.touch(f".desk [data-choice='{first}']")
        elif verb in ("exchange", "hire", "dismiss"):
            for row in (1, 2):
                self.touch(f".desk .pair .row:nth-of-type({row}) [data-choice='{words[row - 1]}']")
            self.touch(PRIMARY)
        elif verb in ("ask", "favour"):
            self.wishes(first if isinstance(first, list) else [first])
        else:
            assert isinstance(first, list)
            self.piles(first)

    def wishes(self, wishes: list[str]) -> None:
        # A credit pays for an office, and so comes after it; what cannot be afforded without it comes last.
        for wish in sorted(wishes, key=lambda wish: LATER.index(wish) if wish in LATER else -1):
            thing = f":is(.desk [data-office='{wish}'], .desk [data-wish='{wish}'])"
            # A credit that the page has thought of by itself need not be asked for.
            if self.count(f"{thing}[aria-pressed=true]") == 0:
                self.touch(thing)
        if "credit" not in wishes and self.count("[data-wish=credit][aria-pressed=true]"):
            self.touch("[data-wish=credit]")
        self.touch(PRIMARY if wishes else PLAIN)

    def piles(self, things: list[str]) -> None:
        """Put what is proposed back, take exactly these."""
        if self.count(".desk .take.chosen"):
            self.touch(PLAIN)
        for thing in things:
            self.touch(f".desk .take[data-take='{thing}']")
        asked = [PRIMARY, self.begun]
        if self.page.wait_for_function(AT_REST_OR_DONE, arg=asked, timeout=PATIENCE).json_value() != "done":
            self.touch(PRIMARY)


class Fingers(Courtier):
    """Plays on a phone: an area is touched twice, what is out of sight is brought there first."""

    def touch(self, selector: str) -> None:
        strike(self.page, selector, self.place_of, partial(touch, self.page))

    def place_of(self, selector: str) -> tuple[float, float]:
        self.page.locator(selector).first.scroll_into_view_if_needed()
        self.page.evaluate(BELOW_THE_QUESTION, selector)
        return super().place_of(selector)

    def area(self, area: str) -> None:
        super().area(area)
        self.page.locator(f".spot.armed[data-area={area}]").wait_for()
        self.touch(PRIMARY)


# The question stays at the top of a phone; what lies below it has to be scrolled out.
BELOW_THE_QUESTION = """(selector) => {
  const thing = document.querySelector(selector);
  const question = document.querySelector(".ask").getBoundingClientRect();
  const { top, height } = thing.getBoundingClientRect();
  const middle = top + height / 2;
  const hidden = middle < question.bottom + 8 || middle > innerHeight - 80;
  if (thing.closest(".ask") === null && hidden) window.scrollBy(0, top - innerHeight / 2);
}"""


class Typist(Courtier):
    """Plays with the keyboard only: Tab from group to group, arrows within one, Enter."""

    def touch(self, selector: str) -> None:
        for _ in range(TABS_AT_MOST):
            if self.page.evaluate(FOCUS_IS, selector):
                self.page.keyboard.press("Enter")
                return
            if self.page.evaluate(IN_GROUP, selector):
                for _ in range(self.page.evaluate(NEIGHBOURS)):
                    self.page.keyboard.press("ArrowRight")
                    if self.page.evaluate(FOCUS_IS, selector):
                        self.page.keyboard.press("Enter")
                        return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {selector}")
