"""The player that thinks ahead decision by decision, and lets a judge say how good the outcome is.

It is the search of `yardstick`, with three differences: a network may judge the positions at the end of each imagined continuation; actions
are settled to the end of the turn before all but the best few are dropped; and how long everybody plays on is a parameter, because a good
judge needs to look less far ahead.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from majlis.bots.beam import judge_for
from majlis.bots.greedy import ranked, settled
from majlis.bots.judge import Judge, chance_to_win
from majlis.bots.net import Net
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import at_curtain
from majlis.bots.yardstick import GROWTH, MOST_STEPS, WIDTH, Node, imagined, play_on
from majlis.engine.chance import Chance
from majlis.engine.state import State

LOOKED_AT: Final = 24
"""How many actions of a node are followed to the end of the turn."""


def consider(node: Node, state: State, codes: list[int], judge: Judge) -> None:
    """Let a new node consider the best few of the actions that are legal now, each judged at the end of the turn."""
    found: list[tuple[float, int]] = []
    for _, code in ranked(state, node.seat, codes, LOOKED_AT):
        after = state.clone()
        after.apply(code)
        settled(after, node.seat)
        found.append((-judge.lead(after, node.seat), code))
    found.sort()
    for behind, code in found[:WIDTH]:
        node.add(code, chance_to_win(-behind))


@final
class DecisionPlayer(Player):
    """Thinks for `ms` milliseconds, or for a number of `rounds` if that is not 0."""

    def __init__(self, name: str, ms: int, rounds: int, learned: bool, laps: int, net: Net | None = None) -> None:
        super().__init__(name, True)
        self.ms = ms
        self.rounds = rounds
        self.learned = learned
        self.laps = laps
        """How many turns everybody gets before the result is judged."""
        self.net = net
        """A network of its own, instead of the one in the package."""

    def choose(self, table: Glimpse) -> int:
        until = perf_counter() + self.ms / 1000.0
        root = Node(table.seat)
        start = imagined(table)
        judge = judge_for(start, self.learned, own=self.net, name=self.name)
        consider(root, start, table.codes, judge)
        worlds: list[State] = []
        done = 0
        while done < self.rounds or (self.rounds == 0 and perf_counter() < until):
            at = root.pick(table.codes)
            number = root.tried[at]
            if number == len(worlds):
                worlds.append(imagined(table))
            self.think_once(root, at, worlds[number].clone(), judge, table.chance)
            done += 1
        return root.codes[root.favourite()]

    def think_once(self, root: Node, first: int, state: State, judge: Judge, chance: Chance) -> None:
        """Try an action of the root: go down the tree, play on for a while, and update the nodes on the way back up."""
        path: list[Node] = []
        picks: list[int] = []
        node = root
        at = first
        changes = state.seats * self.laps
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
                consider(child, state, codes, judge)
            node = child
            at = node.pick(codes)
            if at < 0:
                break
        play_on(state, changes, MOST_STEPS, chance)
        won = [-1.0] * state.seats
        for i in range(len(path)):
            node = path[i]
            if won[node.seat] < 0.0:
                won[node.seat] = chance_to_win(judge.lead(state, node.seat))
            node.tried[picks[i]] += 1
            node.sums[picks[i]] += won[node.seat]
