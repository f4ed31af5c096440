"""Laws 12 to 14: what people are told of a position, of what would happen and of what has happened is true and hides what is hidden."""

from __future__ import annotations

import json
from typing import Final

from majlis.engine.action import Action
from majlis.engine.chance import Chance
from majlis.engine.game import Game
from majlis.engine.holdings import Remark, difference
from majlis.engine.match import Match
from majlis.engine.outlook import Attempt, Looking, Outlook
from majlis.engine.state import State
from majlis.testing.saying import can_be_named, can_be_said
from majlis.testing.secrecy import difference as what_differs
from majlis.testing.trial import LawBroken, Trial

_ACTIONS: Final = 3
"""This many actions of a decision are checked."""
_WORLDS: Final = 3
_MANY_WORLDS: Final = 50
"""What is announced must happen in `_WORLDS` imagined positions; at one decision in twenty, in `_MANY_WORLDS`."""
_PIECES: Final = 6


def holdings_are_declared(trial: Trial) -> None:
    """Law 12: holdings are counted under their declared names, and what is not private is no secret."""
    match = trial.match
    declared = [holding.name for holding in trial.game.holdings()]
    for seat in range(trial.seats):
        counts = match.state.holdings(seat)
        if list(counts) != [name for name in declared if name in counts]:
            trial.broken(12, f"the holdings {list(counts)} are not those declared, in their order: {declared}")
        for name in counts:
            can_be_said(trial, f"holding-{name}", "", {"count": counts[name]})
            can_be_said(trial, f"holding-{name}.label", "", {})
        for viewer in range(trial.seats):
            here = match.holdings(seat, viewer)
            there = _open_holdings(trial.game, _world(trial, viewer), seat, viewer)
            if here != there:
                what = what_differs(here, there)
                trial.broken(12, f"seat {viewer} learns something hidden from the holdings of seat {seat}: {what}")


def outlooks_are_true(trial: Trial) -> None:
    """Law 12: an outlook shows nothing hidden, and what it calls certain happens, in imagined positions and in the real one."""
    match = trial.match
    for seat in range(trial.seats):
        legal = [(action, False) for action in match.actions(seat)] + [(action, True) for action in match.asides(seat)]
        places = list(range(len(legal)))
        trial.chance.shuffle(places)
        for place in places[:_ACTIONS]:
            _check_outlook(trial, seat, *legal[place])


def _check_outlook(trial: Trial, seat: int, action: Action, aside: bool) -> None:
    match = trial.match
    outlook = match.outlook(action, seat)
    for remark in outlook.remarks:
        can_be_said(trial, remark.id, remark.rule, remark.facts)
    if json.loads(json.dumps(outlook.json())) != outlook.json():
        trial.broken(12, f"the outlook of {action} is no JSON")
    count = _MANY_WORLDS if trial.chance.below(20) == 0 else _WORLDS
    for number in range(count + 1):
        position = match.state.clone() if number == 0 else _world(trial, seat)
        position.confirming = (1 << position.seats) - 1
        where = "in the real position" if number == 0 else f"in imagine({seat})"
        looking = Looking(trial.game, position, seat, trial.chance.draw(16).hex())
        remarks = trial.game.remarks(position, seat, action)
        if remarks != outlook.remarks:
            trial.broken(
                12, f"the remarks on {action} of seat {seat} depend on what is hidden: {remarks}, {outlook.remarks}"
            )
        _compare(trial, seat, action, outlook, _attempt(looking, position, action, aside, outlook), looking, where)


def _attempt(looking: Looking, position: State, action: Action, aside: bool, outlook: Outlook) -> Attempt:
    first = Attempt(looking, position, action, aside, -1)
    return Attempt(looking, position, action, aside, first.first_shown) if outlook.open else first


def _compare(
    trial: Trial, seat: int, action: Action, outlook: Outlook, found: Attempt, looking: Looking, where: str
) -> None:
    if (found.first_shown >= 0) != outlook.open:
        trial.broken(12, f"whether {action} shows seat {seat} something is announced wrongly: not so {where}")
    told = found.told(found.first_shown if outlook.open else len(found.events))
    if told != outlook.events:
        trial.broken(12, f"{action} of seat {seat} happens otherwise {where}: {what_differs(outlook.events, told)}")
    then = None if outlook.open or found.then is None else found.then.json()
    announced = None if outlook.then is None else outlook.then.json()
    if then != announced:
        trial.broken(12, f"after {action} of seat {seat} something else is asked {where}: {announced}, {then}")
    reached = found.reached if outlook.open else found.after
    for change in outlook.changes:
        by = difference(looking.before[change.seat], reached[change.seat]).get(change.name, 0)
        if change.sure and by != change.low:
            trial.broken(12, f"{action} of seat {seat} announces {change}, but it is {by:+} {where}")


