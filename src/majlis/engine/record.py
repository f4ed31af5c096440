"""A match as a text file that you can read, diff, keep and replay.

    majlis record 1
    game: alhambra
    revision: 1
    seats: 3
    options: modules=vizier+bonus
    box: 0d3f…                         the hash of the component data
    commitment: 9b2c…                  the hash of the seed

    0 take denar-5                     a seat and its decision
    …
    = 8f3a21c0                         a check of the position, after every tenth entry
    …
    end: 143 over
    check: 77ab3c01
    scores: 84 77 61
    seed: 0000…2a

A replay must find that the rules still allow what they allowed then: a changed line either cannot be played or shows at the next check.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.engine.action import Facts
from majlis.engine.chance import commitment, seed_text
from majlis.engine.errors import BadInput, BadRecord, BrokenRecord, IllegalAction, MajlisError
from majlis.engine.match import CHECK_EVERY, Match
from majlis.engine.options import text_of, whole_number

if TYPE_CHECKING:
    from majlis.engine.game import Game

FIRST_LINE: Final = "majlis record 1"
_HEADER: Final = ("game", "revision", "seats", "options", "box", "commitment")
_FOOTER: Final = ("end", "check", "scores", "seed")


@final
class Line:
    """One entry: the seat, its text, and its line in the file (0: not read from a file)."""

    def __init__(self, seat: int, text: str, number: int) -> None:
        self.seat = seat
        self.text = text
        self.number = number


@final
class Record:
    """Everything needed to play a match again. Records cross processes; positions never do."""

    def __init__(
        self,
        game: str,
        revision: int,
        seats: int,
        options: dict[str, str],
        box: str,
        commitment: str,
        lines: list[Line],
        checks: dict[int, str],
        over: bool,
        final_check: str,
        scores: list[int],
        seed: str,
    ) -> None:
        self.game = game
        self.revision = revision
        self.seats = seats
        self.options = options
        self.box = box
        self.commitment = commitment
        self.lines = lines
        self.checks = checks
        self.over = over
        self.final_check = final_check
        self.scores = scores
        self.seed = seed

    @staticmethod
    def of(match: Match) -> Record:
        changed = match.game.options.changed(match.options)
        return Record(
            match.game.id,
            match.revision,
            match.seats,
            {name: text_of(value) for name, value in changed.items()},
            match.box.digest,
            match.commitment,
            [Line(entry.seat, entry.text, 0) for entry in match.entries],
            dict(match.checks),
            match.over,
            match.check(),
            match.scores(),
            match.seed,
        )

    def dumps(self) -> str:
        out = [
            FIRST_LINE,
            f"game: {self.game}",
            f"revision: {self.revision}",
            f"seats: {self.seats}",
            "options: " + (" ".join(f"{name}={value}" for name, value in self.options.items()) or "-"),
            f"box: {self.box}",
            f"commitment: {self.commitment}",
            "",
        ]
        for number, line in enumerate(self.lines, 1):
            out.append(f"{line.seat} {line.text}")
            if number in self.checks:
                out.append(f"= {self.checks[number]}")
        out.append("")
        out.append(f"end: {len(self.lines)} {'over' if self.over else 'open'}")
        out.append(f"check: {self.final_check}")
        out.append("scores: " + " ".join(str(score) for score in self.scores))
        out.append(f"seed: {self.seed}")
        return "\n".join(out) + "\n"

    @staticmethod
    def loads(text: object) -> Record:
        """Read a record; raises `BadRecord` with the line that is wrong."""
        if not isinstance(text, str):
            raise BadRecord(f"a record is a text, not {type(text).__name__}")
        return _Reader(text).read()

    def replay(self, box: object = None, to: object = None) -> Match:
        """Replay it, as a whole or up to an entry. Raises `BrokenRecord` where the rules no longer say what they said then."""
        from majlis.engine.catalog import game  # the catalog loads games, which import records

        return self.replay_as(game(self.game), box, to)

    def replay_as(self, game: Game, box: object = None, to: object = None) -> Match:
        """The same, with the game at hand."""
        match = game.start(self.seats, self.options, self.seed, box, self.revision)
        if match.box.digest != self.box and not (match.box.standard and self.box in game.same_data):
            raise BrokenRecord(
                f"it was played with other component data (hash {self.box[:12]}…, here {match.box.digest[:12]}…); "
                "give the data file it was played with",
                0,
                "wrong-other-data",
                {"then": self.box[:12], "now": match.box.digest[:12]},
            )
        count = len(self.lines) if to is None else to
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= len(self.lines):
            raise BadInput(
                f"the record has {len(self.lines)} entries; {count!r} is not among them",
                "wrong-no-entry",
                {"all": len(self.lines), "entry": str(count)},
            )
        for number, line in enumerate(self.lines[:count], 1):
            self._play(match, line, number)
        if to is None:
            self._compare_end(match)
        return match

    def _play(self, match: Match, line: Line, number: int) -> None:
        try:
            match.enter(line.seat, line.text)
        except IllegalAction as illegal:  # not the same name as below: in the compiled build, a name keeps its type
            refusal = illegal.refusal
            rule = f" by {refusal.rule}" if refusal.rule else ""
            message = f"entry {number}, {line.seat} {line.text!r}: not allowed{rule}: {refusal}"
            place = self._place(line, number)
            raise BrokenRecord(message, line.number, "wrong-entry", place).because(illegal) from illegal
        except MajlisError as error:
            message = f"entry {number}, {line.seat} {line.text!r}: {error}"
            place = self._place(line, number)
            raise BrokenRecord(message, line.number, "wrong-entry", place).because(error) from error
        if number in self.checks and self.checks[number] != match.checks.get(number):
            first = max(1, number - CHECK_EVERY + 1)
            then, now = self.checks[number], str(match.checks.get(number))
            raise BrokenRecord(
                f"entries {first} to {number} play, but lead elsewhere than when they were recorded "
                f"(check {then}, now {now})",
                line.number,
                "wrong-check",
                {"first": str(first), "last": str(number), "then": then, "now": now},
            )

    def _place(self, line: Line, number: int) -> Facts:
        """Which entry does not play; why not is the error's cause."""
        return {"game": self.game, "entry": str(number), "seat": str(line.seat), "text": line.text}

    def _compare_end(self, match: Match) -> None:
        if self.over != match.over:
            end = "over" if self.over else "open"
            raise BrokenRecord(f"it says the match was {end} at its end, but it is not", 0, f"wrong-end-{end}")
        if self.final_check != match.check() or self.scores != match.scores():
            raise BrokenRecord(
                f"it ends elsewhere than when it was recorded (scores {self.scores}, now {match.scores()}; "
                f"check {self.final_check}, now {match.check()})",
                0,
                "wrong-ends-elsewhere",
                {
                    "scores": str(self.scores),
                    "scores_now": str(match.scores()),
                    "check": self.final_check,
                    "check_now": match.check(),
                },
            )


