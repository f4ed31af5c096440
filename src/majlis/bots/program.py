"""The player that is a program of its own, in any language: it reads and writes one JSON object a line.

What is said, and by whom, is described in docs/programs.md. A program that crashes, answers late, or answers something that is not legal
gives up its seat; with the next match it gets a fresh start.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
from time import monotonic
from typing import Final, final

from majlis.bots.player import GaveUp, Glimpse, Player, Seating
from majlis.bots.process import LineProcess, Misbehaved
from majlis.engine.errors import BadInput
from majlis.engine.outlook import Looking, Outlook

PROTOCOL: Final = 1
PREFIX: Final = "program:"
DEFAULT_MS: Final = 5000
START_UP: Final = 10.0
"""Seconds that are added to the time of its first answer: some languages are slow to start."""
_SPEC: Final = re.compile(r"program:(?:([1-9][0-9]{0,5})ms:)?(.*)", re.DOTALL)


def program_player(text: str) -> ProgramPlayer:
    """The player for `program:COMMAND` or `program:250ms:COMMAND`, which limits the time for each answer. Raises `BadInput`."""
    found = _SPEC.fullmatch(text)
    try:
        command = [] if found is None else shlex.split(found[2])
    except ValueError as error:
        wrong = f"the command in {text!r} cannot be read: {error}"
        raise BadInput(wrong, "wrong-command", {"text": text, "reason": str(error)}) from error
    if found is None or not command:
        wrong = f"a program is written program:COMMAND or program:250ms:COMMAND, not {text!r}"
        raise BadInput(wrong, "wrong-program", {"text": text})
    if os.name != "posix":
        raise BadInput("programs can be run as players on POSIX systems only (Linux, macOS, BSD)", "wrong-posix")
    if shutil.which(command[0]) is None:
        raise BadInput(
            f"there is no program {command[0]!r}, or it may not be run; a file needs a path (./bot) and chmod +x",
            "wrong-no-program",
            {"name": command[0]},
        )
    return ProgramPlayer(text, command, DEFAULT_MS if found[1] is None else int(found[1]))


@final
class ProgramPlayer(Player):
    """Asks a program. Every question says everything; the program is started with the first."""

    def __init__(self, name: str, command: list[str], ms: int) -> None:
        super().__init__(name, True)
        self.command = command
        self.ms = ms
        self._process: LineProcess | None = None
        self._seating: Seating | None = None
        self._begun = False  # whether the program has heard of the match
        self._number = 0

    def begin(self, seating: Seating) -> None:
        self._seating = seating
        self._begun = False

    def over(self, scores: list[int], ranks: list[int]) -> None:
        if self._process is not None and self._begun:
            self._process.tell(_line({"type": "over", "scores": scores, "ranks": ranks}))

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def choose(self, table: Glimpse) -> int:
        """The program's answer. Raises `GaveUp`; the program is gone then."""
        try:
            return self._ask(table)
        except Misbehaved as error:
            if self._process is not None:
                self._process.kill()
                self._process = None
            raise GaveUp(str(error)) from error

    def _ask(self, table: Glimpse) -> int:
        seating = self._seating
        assert seating is not None, "a program has to be told where it sits"
        until = monotonic() + self.ms / 1000.0
        process = self._process
        if process is None:
            process = self._process = LineProcess(self.command)
            self._begun = False
            until += START_UP
        if not self._begun:
            process.tell(_line(_seated(seating)))
            self._begun = True
        self._number += 1
        texts = [str(table.action(code)) for code in table.codes]
        prompt = table.prompt()
        question = {
            "type": "decide",
            "id": self._number,
            "prompt": None if prompt is None else prompt.json(),
            "view": table.view(),
            "numbers": table.numbers(),
            "actions": texts,
            "luck": table.chance.below(1 << 31),
            "time_left_ms": self.ms,
        }
        process.tell(_line(question))
        looking: Looking | None = None
        while True:
            said = _object(process.line(until))
            if "id" in said and said["id"] != self._number:
                raise Misbehaved(f"answered question {said['id']!r}, but was asked question {self._number}")
            if "action" in said:
                return table.codes[_chosen(said["action"], texts, seating)]
            if looking is None:
                looking = table.looking(seating.game)
            reply = _outlooks(said, texts, seating, looking)
            left = max(0, int(1000 * (until - monotonic())))
            process.tell(_line({"type": "outlook", "id": self._number, "outlooks": reply, "time_left_ms": left}))


def _seated(seating: Seating) -> dict[str, object]:
    return {
        "type": "begin",
        "protocol": PROTOCOL,
        "game": seating.game.id,
        "revision": seating.game.revision,
        "seats": seating.seats,
        "seat": seating.seat,
        "options": seating.options,
    }


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=True).encode("ascii")


def _object(line: bytes) -> dict[str, object]:
    """What a program said. Raises `Misbehaved`."""
    shown = line[:80].decode("utf-8", "replace")
    try:
        said = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Misbehaved(f"wrote {shown!r}, which is not JSON") from error
    if not isinstance(said, dict) or not ("action" in said or "outlook" in said):
        raise Misbehaved(f'wrote {shown!r} instead of an object with an "action" or an "outlook"')
    return said


def _chosen(given: object, texts: list[str], seating: Seating) -> int:
    """The place of an action in the list: it may be given by that, by its notation or by its JSON. Raises `Misbehaved`."""
    if isinstance(given, int) and not isinstance(given, bool):
        if 0 <= given < len(texts):
            return given
        raise Misbehaved(f"answered {given}, but there are actions 0 to {len(texts) - 1}")
    text = given if isinstance(given, str) else ""
    with contextlib.suppress(BadInput):
        text = str(seating.game.verbs.read(given))
    if text in texts:
        return texts.index(text)
    raise Misbehaved(f"answered {str(given)[:80]!r}, which is not a legal action")


def _outlooks(said: dict[str, object], texts: list[str], seating: Seating, looking: Looking) -> dict[str, object]:
    """What the actions that a program asked about would bring: one of them, or with null all."""
    wanted = range(len(texts))
    if said["outlook"] is not None:
        at = _chosen(said["outlook"], texts, seating)
        wanted = range(at, at + 1)
    out: dict[str, object] = {}
    for at in wanted:
        found: Outlook = looking.outlook(seating.game.verbs.parse(texts[at]), False)
        out[texts[at]] = found.json()
    return out
