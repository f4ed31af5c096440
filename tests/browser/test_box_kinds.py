"""Your box, kind by kind in every game: the card is drawn as it will lie on the table, and axe finds nothing, in its windows either."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.test_entering import begin, opened
from tests.browser.test_your_box import exported, own_set

GAMES = ["alhambra", "al_rashid", "tadmor", "sabika"]


def card(page: Page, place: str) -> None:
    page.goto(page.url.rsplit("/", 2)[0] + f"/{place}")
    opened(page, place)


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        *((game, "light") for game in GAMES[:2]),
        *(pytest.param(game, scheme, marks=pytest.mark.long) for game in GAMES for scheme in ("light", "dark")
          if (game, scheme) not in (("alhambra", "light"), ("al_rashid", "light"))),
    ],
)  # fmt: skip
def test_axe_finds_nothing_in_any_kind(visit: Visit, game: str, scheme: str) -> None:
    leila = visit()
    page = leila.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    _, places = begin(leila, game)
    kinds = {place.split("/")[0]: place for place in reversed(places)}
    for place in kinds.values():
        card(page, place)
        assert violations(page) == [], place


@pytest.mark.parametrize(("game", "place"), [("tadmor", "missions/1"), ("sabika", "large-buildings/1")])
def test_axe_finds_nothing_at_a_card_of_the_larger_games(visit: Visit, game: str, place: str) -> None:
    leila = visit()
    begin(leila, game, place)
    opened(leila.page, place)
    assert violations(leila.page) == []


def test_axe_finds_nothing_in_the_windows(visit: Visit, tmp_path: Path) -> None:
    leila = visit()
    page = leila.page
    box = own_set(leila, "alhambra")
    page.goto(f"/box/alhambra/{box}/huts/1")
    opened(page, "huts/1")
    window = page.get_by_role("dialog")
    page.keyboard.press("?")
    expect(window).to_contain_text("Enter")
    assert violations(page) == []
    page.keyboard.press("Escape")
    for button in ("Compare", "Open a table with my box"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(window).to_be_visible()
        assert violations(page) == [], button
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)
    file = exported(page, tmp_path / "huts.toml")
    file.write_text(file.read_text(encoding="utf-8").replace("[[huts]]", "[[hats]]", 1), encoding="utf-8")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Import", exact=True).click()
    asked.value.set_files(file)
    expect(window.get_by_role("alert").or_(window.locator("table")).first).to_be_visible()
    assert violations(page) == []


def test_the_card_of_a_mission_follows_every_key(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    begin(leila, "tadmor", "missions/7")
    opened(page, "missions/7")
    cost = page.locator(".card .cost")
    expect(cost).to_have_text("131")
    page.keyboard.press("4")
    expect(cost).to_have_text("431")
    expect(cost.locator(".chip")).to_have_count(3)
    page.keyboard.press("0")
    expect(cost).to_have_text("31")


@pytest.mark.parametrize(
    ("game", "place", "picture"),
    [
        ("tadmor", "temple-stages/4", ".temple .on[data-stage=statues]"),
        ("tadmor", "tower-levels/1", ".tower"),
        ("tadmor", "upgrades/1", ".piece .chip >> nth=1"),
        ("tadmor", "spaces/1", ".space.camel"),
        ("al_rashid", "crises/1", ".piece .tile >> nth=1"),
        ("sabika", "large-buildings/1", ".large > .icon"),
        ("sabika", "large-poems/1", ".row .chip"),
        ("sabika", "trade-cards/8", ".row .sign"),
        ("sabika", "yusuf-cards/1", ".yusuf .pawn"),
        ("sabika", "sultans-workers/1", ".rondel .pawn"),
        ("sabika", "side-actions/7", ".rondel .slot.marble"),
        ("sabika", "start-dinars/1", ".chip"),
    ],
)
def test_a_component_is_drawn_with_what_the_board_is_drawn_with(
    visit: Visit, game: str, place: str, picture: str
) -> None:
    leila = visit()
    begin(leila, game, place)
    opened(leila.page, place)
    expect(leila.page.locator(f".card {picture}")).to_be_visible()


def test_wishes_and_rounds_follow_every_key_and_say_what_they_show(visit: Visit) -> None:
    leila = visit()
    page = leila.page
    begin(leila, "sabika", "wishes/1")
    opened(page, "wishes/1")
    row = page.locator(".card .row")
    expect(row.locator(".what")).to_have_text(["palace + garden"])
    page.keyboard.press("1")
    expect(row.locator(".what")).to_have_text(["palace", "garden"])  # they no longer bring the same
    expect(page.locator(".card")).to_have_accessible_name("Wish A1: 1 prestige per palace, 2 prestige per garden")
    begin(leila, "sabika", "rounds/1")
    opened(page, "rounds/1")
    expect(page.locator(".card .track .place")).to_be_visible()
    expect(page.locator(".card")).to_have_accessible_name("Round space 2: Era 1 · A wish comes up · Tribute 2")
    page.locator("[data-path='tribute']").fill("7")
    expect(page.locator(".card .track .due")).to_have_text("7")
