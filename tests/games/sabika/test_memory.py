"""A player who forgets nothing: imagined positions agree with everything it has seen (chapter 14)."""

from __future__ import annotations

import pytest

from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.games.sabika.game import GAME
from majlis.games.sabika.state import SabikaState
from majlis.testing.laws import check_match
from tests.games.sabika.builder import seen


class Observer:
    """Keeps account of every tile and card that was ever turned up, and of the small buildings that may be in the deck."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        view = seen(match, seat)
        self.poems = {poem for poem in view["poems"]["open"] if poem}
        self.tiles = {view["storehouses"][side][place] for side in ("left", "right") for place in ("near", "far")}
        self.small = {card for card in view["small"]["open"] if card}
        self.deck = view["small"]["deck"]
        self.events = set() if view["events"] is None else {view["events"]["current"], view["events"]["coming"]}
        self.own = set(view["players"][seat].get("start_tiles", []))
        self.reshuffled = False

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is None:
                continue
            if event.name == "event-refill-poems":
                self.poems.update(_list(seen["poems"]))
            elif event.name == "event-refill-tiles":
                self.tiles.update(_list(seen["tiles"]))
            elif event.name in ("event-refill-small", "event-refresh"):
                self.deck -= len(_list(seen["cards"]))
                self.small.update(_list(seen["cards"]))
                self.reshuffled = self.reshuffled or self.deck < 0
            elif event.name in ("event-event", "event-coming"):
                self.events.add(str(seen["event"]))

    def contradiction(self, world: State) -> str:
        """What an imagined position says that cannot be; "" if nothing."""
        assert isinstance(world, SabikaState)
        if self.poems & {f"poem_{card}" for card in world.poem_deck}:
            return "a poem that was turned up is in the deck again"
        if self.tiles & {f"tile_{tile}" for stack in world.stacks for tile in stack}:
            return "a storehouse tile that was turned up is in a stack again"
        if not self.reshuffled and self.small & {f"small_{card}" for card in world.small_deck}:
            return "a small building that was turned up is in the deck again"
        if f"event_{world.third}" in self.events:
            return "the third event is one that was seen"
        dealt = {
            f"start_{tile}"
            for player in range(world.seats)
            if player != self.seat
            for tile in world.dealt[2 * player : 2 * player + 2]
        }
        if self.own & dealt:
            return "somebody else holds one's own start tile"
        return ""


def _list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@pytest.mark.rule("SAB-14.1", "SAB-14.2")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"level": "hard"}), (2, {"expert": True}), (3, {}), (4, {"expert": True, "events": "bad"})],
)
def test_imagined_positions_agree_with_what_was_seen(seats: int, options: dict[str, object]) -> None:
    report = check_match(GAME, seats, options, f"a{seats}", "random", 25, Observer)
    assert report.matches == 1
