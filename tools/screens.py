"""Pictures of the boards in the middle of a match: `python -m tools.screens FOLDER [GAME …]`.

Every game with the most seats at the sizes that the page is drawn for, in both themes: to be looked at beside the drawings. The
seats' names, the deal and the moment are always the same; a bot plays one's own seat up to there. `python -m tools.screens docs/images
readme` makes the pictures of the README instead.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from majlis.client import Client, Update
from tests.browser.needs import chromium
from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor

SIZES: Final = ((390, 844), (1024, 768), (1440, 900), (1920, 1080))
THEMES: Final = ("plaster", "night")
SEED: Final = "b0a4d"
# The page hears of its new size with the next frame and has drawn itself with the one after.
SETTLED: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)
# A picture of the page as WebP: the browser can write it, and nothing else here can.
WEBP: Final = """async ({ png, width, quality }) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(width, Math.round(image.height * width / image.width));
  const drawing = canvas.getContext("2d");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


class Scene(NamedTuple):
    """A game, its number of bots, and the number of decisions after which it is shown."""

    bots: int
    entries: int


SCENES: Final = {
    "alhambra": Scene(5, 90),
    "al_rashid": Scene(4, 110),
    "tadmor": Scene(3, 170),
    "sabika": Scene(3, 120),
}


def play_up_to(visitor: Visitor, table: str, entries: int) -> None:
    """Let a bot play one's seat up to that moment; then it is one's own turn."""
    cookie = next(one for one in visitor.context.cookies() if one["name"] == "majlis")
    with Client(visitor.url, cookie=cookie["value"]) as client:
        client.stand_in(table, 0, True, "easy")
        for event in client.follow(table, 0):
            if not isinstance(event, Update):
                continue
            state = event.state
            if state.entries >= entries and state.phase == "playing":
                client.stand_in(table, 0, False)
                break
        for event in client.follow(table, 0):
            if isinstance(event, Update) and (event.state.phase == "over" or 0 in event.state.waiting):
                return


def shown(page: Page, theme: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "night" else "light", reduced_motion="reduce")
    page.evaluate(SETTLED)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(SETTLED)


def seated(browser: Browser, url: str, game: str, scene: Scene, *, phone: bool = False) -> Visitor:
    leila = Visitor(browser, url, phone=phone)
    table = leila.open_table(*["easy"] * scene.bots, game=game, name="Myrtles", seed=SEED)
    play_up_to(leila, table["id"], scene.entries)
    leila.page.goto(table["link"])
    leila.page.locator(".board").wait_for()
    leila.page.locator(".question.mine, dialog[open]").first.wait_for()
    return leila


def all_boards(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    for game in games:
        for phone in (False, True):
            leila = seated(browser, url, game, SCENES[game], phone=phone)
            for width, height in SIZES[:1] if phone else SIZES[1:]:
                for theme in THEMES:
                    shown(leila.page, theme, width, height)
                    leila.page.screenshot(path=folder / f"{game}-{width}-{theme}.png", full_page=phone)
            leila.context.close()


def others_play(browser: Browser, url: str) -> list[Visitor]:
    """Other people in the lobby: two who wait for players, and a match that is over."""
    waiting = {"Omar": ("sabika", "An evening in Granada"), "Maryam": ("tadmor", "Caravan at dusk")}
    guests = [Visitor(browser, url, name=name) for name in (*waiting, "Buthayna")]
    for guest in guests[:2]:
        game, title = waiting[guest.name]
        guest.open_table("open", "easy", game=game, name=title)
    guests[2].finished_table()
    return guests


def readme(browser: Browser, url: str, folder: Path) -> None:
    """The pictures of the README, each below 300 kB."""
    writer = browser.new_page()

    def keep(page: Page, name: str, width: int) -> None:
        png = base64.b64encode(page.screenshot()).decode()
        webp = base64.b64decode(writer.evaluate(WEBP, {"png": png, "width": width, "quality": 0.86}))
        (folder / f"{name}.webp").write_bytes(webp)

    guests = others_play(browser, url)
    for game, (bots, entries) in SCENES.items():
        leila = seated(browser, url, game, Scene(min(bots, 3), entries))
        shown(leila.page, "plaster", 1440, 900)
        keep(leila.page, "table" if game == "alhambra" else game, 1440)
        if game == "alhambra":
            leila.page.goto("/")
            leila.page.locator(".card").first.wait_for()
            shown(leila.page, "night", 1440, 660)
            keep(leila.page, "lobby-night", 1440)
        leila.context.close()
    leila = seated(browser, url, "alhambra", Scene(3, SCENES["alhambra"].entries), phone=True)
    leila.page.locator(".area [role=tab]").first.tap()
    shown(leila.page, "night", 390, 844)
    keep(leila.page, "phone-night", 390)
    for visitor in (leila, *guests):
        visitor.context.close()


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        server = ServerProcess(Path(data))
        server.start()
        try:
            if sys.argv[2:] == ["readme"]:
                readme(browser, server.url, folder)
            else:
                all_boards(browser, server.url, folder, sys.argv[2:] or list(SCENES))
        finally:
            server.stop()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
