"""The application: all routes, with the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp

import majlis
from majlis.server import (
    box_sets,
    box_tables,
    catalogue,
    explain,
    identities,
    picture,
    play,
    problems,
    tables,
    trial_calls,
)
from majlis.server.fast_moves import FastMoves
from majlis.server.guard import Guard
from majlis.server.metrics import METRICS
from majlis.server.migrations import migrate
from majlis.server.page import Page
from majlis.server.problems import RETRY_AFTER, Problem, database_failed
from majlis.server.services import Services, ServicesDep
from majlis.server.settings import Settings
from majlis.server.shapes import Health, ProblemShape, UpdateShape

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
        yield
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
    app.state.fast_moves = FastMoves(app)
    problems.install(app)
    for part in (identities, catalogue, tables, box_tables, play, explain, picture, box_sets, trial_calls):
        app.include_router(part.router)

    @app.get("/healthz", tags=["server"], responses={503: {"model": ProblemShape}})
    async def healthy(services: ServicesDep) -> Health:
        """Whether the server and its database work."""
        try:
            async with services.store.read() as connection:
                await connection.execute(text("SELECT 1"))
        except SQLAlchemyError as error:
            raise database_failed() from error
        if services.store.failing:
            raise Problem("unavailable", "the database cannot be written to", retry_after=RETRY_AFTER)
        return Health(status="ok")

    @app.get("/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics(services: ServicesDep) -> Response:
        """Metrics for Prometheus."""
        return PlainTextResponse(METRICS.text(len(services.tables.by_id)), media_type="text/plain; version=0.0.4")

    app.router.default = Page(settings.page)
    return app


def guarded(app: Application, settings: Settings) -> ASGIApp:
    """The application as it is served: moves take the short way, and everything goes through the guard."""
    return Guard(app.state.fast_moves, settings)
