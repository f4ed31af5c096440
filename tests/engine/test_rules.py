"""Rules pages, read by programs: rules, rulings, examples, and what is said of a page that contradicts itself."""

import doctest
import re
from pathlib import Path

import pytest

from majlis.engine import rules
from majlis.engine.rules import BrokenPage, UnknownRule, parse, reference

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))

PAGE = """# A small game

Some words before the rules mention **TOY-1.1** without stating it.

## 1 Pieces

- **TOY-1.1** There are three *stones*,
  one of each colour:

  | colour | worth |
  | --- | --- |
  | red | 2 |

- **TOY-1.2** Stones are never `rotated`.

This sentence belongs to no rule.

### A part of the chapter
- **TOY-1.3a** A player holds at most:
  - two red stones,
  - one blue stone (R-1).

## 2 Turns

**TOY-2.1** A turn has steps.
They come in order.

| step | what |
| --- | --- |
| 1 | draw |

**TOY-2.2** Offices are listed here:

| rule | office |
|---|---|
| **TOY-2.3** | smuggler |
| **TOY-2.4** | plotter |

---

## Worked examples

F = fountain.

**EX-1 three stones** (TOY-1.1). Given three stones.
- Then one is red.

**EX-2 no stone.** Then nothing.

- **EX-3*** (TOY-1.2) Given a stone
  that lies still.

## Rulings

| no. | question | alternatives | ruling |
| --- | --- | --- | --- |
| R-1 | May stones be lent? | yes / no | No. |
| R-2 | Who begins? | - | The youngest. |

- **R-3** Draws. They are shared.
  Always.

## Glossary

| English | German |
| --- | --- |
| stone | Stein |
| turn | Zug |
"""


def page_with(chapter: str) -> str:
    return f"# A game\n\n## 1 Pieces\n\n{chapter}\n"


def test_every_rule_stands_in_the_order_of_the_page_under_its_chapter() -> None:
    page = parse(PAGE)
    assert page.title == "A small game"
    assert page.prefix == "TOY"
    assert [(rule.id, rule.chapter, rule.chapter_title) for rule in page.rules.values()] == [
        ("TOY-1.1", 1, "Pieces"),
        ("TOY-1.2", 1, "Pieces"),
        ("TOY-1.3a", 1, "Pieces"),
        ("TOY-2.1", 2, "Turns"),
        ("TOY-2.2", 2, "Turns"),
        ("TOY-2.3", 2, "Turns"),
        ("TOY-2.4", 2, "Turns"),
    ]
    assert len(page) == 7


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (
            "TOY-1.1",
            "There are three *stones*,\none of each colour:\n\n| colour | worth |\n| --- | --- |\n| red | 2 |",
        ),
        ("TOY-1.2", "Stones are never `rotated`."),
        ("TOY-1.3a", "A player holds at most:\n- two red stones,\n- one blue stone (R-1)."),
        ("TOY-2.1", "A turn has steps.\nThey come in order.\n\n| step | what |\n| --- | --- |\n| 1 | draw |"),
        ("TOY-2.2", "Offices are listed here:"),
        ("TOY-2.4", "| rule | office |\n|---|---|\n| **TOY-2.4** | plotter |"),
    ],
)
def test_a_rule_holds_the_table_and_the_list_that_belong_to_it_and_nothing_else(number: str, text: str) -> None:
    assert parse(PAGE)[number].text == text


@pytest.mark.parametrize("number", ["TOY-2.1", "toy-2.1", "2.1", " TOY-2.1 "])
def test_a_rule_is_found_however_its_number_is_written(number: str) -> None:
    assert parse(PAGE)[number].id == "TOY-2.1"


def test_an_unknown_number_is_answered_with_those_that_come_close() -> None:
    page = parse(PAGE)
    with pytest.raises(UnknownRule, match=r"no rule 'TOY-2\.11'; close to it: .*TOY-2\.1"):
        page["TOY-2.11"]
    with pytest.raises(ValueError, match=r"no rule 'castle'; the numbers run from TOY-1\.1 to TOY-2\.4"):
        page["castle"]
    assert "TOY-2.1" in page
    assert "TOY-2.11" not in page


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("STONES", ["TOY-1.1", "TOY-1.2", "TOY-1.3a"]),
        ("red stones", ["TOY-1.1", "TOY-1.3a"]),
        ("never rotated", ["TOY-1.2"]),
        ("toy-2.3", ["TOY-2.3"]),
        ("castle stones", []),
        ("  ", []),
    ],
)
def test_search_finds_the_rules_that_hold_every_word(words: str, numbers: list[str]) -> None:
    assert [rule.id for rule in parse(PAGE).search(words)] == numbers


