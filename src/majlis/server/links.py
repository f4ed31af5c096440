"""The link of a private table: whoever has it may look and sit down, until the host makes another."""

from __future__ import annotations

from fastapi import APIRouter

from majlis.server.callers import KnownCaller
from majlis.server.live import Draft, LiveTable
from majlis.server.problems import Problem, answers
from majlis.server.services import ServicesDep
from majlis.server.shapes import TableShape
from majlis.server.tables import check_access, check_host, summary_for
from majlis.server.tokens import new_secret

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])


@router.post("/link", responses=answers(401, 404, 409))
async def renew_link(table: str, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Renew the link of a private table (host only). The old one leads nowhere from now on, and whoever watched by it sees no more."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, None)
        check_host(live, caller)
        if not live.table.private:
            raise Problem("wrong-phase", "private-only")
        await services.tables.write(live, [Draft("seat", -1, caller.id, "link")], key=new_secret())
        return summary_for(services, live, caller)

    return await services.tables.change(table, work)
