"""A way to call the command line, and records to call it with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import majlis
from majlis.cli import main
from majlis.engine.chance import Chance

Call = Callable[..., Result]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """`call("play", "alhambra", typed="1\\n")`: what is printed and how it ends, in English unless said otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(*args: object, typed: str = "", **environment: str) -> Result:
        result = CliRunner().invoke(main, [str(arg) for arg in args], input=typed, env=environment)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run


def played(seats: int = 3, seed: str = "2a", options: object = None, decisions: int = 10**9) -> majlis.Match:
    """A match played at random, to the end or for that many decisions."""
    match = majlis.game("alhambra").start(seats, options, seed)
    chance = Chance.of("1")
    while not match.over and len(match.entries) < decisions:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    return match


@pytest.fixture(scope="module")
def whole_match() -> str:
    """The text of the record of a whole match."""
    return played().record().dumps()


@pytest.fixture
def record(tmp_path: Path, whole_match: str) -> Path:
    """That record as a file."""
    path = tmp_path / "match.majlis"
    path.write_text(whole_match, encoding="utf-8")
    return path
