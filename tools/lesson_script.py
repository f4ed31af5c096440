"""Find a seed and the script of a guided match: the learner follows a plan, easy bots answer as they do on the server.

    python tools/lesson_script.py tadmor --seats 2 --seat 1 --seeds 1-400 plan.txt

Each line of the plan is a pattern of the learner's next action (`*` stands for anything). A line `? pattern` is played if it is legal when
its turn comes, and left out otherwise. A line `until CONDITION` (see `lesson_when.py`) lets a bot decide for the learner until the
condition holds, `must CONDITION` ends the attempt where it does not. Each attempt that gets further than those before is reported; the
script of the first seed that reaches the end, or with `--best` the longest, is printed as `lesson.toml` wants it.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from majlis.engine.catalog import game as game_named
from majlis.engine.chance import seed_text
from majlis.engine.lesson_when import Condition, Moment
from majlis.engine.match import Match
from majlis.server.history import Deal
from majlis.server.thinking import Question, think

MOST_DECISIONS = 400
BOT = "easy"


class Attempt:
    """One match that follows the plan as far as it goes."""

    def __init__(self, match: Match, seat: int, plan: list[str], tables: dict[str, object]) -> None:
        self.match = match
        self.seat = seat
        self.plan = plan
        self.tables = tables
        self.reached = 0

    @property
    def complete(self) -> bool:
        return self.reached == len(self.plan)

    def play(self) -> None:
        while not self.complete and not self.match.over and len(self.match.entries) < MOST_DECISIONS:
            others = [seat for seat in self.match.waiting if seat != self.seat]
            if others:
                self.match.play(self.bot(others[0]), others[0])
            elif not self.learner():
                return

    def learner(self) -> bool:
        """Play the learner's next action; False if the plan cannot be followed."""
        moment = Moment(self.match, self.seat, self.tables, {})
        while not self.complete:
            line = self.plan[self.reached]
            kind, _, rest = line.partition(" ")
            if kind in ("must", "until") and not Condition(rest).holds(moment):
                if kind == "until":
                    self.match.play(self.bot(self.seat), self.seat)
                return kind == "until"
            self.reached += 1
            action = None if kind in ("must", "until") else moment.first(rest if kind == "?" else line)
            if action is not None:
                self.match.play(action, self.seat)
                return True
            if kind not in ("must", "until", "?"):
                self.reached -= 1
                return False
        return True

    def bot(self, seat: int) -> str:
        match = self.match
        deal = Deal(match.game.id, match.revision, match.seats, match.game.options.changed(match.options), match.seed)
        lines = tuple((entry.seat, entry.text) for entry in match.entries)
        return think(Question(match.seed, deal, lines, seat, BOT))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("plan", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seeds", default="1-100", help="numbers, read as hexadecimal seeds: 1-400, or a single one")
    parser.add_argument("--best", action="store_true", help="print the longest attempt even if none is complete")
    asked = parser.parse_args()
    game = game_named(asked.game)
    tables = tomllib.loads(game.data_text())
    rows = [line.partition("#")[0].strip() for line in asked.plan.read_text(encoding="utf-8").splitlines()]
    plan = [row for row in rows if row]
    first, _, last = asked.seeds.partition("-")
    best: Attempt | None = None
    for number in range(int(first), int(last or first) + 1):
        attempt = Attempt(game.start(asked.seats, {}, seed_text(str(number))), asked.seat, plan, tables)
        attempt.play()
        if best is None or attempt.reached > best.reached:
            best = attempt
            stopped = "the end" if attempt.complete else repr(plan[attempt.reached])
            print(f"# seed {number}: {attempt.reached} of {len(plan)}, up to {stopped}", flush=True)
        if attempt.complete:
            break
    if best is not None and (best.complete or asked.best):
        print(f'seed = "{best.match.seed}"\nscript = """')
        print("\n".join(f"{entry.seat} {entry.text}" for entry in best.match.entries))
        print('"""')


if __name__ == "__main__":
    main()
