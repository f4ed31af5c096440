"""What went wrong, as a problem document (RFC 9457): a type that programs can tell apart and a sentence for people."""

from __future__ import annotations

import json
import logging
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from majlis.engine.action import Refusal
from majlis.engine.errors import BadInput, BadPosition, BadRecord, IllegalAction
from majlis.engine.words import LANGUAGES, Words, errors_locale
from majlis.server.reasons import why_not
from majlis.server.shapes import ProblemShape
from majlis.server.writer import Unavailable

log = logging.getLogger("majlis.problems")
MEDIA_TYPE = "application/problem+json"

STATUS: dict[str, int] = {
    "bad-input": 422,
    "banned": 403,
    "broken": 409,
    "content-type": 415,
    "fault": 500,
    "host": 421,
    "login-taken": 409,
    "method": 405,
    "no-identity": 401,
    "not-found": 404,
    "not-yours": 403,
    "origin": 403,
    "refused": 422,
    "stale": 409,
    "taken": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-sets": 409,
    "unavailable": 503,
    "wrong-password": 403,
    "wrong-phase": 409,
}
"""The status of every kind of problem; its title is the message `title-<kind>`."""
DATABASE_ERRORS = (Unavailable, OperationalError, InterfaceError, InternalError, PoolTimeout)
"""What is raised where the database does not answer or cannot write; a PostgreSQL that is read-only raises `InternalError`."""
RETRY_AFTER = 5.0
"""Seconds after which a caller may try again when the database has failed."""
_BY_STATUS = {400: "bad-input", 404: "not-found", 413: "too-large", 422: "bad-input"}


class Problem(Exception):
    """A call that cannot be carried out; nothing has changed.

    `message` names what went wrong (`problem-<message>` in `locale/`), `facts` fill it in. An `error` of the engine
    instead says itself, and a `text` is said as it is.
    """

    def __init__(
        self,
        kind: str,
        message: str = "",
        *,
        text: str = "",
        error: BadInput | None = None,
        refusal: Refusal | None = None,
        seq: int | None = None,
        retry_after: float | None = None,
        **facts: object,
    ) -> None:
        self.kind = kind
        self.message = message
        self.text = text
        self.error = error
        self.facts = facts
        self.refusal = refusal
        self.seq = seq
        self.retry_after = retry_after
        super().__init__(text or message or str(error))

    def __str__(self) -> str:
        return self.detail()

    def detail(self, language: str = "en") -> str:
        """What went wrong, in a sentence."""
        if self.error is not None:
            return said(self.error, language)
        return self.text if self.text else words_in(language).say(f"problem-{self.message}", **self.facts)

    def response(self, language: str) -> Response:
        headers = {} if self.retry_after is None else {"Retry-After": str(max(1, round(self.retry_after + 0.5)))}
        return document(
            self.kind,
            words_in(language).say(f"title-{self.kind}"),
            STATUS[self.kind],
            self.detail(language),
            {**headers, "Content-Language": language, "Vary": "Accept-Language"},
            refusal=None if self.refusal is None else self.refusal.json(),
            seq=self.seq,
        )


@cache
def words_in(language: str) -> Words:
    """The server's own messages, and those of the engine's errors."""
    return Words(language, [Path(__file__).parent / "locale", errors_locale()])


def said(error: BadInput, language: str) -> str:
    """What was wrong with a call of the engine; in the engine's own words if it takes more than a message to say it."""
    if not error.why or error.reason is not None or isinstance(error, (BadPosition, BadRecord)):
        return str(error)
    return words_in(language).say(error.why, **error.facts)


def language_of(scope: Scope) -> str:
    """The language that a caller likes best among ours: `Accept-Language: de-AT, en;q=0.5` is German; English if none is."""
    found: list[tuple[float, str]] = []
    for place, asked in enumerate(Headers(scope=scope).get("accept-language", "")[:200].split(",")):
        name, _, quality = asked.strip().partition(";q=")
        language = name.partition("-")[0].lower()
        try:
            liked = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and liked > 0:
            found.append((liked - place / 1000, language))
    return max(found)[1] if found else "en"


def document(
    kind: str, title: str, status: int, detail: str, headers: dict[str, str] | None = None, **more: object
) -> Response:
    """A problem document as a response."""
    body: dict[str, object] = {"type": f"urn:majlis:{kind}", "title": title, "status": status, "detail": detail}
    body |= {name: value for name, value in more.items() if value is not None}
    text = json.dumps(body, ensure_ascii=True).encode("ascii")
    return Response(text, status, {**(headers or {}), "Cache-Control": "no-store"}, media_type=MEDIA_TYPE)


def refused(error: IllegalAction) -> Problem:
    return Problem("refused", text=str(error), refusal=error.refusal)


def database_failed() -> Problem:
    return Problem("unavailable", "database", retry_after=RETRY_AFTER)


def problem_of(error: Exception) -> Problem | None:
    """The problem that an error of the rules, the caller or the database comes down to; None for a bug of ours."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, IllegalAction):
        return refused(error)
    if isinstance(error, BadInput):
        return Problem("bad-input", error=error)
    if isinstance(error, DATABASE_ERRORS):
        log.error("the database failed", extra={"error": type(error).__name__})
        return database_failed()
    return None


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the problems that a call may answer with. Those that any call may meet are always included."""
    return described(*sorted({403, 413, 415, 422, 429, 503, *statuses}))


def described(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: these problems and no others."""
    content = {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{ProblemShape.__name__}"}}}
    return {status: {"description": "Problem", "content": content} for status in statuses}


def methods_at(app: FastAPI, request: Request) -> list[str]:
    """The methods that an address allows."""
    described = app.openapi()["paths"]
    template = getattr(request.scope.get("route"), "path", request.url.path)
    return sorted(method.upper() for method in described.get(template, {}))


def install(app: FastAPI) -> None:
    """Answer every error of the application with a problem document."""

    async def on_problem(request: Request, error: Exception) -> Response:
        problem = problem_of(error)
        assert problem is not None
        return problem.response(language_of(request.scope))

    async def on_bad_shape(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        language = language_of(request.scope)
        told = [why_not(found, words_in(language)) for found in error.errors()[:5]]
        return Problem("bad-input", "shape", places="; ".join(told)[:1000]).response(language)

    async def on_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            answer = Problem("method", "method", method=request.method).response(language_of(request.scope))
            answer.headers["Allow"] = ", ".join(methods_at(app, request))
            return answer
        if error.status_code in _BY_STATUS:
            return Problem(_BY_STATUS[error.status_code], text=str(error.detail)).response(language_of(request.scope))
        return document(
            f"http-{error.status_code}",
            str(error.detail),
            error.status_code,
            str(error.detail),
            dict(error.headers or {}),
        )

    async def on_fault(request: Request, error: Exception) -> Response:
        log.error("fault", exc_info=error, extra={"method": request.method, "route": request.url.path[:80]})
        return Problem("fault", "fault").response(language_of(request.scope))

    for kind in (Problem, BadInput, IllegalAction, *DATABASE_ERRORS):
        app.add_exception_handler(kind, on_problem)
    app.add_exception_handler(RequestValidationError, on_bad_shape)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_fault)
