"""What the pieces of Al-Rashid are, and what they would cost and bring the viewer."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.holdings import About, Remark
from majlis.games.al_rashid.about_now import Rows, danger, families, goods_left, rank_at, tiles_seen
from majlis.games.al_rashid.box import (
    BASIC_GOODS,
    CONVERT,
    COPY_FAVOUR,
    COURT,
    CREDIT_DISCOUNT,
    DIFFERENT_GOODS,
    DRAW_TILES,
    EXCHANGE_GOOD,
    FREE_FAVOURS,
    GAIN_CREDITS,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_MEMBER,
    GOOD_FOR_TILE,
    GOODS,
    GOODS_OF_CHOICE,
    GUILDS,
    INFLUENCE_BY,
    INFLUENCE_HELD,
    LATE_PLACEMENT,
    MEMBER,
    MEMBERS_OF,
    MOVE_PALACE,
    MOVE_TERRITORY,
    NEGOTIATE,
    OFFICES_OF,
    OPERATIONS,
    PALACES,
    PALACES_WITH_OFFICE,
    PIECES,
    RAID,
    RANKS,
    SERVICE_DISCOUNT,
    TILE_BONUS,
    Office,
    RashidBox,
)
from majlis.games.al_rashid.favours import leaders_at
from majlis.games.al_rashid.guild import may_buy, office_price
from majlis.games.al_rashid.parts import CREDIT_WORD
from majlis.games.al_rashid.scoring import measured, office_points, step_reached
from majlis.games.al_rashid.services import service_open, service_price
from majlis.games.al_rashid.state import CREDIT, INFLUENCE, SHAME, RashidState
from majlis.games.al_rashid.wishes import GENEROSITY, SERVICE

_SYMBOLS: Final = (CREDIT_WORD, "influence", "shame", SERVICE, GENEROSITY, "crisis_rules")
_EFFECTS: Final = {
    EXCHANGE_GOOD: "exchange",
    NEGOTIATE: "negotiate",
    BASIC_GOODS: "basic_goods",
    MOVE_PALACE: "move_palace",
    MOVE_TERRITORY: "move_territory",
    FREE_FAVOURS: "free_favours",
    TILE_BONUS: "tile_bonus",
    RAID: "raid",
    SERVICE_DISCOUNT: "service_discount",
    GAIN_MEMBER: "gain_member",
    LATE_PLACEMENT: "late_placement",
    CREDIT_DISCOUNT: "credit_discount",
    GAIN_CREDITS: "gain_credits",
    GAIN_INFLUENCE: "gain_influence",
    INFLUENCE_BY: "influence_by",
    GOODS_OF_CHOICE: "goods_of_choice",
    CONVERT: "convert",
}
_MEASURES: Final = {
    INFLUENCE_HELD: "influence",
    PALACES_WITH_OFFICE: "palaces",
    DIFFERENT_GOODS: "goods",
    OFFICES_OF: "offices",
    MEMBERS_OF: "members",
}


def pieces(box: RashidBox) -> list[str]:
    """Areas, offices, guild leaders, goods, family members, mercenary tiles and their stacks, tokens, services, and what crises bring."""
    tiles = [f"{colour}_tile" for colour in box.colours]
    leaders = [favour.leader for favour in box.favours]
    offices = [office.id for office in box.offices]
    return [*box.areas, *offices, *leaders, *box.goods, *box.pieces, *box.tile_names, *tiles, *_SYMBOLS]


def about(box: RashidBox, piece: str) -> About | None:
    """Kind, text with the numbers of the box, and rule of a piece."""
    for find in (_area, _office, _leader, _good, _member, _tile, _symbol):
        found = find(box, piece)
        if found is not None:
            return found
    return None


def _by_rank(numbers: list[int]) -> Facts:
    return {"first": numbers[0], "second": numbers[1], "third": numbers[2]}


def _area(box: RashidBox, piece: str) -> About | None:
    if piece not in box.area_numbers:
        return None
    area = box.area_numbers[piece]
    if area >= PALACES:
        land = area - PALACES
        goods = [
            f"{name}-{box.land_goods[land * GOODS + i]}"
            for i, name in enumerate(box.goods)
            if box.land_goods[land * GOODS + i]
        ]
        if box.land_credits[land]:
            goods.append(f"{CREDIT_WORD}-{box.land_credits[land]}")
        return About("kind-land", "about-land", {"goods": goods, **_by_rank(box.items)}, "RAS-9.10")
    if area == COURT:
        facts: Facts = {"shame": box.shame_court, "points": -box.shame_court * box.shame_points}
        return About("kind-court", "about-court", facts, "RAS-7.3")
    service = box.services[area]
    favour = box.favours[area]
    facts = {"leader": favour.leader, "price": favour.price}
    if service.kind == MEMBER:
        facts["piece"] = box.pieces[service.member]
        return About("kind-guild", "about-guild-member", {**facts, **_by_rank(service.prices)}, "RAS-6.8")
    text = "about-guild-operations" if service.kind == OPERATIONS else "about-guild-tiles"
    return About("kind-guild", text, {**facts, **_by_rank(service.amounts)}, "RAS-6.8")


def _office(box: RashidBox, piece: str) -> About | None:
    if piece not in box.office_numbers:
        return None
    office = box.offices[box.office_numbers[piece]]
    text, facts = office_text(box, office)
    frame: Facts = {"area": box.areas[office.guild], "price": office.cost, "points": office.points}
    return About("kind-office", text, {**facts, **frame}, office.rule)


def office_text(box: RashidBox, office: Office) -> tuple[str, Facts]:
    """What an office does; `activated` ones once in a round."""
    effect = office.effect
    if effect == DRAW_TILES:
        return f"about-office-draw{'' if office.activated else '_once'}", {"count": office.amount}
    if effect == GAIN_GOODS:
        goods = _counted(box, office.goods)
        if office.partner < 0:
            return "about-office-gain_goods", {"goods": goods}
        partner = box.offices[office.partner].id
        return "about-office-monopoly", {
            "goods": goods,
            "partner": partner,
            "more": _counted(box, office.partner_goods),
        }
    if effect in _EFFECTS:
        return f"about-office-{_EFFECTS[effect]}", _office_facts(box, office)
    facts: Facts = {"steps": [f"step-{least}-{gained}" for least, gained in office.steps]}
    if office.measure == INFLUENCE_HELD:
        facts["influence"] = office.influence
    if office.measure == OFFICES_OF:
        facts["palace"] = box.areas[office.measured]
    if office.measure == MEMBERS_OF:
        facts["piece"] = box.pieces[office.measured]
    return f"about-office-scored_{_MEASURES[office.measure]}", facts


def _office_facts(box: RashidBox, office: Office) -> Facts:
    effect = office.effect
    if effect == FREE_FAVOURS:
        leaders = [favour.leader for i, favour in enumerate(box.favours) if office.members >> i & 1]
        return {"count": office.amount, "leaders": leaders}
    if effect == SERVICE_DISCOUNT:
        members = [name for i, name in enumerate(box.pieces) if office.members >> i & 1]
        return {"count": office.amount, "pieces": members}
    if effect == GAIN_MEMBER:
        return {"piece": box.pieces[office.member], "shame": office.amount}
    if effect == INFLUENCE_BY:
        return {"steps": [f"step-{least}-{gained}" for least, gained in office.steps]}
    if effect in (TILE_BONUS, CREDIT_DISCOUNT, GAIN_CREDITS, GAIN_INFLUENCE, GOODS_OF_CHOICE):
        return {"count": office.amount}
    return {}


def _counted(box: RashidBox, goods: list[int]) -> list[str]:
    return [f"{name}-{goods[i]}" for i, name in enumerate(box.goods) if goods[i]]


def _leader(box: RashidBox, piece: str) -> About | None:
    if piece not in box.leader_numbers:
        return None
    palace = box.leader_numbers[piece]
    favour = box.favours[palace]
    facts: Facts = {"area": box.areas[palace], "price": favour.price}
    if favour.effect == GOOD_FOR_TILE:
        return About("kind-leader", "about-favour-tile", facts, favour.rule)
    if favour.effect == EXCHANGE_GOOD:
        return About("kind-leader", "about-favour-exchange", facts, favour.rule)
    if favour.effect == COPY_FAVOUR:
        copied = [one.leader for i, one in enumerate(box.favours) if favour.copies >> i & 1]
        return About("kind-leader", "about-favour-copy", {**facts, "leaders": copied}, favour.rule)
    text = "about-favour-credit" if favour.effect == GAIN_CREDITS else "about-favour-influence"
    return About("kind-leader", text, {**facts, "count": favour.amount}, favour.rule)


def _good(box: RashidBox, piece: str) -> About | None:
    if piece not in box.good_numbers:
        return None
    values = box.set_values
    facts: Facts = {"one": values[1], "two": values[2], "three": values[3], "four": values[4], "five": values[5]}
    basic = box.basic >> box.good_numbers[piece] & 1
    return About("kind-basic" if basic else "kind-fine", "about-good", facts, "RAS-5.1")


def _member(box: RashidBox, piece: str) -> About | None:
    if piece not in box.piece_numbers:
        return None
    number = box.piece_numbers[piece]
    facts: Facts = {"dominance": box.dominance[number], "most": box.limits[number], "points": box.piece_points[number]}
    return About("kind-member", "about-leader" if number < PIECES - 1 else "about-sage", facts, "RAS-1.3")


def _tile(box: RashidBox, piece: str) -> About | None:
    if piece in box.tile_numbers:
        kind = box.tile_numbers[piece]
        facts: Facts = {"value": box.tile_values[kind], "count": box.tile_counts[kind]}
        return About("kind-tile", "about-tile", facts, "RAS-1.6")
    for number, colour in enumerate(box.colours):
        if piece == f"{colour}_tile":
            kinds = [kind for kind in range(box.types) if box.tile_colours[kind] == number]
            values = [box.tile_values[kind] for kind in kinds]
            count = sum(box.tile_counts[kind] for kind in kinds)
            return About(
                "kind-tile", "about-tiles", {"least": min(values), "most": max(values), "count": count}, "RAS-1.6"
            )
    return None


def _symbol(box: RashidBox, piece: str) -> About | None:
    if piece == CREDIT_WORD:
        return About("kind-token", "about-credit", {"count": box.credit_discount}, "RAS-5.8")
    if piece == "influence":
        facts: Facts = {"points": box.influence_points, "most": box.influence_cap}
        return About("kind-token", "about-influence", facts, "RAS-1.9")
    if piece == "shame":
        return About("kind-token", "about-shame", {"points": -box.shame_points}, "RAS-1.8")
    if piece == SERVICE:
        return About("kind-action", "about-service", {"shame": box.shame_idle}, "RAS-6.8")
    if piece == GENEROSITY:
        return About("kind-action", "about-generosity", {}, "RAS-7.4")
    if piece == "crisis_rules":
        return About("kind-crisis", "about-crisis", {"count": box.tiles_per_entry}, "RAS-10.5")
    return None


# in a position


def about_now(state: RashidState, piece: str, viewer: int | None) -> Rows:
    """What a piece would cost and bring the viewer at the next chance to use it, who is there or has it, and the danger."""
    box = state.box
    if piece in box.area_numbers:
        return _area_now(state, box.area_numbers[piece], viewer)
    if piece in box.office_numbers:
        return _office_now(state, box.office_numbers[piece], viewer)
    if viewer is None:
        return []
    if piece in box.leader_numbers:
        return _leader_now(state, box.leader_numbers[piece], viewer)
    if piece in box.good_numbers:
        return _good_now(state, box.good_numbers[piece], viewer)
    if piece in box.piece_numbers:
        at = viewer * PIECES + box.piece_numbers[piece]
        facts: Facts = {"all": state.family[at], "home": state.home[at], "most": box.limits[box.piece_numbers[piece]]}
        return [Remark("row-members", facts, "here", "RAS-14.2")]
    if piece in box.tile_numbers:
        count = state.troops[viewer * box.types + box.tile_numbers[piece]]
        return [Remark("row-you-have", {"piece": piece, "count": count}, "here", "RAS-13.2")]
    if piece in _TOKENS:
        held: Facts = {"piece": piece, "count": state.token(viewer, _TOKENS[piece])}
        return [Remark("row-you-have", held, "here", "RAS-13.1")]
    return []


_TOKENS: Final = {CREDIT_WORD: CREDIT, "influence": INFLUENCE, "shame": SHAME}


def _area_now(state: RashidState, area: int, viewer: int | None) -> Rows:
    if state.resolved >> area & 1:
        return [Remark("row-resolved", {}, "here", "RAS-3.14")]
    out = families(state, area)
    if area >= PALACES:
        land = area - PALACES
        left = goods_left(state, land)
        out.append(Remark("row-goods", {"goods": left}, "beside", "RAS-9.10"))
        tiles = tiles_seen(state, land, viewer)
        if tiles:
            out.append(Remark("row-tiles", {"tiles": tiles}, "here", "RAS-9.2"))
    if viewer is None:
        return out
    if area < GUILDS:
        out += _service(state, area, viewer)
    if area >= PALACES:
        rank = rank_at(state, viewer, area)
        if rank < RANKS:
            out.append(Remark("row-items", {"rank": rank + 1, "count": state.box.items[rank]}, "gain", "RAS-9.10"))
    return [*out, *danger(state, viewer, area)]


def _service(state: RashidState, area: int, viewer: int) -> Rows:
    """What the service costs and brings at the viewer's rank, or at the one they would have behind all others."""
    rank = rank_at(state, viewer, area)
    if rank >= RANKS:
        return [Remark("row-fourth", {"rank": rank + 1}, "loss", "RAS-4.5")]
    if not service_open(state, viewer, area):
        service = state.box.services[area]
        if service.kind != MEMBER:
            return [Remark("refused-no-tiles-left", {}, "loss", "RAS-6.7")]
        full: Facts = {"piece": state.box.pieces[service.member], "most": state.box.limits[service.member]}
        return [Remark("refused-family-limit", full, "loss", "RAS-6.9")]
    price = service_price(state, viewer, area, rank)
    cost: Facts = {"rank": rank + 1, "price": price, "wealth": state.wealth(viewer)}
    return [Remark("row-service", cost, "cost", "RAS-6.8"), _brought(state.box, area, rank)]


