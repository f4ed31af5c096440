"""Somebody who plays by what the page shows: lit cells, offers that can be paid, buttons. With mouse, keyboard or finger.

Nothing here asks the server. A step is: see what is lit, touch it, wait until the page shows something else.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol, TypedDict

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.finger import touch
from tests.browser.hand import SOON, TRIES, strike, touch_until
from tests.browser.visitor import PATIENCE


class Sight(TypedDict):
    """What a player who is asked to decide sees."""

    over: bool
    lit: int
    """Cells where the tile in the hand may go."""
    waiting: int
    """Tiles that wait to be placed."""
    offers: int
    """Buildings that can be paid."""
    cards: int
    """Money that may be taken."""
    answers: list[str]


SIGHT = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  return {
    over: count("dialog[open] .ranking") > 0,
    lit: count(".own-palace .free.legal"),
    waiting: count("[data-piece^='pending:']"),
    offers: count(".slot.can"),
    cards: count("[data-piece^='display:'].lit"),
    answers: [...document.querySelectorAll(".answers .btn:enabled:not([data-undo])")].map((button) => button.textContent.trim()),
  };
}"""
MY_MOVE = """() => document.querySelector("dialog[open] .ranking") !== null
  || document.querySelector(".question.mine:not([aria-busy=true])") !== null"""
# Everything that lies on the table, and how many decisions have been taken: each changes it, and nothing else does.
POSITION = """() => [...document.querySelectorAll("[data-piece]:not([data-piece^='picked:'])")]
    .map((piece) => piece.dataset.piece).join(" ")
  + document.querySelector(".board")?.dataset.entries + document.querySelectorAll("dialog[open] .ranking").length"""
# The middle of the first such thing that nothing else covers, once no font is still loading that would shift what lies below a text.
POINT = """(selector) => {
  if (document.fonts.status !== "loaded") return null;
  for (const thing of document.querySelectorAll(selector)) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const share of [0.5, 0.75, 0.25]) {
      const [x, y] = [left + width * share, top + height / 2];
      if (width > 0 && thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""
FOCUS_IS = "(selector) => document.activeElement?.matches(selector) ?? false"
TABS_AT_MOST = 90


class Player:
    """Plays with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decisions = 0
        self.patience = PATIENCE

    # what is seen

    def sight(self) -> Sight:
        """Wait until this player is asked something, or the match is over, and look."""
        self.page.wait_for_function(MY_MOVE, timeout=PATIENCE)
        seen: Sight = self.page.evaluate(SIGHT)
        return seen

    def position(self) -> str:
        text: str = self.page.evaluate(POSITION)
        return text

    def changed(self, before: str) -> None:
        """Wait until the page shows another position."""
        self.page.wait_for_function(f"(before) => ({POSITION})() !== before", arg=before, timeout=PATIENCE)

    # what is done

    def touch(self, selector: str) -> None:
        """Click on the first such thing that is not covered: on its middle or, where another control lies there, beside it."""
        strike(self.page, selector, self.point, self.page.mouse.click)

    def point(self, selector: str) -> tuple[float, float]:
        """Where to touch such a thing."""
        x, y = self.page.wait_for_function(POINT, arg=selector, timeout=self.patience).json_value()
        return float(x), float(y)

    def answer(self) -> None:
        """The main button of the question."""
        self.touch(".answers .btn.pri:enabled")

    def pick_and_answer(self, selector: str, picked: str) -> None:
        """Pick something up and press the main button.

        What the choice would bring is told a moment later, and the buttons move together to make room for it: who presses just
        then puts the thing back instead, and picks it up again.
        """
        for _ in range(TRIES):
            if self.page.locator(picked).count() == 0:
                touch_until(self.page, self.touch, selector, picked)
            self.patience = SOON
            try:
                self.answer()
            except Late:
                continue
            else:
                return
            finally:
                self.patience = PATIENCE
        raise AssertionError(f"{TRIES} times {selector} was picked up and not played")

    def cell(self) -> None:
        """A lit cell; one that is out of sight is brought back first."""
        if self.page.evaluate(POINT, ".own-palace .free.legal") is None:
            self.touch(".own-palace .tools .btn:last-child")
        self.touch(".own-palace .free.legal")

    def offer(self) -> None:
        """The first building that can be paid: the page picks the payment."""
        self.pick_and_answer(".slot.can", ".slot.picked")

    def money(self) -> None:
        self.pick_and_answer("[data-piece^='display:'].lit", ".answers .btn.pri")

    def first_answer(self) -> None:
        self.touch(".answers .btn:enabled:not([data-undo])")

    def step(self) -> str:
        """Take one decision; says which kind it was ("over": there was none to take)."""
        seen = self.sight()
        if seen["over"]:
            return "over"
        before = self.position()
        if seen["lit"]:
            did = "place"
            self.cell()
        elif seen["waiting"]:
            did = "keep"
            self.first_answer()
        elif seen["offers"]:
            did = "buy"
            self.offer()
        elif self.money_to_take(seen):
            did = "take"
            self.money()
        else:
            did = "answer"
            self.first_answer()
        self.changed(before)
        self.decisions += 1
        return did

    def money_to_take(self, seen: Sight) -> bool:
        return seen["cards"] > 0

    def until(self, *wanted: str, most: int = 60) -> None:
        """Play on until it is this player's move and one of these is on the page."""
        for _ in range(most):
            seen = self.sight()
            if any(self.page.locator(selector).count() for selector in wanted):
                return
            assert not seen["over"], f"the match ended before {wanted}"
            self.step()
        raise AssertionError(f"no {wanted} within {most} decisions")

    def whole_match(self, most: int = 400) -> dict[str, int]:
        """Play to the end; says how often each kind of decision came."""
        kinds: dict[str, int] = {}
        for _ in range(most):
            did = self.step()
            if did == "over":
                return kinds
            kinds[did] = kinds.get(did, 0) + 1
        raise AssertionError(f"no end after {most} decisions: {kinds}")


