"""Chapter 14: what a seat may see, and the count of all pieces (chapter 15)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from majlis.games.sabika.building import LayMenu
from majlis.games.sabika.scoring import breakdown
from majlis.games.sabika.state import CLOSED, SETUP, SabikaState
from majlis.games.sabika.storing import RoomMenu, StoreMenu
from majlis.games.sabika.words import (
    ACTION_NAMES,
    CATEGORY_NAMES,
    CITIES,
    CRATES_OF_START,
    EXTENSIONS,
    GOOD_NAMES,
    GOODS,
    HOUSES,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    MATERIALS,
    RAW_NAMES,
    RING_NAMES,
    SPACES,
    WORKER_NAMES,
    WORKERS,
    WORKSHOP,
)

Ring: TypeAlias = Literal["outer", "middle", "inner"]
Colour: TypeAlias = Literal["blue", "red"]
Phase: TypeAlias = Literal["setup", "actions", "round_end", "over"]
SlotKind: TypeAlias = Literal["raw", "marble"]

_PHASES: Final[tuple[Phase, ...]] = ("setup", "actions", "round_end", "over")
_DEALT: Final = 2


class WishesView(TypedDict):
    """Wishes still on the round track by space, and those in the tower, the first one on top."""

    track: dict[str, str]
    tower: list[str]
    worth: NotRequired[list[int]]
    """What an element is worth at each place of the tower, where the values stand there."""


class EventsView(TypedDict):
    """The events of the expert mode."""

    current: str
    coming: str | None
    hidden: int


class StandingView(TypedDict):
    """A worker on a space of the rondel."""

    player: int
    worker: str
    active: bool


class SpaceView(TypedDict):
    """A space of the rondel, the slots that it touches, and who is there."""

    space: str
    ring: Ring
    main: str
    slots: list[str]
    sultans: int
    workers: list[StandingView]


class SlotView(TypedDict):
    """A slot of a side action, and the token on it."""

    kind: SlotKind
    token: str | None


class LargeView(TypedDict):
    open: list[str]


class SmallView(TypedDict):
    """Small buildings: the four places, the deck, the discard pile."""

    open: list[str | None]
    deck: int
    discards: list[str]


class DisplayView(TypedDict):
    """A display of storehouse tiles; `near` lies beside the rondel."""

    near: str | None
    far: str | None
    stack: int


class DisplaysView(TypedDict):
    left: DisplayView
    right: DisplayView


class OpenPoemsView(TypedDict):
    open: list[str | None]
    deck: int
    large: list[str]


class CityView(TypedDict):
    """A city: its tile, its seal, and whose ships are on which half."""

    city: str
    tile: str
    colour: Colour
    seal: bool
    left: list[int]
    right: list[int]


class WorkerView(TypedDict):
    """One's worker; its space is None in the workshop."""

    worker: str
    space: str | None
    active: bool


class HouseView(TypedDict):
    """A storehouse, its extensions from below, and all of its crates."""

    house: str
    tiles: list[str]
    crates: int


class CardStoreView(TypedDict):
    """The crates of a poem that stores goods."""

    capacity: int
    stock: dict[str, int]


class PoemsView(TypedDict):
    blue: list[str]
    red: list[str]
    large: list[str]


class ShipsView(TypedDict):
    """Ships in Granada, and the cities with a ship on the left or on the right half."""

    granada: int
    left: list[str]
    right: list[str]


class PlayerView(TypedDict):
    """One player as another sees it."""

    player: int
    seat: int | None
    yusuf: bool
    prestige: int
    score: int
    breakdown: dict[str, int]
    dinars: int
    parias: int
    favour: int
    seals: int
    workers: list[WorkerView]
    houses: list[HouseView]
    capacity: int
    stock: dict[str, int]
    free: int
    card_store: CardStoreView | None
    raw: dict[str, bool]
    row: list[str]
    mosaics: int
    large: list[str]
    categories: dict[str, int]
    poems: PoemsView
    ships: ShipsView
    start_tile: str | None
    start_chosen: bool
    start_tiles: NotRequired[list[str]]
    """A seat's own two while it chooses between them."""
    tiles: NotRequired[list[str]]
    """Yusuf's storehouse tiles."""
    crates: NotRequired[int]
    """Yusuf's crates."""


