"""Fit the curves that turn leads into chances to win, and say how well they fit.

    python tools/train/calibrate.py play --game sabika --seats 4 --matches 200 --seed ca1 --out build/curves/sabika-4.jsonl
    python tools/train/calibrate.py fit build/curves/*.jsonl

`play` lets bots of equal strength play matches and, at some decisions of each, writes down what an analysis would see: everybody's lead at
the end of the best course in a position imagined for the mover, and in the end who won. `fit` finds weight and bonus at each share of the
match (see `majlis.analysis.curve`) by maximum likelihood, from three matches in four, writes `src/majlis/analysis/data/curves.json` and
prints how the others turned out: chances that were foretold against shares that were won. A curve names the network that judged (`judge`),
since for another one it has to be fitted again. Run `play` again with the same `--out`, and it
goes on with further seeds; `fit` leaves games alone that it is given no file of.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from time import perf_counter
from typing import Any

import majlis
from majlis.analysis.curve import KNOTS, Curve, result
from majlis.analysis.review import QUICK
from majlis.analysis.weighing import Effort, Weighing
from majlis.bots import decide, player_named
from majlis.bots.net import digest, net_for
from majlis.bots.player import stream
from majlis.engine.chance import Chance, nth_seed

OUT = Path(__file__).parents[2] / "src" / "majlis" / "analysis" / "data" / "curves.json"
GAMES = Path(majlis.__file__).parent / "games"
FEWEST = 40
"""With fewer matches, those of the same game with other numbers of seats are fitted too."""
APART = 4
"""One match in this many is kept out of the fit and used to check it."""
STEPS = 200
MOST_ROWS = 3000
"""More than these say little more, and take long."""
SLOPE = 0.04
"""How strongly weights are drawn towards each other: there are few matches for each."""


class Witness(Curve):
    """A curve that notes the leads it is given."""

    def chances(self, leads: list[float], mover: int, share: float) -> list[float]:
        SEEN.append(leads)
        return [1.0 / len(leads)] * len(leads)


SEEN: list[list[float]] = []


def judge_of(game: str, seats: int) -> str:
    """Who judges positions of a game: a network, by its weights; empty: the game's own guess."""
    if net_for(majlis.game(game).state(seats=seats, seed="1")) is None:
        return ""
    return digest((GAMES / game / "net" / f"{seats}.bin").read_bytes())


def play(game: str, seats: int, player: str, seed: str, every: int) -> dict[str, Any]:
    """One match: some decisions, and who won."""
    bot = player_named(player)
    state = majlis.game(game).state(seats=seats, seed=seed)
    chances = [stream(seed, seat) for seat in range(seats)]
    dice = Chance.of(nth_seed(seed, 7))
    none = Witness((0.0,) * len(KNOTS), (0.0,) * len(KNOTS), 1.0)
    effort = Effort(QUICK.width, 1, 1)
    samples: list[list[Any]] = []
    decided = 0
    while state.steps:
        seat = state.choice.seat
        if dice.below(every) == 0 and len(state.codes()) > 1:
            SEEN.clear()
            Weighing(state, seat, none, 0.0, effort)
            if SEEN:
                samples.append([decided, seat, [round(lead, 3) for lead in SEEN[0]]])
        state.apply(decide(bot, state, seat, chances[seat]))
        decided += 1
    return {"decisions": decided, "won": result(state), "samples": samples}


def run_play(given: argparse.Namespace) -> None:
    given.out.parent.mkdir(parents=True, exist_ok=True)
    first = sum(1 for _ in given.out.open()) if given.out.exists() else 0
    until = perf_counter() + given.seconds
    for number in range(first, first + given.matches):
        if perf_counter() > until:
            break
        found = play(given.game, given.seats, given.player, nth_seed(given.seed, number), given.every)
        about = {"game": given.game, "seats": given.seats, "player": given.player}
        line = {**about, "judge": judge_of(given.game, given.seats), **found}
        with given.out.open("a") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


# fitting


def spread(share: float) -> list[float]:
    """How much each knot counts at a share of the match."""
    place = min(share, 1.0) * (len(KNOTS) - 1)
    low = min(int(place), len(KNOTS) - 2)
    out = [0.0] * len(KNOTS)
    out[low], out[low + 1] = 1.0 - (place - low), place - low
    return out


def rows_of(matches: list[dict[str, Any]], usual: float) -> list[tuple[list[float], int, list[float], list[float]]]:
    return [
        (spread(decided / usual), seat, leads, match["won"])
        for match in matches
        for decided, seat, leads in match["samples"]
    ]


