"""Chapters 10 to 12: the end of a round and of the game, step by step. What wishes, poems and leftovers bring is in `scoring.py`."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed, no_such
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.sabika.box import Effect
from majlis.games.sabika.drawing_cards import open_small_buildings
from majlis.games.sabika.effects import fire, resolve_all, work_out_modifiers
from majlis.games.sabika.parts import PLAYER
from majlis.games.sabika.scoring import score_large_poems, score_leftovers, score_trade_card, score_wishes, winners
from majlis.games.sabika.state import EMPTY, OVER, SabikaState
from majlis.games.sabika.tribute import TRIBUTES
from majlis.games.sabika.verbs import APPOINT
from majlis.games.sabika.words import (
    CITIES,
    GOODS,
    MOST_PLAYERS,
    ON_INCOME,
    ON_START_PLAYER,
    RAW_NAMES,
    RING_FIRST,
    RING_SIZES,
)


@final
class Income(Routine[SabikaState]):
    """The income of blue cities and blue poems, in an order of the player's choice (SAB-10.2). Yusuf has none (SAB-13.19)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: SabikaState) -> None:
        if not state.human(self.player):
            return
        effects: list[Effect] = []
        for city in range(CITIES):
            if state.right[self.player] >> city & 1:
                tile = state.box.city_tiles[state.city_tiles[city]]
                if not tile.red:
                    effects.append(tile.effect)
        mask = state.blue[self.player] & state.box.trigger_masks[ON_INCOME]
        for number in range(1, len(state.box.poems)):
            if mask >> number & 1:
                for entry in state.box.poems[number].triggers:
                    if entry.trigger == ON_INCOME:
                        effects.append(entry.effect)
        resolve_all(state, self.player, effects)


@final
class MoveBook(Routine[SabikaState]):
    """The golden book advances; a wish there comes to the tower, and then all wishes in it are scored (SAB-10.3, 10.4)."""

    def run(self, state: SabikaState) -> None:
        state.book += 1
        if state.log is not None:
            state.tell(Event("event-book", "SAB-10.3", -1, {"space": state.book}))
        if state.box.track[state.book].wish:
            if state.log is not None:
                wish = state.box.wishes[state.wishes[state.wishes_up() - 1]].id
                state.tell(Event("event-wish", "SAB-10.4", -1, {"wish": wish}))
            score_wishes(state)


@final
class ChangeEvent(Routine[SabikaState]):
    """Expert mode: the coming event becomes the current one, and the next is turned over (SAB-12.4)."""

    def run(self, state: SabikaState) -> None:
        if not state.event or not state.box.track[state.book].event_change:
            return
        state.event = state.coming
        state.coming = state.third
        state.third = 0
        work_out_modifiers(state)
        if state.log is not None:
            if state.event:
                state.tell(Event("event-event", "SAB-12.4", -1, {"event": f"event_{state.event}"}))
            if state.coming:
                shown = state.everyone()
                state.tell(Event("event-coming", "SAB-12.4", -1, {"event": f"event_{state.coming}"}, shown=shown))


@final
class StandUp(Routine[SabikaState]):
    """All workers stand up; then every sultan's worker moves one space (SAB-10.9, 10.10)."""

    def run(self, state: SabikaState) -> None:
        state.used = [0] * state.players
        for i in range(len(state.sultans)):
            space = state.sultans[i]
            ring = state.box.ring_of[space]
            first = RING_FIRST[ring]
            state.crowd[space] -= 1
            space = first + (space - first + 1) % RING_SIZES[ring]
            state.sultans[i] = space
            state.crowd[space] += 1
        if state.log is not None:
            state.tell(Event("event-workers", "SAB-10.9", -1, {}))


@final
class Refill(Routine[SabikaState]):
    """Every empty place is filled as far as there are pieces (SAB-10.11)."""

    def run(self, state: SabikaState) -> None:
        fill_slots(state, "SAB-10.11")
        poems = open_poems(state)
        small = open_small_buildings(state)
        tiles = open_tiles(state)
        if state.log is not None:
            shown = state.everyone()
            if poems:
                state.tell(Event("event-refill-poems", "SAB-10.11", -1, {"poems": poems}, shown=shown))
            if small:
                state.tell(Event("event-refill-small", "SAB-10.11", -1, {"cards": small}, shown=shown))
            if tiles:
                state.tell(Event("event-refill-tiles", "SAB-10.11", -1, {"tiles": tiles}, shown=shown))


def fill_slots(state: SabikaState, rule: str) -> None:
    """Raw slots from the bag, which is filled again from the discard pile when it is empty; marble slots from the supply."""
    slots: list[str] = []
    raws: list[str] = []
    marble: list[str] = []
    for number, slot in enumerate(state.box.slots):
        if state.tokens[number] != EMPTY:
            continue
        if not slot.raw:
            state.tokens[number] = 0
            marble.append(slot.id)
            continue
        raw = draw_token(state)
        if raw >= 0:
            state.tokens[number] = raw
            slots.append(slot.id)
            raws.append(RAW_NAMES[raw])
    if state.log is not None:
        if slots:
            state.tell(Event("event-refill-raw", rule, -1, {"slots": slots, "raws": raws}, shown=state.everyone()))
        if marble:
            state.tell(Event("event-refill-marble", rule, -1, {"slots": marble}))


def draw_token(state: SabikaState) -> int:
    """A random token of the bag; -1 if bag and discard pile are empty (SAB-15.2)."""
    if not sum(state.bag):
        state.bag = state.spent
        state.spent = [0] * GOODS
    total = sum(state.bag)
    if not total:
        return -1
    at = state.chance.below(total)
    raw = 0
    while at >= state.bag[raw]:
        at -= state.bag[raw]
        raw += 1
    state.bag[raw] -= 1
    return raw


