"""People who play real matches, whatever happens to the server, and remember what it acknowledged."""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import httpx

from majlis.client import Client, ServerProblem, Stale, Update
from majlis.client.seat import Turn, turn_of

T = TypeVar("T")
GAMES = ("alhambra", "al_rashid", "tadmor", "sabika")
PATIENCE = 3.0
"""Seconds without a sign after which a person connects again: a half-open connection gives none."""
PAUSE = 0.05


@dataclass
class Book:
    """What everybody was told."""

    acknowledged: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)
    """By table: the id of a move, with its row and its action."""
    refused: dict[str, set[str]] = field(default_factory=dict)
    """Moves that were answered with a refusal: they must not be in the log."""
    finished: int = 0
    unavailable: int = 0
    """How often the answer was 503."""
    again: int = 0
    """How often a connection was lost."""
    wrong: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def moves(self) -> int:
        with self.lock:
            return sum(len(moves) for moves in self.acknowledged.values())

    def complain(self, what: str) -> None:
        with self.lock:
            self.wrong.append(what)


@dataclass
class Told:
    """What one seat at one table was told."""

    row: int = 0
    """The last row of its own that was acknowledged."""


class Party(threading.Thread):
    """Two people, and perhaps a bot, who play one match after another until they are told to stop."""

    def __init__(self, url: str, number: int, seed: int, book: Book, alone: bool) -> None:
        super().__init__(daemon=True, name=f"party {number}")
        self.url = url
        self.number = number
        self.chance = random.Random(seed * 1000 + number)
        self.book = book
        self.alone = alone
        """Whether one process serves everybody. With several, a stream may still show what was so before a move that another one stored."""
        self.stopping = threading.Event()
        self.moved = 0
        """Moves that were acknowledged."""

    def run(self) -> None:
        try:
            with Client(self.url, timeout=PATIENCE) as ana, Client(self.url, timeout=PATIENCE) as ben:
                self.insist(lambda: ana.take_name(f"Ana {self.number}"))
                self.insist(lambda: ben.take_name(f"Ben {self.number}"))
                while not self.stopping.is_set():
                    self._match([ana, ben])
        except _Stopped:
            pass
        except Exception as error:
            self.book.complain(f"{self.name} failed: {type(error).__name__}: {error}")

    def _match(self, people: list[Client]) -> None:
        seats = ["me", "open", *(["bot:easy"] if self.chance.random() < 0.5 else [])]
        game = self.chance.choice(GAMES)
        made = self.insist(lambda: people[0].new_table(game, seats))
        self.insist(lambda: people[1].join(made.id))
        with self.book.lock:
            self.book.acknowledged[made.id] = {}
            self.book.refused[made.id] = set()
        others = [
            threading.Thread(target=self._sit, args=(client, made.id, seat), daemon=True)
            for seat, client in enumerate(people)
        ]
        for other in others:
            other.start()
        for other in others:
            other.join()
        with self.book.lock:
            self.book.finished += not self.stopping.is_set()

    def _sit(self, client: Client, table: str, seat: int) -> None:
        told = Told()
        try:
            for turn, seq in self._turns(client, table, seat, told):
                told.row = max(told.row, self._move(client, table, seat, seq, turn))
        except _Stopped:
            pass
        except Exception as error:
            self.book.complain(f"{self.name}, {table}, seat {seat}: {type(error).__name__}: {error}")

    def _turns(self, client: Client, table: str, seat: int, told: Told) -> Iterator[tuple[Turn, int]]:
        """The decisions of a seat, from its stream, which is opened again whenever it breaks.

        A stream never goes back behind what it showed, nor behind what was acknowledged before it was opened. It may show a row that is
        older than an acknowledged one all the same: somebody else's move, sent before ours, which we had not read yet.
        """
        while True:
            self._stop_if_asked()
            least = told.row
            try:
                for event in client.follow(table, seat):
                    self._stop_if_asked()
                    if not isinstance(event, Update):
                        continue
                    if event.state.phase == "over":
                        return
                    turn = turn_of(event.state, seat)
                    if turn is None:
                        continue
                    if event.state.seq < least and self.alone:
                        self.book.complain(f"{table}: the stream shows row {event.state.seq} after row {least}")
                    least = max(least, event.state.seq)
                    yield turn, event.state.seq
            except (httpx.TransportError, ServerProblem) as error:
                self._bear(error)

    def _move(self, client: Client, table: str, seat: int, seq: int, turn: Turn) -> int:
        actions = [action for action in turn.decision.actions if action.verb not in ("remove", "swap")]
        action = self.chance.choice(actions or list(turn.decision.actions)).text
        id = str(uuid.UUID(int=self.chance.getrandbits(128)))
        try:
            number = self.insist(lambda: client.move(table, seat, seq, action, id))
        except Stale:
            with self.book.lock:
                self.book.refused[table].add(id)
            return seq
        with self.book.lock:
            self.book.acknowledged[table][id] = (number, action)
        self.moved += 1
        return number

    def insist(self, call: Callable[[], T]) -> T:
        """Call until there is an answer."""
        while True:
            self._stop_if_asked()
            try:
                return call()
            except Stale:
                raise
            except (httpx.TransportError, ServerProblem) as error:
                self._bear(error)

    def _bear(self, error: httpx.TransportError | ServerProblem) -> None:
        """Wait a little after an error that may happen; any other is noted."""
        with self.book.lock:
            if isinstance(error, httpx.TransportError):
                self.book.again += 1
            elif error.problem.status == 503:
                self.book.unavailable += 1
        if isinstance(error, ServerProblem) and (error.problem.status != 503 or error.retry_after is None):
            raise error
        time.sleep(PAUSE)

    def _stop_if_asked(self) -> None:
        if self.stopping.is_set():
            raise _Stopped


class _Stopped(Exception):
    """The party is over."""
