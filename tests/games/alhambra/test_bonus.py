"""Chapter 14: bonus cards. Revealing at any time, and the questions before a type is counted."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.record import Record
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import pass_all, points, row, says, score, take_a_card
from tests.games.kit import told

CARDS = {
    "bonus_pavilion_8": "pavilion_8_open",
    "bonus_seraglio_9": "seraglio_9_open",
    "bonus_arcades_9": "arcades_9_open",
    "bonus_arcades_10": "arcades_10_open",
    "bonus_chambers_10": "chambers_10_open",
    "bonus_chambers_11": "chambers_11_open",
    "bonus_garden_10": "garden_10_open",
    "bonus_garden_11": "garden_11_open",
    "bonus_tower_11": "tower_11_open",
    "bonus_tower_12": "tower_12_open",
}


def bare(seats: int = 3, more: str = "", auto: bool = True) -> Table:
    """A table at which nobody holds a bonus card yet."""
    t = table(seats, "bonus_cards" + more, bonus_auto_reveal_final=auto)
    for seat in range(seats):
        t.bonus(seat)
    return t


def shown(t: Table, seat: int) -> list[str]:
    """The revealed cards of a seat."""
    names: list[str] = t.player(seat)["bonus_open"]
    return names


def held(t: Table, seat: int) -> list[str]:
    """The hidden cards of a seat, as it sees them itself."""
    names: list[str] = t.player(seat, seat)["bonus_hand"]
    return names


def questions(t: Table) -> list[tuple[str, int]]:
    """Pass to every question of the scoring: the types and seats that were asked, in order."""
    out: list[tuple[str, int]] = []
    while t.asked() == "reveal":
        asked = t.match.prompt
        assert asked is not None
        out.append((str(asked.facts["type"]), asked.seat))
        t.play("pass")
    return out


@pytest.mark.rule("ALH-14.1")
@pytest.mark.rule("ALH-16.5")
@pytest.mark.parametrize(("seats", "each", "rest"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)])
def test_each_player_is_dealt_the_cards_of_that_number_of_players(seats: int, each: int, rest: int) -> None:
    t = table(seats, "bonus_cards")
    hands = [held(t, seat) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [each] * seats
    dealt = [name for hand in hands for name in hand]
    assert len(set(dealt)) == len(dealt) == 10 - rest
    assert t.state.bonus is not None
    assert t.state.bonus.out.bit_count() == rest
    assert "bonus_hidden" not in t.view().get("dirk", {})


@pytest.mark.rule("ALH-14.1")
def test_the_deal_is_left_to_chance_and_those_that_leave_the_game_are_seen_by_nobody() -> None:
    gone: set[str] = set()
    first: set[str] = set()
    for seed in range(40):
        t = table(3, "bonus_cards", seed=f"{seed:x}")
        hands = {name for seat in range(3) for name in held(t, seat)}
        (left,) = set(CARDS) - hands
        gone.add(left)
        first.update(held(t, 0))
        for viewer in (0, 1, 2, None):
            assert left not in str(t.view(viewer))
            assert not any(left in str(event.json(viewer)) for event in t.match.opening)
    assert gone == first == set(CARDS)


@pytest.mark.rule("ALH-14.2")
def test_the_ten_cards_name_exactly_the_tiles_without_a_wall() -> None:
    box = table().box
    without_wall = {name for name, walls in zip(box.tile_ids, box.walls, strict=True) if walls == 0}
    assert {card: box.tile_name(tile) for card, tile in zip(box.bonus_ids, box.bonus_tiles, strict=True)} == CARDS
    assert set(CARDS.values()) == without_wall


@pytest.mark.rule("ALH-14.3")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_eligible_while_its_tile_lies_in_the_own_alhambra(card: str) -> None:
    t = bare().bonus(0, card)
    assert t.match.asides(0) == []
    assert says(t.refused(f"reveal {card}", seat=0), "bonus-not-eligible", "ALH-14.3", card=card, tile=CARDS[card])
    t.build(0, {"1,0": CARDS[card]})
    assert [str(action) for action in t.match.asides(0)] == [f"reveal {card}"]
    t.play(f"reveal {card}", seat=0)
    assert shown(t, 0) == [card]


@pytest.mark.rule("ALH-14.3")
@pytest.mark.parametrize("where", ["reserve", "pending", "dirk", "other", "market"])
def test_a_tile_elsewhere_makes_no_card_eligible(where: str) -> None:
    t = bare(2).bonus(0, "bonus_garden_10").market(denar="garden_10_open").hand(0, "denar-9", "denar-1")
    if where == "reserve":
        t.reserve(0, "garden_10_open")
    elif where == "pending":
        t.play("buy denar denar-1+denar-9")
    elif where == "dirk":
        t.dirk("garden_10_open")
    elif where == "other":
        t.build(1, {"1,0": "garden_10_open"})
    assert t.match.asides(0) == []
    assert says(t.refused("reveal bonus_garden_10", seat=0), "bonus-not-eligible", "ALH-14.3", tile="garden_10_open")
    assert says(t.refused("reveal", seat=0), "reveal-nothing", "ALH-14.3")


@pytest.mark.rule("ALH-14.3")
def test_another_tile_of_the_same_type_makes_no_card_eligible() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_11_open", "0,-1": "garden_10_n"})
    assert says(t.refused("reveal bonus_garden_10", seat=0), "bonus-not-eligible", "ALH-14.3")


@pytest.mark.rule("ALH-14.4")
@pytest.mark.parametrize("whose", [1, None])
def test_only_the_own_cards_can_be_revealed(whose: int | None) -> None:
    """Somebody else's card, or one that left the game: the refusal is the same, so it gives nothing away."""
    t = bare().build(0, {"1,0": "garden_10_open"})
    if whose is not None:
        t.bonus(whose, "bonus_garden_10")
    assert says(t.refused("reveal bonus_garden_10", seat=0), "not-my-bonus-card", "ALH-14.4", card="bonus_garden_10")
    assert says(t.refused("reveal bonus_of_nothing", seat=0), "not-my-bonus-card", "ALH-14.4", card="bonus_of_nothing")


