"""What the pieces of Tadmor are, and what they would cost and bring the viewer."""

from __future__ import annotations

from typing import Final

from majlis.engine.action import Facts
from majlis.engine.holdings import About, Remark
from majlis.games.tadmor.about_now import (
    Rows,
    both_modes,
    good_row,
    mission_row,
    raid,
    rank_row,
    rows_of,
    stack_rows,
    stage_rows,
)
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    BUY_PRECIOUS,
    BUY_UPGRADE,
    CARAVAN,
    COLOUR_NAMES,
    EITHER,
    EPOCHS,
    FIGURE_NAMES,
    FIGURES,
    FULL,
    GAIN_RESOURCE,
    KINDS,
    KINDS_OF_COLOUR,
    MARKET,
    MODE_NAMES,
    PEACE_GIFTS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIPYARD,
    TAX_EXEMPT,
    TEMPLE_BUILD,
    TOWER_BUILD,
    TRAITOR,
    Space,
    TadmorBox,
)
from majlis.games.tadmor.phrases import about_mission, about_upgrade
from majlis.games.tadmor.scoring import tower_points
from majlis.games.tadmor.state import NOTHING, TadmorState
from majlis.games.tadmor.stores import counted

_SPACE_RULES: Final = {
    "raiders": "TAD-5.6", "buy_upgrade": "TAD-7.1", "tower_build": "TAD-8.1", "traitor": "TAD-8.6", "temple_build": "TAD-8.7",
    "buy_precious": "TAD-8.12", "mission_draw": "TAD-8.13", "mission_fulfil": "TAD-8.13", "tax_exempt": "TAD-9.2",
    "war_supplies": "TAD-9.4", "start_player": "TAD-9.5", "gain_resource": "TAD-10.1", "market": "TAD-10.5", "caravan": "TAD-10.3",
    "shipyard": "TAD-10.4", "peace_gifts": "TAD-10.2",
}  # fmt: skip
_SYMBOLS: Final = ("prestige", "tower", "taxes")


def pieces(box: TadmorBox) -> list[str]:
    """Spaces, tiles, missions, regions and their raider cards, temple stages, precious goods and their stacks, resources, figures, the
    bands of tower prices, the tax of each epoch, and symbols."""
    return [
        *(space.id for space in box.spaces),
        *(tile.id for tile in box.upgrades),
        *(card.id for card in box.missions),
        *box.regions,
        *(f"raid_{region}" for region in box.regions),
        *box.stages,
        *box.kinds,
        *COLOUR_NAMES,
        *RESOURCE_NAMES,
        *FIGURE_NAMES,
        *(f"tower_{band.first}" for band in box.bands),
        *(f"tax_{epoch}" for epoch in range(1, EPOCHS + 1)),
        *_SYMBOLS,
    ]


def about(box: TadmorBox, piece: str) -> About | None:
    """Kind, text with the numbers of the box, and rule of a piece."""
    for find in (_space, _card, _region, _stage, _good, _resource, _number):
        found = find(box, piece)
        if found is not None:
            return found
    return None


def _space(box: TadmorBox, piece: str) -> About | None:
    place = box.place_numbers.get(piece, NOTHING)
    if place == NOTHING or place >= box.space_count:
        return None
    space = box.spaces[place]
    name = ACTION_NAMES[space.action]
    kind = "kind-space-either" if space.figure == EITHER else f"kind-space-{FIGURE_NAMES[space.figure]}"
    text, facts = space_text(box, space)
    rule = "TAD-8.2" if text == "about-space-tower_double" else _SPACE_RULES[name]
    return About(kind, text, facts, rule)


