"""What everything on a board is: its name for the engine, and the card that tells about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.caravan import Finger
from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.test_story import Reader
from tests.browser.visitor import Visitor

BOARDS = ["alhambra", "al_rashid", "tadmor", "sabika"]
MODULES = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}
NAMES = """() => [...new Set([...document.querySelectorAll("[data-thing]")]
  .flatMap((one) => one.dataset.thing.split(" ")))].sort()"""


def seated(leila: Visitor, game: str) -> str:
    """A table of that game at its first decision; its id."""
    options = MODULES if game == "alhambra" else {}
    return str(leila.sit_at("easy", "easy", game=game, options=options, seed="2a")["id"])


LATER = {"alhambra": 14, "al_rashid": 24, "tadmor": 24, "sabika": 24}
"""The number of decisions after which the boards hold pieces of every player."""
MOMENTS = pytest.mark.parametrize("later", [False, True], ids=["at the start", "later"])


def seated_when(leila: Visitor, game: str, later: bool) -> None:
    """A table of that game at its first decision or at a later one, where it waits for nobody else: any move closes a card."""
    reader = Reader(leila, game, "easy", "easy", options=MODULES if game == "alhambra" else {}, seed="2a")
    decisions = reader.decisions()
    for number, state in enumerate(decisions):
        if number >= (LATER[game] if later else 0) and state.waiting == [0]:
            break
    decisions.close()
    reader.client.close()
    # A scoring shows its summary over the board.
    if leila.page.locator("dialog[open]").count() > 0:
        leila.page.keyboard.press("Escape")
        expect(leila.page.locator("dialog[open]")).to_have_count(0)


def things(page: Page) -> list[str]:
    """The names of everything that is drawn."""
    found: list[str] = page.evaluate(NAMES)
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_everything_that_is_drawn_is_known_to_the_engine(visit: Visit, game: str) -> None:
    leila = visit()
    table = seated(leila, game)
    drawn = things(leila.page)
    assert len(drawn) > 20
    # In Tadmor the picker of the first question stands in front of the players.
    assert "seat-0" in drawn or game == "tadmor"
    unknown = [
        name
        for name in drawn
        if not leila.context.request.get(f"/api/tables/{table}/about", params={"piece": name, "seat": 0}).ok
    ]
    assert unknown == []


CARD = "#info-card"
SAMPLES = {
    "alhambra": ["[data-slot=denar]", "[data-piece^='display:']", ".standing [data-thing=tower]"],
    "al_rashid": [".strip .office", ".order [data-thing]", ".own [data-thing=pasha]"],
    "tadmor": [".space[data-thing=palmyra_market]", ".up[data-thing]", ".own [data-thing=camel]"],
    "sabika": [".rondel [data-thing=outer_4]", ".poems [data-thing]", ".favour [data-thing=favour_3]"],
}
"""A thing of several kinds on each board."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_resting_pointer_opens_the_card_and_leaving_closes_it(visit: Visit, game: str) -> None:
    leila = visit()
    seated(leila, game)
    page = leila.page
    for sample in SAMPLES[game]:
        page.locator(sample).first.hover()
        expect(page.locator(CARD).locator("h3")).not_to_be_empty()
        expect(page.locator(CARD).locator(".does").first).not_to_be_empty()
        page.mouse.move(2, 2)
        expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("game", BOARDS)
