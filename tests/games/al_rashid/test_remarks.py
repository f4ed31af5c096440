"""What a player is told before a choice: rank, price, danger, how a fight ends, what stays unused."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import BLUE, RED
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import stack_of
from tests.games.al_rashid.builder import Table, table


def told(t: Table, notation: str, language: str = "en") -> list[tuple[str, str]]:
    """Tone and text of all remarks on an action."""
    words = GAME.words(language)
    return [(remark.tone, words.say(remark.id, **remark.facts)) for remark in t.match.outlook(notation).remarks]


@pytest.mark.rule("RAS-4.3", "RAS-4.4")
@pytest.mark.parametrize(
    ("piece", "text"),
    [
        ("pasha", "rank 1, dominance 5, 2 more than Player 2"),
        ("merchant", "rank 2, dominance 3; Player 2 came first"),
        ("sage", "rank 2, dominance 1; Player 2 has 2 more"),
    ],
)
def test_placing_tells_the_rank_and_the_distance(piece: str, text: str) -> None:
    t = table(2).put("silk_road", 1, "merchant").placing()
    assert told(t, f"place {piece} silk_road") == [("note", text)]


@pytest.mark.rule("RAS-4.4")
def test_a_family_keeps_its_place_when_a_piece_joins_it() -> None:
    t = table(2).put("silk_road", 0, "sage").put("silk_road", 1, "merchant")
    t.state.join(0, t.box.piece_numbers["merchant"])
    assert told(t.placing(), "place merchant silk_road") == [("note", "rank 1, dominance 4, 1 more than Player 2")]


@pytest.mark.rule("RAS-4.5")
def test_a_fourth_family_takes_no_part() -> None:
    t = table(4)
    for seat in (1, 2, 3):
        t.put("silk_road", seat, "merchant")
    text = "rank 4, dominance 1: takes no part; Player 4 has 2 more"
    assert told(t.placing(), "place sage silk_road") == [("loss", text)]


@pytest.mark.rule("RAS-9.4", "RAS-9.5", "RAS-13.3")
def test_placing_warns_of_tiles_that_cannot_be_beaten() -> None:
    t = table(2).tiles("silk_road", "red-4").placing()
    danger = "Waiting here: red tile. You have no mercenary of that colour: 2 shame tokens, −4 points."
    assert told(t, "place sage silk_road")[1:] == [("danger", danger)]
    t.hand(0, "red-2")
    weak = "Waiting here: red tile. Your red tiles have strength 2 against strength 2 or more."
    assert told(t, "place sage silk_road")[1:] == [("danger", weak)]
    t.hand(0, "red-4")
    note = "Waiting here: red tile. Whoever ranks first must fight or flee."
    assert told(t, "place sage silk_road")[1:] == [("note", note)]


@pytest.mark.rule("RAS-13.4")
def test_a_player_who_has_seen_a_tile_is_warned_of_its_value() -> None:
    t = table(2).tiles("silk_road", "red-4", seen=(0,)).hand(0, "red-3").placing()
    weak = "Waiting here: red tile (4). Your red tiles have strength 3 against strength 4 or more."
    assert told(t, "place sage silk_road")[1:] == [("danger", weak)]


@pytest.mark.rule("RAS-7.1")
def test_a_sage_at_court_without_a_pasha_is_warned() -> None:
    t = table(2).placing()
    note = "Send a pasha too, or you take 2 shame tokens, −4 points."
    assert ("note", note) in told(t, "place sage caliph")
    t.put("trade", 0, "pasha")
    shame = "You have no pasha left to send: 2 shame tokens, −4 points."
    assert ("danger", shame) in told(t, "place sage caliph")


@pytest.mark.rule("RAS-6.4", "RAS-6.7")
def test_a_visit_that_nothing_can_be_paid_for_is_warned_of() -> None:
    t = table(2).goods(0, hardwood=2).placing()
    idle = "The cheapest service or office costs 5 gold, your goods are worth 2 gold: 1 shame token, −2 points."
    assert ("danger", idle) in told(t, "place sage wisdom")
    assert not any(tone == "danger" for tone, _ in told(t, "place sage military"))


@pytest.mark.rule("RAS-6.4", "RAS-6.7", "RAS-6.9")
@pytest.mark.parametrize(
    ("area", "text"),
    [
        ("trade", "No office is left for you here, and your family has as many of these pieces as it may"),
        ("military", "No office is left for you here, and no mercenary tile"),
    ],
)
def test_a_palace_with_nothing_left_says_what_is_gone(area: str, text: str) -> None:
    t = table(2).placing()
    t.state.supply = 0
    t.state.family = [t.box.limits[piece] for _ in range(2) for piece in range(3)]
    for colour in (RED, BLUE):
        stack_of(t.state, colour).clear()
    assert ("danger", f"{text}: 1 shame token, −2 points.") in told(t, f"place sage {area}")


@pytest.mark.rule("RAS-6.4")
def test_a_player_who_would_be_fourth_is_not_warned_of_a_visit_they_will_not_make() -> None:
    def fourth(families: int) -> bool:
        t = table(4).goods(0, hardwood=2)
        for seat in range(1, families + 1):
            t.put("wisdom", seat, "sage").put("wisdom", seat, "pasha")
        return any(tone == "danger" for tone, _ in told(t.placing(), "place sage wisdom"))

    assert fourth(2)
    assert not fourth(3)


@pytest.mark.rule("RAS-4.8", "RAS-4.3")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "rank 1, dominance 5, 4 more than Player 1"),
        ("de", "Rang 1, Herrschaftswert 5, 4 mehr als Spieler 1"),
        ("ru", "ранг 1, господство 5; позади на 4: Игрок 1"),
    ],
)
def test_moving_tells_the_rank_of_the_family_that_is_moved(language: str, text: str) -> None:
    t = table(2).put("wisdom", 0, "sage").put("trade", 1, "pasha").offices(0, "plotter").resolving()
    assert told(t, "plot pasha-1 trade wisdom", language) == [("note", text)]
    assert told(t, "plot pasha-1 trade intrigue", "en") == [("note", "rank 1, dominance 5, alone so far")]


@pytest.mark.rule("RAS-3.11", "RAS-4.3")
def test_resolving_tells_the_order_and_ones_own_rank() -> None:
    t = table(2).put("silk_road", 0, "sage").put("silk_road", 1, "pasha").put("trade", 1, "sage").turn(0)
    assert told(t, "resolve silk_road") == [
        ("note", "in the order Player 2 and Player 1"),
        ("note", "rank 2, dominance 1; Player 2 has 4 more"),
    ]
    assert told(t, "resolve trade") == [("note", "only Player 2")]


@pytest.mark.rule("RAS-5.6", "RAS-6.4", "RAS-6.13")
def test_wishes_tell_their_price_and_shame() -> None:
    t = table(2).put("politics", 0, "sage").put("silk_road", 1, "sage").put("sarmatia", 1, "merchant")
    t.goods(0, hardwood=1, pottery=1).resolve("politics")
    assert told(t, "favour qadi") == [("cost", "1 gold; your goods are worth 3 gold")]
    assert told(t, "ask -") == [("danger", "no service and no office: 1 shame token, −2 points (0 gold)")]


@pytest.mark.rule("RAS-5.3", "RAS-5.2")
def test_payments_tell_what_is_lost() -> None:
    t = table(2).put("trade", 0, "sage").put("silk_road", 1, "sage").put("sarmatia", 1, "merchant")
    t.goods(0, hardwood=2, pottery=1, metal=1, silk=1).resolve("trade").play("ask trader")
    assert told(t, "pay hardwood+hardwood+metal+pottery") == [("note", "exactly 7 gold")]
    assert told(t, "pay hardwood+metal+pottery+silk") == [("loss", "worth 10 gold, 3 gold too much")]


@pytest.mark.rule("RAS-9.6", "RAS-9.7")
def test_fights_tell_how_they_end() -> None:
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage")
    t.tiles("sarmatia", "red-2", "blue-3").hand(0, "red-3", "blue-4", "blue-2").resolve("sarmatia")
    assert told(t, "fight blue-4+red-3") == [("gain", "clears the territory: strength 7 against 5")]
    some = "beats one colour only (strength 3 against 5); you withdraw without a shame token"
    assert told(t, "fight red-3") == [("loss", some)]
    assert told(t, "fight blue-2") == [("loss", "in vain (strength 2 against 5), but without a shame token")]


@pytest.mark.rule("RAS-8.2", "RAS-3.10")
def test_ending_the_last_turn_tells_of_offices_that_stay_unused() -> None:
    t = table(2).put("silk_road", 0, "sage").put("trade", 1, "sage").offices(0, "hardwood_importer", "metal_importer")
    t.turn(0).play("resolve silk_road")
    t.play(str(t.match.actions()[0]))
    assert t.asked() == "after"
    unused = "unused this round: Hardwood Importer and Metal Importer"
    assert told(t, "end") == [("loss", unused)]


@pytest.mark.rule("RAS-6.4")
@pytest.mark.parametrize(("hardwood", "warned"), [(4, True), (5, False)])
def test_a_player_who_can_just_pay_is_not_warned(hardwood: int, warned: bool) -> None:
    t = table(2).goods(0, hardwood=hardwood).placing()
    assert any(tone == "danger" for tone, _ in told(t, "place sage wisdom")) is warned
