"""Try what would be released: `try_release.py dist/*`, each file in fresh environments, as a stranger would.

First alone, without extras: every command works, a whole match is played in the terminal, and `majlis serve` prints the
line that installs the server's packages. Then with `[server]`: it serves, and a whole match is played in a browser.
Last with `[client]` and `[arrow]`. The packages are those that requirements/dev.txt pins.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.needs import chromium  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

QUICK = {"MAJLIS_RATE": "0", "MAJLIS_BOT_PACE": "0", "MAJLIS_TEST_SEED": "2a"}
COMMANDS = [
    "games",
    "rules alhambra ALH-6.9",
    "data sabika",
    "simulate tadmor --seats 2 --matches 2 --players random --seed 1 --out rows.csv",
    "bench --help",
    "check-game --help",
]


class Fresh:
    """A new virtual environment with nothing in it but one of our files and what that asks for."""

    def __init__(self, folder: Path, file: Path, extras: str) -> None:
        self.folder = folder
        folder.mkdir()
        venv.create(folder / "venv", with_pip=True)
        pip = [str(folder / "venv/bin/python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        subprocess.run([*pip, "-c", str(constraints(folder)), f"{file}{extras}"], check=True, cwd=folder)

    def majlis(self, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Call the installed program, away from the checkout."""
        command = [str(self.folder / "venv/bin/majlis"), *args]
        environment = {**os.environ, "LANG": "en_GB.UTF-8"}
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, cwd=self.folder, env=environment, check=False
        )

    def python(self, code: str) -> str:
        """What a program prints."""
        command = [str(self.folder / "venv/bin/python"), "-c", code]
        return subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=True).stdout.strip()


def constraints(folder: Path) -> Path:
    """The pinned versions, without hashes (pip would want one of our own file, too) and extras (a constraint cannot have any)."""
    pinned = re.compile(r"^([a-z0-9][^\s\\\[=]*)(?:\[[^]]*\])?(==[^\s\\]+)", re.MULTILINE)
    pins = ["".join(pin) for pin in pinned.findall((ROOT / "requirements/dev.txt").read_text())]
    path = folder / "constraints.txt"
    path.write_text("\n".join(pins) + "\n")
    return path


def try_alone(fresh: Fresh, file: Path) -> None:
    """Without extras: the terminal."""
    version = fresh.majlis("--version").stdout.split()[-1]
    assert f"-{version}" in file.name, f"{file.name} says that it is {version}"
    compiled = fresh.python("import majlis.engine.state as m; print(m.__file__.endswith('.so'))") == "True"
    assert compiled == ("none-any" not in file.name and file.suffix == ".whl"), "the wrong build"
    for command in COMMANDS:
        result = fresh.majlis(*command.split())
        assert result.returncode == 0, f"{command}: {result.stderr}"
    match = fresh.majlis(
        "play", "alhambra", "--seed", "2b", "--bots", "random", "--record", "m.majlis", typed="1\n" * 4000
    )
    assert match.returncode == 0, match.stderr
    assert "To read it again: majlis replay m.majlis" in match.stdout, match.stdout[-1000:]
    assert fresh.majlis("check", "m.majlis").stdout == "1 of 1 record replays\n"
    assert fresh.majlis("replay", "m.majlis").returncode == 0
    refused = fresh.majlis("serve")
    assert (refused.returncode, 'pip install "majlis[server]"' in refused.stderr) == (1, True), refused.stderr
    refused = fresh.majlis("simulate", "tadmor", "--out", "rows.parquet")
    assert "pip install 'majlis[arrow]'" in refused.stderr, refused.stderr


def try_served(fresh: Fresh) -> None:
    """With `[server]`: a whole match against bots in a browser, from the lobby to the result."""
    command = [str(fresh.folder / "venv/bin/majlis"), "serve", "--no-open", "--port", "0"]
    command += ["--database", f"sqlite:///{fresh.folder / 'tables.sqlite'}"]
    log = (fresh.folder / "server.log").open("w+")
    server = subprocess.Popen(command, stderr=log, cwd=fresh.folder, env={**os.environ, **QUICK})
    try:
        play_in_browser(address(server, fresh.folder / "server.log"))
    finally:
        server.terminate()
        server.wait(30)
        log.close()
    assert fresh.majlis("check", "tables.sqlite").stdout == "1 of 1 record replays\n"


def address(server: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server listens, once it says so."""
    while server.poll() is None:
        lines = [json.loads(line) for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]
        if any(line["event"] == "listening" for line in lines):
            return str(next(line["url"] for line in lines if line["event"] == "serving")).rstrip("/")
    raise AssertionError(f"the server stopped: {log.read_text()}")


def play_in_browser(url: str) -> None:
    """A whole match of Alhambra with the mouse, by what the page shows."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visitor = Visitor(browser, url)
        player = Player(visitor.page)
        visitor.page.goto("/")
        player.touch(".card[data-game=alhambra] .btn.pri")
        player.touch("dialog[open] .btn.pri.big")
        visitor.page.locator(".board").wait_for()
        kinds = player.whole_match()
        assert {"take", "buy", "place"} <= set(kinds), kinds
        assert visitor.faults == [], visitor.faults
        browser.close()


def try_extras(fresh: Fresh) -> None:
    """With `[client]` and `[arrow]`: a client can be made, and Parquet written."""
    assert fresh.python("from majlis.client import Client; print(Client('http://localhost:1').http.base_url)")
    result = fresh.majlis(
        "simulate", "tadmor", "--seats", "2", "--matches", "2", "--players", "random", "--out", "rows.parquet"
    )
    assert result.returncode == 0, result.stderr
    assert (fresh.folder / "rows.parquet").stat().st_size > 0


def main(files: list[Path]) -> None:
    """Try each file, and say so."""
    assert len(files) == 3, f"an sdist, a pure and a compiled wheel are expected: {[file.name for file in files]}"
    with tempfile.TemporaryDirectory() as folder:
        for number, file in enumerate(files):
            here = Path(folder, str(number))
            here.mkdir()
            print(f"== {file.name}: in the terminal", flush=True)
            try_alone(Fresh(here / "alone", file, ""), file)
            print(f"== {file.name}: in a browser", flush=True)
            try_served(Fresh(here / "server", file, "[server]"))
            print(f"== {file.name}: as a client", flush=True)
            try_extras(Fresh(here / "extras", file, "[arrow,client]"))
    print("The release works.")


if __name__ == "__main__":
    main([Path(name).resolve() for name in sys.argv[1:]])
