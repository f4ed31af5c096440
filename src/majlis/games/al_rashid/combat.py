"""Chapter 9, first part: the combat for a territory."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import UNKNOWN, Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import GOODS, MOST_SEATS, PALACES, RashidBox
from majlis.games.al_rashid.exchanges import ChooseGoods
from majlis.games.al_rashid.mercenaries import colour_mask, drop, kind_of, occupied, tiles_on
from majlis.games.al_rashid.negotiator import held_colours
from majlis.games.al_rashid.offices import take_shame
from majlis.games.al_rashid.parts import SENT, TILE_BITS, TROOPS
from majlis.games.al_rashid.state import FACE_UP, LAND_MASK, SEEN_MASK, SEEN_SHIFT, RashidState
from majlis.games.al_rashid.verbs import FIGHT, FLEE

# A commitment is one int: five bits for each kind of tile.
TILE_MASK: Final = 31
COLOURS: Final = 2


def land_of(state: RashidState) -> int:
    """The territory that is being resolved."""
    return state.area - PALACES


def enemy_strength(state: RashidState, land: int, colour: int) -> int:
    """The sum of the tiles of a colour on a territory (RAS-9.6)."""
    out = 0
    for tile in state.occupiers:
        if tile & LAND_MASK == land and state.box.tile_colours[kind_of(tile)] == colour:
            out += state.box.tile_values[kind_of(tile)]
    return out


def own_strength(box: RashidBox, commitment: int, colour: int, bonus: int) -> int:
    """The sum of the committed tiles of a colour, each raised by the Strategists (RAS-9.6)."""
    out = 0
    for kind in range(box.types):
        if box.tile_colours[kind] == colour:
            out += (commitment >> kind * TILE_BITS & TILE_MASK) * (box.tile_values[kind] + bonus)
    return out


def winning(box: RashidBox, troops: list[int], first: int, colour: int, enemy: int, bonus: int) -> list[int]:
    """RAS-9.13: the commitments of one colour that win and from which no tile can be taken without losing."""
    out: list[int] = []
    _win(box, troops, first, colour, enemy, bonus, 0, 0, 99, 0, out)
    return out


def _win(
    box: RashidBox,
    troops: list[int],
    first: int,
    colour: int,
    enemy: int,
    bonus: int,
    kind: int,
    strength: int,
    weakest: int,
    commitment: int,
    out: list[int],
) -> None:
    """Choose how many of this kind and the later ones are committed; `weakest` is the least strength among those so far."""
    while kind < box.types and (box.tile_colours[kind] != colour or troops[first + kind] == 0):
        kind += 1
    if kind == box.types:
        if strength > enemy and strength - weakest <= enemy:
            out.append(commitment)
        return
    each = box.tile_values[kind] + bonus
    for n in range(troops[first + kind] + 1):
        total = strength + n * each
        least = min(weakest, each) if n else weakest
        if n and total - least > enemy:
            break
        _win(
            box, troops, first, colour, enemy, bonus, kind + 1, total, least, commitment + (n << kind * TILE_BITS), out
        )


@final
class Fight(Listed[RashidState]):
    """Commit tiles: per colour nothing or a minimal winning set, or a single tile in vain (RAS-9.6, 9.13)."""

    def __init__(self) -> None:
        super().__init__(FIGHT, SENT)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        box = state.box
        land = land_of(state)
        bonus = state.tile_bonus(seat)
        first = seat * box.types
        colours = colour_mask(state, land)
        sets: list[list[int]] = [[], []]
        for colour in range(COLOURS):
            if colours >> colour & 1:
                sets[colour] = winning(box, state.troops, first, colour, enemy_strength(state, land, colour), bonus)
        for red in sets[0]:
            out.append(red << KIND_BITS | kind)
        for blue in sets[1]:
            out.append(blue << KIND_BITS | kind)
            for red in sets[0]:
                out.append((blue + red) << KIND_BITS | kind)
        for tile in range(box.types):
            colour = box.tile_colours[tile]
            if not state.troops[first + tile] or not colours >> colour & 1:
                continue
            if box.tile_values[tile] + bonus <= enemy_strength(state, land, colour):
                out.append((1 << tile * TILE_BITS) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        box = state.box
        land = land_of(state)
        bonus = state.tile_bonus(seat)
        for kind in range(box.types):
            amount = code >> kind * TILE_BITS & TILE_MASK
            if amount:
                drop(state, seat, kind, amount)
        if state.log is not None:
            facts: Facts = {"tiles": TROOPS.words(state, code), "area": box.areas[state.area]}
            others = tuple([one for one in range(state.seats) if one != seat])
            state.tell(Event("event-fight", "RAS-9.6", seat, facts, shown=others))
        for colour in range(COLOURS):
            enemy = enemy_strength(state, land, colour)
            if enemy and own_strength(box, code, colour, bonus) > enemy:
                beat(state, seat, land, colour, own_strength(box, code, colour, bonus), enemy)
        if occupied(state, land):
            state.line = state.line[1:]
            if state.log is not None:
                state.tell(Event("event-withdraw", "RAS-9.7", seat, {"area": box.areas[state.area]}))
            state.send_home(state.area, seat)
            state.steps.append(CONTENDER)
        else:
            win(state, seat, land)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        box = state.box
        land = land_of(state)
        words = action.words(0) if action.parts else ()
        for word in words:
            kind = box.tile_numbers.get(word, UNKNOWN)
            if kind < 0 or words.count(word) > state.troops[seat * box.types + kind]:
                have = 0 if kind < 0 else state.troops[seat * box.types + kind]
                return Refusal(
                    "refused-tile-not-in-hand", "RAS-9.6", {"tile": word, "have": have, "count": words.count(word)}
                )
            colour = box.tile_colours[kind]
            if not colour_mask(state, land) >> colour & 1:
                return Refusal(
                    "refused-colour-not-there",
                    "RAS-9.6",
                    {"colour": box.colours[colour], "area": box.areas[state.area]},
                )
        if not words:
            return Refusal("refused-fight-with-nothing", "RAS-9.4", {})
        return self.superfluous(state, seat, land, TROOPS.number(state, words), words)

    def superfluous(self, state: RashidState, seat: int, land: int, code: int, words: tuple[str, ...]) -> Refusal:
        """Fewer tiles would achieve the same (RAS-9.13): name one to leave out."""
        box = state.box
        bonus = state.tile_bonus(seat)
        for colour in range(COLOURS):
            enemy = enemy_strength(state, land, colour)
            strength = own_strength(box, code, colour, bonus)
            wins = strength > enemy
            for word in words:
                kind = box.tile_numbers[word]
                if box.tile_colours[kind] != colour:
                    continue
                if not wins or strength - box.tile_values[kind] - bonus > enemy:
                    return Refusal(
                        "refused-tile-superfluous", "RAS-9.13", {"tile": word, "strength": strength, "enemy": enemy}
                    )
        return Refusal("refused-fight-with-nothing", "RAS-9.4", {})


def beat(state: RashidState, seat: int, land: int, colour: int, strength: int, enemy: int) -> None:
    """All tiles of a colour are removed to their discard pile (RAS-9.6)."""
    box = state.box
    left: list[int] = []
    for tile in state.occupiers:
        if tile & LAND_MASK == land and box.tile_colours[kind_of(tile)] == colour:
            state.discards[kind_of(tile)] += 1
        else:
            left.append(tile)
    state.occupiers = left
    if state.log is not None:
        facts: Facts = {
            "colour": box.colours[colour],
            "strength": strength,
            "enemy": enemy,
            "area": box.areas[state.area],
        }
        state.tell(Event("event-beaten", "RAS-9.6", seat, facts))


def win(state: RashidState, seat: int, land: int) -> None:
    """The territory is clear: Raiders pay out, everyone behind is safe (RAS-9.7)."""
    if state.log is not None:
        state.tell(Event("event-won", "RAS-9.7", seat, {"area": state.box.areas[state.area]}))
    kinds = 0
    for good in range(GOODS):
        if state.box.land_goods[land * GOODS + good]:
            kinds |= 1 << good
    for _ in range(state.raids(seat) if kinds else 0):
        state.steps.append(ChooseGoods(seat, 1, kinds, "prompt-raid", "RAS-8.17"))


def flee(state: RashidState, seat: int) -> None:
    """RAS-9.5: shame, and the pieces leave."""
    if state.log is not None:
        state.tell(Event("event-flee", "RAS-9.5", seat, {"area": state.box.areas[state.area]}))
    take_shame(state, seat, state.box.shame_flee, "RAS-9.5")
    state.send_home(state.area, seat)
    state.line = state.line[1:]
    state.steps.append(CONTENDER)


@final
class Flee(Offer[RashidState]):
    """Leave rather than fight (RAS-9.5)."""

    def __init__(self) -> None:
        super().__init__(FLEE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        flee(state, seat)


@final
class AskContender(Menu[RashidState]):
    """Whether to fight, and with which tiles, or to flee (RAS-9.4)."""

    def facts(self, state: RashidState) -> Facts:
        return {"area": state.box.areas[state.area]}


@final
class Contender(Routine[RashidState]):
    """The first in line decides; a player without a tile of a colour present must flee, as everybody can see (RAS-9.3, 9.4, 9.7).

    Whoever wins asks nobody further, so tiles lie here whenever this runs.
    """

    def run(self, state: RashidState) -> None:
        if not state.line:
            return
        seat = state.line[0]
        if held_colours(state, seat) & colour_mask(state, land_of(state)):
            state.steps.append(CONTENDERS[seat])
        else:
            flee(state, seat)


@final
class TurnUp(Routine[RashidState]):
    """All tiles of the territory are turned face up and stay so (RAS-9.2)."""

    def run(self, state: RashidState) -> None:
        land = land_of(state)
        news = 0
        for at in tiles_on(state, land):
            tile = state.occupiers[at]
            if not tile & FACE_UP:
                news |= ~(tile >> SEEN_SHIFT) & SEEN_MASK
                state.occupiers[at] = tile | FACE_UP
        if state.log is not None:
            box = state.box
            names = [box.tile_names[kind_of(state.occupiers[at])] for at in tiles_on(state, land)]
            facts: Facts = {"area": box.areas[state.area], "tiles": names}
            shown = tuple([seat for seat in range(state.seats) if news >> seat & 1])
            state.tell(Event("event-turned-up", "RAS-9.2", -1, facts, shown=shown))
        state.steps.append(CONTENDER)


_choices: Final[list[Offer[RashidState]]] = [Fight(), Flee()]
CONTENDERS: Final = [AskContender(seat, "prompt-fight", "RAS-9.4", _choices) for seat in range(MOST_SEATS)]
CONTENDER: Final = Contender()
TURN_UP: Final = TurnUp()
