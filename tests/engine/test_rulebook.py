"""Rulebooks for people: how they are read, and the laws that every one of them keeps."""

from __future__ import annotations

import doctest
import re
from collections import Counter

import pytest

from majlis.engine import lesson_numbers
from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.rulebook import (
    Block,
    BrokenBook,
    Chapter,
    Source,
    folder_of,
    has_rulebook,
    make,
    parse,
    rulebook,
    words_of,
)
from majlis.engine.rules import reference
from majlis.engine.words import LANGUAGES, missing
from majlis_souk import GAME as SOUK
from tests.engine.prose import avoided, faults_of

BOOKS = [game_named(name) for name in games() if has_rulebook(game_named(name))]
PLACEHOLDER = re.compile(r"\{[^{}]+\}")
PIECE = re.compile(r"\[[a-z_]+\]")
PAGE = """# A game

## 1 first What it is

[1.1, 1.2] Take {coins:price} [coin]. It is
yours.

### A part

[1.3] Either
- this
- or that

example EX-1: **Title.** Ana looks.
1. *Look.* She looks.
2. *Pay.* {coins:ex.sum}
= That was it.

side [1.1] {table:prices}

picture [R-2] board: All of it.

ask [1.2] Why? | Because.

tip: Look there.
"""


def texts(chapter: Chapter) -> list[str]:
    return [text for block in chapter.blocks for text in (block.text, *block.steps, block.after) if text]


def raw(game: Game, language: str) -> list[Chapter]:
    return parse((folder_of(game) / f"{language}.md").read_text(encoding="utf-8"), game.prefix, language)[1]


def test_a_text_is_read_into_chapters_and_blocks() -> None:
    title, [chapter] = parse(PAGE, "TOY")
    assert (title, chapter.number, chapter.name, chapter.title) == ("A game", 1, "first", "What it is")
    bare = [block._replace(line=0) for block in chapter.blocks]
    assert bare == [
        Block("text", ("TOY-1.1", "TOY-1.2"), "Take {coins:price} [coin]. It is yours."),
        Block("head", (), "A part"),
        Block("text", ("TOY-1.3",), "Either\n- this\n- or that"),
        Block(
            "example",
            ("EX-1",),
            "**Title.** Ana looks.",
            "EX-1",
            ("*Look.* She looks.", "*Pay.* {coins:ex.sum}"),
            "That was it.",
        ),
        Block("side", ("TOY-1.1",), "", "prices"),
        Block("picture", ("R-2",), "All of it.", "board"),
        Block("ask", ("TOY-1.2",), "Why?", after="Because."),
        Block("tip", (), "Look there."),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# A\n\n[1.1] Text.", "en.md, line 3: there is text before the first chapter"),
        ("## First", "en.md, line 1: a chapter is written '## 3 name Title', not '## First'"),
        ("## 2 two Second", "en.md, line 1: chapter 2 follows chapter 0"),
        ("## 1 one First\n\nNo number.", "en.md, line 3: a paragraph begins with the rules that it tells, like [3.5]"),
        ("## 1 one First\n\nask [1.1] Why?", "en.md, line 3: a question and its answer are separated by ' | '"),
        ("## 1 one First\n\npicture [1.1] Why?", "en.md, line 3: a picture is written 'picture [1.8] name: Caption'"),
    ],
)
def test_a_text_that_breaks_the_conventions_is_refused_with_the_line(text: str, message: str) -> None:
    with pytest.raises(BrokenBook, match=re.escape(message)):
        parse(text, "TOY")


def test_numbers_come_from_paths_and_sums() -> None:
    numbers = lesson_numbers.Numbers({"a": {"b": [3, {"id": "x", "n": 5}]}}, {"three": "a.b.0"})
    assert numbers.value("2 * (three + a.b.id=x.n) - min(1, three)") == 15
    assert numbers.value("7 // 2") == 3
    for wrong in ("nothing", "a.b", "a.b.7", "2 +", "three three", "3 % 2"):
        with pytest.raises(ValueError, match=r"number|expression|early"):
            numbers.value(wrong)
    assert doctest.testmod(lesson_numbers).failed == 0