def everything_can_be_asked_about(trial: Trial) -> None:
    """Law 14, for a position: what is told of a piece can be said and hides what is hidden."""
    match = trial.match
    pieces = trial.game.pieces(match.box)
    for _ in range(min(_PIECES, len(pieces))):
        piece = pieces[trial.chance.below(len(pieces))]
        for viewer in range(trial.seats):
            here = match.state.about(piece, viewer)
            _can_be_said(trial, here)
            there = _world(trial, viewer).about(piece, viewer)
            if here != there:
                trial.broken(14, f"seat {viewer} learns something hidden from asking about {piece}: {here}, {there}")
        _can_be_said(trial, match.state.about(piece, None))


def _can_be_said(trial: Trial, remarks: list[Remark]) -> None:
    for remark in remarks:
        can_be_said(trial, remark.id, remark.rule, remark.facts)


def turns_tell_everything_once(trial: Trial) -> None:
    """Law 13: every event that a viewer sees is in exactly one turn, in order; all changes together make the final holdings."""
    match = trial.match
    whole = match.retold()
    happened = [(0, event) for event in match.opening]
    for number, events in enumerate(whole.events_since(0), 1):
        happened += [(number, event) for event in events]
    for viewer in (None, *range(trial.seats)):
        told = [{"entry": entry, **(event.json(viewer) or {})} for entry, event in happened if event.json(viewer)]
        turns = whole.turns(viewer)
        steps = [step for turn in turns for step in _steps(turn)]
        if [{name: value for name, value in step.items() if name != "undone"} for step in steps] != told:
            trial.broken(13, f"the turns tell viewer {viewer} something else than the events do")
        if [turn["number"] for turn in turns] != list(range(len(turns))):
            trial.broken(13, "the turns are not numbered one after the other")
        last = max(0, len(turns) - 3)
        if match.turns(viewer, last) != turns[last:]:
            trial.broken(13, "the last turns are others than they are when all are asked for")
        for turn in turns:
            headline = turn["headline"]
            assert isinstance(headline, dict)
            can_be_said(trial, headline["id"], "", headline["facts"])
    _changes_add_up(trial, whole)


def _changes_add_up(trial: Trial, whole: Match) -> None:
    """At the end nothing is private, so what anybody sees must add up."""
    start = trial.game.start(trial.seats, trial.options, trial.seed)
    sums = [start.state.holdings(seat) for seat in range(trial.seats)]
    for turn in whole.turns():
        changes = turn["changes"]
        assert isinstance(changes, list)
        for change in changes:
            counts = sums[change["seat"]]
            counts[change["name"]] = counts.get(change["name"], 0) + change["by"]
    for seat, counts in enumerate(sums):
        wrong = difference(counts, trial.match.state.holdings(seat))
        if wrong:
            trial.broken(13, f"the changes of all turns miss the final holdings of seat {seat} by {wrong}")


def every_piece_is_explained(game: Game) -> None:
    """Law 14: every piece has a name, a kind and a text in every language, and a rule on the rules page."""
    trial = Trial(game, game.min_seats, None, "1")
    box = trial.match.box
    if game.about(box, "no such piece") is not None:
        raise LawBroken(14, trial.where(), "something that is not a piece is explained", "")
    for piece in game.pieces(box):
        about = game.about(box, piece)
        if about is None:
            raise LawBroken(14, trial.where(), f"the piece {piece} is not explained", "")
        can_be_named(trial, piece)
        can_be_said(trial, about.kind, about.rule, about.facts)
        can_be_said(trial, about.text, about.rule, about.facts)


def _steps(turn: dict[str, object]) -> list[dict[str, object]]:
    steps = turn["steps"]
    assert isinstance(steps, list)
    return steps


def _open_holdings(game: Game, state: State, seat: int, viewer: int) -> dict[str, int]:
    private = [holding.name for holding in game.holdings() if holding.private]
    counts = state.holdings(seat)
    return {name: count for name, count in counts.items() if seat == viewer or name not in private or state.over}


def _world(trial: Trial, seat: int) -> State:
    chance: Chance = trial.chance.fork()
    return trial.match.state.imagine(seat, chance)
