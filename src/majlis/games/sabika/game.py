"""Sabika as the engine knows it."""

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
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.drawing import component_tables
from majlis.games.sabika.names import Names
from majlis.games.sabika.picture import picture
from majlis.games.sabika.reading import read
from majlis.games.sabika.remarks import remark
from majlis.games.sabika.settings import SCHEMA, Settings
from majlis.games.sabika.setup import empty_table
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import VERBS


@final
class Sabika(Game):
    """1 to 4 players build the Alhambra, trade over the Mediterranean and have poems engraved; alone one plays against Yusuf."""

    def __init__(self) -> None:
        super().__init__(
            id="sabika",
            title="Sabika",
            prefix="SAB",
            revision=1,
            min_seats=1,
            max_seats=4,
            bound=4_000,
            options=SCHEMA,
            verbs=VERBS,
            folder=Path(__file__).parent,
            minutes=120,
        )
        self._box: SabikaBox | None = None
        self._names: Names | None = None
        self._words: dict[str, Words] = {}

    def read_box(self, text: str | None) -> SabikaBox:
        if text is not None:
            return read(text)
        if self._box is None:
            self._box = read(None)
        return self._box

    def namer(self, piece: str, box: Box | None = None) -> tuple[str, Mapping[str, object]] | None:
        named = box if isinstance(box, SabikaBox) else self.read_box(None)
        if self._names is None or self._names.box is not named:
            self._names = Names(named)
        return self._names.of(piece)

    def picture(self, state: State, seat: int | None, language: str, near: int | None = None) -> str:
        assert isinstance(state, SabikaState)
        key = f"{language} {state.box.digest}"
        if key not in self._words:
            locale = self.folder / "locale"
            self._words[key] = Words(language, [locale, locale / "terminal"], Names(state.box).of)
        return picture(state, self._words[key], seat, near)

    def remark(self, state: State, action: Action) -> tuple[str, Facts] | None:
        assert isinstance(state, SabikaState)
        return remark(state, action)

    def component_tables(self, box: Box) -> View:
        return component_tables(box if isinstance(box, SabikaBox) else self.read_box(None))

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> State:
        if not isinstance(box, SabikaBox):
            raise BadBox("the box is not one of Sabika; make it with read_box")
        return empty_table(box, Settings(options, revision), seats, chance)

    def option_sets(self) -> list[dict[str, Value]]:
        """Both editions, expert mode and the solo levels, then every ruling the other way, and all of them together."""
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
        out.append({"expert": True, "events": "mostly_good", "bonus_action_may_be_declined": True})
        return out


GAME: Final = Sabika()
