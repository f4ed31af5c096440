"""Chapter 12: events of the expert mode."""

from __future__ import annotations

import pytest

from majlis.games.sabika.effects import work_out_modifiers
from majlis.games.sabika.game import GAME
from majlis.games.sabika.side import side_price
from majlis.games.sabika.state import SabikaState
from tests.games.sabika.builder import Table, seen, table


def drawn(seed: str, **options: object) -> list[int]:
    """The three events of a match."""
    state = GAME.start(2, {"expert": True, **options}, seed).state
    assert isinstance(state, SabikaState)
    return [state.event, state.coming, state.third]


def finish_round(t: Table) -> Table:
    while not t.match.over and t.asked() != "turn":
        t.match.play_code(t.state.codes()[0])
    return t


@pytest.mark.rule("SAB-12.1")
def test_three_events_one_current_one_coming_one_face_down() -> None:
    assert table(2).view()["events"] is None
    match = GAME.start(2, {"expert": True}, "3")
    events = seen(match)["events"]
    assert events is not None
    assert events["hidden"] == 1
    assert None not in (events["current"], events["coming"])
    assert len({tuple(drawn(f"{n:x}")) for n in range(1, 9)}) > 4


@pytest.mark.rule("SAB-12.1")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_first_event_is_in_force_from_the_beginning(seed: int) -> None:
    state = GAME.start(2, {"expert": True}, f"{seed:x}").state
    assert isinstance(state, SabikaState)
    in_force = state.modifiers[:]
    work_out_modifiers(state)
    assert state.event != 0
    assert state.modifiers == in_force


@pytest.mark.rule("SAB-12.2")
def test_the_current_event_changes_the_rules_for_all_players() -> None:
    t = table(3).event(13).slots(raw_3="cane").turn(1)
    assert "work merchant middle_3" not in t.legal()
    t = table(3).slots(raw_3="cane").turn(1)
    assert "work merchant middle_3" in t.legal()


@pytest.mark.rule("SAB-12.3", "SAB-12.4")
def test_which_event_holds_in_which_round() -> None:
    t = table(2).event(3, 9, 14)
    held = [t.state.event]
    for book in range(1, 5):
        t.book(book)
        finish_round(t.end_round())
        held.append(t.state.event)
    assert held == [3, 3, 9, 9, 14]
    assert t.view()["events"] == {"current": "event_14", "coming": None, "hidden": 0}


@pytest.mark.rule("SAB-12.5")
def test_event_1_buying_is_cheaper_and_selling_dearer() -> None:
    t = table(2).event(1).give(0, wood=1).act(0, "market")
    t.play("buy gypsum", "sell wood")
    assert t.dinars() == 2 - 0 + 3
    t = table(2).event(1).give(0, wood=1, dinars=1).effect(0, {"transaction": 2})
    t.play("buy gypsum", "sell wood")
    assert t.dinars() == 1 - 1 + 2  # loose transactions only in the other edition
    t = table(2, edition="ru").event(1).give(0, wood=1, dinars=1).effect(0, {"transaction": 2})
    t.play("buy gypsum", "sell wood")
    assert t.dinars() == 1 + 3
    t = table(2, event_1_scope="any_transaction").event(1).give(0, wood=1).effect(0, {"transaction": 1})
    t.play("exchange wood gypsum")
    assert t.dinars() == 1  # exchanges are not affected


@pytest.mark.rule("SAB-12.5")
def test_event_1_makes_raw_materials_cheaper_and_goods_dearer_too() -> None:
    t = table(2).event(1).slots(raw_0="cane").give(0, sugar=1).act(0, "market")
    t.play("buy raw_0", "sell sugar")
    assert (t.dinars(), t.fields(0), t.has(0)) == (2 - 0 + 4, ["cane"], {})
    t = table(2).event(1).slots(raw_0="cane").effect(0, {"transaction": 1})
    assert "buy raw_0" not in t.legal(), "a loose transaction costs the printed dinar in the German edition"
    t = table(2, edition="ru").event(1).slots(raw_0="cane").effect(0, {"transaction": 1})
    t.play("buy raw_0")
    assert (t.dinars(), t.fields(0)) == (0, ["cane"])


