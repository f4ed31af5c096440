"""Chapter 5: building the Alhambra (SAB-5.9 to 5.19)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed, no_such
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep
from majlis.games.sabika.drawing_cards import open_small_buildings
from majlis.games.sabika.effects import Deed, Head, carry_out, enter_deed, enter_head, fire, fire_later
from majlis.games.sabika.favour import step_of_favour
from majlis.games.sabika.materials import (
    ON_LARGE,
    choices,
    prestige_of,
    spend_materials,
    used_mask,
    why_not,
)
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import BUILDING, END, ENDS, FIRST_SMALL, MATERIAL_SETS, SPENT, USED_BUILDING
from majlis.games.sabika.payment import pay
from majlis.games.sabika.reasons import why_impossible
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import BUILD, LAY, REFRESH, USE
from majlis.games.sabika.words import BUILD as BUILD_DEED
from majlis.games.sabika.words import (
    BUILD_LARGE,
    BUILD_SMALL,
    BUILDING_BONUS,
    CATEGORIES,
    COLOUR_NAMES,
    FROM_BUILDINGS,
    GYPSUM,
    IMPOSSIBLE,
    ITEMS,
    JOKER,
    MOST_PLAYERS,
    ON_BUILD,
    ON_BUILD_LARGE,
    ON_BUILD_SMALL,
    ON_MOSAIC,
)

LARGE: Final = 1
SMALL: Final = 2
"""Codes of buildings: large ones by number, small ones by number and this."""
_DEED_OF: Final = {LARGE | SMALL: BUILD_DEED, LARGE: BUILD_LARGE, SMALL: BUILD_SMALL}


def open_large(state: SabikaState) -> int:
    """The open large buildings of the current era (SAB-5.11)."""
    return state.large & state.box.era_masks[state.era]


def can_build_large(state: SabikaState, player: int) -> bool:
    return state.stock[player * ITEMS + GYPSUM] > 0 and open_large(state) != 0


def can_build_small(state: SabikaState, player: int) -> bool:
    first = player * ITEMS
    small = state.box.small
    a, b, c, d = state.small_open
    return (
        (a > 0 and state.stock[first + small[a].base] > 0)
        or (b > 0 and state.stock[first + small[b].base] > 0)
        or (c > 0 and state.stock[first + small[c].base] > 0)
        or (d > 0 and state.stock[first + small[d].base] > 0)
    )


@final
class BuildDeed(Deed):
    """Build one large or one small building; a bonus may allow only one of the two (SAB-9.2); when it can be done: SAB-3.11."""

    def __init__(self, sorts: int) -> None:
        self.sorts = sorts

    def need(self, state: SabikaState, player: int, display: int) -> int:
        if self.sorts & LARGE and can_build_large(state, player):
            return 0
        return 0 if self.sorts & SMALL and can_build_small(state, player) else IMPOSSIBLE

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, MENUS[self.sorts][player])


@final
class Refresh(Offer[SabikaState]):
    """Pay for four new small buildings, once per turn and before anything else (SAB-5.9)."""

    def __init__(self, sorts: int) -> None:
        super().__init__(REFRESH)
        self.sorts = sorts

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        if self.refuse(state, seat, REFRESH()) is None:
            out.append(kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        state.refreshed = True
        state.steps.append(Opened(seat, self.sorts))
        pay(state, seat, state.box.constants.refresh_cost)

    def refuse(self, state: SabikaState, seat: int, action: Action) -> Refusal | None:
        price = state.box.constants.refresh_cost
        if state.refreshed:
            return Refusal("refused-refreshed", "SAB-5.9", {})
        if state.purse(seat) < price:
            return Refusal("refused-too-dear", "SAB-4.12", {"price": price, "have": state.purse(seat)})
        if not state.settings.refresh_may_fail and not (self.sorts & LARGE and can_build_large(state, seat)):
            return Refusal("refused-refresh-may-fail", "SAB-5.9", {})
        return None


@final
class Opened(Routine[SabikaState]):
    """The old cards are discarded and new ones opened; if then nothing can be built the action ends (R-17)."""

    def __init__(self, player: int, sorts: int) -> None:
        super().__init__()
        self.player = player
        self.sorts = sorts

    def run(self, state: SabikaState) -> None:
        for place in range(len(state.small_open)):
            if state.small_open[place]:
                state.small_discards.append(state.small_open[place])
                state.small_open[place] = 0
        opened = open_small_buildings(state)
        if state.log is not None:
            state.tell(Event("event-refresh", "SAB-5.9", self.player, {"cards": opened}, shown=state.everyone()))
        state.gain_prestige(self.player, state.box.constants.refresh_prestige, FROM_BUILDINGS, "SAB-5.9")
        ask(state, MENUS[self.sorts][self.player])


@final
class Build(Listed[SabikaState]):
    """Which building, with which materials."""

    def __init__(self, sorts: int) -> None:
        super().__init__(BUILD, BUILDING, SPENT)
        self.sorts = sorts

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        more = state.box.constants.build_optional
        if self.sorts & LARGE and can_build_large(state, seat):
            vectors = choices(state, seat, ON_LARGE, more)
            mask = open_large(state)
            while mask:
                number = (mask & -mask).bit_length() - 1
                mask &= mask - 1
                for vector in vectors:
                    out.append((BUILDING.put(number) | vector) << KIND_BITS | kind)
        if self.sorts & SMALL:
            for card in state.small_open:
                if card and state.stock[seat * ITEMS + state.box.small[card].base] > 0:
                    for vector in choices(state, seat, state.box.small[card].base, more):
                        out.append((BUILDING.put(FIRST_SMALL + card) | vector) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        building, vector = BUILDING.of(code), SPENT.of(code)
        spend_materials(state, seat, vector)
        if state.log is not None:
            facts: Facts = {"building": building_name(building), "materials": MATERIAL_SETS.words(state, vector)}
            state.say("event-build", "SAB-5.10", seat, facts)
        state.gain_prestige(seat, prestige_of(state, seat, vector, 0), FROM_BUILDINGS, "SAB-5.14")
        if building < FIRST_SMALL:
            state.large &= ~(1 << building)
            state.built[seat] |= 1 << building
            state.categories[seat * CATEGORIES + state.box.large[building].category] += 1
            state.steps.append(Rewards(seat, building))
            fire(state, seat, [ON_BUILD, ON_BUILD_LARGE], used_mask(vector))
            return
        card = building - FIRST_SMALL
        state.small_open[state.small_open.index(card)] = 0
        state.categories[seat * CATEGORIES + state.box.small[card].category] += 1
        state.steps.append(LayMenu(seat, card))
        fire(state, seat, [ON_BUILD, ON_BUILD_SMALL], used_mask(vector))

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return why_impossible(state, seat, _DEED_OF[self.sorts])
        building = self.number(state, action, 0)
        large = building < FIRST_SMALL
        facts: Facts = {"building": action.word(0)}
        if not self.sorts & (LARGE if large else SMALL):
            return Refusal("refused-other-sort", "SAB-9.2", facts)
        if large and state.large >> building & 1 and not open_large(state) >> building & 1:
            return Refusal("refused-other-era", "SAB-5.11", facts)
        if not (open_large(state) >> building & 1 if large else building - FIRST_SMALL in state.small_open):
            return Refusal("refused-not-open", "SAB-5.15" if large else "SAB-5.12", facts)
        use = ON_LARGE if large else state.box.small[building - FIRST_SMALL].base
        words = action.words(1) if len(action.parts) > 1 else ()
        rule = "SAB-5.11" if large else "SAB-5.12"
        return why_not(state, seat, words, use, state.box.constants.build_optional, rule)

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        out = [BUILD(f"large_{number}") for number in range(1, len(state.box.large)) if state.large >> number & 1]
        return out + [BUILD(f"small_{card}") for card in state.small_open if card]


def building_name(building: int) -> str:
    return f"large_{building}" if building < FIRST_SMALL else f"small_{building - FIRST_SMALL}"


@final
class Rewards(Routine[SabikaState]):
    """A large building: a step of favour, then the building's bonus (SAB-5.15)."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__()
        self.player = player
        self.building = building

    def run(self, state: SabikaState) -> None:
        state.steps.append(Bonus(self.player, self.building))
        step_of_favour(state, self.player)


