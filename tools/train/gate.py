"""The contests that a network has to win before it ships, with one command.

    python tools/train/gate.py tools/train/candidates/tadmor.bin --seats 2 3 4 --seed f4 --jobs 2 --out build/gate/tadmor

At each number of seats the beam with the network (`net:FILE`) plays 400 matches against the beam without one, against a search of equal
time, and against the network that the package has for that number, if there is one. Every deal is played from every seat; at three and
more seats the network sits alone among copies of its opponent. It passes a contest if the lower end of the 95 % interval is above par.
Alone at the table (`--seats 1`) both play the same deals, and the difference between their shares of wins has to be above 0.

How many rounds of thinking take as long as the network does is measured first, and kept: the search then thinks in rounds
(`yardstick:15it`), so that a busy machine does not make it weaker, and an interrupted gate goes on where it was. `gate.json` in the folder
`--out` holds everything; `ship.py` reads it. Deals should be new: choose a seed that neither training nor choosing has used.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
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


def rounds_for(player: str, game: str, seats: int, options: dict[str, Any], seed: str) -> int:
    """How many rounds a search has to think, so that it takes as long as a player over the same decisions."""
    positions = positions_of(player, game, seats, options, seed)
    taken = seconds(player, positions, seed)
    few, many = (seconds(f"yardstick:{rounds}it", positions, seed) for rounds in (FEW, MANY))
    each = (many - few) / (MANY - FEW)
    return max(2, round(FEW + (taken - few) / each)) if each > 0 else FEW


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


def opponents(net: Path, game: str, seats: int, rounds: int) -> list[tuple[str, str]]:
    """Whom a network has to beat: what it is called in the header, and the player."""
    out = [("plain-beam", "plain-beam"), ("a search of equal time", f"yardstick:{rounds}it")]
    before = GAMES / game / "net" / f"{seats}.bin"
    if before.is_file() and digest(before.read_bytes()) != digest(net.read_bytes()):
        out.append(("the network before it", f"net:{before}"))
    return out


def play(given: argparse.Namespace) -> dict[str, Any]:
    """Play what has not been played yet."""
    given.out.mkdir(parents=True, exist_ok=True)
    game = loads(given.net.read_bytes()).header["game"]
    file = given.out / "gate.json"
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    about = {"net": digest(given.net.read_bytes()), "game": game, "seed": given.seed, "options": given.options}
    if {name: kept.get(name, value) for name, value in about.items()} != about:
        raise SystemExit(f"{given.out} holds the gate of another network or seed; name another folder or remove it")
    kept = {"rounds": {}, "contests": [], **kept, **about}
    options = dict(given.options)
    for seats in given.seats:
        player = f"net:{given.net}"
        if str(seats) not in kept["rounds"]:
            kept["rounds"][str(seats)] = given.rounds or rounds_for(
                player, game, seats, options, nth_seed(given.seed, 0)
            )
            file.write_text(json.dumps(kept, indent=1))
        deals = -(-given.matches // seats)
        for name, opponent in opponents(given.net, game, seats, kept["rounds"][str(seats)]):
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
            share, par = share_of(one, play_contest(one, jobs=given.jobs, file=where))
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
    parser.add_argument("--rounds", type=int, default=0, help="how long the search thinks; 0: measured")
    parser.add_argument("--option", dest="options", action="append", default=[], type=lambda text: text.split("=", 1))
    parser.add_argument("--all", action="store_true", help="go on after a contest that was not passed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    play(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
