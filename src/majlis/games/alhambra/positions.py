"""Positions of Alhambra, laid out by hand (see `majlis.engine.positions`): say what matters, the rest stays as it was dealt.

    hand 0 denar-9 denar-2
    market denar=garden_10_w florin=-
    build 0 1,0=tower_11_n
    turn 0

Pieces come from wherever they lie (bag, deck, display …), so that nothing is ever there twice.
"""

from __future__ import annotations

import re
from typing import Final, Self

from mypy_extensions import mypyc_attr

from majlis.engine.errors import BadPosition
from majlis.engine.parts import UNKNOWN
from majlis.engine.positions import Kind, Line, Table
from majlis.games.alhambra.box import CURRENCIES, EXCHANGE, SCORING, VALUES, AlhambraBox
from majlis.games.alhambra.palace import EMPTY
from majlis.games.alhambra.parts import cell_of
from majlis.games.alhambra.pieces import BonusCards, VizierStones
from majlis.games.alhambra.purse import one
from majlis.games.alhambra.state import NO_TILE, AlhambraState

_CELL: Final = re.compile(r"-?\d+,-?\d+")


@mypyc_attr(allow_interpreted_subclasses=True)
class AlhambraTable(Table[AlhambraState]):
    """A match of Alhambra whose position can be laid out by hand."""

    @property
    def box(self) -> AlhambraBox:
        return self.state.box

    def usual_moment(self) -> Self:
        return self.turn(0)

    def kinds(self) -> list[Kind]:
        return [
            Kind("hand SEAT CARD…", "the seat holds exactly these money and exchange cards", self._hand),
            Kind("bonus SEAT CARD…", "the seat holds exactly these bonus cards, hidden", self._bonus),
            Kind("stone SEAT STATE", "its vizier stone, `active` or `used`", self._stone),
            Kind("build SEAT CELL=TILE…", "these tiles lie in the Alhambra, whether they fit or not", self._build),
            Kind("reserve SEAT TILE…", "these tiles lie in the reserve", self._reserve),
            Kind("dirk TILE…", "Dirk has exactly these tiles", self._dirk),
            Kind("market CURRENCY=TILE…", "what lies on the building market; `-` empties a slot", self._market),
            Kind("display CARD…", "the money display shows exactly these cards", self._display),
            Kind("next_tiles TILE…", "the next tiles drawn from the bag", self._next_tiles),
            Kind("next_cards CARD…", "the next cards drawn from the money deck, scoring cards too", self._next_cards),
            Kind("bag TILE…", "the bag holds exactly these, drawn in this order", self._bag),
            Kind("discard CARD…", "the discard pile, its top last", self._discard),
            Kind("turn SEAT", "it is the first action of that seat's turn", lambda line: self.turn(line.seat()), True),
        ]

    # the lines of a text

    def _hand(self, line: Line) -> None:
        self.hand(line.seat(), *line.names(self.box.card_numbers, "card"))

    def _bonus(self, line: Line) -> None:
        self.bonus(line.seat(), *line.names(self.box.bonus_ids, "bonus card"))

    def _stone(self, line: Line) -> None:
        self.stone(line.seat(), line.name(("active", "used"), "state of a stone") == "active")

    def _build(self, line: Line) -> None:
        seat = line.seat()
        tiles: dict[str, str] = {}
        while line.at < len(line.words):
            cell, _, name = line.word("tile").partition("=")
            if not _CELL.fullmatch(cell):
                raise BadPosition(
                    f"{cell!r} is not a cell: one is written 1,-2, columns to the east and rows to the south of the fountain"
                )
            tiles[cell] = Line([name], 0).name(self.box.tile_numbers, "tile")
        self.build(seat, tiles)

    def _reserve(self, line: Line) -> None:
        self.reserve(line.seat(), *line.names(self.box.tile_numbers, "tile"))

    def _dirk(self, line: Line) -> None:
        if not self.state.has_dirk:
            raise BadPosition("Dirk plays along at two seats only (option dirk)")
        self.dirk(*line.names(self.box.tile_numbers, "tile"))

    def _market(self, line: Line) -> None:
        self.market(**line.assigned(self.box.currencies, self.box.tile_numbers, "slot", "tile"))

    def _display(self, line: Line) -> None:
        self.display(*line.names(self.box.card_numbers, "card"))

    def _next_tiles(self, line: Line) -> None:
        self.next_tiles(*line.names(self.box.tile_numbers, "tile"))

    def _next_cards(self, line: Line) -> None:
        scoring = ["scoring_card_1", "scoring_card_2"]
        self.next_cards(*line.names([*self.box.card_numbers, *scoring], "card"))

    def _bag(self, line: Line) -> None:
        self.bag(*line.names(self.box.tile_numbers, "tile"))

    def _discard(self, line: Line) -> None:
        self.discard(*line.names(self.box.card_numbers, "card"))

    # laying out

    def turn(self, seat: int) -> Self:
        """Let it be the first action of that seat's turn."""
        self.state.pending.clear()
        return self.go_on(self.state.course.turns[seat])

    def market(self, **slots: str | None) -> Self:
        """Lay tiles on slots: `market(denar="garden_10_w", florin=None)`; None empties a slot (its tile goes to the bag)."""
        for currency, name in slots.items():
            slot = self.box.currencies.index(currency)
            if self.state.market[slot] != NO_TILE:
                self.state.bag.insert(0, self.state.market[slot])
                self.state.market[slot] = NO_TILE
            if name is not None:
                self.state.market[slot] = self.fetch_tile(name)
        return self

    def bag(self, *names: str) -> Self:
        """The bag holds exactly these, drawn in this order; the tiles that were in it go to the left-over pile."""
        state = self.state
        tiles = [self.fetch_tile(name) for name in names]
        state.left_over += bytes(state.bag)
        state.bag = list(reversed(tiles))
        return self

    def next_tiles(self, *names: str) -> Self:
        """The next tiles drawn from the bag."""
        tiles = [self.fetch_tile(name) for name in names]
        self.state.bag.extend(reversed(tiles))
        return self

    def build(self, seat: int, tiles: dict[str, str]) -> Self:
        """Lay tiles into a palace without asking whether they fit: `build(0, {"0,-1": "tower_7_new"})`."""
        for cell, name in tiles.items():
            place = cell_of(cell)
            if place == UNKNOWN:
                raise BadPosition(f"{cell} lies beyond any Alhambra")
            if self.state.palaces[seat].tile_at(place) != EMPTY:
                raise BadPosition(f"a tile lies at {cell} already")
            self.state.build(seat, place, self.fetch_tile(name))
            self.own_hut(seat, name)
        return self

    def reserve(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.keep(seat, self.fetch_tile(name))
            self.own_hut(seat, name)
        return self

    def own_hut(self, seat: int, name: str) -> None:
        if name.startswith("hut_") and self.state.huts is not None:
            self.state.huts.owned[seat] += 1

    def dirk(self, *names: str) -> Self:
        """Dirk has exactly these tiles."""
        state = self.state
        state.bag[:0] = list(state.dirk)
        state.dirk = b""
        state.dirk = bytes(sorted(self.fetch_tile(name) for name in names))
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """The seat holds exactly these money and exchange cards."""
        state = self.state
        for name in state.hand(seat):
            self.put_below(self.box.card_numbers[name])
        for currency in range(CURRENCIES):
            state.purses[seat * CURRENCIES + currency] = 0
        state.exchange[seat] = 0
        for card in [self.fetch_card(name) for name in names]:
            state.take(seat, card)
        return self

    def display(self, *names: str) -> Self:
        """The money display shows exactly these cards."""
        state = self.state
        for card in state.display:
            self.put_below(card)
        state.display = []
        state.display = [self.fetch_card(name) for name in names]
        return self

    def next_cards(self, *names: str) -> Self:
        """The next cards drawn from the money deck (scoring cards too)."""
        cards = [self.fetch_card(name) for name in names]
        self.state.deck.extend(reversed(cards))
        self.state.piles = [len(self.state.deck)]
        return self

    def discard(self, *names: str) -> Self:
        """The discard pile holds exactly these, its top last; what was on it goes below the money deck."""
        state = self.state
        cards = [self.fetch_card(name) for name in names]
        for card in state.discard:
            self.put_below(card)
        state.discard = cards
        return self

    def stone(self, seat: int, active: bool) -> Self:
        vizier = self._vizier()
        vizier.active = vizier.active & ~(1 << seat) | (int(active) << seat)
        return self

    def bonus(self, seat: int, *names: str) -> Self:
        """The seat holds exactly these bonus cards, hidden."""
        bonus = self._bonus_cards()
        bonus.out |= bonus.hidden[seat] | bonus.open[seat]
        bonus.hidden[seat] = bonus.open[seat] = 0
        for name in names:
            bit = 1 << self.box.bonus_ids.index(name)
            for other in range(self.state.seats):
                bonus.hidden[other] &= ~bit
                bonus.open[other] &= ~bit
            bonus.out &= ~bit
            bonus.hidden[seat] |= bit
        return self

    def _vizier(self) -> VizierStones:
        if self.state.vizier is None:
            raise BadPosition("there are no vizier stones without the module vizier")
        return self.state.vizier

    def _bonus_cards(self) -> BonusCards:
        if self.state.bonus is None:
            raise BadPosition("there are no bonus cards without the module bonus_cards")
        return self.state.bonus

    def fetch_tile(self, name: str) -> int:
        """Take a tile or hut out of wherever it lies."""
        tile = self.box.tile_numbers[name]
        state = self.state
        if state.is_hut(tile) and state.huts is not None:
            for kind, stack in enumerate(state.huts.stacks):
                if tile in stack:
                    at = stack.index(tile)
                    state.huts.stacks[kind] = stack[:at] + stack[at + 1 :]
            return tile
        if tile in state.bag:
            state.bag.remove(tile)
        elif tile in state.market:
            slot = state.market.index(tile)
            state.market[slot] = state.bag.pop(0) if state.bag else NO_TILE
        elif tile in state.dirk:
            state.dirk = bytes(t for t in state.dirk if t != tile)
        elif tile in state.left_over:
            state.left_over = bytes(t for t in state.left_over if t != tile)
        elif not state.is_hut(tile):
            raise BadPosition(f"{name} lies in an Alhambra or a reserve already")
        return tile

    def fetch_card(self, name: str) -> int:
        """Take a card out of the deck, the display, the discard pile or somebody's hand."""
        state = self.state
        if name.startswith("scoring_card_"):
            card = SCORING + int(name[-1])
            if card in state.deck:
                state.deck.remove(card)
                self.count_deck()
            return card
        card = self.box.card_numbers[name]
        for pile in (state.deck, state.discard, state.display):
            if card in pile:
                pile.remove(card)
                self.count_deck()
                return card
        for seat in range(state.seats):
            if name in state.hand(seat):
                if card >= EXCHANGE:
                    state.exchange[seat] &= ~(1 << (card - EXCHANGE))
                else:
                    state.purses[seat * CURRENCIES + card // VALUES] -= one(card % VALUES + 1)
                return card
        raise BadPosition(f"there is no {name} left")

    def count_deck(self) -> None:
        self.state.piles = [len(self.state.deck)] if self.state.deck else []

    def put_below(self, card: int) -> None:
        self.state.deck.insert(0, card)
        self.count_deck()
