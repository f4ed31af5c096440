"""Souk as the engine knows it: its box, its options, and how a match begins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from majlis.engine.action import Action
from majlis.engine.chance import Chance
from majlis.engine.components import Components
from majlis.engine.errors import BadBox
from majlis.engine.game import Game
from majlis.engine.holdings import About, Holding, Remark
from majlis.engine.match import Match
from majlis.engine.options import Schema, Value, choice, number
from majlis.engine.turns import TurnShape
from majlis_souk.auction import BID, SETUP
from majlis_souk.positions import SoukTable
from majlis_souk.remarks import remarks
from majlis_souk.state import SoukBox, SoukState

FOLDER: Final = Path(__file__).parent
ROUNDS: Final = TurnShape(
    lines=("event-ware", "event-over"),
    within=("event-bid", "event-won"),
    rounds=("event-ware",),
    headlines=("event-over", "event-won", "event-stays", "event-lost", "event-ware"),
    touches={"event-won": ("", "wares")},
)


class Souk(Game[SoukBox, SoukState]):
    """2 to 5 merchants bid in secret for wares."""

    def __init__(self) -> None:
        super().__init__(
            id="souk",
            title="Souk",
            prefix="SOU",
            revision=1,
            min_seats=2,
            max_seats=5,
            bound=5 * 8,
            options=Schema([number("coins", 5, 2, 8, "SOU-1.1"), choice("ties", ("lost", "stays"), "SOU-3.4")]),
            verbs=[BID],
            folder=FOLDER,
        )

    def make_box(self, components: Components) -> SoukBox:
        """The wares: at least 8, each with an id of its own and a worth."""
        wares = components.records("wares")
        if len(wares) < 8:
            raise BadBox(f"wares: there should be at least 8, not {len(wares)}")
        return SoukBox(
            names=[components.id_of(ware) for ware in wares],
            worths=[ware.number("worth", 0, 99) for ware in wares],
            digest=components.digest,
            standard=components.standard,
            reconstructed=components.reconstructed,
        )

    def begin(self, box: SoukBox, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> SoukState:
        coins = options["coins"]
        assert isinstance(coins, int)
        state = SoukState(seats, chance, box, coins, options["ties"] == "stays")
        state.steps.append(SETUP)
        return state

    def table(self, match: Match) -> SoukTable:
        return SoukTable(match)

    def option_sets(self) -> list[dict[str, Value]]:
        return [{}, {"ties": "stays"}, {"coins": 2}, {"coins": 8, "ties": "stays"}]

    def holdings(self) -> list[Holding]:
        return [
            Holding("points"),
            Holding("coins"),
            Holding("coin_value"),
            Holding("bid", private=True),
            Holding("wares"),
        ]

    def turn_shape(self) -> TurnShape:
        """A round is one line of the game's own: ware, bids, result (SOU-3.1 to 3.4)."""
        return ROUNDS

    def remarks(self, state: SoukState, seat: int, action: Action) -> list[Remark]:
        return remarks(state, seat, action)

    def pieces(self, box: SoukBox) -> list[str]:
        return list(box.names)

    def about(self, box: SoukBox, piece: str) -> About | None:
        if piece not in box.names:
            return None
        return About("kind-ware", "about-ware", {"worth": box.worths[box.names.index(piece)]}, "SOU-1.2")

    def picture(self, state: SoukState, seat: int | None, language: str, near: int | None = None) -> str:
        """The table in the terminal; the question and the events are shown in words anyway."""
        view = state.view(seat)
        words = self.words(language, state.box)
        lines = [", ".join(words.name(ware) for ware in view["lot"]) or "-"]
        for player, row in enumerate(view["players"]):
            coins = " ".join(f"[{coin}]" if coin == row["bid"] else str(coin) for coin in row["coins"])
            won = ", ".join(words.name(ware) for ware in row["won"])
            lines.append(
                f"  {words.seat(player)}{' *' if row['has_bid'] else ''}: {coins or '-'}   {row['score']} ({won or '-'})"
            )
        return "\n".join(lines)


GAME: Final = Souk()
