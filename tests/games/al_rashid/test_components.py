"""Chapter 1: components and constants, as the data file has them; and what an edited copy may say."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.errors import BadBox
from majlis.games.al_rashid.box import COURT, GUILDS, MERCHANT, PALACES, PASHA, SAGE
from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import lands, seen, table
from tests.games.kit import told

BOX = GAME.read_box(None)


@pytest.mark.rule("RAS-1.1")
def test_two_to_five_families_play_five_rounds() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]
    assert BOX.rounds == 5


@pytest.mark.rule("RAS-1.2")
def test_six_palaces_and_seven_territories() -> None:
    assert BOX.areas[:PALACES] == ["intrigue", "military", "wisdom", "trade", "politics", "caliph"]
    assert lands() == [
        "silk_road", "spice_road", "sarmatia", "mare_indianum", "abbasid_caliphate", "mare_internum", "nilus_valley",
    ]  # fmt: skip
    assert (GUILDS, COURT, len(BOX.areas)) == (5, 5, 13)


@pytest.mark.rule("RAS-1.2")
def test_all_five_families_find_a_place_in_an_area_in_their_order_of_arrival() -> None:
    t = table(5)
    for seat in (3, 1, 4, 0, 2):
        t.put("trade", seat, "sage")
    assert list(t.there("trade")) == [3, 1, 4, 0, 2]


@pytest.mark.rule("RAS-1.3")
def test_pieces_of_a_family() -> None:
    assert BOX.pieces == ["pasha", "merchant", "sage"]
    assert (BOX.dominance, BOX.limits, BOX.start, BOX.piece_points) == ([5, 3, 1], [3, 4, 6], [1, 1, 1], [3, 2, 1])
    assert (PASHA, MERCHANT, SAGE) == (0, 1, 2)


@pytest.mark.rule("RAS-1.4")
def test_five_kinds_of_goods_three_of_them_basic() -> None:
    assert BOX.goods == ["hardwood", "pottery", "metal", "spice", "silk"]
    assert [name for i, name in enumerate(BOX.goods) if BOX.basic >> i & 1] == ["hardwood", "pottery", "metal"]


@pytest.mark.rule("RAS-1.5", "RAS-5.5")
def test_credits_are_no_goods_and_have_no_gold_value() -> None:
    t = table().goods(0, silk=1).tokens(0, credit=7)
    assert t.player(0)["wealth"] == 1
    assert t.match.breakdown(0)["influence"] == 0
    assert t.score(0) == 6


@pytest.mark.rule("RAS-1.6")
def test_64_mercenary_tiles_by_colour_and_value() -> None:
    tiles = dict(zip(BOX.tile_names, BOX.tile_counts, strict=True))
    assert tiles == {"red-2": 8, "red-3": 16, "red-4": 8, "blue-2": 8, "blue-3": 16, "blue-4": 8}


@pytest.mark.rule("RAS-1.6")
def test_each_colour_has_a_stack_and_a_face_up_discard_pile() -> None:
    t = (
        table()
        .hand(0, "red-2")
        .tiles("sarmatia", "red-4")
        .put("sarmatia", 0, "sage")
        .put("trade", 1, "sage")
        .goods(1, silk=1)
        .resolve("sarmatia")
    )
    before = t.view()["stacks"]
    t.play("fight red-2")
    assert t.view(None)["discards"]["red-2"] == 1
    assert t.view()["stacks"] == before == {"red": 30, "blue": 32}


@pytest.mark.rule("RAS-1.7")
def test_eleven_crisis_tiles_name_territories_for_two_colours() -> None:
    def named(crisis: int, sort: str) -> dict[str, list[str]]:
        tile = (BOX.setup_crises if sort == "setup" else BOX.turn_crises)[crisis - 1]
        out: dict[str, list[str]] = {"red": [], "blue": []}
        for land, colour in zip(tile.lands, tile.colours, strict=True):
            out[BOX.colours[colour]].append(lands()[land])
        return out

    assert (len(BOX.setup_crises), len(BOX.turn_crises), BOX.tiles_per_entry) == (3, 8, 1)
    assert [named(n, "setup") for n in (1, 2, 3)] == [
        {"red": ["silk_road"], "blue": ["spice_road", "mare_indianum"]},
        {"red": ["silk_road", "spice_road"], "blue": ["mare_indianum"]},
        {"red": ["silk_road", "sarmatia"], "blue": ["spice_road", "mare_indianum"]},
    ]
    assert [named(n, "turn") for n in range(1, 9)] == [
        {"red": ["silk_road"], "blue": ["spice_road", "sarmatia"]},
        {"red": ["silk_road", "nilus_valley"], "blue": ["mare_indianum"]},
        {"red": ["silk_road", "sarmatia"], "blue": ["mare_indianum"]},
        {"red": ["sarmatia"], "blue": ["spice_road"]},
        {"red": ["silk_road", "sarmatia", "abbasid_caliphate", "nilus_valley"], "blue": []},
        {"red": [], "blue": ["sarmatia", "mare_internum", "spice_road", "mare_indianum"]},
        {"red": ["silk_road", "spice_road"], "blue": ["abbasid_caliphate"]},
        {"red": ["silk_road", "spice_road"], "blue": ["mare_indianum", "mare_internum"]},
    ]
    assert BOX.reconstructed == ["crisis_rules"]


@pytest.mark.rule("RAS-1.8")
def test_shame_costs_two_points_and_has_four_causes() -> None:
    assert BOX.shame_points == -2
    t = table(2).tokens(0, shame=3)
    assert t.match.breakdown(0)["shame"] == -6
    # an idle visit
    t = (
        table(2)
        .put("trade", 0, "sage")
        .put("wisdom", 1, "sage")
        .put("military", 1, "sage")
        .goods(0, silk=1)
        .resolve("trade")
    )
    assert [event.parts["count"] for event in told(t.play("ask -"), "shame")] == [1]
    # fleeing
    t = (
        table(2)
        .put("sarmatia", 0, "sage")
        .put("wisdom", 1, "sage")
        .put("trade", 1, "sage")
        .tiles("sarmatia", "red-2")
        .hand(0, "red-3")
        .resolve("sarmatia")
    )
    assert [event.parts["count"] for event in told(t.play("flee"), "shame")] == [2]
    # the court without a pasha
    t = table(2).put("caliph", 0, "sage").put("wisdom", 1, "sage").put("trade", 1, "sage").turn(0)
    assert [event.parts["count"] for event in told(t.play("resolve caliph"), "shame")] == [2]
    # the Enchanter
    t = (
        table(2)
        .put("wisdom", 0, "sage")
        .put("trade", 1, "sage")
        .put("military", 1, "sage")
        .goods(0, hardwood=9, pottery=9, silk=9)
        .tokens(0, credit=1)
    )
    t.resolve("wisdom")
    heard = t.play("ask credit+enchanter")
    assert [event.parts["count"] for event in told(heard + t.play(min(t.legal("pay"))), "shame")] == [1]


@pytest.mark.rule("RAS-1.8")
def test_nothing_else_brings_shame() -> None:
    """Ranked fourth, beaten in combat, skipped, or asking nothing of the caliph: none of it does."""
    t = table(4)
    for seat in range(4):
        t.put("military", seat, "sage")
    t.put("caliph", 0, "pasha").put("sarmatia", 1, "merchant").tiles("sarmatia", "red-4").hand(1, "red-2").turn(0)
    t.play(
        "resolve military",
        "ask service",
        "draw red+red+red",
        "ask service",
        "draw blue+blue",
        "ask service",
        "draw red",
    )
    t.play("resolve sarmatia", "fight red-2")
    assert t.asks() == (0, "court")
    t.play("ask -")
    assert [t.shame(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("RAS-1.9")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (5, 5), (6, 5), (12, 5)])
def test_influence_is_worth_a_point_each_up_to_five(tokens: int, points: int) -> None:
    t = table().tokens(0, influence=tokens)
    assert t.match.breakdown(0)["influence"] == points
    assert t.influence(0) == tokens


@pytest.mark.rule("RAS-1.10")
def test_48_office_tiles_of_32_kinds() -> None:
    kinds = Counter(BOX.areas[office.guild] for office in BOX.offices)
    assert kinds == {"intrigue": 4, "military": 4, "wisdom": 4, "trade": 4, "politics": 8, "caliph": 8}
    assert sum(office.copies[5] for office in BOX.offices) == 48
    text = GAME.data_text()
    assert [text.count(f'type = "{sort}"') for sort in ("activated", "permanent", "once")] == [7, 15, 10]
    assert len(BOX.activated) == 7


@pytest.mark.rule("RAS-1.11")
def test_turn_order_and_round_are_tracked() -> None:
    view = table(4).order(2, 0, 3, 1).round(3).view()
    assert (view["order"], view["round"], view["rounds"], view["next_order"]) == ([2, 0, 3, 1], 3, 5, [])


@pytest.mark.rule("RAS-1.12")
def test_goods_paid_and_credits_spent_leave_the_table() -> None:
    t = (
        table(2)
        .put("military", 0, "sage")
        .put("trade", 1, "sage")
        .goods(0, hardwood=1, pottery=1)
        .tokens(0, credit=1)
        .resolve("military")
    )
    t.play("ask credit+recruiter")
    assert (t.stock(0), t.credits(0), t.stock(1), t.credits(1)) == ({}, 0, {}, 0)
    assert t.left_on("silk_road") == {"hardwood": 1, "metal": 1, "spice": 2, "silk": 4, "credit": 1}


# Edited copies


def edited(old: str, new: str, count: int = 1) -> str:
    text = GAME.data_text()
    assert old in text
    return text.replace(old, new, count)


def test_an_owner_of_the_box_can_enter_the_number_of_tiles_per_crisis_entry() -> None:
    box = GAME.read_box(edited("tiles_per_entry = 1", "tiles_per_entry = 2"))
    assert (box.tiles_per_entry, box.standard) == (2, False)
    assert box.digest != BOX.digest
    match = GAME.start(3, {}, "1", box)
    lying = [len(area["tiles"]) for area in seen(match)["areas"][PALACES:]]
    assert sum(lying) in (6, 8)
    assert set(lying) <= {0, 2, 4}
    assert match.record().replay(box).scores() == match.scores()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "al_rashid"', 'game = "alhambra"', "the data file is for game 'alhambra'"),
        ("max_ranked_players = 3 ", "max_ranked_players = 4 ", "constants: max_ranked_players must be 3, not 4"),
        ("tiles_per_entry = 1", "tiles_per_entry = 3", "crisis_rules: tiles_per_entry must be 1 to 2, not 3"),
        (
            "set_values = [1, 3, 6, 10, 15]",
            "set_values = [1, 3, 4, 10, 15]",
            "payment: set_values must grow, and by no less",
        ),
        ("set_values = [1, 3, 6, 10, 15]", "set_values = [1, 3, 6]", "payment: set_values must be 5 numbers"),
        ("cost = 3", "cost = 99", "offices.office, record 1 (smuggler): cost must be 0 to 30, not 99"),
        (
            'id = "plotter"',
            'id = "smuggler"',
            "the id 'smuggler' stands already at offices.office, record 1 (smuggler)",
        ),
        ('id = "plotter"', 'id = "service"', "the id 'service' stands already"),
        (
            'id = "pasha"',
            'id = "emir"',
            "the pieces must be pasha, merchant, sage, in that order, not emir, merchant, sage",
        ),
        ("limit = 4", "limit = 12", "family.piece, record 2 (merchant): limit must be 1 to 7, not 12"),
        ("count = 16", "count = 0", "mercenaries.tile, record 2 (without id): count must be 1 to 31, not 0"),
        ('red = ["silk_road"]', 'red = ["silk_street"]', "crises.setup, record 1 (1): red must list words out of"),
        (
            "order = [1, 2, 3, 1, 2, 1]",
            "order = [1, 2, 3, 1, 2, 3]",
            "order must name each rank as often as amount_by_rank says",
        ),
        (
            "goods = { silk = 4, spice = 2,",
            "goods = { silver = 4, spice = 2,",
            "goods.silver: there is no such thing; there are",
        ),
        ('guild = "caliph"', 'guild = "harem"', "guild must be one of intrigue"),
        (
            'type = "activated"',
            'type = "once"',
            "an office with the effect exchange_good is of type activated, not once",
        ),
        ("steps = [[5, 4], [6, 5]]", "steps = [[6, 5], [5, 4]]", "steps must rise"),
        ('members = ["merchant", "pasha"], count = 1', 'members = ["sage"], count = 1', "members must list pieces"),
        ("[shame]", "[blame]", "[shame] is missing"),
        ("rounds = 5", "rounds = 10", "meta: rounds must be 1 to 9"),
        ("copies = { p2 = 1,", "copies = { p2 = 3,", "copies.p2 must be 0 to 2, not 3"),
        ("merchants_allowed = true", "merchants_allowed = 1", "merchants_allowed must be true or false, not 1"),
    ],
)
def test_an_edited_copy_that_does_not_fit_together_is_told_where(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadBox) as error:
        GAME.read_box(edited(old, new))
    assert complaint in str(error.value)


def test_every_table_names_its_source() -> None:
    with pytest.raises(BadBox, match="shame: source must be"):
        GAME.read_box(edited('[shame]\nsource = "rulebook"', '[shame]\nsource = "hearsay"'))


def test_a_game_of_edited_prices_is_played_with_them() -> None:
    box = GAME.read_box(edited("cost = 6", "cost = 1"))
    changed = [office.id for office, own in zip(box.offices, BOX.offices, strict=True) if office.cost != own.cost]
    assert changed == ["impostor"]
