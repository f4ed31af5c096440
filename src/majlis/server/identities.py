"""People: guests with a name and a cookie, accounts with a password, and how one leaves again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Body, Request, Response
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from majlis.server import tables
from majlis.server.house import COOKIE, Caller, House, Member, Rooms, Visitor, address
from majlis.server.problems import Problem, answers
from majlis.server.schema import Attempt, Cookie, LogRow, Person, Seat, Table
from majlis.server.shapes import Credentials, Farewell, LoginIn, Me, NewPassword, NewPerson
from majlis.server.store import Transaction
from majlis.server.tokens import digest, iso, new_id, new_secret, now

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600
WINDOW = 15 * 60
"""Seconds for which failed logins count."""
FAILURES = {"both": 5, "login": 30, "address": 30}
"""How many failed logins are taken in that time: for a login from one address, for a login, from an address."""
_hasher = PasswordHasher()
_NOBODY = _hasher.hash(new_secret())
"""Checked when there is no such login, so that nobody can tell from the time it takes."""


def shape(caller: Caller) -> Me:
    return Me(id=caller.id, name=caller.name, account=caller.login is not None, login=caller.login)


@router.get("/me", responses=answers(401))
async def who_am_i(caller: Member) -> Me:
    """Who the cookie says you are."""
    return shape(caller)


@router.post("/me", status_code=201, responses={**answers(), 200: {"model": Me}})
async def become_a_guest(body: NewPerson, caller: Visitor, rooms: Rooms, request: Request, response: Response) -> Me:
    """Take a name. Who has one already stays who they are."""
    if caller is not None:
        response.status_code = 200
        return shape(caller)
    rooms.limits.take("guest", address(request))
    made = Caller(new_id(), body.name, None, None)
    async with rooms.store.write() as transaction:
        await transaction.execute(
            insert(Person).values(id=made.id, name=made.name, login=None, password=None, created=now())
        )
        await hand_out(transaction, made.id, request, response)
    return shape(made)


@router.patch("/me", responses=answers(401))
async def rename(body: NewPerson, caller: Member, rooms: Rooms) -> Me:
    """Take another name; at tables where you sit already the old one stays."""
    async with rooms.store.write() as transaction:
        await transaction.execute(update(Person).where(Person.id == caller.id).values(name=body.name))
    return shape(caller._replace(name=body.name))


@router.post("/account", status_code=201, responses=answers(401, 409))
async def open_account(body: Credentials, caller: Member, rooms: Rooms) -> Me:
    """Keep your identity behind a login and a password."""
    if caller.login is not None:
        raise Problem("wrong-phase", "you have an account already")
    rooms.limits.take("password", caller.id)
    kept = await hashed(rooms, body.password)
    login = body.login.casefold()
    try:
        async with rooms.store.write() as transaction:
            changed = update(Person).where(Person.id == caller.id, Person.login.is_(None))
            await transaction.execute(changed.values(login=login, password=kept))
    except IntegrityError as error:
        raise Problem("login-taken", "somebody else has this login") from error
    return shape(caller._replace(login=login))


@router.put("/account/password", status_code=204, response_class=Response, responses=answers(401, 409))
async def change_password(body: NewPassword, caller: Member, rooms: Rooms, request: Request) -> None:
    """A new password; all other browsers are logged out."""
    if caller.login is None:
        raise Problem("wrong-phase", "a guest has no password")
    await check_password(rooms, caller, body.old, request)
    kept = await hashed(rooms, body.new)
    mine = digest(request.cookies.get(COOKIE, ""))
    async with rooms.store.write() as transaction:
        await transaction.execute(update(Person).where(Person.id == caller.id).values(password=kept))
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id, Cookie.digest != mine))


@router.delete("/account", status_code=204, response_class=Response, responses=answers(401))
async def leave_for_good(
    caller: Member,
    rooms: Rooms,
    request: Request,
    response: Response,
    body: Annotated[Farewell, Body(default_factory=Farewell)],
) -> None:
    """Delete everything about yourself. At tables a bot takes your seat and your name is forgotten."""
    if caller.login is not None:
        await check_password(rooms, caller, body.password or "", request)
    await tables.forget_person(rooms.hall, caller.id)
    async with rooms.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id))
        await transaction.execute(delete(Person).where(Person.id == caller.id))
    response.delete_cookie(COOKIE, path="/")


@router.get("/account/export", responses=answers(401))
async def export(caller: Member, rooms: Rooms) -> dict[str, object]:
    """Everything that is kept about you."""
    async with rooms.store.read() as connection:
        created = (await connection.execute(select(Person.created).where(Person.id == caller.id))).scalar_one()
        seats = await connection.execute(
            select(
                Table.id, Table.game, Table.name, Table.phase, Table.created, Seat.seat, Seat.name.label("seat_name")
            )
            .join(Seat, Seat.table == Table.id)
            .where(Seat.person == caller.id)
            .order_by(Table.created, Seat.seat)
        )
        rows = await connection.execute(
            select(LogRow.table, LogRow.number, LogRow.kind, LogRow.seat, LogRow.text, LogRow.at)
            .where(LogRow.person == caller.id)
            .order_by(LogRow.table, LogRow.number)
        )
        return {
            "person": {**shape(caller).model_dump(), "created": iso(created)},
            "seats": [{**row._asdict(), "created": iso(row.created)} for row in seats],
            "log": [{**row._asdict(), "at": iso(row.at)} for row in rows],
        }


@router.post("/login", responses=answers())
async def log_in(body: LoginIn, rooms: Rooms, request: Request, response: Response, _: Visitor) -> Me:
    """Come back to an account."""
    columns = (Person.id, Person.name, Person.login, Person.password)
    async with rooms.store.read() as connection:
        found = (await connection.execute(select(*columns).where(Person.login == body.login.casefold()))).first()
    caller = Caller("", "", body.login.casefold(), _NOBODY) if found is None else Caller(*found)
    await check_password(rooms, caller, body.password, request)
    async with rooms.store.write() as transaction:
        await hand_out(transaction, caller.id, request, response)
        await transaction.execute(delete(Attempt).where(Attempt.key == keys(caller, request)["both"]))
    return shape(caller)


@router.post("/logout", status_code=204, response_class=Response, responses=answers())
async def log_out(rooms: Rooms, request: Request, response: Response, _: Visitor) -> None:
    """Let this browser forget who you are. A guest cannot come back."""
    async with rooms.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.digest == digest(request.cookies.get(COOKIE, ""))))
    response.delete_cookie(COOKIE, path="/")


async def hand_out(transaction: Transaction, person: str, request: Request, response: Response) -> None:
    """Give the browser a cookie for that person."""
    secret = new_secret()
    await transaction.execute(insert(Cookie).values(digest=digest(secret), person=person, created=now()))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


async def hashed(rooms: House, password: str) -> str:
    async with rooms.hashing:
        return await asyncio.to_thread(_hasher.hash, password)


def keys(caller: Caller, request: Request) -> dict[str, str]:
    login = digest(caller.login or "")[:40]
    return {
        "both": f"both:{login}:{address(request)}",
        "login": f"login:{login}",
        "address": f"address:{address(request)}",
    }


async def check_password(rooms: House, caller: Caller, password: str, request: Request) -> None:
    """A problem if it is wrong, or if it was wrong too often lately."""
    rooms.limits.take("password", address(request))
    named = keys(caller, request)
    since = now() - WINDOW * 1000
    async with rooms.store.read() as connection:
        kept = select(Attempt.key, Attempt.count, Attempt.since).where(
            Attempt.key.in_(named.values()), Attempt.since > since
        )
        counts = {key: (count, began) for key, count, began in await connection.execute(kept)}
    for kind, key in named.items():
        count, began = counts.get(key, (0, 0))
        if rooms.settings.rate > 0 and count >= FAILURES[kind]:
            raise Problem("too-many", "too many wrong passwords; wait a while", retry_after=(began - since) / 1000)
    async with rooms.hashing:
        right = await asyncio.to_thread(verify, caller.password or _NOBODY, password)
    if right and caller.id:
        return
    async with rooms.store.write() as transaction:
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
