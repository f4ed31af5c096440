"""Alhambra in words: everything that can happen, be asked or be refused can be said in three languages."""

import ast
import random
import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

import pytest

import majlis
from majlis.engine.action import Action
from majlis.engine.errors import IllegalAction
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words, engine_locale, missing
from majlis.games.alhambra.box import AlhambraBox
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.names import PLAIN
from majlis.games.alhambra.settings import MODULES

LOCALE = GAME.folder / "locale"
Sentence = tuple[str, tuple[tuple[str, object], ...]]
"""A message and its parts, as something that a set can hold."""

ALL = list(MODULES)
MATCHES: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": ALL}),
    (2, {"modules": ALL, "dirk_can_win": True, "bonus_auto_reveal_final": False}),
    (3, {"modules": ALL, "vizier_window": "simultaneous", "exchange_max_per_purchase": 3}),
    (4, {"modules": ALL, "extra_action": "mandatory", "end_trigger": "bag_empty", "huts_count_each_other": True}),
    (5, {"modules": ["vizier", "exchange_cards"], "vizier_may_end_game": False}),
    (6, {"modules": ALL, "stall_rounds": 1}),
    (3, {}),
]
SPOKEN = re.compile(r"(event|prompt|refused)-[a-z-]*[a-z]")
UGLY = re.compile(r"[{}_]|  | [.,:;]|\.\.|\(\)")
"""What no sentence may hold: ids, braces, spaces too many, an empty pair of brackets."""

SELDOM: dict[str, dict[str, object]] = {
    "event-last-tile-nobody": {"seat": -1, "tile": "tower_13_e", "currency": "ducat", "sum": 0},
    "event-pass": {"seat": 0},
    "prompt-reveal-any": {},
    "prompt-reveal-any.others": {"seat": 1},
    "refused-bonus-other-type": {"card": "bonus_tower_11", "type": "garden"},
    "refused-display-empty": {},
    "refused-exchange-alone": {"card": "exchange_denar_ducat"},
    "refused-exchange-card-currency": {"card": "exchange_denar_ducat", "currency": "florin"},
    "refused-exchange-card-pointless": {"card": "exchange_denar_ducat", "currency": "ducat"},
    "refused-fits-nowhere": {"tile": "hut_arcades_ne"},
    "refused-buy-nothing": {"tile": "garden_10_n", "currency": "denar", "price": 3},
    "refused-hut-stack-empty": {"type": "chambers"},
    "refused-market-empty": {},
    "refused-no-bonus-card": {},
    "refused-no-exact-payment": {"tile": "garden_10_n", "currency": "denar", "price": 10, "have": 12},
    "refused-no-huts-left": {},
    "refused-nothing-to-undo": {"seat": -1},
    "refused-only-fountain": {},
    "refused-place-later": {},
    "refused-payment-not-exact": {"tile": "garden_10_n", "sum": 11, "price": 10},
    "refused-remove-nothing": {},
    "refused-swaps-nowhere": {"tile": "chambers_7_ne"},
    "refused-too-many-exchange-cards": {"most": 1},
}
"""What random matches may not come to, with facts as the code gives them."""


@cache
def words(language: str) -> Words:
    return Words(language, [LOCALE], namer=GAME.namer, players=["Anna", "Boris"])


def frozen(message: str, parts: Mapping[str, object]) -> Sentence:
    return message, tuple((key, tuple(part) if isinstance(part, list) else part) for key, part in parts.items())


def pieces(box: AlhambraBox) -> list[str]:
    """Everything in a box that a person could name."""
    return [*box.tile_ids, *box.card_numbers, *box.bonus_ids, *box.types, *box.currencies, "fountain"]


