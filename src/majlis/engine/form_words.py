"""Forms, values and faults in words, in every language. The words of a game's forms are Fluent files in its `locale/forms`.

| message | says |
| --- | --- |
| `form-<kind>` | a kind of component |
| `title-…` | a record, from its own fields |
| `field-<key>` | a field or slot; `.about` a second word, `.add` what adds a line |
| `sentence-<id>` | a sentence; `.one`, `.few`, `.many` agree with its first number |
| `symbol-<id>` | a symbol; `.letter` its key |
| `fits-…` | why a sentence stands in some fields only |
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, final

from majlis.engine.action import Fact
from majlis.engine.errors import BadBox
from majlis.engine.form_values import BoxForms, Place, Values, forms_of
from majlis.engine.forms import (
    COUNTS,
    FLAG,
    NUMBER,
    NUMBERS,
    SENTENCES,
    SYMBOLS,
    WAYS,
    WORD,
    Field,
    Json,
    Kind,
    Sentence,
)
from majlis.engine.game import Game
from majlis.engine.words import PLURALS, Words, engine_locale

_OPEN: Final = "\ue000"
_CLOSE: Final = "\ue001"
_SLOT: Final = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")


def forms_locale() -> Path:
    """The folder with what is said about the forms of every game."""
    return engine_locale() / "forms"


def _called(data: Mapping[str, object] | None, fault: BadBox) -> str:
    """The id of the record that a fault is about, or its number; empty if it has neither."""
    records = data.get(fault.table) if data is not None else None
    if not isinstance(records, list) or not 0 < fault.record <= len(records):
        return ""
    record = records[fault.record - 1]
    return str(record.get("id", record.get("number", ""))) if isinstance(record, dict) else ""


@cache
def form_words(game: Game, language: str) -> FormWords:
    """The words of a game's forms; made once."""
    return FormWords(game, language)


