"""What a viewer sees of a table. Everything that leaves the server about a match is made here, for one viewer: a seat, or None for a
spectator. What the viewer may not know is not asked for in the first place.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

import orjson

from majlis.engine.action import Action
from majlis.engine.chance import commitment
from majlis.engine.events import Event
from majlis.engine.holdings import Remark
from majlis.engine.match import Match
from majlis.server.history import History, LogRow
from majlis.server.levels import LevelName
from majlis.server.live import LiveTable
from majlis.server.presence import Presence
from majlis.server.rows import SeatRow, TableRow, plays_alone
from majlis.server.shapes import ChatShape, HintsName, OriginShape, SeatShape, TableBoxShape, TableShape
from majlis.server.tokens import iso, same_secret

_TOLD: defaultdict[str, dict[str, bytes]] = defaultdict(dict)
"""Actions as JSON, by game and text."""
_TOLD_KEPT = 20_000
"""How many actions are kept of each game."""
_commitment = lru_cache(4096)(commitment)
"""It stands in every update of a match and never changes."""


def summary(
    table: TableRow, seats: list[SeatRow], presence: Presence, person: str | None, key: str | None = None
) -> TableShape:
    """A table as that person may see it in a list. `key` is the link secret that the person sent."""
    waiting: list[int] = json.loads(table.waiting)
    scores: list[int] = json.loads(table.scores)
    mine = [seat.number for seat in seats if person is not None and seat.person == person]
    acting = [seat.number for seat in seats if seat.number in mine and seat.bot is None and not seat.resigned]
    link = f"/table/{table.id}"
    if table.private:
        link = (
            f"{link}?key={table.key}"
            if mine or person == table.host or (key is not None and same_secret(key, table.key))
            else ""
        )
    return TableShape(
        id=table.id,
        game=table.game,
        name=table.name,
        seats=[
            SeatShape(
                **_player(seat, presence, table.id),
                level=None if seat.program is not None else cast("LevelName | None", seat.level),
                program=seat.program,
                mine=seat.number in mine,
                score=scores[seat.number] if seat.number < len(scores) else None,
                hot=seat.hot,
                hints=seat.hints,
            )
            for seat in seats
        ],
        options=json.loads(table.options),
        phase=table.phase,
        private=table.private,
        host=person is not None and person == table.host,
        actor=waiting[0] if waiting else None,
        waiting=waiting,
        my_turn=any(seat in waiting for seat in acting),
        seq=table.seq,
        entries=table.entries,
        created=iso(table.created),
        moved=iso(table.moved),
        rematch=table.rematch,
        commitment=commitment(table.seed),
        ranking=json.loads(table.ranking) or None,
        link=None if table.teaching else link or None,
        box=None if table.box_set is None else TableBoxShape(**json.loads(table.box_set), digest=table.box),
        teaching=table.teaching,
        hints=cast("HintsName", table.hints),
        origin=_origin(table.origin),
    )


def _origin(text: str) -> OriginShape | None:
    table, _, at = text.partition("/")
    return OriginShape(table=table, at=int(at)) if at else None


def _player(seat: SeatRow, presence: Presence, table: str) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "name": seat.name,
        "kind": seat.kind,
        "online": seat.kind == "bot" or presence.online(table, seat.person),
        "stood_in": seat.stand_in is not None,
        "resigned": seat.resigned,
    }


def chat(live: LiveTable) -> list[ChatShape]:
    return [chat_line(live, row) for row in live.rows if row.kind == "chat" and row.text]


def chat_line(live: LiveTable, row: LogRow) -> ChatShape:
    name, _, text = row.text.partition("\n")
    return ChatShape(seq=row.number, who=name, text=text, at=iso(row.at), seat=row.seat if row.seat >= 0 else None)


def seen(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What that viewer may know of what happened."""
    return [told for told in (event.json(viewer) for event in events) if told is not None]


