"""Everything that is kept about a person, for that person to take along."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Select, and_, or_, select

from majlis.server.callers import KnownCaller
from majlis.server.history import DEALS
from majlis.server.problems import answers
from majlis.server.schema import Analysis, BoxRecord, BoxSet, Cookie, Log, Pass, Person, Seat, Table
from majlis.server.services import ServicesDep
from majlis.server.tokens import iso

router = APIRouter(prefix="/api", tags=["people"])
TIMES = ("created", "issued", "used", "until", "asked", "changed", "at")
"""Columns that hold a moment."""
NOT_OF_PEOPLE = ("run", "process")
"""What a trial notes for the server alone."""


@router.get("/account/export", responses=answers(401))
async def export(caller: KnownCaller, services: ServicesDep) -> dict[str, object]:
    """Export everything that is stored about you."""
    me = caller.id
    async with services.store.read() as connection:

        async def found(wanted: Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
            return [readable(row._asdict()) for row in await connection.execute(wanted)]

        [person] = await found(
            select(Person.id, Person.name, Person.login, Person.email, Person.created).where(Person.id == me)
        )
        devices = select(Cookie.device, Cookie.created, Cookie.issued, Cookie.used, Cookie.until)
        passes = select(Pass.kind, Pass.text, Pass.created, Pass.until)
        about = (Table.id, Table.game, Table.name, Table.phase, Table.created)
        mine = (Seat.number.label("seat"), Seat.name.label("seat_name"), Seat.stand_in, Seat.hot, Seat.resigned)
        wishes = (Seat.passing, Seat.unless, Seat.hints)
        seats = select(*about, *mine, *wishes).join(Seat, Seat.table == Table.id)
        log = select(Log.table, Log.number, Log.kind, Log.seat, Log.text, Log.at)
        is_deal = and_(Log.kind == "play", or_(*map(Log.text.startswith, DEALS)))
        analyses = select(Analysis.table, Analysis.state, Analysis.asked)
        sets = select(BoxSet.id, BoxSet.game, BoxSet.name, BoxSet.created, BoxSet.changed, BoxSet.trial)
        records = select(
            BoxRecord.owner.label("owner"), BoxRecord.place, BoxRecord.content, BoxRecord.entered, BoxRecord.at
        )
        of_mine = records.join(BoxSet, BoxSet.id == BoxRecord.owner).where(BoxSet.person == me)
        by_set: dict[str, list[dict[str, Any]]] = {}
        for record in await found(of_mine.order_by(BoxRecord.owner, BoxRecord.place)):
            by_set.setdefault(record.pop("owner"), []).append({**record, "content": json.loads(record["content"])})
        return {
            "person": {**person, "account": caller.login is not None},
            "devices": await found(devices.where(Cookie.person == me).order_by(Cookie.created)),
            "passes": await found(passes.where(Pass.person == me).order_by(Pass.created)),
            "hosts": await found(select(*about).where(Table.host == me).order_by(Table.created, Table.id)),
            "seats": await found(seats.where(Seat.person == me).order_by(Table.created, Table.id, Seat.number)),
            "log": await found(log.where(Log.person == me, ~is_deal).order_by(Log.table, Log.number)),
            "analyses": await found(analyses.where(Analysis.person == me).order_by(Analysis.asked)),
            "box_sets": [
                {**one, "trial": told(one["trial"]), "records": by_set.get(one["id"], [])}
                for one in await found(sets.where(BoxSet.person == me).order_by(BoxSet.created, BoxSet.id))
            ],
        }


def readable(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its moments as people write them."""
    return {name: iso(value) if name in TIMES else value for name, value in row.items()}


def told(trial: str | None) -> dict[str, Any] | None:
    """The latest trial of a set."""
    if trial is None:
        return None
    return {name: value for name, value in json.loads(trial).items() if name not in NOT_OF_PEOPLE}
