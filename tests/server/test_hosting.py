"""What a server on the open internet meets: proxies, other names, schools, full disks, too many connections."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, event

from majlis.cli import COMMANDS
from majlis.server import metrics, run, slow_requests
from majlis.server.guard import known_host
from majlis.server.metrics import Metrics, Reports
from majlis.server.names import Unfit, chat_text, plain
from majlis.server.settings import Settings, from_environment
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("majlis.example.org", True),
        ("MAJLIS.example.org:8443", True),
        ("play.club.example.org", True),
        ("localhost:8080", True),
        ("[::1]:8080", True),
        ("club.example.org", False),
        ("majlis.example.org.evil.example", False),
        ("evilclub.example.org", False),
        ("", False),
    ],
)
def test_only_trusted_hosts_are_known(host: str, known: bool) -> None:
    assert known_host(host, ("majlis.example.org", "*.club.example.org")) is known
    assert known_host(host, ())


async def test_a_call_under_another_name_is_refused(sqlite: str) -> None:
    async with serving(sqlite, trusted_hosts=("majlis.example.org",)) as server, Visitor(server.url) as ana:
        problem = await ana.call("GET", "/api/me", None, 421, headers={"Host": "evil.example"})
        assert problem["type"] == "urn:majlis:host"
        await ana.call("GET", "/api/me", headers={"Host": "majlis.example.org"})


async def test_a_proxy_is_believed_only_if_it_is_trusted(sqlite: str) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    for proxies, secure in ((("127.0.0.1",), True), (("192.0.2.1",), False)):
        async with serving(sqlite, proxies=proxies) as server, Visitor(server.url) as ana:
            answer = await ana.http.post("/api/me", json={"name": "Ana"}, headers=said)
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
            assert answer.headers.get("strict-transport-security") == ("max-age=15552000" if secure else None)


async def test_guests_are_counted_by_the_address_that_the_proxy_names(sqlite: str) -> None:
    async with serving(sqlite, rate=0.005) as server, Visitor(server.url) as ana:
        statuses = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1"):
            ana.http.cookies.clear()
            headers = {"X-Forwarded-For": address}
            statuses.append((await ana.http.post("/api/me", json={"name": "Ana"}, headers=headers)).status_code)
    assert statuses == [201, 429, 201, 201, 429, 201]  # of an IPv6 address the network counts


async def test_a_school_of_eighty_behind_one_address_gets_in(sqlite: str) -> None:
    async with serving(sqlite, rate=1.0) as server, visitors(server, "Teacher") as [teacher]:
        table = (await teacher.table("me hot"))["id"]
        seen = []
        async with Visitor(server.url) as everybody:
            for number in range(80):
                everybody.http.cookies.clear()
                for path in ("/api/me", "/api/tables"):
                    seen.append((await everybody.http.get(path)).status_code)
                answer = await everybody.http.post("/api/me", json={"name": f"Pupil {number}"})
                seen.append(answer.status_code)
        assert seen.count(429) == 0
        server.services.sessions.streams["@127.0.0.1"] = {object(): None for _ in range(119)}  # type: ignore[misc]
        async with Visitor(server.url) as first, Visitor(server.url) as second, first.follow(table) as stream:
            await stream.update()
            refused = await second.http.get(f"/api/tables/{table}/stream")
            assert refused.status_code == 429
            assert "retry-after" in refused.headers
            await teacher.look(table, 0)  # those with a name are counted for themselves


async def test_metrics_are_for_this_machine_or_for_the_token(sqlite: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as ana:
        await ana.get("/metrics")
        for headers in ({"X-Forwarded-For": "192.0.2.7"}, {"Via": "1.1 proxy"}, {"Host": "majlis.example.org"}):
            await ana.call("GET", "/metrics", None, 404, headers=headers)
    async with serving(sqlite, metrics_token="a token") as server, Visitor(server.url) as ana:
        await ana.get("/metrics", 404)
        await ana.call("GET", "/metrics", None, 404, headers={"Authorization": "Bearer another"})
        assert "majlis_streams" in await ana.call("GET", "/metrics", headers={"Authorization": "Bearer a token"})


def test_metrics_of_all_workers_are_summed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for process, moves in (("one", 3), ("two", 4), ("dead", 5)):
        own = Metrics()
        own.moves, own.streams = moves, 10
        own.request("GET", "/api/me", 200, 0.02)
        monkeypatch.setattr(metrics, "METRICS", own)
        Reports(str(tmp_path), process).write()
    os.utime(tmp_path / "dead.json", (0, 0))
    (tmp_path / "broken.json").write_text("{")
    monkeypatch.setattr(metrics, "METRICS", own := Metrics())
    own.moves = 1
    text = Reports(str(tmp_path), "mine").total().text()
    assert "majlis_moves_total 13\n" in text  # what was counted stays counted
    assert "majlis_streams 20\n" in text  # what a dead worker had open does not
    assert 'majlis_requests_total{method="GET",route="/api/me",status="200"} 3\n' in text
    assert 'majlis_request_seconds_bucket{le="0.025"} 3\n' in text
    assert Reports("", "alone").total().moves == 1


def test_as_many_files_may_be_open_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    files = slow_requests.Files()
    monkeypatch.setattr(run, "FILES", files)
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before - 1, most))
    try:
        run.raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
        assert files.most == slow_requests.file_limit()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


def test_the_files_for_systemd_call_what_exists_and_set_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for unit in ("majlis.service", "majlis-backup.service"):
        [call] = re.findall(r"^ExecStart=/opt/majlis/bin/majlis (.+)$", (DEPLOY / unit).read_text(), re.MULTILINE)
        command, *arguments = call.split()
        module, _, name = COMMANDS[command].partition(":")
        getattr(import_module(module), name).make_context(command, arguments)  # an unknown option would be refused
    limits = re.findall(
        r"^(LimitNOFILE|MemoryMax|TasksMax)=\w+$", (DEPLOY / "majlis.service").read_text(), re.MULTILINE
    )
    assert limits == ["LimitNOFILE", "MemoryMax", "TasksMax"]
    given = re.findall(r"^#?(MAJLIS_\w+)=(.+)$", (DEPLOY / "majlis.env").read_text(), re.MULTILINE)
    for name, value in given:
        before = from_environment(Settings())
        monkeypatch.setenv(name, value)
        assert from_environment(Settings()) != before, name


async def test_too_many_connections_are_said_once_and_the_others_go_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files = slow_requests.Files()
    monkeypatch.setattr(slow_requests, "FILES", files)
    caplog.set_level(logging.WARNING, "majlis.connections")
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        files.most = 0
        where = urlsplit(server.url)
        for _ in range(5):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            assert await reader.read() == b""  # closed at once
            writer.close()
        assert (await ana.get("/api/me"))["name"] == "Ana"
        files.most = 1 << 20
        async with Visitor(server.url) as ben:
            await ben.get("/api/me")
    assert [record.getMessage() for record in caplog.records] == ["too many open files: new connections are closed"]


async def test_a_full_database_is_said_and_reading_goes_on(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me open"))["id"]
        store = server.services.store
        async with store.read() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()

        def fill(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        event.listen(store.engine.sync_engine, "begin", fill)
        assert await ana.get("/healthz") == {"status": "ok"}
        async with Visitor(server.url) as ben:
            for number in range(300):
                ben.http.cookies.clear()
                made = await ben.http.post("/api/me", json={"name": f"{number:040}"})
                if made.status_code != 201:
                    break
        assert made.status_code == 503
        assert int(made.headers["retry-after"]) >= 1
        assert (await ana.http.get("/healthz")).status_code == 503
        assert (await ana.get(f"/api/tables/{table}"))["id"] == table


async def test_whose_turn_it_is_comes_first_however_many_tables_there_are(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        waiting = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{waiting}/join", {})
        actor = (await ana.look(waiting))["actor"]
        mover, other = (ana, ben) if actor == 0 else (ben, ana)
        more = [(await mover.table("me open"))["id"] for _ in range(3)]
        first = await mover.get("/api/tables", list="mine", limit=2)
        assert [(table["id"], table["my_turn"]) for table in first] == [(waiting, True), (more[2], False)]
        rest = await mover.get("/api/tables", list="mine", limit=5, after=more[2])
        assert [table["id"] for table in rest] == [more[1], more[0]]
        assert [table["my_turn"] for table in await other.get("/api/tables", list="mine")] == [False]


@pytest.mark.parametrize(
    "name",
    ["\u202eanA", "A\u200bna", "\u2066Ana", "Ana\ufeff", "\u3164", "A\u200dna", "Ana\u200d", "a" + "\u0301" * 5, "A\u2028B", "\U000e0041"],
)  # fmt: skip
def test_a_name_hides_nothing(name: str) -> None:
    with pytest.raises(Unfit, match=r"invisible|accents|control|blank"):
        plain(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "مجلس", "می\u200cخواهم", "👩\u200d👩\u200d👧", "🧑🏽\u200d🚀", "क्\u200dष", "Ngô Bảo Châu"]
)
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert plain(f" {name} ") == name


def test_chat_is_not_turned_around() -> None:
    assert chat_text("one\ntwo \u202eeerht") == "one\ntwo eerht"
    assert plain("Zoe\u0308") == "Zoë"
