"""Law 3: what is legal, what is refused, and that there is nothing between the two."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Action, PartValue, Verb
from majlis.testing.trial import Trial

LAW: Final = 3
_WRONG_ACTIONS: Final = 24
"""This many wrong actions are made up for each seat at each decision."""


def actions_are_what_is_not_refused(trial: Trial) -> None:
    """`actions()` is never empty before the end and without duplicates; `refuse` is None exactly for what begins a legal action.

    It tries all legal actions and their beginnings, everything that a person may point at, and made-up actions whose parts were
    exchanged, dropped or added; for every seat, even those that have nothing to decide.
    """
    match = trial.match
    for seat in range(trial.seats):
        legal = match.actions(seat)
        if seat in match.waiting and not legal:
            trial.broken(LAW, f"seat {seat} is asked {match.state.choice.prompt} but has no legal action")
        if seat not in match.waiting and legal:
            trial.broken(LAW, f"seat {seat} is not to decide but has legal actions")
        asides = match.asides(seat)
        _look_at(trial, seat, legal)
        _look_at(trial, seat, asides)
        possible = [*legal, *asides]
        _learn_words(trial, possible)
        candidates = _beginnings([*possible, *match.tries(seat)])
        candidates += [_make_wrong(trial, possible) for _ in range(_WRONG_ACTIONS)]
        begun = {str(action) for action in _beginnings(possible)}
        for action in {str(action): action for action in candidates}.values():
            _compare(trial, seat, action, begun)


def _compare(trial: Trial, seat: int, action: Action, begun: set[str]) -> None:
    refusal = trial.match.refuse(action, seat)
    if refusal is None and str(action) not in begun:
        trial.broken(LAW, f"seat {seat} is not refused {str(action)!r}, but no legal action begins so")
    if refusal is not None and str(action) in begun:
        trial.broken(LAW, f"seat {seat} is refused {str(action)!r} ({refusal}), but a legal action begins so")
    if refusal is not None and not refusal.id.startswith("refused-"):
        trial.broken(LAW, f"the refusal of {str(action)!r} has the id {refusal.id!r}; it should begin with 'refused-'")


def _look_at(trial: Trial, seat: int, actions: list[Action]) -> None:
    """Each action is finished, met once, and leads back to its code."""
    state = trial.match.state
    texts = [str(action) for action in actions]
    if len(set(texts)) != len(texts):
        trial.broken(
            LAW,
            f"seat {seat} has legal actions twice: {', '.join(sorted(t for t in set(texts) if texts.count(t) > 1))}",
        )
    for action in actions:
        if not action.finished:
            trial.broken(LAW, f"the legal action {str(action)!r} is unfinished")
    if seat in trial.match.waiting:
        choice = state.choice.turned_to(seat)
        for code in choice.codes(state):
            back = choice.code(state, choice.action(state, code))
            if back != code:
                trial.broken(LAW, f"the action of code {code}, {choice.action(state, code)}, has the code {back}")


def _beginnings(actions: list[Action]) -> list[Action]:
    """The actions with all their unfinished forms, each once."""
    out: dict[str, Action] = {}
    for action in actions:
        for n in range(len(action.parts) + 1):
            begun = Action(action.verb, action.parts[:n])
            out.setdefault(str(begun), begun)
    return list(out.values())


def _learn_words(trial: Trial, actions: list[Action]) -> None:
    for action in actions:
        for at, value in enumerate(action.parts):
            words = trial.met.setdefault((action.verb.name, at), [])
            for word in (value,) if isinstance(value, str) else value:
                if word not in words:
                    words.append(word)


def _make_wrong(trial: Trial, actions: list[Action]) -> Action:
    """An action that looks like one but need not be: a verb of the game, or a legal action with one part changed."""
    chance = trial.chance
    verbs = list(trial.game.verbs.by_name.values())
    verb = verbs[chance.below(len(verbs))]
    if not actions or chance.below(3) == 0:
        parts = [_some_value(trial, verb, at) for at in range(len(verb.parts))]
        return Action(verb, tuple(parts[: chance.below(len(parts) + 1)]))
    action = actions[chance.below(len(actions))]
    if not action.parts:
        return action
    at = chance.below(len(action.parts))
    old = action.parts[at]
    new = _some_value(trial, action.verb, at) if isinstance(old, str) else _other_set(trial, action.verb, at, old)
    return Action(action.verb, (*action.parts[:at], new, *action.parts[at + 1 :]))


def _some_value(trial: Trial, verb: Verb, at: int) -> PartValue:
    word = _some_word(trial, verb, at)
    if verb.parts[at].kind != "words":
        return word
    return _other_set(trial, verb, at, (word,))


def _some_word(trial: Trial, verb: Verb, at: int) -> str:
    """A word seen in this place before, or one that no game knows."""
    words = trial.met.get((verb.name, at), [])
    if words and trial.chance.below(8):
        return words[trial.chance.below(len(words))]
    strange = {"cell": ("99,-99", "0,0", "100,101", "-1,0"), "number": ("0", "-1", "999999")}
    known = strange.get(verb.parts[at].kind, ("nothing_like_it", "0", "none"))
    return known[trial.chance.below(len(known))]


def _other_set(trial: Trial, verb: Verb, at: int, old: tuple[str, ...]) -> tuple[str, ...]:
    """A multiset with a member added, dropped or exchanged."""
    words = list(old)
    how = trial.chance.below(3)
    if how != 0 and words:
        words.pop(trial.chance.below(len(words)))
    if how != 1:
        words.append(_some_word(trial, verb, at))
    return tuple(sorted(words))
