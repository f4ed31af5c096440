"""A server that is killed in the middle of play loses no acknowledged move and doubles none.

The moments of the kill come from a fixed seed: before a move is sent, after it was sent but before the answer is read, or after the answer.
Nothing waits for a time to pass: the test waits for the server's own word that it listens, for answers and for updates.
"""

from __future__ import annotations

import ctypes
import json
import os
import random
import selectors
import signal
import socket
import subprocess
import sys
import uuid
from dataclasses import dataclass, field
from typing import IO, Any
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import create_engine, select

import majlis
from majlis.client import Client, ServerProblem, Update
from majlis.server.schema import Log
from majlis.server.settings import database_url

QUICK = {
    "MAJLIS_RATE": "0",
    "MAJLIS_BOT_PACE": "0",
    "MAJLIS_BOT_LEASE": "0.3",
    "MAJLIS_SWEEP": "0.1",
    "MAJLIS_TEST_SEED": "2a",
}


@dataclass
class Running:
    """A real `majlis serve`."""

    process: subprocess.Popen[str]
    url: str
    pids: list[int] = field(default_factory=list)
    """The processes that serve, as they said themselves."""

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def close(self) -> None:
        if self.process.stderr is not None:
            self.process.stderr.close()


def next_line(stream: IO[str], event: str) -> dict[str, Any]:
    """The next line of the log about that event."""
    for line in stream:
        said: dict[str, Any] = json.loads(line)
        if said["event"] == event:
            return said
    raise AssertionError(f"the server stopped before {event!r}")


