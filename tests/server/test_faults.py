"""Faults under play, a few of each kind that no other test has: `make faults` does hundreds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update as change

from majlis.server.schema import Table
from majlis.server.tokens import now
from tests.faults import kinds
from tests.faults.stand import Stand, stand
from tests.server.visitors import serving, visitors

SEED_WITH_A_BOT = 6
"""With it a bot sits at the first table."""


@pytest.fixture
def sqlite_stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stand]:
    monkeypatch.setenv("MAJLIS_FAULTS_MOUNT", "0")  # a test mounts no disks
    with stand("sqlite", parties=1) as made:
        yield made


def test_on_a_full_disk_calls_are_answered_503_and_play_goes_on_when_there_is_room(sqlite_stand: Stand) -> None:
    for fault in (kinds.disk_full, kinds.streams_cut, kinds.disk_full_and_killed):
        fault(sqlite_stand)
        sqlite_stand.everybody_moves()
        sqlite_stand.nothing_lost()
    assert sqlite_stand.book.unavailable + sqlite_stand.book.again > 0


def test_half_open_connections_and_readers_who_never_read_hold_nobody_up(sqlite_stand: Stand) -> None:
    for fault in (kinds.half_open, kinds.slow_readers):
        fault(sqlite_stand)
        sqlite_stand.everybody_moves()
    sqlite_stand.nothing_lost()


def test_bots_are_killed_and_the_clock_is_set_back_and_everybody_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_FAULTS_MOUNT", "0")
    with stand("sqlite", seed=SEED_WITH_A_BOT, parties=1) as made:
        for fault in (kinds.bot_killed, kinds.clock_set_back, kinds.bot_killed):
            fault(made)
            made.everybody_moves()
        made.nothing_lost()


@pytest.mark.parametrize(
    "name",
    [
        "postgresql_killed",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("backend_killed", "read_only", "worker_killed")),
    ],
)
def test_when_postgresql_fails_calls_are_answered_503_and_nothing_is_lost(name: str) -> None:
    with stand("postgresql", parties=1) as made:
        getattr(kinds, name)(made)
        made.everybody_moves()
        made.nothing_lost()


@pytest.mark.anyio
async def test_a_clock_that_was_set_back_leaves_no_bot_waiting(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease that was given in what is now the future keeps nobody from deciding for the bot."""
    async with serving(sqlite, bot_lease=900.0) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me open"))["id"]
        taken: list[str] = []
        monkeypatch.setattr(server.services.bots, "_start", taken.append)
        left = {"bot_waits": True, "bot_by": "a server that was killed"}
        for ahead, wanted in ((600_000, list[str]()), (3_600_000, [table])):
            async with server.services.store.write() as transaction:
                lease = change(Table).where(Table.id == table).values(bot_until=now() + ahead, **left)
                await transaction.execute(lease)
            await server.services.bots._take_over()
            assert taken == wanted
