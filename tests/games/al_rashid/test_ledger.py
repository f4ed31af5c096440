"""Keeps the books of whole matches from the actions and public events alone: whose turn it is, ranks, prices, shame, goods, points and the
winner are worked out again and compared with the match."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import seen
from tests.games.al_rashid.test_second_reading import (
    COPIED,
    DOMINANCE,
    FAVOUR_PRICE,
    GOODS,
    LANDS,
    PRICES,
    SERVICE,
    endow,
    worth,
)

FULL = {
    "silk_road": {"hardwood": 1, "metal": 1, "spice": 2, "silk": 4, "credit": 1},
    "spice_road": {"hardwood": 2, "pottery": 1, "spice": 4, "silk": 1, "credit": 1},
    "sarmatia": {"hardwood": 2, "pottery": 1, "metal": 5, "credit": 1},
    "mare_indianum": {"hardwood": 4, "spice": 1, "silk": 1},
    "abbasid_caliphate": {"hardwood": 2, "pottery": 3, "metal": 1, "spice": 1},
    "mare_internum": {"hardwood": 2, "pottery": 4, "metal": 1, "credit": 1},
    "nilus_valley": {"hardwood": 4, "pottery": 1, "metal": 2},
}
POINTS = {
    **dict.fromkeys(
        ("smuggler", "plotter", "informer", "impostor", "recruiter", "raider", "negotiator", "lore_master", "trader"), 1
    ),
    **dict.fromkeys(("strategist", "diplomat", "banker", "hardwood_importer", "pottery_importer", "metal_importer"), 2),
    **dict.fromkeys(("treasurer", "agha", "silk_monopolist", "spice_monopolist", "law_expert"), 1),
    **dict.fromkeys(("enchanter", "astrologist", "quartermaster", "alchemist"), 0),
}
GUILDS = {
    "intrigue": ("smuggler", "plotter", "informer", "impostor"),
    "military": ("strategist", "recruiter", "raider", "negotiator"),
    "wisdom": ("lore_master", "enchanter", "diplomat", "banker"),
    "trade": ("trader", "hardwood_importer", "pottery_importer", "metal_importer"),
    "politics": (
        *("aide_to_the_qadi", "steward_of_the_city", "warehouse_keeper", "favorites_maiden"),
        *("weapon_master", "dean_of_the_academy", "economist", "counselor_to_the_caliph"),
    ),
    "caliph": (
        *("treasurer", "agha", "silk_monopolist", "spice_monopolist"),
        *("astrologist", "law_expert", "quartermaster", "alchemist"),
    ),
}
OF_CHOICE = ("RAS-7.4", "RAS-8.17", "RAS-8.41")
"""The rules that let somebody choose what goods to take."""
FAVOURS = {
    "general": ("RAS-6.15", "hire", 1), "court_savant": ("RAS-6.16", "", 1), "vizier": ("RAS-6.17", "exchange", 1),
    "qadi": ("RAS-6.18", "", 1),
}  # fmt: skip
ACTIVATIONS = {
    "smuggler": ("RAS-8.11", "exchange", 1), "recruiter": ("RAS-8.16", "tiles", 1), "negotiator": ("RAS-8.18", "dismiss", 1),
    "trader": ("RAS-8.23", "barter", 1), "hardwood_importer": ("RAS-8.24", "hardwood", 1),
    "pottery_importer": ("RAS-8.25", "pottery", 1), "metal_importer": ("RAS-8.26", "metal", 1),
}  # fmt: skip
PURCHASES = {
    "impostor": [("RAS-8.14", "favour", 2)], "aide_to_the_qadi": [("RAS-8.27", "", 1)], "treasurer": [("RAS-8.35", "", 1)],
    "agha": [("RAS-8.36", "tiles", 4)], "law_expert": [("RAS-8.40", "", 1)], "quartermaster": [("RAS-8.41", "", 2)],
}  # fmt: skip


class Books:
    """What everybody at the table could write down."""

    def __init__(self, match: Match) -> None:
        self.seats = match.seats
        self.order: list[int] = []
        self.pending: list[int] = []
        self.family = [Counter({"pasha": 1, "merchant": 1, "sage": 1}) for _ in range(self.seats)]
        self.goods: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.credits, self.influence, self.shame = ([0] * self.seats for _ in range(3))
        self.owed_shame = [0] * self.seats
        """What the causes of RAS-1.8 add up to."""
        self.offices: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.board: dict[str, dict[int, Counter[str]]] = {area: {} for area in (*GUILDS, *LANDS)}
        """The families in an area in their order of arrival."""
        self.land = {area: Counter(goods) for area, goods in FULL.items()}
        self.visitors: list[int] = []
        """Who is still to visit the palace that is being resolved."""
        self.rank = 0
        self.area = ""
        self.late: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.to_place: list[int] = []
        self.cycle: list[int] = []
        self.round = 1
        self.due: Counter[tuple[int, str, str]] = Counter()
        """By seat, rule and sort: what the rules promise for the actions done."""
        self.got: Counter[tuple[int, str, str]] = Counter()
        """What was got."""
        self.activated: Counter[tuple[int, str]] = Counter()
        """Activations in this round."""

    def hear(self, events: list[Event]) -> None:
        for event in events:
            found = getattr(self, "hear_" + event.name.removeprefix("event-").replace("-", "_"), None)
            if found is not None:
                assert event.to is None, event.name
                found(event.seat, event.parts)
            self.receive(event)

    def receive(self, event: Event) -> None:
        """Note under its rule what somebody got."""
        name, rule = event.name.removeprefix("event-"), event.rule
        if name == "goods" and rule != "RAS-2.7":
            for good in words(event.parts, "goods"):
                self.got[event.seat, rule, "" if rule in OF_CHOICE else good] += 1
        elif name in ("credit", "influence"):
            self.got[event.seat, rule, ""] += int(str(event.parts["count"]))
        elif name == "draw" and rule != "RAS-2.9":
            self.got[event.seat, rule, "tiles"] += len(words(event.parts, "tiles"))
        elif name in ("member", "exchange", "hire", "barter", "dismiss") or (name == "favour" and rule == "RAS-8.14"):
            self.got[event.seat, rule, name] += 1

    def begin_with(self, match: Match) -> None:
        """Note what everybody has got beyond the opening."""
        for seat, player in enumerate(seen(match)["players"]):
            self.goods[seat] = Counter(player["goods"])
            self.offices[seat] = Counter({office["office"]: office["count"] for office in player["offices"]})
            self.credits[seat] = player["credits"]

    # setup and placement

    def hear_first_order(self, seat: int, seen: Facts) -> None:
        self.order = [int(one) for one in words(seen, "seats")]

    def hear_goods(self, seat: int, seen: Facts) -> None:
        self.goods[seat].update(words(seen, "goods"))

    def hear_aside(self, seat: int, seen: Facts) -> None:
        assert self.offices[seat]["diplomat"] > self.late[seat].total()
        self.late[seat][str(seen["piece"])] += 1

    def hear_place(self, seat: int, seen: Facts) -> None:
        if not self.to_place:
            left = [self.family[one].total() - self.late[one].total() for one in range(self.seats)]
            while any(left):
                for one in self.order:
                    if left[one]:
                        self.to_place.append(one)
                        left[one] -= 1
            for one in self.order:
                self.to_place += [one] * self.late[one].total()
        assert self.to_place.pop(0) == seat
        self.put(seat, str(seen["piece"]), str(seen["area"]))
        if not self.to_place:
            self.late = [Counter() for _ in range(self.seats)]
            self.cycle = list(self.order)

    def put(self, seat: int, piece: str, area: str) -> None:
        here = self.board[area].setdefault(seat, Counter())
        here[piece] += 1
        assert here["pasha"] + here["merchant"] <= 1
        assert area != "caliph" or not here["merchant"]

    def hear_move(self, seat: int, seen: Facts) -> None:
        piece, _, whose = str(seen["piece"]).partition("-")
        stack = self.board[str(seen["from"])][int(whose)]
        stack[piece] -= 1
        assert stack[piece] >= 0
        if not stack.total():
            del self.board[str(seen["from"])][int(whose)]
        self.put(int(whose), piece, str(seen["to"]))

    # resolution

    def out(self, seat: int) -> bool:
        return any(seat in families for families in self.board.values())

    def close(self) -> None:
        if self.area:
            assert self.visitors == []
            self.board[self.area] = {}
            self.area = ""

    def hear_resolve(self, seat: int, seen: Facts) -> None:
        self.close()
        while True:
            if not self.cycle:
                self.order, self.pending = self.pending or self.order, []
                self.cycle = list(self.order)
            expected = self.cycle.pop(0)
            if self.out(expected):
                break
        assert expected == seat
        self.area = str(seen["area"])
        families = self.board[self.area]
        assert families
        if self.area == "caliph":
            for one in list(families):
                if not families[one]["pasha"]:
                    self.owed_shame[one] += 2
                    del families[one]
        if self.area in GUILDS:
            self.visitors = self.ranked(self.area)[:3]
            self.rank = 0

    def ranked(self, area: str) -> list[int]:
        families = list(self.board[area])
        strength = [sum(DOMINANCE[piece] * n for piece, n in self.board[area][seat].items()) for seat in families]
        return [families[place] for place in sorted(range(len(families)), key=lambda place: (-strength[place], place))]

    def hear_ask(self, seat: int, seen: Facts) -> None:
        assert self.visitors.pop(0) == seat
        wishes = words(seen, "wishes")
        price = 0
        for wish in wishes:
            if wish in PRICES:
                discount = 0
                if "credit" in wishes:
                    discount = 5 if self.offices[seat]["banker"] else 3
                    self.credits[seat] -= 1
                price += max(0, PRICES[wish] - discount)
            elif wish == "service":
                piece, prices = SERVICE[self.area]
                if piece:
                    self.promise(seat, "RAS-6.9", "member", 1)
                elif self.area == "military":
                    self.promise(seat, "RAS-6.12", "tiles", 3 - self.rank)
                price += prices[self.rank] - (
                    3 * self.offices[seat]["lore_master"] if piece in ("merchant", "pasha") else 0
                )
            elif wish in COPIED:
                self.promise(seat, *FAVOURS[wish])
                price += FAVOUR_PRICE[wish] + (1 if self.area == "intrigue" else 0)
            elif wish == "generosity":
                self.promise(seat, "RAS-7.4", "", 1)
                self.pending.append(seat)
        if self.area != "caliph" and "service" not in wishes and not any(wish in PRICES for wish in wishes):
            self.owed_shame[seat] += 1
        assert seen["price"] == price
        self.rank += 1

    def promise(self, seat: int, rule: str, sort: str, amount: int) -> None:
        self.due[seat, rule, sort] += amount
        if rule == "RAS-6.15":
            self.due[seat, rule, "tiles"] += amount

    def hear_favour(self, seat: int, seen: Facts) -> None:
        self.promise(seat, *FAVOURS[str(seen["leader"])])

    def hear_favour_lost(self, seat: int, seen: Facts) -> None:
        rule, sort, amount = FAVOURS[str(seen["leader"])]
        self.promise(seat, rule, sort, -amount)

    def hear_activate(self, seat: int, seen: Facts) -> None:
        office = str(seen["office"])
        self.activated[seat, office] += 1
        assert self.activated[seat, office] <= self.offices[seat][office]
        self.promise(seat, *ACTIVATIONS[office])

    def hear_won(self, seat: int, seen: Facts) -> None:
        self.promise(seat, "RAS-8.17", "", self.offices[seat]["raider"])

    def hear_ask_nothing(self, seat: int, seen: Facts) -> None:
        self.hear_ask(seat, {"wishes": [], "price": 0})

    def hear_order_waits(self, seat: int, seen: Facts) -> None:
        self.pending += [one for one in self.order if one not in self.pending]
        assert words(seen, "seats") == [str(one) for one in self.pending]

    def hear_flee(self, seat: int, seen: Facts) -> None:
        self.owed_shame[seat] += 2

    # what comes and goes

    def hear_pay(self, seat: int, seen: Facts) -> None:
        paid = Counter(words(seen, "goods"))
        assert worth(paid) == seen["sum"]
        assert int(str(seen["sum"])) >= int(str(seen["price"])) > max(worth(paid - Counter([name])) for name in paid)
        self.goods[seat] -= paid

    def hear_trade(self, seat: int, seen: Facts) -> None:
        items = Counter(words(seen, "items"))
        assert not items - self.land[str(seen["area"])]
        self.land[str(seen["area"])] -= items
        self.credits[seat] += items.pop("credit", 0)
        self.goods[seat] += items

    def hear_exchange(self, seat: int, seen: Facts) -> None:
        self.goods[seat] -= Counter([str(seen["give"])])
        self.goods[seat][str(seen["get"])] += 1

    def hear_hire(self, seat: int, seen: Facts) -> None:
        self.goods[seat] -= Counter([str(seen["good"])])

    def hear_barter(self, seat: int, seen: Facts) -> None:
        self.goods[seat] -= Counter([str(seen["give"])])
        self.goods[seat].update(words(seen, "goods"))
        assert sorted([str(seen["give"]), *words(seen, "goods")]) == sorted(GOODS[:3])

    def hear_office(self, seat: int, seen: Facts) -> None:
        name = str(seen["office"])
        for rule, sort, amount in PURCHASES.get(name, []):
            self.promise(seat, rule, sort, amount)
        if name == "astrologist":
            self.promise(seat, "RAS-8.39", "", self.family[seat]["sage"] // 2)
        if name == "enchanter" and self.family[seat]["merchant"] < 4:
            self.promise(seat, "RAS-8.20", "member", 1)
        for mine, other, rule in (("silk", "spice", "RAS-8.37"), ("spice", "silk", "RAS-8.38")):
            if name == f"{mine}_monopolist":
                both = self.offices[seat][f"{other}_monopolist"] > 0
                self.promise(seat, rule, mine, 3 if both else 1)
                self.promise(seat, rule, other, 1 if both else 0)
        self.offices[seat][name] += 1
        self.owed_shame[seat] += seen["office"] == "enchanter"

    def hear_member(self, seat: int, seen: Facts) -> None:
        self.family[seat][str(seen["piece"])] += 1

    def hear_transmute(self, seat: int, seen: Facts) -> None:
        self.family[seat] += Counter({"merchant": 1})
        self.family[seat]["sage"] -= 1
        if seen["area"] != "home":
            stack = self.board[str(seen["area"])][seat]
            stack["sage"] -= 1
            self.put(seat, "merchant", str(seen["area"]))

    def hear_credit(self, seat: int, seen: Facts) -> None:
        self.credits[seat] += int(str(seen["count"]))

    def hear_influence(self, seat: int, seen: Facts) -> None:
        self.influence[seat] += int(str(seen["count"]))

    def hear_shame(self, seat: int, seen: Facts) -> None:
        self.shame[seat] += int(str(seen["count"]))

    # ends

    def hear_filled(self, seat: int, seen: Facts) -> None:
        self.end_phase()
        self.land = {area: Counter(goods) for area, goods in FULL.items()}

    def hear_over(self, seat: int, seen: Facts) -> None:
        self.end_phase()

    def end_phase(self) -> None:
        self.close()
        assert not any(self.board.values())
        self.order, self.pending = self.pending or self.order, []

    def hear_round(self, seat: int, seen: Facts) -> None:
        self.activated = Counter()
        self.round += 1
        assert seen["round"] == self.round

    # comparing

    def score(self, seat: int) -> int:
        """RAS-11.2."""
        family, offices = self.family[seat], self.offices[seat]
        out = (
            3 * family["pasha"]
            + 2 * family["merchant"]
            + family["sage"]
            + min(5, self.influence[seat])
            - 2 * self.shame[seat]
        )
        out += sum(n * POINTS.get(office, 0) for office, n in offices.items())
        held = {guild: sum(offices[office] for office in names) for guild, names in GUILDS.items()}
        out += offices["aide_to_the_qadi"] * (5 if self.influence[seat] > 5 else 4 if self.influence[seat] == 5 else 0)
        out += offices["steward_of_the_city"] * (6 if all(held.values()) else 0)
        out += offices["warehouse_keeper"] * {5: 6, 4: 4}.get(len(+self.goods[seat]), 0)
        out += offices["favorites_maiden"] * (5 if held["intrigue"] >= 3 else 0)
        out += offices["weapon_master"] * (6 if held["military"] >= 3 else 3)
        out += offices["dean_of_the_academy"] * {4: 3, 5: 5, 6: 7}.get(family["sage"], 0)
        out += offices["economist"] * {3: 3, 4: 5}.get(family["merchant"], 0)
        return out + offices["counselor_to_the_caliph"] * {2: 3, 3: 5}.get(family["pasha"], 0)

    def compare(self, match: Match) -> None:
        view = seen(match)
        for seat, player in enumerate(view["players"]):
            assert +self.goods[seat] == Counter({name: n for name, n in player["goods"].items() if n})
            assert +self.family[seat] == Counter({name: n for name, n in player["family"].items() if n})
            assert self.offices[seat] == Counter({office["office"]: office["count"] for office in player["offices"]})
            assert (self.credits[seat], self.influence[seat]) == (player["credits"], player["influence"])
            assert self.shame[seat] == self.owed_shame[seat] == player["shame"]
            assert self.score(seat) == player["score"]
        assert view["order"] == self.order
        tiles = not match.options.get("mercenary_reshuffle", True)  # without it there may be fewer than are due
        assert {key: n for key, n in self.got.items() if n and not (tiles and key[2] == "tiles")} == {
            key: n for key, n in self.due.items() if n and not (tiles and key[2] == "tiles")
        }
        for area in view["areas"]:
            if area["area"] in LANDS:
                left = {name: n for name, n in area["goods"].items() if n} | ({"credit": 1} if area["credits"] else {})
                assert +self.land[area["area"]] == Counter(left)
        keys = [(self.score(seat), worth(self.goods[seat]), -self.order.index(seat)) for seat in range(self.seats)]
        assert match.ranking() == [1 + sum(other > mine for other in keys) for mine in keys]


def words(seen: Facts, name: str) -> list[str]:
    found = seen[name]
    assert isinstance(found, list)
    return [str(word) for word in found]


@pytest.mark.rule("RAS-3.4", "RAS-3.9", "RAS-3.12", "RAS-6.4", "RAS-6.8", "RAS-7.5", "RAS-11.2", "RAS-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_books_agree_with_the_match(seats: int) -> None:
    chosen = [found for found in GAME.option_sets() if "limited_markers" not in found]
    for number, options in enumerate(chosen * 2):
        match = GAME.start(seats, options, f"{seats}{number:x}")
        books = Books(match)
        books.hear(match.opening)
        chance = Chance.of(f"{number:x}")
        if number >= len(chosen):
            endow(match, chance)
            books.begin_with(match)
        while not match.over:
            actions = [action for action in match.actions() if str(action) not in ("ask -", "flee")] or match.actions()
            verbs = sorted({action.verb.name for action in actions})
            verb = verbs[chance.below(len(verbs))]
            open_now = [action for action in actions if action.verb.name == verb]
            books.hear(match.play(open_now[chance.below(len(open_now))]))
        books.compare(match)
