"""Al-Rashid on the page: whole matches, every kind of decision, phone, languages, nothing for axe to find."""

from __future__ import annotations

import random
import re
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import majlis
from majlis.engine.action import Action
from majlis.engine.match import Match
from majlis.games.al_rashid.verbs import VERBS
from tests.browser.conftest import Visit
from tests.browser.courtier import Courtier, Fingers, Typist
from tests.browser.test_accessibility import violations
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import internal, left_in_english
from tests.games.al_rashid.builder import seen

GAME = {"game": "al_rashid", "name": "House of Wisdom"}


def numbers(texts: list[str]) -> list[int]:
    return [int(found[0]) if (found := re.findall(r"-?\d+", text.replace("\u2212", "-"))) else 0 for text in texts]


def test_a_whole_match_with_the_mouse_from_the_lobby_on(visit: Visit) -> None:
    leila = visit()
    page, courtier = leila.page, Courtier(leila.page)
    page.goto("/")
    card = page.locator(".card[data-game=al_rashid]")
    expect(card).to_contain_text("2–5 players")
    card.locator(".btn.pri").click()
    expect(page.locator("dialog .btn.pri.big")).to_be_enabled()
    page.locator("dialog .counts .btn").first.click()
    page.locator(".board").wait_for()
    kinds = courtier.whole_match()
    assert {"place", "resolve", "ask"} <= set(kinds)
    result = page.locator("dialog[open]")
    totals = numbers(result.locator("tfoot td").all_text_contents())
    rows = [numbers(row.locator("td").all_text_contents()) for row in result.locator("tbody tr:not(.group)").all()]
    assert [sum(column) for column in zip(*rows)] == totals
    assert numbers(result.locator(".ranking .points").all_text_contents()) == totals
    page.keyboard.press("Escape")
    expect(page.locator(".final .total td")).to_have_count(len(totals))


