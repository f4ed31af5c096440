"""People: guests with a name and a cookie, accounts with a password, and deleting either."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from contextlib import suppress
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from fastapi import APIRouter, Body, Request, Response
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server import tables
from majlis.server.callers import COOKIE, AnyCaller, KnownCaller, address
from majlis.server.device_names import device_name
from majlis.server.problems import DATABASE_ERRORS, Problem, answers
from majlis.server.schema import Attempt, Cookie, Pass, Person
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import Credentials, DeleteAccountIn, LoginIn, Me, NewPassword, NewPerson
from majlis.server.store import Transaction
from majlis.server.tokens import digest, new_id, new_secret, now

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600
ROTATED = 30 * 24 * 3600
"""Seconds after which a browser gets another secret for its cookie."""
GRACE = 60
"""Seconds for which the secret before it still counts: calls may be under way."""
KNOWN = "majlis-known"
"""The cookie of a browser in which somebody was logged in before: strangers' guesses do not lock it out."""
WINDOW = 15 * 60
"""Seconds for which failed logins count."""
FAILURES = {"both": 5, "login": 30, "address": 100, "known": 10}
"""How many failed logins are allowed in that time: for a login from one address, for a login, from an address (a school has many
people behind one), and for a browser that was logged in before, which the others do not concern."""


