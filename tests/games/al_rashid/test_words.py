"""Al-Rashid in words: everything that can happen, be asked or be refused can be said in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.names import PLAIN
from tests.games.al_rashid.test_second_reading import endow
from tests.games.wording import Wording, words_of

NO_SUCH = ("area", "colour", "good", "item", "leader", "office", "piece", "wish")

SELDOM: dict[str, dict[str, object]] = {
    "event-tie-wealth": {"first": 0, "second": 1, "points": 40, "more": 3, "less": 1},
    "event-tie-order": {"first": 1, "second": 0, "points": 12},
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
    "refused-nothing-to-move": {"zone": "palaces"},
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


words = partial(words_of, GAME)


class TestWords(Wording):
    game = GAME
    seldom = SELDOM
    made = tuple(f"refused-no-such-{kind}" for kind in NO_SUCH)
    titles = ("Al-Rashid", "Аль-Рашид")

    def pieces(self) -> list[str]:
        box = GAME.read_box(None)
        leaders = [favour.leader for favour in box.favours]
        offices = [office.id for office in box.offices]
        owned = [box.piece_of(piece, seat) for piece in range(3) for seat in range(5)]
        others = ["credit", "service", "generosity", "home"]
        return [*box.goods, *box.pieces, *box.areas, *leaders, *offices, *box.colours, *box.tile_names, *owned, *others]

    def common(self) -> list[str]:
        box = GAME.read_box(None)
        return [*box.goods, *box.tile_names, *(favour.leader for favour in box.favours)]

    def matches(self) -> Iterator[Match]:
        """In every second match everybody is rich: then more can be bought, and more refused."""
        for number, match in enumerate(super().matches()):
            if number % 2:
                endow(match, Chance.of(match.seed))
            yield match


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert words("de").say("refused-no-such-good", good="gold").startswith("Eine solche Ware gibt es nicht: „gold“.")
    assert "gold" not in PLAIN


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "These goods are worth 7 gold; 6 gold is enough. Leave out one hardwood."),
        ("de", "Diese Waren sind 7 Goldmünzen wert, der Preis ist 6 Goldmünzen. Lass diese Ware einmal weg: Hartholz."),
        ("ru", "Эти товары стоят 7 золотых, а достаточно 6 золотых. Уберите один товар: древесина."),
    ],
)
def test_a_refusal_names_the_numbers(language: str, text: str) -> None:
    assert words(language).say("refused-payment-superfluous", sum=7, price=6, good="hardwood") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna moves a piece, the pasha of Boris: Palace of Al-Rashid → Palace of Trade."),
        ("de", "Anna versetzt eine Figur, Pascha von Boris: Palast von Al-Rashid → Palast des Handels."),
        ("ru", "Anna перемещает пашу (Boris): Дворец Аль-Рашида → Дворец торговли."),
    ],
)
def test_players_and_their_pieces_are_named(language: str, text: str) -> None:
    assert words(language).say("event-move", seat=0, piece="pasha-1", **{"from": "caliph", "to": "trade"}) == text


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 операцию"), (2, "2 операции"), (3, "3 операции"), (5, "5 операций")]
)
def test_numbers_take_the_russian_plural(count: int, text: str) -> None:
    assert text in words("ru").say("event-operations", seat=0, count=count)
