"""The options of Alhambra: the four modules and the rulings that could go the other way."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.options import Schema, Value, choice, flag, many, number

MODULES: Final = ("vizier", "exchange_cards", "bonus_cards", "huts")

SCHEMA: Final = Schema(
    [
        many("modules", MODULES, "ALH-16.1"),
        choice("end_trigger", ("cannot_refill", "bag_empty"), "ALH-10.8"),
        choice("extra_action", ("optional", "mandatory"), "ALH-3.6"),
        choice("starting_player_tie", ("random", "seat_order"), "ALH-2.6"),
        flag("dirk_can_win", False, "ALH-11.7"),
        flag("open_money", False, "ALH-17.4"),
        choice("vizier_window", ("sequential", "simultaneous"), "ALH-12.5"),
        flag("vizier_may_end_game", True, "ALH-12.10"),
        number("exchange_max_per_purchase", 1, 1, 3, "ALH-13.6"),
        flag("bonus_auto_reveal_final", True, "ALH-14.9"),
        flag("huts_count_each_other", False, "ALH-15.10"),
        number("stall_rounds", 30, 0, 1000, "ALH-10.10"),
        flag("closed_wall_counts_all", True, "ALH-9.9"),
    ]
)


@final
class Settings:
    """The options of one match, typed."""

    def __init__(self, values: dict[str, Value], revision: int) -> None:
        modules = values["modules"]
        assert isinstance(modules, list)
        self.vizier: bool = "vizier" in modules
        self.exchange: bool = "exchange_cards" in modules
        self.bonus: bool = "bonus_cards" in modules
        self.huts: bool = "huts" in modules
        self.ends_with_empty_bag: bool = values["end_trigger"] == "bag_empty"
        self.extra_action_mandatory: bool = values["extra_action"] == "mandatory"
        self.tie_by_seat: bool = values["starting_player_tie"] == "seat_order"
        self.dirk_can_win: bool = values["dirk_can_win"] is True
        self.open_money: bool = values["open_money"] is True
        self.vizier_together: bool = values["vizier_window"] == "simultaneous"
        self.vizier_may_end: bool = values["vizier_may_end_game"] is True
        self.exchange_max: int = _int(values["exchange_max_per_purchase"])
        self.bonus_auto: bool = values["bonus_auto_reveal_final"] is True
        self.huts_each_other: bool = values["huts_count_each_other"] is True
        self.stall_rounds: int = _int(values["stall_rounds"])
        self.closed_wall_all: bool = values["closed_wall_counts_all"] is True
        self.revision: int = revision
        self.skips_forced: bool = revision > 1
        """Since revision 2, nobody is asked where to put tiles that can only go into the reserve."""


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value
