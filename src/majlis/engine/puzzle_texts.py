"""What a puzzle says, in three languages: its own messages with numbers filled in, and answers in words.

| message in ``puzzles/locale`` | what |
| --- | --- |
| ``puzzle-topic-<topic>`` | the heading of a topic |
| ``puzzle-<name>-title``, ``-question``, ``-hint``, ``-why`` | a puzzle; title, question and hint know nothing of the answer |
| ``puzzle-<name>-note-<note>`` | what is worth saying about one result (`notes` of the puzzle) |
| ``puzzle-unit-<unit>`` | the quantity with its ``$count``; ``.label`` is its name |
| ``puzzle-do-<verb>`` | an action in a few words: the verb's parts, and those of the event that tells of it |
| ``puzzle-do-<verb>-nothing`` | the same where its list is empty, as in ``ask -`` |

Numbers are never written out: ``{ $before }`` is one of the puzzle's `values`, ``{ UNIT($before, of: "points") }`` the same with its noun.
Always there: ``$before``, the quantity at the question; in ``-why`` and notes also ``$best``. An action with a cell has ``$east``,
``$west``, ``$south`` and ``$north`` too, how far it lies from the middle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, final

from majlis.engine.action import Action, Facts, PartValue
from majlis.engine.lesson_numbers import Numbers
from majlis.engine.puzzle import Puzzle, Refused, Way, folder_of, outcome, value_of
from majlis.engine.words import BadMessage, UnknownMessage, Words

if TYPE_CHECKING:
    from majlis.engine.game import Game
    from majlis.engine.options import Value

BEFORE: Final = ("title", "question", "hint")
"""The texts that are shown before there is an answer."""
TONES: Final = ("cost", "loss", "danger")
"""The remarks of a game that an explanation repeats."""


@final
class Texts:
    """The puzzles of a game in one language; `options` are those of the table, where it is one puzzle that speaks."""

    def __init__(
        self,
        game: Game,
        language: str,
        players: Sequence[str] = (),
        options: Mapping[str, Value] | None = None,
    ) -> None:
        naming = game.naming(None, options)
        folders = [game.folder / "locale", game.folder / "rulebook" / "locale", folder_of(game) / "locale"]
        found = [folder for folder in folders if (folder / f"{language}.ftl").is_file()]
        self.words = Words(language, found, None if naming is None else naming.of, players)

    def topic(self, topic: str) -> str:
        return self.words.say(f"puzzle-topic-{topic}")

    def say(self, puzzle: Puzzle, what: str) -> str:
        """A text of a puzzle: `title`, `question`, `hint` or `why`."""
        return self.words.say(f"puzzle-{puzzle.name}-{what}", **numbers(puzzle, what not in BEFORE))

    def title(self, puzzle: Puzzle) -> str:
        """The title alone, for lists: it has no numbers, so nothing has to be worked out."""
        return self.words.say(f"puzzle-{puzzle.name}-title")

    def unit(self, puzzle: Puzzle) -> str:
        """What the quantity is called."""
        return self.words.say(f"puzzle-unit-{puzzle.unit}.label")

    def amount(self, puzzle: Puzzle, value: int) -> str:
        """An amount of the quantity: "7 points"."""
        return self.words.say(f"puzzle-unit-{puzzle.unit}", count=value)

    def note(self, puzzle: Puzzle, way: Way) -> str:
        """What is worth saying about a result: the puzzle's own note, or what the first decision costs or wastes by itself."""
        for pattern, note in puzzle.notes.items():
            if way.fits(pattern):
                return self.words.say(f"puzzle-{puzzle.name}-note-{note}", **numbers(puzzle, True))
        action = puzzle.game.verbs.parse(way.actions[0])
        remarks = puzzle.solution.looking.remarks(action)
        return " ".join(self.words.say(each.id, **each.facts) for each in remarks if each.tone in TONES)

    def way(self, puzzle: Puzzle, way: Way) -> str:
        """Some decisions in words: "Take florin 2, then …"."""
        told = puzzle.solution.told(way)
        first, *more = [self._action(puzzle, text, facts) for text, facts in zip(way.actions, told, strict=True)]
        for text in more:
            first = self.words.say("list-then", start=first, item=text)
        return _as_sentence(first)

    def _action(self, puzzle: Puzzle, text: str, facts: Facts) -> str:
        """A decision in words; `facts` is what is told of it when it is made."""
        action = puzzle.game.verbs.parse(text)
        message = f"puzzle-do-{action.verb.name}"
        if () in action.parts and self.words.has(f"{message}-nothing"):
            return self.words.say(f"{message}-nothing")
        if self.words.has(message):
            try:
                return self.words.say(message, **{**facts, **_parts(action)})
            except BadMessage:  # an action that is not allowed, or unfinished: the message wants to know more
                pass
        named = [self._part(part.kind, value) for part, value in zip(action.verb.parts, action.parts, strict=False)]
        verb = self.words.verb(action.verb.name)
        return f"{verb}: {', '.join(named)}" if named else verb

    def _part(self, kind: str, value: PartValue) -> str:
        if kind in ("cell", "number"):
            return str(value)
        pieces = [value] if isinstance(value, str) else list(value)
        return self.words.join(self.words.counted([self._name(piece) for piece in pieces]))

    def _name(self, piece: str) -> str:
        try:
            return self.words.name(piece)
        except UnknownMessage:
            return piece

    def refused(self, puzzle: Puzzle, refused: Refused) -> str:
        """What is not allowed, and why."""
        why = self.words.say(refused.refusal.id, **refused.refusal.facts)
        return f"{_as_sentence(self._action(puzzle, refused.action, {}))}. {why}"


def _as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _parts(action: Action) -> Mapping[str, object]:
    """The parts of an action for its message."""
    out: dict[str, object] = {}
    for part, value in zip(action.verb.parts, action.parts, strict=False):
        out[part.name] = value if isinstance(value, str) else list(value)
        if part.kind == "cell":
            east, south = (int(number) for number in str(value).split(","))
            out |= {"east": max(0, east), "west": max(0, -east), "south": max(0, south), "north": max(0, -south)}
    return out


@cache
def numbers(puzzle: Puzzle, after: bool) -> Mapping[str, int]:
    """The numbers that a text may use; without `after` only those that are known before there is an answer."""
    state = puzzle.start().state
    out = {"before": value_of(puzzle, state, state)}
    if after:
        out["best"] = puzzle.solution.best
    values = Numbers(puzzle.solution.outcome() if after else outcome(puzzle, state, None), puzzle.values)
    for name in puzzle.values:
        try:
            out[name] = values.value(name)
        except ValueError as error:
            if after:
                raise puzzle.wrong(f"the value {name!r} cannot be read: {error}") from error
    return out