@pytest.mark.rule("ALH-14.4")
def test_an_open_card_cannot_be_revealed_again() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_10_open"})
    t.play("reveal bonus_garden_10")
    assert says(t.refused("reveal bonus_garden_10"), "not-my-bonus-card", "ALH-14.4")


@pytest.mark.rule("ALH-14.4")
def test_revealing_is_not_an_action_of_the_turn() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_10_open"})
    before = t.legal()
    t.play("reveal bonus_garden_10")
    assert (t.asked(), t.match.actor) == ("action", 0)
    assert t.legal() == before
    assert t.refused("pass").id == "refused-must-act"


@pytest.mark.rule("ALH-14.4")
def test_revealing_is_never_compulsory() -> None:
    t = bare().bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    for _ in range(6):
        take_a_card(t)
    score(t, 1)
    assert questions(t) == [("garden", 1)]
    assert shown(t, 1) == []
    assert held(t, 1) == ["bonus_garden_10"]


@pytest.mark.rule("ALH-14.5")
@pytest.mark.rule("ALH-9.2")
@pytest.mark.parametrize(("round", "won"), [(1, [0, 5]), (2, [5, 12]), (3, [12, 20])])
def test_a_revealed_card_adds_one_to_the_count_of_its_type_in_every_scoring(round: int, won: list[int]) -> None:
    t = bare().bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"}).build(0, {"1,0": "garden_11_open"})
    t.play("reveal bonus_garden_10", seat=1)
    assert t.counts(1) == {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 2, "tower": 0}
    score(t, round)
    assert points(t, round, "garden")[:2] == won


