"""Laws 5 and 6: nobody learns from views, events or legal actions what is hidden from that seat."""

from __future__ import annotations

import json
from typing import Final, TypeAlias

from majlis.engine.events import Event
from majlis.engine.state import AnyChoice, State, View
from majlis.testing.trial import Trial

_WORLDS: Final = 2
"""This many positions are imagined for each seat."""
_ACTIONS: Final = 3
"""This many of the legal actions are tried in them."""

Seen: TypeAlias = "list[dict[str, object] | None]"


def imagined_positions_look_the_same(trial: Trial) -> None:
    """Law 5: `imagine(seat)` gives the same view, question, legal actions, tries and refusals for that seat.

    It also agrees with what the seat remembers, where a game's tests give a `Memory`, and leaves the original as it was.
    """
    state = trial.match.state
    before = state.fingerprint()
    for seat in range(trial.seats):
        here = appearance(state, seat)
        _is_plain(trial, here)
        for world in worlds(trial, seat):
            there = appearance(world, seat)
            for what in here:
                if here[what] != there[what]:
                    trial.broken(
                        5, f"imagine({seat}) shows seat {seat} another {what}: {difference(here[what], there[what])}"
                    )
            if world.pieces() != state.pieces():
                trial.broken(5, f"imagine({seat}) has other pieces: {difference(state.pieces(), world.pieces())}")
            if world.scores() != state.scores():
                trial.broken(5, f"imagine({seat}) has other scores: {world.scores()}, not {state.scores()}")
            for memory in trial.memories[seat : seat + 1]:
                wrong = memory.contradiction(world)
                if wrong:
                    trial.broken(5, f"imagine({seat}) contradicts what seat {seat} has seen: {wrong}")
    if state.fingerprint() != before:
        trial.broken(5, "looking at the position or imagining another has changed it")


def what_shows_nothing_tells_nothing(trial: Trial) -> None:
    """Law 6: if an action's events show a seat nothing, the same action gives that seat the same view and events in every `imagine(seat)`.

    Where an action is not possible in an imagined position (a card played face down that lies elsewhere there), some other action of the
    same player must look the same to that seat. Of an action that does show something, the events before that are compared.
    """
    state = trial.match.state
    moves = _moves(trial)
    for seat in range(trial.seats):
        imagined = worlds(trial, seat)
        for mover, aside, code in moves:
            action = _menu(state, mover, aside).action(state, code)
            seen, shown, view = _outcome(state, mover, aside, code, seat)
            for world in imagined:
                menu = _menu(world, mover, aside)
                if menu.refuse(world, action) is None:
                    other = _outcome(world, mover, aside, menu.code(world, action), seat)
                    if seen != other[0]:
                        what = difference(seen, other[0])
                        trial.broken(
                            6, f"{mover} {action} tells seat {seat} something that its events do not show: {what}"
                        )
                    if not shown and view != other[2]:
                        what = difference(view, other[2])
                        trial.broken(
                            6,
                            f"{mover} {action} shows seat {seat} nothing, but its view depends on what is hidden: {what}",
                        )
                elif mover == seat:
                    trial.broken(6, f"{mover} {action} is legal, but not in imagine({seat})")
                elif not shown and not _looks_like_another(world, mover, aside, seat, (seen, view)):
                    trial.broken(
                        6, f"{mover} {action} shows seat {seat} nothing, but nothing looks like it in imagine({seat})"
                    )


def worlds(trial: Trial, seat: int) -> list[State]:
    """Some positions that the seat could not tell from the present one."""
    return [trial.match.state.imagine(seat, trial.chance.fork()) for _ in range(_WORLDS)]


def appearance(state: State, seat: int) -> dict[str, object]:
    """Everything that a seat can see of a position."""
    out: dict[str, object] = {
        "view": state.view(seat),
        "spectator's view": state.view(None),
        "numbers": state.numbers(seat),
        "spectator's numbers": state.numbers(None),
        "waiting": list(state.waiting),
    }
    if state.over:
        return out
    choice = state.choice
    out["question"] = [choice.prompt, choice.rule, choice.seat, choice.facts(state)]
    if seat in state.waiting:
        mine = choice.turned_to(seat)
        out["list of actions"] = [str(mine.action(state, code)) for code in mine.codes(state)]
        out["list of codes"] = mine.codes(state)
        out["list of tries"] = [f"{action}: {mine.refuse(state, action)}" for action in mine.tries(state)]
    menu = state.aside_menu(seat)
    if menu is not None:
        out["list of asides"] = [str(menu.action(state, code)) for code in menu.codes(state)]
    return out


def _is_plain(trial: Trial, seen: dict[str, object]) -> None:
    """Views and facts are JSON: written and read back they are the same."""
    for what, value in seen.items():
        try:
            again = json.loads(json.dumps(value))
        except (TypeError, ValueError) as error:
            trial.broken(5, f"the {what} is no JSON: {error}")
        if again != value:
            trial.broken(5, f"the {what} is another after it was written as JSON: {difference(value, again)}")


def _moves(trial: Trial) -> list[tuple[int, bool, int]]:
    """Some of what can be done now: by whom, whether out of turn, and the code."""
    state = trial.match.state
    out: list[tuple[int, bool, int]] = []
    for seat in state.waiting:
        out += [(seat, False, code) for code in state.choice.turned_to(seat).codes(state)]
    for seat in range(state.seats):
        menu = None if state.over else state.aside_menu(seat)
        if menu is not None:
            out += [(seat, True, code) for code in menu.codes(state)]
    places = list(range(len(out)))
    trial.chance.shuffle(places)
    return [out[place] for place in places[:_ACTIONS]]


def _menu(state: State, mover: int, aside: bool) -> AnyChoice:
    if aside:
        menu = state.aside_menu(mover)
        assert menu is not None
        return menu
    return state.choice.turned_to(mover)


def _outcome(state: State, mover: int, aside: bool, code: int, seat: int) -> tuple[Seen, bool, View]:
    """What the seat sees of an action: the events until one shows it something, whether one does, and its view afterwards."""
    after = state.clone()
    events: list[Event] = []
    after.log = events
    if aside:
        after.apply_aside(mover, code)
    else:
        after.turn_to(mover)
        after.apply(code)
    seen: Seen = []
    for event in events:
        if seat in event.shown:
            return seen, True, {}
        if event.seen_by(seat) is not None:
            seen.append(dict(event.json(seat) or {}))
    return seen, False, after.view(seat)


def _looks_like_another(world: State, mover: int, aside: bool, seat: int, wanted: tuple[Seen, View]) -> bool:
    for code in _menu(world, mover, aside).codes(world):
        seen, shown, view = _outcome(world, mover, aside, code, seat)
        if not shown and (seen, view) == wanted:
            return True
    return False


def difference(one: object, other: object, place: str = "") -> str:
    """The first place in which two plain values differ, for people."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other or one[key] != other[key]:
                return difference(one.get(key), other.get(key), f"{place}.{key}" if place else str(key))
    if isinstance(one, list) and isinstance(other, list):
        for at in range(min(len(one), len(other))):
            if one[at] != other[at]:
                return difference(one[at], other[at], f"{place}[{at}]")
        return (
            f"{place or 'the list'} has {len(one)} members there, {len(other)} here: {_short(one)} and {_short(other)}"
        )
    return f"{place or 'it'} is {_short(one)} in one and {_short(other)} in the other"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else text[:200] + "…"
