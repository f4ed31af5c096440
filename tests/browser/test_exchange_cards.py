"""Alhambra: how many exchange cards pay for one tile is the table's option; the page takes the server's word for it."""

from __future__ import annotations

import uuid
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

import majlis
from majlis.engine.action import Action
from majlis.engine.match import Match
from tests.browser.conftest import Visit
from tests.browser.seldom import come_to, seed
from tests.browser.visitor import Visitor
from tests.games.alhambra.builder import seen

HAND = "button[data-piece^='hand:']"


def exchange_cards(action: Action) -> int:
    """How many exchange cards a purchase is paid with."""
    return sum(card.startswith("exchange_") for card in action.words(1)) if action.verb.name == "buy" else 0


def collect(match: Match) -> Action:
    """Take an exchange card where there is one, else the highest money: nobody buys anything."""
    takes = [action for action in match.actions() if action.verb.name == "take" and len(action.words(0)) == 1]
    return min(takes, key=_dull)


def _dull(action: Action) -> tuple[bool, int, str]:
    card = action.words(0)[0]
    return (False, 0, card) if card.startswith("exchange_") else (True, -int(card[-1]), card)


def deal(leila: Visitor, number: int, decisions: int, most: int) -> tuple[Match, str]:
    """A table of two at one device, by its id, after that many decisions; the page shows it to the player who is asked."""
    options = {"modules": ["exchange_cards"], "exchange_max_per_purchase": most}
    match = majlis.game("alhambra").start(2, options, seed(number))
    table = leila.open_table("hot", seed=seed(number), options=options)
    seq = table["seq"]
    for _ in range(decisions):
        action = collect(match)
        move = {"id": str(uuid.uuid4()), "seq": seq, "seat": match.actor, "action": str(action)}
        seq = leila.call(f"/tables/{table['id']}/moves", move)["seq"]
        match.play(action)
    come_to(leila, table)
    return match, str(table["id"])


def choose(leila: Visitor, slot: str, cards: Sequence[str]) -> None:
    """Touch a slot, then cards of the hand until exactly these are picked."""
    leila.page.locator(f".slot.can[data-slot='{slot}']").click()
    keys = {f"hand:{card}" for card in cards}
    for card in leila.page.locator(HAND).all():
        if (card.get_attribute("aria-pressed") == "true") != (card.get_attribute("data-piece") in keys):
            card.click()


@pytest.mark.rule("ALH-13.6")
@pytest.mark.parametrize(("most", "number", "decisions"), [(2, 10, 21), (3, 2, 50)])
def test_the_option_lets_several_exchange_cards_pay_together(
    visit: Visit, most: int, number: int, decisions: int
) -> None:
    leila = visit()
    match, table = deal(leila, number, decisions, most)
    purchase = min((action for action in match.actions() if exchange_cards(action) == most), key=str)
    assert len(set(purchase.words(1))) == len(purchase.words(1)), "equal cards have keys of their own"
    choose(leila, purchase.word(0), purchase.words(1))
    leila.page.locator(".answers .btn.pri:enabled").click()
    expect(leila.page.locator(".slot.empty")).to_have_count(1)
    match.play(purchase)
    told = leila.call(f"/tables/{table}/replay?at={len(match.entries)}")
    assert told["view"] == match.view(None)


@pytest.mark.rule("ALH-13.6")
@pytest.mark.parametrize(("most", "number", "decisions"), [(1, 10, 21), (2, 2, 50)])
def test_one_exchange_card_too_many_is_refused_in_the_words_of_the_server(
    visit: Visit, most: int, number: int, decisions: int
) -> None:
    """The same hands that pay with other options."""
    leila = visit()
    match, _ = deal(leila, number, decisions, most)
    cards = [card for card in seen(match, match.actor)["players"][match.actor]["hand"] if card.startswith("exchange_")]
    slot = next(action.word(0) for action in match.actions() if action.verb.name == "buy")
    refusal = match.refuse(f"buy {slot} {'+'.join(sorted(cards[: most + 1]))}")
    assert refusal is not None
    assert (refusal.id, refusal.facts) == ("refused-too-many-exchange-cards", {"most": most})
    choose(leila, slot, cards[: most + 1])
    said = match.game.words("en").say(refusal.id, **refusal.facts)
    expect(leila.page.locator(".question .hint")).to_have_text(said)
    expect(leila.page.locator(".answers .btn.pri")).to_be_disabled()
