"""What not every installation has: the packages of `majlis[server]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import click

from majlis.cli.languages import say

INSTALL = 'pip install "majlis[server]"'


@contextmanager
def server_packages() -> Iterator[None]:
    """Wrap an import from `majlis.server`: if a package is missing, the error is the line that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "majlis":
            raise
        raise click.ClickException(say("wrong-packages", package=error.name, install=INSTALL)) from error


def can_serve() -> bool:
    """Whether the server's packages are installed."""
    return find_spec("fastapi") is not None and find_spec("uvicorn") is not None
