"""Chapter 17 for programs: a random position that a seat could not tell from the real one (ALH-17.12).

A player who remembers everything knows all hands, since money is dealt, taken and paid openly. The only unknowns are the order of the
money deck, of the bag and of the hut stacks, the others' hidden bonus cards and those that left the game, and a secret answer in a
simultaneous vizier window.
"""

from __future__ import annotations

from majlis.engine.chance import Chance
from majlis.games.alhambra.box import MONEY_CARDS, SCORING
from majlis.games.alhambra.market import can_pay_exactly
from majlis.games.alhambra.pieces import NO_ANSWER, PASS
from majlis.games.alhambra.state import AlhambraState


def imagine(state: AlhambraState, seat: int, chance: Chance) -> AlhambraState:
    """A copy in which everything that `seat` cannot know is reshuffled.

    Pieces are sorted before they are shuffled, so the result depends only on what the seat knows and on chance.
    """
    other = state.clone()
    other.chance = chance.fork()
    other.bag.sort()
    chance.shuffle(other.bag)
    _shuffle_deck(other, chance)
    _shuffle_bonus_cards(other, seat, chance)
    _shuffle_huts(other, chance)
    _guess_answers(other, seat, chance)
    return other


def _shuffle_deck(state: AlhambraState, chance: Chance) -> None:
    """Money may lie anywhere; a scoring card stays in its pile, and each pile keeps its number of exchange cards."""
    money: list[int] = []
    exchange: list[int] = []
    for card in state.deck:
        if card < MONEY_CARDS:
            money.append(card)
        elif card < SCORING:
            exchange.append(card)
    money.sort()
    exchange.sort()
    chance.shuffle(money)
    chance.shuffle(exchange)
    at = 0
    for size in state.piles:
        special = False
        for place in range(at, at + size):
            card = state.deck[place]
            if card < MONEY_CARDS:
                state.deck[place] = money.pop()
            else:
                special = True
                if card < SCORING:
                    state.deck[place] = exchange.pop()
        if special:
            pile = state.deck[at : at + size]
            pile.sort()
            chance.shuffle(pile)
            state.deck[at : at + size] = pile
        at += size


def _shuffle_bonus_cards(state: AlhambraState, seat: int, chance: Chance) -> None:
    """Hidden cards that were never seen may be anybody's, or out of the game."""
    bonus = state.bonus
    if bonus is None:
        return
    unknown: list[int] = []
    for card in range(len(state.box.bonus_ids)):
        if not (bonus.seen | bonus.hidden[seat]) >> card & 1:
            unknown.append(card)
    chance.shuffle(unknown)
    for other in range(state.seats):
        if other == seat:
            continue
        known = bonus.hidden[other] & bonus.seen
        for _ in range((bonus.hidden[other] & ~bonus.seen).bit_count()):
            known |= 1 << unknown.pop()
        bonus.hidden[other] = known
    out = 0
    for card in unknown:
        out |= 1 << card
    bonus.out = out


def _shuffle_huts(state: AlhambraState, chance: Chance) -> None:
    """The top hut of each stack lies face up, the others do not."""
    huts = state.huts
    if huts is None:
        return
    for kind, stack in enumerate(huts.stacks):
        if len(stack) > 2:
            below = sorted(stack[:-1])
            chance.shuffle(below)
            huts.stacks[kind] = bytes(below) + stack[-1:]


def _guess_answers(state: AlhambraState, seat: int, chance: Chance) -> None:
    """A secret answer of somebody else could be either, if that player can pay exactly at all."""
    vizier = state.vizier
    if vizier is None:
        return
    for other in range(state.seats):
        if other != seat and vizier.answers[other] != NO_ANSWER:
            vizier.answers[other] = chance.below(2) if can_pay_exactly(state, other) else PASS
