"""Middleware around every call: checks origin, content type and size, sets headers, writes the log line."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server.metrics import METRICS
from majlis.server.problems import Problem, language_of
from majlis.server.settings import Settings

log = logging.getLogger("majlis.access")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
SAFE = ("GET", "HEAD", "OPTIONS")


def content_policy(*scripts: str) -> str:
    """Where a page may get things from. `scripts` are the hashes of the scripts inside it."""
    allowed = " ".join(["'self'", *(f"'sha256-{script}'" for script in scripts)])
    return (
        f"default-src 'self'; script-src {allowed}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


HEADERS = {
    "Content-Security-Policy": content_policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STRAIGHT = "majlis.straight"
"""Where a scope keeps the server's own `send`: a stream that has begun needs nobody in between."""
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_FOR_PARTS = [pair for pair in _HEADERS if pair[0] in (b"cross-origin-resource-policy", b"x-content-type-options")]
"""Of these, what says something about a script, a style sheet or a font: the rest is about pages, and there are fifty such parts."""
_PARTS = (".js", ".css", ".woff2")
_NO_STORE = (b"cache-control", b"no-store")
_NO_INDEX = (b"x-robots-tag", b"noindex")
_FOR_PEOPLE_ONLY = ("/api/", "/table/", "/join/", "/replay/", "/box/")
"""Not for search engines: a link to a private table is all that anybody needs to look at it."""


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
                is_part = status == 200 and scope["path"].startswith("/assets/") and scope["path"].endswith(_PARTS)
                headers += [pair for pair in (_FOR_PARTS if is_part else _HEADERS) if pair[0] not in present]
                if scope["scheme"] == "https" and self.settings.hsts > 0:
                    headers.append((b"strict-transport-security", b"max-age=%d" % self.settings.hsts))
                if _NO_STORE[0] not in present and scope["path"].startswith("/api"):
                    headers.append(_NO_STORE)
                if scope["path"].startswith(_FOR_PEOPLE_ONLY):
                    headers.append(_NO_INDEX)
                self._note(scope, status, time.perf_counter() - begun)
            await send(message)

        scope[STRAIGHT] = send
        problem = self._refuse(scope)
        if problem is not None:
            await problem.response(language_of(scope))(scope, receive, answer)
            return
        await self.app(scope, self._measured(receive, self._limit(scope)), answer)

    def _refuse(self, scope: Scope) -> Problem | None:
        headers = first_headers(scope)
        if not known_host(headers.get(b"host", b"").decode("latin-1"), self.settings.trusted_hosts):
            return Problem("host", "unknown-host")
        length = headers.get(b"content-length", b"0").decode("latin-1")
        limit = self._limit(scope)
        if length.isdecimal() and int(length) > limit:
            return Problem("too-large", "too-large", limit=limit)
        if scope["method"] in SAFE:
            return None
        if not same_origin(headers, self.settings.trusted_origins):
            return Problem("origin", "other-site")
        has_body = length != "0" or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if has_body and kind != b"application/json":
            return Problem("content-type", "send-json")
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


def first_headers(scope: Scope) -> dict[bytes, bytes]:
    """The headers by name, in lower case, as ASGI has them; of several with the same name, the first."""
    return dict(reversed(scope["headers"]))


def known_host(host: str, trusted: tuple[str, ...]) -> bool:
    """Whether a call names a host that we answer to. Programs on this machine, such as a health check, may name the machine itself."""
    if not trusted:
        return True
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.lower().rstrip(".")
    below = tuple(pattern[1:].lower() for pattern in trusted if pattern.startswith("*."))
    return (
        name in LOOPBACK or name in [pattern.lower() for pattern in trusted] or (below != () and name.endswith(below))
    )


def same_origin(headers: dict[bytes, bytes], trusted: tuple[str, ...]) -> bool:
    """Whether a call that changes something comes from our own page, or from a program other than a browser."""
    named = headers.get(b"origin")
    origin = None if named is None else named.decode("latin-1")
    if origin is not None and origin in trusted:
        return True
    site = headers.get(b"sec-fetch-site")
    if site is not None and site not in (b"same-origin", b"none"):
        return False
    if origin is None:
        return True
    try:
        return (
            urlsplit(origin).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower() and origin != "null"
        )
    except ValueError:
        return False
