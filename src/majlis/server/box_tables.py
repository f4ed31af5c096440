"""The components of a table: everybody who may see the table gets them and may compare them, nobody gets the file."""

from __future__ import annotations

import asyncio
import json

from fastapi import APIRouter

from majlis.engine.catalog import game as game_named
from majlis.engine.form_files import taken_from
from majlis.engine.form_values import Values
from majlis.server.box_shapes import ComparedShape, ComponentsShape
from majlis.server.boxes import compared, forms_for, same
from majlis.server.callers import AnyCaller
from majlis.server.history import box_of
from majlis.server.problems import answers
from majlis.server.services import ServicesDep
from majlis.server.shapes import LanguageName, NamesShape
from majlis.server.tables import check_access

router = APIRouter(prefix="/api/tables/{table}", tags=["boxes"])


@router.get("/components", responses=answers(404, 409))
async def show_components(
    table: str, caller: AnyCaller, services: ServicesDep, key: str | None = None
) -> ComponentsShape:
    """The components that the table is played with, and what its pieces are called."""
    async with services.tables.at(table) as live:
        check_access(live, caller, key)
        name, toml = live.table.game, live.toml

    def work() -> ComponentsShape:
        game = game_named(name)
        box = game.read_box(None) if toml is None else box_of(name, toml)
        shown = json.loads(json.dumps(game.component_tables(box)))
        reconstructed = shown.pop("reconstructed", [])
        naming = game.naming(box)
        names = None if naming is None else NamesShape.model_validate(naming.json())
        return ComponentsShape(digest=box.digest, box=shown, names=names, reconstructed=reconstructed)

    return await asyncio.to_thread(work)


@router.get("/box/compare/{language}", responses=answers(404, 409))
async def compare_table(
    table: str, language: LanguageName, caller: AnyCaller, services: ServicesDep, key: str | None = None
) -> ComparedShape:
    """Every value in which the table's components differ from the game's own."""
    async with services.tables.at(table) as live:
        check_access(live, caller, key)
        name, toml = live.table.game, live.toml

    def work() -> ComparedShape:
        forms = forms_for(name)
        entered: dict[str, Values] = {} if toml is None else taken_from(forms, toml).entered
        found = compared(name, {}, entered, language)
        found.same = sum(same(forms, forms.by_key[key], values) for key, values in entered.items())
        return found

    return await asyncio.to_thread(work)
