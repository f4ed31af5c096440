"""Playing a match to the end, as fast as the games allow."""

from __future__ import annotations

import logging
from typing import Final

from majlis.bots.levels import level_player
from majlis.bots.player import GaveUp, Player, Seating, decide
from majlis.engine.chance import Chance
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import Value
from majlis.engine.state import State

log: Final = logging.getLogger("majlis.arena")
STAND_IN: Final = "easy"
"""The level that plays on for somebody who gave up: a quick one, as its result does not count."""


def playout(state: State, chance: Chance) -> int:
    """Play a position to the end, choosing every legal action with equal probability; returns the number of decisions."""
    decisions = 0
    while state.steps:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    return decisions


def sit_down(players: list[Player], game: Game, options: dict[str, Value]) -> None:
    """Tell the players, listed by seat, that a match begins."""
    for seat, player in enumerate(players):
        player.begin(Seating(game, len(players), options, seat))


def leave(players: list[Player]) -> None:
    """Tell the players that there are no further matches."""
    for player in players:
        player.close()


def play_state(state: State, players: list[Player], chances: list[Chance], trail: list[int]) -> list[int]:
    """Let the players play a position to the end; `trail` receives the seat and the code of each decision.

    Returns the seats that gave up, the first one first: a bot has played on for them.
    """
    sitting = players[:]
    gone: list[int] = []
    while state.steps:
        seat = state.choice.seat
        player = sitting[seat]
        if player.needs_sight:
            try:
                code = decide(player, state, seat, chances[seat])
            except GaveUp as reason:
                sitting[seat] = replaced(player, seat, reason)
                gone.append(seat)
                continue
        else:
            code = player.choose_blind(state.codes(), chances[seat])
        trail.append(seat)
        trail.append(code)
        state.apply(code)
    return gone


def play_match(match: Match, players: list[Player], chances: list[Chance], trail: list[int]) -> list[int]:
    """The same for a match, which keeps a log of it."""
    sitting = players[:]
    gone: list[int] = []
    while not match.over:
        seat = match.actor
        try:
            code = decide(sitting[seat], match.state, seat, chances[seat])
        except GaveUp as reason:
            sitting[seat] = replaced(sitting[seat], seat, reason)
            gone.append(seat)
            continue
        trail.append(seat)
        trail.append(code)
        match.play_code(code)
    return gone


def replaced(player: Player, seat: int, reason: GaveUp) -> Player:
    """Who plays on for a player that gave up; the log says why it did."""
    log.warning("%s in seat %d has resigned: it %s", player.name, seat, reason)
    return level_player(STAND_IN)


def ranks_with(ranking: list[int], gone: list[int]) -> list[int]:
    """The ranks of a match in which some gave up: they are behind all the others, and whoever gave up first is last."""
    if not gone:
        return ranking
    if len(ranking) == 1:
        return [2]
    out = [0] * len(ranking)
    stayed = [seat for seat in range(len(ranking)) if seat not in gone]
    for seat in stayed:
        out[seat] = 1 + sum(1 for other in stayed if ranking[other] < ranking[seat])
    for i, seat in enumerate(gone):
        out[seat] = len(ranking) - i
    return out
