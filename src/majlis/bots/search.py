"""The player that thinks ahead: information-set Monte Carlo tree search over whole turns.

Each round of thinking takes one position that its seat could not tell from the real one and plays in it: down a tree of the turns met so
far, then on until everybody has had a turn, each seat taking what a narrow beam finds. There the judge says how good that was for each
seat, and the result is added to every node on the way. A child of a node is a whole turn, as the beam of `turn` finds them, so that depth
means what it does at the table. The tree is shared by all imagined positions, so that a node stands for everything the seat cannot tell
apart; a child is only compared with those that were legal at the same time. Each seat on the way wants what is best for itself (max^n).

The n-th trial of any turn of the root is made in the same imagined position, so that turns are compared under equal luck, and a branch
grows only once it has been tried a few times. In the end the turn tried most often is played.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from majlis.bots.beam import judge_for
from majlis.bots.greedy import best_reply
from majlis.bots.judge import HAND_MADE, Judge, chance_to_win
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import at_curtain, courses, still_deciding
from majlis.engine.chance import Chance
from majlis.engine.state import State

ROOT_BEAM: Final = 40
NODE_BEAM: Final = 12
"""How many positions the beam keeps for the first turn, and for the others in the tree."""
WIDTH: Final = 8
"""How many turns of a node are considered."""
EXPLORE: Final = 0.3
TRUST: Final = 2.0
"""The first ranking counts as this many trials."""
GROWTH: Final = 10
"""After this many trials a turn gets a node of its own."""
SAMPLE: Final = 24
"""How many actions are compared while playing on."""
MOST_STEPS: Final = 40
"""The most decisions to play on, for games in which a seat decides many times in a row."""


@final
class Node:
    """What was learned about a seat's turn: for each course considered, how often it was legal and tried, and how it went."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.courses: list[list[int]] = []
        self.priors: list[float] = []
        self.legal: list[int] = []
        self.tried: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node | None] = []

    def add(self, course: list[int], prior: float) -> None:
        self.courses.append(course)
        self.priors.append(prior)
        self.legal.append(0)
        self.tried.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def pick(self, codes: list[int]) -> int:
        """The index of the course to try next, by upper confidence bounds; -1 if none of those considered is legal now."""
        best = -1
        best_bound = 0.0
        for i in range(len(self.courses)):
            if self.courses[i][0] not in codes:
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
        """The index of the course tried most often; of several, the one that went best."""
        best = 0
        for i in range(1, len(self.courses)):
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


def consider(node: Node, state: State, codes: list[int], judge: Judge, width: int) -> None:
    """Let a new node consider the best few courses that its seat's turn could take now."""
    for course in courses(state, node.seat, codes, judge, width)[:WIDTH]:
        node.add(course.codes, chance_to_win(course.lead))


def follow(state: State, course: list[int], seat: int) -> None:
    """Play a course and whatever it leaves to decide; a step that is not legal in this position is replaced by the best one."""
    for code in course:
        if not still_deciding(state, seat):
            break
        codes = state.codes()
        state.apply(code if code in codes else codes[best_reply(state, seat, codes)])
    while still_deciding(state, seat):
        codes = state.codes()
        state.apply(codes[best_reply(state, seat, codes)])
    if state.steps and at_curtain(state):
        state.apply(state.codes()[0])


def play_on(state: State, turns: int, beam: int, chance: Chance) -> None:
    """Play this many turns, each found by a beam of that width; with width 0, decide by what looks best right away each time."""
    if beam:
        while state.steps and turns > 0:
            seat = state.choice.seat
            follow(state, courses(state, seat, state.codes(), HAND_MADE, beam)[0].codes, seat)
            turns -= 1
        return
    seat = -1
    for _ in range(MOST_STEPS):
        if not state.steps:
            return
        if state.choice.seat != seat:
            turns -= 1
            if turns < 0:
                return
            seat = state.choice.seat
        codes = state.codes()
        if len(codes) > SAMPLE:
            codes = some_of(codes, chance)
        state.apply(codes[best_reply(state, seat, codes)] if len(codes) > 1 else codes[0])


def some_of(codes: list[int], chance: Chance) -> list[int]:
    """A random sample of the codes."""
    for i in range(SAMPLE):
        j = i + chance.below(len(codes) - i)
        code = codes[j]
        codes[j] = codes[i]
        codes[i] = code
    return codes[:SAMPLE]


@final
class SearchPlayer(Player):
    """Thinks for `ms` milliseconds, or for a number of `rounds` if that is not 0."""

    def __init__(self, name: str, ms: int, rounds: int, learned: bool, laps: int, beam: int) -> None:
        super().__init__(name, True)
        self.ms = ms
        self.rounds = rounds
        self.learned = learned
        self.laps = laps
        """How many turns everybody gets before the result is judged."""
        self.beam = beam
        """How wide the beam is when seats play on below the tree; 0: no beam, they look one decision ahead."""

    def choose(self, table: Glimpse) -> int:
        until = perf_counter() + self.ms / 1000.0
        root = Node(table.seat)
        start = imagined(table)
        judge = judge_for(start, self.learned)
        consider(root, start, table.codes, judge, ROOT_BEAM)
        worlds: list[State] = []
        done = 0
        while done < self.rounds or (self.rounds == 0 and perf_counter() < until):
            at = root.pick(table.codes)
            number = root.tried[at]
            if number == len(worlds):
                worlds.append(imagined(table))
            self.think_once(root, at, worlds[number].clone(), judge, table.chance)
            done += 1
        return root.courses[root.favourite()][0]

    def think_once(self, root: Node, first: int, state: State, judge: Judge, chance: Chance) -> None:
        """Try a course of the root: go down the tree, play on for a while, and update the nodes on the way back up."""
        path: list[Node] = []
        picks: list[int] = []
        node = root
        at = first
        turns = state.seats * self.laps
        while True:
            path.append(node)
            picks.append(at)
            follow(state, node.courses[at], node.seat)
            turns -= 1
            if not state.steps or turns <= 0:
                break
            seat = state.choice.seat
            child = node.children[at]
            if child is None:
                if node.tried[at] < GROWTH:
                    break
                child = Node(seat)
                node.children[at] = child
            elif child.seat != seat:
                break
            codes = state.codes()
            if not child.courses:
                consider(child, state, codes, judge, NODE_BEAM)
            node = child
            at = node.pick(codes)
            if at < 0:
                break
        play_on(state, turns, self.beam, chance)
        won = [-1.0] * state.seats
        for i in range(len(path)):
            node = path[i]
            if won[node.seat] < 0.0:
                won[node.seat] = chance_to_win(judge.lead(state, node.seat))
            node.tried[picks[i]] += 1
            node.sums[picks[i]] += won[node.seat]
