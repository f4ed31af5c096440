"""How a table looks from a seat. Everything that leaves the server about a match is made here, for one viewer: a seat, or None for a
spectator. What the viewer may not know is not asked for in the first place.
"""

from __future__ import annotations

import json
from typing import Any

from majlis.engine.action import Action
from majlis.engine.chance import commitment
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.server.live import LiveTable
from majlis.server.places import Head, Place
from majlis.server.presence import Presence
from majlis.server.shapes import ChatShape, SeatShape, TableShape
from majlis.server.story import Row, Story
from majlis.server.tokens import iso, same_secret


def summary(
    head: Head, places: list[Place], presence: Presence, person: str | None, key: str | None = None
) -> TableShape:
    """A table as that person may see it from outside. `key` is the secret that the person showed."""
    waiting: list[int] = json.loads(head.waiting)
    scores: list[int] = json.loads(head.scores)
    mine = [place.seat for place in places if person is not None and place.person == person]
    acting = [place.seat for place in places if place.seat in mine and place.bot is None and not place.resigned]
    link = f"/table/{head.id}"
    if head.private:
        link = (
            f"{link}?key={head.key}"
            if mine or person == head.host or (key is not None and same_secret(key, head.key))
            else ""
        )
    return TableShape(
        id=head.id,
        game=head.game,
        name=head.name,
        seats=[
            SeatShape(
                **_player(place, presence, head.id),
                level=place.level,
                mine=place.seat in mine,
                score=scores[place.seat] if place.seat < len(scores) else None,
                hot=place.hot,
            )
            for place in places
        ],
        options=json.loads(head.options),
        phase=head.phase,
        private=head.private,
        host=person is not None and person == head.host,
        actor=waiting[0] if waiting else None,
        waiting=waiting,
        my_turn=any(seat in waiting for seat in acting),
        seq=head.seq,
        entries=head.entries,
        created=iso(head.created),
        moved=iso(head.moved),
        rematch=head.rematch,
        commitment=commitment(head.seed),
        ranking=json.loads(head.ranking) or None,
        link=link or None,
    )


def _player(place: Place, presence: Presence, table: str) -> dict[str, Any]:
    return {
        "seat": place.seat,
        "name": place.name,
        "kind": place.kind,
        "online": place.kind == "bot" or presence.online(table, place.person),
        "stood_in": place.stand_in is not None,
        "resigned": place.resigned,
    }


def chat(live: LiveTable) -> list[ChatShape]:
    return [remark(live, row) for row in live.rows if row.kind == "chat" and row.text]


def remark(live: LiveTable, row: Row) -> ChatShape:
    name, _, text = row.text.partition("\n")
    return ChatShape(seq=row.number, who=name, text=text, at=iso(row.at), seat=row.seat if row.seat >= 0 else None)


def seen(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What that viewer may know of what happened."""
    return [told for told in (event.json(viewer) for event in events) if told is not None]


def update(live: LiveTable, row: Row, events: list[Event], viewer: int | None, presence: Presence, last: bool) -> str:
    """A row of the log as JSON; the last of a batch shows the table as it stands now."""
    story, match = live.story, live.match
    out: dict[str, Any] = {
        "seq": row.number,
        "at": iso(row.at),
        "entries": story.lengths[row.number],
        "phase": live.head.phase if last else "playing",
        "events": seen(events, viewer),
        "actor": None,
        "waiting": [],
        "prompt": None,
        "view": None,
        "decision": None,
        "scores": None,
        "breakdown": None,
        "players": None,
        "ranking": None,
        "seed": None,
        "commitment": match.commitment,
        "undo_request": None,
    }
    if last:
        out |= standing(match, viewer)
        out["players"] = [_player(place, presence, live.id) for place in live.places]
        out["decision"] = decision(match, viewer) if viewer is not None and live.places[viewer].bot is None else None
        out["undo_request"] = _request(story)
        if match.over:
            out["ranking"], out["seed"] = match.ranking(), match.seed
    return json.dumps(out, ensure_ascii=False, separators=(",", ":"))


def standing(match: Match, viewer: int | None) -> dict[str, Any]:
    """Whose turn it is, what is asked and how the points stand."""
    prompt = match.prompt
    return {
        "actor": None if match.over else match.actor,
        "waiting": list(match.waiting),
        "prompt": None
        if prompt is None
        else {"id": prompt.id, "rule": prompt.rule, "seat": prompt.seat, "facts": prompt.facts},
        "view": match.view(viewer),
        "scores": match.scores(),
        "breakdown": [match.breakdown(seat) for seat in range(match.seats)],
    }


def decision(match: Match, seat: int) -> dict[str, Any] | None:
    """What that seat can do now, or point at; None if there is nothing."""
    asides = match.asides(seat)
    undo = match.undoable(seat)
    if seat not in match.waiting and not asides and undo == 0:
        return None
    return {
        "actions": [_action(action) for action in match.actions(seat)],
        "tries": [_try(match, action, seat) for action in match.tries(seat)],
        "asides": [_action(action) for action in asides],
        "undo": undo,
        "confirm": bool(match.state.confirming >> seat & 1),
    }


def _action(action: Action) -> dict[str, Any]:
    return {"text": str(action), **action.json()}


def _try(match: Match, action: Action, seat: int) -> dict[str, Any]:
    refusal = match.refuse(action, seat)
    return {**_action(action), "refusal": None if refusal is None else refusal.json()}


def _request(story: Story) -> dict[str, Any] | None:
    request = story.request
    if request is None:
        return None
    return {"by": request.by, "to": request.to, "entries": story.lengths[request.to], "agreed": sorted(request.agreed)}
