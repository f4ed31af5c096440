"""Owners' sets of values: how they are kept, what they come to, and the boxes that tables are played with.

A set is rows of `box_records`, one for each record that somebody entered or left as a draft. Whatever fits makes a box, with the game's own
values in all other places. A table does not point to a set but keeps the data file itself, by its hash: it goes on when the set is changed
or deleted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.engine.catalog import game as game_named
from majlis.engine.form_files import Built, build, file_text
from majlis.engine.form_values import BoxForms, Place, Values, forms_of
from majlis.engine.form_words import form_words
from majlis.engine.forms import Json
from majlis.server.box_shapes import (
    BoxSetDetail,
    BoxSetShape,
    ComparedKind,
    ComparedRow,
    ComparedShape,
    CountShape,
    CountsShape,
    FaultShape,
    KeptShape,
)
from majlis.server.problems import Problem
from majlis.server.schema import BoxRecord, BoxSet
from majlis.server.tokens import is_id, iso
from majlis.server.writer import Statement

DEEPEST = 24
"""How deep values may stand inside each other; a choice inside a trigger needs 11."""


@dataclass(frozen=True)
class Kept:
    """A record of a set as the database keeps it."""

    values: Values
    entered: bool
    at: int


@dataclass(frozen=True)
class SetRow:
    """A set, without its records."""

    id: str
    person: str
    game: str
    name: str
    created: int
    changed: int
    trial: str | None


SET_COLUMNS = (BoxSet.id, BoxSet.person, BoxSet.game, BoxSet.name, BoxSet.created, BoxSet.changed, BoxSet.trial)


async def read_set(connection: AsyncConnection, id: str, person: str) -> tuple[SetRow, dict[str, Kept]]:
    """A set of that person with its records. Anybody else's does not exist."""
    found = None
    if is_id(id):
        found = (await connection.execute(select(*SET_COLUMNS).where(BoxSet.id == id, BoxSet.person == person))).first()
    if found is None:
        raise Problem("not-found", "no-set")
    row = SetRow(*found)
    return row, (await read_records(connection, {id: row.game}))[id]


async def read_records(connection: AsyncConnection, sets: Mapping[str, str]) -> dict[str, dict[str, Kept]]:
    """The records of several sets, which are given with their games."""
    out: dict[str, dict[str, Kept]] = {id: {} for id in sets}
    wanted = select(BoxRecord.owner, BoxRecord.place, BoxRecord.content, BoxRecord.entered, BoxRecord.at)
    for id, key, content, entered, at in await connection.execute(wanted.where(BoxRecord.owner.in_([*sets]))):
        forms, values = forms_for(sets[id]), json.loads(content)
        place = forms.by_key.get(key)
        out[id][key] = Kept(values if place is None else forms.renewed(place, values), entered, at)
    return out


def forms_for(game: str) -> BoxForms:
    return forms_of(game_named(game))


class Contents:
    """What the records of a set come to. Made anew whenever one changes; it reads the box, so do it in a thread."""

    def __init__(self, game: str, kept: Mapping[str, Kept]) -> None:
        self.game = game
        self.forms = forms_for(game)
        self.kept = {key: one for key, one in kept.items() if key in self.forms.by_key}
        self.built: Built = build(self.forms, {key: one.values for key, one in self.kept.items() if one.entered})
        self.played = {
            key: one.values for key, one in self.kept.items() if one.entered and key not in self.built.refused
        }
        """What is entered and fits: it counts and is played."""

    @property
    def digest(self) -> str:
        return self.built.digest

    def toml(self, name: str) -> str:
        return file_text(self.forms, self.played, name)

    def state(self, key: str) -> Any:
        if key not in self.kept:
            return "reconstructed"
        if key not in self.played:
            return "draft"
        return "same" if same(self.forms, self.forms.by_key[key], self.played[key]) else "differs"

    def errors(self, key: str, language: str) -> list[FaultShape]:
        """What is wrong with a record; nothing for those that fit."""
        one = self.kept.get(key)
        if one is None or key in self.played:
            return []
        if not one.entered:
            return draft_errors(self.game, key, json.dumps(one.values, sort_keys=True), language)
        return faults(self.game, self.built.data, key, one.values, language)

    def counts(self) -> CountsShape:
        kinds = {kind.id: CountShape(entered=0, differ=0, invalid=0) for kind in self.forms.forms.kinds}
        for key in self.kept:
            count = kinds[key.partition("/")[0]]
            state = self.state(key)
            count.entered += state != "draft"
            count.differ += state == "differs"
            count.invalid += state == "draft" and bool(self.errors(key, "en"))
        return CountsShape(
            entered=sum(count.entered for count in kinds.values()),
            differ=sum(count.differ for count in kinds.values()),
            invalid=sum(count.invalid for count in kinds.values()),
            total=len(self.forms.places),
            kinds=kinds,
        )

    @property
    def against_rulebook(self) -> bool:
        """Whether something that the rulebook prints was changed."""
        return any(
            "differs_from_rulebook" in self.forms.written(self.forms.by_key[key], values, "owner")
            for key, values in self.played.items()
        )

    def summary(self, row: SetRow) -> BoxSetShape:
        return BoxSetShape(
            id=row.id,
            game=row.game,
            name=row.name,
            counts=self.counts(),
            digest=self.digest,
            changed_at=iso(row.changed),
            rulebook=self.against_rulebook,
        )

    def detail(self, row: SetRow, trial: Any, language: str) -> BoxSetDetail:
        records = {
            key: KeptShape(state=self.state(key), values=dict(one.values), errors=self.errors(key, language), at=one.at)
            for key, one in self.kept.items()
        }
        return BoxSetDetail(**self.summary(row).model_dump(), records=records, trial=trial)


