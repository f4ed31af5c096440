"""How the database came to have the tables it has: one file for each step, applied in order by Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from majlis.engine.errors import MajlisError
from majlis.server.store import Store

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0008"
"""The last step. A database that has it needs no Alembic, which takes longer to load than the rest of the start."""
LOCK = 0x6D616A6C6973
"""Of several processes that change the schema of a PostgreSQL, one at a time holds this lock."""


class CannotMigrate(MajlisError):
    """The database was made by a version that this one does not know."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file of its own."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


async def migrate(store: Store) -> None:
    """Bring the database up to date. Of several processes that try at once, one does it and the others wait."""
    async with store.read() as connection:
        if await connection.run_sync(step) == HEAD:
            return
    async with store.write() as transaction:
        if store.on_postgres:
            await transaction.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await transaction.connection.run_sync(_upgrade)


def step(connection: Connection) -> str | None:
    """The last step that the database has; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise CannotMigrate(str(error)) from error
