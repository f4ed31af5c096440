"""Lay out a table of Tadmor for a test: say what matters, everything else is empty.

    t = table(3).round(4).goods(0, wood=2, stone=1).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 1")

`table` begins in round 1 with seat 0 as start player, nobody having resources, missions, upgrades or a tower; all figures are in the
supplies. Missions, tiles and goods come from where they lie, so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Self

from majlis.engine.match import Match
from majlis.games.tadmor.box import (
    CAMEL,
    FIGURES,
    SHIP,
    TadmorBox,
)
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.positions import TadmorTable
from majlis.games.tadmor.state import NOBODY, TadmorState
from majlis.games.tadmor.view import PlayerView, TadmorView


class Table(TadmorTable):
    """A match that is laid out, played and looked at."""

    def stack(self, colour: int, *kinds: str) -> Self:
        """A stack holds exactly these goods, the top one first; the others are out of the game."""
        self.state.stacks[colour] = [self.box.kind_numbers[name] for name in reversed(kinds)]
        return self

    def end(self) -> Self:
        """Go on until the round, and all that is asked in it, is over: windows are ended, tax is lost, surplus is dropped."""
        now = self.state.round
        while not self.match.over and self.state.round == now and self.asked() != "place":
            words = {action.verb.name: action for action in self.match.actions()}
            for verb in ("end", "decline", "tax", "drop", "hire"):
                if verb in words:
                    self.match.play(words[verb])
                    break
        return self

    def view(self, viewer: int | None = None) -> TadmorView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][seat]

    def stock(self, seat: int) -> dict[str, int]:
        """The warehouse of a seat, without what it has none of."""
        return {name: n for name, n in self.player(seat)["warehouse"].items() if n}

    def traded_stock(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in self.player(seat)["traded"].items() if n}

    def points(self, seat: int) -> int:
        """Where the marker stands."""
        return self.state.score(seat)

    def height(self, seat: int) -> int:
        return self.state.tower[seat]

    def camels(self, seat: int) -> int:
        return self.state.figures[seat * FIGURES + CAMEL]

    def ships(self, seat: int) -> int:
        return self.state.figures[seat * FIGURES + SHIP]

    def at_home(self, seat: int) -> tuple[int, int]:
        """Camels and ships in the supply."""
        return self.state.supply[seat * FIGURES], self.state.supply[seat * FIGURES + SHIP]

    def there(self, space: str) -> int | None:
        """Whose figure stands there."""
        owner = self.state.owner(self.box.place_numbers[space])
        return None if owner == NOBODY else owner

    def owned(self, seat: int) -> list[str]:
        return list(self.player(seat)["upgrades"])


def seen(match: Match, viewer: int | None = None) -> TadmorView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, TadmorState)
    return match.state.view(viewer)


def table(seats: int = 3, seed: str = "7", box: TadmorBox | None = None, **options: object) -> Table:
    """A bare table in round 1, before anything of the round; `box` is an edited copy of the components."""
    return Table(GAME.start(seats, options, seed, box)).bare()


def edited(old: str, new: str) -> TadmorBox:
    """The box of a data file in which one passage was changed."""
    text = GAME.data_text()
    assert old in text
    return GAME.read_box(text.replace(old, new, 1))
