"""Chapter 17: what is open, what is secret, and what a player who forgets nothing knows."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.games.tadmor.box import TadmorBox
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.state import NOBODY, TadmorState
from majlis.testing.laws import check_match
from tests.games.kit import told
from tests.games.tadmor.builder import Table, table


@pytest.mark.rule("TAD-17.1")
def test_what_lies_open_is_the_same_for_everybody() -> None:
    t = table(3).hand(0, "k1").hand(1, "k2", "k3").holds(2, "ebla").goods(1, gold=3).tower(1, 4).precious(0, "silk")
    t.fulfilled(2, "k5").discarded("k9").acting()
    views = [t.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view["seat"] = None
        for player in view["players"]:
            player.pop("hand", None)
        view["raiders"]["held"] = view["raiders"]["cards"] = None
    assert all(view == views[0] for view in views)
    players = views[0]["players"]
    assert [player["hand_size"] for player in players] == [1, 2, 0]
    assert players[1]["warehouse"]["gold"] == 3
    assert players[2]["fulfilled"] == ["k5"]
    assert views[0]["missions"]["discards"] == ["k9"]
    assert views[0]["raiders"]["holder"] == 2


@pytest.mark.rule("TAD-17.2")
def test_hands_and_the_held_card_are_secret() -> None:
    t = table(3).hand(0, "k1").hand(1, "k2").holds(2, "ebla").acting()
    assert t.player(0, 0)["hand"] == ["k1"]
    assert "hand" not in t.player(1, 0)
    assert "hand" not in t.player(0)
    assert [t.view(seat)["raiders"]["held"] for seat in (None, 0, 1, 2)] == [None, None, None, "ebla"]


@pytest.mark.rule("TAD-17.2", "TAD-17.6")
def test_the_stack_of_raider_cards_is_hidden_while_somebody_holds_one() -> None:
    t = table(3).slot("palmyra").holds(2, "ebla").acting()
    assert [t.view(seat)["raiders"]["cards"] is None for seat in (None, 0, 1, 2)] == [True, True, True, False]
    assert t.view(0)["raiders"]["stack"] == 5
    t = table(3).slot("palmyra").stand(1, "raiders").raiding()
    heard = t.play("hire damascus")
    hired = told(heard, "hired")[0]
    assert hired.seen_by(1) == {"region": ["damascus"]}
    assert hired.seen_by(0) == hired.seen_by(None) == {"region": []}


@pytest.mark.rule("TAD-17.2")
def test_a_held_card_may_be_any_region_but_the_slots() -> None:
    t = table(3).slot("palmyra").holds(2, "ebla").acting()
    held = {imagined(t, 0, n).held for n in range(80)}
    assert held == {1, 2, 3, 4, 5, 6}
    assert {imagined(t, 2, n).held for n in range(10)} == {1}


@pytest.mark.rule("TAD-17.3")
def test_the_order_of_decks_is_secret_to_all() -> None:
    t = table(3).hand(0, "k1").acting()
    orders = {tuple(imagined(t, 0, n).deck) for n in range(10)}
    assert len(orders) == 10
    tops = {tuple(imagined(t, 0, n).stacks[0]) for n in range(30)}
    assert len(tops) > 5
    assert len({stack[-1] for stack in tops}) == 1, "the top lies open"
    assert all(Counter(stack) == Counter(t.state.stacks[0]) for stack in tops), "what is in it can be counted"


@pytest.mark.rule("TAD-17.3")
def test_the_next_display_is_not_decided_yet() -> None:
    t = table(3).round(3)
    shown = set()
    for n in range(6):
        world = imagined(t, 0, n)
        world.steps[:] = []
        other = Table(GAME.start(3, {}, f"{n + 1}"))
        other.match.state = world
        shown.add(tuple(other.ending().view()["display"]))
    assert len(shown) > 1


@pytest.mark.rule("TAD-17.4")
def test_a_search_shows_others_only_the_tile_taken() -> None:
    t = table(3).fulfilled(0, "k1").stack(0, "myrrh", "incense", "glass_bottles").acting()
    heard = t.play("turn_in k1 incense")
    assert told(heard, "fetched")[0].seen_by(None) == {"good": "incense"}
    assert [event.name for event in heard if event.to is not None] == []
    assert t.view(1)["precious"][0]["kinds"] == {"glass_bottles": 1, "incense": 0, "myrrh": 1}


@pytest.mark.rule("TAD-17.4")
def test_the_undrawn_pool_is_public() -> None:
    t = table(3).undrawn("i5", "i8").acting()
    assert t.view(None)["undrawn"] == ["i5", "i8"]


@pytest.mark.rule("TAD-17.5")
def test_a_new_top_is_shown_to_all() -> None:
    t = table(3).fulfilled(0, "k1").stack(0, "myrrh", "incense").acting()
    heard = t.play("turn_in k1 myrrh")
    top = told(heard, "top")[0]
    assert (top.parts, top.shown) == ({"colour": "grey", "good": ["incense"]}, (0, 1, 2))


@pytest.mark.rule("TAD-17.6")
def test_a_drawn_mission_is_seen_by_its_drawer_only() -> None:
    t = table(3).next_missions("k7").stand(0, "ebla_mission_draw").acting()
    drawn = told(t.play("draw ebla_mission_draw"), "draw")[0]
    assert (drawn.seen_by(0), drawn.seen_by(1), drawn.shown) == ({"missions": ["k7"]}, {"missions": []}, (0,))


@pytest.mark.rule("TAD-17.6")
def test_no_view_and_no_public_event_names_a_held_card_or_a_hand() -> None:
    t = table(3).slot("palmyra").hand(0, "k11").stand(2, "raiders").raiding()
    heard = t.play("hire damascus")
    text = json.dumps([event.json(0) for event in heard])
    assert "damascus" not in text
    assert '"k11"' not in json.dumps(t.view(1))


# a player who forgets nothing


class Observer:
    """Keeps account of missions and raider cards from the events that one seat sees.

    An age of the deck is the time between two reshuffles: a card drawn in an age is one of those that the deck began with.
    """

    def __init__(self, match: Match, seat: int) -> None:
        assert isinstance(match.box, TadmorBox)
        self.box = match.box
        self.seat = seat
        self.seats = match.seats
        self.ages: list[set[str]] = [{card.id for card in self.box.missions}]
        self.drawn: list[list[int]] = [[] for _ in range(self.seats)]
        """By seat: for each card in hand the age in which it was drawn."""
        self.hand: set[str] = set()
        self.born: dict[str, int] = dict.fromkeys(self.ages[0], 0)
        self.discards: set[str] = set()
        self.fulfilled: list[set[str]] = [set() for _ in range(self.seats)]
        self.held: str | None = None
        self.holder = NOBODY
        self.tops: dict[str, str | None] = {}

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                getattr(self, "hear_" + event.name.removeprefix("event-").replace("-", "_"), self.nothing)(
                    event.seat, seen
                )

    def nothing(self, seat: int, seen: Facts) -> None:
        """Nothing that hides anything."""

    def hear_top(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.tops[str(seen["colour"])] = seen["good"][0] if seen["good"] else None

    def hear_draw(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.drawn[seat].append(len(self.ages) - 1)
        self.hand.update(seen["missions"])

    def hear_reshuffled(self, seat: int, seen: dict[str, int]) -> None:
        assert len(self.discards) == seen["count"]
        self.ages.append(set(self.discards))
        self.born.update(dict.fromkeys(self.discards, len(self.ages) - 1))
        self.discards = set()

    def play(self, seat: int, card: str) -> None:
        self.drawn[seat].remove(self.born[card])
        self.hand.discard(card)

    def hear_discard(self, seat: int, seen: dict[str, str]) -> None:
        self.play(seat, seen["mission"])
        self.discards.add(seen["mission"])

    def hear_fulfil(self, seat: int, seen: dict[str, str]) -> None:
        self.play(seat, seen["mission"])
        self.fulfilled[seat].add(seen["mission"])

    def hear_hired(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.holder = seat
        self.held = seen["region"][0] if seen["region"] else None

    def hear_revealed(self, seat: int, seen: dict[str, str]) -> None:
        assert seat == self.holder
        assert self.held in (None, seen["region"])
        self.holder, self.held = NOBODY, None

    def names(self, mask: int) -> set[str]:
        return {card.id for i, card in enumerate(self.box.missions) if mask >> i & 1}

    def contradiction(self, imagined: State) -> str:
        assert isinstance(imagined, TadmorState)
        pairs: list[tuple[str, object, object]] = [
            ("own hand", self.hand, self.names(imagined.hand[self.seat])),
            ("discards", self.discards, self.names(imagined.discards)),
            ("holder", self.holder, imagined.holder),
        ]
        if self.held is not None:
            pairs.append(("held card", self.held, self.box.regions[imagined.held]))
        elif self.holder != NOBODY and imagined.held == imagined.slot:
            return "the held card is that of the slot"
        for seat in range(self.seats):
            cards = self.names(imagined.hand[seat])
            pairs.append(
                (f"ages in the hand of {seat}", sorted(self.drawn[seat]), sorted(self.born[card] for card in cards))
            )
            pairs.append((f"missions of {seat}", self.fulfilled[seat], self.names(imagined.fulfilled[seat])))
        deck = {self.box.missions[card].id for card in imagined.deck}
        if not deck <= self.ages[-1]:
            return f"the deck holds {deck - self.ages[-1]}, which cannot be in it"
        for i, colour in enumerate(("grey", "yellow", "red")):
            stack = imagined.stacks[i]
            pairs.append((f"top of {colour}", self.tops[colour], self.box.kinds[stack[-1]] if stack else None))
        for what, known, found in pairs:
            if known != found:
                return f"{what}: it knows {known}, imagined is {found}"
        return ""


@pytest.mark.rule("TAD-17.2", "TAD-17.3")
@pytest.mark.parametrize("player", ["random", "by_verb"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_positions_agree_with_all_that_was_seen(seats: int, player: str) -> None:
    report = check_match(GAME, seats, {}, f"{seats}e", player, 12, Observer)
    assert report.matches == 1


@pytest.mark.rule("TAD-17.3", "TAD-8.14")
def test_also_after_reshuffles_of_the_missions() -> None:
    """Most of the deck has been given away already; players who draw and give away whatever they can see it rebuilt."""
    match = GAME.start(4, {}, "3")
    observers = [Observer(match, seat) for seat in range(4)]
    for observer in observers:
        observer.hear(match.opening)
    while match.prompt is not None and match.prompt.id != "prompt-place":
        events = match.play(match.actions()[0])
        for observer in observers:
            observer.hear(events)
    assert isinstance(match.state, TadmorState)
    gone = [match.state.deck.pop(0) for _ in range(15)]
    for card in gone:
        match.state.discards |= 1 << card
        for observer in observers:
            observer.discards.add(observer.box.missions[card].id)
    chance = Chance.of("4")
    reshuffled = 0
    while not match.over:
        state = match.state
        for seat in range(4):
            if chance.below(6) == 0:
                world = state.imagine(seat, chance.fork())
                assert observers[seat].contradiction(world) == ""
                assert world.view(seat) == state.view(seat)
        actions = match.actions()
        wanted = [a for a in actions if a.verb.name in ("discard", "draw") or "mission_draw" in str(a)]
        events = match.play((wanted or actions)[chance.below(len(wanted or actions))])
        reshuffled += len(told(events, "reshuffled"))
        for observer in observers:
            observer.hear(events)
    assert reshuffled >= 1


def imagined(t: Table, seat: int, seed: int) -> TadmorState:
    world = t.state.imagine(seat, Chance.of(f"{seed + 1:x}"))
    assert isinstance(world, TadmorState)
    return world
