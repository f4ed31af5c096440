"""The choices as numbered lines: short lists all at once, long ones in two stages or page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from majlis.cli.speaking import parts, verb
from majlis.engine.action import Action
from majlis.engine.words import Words

FEW = 8
"""A verb with at most this many actions is listed in full."""
PAGE = 24
"""More lines than this are never shown at once."""

Remark = Callable[[Action], str]


@dataclass(frozen=True)
class Row:
    """One line: an action, or the beginning of several."""

    action: Action
    parts: tuple[str, ...]
    remark: str
    ways: int


@dataclass(frozen=True)
class Block:
    """Lines that belong together: their verb and what they all begin with."""

    title: str
    rows: list[Row]
    shared: int
    """How many parts the title already names."""


def blocks(rows: Sequence[Row], words: Words) -> list[Block]:
    """The lines by verb; what all lines of a verb have in common is said once."""
    by_verb: dict[str, list[Row]] = {}
    for row in rows:
        by_verb.setdefault(row.action.verb.name, []).append(row)
    out: list[Block] = []
    for name, found in by_verb.items():
        first, shared = found[0].parts, 0
        if len(found) > 1:
            while all(row.parts[: shared + 1] == first[: shared + 1] and len(row.parts) > shared + 1 for row in found):
                shared += 1
        out.append(Block(_joined([verb(words, name), *first[:shared]]), found, shared))
    return out


def label(row: Row, shared: int, words: Words) -> str:
    """A line without what its block already says."""
    text = "  →  ".join(row.parts[shared:])
    if row.remark:
        text += f"  ({row.remark})"
    if row.ways > 1:
        text += f"  …  {words.say('terminal-ways', count=row.ways)}"
    return text.strip()


def _joined(texts: Sequence[str]) -> str:
    return ": ".join(text for text in texts if text)


class Choosing:
    """The legal actions of a seat, and how far a person has got in choosing one."""

    def __init__(self, actions: Sequence[Action], words: Words, remark: Remark) -> None:
        self.actions = list(actions)
        self.words = words
        self.remark = remark
        self.begun: Action | None = None
        self.page = 0

    def begin(self, action: Action | None) -> None:
        """Continue from an unfinished action; None: from the start."""
        self.begun = action
        self.page = 0

    def turn_page(self) -> None:
        self.page = (self.page + 1) % max(1, -(-len(self._all()) // PAGE))

    @property
    def more(self) -> bool:
        return len(self._all()) > PAGE

    def rows(self) -> list[Row]:
        """The lines of the current page."""
        return self._all()[self.page * PAGE : (self.page + 1) * PAGE]

    def _all(self) -> list[Row]:
        if self.begun is not None:
            return self._split(self.begun, [action for action in self.actions if self.begun.begins(action)], PAGE)
        by_verb: dict[str, list[Action]] = {}
        for action in self.actions:
            by_verb.setdefault(action.verb.name, []).append(action)
        out: list[Row] = []
        for found in by_verb.values():
            out += self._split(Action(found[0].verb, ()), found, FEW)
        if len(out) <= PAGE:
            return out
        return [self._row(Action(found[0].verb, ()), found) for found in by_verb.values()]

    def _split(self, begun: Action, found: list[Action], few: int) -> list[Row]:
        """The actions one by one if there are few; otherwise grouped by what comes next after their common beginning."""
        if len(found) <= few:
            return [self._row(action, [action]) for action in found]
        depth = len(begun.parts)
        while depth < len(begun.verb.parts):
            groups: dict[Action, list[Action]] = {}
            for action in found:
                groups.setdefault(Action(action.verb, action.parts[: depth + 1]), []).append(action)
            if len(groups) > 1:
                if few == FEW and len(groups) > few:
                    return [self._row(begun, found)]
                return [self._row(key, group) for key, group in groups.items()]
            depth += 1
        return [self._row(action, [action]) for action in found]

    def _row(self, begun: Action, found: list[Action]) -> Row:
        action = found[0] if len(found) == 1 else begun
        remark = self.remark(action) if action.parts else ""
        return Row(action, tuple(parts(self.words, action)), remark, len(found))
