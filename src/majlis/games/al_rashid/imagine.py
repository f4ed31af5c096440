"""Chapter 13 for programs: a random position that a seat could not tell from the real one (RAS-13.6).

Unknown to a seat are the values of the tiles in the others' hands, of the face-down tiles that it has not looked at, the order of the
stacks and the crises to come. Tiles of a colour may be any of those that it cannot see; after a reshuffle, though, the former discards are
in the new stack or were drawn since, and whatever had been unknown before is still where it was. So tiles change places only with tiles
that were drawn between the same two reshuffles.
"""

from __future__ import annotations

from majlis.engine.chance import Chance
from majlis.games.al_rashid.mercenaries import kind_of, layer_size, reshuffles, stack_of
from majlis.games.al_rashid.state import (
    FACE_UP,
    KIND_OF_TILE,
    KIND_SHIFT,
    SEEN_SHIFT,
    SHUFFLE_SHIFT,
    RashidState,
)


def imagine(state: RashidState, seat: int, chance: Chance) -> RashidState:
    """A clone with everything reshuffled that `seat` cannot know."""
    other = state.clone()
    other.chance = chance.fork()
    chance.shuffle(other.crises)
    for colour in range(len(state.box.colours)):
        for epoch in range(reshuffles(state, colour) + 1):
            _shuffle_pool(state, other, seat, colour, epoch, chance)
    return other


def _shuffle_pool(state: RashidState, other: RashidState, seat: int, colour: int, epoch: int, chance: Chance) -> None:
    """Redistribute the tiles of a colour that were drawn after so many reshuffles and that the seat cannot see.

    `state` is the original, from which the pool is collected; `other` gets it.
    """
    box = state.box
    last = epoch == reshuffles(state, colour)
    pool: list[int] = []
    for kind in range(box.types):
        if box.tile_colours[kind] == colour:
            for whose in range(state.seats):
                if whose != seat:
                    pool.extend([kind] * _held_from(state, whose, kind, colour, epoch))
    hidden: list[int] = []
    for at in range(len(state.occupiers)):
        tile = state.occupiers[at]
        if box.tile_colours[kind_of(tile)] != colour or tile >> SHUFFLE_SHIFT != epoch:
            continue
        if not tile & (FACE_UP | 1 << SEEN_SHIFT + seat):
            hidden.append(at)
            pool.append(kind_of(tile))
    if last:
        pool.extend(stack_of(state, colour))
    chance.shuffle(pool)
    for at in hidden:
        other.occupiers[at] = other.occupiers[at] & ~(KIND_OF_TILE << KIND_SHIFT) | pool.pop() << KIND_SHIFT
    for whose in range(state.seats):
        if whose != seat:
            _deal(state, other, whose, colour, epoch, pool)
    if last:
        stack = stack_of(other, colour)
        for at in range(len(stack)):
            stack[at] = pool.pop()


def _held_from(state: RashidState, seat: int, kind: int, colour: int, epoch: int) -> int:
    """How many tiles of a kind a seat holds that it drew between the reshuffles before and after that epoch."""
    at = seat * state.box.types + kind
    return _held_before(state, at, colour, epoch + 1) - _held_before(state, at, colour, epoch)


def _held_before(state: RashidState, at: int, colour: int, number: int) -> int:
    """How many of the tiles held were drawn before the reshuffle with that number; all that are held if there was none such."""
    if number == 0:
        return 0
    seen = 0
    for layer in range(0, len(state.layers), layer_size(state)):
        if state.layers[layer] == colour:
            seen += 1
            if seen == number:
                return state.layers[layer + 1 + at]
    return state.troops[at]


def _deal(state: RashidState, other: RashidState, whose: int, colour: int, epoch: int, pool: list[int]) -> None:
    """Replace what a hand holds from that epoch by as many tiles of the pool, in the hand and in all later layers."""
    box = state.box
    first = whose * box.types
    for kind in range(box.types):
        if box.tile_colours[kind] != colour:
            continue
        for _ in range(_held_from(state, whose, kind, colour, epoch)):
            new = pool.pop()
            other.troops[first + kind] -= 1
            other.troops[first + new] += 1
            seen = 0
            for layer in range(0, len(state.layers), layer_size(state)):
                if state.layers[layer] == colour:
                    seen += 1
                    if seen > epoch:
                        other.layers[layer + 1 + first + kind] -= 1
                        other.layers[layer + 1 + first + new] += 1
