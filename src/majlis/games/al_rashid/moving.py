"""Chapter 4: moving a piece (RAS-4.8), for Plotters, Informers and operations.

Places and ranks of families (RAS-4.1, 4.3, 4.4) are in `state.py`, the return of pieces from a closed area (RAS-4.7) in `turn.py`.
"""

from __future__ import annotations

from typing import final

from majlis.engine.action import Action, Facts, Refusal, Verb
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS
from majlis.games.al_rashid.box import AREAS, PALACES, PASHA, PIECES, SAGE
from majlis.games.al_rashid.parts import MOVED, MOVED_FROM, MOVED_TO, moved_of, piece_of, whose_of
from majlis.games.al_rashid.placement import may_stand, refuse_standing
from majlis.games.al_rashid.state import LED_BY_MERCHANT, LED_BY_PASHA, SAGES, RashidState


def has_piece(stack: int, piece: int) -> bool:
    if piece == SAGE:
        return stack & SAGES != 0
    return stack & (LED_BY_PASHA if piece == PASHA else LED_BY_MERCHANT) != 0


@final
class MovePiece(Listed[RashidState]):
    """Move one piece from an area of a zone to another that is not resolved yet. A code is piece, seat, from, to.

    When it is done: Plotters and Informers (RAS-8.12, 8.13) in `AskSchemer` (`schemes.py`), operations (RAS-6.11) in `services.py`.
    """

    def __init__(self, verb: Verb, palaces: bool, office: int, rule: str) -> None:
        super().__init__(verb, MOVED, MOVED_FROM, MOVED_TO)
        self.first = 0 if palaces else PALACES
        self.last = PALACES if palaces else AREAS
        self.office = office
        """The effect of the office that is used for it; 0: none, it is an operation."""
        self.rule = rule

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        if self.office and not self.spare(state, seat):
            return
        seats = state.seats
        own = state.settings.move_own_only
        for area in range(self.first, self.last):
            if state.places[area] == 0:
                continue
            for whose in range(seats):
                stack = state.stacks[area * seats + whose]
                if stack == 0 or (own and whose != seat):
                    continue
                for piece in range(PIECES):
                    if has_piece(stack, piece):
                        self.add_moves(state, area, whose, piece, kind, out)

    def add_moves(self, state: RashidState, area: int, whose: int, piece: int, kind: int, out: list[int]) -> None:
        low = (MOVED_FROM.put(area) | moved_of(piece, whose)) << KIND_BITS | kind
        to_at = KIND_BITS + MOVED_TO.shift
        for to in range(self.first, self.last):
            if to != area and not state.resolved >> to & 1 and may_stand(state, to, whose, piece):
                out.append(to << to_at | low)

    def spare(self, state: RashidState, seat: int) -> bool:
        """Whether the seat has an unused tile for it."""
        return any(state.unused(seat, office) for office in state.box.with_effect[self.office])

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        piece = piece_of(MOVED.of(code))
        whose = whose_of(MOVED.of(code))
        area = MOVED_FROM.of(code)
        to = MOVED_TO.of(code)
        if self.office:
            for office in state.box.with_effect[self.office]:
                if state.unused(seat, office):
                    state.use(seat, office)
                    break
        state.lift(area, whose, piece)
        state.put(to, whose, piece)
        if state.log is not None:
            box = state.box
            facts: Facts = {"piece": box.piece_of(piece, whose), "from": box.areas[area], "to": box.areas[to]}
            state.tell(Event("event-move", self.rule, seat, facts))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        box = state.box
        if self.office and not self.spare(state, seat):
            return Refusal("refused-office-not-ready", "RAS-3.8", {"office": self.names(state)})
        if not action.parts:
            return self.nearest(state, seat)
        name = action.word(0)
        moved = self.number(state, action, 0)
        piece = piece_of(moved)
        whose = whose_of(moved)
        if state.settings.move_own_only and whose != seat:
            return Refusal("refused-not-your-piece", "RAS-12.3", {"piece": name})
        for at in range(1, len(action.parts)):
            if action.word(at) not in box.areas[self.first : self.last]:
                zone = "refused-not-a-palace" if self.first == 0 else "refused-not-a-territory"
                return Refusal(zone, "RAS-4.8", {"area": action.word(at)})
        if len(action.parts) == 1:
            for area in range(self.first, self.last):
                if has_piece(state.stack(area, whose), piece):
                    return Refusal("refused-nowhere-to-move", "RAS-4.8", {"piece": name, "area": box.areas[area]})
            zone = "palaces" if self.first == 0 else "territories"
            return Refusal("refused-piece-not-here", "RAS-4.8", {"piece": name, "zone": zone})
        area = box.area_numbers[action.word(1)]
        if not has_piece(state.stack(area, whose), piece):
            return Refusal("refused-piece-not-there", "RAS-4.8", {"piece": name, "area": action.word(1)})
        if len(action.parts) == 2:
            return Refusal("refused-nowhere-to-move", "RAS-4.8", {"piece": name, "area": action.word(1)})
        to = box.area_numbers[action.word(2)]
        if to == area:
            return Refusal("refused-same-area", "RAS-4.8", {"area": action.word(2)})
        if state.resolved >> to & 1:
            return Refusal("refused-already-resolved", "RAS-4.8", {"area": action.word(2)})
        return refuse_standing(state, to, whose, piece)

    def nearest(self, state: RashidState, seat: int) -> Refusal:
        """Why nothing at all can be moved: what holds back the first piece that might be, or that there is none."""
        for tried in self.tries(state, seat):
            own = bool(tried.parts) and whose_of(self.number(state, tried, 0)) == seat
            if tried.parts and (own or not state.settings.move_own_only):
                return self.reason(state, seat, self.verb(tried.word(0), tried.word(1)))
        return Refusal("refused-nothing-to-move", "RAS-4.8", {"zone": "palaces" if self.first == 0 else "territories"})

    def names(self, state: RashidState) -> str:
        return state.box.offices[state.box.with_effect[self.office][0]].id if state.box.with_effect[self.office] else ""

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        """Every piece in the zone with every other area; the first part alone where there is none."""
        box = state.box
        out: list[Action] = []
        for area in range(self.first, self.last):
            for whose in state.present(area):
                for piece in range(PIECES):
                    if has_piece(state.stack(area, whose), piece):
                        for to in range(self.first, self.last):
                            if to != area:
                                out.append(self.verb(box.piece_of(piece, whose), box.areas[area], box.areas[to]))
        return out or [self.verb()]
