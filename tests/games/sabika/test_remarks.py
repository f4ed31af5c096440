"""What a player is told before a choice and no event says."""

from __future__ import annotations

import pytest

from majlis.engine.action import Facts
from majlis.games.sabika.effects import carry_out
from majlis.games.sabika.game import GAME
from majlis.games.sabika.names import Names
from majlis.games.sabika.phrases import steps_of
from majlis.games.sabika.words import COLOUR_NAMES
from tests.games.sabika.builder import Table, table


def said(t: Table, action: str) -> list[tuple[str, str, Facts]]:
    """Tone, message and parts of the remarks on an action of the player to move, as its outlook gives them."""
    return [(remark.tone, remark.id, remark.facts) for remark in t.match.outlook(action).remarks]


@pytest.mark.rule("SAB-4.4", "SAB-5.1")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "3 pieces, but free crates: 1. You would have to discard 2 of them."),
        ("de", "3 Stück, aber freie Kisten: 1. Du müsstest 2 davon abwerfen."),
        ("ru", "Нужно места: 3, а свободных ящиков: 1. Придётся сбросить: 2."),
    ],
)
def test_a_quarry_warns_if_its_materials_find_no_room(language: str, text: str) -> None:
    t = table(2).crates(0, 1).turn(0)
    facts: Facts = {"count": 3, "free": 1, "lost": 2}
    assert said(t, "work builder_1 outer_1") == [("danger", "remark-no-room", facts)]
    assert GAME.words(language).say("remark-no-room", **facts) == text
    assert said(t.crates(0, 3), "work builder_1 outer_1") == []


@pytest.mark.rule("SAB-4.9", "SAB-3.9")
def test_a_price_is_told_only_where_seals_leave_open_how_it_is_paid() -> None:
    t = table(2).put(0, "builder_1", "outer_6").sultan("outer_1").give(0, dinars=3).crates(0, 4).turn(0)
    assert said(t, "work builder_1 outer_1") == [], "the outlook says that 2 dinars go"
    change = t.match.outlook("work builder_1 outer_1").change("dinar", 0)
    assert change is not None
    assert change.low == -2
    t.give(0, seals=1)
    assert said(t, "work builder_1 outer_1") == [("cost", "remark-price", {"price": 2})]


@pytest.mark.rule("SAB-3.12")
def test_resting_tells_how_many_workers_are_left() -> None:
    t = table(2).turn(0)
    assert said(t, "rest poet") == [("loss", "remark-rest", {"worker": "poet", "left": 3})]


@pytest.mark.rule("SAB-5.18")
def test_a_card_that_makes_a_mosaic_tells_which() -> None:
    t = table(2).open_large().open_small(4).give(0, wood=1)
    t.state.mosaic_cards[0] = 1
    t.act(0, "build")
    assert said(t, "lay left") == [("gain", "remark-mosaic", {"mosaic": "mosaic_bonus_yellow"})]


def in_words(t: Table, action: str, language: str = "en") -> list[str]:
    words = GAME.words(language, t.box)
    return [words.say(remark.id, **remark.facts) for remark in t.match.outlook(action).remarks]


@pytest.mark.rule("SAB-9.1")
def test_a_choice_tells_what_each_way_brings() -> None:
    t = table(2).slots(raw_0="cane", raw_2="clay").give(0, sugar=1, dinars=2).turn(0)
    carry_out(t.state, 0, t.box.mosaic_bonus[COLOUR_NAMES.index("green")])
    t.go_on(*t.state.steps)
    assert in_words(t, "choose 1") == ["a raw material and a good"]
    assert in_words(t, "choose 3") == ["action: export"]
    t.crates(0, 1)
    assert said(t, "choose 1")[1] == ("danger", "remark-no-room", {"count": 1, "free": 0, "lost": 1})


@pytest.mark.rule("SAB-2.14")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "ceramic, a raw material and 1 dinar"),
        ("de", "Keramik, ein Rohstoff und 1 Dinar"),
        ("ru", "изразец, 1 жетон сырья и 1 динар"),
    ],
)
def test_a_start_tile_tells_how_much_of_everything_it_brings(language: str, text: str) -> None:
    match = GAME.start(2, seed="2a")
    assert str(match.actions()[0]) == "keep start_1"
    (remark,) = match.outlook(match.actions()[0]).remarks
    assert GAME.words(language, match.box).say(remark.id, **remark.facts) == text


