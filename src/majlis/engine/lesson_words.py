"""What the coach says, in three languages.

A step `ship` has the messages `lesson-ship-title`, `-text` (what is so, what to do), `-hint` (the reason), `-done` (what will come of it)
and `-other` (something true about another choice). A step that is only read has `-title` and `-text`, and perhaps `-hint`. Numbers of the
data have the names of `[numbers]`: `{ $limit }`, or with their noun `{ UNIT($limit, of: "resources") }`. A list of pieces of `[costs]` is
`{ $mission }`. In `-other` the parts of the action are known too: `{ NAME($space) }`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, final

from majlis.engine.game import Game
from majlis.engine.lesson import GROUPS, Lesson, Step, folder_of, lesson
from majlis.engine.lesson_numbers import Numbers
from majlis.engine.lesson_progress import Progress
from majlis.engine.outlook import Outlook
from majlis.engine.words import BadMessage, Words, engine_locale

ACTING: Final = ("title", "text", "hint", "done", "other")
READING: Final = ("title", "text")
MOST_GAINS: Final = 3
"""How much of what an action would bring is told."""


@final
class LessonWords:
    """The texts of a lesson in one language, with its numbers filled in."""

    def __init__(self, given: Lesson, language: str) -> None:
        game = given.game
        naming = game.naming(None, given.options)
        folders = [game.folder / "locale", game.folder / "rulebook" / "locale", engine_locale() / "lesson"]
        known = [folder for folder in (*folders, folder_of(game) / "locale") if folder.is_dir()]
        players = [given.name(seat) for seat in range(given.seats)]
        self.lesson = given
        self.words = Words(language, known, None if naming is None else naming.of, players)
        self.numbers = self._numbers()

    def _numbers(self) -> dict[str, object]:
        """The numbers of the data, and the lists of pieces in words."""
        numbers = Numbers(self.lesson.tables, self.lesson.numbers)
        found: dict[str, object] = {name: numbers.value(text) for name, text in self.lesson.numbers.items()}
        for name, cost in self.lesson.costs.items():
            pieces = [
                self.words.say(f"holding-{piece}", count=numbers.value(str(each))) for piece, each in cost.items()
            ]
            found[name] = self.words.join(pieces)
        return found

    def groups(self) -> list[str]:
        """What the groups of steps are called."""
        return [self.words.say(f"lesson-group-{number}") for number in range(1, GROUPS + 1)]

    def title(self, step: Step) -> str:
        return self.say(step, "title", {})

    def has(self, step: Step, kind: str) -> bool:
        return self.words.has(f"lesson-{step.id}-{kind}")

    def say(self, step: Step, kind: str, values: Mapping[str, object]) -> str:
        """What a step says: its title, its text and so on."""
        return self.words.say(f"lesson-{step.id}-{kind}", **{**self.numbers, **values})

    def common(self, message: str) -> str:
        """What every lesson says."""
        return self.words.say(f"lesson-{message}")

    def way(self, outlook: Outlook) -> str:
        """What is said about an action that no step asked for: what it would certainly bring."""
        seat = self.lesson.seat
        gains = [change for change in outlook.changes if change.seat == seat and change.sure and change.low > 0][
            :MOST_GAINS
        ]
        if not gains:
            return self.common("way")
        told = self.words.join([self.words.say(f"holding-{change.name}", count=change.low) for change in gains])
        return self.words.say("lesson-way-brings", gains=told)

    def said(self, found: Progress) -> str:
        """The sentence about the latest decision."""
        deed = found.last
        if not found.said or deed is None or deed.step is None:
            return ""
        step = self.lesson.steps[deed.step]
        if not deed.other:
            return self.say(step, "done", deed.values)
        try:
            return self.say(step, "other", {**deed.values, **self._parts(deed.text)})
        except BadMessage:  # it speaks of a part that this action does not have
            return self.common("other")

    def _parts(self, text: str) -> dict[str, object]:
        return {name: value for name, value in self.lesson.game.verbs.read(text).json().items() if name != "verb"}


@cache
def lesson_words(game: Game, language: str) -> LessonWords:
    """The texts of a game's lesson, made once. Raises `ValueError` if it has none."""
    return LessonWords(lesson(game), language)
