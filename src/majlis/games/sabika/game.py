"""Sabika as the engine knows it."""

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
from majlis.games.sabika.about import about, pieces
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.drawing import SabikaTables, component_tables
from majlis.games.sabika.forms import forms
from majlis.games.sabika.headlines import SHAPE, headline
from majlis.games.sabika.holdings import HOLDINGS
from majlis.games.sabika.names import PLAIN, Names
from majlis.games.sabika.picture import picture
from majlis.games.sabika.reading import read
from majlis.games.sabika.remarks import remarks
from majlis.games.sabika.settings import SCHEMA, Settings
from majlis.games.sabika.setup import empty_table
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.terms import terms
from majlis.games.sabika.verbs import VERBS
from majlis.games.sabika.words import SOURCE_NAMES

if TYPE_CHECKING:
    from majlis.engine.match import Match
    from majlis.games.sabika.positions import SabikaTable


@final
class Sabika(Game[SabikaBox, SabikaState]):
    """1 to 4 players build the Alhambra, trade over the Mediterranean and have poems engraved; alone one plays against Yusuf."""

    def __init__(self) -> None:
        super().__init__(
            id="sabika",
            title="Sabika",
            prefix="SAB",
            revision=2,
            min_seats=1,
            max_seats=4,
            bound=4_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=120,
            same_data=("8dffd7ecc40514fc89090945999be34ac2ad7545d821a83ff8666ca8968092a4",),
            credits=Credits(("Germán P. Millán",), ("Ludonova", "Strohmänn Games"), 2022),
        )

    def make_box(self, components: Components) -> SabikaBox:
        return read(components)

    def begin(
        self, box: SabikaBox, seats: int, options: dict[str, Value], revision: int, chance: Chance
    ) -> SabikaState:
        return empty_table(box, Settings(options, revision), seats, chance)

    def names(self, box: SabikaBox) -> Naming:
        names = Names(box)
        return Naming(PLAIN, names.composed, {("edition", "ru"): names.russian})

    def picture(self, state: SabikaState, seat: int | None, language: str, near: int | None = None) -> str:
        words = self.words(language, state.box, {"edition": state.settings.edition})
        return picture(state, words, seat, near)

    def remarks(self, state: SabikaState, seat: int, action: Action) -> list[Remark]:
        return remarks(state, seat, action)

    def holdings(self) -> list[Holding]:
        return HOLDINGS

    def terms(self, box: SabikaBox) -> list[Term]:
        return terms(box)

    def source_groups(self, box: SabikaBox) -> list[tuple[str, list[str]]]:
        ends = ["large_poems", "trade_card", "leftovers"]
        rounds = ["wishes", "tribute", "rest"]
        return [
            ("points-turns", [name for name in SOURCE_NAMES if name not in ends and name not in rounds]),
            ("points-rounds", rounds),
            ("points-end", ends),
        ]

    def turn_shape(self) -> TurnShape:
        return SHAPE

    def headline(self, seat: int, told: list[tuple[Event, Facts]]) -> Message:
        return headline(seat, told)

    def pieces(self, box: SabikaBox) -> list[str]:
        return pieces(box)

    def about(self, box: SabikaBox, piece: str) -> About | None:
        return about(box, piece)

    def table(self, match: Match) -> SabikaTable:
        from majlis.games.sabika.positions import SabikaTable  # needed only to lay out a position by hand

        return SabikaTable(match)

    def component_tables(self, box: SabikaBox) -> SabikaTables:
        return component_tables(box)

    def forms(self) -> Forms:
        return forms()

    def option_sets(self) -> list[dict[str, Value]]:
        """Both editions, expert mode and the solo levels, then every ruling the other way, and all of them together.

        Each edition is also played with every difference decided as in the other: by name, and with the rulings of neither.
        """
        out: list[dict[str, Value]] = [
            {},
            {"expert": True, "level": "hard"},
            {"edition": "ru", "expert": True, "level": "harder"},
        ]
        everything: dict[str, Value] = {"edition": "ru", "expert": True, "events": "bad", "level": "ultimate"}
        for option in self.options.options:
            if option.name in ("edition", "expert", "level"):
                continue
            if option.kind == "flag":
                everything[option.name] = not option.default
            elif option.choices[0] != "edition" and option.name != "events":
                everything[option.name] = option.choices[1]
        out.append(everything)
        one_way = {"event_5_8_at_game_end": "yes", "full_lap_allowed": "no", "start_player_bonus_when_kept": "yes"}
        out.append({"expert": True, "events": "mostly_good", "bonus_action_may_be_declined": True, **one_way})
        german: dict[str, Value] = {"edition": "ru", "expert": True, "events": "good"}
        russian: dict[str, Value] = {"expert": True, "events": "mostly_bad"}
        for option in self.options.options:
            if option.choices[:1] == ("edition",):
                russian[option.name] = one_way.get(option.name, option.choices[2])
                german[option.name] = next(word for word in option.choices[1:] if word != russian[option.name])
        rulings: dict[str, Value] = {
            "wish_value": "tower",
            "mosaic_raw_and_good": "raw_first",
            "produce_may_interleave": True,
        }
        return [*out, german, {**russian, **rulings}]


GAME: Final = Sabika()