class Heard:
    """Plays matches at random and keeps every sentence that came up."""

    def __init__(self) -> None:
        self.sentences: dict[Sentence, None] = {}
        self.chance = random.Random(7)

    def hear(self, message: str, parts: Mapping[str, object]) -> None:
        self.sentences[frozen(message, parts)] = None

    def play(self, seats: int, options: dict[str, object], seed: str) -> None:
        match = majlis.game("alhambra").start(seats=seats, options=options, seed=seed)
        self.hear_events(match, match.opening)
        while not match.over:
            self.hear_prompt(match)
            if self.chance.random() < 0.25:
                self.try_what_is_wrong(match)
            self.hear_events(match, match.play_code(self.chance.choice(match.state.codes())))
        self.try_what_is_wrong(match)

    def hear_events(self, match: Match, events: list[majlis.Event]) -> None:
        for event in events:
            for viewer in (None, *range(match.seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.hear(event.name, {**seen, "seat": event.seat})

    def hear_prompt(self, match: Match) -> None:
        prompt = match.prompt
        assert prompt is not None
        self.hear(prompt.id, prompt.facts)
        self.hear(f"{prompt.id}.others", {**prompt.facts, "seat": prompt.seat})

    def try_what_is_wrong(self, match: Match) -> None:
        tries = [(action, match.actor) for action in match.tries()]
        for _ in range(12):
            tries.append((self.nonsense(match), self.chance.randrange(match.seats)))
        for legal in self.chance.sample(match.actions(), min(4, len(match.actions()))):
            tries.append((self.bent(legal, match), match.actor))
            tries.append((legal, self.chance.randrange(match.seats)))
        for action, seat in tries:
            refusal = match.refuse(action, max(seat, 0))
            if refusal is not None:
                self.hear(refusal.id, refusal.facts)
        for action, seat in tries[:3]:
            if not action.finished and match.refuse(action, max(seat, 0)) is None:
                with pytest.raises(IllegalAction) as unfinished:
                    match.play(action, seat)
                self.hear(unfinished.value.refusal.id, unfinished.value.refusal.facts)

    def nonsense(self, match: Match) -> Action:
        """An action of any verb with any words."""
        verb = self.chance.choice(list(GAME.verbs.by_name.values()))
        parts = [self.value(part.kind, match) for part in verb.parts]
        return verb(*parts[: self.chance.randrange(len(parts) + 1)])

    def bent(self, legal: Action, match: Match) -> Action:
        """A legal action with one part replaced, or one card more or less."""
        parts = list(legal.parts)
        if not parts:
            return self.nonsense(match)
        at = self.chance.randrange(len(parts))
        cards = parts[at]
        if isinstance(cards, tuple):
            view = match.view(match.actor)
            more = self.chance.choice([*view["players"][match.actor]["hand"], *view["display"], "denar-1"])
            parts[at] = cards[1:] if self.chance.random() < 0.3 else (*cards, more)
        else:
            parts[at] = str(self.value(legal.verb.parts[at].kind, match))
        return legal.verb(*parts)

    def value(self, kind: str, match: Match) -> str | tuple[str, ...]:
        if kind == "cell":
            return f"{self.chance.randrange(-3, 4)},{self.chance.randrange(-3, 4)}"
        box = match.box
        assert isinstance(box, AlhambraBox)
        pool = [*pieces(box), "nonsense", *box.currencies, *box.types, *box.bonus_ids]
        if kind == "words":
            return tuple(self.chance.choice(pool) for _ in range(self.chance.randrange(3)))
        return self.chance.choice(pool)


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard()
    for number, (seats, options) in enumerate(MATCHES):
        heard.play(seats, options, f"{number + 1:x}")
    return heard


def code_ids() -> set[str]:
    """The message ids in the code of Alhambra, those made from the reasons of the palace among them."""
    found: set[str] = set()
    for path in Path(GAME.folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant)
                found.add("refused-place-" + str(reason.value).replace("_", "-"))
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
    match = majlis.game("alhambra").start(seats=3, seed="1")
    names = [words(language).name(source) for source in match.breakdown(0)]
    assert len(set(names)) == 21
    assert all(re.fullmatch(r"(Scoring|Wertung|Подсчёт) [123]: \w+", name) for name in names)


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
    for module in MODULES:
        assert said.say(f"module-{module}") == said.say(f"option-modules-{module}")
        assert said.say(f"module-{module}.about") == said.say(f"option-modules-{module}.about")
    assert said.say("game-title") in ("Alhambra", "Der Palast von Alhambra", "Альгамбра")
    assert said.say("game-about").count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_that_a_message_asks_for_exists(language: str) -> None:
    # A name without the case is said as in a list: right for a Russian accusative, wrong for a misspelt case.
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    given = set(re.findall(r"^    \.([a-z-]+) =", text, re.MULTILINE))
    asked = set(re.findall(r'case: "([a-z-]+)"', text))
    assert "accusative" in asked
    assert sorted(asked - given) == []


@pytest.mark.parametrize(
    ("language", "name", "accusative"),
    [
        ("en", "garden (price 12)", "the garden (price 12)"),
        ("de", "Garten (Preis 12)", "den Garten (Preis 12)"),
        ("ru", "сад (цена 12)", "сад (цена 12)"),
    ],
)
def test_a_tile_goes_by_type_and_price(language: str, name: str, accusative: str) -> None:
    assert words(language).name("garden_12_s") == name
    assert words(language).name("garden_12_s", "accusative") == accusative


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "tower (price 11, no walls)", "tower (price 11, wall south)", "tower (price 9, walls east and south)"),
        (
            "de",
            "Turm (Preis 11, ohne Mauer)",
            "Turm (Preis 11, Mauer im Süden)",
            "Turm (Preis 9, Mauern im Osten und Süden)",
        ),
        ("ru", "башня (цена 11, без стен)", "башня (цена 11, стена на юге)", "башня (цена 9, стены на востоке и юге)"),
    ],
)
def test_walls_tell_tiles_of_one_type_and_price_apart(language: str, none: str, one: str, two: str) -> None:
    assert [words(language).name(piece) for piece in ("tower_11_open", "tower_11_s", "tower_9_es")] == [none, one, two]


