"""`majlis backup` and `majlis restore`: everything that a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from majlis.cli.extras import server_packages
from majlis.cli.languages import say

if TYPE_CHECKING:
    from majlis.server.backups import Backup

DATABASE = click.option(
    "--database",
    default="",
    envvar="MAJLIS_DATABASE",
    metavar="URL",
)


@click.command()
@click.argument("path", type=click.Path(path_type=Path))
@DATABASE
@click.option("--keep", type=click.IntRange(1), metavar="N")
def backup(path: Path, database: str, keep: int | None) -> None:
    """Write everything that the server keeps to the new file PATH, or to a file named by the time in the folder PATH.

    The server may be running. The file is read again and checked; it can be restored into SQLite and into PostgreSQL. It holds
    hashes of passwords and the seeds of running matches: keep it as safe as the database itself.
    """
    with server_packages():
        from majlis.server.backups import back_up, named_by_time, remove_old
    if keep is not None and not path.is_dir():
        if path.exists():
            raise click.UsageError(say("wrong-keep"), click.get_current_context())
        path.mkdir(mode=0o700)  # the first backup may be made before the timer's
    made = back_up(database, named_by_time(path) if path.is_dir() else path)
    click.echo(say("backup-made", file=str(made.path), holds=_holds(made)))
    if keep is not None:
        for old in remove_old(path, keep):
            click.echo(say("backup-deleted", file=str(old)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@DATABASE
@click.option("--replace", is_flag=True)
@click.option("--check", "only_check", is_flag=True)
def restore(file: Path, database: str, replace: bool, only_check: bool) -> None:
    """Put the backup FILE into the database. Stop the server first.

    A file that is damaged, or is no backup, is refused and changes nothing. A backup of an earlier version is brought up to date. An
    SQLite file that is replaced is kept beside the new one.
    """
    with server_packages():
        from majlis.server.backups import check_backup
        from majlis.server.backups import restore as put_back
    if only_check:
        click.echo(say("backup-whole", file=str(file), holds=_holds(check_backup(file))))
        return
    click.echo(say("backup-restored", holds=_holds(put_back(file, database, replace))))


def _holds(found: Backup) -> str:
    """What a backup holds, and when it was made."""
    with server_packages():
        from majlis.server.tokens import iso
    people, tables, rows = (found.rows.get(name, 0) for name in ("people", "tables", "log"))
    return say(
        "backup-holds", people=people, tables=tables, rows=rows, made=iso(found.made), version=str(found.version)
    )
