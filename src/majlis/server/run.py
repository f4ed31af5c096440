"""Starting and stopping: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from majlis.engine.errors import BadInput
from majlis.server import logs
from majlis.server.app import create_app, guarded
from majlis.server.mail import check_mail_settings
from majlis.server.migrations import CannotMigrate, migrate
from majlis.server.passing_on import Door, PassingProtocol
from majlis.server.settings import Settings, from_environment
from majlis.server.slow_requests import FILES, Protocol, file_limit
from majlis.server.store import Store

log = logging.getLogger("majlis.run")
SHORT_LIFE = 1.0
"""Seconds: a worker that dies sooner than this is not replaced at once."""
GRACE = 10
"""Seconds that open calls get to finish when the server stops."""
IDLE = 75
"""Seconds after which an idle connection is closed. Clients and proxies must close theirs sooner: a call sent just then would be lost."""


class Worker(uvicorn.Server):
    """A uvicorn server that ends its streams when it stops; otherwise it would wait for them."""

    def __init__(self, config: uvicorn.Config, settings: Settings, door: Door | None = None) -> None:
        super().__init__(config)
        self.settings = settings
        self.door = door
        self.application = create_app(settings)
        config.app = guarded(self.application, settings)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        services = getattr(self.application.state, "services", None)
        if self.door is not None and services is not None and services.homes is not None:
            await self.door.open(services.homes, self._connected)
        collect_garbage_rarely()
        log.info("listening", extra={"pid": os.getpid()})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = getattr(self.application.state, "services", None)
        if self.door is not None:
            await self.door.close()
        if services is not None:
            services.tables.close()
        await super().shutdown(sockets)

    def _connected(self) -> PassingProtocol:
        """A connection that another worker passes on."""
        protocol: Any = self.config.http_protocol_class
        made = protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        assert isinstance(made, PassingProtocol)
        return made


def collect_garbage_rarely() -> None:
    """Look for cycles of garbage less often, and never among what was loaded at the start.

    Almost everything is freed by counting references. With a thousand tables in memory one look at all of them would hold every
    answer back for a tenth of a second, as long as a look at what was loaded would hold back the start.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def worker(settings: Settings) -> Worker:
    door = Door() if settings.homes_folder and settings.on_postgres else None
    protocol: Any = Protocol if door is None else partial(PassingProtocol, door)
    config = uvicorn.Config(
        "majlis",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=IDLE,
        ws="none",
        http=protocol,
        forwarded_allow_ips=list(settings.proxies),
    )
    return Worker(config, settings, door)


def run_worker(settings: Settings, listener: socket.socket, verbose: bool) -> None:
    """The main function of each of several worker processes."""
    logs.set_up(verbose)
    threading.Thread(target=_follow_parent, daemon=True).start()
    worker(settings).run([listener])


def _follow_parent() -> None:
    """Stop this worker when its parent is killed: nobody would restart it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    database: str = "",
    workers: int = 1,
    open_browser: bool = False,
    verbose: bool = False,
    settings: Settings | None = None,
    greeting: Callable[[str], str] | None = None,
) -> None:
    """Serve until interrupted; at a terminal `greeting` says where. Raises `BadInput` if the arguments do not work."""
    chosen = from_environment(replace(settings or Settings(), host=host, port=port, database=database, workers=workers))
    if workers > 1 and not chosen.on_postgres:
        raise BadInput("several workers need PostgreSQL: --database postgresql://…", "wrong-workers")
    check_mail_settings(chosen)
    logs.set_up(verbose)
    raise_file_limit()
    listener = listen(host, port)
    address = url(host, listener.getsockname()[1])
    try:
        asyncio.run(prepare(chosen))
    except (OSError, SQLAlchemyError, CannotMigrate) as error:
        listener.close()
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadInput(f"cannot open the database: {why}", "wrong-cannot-open", {"reason": why}) from error
    if chosen.test_seed is not None:
        log.warning("every match is dealt from MAJLIS_TEST_SEED: this server is for tests only")
    log.info("serving", extra={"url": address, "pid": os.getpid()})
    if greeting is not None and sys.stderr.isatty():
        print(greeting(address), flush=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    if workers == 1:
        worker(chosen).run([listener])
    else:
        with tempfile.TemporaryDirectory(prefix="majlis-") as folder:  # nobody else may open it
            Supervisor(replace(chosen, metrics_folder=folder, homes_folder=folder), listener, verbose).run()


def raise_file_limit() -> None:
    """Use as many open files as the system allows: every connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    FILES.most = file_limit()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 picks any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Said to be TCP, asyncio switches Nagle's algorithm off: it would hold an answer back for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        facts = {"host": host, "port": str(port), "reason": str(error)}
        raise BadInput(f"cannot listen on {host}:{port}: {error}", "wrong-cannot-listen", facts) from error
    listener.listen(1024)
    listener.set_inheritable(True)
    return listener


def url(host: str, port: int) -> str:
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


async def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody uses it."""
    store = Store(settings)
    try:
        await migrate(store)
    finally:
        await store.close()


class Supervisor:
    """Runs several workers on one socket and replaces those that die."""

    def __init__(self, settings: Settings, listener: socket.socket, verbose: bool) -> None:
        self.settings = settings
        self.listener = listener
        self.verbose = verbose
        self.context = multiprocessing.get_context("spawn")
        self.workers: list[BaseProcess] = []
        self.started: dict[int | None, float] = {}
        self.stopping = threading.Event()

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        for _ in range(self.settings.workers):
            self._start_worker()
        while self.workers:
            multiprocessing.connection.wait([process.sentinel for process in self.workers])
            for process in [process for process in self.workers if not process.is_alive()]:
                self.workers.remove(process)
                if self.stopping.is_set():
                    continue
                log.warning("a worker died and is replaced", extra={"exit": process.exitcode})
                if time.monotonic() - self.started.pop(process.pid, 0.0) < SHORT_LIFE:
                    self.stopping.wait(SHORT_LIFE)  # whatever kills workers at startup will not go away in a moment
                if not self.stopping.is_set():
                    self._start_worker()

    def _start_worker(self) -> None:
        process = self.context.Process(target=run_worker, args=(self.settings, self.listener, self.verbose))
        process.start()
        self.workers.append(process)
        self.started[process.pid] = time.monotonic()

    def _stop(self, _: int, __: FrameType | None) -> None:
        self.stopping.set()
        for process in self.workers:
            if process.is_alive():
                process.terminate()
