"""People: guests with a name and a cookie, accounts with a password, and deleting either."""

from __future__ import annotations

import asyncio
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Body, Request, Response
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from majlis.server import tables
from majlis.server.callers import COOKIE, AnyCaller, KnownCaller, address
from majlis.server.problems import Problem, answers
from majlis.server.schema import Attempt, BoxRecord, BoxSet, Cookie, Log, Person, Seat, Table
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import Credentials, DeleteAccountIn, LoginIn, Me, NewPassword, NewPerson
from majlis.server.store import Transaction
from majlis.server.tokens import digest, iso, new_id, new_secret, now

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600
WINDOW = 15 * 60
"""Seconds for which failed logins count."""
FAILURES = {"both": 5, "login": 30, "address": 30}
"""How many failed logins are allowed in that time: for a login from one address, for a login, from an address."""
_hasher = PasswordHasher()
_NOBODY = _hasher.hash(new_secret())
"""Checked when there is no such login, so that the time taken gives nothing away."""


def shape(caller: Caller) -> Me:
    return Me(id=caller.id, name=caller.name, account=caller.login is not None, login=caller.login)


@router.get("/me", responses=answers(401))
async def who_am_i(caller: KnownCaller) -> Me:
    """Who you are, by your cookie."""
    return shape(caller)


@router.post("/me", status_code=201, responses={**answers(), 200: {"model": Me}})
async def create_guest(
    body: NewPerson, caller: AnyCaller, services: ServicesDep, request: Request, response: Response
) -> Me:
    """Become a guest with a name. If you have an identity already, it stays."""
    if caller is not None:
        response.status_code = 200
        return shape(caller)
    services.limits.take("guest", address(request))
    made = Caller(new_id(), body.name, None, None)
    async with services.store.write() as transaction:
        await transaction.execute(
            insert(Person).values(id=made.id, name=made.name, login=None, password=None, created=now())
        )
        await issue_cookie(transaction, made.id, request, response)
    return shape(made)


@router.patch("/me", responses=answers(401))
async def rename(body: NewPerson, caller: KnownCaller, services: ServicesDep) -> Me:
    """Change your name. Tables where you already sit keep the old one."""
    async with services.store.write() as transaction:
        await transaction.execute(update(Person).where(Person.id == caller.id).values(name=body.name))
        transaction.notify(person=caller.id)
    return shape(caller._replace(name=body.name))


@router.post("/account", status_code=201, responses=answers(401, 409))
async def open_account(body: Credentials, caller: KnownCaller, services: ServicesDep) -> Me:
    """Protect your identity with a login and a password."""
    if caller.login is not None:
        raise Problem("wrong-phase", "you have an account already")
    services.limits.take("password", caller.id)
    kept = await hashed(services, body.password)
    login = body.login.casefold()
    try:
        async with services.store.write() as transaction:
            changed = update(Person).where(Person.id == caller.id, Person.login.is_(None))
            await transaction.execute(changed.values(login=login, password=kept))
            transaction.notify(person=caller.id)
    except IntegrityError as error:
        raise Problem("login-taken", "somebody else has this login") from error
    return shape(caller._replace(login=login))


@router.put("/account/password", status_code=204, response_class=Response, responses=answers(401, 409))
async def change_password(body: NewPassword, caller: KnownCaller, services: ServicesDep, request: Request) -> None:
    """Change your password. All other browsers are logged out."""
    if caller.login is None:
        raise Problem("wrong-phase", "a guest has no password")
    await check_password(services, caller, body.old, request)
    kept = await hashed(services, body.new)
    mine = digest(request.cookies.get(COOKIE, ""))
    async with services.store.write() as transaction:
        await transaction.execute(update(Person).where(Person.id == caller.id).values(password=kept))
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id, Cookie.digest != mine))
        transaction.notify(person=caller.id)


@router.delete("/account", status_code=204, response_class=Response, responses=answers(401))
async def delete_account(
    caller: KnownCaller,
    services: ServicesDep,
    request: Request,
    response: Response,
    body: Annotated[DeleteAccountIn, Body(default_factory=DeleteAccountIn)],
) -> None:
    """Delete your account or guest identity and your data. Bots take over your seats, and your name is removed."""
    if caller.login is not None:
        await check_password(services, caller, body.password or "", request)
    await tables.forget_person(services.tables, caller.id)
    async with services.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id))
        await transaction.execute(delete(Person).where(Person.id == caller.id))
        transaction.notify(person=caller.id)
    response.delete_cookie(COOKIE, path="/")


