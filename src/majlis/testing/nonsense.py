"""Law 10: nonsense gets a clear answer, the same in every build, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from majlis.engine.action import Action, Verb, verb
from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.game import Game
from majlis.engine.options import Option
from majlis.engine.record import Record
from majlis.testing.trial import LawBroken, Trial

LAW: Final = 10
_SEATS: Final[list[object]] = [0, -1, 99, 10**30, "3", "", True, False, 2.0, [], {}, object(), (2,), b"3"]
_SEEDS: Final[list[object]] = [
    "",
    "xyz",
    "0x2a",
    " 2a",
    "2a ",
    "1" * 33,
    "٣",
    42,
    True,
    0.5,
    [],
    {},
    b"2a",
    "-1",
    "1_0",
]
_BOXES: Final[list[object]] = ["box", 1, {}, object()]
_REVISIONS: Final[list[object]] = [0, -1, "1", True, 1.0, []]
_NO_SEATS: Final[list[object]] = [-1, 99, "0", True, 1.0, [], object()]
_TEXTS: Final[list[object]] = [
    "", " ", "\n", "nosuchverb", "NOSUCH", "+", "-", "-1", "0", "\x00", "verb: take", "é", "١", "a" * 5000, "undo", "confirm-turns on",
    None, 0, 1, -1, 2.5, True, [], {}, (), b"end", object(), [[]], {"verb": None}, {"verb": 1}, {"verb": ["end"]}, {"verb": ""},
    {"verb": "nosuchverb"}, {1: 2}, {"Verb": "end"}, {"action": "end"},
]  # fmt: skip
_RECORDS: Final[list[object]] = [
    "", "\n\n", "majlis", "majlis record 2\n", "majlis record 1", "majlis record 1\ngame: nosuch\n", None, 1, b"majlis record 1", [], {},
]  # fmt: skip


def nonsense_is_refused(game: Game) -> None:
    """Wrong seat counts, options, seeds, revisions, boxes and records, one at a time."""
    few = game.min_seats
    for seats in (*_SEATS, game.min_seats - 1, game.max_seats + 1):
        _expect(game, f"start(seats={seats!r})", partial(game.start, seats))
        _expect(game, f"state(seats={seats!r})", partial(game.state, seats))
    for options in _wrong_options(game):
        _expect(game, f"start(options={options!r})", partial(game.start, few, options))
    for seed in _SEEDS:
        _expect(game, f"start(seed={seed!r})", partial(game.start, few, None, seed))
    for box in _BOXES:
        _expect(game, f"start(box={box!r})", partial(game.start, few, None, None, box))
    for revision in (*_REVISIONS, game.revision + 1):
        _expect(game, f"start(revision={revision!r})", partial(game.start, few, None, None, None, revision))
    for record in _RECORDS:
        _expect(game, f"Record.loads({record!r})", partial(Record.loads, record))
    for text in ("", "x", "[", "a = 1", "[[tiles]]\nid = 1\n"):
        _expect(game, f"read_box({text!r})", partial(game.read_box, text))


def nonsense_is_refused_in_play(trial: Trial) -> None:
    """Malformed notation and JSON, actions of another game, and seats that do not exist leave a match as it is."""
    match = trial.match
    game = trial.game
    before = match.state.fingerprint()
    entries = len(match.entries)
    for given in _wrong_actions(trial):
        _expect(game, f"play({given!r})", partial(match.play, given))
        _expect(game, f"refuse({given!r})", partial(_must_refuse, trial, given))
    calls: list[Callable[[object], object]] = [
        match.view, match.actions, match.tries, match.asides, match.breakdown, match.undoable, match.undo,
        partial(match.play, _first_verb(game)()), partial(_confirm, trial),
    ]  # fmt: skip
    for seat in (-1, trial.seats, *_NO_SEATS):
        for call in calls:
            _expect(game, f"{call}({seat!r})", partial(call, seat))
    for count in (len(match.entries) + 1, *_NO_SEATS):
        _expect(game, f"replay(to={count!r})", partial(match.record().replay_as, game, match.box, count))
    if match.state.fingerprint() != before or len(match.entries) != entries:
        trial.broken(LAW, "nonsense has changed the match")


def _must_refuse(trial: Trial, given: object) -> None:
    """Ask about an action; a refusal is as good an answer as an error."""
    refusal = trial.match.refuse(given)
    if refusal is not None:
        raise IllegalAction(refusal)


def _confirm(trial: Trial, seat: object) -> None:
    trial.match.confirm_turns(seat, True)


def _expect(game: Game, what: str, call: Callable[[], object]) -> None:
    """The call must end in `BadInput` or `IllegalAction`, with words."""
    try:
        call()
    except (BadInput, IllegalAction) as error:
        if not str(error).strip():
            raise LawBroken(LAW, f"game {game.id}, {what}", "the error says nothing") from error
        return
    except Exception as error:
        raise LawBroken(LAW, f"game {game.id}, {what}", f"it fails with {type(error).__name__}: {error}") from error
    raise LawBroken(LAW, f"game {game.id}, {what}", "it is taken as if it were right")


def _wrong_options(game: Game) -> Iterator[object]:
    """Options that do not exist, and values that existing ones do not take."""
    yield from ("x", 1, [], [("a", 1)], True, {"no_such_option": True}, {1: 2}, {None: None}, {"": ""})
    for option in game.options.options:
        for value in _wrong_values(option):
            yield {option.name: value}


def _wrong_values(option: Option) -> Iterator[object]:
    yield from (None, 2.5, {}, object(), "no_such_value", b"1", [1], [None], "--1", "١٢", "9" * 5000)
    if option.kind == "number":
        yield from (option.low - 1, option.high + 1, True, "", "1.0")
    elif option.kind == "flag":
        yield from (2, "maybe", "")
    elif option.kind == "many":
        yield from (["no_such_value"], 1, True)
    else:
        yield from (1, "", [option.choices[0]])
        if "yes" not in option.choices:  # such an option used to be a flag, and old records say so
            yield True


def _wrong_actions(trial: Trial) -> Iterator[object]:
    """Notation and JSON that are not an action of this game, whatever the position."""
    yield from _TEXTS
    yield verb("no_such_verb")()
    for known in trial.game.verbs.by_name.values():
        name = known.name
        yield f"{name} " + " ".join(["a"] * (len(known.parts) + 1))
        yield {"verb": name, "no_such_part": "a"}
        yield Action(known, tuple("a" for _ in range(len(known.parts) + 1)))
        for at, part in enumerate(known.parts):
            head = [_a_word(other.kind) for other in known.parts[:at]]
            for word in (
                "A",
                "ä",
                "a b c d e f",
                "++",
                "a++b",
                "+a",
                '"',
                "a;b",
                "1,2,3" if part.kind == "cell" else "$",
            ):
                yield " ".join([name, *head, word])
            whole: dict[str, object] = {"verb": name}
            for other in known.parts:
                whole[other.name] = [_a_word("word")] if other.kind == "words" else _a_word(other.kind)
            wrong: list[object] = [
                None,
                1,
                2.5,
                True,
                {},
                [1],
                [[]],
                ["A"],
                [""],
                "",
                "A",
                "a+b",
                ["a"] if part.kind != "words" else "a",
            ]
            for value in wrong:
                yield {**whole, part.name: value}
            if at + 1 < len(known.parts):
                yield {key: value for key, value in whole.items() if key != part.name}
            if part.kind in ("cell", "number"):
                tail = ",0" if part.kind == "cell" else ""
                for word in ("01", "-0", "+1", "1.0", "١", "1" * 9, "--1"):
                    yield " ".join([name, *head, word + tail])


def _a_word(kind: str) -> str:
    return {"cell": "0,0", "number": "1"}.get(kind, "a")


def _first_verb(game: Game) -> Verb:
    return next(iter(game.verbs.by_name.values()))
