"""Chapter 17: what a seat may see."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from majlis.games.alhambra.box import MONEY_CARDS, SCORING
from majlis.games.alhambra.palace import FOUNTAIN, Palace
from majlis.games.alhambra.parts import cell_name
from majlis.games.alhambra.pieces import NO_ANSWER
from majlis.games.alhambra.purse import count
from majlis.games.alhambra.scoring import counts_of
from majlis.games.alhambra.state import NO_TILE, AlhambraState


class Discard(TypedDict):
    """The discard pile: how many cards, and the one on top."""

    count: int
    top: str | None


class Bag(TypedDict):
    """The tiles still to come; which they are everybody can work out (ALH-17.1), their order nobody."""

    count: int
    tiles: list[str]


class BuiltTile(TypedDict):
    """A tile of an Alhambra and its cell."""

    cell: str
    tile: str


class Dirk(TypedDict):
    """The third player of a match for two (ALH-11)."""

    tiles: list[str]
    counts: dict[str, int]
    score: int
    breakdown: dict[str, int]


class HutStack(TypedDict):
    """A stack of huts: the one on top, and those below in no order (ALH-15.1)."""

    count: int
    top: str | None
    below: list[str]


class PlayerView(TypedDict):
    """One player. What others may not see, and what belongs to a module that is not in use, is left out."""

    seat: int
    score: int
    breakdown: dict[str, int]
    cards: int
    palace: list[BuiltTile]
    reserve: list[str]
    counts: dict[str, int]
    wall: int
    hand: NotRequired[list[str]]
    vizier: NotRequired[bool]
    vizier_answer: NotRequired[int]
    bonus_hidden: NotRequired[int]
    bonus_open: NotRequired[list[str]]
    bonus_hand: NotRequired[list[str]]
    huts: NotRequired[int]


class AlhambraView(TypedDict):
    """The table as one seat sees it (None: a spectator)."""

    game: Literal["alhambra"]
    seat: int | None
    turn: int
    market: dict[str, str | None]
    display: list[str]
    deck: int
    discard: Discard
    bag: Bag
    scoring_cards: list[int]
    pending: list[str]
    players: list[PlayerView]
    dirk: NotRequired[Dirk]
    huts: NotRequired[dict[str, HutStack]]
    left_over: NotRequired[list[str]]


def view(state: AlhambraState, seat: int | None) -> AlhambraView:
    """Everything that lies open, and of hidden things what that seat may know (ALH-17.1, 17.3, 17.10)."""
    box = state.box
    out: AlhambraView = {
        "game": "alhambra",
        "seat": seat,
        "turn": state.turn,
        "market": {
            name: None if tile == NO_TILE else box.tile_name(tile)
            for name, tile in zip(box.currencies, state.market, strict=True)
        },
        "display": [box.card_name(card) for card in state.display],
        "deck": len(state.deck),
        "discard": {
            "count": len(state.discard),
            "top": box.card_name(state.discard[-1]) if state.discard else None,
        },
        "bag": {"count": len(state.bag), "tiles": [box.tile_name(tile) for tile in sorted(state.bag)]},
        "scoring_cards": list(range(1, state.appeared + 1)),
        "pending": [box.tile_name(tile) for tile in state.pending],
        "players": [player(state, other, seat) for other in range(state.seats)],
    }
    if state.has_dirk:
        dirk = state.seats
        out["dirk"] = {
            "tiles": [box.tile_name(tile) for tile in state.dirk],
            "counts": dict(zip(box.types, counts_of(state, dirk), strict=True)),
            "score": state.total_of(dirk),
            "breakdown": state.breakdown(dirk),
        }
    if state.huts is not None:
        out["huts"] = {
            name: {
                "count": len(stack),
                "top": box.tile_name(stack[-1]) if stack else None,
                "below": [box.tile_name(tile) for tile in sorted(stack[:-1])],
            }
            for name, stack in zip(box.types, state.huts.stacks, strict=True)
        }
    if state.hands_open:
        out["left_over"] = [box.tile_name(tile) for tile in state.left_over]
    return out


def player(state: AlhambraState, seat: int, viewer: int | None) -> PlayerView:
    """One player as another sees it; money is open with the option (ALH-17.4) and at the end (ALH-17.5)."""
    box = state.box
    palace = state.palaces[seat]
    mine = seat == viewer
    out: PlayerView = {
        "seat": seat,
        "score": state.total_of(seat),
        "breakdown": state.breakdown(seat),
        "cards": state.hand_size(seat),
        "palace": built(state, palace),
        "reserve": [box.tile_name(tile) for tile in state.reserves[seat]],
        "counts": dict(zip(box.types, counts_of(state, seat), strict=True)),
        "wall": palace.longest_wall(),
    }
    if mine or state.hands_open or state.settings.open_money:
        out["hand"] = state.hand(seat)
    if state.vizier is not None:
        out["vizier"] = state.vizier.is_active(seat)
        if mine and state.vizier.answers[seat] != NO_ANSWER:
            out["vizier_answer"] = state.vizier.answers[seat]
    if state.bonus is not None:
        hidden = state.bonus.hidden[seat]
        out["bonus_hidden"] = hidden.bit_count()
        out["bonus_open"] = bonus_names(state, state.bonus.open[seat])
        if mine:
            out["bonus_hand"] = bonus_names(state, hidden)
    if state.huts is not None:
        out["huts"] = state.huts.owned[seat]
    return out


def built(state: AlhambraState, palace: Palace) -> list[BuiltTile]:
    """The tiles of a palace, which remembers the list: every viewer gets it after every decision. Do not change it."""
    shown = palace.memo_shown
    if shown is None:
        shown = [{"cell": cell_name(cell), "tile": tile_name(state, palace.tile_at(cell))} for cell in palace.cells()]
        palace.memo_shown = shown
    return shown


def tile_name(state: AlhambraState, tile: int) -> str:
    return "fountain" if tile == FOUNTAIN else state.box.tile_name(tile)


def bonus_names(state: AlhambraState, cards: int) -> list[str]:
    return [name for card, name in enumerate(state.box.bonus_ids) if cards >> card & 1]


def pieces(state: AlhambraState) -> dict[str, int]:
    """ALH-18.5: every piece is in exactly one place; a piece in two places or in none changes these sums."""
    tiles = list(state.bag) + [tile for tile in state.market if tile != NO_TILE] + list(state.pending)
    tiles += list(state.dirk) + list(state.left_over)
    for seat in range(state.seats):
        palace = state.palaces[seat]
        tiles += [palace.tile_at(cell) for cell in palace.cells() if palace.tile_at(cell) != FOUNTAIN]
        tiles += list(state.reserves[seat])
    huts = [tile for tile in tiles if state.is_hut(tile)]
    if state.huts is not None:
        for stack in state.huts.stacks:
            huts += list(stack)
    cards = state.deck + state.display + state.discard
    out = {
        "tiles": len([tile for tile in tiles if not state.is_hut(tile)]),
        "different_tiles": len({tile for tile in tiles if not state.is_hut(tile)}),
        "money": len([card for card in cards if card < MONEY_CARDS]) + sum(count(purse) for purse in state.purses),
        "exchange": len([card for card in cards if MONEY_CARDS <= card < SCORING])
        + sum(mask.bit_count() for mask in state.exchange),
        "huts": len(huts),
        "different_huts": len(set(huts)),
        "scoring": len([card for card in cards if card >= SCORING]) + state.appeared,
    }
    if state.bonus is not None:
        masks = [*state.bonus.hidden, *state.bonus.open, state.bonus.out]
        out["bonus"] = sum(mask.bit_count() for mask in masks)
    return out
