"""`majlis admin`: what the operator of a server can do while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click
from rich.console import Console
from rich.table import Table

from majlis.cli.backups import DATABASE
from majlis.cli.extras import server_packages
from majlis.cli.languages import say
from majlis.engine.errors import BadInput

if TYPE_CHECKING:
    from majlis.server.admin import Admin

T = TypeVar("T")
LIMIT = click.option("--limit", default=100, show_default=True, type=click.IntRange(1), metavar="N")
YES = click.option("--yes", is_flag=True)


@click.group()
@DATABASE
@click.pass_context
def admin(context: click.Context, database: str) -> None:
    """See and change what a server keeps: people, tables, bans. The server may be running and learns of it within seconds."""
    context.obj = database


def _do(work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do something with the database that the command names."""
    with server_packages():
        from sqlalchemy.exc import SQLAlchemyError

        from majlis.server.admin import visiting
        from majlis.server.settings import Settings, from_environment

    settings = from_environment(Settings(database=click.get_current_context().obj))
    if not settings.on_postgres and not Path(settings.url.database or "").is_file():
        raise BadInput(say("wrong-no-database", database=str(settings.url.database)))

    async def run() -> T:
        async with visiting(settings) as found:
            return await work(found)

    try:
        return asyncio.run(run())
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadInput(say("wrong-database", why=why)) from error


def _print(title: list[str], rows: list[list[str]]) -> None:
    """A list for people at a terminal, with headings in their language; tab-separated lines for programs."""
    console = Console(highlight=False)
    if not console.is_terminal:
        for row in rows:
            click.echo("\t".join(row))
        return
    table = Table(*(say(f"admin-{heading}") if heading else "" for heading in title), box=None)
    for row in rows:
        table.add_row(*row)
    console.print(table)


@admin.command()
@click.option("--like", default="", metavar="TEXT")
@LIMIT
def people(like: str, limit: int) -> None:
    """List people, the latest visitors first."""
    found = _do(lambda admin: admin.people(like, limit))
    rows = [
        [
            one.id,
            one.name,
            one.login or say("admin-guest"),
            one.used[:16],
            str(one.tables),
            say("admin-banned") if one.banned else "",
        ]
        for one in found
    ]
    _print(["id", "name", "login", "last-seen", "seats", ""], rows)


@admin.command()
@click.option("--phase", type=click.Choice(["gathering", "playing", "over"]), default=None)
@LIMIT
def tables(phase: str | None, limit: int) -> None:
    """List tables, the latest move first."""
    found = _do(lambda admin: admin.list_tables(phase or "", limit))
    rows = [[one.id, one.game, one.name, one.phase, one.moved[:16], ", ".join(one.seats)] for one in found]
    _print(["id", "game", "name", "phase", "last-move", "seats"], rows)


@admin.command()
@click.argument("person")
def ban(person: str) -> None:
    """Log PERSON (a login or an id) out everywhere and do not let the account back in; bots play on.

    A guest has no account: nothing keeps them from coming back as another guest.
    """
    _do(lambda admin: admin.ban(person))
    click.echo(say("admin-is-banned", person=person))


@admin.command()
@click.argument("person")
def unban(person: str) -> None:
    """Let PERSON (a login or an id) back in."""
    _do(lambda admin: admin.unban(person))
    click.echo(say("admin-may-return", person=person))


@admin.command("delete-person")
@click.argument("person")
@YES
def delete_person(person: str, yes: bool) -> None:
    """Delete PERSON (a login or an id) with all their data. Bots take over their seats."""
    if not yes:
        click.confirm(say("admin-delete-person", person=person), abort=True)
    _do(lambda admin: admin.delete_person(person))
    click.echo(say("admin-is-deleted", what=person))


@admin.command("delete-table")
@click.argument("table")
@YES
def delete_table(table: str, yes: bool) -> None:
    """Delete TABLE (an id) with everything that happened there."""
    if not yes:
        click.confirm(say("admin-delete-table", table=table), abort=True)
    _do(lambda admin: admin.delete_table(table))
    click.echo(say("admin-is-deleted", what=table))


@admin.command()
@click.argument("person")
def reset(person: str) -> None:
    """Print a link with which PERSON (a login or an id) sets a new password. It works once, for a day."""
    link = _do(lambda admin: admin.reset(person))
    click.echo(link if "://" in link else say("admin-link", link=link))


@admin.command()
@click.option("--guests", type=click.FloatRange(0), default=0.0, metavar="DAYS")
@click.option("--tables", type=click.FloatRange(0), default=0.0, metavar="DAYS")
@YES
def purge(guests: float, tables: float, yes: bool) -> None:
    """Delete guests and tables that nobody has used for a time, and whatever has expired.

    A server does this every hour by itself if MAJLIS_KEEP_GUESTS and MAJLIS_KEEP_TABLES say after how many days.
    """
    if (guests or tables) and not yes:
        click.confirm(say("admin-purge"), abort=True)
    gone = _do(lambda admin: admin.purge(guests, tables))
    click.echo(say("admin-purged", guests=gone.guests, tables=gone.tables, cookies=gone.cookies))
