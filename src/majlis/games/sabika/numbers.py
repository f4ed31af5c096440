"""What a board shows beside the pieces: prices, what things bring, where everybody stands on wishes and tribute.

Every number comes from the function that the rules themselves use, so options, events, poems and edited data are taken into account.
"""

from __future__ import annotations

from typing import TypedDict

from majlis.games.sabika.building import LayMenu, meeting
from majlis.games.sabika.effects import DEEDS, Split, SplitMenu
from majlis.games.sabika.exporting import MENUS, SAIL_MENUS, open_cities, price_of, way_to
from majlis.games.sabika.market import Buy, MarketMenu, Sell
from majlis.games.sabika.payment import Pay, PayMenu
from majlis.games.sabika.poems import BLUE, GREY, RED, engrave_price
from majlis.games.sabika.raws import raw_slots
from majlis.games.sabika.scoring import points_for, wish_points
from majlis.games.sabika.side import side_price
from majlis.games.sabika.state import CLOSED, SabikaState
from majlis.games.sabika.storing import item_name
from majlis.games.sabika.tribute import due_at
from majlis.games.sabika.words import (
    CITIES,
    COLOUR_NAMES,
    COUNTER_NAMES,
    GOODS,
    ITEMS,
    MATERIAL_NAMES,
    MATERIALS,
    REST_DINAR,
    REST_PRESTIGE,
    RING_FIRST,
    RING_NAMES,
    RING_OF_WORKER,
    RING_SIZES,
    SPACES,
    WORKER_NAMES,
    WORKERS,
)
from majlis.games.sabika.workers import barred, step_price, worker_price


class MoveNumbers(TypedDict):
    """What a move costs, split into steps and workers who stand there."""

    price: int
    steps: int
    workers: int
    main: bool
    """Whether the main action of the space could be paid for and carried out then."""


class RestNumbers(TypedDict):
    dinars: int
    prestige: int
    """What is lost."""


class EngraveNumbers(TypedDict):
    """What a poem costs by its colour."""

    blue: int
    red: int
    large: int


class PortNumbers(TypedDict):
    """A city that a ship may be sent to: the price, and the places on the way there."""

    price: int
    way: list[str]


class MarketNumbers(TypedDict):
    """The prices of the transactions that are offered; an exchange brings `up` or `down` dinars."""

    buy: dict[str, int]
    sell: dict[str, int]
    up: int
    down: int


class LayNumbers(TypedDict):
    """The colour of the mosaic that the building in hand would make at each end of the row."""

    left: str | None
    right: str | None


class TurnNumbers(TypedDict):
    """Which of its turns in this round the player to move is in: one for each worker (SAB-3.2)."""

    turn: int
    turns: int


class OwnNumbers(TypedDict):
    """What concerns the viewer alone; numbers for a particular question are present while it is asked."""

    tribute_short: int
    """The parias that are missing for the next tribute."""
    moves: dict[str, dict[str, MoveNumbers]]
    """By worker and space, wherever the worker may go."""
    sides: dict[str, dict[str, int]]
    """By slot and ring."""
    rest: RestNumbers
    engrave: EngraveNumbers
    ports: dict[str, PortNumbers] | None
    market: MarketNumbers | None
    lay: LayNumbers | None
    pay: dict[str, int] | None
    """While a price may be paid with seals: the dinars that go with each number of seals."""
    split: dict[str, int] | None
    """While dinars and parias are split: the parias that come with each number of dinars."""


class WishLineNumbers(TypedDict):
    counter: str
    n: int


class WishNumbers(TypedDict):
    """A wish, the space of the round track that it came from, and what it would bring each player now."""

    wish: str
    space: int
    after: int
    """The round at whose end it comes up; 0: at the end of the game."""
    up: bool
    lines: list[WishLineNumbers]
    now: list[int]


class SabikaNumbers(TypedDict):
    turn: TurnNumbers
    tribute: list[int] | None
    """By player: what is due when the golden book advances; None: it will not advance again."""
    wishes: list[WishNumbers]
    trade: list[int]
    """By player: what the trade card would bring now."""
    own: OwnNumbers | None


def numbers(state: SabikaState, seat: int | None) -> SabikaNumbers:
    """Everything that the board shows; the next tribute only while one is to come (SAB-10.6, 11.2)."""
    score = state.box.trade_cards[state.trade].score
    following = state.book + 1
    more = following < len(state.box.track) and not state.over
    tribute = [due_at(state, player, following) for player in range(state.players)] if more else None
    return {
        "turn": _turn(state),
        "tribute": tribute,
        "wishes": [_wish(state, place) for place in range(len(state.wishes))],
        "trade": [points_for(state, player, score) for player in range(state.players)],
        "own": None if seat is None or state.over else _own(state, seat, 0 if tribute is None else tribute[seat]),
    }


def _turn(state: SabikaState) -> TurnNumbers:
    """A worker is sent out or rests at the beginning of a turn; whatever that brings still belongs to it (SAB-3.2, 3.3)."""
    begins = not state.over and state.choice.prompt == "prompt-turn"
    return {"turn": max(1, state.used[state.turn].bit_count() + (1 if begins else 0)), "turns": WORKERS}


