"""The position of a match of Sabika: where every piece lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.holdings import Counts, Remark
from majlis.engine.result import Rival
from majlis.engine.state import AnyChoice, State
from majlis.engine.step import AnyStep
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.settings import Settings
from majlis.games.sabika.words import (
    CATEGORIES,
    CITIES,
    CRATES_OF_START,
    DEALT,
    EXTENSIONS,
    GOODS,
    HOUSES,
    ITEMS,
    MATERIALS,
    MODIFIERS,
    SOURCES,
    SPACES,
    WORKERS,
    WORKSHOP,
)

if TYPE_CHECKING:
    from majlis.games.sabika.numbers import SabikaNumbers
    from majlis.games.sabika.view import SabikaView

# phases
SETUP: Final = 0
ACTING: Final = 1
ROUND_END: Final = 2
OVER: Final = 3

EMPTY: Final = -1
"""A slot without a token."""
CLOSED: Final = -2
"""A slot that is covered or not on this side of the board."""
ALL_CITIES: Final = (1 << CITIES) - 1


@final
class Yusuf:
    """Yusuf's own pieces in the solo mode (chapter 13)."""

    def __init__(
        self,
        tiles: list[int],
        turned: list[int],
        decks: list[list[int]],
        discards: list[list[int]],
        card: int,
        engraved: int,
        stores: list[int],
    ) -> None:
        self.tiles = tiles
        """Worker tiles that are still face down, the next one last: 0 builder, 1 merchant, 2 poet."""
        self.turned = turned
        self.decks = decks
        """By kind of worker, the next card last."""
        self.discards = discards
        self.card = card
        """The card turned over last; -1: none yet."""
        self.engraved = engraved
        """How often he has engraved (SAB-13.17)."""
        self.stores = stores
        """His storehouse tiles."""

    def clone(self) -> Yusuf:
        return Yusuf(
            self.tiles[:],
            self.turned[:],
            [self.decks[0][:], self.decks[1][:], self.decks[2][:]],
            [self.discards[0][:], self.discards[1][:], self.discards[2][:]],
            self.card,
            self.engraved,
            self.stores[:],
        )


