"""The short way for moves, the most frequent call.

A well-formed move by somebody we remember is answered here, by the same function that FastAPI's route calls; it skips only the general
machinery in between. Whatever is unusual (an unknown cookie, a body that is not exactly as described) goes on to that route, which
finds out what is wrong and says so.
"""

from __future__ import annotations

import re
from types import SimpleNamespace

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server.callers import COOKIE
from majlis.server.play import play_move
from majlis.server.problems import language_of, problem_of
from majlis.server.services import Services
from majlis.server.sessions import Caller
from majlis.server.shapes import ActionIn

_PATH = re.compile(r"/api/tables/([a-z2-7]{26})/moves")
_ID = re.compile(r"[A-Za-z0-9_.:-]{8,64}")
_ROUTE = SimpleNamespace(path="/api/tables/{table}/moves")
_FIELDS = {"id", "seq", "seat", "action"}
_COOKIE = COOKIE.encode() + b"="


class FastMoves:
    """An ASGI application that answers moves and leaves the rest to another one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.services: Services | None = None
        """Set when the server has started."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or self.services is None:
            await self.app(scope, receive, send)
            return
        found = _PATH.fullmatch(scope["path"])
        caller = self._caller(self.services, scope) if found is not None else None
        if found is None or caller is None:
            await self.app(scope, receive, send)
            return
        messages, body = await _read(receive)
        move = parse(body)
        if move is None:
            await self.app(scope, _again(messages, receive), send)
            return
        scope["route"], scope["path_params"] = _ROUTE, {"table": found[1]}
        try:
            self.services.limits.take("call", caller.id)
            seq = await play_move(self.services, found[1], caller, *move)
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            await problem.response(language_of(scope))(scope, receive, send)
            return
        answer = b'{"seq":%d}' % seq
        headers = [(b"content-length", b"%d" % len(answer)), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    def _caller(self, services: Services, scope: Scope) -> Caller | None:
        """The caller, if their cookie is remembered and written the plain way."""
        values = [value for name, value in scope["headers"] if name == b"cookie"]
        if len(values) != 1:
            return None
        ours = [part for part in values[0].split(b"; ") if part.startswith(_COOKIE)]
        return services.sessions.remembered(ours[0][len(_COOKIE) :].decode("latin-1")) if len(ours) == 1 else None


async def _read(receive: Receive) -> tuple[list[Message], bytes]:
    messages: list[Message] = []
    while True:
        message = await receive()
        messages.append(message)
        if message["type"] != "http.request" or not message.get("more_body", False):
            return messages, b"".join(message.get("body", b"") for message in messages)


def _again(messages: list[Message], receive: Receive) -> Receive:
    """What was received, once more, and then whatever follows."""
    left = iter(messages)

    async def again() -> Message:
        for message in left:
            return message
        return await receive()

    return again


def parse(body: bytes) -> tuple[str, int, int, ActionIn] | None:
    """Id, seq, seat and action; None if the body is not exactly a `Move`."""
    try:
        found = orjson.loads(body)
    except orjson.JSONDecodeError:
        return None
    if type(found) is not dict or found.keys() != _FIELDS:
        return None
    id, seq, seat, action = found["id"], found["seq"], found["seat"], found["action"]
    well_formed = (
        type(id) is str
        and _ID.fullmatch(id) is not None
        and type(seq) is int
        and 0 <= seq <= 2_000_000_000
        and type(seat) is int
        and 0 <= seat <= 7
        and type(action) is str
        and 0 < len(action) <= 2000
    )
    return (id, seq, seat, action) if well_formed else None
