"""Effects and scoring forms as the data file writes them (SAB-9.1, 9.8)."""

from __future__ import annotations

from typing import Final

from majlis.engine.errors import BadBox
from majlis.games.sabika.box import Effect, EffectStep, Score
from majlis.games.sabika.fields import Fields, Row, Where
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
_FIELDS: Final = Fields({})


def effect_of(value: object, id: str, source: str, where: Where) -> Effect:
    """An effect; complaints name the record that it stands in."""
    if not isinstance(value, list) or not all(isinstance(step, dict) for step in value):
        raise BadBox(f"{where}: an effect is a list of steps, not {value!r}")
    return Effect(id, source, [_step(step, f"{id}/{i}", source, where) for i, step in enumerate(value)])


def _step(row: Row, id: str, source: str, where: Where) -> EffectStep:
    heads = [key for key in row if key == "gain" or key in HEADS]
    if len(heads) != 1:
        raise BadBox(f"{where}: a step has exactly one head ({', '.join(['gain', *HEADS])}), not {dict(row)!r}")
    if heads[0] == "gain":
        return _gain(row, where)
    head = HEADS[heads[0]]
    n, action = 1, 0
    ways: list[Effect] = []
    if head == SHARED:
        if row.get("split") != ["dinar", "paria"]:
            raise BadBox(f"{where}: split is of dinar and paria, not {row.get('split')!r}")
        n = _FIELDS.number(row, where, "n", 1, _MOST)
    elif head == ACTION:
        action = _FIELDS.choice(row, where, "action", ACTION_NAMES)
    elif head == BUILDING_BONUS:
        _FIELDS.word(row, where, "building_bonus", ["current_era"])
    elif head == ONE_OF:
        value = row.get("choose")
        if not isinstance(value, list) or len(value) < 2:
            raise BadBox(f"{where}: choose lists two or more effects, not {value!r}")
        ways = [effect_of(way, f"{id}/{i}", source, where) for i, way in enumerate(value)]
    else:
        n = _FIELDS.number(row, where, heads[0], 1, _MOST)
        if head == PLACE_SHIP:
            _place_ship(row, where)
    return EffectStep(head, n, [], -1, 1, _MOST, action, ways)


def _place_ship(row: Row, where: Where) -> None:
    """Small poem 14 is the one card with this step (SAB-7.13)."""
    _FIELDS.number(row, where, "goods_max", 1, 1)
    if row.get("take_seal") is not False or row.get("grant_city_bonus") is not False:
        raise BadBox(f"{where}: place_ship takes no seal and grants no city bonus")


def _gain(row: Row, where: Where) -> EffectStep:
    head = _FIELDS.choice(row, where, "gain", GAIN_NAMES)
    n = _FIELDS.number(row, where, "n", 1, _MOST)
    kinds: list[int] = []
    if head == MATERIAL:
        kinds = list(range(MATERIALS))
        if "kinds" in row:
            kinds = sorted(
                MATERIAL_NAMES.index(name) for name in set(_FIELDS.words(row, where, "kinds", MATERIAL_NAMES))
            )
        if not kinds:
            raise BadBox(f"{where}: kinds must not be empty")
    per = _FIELDS.choice(row, where, "per", COUNTER_NAMES) if "per" in row else -1
    every = _FIELDS.number(row, where, "every", 1, _MOST) if "every" in row else 1
    most = _FIELDS.number(row, where, "max", 0, 99) if "max" in row else 99
    return EffectStep(head, n, kinds, per, every, most, 0, [])


def score_of(at: Fields, row: Row, where: Where) -> Score:
    """A scoring form (SAB-9.8)."""
    kind = at.choice(row, where, "kind", SCORE_NAMES)
    if kind == SETS:
        counters = [COUNTER_NAMES.index(name) for name in at.words(row, where, "of", COUNTER_NAMES)]
        return Score(kind, counters, at.number(row, where, "n", 0, 30), at.number(row, where, "max", 0, 99), [])
    counters = [at.choice(row, where, "counter", COUNTER_NAMES)]
    if kind == PER:
        return Score(kind, counters, at.number(row, where, "n", 0, 30), at.number(row, where, "max", 0, 99), [])
    if kind == MAJORITY:
        return Score(kind, counters, 0, 0, [])
    values = row.get("values")
    if not isinstance(values, list) or not values or any(type(n) is not int or not 0 <= n <= 99 for n in values):
        raise BadBox(f"{where}: values must list numbers, not {values!r}")
    return Score(kind, counters, 0, 0, list(values))
