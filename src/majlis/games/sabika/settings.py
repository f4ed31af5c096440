"""The options of Sabika: edition, expert mode, solo level, and the rulings that could go the other way."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.options import Schema, Value, choice, flag

_BOTH: Final = ("edition", "yes", "no")

SCHEMA: Final = Schema(
    [
        choice("edition", ("de", "ru"), "SAB-4.7"),
        flag("expert", False, "SAB-12.1"),
        choice("events", ("any", "good", "mostly_good", "mostly_bad", "bad"), "SAB-12.6"),
        choice("level", ("relaxed", "hard", "harder", "ultimate"), "SAB-13.25"),
        choice("process_needs_raw_on_rondel", _BOTH, "SAB-4.7"),
        choice("wish_building_counts", ("edition", "each_building", "each_category"), "SAB-10.5"),
        choice("event_14_surcharge", ("edition", "per_paria", "flat"), "SAB-12.5"),
        choice("event_1_scope", ("edition", "market_action", "any_transaction"), "SAB-12.5"),
        choice("yusuf_export_special_nearest", _BOTH, "SAB-13.14"),
        choice("yusuf_consolidate_fallback", _BOTH, "SAB-13.15"),
        choice("event_5_8_at_game_end", _BOTH, "SAB-12.5"),
        choice("full_lap_allowed", _BOTH, "SAB-3.5"),
        choice("start_player_bonus_when_kept", _BOTH, "SAB-10.13"),
        flag("event_4_gypsum_as_large_option", False, "SAB-12.5"),
        flag("majority_needs_one", True, "SAB-11.5"),
        choice("majority_two_player_behind", ("6", "0"), "SAB-11.5"),
        flag("prestige_may_be_negative", True, "SAB-4.11"),
        flag("build_refresh_may_fail", True, "SAB-5.9"),
        flag("bonus_action_may_be_declined", False, "SAB-9.1"),
        choice("wish_value", ("tile", "tower"), "SAB-10.5"),
        choice("mosaic_raw_and_good", ("any_order", "raw_first"), "SAB-5.19"),
        flag("produce_may_interleave", False, "SAB-6.5"),
    ]
)


@final
class Settings:
    """The options of one match, typed."""

    def __init__(self, values: dict[str, Value], revision: int) -> None:
        german = values["edition"] == "de"
        self.edition: str = "de" if german else "ru"
        self.expert: bool = values["expert"] is True
        self.events: str = _word(values, "events")
        self.level: str = _word(values, "level")
        self.process_needs_raw: bool = _decided(values, "process_needs_raw_on_rondel", "yes", german)
        self.wish_each_building: bool = _decided(values, "wish_building_counts", "each_building", german)
        self.surcharge_per_paria: bool = _decided(values, "event_14_surcharge", "per_paria", german)
        self.event_1_market_only: bool = _decided(values, "event_1_scope", "market_action", german)
        self.yusuf_nearest: bool = _decided(values, "yusuf_export_special_nearest", "yes", german)
        self.yusuf_fallback: bool = _decided(values, "yusuf_consolidate_fallback", "yes", german)
        self.tribute_events_at_end: bool = _since_two(values, "event_5_8_at_game_end", revision, True, not german)
        self.full_lap: bool = _since_two(values, "full_lap_allowed", revision, False, german)
        self.bonus_when_kept: bool = _since_two(values, "start_player_bonus_when_kept", revision, True, not german)
        self.gypsum_again: bool = values["event_4_gypsum_as_large_option"] is True
        self.majority_needs_one: bool = values["majority_needs_one"] is True
        self.behind: int = int(_word(values, "majority_two_player_behind"))
        self.negative_prestige: bool = values["prestige_may_be_negative"] is True
        self.refresh_may_fail: bool = values["build_refresh_may_fail"] is True
        self.declinable: bool = values["bonus_action_may_be_declined"] is True
        self.wish_on_tower: bool = values["wish_value"] == "tower"
        self.raw_first: bool = values["mosaic_raw_and_good"] == "raw_first"
        self.interleave: bool = values["produce_may_interleave"] is True
        self.revision: int = revision


def _word(values: dict[str, Value], name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def _decided(values: dict[str, Value], name: str, german: str, edition: bool) -> bool:
    """Whether an edition's difference is decided the German way: by itself, or by the edition."""
    return edition if values[name] == "edition" else values[name] == german


def _since_two(values: dict[str, Value], name: str, revision: int, before: bool, edition: bool) -> bool:
    """A yes or no that has followed the edition since revision 2; matches of revision 1 keep the default of both editions."""
    if values[name] == "edition":
        return before if revision == 1 else edition
    return values[name] == "yes"
