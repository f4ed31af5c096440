"""Lay out a table of Sabika for a test: say what matters, everything else is empty.

    t = table(2).give(0, dinars=4, wood=1).slots(raw_0="cane").turn(0)
    t.play("work builder_1 outer_0", "main")

`table` begins at the turn of seat 0 in round 1: nobody has anything but 5 prestige and the workers in the workshop, no sultan's worker is
on the rondel, and every slot is empty.
"""

from __future__ import annotations

from majlis.engine.action import Refusal
from majlis.engine.components import Row
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.effect_reading import effect_of
from majlis.games.sabika.effects import DEEDS, carry_out
from majlis.games.sabika.game import GAME
from majlis.games.sabika.round_end import END_OF_GAME, END_OF_ROUND
from majlis.games.sabika.state import ACTING, CLOSED, EMPTY, ROUND_END, SabikaState
from majlis.games.sabika.turn import NEXT_TURN, ROUND, ROUND_OVER
from majlis.games.sabika.view import PlayerView, SabikaView
from majlis.games.sabika.words import (
    ACTION_NAMES,
    BOTH,
    CATEGORIES,
    EXTENSIONS,
    GOOD_NAMES,
    GOODS,
    HOUSES,
    ITEM_NAMES,
    ITEMS,
    RAW_NAMES,
    SOURCES,
    WORKER_NAMES,
    WORKERS,
)
from majlis.games.sabika.working import TURN_MENUS


