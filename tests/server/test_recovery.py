"""Back into an account: by a link that is mailed, or that whoever runs the server hands over."""

from __future__ import annotations

import base64
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import majlis.server
from majlis.engine.errors import BadInput
from majlis.engine.words import missing
from majlis.server.mail import check_mail_settings, mail_server
from majlis.server.schema import Pass
from majlis.server.settings import Settings
from tests.server.mailbox import Mailbox, mailbox
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
OLD, NEW = "the old password", "the new password"
URL = "https://majlis.example.org"


def mailing(box: Mailbox) -> dict[str, Any]:
    return {"smtp": f"smtp://{box.address}", "public_url": f"{URL}/"}


def token(mail: EmailMessage, page: str) -> str:
    """The secret in a mail's link."""
    found = re.search(rf"{re.escape(URL + page)}#(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


async def with_address(ana: Visitor, box: Mailbox) -> None:
    """An account with an address that was confirmed."""
    await ana.post("/api/account", {"login": "anaa", "password": OLD}, 201)
    await ana.call("PUT", "/api/account/email", {"email": "ana@example.org", "password": OLD}, 202)
    mail = await box.next()
    assert (await ana.get("/api/account"))["email"] is None
    await ana.post("/api/account/email/confirm", {"token": token(mail, "/account/email")}, 204)
    assert (await ana.get("/api/account"))["email"] == "ana@example.org"


async def test_a_mailed_link_sets_a_new_password_once(database: str) -> None:
    async with (
        mailbox() as box,
        serving(database, **mailing(box)) as server,
        visitors(server, "Ana") as [ana],
        Visitor(server.url, {"Accept-Language": "de"}) as later,
    ):
        await with_address(ana, box)
        await later.post("/api/account/recovery", {"login": "ANAA"}, 202)
        mail = await box.next()
        assert (mail["To"], mail["From"]) == ("ana@example.org", "majlis@majlis.example.org")
        assert mail["Subject"] == "Majlis: ein neues Passwort"
        secret = token(mail, "/account/reset")
        assert secret not in str(await kept(server))
        async with ana.follow((await ana.table("me hot"))["id"], 0) as stream:
            await stream.update()
            back = await later.post("/api/account/reset", {"token": secret, "password": NEW})
            async for _ in stream.lines:
                pass  # until the server ends it: the browser that was logged in is so no more
        assert back["login"] == "anaa"
        assert (await later.get("/api/me"))["name"] == "Ana"
        assert await ana.get("/api/me") is None
        again = await ana.post("/api/account/reset", {"token": secret, "password": OLD}, 409)
        assert again["detail"] == "This link does not work any more; ask for another."
        await ana.post("/api/login", {"login": "anaa", "password": OLD}, 403)
        await ana.post("/api/login", {"login": "anaa", "password": NEW})


async def test_nobody_learns_which_accounts_exist(sqlite: str) -> None:
    async with (
        mailbox() as box,
        serving(sqlite, **mailing(box)) as server,
        visitors(server, "Ana", "Ben") as [ana, ben],
    ):
        await with_address(ana, box)
        await ben.post("/api/account", {"login": "benn", "password": OLD}, 201)
        answers = [
            (await ben.http.post("/api/account/recovery", json={"login": login})).content
            for login in ("nobody", "benn", "x@example.org", "ana@example.org")
        ]
        assert answers == [b""] * 4
        await box.next()
        for _ in range(5):
            await ben.post("/api/account/recovery", {"login": "anaa"}, 202)
        await box.next()
        await box.next()
    assert box.mails.empty()  # three in an hour; those who have no address get none


async def test_links_expire_and_each_kind_is_good_for_its_own_purpose_only(sqlite: str) -> None:
    async with mailbox() as box, serving(sqlite, **mailing(box)) as server, visitors(server, "Ana") as [ana]:
        await with_address(ana, box)
        await ana.post("/api/account/recovery", {"login": "anaa"}, 202)
        secret = token(await box.next(), "/account/reset")
        await ana.post("/api/account/email/confirm", {"token": secret}, 409)
        async with server.services.store.write() as transaction:
            await transaction.execute(update(Pass).values(until=0))
        await ana.post("/api/account/reset", {"token": secret, "password": NEW}, 409)
        await ana.post("/api/account/reset", {"token": "made up", "password": NEW}, 409)
        await ana.post("/api/login", {"login": "anaa", "password": OLD})


async def test_an_address_needs_the_password_and_can_be_taken_away(sqlite: str) -> None:
    async with (
        mailbox() as box,
        serving(sqlite, **mailing(box)) as server,
        visitors(server, "Ana", "Guest") as [ana, guest],
    ):
        await with_address(ana, box)
        await ana.call("PUT", "/api/account/email", {"email": "eve@example.org", "password": "wrong"}, 403)
        await guest.call("PUT", "/api/account/email", {"email": "g@example.org", "password": ""}, 409)
        for email in ("no address", "a@b", "a@b.c\nBcc: eve@example.org", "x" * 260 + "@example.org"):
            await ana.call("PUT", "/api/account/email", {"email": email, "password": OLD}, 422)
        assert (await ana.get("/api/account/export"))["person"]["email"] == "ana@example.org"
        await ana.call("PUT", "/api/account/email", {"email": None, "password": OLD}, 202)
        assert (await ana.get("/api/account"))["email"] is None
        await ana.post("/api/account/recovery", {"login": "anaa"}, 202)
    assert box.mails.empty()


async def test_without_a_mail_server_nothing_is_promised(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.post("/api/account", {"login": "anaa", "password": OLD}, 201)
        assert (await ana.get("/api/account"))["mail"] is False
        for method, path, body in (
            ("PUT", "/api/account/email", {"email": "ana@example.org", "password": OLD}),
            ("POST", "/api/account/recovery", {"login": "anaa"}),
        ):
            assert (await ana.call(method, path, body, 409))["detail"] == "This server cannot send mail."


async def test_a_mail_that_is_refused_harms_nobody(sqlite: str) -> None:
    async with mailbox() as box:
        box.refuses = True
        address = box.address.replace("127.0.0.1", "user%40x:secret@127.0.0.1")
        async with (
            serving(sqlite, smtp=f"smtp://{address}", public_url=URL) as server,
            visitors(server, "Ana") as [ana],
        ):
            await ana.post("/api/account", {"login": "anaa", "password": OLD}, 201)
            await ana.call("PUT", "/api/account/email", {"email": "ana@example.org", "password": OLD}, 202)
            await server.services.mail.close()
            assert (await ana.get("/api/me"))["login"] == "anaa"
    assert [base64.b64decode(user) for user in box.users] == [b"\0user@x\0secret"]


@pytest.mark.parametrize("page", ["reset", "email", "forgotten"])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
async def test_the_pages_behind_the_links_speak_every_language(sqlite: str, page: str, language: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url, {"Accept-Language": language}) as ana:
        answer = await ana.http.get(f"/account/{page}")
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert "'sha256-" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_every_language_has_every_message() -> None:
    assert missing([Path(majlis.server.__file__).parent / "locale" / "account"]) == []


def test_the_mail_server_is_an_address() -> None:
    assert mail_server("smtp://u%40x:p@mail.example.org") == ("mail.example.org", 587, "u@x", "p", False)
    assert mail_server("smtps://mail.example.org")[:2] == ("mail.example.org", 465)
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:y:z", "smtp://host/path"):
        with pytest.raises(BadInput, match="MAJLIS_SMTP"):
            mail_server(wrong)
    with pytest.raises(BadInput, match="MAJLIS_PUBLIC_URL"):
        check_mail_settings(Settings(smtp="smtp://mail.example.org"))
    check_mail_settings(Settings(smtp="smtp://mail.example.org", public_url=URL))
    check_mail_settings(Settings())


async def kept(server: Server) -> list[Any]:
    async with server.services.store.read() as connection:
        return list(await connection.execute(select(Pass)))
