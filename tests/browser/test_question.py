"""The row of the question: taking back, why not, what a button ends, and what would be lost by it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_fitting import speak
from tests.browser.test_looking_back import lying
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier
from tools.screens import SETTLED


def undo(page: Page) -> None:
    page.locator("[data-undo=last]").click()


def test_against_bots_alone_a_reveal_is_taken_back_at_once(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy")
    page, player = leila.page, Player(leila.page)
    player.until("[data-piece^='display:'].lit")
    start = lying(page)
    player.money()
    player.sight()
    expect(page.locator("[data-undo=last]")).to_have_attribute("aria-disabled", "false")
    undo(page)
    page.wait_for_function(
        "(before) => JSON.stringify([...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece).sort()) === before",
        arg=str(start).replace("'", '"').replace(", ", ","),
    )
    player.sight()
    assert lying(page) == start


def with_omar(visit: Visit) -> Visitor:
    """Leila at a table for two; Omar sits there and does nothing."""
    leila, omar = visit(), visit(name="Omar")
    table = leila.open_table("open")
    omar.call("/me", {"name": "Omar"})
    omar.call(f"/tables/{table['id']}/join", {})
    leila.page.goto(table["link"])
    leila.page.locator(".board").wait_for()
    return leila


def test_with_others_undo_says_why_it_cannot(visit: Visit) -> None:
    leila = with_omar(visit)
    button = leila.page.locator("[data-undo=last]")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # it explains itself although nothing can be done
    expect(leila.page.locator(".why")).to_contain_text("You have nothing to take back")


def test_a_bot_plays_for_me_until_i_play_again(visit: Visit) -> None:
    """Beside a second person, for whom the match waits while the bot plays."""
    leila = with_omar(visit)
    page = leila.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Let a bot play for me").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Play myself again").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("menuitem", name="Let a bot play for me")).to_be_visible()


def test_ending_is_quiet_while_something_is_lit_and_asks_before_a_loss(visit: Visit) -> None:
    leila = visit(asked_before_loss=True)
    leila.sit_at("easy", game="tadmor", seed="2a")
    page, player = leila.page, Caravaneer(leila.page)
    player.until(".answers [data-gives=end]")
    end = page.locator(".answers [data-gives=end]")
    expect(end).to_have_text(re.compile("^(End|No) "))
    expect(end).not_to_have_class(re.compile("pri"))
    expect(page.locator(".question .loss")).to_be_visible()
    lost = page.locator(".question .loss").inner_text()
    before = player.position()
    end.click()
    expect(page.locator(".question .loss")).to_have_text(f"End with {lost}?")
    page.keyboard.press("Escape")
    expect(end).to_be_visible()
    assert player.position() == before, "nothing was played"
    end.click()
    page.keyboard.press("Enter")
    player.changed(before)


# How high the question's row is, and how far the choices stick out of their panel.
ROW = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const tops = [...document.querySelectorAll(".question .answers > *, .question .loss")].map((thing) => thing.getBoundingClientRect());
  return {
    height: box(".question").height,
    rows: new Set(tops.map(({ top, height }) => Math.round((top + height / 2) / 12))).size,
    wide: document.querySelector(".question").scrollWidth - document.querySelector(".question").clientWidth,
    cut: box(".picker .tray").bottom - box(".picker").bottom,
  };
}"""