@pytest.mark.rule("SAB-12.5")
@pytest.mark.parametrize(("event", "price"), [(2, 0), (6, 2), (5, 1)])
def test_events_2_and_6_on_engraving(event: int, price: int) -> None:
    t = table(2).event(event).open_poems(2).give(0, gypsum=1, dinars=5).act(0, "engrave")
    t.play("engrave poem_2 blue gypsum")
    assert t.dinars() == 5 - price


@pytest.mark.rule("SAB-12.5")
def test_event_4_for_poems_and_gypsum_of_large_buildings() -> None:
    t = table(2).event(4).open_poems(2).give(0, wood=2, dinars=5).act(0, "engrave")
    t.play("engrave poem_2 blue wood+wood")
    assert t.prestige() == 5 + 4
    t = table(2).event(4).open_large(1, 2).open_small().give(0, gypsum=3).act(0, "build")
    assert t.legal("build") == {"build large_1 gypsum", "build large_2 gypsum"}
    refusal = t.refused("build large_1 gypsum+gypsum")
    assert (refusal.id, refusal.rule, refusal.facts["material"]) == ("refused-other-material", "SAB-5.11", "gypsum")
    t = (
        table(2, event_4_gypsum_as_large_option=True)
        .event(4)
        .open_large(1, 2)
        .open_small()
        .give(0, gypsum=3)
        .act(0, "build")
    )
    assert "build large_1 gypsum+gypsum+gypsum" in t.legal("build")


@pytest.mark.rule("SAB-12.5")
def test_event_4_for_small_buildings() -> None:
    t = table(2).event(4).open_large().open_small(4).give(0, wood=3).act(0, "build")
    t.play("build small_4 wood+wood+wood")
    assert (t.asked(), t.prestige()) == ("lay", 5 + 6)
    t = table(2).open_large().open_small(4).give(0, wood=3, gypsum=1).act(0, "build")
    assert t.legal("build") == {"build small_4 wood", "build small_4 gypsum+wood"}


@pytest.mark.rule("SAB-12.5", "SAB-7.13")
def test_event_3_also_with_the_ship_of_poem_14() -> None:
    for event, parias in ((3, 2), (2, 1)):
        t = table(2).event(event).city("fez", 1).give(0, clothes=1).poem(0, "poem_14", colour="red")
        demand = t.box.city_tiles[1].demand >> 1 & 1
        t.act(0, "reactivate").play("sail fez clothes")
        assert t.parias() == parias + demand
        assert t.asked() == "turn", "one ship only"


@pytest.mark.rule("SAB-12.5")
@pytest.mark.parametrize(("event", "due"), [(5, 1), (8, 3), (3, 2)])
def test_events_5_and_8_on_tribute(event: int, due: int) -> None:
    t = table(2).event(event).give(0, parias=9).end_round()
    assert t.facts() == {"count": due}


@pytest.mark.rule("SAB-12.5")
@pytest.mark.parametrize(
    ("options", "less", "more"),
    [
        ({}, 6, 6),
        ({"edition": "ru"}, 5, 7),
        ({"event_5_8_at_game_end": "yes"}, 5, 7),
        ({"edition": "ru", "event_5_8_at_game_end": "no"}, 6, 6),
    ],
)
def test_events_5_and_8_change_the_last_tribute_in_the_russian_edition(
    options: dict[str, object], less: int, more: int
) -> None:
    for event, due in ((5, less), (8, more)):
        t = table(2, **options).event(event).give(0, parias=9).end_game()
        assert t.facts() == {"count": due}


@pytest.mark.rule("SAB-12.5", "SAB-9.5", "SAB-1.7")
def test_event_7_takes_a_prestige_off_every_material() -> None:
    t = table(2).event(7).open_large(1).open_small().give(0, gypsum=1, ceramic=1).act(0, "build")
    t.play("build large_1 ceramic+gypsum")
    assert t.prestige() == 5 + 0 + 3


@pytest.mark.rule("SAB-12.5")
def test_event_10_makes_consolidating_cost_a_dinar_from_whatever_source() -> None:
    t = table(2).event(10).ship(0, "fez").city("fez", 1).give(0, dinars=1).effect(0, {"action": "consolidate"})
    assert (t.dinars(), t.player(0)["ships"]["right"]) == (0, ["fez"])
    t = table(2).event(10).ship(0, "fez").effect(0, {"action": "consolidate"})
    assert t.player(0)["ships"]["right"] == []


