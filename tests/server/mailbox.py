"""A mail server that keeps what it gets, for tests: the few words of SMTP that it takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Mailbox:
    """What was sent, in order."""

    def __init__(self) -> None:
        self.address = ""
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.users: list[str] = []
        """What clients said to prove who they are."""
        self.refuses = False

    async def next(self) -> EmailMessage:
        return await self.mails.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            verb = line[:4].upper()
            if verb == b"EHLO":
                writer.write(b"250-here\r\n250 AUTH PLAIN\r\n")
            elif verb == b"AUTH":
                self.users.append(line.decode().split()[-1])
                writer.write(b"235 welcome\r\n")
            elif verb == b"DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                writer.write(b"250 kept\r\n")
                self.mails.put_nowait(message_from_bytes(body[:-5], policy=policy.default))
            elif verb == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"550 no\r\n" if self.refuses and verb == b"MAIL" else b"250 ok\r\n")
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server on a free port."""
    box = Mailbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield box
