"""Chapter 9: effects, step by step, what is triggered, and lasting effects.

What a step or an action does is defined in its own chapter's file. Chapters depend on each other (a building's bonus may be an export,
a city's bonus a raw material), so they register here: a `Deed` for each main action, a `Head` for each kind of step.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.parts import UNKNOWN, Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect, EffectStep, Modifier
from majlis.games.sabika.counting import count
from majlis.games.sabika.offering import DECLINE_OFFER, Plain, ask
from majlis.games.sabika.parts import CHOICE, NUMBER
from majlis.games.sabika.reasons import why_impossible
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import ACCEPT, CHOOSE, RESOLVE, SPLIT
from majlis.games.sabika.words import (
    ACTION,
    ACTION_NAMES,
    ACTIONS,
    BOTH,
    BUY_PRICE,
    CITIES,
    COUNTER_NAMES,
    DINAR,
    FROM_BONUSES,
    IMPOSSIBLE,
    LOOSE_BUY_PRICE,
    LOOSE_SELL_PRICE,
    ONE_OF,
    PARIA,
    PRESTIGE,
    SELL_PRICE,
    SHARED,
)

HEAD_COUNT: Final = 16


class Deed:
    """A main action of the rondel, wherever it comes from (SAB-9.2)."""

    def need(self, state: SabikaState, player: int, display: int) -> int:
        """The smallest purse with which it can be taken; IMPOSSIBLE if not at all (SAB-3.11)."""
        return 0

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        """Take it. `display`: which storehouse tiles are beside the worker; `bonus`: it comes from an effect."""


class Head:
    """A kind of effect step (SAB-9.1)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        """Whether it can be carried out at least in part."""
        return True

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        """What is missing if it cannot; only those say it that may be impossible."""
        raise NotImplementedError

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        """Carry it out."""


DEEDS: Final[list[Deed]] = [Deed() for _ in range(ACTIONS)]
_HEADS: Final[list[Head]] = [Head() for _ in range(HEAD_COUNT)]


def enter_deed(action: int, deed: Deed) -> None:
    """Register how a chapter's action is taken."""
    DEEDS[action] = deed


def enter_head(head: int, carried_out: Head) -> None:
    """Register how a chapter's kind of step is carried out."""
    _HEADS[head] = carried_out