class Table:
    """A match whose position can be laid out by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> SabikaState:
        assert isinstance(self.match.state, SabikaState)
        return self.match.state

    @property
    def box(self) -> SabikaBox:
        return self.state.box

    # laying out

    def bare(self) -> Table:
        state = self.state
        state.phase = ACTING
        state.dealt = [0] * len(state.dealt)
        state.start = state.turn = 0
        state.ladder = list(range(state.players))[::-1]
        state.sultans = []
        state.crowd = [0] * len(state.crowd)
        for number, token in enumerate(state.tokens):
            if token != CLOSED:
                if self.box.slots[number].raw and token >= 0:
                    state.bag[token] += 1
                state.tokens[number] = EMPTY
        return self

    def give(self, player: int, **what: int) -> Table:
        """Exactly so many dinars, seals, parias, prestige, favour, materials or goods; the rest stays."""
        state = self.state
        for name, n in what.items():
            if name == "prestige":
                state.points[player * SOURCES] += n - state.prestige[player]
                state.prestige[player] = n
            elif name in ITEM_NAMES:
                state.stock[player * ITEMS + ITEM_NAMES.index(name)] = n
            else:
                getattr(state, name)[player] = n
        return self

    def crates(self, player: int, n: int) -> Table:
        """The storehouses have so many crates in all."""
        self.state.capacity[player] = n
        return self

    def raw(self, player: int, *raws: str) -> Table:
        self.state.raws[player] = sum(1 << RAW_NAMES.index(raw) for raw in raws)
        return self

    def slots(self, **tokens: str) -> Table:
        """Tokens on slots: `slots(raw_0="cane", marble_1="marble")`."""
        for slot, token in tokens.items():
            number = self.box.slot_numbers[slot]
            assert self.state.tokens[number] != CLOSED
            self.state.tokens[number] = RAW_NAMES.index(token) if token in RAW_NAMES else 0
        return self

    def put(self, player: int, worker: str, space: str, used: bool = False) -> Table:
        number = WORKER_NAMES.index(worker)
        self.state.move_worker(player, number, self.box.space_numbers[space])
        if used:
            self.state.used[player] |= 1 << number
        return self

    def use_up(self, player: int, *workers: str) -> Table:
        for worker in workers:
            self.state.used[player] |= 1 << WORKER_NAMES.index(worker)
        return self

    def sultan(self, *spaces: str) -> Table:
        for space in spaces:
            self.state.sultans.append(self.box.space_numbers[space])
            self.state.crowd[self.box.space_numbers[space]] += 1
        return self

    def poem(self, player: int, *poems: str, colour: str = "blue") -> Table:
        """Give a player poems, small ones in a colour, large ones by their names (`poem_a3`)."""
        state = self.state
        for name in poems:
            letters = [self.box.large_poem_name(number) for number in range(len(self.box.large_poems))]
            if name in letters:
                state.engraved[player] |= 1 << letters.index(name)
                state.large_poems &= ~(1 << letters.index(name))
                continue
            number = int(name[5:])
            state.poem_deck = [card for card in state.poem_deck if card != number]
            state.poem_open = [0 if card == number else card for card in state.poem_open]
            (state.blue if colour == "blue" else state.red)[player] |= 1 << number
        state.work_out_modifiers()
        return self

    def open_poems(self, *numbers: int, large: tuple[str, ...] = ()) -> Table:
        """Exactly these poems lie open."""
        state = self.state
        state.poem_deck = [card for card in [*state.poem_deck, *state.poem_open] if card and card not in numbers]
        state.poem_open = [*numbers] + [0] * (len(state.poem_open) - len(numbers))
        names = [self.box.large_poem_name(number) for number in range(len(self.box.large_poems))]
        state.large_poems = sum(1 << names.index(name) for name in large)
        return self

    def open_small(self, *cards: int) -> Table:
        """Exactly these small buildings lie open, by place."""
        state = self.state
        pool = [
            card for card in [*state.small_deck, *state.small_open, *state.small_discards] if card and card not in cards
        ]
        state.small_deck = pool
        state.small_discards = []
        state.small_open = [*cards] + [0] * (4 - len(cards))
        return self

    def next_small(self, *cards: int) -> Table:
        """The next cards of the deck, the first named first."""
        deck = [card for card in self.state.small_deck if card not in cards]
        self.state.small_deck = deck + list(reversed(cards))
        return self

    def open_large(self, *numbers: int) -> Table:
        self.state.large = sum(1 << number for number in numbers)
        return self

    def open_tiles(self, *tiles: int) -> Table:
        """Storehouse tiles on display: left near, left far, right near, right far."""
        state = self.state
        pool = [tile for tile in [*state.stacks[0], *state.stacks[1], *state.displays] if tile and tile not in tiles]
        state.stacks = [pool[: len(pool) // 2], pool[len(pool) // 2 :]]
        state.displays = [*tiles] + [0] * (4 - len(tiles))
        return self

    def house(self, player: int, house: int, *tiles: int) -> Table:
        """Storehouse 1 to 4 has these extensions."""
        state = self.state
        first = (player * HOUSES + house - 1) * EXTENSIONS
        for i, tile in enumerate(tiles):
            state.extensions[first + i] = tile
            state.capacity[player] += self.box.tile_crates[tile]
            state.displays = [0 if other == tile else other for other in state.displays]
            state.stacks = [[other for other in stack if other != tile] for stack in state.stacks]
        return self

    def built(self, player: int, **categories: int) -> Table:
        """So many buildings of each category."""
        names = ["palace", "fountain", "gate", "garden", "tower", "window"]
        for name, n in categories.items():
            self.state.categories[player * CATEGORIES + names.index(name)] = n
        return self

    def ship(self, player: int, *cities: str, right: bool = False) -> Table:
        for city in cities:
            (self.state.right if right else self.state.left)[player] |= 1 << self.box.city_numbers[city]
        return self

    def city(self, city: str, tile: int, seal: bool = True) -> Table:
        """A city has that tile; it changes places with the one that lay there."""
        state = self.state
        tiles = state.city_tiles[:]
        at = self.box.city_numbers[city]
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[at]
        tiles[at] = tile
        state.city_tiles = tiles
        if not seal:
            state.city_seals &= ~(1 << at)
        return self

    def wishes(self, *names: str) -> Table:
        ids = [wish.id for wish in self.box.wishes]
        self.state.wishes = [ids.index(name) for name in names]
        return self

    def event(self, number: int, coming: int = 0, third: int = 0) -> Table:
        self.state.event, self.state.coming, self.state.third = number, coming, third
        self.state.work_out_modifiers()
        return self

    def book(self, space: int) -> Table:
        """The golden book lies there, and the era is that of the space."""
        self.state.book = space
        self.state.era = self.box.track[space].era
        return self

    # moments

    def turn(self, seat: int) -> Table:
        """Let it be that seat's turn."""
        state = self.state
        state.turn = seat
        state.turns = (seat - state.start) % state.players + 1
        state.refreshed = False
        state.steps[:] = [ROUND_OVER, NEXT_TURN, TURN_MENUS[seat]]
        return self

    def act(self, seat: int, action: str) -> Table:
        """Let a seat carry out an action as a bonus; afterwards it is its turn."""
        self.turn(seat)
        state = self.state
        DEEDS[ACTION_NAMES.index(action)].begin(state, seat, BOTH, True)
        state.advance()
        return self

    def effect(self, seat: int, *steps: dict[str, object]) -> Table:
        """Let a seat gain an effect; afterwards it is its turn."""
        self.turn(seat)
        carry_out(
            self.state,
            seat,
            effect_of(Row("the test", {"effect": list(steps)}, "rulebook"), "effect", "test", "tile_1"),
        )
        self.state.advance()
        return self

    def end_round(self) -> Table:
        """The action phase is over."""
        state = self.state
        state.phase = ROUND_END
        state.used = [15] * state.players
        state.steps[:] = [ROUND, END_OF_ROUND]
        state.advance()
        return self

    def end_game(self) -> Table:
        """The action phase of round 5 is over."""
        self.book(5)
        self.state.phase = ROUND_END
        self.state.used = [15] * self.state.players
        self.state.steps[:] = [END_OF_GAME]
        self.state.advance()
        return self

    # playing and looking

    def play(self, *notations: str) -> list[Event]:
        """Play one action after the other; what happened, all together."""
        heard: list[Event] = []
        for notation in notations:
            heard += self.match.play(notation)
        return heard

    def view(self, viewer: int | None = None) -> SabikaView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def legal(self, verb: str = "") -> set[str]:
        """The notations of all legal actions, of one verb if that is named."""
        return {str(action) for action in self.match.actions() if not verb or action.verb.name == verb}

    def refused(self, notation: str) -> Refusal:
        """The refusal that playing this raises; the match must stay as it is."""
        before = self.state.fingerprint()
        try:
            self.match.play(notation)
        except IllegalAction as error:
            assert self.state.fingerprint() == before
            return error.refusal
        raise AssertionError(f"{notation!r} was not refused")

    def why(self, notation: str) -> tuple[str, str]:
        """The id of a refusal, without its prefix, and the rule."""
        refusal = self.refused(notation)
        return refusal.id.removeprefix("refused-"), refusal.rule

    def asked(self) -> str:
        """What is asked now, without its prefix; "" when the match is over."""
        prompt = self.match.prompt
        return "" if prompt is None else prompt.id.removeprefix("prompt-")

    def facts(self) -> dict[str, object]:
        prompt = self.match.prompt
        assert prompt is not None
        return dict(prompt.facts)

    def asks(self) -> tuple[int, str]:
        return self.match.actor, self.asked()

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


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name, without its prefix."""
    return [event for event in events if event.name == f"event-{name}"]


def table(seats: int = 2, **options: object) -> Table:
    """A bare table at the turn of seat 0."""
    t = Table(GAME.start(seats, options, "7")).bare()
    if seats == 1:
        state = t.state
        state.left = [0, 0]
        state.right = [0, 0]
        state.seals = [0, 0]
        state.city_seals = 511
    return t.turn(0)
