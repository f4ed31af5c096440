"""What comes from elsewhere, is too big, too fast or makes no sense: a clear answer, and nothing changed."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import pytest

from majlis.server import logs
from majlis.server.limits import RATES, Limits
from majlis.server.problems import Problem
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://dev.example:5173"}, 200),
    ],
)
async def test_only_our_own_page_may_change_anything(sqlite: str, headers: dict[str, str], status: int) -> None:
    async with (
        serving(sqlite, trusted_origins=("http://dev.example:5173",)) as server,
        visitors(server, "Ana") as [ana],
    ):
        await ana.call("PATCH", "/api/me", {"name": "Eve"}, status, headers=headers)
        assert (await ana.get("/api/me"))["name"] == ("Eve" if status == 200 else "Ana")
        await ana.call("GET", "/api/me", headers=headers)


async def test_our_own_origin_is_known_by_its_host(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.call("PATCH", "/api/me", {"name": "Eve"}, 200, headers={"Origin": server.url})


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
async def test_a_body_that_is_not_json_is_refused(sqlite: str, kind: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        response = await ana.http.patch("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert response.status_code == 415
        assert response.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "body", [b"{", b"", b"null", b"[]", b'{"name": }', b"\xff\xfe", b"[" * 30_000, b'{"name": ' + b"9" * 9000 + b"}"]
)
async def test_malformed_json_is_refused(sqlite: str, body: bytes) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        response = await ana.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 422
        assert response.json()["type"] == "urn:majlis:bad-input"
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_body_of_ten_megabytes_is_refused_before_it_is_read(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        big = b'{"name": "' + b"x" * 10_000_000 + b'"}'
        response = await ana.http.patch("/api/me", content=big, headers={"Content-Type": "application/json"})
        assert response.status_code == 413
        assert response.json()["type"] == "urn:majlis:too-large"

        async def pieces() -> Any:
            for _ in range(100):
                yield b"x" * 10_000

        response = await ana.http.patch("/api/me", content=pieces(), headers={"Content-Type": "application/json"})
        assert response.status_code == 413
        assert (await ana.get("/api/me"))["name"] == "Ana"


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 41, "two\nlines", "bell\a", "nul\0", "\ud800", 7, None, ["Ana"], {"a": 1}, True],
)
async def test_a_name_is_a_short_line_of_text(database: str, name: object) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        body = json.dumps({"name": name}).encode()
        response = await ana.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 422
        assert (await ana.get("/api/me"))["name"] == "Ana"


@pytest.mark.parametrize(
    "name", ["'; DROP TABLE people; --", "<script>alert(1)</script>", "Zoë مجلس 🏰", '"; }', "../../etc"]
)
async def test_any_line_of_text_is_a_name_and_comes_back_as_it_was(database: str, name: str) -> None:
    async with serving(database) as server, visitors(server, name) as [ana]:
        assert (await ana.get("/api/me"))["name"] == name
        table = await ana.table("me open", name=name)
        assert (await ana.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == name


@pytest.mark.parametrize("id", ["x", "..", "%00", "a" * 500, "'; DROP TABLE log; --", "%F0%9F%8F%B0", "%ff"])
async def test_unknown_ids_are_not_found(database: str, id: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        for path in (
            f"/api/tables/{id}/record",
            f"/api/tables/{id}/replay?at=0",
            f"/api/games/{id}",
            f"/api/rules/{id}",
        ):
            response = await ana.http.get(path)
            assert response.status_code == 404, path
            assert response.headers["content-type"] == "application/problem+json"
        response = await ana.http.post(f"/api/tables/{id}/join", json={})
        assert response.status_code == 404


async def test_a_wrong_method_gets_the_allowed_ones(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for path, allowed in (("/api/me", "GET, PATCH, POST"), ("/api/tables/x", "GET"), ("/api/tables", "GET, POST")):
            response = await ana.http.put(path, json={})
            assert response.status_code == 405
            assert response.headers["allow"] == allowed
        told = await ana.http.put("/api/me", json={}, headers={"Accept-Language": "de"})
        assert told.json()["detail"] == "PUT geht hier nicht."


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for path in ("/", "/api/me", "/api/nothing", "/healthz"):
            headers = (await ana.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


async def test_a_caller_over_the_limit_is_told_when_to_come_back(sqlite: str) -> None:
    async with serving(sqlite, rate=0.05) as server, visitors(server, "Ana") as [ana]:
        answers = [await ana.http.get("/api/me") for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["type"] == "urn:majlis:too-many"


def test_a_bucket_refills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    monkeypatch.setattr("majlis.server.limits.time.monotonic", lambda: moment[0])
    limits = Limits(1.0)
    for _ in range(int(RATES["chat"].burst)):
        limits.take("chat", "ana")
    with pytest.raises(Problem) as error:
        limits.take("chat", "ana")
    limits.take("chat", "ben")
    moment[0] += error.value.retry_after or 0.0
    limits.take("chat", "ana")


async def test_the_logs_are_json_and_hold_no_secrets(sqlite: str) -> None:
    out = io.StringIO()
    root = logging.getLogger()
    before = list(root.handlers), root.level
    try:
        async with serving(sqlite) as server, visitors(server, "Ana-Maria") as [ana]:
            logs.set_up(True, out)
            await ana.post("/api/account", {"login": "ana-login", "password": "a secret password"}, 201)
            table = await ana.table("me open open", private=True)
            key = table["link"].partition("key=")[2]
            await ana.post(f"/api/tables/{table['id']}/chat", {"text": "a secret remark"}, 201)
            async with Visitor(server.url) as ben:
                await ben.get(f"/api/tables/{table['id']}", key=key)
                await ben.post("/api/login", {"login": "ana-login", "password": "a wrong password"}, 403)
            cookie = ana.http.cookies["majlis"]
    finally:
        root.handlers[:], root.level = before
        logging.getLogger("majlis").setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {(line["route"], line["status"]) for line in lines if line["event"] == "call"} >= {
        ("/api/account", 201),
        ("/api/tables", 201),
        ("/api/tables/{table}", 200),
        ("/api/login", 403),
    }
    for secret in (
        cookie,
        key,
        "a secret password",
        "a wrong password",
        "a secret remark",
        "Ana-Maria",
        "ana-login",
        table["id"],
    ):
        assert secret not in out.getvalue()


async def test_health_and_metrics(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        assert await ana.get("/healthz") == {"status": "ok"}
        table = await ana.table("me hot")
        await ana.look(table["id"], 0)
        text = await ana.get("/metrics")
    samples = {
        line.rpartition(" ")[0]: line.rpartition(" ")[2] for line in text.splitlines() if not line.startswith("#")
    }
    assert float(samples['majlis_requests_total{method="POST",route="/api/tables",status="201"}']) >= 1
    assert float(samples["majlis_live_tables"]) == 1
    assert 'majlis_request_seconds_bucket{le="+Inf"}' in samples
    assert table["id"] not in text


async def test_a_fault_of_the_server_is_a_problem_document_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        monkeypatch.setattr(server.services.tables, "at", None)
        response = await ana.http.get("/api/tables/whatever")
        assert response.status_code == 500
        assert response.headers["content-type"] == "application/problem+json"
        assert "NoneType" not in response.text