class Buyer(Player):
    """Plays until something can be bought, and chooses it: the ways to pay for it are open then."""

    def until(self, *wanted: str, most: int = 60) -> None:
        """Play on until something can be bought, choose it, and wait for all of these."""
        super().until(".slot.can", most=most)
        self.touch(".slot.can")
        for selector in wanted:
            self.page.locator(selector).first.wait_for()


class Finger(Player):
    """Plays on a phone: the palace and the market are tabs, of which the page shows the one that is asked for."""

    def touch(self, selector: str) -> None:
        strike(self.page, selector, self.point, partial(touch, self.page))

    def sheet(self, number: int) -> None:
        self.touch(f"nav.bar button:nth-of-type({number})")
        self.page.locator("dialog[open]").wait_for()

    def close(self) -> None:
        self.touch("dialog[open] .head .btn")
        self.page.locator("dialog[open]").wait_for(state="detached")


class Keys(Player):
    """Plays with the keyboard only: Tab from group to group, arrows within one, Enter."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        yes: bool = self.page.evaluate(FOCUS_IS, selector)
        return yes

    def tab_to(self, selector: str) -> None:
        """Tab until such a thing has the focus."""
        for _ in range(TABS_AT_MOST):
            if self.focused(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def choose(self, group: str, member: str) -> None:
        """Tab into a group, then go on with the arrow keys to one of its members."""
        self.tab_to(f"{group} [data-rove]")
        for _ in range(self.page.locator(f"{group} [data-rove]").count()):
            if self.focused(member):
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not lead to {member}")

    def answer(self) -> None:
        self.tab_to(".answers .btn.pri:enabled")
        self.press("Enter")

    def first_answer(self) -> None:
        self.tab_to(".answers .btn:enabled:not([data-undo])")
        self.press("Enter")

    def offer(self) -> None:
        """Enter picks the payment, Enter again buys."""
        self.choose(".slots", ".slot.can")
        self.press("Enter")
        self.page.locator(".slot.picked").wait_for()
        self.press("Enter")

    def money(self) -> None:
        self.choose(".money .cards", "[data-piece^='display:'].lit")
        self.press("Space")
        self.answer()

    def cell(self) -> None:
        """Arrow keys from cell to cell until a lit one has the focus."""
        self.tab_to(".own-palace [data-cell]")
        for _ in range(60):
            if self.focused(".free.legal"):
                self.press("Enter")
                return
            key: str | None = self.page.evaluate(NEXT_ARROW)
            assert key is not None, "the arrow keys do not lead to a lit cell"
            self.press(key)
        raise AssertionError("the arrow keys do not lead to a lit cell")


# Towards the nearest lit cell, along the longer way first; a way that was tried from this cell is not tried again.
NEXT_ARROW = """() => {
  const at = document.activeElement;
  const of = (cell) => cell.dataset.cell.split(",").map(Number);
  const [x, y] = of(at);
  const lit = [...document.querySelectorAll(".own-palace .free.legal")].map(of);
  lit.sort((a, b) => Math.abs(a[0] - x) + Math.abs(a[1] - y) - Math.abs(b[0] - x) - Math.abs(b[1] - y));
  const tried = (window.triedArrows ??= new Set());
  for (const [toX, toY] of lit) {
    const across = toX > x ? ["ArrowRight"] : toX < x ? ["ArrowLeft"] : [];
    const down = toY > y ? ["ArrowDown"] : toY < y ? ["ArrowUp"] : [];
    const ways = Math.abs(toX - x) >= Math.abs(toY - y) ? [...across, ...down] : [...down, ...across];
    for (const key of ways) {
      const way = `${x},${y} ${key} ${lit.length} ${document.querySelectorAll(".own-palace .built").length}`;
      if (tried.has(way)) continue;
      tried.add(way);
      return key;
    }
  }
  return null;
}"""


class Steps(Protocol):
    """Somebody who plays any game by what the page shows."""

    page: Page

    def step(self) -> str:
        """Take one decision."""


def take_turns(first: Steps, second: Steps, decisions: int) -> None:
    """Two people play that many decisions between them."""
    asked = "() => document.querySelector('.question.mine') !== null"
    known = "() => document.querySelector('.question.mine, .question .waiting') !== null"
    first.page.wait_for_function(known, timeout=PATIENCE)
    now, other = (first, second) if first.page.evaluate(asked) else (second, first)
    for _ in range(decisions):
        now.step()
        if not now.page.evaluate(asked):
            now, other = other, now
