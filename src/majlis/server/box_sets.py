"""*Your box*: what an owner of the printed game can enter, sets of such values, their files and comparisons.

Only its owner may read a set. Everything that reads a box runs in a thread.
"""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Header, Query
from sqlalchemy import delete, func, insert, select, update
from starlette.responses import PlainTextResponse, Response

from majlis.engine.catalog import game as game_named
from majlis.engine.errors import BadBox
from majlis.engine.form_files import Refused, taken_from
from majlis.engine.form_values import BoxForms, Place, Values
from majlis.engine.form_words import FormWords, form_words
from majlis.server.box_shapes import (
    BoxChangeShape,
    BoxForm,
    BoxSetDetail,
    BoxSetShape,
    CheckedShape,
    CheckIn,
    ComparedShape,
    ImportedShape,
    ImportIn,
    NewBoxSet,
    RecordIn,
    RefusedShape,
    RenameBoxSet,
    SavedShape,
)
from majlis.server.boxes import (
    SET_COLUMNS,
    Contents,
    Kept,
    SetRow,
    clean,
    compared,
    forms_for,
    read_records,
    read_set,
    same,
)
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.catalogue import find
from majlis.server.problems import Problem, answers, words_in
from majlis.server.schema import BoxRecord, BoxSet
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import LanguageName, sound
from majlis.server.store import Transaction
from majlis.server.tokens import new_id, now

router = APIRouter(prefix="/api", tags=["boxes"])
Language = Annotated[LanguageName, Query()]


