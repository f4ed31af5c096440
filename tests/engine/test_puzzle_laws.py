"""What every puzzle of every game keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import ast

from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games
from majlis.engine.chance import Chance
from majlis.engine.game import Game
from majlis.engine.outlook import menu_of
from majlis.engine.puzzle import (
    MOST_ROWS,
    THEREAFTER,
    Puzzle,
    folder_of,
    has_puzzles,
    puzzles_of,
    value_of,
    ways_from,
)
from majlis.engine.puzzle_texts import BEFORE, Texts
from majlis.engine.rulebook import Block
from majlis.engine.rules import reference
from majlis.engine.words import LANGUAGES, missing
from tests.engine.prose import faults_of
from tests.fluent_files import nodes, texts

GAMES = [game_named(name) for name in games() if has_puzzles(game_named(name))]
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles_of(game).puzzles]
LONGEST_TITLE = 5
"""Words."""
OTHER_DEALS = 2

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game.id}-{puzzle.name}")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_puzzle
def test_the_best_answer_is_the_only_one(puzzle: Puzzle) -> None:
    solution = puzzle.solution
    assert solution.unique, f"{solution.best} is reached by {[way.actions for way in solution.best_ways][:6]}"
    assert solution.best != solution.before or puzzle.aim == "least", "doing nothing is as good"
    assert len({way.value for way in solution.ways}) > 1
    assert len(solution.rows()) <= MOST_ROWS, "too many results to read; name those that matter in 'show'"


@each_puzzle
def test_what_nobody_can_see_makes_no_difference(puzzle: Puzzle) -> None:
    """The same answer is best however the hidden cards and tiles are dealt."""
    if puzzle.end == "next":  # such a position says itself what comes next
        return
    solution = puzzle.solution
    for number in range(OTHER_DEALS):
        world = solution.start.state.imagine(puzzle.seat, Chance.of(f"{number + 7:x}"))
        world.confirming = solution.start.state.confirming
        found = {actions: value_of(puzzle, world, after) for actions, after in ways_from(puzzle, world, ())}
        assert found == {way.actions: way.value for way in solution.ways}


@each_puzzle
def test_the_quantity_is_read_from_the_answer(puzzle: Puzzle) -> None:
    roots = {name.partition(".")[0].lstrip("#") for name in re.findall(r"#?[a-z_][\w.=-]*", puzzle.quantity)}
    assert roots & set(THEREAFTER)


def choices_in(shown: object) -> Iterator[tuple[str, ...]]:
    """Every list of names in the numbers of a board, sorted as the parts of an action are."""
    if isinstance(shown, Mapping):
        for value in shown.values():
            yield from choices_in(value)
    elif isinstance(shown, list):
        names = [name for name in shown if isinstance(name, str)]
        if names and len(names) == len(shown):
            yield tuple(sorted(names))
        for value in shown:
            yield from choices_in(value)


@each_puzzle
def test_its_board_proposes_no_part_of_the_answer(puzzle: Puzzle) -> None:
    """Cards to pay with or tiles to fight with are not chosen for who answers, wherever others could be chosen."""
    match = puzzle.start()
    for text in puzzle.solution.best_ways[0].actions:
        printed = set(choices_in(match.numbers(None)))
        proposed = set(choices_in(puzzle.game.without_forecasts(match.numbers(puzzle.seat)))) - printed
        menu = menu_of(match.state, puzzle.seat, False)
        legal = [menu.action(match.state, code) for code in menu.codes(match.state)]
        best = puzzle.game.verbs.parse(text)
        for at, part in enumerate(best.parts):
            kept = (*best.parts[:at], *best.parts[at + 1 :])
            others = [action for action in legal if action.verb == best.verb and part != action.parts[at]]
            if any((*other.parts[:at], *other.parts[at + 1 :]) == kept for other in others):
                assert best.words(at) not in proposed, text
        match.play(text, puzzle.seat)


def test_a_board_that_proposes_the_answer_is_found() -> None:
    puzzle = next(each for each in PUZZLES if each.name == "pay-with-care")
    (best,) = puzzle.solution.best_ways[0].actions
    proposed = set(choices_in(puzzle.start().numbers(puzzle.seat)))
    assert puzzle.game.verbs.parse(best).words(0) in proposed


@each_puzzle
def test_its_rules_exist_and_what_it_lists_as_refused_is(puzzle: Puzzle) -> None:
    page = reference(puzzle.game.id)
    assert [rule for rule in puzzle.rules if rule not in page.rules] == []
    assert not puzzle.example or puzzle.example in page.examples
    assert len(puzzle.solution.refused()) == len(puzzle.refused)
    for pattern in puzzle.show:
        assert any(way.fits(pattern) for way in puzzle.solution.ways), pattern


@each_game
def test_every_topic_and_level_has_a_puzzle(game: Game) -> None:
    found = puzzles_of(game)
    assert {puzzle.topic for puzzle in found.puzzles} == set(found.topics)
    assert {puzzle.level for puzzle in found.puzzles} == {1, 2, 3}


# texts


def wanted(game: Game) -> set[str]:
    """The messages that the puzzles of a game need."""
    found = puzzles_of(game)
    out = {f"puzzle-topic-{topic}" for topic in found.topics} | {f"puzzle-unit-{each.unit}" for each in found.puzzles}
    for puzzle in found.puzzles:
        out |= {f"puzzle-{puzzle.name}-{what}" for what in (*BEFORE, "why")}
        out |= {f"puzzle-{puzzle.name}-note-{note}" for note in puzzle.notes.values()}
    return out


@each_game
def test_every_text_exists_in_every_language_and_none_is_left_over(game: Game) -> None:
    faults = missing([folder_of(game) / "locale"])
    assert [fault for fault in faults if "refers to" not in fault] == []
    shared = ("puzzle-do-", "puzzle-cell", "unit-", "puzzle-part-")
    for language in LANGUAGES:
        given = {text.message for text in texts(folder_of(game) / "locale" / f"{language}.ftl")}
        assert wanted(game) - given == set()
        assert sorted(each for each in given - wanted(game) if not each.startswith(shared)) == []


@each_puzzle
def test_every_number_that_it_names_is_said(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        said = (folder_of(puzzle.game) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        own = "\n".join(line for line in said.splitlines() if line.startswith(f"puzzle-{puzzle.name}-"))
        assert [name for name in puzzle.values if not re.search(rf"\${name}\b", own)] == []


@cache
def texts_in(game: Game, language: str) -> Texts:
    return Texts(game, language, ["Leila", "Tomás", "Ingrid", "Ziryab", "Nur", "Omar"])


def said(puzzle: Puzzle, language: str) -> Iterator[tuple[str, str]]:
    """Everything that a puzzle says, with a name for each."""
    words = texts_in(puzzle.game, language)
    for what in (*BEFORE, "why"):
        yield what, words.say(puzzle, what)
    for row in puzzle.solution.rows():
        yield "result", words.way(puzzle, row)
        yield "note", words.note(puzzle, row)
    for refused in puzzle.solution.refused():
        yield "refused", words.refused(puzzle, refused)
    yield "unit", words.unit(puzzle)
    yield "amount", words.amount(puzzle, puzzle.solution.best)


@each_puzzle
@each_language
def test_everything_can_be_said(puzzle: Puzzle, language: str) -> None:
    for what, text in said(puzzle, language):
        assert text.strip() or what == "note", what
        assert not re.search(r"[{}$]", text), text


@each_puzzle
@each_language
def test_sentences_and_terms_follow_the_guide(puzzle: Puzzle, language: str) -> None:
    faults = []
    for what, text in said(puzzle, language):
        if what in (*BEFORE, "why", "note"):
            faults += [f"{what}: {fault}" for fault in faults_of(Block("text", (), text), puzzle.game.id, language)]
    assert faults == []
    assert len(texts_in(puzzle.game, language).title(puzzle).split()) <= LONGEST_TITLE


@each_game
@each_language
def test_no_number_is_written_by_hand(game: Game, language: str) -> None:
    path = folder_of(game) / "locale" / f"{language}.ftl"
    written = [
        f"{text.message}: {node.value}"
        for text in texts(path)
        for node in nodes(text.pattern)
        if isinstance(node, ast.TextElement) and re.search(r"\d", node.value)
    ]
    assert written == []


@each_puzzle
def test_notes_belong_to_results_that_are_listed(puzzle: Puzzle) -> None:
    rows = puzzle.solution.rows()
    for pattern in puzzle.notes:
        assert any(row.fits(pattern) for row in rows), pattern


def test_there_is_something_for_the_laws_to_look_at() -> None:
    assert PUZZLES
    for game in GAMES:
        for language in LANGUAGES:
            assert len(texts(folder_of(game) / "locale" / f"{language}.ftl")) >= 4 * len(puzzles_of(game).puzzles)
