"""The table as text: what a seat may see, for a terminal.

Everything comes from `view(seat)`, so what is hidden from the seat cannot get into its picture.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from majlis.engine.words import Words
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.phrases import Phrasing
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.view import PlayerView, SabikaView
from majlis.games.sabika.words import COLOUR_NAMES, GOOD_NAMES, MATERIAL_NAMES

WIDTH: Final = 100
"""Nothing is wider than this."""
_NONE: Final = "–"


def picture(state: SabikaState, words: Words, seat: int | None, near: int | None) -> str:
    """The table as `seat` sees it, with the workshop of `near` (by default its own, for a spectator that of the player to move)."""
    view = state.view(seat)
    turn = int(view["turn"])
    whose = near if near is not None else seat if seat is not None else turn if 0 <= turn < state.seats else 0
    out = [
        words.say("picture-round", round=view["round"], era=view["era"], space=view["book"]),
        *_frame(view, words, state.box),
    ]
    out += ["", *_players(view, words)]
    out += ["", words.say("picture-rondel"), *_rondel(view, words)]
    out += ["", words.say("picture-display"), *_display(view, words, state.box)]
    out += ["", words.say("picture-map"), *_map(view, words, state.box)]
    out += ["", *_workshop(view["players"][whose], words, state.box, whose == seat)]
    return "\n".join(line.rstrip() for line in out)


def _who(view: SabikaView, player: int, words: Words) -> str:
    return words.seat(player) if view["players"][player]["seat"] is not None else words.name("yusuf")


def _names(pieces: Sequence[str | None], words: Words) -> str:
    return ", ".join(words.name(piece) for piece in pieces if piece is not None) or _NONE


def _frame(view: SabikaView, words: Words, box: SabikaBox) -> list[str]:
    """Wishes, trade card, events, Yusuf's tiles."""
    wishes = view["wishes"]
    out = ["  " + words.say("picture-wishes")]
    for wish in wishes["tower"]:
        out += _card(wish, words, box, " ✓")
    for space, wish in wishes["track"].items():
        out += _card(wish, words, box, f" ({space})")
    out += ["  " + words.say("picture-trade"), *_card(view["trade_card"], words, box)]
    if view["events"] is not None:
        out.append("  " + words.say("picture-events"))
        for event in (view["events"]["current"], view["events"]["coming"]):
            if event is not None:
                out += _card(event, words, box)
    if view["yusuf"] is not None:
        out += _wrapped(f"{words.say('picture-yusuf')} {_names(view['yusuf']['tiles'], words)}")
    return out


def _players(view: SabikaView, words: Words) -> list[str]:
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
    return [
        row[0].ljust(wide[0]) + "".join("  " + text.rjust(wide[i]) for i, text in enumerate(row) if i) for row in rows
    ]


def _rondel(view: SabikaView, words: Words) -> list[str]:
    """Each space with its workers, then the slots."""
    out: list[str] = []
    for space in view["rondel"]:
        there = [
            f"{_who(view, worker['player'], words)}{'' if worker['active'] else ' ↓'}" for worker in space["workers"]
        ]
        if space["sultans"]:
            there.append(words.say("picture-sultans", count=space["sultans"]))
        slots = f" [{', '.join(_slot(view, slot, words) for slot in space['slots'])}]" if space["slots"] else ""
        out += _wrapped(f"{words.name(space['space'])}{slots}: {', '.join(there) or _NONE}")
    return out


def _slot(view: SabikaView, slot: str, words: Words) -> str:
    token = view["slots"][slot]["token"]
    return f"{slot} {words.name(token) if token is not None else words.say('picture-empty')}"


def _card(piece: str, words: Words, box: SabikaBox, mark: str = "") -> list[str]:
    """A tile or card with what it says."""
    text = _said(Phrasing(box).card(piece), words)
    if not text and piece.startswith("poem_"):
        poem = box.poems[int(piece.rpartition("_")[2])]
        blue = _said(Phrasing(box).blue(f"{piece}.blue", poem), words)
        red = _said(Phrasing(box).effect(f"{piece}.red", poem.red), words)
        text = f"{words.name('blue')} – {blue} | {words.name('red')} – {red}"
    return _wrapped(f"{words.name(piece)}{mark}: {text}" if text else words.name(piece) + mark, "    ")


