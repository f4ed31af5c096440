"""Chapter 7: poems (SAB-7.1 to 7.8).

What a single poem does is its record in the data file. Where it changes a number (`modify`), the chapter of that number
asks for it: `exporting.py` for what a good brings, `market.py` for prices. Poems with a rule of their own are where they act:
SAB-7.10 in `building.py`, 7.13 in `exporting.py`, 7.14 in `storing.py`, 7.15 in `cities.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Routine
from majlis.games.sabika.effects import DEEDS, Deed, carry_out, enter_deed, work_out_modifiers
from majlis.games.sabika.materials import (
    ON_POEM,
    choices,
    prestige_of,
    spend_materials,
    why_not,
)
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import COLOUR, COLOURS, FIRST_LARGE, MATERIAL_SETS, POEM, RED_POEM, SPENT
from majlis.games.sabika.payment import pay
from majlis.games.sabika.reasons import why_impossible
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import ENGRAVE, REACTIVATE
from majlis.games.sabika.words import (
    BOTH,
    COMMISSION,
    COMMISSION_DINAR,
    ENGRAVE_COST,
    ENGRAVE_OPTIONAL,
    ENGRAVE_PRESTIGE,
    FROM_POEMS,
    IMPOSSIBLE,
    ITEMS,
    MOST_PLAYERS,
)
from majlis.games.sabika.words import ENGRAVE as ENGRAVE_DEED
from majlis.games.sabika.words import REACTIVATE as REACTIVATE_DEED

BLUE: Final = 0
RED: Final = 1
GREY: Final = 2
"""Codes of poems: small ones by number, large ones by their place in the box and this."""


def engrave_price(state: SabikaState, player: int, colour: int) -> int:
    """SAB-7.2: more for every poem of the same colour."""
    owned = (state.blue if colour == BLUE else state.red if colour == RED else state.engraved)[player].bit_count()
    price = state.box.engrave_base[colour] + state.box.engrave_more[colour] * owned
    return max(0, price + state.modifier(player, ENGRAVE_COST))


def may_have_large(state: SabikaState, player: int) -> bool:
    """At most 2 large poems in the whole game (SAB-7.1)."""
    return state.large_poems != 0 and state.engraved[player].bit_count() < state.box.constants.large_poems_most


def poem_prestige(state: SabikaState, player: int, vector: int) -> int:
    """What the materials spent on a poem bring (SAB-7.4, 7.12)."""
    return prestige_of(state, player, vector, state.modifier(player, ENGRAVE_PRESTIGE))


@final
class Engrave(Deed):
    def need(self, state: SabikaState, player: int, display: int) -> int:
        first = player * ITEMS
        if state.stock[first] + state.stock[first + 1] + state.stock[first + 2] == 0:
            return IMPOSSIBLE
        best = IMPOSSIBLE
        for poem in state.poem_open:
            if poem:
                best = min(engrave_price(state, player, BLUE), engrave_price(state, player, RED))
                break
        if may_have_large(state, player):
            best = min(best, engrave_price(state, player, GREY))
        return best

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, MENUS[player])


@final
class EngravePoem(Listed[SabikaState]):
    """Which poem, in which colour, with which materials. Codes: materials, colour, poem."""

    def __init__(self) -> None:
        super().__init__(ENGRAVE, POEM, COLOUR, SPENT)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        vectors = choices(state, seat, ON_POEM, state.modifier(seat, ENGRAVE_OPTIONAL))
        purse = state.purse(seat)
        for colour in (BLUE, RED):
            if engrave_price(state, seat, colour) <= purse:
                for poem in state.poem_open:
                    if poem:
                        for vector in vectors:
                            out.append((POEM.put(poem) | COLOUR.put(colour) | vector) << KIND_BITS | kind)
        if may_have_large(state, seat) and engrave_price(state, seat, GREY) <= purse:
            for number in range(len(state.box.large_poems)):
                if state.large_poems >> number & 1:
                    for vector in vectors:
                        out.append((POEM.put(FIRST_LARGE + number) | COLOUR.put(GREY) | vector) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        poem, colour = POEM.of(code), COLOUR.of(code)
        if state.log is not None:
            facts: Facts = {
                "poem": self.name(state, poem),
                "colour": COLOURS[colour],
                "materials": MATERIAL_SETS.words(state, SPENT.of(code)),
            }
            state.say("event-engrave", "SAB-7.1", seat, facts)
        state.steps.append(Engraved(seat, code))
        pay(state, seat, engrave_price(state, seat, colour))  # SAB-7.2

    def name(self, state: SabikaState, poem: int) -> str:
        return f"poem_{poem}" if poem < FIRST_LARGE else state.box.large_poem_name(poem - FIRST_LARGE)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return self.nearest(state, seat)
        facts: Facts = {"poem": action.word(0)}
        poem = self.number(state, action, 0)
        large = poem >= FIRST_LARGE
        if not (state.large_poems >> (poem - FIRST_LARGE) & 1 if large else poem in state.poem_open):
            return Refusal("refused-poem-not-open", "SAB-7.1", facts)
        if large and not may_have_large(state, seat):
            return Refusal("refused-large-limit", "SAB-7.1", {"count": state.box.constants.large_poems_most})
        colours = [GREY] if large else [BLUE, RED]
        if len(action.parts) > 1:
            if self.number(state, action, 1) not in colours:
                return Refusal("refused-poem-colour", "SAB-7.1", facts)
            colours = [self.number(state, action, 1)]
        price = min(engrave_price(state, seat, colour) for colour in colours)
        if price > state.purse(seat):
            return Refusal("refused-too-dear", "SAB-7.2", {"price": price, "have": state.purse(seat)})
        words = action.words(2) if len(action.parts) > 2 else ()
        return why_not(state, seat, words, ON_POEM, state.modifier(seat, ENGRAVE_OPTIONAL), "SAB-7.3")

    def nearest(self, state: SabikaState, seat: int) -> Refusal:
        """Why no poem at all can be engraved: even the cheapest costs too much, or what it takes is not there."""
        need = DEEDS[ENGRAVE_DEED].need(state, seat, BOTH)
        if need < IMPOSSIBLE:
            return Refusal("refused-too-dear", "SAB-7.2", {"price": need, "have": state.purse(seat)})
        return why_impossible(state, seat, ENGRAVE_DEED)

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        out = [ENGRAVE(f"poem_{poem}", colour) for poem in state.poem_open if poem for colour in COLOURS[:GREY]]
        for number in range(len(state.box.large_poems)):
            if state.large_poems >> number & 1:
                out.append(ENGRAVE(state.box.large_poem_name(number), COLOURS[GREY]))
        return out


@final
class Engraved(Routine[SabikaState]):
    """The poem is paid: prestige for the materials, then the card takes its place and, if red, effect (SAB-7.4, 7.5)."""

    def __init__(self, player: int, code: int) -> None:
        super().__init__()
        self.player = player
        self.code = code

    def run(self, state: SabikaState) -> None:
        player, poem, colour, vector = self.player, POEM.of(self.code), COLOUR.of(self.code), SPENT.of(self.code)
        spend_materials(state, player, vector)
        # a blue effect does not apply to its own engraving (SAB-7.6): the prestige comes before the card
        prestige = poem_prestige(state, player, vector)
        state.gain_prestige(player, prestige, FROM_POEMS, "SAB-7.4")
        if colour == GREY:
            state.large_poems &= ~(1 << (poem - FIRST_LARGE))
            state.engraved[player] |= 1 << (poem - FIRST_LARGE)
            return
        state.poem_open[state.poem_open.index(poem)] = 0
        if colour == BLUE:
            state.blue[player] |= 1 << poem
            work_out_modifiers(state)
        else:
            state.red[player] |= 1 << poem
            recite(state, player, poem)


# red poems


def recite(state: SabikaState, player: int, poem: int) -> None:
    """Carry out the effect of a red poem; until it is finished it cannot be reactivated again (SAB-15.10)."""
    state.reciting |= 1 << poem
    state.steps.append(Recited(poem))
    carry_out(state, player, state.box.poems[poem].red)


@final
class Recited(Routine[SabikaState]):
    """The effect of a red poem is finished."""

    def __init__(self, poem: int) -> None:
        super().__init__()
        self.poem = poem

    def run(self, state: SabikaState) -> None:
        state.reciting &= ~(1 << self.poem)


@final
class Reactivate(Deed):
    """The effect of one of the player's red poems again (SAB-7.7)."""

    def need(self, state: SabikaState, player: int, display: int) -> int:
        return 0 if state.red[player] & ~state.reciting else IMPOSSIBLE

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, REACTIVATE_MENUS[player])


