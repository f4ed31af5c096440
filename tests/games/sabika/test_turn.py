"""Chapter 3: course of a round and of a turn."""

from __future__ import annotations

import pytest

from majlis.games.sabika.turn import ROUND
from tests.games.kit import told
from tests.games.sabika.builder import table


@pytest.mark.rule("SAB-3.1")
def test_a_round_is_actions_and_its_end_and_the_last_one_ends_the_game() -> None:
    t = (
        table(2)
        .book(5)
        .use_up(0, "builder_1", "builder_2", "merchant")
        .use_up(1, "builder_1", "builder_2", "merchant", "poet")
        .turn(0)
    )
    t.play("rest poet")
    while not t.match.over:
        assert t.view()["phase"] == "round_end"
        t.match.play_code(t.state.codes()[0])
    assert t.state.book == 6


@pytest.mark.rule("SAB-3.2")
def test_turns_pass_clockwise_and_nobody_may_pass() -> None:
    t = table(3)
    assert t.asks() == (0, "turn")
    assert {text.split()[0] for text in t.legal()} == {"work", "rest"}
    t.play("rest poet")
    assert t.asks() == (1, "turn")
    t.play("rest poet")
    t.play("rest poet")
    assert t.asks() == (0, "turn")
    assert t.why("rest poet") == ("worker-used", "SAB-3.2")
    assert t.why("work poet inner_2") == ("worker-used", "SAB-3.2")
    assert t.why("rest sailor")[0] == "no-such-worker"


@pytest.mark.rule("SAB-3.2")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_begins_and_turns_pass_clockwise_in_every_round(start: int) -> None:
    t = table(3).give(0, parias=9).give(1, parias=2).give(2, parias=2).end_round()
    t.play("tribute paria+paria", "tribute paria+paria", "tribute paria+paria", f"appoint seat_{start}")
    asked = []
    for _ in range(4):
        asked.append(t.match.actor)
        t.play("rest poet" if len(asked) < 4 else "rest merchant")
    assert asked == [start, (start + 1) % 3, (start + 2) % 3, start]


@pytest.mark.rule("SAB-3.3")
def test_a_player_without_an_active_worker_is_skipped_until_the_phase_ends() -> None:
    t = table(2).use_up(1, "builder_1", "builder_2", "merchant", "poet").turn(0)
    t.play("rest poet")
    assert t.asks() == (0, "turn")
    t.play("rest builder_1", "rest merchant")
    assert t.asks() == (0, "turn")
    t.play("rest builder_2")
    assert t.view()["phase"] != "actions"


@pytest.mark.rule("SAB-3.4")
def test_work_is_move_pay_lie_down_and_act() -> None:
    t = table(2).put(0, "builder_1", "outer_0").sultan("outer_3").give(0, dinars=5).turn(0)
    events = t.play("work builder_1 outer_3")
    assert [event.name for event in events[:2]] == ["event-work", "event-pay"]
    assert events[1].parts == {"dinars": 2, "seals": 0}
    assert not t.state.active(0, 0)
    assert t.worker(0, "builder_1") == "outer_3"


@pytest.mark.rule("SAB-3.4")
def test_a_player_who_has_moved_a_worker_takes_the_action_of_its_space() -> None:
    t = table(3).put(2, "builder_1", "outer_0").give(2, dinars=5).turn(2)
    t.play("work builder_1 outer_3")
    assert (t.state.actor, t.asked()) == (2, "market")


@pytest.mark.rule("SAB-3.5")
def test_workers_move_clockwise_in_their_own_ring_but_not_a_full_lap() -> None:
    t = table(2, full_lap_allowed="no").put(0, "poet", "inner_2").give(0, dinars=9).turn(0)
    assert {text.split()[2] for text in t.legal("work") if text.startswith("work poet")} == {
        "inner_1",
        "inner_4",
        "inner_5",
    }
    assert t.why("work poet inner_2") == ("full-lap", "SAB-3.5")
    assert t.why("work poet outer_1") == ("other-ring", "SAB-3.5")
    assert t.why("work poet inner_9")[0] == "no-such-space"
    t.play("work poet inner_5")
    assert t.dinars() == 9 - 1 + 3


