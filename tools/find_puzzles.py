"""Find decisions that make good puzzles: only one answer is best by some number, and the obvious one falls short.

    python -m tools.find_puzzles alhambra --matches 5 --quantity has.wall --gap 2

looks at every decision of matches between bots, and at the worked examples of the rulebook (`--examples`), and prints each find as an entry
for `puzzles.toml`: what it asks, what the bot plays there, how many ways there are. The texts are up to you (docs/puzzles.md).

With `--analysed` it looks at the decisions that an analysis found mistaken, and prints those where what would have been better is also the
only best answer by the number:

    majlis simulate sabika --seats 3 --players greedy,easy --records build/matches
    majlis analyse build/matches/sabika-0.majlis --json > build/matches/sabika-0.majlis.json
    python -m tools.find_puzzles sabika --analysed build/matches/*.majlis --loss 4

Obvious is what a greedy bot plays; `--any` also prints where it is right. A position of Alhambra is written out line by line; that of
another game is the seed with everything that was played since.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from majlis.bots import player_named
from majlis.bots.player import decide, stream
from majlis.engine.catalog import game as game_named
from majlis.engine.chance import nth_seed
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.puzzle import BadPuzzle, Puzzle, Solution, Way, value_of, ways_from
from majlis.engine.record import Record
from majlis.engine.rulebook import Source, has_rulebook
from majlis.engine.state import State
from majlis.engine.step import CONFIRM_PROMPT

FEWEST, MOST = 4, 400
"""How many ways a puzzle should have."""


def template(game: Game, seats: int, options: str, quantity: str, decisions: int, aim: str) -> Puzzle:
    """A puzzle without a position."""
    return Puzzle(
        game=game,
        number=1,
        name="unnamed",
        topic="unknown",
        level=2,
        seats=seats,
        options=options,
        seed="1",
        position="",
        play=(),
        seat=0,
        quantity=quantity,
        unit="unknown",
        decisions=decisions,
        aim=aim,
        end="turn",
        order="fixed",
        rules=(),
        example="",
        values={},
        show=(),
        refused=(),
        notes={},
    )


def results(puzzle: Puzzle, state: State) -> list[Way]:
    """What every way comes to, from a position of a match; empty if there are too few or too many."""
    position = state.clone()
    position.confirming |= 1 << puzzle.seat
    if not FEWEST <= len(position.codes()) <= MOST:
        return []
    found: list[Way] = []
    for actions, after in ways_from(puzzle, position, ()):
        found.append(Way(actions, value_of(puzzle, position, after)))
        if len(found) > MOST:
            return []
    return found


def gap(puzzle: Puzzle, found: list[Way]) -> int:
    """By how much the best way is better than the next; 0 if several are best."""
    if len(found) < FEWEST:
        return 0
    values = sorted((way.value for way in found), reverse=puzzle.aim == "most")
    return abs(values[0] - values[1])


def from_matches(puzzle: Puzzle, first: int, count: int, bot: str, least: int, every: bool) -> Iterator[Puzzle]:
    """Puzzles from matches of bots."""
    for number in range(first, first + count):
        yield from _from_match(puzzle, nth_seed("50", number), bot, least, every)


def _from_match(puzzle: Puzzle, seed: str, bot: str, least: int, every: bool) -> Iterator[Puzzle]:
    options = dict(pair.split("=", 1) for pair in puzzle.options.split())
    match = puzzle.game.start(puzzle.seats, options, seed)
    players = [player_named(bot) for _ in range(match.seats)]
    chances = [stream(seed, seat) for seat in range(match.seats)]
    turn, since = match.state.clone(), 0
    while not match.over:
        seat = match.actor
        if match.turn_number and not match.turn_decisions(seat):
            turn, since = match.state.clone(), len(match.entries)
        code = decide(players[seat], match.state, seat, chances[seat])
        played = str(match.state.choice.action(match.state, code))
        here = replace(puzzle, seat=seat, quantity=puzzle.quantity.replace("SEAT", str(seat)))
        if match.state.choice.prompt != CONFIRM_PROMPT:
            found = results(here, match.state)
            if gap(here, found) >= least and (every or _falls_short(here, found, played)):
                yield written(here, match, turn, since)
        match.play_code(code)


def _falls_short(puzzle: Puzzle, found: list[Way], played: str) -> bool:
    pick = max if puzzle.aim == "most" else min
    best = pick(way.value for way in found)
    return all(way.value != best for way in found if way.actions[0] == played)


def written(puzzle: Puzzle, match: Match, turn: State, since: int) -> Puzzle:
    """The puzzle with its position: lines for what lies on the table where the game can say it, otherwise seed and log."""
    writer = WRITERS.get(puzzle.game.id)
    if writer is None:
        return replace(puzzle, seed=match.seed, play=tuple(entry.text for entry in match.entries))
    return replace(puzzle, position=writer(turn), play=tuple(entry.text for entry in match.entries[since:]))


def from_examples(puzzle: Puzzle, least: int) -> Iterator[Puzzle]:
    """Puzzles from the worked examples of the rulebook: the position at the start, and after each action."""
    if not has_rulebook(puzzle.game):
        return
    for name, given in Source(puzzle.game).file.get("examples", {}).items():
        for at in range(len(given.get("play", [])) + 1):
            here = replace(
                puzzle,
                example=name,
                seats=given["seats"],
                options=given.get("options", ""),
                seat=given.get("seat", 0),
                position=given["position"].strip(),
                play=tuple(given.get("play", [])[:at]),
            )
            here = replace(here, quantity=here.quantity.replace("SEAT", str(here.seat)))
            try:
                found = results(here, here.start().state)
            except BadPuzzle:
                continue  # it is somebody else's decision, or none
            if gap(here, found) >= least:
                yield here


def from_analysis(puzzle: Puzzle, record: Path, loss: float, least: int) -> Iterator[Puzzle]:
    """Puzzles from mistakes of a finished match: what its analysis, RECORD.json, calls better is the only best answer."""
    findings = json.loads(Path(f"{record}.json").read_text(encoding="utf-8"))
    mistakes = {
        one["at"]: (one["best"]["action"]["text"], one["loss"])
        for one in findings["decisions"]
        if one["best"] is not None and one["loss"] >= loss / 100
    }
    found_in = Record.loads(record.read_text(encoding="utf-8"))
    whole = found_in.replay()
    puzzle = replace(puzzle, options=" ".join(f"{name}={value}" for name, value in found_in.options.items()))
    match = puzzle.game.start(whole.seats, found_in.options, whole.seed)
    turn, since = match.state.clone(), 0
    for number, entry in enumerate(whole.entries):
        seat = entry.seat
        if not match.turn_decisions(seat):
            turn, since = match.state.clone(), number
        better, lost = mistakes.get(number, ("", 0.0))
        here = replace(puzzle, seats=whole.seats, seat=seat, quantity=puzzle.quantity.replace("SEAT", str(seat)))
        found = results(here, match.state) if better else []
        if gap(here, found) >= least and max(found, key=lambda way: _sign(here) * way.value).actions[0] == better:
            print(f"# {record.name}, decision {number}: {better} instead of {entry.text}, {lost:.0%}")
            yield written(here, match, turn, since)
        match.play(entry.text, entry.seat)


def _sign(puzzle: Puzzle) -> int:
    return 1 if puzzle.aim == "most" else -1


def alhambra_lines(state: Any) -> str:
    """Everything that lies open at the start of a turn of Alhambra, as lines of a position."""
    seen = state.view(state.actor)
    market = [f"{slot}={tile or '-'}" for slot, tile in seen["market"].items()]
    lines = [f"market {' '.join(market)}"]
    lines.append(f"display {' '.join(seen['display'])}")
    for player in seen["players"]:
        seat = player["seat"]
        built = [f"{each['cell']}={each['tile']}" for each in player["palace"] if each["tile"] != "fountain"]
        lines += [f"build {seat} {' '.join(built)}"] if built else []
        lines += [f"reserve {seat} {' '.join(player['reserve'])}"] if player["reserve"] else []
        lines.append(f"hand {seat} {' '.join(state.hand(seat))}".rstrip())
    if "dirk" in seen:
        lines.append(f"dirk {' '.join(seen['dirk']['tiles'])}")
    return "\n".join([*lines, f"turn {state.actor}"])


WRITERS: dict[str, Callable[[Any], str]] = {"alhambra": alhambra_lines}


def toml(puzzle: Puzzle, solution: Solution) -> str:
    """An entry for `puzzles.toml`, with what was found above it."""
    best = solution.best_ways[0]
    others = sorted({way.value for way in solution.ways} - {solution.best}, reverse=puzzle.aim == "most")[:4]
    lines = [
        f"# {solution.best} by {' ; '.join(best.actions)}; then {', '.join(map(str, others))}; "
        f"{solution.before} before; {len(solution.ways)} ways",
        "[[puzzles]]",
        'name = "unnamed"',
        'topic = "unknown"',
        "level = 2",
        *([f'example = "{puzzle.example}"'] if puzzle.example else []),
        f"seats = {puzzle.seats}",
        *([f'options = "{puzzle.options}"'] if puzzle.options else []),
        *([f'position = """\n{puzzle.position}\n"""'] if puzzle.position else [f'seed = "{puzzle.seed}"']),
        *([f"play = {json.dumps(list(puzzle.play))}"] if puzzle.play else []),
        *([f"seat = {puzzle.seat}"] if puzzle.seat else []),
        f'quantity = "{puzzle.quantity}"',
        'unit = "unknown"',
        *([f"decisions = {puzzle.decisions}"] if puzzle.decisions > 1 else []),
        *([f'aim = "{puzzle.aim}"'] if puzzle.aim != "most" else []),
        "rules = []",
    ]
    return "\n".join(lines) + "\n"


def _search(puzzle: Puzzle, given: argparse.Namespace) -> Iterator[Puzzle]:
    if given.analysed:
        for record in given.analysed:
            yield from from_analysis(puzzle, record, given.loss, given.gap)
    elif given.examples:
        yield from from_examples(puzzle, given.gap)
    else:
        yield from from_matches(puzzle, given.first, given.matches, given.bot, given.gap, given.any)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument(
        "--quantity", action="append", help="what is read, SEAT for the seat's number; default: each holding"
    )
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--options", default="", help="'name=value name=value'")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decisions", type=int, default=1)
    parser.add_argument("--aim", default="most", choices=("most", "least"))
    parser.add_argument("--gap", type=int, default=2, help="by how much the best is better than the next")
    parser.add_argument("--any", action="store_true", help="also where the bot finds the best answer")
    parser.add_argument("--examples", action="store_true", help="look at the worked examples instead of matches")
    parser.add_argument(
        "--analysed", nargs="+", type=Path, help="records of matches beside their analysis, RECORD.json"
    )
    parser.add_argument("--loss", type=float, default=4, help="from how many percent on a decision counts as mistaken")
    given = parser.parse_args(arguments)
    game = game_named(given.game)
    quantities = given.quantity or [f"has.{holding.name}" for holding in game.holdings() if not holding.private]
    for quantity in quantities:
        puzzle = template(game, given.seats, given.options, quantity, given.decisions, given.aim)
        for each in _search(puzzle, given):
            try:
                solution = each.solution
            except BadPuzzle as error:
                print(f"# left out: {error}", file=sys.stderr)
                continue
            if solution.unique:
                print(toml(each, solution), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