@router.get("/account/export", responses=answers(401))
async def export(caller: KnownCaller, services: ServicesDep) -> dict[str, object]:
    """Export everything that is stored about you; your sets of values one by one, by `/api/box-sets/{box_set}/toml`."""
    async with services.store.read() as connection:
        created = (await connection.execute(select(Person.created).where(Person.id == caller.id))).scalar_one()
        seats = await connection.execute(
            select(
                Table.id,
                Table.game,
                Table.name,
                Table.phase,
                Table.created,
                Seat.number.label("seat"),
                Seat.name.label("seat_name"),
            )
            .join(Seat, Seat.table == Table.id)
            .where(Seat.person == caller.id)
            .order_by(Table.created, Seat.number)
        )
        rows = await connection.execute(
            select(Log.table, Log.number, Log.kind, Log.seat, Log.text, Log.at)
            .where(Log.person == caller.id)
            .order_by(Log.table, Log.number)
        )
        records = select(func.count()).where(BoxRecord.owner == BoxSet.id).scalar_subquery()
        sets = await connection.execute(
            select(BoxSet.game, BoxSet.name, records.label("records"))
            .where(BoxSet.person == caller.id)
            .order_by(BoxSet.created)
        )
        return {
            "person": {**shape(caller).model_dump(), "created": iso(created)},
            "seats": [{**row._asdict(), "created": iso(row.created)} for row in seats],
            "log": [{**row._asdict(), "at": iso(row.at)} for row in rows],
            "box_sets": [row._asdict() for row in sets],
        }


@router.post("/login", responses=answers())
async def log_in(body: LoginIn, services: ServicesDep, request: Request, response: Response, _: AnyCaller) -> Me:
    """Log in to an account."""
    columns = (Person.id, Person.name, Person.login, Person.password)
    async with services.store.read() as connection:
        found = (await connection.execute(select(*columns).where(Person.login == body.login.casefold()))).first()
    caller = Caller("", "", body.login.casefold(), _NOBODY) if found is None else Caller(*found)
    await check_password(services, caller, body.password, request)
    async with services.store.write() as transaction:
        await issue_cookie(transaction, caller.id, request, response)
        await transaction.execute(delete(Attempt).where(Attempt.key == keys(caller, request)["both"]))
    return shape(caller)


@router.post("/logout", status_code=204, response_class=Response, responses=answers())
async def log_out(services: ServicesDep, request: Request, response: Response, caller: AnyCaller) -> None:
    """Log this browser out. A guest cannot come back."""
    async with services.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.digest == digest(request.cookies.get(COOKIE, ""))))
        if caller is not None:
            transaction.notify(person=caller.id)
    response.delete_cookie(COOKIE, path="/")


async def issue_cookie(transaction: Transaction, person: str, request: Request, response: Response) -> None:
    """Give the browser a cookie for that person."""
    secret = new_secret()
    await transaction.execute(insert(Cookie).values(digest=digest(secret), person=person, created=now()))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


async def hashed(services: Services, password: str) -> str:
    async with services.hashing:
        return await asyncio.to_thread(_hasher.hash, password)


def keys(caller: Caller, request: Request) -> dict[str, str]:
    login = digest(caller.login or "")[:40]
    return {
        "both": f"both:{login}:{address(request)}",
        "login": f"login:{login}",
        "address": f"address:{address(request)}",
    }


async def check_password(services: Services, caller: Caller, password: str, request: Request) -> None:
    """A problem if the password is wrong, or was wrong too often lately."""
    services.limits.take("password", address(request))
    named = keys(caller, request)
    since = now() - WINDOW * 1000
    async with services.store.read() as connection:
        kept = select(Attempt.key, Attempt.count, Attempt.since).where(
            Attempt.key.in_(named.values()), Attempt.since > since
        )
        counts = {key: (count, began) for key, count, began in await connection.execute(kept)}
    for kind, key in named.items():
        count, began = counts.get(key, (0, 0))
        if services.settings.rate > 0 and count >= FAILURES[kind]:
            raise Problem("too-many", "too many wrong passwords; wait a while", retry_after=(began - since) / 1000)
    async with services.hashing:
        right = await asyncio.to_thread(verify, caller.password or _NOBODY, password)
    if right and caller.id:
        return
    async with services.store.write() as transaction:
        await transaction.execute(delete(Attempt).where(Attempt.since <= since))
        for key in named.values():
            more = await transaction.execute(update(Attempt).where(Attempt.key == key).values(count=Attempt.count + 1))
            if more.rowcount == 0:
                await transaction.execute(insert(Attempt).values(key=key, count=1, since=now()))
    raise Problem("wrong-password", "this login and this password do not belong together")


def verify(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
