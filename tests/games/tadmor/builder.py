"""Lay out a table of Tadmor for a test: say what matters, everything else is empty.

    t = table(3).round(4).goods(0, wood=2, stone=1).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 1")

`table` begins in round 1 with seat 0 as start player, nobody having resources, missions, upgrades or a tower; all figures are in the
supplies. Missions, tiles and goods come from where they lie, so that nothing is ever there twice.
"""

from __future__ import annotations

from majlis.engine.action import Refusal
from majlis.engine.errors import IllegalAction
from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.games.tadmor.box import (
    CAMEL,
    FIGURE_NAMES,
    FIGURES,
    KINDS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    STAGES,
    TadmorBox,
)
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.raiders import RAID
from majlis.games.tadmor.round import ADVANCE, DROP_STEP, ROUND, UNLOAD
from majlis.games.tadmor.state import NOBODY, NOTHING, PLACING, SOURCES, TadmorState
from majlis.games.tadmor.view import PlayerView, TadmorView
from majlis.games.tadmor.windows import ACTION_PHASE


class Table:
    """A match whose position can be laid out by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> TadmorState:
        assert isinstance(self.match.state, TadmorState)
        return self.match.state

    @property
    def box(self) -> TadmorBox:
        return self.state.box

    # laying out

    def bare(self) -> Table:
        """Nobody has anything but figures and the points of the start; all missions are in the deck, epoch I lies out."""
        state = self.state
        state.steps[:] = []
        state.start = state.next_start = state.turn = 0
        state.phase = PLACING
        for seat in range(state.seats):
            self.goods(seat)
            state.deck[:0] = [card for card in range(len(self.box.missions)) if state.hand[seat] >> card & 1]
            state.hand[seat] = 0
            state.upgrades[seat] = 0
        return self

    def order(self, start: int) -> Table:
        """Who is start player; the others follow clockwise."""
        self.state.start = self.state.next_start = start
        return self

    def round(self, number: int) -> Table:
        """It is that round; the display is empty in a later epoch."""
        state = self.state
        state.round = number
        epoch = self.box.epoch_of(number)
        if epoch != state.epoch:
            state.epoch = epoch
            state.removed |= state.display
            state.display = 0
        return self

    def goods(self, seat: int, **resources: int) -> Table:
        """The seat has exactly these resources in its warehouse, and none that were traded."""
        assert set(resources) <= set(RESOURCE_NAMES)
        first = seat * RESOURCES
        self.state.warehouse[first : first + RESOURCES] = [resources.get(name, 0) for name in RESOURCE_NAMES]
        self.state.traded[first : first + RESOURCES] = [0] * RESOURCES
        return self

    def traded(self, seat: int, **resources: int) -> Table:
        first = seat * RESOURCES
        self.state.traded[first : first + RESOURCES] = [resources.get(name, 0) for name in RESOURCE_NAMES]
        return self

    def display(self, *names: str) -> Table:
        """Exactly these tiles are on display; the others of the display are undrawn."""
        state = self.state
        state.undrawn |= state.display
        state.display = 0
        for name in names:
            self.fetch_tile(name)
            state.display |= 1 << self.box.upgrade_numbers[name]
        return self

    def undrawn(self, *names: str) -> Table:
        """Exactly these tiles are undrawn; the others are out of the game."""
        state = self.state
        state.removed |= state.undrawn
        state.undrawn = 0
        for name in names:
            self.fetch_tile(name)
            state.undrawn |= 1 << self.box.upgrade_numbers[name]
        return self

    def upgrades(self, seat: int, *names: str) -> Table:
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
            assert not state.upgrades[seat] & bit, f"{name} is taken"

    def fetch_card(self, name: str) -> int:
        card = self.box.mission_numbers[name]
        self.state.deck.remove(card)
        return card

    def hand(self, seat: int, *names: str) -> Table:
        for name in names:
            self.state.hand[seat] |= 1 << self.fetch_card(name)
        return self

    def fulfilled(self, seat: int, *names: str, returned: bool = False) -> Table:
        for name in names:
            card = self.fetch_card(name)
            self.state.fulfilled[seat] |= 1 << card
            if returned:
                self.state.returned[seat] |= 1 << card
        return self

    def discarded(self, *names: str) -> Table:
        for name in names:
            self.state.discards |= 1 << self.fetch_card(name)
        return self

    def next_missions(self, *names: str) -> Table:
        """The next missions drawn, the first named first."""
        cards = [self.fetch_card(name) for name in names]
        self.state.deck.extend(reversed(cards))
        return self

    def tower(self, seat: int, height: int) -> Table:
        self.state.tower[seat] = height
        return self

    def temple(self, seat: int, *stages: str) -> Table:
        """The seat has temples that show these stages."""
        for name in stages:
            stage = self.box.stage_numbers[name]
            self.state.temples[seat * STAGES + stage] += 1
            self.state.temple_cards[stage] -= 1
        return self

    def precious(self, seat: int, *kinds: str) -> Table:
        """Give a seat precious goods from their stacks, from below."""
        for name in kinds:
            kind = self.box.kind_numbers[name]
            stack = self.state.stacks[kind // 3]
            assert kind in stack, f"there is no {name} left"
            stack.remove(kind)
            self.state.goods[seat * KINDS + kind] += 1
        return self

    def stack(self, colour: int, *kinds: str) -> Table:
        """A stack holds exactly these goods, the top one first; the others are out of the game."""
        self.state.stacks[colour] = [self.box.kind_numbers[name] for name in reversed(kinds)]
        return self

    def figures(self, seat: int, camels: int, ships: int) -> Table:
        """So many figures, all in the supply."""
        first = seat * FIGURES
        self.state.figures[first : first + FIGURES] = [camels, ships]
        self.state.supply[first : first + FIGURES] = [camels, ships]
        return self

    def stand(self, seat: int, *spaces: str, figure: str = "") -> Table:
        """Put figures on spaces or own tiles; a missing one joins the seat first. Where either may stand, a camel unless told."""
        state = self.state
        for name in spaces:
            place = self.box.place_numbers[name]
            wanted = self.box.accepts[place]
            kind = FIGURE_NAMES.index(figure) if figure else wanted if wanted in (CAMEL, SHIP) else CAMEL
            if state.supply[seat * FIGURES + kind] == 0:
                state.figures[seat * FIGURES + kind] += 1
                state.supply[seat * FIGURES + kind] += 1
            state.put(seat, kind, place)
        return self

    def score(self, seat: int, pp: int) -> Table:
        """Where the marker stands."""
        self.state.track[seat * SOURCES : (seat + 1) * SOURCES] = [pp] + [0] * (SOURCES - 1)
        return self

    def slot(self, region: str | None) -> Table:
        self.state.slot = NOTHING if region is None else self.box.region_numbers[region]
        return self

    def holds(self, seat: int, region: str) -> Table:
        """The seat holds a raider card."""
        self.state.holder = seat
        self.state.held = self.box.region_numbers[region]
        return self

    # moments

    def placing(self) -> Table:
        """Let the round begin."""
        return self._go(ROUND)

    def raiding(self) -> Table:
        """Let the raiders phase begin; the rest of the round follows."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD, ACTION_PHASE, RAID)

    def acting(self) -> Table:
        """Let the action phase begin; the rest of the round follows."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD, ACTION_PHASE)

    def ending(self) -> Table:
        """Let the round end."""
        return self._go(ADVANCE, DROP_STEP, UNLOAD)

    def _go(self, *steps: object) -> Table:
        state = self.state
        state.at = 0
        state.steps[:] = list(steps)  # type: ignore[arg-type]
        heard: list[Event] = []
        state.log = heard
        state.advance()
        state.log = None
        self.begun = heard
        return self

    # playing and looking

    def play(self, *notations: str) -> list[Event]:
        """Play one action after the other; what happened, all together."""
        heard: list[Event] = []
        for notation in notations:
            heard += self.match.play(notation)
        return heard

    def end(self) -> Table:
        """Go on until the round, and all that is asked in it, is over: windows are ended, tax is lost, surplus is dropped."""
        now = self.state.round
        while not self.match.over and self.state.round == now and self.asked() != "place":
            words = {action.verb.name: action for action in self.match.actions()}
            for verb in ("end", "decline", "tax", "drop", "hire"):
                if verb in words:
                    self.match.play(words[verb])
                    break
        return self

    def view(self, viewer: int | None = None) -> TadmorView:
        """What a seat may see (None: a spectator)."""
        return self.state.view(viewer)

    def legal(self, verb: str = "") -> set[str]:
        """The notations of all legal actions, of one verb if that is named."""
        return {str(action) for action in self.match.actions() if not verb or action.verb.name == verb}

    def refused(self, notation: str) -> Refusal:
        """The refusal that playing this raises; the match must stay as it is."""
        before = self.state.fingerprint()
        try:
            self.match.play(notation)
        except IllegalAction as error:
            assert self.state.fingerprint() == before
            return error.refusal
        raise AssertionError(f"{notation!r} was not refused")

    def allowed(self, notation: str) -> bool:
        return self.match.refuse(notation) is None

    def asked(self) -> str:
        """What is asked now, without its prefix; "" when the match is over."""
        prompt = self.match.prompt
        return "" if prompt is None else prompt.id.removeprefix("prompt-")

    def asks(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.match.actor, self.asked()

    def player(self, seat: int, viewer: int | None = None) -> PlayerView:
        return self.view(viewer)["players"][seat]

    def stock(self, seat: int) -> dict[str, int]:
        """The warehouse of a seat, without what it has none of."""
        return {name: n for name, n in self.player(seat)["warehouse"].items() if n}

    def traded_stock(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in self.player(seat)["traded"].items() if n}

    def points(self, seat: int) -> int:
        """Where the marker stands."""
        return self.state.score(seat)

    def height(self, seat: int) -> int:
        return self.state.tower[seat]

    def camels(self, seat: int) -> int:
        return self.state.figures[seat * FIGURES + CAMEL]

    def ships(self, seat: int) -> int:
        return self.state.figures[seat * FIGURES + SHIP]

    def at_home(self, seat: int) -> tuple[int, int]:
        """Camels and ships in the supply."""
        return self.state.supply[seat * FIGURES], self.state.supply[seat * FIGURES + SHIP]

    def there(self, space: str) -> int | None:
        """Whose figure stands there."""
        owner = self.state.owner(self.box.place_numbers[space])
        return None if owner == NOBODY else owner

    def owned(self, seat: int) -> list[str]:
        return list(self.player(seat)["upgrades"])


def seen(match: Match, viewer: int | None = None) -> TadmorView:
    """What a seat may see (None: a spectator) of a match that was not laid out."""
    assert isinstance(match.state, TadmorState)
    return match.state.view(viewer)


def told(events: list[Event], name: str) -> list[Event]:
    """The events of one name, without its prefix."""
    return [event for event in events if event.name == f"event-{name}"]


def refusal(id: str, rule: str, **facts: str | int | list[str]) -> Refusal:
    """What `Table.refused` should return."""
    return Refusal(f"refused-{id}", rule, dict(facts))


def table(seats: int = 3, seed: str = "7", box: TadmorBox | None = None, **options: object) -> Table:
    """A bare table in round 1, before anything of the round; `box` is an edited copy of the components."""
    match = GAME.start(seats, options, seed, box)
    while match.prompt is not None and match.prompt.id in ("prompt-pick", "prompt-start-tile"):
        match.play(match.actions()[0])
    return Table(match).bare()


def edited(old: str, new: str) -> TadmorBox:
    """The box of a data file in which one passage was changed."""
    text = GAME.data_text()
    assert old in text
    return GAME.read_box(text.replace(old, new, 1))
