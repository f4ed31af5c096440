"""Chapter 12: what a fulfilled mission brings when it is turned in.

One verb for all of them: `turn_in k16 gold+gold+stone+stone+wood`. The words of the reward depend on the mission; most need none.
A code is the mission and, five bits up, what its reward asks for.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Listed
from majlis.engine.step import KIND_BITS
from majlis.games.tadmor.box import (
    CAMEL,
    DRAW_MISSIONS,
    FIGURES,
    FREE_STAGE,
    GAIN_CAMEL,
    GAIN_RESOURCES,
    GAIN_SHIP,
    KINDS,
    MISSIONS,
    NEW_FOUNDATION,
    OPEN_MARKET,
    PLACE_FIGURES,
    REDIRECT,
    REGIONS,
    RESOURCES,
    SHIP,
    STAGES,
    SWAP,
    TAKE_DISPLAYED,
    TAKE_GOOD,
    TAKE_UNDRAWN,
    TOWER_DESTROY,
    TOWER_LEVELS,
    UPGRADES,
    WINDOW_NAMES,
    Mission,
)
from majlis.games.tadmor.figures import all_figures, at_most, gain_figure
from majlis.games.tadmor.missions import can_draw, draw_missions
from majlis.games.tadmor.parts import BUNDLES, CARD, PLAYERS, WAY, seat_word
from majlis.games.tadmor.personal import owns_place, take_free
from majlis.games.tadmor.precious import colour_of, take_any
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import ONE, amount, choices, counted
from majlis.games.tadmor.temples import build_stage, may_build
from majlis.games.tadmor.towers import destroy, height_after, raise_tower
from majlis.games.tadmor.verbs import TURN_IN

NO_TILE: Final = 63
PLACE_BITS: Final = 6
TILE_BITS: Final = 6
_PLENTY: Final = 255 * (ONE[0] + ONE[1] + ONE[2] + ONE[3])
_MIXES: Final[list[list[int]]] = [choices(_PLENTY, count) for count in range(8)]
"""By number of resources: every mix of them."""

_NOTHING: Final = {
    TAKE_GOOD: "stacks",
    FREE_STAGE: "cards",
    NEW_FOUNDATION: "cards",
    TOWER_DESTROY: "towers",
    REDIRECT: "regions",
    SWAP: "pairs",
    OPEN_MARKET: "market",
    TAKE_DISPLAYED: "display",
    TAKE_UNDRAWN: "undrawn",
    DRAW_MISSIONS: "missions",
    PLACE_FIGURES: "figures",
}
"""By reward: what is missing where it would do nothing."""


# placing figures: what K23 and K24 need


def placeable(state: TadmorState, seat: int) -> int:
    """How many of a seat's figures could be placed one after the other (TAD-4.5)."""
    box = state.box
    rooms = [0, 0, 0]
    for place in box.places_of[state.seats]:
        if state.standing[place] == 0:
            rooms[box.accepts[place]] += 1
    for place in range(box.space_count, box.place_count):
        if state.standing[place] == 0 and owns_place(state, seat, place):
            rooms[2] += 1
    camels = state.supply[seat * FIGURES + CAMEL]
    ships = state.supply[seat * FIGURES + SHIP]
    sure = min(camels, rooms[CAMEL]) + min(ships, rooms[SHIP])
    return sure + min(rooms[2], camels + ships - sure)


def undrawn_for(state: TadmorState, card: Mission) -> int:
    """The undrawn tiles of epochs up to the current one and up to the card's last (TAD-12, K25 and K26)."""
    out = 0
    for tile in range(UPGRADES):
        if state.undrawn >> tile & 1 and state.box.upgrades[tile].epoch < min(card.amount, state.epoch + 1):
            out |= 1 << tile
    return out


def may_redirect(state: TadmorState, region: int) -> bool:
    """TAD-5.2: any region but the one attacked last and the one now designated."""
    return region != state.slot and region != state.attacked


def usable(state: TadmorState, seat: int, windows: int) -> int:
    """Bit mask of the missions that may be turned in in these windows, whatever their reward could do."""
    open_cards = state.fulfilled[seat] & ~state.returned[seat]
    if not open_cards:
        return 0
    fitting = 0
    for bit in range(len(WINDOW_NAMES)):
        if windows >> bit & 1:
            fitting |= state.box.mission_masks[bit]
    return open_cards & fitting


