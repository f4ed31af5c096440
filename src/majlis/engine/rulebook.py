"""The rulebook for people: chapters of short paragraphs, each with the numbered rules that it tells, in three languages.

The numbered rules (`majlis.engine.rules`) say what is true; a rulebook makes somebody able to play. Its texts are in the game's folder,
``rulebook/{en,de,ru}.md``, its numbers, tables, pictures and worked examples in ``rulebook/book.toml``, its units in ``rulebook/locale``.

    ## 3 moving Moving a worker

    [3.5] Move the worker clockwise to another space of its own ring.

    ### Rest

    [3.12] Lay it on its place in your workshop: you gain {dinars:rest_dinar} [dinar].

- ``## 3 moving Title`` begins a chapter: its number, its name in addresses, its title. ``### Title`` begins a section.
- A paragraph begins with the rules that it tells, ``[3.5, 3.6]``, without the game's letters; a list goes on with lines ``- item``.
- ``side [3.7] {table:step_cost}`` is a table beside the text; in a paragraph of its own it stands in the text.
- ``picture [1.8] rondel: Caption`` is a position of the engine, drawn by the game's board.
- ``example EX-3: **Title.** Who looks at what.`` has one line ``1. Step`` for each step, and perhaps ``= What comes of it``.
- ``ask [R-8] Question? | Answer.`` and ``tip: A hint.`` stand beside the text.

Numbers are never written out: ``{name}`` is a number of the data, ``{dinars:name}`` the same with its noun (message ``unit-dinars``),
``{=7 - name}`` a sum, ``{@message}`` a text of the game, ``[dinar]`` a piece that the page draws behind its word. So an edited data
file changes the text too.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from majlis.engine.lesson_numbers import Numbers, played
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words

if TYPE_CHECKING:
    from majlis.engine.game import Game

_CHAPTER: Final = re.compile(r"## (\d+) ([a-z][a-z-]*) (.+)")
_IDS: Final = re.compile(r"\[((?:R-|EX-)?\d[\d.a-z]*(?:, (?:R-|EX-)?\d[\d.a-z]*)*)\] ?")
_EXAMPLE: Final = re.compile(r"example (EX-\d+): (.+)", re.DOTALL)
_PICTURE: Final = re.compile(r"([a-z_]+): (.+)", re.DOTALL)
_TABLE: Final = re.compile(r"\{table:([a-z_]+)\}")
_STEP: Final = re.compile(r"\d+\. ")
_PLACEHOLDER: Final = re.compile(r"\{([^{}]+)\}")


class BrokenBook(ValueError):
    """A rulebook that breaks its own conventions; the message names the file and the line."""


class Block(NamedTuple):
    """One thing on the page: a paragraph, a heading, a table, a picture, a worked example, a question or a hint."""

    kind: str
    """`head`, `text`, `table`, `side`, `picture`, `example`, `ask` or `tip`."""
    ids: tuple[str, ...]
    """The rules, rulings or examples that it tells, with their full numbers."""
    text: str
    name: str = ""
    """Of the table, picture or example."""
    steps: tuple[str, ...] = ()
    """The steps of an example."""
    after: str = ""
    """The answer to a question, or what comes of an example."""
    line: int = 0


class Chapter(NamedTuple):
    number: int
    name: str
    title: str
    blocks: tuple[Block, ...]
    language: str
    """English while the chapter is not translated."""


class Table(NamedTuple):
    title: str
    rows: tuple[tuple[str, ...], ...]
    """Cells as text, with pieces in brackets."""
    across: bool
    """Whether the first row is the heading; otherwise the first cell of each row is."""


class Stage(NamedTuple):
    """A position that a picture or a step of an example shows, and what is marked in it."""

    board: str
    """Which part of the game's board."""
    seat: int
    players: tuple[str, ...]
    match: Match


@final
class Rulebook:
    """The rulebook of a game in one language, with its numbers filled in."""

    def __init__(self, game: Game, language: str, title: str, chapters: list[Chapter], source: Source) -> None:
        self.game = game
        self.language = language
        self.title = title
        self.chapters = chapters
        self.source = source
        self.tables: dict[str, Table] = {}
        self.marks: dict[str, list[list[str]]] = {}
        """For every example and step what is marked on the board."""

    def told(self) -> set[str]:
        """Every rule, ruling and example that some paragraph tells."""
        return {number for chapter in self.chapters for block in chapter.blocks for number in block.ids}


