"""Chapter 3, first part: the placement phase, and which pieces may stand together (RAS-4.2).

Which place a family has in an area (RAS-3.6, 4.4) is `put` and `lift` in `state.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Always, Listed
from majlis.engine.step import KIND_BITS, Menu, Routine
from majlis.games.al_rashid.box import AREAS, COURT, MERCHANT, MOST_SEATS, PASHA, PIECES, SAGE
from majlis.games.al_rashid.parts import PIECE, PIECE_AREA
from majlis.games.al_rashid.state import LEADER, LED_BY_PASHA, RashidState
from majlis.games.al_rashid.verbs import ASIDE, PASS, PLACE


def may_stand(state: RashidState, area: int, seat: int, piece: int) -> bool:
    """RAS-3.5, 4.2: one leader of a family in an area, no merchants at court, sages everywhere."""
    if piece == SAGE:
        return True
    if piece == MERCHANT and state.box.no_merchants >> area & 1:
        return False
    return state.stacks[area * state.seats + seat] & LEADER == 0


def refuse_standing(state: RashidState, area: int, seat: int, piece: int) -> Refusal:
    """Why a piece may not stand in an area."""
    box = state.box
    facts: Facts = {"piece": box.pieces[piece], "area": box.areas[area]}
    if piece == MERCHANT and box.no_merchants >> area & 1:
        return Refusal("refused-no-merchants", "RAS-3.5", facts)
    facts["leader"] = box.pieces[PASHA if state.stack(area, seat) & LED_BY_PASHA else MERCHANT]
    return Refusal("refused-second-leader", "RAS-3.5", facts)


def refuse_home(state: RashidState, seat: int, piece: int, rule: str) -> Refusal:
    """No such member is at home: all are already out, or the family has none."""
    facts: Facts = {"piece": state.box.pieces[piece], "count": state.members(seat, piece)}
    return Refusal("refused-none-at-home", rule, facts)


# Diplomats


@final
class SetAside(Listed[RashidState]):
    """Set a leader aside on a Diplomat (RAS-3.3)."""

    def __init__(self) -> None:
        super().__init__(ASIDE, PIECE)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for piece in range(PIECES):
            if piece != SAGE and state.home[seat * PIECES + piece]:
                out.append(piece << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        state.home[seat * PIECES + code] -= 1
        state.aside[seat * PIECES + code] += 1
        if state.log is not None:
            state.tell(Event("event-aside", "RAS-3.3", seat, {"piece": state.box.pieces[code]}))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        if name == state.box.pieces[SAGE]:
            return Refusal("refused-aside-sage", "RAS-3.3", {"piece": name})
        return refuse_home(state, seat, self.number(state, action, 0), "RAS-3.3")

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [ASIDE(piece) for piece in state.box.pieces]


@final
class AskDiplomat(Menu[RashidState]):
    """One owner's question; asked again for a second Diplomat, unless the first was left unused."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "prompt-aside", "RAS-3.3", [SetAside(), Always(PASS, "event-aside-pass", "RAS-3.3")])

    def apply(self, state: RashidState, code: int) -> None:
        super().apply(state, code)
        if code == 1:
            state.at += 1
        state.steps.append(DIPLOMATS)


@final
class Diplomats(Routine[RashidState]):
    """In turn order, each owner of a Diplomat may set leaders aside (RAS-3.3)."""

    def run(self, state: RashidState) -> None:
        while state.at < state.seats:
            seat = state.order[state.at]
            home = seat * PIECES
            if late(state, seat) < state.late_pieces(seat) and state.home[home + PASHA] + state.home[home + MERCHANT]:
                state.turn = seat
                state.steps.append(DIPLOMAT_MENUS[seat])
                return
            state.at += 1
        state.at = 0


def late(state: RashidState, seat: int) -> int:
    """How many pieces a seat has set aside."""
    first = seat * PIECES
    return state.aside[first] + state.aside[first + 1] + state.aside[first + 2]