def fit(rows: list[Any], usual: float, scale: float) -> Curve:
    """The most likely weights and bonuses, found by following the gradient (Adam)."""
    rows = rows[:: max(1, len(rows) // MOST_ROWS)]
    count = len(KNOTS)
    values = [0.5] * count + [0.0] * count  # weights are per `scale` points
    first, second = [0.0] * (2 * count), [0.0] * (2 * count)
    for step in range(1, STEPS + 1):
        slopes = gradient(rows, values, scale)
        for i, slope in enumerate(slopes):
            first[i] = 0.9 * first[i] + 0.1 * slope
            second[i] = 0.99 * second[i] + 0.01 * slope * slope
            at = first[i] / (1 - 0.9**step) / (math.sqrt(second[i] / (1 - 0.99**step)) + 1e-8)
            values[i] += 0.06 * at
        values[:count] = [max(0.02, value) for value in values[:count]]
    weights = tuple(round(value / scale, 5) for value in values[:count])
    return Curve(weights, tuple(round(value, 4) for value in values[count:]), usual)


def gradient(rows: list[Any], values: list[float], scale: float) -> list[float]:
    count = len(KNOTS)
    out = [0.0] * (2 * count)
    for parts, seat, leads, won in rows:
        weight = sum(part * value for part, value in zip(parts, values))
        bonus = sum(part * value for part, value in zip(parts, values[count:]))
        drawn = [weight * lead / scale for lead in leads]
        drawn[seat] += bonus
        if len(drawn) == 1:
            drawn = [*drawn, 0.0]
            won = [won[0], 1.0 - won[0]]
            leads = [*leads, 0.0]
        most = max(drawn)
        powers = [math.exp(max(-60.0, one - most)) for one in drawn]
        total = sum(powers)
        wrong = [mine - power / total for mine, power in zip(won, powers)]
        up = sum(miss * lead / scale for miss, lead in zip(wrong, leads))
        for i, part in enumerate(parts):
            if part:
                out[i] += part * up
                out[count + i] += part * wrong[seat]
    size = max(1, len(rows))
    out = [one / size for one in out]
    for i in range(count - 1):  # neighbours resemble each other
        for base in (0, count):
            apart = values[base + i + 1] - values[base + i]
            out[base + i] += SLOPE * apart
            out[base + i + 1] -= SLOPE * apart
    return out


BINS = (0.0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1.0001)


def checked(curve: Curve, matches: list[dict[str, Any]]) -> dict[str, Any]:
    """How chances turned out in matches that were not fitted: by size, and the mean squared error beside that of knowing nothing."""
    bins = [[0, 0.0, 0.0] for _ in BINS[1:]]
    error = blind = 0.0
    count = 0
    for match in matches:
        for decided, seat, leads in match["samples"]:
            chances = curve.chances(leads, seat, curve.share(decided))
            for chance, won in zip(chances, match["won"]):
                place = next(i for i, top in enumerate(BINS[1:]) if chance < top)
                bins[place][0] += 1
                bins[place][1] += chance
                bins[place][2] += won
                error += (chance - won) ** 2
                blind += (1.0 / max(2, len(leads)) - won) ** 2
                count += 1
    told = [[round(low, 2), n, round(p / n, 3), round(w / n, 3)] for low, (n, p, w) in zip(BINS, bins) if n]
    return {"error": round(error / count, 4), "blind": round(blind / count, 4), "bins": told}


def run_fit(given: argparse.Namespace) -> None:
    out: dict[str, Any] = json.loads(OUT.read_text(encoding="utf-8"))  # games that are not fitted again stay
    found = [[json.loads(line) for line in file.open()] for file in sorted(given.files)]
    for matches in found:
        game, seats = matches[0]["game"], matches[0]["seats"]
        judge = judge_of(game, seats)
        if {match.get("judge") for match in matches} != {judge}:
            raise SystemExit(f"{game}, {seats} seats: these matches were judged by another network; play them again")
        alone = len(matches) >= FEWEST
        used = [matches] if alone else [others for others in found if others[0]["game"] == game and seats > 1]
        rows = [row for each in used or [matches] for row in rows_of(fitted(each), usual_of(each))]
        leads = [abs(lead) for match in matches for _, _, seen in match["samples"] for lead in seen]
        curve = fit(rows, usual_of(matches), sum(leads) / len(leads))
        check = checked(curve, matches[::APART])
        out[f"{game}/{seats}"] = {
            "weights": curve.weights,
            "bonuses": curve.bonuses,
            "decisions": round(curve.decisions, 1),
            "matches": len(matches),
            "alone": alone,
            "player": matches[0]["player"],
            "judge": judge,
            "check": check,
        }
        print(
            game,
            seats,
            len(matches),
            "matches",
            curve.weights,
            curve.bonuses,
            check["error"],
            check["blind"],
            flush=True,
        )
    OUT.write_text(json.dumps(dict(sorted(out.items())), indent=1) + "\n", encoding="utf-8")
    table([one["check"] for one in out.values()])


def usual_of(matches: list[dict[str, Any]]) -> float:
    """How many decisions a match usually has."""
    return float(sum(match["decisions"] for match in matches) / len(matches))


def fitted(matches: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The matches that are fitted; the others are used to check."""
    return [match for number, match in enumerate(matches) if number % APART]


def table(checks: list[Any]) -> None:
    """Foretold and won, over all games, as a table for the docs."""
    for place, low in enumerate(BINS[:-1]):
        found = [row for check in checks for row in check["bins"] if row[0] == round(low, 2)]
        n = sum(row[1] for row in found)
        if n:
            told = sum(row[1] * row[2] for row in found) / n
            won = sum(row[1] * row[3] for row in found) / n
            print(f"| {low:.0%} to {min(1.0, BINS[place + 1]):.0%} | {n} | {told:.1%} | {won:.1%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--game", required=True)
    playing.add_argument("--seats", type=int, required=True)
    playing.add_argument("--matches", type=int, default=200)
    playing.add_argument("--seconds", type=float, default=1e9, help="no match begins later than this")
    playing.add_argument("--player", default="greedy")
    playing.add_argument("--every", type=int, default=8, help="write down one decision in this many")
    playing.add_argument("--seed", default="ca1")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=run_play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.set_defaults(run=run_fit)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
