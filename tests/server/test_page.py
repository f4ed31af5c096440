"""The built page is served as a browser likes it."""

from __future__ import annotations

import base64
import gzip
import hashlib
from pathlib import Path

import pytest

from tests.server.visitors import Visitor, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Majlis</title>")
    (folder / "manifest.webmanifest").write_text("{}")
    script = folder / "assets" / "index-B1x9_aQz.js"
    script.write_text("let table = 1")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(b"let table = 1"))
    script.with_name(script.name + ".br").write_bytes(b"as brotli")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return folder


async def test_a_page_that_is_not_built_says_how_to_build_it(sqlite: str, tmp_path: Path) -> None:
    async with serving(sqlite, page=tmp_path / "nothing") as server, Visitor(server.url) as ana:
        assert "make page" in await ana.get("/")
        await ana.get("/table/x", 404)


async def test_every_address_of_the_page_is_index_html(sqlite: str, page: Path) -> None:
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        for path in ("/", "/table/abc", "/index.html", "/rules/alhambra/ALH-6.7", "/assets/"):
            response = await ana.http.get(path)
            assert response.text == "<title>Majlis</title>", path
            assert response.headers["cache-control"] == "no-cache"
            assert response.headers["content-type"].startswith("text/html")
        await ana.get("/api/unknown", 404)
        await ana.get("/assets/gone-12345678.js", 404)
        assert (await ana.http.post("/table/abc", json={})).status_code == 405


async def test_assets_with_a_hash_may_be_kept_for_ever(sqlite: str, page: Path) -> None:
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        response = await ana.http.get("/assets/index-B1x9_aQz.js", headers={"Accept-Encoding": "identity"})
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["content-type"].startswith("text/javascript")
        assert "content-encoding" not in response.headers
        manifest = await ana.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"


async def test_a_script_carries_no_headers_that_are_about_pages(sqlite: str, page: Path) -> None:
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        script = (await ana.http.get("/assets/index-B1x9_aQz.js")).headers
        assert script["x-content-type-options"] == "nosniff"
        assert script["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in script
        for path in ("/assets/gone-12345678.js", "/assets/", "/assets/../index.html"):
            assert "content-security-policy" in (await ana.http.get(path)).headers


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("gzip;q=0", None), ("deflate", None), ("", None)],
)
async def test_compressed_files_are_sent_to_browsers_that_accept_them(
    sqlite: str, page: Path, accepts: str, encoding: str | None
) -> None:
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        request = ana.http.build_request("GET", "/assets/index-B1x9_aQz.js", headers={"Accept-Encoding": accepts})
        response = await ana.http.send(request, stream=True)
        assert response.headers.get("content-encoding") == encoding
        assert response.headers["vary"] == "Accept-Encoding"
        await response.aclose()


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/assets/%00.js"]
)
async def test_nothing_outside_the_folder_is_served(sqlite: str, page: Path, path: str) -> None:
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        response = await ana.http.get(path)
        assert "not for anybody" not in response.text
        assert response.status_code in (200, 404)


async def test_a_script_inside_the_page_is_allowed_by_its_hash_and_no_other(sqlite: str, page: Path) -> None:
    script = "document.title = 'Majlis'"
    (page / "index.html").write_text(f"<title>Majlis</title><script>{script}</script>")
    allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    async with serving(sqlite, page=page) as server, Visitor(server.url) as ana:
        policy = (await ana.http.get("/")).headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{allowed}';" in policy
        assert "script-src 'self';" in (await ana.http.get("/manifest.webmanifest")).headers["content-security-policy"]
