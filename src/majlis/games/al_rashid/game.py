"""Al-Rashid as the engine knows it."""

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
from majlis.games.al_rashid.about import about, pieces
from majlis.games.al_rashid.box import PALACES, RashidBox
from majlis.games.al_rashid.drawing import RashidTables, component_tables
from majlis.games.al_rashid.forms import forms
from majlis.games.al_rashid.headlines import SHAPE, headline
from majlis.games.al_rashid.holdings import HOLDINGS
from majlis.games.al_rashid.names import PLAIN, Names
from majlis.games.al_rashid.numbers import RashidNumbers, without_forecasts
from majlis.games.al_rashid.picture import picture
from majlis.games.al_rashid.reading import read
from majlis.games.al_rashid.remarks import remarks
from majlis.games.al_rashid.settings import SCHEMA, Settings
from majlis.games.al_rashid.setup import empty_table
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.terms import terms
from majlis.games.al_rashid.verbs import VERBS

if TYPE_CHECKING:
    from majlis.engine.match import Match
    from majlis.games.al_rashid.positions import RashidTable


@final
class AlRashid(Game[RashidBox, RashidState]):
    """2 to 5 families strive for prestige at the caliph's court, in its guilds and on the caravan roads."""

    def __init__(self) -> None:
        super().__init__(
            id="al_rashid",
            title="Al-Rashid",
            prefix="RAS",
            revision=2,
            min_seats=2,
            max_seats=5,
            bound=10_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=90,
            same_data=("b59d880b6d95135de556a91f642c2cc4d37bab32886d09276a69e9b28b386d70",),
            credits=Credits(("Pierluca Zizzi", "Giorgio De Michele"), ("Yemaia",), 2012),
        )

    def make_box(self, components: Components) -> RashidBox:
        return read(components)

    def begin(
        self, box: RashidBox, seats: int, options: dict[str, Value], revision: int, chance: Chance
    ) -> RashidState:
        return empty_table(box, Settings(options, revision), seats, chance)

    def names(self, box: RashidBox) -> Naming:
        return Naming(PLAIN, Names(box).composed)

    def picture(self, state: RashidState, seat: int | None, language: str, near: int | None = None) -> str:
        return picture(state, self.words(language, state.box), seat, near)

    def windows(self, state: RashidState) -> dict[str, str]:
        return {"prompt-scheme": "pass"}

    def remarks(self, state: RashidState, seat: int, action: Action) -> list[Remark]:
        return remarks(state, seat, action)

    def without_forecasts(self, numbers: View) -> View:
        return without_forecasts(cast(RashidNumbers, numbers))

    def holdings(self) -> list[Holding]:
        return HOLDINGS

    def terms(self, box: RashidBox) -> list[Term]:
        return terms(box)

    def source_groups(self, box: RashidBox) -> list[tuple[str, list[str]]]:
        return [
            ("points-family", [f"family_{piece}" for piece in box.pieces]),
            ("points-offices", [f"offices_{area}" for area in box.areas[:PALACES]]),
            ("points-others", ["influence", "shame"]),
        ]

    def turn_shape(self) -> TurnShape:
        return SHAPE

    def headline(self, seat: int, told: list[tuple[Event, Facts]]) -> Message:
        return headline(seat, told)

    def pieces(self, box: RashidBox) -> list[str]:
        return pieces(box)

    def about(self, box: RashidBox, piece: str) -> About | None:
        return about(box, piece)

    def forms(self) -> Forms:
        return forms()

    def table(self, match: Match) -> RashidTable:
        from majlis.games.al_rashid.positions import RashidTable  # needed only to lay out a position by hand

        return RashidTable(match)

    def component_tables(self, box: RashidBox) -> RashidTables:
        return component_tables(box)


GAME: Final = AlRashid()