def space_text(box: TadmorBox, space: Space) -> tuple[str, Facts]:
    """What a space is for; three numbers are those of the epochs."""
    text = f"about-space-{ACTION_NAMES[space.action]}"
    epochs = box.epochs
    if space.action == BUY_UPGRADE:
        return text, {"order": space.order, **_three([epoch.price for epoch in epochs])}
    if space.action == TOWER_BUILD:
        band = box.bands[0]
        price = counted(band.single if space.mode == MODE_NAMES.index("single") else band.double)
        return f"about-space-tower_{MODE_NAMES[space.mode]}", {"price": price, "last": band.last}
    if space.action == TRAITOR:
        return text, _three([epoch.traitor for epoch in epochs])
    if space.action == TEMPLE_BUILD:
        return text, {"missions": space.draws}
    if space.action == BUY_PRECIOUS:
        return text, {"colour": COLOUR_NAMES[space.colour], "price": counted(box.prices[space.colour])}
    if space.action == TAX_EXEMPT:
        return text, _three([epoch.tax_gold for epoch in epochs])
    if space.action == GAIN_RESOURCE:
        return text, {"resource": RESOURCE_NAMES[space.resource], **_three(space.amounts)}
    if space.action == PEACE_GIFTS:
        return text, _three(space.pp)
    if space.action == MARKET:
        return f"{text}_full" if space.mode == FULL else f"{text}_basic", {}
    if space.action == CARAVAN:
        return text, {"most": box.figures_most[0]}
    if space.action == SHIPYARD:
        return text, {"each": box.shipyard[0], "most": box.figures_most[1]}
    return text, {}


def _three(numbers: list[int]) -> Facts:
    return {"first": numbers[0], "second": numbers[1], "third": numbers[2]}


def _card(box: TadmorBox, piece: str) -> About | None:
    if piece in box.upgrade_numbers:
        tile = box.upgrades[box.upgrade_numbers[piece]]
        text, facts = about_upgrade(tile)
        return About(
            "kind-upgrade", text, {**facts, "epoch": tile.epoch + 1}, "TAD-13.1" if tile.actions else "TAD-1.3"
        )
    if piece in box.mission_numbers:
        card = box.missions[box.mission_numbers[piece]]
        text, facts = about_mission(card)
        return About("kind-mission", text, {**facts, "price": counted(card.cost), "prestige": card.pp}, "TAD-12.1")
    return None


def _region(box: TadmorBox, piece: str) -> About | None:
    name = piece.removeprefix("raid_")
    if name not in box.region_numbers:
        return None
    facts: Facts = {"region": name, "count": len(box.in_region[box.region_numbers[name]])}
    if name == piece:
        return About("kind-region", "about-region", facts, "TAD-5.3")
    return About("kind-raider-card", "about-raider-card", facts, "TAD-5.6")


def _stage(box: TadmorBox, piece: str) -> About | None:
    if piece not in box.stage_numbers:
        return None
    stage = box.stage_numbers[piece]
    facts: Facts = {"price": counted(box.stage_costs[stage]), "prestige": box.stage_pp[stage]}
    if stage < len(box.stages) - 1:
        return About("kind-stage", "about-stage", facts, "TAD-8.8")
    return About("kind-stage", "about-stage-last", {**facts, **_prizes(box)}, "TAD-8.10")


def _prizes(box: TadmorBox) -> Facts:
    return {"first": box.prizes[0], "second": box.prizes[-1]}


def _good(box: TadmorBox, piece: str) -> About | None:
    if piece in box.kind_numbers:
        colour = box.kind_numbers[piece] // KINDS_OF_COLOUR
        facts: Facts = {"colour": COLOUR_NAMES[colour], "price": counted(box.prices[colour])}
        return About("kind-good", "about-good", {**facts, "one": box.set_pp[1], "all": box.set_pp[-1]}, "TAD-15.2")
    if piece in COLOUR_NAMES:
        colour = COLOUR_NAMES.index(piece)
        goods = box.kinds[colour * KINDS_OF_COLOUR : (colour + 1) * KINDS_OF_COLOUR]
        return About("kind-stack", "about-stack", {"goods": goods, "price": counted(box.prices[colour])}, "TAD-8.12")
    return None


def _resource(box: TadmorBox, piece: str) -> About | None:
    if piece in RESOURCE_NAMES:
        basic = RESOURCE_NAMES.index(piece) < RESOURCES // 2
        text = "about-basic" if basic else "about-luxury"
        return About("kind-basic" if basic else "kind-luxury", text, {"limit": box.limit}, "TAD-1.1")
    if piece in FIGURE_NAMES:
        figure = FIGURE_NAMES.index(piece)
        facts: Facts = {"first": box.figures_start[figure], "most": box.figures_most[figure]}
        return About("kind-figure", f"about-{piece}", facts, "TAD-1.2")
    return None