class YusufView(TypedDict):
    """Yusuf's worker tiles of this round, his cards, and how often he has engraved."""

    tiles: list[str]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    card: str | None
    engraved: int


class SabikaView(TypedDict):
    """What lies on the table."""

    game: Literal["sabika"]
    seat: int | None
    round: int
    rounds: int
    era: int
    phase: Phase
    solo: bool
    level: str | None
    expert: bool
    edition: str
    start_player: int
    turn: int
    book: int
    wishes: WishesView
    trade_card: str
    events: EventsView | None
    rondel: list[SpaceView]
    slots: dict[str, SlotView]
    covered: list[str]
    bag: dict[str, int]
    spent: dict[str, int]
    large: LargeView
    small: SmallView
    storehouses: DisplaysView
    poems: OpenPoemsView
    cities: list[CityView]
    paria_track: list[int]
    players: list[PlayerView]
    yusuf: YusufView | None


def view(state: SabikaState, seat: int | None) -> SabikaView:
    """Everything that lies open (SAB-14.3), and while start tiles are chosen one's own two (SAB-14.2)."""
    box = state.box
    setup = state.phase == SETUP and any(state.dealt)
    return {
        "game": "sabika",
        "seat": seat,
        "round": state.round,
        "rounds": 5,
        "era": state.era,
        "phase": _PHASES[state.phase],
        "solo": state.yusuf is not None,
        "level": state.settings.level if state.yusuf is not None else None,
        "expert": state.event > 0,
        "edition": state.settings.edition,
        "start_player": -1 if setup else state.start,
        "turn": -1 if setup else state.turn,
        "book": state.book,
        "wishes": _wishes(state),
        "trade_card": f"trade_{state.trade}",
        "events": _events(state),
        "rondel": [_space(state, space) for space in range(SPACES)],
        "slots": {
            slot.id: {"kind": "raw" if slot.raw else "marble", "token": _token(state, number)}
            for number, slot in enumerate(box.slots)
            if state.tokens[number] != CLOSED
        },
        "covered": [slot.id for slot in box.slots if slot.boards >> state.seats & 1 and slot.closed >> state.seats & 1],
        "bag": dict(zip(RAW_NAMES, state.bag)),
        "spent": dict(zip(GOOD_NAMES, state.spent)),
        "large": {"open": [f"large_{number}" for number in range(1, len(box.large)) if state.large >> number & 1]},
        "small": {
            "open": [f"small_{card}" if card else None for card in state.small_open],
            "deck": len(state.small_deck),
            "discards": [f"small_{card}" for card in state.small_discards],
        },
        "storehouses": {"left": _display(state, 0), "right": _display(state, 1)},
        "poems": {
            "open": [f"poem_{poem}" if poem else None for poem in state.poem_open],
            "deck": len(state.poem_deck),
            "large": [
                box.large_poem_name(number) for number in range(len(box.large_poems)) if state.large_poems >> number & 1
            ],
        },
        "cities": [_city(state, city) for city in range(CITIES)],
        "paria_track": state.leaders(),
        "players": [_player(state, player, seat, setup) for player in range(state.players)],
        "yusuf": _yusuf(state),
    }


def _wishes(state: SabikaState) -> WishesView:
    spaces = [space for space in range(1, len(state.box.track)) if state.box.track[space].wish]
    up = state.wishes_up()
    names = [state.box.wishes[number].id for number in state.wishes]
    out: WishesView = {"track": {str(spaces[i]): names[i] for i in range(up, len(names))}, "tower": names[:up]}
    if state.settings.wish_on_tower:
        out["worth"] = list(state.box.constants.wish_tower)  # of an element, by place from the top
    return out


def _events(state: SabikaState) -> EventsView | None:
    if not state.event:
        return None
    return {
        "current": f"event_{state.event}",
        "coming": f"event_{state.coming}" if state.coming else None,
        "hidden": 1 if state.third else 0,
    }


def _space(state: SabikaState, space: int) -> SpaceView:
    box = state.box
    workers: list[StandingView] = []
    for player in range(state.players):
        for worker in range(WORKERS):
            if state.places[player * WORKERS + worker] == space:
                workers.append(
                    {"player": player, "worker": WORKER_NAMES[worker], "active": state.active(player, worker)}
                )
    return {
        "space": box.spaces[space],
        "ring": cast(Ring, RING_NAMES[box.ring_of[space]]),
        "main": ACTION_NAMES[box.mains[space]],
        "slots": [box.slots[slot].id for slot in box.touching[space] if state.tokens[slot] != CLOSED],
        "sultans": state.sultans.count(space),
        "workers": workers,
    }


