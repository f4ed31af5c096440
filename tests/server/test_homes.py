"""With several workers a table has its home at one of them; calls that arrive elsewhere are passed on, with the connection they came by."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import tempfile
import threading
import time
import uuid
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import text

from majlis.client import Chat, Client, Update
from majlis.server import homes as homes_module
from majlis.server.homes import Homes, Peer
from majlis.server.metrics import METRICS
from majlis.server.passing_on import passed_on
from majlis.server.store import Store
from majlis.server.tokens import new_id
from tests.faults.servers import check_log, rows_of, serve, stop
from tests.server.test_crash import decision, send_without_reading
from tests.server.visitors import Server, Visitor, pick, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder() -> Iterator[str]:
    """A private folder, with a name short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="majlis-") as made:
        yield made


@pytest.fixture(autouse=True)
def leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases are renewed when a test says so, and none runs out meanwhile, however busy the machine is."""
    monkeypatch.setattr(homes_module, "LEASE", 600.0)
    monkeypatch.setattr(homes_module, "EVERY", 600.0)


def homes_of(server: Server) -> Homes:
    found = server.services.homes
    assert found is not None
    return found


@asynccontextmanager
async def workers(database: str, folder: str, count: int = 2, **changes: Any) -> AsyncIterator[list[Server]]:
    """Several workers as one `majlis serve` starts them, each with an address of its own; they know each other."""
    async with AsyncExitStack() as stack:
        made = [
            await stack.enter_async_context(serving(database, homes_folder=folder, **changes)) for _ in range(count)
        ]
        for server in made:
            await open_door(server)
            await homes_of(server).renew()
        await homes_of(made[0]).renew()
        yield made


async def open_door(server: Server) -> None:
    """Wait until it takes what others pass on: that is a little later than that it takes calls."""
    while homes_of(server)._task is None:
        await asyncio.sleep(0.002)


def told_apart(servers: list[Server], table: str) -> tuple[Server, Server]:
    """The home of a table, and a worker that it is not at home at."""
    home = [server for server in servers if homes_of(server).elsewhere(table) is None]
    others = [server for server in servers if server not in home]
    assert len(home) == 1
    return home[0], others[0]


async def known(visitor: Visitor, server: Server) -> Visitor:
    """The same person at another worker."""
    made = Visitor(server.url)
    made.http.cookies.set("majlis", visitor.http.cookies["majlis"])
    return made


async def test_a_move_that_arrives_elsewhere_is_made_at_home(
    postgresql: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        for _ in range(4):
            table = (await ana.table("me hot"))["id"]
            home, other = told_apart(servers, table)
            monkeypatch.setattr(other.services.tables, "write", None)  # whoever called it would fail
            async with await known(ana, other) as there:
                chance = random.Random(1)
                for _ in range(6):
                    actor = (await there.look(table))["actor"]
                    mine = await there.look(table, actor)
                    await there.move(table, actor, mine["seq"], pick(mine["decision"]["actions"], chance))
            assert home.services.tables.by_id[table].seq >= 7
            monkeypatch.undo()


async def test_a_stream_that_arrives_elsewhere_is_held_at_home(postgresql: str, folder: str) -> None:
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        table = (await ana.table("me hot"))["id"]
        home, other = told_apart(servers, table)
        async with await known(ana, other) as there, there.follow(table) as stream:
            update = await stream.update()
            assert len(home.services.tables.by_id[table].watchers) == 1
            kept = other.services.tables.by_id.get(table)
            assert kept is None or not kept.watchers
            chance = random.Random(1)
            for _ in range(6):
                mine = await ana.look(table, update["actor"])
                row = await ana.move(table, update["actor"], mine["seq"], pick(mine["decision"]["actions"], chance))
                update = await stream.update()
                assert update["seq"] == row["seq"]


async def test_one_connection_serves_tables_with_different_homes(postgresql: str, folder: str) -> None:
    """It is passed to and fro; every call on it gets its own answer, in order."""
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        tables = [(await ana.table("me hot", name=f"Table {number}"))["id"] for number in range(8)]
        homes = Counter(told_apart(servers, table)[0].url for table in tables)
        before = METRICS.passed_on
        for _ in range(3):
            for number, table in enumerate(tables):
                assert (await ana.get(f"/api/tables/{table}"))["name"] == f"Table {number}"
                await ana.post(f"/api/tables/{table}/chat", {"text": "x" * 300}, 201)
        assert (METRICS.passed_on > before) == (len(homes) > 1)
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_call_may_arrive_in_pieces(postgresql: str, folder: str) -> None:
    """What follows the first piece is read by the other worker; another call may follow at once."""
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        table = (await ana.table("me hot"))["id"]
        home, other = told_apart(servers, table)
        place = urlsplit(other.url)
        body = json.dumps({"text": "in pieces"}).encode()
        head = (
            f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: majlis={ana.http.cookies['majlis']}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode()
        whole = head + body
        for cuts in ((70,), (len(head),), (len(head) + 3,), (90, len(head), len(whole) - 1), (3,), ()):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            last = 0
            for cut in (*cuts, len(whole)):
                writer.write(whole[last:cut])
                await writer.drain()
                await asyncio.sleep(0)
                last = cut
            assert b" 201 " in await reader.readline()
            writer.write(whole + whole)  # two at once
            for _ in range(2):
                while b"HTTP/1.1 " not in (line := await reader.readline()):  # behind the body of the last answer
                    assert line
                assert b" 201 " in line
            writer.close()
            await writer.wait_closed()
        chat = [row for row in home.services.tables.by_id[table].rows if row.kind == "chat"]
        assert len(chat) == 18


async def test_the_caller_keeps_address_and_name(postgresql: str, folder: str) -> None:
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        table = (await ana.table("me hot"))["id"]
        home, other = told_apart(servers, table)
        async with Visitor(other.url, {"X-Forwarded-For": "203.0.113.9"}) as unknown, unknown.follow(table) as stream:
            await stream.update()
            assert list(home.services.sessions.streams) == ["@203.0.113.9"]
        async with await known(ana, other) as there, there.follow(table, 0) as stream:
            await stream.update()
            assert (await ana.get("/api/me"))["id"] in home.services.sessions.streams


async def test_a_home_that_is_gone_is_not_waited_for(postgresql: str, folder: str) -> None:
    """Neither when its address is gone, nor when nobody listens there, nor when it does not get round to it."""
    async with workers(postgresql, folder) as servers, Visitor(servers[0].url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        tables = [(await ana.table("me hot"))["id"] for _ in range(6)]
        one = homes_of(servers[0])
        (other,) = one._peers.values()
        full = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        full.bind(f"{folder}/full.sock")
        full.listen(0)
        waiting = [socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(4)]
        for connection in waiting:
            connection.setblocking(False)
            try:
                connection.connect(f"{folder}/full.sock")
            except BlockingIOError:
                break
        for address, forgotten in ((f"{folder}/nobody.sock", True), (f"{folder}/full.sock", False)):
            for table in tables:
                one._peers = {other.id: Peer(other.id, address, other.until + 1e6)}
                elsewhere = one.elsewhere(table) is not None
                before = METRICS.passed_on
                async with await known(ana, servers[0]) as fresh:
                    await fresh.post(f"/api/tables/{table}/chat", {"text": "here"}, 201)
                assert METRICS.passed_on == before
                assert (one._peers == {}) == (elsewhere and forgotten)
        for connection in (full, *waiting):
            connection.close()


async def test_a_worker_that_stops_hands_its_tables_over(postgresql: str, folder: str) -> None:
    async with workers(postgresql, folder) as (staying, *_), Visitor(staying.url) as ana:
        await ana.post("/api/me", {"name": "Ana"}, 201)
        async with serving(postgresql, homes_folder=folder) as leaving:
            await open_door(leaving)
            await homes_of(staying).renew()
            gone = homes_of(leaving).process
            assert gone in homes_of(staying)._peers
        await homes_of(staying).renew()
        assert gone not in homes_of(staying)._peers
        assert not Path(homes_of(leaving).address).exists()


async def test_a_lease_runs_out_by_the_databases_clock(
    postgresql: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever renews is known, whoever sleeps is forgotten, and workers of another server are left alone."""
    async with serving(postgresql) as server:
        store = server.services.store
        one, two = Homes(store, new_id(), folder), Homes(store, new_id(), folder)
        elsewhere = Homes(store, new_id(), f"{folder}x")
        for homes in (one, two, elsewhere, one):
            await homes.renew()
        assert list(one._peers) == [two.process]
        tables = [new_id() for _ in range(100)]
        assert 20 < sum(one.elsewhere(table) is not None for table in tables) < 80
        monkeypatch.setattr(homes_module, "LEASE", -1.0)  # as if it had slept since
        await two.renew()
        await one.renew()
        assert one._peers == {}
        assert all(one.elsewhere(table) is None for table in tables)


