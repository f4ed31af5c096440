"""Mercenary tiles: stacks, discard piles, hands and what lies on the map (RAS-1.6, 6.12, 14.4)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Routine
from majlis.games.al_rashid.box import BLUE, RED
from majlis.games.al_rashid.parts import DRAWN, ITEM_BITS
from majlis.games.al_rashid.state import (
    GONE_SHIFT,
    HELD_AGE_SHIFT,
    HELD_SEAT_MASK,
    HELD_SEAT_SHIFT,
    KIND_OF_TILE,
    KIND_SHIFT,
    LAND_MASK,
    SHUFFLE_SHIFT,
    RashidState,
)
from majlis.games.al_rashid.verbs import DRAW


def stack_of(state: RashidState, colour: int) -> list[int]:
    return state.red if colour == RED else state.blue


def available(state: RashidState, colour: int) -> int:
    """How many tiles of a colour could be drawn now (RAS-14.4)."""
    out = len(stack_of(state, colour))
    if state.settings.reshuffle:
        for kind in range(state.box.types):
            if state.box.tile_colours[kind] == colour:
                out += state.discards[kind]
    return out


def refuse_draw(state: RashidState, colour: int, wanted: int) -> Refusal:
    """Why this many tiles of a colour cannot be drawn: how many there are (RAS-14.4)."""
    facts: Facts = {"colour": state.box.colours[colour], "left": available(state, colour), "count": wanted}
    return Refusal("refused-stack-empty", "RAS-14.4", facts)


def reshuffles(state: RashidState, colour: int) -> int:
    """How many times that stack was reshuffled."""
    out = 0
    for entry in state.layers:
        if entry == -1 - colour:
            out += 1
    return out


def draw_tile(state: RashidState, colour: int) -> int:
    """The next tile's kind; an empty stack is rebuilt from its discard pile (RAS-14.4). -1: there is none."""
    stack = stack_of(state, colour)
    if not stack and state.settings.reshuffle:
        _reshuffle(state, colour, stack)
    return stack.pop() if stack else -1


def _reshuffle(state: RashidState, colour: int, stack: list[int]) -> None:
    box = state.box
    for kind in range(box.types):
        if box.tile_colours[kind] == colour:
            stack.extend([kind] * state.discards[kind])
            state.discards[kind] = 0
    if not stack:
        return
    state.chance.shuffle(stack)
    # no tile of this colour that is in a hand or face down now is one of these, and everybody knows that (RAS-13.6)
    if reshuffles(state, colour) == 0:
        for seat in range(state.seats):
            for kind in range(box.types):
                if box.tile_colours[kind] == colour:
                    state.layers.extend([kind | seat << HELD_SEAT_SHIFT] * state.troops[seat * box.types + kind])
    state.layers.append(-1 - colour)
    if state.log is not None:
        facts: Facts = {"colour": box.colours[colour], "count": len(stack)}
        state.tell(Event("event-reshuffle", "RAS-14.4", -1, facts))


def drop(state: RashidState, seat: int, kind: int, amount: int) -> None:
    """Discard tiles from a hand (R-55)."""
    at = seat * state.box.types + kind
    state.troops[at] -= amount
    state.discards[kind] += amount
    # nobody knows which of several equal tiles went (see `imagine`); here those drawn last go first
    layers = state.layers
    now = len(layers)
    entry = now - 1
    while amount and entry >= 0:
        held = layers[entry]
        if (
            held >= 0
            and held >> GONE_SHIFT == 0
            and held & KIND_OF_TILE == kind
            and seat == held >> HELD_SEAT_SHIFT & HELD_SEAT_MASK
        ):
            layers[entry] = held | now << GONE_SHIFT
            amount -= 1
        entry -= 1


def take(state: RashidState, seat: int, kind: int) -> None:
    """A tile comes into a hand."""
    state.troops[seat * state.box.types + kind] += 1
    age = reshuffles(state, state.box.tile_colours[kind])
    if age:
        state.layers.append(kind | seat << HELD_SEAT_SHIFT | age << HELD_AGE_SHIFT)


def in_hand(state: RashidState, seat: int, colour: int) -> int:
    """How many tiles of a colour a seat holds; everybody may know (RAS-13.1)."""
    out = 0
    first = seat * state.box.types
    for kind in range(state.box.types):
        if state.box.tile_colours[kind] == colour:
            out += state.troops[first + kind]
    return out


def hand_names(state: RashidState, seat: int) -> list[str]:
    """The tiles in a hand by name."""
    out: list[str] = []
    for kind in range(state.box.types):
        out.extend([state.box.tile_names[kind]] * state.troops[seat * state.box.types + kind])
    return out


# on the map


def tiles_on(state: RashidState, land: int) -> list[int]:
    """The places in `occupiers` of the tiles on a territory, in the order in which they came."""
    return [at for at in range(len(state.occupiers)) if state.occupiers[at] & LAND_MASK == land]


