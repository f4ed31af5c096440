"""What a player wants to know before choosing: which tile, at what price, and whether a payment is exact."""

from __future__ import annotations

from majlis.engine.action import Action, Facts
from majlis.games.alhambra.box import MONEY_CARDS, VALUES
from majlis.games.alhambra.placing import cell_of
from majlis.games.alhambra.redesign import named_at
from majlis.games.alhambra.state import NO_TILE, AlhambraState


def remark(state: AlhambraState, action: Action) -> tuple[str, Facts] | None:
    """A message and its parts; None where there is nothing to add."""
    verb = action.verb.name
    if verb == "buy" and len(action.parts) == 2:
        return _payment(state, action)
    if verb == "buy" and action.parts:
        slot = state.box.currencies.index(action.word(0))
        tile = state.market[slot]
        return None if tile == NO_TILE else ("remark-tile", {"tile": state.box.tile_name(tile)})
    if verb == "remove" and action.parts:
        return _lies_there(state, action.word(0))
    if verb == "swap" and len(action.parts) == 2:
        return _lies_there(state, action.word(1))
    if verb == "hut" and action.parts and state.huts is not None:
        stack = state.huts.stacks[state.box.types.index(action.word(0))]
        return ("remark-tile", {"tile": state.box.tile_name(stack[-1])}) if stack else None
    return None


def _payment(state: AlhambraState, action: Action) -> tuple[str, Facts] | None:
    """Whether a payment is exact, which gives one more action (ALH-3.4), or by how much it is too high."""
    slot = state.box.currencies.index(action.word(0))
    tile = state.market[slot]
    if tile == NO_TILE:
        return None
    worth = 0
    for name in action.words(1):
        card = state.box.card_numbers[name]
        if card < MONEY_CARDS:
            worth += card % VALUES + 1
    over = worth - state.box.prices[tile]
    facts: Facts = {"tile": state.box.tile_name(tile), "over": over}
    return ("remark-exact" if over == 0 else "remark-over", facts)


def _lies_there(state: AlhambraState, name: str) -> tuple[str, Facts] | None:
    cell = cell_of(name)
    tile = named_at(state, state.actor, cell) if cell >= 0 else ""
    return ("remark-tile", {"tile": tile}) if tile else None
