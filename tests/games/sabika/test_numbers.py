"""What a board shows beside the pieces is what happens when the action is played, whatever the options and the data say."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest

from majlis.engine.action import Action
from majlis.engine.events import Event
from majlis.engine.step import Menu
from majlis.games.sabika.game import GAME
from majlis.games.sabika.numbers import OwnNumbers, SabikaNumbers, numbers
from majlis.games.sabika.payment import PayMenu
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import EXPORT
from majlis.games.sabika.workers import BOTH_LEFT, ActionMenu
from tests.games.kit import told
from tests.games.sabika.builder import Table, table

EDITED = {
    "blue = { base = 1, per_own_same_colour = 1 }": "blue = { base = 3, per_own_same_colour = 2 }",
    "move_cost_per_extra_step = 1": "move_cost_per_extra_step = 2",
    "sell_good = 3": "sell_good = 5",
}
"""A data file in which engraving, steps and goods cost otherwise."""


def edited() -> str:
    text = GAME.data_text()
    for before, after in EDITED.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


def own(state: SabikaState, seat: int = 0) -> OwnNumbers:
    found = numbers(state, seat)["own"]
    assert found is not None
    return found


def of(t: Table, viewer: int | None = 0) -> SabikaNumbers:
    return t.state.numbers(viewer)


def paid(after: SabikaState, heard: list[Event]) -> int:
    """The price of what was done first: asked for if seals may be part of it, else told at once."""
    if len(heard) == 1 and isinstance(after.choice, PayMenu):
        return after.choice.price
    if len(heard) > 1 and heard[1].name == "event-pay":
        return int(str(heard[1].parts["dinars"])) + int(str(heard[1].parts["seals"]))
    return 0


def check_work(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    told_of = now["moves"][action.word(0)][action.word(1)]
    assert told_of["price"] == told_of["steps"] + told_of["workers"] == paid(after, heard)
    if not after.over and isinstance(after.choice, ActionMenu) and after.choice.left == BOTH_LEFT:
        verbs = {one.verb.name for one in legal(after)}
        assert ("main" in verbs) == told_of["main"]


def check_rest(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    assert [event.parts["count"] for event in told(heard, "dinar")[:1]] == [now["rest"]["dinars"]]
    lost = [event.parts["count"] for event in told(heard, "prestige-lost")[:1]]
    assert lost == ([now["rest"]["prestige"]] if now["rest"]["prestige"] else [])


def check_engrave(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    price = {"blue": now["engrave"]["blue"], "red": now["engrave"]["red"], "large": now["engrave"]["large"]}
    assert price[action.word(1)] == paid(after, heard)


def check_export(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    assert now["ports"] is not None
    port = now["ports"][action.word(0)]
    assert port["price"] == paid(after, heard)
    assert port["way"][-1:] in ([], [action.word(0)])


def check_pay(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    assert now["pay"] is not None
    assert now["pay"][action.word(0)] == told(heard, "pay")[0].parts["dinars"]


@pytest.mark.rule("SAB-5.19")
def test_a_split_tells_the_parias_that_come_with_each_number_of_dinars() -> None:
    t = table(2).effect(0, {"split": ["dinar", "paria"], "n": 2})
    assert own(t.state)["split"] == {"0": 2, "1": 1, "2": 0}
    t.play("split 1")
    assert (t.dinars(), t.parias()) == (1, 1)


@pytest.mark.rule("SAB-4.9")
@pytest.mark.parametrize(("seals", "told_of"), [(1, {"0": 2, "1": 1}), (3, {"0": 2, "1": 1, "2": 0})])
def test_a_payment_tells_the_dinars_for_every_number_of_seals_that_one_has(seals: int, told_of: dict[str, int]) -> None:
    t = table(2).put(0, "builder_1", "outer_0").sultan("outer_3").give(0, dinars=5, seals=seals).turn(0)
    t.play("work builder_1 outer_3")  # two spaces beyond the free one, or a worker of the sultan: 2 dinars
    assert own(t.state)["pay"] == told_of
    assert t.legal() == {f"pay {n}" for n in told_of}


def check_deal(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    assert now["market"] is not None
    prices = now["market"]["buy"] if action.verb.name == "buy" else now["market"]["sell"]
    assert heard[0].parts["price"] == prices[action.word(0)]


def check_lay(now: OwnNumbers, action: Action, after: SabikaState, heard: list[Event]) -> None:
    assert now["lay"] is not None
    colour = now["lay"]["left"] if action.word(0) == "left" else now["lay"]["right"]
    made = [event.parts["colour"] for event in told(heard, "mosaic")[:1]]
    assert made == ([f"mosaic_bonus_{colour}"] if colour else [])


def legal(state: SabikaState) -> list[Action]:
    menu = cast("Menu[SabikaState]", state.choice)
    return [menu.action(state, code) for code in menu.codes(state)]


Check = Callable[[OwnNumbers, Action, SabikaState, "list[Event]"], None]
CHECKS: dict[str, Check] = {
    "work": check_work,
    "rest": check_rest,
    "engrave": check_engrave,
    "export": check_export,
    "sail": check_export,
    "buy": check_deal,
    "sell": check_deal,
    "lay": check_lay,
    "pay": check_pay,
}


@pytest.mark.rule("SAB-3.7", "SAB-3.8", "SAB-5.7", "SAB-5.14", "SAB-5.18", "SAB-6.1", "SAB-7.2", "SAB-7.4")
@pytest.mark.parametrize("data", ["printed", "edited"])
def test_whatever_is_shown_is_what_happens(data: str) -> None:
    """At every decision of matches with all sets of options, an action of each verb is tried on a copy and compared with what was shown."""
    box = GAME.read_box(edited()) if data == "edited" else None
    checked: set[str] = set()
    for number, options in enumerate(GAME.option_sets()):
        state = GAME.start((2, 3, 1, 4, 4, 1, 2)[number], options, "b", box).state
        assert isinstance(state, SabikaState)
        checked |= walk(state, random.Random(number))
    assert checked >= CHECKS.keys() - {"sail"}


def walk(state: SabikaState, chance: random.Random) -> set[str]:
    """Play to the end, comparing on the way; the verbs that were compared."""
    checked: set[str] = set()
    while not state.over:
        codes = state.codes()
        chance.shuffle(codes)
        by_verb = {state.choice.action(state, code).verb.name: code for code in codes}
        for verb in by_verb.keys() & CHECKS.keys():
            copy = state.clone()
            heard: list[Event] = []
            copy.log = heard
            copy.apply(by_verb[verb])
            action = state.choice.action(state, by_verb[verb])
            CHECKS[verb](own(state, state.actor), action, copy, heard)
            checked.add(verb)
        state.apply(codes[0])
    return checked


@pytest.mark.rule("SAB-3.5")
@pytest.mark.parametrize(
    ("options", "laps"),
    [
        ({"edition": "de"}, True),
        ({"edition": "ru"}, False),
        ({"edition": "de", "full_lap_allowed": "no"}, False),
        ({"edition": "ru", "full_lap_allowed": "yes"}, True),
    ],
)
def test_a_full_lap_is_a_move_where_the_edition_or_the_option_allows_it(options: dict[str, object], laps: bool) -> None:
    t = table(2, **options).give(0, dinars=9).put(0, "builder_1", "outer_3").put(0, "builder_2", "outer_5").turn(0)
    moves = own(t.state)["moves"]["builder_1"]
    assert ("outer_3" in moves) == laps == ("work builder_1 outer_3" in t.legal("work"))
    assert "outer_5" not in moves
    if laps:
        assert moves["outer_3"] == {"price": 6, "steps": 6, "workers": 0, "main": True}


@pytest.mark.rule("SAB-3.11")
def test_a_move_says_whether_the_main_action_can_be_paid_for_then() -> None:
    t = table(2).give(0, dinars=1, sugar=1).turn(0)
    exports = [space for space in t.box.spaces if t.box.mains[t.box.space_numbers[space]] == EXPORT]
    assert all(own(t.state)["moves"]["merchant"][space]["main"] for space in exports)
    t.sultan(exports[0])
    assert own(t.state)["moves"]["merchant"][exports[0]] == {"price": 1, "steps": 0, "workers": 1, "main": False}


@pytest.mark.rule("SAB-8.1", "SAB-8.2")
def test_side_actions_cost_by_ring() -> None:
    t = table(4)
    for slot, by_ring in own(t.state)["sides"].items():
        raw = slot.startswith("raw")
        assert by_ring == ({"outer": 1, "middle": 0} if raw else {"middle": 2, "inner": 1})


@pytest.mark.rule("SAB-6.1")
def test_the_cheapest_way_begins_at_any_own_ship_and_is_named() -> None:
    t = table(2).give(0, dinars=9, sugar=1).ship(0, "florence").act(0, "export")
    ports = own(t.state)["ports"]
    assert ports is not None
    assert ports["ragusa"]["way"] == ["florence", "ragusa"]
    assert "florence" not in ports
    for port in ports.values():
        legs = list(zip(port["way"], port["way"][1:]))
        cost = {frozenset((t.box.cities[a], t.box.cities[b])): cost for a, b, cost in t.box.routes}
        assert port["price"] == sum(cost[frozenset(leg)] for leg in legs)


@pytest.mark.rule("SAB-10.6", "SAB-12.5")
@pytest.mark.parametrize(("event", "more"), [(0, 0), (5, -1), (8, 1)])
def test_the_next_tribute_is_what_will_be_asked(event: int, more: int) -> None:
    t = table(2).give(0, dinars=9, parias=9).book(2).event(event)
    shown = of(t)["tribute"]
    assert shown == [t.box.track[3].tribute + more] * 2 == of(t, None)["tribute"]
    assert own(t.state)["tribute_short"] == 0
    assert own(t.give(1, parias=2).state, 1)["tribute_short"] == shown[1] - 2
    t.end_round()
    while t.asked() != "tribute":
        t.play(next(iter(t.legal())))
    assert t.facts()["count"] == shown[0]


@pytest.mark.rule("SAB-11.2")
def test_a_player_has_no_more_numbers_of_their_own_once_the_match_is_over() -> None:
    t = table(2).give(0, parias=9).give(1, parias=9)
    assert of(t)["own"] is not None
    t.end_game()
    while not t.state.over:
        t.play(next(iter(t.legal())))
    assert of(t)["own"] is None


@pytest.mark.rule("SAB-11.2")
def test_no_tribute_is_to_come_when_the_golden_book_has_reached_the_last_space() -> None:
    t = table(2).book(5)
    assert of(t)["tribute"] == [6, 6]
    t.book(6)
    assert of(t)["tribute"] is None


@pytest.mark.rule("SAB-10.5")
@pytest.mark.parametrize("value", ["tile", "tower"])
def test_wishes_say_what_they_are_worth_and_bring(value: str) -> None:
    t = table(2, wish_value=value).wishes("wish_a1", "wish_b1", "wish_c1").built(0, palace=2, garden=1).book(1)
    first = of(t, None)["wishes"][0]
    each = t.box.constants.wish_tower[0] if value == "tower" else 2
    assert [line["n"] for line in first["lines"]] == [each, each]
    assert (first["space"], first["up"], first["now"]) == (2, False, [3 * each, 0])
    assert [wish["after"] for wish in of(t, None)["wishes"]] == [1, 3, 0]
    heard: list[Event] = []
    t.state.log = heard
    t.end_round()
    assert [event.parts["count"] for event in told(heard, "wish-scored")] == [3 * each]
    assert of(t)["wishes"][0]["up"]


@pytest.mark.rule("SAB-3.2", "SAB-3.3")
def test_the_turns_of_a_round_are_counted_by_the_workers_that_were_sent_out() -> None:
    t = table(2).give(0, dinars=9).put(0, "builder_1", "outer_0")
    assert of(t, None)["turn"] == {"turn": 1, "turns": 4}
    t.play("work builder_1 outer_1")
    assert t.asked() != "turn"
    assert of(t)["turn"] == {"turn": 1, "turns": 4}, "whatever the worker brings belongs to its turn"
    t.use_up(0, "builder_2", "poet").turn(0)
    assert of(t)["turn"] == {"turn": 4, "turns": 4}
    t.end_round()
    assert of(t)["turn"]["turn"] <= 4


@pytest.mark.rule("SAB-14.3")
def test_a_spectator_sees_what_concerns_everybody() -> None:
    shown = of(table(3), None)
    assert shown["own"] is None
    assert len(shown["trade"]) == 3


@pytest.mark.rule("SAB-4.9")
def test_nothing_is_told_of_a_payment_while_another_question_waits() -> None:
    t = table(2).give(0, seals=1, dinars=1)
    own = t.state.numbers(0)["own"]
    assert own is not None
    assert own["pay"] is None