def die_with_parent() -> None:
    """If the tests themselves are killed, no server is left behind (Linux: PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def serve(database: str, port: int = 0, workers: int = 1) -> Running:
    """Start a server and wait until it listens."""
    command = [sys.executable, "-m", "majlis", "serve", "--port", str(port), "--database", database, "--no-open"]
    process = subprocess.Popen(
        [*command, "--workers", str(workers)],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **QUICK},
        start_new_session=True,
        preexec_fn=die_with_parent if sys.platform == "linux" else None,
    )
    assert process.stderr is not None
    said = next_line(process.stderr, "serving")
    running = Running(process, str(said["url"]).replace("localhost", "127.0.0.1"))
    running.pids = [int(next_line(process.stderr, "listening")["pid"]) for _ in range(workers)]
    return running


def stop(running: Running) -> int:
    running.process.send_signal(signal.SIGTERM)
    code = running.process.wait(60)
    running.close()
    return code


def rows_of(database: str, table: str) -> list[tuple[int, str, int, str, str | None]]:
    """The log as it is in the database."""
    engine = create_engine(
        database_url(database).set(drivername=database.partition(":")[0].replace("postgresql", "postgresql+psycopg"))
    )
    wanted = select(Log.number, Log.kind, Log.seat, Log.text, Log.client)
    with engine.connect() as connection:
        rows = connection.execute(wanted.where(Log.table == table).order_by(Log.number))
        found = [(row[0], row[1], row[2], row[3], row[4]) for row in rows]
    engine.dispose()
    return found


def decision(client: Client, table: str) -> tuple[int, str] | None:
    """The row to answer and an action; None when the match is over."""
    for event in client.follow(table, 0):
        if isinstance(event, Update) and event.state.view is not None:
            if event.state.phase == "over":
                return None
            if 0 in event.state.waiting and event.state.decision is not None:
                actions = [action for action in event.state.decision.actions if action.verb not in ("remove", "swap")]
                return event.state.seq, actions[len(event.state.view["players"][0]["palace"]) % len(actions)].text
    raise AssertionError("the stream ended")


def send_without_reading(url: str, cookie: str, table: str, body: dict[str, object]) -> socket.socket:
    """Send a move and leave before the answer."""
    place = urlsplit(url)
    payload = json.dumps(body).encode()
    head = (
        f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: majlis={cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
    )
    connection = socket.create_connection((place.hostname or "", place.port or 0))
    connection.sendall(head.encode() + payload)
    return connection


def check_log(database: str, table: str, acknowledged: dict[str, tuple[int, str]]) -> None:
    """Every acknowledged move stands once, where it was acknowledged to stand; the log has no gap and replays."""
    rows = rows_of(database, table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    for id, (number, action) in acknowledged.items():
        found = [(row[0], row[3]) for row in rows if row[4] == id]
        assert found == [(number, action)], id
    clients = [row[4] for row in rows if row[4] is not None]
    assert len(clients) == len(set(clients))


@pytest.mark.long
def test_killed_at_random_moments_the_server_loses_and_doubles_nothing(sqlite: str) -> None:
    chance = random.Random(20)
    running = serve(sqlite)
    port = urlsplit(running.url).port or 0
    acknowledged: dict[str, tuple[int, str]] = {}
    try:
        with Client(running.url, name="Ana") as client:
            table = client.new_table("alhambra", ["me", "bot:easy", "bot:medium"]).id
            kills = 0
            while kills < 8:
                asked = decision(client, table)
                if asked is None:
                    break
                seq, action = asked
                id = str(uuid.UUID(int=chance.getrandbits(128)))
                moment = chance.choice(["never", "never", "before", "sent", "after"])
                if moment == "sent":
                    body: dict[str, object] = {"id": id, "seq": seq, "seat": 0, "action": action}
                    connection = send_without_reading(running.url, client.cookie or "", table, body)
                    if chance.random() < 0.5:
                        connection.recv(1)  # the answer has begun: the move is kept
                if moment in ("before", "sent"):
                    running.kill()
                    running = serve(sqlite, port)
                    kills += 1
                if moment == "sent":
                    connection.close()
                acknowledged[id] = (client.move(table, 0, seq, action, id), action)
                if moment == "after":
                    running.kill()
                    running = serve(sqlite, port)
                    kills += 1
                check_log(sqlite, table, acknowledged)
            last = client.play(table, 0, lambda turn: next(iter(turn.decision.actions)))
            record = majlis.Record.loads(client.record(table))
        assert kills == 8
        assert record.replay().scores() == last.scores
        check_log(sqlite, table, acknowledged)
    finally:
        stop(running)


def test_a_stream_at_one_worker_sends_what_another_wrote(postgresql: str) -> None:
    running = serve(postgresql, workers=2)
    try:
        with Client(running.url, name="Ana") as ana, Client(running.url, name="Ben") as ben:
            table = ana.new_table("alhambra", ["me", "open"]).id
            ben.join(table)
            followers = [
                Client(running.url, cookie=ana.cookie) for _ in range(6)
            ]  # spread over both workers by the kernel
            streams = [follower.follow(table) for follower in followers]
            for stream in streams:
                next(event for event in stream if isinstance(event, Update))
            asked = decision(ana, table) if ana.table(table).actor == 0 else None
            who, seat = (ana, 0) if asked is not None else (ben, 1)
            update = next(
                event.state for event in who.follow(table, seat) if isinstance(event, Update) and event.state.decision
            )
            assert update.decision is not None
            seq = who.move(table, seat, update.seq, update.decision.actions[0])
            for stream in streams:
                told = next(event.state for event in stream if isinstance(event, Update))
                assert told.seq == seq
            for follower in followers:
                follower.close()
    finally:
        stop(running)


def test_it_stops_when_asked_even_with_open_streams(sqlite: str) -> None:
    running = serve(sqlite)
    with Client(running.url, name="Ana") as client:
        table = client.new_table("alhambra", ["me", "bot"]).id
        stream = client.follow(table, 0)
        next(stream)
        assert stop(running) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        with pytest.raises((httpx.TransportError, ServerProblem)):
            for _ in stream:
                pass


def test_bots_do_not_outlive_a_killed_server(sqlite: str) -> None:
    running = serve(sqlite)
    with Client(running.url, name="Ana") as client:
        table = client.new_table("alhambra", ["bot:easy", "bot:easy"]).id
        for event in client.follow(table):
            if isinstance(event, Update) and event.state.entries >= 3:
                break
        found = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(running.process.pid)], capture_output=True, text=True, check=False
        )
        children = [int(word) for word in found.stdout.split()]
        assert children
        watched = [os.pidfd_open(pid) for pid in children]
        running.kill()
    for pidfd in watched:
        with selectors.DefaultSelector() as selector:
            selector.register(pidfd, selectors.EVENT_READ)
            assert selector.select(60), "a bot's process lives on"
        os.close(pidfd)


@pytest.mark.long
def test_one_of_two_workers_is_killed_and_nothing_is_lost(postgresql: str) -> None:
    chance = random.Random(21)
    running = serve(postgresql, workers=2)
    acknowledged: dict[str, tuple[int, str]] = {}
    assert len(set(running.pids)) == 2
    try:
        with Client(running.url, name="Ana") as client:
            table = client.new_table("alhambra", ["me", "bot:easy"]).id
            kills = 0
            number = 0
            while kills < 4:
                asked = decision(client, table)
                if asked is None:
                    break
                seq, action = asked
                id = str(uuid.UUID(int=chance.getrandbits(128)))
                number += 1
                if number % 4 == 0:
                    body: dict[str, object] = {"id": id, "seq": seq, "seat": 0, "action": action}
                    connection = send_without_reading(running.url, client.cookie or "", table, body)
                    victim = running.pids.pop(chance.randrange(2))
                    os.kill(victim, signal.SIGKILL)
                    connection.close()
                    assert running.process.stderr is not None
                    running.pids.append(int(next_line(running.process.stderr, "listening")["pid"]))
                    kills += 1
                acknowledged[id] = (client.move(table, 0, seq, action, id), action)
                check_log(postgresql, table, acknowledged)
            client.play(table, 0, lambda turn: turn.decision.actions[0])
            check_log(postgresql, table, acknowledged)
        assert kills == 4
    finally:
        stop(running)
