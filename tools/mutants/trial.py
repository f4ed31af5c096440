"""Runs the tests of a slip's rules in a process of its own, with the slip in the source.

The process is forked from one that has imported pytest already, so that a trial costs little more than its tests. The slip is never written
to a file: an import hook hands the changed source to Python.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

from tools.mutants.slips import Slip, changed

KILLED: Final = "killed"
SURVIVED: Final = "survived"
CPU_SECONDS: Final = 40
"""How long one test may take, and all whole matches together, however busy the machine is; this catches a rule that never ends."""
_PLAIN: Final = ("-q", "-x", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
"""Stop at the first failure, and spend no time on explaining it."""
_LAST: Final = ("test_second_reading.py",)
"""Whole matches; they are tried when everything else has passed."""


@dataclass(frozen=True)
class Outcome:
    fate: str
    test: str
    """The test that failed, if one did; "timeout" after its name if it never ended."""
    seconds: float
    passed: tuple[str, ...] = ()
    """The tests that ran and did not fail."""


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads one module from a text instead of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.changed = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.changed, self.path, "exec", dont_inherit=True)


class _Hook(importlib.abc.MetaPathFinder):
    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name = name
        self.loader = _Changed(name, str(path), text)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.machinery.ModuleSpec(fullname, self.loader, origin=self.loader.path)


class _Watch:
    """A plugin: keeps the tests that cite a rule, tells which one is running, and which one failed."""

    def __init__(self, rules: Sequence[str], quick: bool, pipe: int) -> None:
        self.rules = {rule: at for at, rule in enumerate(rules)}
        self.quick = quick
        self.pipe = pipe

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if self.speaks(item)]
        wanted.sort(key=self.place)
        config.hook.pytest_deselected(items=[item for item in items if item not in wanted])
        items[:] = wanted

    def speaks(self, item: pytest.Item) -> bool:
        if self.quick and item.path.name in _LAST:
            return False
        return any(number in self.rules for number in _numbers(item))

    def place(self, item: pytest.Item) -> tuple[bool, int]:
        """Tests of the rule that is cited nearest to the slip come first, whole matches last."""
        return item.path.name in _LAST, min(self.rules[number] for number in _numbers(item) if number in self.rules)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.send("running", nodeid)
        if not _is_last(nodeid):
            allow_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.send("failed", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.send("failed", f"{report.nodeid} (cannot be imported)")

    def send(self, what: str, test: str) -> None:
        os.write(self.pipe, (json.dumps([what, test]) + "\n").encode())


def _numbers(item: pytest.Item) -> list[str]:
    return [number for mark in item.iter_markers("rule") for number in mark.args]


def citing(root: Path, game: str, rules: Sequence[str]) -> list[str]:
    """The test files of a game that name one of these rules."""
    quoted = [f'"{rule}"' for rule in rules]
    found = []
    for path in sorted((root / "tests" / "games" / game).glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if any(rule in text for rule in quoted):
            found.append(str(path.relative_to(root)))
    return found


def collectable(root: Path, game: str) -> bool:
    """Whether the tests of a game can be imported as they are: otherwise every slip would seem to be killed by them."""
    child = os.fork()
    if child == 0:
        code = 70
        try:
            _be_silent(root)
            code = int(pytest.main([*_PLAIN, "--collect-only", f"tests/games/{game}"]))
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def warm() -> None:
    """Import once what every trial needs, but nothing of a game: a trial imports that with its slip."""
    for name in ("hypothesis", "majlis", "majlis.engine.match", "majlis.engine.words", "majlis.engine.components"):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    loaded = [name for name in sys.modules if name.startswith("majlis.games.")]
    assert not loaded, f"a game is loaded before its trial: {loaded[0]}"


def attempt(root: Path, slip: Slip, quick: bool, limit: float) -> Outcome:
    """Fork, run the tests (a quick trial leaves out whole matches), and say what became of the slip."""
    files = citing(root, slip.game, slip.rules)
    if not files:
        return Outcome(SURVIVED, "", 0.0)
    began = time.monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _play(root, slip, files, quick, writing)
    os.close(writing)
    lines, ended = _listen(reading, began + limit)
    os.close(reading)
    if not ended:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    seconds = time.monotonic() - began
    failed = [test for what, test in lines if what == "failed"]
    running = [test for what, test in lines if what == "running"]
    if failed:
        return Outcome(KILLED, failed[0], seconds)
    if not ended:
        return Outcome(SURVIVED, f"{running[-1] if running else ''} (out of time)", seconds, tuple(running[:-1]))
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGXCPU and running and _is_last(running[-1]):
        return Outcome(SURVIVED, f"{running[-1]} (out of time)", seconds, tuple(running[:-1]))  # slow by themselves
    if code not in (0, 5):
        return Outcome(KILLED, f"{running[-1] if running else 'import'} (exit {code})", seconds)
    return Outcome(SURVIVED, "", seconds, tuple(running))


def _listen(pipe: int, until: float) -> tuple[list[tuple[str, str]], bool]:
    """What the child says, until it ends (True), a test fails (True) or the time is up (False)."""
    text = b""
    while True:
        left = until - time.monotonic()
        ready = select.select([pipe], [], [], max(0.0, left))[0] if left > 0 else []
        if not ready:
            return _lines(text), False
        more = os.read(pipe, 65536)
        if not more:
            return _lines(text), True
        text += more


def _is_last(test: str) -> bool:
    return test.partition("::")[0].endswith(_LAST)


def allow_time() -> None:
    """From now on the process may use this many more seconds."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))


def _be_silent(root: Path) -> None:
    os.chdir(root)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)


def _lines(text: bytes) -> list[tuple[str, str]]:
    return [(what, test) for what, test in (json.loads(line) for line in text.decode().splitlines())]


def _play(root: Path, slip: Slip, files: list[str], quick: bool, pipe: int) -> None:
    """In the child: never returns."""
    allow_time()
    _be_silent(root)
    path = root / "src" / "majlis" / "games" / slip.game / slip.file
    module = f"majlis.games.{slip.game}.{path.stem}"
    sys.meta_path.insert(0, _Hook(module, path, changed(path.read_text(encoding="utf-8"), slip)))
    code = 70
    try:
        watch = _Watch(slip.rules, quick, pipe)
        code = int(pytest.main([*_PLAIN, *files], plugins=[watch]))
    finally:
        os._exit(code)
