"""What the pieces of Al-Rashid are called: the message that names a piece, and its parts."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.words import Name
from majlis.games.al_rashid.box import MOST_SEATS, PALACES, RashidBox

PLAIN: Final = (
    *("hardwood", "pottery", "metal", "spice", "silk", "credit"),
    *("pasha", "merchant", "sage"),
    *("intrigue", "military", "wisdom", "trade", "politics", "caliph"),
    *("silk_road", "spice_road", "sarmatia", "mare_indianum", "abbasid_caliphate", "mare_internum", "nilus_valley"),
    *("caliphs_favorite", "general", "court_savant", "vizier", "qadi"),
    *("smuggler", "plotter", "informer", "impostor", "strategist", "recruiter", "raider", "negotiator"),
    *("lore_master", "enchanter", "diplomat", "banker"),
    *("trader", "hardwood_importer", "pottery_importer", "metal_importer"),
    *("aide_to_the_qadi", "steward_of_the_city", "warehouse_keeper", "favorites_maiden"),
    *("weapon_master", "dean_of_the_academy", "economist", "counselor_to_the_caliph"),
    *("treasurer", "agha", "silk_monopolist", "spice_monopolist"),
    *("astrologist", "law_expert", "quartermaster", "alchemist"),
    *("red", "blue", "red_tile", "blue_tile", "service", "generosity", "home", "influence", "shame", "crisis_rules"),
)
"""What has a name of its own: the message `name-<piece>`."""


MOST_GOODS: Final = 15
"""More of one kind never lie on a territory (see `territory.ITEM_MASK`)."""


@final
class Names:
    """The names of everything in one box. A name that only an edited box uses is quoted as written."""

    def __init__(self, box: RashidBox) -> None:
        self.composed: dict[str, Name] = {}
        for kind, name in enumerate(box.tile_names):
            self.composed[name] = (
                "name-tile",
                {"colour": box.colours[box.tile_colours[kind]], "value": box.tile_values[kind]},
            )
        for name in box.pieces:
            self.composed[f"family_{name}"] = ("name-source-family", {"piece": name})
            for seat in range(MOST_SEATS):
                self.composed[f"{name}-{seat}"] = ("name-piece-of", {"piece": name, "seat": seat})
        for name in (*box.goods, "credit"):
            for count in range(1, MOST_GOODS + 1):
                self.composed[f"{name}-{count}"] = ("name-amount", {"count": count, "good": name})
        for office in box.offices:
            for least, gained in office.steps:
                self.composed[f"step-{least}-{gained}"] = ("name-step", {"least": least, "gained": gained})
        for palace in range(PALACES):
            self.composed[f"offices_{box.areas[palace]}"] = ("name-source-offices", {"area": box.areas[palace]})
