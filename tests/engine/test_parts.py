"""Declared parts of actions: words to codes and back, and the refusal of words that name nothing."""

from __future__ import annotations

import pytest

from majlis.engine.action import Action, Refusal, verb
from majlis.engine.chance import Chance
from majlis.engine.parts import UNKNOWN, Declared, Domain, Field, Listed, Multiset, Names, Numbers
from majlis.engine.state import State
from majlis.engine.step import KIND_BITS

COLOURS = ["red", "", "blue"]
GOODS = ["figs", "dates", "salt"]


def colours(state: State) -> list[str]:
    return COLOURS


def goods(state: State) -> list[str]:
    return GOODS


STATE = State(2, [], Chance.of("1"), 0, None)
BUY = verb("buy", "colour:word", "count:number", "pay:words")
COLOUR = Field(Names("colour", "TOY-1.1", 2, colours))
COUNT: Field[State] = Field(Numbers(3, plus=1), COLOUR)
PAY = Field(Multiset("good", "TOY-1.2", 2, goods, 3), COUNT)


class Buy(Listed[State]):
    """Two legal actions."""

    def __init__(self) -> None:
        super().__init__(BUY, COLOUR, COUNT, PAY)

    def add(self, state: State, seat: int, kind: int, out: list[int]) -> None:
        for count in (1, 4):
            out.append((COUNT.put(count) | PAY.put(0b010010)) << KIND_BITS | kind)

    def reason(self, state: State, seat: int, action: Action) -> Refusal:
        return Refusal("refused-buy", "TOY-2.1", {"count": self.number(state, action, 1)})


OFFER = Buy()


def test_fields_lie_above_each_other() -> None:
    assert [(field.shift, field.end) for field in (COLOUR, COUNT, PAY)] == [(0, 2), (2, 5), (5, 11)]
    code = COLOUR.put(2) | COUNT.put(7) | PAY.put(63)
    assert (COLOUR.of(code), COUNT.of(code), PAY.of(code)) == (2, 7, 63)


def test_a_code_becomes_an_action_and_back() -> None:
    action = OFFER.action(STATE, COUNT.put(1) | PAY.put(0b010010))
    assert str(action) == "buy red 2 figs+figs+salt"
    assert OFFER.code(STATE, 0, action) == COUNT.put(1) | PAY.put(0b010010)


@pytest.mark.parametrize(
    ("parts", "refusal"),
    [
        ((), None),
        (("red",), None),
        (("red", "2", ("salt", "figs", "figs")), None),
        (("red", "2", ("figs", "figs")), "refused-buy (TOY-2.1): count 1"),
        (("red", "3"), "refused-buy (TOY-2.1): count 2"),
        (("blue",), "refused-buy (TOY-2.1): count -1"),
        (("green",), "refused-no-such-colour (TOY-1.1): colour green"),
        (("blue", "1", ("salt", "silk")), "refused-no-such-good (TOY-1.2): good silk"),
        (("red", "9", ("figs",)), "refused-buy (TOY-2.1): count -1"),
        (("red", "0", ("figs",)), "refused-buy (TOY-2.1): count -1"),
        (("red", "2", ("figs",) * 4), "refused-buy (TOY-2.1): count 1"),
    ],
)
def test_unknown_words_are_refused_first_and_illegal_actions_with_their_reason(
    parts: tuple[str | tuple[str, ...], ...], refusal: str | None
) -> None:
    found = OFFER.refuse(STATE, 0, BUY(*parts))
    assert (None if found is None else str(found)) == refusal


def test_by_default_a_person_may_point_at_what_is_legal() -> None:
    assert [str(action) for action in OFFER.tries(STATE, 0)] == [
        "buy red 2 figs+figs+salt",
        "buy red 5 figs+figs+salt",
    ]


def test_a_gap_in_a_list_of_names_is_not_a_word() -> None:
    assert COLOUR.domain.number(STATE, "blue") == 2
    assert [COLOUR.domain.number(STATE, word) for word in ("green", "")] == [UNKNOWN, UNKNOWN]


def test_the_first_kind_of_a_multiset_may_be_the_highest() -> None:
    high: Multiset[State] = Multiset("good", "TOY-1.2", 4, goods, 3, first_highest=True)
    assert high.number(STATE, ("dates", "figs", "dates")) == 0x120
    assert high.words(STATE, 0x120) == ["figs", "dates", "dates"]
    assert [high.count(0x120, kind) for kind in range(3)] == [1, 2, 0]
    assert high.number(STATE, ("figs",) * 16) == UNKNOWN


def test_without_a_kind_the_offer_itself_says_what_a_word_is_not() -> None:
    quiet = Buy()
    quiet.fields = (Field(Names("", "", 2, colours)), COUNT, PAY)
    assert str(quiet.refuse(STATE, 0, BUY("green"))) == "refused-buy (TOY-2.1): count -1"


def test_what_an_offer_must_provide_is_named() -> None:
    bare: Declared[State] = Declared(BUY, Field(Domain("colour", "TOY-1.1", 2)), COUNT, PAY)
    with pytest.raises(TypeError, match="colour has no words"):
        bare.action(STATE, 0)
    assert bare.code(STATE, 0, BUY("red", "1", ())) == UNKNOWN
    plain: Listed[State] = Listed(verb("rest"))
    with pytest.raises(ValueError, match="rest gives no reason against rest"):
        plain.refuse(STATE, 0, verb("rest")())
