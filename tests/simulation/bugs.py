"""Bugs to plant in the server, one of each kind, to see that a simulation finds them.

Each is a small change of the server's own code of the sort that somebody could make in good faith, and says in which weather it shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any
from unittest import mock

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from majlis.server import homes, passing_on, postgres, rows, writer
from majlis.server.bot_pool import BotPool
from majlis.server.bots import Bots
from majlis.server.homes import Homes, Peer
from majlis.server.live import LiveTable, LiveTables
from majlis.server.postgres import PostgresConnection
from majlis.server.stream import Listener
from majlis.server.writer import Conflict, Notice, SQLiteConnection, Writer
from tests.simulation.plan import Plan, TablePlan, Weather

Bug = Callable[[], Any]
ROUGH = Weather(
    lost=0.1, doubled=0.3, late=0.1, cut=0.1, killed=0.05, failed=0.08, deaf=0.08, slow_bots=0.1, dead_bots=0.1
)


def _patch(owner: object, **changes: Any) -> Bug:
    return lambda: mock.patch.multiple(owner, **changes)


# the writer


async def _answer_before_commit(self: Writer, order: str, statements: Any, notices: Sequence[Notice] = ()) -> None:
    """The answer to a move does not wait for its commit."""
    if not notices or notices[0].get("seq", 0) < 4:
        await _real_answer(self, order, statements, notices)
        return
    change = writer.Change(order, statements, notices)
    change.done.add_done_callback(lambda done: done.exception())
    self.waiting.append(change)
    if self._task is None or self._task.done():
        self._task = asyncio.create_task(self._run())


_real_answer = Writer.commit


async def _group_shares_its_fate(self: Writer, group: list[writer.Change]) -> None:
    """A conflict of one change is taken for a success of all: the group is not tried one by one."""
    try:
        await self.connection.commit(group)
    except Conflict:
        pass
    except Exception as error:
        writer._fail(group, writer.Unavailable(str(error)))
        return
    for change in group:
        if not change.done.done():
            change.done.set_result(None)
        for notice in change.notices:
            self.deliver(notice)


async def _statement_by_statement(self: Any, changes: Sequence[writer.Change]) -> None:
    """A change is not committed as a whole."""
    real = _real_postgres if isinstance(self, PostgresConnection) else _real_sqlite
    for change in changes:
        for number, statement in enumerate(change.statements):
            part = writer.Change(change.order, [statement], change.notices if number == 0 else ())
            await real(self, [part])


_real_postgres = PostgresConnection.commit
_real_sqlite = SQLiteConnection.commit


@contextmanager
def _in_parts() -> Iterator[None]:
    with (
        mock.patch.object(PostgresConnection, "commit", _statement_by_statement),
        mock.patch.object(SQLiteConnection, "commit", _statement_by_statement),
    ):
        yield


# tables in memory


async def _ignore_conflicts(self: LiveTables, table: str, work: Any) -> Any:
    """A change that lost against another process counts as made."""
    async with self.at(table) as at:
        try:
            return await work(at)
        except Conflict:
            at.forget()
            return at.seq


def _forget_nothing(self: LiveTable) -> None:
    """What could not be committed stays in memory."""


def _note_no_call(self: LiveTable, read: Any) -> None:
    """Nobody remembers which calls were answered."""


# streams


def _skip(self: Listener, at: LiveTable, history: Any) -> bytes | None:
    """After a pause the stream goes on with the newest row."""
    if self.sent >= 0 and at.seq - self.sent > 2:
        self.sent = at.seq - 1
    return _real_written(self, at, history)


def _again(self: Listener, at: LiveTable, history: Any) -> bytes | None:
    """A stream that resumes repeats the row it was resumed after."""
    if self.version == -1 and self.sent > 1:
        self.sent -= 1
    return _real_written(self, at, history)


def _backwards(self: Listener, at: LiveTable, history: Any) -> bytes | None:
    """Of several rows the newest is sent first."""
    written = _real_written(self, at, history)
    return written and b"".join(f"{block}\n\n".encode() for block in reversed(written.decode().split("\n\n")[:-1]))


_real_written = Listener._written


def _settled_while_locked(self: LiveTables, table: str) -> LiveTable | None:
    """A stream looks at a table while somebody changes it: what it sees may never be committed."""
    at = self.by_id.get(table)
    return None if at is None or not at.loaded or at.behind > at.seq else at


async def _expect_an_answer(self: Listener) -> bool:
    """Whoever checks a stream's cookie again does not reckon with a database that is gone."""
    try:
        return await _real_still_known(self)
    except OperationalError as error:
        raise RuntimeError("nobody reckoned with that") from error


_real_still_known = Listener._still_known

# bots


async def _take_nothing_over(self: Bots) -> None:
    """Nobody looks for decisions of processes that are gone."""


def _keep_process(self: BotPool, process: Any, owner: str) -> None:
    """A process that was ended because its bot took too long is not given back."""
    if process._executor is not None:
        _real_give_back(self, process, owner)