@pytest.mark.rule("ALH-14.5")
@pytest.mark.parametrize(("round", "won"), [(1, [2, 2]), (2, [8, 8]), (3, [16, 16])])
def test_a_hidden_card_counts_nothing(round: int, won: list[int]) -> None:
    t = (
        bare(auto=False)
        .bonus(1, "bonus_garden_10")
        .build(1, {"1,0": "garden_10_open"})
        .build(0, {"1,0": "garden_11_open"})
    )
    score(t, round)
    assert questions(t) == [("garden", 1)]
    assert points(t, round, "garden")[:2] == won


@pytest.mark.rule("ALH-14.6")
@pytest.mark.rule("ALH-EX-22")
def test_a_card_goes_back_to_the_hand_when_its_tile_is_removed_and_may_be_revealed_again() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_10_open"})
    t.play("reveal bonus_garden_10")
    assert t.counts(0)["garden"] == 2
    events = t.play("remove 1,0")
    assert [event.parts["card"] for event in told(events, "bonus-back")] == ["bonus_garden_10"]
    assert (shown(t, 0), held(t, 0), t.counts(0)["garden"]) == ([], ["bonus_garden_10"], 0)
    assert says(t.refused("reveal bonus_garden_10", seat=0), "bonus-not-eligible", "ALH-14.3")
    t.turn(0).play("place garden_10_open 1,0")
    assert t.counts(0)["garden"] == 1
    t.turn(2)
    score(t, 1)
    assert (t.asked(), t.match.actor) == ("reveal", 0)
    t.play("reveal bonus_garden_10")
    assert t.counts(0)["garden"] == 2
    assert shown(t, 0) == ["bonus_garden_10"]


@pytest.mark.rule("ALH-14.6")
def test_a_card_goes_back_to_the_hand_when_its_tile_is_swapped_out() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_10_open"}).reserve(0, "tower_11_open")
    t.play("reveal bonus_garden_10")
    events = t.play("swap tower_11_open 1,0")
    assert [event.seat for event in told(events, "bonus-back")] == [0]
    assert (shown(t, 0), held(t, 0)) == ([], ["bonus_garden_10"])
    assert t.counts(0)["garden"] == 0