@final
class TurnIn(Listed[TadmorState]):
    """Turn in a fulfilled mission for its reward, once (TAD-12.1); not when the reward would do nothing (TAD-12.2).

    What the reward's words mean depends on the mission before them. No other action has such a part, so it is read here by hand: seven
    lines, where a declared part that knows the parts before it would change every domain.
    """

    def __init__(self, windows: int) -> None:
        super().__init__(TURN_IN, CARD)
        self.windows = windows

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        cards = usable(state, seat, self.windows)
        mission = 0
        while cards >> mission:
            if cards >> mission & 1:
                ways: list[int] = []
                rewards(state, seat, state.box.missions[mission], ways)
                for way in ways:
                    out.append((WAY.put(way) | mission) << KIND_BITS | kind)
            mission += 1

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        mission = CARD.of(code)
        state.returned[seat] |= 1 << mission
        if state.log is not None:
            state.tell(Event("event-turn-in", "TAD-12.1", seat, {"mission": state.box.missions[mission].id}))
        grant(state, seat, state.box.missions[mission], WAY.of(code))

    def action(self, state: TadmorState, code: int) -> Action:
        card = state.box.missions[CARD.of(code)]
        return TURN_IN(card.id, reward_words(state, card, WAY.of(code)))

    def code(self, state: TadmorState, seat: int, action: Action) -> int:
        mission = self.number(state, action, 0)
        if mission == UNKNOWN:
            return UNKNOWN
        way = read_reward(state, seat, state.box.missions[mission], action.words(1))
        return UNKNOWN if way < 0 else WAY.put(way) | mission

    def nearest(self, state: TadmorState, seat: int) -> Refusal:
        """Why no mission at all can be turned in: what holds back one that is fulfilled, else that none is."""
        missions = state.box.missions
        waiting = state.fulfilled[seat] & ~state.returned[seat]
        for mission, card in enumerate(missions):
            if waiting >> mission & 1:
                return self.reason(state, seat, TURN_IN(card.id))
        hand = [card.id for mission, card in enumerate(missions) if state.hand[seat] >> mission & 1]
        return Refusal("refused-nothing-to-turn-in", "TAD-12.1", {"hand": hand})

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            return self.nearest(state, seat)
        name = action.word(0)
        mission = self.number(state, action, 0)
        if not state.fulfilled[seat] >> mission & 1:
            return Refusal("refused-not-fulfilled", "TAD-12.1", {"mission": name})
        if state.returned[seat] >> mission & 1:
            return Refusal("refused-returned", "TAD-12.1", {"mission": name})
        card = state.box.missions[mission]
        if not card.window & self.windows:
            window = WINDOW_NAMES[card.window.bit_length() - 1]
            return Refusal("refused-other-window", "TAD-12.2", {"mission": name, "window": window})
        ways: list[int] = []
        rewards(state, seat, card, ways)
        if not ways:
            return refuse_reward(state, card)
        if card.reward == REDIRECT and len(action.words(1)) == 1 and action.word(1) in state.box.regions:
            return Refusal("refused-region", "TAD-5.2", {"region": action.word(1)})
        return Refusal("refused-reward", "TAD-12.1", {"mission": name, "reward": list(action.words(1))})

    def tries(self, state: TadmorState, seat: int) -> list[Action]:
        cards = state.fulfilled[seat] & ~state.returned[seat]
        return [TURN_IN(state.box.missions[mission].id) for mission in range(MISSIONS) if cards >> mission & 1]


