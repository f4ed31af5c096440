"""Texts that are nearly right: samples with something dropped, doubled, exchanged or put in."""

from __future__ import annotations

import random
from collections.abc import Sequence

STRANGE = (
    "", "\0", "\n", "\r\n", "\t", " ", "  ", "#", ";", "=", ":", "[", "]", "[[", "{", "}", '"', "'", '"""', "\\", "+", "++", ",", ".",
    "-", "--", "%", "$", "0", "-1", "1", "00", "1e9", "1e309", "nan", "inf", "9" * 19, "9" * 400, "0x10", "true", "null", "[[[[[[[[",
    "1979-05-27T07:32:00Z", "a" * 300,
    "\u0660", "\u202e", "\u200b", "\ufeff", "\U0001f600", "\ud800", "é", "e\u0301", "ß", "__proto__",
    "../..", "undo", "back 0", "branch 1", "position ",
)  # fmt: skip


def mutant(samples: Sequence[str], chance: random.Random) -> str:
    """One of the samples with one to four changes; now and then something altogether else."""
    if chance.random() < 0.02:
        return "".join(chance.choice(STRANGE) for _ in range(chance.randrange(12)))
    text = chance.choice(samples)
    for _ in range(chance.randint(1, 4)):
        text = chance.choice(CHANGES)(text, chance, samples)
    return text


def _drop(text: str, chance: random.Random, _: Sequence[str]) -> str:
    start, end = _piece(text, chance)
    return text[:start] + text[end:]


def _double(text: str, chance: random.Random, _: Sequence[str]) -> str:
    start, end = _piece(text, chance)
    return text[:end] + text[start:end] + text[end:]


def _put_in(text: str, chance: random.Random, _: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(STRANGE) + text[at:]


def _replace(text: str, chance: random.Random, _: Sequence[str]) -> str:
    start, end = _piece(text, chance)
    return text[:start] + chance.choice(STRANGE) + text[end:]


def _exchange_words(text: str, chance: random.Random, _: Sequence[str]) -> str:
    """Two words, or two lines, change places: what is left is well formed more often."""
    mark = chance.choice((" ", "\n", ", ", "= "))
    words = text.split(mark)
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return mark.join(words)


def _cross(text: str, chance: random.Random, samples: Sequence[str]) -> str:
    other = chance.choice(samples)
    return text[: chance.randrange(len(text) + 1)] + other[chance.randrange(len(other) + 1) :]


def _cut_off(text: str, chance: random.Random, _: Sequence[str]) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _piece(text: str, chance: random.Random) -> tuple[int, int]:
    start = chance.randrange(len(text) + 1)
    return start, min(len(text), start + chance.choice((1, 1, 2, 4, 8, 40)))


CHANGES = (_drop, _double, _put_in, _put_in, _replace, _replace, _exchange_words, _exchange_words, _cross, _cut_off)
