"""Guided matches on the page, for every game that has a lesson: with mouse, keyboard and finger, in three languages."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from majlis.engine.catalog import game, games
from majlis.engine.lesson import has_lesson, lesson
from tests.browser.conftest import Visit
from tests.browser.learner import Finger, Keys, Learner
from tests.browser.test_accessibility import check_both_themes, violations
from tests.browser.words import internal, left_in_english

FIRST = 1
"""The first step that asks for a decision; before it the coach says what the game is about."""
LESSONS = [name for name in games() if has_lesson(game(name))]


def each_lesson(chosen: str) -> pytest.MarkDecorator:
    """Every lesson; `make test` tries this one only, since they take minutes, and `make test-long` the others."""
    return pytest.mark.parametrize(
        "name", [name if name == chosen else pytest.param(name, marks=pytest.mark.long) for name in LESSONS]
    )


def at_step(page: Page, number: int, state: str = "act") -> None:
    strip = page.locator(".coach")
    expect(strip).to_have_attribute("data-step", str(number))
    expect(strip).to_have_attribute("data-state", state)


@each_lesson("tadmor")
def test_a_lesson_is_played_with_the_mouse_from_its_first_step_to_free_play(visit: Visit, name: str) -> None:
    learner = Learner(visit(), name)
    learner.begin()
    page = learner.page
    at_step(page, FIRST)
    expect(learner.strip.locator("h2")).to_be_focused()
    expect(page.locator("[data-veil=on] [data-hole]").first).to_be_attached()
    learner.whole()
    steps = lesson(game(name)).steps
    acting = sum(not step.is_read for step in steps)
    assert learner.by_hand > acting / 2, f"{learner.by_hand} of {acting} steps were done by touching the board"
    expect(learner.strip).to_contain_text("You have played")
    expect(page.locator(".btn.pri:visible")).to_have_count(1)
    page.get_by_role("button", name="Play on").click()
    expect(learner.strip).to_have_attribute("data-state", "free")
    expect(page.locator("[data-veil]")).to_have_count(0)
    high = page.evaluate(HIGH)
    page.keyboard.press("s")
    expect(page.locator("[data-coach-hint]")).to_contain_text("as an easy bot would do it")
    assert page.evaluate(HIGH) == high, "the board keeps its place"
    expect(
        page.locator("[data-veil=off] [data-hole]").first
    ).to_be_attached()  # where it would go is ringed, nothing is dimmed
    expect(page.locator(".summary")).to_have_count(0)
    page.goto("/")
    card = page.locator(f".card[data-game={name}]")
    expect(card.get_by_role("link", name="Learn")).to_be_visible()
    expect(card.locator(".far")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_with_a_finger_from_its_first_step_to_free_play(visit: Visit, name: str) -> None:
    learner = Finger(visit(phone=True), name)
    learner.begin()
    learner.whole()
    acting = sum(not step.is_read for step in lesson(game(name)).steps)
    assert learner.by_hand >= acting / 2, f"{learner.by_hand} of {acting} steps were done by touching the board"
    assert violations(learner.page) == []
    learner.press(learner.page.get_by_role("button", name="Play on"))
    expect(learner.strip).to_have_attribute("data-state", "free")


@pytest.mark.long
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_with_the_keyboard_alone_from_its_first_step_to_free_play(visit: Visit, name: str) -> None:
    learner = Keys(visit(), name)
    learner.begin()
    learner.whole()
    acting = sum(not step.is_read for step in lesson(game(name)).steps)
    assert learner.by_hand >= acting / 2, f"{learner.by_hand} of {acting} steps were done on the board"
    assert violations(learner.page) == []
    learner.press(learner.page.get_by_role("button", name="Play on"))
    expect(learner.strip).to_have_attribute("data-state", "free")


@each_lesson("sabika")
def test_show_me_shows_the_way_and_plays_nothing(visit: Visit, name: str) -> None:
    learner = Learner(visit(), name)
    learner.begin()
    at_step(learner.page, FIRST)
    before = learner.entries()
    learner.page.keyboard.press("s")
    expect(learner.page.locator("[data-coach-hint]")).to_contain_text(re.compile(r"[A-Z]{3}-\d"))
    expect(learner.page.locator("[data-veil=on] [data-hole]").first).to_be_attached()
    assert learner.entries() == before
    learner.page.locator("[data-coach-hint] button").first.click()
    expect(learner.page.locator("dialog[open]")).to_be_visible()


@each_lesson("tadmor")
def test_the_keyboard_alone_tries_goes_on_and_leaves(visit: Visit, name: str) -> None:
    learner = Learner(visit(), name)
    learner.begin()
    page = learner.page
    at_step(page, FIRST)
    page.keyboard.press("Enter")
    expect(learner.strip).to_have_attribute("data-state", "trying")
    expect(page.locator("[data-veil=off]")).to_be_attached()
    assert page.evaluate("() => document.querySelector('#main').contains(document.activeElement)")
    if name == "tadmor":  # the lit place has the focus
        page.keyboard.press("Enter")
    else:
        learner.skip()
    expect(learner.strip).to_have_attribute("data-state", "done")
    page.wait_for_function("() => !document.querySelector('.coach .do > .btn.pri').disabled")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(learner.strip).to_have_attribute("data-step", str(FIRST + 1))
    expect(learner.strip.locator("h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_contain_text("Your step is kept")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/$"))


@each_lesson("alhambra")
def test_a_finger_does_the_first_steps_on_a_phone(visit: Visit, name: str) -> None:
    learner = Finger(visit(phone=True), name)
    learner.begin()
    page = learner.page
    at_step(page, FIRST)
    buttons = learner.strip.locator(".do > .btn")
    assert all((button.bounding_box() or {"height": 0})["height"] >= 44 for button in buttons.all())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    while int(learner.look()["step"]) < 4:
        learner.step()
    assert learner.by_hand >= 1


def test_what_lies_behind_another_tab_leaves_the_tab_bright(visit: Visit) -> None:
    """On a phone the board is in tabs: the veil has a hole over the tab that leads to what the step is about, until one is there."""
    learner = Finger(visit(phone=True), "alhambra")
    learner.begin()
    page = learner.page
    at_step(page, FIRST)
    hole = page.locator("[data-veil] [data-hole^='tab ']")
    expect(page.locator("[data-veil=on] [data-hole]").first).to_be_attached()
    expect(hole).to_have_count(0)
    page.locator(".dock [role=tab][aria-selected=false]").tap()
    expect(hole).to_have_count(1)
    page.keyboard.press("s")
    expect(page.locator("[data-veil=on] [data-hole^='tab ']")).to_have_count(1)
    tab = page.locator(".dock [role=tab].glows")
    bright, there = hole.bounding_box(), tab.bounding_box()
    assert bright is not None
    assert there is not None
    assert bright["x"] <= there["x"] + 1 < there["x"] + there["width"] <= bright["x"] + bright["width"] + 1
    tab.tap()
    expect(hole).to_have_count(0)
    expect(page.locator("[data-veil=on] [data-hole]").first).to_be_attached()


@each_lesson("al_rashid")
def test_another_legal_action_works_too_and_undo_goes_back_to_the_step(visit: Visit, name: str) -> None:
    leila = visit()
    learner = Learner(leila, name)
    table = learner.begin()
    at_step(learner.page, FIRST)
    told, first = learner.told(), lesson(game(name)).steps[FIRST]
    goals = [goal.replace("*", ".*") for goal in first.parts[0].goal]
    ahead = leila.call(f"/tables/{table}/outlooks?seat={lesson(game(name)).seat}")["outlooks"]
    meant = [action for action in ahead if any(re.fullmatch(goal, action) for goal in goals)]
    learner.play(str(told["meant"]), *meant)
    expect(learner.strip).to_have_attribute("data-state", "done")
    expect(learner.strip).to_contain_text("That works too")
    learner.strip.get_by_role("button", name="Undo").click()
    at_step(learner.page, FIRST)


@each_lesson("sabika")
def test_a_learner_who_leaves_continues_where_they_were(visit: Visit, name: str) -> None:
    learner = Learner(visit(), name)
    table = learner.begin()
    page = learner.page
    at_step(page, FIRST)
    learner.skip()
    expect(learner.strip).to_have_attribute("data-state", "done")
    learner.press(learner.strip.locator(".do > .btn.pri"))
    expect(learner.strip).to_have_attribute("data-step", str(FIRST + 1))
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Stay").click()
    expect(learner.strip).to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    card = page.locator(f".card[data-game={name}]")
    expect(card.locator(".far")).to_be_attached()
    page.goto(f"/learn/{name}")
    way = page.locator("[data-way=match]")
    expect(way).to_contain_text(f"{FIRST + 1} of ")
    expect(way.locator(".bar")).to_be_attached()
    page.goto("/")
    card.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/table/{table}")
    expect(learner.strip).to_have_attribute("data-step", str(FIRST + 1))


def test_what_the_rules_refuse_the_coach_says_too(visit: Visit) -> None:
    learner = Learner(visit(), "tadmor")
    learner.begin()
    page = learner.page
    at_step(page, FIRST)
    learner.press(learner.strip.locator(".do > .btn.pri"))
    page.locator(".map .space:not(.lit)").first.click()
    expect(learner.strip).to_have_attribute("data-state", "refused")
    expect(learner.strip.locator("h2")).to_have_text("Almost")
    expect(page.locator(".why.shown")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    at_step(page, FIRST, "trying")


@each_lesson("sabika")
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_a_guided_match(visit: Visit, name: str, phone: bool) -> None:
    learner = Learner(visit(phone=phone), name)
    learner.begin()
    at_step(learner.page, FIRST)
    learner.page.keyboard.press("s")
    learner.page.wait_for_function("() => document.querySelector('[data-hole]') !== null")
    assert violations(learner.page) == []
    learner.press(learner.strip.locator(".do > .btn.pri"))
    check_both_themes(learner.page)


@each_lesson("tadmor")
@pytest.mark.parametrize("language", [*(pytest.param(other, marks=pytest.mark.long) for other in ("en", "de")), "ru"])
def test_the_first_steps_speak_the_readers_language(visit: Visit, name: str, language: str) -> None:
    learner = Learner(visit(locale=language), name)
    learner.begin()
    page = learner.page
    while int(learner.look()["step"]) < 5:
        assert internal(page) == []
        assert language == "en" or left_in_english(page, language) == []
        assert not re.search(r"[{}]|\[[a-z_]+\]", learner.strip.inner_text())
        learner.skip() if learner.look()["state"] in ("act", "free") else learner.step()
        page.wait_for_timeout(0)
    page.keyboard.press("Escape")
    assert language == "en" or left_in_english(page, language) == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_all_ways_to_learn_lie_under_one_address(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    page.goto("/")
    page.locator("nav a[href='/learn']").click()
    for name in LESSONS:
        ways = page.locator(f"article[data-game={name}]")
        expect(ways.locator("[data-way=match]")).to_have_attribute("href", f"/learn/{name}/first-match")
        expect(ways.locator("[data-way=book]")).to_have_attribute("href", f"/learn/{name}")
        expect(ways.locator("[data-way=rules]")).to_have_attribute("href", f"/rules/{name}")
    assert internal(page) == []
    assert language == "en" or left_in_english(page, language) == []
    check_both_themes(page)


@pytest.mark.parametrize("phone", [False, True])
def test_the_player_aid_opens_at_the_table_and_prints_alone(visit: Visit, phone: bool) -> None:
    leila = visit(phone=phone)
    leila.sit_at("easy", game="tadmor")
    page = leila.page
    page.keyboard.press("a")
    aid = page.locator("dialog[open] .aid")
    expect(aid.locator("table").nth(5)).to_be_attached()
    assert violations(page) == []
    page.emulate_media(media="print")
    expect(aid).to_be_visible()
    expect(page.locator(".room")).to_be_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Player aid").click()
    expect(aid).to_be_visible()


LINES = """() => {
  const said = document.querySelector("#coach-text");
  return Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight));
}"""
HIGH = "() => document.querySelector('.coach').getBoundingClientRect().height"
SOLID = """() => [...document.querySelectorAll(".btn.pri:enabled")]
  .filter((button) => button.checkVisibility() && getComputedStyle(button).borderTopColor === "rgba(0, 0, 0, 0)")
  .length"""
STRIP = 85
"""How high the strip of the coach stands at most: title and two lines, or two rows of buttons."""


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(*one, marks=() if one == ("tadmor", "de") else pytest.mark.long)
        for one in itertools.product(LESSONS, ("en", "de", "ru"))
    ],
)
def test_what_the_coach_says_takes_two_lines_so_that_the_board_stays(visit: Visit, name: str, language: str) -> None:
    learner = Learner(visit(locale=language, asked_before_loss=True), name)
    page = learner.page
    page.goto(f"/learn/{name}/first-match")
    page.wait_for_url("**/table/*")
    long, high, loud = [], [], []
    while (seen := learner.look())["state"] != "end":
        if seen["state"] in ("act", "read"):
            learner.entries()
            if page.evaluate(LINES) > 2:
                long.append(seen["title"])
            if page.evaluate(HIGH) > STRIP:
                high.append(seen["title"])
            if page.evaluate(SOLID) > 1:
                loud.append(seen["title"])
        if seen["state"] in ("read", "done"):
            # The sentence about a step that was done may go by itself meanwhile.
            page.evaluate(
                "() => document.querySelector('.coach[data-state=read] .btn.pri, .coach[data-state=done] .btn.pri')?.click()"
            )
        else:
            learner.skip()
    assert long == []
    assert high == [], "the answers take no third row"
    assert loud == [], "one solid button on the screen"
