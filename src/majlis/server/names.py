"""Names that look like what they are: no invisible characters, none that reverse the text, no towers of accents."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""They join letters in some scripts, and pictures into one (a family): allowed only there."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or marks but show nothing."""
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What changes the direction of text: a name could reach over its neighbours, or read as another."""
_MARKS: Final = 3
"""How many accents one letter may bear."""
_MODIFIERS: Final = frozenset("\ufe0f") | {chr(code) for code in range(0x1F3FB, 0x1F400)}


class Unfit(ValueError):
    """A text that cannot be kept as it is; `why` names the message (`field-…` in `locale/`)."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts


def plain(text: str) -> str:
    """A line of text without anything hidden, composed, without spaces around it; anything else is kept. Raises `Unfit`."""
    text = unicodedata.normalize("NFC", text)
    marks = 0
    for place, sign in enumerate(text):
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise Unfit("control")
        if sign in _BLANK or (kind == "Cf" and not (sign in _JOINERS and _joins(text, place))):
            raise Unfit("invisible")
        marks = marks + 1 if kind in ("Mn", "Me") and sign not in _MODIFIERS else 0
        if marks > _MARKS:
            raise Unfit("accents", most=_MARKS)
    if not text.strip():
        raise Unfit("blank")
    return text.strip()


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands where one belongs: between pictures, or in a script that joins its letters."""
    if place + 1 >= len(text):
        return False
    before = text[:place].rstrip("".join(_MODIFIERS))[-1:]
    return all(
        sign != "" and (unicodedata.category(sign) in ("So", "Mn", "Mc") or unicodedata.bidirectional(sign) == "AL"
        or "\u0900" <= sign <= "\u0dff")
        for sign in (before, text[place + 1])
    )  # fmt: skip


def chat_text(text: str) -> str:
    """What somebody says, in several lines perhaps: what turns text around is left out. Raises `Unfit`."""
    kept = "".join(sign for sign in text if sign not in _TURNING)
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in kept if sign != "\n"):
        raise Unfit("control")
    if not kept.strip():
        raise Unfit("blank")
    return kept.strip()