def test_two_rounds_with_the_keyboard_alone(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, typist = leila.page, Typist(leila.page)
    while page.locator(".track li[aria-current=step]").text_content() != "3":
        assert typist.step() != "over"
    assert typist.decisions >= 10


# What the offices are for: a match in which these are bought comes to nearly every kind of decision.
WANTED = {
    *("diplomat", "plotter", "informer", "impostor", "raider", "negotiator", "trader", "smuggler"),
    *("recruiter", "quartermaster", "alchemist", "agha", "banker", "hardwood_importer"),
}
SCHOOLS = {"intrigue", "military", "wisdom", "trade", "caliph"}
# What every match comes to in its first round is left to the other tests.
COMMON = {"draw", "place", "resolve", "ask", "pay", "trade"}
QUESTIONS = {
    f"prompt-{name}"
    for name in (
        *(
            "aside",
            "place-late",
            "scheme",
            "turn",
            "after",
            "visit-favoured",
            "court",
            "generosity",
            "take-goods",
            "raid",
        ),
        *("exchange", "hire", "barter", "impostor", "transmute", "operation", "negotiate", "dismiss", "fight"),
    )
}
DEEDS = {verb.name for verb in VERBS} - COMMON
# Two matches of somebody who chooses as below; between them they come to every question.
MATCHES = (245, 364)


def some_action(match: Match, dice: random.Random) -> Action:
    """An action of somebody who likes offices."""
    actions = match.actions()
    verbs = {action.verb.name for action in actions}
    if "ask" in verbs:
        asks = [action for action in actions if action.verb.name == "ask"]
        owned = {office["office"] for office in seen(match)["players"][match.state.actor]["offices"]}
        wanted = [action for action in asks if (WANTED - owned) & set(action.words(0))]
        some = [action for action in asks if action.words(0)]
        if wanted or (some and dice.random() < 0.8):
            return dice.choice(wanted or some)
    if "fight" in verbs and dice.random() < 0.8:
        return max(
            (action for action in actions if action.verb.name == "fight"), key=lambda action: len(action.words(0))
        )
    if "place" in verbs:
        good = [
            action
            for action in actions
            if action.word(1) in SCHOOLS and (action.word(1) != "caliph" or action.word(0) == "pasha")
        ]
        if good and dice.random() < 0.7:
            return dice.choice(good)
    if "activate" in verbs and dice.random() < 0.6:
        return dice.choice([action for action in actions if action.verb.name == "activate"])
    return dice.choice(actions)


def come_to(leila: Visitor, table: dict[str, Any]) -> None:
    """Look at the table through the eyes of the player who is asked."""
    page = leila.page
    page.goto(table["link"])
    curtain = page.locator("dialog .btn.pri[data-first]")
    page.locator(".question.mine").or_(curtain).first.wait_for()
    if curtain.count():
        curtain.click()
    page.locator(".question.mine").wait_for()


@pytest.mark.long
def test_every_kind_of_decision_can_be_taken_on_the_board(visit: Visit) -> None:
    """Matches played twice: on this side, and on the page. There each kind of decision is taken by hand when it first comes."""
    leila = visit()
    courtier = Courtier(leila.page)
    asked: set[str] = set()
    done: set[str] = set()
    for number in MATCHES:
        match = majlis.game("al_rashid").start(2, {}, f"{number:032x}")
        table = leila.open_table("hot", seed=f"{number:032x}", **GAME)
        dice = random.Random(number)
        seq = table["seq"]
        while not match.over and not (asked >= QUESTIONS and done >= DEEDS):
            prompt = match.prompt
            assert prompt is not None
            action = some_action(match, dice)
            if prompt.id in QUESTIONS - asked or action.verb.name in DEEDS - done:
                asked.add(prompt.id)
                done.add(action.verb.name)
                come_to(leila, table)
                courtier.perform(action)
                seq = leila.call(f"/tables/{table['id']}")["seq"]
            else:
                move = {"id": str(uuid.uuid4()), "seq": seq, "seat": match.state.actor, "action": str(action)}
                seq = leila.call(f"/tables/{table['id']}/moves", move)["seq"]
            match.play(action)
        assert leila.call(f"/tables/{table['id']}")["entries"] == len(match.entries)
    assert QUESTIONS - asked == set()
    assert DEEDS - done == set()


@pytest.mark.rule("RAS-3.5")
def test_what_cannot_be_done_says_why_and_what_can_be_says_what_it_is_worth(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", **GAME)
    page, courtier = leila.page, Courtier(leila.page)
    while page.locator(".member.picked").count() == 0:
        courtier.step()
        courtier.wait()
    courtier.touch(".member[data-piece='home:merchant']")
    before = courtier.position()
    courtier.area("caliph")
    expect(page.locator(".why")).to_contain_text("RAS-3.5")
    assert courtier.position() == before
    lit = page.locator(".spot.lit").first
    lit.focus()
    expect(page.locator(".question .hint")).to_contain_text("rank")
    expect(lit).to_have_attribute("aria-label", re.compile("Here you would have rank"))


def test_a_round_with_a_finger(visit: Visit) -> None:
    leila = visit(phone=True)
    leila.sit_at("easy", **GAME)
    page, fingers = leila.page, Fingers(leila.page)
    small = """() => [...document.querySelectorAll(".answers .btn, .desk button:not(.less), nav.bar button, .spot")]
      .map((thing) => [thing.textContent.trim() || thing.ariaLabel, thing.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5)).map(([name]) => name)"""
    for _ in range(9):
        fingers.wait()
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(small) == []
        assert fingers.step() != "over"
    for number in range(1, 5):
        page.evaluate("() => window.scrollTo(0, 0)")
        fingers.touch(f"nav.bar button:nth-of-type({number})")
        page.locator("dialog[open]").wait_for()
        fingers.page.locator("dialog[open] .head .btn").tap()
        page.locator("dialog[open]").wait_for(state="detached")


def open_windows(page: Page, courtier: Courtier) -> Iterator[None]:
    """Open each window of the board in turn; the desk does not stand in front of the players meanwhile."""
    courtier.wait()
    while page.locator(".desk").count():
        assert courtier.step() != "over"
        courtier.wait()
    for opener in (".city .strip >> nth=0", ".city .strip >> nth=5", ".look >> nth=1", ".crisis"):
        page.locator(opener).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    leila = visit()
    page, courtier = leila.page, Courtier(leila.page)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    leila.sit_at("easy", "easy", **GAME)
    seen: set[str] = set()
    for _ in range(14):
        courtier.wait()
        shown = page.evaluate("() => document.querySelector('.desk > *')?.className.split(' ')[0] ?? 'board'")
        if shown not in seen:
            seen.add(shown)
            assert violations(page) == []
        assert courtier.step() != "over"
    assert {"board", "visit"} <= seen
    for _ in open_windows(page, courtier):
        assert violations(page) == []


@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.long), "ru"])
def test_everything_speaks_the_language(visit: Visit, language: str) -> None:
    leila = visit(locale=language)
    leila.sit_at("easy", "easy", **GAME)
    page, courtier = leila.page, Courtier(leila.page)
    page.locator("[data-tab=log]").click()
    for _ in range(16):
        courtier.wait()
        assert internal(page) == []
        assert left_in_english(page, language) == []
        assert courtier.step() != "over"
    for _ in open_windows(page, courtier):
        assert internal(page) == []
        assert left_in_english(page, language) == []
