"""Programs at tables: bots in any language, where the operator has configured them (`MAJLIS_PROGRAMS`; docs/programs.md).

A program runs in the bot process that was asked for its decision, one for each table and seat, and is told only what that seat may see.
It may be ended between two decisions to make room for another; every question says everything, so that nothing is lost.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from majlis.bots import GaveUp, Seating, decide
from majlis.bots.program import PREFIX, ProgramPlayer, program_player
from majlis.engine.chance import Chance
from majlis.engine.errors import BadInput
from majlis.engine.match import Match
from majlis.server.levels import PROGRAM

if TYPE_CHECKING:
    from majlis.server.settings import Settings

KEPT: Final = 8
"""How many programs a bot process keeps running."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,14}")
_MISSING: Final = "-"
"""The command of a program that is no longer configured."""
_running: Final[OrderedDict[tuple[str, int], ProgramPlayer]] = OrderedDict()


def read_programs(text: str) -> tuple[tuple[str, str], ...]:
    """Names and commands from `NAME=COMMAND; NAME=COMMAND`. Raises `BadInput`."""
    found: dict[str, str] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        name, _, command = (word.strip() for word in part.partition("="))
        if _NAME.fullmatch(name) is None or name in found:
            raise BadInput(
                f"MAJLIS_PROGRAMS is NAME=COMMAND; NAME=COMMAND, each name once, of at most 15 of a-z, 0-9 and -, not {part.strip()!r}",
                "wrong-programs",
                {"given": part.strip()},
            )
        program_player(PREFIX + command)
        found[name] = command
    return tuple(found.items())


def check_program(settings: Settings, name: str) -> None:
    """Raises `BadInput` unless the operator has configured a program of that name."""
    known = [known for known, _ in settings.programs]
    if name not in known:
        raise BadInput(f"this server has no program {name!r}; it has {', '.join(known) or 'none'}")


def command_of(programs: tuple[tuple[str, str], ...], level: str) -> str:
    """The command behind `@NAME`."""
    return dict(programs).get(level.removeprefix(PROGRAM), _MISSING)


def ask_program(command: str, match: Match, table: str, seat: int, chance: Chance) -> str:
    """A program's decision, as the log writes it. Raises `GaveUp`."""
    if command == _MISSING:
        raise GaveUp("is no longer configured")
    player = _running.pop((table, seat), None)
    if player is None or player.name != PREFIX + command:
        try:
            player = program_player(PREFIX + command)
        except BadInput as error:
            raise GaveUp(str(error)) from error
        player.begin(Seating(match.game, match.seats, match.options, seat))
    state = match.state.clone()
    state.turn_to(seat)
    code = decide(player, state, seat, chance)
    _running[table, seat] = player
    if len(_running) > KEPT:
        _, oldest = _running.popitem(last=False)
        oldest.close()
    return str(state.choice.action(state, code))
