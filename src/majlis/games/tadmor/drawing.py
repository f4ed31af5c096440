"""Chapter 1 for a page that draws: the components as plain tables."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from majlis.games.tadmor.about import space_text
from majlis.games.tadmor.box import (
    ACTION_NAMES,
    COLOUR_NAMES,
    KINDS_OF_COLOUR,
    MARKET,
    MARKET_NAMES,
    MODE_NAMES,
    NO_REGION,
    PERSONAL,
    RESOURCE_NAMES,
    TOWER_BUILD,
    WINDOW_NAMES,
    Mission,
    Space,
    TadmorBox,
    Upgrade,
)
from majlis.games.tadmor.effect_reading import effect_name, reward_name
from majlis.games.tadmor.phrases import about_mission, about_upgrade, resources_in
from majlis.games.tadmor.stores import named

Parts: TypeAlias = dict[str, str | int | list[str]]
"""What a message speaks of: its `Facts`, written out so that the page's types can be made from it."""
ShapeName: TypeAlias = Literal["camel", "ship", "either"]
_FIGURES: Final = ["camel", "ship", "either"]


class RegionTable(TypedDict):
    """A region that raiders may attack."""

    id: str


class SpaceTable(TypedDict):
    """An action space (TAD-1.9): who may stand there and what for; `about` is the message that says it, `parts` its numbers."""

    id: str
    region: str | None
    figure: ShapeName
    action: str
    subphase: str
    sides: list[str]
    about: str
    parts: Parts
    order: NotRequired[int]
    mode: NotRequired[str]
    resource: NotRequired[str]
    amounts: NotRequired[list[int]]
    pp: NotRequired[list[int]]
    colour: NotRequired[str]
    draw_missions: NotRequired[int]


class UpgradeTable(TypedDict):
    """An upgrade tile (TAD-1.3); `about` is the message that says what it does, `parts` its numbers."""

    epoch: int
    group: str
    phase: str
    starting: bool
    two_player: bool
    personal: bool
    op: str
    pp: int
    other_pp: int
    amount: int
    give: list[str]
    get: list[str]
    count: int
    resource: str | None
    actions: list[str]
    about: str
    parts: Parts


class MissionTable(TypedDict):
    """A King's mission (TAD-1.4); `about` is the message that says what turning it in brings, `parts` its numbers."""

    cost: dict[str, int]
    pp: int
    window: str
    op: str
    amount: int
    about: str
    parts: Parts


class StageTable(TypedDict):
    """A stage of a temple (TAD-8.8)."""

    id: str
    cost: dict[str, int]
    pp: int
    copies: int


class StackTable(TypedDict):
    """A stack of precious goods (TAD-8.12)."""

    colour: str
    price: dict[str, int]
    kinds: list[str]


class BandTable(TypedDict):
    """What tower levels from `first` to `last` (0: no end) cost (TAD-8.1, 8.2)."""

    first: int
    last: int
    single: dict[str, int]
    double: dict[str, int]


class EpochTable(TypedDict):
    """What changes with the epoch (TAD-1.8)."""

    index: int
    rounds: list[int]
    upgrade_cost: int
    traitor_levels: int
    tax_gold: int
    tax_pp: int


class WayTable(TypedDict):
    """What is enough for a camel: that many tower levels and that many fulfilled missions (TAD-10.3)."""

    tower: int
    missions: int


class CaravanTable(TypedDict):
    """What the next camel needs (TAD-10.3)."""

    camel: int
    any_of: list[WayTable]


class ShipyardTable(TypedDict):
    """What the next ship needs: precious goods of each colour (TAD-10.4)."""

    ship: int
    each: int


class TadmorTables(TypedDict):
    """The components of Tadmor."""

    resources: list[str]
    regions: list[RegionTable]
    spaces: list[SpaceTable]
    upgrades: dict[str, UpgradeTable]
    missions: dict[str, MissionTable]
    stages: list[StageTable]
    stacks: list[StackTable]
    tower_bands: list[BandTable]
    set_points: list[int]
    displayed: list[int]
    """How many upgrades lie on display at the beginning of an epoch, by number of players."""
    epochs: list[EpochTable]
    caravan: list[CaravanTable]
    shipyard: list[ShipyardTable]
    reconstructed: list[str]


