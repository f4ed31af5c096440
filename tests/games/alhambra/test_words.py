"""Alhambra in words: everything that can happen, be asked or be refused can be said in three languages."""

import random
import re
from collections.abc import Iterator
from functools import partial

import pytest

from majlis.engine.action import Action
from majlis.engine.errors import IllegalAction
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, Words
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.names import PLAIN
from majlis.games.alhambra.settings import MODULES
from tests.games.alhambra.builder import seen
from tests.games.wording import Wording, words_of

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
    "refused-payment-not-exact": {"tile": "garden_10_n", "sum": 11, "price": 10, "currency": "denar"},
    "refused-swaps-nowhere": {"tile": "chambers_7_ne"},
    "refused-too-many-exchange-cards": {"most": 1},
}
"""What random matches may not come to, with facts as the code gives them."""


PLACE_FAULTS = re.compile(r'Fault\("(\w+)"')
"""Why a tile does not fit: the palace names the reason, and the refusal is made from it."""
words = partial(words_of, GAME)


class TestWords(Wording):
    game = GAME
    seldom = SELDOM
    made = tuple(
        f"refused-place-{reason.replace('_', '-')}"
        for reason in PLACE_FAULTS.findall((GAME.folder / "faults.py").read_text(encoding="utf-8"))
    )
    titles = ("Alhambra", "Der Palast von Alhambra", "Альгамбра")
    curious = 0.25

    def pieces(self) -> list[str]:
        box = GAME.read_box(None)
        return [*box.tile_ids, *box.card_numbers, *box.bonus_ids, *box.types, *box.currencies, "fountain"]

    def common(self) -> list[str]:
        box = GAME.read_box(None)
        return [*box.currencies, *box.types, *box.bonus_ids]

    def matches(self) -> Iterator[Match]:
        for number, (seats, options) in enumerate(MATCHES):
            yield GAME.start(seats, options, f"{number + 1:x}")

    def more_tries(self, match: Match, chance: random.Random) -> list[tuple[Action, int]]:
        """Actions of any verb with any words by anybody, legal ones out of turn, and one card too many."""
        tries = [(self.nonsense(chance), chance.randrange(match.seats)) for _ in range(12)]
        for legal in chance.sample(match.actions(), min(4, len(match.actions()))):
            tries.append((legal, chance.randrange(match.seats)))
            if legal.verb.name in ("take", "buy"):
                view = seen(match, match.actor)
                more = chance.choice([*view["players"][match.actor]["hand"], *view["display"], "denar-1"])
                tries.append((legal.verb(*legal.parts[:-1], (*legal.parts[-1], more)), match.actor))
        return tries

    def nonsense(self, chance: random.Random) -> Action:
        verb = chance.choice(list(GAME.verbs.by_name.values()))
        parts = [self.value(part.kind, chance) for part in verb.parts]
        return verb(*parts[: chance.randrange(len(parts) + 1)])

    def value(self, kind: str, chance: random.Random) -> str | tuple[str, ...]:
        if kind == "cell":
            return f"{chance.randrange(-3, 4)},{chance.randrange(-3, 4)}"
        pool = [*self.pieces(), *self.common(), "nonsense"]
        return (
            tuple(chance.choice(pool) for _ in range(chance.randrange(3))) if kind == "words" else chance.choice(pool)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_named_by_scoring_and_source(language: str) -> None:
    names = [words(language).name(source) for source in GAME.start(3, seed="1").breakdown(0)]
    assert len(set(names)) == 21
    assert all(re.fullmatch(r"(Scoring|Wertung|Подсчёт) [123]: \w+", name) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_action_is_refused_by_naming_what_is_missing(language: str) -> None:
    match = GAME.start(3, seed="1")
    with pytest.raises(IllegalAction) as unfinished:
        match.play("take")
    refusal = unfinished.value.refusal
    assert refusal.id == "refused-unfinished"
    assert words(language).say(refusal.id, **refusal.facts).endswith(".")


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
    edited = Words("en", [GAME.folder / "locale"], namer=partial(GAME.namer, box=box))
    assert edited.name("hut_tower_e") == "tower hut (wall north)"
    assert words("en").name("hut_tower_e") == "tower hut (wall east)"


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert words("de").say("refused-not-in-hand", card="geld").endswith("„geld“.")
    assert not {"geld", "nonsense"} & set(PLAIN)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "These cards make 9; you need 10 denars for the garden."),
        ("de", "Diese Karten ergeben 9; für den Garten brauchst du 10 Denare."),
        ("ru", "Сумма этих карт — 9, а за сад нужно заплатить 10 динаров."),
    ],
)
def test_a_refusal_names_the_numbers(language: str, text: str) -> None:
    facts: dict[str, str | int] = {"tile": "garden_10_n", "sum": 9, "price": 10, "currency": "denar"}
    assert words(language).say("refused-payment-too-low", **facts) == text


@pytest.mark.parametrize(
    ("language", "price", "text"),
    [
        ("de", 4, "Für die Arkaden brauchst du 4 Dukaten, du hast aber nur 3 Dukaten."),
        ("ru", 4, "За аркады нужно заплатить 4 дуката, а у вас 3 дуката."),
        ("ru", 10, "За аркады нужно заплатить 10 дукатов, а у вас 3 дуката."),
    ],
)
def test_money_takes_the_plural_of_its_number(language: str, price: int, text: str) -> None:
    facts = {"tile": "arcades_4_nes", "currency": "ducat", "price": price, "have": 3}
    assert words(language).say("refused-too-dear", **facts) == text


def test_players_are_named_as_they_call_themselves() -> None:
    swap = {"seat": 0, "tile": "tower_13_e", "old": "seraglio_9_open", "cell": "1,-2"}
    assert words("en").say("event-swap", **swap) == (
        "Anna replaces the seraglio (price 9) with the tower (price 13) from the reserve."
    )
    assert words("de").say("event-swap", **swap) == (
        "Anna tauscht das Serail (Preis 9) gegen den Turm (Preis 13) aus der Reserve."
    )
    assert words("ru").say("event-swap", **swap) == "Anna строит башню (цена 13) из резерва вместо сераля (цена 9)."
