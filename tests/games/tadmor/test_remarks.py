"""What a player is told before a choice: what a space will bring, danger, waste and rank."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
from tests.games.tadmor.builder import Table, table


def told(t: Table, notation: str, language: str = "en") -> list[tuple[str, str]]:
    """Tone and text of all remarks on an action."""
    words = GAME.words(language)
    return [(remark.tone, words.say(remark.id, **remark.facts)) for remark in t.match.outlook(notation).remarks]


@pytest.mark.rule("TAD-10.1", "TAD-10.2", "TAD-10.3", "TAD-9.4")
def test_placing_tells_what_the_space_will_bring() -> None:
    t = table(2).tower(0, 5).upgrades(0, "i10").placing()
    assert told(t, "place ship north_sea_wood_ship_1") == [("gain", "Brings you 4 wood.")]
    assert told(t, "place camel antioch_peace_gifts") == [("gain", "Brings you 1 PP.")]
    assert told(t, "place camel antioch_caravan") == [("gain", "Brings you another camel: you meet the condition.")]
    supplies = "Brings 5 PP as things stand: your tower has height 5, the lowest has height 0."
    assert told(t, "place camel antioch_war_supplies") == [("gain", supplies)]


@pytest.mark.rule("TAD-10.3", "TAD-10.4", "TAD-8.6", "TAD-9.2", "TAD-9.4")
@pytest.mark.parametrize(
    ("placing", "text"),
    [
        (
            "camel antioch_caravan",
            "Another camel needs 2 fulfilled missions; you have fulfilled 0 (height of your tower: 0).",
        ),
        (
            "ship north_sea_shipyard",
            "Another ship needs 1 precious good of each colour; you have too few of these: grey, yellow and red.",
        ),
        ("camel damascus_traitor", "In epoch I the traitor destroys nothing."),
        ("camel palmyra_tax", "No tax is due in epoch I, so the space does nothing."),
        (
            "camel antioch_war_supplies",
            "Brings 0 PP as things stand: your tower has height 0, the lowest has height 0.",
        ),
        ("camel palmyra_mission_fulfil", "You have no mission in hand."),
        (
            "camel palmyra_market",
            "You could trade wood, stone, marble or gold here, but your warehouse has none of it.",
        ),
    ],
)
def test_placing_tells_what_would_be_wasted(placing: str, text: str) -> None:
    assert told(table(2).placing(), f"place {placing}") == [("loss", text)]


@pytest.mark.rule("TAD-5.8")
def test_raiders_hired_in_the_last_round_do_nothing() -> None:
    t = table(2).round(9).placing()
    assert told(t, "place camel raiders") == [("loss", "No round is left in which raiders could attack.")]


@pytest.mark.rule("TAD-5.2", "TAD-5.3")
def test_placing_tells_where_raiders_may_come() -> None:
    t = table(3).holds(1, "ebla").slot("palmyra").goods(0, wood=1).placing()
    possible = "Player 2 holds a raider card: a figure here may be driven away (Ebla)."
    assert ("note", possible) in told(t, "place camel ebla_market")
    safe = "Attacked last, so the raiders cannot come here next: Palmyra."
    assert ("note", safe) in told(t, "place camel palmyra_market")
    own = table(3).holds(0, "ebla").goods(0, wood=1).placing()
    assert [tone for tone, _ in told(own, "place camel ebla_market")] == ["note", "danger"]
    assert [tone for tone, _ in told(own, "place camel palmyra_market")] == ["note"]


@pytest.mark.rule("TAD-5.3")
def test_an_immune_player_is_not_warned() -> None:
    t = table(3).holds(1, "ebla").upgrades(0, "i45").goods(0, wood=1).placing()
    assert [tone for tone, _ in told(t, "place camel ebla_market")] == ["note"]


@pytest.mark.rule("TAD-5.3")
def test_letting_the_raiders_come_names_whom_they_hit() -> None:
    t = table(3).holds(1, "ebla").fulfilled(0, "k9").stand(0, "ebla_market").stand(2, "ebla_temple").raiding()
    assert told(t, "decline") == [
        ("danger", "Your figures would be driven away: Market (Ebla)."),
        ("note", "Figures of Player 3 would be driven away: Temple (Ebla)."),
    ]
    assert told(t, "turn_in k9 palmyra") == [("cost", "K9 Redirect the raiders will be worth 7 PP instead of 14 PP.")]


@pytest.mark.rule("TAD-6.6", "TAD-14.2")
def test_ending_a_window_tells_what_is_lost() -> None:
    t = table(2).goods(0, wood=9, stone=2).stand(0, "damascus_tower_single", "ebla_mission_draw").acting()
    assert told(t, "end") == [
        ("loss", "Figures stay unused: Draw a mission (Ebla) and Single tower levels (Damascus)."),
        ("loss", "3 resources are above your limit of 8 and are lost at the end of the round."),
    ]
    t.play("draw ebla_mission_draw", "tower damascus_tower_single single 2")
    assert told(t, "end") == []


@pytest.mark.rule("TAD-9.3", "TAD-14.2")
def test_gold_for_the_tax_is_not_above_the_limit() -> None:
    t = table(2).round(4).goods(0, wood=8, gold=1).hand(0, "k1").acting()
    assert told(t, "end") == []


@pytest.mark.rule("TAD-15.1")
def test_missions_in_hand_are_lost_at_the_end() -> None:
    t = table(2).round(9).hand(0, "k1", "k2").acting()
    lost = "2 missions in hand will be worth nothing: the match ends with this round."
    assert told(t, "end") == [("loss", lost)]


@pytest.mark.rule("TAD-8.2", "TAD-9.1")
def test_a_tower_tells_its_rank_its_prestige_and_a_half_pair() -> None:
    t = table(3).tower(0, 5).tower(2, 5).goods(0, wood=9, marble=9).upgrades(0, "i16").stand(0, "damascus_tower_double")
    t.acting()
    assert told(t, "tower damascus_tower_double double 1") == [
        ("gain", "Tower levels: you have the most, 6 against 5 (Player 3)."),
        ("gain", "If nobody gets higher: 1 PP in this round for the highest tower."),
        ("loss", "You pay for a whole pair and forgo its second level."),
    ]


@pytest.mark.rule("TAD-15.2")
def test_a_good_that_one_has_adds_less() -> None:
    t = table(2).goods(0, gold=3).precious(0, "myrrh", "jade", "silk").stack(0, "myrrh")
    t.stand(0, "south_sea_precious_grey").acting()
    found = told(t, "precious south_sea_precious_grey myrrh gold+gold+gold")
    assert found == [("loss", "You have myrrh already: 5 PP, where a new kind would bring 10 PP.")]


@pytest.mark.rule("TAD-11.8")
def test_a_tile_that_compares_players_tells_the_rank() -> None:
    t = table(2).round(7).display("i38").goods(0, wood=3).tower(0, 2).tower(1, 4).stand(0, "palmyra_upgrade_1").acting()
    assert told(t, "buy i38 wood+wood+wood") == [
        ("note", "12 PP at the end if you alone have the most tower levels."),
        ("note", "Tower levels: you have 2, the most is 4 (Player 2)."),
    ]


@pytest.mark.rule("TAD-12.1")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "K18 Resources will be worth 4 PP instead of 8 PP."),
        ("de", "K18 Ressourcen ist dann 4 PP statt 8 PP wert."),
        ("ru", "K18 Ресурсы принесёт 4 ОП вместо 8 ОП."),
    ],
)
def test_turning_in_halves_a_mission(language: str, text: str) -> None:
    t = table(2).fulfilled(0, "k18").acting()
    assert told(t, "turn_in k18 gold+gold+gold+gold+gold", language) == [("cost", text)]
    assert [tone for tone, _ in told(t, "turn_in k18", language)] == ["note", "cost"]