def component_tables(box: TadmorBox) -> TadmorTables:
    """Spaces, upgrades, missions, stages, stacks and prices (TAD-1.1 to 1.9); `reconstructed` names what was not available."""
    return {
        "resources": list(RESOURCE_NAMES),
        "regions": [{"id": region} for region in box.regions],
        "spaces": [_space(box, space) for space in box.spaces],
        "upgrades": {tile.id: _upgrade(tile) for tile in box.upgrades},
        "missions": {card.id: _mission(card) for card in box.missions},
        "stages": [
            {"id": name, "cost": named(box.stage_costs[i]), "pp": box.stage_pp[i], "copies": box.stage_copies[i]}
            for i, name in enumerate(box.stages)
        ],
        "stacks": [
            {
                "colour": name,
                "price": named(box.prices[i]),
                "kinds": box.kinds[i * KINDS_OF_COLOUR : (i + 1) * KINDS_OF_COLOUR],
            }
            for i, name in enumerate(COLOUR_NAMES)
        ],
        "tower_bands": [
            {"first": band.first, "last": band.last, "single": named(band.single), "double": named(band.double)}
            for band in box.bands
        ],
        "set_points": box.set_pp[1:],
        "displayed": [table.displayed for table in box.tables],
        "epochs": [
            {
                "index": i + 1,
                "rounds": list(range(epoch.first, epoch.last + 1)),
                "upgrade_cost": epoch.price,
                "traitor_levels": epoch.traitor,
                "tax_gold": epoch.tax_gold,
                "tax_pp": epoch.tax_pp,
            }
            for i, epoch in enumerate(box.epochs)
        ],
        "caravan": [
            {
                "camel": box.figures_start[0] + i + 1,
                "any_of": [{"tower": tower, "missions": missions} for tower, missions in ways],
            }
            for i, ways in enumerate(box.caravan)
        ],
        "shipyard": [{"ship": box.figures_start[1] + i + 1, "each": each} for i, each in enumerate(box.shipyard)],
        "reconstructed": list(box.reconstructed),
    }


def _upgrade(tile: Upgrade) -> UpgradeTable:
    about, parts = about_upgrade(tile)
    return {
        "epoch": tile.epoch + 1,
        "group": tile.group,
        "phase": tile.phase,
        "starting": tile.starting,
        "two_player": tile.two_player,
        "personal": tile.effect == PERSONAL,
        "op": effect_name(tile.effect),
        "pp": tile.pp,
        "other_pp": tile.other_pp,
        "amount": tile.amount,
        "give": resources_in(tile.give),
        "get": resources_in(tile.get),
        "count": tile.count,
        "resource": RESOURCE_NAMES[tile.resource] if tile.resource >= 0 else None,
        "actions": [name for i, name in enumerate(ACTION_NAMES) if tile.actions >> i & 1],
        "about": about,
        "parts": parts,
    }


def _mission(card: Mission) -> MissionTable:
    about, parts = about_mission(card)
    return {
        "cost": named(card.cost),
        "pp": card.pp,
        "window": WINDOW_NAMES[card.window.bit_length() - 1],
        "op": reward_name(card.reward),
        "amount": card.amount,
        "about": about,
        "parts": parts,
    }


def _space(box: TadmorBox, space: Space) -> SpaceTable:
    about, parts = space_text(box, space)
    out: SpaceTable = {
        "id": space.id,
        "region": None if space.region == NO_REGION else box.regions[space.region],
        "figure": cast(ShapeName, _FIGURES[space.figure]),
        "action": ACTION_NAMES[space.action],
        "subphase": space.subphase,
        "sides": list(space.sides),
        "about": about,
        "parts": parts,
    }
    if space.order:
        out["order"] = space.order
    if space.action == TOWER_BUILD:
        out["mode"] = MODE_NAMES[space.mode]
    if space.action == MARKET:
        out["mode"] = MARKET_NAMES[space.mode]
    if space.resource >= 0:
        out["resource"] = RESOURCE_NAMES[space.resource]
        out["amounts"] = list(space.amounts)
    if any(space.pp):
        out["pp"] = list(space.pp)
    if space.colour >= 0:
        out["colour"] = COLOUR_NAMES[space.colour]
    if space.draws:
        out["draw_missions"] = space.draws
    return out
