"""Data files: one header, typed fields, and faults that name table, record and key."""

from __future__ import annotations

import pytest

from majlis.engine.components import Components, Row
from majlis.engine.errors import BadBox

HEADER = '[header]\ngame = "souk"\nformat = 1\n'


def souk(text: str) -> Components:
    return Components("souk", HEADER + text, standard=False)


def row(**fields: object) -> Row:
    return Row("stalls, record 2 (dates)", fields, "rulebook")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[", "the data file is not valid TOML"),
        ("", 'needs a [header] with game = "souk" and format = 1'),
        ('header = "souk"', "needs a [header]"),
        ('[header]\ngame = "lanterns"\nformat = 1', "header: the data file is for game 'lanterns', not 'souk'"),
        ('[header]\ngame = "souk"', "header: format must be 1, not None"),
        ('[header]\ngame = "souk"\nformat = 2', "header: format must be 1, not 2"),
    ],
)
def test_a_file_without_the_right_header_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadBox) as error:
        Components("souk", text, standard=False)
    assert fault in str(error.value)


def test_the_hash_covers_everything_but_the_header() -> None:
    more = HEADER.replace("format", 'title = "Souk"\nformat')
    assert souk("[a]\nb = 1").digest == Components("souk", more + "[a]\nb = 1", standard=True).digest
    assert souk("[a]\nb = 1").digest != souk("[a]\nb = 2").digest


def test_records_are_found_in_all_three_forms() -> None:
    lists = souk('[[ware]]\nsource = "public"\nid = "dates"')
    tables = souk('[ware]\nsource = "public"\nrecords = [{ id = "dates" }]')
    inner = souk('[stall]\nsource = "public"\n[[stall.ware]]\nid = "dates"')
    for found, name in ((lists, "ware"), (tables, "ware"), (inner, "stall.ware")):
        (record,) = found.records(name, 1)
        assert (record.place, record.source, found.id_of(record)) == (f"{name}, record 1 (dates)", "public", "dates")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "[[ware]] is missing"),
        ("ware = 3", "[[ware]] is missing"),
        (
            '[[ware]]\nid = "dates"',
            "ware, record 1 (dates): source must be 'rulebook', 'public', 'reconstructed' or 'owner'",
        ),
        ('[[ware]]\nsource = "hearsay"', "ware, record 1 (without id): source must be"),
        ("[ware]\nrecords = [{ number = 7 }]", "ware: source must be"),
        ('[[ware]]\nsource = "public"\n[[ware]]\nsource = "public"', "[[ware]]: there must be 1 records, not 2"),
    ],
)
def test_records_that_are_not_there_are_missed(text: str, fault: str) -> None:
    with pytest.raises(BadBox) as error:
        souk(text).records("ware", 1)
    assert fault in str(error.value)


def test_a_table_inside_another_takes_its_source() -> None:
    found = souk('[stall]\nsource = "reconstructed"\n[stall.inner]\nprice = 3')
    assert found.table("stall.inner").source == "reconstructed"
    assert found.reconstructed == ["stall.inner"]
    with pytest.raises(BadBox, match=r"\[stall.outer\] is missing"):
        found.table("stall.outer")


def test_pieces_with_a_source_of_their_own_are_listed_when_it_is_reconstructed() -> None:
    found = souk('[ware]\nsource = "public"\nrecords = [{ id = "A1", source = "reconstructed" }, { id = "a2" }]')
    assert [found.id_of(record) for record in found.records("ware")] == ["a1", "a2"]
    assert found.reconstructed == ["a1"]


def test_an_id_is_used_once_and_not_where_a_word_is_taken() -> None:
    found = souk('[ware]\nsource = "public"\nrecords = [{ id = "a" }, { id = "a" }, { id = "pass" }]')
    first, second, third = found.records("ware")
    found.reserve("pass")
    found.id_of(first)
    with pytest.raises(BadBox, match=r"ware, record 2 .*'a' stands already at ware, record 1"):
        found.id_of(second)
    with pytest.raises(BadBox, match=r"ware, record 3 .*'pass' stands already at the words of the game"):
        found.id_of(third)


