"""What runs in the process of trials: matches of bots, and what is counted in them."""

from __future__ import annotations

import os
from dataclasses import dataclass

from majlis.bots import player_named
from majlis.bots.player import decide, stream
from majlis.engine.action import Action
from majlis.engine.catalog import game
from majlis.engine.chance import nth_seed
from majlis.engine.form_values import forms_of
from majlis.server.history import box_of
from majlis.server.thinking import begin as begin_bot

SEED = "1000"
"""All trials of a game are played from the same seeds: two sets can be compared, and the game's own values need be tried once."""
BOT = "novice"
"""It plays for points and takes what is too good; a thousand matches with each set take minutes, also where nothing is compiled."""
GIVEN_AWAY = ("discard",)
"""Verbs by which nobody gets the piece that they name."""
NICE = 15


@dataclass(frozen=True)
class Batch:
    """Matches to be played: of which game, from which number on, how many, and with which data file (None: the game's own)."""

    game: str
    seats: int
    first: int
    count: int
    toml: str | None


@dataclass(frozen=True)
class Played:
    """One match: points of all seats on average, decisions, and the keys of the records that somebody took."""

    points: float
    length: int
    taken: frozenset[str]


def begin() -> None:
    """Set up the process: tables and their bots come first."""
    begin_bot()
    os.nice(NICE)


def play(batch: Batch) -> list[Played]:
    return [_play(batch, number) for number in range(batch.first, batch.first + batch.count)]


def _play(batch: Batch, number: int) -> Played:
    one = game(batch.game)
    box = None if batch.toml is None else box_of(batch.game, batch.toml)
    pieces = _pieces(batch.game)
    state = one.state(batch.seats, dict(forms_of(one).forms.options), nth_seed(SEED, number), box)
    player = player_named(BOT)
    chances = [stream(nth_seed(SEED, number), seat) for seat in range(batch.seats)]
    taken: set[str] = set()
    length = 0
    while state.steps:
        seat = state.choice.seat
        code = decide(player, state, seat, chances[seat])
        if pieces:
            taken |= _taken(state.choice.action(state, code), pieces)
        state.apply(code)
        length += 1
    scores = state.scores()
    return Played(sum(scores) / len(scores), length, frozenset(taken))


def _taken(action: Action, pieces: dict[str, str]) -> set[str]:
    """The keys of the records whose pieces somebody gets by an action, or uses."""
    if action.verb.name in GIVEN_AWAY:
        return set()
    return {pieces[word] for part in str(action).split() for word in part.split("+") if word in pieces}


def _pieces(name: str) -> dict[str, str]:
    """The key of each record by what a match calls it."""
    forms = forms_of(game(name))
    found = {forms.piece(place): place.key for place in forms.places}
    return {piece: key for piece, key in found.items() if piece is not None}


def seats_for(name: str) -> int:
    """Three bots play, two where a game is for two only."""
    one = game(name)
    return min(max(3, one.min_seats), one.max_seats)
