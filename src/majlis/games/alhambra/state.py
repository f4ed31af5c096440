"""The position of a match of Alhambra: where every piece lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.engine.chance import Chance
from majlis.engine.holdings import Counts, Remark
from majlis.engine.result import Rival, tie_remarks
from majlis.engine.state import AnyMenu, State
from majlis.engine.step import AnyStep
from majlis.games.alhambra.box import CURRENCIES, EXCHANGE, MONEY_CARDS, SLOTS, VALUES, AlhambraBox
from majlis.games.alhambra.palace import Palace, Tables, new_palace
from majlis.games.alhambra.pieces import BonusCards, HutStacks, VizierStones
from majlis.games.alhambra.purse import count, one, total, values
from majlis.games.alhambra.settings import Settings

if TYPE_CHECKING:
    from majlis.games.alhambra.numbers import AlhambraNumbers
    from majlis.games.alhambra.view import AlhambraView

NO_TILE: Final = -1
"""An empty market slot."""
SOURCES: Final = 7
"""Where points come from in a scoring round: the six types, then the wall."""
WALL: Final = 6
ROUNDS: Final = 3


@final
class Course:
    """The steps of a turn that depend on the modules in use: built once per match, shared by all its positions."""

    def __init__(
        self, digest: str, first: list[AnyStep], more: list[AnyStep], turns: list[AnyStep], asides: list[AnyMenu]
    ) -> None:
        self.digest = digest
        self.first = first
        """By seat: the first action of a turn."""
        self.more = more
        """By seat: a further action after an exact payment."""
        self.turns = turns
        """By seat: a whole turn."""
        self.asides = asides
        """By seat: what may be done at any time."""


@final
class AlhambraState(State):
    """Market, money, palaces and whose turn it is. Lists by seat; a hand is four purses, one per currency."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        box: AlhambraBox,
        settings: Settings,
        course: Course,
        of: AlhambraState | None = None,
    ) -> None:
        """The table before setup, or a copy of another position."""
        steps: list[AnyStep] = [] if of is None else of.steps[:]
        super().__init__(seats, steps, chance, 0 if of is None else of.confirming, None)
        self.box = box
        self.settings = settings
        self.course = course
        if of is None:
            tables = Tables(
                box.walls,
                box.kinds,
                box.first_hut,
                settings.huts_each_other,
                settings.closed_wall_all,
                box.max_hut_value,
            )
            palace = new_palace(tables)
            rows = seats + 1 if seats == 2 else seats
            self.bag: list[int] = []
            """Face-down tiles; the next one last."""
            self.market: list[int] = [NO_TILE] * SLOTS
            """The tile of each slot, or NO_TILE."""
            self.deck: list[int] = []
            """The money deck; the next card last."""
            self.piles: list[int] = []
            """How many cards of the deck belong to each pile of ALH-2.8, the lowest first: known to everybody."""
            self.display: list[int] = []
            self.discard: list[int] = []
            self.purses: list[int] = [0] * (seats * CURRENCIES)
            """purses[seat * 4 + currency]"""
            self.exchange: list[int] = [0] * seats
            """Bit mask of the exchange cards in each hand."""
            self.palaces: list[Palace] = [palace] * seats
            self.reserves: list[bytes] = [b""] * seats
            self.pending: list[int] = []
            """What was bought or taken this turn and has not been placed yet."""
            self.dirk: bytes = b""
            self.left_over: bytes = b""
            """Tiles that nobody got at the end (ALH-10.3)."""
            self.points: list[int] = [0] * (rows * ROUNDS * SOURCES)
            """points[(seat * 3 + round - 1) * 7 + source]; after the last seat comes Dirk."""
            self.scored: tuple[int, ...] = ()
            """The last scoring as it was counted: its round, by type what everybody in it had, by seat the longest wall."""
            self.turn = 0
            """Whose turn it is, or was last."""
            self.extra = False
            """The last purchase was paid exactly: one more action (ALH-3.4)."""
            self.bought = False
            """Somebody bought a tile since the turn began."""
            self.quiet = 0
            """Turns in a row without a purchase (ALH-10.10)."""
            self.due = 0
            """The scoring round whose card was drawn in this refill; 0: none."""
            self.appeared = 0
            """The last scoring card that has appeared: 0, 1 or 2."""
            self.short = False
            """The market could not be filled: the game ends (ALH-10.1)."""
            self.hands_open = False
            self.vizier: VizierStones | None = None
            self.bonus: BonusCards | None = None
            self.huts: HutStacks | None = None
        else:
            self.bag = of.bag[:]
            self.market = of.market[:]
            self.deck = of.deck[:]
            self.piles = of.piles[:]
            self.display = of.display[:]
            self.discard = of.discard[:]
            self.purses = of.purses[:]
            self.exchange = of.exchange[:]
            self.palaces = of.palaces[:]
            self.reserves = of.reserves[:]
            self.pending = of.pending[:]
            self.dirk = of.dirk
            self.left_over = of.left_over
            self.points = of.points[:]
            self.scored = of.scored
            self.turn = of.turn
            self.extra = of.extra
            self.bought = of.bought
            self.quiet = of.quiet
            self.due = of.due
            self.appeared = of.appeared
            self.short = of.short
            self.hands_open = of.hands_open
            self.vizier = None if of.vizier is None else of.vizier.clone()
            self.bonus = None if of.bonus is None else of.bonus.clone()
            self.huts = None if of.huts is None else of.huts.clone()

    def clone(self) -> AlhambraState:
        return AlhambraState(self.seats, self.chance.clone(), self.box, self.settings, self.course, of=self)

    # hands

    def hand_size(self, seat: int) -> int:
        """Money and exchange cards together: their backs are alike (ALH-17.10)."""
        n = self.exchange[seat].bit_count()
        for currency in range(CURRENCIES):
            n += count(self.purses[seat * CURRENCIES + currency])
        return n

    def hand(self, seat: int) -> list[str]:
        """The names of the cards in a hand."""
        cards: list[str] = []
        for currency in range(CURRENCIES):
            for value in values(self.purses[seat * CURRENCIES + currency]):
                cards.append(self.box.card_name(currency * VALUES + value - 1))
        for i in range(len(self.box.exchange_ids)):
            if self.exchange[seat] >> i & 1:
                cards.append(self.box.card_name(EXCHANGE + i))
        return cards

    def wealth(self, seat: int, currency: int) -> int:
        """The total value of a hand in one currency."""
        return total(self.purses[seat * CURRENCIES + currency])

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        if card < MONEY_CARDS:
            self.purses[seat * CURRENCIES + card // VALUES] += one(card % VALUES + 1)
        else:
            self.exchange[seat] |= 1 << (card - EXCHANGE)

    # tiles

    def is_hut(self, tile: int) -> bool:
        """Whether it is a builder's hut (ALH-15.1) and no building."""
        return tile >= self.box.first_hut

    def keep(self, seat: int, tile: int) -> None:
        """Put a tile into the reserve, which is kept sorted."""
        self.reserves[seat] = bytes(sorted(self.reserves[seat] + bytes([tile])))

    def unkeep(self, seat: int, tile: int) -> None:
        """Take a tile out of the reserve."""
        reserve = self.reserves[seat]
        at = reserve.index(tile)
        self.reserves[seat] = reserve[:at] + reserve[at + 1 :]

    def build(self, seat: int, cell: int, tile: int) -> None:
        """Put a tile into the Alhambra."""
        self.palaces[seat] = self.palaces[seat].place(cell, tile)

    # points

    @property
    def has_dirk(self) -> bool:
        return self.seats == 2

    def score(self, seat: int, round: int, source: int, points: int) -> None:
        self.points[(seat * ROUNDS + round - 1) * SOURCES + source] += points

    def points_of(self, seat: int, round: int, source: int) -> int:
        return self.points[(seat * ROUNDS + round - 1) * SOURCES + source]

    def scores(self) -> list[int]:
        return [self.total_of(seat) for seat in range(self.seats)]

    def total_of(self, seat: int) -> int:
        """A seat's points; the number after the last seat is Dirk's."""
        span = ROUNDS * SOURCES
        return sum(self.points[seat * span : (seat + 1) * span])

    def breakdown(self, seat: int) -> dict[str, int]:
        span = ROUNDS * SOURCES
        return dict(zip(self.box.point_names, self.points[seat * span : (seat + 1) * span], strict=True))

    def ranking(self) -> list[int]:
        """ALH-10.7: by points alone; Dirk takes part only with the option (ALH-11.7)."""
        totals = self.scores()
        if self.has_dirk and self.settings.dirk_can_win:
            totals.append(self.total_of(self.seats))
        return [1 + sum(1 for other in totals if other > totals[seat]) for seat in range(self.seats)]

    def rivals(self) -> list[Rival]:
        """Dirk, who has no seat; whether he can win is an option (ALH-11.7)."""
        if not self.has_dirk:
            return []
        total = self.total_of(self.seats)
        rank = 1 + sum(1 for score in self.scores() if score > total) if self.settings.dirk_can_win else 0
        return [Rival("dirk", total, self.breakdown(self.seats), rank)]

    def ties(self) -> list[Remark]:
        """ALH-10.7: there is no tie-break, players with equal points share the place."""
        return tie_remarks(list(range(self.seats)), self.scores(), "ALH-10.7", [])

    def in_order(self) -> list[int]:
        """All seats from the one that would be next to the one that has just had its turn (ALH-12.4)."""
        return [(self.turn + 1 + i) % self.seats for i in range(self.seats)]

    # defined in other chapters' files

    def aside_menu(self, seat: int) -> AnyMenu | None:
        return self.course.asides[seat] if self.course.asides else None

    def imagine(self, seat: int, chance: Chance) -> AlhambraState:
        from majlis.games.alhambra.imagine import imagine

        return imagine(self, seat, chance)

    def view(self, seat: int | None) -> AlhambraView:
        from majlis.games.alhambra.view import view

        return view(self, seat)

    def numbers(self, seat: int | None) -> AlhambraNumbers:
        from majlis.games.alhambra.numbers import numbers

        return numbers(self, seat)

    def holdings(self, seat: int) -> Counts:
        from majlis.games.alhambra.holdings import counts

        return counts(self, seat)

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        from majlis.games.alhambra.about import rows

        return rows(self, piece, viewer)

    def value(self, seat: int) -> float:
        return self.values()[seat]

    def values(self) -> list[float]:
        from majlis.games.alhambra.value import values

        return values(self)

    def features(self, seat: int) -> list[float]:
        from majlis.games.alhambra.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from majlis.games.alhambra.features import names

        return names(self)

    def pieces(self) -> dict[str, int]:
        from majlis.games.alhambra.view import pieces

        return pieces(self)
