"""Chapter 17: what a seat may see."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict, cast

from majlis.games.tadmor.box import (
    CAMEL,
    COLOUR_NAMES,
    COLOURS,
    DOUBLE,
    FIGURE_NAMES,
    FIGURES,
    KINDS,
    KINDS_OF_COLOUR,
    MARKET_NAMES,
    MISSIONS,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    SINGLE,
    STAGES,
    TRADE_PP,
    UPGRADES,
)
from majlis.games.tadmor.kingdom import is_exempt
from majlis.games.tadmor.personal import owns_place
from majlis.games.tadmor.round_end import limit_of
from majlis.games.tadmor.scoring import total
from majlis.games.tadmor.state import NO_WINDOW, NOBODY, NOTHING, PHASE_NAMES, WINDOW_KINDS, TadmorState
from majlis.games.tadmor.stores import named
from majlis.games.tadmor.towers import band_price
from majlis.games.tadmor.trading import left_to_acquire
from majlis.games.tadmor.upgrades import tile_names

FigureName: TypeAlias = Literal["camel", "ship"]
PhaseName: TypeAlias = Literal["setup", "placement", "raiders", "upgrade", "building", "kingdom", "round_end", "over"]
WindowName: TypeAlias = Literal["upgrade", "upgrade_end", "building", "kingdom"]
MarketName: TypeAlias = Literal["basic_to_luxury", "full"]


class WindowView(TypedDict):
    """The window that is open (TAD-6.4)."""

    kind: WindowName
    seat: int
    space: str | None


class SpaceView(TypedDict):
    """A space of the board side in use, and who stands on it."""

    space: str
    figure: FigureName | None
    seat: int | None


class RaidersView(TypedDict):
    """The raider cards; `held` and `cards` only for whoever may know them (TAD-17.2)."""

    slot: str | None
    holder: int | None
    held: str | None
    attacked: str | None
    revealer: int | None
    stack: int
    cards: list[str] | None


class StackView(TypedDict):
    """A stack of precious goods; `kinds` is what can be counted to be in it."""

    colour: str
    top: str | None
    size: int
    kinds: dict[str, int]


class MissionsView(TypedDict):
    """The size of the mission deck, and its discard pile, which lies open."""

    deck: int
    discards: list[str]


class PrizeView(TypedDict):
    """Who takes precious goods for a completed temple, and how many are left to take."""

    seat: int
    left: int


class FigureView(TypedDict):
    """How many figures of a type there are in all and in the supply."""

    all: int
    supply: int


class FiguresView(TypedDict):
    """The figures of a player by type."""

    camel: FigureView
    ship: FigureView


class LevelView(TypedDict):
    """What the next tower level, or the next pair, costs."""

    single: dict[str, int]
    double: dict[str, int]


class PersonalView(TypedDict):
    """A personal tile and the figure on it."""

    upgrade: str
    figure: FigureName | None


class TradeView(TypedDict):
    """What one of a resource is traded for."""

    give: str
    get: list[str]
    count: int


class AcquireView(TypedDict):
    """How many resources may still be bought for points in this round."""

    basic: int
    luxury: int


class PlayerView(TypedDict):
    """One player; `hand` only as that player sees it.

    `score` is the marker on the track, `total` what it would come to if the match ended now.
    """

    seat: int
    score: int
    total: int
    breakdown: dict[str, int]
    warehouse: dict[str, int]
    traded: dict[str, int]
    limit: int
    figures: FiguresView
    tower: int
    next_level: LevelView
    temples: list[str]
    precious: dict[str, int]
    upgrades: list[str]
    personal: list[PersonalView]
    hand_size: int
    hand: NotRequired[list[str]]
    fulfilled: list[str]
    returned: list[str]
    market: MarketName | None
    trades: list[TradeView]
    acquire: AcquireView | None
    tax: int
    tax_prestige: int
    exempt: bool


class TadmorView(TypedDict):
    """A match of Tadmor as one seat, or a spectator, may see it."""

    game: Literal["tadmor"]
    seat: int | None
    side: str
    round: int
    rounds: int
    epoch: int
    phase: PhaseName
    order: list[int]
    start: int
    next_start: int
    turn: int
    window: WindowView | None
    spaces: list[SpaceView]
    raiders: RaidersView
    display: list[str]
    price: int
    undrawn: list[str]
    removed: list[str]
    to_come: list[str]
    precious: list[StackView]
    missions: MissionsView
    temple_cards: dict[str, int]
    completers: list[int]
    prize: PrizeView | None
    players: list[PlayerView]


def view(state: TadmorState, seat: int | None) -> TadmorView:
    """Everything that lies open (TAD-17.1), and of hidden things what that seat may know (TAD-17.2)."""
    box = state.box
    later = 0
    for tile in range(UPGRADES):
        if box.upgrades[tile].epoch > state.epoch and not state.removed >> tile & 1:
            later |= 1 << tile
    return {
        "game": "tadmor",
        "seat": seat,
        "side": box.tables[state.seats].side,
        "round": state.round,
        "rounds": box.rounds,
        "epoch": state.epoch + 1,
        "phase": "over" if state.over else cast(PhaseName, PHASE_NAMES[state.phase]),
        "order": state.order(),
        "start": state.start,
        "next_start": state.next_start,
        "turn": state.turn,
        "window": window(state),
        "spaces": [space(state, place) for place in box.places_of[state.seats]],
        "raiders": raiders(state, seat),
        "display": tile_names(state, state.display),
        "price": box.epochs[state.epoch].price,
        "undrawn": tile_names(state, state.undrawn),
        "removed": tile_names(state, state.removed),
        "to_come": tile_names(state, later),
        "precious": [stack(state, colour) for colour in range(COLOURS)],
        "missions": {"deck": len(state.deck), "discards": mission_names(state, state.discards)},
        "temple_cards": dict(zip(box.stages, state.temple_cards, strict=True)),
        "completers": list(state.completers),
        "prize": {"seat": state.turn, "left": state.prizes} if state.prizes else None,
        "players": [player(state, other, seat) for other in range(state.seats)],
    }


def window(state: TadmorState) -> WindowView | None:
    """The window that is open (TAD-6.4)."""
    if state.window == NO_WINDOW:
        return None
    space = None if state.window_space == NOTHING else state.box.place_names[state.window_space]
    return {"kind": cast(WindowName, WINDOW_KINDS[state.window]), "seat": state.turn, "space": space}


def space(state: TadmorState, place: int) -> SpaceView:
    code = state.standing[place]
    return {
        "space": state.box.place_names[place],
        "figure": cast(FigureName, FIGURE_NAMES[(code - 1) % FIGURES]) if code else None,
        "seat": state.owner(place) if code else None,
    }


def raiders(state: TadmorState, seat: int | None) -> RaidersView:
    """The attack slot, and of a held card what the seat may know (TAD-17.2, 17.6)."""
    regions = state.box.regions
    mine = state.holder != NOBODY and state.holder == seat
    away = {state.slot, state.attacked, state.held} - {NOTHING}
    known = state.holder == NOBODY or mine
    return {
        "slot": None if state.slot == NOTHING else regions[state.slot],
        "holder": None if state.holder == NOBODY else state.holder,
        "held": regions[state.held] if mine else None,
        "attacked": None if state.attacked == NOTHING else regions[state.attacked],
        "revealer": None if state.revealer == NOBODY else state.revealer,
        "stack": REGIONS - len(away),
        "cards": [name for region, name in enumerate(regions) if region not in away] if known else None,
    }


def stack(state: TadmorState, colour: int) -> StackView:
    """A stack of precious goods: its top, its size, and what can be counted to be in it (TAD-17.3)."""
    tiles = state.stacks[colour]
    kinds = range(colour * KINDS_OF_COLOUR, (colour + 1) * KINDS_OF_COLOUR)
    return {
        "colour": COLOUR_NAMES[colour],
        "top": state.box.kinds[tiles[-1]] if tiles else None,
        "size": len(tiles),
        "kinds": {state.box.kinds[kind]: tiles.count(kind) for kind in kinds},
    }


def mission_names(state: TadmorState, mask: int) -> list[str]:
    return [state.box.missions[card].id for card in range(MISSIONS) if mask >> card & 1]


def resources(store: list[int], first: int) -> dict[str, int]:
    return {name: store[first + i] for i, name in enumerate(RESOURCE_NAMES)}


def player(state: TadmorState, seat: int, viewer: int | None) -> PlayerView:
    """One player as another sees it."""
    box = state.box
    market = state.market(seat)
    exempt = is_exempt(state, seat) or state.settled >> seat & 1 == 1
    due = state.tax_due(seat)
    level = state.tower[seat] + 1
    out: PlayerView = {
        "seat": seat,
        "score": state.score(seat),
        "total": total(state, seat),
        "breakdown": state.breakdown(seat),
        "warehouse": resources(state.warehouse, seat * RESOURCES),
        "traded": resources(state.traded, seat * RESOURCES),
        "limit": limit_of(state, seat),
        "figures": {"camel": figures(state, seat, CAMEL), "ship": figures(state, seat, SHIP)},
        "tower": state.tower[seat],
        "next_level": {
            "single": named(band_price(state, seat, SINGLE, level)),
            "double": named(band_price(state, seat, DOUBLE, level)),
        },
        "temples": [name for stage, name in enumerate(box.stages) for _ in range(state.temples[seat * STAGES + stage])],
        "precious": {
            name: state.goods[seat * KINDS + kind]
            for kind, name in enumerate(box.kinds)
            if state.goods[seat * KINDS + kind]
        },
        "upgrades": tile_names(state, state.upgrades[seat]),
        "personal": [
            {"upgrade": box.upgrades[tile].id, "figure": space(state, box.tile_places[tile])["figure"]}
            for tile in box.personal
            if state.upgrades[seat] >> tile & 1
        ],
        "hand_size": state.hand[seat].bit_count(),
        "fulfilled": mission_names(state, state.fulfilled[seat] & ~state.returned[seat]),
        "returned": mission_names(state, state.returned[seat]),
        "market": cast(MarketName, MARKET_NAMES[market]) if market else None,
        "trades": trades(state, seat),
        "acquire": acquire(state, seat),
        "tax": due,
        "tax_prestige": box.epochs[state.epoch].tax_pp if due else 0,
        "exempt": exempt,
    }
    if seat == viewer:
        out["hand"] = mission_names(state, state.hand[seat])
    return out


def figures(state: TadmorState, seat: int, figure: int) -> FigureView:
    return {"all": state.figures[seat * FIGURES + figure], "supply": state.supply[seat * FIGURES + figure]}


def trades(state: TadmorState, seat: int) -> list[TradeView]:
    """What one of each resource is traded for by the player's tiles and open markets (TAD-10.5)."""
    out: list[TradeView] = []
    for give, name in enumerate(RESOURCE_NAMES):
        rate = state.rate(seat, give)
        for count, mask in ((1, rate & 15), (2, rate >> RESOURCES)):
            if mask:
                out.append(
                    {
                        "give": name,
                        "get": [other for i, other in enumerate(RESOURCE_NAMES) if mask >> i & 1],
                        "count": count,
                    }
                )
    return out


