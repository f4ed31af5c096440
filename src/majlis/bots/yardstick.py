"""The yardstick for measuring bots: two players that never change, however much the others improve.

`yardstick` looks one step ahead, follows the ten actions that look best to the end of its turn, and takes the best. `yardstick:700ms` is
information-set Monte Carlo tree search over single decisions.

Each round of thinking takes one position that its seat could not tell from the real one and plays in it: down a tree of the decisions met
so far, then on for a few turns as `greedy` would. There the game's guess of the prospects says how good that was for each seat, and the
result is added to every node on the way. The tree is shared by all imagined positions, so that a node stands for everything the seat cannot
tell apart. A child is only compared with those that were legal at the same time (its *availability*), which keeps rare actions from looking
neglected. In the end the action tried most often is taken. Each seat on the way wants what is best for itself (max^n).

Four things make it strong in little time. A new node ranks its actions by looking one step ahead and considers only the best few. Every
look stops before anything is revealed, so that nobody counts on future luck. The n-th trial of any action of the root is made in the same
imagined position, so that actions are compared under equal luck. And a branch grows only once it has been tried a few times.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from majlis.bots.greedy import best_reply, ranked
from majlis.bots.judge import chance_to_win, lead, standing
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import at_curtain
from majlis.engine.chance import Chance
from majlis.engine.state import State

KEPT: Final = 10
"""How many actions the quick player follows to the end of its turn."""
WIDTH: Final = 8
"""How many actions of a node are considered."""
EXPLORE: Final = 0.3
TRUST: Final = 2.0
"""The first ranking counts as this many trials."""
GROWTH: Final = 10
"""After this many trials an action gets a node of its own."""
ROUNDS: Final = 2
"""How many turns everybody gets before the result is judged."""
MOST_STEPS: Final = 40
"""And the most decisions, for games in which a seat decides many times in a row."""
SAMPLE: Final = 24
"""How many actions are compared while playing on."""


@final
class Node:
    """What was learned about a seat's decision: for each action considered, how often it was legal and tried, and how it went."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
        """The index of the action to try next, by upper confidence bounds; -1 if none of those considered is legal now."""
        best = -1
        best_bound = 0.0
        for i in range(len(self.codes)):
            if self.codes[i] not in codes:
                continue
            self.legal[i] += 1
            weight = self.tried[i] + TRUST
            mean = (self.sums[i] + TRUST * self.priors[i]) / weight
            bound = mean + EXPLORE * sqrt(log(self.legal[i] + 1.0) / weight)
            if best < 0 or bound > best_bound:
                best = i
                best_bound = bound
        return best

    def favourite(self) -> int:
        """The index of the action tried most often; of several, the one that went best."""
        best = 0
        for i in range(1, len(self.codes)):
            if self.tried[i] > self.tried[best] or (
                self.tried[i] == self.tried[best] and self.sums[i] > self.sums[best]
            ):
                best = i
        return best


def imagined(table: Glimpse) -> State:
    """A position to think in: everybody stops before anything is revealed, so that nobody in it counts on future luck."""
    state = table.imagine()
    state.confirming = (1 << state.seats) - 1
    return state


def first_sight(state: State, seat: int, codes: list[int], keep: int) -> list[tuple[float, int]]:
    """The few actions that look best one step ahead, with the standing to which each leads at the end of the turn, the best first."""
    looked: list[tuple[float, int]] = []
    for code in codes:
        after = state.clone()
        after.apply(code)
        looked.append((-standing(after, seat), code))
    looked.sort()
    return ranked(state, seat, [code for _, code in looked[:keep]], keep)


def consider(node: Node, state: State, codes: list[int]) -> None:
    """Let a new node consider the best few of the actions that are legal now."""
    for ahead, code in first_sight(state, node.seat, codes, WIDTH):
        node.add(code, chance_to_win(ahead))


def play_on(state: State, changes: int, steps: int, chance: Chance) -> None:
    """Play as `greedy` would until the decision has passed from seat to seat that many times."""
    seat = -1
    while state.steps:
        if state.choice.seat != seat:
            if seat >= 0:
                changes -= 1
            if changes <= 0:
                return
            seat = state.choice.seat
        if steps == 0:
            return
        steps -= 1
        codes = state.codes()
        n = len(codes)
        if n == 1:
            state.apply(codes[0])
            continue
        if n > SAMPLE:
            for i in range(SAMPLE):
                j = i + chance.below(n - i)
                code = codes[j]
                codes[j] = codes[i]
                codes[i] = code
            codes = codes[:SAMPLE]
        state.apply(codes[best_reply(state, seat, codes)])


def think_once(root: Node, first: int, state: State, chance: Chance) -> None:
    """Try an action of the root: go down the tree, play on for a while, and update the nodes on the way back up."""
    path: list[Node] = []
    picks: list[int] = []
    node = root
    at = first
    changes = state.seats * ROUNDS
    while True:
        path.append(node)
        picks.append(at)
        state.apply(node.codes[at])
        if state.steps and at_curtain(state):
            state.apply(state.codes()[0])
        if not state.steps:
            break
        seat = state.choice.seat
        if seat != node.seat:
            changes -= 1
            if changes == 0:
                break
        child = node.children[at]
        if child is None:
            if node.tried[at] < GROWTH:
                break
            child = Node(seat)
            node.children[at] = child
        elif child.seat != seat:
            break
        codes = state.codes()
        if not child.codes:
            consider(child, state, codes)
        node = child
        at = node.pick(codes)
        if at < 0:
            break
    play_on(state, changes, MOST_STEPS, chance)
    values = state.values()
    won = [chance_to_win(lead(values, seat)) for seat in range(state.seats)]
    for i in range(len(path)):
        node = path[i]
        node.tried[picks[i]] += 1
        node.sums[picks[i]] += won[node.seat]


@final
class Yardstick(Player):
    """Takes what looks best at first glance."""

    def __init__(self) -> None:
        super().__init__("yardstick", True)

    def choose(self, table: Glimpse) -> int:
        state = table.imagine()
        state.confirming |= 1 << table.seat
        return first_sight(state, table.seat, table.codes, KEPT)[0][1]


@final
class SearchingYardstick(Player):
    """Thinks for `ms` milliseconds, or for a number of `rounds` if that is not 0."""

    def __init__(self, name: str, ms: int, rounds: int) -> None:
        super().__init__(name, True)
        self.ms = ms
        self.rounds = rounds

    def choose(self, table: Glimpse) -> int:
        until = perf_counter() + self.ms / 1000.0
        root = Node(table.seat)
        consider(root, imagined(table), table.codes)
        worlds: list[State] = []
        done = 0
        while done < self.rounds or (self.rounds == 0 and perf_counter() < until):
            at = root.pick(table.codes)
            number = root.tried[at]
            if number == len(worlds):
                worlds.append(imagined(table))
            think_once(root, at, worlds[number].clone(), table.chance)
            done += 1
        return root.codes[root.favourite()]
