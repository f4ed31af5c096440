"""Your box on the page: values entered by keyboard alone, files out and in, a table with them played to its end and replayed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.visitor import Visitor
from tests.browser.vizier import Vizier
from tests.browser.words import internal


def own_set(leila: Visitor, game: str = "sabika") -> str:
    """A new set of hers, without a value."""
    leila.call("/me", {"name": leila.name})
    return str(leila.call("/box-sets", {"game": game, "name": "Leila's box"})["id"])


def kept(leila: Visitor, box: str) -> dict[str, Any]:
    found: dict[str, Any] = leila.call(f"/box-sets/{box}")["records"]
    return found


def until_kept(page: Page, box: str, place: str, state: str) -> None:
    """The server has the card in this state."""
    page.evaluate(
        """async ([box, place, state, looks]) => {
          for (let look = 0; look < looks; look += 1) {
            const answer = await fetch(`/api/box-sets/${box}`);
            if ((await answer.json()).records[place]?.state === state) return;
            await new Promise((next) => setTimeout(next, 50));
          }
          throw new Error(`${place} was never kept as ${state}`);
        }""",
        [box, place, state, 400],
    )


def at_card(page: Page, place: str) -> None:
    """The card is open and its first value has the focus, as after every key that leads on."""
    page.wait_for_url(f"**/{place}")
    page.wait_for_function("() => document.activeElement?.matches('form.ef [data-path]')")


def exported(page: Page, into: Path) -> Path:
    with page.expect_download() as told:
        page.get_by_role("button", name="Export", exact=True).press("Enter")
    told.value.save_as(into)
    return into


def chosen(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Import", exact=True).press("Enter")
    asked.value.set_files(file)


def five_cards_by_keyboard(page: Page) -> None:
    """Start tiles: a number, a symbol, a new line, a line taken away, and a sentence chosen from the list."""
    keys = page.keyboard
    at_card(page, "start-tiles/1")
    keys.type("2")
    keys.press("Enter")
    at_card(page, "start-tiles/2")
    keys.type("3D")  # a number and a letter make the line: three dinars
    expect(page.locator(".card")).to_have_attribute(
        "aria-label", "Start tile 2: Gain 3 dinars, Gain 1 material: wood, Gain 1 raw material"
    )
    keys.press("Enter")
    at_card(page, "start-tiles/3")
    keys.press("+")
    expect(page.get_by_role("combobox", name="line 3")).to_be_focused()
    keys.type("1S")
    keys.press("Enter")
    at_card(page, "start-tiles/4")
    keys.press("Backspace")  # empties the number, then takes the line away
    keys.press("Backspace")
    expect(page.locator(".card")).to_have_attribute(
        "aria-label", "Start tile 4: Gain 1 material: gypsum, Gain 1 material: marble"
    )
    expect(page.locator("[data-path='effect.0.slots.n']")).to_be_focused()
    keys.press("Enter")
    at_card(page, "start-tiles/5")
    keys.press("+")
    keys.type("split")
    keys.press("Enter")
    expect(page.locator("[data-path='effect.3.slots.n']")).to_be_focused()
    keys.type("4")
    keys.press("Enter")
    at_card(page, "start-tiles/6")


def table_with_five_cards(leila: Visitor, tmp_path: Path) -> str:
    """Export, five cards by keyboard, import into another set, and a table with that one."""
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/1")
    at_card(page, "start-tiles/1")
    empty = exported(page, tmp_path / "empty.toml")
    assert "owner" not in {one.get("source") for one in tomllib.loads(empty.read_text())["start_tiles"]["records"]}
    page.locator("form.ef input.num").first.focus()
    five_cards_by_keyboard(page)
    expect(page.locator(".prog")).to_have_text("5 of 249")
    expect(page.locator(".saved").first).to_contain_text("Saved")
    records = kept(leila, box)
    assert {place: record["state"] for place, record in records.items()} == {
        f"start-tiles/{number}": "differs" for number in range(1, 6)
    }
    full = exported(page, tmp_path / "full.toml")
    tiles = tomllib.loads(full.read_text())["start_tiles"]["records"]
    assert [tile.get("source") for tile in tiles[:6]] == ["owner"] * 5 + [None]
    assert tiles[1]["effect"][0] == {"gain": "dinar", "n": 3}
    assert [line["gain"] for line in tiles[3]["effect"]] == ["material", "material"]

    # another set takes the file, after it has shown what would change
    second = own_set(leila)
    page.goto(f"/box/sabika/{second}")
    expect(page.locator(".prog")).to_have_text("0 of 249")
    chosen(page, full)
    window = page.get_by_role("dialog")
    expect(window.locator("tbody tr")).to_have_count(5)
    assert kept(leila, second) == {}
    window.get_by_role("button", name="Take 5 cards").press("Enter")
    expect(page.locator(".prog")).to_have_text("5 of 249")
    assert {place: record["values"] for place, record in kept(leila, second).items()} == {
        place: record["values"] for place, record in records.items()
    }

    # a table with it: everybody sees whose values they are
    page.get_by_role("button", name="Open a table with my box").press("Enter")
    expect(window).to_contain_text("5 of 249 entered")
    window.locator(".btn.pri").first.press("Enter")
    page.locator(".board").wait_for()
    table = page.url.rsplit("/", 1)[-1].partition("?")[0]
    assert leila.call(f"/tables/{table}")["box"]["entered"] == 5
    page.get_by_role("button", name="values of “Leila's box”").click()
    expect(window.locator("tbody tr")).to_have_count(5)
    assert violations(page) == []
    page.keyboard.press("Escape")
    return table


def replayed(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}?at=10")
    expect(page.locator(".told")).not_to_be_empty()
    expect(page.get_by_role("button", name="values of “Leila's box”")).to_be_visible()


def test_export_change_five_cards_by_keyboard_import_open_a_table_play_and_replay(visit: Visit, tmp_path: Path) -> None:
    """Ends by resigning after three decisions; a whole match takes longer (below)."""
    leila = visit()
    table = table_with_five_cards(leila, tmp_path)
    vizier = Vizier(leila.page)
    for _ in range(3):
        assert vizier.step() != "over"
    leila.call(f"/tables/{table}/resign", {"seat": 0})
    leila.page.locator("dialog[open] .ranking").wait_for()
    replayed(leila.page, table)


def test_a_value_out_of_range_is_told_kept_and_not_entered(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/small-poems/12")
    at_card(page, "small-poems/12")
    page.locator("[data-path='red.0.slots.n']").focus()
    keys.type("25")
    fault = page.locator(".fault")
    expect(fault).to_contain_text("Red half, line 1, number: 1 to 20, not 25.")
    field = page.locator("[data-path='red.0.slots.n']")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert violations(page) == []
    keys.press("Enter")
    expect(field).to_be_focused()
    page.wait_for_url("**/small-poems/12")
    expect(page.locator(".list [aria-current] .st")).to_have_attribute("aria-label", "not valid yet")
    until_kept(page, box, "small-poems/12", "draft")
    keys.type("5")
    expect(fault).to_have_count(0)
    keys.press("Enter")
    at_card(page, "small-poems/13")
    assert kept(leila, box)["small-poems/12"]["state"] == "differs"


def test_undo_goes_over_cards_and_survives_a_reload(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/8")
    at_card(page, "start-tiles/8")
    keys.type("7")
    keys.press("Enter")
    at_card(page, "start-tiles/9")
    expect(page.locator(".saved").first).to_contain_text("Saved")
    page.reload()
    at_card(page, "start-tiles/9")
    keys.press("Control+z")
    at_card(page, "start-tiles/8")
    keys.press("Control+z")
    expect(page.locator("form.ef input.num").first).to_have_value("1")
    keys.press("Control+Shift+z")
    expect(page.locator("form.ef input.num").first).to_have_value("7")


def test_what_the_rulebook_prints_is_closed_until_it_is_opened(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/small-poems/16")
    at_card(page, "small-poems/16")
    first = page.locator("[data-path='blue.0.slots.crates']")
    expect(first).to_be_disabled()
    keys.press("Control+e")
    expect(first).to_be_focused()
    keys.type("3")
    keys.press("Enter")
    expect(page.locator(".tool")).to_contain_text("differs from the rulebook")


def test_what_is_typed_while_the_server_is_away_is_kept_and_sent_later(visit: Visit) -> None:
    leila = visit()
    page, keys = leila.page, leila.page.keyboard
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-dinars/2")
    at_card(page, "start-dinars/2")
    page.route("**/api/box-sets/**", lambda route: route.abort())
    keys.type("9")
    lost = page.get_by_role("button", name="Not saved since")
    expect(lost).to_be_visible()
    page.unroute_all(behavior="wait")
    lost.click()
    page.get_by_role("button", name="Try again now").click()
    expect(page.locator(".saved").first).to_contain_text("Saved")
    assert kept(leila, box)["start-dinars/2"]["values"]["dinar"] == 9


def test_on_a_phone_a_number_is_entered_with_the_pages_own_keys(visit: Visit) -> None:
    leila = visit(phone=True)
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/8")
    page.locator("input.num").nth(1).tap()
    page.locator(".pad").get_by_role("button", name="4", exact=True).tap()
    page.locator(".pad").get_by_role("button", name="parias").tap()
    expect(page.locator(".card")).to_have_attribute("aria-label", "Start tile 8: Gain 1 raw material, Gain 4 parias")
    assert violations(page) == []
    page.get_by_role("button", name="Next card").tap()
    page.wait_for_url("**/start-tiles/9")
    assert kept(leila, box)["start-tiles/8"]["state"] == "differs"
    page.get_by_role("button", name="Back to the list").tap()
    expect(page.locator(".list")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("locale", ["de", "ru"])
def test_in_other_languages(visit: Visit, locale: str) -> None:
    """Every word is there, the letters of the symbols are the language's own."""
    leila = visit(locale=locale)
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/start-tiles/2")
    at_card(page, "start-tiles/2")
    letter = page.locator(".pal button").first.locator(".letter").inner_text()
    page.keyboard.type(f"3{letter}")
    expect(page.locator(".card")).to_contain_text("3")
    assert internal(page) == []
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert internal(page) == []


