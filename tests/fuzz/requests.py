"""Hostile requests: calls of the API with everything in them nearly right, or nothing."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from majlis.server.openapi import text
from tests.fuzz.mutants import STRANGE, mutant

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
BODIES = (
    '{"name": "Ana"}',
    '{"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "options": {}, "private": false}',
    '{"id": "6f1c", "seq": 3, "seat": 0, "action": "take denar-5"}',
    '{"id": "6f1c", "seq": 3, "seat": 0, "action": {"verb": "take", "cards": ["denar-5"]}}',
    '{"seat": 1, "key": null}',
    '{"text": "hello"}',
    '{"login": "ana", "password": "a long password"}',
    '{"seat": 0, "on": true, "level": "medium"}',
)


THINKING = ("/hints", "/coach", "/analysis", "/review", "/trial")
"""Calls that take seconds where they are allowed: they get tables that do not exist."""


@cache
def all_calls() -> list[tuple[str, str]]:
    """The methods and addresses of the API."""
    described: dict[str, dict[str, Any]] = json.loads(text())["paths"]
    return [(method.upper(), path) for path, methods in sorted(described.items()) for method in sorted(methods)]


class Hostile:
    """Requests without end, all from one seed."""

    def __init__(self, seed: int, tables: list[str], cookies: list[str]) -> None:
        self.chance = random.Random(seed)
        self.tables = tables
        self.cookies = cookies
        self.calls = all_calls()

    def request(self) -> bytes:
        """One request, as it goes over the wire; its headers are well formed, so that the answer says what is wrong with the rest."""
        chance = self.chance
        method, path = chance.choice(self.calls)
        if chance.random() < 0.05:
            method = chance.choice(METHODS)
        target = self._target(path)
        headers = {"Host": "127.0.0.1", "Connection": "keep-alive"}
        if chance.random() < 0.8:
            headers["Cookie"] = f"majlis={self._cookie()}"
        if chance.random() < 0.2:
            headers["Last-Event-ID"] = self._word()
        if chance.random() < 0.1:
            headers[chance.choice(["Accept-Language", "Origin", "X-Forwarded-For", "Accept-Encoding"])] = self._word()
        body = b""
        if method in ("POST", "PUT", "PATCH", "DELETE"):
            body = mutant(BODIES, chance).encode("utf-8", "surrogatepass")
            kinds = ["application/json"] * 8 + ["text/plain", "application/json; charset=x"]
            headers["Content-Type"] = chance.choice(kinds)
            headers["Content-Length"] = str(len(body))
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode("latin-1", "replace") + body

    def _target(self, path: str) -> str:
        parts = []
        for part in path.split("/"):
            if part == "{table}" and self.tables and not path.endswith(THINKING) and self.chance.random() < 0.8:
                parts.append(self.chance.choice(self.tables))
            elif part == "{game}" and self.chance.random() < 0.8:
                parts.append(self.chance.choice(["alhambra", "al_rashid", "tadmor", "sabika"]))
            else:
                parts.append(self._quoted() if part.startswith("{") else part)
        asked = [
            f"{name}={self._quoted()}"
            for name in ("seat", "after", "at", "list", "limit", "key", "language")
            if self.chance.random() < 0.1
        ]
        return "/".join(parts) + ("?" + "&".join(asked) if asked else "")

    def _cookie(self) -> str:
        known = self.cookies and self.chance.random() < 0.6
        return self.chance.choice(self.cookies) if known else self._word()

    def _word(self) -> str:
        """Something that may stand in a header."""
        word = self.chance.choice(STRANGE) + self.chance.choice(["", "7", "abc"])
        return "".join(c for c in word if c.isprintable() and ord(c) < 256)

    def _quoted(self) -> str:
        word = self.chance.choice(STRANGE)[:60] + self.chance.choice(["", "1", "x"])
        return "".join(f"%{byte:02X}" for byte in word.encode("utf-8", "surrogatepass"))
