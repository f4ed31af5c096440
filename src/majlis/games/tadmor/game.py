"""Tadmor as the engine knows it."""

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
from majlis.games.tadmor.box import TadmorBox
from majlis.games.tadmor.drawing import component_tables
from majlis.games.tadmor.names import Names
from majlis.games.tadmor.picture import picture
from majlis.games.tadmor.reading import read
from majlis.games.tadmor.remarks import remark
from majlis.games.tadmor.settings import SCHEMA, Settings
from majlis.games.tadmor.setup import empty_table
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.verbs import VERBS


@final
class Tadmor(Game):
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
        )
        self._box: TadmorBox | None = None
        self._names: Names | None = None
        self._words: dict[str, Words] = {}

    def read_box(self, text: str | None) -> TadmorBox:
        if text is not None:
            return read(text)
        if self._box is None:
            self._box = read(None)
        return self._box

    def namer(self, piece: str, box: Box | None = None) -> tuple[str, Mapping[str, object]] | None:
        named = box if isinstance(box, TadmorBox) else self.read_box(None)
        if self._names is None or self._names.box is not named:
            self._names = Names(named)
        return self._names.of(piece)

    def picture(self, state: State, seat: int | None, language: str, near: int | None = None) -> str:
        assert isinstance(state, TadmorState)
        key = f"{language} {state.box.digest}"
        if key not in self._words:
            locale = self.folder / "locale"
            self._words[key] = Words(language, [locale, locale / "terminal"], Names(state.box).of)
        return picture(state, self._words[key], seat, near)

    def remark(self, state: State, action: Action) -> tuple[str, Facts] | None:
        assert isinstance(state, TadmorState)
        return remark(state, action)

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> State:
        if not isinstance(box, TadmorBox):
            raise BadBox("the box is not one of Tadmor; make it with read_box")
        return empty_table(box, Settings(options, revision), seats, chance)

    def component_tables(self, box: Box) -> View:
        return component_tables(box if isinstance(box, TadmorBox) else self.read_box(None))

    def option_sets(self) -> list[dict[str, Value]]:
        """The defaults, every option once with every other value, and all of them together."""
        out: list[dict[str, Value]] = [{}]
        everything: dict[str, Value] = {}
        for option in self.options.options:
            if option.kind == "flag":
                out.append({option.name: not option.default})
                everything[option.name] = not option.default
            for other in option.choices[1:]:
                out.append({option.name: other})
                everything[option.name] = other
        out.append(everything)
        return out


GAME: Final = Tadmor()
