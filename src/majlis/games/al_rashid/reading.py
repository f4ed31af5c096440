"""Reads the data file of Al-Rashid, or an edited copy of it; every complaint names the table, the record and the field."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.components import Components, Row
from majlis.engine.errors import BadBox
from majlis.games.al_rashid.box import (
    BASIC_GOODS,
    BLUE,
    CONVERT,
    COPY_FAVOUR,
    CREDIT_DISCOUNT,
    DIFFERENT_GOODS,
    DRAW_TILES,
    EXCHANGE_GOOD,
    FREE_FAVOURS,
    GAIN_CREDITS,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_MEMBER,
    GOOD_FOR_TILE,
    GOODS,
    GOODS_OF_CHOICE,
    GUILDS,
    INFLUENCE_BY,
    INFLUENCE_HELD,
    LANDS,
    LATE_PLACEMENT,
    MEMBER,
    MEMBERS_OF,
    MERCHANT,
    MOST_OFFICES,
    MOST_SEATS,
    MOST_TYPES,
    MOVE_PALACE,
    MOVE_TERRITORY,
    NEGOTIATE,
    NONE,
    OFFICES_OF,
    OPERATIONS,
    PALACES,
    PALACES_WITH_OFFICE,
    PASHA,
    PIECES,
    RAID,
    RANKS,
    RED,
    SERVICE_DISCOUNT,
    TILE_BONUS,
    TILES,
    Crisis,
    Favour,
    Office,
    RashidBox,
    Service,
)

_PIECES: Final = ["pasha", "merchant", "sage"]
_COLOURS: Final = ["red", "blue"]
_RESERVED: Final = ("service", "credit", "generosity", "home")
_SERVICES: Final = {"operations": OPERATIONS, "draw_mercenaries": TILES, "gain_member": MEMBER}
_FAVOURS: Final = {
    "copy_favour": COPY_FAVOUR,
    "good_for_mercenary": GOOD_FOR_TILE,
    "gain_credits": GAIN_CREDITS,
    "exchange_good": EXCHANGE_GOOD,
    "gain_influence": GAIN_INFLUENCE,
}
# Effects of offices: the type that they go with, and the field with their number, if they have one.
_EFFECTS: Final[dict[str, tuple[int, str, str]]] = {
    "exchange_good": (EXCHANGE_GOOD, "activated", ""),
    "draw_mercenaries": (DRAW_TILES, "", "count"),
    "negotiate": (NEGOTIATE, "activated", ""),
    "basic_for_other_basics": (BASIC_GOODS, "activated", ""),
    "gain_goods": (GAIN_GOODS, "", ""),
    "move_member": (MOVE_PALACE, "permanent", "count"),
    "free_favours": (FREE_FAVOURS, "once", "count"),
    "mercenary_bonus": (TILE_BONUS, "permanent", "per_tile"),
    "gain_territory_good": (RAID, "permanent", "count"),
    "service_discount": (SERVICE_DISCOUNT, "permanent", "gold"),
    "gain_member": (GAIN_MEMBER, "once", "shame"),
    "late_placement": (LATE_PLACEMENT, "permanent", "count"),
    "credit_discount": (CREDIT_DISCOUNT, "permanent", "gold"),
    "gain_credits": (GAIN_CREDITS, "once", "count"),
    "gain_influence": (GAIN_INFLUENCE, "once", "count"),
    "gain_influence_by": (INFLUENCE_BY, "once", ""),
    "gain_goods_of_choice": (GOODS_OF_CHOICE, "once", "count"),
    "convert_member": (CONVERT, "once", ""),
}
_MEASURES: Final[dict[str, tuple[int, str]]] = {
    "influence": (INFLUENCE_HELD, ""),
    "palaces_with_office": (PALACES_WITH_OFFICE, ""),
    "different_goods": (DIFFERENT_GOODS, ""),
    "offices_intrigue": (OFFICES_OF, "intrigue"),
    "offices_military": (OFFICES_OF, "military"),
    "sages": (MEMBERS_OF, "sage"),
    "merchants": (MEMBERS_OF, "merchant"),
    "pashas": (MEMBERS_OF, "pasha"),
}
_FAVOUR_RULES: Final = 14
_OFFICE_RULES: Final = 11


def read(components: Components) -> RashidBox:
    """The box from what a data file says. Raises `BadBox`, which names the place."""
    return _Reader(components).box()


@final
class _Reader:
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Components) -> None:
        self.data = data
        self.goods: list[str] = []
        self.areas: list[str] = []
        self.leaders: list[str] = []
        for word in _RESERVED:
            data.reserve(word)

    def box(self) -> RashidBox:
        kinds = self.data.records("goods.kind", GOODS)
        self.goods = [self.data.id_of(row) for row in kinds]
        families = self.data.records("family.piece", PIECES)
        pieces = [self.data.id_of(row) for row in families]
        if pieces != _PIECES:
            text = f"family.piece: the pieces must be {', '.join(_PIECES)}, in that order, not {', '.join(pieces)}"
            raise BadBox(text, "family.piece", message="box-ids", facts={"ids": [*_PIECES]})
        limits = [row.number("limit", 1, 7) for row in families]
        # otherwise a leader could be left without an area (RAS-3.5)
        if limits[PASHA] + limits[MERCHANT] > PALACES + LANDS - 1:
            most = PALACES + LANDS - 1
            text = f"family.piece: at most {most} pashas and merchants fit on the board"
            raise BadBox(text, "family.piece", message="box-pieces-fit", facts={"most": most})
        palaces = self.data.records("areas.palace", PALACES)
        lands = self.data.records("areas.territory", LANDS)
        self.areas = [self.data.id_of(row) for row in palaces + lands]
        constants = self.data.table("constants")
        for name, fixed in (
            ("max_ranked_players", RANKS),
            ("max_actions_per_guild_visit", 2),
            ("max_offices_per_visit", 1),
            ("max_activations_per_turn", 1),
            ("max_credits_per_office", 1),
        ):
            constants.number(name, fixed, fixed)
        favours = self.favours(palaces)
        offices = self.offices()
        colours, values, counts = self.tiles()
        rounds = self.data.table("meta").number("rounds", 1, 9)
        turns = self.crises("turn")
        if len(turns) < rounds - 1:
            text = f"crises.turn: {rounds} rounds need {rounds - 1} tiles, not {len(turns)}"
            facts = {"rounds": rounds, "count": rounds - 1, "given": len(turns)}
            raise BadBox(text, "crises.turn", message="box-crises-few", facts=facts)
        shame = self.data.table("shame")
        scoring = self.data.table("scoring")
        return RashidBox(
            digest=self.data.digest,
            standard=self.data.standard,
            rounds=rounds,
            goods=self.goods,
            basic=self.basic(kinds),
            set_values=self.set_values(),
            starting_goods=[
                self.vector(self.data.table("starting_goods").inner(f"seat_{n}")) for n in range(1, MOST_SEATS + 1)
            ],
            pieces=pieces,
            dominance=[row.number("dominance", 0, 99) for row in families],
            limits=limits,
            start=[row.number("start", 0, limits[i]) for i, row in enumerate(families)],
            piece_points=[row.number("points", 0, 99) for row in families],
            areas=self.areas,
            no_merchants=self.no_merchants(palaces),
            land_goods=[n for row in lands for n in self.vector(row.inner("goods"))],
            land_credits=[row.number("credits", 0, 1) for row in lands],
            items=self.data.table("territory_trade").numbers("items_by_rank", RANKS, 1, 5),
            services=self.services(),
            operation_order=self.operation_order(),
            favours=favours,
            offices=offices,
            colours=list(_COLOURS),
            tile_colours=colours,
            tile_values=values,
            tile_counts=counts,
            tiles_per_entry=self.data.table("crisis_rules").number("tiles_per_entry", 1, 2),
            setup_crises=self.crises("setup"),
            turn_crises=turns,
            shame_idle=shame.number("no_main_action_in_guild", 0, 9),
            shame_flee=shame.number("flee_from_combat", 0, 9),
            shame_court=shame.number("court_without_pasha", 0, 9),
            credit_discount=constants.number("credit_discount", 0, 99),
            setup_draw=constants.number("setup_mercenary_draw", 0, 4),
            influence_points=scoring.number("points_per_influence", 0, 9),
            influence_cap=scoring.number("influence_cap", 0, 99),
            shame_points=scoring.number("points_per_shame", -9, 0),
            markers={"rulebook": self.markers("markers"), "english_box": self.markers("markers_english_box")},
            reconstructed=self.data.reconstructed,
        )

    # single tables

    def basic(self, kinds: list[Row]) -> int:
        return _bits([row.flag("basic") for row in kinds])

    def set_values(self) -> list[int]:
        """RAS-5.2: each further kind of a set must add at least as much as the one before, or larger sets would not always be best."""
        payment = self.data.table("payment")
        out = [0, *payment.numbers("set_values", GOODS, 0, 99)]
        for n in range(1, GOODS):
            if out[n] <= out[n - 1] or out[n + 1] - out[n] < out[n] - out[n - 1]:
                raise payment.wrong("set_values", "grow, and by no less each time", "box-set-values")
        return out

    def no_merchants(self, palaces: list[Row]) -> int:
        closed = [not row.flag("merchants_allowed") for row in palaces]
        if sum(closed) > 1:
            text = "areas.palace: merchants_allowed may be false for one palace only"
            raise BadBox(text, "areas.palace", message="box-merchants-once")
        return _bits(closed)

    def services(self) -> list[Service]:
        out: list[Service] = []
        for i, row in enumerate(self.data.records("services.service", GUILDS)):
            if row.get("palace") != self.areas[i]:
                raise row.wrong("palace", f"be {self.areas[i]!r}", "box-value", wanted=self.areas[i])
            kind = _SERVICES[row.word("kind", list(_SERVICES))]
            if (kind == OPERATIONS) != (i == 0):
                text = "the service of the first palace, and of no other, must be operations"
                raise row.fault(text, "box-operations-first")
            member = -1 if kind != MEMBER else row.choice("member", _PIECES)
            amounts = row.numbers("amount_by_rank", RANKS, 1, 6)
            prices = row.numbers("price_by_rank", RANKS, 0, 20)
            if kind == MEMBER and amounts != [1] * RANKS:
                raise row.fault("amount_by_rank must be 1 for a member of the family", "box-member-amount")
            out.append(Service(kind, member, amounts, prices))
        return out

    def operation_order(self) -> list[int]:
        row = self.data.records("services.service", GUILDS)[0]
        order = row.get("order")
        amounts = row.numbers("amount_by_rank", RANKS, 1, 6)
        if (
            not isinstance(order, list)
            or [order.count(rank) for rank in (1, 2, 3)] != amounts
            or len(order) != sum(amounts)
        ):
            raise row.wrong("order", "name each rank as often as amount_by_rank says", "box-operation-order")
        return [rank - 1 for rank in order]

    def favours(self, palaces: list[Row]) -> list[Favour]:
        rows = self.data.records("favours.favour", GUILDS)
        for i, row in enumerate(rows):
            leader = row.get("leader")
            if not isinstance(leader, str) or leader != palaces[i].get("leader") or row.get("palace") != self.areas[i]:
                text = f"leader and palace must be those of {palaces[i].place}"
                raise row.fault(text, "box-leader-palace", number=i + 1)
            self.data.register(leader, row)
            self.leaders.append(leader)
        out: list[Favour] = []
        for i, row in enumerate(rows):
            effect = row.inner("effect")
            kind = _FAVOURS[effect.word("kind", list(_FAVOURS))]
            if (kind == COPY_FAVOUR) != (i == 0):
                raise row.fault("the first leader, and no other, copies favours", "box-copies-first")
            copies = self.some_leaders(effect) if kind == COPY_FAVOUR else 0
            amount = effect.number("count", 0, 9) if kind in (GAIN_CREDITS, GAIN_INFLUENCE) else 1
            rule = f"RAS-6.{_FAVOUR_RULES + i}"
            out.append(Favour(self.leaders[i], row.number("price", 0, 10), kind, amount, copies, rule))
        return out

    def some_leaders(self, effect: Row) -> int:
        found = effect.get("of")
        if not isinstance(found, list) or not found or any(name not in self.leaders[1:] for name in found):
            text = f"list leaders other than {self.leaders[0]}"
            raise effect.wrong("of", text, "box-other-leaders", leader=self.leaders[0])
        return _bits([name in found for name in self.leaders])

    def tiles(self) -> tuple[list[int], list[int], list[int]]:
        rows = self.data.records("mercenaries.tile")
        colours = [row.choice("colour", _COLOURS) for row in rows]
        values = [row.number("value", 1, 9) for row in rows]
        counts = [row.number("count", 1, 31) for row in rows]
        if len(rows) > MOST_TYPES or colours != sorted(colours) or {RED, BLUE} != set(colours):
            text = f"mercenaries.tile: at most {MOST_TYPES} records, the red ones first, then the blue ones"
            raise BadBox(text, "mercenaries.tile", message="box-mercenary-order", facts={"most": MOST_TYPES})
        if len(set(zip(colours, values))) != len(rows):
            text = "mercenaries.tile: two records have the same colour and value"
            raise BadBox(text, "mercenaries.tile", message="box-mercenary-twice")
        return colours, values, counts

    def crises(self, name: str) -> list[Crisis]:
        out: list[Crisis] = []
        for i, row in enumerate(self.data.records(f"crises.{name}")):
            row.number("number", i + 1, i + 1)
            lands: list[int] = []
            colours: list[int] = []
            for colour, word in enumerate(_COLOURS):
                for land in row.words(word, self.areas[PALACES:]):
                    lands.append(self.areas.index(land) - PALACES)
                    colours.append(colour)
            out.append(Crisis(i + 1, lands, colours))
        return out

    def markers(self, name: str) -> list[int]:
        row = self.data.table(name)
        return [row.number(field, 0, 999) for field in ("credit", "influence", "shame")]

    # offices

    def offices(self) -> list[Office]:
        rows = self.data.records("offices.office")
        if len(rows) > MOST_OFFICES:
            text = f"offices.office: {len(rows)} kinds are too many, {MOST_OFFICES} is the most"
            facts = {"given": len(rows), "most": MOST_OFFICES}
            raise BadBox(text, "offices.office", message="box-too-many", facts=facts)
        names = [self.data.id_of(row) for row in rows]
        return [self.office(row, i, names) for i, row in enumerate(rows)]

    def office(self, row: Row, at: int, names: list[str]) -> Office:
        guild = self.areas.index(row.word("guild", self.areas[:PALACES]))
        sort = row.word("type", ["activated", "permanent", "once"])
        effect = row.inner("effect") if "effect" in row else row
        kind, amount, members = NONE, 0, 0
        goods, partner, partner_goods = [0] * GOODS, -1, [0] * GOODS
        member, influence, measure, measured = -1, 0, 0, 0
        steps: list[tuple[int, int]] = []
        if "effect" in row:
            kind, needed, counted = _EFFECTS[effect.word("kind", list(_EFFECTS))]
            if sort != needed if needed else sort == "permanent":
                types = [needed] if needed else ["activated", "once"]
                text = f"an office with the effect {effect.get('kind')} is of type {' or '.join(types)}, not {sort}"
                raise row.fault(text, "box-office-type", effect=str(effect.get("kind")), types=types, given=sort)
            if counted:
                amount = effect.number(counted, 0, 20)
        elif sort == "activated":
            raise row.fault("effect is missing", "box-no-effect")
        if kind == MOVE_PALACE and effect.word("zone", ["palace", "territory"]) == "territory":
            kind = MOVE_TERRITORY
        if kind in (MOVE_PALACE, MOVE_TERRITORY, RAID, LATE_PLACEMENT):
            effect.number("count", 1, 1)
        if kind == FREE_FAVOURS:
            members = self.some_leaders(effect)
            if members.bit_count() < amount:
                raise row.fault(f"of must list at least {amount} leaders", "box-leaders-few", count=amount)
        if kind in (SERVICE_DISCOUNT, LATE_PLACEMENT):
            found = effect.get("members")
            if (
                not isinstance(found, list)
                or any(name not in _PIECES for name in found)
                or (kind == LATE_PLACEMENT and "sage" in found)
            ):
                raise effect.wrong("members", "list pieces", "box-members")
            members = _bits([name in found for name in _PIECES])
        if kind == GAIN_MEMBER:
            member = effect.choice("member", _PIECES)
        if kind == GAIN_GOODS:
            goods = self.vector(effect.inner("goods"))
            if "if_owned" in effect:
                partner = effect.choice("if_owned", names)
                partner_goods = self.vector(effect.inner("goods_if_owned"))
        if kind == INFLUENCE_BY:
            measure, measured, steps = self.measure(effect)
        if "on_purchase" in row:
            bonus = row.inner("on_purchase")
            bonus.word("kind", ["gain_influence"])
            influence = bonus.number("count", 0, 9)
        if "score_steps" in row:
            measure, measured, steps = self.measure(row.inner("score_steps"))
        copies = row.inner("copies")
        return Office(
            id=names[at],
            guild=guild,
            activated=sort == "activated",
            cost=row.number("cost", 0, 30),
            points=row.number("points", -9, 99),
            copies=[0, 0, *(copies.number(f"p{n}", 0, 2) for n in range(2, MOST_SEATS + 1))],
            effect=kind,
            amount=amount,
            goods=goods,
            partner=partner,
            partner_goods=partner_goods,
            member=member,
            members=members,
            influence=influence,
            measure=measure,
            measured=measured,
            steps=steps,
            rule=f"RAS-8.{_OFFICE_RULES + at}",
        )

    def measure(self, row: Row) -> tuple[int, int, list[tuple[int, int]]]:
        kind, about = _MEASURES[row.word("measure", list(_MEASURES))]
        found = row.get("steps")
        if not isinstance(found, list) or not found:
            raise row.wrong("steps", "list pairs of numbers", "box-steps")
        steps: list[tuple[int, int]] = []
        for step in found:
            if not isinstance(step, list) or len(step) != 2 or not all(type(n) is int for n in step):
                raise row.fault(f"a step is [at least, gained], not {step!r}", "box-steps")
            steps.append((step[0], step[1]))
        if steps != sorted(steps):
            raise row.fault("steps must rise", "box-steps-rise")
        measured = 0
        if kind == OFFICES_OF:
            measured = self.areas.index(about) if about in self.areas else 0
        elif kind == MEMBERS_OF:
            measured = _PIECES.index(about)
        return kind, measured, steps

    def vector(self, row: Row) -> list[int]:
        """Goods by kind."""
        return row.counts(self.goods, 15)


def _bits(flags: list[bool]) -> int:
    return sum(1 << bit for bit, is_set in enumerate(flags) if is_set)