def fits_no_password(hasher: PasswordHasher) -> str:
    """A hash that takes as long to check as any other: drawn by lot, not computed, which would take a quarter of a second."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    drawn = (b64encode(os.urandom(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len))
    return "$".join(("", "argon2id", f"v={ARGON2_VERSION}", costs, *drawn))


_hasher = PasswordHasher()
_NOBODY = fits_no_password(_hasher)
"""Checked when there is no such login, so that the time taken gives nothing away."""


def shape(caller: Caller) -> Me:
    return Me(id=caller.id, name=caller.name, account=caller.login is not None, login=caller.login)


@router.get("/me", responses=answers())
async def who_am_i(caller: AnyCaller, services: ServicesDep, request: Request, response: Response) -> Me | None:
    """Who you are, by your cookie; null if it says nothing. A first visit is not an error. Now and then you get a new cookie."""
    if caller is None:
        return None
    if now() - caller.issued > ROTATED * 1000:
        with suppress(*DATABASE_ERRORS):  # the old one is still good
            await rotate_cookie(services, request, response)
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
async def open_account(
    body: Credentials, caller: KnownCaller, services: ServicesDep, request: Request, response: Response
) -> Me:
    """Protect your identity with a login and a password."""
    if caller.login is not None:
        raise Problem("wrong-phase", "has-account")
    services.limits.take("password", caller.id)
    kept = await hashed(services, body.password)
    login = body.login.casefold()
    try:
        async with services.store.write() as transaction:
            changed = update(Person).where(Person.id == caller.id, Person.login.is_(None))
            await transaction.execute(changed.values(login=login, password=kept))
            await issue_known(transaction, caller.id, request, response)
            transaction.notify(person=caller.id)
    except IntegrityError as error:
        raise Problem("login-taken", "login-taken") from error
    return shape(caller._replace(login=login))


@router.put("/account/password", status_code=204, response_class=Response, responses=answers(401, 409))
async def change_password(body: NewPassword, caller: KnownCaller, services: ServicesDep, request: Request) -> None:
    """Change your password. All other browsers are logged out."""
    if caller.login is None:
        raise Problem("wrong-phase", "guest-password")
    mine = digest(request.cookies.get(COOKIE, ""))
    await check_password(services, caller, body.old, request, mine)
    kept = await hashed(services, body.new)
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
        await check_password(services, caller, body.password or "", request, digest(request.cookies.get(COOKIE, "")))
    await tables.forget_person(services.tables, caller.id)
    async with services.store.write() as transaction:
        await transaction.execute(delete(Cookie).where(Cookie.person == caller.id))
        await transaction.execute(delete(Person).where(Person.id == caller.id))
        transaction.notify(person=caller.id)
    response.delete_cookie(COOKIE, path="/")


@router.post("/login", responses=answers())
async def log_in(body: LoginIn, services: ServicesDep, request: Request, response: Response, _: AnyCaller) -> Me:
    """Log in to an account."""
    columns = (Person.id, Person.name, Person.login, Person.password)
    async with services.store.read() as connection:
        wanted = select(*columns, Person.banned).where(Person.login == body.login.casefold())
        found = (await connection.execute(wanted)).first()
        nobody = Caller("", "", body.login.casefold(), _NOBODY)
        caller = nobody if found is None else Caller(found.id, found.name, found.login, found.password)
        known = await known_device(connection, caller.id, request)
    await check_password(services, caller, body.password, request, known)
    if found is not None and found.banned is not None:
        raise Problem("banned", "banned")
    async with services.store.write() as transaction:
        await issue_cookie(transaction, caller.id, request, response)
        if known is None:
            await issue_known(transaction, caller.id, request, response)
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
    secret, moment = new_secret(), now()
    device = device_name(request.headers.get("user-agent", ""))
    times = {"created": moment, "issued": moment, "used": moment, "until": moment + YEAR * 1000}
    await transaction.execute(insert(Cookie).values(digest=digest(secret), person=person, device=device, **times))
    set_cookie(response, request, COOKIE, secret)


async def rotate_cookie(services: Services, request: Request, response: Response) -> None:
    """Give the browser another secret in place of the one it showed; of several calls at once only the first one does."""
    old, secret, moment = digest(request.cookies.get(COOKIE, "")), new_secret(), now()
    async with services.store.write() as transaction:
        ends = moment + GRACE * 1000
        taken = update(Cookie).where(Cookie.digest == old, Cookie.until > ends).values(until=ends, used=moment)
        if (await transaction.execute(taken)).rowcount == 0:
            return
        row = (await transaction.execute(select(Cookie.person, Cookie.created).where(Cookie.digest == old))).one()
        device = device_name(request.headers.get("user-agent", ""))
        times = {"created": row.created, "issued": moment, "used": moment, "until": moment + YEAR * 1000}
        await transaction.execute(
            insert(Cookie).values(digest=digest(secret), person=row.person, device=device, **times)
        )
    set_cookie(response, request, COOKIE, secret)


def set_cookie(response: Response, request: Request, name: str, secret: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


async def issue_known(transaction: Transaction, person: str, request: Request, response: Response) -> None:
    """Remember that this browser was logged in."""
    secret, moment = new_secret(), now()
    values = {"kind": "known", "text": "", "created": moment, "until": moment + YEAR * 1000}
    await transaction.execute(insert(Pass).values(digest=digest(secret), person=person, **values))
    set_cookie(response, request, KNOWN, secret)


async def known_device(connection: AsyncConnection, person: str, request: Request) -> str | None:
    """The hash of the browser's proof that this person was logged in there before; None: it has none."""
    key = digest(request.cookies.get(KNOWN, ""))
    valid = (Pass.digest == key) & (Pass.person == person) & (Pass.kind == "known") & (Pass.until > now())
    return (await connection.execute(select(Pass.digest).where(valid))).scalar_one_or_none()


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


async def check_password(
    services: Services, caller: Caller, password: str, request: Request, known: str | None
) -> None:
    """A problem if the password is wrong, or was wrong too often lately.

    `known` is what tells the browser of somebody who is or was logged in from those of strangers: its failures are counted apart.
    """
    services.limits.take("password", known or address(request))
    named = keys(caller, request) if known is None else {"known": f"known:{known}"}
    since = now() - WINDOW * 1000
    async with services.store.read() as connection:
        kept = select(Attempt.key, Attempt.count, Attempt.since).where(
            Attempt.key.in_(named.values()), Attempt.since > since
        )
        counts = {key: (count, began) for key, count, began in await connection.execute(kept)}
    for kind, key in named.items():
        count, began = counts.get(key, (0, 0))
        if services.settings.rate > 0 and count >= FAILURES[kind]:
            raise Problem("too-many", "wrong-passwords", retry_after=(began - since) / 1000)
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
    raise Problem("wrong-password", "wrong-password")


def verify(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
