"""The options of Al-Rashid: the rulings that could go the other way (RAS-12.2).

Each option names the rule that it changes; what the other choice means (RAS-12.3) is carried out beside that rule: in `guild.py`
(`favour_timing`, `duplicate_offices`), `territory.py` (`territory_trim`, `trade_three_items`), `moving.py` (`move_targets`), `placement.py`
(`court_sages_need_pasha_in_hand`), `state.py` and `mercenaries.py` (the limits of chapter 14).
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.options import Schema, Value, choice, flag

SCHEMA: Final = Schema(
    [
        choice("favour_timing", ("immediate", "after_payment"), "RAS-6.6"),
        choice("territory_trim", ("after_combat", "before_combat"), "RAS-4.5"),
        choice("move_targets", ("any", "own"), "RAS-4.8"),
        choice("trade_three_items", ("any_combination", "all_different"), "RAS-9.10"),
        choice("duplicate_offices", ("allowed", "forbidden"), "RAS-6.5"),
        choice("limited_markers", ("no", "rulebook", "english_box"), "RAS-14.1"),
        flag("mercenary_reshuffle", True, "RAS-14.4"),
        flag("court_sages_need_pasha_in_hand", False, "RAS-3.5"),
    ]
)


@final
class Settings:
    """The options of one match, typed."""

    def __init__(self, values: dict[str, Value], revision: int) -> None:
        self.favour_at_once: bool = values["favour_timing"] == "immediate"
        self.trim_before_combat: bool = values["territory_trim"] == "before_combat"
        self.move_own_only: bool = values["move_targets"] == "own"
        self.trade_different: bool = values["trade_three_items"] == "all_different"
        self.one_of_a_kind: bool = values["duplicate_offices"] == "forbidden"
        markers = values["limited_markers"]
        assert isinstance(markers, str)
        self.markers: str = markers
        self.limited: bool = markers != "no"
        self.reshuffle: bool = values["mercenary_reshuffle"] is True
        self.court_needs_pasha: bool = values["court_sages_need_pasha_in_hand"] is True
        self.revision: int = revision
        self.skips_forced: bool = revision > 1
        """Goods, tokens and offices lie open: since revision 2, nobody is asked where they leave one answer."""