@router.get(
    "/games/{game}/box/{language}",
    response_model=BoxForm,
    response_model_exclude_none=True,
    responses={**answers(404), 304: {"model": None}},
)
async def show_forms(
    game: str, language: LanguageName, _: AnyCaller, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    """What an owner of a game can enter: kinds of components, their fields and records, and the sentences of effects."""
    text, tag = await asyncio.to_thread(_described, find(game).id, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="application/json")


@lru_cache(64)
def _described(game: str, language: str) -> tuple[str, str]:
    words = form_words(game_named(game), language)
    text = json.dumps(words.describe(), ensure_ascii=False)
    return text, f'"{game_named(game).read_box(None).digest[:16]}-{language}-{len(text)}"'


# sets


@router.get("/box-sets", responses=answers(401, 404))
async def list_sets(
    caller: KnownCaller, services: ServicesDep, game: Annotated[str | None, Query(max_length=40)] = None
) -> list[BoxSetShape]:
    """Your own sets, the latest changed first."""
    wanted = select(*SET_COLUMNS).where(BoxSet.person == caller.id).order_by(BoxSet.changed.desc(), BoxSet.id)
    if game is not None:
        wanted = wanted.where(BoxSet.game == find(game).id)
    async with services.store.read() as connection:
        rows = [SetRow(*row) for row in await connection.execute(wanted)]
        kept = await read_records(connection, {row.id: row.game for row in rows})
    return await asyncio.to_thread(lambda: [Contents(row.game, kept[row.id]).summary(row) for row in rows])


@router.post("/box-sets", status_code=201, responses=answers(401, 404, 409))
async def make_set(body: NewBoxSet, caller: KnownCaller, services: ServicesDep) -> BoxSetDetail:
    """Begin a set of your own values for a game."""
    services.limits.take("table", caller.id)
    game = find(body.game)
    if not forms_for(game.id).places:
        raise Problem("wrong-phase", "all-known", game=game.title)
    moment = now()
    row = SetRow(new_id(), caller.id, game.id, body.name, moment, moment, None)
    async with services.store.write() as transaction:
        mine = select(func.count()).select_from(BoxSet).where(BoxSet.person == caller.id)
        if (await transaction.execute(mine)).scalar_one() >= services.settings.box_sets_each:
            raise Problem("too-many-sets", "too-many-sets", count=services.settings.box_sets_each)
        await transaction.execute(
            insert(BoxSet).values(
                id=row.id, person=row.person, game=row.game, name=row.name, created=moment, changed=moment, trial=None
            )
        )
    return await asyncio.to_thread(lambda: Contents(game.id, {}).detail(row, None, "en"))


@router.get("/box-sets/{box_set}", responses=answers(401, 404))
async def show_set(box_set: str, caller: KnownCaller, services: ServicesDep, language: Language = "en") -> BoxSetDetail:
    """One of your sets with everything that is entered."""
    row, kept = await _read(services, box_set, caller)

    def work() -> BoxSetDetail:
        contents = Contents(row.game, kept)
        return contents.detail(row, services.trials.shape(row, contents.digest), language)

    return await asyncio.to_thread(work)


@router.patch("/box-sets/{box_set}", responses=answers(401, 404))
async def rename_set(box_set: str, body: RenameBoxSet, caller: KnownCaller, services: ServicesDep) -> BoxSetShape:
    """Give a set another name. Tables that were opened with it keep the old one."""
    await _read(services, box_set, caller)
    async with services.store.write() as transaction:
        await transaction.execute(
            update(BoxSet).where(BoxSet.id == box_set, BoxSet.person == caller.id).values(name=body.name, changed=now())
        )
    row, kept = await _read(services, box_set, caller)
    return await asyncio.to_thread(lambda: Contents(row.game, kept).summary(row))


@router.delete("/box-sets/{box_set}", status_code=204, response_class=Response, responses=answers(401, 404))
async def delete_set(box_set: str, caller: KnownCaller, services: ServicesDep) -> None:
    """Delete a set. Tables that were opened with it go on."""
    await _read(services, box_set, caller)
    async with services.store.write() as transaction:
        await transaction.execute(delete(BoxSet).where(BoxSet.id == box_set, BoxSet.person == caller.id))


# records


@router.put("/box-sets/{box_set}/records/{kind}/{number}", responses=answers(401, 404))
async def put_record(
    box_set: str,
    kind: str,
    number: int,
    body: RecordIn,
    caller: KnownCaller,
    services: ServicesDep,
    language: Language = "en",
) -> SavedShape:
    """Keep the values of a record. What does not fit is kept as a draft, is not counted and never played."""
    row, _ = await _read(services, box_set, caller)
    forms = forms_for(row.game)
    place = _place(forms, kind, number)
    values = clean(forms, place, body.values)
    async with services.store.write() as transaction:
        at = await _keep(transaction, box_set, place.key, values, body.entered)
        await _touch(transaction, box_set, at)
    return await _saved(services, box_set, caller, place.key, language)


@router.delete("/box-sets/{box_set}/records/{kind}/{number}", responses=answers(401, 404))
async def reset_record(
    box_set: str, kind: str, number: int, caller: KnownCaller, services: ServicesDep, language: Language = "en"
) -> SavedShape:
    """Take a record out of a set: it is as reconstructed again."""
    row, _ = await _read(services, box_set, caller)
    place = _place(forms_for(row.game), kind, number)
    async with services.store.write() as transaction:
        await transaction.execute(delete(BoxRecord).where(BoxRecord.owner == box_set, BoxRecord.place == place.key))
        await _touch(transaction, box_set, now())
    return await _saved(services, box_set, caller, place.key, language)


@router.post("/box-sets/{box_set}/check", responses=answers(401, 404))
async def check_record(
    box_set: str, body: CheckIn, caller: KnownCaller, services: ServicesDep, language: Language = "en"
) -> CheckedShape:
    """What is wrong with the values of a record. Nothing is kept."""
    row, kept = await _read(services, box_set, caller)
    forms = forms_for(row.game)
    place = _place(forms, body.kind, body.number)
    values = clean(forms, place, body.values)
    tried = {**kept, place.key: Kept(values, True, 0)}

    def work() -> CheckedShape:
        return CheckedShape(errors=Contents(row.game, tried).errors(place.key, language))

    return await asyncio.to_thread(work)


async def _read(services: Services, id: str, caller: Caller) -> tuple[SetRow, dict[str, Kept]]:
    async with services.store.read() as connection:
        return await read_set(connection, id, caller.id)


def _place(forms: BoxForms, kind: str, number: int) -> Place:
    place = forms.by_key.get(f"{kind}/{number}")
    if place is None:
        raise Problem("not-found", "no-component", component=f"{kind}/{number}")
    return place


async def _keep(transaction: Transaction, id: str, place: str, values: Values, entered: bool) -> int:
    """Write a record; returns its version, which is later than the one before."""
    where = (BoxRecord.owner == id, BoxRecord.place == place)
    before = (await transaction.execute(select(BoxRecord.at).where(*where).with_for_update())).scalar_one_or_none()
    at = now() if before is None else max(now(), before + 1)
    content = json.dumps(values)
    if before is None:
        await transaction.execute(
            insert(BoxRecord).values(owner=id, place=place, content=content, entered=entered, at=at)
        )
    else:
        await transaction.execute(update(BoxRecord).where(*where).values(content=content, entered=entered, at=at))
    return at


async def _touch(transaction: Transaction, id: str, at: int) -> None:
    await transaction.execute(update(BoxSet).where(BoxSet.id == id).values(changed=at))


async def _saved(services: Services, id: str, caller: Caller, key: str, language: str) -> SavedShape:
    row, kept = await _read(services, id, caller)

    def work() -> SavedShape:
        contents = Contents(row.game, kept)
        return SavedShape(
            state=contents.state(key),
            errors=contents.errors(key, language),
            at=kept[key].at if key in kept else row.changed,
            counts=contents.counts(),
            digest=contents.digest,
            rulebook=contents.against_rulebook,
        )

    return await asyncio.to_thread(work)


# files


@router.get("/box-sets/{box_set}/toml", response_class=PlainTextResponse, responses=answers(401, 404))
async def export_set(box_set: str, caller: KnownCaller, services: ServicesDep) -> Response:
    """The data file of the game with what is entered, as `majlis data` reads it."""
    row, kept = await _read(services, box_set, caller)
    text = await asyncio.to_thread(lambda: Contents(row.game, kept).toml(row.name))
    headers = {"Content-Disposition": f'attachment; filename="{row.game}.toml"'}
    return PlainTextResponse(text, headers=headers)


@router.post("/box-sets/{box_set}/import", responses=answers(401, 404))
async def import_file(
    box_set: str, body: ImportIn, caller: KnownCaller, services: ServicesDep, language: Language = "en"
) -> ImportedShape:
    """What a data file would change in a set. With `take` the records that fit are taken; the others stay as they are."""
    row, kept = await _read(services, box_set, caller)
    forms, words = forms_for(row.game), form_words(game_named(row.game), language)
    try:
        sound(body.toml)
    except ValueError as error:
        raise Problem("bad-input", text=words_in(language).say("problem-file-not-text")) from error
    try:
        taken = await asyncio.to_thread(taken_from, forms, body.toml)
    except BadBox as error:
        raise Problem("bad-input", text=words.file_fault(error)) from error
    changes = [
        _change(words, kept, key, values) for key, values in taken.entered.items() if _differs(kept, key, values)
    ]
    if body.take and changes:
        async with services.store.write() as transaction:
            for change in changes:
                key = f"{change.kind}/{change.number}"
                await _keep(transaction, box_set, key, taken.entered[key], True)
            await _touch(transaction, box_set, now())
    refused = [_refused(words, one) for one in taken.refused]
    return ImportedShape(records=len(taken.entered), changes=changes, refused=refused)


def _differs(kept: dict[str, Kept], key: str, values: Values) -> bool:
    one = kept.get(key)
    return one is None or not one.entered or dict(one.values) != dict(values)


def _change(words: FormWords, kept: dict[str, Kept], key: str, values: Values) -> BoxChangeShape:
    place = words.forms.by_key[key]
    before = kept[key].values if key in kept else words.forms.standard[key]
    return BoxChangeShape(
        kind=place.kind.id, number=place.number, title=words.title(place), before=dict(before), after=dict(values)
    )


def _refused(words: FormWords, refused: Refused) -> RefusedShape:
    place, line = refused.place, refused.line or None
    if place is None:
        text = words.file_fault(refused.fault)
        return RefusedShape(line=line, kind=None, number=None, title=refused.table, field=None, text=text)
    path = words.forms.path_of(place, refused.values, refused.fault.path)
    told = words.fault(place, refused.values, path, refused.fault)
    return RefusedShape(
        line=line,
        kind=place.kind.id,
        number=place.number,
        title=words.title(place),
        field=str(told["name"]) if path else None,
        text=str(told["text"]),
    )


@router.get("/box-sets/{box_set}/compare/{language}", responses=answers(401, 404))
async def compare_set(
    box_set: str,
    language: LanguageName,
    caller: KnownCaller,
    services: ServicesDep,
    other: Annotated[str | None, Query(alias="with", max_length=40)] = None,
) -> ComparedShape:
    """Every value in which a set differs from the reconstructed ones, or from another set of yours (`with`)."""
    row, kept = await _read(services, box_set, caller)
    before: dict[str, Kept] = {}
    if other is not None:
        there, before = await _read(services, other, caller)
        if there.game != row.game:
            raise Problem("bad-input", "other-game-set", one=there.game, other=row.game)

    def work() -> ComparedShape:
        mine, theirs = Contents(row.game, kept).played, Contents(row.game, before).played
        found = compared(row.game, theirs, mine, language)
        if other is None:
            forms = forms_for(row.game)
            found.same = sum(same(forms, forms.by_key[key], values) for key, values in mine.items())
        return found

    return await asyncio.to_thread(work)