async def test_leases_run_out_where_the_database_does_not_answer(
    postgresql: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgresql) as server:
        store = server.services.store
        one, two = Homes(store, new_id(), folder), Homes(store, new_id(), folder)
        for homes in (one, two, one):
            await homes.renew()
        peer = one._peers[two.process]
        moment = time.monotonic()
        assert moment < peer.until <= moment + homes_module.LEASE

        def broken(self: Store) -> None:
            raise OSError

        monkeypatch.setattr(Store, "write", broken)
        await one.renew()
        assert list(one._peers) == [two.process]
        one._peers = {peer.id: replace(peer, until=time.monotonic())}
        assert all(one.elsewhere(new_id()) is None for _ in range(20))


def test_whoever_comes_or_goes_moves_only_the_tables_that_it_has() -> None:
    tables = [f"table {number}" for number in range(300)]
    ids = [f"worker {number}" for number in range(5)]

    def homes_among(there: list[str]) -> dict[str, str]:
        homes = Homes.__new__(Homes)
        homes.process = there[0]
        homes._peers = {id: Peer(id, "", float("inf")) for id in there[1:]}
        found = {table: homes.elsewhere(table) for table in tables}
        return {table: there[0] if peer is None else peer.id for table, peer in found.items()}

    five, four = homes_among(ids), homes_among(ids[:4])
    assert all(five[table] in (four[table], ids[4]) for table in tables)
    assert min(Counter(five.values()).values()) > 30
    assert homes_among(ids[::-1]) == five  # each of them says the same


