"""What holds for every game. One function for each law; `check_game` runs them all.

Laws 3 to 7, 11, 12 and parts of 8 and 14 are about a position: they are checked at decisions of a `Trial`. Laws 1, 2, 13 and the rest of 8
are about a whole match, law 10 and the rest of 14 about a game. Law 9 is that golden files stay the same: see `majlis.testing.golden`.

    >>> import majlis
    >>> from majlis.testing.laws import check_game
    >>> check_game(majlis.game("alhambra"), decisions=20).held
    True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, final

from majlis.engine.chance import nth_seed
from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import text_of
from majlis.engine.record import Record
from majlis.engine.state import State
from majlis.engine.step import CONFIRM
from majlis.testing.counting import wrong_pieces, wrong_points
from majlis.testing.determinism import Case, same_everywhere
from majlis.testing.nonsense import nonsense_is_refused, nonsense_is_refused_in_play
from majlis.testing.refusing import actions_are_what_is_not_refused
from majlis.testing.saying import everything_can_be_said
from majlis.testing.secrecy import imagined_positions_look_the_same, what_shows_nothing_tells_nothing
from majlis.testing.telling import (
    every_piece_is_explained,
    everything_can_be_asked_about,
    holdings_are_declared,
    outlooks_are_true,
    turns_tell_everything_once,
)
from majlis.testing.trial import PLAYERS, LawBroken, MemoryMaker, Trial, bare_fingerprint

TITLES: Final = {
    1: "the same seed and actions give the same match",
    2: "records, notation and JSON lose nothing",
    3: "legal is exactly what is not refused",
    4: "a copy plays on by itself",
    5: "imagined positions look the same to their seat",
    6: "what shows nothing tells nothing",
    7: "no piece is lost or made",
    8: "every match ends, adds up, and can be taken back",
    10: "nonsense gets a clear answer and changes nothing",
    11: "everything can be said in every language, and every rule named is on the page",
    12: "an outlook shows nothing hidden, and what it announces happens",
    13: "turns tell every event exactly once",
    14: "everything can be asked about",
}

_FAR: Final = 40
"""How many decisions a trial goes back at most."""

# laws of a position


def actions_read_back(trial: Trial) -> None:
    """Law 2, for actions: notation and JSON are read back without loss."""
    verbs = trial.game.verbs
    for seat in range(trial.seats):
        for action in [*trial.match.actions(seat), *trial.match.asides(seat)]:
            try:
                texts = {str(verbs.parse(str(action))), str(verbs.from_json(action.json()))}
            except BadInput as error:
                trial.broken(2, f"the legal action {str(action)!r} cannot be read back: {error}")
            if texts != {str(action)} or verbs.parse(str(action)) != action or verbs.from_json(action.json()) != action:
                trial.broken(2, f"{str(action)!r} is read back as {' and '.join(sorted(texts))}")


def copies_are_free(trial: Trial) -> None:
    """Laws 4 and 7: every legal action is played on a copy; the copy loses no piece, and the original stays as it was."""
    state = trial.match.state
    before = state.fingerprint()
    if state.clone().fingerprint() != before:
        trial.broken(4, "a copy is not equal to its original")
    for after, what in _all_ways(state):
        if after.pieces() != trial.pieces:
            trial.broken(7, f"after {what} there are other pieces: {after.pieces()}, at first {trial.pieces}")
    if state.fingerprint() != before:
        trial.broken(4, f"playing {_culprit(trial)} on a copy changed the original")
    if trial.kept is not None and trial.kept[0].fingerprint() != trial.kept[1]:
        trial.broken(4, "a copy changed while its original was played on")
    trial.kept = state.clone(), before


def pieces_are_conserved(trial: Trial) -> None:
    """Law 7: every piece is in exactly one place."""
    wrong = wrong_pieces(trial.match.state, trial.pieces)
    if wrong:
        trial.broken(7, wrong)


def order_makes_no_difference(trial: Trial) -> None:
    """Law 8 for simultaneous choices: answers lead to the same position in any order; none depends on another."""
    state = trial.match.state
    waiting = list(state.waiting)
    if len(waiting) < 2:
        return
    answers: dict[int, int] = {}
    for seat in waiting:
        codes = state.choice.turned_to(seat).codes(state)
        answers[seat] = codes[trial.chance.below(len(codes))]
    ends: list[str] = []
    for _ in range(3):
        trial.chance.shuffle(waiting)
        after = state.clone()
        for seat in waiting:
            if answers[seat] not in after.choice.turned_to(seat).codes(after):
                trial.broken(8, f"seat {seat} loses its answer because another seat answered first")
            after.turn_to(seat)
            after.apply(answers[seat])
        ends.append(after.fingerprint())
    if len(set(ends)) != 1:
        trial.broken(8, f"the order in which the seats {sorted(waiting)} answer makes a difference")


def undo_and_forward_again(trial: Trial) -> None:
    """Law 8: taking decisions back leads to the positions they were made in, and playing them again to the present one."""
    match = trial.match
    if not trial.past:
        return
    last = trial.straight[-1][0]
    for other in range(trial.seats):
        if other != last and match.undoable(other):
            trial.broken(8, f"seat {other} may undo, but seat {last} decided last")
    now = bare_fingerprint(match.state)
    count = 1 + trial.chance.below(len(trial.past))
    again = trial.straight[-count:]
    for back in range(1, count + 1):
        match.undo(last)
        if bare_fingerprint(match.state) != bare_fingerprint(trial.past[-back]):
            trial.broken(
                8, f"taking back {back} decisions of seat {last} leads elsewhere than to the position before them"
            )
    for seat, text in again:
        match.play(text, seat)
    if bare_fingerprint(match.state) != now:
        trial.broken(8, f"{count} decisions of seat {last}, taken back and played again, lead elsewhere")


def back_and_forward_again(trial: Trial) -> None:
    """Law 8: going back leads to the position in which a decision was made, beyond reveals too, and forward again to the present one."""
    match = trial.match
    if not trial.every:
        return
    now = bare_fingerprint(match.state)
    count = 1 + trial.chance.below(min(len(trial.every), _FAR))
    match.back(match.standing[-count], trial.chance.below(trial.seats))
    if bare_fingerprint(match.state) != bare_fingerprint(trial.every[-count]):
        trial.broken(8, f"going back {count} decisions leads elsewhere than to the position before them")
    for seat, text in trial.straight[-count:]:
        match.play(text, seat)
    if bare_fingerprint(match.state) != now:
        trial.broken(8, f"{count} decisions, gone back and played again, lead elsewhere")
    del trial.past[: max(0, len(trial.past) - match.undoable(trial.straight[-1][0]))]


def points_add_up(trial: Trial) -> None:
    """Law 8: points by source make the score; more points never rank lower."""
    wrong = wrong_points(trial.match.state)
    if wrong:
        trial.broken(8, wrong)


AT_A_DECISION: Final[list[Callable[[Trial], None]]] = [
    actions_read_back,
    actions_are_what_is_not_refused,
    copies_are_free,
    imagined_positions_look_the_same,
    what_shows_nothing_tells_nothing,
    pieces_are_conserved,
    order_makes_no_difference,
    undo_and_forward_again,
    back_and_forward_again,
    points_add_up,
    everything_can_be_said,
    holdings_are_declared,
    outlooks_are_true,
    everything_can_be_asked_about,
]

# laws of a match


def record_replays(trial: Trial) -> None:
    """Law 2: record → text → record → the same match, with the same events, as a whole and in part."""
    match = trial.match
    text = match.record().dumps()
    record = Record.loads(text)
    if record.dumps() != text:
        trial.broken(2, "a record that was read and written again is another text")
    again = record.replay_as(trial.game, match.box)
    if again.state.fingerprint() != match.state.fingerprint():
        trial.broken(2, "the record replays to another position")
    if _told(match, trial.seats) != _told(again, trial.seats):
        trial.broken(2, "the record replays with other events")
    part = trial.chance.below(len(match.entries) + 1)
    if len(record.replay_as(trial.game, match.box, part).entries) != part:
        trial.broken(2, f"a replay to entry {part} ends elsewhere")


def detours_make_no_difference(trial: Trial) -> None:
    """Law 8: the match without what was taken back, and without confirming turns, is the same match."""
    match = trial.match
    if not trial.comparable:
        return
    straight = trial.game.start(trial.seats, trial.options, trial.seed)
    for seat, text in trial.straight:
        if text != CONFIRM.name:
            straight.play(text, seat)
    if bare_fingerprint(straight.state) != bare_fingerprint(match.state):
        trial.broken(
            8, "without the decisions that were taken back and without confirming turns, the match ends elsewhere"
        )


def match_has_ended(trial: Trial) -> None:
    """Law 8: at the end nobody has a decision left, nothing is possible any more, and somebody has won or tied."""
    match = trial.match
    if (
        match.waiting
        or match.actor != -1
        or match.prompt is not None
        or any(match.actions(seat) for seat in range(trial.seats))
    ):
        trial.broken(8, "the match is over, but somebody is still to decide")
    for action in trial.game.verbs.by_name.values():
        try:
            match.play(action(), 0)
        except IllegalAction:
            continue
        trial.broken(8, f"the match is over, but {action.name!r} can still be played")


AT_THE_END: Final[list[Callable[[Trial], None]]] = [
    record_replays,
    detours_make_no_difference,
    turns_tell_everything_once,
    match_has_ended,
]

# running them


@final
class Report:
    """What was checked and what was found."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.matches = 0
        self.decisions = 0
        """Decisions played."""
        self.checked = 0
        """Decisions at which all laws of a position were checked."""
        self.broken: list[LawBroken] = []

    @property
    def held(self) -> bool:
        """Whether no law was broken."""
        return not self.broken

    def add(self, other: Report) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.checked += other.checked
        self.broken += other.broken

    def __str__(self) -> str:
        head = f"{self.game.title}: {self.matches} matches, {self.decisions} decisions, all laws checked at {self.checked} of them"
        if self.held:
            return f"{head}: every law holds"
        return "\n".join([f"{head}: {len(self.broken)} times a law is broken", *(str(error) for error in self.broken)])


