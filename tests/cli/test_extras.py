"""Without the packages of `majlis[server]`: one line that says how to install them, and everything else works."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Call

ENTRANCES = ("majlis.server.run", "majlis.server.checking")
NEEDED = ("alembic", "fastapi", "pydantic", "sqlalchemy", "uvicorn")


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if none of those packages were installed, and what the command line uses of the server were not loaded yet."""
    for name in ENTRANCES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr("majlis.cli.can_serve", lambda: False)


@pytest.mark.usefixtures("light")
def test_serve_says_how_to_install_what_is_missing(call: Call) -> None:
    result = call("serve")
    assert result.exit_code == 1
    assert result.stderr.startswith("majlis: this needs the server’s packages (")
    assert result.stderr.endswith('): pip install "majlis[server]"\n')


@pytest.mark.usefixtures("light")
def test_checking_a_database_says_so_too(call: Call, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    database.write_bytes(b"SQLite format 3\x00")
    result = call("check", database)
    assert result.exit_code == 1
    assert 'pip install "majlis[server]"' in result.stderr


@pytest.mark.usefixtures("light")
def test_without_a_command_the_help_says_how_to_get_the_page(call: Call) -> None:
    result = call()
    assert result.exit_code == 0
    assert "majlis play alhambra" in result.stdout
    assert 'To play in a browser: pip install "majlis[server]", then: majlis serve' in result.stdout


@pytest.mark.usefixtures("light")
def test_the_terminal_needs_nothing_of_the_server(call: Call, record: Path) -> None:
    assert call("games").exit_code == 0
    assert call("check", record).exit_code == 0