def _token(state: SabikaState, slot: int) -> str | None:
    token = state.tokens[slot]
    if token < 0:
        return None
    return RAW_NAMES[token] if state.box.slots[slot].raw else "marble"


def _display(state: SabikaState, side: int) -> DisplayView:
    near, far = state.displays[2 * side], state.displays[2 * side + 1]
    return {
        "near": f"tile_{near}" if near else None,
        "far": f"tile_{far}" if far else None,
        "stack": len(state.stacks[side]),
    }


def _city(state: SabikaState, city: int) -> CityView:
    tile = state.box.city_tiles[state.city_tiles[city]]
    return {
        "city": state.box.cities[city],
        "tile": f"city_tile_{tile.number}",
        "colour": "red" if tile.red else "blue",
        "seal": state.city_seals >> city & 1 == 1,
        "left": [player for player in range(state.players) if state.left[player] >> city & 1],
        "right": [player for player in range(state.players) if state.right[player] >> city & 1],
    }


def _cities(state: SabikaState, mask: int) -> list[str]:
    return [state.box.cities[city] for city in range(CITIES) if mask >> city & 1]


def _player(state: SabikaState, player: int, viewer: int | None, setup: bool) -> PlayerView:
    box = state.box
    first = player * ITEMS
    human = state.human(player)
    card = state.card_capacity(player)
    on_card = state.cards[player * GOODS : player * GOODS + GOODS]
    out: PlayerView = {
        "player": player,
        "seat": player if human else None,
        "yusuf": not human,
        "prestige": state.prestige[player],
        "score": state.prestige[player],
        "breakdown": breakdown(state, player),
        "dinars": state.dinars[player],
        "parias": state.parias[player],
        "favour": state.favour[player],
        "seals": state.seals[player],
        "workers": [_worker(state, player, worker) for worker in range(WORKERS)],
        "houses": [_house(state, player, house) for house in range(HOUSES)] if human else [],
        "capacity": state.capacity[player],
        "stock": {name: state.stock[first + item] for item, name in enumerate(ITEM_NAMES)},
        "free": state.free(player) if human else 0,
        "card_store": {"capacity": card, "stock": dict(zip(GOOD_NAMES, on_card))} if card else None,
        "raw": {name: state.raws[player] >> raw & 1 == 1 for raw, name in enumerate(RAW_NAMES)},
        "row": [
            f"small_{number}" if number else f"mosaic_{state.mosaic_cards[player]}" for number in state.rows[player]
        ],
        "mosaics": state.mosaics[player],
        "large": [f"large_{number}" for number in range(1, len(box.large)) if state.built[player] >> number & 1],
        "categories": {name: state.category(player, category) for category, name in enumerate(CATEGORY_NAMES)},
        "poems": {
            "blue": [f"poem_{number}" for number in range(1, len(box.poems)) if state.blue[player] >> number & 1],
            "red": [f"poem_{number}" for number in range(1, len(box.poems)) if state.red[player] >> number & 1],
            "large": [
                box.large_poem_name(number)
                for number in range(len(box.large_poems))
                if state.engraved[player] >> number & 1
            ],
        },
        "ships": {
            "granada": CITIES - state.ships(player).bit_count(),
            "left": _cities(state, state.left[player]),
            "right": _cities(state, state.right[player]),
        },
        "start_tile": f"start_{state.kept[player]}" if state.kept[player] and not setup else None,
        "start_chosen": state.kept[player] > 0,
    }
    if setup and player == viewer:
        out["start_tiles"] = [
            f"start_{tile}" for tile in sorted(state.dealt[player * _DEALT : player * _DEALT + _DEALT])
        ]
    if state.yusuf is not None and not human:
        out["tiles"] = [f"tile_{tile}" for tile in state.yusuf.stores]
        out["crates"] = state.capacity[player]
    return out


