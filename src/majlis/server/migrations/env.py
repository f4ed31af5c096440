"""Alembic runs this for every command; the connection is given by `majlis.server.migrations`."""

from __future__ import annotations

from alembic import context

from majlis.server.schema import Base


def main() -> None:
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection, target_metadata=Base.metadata, render_as_batch=connection.dialect.name == "sqlite"
    )
    context.run_migrations()


main()
