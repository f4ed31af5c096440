"""A player's palace: where tiles fit, what may be removed or swapped, how long its wall is; why not, is in `faults.py`.

A palace is a value: `place`, `remove` and `swap` return another one and leave this one as it is, so positions can share
palaces freely. What is worked out about a palace is remembered in it, in the attributes called `memo_…`; a palace made
from another by one change looks again only at the cells around that change.

A cell is one int (`cell_at`), the walls of a tile are a mask of the sides `N`, `E`, `S`, `W`. The fountain is at
(0, 0), x grows eastwards, y southwards (ALH-1.9), and tiles are never turned (ALH-6.5).

>>> from majlis.games.alhambra.cells import N, W, cell_at, cell_x, cell_y
>>> from majlis.games.alhambra.palace import Tables, new_palace
>>> tables = Tables(walls=bytes([N | W]), kinds=bytes([5]), first_hut=1)
>>> palace = new_palace(tables).place(cell_at(0, -1), 0)
>>> palace.longest_wall()
2
>>> [(cell_x(cell), cell_y(cell)) for cell in palace.removable()]
[(0, -1)]
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final, final

from majlis.games.alhambra.cells import (
    FROM_E,
    FROM_N,
    FROM_S,
    FROM_W,
    LETTERS,
    MOST_TILES,
    ONE_STRETCH,
    SIDES,
    STEPS,
    Side,
    cell_x,
    cell_y,
    neighbour,
)

if TYPE_CHECKING:
    from majlis.games.alhambra.numbers import WallSegment
    from majlis.games.alhambra.view import BuiltTile

FOUNTAIN: Final = 254
EMPTY: Final = 255
MIDDLE: Final = 128 * 256 + 128
_BYTES: Final = bytes(range(256))
_PLACED_KEPT: Final = 12
"""Tiles whose placements a palace remembers at most."""
_SMALLEST: Final = 4
"""A new palace has a grid of 2⁴ by 2⁴ cells; it doubles when a tile comes near the border."""


@final
class Tables:
    """What the rules need to know about the tiles of a box, by tile id; made once and shared by all palaces."""

    def __init__(
        self,
        walls: bytes,
        kinds: bytes,
        first_hut: int,
        huts_count_each_other: bool = False,
        closed_wall_counts_all: bool = True,
        max_hut_value: int = 3,
    ) -> None:
        if len(walls) != len(kinds):
            raise ValueError(f"walls of {len(walls)} tiles, but kinds of {len(kinds)}")
        if len(walls) > MOST_TILES:
            raise ValueError(f"a palace has room for {MOST_TILES} tiles, not {len(walls)}")
        self.walls: bytes = walls
        self.kinds: bytes = kinds
        self.first_hut: int = first_hut
        self.huts_count_each_other: bool = huts_count_each_other
        self.closed_wall_counts_all: bool = closed_wall_counts_all
        self.max_hut_value: int = max_hut_value


@final
class Palace:
    """An Alhambra under construction (ALH-6, 7). Make the first one with `new_palace`.

    The lists it returns are remembered: do not change them.
    """

    def __init__(
        self,
        tables: Tables,
        shift: int,
        sides: bytes,
        tiles: bytes,
        changed: int,
        spots_before: list[int] | None,
        frames_before: list[int] | None,
        removable_before: list[int] | None,
    ) -> None:
        self.tables: Tables = tables
        # Two square grids of 2**shift cells a side with the fountain in the middle, and at least two empty cells
        # between any tile and the border: the rules never look further.
        self.shift: int = shift
        self.sides: bytes = sides
        self.tiles: bytes = tiles
        # Spots are the empty cells that can take some tile, frames the occupied ones: cell << 8 | what it meets.
        self.memo_spots: list[int] | None = None
        self.memo_frames: list[int] | None = None
        self.memo_fits: list[list[int] | None] | None = None
        self.memo_swaps: list[list[int] | None] | None = None
        self.memo_removable: list[int] | None = None
        self.memo_cells: list[int] | None = None
        self.memo_counts: list[int] | None = None
        self.memo_wall: int = -1
        self.memo_line: list[tuple[int, Side]] | None = None
        self.memo_shown: list[BuiltTile] | None = None
        self.memo_line_shown: list[WallSegment] | None = None
        self.memo_placed: dict[int, list[tuple[int, int, list[int]]]] | None = None
        # What was known of the palace from which this one differs at the cell `memo_changed`.
        self.memo_changed: int = changed
        self.memo_spots_before: list[int] | None = spots_before
        self.memo_frames_before: list[int] | None = frames_before
        self.memo_removable_before: list[int] | None = removable_before

    # What lies where

    def tile_at(self, cell: int) -> int:
        """The tile on a cell; FOUNTAIN for the fountain, EMPTY for none."""
        half = 1 << (self.shift - 1)
        row = (cell >> 8) - 128 + half
        column = (cell & 255) - 128 + half
        if row < 0 or row >= 2 * half or column < 0 or column >= 2 * half:
            return EMPTY
        return self.tiles[(row << self.shift) + column]

    def cell_of(self, tile: int) -> int:
        """The cell on which a tile lies; -1 if it is not in this palace."""
        at = self.tiles.find(tile)
        return -1 if at < 0 else _cell(at, self.shift)

    def walls_at(self, cell: int) -> int:
        """The walls of the tile on a cell."""
        return self.sides[_index(cell, self.shift)] & 15

    def cells(self) -> list[int]:
        """All occupied cells, the fountain's included, ascending."""
        cells = self.memo_cells
        if cells is None:
            cells = [frame >> 8 for frame in self._frames()]
            self.memo_cells = cells
        return cells

    # Changes

    def place(self, cell: int, tile: int) -> Palace:
        """The palace with one more tile (ALH-6.1, 7.2); `fits` says where that is legal."""
        shift = self.shift
        sides = self.sides
        tiles = self.tiles
        farthest = max(abs(cell_x(cell)), abs(cell_y(cell)))
        while farthest > (1 << (shift - 1)) - 3:
            sides = _doubled(sides, shift, 0)
            tiles = _doubled(tiles, shift, EMPTY)
            shift += 1
        at = _index(cell, shift)
        sides = _with_byte(sides, at, 16 | self.tables.walls[tile])
        tiles = _with_byte(tiles, at, tile)
        spots, frames, removable = self.memo_spots, self.memo_frames, self.memo_removable
        return Palace(self.tables, shift, sides, tiles, cell, spots, frames, removable)

    def remove(self, cell: int) -> Palace:
        """The palace without the tile on a cell (ALH-7.3); `removable` says which may go."""
        at = _index(cell, self.shift)
        sides = _with_byte(self.sides, at, 0)
        tiles = _with_byte(self.tiles, at, EMPTY)
        spots, frames = self.memo_spots, self.memo_frames
        return Palace(self.tables, self.shift, sides, tiles, cell, spots, frames, None)

    def swap(self, cell: int, tile: int) -> Palace:
        """The palace with another tile on an occupied cell (ALH-7.5); `swaps` says where that is legal.

        The sides towards other tiles stay as they were, so the ways through the palace do too: what could be removed or
        swapped before still can.
        """
        at = _index(cell, self.shift)
        sides = _with_byte(self.sides, at, 16 | self.tables.walls[tile])
        tiles = _with_byte(self.tiles, at, tile)
        palace = Palace(self.tables, self.shift, sides, tiles, cell, self.memo_spots, None, None)
        palace.memo_frames = self.memo_frames
        palace.memo_cells = self.memo_cells
        palace.memo_swaps = self.memo_swaps
        palace.memo_removable = self.memo_removable
        return palace

    # What is legal

    def fits(self, walls: int) -> list[int]:
        """The cells on which a new tile with these walls may be placed (ALH-6.4 to 6.9), ascending."""
        known = self.memo_fits
        if known is None:
            known = [None] * 16
            self.memo_fits = known
        cells = known[walls]
        if cells is None:
            cells = [spot >> 8 for spot in self._spots() if (spot >> 4) & walls == spot & 15]
            known[walls] = cells
        return cells

    def placements(self, tile: int, walls: int) -> list[tuple[int, int, list[int]]]:
        """Each cell that fits a tile with these walls, with the longest wall and the counts of types that there would be then.

        Boards show this to every seat after every decision, while a palace changes once in several turns.
        """
        known = self.memo_placed
        if known is None or len(known) > _PLACED_KEPT:
            known = {}
            self.memo_placed = known
        found = known.get(tile)
        if found is None:
            found = []
            for cell in self.fits(walls):
                placed = self.place(cell, tile)
                found.append((cell, placed.longest_wall(), placed.counts()))
            known[tile] = found
        return found

    def swaps(self, walls: int) -> list[int]:
        """The cells whose tile may be exchanged for one with these walls (ALH-7.5, 7.6), ascending."""
        known = self.memo_swaps
        if known is None:
            known = [None] * 16
            self.memo_swaps = known
        cells = known[walls]
        if cells is None:
            cells = [
                frame >> 8 for frame in self._frames() if (frame >> 4) & walls == frame & 15 and frame >> 8 != MIDDLE
            ]
            known[walls] = cells
        return cells

    def removable(self) -> list[int]:
        """The cells whose tile may be removed (ALH-7.3, 7.4, 7.6), ascending."""
        cells = self.memo_removable
        if cells is None:
            before = self.memo_removable_before
            if before is not None:
                met = _meets(self.sides, _index(self.memo_changed, self.shift), 1 << self.shift)
                ways = met >> 4 & ~met
                if ways & (ways - 1) == 0:
                    cells = self._removable_after_dead_end(before, self.memo_changed, met)
            if cells is None:
                cells = self._removable_afresh()
            self.memo_removable = cells
            self.memo_removable_before = None
        return cells

    def _removable_after_dead_end(self, before: list[int], end: int, met: int) -> list[int]:
        """As `removable`, after a tile that can be entered from one side only was placed on `end`.

        It can be removed again, while the tile that leads to it no longer can. The other paths are as before; but it may have
        taken the last empty cell next to another tile.
        """
        cells = before.copy()
        for side in SIDES:
            if met >> 4 & side:
                cell = neighbour(end, side)
                shut = _meets(self.sides, _index(cell, self.shift), 1 << self.shift) >= 240
                if (shut or met & side == 0) and cell in cells:
                    cells.remove(cell)
        insort(cells, end)
        return cells

    def _removable_afresh(self) -> list[int]:
        """As `removable`, from one walk through the palace that finds the tiles on which others depend.

        Tiles are numbered in the order of a depth-first walk from the fountain. `reach` is, by number, the lowest number
        that can be reached in one step from a tile or from one found beyond it. If what was found beyond a tile reaches
        no lower number than the tile itself, it would be cut off without it.
        """
        sides = self.sides
        shift = self.shift
        stride = 1 << shift
        steps = [-stride, 1, stride, -1]
        frames = self._frames()
        first = _index(frames[0] >> 8, shift)
        number = [0] * (_index(frames[-1] >> 8, shift) - first + 1)
        parents = [0]
        reach = [0]
        count = 0
        ahead = [_index(MIDDLE, shift) << 8]
        while ahead:
            top = ahead.pop()
            at = top >> 8
            if number[at - first] != 0:
                continue
            count += 1
            number[at - first] = count
            best = count
            walls = sides[at]
            for step in steps:
                if walls & 1 == 0:
                    to = at + step
                    if sides[to] != 0:
                        seen = number[to - first]
                        if seen == 0:
                            ahead.append(to << 8 | count)
                        elif seen < best:
                            best = seen
                walls >>= 1
            parents.append(top & 255)
            reach.append(best)
        needed = [False] * (count + 1)
        for tile in range(count, 1, -1):
            parent = parents[tile]
            best = reach[tile]
            if best >= parent:
                needed[parent] = True
            elif best < reach[parent]:
                reach[parent] = best
        needed[1] = True
        cells = []
        for frame in frames:
            if frame & 240 != 240:
                cell = frame >> 8
                if not needed[number[_index(cell, shift) - first]]:
                    cells.append(cell)
        return cells

    # Scoring

    def longest_wall(self) -> int:
        """The segments of the longest connected outer wall (ALH-9.7 to 9.9), found by going once around the outline."""
        if self.memo_wall < 0:
            self.memo_wall = self._walk_around()
        return self.memo_wall

    def _walk_around(self) -> int:
        """Go clockwise from the north side of the first tile, counting walled sides; at a corner turn right or left."""
        sides = self.sides
        stride = 1 << self.shift
        steps = [-stride, 1, stride, -1]
        start = len(sides) - len(sides.lstrip(b"\0"))
        at = start
        side = 0
        segments = 0
        run = 0
        first_run = -1
        longest = 0
        while True:
            segments += 1
            if sides[at] >> side & 1:
                run += 1
            else:
                if first_run < 0:
                    first_run = run
                if run > longest:
                    longest = run
                run = 0
            turn = (side + 1) & 3
            along = at + steps[turn]
            if sides[along] == 0:
                side = turn
            elif sides[along + steps[side]] == 0:
                at = along
            else:
                at = along + steps[side]
                side = (side + 3) & 3
            if at == start and side == 0:
                break
        if first_run < 0:
            return segments if self.tables.closed_wall_counts_all else segments - 1
        return max(longest, run + first_run)

    def counts(self) -> list[int]:
        """By building type: the building tiles and the values of the huts (ALH-9.2, 15.9), without bonus cards."""
        counts = self.memo_counts
        if counts is None:
            counts = [0] * 6
            tables = self.tables
            for tile in self.tiles.translate(None, b"\xff"):
                if tile < tables.first_hut:
                    counts[tables.kinds[tile]] += 1
                elif tile != FOUNTAIN:
                    counts[tables.kinds[tile]] += self._hut_value(self.tiles.find(tile))
            self.memo_counts = counts
        return counts

    def hut_value(self, cell: int) -> int:
        """What the hut on a cell adds to the count of its type (ALH-15.9, 15.10); 0 if no hut lies there."""
        tile = self.tile_at(cell)
        if tile < self.tables.first_hut or tile >= FOUNTAIN:
            return 0
        return self._hut_value(_index(cell, self.shift))

    def _hut_value(self, at: int) -> int:
        tables = self.tables
        kind = tables.kinds[self.tiles[at]]
        stride = 1 << self.shift
        walls = self.sides[at]
        value = 0
        for step in [-stride, 1, stride, -1]:
            if walls & 1 == 0:
                tile = self.tiles[at + step]
                counts = tile < tables.first_hut or (tables.huts_count_each_other and tile < FOUNTAIN)
                if counts and tables.kinds[tile] == kind:
                    value += 1
            walls >>= 1
        return min(value, tables.max_hut_value)

    # For people, and slow

    def wall_line(self) -> list[tuple[int, Side]]:
        """The segments that `longest_wall` counts, each a cell and a side, clockwise; of equally long walls, one."""
        known = self.memo_line
        if known is None:
            known = self._wall_line()
            self.memo_line = known
        return known

    def _wall_line(self) -> list[tuple[int, Side]]:
        line = self._outline()
        outer = [self.walls_at(cell) >> turn & 1 == 1 for cell, turn in line]
        if False not in outer:
            longest = line[: self.longest_wall()]
        else:
            gap = outer.index(False)
            runs: list[list[tuple[int, int]]] = [[]]
            for at in range(gap, gap + len(line)):
                if outer[at % len(line)]:
                    runs[-1].append(line[at % len(line)])
                else:
                    runs.append([])
            longest = max(runs, key=len)
        return [(cell, LETTERS[turn]) for cell, turn in longest]

    def _outline(self) -> list[tuple[int, int]]:
        """The sides between the tiles and the cells outside, once around as in `_walk_around`: cells, and turns from north."""
        start = self.cells()[0]
        at, turn = start, 0
        out: list[tuple[int, int]] = []
        while not out or at != start or turn != 0:
            out.append((at, turn))
            right = (turn + 1) & 3
            along = at + STEPS[right]
            if self.tile_at(along) == EMPTY:
                turn = right
            elif self.tile_at(along + STEPS[turn]) == EMPTY:
                at = along
            else:
                at = along + STEPS[turn]
                turn = (turn + 3) & 3
        return out

    # What the cells meet

    def _spots(self) -> list[int]:
        """The empty cells that can take a tile: one can walk there (ALH-6.8) and no gap is left (ALH-6.10)."""
        spots = self.memo_spots
        if spots is None:
            spots = []
            before = self.memo_spots_before
            if before is None:
                frames = self._frames()
                first_row = _index(frames[0] >> 8, self.shift) >> self.shift
                last_row = _index(frames[-1] >> 8, self.shift) >> self.shift
                for row in range(first_row - 1, last_row + 2):
                    self._add_spots((row << self.shift) + 1, (1 << self.shift) - 2, spots)
            else:
                # Only the changed cell and the eight around it have to be looked at again.
                corner = self.memo_changed - 257
                for spot in before:
                    step = (spot >> 8) - corner
                    if step & 255 > 2 or step < 0 or step > 514:
                        spots.append(spot)
                start = _index(corner, self.shift)
                stride = 1 << self.shift
                self._add_spots(start, 3, spots)
                self._add_spots(start + stride, 3, spots)
                self._add_spots(start + 2 * stride, 3, spots)
                spots.sort()
            self.memo_spots = spots
            self.memo_spots_before = None
        return spots

    def _add_spots(self, start: int, length: int, spots: list[int]) -> None:
        """Add the spots in one stretch of a row of the grid."""
        sides = self.sides
        stride = 1 << self.shift
        for at in range(start, start + length):
            if sides[at] == 0:
                met = _meets(sides, at, stride)
                if met >> 4 != met & 15:
                    corners = (
                        (sides[at - stride + 1] & 16) >> 4
                        | (sides[at + stride + 1] & 16) >> 3
                        | (sides[at + stride - 1] & 16) >> 2
                        | (sides[at - stride - 1] & 16) >> 1
                    )
                    if ONE_STRETCH[met & 240 | corners] != 0:
                        spots.append(_cell(at, self.shift) << 8 | met)

    def _frames(self) -> list[int]:
        """The occupied cells."""
        frames = self.memo_frames
        if frames is None:
            frames = []
            before = self.memo_frames_before
            if before is None:
                for at in range(len(self.sides)):
                    if self.sides[at] != 0:
                        self._add_frame(at, frames)
            else:
                # Only the changed cell and its four neighbours have to be looked at again.
                changed = self.memo_changed
                for frame in before:
                    step = (frame >> 8) - changed
                    if step != 0 and step != 1 and step != -1 and step != 256 and step != -256:
                        frames.append(frame)
                at = _index(changed, self.shift)
                stride = 1 << self.shift
                self._add_frame(at, frames)
                self._add_frame(at - stride, frames)
                self._add_frame(at + 1, frames)
                self._add_frame(at + stride, frames)
                self._add_frame(at - 1, frames)
                frames.sort()
            self.memo_frames = frames
            self.memo_frames_before = None
        return frames

    def _add_frame(self, at: int, frames: list[int]) -> None:
        if self.sides[at] != 0:
            frames.append(_cell(at, self.shift) << 8 | _meets(self.sides, at, 1 << self.shift))


