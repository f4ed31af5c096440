"""Whole matches against bots, by what the page shows."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from majlis.engine.record import Record
from tests.browser.conftest import Visit
from tests.browser.player import Keys, Player


def numbers(texts: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", text) or 0) for text in texts]


def check_result(page: Page, folder: Path) -> None:
    """The end: scores that add up, a record that replays to them, a seed that belongs to its commitment."""
    result = page.locator("dialog[open]")
    totals = numbers(result.locator("tfoot td").all_text_contents())
    assert max(totals) > 0
    assert numbers(result.locator(".ranking .points").all_text_contents()) == totals
    rows = [numbers(row.locator("td").all_text_contents()) for row in result.locator("tbody tr:not(.group)").all()]
    assert [sum(column) for column in zip(*rows)] == totals

    seed, commitment = (code.text_content() or "" for code in result.locator(".seed code").all())
    assert hashlib.sha256(seed.encode()).hexdigest() == commitment
    expect(result.locator(".seed .good")).to_be_visible()

    with page.expect_download() as downloading:
        result.get_by_role("button", name="Record").click()
    downloading.value.save_as(folder / "record.txt")
    match = Record.loads((folder / "record.txt").read_text(encoding="utf-8")).replay()
    assert match.over
    assert sorted(match.scores(), reverse=True) == totals


def test_a_whole_match_with_the_mouse(visit: Visit, tmp_path: Path) -> None:
    leila = visit()
    page, player = leila.page, Player(leila.page)
    page.goto("/")
    page.locator(".card[data-game=alhambra] .btn.pri").click()  # which waits until the lobby's rows have come
    player.touch("dialog[open] .btn.pri.big")
    page.locator(".board").wait_for()
    kinds = player.whole_match()
    assert {"take", "buy", "place"} <= set(kinds)
    check_result(page, tmp_path)


def test_a_whole_match_with_the_keyboard(visit: Visit, tmp_path: Path) -> None:
    leila = visit()
    page, player = leila.page, Keys(leila.page)
    page.goto("/")
    page.locator(".card").first.wait_for()
    player.tab_to(".card[data-game=alhambra] .btn.pri")
    player.press("Enter")
    page.locator("dialog[open]").wait_for()
    player.tab_to("dialog .btn.pri.big")
    player.press("Enter")
    page.locator(".board").wait_for()
    kinds = player.whole_match()
    assert {"take", "buy", "place"} <= set(kinds)
    assert player.decisions >= 12
    check_result(page, tmp_path)