def _number(box: TadmorBox, piece: str) -> About | None:
    """Prices of tower levels, taxes, and symbols."""
    for band in box.bands:
        if piece == f"tower_{band.first}":
            facts: Facts = {"first": band.first, "last": band.last}
            facts["single"] = counted(band.single)
            facts["double"] = counted(band.double)
            return About("kind-band", "about-band", facts, "TAD-8.1")
    for number, epoch in enumerate(box.epochs, 1):
        if piece == f"tax_{number}":
            return About("kind-tax", "about-tax", {"gold": epoch.tax_gold, "prestige": epoch.tax_pp}, "TAD-9.2")
    if piece == "tower":
        return About("kind-tower", "about-tower", {"prestige": box.level_pp, "times": len(box.epochs)}, "TAD-14.3")
    if piece == "taxes":
        return About("kind-tax", "about-taxes", _three([epoch.tax_gold for epoch in box.epochs]), "TAD-9.2")
    if piece == "prestige":
        return About("kind-points", "about-prestige", {"start": box.start_pp}, "TAD-15.1")
    return None


# in a position


def about_now(state: TadmorState, piece: str, viewer: int | None) -> Rows:
    """What a piece would cost and bring the viewer at the next chance to use it, who has it or stands there, and the danger."""
    box = state.box
    for names, rows in (
        (box.upgrade_numbers, _upgrade_now),
        (box.mission_numbers, _mission_now),
        (box.place_numbers, _space_now),
        (box.region_numbers, _region_now),
        (box.stage_numbers, _stage_now),
        (box.kind_numbers, _good_now),
        (_COLOURS, _stack_now),
        (_RESOURCES, _resource_now),
        (_FIGURES, _figure_now),
    ):
        if piece in names:
            return rows(state, names[piece], viewer)
    if piece == "tower" and viewer is not None:
        return both_modes(state, viewer)
    if piece == "prestige" and viewer is not None:
        return [_points(state, viewer)]
    return []


_COLOURS: Final = {name: i for i, name in enumerate(COLOUR_NAMES)}
_RESOURCES: Final = {name: i for i, name in enumerate(RESOURCE_NAMES)}
_FIGURES: Final = {name: i for i, name in enumerate(FIGURE_NAMES)}


def _space_now(state: TadmorState, place: int, viewer: int | None) -> Rows:
    if not state.box.on_side[state.seats][place]:
        return [Remark("row-other-side", {}, "note", "TAD-2.1")]
    rows = [] if viewer is None else rows_of(state, viewer, place)
    return [_here(state, place), *rows]


def _here(state: TadmorState, place: int) -> Remark:
    code = state.standing[place]
    if not code:
        return Remark("row-free", {}, "here", "TAD-4.3")
    facts: Facts = {"owner": state.owner(place), "figure": FIGURE_NAMES[(code - 1) % FIGURES]}
    return Remark("row-figure", facts, "here", "TAD-4.3")


def _upgrade_now(state: TadmorState, tile: int, viewer: int | None) -> Rows:
    bit = 1 << tile
    upgrade = state.box.upgrades[tile]
    out: Rows = []
    owners = [seat for seat in range(state.seats) if state.upgrades[seat] & bit]
    if owners:
        out.append(Remark("row-owner", {"owner": owners[0]}, "here", "TAD-7.3"))
        if upgrade.actions:
            out.append(_here(state, state.box.tile_places[tile]))
    elif state.display & bit:
        out.append(Remark("row-on-display", {}, "here", "TAD-7.1"))
        if viewer is not None:
            facts: Facts = {"price": state.box.epochs[state.epoch].price, "have": state.total(viewer)}
            out.append(Remark("row-upgrade-price", facts, "cost", "TAD-7.1"))
    elif state.removed & bit:
        return [Remark("row-removed", {}, "here", "TAD-14.3")]
    elif upgrade.epoch > state.epoch:
        out.append(Remark("row-to-come", {"epoch": upgrade.epoch + 1}, "here", "TAD-14.3"))
    elif state.undrawn & bit:
        out.append(Remark("row-undrawn", {}, "here", "TAD-2.9"))
    rank = None if viewer is None else rank_row(state, viewer, tile)
    return out if rank is None else [*out, rank]


