"""Chapter 13: alone against Yusuf."""

from __future__ import annotations

from itertools import permutations

import pytest

from majlis.engine.errors import BadPosition
from majlis.engine.events import Event
from majlis.engine.positions import Position
from majlis.engine.record import Record
from majlis.games.sabika.game import GAME
from majlis.games.sabika.state import ALL_CITIES, SabikaState, Yusuf
from majlis.games.sabika.words import GRANADA, MATCH_CHAIN, WORKER_NAMES
from majlis.games.sabika.yusuf import (
    YUSUF,
    build_large,
    build_small,
    builder_for,
    consolidate_cities,
    engrave,
    export_cities,
    fitting,
    nearest,
    steps_to,
    take_tile,
)
from tests.games.kit import told
from tests.games.sabika.builder import Table, seen, table

BOX = GAME.read_box(None)
CARDS = [card.id for card in BOX.yusuf_cards]


def solo(**options: object) -> Table:
    return table(1, **options)


def pieces(t: Table) -> Yusuf:
    yusuf = t.state.yusuf
    assert yusuf is not None
    return yusuf


def next_card(t: Table, *cards: str) -> Table:
    """Yusuf's next worker tiles and cards, in this order."""
    yusuf = pieces(t)
    tiles = [BOX.yusuf_cards[CARDS.index(card)].worker for card in cards]
    rest = [0, 0, 1, 2]
    for tile in tiles:
        if tile in rest:
            rest.remove(tile)
    yusuf.tiles = rest + tiles[::-1]
    for card in reversed(cards):
        number = CARDS.index(card)
        deck = yusuf.decks[BOX.yusuf_cards[number].worker]
        if number in deck:
            deck.remove(number)
        deck.append(number)
    return t


def yusufs_turn(t: Table, *cards: str) -> list[Event]:
    """Let the person rest, so that Yusuf turns over these cards."""
    next_card(t, *cards)
    t.turn(0)
    return t.play(min(t.legal("rest")))


def cities(t: Table, mask: int) -> set[str]:
    return {name for number, name in enumerate(BOX.cities[:9]) if mask >> number & 1}


@pytest.mark.rule("SAB-13.1")
def test_setup_for_two_without_poem_f1() -> None:
    for seed in range(1, 30):
        assert "poem_f1" not in seen(GAME.start(1, {}, f"{seed:x}"))["poems"]["large"]
    view = seen(GAME.start(1, {}, "1"))
    assert sum(space["sultans"] for space in view["rondel"]) == 8
    assert (len(view["poems"]["open"]), len(view["poems"]["large"]), len(view["large"]["open"])) == (3, 4, 18)


@pytest.mark.rule("SAB-13.2")
def test_what_yusuf_has_at_the_start() -> None:
    view = seen(GAME.start(1, {}, "1"))
    assert view["solo"]
    yusuf = view["players"][1]
    assert (yusuf["yusuf"], yusuf["seat"], yusuf["prestige"], yusuf["parias"], yusuf["favour"]) == (True, None, 5, 0, 0)
    assert (yusuf["crates"], yusuf["row"], yusuf["houses"], yusuf["dinars"]) == (4, [], [], 0)
    assert all(worker["space"] is None for worker in yusuf["workers"])


@pytest.mark.rule("SAB-13.3")
def test_his_first_ship_lies_in_the_nearest_city_that_fits() -> None:
    for seed in range(1, 25):
        match = GAME.start(1, {}, f"{seed:x}")
        state = match.state
        assert isinstance(state, SabikaState)
        if state.trade == 5:  # the Maghreb: Fez and Algiers are equally near
            assert match.prompt is not None
            assert (match.prompt.id, {str(action) for action in match.actions()}) == (
                "prompt-yusuf-city",
                {"guide fez", "guide algiers"},
            )
            match.play("guide algiers")
            assert (seen(match)["players"][1]["ships"]["right"], seen(match)["players"][1]["seals"]) == (
                ["algiers"],
                1,
            )
            assert not seen(match)["cities"][1]["seal"]
            break
    else:
        raise AssertionError("no seed brought trade card 5")


