"""Somebody with a browser of their own, and what a test may arrange for them before it looks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

PATIENCE = 90_000
"""Milliseconds after which something that should have shown counts as missing."""
DESK = (1440, 900)
PHONE = (390, 844)
AT_ONCE = """{
  const kept = JSON.parse(localStorage.getItem("majlis.settings") ?? "{}");
  if (!("playAtOnce" in kept)) localStorage.setItem("majlis.settings", JSON.stringify({ ...kept, playAtOnce: true }));
}"""
"""The setting of somebody who has played here before."""

# Bots' turns follow each other without a pause, unless a test has set something else.
NO_PAUSES = """(() => {
  const kept = JSON.parse(localStorage.getItem("majlis.settings") ?? "{}");
  if (!("pace" in kept)) localStorage.setItem("majlis.settings", JSON.stringify({ ...kept, pace: "none" }));
})()"""

# Whole matches are played by pressing each button once.
NOT_ASKED = """(() => {
  const kept = JSON.parse(localStorage.getItem("majlis.settings") ?? "{}");
  if (!("askBeforeLoss" in kept)) localStorage.setItem("majlis.settings", JSON.stringify({ ...kept, askBeforeLoss: false }));
})()"""


class Visitor:
    """A browser context with one page. Nothing moves or pauses there: a test waits for what is, not for how it gets there."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "Leila",
        locale: str = "en",
        phone: bool = False,
        at_once: bool = True,
        asked_before_loss: bool = False,
    ) -> None:
        """`at_once`: a touch of something lit plays it; a phone as it comes explains it first."""
        width, height = PHONE if phone else DESK
        self.url = url
        self.name = name
        self.context = browser.new_context(
            base_url=url,
            locale=locale,
            viewport={"width": width, "height": height},
            device_scale_factor=1,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(NO_PAUSES)
        if phone and at_once:
            self.context.add_init_script(AT_ONCE)
        if not asked_before_loss:
            self.context.add_init_script(NOT_ASKED)
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", self._broke)
        self.page.on("console", self._said)

    def _broke(self, error: Error) -> None:
        self.faults.append(f"{self.name}: {error.message}")

    def _said(self, message: ConsoleMessage) -> None:
        # The browser itself logs every answer that is not a success; the page explains them in words.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self.faults.append(f"{self.name}: {message.text}")

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A call of the API as this person, for what a test only arranges."""
        if body is None:
            answer = self.context.request.get(f"/api{path}")
        else:
            answer = self.context.request.post(f"/api{path}", data=body, headers={"Origin": self.url})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def open_table(self, *others: str, **more: Any) -> dict[str, Any]:
        """A new table: I, and beside me bots ("easy"), open seats ("open") or people at this device ("hot")."""
        self.call("/me", {"name": self.name})
        kinds: dict[str, dict[str, str]] = {"open": {"kind": "open"}, "hot": {"kind": "hot", "name": "Omar"}}
        seats = [{"kind": "me"}, *(kinds.get(other, {"kind": "bot", "level": other}) for other in others)]
        body = {"game": "alhambra", "name": "Myrtles", "seats": seats, "options": {}, "private": False, **more}
        table: dict[str, Any] = self.call("/tables", body)
        return table

    def sit_at(self, *others: str, **more: Any) -> dict[str, Any]:
        """Open such a table and look at its board."""
        table = self.open_table(*others, **more)
        self.page.goto(table["link"])
        self.page.locator(".board").wait_for()
        return table

    def finished_table(self) -> str:
        """A table whose match is over, with its result on the page: who gives up lets a bot play on, and bots are quick here."""
        table = self.open_table("easy", "easy")
        self.call(f"/tables/{table['id']}/resign", {"seat": 0})
        self.page.goto(f"/table/{table['id']}")
        self.page.locator("dialog[open] .ranking").wait_for()
        return str(table["id"])