def test_numbered_records_stand_in_their_order() -> None:
    found = souk('[ware]\nsource = "public"\nrecords = [{ n = 1 }, { n = 3 }]')
    with pytest.raises(BadBox, match=r"ware, record 2 .*n must be 2, not 3"):
        found.numbered("ware", "n", 2)


def test_fields_are_read_as_what_they_are() -> None:
    one = row(n=3, flag=True, word="red", some=[1, 2], names=["red", "blue"], cost={"red": 2}, ways=[[1], [2, 3]])
    assert (one.number("n", 0, 3), one.number_or("m", 0, 3, 9), one.flag("flag"), one.flag_or("no", True)) == (
        3, 9, True, True,
    )  # fmt: skip
    colours = ("blue", "red")
    assert (one.word("word", colours), one.choice("word", colours), one.text("word")) == ("red", 1, "red")
    assert (one.numbers("some", 2, 0, 9), one.some_numbers("some", 0, 9)) == ([1, 2], [1, 2])
    assert (one.words("names", colours), one.mask("names", colours)) == (["red", "blue"], 3)
    assert one.inner("cost").counts(colours, 9) == [0, 2]
    assert [way.some_numbers("ways", 0, 9) for way in one.each("ways")] == [[1], [2, 3]]


@pytest.mark.parametrize(
    ("fields", "method", "given", "fault"),
    [
        ({"x": 4}, "number", (0, 3), "x must be 0 to 3, not 4"),
        ({"x": True}, "number", (0, 3), "x must be 0 to 3, not True"),
        ({"x": 4}, "number", (3, 3), "x must be 3, not 4"),
        ({}, "flag", (), "x must be true or false, not None"),
        ({"x": "a b"}, "text", (), "x must be a word of letters, digits and '_', not 'a b'"),
        ({"x": "c"}, "word", (["a", "b"],), "x must be one of a, b, not 'c'"),
        ({"x": [1]}, "numbers", (2, 0, 9), "x must be 2 numbers from 0 to 9, not [1]"),
        ({"x": [1, True]}, "some_numbers", (0, 9), "x must list numbers from 0 to 9, not [1, True]"),
        ({"x": ["c"]}, "words", (["a", "b"],), "x must list words out of a, b, not ['c']"),
        ({"x": ["a", "a"]}, "mask", (["a", "b"],), "x must name nothing twice, not ['a', 'a']"),
        ({"x": 1}, "inner", (), "x is missing"),
        ({"x": [1]}, "rows", (), "x must be a list of tables, not [1]"),
        ({"x": [{}]}, "rows", (2,), "x must have 2 entries, not 1"),
        ({"x": 1}, "each", (), "x must be a list, not 1"),
    ],
)
def test_a_wrong_field_is_named_with_its_record(
    fields: dict[str, object], method: str, given: tuple[object, ...], fault: str
) -> None:
    with pytest.raises(BadBox) as error:
        getattr(row(**fields), method)("x", *given)
    assert str(error.value) == f"stalls, record 2 (dates): {fault}"


def test_a_fault_inside_a_record_names_the_way_to_it() -> None:
    one = row(walls={"n": 1}, lines=[{}, {"counter": "x"}])
    with pytest.raises(BadBox, match=r"stalls, record 2 \(dates\): walls.n must be true or false, not 1"):
        one.inner("walls").flag("n")
    with pytest.raises(BadBox, match=r"lines\[2\].counter must be one of poem, not 'x'"):
        one.rows("lines")[1].word("counter", ["poem"])
    with pytest.raises(BadBox, match=r"walls.n: there is no such thing; there are s"):
        one.inner("walls").counts(["s"], 1)
