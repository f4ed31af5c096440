"""What the board shows beside the pieces, held against what happens when it is played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.games.alhambra.box import EXCHANGE, SCORING, VALUES, AlhambraBox
from majlis.games.alhambra.cells import neighbour
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.numbers import AlhambraNumbers, WallSegment, numbers, without_forecasts
from majlis.games.alhambra.parts import cell_name, cell_of
from majlis.games.alhambra.scoring import SCORING_ROUNDS
from majlis.games.alhambra.state import AlhambraState
from tests.games.alhambra.builder import Table, table

ALL = "vizier+exchange_cards+bonus_cards+huts"


def of(t: Table, seat: int | None = 0) -> AlhambraNumbers:
    return numbers(t.state, seat)


def edited(*changes: tuple[str, str]) -> AlhambraBox:
    """The box from the data file, in which the first text of each pair (it occurs once) is replaced by the second."""
    text = GAME.data_text()
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return GAME.read_box(text)


def positions(seats: int, seed: str, **options: object) -> Iterator[Table]:
    """A random match, at each of its decisions."""
    t = Table(GAME.start(seats, {"modules": ALL, **options}, seed))
    chance = Chance.of(seed)
    while not t.match.over:
        yield t
        codes = t.state.codes()
        t.match.play_code(codes[chance.below(len(codes))])


def sums(t: Table, notation: str) -> tuple[bool, int, int]:
    """How a payment ranks, best first: whether it is exact, its exchange cards, what is lost."""
    _, slot, cards = notation.split()
    tile = t.slot(slot)
    assert tile is not None
    ids = [t.box.card_numbers[name] for name in cards.split("+")]
    lost = sum(card % VALUES + 1 for card in ids if card < EXCHANGE) - t.box.prices[t.box.tile_numbers[tile]]
    return lost > 0, sum(1 for card in ids if card >= EXCHANGE), lost


# what the hand could pay


@pytest.mark.rule("ALH-5.1", "ALH-5.2", "ALH-13.6")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_payment_shown_is_the_best_of_the_legal_ones(most: int) -> None:
    seen = 0
    for t in positions(3, f"{most}a", exchange_max_per_purchase=most):
        if t.asked() not in ("action", "extra-action"):
            continue
        ways = t.legal("buy")
        for slot, shown in of(t, t.match.actor)["market"].items():
            legal = sorted((way for way in ways if way.split()[1] == slot), key=lambda way: sums(t, way))
            if shown is None or not legal:
                assert shown is None or shown["pay"] is None
                continue
            assert shown["pay"] is not None
            best = f"buy {slot} {'+'.join(sorted(shown['pay']))}"
            assert best in legal
            assert sums(t, best) == sums(t, legal[0])
            seen += 1
    assert seen > 30


@pytest.mark.rule("ALH-5.1", "ALH-5.2")
@pytest.mark.parametrize(
    ("tile", "held", "pay"),
    [
        ("tower_9_es", "4 5 9", "9"),
        ("tower_9_es", "1 2 3 4 8", "1 8"),
        ("garden_11_open", "2 3 6 7 8", "3 8"),
        ("garden_10_w", "2 3 6 9", "2 9"),
        ("garden_10_w", "1 1 3 5 5 8", "5 5"),
    ],
)
def test_of_payments_that_lose_the_same_the_one_with_fewest_cards_is_shown(tile: str, held: str, pay: str) -> None:
    t = table(3).market(denar=tile).hand(0, *(f"denar-{value}" for value in held.split()))
    shown = of(t)["market"]["denar"]
    assert shown is not None
    assert shown["pay"] == [f"denar-{value}" for value in pay.split()]


@pytest.mark.rule("ALH-13.6")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_option_says_how_many_exchange_cards_make_a_payment(most: int) -> None:
    """Two cards are needed for 9, three for 12: the option alone decides which tile can be bought."""
    t = table(3, "exchange_cards", exchange_max_per_purchase=most)
    t.market(florin="garden_12_s", dirham=None, denar=None, ducat=None)
    t.hand(0, "florin-3", "dirham-3", "denar-3", "ducat-3")
    t.state.exchange[0] = sum(1 << card for card in range(6) if t.box.exchange_pairs[card] & 1)
    shown = of(t)["market"]["florin"]
    assert shown is not None
    assert (shown["pay"] is not None) == (most == 3) == bool(t.legal("buy"))
    t.market(florin="arcades_9_open")
    shown = of(t)["market"]["florin"]
    assert shown is not None
    assert (shown["pay"] is not None) == (most >= 2) == bool(t.legal("buy"))


@pytest.mark.rule("ALH-3.4", "ALH-5.4")
def test_a_payment_called_exact_gives_another_action() -> None:
    t = table(3).market(denar="garden_10_w").hand(0, "denar-9", "denar-8", "denar-2")
    shown = of(t)["market"]["denar"]
    assert shown == {"tile": "garden_10_w", "price": 10, "pay": ["denar-2", "denar-8"], "exact": True, "short": 0}
    t.play("buy denar denar-2+denar-8")
    assert t.asked() == "extra-action"
    t = table(3).market(denar="garden_10_w").hand(0, "denar-9", "denar-3")
    shown = of(t)["market"]["denar"]
    assert shown is not None
    assert (shown["pay"], shown["exact"]) == (["denar-3", "denar-9"], False)
    t.play("buy denar denar-3+denar-9")
    assert t.asked() == "place"


@pytest.mark.rule("ALH-5.1")
def test_what_is_missing_is_what_the_refusal_says() -> None:
    t = table(3).market(denar="garden_10_w").hand(0, "denar-4", "denar-3", "florin-9")
    shown = of(t)["market"]["denar"]
    assert shown is not None
    refused = t.match.refuse("buy denar")
    assert refused is not None
    price, have = refused.facts["price"], refused.facts["have"]
    assert isinstance(price, int)
    assert isinstance(have, int)
    assert (shown["pay"], shown["short"]) == (None, price - have)


@pytest.mark.rule("ALH-12.7")
def test_the_vizier_can_buy_exactly_what_is_shown_as_exact() -> None:
    seen = 0
    for seed in ("1", "2", "3", "4"):
        for t in positions(3, seed):
            if t.asked() == "vizier-buy":
                shown = of(t, t.match.actor)["market"]
                exact = {slot for slot, purchase in shown.items() if purchase is not None and purchase["exact"]}
                assert {way.split()[1] for way in t.legal("buy")} == exact
                seen += 1
    assert seen > 5


@pytest.mark.rule("ALH-17.3")
def test_a_spectator_is_told_no_payment() -> None:
    t = table(3).market(denar="garden_10_w", florin=None).hand(0, "denar-9", "denar-2")
    assert of(t, None)["market"]["denar"] == {
        "tile": "garden_10_w",
        "price": 10,
        "pay": None,
        "exact": False,
        "short": 0,
    }
    assert of(t, None)["market"]["florin"] is None
    assert {**of(t, None), "market": {}, "fits": {}} == {**of(t, 0), "market": {}, "fits": {}}


# the next scoring


def after_scoring(t: Table, round: int) -> list[int]:
    """The points that a scoring round brings now, by seat, Dirk last."""
    state = t.state.clone()
    before = [state.total_of(seat) for seat in range(state.seats + state.has_dirk)]
    state.steps[:] = [SCORING_ROUNDS[round - 1]]
    state.advance()
    while state.steps:  # nobody reveals a bonus card
        state.apply(state.codes()[-1])
    return [state.total_of(seat) - before[seat] for seat in range(len(before))]


@pytest.mark.rule("ALH-9.2", "ALH-9.5", "ALH-9.7", "ALH-11.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_scoring_now_brings_what_is_forecast(seats: int) -> None:
    rounds: set[int] = set()
    for at, t in enumerate(positions(seats, f"{seats}b", bonus_auto_reveal_final=False)):
        if at % 25 == 0:
            shown = of(t)["standing"]
            assert shown["totals"] == after_scoring(t, shown["round"])
            assert shown["round"] == min(len(t.view(0)["scoring_cards"]) + 1, 3)
            rounds.add(shown["round"])
    assert rounds == {1, 2, 3}


# the last scoring


@pytest.mark.rule("ALH-9.2", "ALH-9.5", "ALH-9.7", "ALH-11.4", "ALH-14.8")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_scoring_is_shown_as_its_events_told_it(seats: int) -> None:
    t = Table(GAME.start(seats, {"modules": ALL}, f"{seats}c"))
    chance = Chance.of(f"{seats}c")
    told: list[Event] = []
    rounds: list[int] = []
    while not t.match.over:
        codes = t.state.codes()
        told += t.match.play_code(codes[chance.below(len(codes))])
        shown = of(t)["scored"]
        if shown is None or shown["round"] in rounds:
            continue
        rounds.append(shown["round"])
        scored = {
            (event.seat if event.seat >= 0 else seats, event.parts.get("type", "wall")): event.parts
            for event in told
            if "points" in event.parts and event.parts["round"] == shown["round"]
        }
        for row in shown["types"]:
            for seat, (count, points) in enumerate(zip(row["counts"], row["points"], strict=True)):
                event = scored.pop((seat, row["type"]), {"count": count, "points": 0})
                assert (count, points) == (event["count"], event["points"])
        for seat, length in enumerate(shown["lengths"]):
            event = scored.pop((seat, "wall"), {"length": 0, "points": 0})
            assert (length, shown["walls"][seat]) == (event["length"], event["points"])
        assert scored == {}
        assert shown["after"] == [t.state.total_of(seat) for seat in range(len(shown["after"]))]
        assert shown["totals"] == [new - old for old, new in zip(shown["before"], shown["after"], strict=True)]
    assert rounds == [1, 2, 3]


@pytest.mark.rule("ALH-11.5")
def test_what_dirk_draws_after_a_scoring_did_not_count_in_it() -> None:
    t = table(2).dirk("tower_13_e").bag("tower_9_ne", "tower_9_nw", "tower_8_nes").next_cards("scoring_card_1")
    assert of(t)["scored"] is None
    t.play("take " + t.shown()[0])
    shown = of(t)
    assert shown["scored"] is not None
    assert shown["scored"]["types"][5] == {"type": "tower", "places": [6], "counts": [0, 0, 1], "points": [0, 0, 6]}
    assert shown["standing"]["types"][5]["counts"] == [0, 0, 4]


@pytest.mark.rule("ALH-10.7", "ALH-11.7")
@pytest.mark.parametrize(("dirk_can_win", "ranks"), [(False, [1, 2, 0]), (True, [2, 3, 1])])
def test_ranks_after_a_scoring_count_dirk_only_where_he_can_win(dirk_can_win: bool, ranks: list[int]) -> None:
    t = (
        table(2, dirk_can_win=dirk_can_win)
        .build(0, {"0,-1": "tower_7_new"})
        .dirk("garden_8_nw", "chambers_6_es", "seraglio_9_open")
    )
    t.next_cards("scoring_card_1").play("take " + t.shown()[0])
    shown = of(t)["scored"]
    assert shown is not None
    assert shown["ranks"] == ranks


@pytest.mark.rule("ALH-9.5", "ALH-9.7")
def test_points_come_from_the_data_file() -> None:
    box = edited(
        ("points_per_wall_segment = 1", "points_per_wall_segment = 4"),
        ("points_round_1 = [6]", "points_round_1 = [50]"),
    )
    t = Table(GAME.start(3, {}, "7", box)).turn(0).build(0, {"0,-1": "tower_7_new"})
    shown = of(t)["standing"]
    assert shown["walls"] == [12, 0, 0]
    assert shown["types"][5] == {"type": "tower", "places": [50], "counts": [1, 0, 0], "points": [50, 0, 0]}
    assert shown["totals"] == [62, 0, 0] == after_scoring(t, 1)


@pytest.mark.rule("ALH-2.8", "ALH-13.1")
@pytest.mark.parametrize(("seats", "modules"), [(2, ""), (3, "exchange_cards"), (4, ""), (6, "exchange_cards")])
def test_a_scoring_card_comes_within_the_cards_announced(seats: int, modules: str) -> None:
    t = Table(GAME.start(seats, {"modules": modules}, "c"))
    for round in (1, 2):
        shown = of(t)["next_scoring"]
        assert shown is not None
        assert shown["round"] == round
        cards = list(reversed(t.state.deck))
        assert shown["earliest"] <= 1 + cards.index(SCORING + round) <= shown["latest"]
        while (now := of(t)["next_scoring"]) is not None and now["round"] == round:
            drawn = len(cards) - len(t.state.deck)
            assert now["latest"] == shown["latest"] - drawn
            assert now["earliest"] == max(1, shown["earliest"] - drawn)
            t.play("take " + t.shown()[0])
            while t.asked() not in ("action", ""):
                t.play(sorted(t.legal())[0])
    assert of(t)["next_scoring"] is None


def test_four_players_with_19_cards_wait_for_the_18th_to_35th_card() -> None:
    """ALH-EX-2: 85 money cards make piles of 17; the second and the fourth have 18."""
    t = table(4)
    t.state.deck, t.state.piles = [0] * 87, [17, 18, 17, 18, 17]
    assert of(t)["next_scoring"] == {"round": 1, "earliest": 18, "latest": 35}
    t.state.appeared, t.state.piles = 1, [17, 18, 17, 8]
    assert of(t)["next_scoring"] == {"round": 2, "earliest": 26, "latest": 43}


@pytest.mark.rule("ALH-2.8")
def test_in_a_deck_laid_out_by_hand_the_scoring_card_may_come_anywhere() -> None:
    t = table(3).next_cards("denar-4", "scoring_card_1")
    assert of(t)["next_scoring"] == {"round": 1, "earliest": 1, "latest": len(t.state.deck)}


@pytest.mark.rule("ALH-9.4", "ALH-11.1")
def test_what_the_next_scoring_would_bring_two_players_and_dirk() -> None:
    t = table(2).build(0, {"0,-1": "tower_7_new"}).dirk("tower_11_open", "tower_12_open")
    for round, places in ((1, [6]), (2, [13, 6]), (3, [21, 13, 6])):
        shown = of(t)["standing"]
        assert (shown["round"], shown["walls"]) == (round, [3, 0, 0]), "Dirk has no Alhambra and no walls"
        tower = shown["types"][5]
        assert tower == {
            "type": "tower",
            "places": places,
            "counts": [1, 0, 2],
            "points": [*(places[1:2] or [0]), 0, places[0]],
        }
        assert shown["totals"][0] == 3 + tower["points"][0]
        if round < 3:
            t.next_cards(f"scoring_card_{round}").play("take " + t.shown()[0])
            t.dirk("tower_11_open", "tower_12_open")


# the longest wall


@pytest.mark.rule("ALH-9.8", "ALH-9.9")
@pytest.mark.parametrize("closed", [True, False])
def test_the_wall_shown_is_connected_outer_and_as_long_as_it_scores(closed: bool) -> None:
    longest = 0
    for at, t in enumerate(positions(4, "d", closed_wall_counts_all=closed)):
        if at % 20:
            continue
        for seat, line in enumerate(of(t)["walls"]):
            state, built = t.state, t.names_in(seat)
            assert len(line) == state.palaces[seat].longest_wall()
            longest = max(longest, len(line))
            for segment in line:
                tile = state.box.tile_numbers[built[segment["cell"]]]
                side = 1 << "nesw".index(segment["side"])
                assert state.box.walls[tile] & side
                assert cell_name(neighbour(cell_of(segment["cell"]), side)) not in {*built, "0,0"}
            ends = [corners(segment) for segment in line]
            assert all(first[1] == second[0] for first, second in pairwise(ends))
    assert longest > 8


def corners(segment: WallSegment) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a segment begins and ends, clockwise around its tile."""
    x, y = (int(word) for word in segment["cell"].split(","))
    around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    at = "nesw".index(segment["side"])
    return around[at], around[(at + 1) % 4]


