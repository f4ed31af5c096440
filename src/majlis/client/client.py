"""The calls of the API, one method each."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

import httpx
from pydantic import BaseModel, TypeAdapter, ValidationError

from majlis.client.errors import ServerProblem, Stale
from majlis.client.events import StreamEvent, Update, blocks, read
from majlis.client.seat import Answer, Choose, posted, turn_of
from majlis.server.levels import LevelName
from majlis.server.shapes import (
    ChatShape,
    GameDetail,
    GameShape,
    ListName,
    Me,
    OptionValue,
    ProblemShape,
    RefusalShape,
    ReplayOut,
    RulesShape,
    SeqOut,
    TableDetail,
    TableShape,
    UpdateShape,
    WhyOut,
)

M = TypeVar("M", bound=BaseModel)
TRIES = 6
"""How often a lost connection is retried before the client gives up."""


class Client:
    """A person on a server: a guest with a `name`, the owner of a `cookie` from an earlier visit, or an account (`log_in`)."""

    def __init__(
        self,
        url: str,
        *,
        name: str | None = None,
        cookie: str | None = None,
        timeout: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        cookies = {"majlis": cookie} if cookie else None
        self.http = httpx.Client(base_url=url, cookies=cookies, timeout=timeout, transport=transport)
        if name is not None:
            self.take_name(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str | None:
        """Save this to be the same person next time. Treat it like a password."""
        return self.http.cookies.get("majlis")

    # people

    def take_name(self, name: str) -> Me:
        return self._call(Me, "POST", "/api/me", {"name": name})

    def me(self) -> Me | None:
        """Who you are; None as long as you have taken no name."""
        return TypeAdapter(Me | None).validate_json(self._send("GET", "/api/me").content)

    def rename(self, name: str) -> Me:
        return self._call(Me, "PATCH", "/api/me", {"name": name})

    def open_account(self, login: str, password: str) -> Me:
        return self._call(Me, "POST", "/api/account", {"login": login, "password": password})

    def log_in(self, login: str, password: str) -> Me:
        return self._call(Me, "POST", "/api/login", {"login": login, "password": password})

    def log_out(self) -> None:
        self._send("POST", "/api/logout")

    # games

    def games(self) -> list[GameShape]:
        return TypeAdapter(list[GameShape]).validate_json(self._send("GET", "/api/games").content)

    def game(self, game: str) -> GameDetail:
        return self._call(GameDetail, "GET", f"/api/games/{game}")

    def rules(self, game: str) -> RulesShape:
        return self._call(RulesShape, "GET", f"/api/rules/{game}")

    # tables

    def new_table(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Any]],
        *,
        options: Mapping[str, OptionValue] | None = None,
        name: str | None = None,
        private: bool = False,
        seed: str | None = None,
    ) -> TableShape:
        """Set up a table. A seat is `me`, `open`, `hot`, `bot`, `bot:LEVEL` or `program:NAME`, or the JSON that the API takes."""
        body = {
            "game": game,
            "seats": [_seat(seat) for seat in seats],
            "options": dict(options or {}),
            "private": private,
        }
        body |= {key: value for key, value in (("name", name), ("seed", seed)) if value is not None}
        return self._call(TableShape, "POST", "/api/tables", body)

    def tables(self, which: ListName = "open", after: str | None = None) -> list[TableShape]:
        """One page of a list of tables; `after` is the id of the last table of the page before."""
        asked = {"list": which} if after is None else {"list": which, "after": after}
        return TypeAdapter(list[TableShape]).validate_json(self._send("GET", "/api/tables", params=asked).content)

    def table(self, table: str, key: str | None = None) -> TableDetail:
        return self._call(TableDetail, "GET", f"/api/tables/{table}", params={"key": key} if key else None)

    def join(self, table: str, seat: int | None = None, key: str | None = None) -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/join", {"seat": seat, "key": key})

    def leave(self, table: str) -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/leave")

    def start(self, table: str, level: LevelName = "medium") -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/start", {"level": level})

    def rematch(self, table: str) -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/rematch")

    def resign(self, table: str, seat: int) -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/resign", {"seat": seat})

    def stand_in(self, table: str, seat: int, on: bool, level: LevelName = "medium") -> TableShape:
        return self._call(TableShape, "POST", f"/api/tables/{table}/stand-in", {"seat": seat, "on": on, "level": level})

    def say(self, table: str, text: str) -> ChatShape:
        return self._call(ChatShape, "POST", f"/api/tables/{table}/chat", {"text": text})

    # play

    def move(self, table: str, seat: int, seq: int, action: Answer, id: str | None = None) -> int:
        """Play an action in answer to the update `seq`. It is retried until the server has answered, which is safe."""
        body = {"id": id or str(uuid.uuid4()), "seq": seq, "seat": seat, "action": posted(action)}
        return self._call(SeqOut, "POST", f"/api/tables/{table}/moves", body, again=True).seq

    def undo(self, table: str, seat: int, seq: int, to: Literal["last", "turn"] = "last") -> int:
        body = {"id": str(uuid.uuid4()), "seq": seq, "seat": seat, "to": to}
        return self._call(SeqOut, "POST", f"/api/tables/{table}/undo", body, again=True).seq

    def why(self, table: str, seat: int, action: Answer) -> RefusalShape | None:
        """Why that action is not allowed; None if it is, or if some legal action begins like that."""
        return self._call(WhyOut, "POST", f"/api/tables/{table}/why", {"seat": seat, "action": posted(action)}).refusal

    def record(self, table: str) -> str:
        """The record of a finished match: `majlis.Record.loads` reads it."""
        return self._send("GET", f"/api/tables/{table}/record").text

    def replay(self, table: str, at: int, seat: int | None = None) -> ReplayOut:
        params = {"at": at} if seat is None else {"at": at, "seat": seat}
        return self._call(ReplayOut, "GET", f"/api/tables/{table}/replay", params=params)

    def follow(
        self, table: str, seat: int | None = None, key: str | None = None, after: int | None = None
    ) -> Iterator[StreamEvent]:
        """The events of a table, as a seat or a spectator sees them. A lost connection is resumed where it broke off."""
        failures = 0
        while True:
            params: dict[str, str | int] = {"seat": "spectator" if seat is None else seat}
            params |= {name: value for name, value in (("key", key), ("after", after)) if value is not None}
            try:
                with self.http.stream("GET", f"/api/tables/{table}/stream", params=params) as response:
                    if response.status_code != 200:
                        response.read()
                        raise _problem(response)
                    for block in blocks(response.iter_lines()):
                        failures = 0
                        event = read(block)
                        if event is not None:
                            yield event
                        after = block.id if block.id is not None else after
            except httpx.TransportError:
                failures += 1
                if failures >= TRIES:
                    raise

    def play(self, table: str, seat: int, choose: Choose) -> UpdateShape:
        """Play a seat until the match is over: `choose` is called for every decision. Returns the last update."""
        for event in self.follow(table, seat):
            if not isinstance(event, Update):
                continue
            if event.state.phase == "over":
                return event.state
            turn = turn_of(event.state, seat)
            if turn is None:
                continue
            try:
                self.move(table, seat, event.state.seq, choose(turn))
            except Stale:
                continue  # the match moved on: the next update says what to decide now
        raise AssertionError("a stream does not end by itself")

    # over the wire

    def _call(
        self,
        shape: type[M],
        method: str,
        path: str,
        body: object = None,
        params: Mapping[str, str | int] | None = None,
        again: bool = False,
    ) -> M:
        return shape.model_validate_json(self._send(method, path, body, params, again).content)

    def _send(
        self,
        method: str,
        path: str,
        body: object = None,
        params: Mapping[str, str | int] | None = None,
        again: bool = False,
    ) -> httpx.Response:
        """Make a call; with `again` it is retried when the connection breaks."""
        left = TRIES if again else 1
        while True:
            try:
                response = self.http.request(method, path, json=body, params=params)
                break
            except httpx.TransportError:
                left -= 1
                if left == 0:
                    raise
        if response.status_code >= 400:
            raise _problem(response)
        return response


def _seat(seat: str | Mapping[str, Any]) -> dict[str, Any]:
    if not isinstance(seat, str):
        return dict(seat)
    kind, _, level = seat.partition(":")
    if kind == "program":
        return {"kind": "bot", "program": level}
    return {"kind": kind, **({"level": level} if level else {})}


def _problem(response: httpx.Response) -> ServerProblem:
    try:
        problem = ProblemShape.model_validate_json(response.content)
    except ValidationError:
        problem = ProblemShape(
            type="about:blank", title=response.reason_phrase, status=response.status_code, detail=response.text[:200]
        )
    wait = response.headers.get("retry-after", "")
    kind = Stale if problem.type == "urn:majlis:stale" else ServerProblem
    return kind(problem, float(wait) if wait.isdecimal() else None)
