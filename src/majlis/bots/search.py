"""The player that thinks: information-set Monte Carlo tree search.

Each round of thinking imagines one position that its seat could not tell from the real one and plays in it: down a tree of the decisions
met so far, then on for a while by a quick policy. Where it ends, the game's guess of the prospects says how good that was for each
seat, and every node on the way learns it. The tree is shared by all imagined positions, so that a node stands for everything the seat
cannot tell apart. A child is only compared with those that were legal at the same time (its *availability*), which keeps rare actions
from looking neglected. In the end the action most often tried is taken.

Each seat on the way wants what is best for itself (max^n). Three things make it quick enough for games with many legal actions: a new
node ranks its actions by one step of looking ahead and keeps only the best few; that look stops before anything is revealed, so that luck
does not rank them; and playing on stops after some decisions.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from majlis.bots.greedy import best_reply, standing
from majlis.bots.player import Glimpse, Player
from majlis.engine.chance import Chance
from majlis.engine.state import State

WIDTH: Final = 8
"""How many actions of a node are considered."""
EXPLORE: Final = 0.5
TRUST: Final = 1.0
"""How much the first ranking counts against what is learned later."""
HORIZON: Final = 8
"""How many decisions are played beyond the tree."""
SAMPLE: Final = 5
"""How many actions the quick policy compares."""
SCALE: Final = 12.0
"""A lead of so many points is worth about three wins in four."""


@final
class Node:
    """What is known of the situation after certain decisions: for each considered action how often it was legal, tried and how it went."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.codes: list[int] = []
        self.priors: list[float] = []
        self.legal: list[int] = []
        self.tried: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node | None] = []

    def add(self, code: int, prior: float) -> None:
        self.codes.append(code)
        self.priors.append(prior)
        self.legal.append(0)
        self.tried.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def pick(self, codes: list[int]) -> int:
        """The place of the action to try next, by upper confidence bounds; -1 if none of the considered ones is legal now."""
        best = -1
        best_bound = 0.0
        for i in range(len(self.codes)):
            if self.codes[i] not in codes:
                continue
            self.legal[i] += 1
            tried = self.tried[i]
            if tried == 0:
                bound = self.priors[i] + EXPLORE * sqrt(log(self.legal[i] + 1.0)) + 0.5
            else:
                mean = (self.sums[i] + TRUST * self.priors[i]) / (tried + TRUST)
                bound = mean + EXPLORE * sqrt(log(self.legal[i] + 1.0) / tried)
            if best < 0 or bound > best_bound:
                best = i
                best_bound = bound
        return best

    def favourite(self) -> int:
        best = 0
        for i in range(len(self.codes)):
            if self.tried[i] > self.tried[best]:
                best = i
        return self.codes[best]


def chance_to_win(lead: float) -> float:
    """A lead in points as a number from 0 to 1."""
    x = lead / SCALE
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def consider(node: Node, state: State, codes: list[int]) -> None:
    """Let a new node consider the best few actions that are legal now."""
    seat = node.seat
    here = state.clone()
    here.confirming |= 1 << seat
    ranked: list[tuple[float, int]] = []
    for code in codes:
        after = here.clone()
        after.apply(code)
        ranked.append((-standing(after, seat), code))
    ranked.sort()
    for i in range(min(WIDTH, len(ranked))):
        lead, code = ranked[i]
        node.add(code, chance_to_win(-lead))


def play_on(state: State, chance: Chance) -> None:
    """Some more decisions by a quick policy: the best of a few."""
    for _ in range(HORIZON):
        if state.over:
            return
        codes = state.codes()
        n = len(codes)
        if n > SAMPLE:
            for i in range(SAMPLE):
                j = i + chance.below(n - i)
                code = codes[j]
                codes[j] = codes[i]
                codes[i] = code
            codes = codes[:SAMPLE]
        if n == 1:
            state.apply(codes[0])
        else:
            state.apply(codes[best_reply(state, state.choice.seat, codes)])


def think_once(root: Node, state: State, chance: Chance) -> None:
    """One imagined match: down the tree, one node more, on for a while, and back up."""
    path: list[Node] = []
    picks: list[int] = []
    node = root
    while state.steps:
        codes = state.codes()
        if not node.codes:
            consider(node, state, codes)
        if len(codes) == 1:
            at = 0 if node.codes[0] == codes[0] else -1
        else:
            at = node.pick(codes)
        if at < 0:
            break
        path.append(node)
        picks.append(at)
        state.apply(node.codes[at])
        fresh = node.tried[at] == 0
        child = node.children[at]
        if child is None:
            if not state.steps:
                break
            child = Node(state.choice.seat)
            node.children[at] = child
        elif state.steps and child.seat != state.choice.seat:
            break
        node = child
        if fresh:
            break
    play_on(state, chance)
    won: list[float] = []
    for seat in range(state.seats):
        won.append(chance_to_win(standing(state, seat)))
    for i in range(len(path)):
        node = path[i]
        node.visits += 1
        node.tried[picks[i]] += 1
        node.sums[picks[i]] += won[node.seat]


@final
class SearchPlayer(Player):
    """Thinks for `ms` milliseconds, or for a number of `rounds` if that is not 0."""

    def __init__(self, name: str, ms: int, rounds: int) -> None:
        super().__init__(name, True)
        self.ms = ms
        self.rounds = rounds

    def choose(self, table: Glimpse) -> int:
        root = Node(table.seat)
        consider(root, table.imagine(), table.codes)
        until = perf_counter() + self.ms / 1000.0
        done = 0
        while done < self.rounds or (self.rounds == 0 and perf_counter() < until):
            think_once(root, table.imagine(), table.chance)
            done += 1
        return root.favourite()