@final
class Bonus(Routine[SabikaState]):
    """The bonus of a large building, from left to right."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__()
        self.player = player
        self.building = building

    def run(self, state: SabikaState) -> None:
        carry_out(state, self.player, state.box.large[self.building].effect)


# the row of small buildings


@final
class LayMenu(Menu[SabikaState]):
    """At which end of the row the card is laid (SAB-5.17)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, "prompt-lay", "SAB-5.17", [Lay(card)])
        self.card = card

    def facts(self, state: SabikaState) -> Facts:
        return {"building": f"small_{self.card}"}


@final
class Lay(Listed[SabikaState]):
    """Two halves of one colour make a mosaic, whose bonus is gained at once (SAB-5.18). Codes: 0 left, 1 right."""

    def __init__(self, card: int) -> None:
        super().__init__(LAY, END)
        self.card = card

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)
        out.append(1 << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        row = state.rows[seat]
        colour = meeting(state, seat, self.card, code)
        state.rows[seat] = (*row, self.card) if code else (self.card, *row)
        if state.log is not None:
            state.say("event-lay", "SAB-5.17", seat, {"building": f"small_{self.card}", "end": ENDS[code]})
        if colour < 0:
            return
        state.mosaics[seat] += 1
        if state.log is not None:
            state.say("event-mosaic", "SAB-5.18", seat, {"colour": f"mosaic_bonus_{COLOUR_NAMES[colour]}"})
        fire_later(state, seat, ON_MOSAIC)
        carry_out(state, seat, state.box.mosaic_bonus[colour])

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return no_such(action.word(0), "end", "SAB-5.17")


def meeting(state: SabikaState, player: int, card: int, end: int) -> int:
    """The colour of the mosaic that a card would make at an end of the row; -1 if none (SAB-5.18)."""
    row = state.rows[player]
    small = state.box.small
    if end == 0:
        mine = small[card].right
        other = small[row[0]].left if row[0] else state.box.mosaic_left[state.mosaic_cards[player]]
    else:
        mine = small[card].left
        other = small[row[-1]].right if row[-1] else JOKER
    return mine if other in (mine, JOKER) else -1


# the bonus of an open building (small poem 4)


@final
class BuildingBonus(Head):
    """The bonus of an open large building of the current era; it stays (SAB-7.10)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return open_large(state) != 0

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return Refusal("refused-no-large-open", "SAB-7.10", {})

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        ask(state, BONUS_MENUS[player])


@final
class UseBuilding(Listed[SabikaState]):
    def __init__(self) -> None:
        super().__init__(USE, USED_BUILDING)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        mask = open_large(state)
        for number in range(1, len(state.box.large)):
            if mask >> number & 1:
                out.append(number << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-use", "SAB-7.10", seat, {"piece": f"large_{code}"})
        carry_out(state, seat, state.box.large[code].effect)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        number = self.number(state, action, 0)
        if number < FIRST_SMALL and state.large >> number & 1:
            return Refusal("refused-other-era", "SAB-7.10", {"building": action.word(0)})
        return Refusal("refused-not-open", "SAB-7.10", {"building": action.word(0)})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [USE(f"large_{number}") for number in range(1, len(state.box.large)) if state.large >> number & 1]


def _offers(sorts: int) -> list[Offer[SabikaState]]:
    return [Build(sorts), Refresh(sorts)] if sorts & SMALL else [Build(sorts)]


MENUS: Final[list[list[Menu[SabikaState]]]] = [
    [Menu(seat, "prompt-build", "SAB-5.10", _offers(sorts)) for seat in range(MOST_PLAYERS)] for sorts in range(4)
]
BONUS_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-building-bonus", "SAB-7.10", [UseBuilding()]) for seat in range(MOST_PLAYERS)
]

enter_deed(BUILD_DEED, BuildDeed(LARGE | SMALL))
enter_deed(BUILD_LARGE, BuildDeed(LARGE))
enter_deed(BUILD_SMALL, BuildDeed(SMALL))
enter_head(BUILDING_BONUS, BuildingBonus())