@pytest.mark.parametrize("game", ["sabika", "tadmor", "alhambra", "al_rashid"])
def test_the_first_visit_of_every_game_begins_a_set(visit: Visit, game: str) -> None:
    leila = visit()
    page = leila.page
    page.goto(f"/box/{game}")
    page.get_by_role("button", name="Begin with").click()
    expect(page.locator("form.ef fieldset").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("=")
    expect(page.locator(".prog b")).to_have_text("1")


def test_your_box_is_found_from_learn_and_from_a_new_table(visit: Visit) -> None:
    """Without a set, too: that is when people look for it."""
    page = visit().page
    page.goto("/learn")
    page.locator("[data-game=sabika] [data-way=box]").click()
    page.wait_for_url("**/box/sabika")
    page.goto("/learn/tadmor")
    page.locator("[data-way=box]").first.click()
    page.wait_for_url("**/box/tadmor")
    page.goto("/?play=alhambra")
    page.get_by_role("dialog").get_by_role("link", name="Enter the printed values here").click()
    page.wait_for_url("**/box/alhambra")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_lobby_tells_whose_values_a_table_has(visit: Visit) -> None:
    leila = visit()
    box = own_set(leila)
    leila.call(
        "/tables",
        {"game": "sabika", "name": "Red hill", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}, "box": box},
    )
    tomas = visit(name="Tomás")
    tomas.page.goto("/")
    row = tomas.page.locator(".open li", has_text="Red hill").first
    expect(row).to_contain_text("values of “Leila's box”")
    leila.page.goto("/")
    expect(leila.page.locator(".own li", has_text="Red hill").first).to_contain_text("values of “Leila's box”")


