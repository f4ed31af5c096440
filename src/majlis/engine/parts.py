"""Declared actions: an offer names the parts of its verb, and notation, code and the refusal of unknown words follow.

Inside, an action is an int. Each part of a verb takes some of its bits, a `Field`, whose values a `Domain` translates: numbers inside,
words outside. A game declares both once and its offers name them::

    SPACES: Final = Names("space", "TAD-1.9", 6, spaces)     # what a part may be: a space, by name, in six bits
    SPACE: Final = Field(SPACES)                             # the lowest bits of a code
    STAGE: Final = Field(STAGES, SPACE)                      # those above

    class BuildTemple(Listed[TadmorState]):
        def __init__(self) -> None:
            super().__init__(TEMPLE, SPACE, STAGE, PAY)

`add`, `apply` and `reason` are the rules, written by hand; they take a code apart with `STAGE.of(code)` and put one together with
`STAGE.put(stage)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from majlis.engine.action import Action, PartValue, Refusal, Verb
from majlis.engine.events import Event
from majlis.engine.options import whole_number
from majlis.engine.state import State
from majlis.engine.step import KIND_BITS, Offer

S = TypeVar("S", bound=State)

UNKNOWN: Final = -1
"""The number of a word that names nothing, and the code of an action with such a word."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(Generic[S]):
    """What a part of an action may be.

    `kind` and `rule` go into the refusal of a word that names nothing of this kind; without a kind, the offer's `reason` refuses it.
    """

    def __init__(self, kind: str, rule: str, bits: int) -> None:
        self.kind = kind
        self.rule = rule
        self.bits = bits

    def value(self, state: S, number: int) -> PartValue:
        """The word, or the words, for a number."""
        raise TypeError(f"{self.kind} has no words")

    def number(self, state: S, value: PartValue) -> int:
        """The number of a value; UNKNOWN if it has none."""
        return UNKNOWN

    def unknown(self, state: S, value: PartValue) -> str:
        """The first word that names nothing at all; "" if there is none."""
        return ""


@final
class Names(Domain[S]):
    """One word: its number is its index in a list; "" marks a number that nothing has."""

    def __init__(self, kind: str, rule: str, bits: int, names: Callable[[S], Sequence[str]]) -> None:
        super().__init__(kind, rule, bits)
        self.names = names

    def value(self, state: S, number: int) -> PartValue:
        return self.names(state)[number]

    def number(self, state: S, value: PartValue) -> int:
        names = self.names(state)
        return names.index(value) if isinstance(value, str) and value and value in names else UNKNOWN

    def unknown(self, state: S, value: PartValue) -> str:
        return value if isinstance(value, str) and value not in self.names(state) else ""


@final
class Numbers(Domain[S]):
    """A plain number; `plus` is added for people, who count from 1."""

    def __init__(self, bits: int, plus: int = 0) -> None:
        super().__init__("number", "", bits)
        self.plus = plus

    def value(self, state: S, number: int) -> PartValue:
        return str(number + self.plus)

    def number(self, state: S, value: PartValue) -> int:
        found = whole_number(value) if isinstance(value, str) else None
        if found is None or not 0 <= found - self.plus < 1 << self.bits:
            return UNKNOWN
        return found - self.plus


@final
class Multiset(Domain[S]):
    """Several words, each any number of times: the same number of bits for each kind, the first kind lowest or highest."""

    def __init__(
        self,
        kind: str,
        rule: str,
        each: int,
        names: Callable[[S], Sequence[str]],
        kinds: int,
        first_highest: bool = False,
    ) -> None:
        super().__init__(kind, rule, each * kinds)
        self.names = names
        self.most = (1 << each) - 1
        """How many of a kind there can be."""
        places = range(kinds - 1, -1, -1) if first_highest else range(kinds)
        self.shifts: list[int] = [each * place for place in places]

    def count(self, vector: int, kind: int) -> int:
        """How many of a kind are in it."""
        return vector >> self.shifts[kind] & self.most

    def words(self, state: S, vector: int) -> list[str]:
        """Every member by name, grouped by kind."""
        out: list[str] = []
        for kind, name in enumerate(self.names(state)):
            out.extend([name] * self.count(vector, kind))
        return out

    def value(self, state: S, number: int) -> PartValue:
        return tuple(self.words(state, number))

    def number(self, state: S, value: PartValue) -> int:
        names = self.names(state)
        out = 0
        for word in (value,) if isinstance(value, str) else value:
            if word not in names:
                return UNKNOWN
            kind = names.index(word)
            if self.count(out, kind) == self.most:
                return UNKNOWN
            out += 1 << self.shifts[kind]
        return out

    def unknown(self, state: S, value: PartValue) -> str:
        names = self.names(state)
        for word in (value,) if isinstance(value, str) else value:
            if word not in names:
                return word
        return ""


