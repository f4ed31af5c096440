"""A real Chromium and a real server. Without a browser these tests fail if CI=true and are skipped otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.needs import chromium, missing, wanted
from tests.browser.server import ServerProcess
from tests.browser.visitor import PATIENCE, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if wanted():
        return
    left_out = [item for item in items if HERE in item.path.parents]
    items[:] = [item for item in items if HERE not in item.path.parents]
    config.hook.pytest_deselected(items=left_out)


# For the package, not for the whole run: Playwright keeps an event loop running in its thread, and other tests need their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    why = missing()
    if why is not None:
        pytest.fail(why)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests share."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def finished(browser: Browser, server: ServerProcess) -> str:
    """A table that everybody may look at, whose match is over."""
    host = Visitor(browser, server.url, name="Buthayna")
    table = host.finished_table()
    host.context.close()
    return table


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Somebody new with a browser of their own: `visit(locale="de", phone=True)`. Whatever went wrong on their page fails the test."""
    visitors: list[Visitor] = []

    def arrive(at: ServerProcess | None = None, **about: object) -> Visitor:
        visitors.append(Visitor(browser, (at or server).url, **about))  # type: ignore[arg-type]
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        for page in visitor.context.pages:
            page.unroute_all(behavior="wait")  # a call that a test changes on its way may still be under way
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
