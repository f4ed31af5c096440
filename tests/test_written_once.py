"""What two games share is written once: no ten lines of one game stand in another, in its rules or its page."""

from __future__ import annotations

import ast
import itertools
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALIKE = 10
KINDS = (".py", ".toml", ".ts", ".svelte", ".css")
PLACES = ("src/majlis/games", "web/src/games")


def written(path: Path) -> list[tuple[int, str]]:
    """The lines of a file that say something, by number. What is imported is left out: two games may well use the same of the engine."""
    source = path.read_text(encoding="utf-8")
    imported: set[int] = set()
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                imported.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    return [(number, line.strip()) for number, line in lines if line.strip() and number not in imported]


def alike(files: Iterable[tuple[str, Path]]) -> list[str]:
    """Where ten lines of one game begin that another game has too."""
    seen: dict[tuple[str, ...], list[tuple[str, str]]] = defaultdict(list)
    for game, path in files:
        lines = written(path)
        for at in range(len(lines) - ALIKE + 1):
            run = tuple(line for _, line in lines[at : at + ALIKE])
            seen[run].append((game, f"{path.name}:{lines[at][0]}"))
    found: list[str] = []
    for places in seen.values():
        for (one, here), (other, there) in itertools.combinations(places, 2):
            if one != other:
                found.append(f"{one}/{here} and {other}/{there}")
    return found


def files_of(place: str) -> list[tuple[str, Path]]:
    folder = ROOT / place
    paths = (path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file())
    return [(path.relative_to(folder).parts[0], path) for path in paths if len(path.relative_to(folder).parts) > 1]


@pytest.mark.parametrize("place", PLACES)
def test_no_ten_lines_stand_in_two_games(place: str) -> None:
    files = files_of(place)
    assert len({game for game, _ in files}) >= 4
    assert alike(files) == []


def test_a_copied_function_is_noticed(tmp_path: Path) -> None:
    body = "\n".join(f"    step_{number}()" for number in range(ALIKE))
    for game in ("one", "other"):
        (tmp_path / f"{game}.py").write_text(f"from majlis import {game}\n\n\ndef play():\n{body}\n", encoding="utf-8")
    assert alike([(game, tmp_path / f"{game}.py") for game in ("one", "other")]) == [
        "one/one.py:4 and other/other.py:4",
        "one/one.py:5 and other/other.py:5",
    ]
