"""Laws that the forms of every game keep: they say everything that the data file says, and nothing that its reader refuses."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import majlis
from majlis.engine.components import HEADER, Components
from majlis.engine.form_files import build, file_text, taken_from
from majlis.engine.form_values import BoxForms, Place, forms_of
from majlis.engine.form_words import form_words
from majlis.engine.forms import COUNTS, FLAG, NUMBER, NUMBERS, SENTENCES, SYMBOLS, WAYS, WORD, Field, Sentence, at_path
from majlis.engine.words import LANGUAGES, engine_locale, missing

LETTERED = re.compile(r"\b[^\W\d_]\d+\b")
"""A letter and a number: K7, В3."""


class FormLaws:
    """Subclass it, name the game and how many records have forms."""

    game: str
    total: int

    @property
    def forms(self) -> BoxForms:
        return forms_of(majlis.game(self.game))

    # what the data file says

    def test_every_reconstructed_record_has_a_form_or_a_reason(self) -> None:
        forms = self.forms
        covered = {(place.part.table, place.index) for place in forms.places}
        found = [
            (table, index)
            for table, index in reconstructed(forms.data)
            if (table, index) not in covered and not any(within(table, other) for other in forms.forms.elsewhere)
        ]
        assert found == []
        assert len(forms.places) == self.total
        assert len(forms.by_key) == self.total
        for table in forms.forms.elsewhere:
            assert at_path(forms.data, table) is not None, table

    def test_values_and_back_give_the_same_data(self) -> None:
        forms = self.forms
        data = forms.data
        for place in forms.places:
            record = forms.record(forms.data, place)
            written = forms.written(place, forms.values(place, record))
            assert written == dict(record), place.key
            assert list(written) == list(record), place.key
            data = forms.placed(data, place, written)
        assert Components(self.game, data, standard=False).digest == forms.game.read_box(None).digest

    def test_everything_entered_is_a_box_whose_file_says_the_same(self) -> None:
        forms = self.forms
        built = build(forms, forms.standard)
        assert built.refused == {}
        text = file_text(forms, forms.standard, 'Leila’s "box" \\ 1')
        box = forms.game.read_box(text)
        assert box.digest == built.digest != forms.game.read_box(None).digest
        assert tomllib.loads(text)[HEADER]["name"] == 'Leila’s "box" \\ 1'
        taken = taken_from(forms, text)
        assert (taken.entered, taken.refused) == (forms.standard, [])

    # what the reader reads

    def test_what_lies_outside_the_limits_is_refused_with_record_and_field(self) -> None:
        forms = self.forms
        tried = 0
        for place in one_of_each(forms):
            values = forms.standard[place.key]
            for field in place.part.fields:
                if values[field.key] is None or not applies(field, values):
                    continue
                for wrong in outside(field):
                    faults = forms.faults(forms.data, place, {**values, field.key: wrong})
                    assert [path.split(".0")[0] for path, _ in faults] == [field.key], (
                        place.key,
                        field.key,
                        wrong,
                        faults,
                    )
                    fault = faults[0][1]
                    assert fault.table == place.part.table
                    assert fault.record == place.index + 1
                    assert fault.message, fault
                    tried += 1
        assert tried

    def test_every_field_is_read(self) -> None:
        """A value of another kind is noticed: no field is there for show."""
        forms = self.forms
        for place in one_of_each(forms):
            values = forms.standard[place.key]
            for field in place.part.fields:
                if values[field.key] is None or not applies(field, values):
                    continue
                assert forms.faults(forms.data, place, {**values, field.key: {"no": "value"}}), (place.key, field.key)

    @pytest.mark.long
    def test_every_sentence_is_readable_where_it_fits(self) -> None:
        forms = self.forms
        said: set[tuple[str, str]] = set()
        for place in one_of_each(forms):
            for field in place.part.fields:
                if field.kind != SENTENCES or not applies(field, forms.standard[place.key]):
                    continue
                for sentence in forms.forms.vocabularies[field.vocabulary]:
                    if sentence.fits and field.key not in sentence.fits:
                        continue
                    self.read_back(self.place_for(place, sentence), field, sentence)
                    said.add((field.vocabulary, sentence.id))
        wanted = {
            (name, sentence.id)
            for name, found in forms.forms.vocabularies.items()
            for sentence in found
            if not sentence.why
        }
        assert wanted <= said

    def place_for(self, place: Place, sentence: Sentence) -> Place:
        """The record in which a sentence is tried."""
        return place

    def read_back(self, place: Place, field: Field, sentence: Sentence) -> None:
        """The sentence with its slots filled goes through the reader and comes back."""
        forms = self.forms
        line = {"sentence": sentence.id, "slots": {slot.key: self.filled(slot) for slot in sentence.slots}}
        values = {**forms.standard[place.key], field.key: [line], **self.beside(sentence)}
        record = {**forms.written(place, values, "owner"), **self.record_beside(sentence)}
        fault = forms.fault(forms.placed(forms.data, place, record))
        assert fault is None, (place.key, sentence.id, fault)
        assert forms.values(place, record)[field.key] == [line], sentence.id

    def filled(self, slot: Field) -> Any:
        """Any value that a slot takes."""
        return filled(self.forms, slot)

    def beside(self, sentence: Sentence) -> Mapping[str, Any]:
        """Other values that have to go with a sentence."""
        return {}

    def record_beside(self, sentence: Sentence) -> Mapping[str, Any]:
        """The same for what is no field."""
        return {}

    # what people read

    def test_everything_is_said_in_three_languages(self) -> None:
        folder = majlis.game(self.game).folder / "locale"
        assert missing([folder / "forms"]) == []
        for language in LANGUAGES:
            words = form_words(majlis.game(self.game), language)
            described: Any = words.describe()
            assert described["total"] == self.total
            for kind in described["kinds"]:
                titles = [record["title"] for record in kind["records"]]
                assert len(set(titles)) == len(titles), (language, kind["id"])
            for name, vocabulary in described["vocabulary"].items():
                texts = [str(sentence["parts"]) for sentence in vocabulary["sentences"]]
                assert len(set(texts)) == len(texts), (language, name)
                for sentence in vocabulary["sentences"]:
                    for parts in (
                        sentence["parts"].values() if isinstance(sentence["parts"], dict) else [sentence["parts"]]
                    ):
                        slots = {part["slot"] for part in parts if isinstance(part, dict)}
                        assert slots == {slot["key"] for slot in sentence["slots"]}, (language, sentence["id"])
            letters = [symbol["letter"] for symbol in described["symbols"]]
            assert len(set(letters)) == len(letters), language

    def test_a_lettered_record_is_lettered_as_its_piece_is_named(self) -> None:
        """Who reads "K7" in the box looks for the same K7 at a table of the same language, with some edition at least."""
        game = majlis.game(self.game)
        naming = game.naming()
        editions = [{}] if naming is None else [{}, *({option: value} for option, value in naming.otherwise)]
        for language in LANGUAGES:
            words = form_words(game, language)
            tables = [game.words(language, None, edition) for edition in editions]
            for place in self.forms.places:
                piece = str(self.forms.piece(place)).lower()
                marks = LETTERED.findall(words.title(place)) if self.forms.piece(place) else []
                named = [word for there in tables for word in there.name(piece).split()] if marks else []
                assert [mark for mark in marks if mark not in named] == [], (language, place.key)

    def test_no_words_of_the_forms_are_those_of_the_game_or_unused(self) -> None:
        folder = majlis.game(self.game).folder / "locale"
        own = message_ids(folder / "forms")
        assert own.isdisjoint(message_ids(folder))
        assert own.isdisjoint(message_ids(engine_locale()))
        assert own == self.used() | {name for name in own if name.startswith("box-")}

    def used(self) -> set[str]:
        forms = self.forms.forms
        sentences = [one for found in forms.vocabularies.values() for one in found]
        fields = [
            *(field for kind in forms.kinds for field in kind.fields),
            *(slot for sentence in sentences for slot in sentence.slots),
        ]
        return {
            *(f"form-{kind.id}" for kind in forms.kinds),
            *(part.title for kind in forms.kinds for part in kind.parts),
            *(field.message for field in fields),
            *(f"{field.names}{choice}" for field in fields if field.names for choice in field.choices),
            *(sentence.message for sentence in sentences),
            *(sentence.why for sentence in sentences if sentence.why),
            *(f"symbol-{symbol.id}" for symbol in forms.symbols),
        } - message_ids(majlis.game(self.game).folder / "locale")

    @pytest.mark.long
    def test_standard_values_can_be_said(self) -> None:
        for language in LANGUAGES:
            words = form_words(majlis.game(self.game), language)
            for place in self.forms.places:
                for field in place.part.fields:
                    text = words.value(field, self.forms.standard[place.key][field.key])
                    assert text
                    assert "{" not in text


def message_ids(folder: Any) -> set[str]:
    lines = (folder / "en.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" ")[0] for line in lines if line and line[0].isalpha() and " =" in line}


def one_of_each(forms: BoxForms) -> list[Place]:
    """The first and the last record of each part."""
    out: dict[str, Place] = {}
    for place in forms.places:
        out.setdefault(f"{place.part.table} {place.part.title} first", place)
        out[f"{place.part.table} {place.part.title} last"] = place
    return list({place.key: place for place in out.values()}.values())


def outside(field: Field) -> Iterator[Any]:
    """Values just beyond what a field takes."""
    if field.kind == NUMBER:
        yield from (field.low - 1, field.high + 1, "3", True)
    elif field.kind == WORD:
        yield from ("no_such_word", 3)
    elif field.kind == FLAG:
        yield from ("yes", 1)
    elif field.kind == NUMBERS:
        length = field.count or field.most
        yield from ([field.low - 1] * length, [field.high + 1] * length, [field.low] * (length + 1))
    elif field.kind == SYMBOLS:
        yield from (["no_such_word"], [field.choices[0]] * (field.most + 1))
    elif field.kind == COUNTS:
        yield [field.choices[0]] * (field.high + 1)
    elif field.kind == SENTENCES:
        yield [{"sentence": "no-such", "slots": {}}]


def filled(forms: BoxForms, slot: Field) -> Any:
    """Any value that a slot takes."""
    if slot.kind == NUMBER:
        return slot.low
    if slot.kind == WORD:
        return slot.choices[-1]
    if slot.kind == FLAG:
        return False
    if slot.kind == NUMBERS:
        return [slot.low] * (slot.count or slot.least)
    if slot.kind == SYMBOLS:
        return list(slot.choices[: max(1, slot.least)])
    assert slot.kind in (SENTENCES, WAYS), slot
    simple = next(
        one for one in forms.forms.vocabularies[slot.vocabulary] if {each.kind for each in one.slots} == {NUMBER}
    )
    line = {"sentence": simple.id, "slots": {each.key: each.high for each in simple.slots}}
    return [[line], [line, line]] if slot.kind == WAYS else [line]


def reconstructed(data: Mapping[str, object], outer: str = "", inherited: object = None) -> Iterator[tuple[str, int]]:
    """Every record, or table without records, that says or inherits that it is reconstructed."""
    for name, table in data.items():
        path = f"{outer}.{name}" if outer else name
        if isinstance(table, list) and all(isinstance(row, Mapping) for row in table):
            yield from ((path, at) for at, row in enumerate(table) if row.get("source", inherited) == "reconstructed")
        elif isinstance(table, Mapping) and ("source" in table or name == "rondel"):
            source = table.get("source", inherited)
            rows = table.get("records")
            if isinstance(rows, list):
                found = [row.get("source", source) if isinstance(row, Mapping) else source for row in rows]
                yield from ((path, at) for at, one in enumerate(found) if one == "reconstructed")
            elif name == "rondel" or source != "reconstructed":
                inner = {key: value for key, value in table.items() if isinstance(value, Mapping)}
                yield from reconstructed(inner, path, source)
            else:
                yield (path, -1)


def applies(field: Field, values: Mapping[str, Any]) -> bool:
    return not field.when[0] or values[field.when[0]] in field.when[1]


def within(table: str, other: str) -> bool:
    return table == other or table.startswith(f"{other}.")
