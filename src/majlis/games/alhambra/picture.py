"""The table as text: what a seat may see, drawn with the lines of a terminal.

Everything comes from `view(seat)` and from the box, which is public: what is hidden from the seat cannot get into its picture. Walls are
heavy lines, sides without a wall thin ones; empty cells beside the palace show the coordinates to type.
"""

from __future__ import annotations

import textwrap
from typing import Final, final

from majlis.engine.words import Words
from majlis.games.alhambra.box import AlhambraBox
from majlis.games.alhambra.state import ROUNDS, AlhambraState
from majlis.games.alhambra.view import AlhambraView, Dirk, PlayerView

WIDTH: Final = 100
"""Nothing is wider than this, unless a palace has more columns than fit."""
_BESIDE: Final = 54
"""Where the text to the right of the market begins."""
_CARD: Final = 9
"""The width of a tile by itself."""
_MARGIN: Final = 6
"""The width of a column in which no tile lies."""
_NORTH: Final = 1
_EAST: Final = 2
_SOUTH: Final = 4
_WEST: Final = 8
# One sign for every way in which lines meet: up * 27 + right * 9 + down * 3 + left, each 0 none, 1 thin, 2 heavy.
_LINES: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


@final
class Face:
    """What is drawn of a tile: two lines of text and its walls."""

    def __init__(self, title: str, below: str, walls: int) -> None:
        self.title = title
        self.below = below
        self.walls = walls


def picture(state: AlhambraState, words: Words, seat: int | None, near: int | None) -> str:
    """The table as `seat` sees it, with the palace of `near` (by default its own, for a spectator that of the player to move)."""
    view = state.view(seat)
    whose = near if near is not None else seat if seat is not None else int(view["turn"])
    player: PlayerView = view["players"][whose]
    out = _players(view, words, state.box)
    out += ["", *_market(view, words, state.box)]
    if "huts" in view:
        out += ["", *_huts(view, words, state.box)]
    title = "picture-your-palace" if whose == seat else "picture-palace"
    out += ["", words.say(title, seat=whose, length=player["wall"])]
    out += _palace(player, words, state.box)
    if whose == view["turn"] and view["pending"]:
        out += ["", words.say("picture-pending"), *_row_of_tiles(view["pending"], words, state.box)]
    if player["reserve"]:
        out += ["", words.say("picture-reserve"), *_row_of_tiles(player["reserve"], words, state.box)]
    out += ["", *_hand(player, words, state.box, whose == seat)]
    return "\n".join(line.rstrip() for line in out)


# the players


