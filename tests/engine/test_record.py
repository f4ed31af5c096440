"""Records: read, written and replayed, and what is said about one that is damaged."""

from __future__ import annotations

import pytest

import majlis
from majlis.engine.errors import BadInput, BadRecord, BrokenRecord, UnknownGame
from majlis.engine.match import Match
from majlis.engine.record import Record
from tests.engine.toy import GAME


def played() -> Match:
    match = GAME.start(2, {"lit": 3, "modules": ["rain"]}, "2a")
    for number in range(12):
        match.play("light 2 gate" if number % 2 else "light 1 tower")
    match.play("wave", 1)
    match.play("done")
    return match


MATCH = played()
TEXT = MATCH.record().dumps()
LINES = TEXT.splitlines()


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, 1)


def test_a_record_can_be_read_by_people() -> None:
    assert LINES[:7] == [
        "majlis record 1",
        "game: lanterns",
        "revision: 2",
        "seats: 2",
        "options: modules=rain lit=3",
        "box: own",
        f"commitment: {MATCH.commitment}",
    ]
    assert LINES[8:10] == ["0 light 1 tower", "0 light 2 gate"]
    assert LINES[18].startswith("= ")
    assert LINES[21:23] == ["1 wave", "0 done"]
    assert LINES[24] == "end: 14 open"
    assert LINES[26:] == ["scores: 21 3", f"seed: {MATCH.seed}"]


def test_it_is_read_written_and_replayed_without_loss() -> None:
    record = Record.loads(TEXT)
    assert record.dumps() == TEXT
    again = record.replay_as(GAME)
    assert again.state.fingerprint() == MATCH.state.fingerprint()
    assert again.record().dumps() == TEXT


@pytest.mark.parametrize("to", [0, 5, 14])
def test_it_is_replayed_to_an_entry(to: int) -> None:
    assert [entry.text for entry in Record.loads(TEXT).replay_as(GAME, to=to).entries] == [
        entry.text for entry in MATCH.entries[:to]
    ]


