"""Tables of results."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from majlis.arena.rows import Row, check_table, write_rows
from majlis.engine.errors import BadInput

ROWS = [
    Row(0, "0a", 120, ["greedy", "random"], [80, 31], [1, 2]),
    Row(1, "0b", 98, ["random", "greedy"], [40, 40], [1, 1]),
]
FLAT = [
    {
        "number": 0,
        "seed": "0a",
        "decisions": 120,
        "player_0": "greedy",
        "score_0": 80,
        "rank_0": 1,
        "player_1": "random",
        "score_1": 31,
        "rank_1": 2,
    },
    {
        "number": 1,
        "seed": "0b",
        "decisions": 98,
        "player_0": "random",
        "score_0": 40,
        "rank_0": 1,
        "player_1": "greedy",
        "score_1": 40,
        "rank_1": 1,
    },
]


def test_csv(tmp_path: Path) -> None:
    write_rows(ROWS, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == [{name: str(value) for name, value in row.items()} for row in FLAT]


def test_json_lines(tmp_path: Path) -> None:
    write_rows(ROWS, tmp_path / "out.jsonl")
    lines = (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == FLAT


def test_parquet(tmp_path: Path) -> None:
    write_rows(ROWS, tmp_path / "out.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "out.parquet").to_pylist() == FLAT


@pytest.mark.parametrize("name", ["out.xlsx", "out", "out.CSVX"])
def test_an_unknown_file_suffix_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match=r"\.parquet, \.csv, \.jsonl"):
        write_rows(ROWS, tmp_path / name)
    assert not (tmp_path / name).exists()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot write"):
        write_rows(ROWS, tmp_path / "nowhere" / "out.csv")


def test_parquet_without_pyarrow_is_refused_with_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(BadInput, match="pyarrow"):
        check_table(tmp_path / "out.parquet")
