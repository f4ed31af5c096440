"""Guided matches: how lessons are read and followed, and the laws that every one of them keeps."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache

import pytest

from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games
from majlis.engine.chance import Chance
from majlis.engine.game import Game
from majlis.engine.lesson import (
    BrokenLesson,
    Lesson,
    decisions_of,
    folder_of,
    has_lesson,
    lesson,
    read,
    reply,
    rest_of_script,
)
from majlis.engine.lesson_progress import Progress, progress
from majlis.engine.lesson_when import Condition, Moment, matches
from majlis.engine.lesson_words import ACTING, READING, LessonWords, lesson_words
from majlis.engine.match import Match
from majlis.engine.rules import reference
from majlis.engine.words import LANGUAGES, engine_locale, missing
from majlis_souk import GAME as SOUK
from tests.engine.prose import MOST_WORDS, avoided, sentences
from tests.fluent_files import ROOT

GAMES = [game_named(name) for name in games() if has_lesson(game_named(name))]
TADMOR = game_named("tadmor")
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
in_languages = pytest.mark.parametrize("language", LANGUAGES)
PIECE = re.compile(r"\[[a-z_]+\]")
CELL = re.compile(r"-?\d+,-?\d+")
LONGEST_TITLE = 5

SMALL = """
seats = 2
seat = 1
seed = "2796"
minutes = 5
prelude = 3
script = '''
1 pick wood
1 take i1
0 take i2
'''

[[steps]]
id = "look"
group = 1
when = ["asks place"]
rules = ["TAD-4.1"]

[[steps]]
id = "two"
group = 1
when = ["asks place", "view.round = 1"]
goal = ["place ship *"]
meant = ["place ship nowhere", "place ship south_*"]

[[steps.then]]
goal = ["place camel *"]
meant = "place camel *"

