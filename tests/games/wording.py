"""What holds for the words of every game: whatever can happen, be asked or be refused can be said in every language.

A game's `test_words.py` names its game, what random matches seldom meet, and what is peculiar to it:

    class TestWords(Wording):
        game = GAME
        seldom = {"event-prize": {"good": "oils", "seat": 0}}
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import ClassVar

import pytest

from majlis.engine.action import Action
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words, engine_locale, missing

Sentence = tuple[str, tuple[tuple[str, object], ...]]
"""A message and its parts, as something that a set can hold."""
SPOKEN = re.compile(r"(event|prompt|refused)-[a-z-]*[a-z]")
UGLY = re.compile(r"[{}_]|  | [.,:;]|\.\.|\(\)|-?\d,-?\d|\(-?\d+, -?\d+\)")
"""What no sentence may hold: ids, braces, spaces too many, an empty pair of brackets, coordinates."""
QUOTED = "“„«"
TRIES = 12
"""How many legal actions are bent at a time."""


@cache
def words_of(game: Game, language: str) -> Words:
    return Words(language, [game.folder / "locale"], namer=game.namer, players=["Anna", "Boris"])


class Heard:
    """Plays matches at random and keeps every sentence that came up."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.sentences: dict[Sentence, None] = {}
        self.chance = random.Random(7)

    def hear(self, message: str, parts: Mapping[str, object]) -> None:
        frozen = tuple((key, tuple(part) if isinstance(part, list) else part) for key, part in parts.items())
        self.sentences[message, frozen] = None

    def play(self, match: Match) -> None:
        self.hear_events(match, match.opening)
        while not match.over:
            prompt = match.prompt
            assert prompt is not None
            self.hear(prompt.id, prompt.facts)
            self.hear(f"{prompt.id}.others", {**prompt.facts, "seat": prompt.seat})
            if self.chance.random() < self.wording.curious:
                self.try_what_is_wrong(match)
            self.hear_events(match, match.play(self.wording.some_action(match, self.chance)))

    def hear_events(self, match: Match, events: list[Event]) -> None:
        for event in events:
            for viewer in (None, *range(match.seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.hear(event.name, {**seen, "seat": event.seat})

    def try_what_is_wrong(self, match: Match) -> None:
        tries = [(action, match.actor) for action in match.tries()]
        tries += [(self.bent(legal), match.actor) for legal in self.chance.choices(match.actions(), k=TRIES)]
        for action, seat in [*tries, *self.wording.more_tries(match, self.chance)]:
            refusal = match.refuse(action, seat)
            if refusal is not None:
                self.hear(refusal.id, refusal.facts)

    def bent(self, legal: Action) -> Action:
        """A legal action with one part replaced, or one word more or less."""
        parts = list(legal.parts)
        if not parts:
            return legal
        at = self.chance.randrange(len(parts))
        pool = [*self.wording.pieces(), *self.wording.common(), "nonsense"]
        part = parts[at]
        if isinstance(part, tuple):
            parts[at] = part[1:] if self.chance.random() < 0.3 else (*part, self.chance.choice([*pool, *part]))
        elif legal.verb.parts[at].kind == "number":
            parts[at] = str(self.chance.randrange(9))
        elif legal.verb.parts[at].kind == "cell":
            parts[at] = f"{self.chance.randrange(-3, 4)},{self.chance.randrange(-3, 4)}"
        else:
            parts[at] = self.chance.choice(pool)
        return legal.verb(*parts[: self.chance.choice([at + 1, len(parts)])])


class Wording:
    """The tests. A game derives its `TestWords` from this."""

    game: ClassVar[Game]
    seldom: ClassVar[Mapping[str, Mapping[str, object]]]
    """What random matches may not come to, with facts as the code gives them."""
    made: ClassVar[Collection[str]] = ()
    """Messages whose ids the code puts together."""
    elsewhere: ClassVar[Collection[str]] = ()
    """Messages of the engine that this game's code names but never sends."""
    titles: ClassVar[Collection[str]]
    curious: ClassVar[float] = 0.4
    """At what share of the decisions wrong actions are tried."""
    rounds: ClassVar[int] = 2
    """How many matches are played with each set of options."""

    # what a game may do in its own way

    def pieces(self) -> list[str]:
        """Everything in a box that a person could name."""
        return self.game.pieces(self.game.read_box(None))

    def common(self) -> list[str]:
        """Pieces that a bent action should name more often than others."""
        return []

    def sources(self) -> list[str]:
        """All sources of points."""
        return list(self.game.start(seed="1").breakdown(0))

    def matches(self) -> Iterator[Match]:
        game = self.game
        for number, options in enumerate(game.option_sets() * self.rounds):
            seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
            yield game.start(seats, dict(options), f"{number + 1:x}")

    def some_action(self, match: Match, chance: random.Random) -> Action:
        return chance.choice(match.actions())

    def more_tries(self, match: Match, chance: random.Random) -> list[tuple[Action, int]]:
        """Further actions that are likely to be refused, and who tries them."""
        return []

    # the tests

    def words(self, language: str) -> Words:
        return words_of(self.game, language)

    def text(self, language: str) -> str:
        return (self.game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")

    def code_ids(self) -> set[str]:
        """The message ids in the code of the game."""
        found = set(self.made)
        for path in self.game.folder.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
                    found.add(node.value)
        return found

    def test_nothing_is_missing(self) -> None:
        assert missing([engine_locale(), self.game.folder / "locale"]) == []

    def test_everything_that_happened_in_random_matches_can_be_said(self) -> None:
        """And nearly every message is met in them. One test, since the matches take most of its time."""
        heard = heard_in(self)
        for language in LANGUAGES:
            said = ((message, self.words(language).say(message, **dict(parts))) for message, parts in heard.sentences)
            assert [f"{message}: {text}" for message, text in said if not well_formed(text)] == []
        met = {message for message, _ in heard.sentences}
        assert sorted(self.code_ids() - met - self.seldom.keys() - set(self.elsewhere)) == []

    def test_every_message_is_used_somewhere(self) -> None:
        spoken = set(re.findall(r"^((?:event|prompt|refused)-[a-z-]+) =", self.text("en"), re.MULTILINE))
        assert sorted(spoken - self.code_ids()) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_random_matches_seldom_meet_can_be_said_too(self, language: str) -> None:
        said = {message: self.words(language).say(message, **facts) for message, facts in self.seldom.items()}
        assert [f"{message}: {text}" for message, text in said.items() if not well_formed(text)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_piece_has_a_name_of_its_own(self, language: str) -> None:
        names = [self.words(language).name(piece) for piece in self.pieces()]
        assert sorted({name for name in names if names.count(name) > 1}) == []
        assert [name for name in names if "_" in name or "{" in name or name[0] in QUOTED] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_is_reconstructed_is_named(self, language: str) -> None:
        names = [self.words(language).name(piece) for piece in self.game.read_box(None).reconstructed]
        assert len(set(names)) == len(names)
        assert [name for name in names if "_" in name or name[0] in QUOTED] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_source_of_points_has_a_name(self, language: str) -> None:
        names = [self.words(language).name(source) for source in self.sources()]
        assert len(set(names)) == len(names) > 0
        assert all(name[0].isupper() for name in names)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_group_of_holdings_has_a_heading(self, language: str) -> None:
        groups = {holding.group for holding in self.game.holdings() if holding.group}
        said = {group: self.words(language).say(f"group-{group}") for group in groups}
        assert [group for group in groups if not self.words(language).has(f"group-{group}")] == []
        assert len(set(said.values())) == len(groups)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_verb_and_every_part_is_named(self, language: str) -> None:
        words = self.words(language)
        labels = [words.verb(name) for name in self.game.verbs.by_name]
        assert len(set(labels)) == len(labels)
        parts = [part.name for verb in self.game.verbs.by_name.values() for part in verb.parts]
        assert [name for name in parts if not words.has(f"part-{name}")] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_option_and_choice_is_named_and_explained(self, language: str) -> None:
        said = self.words(language)
        for option in self.game.options.options:
            assert said.say(f"option-{option.name}")
            assert said.say(f"option-{option.name}.about").endswith(".")
            for choice in option.choices:
                assert said.say(f"option-{option.name}-{choice}")
        assert said.say("game-title") in self.titles
        assert said.say("game-about").count(".") == 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_case_that_a_message_asks_for_exists(self, language: str) -> None:
        # A name without the case is said as in a list: right for a Russian accusative, wrong for a misspelt case.
        given = set(re.findall(r"^    \.([a-z-]+) =", self.text(language), re.MULTILINE))
        asked = set(re.findall(r'case: "([a-z-]+)"', self.text(language)))
        assert sorted(asked - given) == []


_HEARD: dict[str, Heard] = {}


def heard_in(wording: Wording) -> Heard:
    """Everything that is said in the matches of a game; they are played once."""
    game = wording.game.id
    if game not in _HEARD:
        heard = _HEARD[game] = Heard(wording)
        for match in wording.matches():
            heard.play(match)
    return _HEARD[game]


def well_formed(text: str) -> bool:
    """Whether that is a sentence: no ids, no odd spaces, a capital first and a stop at the end."""
    return UGLY.search(text) is None and text.endswith((".", "?")) and not text[0].islower()
