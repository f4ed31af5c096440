"""Alhambra as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from majlis.engine.action import Action, Facts
from majlis.engine.chance import Chance
from majlis.engine.components import Components
from majlis.engine.events import Event
from majlis.engine.features import Term
from majlis.engine.forms import Forms
from majlis.engine.game import Credits, Game
from majlis.engine.holdings import About, Holding, Remark
from majlis.engine.options import Value
from majlis.engine.state import View
from majlis.engine.turns import Message, TurnShape
from majlis.engine.words import Naming
from majlis.games.alhambra.about import about, pieces
from majlis.games.alhambra.box import AlhambraBox
from majlis.games.alhambra.drawing import AlhambraTables, component_tables
from majlis.games.alhambra.forms import forms
from majlis.games.alhambra.headlines import SHAPE, headline
from majlis.games.alhambra.holdings import HOLDINGS
from majlis.games.alhambra.names import PLAIN, Names
from majlis.games.alhambra.numbers import AlhambraNumbers, without_forecasts
from majlis.games.alhambra.picture import picture
from majlis.games.alhambra.reading import read
from majlis.games.alhambra.remarks import remarks
from majlis.games.alhambra.settings import MODULES, SCHEMA, Settings
from majlis.games.alhambra.setup import empty_table
from majlis.games.alhambra.state import NO_TILE, ROUNDS, AlhambraState
from majlis.games.alhambra.terms import terms
from majlis.games.alhambra.verbs import VERBS

if TYPE_CHECKING:
    from majlis.engine.match import Match
    from majlis.games.alhambra.positions import AlhambraTable


@final
class Alhambra(Game[AlhambraBox, AlhambraState]):
    """2 to 6 players build palaces; the most buildings of each type and the longest wall score."""

    def __init__(self) -> None:
        super().__init__(
            id="alhambra",
            title="Alhambra",
            prefix="ALH",
            revision=2,
            min_seats=2,
            max_seats=6,
            bound=200_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=60,
            credits=Credits(
                ("Dirk Henn",),
                ("Queen Games",),
                2003,
                expansions=(
                    Credits(("Dirk Henn", "Wolfgang Panning"), ("Queen Games",), 2004, "option-modules-vizier"),
                ),
            ),
        )

    def make_box(self, components: Components) -> AlhambraBox:
        return read(components)

    def begin(
        self, box: AlhambraBox, seats: int, options: dict[str, Value], revision: int, chance: Chance
    ) -> AlhambraState:
        return empty_table(box, Settings(options, revision), seats, chance)

    def names(self, box: AlhambraBox) -> Naming:
        return Naming(PLAIN, Names(box).composed)

    def picture(self, state: AlhambraState, seat: int | None, language: str, near: int | None = None) -> str:
        return picture(state, self.words(language, state.box), seat, near)

    def windows(self, state: AlhambraState) -> dict[str, str]:
        """The vizier's offers, and before a scoring the question for bonus cards.

        Who is asked the latter follows from what lies open (ALH-14.8), whether they hold the card or not, so passing gives nothing away;
        and whoever passes may still reveal a card at any time (ALH-14.7).
        """
        out: dict[str, str] = {}
        if state.settings.vizier:
            out["prompt-vizier"] = "pass"
        if state.settings.bonus:
            out["prompt-reveal"] = "pass"
        return out

    def open_pieces(self, state: AlhambraState) -> list[str]:
        """The tiles of the market, and their types (ALH-12.6)."""
        tiles = [tile for tile in state.market if tile != NO_TILE]
        kinds = sorted({state.box.kinds[tile] for tile in tiles})
        return [*(state.box.tile_name(tile) for tile in tiles), *(state.box.types[kind] for kind in kinds)]

    def remarks(self, state: AlhambraState, seat: int, action: Action) -> list[Remark]:
        return remarks(state, seat, action)

    def without_forecasts(self, numbers: View) -> View:
        return without_forecasts(cast(AlhambraNumbers, numbers))

    def holdings(self) -> list[Holding]:
        return HOLDINGS

    def terms(self, box: AlhambraBox) -> list[Term]:
        return terms(box)

    def source_groups(self, box: AlhambraBox) -> list[tuple[str, list[str]]]:
        return [
            (f"points-round_{round}", [f"round_{round}_{kind}" for kind in (*box.types, "wall")])
            for round in range(1, ROUNDS + 1)
        ]

    def turn_shape(self) -> TurnShape:
        return SHAPE

    def headline(self, seat: int, told: list[tuple[Event, Facts]]) -> Message:
        return headline(seat, told)

    def pieces(self, box: AlhambraBox) -> list[str]:
        return pieces(box)

    def about(self, box: AlhambraBox, piece: str) -> About | None:
        return about(box, piece)

    def forms(self) -> Forms:
        return forms()

    def table(self, match: Match) -> AlhambraTable:
        from majlis.games.alhambra.positions import AlhambraTable  # needed only to lay out a position by hand

        return AlhambraTable(match)

    def component_tables(self, box: AlhambraBox) -> AlhambraTables:
        return component_tables(box)

    def option_sets(self) -> list[dict[str, Value]]:
        """All 16 combinations of modules, and every other option once, with all modules."""
        out: list[dict[str, Value]] = []
        for mask in range(1 << len(MODULES)):
            out.append({"modules": [name for i, name in enumerate(MODULES) if mask >> i & 1]})
        full: list[str] = list(MODULES)
        for option in self.options.options:
            if option.kind == "flag":
                out.append({"modules": full, option.name: not option.default})
            elif option.kind == "choice":
                out.append({"modules": full, option.name: option.choices[-1]})
        out.append({"modules": full, "exchange_max_per_purchase": 3})
        out.append({"modules": full, "stall_rounds": 1})
        return out


GAME: Final = Alhambra()