[[steps]]
id = "late"
group = 2
when = ["asks place", "view.round = 2"]
goal = ["place *"]
meant = "place *"
"""


def text_of(game: Game) -> str:
    return (folder_of(game) / "lesson.toml").read_text(encoding="utf-8")


def begun(given: Lesson, entries: int | None = None) -> Match:
    """The match after some entries of the script, by default when the learner sits down."""
    match = given.start()
    for seat, text in given.script[: given.prelude if entries is None else entries]:
        match.enter(seat, text)
    return match


def shown(given: Lesson, match: Match) -> list[Progress]:
    """What the coach says now, one after the other, if everything is read."""
    found = [progress(given, match)]
    while found[-1].state == "read":
        found.append(progress(given, match, found[-1].read))
    return found


@cache
def followed(game: Game) -> list[tuple[int, Progress]]:
    """What the coach says to a learner who keeps to the script: after how many entries, and what."""
    given = lesson(game)
    match = begun(given)
    found: list[tuple[int, Progress]] = []
    for at in range(given.prelude, len(given.script) + 1):
        if given.seat in match.waiting:
            found += [(at, each) for each in shown(given, match)]
        if at < len(given.script):
            match.enter(*given.script[at])
    return found


def moments(game: Game) -> list[tuple[int, int, Progress]]:
    """Where the script shows each step: the number of entries, the step, the progress."""
    return [
        (at, each.now, each) for at, each in followed(game) if each.now is not None and each.state in ("act", "read")
    ]


# reading


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats = 2", "seats = 9", "Tadmor is for 2 to 4 seats, not 9"),
        ("seat = 1", "seat = 2", "the learner's seat is one of 0 to 1, not 2"),
        ("minutes = 5", "", "lesson.toml lacks 'minutes'"),
        ("minutes = 5", "minutes = '5'", "lesson.toml: minutes is '5', not a whole number"),
        ("minutes = 5", "hours = 5", "lesson.toml has no field 'hours'"),
        ("prelude = 3", "prelude = 4", "the script has 3 entries, prelude is 4"),
        ("1 take i1", "1 grab i1", "'1 grab i1': unknown verb 'grab'"),
        ("1 take i1", "take i1", "a line of the script is a seat and its action, like '1 end', not 'take i1'"),
        ("1 take i1", "2 take i1", "a line of the script is a seat and its action, like '1 end', not '2 take i1'"),
        ('id = "late"', 'id = "look"', "two steps are called 'look'"),
        ('id = "late"', 'id = "Late"', "an id is small letters, digits and hyphens, not 'Late'"),
        ("group = 2", "group = 5", "step 'late': a group is a number from 1 to 4, not 5"),
        ('id = "look"\ngroup = 1', 'id = "look"\ngroup = 3', "step 'two' is of group 1, but stands behind one of 3"),
        ('goal = ["place ship *"]\n', "", "step 'two': a goal and a meant action belong together"),
        ('meant = "place camel *"', "", "step 'two', then 1: a goal and a meant action belong together"),
        ('meant = "place *"', 'meant = "put *"', "step 'late': Tadmor has no action 'put'"),
        ('rules = ["TAD-4.1"]', 'rules = ["4.1"]', "step 'look': a rule is written like TAD-4.1, not '4.1'"),
        ('rules = ["TAD-4.1"]', "rules = 4", "step 'look': rules is a list of texts, not 4"),
        ('"view.round = 2"', '"round two"', "step 'late': 'round two' is no condition; one is written 'asks place'"),
        ("seats = 2", "seats = ", "lesson.toml: Invalid value"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_refused_with_the_reason(old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(BrokenLesson, match=re.escape(message)):
        read(TADMOR, SMALL.replace(old, new, 1))


def test_a_game_without_a_lesson_says_so() -> None:
    assert not has_lesson(SOUK)
    with pytest.raises(ValueError, match="has no guided match yet"):
        lesson(SOUK)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("asks place", True),
        ("asks hire", False),
        ("not asks hire", True),
        ("can place ship south_sea_*", True),
        ("can end", False),
        ("view.round = 1", True),
        ("view.round + 1 > 2", False),
        ("have.wood >= mission.id=K21.cost.wood", True),
        ("have.pearls >= 1", False),
        ("view.phase is placement", True),
        ("view.players.1.hand has k21", True),
        ("view.players.0.hand has k21", False),
        ("not view.display has i10", False),
    ],
)
def test_conditions_read_what_the_learner_sees(text: str, holds: bool) -> None:
    given = lesson(TADMOR)
    match = begun(given, given.prelude + 1)
    assert Condition(text).holds(Moment(match, given.seat, given.tables, given.numbers)) == holds


def test_bots_keep_to_their_lines_until_somebody_decides_otherwise() -> None:
    given = lesson(TADMOR)
    assert reply(given, given.script[:3], 0) == "place camel palmyra_upgrade_2"
    after = [*given.script[:3], (0, "place camel palmyra_upgrade_2"), (1, "place camel palmyra_market")]
    assert reply(given, after, 0) is None
    assert rest_of_script(given, given.script) == []
    assert reply(given, given.script, 0) is None


def test_seats_that_are_asked_together_may_answer_in_any_order() -> None:
    given = lesson(TADMOR)
    first, second, third, *_ = given.script
    assert rest_of_script(given, [third, first, second]) == list(given.script[3:])
    assert rest_of_script(given, [second]) is None


# following


def test_a_step_may_take_several_decisions() -> None:
    given = read(TADMOR, SMALL)
    match = begun(given)
    match.play("place camel palmyra_upgrade_2", 0)
    read_first = progress(given, match)
    assert (read_first.state, read_first.now, read_first.read) == ("read", 0, 1)
    act = progress(given, match, 1)
    assert (act.state, act.now, act.part, act.meant) == ("act", 1, 0, "place ship south_sea_stone_ship_1")
    match.play("place ship south_sea_stone_ship_1", 1)
    assert progress(given, match, 1).state == "wait"
    match.play("place ship north_sea_marble_ship", 0)
    then = progress(given, match, 1)
    assert (then.state, then.now, then.part, then.at, then.said) == ("act", 1, 1, 1, False)
    match.play("place camel palmyra_market", 1)
    match.play("place camel antioch_caravan", 0)
    after = progress(given, match, 1)
    assert (after.state, after.now, after.at, after.said) == ("free", 2, 2, True)
    assert after.last is not None
    assert (after.last.step, after.last.other) == (1, False)


def test_acting_before_reading_skips_what_was_to_be_read() -> None:
    given = read(TADMOR, SMALL)
    match = begun(given)
    match.play("place camel palmyra_upgrade_2", 0)
    match.play("place camel palmyra_market", 1)
    match.play("place ship north_sea_marble_ship", 0)
    found = progress(given, match)
    assert (found.state, found.now, found.at) == ("free", 2, 2)
    assert found.last is not None
    assert (found.last.step, found.last.other, found.said) == (1, True, True)


def test_what_was_read_since_silences_the_sentence_about_the_last_decision() -> None:
    given = lesson(TADMOR)
    at, _, _ = next(found for found in moments(TADMOR) if given.steps[found[1]].id == "trade")
    match = begun(given, at)
    assert progress(given, match).said
    extra = text_of(TADMOR).replace(
        '[[steps]]\nid = "trade"',
        '[[steps]]\nid = "pause"\ngroup = 2\nwhen = ["asks building"]\n\n[[steps]]\nid = "trade"',
    )
    paused = read(TADMOR, extra)
    first = progress(paused, match)
    assert (first.state, first.said) == ("read", True)
    second = progress(paused, match, first.read)
    assert (second.state, second.said) == ("act", False)


# the laws


@by_game
def test_the_script_reaches_every_step_in_order(game: Game) -> None:
    given = lesson(game)
    assert 10 <= len(given.steps) <= 20
    assert {step.group for step in given.steps} == {1, 2, 3, 4}
    order = [number for _, number, each in moments(game) if each.part == 0]
    assert order == list(range(len(given.steps)))
    last = followed(game)[-1][1]
    assert (last.state, last.now, last.at) == ("free", None, len(given.steps))


@by_game
def test_what_is_meant_is_the_script_and_fulfils_the_goal(game: Game) -> None:
    given = lesson(game)
    parts = 0
    for at, number, each in moments(game):
        if each.state == "act":
            assert given.script[at] == (given.seat, each.meant), given.steps[number].id
            goal = given.steps[number].parts[each.part].goal
            assert any(matches(pattern, each.meant or "") for pattern in goal), given.steps[number].id
            parts += 1
    assert parts == sum(len(step.parts) for step in given.steps if not step.is_read)
    for _, each in followed(game):
        assert each.last is None or not each.last.other


@by_game
def test_rules_and_bright_places_exist(game: Game) -> None:
    given = lesson(game)
    rules = reference(game.id).rules
    for step in given.steps:
        assert step.rules, step.id
        assert [rule for rule in step.rules if rule not in rules] == [], step.id
        for part in step.parts:
            assert [word for word in part.bright if not drawn(game, word)] == [], step.id


def drawn(game: Game, word: str) -> bool:
    """Whether the game's board marks something by this word: a cell, a piece, a fixed word, or one with a piece or seat."""
    if CELL.fullmatch(word):
        return "data-cell=" in boards(game)
    head, colon, rest = word.partition(":")
    if not colon and is_piece(game, word):
        return True
    source = boards(game)
    if not colon:
        return re.search(rf'data-(piece|place|space)=(\{{[^{{}}]*)?"{re.escape(word)}"', source) is not None
    known = rest.isdecimal() or all(is_piece(game, piece) for piece in rest.split(":") if not piece.isdecimal())
    return known and re.search(rf'["`]{re.escape(head)}:\$?\{{', source) is not None


