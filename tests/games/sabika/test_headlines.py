"""A match told turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.engine.events import Event
from majlis.games.sabika.game import GAME
from tests.games.kit import lines
from tests.games.sabika.builder import Table, table


def listened(t: Table) -> Table:
    """The table, its turns being noted from now on: a position laid out by hand cannot be replayed for them."""
    t.match.turns()
    return t


def started(seats: int = 2) -> Table:
    """A bare table whose turns are noted; the first action of seat 0 is asked."""
    return listened(table(seats)).turn(0)


@pytest.mark.rule("SAB-3.2", "SAB-5.1")
@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "took 2 × gypsum and wood"),
        ("de", "hat 2 × Gips und Holz genommen"),
        ("ru", "берёт 2 × гипс и древесину"),
    ],
)
def test_materials_of_a_quarry_are_summed(language: str, headline: str) -> None:
    t = started().crates(0, 6)
    t.play("work builder_1 outer_1", "take gypsum+gypsum+wood")
    assert lines(t, language)[0] == (0, headline)


@pytest.mark.rule("SAB-5.7")
@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "gave sugar for wood"),
        ("de", "hat Zucker gegeben und Holz bekommen"),
        ("ru", "отдаёт сахар, получает древесину"),
    ],
)
def test_all_transactions_make_one_headline(language: str, headline: str) -> None:
    t = started().give(0, sugar=1, dinars=2).crates(0, 6)
    t.play("work builder_1 outer_3")
    if t.asked() == "actions":
        t.play("main")
    t.play("sell sugar", "buy wood")
    assert lines(t, language)[0] == (0, headline)


@pytest.mark.rule("SAB-5.7")
@pytest.mark.parametrize(
    ("deals", "headline"),
    [
        (("exchange marble wood", "sell wood"), "sold marble"),
        (("buy gypsum", "exchange gypsum wood"), "bought wood"),
        (("sell wood", "exchange marble wood"), "sold marble"),
        (("exchange marble wood", "exchange wood marble"), "traded at the market"),
    ],
)
def test_what_only_passed_through_the_market_is_not_told(deals: tuple[str, str], headline: str) -> None:
    t = started().give(0, wood=1, marble=1, dinars=9).crates(0, 6)
    t.play("work builder_1 outer_3")
    if t.asked() == "actions":
        t.play("main")
    t.play(*deals)
    assert lines(t, "en")[0] == (0, headline)


@pytest.mark.rule("SAB-5.7")
@pytest.mark.parametrize(("language", "headline"), [("de", "hat auf dem Markt gehandelt"), ("ru", "торгует на рынке")])
def test_a_trade_that_leaves_all_pieces_as_they_were_is_told_in_every_language(language: str, headline: str) -> None:
    t = started().give(0, wood=1, dinars=9).crates(0, 6)
    t.play("work builder_1 outer_3")
    if t.asked() == "actions":
        t.play("main")
    t.play("sell wood", "buy wood")
    assert lines(t, language)[0] == (0, headline)


@pytest.mark.rule("SAB-3.12")
def test_a_rest_begins_a_turn_of_its_own_and_tells_what_it_brought() -> None:
    t = started()
    t.play("rest poet", "rest poet", "rest merchant")
    assert lines(t) == [(0, "let poet rest"), (1, "let poet rest"), (0, "let merchant rest")]
    changes: Any = t.match.turns()[-1]["changes"]
    assert changes == [
        {"seat": 0, "name": "prestige", "by": -1},
        {"seat": 0, "name": "dinar", "by": 3},
        {"seat": 0, "name": "workers", "by": -1},
    ]


@pytest.mark.rule("SAB-3.13")
def test_a_rest_that_nothing_else_was_possible_for_says_so() -> None:
    t = listened(table(2)).use_up(0, "builder_1", "builder_2", "poet").turn(1)
    t.play("rest poet")
    assert lines(t)[:2] == [(1, "let poet rest"), (0, "had to let merchant rest: no worker could work")]


@pytest.mark.rule("SAB-3.4")
def test_a_move_on_the_rondel_goes_from_space_to_space() -> None:
    t = started().crates(0, 6).put(0, "builder_1", "outer_0").give(0, dinars=9)
    t.play("work builder_1 outer_1")
    touched: Any = t.match.turns()[1]["touched"]
    assert {"seat": 0, "source": "outer_0", "to": "outer_1"} in touched


@pytest.mark.rule("SAB-10.7")
@pytest.mark.parametrize(
    ("language", "ways", "headline"),
    [
        ("en", "paria", "tribute of 3: everybody pays"),
        ("en", "prestige", "tribute of 3: prestige lost by Player 2"),
        ("de", "prestige", "fällige Parias (3): Prestige verloren von Spieler 2"),
        ("ru", "prestige", "подати (3): ОП теряют Игрок 2"),
    ],
)
def test_a_tribute_says_who_lost_prestige(language: str, ways: str, headline: str) -> None:
    paid = [(0, ["paria", "dinar"]), (1, [ways])]
    events = [Event("event-tribute", "SAB-10.7", seat, {"ways": by, "count": 3}) for seat, by in paid]
    id, facts = GAME.headline(-1, [(event, event.parts) for event in events])
    assert GAME.words(language).say(id, **facts) == headline


@pytest.mark.rule("SAB-11.1")
@pytest.mark.parametrize(
    ("language", "ways", "headline"),
    [
        ("en", "paria", "tribute of 6, then the scoring at the end"),
        ("en", "prestige", "tribute of 6: prestige lost by Player 1; then the scoring at the end"),
        ("de", "paria", "fällige Parias (6), danach die Wertung am Spielende"),
        ("ru", "paria", "подати (6), затем подсчёт очков в конце игры"),
    ],
)
def test_the_last_tribute_is_followed_by_the_scoring_at_the_end(language: str, ways: str, headline: str) -> None:
    events = [
        Event("event-tribute", "SAB-10.7", 0, {"ways": [ways], "count": 6}),
        Event("event-leftovers", "SAB-11.7", 0, {"count": 3}),
    ]
    id, facts = GAME.headline(-1, [(event, event.parts) for event in events])
    assert GAME.words(language).say(id, **facts) == headline


@pytest.mark.rule("SAB-6.1")
@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "shipped sugar to Fez"),
        ("de", "hat Zucker nach Fès verschifft"),
        ("ru", "экспортирует сахар (Фес)"),
    ],
)
def test_an_export_is_what_a_turn_is_remembered_for(language: str, headline: str) -> None:
    t = started().give(0, sugar=1, dinars=6).city("fez", 2)
    t.play("work merchant middle_0")
    spaces = [space for space in t.view()["rondel"] if space["main"] == "export"]
    assert spaces
    t = started().give(0, sugar=1, dinars=6).city("fez", 2)
    t.play(f"work merchant {spaces[0]['space']}")
    if t.asked() == "actions":
        t.play("main")
    t.play("export fez sugar")
    assert lines(t, language)[0] == (0, headline)
    touched: Any = t.match.turns()[1]["touched"]
    assert {"seat": 0, "source": "", "to": spaces[0]["space"]} in touched
    assert {"seat": 0, "source": "", "to": "fez"} in touched


@pytest.mark.rule("SAB-10.3", "SAB-10.6", "SAB-3.1")
def test_the_end_of_a_round_and_the_next_round_are_lines_of_the_game() -> None:
    match = GAME.start(2, {}, "5")
    while match.turns()[-1]["round"] != 2:
        match.play_code(match.state.codes()[0])
    words = GAME.words("en")
    headlines: list[Any] = [(turn["seat"], turn["round"], turn["headline"]) for turn in match.turns()]
    said = [(seat, round, words.say(line["id"], **line["facts"])) for seat, round, line in headlines if seat < 0]
    assert said[0] == (-1, 1, "set up")
    assert said[-1] == (-1, 2, "round 2 begins")
    assert said[1][2] == "tribute of 2: everybody pays"


@pytest.mark.rule("SAB-4.7", "SAB-13.6")
def test_what_a_turn_brings_last_is_not_counted_for_yusuf_whose_turn_follows() -> None:
    t = listened(table(1)).raw(0, "silk").slots(raw_2="silk").crates(0, 4).give(0, dinars=3).turn(0)
    t.play("work builder_1 outer_3", "side raw_2")
    while t.match.turns()[-1]["seat"] == 0:
        t.play("done" if "done" in t.legal() else sorted(t.legal())[0])
    turns: Any = t.match.turns()
    mine = {change["name"]: change["by"] for change in turns[1]["changes"]}
    assert (mine["clothes"], mine["silk"]) == (1, -1)
    assert all(not turn["changes"] for turn in turns[2:])