@pytest.mark.rule("SAB-12.5", "SAB-EX-36")
@pytest.mark.parametrize(("event", "price"), [(11, 3), (12, 3), (3, 2)])
def test_events_11_and_12_on_movement(event: int, price: int) -> None:
    t = table(2).event(event).put(0, "builder_1", "outer_0").sultan("outer_3").give(0, dinars=3).turn(0)
    t.play("work builder_1 outer_3", "done")
    assert t.dinars() == 3 - price + 2


@pytest.mark.rule("SAB-12.5")
def test_event_13_makes_side_actions_dearer() -> None:
    t = table(2).event(13).slots(raw_3="cane").give(0, dinars=1).turn(0)
    t.play("work merchant middle_3")
    assert (t.fields(0), t.dinars()) == (["cane"], 0)


@pytest.mark.rule("SAB-12.5", "SAB-8.2", "SAB-8.1")
@pytest.mark.parametrize(
    ("slot", "kind", "price"), [("raw_0", 0, 1), ("raw_0", 1, 0), ("marble_1", 1, 2), ("marble_1", 2, 1)]
)
def test_event_13_for_both_sorts_of_side_action_and_every_kind_of_worker(slot: str, kind: int, price: int) -> None:
    """Builders, merchants and poets: what they pay without the event and with it."""
    t = table(2)
    number = next(n for n, one in enumerate(t.box.slots) if one.id.startswith(slot[:-2]))
    assert side_price(t.state, 0, number, kind) == price
    assert side_price(t.event(13).state, 0, number, kind) == price + 1


@pytest.mark.rule("SAB-12.5")
def test_event_14_comes_after_each_paria_and_takes_what_is_left() -> None:
    """With two dinars: whoever settles the paria with them has none for the surcharge and loses prestige."""
    t = table(2).event(14).give(0, dinars=2).give(1, parias=9).end_round()
    t.play("tribute dinar")
    assert (t.dinars(), t.prestige()) == (0, 5 - 1 - 2), (
        "and for the second paria prestige twice, as nothing else is left"
    )


@pytest.mark.rule("SAB-12.5", "SAB-EX-35")
def test_event_14_per_paria_in_one_edition_and_flat_in_the_other() -> None:
    t = table(2).book(3).event(14).give(0, parias=9, dinars=3).end_round()
    for _ in range(4):
        assert t.facts() == {"count": 1}
        t.play("tribute paria")
    assert (t.parias(), t.dinars(), t.prestige()) == (5, 0, 4)
    t = table(2, edition="ru").book(3).event(14).give(0, parias=9, dinars=3).end_round()
    t.play("tribute paria+paria+paria+paria")
    assert (t.parias(), t.dinars(), t.prestige()) == (5, 2, 5)
    t = table(2, edition="ru").event(14).give(0, parias=9, dinars=3).give(1, parias=9).end_game()
    t.play("tribute paria+paria+paria+paria+paria+paria")
    assert (t.parias(), t.dinars(), t.prestige()) == (3, 2, 5)  # also at the end of the game


@pytest.mark.rule("SAB-12.5")
def test_the_surcharge_may_be_a_seal_but_a_player_with_dinars_loses_no_prestige() -> None:
    t = table(2, edition="ru").book(3).event(14).give(0, parias=9, dinars=1, seals=1).end_round()
    t.play("tribute paria+paria+paria+paria")
    assert (t.asked(), t.legal()) == ("surcharge", {"surcharge dinar", "surcharge seal"})
    assert t.why("surcharge prestige") == ("surcharge", "SAB-12.5")
    assert t.why("surcharge gold")[0] == "no-such-way"
    t.play("surcharge seal")
    assert (t.dinars(), t.state.seals[0]) == (1, 0)
    t = table(2, edition="ru").book(3).event(14).give(0, parias=9, seals=1).end_round()
    t.play("tribute paria+paria+paria+paria")
    assert t.legal() == {"surcharge prestige", "surcharge seal"}


@pytest.mark.rule("SAB-12.6")
@pytest.mark.parametrize(("mix", "good"), [("good", 3), ("mostly_good", 2), ("mostly_bad", 1), ("bad", 0)])
def test_the_table_may_agree_on_good_or_bad_events(mix: str, good: int) -> None:
    for seed in ("1", "2", "3", "4"):
        events = drawn(seed, events=mix)
        assert len(set(events)) == 3
        assert sum(1 for number in events if number <= 5) == good
