"""The account and the devices it is logged in on: each can be logged out, and its streams end at once."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, select

from majlis.server.callers import COOKIE, KnownCaller
from majlis.server.identities import GRACE, KNOWN
from majlis.server.problems import Problem, answers
from majlis.server.schema import Cookie, Pass, Person
from majlis.server.services import ServicesDep
from majlis.server.shapes import AccountShape, DeviceShape
from majlis.server.tokens import digest, iso, now

router = APIRouter(prefix="/api/account", tags=["people"])
_ID = 16
"""How much of a cookie's hash names its device: enough to tell them apart, and nobody gets back to the cookie from it."""


@router.get("", responses=answers(401))
async def show_account(caller: KnownCaller, services: ServicesDep, request: Request) -> AccountShape:
    """Your login, your address and the devices on which you are logged in, the latest first."""
    mine = digest(request.cookies.get(COOKIE, ""))
    columns = (Cookie.digest, Cookie.device, Cookie.created, Cookie.used)
    valid = (Cookie.person == caller.id) & (Cookie.until > now() + GRACE * 1000)
    async with services.store.read() as connection:
        email = (await connection.execute(select(Person.email).where(Person.id == caller.id))).scalar_one_or_none()
        found = list(
            await connection.execute(select(*columns).where(valid).order_by(Cookie.used.desc(), Cookie.digest))
        )
    devices = [
        DeviceShape(id=key[:_ID], name=name, created=iso(created), used=iso(used), current=key == mine)
        for key, name, created, used in found
    ]
    return AccountShape(login=caller.login, email=email, mail=services.mail.on, devices=devices)


@router.delete("/devices/{device}", status_code=204, response_class=Response, responses=answers(401, 404))
async def log_device_out(device: str, caller: KnownCaller, services: ServicesDep) -> None:
    """Log a device out. Whatever it follows ends at once."""
    async with services.store.write() as transaction:
        wanted = select(Cookie.digest).where(Cookie.person == caller.id)
        found = [key for (key,) in await transaction.execute(wanted) if key[:_ID] == device]
        if not found:
            raise Problem("not-found", "no-device")
        await transaction.execute(delete(Cookie).where(Cookie.digest.in_(found)))
        transaction.notify(person=caller.id)


@router.delete("/devices", status_code=204, response_class=Response, responses=answers(401))
async def log_others_out(caller: KnownCaller, services: ServicesDep, request: Request) -> None:
    """Log all other devices out, and forget which others were logged in before."""
    mine = digest(request.cookies.get(COOKIE, ""))
    proof = digest(request.cookies.get(KNOWN, ""))
    async with services.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id, Cookie.digest != mine))
        await transaction.execute(
            delete(Pass).where(Pass.person == caller.id, Pass.kind == "known", Pass.digest != proof)
        )
        transaction.notify(person=caller.id)