_real_give_back = BotPool._give_back


def _replace_rows() -> Any:
    """The log takes a row whose number is taken: of two writers the later one wins."""
    return mock.patch.object(rows, "_INSERT_LOG", rows._INSERT_LOG.replace("INSERT", "INSERT OR REPLACE", 1))


# homes


def _pass_on_to_the_dead(at: Homes, begin: bytes, give: Callable[[Peer], None]) -> bool:
    """Nobody notices that the other worker does not take a call."""

    def blindly(peer: Peer) -> None:
        with suppress(OSError):
            give(peer)

    return _real_passed_on(at, begin, blindly)


def _answer_all_the_same(at: Homes, begin: bytes, give: Callable[[Peer], None]) -> bool:
    """What was passed on is answered where it arrived, too."""
    _real_passed_on(at, begin, give)
    return False


_real_passed_on = passing_on.passed_on
_FOR_EVER = text(homes._LEASES.text.partition(" WHERE ")[0].replace("until -", "9e15 -"))


@contextmanager
def _leases_never_end() -> Iterator[None]:
    """A lease is believed in although it has run out."""
    with (
        mock.patch.object(homes, "_LEASES", _FOR_EVER),
        mock.patch.object(passing_on, "passed_on", _pass_on_to_the_dead),
    ):
        yield


def _tell_nobody(notices: Any) -> list[str]:
    """A home keeps its rows to itself: all calls and streams of the table are thought to be there."""
    return _real_payloads(notice for notice in notices if "seq" not in notice)


_real_payloads = writer.payloads
_AT_HOME = {"workers": 3, "homes": True}


BUGS: dict[str, tuple[Bug, dict[str, Any]]] = {
    "answer before commit": (_patch(Writer, commit=_answer_before_commit), {"weather": Weather(killed=0.2)}),
    "a conflict taken for success": (_patch(Writer, _commit=_group_shares_its_fate), {"workers": 3}),
    "a change committed in parts": (_in_parts, {}),
    "two leaders write one row": (_replace_rows, {"workers": 3}),
    "a lost change counts as made": (
        _patch(LiveTables, change=_ignore_conflicts),
        {"workers": 3, "tables": (TablePlan("alhambra", 2, 2, 0),)},
    ),
    "a doubled call carried out twice": (_patch(LiveTable, _note=_note_no_call), {}),
    "a cache kept after a failed commit": (_patch(LiveTable, forget=_forget_nothing), {"weather": Weather(failed=0.4)}),
    "lost notifications": (_patch(postgres, payloads=lambda notices: []), {"workers": 2}),
    "missed notifications not made up for": (
        _patch(LiveTables, _look_again=lambda self: None),
        {"workers": 3, "weather": Weather(deaf=0.5, late=0.1), "tables": (TablePlan("sabika", 1, 2, 1),)},
    ),
    "a stream that skips": (_patch(Listener, _written=_skip), {}),
    "a stream that repeats": (_patch(Listener, _written=_again), {}),
    "a stream out of order": (_patch(Listener, _written=_backwards), {}),
    "a stream that shows what may be undone": (_patch(LiveTables, settled=_settled_while_locked), {}),
    "a stream that breaks where its cookie cannot be checked": (
        _patch(Listener, _still_known=_expect_an_answer),
        {"workers": 3, "weather": Weather(deaf=0.5, unread=0.3)},
    ),
    "a dead leader's bots forgotten": (
        _patch(Bots, _take_over=_take_nothing_over),
        {"workers": 3, "weather": Weather(killed=0.2), "tables": (TablePlan("sabika", 1, 2, 0),)},
    ),
    "a bot's process lost": (
        _patch(BotPool, _give_back=_keep_process),
        {"moves": 8, "weather": Weather(slow_bots=0.5), "tables": (TablePlan("sabika", 1, 2, 0),)},
    ),
    "calls passed on to the dead": (_leases_never_end, _AT_HOME),
    "a call passed on and answered, too": (_patch(passing_on, passed_on=_answer_all_the_same), _AT_HOME),
    "a home that tells nobody": (_patch(postgres, payloads=_tell_nobody), _AT_HOME),
    "a home that slept and still leads": (_replace_rows, {**_AT_HOME, "troubles": 1.0}),
}
"""The bugs by name, each with what its worlds are like. Whoever opens a stream or writes a row wakes the bots of a table: where bots are
forgotten, few people sit among them, and Sabika asks nobody between two turns."""


def planted(name: str, plan: Plan) -> tuple[Bug, Plan]:
    """A bug, and a plan in which it has a chance to show."""
    bug, changes = BUGS[name]
    usual = {
        "heartbeat": 1000.0,
        "weather": ROUGH,
        "troubles": 3.0,
        "moves": 3,
        "tables": (TablePlan("alhambra", 2, 1, 0),),
        "homes": False,
    }
    made = replace(plan, **{**usual, **changes})
    return bug, replace(made, postgres=made.postgres or made.workers > 1)
