"""A player who forgets nothing: imagined positions agree with everything it has seen, and leave open everything it has not (ALH-17)."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.action import Facts
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.games.alhambra.box import SCORING, AlhambraBox
from majlis.games.alhambra.game import GAME
from majlis.games.alhambra.pieces import NO_ANSWER, PASS, USE
from majlis.games.alhambra.settings import MODULES
from majlis.games.alhambra.setup import split
from majlis.games.alhambra.state import AlhambraState
from majlis.testing.laws import check_match
from majlis.testing.trial import Trial

ALL = list(MODULES)


class Observer:
    """Keeps account of every piece from the events that one seat sees, and from what is printed in the box."""

    def __init__(self, match: Match, seat: int) -> None:
        assert isinstance(match.box, AlhambraBox)
        self.box = match.box
        self.seat = seat
        self.seats = match.seats
        modules = match.options["modules"]
        assert isinstance(modules, list)
        self.exchanges = self.box.exchange_ids if "exchange_cards" in modules else []
        copies = self.box.copies_two if self.seats == 2 else self.box.copies
        self.deck: Counter[str] = Counter(dict.fromkeys(self.box.money_ids, copies))
        """Money and exchange cards that lie in the deck, in whatever order."""
        self.discard: Counter[str] = Counter()
        self.display: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.bag = set(self.box.tile_ids[: self.box.first_hut])
        self.piles: list[list[int]] = []
        """The piles of ALH-2.8, the lowest first: how many cards, how many exchange cards, which scoring card (0: none)."""
        self.last_of_deck = 0
        """Cards drawn before a reshuffle and told after it, together with those drawn then."""
        self.mine: set[str] = set()
        self.open: list[set[str]] = [set() for _ in range(self.seats)]
        self.taken_back: list[set[str]] = [set() for _ in range(self.seats)]
        self.hidden = [0] * self.seats
        self.tops: dict[str, str] = {}
        self.below: dict[str, set[str]] = {}
        if "huts" in modules:
            for tile in range(self.box.first_hut, len(self.box.tile_ids)):
                self.below.setdefault(self.box.types[self.box.kinds[tile]], set()).add(self.box.tile_ids[tile])

    # listening

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is not None:
                getattr(self, "hear_" + event.name.removeprefix("event-").replace("-", "_"), self.nothing)(
                    event.seat, seen
                )

    def nothing(self, seat: int, seen: Facts) -> None:
        """Nothing that moves a piece out of sight."""

    def hear_tile_laid(self, seat: int, seen: dict[str, str]) -> None:
        self.bag.remove(seen["tile"])

    def hear_dirk_draws(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.bag.difference_update(seen["tiles"])

    def hear_dealt(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hands[seat].update(seen["cards"])
        self.deck.subtract(seen["cards"])

    def hear_money_laid(self, seat: int, seen: dict[str, list[str]]) -> None:
        if not self.piles:  # ALH-2.7, 2.8, 13.1: the display first, then the piles, then what goes into them
            self.deck.subtract(seen["cards"])
            self.display.update(seen["cards"])
            sizes = [len(pile) for pile in split(list(range(self.deck.total())))]
            self.piles = [[size, 0, 0] for size in sizes]
            for number, scoring in ((1, 1), (3, 2)):
                self.piles[number][0] += 1
                self.piles[number][2] = scoring
            for number in (1, 2, 3) if self.exchanges else ():
                self.piles[number][0] += 2
                self.piles[number][1] = 2
            self.piles.reverse()
            self.deck.update(self.exchanges)
            return
        for card in seen["cards"][: self.last_of_deck]:
            self.display[card] += 1
        for card in seen["cards"][self.last_of_deck :]:
            self.draw(card)
        self.last_of_deck = 0

    def draw(self, card: str) -> None:
        """A card comes from the top pile to the display."""
        self.deck[card] -= 1
        self.display[card] += 1
        self.piles[-1][0] -= 1
        self.piles[-1][1] -= card in self.exchanges
        self.drop_empty_pile()

    def drop_empty_pile(self) -> None:
        if self.piles[-1][0] == 0:
            self.piles.pop()

    def hear_scoring_card(self, seat: int, seen: dict[str, int]) -> None:
        assert self.piles[-1][2] == seen["round"]
        self.piles[-1][0] -= 1
        self.piles[-1][2] = 0
        self.drop_empty_pile()

    def hear_reshuffle(self, seat: int, seen: dict[str, int]) -> None:
        self.last_of_deck = sum(cards for cards, _, _ in self.piles)
        assert self.last_of_deck == self.deck.total()
        self.deck = self.discard
        self.discard = Counter()
        exchange = sum(self.deck[name] for name in self.exchanges)
        self.piles = [[self.deck.total(), exchange, 0]]

    def hear_take(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hands[seat].update(seen["cards"])
        self.display.subtract(seen["cards"])

    def hear_buy(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hands[seat].subtract(seen["cards"])
        self.discard.update(seen["cards"])

    def hear_buy_exact(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hear_buy(seat, seen)

    def hear_bonus_dealt(self, seat: int, seen: dict[str, list[str]]) -> None:
        self.hidden[seat] = int(str(seen["count"]))
        self.mine.update(seen["cards"])

    def hear_reveal(self, seat: int, seen: dict[str, str]) -> None:
        self.hidden[seat] -= 1
        self.taken_back[seat].discard(seen["card"])
        self.open[seat].add(seen["card"])

    def hear_bonus_back(self, seat: int, seen: dict[str, str]) -> None:
        self.hidden[seat] += 1
        self.open[seat].remove(seen["card"])
        self.taken_back[seat].add(seen["card"])

    def hear_huts_laid(self, seat: int, seen: dict[str, list[str]]) -> None:
        for tile in seen["tiles"]:
            self.turn_up(tile)

    def hear_hut_turned(self, seat: int, seen: dict[str, str]) -> None:
        self.turn_up(seen["tile"])

    def turn_up(self, tile: str) -> None:
        kind = self.type_of(tile)
        self.below[kind].remove(tile)
        self.tops[kind] = tile

    def hear_hut(self, seat: int, seen: dict[str, str]) -> None:
        del self.tops[self.type_of(seen["tile"])]

    def type_of(self, tile: str) -> str:
        return self.box.types[self.box.kinds[self.box.tile_numbers[tile]]]

    # comparing

    def contradiction(self, imagined: State) -> str:
        assert isinstance(imagined, AlhambraState)
        pairs: list[tuple[str, object, object]] = [
            ("bag", self.bag, {self.box.tile_name(tile) for tile in imagined.bag}),
            ("display", +self.display, self.cards(imagined.display)),
            ("discard pile", +self.discard, self.cards(imagined.discard)),
            ("deck", +self.deck, self.cards([card for card in imagined.deck if card < SCORING])),
        ]
        for seat in range(self.seats):
            pairs.append((f"hand of {seat}", +self.hands[seat], Counter(imagined.hand(seat))))
        pairs += self.compare_piles(imagined) + self.compare_bonus_cards(imagined) + self.compare_huts(imagined)
        for what, known, found in pairs:
            if known != found:
                return f"{what}: it knows {known}, imagined is {found}"
        return ""

    def cards(self, cards: list[int]) -> Counter[str]:
        return Counter(self.box.card_name(card) for card in cards)

    def compare_piles(self, imagined: AlhambraState) -> list[tuple[str, object, object]]:
        found: list[list[int]] = []
        at = 0
        for size in [pile[0] for pile in self.piles]:
            pile = imagined.deck[at : at + size]
            at += size
            scoring = [card - SCORING for card in pile if card >= SCORING]
            exchange = [card for card in pile if self.box.card_name(card) in self.exchanges]
            found.append([size, len(exchange), scoring[0] if scoring else 0])
        return [("size of the deck", at, len(imagined.deck)), ("piles", self.piles, found)]

    def compare_bonus_cards(self, imagined: AlhambraState) -> list[tuple[str, object, object]]:
        bonus = imagined.bonus
        if bonus is None:
            return []
        out: list[tuple[str, object, object]] = []
        for seat in range(self.seats):
            hidden = self.names(bonus.hidden[seat])
            out.append((f"open bonus cards of {seat}", self.open[seat], self.names(bonus.open[seat])))
            out.append((f"number of hidden bonus cards of {seat}", self.hidden[seat], len(hidden)))
            out.append((f"bonus cards that {seat} took back", self.taken_back[seat], self.taken_back[seat] & hidden))
        own = self.mine - self.open[self.seat]
        out.append(("own bonus cards", own, self.names(bonus.hidden[self.seat])))
        return out

    def names(self, cards: int) -> set[str]:
        return {name for card, name in enumerate(self.box.bonus_ids) if cards >> card & 1}

    def compare_huts(self, imagined: AlhambraState) -> list[tuple[str, object, object]]:
        if imagined.huts is None:
            return []
        out: list[tuple[str, object, object]] = []
        for kind, stack in zip(self.box.types, imagined.huts.stacks, strict=True):
            names = [self.box.tile_name(tile) for tile in stack]
            out.append((f"top hut of {kind}", self.tops.get(kind, ""), names[-1] if names else ""))
            out.append((f"huts below of {kind}", self.below[kind], set(names[:-1])))
        return out

    # what is left open

    def unseen_bonus_cards(self) -> set[str]:
        seen = self.mine.union(*self.open, *self.taken_back)
        return {name for name in self.box.bonus_ids if name not in seen}


@pytest.mark.rule("ALH-17.12")
@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (2, {"modules": ALL}, "11"),
        (3, {"modules": ALL, "vizier_window": "simultaneous"}, "12"),
        (4, {"modules": ["bonus_cards", "huts"]}, "13"),
        (5, {"modules": ["exchange_cards"]}, "14"),
        (6, {"modules": ALL, "bonus_auto_reveal_final": False}, "15"),
    ],
    ids=str,
)
def test_imagined_positions_agree_with_everything_seen(seats: int, options: dict[str, object], seed: str) -> None:
    report = check_match(GAME, seats, options, seed, "by_verb", checks=25, remember=Observer)
    assert report.checked > 0


def imagined_midway(
    seats: int, options: dict[str, object], seed: str, decisions: int
) -> tuple[Trial, list[AlhambraState], Observer]:
    """Play for a while, then let seat 0 imagine the position many times."""
    trial = Trial(GAME, seats, options, seed, remember=Observer)
    while trial.decisions < decisions:
        trial.step()
    worlds: list[AlhambraState] = []
    chance = Chance.of("ab")
    for _ in range(500):
        world = trial.match.state.imagine(0, chance)
        assert isinstance(world, AlhambraState)
        worlds.append(world)
    memory = trial.memories[0]
    assert isinstance(memory, Observer)
    return trial, worlds, memory


@pytest.mark.rule("ALH-17.12")
def test_an_unseen_bonus_card_may_be_anybody_s_or_out_of_the_game() -> None:
    _, worlds, memory = imagined_midway(3, {"modules": ALL}, "21", 150)
    unseen = memory.unseen_bonus_cards()
    assert unseen
    places: set[tuple[str, int]] = set()
    for world in worlds:
        assert world.bonus is not None
        for seat, cards in enumerate([*world.bonus.hidden[1:], world.bonus.out], 1):
            places.update((name, seat) for name in memory.names(cards) & unseen)
    holders = [seat for seat in (1, 2) if memory.hidden[seat] > len(memory.taken_back[seat])]
    assert holders
    out = 3 if len(unseen) > sum(memory.hidden[seat] - len(memory.taken_back[seat]) for seat in holders) else 0
    expected = {(name, seat) for name in unseen for seat in [*holders, out] if seat}
    assert places == expected


@pytest.mark.rule("ALH-17.12")
def test_every_card_and_tile_left_may_come_next() -> None:
    _, worlds, memory = imagined_midway(4, {"modules": ["exchange_cards", "huts"]}, "22", 60)
    assert {memory.box.tile_name(world.bag[-1]) for world in worlds} == memory.bag
    money = {name for name in (+memory.deck) if name not in memory.exchanges}
    assert {memory.box.card_name(world.deck[0]) for world in worlds} == money, "pile 5 is all money"
    for kind, below in memory.below.items():
        number = memory.box.types.index(kind)
        seconds = {memory.box.tile_name(world.huts.stacks[number][-2]) for world in worlds if world.huts and below}
        assert seconds == below


@pytest.mark.rule("ALH-17.12")
def test_a_scoring_card_may_lie_anywhere_in_its_pile_and_exchange_cards_in_theirs() -> None:
    trial, worlds, memory = imagined_midway(5, {"modules": ["exchange_cards"]}, "23", 5)
    at = 0
    for size, exchange, scoring in memory.piles:
        span = set(range(at, at + size))
        if scoring:
            assert {world.deck.index(SCORING + scoring) for world in worlds} == span
        if exchange:
            places = {
                place
                for world in worlds
                for place in span
                if memory.box.card_name(world.deck[place]) in memory.exchanges
            }
            assert places == span
            found = {memory.box.card_name(world.deck[place]) for world in worlds for place in span}
            assert set(memory.exchanges) <= found
        at += size
    assert trial.match.view(0)["deck"] == at


@pytest.mark.rule("ALH-17.12")
def test_a_secret_answer_may_be_either_for_a_player_who_can_pay_exactly() -> None:
    trial = Trial(GAME, 3, {"modules": ["vizier"], "vizier_window": "simultaneous"}, "31")
    met: set[tuple[bool, int]] = set()
    while not trial.match.over and len(met) < 3:
        waiting = trial.match.waiting
        if len(waiting) > 1:
            last = waiting[-1]
            can_use = any(action.verb.name == "use" for action in trial.match.actions(last))
            trial.play(trial.choose(last), last)
            for n in range(20):
                world = trial.match.state.imagine(waiting[0], Chance.of(str(n)))
                assert isinstance(world, AlhambraState)
                assert world.vizier is not None
                assert world.vizier.answers[waiting[0]] == NO_ANSWER
                met.add((can_use, world.vizier.answers[last]))
        trial.step()
    assert met == {(True, USE), (True, PASS), (False, PASS)}
