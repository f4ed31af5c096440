"""`majlis serve`: the server, and the page in a browser."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from majlis.cli.extras import server_packages

HOST = "127.0.0.1"
PORT = 8080


def page_is_built() -> bool:
    """Whether there is a page to open."""
    import majlis.server  # imported here: the other commands do not need the server's packages

    return Path(majlis.server.__file__).with_name("page").joinpath("index.html").is_file()


@click.command()
@click.option("--host", default=HOST, show_default=True)
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--database",
    default="",
    metavar="URL",
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--open/--no-open", "open_browser", default=None)
@click.option("--verbose", is_flag=True)
def serve(host: str, port: int, database: str, workers: int, open_browser: bool | None, verbose: bool) -> None:
    """Serve tables to browsers and bots until interrupted."""
    with server_packages():
        from majlis.server.run import serve as run

    opens = page_is_built() and sys.stderr.isatty() if open_browser is None else open_browser
    run(host, port, database, workers, opens, verbose)
