"""Tadmor in words: everything that can happen, be asked or be refused can be said in three languages."""

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
from majlis.games.tadmor.box import COLOUR_NAMES, FIGURE_NAMES, MODE_NAMES, RESOURCE_NAMES, TadmorBox
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.names import PLAIN
from majlis.games.tadmor.scoring import FINAL_NAMES
from majlis.games.tadmor.state import SOURCE_NAMES
from majlis.games.tadmor.telling import about_mission, about_upgrade

LOCALE = GAME.folder / "locale"
Sentence = tuple[str, tuple[tuple[str, object], ...]]
"""A message and its parts, as something that a set can hold."""

SPOKEN = re.compile(r"(event|prompt|refused)-[a-z-]*[a-z]")
UGLY = re.compile(r"[{}_]|  | [.,:;]|\.\.|\(\)")
"""What no sentence may hold: ids, braces, spaces too many, an empty pair of brackets."""
NO_SUCH = ("resource", "figure", "space", "upgrade", "mission", "region", "good", "colour", "stage", "mode", "player")

SELDOM: dict[str, dict[str, object]] = {
    "event-attacked": {"region": "ebla", "spaces": ["ebla_market"], "seat": -1},
    "event-completed": {"nth": 2, "count": 1, "seat": 0},
    "event-decline-redirect": {"seat": 0},
    "event-decline-swap": {"seat": 0},
    "event-exempt": {"seat": 1},
    "event-fetched": {"good": "silk", "seat": 0},
    "event-gain-figure": {"figure": "camel", "all": 4, "seat": 0},
    "event-hire-nothing": {"seat": 0},
    "event-market": {"seat": 1},
    "event-new-figure": {"figure": "ship", "all": 3, "seat": 0},
    "event-no-mission": {"seat": 0},
    "event-out": {"seat": 0},
    "event-precious-points": {"good": "jade", "prestige": 4, "seat": 0},
    "event-prize": {"good": "oils", "seat": 0},
    "event-raid-gold": {"count": 1, "upgrade": "i26", "seat": 0},
    "event-receive": {"resources": ["gold-2", "wood-3"], "seat": 0},
    "event-redirected": {"region": "ebla", "seat": 0},
    "event-reshuffled": {"count": 21, "seat": -1},
    "event-slot-cleared": {"seat": -1},
    "event-spared": {"spaces": ["ebla_market"], "seat": -1},
    "event-swapped": {"own": "ebla_market", "other": "palmyra_tax", "target": 1, "seat": 0},
    "event-take": {"upgrade": "i5", "seat": 0},
    "event-temple-free": {"stage": "roof", "seat": 0},
    "event-tower-free": {"height": 5, "seat": 0},
    "event-tower-levels": {"levels": 2, "height": 7, "seat": 0},
    "event-turn-in": {"mission": "k5", "seat": 0},
    "event-prestige": {"prestige": 2, "height": 4, "seat": 0},
    "event-fulfil": {"mission": "k18", "pay": ["wood-1", "gold-1"], "seat": 0},
    "event-betray": {"target": 1, "levels": 2, "height": 3, "seat": 0},
    "event-moved-onto": {"figure": "camel", "upgrade": "i21", "seat": 0},
    "prompt-last-figure": {},
    "prompt-prize": {"count": 2},
    "prompt-redirect": {"region": "ebla"},
    "prompt-swap": {},
    "prompt-upgrade-end": {},
    "refused-acquired-all": {},
    "refused-acquired-already": {"resource": "gold"},
    "refused-all-figures": {"figure": "ship", "most": 4},
    "refused-chosen-on-board": {"space": "i48", "verb": "lead"},
    "refused-half-pair": {"levels": 3},
    "refused-in-the-slot": {"region": "ebla"},
    "refused-lower-tower": {"target": 1, "height": 3, "own": 5},
    "refused-no-levels": {},
    "refused-no-mission-payable": {"mission": "k18", "short": 1, "lacking": ["gold-1"]},
    "refused-no-missions-left": {},
    "refused-no-room": {"figure": "ship"},
    "refused-no-temple-card": {"stage": "roof"},
    "refused-nobody-to-betray": {},
    "refused-none-in-supply": {"figure": "camel"},
    "refused-not-fulfilled": {"mission": "k1"},
    "refused-not-first-epoch": {"upgrade": "i20"},
    "refused-not-your-tile": {"space": "i21"},
    "refused-nothing-to-keep": {},
    "refused-nothing-to-resolve": {},
    "refused-nothing-to-trade": {},
    "refused-nothing-to-turn-in": {},
    "refused-one-purchase": {},
    "refused-other-side": {"space": "damascus_tax"},
    "refused-other-window": {"mission": "k9", "window": "raid_revealed"},
    "refused-own-tower": {},
    "refused-payment-not-held": {"pay": ["gold-2"]},
    "refused-points": {"why": "score", "score": 3, "price": 4},
    "refused-region": {"region": "ebla"},
    "refused-returned": {"mission": "k1"},
    "refused-reward": {"mission": "k16", "reward": ["gold"]},
    "refused-reward-nothing": {"mission": "k14", "why": "pairs"},
    "refused-shipyard": {"each": 1, "colours": ["grey", "red"]},
    "refused-stack-empty": {"colour": "red"},
    "refused-stage-order": {"stage": "roof", "before": "colonnade"},
    "refused-temple-in-progress": {"stage": "foundation"},
    "refused-too-few-resources": {"price": 3, "have": 1},
    "refused-wrong-payment": {"price": ["stone-5"], "discount": 2, "pay": ["stone-2"]},
    "refused-no-such-upgrade-owned": {},
    "refused-empty-hand": {},
    "refused-no-tower": {"target": 1},
    "refused-no-market": {},
    "refused-no-such-player": {"player": "seat-9"},
    "refused-no-such-colour": {"colour": "blue"},
    "refused-not-on-top": {"good": "silk", "top": "oils"},
    "refused-not-basic": {"resource": "gold"},
    "refused-window-anyway": {},
    "refused-no-figure-for-it": {"verb": "tower"},
    "refused-other-action": {"space": "ebla_market", "verb": "tower"},
    "refused-other-mode": {"space": "damascus_tower_single", "mode": "single"},
    "refused-other-stack": {"good": "silk", "colour": "grey"},
    "refused-nothing-to-undo": {"seat": -1},
    "refused-no-such-stage": {"stage": "door"},
    "refused-no-such-good": {"good": "gems"},
    "refused-caravan": {"levels": 2, "missions": 1, "need_levels": 0, "need_missions": 2},
    "refused-no-traitor-yet": {"epoch": 1},
    "refused-not-resolved": {"space": "ebla_market", "when": "market"},
    "refused-not-in-hand": {"mission": "k1"},
    "refused-no-tax": {},
    "refused-tower-too-dear": {"levels": 2, "price": ["stone-4"], "lacking": ["stone-1"]},
    "refused-too-dear": {"price": ["gold-3"], "discount": 2, "lacking": ["gold-3"], "short": 1},
}
"""What random matches may not come to, with facts as the code gives them."""