def test_of_several_events_with_a_name_the_path_says_which() -> None:
    match = SOUK.start(2, seed="1")
    told = [
        Event("event-pay", "", 0, {"sum": 3}),
        Event("event-pay", "", 1, {"sum": 5}),
        Event("event-ask", "", 1, {"price": 8}),
    ]
    numbers = lesson_numbers.Numbers({}, {}).more(
        {}, lesson_numbers.Played(match, {}, {}, [{"wares": 1}, {"wares": 4}], {}, told)
    )
    assert numbers.value("event.pay.0.sum + event.pay.1.sum") == 8
    assert numbers.value("event.pay.seat=1.sum") == 5
    assert numbers.value("event.ask.price") == 8
    assert numbers.value("#event.pay") == 2
    assert numbers.value("seat.1.wares") == 4
    with pytest.raises(ValueError, match=r"2 such events happen; say which: event\.pay\.0\.sum is the first"):
        numbers.value("event.pay.sum")
    with pytest.raises(ValueError, match="no such event happens"):
        numbers.value("event.flee.count")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_a_rulebook_has_at_most_three_thousand_words(game: Game, language: str) -> None:
    said = [text for chapter in rulebook(game, language).chapters for text in texts(chapter)]
    words = sum(len(re.findall(r"[\w’'-]+", re.sub(r"\[[a-z_]+\]|[*]", " ", text))) for text in said)
    assert 1500 <= words <= 3000


def test_a_game_without_a_rulebook_says_so() -> None:
    assert not has_rulebook(SOUK)
    with pytest.raises(ValueError, match="has no rulebook yet, only numbered rules"):
        rulebook(SOUK)
    with pytest.raises(ValueError, match="no language 'fr'"):
        rulebook(BOOKS[0], "fr")


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_every_number_in_the_margin_exists(game: Game) -> None:
    page = reference(game.id)
    known = {*page.rules, *page.rulings, *page.examples}
    assert sorted(rulebook(game).told() - known) == []


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_every_rule_is_told_or_listed_as_a_detail(game: Game) -> None:
    book = rulebook(game)
    told, details, rules = book.told(), book.source.details, reference(game.id).rules
    assert [rule for rule in rules if rule not in told and rule not in details] == []
    assert [rule for rule in details if rule in told or rule not in rules] == []
    assert len(details) == len(set(details))


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_all_languages_have_the_same_paragraphs_rules_placeholders_and_pieces(game: Game, language: str) -> None:
    english, other = raw(game, "en"), raw(game, language)
    assert [chapter.name for chapter in english] == [chapter.name for chapter in other]
    for one, two in zip(english, other, strict=True):
        assert [(b.kind, b.ids, b.name, len(b.steps)) for b in one.blocks] == [
            (b.kind, b.ids, b.name, len(b.steps)) for b in two.blocks
        ], one.name
        for first, second in zip(one.blocks, two.blocks, strict=True):
            assert marks(first) == marks(second), f"{language}.md, line {second.line}"


def marks(block: Block) -> Counter[str]:
    """The placeholders, whatever the case of their nouns, and the pieces."""
    text = " ".join((block.text, *block.steps, block.after))
    holders = [re.sub(r"\{([a-z-]+)\.[a-z]+:", r"{\1:", found) for found in PLACEHOLDER.findall(text)]
    return Counter([*holders, *PIECE.findall(text)])


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_by_hand(game: Game, language: str) -> None:
    written = [
        f"{language}.md, line {block.line}: {text}"
        for chapter in raw(game, language)
        for block in chapter.blocks
        for text in (block.text, *block.steps, block.after)
        if re.search(r"\d", PLACEHOLDER.sub("", text))
    ]
    assert written == []


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_paragraphs_and_terms_follow_the_guide(game: Game, language: str) -> None:
    book = rulebook(game, language)
    assert [
        f"{language}.md, line {block.line}: {fault}"
        for chapter in book.chapters
        for block in chapter.blocks
        for fault in faults_of(block, game.id, language)
    ] == []