def same(forms: BoxForms, place: Place, values: Values) -> bool:
    """Whether values say what the game's own data file says."""
    return forms.written(place, values) == dict(forms.record(forms.data, place))


def faults(game: str, data: Mapping[str, object], key: str, values: Values, language: str) -> list[FaultShape]:
    """What is wrong with a record among the others."""
    words = form_words(game_named(game), language)
    found = words.faults(data, words.forms.by_key[key], values)
    return [FaultShape.model_validate(fault) for fault in found]


@lru_cache(4096)
def draft_errors(game: str, key: str, content: str, language: str) -> list[FaultShape]:
    """What is wrong with a draft among the game's own values."""
    return faults(game, forms_for(game).data, key, json.loads(content), language)


def clean(forms: BoxForms, place: Place, values: Mapping[str, Any]) -> dict[str, Json]:
    """Values as they are kept: only the fields of the record. Raises `Problem` if something is nested too deeply or is not text."""
    out: dict[str, Json] = {}
    given = forms.renewed(place, values)
    for each in place.part.fields:
        value = given.get(each.key)
        if depth(value) > DEEPEST:
            raise Problem("bad-input", "values-deep", field=each.key)
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise Problem("bad-input", "values-text", field=each.key) from error
        out[each.key] = value
    return out


def depth(value: object) -> int:
    """How deep a value is nested, counted without recursion."""
    level, deepest = [value], 0
    while level and deepest <= DEEPEST:
        deepest += 1
        inner: list[object] = []
        for one in level:
            if isinstance(one, dict):
                inner += one.values()
            elif isinstance(one, list):
                inner += one
        level = inner
    return deepest


def compared(game: str, before: Mapping[str, Values], after: Mapping[str, Values], language: str) -> ComparedShape:
    """Two sets of values, field by field. What a set does not have is as in the game's own data file."""
    words = form_words(game_named(game), language)
    forms = words.forms
    kinds: list[ComparedKind] = []
    changed = 0
    for kind in forms.forms.kinds:
        rows: list[ComparedRow] = []
        for place in (place for place in forms.places if place.kind is kind):
            one = before.get(place.key, forms.standard[place.key])
            other = after.get(place.key, forms.standard[place.key])
            differing = [each for each in place.part.fields if one.get(each.key) != other.get(each.key)]
            changed += bool(differing)
            for each in differing:
                old, new = one.get(each.key), other.get(each.key)
                rows.append(
                    ComparedRow(
                        number=place.number,
                        title=words.title(place),
                        field=each.key,
                        field_title=words.words.say(each.message),
                        before=old,
                        after=new,
                        text=words.difference(place, each, old, new),
                    )
                )
        if rows:
            kinds.append(ComparedKind(id=kind.id, title=words.kind_title(kind), rows=rows))
    return ComparedShape(kinds=kinds, same=len({*before, *after}) - changed, differ=changed)


def keep_box(digest: str, game: str, toml: str, at: int) -> Statement:
    """What keeps a data file for tables, unless it is kept already."""
    sql = 'INSERT INTO "boxes" ("digest", "game", "toml", "created") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    return Statement(sql, (digest, game, toml, at))