def test_every_effect_of_the_box_has_its_words() -> None:
    """Also ways within a choice, and effects that wait on a poem."""
    box = table(2).box
    cities = [effect for tile in box.city_tiles[1:] for effect in (tile.bonus, tile.effect)]
    blue = [trigger.effect for poem in box.poems[1:] for trigger in poem.triggers]
    stored = [poem.on_store for poem in box.poems[1:] if poem.on_store is not None]
    cards = [*box.start_tiles[1:], *box.favour[1:], *box.tile_effects[1:], *box.mosaic_bonus]
    printed = [
        *cards,
        *cities,
        *blue,
        *stored,
        *(poem.red for poem in box.poems[1:]),
        *(one.effect for one in box.large[1:]),
    ]
    ways = [way for effect in printed for step in effect.steps for way in step.ways]
    assert ways
    named = Names(box).phrases
    assert [name for effect in [*printed, *ways] for name in steps_of(box, effect) if name not in named] == []


@pytest.mark.rule("SAB-6.1")
def test_an_export_tells_whether_the_seal_is_still_there() -> None:
    t = table(2).city("florence", 2).give(0, sugar=1, dinars=5).act(0, "export")
    assert said(t, "export florence sugar") == [("gain", "remark-seal", {"city": "florence"})]
    t.state.city_seals = 0
    assert said(t, "export florence sugar") == []


@pytest.mark.rule("SAB-4.9", "SAB-6.1", "SAB-7.4")
@pytest.mark.parametrize(
    ("deed", "action", "told", "changes"),
    [
        ("export", "export florence sugar+sugar", "remark-delivery", {"prestige", "paria"}),
        ("engrave", "engrave poem_1 blue wood", "remark-materials", {"prestige"}),
    ],
)
def test_what_comes_after_paying_is_told_where_the_question_of_payment_hides_it(
    deed: str, action: str, told: str, changes: set[str]
) -> None:
    t = table(2).city("florence", 2, seal=False).open_poems(1).give(0, sugar=2, wood=1, dinars=9).act(0, deed)
    assert said(t, action) == []
    t.give(0, seals=1)
    facts = {each: facts for _, each, facts in said(t, action)}[told]
    assert set(facts) == changes
    t.play(action)
    heard = {event.name: event.parts for event in t.play("pay 0")}
    assert heard["event-prestige"]["count"] == facts["prestige"]


@pytest.mark.rule("SAB-5.7", "SAB-5.8")
def test_ending_the_market_early_is_a_loss() -> None:
    t = table(2).give(0, dinars=3).act(0, "market")
    assert said(t, "done") == [("loss", "remark-transactions-unused", {"count": 2})]


@pytest.mark.rule("SAB-3.11")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("export", ("no-goods", "SAB-6.1")),
        ("consolidate", ("no-ships", "SAB-6.4")),
        ("produce", ("nothing-to-produce", "SAB-6.5")),
        ("engrave", ("poem-base", "SAB-7.3")),
        ("reactivate", ("no-red-poem", "SAB-7.7")),
    ],
)
def test_a_player_who_could_do_nothing_on_a_space_is_told_what_is_missing(space: str, reason: tuple[str, str]) -> None:
    t = table(2).slots().turn(0)
    for slot in range(len(t.state.tokens)):
        t.state.tokens[slot] = -2
    spaces = [one["space"] for one in t.view()["rondel"] if one["main"] == space]
    worker = "merchant" if spaces[0].startswith("middle") else "poet"
    assert t.why(f"work {worker} {spaces[0]}") == reason


@pytest.mark.rule("SAB-5.11", "SAB-5.12")
def test_a_player_who_lacks_every_base_is_told_which_would_do() -> None:
    t = table(2).open_large(1).open_small(4).turn(0)
    for slot in range(len(t.state.tokens)):
        t.state.tokens[slot] = -2
    refusal = t.refused("work builder_1 outer_0")
    assert (refusal.id, refusal.facts) == ("refused-no-base", {"materials": ["gypsum", "wood"]})


@pytest.mark.rule("SAB-3.13")
def test_a_worker_without_work_is_told_what_the_nearest_would_cost() -> None:
    t = table(2).give(0, dinars=0).turn(0)
    refusal = t.refused("work merchant")
    assert (refusal.id, refusal.rule) == ("refused-worker-too-dear", "SAB-3.13")
    assert refusal.facts["worker"] == "merchant"
    assert int(str(refusal.facts["price"])) > int(str(refusal.facts["have"])) == 0
