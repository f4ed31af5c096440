"""The table as text: what a seat may see, for a terminal.

Everything comes from `view(seat)` and from the box, which is public: what is hidden from the seat cannot get into its picture.
"""

from __future__ import annotations

import textwrap
from typing import Final

from majlis.engine.words import Words
from majlis.games.tadmor.box import RESOURCE_NAMES, TadmorBox
from majlis.games.tadmor.phrases import about_mission, about_upgrade
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import counted
from majlis.games.tadmor.view import PlayerView, SpaceView, TadmorView

WIDTH: Final = 100
"""Nothing is wider than this."""


def picture(state: TadmorState, words: Words, seat: int | None, near: int | None) -> str:
    """The table as `seat` sees it, with the belongings of `near` (by default its own, for a spectator those of the player to move)."""
    view = state.view(seat)
    whose = near if near is not None else seat if seat is not None else int(view["turn"])
    out = _round(view, words)
    out += ["", *_players(view, words)]
    out += ["", words.say("picture-board"), *_board(view, words, state.box)]
    out += ["", words.say("picture-offers"), *_offers(view, words)]
    out += ["", *_belongings(view["players"][whose], words, state.box, whose == seat)]
    return "\n".join(line.rstrip() for line in out)


def _round(view: TadmorView, words: Words) -> list[str]:
    """Which round and epoch it is, the turn order, and what is known of the raiders."""
    order = " · ".join(words.seat(seat) for seat in view["order"])
    raiders = view["raiders"]
    out = [words.say("picture-round", round=view["round"], rounds=view["rounds"], epoch=view["epoch"])]
    out += _wrapped(f"{words.say('picture-order')} {order}")
    attacked = words.name(raiders["slot"]) if raiders["slot"] else "–"
    line = f"{words.say('picture-attacked')} {attacked}"
    if raiders["attacked"]:
        line += f"   {words.say('picture-attack')} {words.name(raiders['attacked'])}"
    if raiders["holder"] is not None:
        line += f"   {words.say('picture-holder')} {words.seat(raiders['holder'])}"
        line += f" ({words.name(raiders['held'])})" if raiders["held"] else ""
    return [*out, *_wrapped(line)]


def _players(view: TadmorView, words: Words) -> list[str]:
    """One line for each player: points, tower, stores, figures, missions, goods."""
    heads = [
        words.say(f"picture-{name}")
        for name in ("points", "total", "tower", "stores", "camels", "ships", "missions", "goods")
    ]
    rows = [["", *heads]]
    for player in view["players"]:
        stores = "/".join(_store(player, name) for name in RESOURCE_NAMES)
        camels, ships = player["figures"]["camel"], player["figures"]["ship"]
        figures = [f"{kind['supply']}/{kind['all']}" for kind in (camels, ships)]
        missions = f"{player['hand_size']}+{len(player['fulfilled'])}+{len(player['returned'])}"
        goods = str(sum(player["precious"].values()) or "·")
        row = [
            _who(player, view, words),
            str(player["score"]),
            str(player["total"]),
            str(player["tower"]),
            stores,
            *figures,
        ]
        rows.append([*row, missions, goods])
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    room = WIDTH - sum(width + 2 for width in wide[1:])
    wide[0] = min(wide[0], room)
    for row in rows:
        row[0] = row[0][:room]
    return [
        row[0].ljust(wide[0]) + "".join("  " + cell.rjust(wide[i + 1]) for i, cell in enumerate(row[1:]))
        for row in rows
    ]


def _store(player: PlayerView, resource: str) -> str:
    """The warehouse, then a plus and what was traded."""
    traded = player["traded"][resource]
    return f"{player['warehouse'][resource]}" + (f"+{traded}" if traded else "")


def _who(player: PlayerView, view: TadmorView, words: Words) -> str:
    """The player's name; an arrow shows whose turn it is."""
    mark = "▶ " if player["seat"] == view["turn"] else "  "
    me = " " + words.say("picture-you") if player["seat"] == view["seat"] else ""
    return mark + words.seat(int(player["seat"])) + me


