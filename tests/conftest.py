"""What tests of several folders share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from majlis.engine import chance as chances
from majlis.engine.chance import Chance
from tests.browser import needs

Installer = Callable[[str, str], Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installer:
    """Pretend that a package with a game is installed: `install("souk", "majlis_souk:GAME")`. Returns the folder that says so."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setattr(sys, "path", [str(site), *sys.path])

    def add(name: str, value: str) -> Path:
        folder = site / f"{name}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        (folder / "entry_points.txt").write_text(f"[majlis.games]\n{name} = {value}\n", encoding="utf-8")
        return site

    return add


@pytest.fixture
def shuffles_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sort whatever is shuffled before it is shuffled.

    A fair shuffle hides the order that things had before; but with the same luck another order leads to another result. Sorted first, what
    is imagined depends on luck and on which things are shuffled together, and two positions that a seat cannot tell apart compare equal.
    """
    if not chances.__file__.endswith(".py"):
        pytest.skip("the compiled build cannot be changed; it has the same source")
    shuffle = Chance.shuffle

    def sort_and_shuffle(self: Chance, pieces: list[int]) -> None:
        pieces.sort()
        shuffle(self, pieces)

    monkeypatch.setattr(Chance, "shuffle", sort_and_shuffle)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not needs.wanted():
        terminalreporter.write_line(f"Browser tests left out: {needs.missing()}")
