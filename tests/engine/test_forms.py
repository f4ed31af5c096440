"""Forms: values and records, sentences, faults with their paths, files."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import majlis.engine.forms as forms_module
from majlis.engine.components import Components, Row
from majlis.engine.errors import BadBox
from majlis.engine.form_files import Lines, build, file_text, taken_from, toml
from majlis.engine.form_values import BoxForms, NoSentence
from majlis.engine.forms import (
    Forms,
    Kind,
    Part,
    Sentence,
    counts,
    flag,
    number,
    numbers,
    sentence,
    sentences,
    ways,
    word,
)
from majlis.engine.game import Box, Game
from majlis.engine.options import Schema

FILE = """\
# Wares and stalls.
[header]
game = "bazaar"
format = 1

[ware]
source = "reconstructed"
known = ["price"]
records = [
  { number = 1, price = 3, sort = "dates", per = "stall", cost = { stone = 1 }, effect = [{ gain = 2 }] },   # the first
  { number = 2, price = 4, sort = "figs", effect = [], source = "rulebook" },
  { number = 3, price = 5, sort = "figs", per = "", cost = { wood = 2 }, effect = [{ choose = [[{ gain = 1 }], [{ gain = 3, max = 9 }]] }]},
]

[[stall]]
id = "north"
walls = { n = true, s = false }
rows = [1, 2]
rule = { kind = "most" }
source = "reconstructed"

