"""A match played at random as fast as the engine goes, with the cheap laws at every decision.

It is played on a bare position, in codes. Afterwards its record is written from what was played, read again and replayed as a match: what
codes do to a position and what actions do in a match must come to the same. Everything that people may do besides deciding, and the laws
that try every action, are for `majlis.testing.laws.check_match`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NoReturn, final

from majlis.engine.chance import Chance, nth_seed, seed_text
from majlis.engine.errors import MajlisError
from majlis.engine.game import Game
from majlis.engine.match import check_of
from majlis.engine.options import text_of
from majlis.engine.record import Line, Record
from majlis.testing.counting import wrong_pieces, wrong_points
from majlis.testing.trial import LawBroken

PLAYERS: Final = ("random", "by_verb")
OFFER: Final = 31
"""The bits of a code that say which offer of a menu it belongs to: to choose among them first plays what is seldom offered more often."""
_ASIDES: Final = 24
"""About once in this many decisions somebody does something out of turn, where that is possible."""


@final
class Quick:
    """One match; `play()` plays it to the end and raises `LawBroken` where a law does not hold."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str = "1",
        player: str = "random",
    ) -> None:
        if player not in PLAYERS:
            raise ValueError(f"no player {player!r}; there are {', '.join(PLAYERS)}")
        self.game = game
        self.seed = seed_text(seed)
        self.player = player
        self.match = game.start(seats, options, self.seed)
        self.state = self.match.state.clone()
        self.chance = Chance.of(nth_seed(self.seed, 1))
        self.pieces = self.state.pieces()
        self.lines: list[Line] = []
        self.decisions = 0

    def play(self) -> int:
        """Play it to the end and replay its record; returns how many decisions it took."""
        try:
            self._check()
            while not self.state.over:
                self._step()
                self._check()
            self._replay()
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(8, self.where(), f"the game fails with {type(error).__name__}: {error}", "") from error
        return self.decisions

    def _step(self) -> None:
        state, chance = self.state, self.chance
        if chance.below(_ASIDES) == 0 and self._aside():
            return
        waiting = state.waiting
        if len(waiting) > 1:
            state.turn_to(waiting[chance.below(len(waiting))])
        codes = state.codes()
        if not codes:
            self.broken(3, f"seat {state.actor} is asked {state.choice.prompt} but has no legal action")
        if self.player == "by_verb":
            offers = sorted({code & OFFER for code in codes})
            offer = offers[chance.below(len(offers))]
            codes = [code for code in codes if code & OFFER == offer]
        code = codes[chance.below(len(codes))]
        self.lines.append(Line(state.actor, str(state.choice.action(state, code)), 0))
        state.apply(code)
        self.decisions += 1
        if self.decisions > self.game.bound:
            self.broken(8, f"the match should end within {self.game.bound} decisions")

    def _aside(self) -> bool:
        """Somebody does something out of turn, if anybody may. What could just as well be an answer is left to the answers."""
        for seat in range(self.state.seats):
            menu = self.state.aside_menu(seat)
            codes = [] if menu is None else menu.codes(self.state)
            if menu is None or not codes:
                continue
            code = codes[self.chance.below(len(codes))]
            text = str(menu.action(self.state, code))
            if seat in self.state.waiting and self._is_an_answer(seat, text):
                continue
            self.lines.append(Line(seat, text, 0))
            self.state.apply_aside(seat, code)
            return True
        return False

    def _is_an_answer(self, seat: int, text: str) -> bool:
        choice = self.state.choice.turned_to(seat)
        return any(str(choice.action(self.state, code)) == text for code in choice.codes(self.state))

    def _check(self) -> None:
        wrong = wrong_pieces(self.state, self.pieces)
        if wrong:
            self.broken(7, wrong)
        wrong = wrong_points(self.state)
        if wrong:
            self.broken(8, wrong)

    def _replay(self) -> None:
        """Law 2: the record, written and read, replays to the position that was reached."""
        text = self.record()
        try:
            again = Record.loads(text).replay_as(self.game, self.match.box)
        except MajlisError as error:
            self.broken(2, f"the record does not replay: {error}")
        if again.state.fingerprint() != self.state.fingerprint():
            self.broken(2, "the record replays to another position")

    # reporting

    def record(self) -> str:
        """What was played so far, as a text."""
        record = self.match.record()
        record.lines = self.lines
        record.over = self.state.over
        record.final_check = check_of(self.state)
        record.scores = self.state.scores()
        return record.dumps()

    def where(self) -> str:
        """The place, in words from which the match can be played again."""
        changed = self.game.options.changed(self.match.options)
        given = " ".join(f"{name}={text_of(value)}" for name, value in changed.items())
        last = self.lines[-1] if self.lines else None
        return (
            f"game {self.game.id}, seats {self.match.seats}, options {given or '-'}, seed {self.seed.lstrip('0') or '0'}, "
            f"player {self.player}, after entry {len(self.lines)}" + (f": {last.seat} {last.text}" if last else "")
        )

    def broken(self, law: int, what: str) -> NoReturn:
        raise LawBroken(law, self.where(), what, self.record())
