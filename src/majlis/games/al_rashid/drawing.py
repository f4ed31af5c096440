"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from majlis.games.al_rashid.about import office_text
from majlis.games.al_rashid.box import (
    CONVERT,
    COURT,
    DRAW_TILES,
    FREE_FAVOURS,
    GAIN_CREDITS,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_MEMBER,
    GOODS,
    GOODS_OF_CHOICE,
    GUILDS,
    INFLUENCE_BY,
    LANDS,
    PALACES,
    Crisis,
    Office,
    RashidBox,
)

_AT_ONCE: Final = (
    *(GAIN_CREDITS, GAIN_INFLUENCE, INFLUENCE_BY, GAIN_GOODS, DRAW_TILES),
    *(GOODS_OF_CHOICE, GAIN_MEMBER, FREE_FAVOURS, CONVERT),
)
"""Effects of offices that take place when the office is bought (`offices.take_effect`)."""


class PieceTable(TypedDict):
    """A kind of family member."""

    dominance: int
    limit: int
    points: int


class _PalaceTable(TypedDict):
    id: str
    offices: list[str]
    court: bool


class PalaceTable(_PalaceTable, total=False):
    """A palace; those of the guilds have a leader, whose favour has a price."""

    leader: str
    favour_price: int


class TerritoryTable(TypedDict):
    """What is printed on a territory."""

    id: str
    goods: dict[str, int]
    credits: int


class BriefTable(TypedDict):
    """What an office does, in a few words: a message and its parts."""

    id: str
    facts: dict[str, str | int | list[str]]


class OfficeTable(TypedDict):
    """What is printed on an office."""

    palace: str
    cost: int
    points: int
    kind: Literal["activated", "once", "permanent"]
    brief: BriefTable
    steps: list[list[int]]
    """What is needed, and the points or tokens that it then brings."""
    scored: bool
    """Whether the steps are points at the end, instead of those printed."""
    rule: str


class CrisisTables(TypedDict):
    """The territories and colours of each crisis."""

    setup: list[list[list[str]]]
    turn: list[list[list[str]]]


class RashidTables(TypedDict):
    """All components."""

    goods: list[str]
    pieces: dict[str, PieceTable]
    palaces: list[PalaceTable]
    territories: list[TerritoryTable]
    offices: dict[str, OfficeTable]
    mercenaries: dict[str, int]
    crises: CrisisTables
    reconstructed: list[str]


def component_tables(box: RashidBox) -> RashidTables:
    """Goods, pieces, areas with what is printed on them, offices, leaders, mercenary tiles and crises (RAS-1.2 to 1.10)."""
    return {
        "goods": list(box.goods),
        "pieces": {
            name: {"dominance": box.dominance[i], "limit": box.limits[i], "points": box.piece_points[i]}
            for i, name in enumerate(box.pieces)
        },
        "palaces": [_palace(box, area) for area in range(PALACES)],
        "territories": [_territory(box, land) for land in range(LANDS)],
        "offices": {office.id: _office(box, number, office) for number, office in enumerate(box.offices)},
        "mercenaries": {name: box.tile_counts[i] for i, name in enumerate(box.tile_names)},
        "crises": {
            "setup": [_crisis(box, crisis) for crisis in box.setup_crises],
            "turn": [_crisis(box, crisis) for crisis in box.turn_crises],
        },
        "reconstructed": list(box.reconstructed),
    }


def _office(box: RashidBox, number: int, office: Office) -> OfficeTable:
    return {
        "palace": box.areas[office.guild],
        "cost": office.cost,
        "points": office.points,
        "kind": "activated" if office.activated else "once" if office.effect in _AT_ONCE else "permanent",
        "brief": _brief(box, office),
        "steps": [list(step) for step in office.steps],
        "scored": number in box.scored,
        "rule": office.rule,
    }


def _brief(box: RashidBox, office: Office) -> BriefTable:
    text, facts = office_text(box, office)
    if office.steps:
        facts["needs"] = ", ".join([str(least) for least, _ in office.steps])
    return {"id": text.replace("about-", "brief-", 1), "facts": facts}


def _crisis(box: RashidBox, crisis: Crisis) -> list[list[str]]:
    return [[box.areas[PALACES + land], box.colours[colour]] for land, colour in zip(crisis.lands, crisis.colours)]


def _palace(box: RashidBox, area: int) -> PalaceTable:
    out: PalaceTable = {
        "id": box.areas[area],
        "offices": [box.offices[office].id for office in box.offices_of[area]],
        "court": area == COURT,
    }
    if area < GUILDS:
        out["leader"] = box.favours[area].leader
        out["favour_price"] = box.favours[area].price
    return out


def _territory(box: RashidBox, land: int) -> TerritoryTable:
    goods = {
        name: box.land_goods[land * GOODS + kind]
        for kind, name in enumerate(box.goods)
        if box.land_goods[land * GOODS + kind]
    }
    return {"id": box.areas[PALACES + land], "goods": goods, "credits": box.land_credits[land]}
