"""A player who looks away for one round can say what everybody else did: every turn is in view, or the page says how many are not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.finger import tap_on
from tests.browser.server import ServerProcess
from tests.browser.test_fitting import speak
from tests.browser.test_story import ROUNDS, WHOLE, Reader
from tests.browser.visitor import Visitor
from tools.screens import SCENES, SETTLED, Scene, seated, shown

GAMES = ("alhambra", "al_rashid", "tadmor", "sabika")
OTHERS = 3
"""Bots at a table with the most usual number of seats."""
LANGUAGES = ("en", "de", "ru")
SUBJECTS = {"en": "You ", "de": "Leila (du) ", "ru": "Leila (вы) "}
"""How the line about one's own last turn begins."""
FINGER = 44

# The turns of the recap: which can be seen whole, which have one row of text, and what the sign says of the others.
RECAP = """() => {
  const lines = document.querySelector("[data-story-panel] .recap .lines");
  const box = lines.getBoundingClientRect();
  const turns = [...lines.querySelectorAll("[data-turn]")];
  const seen = turns.filter((turn) => {
    const { top, bottom } = turn.getBoundingClientRect();
    return top >= box.top - 2 && bottom <= box.bottom + 2;
  });
  const more = document.querySelector("[data-story-panel] .recap [data-more]");
  return {
    turns: turns.length,
    seen: seen.length,
    told: turns.map((turn) => turn.querySelector(".l1").textContent.trim()),
    narrow: turns.filter((turn) => turn.querySelector(".l1").getBoundingClientRect().width < 60).length,
    tall: turns.filter((turn) => turn.querySelector(".body").getBoundingClientRect().height > 22).length,
    nameless: lines.closest("[data-nameless]") !== null,
    own: document.querySelector("[data-story-panel] .recap .own")?.textContent.trim() ?? "",
    more: more?.checkVisibility() ? Number(more.textContent.match(/[0-9]+/)[0]) : 0,
  };
}"""
# What the one line of a narrow screen shows, and how many turns it says are not there.
ROW = """() => {
  const told = document.querySelector("[data-story-panel] .told");
  const end = told.getBoundingClientRect().right;
  const turns = [...told.querySelectorAll(".one")].filter((turn) => turn.checkVisibility());
  return {
    shown: turns.length,
    out: turns.filter((turn) => turn.getBoundingClientRect().right > end + 1).length,
    cut: turns.map((turn) => turn.querySelector(".text"))
      .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2)
      .map((text) => text.textContent),
    more: Number(told.querySelector("i")?.textContent ?? 0),
  };
}"""


def recap(page: Page) -> dict[str, Any]:
    page.locator("[data-story-panel] .recap [data-turn]").first.wait_for()
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(RECAP)
    return found


def check(found: dict[str, Any], where: str, *, single: bool = True) -> None:
    """All turns are in view, or they have one row each and the sign counts the rest."""
    assert found["turns"] >= OTHERS, where
    assert all(found["told"]), where
    assert found["narrow"] == 0, f"{where}: a headline without room"
    assert found["seen"] + found["more"] == found["turns"], f"{where}: {found}"
    if found["more"] and single:
        assert found["tall"] == 0, f"{where}: {found['tall']} turns could be shorter"


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_since_ones_own_is_in_view_or_counted(browser: Browser, server: ServerProcess, game: str) -> None:
    leila = seated(browser, server.url, game, Scene(OTHERS, SCENES[game].entries))
    page = leila.page
    names = [player["name"] for player in leila.call(f"/tables/{page.url.rsplit('/', 1)[1]}")["seats"][1:]]
    for language in LANGUAGES:
        shown(page, "plaster", 1440, 900)
        speak(page, language)
        expect(page.locator("[data-story-panel] .recap .own")).to_contain_text(SUBJECTS[language])
        found = recap(page)
        check(found, f"{game} in {language} at 1440 × 900")
        assert found["seen"] == found["turns"], f"{game} in {language}: every turn finds room"
        assert found["own"].startswith(SUBJECTS[language]), found["own"]
        for name in names:
            assert any(name in text for text in found["told"]), f"nothing of {name}: {found['told']}"
        shown(page, "plaster", 1024, 768)
        row = page.evaluate(ROW)
        assert row["shown"] + row["more"] == found["turns"], f"{game} in {language} at 1024 × 768: {row}"
        assert row["shown"] >= OTHERS
        assert row["out"] == 0, f"{game} in {language} at 1024 × 768: {row}"
        assert row["cut"] == [], f"{game} in {language} at 1024 × 768: a headline cannot be read to its end"
        if language == "en":
            assert not found["nameless"], "every line says whose turn it was"
        page.locator("[data-story]").click()
        check(recap(page), f"{game} in {language} at 1024 × 768")
        page.keyboard.press("Escape")
        expect(page.locator("[data-story]")).to_have_attribute("aria-expanded", "false")
    leila.context.close()
    assert leila.faults == []


