"""The lobby and the waiting room: what waits for one comes first, and nobody waits in silence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

MODULES = ["vizier", "exchange_cards", "bonus_cards", "huts"]
# How far the games and one's own tables end from the right side of the page, beyond what they leave at the left.
ASIDE = """() => [".games", ".own"].map((part) => {
  const { left, right } = document.querySelector(part).getBoundingClientRect();
  return Math.round(document.documentElement.clientWidth - right - left);
})"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def names(page: Page, part: str) -> list[str]:
    return page.locator(f"{part} li .text:first-of-type b").all_inner_texts()


def with_tables(visitor: Visitor) -> None:
    visitor.open_table("open", "open", name="Nobody yet")
    visitor.open_table("easy", name="My move")
    visitor.page.goto("/")
    expect(visitor.page.locator(".own .yours")).to_have_text("Your move")


def test_what_waits_for_me_is_first_and_has_the_only_solid_button(visit: Visit) -> None:
    leila = visit()
    with_tables(leila)
    assert names(leila.page, ".own") == ["My move", "Nobody yet"]
    expect(leila.page.locator(".lobby-list .btn.pri")).to_have_count(1)
    expect(leila.page.locator(".own .head")).to_contain_text("1 waits for you")
    assert leila.page.evaluate(ASIDE) == [0, 0], "as far from the one side as from the other"
    expect(leila.page).to_have_title("(1) Majlis")
    expect(leila.page.locator(".card[data-game=tadmor]").get_by_role("link", name="Learn")).to_be_visible()


def test_many_tables_are_folded_behind_all(visit: Visit) -> None:
    leila = visit()
    for number in range(7):
        leila.open_table("open", name=f"Table {number}")
    leila.page.goto("/")
    rows = leila.page.locator(".own li")
    expect(rows).to_have_count(5)
    leila.page.get_by_role("button", name="All 7").click()
    expect(rows).to_have_count(7)


def test_open_tables_of_one_game_and_the_choice_is_kept(visit: Visit) -> None:
    omar, leila = visit(name="Omar"), visit()
    omar.open_table("open", name="Filter one")
    omar.open_table("open", game="sabika", name="Filter two")
    leila.page.goto("/")
    expect(leila.page.locator(".open")).to_contain_text("Filter one")
    leila.page.locator(".open").get_by_role("button", name="Sabika", exact=True).click()
    expect(leila.page.locator(".open")).not_to_contain_text("Filter one")
    expect(leila.page.locator(".open")).to_contain_text("Filter two")
    leila.page.reload()
    expect(leila.page.locator(".open")).to_contain_text("Filter two")
    expect(leila.page.locator(".open")).not_to_contain_text("Filter one")


def test_a_finished_match_can_be_replayed_from_the_lobby(visit: Visit) -> None:
    leila = visit()
    table = leila.finished_table()
    leila.page.goto("/")
    match = leila.page.locator(".recent li")
    expect(match).to_have_count(1)
    scores = [seat["score"] for seat in leila.call(f"/tables/{table}")["seats"]]
    expect(match.locator("b")).to_have_text(" : ".join(str(score) for score in scores))
    match.get_by_role("link", name="Replay").click()
    expect(leila.page).to_have_url(re.compile(rf"/replay/{table}(\?at=\d+)?$"))
    expect(leila.page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_sticks_out_to_the_side(visit: Visit, phone: bool) -> None:
    leila = visit(phone=phone)
    leila.page.goto("/")
    leila.page.locator(".card").first.wait_for()
    assert leila.page.evaluate(WIDER) <= 0
    with_tables(leila)
    assert leila.page.evaluate(WIDER) <= 0


def test_a_new_table_says_what_was_chosen_for_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".card[data-game=alhambra] .btn.pri").click()
    chosen = page.locator("dialog .part > summary small").first
    expect(chosen).to_have_text("Standard game")
    page.locator("dialog .part > summary").first.click()
    for box in page.locator("dialog .many input").all():
        box.check()
    expect(chosen).to_have_text("The Vizier’s Favour · Exchange cards · Bonus cards · Builders’ huts")


def test_while_waiting_one_reads_what_is_played_and_talks(visit: Visit) -> None:
    leila, omar = visit(), visit(name="Omar")
    link = leila.open_table("open", "open", private=True, options={"modules": MODULES})["link"]
    leila.page.goto(link)
    expect(leila.page.locator(".settings li b")).to_have_text(
        ["The Vizier’s Favour", "Exchange cards", "Bonus cards", "Builders’ huts", "Hints", "Who may sit down"]
    )
    omar.call("/me", {"name": "Omar"})
    omar.page.goto(link)
    omar.page.locator(".talk input").fill("May I?")
    omar.page.keyboard.press("Enter")
    expect(leila.page.get_by_role("log")).to_contain_text("Omar May I?")
