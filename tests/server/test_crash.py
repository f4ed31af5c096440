"""A server that is killed in the middle of play loses no acknowledged move and doubles none.

The moments of the kill come from a fixed seed: before a move is sent, after it was sent but before the answer is read, or after the answer.
Nothing waits for a time to pass: the test waits for the server's own word that it listens, for answers and for updates.
"""

from __future__ import annotations

import json
import os
import random
import selectors
import signal
import socket
import uuid
from urllib.parse import urlsplit

import httpx
import pytest

import majlis
from majlis.client import Client, ServerProblem, Update
from tests.faults.servers import check_log, children, serve, stop


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
        bots = children(running.process.pid)
        assert bots
        watched = [os.pidfd_open(pid) for pid in bots]
        running.kill()
    for pidfd in watched:
        with selectors.DefaultSelector() as selector:
            selector.register(pidfd, selectors.EVENT_READ)
            assert selector.select(60), "a bot's process lives on"
        os.close(pidfd)


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
                    running.pids.append(int(running.wait_for("listening")["pid"]))
                    kills += 1
                acknowledged[id] = (client.move(table, 0, seq, action, id), action)
                check_log(postgresql, table, acknowledged)
            client.play(table, 0, lambda turn: turn.decision.actions[0])
            check_log(postgresql, table, acknowledged)
        assert kills == 4
    finally:
        stop(running)
