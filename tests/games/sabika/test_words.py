"""Sabika in words: everything that can happen, be asked or be refused can be said in three languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import majlis
from majlis.engine.action import Action
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words, engine_locale, missing
from majlis.games.sabika.game import GAME
from majlis.games.sabika.names import PLAIN, Names
from majlis.games.sabika.words import SOURCE_NAMES
from tests.games.sabika.builder import table

LOCALE = GAME.folder / "locale"
Sentence = tuple[str, tuple[tuple[str, object], ...]]
"""A message and its parts, as something that a set can hold."""

SPOKEN = re.compile(r"(event|prompt|refused)-[a-z-]*[a-z]")
UGLY = re.compile(r"[{}_]|  | [.,:;]|\.\.|\(\)")
"""What no sentence may hold: ids, braces, spaces too many, an empty pair of brackets."""
NO_SUCH = (
    *(
        "building",
        "city",
        "colour",
        "end",
        "good",
        "house",
        "item",
        "material",
        "place",
        "player",
        "poem",
        "raw",
        "slot",
    ),
    *("space", "way", "worker"),
)

SELDOM: dict[str, dict[str, object]] = {
    "event-yusuf-blocked": {"seat": -1, "card": "yusuf_builder_1"},
    "event-yusuf-idle": {"seat": -1, "action": "build_large"},
    "event-yusuf-tile-taken": {"seat": -1, "tile": "tile_4"},
    "event-yusuf-prestige-lost": {"seat": -1, "count": 2},
    "event-over-alone": {"seat": -1, "winners": ["seat_0", "yusuf"]},
    "event-surcharge": {"seat": 0, "way": "dinar"},
    "event-refresh": {"seat": 0, "cards": ["small_1", "small_2"]},
    "event-sail": {"seat": 0, "city": "fez", "goods": ["sugar"]},
    "refused-order-fixed": {},
    "event-split": {"seat": 0, "dinar": 1, "paria": 3},
    "event-use": {"seat": 0, "piece": "large_4"},
    "event-rewarded": {"seat": 0, "city": "fez"},
    "event-stored": {"seat": 0, "item": "sugar", "place": "card"},
    "event-large-poem": {"seat": 0, "poem": "poem_a3", "count": 7},
    "event-decline": {"seat": 0},
    "event-reactivate": {"seat": 0, "poem": "poem_3"},
    "prompt-bonus-action": {"action": "export"},
    "prompt-building-bonus": {},
    "prompt-red-city": {},
    "prompt-sail": {},
    "prompt-store": {"item": "sugar"},
    "prompt-surcharge": {},
    "prompt-city-bonus": {"count": 2},
    "prompt-split": {"count": 4},
    "prompt-choose": {"source": "mosaic_bonus_blue", "ways": ["1", "2"]},
    "prompt-order": {},
    "prompt-reactivate": {},
    "prompt-process": {"count": 2},
    "prompt-consolidate": {},
    "prompt-good": {},
    "refused-action-impossible": {"action": "build"},
    "refused-cannot-work": {"worker": "merchant"},
    "refused-card-for-goods": {"item": "wood"},
    "refused-full-lap": {"space": "inner_2"},
    "refused-house-full": {"count": 2},
    "refused-large-limit": {"count": 2},
    "refused-all-consolidated": {},
    "refused-houses-full": {"count": 2},
    "refused-no-base": {"materials": ["gypsum", "wood"]},
    "refused-no-buildings": {},
    "refused-no-goods": {},
    "refused-no-poems": {},
    "refused-no-red-poem": {},
    "refused-no-tile": {},
    "refused-no-tile-here": {"count": 2},
    "refused-nothing-to-produce": {},
    "refused-poem-base": {"materials": ["gypsum", "wood", "marble"]},
    "refused-ships-everywhere": {},
    "refused-no-raw": {"raw": "cane"},
    "refused-no-seals": {"count": 1},
    "refused-no-ship-left": {"city": "fez"},
    "refused-no-ship-there": {"city": "fez"},
    "refused-no-ships": {},
    "refused-no-side-action": {"space": "inner_2"},
    "refused-no-such-end": {"end": "middle"},
    "refused-no-such-number": {"number": 4, "count": 3},
    "refused-no-such-place": {"place": "garden"},
    "refused-no-such-player": {"player": "nobody"},
    "refused-no-such-raw": {"raw": "gold"},
    "refused-nobody-can-work": {},
    "refused-not-red": {"city": "fez"},
    "refused-not-waiting": {"source": "poem_3"},
    "refused-not-your-red-poem": {"poem": "poem_3"},
    "refused-nothing-affordable": {"space": "middle_1", "price": 1, "need": 1, "have": 1},
    "refused-nothing-stored": {},
    "refused-nothing-to-build": {},
    "refused-nothing-to-discard": {"item": "wood"},
    "refused-nothing-to-engrave": {},
    "refused-nothing-to-process": {},
    "refused-other-sort": {"building": "large_4"},
    "refused-poem-colour": {"poem": "poem_3"},
    "refused-raw-not-on-rondel": {"raw": "cane"},
    "refused-tribute-count": {"count": 2, "chosen": 1},
    "refused-tribute-way": {"way": "seal"},
    "refused-reciting": {"poem": "poem_11"},
    "refused-refresh-may-fail": {},
    "refused-refreshed": {},
    "refused-same-item": {"item": "wood"},
    "refused-same-material": {"materials": ["wood", "wood"]},
    "refused-too-many-materials": {"count": 2, "chosen": 3},
    "refused-other-display": {"tile": "tile_3"},
    "refused-not-extended": {},
    "refused-not-neighbours": {"give": "wood", "get": "ceramic"},
    "refused-way-too-dear": {"city": "fez", "price": 3, "have": 1},
    "refused-slot-closed": {"slot": "raw_1"},
    "refused-slot-elsewhere": {"slot": "raw_1"},
    "refused-slot-empty": {"slot": "raw_1"},
    "refused-split": {"count": 4},
    "refused-surcharge": {"way": "prestige"},
    "refused-too-many-seals": {"price": 1},
    "refused-visited": {"city": "fez"},
    "refused-way-impossible": {"number": 2},
    "refused-yusuf-city": {"city": "fez"},
}
"""What random matches may not come to, with facts as the code gives them."""


@cache
def words(language: str) -> Words:
    return Words(language, [LOCALE], namer=GAME.namer, players=["Anna", "Boris"])


def pieces() -> list[str]:
    """Everything in the box that a person could name."""
    plain = sorted(PLAIN - set(SOURCE_NAMES))
    names = Names(GAME.read_box(None))
    return [*plain, *[piece for piece in names.composed if piece not in names.phrases]]


class Heard:
    """Plays matches at random and keeps every sentence that came up."""

    def __init__(self) -> None:
        self.sentences: dict[Sentence, None] = {}
        self.chance = random.Random(7)

    def hear(self, message: str, parts: Mapping[str, object]) -> None:
        frozen = tuple((key, tuple(part) if isinstance(part, list) else part) for key, part in parts.items())
        self.sentences[message, frozen] = None

    def play(self, seats: int, options: dict[str, object], seed: str) -> None:
        match = majlis.game("sabika").start(seats=seats, options=options, seed=seed)
        self.hear_events(match, match.opening)
        while not match.over:
            prompt = match.prompt
            assert prompt is not None
            self.hear(prompt.id, prompt.facts)
            self.hear(f"{prompt.id}.others", {**prompt.facts, "seat": prompt.seat})
            if self.chance.random() < 0.4:
                self.try_what_is_wrong(match)
            self.hear_events(match, match.play(self.some_action(match)))

    def some_action(self, match: Match) -> Action:
        """Seldom rest, so that there is something to tell."""
        actions = match.actions()
        busy = [action for action in actions if action.verb.name not in ("rest", "done")]
        return self.chance.choice(busy if busy and self.chance.random() < 0.9 else actions)

    def hear_events(self, match: Match, events: list[majlis.Event]) -> None:
        for event in events:
            for viewer in (None, *range(match.seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.hear(event.name, {**seen, "seat": event.seat})

    def try_what_is_wrong(self, match: Match) -> None:
        tries = match.tries()
        tries += [self.bent(legal) for legal in self.chance.choices(match.actions(), k=12)]
        for action in tries:
            refusal = match.refuse(action)
            if refusal is not None:
                self.hear(refusal.id, refusal.facts)

    def bent(self, legal: Action) -> Action:
        """A legal action with one part replaced, or one word more or less."""
        parts = list(legal.parts)
        if not parts:
            return legal
        at = self.chance.randrange(len(parts))
        pool = [*pieces(), "nonsense"]
        part = parts[at]
        if isinstance(part, tuple):
            parts[at] = part[1:] if self.chance.random() < 0.3 else (*part, self.chance.choice([*pool, *part]))
        elif legal.verb.parts[at].kind == "number":
            parts[at] = str(self.chance.randrange(9))
        else:
            parts[at] = self.chance.choice(pool)
        return legal.verb(*parts[: self.chance.choice([at + 1, len(parts)])])


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard()
    for number, options in enumerate(GAME.option_sets() * 2):
        heard.play(1 + number % 4, dict(options), f"{number + 1:x}")
    return heard


def code_ids() -> set[str]:
    """The message ids in the code of Sabika."""
    found = {f"refused-no-such-{kind}" for kind in NO_SUCH}
    for path in Path(GAME.folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
                found.add(node.value)
    return found


def test_nothing_is_missing() -> None:
    assert missing([engine_locale(), LOCALE]) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happened_in_random_matches_can_be_said(language: str, heard: Heard) -> None:
    ugly: list[str] = []
    for message, parts in heard.sentences:
        text = words(language).say(message, **dict(parts))
        if UGLY.search(text) or not text.endswith((".", "?")) or text[0].islower():
            ugly.append(f"{message}: {text}")
    assert ugly == []


def test_random_matches_meet_nearly_every_message(heard: Heard) -> None:
    met = {message for message, _ in heard.sentences}
    assert sorted(code_ids() - met - SELDOM.keys() - {"event-over"}) == []


def test_every_message_is_used_somewhere() -> None:
    text = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    spoken = set(re.findall(r"^((?:event|prompt|refused)-[a-z-]+) =", text, re.MULTILINE))
    assert sorted(spoken - code_ids()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SELDOM)
def test_what_random_matches_seldom_meet_can_be_said_too(message: str, language: str) -> None:
    text = words(language).say(message, **SELDOM[message])
    assert UGLY.search(text) is None
    assert text.endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    names = [words(language).name(piece) for piece in pieces()]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    assert [name for name in names if "_" in name or "{" in name] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    names = [words(language).name(source) for source in SOURCE_NAMES]
    assert len(set(names)) == 13
    assert all(name[0].isupper() for name in names)
    assert table().match.breakdown(0) == {"start": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_part_is_named(language: str) -> None:
    labels = [words(language).verb(name) for name in GAME.verbs.by_name]
    assert len(set(labels)) == len(labels)
    for verb in GAME.verbs.by_name.values():
        for part in verb.parts:
            assert words(language).has(f"part-{part.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_is_named_and_explained(language: str) -> None:
    said = words(language)
    for option in GAME.options.options:
        assert said.say(f"option-{option.name}")
        assert said.say(f"option-{option.name}.about").endswith(".")
        for choice in option.choices:
            assert said.say(f"option-{option.name}-{choice}")
    assert said.say("game-title") in ("Sabika", "Сабика")
    assert said.say("game-about").count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_that_a_message_asks_for_exists(language: str) -> None:
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    given = set(re.findall(r"^    \.([a-z-]+) =", text, re.MULTILINE))
    asked = set(re.findall(r'case: "([a-z-]+)"', text))
    assert sorted(asked - given) == []
    assert sorted(given - asked - {"others", "about", "label"}) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna moves builder 1 3 steps to market, outer ring 3."),
        ("de", "Anna zieht 3 Schritte weit: Baumeister 1 (Markt, äußeres Rondell 3)."),
        ("ru", "Anna ходит на 3 клетки: архитектор 1 (рынок, внешняя рондель 3)."),
    ],
)
def test_a_move_is_told_with_its_steps(language: str, text: str) -> None:
    assert words(language).say("event-work", seat=0, worker="builder_1", space="outer_3", steps=3) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 динар."), (2, "2 динара."), (5, "5 динаров.")])
def test_numbers_take_the_russian_plural(count: int, text: str) -> None:
    assert words("ru").say("event-dinar", seat=0, count=count).endswith(text)


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert words("de").say("refused-no-such-city", city="rome") == "Eine solche Stadt gibt es nicht: „rome“."


@pytest.mark.parametrize(
    ("piece", "latin", "cyrillic"),
    [
        ("poem_a3", "A3", "А3"),
        ("poem_c3", "C3", "В3"),
        ("poem_f1", "F1", "Е1"),
        ("poem_h4", "H4", "З4"),
        ("wish_b2", "B2", "Б2"),
    ],
)
def test_cards_are_lettered_as_in_the_box_of_that_language(piece: str, latin: str, cyrillic: str) -> None:
    """R-16: the Russian box counts in Cyrillic letters; what looks like its В3 is C3 elsewhere."""
    assert words("en").name(piece).endswith(latin)
    assert words("de").name(piece).endswith(latin)
    assert words("ru").name(piece).endswith(cyrillic)


def test_every_lettered_card_has_its_cyrillic_name() -> None:
    box = GAME.read_box(None)
    pieces = [*(f"poem_{poem.id.lower()}" for poem in box.large_poems), *(wish.id for wish in box.wishes)]
    names = [words("ru").name(piece) for piece in pieces]
    assert len(set(names)) == 20 + 9
    assert not [name for name in names if re.search("[A-Z]", name)]
