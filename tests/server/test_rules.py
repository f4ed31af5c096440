"""The numbered rules over HTTP, in the reader's language."""

from __future__ import annotations

import pytest

from majlis.engine.rules import reference
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


async def test_rules_come_in_the_language_asked_for_and_say_which_it_is(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for language in ("en", "de", "ru"):
            told = await ana.get("/api/rules/sabika", language=language)
            page = reference("sabika", language)
            assert (told["language"], told["title"]) == (page.language, page.title)
            ids = [rule["id"] for chapter in told["chapters"] for rule in chapter["rules"]]
            assert ids == list(page.rules)
            assert told["glossary"][0]["English"]
        await ana.get("/api/rules/sabika", language="fr", status=422)
        assert (await ana.get("/api/rules/sabika"))["language"] == "en"
