"""What the pieces of Tadmor are called: the message that names a piece, and its parts."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.words import Name
from majlis.games.tadmor.box import EPOCHS, MOST_SEATS, RESOURCE_NAMES, TadmorBox
from majlis.games.tadmor.parts import seat_word

PLAIN: Final = (
    *("wood", "stone", "marble", "gold", "prestige", "camel", "ship"),
    *("palmyra", "ebla", "damascus", "north_sea", "south_sea", "euphrates", "antioch", "raiders"),
    *("foundation", "colonnade", "roof", "statues", "grey", "yellow", "red", "single", "double"),
    *("glass_bottles", "incense", "myrrh", "jade", "ivory", "porcelain", "silk", "perfume", "oils"),
    *("start", "tower", "tower_prestige", "taxes", "war_supplies", "peace_gifts", "bonuses", "spent"),
    *("missions", "temples", "precious_goods", "end_bonuses"),
    *("palmyra_temple", "palmyra_market", "ebla_temple", "ebla_market"),
    *("palmyra_upgrade_1", "palmyra_upgrade_2", "damascus_upgrade_3", "ebla_upgrade_4"),
    *("palmyra_mission_fulfil", "antioch_mission_fulfil", "ebla_mission_draw"),
    *("palmyra_start_player", "palmyra_tax", "damascus_tax", "antioch_war_supplies"),
    *("damascus_tower_single", "damascus_tower_double", "damascus_traitor"),
    *("antioch_caravan", "north_sea_shipyard", "antioch_peace_gifts", "north_sea_peace_gifts"),
    *("north_sea_wood_ship_1", "north_sea_wood_ship_2", "north_sea_marble_ship", "north_sea_wood_camel"),
    *("south_sea_stone_ship_1", "south_sea_stone_ship_2", "south_sea_gold_ship", "south_sea_stone_camel"),
    *("euphrates_gold_ship", "euphrates_marble_ship", "euphrates_marble_camel", "euphrates_gold_camel"),
    *("south_sea_precious_grey", "euphrates_precious_yellow", "euphrates_precious_red"),
    *[f"i{number}" for number in range(1, 49)],
    *[f"k{number}" for number in range(1, 27)],
)
"""What has a name of its own: the message `name-<piece>`."""
MOST_ALIKE: Final = 99
"""Nobody ever has, gains or pays more of one resource."""


@final
class Names:
    """The names of everything in one box. A name that only an edited box uses is quoted as written."""

    def __init__(self, box: TadmorBox) -> None:
        self.composed: dict[str, Name] = {}
        for seat in range(MOST_SEATS):
            self.composed[seat_word(seat)] = ("name-seat", {"seat": seat})
        for region in box.regions:
            self.composed[f"raid_{region}"] = ("name-raider-card", {"region": region})
        for epoch in range(1, EPOCHS + 1):
            self.composed[f"tax_{epoch}"] = ("name-tax-rate", {"epoch": epoch})
        for band in box.bands:
            self.composed[f"tower_{band.first}"] = ("name-tower-band", {"level": band.first})
        for resource in RESOURCE_NAMES:
            for count in range(MOST_ALIKE + 1):
                self.composed[f"{resource}-{count}"] = ("name-amount", {"count": count, "resource": resource})
