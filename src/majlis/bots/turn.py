"""A beam search over a seat's own turn: which courses it could take, and where each leads.

In most games a turn is several decisions, and the first of them often only costs something: a worker moves, a card is played. Looking one
decision ahead cannot tell such actions apart. So a turn is followed to its end, all decisions of the seat in a row, along many courses at
once: after each step the best few positions are kept, and no more than `PER_FIRST` that begin with the same action, so that a costly
beginning is not crowded out by those that look good right away. A course ends where somebody else decides, where something would be
revealed (nobody counts on luck) or when the match is over.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from majlis.bots.judge import Judge
from majlis.engine.state import State

STEPS: Final = 12
"""A course is followed for at most this many decisions."""
FIRSTS: Final = 64
"""At least this many first actions are followed, whatever the width: the beginning of a turn says little."""
PER_FIRST: Final = 3
"""At most this many positions that begin with the same action are kept at each step."""
FOREVER: Final = 1e18


@final
class Course:
    """One way to play a turn: the codes of its decisions, where they lead, and how far ahead the seat then is."""

    def __init__(self, codes: list[int], state: State, lead: float) -> None:
        self.codes = codes
        self.state = state
        self.lead = lead


def still_deciding(state: State, seat: int) -> bool:
    """Whether the seat has more to decide before anything is revealed."""
    return len(state.steps) > 0 and state.choice.seat == seat and not at_curtain(state)


def at_curtain(state: State) -> bool:
    """Whether nothing is left but to let something be revealed: see `Curtain`."""
    return state.choice.prompt == "prompt-confirm"


def courses(
    state: State, seat: int, codes: list[int], judge: Judge, width: int, until: float = FOREVER
) -> list[Course]:
    """The courses that the seat's turn could take, the best first, at most `PER_FIRST` for each first action.

    `codes` are the first actions to look at, `width` says how many positions are kept at each step. The position should be one imagined
    for the seat, with the seat's bit of `confirming` set, otherwise luck decides what looks best. Once the clock (`perf_counter`) shows
    `until`, courses are left as they are after the step that was begun; every first action has been judged by then.
    """
    ended: list[Course] = []
    live = [Course([], state, 0.0)]
    for step in range(STEPS):
        grown: list[Course] = []
        for course in live:
            if step and perf_counter() > until:
                ended.append(course)
                continue
            for code in codes if step == 0 else course.state.codes():
                after = course.state.clone()
                after.apply(code)
                next_one = Course([*course.codes, code], after, judge.lead(after, seat))
                if still_deciding(after, seat):
                    grown.append(next_one)
                else:
                    ended.append(next_one)
        if not grown:
            return best_of(ended, len(ended))
        live = best_of(grown, max(width, FIRSTS) if step == 0 else width)
    ended.extend(live)
    return best_of(ended, len(ended))


def best_of(found: list[Course], most: int) -> list[Course]:
    """The best courses, best first: a few per first action, and only one of those that reach the same position in a different order."""
    found.sort(key=_behind)
    out: list[Course] = []
    firsts: dict[int, int] = {}
    seen: set[tuple[float, tuple[int, ...]]] = set()
    for course in found:
        first = course.codes[0]
        count = firsts.get(first, 0)
        if count == PER_FIRST:
            continue
        same = (course.lead, tuple(sorted(course.codes)))
        if same in seen:
            continue
        seen.add(same)
        firsts[first] = count + 1
        out.append(course)
        if len(out) == most:
            break
    return out


def _behind(course: Course) -> float:
    return -course.lead
