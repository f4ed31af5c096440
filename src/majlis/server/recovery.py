"""Getting back into an account: a link by mail, or from whoever runs the server (`majlis admin reset`), sets a new password."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.engine.words import Words
from majlis.server.callers import COOKIE, AnyCaller, KnownCaller, address
from majlis.server.identities import check_password, hashed, issue_cookie, issue_known, keys, shape
from majlis.server.problems import Problem, answers, language_of
from majlis.server.schema import Attempt, Cookie, Pass, Person
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import EmailIn, Me, RecoveryIn, ResetIn, TokenIn
from majlis.server.store import Transaction
from majlis.server.tokens import digest, new_secret, now

router = APIRouter(prefix="/api/account", tags=["people"])
HOUR = 3600 * 1000
VALID = {"password": HOUR, "email": 24 * HOUR}
"""Milliseconds for which a link works."""
EACH = 3
"""Links of a kind that one person gets in an hour: nobody's mailbox is flooded."""
PAGES = {"password": "/account/reset", "email": "/account/email"}


@cache
def account_words(language: str) -> Words:
    """What mails and the pages behind their links say."""
    return Words(language, [Path(__file__).parent / "locale" / "account"])


async def new_pass(transaction: Transaction, person: str, kind: str, text: str = "", valid: int | None = None) -> str:
    """A secret for a link; only its hash is kept."""
    secret, moment = new_secret(), now()
    until = moment + (VALID[kind] if valid is None else valid)
    values = {"person": person, "kind": kind, "text": text, "created": moment, "until": until}
    await transaction.execute(insert(Pass).values(digest=digest(secret), **values))
    return secret


async def _lately(connection: AsyncConnection, person: str, kind: str) -> int:
    wanted = select(func.count()).where(Pass.person == person, Pass.kind == kind, Pass.created > now() - HOUR)
    return (await connection.execute(wanted)).scalar_one()


async def _send_link(services: Services, person: str, kind: str, to: str, language: str) -> None:
    async with services.store.write() as transaction:
        if await _lately(transaction.connection, person, kind) >= EACH:
            return
        secret = await new_pass(transaction, person, kind, to if kind == "email" else "")
    words = account_words(language)
    where = services.mail.link(PAGES[kind], secret)
    services.mail.post(to, words.say(f"mail-{kind}-subject"), words.say(f"mail-{kind}-text", link=where) + "\n")


@router.put("/email", status_code=202, response_class=Response, responses=answers(401, 409))
async def change_email(body: EmailIn, caller: KnownCaller, services: ServicesDep, request: Request) -> None:
    """Say where a link for a new password may be sent. The address counts once the link that is sent there was followed."""
    if caller.login is None:
        raise Problem("wrong-phase", "no-account-mail")
    await check_password(services, caller, body.password, request, digest(request.cookies.get(COOKIE, "")))
    if body.email is None:
        async with services.store.write() as transaction:
            await transaction.execute(update(Person).where(Person.id == caller.id).values(email=None))
            await transaction.execute(delete(Pass).where(Pass.person == caller.id, Pass.kind != "known"))
        return
    if not services.mail.on:
        raise Problem("wrong-phase", "no-mail")
    await _send_link(services, caller.id, "email", body.email, language_of(request.scope))


@router.post("/email/confirm", status_code=204, response_class=Response, responses=answers(409))
async def confirm_email(body: TokenIn, services: ServicesDep, request: Request, _: AnyCaller) -> None:
    """Confirm an address with the secret from the link that was sent there."""
    services.limits.take("password", address(request))
    async with services.store.write() as transaction:
        person, email = await _spend(transaction, body.token, "email")
        await transaction.execute(update(Person).where(Person.id == person).values(email=email))


@router.post("/recovery", status_code=202, response_class=Response, responses=answers(409))
async def recover(body: RecoveryIn, services: ServicesDep, request: Request, _: AnyCaller) -> None:
    """Send a link for a new password to the address of that account. The answer is the same whether there is one or not."""
    services.limits.take("password", address(request))
    if not services.mail.on:
        raise Problem("wrong-phase", "no-mail")
    wanted = select(Person.id, Person.email).where(
        (Person.login == body.login.casefold()) | (Person.email == body.login), Person.email.is_not(None)
    )
    async with services.store.read() as connection:
        found = list(await connection.execute(wanted.where(Person.banned.is_(None)).limit(EACH)))
    for person, email in found:
        await _send_link(services, person, "password", email or "", language_of(request.scope))


@router.post("/reset", responses=answers(409))
async def reset(body: ResetIn, services: ServicesDep, request: Request, response: Response, _: AnyCaller) -> Me:
    """Set a new password with the secret from a link. All browsers are logged out, and this one is logged in."""
    services.limits.take("password", address(request))
    kept = await hashed(services, body.password)
    async with services.store.write() as transaction:
        person, _text = await _spend(transaction, body.token, "password")
        columns = (Person.id, Person.name, Person.login, Person.password)
        caller = Caller(*(await transaction.execute(select(*columns).where(Person.id == person))).one())
        await transaction.execute(update(Person).where(Person.id == person).values(password=kept))
        await transaction.execute(delete(Cookie).where(Cookie.person == person))
        await transaction.execute(delete(Pass).where(Pass.person == person))
        await transaction.execute(delete(Attempt).where(Attempt.key == keys(caller, request)["login"]))
        await issue_cookie(transaction, person, request, response)
        await issue_known(transaction, person, request, response)
        transaction.notify(person=person)
    return shape(caller)


async def _spend(transaction: Transaction, token: str, kind: str) -> tuple[str, str]:
    """Whose secret it is, and what was kept with it. It works only once."""
    valid = (Pass.digest == digest(token)) & (Pass.kind == kind) & (Pass.until > now()) & Person.banned.is_(None)
    found = (await transaction.execute(select(Pass.person, Pass.text).join(Person).where(valid))).first()
    if found is None:
        raise Problem("wrong-phase", "link-expired")
    used = await transaction.execute(delete(Pass).where(Pass.digest == digest(token)))
    if used.rowcount == 0:  # somebody else was quicker
        raise Problem("wrong-phase", "link-expired")
    return found.person, found.text