@pytest.mark.rule("ALH-14.6")
def test_other_open_cards_stay_when_a_tile_leaves() -> None:
    t = bare().bonus(0, "bonus_garden_10", "bonus_tower_11").build(0, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    t.play("reveal bonus_garden_10", "reveal bonus_tower_11", "remove 1,0")
    assert (shown(t, 0), held(t, 0)) == (["bonus_tower_11"], ["bonus_garden_10"])


def first_action(t: Table) -> None:
    assert t.asked() == "action"


def extra_action(t: Table) -> None:
    t.market(denar="garden_9_e").hand(0, "denar-9").play("buy denar denar-9")
    assert t.asked() == "extra-action"


def placing(t: Table) -> None:
    t.market(denar="garden_9_e").hand(0, "denar-9").play("buy denar denar-9", "end")
    assert t.asked() == "place"


def confirming(t: Table) -> None:
    t.match.confirm_turns(0, True)
    take_a_card(t)
    assert t.asked() == "confirm"


def vizier_question(t: Table) -> None:
    take_a_card(t)
    assert t.asked() == "vizier"


def vizier_purchase(t: Table) -> None:
    t.market(denar="garden_9_e").hand(1, "denar-9")
    take_a_card(t)
    t.play("use", seat=1)
    if t.asked() == "vizier":
        t.play("pass", seat=0)
        t.play("pass", seat=2)
    assert t.asked() == "vizier-buy"


def vizier_placing(t: Table) -> None:
    vizier_purchase(t)
    t.play("buy denar denar-9")
    assert t.asked() == "place"


def last_tile(t: Table) -> None:
    t.hand(0).hand(1, "denar-9").hand(2, "denar-8").market(
        florin=None, dirham=None, ducat=None, denar="garden_9_e"
    ).bag()
    take_a_card(t)
    assert t.asked() == "place"


def other_type_asked(t: Table) -> None:
    t.bonus(1, "bonus_arcades_9").build(1, {"1,0": "arcades_9_open"})
    score(t, 2)
    assert t.asked() == "reveal"


@pytest.mark.rule("ALH-14.7")
@pytest.mark.rule("ALH-16.5")
@pytest.mark.parametrize("who", [0, 1, 2])
@pytest.mark.parametrize("together", ["sequential", "simultaneous"])
@pytest.mark.parametrize(
    "scene",
    [
        first_action,
        extra_action,
        placing,
        confirming,
        vizier_question,
        vizier_purchase,
        vizier_placing,
        last_tile,
        other_type_asked,
    ],
)
def test_a_card_may_be_revealed_no_matter_whose_decision_it_is_and_the_question_stays(
    scene: object, together: str, who: int
) -> None:
    t = table(3, "vizier+exchange_cards+bonus_cards+huts", vizier_window=together)
    for seat in range(3):
        t.bonus(seat)
    assert callable(scene)
    scene(t)
    t.bonus(who, *held(t, who), "bonus_tower_12").build(who, {"-1,0": "tower_12_open"})
    waiting = t.match.waiting
    before = (t.asked(), t.match.actor, waiting, [t.match.actions(seat) for seat in waiting])
    assert "reveal bonus_tower_12" in [str(action) for action in t.match.asides(who)]
    events = t.play("reveal bonus_tower_12", seat=who)
    assert [(event.name, event.seat, event.rule) for event in events] == [("event-reveal", who, "ALH-14.4")]
    assert (t.asked(), t.match.actor, t.match.waiting, [t.match.actions(seat) for seat in waiting]) == before
    assert shown(t, who) == ["bonus_tower_12"]
    assert t.match.entries[-1].text == "reveal bonus_tower_12"
    assert t.match.entries[-1].seat == who


@pytest.mark.rule("ALH-14.7")
def test_nothing_can_be_revealed_once_the_game_is_over() -> None:
    t = bare(auto=False).bonus(0, "bonus_tower_12").build(0, {"1,0": "tower_12_open"})
    score(t, 3)
    assert questions(t) == [("tower", 0)]
    assert t.match.over
    assert t.match.asides(0) == []
    assert t.refused("reveal bonus_tower_12", seat=0).id == "refused-match-over"


@pytest.mark.rule("ALH-14.7")
@pytest.mark.parametrize("together", ["sequential", "simultaneous"])
def test_a_match_with_cards_revealed_off_turn_is_replayed_from_its_record(together: str) -> None:
    options = {"modules": "vizier+bonus_cards+huts", "vizier_window": together, "bonus_auto_reveal_final": False}
    revealed = 0
    for seed in range(4):
        match = GAME.start(3, options, f"{seed:x}")
        chance = Chance.of(f"{seed:x}")
        while not match.over:
            seat = chance.below(3)
            asides = match.asides(seat)
            if asides and chance.below(4) == 0:
                match.play(asides[0], seat)
                revealed += 1
            else:
                building = [action for action in match.actions() if action.verb.name in ("buy", "place", "use")]
                actions = building or match.actions()
                match.play(actions[chance.below(len(actions))])
        again = Record.loads(match.record().dumps()).replay()
        assert again.state.fingerprint() == match.state.fingerprint()
        assert again.scores() == match.scores()
    assert revealed > 4


@pytest.mark.rule("ALH-14.7")
def test_nobody_can_reveal_for_somebody_else() -> None:
    t = bare().bonus(1, "bonus_tower_12").build(1, {"1,0": "tower_12_open"})
    assert says(t.refused("reveal bonus_tower_12", seat=0), "not-my-bonus-card", "ALH-14.4")
    assert says(t.refused("reveal bonus_tower_12", seat=2), "not-my-bonus-card", "ALH-14.4")


@pytest.mark.rule("ALH-14.8")
@pytest.mark.parametrize("finished", [0, 1, 2, 3])
def test_before_a_type_is_counted_its_owners_are_asked_from_the_next_player_on(finished: int) -> None:
    t = bare(4).turn(finished)
    t.bonus(0, "bonus_arcades_9").build(0, {"1,0": "arcades_9_open", "0,1": "garden_11_open"})
    t.bonus(1, "bonus_garden_11").build(1, {"1,0": "tower_11_open"})
    t.bonus(2, "bonus_tower_11").build(2, {"1,0": "tower_12_open", "0,1": "garden_10_open"})
    t.bonus(3, "bonus_pavilion_8").build(3, {"1,0": "pavilion_8_open"})
    order = [(finished + i) % 4 for i in range(1, 5)]
    expected = [("pavilion", 3), ("arcades", 0)]
    expected += [("garden", seat) for seat in order if seat in (0, 2)]
    expected += [("tower", seat) for seat in order if seat in (1, 2)]
    score(t, 2)
    assert questions(t) == expected
    assert (t.asked(), t.match.actor) == ("action", order[0])


@pytest.mark.rule("ALH-14.8")
def test_a_type_is_counted_after_its_questions_and_before_those_of_the_next() -> None:
    t = bare().bonus(1, "bonus_garden_10", "bonus_tower_11").build(1, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    score(t, 1)
    assert t.match.scores()[1] == 0
    t.play("pass")
    assert points(t, 1, "garden") == [0, 5, 0]
    assert points(t, 1, "tower") == [0, 0, 0]
    t.play("pass")
    assert points(t, 1, "tower") == [0, 6, 0]


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-EX-26")
def test_nobody_is_asked_whose_cards_of_the_type_lie_open() -> None:
    t = bare().bonus(1, "bonus_chambers_10", "bonus_tower_11").build(1, {"1,0": "chambers_10_open"})
    t.play("reveal bonus_chambers_10", seat=1)
    score(t, 1)
    assert questions(t) == []


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-EX-26")
def test_a_tile_without_walls_and_any_hidden_card_are_enough_to_be_asked() -> None:
    t = (
        bare()
        .bonus(1, "bonus_chambers_10", "bonus_tower_11")
        .build(1, {"1,0": "chambers_10_open", "0,1": "chambers_11_open"})
    )
    t.play("reveal bonus_chambers_10", seat=1)
    score(t, 1)
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    assert t.legal() == {"pass"}
    assert says(t.refused("reveal bonus_tower_11"), "bonus-not-eligible", "ALH-14.3", card="bonus_tower_11")
    assert questions(t) == [("chambers", 1)]


@pytest.mark.rule("ALH-14.8")
def test_nobody_is_asked_without_a_hidden_card_or_without_a_tile_that_has_one() -> None:
    t = bare().bonus(0, "bonus_garden_10")
    t.build(0, {"1,0": "garden_9_e"}).reserve(0, "garden_10_open")  # has a card, but no tile without walls
    t.build(1, {"1,0": "garden_11_open"})  # has the tile, but no card
    score(t, 1)
    assert questions(t) == []


@pytest.mark.rule("ALH-14.8")
@pytest.mark.rule("ALH-17.9")
def test_who_is_asked_follows_from_what_lies_open() -> None:
    asked = []
    for card in CARDS:
        t = bare().bonus(1, card).build(1, {"1,0": "garden_10_open", "2,0": "tower_11_open"})
        score(t, 1)
        asked.append(questions(t))
    assert asked == [[("garden", 1), ("tower", 1)]] * len(CARDS)


@pytest.mark.rule("ALH-14.8")
def test_after_a_reveal_the_asking_starts_again_from_the_first_player() -> None:
    t = bare(4)
    t.bonus(1, "bonus_garden_10", "bonus_pavilion_8").build(1, {"1,0": "garden_10_open"})
    t.bonus(3, "bonus_garden_11", "bonus_seraglio_9").build(3, {"1,0": "garden_11_open"})
    score(t, 1)
    assert t.match.actor == 1
    t.play("pass")
    assert t.match.actor == 3
    t.play("reveal bonus_garden_11")
    # seat 1 may now answer the reveal; seat 3 has no other tile to be asked about
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    t.play("reveal bonus_garden_10")
    assert t.asked() == "action"
    assert points(t, 1, "garden") == [0, 2, 0, 2]


@pytest.mark.rule("ALH-14.8")
def test_both_cards_of_a_type_can_be_revealed_one_after_the_other() -> None:
    t = (
        bare()
        .bonus(1, "bonus_garden_10", "bonus_garden_11")
        .build(1, {"1,0": "garden_10_open", "2,0": "garden_11_open"})
    )
    row(t, 0, "garden_9_e", "garden_10_w", "garden_12_s")
    score(t, 1)
    assert t.legal() == {"reveal bonus_garden_10", "reveal bonus_garden_11", "pass"}
    t.play("reveal bonus_garden_11", "reveal bonus_garden_10")
    assert t.asked() == "action"
    assert points(t, 1, "garden") == [0, 5, 0]


@pytest.mark.rule("ALH-14.8")
def test_in_the_window_of_a_type_only_its_cards_are_choices() -> None:
    t = bare().bonus(1, "bonus_garden_10", "bonus_tower_11").build(1, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    score(t, 1)
    assert t.legal() == {"reveal bonus_garden_10", "pass"}


@pytest.mark.rule("ALH-14.8")
def test_by_option_round_three_asks_from_the_player_who_would_have_been_next() -> None:
    t = bare(3, auto=False).turn(1)
    for seat, card in enumerate(["bonus_garden_10", "bonus_garden_11"]):
        t.bonus(seat, card).build(seat, {"1,0": CARDS[card]})
    score(t, 3)
    assert questions(t) == [("garden", 0), ("garden", 1)]
    assert t.match.over
    assert points(t, 3, "garden") == [16, 16, 0]


@pytest.mark.rule("ALH-14.9")
def test_before_round_three_all_eligible_cards_are_revealed_without_asking() -> None:
    t = bare().bonus(0, "bonus_garden_10", "bonus_pavilion_8").bonus(1, "bonus_garden_11", "bonus_tower_12")
    t.build(0, {"1,0": "garden_10_open"}).build(
        1, {"1,0": "garden_11_open", "2,0": "tower_12_open", "3,0": "garden_9_e"}
    )
    events = score(t, 3)
    assert t.match.over
    assert sorted((event.seat, event.parts["card"]) for event in told(events, "reveal")) == [
        (0, "bonus_garden_10"),
        (1, "bonus_garden_11"),
        (1, "bonus_tower_12"),
    ]
    names = [event.name for event in events]
    assert names.index("event-reveal") < names.index("event-scores-type")
    assert (shown(t, 0), held(t, 0)) == (["bonus_garden_10"], ["bonus_pavilion_8"])
    assert [t.counts(seat)["garden"] for seat in range(2)] == [2, 3]
    assert points(t, 3, "garden") == [12, 20, 0]


@pytest.mark.rule("ALH-14.9")
@pytest.mark.parametrize(("where", "count"), [("place pavilion_8_open 1,0", 2), ("keep pavilion_8_open", 0)])
def test_the_last_tiles_are_placed_before_cards_are_revealed(where: str, count: int) -> None:
    t = bare().bonus(1, "bonus_pavilion_8").market(florin=None, dirham=None, denar="pavilion_8_open", ducat=None).bag()
    t.hand(0).hand(1, "denar-1").hand(2).display("florin-1", "florin-2")
    take_a_card(t)
    assert (t.asked(), t.match.actor) == ("place", 1)
    events = t.play(where)
    assert t.match.over
    assert t.counts(1)["pavilion"] == count
    assert len(told(events, "reveal")) == count // 2


@pytest.mark.rule("ALH-14.9")
@pytest.mark.parametrize("round", [1, 2])
def test_rounds_one_and_two_reveal_nothing_by_themselves(round: int) -> None:
    t = bare(auto=True).bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    events = score(t, round)
    assert not told(events, "reveal")
    assert questions(t) == [("garden", 1)]


@pytest.mark.rule("ALH-14.10")
def test_a_bonus_card_has_no_place_in_the_alhambra_and_no_walls() -> None:
    t = bare(3, "+huts").bonus(0, "bonus_garden_10")
    t.build(0, {"0,-1": "garden_10_open", "0,-2": "hut_garden_n"})
    palace = t.player(0)["palace"]
    fits = t.legal()
    wall = t.player(0)["wall"]
    assert t.counts(0)["garden"] == 2
    t.play("reveal bonus_garden_10")
    assert t.player(0)["palace"] == palace
    assert t.player(0)["wall"] == wall
    assert t.legal() == fits
    # one more for the card; the hut does not count it as a neighbour
    assert t.counts(0)["garden"] == 3


def asked_about_towers() -> Table:
    """Round 2: gardens are counted, seat 2 is asked about towers after seat 1 has passed; seat 0 comes last."""
    t = bare()
    t.bonus(0, "bonus_garden_11", "bonus_tower_12", "bonus_pavilion_8")
    t.build(0, {"1,0": "garden_11_open", "0,1": "tower_12_open"})
    t.bonus(1, "bonus_seraglio_9").build(1, {"1,0": "tower_11_open"})
    t.bonus(2, "bonus_arcades_9").build(2, {"1,0": "tower_11_n", "0,1": "garden_10_open"})
    score(t, 2)
    assert t.match.actor == 2
    t.play("pass", "pass")
    asked = t.match.prompt
    assert asked is not None
    assert (asked.facts["type"], asked.seat) == ("tower", 1)
    return t


@pytest.mark.rule("ALH-14.11")
@pytest.mark.rule("ALH-EX-25")
def test_a_card_revealed_too_late_counts_from_the_next_scoring_on() -> None:
    t = asked_about_towers()
    gardens = points(t, 2, "garden")
    assert gardens == [8, 0, 8]
    t.play("pass")
    assert t.match.actor == 0
    t.play("reveal bonus_garden_11", seat=0)
    assert t.match.actor == 0  # of another type: the asking goes on where it was
    t.play("reveal bonus_tower_12", seat=0)
    assert t.match.actor == 1  # of the type that is asked: the asking starts again
    t.play("pass")
    assert t.asked() == "action"
    assert points(t, 2, "garden") == gardens
    assert points(t, 2, "tower") == [13, 3, 3]
    score(t, 3)
    assert points(t, 3, "garden")[0] == 20


@pytest.mark.rule("ALH-14.11")
@pytest.mark.rule("ALH-EX-25")
def test_a_card_of_the_type_revealed_while_another_is_asked_counts_and_the_asking_starts_again() -> None:
    t = asked_about_towers()
    t.play("reveal bonus_tower_12", seat=0)
    assert (t.asked(), t.match.actor) == ("reveal", 1)
    assert pass_all(t, "reveal") == [1]
    assert points(t, 2, "tower") == [13, 3, 3]


@pytest.mark.rule("ALH-14.11")
def test_off_turn_a_card_of_the_type_makes_those_who_passed_be_asked_again() -> None:
    """Seat 1 passes, seat 2 is asked; seat 1 now reveals all the same, and is followed by seat 2 again."""
    t = bare()
    t.bonus(1, "bonus_garden_10", "bonus_pavilion_8").build(1, {"1,0": "garden_10_open"})
    t.bonus(2, "bonus_garden_11", "bonus_tower_11").build(2, {"1,0": "garden_11_open"})
    t.bonus(0, "bonus_tower_12").build(0, {"1,0": "garden_9_e"})
    score(t, 1)
    t.play("pass")
    assert t.match.actor == 2
    t.play("reveal bonus_garden_10", seat=1)
    assert pass_all(t, "reveal") == [2]
    assert points(t, 1, "garden") == [0, 5, 0]


@pytest.mark.rule("ALH-14.11")
def test_off_turn_a_card_of_the_type_while_the_first_is_asked_leaves_the_first_asked() -> None:
    t = bare()
    t.bonus(1, "bonus_garden_10").build(1, {"1,0": "garden_10_open"})
    t.bonus(2, "bonus_garden_11").build(2, {"1,0": "garden_11_open"})
    score(t, 1)
    t.play("reveal bonus_garden_11", seat=2)
    assert pass_all(t, "reveal") == [1]
    assert points(t, 1, "garden") == [0, 0, 5]


@pytest.mark.rule("ALH-14.11")
def test_with_three_tiles_of_a_type_that_have_cards_an_earlier_pass_is_void_after_an_off_turn_reveal() -> None:
    """A box of the owner's own: the garden of price 9 has no wall, and the card of the tower of price 11 names it instead."""
    text = (GAME.folder / "data" / "alhambra.toml").read_text(encoding="utf-8")
    wall = "price = 9\nwalls = { n = false, e = true, s = false, w = false }"
    assert text.count(wall) == 1
    text = text.replace(wall, "price = 9\nwalls = { n = false, e = false, s = false, w = false }")
    text = text.replace('tile = "tower_11_open"\ntype = "tower"', 'tile = "garden_9_e"\ntype = "garden"')
    t = Table(GAME.start(4, {"modules": "bonus_cards"}, "7", GAME.read_box(text))).turn(0)
    cards = ["bonus_pavilion_8", "bonus_garden_10", "bonus_garden_11", "bonus_tower_11"]
    for seat, tile in ((1, "garden_10_open"), (2, "garden_11_open"), (3, "garden_9_e")):
        t.bonus(seat, cards[seat]).build(seat, {"1,0": tile})
    t.bonus(0)
    score(t, 1)
    t.play("pass")
    assert t.match.actor == 2
    t.play("reveal bonus_tower_11", seat=3)
    assert pass_all(t, "reveal") == [1, 2]
    assert points(t, 1, "garden") == [0, 0, 0, 5]


@pytest.mark.rule("ALH-14.12")
def test_hidden_bonus_cards_are_kept_apart_from_the_money() -> None:
    t = bare().bonus(0, "bonus_garden_10", "bonus_tower_11").hand(0, "denar-9")
    mine = t.player(0, 0)
    assert mine["cards"] == 1
    assert mine["hand"] == ["denar-9"]
    assert t.player(0, 1)["cards"] == 1
    assert t.player(0, 1)["bonus_hidden"] == 2
    t.market(denar="garden_9_e")
    assert says(t.refused("buy denar bonus_garden_10+denar-9"), "not-in-hand", "ALH-5.1", card="bonus_garden_10")
    assert not [notation for notation in t.legal() if "bonus" in notation]


@pytest.mark.rule("ALH-14.12")
def test_bonus_cards_do_not_change_who_starts_and_what_is_dealt() -> None:
    for seed in range(12):
        plain = table(4, "", f"{seed:x}").match.opening
        with_cards = table(4, "bonus_cards", f"{seed:x}").match.opening
        for name in ("dealt", "money-laid", "starts"):
            assert [e.json(0) for e in told(plain, name)] == [e.json(0) for e in told(with_cards, name)]


@pytest.mark.rule("ALH-14.12")
def test_bonus_cards_do_not_count_when_the_last_tiles_are_given_out() -> None:
    t = bare().market(florin=None, dirham=None, denar="garden_9_e", ducat=None).bag()
    t.bonus(1, "bonus_garden_10", "bonus_garden_11").hand(0).hand(1).hand(2).display("florin-1")
    events = take_a_card(t)
    assert [event.parts["tile"] for event in told(events, "last-tile-nobody")] == ["garden_9_e"]


@pytest.mark.rule("ALH-14.6")
def test_a_card_that_does_not_lie_open_stays_where_it_is_when_its_tile_leaves() -> None:
    t = (
        bare()
        .bonus(1, "bonus_garden_10")
        .bonus(0, "bonus_tower_11")
        .build(0, {"1,0": "garden_10_open", "0,1": "tower_11_open"})
    )
    events = t.play("remove 1,0")
    assert told(events, "bonus-back") == []
    assert (held(t, 0), held(t, 1)) == (["bonus_tower_11"], ["bonus_garden_10"])
