"""`majlis serve`: the server, and the page in a browser."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from majlis.cli.extras import server_packages
from majlis.cli.languages import say

HOST = "127.0.0.1"
PORT = 8080


def page_is_built() -> bool:
    """Whether there is a page to open."""
    import majlis.server  # imported here: the other commands do not need the server's packages

    return Path(majlis.server.__file__).with_name("page").joinpath("index.html").is_file()


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    """Loading modules makes many objects that stay: looking for garbage among them takes a tenth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@click.command()
@click.option("--host", default=HOST, show_default=True, metavar="ADDRESS")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), metavar="PORT")
@click.option(
    "--database",
    default="",
    metavar="URL",
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N")
@click.option("--open/--no-open", "open_browser", default=None)
@click.option("--verbose", is_flag=True)
def serve(host: str, port: int, database: str, workers: int, open_browser: bool | None, verbose: bool) -> None:
    """Serve tables to browsers and bots until interrupted."""
    with server_packages(), no_search_for_garbage():
        from majlis.server.run import serve as run

    opens = page_is_built() and sys.stderr.isatty() if open_browser is None else open_browser
    run(host, port, database, workers, opens, verbose, greeting=lambda address: say("serve-at", address=address))
