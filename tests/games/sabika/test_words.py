"""Sabika in words: everything that can happen, be asked or be refused can be said in three languages."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest

from majlis.engine.action import Action
from majlis.engine.match import Match
from majlis.games.sabika.game import GAME
from majlis.games.sabika.names import PLAIN, Names
from majlis.games.sabika.words import SOURCE_NAMES
from tests.games.sabika.builder import table
from tests.games.wording import Wording, words_of

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
    "event-tie-buildings": {"first": "seat_0", "second": "yusuf", "points": 40, "more": 3, "less": 1},
    "event-tie-equal": {"first": "seat_0", "second": "seat_1", "points": 40},
    "event-rest-forced": {"seat": 0, "worker": "poet"},
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
    "refused-nothing-to-sell": {},
    "refused-no-material": {},
    "refused-nothing-to-discard": {"item": "wood"},
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
    "refused-ship-there": {"city": "fez"},
    "refused-slot-closed": {"slot": "raw_1"},
    "refused-slot-elsewhere": {"slot": "raw_1"},
    "refused-slot-empty": {"slot": "raw_1"},
    "refused-split": {"count": 4},
    "refused-surcharge": {"way": "prestige"},
    "refused-too-many-seals": {"price": 1},
    "refused-visited": {"city": "fez"},
    "refused-no-red-ship": {},
    "refused-no-large-open": {},
    "refused-no-raw-on-rondel": {},
    "refused-counts-too-few": {"counter": "counter_poem"},
    "refused-worker-too-dear": {"worker": "merchant", "space": "inner_2", "price": 3, "have": 1},
    "refused-yusuf-city": {"city": "fez"},
}
"""What random matches may not come to, with facts as the code gives them."""


words = partial(words_of, GAME)


class TestWords(Wording):
    game = GAME
    seldom = SELDOM
    made = tuple(f"refused-no-such-{kind}" for kind in NO_SUCH)
    elsewhere = ("event-over",)
    titles = ("Sabika", "Сабика")

    def pieces(self) -> list[str]:
        names = Names(GAME.read_box(None))
        plain = sorted(PLAIN - set(SOURCE_NAMES))
        return [*plain, *[piece for piece in names.composed if piece not in names.phrases]]

    def sources(self) -> list[str]:
        return list(SOURCE_NAMES)

    def some_action(self, match: Match, chance: random.Random) -> Action:
        """Seldom rest, so that there is something to tell."""
        actions = match.actions()
        busy = [action for action in actions if action.verb.name not in ("rest", "done")]
        return chance.choice(busy if busy and chance.random() < 0.9 else actions)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna moves builder 1 by 3 steps to market, lower right."),
        ("de", "Anna bewegt Baumeister 1 um 3 Schritte: Markt, unten rechts."),
        ("ru", "Anna перемещает архитектора 1 на 3 клетки: рынок, справа внизу."),
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
def test_cards_are_lettered_as_in_the_edition_of_the_table(piece: str, latin: str, cyrillic: str) -> None:
    """R-16: the Russian box counts in Cyrillic letters; what looks like its В3 is C3 in the German box, and in other languages anyway."""
    for language, edition, letters in [
        *(("ru", "ru", cyrillic), ("ru", "de", latin)),
        *(("en", "ru", latin), ("en", "de", latin), ("de", "ru", latin), ("de", "de", latin)),
    ]:
        match = GAME.start(2, {"edition": edition}, "1")
        assert GAME.words(language, match.box, match.options).name(piece).rpartition(" ")[2] == letters
    assert GAME.words("ru").name(piece).rpartition(" ")[2] == latin  # German unless it is changed


@pytest.mark.parametrize(("edition", "foreign"), [("ru", "[A-Z]"), ("de", "[А-Я]")])
def test_every_lettered_card_has_a_name_in_the_letters_of_the_edition(edition: str, foreign: str) -> None:
    """R-16, and an edited box is no exception."""
    edited = GAME.read_box(GAME.data_text() + "\n")
    for box in (GAME.read_box(None), edited):
        pieces = [*(f"poem_{poem.id.lower()}" for poem in box.large_poems), *(wish.id for wish in box.wishes)]
        names = [GAME.words("ru", box, {"edition": edition}).name(piece) for piece in pieces]
        assert len(set(names)) == 20 + 9
        assert not [name for name in names if re.search(foreign, name)]
        short = [GAME.words("ru", box, {"edition": edition}).name(wish.id, "short") for wish in box.wishes]
        assert short == [name.rpartition(" ")[2] for name in names[20:]]  # as it stands on the page's round track


def test_what_has_no_letter_is_called_the_same_in_both_editions() -> None:
    german, russian = GAME.naming(), GAME.naming(None, {"edition": "ru"})
    assert german is not None
    assert russian is not None
    assert russian.plain == german.plain
    other = {piece for piece in german.composed if german.composed[piece] != russian.composed[piece]}
    assert {piece.split("_")[0] for piece in other} == {"poem", "wish"}
    assert len(other) == 20 + 9
    assert german.composed.keys() == russian.composed.keys()


@pytest.mark.parametrize(("edition", "wish", "poem"), [("ru", "Б2", "В3"), ("de", "B2", "C3")])
def test_the_table_as_text_is_lettered_as_in_its_edition(edition: str, wish: str, poem: str) -> None:
    """R-16, in the terminal and on the plain board."""
    t = table(2, edition=edition).wishes("wish_a1", "wish_b2", "wish_c3").open_poems(5, large=("poem_c3",))
    drawn = GAME.picture(t.state, 0, "ru")
    assert f"пожелание {wish} (4)" in drawn
    assert f"длинное стихотворение {poem}:" in drawn
