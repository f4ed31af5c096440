"""Positions of Sabika, laid out by hand (see `majlis.engine.positions`): say what matters, everything else is empty.

    give 0 dinars=4 wood=1
    slots raw_0=cane
    put 0 builder_1=outer_0
    turn 0

On a bare table nobody has anything but 5 prestige and the workers in the workshop, no sultan's worker is on the rondel, and every slot is
empty. Raw materials and goods come from the bag, cards and tiles from where they lie, so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Self

from mypy_extensions import mypyc_attr

from majlis.engine.errors import BadPosition
from majlis.engine.positions import Kind, Line, Table
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.effects import DEEDS, work_out_modifiers
from majlis.games.sabika.round_end import END_OF_ROUND
from majlis.games.sabika.state import ACTING, CLOSED, EMPTY, ROUND_END, SabikaState
from majlis.games.sabika.turn import NEXT_TURN, ROUND, ROUND_OVER
from majlis.games.sabika.words import (
    ACTION_NAMES,
    BOTH,
    CATEGORIES,
    CATEGORY_NAMES,
    EXTENSIONS,
    HOUSES,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    MATERIALS,
    RAW_NAMES,
    SOURCES,
    WORKER_NAMES,
)
from majlis.games.sabika.workers import TURN_MENUS


@mypyc_attr(allow_interpreted_subclasses=True)
class SabikaTable(Table[SabikaState]):
    """A match of Sabika whose position can be laid out by hand."""

    @property
    def box(self) -> SabikaBox:
        return self.state.box

    def usual_moment(self) -> Self:
        return self.turn(0)

    def uncounted(self) -> tuple[str, ...]:
        return ("sultans", "large_poems")

    def kinds(self) -> list[Kind]:
        return [
            Kind("book SPACE", "where on the track the golden book lies, 1 to 5", self._book),
            Kind("give SEAT NAME=NUMBER…", "dinars, seals, parias, prestige, favour, materials and goods", self._give),
            Kind("crates SEAT NUMBER", "its storehouses have this many crates in all", self._crates),
            Kind("raw SEAT RAW…", "the raw materials in its workshop", self._raw),
            Kind("slots SLOT=TOKEN…", "what lies on the slots of the rondel", self._slots),
            Kind("put SEAT WORKER=SPACE…", "its workers on the rondel; alone, those of seat 1 are Yusuf's", self._put),
            Kind("used SEAT WORKER…", "its workers that have worked already", self._used),
            Kind("sultan SPACE…", "the sultan's workers on the rondel", self._sultan),
            Kind("poem SEAT POEM…", "its poems, small ones on blue", self._poem),
            Kind("poem_red SEAT POEM…", "its small poems on red", self._poem_red),
            Kind(
                "open_poems POEM…",
                "exactly these small poems lie open, and of the large ones these, if any is named",
                self._open_poems,
            ),
            Kind("open_small CARD…", "exactly these small buildings lie open", self._open_small),
            Kind("next_small CARD…", "the next small buildings of the deck", self._next_small),
            Kind("open_large CARD…", "exactly these large buildings lie open", self._open_large),
            Kind("open_tiles TILE…", "storehouse tiles: left near, left far, right near, right far", self._open_tiles),
            Kind("house SEAT HOUSE TILE…", "storehouse 1 to 4 of the seat has these tiles", self._house),
            Kind("built SEAT CATEGORY=NUMBER…", "how many buildings of each category it has", self._built),
            Kind("ship SEAT CITY…", "its ships in these cities, on the left half", self._ship),
            Kind("ship_right SEAT CITY…", "its ships in these cities, on the right half", self._ship_right),
            Kind("city CITY TILE", "a city has this city tile", self._city),
            Kind("wishes WISH…", "the sultan's wishes", self._wishes),
            Kind("event CURRENT COMING THIRD", "the events (option expert)", self._event),
            Kind(
                "next_yusuf CARD…", "the next cards of Yusuf, and the worker tiles that go with them", self._next_yusuf
            ),
            Kind("turn SEAT", "it is that seat's turn", lambda line: self.turn(line.seat()), True),
            Kind("act SEAT ACTION", "the seat carries out an action as a bonus, then it is its turn", self._act, True),
            Kind("end_round", "the round is at its end", lambda line: self.end_round(), True),
        ]

    # the lines of a text

    def _book(self, line: Line) -> None:
        self.book(line.number("space of the track", 1, 5))

    def _give(self, line: Line) -> None:
        seat = line.seat()
        names = ["dinars", "seals", "parias", "prestige", "favour", *ITEM_NAMES]
        self.give(seat, **line.counts(names, "belonging"))

    def _crates(self, line: Line) -> None:
        self.crates(line.seat(), line.number("crates"))

    def _raw(self, line: Line) -> None:
        self.raw(line.seat(), *line.names(RAW_NAMES, "raw material"))

    def _slots(self, line: Line) -> None:
        self.slots(**line.pairs(self.box.slot_numbers, "slot"))

    def _put(self, line: Line) -> None:
        seat = line.number("seat", 0, self.state.players - 1)
        for worker, space in line.pairs(WORKER_NAMES, "worker").items():
            self.put(seat, worker, Line([space], 0).name(self.box.space_numbers, "space"))

    def _used(self, line: Line) -> None:
        self.use_up(line.seat(), *line.names(WORKER_NAMES, "worker"))

    def _sultan(self, line: Line) -> None:
        self.sultan(*line.names(self.box.space_numbers, "space"))

    def _poem(self, line: Line) -> None:
        self.poem(line.seat(), *line.names(self._poems(), "poem"))

    def _poem_red(self, line: Line) -> None:
        self.poem(line.seat(), *line.names(self._small_poems(), "small poem"), colour="red")

    def _open_poems(self, line: Line) -> None:
        names = line.names(self._poems(), "poem")
        small = [name for name in names if name in self._small_poems()]
        large = [name for name in names if name not in small]
        if not large:
            large = [name for i, name in enumerate(self._large_poems()) if self.state.large_poems >> i & 1]
        self.open_poems(*[int(name[5:]) for name in small], large=tuple(large))

    def _small_poems(self) -> list[str]:
        return [f"poem_{number}" for number in range(1, len(self.box.poems))]

    def _poems(self) -> list[str]:
        return self._small_poems() + self._large_poems()

    def _large_poems(self) -> list[str]:
        return [self.box.large_poem_name(number) for number in range(len(self.box.large_poems))]

    def _open_small(self, line: Line) -> None:
        self.open_small(*_numbered(line, "small", len(self.box.small), "small building"))

    def _next_small(self, line: Line) -> None:
        self.next_small(*_numbered(line, "small", len(self.box.small), "small building"))

    def _next_yusuf(self, line: Line) -> None:
        names = [self.box.yusuf_card_name(number) for number in range(len(self.box.yusuf_cards))]
        self.next_yusuf(*[names.index(name) for name in line.names(names, "card of Yusuf")])

    def _open_large(self, line: Line) -> None:
        self.open_large(*_numbered(line, "large", len(self.box.large), "large building"))

    def _open_tiles(self, line: Line) -> None:
        self.open_tiles(*_numbered(line, "tile", len(self.box.tile_crates), "storehouse tile"))

    def _house(self, line: Line) -> None:
        seat = line.seat()
        house = line.number("storehouse", 1, HOUSES)
        tiles = _numbered(line, "tile", len(self.box.tile_crates), "storehouse tile")
        if len(tiles) > EXTENSIONS:
            raise BadPosition(f"a storehouse has at most {EXTENSIONS} tiles")
        self.house(seat, house, *tiles)

    def _built(self, line: Line) -> None:
        self.built(line.seat(), **line.counts(CATEGORY_NAMES, "category"))

    def _ship(self, line: Line) -> None:
        self.ship(line.seat(), *line.names(self.box.city_numbers, "city"))

    def _ship_right(self, line: Line) -> None:
        self.ship(line.seat(), *line.names(self.box.city_numbers, "city"), right=True)

    def _city(self, line: Line) -> None:
        city = line.name(self.box.city_numbers, "city")
        self.city(city, _numbered(line, "city_tile", len(self.box.city_tiles), "city tile")[0])

    def _wishes(self, line: Line) -> None:
        names = line.names([wish.id for wish in self.box.wishes], "wish")
        if len(names) != len(self.state.wishes):
            raise BadPosition(f"there are {len(self.state.wishes)} wishes at a time, not {len(names)}")
        self.wishes(*names)

    def _event(self, line: Line) -> None:
        numbers = _numbered(line, "event", len(self.box.events), "event")
        if len(numbers) != 3:
            raise BadPosition(
                f"three events are named, the current one, the coming one and the third, not {len(numbers)}"
            )
        self.event(numbers[0], numbers[1], numbers[2])

    def _act(self, line: Line) -> None:
        self.act(line.seat(), line.name(ACTION_NAMES, "action"))

    # laying out

    def bare(self) -> Self:
        """Nobody has anything but prestige, nothing lies on the rondel, everybody's workers are in the workshop."""
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
        if state.yusuf is not None:
            state.left = [0, 0]
            state.right = [0, 0]
            state.seals = [0, 0]
            state.city_seals = (1 << len(self.box.city_numbers)) - 1
        return self

    def give(self, player: int, **what: int) -> Self:
        """Exactly this many dinars, seals, parias, prestige, favour, materials or goods; the rest stays."""
        state = self.state
        for name, n in what.items():
            if name == "prestige":
                state.points[player * SOURCES] += n - state.prestige[player]
                state.prestige[player] = n
            elif name in ITEM_NAMES:
                item = ITEM_NAMES.index(name)
                if item >= MATERIALS:
                    self.fetch(item - MATERIALS, n - state.stock[player * ITEMS + item])
                state.stock[player * ITEMS + item] = n
            else:
                purses = {"dinars": state.dinars, "seals": state.seals, "parias": state.parias, "favour": state.favour}
                purses[name][player] = n
        return self

    def fetch(self, kind: int, n: int = 1) -> None:
        """Take tokens of a kind out of the bag (as a raw material and as the good made of it they are the same)."""
        if self.state.bag[kind] < n:
            raise BadPosition(f"there are only {self.state.bag[kind]} tokens of {RAW_NAMES[kind]} left")
        self.state.bag[kind] -= n

    def crates(self, player: int, n: int) -> Self:
        """The storehouses have this many crates in all."""
        self.state.capacity[player] = n
        return self

    def raw(self, player: int, *raws: str) -> Self:
        """The raw materials in the workshop are exactly these."""
        for kind, name in enumerate(RAW_NAMES):
            self.fetch(kind, int(name in raws) - (self.state.raws[player] >> kind & 1))
        self.state.raws[player] = sum(1 << RAW_NAMES.index(raw) for raw in raws)
        return self

    def slots(self, **tokens: str) -> Self:
        """Tokens on slots: `slots(raw_0="cane", marble_1="marble")`."""
        for slot, token in tokens.items():
            number = self.box.slot_numbers[slot]
            if self.state.tokens[number] == CLOSED:
                raise BadPosition(f"{slot} is covered with {self.state.seats} players")
            if not self.box.slots[number].raw:
                self.state.tokens[number] = 0
                continue
            if token not in RAW_NAMES:
                raise BadPosition(f"on {slot} lies {', '.join(RAW_NAMES[:-1])} or {RAW_NAMES[-1]}, not {token}")
            if self.state.tokens[number] >= 0:
                self.fetch(self.state.tokens[number], -1)
            self.fetch(RAW_NAMES.index(token))
            self.state.tokens[number] = RAW_NAMES.index(token)
        return self

    def put(self, player: int, worker: str, space: str, used: bool = False) -> Self:
        number = WORKER_NAMES.index(worker)
        self.state.move_worker(player, number, self.box.space_numbers[space])
        if used:
            self.state.used[player] |= 1 << number
        return self

    def use_up(self, player: int, *workers: str) -> Self:
        for worker in workers:
            self.state.used[player] |= 1 << WORKER_NAMES.index(worker)
        return self

    def sultan(self, *spaces: str) -> Self:
        for space in spaces:
            self.state.sultans.append(self.box.space_numbers[space])
            self.state.crowd[self.box.space_numbers[space]] += 1
        return self

    def poem(self, player: int, *poems: str, colour: str = "blue") -> Self:
        """Give a player poems, small ones in a colour, large ones by their names (`poem_a3`)."""
        state = self.state
        for name in poems:
            letters = self._large_poems()
            if name in letters:
                state.engraved[player] |= 1 << letters.index(name)
                state.large_poems &= ~(1 << letters.index(name))
                continue
            number = int(name[5:])
            state.poem_deck = [card for card in state.poem_deck if card != number]
            state.poem_open = [0 if card == number else card for card in state.poem_open]
            (state.blue if colour == "blue" else state.red)[player] |= 1 << number
        work_out_modifiers(state)
        return self

    def open_poems(self, *numbers: int, large: tuple[str, ...] = ()) -> Self:
        """Exactly these poems lie open."""
        state = self.state
        state.poem_deck = [card for card in [*state.poem_deck, *state.poem_open] if card and card not in numbers]
        state.poem_open = [*numbers] + [0] * (len(state.poem_open) - len(numbers))
        names = self._large_poems()
        state.large_poems = sum(1 << names.index(name) for name in large)
        return self

    def open_small(self, *cards: int) -> Self:
        """Exactly these small buildings lie open, by place."""
        state = self.state
        pool = [
            card for card in [*state.small_deck, *state.small_open, *state.small_discards] if card and card not in cards
        ]
        state.small_deck = pool
        state.small_discards = []
        state.small_open = [*cards] + [0] * (4 - len(cards))
        return self

    def next_small(self, *cards: int) -> Self:
        """The next cards of the deck, the first named first."""
        deck = [card for card in self.state.small_deck if card not in cards]
        self.state.small_deck = deck + list(reversed(cards))
        return self

    def next_yusuf(self, *cards: int) -> Self:
        """Yusuf turns over these cards next, the first named first, and worker tiles that fit them."""
        yusuf = self.state.yusuf
        if yusuf is None:
            raise BadPosition("Yusuf plays against one person alone")
        kinds = [self.box.yusuf_cards[card].worker for card in cards]
        others = yusuf.tiles[:]
        for kind in kinds:
            if kind not in others:
                raise BadPosition(f"Yusuf has no more worker tiles of this kind: {KIND_NAMES[kind]}")
            others.remove(kind)
        yusuf.tiles = others + kinds[::-1]
        for card in reversed(cards):
            deck = [other for other in yusuf.decks[self.box.yusuf_cards[card].worker] if other != card]
            yusuf.decks[self.box.yusuf_cards[card].worker] = [*deck, card]
        return self

    def open_large(self, *numbers: int) -> Self:
        self.state.large = sum(1 << number for number in numbers)
        return self

    def open_tiles(self, *tiles: int) -> Self:
        """Storehouse tiles on display: left near, left far, right near, right far."""
        state = self.state
        pool = [tile for tile in [*state.stacks[0], *state.stacks[1], *state.displays] if tile and tile not in tiles]
        state.stacks = [pool[: len(pool) // 2], pool[len(pool) // 2 :]]
        state.displays = [*tiles] + [0] * (4 - len(tiles))
        return self

    def house(self, player: int, house: int, *tiles: int) -> Self:
        """Storehouse 1 to 4 has these extensions."""
        state = self.state
        first = (player * HOUSES + house - 1) * EXTENSIONS
        for i, tile in enumerate(tiles):
            state.extensions[first + i] = tile
            state.capacity[player] += self.box.tile_crates[tile]
            state.displays = [0 if other == tile else other for other in state.displays]
            state.stacks = [[other for other in stack if other != tile] for stack in state.stacks]
        return self

    def built(self, player: int, **categories: int) -> Self:
        """How many buildings there are of each category."""
        for name, n in categories.items():
            self.state.categories[player * CATEGORIES + CATEGORY_NAMES.index(name)] = n
        return self

    def ship(self, player: int, *cities: str, right: bool = False) -> Self:
        for city in cities:
            (self.state.right if right else self.state.left)[player] |= 1 << self.box.city_numbers[city]
        return self

    def city(self, city: str, tile: int, seal: bool = True) -> Self:
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

    def wishes(self, *names: str) -> Self:
        ids = [wish.id for wish in self.box.wishes]
        self.state.wishes = [ids.index(name) for name in names]
        return self

    def event(self, number: int, coming: int = 0, third: int = 0) -> Self:
        self.state.event, self.state.coming, self.state.third = number, coming, third
        work_out_modifiers(self.state)
        return self

    def book(self, space: int) -> Self:
        """The golden book lies there, and the era is that of the space."""
        self.state.book = space
        self.state.era = self.box.track[space].era
        return self

    # moments

    def turn(self, seat: int) -> Self:
        """Let it be that seat's turn."""
        state = self.state
        state.turn = seat
        state.turns = (seat - state.start) % state.players + 1
        state.refreshed = False
        return self.go_on(ROUND_OVER, NEXT_TURN, TURN_MENUS[seat])

    def act(self, seat: int, action: str) -> Self:
        """Let a seat carry out an action as a bonus; afterwards it is its turn."""
        self.turn(seat)
        DEEDS[ACTION_NAMES.index(action)].begin(self.state, seat, BOTH, True)
        return self.go_on(*self.state.steps)

    def end_round(self) -> Self:
        """The action phase is over."""
        state = self.state
        state.phase = ROUND_END
        state.used = [15] * state.players
        return self.go_on(ROUND, END_OF_ROUND)


def _numbered(line: Line, prefix: str, count: int, what: str) -> list[int]:
    """All words that are left, as `small_3`, by their numbers."""
    names = [f"{prefix}_{number}" for number in range(1, count)]
    return [int(name[len(prefix) + 1 :]) for name in line.names(names, what)]
