"""Somebody who plays Sabika by what the page shows: whatever is lit is touched. With mouse, keyboard or finger."""

from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import Page

from majlis.engine.action import Action
from tests.browser.finger import touch
from tests.browser.hand import strike
from tests.browser.player import MY_MOVE, POINT
from tests.browser.visitor import PATIENCE

# Everything that can be touched now, by kind; the first kinds end a decision, so they come before those that only begin one.
LIT = {
    "choice": ".tray .choice:enabled",
    "pay": ".tray .btn.pri:enabled",
    "house": ".house.can .roof",
    "end": ".end.can",
    "space": ".rondel .space.lit",
    "slot": ".rondel .slot.lit",
    "city": ".sea .card.lit",
    "large": ".large .tile.can",
    "small": ".small .pick.can",
    "poem": ".poems .half.can",
    "tile": ".store .tile.can",
    "raw": ".raw.can",
    "deal": ".tray .deal:not([aria-disabled])",
    "answer": ".answers .btn.pri:enabled",
    "other": ".answers .btn:enabled:not(.pri):not([data-undo])",
}
# A decision moves the table on; a touch that only begins one changes what is picked.
STATE = """() => { const board = document.querySelector(".board.sabika");
  return board.dataset.seq + "|" + board.dataset.picked + "|" + document.querySelectorAll("dialog[open] .ranking").length; }"""
# Another state, and none that still waits for the server: what is touched meanwhile is not heard.
SETTLED = f"(before) => ({STATE})() !== before && document.querySelector('.question[aria-busy=true]') === null"
SEEN = """(kinds) => Object.entries(kinds).filter(([, selector]) => document.querySelector(selector) !== null).map(([kind]) => kind)"""
GIVING = ("done", "decline", "lose")
# Whatever a word may name on the board when it is asked for.
THING = ".sea .card.lit[data-city='{word}'], .large .tile.can[data-piece='large:{word}'], .rondel .slot.lit[data-slot='{word}']"
FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
TABS_AT_MOST = 80


class Vizier:
    """Plays with the mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.decisions = 0
        self.fortune = random.Random(seed)

    def wait(self) -> bool:
        """Wait until this player is asked something; False if the match is over."""
        self.page.wait_for_function(MY_MOVE, timeout=PATIENCE)
        return self.page.locator("dialog[open] .ranking").count() == 0

    def state(self) -> str:
        text: str = self.page.evaluate(STATE)
        return text

    def seen(self) -> list[str]:
        kinds: list[str] = self.page.evaluate(SEEN, LIT)
        return kinds

    def touch(self, selector: str) -> None:
        """Click on the middle of the first such thing that is not covered."""
        strike(self.page, selector, self.place_of, self.page.mouse.click)

    def place_of(self, selector: str) -> tuple[float, float]:
        x, y = self.page.wait_for_function(POINT, arg=selector, timeout=PATIENCE).json_value()
        return x, y

    def pick(self, seen: list[str]) -> str:
        """What to touch: what is on the board rather than a button, and not always the same."""
        board = [kind for kind in seen if kind not in ("answer", "other", "deal", "tile", "raw")]
        if "choice" in board:
            return "choice"
        return self.fortune.choice(board) if board else seen[0]

    def do(self, kind: str) -> None:
        self.touch(LIT[kind])

    def step(self) -> str:
        """Take one decision, in as many touches as it needs; says what was touched last ("over": the match is)."""
        if not self.wait():
            return "over"
        seq = self.state().partition("|")[0]
        for _ in range(6):
            seen = self.seen()
            assert seen, "nothing can be touched"
            kind, before = self.pick(seen), self.state()
            self.do(kind)
            self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
            if self.state().partition("|")[0] != seq:
                self.decisions += 1
                return kind
        raise AssertionError(f"no decision after six touches, the last of a {kind}")

    def perform(self, action: Action) -> None:
        """Do exactly this: a drawn choice where there is one, else what the action names on the board, else a button."""
        self.wait()
        before = self.state()
        text, words = str(action), [word for at in range(len(action.parts)) for word in action.words(at)]
        if self.page.locator(f".tray [data-choice='{text}']").count():
            self.touch(f".tray [data-choice='{text}']")
        elif action.verb.name in GIVING:
            self.page.locator(f".answers [data-gives='{action.verb.name}']").click()
        elif action.verb.name == "accept":
            self.page.locator(".answers").get_by_role("button", name="Carry it out", exact=True).click()
        else:
            self.touch(THING.format(word=words[0]))
            if len(action.parts) > 1 and self.page.locator(".tray .choice").count():
                self.touch(f".tray [data-choice='{text}']")
        self.page.wait_for_function(
            f"(before) => ({STATE})().split('|')[0] !== before.split('|')[0]", arg=before, timeout=PATIENCE
        )

    def whole_match(self, most: int = 400) -> dict[str, int]:
        """Play to the end; says how often each kind of thing was touched."""
        kinds: dict[str, int] = {}
        for _ in range(most):
            kind = self.step()
            if kind == "over":
                return kinds
            kinds[kind] = kinds.get(kind, 0) + 1
        raise AssertionError(f"no end after {most} decisions: {kinds}")

    def until(self, selector: str, most: int = 80) -> None:
        """Play on until it is this player's move and such a thing is on the page."""
        for _ in range(most):
            assert self.wait(), f"the match ended before {selector}"
            if self.page.locator(selector).count():
                return
            self.step()
        raise AssertionError(f"no {selector} within {most} decisions")


class Finger(Vizier):
    """Plays on a phone: the part of the board that a question is about is in front."""

    def touch(self, selector: str) -> None:
        strike(self.page, selector, self.place_of, partial(touch, self.page))

    def place_of(self, selector: str) -> tuple[float, float]:
        if self.page.evaluate(POINT, selector) is None:
            self.page.locator(selector).first.scroll_into_view_if_needed()
        return super().place_of(selector)


class Keys(Vizier):
    """Plays with the keyboard only: the page leads on to what is lit, Tab goes on from there, arrows go round the rondel."""

    def focused(self, selector: str) -> bool:
        yes: bool = self.page.evaluate(FOCUSED, selector)
        return yes

    def tab_to(self, selector: str) -> None:
        for _ in range(TABS_AT_MOST):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def do(self, kind: str) -> None:
        if kind in ("space", "city"):
            group = ".rondel .space" if kind == "space" else ".sea .card"
            self.tab_to(group)
            for _ in range(10):
                if self.focused(LIT[kind]):
                    break
                self.page.keyboard.press("ArrowRight")
        else:
            self.tab_to(
                LIT[kind] if kind not in ("large", "small", "poem", "tile") else f"{LIT[kind]}, {self.group(kind)}"
            )
            for _ in range(30):
                if self.focused(LIT[kind]):
                    break
                self.page.keyboard.press("ArrowRight")
        assert self.focused(LIT[kind]), f"the keys do not lead to a {kind}"
        self.page.keyboard.press("Enter")

    def group(self, kind: str) -> str:
        """Any member of the group in which arrow keys lead to such a thing."""
        panel = {"large": ".large", "small": ".small", "poem": ".poems", "tile": ".store"}[kind]
        return f"{panel} [data-rove]"
