"""What a piece means for a player now: where it is, what it costs and brings at the next chance to use it, what stands in the way."""

from __future__ import annotations

from majlis.engine.action import Facts, Refusal
from majlis.engine.holdings import Remark
from majlis.games.sabika.effects import DEEDS
from majlis.games.sabika.exporting import price_of
from majlis.games.sabika.poems import BLUE, GREY, RED, engrave_price, may_have_large
from majlis.games.sabika.reasons import why_impossible
from majlis.games.sabika.scoring import points_for, wish_points
from majlis.games.sabika.side import side_price
from majlis.games.sabika.state import CLOSED, EMPTY, SETUP, SabikaState
from majlis.games.sabika.words import (
    CITIES,
    EXTENSIONS,
    GYPSUM,
    HOUSES,
    IMPOSSIBLE,
    ITEM_NAMES,
    ITEMS,
    MATERIAL_NAMES,
    QUARRY_LARGE,
    QUARRY_SMALL,
    RAW_NAMES,
    RING_OF_WORKER,
    WORKER_NAMES,
    WORKERS,
)
from majlis.games.sabika.workers import move_price


def rows(state: SabikaState, piece: str, viewer: int | None) -> list[Remark]:
    """Uses only what is public, and nothing about start tiles while they are being chosen (SAB-14.2, 14.3)."""
    box = state.box
    if piece in box.space_numbers:
        return _space(state, box.space_numbers[piece], viewer)
    if piece in box.slot_numbers:
        return _slot(state, box.slot_numbers[piece], viewer)
    if piece in box.city_numbers:
        return _city(state, box.city_numbers[piece], viewer)
    if piece in ITEM_NAMES and viewer is not None:
        have = state.stock[viewer * ITEMS + ITEM_NAMES.index(piece)]
        facts: Facts = {"count": have, "free": state.free(viewer)}
        return [Remark("about-in-store", facts, "here", "SAB-4.2")]
    if piece == "ship" and viewer is not None:
        return [Remark("about-ships-home", {"count": CITIES - state.ships(viewer).bit_count()}, "here", "SAB-6.1")]
    sort, _, number = piece.rpartition("_")
    if sort == "poem":
        return _poem(state, piece, number, viewer)
    if sort in ("large", "small"):
        return _building(state, sort, int(number), viewer)
    if sort == "tile":
        return _tile(state, int(number))
    if sort == "city_tile":
        cities = [box.cities[city] for city, tile in enumerate(state.city_tiles) if tile == int(number)]
        return [Remark("about-tile-at", {"cities": cities}, "here", "SAB-2.11") if cities else _unused()]
    if sort == "wish":
        return _wish(state, piece, viewer)
    if sort == "trade":
        return _trade(state, int(number), viewer)
    if sort == "event":
        return [_event(state, int(number))]
    if sort == "start" and number.isdecimal():
        return _start(state, int(number))
    if sort == "favour":
        there = _players(state, [p for p in range(state.players) if state.favour[p] == int(number)])
        return [Remark("about-stands-here", {"players": there}, "here", "SAB-5.16")] if there else []
    return []


def _players(state: SabikaState, players: list[int]) -> list[str]:
    return [state.player_name(player) for player in players]


def _unused() -> Remark:
    return Remark("about-unused", {}, "here", "")


def _refused(refusal: Refusal) -> Remark:
    """What stands in the way, in the words of the refusal that would come."""
    return Remark(refusal.id, refusal.facts, "danger", refusal.rule)


def _space(state: SabikaState, space: int, viewer: int | None) -> list[Remark]:
    """Who is there (SAB-3.8), the cheapest move of the player's own workers, and what stands in the way."""
    out: list[Remark] = []
    there: list[str] = []
    for player in range(state.players):
        here = sum(1 for worker in range(WORKERS) if state.places[player * WORKERS + worker] == space)
        there += [state.player_name(player)] * (here > 0)
    if there:
        out.append(Remark("about-stands-here", {"players": there}, "here", "SAB-3.8"))
    if space in state.sultans:
        out.append(Remark("about-sultans", {"count": state.sultans.count(space)}, "here", "SAB-3.8"))
    if viewer is None or state.over:
        return out
    return out + _move(state, space, viewer) + _work(state, space, viewer)