def rewards(state: TadmorState, seat: int, card: Mission, out: list[int]) -> None:
    """Everything that a mission's reward could be now; nothing if it would do nothing."""
    reward = card.reward
    if reward == TAKE_GOOD:
        out.extend([kind for kind in range(KINDS) if kind in state.stacks[colour_of(kind)]])
    elif reward == FREE_STAGE:
        out.extend([stage for stage in range(STAGES) if may_build(state, seat, stage)])
    elif reward == NEW_FOUNDATION:
        if state.temple_cards[0]:
            out.append(0)
    elif reward in (GAIN_SHIP, GAIN_CAMEL):
        if not at_most(state, seat, SHIP if reward == GAIN_SHIP else CAMEL):
            out.append(0)
    elif reward == TOWER_LEVELS:
        out.append(0)
    elif reward == TOWER_DESTROY:
        out.extend([target for target in range(state.seats) if target != seat and state.tower[target]])
    elif reward == REDIRECT:
        out.extend([region for region in range(REGIONS) if may_redirect(state, region)])
    elif reward == SWAP:
        swaps(state, seat, out)
    elif reward == OPEN_MARKET:
        if state.market(seat) < card.amount:
            out.append(0)
    elif reward == TAKE_DISPLAYED:
        pairs(state, card.amount, out)
    elif reward == TAKE_UNDRAWN:
        mask = undrawn_for(state, card)
        out.extend([tile for tile in range(UPGRADES) if mask >> tile & 1])
    elif reward == GAIN_RESOURCES:
        out.extend(_MIXES[card.amount])
    elif reward == DRAW_MISSIONS:
        if can_draw(state):
            out.append(0)
    elif state.fresh and placeable(state, seat) > 1:  # PLACE_FIGURES
        out.append(0)


def refuse_reward(state: TadmorState, card: Mission) -> Refusal:
    """Why a mission's reward would do nothing now."""
    if card.reward in (GAIN_SHIP, GAIN_CAMEL):
        return all_figures(state, SHIP if card.reward == GAIN_SHIP else CAMEL)
    rule = "TAD-4.5" if card.reward == PLACE_FIGURES else "TAD-12.2"
    why = "begun" if card.reward == PLACE_FIGURES and not state.fresh else _NOTHING[card.reward]
    return Refusal("refused-reward-nothing", rule, {"mission": card.id, "why": why})


def pairs(state: TadmorState, count: int, out: list[int]) -> None:
    """Two displayed tiles; one if there is only one (TAD-12, K15)."""
    tiles = [tile for tile in range(UPGRADES) if state.display >> tile & 1]
    if len(tiles) < 2 or count < 2:
        out.extend([tile | NO_TILE << TILE_BITS for tile in tiles])
        return
    for i, tile in enumerate(tiles):
        for other in tiles[i + 1 :]:
            out.append(tile | other << TILE_BITS)


def swaps(state: TadmorState, seat: int, out: list[int]) -> None:
    """A figure of the player's own on the board and an opponent's of the same type (TAD-5.5)."""
    if state.attacked < 0 and not state.settings.swap_without_attack:
        return
    places = state.box.places_of[state.seats]
    for mine in places:
        if state.stands(seat, mine):
            figure = (state.standing[mine] - 1) % FIGURES
            for other in places:
                code = state.standing[other]
                if code and (code - 1) // FIGURES != seat and (code - 1) % FIGURES == figure:
                    out.append(mine | other << PLACE_BITS)


def reward_words(state: TadmorState, card: Mission, way: int) -> tuple[str, ...]:
    """What the reward is, in words."""
    box = state.box
    reward = card.reward
    if reward == TAKE_GOOD:
        return (box.kinds[way],)
    if reward == FREE_STAGE:
        return (box.stages[way],)
    if reward == TOWER_DESTROY:
        return (seat_word(way),)
    if reward == REDIRECT:
        return (box.regions[way],)
    if reward == SWAP:
        return (box.place_names[way & NO_TILE], box.place_names[way >> PLACE_BITS])
    if reward == TAKE_DISPLAYED:
        second = way >> TILE_BITS
        first = box.upgrades[way & NO_TILE].id
        return (first,) if second == NO_TILE else (first, box.upgrades[second].id)
    if reward == TAKE_UNDRAWN:
        return (box.upgrades[way].id,)
    if reward == GAIN_RESOURCES:
        return tuple(BUNDLES.words(state, way))
    return ()


