"""The words people read: every text is a message id and its parts, rendered from Fluent files in three languages.

Rules, refusals and events never hold a sentence. They name a message and give plain parts: numbers, texts, ids of
pieces, seats, or lists of those. The message says what a part is, so the command line and the page read the same files:

- ``{ $count }``          a number or a text, as it is; ``{ $count -> [one] ... *[other] ... }`` chooses a plural;
- ``{ NAME($tile) }``     a piece, or a list of pieces, by name; ``NAME($tile, case: "accusative")`` in a case;
                          what stands in the list several times is counted: "2 × gypsum and wood";
- ``{ SEAT($seat) }``     the player in that seat (counted from 0), or several;
- ``{ VERB($verb) }``     what can be done, as a menu names it, in quotation marks; or several: messages ``verb-<verb>``;
- ``{ PART($part) }``     what belongs to a verb, or several: messages ``part-<part>``;
- ``{ LIST($texts) }``    a list of texts: "a, b and c";
- ``join: "or"``          in any of these: the list is a choice, ``NAME($kinds, join: "or")`` is "gypsum or wood";
- ``{ COUNT($cards) }``   how many there are in a list, to choose a plural by;
- ``{ UNIT($sum, of: "points") }``  a number with its noun, in texts that teach: the message ``unit-points`` with ``$count``;
                          ``case: "genitive"`` asks for it in a case.

>>> words = Words("en")
>>> words.say("points", count=2)
'2 points'
>>> Words("de").join(["Turm", "Garten", "Pavillon"])
'Turm, Garten und Pavillon'
>>> words.join(["gypsum", "wood"], "or")
'gypsum or wood'

A message may have further texts, which are asked for with a dot: ``say("prompt-confirm")`` is put to the player who is to decide,
``say("prompt-confirm.others", seat=0)`` to everybody else; ``say("option-modules.about")`` explains what ``option-modules`` names.

The name of a piece is the message ``name-<piece>``; its attribute ``.accusative`` is the name in that case, ``.short`` a name for
where there is little room.
A game whose names are composed gives a namer: piece -> (message, parts), or None to have ``name-<piece>`` looked up. Names may depend
on the options of a table (`Naming.at`).
Sources of points (the keys of a breakdown) have names like pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from fluent.syntax import ast

    from majlis.engine.options import Value

LANGUAGES: Final = ("en", "de", "ru")
FUNCTIONS: Final = ("NAME", "SEAT", "VERB", "PART", "LIST", "COUNT", "UNIT", "NUMBER")
PLURALS: Final[dict[str, frozenset[str]]] = {
    "en": frozenset(("one", "other")),
    "de": frozenset(("one", "other")),
    "ru": frozenset(("one", "few", "many")),
}
_PLURAL_KEYS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
_LAST: Final = {"and": "list-last", "or": "list-last-or"}
"""The message before the last item of a list."""
# Fluent knows texts and numbers, not lists: a list travels as one text, divided by a sign that no text holds.
_DIVIDE: Final = "\x1f"
_EMPTY_LIST: Final = "\x1e"

Name: TypeAlias = "tuple[str, Mapping[str, object]]"
"""The message that names a piece, and its parts."""
Namer: TypeAlias = "Callable[[str], Name | None]"


class UnknownMessage(ValueError):
    """There is no such message, or no name for such a piece, in this language."""


class BadMessage(ValueError):
    """A message could not be rendered: a part is missing or of the wrong kind."""


@final
class Naming:
    """The names of everything in a box: the pieces with a message `name-<piece>` of their own, and those whose names are composed.

    Anything that is not a piece is quoted as written: somebody may have typed it, or an edited box may use another name.
    A table may have other names for some pieces: `otherwise` says which, by the option and the value it must have there.
    """

    def __init__(
        self,
        plain: Collection[str],
        composed: Mapping[str, Name],
        otherwise: Mapping[tuple[str, str], Mapping[str, Name]] | None = None,
    ) -> None:
        self.plain = frozenset(plain)
        self.composed = dict(composed)
        self.otherwise = {choice: dict(names) for choice, names in (otherwise or {}).items()}
        self._at: dict[tuple[tuple[str, str], ...], Naming] = {}

    def of(self, piece: str) -> Name | None:
        """The message that names a piece, and its parts; None: the message `name-<piece>`."""
        return None if piece in self.plain else self.composed.get(piece, ("quotation", {"text": piece}))

    def at(self, options: Mapping[str, Value] | None) -> Naming:
        """The names at a table with these options (None, or those not given: their defaults)."""
        chosen = tuple(
            choice for choice in self.otherwise if options is not None and options.get(choice[0]) == choice[1]
        )
        if not chosen:
            return self
        if chosen not in self._at:
            composed = dict(self.composed)
            for choice in chosen:
                composed.update(self.otherwise[choice])
            self._at[chosen] = Naming(self.plain, composed)
        return self._at[chosen]

    def json(self) -> dict[str, object]:
        """As the page reads it."""
        otherwise = [
            {"option": option, "value": value, "composed": _names_json(names)}
            for (option, value), names in self.otherwise.items()
        ]
        return {"plain": sorted(self.plain), "composed": _names_json(self.composed), "otherwise": otherwise}


def _names_json(names: Mapping[str, Name]) -> dict[str, object]:
    return {piece: {"message": message, "parts": dict(parts)} for piece, (message, parts) in names.items()}


def engine_locale() -> Path:
    """The folder with the engine's own messages."""
    return Path(__file__).parent / "locale"


