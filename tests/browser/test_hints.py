"""Hints at a table: the panel, the labels on the board, the keys; off, used up, told to everybody, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.finger import tap_on
from tests.browser.player import Player
from tests.browser.test_accessibility import check_both_themes
from tests.browser.words import internal, left_in_english
from tools.screens import play_up_to

BUTTON = "[data-hint]"
ROWS = ".hint [data-row]"


def asked(page: Page) -> Locator:
    """Press H and wait for the rows."""
    expect(page.locator(BUTTON)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(ROWS).first).to_be_visible()
    return page.locator(ROWS)


def inside(mark: Locator, place: Locator) -> bool:
    """Whether a mark lies at a place of the board, give or take its frame."""
    inner, outer = mark.bounding_box(), place.bounding_box()
    assert inner is not None
    assert outer is not None
    across = outer["x"] - 8 <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 8
    return across and outer["y"] - 8 <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 8


def test_three_rows_with_their_labels_on_the_board_are_looked_at_and_played(visit: Visit) -> None:
    leila = visit()
    looked: list[str] = []
    leila.page.on("request", lambda request: looked.append(request.url) if "/outlooks?" in request.url else None)
    leila.sit_at("easy", hints="five")
    page = leila.page
    Player(page).sight()
    rows = asked(page)
    expect(rows).to_have_count(3)
    assert [row.get_attribute("data-row") for row in rows.all()] == ["A", "B", "C"]
    chances = [int(re.findall(r"\d+", text)[0]) for text in page.locator(".hint .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    for row in rows.all():
        expect(row.locator(".chip").first).to_contain_text(re.compile(r"[+−]\d"))
    assert len(looked) == 1, "what the rows bring is known at the table already"
    expect(page.locator(".hint .rule")).to_contain_text("You have 4 left.")
    expect(page.locator(".pin").first).to_be_visible()
    # The best action buys a building: its label is at the building, not at the money that pays for it.
    bought = re.match(r"Buy a building: (\w+)", rows.first.locator("b").first.inner_text())
    assert bought is not None
    assert inside(page.locator("[data-label=A] i"), page.locator(f"[data-slot={bought[1]}]"))
    assert rows.first.locator(".reason").inner_text().startswith("Compared with B: ")
    check_both_themes(page)
    page.keyboard.press("b")
    expect(page.locator("[data-row=B]")).to_be_focused()
    expect(page.locator("[data-label]:not([data-label=B]).faded")).to_have_count(
        page.locator("[data-label]").count() - 1
    )
    # Put away and asked for again at the same decision it costs nothing.
    page.keyboard.press("h")
    expect(page.locator("section.hint")).to_have_count(0)
    asked(page)
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
    expect(page.locator("[data-label]")).to_have_count(0)
    asked(page)
    expect(page.locator(".hint .rule")).to_contain_text("You have 4 left.")
    before = Player(page).position()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    Player(page).changed(before)
    expect(page.locator("section.hint")).to_have_count(0)


def test_labels_lie_beside_their_places_and_not_on_the_panel(visit: Visit) -> None:
    """In this position two of the lands lie at the right edge of the map, beside the panel."""
    leila = visit()
    table = leila.open_table("easy", "easy", game="al_rashid", seed="b0a4d", hints="free")
    play_up_to(leila, table["id"], 70)
    page = leila.page
    page.goto(table["link"])
    expect(page.locator(".question.mine")).to_be_visible()
    asked(page)
    expect(page.locator(".pin")).to_have_count(3)
    panel = page.locator("section.hint").bounding_box()
    assert panel is not None
    for label in page.locator("[data-label]").all():
        pin, ring = label.locator(".pin").bounding_box(), label.locator("i").bounding_box()
        assert pin is not None
        assert ring is not None
        assert apart(pin, panel)
        assert apart(pin, ring)
    assert any(box["x"] + box["width"] > panel["x"] - 100 for box in boxes(page.locator("[data-label] i")))


def boxes(found: Locator) -> list[FloatRect]:
    out = [one.bounding_box() for one in found.all()]
    return [box for box in out if box is not None]


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


# Escape is pressed as soon as the page has drawn a row.
AT_ONCE = """() => {
  const watch = new MutationObserver(() => {
    if (document.querySelector(".hint [data-row]") === null) return;
    watch.disconnect();
    window.escaped = true;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


def test_a_hint_hears_its_keys_as_soon_as_it_is_seen(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", hints="five")
    page = leila.page
    Player(page).sight()
    asked(page)
    page.keyboard.press("h")
    expect(page.locator("section.hint")).to_have_count(0)
    page.evaluate(AT_ONCE)
    page.keyboard.press("h")
    page.wait_for_function("() => window.escaped === true")
    expect(page.locator("section.hint")).to_have_count(0)


def test_without_hints_the_button_says_why_and_the_waiting_room_tells_it(visit: Visit) -> None:
    leila = visit()
    table = leila.open_table("open", "easy")
    leila.page.goto(table["link"])
    expect(leila.page.locator(".settings")).to_contain_text("No hints.")
    leila.call(f"/tables/{table['id']}/start", {"level": "easy"})
    page = leila.page
    Player(page).sight()
    expect(page.locator(BUTTON)).to_have_attribute("aria-disabled", "true")
    page.locator(BUTTON).click(force=True)  # it answers although it says that it is disabled
    expect(page.locator(".why")).to_have_text("This table plays without hints.")
    expect(page.locator("section.hint")).to_have_count(0)


def test_used_hints_are_told_and_run_out(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", hints="five")
    page, player = leila.page, Player(leila.page)
    for left in (4, 3, 2, 1, 0):
        player.sight()
        asked(page)
        expect(page.locator(".hint .rule")).to_contain_text(str(left) if left else "used them all")
        before = player.position()
        page.locator("[data-row=A]").hover()
        page.locator("[data-row=A]").click()
        player.changed(before)
    player.sight()
    expect(page.locator(BUTTON)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(page.locator(".why")).to_have_text("You have used your 5 hints.")


@pytest.mark.parametrize("language", ["de", "ru"])
def test_on_a_phone_the_rows_come_in_a_sheet_and_a_second_touch_plays(visit: Visit, language: str) -> None:
    leila = visit(phone=True, locale=language)
    leila.sit_at("easy")
    page = leila.page
    player = Player(page)
    player.sight()
    tap_on(page.locator(BUTTON))
    rows = page.locator(ROWS)
    expect(rows).to_have_count(3)
    sheet = page.locator(".sheet .hint").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 0.61 * 844
    # What the first row is about has come into what the sheet leaves of the board.
    label = page.locator("[data-label=A] i").bounding_box()
    assert label is not None
    assert label["y"] + label["height"] <= sheet["y"]
    assert internal(page) == []
    assert left_in_english(page, language) == []
    check_both_themes(page)
    before = player.position()
    tap_on(rows.first)
    expect(rows.first).to_have_class(re.compile(r"\bon\b"))
    assert player.position() == before
    tap_on(rows.first)
    player.changed(before)


# The row of the last update that the page was told.
LATEST = """(() => {
  window.EventSource = class extends EventSource {
    constructor(url) {
      super(url);
      this.addEventListener("update", ({ lastEventId }) => { window.latest = Number(lastEventId); });
    }
  };
})()"""


def test_what_is_picked_up_stays_so_when_the_table_tells_something_that_is_no_decision(visit: Visit) -> None:
    leila = visit()
    leila.context.add_init_script(LATEST)
    table = leila.sit_at("easy", hints="five")
    page, player = leila.page, Player(leila.page)
    player.until(".slot.can")
    player.touch(".slot.can")
    expect(page.locator(".slot.picked")).to_have_count(1)
    seq = page.evaluate("latest")
    leila.call(f"/tables/{table['id']}/hints?seat=0&seq={seq}")
    page.wait_for_function("(before) => latest > before", arg=seq)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(page.locator(".slot.picked")).to_have_count(1)
    player.answer()
