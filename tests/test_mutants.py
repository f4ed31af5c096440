"""The sampler of slips: where it finds them, which rules it thinks they break, and what it leaves alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import __main__ as mutants
from tools.mutants.slips import GAMES, Slip, changed, cited, slips
from tools.mutants.trial import KILLED, SURVIVED, citing, collectable

ROOT = Path(__file__).parents[1]
RULES = '''"""Chapter 5 (ALH-5.1)."""


def price(state, n):
    """What it costs (ALH-5.2)."""
    if n > 3 and not state.free:
        return n * 2
    if state.log is not None:
        state.tell(Event("event-price", "ALH-5.2", 0, {"n": n + 1}))
    return max(0, n)


class Offer:
    """ALH-5.3."""

    def reason(self, state):
        return 1 + 1

    def apply(self, state):
        state.go(5)


class Refill:
    def run(self, state):
        state.draw()  # ALH-5.4
'''


@pytest.fixture
def found(tmp_path: Path) -> list[Slip]:
    folder = tmp_path / "src" / "majlis" / "games" / "alhambra"
    folder.mkdir(parents=True)
    (folder / "market.py").write_text(RULES, encoding="utf-8")
    (folder / "names.py").write_text("def name(n):\n    return n + 1\n", encoding="utf-8")
    return slips(tmp_path, "alhambra")


def test_slips_are_small_changes_of_rules_and_of_nothing_else(found: list[Slip]) -> None:
    assert {(slip.where, slip.old, slip.new) for slip in found} == {
        ("price", "n > 3 and not state.free", "(n > 3 or not state.free)"),
        ("price", "n > 3 and not state.free", "(not state.free)"),
        ("price", "n > 3 and not state.free", "(n > 3)"),
        ("price", "n > 3", "n >= 3"),
        ("price", "3", "4"),
        ("price", "not state.free", "(state.free)"),
        ("price", "n * 2", "(n + 2)"),
        ("price", "2", "3"),
        ("price", "max(0, n)", "min(0, n)"),
        ("price", "0", "1"),
        ("Offer.apply", "state.go(5)", "pass"),
        ("Offer.apply", "5", "6"),
        ("Refill.run", "state.draw()", "pass"),
    }
    for slip in found:
        assert RULES[slip.start : slip.end] == slip.old
        compile(changed(RULES, slip), slip.file, "exec")


def test_a_slip_knows_the_rules_that_its_place_cites(found: list[Slip]) -> None:
    assert {slip.where: slip.rules for slip in found} == {
        "price": ("ALH-5.2",),
        "Offer.apply": ("ALH-5.3",),
        "Refill.run": ("ALH-5.4",),
    }


def test_a_slip_whose_place_cites_nothing_may_break_any_rule_of_its_module(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "majlis" / "games" / "alhambra"
    folder.mkdir(parents=True)
    (folder / "market.py").write_text(RULES.replace(" (ALH-5.2)", "").replace('"ALH-5.2"', "RULE"), encoding="utf-8")
    found = {slip.where: slip.rules for slip in slips(tmp_path, "alhambra")}
    assert found["price"] == ("ALH-5.1", "ALH-5.3", "ALH-5.4")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("SAB-4.5 to 4.8", ["SAB-4.5", "SAB-4.6", "SAB-4.7", "SAB-4.8"]),
        ("TAD-8.1, 8.2 and RAS-3.4", ["TAD-8.1", "TAD-8.2", "RAS-3.4"]),
        ("(ALH-9.3), each after its window (ALH-14.8)", ["ALH-9.3", "ALH-14.8"]),
        ("chapter 9, R-12, EX-3", []),
    ],
)
def test_rules_are_read_as_people_write_them(text: str, rules: list[str]) -> None:
    assert cited(text) == rules


@pytest.mark.parametrize(
    "game", ["alhambra", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "alhambra")]
)
def test_a_longer_sample_begins_with_a_shorter_one(game: str) -> None:
    long = mutants.sample(game, 40, 1)
    assert [slip.name for slip in mutants.sample(game, 10, 1)] == [slip.name for slip in long[:10]]
    assert len({mutants.key(slip) for slip in long}) == 40
    assert [slip.name for slip in mutants.sample(game, 10, 2)] != [slip.name for slip in long[:10]]


def test_slips_that_change_nothing_are_slips_that_there_are() -> None:
    everything = [slip for game in GAMES for slip in slips(ROOT, game)]
    known = {(slip.game, slip.file, slip.where, slip.old, slip.new) for slip in everything}
    for row in mutants.equivalents():
        assert (row["game"], row["file"], row["where"], row["old"], row["new"]) in known
        assert row["reason"].endswith(".")
    assert any(mutants.excused(slip) for slip in everything)


def test_a_slip_dies_by_a_test_of_its_rule_alone() -> None:
    leftovers = [slip for slip in slips(ROOT, "sabika") if slip.where == "leftovers" and slip.old == "2"]
    assert leftovers[0].rules == ("SAB-11.7", "SAB-13.23")
    assert "tests/games/sabika/test_ending.py" in citing(ROOT, "sabika", leftovers[0].rules)
    assert fates(leftovers[0]) == [
        (KILLED, "tests/games/sabika/test_ending.py::test_leftovers"),
        (SURVIVED, ""),
    ]


TRIAL = """
import sys
from dataclasses import replace
from pathlib import Path
from tools.mutants.slips import slips
from tools.mutants.trial import attempt

root = Path(sys.argv[1])
slip = next(slip for slip in slips(root, "sabika") if slip.name == sys.argv[2])
for one in (slip, replace(slip, rules=("SAB-1.1",))):
    outcome = attempt(root, one, True, 300)
    print(outcome.fate, outcome.test, sep="\t")
"""


def fates(slip: Slip) -> list[tuple[str, str]]:
    """What becomes of a slip by the tests of its rules and by those of another, in a process that has loaded no game yet."""
    done = subprocess.run(
        [sys.executable, "-c", TRIAL, str(ROOT), slip.name], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [(fate, test) for fate, _, test in (line.partition("\t") for line in done.stdout.splitlines()[-2:])]


def test_a_run_that_has_no_time_left_tries_nothing_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    command = ["-m", "tools.mutants", "alhambra", "-n", "2", "--seed", "987", "--seconds", "0", "--out", str(out)]
    subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, check=True)
    assert out.read_text(encoding="utf-8").endswith("| 0 | 0 | 0 | 0 |\n\nNothing survived.\n")


def test_tests_that_cannot_be_collected_are_noticed_before_any_slip_is_tried(tmp_path: Path) -> None:
    """Otherwise each slip would seem to be killed, by a test that could not even be imported."""
    folder = tmp_path / "tests" / "games" / "alhambra"
    folder.mkdir(parents=True)
    (folder / "test_fine.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")
    assert collectable(tmp_path, "alhambra")
    (folder / "test_broken.py").write_text("import a_module_that_is_not_there\n", encoding="utf-8")
    assert not collectable(tmp_path, "alhambra")
