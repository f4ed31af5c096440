"""The laws notice: each game here is Souk with one fault, and the law that it breaks is named."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, cast

import pytest

from majlis.engine.action import Action, Refusal
from majlis.engine.chance import Chance
from majlis.engine.errors import BadSeats
from majlis.engine.events import Event
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import Value
from majlis.engine.record import Record
from majlis.engine.state import State
from majlis.testing.determinism import same_everywhere
from majlis.testing.laws import check_game, check_match
from majlis.testing.nonsense import nonsense_is_refused
from majlis.testing.trial import LawBroken, Memory, Trial
from majlis_souk.auction import AskAll, Bid, Round
from majlis_souk.game import Souk
from majlis_souk.state import SoukBox, SoukState, SoukView


class Faulty(SoukState):
    """A position that still knows what kind it is when it is copied."""

    def clone(self) -> SoukState:
        copy = super().clone()
        copy.__class__ = type(self)
        return copy


class SharesBids(Faulty):
    def clone(self) -> SoukState:
        copy = super().clone()
        copy.bids = self.bids
        return copy


class ForgetsLost(Faulty):
    def clone(self) -> SoukState:
        copy = super().clone()
        copy.lost = []
        return copy


def with_more(view: SoukView, **more: object) -> SoukView:
    """A view with something in it that should not be there."""
    return cast(SoukView, {**view, **more})


class ShowsBids(Faulty):
    def view(self, seat: int | None) -> SoukView:
        return with_more(super().view(seat), bids=self.bids[:])


class ShowsStack(Faulty):
    def view(self, seat: int | None) -> SoukView:
        return with_more(super().view(seat), next=self.stack[-1:])


class NoJson(Faulty):
    def view(self, seat: int | None) -> SoukView:
        return with_more(super().view(seat), pair=(1, 2))


class ChangedByLooking(Faulty):
    def view(self, seat: int | None) -> SoukView:
        self.chance.below(2)
        return super().view(seat)


class LosesWare(Faulty):
    def pieces(self) -> dict[str, int]:
        return {"wares": len(self.stack)}


class WrongBreakdown(Faulty):
    def breakdown(self, seat: int) -> dict[str, int]:
        return {"wares": self.score(seat) + 1}


class LowestWins(Faulty):
    def ranking(self) -> list[int]:
        return [1 + sum(1 for other in self.scores() if other < mine) for mine in self.scores()]


class Fails(Faulty):
    def scores(self) -> list[int]:
        if len(self.stack) < 2:
            raise KeyError("some card")
        return super().scores()


class Peeks(Bid):
    """The event mentions the stack, but not that it shows something."""

    def apply(self, state: SoukState, seat: int, code: int) -> None:
        super().apply(state, seat, code)
        if state.log is not None:
            state.tell(Event("event-ware", "SOU-3.1", -1, {"ware": state.box.names[state.unused[0]]}))


class HidesFromTheView(Bid):
    """What a bid turns up is in the view, and no event shows it."""

    def apply(self, state: SoukState, seat: int, code: int) -> None:
        super().apply(state, seat, code)
        if not state.lost:
            state.lost.append(state.unused.pop())


class DrawsOpenly(Bid):
    """Something random happens, and the event does not say that it was shown."""

    def apply(self, state: SoukState, seat: int, code: int) -> None:
        super().apply(state, seat, code)
        if state.log is not None:
            state.tell(Event("event-bid", "SOU-3.2", seat, {"coin": state.chance.below(1000)}))


class RefusesNothing(Bid):
    def refuse(self, state: SoukState, seat: int, action: Action) -> Refusal | None:
        return None


class RefusesFives(Bid):
    def refuse(self, state: SoukState, seat: int, action: Action) -> Refusal | None:
        if action.parts and action.word(0) == "5":
            return Refusal("refused-no-such-coin", "SOU-3.2", {"coin": "5"})
        return super().refuse(state, seat, action)


class OffersTwice(Bid):
    def add(self, state: SoukState, seat: int, kind: int, out: list[int]) -> None:
        super().add(state, seat, kind, out)
        super().add(state, seat, kind, out)


class OffersNothingLate(Bid):
    def add(self, state: SoukState, seat: int, kind: int, out: list[int]) -> None:
        if len(state.coins[seat]) > 2:
            super().add(state, seat, kind, out)


class FirstTakesAll(Bid):
    """Who answers first makes a difference."""

    def apply(self, state: SoukState, seat: int, code: int) -> None:
        if not any(state.bids):
            state.coins[seat].reverse()
        super().apply(state, seat, code)


class Numbered(Bid):
    """Writes a coin in a way that is not read back."""

    def action(self, state: SoukState, code: int) -> Action:
        return Action(self.verb, (f"+{code}",))


class SpeaksOfNothing(Bid):
    def refuse(self, state: SoukState, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        return None if refusal is None else Refusal("refused-nobody-knows-why", "SOU-3.2", {})

    def tries(self, state: SoukState, seat: int) -> list[Action]:
        return [self.verb("9")]


class NamesNoRule(SpeaksOfNothing):
    def refuse(self, state: SoukState, seat: int, action: Action) -> Refusal | None:
        refusal = Bid.refuse(self, state, seat, action)
        return None if refusal is None else Refusal("refused-no-such-coin", "SOU-77.7", {"coin": "9"})


class PointsAtCoordinates(SpeaksOfNothing):
    def refuse(self, state: SoukState, seat: int, action: Action) -> Refusal | None:
        refusal = Bid.refuse(self, state, seat, action)
        return None if refusal is None else Refusal("refused-no-such-coin", "SOU-3.2", {"coin": "1,-2", "cell": "1,-2"})


class Asks(AskAll):
    """Asks for bids with an offer that has a fault."""

    offer: ClassVar[Bid] = Bid()

    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        super().__init__(seats, seat)
        self.offers = [self.offer]

    def put_to(self, seats: tuple[int, ...], seat: int) -> AskAll:
        return type(self)(seats, seat)


class Rounds(Round):
    """Rounds that ask in a way of their own. A settled question goes on with the game's own round, so this one stands below it."""

    def __init__(self, asks: type[AskAll]) -> None:
        super().__init__()
        self.asks = asks

    def run(self, state: SoukState) -> None:
        super().run(state)
        if state.steps:
            state.steps[-1] = self.asks(state.everyone(), 0)


