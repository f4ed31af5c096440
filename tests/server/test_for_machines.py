"""What search engines, slow lines and a first visit's console get to see."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest

from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
PUBLIC = Path(__file__).parents[2] / "web" / "public"


async def test_a_first_visit_meets_no_error(sqlite: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as nobody:
        assert await nobody.get("/api/me") is None
        for path in ("/api/games", "/api/tables?list=open", "/api/tables?list=watch"):
            await nobody.get(path)


async def test_robots_txt_is_a_file_of_its_own(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Majlis</title>")
    shutil.copy(PUBLIC / "robots.txt", tmp_path)
    async with serving(sqlite, page=tmp_path) as server, Visitor(server.url) as robot:
        response = await robot.http.get("/robots.txt")
        assert response.headers["content-type"].startswith("text/plain")
        assert "User-agent: *" in response.text.splitlines()


@pytest.mark.parametrize("path", ["/table/x?key=y", "/join/x?key=y", "/replay/x", "/box/sabika", "/api/games"])
async def test_tables_and_answers_are_not_for_search_engines(sqlite: str, path: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as robot:
        assert (await robot.http.get(path)).headers["x-robots-tag"] == "noindex"


@pytest.mark.parametrize("path", ["/", "/rules/sabika", "/about"])
async def test_pages_for_everybody_may_be_found(sqlite: str, path: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as robot:
        assert "x-robots-tag" not in (await robot.http.get(path)).headers


async def test_long_answers_are_compressed_and_short_ones_are_not(sqlite: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as ana:
        asked = {"Accept-Encoding": "gzip"}
        async with ana.http.stream("GET", "/api/games/alhambra", headers=asked) as response:
            assert response.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in response.headers["vary"].lower()
            packed = b"".join([part async for part in response.aiter_raw()])
        plain = (await ana.http.get("/api/games/alhambra", headers={"Accept-Encoding": "identity"})).content
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 3
        assert "content-encoding" not in (await ana.http.get("/api/me", headers=asked)).headers


async def test_a_stream_is_not_compressed(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot"))["id"]
        async with ana.follow(table, 0) as stream:
            assert "content-encoding" not in stream.response.headers
            assert (await stream.next()).event
