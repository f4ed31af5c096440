"""Tadmor as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from majlis.engine.action import Action, Facts
from majlis.engine.chance import Chance
from majlis.engine.components import Components
from majlis.engine.events import Event
from majlis.engine.features import Term
from majlis.engine.forms import Forms
from majlis.engine.game import Credits, Game
from majlis.engine.holdings import About, Holding, Remark
from majlis.engine.options import Value
from majlis.engine.turns import Message, TurnShape
from majlis.engine.words import Naming
from majlis.games.tadmor.about import about, pieces
from majlis.games.tadmor.box import TadmorBox
from majlis.games.tadmor.drawing import TadmorTables, component_tables
from majlis.games.tadmor.forms import forms
from majlis.games.tadmor.headlines import SHAPE, headline
from majlis.games.tadmor.holdings import HOLDINGS
from majlis.games.tadmor.names import PLAIN, Names
from majlis.games.tadmor.picture import picture
from majlis.games.tadmor.reading import read
from majlis.games.tadmor.remarks import remarks
from majlis.games.tadmor.settings import SCHEMA, Settings
from majlis.games.tadmor.setup import empty_table
from majlis.games.tadmor.state import SOURCE_NAMES, TadmorState
from majlis.games.tadmor.terms import terms
from majlis.games.tadmor.verbs import VERBS

if TYPE_CHECKING:
    from majlis.engine.match import Match
    from majlis.games.tadmor.positions import TadmorTable


@final
class Tadmor(Game[TadmorBox, TadmorState]):
    """2 to 4 players build towers and temples at Palmyra, trade along the routes and fear the raiders."""

    def __init__(self) -> None:
        super().__init__(
            id="tadmor",
            title="Tadmor",
            prefix="TAD",
            revision=1,
            min_seats=2,
            max_seats=4,
            bound=5_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=90,
            same_data=("b1903f8fe7fe942da5edecb92c90b8d1e6d147394b9ad0293b2b23eb05f0cde7",),
            credits=Credits(("Gianluca Piacentini",), ("Gotha Games",), 2017),
        )

    def make_box(self, components: Components) -> TadmorBox:
        return read(components)

    def begin(
        self, box: TadmorBox, seats: int, options: dict[str, Value], revision: int, chance: Chance
    ) -> TadmorState:
        return empty_table(box, Settings(options, revision), seats, chance)

    def names(self, box: TadmorBox) -> Naming:
        return Naming(PLAIN, Names(box).composed)

    def picture(self, state: TadmorState, seat: int | None, language: str, near: int | None = None) -> str:
        return picture(state, self.words(language, state.box), seat, near)

    def windows(self, state: TadmorState) -> dict[str, str]:
        return {"prompt-redirect": "decline", "prompt-swap": "decline"}

    def remarks(self, state: TadmorState, seat: int, action: Action) -> list[Remark]:
        return remarks(state, seat, action)

    def holdings(self) -> list[Holding]:
        return HOLDINGS

    def terms(self, box: TadmorBox) -> list[Term]:
        return terms(box)

    def source_groups(self, box: TadmorBox) -> list[tuple[str, list[str]]]:
        buildings = ["tower", "tower_prestige", "temples"]
        return [
            ("points-buildings", buildings),
            ("points-cards", ["missions", "precious_goods", "end_bonuses"]),
            ("points-others", [name for name in SOURCE_NAMES if name not in buildings]),
        ]

    def turn_shape(self) -> TurnShape:
        return SHAPE

    def headline(self, seat: int, told: list[tuple[Event, Facts]]) -> Message:
        return headline(seat, told)

    def pieces(self, box: TadmorBox) -> list[str]:
        return pieces(box)

    def about(self, box: TadmorBox, piece: str) -> About | None:
        return about(box, piece)

    def forms(self) -> Forms:
        return forms()

    def table(self, match: Match) -> TadmorTable:
        from majlis.games.tadmor.positions import TadmorTable  # needed only to lay out a position by hand

        return TadmorTable(match)

    def component_tables(self, box: TadmorBox) -> TadmorTables:
        return component_tables(box)


GAME: Final = Tadmor()
