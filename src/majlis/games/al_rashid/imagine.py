"""Chapter 13 for programs: a random position that a seat could not tell from the real one (RAS-13.6).

A seat does not know the values of the tiles in the others' hands and of the face-down tiles that it has not looked at, the order of the
stacks, or the crises to come. Tiles of a colour may be any of those that it cannot see; after a reshuffle, though, the former discards are
in the new stack or were drawn since, and whatever had been unknown before is still where it was. So tiles change places only with tiles
of the same age, drawn between the same two reshuffles.

Nobody knows the age of a tile that was given up by a player who held tiles of several ages. The position records one possible age; so
equal tiles of one hand swap their fates, and tiles of one age their places, alternately and often enough that the starting point makes
no difference.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.chance import Chance
from majlis.games.al_rashid.mercenaries import kind_of, reshuffles, stack_of
from majlis.games.al_rashid.state import (
    FACE_UP,
    GONE_SHIFT,
    HELD_AGE_MASK,
    HELD_AGE_SHIFT,
    HELD_SEAT_MASK,
    HELD_SEAT_SHIFT,
    KIND_OF_TILE,
    KIND_SHIFT,
    SEEN_SHIFT,
    SHUFFLE_SHIFT,
    RashidState,
)

TURNS: Final = 40
"""How often fates and places are exchanged where the age of a tile that was given up is open."""


def imagine(state: RashidState, seat: int, chance: Chance) -> RashidState:
    """A copy in which everything that `seat` cannot know is reshuffled."""
    other = state.clone()
    other.chance = chance.fork()
    chance.shuffle(other.crises)
    for colour in range(len(state.box.colours)):
        last = reshuffles(state, colour)
        if last == 0:
            _shuffle_first_age(other, seat, colour, chance)
            continue
        for _ in range(TURNS if _ages_are_open(other, colour) else 1):
            _exchange_fates(other, colour, chance)
            for age in range(last + 1):
                _shuffle_age(other, seat, colour, age, age == last, chance)
    return other


# before any reshuffle


def _shuffle_first_age(other: RashidState, seat: int, colour: int, chance: Chance) -> None:
    """Redistribute the tiles of a colour that the seat cannot see."""
    box = other.box
    pool: list[int] = []
    counts: list[int] = []
    for whose in range(other.seats):
        count = 0
        for kind in range(box.types):
            if whose != seat and box.tile_colours[kind] == colour:
                n = other.troops[whose * box.types + kind]
                pool.extend([kind] * n)
                other.troops[whose * box.types + kind] = 0
                count += n
        counts.append(count)
    hidden = _hidden(other, seat, colour, 0)
    for at in hidden:
        pool.append(kind_of(other.occupiers[at]))
    stack = stack_of(other, colour)
    pool.extend(stack)
    chance.shuffle(pool)
    _lay(other, hidden, pool)
    for whose in range(other.seats):
        for _ in range(counts[whose]):
            other.troops[whose * box.types + pool.pop()] += 1
    for at in range(len(stack)):
        stack[at] = pool.pop()


def _hidden(other: RashidState, seat: int, colour: int, age: int) -> list[int]:
    """The tiles on the map of that colour and age that the seat has not seen."""
    out: list[int] = []
    for at in range(len(other.occupiers)):
        tile = other.occupiers[at]
        if other.box.tile_colours[kind_of(tile)] != colour or tile >> SHUFFLE_SHIFT != age:
            continue
        if not tile & (FACE_UP | 1 << SEEN_SHIFT + seat):
            out.append(at)
    return out


def _lay(other: RashidState, hidden: list[int], pool: list[int]) -> None:
    for at in hidden:
        other.occupiers[at] = other.occupiers[at] & ~(KIND_OF_TILE << KIND_SHIFT) | pool.pop() << KIND_SHIFT


# after one


def _shuffle_age(other: RashidState, seat: int, colour: int, age: int, last: bool, chance: Chance) -> None:
    """Redistribute the tiles of one age that the seat cannot see: in hands, on the map, and in the stack if it is the last age."""
    box = other.box
    layers = other.layers
    held: list[int] = []
    pool: list[int] = []
    for at in range(len(layers)):
        tile = layers[at]
        if tile < 0 or tile >> GONE_SHIFT or tile >> HELD_AGE_SHIFT & HELD_AGE_MASK != age:
            continue
        if box.tile_colours[tile & KIND_OF_TILE] == colour and tile >> HELD_SEAT_SHIFT & HELD_SEAT_MASK != seat:
            held.append(at)
            pool.append(tile & KIND_OF_TILE)
    hidden = _hidden(other, seat, colour, age)
    for at in hidden:
        pool.append(kind_of(other.occupiers[at]))
    stack = stack_of(other, colour)
    if last:
        pool.extend(stack)
    chance.shuffle(pool)
    _lay(other, hidden, pool)
    for at in held:
        old = layers[at] & KIND_OF_TILE
        new = pool.pop()
        hand = (layers[at] >> HELD_SEAT_SHIFT & HELD_SEAT_MASK) * box.types
        layers[at] = layers[at] & ~KIND_OF_TILE | new
        other.troops[hand + old] -= 1
        other.troops[hand + new] += 1
    if last:
        for at in range(len(stack)):
            stack[at] = pool.pop()


def _same_hand(one: int, two: int) -> bool:
    return one >> HELD_SEAT_SHIFT & HELD_SEAT_MASK == two >> HELD_SEAT_SHIFT & HELD_SEAT_MASK


def _ages_are_open(other: RashidState, colour: int) -> bool:
    """Whether a tile was given up out of a hand that held tiles of several ages then."""
    tile_colours = other.box.tile_colours
    for tile in other.layers:
        gone = tile >> GONE_SHIFT if tile >= 0 else 0
        if gone == 0 or tile_colours[tile & KIND_OF_TILE] != colour:
            continue
        for at in range(gone):
            with_it = other.layers[at]
            if with_it < 0 or not _same_hand(tile, with_it) or tile_colours[with_it & KIND_OF_TILE] != colour:
                continue
            there = with_it >> GONE_SHIFT == 0 or with_it >> GONE_SHIFT >= gone
            if there and (with_it ^ tile) >> HELD_AGE_SHIFT & HELD_AGE_MASK:
                return True
    return False


def _exchange_fates(other: RashidState, colour: int, chance: Chance) -> None:
    """Of two equal tiles in a hand either may have been given up first; each of the two ways is as likely."""
    layers = other.layers
    for at in range(len(layers)):
        one = layers[at]
        if one < 0 or other.box.tile_colours[one & KIND_OF_TILE] != colour:
            continue
        for before in range(at):
            two = layers[before]
            if two < 0 or (one ^ two) & KIND_OF_TILE or not _same_hand(one, two):
                continue
            # the earlier tile may take the later one's fate at any time, but not the other way round
            gone = two >> GONE_SHIFT
            if (gone == 0 or gone > at) and one >> GONE_SHIFT != gone and chance.below(2):
                fates = 1 << GONE_SHIFT
                layers[at] = one % fates | gone << GONE_SHIFT
                layers[before] = two % fates | one >> GONE_SHIFT << GONE_SHIFT
                one = layers[at]
