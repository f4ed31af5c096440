"""Lay out a table of Al-Rashid for a test: say what matters, everything else is empty.

    t = table(3).goods(0, hardwood=2, pottery=1).put("wisdom", 0, "pasha").turn(0)
    t.play("resolve wisdom", "ask service")

`table` begins without goods, mercenary tiles or offices in anybody's hand and without tiles on the map; families are as they start, at
home. Mercenary tiles and offices come from the stacks and the display, so that nothing is ever there twice.
"""

from __future__ import annotations

from majlis.engine.action import Refusal
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.al_rashid.box import AREAS, GOODS, LANDS, PALACES, PIECES, RashidBox
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import hand_names, kind_of, tiles_on
from majlis.games.al_rashid.schemes import SCHEMES
from majlis.games.al_rashid.scoring import points
from majlis.games.al_rashid.state import FACE_UP, KIND_SHIFT, NO_AREA, SEEN_SHIFT, RashidState
from majlis.games.al_rashid.turn import CYCLE, ROUND, ROUND_OVER, TURNS
from majlis.games.al_rashid.view import AreaView, PlayerView, RashidView, stack_counts


class Table:
    """A match whose position can be laid out by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> RashidState:
        assert isinstance(self.match.state, RashidState)
        return self.match.state

    @property
    def box(self) -> RashidBox:
        return self.state.box

    # laying out

    def bare(self) -> Table:
        """Nobody has anything but the starting family, all of it at home; the map has its goods and no tiles."""
        state = self.state
        for seat in range(state.seats):
            self.hand(seat)
            self.goods(seat)
        while state.occupiers:
            self.put_below(kind_of(state.occupiers.pop()))
        self.order(*range(state.seats))
        return self

    def order(self, *seats: int) -> Table:
        self.state.order = list(seats)
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def goods(self, seat: int, **goods: int) -> Table:
        """The seat has exactly these goods: `goods(0, silk=2, metal=1)`."""
        assert set(goods) <= set(self.box.goods)
        self.state.stock[seat * GOODS : (seat + 1) * GOODS] = [goods.get(name, 0) for name in self.box.goods]
        return self

    def tokens(self, seat: int, credit: int = 0, influence: int = 0, shame: int = 0) -> Table:
        self.state.tokens[seat * 3 : seat * 3 + 3] = [credit, influence, shame]
        return self

    def offices(self, seat: int, *names: str) -> Table:
        """Give a seat offices from the display, without any effect."""
        for name in names:
            number = self.box.office_numbers[name]
            assert self.state.supply_of(number), f"there is no {name} left"
            self.state.buy(seat, number)
        return self

    def family(self, seat: int, pasha: int = 1, merchant: int = 1, sage: int = 1) -> Table:
        """The seat's family, all of it at home."""
        state = self.state
        for area in range(AREAS):
            state.send_home(area, seat)
        state.family[seat * PIECES : (seat + 1) * PIECES] = [pasha, merchant, sage]
        state.home[seat * PIECES : (seat + 1) * PIECES] = [pasha, merchant, sage]
        return self

    def put(self, area: str, seat: int, *pieces: str) -> Table:
        """Put pieces of a family into an area; what it has not got at home joins it first."""
        state = self.state
        for name in pieces:
            piece = self.box.piece_numbers[name]
            if not state.home[seat * PIECES + piece]:
                state.join(seat, piece)
            state.home[seat * PIECES + piece] -= 1
            state.put(self.box.area_numbers[area], seat, piece)
        return self

    def hand(self, seat: int, *names: str) -> Table:
        """The seat holds exactly these mercenary tiles."""
        types = self.box.types
        for name in hand_names(self.state, seat):
            kind = self.box.tile_numbers[name]
            self.state.troops[seat * types + kind] -= 1
            self.put_below(kind)
        for name in names:
            self.state.troops[seat * types + self.fetch_tile(name)] += 1
        return self

    def tiles(self, area: str, *names: str, up: bool = False, seen: tuple[int, ...] = ()) -> Table:
        """Lay tiles on a territory, after those that lie there already."""
        land = self.box.area_numbers[area] - PALACES
        marks = (FACE_UP if up else 0) | sum(1 << SEEN_SHIFT + seat for seat in seen)
        for name in names:
            self.state.occupiers.append(land | self.fetch_tile(name) << KIND_SHIFT | marks)
        return self

    def land(self, area: str, credit: int = 0, **goods: int) -> Table:
        """A territory has exactly this left."""
        land = self.box.area_numbers[area] - PALACES
        self.state.land_goods[land * GOODS : (land + 1) * GOODS] = [goods.get(name, 0) for name in self.box.goods]
        self.state.land_credits[land] = credit
        return self

    def next_tiles(self, *names: str) -> Table:
        """The next tiles drawn from their stacks, the first named first."""
        for name in reversed(names):
            kind = self.fetch_tile(name)
            (self.state.red if name.startswith("red") else self.state.blue).append(kind)
        return self

    def discard_stack(self, colour: str, left: int = 0) -> Table:
        """All tiles of a stack but so many go to the discard pile."""
        stack = self.state.red if colour == "red" else self.state.blue
        while len(stack) > left:
            self.state.discards[stack.pop(0)] += 1
        return self

    def lose_discards(self, seat: int) -> Table:
        """Whatever is on the discard piles goes into that seat's hand."""
        for kind in range(self.box.types):
            self.state.troops[seat * self.box.types + kind] += self.state.discards[kind]
            self.state.discards[kind] = 0
        return self

    def fetch_tile(self, name: str) -> int:
        """Take a tile out of its stack or discard pile."""
        kind = self.box.tile_numbers[name]
        stack = self.state.red if name.startswith("red") else self.state.blue
        if kind in stack:
            stack.remove(kind)
        else:
            assert self.state.discards[kind], f"there is no {name} left"
            self.state.discards[kind] -= 1
        return kind

    def put_below(self, kind: int) -> None:
        (self.state.red if self.box.tile_colours[kind] == 0 else self.state.blue).insert(0, kind)

    # moments

    def turn(self, seat: int) -> Table:
        """Let it be that seat's turn in the resolution phase."""
        state = self.state
        state.at = state.order.index(seat) + 1
        state.area = NO_AREA
        state.steps[:] = [ROUND_OVER, CYCLE, TURNS[seat]]
        state.advance()
        return self

    def resolve(self, area: str, seat: int = 0) -> Table:
        """Let the seat resolve an area in its turn; a last area is resolved without asking."""
        self.turn(seat)
        if self.state.area == NO_AREA and self.asked() in ("turn", "resolve"):
            self.play(f"resolve {area}")
        return self

    def placing(self) -> Table:
        """Let the placement phase begin."""
        self.state.steps[:] = [ROUND]
        self.state.advance()
        return self

    def resolving(self) -> Table:
        """Let the resolution phase begin, with Plotters and Informers."""
        self.state.at = 0
        self.state.steps[:] = [ROUND_OVER, CYCLE, SCHEMES]
        self.state.advance()
        return self

    # playing and looking

    def play(self, *notations: str) -> list[Event]:
        """Play one action after the other; what happened, all together."""
        heard: list[Event] = []
        for notation in notations:
            heard += self.match.play(notation)
        return heard

    def view(self, viewer: int | None = None) -> RashidView:
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

    def allowed(self, notation: str) -> bool:
        return self.match.refuse(notation) is None

    def asked(self) -> str:
        """What is asked now, without its prefix; "" when the match is over."""
        prompt = self.match.prompt
        return "" if prompt is None else prompt.id.removeprefix("prompt-")

    def asks(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.match.actor, self.asked()

    def stock(self, seat: int) -> dict[str, int]:
        """The goods of a seat, without those it has none of."""
        return {name: n for name, n in self.player(seat)["goods"].items() if n}

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][seat]

    def held(self, seat: int) -> list[str]:
        """The mercenary tiles in a hand."""
        return hand_names(self.state, seat)

    def lying(self, area: str) -> list[str]:
        """The mercenary tiles on a territory."""
        land = self.box.area_numbers[area] - PALACES
        return [self.box.tile_names[kind_of(self.state.occupiers[at])] for at in tiles_on(self.state, land)]

    def discarded(self) -> list[str]:
        return [name for kind, name in enumerate(self.box.tile_names) for _ in range(self.state.discards[kind])]

    def left_on(self, area: str) -> dict[str, int]:
        """What a territory still has, without what is gone."""
        found = self.area(area)
        out = {name: n for name, n in found["goods"].items() if n}
        return {**out, "credit": found["credits"]} if found["credits"] else out

    def area(self, name: str, viewer: int | None = None) -> AreaView:
        return self.view(viewer)["areas"][self.box.area_numbers[name]]

    def there(self, area: str) -> dict[int, dict[str, int]]:
        """The pieces in an area by seat, in the order of arrival."""
        number = self.box.area_numbers[area]
        out: dict[int, dict[str, int]] = {}
        for seat in self.state.present(number):
            out[seat] = {name: n for name, n in stack_counts(self.state, number, seat).items() if n}
        return out

    def ranking(self, area: str) -> list[int]:
        return self.state.ranked(self.box.area_numbers[area])

    def home(self, seat: int) -> dict[str, int]:
        return {name: self.state.home[seat * PIECES + i] for i, name in enumerate(self.box.pieces)}

    def family_of(self, seat: int) -> dict[str, int]:
        return {name: self.state.family[seat * PIECES + i] for i, name in enumerate(self.box.pieces)}

    def owned(self, seat: int) -> list[str]:
        """The offices of a seat, copies as often as they are there."""
        return [office.id for i, office in enumerate(self.box.offices) for _ in range(self.state.owned(seat, i))]

    def credits(self, seat: int) -> int:
        return self.state.tokens[seat * 3]

    def influence(self, seat: int) -> int:
        return self.state.tokens[seat * 3 + 1]

    def shame(self, seat: int) -> int:
        return self.state.tokens[seat * 3 + 2]

    def score(self, seat: int) -> int:
        return points(self.state, seat)


def seen(match: Match, viewer: int | None = None) -> RashidView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, RashidState)
    return match.state.view(viewer)


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name, without its prefix."""
    return [event for event in events if event.name == f"event-{name}"]


def refusal(id: str, rule: str, **facts: str | int | list[str]) -> Refusal:
    """What `Table.refused` should return."""
    return Refusal(f"refused-{id}", rule, dict(facts))


def table(seats: int = 3, seed: str = "7", **options: object) -> Table:
    """A bare table, seats 0, 1, 2 … in turn order, before the placement phase of round 1."""
    return Table(GAME.start(seats, options, seed)).bare().placing()


def edited(old: str, new: str) -> Table:
    """The same for three, with a data file in which one passage was changed."""
    text = GAME.data_text()
    assert old in text
    return Table(GAME.start(3, {}, "7", GAME.read_box(text.replace(old, new, 1)))).bare().placing()


def lands() -> list[str]:
    return GAME.read_box(None).areas[PALACES : PALACES + LANDS]
