"""The table as text: what a seat may see, for a terminal.

Everything comes from `view(seat)`, so what is hidden from the seat cannot get into its picture.
"""

from __future__ import annotations

import textwrap
from typing import Final

from majlis.engine.state import View
from majlis.engine.words import Words
from majlis.games.sabika.state import SabikaState

WIDTH: Final = 100
"""Nothing is wider than this."""
_NONE: Final = "–"


def picture(state: SabikaState, words: Words, seat: int | None, near: int | None) -> str:
    """The table as `seat` sees it, with the workshop of `near` (by default its own, for a spectator that of the player at turn)."""
    view = state.view(seat)
    turn = int(view["turn"])
    whose = near if near is not None else seat if seat is not None else turn if 0 <= turn < state.seats else 0
    out = [words.say("picture-round", round=view["round"], era=view["era"], space=view["book"]), *_frame(view, words)]
    out += ["", *_players(view, words)]
    out += ["", words.say("picture-rondel"), *_rondel(view, words)]
    out += ["", words.say("picture-display"), *_display(view, words)]
    out += ["", words.say("picture-map"), *_map(view, words)]
    out += ["", *_workshop(view["players"][whose], words, whose == seat)]
    return "\n".join(line.rstrip() for line in out)


def _who(view: View, player: int, words: Words) -> str:
    return words.seat(player) if view["players"][player]["seat"] is not None else words.name("yusuf")


def _names(pieces: list[str | None], words: Words) -> str:
    return ", ".join(words.name(piece) for piece in pieces if piece is not None) or _NONE


def _frame(view: View, words: Words) -> list[str]:
    """Wishes, trade card, event, Yusuf's tiles."""
    wishes = view["wishes"]
    tower = [words.name(wish) + " ✓" for wish in wishes["tower"]]
    coming = [f"{words.name(wish)} ({space})" for space, wish in wishes["track"].items()]
    out = _wrapped(f"{words.say('picture-wishes')} {', '.join(tower + coming)}")
    out += _wrapped(f"{words.say('picture-trade')} {words.name(view['trade_card'])}")
    events = view["events"]
    if events is not None and events["coming"] is not None:
        out += _wrapped(words.say("picture-events", current=events["current"], coming=events["coming"]))
    elif events is not None:
        out += _wrapped(words.say("picture-event", current=events["current"]))
    if view["yusuf"] is not None:
        out += _wrapped(f"{words.say('picture-yusuf')} {_names(view['yusuf']['tiles'], words)}")
    return out


def _players(view: View, words: Words) -> list[str]:
    """One line for each player."""
    heads = ("prestige", "dinars", "seals", "parias", "favour", "buildings", "engraved", "ships")
    rows = [["", *(words.say(f"picture-{name}") for name in heads)]]
    for player in view["players"]:
        mark = "▶ " if player["player"] == view["turn"] else "  "
        me = " " + words.say("picture-you") if player["seat"] is not None and player["seat"] == view["seat"] else ""
        poems = sum(len(player["poems"][colour]) for colour in ("blue", "red", "large"))
        ships = f"{len(player['ships']['left'])}/{len(player['ships']['right'])}"
        numbers = [player["prestige"], player["dinars"], player["seals"], player["parias"], player["favour"]]
        numbers += [sum(player["categories"].values()), poems]
        rows.append([mark + _who(view, player["player"], words) + me, *(str(n) for n in numbers), ships])
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [row[0].ljust(wide[0]) + "".join("  " + text.rjust(wide[i]) for i, text in enumerate(row) if i) for row in rows]


def _rondel(view: View, words: Words) -> list[str]:
    """Each space with its workers, then the slots."""
    out: list[str] = []
    for space in view["rondel"]:
        there = [f"{_who(view, worker['player'], words)}{'' if worker['active'] else ' ↓'}" for worker in space["workers"]]
        if space["sultans"]:
            there.append(words.say("picture-sultans", count=space["sultans"]))
        slots = f" [{', '.join(_slot(view, slot, words) for slot in space['slots'])}]" if space["slots"] else ""
        out += _wrapped(f"{words.name(space['space'])}{slots}: {', '.join(there) or _NONE}")
    return out


def _slot(view: View, slot: str, words: Words) -> str:
    token = view["slots"][slot]["token"]
    return f"{slot} {words.name(token) if token is not None else words.say('picture-empty')}"


def _display(view: View, words: Words) -> list[str]:
    out = _wrapped(f"{words.say('picture-large')} {_names(view['large']['open'], words)}")
    out += _wrapped(f"{words.say('picture-small')} {_names(view['small']['open'], words)}")
    tiles = [view["storehouses"][side][place] for side in ("left", "right") for place in ("near", "far")]
    out += _wrapped(f"{words.say('picture-tiles')} {_names(tiles, words)}")
    return out + _wrapped(f"{words.say('picture-poems')} {_names([*view['poems']['open'], *view['poems']['large']], words)}")


def _map(view: View, words: Words) -> list[str]:
    """Each city: its tile, the seal, ships on the left and on the right half."""
    out: list[str] = []
    for city in view["cities"]:
        left = ", ".join(_who(view, player, words) for player in city["left"]) or _NONE
        right = ", ".join(_who(view, player, words) for player in city["right"]) or _NONE
        seal = f", {words.say('picture-seal')}" if city["seal"] else ""
        out += _wrapped(f"{words.name(city['city'])} ({words.name(city['tile'])}, {words.name(city['colour'])}{seal}): {left} | {right}")
    return out


def _workshop(player: View, words: Words, mine: bool) -> list[str]:
    """Everything that one player owns."""
    out = [words.say("picture-yours" if mine else "picture-theirs", seat=int(player["player"]))]
    workers = [
        f"{words.name(worker['worker'])}: "
        + (words.name(worker["space"]) if worker["space"] is not None else words.say("picture-workshop"))
        + ("" if worker["active"] else " ↓")
        for worker in player["workers"]
    ]
    out += _wrapped(f"{words.say('picture-workers')} {'; '.join(workers)}")
    stored = [f"{n} {words.name(item)}" for item, n in player["stock"].items() if n]
    used = sum(player["stock"].values())
    out += _wrapped(f"{words.say('picture-store', used=used, capacity=player['capacity'])} {', '.join(stored) or _NONE}")
    if player["card_store"] is not None:
        on_card = [f"{n} {words.name(good)}" for good, n in player["card_store"]["stock"].items() if n]
        out += _wrapped(f"{words.say('picture-card-store')} {', '.join(on_card) or _NONE}")
    out += _wrapped(f"{words.say('picture-raw')} {_names([raw for raw, there in player['raw'].items() if there], words)}")
    houses = [f"{words.name(house['house'])} ({house['crates']}): {_names(house['tiles'], words)}" for house in player["houses"]]
    out += _wrapped(f"{words.say('picture-houses')} {'; '.join(houses) or _NONE}")
    out += _wrapped(f"{words.say('picture-row')} {_names(player['row'], words)}")
    for colour, title in (("blue", "picture-blue"), ("red", "picture-red"), ("large", "picture-large-poems")):
        if player["poems"][colour]:
            out += _wrapped(f"{words.say(title)} {_names(player['poems'][colour], words)}")
    return out


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [indent]
