"""The options of Tadmor: the rulings that could go the other way, and the start for experienced players."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.options import Schema, Value, choice, flag

SCHEMA: Final = Schema(
    [
        flag("expert_start", False, "TAD-16.1"),
        choice("tower_prestige_tie", ("eligible_only", "strict"), "TAD-9.1"),
        flag("undrawn_includes_spare_starters", True, "TAD-2.7"),
        flag("raid_slot_cleared_without_attack", False, "TAD-5.7"),
        flag("swap_without_attack", True, "TAD-5.5"),
        flag("double_partial_pair", True, "TAD-8.2"),
        flag("auto_resolve", True, "TAD-6.10"),
        flag("skip_idle_windows", True, "TAD-6.11"),
        flag("free_level_when_gained", True, "TAD-8.5"),
    ]
)


@final
class Settings:
    """The options of one match, typed."""

    def __init__(self, values: dict[str, Value], revision: int) -> None:
        self.expert_start: bool = values["expert_start"] is True
        self.strict_ties: bool = values["tower_prestige_tie"] == "strict"
        self.spare_starters: bool = values["undrawn_includes_spare_starters"] is True
        self.slot_cleared: bool = values["raid_slot_cleared_without_attack"] is True
        self.swap_without_attack: bool = values["swap_without_attack"] is True
        self.partial_pair: bool = values["double_partial_pair"] is True
        self.auto: bool = values["auto_resolve"] is True
        self.skip_idle: bool = values["skip_idle_windows"] is True
        self.free_when_gained: bool = values["free_level_when_gained"] is True
        self.revision: int = revision
