"""Chapter 1: the components, and what is wrong with a box that was edited badly."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from majlis.engine.errors import BadBox, BadSeats
from majlis.games.alhambra.box import SCORING
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal

TEXT = (GAME.folder / "data" / "alhambra.toml").read_text(encoding="utf-8")
DATA = tomllib.loads(TEXT)
BOX = GAME.read_box(None)
CURRENCIES = ["florin", "dirham", "denar", "ducat"]
TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]


def letters(walls: int) -> str:
    return "".join(side for bit, side in enumerate("nesw") if walls >> bit & 1)


def all_money(t: Table) -> Counter[str]:
    """Every money card of a match by name, wherever it lies."""
    state = t.state
    cards = [t.box.card_name(card) for card in [*state.deck, *state.display, *state.discard] if card < SCORING]
    for seat in range(state.seats):
        cards += state.hand(seat)
    return Counter(cards)


# Players, tiles, cards


@pytest.mark.rule("ALH-1.1")
def test_two_to_six_may_play_and_no_other_number() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert GAME.start(seats, {}, "1").seats == seats
    for seats in (0, 1, 7):
        with pytest.raises(BadSeats, match=f"2 to 6 seats, not {seats}"):
            GAME.start(seats, {}, "1")


@pytest.mark.rule("ALH-1.1")
def test_there_is_a_colour_for_each_of_six_players() -> None:
    assert len({colour["id"] for colour in DATA["player_colors"]}) == 6


@pytest.mark.rule("ALH-1.2")
@pytest.mark.parametrize(
    ("kind", "tiles", "cheapest", "dearest"),
    [
        ("pavilion", 7, 2, 8),
        ("seraglio", 7, 3, 9),
        ("arcades", 9, 4, 10),
        ("chambers", 9, 5, 11),
        ("garden", 11, 6, 12),
        ("tower", 11, 7, 13),
    ],
)
def test_each_type_has_its_number_of_tiles_and_its_prices(kind: str, tiles: int, cheapest: int, dearest: int) -> None:
    prices = [BOX.prices[tile] for tile in range(BOX.first_hut) if BOX.types[BOX.kinds[tile]] == kind]
    assert (len(prices), min(prices), max(prices)) == (tiles, cheapest, dearest)
    assert sorted(set(prices)) == list(range(cheapest, dearest + 1))


@pytest.mark.rule("ALH-1.2")
def test_there_are_54_different_tiles_with_at_most_three_walls() -> None:
    faces = [(BOX.kinds[tile], BOX.prices[tile], BOX.walls[tile]) for tile in range(BOX.first_hut)]
    assert len(faces) == 54
    assert len(set(faces)) == 54
    assert {BOX.walls[tile].bit_count() for tile in range(BOX.first_hut)} == {0, 1, 2, 3}


@pytest.mark.rule("ALH-1.2")
def test_the_id_of_a_tile_tells_its_type_price_and_walls() -> None:
    for tile in range(BOX.first_hut):
        kind, price, walls = BOX.types[BOX.kinds[tile]], BOX.prices[tile], letters(BOX.walls[tile])
        assert BOX.tile_name(tile) == f"{kind}_{price}_{walls or 'open'}"


@pytest.mark.rule("ALH-1.2")
def test_twenty_walls_look_in_each_direction() -> None:
    sides = Counter(side for tile in range(BOX.first_hut) for side in letters(BOX.walls[tile]))
    assert sides == {"n": 20, "e": 20, "s": 20, "w": 20}
    assert "arcades_8_e" in BOX.tile_ids


@pytest.mark.rule("ALH-1.3")
def test_each_of_six_players_has_a_fountain_without_walls_type_or_price() -> None:
    t = table(6)
    for seat in range(6):
        assert [place["tile"] for place in t.player(seat)["palace"]] == ["fountain"]
        assert set(t.counts(seat).values()) == {0}
    t.market(florin="pavilion_8_open").hand(0, "florin-8").play("buy florin florin-8", "end")
    assert t.legal("place") == {f"place pavilion_8_open {cell}" for cell in ("0,-1", "-1,0", "1,0", "0,1")}
    assert "fountain" not in t.box.tile_numbers


@pytest.mark.rule("ALH-1.4")
def test_every_currency_has_the_values_1_to_9_three_times() -> None:
    expected = {f"{currency}-{value}": 3 for currency in CURRENCIES for value in range(1, 10)}
    assert sum(expected.values()) == 108
    assert all_money(table(4)) == expected


@pytest.mark.rule("ALH-1.5")
def test_scoring_rounds_1_and_2_have_a_card_and_round_3_has_none() -> None:
    t = table(3)
    assert sorted(t.box.card_name(card) for card in t.state.deck if card >= SCORING) == [
        "scoring_card_1",
        "scoring_card_2",
    ]


# Market and display


@pytest.mark.rule("ALH-1.6")
def test_each_of_the_four_slots_has_its_currency() -> None:
    t = table(3)
    assert t.box.currencies == CURRENCIES
    assert list(t.view()["market"]) == CURRENCIES
    assert len(t.state.market) == 4


@pytest.mark.rule("ALH-1.6")
@pytest.mark.parametrize("slot", CURRENCIES)
def test_a_tile_is_paid_in_the_currency_of_its_slot_whatever_its_colour(slot: str) -> None:
    t = table(3).market(**{slot: "garden_9_e"}).hand(0, *(f"{currency}-9" for currency in CURRENCIES))
    for currency in CURRENCIES:
        if currency != slot:
            wrong = refusal("wrong-currency", "ALH-5.1", currency=slot, other=currency)
            assert t.refused(f"buy {slot} {currency}-9") == wrong
    t.play(f"buy {slot} {slot}-9")
    assert t.pending() == ["garden_9_e"]


@pytest.mark.rule("ALH-1.6")
def test_there_is_no_fifth_slot() -> None:
    assert table(3).refused("buy guilder denar-1") == refusal("no-such-slot", "ALH-1.6", slot="guilder")


@pytest.mark.rule("ALH-1.7")
def test_the_display_holds_up_to_four_cards() -> None:
    t = table(3)
    assert len(t.shown()) == 4
    for _ in range(6):
        t.play(sorted(t.legal("take"))[0])
        assert len(t.shown()) == 4


@pytest.mark.rule("ALH-1.8")
def test_a_tile_goes_from_the_bag_by_market_and_pending_area_to_reserve_and_alhambra() -> None:
    t = table(3).market(florin=None).next_tiles("pavilion_8_open").display("denar-1", "denar-2", "ducat-2")
    assert "pavilion_8_open" in t.view()["bag"]["tiles"]
    t.next_cards("denar-9", "denar-8").play("take denar-1")
    view = t.view()
    assert view["market"]["florin"] == "pavilion_8_open"
    assert "pavilion_8_open" not in view["bag"]["tiles"]
    t.hand(1, "florin-8").play("buy florin florin-8")
    view = t.view()
    assert (view["market"]["florin"], view["pending"]) == (None, ["pavilion_8_open"])
    assert view["discard"] == {"count": 1, "top": "florin-8"}
    t.play("end", "keep pavilion_8_open")
    view = t.view()
    assert (view["pending"], view["players"][1]["reserve"]) == ([], ["pavilion_8_open"])
    t.turn(1).play("place pavilion_8_open 0,-1")
    assert t.reserve_of(1) == []
    assert t.names_in(1) == {"0,-1": "pavilion_8_open"}


@pytest.mark.rule("ALH-1.8")
def test_a_card_goes_from_the_deck_by_display_and_hand_to_the_discard_pile() -> None:
    t = table(3).market(denar="garden_9_e").display("florin-1", "florin-2", "florin-3").next_cards("denar-9", "denar-8")
    t.play("take florin-1")
    assert t.shown() == ["florin-2", "florin-3", "denar-9", "denar-8"]
    t.hand(1).play("take denar-9")
    assert t.state.hand(1) == ["denar-9"]
    t.turn(1).play("buy denar denar-9")
    assert t.state.hand(1) == []
    assert t.discarded() == ["denar-9"]


@pytest.mark.rule("ALH-1.9")
def test_places_are_counted_eastwards_and_southwards_from_the_fountain() -> None:
    t = table(3).market(florin="seraglio_9_open").hand(0, "florin-9").play_on("buy florin florin-9", "end")
    assert t.refused("place seraglio_9_open 0,0").id == "refused-place-occupied"
    corner = refusal("place-no-contact", "ALH-6.6", tile="seraglio_9_open", cell="1,1")
    assert t.refused("place seraglio_9_open 1,1") == corner
    assert t.refused("place seraglio_9_open 999,-999").id == "refused-place-no-contact"
    assert t.allowed("place seraglio_9_open 0,1")


@pytest.mark.rule("ALH-1.10")
@pytest.mark.parametrize(
    ("kind", "first", "second", "third"),
    [
        ("pavilion", [1], [8, 1], [16, 8, 1]),
        ("seraglio", [2], [9, 2], [17, 9, 2]),
        ("arcades", [3], [10, 3], [18, 10, 3]),
        ("chambers", [4], [11, 4], [19, 11, 4]),
        ("garden", [5], [12, 5], [20, 12, 5]),
        ("tower", [6], [13, 6], [21, 13, 6]),
    ],
)
def test_the_score_table(kind: str, first: list[int], second: list[int], third: list[int]) -> None:
    assert [BOX.points[round][TYPES.index(kind)] for round in range(3)] == [first, second, third]


@pytest.mark.rule("ALH-1.11")
def test_the_expansion_has_6_stones_6_exchange_cards_10_bonus_cards_and_24_huts() -> None:
    state = table(6, "vizier+exchange_cards+bonus_cards+huts").state
    assert state.vizier is not None
    assert state.bonus is not None
    assert state.huts is not None
    assert state.vizier.active.bit_count() == 6
    assert len([card for card in state.deck if 36 <= card < SCORING]) == 6
    assert sum(cards.bit_count() for cards in [*state.bonus.hidden, state.bonus.out]) == 10
    assert [len(stack) for stack in state.huts.stacks] == [3, 3, 4, 4, 5, 5]


def test_the_defaults_of_the_data_file_are_those_of_the_options() -> None:
    named = {name: value for name, value in DATA["options"].items() if name != "source"}
    assert named == {option.name: option.default for option in GAME.options.options if option.name != "modules"}


def test_an_untouched_copy_of_the_data_is_the_same_box() -> None:
    copy = GAME.read_box(TEXT)
    assert copy.digest == BOX.digest
    assert BOX.standard
    assert not copy.standard
    assert len(copy.reconstructed) == 24 + 5  # all huts, all exchange cards but one


def test_an_edited_price_is_what_the_tile_costs() -> None:
    edited = edit('id = "garden_9_e"\ntype = "garden"\nprice = 9', 'id = "garden_9_e"\ntype = "garden"\nprice = 8')
    match = GAME.start(3, {}, "7", GAME.read_box(edited))
    t = Table(match).turn(0).market(denar="garden_9_e").hand(0, "denar-8").play_on("buy denar denar-8")
    assert t.asked() == "extra-action"


@pytest.mark.rule("ALH-13.6")
def test_of_two_exchange_cards_with_the_same_currencies_one_is_played() -> None:
    edited = edit('currencies = ["denar", "ducat"]', 'currencies = ["florin", "denar"]')
    match = GAME.start(3, {"modules": "exchange_cards", "exchange_max_per_purchase": 2}, "7", GAME.read_box(edited))
    t = Table(match).turn(0).market(denar="garden_9_e", florin=None, dirham=None, ducat=None)
    t.hand(0, "florin-5", "denar-4", "exchange_florin_denar", "exchange_denar_ducat")
    pay = "buy denar denar-4+exchange_{}+florin-5"
    assert t.legal("buy") == {pay.format("florin_denar"), pay.format("denar_ducat")}
    why = refusal("exchange-card-pointless", "ALH-13.6", card="exchange_denar_ducat", currency="florin")
    assert t.refused("buy denar denar-4+exchange_denar_ducat+exchange_florin_denar+florin-5") == why


# Boxes that cannot be played with


def edit(old: str, new: str, count: int = 1) -> str:
    """The data file with one passage changed."""
    assert TEXT.count(old) >= 1, f"{old!r} is not in the data file"
    return TEXT.replace(old, new, count)


def record(start: str) -> str:
    """The text of one record of the data file, from its `[[table]]` line to its last one, which names the source."""
    at = TEXT.rindex("[[", 0, TEXT.index(start))
    end = TEXT.index("\n", TEXT.index("source = ", at)) + 1
    return TEXT[at:end]


TOWER = record('id = "tower_10_w"')
HUT = record('id = "hut_pavilion_w"')


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        pytest.param("game = ", "not valid TOML", id="no TOML"),
        pytest.param('[header]\ngame = "sabika"', "for game 'sabika', not 'alhambra'", id="another game"),
        pytest.param('[header]\ngame = "alhambra"\nformat = 1', r"\[\[currencies\]\] is missing", id="nothing in it"),
        pytest.param(
            edit(TOWER, ""), r"building_types, record 6 \(tower\).*11 tiles, but 10 are listed", id="tile missing"
        ),
        pytest.param(
            edit('id = "tower_10_w"', 'id = "tower_11_n"'),
            r"tiles, record 50 \(tower_11_n\): the id 'tower_11_n' stands already at tiles, record 49",
            id="id twice",
        ),
        pytest.param(
            edit('id = "hut_tower_e"', 'id = "tower_13_e"'),
            r"huts, record \d+ \(tower_13_e\): the id 'tower_13_e' stands already at tiles, record 54",
            id="hut named like a tile",
        ),
        pytest.param(
            edit('id = "tower_10_w"', 'id = "Tower 10"'),
            r"tiles, record 49 \(Tower 10\): id must be a word of letters",
            id="odd id",
        ),
        pytest.param(edit('id = "tower_10_w"\n', ""), r"tiles, record 49 \(without id\): id must be", id="id missing"),
        pytest.param(
            edit(TOWER, TOWER.replace("w = true", 'w = "yes"')),
            r"tiles, record 49 \(tower_10_w\): walls.w must be true or false, not 'yes'",
            id="wall of the wrong sort",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace(", w = true", "")),
            r"tiles, record 49 \(tower_10_w\): walls.w must be true or false, not None",
            id="wall missing",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace("walls = {", "wall = {")),
            r"tiles, record 49 \(tower_10_w\): walls is missing",
            id="walls missing",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace("= false", "= true")),
            r"tiles, record 49 \(tower_10_w\): walls on all four sides",
            id="four walls",
        ),
        pytest.param(
            edit(HUT, HUT.replace("= true", "= false")),
            r"huts, record 2 \(hut_pavilion_w\): a hut has at least one wall",
            id="hut without wall",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace('type = "tower"', 'type = "castle"')),
            r"tiles, record 49 \(tower_10_w\): type must be one of pavilion, .*tower, not 'castle'",
            id="unknown type",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace("price = 10", "price = 0")),
            r"tiles, record 49 \(tower_10_w\): price must be 1 to 99, not 0",
            id="price of nothing",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace("price = 10", "price = true")),
            r"tiles, record 49 \(tower_10_w\): price must be 1 to 99, not True",
            id="price that is not a number",
        ),
        pytest.param(
            edit(TOWER, TOWER.replace('"public"', '"memory"')),
            r"tiles, record 49 \(tower_10_w\): source must be .*not 'memory'",
            id="unknown source",
        ),
        pytest.param(
            edit(HUT, ""), r"hut_rules: per_type.pavilion should be 2: that many are listed", id="hut missing"
        ),
        pytest.param(
            edit("total = 24", "total = 25"), r"hut_rules: total must be 24, not 25", id="wrong total of huts"
        ),
        pytest.param(
            edit("total = 108", "total = 107"), r"money_cards: total must be 108, not 107", id="wrong total of money"
        ),
        pytest.param(
            edit("total_two_players = 72", "total_two_players = 108"),
            r"money_cards: total_two_players must be 72, not 108",
            id="wrong total of money for two",
        ),
        pytest.param(
            edit("cards = 10", "cards = 11"), r"bonus: cards must be 10, not 11", id="wrong total of bonus cards"
        ),
        pytest.param(edit("copies = 3", "copies = 4"), r"money_cards: copies must be 1 to 3, not 4", id="four copies"),
        pytest.param(
            edit("copies_two_players = 2", "copies_two_players = 9"),
            r"money_cards: copies_two_players must be 1 to 3, not 9",
            id="more copies for two",
        ),
        pytest.param(
            edit("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = [1, 2, 3]"),
            r"money_cards: values must be 1 to 9",
            id="other values",
        ),
        pytest.param(
            edit("market_slots = 4", "market_slots = 5"), r"constants: market_slots must be 4, not 5", id="five slots"
        ),
        pytest.param(
            edit("points_round_2 = [8, 1]", "points_round_2 = [8]"),
            r"building_types, record 1 \(pavilion\): points_round_2 must list the points for 2 places, not \[8\]",
            id="score table too short",
        ),
        pytest.param(
            edit('currencies = ["denar", "ducat"]', 'currencies = ["denar", "denar"]'),
            r"exchange_cards, record 6 \(exchange_denar_ducat\): currencies must be two different ones",
            id="exchange card of one currency",
        ),
        pytest.param(
            edit('currencies = ["denar", "ducat"]', 'currencies = ["denar", "thaler"]'),
            r"exchange_cards, record 6 \(exchange_denar_ducat\): currencies must be two different ones of florin",
            id="exchange card of an unknown currency",
        ),
        pytest.param(
            edit('tile = "pavilion_8_open"', 'tile = "pavilion_9_open"'),
            r"bonus_cards, record 1 \(bonus_pavilion_8\): tile must be the id of a listed tile, not 'pavilion_9_open'",
            id="bonus card for no tile",
        ),
        pytest.param(
            edit('tile = "pavilion_8_open"', 'tile = "seraglio_9_open"'),
            r"bonus_cards: two cards name the same tile",
            id="two bonus cards for one tile",
        ),
        pytest.param(
            edit('"2" = 3', '"2" = 6'),
            r"bonus: per_player.2 must be 0 to 5, not 6",
            id="more bonus cards than there are",
        ),
        pytest.param(
            edit("starting_money_min_sum = 20", "starting_money_min_sum = 0"),
            r"constants: starting_money_min_sum must be 1 to \d+, not 0",
            id="no starting money",
        ),
    ],
)
def test_a_bad_box_is_refused_and_the_place_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadBox, match=complaint):
        GAME.read_box(text)


def test_a_box_must_have_tiles_enough_to_set_up() -> None:
    """Four for the market and as many as Dirk draws."""
    text = edit("starting_tiles = 6", "starting_tiles = 20")
    for name in BOX.tile_ids[23 : BOX.first_hut]:
        text = text.replace(record(f'id = "{name}"'), "")
    for kind, listed in (("chambers", 9), ("garden", 11), ("tower", 11)):
        block = record(f'id = "{kind}"')
        text = text.replace(block, block.replace(f"\ntiles = {listed}", "\ntiles = 0"))
    with pytest.raises(BadBox, match="tiles: 23 are too few, setup with two players takes 24"):
        GAME.read_box(text)


@pytest.mark.parametrize(
    ("copies", "for_two", "complaint"),
    [(1, 1, "starting_money_min_sum 20 is too much for 6 players, 16 is the most"), (2, 1, "")],
)
def test_a_box_must_have_money_enough_to_deal(copies: int, for_two: int, complaint: str) -> None:
    text = edit("copies = 3", f"copies = {copies}").replace("copies_two_players = 2", f"copies_two_players = {for_two}")
    text = text.replace("total = 108", f"total = {36 * copies}").replace(
        "total_two_players = 72", f"total_two_players = {36 * for_two}"
    )
    if complaint:
        with pytest.raises(BadBox, match=complaint):
            GAME.read_box(text)
    else:
        assert GAME.start(6, {}, "1", GAME.read_box(text)).state.pieces()["money"] == 72