def _move(state: SabikaState, space: int, viewer: int) -> list[Remark]:
    ring = state.box.ring_of[space]
    ready = [worker for worker in range(WORKERS) if RING_OF_WORKER[worker] == ring and state.active(viewer, worker)]
    if not ready:
        return [Remark("about-no-worker", {}, "danger", "SAB-3.2")]
    best = min(ready, key=lambda worker: move_price(state, viewer, worker, space))
    price = move_price(state, viewer, best, space)
    out = [Remark("about-move", {"worker": WORKER_NAMES[best], "price": price}, "cost", "SAB-3.9")]
    if price > state.purse(viewer):
        out.append(_refused(Refusal("refused-too-dear", "SAB-3.9", {"price": price, "have": state.purse(viewer)})))
    return out


def _work(state: SabikaState, space: int, viewer: int) -> list[Remark]:
    """Whether the main action could be carried out, and whether there is room for what it brings (SAB-3.11, 4.4)."""
    main = state.box.mains[space]
    need = DEEDS[main].need(state, viewer, state.box.displays[space])
    if need >= IMPOSSIBLE:
        return [_refused(why_impossible(state, viewer, main))]
    count, free = state.box.constants.quarry_items, state.free(viewer)
    if main in (QUARRY_SMALL, QUARRY_LARGE) and count > free:
        return [Remark("remark-no-room", {"count": count, "free": free, "lost": count - free}, "danger", "SAB-4.4")]
    return []


def _slot(state: SabikaState, slot: int, viewer: int | None) -> list[Remark]:
    token = state.tokens[slot]
    if token == CLOSED:
        return [_unused()]
    raw = state.box.slots[slot].raw
    rule = "SAB-8.1" if raw else "SAB-8.2"
    if token == EMPTY:
        out = [Remark("about-slot-empty-raw" if raw else "about-slot-empty-marble", {}, "here", rule)]
    else:
        out = [Remark("about-slot-token", {"token": RAW_NAMES[token] if raw else "marble"}, "here", rule)]
    if viewer is None:
        return out
    kinds = (0, 1) if raw else (1, 2)
    prices = [side_price(state, viewer, slot, kind) for kind in kinds]
    message = "about-side-raw" if raw else "about-side-marble"
    return [*out, Remark(message, {"first": prices[0], "second": prices[1]}, "cost", rule)]


def _city(state: SabikaState, city: int, viewer: int | None) -> list[Remark]:
    tile = f"city_tile_{state.city_tiles[city]}"
    out = [Remark("about-city-now", {"tile": tile}, "here", "SAB-2.11")]
    ships = [p for p in range(state.players) if state.ships(p) >> city & 1]
    if ships:
        out.append(Remark("about-ships", {"players": _players(state, ships)}, "here", "SAB-6.1"))
    if state.city_seals >> city & 1:
        out.append(Remark("about-seal-here", {}, "gain", "SAB-6.1"))
    if viewer is None:
        return out
    if viewer in ships:
        return [*out, _refused(Refusal("refused-ship-there", "SAB-6.2", {"city": state.box.cities[city]}))]
    price = price_of(state, viewer, city)
    out.append(Remark("about-way", {"price": price}, "cost", "SAB-6.1"))
    if price > state.purse(viewer):
        facts: Facts = {"price": price, "have": state.purse(viewer), "city": state.box.cities[city]}
        out.append(_refused(Refusal("refused-way-too-dear", "SAB-6.1", facts)))
    return out


def _poem(state: SabikaState, piece: str, number: str, viewer: int | None) -> list[Remark]:
    if not number.isdecimal():
        return _large_poem(state, piece, viewer)
    poem = int(number)
    for player in range(state.players):
        if (state.blue[player] | state.red[player]) >> poem & 1:
            return [_belongs(state, player)]
    if poem not in state.poem_open:
        return [Remark("about-not-open", {}, "here", "SAB-2.9")]
    out = [Remark("about-open", {}, "here", "SAB-7.1")]
    if viewer is not None:
        facts: Facts = {"blue": engrave_price(state, viewer, BLUE), "red": engrave_price(state, viewer, RED)}
        out.append(Remark("about-poem-cost", facts, "cost", "SAB-7.2"))
    return out


