"""What a browser receives: every answer of the server, every message of its streams, and how much of it there is."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Response

from tests.browser.visitor import Visitor


class Traffic:
    """Records from now on whatever a visitor's page receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[tuple[str, str]] = []
        """Events of streams: name and data."""
        self.weights: dict[str, list[float]] = {}
        """Bytes on the line, by the kind of file."""
        self._answers: list[Response] = []
        self._kinds: dict[str, str] = {}
        self._line = visitor.context.new_cdp_session(visitor.page)
        self._line.on(
            "Network.eventSourceMessageReceived",
            lambda event: self.messages.append((event["eventName"], event["data"])),
        )
        self._line.on("Network.responseReceived", self._began)
        self._line.on("Network.loadingFinished", self._ended)
        self._line.send("Network.enable")
        visitor.page.on("response", self._answered)

    def _began(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _ended(self, event: dict[str, Any]) -> None:
        self.weights.setdefault(self._kinds.get(event["requestId"], "Other"), []).append(event["encodedDataLength"])

    def _answered(self, answer: Response) -> None:
        self._answers.append(answer)

    def updates(self) -> list[dict[str, Any]]:
        return [json.loads(data) for name, data in self.messages if name == "update"]

    def answers(self) -> list[tuple[str, str]]:
        """Address and text of every finished answer under /api about tables (the components of games are not secret)."""
        return [
            (answer.url, answer.text())
            for answer in self._answers
            if "/api/tables" in answer.url and "/stream" not in answer.url
        ]

    def everything(self) -> str:
        return "\n".join([data for _, data in self.messages] + [text for _, text in self.answers()])
