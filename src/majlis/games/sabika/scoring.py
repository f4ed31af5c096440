"""Chapters 10 and 11: wishes, large poems, trade card, leftovers, tie-break."""

from __future__ import annotations

from majlis.engine.action import Fact
from majlis.engine.holdings import Remark
from majlis.engine.result import Rival, TieBreak, tie_remarks
from majlis.games.sabika.box import Score, Wish
from majlis.games.sabika.counting import count
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    BLUE_POEM,
    BUILDING,
    CATEGORY,
    CATEGORY_KINDS,
    FROM_LARGE_POEMS,
    FROM_LEFTOVERS,
    FROM_TRADE_CARD,
    FROM_WISHES,
    ITEMS,
    LARGE_POEM,
    MAJORITY,
    MATERIALS,
    PER,
    RED_POEM,
    SETS,
    SMALL_POEM,
    SOURCE_NAMES,
    SOURCES,
    TABLE,
)


def breakdown(state: SabikaState, player: int) -> dict[str, int]:
    """A player's prestige by where it came from."""
    out: dict[str, int] = {}
    for source in range(SOURCES):
        points = state.points[player * SOURCES + source]
        if points:
            out[SOURCE_NAMES[source]] = points
    return out


def ranking(state: SabikaState) -> list[int]:
    """Most prestige wins, then more buildings (SAB-11.8). In the solo mode Yusuf takes part (SAB-13.24)."""
    keys = [(state.prestige[player], count(state, player, BUILDING)) for player in range(state.players)]
    return [1 + sum(1 for other in keys if other > keys[player]) for player in range(state.seats)]


def ties(state: SabikaState) -> list[Remark]:
    """SAB-11.8: buildings decide between equal prestige; in the solo mode between you and Yusuf too (SAB-13.24)."""
    players = range(state.players)
    built = TieBreak("event-tie-buildings", "SAB-11.8", [count(state, player, BUILDING) for player in players])
    names: list[Fact] = [state.player_name(player) for player in players]
    return tie_remarks(names, state.prestige[: state.players], "SAB-11.8", [built], "event-tie-equal")


def rivals(state: SabikaState) -> list[Rival]:
    """Yusuf, who has no seat (SAB-13.24)."""
    if state.yusuf is None:
        return []
    player = state.seats
    rank = 1 if player in winners(state) else 2
    return [Rival("yusuf", state.prestige[player], breakdown(state, player), rank)]


def winners(state: SabikaState) -> list[int]:
    """All players in the lead; several share the victory."""
    keys = [(state.prestige[player], count(state, player, BUILDING)) for player in range(state.players)]
    return [player for player in range(state.players) if keys[player] == max(keys)]


# wishes (SAB-10.5)


def wish_points(state: SabikaState, player: int, wish: Wish, place: int) -> int:
    """Prestige for each element counted; in one edition a category counts once (R-2).

    `place` is the wish's place on the tower, 0 at the top: the values may stand there instead of on the tile (R-53).
    """
    out = 0
    for line in wish.lines:
        n = count(state, player, line.counter)
        if CATEGORY <= line.counter < CATEGORY_KINDS and not state.settings.wish_each_building:
            n = min(n, 1)
        out += n * (state.box.constants.wish_tower[place] if state.settings.wish_on_tower else line.n)
    return out


def score_wishes(state: SabikaState) -> None:
    """All wishes in the tower are scored by all players (SAB-10.4)."""
    for number in range(state.wishes_up()):
        wish = state.box.wishes[state.wishes[number]]
        for player in state.clockwise(state.start):
            n = wish_points(state, player, wish, number)
            book(state, player, n, FROM_WISHES)
            if state.log is not None and n:
                if state.human(player):
                    state.say("event-wish-scored", "SAB-10.5", player, {"wish": wish.id, "count": n})
                else:
                    state.say("event-yusuf-scored", "SAB-13.21", player, {"source": wish.id, "count": n})


def book(state: SabikaState, player: int, n: int, source: int) -> None:
    """Prestige whose event the caller reports afterwards, so that listeners see it already counted (SAB-4.11)."""
    state.prestige[player] += n
    state.points[player * SOURCES + source] += n