def test_the_card_comes_by_right_click_and_by_key_and_focus_alone_opens_none(visit: Visit, game: str) -> None:
    leila = visit()
    leila.page.clock.install()
    seated(leila, game)
    page = leila.page
    thing = page.locator(SAMPLES[game][1]).first
    thing.click(button="right")
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    control = page.locator("#main button[data-thing], #main [role=button][data-thing], #main [data-acts]").first
    control.focus()
    page.clock.run_for(5_000)
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator("[aria-describedby=info-card]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("theme", ["plaster", "night"])
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_with_a_card_open(visit: Visit, game: str, theme: str) -> None:
    leila = visit()
    leila.context.add_init_script(f'localStorage.setItem("majlis.settings", JSON.stringify({{ theme: "{theme}" }}))')
    seated(leila, game)
    leila.page.locator(SAMPLES[game][1]).first.click(button="right")
    expect(leila.page.locator(CARD)).to_be_visible()
    assert violations(leila.page) == []


def test_a_rule_on_the_card_opens_the_rules(visit: Visit) -> None:
    leila = visit()
    seated(leila, "sabika")
    leila.page.locator(SAMPLES["sabika"][0]).click(button="right")
    leila.page.locator(CARD).locator(".rule").first.click()
    expect(leila.page.locator("dialog[open]")).to_be_visible()
    expect(leila.page.locator(CARD)).to_have_count(0)


def test_a_pinned_card_stays_until_it_is_closed(visit: Visit) -> None:
    leila = visit()
    leila.page.clock.install()
    seated(leila, "tadmor")
    page = leila.page
    page.locator(SAMPLES["tadmor"][0]).click(button="right")
    page.locator(CARD).get_by_role("button", name="Keep this card open").click()
    page.mouse.move(2, 2)
    page.clock.run_for(5_000)
    expect(page.locator(CARD)).to_be_visible()
    page.locator(CARD).get_by_role("button", name="Close").click()
    expect(page.locator(CARD)).to_have_count(0)


def placing(leila: Visitor) -> str:
    """Tadmor on a phone, with a figure to be placed; how many decisions there were."""
    seated(leila, "tadmor")
    Finger(leila.page).until(".map .space.lit")
    return str(leila.page.locator(".board").get_attribute("data-entries"))


def test_on_a_phone_the_first_touch_explains_and_the_button_plays(visit: Visit) -> None:
    leila = visit(phone=True)
    entries = placing(leila)
    page = leila.page
    page.evaluate('localStorage.setItem("majlis.settings", JSON.stringify({ playAtOnce: false }))')
    page.reload()
    lit = page.locator(".map .space.lit").first
    lit.tap()
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(".board")).to_have_attribute("data-entries", entries)
    page.locator(CARD).locator("[data-act]").tap()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".board")).not_to_have_attribute("data-entries", entries)


def test_on_a_phone_with_play_at_once_a_touch_plays(visit: Visit) -> None:
    leila = visit(phone=True)
    entries = placing(leila)
    page = leila.page
    page.locator(".map .space.lit").first.tap()
    expect(page.locator(".board")).not_to_have_attribute("data-entries", entries)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.long
@MOMENTS
@pytest.mark.parametrize("game", BOARDS)
def test_every_thing_has_a_card(visit: Visit, game: str, later: bool) -> None:
    leila = visit()
    seated_when(leila, game, later)
    page = leila.page
    silent: list[str] = []
    for name in things(page):
        thing = page.locator(f"[data-thing~='{name}']").first
        thing.dispatch_event("contextmenu")
        try:
            expect(page.locator(CARD).locator(".does").first).not_to_be_empty()
        except AssertionError:
            silent.append(name)
        page.keyboard.press("Escape")
        expect(page.locator(CARD)).to_have_count(0)
    assert silent == []


SHOWN = """() => [...new Set([...document.querySelectorAll("[data-thing]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0)
  .flatMap((one) => one.dataset.thing.split(" ")))].sort()"""
# The thing whose card is open, once it is another than before and everything that its card says has been spoken.
TOLD = """() => {
  const told = document.querySelector("[data-told]");
  if (told === null || told === window.toldBefore) return null;
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const spoken = plain(document.querySelector(".visually-hidden[role=status]").textContent);
  const said = [...document.querySelectorAll("#info-card :is(h3, .does, dt, dd span, .danger)")];
  if (said.length === 0 || !said.every((part) => spoken.includes(plain(part.textContent)))) return null;
  window.toldBefore = told;
  return told.dataset.thing;
}"""


