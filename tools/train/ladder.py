"""The ladder of all levels in all games, with one command that may be stopped and continued.

    python tools/train/ladder.py --seed 21a --seconds 540 --jobs 16 --out build/ladder

plays in every game at two seats easy : novice, medium : easy, hard : medium, hard : greedy and master : yardstick:700ms, and at four seats
one hard among three medium: 400 matches each, every deal from every seat. Run it again to go on where it was; `--games`, `--contests` and
`--matches` choose a part, and a larger number of matches continues what a smaller one began.

Each process plays one match at a time, so players that think by the clock have a core of their own as long as there are no more processes
than cores. The next match is always of the contest that has had the least time so far: the quick contests are soon done, and the slow ones
share what is left. After `--seconds` every match is put down at its next decision and kept; the next run takes it up there. (Somebody who
plays by chance has other luck from there on than in a match that was never put down. Whoever thinks by the clock has that anyway.)

`--hard hard:100ms` gives hard a tenth of its second: on the compiled build that is as much thinking as the pure build, which `make play`
gives, does in all of it (`benchmarks/rounds.py` says how much slower it is).

The folder `--out` holds a file of finished matches for each contest, `open.json` with those that were put down, and after each run
`ladder.json` and `ladder.md` with the shares of wins and their 95 % intervals. Only deals that were played from every seat count.
`--report` writes these two without playing.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from time import monotonic, time
from typing import Any, Final, NamedTuple, TypeAlias

import majlis
from majlis.arena.contest import contest
from majlis.arena.standings import Share
from majlis.arena.workers import follow_parent
from majlis.bots import decide, player_named, stream
from majlis.bots.net import digest
from majlis.engine.catalog import game
from majlis.engine.chance import nth_seed

GAMES: Final = ["alhambra", "al_rashid", "tadmor", "sabika"]
NETS: Final = Path(majlis.__file__).parent / "games"
REPORTED: Final = 30.0
"""Seconds between two lines of progress."""
UNKNOWN: Final = 60.0
"""How many seconds a match is thought to take before one was played."""


class Pairing(NamedTuple):
    """Who meets whom: `one` alone among copies of `other`."""

    one: str
    other: str
    seats: int
    aim: str


LADDER: Final[dict[str, Pairing]] = {
    "easy-novice": Pairing("easy", "novice", 2, "65 to 85 %"),
    "medium-easy": Pairing("medium", "easy", 2, "65 to 85 %"),
    "hard-medium": Pairing("hard", "medium", 2, "65 to 85 %"),
    "hard-greedy": Pairing("hard", "greedy", 2, "95 %"),
    "hard-3-medium": Pairing("hard", "medium", 4, "50 %"),
    "master-search": Pairing("master", "yardstick:700ms", 2, "80 %"),
}

Put: TypeAlias = "tuple[list[int], float]"
"""A match that was put down: the codes that were played, and the seconds that it has taken so far."""
Plain: TypeAlias = "tuple[str, int, list[str], int, str]"
Result: TypeAlias = "dict[str, Any]"


def play(plain: Plain, number: int, put: Put, until: float) -> Result:
    """Play a match, or what is left of it, to the end or until that time. A match begins at a deal and is played on in the next seats."""
    game_id, seats, players, deals, seed = plain
    began = monotonic()
    chosen = game(game_id)
    one = contest(game_id, players=players, gauntlet=players[0], seats=seats, deals=deals, seed=seed)
    dealt = nth_seed(one.seed, number // seats)
    turned = number % seats
    luck = nth_seed(dealt, 1 + turned)
    odd, others = player_named(players[0]), player_named(players[1])
    sitting = [odd if seat == turned else others for seat in range(seats)]
    codes = list(put[0])
    state = chosen.state(seats, one.options, dealt)
    for code in codes:
        state.apply(code)
    if codes:
        luck = nth_seed(luck, len(codes))
    chances = [stream(luck, seat) for seat in range(seats)]
    while state.steps and time() < until:
        seat = state.choice.seat
        code = decide(sitting[seat], state, seat, chances[seat])
        state.apply(code)
        codes.append(code)
    taken = put[1] + monotonic() - began
    if state.steps:
        return {"codes": codes, "seconds": taken}
    ranks = state.ranking()
    won = 1.0 / ranks.count(1) if ranks[turned] == 1 else 0.0
    return {"number": number, "won": won, "scores": state.scores(), "decisions": len(codes), "seconds": round(taken, 2)}


class Row:
    """A contest and how far it is."""

    def __init__(self, game_id: str, name: str, pairing: Pairing, matches: int, seed: str, folder: Path) -> None:
        self.name = f"{game_id}-{name}"
        self.pairing = pairing
        players = [pairing.one, pairing.other]
        deals = -(-matches // pairing.seats)
        self.contest = contest(
            game_id, players=players, gauntlet=pairing.one, seats=pairing.seats, deals=deals, seed=seed
        )
        self.file = folder / f"{self.name}.jsonl"
        self.done: dict[int, Result] = {}
        self.open: dict[int, Put] = {}
        """The matches that were put down, by number."""
        self._read()

    def header(self) -> dict[str, Any]:
        """What must not change while a contest is played; another network makes other players."""
        head = self.contest.header()
        del head["deals"]
        net = NETS / self.contest.game / "net" / f"{self.contest.seats}.bin"
        return {**head, "net": digest(net.read_bytes()) if net.is_file() else ""}

    def _read(self) -> None:
        header = json.dumps(self.header(), sort_keys=True)
        if not self.file.exists():
            self.file.write_text(header + "\n", encoding="utf-8")
        text = self.file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        if lines[:1] != [header]:
            raise SystemExit(f"{self.file} holds another contest: other players, another seed or another network")
        if len(whole) < len(text):
            self.file.write_text(whole, encoding="utf-8")
        for line in lines[1:]:
            result = json.loads(line)
            self.done[result["number"]] = result

    def write(self, result: Result) -> None:
        self.done[result["number"]] = result
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result, separators=(",", ":")) + "\n")

    def next_match(self, busy: set[int]) -> int | None:
        """The match to play next: one that was put down, or the first that nobody has begun."""
        for number in sorted(self.open):
            if number not in busy:
                return number
        for number in range(self.contest.matches):
            if number not in self.done and number not in busy:
                return number
        return None

    @property
    def seconds(self) -> float:
        """How long its finished matches took."""
        return float(sum(result["seconds"] for result in self.done.values()))

    def had(self, under_way: int) -> float:
        """How much time it has had; a match under way counts as much as one of it usually takes."""
        usual = self.seconds / len(self.done) if self.done else UNKNOWN
        return self.seconds + sum(put[1] for put in self.open.values()) + usual * under_way

    @property
    def plain(self) -> Plain:
        one = self.contest
        return one.game, one.seats, one.players, one.deals, one.seed

    def share(self) -> Share:
        """How often the one won, in deals that were played from every seat."""
        seats = self.contest.seats
        by_deal: list[float] = []
        for deal in range(self.contest.deals):
            numbers = range(deal * seats, (deal + 1) * seats)
            if all(number in self.done for number in numbers):
                by_deal.append(sum(self.done[number]["won"] for number in numbers) / seats)
        return Share(by_deal, len(by_deal) * seats)

    def json(self) -> dict[str, Any]:
        share = self.share()
        return {
            **self.header(),
            "aim": self.pairing.aim,
            "par": round(1 / self.contest.seats, 4),
            **share.json(),
            "played": len(self.done),
            "wanted": self.contest.matches,
            "seconds_each": round(self.seconds / len(self.done), 2) if self.done else None,
        }


def rows_of(given: argparse.Namespace) -> list[Row]:
    """The contests, with what was played of them."""
    given.out.mkdir(parents=True, exist_ok=True)
    pairings = {name: LADDER[name] for name in given.contests}
    pairings = {name: one._replace(one=given.hard) if one.one == "hard" else one for name, one in pairings.items()}
    rows = [
        Row(game_id, name, pairing, given.matches, given.seed, given.out)
        for game_id in given.games
        for name, pairing in pairings.items()
    ]
    kept = read_open(given.out)
    for row in rows:
        for number, put in kept.get(row.name, {}).items():
            if int(number) not in row.done:
                row.open[int(number)] = (put[0], put[1])
    return rows


def read_open(folder: Path) -> dict[str, dict[str, Any]]:
    file = folder / "open.json"
    return json.loads(file.read_text()) if file.exists() else {}


def play_all(rows: list[Row], jobs: int, seconds: float) -> None:
    """Play until everything is played or the time is over."""
    began = monotonic()
    until = time() + seconds
    told = began
    under_way: dict[Future[Result], tuple[Row, int]] = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=follow_parent) as pool:
        try:
            while True:
                while len(under_way) < jobs and time() < until:
                    now = next_of(rows, list(under_way.values()))
                    if now is None:
                        break
                    row, number = now
                    put = row.open.pop(number, ([], 0.0))
                    under_way[pool.submit(play, row.plain, number, put, until)] = now
                if not under_way:
                    return
                finished, _ = wait(under_way, timeout=REPORTED, return_when=FIRST_COMPLETED)
                for future in finished:
                    row, number = under_way.pop(future)
                    result = future.result()
                    if "won" in result:
                        row.write(result)
                    else:
                        row.open[number] = (result["codes"], result["seconds"])
                if monotonic() - told > REPORTED:
                    told = monotonic()
                    played, wanted = sum(len(row.done) for row in rows), sum(row.contest.matches for row in rows)
                    print(f"{told - began:.0f} s: {played} of {wanted} matches", flush=True)
        except BaseException:  # an interrupt above all: nobody should have to wait for players that are still thinking
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def next_of(rows: list[Row], under_way: list[tuple[Row, int]]) -> tuple[Row, int] | None:
    """The next match: of the contest that has had the least time."""
    found: list[tuple[float, int, Row, int]] = []
    for place, row in enumerate(rows):
        busy = {number for other, number in under_way if other is row}
        number = row.next_match(busy)
        if number is not None:
            found.append((row.had(len(busy)), place, row, number))
    return min(found)[2:] if found else None


def percent(share: dict[str, Any]) -> str:
    if not share["matches"]:
        return ""
    text = f"{100 * share['share']:.1f}"
    interval = "" if share["interval"] is None else f" ± {100 * share['interval']:.1f}"
    return f"{text}{interval} % of {share['matches']}"


def report(rows: list[Row], folder: Path) -> str:
    """Write `ladder.json` and `ladder.md`, and return the table."""
    found = {row.name: row.json() for row in rows}
    (folder / "ladder.json").write_text(json.dumps(found, indent=1) + "\n")
    games = list(dict.fromkeys(row.contest.game for row in rows))
    pairings = list(dict.fromkeys(row.pairing for row in rows))
    lines = [f"| | {' | '.join(game(one).title for one in games)} |", "| --- " * (len(games) + 1) + "|"]
    for pairing in pairings:
        others = f"{pairing.seats - 1} {pairing.other}"
        name = f"{pairing.one} : {pairing.other}" if pairing.seats == 2 else f"one {pairing.one} among {others}"
        par = "" if pairing.seats == 2 else f", {pairing.seats} seats, par {100 / pairing.seats:.0f}"
        cells = [
            percent(found[row.name])
            for one in games
            for row in rows
            if row.contest.game == one and row.pairing == pairing
        ]
        lines.append(f"| {name} (aim {pairing.aim}{par}) | {' | '.join(cells)} |")
    table = "\n".join(lines)
    (folder / "ladder.md").write_text(table + "\n")
    return table


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--contests", nargs="+", choices=list(LADDER), default=list(LADDER))
    parser.add_argument("--matches", type=int, default=400, help="of each contest")
    parser.add_argument("--hard", default="hard", help="who plays as hard: hard:100ms has less time")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--seconds", type=float, default=540.0, help="how long this run plays")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="play nothing, only write the results")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    rows = rows_of(given)
    try:
        if not given.report:
            play_all(rows, given.jobs, given.seconds)
    finally:
        kept = read_open(given.out)
        for row in rows:
            kept[row.name] = {str(number): put for number, put in row.open.items()}
        (given.out / "open.json").write_text(json.dumps({name: puts for name, puts in kept.items() if puts}))
        print(report(rows, given.out), flush=True)


if __name__ == "__main__":
    main()
