"""Every command and every program of the guide to adding a game works, on a copy of the smallest game."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guide import GUIDE, ROOT, blocks, copy_of_souk, give_it_a_name, install

COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]
COPYING = 3
"""The first commands copy and install the game; the tests do so too, but leave the environment alone."""


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A copy of the game as a newcomer has it, and the environment in which it is installed."""
    root = tmp_path_factory.mktemp("guide")
    copy = copy_of_souk(root)
    words = shlex.split(COMMANDS[COPYING - 1])[1:]
    run(
        [sys.executable, *words, "--prefix", str(root / "installed"), "--disable-pip-version-check"],
        copy,
        dict(os.environ),
    )
    site = next((root / "installed").rglob("majlis_souk-*.dist-info")).parent
    # a path file works only where Python looks for such files by itself, so the folder it names is given by hand
    named = next(site.glob("*majlis_souk*.pth")).read_text(encoding="utf-8").strip()
    assert Path(named) == copy
    paths = [str(site), named, *(path for path in sys.path if path and not path.startswith(str(ROOT / "examples")))]
    return copy, {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}


def run(words: list[str], folder: Path, env: dict[str, str]) -> str:
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, input="quit\n", check=False)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_guide_begins_with_copying_and_installing() -> None:
    assert COMMANDS[:COPYING] == [
        "cp -r examples/souk bazaar",
        "cd bazaar",
        "../.venv/bin/python -m pip install --no-build-isolation --no-deps -e .",
    ]


@pytest.mark.long
def test_every_command_works(bazaar: tuple[Path, dict[str, str]]) -> None:
    folder, env = bazaar
    for command in COMMANDS[COPYING:]:
        name, *rest = shlex.split(command)
        assert name in ("majlis", "python"), command
        run([sys.executable, *(["-m", "majlis"] if name == "majlis" else []), *rest], folder, env)
    assert (folder / "tests" / "golden" / "souk" / "3-seats-stays.txt").is_file()


def test_every_program_works(bazaar: tuple[Path, dict[str, str]]) -> None:
    folder, env = bazaar
    for program in blocks("python"):
        run([sys.executable, "-c", program], folder, env)


def test_a_renamed_copy_is_a_game_of_its_own(tmp_path: Path) -> None:
    copy = copy_of_souk(tmp_path)
    give_it_a_name(copy)
    left = [path for path in copy.rglob("*") if path.is_file() and "souk" in f"{path} {path.read_text()}".lower()]
    assert left == []
    install(tmp_path / "site", copy)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONDONTWRITEBYTECODE": "1"}
    assert "bazaar" in run([sys.executable, "-m", "majlis", "games"], tmp_path, env)
    run([sys.executable, "-m", "majlis", "check-game", "bazaar", "--decisions", "20"], tmp_path, env)
    run([sys.executable, "-m", "majlis", "rules", "bazaar", "BAZ-3.4"], tmp_path, env)
    run([sys.executable, "-m", "pytest", "-q", "-k", "not laws"], copy, env)


def test_every_file_named_is_there() -> None:
    named = re.findall(r"^\| `([^`*]+)` \|", GUIDE, re.MULTILINE)
    assert "majlis_souk/auction.py" in named
    for name in named:
        assert (ROOT / "examples" / "souk" / name).is_file(), name
    for link in re.findall(r"\]\(([^)]+)\)", GUIDE):
        assert (ROOT / "docs" / link).exists(), link


def test_the_entry_point_is_the_one_of_the_game() -> None:
    text = (ROOT / "examples" / "souk" / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points."majlis.games"]\nsouk = "majlis_souk:GAME"\n' in text