def _board(view: TadmorView, words: Words, box: TadmorBox) -> list[str]:
    """Each region with its spaces: the taken ones with the owner of the figure, then the free ones."""
    by_name = {space["space"]: space for space in view["spaces"]}
    out: list[str] = []
    for region, name in [*enumerate(box.regions), (-1, "raiders")]:
        spaces = [by_name[space.id] for space in box.spaces if space.region == region and space.id in by_name]
        taken = [_figure(space, words) for space in spaces if space["figure"]]
        free = [_space(space, words) for space in spaces if not space["figure"]]
        text = "; ".join(taken) or "–"
        if region >= 0:
            out += _wrapped(f"{words.name(name)}: {text}")
            out += _wrapped(f"{words.say('picture-free')} {', '.join(free) or '–'}", "      ")
        else:
            out += _wrapped(text if taken else f"{words.say('picture-free')} {', '.join(free)}")
    return out


def _figure(space: SpaceView, words: Words) -> str:
    """A space on which a figure stands, and whose."""
    owner, figure = space["seat"], space["figure"]
    if owner is None or figure is None:
        return _space(space, words)
    return f"{_space(space, words)} = {words.seat(owner)} ({words.name(figure)})"


def _space(space: SpaceView, words: Words) -> str:
    """A space by name, without its region, which stands before it."""
    return words.name(space["space"]).rpartition(" (")[0] or words.name(space["space"])


def _offers(view: TadmorView, words: Words) -> list[str]:
    """What is on offer: upgrades, precious goods, missions."""
    display = ", ".join(words.name(tile) for tile in view["display"]) or "–"
    out = _wrapped(f"{words.say('picture-upgrades', price=view['price'])} {display}")
    tops: list[str] = []
    for stack in view["precious"]:
        top = words.name(stack["top"]) if stack["top"] else "–"
        tops.append(f"{words.name(stack['colour'])}: {top} ({stack['size']})")
    out += _wrapped(f"{words.say('picture-stacks')} {', '.join(tops)}")
    deck = view["missions"]
    return [*out, *_wrapped(words.say("picture-deck", deck=deck["deck"], discarded=len(deck["discards"])))]


def _belongings(player: PlayerView, words: Words, box: TadmorBox, mine: bool) -> list[str]:
    """Upgrades, missions, temples and goods of one player, with what they do."""
    out = [words.say("picture-yours" if mine else "picture-theirs", seat=int(player["seat"]))]
    temples = ", ".join(words.name(stage) for stage in player["temples"]) or "–"
    goods = ", ".join(words.name(kind) + (f" ×{n}" if n > 1 else "") for kind, n in player["precious"].items()) or "–"
    out += _wrapped(f"{words.say('picture-temples')} {temples}   {words.say('picture-precious')} {goods}")
    figures = {tile["upgrade"]: tile["figure"] or "" for tile in player["personal"]}
    for tile in player["upgrades"]:
        about, facts = about_upgrade(box.upgrades[box.upgrade_numbers[tile]])
        there = f" [{words.name(figures[tile])}]" if figures.get(tile) else ""
        out += _wrapped(f"{words.name(tile)}{there}: {words.say(about, **facts)}")
    for place, cards in (
        ("hand", player.get("hand", [])),
        ("fulfilled", player["fulfilled"]),
        ("returned", player["returned"]),
    ):
        for card in cards:
            out += _wrapped(f"{words.say(f'picture-{place}')} {_mission(card, words, box, place)}")
    return out


def _mission(card: str, words: Words, box: TadmorBox, place: str) -> str:
    """A mission with its price if it has not been paid, its points, and what it brings if it has not been returned."""
    one = box.missions[box.mission_numbers[card]]
    if place == "returned":
        return f"{words.name(card)}: {words.say('picture-worth', prestige=one.pp // box.returned_divisor)}"
    about, facts = about_mission(one)
    worth = words.say("picture-worth", prestige=one.pp)
    if place == "hand":
        worth = words.say("picture-mission", price=counted(one.cost), prestige=one.pp)
    return f"{words.name(card)}: {worth}. {words.say(about, **facts)}"


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [indent]