@final
class Source:
    """What all languages of a rulebook share: `book.toml`, and the numbers worked out of the game's data."""

    def __init__(self, game: Game, data: str | None = None) -> None:
        self.game = game
        self.folder = folder_of(game)
        self.file: dict[str, Any] = tomllib.loads((self.folder / "book.toml").read_text(encoding="utf-8"))
        self.box = game.read_box(data)
        tables = tomllib.loads(game.data_text() if data is None else data)
        self.numbers = Numbers(tables, self.file.get("numbers", {}))
        self._examples: dict[str, Numbers] = {}

    @property
    def details(self) -> list[str]:
        """Rules that only the numbered reference tells."""
        return [str(number) for number in self.file.get("details", [])]

    def example(self, name: str) -> Numbers:
        """The numbers of a worked example: those of the data, and what the engine makes of its position and actions."""
        if name not in self._examples:
            given = self.file["examples"][name]
            self._examples[name] = self.numbers.more(given.get("values", {}), played(self.game, given, self.box))
        return self._examples[name]

    def stage(self, name: str, at: int = 0) -> Stage:
        """The position of a picture, or of an example after `at` of its actions. Raises `KeyError` if there is none of that name."""
        given = self.file.get("pictures", {}).get(name) or self.file["examples"][name]
        match = played(self.game, {**given, "play": given.get("play", [])[:at]}, self.box).match
        return Stage(given["board"], given.get("seat", 0), tuple(given.get("players", ())), match)


def minutes_to_read(chapter: Chapter) -> int:
    """About how long one reads a chapter."""
    words = sum(len(f"{block.text} {' '.join(block.steps)} {block.after}".split()) for block in chapter.blocks)
    return max(1, round(words / 160))


def folder_of(game: Game) -> Path:
    return game.folder / "rulebook"


def has_rulebook(game: Game) -> bool:
    return (folder_of(game) / "en.md").is_file()


def rulebook(game: Game, language: str = "en") -> Rulebook:
    """The rulebook of a game; a chapter that is not translated is in English. Raises `ValueError` if the game has none."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _kept(game, language)


@cache
def _kept(game: Game, language: str) -> Rulebook:
    return make(game, language)


def make(game: Game, language: str, data: str | None = None) -> Rulebook:
    """The same with an edited data file, not kept."""
    if not has_rulebook(game):
        raise ValueError(f"{game.title} has no rulebook yet, only numbered rules")
    source = Source(game, data)
    title, english = parse(_text(game, "en"), game.prefix, "en")
    chapters = english
    if language != "en" and (folder_of(game) / f"{language}.md").is_file():
        title, own = parse(_text(game, language), game.prefix, language)
        by_name = {chapter.name: chapter for chapter in own}
        chapters = [by_name.get(chapter.name, chapter) for chapter in english]
    book = Rulebook(game, language, title, [], source)
    for chapter in chapters:
        book.chapters.append(_Filler(source, book, chapter).chapter())
    return book


def _text(game: Game, language: str) -> str:
    return (folder_of(game) / f"{language}.md").read_text(encoding="utf-8")


def words_of(game: Game, language: str) -> Words:
    """What a rulebook says besides its text: units and the titles of tables."""
    naming = game.naming()
    folders = [game.folder / "locale", folder_of(game) / "locale"]
    return Words(language, folders, None if naming is None else naming.of)


@final
class _Filler:
    """Fills one chapter with numbers, pieces and tables."""

    def __init__(self, source: Source, book: Rulebook, chapter: Chapter) -> None:
        self.source = source
        self.book = book
        self.raw = chapter
        self.words = words_of(source.game, chapter.language)

    def chapter(self) -> Chapter:
        blocks = tuple(self.block(block) for block in self.raw.blocks)
        return self.raw._replace(title=self.fill(self.raw.title, self.source.numbers), blocks=blocks)

    def block(self, block: Block) -> Block:
        numbers = self.source.numbers
        if block.kind == "example":
            numbers = self.source.example(block.name)
            given = self.source.file["examples"][block.name]
            self.book.marks[block.name] = [
                [self.fill(mark, numbers) for mark in step.get("marks", [])] for step in given.get("steps", [])
            ]
        if block.kind in ("table", "side"):
            self.book.tables[block.name] = self.table(block.name)
        try:
            return block._replace(
                text=self.fill(block.text, numbers),
                steps=tuple(self.fill(step, numbers) for step in block.steps),
                after=self.fill(block.after, numbers),
            )
        except ValueError as error:
            raise BrokenBook(f"{self.raw.language}.md, line {block.line}: {error}") from error

    def fill(self, text: str, numbers: Numbers) -> str:
        return _PLACEHOLDER.sub(lambda found: self.placeholder(found[1], numbers), text)

    def placeholder(self, inside: str, numbers: Numbers) -> str:
        if inside.startswith("@"):
            return self.words.say(inside[1:])
        if inside.startswith("="):
            return str(numbers.value(inside[1:]))
        unit, colon, name = inside.partition(":")
        if not colon:
            return str(numbers.value(unit))
        if unit == "cost":
            return self.cost(numbers, name)
        message, dot, case = unit.partition(".")
        return self.words.say(f"unit-{message}{dot}{case}", count=numbers.value(name.removeprefix("=")))

    def cost(self, numbers: Numbers, name: str) -> str:
        """Pieces with their numbers, as a list in a sentence."""
        listed = self.source.file["costs"][name]
        return self.words.join(
            [self.words.say(f"holding-{piece}", count=numbers.value(str(count))) for piece, count in listed.items()]
        )

    def table(self, name: str) -> Table:
        given = self.source.file.get("tables", {}).get(name)
        if given is None:
            raise BrokenBook(f"book.toml has no table {name!r}")
        rows = tuple(tuple(self.fill(str(cell), self.source.numbers) for cell in row) for row in given["rows"])
        return Table(self.words.say(given["title"]), rows, bool(given.get("across", False)))


def parse(text: str, prefix: str, language: str = "en") -> tuple[str, list[Chapter]]:
    """Title and chapters of a rulebook's text, numbers not filled in."""
    title = ""
    chapters: list[Chapter] = []
    for line, part in _parts(text):
        if part.startswith("# "):
            title = part[2:].strip()
        elif part.startswith("## "):
            found = _CHAPTER.fullmatch(part)
            if found is None:
                raise _broken(language, line, f"a chapter is written '## 3 name Title', not {part!r}")
            if int(found[1]) != len(chapters) + 1:
                raise _broken(language, line, f"chapter {found[1]} follows chapter {len(chapters)}")
            chapters.append(Chapter(int(found[1]), found[2], found[3], (), language))
        elif not chapters:
            raise _broken(language, line, "there is text before the first chapter")
        else:
            block = _block(part, prefix, language, line)
            chapters[-1] = chapters[-1]._replace(blocks=(*chapters[-1].blocks, block))
    return title, chapters


