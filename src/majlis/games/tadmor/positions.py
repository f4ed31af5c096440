"""Positions of Tadmor, laid out by hand (see `majlis.engine.positions`): say what matters, everything else is empty.

    round 4
    goods 0 wood=2 stone=1
    stand 0 damascus_tower_single
    acting

A bare table is in round 1 with seat 0 as start player, nobody having resources, missions, upgrades or a tower; all figures are in the
supplies. Missions, tiles and goods come from where they lie, so that nothing is ever there twice.
"""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from majlis.engine.errors import BadPosition
from majlis.engine.positions import NONE, Kind, Line, Table
from majlis.games.tadmor.box import (
    CAMEL,
    FIGURE_NAMES,
    FIGURES,
    KINDS,
    KINDS_OF_COLOUR,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    STAGES,
    TadmorBox,
)
from majlis.games.tadmor.raiders import RAID
from majlis.games.tadmor.round_end import DROP_STEP, UNLOAD
from majlis.games.tadmor.state import NOBODY, NOTHING, PLACING, SOURCES, TadmorState
from majlis.games.tadmor.turn import ADVANCE, ROUND
from majlis.games.tadmor.windows import ACTION_PHASE


@mypyc_attr(allow_interpreted_subclasses=True)
class TadmorTable(Table[TadmorState]):
    """A match of Tadmor whose position can be laid out by hand."""

    @property
    def box(self) -> TadmorBox:
        return self.state.box

    def usual_moment(self) -> Self:
        return self.placing()

    def kinds(self) -> list[Kind]:
        return [
            Kind("round NUMBER", "which round it is", self._round),
            Kind("start SEAT", "the start player; the others follow clockwise", lambda line: self.order(line.seat())),
            Kind("score SEAT NUMBER", "where the marker of the seat stands", self._score),
            Kind("goods SEAT RESOURCE=NUMBER…", "the seat's warehouse holds exactly this", self._goods),
            Kind("traded SEAT RESOURCE=NUMBER…", "what it has traded for in this round", self._traded),
            Kind("figures SEAT CAMELS SHIPS", "its figures, all in the supply", self._figures),
            Kind("stand SEAT SPACE…", "its figures stand there; SPACE=ship where either may stand", self._stand),
            Kind("tower SEAT HEIGHT", "its tower", self._tower),
            Kind("temple SEAT STAGE…", "its temples, each by the stage it shows", self._temple),
            Kind("precious SEAT GOOD…", "its precious goods", self._precious),
            Kind("upgrades SEAT TILE…", "its upgrade tiles, which brought nothing", self._upgrades),
            Kind("hand SEAT MISSION…", "its missions in hand", self._hand),
            Kind("fulfilled SEAT MISSION…", "its fulfilled missions", self._fulfilled),
            Kind("returned SEAT MISSION…", "its fulfilled missions that are turned in", self._returned),
            Kind("display TILE…", "exactly these upgrade tiles are on display", self._display),
            Kind("undrawn TILE…", "exactly these upgrade tiles are still to come", self._undrawn),
            Kind("top GOOD…", "the next goods of their stacks, the first on top", self._top),
            Kind("next_missions MISSION…", "the next missions drawn", self._next_missions),
            Kind("discarded MISSION…", "missions on the discard pile", self._discarded),
            Kind("slot REGION", "the region in the raiders' slot; `-` for none", self._slot),
            Kind("holds SEAT REGION", "the seat holds this raider card", self._holds),
            Kind("placing", "the round begins", lambda line: self.placing(), True),
            Kind("raiding", "the raiders come", lambda line: self.raiding(), True),
            Kind("acting", "the action phase begins", lambda line: self.acting(), True),
            Kind("ending", "the round ends", lambda line: self.ending(), True),
        ]

    # the lines of a text

    def _round(self, line: Line) -> None:
        self.round(line.number("round", 1, self.box.rounds))

    def _score(self, line: Line) -> None:
        self.score(line.seat(), line.number("score"))

    def _goods(self, line: Line) -> None:
        self.goods(line.seat(), **line.counts(RESOURCE_NAMES, "resource"))

    def _traded(self, line: Line) -> None:
        self.traded(line.seat(), **line.counts(RESOURCE_NAMES, "resource"))

    def _figures(self, line: Line) -> None:
        most = self.box.figures_most
        self.figures(line.seat(), line.number("camels", 0, most[CAMEL]), line.number("ships", 0, most[SHIP]))

    def _stand(self, line: Line) -> None:
        seat = line.seat()
        while line.at < len(line.words):
            space, _, figure = line.word("space").partition("=")
            if figure:
                Line([figure], 0).name(FIGURE_NAMES, "figure")
            self.stand(seat, Line([space], 0).name(self.box.place_numbers, "space"), figure=figure)

    def _tower(self, line: Line) -> None:
        self.tower(line.seat(), line.number("height", 0, 99))

    def _temple(self, line: Line) -> None:
        self.temple(line.seat(), *line.names(self.box.stage_numbers, "stage"))

    def _precious(self, line: Line) -> None:
        self.precious(line.seat(), *line.names(self.box.kind_numbers, "precious good"))

    def _upgrades(self, line: Line) -> None:
        self.upgrades(line.seat(), *line.names(self.box.upgrade_numbers, "upgrade tile"))

    def _hand(self, line: Line) -> None:
        self.hand(line.seat(), *line.names(self.box.mission_numbers, "mission"))

    def _fulfilled(self, line: Line) -> None:
        self.fulfilled(line.seat(), *line.names(self.box.mission_numbers, "mission"))

    def _returned(self, line: Line) -> None:
        self.fulfilled(line.seat(), *line.names(self.box.mission_numbers, "mission"), returned=True)

    def _display(self, line: Line) -> None:
        self.display(*line.names(self.box.upgrade_numbers, "upgrade tile"))

    def _undrawn(self, line: Line) -> None:
        self.undrawn(*line.names(self.box.upgrade_numbers, "upgrade tile"))

    def _top(self, line: Line) -> None:
        self.top(*line.names(self.box.kind_numbers, "precious good"))

    def _next_missions(self, line: Line) -> None:
        self.next_missions(*line.names(self.box.mission_numbers, "mission"))

    def _discarded(self, line: Line) -> None:
        self.discarded(*line.names(self.box.mission_numbers, "mission"))

    def _slot(self, line: Line) -> None:
        region = line.name([*self.box.region_numbers, NONE], "region")
        self.slot(None if region == NONE else region)

    def _holds(self, line: Line) -> None:
        self.holds(line.seat(), line.name(self.box.region_numbers, "region"))

    # laying out

    def bare(self) -> Self:
        """Nobody has anything but figures and the points of the start; all missions are in the deck, epoch I lies out."""
        state = self.state
        while self.asked() in ("pick", "start-tile"):
            state.apply(state.codes()[0])
        state.steps[:] = []
        state.start = state.next_start = state.turn = 0
        state.phase = PLACING
        for seat in range(state.seats):
            self.goods(seat)
            state.deck[:0] = [card for card in range(len(self.box.missions)) if state.hand[seat] >> card & 1]
            state.hand[seat] = 0
            state.removed |= state.upgrades[seat]
            state.upgrades[seat] = 0
        return self

    def order(self, start: int) -> Self:
        """Who is start player; the others follow clockwise."""
        self.state.start = self.state.next_start = start
        return self

    def round(self, number: int) -> Self:
        """It is that round; the display is empty in a later epoch."""
        state = self.state
        state.round = number
        epoch = self.box.epoch_of(number)
        if epoch != state.epoch:
            state.epoch = epoch
            state.removed |= state.display
            state.display = 0
        return self

    def goods(self, seat: int, **resources: int) -> Self:
        """The seat has exactly these resources in its warehouse, and none that were traded."""
        first = seat * RESOURCES
        self.state.warehouse[first : first + RESOURCES] = [resources.get(name, 0) for name in RESOURCE_NAMES]
        self.state.traded[first : first + RESOURCES] = [0] * RESOURCES
        return self

    def traded(self, seat: int, **resources: int) -> Self:
        first = seat * RESOURCES
        self.state.traded[first : first + RESOURCES] = [resources.get(name, 0) for name in RESOURCE_NAMES]
        return self

    def display(self, *names: str) -> Self:
        """Exactly these tiles are on display; the others of the display are undrawn."""
        state = self.state
        state.undrawn |= state.display
        state.display = 0
        for name in names:
            self.fetch_tile(name)
            state.display |= 1 << self.box.upgrade_numbers[name]
        return self

    def undrawn(self, *names: str) -> Self:
        """Exactly these tiles are undrawn; the others are out of the game."""
        state = self.state
        state.removed |= state.undrawn
        state.undrawn = 0
        for name in names:
            self.fetch_tile(name)
            state.undrawn |= 1 << self.box.upgrade_numbers[name]
        return self

    def upgrades(self, seat: int, *names: str) -> Self:
        """Give a seat tiles, without any effect at once."""
        for name in names:
            self.fetch_tile(name)
            self.state.upgrades[seat] |= 1 << self.box.upgrade_numbers[name]
        return self

    def fetch_tile(self, name: str) -> None:
        """Take a tile from wherever it lies, the box included."""
        bit = 1 << self.box.upgrade_numbers[name]
        state = self.state
        state.display &= ~bit
        state.undrawn &= ~bit
        state.removed &= ~bit
        for seat in range(state.seats):
            if state.upgrades[seat] & bit:
                raise BadPosition(f"seat {seat} has {name} already")

    def fetch_card(self, name: str) -> int:
        card = self.box.mission_numbers[name]
        if card not in self.state.deck:
            raise BadPosition(f"{name} is not in the deck any more")
        self.state.deck.remove(card)
        return card

    def hand(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.hand[seat] |= 1 << self.fetch_card(name)
        return self

    def fulfilled(self, seat: int, *names: str, returned: bool = False) -> Self:
        for name in names:
            card = self.fetch_card(name)
            self.state.fulfilled[seat] |= 1 << card
            if returned:
                self.state.returned[seat] |= 1 << card
        return self

    def discarded(self, *names: str) -> Self:
        for name in names:
            self.state.discards |= 1 << self.fetch_card(name)
        return self

    def next_missions(self, *names: str) -> Self:
        """The next missions drawn, the first named first."""
        cards = [self.fetch_card(name) for name in names]
        self.state.deck.extend(reversed(cards))
        return self

    def tower(self, seat: int, height: int) -> Self:
        self.state.tower[seat] = height
        return self

    def temple(self, seat: int, *stages: str) -> Self:
        """The seat has temples that show these stages."""
        for name in stages:
            stage = self.box.stage_numbers[name]
            self.state.temples[seat * STAGES + stage] += 1
            self.state.temple_cards[stage] -= 1
        return self

    def precious(self, seat: int, *kinds: str) -> Self:
        """Give a seat precious goods from their stacks, from below."""
        for name in kinds:
            kind = self.box.kind_numbers[name]
            stack = self.state.stacks[kind // KINDS_OF_COLOUR]
            if kind not in stack:
                raise BadPosition(f"there is no {name} left")
            stack.remove(kind)
            self.state.goods[seat * KINDS + kind] += 1
        return self

    def top(self, *kinds: str) -> Self:
        """The next goods of their stacks, the first named on top."""
        for name in reversed(kinds):
            kind = self.box.kind_numbers[name]
            stack = self.state.stacks[kind // KINDS_OF_COLOUR]
            if kind not in stack:
                raise BadPosition(f"there is no {name} left")
            stack.remove(kind)
            stack.append(kind)
        return self

    def figures(self, seat: int, camels: int, ships: int) -> Self:
        """This number of figures, all in the supply."""
        first = seat * FIGURES
        self.state.figures[first : first + FIGURES] = [camels, ships]
        self.state.supply[first : first + FIGURES] = [camels, ships]
        return self

    def stand(self, seat: int, *spaces: str, figure: str = "") -> Self:
        """Put figures on spaces or own tiles; a missing one joins the seat first. Where either may stand, a camel unless told."""
        state = self.state
        for name in spaces:
            place = self.box.place_numbers[name]
            wanted = self.box.accepts[place]
            kind = FIGURE_NAMES.index(figure) if figure else wanted if wanted in (CAMEL, SHIP) else CAMEL
            if state.supply[seat * FIGURES + kind] == 0:
                state.figures[seat * FIGURES + kind] += 1
                state.supply[seat * FIGURES + kind] += 1
            if state.owner(place) != NOBODY:
                raise BadPosition(f"a figure stands on {name} already")
            state.put(seat, kind, place)
        return self

    def score(self, seat: int, pp: int) -> Self:
        """Where the marker stands."""
        self.state.track[seat * SOURCES : (seat + 1) * SOURCES] = [pp] + [0] * (SOURCES - 1)
        return self

    def slot(self, region: str | None) -> Self:
        self.state.slot = NOTHING if region is None else self.box.region_numbers[region]
        return self

    def holds(self, seat: int, region: str) -> Self:
        """The seat holds a raider card."""
        self.state.holder = seat
        self.state.held = self.box.region_numbers[region]
        return self

    # moments

    def placing(self) -> Self:
        """Let the round begin."""
        return self._go(ROUND)

    def raiding(self) -> Self:
        """Let the raiders phase begin; the rest of the round follows."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD, ACTION_PHASE, RAID)

    def acting(self) -> Self:
        """Let the action phase begin; the rest of the round follows."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD, ACTION_PHASE)

    def ending(self) -> Self:
        """Let the round end."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD)

    def _go(self, *steps: Any) -> Self:
        self.state.at = 0
        return self.go_on(*steps)