def rounds_with(offer: Bid) -> Rounds:
    class AsksWithFault(Asks):
        def settle(self, state: SoukState) -> None:
            super().settle(state)
            state.steps[-1] = again

    AsksWithFault.offer = offer
    again = Rounds(AsksWithFault)
    return again


class FaultySouk(Souk):
    """Souk whose positions, or whose bids, have a fault."""

    def __init__(self, state: type[SoukState] | None = None, offer: Bid | None = None) -> None:
        super().__init__()
        self.kind = state
        self.rounds = None if offer is None else rounds_with(offer)

    def begin(self, box: SoukBox, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> SoukState:
        state = super().begin(box, seats, options, revision, chance)
        assert isinstance(state, SoukState)
        if self.kind is not None:
            state.__class__ = self.kind
        if self.rounds is not None:
            state.steps[0].run(state)  # type: ignore[attr-defined]
            state.steps[:] = [self.rounds]
        return state


POSITIONS = [
    (SharesBids, 4),
    (ForgetsLost, 4),
    (ShowsBids, 5),
    (ShowsStack, 5),
    (NoJson, 5),
    (ChangedByLooking, 5),
    (LosesWare, 7),
    (WrongBreakdown, 8),
    (LowestWins, 8),
    (Fails, 8),
]
OFFERS = [
    (Peeks, 6),
    (HidesFromTheView, 6),
    (DrawsOpenly, 6),
    (RefusesNothing, 3),
    (RefusesFives, 3),
    (OffersTwice, 3),
    (OffersNothingLate, 3),
    (FirstTakesAll, 8),
    (Numbered, 2),
    (SpeaksOfNothing, 11),
    (NamesNoRule, 11),
    (PointsAtCoordinates, 11),
]


def first_broken(game: Game) -> LawBroken:
    """The first law that some match breaks."""
    for seed in ("1", "2", "3"):
        try:
            check_match(game, 3, {}, seed)
        except LawBroken as error:
            return error
    raise AssertionError("no law was found broken")


@pytest.mark.parametrize(("fault", "law"), POSITIONS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_faulty_position_is_found(fault: type[SoukState], law: int) -> None:
    assert first_broken(FaultySouk(state=fault)).law == law


@pytest.mark.parametrize(("fault", "law"), OFFERS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_faulty_offer_is_found(fault: type[Bid], law: int) -> None:
    assert first_broken(FaultySouk(offer=fault())).law == law


def test_the_same_without_a_fault_keeps_every_law() -> None:
    for game in (FaultySouk(), FaultySouk(state=Faulty), FaultySouk(offer=Bid())):
        assert check_match(game, 3, {}, "1").checked > 0


class Forgetful(Souk):
    """Plays by a dice of its own."""

    def begin(self, box: SoukBox, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> SoukState:
        return super().begin(box, seats, options, revision, Chance.of(f"{random.getrandbits(64):x}"))


def test_another_source_of_chance_is_found() -> None:
    with pytest.raises(LawBroken, match="takes another course when it is played by turns"):
        same_everywhere(Forgetful(), [(2, {}, "1", 8)])


class ByHash(Souk):
    """Its wares lie in the order of a set: another one in every process."""

    def begin(self, box: SoukBox, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> SoukState:
        state = super().begin(box, seats, options, revision, chance)
        assert isinstance(state, SoukState)
        order = [state.box.names.index(name) for name in set(state.box.names)]
        state.box = replace(state.box, names=[state.box.names[ware] for ware in order])
        return state


BY_HASH = ByHash()


def test_the_order_of_a_set_is_found() -> None:
    with pytest.raises(LawBroken, match="PYTHONHASHSEED"):
        same_everywhere(BY_HASH, [(2, {}, "1", 8)])


class TakesAnySeats(Souk):
    def check_seats(self, seats: object) -> int:
        return seats if isinstance(seats, int) and seats > 0 else 2


class SaysNothing(Souk):
    def check_seats(self, seats: object) -> int:
        if seats not in (2, 3):
            raise BadSeats("")
        return super().check_seats(seats)


class FallsOverText(Souk):
    def check_seats(self, seats: object) -> int:
        return super().check_seats(seats + 0)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (TakesAnySeats(), "as if it were right"),
        (SaysNothing(), "says nothing"),
        (FallsOverText(), "fails with TypeError"),
    ],
)
def test_a_game_that_takes_nonsense_is_found(game: Game, what: str) -> None:
    with pytest.raises(LawBroken, match=what):
        nonsense_is_refused(game)


class EndlessSouk(Souk):
    def __init__(self) -> None:
        super().__init__()
        self.bound = 6


def test_a_match_that_outlasts_its_bound_is_found() -> None:
    error = first_broken(EndlessSouk())
    assert (error.law, error.what) == (8, "the match should end within 6 decisions")


class KnowsTheStack:
    """A memory that claims to know what nobody has seen."""

    def __init__(self, match: Match, seat: int) -> None:
        assert isinstance(match.state, SoukState)
        self.order = [*match.state.stack, *match.state.unused]

    def hear(self, events: list[Event]) -> None:
        pass

    def contradiction(self, imagined: State) -> str:
        assert isinstance(imagined, SoukState)
        return "" if [*imagined.stack, *imagined.unused] == self.order else "the stack lies otherwise"


def test_what_a_memory_contradicts_is_found() -> None:
    def remember(match: Match, seat: int) -> Memory:
        return KnowsTheStack(match, seat)

    with pytest.raises(LawBroken, match="contradicts what seat 0 has seen: the stack lies otherwise"):
        check_match(FaultySouk(), 2, {}, "1", remember=remember)


def test_a_broken_law_says_where_and_brings_the_record() -> None:
    game = FaultySouk(state=Fails)
    error = first_broken(game)
    assert "game souk, seats 3, options -, seed 1, player random, after entry" in error.where
    assert isinstance(error.__cause__, KeyError)


def test_the_record_of_a_broken_law_leads_to_the_place() -> None:
    game = FaultySouk(offer=OffersTwice())
    error = first_broken(game)
    match = Record.loads(error.record).replay_as(game)
    texts = [str(action) for action in match.actions()]
    assert len(set(texts)) < len(texts)


def test_a_report_lists_what_was_broken() -> None:
    report = check_game(FaultySouk(state=WrongBreakdown), decisions=50)
    assert not report.held
    assert len(report.broken) == 10
    assert "law 8 is broken: the points of seat 0 make 1, but its score is 0" in str(report)


def test_progress_is_reported_after_each_match() -> None:
    seen: list[int] = []
    report = check_game(FaultySouk(), decisions=40, progress=lambda so_far: seen.append(so_far.checked))
    assert seen == sorted(seen)
    assert seen[-1] == report.checked >= 40
    assert str(report).endswith("every law holds")


def verbs_of(trial: Trial) -> Iterator[str]:
    while not trial.match.over:
        trial.step()
    for entry in trial.match.entries:
        yield entry.text.partition(" ")[0]


def test_a_trial_plays_everything_that_players_may_do() -> None:
    met: set[str] = set()
    for seed in range(1, 12):
        met.update(verbs_of(Trial(FaultySouk(), 3, {"coins": 8}, str(seed))))
    assert met == {"bid", "undo", "confirm-turns"}


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(ValueError, match="no player 'nobody'"):
        Trial(FaultySouk(), 2, player="nobody")
