"""Every value of a data file says honestly where it comes from: a rulebook, a public page, a ruling, or ourselves."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.engine.errors import BrokenRecord

SOURCES = {"rulebook", "public", "ruling", "reconstructed"}
GAMES = ["alhambra", "al_rashid", "tadmor", "sabika"]


def data(game: str) -> dict[str, Any]:
    folder: Path = majlis.game(game).folder
    return tomllib.loads((folder / "data" / f"{game}.toml").read_text(encoding="utf-8"))


def tables(inside: object, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of a data file, with words for where it stands."""
    if isinstance(inside, dict):
        yield where, inside
        for key, value in inside.items():
            yield from tables(value, f"{where}.{key}")
    elif isinstance(inside, list):
        for number, value in enumerate(inside, 1):
            yield from tables(value, f"{where}[{number}]")


@pytest.mark.parametrize("game", GAMES)
def test_a_mark_of_one_field_names_a_field_and_a_source(game: str) -> None:
    faults = [
        f"{where}: {key}"
        for where, table in tables(data(game), game)
        for key, value in table.items()
        if key.endswith("_source") and (value not in SOURCES or not marked(key, table))
    ]
    assert not faults


def marked(mark: str, table: dict[str, Any]) -> bool:
    """Whether a table has the field that a mark speaks of; `name_source` speaks of its names in all languages."""
    field = mark.removesuffix("_source")
    return any(key == field or key.startswith(f"{field}_") for key in table if key != mark)


def record(game: str, table: str, id: str) -> dict[str, Any]:
    rows = data(game)[table]
    found: dict[str, Any] = next(row for row in rows if row["id"] == id)
    return found


@pytest.mark.parametrize(
    ("table", "id", "field"),
    [
        ("upgrade", "I23", "effect"),
        ("upgrade", "I24", "effect"),
        ("upgrade", "I47", "effect"),
        ("mission", "K13", "reward"),
        ("region", "north_sea", "name_de"),
    ],
)
def test_what_the_book_of_tadmor_leaves_to_a_picture_is_marked_as_a_ruling(table: str, id: str, field: str) -> None:
    row = record("tadmor", table, id)
    assert row[f"{field}_source"] == "ruling"
    assert field not in row.get("known", [])


def test_other_rulings_are_marked_where_their_values_stand() -> None:
    assert data("tadmor")["final_scoring"]["returned_mission_rounding_source"] == "ruling"
    assert data("al_rashid")["constants"]["max_offices_per_visit_source"] == "ruling"
    caliph = next(row for row in data("al_rashid")["areas"]["palace"] if row["id"] == "caliph")
    assert caliph["merchants_allowed_source"] == "ruling"
    sabika = data("sabika")
    assert sabika["player_set"]["colours_source"] == "reconstructed"
    poem = sabika["small_poems"]["records"][4]
    assert (poem["number"], poem["blue_source"], poem["red_source"]) == (5, "rulebook", "ruling")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_data_with_other_marks_still_replays(game: str) -> None:
    known = majlis.game(game)
    match = known.start(seed="5")
    match.play(match.actions(match.waiting[0])[0], match.waiting[0])
    for digest in known.same_data:
        record = match.record()
        record.box = digest
        assert record.replay().view() == match.view()
    record = match.record()
    record.box = "0" * 64
    with pytest.raises(BrokenRecord, match="other component data"):
        record.replay()
