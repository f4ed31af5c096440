"""The ladder plays many contests at once, may be stopped at any time, and counts what `majlis arena` would count."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from majlis.arena.contest import contest, play_contest
from majlis.arena.standings import Standings
from tools.train import ladder
from tools.train.ladder import Pairing, Row

LATER = 1e12
TRIAL = Pairing("greedy", "random", 2, "100 %")


def row(folder: Path, matches: int = 4, pairing: Pairing = TRIAL) -> Row:
    folder.mkdir(exist_ok=True)
    return Row("sabika", "trial", pairing, matches, "5e", folder)


def play_out(one: Row) -> None:
    for number in range(one.contest.matches):
        one.write(ladder.play(one.plain, number, ([], 0.0), LATER))


@pytest.mark.parametrize("seats", [2, 3])
def test_it_counts_what_the_arena_counts(tmp_path: Path, seats: int) -> None:
    one = row(tmp_path, 2 * seats, Pairing("greedy", "random", seats, ""))
    play_out(one)
    same = contest("sabika", players=["greedy", "random"], gauntlet="greedy", seats=seats, deals=2, seed="5e")
    units = play_contest(same)
    assert [one.done[number]["scores"] for number in range(2 * seats)] == [
        played[2] for unit in units for played in unit
    ]
    assert one.share().json() == Standings(same, units).meetings[0, 1].json()


def test_a_match_that_was_put_down_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = row(tmp_path)
    ticks = count()
    monkeypatch.setattr(ladder, "time", lambda: float(next(ticks)))
    put = ladder.play(one.plain, 0, ([], 0.0), 20.0)
    assert len(put["codes"]) == 20
    ended = ladder.play(one.plain, 0, (put["codes"], put["seconds"]), LATER)
    assert ended["decisions"] > 20
    assert ended["number"] == 0
    assert ended["seconds"] >= round(put["seconds"], 2)


def test_finished_matches_are_kept_and_more_can_be_wanted(tmp_path: Path) -> None:
    one = row(tmp_path, 2)
    play_out(one)
    with one.file.open("a") as out:
        out.write('{"number": 7, "wo')
    more = row(tmp_path, 6)
    assert more.done == one.done
    assert more.next_match({2}) == 3
    assert more.share().matches == 2


def test_another_seed_does_not_go_on_in_the_same_file(tmp_path: Path) -> None:
    row(tmp_path)
    with pytest.raises(SystemExit, match="holds another contest"):
        Row("sabika", "trial", TRIAL, 4, "5f", tmp_path)


def test_the_contest_that_had_least_time_is_next(tmp_path: Path) -> None:
    quick, slow = row(tmp_path / "quick", 4), row(tmp_path / "slow", 4)
    quick.done = {0: {"won": 1.0, "seconds": 2.0}}
    slow.done = {0: {"won": 1.0, "seconds": 50.0}}
    assert ladder.next_of([slow, quick], []) == (quick, 1)
    assert ladder.next_of([slow, quick], [(quick, number) for number in (1, 2, 3)]) == (slow, 1)
    slow.open = {3: ([], 1.0)}
    assert ladder.next_of([slow], []) == (slow, 3)
    assert ladder.next_of([], []) is None


def test_a_run_that_ends_early_keeps_what_it_put_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", {"hard-greedy": TRIAL})
    wanted = [
        "--games",
        "sabika",
        "--contests",
        "hard-greedy",
        "--matches",
        "2",
        "--seed",
        "5e",
        "--out",
        str(tmp_path),
    ]
    (tmp_path / "open.json").write_text(
        json.dumps({"sabika-hard-greedy": {"0": [[], 3.5]}, "tadmor-other": {"1": [[], 1.0]}})
    )
    ladder.main([*wanted, "--report"])
    kept = json.loads((tmp_path / "open.json").read_text())
    assert kept == {"sabika-hard-greedy": {"0": [[], 3.5]}, "tadmor-other": {"1": [[], 1.0]}}
    ladder.main([*wanted, "--seconds", "600", "--jobs", "1"])
    found = json.loads((tmp_path / "ladder.json").read_text())["sabika-hard-greedy"]
    assert (found["played"], found["matches"], found["share"]) == (2, 2, 1.0)
    assert json.loads((tmp_path / "open.json").read_text()) == {"tadmor-other": {"1": [[], 1.0]}}
    assert "| greedy : random (aim 100 %) | 100.0 % of 2 |" in (tmp_path / "ladder.md").read_text()