def amount(state: SabikaState, player: int, step: EffectStep) -> int:
    """How much a step is worth: `n`, or `n` times the count of its counter (SAB-9.1)."""
    if step.per < 0:
        return step.n
    return min(step.n * (count(state, player, step.per) // step.every), step.most)


def possible(state: SabikaState, player: int, effect: Effect) -> bool:
    """Whether an effect can be carried out at least in part (SAB-9.1)."""
    for step in effect.steps:
        if amount(state, player, step) > 0 and (
            step.head <= PRESTIGE or _HEADS[step.head].possible(state, player, step)
        ):
            return True
    return False


def carry_out(state: SabikaState, player: int, effect: Effect, at: int = 0, must: bool = False) -> None:
    """The steps from one on, in order; what cannot be carried out is skipped (SAB-9.1). `must`: no action may be declined (R-49).

    A step with a choice goes on the stack with the rest of the effect below it, so that it is finished before the next (SAB-9.9).
    """
    steps = effect.steps
    while at < len(steps):
        step = steps[at]
        at += 1
        n = amount(state, player, step)
        if n <= 0:
            continue
        head = step.head
        if head == DINAR:
            state.gain_dinars(player, n, "SAB-9.1")
        elif head == PARIA:
            state.gain_parias(player, n, "SAB-9.1")
        elif head == PRESTIGE:
            state.gain_prestige(player, n, FROM_BONUSES, "SAB-9.1")
        elif _HEADS[head].possible(state, player, step):
            if at < len(steps):
                state.steps.append(Rest(player, effect, at, must))
            if head == ACTION:
                bonus_action(state, player, step.action, state.settings.declinable and not must)
            else:
                _HEADS[head].begin(state, player, effect, step, n)
            return
        elif state.log is not None:
            state.say("event-nothing", "SAB-9.1", player, {"source": source_name(state, effect)})


@final
class Rest(Routine[SabikaState]):
    """The rest of an effect."""

    def __init__(self, player: int, effect: Effect, at: int, must: bool) -> None:
        super().__init__()
        self.player = player
        self.effect = effect
        self.at = at
        self.must = must

    def run(self, state: SabikaState) -> None:
        carry_out(state, self.player, self.effect, self.at, self.must)


# triggers (SAB-9.4)


def fire(state: SabikaState, player: int, triggers: list[int], used: int) -> None:
    """Everything that a player's blue poems do now; `used` is a bit mask of the materials just spent."""
    if not state.human(player):
        return
    mask = 0
    for trigger in triggers:
        mask |= state.box.trigger_masks[trigger]
    mask &= state.blue[player]
    if not mask:
        return
    found: list[Effect] = []
    for number in range(1, len(state.box.poems)):
        if mask >> number & 1:
            for entry in state.box.poems[number].triggers:
                if entry.trigger in triggers and (entry.material < 0 or used >> entry.material & 1):
                    found.append(entry.effect)
    resolve_all(state, player, found)


@final
class Fire(Routine[SabikaState]):
    """A trigger that comes after something else."""

    def __init__(self, player: int, trigger: int) -> None:
        super().__init__()
        self.player = player
        self.trigger = trigger

    def run(self, state: SabikaState) -> None:
        fire(state, self.player, [self.trigger], 0)


def fire_later(state: SabikaState, player: int, trigger: int) -> None:
    """Fire after the steps that are pushed next."""
    if state.human(player) and state.blue[player] & state.box.trigger_masks[trigger]:
        state.steps.append(Fire(player, trigger))


def resolve_all(state: SabikaState, player: int, effects: list[Effect]) -> None:
    """Several effects at once: the player chooses their order where it can make a difference (SAB-9.9)."""
    if not effects:
        return
    if len(effects) == 1 or all(effect.plain for effect in effects):
        for effect in effects:
            _resolve(state, player, effect)
    else:
        state.steps.append(Several(player, effects))


def _resolve(state: SabikaState, player: int, effect: Effect) -> None:
    if state.log is not None:
        state.say("event-resolve", "SAB-9.9", player, {"source": source_name(state, effect)})
    carry_out(state, player, effect)


def source_name(state: SabikaState, effect: Effect) -> str:
    """What gives an effect, for people; a city tile is known by its city."""
    if effect.source.startswith("city_tile_"):
        number = int(effect.source[10:])
        for city in range(CITIES):
            if state.city_tiles[city] == number:
                return state.box.cities[city]
    return effect.source


@final
class Several(Routine[SabikaState]):
    """Several effects that are still to be resolved."""

    def __init__(self, player: int, effects: list[Effect]) -> None:
        super().__init__()
        self.player = player
        self.effects = effects

    def run(self, state: SabikaState) -> None:
        if len(self.effects) == 1 or all(effect.plain for effect in self.effects):
            for effect in self.effects:
                _resolve(state, self.player, effect)
            return
        state.steps.append(Menu(self.player, "prompt-order", "SAB-9.9", [ResolveNext(self.effects)]))


@final
class ResolveNext(Listed[SabikaState]):
    """Which of several effects comes next.

    Its part is named by the effects that wait here, not by the box, so it is no declared one: a field would have to be made for each
    question.
    """

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__(RESOLVE)
        self.effects = effects

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for at, effect in enumerate(self.effects):
            if all(other.source != effect.source for other in self.effects[:at]):
                out.append(at << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        state.steps.append(Several(seat, [effect for at, effect in enumerate(self.effects) if at != code]))
        _resolve(state, seat, self.effects[code])

    def action(self, state: SabikaState, code: int) -> Action:
        return RESOLVE(source_name(state, self.effects[code]))

    def code(self, state: SabikaState, seat: int, action: Action) -> int:
        for at, effect in enumerate(self.effects):
            if source_name(state, effect) == action.word(0):
                return at
        return UNKNOWN

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-waiting", "SAB-9.9", {"source": action.word(0)})


# split, choose, action


@final
class SplitHead(Head):
    """A total of n dinars and parias in any split (SAB-5.19)."""

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        state.steps.append(SplitMenu(player, n))


@final
class SplitMenu(Menu[SabikaState]):
    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat, "prompt-split", "SAB-5.19", [Split(n)])
        self.n = n

    def facts(self, state: SabikaState) -> Facts:
        return {"count": self.n}


@final
class Split(Listed[SabikaState]):
    def __init__(self, n: int) -> None:
        super().__init__(SPLIT, NUMBER)
        self.n = n

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for dinars in range(self.n + 1):
            out.append(dinars << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-split", "SAB-5.19", seat, {"dinar": code, "paria": self.parias(code)})
        state.dinars[seat] += code
        if code < self.n:
            log = state.log
            state.log = None  # the split itself has been reported
            state.gain_parias(seat, self.parias(code), "SAB-5.19")
            state.log = log

    def parias(self, dinars: int) -> int:
        """The rest of the total."""
        return self.n - dinars

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-split", "SAB-5.19", {"count": self.n})


@final
class ChooseHead(Head):
    """Exactly one of the effects that can be carried out at least in part (SAB-9.1)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return any(possible(state, player, way) for way in step.ways)

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        return _why_no_step(state, player, step.ways[0])

    def begin(self, state: SabikaState, player: int, effect: Effect, step: EffectStep, n: int) -> None:
        ask(state, ChooseMenu(player, effect, step.ways))


def _why_no_step(state: SabikaState, player: int, effect: Effect) -> Refusal:
    """Why nothing of an effect can be carried out: what its first step lacks."""
    step = effect.steps[0]
    if amount(state, player, step) <= 0:
        return Refusal("refused-counts-too-few", "SAB-9.1", {"counter": f"counter_{COUNTER_NAMES[step.per]}"})
    return _HEADS[step.head].why(state, player, step)


def may_choose(state: SabikaState, player: int, ways: list[Effect], at: int) -> bool:
    """Whether that way is open; another order of the same gains may be ruled out (SAB-5.19, R-54)."""
    if not possible(state, player, ways[at]):
        return False
    return not state.settings.raw_first or not another_order(ways, at)


def another_order(ways: list[Effect], at: int) -> bool:
    """Whether a way gives the same as an earlier one, in another order."""
    steps = sorted(_gist(step) for step in ways[at].steps)
    return any(sorted(_gist(step) for step in way.steps) == steps for way in ways[:at])


def _gist(step: EffectStep) -> list[int]:
    return [step.head, step.n, step.action, step.per, *step.kinds]


@final
class ChooseMenu(Menu[SabikaState]):
    def __init__(self, seat: int, effect: Effect, ways: list[Effect]) -> None:
        super().__init__(seat, "prompt-choose", "SAB-9.1", [Choose(ways)])
        self.effect = effect
        self.ways = ways

    def facts(self, state: SabikaState) -> Facts:
        return {
            "source": source_name(state, self.effect),
            "ways": [str(at + 1) for at in range(len(self.ways)) if may_choose(state, self.seat, self.ways, at)],
        }


@final
class Choose(Listed[SabikaState]):
    def __init__(self, ways: list[Effect]) -> None:
        super().__init__(CHOOSE, CHOICE)
        self.ways = ways

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for at in range(len(self.ways)):
            if may_choose(state, seat, self.ways, at):
                out.append(at << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        carry_out(state, seat, self.ways[code])

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        number = int(action.word(0))
        if not 1 <= number <= len(self.ways):
            return Refusal("refused-no-such-number", "SAB-9.1", {"number": number, "count": len(self.ways)})
        if state.settings.raw_first and another_order(self.ways, number - 1):
            return Refusal("refused-order-fixed", "SAB-5.19", {})
        return _why_no_step(state, seat, self.ways[number - 1])

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [CHOOSE(str(at + 1)) for at in range(len(self.ways))]


@final
class ActionHead(Head):
    """A bonus action, with its normal costs; it is lost if it cannot be taken or paid for (R-30)."""

    def possible(self, state: SabikaState, player: int, step: EffectStep) -> bool:
        return DEEDS[step.action].need(state, player, BOTH) <= state.purse(player)

    def why(self, state: SabikaState, player: int, step: EffectStep) -> Refusal:
        need = DEEDS[step.action].need(state, player, BOTH)
        if need >= IMPOSSIBLE:
            return why_impossible(state, player, step.action)
        return Refusal("refused-too-dear", "SAB-9.2", {"price": need, "have": state.purse(player)})


def bonus_action(state: SabikaState, player: int, action: int, declinable: bool) -> None:
    """Take an action that is a bonus; whether it may be declined is an option (R-49)."""
    if declinable:
        offers: list[Offer[SabikaState]] = [Accept(action), DECLINE_OFFER]
        state.steps.append(BonusMenu(player, action, offers))
        return
    if state.log is not None:
        state.say("event-bonus-action", "SAB-9.2", player, {"action": ACTION_NAMES[action]})
    DEEDS[action].begin(state, player, BOTH, True)


@final
class BonusMenu(Menu[SabikaState]):
    """Whether to carry out a bonus action (R-49)."""

    def __init__(self, seat: int, action: int, offers: list[Offer[SabikaState]]) -> None:
        super().__init__(seat, "prompt-bonus-action", "SAB-9.1", offers)
        self.what = action

    def facts(self, state: SabikaState) -> Facts:
        return {"action": ACTION_NAMES[self.what]}


@final
class Accept(Plain):
    def __init__(self, action: int) -> None:
        super().__init__(ACCEPT)
        self.what = action

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        bonus_action(state, seat, self.what, False)


enter_head(SHARED, SplitHead())
enter_head(ONE_OF, ChooseHead())
enter_head(ACTION, ActionHead())


# lasting effects


def work_out_modifiers(state: SabikaState) -> None:
    """First every `set`, then every `add` (SAB-9.5). Event 1 may be about market actions only (SAB-12.5).

    Yusuf's numbers never matter.
    """
    out: list[int] = []
    for player in range(state.players):
        values = state.box.base_modifiers[:]
        lists: list[list[Modifier]] = []
        if state.event:
            lists.append(state.box.events[state.event].modifiers)
        for number in range(1, len(state.box.poems)):
            if state.blue[player] >> number & 1:
                lists.append(state.box.poems[number].modifiers)
        for sets in (True, False):
            for place, found in enumerate(lists):
                of_event = place == 0 and state.event != 0
                for entry in found:
                    if entry.sets == sets:
                        _change(values, entry, of_event and state.settings.event_1_market_only)
        out.extend(values)
    state.modifiers = out


def _change(values: list[int], entry: Modifier, market_only: bool) -> None:
    """One entry; event 1 may be for Market actions only, so prices are kept twice (SAB-12.5, R-4)."""
    keys = [entry.key]
    if not market_only:
        if entry.key == BUY_PRICE:
            keys.append(LOOSE_BUY_PRICE)
        elif entry.key == SELL_PRICE:
            keys.append(LOOSE_SELL_PRICE)
    for key in keys:
        values[key] = entry.n if entry.sets else values[key] + entry.n