@pytest.mark.parametrize("locale", ["en", "de", "ru"])
def test_a_place_is_chosen_on_the_board(visit: Visit, locale: str) -> None:
    leila = visit(locale=locale)
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/sultans-workers/1")
    rondel = page.locator(".rondel-board")
    chosen = rondel.locator("[data-space][aria-pressed=true]")
    expect(chosen).to_have_attribute("data-space", "outer_0")
    expect(rondel.locator(".now text")).to_have_text("1")
    chosen.focus()
    page.keyboard.press("ArrowRight")
    expect(chosen).to_have_attribute("data-space", "outer_1")
    expect(chosen).to_be_focused()
    expect(page.locator("select[data-path=index]")).to_have_value("outer_1")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_attribute("data-space", "middle_1")
    rondel.locator("[data-space=inner_3]").click()
    expect(page.locator("select[data-path=index]")).to_have_value("inner_3")
    assert violations(page) == []
    page.locator("select[data-path=index]").press("Shift+Enter")
    until_kept(page, box, "sultans-workers/1", "draft")
    assert kept(leila, box)["sultans-workers/1"]["values"]["index"] == "inner_3"


def test_a_route_is_chosen_on_the_sea_and_its_cost_stands_beside_it(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    box = own_set(leila)
    page.goto(f"/box/sabika/{box}/cities/10")  # the first route: nine cities come before it
    sea = page.locator(".sea-board")
    pressed = sea.locator("[data-city][aria-pressed=true]")
    expect(pressed).to_have_count(2)
    expect(page.get_by_role("radio", name="From")).to_be_checked()
    sea.locator("[data-city=tunis]").click()
    expect(page.locator("select[data-path=a]")).to_have_value("tunis")
    expect(page.get_by_role("radio", name="To", exact=True)).to_be_checked()
    sea.locator("[data-city=granada]").press("Enter")
    expect(page.locator("select[data-path=b]")).to_have_value("granada")
    page.locator("[data-path=cost]").fill("7")
    expect(sea.locator("g.cost.way text")).to_have_text("7")
    page.goto(f"/box/sabika/{box}/side-actions/1")
    expect(page.locator(".rondel-board [aria-pressed=true]")).to_have_count(2)
    page.locator(".rondel-board [data-space=middle_2]").click()
    expect(page.locator("select[data-path=middle]")).to_have_value("middle_2")
    assert violations(page) == []


@pytest.mark.long
def test_a_whole_match_with_an_owners_values_and_its_replay(visit: Visit, tmp_path: Path) -> None:
    leila = visit()
    table = table_with_five_cards(leila, tmp_path)
    Vizier(leila.page).whole_match()
    expect(leila.page.locator("dialog[open] .ranking")).to_be_visible()
    told = leila.call(f"/tables/{table}")
    assert (told["phase"], told["box"]["entered"]) == ("over", 5)
    replayed(leila.page, table)
