"""The windows about one's account: address, forgotten password, devices; and another link for a private table."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import ServerProcess
from tests.browser.test_accessibility import violations
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.mailbox import Mailbox, mailbox

OLD, NEW = "the old password", "the new password"


class PostOffice:
    """A mail server in a thread of its own, as a browser's test waits for pages, not for coroutines."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.box: Mailbox

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._serve())
        self.loop.close()

    async def _serve(self) -> None:
        self.closed = asyncio.Event()
        async with mailbox() as self.box:
            self.ready.set()
            await self.closed.wait()

    def open(self) -> str:
        """Begin to take mail; the address for it."""
        self.thread.start()
        assert self.ready.wait(PATIENCE / 1000)
        return self.box.address

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.closed.set)
        self.thread.join()

    def next(self) -> EmailMessage:
        return asyncio.run_coroutine_threadsafe(self.box.next(), self.loop).result(PATIENCE / 1000)


@pytest.fixture
def post() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.close()


@pytest.fixture
def mailing(post: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends mail."""
    server = ServerProcess(tmp_path_factory.mktemp("mailing"))
    server.env |= {"MAJLIS_SMTP": f"smtp://{post.open()}", "MAJLIS_PUBLIC_URL": "http://majlis.example.org"}
    server.start()
    yield server
    server.stop()


def account_window(page: Page) -> Locator:
    page.goto("/")
    page.locator(".pill.who").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def registered(visitor: Visitor) -> Locator:
    """An account made in the window, which is open afterwards."""
    visitor.call("/me", {"name": visitor.name})
    dialog = account_window(visitor.page)
    dialog.get_by_role("button", name="Create an account").click()
    dialog.get_by_label("Login").fill("leila")
    dialog.get_by_label("Password").fill(OLD)
    dialog.get_by_role("button", name="Create an account").click()
    expect(dialog).to_contain_text("Account created")
    return dialog


def log_in(page: Page, password: str) -> Locator:
    """Try to log in; the window, which closes if that was the password."""
    dialog = account_window(page)
    dialog.get_by_role("button", name="Log in").click()
    dialog.get_by_label("Login").fill("leila")
    dialog.get_by_label("Password", exact=True).fill(password)
    dialog.get_by_role("button", name="Log in").click()
    return dialog


def mailed(mail: EmailMessage, to: str) -> str:
    """The link of a mail, at this server."""
    found = re.search(rf"http://majlis\.example\.org({to}#\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


def test_a_forgotten_password_is_replaced_by_a_mailed_link(
    visit: Visit, mailing: ServerProcess, post: PostOffice
) -> None:
    """An address counts once its link was opened; then a link for a new password comes there, and the old one is no more."""
    leila = visit(at=mailing)
    page = leila.page
    dialog = registered(leila)
    dialog.get_by_role("button", name="E-mail").click()
    expect(dialog).to_contain_text("You have not given an address")
    assert violations(page) == []
    dialog.get_by_label("Address").fill("leila@example.org")
    dialog.get_by_label("Password").fill("not the password")
    dialog.get_by_role("button", name="Send a link").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Password").fill(OLD)
    dialog.get_by_role("button", name="Send a link").click()
    expect(dialog.get_by_role("status")).to_contain_text("on its way to leila@example.org")
    expect(dialog).to_contain_text("You have not given an address")
    page.goto(mailed(post.next(), "/account/email"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status")).to_have_text("Done. The address is confirmed.")
    dialog = account_window(page)
    dialog.get_by_role("button", name="E-mail").click()
    expect(dialog).to_contain_text("Your address: leila@example.org")

    later = visit(at=mailing, name="Later")
    there = later.page
    dialog = account_window(there)
    dialog.get_by_role("button", name="Log in").click()
    dialog.get_by_role("link", name="Forgotten your password?").click()
    there.wait_for_url("**/account/forgotten")
    assert violations(there) == []
    there.get_by_label("Login or e-mail address").fill("leila")
    there.get_by_role("button", name="Send the link").click()
    expect(there.get_by_role("status")).to_have_text("If there is such an account, the mail is on its way.")
    there.goto(mailed(post.next(), "/account/reset"))
    there.get_by_label("New password").fill(NEW)
    there.get_by_role("button", name="Set the password").click()
    expect(there.get_by_role("status")).to_have_text("Done. You are logged in.")
    assert "#" not in there.url, "the secret stays in no history"
    there.goto("/")
    expect(there.locator(".pill.who")).to_contain_text("Leila")

    third = visit(at=mailing, name="Third")
    expect(log_in(third.page, OLD).get_by_role("alert")).to_be_visible()
    expect(log_in(third.page, NEW)).to_have_count(0)
    expect(third.page.locator(".pill.who")).to_contain_text("Leila")


def test_an_address_is_removed_again(visit: Visit, mailing: ServerProcess, post: PostOffice) -> None:
    leila = visit(at=mailing)
    dialog = registered(leila)
    dialog.get_by_role("button", name="E-mail").click()
    dialog.get_by_label("Address").fill("leila@example.org")
    dialog.get_by_label("Password").fill(OLD)
    dialog.get_by_role("button", name="Send a link").click()
    leila.page.goto(mailed(post.next(), "/account/email"))
    leila.page.get_by_role("button", name="Confirm").click()
    expect(leila.page.get_by_role("status")).to_have_text("Done. The address is confirmed.")
    dialog = account_window(leila.page)
    dialog.get_by_role("button", name="E-mail").click()
    dialog.get_by_label("Password").fill(OLD)
    dialog.get_by_role("button", name="Remove the address").click()
    expect(dialog.get_by_role("status")).to_have_text("The address is removed.")
    expect(dialog).to_contain_text("You have not given an address")


def test_where_no_mail_is_sent_the_window_says_so(visit: Visit) -> None:
    dialog = registered(visit())
    dialog.get_by_role("button", name="E-mail").click()
    expect(dialog).to_contain_text("This server sends no mail")
    expect(dialog.get_by_label("Address")).to_have_count(0)


def test_another_device_is_logged_out(visit: Visit, mailing: ServerProcess) -> None:
    """The list names this device and the others; logged out, the other one is nobody."""
    leila = visit(at=mailing)
    dialog = registered(leila)
    others = [visit(at=mailing, name=name) for name in ("Second", "Third")]
    for other in others:
        expect(log_in(other.page, OLD)).to_have_count(0)
    dialog.get_by_role("button", name="Devices").click()
    expect(dialog.locator("li")).to_have_count(3)
    expect(dialog.get_by_text("This device")).to_have_count(1)
    assert violations(leila.page) == []
    dialog.locator("li").get_by_role("button", name="Log out").first.click()
    expect(dialog.locator("li")).to_have_count(2)
    dialog.get_by_role("button", name="Log out everywhere else").click()
    expect(dialog.locator("li")).to_have_count(1)
    for other in others:
        other.page.goto("/")
        expect(other.page.locator(".pill.who")).not_to_contain_text("Leila")
    leila.page.goto("/")
    expect(leila.page.locator(".pill.who")).to_contain_text("Leila")


def test_a_private_table_gets_another_link(visit: Visit) -> None:
    """The old link leads nowhere any more, the new one to the table."""
    leila = visit()
    page = leila.page
    leila.sit_at("easy", private=True, seed="2a")
    page.locator("header button[aria-haspopup=menu]").last.click()
    page.get_by_role("menuitem", name="Link to this table").click()
    dialog = page.get_by_role("dialog")
    field = dialog.get_by_role("textbox")
    old = field.input_value()
    dialog.get_by_role("button", name="New link").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    expect(field).not_to_have_value(old)
    new = field.input_value()
    guest = visit(name="Omar")
    guest.page.goto(old)
    expect(guest.page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(guest.page.locator(".board")).to_have_count(0)
    guest.page.goto(new)
    expect(guest.page.locator(".board")).to_be_visible()
