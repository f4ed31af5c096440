"""What a seat has, as named counts: points, coins, cards in hand, workers at home.

A game declares the names once (`Game.holdings`) and counts them in its positions (`State.holdings`). Differences of holdings are how an
outlook says what an action would bring and how a turn says what it brought, so the page need not know any price or yield.

The message ``holding-<name>`` says an amount (``{ $count }`` coins), its ``.label`` names the row of a table.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from majlis.engine.action import Facts

Counts: TypeAlias = "dict[str, int]"
"""Holdings of one seat, or differences of them."""

TONES: Final = ("note", "cost", "gain", "beside", "here", "loss", "danger")
"""What a remark is about: a plain fact, what something costs or brings, what lies beside it or is here now, what would be wasted, and what
may go wrong."""


@final
class Holding:
    """One name of a game's holdings.

    `sign` is the drawing that a board shows for it, `group` the heading under which long lists put it. If it is `private`, only its owner
    may know it until the match ends.
    """

    def __init__(self, name: str, sign: str = "", group: str = "", private: bool = False) -> None:
        self.name = name
        self.sign = sign
        self.group = group
        self.private = private

    def json(self) -> dict[str, str | bool]:
        return {"name": self.name, "sign": self.sign, "group": self.group, "private": self.private}


@final
class Remark:
    """Something that a player wants to know and no event says: a message with its parts, its rule, and its tone (one of `TONES`)."""

    def __init__(self, id: str, facts: Facts, tone: str = "note", rule: str = "") -> None:
        if tone not in TONES:
            raise ValueError(f"a remark's tone is one of {', '.join(TONES)}, not {tone!r}")
        self.id = id
        self.facts = facts
        self.tone = tone
        self.rule = rule

    def json(self) -> dict[str, str | Facts]:
        return {"id": self.id, "facts": self.facts, "tone": self.tone, "rule": self.rule}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Remark) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.id, self.tone))

    def __repr__(self) -> str:
        return f"<Remark {self.id} {self.facts}>"


@final
class About:
    """What a piece, a space or a card is: its sort (message `kind`), what it does (message `text`), the numbers in both, and its rule.

    Its name is that of the piece (see `Words.name`).
    """

    def __init__(self, kind: str, text: str, facts: Facts, rule: str) -> None:
        self.kind = kind
        self.text = text
        self.facts = facts
        self.rule = rule

    def json(self) -> dict[str, str | Facts]:
        return {"kind": self.kind, "text": self.text, "facts": self.facts, "rule": self.rule}


def difference(before: Counts, after: Counts) -> Counts:
    """What has changed, and by how much; anything unchanged is left out."""
    out: Counts = {}
    for name, count in after.items():
        by = count - before.get(name, 0)
        if by:
            out[name] = by
    for name, count in before.items():
        if count and name not in after:
            out[name] = -count
    return out