def _large_poem(state: SabikaState, piece: str, viewer: int | None) -> list[Remark]:
    box = state.box
    number = next(at for at in range(len(box.large_poems)) if box.large_poem_name(at) == piece)
    out: list[Remark] = []
    for player in range(state.players):
        if state.engraved[player] >> number & 1:
            out.append(_belongs(state, player))
    if not out:
        is_open = state.large_poems >> number & 1
        out.append(Remark("about-open", {}, "here", "SAB-7.1") if is_open else _unused())
        if viewer is not None and is_open:
            out.append(Remark("about-large-cost", {"price": engrave_price(state, viewer, GREY)}, "cost", "SAB-7.2"))
            if not may_have_large(state, viewer):
                most = box.constants.large_poems_most
                out.append(_refused(Refusal("refused-large-limit", "SAB-7.1", {"count": most})))
    if viewer is not None:
        points = points_for(state, viewer, box.large_poems[number].score)
        out.append(Remark("about-worth-now", {"count": points}, "gain", "SAB-11.3"))
    return out


def _belongs(state: SabikaState, player: int) -> Remark:
    return Remark("about-belongs", {"player": state.player_name(player)}, "here", "")


def _building(state: SabikaState, sort: str, number: int, viewer: int | None) -> list[Remark]:
    for player in range(state.players):
        if (state.built[player] >> number & 1) if sort == "large" else number in state.rows[player]:
            return [_belongs(state, player)]
    if sort == "large":
        if not state.large >> number & 1:
            return [_unused()]
        if state.box.large[number].era != state.era:
            return [Remark("about-other-era", {"era": state.box.large[number].era}, "danger", "SAB-5.11")]
        base = GYPSUM
    else:
        if number not in state.small_open:
            return [Remark("about-not-open", {}, "here", "SAB-2.8")]
        base = state.box.small[number].base
    out = [Remark("about-open", {}, "here", "SAB-5.10")]
    if viewer is not None and not state.stock[viewer * ITEMS + base]:
        out.append(_refused(Refusal("refused-base", "SAB-5.11", {"material": MATERIAL_NAMES[base]})))
    return out


def _tile(state: SabikaState, number: int) -> list[Remark]:
    each = HOUSES * EXTENSIONS
    for player in range(state.players):
        if number in state.extensions[player * each : (player + 1) * each]:
            return [_belongs(state, player)]
    if number in state.displays:
        side = "left" if state.displays.index(number) < 2 else "right"
        return [Remark("about-on-display", {"side": side}, "here", "SAB-5.3")]
    return [Remark("about-not-open", {}, "here", "SAB-2.7")]


def _wish(state: SabikaState, piece: str, viewer: int | None) -> list[Remark]:
    names = [state.box.wishes[number].id for number in state.wishes]
    if piece not in names:
        return [_unused()]
    place = names.index(piece)
    up = place < state.wishes_up()
    out = [Remark("about-wish-up" if up else "about-wish-ahead", {}, "here", "SAB-10.4")]
    if viewer is not None:
        points = wish_points(state, viewer, state.box.wishes[state.wishes[place]], place)
        out.append(Remark("about-worth-now", {"count": points}, "gain", "SAB-10.5"))
    return out


def _trade(state: SabikaState, number: int, viewer: int | None) -> list[Remark]:
    if number != state.trade:
        return [_unused()]
    if viewer is None:
        return []
    points = points_for(state, viewer, state.box.trade_cards[number].score)
    return [Remark("about-worth-now", {"count": points}, "gain", "SAB-11.6")]


def _event(state: SabikaState, number: int) -> Remark:
    if number == state.event:
        return Remark("about-event-now", {}, "here", "SAB-12.4")
    if number == state.coming:
        return Remark("about-event-coming", {}, "here", "SAB-12.4")
    return Remark("about-event-none", {}, "here", "SAB-12.4")


def _start(state: SabikaState, number: int) -> list[Remark]:
    """Start tiles are secret until all reveal theirs together (SAB-2.14)."""
    if state.phase == SETUP and any(state.dealt):
        return []
    for player in range(state.seats):
        if state.kept[player] == number:
            return [_belongs(state, player)]
    return []
