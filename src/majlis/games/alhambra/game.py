"""Alhambra as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from majlis.engine.action import Action, Facts
from majlis.engine.chance import Chance
from majlis.engine.errors import BadBox
from majlis.engine.game import Box, Game
from majlis.engine.options import Value
from majlis.engine.state import State, View
from majlis.engine.words import Words
from majlis.games.alhambra.box import AlhambraBox, read
from majlis.games.alhambra.drawing import component_tables
from majlis.games.alhambra.names import Names
from majlis.games.alhambra.picture import picture
from majlis.games.alhambra.remarks import remark
from majlis.games.alhambra.settings import MODULES, SCHEMA, Settings
from majlis.games.alhambra.setup import empty_table
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import VERBS


@final
class Alhambra(Game):
    """2 to 6 players build palaces; the most buildings of each type and the longest wall score."""

    def __init__(self) -> None:
        super().__init__(
            id="alhambra",
            title="Alhambra",
            prefix="ALH",
            revision=1,
            min_seats=2,
            max_seats=6,
            bound=200_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=60,
        )
        self._box: AlhambraBox | None = None
        self._names: Names | None = None
        self._words: dict[str, Words] = {}

    def read_box(self, text: str | None) -> AlhambraBox:
        if text is not None:
            return read(text)
        if self._box is None:
            self._box = read(None)
        return self._box

    def namer(self, piece: str, box: Box | None = None) -> tuple[str, Mapping[str, object]] | None:
        named = box if isinstance(box, AlhambraBox) else self.read_box(None)
        if self._names is None or self._names.box is not named:
            self._names = Names(named)
        return self._names.of(piece)

    def picture(self, state: State, seat: int | None, language: str, near: int | None = None) -> str:
        assert isinstance(state, AlhambraState)
        # the names may be those of an edited box, and few boxes are ever drawn
        key = f"{language} {state.box.digest}"
        if key not in self._words:
            locale = self.folder / "locale"
            self._words[key] = Words(language, [locale, locale / "terminal"], Names(state.box).of)
        return picture(state, self._words[key], seat, near)

    def remark(self, state: State, action: Action) -> tuple[str, Facts] | None:
        assert isinstance(state, AlhambraState)
        return remark(state, action)

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> State:
        if not isinstance(box, AlhambraBox):
            raise BadBox("the box is not one of Alhambra; make it with read_box")
        return empty_table(box, Settings(options, revision), seats, chance)

    def component_tables(self, box: Box) -> View:
        return component_tables(box if isinstance(box, AlhambraBox) else self.read_box(None))

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
