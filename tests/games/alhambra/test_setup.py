"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.alhambra.box import EXCHANGE, SCORING
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.setup import split, starting_player
from majlis.games.alhambra.state import AlhambraState
from tests.games.alhambra.builder import Table, seen, table
from tests.games.kit import told

MODULES = ["vizier", "exchange_cards", "bonus_cards", "huts"]


def dealt(match: Match) -> list[Event]:
    """What setup told of the starting money, seat by seat."""
    return told(match.opening, "dealt")


def starter(match: Match) -> int:
    return told(match.opening, "starts")[0].seat


def cards_of(event: Event) -> list[str]:
    cards = event.parts["cards"]
    assert isinstance(cards, list)
    return cards


def worth(cards: list[str]) -> int:
    return sum(int(card[-1]) for card in cards)


def numbers(t: Table, *values: int) -> list[int]:
    """Cards of these values, in any currency."""
    return [t.box.card_numbers[f"denar-{value}"] for value in values]


def state_of(seats: int, modules: str, seed: str) -> AlhambraState:
    state = GAME.state(seats, {"modules": modules}, seed)
    assert isinstance(state, AlhambraState)
    return state


def piles_of(state: AlhambraState) -> list[list[int]]:
    """The five piles, top of the deck first, told apart by the sizes of ALH-2.8 and what is mixed into them."""
    deck = state.deck[::-1]
    exchange = 2 if state.settings.exchange else 0
    n = len([card for card in deck if card < EXCHANGE])
    piles = []
    for i, extra in enumerate([0, 1 + exchange, exchange, 1 + exchange, 0]):
        size = n // 5 + (1 if i < n % 5 else 0) + extra
        piles.append(deck[:size])
        deck = deck[size:]
    assert deck == []
    return piles


# Tiles


@pytest.mark.rule("ALH-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_a_fountain_an_empty_reserve_and_no_points(seats: int) -> None:
    view = seen(GAME.start(seats, {}, "1"))
    assert len(view["players"]) == seats
    for player in view["players"]:
        assert player["palace"] == [{"cell": "0,0", "tile": "fountain"}]
        assert player["reserve"] == []
        assert player["score"] == 0


@pytest.mark.rule("ALH-2.2", "ALH-2.10")
@pytest.mark.parametrize(("seats", "left"), [(2, 44), (3, 50), (4, 50), (5, 50), (6, 50)])
def test_all_54_tiles_go_into_the_bag_of_which_market_and_dirk_take_theirs(seats: int, left: int) -> None:
    t = Table(GAME.start(seats, {}, "5"))
    state = t.state
    assert len(state.bag) == left
    assert len(state.dirk) == (6 if seats == 2 else 0)
    assert sorted([*state.bag, *state.market, *state.dirk]) == list(range(54))


@pytest.mark.rule("ALH-2.2")
def test_the_bag_is_shuffled_by_the_seed() -> None:
    bags = [tuple(state_of(3, "", seed).bag) for seed in "12345"]
    assert len(set(bags)) == 5
    assert tuple(state_of(3, "", "1").bag) == bags[0]
    assert all(list(bag) != sorted(bag) for bag in bags)


@pytest.mark.rule("ALH-2.2")
def test_dirk_draws_before_the_market_is_laid_out() -> None:
    names = [event.name for event in GAME.start(2, {}, "1").opening]
    assert names[:5] == ["event-dirk-draws"] + ["event-tile-laid"] * 4


@pytest.mark.rule("ALH-2.3")
def test_the_slots_are_filled_in_order() -> None:
    match = GAME.start(4, {}, "1")
    laid = told(match.opening, "tile-laid")
    assert [event.parts["slot"] for event in laid] == ["florin", "dirham", "denar", "ducat"]
    assert {event.parts["slot"]: event.parts["tile"] for event in laid} == seen(match)["market"]


# Money


@pytest.mark.rule("ALH-2.4", "ALH-11.3")
@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (6, 3)])
def test_with_two_players_one_copy_of_each_card_is_left_out(seats: int, copies: int) -> None:
    t = table(seats)
    state = t.state
    cards = [t.box.card_name(card) for card in [*state.deck, *state.display] if card < SCORING]
    for seat in range(seats):
        cards += state.hand(seat)
    assert len(cards) == 36 * copies
    assert set(Counter(cards).values()) == {copies}
    assert len(set(cards)) == 36


