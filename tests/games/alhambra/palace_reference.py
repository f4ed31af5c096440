"""A palace by the letter of the rules: slow, with sets and flood fills, to check the quick one against.

It keeps a dictionary from (x, y) to tiles and answers every question from scratch, in the words of the rule it cites. It must
share nothing with `majlis.games.alhambra.palace`, or both could be wrong in the same way.
"""

from __future__ import annotations

from typing import NamedTuple

Place = tuple[int, int]

BEYOND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
ENDS = {"n": ((0, 0), (1, 0)), "e": ((1, 0), (1, 1)), "s": ((0, 1), (1, 1)), "w": ((0, 0), (0, 1))}
"""The two grid points at the ends of each side of the tile on (0, 0)."""


class Tile(NamedTuple):
    walls: frozenset[str]
    kind: str
    is_hut: bool


FOUNTAIN = Tile(frozenset(), "", False)


def next_to(place: Place, side: str) -> Place:
    return (place[0] + BEYOND[side][0], place[1] + BEYOND[side][1])


class ReferencePalace:
    def __init__(self, tiles: dict[Place, Tile]) -> None:
        self.tiles: dict[Place, Tile] = {(0, 0): FOUNTAIN} | tiles

    # The building rules, each for the whole palace

    def has_contact(self, place: Place) -> bool:
        """ALH-6.6."""
        return any(next_to(place, side) in self.tiles for side in "nesw")

    def sides_match(self, place: Place) -> bool:
        """ALH-6.7 for the tile on a cell."""
        for side in "nesw":
            other = self.tiles.get(next_to(place, side))
            if other is not None and (side in self.tiles[place].walls) != (FACING[side] in other.walls):
                return False
        return True

    def reached_on_foot(self) -> set[Place]:
        """ALH-6.8: the cells that can be reached from the fountain."""
        reached: set[Place] = set()
        ahead = {(0, 0)}
        while ahead:
            here = ahead.pop()
            reached.add(here)
            for side in "nesw":
                there = next_to(here, side)
                if there not in self.tiles or there in reached:
                    continue
                if side not in self.tiles[here].walls and FACING[side] not in self.tiles[there].walls:
                    ahead.add(there)
        return reached

    def is_walkable(self) -> bool:
        return self.reached_on_foot() == set(self.tiles)

    def gaps(self) -> set[Place]:
        """ALH-6.9: the empty cells that are enclosed."""
        columns = [x for x, _ in self.tiles]
        rows = [y for _, y in self.tiles]
        board = {(x, y) for x in range(min(columns) - 1, max(columns) + 2) for y in range(min(rows) - 1, max(rows) + 2)}
        outside: set[Place] = set()
        ahead = {(min(columns) - 1, min(rows) - 1)}
        while ahead:
            here = ahead.pop()
            outside.add(here)
            for side in "nesw":
                there = next_to(here, side)
                if there in board and there not in self.tiles and there not in outside:
                    ahead.add(there)
        return board - outside - set(self.tiles)

    # Changes

    def with_tile(self, place: Place, tile: Tile) -> ReferencePalace:
        return ReferencePalace(self.tiles | {place: tile})

    def without(self, place: Place) -> ReferencePalace:
        return ReferencePalace({there: tile for there, tile in self.tiles.items() if there not in (place, (0, 0))})

    def why_not_place(self, walls: frozenset[str], place: Place) -> str:
        """The first rule that forbids a tile with these walls on a cell; "" if none does."""
        if place in self.tiles:
            return "ALH-6.4"
        if not self.has_contact(place):
            return "ALH-6.6"
        after = self.with_tile(place, Tile(walls, "", False))
        if not after.sides_match(place):
            return "ALH-6.7"
        if not after.is_walkable():
            return "ALH-6.8"
        if after.gaps():
            return "ALH-6.9"
        return ""

    def may_remove(self, place: Place) -> bool:
        """ALH-7.3, 7.6."""
        if place not in self.tiles or place == (0, 0):
            return False
        after = self.without(place)
        return after.is_walkable() and not after.gaps()

    def may_swap(self, walls: frozenset[str], place: Place) -> bool:
        """ALH-7.5, 7.6."""
        if place not in self.tiles or place == (0, 0):
            return False
        after = self.with_tile(place, Tile(walls, "", False))
        return after.sides_match(place) and after.is_walkable()

    # Scoring

    def outline(self) -> set[tuple[Place, str]]:
        """ALH-6.11: the sides between an occupied and an empty cell."""
        return {(place, side) for place in self.tiles for side in "nesw" if next_to(place, side) not in self.tiles}

    def outer_walls(self) -> set[tuple[Place, str]]:
        """ALH-9.8."""
        return {(place, side) for place, side in self.outline() if side in self.tiles[place].walls}

    def longest_wall(self, closed_wall_counts_all: bool = True) -> int:
        """ALH-9.9: the largest set of outer wall segments that hang together at their ends."""
        longest = 0
        left = self.outer_walls()
        while left:
            wall = {left.pop()}
            points = {point for segment in wall for point in ends(segment)}
            while joining := {segment for segment in left if points & ends(segment)}:
                left -= joining
                wall |= joining
                points |= {point for segment in joining for point in ends(segment)}
            is_ring = wall == self.outline()
            longest = max(longest, len(wall) - (1 if is_ring and not closed_wall_counts_all else 0))
        return longest

    def hut_value(self, place: Place, huts_count_each_other: bool = False, most: int = 3) -> int:
        """ALH-15.9, 15.10."""
        hut = self.tiles.get(place)
        if hut is None or not hut.is_hut:
            return 0
        value = 0
        for side in "nesw":
            other = self.tiles.get(next_to(place, side))
            if other is None or other.kind != hut.kind or (other.is_hut and not huts_count_each_other):
                continue
            if side not in hut.walls and FACING[side] not in other.walls:
                value += 1
        return min(value, most)

    def count(self, kind: str, huts_count_each_other: bool = False) -> int:
        """ALH-9.2 without bonus cards."""
        buildings = sum(1 for tile in self.tiles.values() if tile.kind == kind and not tile.is_hut)
        huts = [place for place, tile in self.tiles.items() if tile.kind == kind and tile.is_hut]
        return buildings + sum(self.hut_value(place, huts_count_each_other) for place in huts)


def ends(segment: tuple[Place, str]) -> set[Place]:
    """The two grid points between which a side lies."""
    (x, y), side = segment
    return {(x + dx, y + dy) for dx, dy in ENDS[side]}
