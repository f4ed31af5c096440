"""A second reading of the rules: what is legal and what everything is worth, worked out afresh from a player's view and the data file.

Nothing here asks the engine's own chapters; `test_second_reading.py` compares the two.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.view import FigureView, PlayerView, StackView, TadmorView
from tests.games.tadmor.builder import seen

DATA = tomllib.loads(GAME.data_text())
SPACES = {space["id"]: space for space in DATA["space"]}
MISSIONS = {card["id"].lower(): card for card in DATA["mission"]}
KINDS = {good["id"]: good["colour"] for good in DATA["precious_good"]}
REGIONS = [region["id"] for region in DATA["region"]]
RESOURCES = ("wood", "stone", "marble", "gold")
BASIC, LUXURY = RESOURCES[:2], RESOURCES[2:]
STAGES = {
    "foundation": (Counter(wood=2, stone=3), 5), "colonnade": (Counter(stone=3, marble=3), 13),
    "roof": (Counter(wood=3, marble=4), 25), "statues": (Counter(marble=4, gold=4), 45),
}  # fmt: skip
PRICES = {"grey": Counter(gold=3), "yellow": Counter(stone=5), "red": Counter(wood=5)}
SETS = (0, 5, 10, 15, 25, 35, 45, 60, 75, 90)
TRADES = {"i1": ("wood", "marble"), "i2": ("wood", "gold"), "i3": ("stone", "marble"), "i4": ("stone", "gold")}
BONUSES = {"i38": "tower", "i39": "missions", "i40": "goods", "i41": "temples", "i42": "figures"}
PERSONAL = {
    "i21": {"market"}, "i22": {"market"}, "i37": {"temple_build"}, "i48": {"tax_exempt", "war_supplies", "start_player"},
    "i47": {"tower_build", "buy_precious", "mission_draw", "mission_fulfil", "temple_build", "traitor"},
}  # fmt: skip
Said = set[tuple[Any, ...]]


def words(bundle: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(bundle.elements()))


def said(notation: str) -> tuple[Any, ...]:
    """An action as a tuple; a list of words in any order is the same."""
    verb, *parts = notation.split()
    listed = {"buy": 1, "trade": 1, "temple": 2, "precious": 2, "fulfil": 2, "drop": 0, "turn_in": 1}.get(verb, -1)
    return (
        verb,
        *(
            tuple(sorted([] if part == "-" else part.split("+"))) if i == listed else part
            for i, part in enumerate(parts)
        ),
    )


def payments(have: Counter[str], price: Counter[str], saved: int) -> set[tuple[str, ...]]:
    """TAD-11.2: that many resources of the price need not be paid."""
    due = max(0, price.total() - saved)
    ways = {tuple(sorted(way)) for way in combinations(sorted(price.elements()), due)}
    return {way for way in ways if Counter(way) <= have}


def mixes(have: Counter[str], count: int) -> set[tuple[str, ...]]:
    return {way for way in combinations_with_replacement(sorted(RESOURCES), count) if Counter(way) <= have}


def level_price(level: int, mode: str, waived: bool) -> Counter[str]:
    """TAD-8.1, 8.2, 8.4."""
    band = min((level - 1) // 5, 4) + 1
    if mode == "single":
        price = Counter(wood=1, stone=1) if band == 1 else Counter(stone=band)
    else:
        price = Counter(wood=band, marble=max(band, 2))
    if waived:
        del price["wood"]
    return price


def grown(height: int, owned: set[str]) -> int:
    """TAD-8.5."""
    return height + 1 if owned & {"i14", "i15"} and height % 5 == 4 else height


def towers(
    height: int, mode: str, owned: set[str], have: Counter[str], partial: bool
) -> dict[int, tuple[int, Counter[str]]]:
    """By number of paid levels: how high the tower is then, and what it costs. A free level that waits comes first (R-51)."""
    height = grown(height, owned)
    out: dict[int, tuple[int, Counter[str]]] = {}
    price: Counter[str] = Counter()
    levels = 0
    while True:
        if mode == "single" or levels % 2 == 0:
            price = price + level_price(height + 1, mode, "i18" in owned)
        height = grown(height + 1, owned)
        levels += 1
        if not price <= have:
            return out
        if mode == "single" or levels % 2 == 0 or partial:
            out[levels] = (height, price)


class Reader:
    """What a careful observer of one match knows and expects."""

    def __init__(self, match: Match, options: dict[str, object]) -> None:
        self.match = match
        self.auto = bool(options.get("auto_resolve", True))
        self.skip_idle = bool(options.get("skip_idle_windows", True))
        self.partial = bool(options.get("double_partial_pair", True))
        self.cleared = bool(options.get("raid_slot_cleared_without_attack", False))
        self.at_once = bool(options.get("free_level_when_gained", True))
        self.new_round()
        self.threefold = 0
        self.last: str | None = None

    def new_round(self) -> None:
        seats = range(self.match.seats)
        self.round = seen(self.match)["round"]
        self.stood: list[set[str]] = [set() for _ in seats]
        self.opened: set[int] = set()
        self.acquired: list[set[bool]] = [set() for _ in seats]
        self.points_paid: set[int] = set()
        self.settled: set[int] = set()
        self.due_a_window: set[int] | None = None
        self.kept: set[int] = set()
        self.ruled: set[int] = set()
        self.out: set[int] = set()
        self.placed_last = -1
        self.goes_on = False

    def look(self) -> None:
        seat = self.match.actor
        self.seat = seat
        self.view = seen(self.match, seat)
        self.me = self.view["players"][seat]
        self.owned = set(self.me["upgrades"])
        self.house = Counter({name: n for name, n in self.me["warehouse"].items() if n})
        self.have = self.house + Counter(self.me["traded"])
        self.epoch = self.view["epoch"]
        self.at = {one["space"]: one["figure"] or "" for one in self.view["spaces"] if one["seat"] == seat}
        self.at.update({one["upgrade"]: one["figure"] for one in self.me["personal"] if one["figure"]})

    def places(self, action: str) -> list[str]:
        return [
            place
            for place in self.at
            if action in PERSONAL.get(place, set()) or SPACES.get(place, {}).get("action") == action
        ]

    # legal actions

    def expected(self) -> Said:
        self.look()
        assert self.match.prompt is not None
        prompt = self.match.prompt.id.removeprefix("prompt-")
        if prompt in ("place", "last-figure"):
            self.check_turn()
        return {
            "place": self.placing, "last-figure": self.last_figure, "redirect": self.redirecting, "swap": self.swapping,
            "hire": self.hiring, "prize": self.prizes, "drop": self.dropping, "upgrade": self.upgrade, "upgrade-end": self.upgrade_end,
            "building": self.building, "kingdom": self.kingdom, "kingdom-tax": self.kingdom,
        }[prompt]()  # fmt: skip

    def open_cards(self, *cards: str) -> list[str]:
        return [card for card in cards if card in self.me["fulfilled"]]

    def figure_cards(self) -> Said:
        out: Said = set()
        if self.me["figures"]["ship"]["all"] < 4:
            out |= {("turn_in", card, ()) for card in self.open_cards("k5", "k6")}
        if self.me["figures"]["camel"]["all"] < 5:
            out |= {("turn_in", card, ()) for card in self.open_cards("k11", "k12")}
        return out

    def free_for(self, player: PlayerView) -> dict[str, str]:
        """The free spaces and the player's own empty tiles, and what may stand there."""
        free: dict[str, str] = {
            one["space"]: SPACES[one["space"]]["figure"] for one in self.view["spaces"] if one["figure"] is None
        }
        free.update({one["upgrade"]: "either" for one in player["personal"] if one["figure"] is None})
        return free

    def check_turn(self) -> None:
        """TAD-4.1, 4.2, 4.6: nobody who can place or could get a figure for a free place is skipped."""
        if self.goes_on and self.seat == self.placed_last:
            return
        order = self.view["order"]
        at = 0 if self.placed_last < 0 else order.index(self.placed_last) + 1
        turns = [order[(at + i) % len(order)] for i in range(len(order))]
        for seat in turns[: turns.index(self.seat)]:
            player = self.view["players"][seat]
            for figure, most, cards in (("camel", 5, {"k11", "k12"}), ("ship", 4, {"k5", "k6"})):
                if {figure, "either"} & set(self.free_for(player).values()):
                    count = figures(player)[figure]
                    assert count["supply"] == 0 or seat in self.out
                    assert seat in self.out or count["all"] == most or not cards & set(player["fulfilled"])

    def placing(self) -> Said:
        free = self.free_for(self.me)
        supply = {name: count["supply"] for name, count in figures(self.me).items()}
        out: Said = {
            ("place", figure, space)
            for figure, n in supply.items()
            if n
            for space, kind in free.items()
            if kind in (figure, "either")
        }
        out |= self.figure_cards()
        rooms = Counter(free.values())
        either = rooms["either"]
        most = max(
            min(supply["camel"], rooms["camel"] + n) + min(supply["ship"], rooms["ship"] + either - n)
            for n in range(either + 1)
        )
        if most >= 2 and self.threefold == 0:
            out |= {("turn_in", card, ()) for card in self.open_cards("k23", "k24")}
        return out

    def last_figure(self) -> Said:
        self.threefold = 0
        return self.figure_cards() | {("decline",)}

    def redirecting(self) -> Said:
        raiders = self.view["raiders"]
        regions = [region for region in REGIONS if region not in (raiders["slot"], raiders["attacked"])]
        return {("decline",)} | {
            ("turn_in", card, (region,)) for card in self.open_cards("k9", "k10") for region in regions
        }

    def swapping(self) -> Said:
        out: Said = {("decline",)}
        for mine in self.view["spaces"]:
            for other in self.view["spaces"]:
                if (
                    mine["seat"] == self.seat
                    and other["seat"] not in (None, self.seat)
                    and mine["figure"] == other["figure"]
                ):
                    out.add(("turn_in", "k14", tuple(sorted((mine["space"], other["space"])))))
        return out

    def hiring(self) -> Said:
        return {("hire", region) for region in REGIONS if region != self.view["raiders"]["slot"]}

    def prizes(self) -> Said:
        return {("prize", stack["colour"]) for stack in self.view["precious"] if stack["size"]}

    def dropping(self) -> Said:
        limit = 12 if "i33" in self.owned else 8
        return {("drop", way) for way in mixes(self.have, self.have.total() - limit)}

    def rates(self) -> dict[str, Said]:
        """By resource: what one of it is traded for."""
        out: dict[str, Said] = {name: set() for name in RESOURCES}
        full = self.seat in self.opened or self.at.keys() & {"palmyra_market", "i21", "i22"}
        pairs = {tuple(sorted(pair)) for pair in combinations_with_replacement(BASIC, 2)}
        if full or "ebla_market" in self.at:
            for name in BASIC:
                out[name] |= {(luxury,) for luxury in LUXURY}
        for name, tile in (("gold", "i23"), ("marble", "i24")):
            if full or tile in self.owned:
                out[name] |= pairs
        for tile, (give, get) in TRADES.items():
            if tile in self.owned:
                out[give].add((get,))
        return out

    def any_time(self) -> Said:
        out: Said = {("discard", card, name) for card in self.me["hand"] for name in RESOURCES}
        for give, ways in self.rates().items():
            out |= {("trade", give, way, str(n)) for way in ways for n in range(1, self.house[give] + 1)}
        if "i6" in self.owned:
            out |= {("acquire", name) for name in RESOURCES if (name in LUXURY) not in self.acquired[self.seat]}
        out |= {("resolve", place) for action in ("gain_resource", "peace_gifts") for place in self.places(action)}
        if not self.auto:
            out |= {("resolve", place) for place in self.places("caravan") if self.next_camel()}
            out |= {("resolve", place) for place in self.places("shipyard") if self.next_ship()}
        out |= self.figure_cards()
        if self.seat not in self.opened and not self.at.keys() & {"palmyra_market", "i21", "i22"}:
            out |= {("turn_in", card, ()) for card in self.open_cards("k13")}
        fives = list(combinations_with_replacement(sorted(RESOURCES), 5))
        out |= {("turn_in", card, five) for card in self.open_cards("k16", "k17", "k18") for five in fives}
        return out

    def next_camel(self) -> bool:
        camels, tower = self.me["figures"]["camel"]["all"], self.me["tower"]
        missions = len(self.me["fulfilled"]) + len(self.me["returned"])
        if camels == 3:
            return bool(tower >= 5 or missions >= 2)
        return bool(camels == 4 and (tower >= 10 or missions >= 4 or (tower >= 5 and missions >= 2)))

    def next_ship(self) -> bool:
        ships: int = self.me["figures"]["ship"]["all"]
        colours: Counter[str] = Counter()
        for kind, n in self.me["precious"].items():
            colours[KINDS[kind]] += n
        return ships < 4 and min(colours[colour] for colour in PRICES) >= ships - 1

    def undrawn(self) -> Said:
        tiles = [tile for tile in self.view["undrawn"] if int(tile[1:]) <= (18 if self.epoch == 1 else 36)]
        return {("turn_in", card, (tile,)) for card in self.open_cards("k25", "k26") for tile in tiles}

    def payable(self, player: PlayerView) -> int:
        """TAD-6.11: the resources that a player could have for an upgrade after all any-time moves."""
        seat = player["seat"]
        owned, open_cards = set(player["upgrades"]), set(player["fulfilled"])
        at = {one["space"]: one["figure"] for one in self.view["spaces"] if one["seat"] == seat}
        at.update({one["upgrade"]: one["figure"] for one in player["personal"] if one["figure"]})
        out: int = sum(player["warehouse"].values()) + sum(player["traded"].values()) + player["hand_size"]
        out += 5 * len(open_cards & {"k16", "k17", "k18"}) + ("i6" in owned) * (2 - len(self.acquired[seat]))
        house = Counter(player["warehouse"])
        for space, figure in at.items():
            if SPACES.get(space, {}).get("action") == "gain_resource":
                name = SPACES[space]["resource"]
                bonuses = {
                    "wood": {"i10", "i29"},
                    "stone": {"i11", "i30"},
                    "marble": {"i12", "i31"},
                    "gold": {"i13", "i32"},
                }[name]
                gained = SPACES[space]["amounts"][self.view["epoch"] - 1] + (
                    len(bonuses & owned) if figure == "ship" else 0
                )
                house[name] += gained
                out += gained
        full = seat in self.opened or "k13" in open_cards or at.keys() & {"palmyra_market", "i21", "i22"}
        return out + house["gold"] * bool(full or "i23" in owned) + house["marble"] * bool(full or "i24" in owned)

    def upgrade(self) -> Said:
        window = self.view["window"]
        assert window is not None
        on_it = (window["space"] or "") in self.at
        if on_it:
            assert self.payable(self.me) >= self.epoch
        out = self.any_time() | self.undrawn() | {("end",)}
        if on_it:
            out |= {("buy", tile, way) for tile in self.view["display"] for way in mixes(self.have, self.epoch)}
        return out

    def upgrade_end(self) -> Said:
        shown = self.view["display"]
        pairs = list(combinations(sorted(shown), 2)) if len(shown) > 1 else [(tile,) for tile in shown]
        out: Said = {("turn_in", card, pair) for card in self.open_cards("k15") for pair in pairs}
        return out | self.any_time() | self.undrawn() | {("end",)}

    def stages(self) -> list[str]:
        """TAD-8.7."""
        names = list(STAGES)
        after = {names[names.index(stage) + 1] for stage in self.me["temples"] if stage != "statues"} or {"foundation"}
        return [stage for stage in after if self.view["temple_cards"][stage]]

    def stack(self, colour: str) -> StackView:
        return next(stack for stack in self.view["precious"] if stack["colour"] == colour)

    def building(self) -> Said:
        out = self.any_time()
        keeps = self.skip_idle and bool(out) and not self.taxed() and not self.kingdom_figure()
        for place in self.places("tower_build"):
            for mode in [SPACES[place]["mode"]] if place in SPACES else ["single", "double"]:
                built = towers(self.me["tower"], mode, self.owned, self.have, self.partial)
                out |= {("tower", place, mode, str(levels)) for levels in built}
        others = [player for player in self.view["players"] if player["seat"] != self.seat]
        if self.epoch > 1:
            targets = [player["seat"] for player in others if player["tower"] >= max(1, self.me["tower"])]
            out |= {("betray", place, f"seat-{target}") for place in self.places("traitor") for target in targets}
        for place in self.places("temple_build"):
            for stage in self.stages():
                out |= {
                    ("temple", place, stage, way)
                    for way in payments(self.have, STAGES[stage][0], 3 * ("i34" in self.owned))
                }
        for place in self.places("buy_precious"):
            for colour in [SPACES[place]["colour"]] if place in SPACES else list(PRICES):
                stack = self.stack(colour)
                kinds = [kind for kind, n in stack["kinds"].items() if n] if "i43" in self.owned else [stack["top"]]
                ways = payments(self.have, PRICES[colour], 2 * ("i28" in self.owned))
                if "i9" in self.owned and self.seat not in self.points_paid and self.me["score"] >= 4:
                    ways.add(("prestige",))
                if stack["size"]:
                    out |= {("precious", place, kind, way) for kind in kinds for way in ways}
        if self.view["missions"]["deck"] or self.view["missions"]["discards"]:
            out |= {("draw", place) for place in self.places("mission_draw")}
            out |= {("turn_in", card, ()) for card in self.open_cards("k21", "k22")}
        for place in self.places("mission_fulfil"):
            for card in self.me["hand"]:
                ways = payments(self.have, Counter(MISSIONS[card]["cost"]), 2 * ("i20" in self.owned))
                out |= {("fulfil", place, card, way) for way in ways}
        kinds = [kind for stack in self.view["precious"] for kind, n in stack["kinds"].items() if n]
        out |= {("turn_in", card, (kind,)) for card in self.open_cards("k1", "k2") for kind in kinds}
        out |= {("turn_in", card, (stage,)) for card in self.open_cards("k3", "k4") for stage in self.stages()}
        out |= {("turn_in", card, ()) for card in self.open_cards("k7", "k8")}
        if self.view["temple_cards"]["foundation"]:
            out |= {("turn_in", card, ()) for card in self.open_cards("k19")}
        standing = [player["seat"] for player in others if player["tower"]]
        out |= {("turn_in", card, (f"seat-{target}",)) for card in self.open_cards("k20") for target in standing}
        return out | {("end",)} | ({("keep",)} if keeps else set())

    def taxed(self) -> bool:
        exempt = "i46" in self.owned or self.at.keys() & {"palmyra_tax", "damascus_tax"}
        return self.epoch > 1 and not exempt and self.seat not in self.settled

    def tile_offers(self, action: str) -> bool:
        return "i48" in self.at and action not in self.stood[self.seat]

    def kingdom_figure(self) -> bool:
        if "palmyra_start_player" in self.at or self.tile_offers("start_player") or self.tile_offers("war_supplies"):
            return True
        return not self.auto and "antioch_war_supplies" in self.at

    def kingdom(self) -> Said:
        wanted = self.taxed() or self.kingdom_figure() or self.seat in self.kept
        assert wanted or self.seat in self.ruled or not self.skip_idle, "nobody else has a kingdom window (TAD-6.11)"
        self.ruled.add(self.seat)
        out = self.any_time()
        if self.taxed():
            out.add(("tax", "prestige"))
            if self.have["gold"] >= self.epoch - 1:
                out.add(("tax", "gold"))
            if self.tile_offers("tax_exempt"):
                out.add(("exempt", "i48"))
        else:
            out.add(("end",))
        for action, verb in (("start_player", "lead"), ("war_supplies", "supply")):
            places = [place for place in self.places(action) if place in SPACES or self.tile_offers(action)]
            out |= (
                {(verb, place, name) for place in places for name in BASIC}
                if verb == "lead"
                else {(verb, place) for place in places}
            )
        return out

    # what happened

    def heard(self, action: tuple[Any, ...], events: list[Event]) -> None:
        """Keep account of an action that was played."""
        verb, seat = action[0], self.seat
        after = seen(self.match, seat)
        if verb == "keep":
            self.kept.add(seat)
        elif verb == "decline" and self.view["phase"] == "placement":
            self.out.add(seat)
        if self.view["phase"] == "placement":
            self.placed_last = seat
            self.goes_on = verb == "turn_in" or self.threefold > 1
        if verb == "place":
            self.threefold = max(0, self.threefold - 1)
            if action[2] in SPACES:
                self.stood[seat].add(SPACES[action[2]]["action"])
        elif verb == "turn_in" and action[1] in ("k23", "k24"):
            self.threefold = 3
        elif verb == "turn_in" and action[1] == "k13":
            self.opened.add(seat)
        elif verb == "turn_in" and action[1] == "k14":
            mine, other = sorted(action[2], key=lambda space: space not in self.at)
            target = next(one["seat"] for one in self.view["spaces"] if one["space"] == other)
            assert target is not None
            self.stood[seat].add(SPACES[other]["action"])
            self.stood[target].add(SPACES[mine]["action"])
        elif verb == "acquire":
            self.acquired[seat].add(action[1] in LUXURY)
        elif verb == "precious" and action[3] == ("prestige",):
            self.points_paid.add(seat)
        elif verb in ("tax", "exempt"):
            self.settled.add(seat)
        mine = after["players"][seat]
        if set(mine["upgrades"]) - self.owned:  # TAD-8.5, R-51
            owned = set(mine["upgrades"])
            assert mine["tower"] == (grown(self.me["tower"], owned) if self.at_once else self.me["tower"])
        for event in events:
            if event.name == "event-attacked":
                assert event.parts["region"] != self.last or self.cleared, "no region twice in a row"
                self.last = str(event.parts["region"])
            elif (
                event.name == "event-returned"
                and event.rule == "TAD-6.11"
                and event.seat != seat
                and self.view["phase"] == "upgrade"
            ):
                assert self.payable(self.view["players"][event.seat]) < self.epoch or not after["display"]
            elif (
                event.name == "event-returned"
                and event.rule == "TAD-6.6"
                and "palmyra_start_player" in str(event.parts["spaces"])
            ):
                assert event.seat in self.ruled, "the marker was not offered"
            elif event.name == "event-tax-lost" and event.seat != seat:
                self.settled.add(event.seat)
                loser = self.view["players"][event.seat]
                assert loser["warehouse"]["gold"] + loser["traded"]["gold"] < self.epoch - 1
                assert loser["hand_size"] == 0
            elif event.name == "event-tax-lost":
                self.settled.add(seat)
        if self.match.actor != seat:
            self.threefold = 0
        if (after["round"], after["window"], after["phase"]) == (
            self.view["round"],
            self.view["window"],
            self.view["phase"],
        ):
            self.same_window(action, after["players"][seat])
        if after["round"] != self.round:
            for player in self.view["players"] if self.epoch > 1 else []:
                exempt = "i46" in player["upgrades"] or "tax_exempt" in self.stood[player["seat"]]
                assert exempt or player["seat"] in self.settled, "somebody paid no tax"
            self.new_round()

    def same_window(self, action: tuple[Any, ...], after: PlayerView) -> None:
        """In a window that goes on: what a tower cost, and which store paid (TAD-10.7)."""
        if action[0] == "tower":
            height, price = towers(self.me["tower"], action[2], self.owned, self.have, True)[int(action[3])]
            assert after["tower"] == height
            self.paid(price, after)
        elif action[0] in ("temple", "precious", "fulfil", "buy") and action[-1] != ("prestige",):
            self.paid(Counter(action[-1]), after)
        elif action[0] == "trade":
            count = int(action[3])
            assert after["warehouse"][action[1]] == self.me["warehouse"][action[1]] - count
            got = Counter({name: n * count for name, n in Counter(action[2]).items()})
            assert +Counter(after["traded"]) == Counter(self.me["traded"]) + got

    def paid(self, price: Counter[str], after: PlayerView) -> None:
        for name in RESOURCES:
            first = min(price[name], self.me["traded"][name])
            assert after["traded"][name] == self.me["traded"][name] - first
            assert after["warehouse"][name] == self.me["warehouse"][name] - (price[name] - first)

    def windows(self) -> None:
        """Everybody with a mission in hand has a building window in every round (TAD-6.11)."""
        view = seen(self.match)
        if view["phase"] == "building" and self.due_a_window is None:
            order = view["order"]
            later = order[order.index(self.match.actor) :]
            self.due_a_window = {seat for seat in later if view["players"][seat]["hand_size"]}
        if self.due_a_window:
            assert view["phase"] == "building", f"{self.due_a_window} had no building window"
            self.due_a_window.discard(self.match.actor)


