"""A rules page, parsed: every rule, ruling, worked example and glossary row of a game by its number.

The pages are written for people (``docs/rules/<game>.md``, translated in ``docs/rules/<language>/<game>.md``) and follow conventions
that let programs read them too:

- a chapter is a heading ``## 6 Placing tiles``; its rules are numbered ``ALH-6.n``;
- a rule begins a list item, a paragraph or a table row with its number in bold: ``- **ALH-6.7** Matching sides: ...``;
- a chapter without a number holds rulings (``## Rulings``), each row or list item beginning with ``R-n``, or worked examples, each
  beginning with ``**EX-n title**``; a translated page may call these chapters as its language does;
- under ``## Glossary`` there is one table; only the English page has it, as it holds all three languages.

>>> page = reference("alhambra")
>>> page["ALH-1.3"].chapter_title
'Components and constants'
>>> [rule.id for rule in page.search("starting tiles wall")]
['ALH-1.3']

A page that is not translated yet is the English one, and says so:

>>> reference("alhambra", "de").language in ("de", "en")
True
"""

import difflib
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, final

from majlis.engine.action import Facts
from majlis.engine.errors import BadInput
from majlis.engine.words import LANGUAGES

_CHAPTER: Final = re.compile(r"## (?:(\d+) )?(.+)")
_RULE: Final = re.compile(r"(- |\| *)?\*\*([A-Z]{2,5})-(\d+)\.(\d+[a-z]?)\*\*[ |]*")
_EXAMPLE: Final = re.compile(r"(?:- )?\*\*(EX-\d+) *([^*]*)\*\*\*? *")
_RULING: Final = re.compile(r"- \*\*(R-\d+)\*\* *")
_RULING_ID: Final = re.compile(r"R-\d+")
_DIVIDER: Final = re.compile(r"\|[-:| ]+\|")
_MARKUP: Final = re.compile(r"[*`]")


class Rule(NamedTuple):
    """One numbered rule. ``text`` is Markdown without the number, with the table or list that belongs to the rule."""

    id: str
    chapter: int
    chapter_title: str
    text: str


class Ruling(NamedTuple):
    """How a question that the printed rules leave open is answered, and why; one line of text for each column."""

    id: str
    question: str
    text: str


class Example(NamedTuple):
    """A worked example with its numbers: given, when, then."""

    id: str
    title: str
    text: str


class UnknownRule(BadInput):
    """No rule has this number; the message names those that come close."""


class BrokenPage(ValueError):
    """A rules page that breaks its own conventions; the message names the line."""


@final
class Reference:
    """The rules page of one game; everything is in the order of the page. `language` is what it is written in."""

    def __init__(
        self,
        title: str,
        prefix: str,
        rules: dict[str, Rule],
        rulings: dict[str, Ruling],
        examples: dict[str, Example],
        glossary: list[dict[str, str]],
        language: str = "en",
    ) -> None:
        self.language = language
        self.title = title
        self.prefix = prefix
        self.rules = rules
        self.rulings = rulings
        self.examples = examples
        self.glossary = glossary

    def __getitem__(self, number: str) -> Rule:
        """The rule with that number, written ``ALH-6.7``, ``alh-6.7`` or ``6.7``."""
        wanted = number.strip()
        head, _, tail = wanted.rpartition("-")
        full = f"{head.upper() or self.prefix}-{tail}"
        rule = self.rules.get(full)
        if rule is not None:
            return rule
        close = difflib.get_close_matches(full, list(self.rules), n=4, cutoff=0.7)
        numbers = list(self.rules)
        facts: Facts = {"number": wanted, "near": ", ".join(close), "first": numbers[0], "last": numbers[-1]}
        if close:
            raise UnknownRule(f"no rule {wanted!r}; close to it: {', '.join(close)}", "wrong-rule-near", facts)
        raise UnknownRule(
            f"no rule {wanted!r}; the numbers run from {numbers[0]} to {numbers[-1]}", "wrong-rule", facts
        )

    def __contains__(self, number: object) -> bool:
        return number in self.rules

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, words: str) -> list[Rule]:
        """The rules whose number or text contains every one of the words, ignoring case and the dots of ё."""
        wanted = _folded(words).split()
        if not wanted:
            return []
        found: list[Rule] = []
        for rule in self.rules.values():
            text = _folded(_MARKUP.sub("", f"{rule.id} {rule.text}"))
            if all(word in text for word in wanted):
                found.append(rule)
        return found


