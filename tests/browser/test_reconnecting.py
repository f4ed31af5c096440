"""The connection breaks or the server dies: the page recovers by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.server import ServerProcess

# Whether the rings of others' turns, which come with the first of those turns, have been loaded.
RINGS = """() => [".js", ".css"].every((end) => performance.getEntriesByType("resource")
  .some(({ name }) => name.includes("/Marks-") && name.endsWith(end)))"""


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for this test alone, which it may kill."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_server_is_killed_and_the_page_resumes(visit: Visit, own_server: ServerProcess) -> None:
    leila = visit(own_server)
    leila.sit_at("easy")
    player = Player(leila.page)
    for _ in range(4):
        player.step()
    player.sight()
    before = player.position()
    own_server.kill()
    expect(leila.page.locator(".lost")).to_contain_text("Reconnecting")
    assert player.position() == before, "the page shows what it knew"
    own_server.start()
    expect(leila.page.locator(".lost")).to_have_count(0)
    assert player.position() == before, "nothing that was done is lost"
    for _ in range(3):
        player.step()


def test_a_move_made_while_the_server_is_away_arrives_once_it_is_back(visit: Visit, own_server: ServerProcess) -> None:
    leila = visit(own_server)
    leila.sit_at("easy")
    player = Player(leila.page)
    player.until("[data-piece^='display:'].lit")
    before = player.position()
    hand = leila.page.locator("[data-piece^='hand:']").count()
    own_server.kill()
    player.money()
    expect(leila.page.get_by_role("alert")).to_contain_text("cannot be reached")
    own_server.start()
    player.changed(before)
    expect(leila.page.get_by_role("alert")).to_have_count(0)
    expect(leila.page.locator("[data-piece^='hand:']")).to_have_count(hand + 1)
    player.step()


def test_a_move_made_offline_arrives_when_the_line_is_back(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    player = Player(leila.page)
    player.step()
    player.until("[data-piece^='display:'].lit")
    before = player.position()
    leila.page.wait_for_function(RINGS)  # nothing is left to load that would have to come again
    leila.context.set_offline(True)
    player.money()
    expect(leila.page.get_by_role("alert")).to_contain_text("cannot be reached")
    leila.context.set_offline(False)
    player.changed(before)
    player.step()
    leila.page.reload()
    leila.page.locator(".board").wait_for()
    player.step()


def test_a_part_of_the_page_that_could_not_be_loaded_comes_once_the_line_is_back(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    player = Player(leila.page)
    player.sight()
    leila.context.set_offline(True)
    with leila.page.expect_event("requestfailed", lambda request: "/assets/" in request.url):
        leila.page.keyboard.press("?")
    with leila.page.expect_event("load"):
        leila.context.set_offline(False)
    leila.page.locator(".board").wait_for()
    player.sight()
    leila.page.keyboard.press("?")
    expect(leila.page.locator("dialog[open]")).to_be_visible()
    leila.faults.clear()  # the browser says what it could not load