# scoring forms (SAB-9.8)


def points_for(state: SabikaState, player: int, score: Score) -> int:
    """What a large poem or the trade card brings a player."""
    if score.kind == MAJORITY:
        return majority(state, player, score.counters[0])
    if score.kind == SETS:
        return min(score.n * sets(state, player, score.counters), score.most)
    n = count(state, player, score.counters[0])
    if score.kind == TABLE:
        return score.values[min(n, len(score.values) - 1)]
    assert score.kind == PER
    return min(score.n * n, score.most)


def sets(state: SabikaState, player: int, counters: list[int]) -> int:
    """Complete sets; one of blue, red and large poems needs two small poems of Yusuf's (SAB-13.22)."""
    if not state.human(player) and counters == [BLUE_POEM, RED_POEM, LARGE_POEM]:
        small, large = count(state, player, SMALL_POEM), count(state, player, LARGE_POEM)
        return _yusuf_sets(small, large)
    return min(count(state, player, counter) for counter in counters)


def _yusuf_sets(small: int, large: int) -> int:
    return min(small // 2, large)


def majority(state: SabikaState, player: int, counter: int) -> int:
    """Most, second, third; tied players get the place below; with 2 players there is no second place (SAB-11.5)."""
    mine = count(state, player, counter)
    if mine == 0 and state.settings.majority_needs_one:
        return 0
    more = 0
    tied = 0
    for other in range(state.players):
        if other != player:
            theirs = count(state, other, counter)
            if theirs > mine:
                more += 1
            elif theirs == mine:
                tied += 1
    if state.players == 2:
        if more == 0 and tied == 0:
            return state.box.majority[0]
        return state.box.majority[2] if tied else state.settings.behind
    rank = more + (1 if tied else 0)
    return state.box.majority[rank] if rank < len(state.box.majority) else 0


# the end (SAB-11.3 to 11.7)


def score_large_poems(state: SabikaState) -> None:
    """Everybody scores the large poems that they have engraved."""
    for player in state.clockwise(state.start):
        for number in range(len(state.box.large_poems)):
            if state.engraved[player] >> number & 1:
                n = points_for(state, player, state.box.large_poems[number].score)
                book(state, player, n, FROM_LARGE_POEMS)
                _tell(state, player, "event-large-poem", "SAB-11.3", "poem", state.box.large_poem_name(number), n)


def score_trade_card(state: SabikaState) -> None:
    for player in state.clockwise(state.start):
        n = points_for(state, player, state.box.trade_cards[state.trade].score)
        book(state, player, n, FROM_TRADE_CARD)
        _tell(state, player, "event-trade-scored", "SAB-11.6", "card", f"trade_{state.trade}", n)


def leftovers(state: SabikaState, player: int) -> int:
    """Seals, goods, marble, ceramic, and every 2 dinars (SAB-11.7); of Yusuf's only seals (SAB-13.23)."""
    constants = state.box.constants
    out = state.seals[player] * constants.final_seal
    if not state.human(player):
        return out
    for material in range(MATERIALS):
        out += state.stock[player * ITEMS + material] * state.box.final_material[material]
    return out + state.goods(player) * constants.final_good + state.dinars[player] // 2


def score_leftovers(state: SabikaState) -> None:
    for player in state.clockwise(state.start):
        n = leftovers(state, player)
        book(state, player, n, FROM_LEFTOVERS)
        if state.log is not None:
            if state.human(player):
                state.say("event-leftovers", "SAB-11.7", player, {"count": n})
            else:
                state.say("event-yusuf-scored", "SAB-13.23", player, {"source": "seal", "count": n})


def _tell(state: SabikaState, player: int, name: str, rule: str, part: str, piece: str, n: int) -> None:
    if state.log is None:
        return
    if state.human(player):
        state.say(name, rule, player, {part: piece, "count": n})
    else:
        state.say(
            "event-yusuf-scored", "SAB-13.22" if part == "poem" else "SAB-13.23", player, {"source": piece, "count": n}
        )
