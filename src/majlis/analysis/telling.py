"""Findings in words: the JSON that the page and `majlis analyse --json` get, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from majlis.analysis.findings import Findings
from majlis.analysis.review import Judged
from majlis.analysis.summary import (
    GOOD,
    Account,
    Mark,
    TurningPoint,
    accounts,
    accuracy,
    draws_of,
    mark,
    turning_points,
)
from majlis.engine.action import Action, PartValue
from majlis.engine.game import Box, Game
from majlis.engine.options import Value
from majlis.engine.words import BadMessage, Naming, UnknownMessage, Words

MOST_SOURCES: Final = 6
"""How many sources of points are told apart; the others are put together."""
_PLACES: Final = 4


def words_for(
    game: Game,
    language: str,
    box: Box | None = None,
    players: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
) -> Words:
    """Everything that is said about decisions at a table, in one language. Those used lately are kept: making them takes time."""
    return _words(game, language, game.naming(box, options), tuple(players))


@lru_cache(64)
def _words(game: Game, language: str, naming: Naming | None, players: tuple[str, ...]) -> Words:
    own = game.folder / "locale"
    here = Path(__file__).parent / "locale"
    folders = [
        folder for folder in (own, own / "terminal", own / "hints", here) if (folder / f"{language}.ftl").is_file()
    ]
    return Words(language, folders, None if naming is None else naming.of, players)


def action_text(words: Words, action: Action, with_cells: bool = False) -> str:
    """An action for people: "Take money: dirham 5". Coordinates mean nothing to them; `with_cells` is for what reads alike without."""
    verb = words.verb(action.verb.name) if words.has(f"verb-{action.verb.name}") else action.verb.name
    shown = [(part.kind, value) for part, value in zip(action.verb.parts, action.parts)]
    shown = [(kind, value) for kind, value in shown if with_cells or kind != "cell"]
    kinds = [kind for kind, _ in shown]
    parts = [_part(words, kind, value) for kind, value in shown]
    if not parts:
        return verb
    if all(kind == "number" for kind in kinds):
        return f"{verb} {', '.join(parts)}"
    return words.say("analysis-action", verb=verb, parts=", ".join(parts))


def _part(words: Words, kind: str, value: PartValue) -> str:
    if not isinstance(value, str):
        return ", ".join(words.counted([name(words, piece) for piece in value])) or words.say("list-empty")
    return name(words, value) if kind == "word" else value


def name(words: Words, piece: str) -> str:
    """What a piece is called; its id where it has no name."""
    try:
        return words.name(piece)
    except (UnknownMessage, BadMessage):
        return piece


@lru_cache(8192)
def _text(words: Words, game: Game, notation: str) -> str:
    """An action that is told again each time somebody asks how far an analysis is."""
    return action_text(words, game.verbs.parse(notation))


class Teller:
    """Tells the findings of one match in one language."""

    def __init__(
        self, findings: Findings, game: Game, words: Words, players: Sequence[str], box: Box | None = None
    ) -> None:
        self.findings = findings
        self.game = game
        self.box = game.check_box(box)
        self._heads: dict[str, str] | None = None
        self.words = words
        self.players = players
        self.decisions = findings.decisions

    def json(self) -> dict[str, Any]:
        """All of it. While decisions are missing, what can be said only in the end is left out."""
        found = self.findings
        end = found.end
        points = turning_points(self.decisions, end) if found.complete else []
        sums = accounts(self.decisions, end) if found.complete else None
        return {
            "game": self.game.id,
            "entries": found.entries,
            "seats": [self._seat(seat, None if sums is None else sums[seat]) for seat in range(len(end))],
            "decisions": [self._decision(one) for one in self.decisions],
            "turning_points": [self._point(number, point) for number, point in enumerate(points, 1)],
            "sources": self._sources(),
            "figures": self._figures() if found.complete else [],
            "sentence": self.sentence(points) if found.complete else "",
        }

    def _own(self, seat: int) -> list[Judged]:
        return [one for one in self.decisions if one.seat == seat]

    def _seat(self, seat: int, account: Account | None) -> dict[str, Any]:
        exact = accuracy([one.loss for one in self._own(seat)])
        out: dict[str, Any] = {
            "name": self.players[seat],
            "seat": seat,
            "accuracy": None if exact is None else round(exact, 1),
        }
        if account is None:
            start = self.decisions[0].before[seat] if self.decisions else None
            unknown = {"luck": None, "draws": None, "mistakes": None, "gifts": None, "end": self.findings.end[seat]}
            return {**out, "start": None if start is None else round(start, _PLACES), **unknown}
        return out | {
            "start": round(account.start, _PLACES),
            "luck": round(account.luck, _PLACES),
            "draws": None if account.draws is None else round(account.draws, _PLACES),
            "mistakes": round(account.mistakes, _PLACES),
            "gifts": round(account.gifts, _PLACES),
            "end": round(account.end, _PLACES),
        }

    def text(self, notation: str) -> str:
        return _text(self.words, self.game, notation)

    def action(self, notation: str) -> dict[str, Any]:
        return {"text": notation, **self.game.verbs.parse(notation).json()}

    def _better(self, one: Judged) -> dict[str, Any] | None:
        if one.best is None or one.loss < GOOD:
            return None
        text = self.text(one.best)
        if text == self.text(one.played):  # words do not name places on a board: there a picture shows them
            text = self.words.say("analysis-elsewhere", action=text)
        return {
            "text": text,
            "action": self.action(one.best),
            "chance": round(one.before[one.seat], _PLACES),
        }

    def _decision(self, one: Judged) -> dict[str, Any]:
        judged: Mark = mark(one.loss)
        return {
            "at": one.at,
            "seat": one.seat,
            "round": one.round,
            "turn": one.turn,
            "text": self.text(one.played),
            "action": self.action(one.played),
            "chances": [round(chance, _PLACES) for chance in one.before],
            "interval": round(one.interval, _PLACES),
            "best": self._better(one),
            "played_chance": round(one.after[one.seat], _PLACES),
            "loss": round(one.loss, _PLACES),
            "mark": judged,
        }

    def _point(self, number: int, point: TurningPoint) -> dict[str, Any]:
        better = self._better(point.judged)
        if better is not None:
            better["continuation"] = [self.text(action) for action in point.judged.line[1:]]
        return {
            "at": point.judged.at,
            "seat": point.judged.seat,
            "number": number,
            "change": round(point.change, _PLACES),
            "better": better,
        }

    def _sources(self) -> list[dict[str, Any]]:
        """Points by source after each entry that changed them: the largest sources by name, the others together."""
        grouped = [(at, [self._grouped(own) for own in seats]) for at, seats in self.findings.sources]
        sizes: dict[str, int] = {}
        for _, seats in grouped:
            for own in seats:
                for text, points in own.items():
                    sizes[text] = max(sizes.get(text, 0), abs(points))
        shown = sorted(sizes, key=lambda text: -sizes[text])[:MOST_SOURCES]
        kept = [text for text in sizes if text in shown]  # in the game's own order
        return [{"at": at, "seats": [self._parts(own, kept, len(sizes)) for own in seats]} for at, seats in grouped]

    def _grouped(self, own: dict[str, int]) -> dict[str, int]:
        """A seat's points by the name of their source; where a game has very many sources, by their headings."""
        if self._heads is None:
            groups = self.game.source_groups(self.box)
            every = {source for _, seats in self.findings.sources for each in seats for source in each}
            many = len(every) > 2 * MOST_SOURCES
            self._heads = {source: head for head, sources in groups for source in sources} if many else {}
        out: dict[str, int] = {}
        for source, points in own.items():
            head = self._heads.get(source)
            text = name(self.words, source) if head is None else self.words.say(head)
            out[text] = out.get(text, 0) + points
        return out

    def _parts(self, own: dict[str, int], kept: list[str], count: int) -> list[dict[str, Any]]:
        out = [{"name": text, "points": own.get(text, 0)} for text in kept]
        if count > len(kept):
            rest = sum(points for text, points in own.items() if text not in kept)
            out.append({"name": self.words.say("analysis-other-sources"), "points": rest})
        return out

    def _figures(self) -> list[dict[str, Any]]:
        seats = range(len(self.players))
        found = self.findings
        rows: list[tuple[str, list[float]]] = [
            (self.words.say("analysis-figure-points"), [float(score) for score in found.scores]),
            (self.words.say("analysis-figure-place"), [float(rank) for rank in found.ranking]),
            (self.words.say("analysis-figure-turns"), [float(count) for count in found.turns]),
            (self.words.say("analysis-figure-decisions"), [float(len(self._own(seat))) for seat in seats]),
        ]
        for wanted in ("best", "missed"):
            counts = [float(sum(mark(one.loss) == wanted for one in self._own(seat))) for seat in seats]
            rows.append((self.words.say(f"analysis-figure-{wanted}"), counts))
        rows.append((self.words.say("analysis-figure-most"), [float(self._most_in_a_turn(seat)) for seat in seats]))
        draws = [100.0 * drawn for drawn in draws_of(self.decisions, len(self.players)) if drawn is not None]
        if draws:
            luck = [100.0 * account.luck for account in accounts(self.decisions, found.end)]
            rows.append((self.words.say("analysis-figure-draws"), draws))
            rows.append((self.words.say("analysis-figure-rest"), [all_ - drawn for all_, drawn in zip(luck, draws)]))
        return [{"name": text, "values": [round(value, 1) + 0.0 for value in values]} for text, values in rows]

    def _most_in_a_turn(self, seat: int) -> int:
        """The most points that a seat got between two decisions of the log that changed any."""
        best = before = 0
        for _, seats in self.findings.sources:
            total = sum(seats[seat].values())
            best = max(best, total - before)
            before = total
        return best

    def sentence(self, points: Sequence[TurningPoint]) -> str:
        """The match in a sentence or two."""
        found = self.findings
        first = [seat for seat, rank in enumerate(found.ranking) if rank == 1]
        best = max(range(len(self.players)), key=lambda seat: found.scores[seat])
        out = (
            self.words.say("analysis-won", winners=[str(seat) for seat in first], points=found.scores[best])
            if first
            else self.words.say("analysis-nobody-won")
        )
        worst = min(points, key=lambda point: point.change, default=None)
        if worst is None or worst.judged.loss < GOOD:
            return out
        told = self.words.say(
            "analysis-costliest",
            seat=worst.judged.seat,
            action=self.text(worst.judged.played),
            percent=round(100 * worst.judged.loss),
        )
        return f"{out} {told}"
