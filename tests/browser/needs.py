"""What the tests of this folder need besides Python: a Chromium, and the built page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "majlis" / "server" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first draws pages just as the others do, but no windows around them, which takes a third of the time."""


def chromium(names: Sequence[str] = NAMES) -> str | None:
    """The browser: what CHROMIUM names, else the first of these on the path."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in names if (found := shutil.which(name)) is not None), None)


def whole_chromium() -> str | None:
    """A browser with all that is around a page, notifications among it."""
    return chromium(NAMES[1:])


def missing() -> str | None:
    """What is missing and how to get it, or None if the browser tests can run."""
    if whole_chromium() is None:
        return "no browser found: install Chromium (Debian: apt-get install chromium) or set CHROMIUM to its path"
    if not PAGE.is_file() or not AXE.is_file():
        return "the page is not built: run `make page`"
    return None


def wanted() -> bool:
    """Where everything is checked (CI=true), a browser test that cannot run fails; elsewhere it is left out."""
    return missing() is None or os.environ.get("CI") == "true"