def test_search_takes_the_dotted_and_the_plain_letter_for_the_same() -> None:
    page = reference("alhambra", "ru")
    found = [rule.id for rule in page.search("подсчёт")]
    assert found
    assert [rule.id for rule in page.search("подсчет")] == found
    assert [rule.id for rule in page.search("ПОДСЧЁТ")] == found


def test_examples_have_a_title_and_their_whole_text() -> None:
    examples = parse(PAGE).examples
    assert list(examples) == ["EX-1", "EX-2", "EX-3"]
    assert examples["EX-1"].title == "three stones"
    assert examples["EX-1"].text == "(TOY-1.1). Given three stones.\n- Then one is red."
    assert (examples["EX-2"].title, examples["EX-2"].text) == ("no stone", "Then nothing.")
    assert (examples["EX-3"].title, examples["EX-3"].text) == ("", "(TOY-1.2) Given a stone\nthat lies still.")


def test_rulings_come_from_a_table_or_a_list() -> None:
    rulings = parse(PAGE).rulings
    assert list(rulings) == ["R-1", "R-2", "R-3"]
    assert rulings["R-1"].question == "May stones be lent?"
    assert rulings["R-1"].text == "alternatives: yes / no\nruling: No."
    assert rulings["R-2"].text == "ruling: The youngest."
    assert (rulings["R-3"].question, rulings["R-3"].text) == ("Draws", "They are shared.\nAlways.")


def test_the_glossary_has_a_row_for_each_term() -> None:
    assert parse(PAGE).glossary == [
        {"English": "stone", "German": "Stein"},
        {"English": "turn", "German": "Zug"},
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (page_with("- **TOY-1.1** One.\n- **TOY-1.1** Two."), "line 6: TOY-1.1 stands in line 5 already"),
        (page_with("- **TOY-1.1** One.\n- **GAM-1.2** Two."), "line 6: GAM-1.2 does not begin with TOY"),
        (page_with("- **TOY-2.1** One."), "line 5: TOY-2.1 stands in chapter 1"),
        ("# A game\n\n- **TOY-1.1** One.", "line 3: TOY-1.1 stands outside the numbered chapters"),
        (page_with("Words only."), "the page has no rule"),
        (
            PAGE.replace("| R-2 |", "| R-1 |"),
            "line 58: R-1 stands in line 57 already",
        ),
        (
            PAGE.replace("| R-2 |", "| two |"),
            "line 58: a row of the rulings begins with its number, like R-7, not 'two'",
        ),
        (PAGE.replace("**EX-2 no", "**EX-1 no"), "line 48: EX-1 stands in line 45 already"),
    ],
)
def test_a_page_that_contradicts_itself_is_refused_with_the_line(text: str, message: str) -> None:
    with pytest.raises(BrokenPage, match=re.escape(message)):
        parse(text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_refers_only_to_numbers_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    book = reference(page.stem)
    known = {*book.rules, *book.rulings, *book.examples}
    referred = set(re.findall(rf"\b(?:{book.prefix}-\d+\.\d+[a-z]?|(?:R|EX)-\d+)\b", text))
    assert sorted(referred - known) == []
    assert book.rulings
    assert book.examples
    assert book.glossary


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_rule_of_a_page_is_overlooked(page: Path) -> None:
    """Every number in bold is a rule: one that the reader took for running text would never be asked for a test."""
    bold = re.findall(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*", page.read_text(encoding="utf-8"))
    assert bold == list(reference(page.stem).rules)


@pytest.mark.parametrize("game", ["chess", "../rules/alhambra", "", "alhambra.md"])
def test_a_game_without_a_page_is_told_which_games_have_one(game: str) -> None:
    with pytest.raises(ValueError, match=r"no rules page for .*; there is one for: .*alhambra"):
        reference(game)


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(rules).failed == 0
