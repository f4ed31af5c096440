"""A server under play: database, disk, clock, server, proxy and players, with all that can go wrong with them."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psycopg

from tests.faults.play import Book, Party
from tests.faults.proxy import Proxy
from tests.faults.servers import begin, check_rows, logs_of, serve, stop
from tests.postgres import started, stopped

STUCK = 120.0
"""Seconds within which everybody moves again after a fault; far more than it takes, as the machine may be busy."""
DISK = 96 << 20
"""Bytes of the disk that is made for the database, where that is allowed."""
HERE = Path(__file__).parent


class NotDone(Exception):
    """A fault could not be done here, or there was nothing to do it to."""


class Stand:
    """Everything that faults happen to."""

    def __init__(self, kind: str, folder: Path, seed: int, parties: int, workers: int) -> None:
        self.chance = random.Random(seed)
        self.on_postgres = kind == "postgresql"
        self.folder = folder
        self.workers = workers if self.on_postgres else 1
        self.clock = folder / "clock"
        self.clock.write_text("0", encoding="ascii")
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.mounted = not self.on_postgres and _mount(self.disk)
        self.postgres: Any = None
        self.database = f"sqlite:///{self.disk / 'majlis.sqlite'}"
        if self.on_postgres:
            self.postgres = _postgres(folder / "postgres")
            self.database = self.postgres.get_uri()
        self.more = {"PYTHONPATH": _path(HERE / "clock"), "MAJLIS_TEST_CLOCK": str(self.clock)}
        self.running = serve(self.database, _free_port(), self.workers, self.more)
        self.port = urlsplit(self.running.url).port or 0
        self.proxy = Proxy(self.port)
        self.book = Book()
        self.faults_said: list[str] = []
        self.parties = [Party(self.proxy.url, number, seed, self.book, self.workers == 1) for number in range(parties)]
        self.checked = 0
        """Tables of which the log was compared with what was acknowledged."""

    def start(self) -> None:
        for party in self.parties:
            party.start()
        self.everybody_moves()

    # what is asked of it

    def everybody_moves(self) -> None:
        """Wait until every party has had a move acknowledged since now: no table is stuck."""
        before = {party: party.moved for party in self.parties}
        until = time.monotonic() + STUCK
        while waiting := [party for party in self.parties if party.moved == before[party] and party.is_alive()]:
            if time.monotonic() > until or self.book.wrong:
                break
            time.sleep(0.02)
        dead = [party.name for party in self.parties if not party.is_alive()]
        assert not self.book.wrong, self.book.wrong
        assert not waiting, f"no move within {STUCK:.0f} seconds: {', '.join(party.name for party in waiting)}"
        assert not dead, f"stopped: {', '.join(dead)}"

    def nothing_lost(self) -> None:
        """Compare the log of every table with what was acknowledged there."""
        with self.book.lock:
            told = {table: dict(moves) for table, moves in self.book.acknowledged.items()}
            refused = {table: set(ids) for table, ids in self.book.refused.items()}
        logs = logs_of(self.database)
        for table, moves in told.items():
            check_rows(logs.get(table, []), moves)
            kept = {row[4] for row in logs.get(table, [])}
            assert not kept & refused[table], f"{table}: a move that was refused is in the log"
        self.checked = len(told)
        self.faults_said += self.running.faults
        assert not self.faults_said, self.faults_said

    def check(self) -> None:
        """`majlis check`: every table's log replays as it was played."""
        address = self.database if self.on_postgres else str(self.disk / "majlis.sqlite")
        done = subprocess.run(
            [sys.executable, "-m", "majlis", "check", address],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def unavailable(self) -> None:
        """Wait until a change is answered 503 with Retry-After, and see that /healthz says so too."""
        until = time.monotonic() + STUCK
        url = f"http://127.0.0.1:{self.port}"
        with httpx.Client(base_url=url, timeout=60) as somebody:
            while time.monotonic() < until:
                answer = somebody.post("/api/me", json={"name": "Somebody"})
                somebody.cookies.clear()
                if answer.status_code == 503:
                    break
                assert answer.status_code == 201, (answer.status_code, answer.text)
            assert answer.status_code == 503, "everything could still be stored"
            assert int(answer.headers["retry-after"]) >= 1
            health = somebody.get("/healthz")
            assert health.status_code == 503, health.text
            assert "retry-after" in health.headers

    # what is done to it

    def restart(self) -> None:
        self.faults_said += self.running.faults
        self.running = serve(self.database, self.port, self.workers, self.more)

    def kill_server(self) -> None:
        self.running.kill()

    def kill_worker(self) -> None:
        victim = self.running.pids.pop(self.chance.randrange(len(self.running.pids)))
        os.kill(victim, signal.SIGKILL)
        self.running.pids.append(int(self.running.wait_for("listening")["pid"]))

    def kill_bot(self) -> None:
        """Kill a process in which bots think. A server that has just started has none before the first bot decides."""
        until = time.monotonic() + STUCK
        while time.monotonic() < until:
            bots = self.running.bots()
            if bots:
                with suppress(ProcessLookupError):
                    os.kill(self.chance.choice(bots), signal.SIGKILL)
                    return
            time.sleep(0.02)
        raise NotDone("no bot was thinking")

    @contextmanager
    def no_postgres(self) -> Iterator[None]:
        """PostgreSQL stops at once, as if killed: it recovers from its log when it starts again."""
        pid = self.postgres.get_pid()
        os.kill(pid, signal.SIGQUIT)
        while Path(f"/proc/{pid}").exists():
            time.sleep(0.02)
        yield
        self.postgres.ensure_postgres_running()

    def kill_backend(self) -> None:
        """A process of PostgreSQL is killed, upon which it ends all connections, ours too, and recovers; wait until it has."""
        with suppress(psycopg.OperationalError), psycopg.connect(self.database, autocommit=True) as connection:
            found = connection.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
            if not found:
                raise NotDone("nobody was connected to PostgreSQL")
            os.kill(self.chance.choice(found)[0], signal.SIGKILL)
            connection.execute("SELECT pg_sleep(%s)", [STUCK])
            raise AssertionError("PostgreSQL did not notice that one of its processes was killed")
        until = time.monotonic() + STUCK
        while time.monotonic() < until:
            with suppress(psycopg.OperationalError), psycopg.connect(self.database):
                return
            time.sleep(0.02)
        raise AssertionError("PostgreSQL did not recover")

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """PostgreSQL takes no changes."""
        for value in ("on", "off"):
            with psycopg.connect(self.database, autocommit=True) as connection:
                connection.execute("SET default_transaction_read_only = off")
                connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
                connection.execute("SELECT pg_reload_conf()")
            if value == "on":
                yield

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """There is no room on the disk of the database; where we may not make a disk, its files may not grow."""
        if self.mounted:
            ballast = self.disk / "ballast"
            with (
                ballast.open("wb", buffering=0) as file,
                suppress(OSError),
            ):  # nothing may be left to write when it is closed
                while True:
                    file.write(bytes(1 << 16))
            yield
            ballast.unlink()
            return
        # Every file that is written to is at least this long already.
        least = min(path.stat().st_size for path in self.disk.glob("majlis.sqlite*") if path.stat().st_size)
        for pid in self.running.pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (least, resource.RLIM_INFINITY))
        yield
        if self.running.process.poll() is None:
            for pid in self.running.pids:
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def start_on_read_only_disk(self) -> None:
        """A server that finds its database read-only says so and does not start."""
        if not self.mounted:
            raise NotDone("mounting a disk is not allowed here")
        self.running.kill()
        subprocess.run(["mount", "-o", "remount,ro", str(self.disk)], check=True)
        refused = begin(self.database, self.port, 1, self.more)
        try:
            assert refused.process.wait(60) != 0
        finally:
            refused.close()
            subprocess.run(["mount", "-o", "remount,rw", str(self.disk)], check=True)
        self.restart()

    def set_clock(self, seconds: int) -> None:
        self.clock.write_text(str(seconds), encoding="ascii")

    def close(self) -> None:
        for party in self.parties:
            party.stopping.set()
        self.proxy.thaw()
        self.proxy.close()
        for party in self.parties:
            party.join(60)
        stop(self.running)
        self.nothing_lost()
        self.check()

    def remove(self) -> None:
        """Leave nothing behind, whatever happened."""
        if self.running.process.poll() is None:
            self.running.kill()
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.disk)], check=False)
        if self.postgres is not None:
            stopped(self.postgres)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def stand(kind: str, seed: int = 1, parties: int = 2, workers: int = 2) -> Iterator[Stand]:
    """A server under play; when the block ends, everything is checked once more."""
    made = Stand(kind, Path(tempfile.mkdtemp(prefix="majlis-faults-")), seed, parties, workers)
    try:
        made.start()
        yield made
        made.close()
    finally:
        made.remove()


def _path(folder: Path) -> str:
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def _free_port() -> int:
    """A port that stays free while the server is dead: none of those from which the system gives one to whoever connects."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def _mount(folder: Path) -> bool:
    """A small disk of its own, if we may make one; `MAJLIS_FAULTS_MOUNT=0`: don't try."""
    if os.environ.get("MAJLIS_FAULTS_MOUNT") == "0" or shutil.which("mount") is None:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _postgres(folder: Path) -> Any:
    """A PostgreSQL that can be killed: a commit is in its log before it is acknowledged."""
    server = started(folder)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # the machine goes on, only processes are killed
        connection.execute("SELECT pg_reload_conf()")
    return server
