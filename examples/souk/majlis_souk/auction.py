"""Chapters 2 to 4: setup, a round with its secret bids, and the end."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Action, Facts, Refusal, verb
from majlis.engine.events import Event
from majlis.engine.parts import Field, Listed, Numbers
from majlis.engine.step import KIND_BITS, Routine, Together
from majlis_souk.state import SoukState

BID: Final = verb("bid", "coin:number")
COIN: Final[Field[SoukState]] = Field(Numbers(4))


class Setup(Routine[SoukState]):
    """SOU-2.1: as many wares as coins make the stack."""

    def run(self, state: SoukState) -> None:
        wares = list(range(len(state.box.names)))
        state.chance.shuffle(wares)
        rounds = len(state.coins[0])
        state.stack = wares[:rounds]
        state.unused = wares[rounds:]
        state.steps.append(ROUND)


class Round(Routine[SoukState]):
    """Turn up a ware and ask for bids (SOU-3.1, 3.2), or end the match (SOU-4.1)."""

    def run(self, state: SoukState) -> None:
        if not state.stack:
            self.end(state)
            return
        ware = state.stack.pop()
        state.lot.append(ware)
        if state.log is not None:
            state.tell(Event("event-ware", "SOU-3.1", -1, {"ware": state.box.names[ware]}, shown=state.everyone()))
        state.steps.append(AskAll(state.everyone(), 0))

    def end(self, state: SoukState) -> None:
        state.lost.extend(state.lot)
        state.lot = []
        if state.log is not None:
            winners = [str(seat) for seat, rank in enumerate(state.ranking()) if rank == 1]
            state.tell(Event("event-over", "SOU-4.1", -1, {"winners": winners}))


class Bid(Listed[SoukState]):
    """One of your coins, in secret (SOU-3.2)."""

    def __init__(self) -> None:
        super().__init__(BID, COIN)

    def add(self, state: SoukState, seat: int, kind: int, out: list[int]) -> None:
        for coin in state.coins[seat]:
            out.append(coin << KIND_BITS | kind)

    def apply(self, state: SoukState, seat: int, code: int) -> None:
        state.bids[seat] = code
        if state.log is not None:
            state.tell(Event("event-bid", "SOU-3.2", seat, {"coin": code}, (seat,), {"coin": 0}))

    def tries(self, state: SoukState, seat: int) -> list[Action]:
        """Every coin that the merchant started with: spent ones are shown too, with the reason why not."""
        had = len(state.box.names) - len(state.unused)
        return [BID(str(coin)) for coin in range(1, had + 1)]

    def reason(self, state: SoukState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-no-such-coin", "SOU-3.2", {"coin": action.word(0)})


class AskAll(Together[SoukState]):
    """The question put to all merchants at once (SOU-3.2)."""

    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        super().__init__(seats, seat, "prompt-bid", "SOU-3.2", [Bid()])

    def put_to(self, seats: tuple[int, ...], seat: int) -> AskAll:
        return AskAll(seats, seat)

    def facts(self, state: SoukState) -> Facts:
        return {"wares": [state.box.names[ware] for ware in state.lot]}

    def settle(self, state: SoukState) -> None:
        """SOU-3.3, 3.4: everybody has bid."""
        best = max(state.bids)
        winners = [seat for seat in range(state.seats) if state.bids[seat] == best]
        names = [state.box.names[ware] for ware in state.lot]
        if state.log is not None:
            coins = [str(bid) for bid in state.bids]
            state.tell(Event("event-bids", "SOU-3.3", -1, {"coins": coins}, shown=state.everyone()))
        for seat in range(state.seats):
            state.coins[seat].remove(state.bids[seat])
            state.bids[seat] = 0
        if len(winners) == 1:
            state.won[winners[0]].extend(state.lot)
            state.lot = []
        elif not state.ties_stay:
            state.lost.extend(state.lot)
            state.lot = []
        if state.log is not None:
            name = "event-won" if len(winners) == 1 else "event-stays" if state.ties_stay else "event-lost"
            rule = "SOU-3.3" if len(winners) == 1 else "SOU-3.4"
            state.tell(Event(name, rule, winners[0] if len(winners) == 1 else -1, {"wares": names}))
        state.steps.append(ROUND)


ROUND: Final = Round()
SETUP: Final = Setup()
