"""What the page tells of others' turns, compared with what everybody has before and after."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import expect

import majlis
from majlis.client import Client
from majlis.client.events import Update
from majlis.server.shapes import UpdateShape
from tests.browser.caravan import Caravaneer
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

WHOLE = 100_000
"""More decisions than a match has."""
ROUNDS = 10
"""How many of one's own decisions a quick test plays."""

Sums = Counter[tuple[int, str]]

# Every line from that number on, opened, with the changes it tells: of one seat in words, of several in a table.
LINES = """(from) => {
  const rows = [...document.querySelectorAll(".story [data-turn]")].filter((row) => Number(row.dataset.turn) >= from);
  for (const row of rows) if (row.querySelector(".head").ariaExpanded !== "true") row.querySelector(".head").click();
  return new Promise((done) => requestAnimationFrame(() => done(rows.map((row) => ({
    number: Number(row.dataset.turn),
    text: row.querySelector(".l1").textContent.trim(),
    steps: row.querySelectorAll(".steps ul > li").length,
    changes: (row.querySelector(".changes")?.textContent ?? "").split(";").map((text) => text.trim()).filter(Boolean),
    table: [...row.querySelectorAll(".steps tbody tr")].map((line) => [...line.children].map((cell) => cell.textContent)),
  })))));
}"""
RECAP = "() => [...document.querySelectorAll('.story [data-turn]')].map((row) => Number(row.dataset.turn))"
CAUGHT_UP = "(seq) => Number(document.querySelector('.story')?.dataset.upto ?? -1) >= seq"


class Reader:
    """Somebody whose own moves are made beside the page, which only has to tell what happens."""

    def __init__(self, visitor: Visitor, game: str, *others: str, **more: Any) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = visitor.sit_at(*others, game=game, **more)["id"]
        cookie = next(one for one in visitor.context.cookies() if one["name"] == "majlis")
        self.client = Client(visitor.url, cookie=cookie["value"])
        self.dice = random.Random(7)
        words = majlis.game(game).words("en")
        self.names = ["Leila", *(player["name"] for player in self.visitor.call(f"/tables/{self.table}")["seats"][1:])]
        self.labels = {
            words.say(f"holding-{holding.name}.label"): holding.name for holding in majlis.game(game).holdings()
        }

    def decisions(self) -> Generator[UpdateShape]:
        """Each decision of this seat, with the page at the same position; then some legal action is played."""
        for event in self.client.follow(self.table, 0):
            if not isinstance(event, Update):
                continue
            state = event.state
            if state.phase != "over" and (state.decision is None or 0 not in state.waiting):
                continue
            self.page.wait_for_function(CAUGHT_UP, arg=state.seq)
            if state.phase == "over":
                self.page.locator("dialog[open] .ranking").wait_for()
                self.page.keyboard.press("Escape")
                yield state
                return
            yield state
            assert state.decision is not None
            self.client.move(self.table, 0, state.seq, self.dice.choice(state.decision.actions))

    def told(self, since: int) -> dict[str, Any]:
        answer: dict[str, Any] = self.visitor.call(f"/tables/{self.table}/turns?seat=0&since={since}")
        return answer

    def lines(self, since: int) -> list[dict[str, Any]]:
        self.page.locator("[data-tab=log]").click()
        found: list[dict[str, Any]] = self.page.evaluate(LINES, since)
        return found

    def recap(self) -> list[int]:
        self.page.locator("[data-tab=since]").click()
        found: list[int] = self.page.evaluate(RECAP)
        return found

    def sums(self, lines: list[dict[str, Any]], turns: dict[int, dict[str, Any]]) -> Sums:
        """Everything that these lines say was gained and lost, by seat and holding."""
        found: Sums = Counter()
        for line in lines:
            seat = turns[line["number"]]["seat"]
            for sentence in line["changes"]:
                who, _, rest = sentence.rpartition(": ")
                label, _, by = rest.rpartition(" ")
                found[(self.names.index(who) if who else seat, self.labels[label])] += number(by)
            for label, *cells in line["table"]:
                for player, by in enumerate(cells):
                    found[(player, self.labels[label])] += number(by)
        return found


def number(text: str) -> int:
    return 0 if text == "–" else int(text.replace("−", "-"))


def difference(before: list[dict[str, int]], after: list[dict[str, int]]) -> Sums:
    found: Sums = Counter()
    for seat, (old, new) in enumerate(zip(before, after)):
        for name in new:
            found[(seat, name)] = new[name] - old.get(name, 0)
    return found


def without_nothing(sums: Sums) -> dict[tuple[int, str], int]:
    return {key: by for key, by in sums.items() if by}


def check_match(leila: Visitor, game: str, others: tuple[str, ...], decisions: int) -> None:
    reader = Reader(leila, game, *others)
    before: list[dict[str, int]] | None = None
    since, counted = 1, Counter[tuple[int, str]]()
    for at, state in enumerate(reader.decisions()):
        told = reader.told(since)
        turns = {turn["number"]: turn for turn in told["turns"]}
        if not turns:
            continue  # still setting up
        lines = reader.lines(since)
        assert [line["number"] for line in lines] == list(turns)
        for line in lines:
            seat = turns[line["number"]]["seat"]
            assert line["text"].startswith("You " if seat == 0 else reader.names[seat] if seat > 0 else "") or (
                turns[line["number"]]["headline"]["id"].startswith("event-")
            )
        sums = reader.sums(lines, turns)
        if before is not None:
            gained = Counter(sums)
            gained.subtract(counted)
            changed = difference(before, told["holdings"])
            if state.phase == "over":  # what was hidden lies open now: it has not been gained
                known = {(seat, name) for seat, own in enumerate(before) for name in own}
                gained, changed = (Counter({key: sums[key] for key in known}) for sums in (gained, changed))
            assert without_nothing(gained) == without_nothing(changed)
        own = max((number for number, turn in turns.items() if turn["seat"] == 0), default=0)
        others_since = [n for n, turn in turns.items() if n > own and turn["seat"] != 0 and not turn["undone"]]
        assert set(others_since) <= set(reader.recap())
        before, since = told["holdings"], max(turns)
        counted = reader.sums([line for line in lines if line["number"] >= since], turns)
        if at + 1 >= decisions:
            break
    reader.client.close()


GAMES = ["alhambra", "al_rashid", "tadmor", "sabika"]


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_names_what_the_others_did(visit: Visit, game: str) -> None:
    check_match(visit(), game, ("easy", "easy"), ROUNDS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_recap_names_what_the_others_did_in_a_whole_match(visit: Visit, game: str) -> None:
    check_match(visit(), game, ("easy", "easy"), WHOLE)


def test_what_opens_below_the_last_line_comes_into_view(visit: Visit) -> None:
    leila = visit()
    leila.sit_at("easy", "easy", "easy", game="tadmor", seed="2a")
    page = leila.page
    Caravaneer(page).until(".story .recap [data-turn]:nth-child(7)")
    page.locator(".story .recap [data-turn] .head").last.click()
    expect(page.locator(".story .recap .steps li").first).to_be_in_viewport(ratio=1)
