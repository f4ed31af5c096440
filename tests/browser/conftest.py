"""A real Chromium and a real server. Without a browser these tests fail if CI=true and are skipped otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.needs import chromium, missing, wanted, whole_chromium
from tests.browser.server import ServerProcess
from tests.browser.visitor import PATIENCE, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent
# `make test` plays each thing in one game, language or size; the same in the others is left to `make test-long`.
LONG = (
    "test_accessibility.py::test_axe_finds_nothing[[]*_palaces]",
    "test_accessibility.py::test_axe_finds_nothing[[]everything*]",
    "test_accessibility.py::test_axe_finds_nothing[[]keyboard_help]",
    "test_accessibility.py::test_axe_finds_nothing[[]nothing_here]",
    "test_accessibility.py::test_axe_finds_nothing[[]register]",
    "test_accessibility.py::test_axe_finds_nothing[[]rules_drawer]",
    "test_accessibility.py::test_axe_finds_nothing[[]settings]",
    "test_analysis.py::test_an_analysis_speaks_the_language*",
    "test_analysis.py::test_axe*[[]phone]",
    "test_hints.py::test_on_a_phone*[[]de]",
    "test_hints.py::test_used_hints*",
    "test_al_rashid.py::test_a_whole_match*",
    "test_al_rashid.py::test_two_rounds_with_the_keyboard_alone",
    "test_cards.py::test_axe_finds_nothing_with_a_card_open[[]*plaster]",
    "test_cards.py::test_no_element_of_a_board*[[]a*]",
    "test_cards.py::test_the_arrows_lead*[[]*later]",
    "test_cards.py::test_the_arrows_lead*[[]al*]",
    "test_exchange_cards.py::*50]",
    "test_fitting.py::*[[]alhambra]",
    "test_fitting.py::*[[]tadmor]",
    "test_following.py::test_panels*[[][!a]*]",
    "test_following.py::test_panels*[[]al_rashid]",
    "test_guided_match.py::test_a_lesson_is_played_with_the_mouse*",
    "test_guided_match.py::test_all_ways_to_learn*[[]de]",
    "test_guided_match.py::test_all_ways_to_learn*[[]en]",
    "test_guided_match.py::test_axe*[[]False*",
    "test_guided_match.py::test_the_player_aid*[[]False]",
    "test_hidden_hands.py::*[[]al_rashid]",
    "test_languages.py::test_every_page_speaks_the_language[[]de]",
    "test_only_what_is_lit.py::*[[][!s]*]",
    "test_overview.py::*sheet*[[]de]",
    "test_overview.py::*sheet*[[]en]",
    "test_plain.py::*[[]en]",
    "test_plain.py::*[[]tablet]",
    "test_puzzles.py::test_axe_finds_nothing_at_puzzles[[]False]",
    "test_puzzles.py::test_no_word_of_the_machine_is_left[[]de*",
    "test_puzzles.py::test_no_word_of_the_machine_is_left[[]en*",
    "test_recap.py::*[[]al*]",
    "test_reconnecting.py::test_a_move_made_while_the_server_is_away*",
    "test_rings.py::test_everything*[[]alhambra]",
    "test_rings.py::test_everything*[[][st]*]",
    "test_rulebook.py::test_axe*[[]False]",
    "test_rulebook.py::test_no_word*[[]de]",
    "test_rulebook.py::test_no_word*[[]en]",
    "test_rulebook_alhambra.py::*[[]a phone in German]",
    "test_rulebook_alhambra.py::*[[]all chapters]",
    "test_rulebook_tadmor.py::*[[]de]",
    "test_rulebook_tadmor.py::*[[]en]",
    "test_rulebook_tadmor.py::test_axe*[[]False]",
    "test_sabika.py::test_a_full_lap*[[]ru*",
    "test_sabika.py::test_a_whole_match*",
    "test_sabika.py::test_axe_finds_nothing[[]False-True]",
    "test_sabika.py::test_why_a_space_cannot_be_entered[[]False]",
    "test_scoring.py::*[[]5]",
    "test_story.py::*[[]al_rashid]",
    "test_story.py::*[[]tadmor]",
    "test_tadmor.py::test_a_round_and_more_by_keyboard_alone",
    "test_tadmor.py::test_a_whole_match*",
    "test_tadmor.py::test_axe_finds_nothing[[]night-False]",
    "test_whole_matches.py::test_a_whole_match_with_the_keyboard",
    "test_your_box.py::test_in_other_languages[[]de]",
    "test_your_box.py::test_the_first_visit*[[]al*",
    "test_your_box.py::test_the_first_visit*[[]tadmor]",
)

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and any(fnmatch(item.nodeid, f"*/{pattern}") for pattern in LONG):
            item.add_marker(pytest.mark.long)
    if wanted():
        return
    left_out = [item for item in items if HERE in item.path.parents]
    items[:] = [item for item in items if HERE not in item.path.parents]
    config.hook.pytest_deselected(items=left_out)


# For the package, not for the whole run: Playwright keeps an event loop running in its thread, and other tests need their own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    why = missing()
    if why is not None:
        pytest.fail(why)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notifications; slower."""
    browser = playwright.chromium.launch(executable_path=whole_chromium(), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests share."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def finished(browser: Browser, server: ServerProcess) -> str:
    """A table that everybody may look at, whose match is over."""
    host = Visitor(browser, server.url, name="Buthayna")
    table = host.finished_table()
    host.context.close()
    return table


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Somebody new with a browser of their own: `visit(locale="de", phone=True)`. Whatever went wrong on their page fails the test."""
    visitors: list[Visitor] = []

    def arrive(at: ServerProcess | None = None, by: Browser = browser, **about: object) -> Visitor:
        visitors.append(Visitor(by, (at or server).url, **about))  # type: ignore[arg-type]
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        for page in visitor.context.pages:
            page.unroute_all(behavior="wait")  # a call that a test changes on its way may still be under way
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