def read_reward(state: TadmorState, seat: int, card: Mission, words: tuple[str, ...]) -> int:
    """The reverse; UNKNOWN if the words cannot be this mission's reward."""
    box = state.box
    reward = card.reward
    if reward == GAIN_RESOURCES:
        return BUNDLES.number(state, words)
    if reward == SWAP:
        if len(words) != 2:
            return UNKNOWN
        places = [box.place_numbers.get(word, UNKNOWN) for word in words]
        if min(places) < 0:
            return UNKNOWN
        if not state.stands(seat, places[0]):
            places.reverse()
        return places[0] | places[1] << PLACE_BITS
    if reward == TAKE_DISPLAYED:
        tiles = sorted([box.upgrade_numbers.get(word, UNKNOWN) for word in words])
        if len(tiles) not in (1, 2) or tiles[0] < 0:
            return UNKNOWN
        return tiles[0] | (tiles[1] if len(tiles) == 2 else NO_TILE) << TILE_BITS
    if reward in (TAKE_GOOD, FREE_STAGE, TOWER_DESTROY, REDIRECT, TAKE_UNDRAWN):
        if len(words) != 1:
            return UNKNOWN
        if reward == TAKE_GOOD:
            return box.kind_numbers.get(words[0], UNKNOWN)
        if reward == FREE_STAGE:
            return box.stage_numbers.get(words[0], UNKNOWN)
        if reward == TOWER_DESTROY:
            return PLAYERS.number(state, words[0])
        if reward == REDIRECT:
            return box.region_numbers.get(words[0], UNKNOWN)
        return box.upgrade_numbers.get(words[0], UNKNOWN)
    return UNKNOWN if words else 0


def grant(state: TadmorState, seat: int, card: Mission, way: int) -> None:
    """Carry a reward out."""
    reward = card.reward
    if reward == TAKE_GOOD:
        if state.log is not None:
            state.tell(Event("event-fetched", "TAD-12.1", seat, {"good": state.box.kinds[way]}))
        take_any(state, seat, way, False)
    elif reward in (FREE_STAGE, NEW_FOUNDATION):
        if state.log is not None:
            state.tell(Event("event-temple-free", "TAD-12.1", seat, {"stage": state.box.stages[way]}))
        build_stage(state, seat, way)
    elif reward in (GAIN_SHIP, GAIN_CAMEL):
        gain_figure(state, seat, SHIP if reward == GAIN_SHIP else CAMEL)
    elif reward == TOWER_LEVELS:
        if state.log is not None:
            facts: Facts = {"levels": card.amount, "height": height_after(state, seat, card.amount)}
            state.tell(Event("event-tower-levels", "TAD-12.1", seat, facts))
        raise_tower(state, seat, card.amount)
    elif reward == TOWER_DESTROY:
        destroy(state, seat, way, card.amount, "TAD-12.1")
    elif reward == REDIRECT:
        state.attacked = way
        state.declined = 0
        if state.log is not None:
            state.tell(Event("event-redirected", "TAD-5.2", seat, {"region": state.box.regions[way]}))
    elif reward == SWAP:
        swap(state, seat, way & NO_TILE, way >> PLACE_BITS)
    elif reward == OPEN_MARKET:
        state.opened[seat] = card.amount
        if state.log is not None:
            state.tell(Event("event-market", "TAD-10.5", seat, {}))
    elif reward == TAKE_DISPLAYED:
        take_free(state, seat, way & NO_TILE)
        if way >> TILE_BITS != NO_TILE:
            take_free(state, seat, way >> TILE_BITS)
    elif reward == TAKE_UNDRAWN:
        take_free(state, seat, way)
    elif reward == GAIN_RESOURCES:
        for resource in range(RESOURCES):
            state.traded[seat * RESOURCES + resource] += amount(way, resource)
        if state.log is not None:
            state.tell(Event("event-receive", "TAD-10.6", seat, {"resources": counted(way)}))
    elif reward == DRAW_MISSIONS:
        draw_missions(state, seat, card.amount, "TAD-12.1")
    else:  # PLACE_FIGURES
        state.to_place = card.amount
        state.fresh = False


def swap(state: TadmorState, seat: int, mine: int, other: int) -> None:
    """Two figures change places; both then count for their new spaces (TAD-5.5)."""
    target = state.owner(other)
    state.exchange(mine, other)
    state.stood[seat] |= state.box.actions[other]
    state.stood[target] |= state.box.actions[mine]
    if state.log is not None:
        names = state.box.place_names
        state.tell(
            Event("event-swapped", "TAD-5.5", seat, {"own": names[mine], "other": names[other], "target": target})
        )