@pytest.mark.rule("SAB-13.4")
def test_yusuf_begins_and_you_get_the_dinars_of_second_place() -> None:
    match = GAME.start(1, {}, "2")
    state = match.state
    assert isinstance(state, SabikaState)
    while match.prompt is not None and match.prompt.id == "prompt-yusuf-city":
        match.play_code(state.codes()[0])
    state.dealt[:2] = [9, 7]
    events = match.play("keep start_9")
    assert state.dinars[0] == 2 + 4
    assert seen(match)["start_player"] == 1
    assert told(events, "start-player-yusuf")
    assert told(events, "yusuf-tile")


@pytest.mark.rule("SAB-13.6", "SAB-13.7")
@pytest.mark.parametrize(("kind", "worker"), [(1, "merchant"), (2, "poet")])
def test_the_worker_of_the_tile_goes_to_the_cards_space_and_no_other_moves(kind: int, worker: str) -> None:
    card = next(card for card in BOX.yusuf_cards if card.worker == kind)
    t = solo()
    yusufs_turn(t, card.id)
    assert {name: t.worker(YUSUF, name) for name in WORKER_NAMES} == {
        name: BOX.spaces[card.target] if name == worker else None for name in WORKER_NAMES
    }


@pytest.mark.rule("SAB-13.5")
def test_his_tiles_and_three_decks_are_shuffled() -> None:
    t = solo()
    yusuf = pieces(t)
    assert sorted(yusuf.tiles) == [0, 0, 1, 2]
    assert [len(deck) for deck in yusuf.decks] == [8, 6, 6]
    orders = set()
    for seed in range(1, 7):
        state = GAME.start(1, {}, f"{seed:x}").state
        assert isinstance(state, SabikaState)
        assert state.yusuf is not None
        orders.add(tuple(state.yusuf.decks[0]))
    assert len(orders) > 3


@pytest.mark.rule("SAB-13.6", "SAB-13.7", "SAB-13.18")
def test_a_card_is_resolved_from_top_to_bottom() -> None:
    t = solo().slots(raw_2="silk", raw_3="cane")
    events = yusufs_turn(t, "builder_4")
    names = [event.name.removeprefix("event-yusuf-") for event in events if "yusuf" in event.name]
    assert names == ["tile", "card", "move", "clear", "prestige", "paria"]
    assert (t.worker(1, "builder_1"), t.state.active(1, 0)) == ("outer_3", False)
    assert (t.token("raw_2"), t.token("raw_3"), t.view()["spent"]["clothes"]) == (None, "cane", 1)
    assert (t.prestige(1), t.parias(1)) == (5 + 2, 2)
    view = t.view()["yusuf"]
    assert view is not None
    assert (view["tiles"], view["card"], view["discards"]["builder"]) == (
        ["builder"],
        "yusuf_builder_4",
        ["yusuf_builder_4"],
    )


@pytest.mark.rule("SAB-13.6", "SAB-13.10")
def test_two_actions_of_a_card_from_top_to_bottom() -> None:
    """An export, then a consolidation: of the only city where he has a ship, the one that he has just reached."""
    t = solo()
    for seat in (0, 1):
        t.state.left[seat] = t.state.right[seat] = 0
    events = yusufs_turn(t, "merchant_6")
    while t.asked() == "yusuf-city":
        events += t.play(min(t.legal()))
    names = [event.name for event in events if event.name in ("event-yusuf-export", "event-yusuf-consolidate")]
    assert names == ["event-yusuf-export", "event-yusuf-consolidate"]


@pytest.mark.rule("SAB-13.6")
def test_an_empty_deck_is_reshuffled_from_its_pile() -> None:
    t = solo()
    yusuf = pieces(t)
    yusuf.discards[2] = yusuf.decks[2]
    yusuf.decks[2] = []
    yusuf.tiles = [0, 0, 1, 2]
    t.turn(0)
    t.play("rest builder_1")
    assert (len(yusuf.decks[2]), len(yusuf.discards[2])) == (5, 1)


