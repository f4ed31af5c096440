"""Hidden information leaves the server for its seat only.

Two tables with the same deal and the same decisions stand side by side. Before each decision one of them gets a twin of its position: a
position that the observed seat could not tell from the real one, with everything the seat cannot know dealt again. Then every byte
that the seat receives must be the same at both tables, until something is shown to it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import update

from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.server import live as live_module
from majlis.server import render
from majlis.server import tables as tables_module
from majlis.server.schema import Table
from tests.server.visitors import Server, Stream, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
OBSERVER = 0
DEAL = "5" * 32
TWINS = 4
"""There is a twin at one decision in this many, and what is shown of the decision is compared."""
WIDE = 24
"""All ways to ask are tried at one decision in this many."""


@dataclass
class Pair:
    """The real table and the one with the twin."""

    server: Server
    people: list[Visitor]
    ids: list[str]
    luck: Chance = field(default_factory=lambda: Chance.of("7717"))
    compared: int = 0
    revealed: int = 0

    def match(self, which: int) -> Match:
        found = self.server.services.tables.by_id[self.ids[which]].history.match
        assert found is not None
        return found

    def neutral(self, received: str, which: int) -> str:
        return received.replace(self.ids[which], "THE-TABLE")

    def same(self, what: str, received: list[str]) -> None:
        real, twin = (self.neutral(received[which], which) for which in (0, 1))
        assert real == twin, f"{what} depends on what seat {OBSERVER} may not know"
        self.compared += 1

    async def resync(self) -> None:
        """Make the second table what the log says again."""
        tables = self.server.services.tables
        row = tables.by_id[self.ids[0]].table
        async with tables.store.write() as transaction:
            values = {
                "waiting": row.waiting,
                "scores": row.scores,
                "phase": row.phase,
                "ranking": row.ranking,
                "entries": row.entries,
            }
            await transaction.execute(update(Table).where(Table.id == self.ids[1]).values(**values))
        tables.by_id[self.ids[1]].forget()
        async with tables.at(self.ids[1]):
            pass

    def imagine(self) -> bool:
        """Give the second table a twin of the real position; False if there is none in which the same seat decides."""
        state = self.match(0).state.imagine(OBSERVER, self.luck)
        if state.actor != self.match(0).actor:
            return False
        self.match(1).state = state
        self.server.services.tables.by_id[self.ids[1]].rendered = {}
        return True

    def common_action(self, chance: random.Random) -> str | None:
        """An action of the actor that is legal at both tables."""
        twin = {str(action) for action in self.match(1).actions()}
        both = [action for action in self.match(0).actions() if str(action) in twin]
        forward = [str(action) for action in both if action.verb.name not in ("remove", "swap")]
        return chance.choice(forward or [str(action) for action in both]) if both else None


async def told(visitor: Visitor, table: str, seat: int | str, last: int, after: int = -1) -> str:
    """Everything that a stream tells after a row, by default from the beginning."""
    async with visitor.follow(table, seat, after=after) as stream:
        await stream.until(last)
        return "\n".join(stream.raw)


async def ask_everything(pair: Pair, last: int) -> None:
    """All the ways in which the observer can ask something."""
    ana = pair.people[OBSERVER]
    tries = [str(attempt) for attempt in pair.match(0).tries(OBSERVER)]
    actions: list[Any] = [
        *tries,
        "take",
        "end",
        "pass",
        "use",
        {"verb": "buy", "slot": "denar"},
        "reveal bonus_garden_10",
        "hut tower",
    ]
    entries = len(pair.match(0).entries)
    for method, path, body in [
        ("GET", "", None),
        ("GET", f"/replay?at={entries}&seat={OBSERVER}", None),
        ("GET", f"/replay?at={entries // 2}", None),
        ("GET", f"/replay?at={entries}&seat=1", None),
        ("GET", "/record", None),
        *(("POST", "/why", {"seat": OBSERVER, "action": action}) for action in actions),
        ("POST", "/why", {"seat": 1, "action": "take"}),
        ("POST", "/moves", {"id": "a-bad-move", "seq": last, "seat": OBSERVER, "action": "place tower_9_es 0,0"}),
        ("POST", "/moves", {"id": "not-my-seat", "seq": last, "seat": 1, "action": "end"}),
        ("POST", "/moves", {"id": "too-late-now", "seq": 0, "seat": OBSERVER, "action": "end"}),
        ("POST", "/undo", {"id": "not-my-undo", "seq": last, "seat": 1}),
    ]:
        received = []
        for table in pair.ids:
            response = await ana.http.request(method, f"/api/tables/{table}{path}", json=body)
            headers = sorted(
                (name, value) for name, value in response.headers.items() if name not in ("date", "content-length")
            )
            received.append(f"{response.status_code} {headers} {response.text}")
        pair.same(f"{method} {path} {body}", received)
    listed = {table["id"]: table for table in await ana.get("/api/tables", list="mine")}
    pair.same("the list of tables", [repr(listed[table]) for table in pair.ids])


async def compare_match(pair: Pair, chance: random.Random, decisions: int) -> None:
    """Play to the end, or for that many decisions; at each one compare, decide alike at both tables, and compare what is shown of it."""
    ana = pair.people[OBSERVER]
    async with ana.follow(pair.ids[0], OBSERVER) as real, ana.follow(pair.ids[1], OBSERVER) as twin:
        streams = [real, twin]
        last = pair.server.services.tables.by_id[pair.ids[0]].seq
        for stream in streams:
            await stream.until(last)
        step = 0
        while not pair.match(0).over and step < decisions:
            twins = step % TWINS == 0 and pair.imagine()
            if twins:
                pair.same("the latest update", [await told(ana, table, OBSERVER, last, last - 1) for table in pair.ids])
            if twins and step % WIDE == 0:
                for seat in (OBSERVER, "spectator"):
                    pair.same("a new stream", [await told(ana, table, seat, last) for table in pair.ids])
                await ask_everything(pair, last)
            last = await decide_alike(pair, streams, chance, last, step)
            if twins:
                await pair.resync()
            step += 1


async def decide_alike(pair: Pair, streams: list[Stream], chance: random.Random, last: int, step: int) -> int:
    text = pair.common_action(chance)
    if text is None:
        await pair.resync()
        text = pair.common_action(chance)
    actor = pair.match(0).actor
    for which, table in enumerate(pair.ids):
        body = {"id": f"decision-{step}", "seq": last, "seat": actor, "action": text}
        answer = await pair.people[actor].post(f"/api/tables/{table}/moves", body)
        assert answer == {"seq": last + 1}, which
    events = pair.match(0).events_since(len(pair.match(0).entries) - 1)[0]
    for stream in streams:
        stream.raw.clear()
        await stream.until(last + 1)
    if any(OBSERVER in event.shown for event in events):
        pair.revealed += 1
    else:
        pair.same(f"what is told of {text!r}", ["\n".join(stream.raw) for stream in streams])
    return last + 1


async def two_tables(server: Server, people: list[Visitor], game: str, options: dict[str, Any]) -> Pair:
    ids = []
    for _ in range(2):
        made = await people[0].table("me open open", game=game, options=options)
        for other in people[1:]:
            await other.post(f"/api/tables/{made['id']}/join", {})
        await people[1].post(f"/api/tables/{made['id']}/chat", {"text": "good luck"}, 201)
        ids.append(made["id"])
    return Pair(server, people, ids)


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables differ in nothing but their ids."""
    monkeypatch.setattr(tables_module, "new_secret", lambda: "a-key")
    for module in (tables_module, live_module):
        monkeypatch.setattr(module, "now", lambda: 1_800_000_000_000)


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize(
    ("game", "options", "decisions"),
    [
        ("alhambra", {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}, 160),
        ("alhambra", {"modules": ["vizier", "bonus_cards"], "vizier_window": "simultaneous"}, 60),
        ("al_rashid", {}, 100),
        ("tadmor", {}, 60),
        ("sabika", {"expert": True}, 60),
    ],
)
async def test_nothing_that_a_seat_receives_depends_on_what_it_may_not_know(
    sqlite: str, game: str, options: dict[str, Any], decisions: int
) -> None:
    async with serving(sqlite, test_seed=DEAL) as server, visitors(server, "Ana", "Ben", "Cem") as people:
        pair = await two_tables(server, people, game, options)
        await compare_match(pair, random.Random(5), decisions)
        assert pair.compared > decisions
        assert pair.revealed > 0
        assert pair.match(0).over or len(pair.match(0).entries) == decisions


@pytest.mark.usefixtures("same_deal")
async def test_the_comparison_would_notice_a_leak(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render.view

    def leaking(match: Match, viewer: int | None) -> dict[str, Any]:
        return {**honest(match, viewer), "next": match.state.fingerprint()}

    async with serving(sqlite, test_seed=DEAL) as server, visitors(server, "Ana", "Ben", "Cem") as people:
        pair = await two_tables(server, people, "alhambra", {"modules": ["bonus_cards"]})
        monkeypatch.setattr(render, "view", leaking)
        with pytest.raises(AssertionError, match="may not know"):
            await compare_match(pair, random.Random(5), 10)