def test_only_calls_to_a_table_are_passed_on() -> None:
    homes = Homes.__new__(Homes)
    homes.process = "here"
    table = next(
        table
        for table in iter(new_id, "")
        if homes_module._weight(table, "here") < homes_module._weight(table, "there")
    )
    homes._peers = {"there": Peer("there", "", float("inf"))}
    given: list[Peer] = []
    for begin, wanted in (
        (f"GET /api/tables/{table} HTTP/1.1", True),
        (f"GET /api/tables/{table}/stream?seat=0 HTTP/1.1", True),
        (f"POST /api/tables/{table}/moves HTTP/1.1", True),
        (f"DELETE /api/tables/{table}?key=x HTTP/1.1", True),
        (f"GET /api/tables/{table}a HTTP/1.1", False),
        (f"GET /api/tables/{table[:-1]} HTTP/1.1", False),
        (f"GET /api/tables?x=/api/tables/{table}/ HTTP/1.1", False),
        (f"GET /table/{table} HTTP/1.1", False),
        (f"POST /api/tables/{table}/chat HTTP/1.1\r\n" + "x" * 50_000, False),
        ("GET", False),
        ("", False),
    ):
        given.clear()
        assert passed_on(homes, begin.encode(), given.append) == wanted == bool(given), begin[:80]


def test_a_home_is_killed_under_play_and_nothing_is_lost(postgresql: str) -> None:
    """Now one worker, now the other, with a move on its way; streams go on, and show every row once."""
    chance = random.Random(23)
    running = serve(postgresql, workers=2)
    acknowledged: dict[str, dict[str, tuple[int, str]]] = defaultdict(dict)
    shown: dict[tuple[str, int], list[int]] = defaultdict(list)

    def watch(cookie: str | None, table: str, number: int) -> None:
        with Client(running.url, cookie=cookie) as watcher:
            for event in watcher.follow(table):
                if isinstance(event, Update):
                    shown[table, number].append(event.state.seq)
                if isinstance(event, Chat):
                    return

    try:
        with Client(running.url, name="Ana") as client:
            tables = [client.new_table("alhambra", ["me", "bot:easy"]).id for _ in range(2)]
            watching = [
                threading.Thread(target=watch, args=(client.cookie, table, number), daemon=True)
                for table in tables
                for number in range(2)
            ]
            for thread in watching:
                thread.start()
            for turn in range(4):
                for table in tables:
                    asked = decision(client, table)
                    assert asked is not None
                    id = str(uuid.UUID(int=chance.getrandbits(128)))
                    if table == tables[turn // 2] and turn % 2:
                        body: dict[str, object] = {"id": id, "seq": asked[0], "seat": 0, "action": asked[1]}
                        connection = send_without_reading(running.url, client.cookie or "", table, body)
                        os.kill(running.pids.pop(0), signal.SIGKILL)
                        connection.close()
                        running.pids.append(int(running.wait_for("listening")["pid"]))
                    acknowledged[table][id] = (client.move(table, 0, *asked, id), asked[1])
            for table in tables:
                assert decision(client, table) is not None  # no bot has anything to do any more
                client.say(table, "that was all")
            for thread in watching:
                thread.join(120)
                assert not thread.is_alive()
            for table in tables:
                check_log(postgresql, table, acknowledged[table])
                rows = [row[0] for row in rows_of(postgresql, table) if row[1] == "play"]
                for number in range(2):
                    seen = shown[table, number]
                    assert seen[1:] == [row for row in rows if row > seen[0]]
        with psycopg.connect(postgresql) as database:
            leases = database.execute("SELECT id FROM workers").fetchall()
        assert len(leases) >= 2 + 2  # those of the killed, too; nobody looks at them any more
    finally:
        stop(running)


async def test_leases_are_kept_in_the_database(postgresql: str, folder: str) -> None:
    async with workers(postgresql, folder) as servers:
        async with servers[0].services.store.read() as connection:
            found = {row[0]: row[1] for row in await connection.execute(text("SELECT id, address FROM workers"))}
        assert found == {homes_of(server).process: homes_of(server).address for server in servers}
        assert Path(folder).stat().st_mode & 0o077 == 0
