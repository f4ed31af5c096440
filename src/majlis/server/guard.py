"""Middleware around every call: checks origin, content type and size, sets headers, writes the log line."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server.metrics import METRICS
from majlis.server.problems import Problem
from majlis.server.settings import Settings

log = logging.getLogger("majlis.access")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_NO_STORE = (b"cache-control", b"no-store")


class TooLarge(HTTPException):
    """The body exceeds the limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(413, f"a body may have at most {limit} bytes")


class Guard:
    """An ASGI application around the real one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message.setdefault("headers", [])
                present = {name.lower() for name, _ in headers}
                headers += [pair for pair in _HEADERS if pair[0] not in present]
                if _NO_STORE[0] not in present and scope["path"].startswith("/api"):
                    headers.append(_NO_STORE)
                self._note(scope, status, time.perf_counter() - begun)
            await send(message)

        problem = self._refuse(scope)
        if problem is not None:
            await problem.response(scope, receive, answer)
            return
        await self.app(scope, self._measured(receive, self._limit(scope)), answer)

    def _refuse(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        limit = self._limit(scope)
        if length.isdecimal() and int(length) > limit:
            return Problem("too-large", f"a body may have at most {limit} bytes")
        if scope["method"] in SAFE:
            return None
        if not same_origin(scope, headers, self.settings.trusted_origins):
            return Problem("origin", "this call comes from another site")
        has_body = length != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            return Problem("content-type", "send application/json")
        return None

    def _limit(self, scope: Scope) -> int:
        """A data file may be larger than anything else."""
        path = scope["path"]
        is_file = path.startswith("/api/box-sets/") and path.endswith("/import")
        return self.settings.file_limit if is_file else self.settings.body_limit

    def _measured(self, receive: Receive, limit: int) -> Receive:
        """A body without a declared length is counted as it comes."""
        total = 0

        async def measured() -> Message:
            nonlocal total
            message = await receive()
            if message["type"] == "http.request":
                total += len(message.get("body", b""))
                if total > limit:
                    raise TooLarge(limit)
            return message

        return measured

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line for each call. The query is left out: it may hold the key of a private table."""
        route = getattr(scope.get("route"), "path", "-")
        METRICS.request(scope["method"], route, status, seconds)
        if not log.isEnabledFor(logging.INFO):
            return
        table = str(scope.get("path_params", {}).get("table", ""))[:8]
        extra = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "table": table,
        }
        log.info("call", extra=extra)


def same_origin(scope: Scope, headers: Headers, trusted: tuple[str, ...]) -> bool:
    """Whether a call that changes something comes from our own page, or from a program other than a browser."""
    origin = headers.get("origin")
    if origin is not None and origin in trusted:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() and origin != "null"
    except ValueError:
        return False
