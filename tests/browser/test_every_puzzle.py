"""Every puzzle is solved on the page with the mouse, with a finger on a phone and with the keyboard alone, and axe finds nothing there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from majlis.engine.catalog import game, games
from majlis.engine.puzzle import has_puzzles, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.solver import Finger, Keys, Solver
from tests.browser.test_accessibility import violations

HOW: dict[str, type[Solver]] = {"mouse": Solver, "finger": Finger, "keyboard": Keys}
SAMPLE = {
    ("mouse", "sabika", "alike"),
    ("finger", "tadmor", "before-they-unload"),
    ("keyboard", "al_rashid", "five-kinds"),
}
"""Those that `make test` tries; all others take minutes and are left to `make test-long`."""
ALL = [
    (how, name, puzzle.name)
    for name in games()
    if has_puzzles(game(name))
    for puzzle in puzzles_of(game(name)).puzzles
    for how in HOW
]


@pytest.mark.parametrize(
    ("how", "name", "puzzle"), [one if one in SAMPLE else pytest.param(*one, marks=pytest.mark.long) for one in ALL]
)
def test_a_puzzle_is_solved_on_the_page(visit: Visit, how: str, name: str, puzzle: str) -> None:
    page = visit(phone=how == "finger").page
    page.goto(f"/learn/{name}/puzzle/{puzzle}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".right [data-answer], [data-more]").first).to_be_enabled()
    solver = HOW[how](page, name)
    solution = puzzles_of(game(name)).named(puzzle).solution
    best = solution.best_ways[0].actions
    for action in best:
        if page.locator("[data-verdict]").count():  # some ask only for the first decisions
            break
        solver.perform(game(name).verbs.parse(action))
    expect(page.locator("[data-verdict]")).to_contain_text("Right:")
    if how != "keyboard":
        assert violations(page) == []