@final
class FormWords:
    """Says what a game's forms are about in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.forms: BoxForms = forms_of(game)
        locale = game.folder / "locale"
        own = [folder for folder in (locale, locale / "forms") if (folder / f"{language}.ftl").is_file()]
        naming = game.naming()
        self.words = Words(language, [forms_locale(), *own], None if naming is None else naming.of)

    # the forms themselves

    def describe(self) -> dict[str, Json]:
        """Everything that a page needs to draw the forms of a game."""
        forms = self.forms.forms
        return {
            "game": self.game.id,
            "digest": self.game.read_box(None).digest,
            "total": len(self.forms.places),
            "kinds": [self._kind(kind) for kind in forms.kinds],
            "vocabulary": {
                name: {"sentences": [self._sentence(one) for one in found]}
                for name, found in forms.vocabularies.items()
            },
            "symbols": [
                {
                    "id": symbol.id,
                    "letter": self.words.say(f"symbol-{symbol.id}.letter"),
                    "name": self.words.say(f"symbol-{symbol.id}"),
                    "sentence": symbol.sentence,
                    "slots": dict(symbol.slots),
                    "number": symbol.number or None,
                    "wraps": symbol.wraps or None,
                }
                for symbol in forms.symbols
            ],
        }

    def _kind(self, kind: Kind) -> Json:
        places = [place for place in self.forms.places if place.kind is kind]
        fields: dict[str, Field] = {}
        for each in kind.fields:
            fields.setdefault(each.key, each)
        return {
            "id": kind.id,
            "group": kind.group,
            "title": self.kind_title(kind),
            "count": len(places),
            "fields": [self.field(each) for each in fields.values()],
            "records": [self._record(place) for place in places],
        }

    def kind_title(self, kind: Kind) -> str:
        return self.words.say(f"form-{kind.id}")

    def _record(self, place: Place) -> Json:
        return {
            "number": place.number,
            "key": place.key,
            "title": self.title(place),
            "source": self.forms.source(place),
            "known": list(self.forms.known(place)),
            "fields": [each.key for each in place.part.fields],
            "piece": self.forms.piece(place),
            "values": dict(self.forms.standard[place.key]),
        }

    def title(self, place: Place) -> str:
        """The name of a record: "Small poem 13"."""
        record = self.forms.record(self.forms.data, place)
        parts = {key: value for key, value in record.items() if isinstance(value, (int, str))}
        return self.words.say(place.part.title, position=place.number, **parts)

    def field(self, field: Field) -> dict[str, Json]:
        """A field or slot as a page draws it; what does not apply is left out."""
        out: dict[str, Json] = {"key": field.key, "title": self.words.say(field.message), "kind": field.kind}
        if field.kind == COUNTS:
            out["kind"] = SYMBOLS
        for name in ("about", "add"):
            if self.words.has(f"{field.message}.{name}"):
                out[name] = self.words.say(f"{field.message}.{name}")
        if field.kind in (NUMBER, NUMBERS):
            out |= {"low": field.low, "high": field.high}
        if field.kind == NUMBERS and field.count:
            out["count"] = field.count
        if field.kind in (NUMBERS, SYMBOLS, COUNTS, SENTENCES, WAYS):
            out |= {"least": field.least, "most": field.most}
        if field.choices:
            out["choices"] = [{"id": choice, "name": self.choice(field, choice)} for choice in field.choices]
        if field.board:
            out["board"] = field.board
        if field.vocabulary:
            out["vocabulary"] = field.vocabulary
        if field.optional:
            out["optional"] = True
        if field.default is not None:
            out["default"] = bool(field.default) if field.kind == FLAG else field.default
        if field.when[0]:
            out["when"] = {"key": field.when[0], "values": list(field.when[1])}
        return out

    def choice(self, field: Field, choice: str) -> str:
        return self.words.say(f"{field.names}{choice}") if field.names else self.words.name(choice)

    def _sentence(self, sentence: Sentence) -> Json:
        forms = {
            plural: self._parts(sentence, f".{plural}")
            for plural in sorted(PLURALS[self.language])
            if plural != "other" and self.words.has(f"{sentence.message}.{plural}")
        }
        other = self._parts(sentence, "")
        return {
            "id": sentence.id,
            "parts": {**forms, "other": other} if forms else other,
            "slots": [self.field(slot) for slot in sentence.slots],
            "fits": list(sentence.fits),
            "why": self.words.say(sentence.why) if sentence.why else None,
        }

    def _parts(self, sentence: Sentence, further: str) -> Json:
        slots = {_part_name(slot): f"{_OPEN}{slot.key}{_CLOSE}" for slot in sentence.slots}
        text = self.words.say(f"{sentence.message}{further}", **sentence.parts, **slots)
        out: list[Json] = []
        for at, piece in enumerate(_SLOT.split(text)):
            if at % 2:
                out.append({"slot": piece})
            elif piece:
                out.append(piece)
        return out

    # values

    def value(self, field: Field, value: Json) -> str:
        """A value in words."""
        if value is None or value == []:
            return "–" if field.optional else self.words.say("box-nothing")
        if field.kind == WORD and isinstance(value, str):
            return self.choice(field, value) if value in field.choices else value
        if field.kind == FLAG:
            return self.words.say("box-yes" if value is True else "box-no")
        if field.kind == SENTENCES and isinstance(value, list):
            return "; ".join(self.line(field.vocabulary, line) for line in value)
        if field.kind == WAYS and isinstance(value, list):
            return " / ".join(
                "; ".join(self.line(field.vocabulary, line) for line in way) for way in value if isinstance(way, list)
            )
        if isinstance(value, list):
            return self._list(field, value)
        return str(value)

    def _list(self, field: Field, value: list[Json]) -> str:
        if field.kind == COUNTS:
            named = [name for name in field.choices if name in value]
            return ", ".join(f"{value.count(name)} {self.choice(field, name)}" for name in named)
        named = [
            self.choice(field, one) if isinstance(one, str) and one in field.choices else str(one) for one in value
        ]
        return ", ".join(named)

    def line(self, vocabulary: str, line: Json) -> str:
        """A line in words."""
        held = line if isinstance(line, dict) else {}
        sentence = self.forms.forms.sentence(vocabulary, str(held.get("sentence")))
        slots = held.get("slots")
        if sentence is None or not isinstance(slots, dict):
            return self.words.say("box-nothing")
        further = ""
        first = next((slots.get(slot.key) for slot in sentence.slots if slot.kind == NUMBER), None)
        if isinstance(first, int):
            plural = _plural(self.language, first)
            further = f".{plural}" if self.words.has(f"{sentence.message}.{plural}") else ""
        said = {_part_name(slot): self.value(slot, slots.get(slot.key)) for slot in sentence.slots}
        return self.words.say(f"{sentence.message}{further}", **sentence.parts, **said)

    def difference(self, place: Place, field: Field, before: Json, after: Json) -> str:
        """One difference as a sentence: "Small poem 9, blue half: … became …"."""
        return self.words.say(
            "box-difference",
            record=self.title(place),
            field=self.words.say(field.message),
            before=self.value(field, before),
            after=self.value(field, after),
        )

    # faults

    def name_of(self, place: Place, values: Values, path: str) -> str:
        """The full name of what lies at a path of the values: "Red half, line 2, number"."""
        for each in place.part.fields:
            if path == each.key or path.startswith(f"{each.key}."):
                return ", ".join(
                    [self.words.say(each.message), *self._inside(each, values.get(each.key), path[len(each.key) + 1 :])]
                )
        return self.title(place)

    def _inside(self, field: Field, value: Json, path: str) -> list[str]:
        at, _, rest = path.partition(".")
        if field.kind != SENTENCES or not at.isdecimal() or not isinstance(value, list) or int(at) >= len(value):
            return []
        named = [] if field.single else [self.words.say("box-line", number=int(at) + 1)]
        line = value[int(at)]
        sentence = (
            self.forms.forms.sentence(field.vocabulary, str(line.get("sentence"))) if isinstance(line, dict) else None
        )
        key = rest.removeprefix("slots.")
        slots = line.get("slots") if isinstance(line, dict) else None
        if sentence is None or not isinstance(slots, dict):
            return named
        for slot in sentence.slots:
            if key == slot.key or key.startswith(f"{slot.key}."):
                inner = self._inside(slot, slots.get(slot.key), key[len(slot.key) + 1 :])
                return [*named, self.words.say(slot.message), *inner]
        return named

    def fault(self, place: Place, values: Values, path: str, fault: BadBox) -> dict[str, Json]:
        """A fault of a record as people read it."""
        name = self.name_of(place, values, path)
        field = self.forms.field_at(place, values, path)
        message, facts = self._said(fault, field)
        low = facts.get("low")
        if field is not None and field.kind == NUMBER and isinstance(low, int) and low < 0 <= field.low:
            facts |= {"low": field.low, "high": field.high}  # entered as "25 less", kept as -25
            if "value" in facts:
                facts["value"] = str(facts["value"]).removeprefix("-")
        args: dict[str, Json] = {}
        for key, fact in facts.items():
            args[key] = [*fact] if isinstance(fact, list) else fact
        text = self.words.say(message, field=name, **facts)
        return {"path": path, "name": name, "message": message, "args": args, "text": text}

    def _said(self, fault: BadBox, field: Field | None) -> tuple[str, dict[str, Fact]]:
        """The message for a fault, and its facts. The reader knows no forms: what is chosen there may be a number to it."""
        message, facts = fault.message, dict(fault.facts)
        if not message or not self.words.has(message):
            return "box-other", {"fault": str(fault)}
        if field is not None and field.rows and message.startswith("box-number"):
            return message.replace("box-number", "box-place"), facts
        if message.startswith("box-sentence") and (field is None or not field.vocabulary):
            return "box-part", facts
        if message == "box-word-missing" and field is not None and field.choices:
            facts["choices"] = [self.choice(field, one) for one in field.choices]
        return message, facts

    def file_fault(self, fault: BadBox, data: Mapping[str, object] | None = None) -> str:
        """What is wrong with a data file, with the table, the record and the key. `data` is what the file says, if it can be read."""
        place = next(
            (
                place
                for place in self.forms.places
                if place.part.table == fault.table and place.index + 1 == fault.record
            ),
            None,
        )
        where = f"[{fault.table}]"
        if fault.record:
            where = self.words.say("box-at-record", table=fault.table, record=fault.record)
        if place is None and (called := _called(data, fault)):
            where = f"{where} ({called})"
        where = ", ".join(part for part in (where, fault.path) if part)
        field = None
        if place is not None:
            values = {} if data is None else self.forms.values_or_none(place, data)
            path = self.forms.path_of(place, values, fault.path)
            field = self.forms.field_at(place, values, path)
            named = [self.title(place), *([self.name_of(place, values, path)] if path else [])]
            where = f"{where} ({', '.join(named)})"
        message, facts = self._said(fault, field)
        if message == "box-other" and fault.message == "":
            return str(fault)
        return self.words.say(message, **{"field": where, **facts})

    def faults(self, data: Mapping[str, object], place: Place, values: Values) -> list[dict[str, Json]]:
        """Everything that is wrong with a record among the others."""
        return [self.fault(place, values, path, fault) for path, fault in self.forms.faults(data, place, values)]


def _part_name(slot: Field) -> str:
    """What a message calls a slot: the last word of its key."""
    return slot.key.rpartition(".")[2]


def _plural(language: str, n: int) -> str:
    """The plural form that a number asks for."""
    n = abs(n)
    if language != "ru":
        return "one" if n == 1 else "other"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"
