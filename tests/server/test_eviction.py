"""Which tables stay in memory."""

from __future__ import annotations

import pytest

from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


async def test_the_least_recently_used_tables_go_but_never_those_that_somebody_watches(sqlite: str) -> None:
    async with serving(sqlite, live_tables=2) as server, visitors(server, "Ana") as [ana]:
        watched = (await ana.table("me hot"))["id"]
        async with ana.follow(watched) as stream:
            await stream.update()
            others = [(await ana.table("me hot"))["id"] for _ in range(5)]
            for table in others:
                await ana.look(table)
            kept = server.services.tables.by_id
            assert watched in kept
            assert others[-1] in kept
            assert len(kept) == 2
