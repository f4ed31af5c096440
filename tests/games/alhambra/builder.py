"""Lay out a table of Alhambra for a test: say what matters, the rest stays as it was dealt.

    t = table(seats=3).turn(0).market(denar="garden_10_w").hand(0, "denar-9", "denar-2")
    t.play("buy denar denar-2+denar-9")

Pieces come from wherever they lie (bag, deck, display …), so that nothing is ever there twice.
"""

from __future__ import annotations

from majlis.engine.action import Refusal
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.alhambra.box import CURRENCIES, EXCHANGE, SCORING, VALUES, AlhambraBox
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.palace import FOUNTAIN
from majlis.games.alhambra.parts import cell_name, cell_of
from majlis.games.alhambra.purse import one
from majlis.games.alhambra.state import NO_TILE, AlhambraState
from majlis.games.alhambra.view import AlhambraView, PlayerView


class Table:
    """A match whose position can be laid out by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[Event] = []
        """What happened at the last action."""

    @property
    def state(self) -> AlhambraState:
        assert isinstance(self.match.state, AlhambraState)
        return self.match.state

    @property
    def box(self) -> AlhambraBox:
        return self.state.box

    # laying out

    def turn(self, seat: int) -> Table:
        """Let it be the first action of that seat's turn."""
        self.state.pending.clear()
        self.state.steps[:] = [self.state.course.turns[seat]]
        self.state.advance()
        return self

    def market(self, **slots: str | None) -> Table:
        """Lay tiles on slots: `market(denar="garden_10_w", florin=None)`; None empties a slot (its tile goes to the bag)."""
        for currency, name in slots.items():
            slot = self.box.currencies.index(currency)
            if self.state.market[slot] != NO_TILE:
                self.state.bag.insert(0, self.state.market[slot])
                self.state.market[slot] = NO_TILE
            if name is not None:
                self.state.market[slot] = self.fetch_tile(name)
        return self

    def bag(self, *names: str) -> Table:
        """The bag holds exactly these, drawn in this order; the tiles that were in it go to the left-over pile."""
        state = self.state
        tiles = [self.fetch_tile(name) for name in names]
        state.left_over += bytes(state.bag)
        state.bag = list(reversed(tiles))
        return self

    def next_tiles(self, *names: str) -> Table:
        """The next tiles drawn from the bag."""
        tiles = [self.fetch_tile(name) for name in names]
        self.state.bag.extend(reversed(tiles))
        return self

    def build(self, seat: int, tiles: dict[str, str]) -> Table:
        """Lay tiles into a palace without asking whether they fit: `build(0, {"0,-1": "tower_7_new"})`."""
        for cell, name in tiles.items():
            self.state.build(seat, cell_of(cell), self.fetch_tile(name))
            self.own_hut(seat, name)
        return self

    def reserve(self, seat: int, *names: str) -> Table:
        for name in names:
            self.state.keep(seat, self.fetch_tile(name))
            self.own_hut(seat, name)
        return self

    def own_hut(self, seat: int, name: str) -> None:
        if name.startswith("hut_") and self.state.huts is not None:
            self.state.huts.owned[seat] += 1

    def dirk(self, *names: str) -> Table:
        """Dirk has exactly these tiles."""
        state = self.state
        state.bag[:0] = list(state.dirk)
        state.dirk = b""
        state.dirk = bytes(sorted(self.fetch_tile(name) for name in names))
        return self

    def hand(self, seat: int, *names: str) -> Table:
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

    def display(self, *names: str) -> Table:
        """The money display shows exactly these cards."""
        state = self.state
        for card in state.display:
            self.put_below(card)
        state.display = []
        state.display = [self.fetch_card(name) for name in names]
        return self

    def next_cards(self, *names: str) -> Table:
        """The next cards drawn from the money deck (scoring cards too)."""
        cards = [self.fetch_card(name) for name in names]
        self.state.deck.extend(reversed(cards))
        self.state.piles = [len(self.state.deck)]
        return self

    def deck(self, *names: str) -> Table:
        """The money deck holds exactly these, drawn in this order; what was in it goes to the bottom of the discard pile."""
        state = self.state
        cards = [self.fetch_card(name) for name in names]
        state.discard[:0] = [card for card in state.deck if card < SCORING]
        state.deck = list(reversed(cards))
        state.piles = [len(cards)]
        return self

    def discard(self, *names: str) -> Table:
        """The discard pile holds exactly these, its top last; what was on it goes below the money deck."""
        state = self.state
        cards = [self.fetch_card(name) for name in names]
        for card in state.discard:
            self.put_below(card)
        state.discard = cards
        return self

    def sweep(self, seat: int) -> Table:
        """Deck, display and discard pile all go into that seat's hand; the scoring cards leave the game."""
        state = self.state
        for card in [*state.deck, *state.display, *state.discard]:
            if card < SCORING:
                state.take(seat, card)
        state.deck, state.piles, state.display, state.discard = [], [], [], []
        return self

    def sweep_deck(self, seat: int) -> Table:
        """The money deck goes into that seat's hand; display and discard pile stay."""
        display, discard = self.state.display, self.state.discard
        self.state.display, self.state.discard = [], []
        self.sweep(seat)
        self.state.display, self.state.discard = display, discard
        return self

    def stone(self, seat: int, active: bool) -> Table:
        vizier = self.state.vizier
        assert vizier is not None
        vizier.active = vizier.active & ~(1 << seat) | (int(active) << seat)
        return self

    def bonus(self, seat: int, *names: str) -> Table:
        """The seat holds exactly these bonus cards, hidden."""
        bonus = self.state.bonus
        assert bonus is not None
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
            raise ValueError(f"{name} lies in a palace or a reserve already")
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
        raise ValueError(f"there is no {name} left")

    def count_deck(self) -> None:
        self.state.piles = [len(self.state.deck)] if self.state.deck else []

    def put_below(self, card: int) -> None:
        self.state.deck.insert(0, card)
        self.count_deck()

    # playing and looking

    def play(self, *notations: str, seat: int | None = None) -> list[Event]:
        """Play one action after the other; what happened at the last one."""
        for notation in notations:
            self.heard = self.match.play(notation, seat)
        return self.heard

    def play_on(self, *notations: str) -> Table:
        """Play and go on laying out or looking."""
        self.play(*notations)
        return self

    def view(self, viewer: int | None = None) -> AlhambraView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][seat]

    def legal(self, verb: str = "") -> set[str]:
        """The notations of all legal actions, of one verb if that is named."""
        return {str(action) for action in self.match.actions() if not verb or action.verb.name == verb}

    def refused(self, notation: str, seat: int | None = None) -> Refusal:
        """The refusal that playing this raises; the match must stay as it is."""
        before = self.state.fingerprint()
        try:
            self.match.play(notation, seat)
        except IllegalAction as error:
            assert self.state.fingerprint() == before
            return error.refusal
        raise AssertionError(f"{notation!r} was not refused")

    def allowed(self, notation: str) -> bool:
        return self.match.refuse(notation) is None

    def names_in(self, seat: int) -> dict[str, str]:
        """The tiles of a palace by cell, without the fountain."""
        palace = self.state.palaces[seat]
        cells = [cell for cell in palace.cells() if palace.tile_at(cell) != FOUNTAIN]
        return {cell_name(cell): self.box.tile_name(palace.tile_at(cell)) for cell in cells}

    def counts(self, seat: int) -> dict[str, int]:
        return dict(zip(self.box.types, self.state.counts(seat), strict=True))

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

    def asked(self) -> str:
        """The id of the question that is asked now, "" when the match is over."""
        prompt = self.match.prompt
        return "" if prompt is None else prompt.id


def seen(match: Match, viewer: int | None = None) -> AlhambraView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, AlhambraState)
    return match.state.view(viewer)


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name."""
    return [event for event in events if event.name == name]


def refusal(id: str, rule: str, **facts: str | int | list[str]) -> Refusal:
    """What `Table.refused` should return."""
    return Refusal(id, rule, dict(facts))


def table(seats: int = 3, modules: str = "", seed: str = "7", **options: object) -> Table:
    """A freshly dealt table: `table(4, "vizier+huts", open_money=True)`. It is seat 0's turn."""
    match = GAME.start(seats, {"modules": modules, **options}, seed)
    return Table(match).turn(0)
