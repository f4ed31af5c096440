"""What tests of several folders share."""

from __future__ import annotations

import random
import secrets
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import needs

Installer = Callable[[str, str], Path]


@pytest.fixture(autouse=True)
def drawn_from_its_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed that a test leaves to chance follows from the test's own name: no deal depends on luck or on what ran before.

    Servers deal from a seed of their own (`MAJLIS_TEST_SEED`): in `tests/server`, `tests/browser` and `tests/faults` every table has the
    same one, whatever tables there were before it.
    """
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())


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


def pytest_configure() -> None:
    """A shell has what it starts in the background ignore Ctrl-C, and so would all programs that tests start and interrupt."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not needs.wanted():
        terminalreporter.write_line(f"Browser tests left out: {needs.missing()}")