def _worker(state: SabikaState, player: int, worker: int) -> WorkerView:
    at = state.places[player * WORKERS + worker]
    return {
        "worker": WORKER_NAMES[worker],
        "space": None if at == WORKSHOP else state.box.spaces[at],
        "active": state.active(player, worker),
    }


def _house(state: SabikaState, player: int, house: int) -> HouseView:
    first = (player * HOUSES + house) * EXTENSIONS
    tiles = [tile for tile in state.extensions[first : first + EXTENSIONS] if tile]
    return {
        "house": f"house_{house + 1}",
        "tiles": [f"tile_{tile}" for tile in tiles],
        "crates": CRATES_OF_START + sum(state.box.tile_crates[tile] for tile in tiles),
    }


def _yusuf(state: SabikaState) -> YusufView | None:
    yusuf = state.yusuf
    if yusuf is None:
        return None
    return {
        "tiles": [KIND_NAMES[kind] for kind in yusuf.turned],
        "decks": {name: len(yusuf.decks[kind]) for kind, name in enumerate(KIND_NAMES)},
        "discards": {
            name: [state.box.yusuf_card_name(card) for card in yusuf.discards[kind]]
            for kind, name in enumerate(KIND_NAMES)
        },
        "card": state.box.yusuf_card_name(yusuf.card) if yusuf.card >= 0 else None,
        "engraved": yusuf.engraved,
    }


def pieces(state: SabikaState) -> dict[str, int]:
    """SAB-15: every piece is in exactly one place; a piece in two places or in none changes these sums."""
    box = state.box
    out: dict[str, int] = {}
    for kind, name in enumerate(RAW_NAMES):
        n = state.bag[kind] + state.spent[kind]
        n += sum(1 for number, slot in enumerate(box.slots) if slot.raw and state.tokens[number] == kind)
        for player in range(state.players):
            n += (
                (state.raws[player] >> kind & 1)
                + state.stock[player * ITEMS + MATERIALS + kind]
                + state.cards[player * GOODS + kind]
            )
        for step in state.steps:  # a good that waits for a place
            if (isinstance(step, StoreMenu) and step.good == kind) or (
                isinstance(step, RoomMenu) and step.item == MATERIALS + kind
            ):
                n += 1
        out[f"tokens_{name}"] = n
    small = [*state.small_deck, *state.small_open, *state.small_discards]
    for row in state.rows:
        small.extend(row)
    small += [step.card for step in state.steps if isinstance(step, LayMenu)]
    out["small_buildings"] = len([card for card in small if card])
    out["different_small_buildings"] = len({card for card in small if card})
    tiles = [tile for tile in [*state.stacks[0], *state.stacks[1], *state.displays, *state.extensions] if tile]
    if state.yusuf is not None:
        tiles += state.yusuf.stores
        out["yusuf_cards"] = sum(len(deck) for deck in [*state.yusuf.decks, *state.yusuf.discards])
        out["yusuf_tiles"] = len(state.yusuf.tiles) + len(state.yusuf.turned)
    out["storehouse_tiles"] = len(set(tiles))
    poems = [poem for poem in [*state.poem_deck, *state.poem_open] if poem]
    for mask in [*state.blue, *state.red]:
        poems += [number for number in range(1, len(box.poems)) if mask >> number & 1]
    out["small_poems"] = len(poems)
    out["different_small_poems"] = len(set(poems))
    out["large_poems"] = state.large_poems.bit_count() + sum(mask.bit_count() for mask in state.engraved)
    out["sultans"] = len(state.sultans)
    out["workers_astray"] = abs(sum(state.crowd) - len(state.sultans) - sum(1 for at in state.places if at != WORKSHOP))
    out["overlapping_buildings"] = sum(
        1
        for number in range(1, len(box.large))
        if (state.large >> number & 1) + sum(mask >> number & 1 for mask in state.built) > 1
    )
    out["ships_on_both_halves"] = sum(
        (state.left[player] & state.right[player]).bit_count() for player in range(state.players)
    )
    counted = [
        *state.stock,
        *state.cards,
        *state.dinars,
        *state.seals,
        *state.parias,
        *state.bag,
        *state.spent,
        *state.crowd,
    ]
    out["less_than_none"] = sum(1 for number in counted if number < 0)
    out["overfull_storehouses"] = sum(1 for player in range(state.seats) if state.free(player) < 0)
    return out
