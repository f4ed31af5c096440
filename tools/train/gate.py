"""The contests that a network has to win before it ships, with one command.

    python tools/train/gate.py tools/train/candidates/tadmor.bin --seats 2 3 4 --seed f4 --ahead 90 --jobs 2 --out build/gate/tadmor

At each number of seats the network plays 400 matches against the beam without one, against a search of equal time, and against the network
that the package has for that number, if there is one, which plays the same way. With `--ahead 90` a network thinks ahead for about 90 ms a
decision (`ahead:40it:FILE`), otherwise it plays as the beam does (`net:FILE`). Every deal is played from every seat; at three and
more seats the network sits alone among copies of its opponent. It passes a contest if the lower end of the 95 % interval is above par.
Alone at the table (`--seats 1`) both play the same deals, and the difference between their shares of wins has to be above 0.

How many rounds of thinking fit into that time, and how many rounds of the search take as long as the network does, is measured first, and
kept: both then think in rounds (`yardstick:15it`), so that a busy machine makes nobody weaker, and an interrupted gate goes on where it
was. `--seconds` interrupts it after that time; run it again to go on. `gate.json` in the folder `--out` holds everything; `ship.py` reads
it. Deals should be new: choose a seed that neither training nor choosing has used.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import majlis
from majlis.arena.contest import Contest, contest, play_contest
from majlis.arena.standings import Share, Standings
from majlis.bots import decide, player_named, stream
from majlis.bots.net import digest, loads
from majlis.engine.chance import nth_seed
from majlis.engine.state import State

MATCHES: Final = 400
"""How many matches each contest must have, at least."""
FEW, MANY = 8, 40
"""Rounds of thinking whose times are compared."""
TIMED: Final = 60
"""How many decisions are timed."""
GAMES: Final = Path(majlis.__file__).parent / "games"


def seconds(player: str, positions: list[State], seed: str) -> float:
    """The processor time that a player takes for these decisions."""
    one = player_named(player)
    begun = process_time()
    for number, state in enumerate(positions):
        decide(one, state, state.actor, stream(nth_seed(seed, number), state.actor))
    return process_time() - begun


def positions_of(player: str, game: str, seats: int, options: dict[str, Any], seed: str) -> list[State]:
    """Decisions of a match that a player plays against itself, evenly spread."""
    state = majlis.game(game).state(seats, options, seed)
    one = player_named(player)
    chances = [stream(seed, seat) for seat in range(seats)]
    met: list[State] = []
    while not state.over:
        seat = state.actor
        if len(state.codes()) > 1:
            met.append(state.clone())
        state.apply(decide(one, state, seat, chances[seat]))
    return met[:: max(1, len(met) // TIMED)]


def rounds_in(taken: float, thinking: Callable[[int], str], positions: list[State], seed: str) -> int:
    """How many rounds a player has to think, so that these decisions take it that many seconds."""
    few, many = (seconds(thinking(rounds), positions, seed) for rounds in (FEW, MANY))
    each = (many - few) / (MANY - FEW)
    return max(2, round(FEW + (taken - few) / each)) if each > 0 else FEW


def rounds_for(player: str, game: str, seats: int, options: dict[str, Any], seed: str) -> int:
    """How many rounds a search has to think, so that it takes as long as a player over the same decisions."""
    positions = positions_of(player, game, seats, options, seed)
    return rounds_in(seconds(player, positions, seed), lambda rounds: f"yardstick:{rounds}it", positions, seed)


def rounds_ahead(net: Path, ms: int, game: str, seats: int, options: dict[str, Any], seed: str) -> int:
    """How many rounds a network has to think ahead, so that it takes about `ms` milliseconds a decision in a match of its beam."""
    positions = positions_of(playing(net, 0), game, seats, options, seed)
    return rounds_in(ms / 1000.0 * len(positions), lambda rounds: playing(net, rounds), positions, seed)


def playing(net: Path, ahead: int) -> str:
    """The player with a network: it thinks ahead for that many rounds; with 0 it is the beam."""
    return f"ahead:{ahead}it:{net}" if ahead else f"net:{net}"


def share_of(one: Contest, units: list[Any]) -> tuple[Share, float]:
    """How a network did, and what would be no better than its opponent."""
    if one.seats > 1:
        standings = Standings(one, units)
        return standings.meetings[0, 1], standings.par
    # The units of a deal follow each other: first the network's match, then the other's.
    won = [float(ranks == [1]) for unit in units for _, ranks, _, _ in unit]
    apart = [mine - theirs for mine, theirs in zip(won[::2], won[1::2], strict=True)]
    return Share(apart, len(apart)), 0.0


def said(share: Share, par: float, seats: int) -> str:
    """As it stands in the header of a network."""
    interval = 100.0 if share.interval is None else 100 * share.interval
    text = f"{100 * share.share:.1f} ± {interval:.1f} % of {share.matches}"
    return text if seats == 2 else f"{text}, {'more of the same deals' if seats == 1 else f'par {100 * par:.0f}'}"


def result_of(one: Contest, opponent: str, share: Share, par: float) -> dict[str, Any]:
    """A contest, as `gate.json` keeps it."""
    low = -1.0 if share.interval is None else share.share - share.interval
    return {
        "seats": one.seats,
        "against": opponent,
        "result": said(share, par, one.seats),
        "matches": share.matches,
        "low": round(low, 4),
        "par": round(par, 4),
        "passed": share.matches >= MATCHES and low > par,
    }


def opponents(net: Path, game: str, seats: int, rounds: int, ahead: int) -> list[tuple[str, str]]:
    """Whom a network has to beat: what it is called in the header, and the player. The network before it plays as this one does."""
    out = [("plain-beam", "plain-beam"), ("a search of equal time", f"yardstick:{rounds}it")]
    before = GAMES / game / "net" / f"{seats}.bin"
    if before.is_file() and digest(before.read_bytes()) != digest(net.read_bytes()):
        out.append(("the network before it", playing(before, ahead)))
    return out


class OutOfTime(Exception):
    """The time for this run is over."""


def stop_after(until: float, units: int) -> Callable[[int], None]:
    """What a contest tells how far it is. Raises `OutOfTime` at that time, unless all is played."""

    def told(done: int) -> None:
        if done < units and monotonic() > until:
            raise OutOfTime(f"{done} of {units}")

    return told


def measured(given: argparse.Namespace, kept: dict[str, Any], game: str, seats: int) -> None:
    """Note for how many rounds network and search think, if that is not known yet."""
    key, seed, options = str(seats), nth_seed(given.seed, 0), dict(given.options)
    if given.ahead and key not in kept["ahead_rounds"]:
        kept["ahead_rounds"][key] = rounds_ahead(given.net, given.ahead, game, seats, options, seed)
    kept["player"][key] = playing(given.net, kept["ahead_rounds"].get(key, 0))
    if key not in kept["rounds"]:
        kept["rounds"][key] = given.rounds or rounds_for(kept["player"][key], game, seats, options, seed)


def play(given: argparse.Namespace) -> dict[str, Any]:
    """Play what has not been played yet."""
    until = monotonic() + given.seconds if given.seconds else math.inf
    given.out.mkdir(parents=True, exist_ok=True)
    game = loads(given.net.read_bytes()).header["game"]
    file = given.out / "gate.json"
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    about = {"net": digest(given.net.read_bytes()), "game": game, "seed": given.seed, "options": given.options}
    if {name: kept.get(name, value) for name, value in about.items()} != about:
        raise SystemExit(f"{given.out} holds the gate of another network or seed; name another folder or remove it")
    if kept and kept.get("ahead", 0) != given.ahead:
        raise SystemExit(
            f"{given.out} holds a gate with --ahead {kept.get('ahead', 0)}; name another folder or remove it"
        )
    about["ahead"] = given.ahead
    kept = {"player": {}, "ahead_rounds": {}, "rounds": {}, "contests": [], **kept, **about}
    options = dict(given.options)
    for seats in given.seats:
        measured(given, kept, game, seats)
        file.write_text(json.dumps(kept, indent=1))
        player, rounds = kept["player"][str(seats)], kept["rounds"][str(seats)]
        deals = -(-given.matches // seats)
        for name, opponent in opponents(given.net, game, seats, rounds, kept["ahead_rounds"].get(str(seats), 0)):
            one = contest(
                game,
                players=[player, opponent],
                gauntlet=player,
                seats=seats,
                options=options,
                deals=deals,
                seed=given.seed,
            )
            where = given.out / f"{seats}-{name.replace(' ', '-')}.jsonl"
            try:
                units = play_contest(one, jobs=given.jobs, file=where, progress=stop_after(until, one.units))
            except OutOfTime as done:
                print(f"{game}, {seats} seats, against {opponent}: {done} played; run it again to go on", flush=True)
                return kept
            share, par = share_of(one, units)
            found = {**result_of(one, name, share, par), "player": opponent}
            others = [each for each in kept["contests"] if (each["seats"], each["against"]) != (seats, name)]
            kept["contests"] = [*others, found]
            file.write_text(json.dumps(kept, indent=1))
            verdict = "passed" if found["passed"] else "not passed"
            print(f"{game}, {seats} seats, against {opponent}: {found['result']}: {verdict}", flush=True)
            if not found["passed"] and not given.all:
                return kept
    return kept


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("net", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each contest, at least")
    parser.add_argument("--ahead", type=int, default=0, help="milliseconds a decision to think ahead; 0: the beam")
    parser.add_argument("--rounds", type=int, default=0, help="how long the search thinks; 0: measured")
    parser.add_argument("--option", dest="options", action="append", default=[], type=lambda text: text.split("=", 1))
    parser.add_argument("--all", action="store_true", help="go on after a contest that was not passed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=0, help="how long this run plays, about; 0: until all is played")
    parser.add_argument("--out", type=Path, required=True)
    play(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
