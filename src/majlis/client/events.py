"""The events of a stream as typed values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from majlis.server.shapes import ChatShape, TableShape, UpdateShape


class Update(NamedTuple):
    """The match moved on, or the table changed; only the latest update has `state.view`."""

    state: UpdateShape


class Chat(NamedTuple):
    line: ChatShape


class TableChange(NamedTuple):
    """Somebody joined or left, the match began, or there is a rematch."""

    table: TableShape


StreamEvent: TypeAlias = "Update | Chat | TableChange"


class Block(NamedTuple):
    """One event as it came over the wire."""

    id: int | None
    event: str
    data: str


def blocks(lines: Iterable[str]) -> Iterator[Block]:
    """Server-sent events from the lines of a stream."""
    number: int | None = None
    event = ""
    data: list[str] = []
    for line in lines:
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if line == "":
            if data:
                yield Block(number, event or "message", "\n".join(data))
            number, event, data = None, "", []
        elif field == "id":
            number = int(value)
        elif field == "event":
            event = value
        elif field == "data":
            data.append(value)


def read(block: Block) -> StreamEvent | None:
    """A block as a typed value; None for an event that this client does not know."""
    if block.event == "update":
        return Update(UpdateShape.model_validate_json(block.data))
    if block.event == "chat":
        return Chat(ChatShape.model_validate_json(block.data))
    if block.event == "table":
        return TableChange(TableShape.model_validate_json(block.data))
    return None
