"""Trying a set: calls that start, show and stop the matches that bots play with it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from majlis.server.box_shapes import TrialShape
from majlis.server.boxes import Contents, read_set
from majlis.server.callers import KnownCaller
from majlis.server.problems import answers
from majlis.server.services import ServicesDep

router = APIRouter(prefix="/api/box-sets/{box_set}/trial", tags=["boxes"])


@router.post("", status_code=201, responses=answers(401, 404, 409))
async def start_trial(box_set: str, caller: KnownCaller, services: ServicesDep) -> TrialShape:
    """Let bots play many matches with the set and as many with the game's own values, from the same seeds."""
    async with services.store.read() as connection:
        row, kept = await read_set(connection, box_set, caller.id)
    contents = await asyncio.to_thread(Contents, row.game, kept)
    toml = await asyncio.to_thread(contents.toml, row.name)
    return await services.trials.start(row, contents.digest, toml)


@router.get("", responses=answers(401, 404))
async def show_trial(box_set: str, caller: KnownCaller, services: ServicesDep) -> TrialShape | None:
    """How the latest trial of the set stands; null: it was never tried."""
    async with services.store.read() as connection:
        row, kept = await read_set(connection, box_set, caller.id)
    contents = await asyncio.to_thread(Contents, row.game, kept)
    return services.trials.shape(row, contents.digest)


@router.delete("", responses=answers(401, 404))
async def stop_trial(box_set: str, caller: KnownCaller, services: ServicesDep) -> TrialShape | None:
    """Stop the trial; what was played so far stays."""
    async with services.store.read() as connection:
        row, kept = await read_set(connection, box_set, caller.id)
    contents = await asyncio.to_thread(Contents, row.game, kept)
    return services.trials.shape(await services.trials.stop(row), contents.digest)
