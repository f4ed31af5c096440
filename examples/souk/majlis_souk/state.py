"""The position of a match of Souk: where every ware and every coin is, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.game import Box
from majlis.engine.holdings import Remark
from majlis.engine.state import State, View
from majlis.engine.step import AnyStep


@dataclass(kw_only=True, eq=False)
class SoukBox(Box):
    """The wares: their names, and what they are worth. A ware is its place in these lists."""

    names: list[str]
    worths: list[int]


class SoukState(State):
    """Lists by seat; a bid of 0 is none."""

    def __init__(
        self,
        seats: int,
        steps: list[AnyStep],
        chance: Chance,
        confirming: int,
        log: list[Event] | None,
        box: SoukBox,
        ties_stay: bool,
        stack: list[int],
        unused: list[int],
        lot: list[int],
        lost: list[int],
        won: list[list[int]],
        coins: list[list[int]],
        bids: list[int],
    ) -> None:
        super().__init__(seats, steps, chance, confirming, log)
        self.box = box
        self.ties_stay = ties_stay
        self.stack = stack
        """Face down, the next one last."""
        self.unused = unused
        self.lot = lot
        """The wares that are bid for."""
        self.lost = lost
        self.won = won
        self.coins = coins
        """Those not spent; a coin that is bid is still among them until the bids are turned up."""
        self.bids = bids

    def clone(self) -> SoukState:
        return SoukState(
            self.seats,
            self.steps[:],
            self.chance.clone(),
            self.confirming,
            None,
            self.box,
            self.ties_stay,
            self.stack[:],
            self.unused[:],
            self.lot[:],
            self.lost[:],
            [wares[:] for wares in self.won],
            [coins[:] for coins in self.coins],
            self.bids[:],
        )

    def imagine(self, seat: int, chance: Chance) -> SoukState:
        """Unknown are the wares that nobody has seen, and the bids of the others (SOU-2.1, 3.2)."""
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

    def view(self, seat: int | None) -> View:
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