[[stall]]
id = "south"
walls = { n = false, s = false }
rows = [3, 4]
rule = { kind = "each", n = 2 }
source = "reconstructed"
"""
STEPS = [
    Sentence("gain", {}, (number("gain", 1, 9), number("max", 0, 99, optional=True))),
    Sentence("choose", {}, (ways("choose", "step", 3),)),
]
RULES = [Sentence("most", {"kind": "most"}), Sentence("each", {"kind": "each"}, (number("n", 1, 5),))]
WARES = Part(
    "ware",
    "title-ware",
    (
        number("price", 1, 9),
        word("sort", ("dates", "figs")),
        word("per", ("stall",), blank=True),
        counts("cost", ("wood", "stone"), 4),
        sentences("effect", "step", 2),
    ),
    piece="ware_{number}",
)
STALLS = Part(
    "stall",
    "title-stall",
    (flag("walls.n"), flag("walls.s"), numbers("rows", 2, 0, 9), sentence("rule", "rule")),
)


class Bazaar(Game[Box]):
    """A game with a data file and nothing to play."""

    def __init__(self, folder: Path) -> None:
        super().__init__("bazaar", "Bazaar", "BAZ", 1, 2, 4, 10, Schema([]), [], folder)

    def make_box(self, components: Components) -> Box:
        for row in components.records("ware", 3):
            row.number("price", 1, 9)
            row.word("sort", ("dates", "figs"))
            if "cost" in row:
                row.inner("cost").counts(("wood", "stone"), 4)
            self.read_steps(row, "effect")
        if len({row.number("price", 1, 9) for row in components.records("ware")}) != 3:
            raise BadBox("ware: no two wares have the same price", "ware", message="box-prices")
        for row in components.records("stall", 2):
            row.inner("walls").flag("n")
            row.inner("walls").flag("s")
            row.numbers("rows", 2, 0, 9)
            if row.inner("rule").word("kind", ("most", "each")) == "each":
                row.inner("rule").number("n", 1, 5)
        return Box(components.digest, components.standard)

    def read_steps(self, row: Row, key: str) -> None:
        for step in row.rows(key, most=2):
            if "choose" in step:
                for way in step.each("choose"):
                    self.read_steps(way, "choose")
            else:
                step.number("gain", 1, 9)
                step.number_or("max", 0, 99, 0)

    def forms(self) -> Forms:
        kinds = [Kind("wares", "cards", (WARES,)), Kind("stalls", "board", (STALLS,))]
        return Forms(kinds, {"step": STEPS, "rule": RULES})


@pytest.fixture
def bazaar(tmp_path: Path) -> BoxForms:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "bazaar.toml").write_text(FILE, encoding="utf-8")
    return BoxForms(Bazaar(tmp_path))


def gain(n: object, most: object = None) -> dict[str, Any]:
    return {"sentence": "gain", "slots": {"gain": n, "max": most}}


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(forms_module).failed == 0


def test_only_reconstructed_records_are_entered_numbered_by_kind(bazaar: BoxForms) -> None:
    assert list(bazaar.by_key) == ["wares/1", "wares/2", "stalls/1", "stalls/2"]
    assert [place.index for place in bazaar.places] == [0, 2, 0, 1]
    assert [bazaar.piece(place) for place in bazaar.places] == ["ware_1", "ware_3", None, None]
    assert bazaar.known(bazaar.by_key["wares/1"]) == ["price"]
    assert bazaar.known(bazaar.by_key["stalls/1"]) == []


def test_values_are_plain_and_come_back_as_they_were(bazaar: BoxForms) -> None:
    assert bazaar.standard["wares/2"] == {
        "price": 5,
        "sort": "figs",
        "per": None,
        "cost": ["wood", "wood"],
        "effect": [{"sentence": "choose", "slots": {"choose": [[gain(1)], [gain(3, 9)]]}}],
    }
    assert bazaar.standard["stalls/1"] == {
        "walls.n": True,
        "walls.s": False,
        "rows": [1, 2],
        "rule": [{"sentence": "most", "slots": {}}],
    }
    place = bazaar.by_key["wares/2"]
    assert bazaar.written(place, bazaar.standard[place.key]) == dict(bazaar.record(bazaar.data, place))


def test_a_table_that_no_sentence_says_is_named(bazaar: BoxForms) -> None:
    with pytest.raises(NoSentence, match=r"effect\.1: no sentence says this"):
        bazaar.values(bazaar.by_key["wares/1"], {"effect": [{"gain": 1}, {"lose": 1}]})


@pytest.mark.parametrize(
    ("key", "changes", "paths"),
    [
        ("wares/1", {"price": 10}, ["price"]),
        ("wares/1", {"price": None, "sort": "plums"}, ["price", "sort"]),
        ("wares/1", {"effect": [gain(2), gain(12)]}, ["effect.1.slots.gain"]),
        ("wares/1", {"effect": [gain(2, 100)], "cost": ["wood"] * 5}, ["cost", "effect.0.slots.max"]),
        ("wares/1", {"effect": [gain(1)] * 3}, ["effect"]),
        ("wares/1", {"cost": ["straw"]}, ["cost"]),
        ("stalls/2", {"rule": [{"sentence": "each", "slots": {"n": 6}}]}, ["rule.0.slots.n"]),
        ("stalls/2", {"rule": []}, ["rule"]),
        ("stalls/2", {"walls.n": 1, "rows": [1]}, ["walls.n", "rows"]),
    ],
)
def test_every_fault_of_a_record_has_its_path(
    bazaar: BoxForms, key: str, changes: Mapping[str, Any], paths: list[str]
) -> None:
    found = bazaar.faults(bazaar.data, bazaar.by_key[key], {**bazaar.standard[key], **changes})
    assert [path for path, _ in found] == paths


def test_what_does_not_fit_is_left_out_and_the_rest_is_built(bazaar: BoxForms) -> None:
    one, two = bazaar.standard["wares/1"], bazaar.standard["wares/2"]
    built = build(bazaar, {"wares/1": {**one, "price": 99}, "wares/2": {**two, "price": 6}})
    assert list(built.refused) == ["wares/1"]
    assert bazaar.record(built.data, bazaar.by_key["wares/2"])["price"] == 6
    assert bazaar.record(built.data, bazaar.by_key["wares/1"]) == bazaar.record(bazaar.data, bazaar.by_key["wares/1"])
    # the third ware costs 4: two that exchange their prices fit together, one alone would not
    alone = build(bazaar, {"wares/1": {**one, "price": 5}})
    assert list(alone.refused) == ["wares/1"]
    assert build(bazaar, {"wares/1": {**one, "price": 5}, "wares/2": {**two, "price": 3}}).refused == {}


def test_a_file_keeps_its_comments_and_marks_the_owners_records(bazaar: BoxForms) -> None:
    one, stall = bazaar.standard["wares/1"], bazaar.standard["stalls/2"]
    entered = {"wares/1": {**one, "price": 7}, "stalls/2": {**stall, "walls.s": True}}
    text = file_text(bazaar, entered, "Mine")
    assert text.startswith('# Wares and stalls.\n[header]\nname = "Mine"\n')
    record = next(line for line in text.splitlines() if "number = 1" in line)
    assert 'source = "owner"' in record
    assert 'differs_from_rulebook = ["price"]' in record
    assert "walls = { n = false, s = true }" in text
    taken = taken_from(bazaar, text)
    assert (taken.entered, taken.refused) == (entered, [])
    assert taken_from(bazaar, FILE).entered == {}


def test_records_of_a_file_are_found_by_line() -> None:
    lines = Lines(FILE)
    written = FILE.splitlines()
    found = {place: written[span[0]].strip() for place, span in lines.spans.items()}
    assert found["ware", 2].startswith("{ number = 3")
    assert found["stall", 1] == "[[stall]]"
    assert lines.of("stall", 2) is None


def test_a_file_names_what_does_not_fit_and_what_has_no_form(bazaar: BoxForms) -> None:
    text = FILE.replace("price = 3", "price = 30").replace("price = 4", "price = 8").replace("n = 2 }", "n = 3 }")
    taken = taken_from(bazaar, text)
    assert list(taken.entered) == ["stalls/2"]
    assert [(one.table, one.line, one.fault.path) for one in taken.refused] == [("ware", 10, "price"), ("ware", 6, "")]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (-3, "-3"),
        (1.5, "1.5"),
        ('a "b" \\', '"a \\"b\\" \\\\"'),
        ([1, "ü"], '[1, "ü"]'),
        ({"a b": {}, "c": [{}]}, '{ "a b" = {}, c = [{}] }'),
    ],
)
def test_values_are_written_as_toml(value: object, text: str) -> None:
    assert toml(value) == text