def acquire(state: TadmorState, seat: int) -> AcquireView | None:
    """What may still be bought for points in this round (TAD-10.9)."""
    if not state.owns(seat, TRADE_PP):
        return None
    return {"basic": left_to_acquire(state, seat, 0), "luxury": left_to_acquire(state, seat, 1)}


def pieces(state: TadmorState) -> dict[str, int]:
    """TAD-18.1: every piece is in exactly one place; a piece in two places or in none changes these sums."""
    box = state.box
    out: dict[str, int] = {}
    misplaced = 0
    for seat in range(state.seats):
        for figure in range(FIGURES):
            code = 1 + seat * FIGURES + figure
            standing = sum(1 for there in state.standing if there == code)
            misplaced += abs(state.figures[code - 1] - state.supply[code - 1] - standing)
            misplaced += max(0, state.figures[code - 1] - box.figures_most[figure])
        misplaced += (state.returned[seat] & ~state.fulfilled[seat]).bit_count()
    for place in range(box.place_count):
        owner = state.owner(place) if state.standing[place] else NOBODY
        for seat in range(state.seats):
            misplaced += (state.where[seat] >> place & 1 != 0) != (owner == seat)
    for place in range(box.space_count, box.place_count):
        owner = state.owner(place)
        misplaced += owner != NOBODY and not owns_place(state, owner, place)
    misplaced += sum(
        1 for place in range(box.space_count) if state.standing[place] and not box.on_side[state.seats][place]
    )
    out["misplaced_figures_and_cards"] = misplaced
    in_deck = [0] * MISSIONS
    for card in state.deck:
        in_deck[card] += 1
    for card in range(MISSIONS):
        places = in_deck[card] + (state.discards >> card & 1)
        places += sum(
            (state.hand[seat] >> card & 1) + (state.fulfilled[seat] >> card & 1) for seat in range(state.seats)
        )
        out[f"mission_{box.missions[card].id}"] = places
    # before the display is laid out, tiles of epoch I are still in the box like those of later epochs
    twice = 0
    for tile in range(UPGRADES):
        masks = [*state.upgrades, state.display, state.undrawn, state.removed]
        twice += sum(mask >> tile & 1 for mask in masks) > 1
    out["upgrades_twice"] = twice
    for kind, name in enumerate(box.kinds):
        owned = sum(state.goods[seat * KINDS + kind] for seat in range(state.seats))
        out[f"good_{name}"] = owned + state.stacks[kind // KINDS_OF_COLOUR].count(kind)
    for stage, name in enumerate(box.stages):
        out[f"temple_{name}"] = state.temple_cards[stage] + sum(
            state.temples[seat * STAGES + stage] for seat in range(state.seats)
        )
    counted = [
        *state.warehouse,
        *state.traded,
        *state.supply,
        *state.tower,
        *state.temples,
        *state.temple_cards,
        *state.goods,
    ]
    out["less_than_none"] = sum(1 for number in counted if number < 0)
    return out
