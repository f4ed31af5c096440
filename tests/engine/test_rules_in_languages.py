"""A translated rules page says the same as the English one: the same numbers of rules, and the same numbers in every rule."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from majlis.engine.rules import Reference, in_language, parse, reference

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
GAMES = sorted(page.stem for page in FOLDER.glob("*.md"))

# A number written as digits; the digits of identifiers (SAB-4.1, R-2, EX-3, A3, `tile_1`) are not numbers of the text.
DIGITS = re.compile(r"\d+")
IDENTIFIERS = re.compile(r"`[^`]*`|\b(?:[A-Z]{2,5}-)?\d+\.\d+[a-z]?\b|\b(?:R|EX|D|W)-?\d+\b|\b[A-HА-З]\d\b")

ENGLISH = """# A game
## 1 Pieces
**TOY-1.1** There are 3 stones, worth 2 each (TOY-1.2, 1.3).

**TOY-1.2** A stone lies still.

## Worked examples
- **EX-1** (TOY-1.1) Given 3 stones. Then 6.

## Rulings
- **R-1** May stones be lent? No.
"""
GERMAN = """# Ein Spiel
## 1 Material
**TOY-1.1** Jeder der 3 Steine ist 2 wert (TOY-1.2, 1.3).

**TOY-1.2** Ein Stein bleibt liegen.

## Beispiele
- **EX-1** (TOY-1.1) 3 Steine: zusammen 6.

## Entscheidungen
- **R-1** Darf man Steine verleihen? Nein.
"""


def entries(page: Reference) -> Iterator[tuple[str, str]]:
    for rule in page.rules.values():
        yield rule.id, rule.text
    for ruling in page.rulings.values():
        yield ruling.id, f"{ruling.question} {ruling.text}"
    for example in page.examples.values():
        yield example.id, f"{example.title} {example.text}"


def numbers_of(text: str) -> Counter[str]:
    return Counter(DIGITS.findall(IDENTIFIERS.sub(" ", text)))


def differences(english: Reference, other: Reference) -> list[str]:
    """What a translated page lacks, adds or counts differently, one line each."""
    wanted, found = dict(entries(english)), dict(entries(other))
    faults = [f"{number} is missing" for number in wanted if number not in found]
    faults += [f"{number} is not in English" for number in found if number not in wanted]
    for number in wanted:
        if number in found and numbers_of(wanted[number]) != numbers_of(found[number]):
            less, more = numbers_of(wanted[number]), numbers_of(found[number])
            faults.append(f"{number}: lacks {list((less - more).elements())}, adds {list((more - less).elements())}")
    return faults


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_translated_page_has_the_same_rules_with_the_same_numbers(game: str, language: str) -> None:
    other = reference(game, language)
    assert other.language == (language if (FOLDER / language / f"{game}.md").is_file() else "en")
    assert differences(reference(game), other) == []


def test_what_differs_is_named() -> None:
    english = parse(ENGLISH)
    assert differences(english, parse(GERMAN, "de")) == []
    assert differences(english, parse(GERMAN.replace("3 Steine ist", "4 Steine ist"), "de")) == [
        "TOY-1.1: lacks ['3'], adds ['4']"
    ]
    assert differences(english, parse(GERMAN.replace("**TOY-1.2**", "**TOY-1.3**"), "de")) == [
        "TOY-1.2 is missing",
        "TOY-1.3 is not in English",
    ]
    assert differences(english, parse(GERMAN.replace("**R-1**", "**R-2**"), "de")) == [
        "R-1 is missing",
        "R-2 is not in English",
    ]


def test_a_page_is_read_in_the_language_asked_for_and_in_english_until_it_is_translated(tmp_path: Path) -> None:
    english, translated = tmp_path / "toy.md", tmp_path / "de.md"
    english.write_text(ENGLISH, encoding="utf-8")
    translated.write_text(GERMAN, encoding="utf-8")
    german = in_language(english, translated, "de")
    assert (german.language, german.title, german["TOY-1.2"].text) == ("de", "Ein Spiel", "Ein Stein bleibt liegen.")
    russian = in_language(english, tmp_path / "ru.md", "ru")
    assert (russian.language, russian.title) == ("en", "A game")


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'fr'; there are en, de, ru"):
        reference("alhambra", "fr")


def test_notes_for_implementers_are_no_rules_page() -> None:
    with pytest.raises(ValueError, match="no rules page for 'notes/alhambra'"):
        reference("notes/alhambra")