def past_update(live: LiveTable, row: LogRow, events: list[Event], viewer: int | None) -> bytes:
    """A row that others followed, as JSON: what happened, without the table as it stood."""
    out = _row(live, row) | {"events": seen(events, viewer), "phase": "playing"} | _NOT_OWN
    return orjson.dumps(out | _NOTHING)


def update(
    live: LiveTable, row: LogRow, events: list[Event], viewer: int | None, presence: Presence
) -> tuple[bytes, memoryview]:
    """The latest row as JSON, with the table as it stands: what everybody sees alike, and what this viewer sees.

    In two pieces, because a stream puts more around them: so thousands of bytes are copied once.
    """
    match = live.match
    own: dict[str, Any] = {
        "events": seen(events, viewer),
        "view": view(match, viewer),
        "numbers": numbers(live, match, viewer),
    }
    if viewer is None:
        own |= _NOBODY
    else:
        seat = live.seats[viewer]
        windows = match.game.windows(match.state)
        own["decision"] = decision(match, viewer) if seat.bot is None else None
        own["undo"] = taking_back(match, live.seats, viewer)
        own["passing"] = _passing(match, seat, windows) if windows else None
        own["unless"] = seat.unless.split() if windows else None
    return _alike(live, row, presence), memoryview(orjson.dumps(own))[1:]


def _passing(match: Match, seat: SeatRow, windows: Mapping[str, str]) -> bool:
    """Whether the seat passes until its turn.

    Whoever is asked anything else no longer passes, even if the server has not dropped the wish yet.
    """
    asked = seat.number in match.waiting and match.state.choice.prompt not in windows
    return seat.passing and not asked


def view(match: Match, viewer: int | None) -> Mapping[str, object]:
    """The pieces on the table, as that viewer may see them."""
    seen: Mapping[str, object] = match.view(viewer)
    return seen


def numbers(live: LiveTable, match: Match, viewer: int | None) -> Mapping[str, object]:
    """What the board shows beside the pieces; the table of a puzzle does not foresee what an action would bring."""
    shown: Mapping[str, object] = match.numbers(viewer)
    return match.game.without_forecasts(shown) if live.table.is_puzzle else shown


def _alike(live: LiveTable, row: LogRow, presence: Presence) -> bytes:
    """What everybody sees alike, up to where a viewer's own part follows; it is rendered once."""
    stamp = (row.number, live.seq)
    if live.alike[0] != stamp or not live.rendered:
        history, match = live.history, live.match
        out = (
            _row(live, row)
            | standing(match)
            | {
                "phase": live.table.phase,
                "players": [_player(seat, presence, live.id) for seat in live.seats],
                "undo_request": _request(history),
                "ranking": match.ranking() if match.over else None,
                "rivals": [rival.json() for rival in match.rivals()],
                "ties": [_tie(tie) for tie in match.ties()] if match.over else None,
                "seed": match.seed if match.over else None,
            }
        )
        live.alike = (stamp, orjson.dumps(out)[:-1] + b",")
    return live.alike[1]


_NOBODY: dict[str, Any] = {"decision": None, "undo": None, "passing": None, "unless": None}
"""What only a seat is told, for a spectator."""
_NOT_OWN: dict[str, Any] = {"view": None, "numbers": None, **_NOBODY}
_NOTHING: dict[str, Any] = {
    "actor": None,
    "waiting": [],
    "prompt": None,
    "scores": None,
    "breakdown": None,
    "players": None,
    "ranking": None,
    "rivals": None,
    "ties": None,
    "seed": None,
    "undo_request": None,
}
"""What only the latest update contains."""


def _row(live: LiveTable, row: LogRow) -> dict[str, Any]:
    return {
        "seq": row.number,
        "at": iso(row.at),
        "entries": live.history.lengths[row.number],
        "commitment": _commitment(live.match.seed),
    }


def _tie(tie: Remark) -> dict[str, Any]:
    return {"id": tie.id, "facts": tie.facts, "rule": tie.rule}