def _said(phrases: list[str], words: Words) -> str:
    return ", ".join(words.name(phrase) for phrase in phrases)


def _display(view: SabikaView, words: Words, box: SabikaBox) -> list[str]:
    """What can be built, taken and engraved; of the large buildings those of the current era."""
    out = ["  " + words.say("picture-large")]
    for building in view["large"]["open"]:
        if box.large[int(building.rpartition("_")[2])].era == view["era"]:
            out += _card(building, words, box)
    small = [_small(card, words, box) for card in view["small"]["open"] if card is not None]
    out += _wrapped(f"{words.say('picture-small')} {'; '.join(small) or _NONE}")
    out.append("  " + words.say("picture-tiles"))
    for side in ("left", "right"):
        for tile in (view["storehouses"][side]["near"], view["storehouses"][side]["far"]):
            if tile is not None:
                out += _card(tile, words, box, f" ({words.name(side)})")
    out.append("  " + words.say("picture-poems"))
    for poem in [*view["poems"]["open"], *view["poems"]["large"]]:
        if poem is not None:
            out += _card(poem, words, box)
    return out


def _small(name: str, words: Words, box: SabikaBox) -> str:
    """A small building with its base material and its half mosaics."""
    card = box.small[int(name.rpartition("_")[2])]
    left, right = words.name(COLOUR_NAMES[card.left]), words.name(COLOUR_NAMES[card.right])
    return f"{words.name(name)} ({words.name(MATERIAL_NAMES[card.base])}; {left} | {right})"


def _map(view: SabikaView, words: Words, box: SabikaBox) -> list[str]:
    """Each city: its seal, ships on the left and on the right half, demand, bonus, income or action."""
    out: list[str] = []
    for city in view["cities"]:
        left = ", ".join(_who(view, player, words) for player in city["left"]) or _NONE
        right = ", ".join(_who(view, player, words) for player in city["right"]) or _NONE
        seal = f", {words.say('picture-seal')}" if city["seal"] else ""
        out += _wrapped(f"{words.name(city['city'])} ({words.name(city['colour'])}{seal}): {left} | {right}")
        tile = box.city_tiles[int(city["tile"].rpartition("_")[2])]
        demand = ", ".join(words.name(good) for i, good in enumerate(GOOD_NAMES) if tile.demand >> i & 1)
        bonus = _said(Phrasing(box).effect(f"{city['tile']}.bonus", tile.bonus), words)
        effect = _said(Phrasing(box).effect(f"{city['tile']}.effect", tile.effect), words)
        facts = {"demand": demand, "bonus": bonus, "effect": effect}
        out += _wrapped(words.say("picture-red-city" if tile.red else "picture-blue-city", **facts), "    ")
    return out


def _workshop(player: PlayerView, words: Words, box: SabikaBox, mine: bool) -> list[str]:
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
    out += _wrapped(
        f"{words.say('picture-store', used=used, capacity=player['capacity'])} {', '.join(stored) or _NONE}"
    )
    if player["card_store"] is not None:
        on_card = [f"{n} {words.name(good)}" for good, n in player["card_store"]["stock"].items() if n]
        out += _wrapped(f"{words.say('picture-card-store')} {', '.join(on_card) or _NONE}")
    out += _wrapped(
        f"{words.say('picture-raw')} {_names([raw for raw, there in player['raw'].items() if there], words)}"
    )
    houses = [
        f"{words.name(house['house'])} ({house['crates']}): {_names(house['tiles'], words)}"
        for house in player["houses"]
    ]
    out += _wrapped(f"{words.say('picture-houses')} {'; '.join(houses) or _NONE}")
    out += _wrapped(f"{words.say('picture-row')} {_names(player['row'], words)}")
    poems = player["poems"]
    for title, cards in (
        ("picture-blue", poems["blue"]),
        ("picture-red", poems["red"]),
        ("picture-large-poems", poems["large"]),
    ):
        if cards:
            out.append("  " + words.say(title))
        for poem in cards:
            out += _card(poem, words, box)
    return out


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [indent]