@pytest.mark.rule("SAB-3.5")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [({}, True), ({"edition": "ru"}, False), ({"edition": "ru", "full_lap_allowed": "yes"}, True)],
)
def test_a_full_lap_is_a_matter_of_the_edition(options: dict[str, object], allowed: bool) -> None:
    t = table(2, **options).put(0, "poet", "inner_2").give(0, dinars=4).turn(0)
    assert ("work poet inner_2" in t.legal("work")) is allowed
    if allowed:
        t.play("work poet inner_2")
        assert t.dinars() == 4 - 4 + 3, "nobody pays for the worker itself"
    t = table(2, **options).put(0, "poet", "inner_2").give(0, dinars=3).turn(0)
    assert "work poet inner_2" not in t.legal("work"), "six steps, two of them free, cost four dinars"


@pytest.mark.rule("SAB-3.6")
def test_two_builders_of_a_player_never_share_a_space_but_others_do() -> None:
    t = table(2).put(0, "builder_2", "outer_3", used=True).put(1, "builder_1", "outer_7").give(0, dinars=3).turn(0)
    assert t.why("work builder_1 outer_3") == ("other-builder", "SAB-3.6")
    t.play("work builder_1 outer_7")
    assert t.dinars() == 3 - 1 + 2


@pytest.mark.rule("SAB-3.7", "SAB-3.8", "SAB-EX-3")
def test_four_steps_to_a_space_with_two_foreign_workers_cost_four() -> None:
    t = table(2).put(0, "builder_1", "outer_7").put(1, "builder_1", "outer_3").put(1, "builder_2", "outer_3", used=True)
    t.give(0, dinars=4).turn(0)
    t.play("work builder_1 outer_3")
    assert t.dinars() == 4 - 4 + 2


@pytest.mark.rule("SAB-3.7", "SAB-3.8", "SAB-EX-4")
def test_from_the_workshop_only_foreign_workers_cost() -> None:
    t = table(2).sultan("outer_7").give(0, dinars=1).turn(0)
    t.play("work builder_1 outer_7")
    assert t.dinars() == 1 - 1 + 2


@pytest.mark.rule("SAB-3.9", "SAB-EX-5")
def test_what_the_actions_bring_cannot_pay_the_move() -> None:
    t = table(2).put(0, "builder_1", "outer_7").give(0, dinars=1).turn(0)
    refusal = t.refused("work builder_1 outer_3")
    assert (refusal.id, refusal.rule, refusal.facts) == ("refused-too-dear", "SAB-3.9", {"price": 2, "have": 1})


@pytest.mark.rule("SAB-3.10")
def test_main_and_side_action_in_either_order_at_least_one() -> None:
    for order in (["main", "done", "side raw_2"], ["side raw_2", "main", "done"]):
        t = table(2).slots(raw_2="silk").give(0, dinars=2).turn(0)
        t.play("work builder_1 outer_3")
        assert t.asked() == "actions"
        assert t.why("done")[0] == "wrong-moment"
        t.play(*order)
        assert t.fields(0) == ["silk"]
        assert t.asks() == (1, "turn")
        assert t.dinars() == 2 + 2 - 1


@pytest.mark.rule("SAB-3.10")
def test_no_move_to_a_space_where_nothing_can_be_done() -> None:
    t = table(2).turn(0)
    assert t.why("work merchant middle_0") == ("no-goods", "SAB-6.1"), (
        "the nearest reason, not just that nothing can be done"
    )
    t = table(2).ship(0, "fez").event(10).sultan("middle_1").give(0, dinars=1).turn(0)
    refusal = t.refused("work merchant middle_1")
    assert (refusal.id, refusal.facts["price"], refusal.facts["need"]) == ("refused-nothing-affordable", 1, 1)


@pytest.mark.rule("SAB-3.11")
@pytest.mark.parametrize(
    ("space", "worker", "ready"),
    [
        ("outer_0", "builder_1", {"gypsum": 1}),
        ("middle_1", "merchant", {}),
        ("inner_0", "poet", {"gypsum": 1, "dinars": 1}),
        ("inner_0", "poet", {"gypsum": 1, "wood": 1, "dinars": 1}),
        ("inner_0", "poet", {"marble": 1, "dinars": 1}),
    ],
)
def test_an_action_must_be_possible(space: str, worker: str, ready: dict[str, int]) -> None:
    t = table(2).turn(0)
    assert f"work {worker} {space}" not in t.legal("work")
    t = table(2).give(0, **ready).turn(0)
    if worker == "merchant":
        t.ship(0, "fez")
    assert f"work {worker} {space}" in t.legal("work")


