"""The rulebook on the page: chapters, exact rules, examples to step through, search, languages; by mouse, keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import check_both_themes, violations
from tests.browser.words import internal

MOVING = "/learn/sabika/moving"
TRIES = 5


def chapter(page: Page, title: str) -> None:
    expect(page.locator("h1")).to_have_text(title)


def step_of(page: Page) -> str:
    return page.locator(".example li[aria-current=step] em").first.inner_text()


def test_chapters_follow_each_other_and_those_read_are_ticked(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/sabika")
    chapter(page, "What you build")
    page.locator(".foot").get_by_role("link", name="A round").click()
    chapter(page, "A round")
    page.locator(".foot").scroll_into_view_if_needed()
    ticked = page.locator(".contents a").nth(1)
    expect(ticked).to_contain_text("read")
    page.reload()
    expect(ticked).to_contain_text("read")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Moving a worker").click()
    page.wait_for_url("**/moving")
    chapter(page, "Moving a worker")


def test_a_margin_number_opens_the_exact_rule(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    page.get_by_role("link", name="Open rule SAB-3.7").first.click()
    chosen = page.locator("dialog article.chosen")
    expect(chosen).to_be_in_viewport()
    expect(chosen).to_contain_text("SAB-3.7")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_address_with_a_rule_opens_there(visit: Visit) -> None:
    page = visit().page
    page.goto(f"{MOVING}#SAB-3.12")
    expect(page.get_by_role("link", name="Open rule SAB-3.12")).to_be_in_viewport()


def test_an_example_is_stepped_through_with_buttons_and_keys(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    example = page.locator(".example")
    assert step_of(page) == "Choose."
    expect(example.locator(".rondel [data-space]")).to_have_count(20)
    example.get_by_role("button", name="One step on").click()
    assert step_of(page) == "Move."
    expect(example.locator(".marks .way")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    assert step_of(page) == "Pay for steps."
    assert example.locator(".bead text").all_text_contents() == ["0", "0", "1", "1"]
    page.keyboard.press("ArrowRight")
    assert step_of(page) == "Pay for others."
    assert example.locator(".bead text").all_text_contents() == ["0", "0", "1", "1", "1", "1"]
    expect(example.locator("li").last).to_contain_text("Altogether 4 dinars")
    expect(example.get_by_role("button", name="One step on")).to_be_disabled()
    example.get_by_role("button", name="One step back").press("Home")
    assert step_of(page) == "Choose."


def test_the_keyboard_turns_chapters_and_searches(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    chapter(page, "Moving a worker")
    page.keyboard.press("[")
    chapter(page, "A round")
    page.keyboard.press("]")
    chapter(page, "Moving a worker")
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("highest number")
    hits = page.get_by_role("option")
    expect(page.get_by_role("listbox")).to_contain_text("Numbered rules")
    expect(hits.first, "the rulebook comes first").to_contain_text("A round")
    page.keyboard.press("ArrowDown")
    expect(hits.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    chapter(page, "A round")
    page.keyboard.press("/")
    page.keyboard.type("zeppelin")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")


def test_a_rule_number_is_found_and_opened(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    page.get_by_role("combobox", name="Search the rules").fill("SAB-15.9")
    page.get_by_role("option").first.click()
    expect(page.locator("dialog article.chosen")).to_contain_text("SAB-15.9")


def test_the_book_speaks_another_language_than_the_page_and_keeps_it(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    page.get_by_role("button", name="Deutsch").click()
    chapter(page, "Einen Arbeiter bewegen")
    expect(page.get_by_role("link", name="Tables", exact=True)).to_be_visible()
    page.reload()
    chapter(page, "Einen Arbeiter bewegen")
    page.get_by_role("button", name="Русский").click()
    chapter(page, "Ход работником")
    expect(page.locator(".example li").nth(1)).to_contain_text("4 шага")


def test_the_exact_rule_speaks_the_language_of_the_book(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    page.get_by_role("button", name="Deutsch").click()
    chapter(page, "Einen Arbeiter bewegen")
    page.get_by_role("link", name="Open rule SAB-3.7").first.click()
    opened = page.locator("dialog article.chosen")
    expect(opened).to_be_visible()
    expect(page.locator("dialog .text")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Sabika: rules")).to_be_visible()


def hits(page: Page, field: str, search: str) -> str:
    """What the page says of how often it found this."""
    page.get_by_role(field).fill(search)  # type: ignore[arg-type]
    expect(page.get_by_role("status").first).to_contain_text(re.compile(r"\d"))
    if field == "combobox":
        expect(page.get_by_role("option").last.locator("mark").first).to_have_text(re.compile("подсч[её]т", re.I))
    return page.get_by_role("status").first.inner_text()


def test_russian_is_searched_with_and_without_the_dots(visit: Visit) -> None:
    page = visit(locale="ru").page
    for path, field in (("/learn/alhambra", "combobox"), ("/rules/alhambra", "searchbox")):
        page.goto(path)
        counts = ["", " "]
        for _ in range(TRIES):  # what is searched may still be arriving
            if counts[0] == counts[1]:
                break
            counts = [hits(page, field, search) for search in ("подсчёт", "подсчет")]
        assert counts[0] == counts[1]
        assert not re.match(r"\D*0\b", counts[0])


@pytest.mark.parametrize(
    ("language", "search", "others"),
    [("en", "sets", ["set"]), ("de", "Zugs", ["Zug", "Züge"]), ("ru", "ходы", ["ход", "ходов"])],
)
def test_short_words_are_found_in_their_other_forms(
    visit: Visit, language: str, search: str, others: list[str]
) -> None:
    page = visit(locale=language).page
    page.goto("/learn/tadmor")
    page.get_by_role("combobox").fill(search)
    found = re.compile(f"^(?:{'|'.join(others)})$", re.I)
    expect(page.get_by_role("option").locator("mark").filter(has_text=found).first).to_be_visible()


def test_a_book_that_does_not_arrive_is_not_called_unwritten(visit: Visit) -> None:
    page = visit().page
    for how in (lambda route: route.abort(), lambda route: route.fulfill(status=500, body="")):
        page.route("**/api/learn/sabika*", how)
        page.goto(MOVING)
        expect(page.get_by_text("The rules could not be loaded.")).to_be_visible()
        page.unroute("**/api/learn/sabika*")
        page.get_by_role("button", name="Try again").click()
        chapter(page, "Moving a worker")


def test_a_chapter_and_the_numbered_rules_are_printed_alone(visit: Visit) -> None:
    page = visit().page
    page.goto(MOVING)
    chapter(page, "Moving a worker")
    page.emulate_media(media="print")
    expect(page.locator("header, .left, .foot, .seg, .example .buttons").locator("visible=true")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    page.emulate_media(media="screen")
    page.goto("/rules/sabika#SAB-3.7")
    expect(page.locator("article.chosen")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("header, .tools, .contents, nav").locator("visible=true")).to_have_count(0)
    expect(page.locator("article").first).to_be_visible()


def test_a_game_without_a_rulebook_leads_to_its_rules(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/souk")
    expect(page.get_by_text("There is no rulebook for this game yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Every rule with its number")).to_have_attribute("href", "/rules/souk")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_word_of_the_machine_is_left(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    for name in ("build", "round", "moving"):
        page.goto(f"/learn/sabika/{name}")
        expect(page.locator("h1")).to_be_visible()
        assert internal(page) == []
        assert "{" not in page.locator("main").inner_text()


def test_a_phone_has_tags_contents_and_the_next_chapter_at_hand(visit: Visit) -> None:
    leila = visit(phone=True)
    page = leila.page
    page.goto(MOVING)
    chapter(page, "Moving a worker")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Contents").tap()
    page.get_by_role("dialog").get_by_role("link", name="A round").tap()
    chapter(page, "A round")
    page.locator(".foot").get_by_role("link", name="Moving a worker").tap()
    chapter(page, "Moving a worker")
    page.locator(".example").get_by_role("button", name="One step on").tap()
    assert step_of(page) == "Move."
    page.get_by_role("link", name="Open rule SAB-3.8").tap()
    expect(page.locator("dialog article.chosen")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_the_rulebook(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    for name in ("build", "moving"):
        page.goto(f"/learn/sabika/{name}")
        expect(page.locator(".rondel [data-space]").first).to_be_attached()
        check_both_themes(page)