def standing(match: Match) -> dict[str, Any]:
    """Whose turn it is, what is asked, and the score."""
    prompt = match.prompt
    return {
        "actor": None if match.over else match.actor,
        "waiting": list(match.waiting),
        "prompt": None
        if prompt is None
        else {"id": prompt.id, "rule": prompt.rule, "seat": prompt.seat, "facts": prompt.facts},
        "scores": match.scores(),
        "breakdown": [match.breakdown(seat) for seat in range(match.seats)],
    }


def decision(match: Match, seat: int) -> dict[str, Any] | None:
    """What that seat can do now, or point at; None if there is nothing."""
    asides = match.asides(seat)
    undo = match.undoable(seat)
    if seat not in match.waiting and not asides and undo == 0:
        return None
    known = _TOLD[match.game.id]
    actions = {str(action): action for action in match.actions(seat)}
    return {
        "actions": _actions(known, actions),
        "tries": _tries(match, seat, actions, known),
        "asides": _actions(known, {str(action): action for action in asides}),
        "undo": undo,
        "confirm": bool(match.state.confirming >> seat & 1),
    }


def taking_back(match: Match, seats: list[SeatRow], seat: int) -> dict[str, Any] | None:
    """What that seat may take back without asking anybody, and if nothing, why. None: a bot plays it, or the match is over."""
    if match.over or seats[seat].bot is not None:
        return None
    refusal = match.undo_refusal(seat)
    alone = match.last_decision(seat) > 0 and plays_alone(seats, seats[seat].person)
    if refusal is not None and not alone:
        return {"last": False, "turn": 0, "beyond": False, "refusal": refusal.json()}
    most = match.undoable(seat)
    turn = len(match.turn_decisions(seat)) if alone or most > 1 else 1
    return {"last": True, "turn": turn if alone else min(turn, most), "beyond": refusal is not None, "refusal": None}


def _told(known: dict[str, bytes], text: str, action: Action) -> bytes:
    """An action as JSON without its closing brace. The same ones are offered again and again, and their texts say everything."""
    told = known.get(text)
    if told is None:
        if len(known) >= _TOLD_KEPT:
            known.clear()
        told = known[text] = orjson.dumps({"text": text, **action.json()})[:-1]
    return told


def _actions(known: dict[str, bytes], actions: Mapping[str, Action]) -> orjson.Fragment:
    """Actions by their texts, as a JSON list."""
    return _list([known.get(text) or _told(known, text, action) for text, action in actions.items()])


def _list(opened: list[bytes]) -> orjson.Fragment:
    """A JSON list of objects that lack their closing braces."""
    return orjson.Fragment(b"[" + b"},".join(opened) + b"}]" if opened else b"[]")


def _tries(match: Match, seat: int, legal: Mapping[str, Action], known: dict[str, bytes]) -> orjson.Fragment:
    """What a seat may point at, and why not, as a JSON list.

    The rules are asked as seldom as possible, and not by way of `match.refuse`, which would first read each action again: this is the
    most expensive part of an update.
    """
    tries = match.tries(seat)
    if not tries:
        return _list([])
    state = match.state
    choice = state.choice.turned_to(seat)
    has_asides = state.aside_menu(seat) is not None
    dumps = orjson.dumps
    out: list[bytes] = []
    for action in tries:
        text = str(action)
        told = known.get(text) or _told(known, text, action)
        refusal = None
        if text not in legal:
            refusal = match.refuse(action, seat) if has_asides else choice.refuse(state, action)
        if refusal is None:
            out.append(told + b',"refusal":null')
        else:
            out.append(b'%b,"refusal":%b' % (told, dumps(refusal.json())))
    return _list(out)


def _request(history: History) -> dict[str, Any] | None:
    request = history.request
    if request is None:
        return None
    return {
        "by": request.by,
        "to": request.to,
        "entries": history.lengths[request.to],
        "agreed": sorted(request.agreed),
    }