def test_an_edited_box_is_named_as_it_is() -> None:
    text = (GAME.folder / "data" / "alhambra.toml").read_text(encoding="utf-8")
    start = text.index('id = "hut_tower_e"')
    walls = text.index("walls = ", start)
    line = text[walls : text.index("\n", walls)]
    changed = line.replace("e = true", "e = false").replace("n = false", "n = true")
    assert changed != line
    box = GAME.read_box(text[:walls] + changed + text[walls + len(line) :])
    edited = Words("en", [LOCALE], namer=partial(GAME.namer, box=box))
    assert edited.name("hut_tower_e") == "tower hut (wall north)"
    assert words("en").name("hut_tower_e") == "tower hut (wall east)"


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert words("de").say("refused-not-in-hand", card="geld").endswith("„geld“.")
    assert not {"geld", "nonsense"} & set(PLAIN)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "These cards make 9; you need 10 for the garden."),
        ("de", "Diese Karten ergeben 9; für den Garten brauchst du 10."),
        ("ru", "Сумма этих карт — 9, а за сад нужно заплатить 10."),
    ],
)
def test_a_refusal_names_the_numbers(language: str, text: str) -> None:
    assert words(language).say("refused-payment-too-low", tile="garden_10_n", sum=9, price=10) == text


@pytest.mark.parametrize(
    ("language", "price", "text"),
    [
        ("de", 4, "Für die Arkaden brauchst du 4 Dukaten, du hast aber nur 3."),
        ("ru", 4, "За аркады нужно заплатить 4 дуката, а у вас 3."),
        ("ru", 10, "За аркады нужно заплатить 10 дукатов, а у вас 3."),
    ],
)
def test_money_takes_the_plural_of_its_number(language: str, price: int, text: str) -> None:
    facts = {"tile": "arcades_4_nes", "currency": "ducat", "price": price, "have": 3}
    assert words(language).say("refused-too-dear", **facts) == text


def test_players_are_named_as_they_call_themselves() -> None:
    swap = {"seat": 0, "tile": "tower_13_e", "old": "seraglio_9_open", "cell": "1,-2"}
    assert words("en").say("event-swap", **swap) == (
        "Anna replaces the seraglio (price 9) at (1,-2) by the tower (price 13) from the reserve."
    )
    assert words("de").say("event-swap", **swap) == (
        "Anna tauscht das Serail (Preis 9) auf Feld (1,-2) gegen den Turm (Preis 13) aus der Reserve."
    )
    assert words("ru").say("event-swap", **swap) == (
        "Anna строит на клетке (1,-2) башню (цена 13) из резерва вместо сераля (цена 9)."
    )
