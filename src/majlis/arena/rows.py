"""The results of a series, match by match, and the files they can be written to."""

from __future__ import annotations

import csv
import importlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from majlis.engine.errors import BadInput

SUFFIXES: Final = (".parquet", ".csv", ".jsonl")


@final
class Row:
    """One match. Lists go by seat."""

    def __init__(
        self, number: int, seed: str, decisions: int, players: list[str], scores: list[int], ranks: list[int]
    ) -> None:
        self.number = number
        self.seed = seed
        self.decisions = decisions
        self.players = players
        self.scores = scores
        self.ranks = ranks

    def flat(self) -> dict[str, int | str]:
        """As one line of a table: `number, seed, decisions`, then `player_0, score_0, rank_0` and so on for each seat."""
        out: dict[str, int | str] = {"number": self.number, "seed": self.seed, "decisions": self.decisions}
        for seat, player in enumerate(self.players):
            out[f"player_{seat}"] = player
            out[f"score_{seat}"] = self.scores[seat]
            out[f"rank_{seat}"] = self.ranks[seat]
        return out


def check_table(path: Path) -> None:
    """Check that a table can be written there, before hours of play. Raises `BadInput`."""
    if path.suffix not in SUFFIXES:
        given = path.suffix or path.name
        text = f"results are written as {', '.join(SUFFIXES)}, not as {given!r}"
        raise BadInput(text, "wrong-suffix", {"known": ", ".join(SUFFIXES), "given": given})
    if path.suffix == ".parquet":
        _arrow("pyarrow.parquet")


def write_rows(rows: Sequence[Row], path: Path) -> None:
    """Write a table, in the format given by the file's suffix: .parquet, .csv or .jsonl. Raises `BadInput`."""
    check_table(path)
    try:
        if path.suffix == ".parquet":
            _write_parquet(rows, path)
        elif path.suffix == ".csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                for i, row in enumerate(rows):
                    flat = row.flat()
                    if i == 0:
                        writer.writerow(flat)
                    writer.writerow(flat.values())
        else:
            with path.open("w", encoding="utf-8") as file:
                for row in rows:
                    file.write(json.dumps(row.flat()) + "\n")
    except OSError as error:
        reason = str(error.strerror)
        text = f"cannot write {path}: {reason}"
        raise BadInput(text, "wrong-cannot-write", {"file": str(path), "why": reason}) from error


def _arrow(module: str) -> Any:
    """A module of pyarrow, which nothing else needs."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadInput("writing .parquet needs pyarrow: pip install 'majlis[arrow]'") from error


def _write_parquet(rows: Sequence[Row], path: Path) -> None:
    table = _arrow("pyarrow").Table.from_pylist([row.flat() for row in rows])
    _arrow("pyarrow.parquet").write_table(table, path)
