"""Mail by SMTP: links for a new password and for confirming an address, nothing else."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from majlis.engine.errors import BadInput
from majlis.server.settings import Settings

log = logging.getLogger("majlis.mail")
SECONDS = 20.0
"""How long the mail server may take for each step."""


class MailServer(NamedTuple):
    """Where mail goes first."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    """Whether the connection begins encrypted (`smtps`), rather than becoming so (STARTTLS)."""


def mail_server(text: str) -> MailServer:
    """`smtp://user:password@host:587` or `smtps://…`. Raises `BadInput`."""
    wrong = BadInput(
        "MAJLIS_SMTP is an address like smtp://user:password@host:587 or smtps://user:password@host", "wrong-smtp"
    )
    try:
        found = urlsplit(text)
        port = found.port
    except ValueError:
        raise wrong from None
    if found.scheme not in ("smtp", "smtps") or not found.hostname or found.path not in ("", "/"):
        raise wrong
    encrypted = found.scheme == "smtps"
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return MailServer(found.hostname, port or (465 if encrypted else 587), user, password, encrypted)


def check_mail_settings(settings: Settings) -> None:
    """Raises `BadInput` if mail could not be sent with these settings."""
    if not settings.smtp:
        return
    mail_server(settings.smtp)
    where = urlsplit(settings.public_url)
    if where.scheme not in ("http", "https") or not where.hostname:
        text = "mails hold links: MAJLIS_PUBLIC_URL must say where people reach this server, https://… say"
        raise BadInput(text, "wrong-public-url")


class Mail:
    """Sends mails without anybody waiting for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        return bool(self.settings.smtp)

    def link(self, path: str, token: str) -> str:
        """The address of a page of ours; the secret stands behind the #, which browsers never send."""
        return f"{self.settings.public_url.rstrip('/')}{path}#{token}"

    def post(self, to: str, subject: str, text: str) -> None:
        """Send an email in the background: anyone who waited for it would learn whether there is such an account."""
        message = EmailMessage()
        message["From"] = self.settings.mail_from or f"majlis@{urlsplit(self.settings.public_url).hostname}"
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.settings.public_url).hostname or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        task = asyncio.create_task(self._send(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(send, mail_server(self.settings.smtp), message)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a mail could not be sent", extra={"error": type(error).__name__})

    async def close(self) -> None:
        """Let those that are under way arrive."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def send(server: MailServer, message: EmailMessage) -> None:
    """Hand a mail over. A password goes only through an encrypted connection, or to this machine."""
    secure = ssl.create_default_context()
    if server.encrypted:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=secure)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with connection:
        if not server.encrypted:
            connection.ehlo()
            if connection.has_extn("starttls"):
                connection.starttls(context=secure)
            elif server.user and server.host not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPNotSupportedError("the mail server does not offer STARTTLS")
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(message)
