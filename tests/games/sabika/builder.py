"""Lay out a table of Sabika for a test: say what matters, everything else is empty.

    t = table(2).give(0, dinars=4, wood=1).slots(raw_0="cane").turn(0)
    t.play("work builder_1 outer_0", "main")

`table` begins at the turn of seat 0 in round 1: nobody has anything but 5 prestige and the workers in the workshop, no sultan's worker is
on the rondel, and every slot is empty.
"""

from __future__ import annotations

from typing import Self

from majlis.engine.components import Row
from majlis.engine.match import Match
from majlis.games.sabika.effect_reading import effect_of
from majlis.games.sabika.effects import carry_out
from majlis.games.sabika.game import GAME
from majlis.games.sabika.positions import SabikaTable
from majlis.games.sabika.round_end import END_OF_GAME
from majlis.games.sabika.state import ROUND_END, SabikaState
from majlis.games.sabika.view import PlayerView, SabikaView
from majlis.games.sabika.words import (
    GOOD_NAMES,
    GOODS,
    ITEM_NAMES,
    ITEMS,
    RAW_NAMES,
    WORKER_NAMES,
    WORKERS,
)


class Table(SabikaTable):
    """A match that is laid out, played and looked at."""

    def end_game(self) -> Self:
        """The action phase of round 5 is over."""
        self.book(5)
        self.state.phase = ROUND_END
        self.state.used = [15] * self.state.players
        return self.go_on(END_OF_GAME)

    def effect(self, seat: int, *steps: dict[str, object]) -> Self:
        """Let a seat gain an effect; afterwards it is its turn."""
        self.turn(seat)
        carry_out(
            self.state,
            seat,
            effect_of(Row("the test", {"effect": list(steps)}, "rulebook"), "effect", "test", "tile_1"),
        )
        return self.go_on(*self.state.steps)

    def view(self, viewer: int | None = None) -> SabikaView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def why(self, notation: str) -> tuple[str, str]:
        """The id of a refusal, without its prefix, and the rule."""
        refusal = self.refused(notation)
        return refusal.id.removeprefix("refused-"), refusal.rule

    def facts(self) -> dict[str, object]:
        prompt = self.match.prompt
        assert prompt is not None
        return dict(prompt.facts)

    def has(self, player: int) -> dict[str, int]:
        """What lies in the storehouses, without what there is none of."""
        stock = self.state.stock[player * ITEMS : player * ITEMS + ITEMS]
        return {name: n for name, n in zip(ITEM_NAMES, stock, strict=True) if n}

    def on_card(self, player: int) -> dict[str, int]:
        cards = self.state.cards[player * GOODS : player * GOODS + GOODS]
        return {name: n for name, n in zip(GOOD_NAMES, cards, strict=True) if n}

    def fields(self, player: int) -> list[str]:
        """The raw materials in the workshop."""
        return [name for i, name in enumerate(RAW_NAMES) if self.state.raws[player] >> i & 1]

    def token(self, slot: str) -> str | None:
        return self.view()["slots"][slot]["token"]

    def worker(self, player: int, worker: str) -> str | None:
        at = self.state.places[player * WORKERS + WORKER_NAMES.index(worker)]
        return None if at < 0 else self.box.spaces[at]

    def player(self, player: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][player]

    def prestige(self, player: int = 0) -> int:
        return self.state.prestige[player]

    def dinars(self, player: int = 0) -> int:
        return self.state.dinars[player]

    def parias(self, player: int = 0) -> int:
        return self.state.parias[player]


def seen(match: Match, viewer: int | None = None) -> SabikaView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, SabikaState)
    return match.state.view(viewer)


def table(seats: int = 2, **options: object) -> Table:
    """A bare table at the turn of seat 0."""
    return Table(GAME.start(seats, options, "7")).bare().turn(0)
