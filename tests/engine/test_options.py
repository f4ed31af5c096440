"""Options: declared once, read from whatever a caller has, and named when they are wrong."""

from __future__ import annotations

import pytest

from majlis.engine.errors import BadOption
from majlis.engine.options import Schema, Value, choice, flag, many, number, text_of, whole_number

SCHEMA = Schema(
    [
        flag("open_money", False, "TOY-1.1"),
        choice("ties", ("lost", "stays"), "TOY-1.2"),
        many("modules", ("wind", "rain"), "TOY-1.3"),
        number("rounds", 5, 1, 9, "TOY-1.4"),
    ]
)
DEFAULTS: dict[str, Value] = {"open_money": False, "ties": "lost", "modules": [], "rounds": 5}


@pytest.mark.parametrize("given", [None, {}])
def test_defaults_are_filled_in(given: object) -> None:
    assert SCHEMA.read(given) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("open_money", True, True),
        ("open_money", "Yes", True),
        ("open_money", "0", False),
        ("ties", "stays", "stays"),
        ("modules", ["rain", "wind", "rain"], ["wind", "rain"]),
        ("modules", ("rain",), ["rain"]),
        ("modules", "rain+wind", ["wind", "rain"]),
        ("modules", "rain,wind", ["wind", "rain"]),
        ("modules", "none", []),
        ("modules", "", []),
        ("rounds", 9, 9),
        ("rounds", "1", 1),
    ],
)
def test_values_are_read_as_programs_and_command_lines_write_them(name: str, given: object, value: Value) -> None:
    assert SCHEMA.read({name: given}) == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"open_money": 1}, "option 'open_money' takes true or false, not 1"),
        ({"ties": "win"}, "option 'ties' takes lost or stays, not 'win'"),
        ({"modules": ["snow"]}, "option 'modules' takes any of wind, rain, not ['snow']"),
        ({"rounds": 10}, "option 'rounds' takes a whole number from 1 to 9, not 10"),
        ({"rounds": True}, "takes a whole number"),
        ({"rounds": "--5"}, "takes a whole number"),
        ({"rounds": "5.0"}, "takes a whole number"),
        ({"tie": "lost"}, "unknown option 'tie'; did you mean 'ties'?"),
        ({"xyz": 1}, "unknown option 'xyz'; known options: open_money, ties, modules, rounds"),
        ({1: 1}, "unknown option 1"),
        ("rounds=5", "options are a mapping from names to values, not str"),
        ([], "not list"),
    ],
)
def test_errors_say_what_is_wrong(given: object, message: str) -> None:
    with pytest.raises(BadOption) as error:
        SCHEMA.read(given)
    assert message in str(error.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="unknown option 'x'; known options: none"):
        Schema([]).read({"x": 1})


def test_changed_values_are_those_that_differ_from_the_defaults() -> None:
    assert SCHEMA.changed(SCHEMA.read(None)) == {}
    assert SCHEMA.changed(SCHEMA.read({"rounds": 6, "ties": "lost"})) == {"rounds": 6}


def test_a_value_written_as_text_is_read_back() -> None:
    values = SCHEMA.read({"open_money": True, "modules": ["rain"], "rounds": 2, "ties": "stays"})
    texts = {name: text_of(value) for name, value in values.items()}
    assert texts == {"open_money": "true", "ties": "stays", "modules": "rain", "rounds": "2"}
    assert SCHEMA.read(texts) == values
    assert SCHEMA.read({name: text_of(value) for name, value in DEFAULTS.items()}) == DEFAULTS


def test_two_matches_never_share_a_list() -> None:
    first = SCHEMA.read(None)["modules"]
    assert isinstance(first, list)
    first.append("wind")
    assert SCHEMA.read(None)["modules"] == []


def test_the_schema_as_json() -> None:
    assert SCHEMA.json() == [
        {"name": "open_money", "kind": "flag", "default": False, "rule": "TOY-1.1"},
        {"name": "ties", "kind": "choice", "default": "lost", "rule": "TOY-1.2", "choices": ["lost", "stays"]},
        {"name": "modules", "kind": "many", "default": [], "rule": "TOY-1.3", "choices": ["wind", "rain"]},
        {"name": "rounds", "kind": "number", "default": 5, "rule": "TOY-1.4", "low": 1, "high": 9},
    ]


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("-12", -12), ("007", 7), ("", None), ("-", None), ("1e3", None), ("٣", None), ("1" * 10, None)],
)
def test_whole_numbers(text: str, value: int | None) -> None:
    assert whole_number(text) == value