@final
class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.rows = text.splitlines()
        self.at = 0

    def read(self) -> Record:
        if not self.rows or self.rows[0].strip() != FIRST_LINE:
            text = f"not a record: it should begin with {FIRST_LINE!r}"
            raise BadRecord(text, 1, "wrong-record-begins", {"first": FIRST_LINE})
        self.at = 1
        head = {name: self._field(name) for name in _HEADER}
        lines, checks = self._entries()
        foot = {name: self._field(name) for name in _FOOTER}
        for number in range(self.at, len(self.rows)):
            if self.rows[number].strip():
                raise BadRecord("nothing should follow the seed", number + 1, "wrong-after-seed")
        end = foot["end"][0].split()
        if len(end) != 2 or whole_number(end[0]) is None or end[1] not in ("over", "open"):
            text = f"end should be a number and 'over' or 'open', not {foot['end'][0]!r}"
            raise BadRecord(text, foot["end"][1], "wrong-end", {"found": foot["end"][0]})
        if whole_number(end[0]) != len(lines):
            text = f"it should have {end[0]} entries but has {len(lines)}"
            raise BadRecord(text, foot["end"][1], "wrong-count", {"all": end[0], "found": len(lines)})
        return Record(
            head["game"][0],
            _number(head["revision"], "revision"),
            _number(head["seats"], "seats"),
            _options(head["options"]),
            head["box"][0],
            self._commitment(head["commitment"], foot["seed"]),
            lines,
            checks,
            end[1] == "over",
            foot["check"][0],
            [_number((word, foot["scores"][1]), "scores") for word in foot["scores"][0].split()],
            self._seed(foot["seed"]),
        )

    def _field(self, name: str) -> tuple[str, int]:
        while self.at < len(self.rows) and not self.rows[self.at].strip():
            self.at += 1
        if self.at >= len(self.rows):
            raise BadRecord(
                f"the file is cut off: {name!r} should follow", len(self.rows), "wrong-cut-off", {"name": name}
            )
        found, colon, value = self.rows[self.at].partition(":")
        if found.strip() != name or not colon:
            row = self.rows[self.at]
            text = f"expected '{name}: …', not {row!r}"
            raise BadRecord(text, self.at + 1, "wrong-field", {"name": name, "found": row})
        self.at += 1
        return value.strip(), self.at

    def _entries(self) -> tuple[list[Line], dict[int, str]]:
        lines: list[Line] = []
        checks: dict[int, str] = {}
        while self.at < len(self.rows):
            row = self.rows[self.at].strip()
            if row.startswith("end:"):
                break
            self.at += 1
            if not row:
                continue
            if row.startswith("="):
                checks[len(lines)] = row[1:].strip()
                continue
            seat, _, text = row.partition(" ")
            who = whole_number(seat)
            if who is None or who < 0 or not text:
                wrong = f"an entry is a seat and what it did, not {row!r}"
                raise BadRecord(wrong, self.at, "wrong-no-entry-there", {"found": row})
            lines.append(Line(who, text.strip(), self.at))
        return lines, checks

    def _seed(self, field: tuple[str, int]) -> str:
        try:
            return seed_text(field[0])
        except BadInput as error:
            raise BadRecord(str(error), field[1], error.why, error.facts) from error

    def _commitment(self, field: tuple[str, int], seed: tuple[str, int]) -> str:
        text = self._seed(seed)
        if commitment(text) != field[0]:
            wrong = "the seed at the end is not the one that the commitment was made for"
            raise BadRecord(wrong, field[1], "wrong-commitment")
        return field[0]


def _number(field: tuple[str, int], name: str) -> int:
    value = whole_number(field[0])
    if value is None:
        text = f"{name} should be a number, not {field[0]!r}"
        raise BadRecord(text, field[1], "wrong-no-number", {"name": name, "found": field[0]})
    return value


def _options(field: tuple[str, int]) -> dict[str, str]:
    out: dict[str, str] = {}
    if field[0] == "-":
        return out
    for word in field[0].split():
        name, equals, value = word.partition("=")
        if not equals:
            text = f"options are written NAME=VALUE, not {word!r}"
            raise BadRecord(text, field[1], "wrong-options", {"found": word})
        out[name] = value
    return out
