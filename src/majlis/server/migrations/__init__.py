"""How the database came to have the tables it has: one file for each step, applied in order by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from majlis.server.store import Store

LOCK = 0x6D616A6C6973
"""Of several processes that change the schema of a PostgreSQL, one at a time holds this lock."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file of its own."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


async def migrate(store: Store) -> None:
    """Bring the database up to date. Of several processes that try at once, one does it and the others wait."""
    async with store.write() as transaction:
        if store.on_postgres:
            await transaction.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await transaction.connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
