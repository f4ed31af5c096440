"""Actions: notation and JSON, both ways, and what is said about what is wrong."""

from __future__ import annotations

import pytest

from majlis.engine.action import Action, Refusal, Verbs, verb
from majlis.engine.errors import BadAction

TAKE = verb("take", "cards:words")
BUY = verb("buy", "slot:word", "pay:words")
PLACE = verb("place", "tile:word", "cell:cell")
BID = verb("bid", "coin:number")
PASS = verb("pass")
VERBS = Verbs([TAKE, BUY, PLACE, BID, PASS])


@pytest.mark.parametrize(
    ("action", "text", "json"),
    [
        (PASS(), "pass", {"verb": "pass"}),
        (TAKE(("florin-3", "denar-2")), "take denar-2+florin-3", {"verb": "take", "cards": ["denar-2", "florin-3"]}),
        (TAKE(("a", "a")), "take a+a", {"verb": "take", "cards": ["a", "a"]}),
        (TAKE(()), "take -", {"verb": "take", "cards": []}),
        (TAKE(), "take", {"verb": "take"}),
        (BUY("denar"), "buy denar", {"verb": "buy", "slot": "denar"}),
        (BUY("denar", ("denar-4",)), "buy denar denar-4", {"verb": "buy", "slot": "denar", "pay": ["denar-4"]}),
        (PLACE("tower_9_es", "1,-2"), "place tower_9_es 1,-2", {"verb": "place", "tile": "tower_9_es", "cell": "1,-2"}),
        (BID("-12"), "bid -12", {"verb": "bid", "coin": "-12"}),
    ],
)
def test_notation_and_json_both_ways(action: Action, text: str, json: dict[str, object]) -> None:
    assert str(action) == text
    assert VERBS.parse(text) == action
    assert action.json() == json
    assert VERBS.from_json(json) == action
    assert [str(VERBS.read(form)) for form in (action, text, json)] == [text] * 3


def test_a_multiset_is_the_same_in_any_order() -> None:
    assert VERBS.parse("take b+a") == VERBS.parse("take a+b") == VERBS.from_json({"verb": "take", "cards": ["b", "a"]})
    assert hash(TAKE(("b", "a"))) == hash(TAKE(("a", "b")))
    assert VERBS.read(Action(TAKE, (("b", "a"),))).parts == (("a", "b"),)


def test_parts_by_place() -> None:
    action = BUY("denar", ("b", "a"))
    assert (action.word(0), action.words(0), action.words(1), action.word(1)) == (
        "denar",
        ("denar",),
        ("a", "b"),
        "a+b",
    )