@pytest.mark.rule("SAB-13.7")
def test_yusuf_pays_nothing_and_clears_marble_too() -> None:
    t = solo().sultan("inner_1").slots(marble_1="marble")
    yusufs_turn(t, "poet_2")
    assert t.token("marble_1") is None
    assert t.dinars(1) == 0


@pytest.mark.rule("SAB-13.8")
def test_a_worker_that_is_there_already_lies_down() -> None:
    t = solo().put(1, "poet", "inner_2")
    yusufs_turn(t, "poet_3")
    assert (t.worker(1, "poet"), t.state.active(1, 3)) == ("inner_2", False)
    assert t.state.crowd[16] == 1


@pytest.mark.rule("SAB-13.9", "SAB-EX-38")
def test_the_builder_with_fewer_steps_goes() -> None:
    t = solo().put(1, "builder_1", "outer_1").put(1, "builder_2", "outer_6")
    yusufs_turn(t, "builder_1")  # to space 0
    assert (t.worker(1, "builder_1"), t.worker(1, "builder_2")) == ("outer_1", "outer_0")
    t = solo().put(1, "builder_1", "outer_0", used=True).put(1, "builder_2", "outer_6")
    events = yusufs_turn(next_card(t, "builder_4"), "builder_1")
    assert [event.parts["card"] for event in told(events, "yusuf-blocked")] == ["yusuf_builder_1"]
    assert t.worker(1, "builder_2") != "outer_0"
    assert not t.state.active(1, 1)


ALONE = """majlis position 1
game: sabika
seats: 1

put 1 builder_1=outer_1 builder_2=outer_6
next_yusuf yusuf_builder_1 yusuf_poet_3
turn 0
"""


