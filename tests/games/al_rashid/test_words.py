"""Al-Rashid in words: everything that can happen, be asked or be refused can be said in three languages."""

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
from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words, engine_locale, missing
from majlis.games.al_rashid.box import RashidBox
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.names import PLAIN
from tests.games.al_rashid.builder import table
from tests.games.al_rashid.test_second_reading import endow

LOCALE = GAME.folder / "locale"
Sentence = tuple[str, tuple[tuple[str, object], ...]]
"""A message and its parts, as something that a set can hold."""

SPOKEN = re.compile(r"(event|prompt|refused)-[a-z-]*[a-z]")
UGLY = re.compile(r"[{}_]|  | [.,:;]|\.\.|\(\)")
"""What no sentence may hold: ids, braces, spaces too many, an empty pair of brackets."""
NO_SUCH = ("area", "colour", "good", "item", "leader", "office", "piece", "wish")

SELDOM: dict[str, dict[str, object]] = {
    "event-no-tile": {"seat": -1, "tile": "red_tile", "area": "sarmatia"},
    "event-favour-lost": {"seat": 0, "leader": "vizier"},
    "event-reshuffle": {"seat": -1, "colour": "red", "count": 21},
    "event-credit-none": {"seat": 1, "count": 0},
    "event-influence-none": {"seat": 1, "count": 0},
    "event-trade-nothing": {"seat": 1, "area": "mare_indianum"},
    "event-scheme-pass": {"seat": 0},
    "event-transmute": {"seat": 0, "area": "home"},
    "event-transmute-pass": {"seat": 0},
    "refused-family-limit": {"piece": "pasha", "most": 3},
    "refused-favour-timing": {},
    "refused-office-owned": {"office": "raider"},
    "refused-nowhere-to-move": {"piece": "merchant-1", "area": "sarmatia"},
    "refused-nothing-to-move": {},
    "refused-office-not-ready": {"office": "plotter"},
    "refused-transmute-court": {"area": "caliph"},
    "refused-transmute-leader": {"area": "trade"},
    "refused-no-sage-there": {"area": "trade"},
    "refused-no-tiles-left": {},
    "refused-stack-empty": {"colour": "blue", "left": 1, "count": 2},
    "refused-other-colour": {"number": 2, "colour": "red"},
    "refused-nothing-to-see": {},
    "refused-not-activated": {"office": "banker"},
    "refused-piece-not-here": {"piece": "sage-1", "zone": "palaces"},
    "refused-needs-credit": {"wishes": ["banker"], "price": 6, "less": 3},
    "refused-leader-not-free": {"leader": "qadi"},
    "refused-not-printed": {"good": "silk"},
    "refused-court-needs-pasha": {"piece": "sage", "area": "caliph"},
    "refused-no-tile-of-colour": {"area": "sarmatia", "tiles": ["red_tile"]},
    "refused-none-aside": {"piece": "pasha"},
    "refused-nothing-to-undo": {"seat": -1},
}
"""What random matches may not come to, with facts as the code gives them."""


@cache
def words(language: str) -> Words:
    return Words(language, [LOCALE], namer=GAME.namer, players=["Anna", "Boris"])


def pieces(box: RashidBox) -> list[str]:
    """Everything in a box that a person could name."""
    leaders = [favour.leader for favour in box.favours]
    offices = [office.id for office in box.offices]
    owned = [box.piece_of(piece, seat) for piece in range(3) for seat in range(5)]
    others = ["credit", "service", "generosity", "home"]
    return [*box.goods, *box.pieces, *box.areas, *leaders, *offices, *box.colours, *box.tile_names, *owned, *others]


