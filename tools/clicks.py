"""Count the clicks of a usual match: `python -m tools.clicks [GAME …]`, against two easy bots and always the same deal.

The players of the browser tests play by what is lit; a listener on the window counts clicks of the mouse, and each move that the page
sends is a decision. docs/clicks.md has the figures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Request, sync_playwright

from tests.browser.caravan import Caravaneer
from tests.browser.courtier import Courtier
from tests.browser.needs import chromium
from tests.browser.player import Player
from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier

PLAYERS: Final[dict[str, Callable[[Page], Player | Courtier | Caravaneer | Vizier]]] = {
    "alhambra": Player,
    "sabika": Vizier,
    "tadmor": Caravaneer,
    "al_rashid": Courtier,
}
DECISIONS: Final = {"alhambra": 45, "sabika": 45, "tadmor": 43, "al_rashid": 30}
"""How many decisions are counted: a few rounds of each game."""
COUNTED: Final = (
    "addEventListener('click', (event) => { window.clicks = (window.clicks ?? 0) + Number(event.isTrusted); }, true)"
)


def clicks_of(visitor: Visitor, game: str) -> tuple[int, int]:
    """The decisions that were taken, and the clicks that it took."""
    sent: list[str] = []

    def heard(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            sent.append(request.url)

    visitor.context.add_init_script(COUNTED)
    visitor.page.on("request", heard)
    visitor.sit_at("easy", "easy", game=game)
    player = PLAYERS[game](visitor.page)
    while len(sent) < DECISIONS[game]:
        player.step()
    return len(sent), int(visitor.page.evaluate("window.clicks"))


def main() -> int:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        server = ServerProcess(Path(data))
        server.start()
        try:
            for game in sys.argv[1:] or PLAYERS:
                visitor = Visitor(browser, server.url)
                decisions, clicks = clicks_of(visitor, game)
                print(f"{game}: {clicks} clicks for {decisions} decisions")
                visitor.context.close()
        finally:
            server.stop()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