@final
class Field(Generic[S]):
    """The bits of a code that hold one part: those above another field's, or the lowest."""

    def __init__(self, domain: Domain[S], above: Field[Any] | None = None) -> None:
        self.domain = domain
        self.shift: int = 0 if above is None else above.end
        self.end: int = self.shift + domain.bits
        """The first bit above it."""
        self.mask: int = (1 << domain.bits) - 1

    def of(self, code: int) -> int:
        """The number in this field."""
        return code >> self.shift & self.mask

    def put(self, number: int) -> int:
        """A code that has this number in this field and nothing elsewhere."""
        return number << self.shift


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared(Offer[S]):
    """An offer whose verb has these parts: `fields`, in the verb's order."""

    def __init__(self, verb: Verb, *fields: Field[S]) -> None:
        super().__init__(verb)
        self.fields: tuple[Field[S], ...] = fields

    def action(self, state: S, code: int) -> Action:
        return self.verb(*[field.domain.value(state, field.of(code)) for field in self.fields])

    def code(self, state: S, seat: int, action: Action) -> int:
        """The payload of a finished action, legal or not; UNKNOWN if it has none."""
        out = 0
        for field, value in zip(self.fields, action.parts, strict=True):
            number = field.domain.number(state, value)
            if number == UNKNOWN:
                return UNKNOWN
            out |= field.put(number)
        return out

    def number(self, state: S, action: Action, at: int) -> int:
        """The number of a part; UNKNOWN if it is missing, or names nothing."""
        return self.fields[at].domain.number(state, action.parts[at]) if at < len(action.parts) else UNKNOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Declared[S]):
    """An offer that looks an action up in its own list of legal ones; `reason` then says why any other is not legal."""

    def reason(self, state: S, seat: int, action: Action) -> Refusal:
        """Why an action, finished or not, is not possible. Called only if that is so and all its words are known."""
        raise ValueError(f"{self.verb.name} gives no reason against {action}")

    def legal(self, state: S, seat: int) -> list[int]:
        """The payloads of all legal actions."""
        out: list[int] = []
        self.add(state, seat, 0, out)
        return [code >> KIND_BITS for code in out]

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        if action.finished:
            code = self.code(state, seat, action)
            if code != UNKNOWN and code in self.legal(state, seat) and self.action(state, code) == action:
                return None
        else:
            for code in self.legal(state, seat):
                if action.begins(self.action(state, code)):
                    return None
        return self.unknown(state, action) or self.reason(state, seat, action)

    def unknown(self, state: S, action: Action) -> Refusal | None:
        """The refusal of the first word that names nothing of its kind."""
        for field, value in zip(self.fields, action.parts, strict=False):
            word = field.domain.unknown(state, value)
            if word and field.domain.kind:
                return no_such(word, field.domain.kind, field.domain.rule)
        return None

    def tries(self, state: S, seat: int) -> list[Action]:
        """What a person may point at: by default everything legal."""
        return [self.action(state, code) for code in self.legal(state, seat)]


@final
class Always(Offer[S]):
    """Continue without doing anything: pass, decline, end the turn. The event reports it."""

    def __init__(self, verb: Verb, event: str, rule: str) -> None:
        super().__init__(verb)
        self.event = event
        self.rule = rule

    def add(self, state: S, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: S, seat: int, code: int) -> None:
        if state.log is not None:
            state.tell(Event(self.event, self.rule, seat, {}))


def no_such(word: str, kind: str, rule: str) -> Refusal:
    """The refusal of a word that names nothing of that kind."""
    return Refusal("refused-no-such-" + kind, rule, {kind: word})