def _folded(text: str) -> str:
    """As a search compares it: people rarely type ё, and read е as ё where it is meant."""
    return text.casefold().replace("ё", "е")


def reference(game: str, language: str = "en") -> Reference:
    """The rules page of a game in a language, or in English while it is not translated; a plug-in has `rules.md` in its own folder."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _read(game, language)


@cache
def _read(game: str, language: str) -> Reference:
    folders = _folders()
    for folder in folders:
        page = folder / f"{game}.md"
        # The name must be that of a page in this folder, not a path that leads elsewhere.
        if page.parent == folder and page.is_file():
            return in_language(page, folder / language / f"{game}.md", language)
    own = _page_of_plug_in(game)
    if own is not None:
        return in_language(own, own.with_name(f"rules.{language}.md"), language)
    known = sorted({page.stem for folder in folders for page in folder.glob("*.md")})
    raise ValueError(f"no rules page for {game!r}; there is one for: {', '.join(known) or 'no game'}")


def in_language(english: Path, translated: Path, language: str) -> Reference:
    """The translated page if there is one, else the English page."""
    if language == "en" or not translated.is_file():
        return parse(english.read_text(encoding="utf-8"))
    return parse(translated.read_text(encoding="utf-8"), language)


def _page_of_plug_in(name: str) -> Path | None:
    from majlis.engine.catalog import game, games  # only for games that do not come with Majlis

    page = game(name).folder / "rules.md" if name in games() else None
    return page if page is not None and page.is_file() else None


def _folders() -> list[Path]:
    """Where the pages are: inside an installed package, or in the docs folder of a source tree."""
    package = Path(__file__).parent.parent
    return [package / "rules", package.parent.parent / "docs" / "rules"]


def parse(text: str, language: str = "en") -> Reference:
    """Read a rules page; raises `BrokenPage` with the line where it contradicts itself."""
    return _Page(text, language).read()


@final
class _Page:
    """A page while it is read, line by line. `block` collects the lines of the rule or example that is open."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.lines = text.splitlines()
        self.number = 0
        self.title = ""
        self.prefix = ""
        self.chapter = 0
        self.heading = ""
        self.rules: dict[str, Rule] = {}
        self.rulings: dict[str, Ruling] = {}
        self.examples: dict[str, Example] = {}
        self.glossary: list[dict[str, str]] = []
        self.first_seen: dict[str, int] = {}
        self.opened = ""
        self.opened_title = ""
        self.indented = False
        self.block: list[str] = []
        self.columns: list[str] = []

    def read(self) -> Reference:
        for line in self.lines:
            self.number += 1
            self._line(line.rstrip())
        self._close()
        if not self.rules:
            raise BrokenPage("the page has no rule; a rule begins a line with its number in bold, like **ABC-1.1**")
        return Reference(self.title, self.prefix, self.rules, self.rulings, self.examples, self.glossary, self.language)

    def _line(self, line: str) -> None:
        if line.startswith("#") or line == "---":
            self._close()
            self.columns = []
            self._head(line)
            return
        rule = _RULE.match(line)
        example = _EXAMPLE.match(line)
        ruling = _RULING.match(line)
        if rule is not None:
            self._open_rule(line, rule)
        elif example is not None and not self.chapter and self.heading:
            self._open(example[1], example[2].strip(" ."), line.startswith("- "), line[example.end() :])
        elif ruling is not None and not self.chapter and self.heading:
            self._open(ruling[1], "", True, line[ruling.end() :])
        elif self.opened and not self._ends(line):
            self.block.append(line)
        else:
            self._close()
            self._loose(line)

    def _head(self, line: str) -> None:
        if line.startswith("# ") and not self.title:
            self.title = line[2:].strip()
        chapter = _CHAPTER.fullmatch(line)
        if chapter is not None:
            self.chapter = int(chapter[1]) if chapter[1] else 0
            self.heading = chapter[2].strip()

    def _ends(self, line: str) -> bool:
        """A list item ends before the first line that is not indented, a paragraph at the next rule or heading."""
        return self.indented and line != "" and not line.startswith(" ")

    def _loose(self, line: str) -> None:
        """A line outside rules and examples: a row of a known table, or text between the rules."""
        if not line.startswith("|"):
            self.columns = []
            return
        if _DIVIDER.fullmatch(line):
            return
        cells = _cells(line)
        if not self.columns:
            self.columns = cells
        elif self.heading == "Rulings" or (not self.chapter and _RULING_ID.fullmatch(cells[0]) is not None):
            self._ruling_row(cells)
        elif self.heading == "Glossary":
            self.glossary.append(dict(zip(self.columns, cells)))

    def _ruling_row(self, cells: list[str]) -> None:
        if _RULING_ID.fullmatch(cells[0]) is None:
            raise self._broken(f"a row of the rulings begins with its number, like R-7, not {cells[0]!r}")
        self._once(cells[0])
        named = dict(zip(self.columns, cells))
        rest = [f"{column}: {cell}" for column, cell in list(named.items())[2:] if cell not in ("", "-", "–")]
        self.rulings[cells[0]] = Ruling(cells[0], cells[1] if len(cells) > 1 else "", "\n".join(rest))

    def _open_rule(self, line: str, found: re.Match[str]) -> None:
        prefix, chapter, mark = found[2], int(found[3]), found[1] or ""
        number = f"{prefix}-{chapter}.{found[4]}"
        if self.prefix and prefix != self.prefix:
            raise self._broken(f"{number} does not begin with {self.prefix}, as the rules before it do")
        if chapter != self.chapter:
            where = f"in chapter {self.chapter}" if self.chapter else "outside the numbered chapters"
            raise self._broken(f"{number} stands {where}")
        self.prefix = prefix
        if not mark.startswith("|"):
            self._open(number, "", mark == "- ", line[found.end() :])
            return
        table = self._table_head()
        self._open(number, "", True, "")
        self.block = [*table, line]

    def _table_head(self) -> list[str]:
        """The header of the table that the current row belongs to, so that each of its rules reads as a small table."""
        at = self.number - 1
        while at > 0 and self.lines[at - 1].startswith("|"):
            at -= 1
        head = self.lines[at : at + 2]
        if self.block[-2:] == head:
            del self.block[-2:]
        return head

    def _open(self, number: str, title: str, indented: bool, text: str) -> None:
        self._close()
        self._once(number)
        self.opened = number
        self.opened_title = title
        self.indented = indented
        self.block = [text]

    def _once(self, number: str) -> None:
        if number in self.first_seen:
            raise self._broken(f"{number} stands in line {self.first_seen[number]} already")
        self.first_seen[number] = self.number

    def _broken(self, reason: str) -> BrokenPage:
        return BrokenPage(f"line {self.number}: {reason}")

    def _close(self) -> None:
        number = self.opened
        if not number:
            return
        text = "\n".join(line[2:] if self.indented and line.startswith("  ") else line for line in self.block).strip()
        self.opened = ""
        self.block = []
        if number.startswith("EX-"):
            self.examples[number] = Example(number, self.opened_title, text)
        elif number.startswith("R-"):
            question, _, answer = text.partition(". ")
            self.rulings[number] = Ruling(number, question, answer)
        else:
            self.rules[number] = Rule(number, self.chapter, self.heading, text)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
