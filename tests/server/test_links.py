"""The link of a private table, and another in its place."""

from __future__ import annotations

import pytest

from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


def key_of(table: dict[str, str]) -> str:
    return table["link"].partition("key=")[2]


async def test_a_renewed_link_takes_the_place_of_the_old_one(database: str) -> None:
    async with (
        serving(database) as server,
        visitors(server, "Ana", "Ben", "Cleo") as [ana, ben, cleo],
        Visitor(server.url) as anybody,
    ):
        made = await ana.table("me open hot", private=True)
        table, old = made["id"], key_of(made)
        await ben.post(f"/api/tables/{table}/join", {"key": old})
        async with anybody.follow(table, key=old) as watcher, ben.follow(table, 1) as player:
            await watcher.update()
            await player.update()
            await ben.post(f"/api/tables/{table}/link", None, 403)
            key = key_of(await ana.post(f"/api/tables/{table}/link"))
            assert key != old
            async for _ in watcher.lines:
                pass  # until the server ends it
            await ana.post(f"/api/tables/{table}/chat", {"text": "just us"}, 201)
            while (await player.next()).event != "chat":
                pass
        await cleo.get(f"/api/tables/{table}", 404, key=old)
        await cleo.get(f"/api/tables/{table}", key=key)
        assert key_of(await ben.get(f"/api/tables/{table}")) == key


async def test_only_a_private_table_has_a_secret_to_renew(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me open"))["id"]
        problem = await ana.post(f"/api/tables/{table}/link", None, 409)
    assert problem["detail"] == "Only a private table has a link that can be renewed."