@final
class ReactivatePoem(Listed[SabikaState]):
    def __init__(self) -> None:
        super().__init__(REACTIVATE, RED_POEM)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        mask = state.red[seat] & ~state.reciting
        for poem in range(1, len(state.box.poems)):
            if mask >> poem & 1:
                out.append(poem << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-reactivate", "SAB-7.7", seat, {"poem": f"poem_{code}"})
        recite(state, seat, code)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        poem = self.number(state, action, 0)
        if poem < FIRST_LARGE and state.red[seat] >> poem & 1:
            return Refusal("refused-reciting", "SAB-15.10", {"poem": action.word(0)})
        return Refusal("refused-not-your-red-poem", "SAB-7.7", {"poem": action.word(0)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [REACTIVATE(f"poem_{poem}") for poem in range(1, len(state.box.poems)) if state.red[seat] >> poem & 1]


@final
class Commission(Deed):
    """3 dinars and 1 more for every 2 poems (SAB-7.8)."""

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        more = state.poems_of(player) // state.box.constants.commission_per
        state.gain_dinars(player, max(0, state.modifier(player, COMMISSION_DINAR)) + more, "SAB-7.8")


MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-engrave", "SAB-7.1", [EngravePoem()]) for seat in range(MOST_PLAYERS)
]
REACTIVATE_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-reactivate", "SAB-7.7", [ReactivatePoem()]) for seat in range(MOST_PLAYERS)
]

enter_deed(ENGRAVE_DEED, Engrave())
enter_deed(REACTIVATE_DEED, Reactivate())
enter_deed(COMMISSION, Commission())