def test_an_unfinished_action_begins_others() -> None:
    whole = BUY("denar", ("denar-4",))
    assert whole.finished
    assert not BUY("denar").finished
    assert BUY().begins(whole)
    assert BUY("denar").begins(whole)
    assert whole.begins(whole)
    assert not BUY("florin").begins(whole)
    assert not whole.begins(BUY("denar"))
    assert not TAKE().begins(whole)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is not an action; known verbs: take, buy, place, bid, pass"),
        ("sell x", "unknown verb 'sell'; known verbs: take, buy, place, bid, pass"),
        ("Pass", "unknown verb 'Pass'"),
        ("pass now", "'pass now' has too many parts; it is written: pass"),
        ("buy denar a b", "it is written: buy SLOT PAY"),
        ("take A", "'A' is not a word for 'cards'"),
        ("take a++b", "'' is not a word for 'cards'"),
        ("take +", "'' is not a word for 'cards'"),
        ("place x 1;2", "'1;2' is not a cell; cells are written X,Y, for example 1,-2"),
        ("place x 01,2", "'01,2' is not a cell"),
        ("place x -0,2", "'-0,2' is not a cell"),
        ("place x ١,2", "'١,2' is not a cell"),
        ("place x 1000,2", "'1000,2' is not a cell"),
        ("bid one", "'one' is not a number for 'coin'"),
        ("bid 007", "'007' is not a number for 'coin'"),
        ("bid --1", "'--1' is not a number for 'coin'"),
    ],
)
def test_errors_say_what_is_wrong_with_a_notation(text: str, message: str) -> None:
    with pytest.raises(BadAction) as error:
        VERBS.parse(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "an action is a JSON object with a verb, not NoneType"),
        (["take"], "not list"),
        ({}, 'needs a "verb" that is a string'),
        ({"verb": 1}, 'needs a "verb" that is a string'),
        ({"verb": "sell"}, "unknown verb 'sell'"),
        ({"verb": "pass", "why": "so"}, "'pass' has no part 'why'; it is written: pass"),
        ({"verb": "take", "cards": "a"}, "part 'cards' of 'take' must be a list of strings"),
        ({"verb": "take", "cards": [1]}, "must be a list of strings"),
        ({"verb": "take", "cards": ["A"]}, "'A' is not a word for 'cards'"),
        ({"verb": "buy", "slot": ["denar"]}, "part 'slot' of 'buy' must be a string"),
        ({"verb": "buy", "pay": ["a"]}, "'buy' lacks its part 'slot'; it is written: buy SLOT PAY"),
        ({"verb": "bid", "coin": 3}, "part 'coin' of 'bid' must be a string"),
    ],
)
def test_errors_say_what_is_wrong_with_json(value: object, message: str) -> None:
    with pytest.raises(BadAction) as error:
        VERBS.from_json(value)
    assert message in str(error.value)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(BadAction, match="unknown verb 'sell'"):
        VERBS.read(verb("sell")())
    with pytest.raises(BadAction, match="too many parts"):
        VERBS.read(verb("pass", "why:word")("so"))
    with pytest.raises(BadAction, match="part 'slot' of 'buy' must be a string"):
        VERBS.read(verb("buy", "slots:words")(("denar",)))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (TAKE(("A",)), "'A' is not a word for 'cards'"),
        (TAKE(("a b",)), "'a b' is not a word for 'cards'"),
        (TAKE("a"), "part 'cards' of 'take' must be a list of strings"),
        (BUY(""), "'' is not a word for 'slot'"),
        (BUY("a b"), "'a b' is not a word for 'slot'"),
        (BUY("denar", ("a+b",)), "'a+b' is not a word for 'pay'"),
        (PLACE("x", "01,2"), "'01,2' is not a cell"),
        (BID("007"), "'007' is not a number for 'coin'"),
        (Action(BID, ("1", "2")), "'bid' has too many parts; it is written: bid COIN"),
    ],
    ids=str,
)
def test_an_action_that_no_notation_could_say_is_none(action: Action, message: str) -> None:
    with pytest.raises(BadAction) as error:
        VERBS.read(action)
    assert message in str(error.value)


def test_an_action_becomes_one_of_the_game_that_reads_it() -> None:
    assert VERBS.read(verb("take", "what:words")(("b", "a"))).verb is TAKE


@pytest.mark.parametrize("part", ["slot", "slot:", "slot:text", ":word:"])
def test_a_part_needs_a_kind(part: str) -> None:
    with pytest.raises(ValueError, match="must be NAME:word, NAME:words, NAME:cell or NAME:number"):
        verb("buy", part)


@pytest.mark.parametrize("name", ["undo", "back", "confirm-turns", "branch", "position", "Take", "two words", ""])
def test_a_verb_cannot_be_called_anything(name: str) -> None:
    with pytest.raises(ValueError, match="a verb cannot be called"):
        Verbs([verb(name)])


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(ValueError, match="verb 'pass' is declared twice"):
        Verbs([PASS, verb("pass")])


def test_a_refusal_says_why() -> None:
    refusal = Refusal("refused-too-dear", "ALH-5.1", {"price": 7, "cards": ["a", "b"]})
    assert str(refusal) == "refused-too-dear (ALH-5.1): price 7, cards a+b"
    assert refusal.json() == {"id": "refused-too-dear", "rule": "ALH-5.1", "facts": {"price": 7, "cards": ["a", "b"]}}
    assert refusal == Refusal("refused-too-dear", "ALH-5.1", {"price": 7, "cards": ["a", "b"]})
    assert refusal != Refusal("refused-too-dear", "ALH-5.1", {"price": 8, "cards": ["a", "b"]})
    assert str(Refusal("refused-match-over", "", {})) == "refused-match-over ()"