@pytest.mark.rule("SAB-3.11")
def test_when_each_action_can_be_taken() -> None:
    t = table(2).open_tiles().turn(0)
    open_ = {text.split()[2] for text in t.legal("work")}
    always = {"outer_1", "outer_3", "outer_5", "outer_7", "inner_2", "inner_5"}
    assert open_ == always
    t = table(2).open_tiles(1, 0, 0, 0).turn(0)
    assert {text.split()[2] for text in t.legal("work")} == always | {"outer_6"}  # a tile on the left
    t = table(2).open_tiles().house(0, 1, 3).turn(0)
    assert {text.split()[2] for text in t.legal("work")} == always | {"outer_2", "outer_6"}  # one to activate
    t = table(2).open_tiles().give(0, sugar=1, dinars=1).turn(0)
    assert "work merchant middle_0" in t.legal("work")  # a good and a way to Fez
    t = table(2).open_tiles().give(0, sugar=1, seals=1).turn(0)
    assert "work merchant middle_0" in t.legal("work")  # a seal counts as a dinar
    t = table(2).open_tiles().poem(0, "poem_1", colour="red").turn(0)
    assert "work poet inner_1" in t.legal("work")  # a red poem
    t = table(2).open_tiles().raw(0, "cane").slots(raw_3="cane").turn(0)
    assert {"work merchant middle_2", "work merchant middle_5"} <= t.legal("work")  # something to process
    t = table(2).open_tiles().slots(raw_3="cane").turn(0)
    assert "work merchant middle_3" in t.legal("work")  # a token to take
    assert "work builder_1 outer_4" not in t.legal("work")  # for a builder it costs a dinar


@pytest.mark.rule("SAB-3.12")
def test_rest_lays_the_worker_down_at_home_for_three_dinars_and_a_prestige() -> None:
    t = table(2).put(0, "merchant", "middle_4").turn(0)
    t.play("rest merchant")
    assert (t.worker(0, "merchant"), t.dinars(), t.prestige()) == (None, 3, 4)
    assert t.state.crowd[12] == 0
    assert not t.state.active(0, 2)


@pytest.mark.rule("SAB-3.13")
def test_a_worker_that_cannot_work_must_rest() -> None:
    t = table(2).turn(0)
    assert t.match.refuse("work merchant") is not None
    assert {text for text in t.legal() if "merchant" in text} == {"rest merchant"}
    t = table(2).use_up(0, "builder_1", "builder_2", "poet")
    t.state.turns = 0
    t.state.steps[:] = t.state.steps[:2]
    t.state.advance()
    assert t.asks() == (1, "turn")  # nothing else was possible, so it was not asked
    assert t.dinars(0) == 3


@pytest.mark.rule("SAB-3.14", "SAB-EX-44")
def test_the_second_action_profits_from_the_first() -> None:
    t = table(2).slots(raw_2="silk").give(0, wood=1).turn(0)
    events = t.play("work builder_1 outer_3")
    assert told(events, "main")  # the side action cannot be paid, so Market comes first by itself
    t.play("sell wood", "done")
    assert t.asked() == "actions"
    t.play("side raw_2")
    assert t.fields(0) == ["silk"]
    assert t.dinars() == 3


@pytest.mark.rule("SAB-3.14")
def test_marble_of_the_side_action_may_be_used_in_the_main_action() -> None:
    t = (
        table(2, process_needs_raw_on_rondel="no")
        .slots(marble_1="marble")
        .poem(0, "poem_6", colour="red")
        .give(0, dinars=1)
        .turn(0)
    )
    t.play("work poet inner_1", "side marble_1", "main")
    assert t.has(0) == {"marble": 1, "ceramic": 1}


@pytest.mark.rule("SAB-3.1")
def test_a_round_is_the_action_phase_and_then_its_end() -> None:
    t = table(2)
    t.state.steps[:] = [ROUND]
    t.state.advance()
    for _ in range(8):
        assert t.view()["round"] == 1
        t.play(min(t.legal("rest")))
    assert t.asked() == "tribute", "when all workers lie, the round ends"


@pytest.mark.rule("SAB-3.13", "SAB-3.2")
def test_a_last_worker_that_cannot_work_rests_without_being_asked() -> None:
    t = table(2).use_up(0, "builder_1", "builder_2", "poet").put(0, "merchant", "middle_0").turn(1)
    t.play("rest poet")
    assert t.asks() == (1, "turn")
    assert (t.worker(0, "merchant"), t.dinars(0), t.prestige(0)) == (None, 3, 4)
    t = table(2).use_up(0, "builder_1", "builder_2", "merchant").turn(1)
    t.play("rest poet")
    assert t.asks() == (0, "turn"), "a poet can always go to a commission"
