"""A match told turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alhambra.builder import Table, table
from tests.games.kit import lines


def listened(t: Table) -> Table:
    """The table, its turns being noted from now on: a position laid out by hand cannot be replayed for them."""
    t.match.turns()
    return t


def exact_turn() -> Table:
    """Seat 0 pays exactly for two buildings, takes money and places both."""
    t = listened(table()).market(denar="garden_8_nw", ducat="tower_9_es")
    t.hand(0, "denar-8", "ducat-9").display("florin-1", "florin-2", "dirham-2", "ducat-3")
    t.play("buy denar denar-8", "buy ducat ducat-9", "take florin-1+florin-2")
    t.play("place garden_8_nw -1,0", "keep tower_9_es")
    return t


@pytest.mark.rule("ALH-3.4", "ALH-3.5")
@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "bought the garden and the tower for 17 and took florin 1 and florin 2"),
        ("de", "hat den Garten und den Turm für 17 gekauft und Gulden 1 und Gulden 2 genommen"),
        ("ru", "покупает сад и башню за 17 и берёт флорин 1 и флорин 2"),
    ],
)
def test_all_actions_after_exact_payments_are_one_turn(language: str, headline: str) -> None:
    t = exact_turn()
    assert lines(t, language) == [(0, headline)]
    t.play("take dirham-2")
    assert [seat for seat, _ in lines(t)] == [0, 1]


@pytest.mark.rule("ALH-3.2")
def test_a_turn_sums_up_what_it_brought_and_hides_the_money_of_others() -> None:
    t = exact_turn()
    t.hand(1, "denar-1").display("denar-4", "denar-5", "denar-6", "denar-7")
    t.play("take denar-4")
    t.play("take denar-5")
    own: Any = t.match.turns(2)[-1]["changes"]
    assert own == [{"seat": 2, "name": "denar", "by": 5}, {"seat": 2, "name": "cards", "by": 1}]
    others: Any = t.match.turns(0)[-1]["changes"]
    assert others == [{"seat": 2, "name": "cards", "by": 1}]


@pytest.mark.rule("ALH-6.1")
def test_a_turn_tells_what_it_touched() -> None:
    touched: Any = exact_turn().match.turns()[-1]["touched"]
    assert [(touch["source"], touch["to"]) for touch in touched] == [
        ("", "denar"),
        ("", "ducat"),
        ("", "florin-1"),
        ("", "florin-2"),
        ("", "garden_8_nw"),
        ("", "tower_9_es"),
    ]


@pytest.mark.rule("ALH-12.14", "ALH-12.5")
def test_a_special_purchase_is_no_part_of_the_turns_around_it() -> None:
    t = listened(table(modules="vizier")).market(denar="garden_8_nw").hand(1, "denar-8", "florin-1").hand(2).hand(0)
    t.display("florin-1", "florin-2", "dirham-2", "ducat-3")
    t.play("take florin-2", "use", "buy denar denar-8", "keep garden_8_nw", "pass", "pass", "take dirham-2")
    assert lines(t) == [
        (0, "took florin 2"),
        (1, "bought the garden for 8 with the vizier"),
        (1, "took dirham 2"),
    ]


@pytest.mark.rule("ALH-9.1")
@pytest.mark.parametrize(
    ("language", "headline"), [("en", "scoring 1"), ("de", "Wertung 1"), ("ru", "подсчёт очков № 1")]
)
def test_a_scoring_is_a_line_of_the_games_own(language: str, headline: str) -> None:
    t = listened(table()).build(0, {"-1,0": "garden_8_nw"}).display("florin-1", "florin-2", "dirham-2", "ducat-3")
    t.next_cards("scoring_card_1", "florin-9").play("take florin-1")
    assert lines(t, language)[-1] == (-1, headline)
    scoring = t.match.turns()[-1]
    changes: Any = scoring["changes"]
    assert {"seat": 0, "name": "points", "by": 7} in changes, "5 for the garden, 2 for the wall"
    steps: Any = scoring["steps"]
    assert [step["name"] for step in steps] == ["event-scoring", "event-scores-type", "event-scores-wall"]


@pytest.mark.rule("ALH-10.3", "ALH-10.7")
def test_the_end_is_told_in_lines_of_the_game_with_the_last_tiles_inside() -> None:
    t = listened(table()).market(florin="garden_8_nw", dirham=None, denar=None, ducat=None).bag()
    t.hand(0).hand(1, "florin-9").hand(2).display("florin-1", "florin-2", "dirham-2", "ducat-3")
    t.play("take florin-2")
    assert lines(t)[-1] == (-1, "the bag is empty: this is the end of the game")
    t.play("place garden_8_nw -1,0")
    assert lines(t)[2:] == [(1, "built the garden"), (-1, "scoring 3"), (-1, "the match is over, Player 2 wins")]