def test_ending_the_market_says_so_and_asks_before_transactions_go_unused(visit: Visit) -> None:
    leila = visit(asked_before_loss=True)
    leila.sit_at("easy", "easy", "easy", game="sabika", seed="2a")
    page, player = leila.page, Vizier(leila.page)
    player.until(".tray .market", most=150)
    end = page.locator(".answers [data-gives=done]")
    lost = page.locator(".question .loss")
    expect(end).to_have_text("End market")
    expect(end).not_to_have_class(re.compile("pri"))
    expect(lost).to_have_text(re.compile("^[0-9]+ transactions? unused$"))
    deals = page.locator(".tray .deal .visually-hidden").all_inner_texts()
    assert len(deals) > 12
    assert len(set(deals)) == len(deals), "what costs the same is told apart by where it lies"
    before, said = player.state(), lost.inner_text()
    end.click()
    expect(lost).to_have_text(f"End with {said}?")
    page.keyboard.press("Escape")
    expect(end).to_be_visible()
    assert player.state() == before, "nothing was played"
    for language in ("en", "de", "ru"):
        page.set_viewport_size({"width": 1440, "height": 900})
        speak(page, language)
        for width, height in ((1440, 900), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for asking in (False, True):
                if asking:
                    end.click()
                    expect(page.locator(".answers .btn.bad")).to_be_focused()
                expect(lost).to_be_visible()
                page.evaluate(SETTLED)
                found = page.evaluate(ROW)
                where = f"{language}, {width} × {height}, {'asked' if asking else 'open'}: {found}"
                assert found["height"] <= 50, where
                assert found["rows"] == 1, where
                assert found["wide"] <= 1, where
                assert found["cut"] <= 1, where
            page.keyboard.press("Escape")
    end.click()
    page.keyboard.press("Enter")
    expect(page.locator(".tray .market")).to_have_count(0)


def test_a_ship_in_hand_never_places_a_camel(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", game="tadmor", seed="2a")
    page, player = leila.page, Caravaneer(leila.page)
    player.until("[data-figure=ship]:enabled")
    page.locator(".map .space.camel.lit").first.wait_for()
    camel = page.locator(".map .space.camel.lit").first.get_attribute("data-space")
    player.touch("[data-figure=ship]:enabled")
    before = player.position()
    page.locator(f".map .space[data-space='{camel}']").click()
    expect(page.locator(".why")).to_be_visible()
    assert player.position() == before, "nothing was played"


def test_a_player_who_passes_until_the_next_turn_is_asked_nothing_before(visit: Visit) -> None:
    leila = visit()
    table = leila.sit_at("easy", "easy", options={"modules": ["vizier"]}, seed="2a")
    page, player = leila.page, Player(leila.page)
    player.until("[data-passing]")
    button = page.locator("[data-passing]")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    # asked again only in one's own turn, where cards can be taken
    page.locator("[data-piece^='display:'].lit").first.wait_for()
    expect(button).to_have_count(0)
    turns = leila.call(f"/tables/{table['id']}/turns?seat=0")["turns"]
    passed = [
        step for turn in turns for step in turn["steps"] if step["name"] == "event-vizier-pass" and step["seat"] == 0
    ]
    assert passed, "an ordinary entry answered for the seat"


def test_a_player_who_passes_is_still_asked_about_a_building_that_lies_open(visit: Visit) -> None:
    """The vizier's windows are passed by the server, unless a type of building lies in the market that one waits for."""
    leila = visit()
    leila.sit_at("easy", "easy", options={"modules": ["vizier"]})
    page = leila.page
    Player(page).until("[data-passing]")
    asked, passing = page.locator(".question .asked"), page.locator("[data-passing]")
    window = asked.inner_text()
    assert "vizier" in window
    waiting = page.get_by_role("button", name="Ask me all the same while one of these lies open")
    kind = page.locator(".market .slot .type").first.inner_text().lower()

    def toggle() -> None:
        waiting.click()
        page.get_by_role("menuitemcheckbox").filter(has_text=kind).click()

    toggle()
    expect(passing).to_have_attribute("aria-pressed", "true")
    expect(waiting).to_contain_text(kind)
    page.reload()
    expect(passing).to_have_attribute("aria-pressed", "true")
    expect(asked).to_have_text(window)
    expect(waiting).to_contain_text(kind)
    toggle()
    expect(asked).to_contain_text("choose an action")
    expect(passing).to_have_count(0)


# Where every button of the question is.
BUTTONS = """() => [...document.querySelectorAll(".question .answers button")].map((button) => {
  const { left, top, width } = button.getBoundingClientRect();
  return [button.innerText || button.getAttribute("aria-label"), Math.round(left), Math.round(top), Math.round(width)];
})"""

# What the answers would bring comes when the test says so.
HELD = """(() => {
  const ask = window.fetch;
  const told = new Promise((tell) => { window.tellAhead = tell; });
  window.fetch = async (where, ...more) => {
    if (String(where.url ?? where).includes("/outlooks?")) await told;
    return ask(where, ...more);
  };
})()"""


@pytest.mark.parametrize(
    ("game", "hand", "until"),
    [("tadmor", Caravaneer, ".answers [data-gives=end]"), ("sabika", Vizier, ".tray .market")],
)
@pytest.mark.parametrize("width", [1024, 1440])
def test_what_is_told_later_moves_no_button(
    visit: Visit, game: str, hand: type[Caravaneer | Vizier], until: str, width: int
) -> None:
    leila = visit(asked_before_loss=True)
    leila.sit_at("easy", "easy", "easy", game=game, seed="2a")
    page, player = leila.page, hand(leila.page)
    page.set_viewport_size({"width": width, "height": 900})
    player.until(until, most=150)
    expect(page.locator(".question .loss")).to_be_visible()
    page.add_init_script(HELD)
    page.reload()
    page.locator(".answers button").first.wait_for()
    page.wait_for_function("() => document.querySelector('[data-hint]') !== null")
    page.evaluate(SETTLED)
    expect(page.locator(".question .loss")).to_have_count(0)
    before = page.evaluate(BUTTONS)
    assert len(before) > 1
    page.evaluate("tellAhead()")
    expect(page.locator(".question .loss")).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(BUTTONS) == before