MOST = {"alhambra": 6, "al_rashid": 15, "tadmor": 12, "sabika": 8}
"""So many turns find room in every language; bots rarely make more between two of one's own, and those are counted."""


def check_match(visitor: Visitor, game: str, decisions: int) -> None:
    """Every turn is in view at 1440 × 900, and at 1024 × 768 every headline of the row can be read to its end."""
    reader = Reader(visitor, game, *["easy"] * SCENES[game].bots, seed="2a")
    page = reader.page
    faults: list[str] = []
    for at, state in enumerate(reader.decisions()):
        if state.phase == "over":
            break
        page.evaluate(SETTLED)
        found = page.evaluate(RECAP)
        assert found["seen"] + found["more"] == found["turns"], f"decision {at}: {found}"
        if found["more"] and found["turns"] <= MOST[game]:
            faults.append(f"decision {at}: {found['more']} of {found['turns']} turns are out of view")
        page.set_viewport_size({"width": 1024, "height": 768})
        page.evaluate(SETTLED)
        page.evaluate(SETTLED)
        row = page.evaluate(ROW)
        faults += [f"decision {at}: {text!r} is cut" for text in row["cut"]]
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("[data-story-panel] .recap").wait_for()
        if at >= decisions:
            break
    reader.client.close()
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_in_view_as_turns_come(visit: Visit, game: str) -> None:
    check_match(visit(), game, ROUNDS)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_a_match_is_in_view(browser: Browser, server: ServerProcess, game: str, language: str) -> None:
    visitor = Visitor(browser, server.url, locale=language)
    check_match(visitor, game, WHOLE)
    visitor.context.close()


def test_what_is_out_of_view_is_a_press_away(browser: Browser, server: ServerProcess) -> None:
    leila = seated(browser, server.url, "tadmor", Scene(OTHERS, SCENES["tadmor"].entries))
    page = leila.page
    page.add_style_tag(content=".story { max-height: 150px }")
    shown(page, "plaster", 1440, 900)
    more = page.locator(".recap [data-more]")
    before = recap(page)
    assert before["more"] > 0, "a position with more turns than rows"
    last = page.locator(".recap [data-turn]").last
    expect(last).not_to_be_in_viewport(ratio=1)
    while (found := recap(page))["more"] and "above" not in more.inner_text():
        more.click()
        page.wait_for_function("(before) => document.querySelector('.recap .lines').scrollTop > before", arg=0)
        assert recap(page)["seen"] >= found["seen"] - 1
    expect(last).to_be_in_viewport(ratio=0.9)
    # A turn that is opened is told whole, and the others stay as they were.
    head = last.locator(".head")
    head.press("Enter")
    expect(head).to_have_attribute("aria-expanded", "true")
    assert last.locator(".l1").evaluate("(text) => text.scrollWidth <= text.clientWidth")
    expect(last.locator(".steps li").first).to_be_attached()
    leila.context.close()
    assert leila.faults == []


def test_a_finger_on_a_turn_leads_to_its_ring(browser: Browser, server: ServerProcess) -> None:
    leila = seated(browser, server.url, "sabika", Scene(OTHERS, SCENES["sabika"].entries), phone=True)
    page = leila.page
    check(recap(page), "sabika on a phone", single=False)
    tab = page.locator(".area [role=tab][aria-selected=true]")
    expect(tab).to_have_text("Rondel")
    turns = page.locator(".recap [data-turn]:not(.game)")
    ringed = 0
    for at in range(turns.count()):
        turn = turns.nth(at)
        for part in (".head", ".more"):
            box = turn.locator(part).bounding_box()
            assert box is not None
            assert box["width"] >= FINGER - 0.5
        tap_on(turn.locator(".l1"))
        page.evaluate(SETTLED)
        ring = page.locator(f"[data-ring='{turn.get_attribute('data-turn')}']")
        if ring.count() > 0:
            expect(ring.first).to_be_in_viewport()
            ringed += 1
    assert ringed > 0, "a turn that can be seen on the board"
    # Its chevron opens it where it is.
    expect(turns.last.locator(".steps")).to_have_count(0)
    tap_on(turns.last.locator(".more"))
    expect(turns.last.locator(".steps")).to_be_visible()
    leila.context.close()
    assert leila.faults == []
