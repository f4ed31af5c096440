"""Lay out a table of Al-Rashid for a test: say what matters, everything else is empty.

    t = table(3).goods(0, hardwood=2, pottery=1).put("wisdom", 0, "pasha").turn(0)
    t.play("resolve wisdom", "ask service")

`table` begins without goods, mercenary tiles or offices in anybody's hand and without tiles on the map; families are as they start, at
home. Mercenary tiles and offices come from the stacks and the display, so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Self

from majlis.engine.match import Match
from majlis.games.al_rashid.box import LANDS, PALACES, PIECES
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import hand_names, kind_of, tiles_on
from majlis.games.al_rashid.positions import RashidTable
from majlis.games.al_rashid.scoring import points
from majlis.games.al_rashid.state import NO_AREA, RashidState
from majlis.games.al_rashid.view import AreaView, PlayerView, RashidView, stack_counts


class Table(RashidTable):
    """A match that is laid out, played and looked at."""

    def discard_stack(self, colour: str, left: int = 0) -> Self:
        """All but this many tiles of a stack go to the discard pile."""
        stack = self.state.red if colour == "red" else self.state.blue
        while len(stack) > left:
            self.state.discards[stack.pop(0)] += 1
        return self

    def lose_discards(self, seat: int) -> Self:
        """Whatever is on the discard piles goes into that seat's hand."""
        for kind in range(self.box.types):
            self.state.troops[seat * self.box.types + kind] += self.state.discards[kind]
            self.state.discards[kind] = 0
        return self

    def resolve(self, area: str, seat: int = 0) -> Self:
        """Let the seat resolve an area in its turn; a last area is resolved without asking."""
        self.turn(seat)
        if self.state.area == NO_AREA and self.asked() in ("turn", "resolve"):
            self.play(f"resolve {area}")
        return self

    def view(self, viewer: int | None = None) -> RashidView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

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