# placing


@final
class PlacePiece(Listed[RashidState]):
    """Put a piece into an area (RAS-3.4, 3.5). A code is piece and area."""

    def __init__(self, aside: bool) -> None:
        super().__init__(PLACE, PIECE, PIECE_AREA)
        self.aside = aside
        """The pieces set aside are meant (RAS-3.7)."""

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for piece in range(PIECES):
            if (state.aside if self.aside else state.home)[seat * PIECES + piece] == 0:
                continue
            for area in range(AREAS):
                if may_stand(state, area, seat, piece) and (area != COURT or piece != SAGE or court_open(state, seat)):
                    out.append((PIECE_AREA.put(area) | piece) << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        piece = PIECE.of(code)
        area = PIECE_AREA.of(code)
        if self.aside:
            state.aside[seat * PIECES + piece] -= 1
        else:
            state.home[seat * PIECES + piece] -= 1
        state.put(area, seat, piece)
        if state.log is not None:
            facts: Facts = {
                "piece": state.box.pieces[piece],
                "area": state.box.areas[area],
                "dominance": state.dominance(area, seat),
                "rank": state.ranked(area).index(seat) + 1,
            }
            state.tell(Event("event-place", "RAS-3.7" if self.aside else "RAS-3.4", seat, facts))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        piece = self.number(state, action, 0)
        if (state.aside if self.aside else state.home)[seat * PIECES + piece] == 0:
            if self.aside:
                return Refusal("refused-none-aside", "RAS-3.7", {"piece": name})
            return refuse_home(state, seat, piece, "RAS-3.4")
        area = self.number(state, action, 1)
        if may_stand(state, area, seat, piece):
            return Refusal("refused-court-needs-pasha", "RAS-12.3", {"piece": name, "area": action.word(1)})
        return refuse_standing(state, area, seat, piece)

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [
            PLACE(name, area)
            for piece, name in enumerate(state.box.pieces)
            if (state.aside if self.aside else state.home)[seat * PIECES + piece]
            for area in state.box.areas
        ]


def court_open(state: RashidState, seat: int) -> bool:
    """Whether a sage may go to court; with the option its family needs a pasha there or still to place (RAS-12.3)."""
    if not state.settings.court_needs_pasha or state.stack(COURT, seat) & LED_BY_PASHA:
        return True
    return state.home[seat * PIECES + PASHA] + state.aside[seat * PIECES + PASHA] > 0


@final
class PlaceNext(Routine[RashidState]):
    """The next in turn order who has a piece left places one; over when nobody has (RAS-3.4)."""

    def run(self, state: RashidState) -> None:
        for _ in range(state.seats):
            seat = state.order[state.at]
            state.at = state.at + 1 if state.at + 1 < state.seats else 0
            home = seat * PIECES
            if state.home[home] + state.home[home + 1] + state.home[home + 2]:
                state.turn = seat
                state.steps.append(self)
                state.steps.append(PLACE_MENUS[seat])
                return
        state.at = 0


@final
class PlaceLate(Routine[RashidState]):
    """The pieces set aside, in turn order, each owner placing all of theirs (RAS-3.7)."""

    def run(self, state: RashidState) -> None:
        for seat in state.order:
            if late(state, seat):
                state.turn = seat
                state.steps.append(self)
                state.steps.append(LATE_MENUS[seat])
                return


DIPLOMAT_MENUS: Final = [AskDiplomat(seat) for seat in range(MOST_SEATS)]
PLACE_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-place", "RAS-3.4", [PlacePiece(False)]) for seat in range(MOST_SEATS)
]
LATE_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-place-late", "RAS-3.7", [PlacePiece(True)]) for seat in range(MOST_SEATS)
]
DIPLOMATS: Final = Diplomats()
PLACE_NEXT: Final = PlaceNext()
PLACE_LATE: Final = PlaceLate()