@cache
def words(language: str) -> Words:
    return Words(language, [LOCALE], namer=GAME.namer, players=["Anna", "Boris"])


def pieces(box: TadmorBox) -> list[str]:
    """Everything in a box that a person could name."""
    names = [*RESOURCE_NAMES, *FIGURE_NAMES, *box.regions, *box.stages, *box.kinds, *COLOUR_NAMES, *MODE_NAMES]
    names += ["prestige", "seat-1", "stone-5"]
    return [
        *names,
        *(space.id for space in box.spaces),
        *(tile.id for tile in box.upgrades),
        *(card.id for card in box.missions),
    ]


class Heard:
    """Plays matches at random and keeps every sentence that came up."""

    def __init__(self) -> None:
        self.sentences: dict[Sentence, None] = {}
        self.chance = random.Random(7)

    def hear(self, message: str, parts: Mapping[str, object]) -> None:
        frozen = tuple((key, tuple(part) if isinstance(part, list) else part) for key, part in parts.items())
        self.sentences[message, frozen] = None

    def play(self, seats: int, options: dict[str, object], seed: str) -> None:
        match = majlis.game("tadmor").start(seats=seats, options=options, seed=seed)
        self.hear_events(match, match.opening)
        while not match.over:
            prompt = match.prompt
            assert prompt is not None
            self.hear(prompt.id, prompt.facts)
            self.hear(f"{prompt.id}.others", {**prompt.facts, "seat": prompt.seat})
            if self.chance.random() < 0.3:
                self.try_what_is_wrong(match)
            self.hear_events(match, match.play(self.some_action(match)))

    def some_action(self, match: Match) -> Action:
        """Any verb but those that waste resources is as likely as any other."""
        verbs: dict[str, list[Action]] = {}
        for action in match.actions():
            verbs.setdefault(action.verb.name, []).append(action)
        rare = ("end", "keep", "discard", "trade", "decline")
        names = [name for name in verbs if name not in rare or self.chance.random() < 0.25] or list(verbs)
        return self.chance.choice(verbs[self.chance.choice(names)])

    def hear_events(self, match: Match, events: list[majlis.Event]) -> None:
        for event in events:
            for viewer in (None, *range(match.seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.hear(event.name, {**seen, "seat": event.seat})

    def try_what_is_wrong(self, match: Match) -> None:
        tries = match.tries()
        tries += [self.bent(legal, match) for legal in self.chance.choices(match.actions(), k=8)]
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
        assert isinstance(box, TadmorBox)
        pool = [*pieces(box), "nonsense", *RESOURCE_NAMES, *RESOURCE_NAMES, *FIGURE_NAMES, *box.regions]
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
    for number, options in enumerate(GAME.option_sets()):
        heard.play(2 + number % 3, dict(options), f"{number + 1:x}")
    return heard


def code_ids() -> set[str]:
    """The message ids in the code of Tadmor."""
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
    assert text.endswith((".", "?"))
    assert not text[0].islower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    names = [words(language).name(piece) for piece in pieces(GAME.read_box(None))]
    assert len(set(names)) == len(names)
    assert [name for name in names if "_" in name or "{" in name or name[0] in "“„«"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_not_be_had_is_named(language: str) -> None:
    names = [words(language).name(piece) for piece in GAME.read_box(None).reconstructed]
    assert len(set(names)) == len(names)
    assert [name for name in names if "_" in name or name[0] in "“„«"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_mission_is_explained(language: str) -> None:
    box = GAME.read_box(None)
    for id, facts in [*(about_upgrade(tile) for tile in box.upgrades), *(about_mission(card) for card in box.missions)]:
        text = words(language).say(id, **facts)
        assert UGLY.search(text) is None
        assert text.endswith(".")
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    used = {found.text for found in [GAME.about(box, piece) for piece in GAME.pieces(box)] if found is not None}
    assert sorted(set(re.findall(r"^(about-[a-z_-]+) =", text, re.MULTILINE)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    names = [words(language).name(source) for source in (*SOURCE_NAMES, *FINAL_NAMES)]
    assert len(set(names)) == len(names)
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
    assert said.say("game-title") in ("Tadmor", "Тадмор")
    assert said.say("game-about").count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_that_a_message_asks_for_exists(language: str) -> None:
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    given = set(re.findall(r"^    \.([a-z-]+) =", text, re.MULTILINE))
    asked = set(re.findall(r'case: "([a-z-]+)"', text))
    assert sorted(asked - given) == []
    assert sorted(given - asked - {"others", "about", "label"}) == []


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert (
        words("de")
        .say("refused-no-such-resource", resource="straw")
        .startswith("Diese Ressource gibt es nicht: „straw“.")
    )
    assert "straw" not in PLAIN


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna pays 1 wood and 2 marble for 2 tower levels; the tower rises to 5."),
        ("de", "Anna zahlt 1 Holz und 2 Marmor für 2 Turmstufen; der Turm wächst auf 5."),
        ("ru", "Anna платит дерево ×1 и мрамор ×2 за 2 яруса; высота башни теперь 5."),
    ],
)
def test_resources_are_counted(language: str, text: str) -> None:
    assert words(language).say("event-tower", seat=0, pay=["wood-1", "marble-2"], levels=2, height=5) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 ярус"), (2, "2 яруса"), (5, "5 ярусов"), (21, "21 ярус")])
def test_numbers_take_the_russian_plural(count: int, text: str) -> None:
    assert text in words("ru").say("event-tower-points", seat=0, levels=count, prestige=2 * count)
