"""What is printed on tiles and cards, in words: effects, ongoing effects, scores (chapter 9)."""

from __future__ import annotations

from typing import Final

from majlis.engine.words import Words
from majlis.games.sabika.box import Effect, EffectStep, Modifier, SabikaBox, Score, SmallPoem
from majlis.games.sabika.words import (
    ACTION,
    ACTION_NAMES,
    BUILDING_BONUS,
    CITY_BONUS,
    COUNTER_NAMES,
    DINAR,
    FAVOUR,
    GOOD,
    MAJORITY,
    MATERIAL,
    MATERIAL_NAMES,
    MATERIALS,
    MODIFIER_NAMES,
    ONE_OF,
    PARIA,
    PLACE_SHIP,
    PRESTIGE,
    PROCESS,
    RAW,
    RED_CITY,
    SETS,
    SHARED,
    TABLE,
    TRANSACTION,
    TRIGGER_NAMES,
)

_MESSAGES: Final = {
    DINAR: "effect-dinar",
    PARIA: "effect-paria",
    PRESTIGE: "effect-prestige",
    RAW: "effect-raw",
    GOOD: "effect-good",
    FAVOUR: "effect-favour",
    SHARED: "effect-split",
    TRANSACTION: "effect-transaction",
    PROCESS: "effect-process",
    CITY_BONUS: "effect-city-bonus",
    RED_CITY: "effect-red-city",
    BUILDING_BONUS: "effect-building-bonus",
    PLACE_SHIP: "effect-place-ship",
}
_NO_LIMIT: Final = 99


def effect_text(words: Words, effect: Effect) -> str:
    """An effect: "2 dinars, a raw material"."""
    return ", ".join(_step_text(words, step) for step in effect.steps) or words.say("effect-none")


def _step_text(words: Words, step: EffectStep) -> str:
    text = _bare_text(words, step)
    if step.per < 0:
        return text
    most = 0 if step.most >= _NO_LIMIT else step.most
    return words.say("effect-per", effect=text, counter=words.say(f"counter-{COUNTER_NAMES[step.per]}"), max=most)


def _bare_text(words: Words, step: EffectStep) -> str:
    if step.head == MATERIAL:
        if len(step.kinds) == MATERIALS:
            return words.say("effect-any-material", n=step.n)
        kinds = [MATERIAL_NAMES[kind] for kind in step.kinds]
        return words.say("effect-material" if len(kinds) == 1 else "effect-choice-of-materials", n=step.n, kinds=kinds)
    if step.head == ACTION:
        return words.say("effect-action", action=ACTION_NAMES[step.action])
    if step.head == ONE_OF:
        ways = [effect_text(words, way) for way in step.ways]
        text = ways[0]
        for way in ways[1:]:
            text = words.say("effect-or", one=text, other=way)
        return text
    return words.say(_MESSAGES[step.head], n=step.n)


def modifier_text(words: Words, modifier: Modifier) -> str:
    """A number that is changed: "free steps: 1 more"."""
    name = words.say(f"modifier-{MODIFIER_NAMES[modifier.key]}")
    if modifier.sets:
        return words.say("effect-set", modifier=name, n=modifier.n)
    return words.say("effect-more" if modifier.n >= 0 else "effect-less", modifier=name, n=abs(modifier.n))


def blue_text(words: Words, poem: SmallPoem) -> str:
    """The lasting effect of a small poem's blue half."""
    parts: list[str] = []
    for entry in poem.triggers:
        trigger = words.say(f"trigger-{TRIGGER_NAMES[entry.trigger]}")
        effect = effect_text(words, entry.effect)
        if entry.material >= 0:
            parts.append(
                words.say("effect-when-used", trigger=trigger, material=MATERIAL_NAMES[entry.material], effect=effect)
            )
        else:
            parts.append(words.say("effect-when", trigger=trigger, effect=effect))
    parts += [modifier_text(words, modifier) for modifier in poem.modifiers]
    if poem.on_store is not None:
        parts.append(words.say("effect-store", n=poem.crates, effect=effect_text(words, poem.on_store)))
    return "; ".join(parts) or words.say("effect-none")


def score_text(words: Words, score: Score) -> str:
    """How a large poem or a trade card scores."""
    counters = [words.say(f"counter-{COUNTER_NAMES[counter]}") for counter in score.counters]
    if score.kind == MAJORITY:
        return words.say("score-majority", counter=counters[0])
    if score.kind == SETS:
        return words.say("score-sets", n=score.n, counters=" + ".join(counters), max=score.most)
    if score.kind == TABLE:
        return words.say("score-table", values=" / ".join(str(n) for n in score.values), counter=counters[0])
    return words.say("score-per", n=score.n, counter=counters[0], max=score.most)


def card_text(words: Words, box: SabikaBox, piece: str) -> str:
    """What a tile or card says, by the name that actions give it; "" for what has no text."""
    sort, _, number = piece.rpartition("_")
    if sort == "tile":
        crates = words.say("card-crates", n=box.tile_crates[int(number)])
        return f"{crates}; {effect_text(words, box.tile_effects[int(number)])}"
    if sort == "large":
        return effect_text(words, box.large[int(number)].effect)
    if sort == "start" and number.isdecimal():
        return effect_text(words, box.start_tiles[int(number)])
    if sort == "trade":
        return score_text(words, box.trade_cards[int(number)].score)
    if sort == "event":
        return "; ".join(modifier_text(words, modifier) for modifier in box.events[int(number)].modifiers)
    if sort == "wish":
        return _wish_text(words, box, piece)
    if sort == "poem":
        return _poem_text(words, box, piece, number)
    return ""


def _wish_text(words: Words, box: SabikaBox, piece: str) -> str:
    wish = next(one for one in box.wishes if one.id == piece)
    lines: list[str] = []
    for line in wish.lines:
        counter = words.say(f"counter-{COUNTER_NAMES[line.counter]}")
        lines.append(words.say("effect-per", effect=words.say("effect-prestige", n=line.n), counter=counter, max=0))
    return "; ".join(lines)


def _poem_text(words: Words, box: SabikaBox, piece: str, number: str) -> str:
    if number.isdecimal():
        poem = box.poems[int(number)]
        return f"{words.name('blue')} – {blue_text(words, poem)} | {words.name('red')} – {effect_text(words, poem.red)}"
    for at in range(len(box.large_poems)):
        if box.large_poem_name(at) == piece:
            return score_text(words, box.large_poems[at].score)
    return ""