def is_piece(game: Game, word: str) -> bool:
    box = game.read_box(None)
    naming = game.naming()
    return game.about(box, word) is not None or (
        naming is not None and (word in naming.plain or word in naming.composed)
    )


@cache
def boards(game: Game) -> str:
    folder = ROOT / "web" / "src" / "games" / game.id
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.svelte")))


@by_game
def test_undo_takes_the_step_back(game: Game) -> None:
    given = lesson(game)
    match = begun(given)
    for at in range(given.prelude, len(given.script)):
        seat, text = given.script[at]
        before = progress(given, match, 99) if seat == given.seat else None
        match.enter(seat, text)
        if before is None or match.over:
            continue
        done = progress(given, match, 99)
        assert done.back == 1
        match.back(match.last_decision(given.seat), given.seat)
        again = progress(given, match, 99)
        assert again._replace(last=None, back=None) == before._replace(last=None, back=None)
        assert reply(given, decisions_of(match), seat) == text
        match.enter(seat, text)


@by_game
def test_whatever_a_learner_does_the_coach_answers_and_never_goes_back(game: Game) -> None:
    given = lesson(game)
    words = {language: lesson_words(game, language) for language in LANGUAGES}
    for number in range(3):
        chance = random.Random(number)
        match = begun(given)
        at = 0
        while not match.over and len(match.entries) < 70:
            seat = chance.choice(match.waiting)
            scripted = reply(given, decisions_of(match), seat)
            if seat == given.seat:
                found = progress(given, match, chance.choice((0, 99)))
                assert found.at >= at
                at = found.at
                for each in words.values():
                    assert all(telling(each, found))
                scripted = scripted if chance.random() < 0.6 else None
            match.play(scripted or chance.choice(match.actions(seat)), seat)


@by_game
def test_every_lesson_ends_in_free_play(game: Game) -> None:
    given = lesson(game)
    match = begun(given, len(given.script))
    for _ in range(10):
        match.play(match.actions()[0])
    found = progress(given, match, 99)
    assert (found.now, found.at, found.said) == (None, len(given.steps), False)
    assert found.state == ("free" if given.seat in match.waiting else "wait")
    assert found.last is not None
    assert found.last.entry == match.last_decision(given.seat)


def telling(words: LessonWords, found: Progress) -> list[str]:
    """Everything that is said about a moment."""
    said = [words.said(found)] if words.said(found) else []
    if found.now is None or found.state not in ("act", "read"):
        return said
    step = words.lesson.steps[found.now]
    kinds = [kind for kind in ("title", "text", "hint") if words.has(step, kind)]
    return [*said, *(words.say(step, kind, found.values) for kind in kinds)]


