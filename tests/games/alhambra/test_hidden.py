"""Chapter 17: hidden information. What a view, the events, the record and undo may tell, and what not."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.chance import Chance
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.games.alhambra.box import EXCHANGE, MONEY_CARDS, SCORING
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.pieces import NO_ANSWER, PASS, USE
from majlis.games.alhambra.state import AlhambraState
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import pass_all, says, score, take_a_card
from tests.games.kit import told

ALL = "vizier+exchange_cards+bonus_cards+huts"
VIEWERS = [0, 1, 2, None]


def played(seed: str, decisions: int, together: str = "sequential") -> Table:
    """A table after that many random decisions."""
    t = Table(GAME.start(3, {"modules": ALL, "vizier_window": together}, seed))
    chance = Chance.of(seed)
    for _ in range(decisions):
        codes = t.state.codes()
        t.match.play_code(codes[chance.below(len(codes))])
    return t


def disturb(t: Table, viewer: int | None) -> Table:
    """Change everything that the viewer cannot see: orders, face-down pieces, the hands and bonus cards of the others."""
    state = t.state
    others = [seat for seat in range(state.seats) if seat != viewer]
    for seat in others:
        money = [card for card in state.deck if card < MONEY_CARDS]
        t.hand(seat, *[t.box.card_name(card) for card in money[: state.hand_size(seat)]])
    state.bag.reverse()
    state.deck.reverse()
    if state.discard:
        state.discard[:-1] = state.discard[-2::-1]
    if state.huts is not None:
        state.huts.stacks = [stack[-2::-1] + stack[-1:] if len(stack) > 1 else stack for stack in state.huts.stacks]
    bonus = state.bonus
    if bonus is not None:
        unknown = [i for i in range(10) if any(bonus.hidden[seat] >> i & 1 for seat in others) or bonus.out >> i & 1]
        unknown = unknown[1:] + unknown[:1]
        for seat in others:
            count = bonus.hidden[seat].bit_count()
            bonus.hidden[seat] = sum(1 << i for i in unknown[:count])
            unknown = unknown[count:]
        bonus.out = sum(1 << i for i in unknown)
    if state.vizier is not None:
        for seat in others:
            if state.vizier.answers[seat] != NO_ANSWER:
                state.vizier.answers[seat] = 1 - state.vizier.answers[seat]
    return t


def seen(events: list[Event], viewer: int | None) -> list[object]:
    return [event.json(viewer) for event in events if event.seen_by(viewer) is not None]


@pytest.mark.rule("ALH-17.1")
@pytest.mark.rule("ALH-17.13")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_open_is_in_every_view(viewer: int | None) -> None:
    t = table(3, ALL).market(florin="pavilion_6_n", dirham="tower_9_es", denar="garden_9_e", ducat=None).stone(2, False)
    t.display("florin-1", "denar-2", "exchange_florin_denar").discard("ducat-1", "ducat-2", "ducat-7")
    t.build(1, {"0,-1": "garden_10_open"}).reserve(1, "tower_11_n").hand(0, "denar-9").hand(
        1, "ducat-9", "exchange_florin_ducat"
    )
    t.bonus(0, "bonus_tower_11", "bonus_tower_12").bonus(1, "bonus_garden_10").bonus(2)
    t.play("reveal bonus_garden_10", seat=1)
    t.play("buy denar denar-9")
    view = t.view(viewer)
    assert view["market"] == {"florin": "pavilion_6_n", "dirham": "tower_9_es", "denar": None, "ducat": None}
    assert view["display"] == ["florin-1", "denar-2", "exchange_florin_denar"]
    assert view["discard"] == {"count": 4, "top": "denar-9"}
    assert view["deck"] == len(t.state.deck)
    assert view["bag"]["count"] == len(t.state.bag)
    assert view["pending"] == ["garden_9_e"]
    assert view["scoring_cards"] == []
    one = view["players"][1]
    assert one["palace"] == [{"cell": "0,-1", "tile": "garden_10_open"}, {"cell": "0,0", "tile": "fountain"}]
    assert one["reserve"] == ["tower_11_n"]
    assert one["bonus_open"] == ["bonus_garden_10"]
    assert [player["cards"] for player in view["players"]] == [0, 2, t.state.hand_size(2)]
    assert [player["bonus_hidden"] for player in view["players"]] == [2, 0, 0]
    assert [player["vizier"] for player in view["players"]] == [True, True, False]
    assert [player["score"] for player in view["players"]] == [0, 0, 0]
    assert {kind: stack["count"] for kind, stack in view["huts"].items()} == {
        "pavilion": 3,
        "seraglio": 3,
        "arcades": 4,
        "chambers": 4,
        "garden": 5,
        "tower": 5,
    }


@pytest.mark.rule("ALH-17.1")
def test_scores_dirk_and_the_scoring_cards_that_have_appeared_are_open() -> None:
    t = table(2).dirk("tower_11_n", "tower_13_e").build(1, {"0,-1": "garden_10_n"})
    assert t.view()["dirk"]["tiles"] == sorted(["tower_11_n", "tower_13_e"])
    score(t, 1)
    view = t.view()
    assert view["scoring_cards"] == [1]
    assert (view["dirk"]["score"], view["players"][1]["score"]) == (6, 6)
    assert len(view["dirk"]["tiles"]) == 8
    score(t, 2)
    assert t.view()["scoring_cards"] == [1, 2]


@pytest.mark.rule("ALH-17.1")
@pytest.mark.rule("ALH-18.5")
def test_last_tiles_lie_open_until_their_winners_have_placed_them() -> None:
    t = table(3).market(florin="pavilion_6_n", dirham="garden_10_w", denar=None, ducat=None).bag()
    t.hand(0).hand(1, "florin-1").hand(2, "dirham-1").display("denar-9")
    pieces = t.state.pieces()
    take_a_card(t)
    assert t.match.actor == 1
    assert t.view()["pending"] == ["pavilion_6_n"]
    assert t.view()["market"]["dirham"] == "garden_10_w"
    assert t.state.pieces() == pieces
    t.play("keep pavilion_6_n")
    assert t.view()["pending"] == ["garden_10_w"]
    assert t.view()["market"]["dirham"] is None
    assert t.state.pieces() == pieces


@pytest.mark.rule("ALH-17.2")
@pytest.mark.rule("ALH-17.3")
@pytest.mark.rule("ALH-17.10")
@pytest.mark.parametrize("together", ["sequential", "simultaneous"])
@pytest.mark.parametrize("decisions", [0, 7, 40, 150, 260])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_positions_that_differ_only_in_what_a_seat_cannot_see_give_it_equal_views(
    viewer: int | None, decisions: int, together: str
) -> None:
    for seed in ("1", "2", "3"):
        real = played(seed, decisions, together)
        other = disturb(played(seed, decisions, together), viewer)
        assert real.state.fingerprint() != other.state.fingerprint()
        assert real.view(viewer) == other.view(viewer)
        for seat in range(3):
            if seat != viewer:
                assert real.view(seat) != other.view(seat)
        assert real.match.prompt is not None
        assert other.match.prompt is not None
        assert (real.match.prompt.id, real.match.prompt.seat) == (other.match.prompt.id, other.match.prompt.seat)
        assert real.match.prompt.facts == other.match.prompt.facts
        assert real.match.waiting == other.match.waiting
        if viewer is not None:
            assert real.match.actions(viewer) == other.match.actions(viewer)
            assert real.match.tries(viewer) == other.match.tries(viewer)
            assert real.match.asides(viewer) == other.match.asides(viewer)


@pytest.mark.rule("ALH-17.2")
@pytest.mark.rule("ALH-17.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_same_decision_in_two_such_positions_tells_a_seat_the_same(viewer: int | None) -> None:
    """Nothing is drawn here: the turn leaves market and display full."""

    def scene() -> Table:
        return table(3, ALL).build(0, {"1,0": "garden_9_e"}).reserve(1, "tower_11_n").stone(1, False)

    real, other = scene(), disturb(scene(), viewer)
    for notation in ("remove 1,0", "pass", "pass", "reactivate", "pass", "pass", "pass"):
        assert seen(real.play(notation), viewer) == seen(other.play(notation), viewer)
        assert real.view(viewer) == other.view(viewer)
    assert [(e.seat, e.text) for e in real.match.entries] == [(e.seat, e.text) for e in other.match.entries]


@pytest.mark.rule("ALH-17.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_tells_what_comes_next(viewer: int | None) -> None:
    """Neither the next card and tile, nor the next hut of a stack, nor in which pile a scoring card lies."""
    t = table(3, ALL)
    view = t.view(viewer)
    assert isinstance(view["deck"], int)
    assert view["bag"]["tiles"] == sorted(view["bag"]["tiles"], key=t.box.tile_numbers.__getitem__)
    for stack in view["huts"].values():
        assert stack["below"] == sorted(stack["below"], key=t.box.tile_numbers.__getitem__)


@pytest.mark.rule("ALH-17.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_was_drawn_or_turned_up_cannot_be_taken_back(seat: int) -> None:
    t = table(3, "huts").turn(seat)
    t.play("hut garden")  # the next hut is turned up
    assert t.match.undoable(seat) == 0
    with pytest.raises(IllegalAction) as error:
        t.match.undo(seat)
    assert error.value.refusal.id == "refused-undo-shown"
    t.play(min(t.legal("keep")))
    take_a_card(t)  # a card is drawn to the display
    assert t.match.undoable((seat + 1) % 3) == 0


@pytest.mark.rule("ALH-17.2")
def test_what_showed_nothing_hidden_can_be_taken_back() -> None:
    t = table(3, "vizier+bonus_cards").market(denar="garden_9_e").hand(0, "denar-9")
    before = t.state.fingerprint()
    t.play("buy denar denar-9")
    assert t.match.undoable(0) == 1
    t.match.undo(0)
    assert t.state.fingerprint() == before
    assert t.player(0, 1)["cards"] == 1


@pytest.mark.rule("ALH-17.3")
def test_each_player_sees_the_own_cards() -> None:
    t = (
        table(3, ALL)
        .hand(1, "denar-9", "florin-2", "exchange_florin_ducat")
        .bonus(1, "bonus_tower_11", "bonus_garden_10")
    )
    mine = t.player(1, 1)
    assert mine["hand"] == ["florin-2", "denar-9", "exchange_florin_ducat"]
    assert mine["bonus_hand"] == ["bonus_garden_10", "bonus_tower_11"]
    for viewer in (0, 2, None):
        assert "hand" not in t.player(1, viewer)
        assert "bonus_hand" not in t.player(1, viewer)


@pytest.mark.rule("ALH-17.3")
def test_bonus_cards_are_dealt_in_secret() -> None:
    t = table(3, ALL)
    dealt = told(t.match.opening, "bonus-dealt")
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        for viewer in VIEWERS:
            facts = event.seen_by(viewer)
            assert facts is not None
            assert facts["count"] == 3
            own = t.view(viewer)["players"][event.seat].get("bonus_hand", [])
            assert facts["cards"] == own
            assert len(own) == (3 if viewer == event.seat else 0)


@pytest.mark.rule("ALH-17.3")
def test_a_revealed_bonus_card_cannot_be_taken_back() -> None:
    t = table(3, ALL).bonus(1, "bonus_garden_10").bonus(0).bonus(2).build(1, {"1,0": "garden_10_open"})
    events = t.play("reveal bonus_garden_10", seat=1)
    assert set(events[0].shown) == {0, 2}
    assert t.match.undoable(1) == 0
    with pytest.raises(IllegalAction):
        t.match.undo(1)
    assert t.player(1, 0)["bonus_open"] == ["bonus_garden_10"]


@pytest.mark.rule("ALH-17.4")
@pytest.mark.rule("ALH-17.10")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("open_money", [False, True])
def test_hands_are_shown_as_numbers_unless_money_is_open(open_money: bool, viewer: int | None) -> None:
    t = table(3, ALL, open_money=open_money).bonus(1, "bonus_tower_11")
    for seat, player in enumerate(t.view(viewer)["players"]):
        assert player["cards"] == len(t.state.hand(seat))
        if open_money or seat == viewer:
            assert player["hand"] == t.state.hand(seat)
        else:
            assert "hand" not in player
        # the option is about money: hidden bonus cards stay hidden
        assert ("bonus_hand" in player) == (seat == viewer)


@pytest.mark.rule("ALH-17.5")
@pytest.mark.rule("ALH-10.3")
def test_hands_are_laid_open_when_the_last_tiles_are_given_out() -> None:
    t = table(3, ALL).market(florin="pavilion_6_n", dirham=None, denar=None, ducat=None).bag().display("ducat-3")
    t.hand(0, "denar-4").hand(1, "florin-2", "exchange_florin_denar").hand(2).bonus(1, "bonus_tower_11").bonus(0).bonus(
        2
    )
    events = take_a_card(t)
    assert t.asked() == "place"
    hands = [["denar-4", "ducat-3"], ["florin-2", "exchange_florin_denar"], []]
    for viewer in VIEWERS:
        assert [player["hand"] for player in t.view(viewer)["players"]] == hands
        assert [event.seen_by(viewer) for event in told(events, "hand-open")] == [{"cards": hand} for hand in hands]
        if viewer != 1:
            assert "bonus_tower_11" not in str(t.view(viewer))
    t.play("keep pavilion_6_n")
    assert t.match.over
    assert t.view()["left_over"][-1:] != ["pavilion_6_n"]


@pytest.mark.rule("ALH-17.5")
def test_hands_stay_hidden_before_the_end_also_in_scorings() -> None:
    t = table(3)
    score(t, 1)
    score(t, 2)
    assert "hand" not in t.player(1, 0)


def can_or_cannot_pay(can: bool, together: str) -> Table:
    """The window is open; seat 1 has one denar card, which pays for the garden exactly or not."""
    t = table(3, "vizier", vizier_window=together).market(denar="garden_9_e").hand(1, "denar-9" if can else "denar-8")
    t.display("florin-1", "florin-2", "florin-3", "ducat-1").next_cards("ducat-2").play("take florin-1")
    return t


@pytest.mark.rule("ALH-17.6")
@pytest.mark.rule("ALH-12.6")
@pytest.mark.parametrize("together", ["sequential", "simultaneous"])
def test_a_forced_pass_to_the_vizier_looks_like_a_chosen_one(together: str) -> None:
    free, forced = can_or_cannot_pay(True, together), can_or_cannot_pay(False, together)
    assert {str(action) for action in free.match.actions(1)} == {"use", "pass"}
    assert {str(action) for action in forced.match.actions(1)} == {"pass"}
    for viewer in (0, 2, None):
        assert free.view(viewer) == forced.view(viewer)
    assert free.match.prompt is not None
    assert forced.match.prompt is not None
    assert (free.match.prompt.id, free.match.prompt.seat, free.match.prompt.facts) == (
        forced.match.prompt.id,
        forced.match.prompt.seat,
        forced.match.prompt.facts,
    )
    chosen, only = free.play("pass", seat=1), forced.play("pass", seat=1)
    for viewer in VIEWERS:
        assert [event.json(viewer) for event in chosen] == [event.json(viewer) for event in only]
    assert [event.shown for event in chosen] == [event.shown for event in only]
    assert free.match.record().dumps().splitlines()[:-5] == forced.match.record().dumps().splitlines()[:-5]
    assert [(e.seat, e.text) for e in free.match.entries] == [(e.seat, e.text) for e in forced.match.entries]
    assert free.match.waiting == forced.match.waiting


@pytest.mark.rule("ALH-17.6")
def test_the_same_seats_are_asked_whatever_their_hands() -> None:
    orders = []
    for can in (True, False):
        t = can_or_cannot_pay(can, "sequential")
        orders.append(pass_all(t, "vizier"))
    assert orders == [[1, 2, 0], [1, 2, 0]]


@pytest.mark.rule("ALH-17.7")
@pytest.mark.rule("ALH-14.6")
def test_a_bonus_card_taken_back_is_hidden_again() -> None:
    t = (
        table(3, ALL)
        .bonus(0, "bonus_garden_10", "bonus_tower_11")
        .bonus(1)
        .bonus(2)
        .build(0, {"1,0": "garden_10_open"})
    )
    t.play("reveal bonus_garden_10", "remove 1,0")
    for viewer in (1, 2, None):
        owner = t.player(0, viewer)
        assert (owner["bonus_open"], owner["bonus_hidden"]) == ([], 2)
        assert "bonus_garden_10" not in str(t.view(viewer))
    assert t.player(0, 0)["bonus_hand"] == ["bonus_garden_10", "bonus_tower_11"]


@pytest.mark.rule("ALH-17.7")
def test_a_player_who_remembers_a_card_that_was_taken_back_knows_where_it_is() -> None:
    t = table(3, ALL).bonus(0, "bonus_garden_10", "bonus_tower_11").build(0, {"1,0": "garden_10_open"})
    t.play("reveal bonus_garden_10", "remove 1,0")
    for seed in range(30):
        imagined = t.state.imagine(1, Chance.of(f"{seed:x}"))
        assert isinstance(imagined, AlhambraState)
        assert imagined.bonus is not None
        assert "bonus_garden_10" in imagined.view(0)["players"][0]["bonus_hand"]
        assert sum(imagined.bonus.hidden) + imagined.bonus.out == 2**10 - 1  # every card is in one place


@pytest.mark.rule("ALH-17.7")
def test_taking_a_bonus_card_back_can_be_undone_and_so_can_revealing_it_once_more() -> None:
    """Nothing is shown by either: everybody has seen the card."""
    t = table(3, "bonus_cards").bonus(0, "bonus_garden_10").bonus(1).bonus(2).build(0, {"1,0": "garden_10_open"})
    t.play("reveal bonus_garden_10", "remove 1,0")
    assert t.match.undoable(0) == 1
    t.match.undo(0)
    assert t.player(0, 1)["bonus_open"] == ["bonus_garden_10"]
    t.play("remove 1,0")
    t.turn(0).play("place garden_10_open 1,0", "reveal bonus_garden_10", seat=0)
    t.match.undo(0)
    assert t.player(0, 1)["bonus_open"] == []


@pytest.mark.rule("ALH-17.8")
def test_payments_tried_and_not_carried_out_leave_no_trace() -> None:
    t = table(3, ALL).market(denar="garden_9_e").hand(0, "denar-4", "denar-8", "denar-1")
    views = [t.view(viewer) for viewer in VIEWERS]
    entries = len(t.match.entries)
    assert says(t.refused("buy denar denar-1+denar-4"), "payment-too-low", "ALH-5.1", sum=5, price=9)
    assert t.match.refuse("buy denar denar-1+denar-8") is None  # asked about, not played
    assert [t.view(viewer) for viewer in VIEWERS] == views
    assert len(t.match.entries) == entries


@pytest.mark.rule("ALH-17.8")
@pytest.mark.parametrize("other", [1, 2])
def test_what_a_player_could_pay_is_offered_to_that_player_only(other: int) -> None:
    t = table(3, ALL).market(denar="garden_9_e").hand(0, "denar-9").hand(other)
    assert "buy denar denar-9" in t.legal()
    assert t.match.actions(other) == []
    assert t.match.tries(other) == []
    assert t.match.prompt is not None
    assert "denar" not in str(t.match.prompt.facts)
    # the refusal to another seat does not depend on the hand of the seat to move
    before = t.refused("buy denar denar-9", seat=other)
    t.hand(0, "ducat-1")
    assert t.refused("buy denar denar-9", seat=other) == before


def can_or_cannot_reveal(can: bool) -> Table:
    """Gardens are asked; seat 1 holds the card of its garden, or another one."""
    t = table(3, "bonus_cards").bonus(0).bonus(2).bonus(1, "bonus_garden_10" if can else "bonus_tower_12")
    t.build(1, {"1,0": "garden_10_open"})
    score(t, 1)
    return t


@pytest.mark.rule("ALH-17.9")
@pytest.mark.rule("ALH-14.8")
def test_a_forced_pass_in_a_reveal_window_looks_like_a_chosen_one() -> None:
    free, forced = can_or_cannot_reveal(True), can_or_cannot_reveal(False)
    assert {str(action) for action in free.match.actions(1)} == {"reveal bonus_garden_10", "pass"}
    assert {str(action) for action in forced.match.actions(1)} == {"pass"}
    for viewer in (0, 2, None):
        assert free.view(viewer) == forced.view(viewer)
    assert free.match.prompt is not None
    assert forced.match.prompt is not None
    assert free.match.prompt.facts == forced.match.prompt.facts == {"type": "garden"}
    chosen, only = free.play("pass"), forced.play("pass")
    for viewer in VIEWERS:
        assert [event.json(viewer) for event in chosen] == [event.json(viewer) for event in only]
    assert told(chosen, "reveal-pass")[0].parts == {}
    assert [(e.seat, e.text) for e in free.match.entries] == [(e.seat, e.text) for e in forced.match.entries]
    assert free.asked() == forced.asked() == "action"


@pytest.mark.rule("ALH-17.10")
@pytest.mark.rule("ALH-EX-29")
def test_a_view_counts_the_cards_of_another_hand_and_the_events_name_them() -> None:
    t = table(3, "exchange_cards", "54b8")  # the seed that deals florin 9, denar 8 and ducat 5 to seat 1
    t.turn(1).display("exchange_florin_ducat", "florin-1", "denar-9", "ducat-9")
    events = [*t.match.opening, *t.play("take exchange_florin_ducat")]
    hers = t.player(1, 2)
    assert hers["cards"] == 4
    assert "hand" not in hers
    cards: list[str] = []
    for event in events:
        facts = event.seen_by(2)
        if event.seat == 1 and event.name in ("event-dealt", "event-take"):
            assert facts is not None
            found = facts["cards"]
            assert isinstance(found, list)
            cards += found
    assert sorted(cards) == ["denar-8", "ducat-5", "exchange_florin_ducat", "florin-9"]


@pytest.mark.rule("ALH-17.10")
@pytest.mark.rule("ALH-17.4")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_player_who_keeps_all_events_knows_every_hand_and_every_tile(seed: str) -> None:
    """A spectator with a good memory follows money and tiles through a whole match."""
    t = played(seed, 0)
    hands = [Counter[str](), Counter[str](), Counter[str]()]
    owned = [Counter[str](), Counter[str](), Counter[str]()]
    chance = Chance.of(seed)
    heard = list(t.match.opening)
    for _ in range(300):
        for event in heard:
            facts = event.seen_by(None)
            if facts is None:
                continue
            cards = facts.get("cards")
            if event.name in ("event-dealt", "event-take"):
                hands[event.seat].update(cards if isinstance(cards, list) else [])
            elif event.name in ("event-buy", "event-buy-exact"):
                hands[event.seat].subtract(cards if isinstance(cards, list) else [])
            if event.name in ("event-buy", "event-buy-exact", "event-hut"):
                owned[event.seat][str(facts["tile"])] += 1
        for seat in range(3):
            assert +hands[seat] == Counter(t.state.hand(seat))
            held = [*t.names_in(seat).values(), *t.reserve_of(seat), *(t.pending() if t.match.actor == seat else [])]
            assert +owned[seat] == Counter(held)
        if t.match.over or t.state.hands_open:
            break
        codes = t.state.codes()
        heard = t.match.play_code(codes[chance.below(len(codes))])


@pytest.mark.rule("ALH-17.11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_lists_the_contents_of_bag_and_hut_stacks_but_not_of_deck_and_discard_pile(viewer: int | None) -> None:
    t = table(3, ALL).discard("ducat-1", "ducat-2", "ducat-7")
    view = t.view(viewer)
    assert set(view["bag"]["tiles"]) == {t.box.tile_name(tile) for tile in t.state.bag}
    assert t.state.huts is not None
    for kind, stack in zip(t.box.types, t.state.huts.stacks, strict=True):
        assert {view["huts"][kind]["top"], *view["huts"][kind]["below"]} == {t.box.tile_name(tile) for tile in stack}
    assert view["deck"] == len(t.state.deck)
    assert view["discard"] == {"count": 3, "top": "ducat-7"}


@pytest.mark.rule("ALH-17.12")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_only_orders_and_face_down_cards_are_unknown_to_somebody_who_remembers_everything(seed: str) -> None:
    t = played(seed, 60)
    real = t.state
    assert real.bonus is not None
    assert real.huts is not None
    bags, decks, stacks, cards, gone = set(), set(), set(), set(), set()
    for n in range(60):
        other = real.imagine(1, Chance.of(f"{n:x}"))
        assert isinstance(other, AlhambraState)
        assert other.bonus is not None
        assert other.huts is not None
        assert [other.hand(seat) for seat in range(3)] == [real.hand(seat) for seat in range(3)]
        assert (other.market, other.display, other.discard, other.reserves) == (
            real.market,
            real.display,
            real.discard,
            real.reserves,
        )
        assert other.bonus.hidden[1] == real.bonus.hidden[1]
        assert other.bonus.open == real.bonus.open
        assert [mask.bit_count() for mask in other.bonus.hidden] == [mask.bit_count() for mask in real.bonus.hidden]
        assert sorted(other.bag) == sorted(real.bag)
        assert sorted(other.deck) == sorted(real.deck)
        assert [stack[-1:] for stack in other.huts.stacks] == [stack[-1:] for stack in real.huts.stacks]
        assert [sorted(stack) for stack in other.huts.stacks] == [sorted(stack) for stack in real.huts.stacks]
        assert other.pieces() == real.pieces()
        bags.add(tuple(other.bag))
        decks.add(tuple(other.deck))
        stacks.add(tuple(other.huts.stacks))
        cards.add(other.bonus.hidden[2])
        gone.add(other.bonus.out)
    assert all(len(found) > 5 for found in (bags, decks, stacks, cards))
    assert len(gone) > 1


@pytest.mark.rule("ALH-17.12")
def test_each_scoring_card_stays_in_its_pile_whatever_is_imagined() -> None:
    """That one lies in the second pile and the other in the fourth, with two exchange cards each in three of them, is known to all."""
    t = played("5", 0)
    for n in range(20):
        other = t.state.imagine(0, Chance.of(f"{n:x}"))
        assert isinstance(other, AlhambraState)
        at = 0
        for size in t.state.piles:
            mine = t.state.deck[at : at + size]
            theirs = other.deck[at : at + size]
            assert [card for card in mine if card >= SCORING] == [card for card in theirs if card >= SCORING]
            exchange = [len([card for card in pile if EXCHANGE <= card < SCORING]) for pile in (mine, theirs)]
            assert exchange[0] == exchange[1]
            at += size


@pytest.mark.rule("ALH-17.12")
def test_a_secret_answer_to_the_vizier_is_unknown_but_for_those_who_cannot_pay() -> None:
    t = table(4, "vizier", vizier_window="simultaneous").market(denar="garden_9_e", dirham="tower_9_es")
    t.hand(0).hand(1, "denar-9").hand(2, "dirham-9").hand(3).display("florin-1", "florin-2", "ducat-1", "ducat-2")
    t.next_cards("ducat-3").play("take florin-1")
    for seat, said in ((1, "use"), (2, "use"), (3, "pass")):
        t.play(said, seat=seat)
    assert t.state.vizier is not None
    answers = set()
    for n in range(30):
        other = t.state.imagine(1, Chance.of(f"{n:x}"))
        assert isinstance(other, AlhambraState)
        assert other.vizier is not None
        assert other.vizier.answers[:2] == t.state.vizier.answers[:2]  # not given yet, and the seat's own
        answers.add(tuple(other.vizier.answers[2:]))
    assert answers == {(USE, PASS), (PASS, PASS)}


@pytest.mark.rule("ALH-17.13")
@pytest.mark.parametrize("decisions", [0, 50, 120])
def test_a_spectator_sees_what_any_two_players_both_see(decisions: int) -> None:
    t = played("6", decisions)
    public = t.view()
    assert public["seat"] is None
    for player in public["players"]:
        assert "hand" not in player
        assert "bonus_hand" not in player
        assert "vizier_answer" not in player
    for seat in range(3):
        theirs = t.view(seat)
        for other in range(3):
            if other != seat:
                assert theirs["players"][other] == public["players"][other]
        apart: dict[str, object] = {"seat": None, "players": []}
        assert {**theirs, **apart} == {**public, **apart}
