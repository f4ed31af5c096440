"""What went wrong, as a problem document (RFC 9457): a type that programs can tell apart and a sentence for people."""

from __future__ import annotations

import json
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import Response

from majlis.engine.action import Refusal
from majlis.engine.errors import BadInput, IllegalAction
from majlis.server.shapes import ProblemShape
from majlis.server.writer import Unavailable

log = logging.getLogger("majlis.problems")
MEDIA_TYPE = "application/problem+json"

TITLES: dict[str, tuple[int, str]] = {
    "bad-input": (422, "Invalid input"),
    "broken": (409, "This match no longer replays"),
    "content-type": (415, "The body must be JSON"),
    "login-taken": (409, "This login is taken"),
    "no-identity": (401, "You have no identity yet"),
    "not-found": (404, "Not found"),
    "not-yours": (403, "You may not do this"),
    "origin": (403, "Calls from other sites are not allowed"),
    "refused": (422, "The rules do not allow this"),
    "stale": (409, "The match has moved on"),
    "taken": (409, "This seat is taken"),
    "too-large": (413, "The body is too large"),
    "too-many": (429, "Too many calls"),
    "too-many-sets": (409, "You have too many sets"),
    "unavailable": (503, "The database is not available"),
    "wrong-password": (403, "Login or password is wrong"),
    "wrong-phase": (409, "Not possible now"),
}
DATABASE_ERRORS = (Unavailable, OperationalError, InterfaceError, PoolTimeout)
"""What is raised where the database does not answer or cannot write."""
RETRY_AFTER = 5.0
"""Seconds after which a caller may try again when the database has failed."""
_BY_STATUS = {400: "bad-input", 404: "not-found", 413: "too-large", 422: "bad-input"}


class Problem(Exception):
    """A call that cannot be carried out; nothing has changed."""

    def __init__(
        self,
        kind: str,
        detail: str,
        *,
        refusal: Refusal | None = None,
        seq: int | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        self.refusal = refusal
        self.seq = seq
        self.retry_after = retry_after

    @property
    def response(self) -> Response:
        status, title = TITLES[self.kind]
        headers = {} if self.retry_after is None else {"Retry-After": str(max(1, round(self.retry_after + 0.5)))}
        return document(
            self.kind,
            title,
            status,
            self.detail,
            headers,
            refusal=None if self.refusal is None else self.refusal.json(),
            seq=self.seq,
        )


def document(
    kind: str, title: str, status: int, detail: str, headers: dict[str, str] | None = None, **more: object
) -> Response:
    """A problem document as a response."""
    body: dict[str, object] = {"type": f"urn:majlis:{kind}", "title": title, "status": status, "detail": detail}
    body |= {name: value for name, value in more.items() if value is not None}
    text = json.dumps(body, ensure_ascii=True).encode("ascii")
    return Response(text, status, {**(headers or {}), "Cache-Control": "no-store"}, media_type=MEDIA_TYPE)


def refused(error: IllegalAction) -> Problem:
    return Problem("refused", str(error), refusal=error.refusal)


def database_failed() -> Problem:
    return Problem("unavailable", "the database does not answer; try again in a moment", retry_after=RETRY_AFTER)


def problem_of(error: Exception) -> Problem | None:
    """The problem that an error of the rules, the caller or the database comes down to; None for a bug of ours."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, IllegalAction):
        return refused(error)
    if isinstance(error, BadInput):
        return Problem("bad-input", str(error))
    if isinstance(error, DATABASE_ERRORS):
        log.error("the database failed", extra={"error": type(error).__name__})
        return database_failed()
    return None


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the problems that a call may answer with. Those that any call may meet are always included."""
    every = sorted({403, 413, 415, 422, 429, 503, *statuses})
    return {status: {"model": ProblemShape, "description": "Problem", "content": {MEDIA_TYPE: {}}} for status in every}


def methods_at(app: FastAPI, request: Request) -> list[str]:
    """The methods that an address allows."""
    described = app.openapi()["paths"]
    template = getattr(request.scope.get("route"), "path", request.url.path)
    return sorted(method.upper() for method in described.get(template, {}))


def install(app: FastAPI) -> None:
    """Answer every error of the application with a problem document."""

    async def on_problem(_: Request, error: Exception) -> Response:
        problem = problem_of(error)
        assert problem is not None
        return problem.response

    async def on_bad_shape(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        told = [f"{'.'.join(str(step) for step in found['loc'])}: {found['msg']}" for found in error.errors()[:5]]
        return Problem("bad-input", "; ".join(told)[:1000]).response

    async def on_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            headers = {"Allow": ", ".join(methods_at(app, request))}
            return document("method", "Method not allowed", 405, f"{request.method} is not allowed here", headers)
        if error.status_code in _BY_STATUS:
            return Problem(_BY_STATUS[error.status_code], str(error.detail)).response
        return document(
            f"http-{error.status_code}",
            str(error.detail),
            error.status_code,
            str(error.detail),
            dict(error.headers or {}),
        )

    async def on_fault(request: Request, error: Exception) -> Response:
        log.error("fault", exc_info=error, extra={"method": request.method, "route": request.url.path[:80]})
        return document(
            "fault", "Internal server error", 500, "Something went wrong on the server; the error has been logged."
        )

    for kind in (Problem, BadInput, IllegalAction, *DATABASE_ERRORS):
        app.add_exception_handler(kind, on_problem)
    app.add_exception_handler(RequestValidationError, on_bad_shape)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_fault)
