"""Puzzles on the page: solved, answered in vain, shown, gone on from; by mouse, keyboard and finger, in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import check_both_themes, violations
from tests.browser.words import internal

LIST = "/learn/alhambra/puzzle"
NAME = "swap-or-add"
TILE, BEST, WORSE = "pavilion_5_nw", "-1,-1", "-1,0"
"""What the puzzle asks for, and a place for it that is not the best."""


def opened(page: Page, name: str = NAME) -> None:
    """Open a puzzle and wait until its board and its question are there."""
    page.goto(f"{LIST}/{name}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-answer], [data-more]").first).to_be_enabled()


def answer(page: Page, cell: str) -> None:
    """Place the tile there with the mouse."""
    page.locator(f"[data-piece='reserve:{TILE}']").click()
    page.locator(f".own-palace .legal[data-cell='{cell}']").click()


def verdict(page: Page) -> Locator:
    return page.locator("[data-verdict]")


def ticked(page: Page, name: str = NAME) -> Locator:
    return page.locator(f"[data-puzzle='{name}'] .done")


def test_a_solved_puzzle_is_explained_and_remembered(visit: Visit) -> None:
    page = visit().page
    opened(page)
    expect(page.locator(".question.disp")).to_contain_text("Which tile goes where")
    expect(page.locator(".results, [data-next]")).to_have_count(0)
    answer(page, BEST)
    expect(verdict(page)).to_have_text("Right: 5 wall segments")
    expect(verdict(page)).to_be_focused()
    expect(page.locator("[data-said]")).to_contain_text("Right: 5 wall segments.")
    mine = page.locator("aside li", has_text="your answer")
    expect(mine.locator(".value")).to_have_text("5")
    values = [int(text) for text in page.locator("aside ol .value").all_inner_texts()]
    assert values == sorted(values, reverse=True)
    assert values.count(5) == 1
    expect(ticked(page).first).to_be_visible()
    page.locator("aside [data-rule='ALH-9.9']").click()
    expect(page.locator("dialog article.chosen")).to_contain_text("ALH-9.9")
    page.keyboard.press("Escape")
    page.reload()
    expect(verdict(page)).to_have_count(0)
    expect(ticked(page).first).to_be_visible()
    page.goto(LIST)
    expect(ticked(page)).to_be_visible()
    expect(page.get_by_text("1 of ")).to_be_visible()


def test_after_the_second_try_in_vain_the_answer_is_the_solid_button(visit: Visit) -> None:
    page = visit().page
    opened(page)
    show = page.locator("[data-answer]")
    answer(page, WORSE)
    expect(verdict(page)).to_have_text("3 wall segments: there is a better answer")
    hint = page.locator(".not-yet p")
    expect(hint).to_contain_text("gives up nothing")
    assert "pri" not in (show.get_attribute("class") or "")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".hint", has_text="gives up nothing")).to_be_visible()
    expect(page.locator(f"[data-piece='reserve:{TILE}']")).to_be_visible()
    answer(page, WORSE)
    expect(verdict(page)).to_be_visible()
    expect(show).to_have_class("btn pri")
    show.click()
    expect(verdict(page)).to_have_text("The answer: 5 wall segments")
    # It is played on the board, too, and counts as nobody's own.
    expect(page.locator(f".own-palace [data-cell='{BEST}'][data-thing~='{TILE}']")).to_be_attached()
    expect(page.locator("aside li", has_text="your answer")).to_have_count(0)
    expect(ticked(page)).to_have_count(0)


def test_a_refusal_is_no_try_and_an_answer_can_be_taken_back(visit: Visit) -> None:
    page = visit().page
    opened(page)
    page.locator(f"[data-piece='reserve:{TILE}']").click()
    page.locator(".own-palace [data-cell='1,0']").click()
    expect(page.locator(".why")).to_be_visible()
    expect(verdict(page)).to_have_count(0)
    page.locator(f".own-palace .legal[data-cell='{WORSE}']").click()
    expect(verdict(page)).to_be_visible()
    page.locator("[data-undo=last]").click()
    expect(verdict(page)).to_have_count(0)
    answer(page, BEST)
    expect(verdict(page)).to_have_text("Right: 5 wall segments")


def test_the_board_tells_nothing_in_advance(visit: Visit) -> None:
    page = visit().page
    opened(page)
    page.locator(f"[data-piece='reserve:{TILE}']").click()
    place = page.locator(f".own-palace .legal[data-cell='{BEST}']")
    place.hover()
    expect(page.locator(".prospect, .own-palace .gain")).to_have_count(0)
    assert "wall" not in (place.get_attribute("aria-label") or "")


def test_what_the_others_have_can_be_looked_at(visit: Visit) -> None:
    page = visit().page
    opened(page, "small-but-alone")
    page.locator("[data-players]").click()
    expect(page.get_by_role("dialog")).to_contain_text("If scored now")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_solve_it_start_it_again_and_go_on(visit: Visit) -> None:
    page = visit().page
    opened(page)
    page.locator(f"[data-piece='reserve:{TILE}']").focus()
    page.keyboard.press("Enter")
    page.locator(f".own-palace .legal[data-cell='{BEST}']").focus()
    page.keyboard.press("Enter")
    expect(verdict(page)).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Next unsolved puzzle")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(verdict(page)).to_have_count(0)
    expect(page.locator(f"[data-piece='reserve:{TILE}']")).to_be_visible()
    before = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-puzzle][aria-current=page]")).not_to_have_attribute("data-puzzle", NAME)
    expect(page.locator(".board")).to_be_visible()


def test_next_goes_to_the_nearest_unsolved_one_of_like_level(visit: Visit) -> None:
    page = visit().page
    opened(page)
    answer(page, BEST)
    page.locator("[data-next]").click()
    here = page.locator("[data-puzzle][aria-current=page]")
    expect(here).not_to_have_attribute("data-puzzle", NAME)
    expect(here.locator("svg.level")).to_have_attribute("aria-label", "Level 2 of 3")
    expect(page.locator("[data-answer]")).to_be_enabled()


def test_one_plays_on_from_the_answer(visit: Visit) -> None:
    page = visit().page
    opened(page)
    answer(page, BEST)
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(f".own-palace [data-cell='{BEST}'][data-thing~='{TILE}']")).to_be_attached()
    page.get_by_role("button", name="Confirm the turn").click()
    expect(page.locator(".question")).to_contain_text("Your turn: choose an action.")


def test_an_example_of_the_rulebook_leads_to_its_puzzle(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/alhambra/redesign")
    page.locator(".example").get_by_role("link", name="Try it").first.click()
    page.wait_for_url(f"**{LIST}/*")
    expect(page.locator("[data-answer]")).to_be_enabled()


def test_what_does_not_exist_says_so(visit: Visit) -> None:
    page = visit().page
    page.goto(f"{LIST}/zeppelin")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    page.goto("/learn/souk/puzzle")
    expect(page.get_by_text("There are no puzzles for this game yet.")).to_be_visible()


def test_on_a_phone_the_board_comes_first_and_the_answer_is_a_sheet(visit: Visit) -> None:
    page = visit(phone=True).page
    opened(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-more]").tap()
    expect(page.get_by_role("dialog").locator("[data-answer]")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    for cell, told in ((WORSE, "3 wall segments: there is a better answer"), (BEST, "Right: 5 wall segments")):
        page.locator(f"[data-piece='reserve:{TILE}']").tap()
        page.locator(f".own-palace .legal[data-cell='{cell}']").tap()
        sheet = page.get_by_role("dialog")
        expect(sheet.locator("[data-verdict]")).to_have_text(told)
        if cell == WORSE:
            sheet.get_by_role("button", name="Try again").tap()
            expect(sheet).to_have_count(0)
            expect(page.locator("[data-more]")).to_have_text("Help")
    assert violations(page) == []
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".strip")).to_contain_text("Right: 5 wall segments")
    page.locator("[data-more]").tap()
    page.get_by_role("dialog").locator("[data-next]").tap()
    expect(page.locator("[data-more]")).to_have_text("Help")
    page.get_by_role("button", name="Puzzles").tap()
    expect(page.get_by_role("dialog").locator(f"[data-puzzle='{NAME}'] .done").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "right"),
    [("en", "Right: 5 wall segments"), ("de", "Richtig: 5 Mauerstücke"), ("ru", "Верно: 5 отрезков стены")],
)
def test_no_word_of_the_machine_is_left(visit: Visit, language: str, right: str) -> None:
    page = visit(locale=language).page
    page.goto(LIST)
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    assert internal(page) == []
    opened(page)
    assert internal(page) == []
    answer(page, BEST)
    expect(verdict(page)).to_have_text(right)
    assert internal(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_puzzles(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    page.goto(LIST)
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    check_both_themes(page)
    opened(page)
    check_both_themes(page)
    if not phone:
        answer(page, BEST)
        expect(verdict(page)).to_be_visible()
        check_both_themes(page)