@by_game
@in_languages
def test_what_an_action_would_bring_is_said_in_two_sentences(game: Game, language: str) -> None:
    given, words = lesson(game), lesson_words(game, language)
    said = []
    for at in range(given.prelude, len(given.script)):
        seat, text = given.script[at]
        if seat == given.seat:
            said.append(words.way(begun(given, at).outlook(text, seat)))
    assert {len(sentences(each)) for each in said} == {2}
    assert len(set(said)) > 2
    assert faults(game, language, said) == []


@by_game
def test_the_coach_knows_only_what_the_learner_sees(game: Game) -> None:
    given = lesson(game)
    for at, number, each in moments(game):
        match = begun(given, at)
        match.state = match.state.imagine(given.seat, Chance.of(f"{at:x}"))
        moment = Moment(match, given.seat, given.tables, given.numbers)
        step = given.steps[number]
        part = step.parts[each.part]
        assert [condition.text for condition in part.when if not condition.holds(moment)] == [], step.id
        assert (moment.first(*part.meant) if part.meant else None) == each.meant, step.id
        assert {name: moment.numbers.value(text) for name, text in step.values.items()} == each.values


# the texts


@by_game
@in_languages
def test_every_step_says_what_it_has_to_say(game: Game, language: str) -> None:
    words = lesson_words(game, language)
    for step in lesson(game).steps:
        assert [kind for kind in (READING if step.is_read else ACTING) if not words.has(step, kind)] == [], step.id
    assert len(words.groups()) == 4


@by_game
@in_languages
def test_texts_follow_the_guide(game: Game, language: str) -> None:
    words = lesson_words(game, language)
    for _, number, each in moments(game):
        step = words.lesson.steps[number]
        assert len(words.say(step, "title", each.values).split()) <= LONGEST_TITLE, step.id
        assert len(sentences(words.say(step, "text", each.values))) == 2, step.id
        assert faults(game, language, telling(words, each)) == []
    common = [words.common(f"{name}-text") for name in ("own", "wait", "free", "over")]
    assert [len(sentences(text)) for text in common] == [2, 2, 2, 2]
    assert faults(game, language, common) == []


@cache
def other_choices(game: Game) -> list[Progress]:
    """What becomes of some choices that the steps do not ask for: the first and the last legal ones at each of them."""
    given = lesson(game)
    found: list[Progress] = []
    for at, number, each in moments(game):
        goal = given.steps[number].parts[each.part].goal
        match = begun(given, at)
        texts = [str(action) for action in match.actions(given.seat)] if goal else []
        others = [text for text in texts if not any(matches(pattern, text) for pattern in goal)]
        for text in dict.fromkeys(others[:2] + others[-2:]):
            match.play(text, given.seat)
            found.append(progress(given, match))
            match.back(match.last_decision(given.seat), given.seat)
    return found


@by_game
@in_languages
def test_something_true_is_said_about_every_other_choice(game: Game, language: str) -> None:
    words = lesson_words(game, language)
    found = [each for each in other_choices(game) if each.said]
    assert len(found) > len(words.lesson.steps)
    for each in found:
        assert each.last is not None
        assert each.last.other
        assert len(sentences(words.said(each))) == 2, words.said(each)
    assert faults(game, language, [words.said(each) for each in found]) == []


def faults(game: Game, language: str, texts: list[str]) -> list[str]:
    long = [part for text in texts for part in sentences(text) if len(part.split()) > MOST_WORDS]
    return long + [f"{word!r}: {text}" for text in texts for word in avoided(text, game.id, language)]


@by_game
def test_all_languages_have_the_same_messages_parts_and_pieces(game: Game) -> None:
    assert missing([folder_of(game) / "locale", engine_locale() / "lesson"]) == []
    pieces = [Counter(PIECE.findall("\n".join(messages(game, language)))) for language in LANGUAGES]
    assert pieces[0] == pieces[1] == pieces[2]


@by_game
@in_languages
def test_no_number_is_written_by_hand(game: Game, language: str) -> None:
    texts = [line.partition(" = ")[2] for line in messages(game, language)]
    assert [text for text in texts if re.search(r"\d", re.sub(r"\{[^{}]*\}", "", text))] == []


def messages(game: Game, language: str) -> list[str]:
    """What the coach says, as it is written."""
    text = (folder_of(game) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith("lesson-")]


def test_edited_data_changes_what_is_said() -> None:
    edited = lesson(TADMOR)
    tables = {**edited.tables, "tower_score": {**edited.tables["tower_score"], "pp_per_level": 7}}
    other = read(TADMOR, text_of(TADMOR))
    other.tables = tables
    step = next(step for step in other.steps if step.id == "tower")
    assert "7 PP" in LessonWords(other, "en").say(step, "text", {})