@pytest.mark.parametrize("to", [-1, 15, "3", True, 2.0])
def test_an_entry_that_does_not_exist(to: object) -> None:
    with pytest.raises(BadInput, match="the record has 14 entries"):
        Record.loads(TEXT).replay_as(GAME, to=to)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "not a record: it should begin with 'majlis record 1'"),
        ("chess", 1, "not a record"),
        (changed("game: lanterns\n", ""), 2, "expected 'game: …', not 'revision: 2'"),
        (changed("revision: 2", "revision: two"), 3, "revision should be a number, not 'two'"),
        (changed("seats: 2", "seats: --2"), 4, "seats should be a number"),
        (changed("modules=rain", "modules"), 5, "options are written NAME=VALUE, not 'modules'"),
        (changed(MATCH.commitment, "0" * 64), 7, "the seed at the end is not the one that the commitment was made for"),
        (changed("0 light 1 tower", "light 1 tower"), 9, "an entry is a seat and what it did, not 'light 1 tower'"),
        (changed("0 light 1 tower", "-1 light 1 tower"), 9, "an entry is a seat and what it did"),
        (changed("1 wave\n", ""), 24, "it should have 14 entries but has 13"),
        (changed("1 wave\n", "1 wave\n0 roll\n"), 26, "it should have 14 entries but has 15"),
        (changed("14 open", "many open"), 25, "end should be a number and 'over' or 'open'"),
        (changed("14 open", "14"), 25, "end should be a number and 'over' or 'open'"),
        (changed("scores: 21 3", "scores: 21 x"), 27, "scores should be a number, not 'x'"),
        (changed("seed: ", "seed: z"), 28, "a seed is 1 to 32 hexadecimal digits"),
        (TEXT + "0 roll\n", 29, "nothing should follow the seed"),
        ("\n".join(LINES[:20]), 20, "the file is cut off: 'end' should follow"),
        ("\n".join(LINES[:26]), 26, "the file is cut off: 'scores' should follow"),
        ("\n".join(LINES[:4]), 4, "the file is cut off: 'options' should follow"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record.loads(text)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: {message}")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (
            changed("0 light 1 tower", "0 light 9 tower"),
            9,
            "entry 1, 0 'light 9 tower': not allowed by TOY-1.1: refused-count",
        ),
        (
            changed("0 light 1 tower", "1 light 1 tower"),
            9,
            "entry 1, 1 'light 1 tower': not allowed by TOY-1: refused-not-your-turn",
        ),
        (changed("0 light 1 tower", "0 dance"), 9, "entry 1, 0 'dance': unknown verb 'dance'"),
        (changed("0 light 1 tower", "7 roll"), 9, "entry 1, 7 'roll': a seat is a number from 0 to 1"),
        (changed("0 light 1 tower", "0 undo"), 9, "entry 1, 0 'undo': not allowed: refused-nothing-to-undo"),
        (
            changed("0 light 1 tower", "0 light 2 tower"),
            18,
            "entries 1 to 10 play, but lead elsewhere than when they were recorded",
        ),
        (changed(LINES[18], "= 00000000"), 18, "entries 1 to 10 play, but lead elsewhere"),
    ],
)
def test_a_changed_entry_is_found_where_it_stands_or_at_the_next_check(text: str, line: int, message: str) -> None:
    with pytest.raises(BrokenRecord) as error:
        Record.loads(text).replay_as(GAME)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            changed("scores: 21 3", "scores: 22 3"),
            r"it ends elsewhere than when it was recorded \(scores \[22, 3\], now \[21, 3\]",
        ),
        (changed("1 wave", "0 wave"), "it ends elsewhere"),
        (changed(LINES[25], "check: 00000000"), "it ends elsewhere"),
        (changed("14 open", "14 over"), "it says the match was over at its end, but it is not"),
        (changed("box: own", "box: 123456789abcdef"), "it was played with other component data"),
    ],
)
def test_a_record_that_ends_elsewhere_is_broken(text: str, message: str) -> None:
    with pytest.raises(BrokenRecord, match=message):
        Record.loads(text).replay_as(GAME)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed("seats: 2", "seats: 9"), "Lanterns is for 2 to 3 seats"),
        (changed("revision: 2", "revision: 9"), "Lanterns has revisions 1 to 2, not 9"),
        (changed("lit=3", "lamps=3"), "unknown option 'lamps'"),
    ],
)
def test_a_head_that_the_game_does_not_know(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Record.loads(text).replay_as(GAME)


def test_an_edited_box_is_asked_for_and_taken() -> None:
    box = GAME.read_box("edited")
    text = GAME.start(2, seed="1", box=box).record().dumps()
    with pytest.raises(BrokenRecord, match="give the data file it was played with"):
        Record.loads(text).replay_as(GAME)
    assert Record.loads(text).replay_as(GAME, box).box is box


def test_a_missing_game() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'lanterns'"):
        Record.loads(TEXT).replay()


def test_a_record_finds_its_game_by_name() -> None:
    match = majlis.game("alhambra").start(2, seed="1")
    match.play(match.actions()[0])
    assert Record.loads(match.record().dumps()).replay().state.fingerprint() == match.state.fingerprint()


@pytest.mark.parametrize("text", [None, 1, b"majlis record 1", ["majlis record 1"]])
def test_a_record_is_a_text(text: object) -> None:
    with pytest.raises(BadRecord, match="a record is a text, not"):
        Record.loads(text)


def test_line_ends_of_any_system_are_read() -> None:
    assert Record.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT


def test_a_check_covers_what_is_legal_and_the_points() -> None:
    match = GAME.start(2, seed="1")
    start = match.check()
    match.play("light 1 gate")
    assert match.check() != start, "the points differ"
    match.undo()
    assert match.check() == start
    other = GAME.start(2, seed="2")
    assert other.check() == start, "the die to come is nothing that the rules say now"