def open_poems(state: SabikaState) -> list[str]:
    """Empty places of the small poems; an empty deck leaves them empty (SAB-15.5)."""
    opened: list[str] = []
    for place in range(len(state.poem_open)):
        if state.poem_open[place] == 0 and state.poem_deck:
            state.poem_open[place] = state.poem_deck.pop()
            opened.append(f"poem_{state.poem_open[place]}")
    return opened


def open_tiles(state: SabikaState) -> list[str]:
    """Storehouse tiles from the stack of the same side (SAB-15.4)."""
    opened: list[str] = []
    for place in range(len(state.displays)):
        stack = state.stacks[place >> 1]
        if state.displays[place] == 0 and stack:
            state.displays[place] = stack.pop()
            opened.append(f"tile_{state.displays[place]}")
    return opened


# the start player (SAB-10.12, 10.13)


@final
class ChooseStart(Routine[SabikaState]):
    """The leader on the paria track chooses; Yusuf becomes start player himself (SAB-13.19)."""

    def run(self, state: SabikaState) -> None:
        leader = state.leaders()[0]
        if state.human(leader):
            state.steps.append(START_MENUS[leader])
        else:
            appoint(state, leader)


def appoint(state: SabikaState, player: int) -> None:
    """A player becomes start player; effects that reward this come now, for one who was it already by the edition (SAB-10.13)."""
    again = player == state.start
    state.start = player
    if state.log is not None:
        state.say("event-start-player" if state.human(player) else "event-start-player-yusuf", "SAB-10.12", player, {})
    if not again or state.settings.bonus_when_kept:
        fire(state, player, [ON_START_PLAYER], 0)


@final
class Appoint(Listed[SabikaState]):
    """Any player, the chooser included."""

    def __init__(self) -> None:
        super().__init__(APPOINT, PLAYER)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for player in range(state.players):
            out.append(player << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        appoint(state, code)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return no_such(action.word(0), "player", "SAB-10.12")


@final
class ChangeEra(Routine[SabikaState]):
    """On the II space all remaining buildings of era I are removed (SAB-10.14)."""

    def run(self, state: SabikaState) -> None:
        if state.box.track[state.book].era > state.era:
            state.era = state.box.track[state.book].era
            state.large &= ~state.box.era_masks[1]
            if state.log is not None:
                state.tell(Event("event-era", "SAB-10.14", -1, {}))
        if state.log is not None:
            state.tell(Event("event-round", "SAB-3.1", -1, {"round": state.book}))


# the order of the steps


@final
class EndOfRound(Routine[SabikaState]):
    """SAB-10.1."""

    def run(self, state: SabikaState) -> None:
        order = state.clockwise(state.start)
        state.steps.append(CHANGE_ERA)
        state.steps.append(CHOOSE_START)
        state.steps.append(REFILL)
        state.steps.append(STAND_UP)
        state.steps.append(CHANGE_EVENT)
        state.steps.append(BEFORE_REVEAL)
        push_book_and_income(state, order)


def push_book_and_income(state: SabikaState, order: list[int]) -> None:
    for player in reversed(order):
        state.steps.append(TRIBUTES[player])
    state.steps.append(MOVE_BOOK)
    for player in reversed(order):
        state.steps.append(INCOMES[player])


@final
class BeforeReveal(Routine[SabikaState]):
    """New events and cards are revealed, or the match ends: the seat that decided last is asked first, if it confirms its turns."""

    def run(self, state: SabikaState) -> None:
        state.steps.append(CURTAINS[last_human(state)])


def last_human(state: SabikaState) -> int:
    """The last seat in turn order, who paid tribute last."""
    for player in reversed(state.clockwise(state.start)):
        if state.human(player):
            return player
    return 0


@final
class EndOfGame(Routine[SabikaState]):
    """SAB-11.1, 11.2: income, golden book, large poems, trade card, leftovers."""

    def run(self, state: SabikaState) -> None:
        state.steps.append(FINAL_SCORE)
        state.steps.append(BEFORE_REVEAL)
        push_book_and_income(state, state.clockwise(state.start))


@final
class FinalScore(Routine[SabikaState]):
    def run(self, state: SabikaState) -> None:
        state.phase = OVER
        score_large_poems(state)
        score_trade_card(state)
        score_leftovers(state)
        if state.log is not None:
            shown = state.everyone()  # with the end the seed is shown, so nothing can be taken back any more
            if state.yusuf is None:
                facts: Facts = {"winners": [str(player) for player in winners(state)]}
                state.tell(Event("event-over", "SAB-11.8", -1, facts, shown=shown))
            else:
                facts = {"winners": [state.player_name(player) for player in winners(state)]}
                state.tell(Event("event-over-alone", "SAB-13.24", -1, facts, shown=shown))
            state.tell_ties()


_appoint: Final[list[Offer[SabikaState]]] = [Appoint()]
START_MENUS: Final[list[Menu[SabikaState]]] = [
    Menu(seat, "prompt-start-player", "SAB-10.12", _appoint) for seat in range(MOST_PLAYERS)
]
INCOMES: Final = [Income(player) for player in range(MOST_PLAYERS)]
MOVE_BOOK: Final = MoveBook()
CHANGE_EVENT: Final = ChangeEvent()
STAND_UP: Final = StandUp()
REFILL: Final = Refill()
BEFORE_REVEAL: Final = BeforeReveal()
CHOOSE_START: Final = ChooseStart()
CHANGE_ERA: Final = ChangeEra()
END_OF_ROUND: Final = EndOfRound()
FINAL_SCORE: Final = FinalScore()
END_OF_GAME: Final = EndOfGame()