@pytest.mark.rule("ALH-9.9")
@pytest.mark.parametrize("closed", [True, False])
def test_a_closed_wall_is_shown_as_the_option_counts_it(closed: bool) -> None:
    t = table(closed_wall_counts_all=closed)
    t.build(0, {"0,-1": "pavilion_2_new", "1,0": "arcades_4_nes", "0,1": "seraglio_3_esw", "-1,0": "chambers_5_nsw"})
    line = of(t)["walls"][0]
    assert len({(segment["cell"], segment["side"]) for segment in line}) == len(line) == (12 if closed else 11)


def test_a_match_tells_the_numbers() -> None:
    t = table(3)
    assert t.match.numbers(1) == of(t, 1)
    assert t.match.numbers() == of(t, None)


# where a tile would fit


@pytest.mark.rule("ALH-6.1", "ALH-9.4", "ALH-9.7", "ALH-15.9", "ALH-16.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_cell_that_is_shown_to_fit_brings_what_is_shown(seats: int) -> None:
    """Plays every placement of a pending tile and compares the standing after it."""
    seen = 0
    for t in positions(seats, f"{seats}c"):
        if t.asked() != "place":
            continue
        seat = t.match.actor
        shown = of(t, seat)
        before = shown["standing"]["totals"][seat]
        cells: dict[str, set[str]] = {}
        for way in t.legal("place"):
            _, tile, cell = way.split()
            cells.setdefault(tile, set()).add(cell)
        for tile in t.pending():
            assert {fit["cell"] for fit in shown["fits"][tile]} == cells.get(tile, set())
            for fit in shown["fits"][tile]:
                then = t.state.clone()
                then.palaces[seat] = then.palaces[seat].place(cell_of(fit["cell"]), t.box.tile_numbers[tile])
                after = numbers(then, seat)["standing"]
                assert fit["wall"] == then.palaces[seat].longest_wall()
                assert fit["points"] == after["totals"][seat] - before
                seen += 1
    assert seen > 30


@pytest.mark.rule("ALH-5.6", "ALH-7.2", "ALH-15.1")
def test_what_one_could_buy_take_or_bring_in_is_shown_where_it_fits() -> None:
    t = next(positions(3, "5"))
    shown = of(t)["fits"]
    on_sale = {tile for slot in t.box.currencies if (tile := t.slot(slot)) is not None}
    assert t.state.huts is not None
    huts = {t.box.tile_name(stack[-1]) for stack in t.state.huts.stacks}
    assert set(shown) == on_sale | huts | set(t.reserve_of(0))
    for tile, cells in shown.items():
        walls = t.box.walls[t.box.tile_numbers[tile]]
        assert [fit["cell"] for fit in cells] == [cell_name(cell) for cell in t.state.palaces[0].fits(walls)]
    assert of(t, None)["fits"] == {}, "a spectator builds nothing"


@pytest.mark.rule("ALH-6.1", "ALH-9.9")
def test_what_a_palace_remembers_is_what_a_new_look_finds() -> None:
    """Over a random match: everything that was shown before, asked once more of positions without a memory."""
    match = GAME.start(3, {}, "1f")
    chance = Chance.of("2f")
    while not match.over and len(match.entries) < 120:
        state = match.state
        assert isinstance(state, AlhambraState)
        for seat in range(3):
            shown = numbers(state, seat)
            fresh = state.clone()
            for palace in fresh.palaces:
                palace.memo_line = None
                palace.memo_placed = None
            assert numbers(fresh, seat) == shown
        codes = state.codes()
        match.play_code(codes[chance.below(len(codes))])


@pytest.mark.rule("ALH-17.1")
def test_an_empty_place_of_the_market_has_no_payment_to_leave_out() -> None:
    t = table(3).market(florin=None).hand(0, "denar-9", "denar-8")
    shown = numbers(t.state, 0)
    assert shown["market"]["florin"] is None
    assert without_forecasts(shown)["market"]["florin"] is None


@pytest.mark.rule("ALH-17.1")
def test_where_no_payment_was_shown_none_is_left_out() -> None:
    t = table(3).market(denar="tower_9_es").hand(0, "denar-2").hand(1, "denar-9")
    shown = numbers(t.state, 0)["market"]["denar"]
    cut = without_forecasts(numbers(t.state, 0))["market"]["denar"]
    assert shown is not None
    assert cut is not None
    assert shown["pay"] is cut["pay"] is None


@pytest.mark.rule("ALH-3.4", "ALH-13.4")
@pytest.mark.parametrize(("nearer", "farther"), [("denar", "ducat"), ("ducat", "denar"), ("dirham", "ducat")])
def test_of_two_payments_with_one_exchange_card_the_one_that_loses_less_is_proposed(nearer: str, farther: str) -> None:
    t = table(3, "exchange_cards").market(florin="garden_10_open")
    t.hand(0, f"exchange_florin_{nearer}", f"exchange_florin_{farther}", "florin-3", f"{nearer}-8", f"{farther}-9")
    sold = numbers(t.state, 0)["market"]["florin"]
    assert sold is not None
    assert sorted(sold["pay"] or []) == sorted([f"exchange_florin_{nearer}", "florin-3", f"{nearer}-8"])
