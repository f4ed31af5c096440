"""Puzzles: how they are read, searched and answered."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from datetime import date, timedelta

import pytest

from majlis.engine.catalog import game as game_named
from majlis.engine.puzzle import (
    BadPuzzle,
    Puzzle,
    Way,
    answer_of,
    decided,
    has_puzzles,
    of_the_day,
    played,
    puzzles_of,
    read,
)
from majlis.engine.puzzle_texts import Texts, numbers
from majlis.engine.words import UnknownMessage, Words
from majlis_souk import GAME as SOUK

ALHAMBRA = game_named("alhambra")
GIVEN = """
topics = ["walls"]
[[puzzles]]
name = "swap"
topic = "walls"
level = 1
seats = 3
position = '''
build 0 0,-1=pavilion_6_n 1,-1=arcades_6_ne
reserve 0 pavilion_5_nw garden_9_e
turn 0
'''
quantity = "has.wall"
unit = "wall"
rules = ["ALH-7.5"]
refused = ["swap garden_9_e 0,-1"]
"""


def given(*changes: tuple[str, str]) -> Puzzle:
    text = GIVEN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read(ALHAMBRA, text).puzzles[0]


def test_every_legal_way_is_played_and_the_quantity_read() -> None:
    solution = given().solution
    assert (solution.before, solution.best, solution.unique) == (3, 5, True)
    values = {way.actions: way.value for way in solution.ways}
    assert values[("swap pavilion_5_nw 0,-1",)] == 4
    assert {actions[0] for actions in values} == {str(action) for action in solution.start.actions()}
    assert solution.best_ways == [Way(("place pavilion_5_nw -1,-1",), 5)]


def test_the_least_can_be_asked_for() -> None:
    solution = given(('rules = ["ALH-7.5"]', 'rules = ["ALH-7.5"]\naim = "least"')).solution
    assert solution.best == min(way.value for way in solution.ways) < solution.before


def test_what_is_refused_comes_with_its_rule_and_reason() -> None:
    [refused] = given().solution.refused()
    assert (refused.action, refused.refusal.id, refused.refusal.rule) == (
        "swap garden_9_e 0,-1",
        "refused-place-sides",
        "ALH-7.5",
    )
    allowed = given(('refused = ["swap garden_9_e 0,-1"]', 'refused = ["swap pavilion_5_nw 0,-1"]'))
    with pytest.raises(BadPuzzle, match="is listed as refused, but it is allowed"):
        allowed.solution.refused()


def test_the_question_stands_still_until_the_turn_is_confirmed() -> None:
    match = played(given(), ("place pavilion_5_nw -1,-1",))
    assert match.prompt is not None
    assert (match.actor, match.prompt.id) == (0, "prompt-confirm")


def test_what_follows_a_turn_belongs_to_the_answer_where_the_puzzle_says_so() -> None:
    puzzle = given(("turn 0", "next_cards scoring_card_1\nturn 0"), ('"has.wall"', '"has.points"\nend = "next"'))
    solution = puzzle.solution
    assert solution.best_ways[0].actions[0].startswith("take ")
    assert solution.best > 0


def test_what_was_played_before_the_question_cannot_be_taken_back() -> None:
    puzzle = given(
        ("turn 0\n'''", "hand 0 florin-2\nmarket florin=pavilion_2_new\nturn 0\n'''\nplay = ['buy florin florin-2']")
    )
    match = puzzle.start()
    assert match.prompt is not None
    assert (match.prompt.id, match.standing, match.undoable(0)) == ("prompt-extra-action", [], 0)


def test_an_answer_is_what_was_decided_and_not_taken_back() -> None:
    puzzle = given(('unit = "wall"', 'unit = "wall"\ndecisions = 2'))
    match = puzzle.start()
    assert answer_of(puzzle, decided(match)).actions == ()
    match.play("place pavilion_5_nw -1,0")
    match.undo()
    assert answer_of(puzzle, decided(match)) == answer_of(puzzle, decided(puzzle.start()))
    match.play("place pavilion_5_nw -1,-1")
    answer = answer_of(puzzle, decided(match))  # the turn is over although a second decision was allowed
    assert (answer.actions, answer.value) == (("place pavilion_5_nw -1,-1",), 5)
    match.play("confirm")
    match.play(match.actions()[0])
    assert answer_of(puzzle, decided(match)) == answer


def test_what_may_be_done_out_of_turn_belongs_to_an_answer_until_the_turn_is_confirmed() -> None:
    puzzle = puzzles_of(ALHAMBRA).named("the-hidden-card")
    match = puzzle.start()
    match.play("place tower_11_open -1,0")
    answer = answer_of(puzzle, decided(match))
    assert (answer.actions, answer.value) == (("place tower_11_open -1,0",), None)
    match.play("confirm")
    given_up = answer_of(puzzle, decided(match))
    match.back(match.standing[-1])
    match.play("reveal bonus_tower_11", seat=0)
    best = answer_of(puzzle, decided(match))
    assert best.value == puzzle.solution.best
    assert given_up.value is not None
    assert given_up.value < puzzle.solution.best
    assert given_up.actions in [way.actions for way in puzzle.solution.ways]


def test_a_list_has_the_best_way_of_every_first_decision_and_what_was_played() -> None:
    puzzle = given(('unit = "wall"', 'unit = "wall"\nshow = ["swap *"]'))
    rows = puzzle.solution.rows(("remove 1,-1",))
    assert [row.value for row in rows] == sorted((row.value for row in rows), reverse=True)
    firsts = [row.actions[0] for row in rows]
    assert len(set(firsts)) == len(firsts)
    assert {first.split()[0] for first in firsts} == {"place", "swap", "remove"}
    assert "remove 1,-1" not in [row.actions[0] for row in puzzle.solution.rows()]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("level = 1", "level = 4", "puzzle 'swap': 'level' is a number from 1 to 3, not 4"),
        ("level = 1\n", "", "puzzle 'swap': 'level' is missing"),
        ('topic = "walls"', 'topic = "wals"', "puzzle 'swap': 'topic' is one of walls, not 'wals'"),
        ("seats = 3", "seats = 7", "puzzle 'swap': 'seats' is a number from 2 to 6, not 7"),
        ('unit = "wall"', "unit = 3", "puzzle 'swap': 'unit' is a text, not 3"),
        ('unit = "wall"', 'unit = "wall"\naim = "max"', "puzzle 'swap': 'aim' is one of most, least, not 'max'"),
        ('unit = "wall"', 'unit = "wall"\ngoal = "a"', "puzzle 'swap': there is no field 'goal'; the fields are"),
        ('rules = ["ALH-7.5"]', "", "puzzle 'swap': 'rules' names the rules that the answer rests on"),
        ("position = '''", "play = '''", "puzzle 'swap': 'play' is a list of texts"),
        ('topics = ["walls"]', "", "puzzles.toml holds 'topics', a list of names, and [[puzzles]], and nothing else"),
        ("[[puzzles]]", "[[puzzles", "puzzles.toml: "),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_why(old: str, new: str, message: str) -> None:
    with pytest.raises(BadPuzzle, match=re.escape(message)):
        given((old, new))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("garden_9_e\n", "garden_99\n", "puzzle 'swap': line 7: 'reserve 0 pavilion_5_nw garden_99': there is no tile"),
        ("turn 0", "turn 1", "puzzle 'swap': seat 0 has nothing to decide there; it is the decision of seat 1"),
        ('"has.wall"', '"has.wal"', "puzzle 'swap': the quantity 'has.wal' cannot be read: there is no number"),
    ],
)
def test_a_puzzle_that_cannot_be_solved_says_why(old: str, new: str, message: str) -> None:
    puzzle = given((old, new))
    with pytest.raises(BadPuzzle, match=re.escape(message)):
        _ = puzzle.solution


def test_two_puzzles_cannot_have_one_name() -> None:
    twice = GIVEN + GIVEN[GIVEN.index("[[puzzles]]") :]
    with pytest.raises(BadPuzzle, match="'swap' is the name of two puzzles"):
        read(ALHAMBRA, twice)


def test_a_game_without_puzzles_says_so() -> None:
    assert not has_puzzles(SOUK)
    with pytest.raises(BadPuzzle, match="has no puzzles yet"):
        puzzles_of(SOUK)
    with pytest.raises(BadPuzzle, match="Alhambra has no puzzle 'none'"):
        puzzles_of(ALHAMBRA).named("none")


def test_a_question_knows_no_number_of_the_answer() -> None:
    puzzle = given(
        ('unit = "wall"', 'unit = "wall"\nvalues = { old = "had.wall", new = "has.wall", more = "new - old" }')
    )
    assert numbers(puzzle, False) == {"before": 3, "old": 3}
    assert numbers(puzzle, True) == {"before": 3, "best": 5, "old": 3, "new": 5, "more": 2}


def test_actions_are_told_in_words() -> None:
    texts, puzzles = Texts(ALHAMBRA, "en"), puzzles_of(ALHAMBRA)
    bought = Way(("buy florin florin-6", "end", "place pavilion_6_n 0,-1"), 0)
    said = "Buy the pavilion (price 6) with florin 6, then no further action, then pavilion (price 6): 1 north"
    assert texts.way(puzzles.named("three-in-one-turn"), bought) == said
    puzzle = given()
    [refused] = puzzle.solution.refused()
    assert texts.refused(puzzle, refused).startswith(
        "Swap in the garden (price 9): 1 north. Not here: wall must meet wall"
    )
    [dear] = puzzles.named("three-in-one-turn").solution.refused()  # nothing is told of what is not allowed
    assert texts.refused(puzzle, dear).startswith("Buy a building: denar, denar 8. These cards make 8")


def test_asking_for_nothing_has_words_of_its_own() -> None:
    rashid = game_named("al_rashid")
    puzzle = puzzles_of(rashid).named("two-wishes")
    nothing = next(way for way in puzzle.solution.ways if way.actions == ("ask -",))
    assert Texts(rashid, "en").way(puzzle, nothing) == "Nothing"


def test_the_same_decisions_in_another_order_are_listed_once_where_the_order_is_free() -> None:
    puzzle = puzzles_of(ALHAMBRA).named("both-find-a-place")
    ways = [way.actions for way in puzzle.solution.best_ways]
    assert len(ways) == 2
    for way in ways:
        assert len([row for row in puzzle.solution.rows(way) if row.value == puzzle.solution.best]) == 1


def test_a_number_with_its_noun_is_one_part_of_a_message() -> None:
    texts = Texts(ALHAMBRA, "ru")
    assert texts.words.say("puzzle-unit-buildings", count=3) == "3 здания"
    with pytest.raises(UnknownMessage):
        Words("en")._unit_function(3, of="nothing")


def test_each_day_has_its_puzzle_and_all_take_their_turn() -> None:
    names = ["a", "b", "c", "d", "e"]
    first = date(2026, 11, 16)
    days = [of_the_day(names, first + timedelta(days=day)) for day in range(200)]
    assert days == [of_the_day(names, first + timedelta(days=day)) for day in range(200)]
    assert set(Counter(days).values()) <= {39, 40, 41}
    assert all(one != two for one, two in itertools.pairwise(days))
    assert of_the_day(["a"], first) == "a"
    assert {of_the_day(["a", "b"], first), of_the_day(["a", "b"], first + timedelta(days=1))} == {"a", "b"}
    cycle = first.toordinal() // len(names) * len(names)
    assert sorted(of_the_day(names, date.fromordinal(cycle + day)) for day in range(5)) == names
