"""Somebody who plays any game on the plain board with the keyboard alone: arrows, Enter, a digit now and then. No mouse, no Tab."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE, Visitor

PLAIN = "localStorage.setItem('majlis.settings', JSON.stringify({ plainBoard: true }))"
ASKED = """() => document.querySelector("dialog[open] .ranking") !== null
  || (document.querySelector(".question.mine:not([aria-busy=true])") !== null
      && document.querySelector("[data-row]") !== null)"""
# On the player's turn the focus is on the question, or on a row if the player has gone there already.
AT = """() => {
  const at = document.activeElement;
  return { over: document.querySelector("dialog[open] .ranking") !== null,
           seq: document.querySelector(".board")?.dataset.seq ?? "",
           busy: document.querySelector(".question")?.ariaBusy === "true",
           question: at.matches(".asked"), row: at.dataset.row ?? null, expanded: at.ariaExpanded,
           pressed: at.ariaPressed };
}"""
ROWS_AT_MOST = 200


class PlainKeys:
    """Always takes the first action of the list."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decisions = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self) -> dict[str, object]:
        seen: dict[str, object] = self.page.evaluate(AT)
        return seen

    def wait(self) -> dict[str, object]:
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        return self.at()

    def row(self) -> str:
        """Down to the first whole action, opening the groups on the way; it is chosen, but not played."""
        for _ in range(ROWS_AT_MOST):
            self.press("ArrowDown")
            at = self.at()
            if at["expanded"] == "false":
                self.press("ArrowRight")
            elif at["expanded"] is None and at["row"] is not None:
                if at["pressed"] != "true":  # the only choice there is has been made already
                    self.press("Enter")
                return str(at["row"])
        raise AssertionError("the arrow keys lead to no action")

    def step(self) -> str:
        """One decision; says which ("over": there was none to take)."""
        seen = self.wait()
        if seen["over"]:
            return "over"
        chosen = self.row()
        # Others may be asked at the same time: only the answer to the move itself says which row it has become.
        with self.page.expect_response(lambda answer: answer.url.endswith("/moves"), timeout=PATIENCE) as move:
            self.press("Enter")
        assert move.value.ok, move.value.text()
        self.page.wait_for_function(
            f"(seq) => {{ const now = ({AT})(); return now.over || (Number(now.seq) >= seq && !now.busy); }}",
            arg=move.value.json()["seq"],
            timeout=PATIENCE,
        )
        self.decisions += 1
        return chosen

    def whole_match(self, most: int = 300) -> list[str]:
        """Play to the end; the actions in their order."""
        played: list[str] = []
        for _ in range(most):
            did = self.step()
            if did == "over":
                return played
            played.append(did)
        raise AssertionError(f"no end after {most} decisions, the last ones: {played[-5:]}")


def sit_plainly(visitor: Visitor, *others: str, **more: object) -> PlainKeys:
    """Open a table and look at it on the plain board."""
    visitor.context.add_init_script(PLAIN)
    visitor.sit_at(*others, **more)
    visitor.page.locator(".board.plain").wait_for()
    return PlainKeys(visitor.page)
