"""Chapter 14: bonus cards. Revealing at any time, and the questions before a type is counted."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.record import Record
from majlis.games.alhambra.game import GAME
from tests.games.alhambra.bonus_scenes import CARDS, bare, held, questions, shown
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import points, says, score, take_a_card
from tests.games.kit import told


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


@pytest.mark.rule("ALH-14.3", "ALH-14.4")
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


@pytest.mark.rule("ALH-14.4", "ALH-14.6")
def test_the_first_time_a_card_is_revealed_everybody_else_learns_something() -> None:
    """So it cannot be taken back; a card that was open before tells nobody anything new."""
    t = bare().bonus(0, "bonus_garden_10", "bonus_garden_11")
    t.build(0, {"1,0": "garden_10_open", "2,0": "garden_11_open"})
    for card in ("bonus_garden_11", "bonus_garden_10"):
        assert told(t.play(f"reveal {card}"), "reveal")[0].shown == (1, 2)
    t.play("remove 2,0")
    assert held(t, 0) == ["bonus_garden_11"]
    t.turn(0).play("place garden_11_open 2,0")
    assert told(t.play("reveal bonus_garden_11", seat=0), "reveal")[0].shown == ()


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
@pytest.mark.parametrize("card", CARDS)
def test_every_card_goes_back_with_its_own_tile(card: str) -> None:
    t = bare().bonus(0, card).build(0, {"1,0": CARDS[card]})
    t.play(f"reveal {card}", "remove 1,0")
    assert (shown(t, 0), held(t, 0)) == ([], [card])


@pytest.mark.rule("ALH-14.6")
def test_a_tile_without_a_bonus_card_takes_none_along() -> None:
    t = bare().bonus(0, "bonus_garden_10").build(0, {"1,0": "garden_10_open", "0,1": "tower_10_w"})
    t.play("reveal bonus_garden_10")
    assert told(t.play("remove 0,1"), "bonus-back") == []
    assert (shown(t, 0), held(t, 0)) == (["bonus_garden_10"], [])


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
