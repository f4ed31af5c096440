"""Playing a match to the end, as fast as the games allow."""

from __future__ import annotations

from majlis.bots.player import Player, decide
from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.engine.state import State


def playout(state: State, chance: Chance) -> int:
    """Play a position to the end, choosing every legal action with equal probability; returns the number of decisions."""
    decisions = 0
    while state.steps:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    return decisions


def play_state(state: State, players: list[Player], chances: list[Chance], trail: list[int]) -> None:
    """Let the players play a position to the end; `trail` receives the seat and the code of each decision."""
    while state.steps:
        seat = state.choice.seat
        player = players[seat]
        if player.needs_sight:
            code = decide(player, state, seat, chances[seat])
        else:
            code = player.choose_blind(state.codes(), chances[seat])
        trail.append(seat)
        trail.append(code)
        state.apply(code)


def play_match(match: Match, players: list[Player], chances: list[Chance], trail: list[int]) -> None:
    """The same for a match, which keeps a log of it."""
    while not match.over:
        seat = match.actor
        code = decide(players[seat], match.state, seat, chances[seat])
        trail.append(seat)
        trail.append(code)
        match.play_code(code)
