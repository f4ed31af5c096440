"""Reads the data file of Al-Rashid, or an edited copy of it; every complaint names the table, the record and the field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Final, TypeAlias, final

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
    standard_text,
)

Row: TypeAlias = "Mapping[str, object]"

_PIECES: Final = ["pasha", "merchant", "sage"]
_COLOURS: Final = ["red", "blue"]
_RESERVED: Final = ("service", "credit", "generosity", "home")
_SOURCES: Final = ("rulebook", "public", "reconstructed")
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


def read(text: str | None) -> RashidBox:
    """The box from the text of a data file; None reads the game's own. Raises `BadBox`, which names the place."""
    standard = text is None
    try:
        data: Row = tomllib.loads(standard_text() if text is None else text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"the data file is not valid TOML: {error}") from error
    meta = data.get("meta")
    game = meta.get("game") if isinstance(meta, dict) else None
    if game != "al_rashid":
        raise BadBox(f"the data file is for game {game!r}, not 'al_rashid'")
    return _Reader(data, standard).box()


@final
class _Reader:
    """Reads and checks the tables of a data file."""

    def __init__(self, data: Row, standard: bool) -> None:
        self.data = data
        self.standard = standard
        self.ids: dict[str, str] = dict.fromkeys(_RESERVED, "a word of its own")
        self.reconstructed: list[str] = []
        self.goods: list[str] = []
        self.areas: list[str] = []
        self.leaders: list[str] = []

    def box(self) -> RashidBox:
        kinds = self.rows("goods", "kind", GOODS)
        self.goods = [self.id_of(row, where) for where, row in kinds]
        families = self.rows("family", "piece", PIECES)
        pieces = [self.id_of(row, where) for where, row in families]
        if pieces != _PIECES:
            raise BadBox(
                f"family.piece: the pieces must be {', '.join(_PIECES)}, in that order, not {', '.join(pieces)}"
            )
        limits = [self.number(row, where, "limit", 1, 7) for where, row in families]
        # else a leader could be left without an area (RAS-3.5)
        if limits[PASHA] + limits[MERCHANT] > PALACES + LANDS - 1:
            raise BadBox(f"family.piece: at most {PALACES + LANDS - 1} pashas and merchants fit on the board")
        palaces = self.rows("areas", "palace", PALACES)
        lands = self.rows("areas", "territory", LANDS)
        self.areas = [self.id_of(row, where) for where, row in palaces + lands]
        constants = self.table("constants")
        for name, fixed in (
            ("max_ranked_players", RANKS),
            ("max_actions_per_guild_visit", 2),
            ("max_offices_per_visit", 1),
            ("max_activations_per_turn", 1),
            ("max_credits_per_office", 1),
        ):
            self.number(constants, "constants", name, fixed, fixed)
        favours = self.favours(palaces)
        offices = self.offices()
        colours, values, counts = self.tiles()
        rounds = self.number(self.table("meta"), "meta", "rounds", 1, 9)
        turns = self.crises("turn")
        if len(turns) < rounds - 1:
            raise BadBox(f"crises.turn: {rounds} rounds need {rounds - 1} tiles, not {len(turns)}")
        shame = self.table("shame")
        scoring = self.table("scoring")
        return RashidBox(
            hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest(),
            self.standard,
            rounds,
            self.goods,
            self.basic(kinds),
            self.set_values(),
            [
                self.vector(
                    self.inner(self.table("starting_goods"), "starting_goods", f"seat_{n}"), f"starting_goods.seat_{n}"
                )
                for n in range(1, MOST_SEATS + 1)
            ],
            pieces,
            [self.number(row, where, "dominance", 0, 99) for where, row in families],
            limits,
            [self.number(row, where, "start", 0, limits[i]) for i, (where, row) in enumerate(families)],
            [self.number(row, where, "points", 0, 99) for where, row in families],
            self.areas,
            self.no_merchants(palaces),
            [n for where, row in lands for n in self.vector(self.inner(row, where, "goods"), f"{where}: goods")],
            [self.number(row, where, "credits", 0, 1) for where, row in lands],
            self.by_rank(self.table("territory_trade"), "territory_trade", "items_by_rank", 1, 5),
            self.services(),
            self.operation_order(),
            favours,
            offices,
            list(_COLOURS),
            colours,
            values,
            counts,
            self.number(self.table("crisis_rules"), "crisis_rules", "tiles_per_entry", 1, 2),
            self.crises("setup"),
            turns,
            self.number(shame, "shame", "no_main_action_in_guild", 0, 9),
            self.number(shame, "shame", "flee_from_combat", 0, 9),
            self.number(shame, "shame", "court_without_pasha", 0, 9),
            self.number(constants, "constants", "credit_discount", 0, 99),
            self.number(constants, "constants", "setup_mercenary_draw", 0, 4),
            self.number(scoring, "scoring", "points_per_influence", 0, 9),
            self.number(scoring, "scoring", "influence_cap", 0, 99),
            self.number(scoring, "scoring", "points_per_shame", -9, 0),
            {"rulebook": self.markers("markers"), "english_box": self.markers("markers_english_box")},
            self.reconstructed,
        )

    # single tables

    def basic(self, kinds: list[tuple[str, Row]]) -> int:
        return self.mask([self.flag(row, where, "basic") for where, row in kinds])

    def set_values(self) -> list[int]:
        """RAS-5.2: each further kind of a set must add at least as much as the one before, else larger sets were not always best."""
        found = self.table("payment").get("set_values")
        if not isinstance(found, list) or len(found) != GOODS or not all(type(n) is int for n in found):
            raise BadBox(f"payment: set_values must be {GOODS} numbers, not {found!r}")
        out = [0, *found]
        for n in range(1, GOODS):
            if out[n] <= out[n - 1] or out[n + 1] - out[n] < out[n] - out[n - 1]:
                raise BadBox(f"payment: set_values must grow, and by no less each time: {found!r}")
        if out[GOODS] > 99:
            raise BadBox("payment: set_values must not exceed 99")
        return out

    def no_merchants(self, palaces: list[tuple[str, Row]]) -> int:
        closed = [not self.flag(row, where, "merchants_allowed") for where, row in palaces]
        if sum(closed) > 1:
            raise BadBox("areas.palace: merchants_allowed may be false for one palace only")
        return self.mask(closed)

    def services(self) -> list[Service]:
        out: list[Service] = []
        for i, (where, row) in enumerate(self.rows("services", "service", GUILDS)):
            if row.get("palace") != self.areas[i]:
                raise BadBox(f"{where}: palace must be {self.areas[i]!r}, not {row.get('palace')!r}")
            kind = _SERVICES[self.word(row, where, "kind", list(_SERVICES))]
            if (kind == OPERATIONS) != (i == 0):
                raise BadBox(f"{where}: the service of the first palace, and of no other, must be operations")
            member = -1 if kind != MEMBER else _PIECES.index(self.word(row, where, "member", _PIECES))
            amounts = self.by_rank(row, where, "amount_by_rank", 1, 6)
            prices = self.by_rank(row, where, "price_by_rank", 0, 20)
            if kind == MEMBER and amounts != [1] * RANKS:
                raise BadBox(f"{where}: amount_by_rank must be 1 for a member of the family")
            out.append(Service(kind, member, amounts, prices))
        return out

    def operation_order(self) -> list[int]:
        where, row = self.rows("services", "service", GUILDS)[0]
        order = row.get("order")
        amounts = self.by_rank(row, where, "amount_by_rank", 1, 6)
        if (
            not isinstance(order, list)
            or [order.count(rank) for rank in (1, 2, 3)] != amounts
            or len(order) != sum(amounts)
        ):
            raise BadBox(f"{where}: order must name each rank as often as amount_by_rank says, not {order!r}")
        return [rank - 1 for rank in order]

    def favours(self, palaces: list[tuple[str, Row]]) -> list[Favour]:
        rows = self.rows("favours", "favour", GUILDS)
        for i, (where, row) in enumerate(rows):
            leader = row.get("leader")
            if (
                not isinstance(leader, str)
                or leader != palaces[i][1].get("leader")
                or row.get("palace") != self.areas[i]
            ):
                raise BadBox(f"{where}: leader and palace must be those of {palaces[i][0]}")
            self.register(leader, where)
            self.leaders.append(leader)
        out: list[Favour] = []
        for i, (where, row) in enumerate(rows):
            effect = self.inner(row, where, "effect")
            kind = _FAVOURS[self.word(effect, where, "kind", list(_FAVOURS))]
            if (kind == COPY_FAVOUR) != (i == 0):
                raise BadBox(f"{where}: the first leader, and no other, copies favours")
            copies = self.some_leaders(effect, where) if kind == COPY_FAVOUR else 0
            amount = self.number(effect, where, "count", 0, 9) if kind in (GAIN_CREDITS, GAIN_INFLUENCE) else 1
            rule = f"RAS-6.{_FAVOUR_RULES + i}"
            out.append(Favour(self.leaders[i], self.number(row, where, "price", 0, 10), kind, amount, copies, rule))
        return out

    def some_leaders(self, effect: Row, where: str) -> int:
        found = effect.get("of")
        if not isinstance(found, list) or not found or any(name not in self.leaders[1:] for name in found):
            raise BadBox(f"{where}: of must list leaders other than {self.leaders[0]}, not {found!r}")
        return self.mask([name in found for name in self.leaders])

    def tiles(self) -> tuple[list[int], list[int], list[int]]:
        rows = self.rows("mercenaries", "tile")
        colours = [_COLOURS.index(self.word(row, where, "colour", _COLOURS)) for where, row in rows]
        values = [self.number(row, where, "value", 1, 9) for where, row in rows]
        counts = [self.number(row, where, "count", 1, 31) for where, row in rows]
        if len(rows) > 8 or colours != sorted(colours) or {RED, BLUE} != set(colours):
            raise BadBox("mercenaries.tile: at most 8 records, the red ones first, then the blue ones")
        if len(set(zip(colours, values))) != len(rows):
            raise BadBox("mercenaries.tile: two records have the same colour and value")
        return colours, values, counts

    def crises(self, name: str) -> list[Crisis]:
        out: list[Crisis] = []
        for i, (where, row) in enumerate(self.rows("crises", name)):
            self.number(row, where, "number", i + 1, i + 1)
            lands: list[int] = []
            colours: list[int] = []
            for colour, word in enumerate(_COLOURS):
                found = row.get(word)
                if not isinstance(found, list) or any(land not in self.areas[PALACES:] for land in found):
                    raise BadBox(f"{where}: {word} must list territories, not {found!r}")
                for land in found:
                    lands.append(self.areas.index(land) - PALACES)
                    colours.append(colour)
            out.append(Crisis(i + 1, lands, colours))
        return out

    def markers(self, name: str) -> list[int]:
        row = self.table(name)
        return [self.number(row, name, field, 0, 999) for field in ("credit", "influence", "shame")]

    # offices

    def offices(self) -> list[Office]:
        rows = self.rows("offices", "office")
        if len(rows) > MOST_OFFICES:
            raise BadBox(f"offices.office: {len(rows)} kinds are too many, {MOST_OFFICES} is the most")
        names = [self.id_of(row, where) for where, row in rows]
        return [self.office(where, row, i, names) for i, (where, row) in enumerate(rows)]

    def office(self, where: str, row: Row, at: int, names: list[str]) -> Office:
        guild = self.areas.index(self.word(row, where, "guild", self.areas[:PALACES]))
        sort = self.word(row, where, "type", ["activated", "permanent", "once"])
        effect: Row = {}
        kind, amount, members = NONE, 0, 0
        goods, partner, partner_goods = [0] * GOODS, -1, [0] * GOODS
        member, influence, measure, measured = -1, 0, 0, 0
        steps: list[tuple[int, int]] = []
        if "effect" in row:
            effect = self.inner(row, where, "effect")
            kind, needed, counted = _EFFECTS[self.word(effect, where, "kind", list(_EFFECTS))]
            if sort != needed if needed else sort == "permanent":
                raise BadBox(
                    f"{where}: an office with the effect {effect['kind']} is of type {needed or 'activated or once'}, not {sort}"
                )
            if counted:
                amount = self.number(effect, where, counted, 0, 20)
        elif sort == "activated":
            raise BadBox(f"{where}: effect is missing")
        if kind == MOVE_PALACE and self.word(effect, where, "zone", ["palace", "territory"]) == "territory":
            kind = MOVE_TERRITORY
        if kind in (MOVE_PALACE, MOVE_TERRITORY, RAID, LATE_PLACEMENT):
            self.number(effect, where, "count", 1, 1)
        if kind == FREE_FAVOURS:
            members = self.some_leaders(effect, where)
            if members.bit_count() < amount:
                raise BadBox(f"{where}: of must list at least {amount} leaders")
        if kind in (SERVICE_DISCOUNT, LATE_PLACEMENT):
            found = effect.get("members")
            if (
                not isinstance(found, list)
                or any(name not in _PIECES for name in found)
                or (kind == LATE_PLACEMENT and "sage" in found)
            ):
                raise BadBox(f"{where}: members must list pieces, not {found!r}")
            members = self.mask([name in found for name in _PIECES])
        if kind == GAIN_MEMBER:
            member = _PIECES.index(self.word(effect, where, "member", _PIECES))
        if kind == GAIN_GOODS:
            goods = self.vector(self.inner(effect, where, "goods"), where)
            if "if_owned" in effect:
                partner = names.index(self.word(effect, where, "if_owned", names))
                partner_goods = self.vector(self.inner(effect, where, "goods_if_owned"), where)
        if kind == INFLUENCE_BY:
            measure, measured, steps = self.measure(effect, where)
        if "on_purchase" in row:
            bonus = self.inner(row, where, "on_purchase")
            self.word(bonus, where, "kind", ["gain_influence"])
            influence = self.number(bonus, where, "count", 0, 9)
        if "score_steps" in row:
            measure, measured, steps = self.measure(self.inner(row, where, "score_steps"), where)
        copies = self.inner(row, where, "copies")
        return Office(
            names[at], guild, sort == "activated", self.number(row, where, "cost", 0, 30), self.number(row, where, "points", -9, 99),
            [0, 0, *(self.number(copies, f"{where}: copies", f"p{n}", 0, 2) for n in range(2, MOST_SEATS + 1))],
            kind, amount, goods, partner, partner_goods, member, members, influence, measure, measured, steps,
            f"RAS-8.{_OFFICE_RULES + at}",
        )  # fmt: skip

    def measure(self, row: Row, where: str) -> tuple[int, int, list[tuple[int, int]]]:
        kind, about = _MEASURES[self.word(row, where, "measure", list(_MEASURES))]
        found = row.get("steps")
        if not isinstance(found, list) or not found:
            raise BadBox(f"{where}: steps must list pairs of numbers, not {found!r}")
        steps: list[tuple[int, int]] = []
        for step in found:
            if not isinstance(step, list) or len(step) != 2 or not all(type(n) is int for n in step):
                raise BadBox(f"{where}: a step is [at least, gained], not {step!r}")
            steps.append((step[0], step[1]))
        if steps != sorted(steps):
            raise BadBox(f"{where}: steps must rise")
        measured = 0
        if kind == OFFICES_OF:
            measured = self.areas.index(about) if about in self.areas else 0
        elif kind == MEMBERS_OF:
            measured = _PIECES.index(about)
        return kind, measured, steps

    # reading

    def table(self, name: str) -> Row:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadBox(f"[{name}] is missing")
        source = found.get("source")
        if source not in _SOURCES:
            raise BadBox(f"{name}: source must be 'rulebook', 'public' or 'reconstructed', not {source!r}")
        if source == "reconstructed" and name not in self.reconstructed:
            self.reconstructed.append(name)
        return found

    def rows(self, name: str, inner: str, count: int = 0) -> list[tuple[str, Row]]:
        """The records of an array of tables, each with words for where it stands."""
        found = self.table(name).get(inner)
        if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"[[{name}.{inner}]] is missing")
        if count and len(found) != count:
            raise BadBox(f"[[{name}.{inner}]]: there must be {count} records, not {len(found)}")
        return [
            (f"{name}.{inner}, record {i} ({row.get('id', row.get('number', 'without id'))})", row)
            for i, row in enumerate(found, 1)
        ]

    def inner(self, row: Row, where: str, field: str) -> Row:
        found = row.get(field)
        if not isinstance(found, dict):
            raise BadBox(f"{where}: {field} is missing")
        return found

    def id_of(self, row: Row, where: str) -> str:
        name = row.get("id")
        if not isinstance(name, str) or not name.replace("_", "").isalnum() or name != name.lower():
            raise BadBox(f"{where}: id must be a lower_snake_case word, not {name!r}")
        self.register(name, where)
        return name

    def register(self, name: str, where: str) -> None:
        if self.ids.setdefault(name, where) != where:
            raise BadBox(f"{where}: the id {name!r} stands already at {self.ids[name]}")

    def number(self, row: Row, where: str, field: str, low: int, high: int) -> int:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadBox(f"{where}: {field} must be {span}, not {value!r}")
        return value

    def flag(self, row: Row, where: str, field: str) -> bool:
        value = row.get(field)
        if not isinstance(value, bool):
            raise BadBox(f"{where}: {field} must be true or false, not {value!r}")
        return value

    def word(self, row: Row, where: str, field: str, choices: list[str]) -> str:
        value = row.get(field)
        if not isinstance(value, str) or value not in choices:
            raise BadBox(f"{where}: {field} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def by_rank(self, row: Row, where: str, field: str, low: int, high: int) -> list[int]:
        value = row.get(field)
        if (
            not isinstance(value, list)
            or len(value) != RANKS
            or any(type(n) is not int or not low <= n <= high for n in value)
        ):
            raise BadBox(f"{where}: {field} must be {RANKS} numbers from {low} to {high}, not {value!r}")
        return value

    def vector(self, row: Row, where: str) -> list[int]:
        """Goods by kind."""
        for name in row:
            if name not in self.goods:
                raise BadBox(f"{where}: {name!r} is no good; there are {', '.join(self.goods)}")
        return [self.number(row, where, name, 0, 15) if name in row else 0 for name in self.goods]

    @staticmethod
    def mask(flags: list[bool]) -> int:
        out = 0
        for bit, is_set in enumerate(flags):
            if is_set:
                out |= 1 << bit
        return out
