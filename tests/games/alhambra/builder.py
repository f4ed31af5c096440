"""Lay out a table of Alhambra for a test: say what matters, the rest stays as it was dealt.

    t = table(seats=3).turn(0).market(denar="garden_10_w").hand(0, "denar-9", "denar-2")
    t.play("buy denar denar-2+denar-9")

Pieces come from wherever they lie (bag, deck, display …), so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Self

from majlis.engine.match import Match
from majlis.games.alhambra.box import SCORING
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.palace import FOUNTAIN
from majlis.games.alhambra.parts import cell_name
from majlis.games.alhambra.positions import AlhambraTable
from majlis.games.alhambra.scoring import counts_of
from majlis.games.alhambra.state import NO_TILE, AlhambraState
from majlis.games.alhambra.view import AlhambraView, PlayerView


class Table(AlhambraTable):
    """A match that is laid out, played and looked at."""

    def deck(self, *names: str) -> Self:
        """The money deck holds exactly these, drawn in this order; what was in it goes to the bottom of the discard pile."""
        state = self.state
        cards = [self.fetch_card(name) for name in names]
        state.discard[:0] = [card for card in state.deck if card < SCORING]
        state.deck = list(reversed(cards))
        state.piles = [len(cards)]
        return self

    def sweep(self, seat: int) -> Self:
        """Deck, display and discard pile all go into that seat's hand; the scoring cards leave the game."""
        state = self.state
        for card in [*state.deck, *state.display, *state.discard]:
            if card < SCORING:
                state.take(seat, card)
        state.deck, state.piles, state.display, state.discard = [], [], [], []
        return self

    def sweep_deck(self, seat: int) -> Self:
        """The money deck goes into that seat's hand; display and discard pile stay."""
        display, discard = self.state.display, self.state.discard
        self.state.display, self.state.discard = [], []
        self.sweep(seat)
        self.state.display, self.state.discard = display, discard
        return self

    def play_on(self, *notations: str) -> Self:
        """Play and go on laying out or looking."""
        self.play(*notations)
        return self

    def view(self, viewer: int | None = None) -> AlhambraView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][seat]

    def names_in(self, seat: int) -> dict[str, str]:
        """The tiles of a palace by cell, without the fountain."""
        palace = self.state.palaces[seat]
        cells = [cell for cell in palace.cells() if palace.tile_at(cell) != FOUNTAIN]
        return {cell_name(cell): self.box.tile_name(palace.tile_at(cell)) for cell in cells}

    def counts(self, seat: int) -> dict[str, int]:
        return dict(zip(self.box.types, counts_of(self.state, seat), strict=True))

    def slot(self, currency: str) -> str | None:
        tile = self.state.market[self.box.currencies.index(currency)]
        return None if tile == NO_TILE else self.box.tile_name(tile)

    def reserve_of(self, seat: int) -> list[str]:
        return [self.box.tile_name(tile) for tile in self.state.reserves[seat]]

    def shown(self) -> list[str]:
        """The names of the cards in the money display."""
        return [self.box.card_name(card) for card in self.state.display]

    def discarded(self) -> list[str]:
        """The names of the cards on the discard pile, its top last."""
        return [self.box.card_name(card) for card in self.state.discard]

    def pending(self) -> list[str]:
        return [self.box.tile_name(tile) for tile in self.state.pending]

    def dirk_has(self) -> list[str]:
        return [self.box.tile_name(tile) for tile in self.state.dirk]


def seen(match: Match, viewer: int | None = None) -> AlhambraView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, AlhambraState)
    return match.state.view(viewer)


def table(seats: int = 3, modules: str = "", seed: str = "7", **options: object) -> Table:
    """A freshly dealt table: `table(4, "vizier+huts", open_money=True)`. It is seat 0's turn."""
    match = GAME.start(seats, {"modules": modules, **options}, seed)
    return Table(match).turn(0)
