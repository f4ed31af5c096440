"""The application: all routes, with the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp

import majlis
from majlis.server import (
    account_pages,
    analysing,
    box_sets,
    box_tables,
    catalogue,
    coaching,
    devices,
    explain,
    hinting,
    identities,
    learning,
    links,
    own_data,
    picture,
    play,
    playing_on,
    problems,
    puzzles,
    recovery,
    tables,
    trial_calls,
)
from majlis.server.fast_moves import FastMoves
from majlis.server.guard import Guard
from majlis.server.metrics import Reports
from majlis.server.migrations import migrate
from majlis.server.page import Page
from majlis.server.problems import RETRY_AFTER, Problem, database_failed
from majlis.server.retention import Retention
from majlis.server.services import Services, ServicesDep
from majlis.server.settings import Settings
from majlis.server.shapes import Health, ProblemShape, UpdateShape
from majlis.server.stream import EVENT, EventStream
from majlis.server.tokens import same_secret

COMPRESSED_FROM = 1000
"""Bytes from which an answer is compressed. Streams are not: each event has to leave at once."""
DESCRIPTION = "Tables for Euro games: sit down, follow a table by server-sent events, and post your moves."


class Application(FastAPI):
    """FastAPI whose OpenAPI description also covers what streams send."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            made = get_openapi(title=self.title, version=self.version, description=self.description, routes=self.routes)
            _, extra = models_json_schema(
                [(UpdateShape, "serialization"), (ProblemShape, "serialization")],
                ref_template="#/components/schemas/{model}",
            )
            made["components"]["schemas"] = {**extra["$defs"], **made["components"]["schemas"]}
            for answer in [call["responses"].get("200") for path in made["paths"].values() for call in path.values()]:
                if answer is not None and EventStream.media_type in answer["content"]:
                    answer["content"][EventStream.media_type] = {"schema": EVENT}
            self.openapi_schema = made
        return self.openapi_schema


def create_app(settings: Settings) -> Application:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        await migrate(services.store)
        await services.open()
        app.state.services = services
        app.state.fast_moves.services = services
        retention = Retention(services.tables, settings)
        await retention.open()
        app.state.reports = Reports(settings.metrics_folder, services.process)
        await app.state.reports.open()
        yield
        await app.state.reports.close()
        await retention.close()
        await services.close()

    app = Application(
        title="Majlis",
        version=majlis.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM, compresslevel=5)
    app.state.fast_moves = FastMoves(app)
    problems.install(app)
    for part in (
        identities,
        devices,
        own_data,
        recovery,
        account_pages,
        catalogue,
        coaching,
        learning,
        playing_on,
        puzzles,
        tables,
        links,
        box_tables,
        play,
        explain,
        picture,
        box_sets,
        trial_calls,
        hinting,
        analysing,
    ):
        app.include_router(part.router)

    @app.get("/healthz", tags=["server"], responses=problems.described(503))
    async def healthy(services: ServicesDep) -> Health:
        """Whether the server and its database work."""
        try:
            async with services.store.read() as connection:
                await connection.execute(text("SELECT 1"))
        except SQLAlchemyError as error:
            raise database_failed() from error
        if await services.store.failing():
            raise Problem("unavailable", "database-read-only", retry_after=RETRY_AFTER)
        return Health(status="ok")

    @app.get("/metrics", tags=["server"], response_class=PlainTextResponse, responses=problems.described(404))
    async def metrics(request: Request) -> Response:
        """Metrics for Prometheus, to callers on the same machine or with the token that the server was given."""
        if not may_see_metrics(request, settings):
            raise Problem("not-found", "no-address")
        return PlainTextResponse(app.state.reports.total().text(), media_type="text/plain; version=0.0.4")

    app.router.default = Page(settings.page)
    return app


def may_see_metrics(request: Request, settings: Settings) -> bool:
    """Whoever shows the token, or, where there is none, calls from this machine and not through a proxy."""
    if settings.metrics_token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return same_secret(shown, settings.metrics_token)
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "x-forwarded-host", "forwarded", "via"))
    here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    return here and not passed_on and request.url.hostname in ("localhost", "127.0.0.1", "::1")


def guarded(app: Application, settings: Settings) -> ASGIApp:
    """The application as it is served: moves take the short way, and everything goes through the guard."""
    return Guard(app.state.fast_moves, settings)