def figures(player: PlayerView) -> dict[str, FigureView]:
    return {"camel": player["figures"]["camel"], "ship": player["figures"]["ship"]}


def totals(view: TadmorView) -> list[int]:
    """TAD-15.1, 15.2, 11.8."""
    players = view["players"]
    measured = []
    for player in players:
        missions = sum(MISSIONS[card]["pp"] for card in player["fulfilled"]) + sum(
            MISSIONS[card]["pp"] // 2 for card in player["returned"]
        )
        measured.append({
            "tower": player["tower"], "missions": missions, "goods": sum(player["precious"].values()),
            "temples": player["temples"].count("statues"), "figures": sum(one["all"] for one in figures(player).values()),
        })  # fmt: skip
    out = []
    for player, mine in zip(players, measured, strict=True):
        pp = (
            player["score"]
            + 2 * player["tower"]
            + mine["missions"]
            + sum(STAGES[stage][1] for stage in player["temples"])
        )
        for layer in range(1, 5):
            pp += SETS[sum(1 for n in player["precious"].values() if n >= layer)]
        for tile, metric in BONUSES.items():
            best = max(one[metric] for one in measured)
            if (
                tile in player["upgrades"]
                and mine[metric] == best > 0
                and [one[metric] for one in measured].count(best) == 1
            ):
                pp += 12
        out.append(pp)
    return out