def errors_locale() -> Path:
    """The folder with what the engine's errors say (`BadInput.why`)."""
    return engine_locale() / "errors"


@final
class Words:
    """The messages of the engine and of the given folders in one language. Make one and keep it."""

    def __init__(
        self,
        language: str,
        folders: Sequence[Path] = (),
        namer: Namer | None = None,
        players: Sequence[str] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        # Imported here: Fluent brings in Babel, and most programs that play never render a message.
        from fluent.runtime import FluentBundle

        self.language = language
        self.namer = namer
        self.players = list(players)
        functions: dict[str, Callable[..., object]] = {
            "NAME": self._name_function,
            "SEAT": self._seat_function,
            "VERB": self._verb_function,
            "PART": self._part_function,
            "LIST": self._list_function,
            "COUNT": self._count_function,
            "UNIT": self._unit_function,
        }
        # Isolating marks help where scripts of both directions mix; in a terminal they would show up as garbage.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        for folder in (engine_locale(), *folders):
            self._bundle.add_resource(_resource(folder / f"{language}.ftl"))

    def has(self, message: str) -> bool:
        """Whether there is a message with that id (``message.attribute``: one with that further text)."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, message: str, /, **parts: object) -> str:
        """The message with its parts filled in: ``say("event-undo", seat=0)``, ``say("prompt-confirm.others", seat=0)``."""
        name, _, attribute = message.partition(".")
        if attribute and not self.has(message):
            raise UnknownMessage(f"no message {message!r} in {self.language}")
        return self._render(name, attribute, parts)

    def name(self, piece: str, case: str = "") -> str:
        """What a piece is called, in a grammatical case if its message has one (otherwise as in a list)."""
        if self.namer is not None:
            composed = self.namer(piece)
            if composed is not None:
                return self._render(composed[0], case, composed[1])
        if not self.has(f"name-{piece}"):
            raise UnknownMessage(f"no name for {piece!r} in {self.language}: there is no message name-{piece}")
        return self._render(f"name-{piece}", case, {})

    def verb(self, verb: str) -> str:
        """What a verb is called in a menu."""
        return self.say(f"verb-{verb}")

    def seat(self, seat: int) -> str:
        """The player in that seat by name, or "Player 1" for seat 0."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.say("seat", number=seat + 1)

    def join(self, texts: Sequence[str], join: str = "and") -> str:
        """The texts as a list in a sentence: "a, b and c", or as a choice (`join="or"`): "a, b or c"."""
        if join not in _LAST:
            raise BadMessage(f"a list is joined with {' or '.join(_LAST)}, not with {join!r}")
        if not texts:
            return self.say("list-empty")
        joined = texts[0]
        for text in texts[1:-1]:
            joined = self.say("list-next", start=joined, item=text)
        if len(texts) > 1:
            joined = self.say(_LAST[join], start=joined, item=texts[-1])
        return joined

    def counted(self, texts: Sequence[str]) -> list[str]:
        """The texts without repeats; one that stood there several times says how many: "2 × gypsum"."""
        counts = Counter(texts)
        return [
            text if count == 1 else self.say("list-counted", count=count, item=text) for text, count in counts.items()
        ]

    def _render(self, message: str, attribute: str, parts: Mapping[str, object]) -> str:
        if not self._bundle.has_message(message):
            raise UnknownMessage(f"no message {message!r} in {self.language}")
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(attribute, entry.value) if attribute else entry.value
        if pattern is None:
            raise BadMessage(f"message {message!r} in {self.language} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, {key: _part(key, part) for key, part in parts.items()})
        rendered = str(text)
        if errors:
            raise BadMessage(f"message {message!r} in {self.language}: {'; '.join(str(error) for error in errors)}")
        if _DIVIDE in rendered or _EMPTY_LIST in rendered:
            raise BadMessage(f"message {message!r} in {self.language} shows a list without a function that joins it")
        return rendered

    def _name_function(self, pieces: object, case: object = "", join: object = "and") -> str:
        return self.join(self.counted([self.name(piece, str(case)) for piece in _items(pieces)]), str(join))

    def _seat_function(self, seats: object, join: object = "and") -> str:
        return self.join([self.seat(int(seat)) for seat in _items(seats)], str(join))

    def _verb_function(self, verbs: object, join: object = "and") -> str:
        return self.join([self.say("quotation", text=self.verb(verb)) for verb in _items(verbs)], str(join))

    def _part_function(self, parts: object, join: object = "and") -> str:
        return self.join([self.say(f"part-{part}") for part in _items(parts)], str(join))

    def _list_function(self, texts: object, join: object = "and") -> str:
        return self.join(_items(texts), str(join))

    def _count_function(self, items: object) -> object:
        from fluent.runtime.types import fluent_number

        return fluent_number(len(_items(items)))

    def _unit_function(self, count: object, of: object = "", case: object = "") -> str:
        if not isinstance(count, int):
            raise BadMessage(f"UNIT() takes a number, not {count!r}")
        return self.say(f"unit-{of}.{case}" if case else f"unit-{of}", count=int(count))


def _part(key: str, part: object) -> str | int:
    """A part in the form that Fluent takes."""
    if isinstance(part, bool):
        return "true" if part else "false"
    if isinstance(part, int):
        return part
    if isinstance(part, str):
        return part.replace(_DIVIDE, "").replace(_EMPTY_LIST, "")
    if isinstance(part, (list, tuple)):
        return _DIVIDE.join(str(_part(key, item)) for item in part) if part else _EMPTY_LIST
    raise BadMessage(f"part {key!r} is a {type(part).__name__}, not a number, a text or a list")


def _items(value: object) -> list[str]:
    """What a function of a message was given: the items of a list, or a single one."""
    if not isinstance(value, str):
        return [str(int(value))] if isinstance(value, int) else []
    return [] if value == _EMPTY_LIST else value.split(_DIVIDE)


@cache
def _resource(path: Path) -> ast.Resource:
    from fluent.runtime import FluentResource

    if not path.is_file():
        raise ValueError(f"no messages in {path}")
    return FluentResource(path.read_text(encoding="utf-8"))


def missing(folders: Sequence[Path]) -> list[str]:
    """What the messages of these folders lack, one sentence each; empty if every language says everything.

    It compares the messages, the parts each of them uses, and its plural forms. A message may refer to those of its
    own folder and of the engine.
    """
    engine = {language: _Page(engine_locale() / f"{language}.ftl", language) for language in LANGUAGES}
    found: list[str] = []
    for folder in folders:
        pages = [_Page(folder / f"{language}.ftl", language) for language in LANGUAGES]
        for page in pages:
            found += page.faults
            for message, wanted in page.references:
                if wanted not in page.parts and wanted not in engine[page.language].parts:
                    found.append(f"{message} in {page.path} refers to {wanted}, which does not exist")
            if folder != engine_locale():
                twice = sorted(page.parts.keys() & engine[page.language].parts.keys())
                found += [f"{message} in {page.path} is a message of the engine already" for message in twice]
        found += _compare(folder, pages)
    return found


def _compare(folder: Path, pages: Sequence[_Page]) -> list[str]:
    found: list[str] = []
    for message in dict.fromkeys(message for page in pages for message in page.parts if not message.startswith("-")):
        with_it = [page for page in pages if message in page.parts]
        found += [f"{message} in {folder} lacks {page.language}" for page in pages if message not in page.parts]
        every = set().union(*(page.parts[message] for page in with_it))
        for page in with_it:
            for part in sorted(every - page.parts[message]):
                found.append(f"{message} in {folder} does not use ${part} in {page.language}, but in another language")
    return found


@final
class _Page:
    """One Fluent file as `missing` sees it: the messages, with the parts they use, and what is wrong in itself."""

    def __init__(self, path: Path, language: str) -> None:
        from fluent.syntax import FluentParser, ast

        self.path = path
        self.language = language
        self.parts: dict[str, set[str]] = {}
        self.references: list[tuple[str, str]] = []
        self.faults: list[str] = []
        if not path.is_file():
            self.faults.append(f"{path} does not exist")
            return
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                self.faults.append(f"{path} cannot be read at line {line}: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message):
                self._entry(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._entry(f"-{entry.id.name}", entry)

    def _entry(self, message: str, entry: ast.Message | ast.Term) -> None:
        if message in self.parts:
            self.faults.append(f"{message} stands twice in {self.path}")
        self.parts[message] = set()
        self._walk(message, entry)

    def _walk(self, message: str, node: object) -> None:
        from fluent.syntax import ast

        if isinstance(node, ast.VariableReference):
            self.parts[message].add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.append((message, node.id.name))
        elif isinstance(node, ast.TermReference):
            self.references.append((message, f"-{node.id.name}"))
        elif isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
            self.faults.append(
                f"{message} in {self.path} calls {node.id.name}(), which is none of {', '.join(FUNCTIONS)}"
            )
        elif isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            lacking = PLURALS[self.language] - keys
            # [0] and *[other] alone only tell none from some: that is not a plural
            if keys and keys <= _PLURAL_KEYS and keys != {"other"} and lacking:
                self.faults.append(f"{message} in {self.path} lacks the plural form {', '.join(sorted(lacking))}")
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    self._walk(message, child)