@MOMENTS
@pytest.mark.parametrize("game", BOARDS)
def test_the_arrows_lead_to_the_card_of_every_thing_and_all_of_it_is_spoken(
    visit: Visit, game: str, later: bool
) -> None:
    leila = visit()
    seated_when(leila, game, later)
    page = leila.page
    shown = set(page.evaluate(SHOWN))
    begin = page.get_by_role("button", name="Rules", exact=True)
    begin.focus()
    page.keyboard.press("i")
    led: list[str] = []
    while (thing := page.wait_for_function(TOLD).json_value()) not in led:
        led.append(thing)
        page.keyboard.press("ArrowRight")
    assert shown - {name for thing in led for name in thing.split()} == set()
    page.keyboard.press("ArrowLeft")
    assert page.wait_for_function(TOLD).json_value() == led[-1]
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(begin).to_be_focused()


def test_enter_goes_from_a_card_to_its_thing(visit: Visit) -> None:
    leila = visit()
    seated(leila, "sabika")
    page = leila.page
    page.locator(".rondel [data-thing=outer_4]").focus()
    page.keyboard.press("i")
    page.wait_for_function(TOLD)
    page.keyboard.press("ArrowRight")
    assert page.wait_for_function(TOLD).json_value() == "outer_5"
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".rondel [data-thing=outer_5]")).to_be_focused()


def test_on_a_broad_screen_the_card_in_its_place_describes_the_thing(visit: Visit) -> None:
    leila = visit()
    leila.page.set_viewport_size({"width": 1920, "height": 1080})
    seated(leila, "sabika")
    page = leila.page
    page.locator(".rondel [data-thing=outer_4]").focus()
    page.keyboard.press("i")
    page.wait_for_function(TOLD)
    expect(page.locator(".rondel [data-thing=outer_4]")).to_have_attribute("aria-describedby", "info-card")
    expect(page.locator(".card-place#info-card")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    assert page.wait_for_function(TOLD).json_value() == "outer_5"
    expect(page.locator(CARD)).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".rondel [data-thing=outer_4]")).to_be_focused()
    expect(page.locator(CARD)).to_have_count(0)


# A point of a thing at which nothing else lies, brought into sight; null if there is none.
FREE = """(name) => {
  for (const one of document.querySelectorAll(`[data-thing~="${name}"]`)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [left + width * across, top + height * down];
      if (document.elementFromPoint(x, y)?.closest("[data-thing]") === one) return [x, y];
    }
  }
  return null;
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
def test_a_long_press_opens_the_card_of_every_thing(visit: Visit, game: str) -> None:
    leila = visit(phone=True)
    seated(leila, game)
    page = leila.page
    fingers = leila.context.new_cdp_session(page)
    silent: list[str] = []
    for name in page.evaluate(SHOWN):
        point = page.evaluate(FREE, name)
        if point is None:
            silent.append(f"{name} is covered")
            continue
        fingers.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": point[0], "y": point[1]}]}
        )
        try:
            expect(page.locator(CARD).locator(".does").first).not_to_be_empty()
        except AssertionError:
            silent.append(name)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.keyboard.press("Escape")
        expect(page.locator(CARD)).to_have_count(0)
    assert silent == []


NATIVE = """() => [...document.querySelectorAll("body [title], svg title")].map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", BOARDS)
def test_no_element_of_a_board_has_a_native_title(visit: Visit, game: str) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", game=game)
    assert leila.page.evaluate(NATIVE) == []
    leila.page.keyboard.press("k")  # all symbols
    leila.page.locator("dialog[open] details").first.wait_for()
    assert leila.page.evaluate(NATIVE) == []


def test_no_element_of_a_page_has_a_native_title(visit: Visit) -> None:
    leila = visit()
    for address in ("/", "/rules/sabika", "/about"):
        leila.page.goto(address)
        leila.page.locator("main").wait_for()
        assert leila.page.evaluate(NATIVE) == [], address
