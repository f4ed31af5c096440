"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from majlis.games.al_rashid.about import about, office_text
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
    MEMBER,
    OPERATIONS,
    PALACES,
    Crisis,
    Office,
    RashidBox,
    Service,
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


class TextTable(TypedDict):
    """A text about a piece: a message and its parts."""

    id: str
    facts: dict[str, str | int | list[str]]


class _PalaceTable(TypedDict):
    id: str
    offices: list[str]
    court: bool
    about: TextTable


class PalaceTable(_PalaceTable, total=False):
    """A palace; those of the guilds have a leader, whose favour has a price, and a service, that of Al-Rashid only a brief text.

    The message `service` names the service, its text `.at` says what that brings at a rank.
    """

    leader: str
    favour_price: int
    favour: TextTable
    service: str
    brief: TextTable


class TerritoryTable(TypedDict):
    """What is printed on a territory."""

    id: str
    goods: dict[str, int]
    credits: int
    about: TextTable


class OfficeTable(TypedDict):
    """What is printed on an office."""

    palace: str
    cost: int
    points: int
    kind: Literal["activated", "once", "permanent"]
    brief: TextTable
    steps: list[list[int]]
    """What is needed, and the points or tokens that it then brings."""
    scored: bool
    """Whether the steps are points at the end, instead of those printed."""
    rule: str


class CrisisTables(TypedDict):
    """The territories and colours of each crisis."""

    setup: list[list[list[str]]]
    turn: list[list[list[str]]]
    about: TextTable


class RashidTables(TypedDict):
    """All components."""

    goods: list[str]
    pieces: dict[str, PieceTable]
    palaces: list[PalaceTable]
    generosity: TextTable
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
        "generosity": {"id": "brief-generosity", "facts": {}},
        "territories": [_territory(box, land) for land in range(LANDS)],
        "offices": {office.id: _office(box, number, office) for number, office in enumerate(box.offices)},
        "mercenaries": {name: box.tile_counts[i] for i, name in enumerate(box.tile_names)},
        "crises": {
            "setup": [_crisis(box, crisis) for crisis in box.setup_crises],
            "turn": [_crisis(box, crisis) for crisis in box.turn_crises],
            "about": _about(box, "crisis_rules"),
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


def _brief(box: RashidBox, office: Office) -> TextTable:
    text, facts = office_text(box, office)
    if office.steps:
        facts["needs"] = ", ".join([str(least) for least, _ in office.steps])
    return _shortened({"id": text, "facts": facts})


def _about(box: RashidBox, piece: str) -> TextTable:
    found = about(box, piece)
    assert found is not None
    return {"id": found.text, "facts": found.facts}


def _shortened(text: TextTable) -> TextTable:
    """The same in a few words."""
    return {"id": text["id"].replace("about-", "brief-", 1), "facts": text["facts"]}


def _crisis(box: RashidBox, crisis: Crisis) -> list[list[str]]:
    return [[box.areas[PALACES + land], box.colours[colour]] for land, colour in zip(crisis.lands, crisis.colours)]


def _palace(box: RashidBox, area: int) -> PalaceTable:
    out: PalaceTable = {
        "id": box.areas[area],
        "offices": [box.offices[office].id for office in box.offices_of[area]],
        "court": area == COURT,
        "about": _about(box, box.areas[area]),
    }
    if area == COURT:
        out["brief"] = {"id": "brief-court", "facts": {}}
    if area < GUILDS:
        out["leader"] = box.favours[area].leader
        out["favour_price"] = box.favours[area].price
        out["favour"] = _shortened(_about(box, box.favours[area].leader))
        out["service"] = _service(box, box.services[area])
    return out


def _service(box: RashidBox, service: Service) -> str:
    if service.kind == MEMBER:
        return f"brief-service-{box.pieces[service.member]}"
    return "brief-service-operations" if service.kind == OPERATIONS else "brief-service-tiles"


def _territory(box: RashidBox, land: int) -> TerritoryTable:
    goods = {
        name: box.land_goods[land * GOODS + kind]
        for kind, name in enumerate(box.goods)
        if box.land_goods[land * GOODS + kind]
    }
    name = box.areas[PALACES + land]
    return {"id": name, "goods": goods, "credits": box.land_credits[land], "about": _about(box, name)}