def _mission_now(state: TadmorState, mission: int, viewer: int | None) -> Rows:
    bit = 1 << mission
    card = state.box.missions[mission]
    half = card.pp // state.box.returned_divisor
    for seat in range(state.seats):
        if state.returned[seat] & bit:
            return [Remark("row-returned", {"owner": seat, "prestige": half}, "here", "TAD-12.1")]
        if state.fulfilled[seat] & bit:
            return [Remark("row-fulfilled", {"owner": seat, "prestige": card.pp, "half": half}, "here", "TAD-12.1")]
    if viewer is not None and state.hand[viewer] & bit:
        return [Remark("row-in-hand", {}, "here", "TAD-8.13"), mission_row(state, viewer, card)]
    if state.discards & bit:
        return [Remark("row-discarded", {}, "here", "TAD-10.8")]
    return [Remark("row-unseen", {}, "here", "TAD-17.2")]


def _region_now(state: TadmorState, region: int, viewer: int | None) -> Rows:
    out: Rows = []
    if region == state.slot:
        out.append(Remark("row-attacked-last", {}, "here", "TAD-5.4"))
    if viewer is None:
        return out
    own = [state.box.place_names[place] for place in state.box.in_region[region] if state.stands(viewer, place)]
    if own:
        out.append(Remark("row-your-figures", {"spaces": own}, "here", "TAD-5.3"))
    danger = raid(state, viewer, region)
    return out if danger is None else [*out, danger]


def _stage_now(state: TadmorState, stage: int, viewer: int | None) -> Rows:
    out = [Remark("row-cards-left", {"count": state.temple_cards[stage]}, "here", "TAD-1.7")]
    return out if viewer is None else [*out, *stage_rows(state, viewer, stage)]


def _good_now(state: TadmorState, kind: int, viewer: int | None) -> Rows:
    stack = state.stacks[kind // KINDS_OF_COLOUR]
    out = [Remark("row-in-stack", {"count": stack.count(kind)}, "here", "TAD-17.3")]
    if stack and stack[-1] == kind:
        out.append(Remark("row-on-top", {}, "here", "TAD-17.5"))
    if viewer is None:
        return out
    held: Facts = {"good": state.box.kinds[kind], "count": state.goods[viewer * KINDS + kind]}
    return [*out, Remark("row-you-have", held, "here", "TAD-1.5"), good_row(state, viewer, kind)]


def _stack_now(state: TadmorState, colour: int, viewer: int | None) -> Rows:
    stack = state.stacks[colour]
    out = [Remark("row-stack", {"count": len(stack)}, "here", "TAD-2.2")]
    if stack:
        out.append(Remark("row-top", {"good": state.box.kinds[stack[-1]]}, "here", "TAD-17.5"))
    return out if viewer is None else [*out, *stack_rows(state, viewer, colour)]


def _resource_now(state: TadmorState, resource: int, viewer: int | None) -> Rows:
    if viewer is None:
        return []
    at = viewer * RESOURCES + resource
    return [Remark("row-stores", {"count": state.warehouse[at], "traded": state.traded[at]}, "here", "TAD-1.10")]


def _figure_now(state: TadmorState, figure: int, viewer: int | None) -> Rows:
    if viewer is None:
        return []
    at = viewer * FIGURES + figure
    return [Remark("row-figures", {"free": state.supply[at], "all": state.figures[at]}, "here", "TAD-1.2")]


def _points(state: TadmorState, viewer: int) -> Remark:
    facts: Facts = {"score": state.score(viewer), "tower": tower_points(state, viewer), "total": state.scores()[viewer]}
    return Remark("row-score", facts, "here", "TAD-15.1")
