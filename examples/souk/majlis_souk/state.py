"""The position of a match of Souk: where every ware and every coin is, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from majlis.engine.chance import Chance
from majlis.engine.game import Box
from majlis.engine.holdings import Remark
from majlis.engine.state import State
from majlis.engine.step import AnyStep


@dataclass(kw_only=True, eq=False)
class SoukBox(Box):
    """The wares: their names, and what they are worth. A ware is its place in these lists."""

    names: list[str]
    worths: list[int]


class PlayerView(TypedDict):
    """A merchant as one seat sees them: a bid of 0 means none, or one that the seat may not know (SOU-3.2)."""

    coins: list[int]
    has_bid: bool
    bid: int
    won: list[str]
    score: int


class SoukView(TypedDict):
    """The table as one seat sees it (None: a spectator)."""

    game: Literal["souk"]
    seat: int | None
    rounds_left: int
    lot: list[str]
    lost: list[str]
    players: list[PlayerView]


class SoukState(State):
    """Lists by seat; a bid of 0 is none."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        box: SoukBox,
        coins: int,
        ties_stay: bool,
        of: SoukState | None = None,
    ) -> None:
        """The table before setup, or a copy of another position: every field is written down here, and nowhere else."""
        steps: list[AnyStep] = [] if of is None else of.steps[:]
        super().__init__(seats, steps, chance, 0 if of is None else of.confirming, None)
        self.box = box
        self.ties_stay = ties_stay
        if of is None:
            self.stack: list[int] = []
            """Face down, the next one last."""
            self.unused: list[int] = []
            self.lot: list[int] = []
            """The wares up for auction."""
            self.lost: list[int] = []
            self.won: list[list[int]] = [[] for _ in range(seats)]
            self.coins = [list(range(1, coins + 1)) for _ in range(seats)]
            """Those not spent; a coin that is bid is still among them until the bids are turned up."""
            self.bids = [0] * seats
        else:
            self.stack = of.stack[:]
            self.unused = of.unused[:]
            self.lot = of.lot[:]
            self.lost = of.lost[:]
            self.won = [wares[:] for wares in of.won]
            self.coins = [mine[:] for mine in of.coins]
            self.bids = of.bids[:]

    def clone(self) -> SoukState:
        return SoukState(self.seats, self.chance.clone(), self.box, 0, self.ties_stay, of=self)

    def imagine(self, seat: int, chance: Chance) -> SoukState:
        """The wares that nobody has seen and the others' bids are unknown (SOU-2.1, 3.2)."""
        other = self.clone()
        other.chance = chance.fork()
        unseen = other.stack + other.unused
        chance.shuffle(unseen)
        other.stack = unseen[: len(self.stack)]
        other.unused = unseen[len(self.stack) :]
        for rival in range(self.seats):
            if rival != seat and self.bids[rival]:
                other.bids[rival] = self.coins[rival][chance.below(len(self.coins[rival]))]
        return other

    def view(self, seat: int | None) -> SoukView:
        """Everything but the stack, and the bids of others (SOU-3.2)."""
        names = self.box.names
        return {
            "game": "souk",
            "seat": seat,
            "rounds_left": len(self.stack),
            "lot": [names[ware] for ware in self.lot],
            "lost": [names[ware] for ware in self.lost],
            "players": [
                {
                    "coins": self.coins[player],
                    "has_bid": self.bids[player] > 0,
                    "bid": self.bids[player] if player == seat else 0,
                    "won": [names[ware] for ware in self.won[player]],
                    "score": self.score(player),
                }
                for player in range(self.seats)
            ],
        }

    def holdings(self, seat: int) -> dict[str, int]:
        """What `Souk.holdings` declares; a bid lies in front of its merchant until it is spent (SOU-3.2, 3.3)."""
        return {
            "points": self.score(seat),
            "coins": len(self.coins[seat]),
            "coin_value": sum(self.coins[seat]),
            "bid": self.bids[seat],
            "wares": len(self.won[seat]),
        }

    def about(self, piece: str, viewer: int | None) -> list[Remark]:
        """Where a ware is, as far as everybody can see."""
        ware = self.box.names.index(piece)
        for seat in range(self.seats):
            if ware in self.won[seat]:
                return [Remark("about-ware-won", {"seat": seat}, "here", "SOU-3.3")]
        if ware in self.lot:
            return [Remark("about-ware-lot", {}, "here", "SOU-3.1")]
        if ware in self.lost:
            return [Remark("about-ware-lost", {}, "here", "SOU-3.4")]
        return [Remark("about-ware-unseen", {}, "here", "SOU-2.1")]

    def score(self, seat: int) -> int:
        return sum(self.box.worths[ware] for ware in self.won[seat])

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"wares": self.score(seat)}

    def pieces(self) -> dict[str, int]:
        wares = self.stack + self.unused + self.lot + self.lost
        for won in self.won:
            wares = wares + won
        return {"wares": len(wares), "different_wares": len(set(wares))}
