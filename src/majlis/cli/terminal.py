"""A match at the terminal: draws the table, says what happened, asks, explains, takes back.

It knows nothing about any game: the picture, the words and the rules come from the game, the numbered choices from `Choosing`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.table import Table

from majlis.arena.playout import replaced
from majlis.bots import GaveUp, Player, decide, stream
from majlis.cli.choosing import Choosing, blocks, label
from majlis.cli.explaining import MOST_FOUND, explained, names, pieces
from majlis.cli.faults import said
from majlis.cli.reading import write_text
from majlis.cli.rules import book_of, find, show_rule
from majlis.cli.scores import score_table
from majlis.cli.screen import Screen, complete_with
from majlis.cli.speaking import name, outlook, refusal, remarks, say, told, verb
from majlis.engine.action import Action
from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.match import Match
from majlis.engine.outlook import Looking
from majlis.engine.words import Words

LOG_LINES = 20
_MOST_REASONS = 30
_HELP = (
    ("1, 2, …", "number"),
    ("{example}", "notation"),
    ("Enter", "enter"),
    ("more", "more"),
    ("why NOTATION", "why"),
    ("undo", "undo"),
    ("table", "table"),
    ("look N", "look"),
    ("log N", "log"),
    ("rules WORD", "rules"),
    ("about WORD", "about"),
    ("save FILE", "save"),
    ("quit", "quit"),
)


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """One match with the people at this terminal and the bots in the other seats."""

    def __init__(self, match: Match, bots: Mapping[int, Player], words: Words, path: Path | None) -> None:
        self.match = match
        self.bots = dict(bots)
        self.words = words
        self.path = path
        """Where the match is saved after every decision; None: nowhere yet."""
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.screen = Screen(len(self.people) > 1)
        self.luck = {seat: stream(match.seed, seat) for seat in bots}
        self.heard = {seat: self._last_decision(seat) for seat in self.people}
        """How many entries each person has seen; in a resumed match those up to that person's last decision."""
        self.heard_turn = dict.fromkeys(self.people, 0)
        """The current turn when each person last looked."""
        self.sitting = -1
        """Who sits in front of the screen."""
        self.looking: Looking | None = None
        """Looks ahead for the person who is to choose."""
        self.remarked: dict[str, str] = {}
        """What was worked out for this question, by notation."""
        self.own_actions: list[Action] = []
        self.choosing = Choosing([], words, self._remark)
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "why": self.why,
            "table": self.table,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "about": self.about,
            "save": self.save,
            "more": self.more,
        }

    def _last_decision(self, seat: int) -> int:
        """The number of the seat's latest entry, 0 if there is none."""
        for number in range(len(self.match.entries), 0, -1):
            entry = self.match.entries[number - 1]
            if entry.seat == seat and not entry.text.startswith("confirm-turns"):
                return number
        return 0

    # the course of a match

    def run(self) -> None:
        """Play to the end; raises `Left` when the person leaves, `KeyboardInterrupt` when interrupted."""
        self.welcome()
        complete_with(self.completed)
        for seat in self.people:
            self.match.confirm_turns(seat, True)
        while not self.match.over:
            seat = self.match.actor
            if seat in self.bots:
                self.bot_plays(seat)
            else:
                self.person_plays(seat)
        self.finish()

    def welcome(self) -> None:
        match = self.match
        self.screen.line(self.words.say("terminal-welcome", game=self.title(), count=match.seats), "bold")
        for seat in range(match.seats):
            if seat in self.bots:
                self.screen.line("  " + self.words.say("terminal-bot", seat=seat, bot=self.bots[seat].name))
            else:
                self.screen.line("  " + self.words.say("terminal-human", seat=seat))
        self.screen.line(self.words.say("terminal-commitment", commitment=match.commitment), "dim")

    def title(self) -> str:
        return self.words.say("game-title") if self.words.has("game-title") else self.match.game.title

    def bot_plays(self, seat: int) -> None:
        with self.screen.console.status(self.words.say("terminal-thinking", seat=seat)):
            try:
                code = decide(self.bots[seat], self.match.state, seat, self.luck[seat])
            except GaveUp as reason:  # a bot plays on for a program that has failed
                self.bots[seat] = replaced(self.bots[seat], seat, reason)
                return
        self.match.play_code(code)

    def person_plays(self, seat: int) -> None:
        """One decision of a person, with everything that is typed before it."""
        if self.screen.hot_seat and seat != self.sitting:
            self.hand_over(seat)
        self.sitting = seat
        self.start_choosing(seat)
        self.table(seat, "")
        while True:
            line = self.screen.ask()
            if self.obey(seat, line):
                break
        if self.path is not None:
            self.write(self.path)

    def hand_over(self, seat: int) -> None:
        self.screen.wipe()
        self.screen.line(self.words.say("terminal-handover", seat=seat), "bold")
        self.screen.ask("")
        self.screen.wipe()

    def finish(self) -> None:
        """The last events, the points by source, and the seed that proves the deal."""
        first = self.people[0]
        self.screen.line()
        self.screen.line(self.words.say("terminal-news"), "bold")
        lines = told(
            self.words,
            self.match,
            self.heard[first],
            None if self.screen.hot_seat else first,
            since=self.heard_turn[first],
        )
        self.screen.lines(f"  {line}" for line in lines)
        self.screen.line()
        self.screen.show(score_table(self.match, self.words))
        self.screen.line(self.words.say("terminal-seed", seed=self.match.seed, commitment=self.match.commitment), "dim")
        if self.path is not None:
            self.write(self.path)
            self.screen.line(self.words.say("terminal-replay", file=str(self.path)))

    # what is shown

    def table(self, seat: int, rest: str) -> None:
        """The table, what happened since, the question and the choices."""
        self.draw(seat, None)
        self.news(seat)
        self.question(seat)
        self.choices(seat)

    def draw(self, seat: int, near: int | None) -> None:
        match = self.match
        drawn = match.game.picture(match.state, seat, self.words.language, near)
        self.screen.picture(drawn or json.dumps(match.view(seat), indent=2, ensure_ascii=False))

    def news(self, seat: int) -> None:
        lines = told(self.words, self.match, self.heard[seat], seat, since=self.heard_turn[seat])
        self.heard[seat] = len(self.match.entries)
        self.heard_turn[seat] = self.match.turn_number
        if lines:
            self.screen.line(self.words.say("terminal-news"), "bold")
            self.screen.lines(f"  {line}" for line in lines)
            self.screen.line()

    def question(self, seat: int) -> None:
        prompt = self.match.prompt
        if prompt is not None:
            asked = say(self.words, prompt.id, {**prompt.facts, "seat": seat})
            rule = f" ({prompt.rule})" if prompt.rule else ""
            self.screen.line(self.words.say("terminal-asked", seat=seat, question=asked) + rule, "bold")

    def start_choosing(self, seat: int) -> None:
        self.looking = self.match.looking(seat)
        self.remarked = {}
        self.own_actions = self.match.actions(seat)
        self.choosing = Choosing([*self.own_actions, *self.match.asides(seat)], self.words, self._remark)

    def choices(self, seat: int) -> None:
        """The numbered lines, and below them what is not possible and why."""
        rows = self.choosing.rows()
        number = 0
        for block in blocks(rows, self.words):
            if len(block.rows) > 1:
                self.screen.line(f"      {block.title}", "dim")
            for row in block.rows:
                number += 1
                text = label(row, block.shared, self.words)
                if len(block.rows) == 1:
                    text = f"{block.title}: {text}" if row.parts else f"{block.title} {text}"
                    self.screen.line(f"{number:4}  {text}")
                else:
                    self.screen.line(f"{number:4}    {text}")
        if self.choosing.more:
            self.screen.line("      " + self.words.say("terminal-more"), "dim")
        if self.choosing.begun is not None:
            self.screen.line("      " + self.words.say("terminal-back"), "dim")
            return
        self.impossible(seat)
        self.hints(seat, len(rows))

    def impossible(self, seat: int) -> None:
        """The verbs of this question that lead nowhere, with the reason."""
        possible = {action.verb.name for action in self.choosing.actions}
        verbs = {action.verb.name: action.verb for action in self.match.tries(seat) if action.verb.name not in possible}
        for one in verbs.values():
            why = self.match.refuse(Action(one, ()), seat)
            if why is not None:
                self.screen.line(f"   –  {verb(self.words, one.name)}: {refusal(self.words, why)}", "dim")

    def hints(self, seat: int, count: int) -> None:
        hints = [self.words.say("terminal-hint", example=self.example())]
        if count == 1:
            hints.append(self.words.say("terminal-enter"))
        if self.match.undoable(seat) or (len(self.people) == 1 and self.match.last_decision(seat)):
            hints.append(self.words.say("terminal-undo-hint"))
        self.screen.lines((f"      {hint}" for hint in hints), "dim")

    def example(self) -> str:
        return str(self.choosing.actions[0]) if self.choosing.actions else "help"

    def _remark(self, action: Action) -> str:
        """What a choice would bring, worked out once for a question."""
        text = str(action)
        if text not in self.remarked:
            self.remarked[text] = self._look_ahead(action)
        return self.remarked[text]

    def _look_ahead(self, action: Action) -> str:
        """What a choice would bring; for an unfinished one only the remarks, as its lines say the rest."""
        if self.looking is None:
            return ""
        if not action.finished:
            return remarks(self.words, self.looking.remarks(action))
        aside = action not in self.own_actions
        return outlook(self.words, self.looking.outlook(action, aside), self.sitting)

    # what is typed

    def obey(self, seat: int, line: str) -> bool:
        """Carry out what was typed; True if the position has changed."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if not line:
            return self.enter(seat)
        if word.isdecimal() and not rest:
            return self.choose(seat, int(word))
        if word == "undo":
            return self.undo(seat)
        if word in ("quit", "exit"):
            self.offer_to_save()
            raise Left
        if word in self.commands and word not in self.match.game.verbs.by_name:
            self.commands[word](seat, rest.strip())
            return False
        return self.notation(seat, line.lower())

    def enter(self, seat: int) -> bool:
        """Back to all choices, or to the only one there is."""
        if self.choosing.begun is None and len(self.choosing.actions) == 1:
            return self.play(seat, self.choosing.actions[0])
        self.choosing.begin(None)
        self.question(seat)
        self.choices(seat)
        return False

    def choose(self, seat: int, number: int) -> bool:
        rows = self.choosing.rows()
        if not 1 <= number <= len(rows):
            self.screen.line(self.words.say("terminal-no-such-number", number=number, most=len(rows)))
            return False
        return self.go_on(seat, rows[number - 1].action)

    def notation(self, seat: int, line: str) -> bool:
        try:
            action = self.match.game.verbs.parse(line)
        except BadInput as error:
            self.screen.line(self.words.say("terminal-not-understood", text=said(error)))
            return False
        why = self.match.refuse(action, seat)
        if why is not None:
            self.screen.line(refusal(self.words, why))
            return False
        return self.go_on(seat, action)

    def go_on(self, seat: int, action: Action) -> bool:
        """Play a finished action, list the ways to finish another."""
        if action.finished:
            return self.play(seat, action)
        self.choosing.begin(action)
        self.choices(seat)
        return False

    def play(self, seat: int, action: Action) -> bool:
        try:
            self.match.play(action, seat)
        except IllegalAction as error:
            self.screen.line(refusal(self.words, error.refusal))
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last decision; against bots alone, beyond what was shown since too."""
        last = self.match.last_decision(seat)
        try:
            if len(self.people) == 1 and last and not self.match.undoable(seat):
                self.match.back(last, seat)
            else:
                self.match.undo(seat)
        except IllegalAction as error:
            self.screen.line(refusal(self.words, error.refusal))
            return False
        return True

    # commands that change nothing

    def help(self, seat: int, rest: str) -> None:
        self.screen.line(self.words.say("terminal-help-title"), "bold")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
        for typed, message in _HELP:
            table.add_row(typed.format(example=self.example()), self.words.say(f"terminal-help-{message}"))
        self.screen.show(table)

    def why(self, seat: int, rest: str) -> None:
        """Why that is not possible; without a notation, why each greyed thing is not."""
        if rest:
            try:
                why = self.match.refuse(rest.lower(), seat)
            except BadInput as error:
                self.screen.line(self.words.say("terminal-not-understood", text=said(error)))
                return
            self.screen.line(self.words.say("terminal-possible") if why is None else refusal(self.words, why))
            return
        shown = 0
        for action in self.match.tries(seat):
            reason = self.match.refuse(action, seat)
            if reason is not None and shown < _MOST_REASONS:
                self.screen.line(f"  {action}: {refusal(self.words, reason)}")
                shown += 1
        if not shown:
            self.screen.line(self.words.say("terminal-all-possible"))

    def look(self, seat: int, rest: str) -> None:
        if not rest.isdecimal() or not 1 <= int(rest) <= self.match.seats:
            self.screen.line(self.words.say("terminal-no-player", number=rest or "?"))
            return
        self.draw(seat, int(rest) - 1)

    def log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        lines = told(self.words, self.match, 0, seat, folded=False)
        self.screen.lines(f"  {line}" for line in lines[max(0, len(lines) - count) :])

    def rules(self, seat: int, rest: str) -> None:
        try:
            book = book_of(self.match.game.id, self.words.language)
            found = find(book, rest)
        except BadInput as error:
            self.screen.line(said(error))
            return
        for title, text in found:
            show_rule(self.screen.console, title, text)
        if not found:
            self.screen.line(self.words.say("terminal-no-rule"))

    def about(self, seat: int, rest: str) -> None:
        """What a piece is, and what it would cost and bring the player who sits here now."""
        found = pieces(self.match, self.words, rest) if rest else []
        if len(found) == 1:
            title, *lines = explained(self.match, self.words, found[0], seat)
            self.screen.line(title, "bold")
            self.screen.lines(f"  {line}" for line in lines)
        elif not rest:
            self.screen.line(self.words.say("terminal-about-what"))
        elif not found:
            self.screen.line(self.words.say("terminal-no-piece", text=rest))
        else:
            self.screen.line(self.words.say("terminal-several-pieces", count=len(found)))
            self.screen.lines(f"  {piece}: {name(self.words, piece)}" for piece in found[:MOST_FOUND])

    def completed(self, line: str) -> list[str]:
        """What a line may go on to when Tab is pressed: commands, and after `about` the names of pieces."""
        word, space, rest = line.partition(" ")
        if not space:
            return [command for command in (*self.commands, "undo", "quit") if command.startswith(line.lower())]
        if word.lower() != "about":
            return []
        called = names(self.match, self.words).values()
        return [f"{word} {one}" for one in sorted(set(called)) if one.lower().startswith(rest.lower())]

    def more(self, seat: int, rest: str) -> None:
        self.choosing.turn_page()
        self.choices(seat)

    # keeping

    def save(self, seat: int, rest: str) -> None:
        if not rest and self.path is None:
            self.screen.line(self.words.say("terminal-save-needs-name"))
            return
        path = Path(rest).expanduser() if rest else self.path
        assert path is not None
        if path != self.path and path.exists():
            self.screen.line(self.words.say("terminal-file-exists", file=str(path)))
            return
        if self.write(path):
            self.path = path
            self.screen.line(self.words.say("terminal-saved", file=str(path)))

    def write(self, path: Path) -> bool:
        try:
            write_text(path, self.match.record().dumps())
        except BadInput as error:
            self.screen.line(str(error))
            return False
        return True

    def offer_to_save(self) -> None:
        """Before leaving on purpose: offer to save a match that has not been saved."""
        if self.path is None and self.match.entries:
            name = self.screen.ask(self.words.say("terminal-save-where") + " ")
            if name:
                self.save(self.sitting, name)

    def leave(self) -> None:
        """The last lines after leaving: where the match is, and how to go on."""
        if self.path is not None and self.write(self.path):
            self.screen.line(self.words.say("terminal-saved", file=str(self.path)))
            self.screen.line(self.words.say("terminal-resume", file=str(self.path)))
        elif self.path is None:
            self.screen.line(self.words.say("terminal-not-saved"))