Progress = Callable[[Report], None]


def check_match(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: str = "1",
    player: str = "random",
    checks: int | None = None,
    remember: MemoryMaker | None = None,
) -> Report:
    """Play one match to its end and check the laws at about `checks` of its decisions (None: at all). Raises `LawBroken`."""
    report = Report(game)
    length = 0 if checks is None else _length(game, seats, options, seed)
    trial = Trial(game, seats, options, seed, player, remember)
    try:
        nonsense_is_refused_in_play(trial)
        while not trial.match.over:
            if checks is None or trial.chance.below(length) < checks:
                for law in AT_A_DECISION:
                    law(trial)
                report.checked += 1
            if trial.length > game.bound:
                trial.broken(8, f"the match should end within {game.bound} decisions")
            trial.step()
        for law in (pieces_are_conserved, points_add_up, everything_can_be_said, *AT_THE_END):
            law(trial)
    except LawBroken:
        raise
    except Exception as error:
        what = f"the game fails with {type(error).__name__}: {error}"
        raise LawBroken(8, trial.where(), what, trial.record()) from error
    report.matches = 1
    report.decisions = trial.decisions
    return report


def check_game(game: Game, *, decisions: int = 2000, seed: str = "1", progress: Progress | None = None) -> Report:
    """Check every law for every seat count and option set of a game, at about `decisions` decisions altogether.

    The report lists what was broken; each entry says where, and carries the record that leads there.
    """
    report = Report(game)
    tables = tables_of(game)
    for law in (
        partial(nonsense_is_refused, game),
        partial(same_everywhere, game, cases_of(game, seed)),
        partial(every_piece_is_explained, game),
    ):
        try:
            law()
        except LawBroken as error:
            report.broken.append(error)
    number = 0
    while report.checked < decisions and len(report.broken) < 10:
        seats, options = tables[number % len(tables)]
        checks = max(1, decisions // len(tables))
        try:
            report.add(
                check_match(game, seats, options, nth_seed(seed, number), PLAYERS[number % len(PLAYERS)], checks)
            )
        except LawBroken as error:
            report.broken.append(error)
        number += 1
        if progress is not None:
            progress(report)
    return report


def tables_of(game: Game) -> list[tuple[int, dict[str, object]]]:
    """Every seat count with every option set; neighbours differ in both, so that a short run sees much of either."""
    sets: list[dict[str, object]] = [dict(options) for options in game.option_sets()]
    counts = list(game.seat_counts)
    out = [(seats, options) for options in sets for seats in counts]
    step = _stride(len(out))
    return [out[i * step % len(out)] for i in range(len(out))]


def table_name(seats: int, options: Mapping[str, object]) -> str:
    """A short name of a seat count with an option set, for test reports and files."""
    words = []
    for name, value in options.items():
        text = (
            "+".join(value)
            if isinstance(value, list)
            else text_of(value)
            if isinstance(value, (bool, int, str))
            else str(value)
        )
        words.append(f"{name}={text or 'none'}")
    return "-".join([str(seats), *words])


def cases_of(game: Game, seed: str) -> list[Case]:
    """Matches for law 1: every table once, for a while."""
    return [(seats, options, nth_seed(seed, i), 20) for i, (seats, options) in enumerate(tables_of(game))]


def _stride(n: int) -> int:
    """A step that visits everything: about 0.6 n, without a common divisor."""
    step = max(1, n * 5 // 8)
    while _common_divisor(step, n) != 1:
        step += 1
    return step


def _common_divisor(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


def _length(game: Game, seats: int, options: Mapping[str, object] | None, seed: str) -> int:
    """About how many decisions a match has, from one played at random."""
    trial = Trial(game, seats, options, seed)
    state = trial.match.state
    n = 0
    while not state.over:
        codes = state.codes()
        if not codes:
            trial.broken(3, f"seat {state.actor} is asked {state.choice.prompt} but has no legal action")
        state.apply(codes[trial.chance.below(len(codes))])
        n += 1
        if n > game.bound:
            trial.broken(8, f"the match should end within {game.bound} decisions")
    return max(1, n)


def _all_ways(state: State) -> Iterator[tuple[State, str]]:
    """The position after each legal action and aside, every one on a copy of its own."""
    for seat in state.waiting:
        choice = state.choice.turned_to(seat)
        for code in choice.codes(state):
            after = state.clone()
            after.turn_to(seat)
            after.apply(code)
            yield after, f"{seat} {choice.action(state, code)}"
    for seat in range(state.seats):
        menu = None if state.over else state.aside_menu(seat)
        for code in menu.codes(state) if menu is not None else ():
            after = state.clone()
            after.apply_aside(seat, code)
            yield after, f"{seat} (off its turn) {menu.action(state, code) if menu else code}"


def _culprit(trial: Trial) -> str:
    """Which action affected the original through a copy: found by trying each in a fresh copy of the same position."""
    match = trial.match.record().replay_as(trial.game, trial.match.box)
    before = match.state.fingerprint()
    for _, what in _all_ways(match.state):
        if match.state.fingerprint() != before:
            return what
    return "some action"


def _told(match: Match, seats: int) -> list[object]:
    """What everybody saw, from setup to the last entry."""
    told: list[object] = []
    for events in [match.opening, *match.events_since(0)]:
        told.append([[event.json(seat) for event in events] for seat in (None, *range(seats))])
    return told
