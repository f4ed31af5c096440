"""What is wrong with a paragraph of a rulebook: sentences too long, too many of them, words that the term list avoids."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from majlis.engine.rulebook import Block

MOST_WORDS = 22
MOST_SENTENCES = 3
TERMS = Path(__file__).parents[2] / "docs" / "rules" / "terms.toml"

_MARKUP = re.compile(r"\*+|\[[a-z_]+\]")
_END = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜА-ЯЁ„«“\d])")
ENDINGS = {
    "en": "(?:s|es|ed|ing|'s)?",
    "de": "(?:e|en|er|es|em|n|s)?",
    "ru": "(?:а|у|е|ом|ем|ы|и|ов|ев|ей|ам|ям|ами|ями|ах|ях|ой|ою|я|ю|ь|о|ого|ому|ым|ых|ый|ая|ое|ые|ую)?",
}


def sentences(text: str) -> list[str]:
    return [part for part in _END.split(_MARKUP.sub("", text).strip()) if part]


def faults_of(block: Block, game: str, language: str) -> list[str]:
    """Every fault of a block, as a sentence."""
    found: list[str] = []
    for text in (block.text, *block.steps, block.after):
        for line in text.split("\n"):
            parts = sentences(line)
            if block.kind == "text" and len(parts) > MOST_SENTENCES:
                found.append(f"{len(parts)} sentences in a paragraph: {line}")
            found += [
                f"{len(part.split())} words in a sentence: {part}" for part in parts if len(part.split()) > MOST_WORDS
            ]
        found += [f"{word!r} is to be avoided: {text}" for word in avoided(text, game, language)]
    return found


def avoided(text: str, game: str, language: str) -> list[str]:
    said = _MARKUP.sub("", text)  # a piece in brackets goes by its English id
    return [word for word, pattern in _patterns(game, language) if pattern.search(said)]


@cache
def _patterns(game: str, language: str) -> list[tuple[str, re.Pattern[str]]]:
    """The avoided words of a game as whole words in all their forms."""
    words: list[str] = tomllib.loads(TERMS.read_text(encoding="utf-8"))[game]["avoid"][language]
    out = []
    for word in words:
        if " " in word:  # a phrase is meant as it stands
            out.append((word, re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)))
            continue
        stem = re.sub(r"[аяоеыиь]$", "", word) if language == "ru" else word
        # A German noun is looked for as it is written: "Kostbares" alone is avoided, "ein kostbares Gut" is the term.
        flags = re.NOFLAG if language == "de" and word[0].isupper() else re.IGNORECASE
        out.append((word, re.compile(rf"\b{re.escape(stem)}{ENDINGS[language]}\b", flags)))
    return out
