"""Chapter 10: tribute, paid in any mix (SAB-10.6, 10.7), and event 14 (SAB-12.5)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import SURCHARGE_PAID, TRIBUTE_PAID, TRIBUTE_WAYS, WAYS
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import SURCHARGE, TRIBUTE
from majlis.games.sabika.words import FROM_TRIBUTE, MOST_PLAYERS
from majlis.games.sabika.words import SURCHARGE as SURCHARGE_KEY
from majlis.games.sabika.words import TRIBUTE as TRIBUTE_KEY

# how one paria is paid: the numbers of WAYS
_ON_MARKER: Final = 0
_IN_DINARS: Final = 1
_AS_SEAL: Final = 2
_AS_PRESTIGE: Final = 3


def due_at(state: SabikaState, player: int, space: int) -> int:
    """The parias printed at a space of the round track, as events 5 and 8 change them (SAB-12.5, R-7). Yusuf ignores events (SAB-13.25)."""
    printed = state.box.track[space].tribute
    if not state.human(player) or (space == len(state.box.track) - 1 and not state.settings.tribute_events_at_end):
        return printed
    return max(0, printed + state.modifier(player, TRIBUTE_KEY))


@final
class Tribute(Routine[SabikaState]):
    """One player's tribute."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: SabikaState) -> None:
        n = due_at(state, self.player, state.book)
        if not state.human(self.player):
            yusuf_pays(state, self.player, n)
            return
        surcharge = state.modifier(self.player, SURCHARGE_KEY)
        if surcharge and state.settings.surcharge_per_paria:
            state.steps.append(OneByOne(self.player, n))
            return
        if surcharge and n:
            state.steps.append(Surcharge(self.player))
        demand(state, self.player, n)


def yusuf_pays(state: SabikaState, player: int, n: int) -> None:
    """He moves his marker down; at 0 he loses prestige. He ignores events and keeps his seals (SAB-13.20, 13.25)."""
    by_marker = min(n, state.parias[player])
    state.pay_parias(player, by_marker)
    if state.log is not None:
        state.say("event-yusuf-tribute", "SAB-13.20", player, {"count": n})
    state.lose_prestige(player, n - by_marker, FROM_TRIBUTE, "SAB-13.20")


def demand(state: SabikaState, player: int, n: int) -> None:
    """Ask how the parias due are paid; if prestige may not fall below 0, perhaps not all of them can be (R-13)."""
    if not state.settings.negative_prestige:
        most = state.parias[player] + state.dinars[player] // state.box.constants.tribute_dinar + state.seals[player]
        n = min(n, most + max(0, state.prestige[player]))
    if n > 0:
        ask(state, TributeMenu(player, n))


@final
class OneByOne(Routine[SabikaState]):
    """Under event 14 every paria is settled by itself, and the surcharge after it (R-3)."""

    def __init__(self, player: int, n: int) -> None:
        super().__init__()
        self.player = player
        self.n = n

    def run(self, state: SabikaState) -> None:
        if self.n == 0:
            return
        state.steps.append(OneByOne(self.player, self.n - 1))
        state.steps.append(Surcharge(self.player))
        demand(state, self.player, 1)


@final
class TributeMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat, "prompt-tribute", "SAB-10.6", [PayTribute(n)])
        self.n = n

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n}


@final
class PayTribute(Listed[SabikaState]):
    """Each paria by marker, by 2 dinars, by a seal or by prestige, freely mixed (SAB-10.7)."""

    def __init__(self, n: int) -> None:
        super().__init__(TRIBUTE, TRIBUTE_PAID)
        self.n = n

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        n = self.n
        dinars = state.dinars[seat] // state.box.constants.tribute_dinar
        free = n if state.settings.negative_prestige else max(0, state.prestige[seat])
        for marker in range(min(n, state.parias[seat]), -1, -1):
            for money in range(min(n - marker, dinars), -1, -1):
                for seals in range(min(n - marker - money, state.seals[seat]), -1, -1):
                    prestige = n - marker - money - seals
                    if prestige <= free:
                        out.append((marker | money << 5 | seals << 10 | prestige << 15) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-tribute", "SAB-10.7", seat, {"ways": TRIBUTE_WAYS.words(state, code), "count": self.n})
        state.pay_parias(seat, TRIBUTE_WAYS.count(code, _ON_MARKER))
        state.dinars[seat] -= TRIBUTE_WAYS.count(code, _IN_DINARS) * state.box.constants.tribute_dinar
        state.seals[seat] -= TRIBUTE_WAYS.count(code, _AS_SEAL)
        state.lose_prestige(seat, TRIBUTE_WAYS.count(code, _AS_PRESTIGE), FROM_TRIBUTE, "SAB-10.7")

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        words = action.words(0)
        if len(words) != self.n:
            return Refusal("refused-tribute-count", "SAB-10.6", {"count": self.n, "chosen": len(words)})
        have = [
            state.parias[seat],
            state.dinars[seat] // state.box.constants.tribute_dinar,
            state.seals[seat],
            state.prestige[seat],
        ]
        for way in range(len(WAYS)):
            if words.count(WAYS[way]) > have[way]:
                return Refusal("refused-tribute-way", "SAB-4.12", {"way": WAYS[way]})
        raise ValueError(f"{action} is possible")


@final
class Surcharge(Routine[SabikaState]):
    """Event 14: a dinar on top; a player with dinars must pay, one without loses prestige or gives a seal."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: SabikaState) -> None:
        ask(state, SURCHARGE_MENUS[self.player])


@final
class PaySurcharge(Listed[SabikaState]):
    """The codes are those of `WAYS`; the marker does not pay it."""

    def __init__(self) -> None:
        super().__init__(SURCHARGE, SURCHARGE_PAID)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        out.append((_IN_DINARS if state.dinars[seat] else _AS_PRESTIGE) << KIND_BITS | kind)
        if state.seals[seat]:
            out.append(_AS_SEAL << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-surcharge", "SAB-12.5", seat, {"way": WAYS[code]})
        if code == _IN_DINARS:
            state.dinars[seat] -= 1
        elif code == _AS_SEAL:
            state.seals[seat] -= 1
        else:
            state.lose_prestige(seat, 1, FROM_TRIBUTE, "SAB-12.5")

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-surcharge", "SAB-12.5", {"way": action.word(0)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [SURCHARGE(way) for way in WAYS[_IN_DINARS:]]


_surcharge: Final[list[Offer[SabikaState]]] = [PaySurcharge()]
SURCHARGE_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-surcharge", "SAB-12.5", _surcharge) for seat in range(MOST_PLAYERS)
]
TRIBUTES: Final = [Tribute(player) for player in range(MOST_PLAYERS)]
