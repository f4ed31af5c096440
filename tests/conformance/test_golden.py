"""Golden files are what the rules say: a change of any rule shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

import majlis
from majlis.engine.errors import BadInput
from majlis.testing.golden import DIGESTS, FOLDER, files, first_difference, main, read_head, rewrite

GOLDEN = Path(__file__).parents[2] / FOLDER
FILES = files(GOLDEN)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_match_is_the_one_in_the_file(path: Path) -> None:
    difference = first_difference(path.read_text(encoding="utf-8"), rewrite(path))
    assert not difference, (
        f"{path}: {difference}\nIf the rules were meant to change: python -m majlis.testing.golden --update"
    )


@pytest.mark.parametrize("name", majlis.games())
def test_every_seat_count_of_every_game_has_one(name: str) -> None:
    own = [path for path in FILES if path.parent.name == name and not path.name.startswith("digests")]
    seats = {read_head(path.read_text(encoding="utf-8"), path.name)[1][0] for path in own}
    assert seats == set(majlis.game(name).seat_counts)
    assert GOLDEN / name / DIGESTS in FILES


def test_a_difference_is_named_by_its_line() -> None:
    assert first_difference("a\nb\nc", "a\nb\nc") == ""
    assert first_difference("a\nb\nc", "a\nx\nc") == "line 2 differs, after\na\n- b\n+ x"
    assert first_difference("a", "a\nb").endswith("- the end\n+ b")


@pytest.mark.long
def test_files_are_added_compared_and_rewritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path)]
    assert main([*folder, "--add", "alhambra", "2", "stall_rounds=1", "--seed", "b"]) == 0
    path = tmp_path / "alhambra" / "2-seats-1.txt"
    good = path.read_text(encoding="utf-8")
    assert good.startswith("game: alhambra\nseats: 2\noptions: stall_rounds=1\nseed: b\n")
    (tmp_path / "alhambra" / DIGESTS).unlink()  # they are compared above
    path.write_text(good.replace("== at the end", "== at last"), encoding="utf-8")
    assert main(folder) == 1
    assert "- == at last\n+ == at the end" in capsys.readouterr().out
    assert main([*folder, "--update"]) == 0
    assert path.read_text(encoding="utf-8") == good
    assert main(folder) == 0


@pytest.mark.parametrize(
    "text", ["", "game: alhambra\n", "game: alhambra\nseats: two\noptions: -\nseed: 1\n", "seats: 2\n"]
)
def test_a_file_without_its_head_is_no_golden_file(text: str) -> None:
    with pytest.raises(BadInput, match=r"f\.txt"):
        read_head(text, "f.txt")
