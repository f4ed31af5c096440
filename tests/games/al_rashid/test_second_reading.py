"""A second reading of the rules: at every decision of random matches the legal actions are worked out again, slowly and by the letter, from
what the player to move can see, and compared with those that the match offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

import pytest

from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.state import RashidState
from tests.games.al_rashid.builder import seen

GOODS = ["hardwood", "pottery", "metal", "spice", "silk"]
BASIC = GOODS[:3]
COLOURS = ["red", "blue"]
PALACES = ["intrigue", "military", "wisdom", "trade", "politics", "caliph"]
LANDS = ["silk_road", "spice_road", "sarmatia", "mare_indianum", "abbasid_caliphate", "mare_internum", "nilus_valley"]
PRINTED = {
    "silk_road": "hardwood metal spice silk", "spice_road": "hardwood pottery spice silk", "sarmatia": "hardwood pottery metal",
    "mare_indianum": "hardwood spice silk", "abbasid_caliphate": "hardwood pottery metal spice", "mare_internum": "hardwood pottery metal",
    "nilus_valley": "hardwood pottery metal",
}  # fmt: skip
DOMINANCE = {"pasha": 5, "merchant": 3, "sage": 1}
LIMITS = {"pasha": 3, "merchant": 4, "sage": 6}
LEADER_OF = {
    "intrigue": "caliphs_favorite",
    "military": "general",
    "wisdom": "court_savant",
    "trade": "vizier",
    "politics": "qadi",
}
FAVOUR_PRICE = {"caliphs_favorite": 1, "general": 0, "court_savant": 2, "vizier": 0, "qadi": 1}
COPIED = ["general", "court_savant", "vizier", "qadi"]
NEEDS_GOOD = ("general", "vizier")
SERVICE = {
    "intrigue": ("", [0, 0, 0]), "military": ("", [0, 0, 0]), "wisdom": ("sage", [5, 7, 9]), "trade": ("merchant", [8, 10, 12]),
    "politics": ("pasha", [11, 13, 15]),
}  # fmt: skip
PRICES = {
    **dict.fromkeys(("smuggler", "plotter", "informer", "negotiator"), 3), **dict.fromkeys(("impostor", "strategist", "recruiter"), 6),
    "raider": 6, "lore_master": 8, "enchanter": 12, "diplomat": 8, "banker": 6, "trader": 7,
    **dict.fromkeys(("hardwood_importer", "pottery_importer", "metal_importer", "agha"), 7),
    **dict.fromkeys(("aide_to_the_qadi", "steward_of_the_city", "warehouse_keeper", "favorites_maiden", "weapon_master"), 15),
    **dict.fromkeys(("dean_of_the_academy", "economist", "counselor_to_the_caliph"), 15),
    **dict.fromkeys(("treasurer", "silk_monopolist", "spice_monopolist", "astrologist", "quartermaster", "alchemist"), 3),
    "law_expert": 6,
}  # fmt: skip
ACTIVATED = ["smuggler", "recruiter", "negotiator", "trader", "hardwood_importer", "pottery_importer", "metal_importer"]


def worth(goods: Counter[str]) -> int:
    """RAS-5.2: one piece of every kind that is there makes a set, again and again."""
    left = +goods
    out = 0
    while left:
        out += len(left) * (len(left) + 1) // 2
        left = left - Counter(list(left))
    return out


def text(verb: str, words: Iterable[str] = ()) -> str:
    return f"{verb} {'+'.join(sorted(words)) or '-'}"


def parts_of(goods: Counter[str]) -> Iterator[Counter[str]]:
    """Every multiset within these."""
    names = [name for name in goods if goods[name]]
    for numbers in product(*(range(goods[name] + 1) for name in names)):
        yield Counter(dict(zip(names, numbers, strict=True)))


class Reader:
    """Reads the rules for the player to move in a match."""

    def __init__(self, match: Match) -> None:
        self.options = {option.name: option.default for option in GAME.options.options} | match.options
        self.used_favour = ""
        """The leader whom the Impostor used before."""

    def look(self, match: Match) -> None:
        assert match.prompt is not None
        self.seat = match.actor
        self.view = seen(match, self.seat)
        self.facts = match.prompt.facts
        self.me = self.view["players"][self.seat]
        self.areas = {area["area"]: area for area in self.view["areas"]}
        self.goods = Counter({name: n for name, n in self.me["goods"].items() if n})
        self.hand = Counter(self.me["hand"])
        self.owned = {office["office"]: office["count"] for office in self.me["offices"]}
        self.unused = {office["office"]: office["count"] - office["used"] for office in self.me["offices"]}

    def legal(self, match: Match) -> set[str]:
        self.look(match)
        assert match.prompt is not None
        name = match.prompt.id.removeprefix("prompt-").replace("-", "_")
        found: set[str] = set(getattr(self, name)())
        return found

    def number(self, name: str) -> int:
        return int(str(self.facts[name]))

    # tiles

    def drawable(self, colour: str) -> int:
        """RAS-14.4."""
        out: int = self.view["stacks"][colour]
        if self.options["mercenary_reshuffle"]:
            out += sum(n for name, n in self.view["discards"].items() if name.startswith(colour))
        return out

    def any_tile(self) -> bool:
        return self.drawable("red") + self.drawable("blue") > 0

    def draw(self) -> Iterator[str]:
        amount = self.number("count")
        for red in range(amount + 1):
            if red <= self.drawable("red") and amount - red <= self.drawable("blue"):
                yield text("draw", ["red"] * red + ["blue"] * (amount - red))

    # pieces

    def pieces_in(self, area: str, seat: int) -> dict[str, int]:
        for family in self.areas[area]["families"]:
            if family["seat"] == seat:
                found: dict[str, int] = family["pieces"]
                return found
        return dict.fromkeys(DOMINANCE, 0)

    def may_stand(self, area: str, seat: int, piece: str) -> bool:
        """RAS-3.5."""
        if piece == "sage":
            return True
        there = self.pieces_in(area, seat)
        return there["pasha"] + there["merchant"] == 0 and (piece, area) != ("merchant", "caliph")

    def aside(self) -> Iterator[str]:
        yield "pass"
        yield from (f"aside {piece}" for piece in ("pasha", "merchant") if self.me["home"][piece])

    def placements(self, source: dict[str, int]) -> Iterator[str]:
        for piece in DOMINANCE:
            for area in PALACES + LANDS:
                if not source[piece] or not self.may_stand(area, self.seat, piece):
                    continue
                led = (
                    self.pieces_in("caliph", self.seat)["pasha"] + self.me["home"]["pasha"] + self.me["aside"]["pasha"]
                )
                if area == "caliph" and piece == "sage" and self.options["court_sages_need_pasha_in_hand"] and not led:
                    continue
                yield f"place {piece} {area}"

    def place(self) -> Iterator[str]:
        return self.placements(self.me["home"])

    def place_late(self) -> Iterator[str]:
        return self.placements(self.me["aside"])

    def moves(self, verb: str, zone: list[str]) -> Iterator[str]:
        """RAS-4.8."""
        for area, to in product(zone, zone):
            if area == to or self.areas[to]["resolved"]:
                continue
            for family in self.areas[area]["families"]:
                if self.options["move_targets"] == "own" and family["seat"] != self.seat:
                    continue
                for piece, n in family["pieces"].items():
                    if n and self.may_stand(to, family["seat"], piece):
                        yield f"{verb} {piece}-{family['seat']} {area} {to}"

    def scheme(self) -> Iterator[str]:
        yield "pass"
        if self.unused.get("plotter"):
            yield from self.moves("plot", PALACES)
        if self.unused.get("informer"):
            yield from self.moves("inform", LANDS)

    def operation(self) -> Iterator[str]:
        yield "pass"
        yield from self.moves("move", LANDS)
        for land in LANDS:
            if any(not tile["face_up"] for tile in self.areas[land]["tiles"]):
                yield f"look {land}"

    def transmute(self) -> Iterator[str]:
        """RAS-8.6."""
        yield "pass"
        assert self.me["family"]["merchant"] < 4
        at_court = self.pieces_in("caliph", self.seat)["sage"]
        if self.me["home"]["sage"] + at_court:
            yield "transmute home"
        for area in PALACES[:5] + LANDS:
            there = self.pieces_in(area, self.seat)
            if there["sage"] and not there["pasha"] + there["merchant"]:
                yield f"transmute {area}"

    # turns

    def resolve(self) -> Iterator[str]:
        for area in PALACES + LANDS:
            if self.areas[area]["families"]:
                assert not self.areas[area]["resolved"]
                yield f"resolve {area}"

    def activations(self) -> Iterator[str]:
        for office in ACTIVATED:
            if not self.unused.get(office):
                continue
            if office == "smuggler" and not self.goods:
                continue
            if office == "trader" and not any(self.goods[good] for good in BASIC):
                continue
            if office == "recruiter" and not self.any_tile():
                continue
            if office == "negotiator" and not any(self.negotiate()):
                continue
            yield f"activate {office}"

    def turn(self) -> Iterator[str]:
        yield from self.resolve()
        yield from self.activations()

    def after(self) -> Iterator[str]:
        yield "end"
        yield from self.activations()

    def negotiate(self) -> Iterator[str]:
        for land in LANDS:
            if any(self.me["mercenaries"][tile["colour"]] for tile in self.areas[land]["tiles"]):
                yield f"negotiate {land}"

    def dismiss(self) -> Iterator[str]:
        tiles = self.areas[str(self.facts["area"])]["tiles"]
        for own in self.hand:
            for number, tile in enumerate(tiles, 1):
                assert tile["value"] is not None
                if own.startswith(tile["colour"]):
                    yield f"dismiss {own} {number}"

    # guilds

    def payments(self, price: int) -> Iterator[Counter[str]]:
        """RAS-5.4: enough, and no good can be taken back."""
        for chosen in parts_of(self.goods):
            if worth(chosen) >= price and all(worth(chosen - Counter([name])) < price for name in +chosen):
                yield chosen

    def can_pay(self, price: int, keeps_one: bool) -> bool:
        """RAS-6.7."""
        if not keeps_one:
            return worth(self.goods) >= price
        return any(worth(self.goods - Counter([name])) >= price for name in self.goods)

    def pay(self) -> Iterator[str]:
        yield from (text("pay", chosen.elements()) for chosen in self.payments(self.number("price")))

    def favours_here(self) -> dict[str, int]:
        """RAS-6.14: the leaders that can be asked, with what they cost."""
        area = str(self.facts["area"])
        if area == "intrigue":
            return {leader: FAVOUR_PRICE[leader] + 1 for leader in COPIED}
        return {LEADER_OF[area]: FAVOUR_PRICE[LEADER_OF[area]]}

    def favour_ways(self, price: int) -> Iterator[str]:
        """The leaders that can be added to something that costs so much."""
        for leader, gold in self.favours_here().items():
            if leader == "general" and not self.any_tile():
                continue
            if self.can_pay(price + gold, leader in NEEDS_GOOD):
                yield leader

    def services(self) -> Iterator[int]:
        """The price of the service, if it is available (RAS-6.8, 6.9)."""
        area = str(self.facts["area"])
        piece, prices = SERVICE[area]
        price = prices[self.number("rank") - 1]
        if piece and self.me["family"][piece] >= LIMITS[piece]:
            return
        if area == "military" and not self.any_tile():
            return
        if piece in ("merchant", "pasha"):
            price = max(0, price - 3 * self.owned.get("lore_master", 0))
        yield price

    def offices(self) -> Iterator[tuple[list[str], int]]:
        """The wishes for one office, with and without a credit, and their prices (RAS-5.8, 6.5)."""
        for office, left in self.areas[str(self.facts["area"])]["offices"].items():
            if not left or (self.options["duplicate_offices"] == "forbidden" and office in self.owned):
                continue
            yield [office], PRICES[office]
            if self.me["credits"]:
                yield [office, "credit"], max(0, PRICES[office] - (5 if "banker" in self.owned else 3))

    def asks(self, favoured: bool) -> Iterator[str]:
        """RAS-6.3 and step 2 of RAS-6.6."""
        at_once = self.options["favour_timing"] == "immediate"
        service: list[tuple[list[str], int]] = [(["service"], price) for price in self.services()]
        single = [*service, *self.offices()]
        yield text("ask")
        if not favoured and not at_once:
            yield from (text("ask", [leader]) for leader in self.favour_ways(0))
        for words, price in single:
            if self.can_pay(price, False):
                yield text("ask", words)
            if not favoured:
                yield from (text("ask", [*words, leader]) for leader in self.favour_ways(price))
        if not favoured:
            for (one, first), (two, second) in product(service, self.offices()):
                if self.can_pay(first + second, False):
                    yield text("ask", one + two)

    def visit(self) -> Iterator[str]:
        self.check_rank()
        yield from self.asks(False)
        if self.options["favour_timing"] == "immediate":
            yield from (f"favour {leader}" for leader in self.favour_ways(0))

    def visit_favoured(self) -> Iterator[str]:
        return self.asks(True)

    def check_rank(self) -> None:
        """RAS-4.3, 4.5: whoever is asked has that rank by dominance, then by arrival; nobody beyond the third is there any more."""
        families = self.areas[str(self.facts["area"])]["families"]
        assert len(families) <= 3
        dominance = [sum(DOMINANCE[piece] * n for piece, n in family["pieces"].items()) for family in families]
        ranked = sorted(range(len(families)), key=lambda place: (-dominance[place], place))
        assert families[ranked[self.number("rank") - 1]]["seat"] == self.seat

    def court(self) -> Iterator[str]:
        assert self.pieces_in("caliph", self.seat)["pasha"] == 1
        assert all(family["pieces"]["pasha"] for family in self.areas["caliph"]["families"])
        for more in ([], ["generosity"]):
            yield text("ask", more)
            yield from (text("ask", words + more) for words, price in self.offices() if self.can_pay(price, False))

    def impostor(self) -> Iterator[str]:
        for leader in COPIED:
            if self.number("count") == 1 and leader == self.used_favour:
                continue
            if (leader in NEEDS_GOOD and not self.goods) or (leader == "general" and not self.any_tile()):
                continue
            yield f"favour {leader}"

    def exchange(self) -> Iterator[str]:
        yield from (f"exchange {give} {get}" for give in self.goods for get in GOODS if give != get)

    def hire(self) -> Iterator[str]:
        yield from (f"hire {give} {colour}" for give in self.goods for colour in COLOURS if self.drawable(colour))

    def barter(self) -> Iterator[str]:
        yield from (f"barter {give}" for give in BASIC if self.goods[give])

    def take_goods(self) -> Iterator[str]:
        yield from (text("take", chosen) for chosen in combinations_with_replacement(GOODS, 2))

    def generosity(self) -> Iterator[str]:
        yield from (f"take {good}" for good in GOODS)

    def raid(self) -> Iterator[str]:
        yield from (f"take {good}" for good in PRINTED[self.view["resolving"] or ""].split())

    # territories

    def fight(self) -> Iterator[str]:
        """RAS-9.13 by the letter."""
        tiles = self.areas[str(self.facts["area"])]["tiles"]
        assert all(tile["face_up"] for tile in tiles)
        enemy = Counter[str]()
        for tile in tiles:
            enemy[tile["colour"]] += tile["value"] or 0
        bonus = self.owned.get("strategist", 0)
        yield "flee"
        winning: dict[str, list[list[str]]] = {"red": [[]], "blue": [[]]}
        for colour in enemy:
            hand = Counter({name: n for name, n in self.hand.items() if name.startswith(colour)})
            for chosen in parts_of(hand):
                values = [int(name[-1]) + bonus for name in chosen.elements()]
                if sum(values) > enemy[colour] >= sum(values) - min(values):
                    winning[colour].append(list(chosen.elements()))
            yield from (f"fight {name}" for name in hand if int(name[-1]) + bonus <= enemy[colour])
        for red, blue in product(winning["red"], winning["blue"]):
            if red or blue:
                yield text("fight", red + blue)

    def trade(self) -> Iterator[str]:
        """RAS-9.10 to 9.12, and what RAS-12.3 makes of them."""
        area = self.areas[str(self.facts["area"])]
        left = Counter({name: n for name, n in area["goods"].items() if n})
        if area["credits"]:
            left["credit"] = area["credits"]
        rank = self.number("rank")
        amount = min(4 - rank, left.total())
        choices: list[Counter[str]] = []
        for chosen in parts_of(left):
            if chosen.total() != amount:
                continue
            if self.options["trade_three_items"] == "all_different" and rank < 3:
                others = any(not chosen[name] for name in left)
                if others and max(chosen.values()) > 1:
                    continue
            choices.append(chosen)
        if rank == 1:
            for good in GOODS:
                if left[good] and not any(chosen[good] == left[good] for chosen in choices):
                    choices.append(Counter({good: left[good]}))
        yield from (text("trade", chosen.elements()) for chosen in choices)


def endow(match: Match, chance: Chance) -> None:
    """Some goods, credits and offices from the display for everybody: players at random would never come by them."""
    state = match.state
    assert isinstance(state, RashidState)
    for seat in range(state.seats):
        for good in range(len(GOODS)):
            state.stock[seat * len(GOODS) + good] += chance.below(4)
        state.tokens[seat * 3] += chance.below(3)
        for _ in range(5):
            office = chance.below(len(PRICES))
            if state.supply_of(office) and not (state.settings.one_of_a_kind and state.owned(seat, office)):
                state.buy(seat, office)


def differences(seats: int, options: dict[str, object], seed: str, rich: bool, met: Counter[str]) -> list[str]:
    """Plays a match, every verb as likely as the others; where the two readings differ."""
    match = GAME.start(seats, options, seed)
    reader = Reader(match)
    chance = Chance.of(seed)
    if rich:
        endow(match, chance)
    out: list[str] = []
    while not match.over:
        assert match.prompt is not None
        offered = [str(action) for action in match.actions()]
        expected = reader.legal(match)
        met[match.prompt.id.removeprefix("prompt-")] += 1
        if len(offered) != len(set(offered)):
            out.append(f"{match.prompt.id}: twice in {offered}")
        if set(offered) != expected:
            out.append(
                f"{match.prompt.id}: too many {sorted(set(offered) - expected)}, missing {sorted(expected - set(offered))}"
            )
        verbs = sorted({notation.split()[0] for notation in offered})
        verb = verbs[chance.below(len(verbs))]
        chosen = [notation for notation in offered if notation.split()[0] == verb and notation != "ask -"] or offered
        played = chosen[chance.below(len(chosen))]
        if played.startswith("favour"):
            reader.used_favour = played.split()[1]
        match.play(played)
    return out


PROMPTS = {
    "draw", "aside", "place", "place-late", "scheme", "turn", "resolve", "after", "visit", "visit-favoured", "pay", "court", "generosity",
    "take-goods", "exchange", "hire", "barter", "impostor", "operation", "negotiate", "dismiss", "fight", "trade", "raid", "transmute",
}  # fmt: skip


@pytest.mark.rule("RAS-6.3", "RAS-5.4", "RAS-9.13", "RAS-9.10", "RAS-4.8", "RAS-8.2", "RAS-12.3")
def test_the_second_reading_agrees_with_the_first() -> None:
    met: Counter[str] = Counter()
    found: list[str] = []
    for number, options in enumerate(GAME.option_sets()):
        for rich in (False, True):
            found += differences(2 + (number + rich) % 4, dict(options), f"{number + 1:x}", rich, met)
    assert found == []
    assert met.keys() == PROMPTS
