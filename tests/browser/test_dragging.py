"""Tiles, pieces and the court are moved by hand: with the mouse, with one finger, with two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.courtier import Courtier
from tests.browser.courtier import Fingers as Toucher
from tests.browser.player import POINT, Finger, Player
from tests.browser.visitor import PATIENCE

WAITING = "[data-piece^='pending:']"
LEGAL = ".own-palace .free.legal"
CAMERA = """() => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".own-palace .layer")).transform);
  return [a, e, f];
}"""
EMPTY = """() => {
  const { left, top, width, height } = document.querySelector(".own-palace .court").getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
Point = tuple[float, float]


def point(page: Page, selector: str) -> Point:
    x, y = page.wait_for_function(POINT, arg=selector, timeout=PATIENCE).json_value()
    return x, y


def camera(page: Page) -> tuple[float, float, float]:
    scale, x, y = page.evaluate(CAMERA)
    return scale, x, y


def middle(page: Page) -> Point:
    x, y = page.evaluate(EMPTY)
    return x, y


class Fingers:
    """Some fingers on the glass, moved step by step as a hand does."""

    def __init__(self, page: Page) -> None:
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: tuple[Point, Point], steps: int = 12) -> None:
        """Each finger goes its own way, all at the same time."""
        self._send("touchStart", [start for start, _ in ways])
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways])
        self._send("touchEnd", [])


def test_a_building_is_dragged_from_the_market_into_the_palace(visit: Visit) -> None:
    """Pointing at it shows where it fits; letting it go there buys and places it, letting it go beside the palace does nothing."""
    leila = visit()
    leila.sit_at("easy")
    page, player = leila.page, Player(leila.page)
    places = page.locator(".own-palace [data-preview]")
    for _ in range(30):
        player.until(".slot.can.over")
        player.point(".slot.can.over")
        page.locator(".slot.can.over").first.hover()
        if places.count():
            break
        player.step()
    tile = page.locator(".slot.can.over [data-piece]").first.get_attribute("data-piece")
    assert tile is not None
    before = player.position()
    cell = places.first.get_attribute("data-preview")
    page.mouse.down()
    page.mouse.move(*point(page, ".question .asked"), steps=5)
    page.mouse.up()
    expect(page.locator(".slot.picked")).to_have_count(0)
    assert player.position() == before
    page.locator(".slot.can.over").first.hover()
    page.mouse.down()
    box = places.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    built = page.locator(f".own-palace [data-piece='{tile.replace('market', 'built')}']")
    expect(built).to_have_attribute("data-cell", str(cell))


def test_a_tile_is_dragged_to_its_place(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    page, player = leila.page, Player(leila.page)
    player.until(LEGAL)
    tile = page.locator(WAITING).first.get_attribute("data-piece")
    page.mouse.move(*point(page, WAITING))
    page.mouse.down()
    page.mouse.move(*point(page, LEGAL), steps=8)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    assert tile is not None
    expect(page.locator(f".own-palace [data-piece='{tile.replace('pending', 'built')}']")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)


def test_the_court_pans_and_zooms_with_the_mouse_and_nothing_is_decided(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy")
    page, player = leila.page, Player(leila.page)
    player.sight()
    position, (scale, x, y) = player.position(), camera(page)
    here = middle(page)
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(here[0] + 60, here[1] - 30, steps=6)
    page.mouse.up()
    assert camera(page) == (scale, x + 60, y - 30)
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"(scale) => ({CAMERA})()[0] > scale", arg=scale, timeout=PATIENCE)
    assert player.position() == position


def test_one_finger_drags_a_tile_and_two_zoom(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy")
    page, finger, hand = leila.page, Finger(leila.page), Fingers(leila.page)
    finger.sight()
    finger.touch(".area [role=tab]:first-child")
    position, (scale, _, _) = finger.position(), camera(page)
    x, y = middle(page)
    hand.move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    page.wait_for_function(f"(scale) => ({CAMERA})()[0] > scale * 1.5", arg=scale, timeout=PATIENCE)
    assert finger.position() == position

    finger.touch(".area [role=tab]:last-child")
    finger.until(LEGAL)
    page.locator(".own-palace .tools .btn").last.click()
    tile = page.locator(WAITING).first.get_attribute("data-piece")
    position = finger.position()
    hand.move((point(page, WAITING), point(page, LEGAL)))
    assert tile is not None
    finger.changed(position)
    finger.sight()
    finger.touch(".area [role=tab]:first-child")  # the next question may have opened the market
    expect(page.locator(f".own-palace [data-piece='{tile.replace('pending', 'built')}']")).to_be_visible()


HOME = ".member.picked"
"""The piece of Al-Rashid that is about to be placed."""
LIT_AREA = ".spot.lit"
STANDS = ".board [data-family='{area}:{seat}']"


def test_a_piece_of_al_rashid_is_dragged_from_home_to_an_area(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", game="al_rashid")
    page, courtier = leila.page, Courtier(leila.page)
    courtier.until(HOME)
    area, before = page.locator(LIT_AREA).first.get_attribute("data-area"), courtier.position()
    page.mouse.move(*point(page, HOME))
    page.mouse.down()
    page.mouse.move(*point(page, f".spot[data-area={area}]"), steps=8)
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(f".spot[data-area={area}]")).to_have_class(re.compile("near"))
    page.mouse.up()
    expect(page.locator(STANDS.format(area=area, seat=0))).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)
    assert courtier.position() != before


@pytest.mark.rule("RAS-3.5")
def test_a_piece_that_is_let_go_where_it_may_not_be_says_why_and_elsewhere_goes_home(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", game="al_rashid")
    page, courtier = leila.page, Courtier(leila.page)
    courtier.until(".member[data-piece='home:merchant']:not(.none)")
    courtier.until(HOME)
    before = courtier.position()
    merchant = point(page, ".member[data-piece='home:merchant']")
    for target in (".spot[data-area=caliph]", ".side .guide"):
        page.mouse.move(*merchant)
        page.mouse.down()
        page.mouse.move(*point(page, target), steps=8)
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
        if "caliph" in target:
            expect(page.locator(".why")).to_contain_text("RAS-3.5")
    assert courtier.position() == before


def test_a_finger_drags_the_piece_in_the_question_to_an_area(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", game="al_rashid")
    page, toucher, hand = leila.page, Toucher(leila.page), Fingers(leila.page)
    toucher.until(".question .inhand")
    area = page.locator(LIT_AREA).first.get_attribute("data-area")
    page.locator(f".spot[data-area={area}]").scroll_into_view_if_needed()
    hand.move((point(page, ".question .inhand"), point(page, f".spot[data-area={area}]")))
    expect(page.locator(STANDS.format(area=area, seat=0))).to_be_visible()