@pytest.mark.rule("ALH-2.4")
def test_the_scoring_cards_are_neither_dealt_nor_laid_out() -> None:
    for seed in range(20):
        state = state_of(6, "", f"{seed:x}")
        assert sorted(card for card in state.deck if card >= SCORING) == [SCORING + 1, SCORING + 2]
        assert all(card < SCORING for card in state.display)


@pytest.mark.rule("ALH-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cards_are_dealt_openly_until_their_values_make_20(seats: int) -> None:
    sums = set()
    for seed in range(40):
        match = GAME.start(seats, {}, f"{seed:x}")
        events = dealt(match)
        assert [event.seat for event in events] == list(range(seats))
        for event in events:
            cards = cards_of(event)
            assert worth(cards[:-1]) < 20 <= worth(cards) <= 28
            assert event.parts["sum"] == worth(cards)
            assert event.seen_by(None) == event.parts
            assert sorted(cards) == sorted(seen(match, event.seat)["players"][event.seat]["hand"])
            sums.add(worth(cards))
    assert min(sums) == 20
    assert max(sums) >= 27


@pytest.mark.rule("ALH-2.6", "ALH-EX-1")
def test_the_lower_sum_among_the_fewest_cards_begins() -> None:
    t = table(4)
    hands = [numbers(t, 9, 8, 7), numbers(t, 6, 6, 5, 4), numbers(t, 9, 9, 3), numbers(t, 1, 2, 5, 9, 9)]
    assert starting_player(t.state, hands) == 2


@pytest.mark.rule("ALH-2.6")
def test_fewer_cards_go_before_a_lower_sum() -> None:
    t = table(3)
    assert starting_player(t.state, [numbers(t, 5, 5, 5, 5), numbers(t, 9, 9, 8), numbers(t, 9, 9, 9)]) == 1


@pytest.mark.rule("ALH-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("option", ["random", "seat_order"])
def test_who_begins_follows_from_what_was_dealt(seats: int, option: str) -> None:
    for seed in range(40):
        match = GAME.start(seats, {"starting_player_tie": option}, f"{seed:x}")
        hands = [(len(cards_of(event)), worth(cards_of(event))) for event in dealt(match)]
        best = [seat for seat in range(seats) if hands[seat] == min(hands)]
        assert starter(match) in best
        assert match.actor == starter(match)
        if option == "seat_order":
            assert starter(match) == best[0]


@pytest.mark.rule("ALH-2.6")
def test_a_tie_for_the_start_is_broken_by_chance_or_by_seat_order() -> None:
    t = table(4)
    hands = [numbers(t, 9, 9, 9), numbers(t, 9, 9, 2), numbers(t, 5, 5, 5, 5), numbers(t, 8, 6, 6)]
    begun = set()
    for seed in range(60):
        t.state.chance = Chance.of(f"{seed:x}")
        begun.add(starting_player(t.state, hands))
    assert begun == {1, 3}
    t = table(4, starting_player_tie="seat_order")
    assert starting_player(t.state, hands) == 1


@pytest.mark.rule("ALH-2.7")
@pytest.mark.parametrize("modules", ["", "exchange_cards"])
def test_four_plain_money_cards_are_laid_out(modules: str) -> None:
    for seed in range(30):
        match = GAME.start(3, {"modules": modules}, f"{seed:x}")
        shown = Table(match).shown()
        assert cards_of(told(match.opening, "money-laid")[0]) == shown
        assert len(shown) == 4
        assert not any(name.startswith("exchange") for name in shown)


# The money deck


@pytest.mark.rule("ALH-2.8", "ALH-EX-2")
def test_piles_differ_by_one_card_at_most_and_the_larger_ones_come_first() -> None:
    assert [len(pile) for pile in split(list(range(85)))] == [17, 17, 17, 17, 17]
    assert [len(pile) for pile in split(list(range(87)))] == [18, 18, 17, 17, 17]
    assert [len(pile) for pile in split(list(range(89)))] == [18, 18, 18, 18, 17]
    cards = list(range(87))
    assert [card for pile in reversed(split(cards)) for card in pile] == cards


@pytest.mark.rule("ALH-2.8", "ALH-13.1")
@pytest.mark.parametrize("modules", ["", "exchange_cards"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_scoring_cards_lie_in_piles_2_and_4(seats: int, modules: str) -> None:
    for seed in range(40):
        piles = piles_of(state_of(seats, modules, f"{seed:x}"))
        assert [[card for card in pile if card >= SCORING] for pile in piles] == [
            [],
            [SCORING + 1],
            [],
            [SCORING + 2],
            [],
        ]
        exchange = [len([card for card in pile if EXCHANGE <= card < SCORING]) for pile in piles]
        assert exchange == ([0, 2, 2, 2, 0] if modules else [0] * 5)


@pytest.mark.rule("ALH-2.8")
def test_a_scoring_card_may_lie_anywhere_in_its_pile() -> None:
    places: dict[int, set[int]] = {1: set(), 3: set()}
    for seed in range(250):
        piles = piles_of(state_of(4, "", f"{seed:x}"))
        for pile, found in places.items():
            at = next(i for i, card in enumerate(piles[pile]) if card >= SCORING)
            found.add(at)
            found.add(at - len(piles[pile]))
    for found in places.values():
        assert 0 in found  # on top
        assert -1 in found  # at the bottom
        assert set(range(17)) <= found


@pytest.mark.rule("ALH-2.8", "ALH-EX-2")
@pytest.mark.parametrize(
    ("modules", "deck", "sizes"),
    [("", 87, [17, 18, 17, 18, 17]), ("exchange_cards", 93, [17, 20, 19, 20, 17])],
)
def test_a_deck_of_85_money_cards(modules: str, deck: int, sizes: list[int]) -> None:
    found = 0
    for seed in range(400):
        state = state_of(4, modules, f"{seed:x}")
        if sum(state.hand_size(seat) for seat in range(4)) != 19:
            continue
        found += 1
        assert len(state.deck) == deck
        assert state.piles[::-1] == sizes
        assert [len(pile) for pile in piles_of(state)] == sizes
        drawn = state.deck[::-1]
        if not modules:
            assert 18 <= drawn.index(SCORING + 1) + 1 <= 35
            assert 53 <= drawn.index(SCORING + 2) + 1 <= 70
    assert found > 10


@pytest.mark.rule("ALH-2.8", "ALH-EX-2")
def test_a_deck_of_87_money_cards() -> None:
    found = 0
    for seed in range(400):
        state = state_of(4, "", f"{seed:x}")
        if sum(state.hand_size(seat) for seat in range(4)) == 17:
            found += 1
            assert state.piles[::-1] == [18, 18 + 1, 17, 17 + 1, 17]
    assert found > 10


# Modules


@pytest.mark.rule("ALH-2.9", "ALH-16.1")
@pytest.mark.parametrize("mask", range(16))
def test_modules_add_their_pieces_singly_and_together(mask: int) -> None:
    used = [name for i, name in enumerate(MODULES) if mask >> i & 1]
    match = GAME.start(3, {"modules": "+".join(used)}, "3")
    state = Table(match).state
    assert (state.vizier is not None) == ("vizier" in used)
    assert (state.bonus is not None) == ("bonus_cards" in used)
    assert (state.huts is not None) == ("huts" in used)
    exchange = len([card for card in state.deck if EXCHANGE <= card < SCORING])
    assert exchange == (6 if "exchange_cards" in used else 0)
    assert len(told(match.opening, "bonus-dealt")) == (3 if "bonus_cards" in used else 0)
    assert len(told(match.opening, "huts-laid")) == (1 if "huts" in used else 0)


@pytest.mark.rule("ALH-2.9")
def test_a_module_changes_nothing_of_the_tiles_dealt_before_it() -> None:
    plain = table(3)
    for name in MODULES:
        other = table(3, name)
        assert other.state.bag == plain.state.bag
        assert other.state.market == plain.state.market
        assert [other.state.hand(seat) for seat in range(3)] == [plain.state.hand(seat) for seat in range(3)]
        assert other.shown() == plain.shown()
