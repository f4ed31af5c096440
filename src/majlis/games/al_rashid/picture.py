"""The table as text: what a seat may see, for a terminal.

Everything comes from `view(seat)` and from the box, which is public: what is hidden from the seat cannot get into its picture.
"""

from __future__ import annotations

import textwrap
from typing import Final

from majlis.engine.words import Words
from majlis.games.al_rashid.box import PALACES, RashidBox
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.view import AreaView, OfficeView, PlayerView, RashidView

WIDTH: Final = 100
"""Nothing is wider than this."""


def picture(state: RashidState, words: Words, seat: int | None, near: int | None) -> str:
    """The table as `seat` sees it, with the belongings of `near` (by default its own, for a spectator those of the player to move)."""
    view = state.view(seat)
    whose = near if near is not None else seat if seat is not None else int(view["turn"])
    out = _round(view, words)
    out += ["", *_players(view, words, state.box)]
    out += ["", words.say("picture-palaces"), *_palaces(view, words)]
    out += ["", words.say("picture-territories"), *_territories(view, words, state.box)]
    out += ["", *_belongings(view["players"][whose], words, whose == seat)]
    return "\n".join(line.rstrip() for line in out)


def _round(view: RashidView, words: Words) -> list[str]:
    """Which round it is, the turn order, and the next one if it is waiting."""
    order = " · ".join(words.seat(seat) for seat in view["order"])
    out = [
        words.say("picture-round", round=view["round"], rounds=view["rounds"]),
        *_wrapped(f"{words.say('picture-order')} {order}"),
    ]
    if view["next_order"]:
        out += _wrapped(
            f"{words.say('picture-next-order')} {' · '.join(words.seat(seat) for seat in view['next_order'])}"
        )
    stacks = ", ".join(f"{words.name(colour)} {n}" for colour, n in view["stacks"].items())
    return [*out, "  " + words.say("picture-stacks", stacks=stacks, discarded=sum(view["discards"].values()))]


def _players(view: RashidView, words: Words, box: RashidBox) -> list[str]:
    """One line for each player: points, wealth, goods by kind, tokens, mercenaries, offices."""
    heads = [words.say(f"picture-{name}") for name in ("points", "gold")]
    tails = [words.say(f"picture-{name}") for name in ("credits", "influence", "shame", "mercenaries", "offices")]
    names = [_who(player, view, words) for player in view["players"]]
    room = WIDTH - max(len(name) for name in names) - sum(max(len(text), 3) + 2 for text in heads + tails)
    span = max(3, min(9, room // len(box.goods) - 1))
    rows = [["", *heads, *(words.name(name)[:span] for name in box.goods), *tails]]
    for name, player in zip(names, view["players"]):
        troops = "/".join(str(n) for n in player["mercenaries"].values())
        row = [name, str(player["score"]), str(player["wealth"])]
        row += [str(player["goods"][good] or "·") for good in box.goods]
        row += [str(player[token] or "·") for token in ("credits", "influence", "shame")]
        rows.append([*row, troops, str(sum(office["count"] for office in player["offices"]) or "·")])
    return _columns(rows, len(heads) + 1, len(heads) + len(box.goods))


def _columns(rows: list[list[str]], first: int, last: int) -> list[str]:
    """The first column to the left, the others to the right, each as wide as its longest text; those of the goods closer together."""
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    out: list[str] = []
    for row in rows:
        line = row[0].ljust(wide[0])
        for i in range(1, len(row)):
            line += (" " if first < i <= last else "  ") + row[i].rjust(wide[i])
        out.append(line)
    return out


def _who(player: PlayerView, view: RashidView, words: Words) -> str:
    """The player's name; an arrow shows whose turn it is."""
    mark = "▶ " if player["seat"] == view["turn"] else "  "
    me = " " + words.say("picture-you") if player["seat"] == view["seat"] else ""
    return mark + words.seat(int(player["seat"])) + me


def _families(area: AreaView, words: Words) -> str:
    """Who is there, highest rank first: pieces and dominance."""
    if area["resolved"]:
        return words.say("picture-resolved")
    by_seat = {family["seat"]: family for family in area["families"]}
    out: list[str] = []
    for seat in area["ranking"]:
        family = by_seat[seat]
        pieces = " ".join(
            f"{n}×{words.name(name)}" if n > 1 else words.name(name) for name, n in family["pieces"].items() if n
        )
        out.append(f"{words.seat(seat)}: {pieces} ({family['dominance']})")
    return " > ".join(out) or words.say("picture-empty")


def _palaces(view: RashidView, words: Words) -> list[str]:
    out: list[str] = []
    for area in view["areas"][:PALACES]:
        out += _wrapped(f"{words.name(area['area'])}: {_families(area, words)}")
        offices = [words.name(name) + (f" ×{n}" if n > 1 else "") for name, n in area["offices"].items() if n]
        out += _wrapped(f"{words.say('picture-on-display')} {', '.join(offices) or '–'}", "      ")
    return out


def _territories(view: RashidView, words: Words, box: RashidBox) -> list[str]:
    out: list[str] = []
    for area in view["areas"][PALACES:]:
        out += _wrapped(f"{words.name(area['area'])}: {_families(area, words)}")
        left = [f"{area['goods'][name]} {words.name(name)}" for name in box.goods if area["goods"][name]]
        if area["credits"]:
            left.append(f"{area['credits']} {words.name('credit')}")
        line = ", ".join(left) or "–"
        if area["tiles"]:
            tiles = [
                f"{words.name(tile['colour'])} {tile['value'] if tile['value'] is not None else '?'}"
                for tile in area["tiles"]
            ]
            line += f"   {words.say('picture-tiles')} {', '.join(tiles)}"
        out += _wrapped(line, "      ")
    return out


def _belongings(player: PlayerView, words: Words, mine: bool) -> list[str]:
    """Pieces at home, offices and mercenaries of one player."""
    seat = int(player["seat"])
    out = [words.say("picture-yours" if mine else "picture-theirs", seat=seat)]
    for title, place in (("picture-home", player["home"]), ("picture-aside", player["aside"])):
        pieces = [f"{n} {words.name(name)}" for name, n in place.items() if n]
        if pieces or title == "picture-home":
            out += _wrapped(f"{words.say(title)} {', '.join(pieces) or '–'}")
    offices = [_office(office, words) for office in player["offices"]]
    out += _wrapped(f"{words.say('picture-owned')} {', '.join(offices) or '–'}")
    if "hand" in player:
        out += _wrapped(f"{words.say('picture-hand')} {', '.join(words.name(tile) for tile in player['hand']) or '–'}")
    return out


def _office(office: OfficeView, words: Words) -> str:
    text = words.name(office["office"]) + (f" ×{office['count']}" if office["count"] > 1 else "")
    return text + (" " + words.say("picture-used") if office["used"] else "")


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [indent]