def test_avoided_words_are_found_in_what_is_said_not_in_the_names_of_pieces() -> None:
    assert avoided("Zwei Florins auf dem **Markt**", "alhambra", "de") == ["Markt", "Florin"]
    assert avoided("Ein Gulden [florin]", "alhambra", "de") == []


def test_an_avoided_german_noun_is_found_as_it_is_written() -> None:
    assert avoided("Du kaufst Kostbares.", "tadmor", "de") == ["Kostbares"]
    assert avoided("Du kaufst ein kostbares Gut.", "tadmor", "de") == []


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_units_and_titles_are_said_in_every_language(game: Game) -> None:
    # A unit may be one of the game's own messages, which stand in another folder.
    faults = missing([folder_of(game) / "locale"])
    assert [fault for fault in faults if "refers to holding-" not in fault] == []
    for language in LANGUAGES:
        words = words_of(game, language)
        for table in Source(game).file.get("tables", {}).values():
            assert words.say(table["title"])


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_worked_examples_come_to_what_the_rules_page_says(game: Game) -> None:
    source = Source(game)
    for name, given in source.file["examples"].items():
        numbers = source.example(name)
        found = {key: numbers.value(f"ex.{key}") for key in given.get("expect", {})}
        assert found == given.get("expect", {}), name
        assert found, f"{name} expects nothing"


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_every_step_of_an_example_has_its_marks_and_a_position(game: Game) -> None:
    book = rulebook(game)
    for chapter in book.chapters:
        for block in chapter.blocks:
            if block.kind == "example":
                given = book.source.file["examples"][block.name]
                assert len(given["steps"]) == len(block.steps), block.name
                for step in given["steps"]:
                    assert book.source.stage(block.name, step.get("at", 0)).match.state.view(0)
            elif block.kind == "picture":
                assert book.source.stage(block.name).match.state.view(0)


def test_edited_data_changes_the_prose() -> None:
    sabika = game_named("sabika")
    text = (
        sabika.data_text()
        .replace("rest_dinar = 3\n", "rest_dinar = 7\n")
        .replace("move_free_steps = 2", "move_free_steps = 1")
    )
    for language, rest, free in (
        ("en", "7 dinars", "1 step "),
        ("de", "7 Dinare", "1 Schritt "),
        ("ru", "7 динаров", "1 шаг "),
    ):
        moving = next(chapter for chapter in make(sabika, language, text).chapters if chapter.name == "moving")
        said = "\n".join(texts(moving))
        assert rest in said
        assert free in said
        # One step less is free: the example costs one dinar more, and the engine says so.
        assert ("5 dinars", "5 Dinare", "5 динаров")[LANGUAGES.index(language)] in said


@pytest.mark.parametrize(
    ("name", "before", "after", "chapter", "said"),
    [
        (
            "alhambra",
            "points_per_wall_segment = 1",
            "points_per_wall_segment = 2",
            "scoring",
            "2 points|2 Punkte|2 очка",
        ),
        ("alhambra", "take_several_max_sum = 5 ", "take_several_max_sum = 7 ", "glance", " 7 | 7;| 7;"),
        ("al_rashid", "credit_discount = 3 ", "credit_discount = 4 ", "goods", "by 4 gold|um 4 Gold|на 4 золот"),
        (
            "al_rashid",
            "flee_from_combat = 2",
            "flee_from_combat = 3",
            "territories",
            "3 shame|3 Schande|3 жетона позора",
        ),
        ("tadmor", "\nlimit = 8", "\nlimit = 9", "resources", "9 resources|9 Ressourcen|9 ресурсов"),
        ("tadmor", "upgrade_cost = 3", "upgrade_cost = 5", "upgrades", "5 resources|5 Ressourcen|5 ресурсов"),
    ],
)
def test_edited_data_changes_every_book(name: str, before: str, after: str, chapter: str, said: str) -> None:
    game = game_named(name)
    own = game.data_text()
    assert own.count(before) == 1
    for language, wanted in zip(LANGUAGES, said.split("|"), strict=True):
        told = [
            "\n".join(text for one in make(game, language, data).chapters if one.name == chapter for text in texts(one))
            for data in (own, own.replace(before, after))
        ]
        assert told[1].count(wanted) > told[0].count(wanted), language