@pytest.mark.rule("SAB-13.6", "SAB-13.9")
def test_a_position_says_where_he_stands_and_which_cards_he_turns_up_next() -> None:
    match = Position.loads(ALONE).start()
    moved = [event.parts for event in told(match.play("rest poet"), "yusuf-move")]
    moved += [event.parts for event in told(match.play("rest merchant"), "yusuf-move")]
    assert [(one["worker"], one["space"]) for one in moved] == [("builder_2", "outer_0"), ("poet", "inner_2")]
    assert Record.loads(match.record().dumps()).replay().check() == match.check()


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("yusuf_poet_3", "yusuf_poet_3 yusuf_poet_1", "Yusuf has no more worker tiles of this kind: poet"),
        ("yusuf_poet_3", "yusuf_poet_9", "card of Yusuf"),
        ("seats: 1", "seats: 2", "Yusuf plays against one person alone"),
    ],
)
def test_a_position_may_not_name_cards_that_cannot_come(line: str, instead: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Position.loads(ALONE.replace(line, instead)).start()


@pytest.mark.rule("SAB-13.10")
def test_he_carries_out_the_actions_of_the_card_not_of_the_space() -> None:
    t = solo().open_large()
    events = yusufs_turn(t, "builder_1")  # on a build space, but there is nothing to build
    assert [event.parts["action"] for event in told(events, "yusuf-idle")] == ["build_large"]
    assert t.prestige(1) == 5 + 2


@pytest.mark.rule("SAB-13.11")
def test_his_large_building() -> None:
    t = solo().wishes("wish_a2", "wish_b1", "wish_c1").open_large(1, 2, 5, 7, 14)
    assert build_large(t.state)
    assert t.player(1)["large"] == ["large_5"]  # the highest fountain of the era
    assert (t.state.favour[1], t.prestige(1)) == (1, 5)
    assert build_large(t.state)
    assert build_large(t.state)
    assert t.player(1)["large"] == ["large_2", "large_5", "large_7"]  # then the highest number
    t.give(1, favour=6)
    assert build_large(t.state)
    assert (t.state.favour[1], build_large(t.state)) == (6, False)


@pytest.mark.rule("SAB-13.12")
def test_his_small_building() -> None:
    t = solo().wishes("wish_a3", "wish_b1", "wish_c1").open_small(3, 1, 6, 2)  # windows are asked for
    for card in ("small_3", "small_6", "small_1", "small_2"):
        assert build_small(t.state)
        assert t.player(1)["row"][-1] == card
    assert not build_small(t.state)
    assert (t.state.mosaics[1], t.prestige(1)) == (0, 5)


@pytest.mark.rule("SAB-13.12")
def test_his_small_building_of_the_right_column_before_the_upper_row() -> None:
    grid = [3, 1, 9, 6]  # two columns by two rows; windows upper left, lower left and lower right
    t = solo().wishes("wish_a3", "wish_b1", "wish_c1").open_small(*grid)
    for card in ("small_6", "small_3", "small_9", "small_1"):
        assert build_small(t.state)
        assert t.player(1)["row"][-1] == card
    t = solo().wishes("wish_a1", "wish_b1", "wish_c1").open_small(3, 9, 6)  # a gap is no building that is asked for
    t.state.small_open[2] = 0
    for card in ("small_9", "small_3"):
        assert build_small(t.state)
        assert t.player(1)["row"][-1] == card
    t = solo().wishes("wish_b2", "wish_b1", "wish_c1").open_small(*grid)  # nothing is asked for: the same preference
    for card in ("small_1", "small_6", "small_3", "small_9"):
        assert build_small(t.state)
        assert t.player(1)["row"][-1] == card


@pytest.mark.rule("SAB-13.13")
def test_from_the_other_display_if_that_on_the_left_is_empty() -> None:
    t = solo().open_tiles(13, 14, 2, 3)
    t.state.displays[:2] = [0, 0]
    assert take_tile(t.state, t.box.space_numbers["outer_6"])
    assert pieces(t).stores == [2]


@pytest.mark.rule("SAB-13.13")
@pytest.mark.parametrize("space", ["outer_2", "outer_6"])
def test_a_single_tile_of_the_display_is_taken_from_either_place(space: str) -> None:
    for near, far in ((1, 0), (0, 1)):
        shown = (near, far, 13, 14) if space == "outer_6" else (13, 14, near, far)
        t = solo().open_tiles(*shown)
        assert take_tile(t.state, t.box.space_numbers[space])
        assert pieces(t).stores == [1]
        assert t.player(1)["crates"] == 4 + t.box.tile_crates[1]


@pytest.mark.rule("SAB-13.13")
def test_his_storehouse_tile() -> None:
    t = solo().open_tiles(13, 1, 2, 3)
    right = t.box.space_numbers["outer_2"]
    left = t.box.space_numbers["outer_6"]
    assert take_tile(t.state, left)
    assert pieces(t).stores == [1]  # more crates
    assert take_tile(t.state, right)
    assert pieces(t).stores == [1, 2]  # equal: the nearer one
    assert t.player(1)["crates"] == 4 + 2 + 2
    assert take_tile(t.state, right)
    assert take_tile(t.state, right)  # its display is empty: the other one
    assert pieces(t).stores == [1, 2, 3, 13]
    assert (take_tile(t.state, right), t.prestige(1), t.dinars(1)) == (False, 5, 0)


@pytest.mark.rule("SAB-13.14", "SAB-13.26", "SAB-EX-40")
def test_where_yusuf_exports() -> None:
    t = solo()
    t.state.trade = 5  # the Maghreb
    assert cities(t, export_cities(t.state)) == {"fez", "algiers"}
    t.city("fez", 1, seal=False).city("algiers", 2, seal=False)
    assert cities(t, export_cities(t.state)) == {"tunis"}  # fits and has a seal
    t.city("tunis", 3, seal=False)
    assert cities(t, export_cities(t.state)) == {"fez", "algiers"}  # fits: the nearest
    t.ship(1, "fez", "algiers", "tunis")
    assert cities(t, export_cities(t.state)) == {"florence"}  # a seal: nearest
    t.state.city_seals = 0
    assert cities(t, export_cities(t.state)) == {"florence"}
    t.ship(1, *BOX.cities[:9])
    assert export_cities(t.state) == 0


@pytest.mark.rule("SAB-13.14")
def test_in_the_other_edition_you_choose_freely_in_two_groups() -> None:
    t = solo(edition="ru")
    t.state.trade = 5
    t.city("fez", 1, seal=False).city("algiers", 2, seal=False).city("tunis", 3, seal=False)
    assert cities(t, export_cities(t.state)) == {"fez", "algiers", "tunis"}
    t.ship(1, "fez", "algiers", "tunis")
    assert len(cities(t, export_cities(t.state))) == 6


@pytest.mark.rule("SAB-13.14")
def test_he_takes_the_seal_and_nothing_else_and_ties_are_yours() -> None:
    t = solo()
    t.state.trade = 5
    t.give(0, dinars=0)
    yusufs_turn(t, "merchant_3")
    assert (t.asked(), t.facts(), t.legal()) == ("yusuf-city", {"action": "export"}, {"guide fez", "guide algiers"})
    assert t.why("guide tunis") == ("yusuf-city", "SAB-13.14")
    assert t.why("guide rome")[0] == "no-such-city"
    t.play("guide fez")
    assert (t.player(1)["ships"]["left"], t.player(1)["seals"], t.prestige(1), t.parias(1)) == (["fez"], 1, 5, 2)


@pytest.mark.rule("SAB-13.15")
def test_where_yusuf_consolidates() -> None:
    t = solo().ship(1, "fez", "tunis", "cairo")
    t.state.trade = 5
    assert cities(t, consolidate_cities(t.state)) == {"fez", "tunis"}
    t = solo().ship(1, "cairo", "venice")
    t.state.trade = 5
    assert cities(t, consolidate_cities(t.state)) == {"cairo", "venice"}
    t = solo(edition="ru").ship(1, "cairo", "venice")
    t.state.trade = 5
    assert consolidate_cities(t.state) == 0


@pytest.mark.rule("SAB-13.15", "SAB-13.3")
def test_a_city_that_is_not_his_next_one_is_refused_by_the_rule_that_chooses() -> None:
    t = solo().ship(1, "fez", "tunis", "cairo")
    t.state.trade = 5
    yusufs_turn(t, "merchant_2")
    assert (t.asked(), t.facts(), t.legal()) == ("yusuf-city", {"action": "consolidate"}, {"guide fez", "guide tunis"})
    assert t.why("guide cairo") == ("yusuf-city", "SAB-13.15")
    for seed in range(1, 25):
        match = GAME.start(1, {}, f"{seed:x}")
        if seen(match)["trade_card"] == "trade_5":
            refusal = match.refuse("guide tunis")
            assert refusal is not None
            assert (refusal.id, refusal.rule) == ("refused-yusuf-city", "SAB-13.3")
            break
    else:
        raise AssertionError("no seed brought trade card 5")


@pytest.mark.rule("SAB-13.15")
def test_if_you_were_there_before_you_are_rewarded() -> None:
    t = solo().ship(1, "fez").ship(0, "fez", right=True).city("fez", 7)
    t.state.trade = 3
    yusufs_turn(t, "merchant_2")
    assert (t.prestige(0), t.dinars(0)) == (5 - 1 + 1, 3 + 1)
    assert t.player(1)["ships"]["right"] == ["fez"]
    assert t.asked() == "turn"  # no red action for him


@pytest.mark.rule("SAB-13.16", "SAB-EX-43")
def test_if_you_consolidate_where_he_has_he_gains_two_prestige() -> None:
    t = solo().ship(1, "fez", right=True).ship(0, "fez").city("fez", 1).act(0, "consolidate")
    assert (t.prestige(1), t.dinars(1)) == (5 + 2, 0)


@pytest.mark.rule("SAB-13.17")
def test_his_poems() -> None:
    t = solo().open_poems(3, 20, 7, large=("poem_a1", "poem_d1", "poem_g2"))
    for _ in range(5):
        assert engrave(t.state)
    poems = t.player(1)["poems"]
    assert poems["blue"] == ["poem_3", "poem_7", "poem_20"]
    assert poems["large"] == ["poem_d1", "poem_g2"]
    assert not engrave(t.state)  # no small one is left, and he has two large ones
    t = solo().open_poems(3, 20, large=())
    engrave(t.state)
    engrave(t.state)  # no large one is open: a small one
    assert t.player(1)["poems"]["blue"] == ["poem_3", "poem_20"]
    t = solo().open_poems(large=("poem_a1",))
    engrave(t.state)
    assert t.player(1)["poems"]["large"] == ["poem_a1"]  # no small one is open: a large one
    t = solo().open_poems(large=())
    assert not engrave(t.state)
    t.open_poems(3, large=("poem_a1",))
    engrave(t.state)
    assert t.player(1)["poems"]["large"] == ["poem_a1"]  # the count went on, so this is his second one


@pytest.mark.rule("SAB-13.25", "SAB-13.20")
@pytest.mark.parametrize("event", [5, 8, 14])
def test_events_change_your_tribute_and_not_his(event: int) -> None:
    t = solo().event(event).give(0, parias=9, dinars=9).give(1, parias=1, seals=1)
    t.state.start = YUSUF
    t.end_round()
    assert (t.parias(1), t.prestige(1), t.state.seals[1]) == (0, 5 - 1, 1), "two parias, whatever the event says"
    assert t.asks() == (0, "tribute"), "he is start player and has paid first"
    assert t.facts() == {"count": {5: 1, 8: 3, 14: 1}[event]}


@pytest.mark.rule("SAB-13.17", "SAB-13.19")
def test_becoming_start_player_brings_him_nothing_with_poem_1() -> None:
    t = solo().poem(1, "poem_1").give(1, parias=9).give(0, parias=2)
    t.state.start = 0
    t.end_round()
    before = t.match.breakdown(0), dict(t.player(1)["breakdown"])
    t.play("tribute paria+paria")
    assert t.view()["start_player"] == YUSUF
    assert t.player(1)["breakdown"].get("bonuses", 0) == before[1].get("bonuses", 0)


@pytest.mark.rule("SAB-13.17", "SAB-12.2")
def test_he_ignores_the_effects_of_his_poems_and_all_events() -> None:
    t = solo().poem(1, "poem_12", "poem_1", "poem_16").event(8).give(1, parias=2).give(0, parias=9).end_round()
    t.play("tribute paria+paria+paria")
    assert (t.dinars(1), t.prestige(1), t.parias(1)) == (0, 5, 0)


@pytest.mark.rule("SAB-13.18")
@pytest.mark.parametrize(
    ("card", "prestige", "parias"),
    [("builder_8", 2, 1), ("builder_7", 3, 0), ("merchant_4", 3, 1), ("poet_5", 2, 1), ("poet_3", 3, 2)],
)
def test_rewards_of_cards(card: str, prestige: int, parias: int) -> None:
    t = solo().built(1, palace=2, garden=3).ship(1, "fez", "tunis").poem(1, "poem_1", "poem_a1")
    t.state.trade = 3
    yusufs_turn(t, card)
    if t.asked() == "yusuf-city":
        t.match.play_code(t.state.codes()[0])
    assert (t.prestige(1) - 5, t.parias(1)) == (prestige, parias)


@pytest.mark.rule("SAB-13.25")
@pytest.mark.parametrize(
    ("level", "good", "bad", "prestige"),
    [("relaxed", 0, 0, 5), ("hard", 1, 2, 5), ("harder", 0, 3, 5), ("ultimate", 0, 3, 10)],
)
def test_levels(level: str, good: int, bad: int, prestige: int) -> None:
    state = GAME.start(1, {"level": level}, "5").state
    assert isinstance(state, SabikaState)
    events = [number for number in (state.event, state.coming, state.third) if number]
    assert sum(1 for number in events if number <= 5) == good
    assert sum(1 for number in events if number > 5) == bad
    assert state.prestige == [5, prestige]
    assert state.view(0)["level"] == level


@pytest.mark.rule("SAB-13.26")
@pytest.mark.parametrize(
    ("trade", "ships", "fits"),
    [
        (3, [], 9),
        (4, [], {"florence", "venice", "ragusa"}),
        (7, [], {"constantinople", "damascus", "cairo"}),
        (6, [], 9),
        (6, ["cairo"], {"tunis", "constantinople", "damascus"}),
        (8, ["fez", "venice"], {"constantinople", "damascus", "cairo"}),
        (8, [], 9),
    ],
)
def test_cities_that_fit_the_trade_card(trade: int, ships: list[str], fits: set[str] | int) -> None:
    t = solo().ship(1, *ships)
    t.state.trade = trade
    found = cities(t, fitting(t.state, False))
    assert (len(found) if isinstance(fits, int) else found) == fits
    if trade in (6, 8):
        assert len(cities(t, fitting(t.state, True))) == 9


@pytest.mark.rule("SAB-13.26")
def test_cities_by_the_colour_of_their_tiles() -> None:
    t = solo()
    t.state.trade = 1
    blue = fitting(t.state, False)
    t.state.trade = 2
    assert fitting(t.state, False) == 511 & ~blue
    assert cities(t, blue) == {city["city"] for city in t.view()["cities"] if city["colour"] == "blue"}


def test_all_four_workers_of_yusuf_move_once_in_a_round() -> None:
    t = solo()
    while t.state.book == 1 and t.view()["phase"] == "actions":
        t.match.play_code(t.state.codes()[0])
    assert len(WORKER_NAMES) == 4
    assert sorted(pieces(t).turned) == [0, 0, 1, 2]


@pytest.mark.rule("SAB-13.9")
@pytest.mark.parametrize(("first", "second", "moved"), [("outer_6", "outer_1", 0), ("outer_1", "outer_6", 1)])
def test_the_builder_with_fewer_steps_moves_whichever_it_is(first: str, second: str, moved: int) -> None:
    t = solo().put(1, "builder_1", first).put(1, "builder_2", second).put(0, "poet", "inner_1")
    assert builder_for(t.state, t.box.space_numbers["outer_0"]) == moved


@pytest.mark.rule("SAB-13.9")
def test_which_builder_goes_is_never_for_anybody_to_decide() -> None:
    """Two builders on different spaces never have the same number of steps; two beside the board are alike."""
    outer = [BOX.space_numbers[f"outer_{at}"] for at in range(8)]
    t = solo()
    for first, second, target in permutations(outer, 3):
        t.state.move_worker(YUSUF, 0, first)
        t.state.move_worker(YUSUF, 1, second)
        assert steps_to(t.state, 0, target) != steps_to(t.state, 1, target)


@pytest.mark.rule("SAB-13.14")
def test_near_is_counted_from_granada_or_from_any_of_his_ships() -> None:
    """Of the cities that fit, the one at the smallest sum of route costs from Granada or from one of his cities."""
    box = BOX
    for ship in range(9):
        t = solo().ship(1, box.cities[ship])
        for first in range(9):
            for second in range(9):
                if ship in (first, second) or first == second:
                    continue
                far = {
                    city: min(box.distance(GRANADA, city, 0), box.distance(ship, city, 0)) for city in (first, second)
                }
                wanted = sum(1 << city for city in far if far[city] == min(far.values()))
                assert nearest(t.state, 1 << first | 1 << second) == wanted


@pytest.mark.rule("SAB-13.14", "SAB-13.26")
def test_for_an_export_a_city_of_the_chain_fits_only_beside_one_of_his() -> None:
    chain = next(n for n in range(1, len(BOX.trade_cards)) if BOX.trade_cards[n].match == MATCH_CHAIN)
    t = solo().ship(1, "cairo")
    t.state.trade = chain
    beside = BOX.neighbours[BOX.city_numbers["cairo"]] & ALL_CITIES
    assert export_cities(t.state)
    assert export_cities(t.state) & ~beside == 0, "although other cities have seals and are as near to Granada"
    assert export_cities(t.state) == nearest(t.state, beside)
