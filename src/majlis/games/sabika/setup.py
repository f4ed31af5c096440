"""Chapter 2: setup, in the order of its rules, and the secret choice of start tiles."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.chance import Chance
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Routine, Together
from majlis.games.sabika.box import SabikaBox
from majlis.games.sabika.drawing_cards import open_small_buildings
from majlis.games.sabika.effects import carry_out, work_out_modifiers
from majlis.games.sabika.parts import START_TILE
from majlis.games.sabika.round_end import fill_slots, open_poems, open_tiles
from majlis.games.sabika.settings import Settings
from majlis.games.sabika.state import CLOSED, EMPTY, SabikaState, Yusuf
from majlis.games.sabika.turn import ROUND
from majlis.games.sabika.verbs import KEEP
from majlis.games.sabika.words import (
    CITIES,
    DEALT,
    FROM_START,
    SOURCES,
)
from majlis.games.sabika.yusuf import FIRST_SHIP, SHUFFLE_TILES, YUSUF

_EVENTS: Final = 3
_GOOD_EVENTS: Final = {"good": 3, "mostly_good": 2, "mostly_bad": 1, "bad": 0}
"""How many of the three events are good, if the table has agreed on that (SAB-12.6)."""


def empty_table(box: SabikaBox, settings: Settings, seats: int, chance: Chance) -> SabikaState:
    """Workshops as they begin (SAB-2.13); everything else is still in the box."""
    state = SabikaState(seats, chance, box, settings)
    state.steps.append(SET_UP)
    work_out_modifiers(state)
    return state


@final
class SetUp(Routine[SabikaState]):
    """Everything before the first round (SAB-2.1 to 2.16); with events, SAB-12.1."""

    def run(self, state: SabikaState) -> None:
        lay_out_rondel(state)
        draw_wishes(state)
        lay_out_buildings(state)
        lay_out_poems(state)
        lay_out_cities(state)
        for player in range(state.players):
            state.prestige[player] = state.box.constants.start_prestige
        deal(state)
        if state.seats == 1:
            invite_yusuf(state)
        elif state.settings.expert:
            draw_events(state, _GOOD_EVENTS.get(state.settings.events, -1))
        for player in range(state.players):
            state.points[player * SOURCES + FROM_START] = state.prestige[player]
        work_out_modifiers(state)
        state.steps.append(KeepTogether(state.everyone(), 0))
        if state.seats == 1:
            state.steps.append(FIRST_SHIP)


def lay_out_rondel(state: SabikaState) -> None:
    """SAB-2.1 to 2.3: slots of this side of the board, without the covered ones, filled."""
    for slot in state.box.slots:
        there = slot.boards >> state.seats & 1 and not slot.closed >> state.seats & 1
        state.tokens.append(EMPTY if there else CLOSED)
    fill_slots(state, "SAB-2.3")


def draw_wishes(state: SabikaState) -> None:
    """SAB-2.5: one wish of each letter, in random order."""
    for letter in range(3):
        state.wishes.append(3 * letter + state.chance.below(3))
    state.chance.shuffle(state.wishes)
    if state.log is not None:
        names = [state.box.wishes[number].id for number in state.wishes]
        state.tell(Event("event-wishes", "SAB-2.5", -1, {"wishes": names}, shown=state.everyone()))


def lay_out_buildings(state: SabikaState) -> None:
    """SAB-2.6 to 2.8."""
    for building in state.box.large[1:]:
        if building.least_players <= state.seats or building.least_players <= 2:
            state.large |= 1 << building.number
    tiles = list(range(1, len(state.box.tile_crates)))
    state.chance.shuffle(tiles)
    half = len(tiles) // 2
    state.stacks = [tiles[:half], tiles[half:]]
    open_tiles(state)
    state.small_deck = list(range(1, len(state.box.small)))
    state.chance.shuffle(state.small_deck)
    open_small_buildings(state)


def lay_out_poems(state: SabikaState) -> None:
    """SAB-2.9, 2.10: large poems of different letters; in the solo mode one of them is left out (SAB-13.1)."""
    state.poem_deck = list(range(1, len(state.box.poems)))
    state.chance.shuffle(state.poem_deck)
    open_poems(state)
    cards = list(range(len(state.box.large_poems)))
    state.chance.shuffle(cards)
    wanted = state.box.setups[state.seats].large_poems
    letters: list[str] = []
    for number in cards:
        poem = state.box.large_poems[number]
        if len(letters) < wanted and poem.letter not in letters and not (poem.out_in_solo and state.seats == 1):
            letters.append(poem.letter)
            state.large_poems |= 1 << number


def lay_out_cities(state: SabikaState) -> None:
    """SAB-2.11, 2.12: a tile and a seal for each city; one trade card."""
    tiles = list(range(1, len(state.box.city_tiles)))
    state.chance.shuffle(tiles)
    state.city_tiles = tiles[:CITIES]
    state.trade = 1 + state.chance.below(len(state.box.trade_cards) - 1)
    if state.log is not None:
        state.tell(Event("event-trade-card", "SAB-2.12", -1, {"card": f"trade_{state.trade}"}, shown=state.everyone()))


def deal(state: SabikaState) -> None:
    """SAB-2.13, 2.14: a mosaic bonus card and two start tiles for each."""
    cards = list(range(1, len(state.box.mosaic_left)))
    state.chance.shuffle(cards)
    tiles = list(range(1, len(state.box.start_tiles)))
    state.chance.shuffle(tiles)
    for player in range(state.seats):
        state.mosaic_cards[player] = cards[player]
        for i in range(DEALT):
            state.dealt[player * DEALT + i] = tiles[player * DEALT + i]


def draw_events(state: SabikaState, good: int) -> None:
    """SAB-12.1, 12.6: three events, of which `good` are good; -1: as they come."""
    numbers = list(range(1, len(state.box.events)))
    state.chance.shuffle(numbers)
    if good >= 0:
        goods = [number for number in numbers if state.box.events[number].good]
        bads = [number for number in numbers if not state.box.events[number].good]
        numbers = goods[:good] + bads[: _EVENTS - good]
        state.chance.shuffle(numbers)
    state.event, state.coming, state.third = numbers[0], numbers[1], numbers[2]
    if state.log is not None:
        shown = state.everyone()
        state.tell(Event("event-event", "SAB-12.1", -1, {"event": f"event_{state.event}"}, shown=shown))
        state.tell(Event("event-coming", "SAB-12.1", -1, {"event": f"event_{state.coming}"}, shown=shown))


def invite_yusuf(state: SabikaState) -> None:
    """SAB-13.2 to 13.5: Yusuf with his board, decks and level (SAB-13.25); his workers stand beside it."""
    box = state.box
    level = box.levels[0]
    for other in box.levels:
        if other.id == state.settings.level:
            level = other
    state.yusuf = Yusuf([], [], [deck[:] for deck in box.yusuf_decks], [[], [], []], -1, 0, [])
    for deck in state.yusuf.decks:
        state.chance.shuffle(deck)
    SHUFFLE_TILES.run(state)
    state.rows[YUSUF] = ()
    state.capacity[YUSUF] = box.constants.yusuf_crates
    state.prestige[YUSUF] = level.prestige
    if level.good + level.bad:
        draw_events(state, level.good)


# start tiles (SAB-2.14 to 2.16)


@final
class KeepTogether(Together[SabikaState]):
    """Everybody keeps one of two start tiles in secret."""

    def __init__(self, seats: tuple[int, ...], seat: int) -> None:
        super().__init__(seats, seat, "prompt-keep", "SAB-2.14", [Keep()])

    def put_to(self, seats: tuple[int, ...], seat: int) -> KeepTogether:
        return KeepTogether(seats, seat)

    def settle(self, state: SabikaState) -> None:
        """All reveal together; the highest number becomes start player, Yusuf in the solo mode (SAB-13.4)."""
        best = 0
        for seat in range(state.seats):
            if state.log is not None:
                others = tuple([other for other in range(state.seats) if other != seat])
                state.tell(
                    Event("event-start-tile", "SAB-2.14", seat, {"tile": f"start_{state.kept[seat]}"}, shown=others)
                )
            if state.kept[seat] > state.kept[best]:
                best = seat
        state.start = best if state.yusuf is None else YUSUF
        state.dealt = [0] * len(state.dealt)
        if state.log is not None:
            name = "event-start-player" if state.yusuf is None else "event-start-player-yusuf"
            state.say(name, "SAB-2.14" if state.yusuf is None else "SAB-13.4", state.start, {})
        order = state.clockwise(state.start)
        state.ladder = order[::-1]
        state.turn = state.start
        state.steps.append(ROUND)
        for place in range(len(order) - 1, -1, -1):
            if state.human(order[place]):
                state.steps.append(StartBonus(order[place], place))


@final
class Keep(Listed[SabikaState]):
    """Which of the two start tiles is kept."""

    def __init__(self) -> None:
        super().__init__(KEEP, START_TILE)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for i in range(DEALT):
            out.append(state.dealt[seat * DEALT + i] << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        state.kept[seat] = code
        if state.log is not None:
            state.tell(
                Event("event-keep", "SAB-2.14", seat, {"tile": f"start_{code}"}, (seat,), {"tile": "start_tile"})
            )

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-dealt", "SAB-2.14", {"tile": action.word(0)})


@final
class StartBonus(Routine[SabikaState]):
    """The effect of the kept tile, and dinars by place in the turn order (SAB-2.15)."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__()
        self.player = player
        self.place = place

    def run(self, state: SabikaState) -> None:
        state.steps.append(StartDinars(self.player, self.place))
        carry_out(state, self.player, state.box.start_tiles[state.kept[self.player]])


@final
class StartDinars(Routine[SabikaState]):
    def __init__(self, player: int, place: int) -> None:
        super().__init__()
        self.player = player
        self.place = place

    def run(self, state: SabikaState) -> None:
        state.gain_dinars(self.player, state.box.start_dinars[self.place], "SAB-2.15")


SET_UP: Final = SetUp()
