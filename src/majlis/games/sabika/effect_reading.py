"""Effects and scoring forms as the data file writes them (SAB-9.1, 9.8)."""

from __future__ import annotations

from typing import Final

from majlis.engine.components import Row
from majlis.games.sabika.box import Effect, EffectStep, Score
from majlis.games.sabika.words import (
    ACTION,
    ACTION_NAMES,
    BUILDING_BONUS,
    COUNTER_NAMES,
    GAIN_NAMES,
    HEADS,
    MAJORITY,
    MATERIAL,
    MATERIAL_NAMES,
    MATERIALS,
    ONE_OF,
    PER,
    PLACE_SHIP,
    SCORE_NAMES,
    SETS,
    SHARED,
)

_MOST: Final = 20
MOST_LINES: Final = 6
"""No card or tile has room for more steps."""
MOST_WAYS: Final = 4
MOST_COUNTERS: Final = 6
MOST_VALUES: Final = 12


def effect_of(row: Row, key: str, id: str, source: str) -> Effect:
    """The effect in that field: a list of steps."""
    return Effect(
        id, source, [_step(step, f"{id}/{i}", source) for i, step in enumerate(row.rows(key, most=MOST_LINES))]
    )


def _step(row: Row, id: str, source: str) -> EffectStep:
    heads = [key for key in row.fields if key == "gain" or key in HEADS]
    if len(heads) != 1:
        raise row.fault(
            f"a step has exactly one head ({', '.join(['gain', *HEADS])}), not {row.fields!r}", "box-sentence"
        )
    if heads[0] == "gain":
        return _gain(row)
    head = HEADS[heads[0]]
    n, action = 1, 0
    ways: list[Effect] = []
    if head == SHARED:
        if row.get("split") != ["dinar", "paria"]:
            raise row.wrong("split", "be of dinar and paria", "box-value", wanted='["dinar", "paria"]')
        n = row.number("n", 1, _MOST)
    elif head == ACTION:
        action = row.choice("action", ACTION_NAMES)
    elif head == BUILDING_BONUS:
        row.word("building_bonus", ["current_era"])
    elif head == ONE_OF:
        ways = [effect_of(way, "choose", f"{id}/{i}", source) for i, way in enumerate(row.each("choose"))]
        if len(ways) < 2:
            raise row.wrong("choose", "list two or more effects", "box-ways")
        if len(ways) > MOST_WAYS:
            raise row.wrong("choose", f"list at most {MOST_WAYS} effects", "box-most", most=MOST_WAYS)
    else:
        n = row.number(heads[0], 1, _MOST)
        if head == PLACE_SHIP:
            _place_ship(row)
    return EffectStep(head=head, n=n, kinds=[], per=-1, every=1, most=_MOST, action=action, ways=ways)


def _place_ship(row: Row) -> None:
    """Small poem 14 is the one card with this step (SAB-7.13)."""
    row.number("goods_max", 1, 1)
    if row.get("take_seal") is not False or row.get("grant_city_bonus") is not False:
        raise row.fault("place_ship takes no seal and grants no city bonus", "box-place-ship")


def _gain(row: Row) -> EffectStep:
    head = row.choice("gain", GAIN_NAMES)
    n = row.number("n", 1, _MOST)
    kinds: list[int] = []
    if head == MATERIAL:
        kinds = list(range(MATERIALS))
        if "kinds" in row:
            kinds = sorted({MATERIAL_NAMES.index(name) for name in row.words("kinds", MATERIAL_NAMES)})
        if not kinds:
            raise row.wrong("kinds", "not be empty", "box-empty")
    per = row.choice("per", COUNTER_NAMES) if "per" in row else -1
    if per < 0 and ("every" in row or "max" in row):
        raise row.fault("every and max go with per", "box-goes-with-each")
    every = row.number_or("every", 1, _MOST, 1)
    most = row.number_or("max", 0, 99, 99)
    return EffectStep(head=head, n=n, kinds=kinds, per=per, every=every, most=most, action=0, ways=[])


def score_of(row: Row) -> Score:
    """A scoring form (SAB-9.8)."""
    kind = row.choice("kind", SCORE_NAMES)
    if kind == SETS:
        counters = [COUNTER_NAMES.index(name) for name in row.words("of", COUNTER_NAMES, MOST_COUNTERS)]
        if len(counters) < 2:
            raise row.wrong("of", "list two or more counters", "box-two")
        return Score(kind, counters, row.number("n", 0, 30), row.number("max", 0, 99), [])
    counters = [row.choice("counter", COUNTER_NAMES)]
    if kind == PER:
        return Score(kind, counters, row.number("n", 0, 30), row.number("max", 0, 99), [])
    if kind == MAJORITY:
        return Score(kind, counters, 0, 0, [])
    values = row.some_numbers("values", 0, 99, MOST_VALUES)
    if not values:
        raise row.wrong("values", "list numbers", "box-empty")
    return Score(kind, counters, 0, max(values), values)