def _wish(state: SabikaState, place: int) -> WishNumbers:
    box = state.box
    wish = box.wishes[state.wishes[place]]
    spaces = [space for space in range(1, len(box.track)) if box.track[space].wish]
    lines: list[WishLineNumbers] = []
    for line in wish.lines:
        n = box.constants.wish_tower[place] if state.settings.wish_on_tower else line.n
        lines.append({"counter": COUNTER_NAMES[line.counter], "n": n})
    space = spaces[place]
    return {
        "wish": wish.id,
        "space": space,
        "after": space - 1 if space < len(box.track) - 1 else 0,
        "up": place < state.wishes_up(),
        "lines": lines,
        "now": [wish_points(state, player, wish, place) for player in range(state.players)],
    }


def _own(state: SabikaState, seat: int, tribute: int) -> OwnNumbers:
    rest: RestNumbers = {
        "dinars": max(0, state.modifier(seat, REST_DINAR)),
        "prestige": state.loss(seat, max(0, state.modifier(seat, REST_PRESTIGE))),
    }
    engrave: EngraveNumbers = {
        "blue": engrave_price(state, seat, BLUE),
        "red": engrave_price(state, seat, RED),
        "large": engrave_price(state, seat, GREY),
    }
    return {
        "tribute_short": max(0, tribute - state.parias[seat]),
        "moves": _moves(state, seat),
        "sides": _sides(state, seat),
        "rest": rest,
        "engrave": engrave,
        "ports": _ports(state, seat),
        "market": _market(state, seat),
        "lay": _lay(state, seat),
        "pay": _pay(state, seat),
        "split": _split(state, seat),
    }


def _moves(state: SabikaState, seat: int) -> dict[str, dict[str, MoveNumbers]]:
    """Wherever a worker may go (SAB-3.5, 3.6), and what that costs (SAB-3.7, 3.8)."""
    box = state.box
    purse = state.purse(seat)
    needs = [DEEDS[box.mains[space]].need(state, seat, box.displays[space]) for space in range(SPACES)]
    out: dict[str, dict[str, MoveNumbers]] = {}
    for worker in range(WORKERS):
        there: dict[str, MoveNumbers] = {}
        ring = RING_OF_WORKER[worker]
        for space in range(RING_FIRST[ring], RING_FIRST[ring] + RING_SIZES[ring]):
            if barred(state, seat, worker, space):
                continue
            steps, workers = step_price(state, seat, worker, space), worker_price(state, seat, space)
            there[box.spaces[space]] = {
                "price": steps + workers,
                "steps": steps,
                "workers": workers,
                "main": needs[space] <= purse - steps - workers,
            }
        out[WORKER_NAMES[worker]] = there
    return out


def _sides(state: SabikaState, seat: int) -> dict[str, dict[str, int]]:
    """What the side action of each slot costs a worker of the rings that touch it (SAB-8.1, 8.2)."""
    out: dict[str, dict[str, int]] = {}
    for number, slot in enumerate(state.box.slots):
        if state.tokens[number] != CLOSED:
            rings = [state.box.ring_of[space] for space in slot.spaces]
            out[slot.id] = {RING_NAMES[ring]: side_price(state, seat, number, ring) for ring in rings}
    return out


def _ports(state: SabikaState, seat: int) -> dict[str, PortNumbers] | None:
    """While a ship is sent out: what each way costs (SAB-6.1) or that it is free (SAB-7.13)."""
    paid = state.choice is MENUS[seat]
    if not paid and state.choice is not SAIL_MENUS[seat]:
        return None
    out: dict[str, PortNumbers] = {}
    cities = open_cities(state, seat)
    for city in range(CITIES):
        if not cities >> city & 1:
            continue
        out[state.box.cities[city]] = {
            "price": price_of(state, seat, city) if paid else 0,
            "way": way_to(state, seat, city) if paid else [],
        }
    return out


def _market(state: SabikaState, seat: int) -> MarketNumbers | None:
    menu = state.choice
    if not isinstance(menu, MarketMenu) or menu.seat != seat:
        return None
    buy, sell = Buy(menu.n, menu.market), Sell(menu.n, menu.market)
    prices = {name: buy.price(state, seat, kind) for kind, name in enumerate(MATERIAL_NAMES)}
    for slot in raw_slots(state):
        prices[state.box.slots[slot].id] = buy.price(state, seat, MATERIALS + slot)
    return {
        "buy": prices,
        "sell": {item_name(item): sell.price(state, seat, item) for item in range(ITEMS + GOODS)},
        "up": state.box.constants.exchange_up,
        "down": state.box.constants.exchange_down,
    }


def _lay(state: SabikaState, seat: int) -> LayNumbers | None:
    menu = state.choice
    if not isinstance(menu, LayMenu) or menu.seat != seat:
        return None
    left, right = meeting(state, seat, menu.card, 0), meeting(state, seat, menu.card, 1)
    return {
        "left": COLOUR_NAMES[left] if left >= 0 else None,
        "right": COLOUR_NAMES[right] if right >= 0 else None,
    }


def _pay(state: SabikaState, seat: int) -> dict[str, int] | None:
    """By the number of seals that are part of a payment, the dinars that are left of it (SAB-4.9)."""
    menu = state.choice
    if not isinstance(menu, PayMenu) or menu.seat != seat:
        return None
    offer = Pay(menu.price)
    return {str(seals): offer.dinars(seals) for seals in range(min(state.seals[seat], menu.price) + 1)}


def _split(state: SabikaState, seat: int) -> dict[str, int] | None:
    menu = state.choice
    if not isinstance(menu, SplitMenu) or menu.seat != seat:
        return None
    offer = Split(menu.n)
    return {str(dinars): offer.parias(dinars) for dinars in range(menu.n + 1)}
