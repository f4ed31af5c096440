"""What is printed on tiles and cards, in words: effects, ongoing effects, scores (chapter 9).

A text is a list of phrases. Each phrase is named like a piece: a message and its parts, which may be phrases themselves. So any program
that has the game's names can say the same text in every language; see `Names`.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.words import Name
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
    SAME_MATERIAL,
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
NOTHING: Final = "no_effect"


class Phrasing:
    """Collects the phrases of a box: `names` says of each which message it is."""

    def __init__(self, box: SabikaBox) -> None:
        self.box = box
        self.names: dict[str, Name] = {NOTHING: ("effect-none", {})}
        for kind, words in (("counter", COUNTER_NAMES), ("trigger", TRIGGER_NAMES), ("modifier", MODIFIER_NAMES)):
            for word in words:
                self.names[f"{kind}_{word}"] = (f"{kind}-{word}", {})

    def add(self, key: str, message: str, **parts: str | int | list[str]) -> str:
        self.names[key] = (message, parts)
        return key

    def whole(self, key: str, lines: list[str]) -> None:
        """A text of several phrases under one name."""
        self.add(key, "effect-all", steps=lines)

    def effect(self, key: str, effect: Effect) -> list[str]:
        """An effect, step by step: "2 dinars", "a raw material"."""
        return [self._step(f"{key}.{at}", step) for at, step in enumerate(effect.steps)] or [NOTHING]

    def _step(self, key: str, step: EffectStep) -> str:
        if step.per < 0:
            return self._bare(key, step)
        most = 0 if step.most >= _NO_LIMIT else step.most
        counter = f"counter_{COUNTER_NAMES[step.per]}"
        return self.add(key, "effect-per", effect=self._bare(f"{key}.each", step), counter=counter, max=most)

    def _bare(self, key: str, step: EffectStep) -> str:
        if step.head == MATERIAL:
            if len(step.kinds) == MATERIALS:
                return self.add(key, "effect-any-material", n=step.n)
            kinds = [MATERIAL_NAMES[kind] for kind in step.kinds]
            message = "effect-material" if len(kinds) == 1 else "effect-choice-of-materials"
            return self.add(key, message, n=step.n, kinds=kinds)
        if step.head == ACTION:
            return self.add(key, "effect-action", action=ACTION_NAMES[step.action])
        if step.head == ONE_OF:
            return self._choice(key, step.ways)
        return self.add(key, _MESSAGES[step.head], n=step.n)

    def _choice(self, key: str, ways: list[Effect]) -> str:
        text = self.add(f"{key}.way0", "effect-all", steps=self.effect(f"{key}.way0", ways[0]))
        for at, way in enumerate(ways[1:], 1):
            other = self.add(f"{key}.way{at}", "effect-all", steps=self.effect(f"{key}.way{at}", way))
            text = self.add(f"{key}.or{at}", "effect-or", one=text, other=other)
        return text

    def modifier(self, key: str, modifier: Modifier) -> str:
        """A number that is changed: "free steps: 1 more"."""
        name = f"modifier_{MODIFIER_NAMES[modifier.key]}"
        if modifier.key == SAME_MATERIAL:
            return self.add(key, "effect-allowed", modifier=name)
        if modifier.sets:
            return self.add(key, "effect-set", modifier=name, n=modifier.n)
        return self.add(key, "effect-more" if modifier.n >= 0 else "effect-less", modifier=name, n=abs(modifier.n))

    def blue(self, key: str, poem: SmallPoem) -> list[str]:
        """The lasting effect of a small poem's blue half."""
        out: list[str] = []
        for at, entry in enumerate(poem.triggers):
            trigger = f"trigger_{TRIGGER_NAMES[entry.trigger]}"
            effect = self.effect(f"{key}.when{at}", entry.effect)
            if entry.material >= 0:
                material = MATERIAL_NAMES[entry.material]
                when = f"{key}.when{at}"
                out.append(self.add(when, "effect-when-used", trigger=trigger, material=material, effect=effect))
            else:
                out.append(self.add(f"{key}.when{at}", "effect-when", trigger=trigger, effect=effect))
        out += [self.modifier(f"{key}.changes{at}", modifier) for at, modifier in enumerate(poem.modifiers)]
        if poem.on_store is not None:
            effect = self.effect(f"{key}.stores", poem.on_store)
            out.append(self.add(f"{key}.stores", "effect-store", n=poem.crates, effect=effect))
        return out or [NOTHING]

    def score(self, key: str, score: Score) -> str:
        """How a large poem or a trade card scores."""
        counters = [f"counter_{COUNTER_NAMES[counter]}" for counter in score.counters]
        if score.kind == MAJORITY:
            values = " / ".join(str(n) for n in self.box.majority)
            return self.add(key, "score-majority", counter=counters[0], values=values)
        if score.kind == SETS:
            return self.add(key, "score-sets", n=score.n, counters=counters, max=score.most)
        if score.kind == TABLE:
            values = " / ".join(str(n) for n in score.values)
            return self.add(key, "score-table", values=values, counter=counters[0])
        return self.add(key, "score-per", n=score.n, counter=counters[0], max=score.most)

    def card(self, piece: str) -> list[str]:
        """What a tile or card says, by the name that actions give it; nothing for what has no text."""
        box = self.box
        sort, _, number = piece.rpartition("_")
        if sort == "tile":
            crates = self.add(f"{piece}.crates", "card-crates", n=box.tile_crates[int(number)])
            return [crates, *self.effect(piece, box.tile_effects[int(number)])]
        if sort == "large":
            return self.effect(piece, box.large[int(number)].effect)
        if sort == "start" and number.isdecimal():
            return self.effect(piece, box.start_tiles[int(number)])
        if sort == "favour":
            return self.effect(piece, box.favour[int(number)])
        if sort == "trade":
            return [self.score(f"{piece}.score", box.trade_cards[int(number)].score)]
        if sort == "event":
            modifiers = box.events[int(number)].modifiers
            return [self.modifier(f"{piece}.{at}", modifier) for at, modifier in enumerate(modifiers)]
        if sort == "wish":
            return self._wish(piece)
        if sort == "poem" and not number.isdecimal():
            large = next(at for at in range(len(box.large_poems)) if box.large_poem_name(at) == piece)
            return [self.score(f"{piece}.score", box.large_poems[large].score)]
        return []

    def _wish(self, piece: str) -> list[str]:
        wish = next(one for one in self.box.wishes if one.id == piece)
        out: list[str] = []
        for at, line in enumerate(wish.lines):
            prestige = self.add(f"{piece}.{at}.each", "effect-prestige", n=line.n)
            counter = f"counter_{COUNTER_NAMES[line.counter]}"
            out.append(self.add(f"{piece}.{at}", "effect-per", effect=prestige, counter=counter, max=0))
        return out


def steps_of(box: SabikaBox, effect: Effect) -> list[str]:
    """The phrases of an effect of the box, step by step; where it is printed (`city_tile_3/bonus/0/1`) says what they are called."""
    piece, *parts = effect.digest.split("/")
    key = piece
    if parts and not parts[0].isdecimal():
        half = parts.pop(0)
        if half == "blue":
            entry = f"{piece}/blue/{parts.pop(0)}"
            triggers = box.poems[int(piece.rpartition("_")[2])].triggers
            key += f".blue.when{[one.effect.digest for one in triggers].index(entry)}"
        else:
            key += ".blue.stores" if half == "store" else f".{half}"
    for step, way in zip(parts[::2], parts[1::2]):
        key += f".{step}.way{way}"
    return [_named(f"{key}.{at}", step) for at, step in enumerate(effect.steps)] or [NOTHING]


def _named(key: str, step: EffectStep) -> str:
    """A choice is called by its last way, which is where the text of all of them is put together (see `Phrasing._choice`)."""
    return f"{key}.or{len(step.ways) - 1}" if step.ways else key
