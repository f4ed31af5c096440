"""What everything in the box is and does, with the numbers of the box; and what it means for a player now."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.holdings import About, Remark
from majlis.games.alhambra.box import MONEY_CARDS, SCORING, VALUES, AlhambraBox
from majlis.games.alhambra.market import NO_PAYMENT, best_payment, worth_of
from majlis.games.alhambra.remarks import standing
from majlis.games.alhambra.scoring import counts_of, shares
from majlis.games.alhambra.state import NO_TILE, ROUNDS, AlhambraState

PLACES: Final = ("fountain", "wall", "vizier", "dirk", "bag", "reserve")
"""What is neither tile nor card nor currency nor type."""
_SCORING_CARDS: Final = ("scoring_card_1", "scoring_card_2")


def pieces(box: AlhambraBox) -> list[str]:
    """Everything that a person may point at."""
    return [
        *PLACES,
        *box.types,
        *box.currencies,
        *box.tile_ids,
        *box.money_ids,
        *box.exchange_ids,
        *box.bonus_ids,
        *_SCORING_CARDS,
    ]


def about(box: AlhambraBox, piece: str) -> About | None:
    """What a piece is and does; None if there is no such piece."""
    if piece in box.tile_numbers:
        return _about_tile(box, box.tile_numbers[piece])
    if piece in box.card_numbers:
        return _about_card(box, box.card_numbers[piece])
    if piece in box.types:
        return About("kind-type", "about-type", _type_facts(box, box.types.index(piece)), "ALH-1.10")
    if piece in box.currencies:
        facts: Facts = {"currency": piece, "copies": box.copies, "pair": box.copies_two, "most": VALUES}
        return About("kind-currency", "about-currency", facts, "ALH-1.6")
    if piece in box.bonus_ids:
        tile = box.bonus_tiles[box.bonus_ids.index(piece)]
        return About(
            "kind-bonus",
            "about-bonus",
            {"tile": box.tile_name(tile), "type": box.types[box.kinds[tile]]},
            "ALH-14.5",
        )
    if piece in _SCORING_CARDS:
        return About("kind-scoring-card", "about-scoring-card", {"round": int(piece[-1])}, "ALH-8.2")
    return _about_place(box, piece)


def _about_place(box: AlhambraBox, piece: str) -> About | None:
    if piece == "fountain":
        return About("kind-fountain", "about-fountain", {}, "ALH-6.8")
    if piece == "wall":
        return About("kind-wall", "about-wall", {"points": box.wall_points}, "ALH-9.7")
    if piece == "vizier":
        return About("kind-vizier", "about-vizier", {}, "ALH-12.3")
    if piece == "dirk":
        facts: Facts = {"start": box.dirk_start, "then": box.dirk_first, "part": box.dirk_part}
        return About("kind-dirk", "about-dirk", facts, "ALH-11.1")
    if piece == "bag":
        return About("kind-bag", "about-bag", {}, "ALH-8.5")
    if piece == "reserve":
        return About("kind-reserve", "about-reserve", {}, "ALH-6.2")
    return None


def _type_facts(box: AlhambraBox, kind: int) -> Facts:
    prices = [box.prices[tile] for tile in range(box.first_hut) if box.kinds[tile] == kind]
    return {
        "type": box.types[kind],
        "tiles": len(prices),
        "low": min(prices, default=0),
        "high": max(prices, default=0),
        "first": [str(points) for points in box.points[0][kind]],
        "second": [str(points) for points in box.points[1][kind]],
        "third": [str(points) for points in box.points[2][kind]],
    }


def _about_tile(box: AlhambraBox, tile: int) -> About:
    walls = [side for bit, side in enumerate("nesw") if box.walls[tile] >> bit & 1]
    kind = box.types[box.kinds[tile]]
    if tile >= box.first_hut:
        facts: Facts = {"type": kind, "walls": walls, "most": box.max_hut_value, "each": box.max_huts}
        return About("kind-hut", "about-hut", facts, "ALH-15.9")
    facts = {"type": kind, "price": box.prices[tile], "walls": walls}
    facts["points"] = [str(box.points[round][box.kinds[tile]][0]) for round in range(ROUNDS)]
    return About("kind-tile", "about-tile", facts, "ALH-9.2")


def _about_card(box: AlhambraBox, card: int) -> About:
    if card < MONEY_CARDS:
        facts: Facts = {"currency": box.currencies[card // VALUES], "value": card % VALUES + 1, "most": box.take_sum}
        return About("kind-money", "about-money", facts, "ALH-4.1")
    pair = box.exchange_pairs[card - MONEY_CARDS]
    first, second = [name for bit, name in enumerate(box.currencies) if pair >> bit & 1]
    return About("kind-exchange", "about-exchange", {"first": first, "second": second}, "ALH-13.4")


def rows(state: AlhambraState, piece: str, viewer: int | None) -> list[Remark]:
    """What a piece means for that viewer now: where it is, what it costs and brings, what is wrong with it."""
    box = state.box
    if piece in box.tile_numbers:
        return _tile_rows(state, box.tile_numbers[piece], viewer)
    if piece in box.card_numbers:
        return _card_rows(state, box.card_numbers[piece], viewer)
    if piece in box.types:
        return _type_rows(state, box.types.index(piece), viewer)
    if piece in box.currencies:
        return _currency_rows(state, box.currencies.index(piece), viewer)
    if piece in box.bonus_ids:
        return _bonus_rows(state, box.bonus_ids.index(piece), viewer)
    if piece in _SCORING_CARDS:
        seen = int(piece[-1]) <= state.appeared
        return [Remark("about-scoring-done" if seen else "about-scoring-ahead", {}, "here", "ALH-8.2")]
    return _place_rows(state, piece, viewer)


def _tile_rows(state: AlhambraState, tile: int, viewer: int | None) -> list[Remark]:
    out = [_where(state, tile)]
    for_sale = tile in state.market
    if viewer is None or not (for_sale or _on_offer(state, tile)):
        return out
    if for_sale:
        out += _price_rows(state, state.market.index(tile), tile, viewer)
    palace = state.palaces[viewer]
    cells = palace.fits(state.box.walls[tile])
    if not cells:
        out.append(Remark("remark-fits-nowhere", {"tile": state.box.tile_name(tile)}, "danger", "ALH-5.6"))
        return out
    kind = state.box.kinds[tile]
    grown = max(palace.place(cell, tile).counts()[kind] for cell in cells) - palace.counts()[kind]
    if grown:
        out.append(standing(state, viewer, kind, counts_of(state, viewer)[kind] + grown))
    walls = [palace.place(cell, tile).longest_wall() for cell in cells]
    facts: Facts = {"low": min(walls), "high": max(walls), "now": palace.longest_wall()}
    if min(walls) < max(walls):
        out.append(Remark("about-wall-range", facts, "gain", "ALH-9.7"))
    elif max(walls) != palace.longest_wall():
        out.append(Remark("about-wall-then", facts, "gain", "ALH-9.7"))
    return out


def _on_offer(state: AlhambraState, hut: int) -> bool:
    """Whether a hut lies on top of its stack (ALH-15.1)."""
    return state.huts is not None and any(stack and stack[-1] == hut for stack in state.huts.stacks)


def _where(state: AlhambraState, tile: int) -> Remark:
    """Where a tile lies; everybody sees that, and knows what is left in the bag and in the stacks (ALH-17.1)."""
    if tile in state.market:
        slot = state.market.index(tile)
        facts: Facts = {"currency": state.box.currencies[slot], "price": state.box.prices[tile]}
        return Remark("about-for-sale", facts, "here", "ALH-1.6")
    for seat in range(state.seats):
        if state.palaces[seat].cell_of(tile) >= 0:
            return Remark("about-built", {"seat": seat}, "here", "ALH-6.1")
        if tile in state.reserves[seat]:
            return Remark("about-kept", {"seat": seat}, "here", "ALH-6.2")
    if tile in state.pending:
        return Remark("about-pending", {}, "here", "ALH-5.5")
    if tile in state.dirk:
        return Remark("about-dirk-has", {}, "here", "ALH-11.2")
    if state.is_hut(tile):
        if state.huts is None:
            return Remark("about-unused", {}, "here", "ALH-2.9")
        return Remark("about-hut-top" if _on_offer(state, tile) else "about-hut-below", {}, "here", "ALH-15.1")
    if tile in state.left_over:
        return Remark("about-left-over", {}, "here", "ALH-10.3")
    return Remark("about-in-bag", {}, "here", "ALH-8.5")


def _price_rows(state: AlhambraState, slot: int, tile: int, viewer: int) -> list[Remark]:
    """What the tile would cost this viewer: exactly, with a loss, or how much is missing."""
    price = state.box.prices[tile]
    currency = state.box.currencies[slot]
    best = best_payment(state, viewer, slot)
    if best != NO_PAYMENT:
        worth = worth_of(best)
        if worth == price:
            return [Remark("about-pay-exactly", {"price": price, "currency": currency}, "cost", "ALH-3.4")]
        lost: Facts = {"sum": worth, "over": worth - price, "currency": currency}
        return [Remark("about-overpay", lost, "cost", "ALH-5.2")]
    short: Facts = {"price": price - state.wealth(viewer, slot), "currency": currency}
    return [Remark("about-missing", short, "cost", "ALH-5.1")]


def _card_rows(state: AlhambraState, card: int, viewer: int | None) -> list[Remark]:
    out: list[Remark] = []
    shown = state.display.count(card)
    if shown:
        out.append(Remark("about-on-display", {"count": shown}, "here", "ALH-1.7"))
    held = 0 if viewer is None else state.hand(viewer).count(state.box.card_name(card))
    if held:
        out.append(Remark("about-in-hand", {"count": held}, "here", "ALH-5.1"))
    if card >= MONEY_CARDS and card < SCORING and not state.settings.exchange:
        out.append(Remark("about-unused", {}, "here", "ALH-2.9"))
    return out


def _type_rows(state: AlhambraState, kind: int, viewer: int | None) -> list[Remark]:
    """How many each player has, and what the next scoring would give for them."""
    counts = [counts_of(state, seat)[kind] for seat in range(state.seats + state.has_dirk)]
    name = state.box.types[kind]
    out = [
        Remark("about-type-count", {"seat": seat, "type": name, "count": counts[seat]}, "beside", "ALH-9.2")
        for seat in range(state.seats)
    ]
    if state.has_dirk:
        out.append(Remark("about-type-dirk", {"type": name, "count": counts[-1]}, "beside", "ALH-11.4"))
    if viewer is not None and not state.over:
        round = min(state.appeared + 1, ROUNDS)
        points = shares(counts, state.box.points[round - 1][kind])[viewer]
        out.append(Remark("about-type-next", {"round": round, "points": points}, "gain", "ALH-9.5"))
    return out


def _currency_rows(state: AlhambraState, currency: int, viewer: int | None) -> list[Remark]:
    tile = state.market[currency]
    name = state.box.currencies[currency]
    out: list[Remark] = []
    if tile == NO_TILE:
        out.append(Remark("about-slot-empty", {}, "here", "ALH-5.3"))
    else:
        out.append(Remark("about-slot", {"tile": state.box.tile_name(tile)}, "here", "ALH-1.6"))
    if viewer is not None:
        facts: Facts = {"currency": name, "price": state.wealth(viewer, currency)}
        out.append(Remark("about-money-have", facts, "note", "ALH-10.3"))
    return out


def _bonus_rows(state: AlhambraState, card: int, viewer: int | None) -> list[Remark]:
    bonus = state.bonus
    if bonus is None:
        return [Remark("about-unused", {}, "here", "ALH-2.9")]
    for seat in range(state.seats):
        if bonus.open[seat] >> card & 1:
            return [Remark("about-bonus-open", {"seat": seat}, "here", "ALH-14.4")]
    if viewer is not None and bonus.hidden[viewer] >> card & 1:
        tile = state.box.bonus_tiles[card]
        built = state.palaces[viewer].cell_of(tile) >= 0
        mine = Remark("about-bonus-yours", {}, "here", "ALH-14.1")
        return [mine, Remark("about-bonus-ready", {}, "gain", "ALH-14.3")] if built else [mine, _where(state, tile)]
    return [Remark("about-bonus-hidden", {}, "here", "ALH-14.1")]


def _place_rows(state: AlhambraState, piece: str, viewer: int | None) -> list[Remark]:
    box = state.box
    if piece == "bag":
        kinds = [sum(1 for tile in state.bag if box.kinds[tile] == kind) for kind in range(len(box.types))]
        by_type = [
            Remark("about-bag-type", {"type": name, "count": count}, "beside", "ALH-17.1")
            for name, count in zip(box.types, kinds)
            if count
        ]
        return [Remark("about-bag-left", {"count": len(state.bag)}, "here", "ALH-10.1"), *by_type]
    if piece == "wall":
        return [_wall_row(state, seat) for seat in range(state.seats)]
    if piece == "dirk":
        if not state.has_dirk:
            return [Remark("about-unused", {}, "here", "ALH-11.1")]
        facts: Facts = {"count": len(state.dirk), "points": state.total_of(state.seats)}
        return [Remark("about-dirk-now", facts, "here", "ALH-11.4")]
    if piece == "vizier":
        if state.vizier is None:
            return [Remark("about-unused", {}, "here", "ALH-2.9")]
        active = [str(seat) for seat in range(state.seats) if state.vizier.is_active(seat)]
        return [Remark("about-vizier-ready", {"seats": active}, "here", "ALH-12.1")]
    if piece == "reserve" and viewer is not None:
        return [Remark("about-reserve-yours", {"count": len(state.reserves[viewer])}, "here", "ALH-6.2")]
    return []


def _wall_row(state: AlhambraState, seat: int) -> Remark:
    length = state.palaces[seat].longest_wall()
    facts: Facts = {"seat": seat, "length": length, "points": length * state.box.wall_points}
    return Remark("about-wall-now", facts, "beside", "ALH-9.7")