def occupied(state: RashidState, land: int) -> bool:
    return any(tile & LAND_MASK == land for tile in state.occupiers)


def kind_of(tile: int) -> int:
    return tile >> KIND_SHIFT & KIND_OF_TILE


def colour_mask(state: RashidState, land: int) -> int:
    """Bit mask of the colours that lie on a territory."""
    out = 0
    for tile in state.occupiers:
        if tile & LAND_MASK == land:
            out |= 1 << state.box.tile_colours[kind_of(tile)]
    return out


def occupy(state: RashidState, land: int, colour: int) -> bool:
    """Lay a tile of that colour on a territory, face down and unseen by all (RAS-10.5)."""
    kind = draw_tile(state, colour)
    if kind < 0:
        return False
    state.occupiers.append(land | kind << KIND_SHIFT | reshuffles(state, colour) << SHUFFLE_SHIFT)
    return True


# drawing


@final
class DrawTiles(Routine[RashidState]):
    """Draw this many red and blue tiles into a hand; only their owner sees them (RAS-13.2)."""

    def __init__(self, seat: int, red: int, blue: int, rule: str) -> None:
        super().__init__()
        self.seat = seat
        self.red = red
        self.blue = blue
        self.rule = rule

    def run(self, state: RashidState) -> None:
        drawn: list[int] = []
        self.draw(state, RED, self.red, drawn)
        self.draw(state, BLUE, self.blue, drawn)
        if state.log is not None and drawn:
            box = state.box
            mine: Facts = {"tiles": [box.tile_names[kind] for kind in drawn]}
            rest: Facts = {"tiles": [f"{box.colours[box.tile_colours[kind]]}_tile" for kind in drawn]}
            state.tell(Event("event-draw", self.rule, self.seat, mine, (self.seat,), rest, (self.seat,)))

    def draw(self, state: RashidState, colour: int, amount: int, drawn: list[int]) -> None:
        for _ in range(amount):
            kind = draw_tile(state, colour)
            if kind >= 0:
                take(state, self.seat, kind)
                drawn.append(kind)


@final
class Draw(Listed[RashidState]):
    """How many of the tiles are to be red and blue: decided before any is drawn (RAS-6.12)."""

    def __init__(self, amount: int, rule: str) -> None:
        super().__init__(DRAW, DRAWN)
        self.amount = amount
        self.rule = rule

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        most = min(self.amount, available(state, RED))
        red = max(0, self.amount - available(state, BLUE))
        while red <= most:
            out.append((red | (self.amount - red) << ITEM_BITS) << KIND_BITS | kind)
            red += 1

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        words = action.words(0)
        if len(words) != self.amount:
            return Refusal("refused-draw-count", self.rule, {"count": self.amount, "chosen": len(words)})
        short = RED if words.count(state.box.colours[RED]) > available(state, RED) else BLUE
        return refuse_draw(state, short, words.count(state.box.colours[short]))

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [self.action(state, red | (self.amount - red) << ITEM_BITS) for red in range(self.amount + 1)]


@final
class ChooseTiles(Menu[RashidState]):
    """The question of which tiles to draw."""

    def __init__(self, seat: int, amount: int, rule: str) -> None:
        super().__init__(seat, "prompt-draw", rule, [draw_offer(amount, rule)])
        self.amount = amount

    def apply(self, state: RashidState, code: int) -> None:
        red = code >> KIND_BITS & (1 << ITEM_BITS) - 1
        state.steps.append(DrawTiles(self.seat, red, self.amount - red, self.rule))
        state.steps.append(CURTAINS[self.seat])

    def facts(self, state: RashidState) -> Facts:
        return {"count": self.amount}


_draw_offers: Final[dict[str, Draw]] = {}


def draw_offer(amount: int, rule: str) -> Draw:
    """The offer for that question; there are few different ones."""
    key = f"{amount} {rule}"
    found = _draw_offers.get(key)
    if found is None:
        found = Draw(amount, rule)
        _draw_offers[key] = found
    return found


def draw_of_choice(state: RashidState, seat: int, amount: int, rule: str) -> None:
    """Let a seat draw tiles in colours of its choice; it is not asked if everybody can see the answer."""
    red = available(state, RED)
    blue = available(state, BLUE)
    amount = min(amount, red + blue)
    if amount == 0:
        return
    if red == 0 or blue == 0 or red + blue == amount:
        state.steps.append(DrawTiles(seat, min(red, amount), min(blue, amount), rule))
        state.steps.append(CURTAINS[seat])
    else:
        state.steps.append(ChooseTiles(seat, amount, rule))


def draw_colour(state: RashidState, seat: int, colour: int, rule: str) -> None:
    """Draw one tile of a colour that was chosen already (RAS-6.15); until the player confirms nothing is shown (RAS-13.5)."""
    state.steps.append(DrawTiles(seat, 1 if colour == RED else 0, 1 if colour == BLUE else 0, rule))
    state.steps.append(CURTAINS[seat])
