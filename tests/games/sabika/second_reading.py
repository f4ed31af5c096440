"""A second reading of the rules: what may be done, what it costs and what it scores, worked out from a view and the data file alone.

Nothing here uses the rules of the game's own code. It is slow and simple on purpose: ways are all walked, mixes are all tried. What the
rules say is compared with what the game does in whole matches (`test_second_reading.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, pairwise
from typing import Any

from majlis.games.sabika.game import GAME
from majlis.games.sabika.view import PlayerView, SabikaView

DATA: dict[str, Any] = tomllib.loads(GAME.data_text())
MATERIALS = ["gypsum", "wood", "marble", "ceramic"]
WORTH = {"gypsum": 1, "wood": 2, "marble": 3, "ceramic": 4}
GOOD_OF = {"cane": "sugar", "silk": "clothes", "clay": "pottery"}
RINGS = {"outer": 8, "middle": 6, "inner": 6}
RING_OF = {"builder_1": "outer", "builder_2": "outer", "merchant": "middle", "poet": "inner"}
NO_MONEY = 10**6
BASIC = {
    "move_free_steps": 2,
    "occupied_cost": 1,
    "market_transactions": 2,
    "engrave_optional_max": 1,
    "export_base_prestige": 1,
    "export_base_paria": 1,
    "commission_dinar": 3,
    "rest_prestige_loss": 1,
    "rest_dinar": 3,
}
POEMS = {f"poem_{row['number']}": row for row in DATA["small_poems"]["records"]}
LARGE_POEMS = {f"poem_{row['id'].lower()}": row for row in DATA["large_poems"]["records"]}
LARGE = {f"large_{row['number']}": row for row in DATA["large_buildings"]["records"]}
SMALL = {f"small_{row['number']}": row for row in DATA["small_buildings"]["records"]}
TILES = {f"tile_{row['number']}": row for row in DATA["storehouse_tiles"]["records"]}
WISHES = {f"wish_{row['id'].lower()}": row for row in DATA["wishes"]["records"]}
SLOTS = {row["id"]: row for row in DATA["side_slots"]["records"]}
REGION = {row["id"]: row["region"] for row in DATA["cities"]["records"]}
CARDS = {f"yusuf_{row['id']}": row for row in DATA["yusuf_cards"]["records"]}
ROUTES = [(row["a"], row["b"], row["cost"]) for row in DATA["routes"]["records"]]


class Reading:
    """The rules as they stand for one view of a match."""

    def __init__(self, view: SabikaView, options: dict[str, object]) -> None:
        self.view = view
        self.options = options
        self.german = options.get("edition", "de") == "de"
        self.solo = bool(view["solo"])
        self.event = 0 if view["events"] is None else int(view["events"]["current"][6:])
        self.cities = {city["city"]: city for city in view["cities"]}
        self.spaces = {space["space"]: space for space in view["rondel"]}

    def yes(self, option: str, default: bool) -> bool:
        """An option that is a flag."""
        return self.options.get(option, default) is True

    def edition(self, option: str, german: bool) -> bool:
        """A yes or no in which the editions differ."""
        value = self.options.get(option, "edition")
        return german is self.german if value == "edition" else value == "yes"

    def as_german(self, option: str, said: str) -> bool:
        """Whether a difference between the editions is decided as in the German one, which `said` names."""
        value = self.options.get(option, "edition")
        return self.german if value == "edition" else value == said

    def player(self, number: int) -> PlayerView:
        return self.view["players"][number]

    def purse(self, number: int) -> int:
        """SAB-4.9."""
        me = self.player(number)
        return int(me["dinars"] + me["seals"])

    def modifier(self, number: int, key: str) -> int:
        """SAB-9.5: first every `set`, then every `add`."""
        entries = [
            entry
            for poem in self.player(number)["poems"]["blue"]
            for entry in POEMS[poem]["blue"]
            if entry.get("modify") == key
        ]
        if self.event:
            entries += [
                entry for entry in DATA["events"]["records"][self.event - 1]["modify"] if entry["modify"] == key
            ]
        value = BASIC.get(key, 0)
        for entry in entries:
            value = entry.get("set", value)
        return value + sum(int(entry.get("add", 0)) for entry in entries)

    # moving (chapter 3)

    def move_price(self, number: int, worker: str, space: str) -> int:
        """SAB-3.7, 3.8."""
        ring, index = space.split("_")
        at = next(one["space"] for one in self.player(number)["workers"] if one["worker"] == worker)
        steps = 0 if at is None else (int(index) - int(at.split("_")[1]) - 1) % RINGS[ring] + 1
        price = max(0, steps - max(0, self.modifier(number, "move_free_steps")))
        foreign: int = self.spaces[space]["sultans"] + sum(
            1 for one in self.spaces[space]["workers"] if one["player"] != number
        )
        return price + max(0, foreign - self.modifier(number, "occupied_free_workers")) * max(
            0, self.modifier(number, "occupied_cost")
        )

    def work(self, number: int) -> set[str]:
        """Every move that is allowed."""
        out: set[str] = set()
        own = {one["worker"]: one for one in self.player(number)["workers"]}
        for name, worker in own.items():
            if not worker["active"]:
                continue
            for index in range(RINGS[RING_OF[name]]):
                space = f"{RING_OF[name]}_{index}"
                if space == worker["space"] and not self.edition("full_lap_allowed", german=True):
                    continue
                if name.startswith("builder") and any(
                    own[one]["space"] == space for one in ("builder_1", "builder_2") if one != name
                ):
                    continue
                left = self.purse(number) - self.move_price(number, name, space)
                ways = [
                    self.main_need(number, space),
                    *(self.side_need(number, slot, space) for slot in self.spaces[space]["slots"]),
                ]
                if left >= 0 and min(ways) <= left:
                    out.add(f"work {name} {space}")
        return out

    def main_need(self, number: int, space: str) -> int:
        """SAB-3.11: the money that the main action takes at least."""
        me = self.player(number)
        action = self.spaces[space]["main"]
        if action == "storehouse":
            display = self.view["storehouses"]["right" if space == "outer_2" else "left"]
            open_ = [tile for tile in (display["near"], display["far"]) if tile]
            may = bool(open_) and any(len(house["tiles"]) < 2 for house in me["houses"])
            return 0 if may or any(house["tiles"] for house in me["houses"]) else NO_MONEY
        if action == "build":
            return 0 if self.builds(number) else NO_MONEY
        if action == "export":
            prices = [self.way(number, city) for city in self.cities if city not in self.ships(number)]
            return min([*prices, NO_MONEY]) if self.goods(number) else NO_MONEY
        if action == "consolidate":
            return max(0, self.modifier(number, "consolidate_cost")) if me["ships"]["left"] else NO_MONEY
        if action == "produce":
            return 0 if self.ships(number) or self.processable(number) else NO_MONEY
        if action == "engrave":
            return min([price for _, price in self.engravings(number)], default=NO_MONEY)
        if action == "reactivate":
            return 0 if me["poems"]["red"] else NO_MONEY
        return 0

    def side_need(self, number: int, slot: str, space: str) -> int:
        """SAB-8.1, 8.2."""
        row = SLOTS[slot]
        ring = space.split("_")[0]
        worker = {"outer": "builder", "middle": "merchant", "inner": "poet"}[ring]
        if row["kind"] == "raw" and self.view["slots"][slot]["token"] is None and not self.processable(number):
            return NO_MONEY
        return max(
            0,
            {"raw": {"builder": 1, "merchant": 0}, "marble": {"merchant": 2, "poet": 1}}[row["kind"]][worker]
            + self.modifier(number, "side_action_cost"),
        )

    def sides(self, number: int, space: str) -> set[str]:
        return {
            f"side {slot}"
            for slot in self.spaces[space]["slots"]
            if self.side_need(number, slot, space) <= self.purse(number)
        }

    def processable(self, number: int) -> set[str]:
        """SAB-4.7."""
        lying = {slot["token"] for slot in self.view["slots"].values()}
        needed = self.as_german("process_needs_raw_on_rondel", "yes")
        return {raw for raw, there in self.player(number)["raw"].items() if there and (not needed or raw in lying)}

    # goods and cities (chapter 6)

    def goods(self, number: int) -> list[str]:
        """Every good by the name of its store."""
        me = self.player(number)
        out = [good for good in GOOD_OF.values() for _ in range(me["stock"][good])]
        card = me["card_store"]
        return out if card is None else out + [f"card_{good}" for good, n in card["stock"].items() for _ in range(n)]

    def ships(self, number: int) -> set[str]:
        ships = self.player(number)["ships"]
        return {*ships["left"], *ships["right"]}

    def way(self, number: int, city: str) -> int:
        """SAB-6.1: all ways are walked, the cheapest is taken."""
        each = max(0, self.modifier(number, "route_cost_each"))
        return max(
            0,
            cheapest(city, frozenset(["granada", *self.ships(number)]), each)
            + self.modifier(number, "export_route_total"),
        )

    def exports(self, number: int) -> set[str]:
        goods = self.goods(number)
        chosen = {"+".join(sorted(some)) for n in (1, 2) for some in _some(goods, n)}
        cities = [
            city
            for city in self.cities
            if city not in self.ships(number) and self.way(number, city) <= self.purse(number)
        ]
        return {f"export {city} {some}" for city in cities for some in chosen}

    # building and engraving (chapters 5, 7)

    def mixes(self, number: int, base: set[str], further: set[str], most: int) -> set[str]:
        """SAB-5.11 to 5.13, 7.3: a base and up to that many further materials, all different unless event 4 holds."""
        stock = self.player(number)["stock"]
        out: set[str] = set()
        for first in base:
            for n in range(most + 1):
                for rest in combinations_with_replacement(sorted(further), n):
                    some = [first, *rest]
                    if any(some.count(kind) > stock[kind] for kind in some):
                        continue
                    if self.event == 4 or len(set(some)) == len(some):
                        out.add("+".join(sorted(some)))
        return out

    def builds(self, number: int) -> set[str]:
        out: set[str] = set()
        for name in self.view["large"]["open"]:
            if LARGE[name]["era"] == self.view["era"]:
                further = (
                    set(MATERIALS)
                    if self.yes("event_4_gypsum_as_large_option", False)
                    else {"wood", "marble", "ceramic"}
                )
                out |= {f"build {name} {mix}" for mix in self.mixes(number, {"gypsum"}, further, 2)}
        for small in self.view["small"]["open"]:
            if small:
                out |= {f"build {small} {mix}" for mix in self.mixes(number, {SMALL[small]["base"]}, set(MATERIALS), 2)}
        return out

    def worth(self, number: int, mix: str, more: int) -> int:
        """SAB-5.14, 7.4, 7.12."""
        change = self.modifier(number, "material_prestige")
        return sum(max(0, WORTH[kind] + change) + more for kind in mix.split("+"))

    def engravings(self, number: int) -> list[tuple[str, int]]:
        """Every engraving with its price, whether it can be paid or not."""
        poems = self.player(number)["poems"]
        change = self.modifier(number, "engrave_cost")
        mixes = self.mixes(
            number, {"gypsum", "wood", "marble"}, set(MATERIALS), self.modifier(number, "engrave_optional_max")
        )
        ways = [(poem, colour) for poem in self.view["poems"]["open"] if poem for colour in ("blue", "red")]
        if len(poems["large"]) < 2:
            ways += [(poem, "large") for poem in self.view["poems"]["large"]]
        first = {"blue": 1, "red": 2, "large": 4}
        had = {"blue": len(poems["blue"]), "red": len(poems["red"]), "large": len(poems["large"])}
        return [
            (f"engrave {poem} {colour} {mix}", max(0, first[colour] + had[colour] + change))
            for poem, colour in ways
            for mix in mixes
        ]

    def deals(self, number: int, loose: bool = False) -> set[str]:
        """SAB-5.7: every transaction. Event 1 makes loose ones, outside a Market action, cheaper in the Russian edition only."""
        stock = self.player(number)["stock"]
        price = {"gypsum": 1, "wood": 1, "marble": 2, "ceramic": 3} | dict.fromkeys(self.tokens(), 1)
        if not (loose and self.as_german("event_1_scope", "market_action")):
            price = {item: max(0, n + self.modifier(number, "buy_price")) for item, n in price.items()}
        out = {f"buy {item}" for item in price if price[item] <= self.purse(number)}
        out |= {f"sell {item}" for item in [*(kind for kind in MATERIALS if stock[kind]), *self.goods(number)]}
        for lower, higher in pairwise(MATERIALS):
            out |= {f"exchange {lower} {higher}"} if stock[lower] else set()
            out |= {f"exchange {higher} {lower}"} if stock[higher] else set()
        return out

    def tokens(self) -> set[str]:
        """The raw slots with a token."""
        return {name for name, slot in self.view["slots"].items() if slot["kind"] == "raw" and slot["token"]}

    def sails(self, number: int) -> set[str]:
        """SAB-7.13."""
        return {
            f"sail {city} {good}"
            for city in self.cities
            if city not in self.ships(number)
            for good in ["-", *self.goods(number)]
        }

    # tribute (SAB-10.6, 10.7)

    def due(self, number: int) -> int:
        """The parias of the golden book's new space, as events change them."""
        printed = int(DATA["round_track"]["records"][self.view["book"] - 1]["tribute"])
        if self.view["book"] == 6 and not self.edition("event_5_8_at_game_end", german=False):
            return printed
        return max(0, printed + self.modifier(number, "tribute"))

    def tributes(self, number: int, n: int) -> set[str]:
        me = self.player(number)
        prestige = n if self.yes("prestige_may_be_negative", True) else max(0, me["prestige"])
        have = {"paria": me["parias"], "dinar": me["dinars"] // 2, "seal": me["seals"], "prestige": prestige}
        ways = combinations_with_replacement(sorted(have), n)
        return {"tribute " + "+".join(way) for way in ways if all(way.count(one) <= have[one] for one in have)}

    # counting and scoring (chapters 9 to 11)

    def count(self, number: int, counter: str) -> int:
        """SAB-9.6, and for Yusuf SAB-13.21, 13.22."""
        me = self.player(number)
        yusuf = bool(me["yusuf"])
        poems = {colour: len(me["poems"][colour]) for colour in ("blue", "red", "large")}
        buildings = [*(LARGE[name]["category"] for name in me["large"])]
        small = [SMALL[name]["category"] for name in me["row"] if name.startswith("small")]
        ships = self.ships(number)
        right = set(me["ships"]["right"])
        if counter.startswith("category_") and counter != "category_kinds":
            return [*buildings, *small].count(counter[9:])
        if counter.endswith("_city_with_ship"):
            kind = counter.removesuffix("_city_with_ship")
            return sum(1 for city in ships if kind in (self.cities[city]["colour"], REGION[city]))
        if counter in ("consolidated_blue_city", "consolidated_red_city"):
            return sum(1 for city in right if self.cities[city]["colour"] == counter.split("_")[1])
        crates: int = 4 + sum(TILES[tile]["crates"] for house in me["houses"] for tile in house["tiles"])
        if yusuf:
            crates = 4 + sum(TILES[tile]["crates"] for tile in me["tiles"])
        counts: dict[str, int] = {
            "blue_poem": poems["blue"],
            "red_poem": poems["blue"] if yusuf else poems["red"],
            "small_poem": poems["blue"] + poems["red"],
            "large_poem": poems["large"],
            "poem": sum(poems.values()),
            "small_building": len(small),
            "large_building": len(buildings),
            "building": len(small) + len(buildings),
            "category_kinds": len({*small, *buildings}),
            "mosaic": len(small) if yusuf else self.mosaics(number),
            "crate": crates + (2 if not yusuf and "poem_16" in me["poems"]["blue"] else 0),
            "stored_item": sum(me["stock"][kind] for kind in MATERIALS) + len(self.goods(number)),
            "favour_space": me["favour"],
            "seal": me["seals"],
            "city_with_ship": len(ships),
            "consolidated_city": len(right),
            "chain_of_cities": chain(ships),
        }
        return counts[counter]

    def mosaics(self, number: int) -> int:
        """SAB-5.18: every card of the row was laid at an end, so each pair of neighbours met once."""
        row = self.player(number)["row"]
        cards = {f"mosaic_{one['number']}": one for one in DATA["mosaic_cards"]["records"]} | SMALL
        return sum(1 for left, right in pairwise(row) if cards[left]["right"] in ("joker", cards[right]["left"]))

    def score(self, number: int, form: dict[str, Any]) -> int:
        """SAB-9.8."""
        if form["kind"] == "majority":
            return self.majority(number, form["counter"])
        if form["kind"] == "table":
            return int(form["values"][self.count(number, form["counter"])])
        if form["kind"] == "per":
            return int(min(form["n"] * self.count(number, form["counter"]), form["max"]))
        sets = min(self.count(number, counter) for counter in form["of"])
        if self.player(number)["yusuf"] and "large_poem" in form["of"]:
            sets = min(self.count(number, "small_poem") // 2, self.count(number, "large_poem"))
        return int(min(form["n"] * sets, form["max"]))

    def majority(self, number: int, counter: str) -> int:
        """SAB-11.5."""
        counts = [self.count(player, counter) for player in range(len(self.view["players"]))]
        mine = counts.pop(number)
        if mine == 0 and self.yes("majority_needs_one", True):
            return 0
        if len(counts) == 1:
            behind = int(str(self.options.get("majority_two_player_behind", "6")))
            return 14 if mine > counts[0] else 6 if mine == counts[0] else behind
        rank = 1 + sum(1 for n in counts if n > mine) + (1 if mine in counts else 0)
        return [0, 14, 9, 6, 0, 0][rank]

    def wish(self, number: int, name: str) -> int:
        """SAB-10.5."""
        out = 0
        on_tower = self.options.get("wish_value") == "tower"
        place = self.view["wishes"]["tower"].index(name)
        for line in WISHES[name]["lines"]:
            n = self.count(number, line["counter"])
            if line["counter"].startswith("category") and not self.as_german("wish_building_counts", "each_building"):
                n = min(n, 1)
            out += n * (DATA["wishes"]["tower"][place] if on_tower else line["n"])
        return out

    def ways_of_the_green_mosaic(self, number: int) -> set[str]:
        """SAB-5.19: a raw material and a good in either order, or an export."""
        ways = {"choose 1", "choose 2"} if self.tokens() else set()
        if self.options.get("mosaic_raw_and_good") == "raw_first":
            ways.discard("choose 2")
        prices = [self.way(number, city) for city in self.cities if city not in self.ships(number)]
        if self.goods(number) and min([*prices, NO_MONEY]) <= self.purse(number):
            ways.add("choose 3")
        return ways

    def final(self, number: int) -> dict[str, int]:
        """SAB-11.3 to 11.7, 13.23."""
        me = self.player(number)
        trade = DATA["trade_cards"]["records"][int(self.view["trade_card"][6:]) - 1]
        left = me["seals"]
        if not me["yusuf"]:
            left += len(self.goods(number)) + me["stock"]["marble"] + me["stock"]["ceramic"] + me["dinars"] // 2
        return {
            "large_poems": sum(self.score(number, LARGE_POEMS[poem]["score"]) for poem in me["poems"]["large"]),
            "trade_card": self.score(number, trade["score"]),
            "leftovers": left,
        }

    # Yusuf (chapter 13)

    def fitting(self) -> set[str]:
        """SAB-13.26, for an export."""
        match = DATA["trade_cards"]["records"][int(self.view["trade_card"][6:]) - 1]["yusuf_match"]
        ships = self.ships(1)
        if match in ("blue_city", "red_city"):
            return {city for city, one in self.cities.items() if one["colour"] == match[:-5]}
        if match in REGION.values():
            return {city for city in self.cities if REGION[city] == match}
        if match == "extends_chain" and ships:
            return {b for a, b in _both_ways() if a in ships}
        if match == "least_served_region":
            n = {region: sum(1 for city in ships if REGION[city] == region) for region in REGION.values()}
            return {city for city in self.cities if n[REGION[city]] == min(n.values())}
        return set(self.cities)

    def yusuf_exports(self) -> set[str]:
        """SAB-13.14."""
        free = set(self.cities) - self.ships(1)
        sealed = {city for city in free if self.cities[city]["seal"]}
        fits = free & self.fitting()
        closest = self.as_german("yusuf_export_special_nearest", "yes")
        for group, nearest in ((fits & sealed, True), (fits, closest), (sealed, closest), (free, True)):
            if group:
                far = {city: cheapest(city, frozenset(["granada", *self.ships(1)]), 0) for city in group}
                return {city for city in group if not nearest or far[city] == min(far.values())}
        return set()

    def yusuf_consolidates(self) -> set[str]:
        """SAB-13.15."""
        match = DATA["trade_cards"]["records"][int(self.view["trade_card"][6:]) - 1]["yusuf_match"]
        left = set(self.player(1)["ships"]["left"])
        fits = left if match in ("extends_chain", "least_served_region") else left & self.fitting()
        return fits or (left if self.as_german("yusuf_consolidate_fallback", "yes") else set())

    def yusuf_takes(self, action: str, space: str) -> str | None:
        """SAB-13.11 to 13.13, 13.17: the one piece that he takes; None if there is none."""
        asked = {
            line["counter"][9:]
            for wish in self._wishes()
            for line in WISHES[wish]["lines"]
            if line["counter"].startswith("category")
        }
        if action == "build_large":
            open_ = [name for name in self.view["large"]["open"] if LARGE[name]["era"] == self.view["era"]]
            fits = [name for name in open_ if LARGE[name]["category"] in asked]
            return max(fits or open_, key=lambda name: int(name[6:]), default=None)
        if action == "build_small":
            upper_left, upper_right, lower_left, lower_right = self.view["small"]["open"]
            places = [name for name in (upper_right, lower_right, upper_left, lower_left) if name]
            fits = [name for name in places if SMALL[name]["category"] in asked]
            return next(iter(fits or places), None)
        if action == "storehouse":
            for side in ("right", "left") if space == "outer_2" else ("left", "right"):
                near, far = self.view["storehouses"][side]["near"], self.view["storehouses"][side]["far"]
                if near and far:
                    return str(far if TILES[far]["crates"] > TILES[near]["crates"] else near)
                if near or far:
                    return str(near or far)
            return None
        small = max((poem for poem in self.view["poems"]["open"] if poem), key=lambda name: int(name[5:]), default=None)
        large = max(self.view["poems"]["large"], default=None) if len(self.player(1)["poems"]["large"]) < 2 else None
        yusuf = self.view["yusuf"]
        assert yusuf is not None
        due = yusuf["engraved"] + 1
        return (large or small) if due in (2, 4) else (small or large)

    def _wishes(self) -> list[str]:
        return [*self.view["wishes"]["track"].values(), *self.view["wishes"]["tower"]]

    def yusufs_builder(self, target: str) -> str | None:
        """SAB-13.9: which builder moves; None if the card is blocked."""
        workers = {one["worker"]: one for one in self.player(1)["workers"][:2]}
        steps = {
            name: 0 if one["space"] is None else (int(target[6:]) - int(one["space"][6:])) % 8
            for name, one in workers.items()
            if one["active"]
        }
        goes = min(steps, key=lambda name: steps[name])
        other = next(name for name in workers if name != goes)
        return None if workers[other]["space"] == target else goes


@cache
def cheapest(city: str, froms: frozenset[str], each: int) -> int:
    """The cheapest way from one of some places to a city, each route dearer by `each`: every way without a loop is walked."""
    best = NO_MONEY
    ways = [(city, 0, frozenset([city]))]
    while ways:
        at, price, seen = ways.pop()
        if at in froms:
            best = min(best, price)
        for a, b, cost in ROUTES:
            for here, there in ((a, b), (b, a)):
                if here == at and there not in seen:
                    ways.append((there, price + cost + each, seen | {there}))
    return best


def _both_ways() -> list[tuple[str, str]]:
    return [(a, b) for a, b, _ in ROUTES if "granada" not in (a, b)] + [
        (b, a) for a, b, _ in ROUTES if "granada" not in (a, b)
    ]


def chain(ships: set[str]) -> int:
    """SAB-9.7: the largest group, grown from each of its cities."""
    best = 0
    for city in ships:
        group = {city}
        while True:
            more = {b for a, b in _both_ways() if a in group and b in ships} - group
            if not more:
                break
            group |= more
        best = max(best, len(group))
    return best


def _some(items: list[str], n: int) -> Iterator[tuple[str, ...]]:
    """Every choice of n out of some items, equal ones alike."""
    for some in combinations_with_replacement(sorted(set(items)), n):
        if all(some.count(one) <= items.count(one) for one in some):
            yield some