class Heard:
    """Plays matches at random and keeps every sentence that came up."""

    def __init__(self) -> None:
        self.sentences: dict[Sentence, None] = {}
        self.chance = random.Random(7)

    def hear(self, message: str, parts: Mapping[str, object]) -> None:
        frozen = tuple((key, tuple(part) if isinstance(part, list) else part) for key, part in parts.items())
        self.sentences[message, frozen] = None

    def play(self, seats: int, options: dict[str, object], seed: str, rich: bool) -> None:
        match = majlis.game("al_rashid").start(seats=seats, options=options, seed=seed)
        if rich:
            endow(match, Chance.of(seed))
        self.hear_events(match, match.opening)
        while not match.over:
            prompt = match.prompt
            assert prompt is not None
            self.hear(prompt.id, prompt.facts)
            self.hear(f"{prompt.id}.others", {**prompt.facts, "seat": prompt.seat})
            if self.chance.random() < 0.4:
                self.try_what_is_wrong(match)
            self.hear_events(match, match.play_code(self.chance.choice(match.state.codes())))

    def hear_events(self, match: Match, events: list[majlis.Event]) -> None:
        for event in events:
            for viewer in (None, *range(match.seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.hear(event.name, {**seen, "seat": event.seat})

    def try_what_is_wrong(self, match: Match) -> None:
        tries = match.tries()
        tries += [self.bent(legal, match) for legal in self.chance.choices(match.actions(), k=12)]
        for action in tries:
            refusal = match.refuse(action)
            if refusal is not None:
                self.hear(refusal.id, refusal.facts)

    def bent(self, legal: Action, match: Match) -> Action:
        """A legal action with one part replaced, or one word more or less."""
        parts = list(legal.parts)
        if not parts:
            return legal
        at = self.chance.randrange(len(parts))
        box = match.box
        assert isinstance(box, RashidBox)
        pool = [*pieces(box), "nonsense", *box.goods, *box.tile_names, *(favour.leader for favour in box.favours)]
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
        heard.play(2 + number % 4, dict(options), f"{number + 1:x}", number % 2 == 1)
    return heard


def code_ids() -> set[str]:
    """The message ids in the code of Al-Rashid."""
    found = {f"refused-no-such-{kind}" for kind in NO_SUCH}
    for path in Path(GAME.folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
                found.add(node.value)
    return found


def test_nothing_is_missing() -> None:
    assert missing([engine_locale(), LOCALE]) == []


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
    assert sorted(code_ids() - met - SELDOM.keys()) == []


def test_every_message_is_used_somewhere() -> None:
    text = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    spoken = set(re.findall(r"^((?:event|prompt|refused)-[a-z-]+) =", text, re.MULTILINE))
    assert sorted(spoken - code_ids()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SELDOM)
def test_what_random_matches_seldom_meet_can_be_said_too(message: str, language: str) -> None:
    text = words(language).say(message, **SELDOM[message])
    assert UGLY.search(text) is None
    assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    names = [words(language).name(piece) for piece in pieces(GAME.read_box(None))]
    assert len(set(names)) == len(names)
    assert [name for name in names if "_" in name or "{" in name or name[0] in "“„«"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    names = [words(language).name(source) for source in table().match.breakdown(0)]
    assert len(set(names)) == 11
    assert all(name[0].isupper() for name in names)


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
    assert said.say("game-title") in ("Al-Rashid", "Аль-Рашид")
    assert said.say("game-about").count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_that_a_message_asks_for_exists(language: str) -> None:
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    given = set(re.findall(r"^    \.([a-z-]+) =", text, re.MULTILINE))
    asked = set(re.findall(r'case: "([a-z-]+)"', text))
    assert sorted(asked - given) == []
    assert sorted(given - asked - {"others", "about", "label"}) == []


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert words("de").say("refused-no-such-good", good="gold").startswith("Eine solche Ware gibt es nicht: „gold“.")
    assert "gold" not in PLAIN


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "These goods are worth 7 gold; 6 is enough. Leave out one hardwood."),
        ("de", "Diese Waren sind 7 Gold wert, der Preis ist 6. Lass diese Ware einmal weg: Hartholz."),
        ("ru", "Эти товары стоят 7 золотом, а достаточно 6. Уберите один товар: древесина."),
    ],
)
def test_a_refusal_names_the_numbers(language: str, text: str) -> None:
    assert words(language).say("refused-payment-superfluous", sum=7, price=6, good="hardwood") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna moves a piece, the pasha of Boris: Palace of Al-Rashid → Palace of Trade."),
        ("de", "Anna versetzt eine Figur, Pascha von Boris: Palast von Al-Rashid → Palast des Handels."),
        ("ru", "Anna перемещает фигуру — паша (Boris): Дворец Аль-Рашида → Дворец торговли."),
    ],
)
def test_players_and_their_pieces_are_named(language: str, text: str) -> None:
    assert words(language).say("event-move", seat=0, piece="pasha-1", **{"from": "caliph", "to": "trade"}) == text


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 операцию"), (2, "2 операции"), (3, "3 операции"), (5, "5 операций")]
)
def test_numbers_take_the_russian_plural(count: int, text: str) -> None:
    assert text in words("ru").say("event-operations", seat=0, count=count)
