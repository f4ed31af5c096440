"""A whole series: self-play, rows and network, several rounds of it, with one command.

    python tools/train/series.py --game tadmor --matches 2:1000 3:500 4:400 --rounds 3 --seed d1 --jobs 16 --out build/train/tadmor

In the first round matches are played as `yardstick` plays; from the second on the network of the round before ranks the five actions that
look best (`play.py --width -5`). A network learns from all rounds so far, and the last one counts twice. The last round trains one network
for each of `--training-seeds`. With the same numbers of matches and seeds it makes the same matches; what `fit.py` makes of them differs
in the last digits from one machine to another. Matches that are there already are not played again: an interrupted series goes on.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).parent
QUICK_WIDTH = -5


def run(*command: object) -> None:
    subprocess.run([str(part) for part in command], check=True)


def played(given: argparse.Namespace, number: int, nets: list[Path]) -> list[Path]:
    """The matches of a round."""
    files = []
    for part in given.matches:
        seats, matches = part.split(":")
        file = given.out / f"round-{number}-{seats}.jsonl"
        files.append(file)
        if not file.exists():
            numbers = ["--seats", seats, "--matches", matches, "--seconds", given.seconds, "--jobs", given.jobs]
            rest = ["--seed", f"{given.seed}{number}", "--width", QUICK_WIDTH, "--out", file, "--nets", *nets]
            run(sys.executable, HERE / "play.py", "--game", given.game, *numbers, *rest)
    return files


def fitted(given: argparse.Namespace, number: int) -> list[Path]:
    """The networks of a round: one, or in the last round one for each training seed."""
    last = number == given.rounds
    seats = [part.split(":")[0] for part in given.matches]
    rows = [given.out / "rows" / str(i + 1) for i in range(number)]
    out, working = [], []
    for training_seed in given.training_seeds if last else given.training_seeds[:1]:
        net = given.out / (f"net-{training_seed}.bin" if last else f"round-{number}.bin")
        command = [
            *given.torch.split(),
            HERE / "fit.py",
            "--rows",
            *rows,
            "--last",
            2 if number > 1 else 1,
            "--seats",
            *seats,
        ]
        command += ["--trace", given.trace, "--units", *given.units, "--epochs", given.epochs, "--seed", training_seed]
        command += ["--parent", f"{given.game} series, seed {given.seed}, {number} rounds of {' '.join(given.matches)}"]
        command += ["--options", given.options, "--commit", given.commit, "--out", net]
        working.append(subprocess.Popen([str(part) for part in command]))
        out.append(net)
    for process in working:
        if process.wait():
            raise SystemExit(1)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", required=True)
    parser.add_argument(
        "--matches", nargs="+", required=True, help="of each round, SEATS:MATCHES for each number of seats"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=3600.0, help="the longest that matches at one number of seats take"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="d1")
    parser.add_argument("--training-seeds", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--trace", type=float, default=0.6)
    parser.add_argument("--units", type=int, nargs="+", default=[64, 32])
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--torch", default=sys.executable, help="the command of a Python that has PyTorch")
    parser.add_argument("--options", default="", help="for the header: which options were played")
    parser.add_argument("--commit", default="", help="for the header")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    nets: list[Path] = []
    for number in range(1, given.rounds + 1):
        files = played(given, number, nets)
        run(sys.executable, HERE / "rows.py", "--jobs", given.jobs, "--out", given.out / "rows" / str(number), *files)
        print(f"{given.game}: round {number} played after {perf_counter() - began:.0f} s", flush=True)
        nets = fitted(given, number)
        print(f"{given.game}: round {number} trained after {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