def _players(view: AlhambraView, words: Words, box: AlhambraBox) -> list[str]:
    """One line for each player: points, number of cards, wall, buildings by type, and what the modules add."""
    first: PlayerView = view["players"][0]
    extra = [name for name in ("vizier", "bonus", "huts") if name in first or f"{name}_hidden" in first]
    heads = [words.say(f"picture-{name}") for name in ("points", "cards", "wall")]
    tails = [words.say(f"picture-{name}") for name in ["reserve-count", *extra]]
    room = WIDTH - 20 - sum(len(text) + 2 for text in heads + tails)
    span = max(3, min(9, room // len(box.types) - 1))
    types = [_fit(words.name(name), span) for name in box.types]
    rows = [["", *heads, *types, *tails]]
    for player in view["players"]:
        row = [_who(player, view, words), str(player["score"]), str(player["cards"]), str(player["wall"])]
        row += [str(player["counts"][name] or "·") for name in box.types]
        row.append(str(len(player["reserve"]) or "·"))
        row += [_module_cell(player, name, words) for name in extra]
        rows.append(row)
    if "dirk" in view:
        dirk: Dirk = view["dirk"]
        row = ["  " + words.say("picture-dirk"), str(dirk["score"]), "·", "·"]
        row += [str(dirk["counts"][name] or "·") for name in box.types] + ["·"] * len(tails)
        rows.append(row)
    return _columns(rows)


def _who(player: PlayerView, view: AlhambraView, words: Words) -> str:
    """The player's name; an arrow shows whose turn it is."""
    mark = "▶ " if player["seat"] == view["turn"] else "  "
    me = " " + words.say("picture-you") if player["seat"] == view["seat"] else ""
    return mark + words.seat(int(player["seat"])) + me


def _module_cell(player: PlayerView, name: str, words: Words) -> str:
    if name == "vizier":
        return words.say("picture-vizier-ready" if player["vizier"] else "picture-vizier-used")
    if name == "huts":
        return str(player["huts"] or "·")
    return f"{len(player['bonus_open'])}/{len(player['bonus_open']) + int(player['bonus_hidden'])}"


def _columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right, each as wide as its longest text."""
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    out: list[str] = []
    for row in rows:
        cells = [row[0].ljust(wide[0])]
        for i in range(1, len(row)):
            cells.append(row[i].rjust(wide[i]))
        out.append(
            "  ".join(cells[:1])
            + "".join("  " + cell if i < 3 or i > 8 else " " + cell for i, cell in enumerate(cells[1:]))
        )
    return out


# the market and the money


def _market(view: AlhambraView, words: Words, box: AlhambraBox) -> list[str]:
    """The four slots as tiles under the currency they cost, with the money display and the stocks beside them."""
    captions: list[str] = []
    faces: list[Face] = []
    for currency, tile in view["market"].items():
        captions.append(words.name(currency))
        faces.append(Face(words.say("picture-slot-empty"), "", 0) if tile is None else _face(tile, words, box))
    left = [words.say("picture-market"), *_tiles(captions, faces)]
    shown = [words.name(card) for card in view["display"]]
    right = [words.say("picture-display"), "  " + (" · ".join(shown) or words.say("picture-nothing"))]
    if len(right[1]) > WIDTH - _BESIDE:
        right[1:] = _wrapped("  ", " · ".join(shown), WIDTH - _BESIDE)
    right.append("")
    right.append(words.say("picture-bag", count=view["bag"]["count"]))
    right.append(words.say("picture-deck", count=view["deck"], discard=view["discard"]["count"]))
    right.append(words.say("picture-scorings", done=len(view["scoring_cards"]), all=ROUNDS))
    out: list[str] = []
    for i in range(max(len(left), len(right))):
        one = left[i] if i < len(left) else ""
        two = right[i] if i < len(right) else ""
        out.append(one.ljust(_BESIDE) + two)
    return out


def _huts(view: AlhambraView, words: Words, box: AlhambraBox) -> list[str]:
    """The top hut of each stack, and how many lie in it."""
    captions: list[str] = []
    faces: list[Face] = []
    for stack in view["huts"].values():
        if stack["top"] is not None:
            captions.append(f"×{stack['count']}")
            faces.append(_face(stack["top"], words, box))
    if not faces:
        return [words.say("picture-huts-title"), "  " + words.say("picture-nothing")]
    return [words.say("picture-huts-title"), *_tiles(captions, faces)]


def _hand(player: PlayerView, words: Words, box: AlhambraBox, mine: bool) -> list[str]:
    """The money by currency with its sum; of other players only how much they hold."""
    if "hand" not in player:
        return [words.say("picture-hand-hidden", seat=player["seat"], count=player["cards"])]
    groups: list[str] = []
    other: list[str] = []
    for currency in box.currencies:
        values = sorted(int(card.rpartition("-")[2]) for card in player["hand"] if card.rpartition("-")[0] == currency)
        if values:
            groups.append(f"{words.name(currency)} {' '.join(str(value) for value in values)} (={sum(values)})")
        else:
            groups.append(f"{words.name(currency)} –")
    for card in player["hand"]:
        if card.rpartition("-")[0] not in box.currencies:
            other.append(words.name(card))
    title = "picture-your-hand" if mine else "picture-hand"
    out = [words.say(title, seat=player["seat"])]
    if len("    ".join(groups)) + 2 <= WIDTH:
        out.append("  " + "    ".join(groups))
    else:
        for group in groups:
            out += _wrapped("  ", group, WIDTH)
    if other:
        out += _wrapped("  ", " · ".join(other), WIDTH)
    if "bonus_hand" in player:
        hidden = [words.name(card) for card in player["bonus_hand"]]
        if hidden:
            out += _wrapped("  ", words.say("picture-bonus-hand") + " " + " · ".join(hidden), WIDTH)
    if player.get("bonus_open"):
        open = [words.name(card) for card in player["bonus_open"]]
        out += _wrapped("  ", words.say("picture-bonus-open") + " " + " · ".join(open), WIDTH)
    return out


# tiles and palaces


def _face(tile: str, words: Words, box: AlhambraBox) -> Face:
    if tile == "fountain":
        return Face(words.say("picture-fountain"), "", 0)
    number = box.tile_numbers[tile]
    kind = words.name(box.types[box.kinds[number]])
    below = str(box.prices[number]) if number < box.first_hut else words.say("picture-hut")
    return Face(kind, below, box.walls[number])


def _row_of_tiles(tiles: list[str], words: Words, box: AlhambraBox) -> list[str]:
    out: list[str] = []
    for start in range(0, len(tiles), 7):
        row = tiles[start : start + 7]
        out += _tiles([], [_face(tile, words, box) for tile in row])
    return out


def _tiles(captions: list[str], faces: list[Face]) -> list[str]:
    """Tiles side by side, with a caption above each if there are any."""
    out = [" " + "".join(_centred(caption, _CARD + 2) + "  " for caption in captions)] if captions else []
    drawn = [_palace_lines({(0, 0): face}, set(), _CARD, False) for face in faces]
    for line in range(4):
        out.append(" " + "  ".join(lines[line] for lines in drawn))
    return out


def _palace(player: PlayerView, words: Words, box: AlhambraBox) -> list[str]:
    faces: dict[tuple[int, int], Face] = {}
    for place in player["palace"]:
        x, _, y = str(place["cell"]).partition(",")
        faces[int(x), int(y)] = _face(place["tile"], words, box)
    around: set[tuple[int, int]] = set()
    for x_, y_ in faces:
        around.update([(x_ + 1, y_), (x_ - 1, y_), (x_, y_ + 1), (x_, y_ - 1)])
    columns = len({x_ for x_, _ in faces})
    span = max(3, min(_CARD, (WIDTH - 6 - 2 * (_MARGIN + 1)) // columns - 1))
    return _palace_lines(faces, around - faces.keys(), span, True)


def _palace_lines(faces: dict[tuple[int, int], Face], around: set[tuple[int, int]], span: int, axes: bool) -> list[str]:
    """A drawing of tiles on a grid. `around` are empty places that carry their coordinates; `axes` adds rows' and columns' numbers."""
    places = [*faces, *around]
    left = min(x for x, _ in places)
    right = max(x for x, _ in places) + 1
    top = min(y for _, y in places)
    bottom = max(y for _, y in places) + 1
    columns = {x for x, _ in faces}
    rows = {y for _, y in faces}
    # where the lines run: before each column and row, and after the last
    across = [0]
    for x in range(left, right):
        across.append(across[-1] + 1 + (span if x in columns else _MARGIN))
    down = [0]
    for y in range(top, bottom):
        down.append(down[-1] + 1 + (2 if y in rows else 1))
    sheet = [[" "] * (across[-1] + 1) for _ in range(down[-1] + 1)]
    for i in range(len(across)):
        for j in range(len(down)):
            _draw_lines(sheet, faces, left + i, top + j, across, down, i, j)
    for (x, y), face in faces.items():
        room = across[x - left + 1] - across[x - left] - 1
        _write(sheet, across[x - left] + 1, down[y - top] + 1, _centred(face.title, room))
        _write(sheet, across[x - left] + 1, down[y - top] + 2, _centred(face.below, room))
    for x, y in around:
        room = across[x - left + 1] - across[x - left] - 1
        _write(sheet, across[x - left] + 1, down[y - top] + 1, _centred(f"{x},{y}", room))
    lines = ["".join(row) for row in sheet]
    return _with_axes(lines, columns, rows, left, top, across, down) if axes else lines


def _with_axes(
    lines: list[str], columns: set[int], rows: set[int], left: int, top: int, across: list[int], down: list[int]
) -> list[str]:
    head = [" "] * (across[-1] + 1)
    for x in columns:
        room = across[x - left + 1] - across[x - left] - 1
        _write([head], across[x - left] + 1, 0, _centred(str(x), room))
    out = ["      " + "".join(head)]
    # the outermost lines are empty: nothing lies beyond the places around the palace
    for at in range(1, len(lines) - 1):
        label = ""
        for y in rows:
            if down[y - top] + 1 == at:
                label = str(y)
        out.append(label.rjust(4) + "  " + lines[at])
    return out


def _draw_lines(
    sheet: list[list[str]],
    faces: dict[tuple[int, int], Face],
    x: int,
    y: int,
    across: list[int],
    down: list[int],
    i: int,
    j: int,
) -> None:
    """The crossing at the north-west corner of the place x,y, and the lines from it to the east and to the south."""
    up = _upright(faces, x, y - 1)
    east = _level(faces, x, y)
    south = _upright(faces, x, y)
    west = _level(faces, x - 1, y)
    sheet[down[j]][across[i]] = _LINES[up * 27 + east * 9 + south * 3 + west]
    if i + 1 < len(across):
        for column in range(across[i] + 1, across[i + 1]):
            sheet[down[j]][column] = _LINES[east * 10]
    if j + 1 < len(down):
        for row in range(down[j] + 1, down[j + 1]):
            sheet[row][across[i]] = _LINES[south * 30]


def _upright(faces: dict[tuple[int, int], Face], x: int, y: int) -> int:
    """The line to the west of the place x,y: 0 none, 1 thin, 2 a wall."""
    return _weight(faces.get((x - 1, y)), _EAST, faces.get((x, y)), _WEST)


def _level(faces: dict[tuple[int, int], Face], x: int, y: int) -> int:
    """The line to the north of the place x,y."""
    return _weight(faces.get((x, y - 1)), _SOUTH, faces.get((x, y)), _NORTH)


def _weight(one: Face | None, one_side: int, two: Face | None, two_side: int) -> int:
    if (one is not None and one.walls & one_side) or (two is not None and two.walls & two_side):
        return 2
    return 0 if one is None and two is None else 1


def _write(sheet: list[list[str]], x: int, y: int, text: str) -> None:
    for i in range(len(text)):
        sheet[y][x + i] = text[i]


def _centred(text: str, room: int) -> str:
    return _fit(text, room).center(room)


def _fit(text: str, room: int) -> str:
    return text[:room]


def _wrapped(indent: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent) or [indent]