@final
class SabikaState(State):
    """Lists by player (and worker, item, house …); bit masks of cards, buildings and cities. In the solo mode Yusuf is player 1."""

    def __init__(
        self, seats: int, chance: Chance, box: SabikaBox, settings: Settings, of: SabikaState | None = None
    ) -> None:
        """The table before setup, or a copy of another position."""
        steps: list[AnyStep] = [] if of is None else of.steps[:]
        super().__init__(seats, steps, chance, 0 if of is None else of.confirming, None)
        self.box = box
        self.settings = settings
        self.memo_menu: AnyChoice | None = None
        """A question that was just put, with the answers that were counted then (see `put`)."""
        self.memo_codes: list[int] = []
        if of is None:
            players = max(2, seats)
            sultans = box.sultans[seats][:]
            crowd = [0] * SPACES
            for space in sultans:
                crowd[space] += 1
            self.players = players
            self.yusuf: Yusuf | None = None
            self.phase = SETUP
            self.book = 1
            """The golden book's space on the round track, from 1."""
            self.era = 1
            """It changes at the very end of a round (SAB-10.14), so it may lag behind the book."""
            self.start = 0
            """The start player."""
            self.turn = 0
            """Whose turn it is."""
            self.turns = 0
            """Turns taken in this round."""
            self.places: list[int] = [WORKSHOP] * (players * WORKERS)
            """By player and worker: its space, or WORKSHOP."""
            self.used: list[int] = [0] * players
            """By player: bit mask of the workers that have worked or rested in this round (SAB-3.2)."""
            self.sultans: list[int] = sultans
            self.crowd: list[int] = crowd
            """By space: all workers on it."""
            self.dinars: list[int] = [0] * players
            self.prestige: list[int] = [0] * players
            self.points: list[int] = [0] * (players * SOURCES)
            """By player and source: where the prestige came from."""
            self.parias: list[int] = [0] * players
            self.ladder: list[int] = list(range(players))
            """The players by when their paria marker moved last, the latest last: on a shared space it lies on top (SAB-4.10)."""
            self.favour: list[int] = [0] * players
            self.seals: list[int] = [0] * players
            self.stock: list[int] = [0] * (players * ITEMS)
            """By player and item: what lies in the storehouses."""
            self.cards: list[int] = [0] * (players * GOODS)
            """By player and good: what lies on small poem 16."""
            self.raws: list[int] = [0] * players
            """By player: bit mask of the raw fields that are taken."""
            self.capacity: list[int] = [HOUSES * CRATES_OF_START] * players
            """By player: crates of all storehouses."""
            self.extensions: list[int] = [0] * (players * HOUSES * EXTENSIONS)
            """By player, storehouse and place: tiles, 0 for none."""
            self.tokens: list[int] = []
            """By slot: the raw kind (for marble 0), EMPTY or CLOSED."""
            self.bag: list[int] = box.tokens[:]
            """By kind. What is in the bag is known; which comes next is chance (SAB-14.1)."""
            self.spent: list[int] = [0] * GOODS
            """By kind: tokens on the discard pile."""
            self.large = 0
            """The open large buildings, bit by number."""
            self.built: list[int] = [0] * players
            self.small_deck: list[int] = []
            self.small_open: list[int] = [0] * 4
            """Upper left, upper right, lower left, lower right; 0 for an empty place."""
            self.small_discards: list[int] = []
            self.rows: list[tuple[int, ...]] = [(0,)] * players
            """By player: small buildings from left to right; 0 stands for the mosaic bonus card."""
            self.mosaic_cards: list[int] = [0] * players
            self.mosaics: list[int] = [0] * players
            self.categories: list[int] = [0] * (players * CATEGORIES)
            """By player and category: buildings."""
            self.stacks: list[list[int]] = [[], []]
            """Storehouse tiles face down, left and right; the next one last."""
            self.displays: list[int] = [0] * 4
            """Left near, left far, right near, right far."""
            self.poem_deck: list[int] = []
            self.poem_open: list[int] = [0] * box.setups[seats].poems_open
            self.large_poems = 0
            """The open large poems, bit by place in the box."""
            self.blue: list[int] = [0] * players
            """By player: small poems with the blue half up, bit by number. All of Yusuf's small poems are here."""
            self.red: list[int] = [0] * players
            self.engraved: list[int] = [0] * players
            """By player: large poems."""
            self.left: list[int] = [0] * players
            """By player: cities with a ship on the left half."""
            self.right: list[int] = [0] * players
            self.city_seals = ALL_CITIES
            self.city_tiles: list[int] = [0] * CITIES
            self.wishes: list[int] = []
            """The three wishes in the order of their spaces."""
            self.trade = 1
            self.event = 0
            """The current event, 0 for none."""
            self.coming = 0
            self.third = 0
            """The event that is still face down."""
            self.modifiers: list[int] = []
            """By player and key: the numbers that poems and events change (SAB-9.5)."""
            self.reciting = 0
            """Red poems whose effect is being resolved (SAB-15.10)."""
            self.refreshed = False
            """The open small buildings were replaced in this turn (SAB-5.9)."""
            self.dealt: list[int] = [0] * (players * DEALT)
            """By player: the two start tiles, as long as they matter."""
            self.kept: list[int] = [0] * players
            """By player: the start tile kept, 0 if none yet."""
        else:
            self.players = of.players
            self.yusuf = None if of.yusuf is None else of.yusuf.clone()
            self.phase = of.phase
            self.book = of.book
            self.era = of.era
            self.start = of.start
            self.turn = of.turn
            self.turns = of.turns
            self.places = of.places[:]
            self.used = of.used[:]
            self.sultans = of.sultans[:]
            self.crowd = of.crowd[:]
            self.dinars = of.dinars[:]
            self.prestige = of.prestige[:]
            self.points = of.points[:]
            self.parias = of.parias[:]
            self.ladder = of.ladder[:]
            self.favour = of.favour[:]
            self.seals = of.seals[:]
            self.stock = of.stock[:]
            self.cards = of.cards[:]
            self.raws = of.raws[:]
            self.capacity = of.capacity[:]
            self.extensions = of.extensions[:]
            self.tokens = of.tokens[:]
            self.bag = of.bag[:]
            self.spent = of.spent[:]
            self.large = of.large
            self.built = of.built[:]
            self.small_deck = of.small_deck[:]
            self.small_open = of.small_open[:]
            self.small_discards = of.small_discards[:]
            self.rows = of.rows[:]
            self.mosaic_cards = of.mosaic_cards[:]
            self.mosaics = of.mosaics[:]
            self.categories = of.categories[:]
            self.stacks = [of.stacks[0][:], of.stacks[1][:]]
            self.displays = of.displays[:]
            self.poem_deck = of.poem_deck[:]
            self.poem_open = of.poem_open[:]
            self.large_poems = of.large_poems
            self.blue = of.blue[:]
            self.red = of.red[:]
            self.engraved = of.engraved[:]
            self.left = of.left[:]
            self.right = of.right[:]
            self.city_seals = of.city_seals
            self.city_tiles = of.city_tiles
            self.wishes = of.wishes
            self.trade = of.trade
            self.event = of.event
            self.coming = of.coming
            self.third = of.third
            self.modifiers = of.modifiers[:]
            self.reciting = of.reciting
            self.refreshed = of.refreshed
            self.dealt = of.dealt[:]
            self.kept = of.kept[:]

    def clone(self) -> SabikaState:
        return SabikaState(self.seats, self.chance.clone(), self.box, self.settings, of=self)

    def put(self, menu: AnyChoice, codes: list[int]) -> None:
        """Put a question whose legal answers have just been worked out, so that the first caller to ask for them need not do it again."""
        self.steps.append(menu)
        self.memo_menu = menu
        self.memo_codes = codes

    def codes(self) -> list[int]:
        menu = self.memo_menu
        if menu is not None:
            self.memo_menu = None
            if self.steps[-1] is menu:
                return self.memo_codes
        return self.choice.codes(self)

    def apply(self, code: int) -> None:
        self.memo_menu = None
        super().apply(code)

    # who and when

    def human(self, player: int) -> bool:
        """Whether a player sits at a seat; only Yusuf does not."""
        return player < self.seats

    def seat_of(self, player: int) -> int:
        """The seat that an event names: -1 for Yusuf."""
        return player if player < self.seats else -1

    def player_name(self, player: int) -> str:
        return f"seat_{player}" if player < self.seats else "yusuf"

    @property
    def round(self) -> int:
        return min(self.book, 5)

    def clockwise(self, first: int) -> list[int]:
        """All players, beginning with one."""
        return [(first + i) % self.players for i in range(self.players)]

    # the purse (SAB-4.9)

    def purse(self, player: int) -> int:
        """What a player can pay: dinars and seals."""
        return self.dinars[player] + self.seals[player]

    def gain_dinars(self, player: int, n: int, rule: str) -> None:
        if n <= 0:
            return
        self.dinars[player] += n
        if self.log is not None:
            self.tell(Event("event-dinar", rule, player, {"count": n}))

    def gain_parias(self, player: int, n: int, rule: str) -> None:
        """The marker goes up, on top of those that are there already (SAB-4.10)."""
        if n <= 0:
            return
        self.parias[player] += n
        self._touch(player)
        if self.log is not None:
            name = "event-paria" if player < self.seats else "event-yusuf-paria"
            self.tell(Event(name, rule, self.seat_of(player), {"count": n}))

    def pay_parias(self, player: int, n: int) -> None:
        """The marker goes down, also on top (SAB-4.10)."""
        if n > 0:
            self.parias[player] -= n
            self._touch(player)

    def _touch(self, player: int) -> None:
        self.ladder.remove(player)
        self.ladder.append(player)

    def leaders(self) -> list[int]:
        """The players by their place on the paria track, the leader first (SAB-10.12)."""
        out: list[int] = []
        for player in self.ladder:
            at = 0
            while at < len(out) and self.parias[out[at]] > self.parias[player]:
                at += 1
            out.insert(at, player)
        return out

    def gain_prestige(self, player: int, n: int, source: int, rule: str) -> None:
        if n <= 0:
            return
        self.prestige[player] += n
        self.points[player * SOURCES + source] += n
        if self.log is not None:
            name = "event-prestige" if player < self.seats else "event-yusuf-prestige"
            self.tell(Event(name, rule, self.seat_of(player), {"count": n}))

    def loss(self, player: int, n: int) -> int:
        """How much of a loss there is: prestige may become negative, unless the option says otherwise (SAB-4.11)."""
        return n if self.settings.negative_prestige else min(n, max(0, self.prestige[player]))

    def lose_prestige(self, player: int, n: int, source: int, rule: str) -> None:
        n = self.loss(player, n)
        if n <= 0:
            return
        self.prestige[player] -= n
        self.points[player * SOURCES + source] -= n
        if self.log is not None:
            name = "event-prestige-lost" if player < self.seats else "event-yusuf-prestige-lost"
            self.tell(Event(name, rule, self.seat_of(player), {"count": n}))

    # storage (SAB-4.2)

    def stored(self, player: int) -> int:
        """How many crates are taken."""
        first = player * ITEMS
        stock = self.stock
        return (
            stock[first]
            + stock[first + 1]
            + stock[first + 2]
            + stock[first + 3]
            + stock[first + 4]
            + stock[first + 5]
            + stock[first + 6]
        )

    def free(self, player: int) -> int:
        return self.capacity[player] - self.stored(player)

    def card_capacity(self, player: int) -> int:
        """The crates of small poem 16 (SAB-7.14)."""
        mask = self.blue[player] & self.box.store_mask
        if not mask or not self.human(player):
            return 0
        return self.box.poems[mask.bit_length() - 1].crates

    def on_card(self, player: int) -> int:
        first = player * GOODS
        return self.cards[first] + self.cards[first + 1] + self.cards[first + 2]

    def goods(self, player: int) -> int:
        """All goods, wherever they are."""
        first = player * ITEMS + MATERIALS
        return self.stock[first] + self.stock[first + 1] + self.stock[first + 2] + self.on_card(player)

    def tops(self, player: int, house: int) -> int:
        """The topmost extension of a storehouse, the only one whose bonus can be activated (SAB-5.4); 0 if it has none."""
        first = player * HOUSES * EXTENSIONS + house * EXTENSIONS
        return self.extensions[first + 1] or self.extensions[first]

    # the rondel

    def lies_on_rondel(self, raw: int) -> bool:
        """Whether a raw token of a kind lies on some slot."""
        return raw in self.tokens[: self.box.raw_slots]

    def can_turn(self, player: int, raw: int) -> bool:
        """Whether a raw material of the workshop can be processed (SAB-4.7)."""
        return self.raws[player] >> raw & 1 == 1 and (not self.settings.process_needs_raw or self.lies_on_rondel(raw))

    def can_process(self, player: int) -> bool:
        """Whether any raw material of the workshop can be processed (SAB-3.11, 4.7)."""
        if not self.raws[player]:
            return False
        return self.can_turn(player, 0) or self.can_turn(player, 1) or self.can_turn(player, 2)

    def foreign(self, player: int, space: int) -> int:
        """Workers of others and of the sultan on a space (SAB-3.8)."""
        own = 0
        first = player * WORKERS
        for worker in range(WORKERS):
            if self.places[first + worker] == space:
                own += 1
        return self.crowd[space] - own

    def move_worker(self, player: int, worker: int, space: int) -> None:
        at = player * WORKERS + worker
        if self.places[at] != WORKSHOP:
            self.crowd[self.places[at]] -= 1
        self.places[at] = space
        if space != WORKSHOP:
            self.crowd[space] += 1

    def active(self, player: int, worker: int) -> bool:
        return self.used[player] >> worker & 1 == 0

    # poems, cities

    def poems_of(self, player: int) -> int:
        """All poems of a player, large ones too."""
        return self.blue[player].bit_count() + self.red[player].bit_count() + self.engraved[player].bit_count()

    def ships(self, player: int) -> int:
        """Cities with a ship of the player, on either half."""
        return self.left[player] | self.right[player]

    def modifier(self, player: int, key: int) -> int:
        return self.modifiers[player * MODIFIERS + key]

    def wishes_up(self) -> int:
        """How many wishes have come to the tower (SAB-10.4)."""
        out = 0
        for space in range(1, self.book + 1):
            if self.box.track[space].wish:
                out += 1
        return out

    # points

    def scores(self) -> list[int]:
        return self.prestige[: self.seats]

    def breakdown(self, seat: int) -> dict[str, int]:
        from majlis.games.sabika.scoring import breakdown

        return breakdown(self, seat)

    def ranking(self) -> list[int]:
        from majlis.games.sabika.scoring import ranking

        return ranking(self)

    def rivals(self) -> list[Rival]:
        from majlis.games.sabika.scoring import rivals

        return rivals(self)

    def ties(self) -> list[Remark]:
        from majlis.games.sabika.scoring import ties

        return ties(self)

    # defined in other chapters' files

    def imagine(self, seat: int, chance: Chance) -> SabikaState:
        from majlis.games.sabika.imagine import imagine

        return imagine(self, seat, chance)

    def view(self, seat: int | None) -> SabikaView:
        from majlis.games.sabika.view import view

        return view(self, seat)

    def numbers(self, seat: int | None) -> SabikaNumbers:
        from majlis.games.sabika.numbers import numbers

        return numbers(self, seat)

    def holdings(self, seat: int) -> Counts:
        from majlis.games.sabika.holdings import counts

        return counts(self, seat)

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        from majlis.games.sabika.about_now import rows

        return rows(self, piece, viewer)

    def value(self, seat: int) -> float:
        from majlis.games.sabika.value import value

        return value(self, seat)

    def features(self, seat: int) -> list[float]:
        from majlis.games.sabika.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from majlis.games.sabika.features import names

        return names(self)

    def pieces(self) -> dict[str, int]:
        from majlis.games.sabika.view import pieces

        return pieces(self)

    def say(self, name: str, rule: str, player: int, parts: Facts) -> None:
        """Report what a player does; callers test `log` first."""
        self.tell(Event(name, rule, self.seat_of(player), parts))

    def category(self, player: int, category: int) -> int:
        return self.categories[player * CATEGORIES + category]