def _parts(text: str) -> list[tuple[int, str]]:
    """The parts between empty lines, each with the number of its first line."""
    out: list[tuple[int, str]] = []
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            lines.append(line.rstrip())
        elif lines:
            out.append((number - len(lines), "\n".join(lines)))
            lines = []
    return out


def _block(part: str, prefix: str, language: str, line: int) -> Block:
    if part.startswith("### "):
        return Block("head", (), part[4:].strip(), line=line)
    if part.startswith("tip: "):
        return Block("tip", (), _joined(part[5:]), line=line)
    example = _EXAMPLE.fullmatch(part)
    if example is not None:
        return _example(example[1], example[2], line)
    kind, rest = "text", part
    for word in ("side", "picture", "ask"):
        if part.startswith(f"{word} "):
            kind, rest = word, part[len(word) + 1 :]
    found = _IDS.match(rest)
    if found is None:
        raise _broken(language, line, f"a paragraph begins with the rules that it tells, like [3.5]: {part[:40]!r}")
    ids = tuple(each if each[0] in "RE" else f"{prefix}-{each}" for each in found[1].split(", "))
    body = _joined(rest[found.end() :])
    table = _TABLE.fullmatch(body)
    if table is not None:
        return Block("side" if kind == "side" else "table", ids, "", table[1], line=line)
    if kind == "ask":
        question, bar, answer = body.partition(" | ")
        if not bar:
            raise _broken(language, line, "a question and its answer are separated by ' | '")
        return Block("ask", ids, question, after=answer, line=line)
    if kind == "picture":
        picture = _PICTURE.fullmatch(body)
        if picture is None:
            raise _broken(language, line, "a picture is written 'picture [1.8] name: Caption'")
        return Block("picture", ids, picture[2], picture[1], line=line)
    return Block("text", ids, body, line=line)


def _example(name: str, text: str, line: int) -> Block:
    first, *rest = text.split("\n")
    steps = tuple(_STEP.sub("", row, count=1) for row in rest if _STEP.match(row))
    after = " ".join(row[2:] for row in rest if row.startswith("= "))
    return Block("example", (name,), first, name, steps, after, line)


def _joined(text: str) -> str:
    """A paragraph that was written on several lines; lines of a list stay apart."""
    out = ""
    for row in text.split("\n"):
        out += ("\n" if row.startswith("- ") else " ") + row if out or row.startswith("- ") else row
    return out.strip()


def _broken(language: str, line: int, reason: str) -> BrokenBook:
    return BrokenBook(f"{language}.md, line {line}: {reason}")