def _brought(box: RashidBox, area: int, rank: int) -> Remark:
    """What the service of a palace brings at a rank."""
    service = box.services[area]
    if service.kind == MEMBER:
        return Remark("row-member", {"piece": box.pieces[service.member]}, "gain", "RAS-6.8")
    id = "row-operations" if service.kind == OPERATIONS else "row-draws"
    return Remark(id, {"count": service.amounts[rank]}, "gain", "RAS-6.8")


def _office_now(state: RashidState, office: int, viewer: int | None) -> Rows:
    out: Rows = [Remark("row-left", {"count": state.supply_of(office)}, "here", "RAS-2.3")]
    owners = [str(seat) for seat in range(state.seats) if state.owned(seat, office)]
    if owners:
        out.append(Remark("row-owners", {"owners": owners}, "here", "RAS-6.5"))
    if viewer is None:
        return out
    one = state.box.offices[office]
    if may_buy(state, viewer, office):
        price = office_price(state, viewer, office, False)
        credit = office_price(state, viewer, office, True)
        facts: Facts = {"price": price, "wealth": state.wealth(viewer)}
        out.append(Remark("row-price", facts, "cost", "RAS-6.5"))
        if state.token(viewer, CREDIT) and credit < price:
            out.append(Remark("row-with-credit", {"price": credit}, "cost", "RAS-5.8"))
    if one.steps and office in state.box.scored:
        worth = office_points(state, viewer, office)
        have: Facts = {"count": measured(state, viewer, one), "measure": _MEASURES[one.measure]}
        out.append(Remark("row-worth-now", {"points": worth, **have}, "gain", one.rule))
    elif one.steps:
        gained = step_reached(one, measured(state, viewer, one), 0)
        out.append(Remark("row-influence", {"count": gained}, "gain", one.rule))
    return out


def _leader_now(state: RashidState, leader: int, viewer: int) -> Rows:
    """In which unresolved palaces the favour is available, and at what price."""
    out: Rows = []
    for area in range(GUILDS):
        if leaders_at(state, area) >> leader & 1 and not state.resolved >> area & 1:
            price = state.box.favours[leader].price + (0 if area == leader else state.box.favours[area].price)
            facts: Facts = {"area": state.box.areas[area], "price": price, "wealth": state.wealth(viewer)}
            out.append(Remark("row-favour", facts, "cost", "RAS-6.13"))
    return out


def _good_now(state: RashidState, good: int, viewer: int) -> Rows:
    """How many the viewer has, and what one more would be worth (RAS-5.2)."""
    after = state.clone()
    after.stock[viewer * GOODS + good] += 1
    more = after.wealth(viewer) - state.wealth(viewer)
    held: Facts = {"piece": state.box.goods[good], "count": state.stock[viewer * GOODS + good]}
    return [Remark("row-you-have", held, "here", "RAS-1.4"), Remark("row-one-more", {"gold": more}, "gain", "RAS-5.2")]
