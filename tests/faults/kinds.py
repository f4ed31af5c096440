"""The faults: each does its harm, sees that the server says what it should, and mends it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

from tests.faults.stand import Stand

Fault = Callable[[Stand], None]
"""Raises `NotDone` where it cannot be done; it is not counted then."""


def server_killed(stand: Stand) -> None:
    stand.kill_server()
    stand.restart()


def worker_killed(stand: Stand) -> None:
    stand.kill_worker()


def bot_killed(stand: Stand) -> None:
    stand.kill_bot()


def postgresql_killed(stand: Stand) -> None:
    with stand.no_postgres():
        stand.unavailable()


def backend_killed(stand: Stand) -> None:
    stand.kill_backend()


def read_only(stand: Stand) -> None:
    with stand.read_only():
        stand.unavailable()


def disk_full(stand: Stand) -> None:
    with stand.full_disk():
        stand.unavailable()


def disk_full_and_killed(stand: Stand) -> None:
    """The server is killed while nothing can be written."""
    with stand.full_disk():
        stand.unavailable()
        stand.kill_server()
    stand.restart()


def streams_cut(stand: Stand) -> None:
    stand.proxy.cut()


def half_open(stand: Stand) -> None:
    stand.proxy.freeze()
    stand.everybody_moves()
    stand.proxy.thaw()


def slow_readers(stand: Stand) -> None:
    """Spectators who ask for streams and never read them."""
    place = urlsplit(stand.running.url)
    with stand.book.lock:
        tables = list(stand.book.acknowledged)[-8:]
    opened: list[socket.socket] = []
    for table in tables * 3:
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.connect((place.hostname, place.port))
        one.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        opened.append(one)
    stand.everybody_moves()
    for one in opened:
        one.close()


def clock_set_back(stand: Stand) -> None:
    """By an hour, while the server runs; then it is killed and starts in the past, where every lease seems to last for long."""
    stand.set_clock(-3600)
    stand.everybody_moves()
    stand.kill_server()
    stand.restart()
    stand.everybody_moves()
    stand.set_clock(0)


def read_only_disk_at_start(stand: Stand) -> None:
    stand.start_on_read_only_disk()


EVERYWHERE: list[Fault] = [server_killed, bot_killed, streams_cut, half_open, slow_readers, clock_set_back]
KINDS: dict[str, list[Fault]] = {
    "sqlite": [*EVERYWHERE, server_killed, bot_killed, disk_full, disk_full_and_killed, read_only_disk_at_start],
    "postgresql": [*EVERYWHERE, worker_killed, worker_killed, bot_killed, postgresql_killed, backend_killed, read_only],
}
