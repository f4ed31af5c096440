"""A player who forgets nothing: imagined positions agree with everything it has seen, and leave open everything it has not (RAS-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.games.al_rashid.box import PALACES, RashidBox
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import draw_tile, drop, hand_names, kind_of, take
from majlis.games.al_rashid.state import (
    GONE_SHIFT,
    HELD_SEAT_MASK,
    HELD_SEAT_SHIFT,
    KIND_SHIFT,
    LAND_MASK,
    RashidState,
)
from majlis.testing.laws import check_match
from tests.games.al_rashid.builder import Table, table


class Lying:
    """A tile on the map: its colour, its name where it is known ("" elsewhere), and in which age of its stack it was drawn."""

    def __init__(self, area: str, colour: str, age: int) -> None:
        self.area = area
        self.colour = colour
        self.name = ""
        self.age = age


class Observer:
    """Keeps account of every mercenary tile from the events that one seat sees, and from what is printed in the box.

    An age of a stack is the time between two reshuffles. A tile that was drawn in an age is one of those that were in the stack when it
    began, and the seat knows which those were: at first all 32, later the discard pile that was reshuffled.
    """

    def __init__(self, match: Match, seat: int) -> None:
        assert isinstance(match.box, RashidBox)
        self.box = match.box
        self.seat = seat
        self.seats = match.seats
        self.hand: Counter[str] = Counter()
        self.counts: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        """By seat: how many tiles of each colour."""
        self.discards: Counter[str] = Counter()
        self.lying: list[Lying] = []
        self.stack = dict.fromkeys(self.box.colours, 0)
        self.ages: dict[str, list[Counter[str]]] = {colour: [Counter()] for colour in self.box.colours}
        """By colour: the tiles that each age began with."""
        for kind, name in enumerate(self.box.tile_names):
            colour = self.colour_of(name)
            self.ages[colour][0][name] = self.box.tile_counts[kind]
            self.stack[colour] += self.box.tile_counts[kind]
        self.crises_left = set(range(1, len(self.box.turn_crises) + 1))

    def colour_of(self, name: str) -> str:
        return name.partition("-")[0].partition("_")[0]

    # listening

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                getattr(self, "hear_" + event.name.removeprefix("event-").replace("-", "_"), self.nothing)(
                    event.seat, seen
                )

    def nothing(self, seat: int, seen: Facts) -> None:
        """Nothing that moves a tile."""

    def age(self, colour: str) -> int:
        return len(self.ages[colour]) - 1

    def hear_reshuffle(self, seat: int, seen: dict[str, str]) -> None:
        colour = seen["colour"]
        pile = Counter({name: n for name, n in self.discards.items() if self.colour_of(name) == colour})
        assert pile.total() == int(str(seen["count"]))
        self.discards -= pile
        self.ages[colour].append(pile)
        # A draw that empties the stack is told after the reshuffle in its midst: what was left of the stack belongs to it.
        self.stack[colour] += pile.total()

    def hear_crisis(self, seat: int, seen: dict[str, int]) -> None:
        self.crises_left.remove(seen["number"])

    def hear_tile_laid(self, seat: int, seen: dict[str, str]) -> None:
        colour = self.colour_of(seen["tile"])
        self.lying.append(Lying(seen["area"], colour, self.age(colour)))
        self.stack[colour] -= 1

    def hear_draw(self, seat: int, seen: dict[str, list[str]]) -> None:
        for name in seen["tiles"]:
            self.counts[seat][self.colour_of(name)] += 1
            self.stack[self.colour_of(name)] -= 1
        if seat == self.seat:
            self.hand.update(seen["tiles"])

    def lose(self, seat: int, names: list[str]) -> None:
        for name in names:
            self.counts[seat][self.colour_of(name)] -= 1
            self.discards[name] += 1
            if seat == self.seat:
                self.hand[name] -= 1

    def hear_fight(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.lose(seat, seen["tiles"])

    def hear_beaten(self, seat: int, seen: dict[str, str]) -> None:
        gone = [tile for tile in self.lying if tile.area == seen["area"] and tile.colour == seen["colour"]]
        self.discards.update(tile.name for tile in gone)
        self.lying = [tile for tile in self.lying if tile not in gone]

    def hear_turned_up(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.name_tiles(seen)

    def hear_look(self, seat: int, seen: dict[str, list[str]]) -> None:
        if seen["tiles"]:
            self.name_tiles(seen)

    def hear_negotiate(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hear_look(seat, seen)

    def name_tiles(self, seen: dict[str, list[str]]) -> None:
        there = [tile for tile in self.lying if tile.area == str(seen["area"])]
        assert len(there) == len(seen["tiles"])
        for tile, name in zip(there, seen["tiles"], strict=True):
            assert tile.name in ("", name)
            tile.name = name

    def hear_dismiss(self, seat: int, seen: dict[str, str]) -> None:
        self.lose(seat, [seen["own"]])
        there = [tile for tile in self.lying if tile.area == seen["area"]]
        gone = there[int(seen["number"]) - 1]
        assert gone.name in ("", seen["tile"])
        self.lying.remove(gone)
        self.discards[seen["tile"]] += 1

    # comparing

    def contradiction(self, imagined: State) -> str:
        assert isinstance(imagined, RashidState)
        names = self.box.tile_names
        lying = [(self.box.areas[PALACES + (tile & LAND_MASK)], names[kind_of(tile)]) for tile in imagined.occupiers]
        pairs: list[tuple[str, object, object]] = [
            ("own hand", +self.hand, Counter(hand_names(imagined, self.seat))),
            ("discards", +self.discards, +Counter(dict(zip(names, imagined.discards, strict=True)))),
            ("crises to come", self.crises_left, {number + 1 for number in imagined.crises}),
            ("stacks", self.stack, {"red": len(imagined.red), "blue": len(imagined.blue)}),
            (
                "places of the tiles",
                [(tile.area, tile.colour) for tile in self.lying],
                [(area, self.colour_of(n)) for area, n in lying],
            ),
        ]
        for seat in range(self.seats):
            held = Counter(self.colour_of(name) for name in hand_names(imagined, seat))
            pairs.append((f"numbers in the hand of {seat}", +self.counts[seat], +held))
        for tile, (area, name) in zip(self.lying, lying, strict=True):
            if tile.name:
                pairs.append((f"a tile it has seen on {area}", tile.name, name))
        for what, known, found in pairs:
            if known != found:
                return f"{what}: it knows {known}, imagined is {found}"
        return self.compare_ages(imagined, lying)

    def compare_ages(self, imagined: RashidState, lying: list[tuple[str, str]]) -> str:
        """The stack holds tiles that its age began with; so does whatever lies face down since then."""
        for colour, stack in (("red", imagined.red), ("blue", imagined.blue)):
            for age, began in enumerate(self.ages[colour]):
                needed: Counter[str] = Counter()
                if age == self.age(colour):
                    needed.update(self.box.tile_names[kind] for kind in stack)
                for tile, (_, name) in zip(self.lying, lying, strict=True):
                    if tile.colour == colour and tile.age == age:
                        needed[name] += 1
                if needed - began:
                    return f"{colour} tiles of age {age}: it began with {began}, imagined are {needed}"
        return ""


@pytest.mark.rule("RAS-13.6", "RAS-13.4")
@pytest.mark.parametrize("player", ["random", "by_verb"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_positions_agree_with_all_that_was_seen(seats: int, player: str) -> None:
    report = check_match(GAME, seats, {}, f"{seats}e", player, 20, Observer)
    assert report.matches == 1


def few_tiles() -> RashidBox:
    """A box with sixteen mercenary tiles, so that the stacks are reshuffled several times."""
    text = GAME.data_text()
    for value, count, fewer in ((2, 8, 2), (3, 16, 4), (4, 8, 2)):
        text = text.replace(f"value = {value}\ncount = {count}", f"value = {value}\ncount = {fewer}")
    box = GAME.read_box(text)
    assert sum(box.tile_counts) == 16
    return box


@pytest.mark.rule("RAS-13.6", "RAS-14.4")
@pytest.mark.parametrize("seed", ["1", "2", "3", "7"])
def test_also_after_reshuffles(seed: str) -> None:
    match = GAME.start(5, {}, seed, few_tiles())
    observers = [Observer(match, seat) for seat in range(5)]
    for observer in observers:
        observer.hear(match.opening)
    chance = Chance.of(seed)
    reshuffled = 0
    while not match.over:
        state = match.state
        for seat in range(5) if chance.below(4) == 0 else ():
            world = state.imagine(seat, chance.fork())
            assert observers[seat].contradiction(world) == ""
            assert world.view(seat) == state.view(seat)
            assert world.pieces() == state.pieces()
        verbs: dict[str, list[int]] = {}
        for code in state.codes():
            verbs.setdefault(state.choice.action(state, code).verb.name, []).append(code)
        codes = list(verbs.values())[chance.below(len(verbs))]
        events = match.play_code(codes[chance.below(len(codes))])
        reshuffled += sum(1 for event in events if event.name == "event-reshuffle")
        for observer in observers:
            observer.hear(events)
    assert reshuffled >= 2


@pytest.mark.rule("RAS-13.6")
def test_imagined_tiles_are_as_likely_as_they_are_left() -> None:
    """One hidden red tile, and 8, 15 and 8 of the values are left: the middle one comes about as often as the others together."""
    t = table(2).hand(0, "red-3").tiles("sarmatia", "red-2")
    found = Counter(kind_of(tile) for n in range(600) for tile in imagined(t, n).occupiers)
    assert 0.4 < found[1] / found.total() < 0.57
    assert 0.18 < found[0] / found.total() < 0.34


def imagined(t: Table, seed: int) -> RashidState:
    world = t.state.imagine(0, Chance.of(f"{seed:x}"))
    assert isinstance(world, RashidState)
    return world


# the age of a tile that was given up


def looks_alike(dropped_from: int) -> Table:
    """Seat 1 held one red tile when the red stack was reshuffled, has drawn one since, and has given up a red two: from before, or since?

    Seat 0 sees the same in both: two hidden tiles from before (in the hand and on the map) are a two and a three, the new stack was a two
    and four fours, of which seat 1 drew one.
    """
    t = table(2)
    state = t.state
    state.red = []
    state.occupiers = []
    for kind in range(3):
        state.discards[kind] = 0
        for seat in range(2):
            state.troops[seat * 6 + kind] = 0
    first, lying = ("red-2", "red-3") if dropped_from == 0 else ("red-3", "red-2")
    second = "red-4" if dropped_from == 0 else "red-2"
    box = t.box
    state.troops[6 + box.tile_numbers[first]] = 1
    state.occupiers.append(box.tile_numbers[lying] << KIND_SHIFT)
    state.discards[box.tile_numbers["red-2"]] = 1
    state.discards[box.tile_numbers["red-4"]] = 4
    drawn = draw_tile(state, 0)
    state.red = sorted([*state.red, drawn])
    state.red.remove(box.tile_numbers[second])
    take(state, 1, box.tile_numbers[second])
    drop(state, 1, box.tile_numbers["red-2"], 1)
    return t


@pytest.mark.rule("RAS-13.6", "RAS-14.4")
def test_nobody_knows_how_old_a_tile_was_that_was_given_up() -> None:
    """Two positions that seat 0 cannot tell apart are imagined alike: what is left in the hand may be of either age."""
    found = []
    for dropped_from in (0, 1):
        t = looks_alike(dropped_from)
        assert t.view(0) == looks_alike(1 - dropped_from).match.view(0)
        hands: Counter[str] = Counter()
        for n in range(600):
            world = imagined(t, n)
            assert world.pieces() == t.state.pieces()
            hands.update([f"{hand_names(world, 1)} {kind_of(world.occupiers[0])}"])
        found.append(hands)
    assert found[0].keys() == found[1].keys()
    for hand in found[0]:
        assert abs(found[0][hand] - found[1][hand]) < 90, "as likely in both"
    names = {hand.split("'")[1] for hand in found[0]}
    assert names == {"red-2", "red-3", "red-4"}


@pytest.mark.rule("RAS-13.6")
@pytest.mark.parametrize("given_up", [1, 2, 3])
def test_of_several_equal_tiles_only_those_given_up_are_gone(given_up: int) -> None:
    """As many tiles are remembered as held as are held."""
    t = table(3)
    t.state.layers.append(-1 - t.box.tile_colours[1])  # the stack has been reshuffled
    for seat in range(3):
        for _ in range(3):
            take(t.state, seat, 1)
    drop(t.state, 1, 1, given_up)
    held = [tile for tile in t.state.layers if tile >= 0 and tile >> GONE_SHIFT == 0]
    owners = Counter(tile >> HELD_SEAT_SHIFT & HELD_SEAT_MASK for tile in held)
    assert [owners[seat] for seat in range(3)] == [3, 3 - given_up, 3]
