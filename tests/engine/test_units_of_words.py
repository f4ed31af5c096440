"""What players are told before they choose names what every number counts: "3 gold", "rank 2", never a bare 3."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from majlis.engine.words import LANGUAGES
from tests.fluent_files import GAMES, ROOT, patterns, texts, variable_of

REMARK = re.compile(r'(?:Remark\(\s*|id = )((?:"[a-z-]+"(?: if [^"]* else )?)+)')
NAMES = re.compile(r'"((?:remark|row|about|refused)-[a-z-]+)"')
LABEL = re.compile(r"([^\W\d_]+) *$")
WORD = re.compile(r"^[ \u00a0]*([^\W\d_]+)")
LABELS = {
    "en": "rank dominance strength height length level epoch round place era scoring of against step",
    "de": "Rang Herrschaftswert Stärke Höhe Länge Stufe Epoche Runde Platz Ära Wertung von gegen",
    "ru": "ранг ранге господство сила длина высотой длиной ярус яруса эпоха раунд эпохе подсчёт предела против на от",
}
"""Words that name the number behind them, or compare it with the one before."""
NO_UNIT = {
    "en": "against and at by from if in instead is on or out that the to too when while will with would you",
    "de": "als am auf bei das die du gegen hast hat im in ist mit oder statt um und wenn wert wird zu",
    "ru": "а в вам вас вместо вы же за и из или на не но от по при с у",
}
"""Words behind a number that do not say what is counted."""
COUNTED_BEFORE = {
    "about-poem-cost",
    "about-side-raw",
    "about-side-marble",
    "about-tower_free_multiple",
    "about-wall-range",
    "refused-caravan",
    "refused-family-limit",
    "remark-give",
    "remark-hut",
    "remark-huts-left",
    "row-behind",
    "row-most",
    "row-tie",
}
"""The sentence begins with what its numbers count, or just said it: "Tower levels: you have 2, the most is 4"."""
CASES = [
    (game, language)
    for game in (*sorted(path.parent.name for path in GAMES.glob("*/locale")), "souk")
    for language in LANGUAGES
]


def folder(game: str) -> str:
    return "examples/souk/majlis_souk" if game == "souk" else f"src/majlis/games/{game}"


def told(game: str) -> set[str]:
    """The messages of all remarks that a game makes."""
    found: set[str] = set()
    for path in (ROOT / folder(game)).glob("*.py"):
        if "Remark(" in (source := path.read_text(encoding="utf-8")):
            found |= {name for name in NAMES.findall(source) if name.startswith(("remark-", "row-"))}
            found |= {name for shown in REMARK.findall(source) for name in NAMES.findall(shown)}
    return found


def bare(pattern: ast.Pattern, language: str) -> Iterator[str]:
    """The numbers of a text with neither a unit behind them nor a label in front."""
    labels, no_unit = LABELS[language].lower().split(), NO_UNIT[language].split()
    elements = pattern.elements
    for at, element in enumerate(elements):
        number = variable_of(element.expression) if isinstance(element, ast.Placeable) else ""
        if not number:
            continue
        before = elements[at - 1] if at else None
        said = before.value if isinstance(before, ast.TextElement) else ""
        label = LABEL.search(said)
        if said.rstrip().endswith((":", "×", "(")) or (label and label[1].lower() in labels):
            continue
        after = elements[at + 1] if at + 1 < len(elements) else None
        behind = after.value if isinstance(after, ast.TextElement) else ""
        word = WORD.match(behind)
        named = behind.strip(" \u00a0") in ("", "×", "(") and at + 2 < len(elements)
        if not named and not behind.startswith("-") and (word is None or word[1].lower() in no_unit):
            yield number


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_number_of_a_remark_says_what_it_counts(game: str, language: str) -> None:
    ids = told(game) - COUNTED_BEFORE
    found = {
        f"{text.message}: {number}"
        for path in sorted((ROOT / folder(game) / "locale").glob(f"{language}.ftl"))
        for text in texts(path)
        if text.message in ids
        for pattern, _ in patterns(text.pattern)
        for number in bare(pattern, language)
    }
    assert len(ids) > (20 if game != "souk" else 0)
    assert found == set()


@pytest.mark.parametrize(
    "text", ["worth { $sum }, { $over } too much", "rank { $rank } with { $dominance }", "You have { $count }."]
)
def test_a_bare_number_is_noticed(text: str) -> None:
    (entry,) = FluentParser().parse(f"row-x = {text}\n").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert list(bare(entry.value, "en"))