def new_palace(tables: Tables) -> Palace:
    """A palace of the fountain alone (ALH-2.1)."""
    area = 1 << 2 * _SMALLEST
    middle = _index(MIDDLE, _SMALLEST)
    sides = _with_byte(bytes(area), middle, 16)
    tiles = _with_byte(b"\xff" * area, middle, FOUNTAIN)
    return Palace(tables, _SMALLEST, sides, tiles, MIDDLE, None, None, None)


def _index(cell: int, shift: int) -> int:
    """Where a cell is in a grid of 2**shift by 2**shift cells."""
    origin = 128 - (1 << (shift - 1))
    return (((cell >> 8) - origin) << shift) + (cell & 255) - origin


def _cell(at: int, shift: int) -> int:
    """The cell at a place in a grid of 2**shift by 2**shift cells."""
    origin = 128 - (1 << (shift - 1))
    return ((at >> shift) + origin) << 8 | ((at & ((1 << shift) - 1)) + origin)


def _meets(sides: bytes, at: int, stride: int) -> int:
    """What the cell at a place in a grid meets."""
    return FROM_N[sides[at - stride]] | FROM_E[sides[at + 1]] | FROM_S[sides[at + stride]] | FROM_W[sides[at - 1]]


def _with_byte(grid: bytes, at: int, value: int) -> bytes:
    return grid[:at] + _BYTES[value : value + 1] + grid[at + 1 :]


def _doubled(grid: bytes, shift: int, filler: int) -> bytes:
    """A grid of twice the width and height with the old one in the middle."""
    stride = 1 << shift
    fill = bytes([filler])
    beside = fill * (stride >> 1)
    rows = [fill * (stride * stride)]
    for start in range(0, stride * stride, stride):
        rows.append(beside + grid[start : start + stride] + beside)
    rows.append(fill * (stride * stride))
    return b"".join(rows)
