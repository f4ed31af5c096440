"""The guide to adding a game, followed to the letter: what its blocks say is what these functions run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOUK = ROOT / "examples" / "souk"
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", GUIDE, re.MULTILINE | re.DOTALL)


def copy_of_souk(folder: Path) -> Path:
    """A copy of the smallest game, as a newcomer has it."""
    copy = folder / "bazaar"
    shutil.copytree(SOUK, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def give_it_a_name(copy: Path) -> None:
    """The commands with which the guide makes a game of one's own of the copy."""
    (commands,) = blocks("bash")
    subprocess.run(["bash", "-euc", commands], cwd=copy, check=True)


def install(into: Path, *packages: Path) -> None:
    """Install packages for real, entry points and all, into a folder that can be put on Python's path."""
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps"),
            *("--disable-pip-version-check", "--no-cache-dir", "--target", str(into), *map(str, packages)),
        ],
        check=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
