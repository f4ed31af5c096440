"""Positions of Al-Rashid, laid out by hand (see `majlis.engine.positions`): say what matters, everything else is empty.

    goods 0 hardwood=2 pottery=1
    put wisdom 0 pasha
    turn 0

A bare table has no goods, mercenary tiles or offices in anybody's hand and no tiles on the map; families are as they start, at home.
Mercenary tiles and offices come from the stacks and the display, so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Self

from mypy_extensions import mypyc_attr

from majlis.engine.errors import BadPosition
from majlis.engine.positions import Kind, Line, Table
from majlis.games.al_rashid.box import AREAS, GOODS, PALACES, PIECES, SAGE, RashidBox
from majlis.games.al_rashid.mercenaries import hand_names, kind_of
from majlis.games.al_rashid.schemes import SCHEMES
from majlis.games.al_rashid.state import (
    FACE_UP,
    KIND_SHIFT,
    LED_BY_MERCHANT,
    LED_BY_PASHA,
    NO_AREA,
    SEEN_SHIFT,
    RashidState,
)
from majlis.games.al_rashid.turn import CYCLE, ROUND, ROUND_OVER, TURNS


@mypyc_attr(allow_interpreted_subclasses=True)
class RashidTable(Table[RashidState]):
    """A match of Al-Rashid whose position can be laid out by hand."""

    @property
    def box(self) -> RashidBox:
        return self.state.box

    def usual_moment(self) -> Self:
        return self.placing()

    def kinds(self) -> list[Kind]:
        return [
            Kind("round NUMBER", "which round it is", self._round),
            Kind("order SEAT…", "the turn order, all seats", self._order),
            Kind("goods SEAT GOOD=NUMBER…", "the seat has exactly these goods", self._goods),
            Kind("tokens SEAT credit=NUMBER influence=NUMBER shame=NUMBER", "its tokens", self._tokens),
            Kind("offices SEAT OFFICE…", "it owns these offices, which brought nothing", self._offices),
            Kind("family SEAT PIECE=NUMBER…", "its family, all of it at home", self._family),
            Kind("put AREA SEAT PIECE…", "these pieces of the seat stand in an area", self._put),
            Kind("hand SEAT TILE…", "it holds exactly these mercenary tiles", self._hand),
            Kind("tiles AREA TILE…", "these tiles lie face down on a territory", self._tiles),
            Kind("tiles_up AREA TILE…", "these tiles lie face up on a territory", self._tiles_up),
            Kind("land AREA GOOD=NUMBER… credit=NUMBER", "a territory has exactly this left", self._land),
            Kind("next_tiles TILE…", "the next tiles drawn from their stacks", self._next_tiles),
            Kind("placing", "the placement phase begins", lambda line: self.placing(), True),
            Kind(
                "resolving",
                "the resolution phase begins, with Plotters and Informers",
                lambda line: self.resolving(),
                True,
            ),
            Kind(
                "turn SEAT", "it is that seat's turn in the resolution phase", lambda line: self.turn(line.seat()), True
            ),
        ]

    # the lines of a text

    def _round(self, line: Line) -> None:
        self.round(line.number("round", 1, self.box.rounds))

    def _order(self, line: Line) -> None:
        seats = [line.seat() for _ in line.words]
        if sorted(seats) != list(range(self.state.seats)):
            raise BadPosition(f"the turn order names each of the {self.state.seats} seats once")
        self.order(*seats)

    def _goods(self, line: Line) -> None:
        self.goods(line.seat(), **line.counts(self.box.goods, "good"))

    def _tokens(self, line: Line) -> None:
        seat = line.seat()
        counts = line.counts(("credit", "influence", "shame"), "token")
        self.tokens(seat, counts.get("credit", 0), counts.get("influence", 0), counts.get("shame", 0))

    def _offices(self, line: Line) -> None:
        self.offices(line.seat(), *line.names(self.box.office_numbers, "office"))

    def _family(self, line: Line) -> None:
        seat = line.seat()
        counts = line.counts(self.box.pieces, "piece")
        self.family(seat, counts.get("pasha", 0), counts.get("merchant", 0), counts.get("sage", 0))

    def _put(self, line: Line) -> None:
        area = line.name(self.box.area_numbers, "area")
        self.put(area, line.seat(), *line.names(self.box.piece_numbers, "piece"))

    def _hand(self, line: Line) -> None:
        self.hand(line.seat(), *line.names(self.box.tile_numbers, "mercenary tile"))

    def _tiles(self, line: Line) -> None:
        self.tiles(self._territory(line), *line.names(self.box.tile_numbers, "mercenary tile"))

    def _tiles_up(self, line: Line) -> None:
        self.tiles(self._territory(line), *line.names(self.box.tile_numbers, "mercenary tile"), up=True)

    def _land(self, line: Line) -> None:
        area = self._territory(line)
        counts = line.counts([*self.box.goods, "credit"], "good")
        credit = counts.pop("credit", 0)
        self.land(area, credit, **counts)

    def _territory(self, line: Line) -> str:
        return line.name(self.box.areas[PALACES:], "territory")

    def _next_tiles(self, line: Line) -> None:
        self.next_tiles(*line.names(self.box.tile_numbers, "mercenary tile"))

    # laying out

    def bare(self) -> Self:
        """Nobody has anything but the starting family, all of it at home; the map has its goods and no tiles."""
        state = self.state
        for seat in range(state.seats):
            self.hand(seat)
            self.goods(seat)
        while state.occupiers:
            self.put_below(kind_of(state.occupiers.pop()))
        self.order(*range(state.seats))
        return self

    def order(self, *seats: int) -> Self:
        self.state.order = list(seats)
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def goods(self, seat: int, **goods: int) -> Self:
        """The seat has exactly these goods: `goods(0, silk=2, metal=1)`."""
        self.state.stock[seat * GOODS : (seat + 1) * GOODS] = [goods.get(name, 0) for name in self.box.goods]
        return self

    def tokens(self, seat: int, credit: int = 0, influence: int = 0, shame: int = 0) -> Self:
        self.state.tokens[seat * 3 : seat * 3 + 3] = [credit, influence, shame]
        return self

    def offices(self, seat: int, *names: str) -> Self:
        """Give a seat offices from the display, without any effect."""
        for name in names:
            number = self.box.office_numbers[name]
            if not self.state.supply_of(number):
                raise BadPosition(f"there is no {name} left")
            self.state.buy(seat, number)
        return self

    def family(self, seat: int, pasha: int = 1, merchant: int = 1, sage: int = 1) -> Self:
        """The seat's family, all of it at home."""
        state = self.state
        for area in range(AREAS):
            state.send_home(area, seat)
        state.family[seat * PIECES : (seat + 1) * PIECES] = [pasha, merchant, sage]
        state.home[seat * PIECES : (seat + 1) * PIECES] = [pasha, merchant, sage]
        return self

    def put(self, area: str, seat: int, *pieces: str) -> Self:
        """Put pieces of a family into an area; what it has not got at home joins it first."""
        state = self.state
        for name in pieces:
            piece = self.box.piece_numbers[name]
            if piece != SAGE and state.stack(self.box.area_numbers[area], seat) & (LED_BY_PASHA | LED_BY_MERCHANT):
                raise BadPosition(f"seat {seat} has a pasha or a merchant in {area} already (RAS-4.2)")
            if not state.home[seat * PIECES + piece]:
                if state.family[seat * PIECES + piece] == self.box.limits[piece]:
                    raise BadPosition(f"a family has at most {self.box.limits[piece]} of {name}")
                state.join(seat, piece)
            state.home[seat * PIECES + piece] -= 1
            state.put(self.box.area_numbers[area], seat, piece)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """The seat holds exactly these mercenary tiles."""
        types = self.box.types
        for name in hand_names(self.state, seat):
            kind = self.box.tile_numbers[name]
            self.state.troops[seat * types + kind] -= 1
            self.put_below(kind)
        for name in names:
            self.state.troops[seat * types + self.fetch_tile(name)] += 1
        return self

    def tiles(self, area: str, *names: str, up: bool = False, seen: tuple[int, ...] = ()) -> Self:
        """Lay tiles on a territory, after those that lie there already."""
        land = self.box.area_numbers[area] - PALACES
        marks = (FACE_UP if up else 0) | sum(1 << SEEN_SHIFT + seat for seat in seen)
        for name in names:
            self.state.occupiers.append(land | self.fetch_tile(name) << KIND_SHIFT | marks)
        return self

    def land(self, area: str, credit: int = 0, **goods: int) -> Self:
        """A territory has exactly this left."""
        land = self.box.area_numbers[area] - PALACES
        self.state.land_goods[land * GOODS : (land + 1) * GOODS] = [goods.get(name, 0) for name in self.box.goods]
        self.state.land_credits[land] = credit
        return self

    def next_tiles(self, *names: str) -> Self:
        """The next tiles drawn from their stacks, the first named first."""
        for name in reversed(names):
            kind = self.fetch_tile(name)
            (self.state.red if name.startswith("red") else self.state.blue).append(kind)
        return self

    def fetch_tile(self, name: str) -> int:
        """Take a tile out of its stack or discard pile."""
        kind = self.box.tile_numbers[name]
        stack = self.state.red if name.startswith("red") else self.state.blue
        if kind in stack:
            stack.remove(kind)
        else:
            if not self.state.discards[kind]:
                raise BadPosition(f"there is no {name} left")
            self.state.discards[kind] -= 1
        return kind

    def put_below(self, kind: int) -> None:
        (self.state.red if self.box.tile_colours[kind] == 0 else self.state.blue).insert(0, kind)

    # moments

    def turn(self, seat: int) -> Self:
        """Let it be that seat's turn in the resolution phase."""
        state = self.state
        state.at = state.order.index(seat) + 1
        state.area = NO_AREA
        return self.go_on(ROUND_OVER, CYCLE, TURNS[seat])

    def placing(self) -> Self:
        """Let the placement phase begin."""
        return self.go_on(ROUND)

    def resolving(self) -> Self:
        """Let the resolution phase begin, with Plotters and Informers."""
        self.state.at = 0
        return self.go_on(ROUND_OVER, CYCLE, SCHEMES)
