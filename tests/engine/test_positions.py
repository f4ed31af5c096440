"""Positions that are laid out by a text: read, refused, played, recorded, branched from."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import majlis
from majlis.engine.errors import BadInput, BadPosition, BrokenRecord
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.positions import Position
from majlis.engine.record import Record
from majlis.testing.laws import AT_A_DECISION
from majlis.testing.trial import Trial
from majlis_souk.game import GAME as SOUK
from majlis_souk.state import SoukState

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"

SOUK_TEXT = """
majlis position 1
game: souk
seats: 3
options: coins=4 ties=stays

coins 0 1 4    # the others have already spent their best
coins 1 2 3
coins 2 1 2
won 1 pearls
lot silk
next honey
"""

TEXTS = {
    "alhambra": """
majlis position 1
game: alhambra
seats: 2
options: modules=vizier+exchange_cards+bonus_cards+huts
seed: 5

hand 0 denar-9 denar-2 exchange_denar_ducat
bonus 0 bonus_garden_10
stone 1 used
build 0 1,0=tower_11_n
reserve 1 garden_9_e
dirk tower_13_e
market denar=garden_10_w florin=-
display ducat-3 ducat-4 denar-1 florin-5
next_tiles pavilion_6_n
next_cards scoring_card_1 denar-3
discard dirham-1
turn 1
""",
    "al_rashid": """
majlis position 1
game: al_rashid
seats: 3

round 2
order 2 0 1
goods 0 hardwood=2 pottery=1
tokens 0 credit=1 shame=2
offices 1 banker
family 2 pasha=1 merchant=2 sage=1
put wisdom 0 pasha
put sarmatia 1 merchant
put sarmatia 2 merchant sage
put abbasid_caliphate 2 merchant
hand 1 blue-3 blue-4
tiles sarmatia red-2
tiles_up silk_road blue-3
land sarmatia credit=1
next_tiles red-4
turn 0
""",
    "tadmor": """
majlis position 1
game: tadmor
seats: 3

round 4
start 1
score 2 17
goods 0 wood=2 stone=1
traded 1 gold=1
figures 2 4 2
stand 0 damascus_tower_single
stand 2 palmyra_market
tower 1 3
temple 1 foundation
precious 1 silk
upgrades 1 i21
hand 0 k1
fulfilled 0 k5
returned 1 k9
display i22 i23
undrawn i24
top jade
next_missions k3
discarded k2
slot ebla
holds 2 damascus
acting
""",
    "sabika": """
majlis position 1
game: sabika
seats: 2
options: expert=true

book 2
give 0 dinars=4 wood=1 sugar=1 prestige=9
crates 0 6
raw 1 cane silk
slots raw_0=cane marble_4=marble
put 0 builder_1=outer_0 poet=inner_1
used 0 poet
sultan outer_1 inner_2
poem 0 poem_3 poem_a1
poem_red 1 poem_5
open_poems poem_7
open_small small_3
next_small small_4
open_large large_2
open_tiles tile_1 tile_2
house 1 2 tile_5
built 1 palace=1
ship 0 fez
ship_right 1 cairo
city fez city_tile_3
event event_1 event_2 event_3
turn 1
""",
}


def state_of(match: Match) -> SoukState:
    assert isinstance(match.state, SoukState)
    return match.state


def played(match: Match, decisions: int, seed: int = 3) -> Match:
    dice = random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(dice.choice(match.actions()))
    return match


def test_a_text_says_what_lies_where() -> None:
    match = Position.loads(SOUK_TEXT).start_as(SOUK)
    view = state_of(match).view(None)
    assert (view["lot"], view["rounds_left"]) == (["silk"], 1)
    assert [player["coins"] for player in view["players"]] == [[1, 4], [2, 3], [1, 2]]
    assert view["players"][1]["won"] == ["pearls"]
    assert match.waiting == (0, 1, 2)
    for seat, coin in enumerate((4, 3, 2)):
        match.play(f"bid {coin}", seat)
    assert state_of(match).view(None)["lot"] == ["honey"]


def test_the_same_text_always_gives_the_same_deal() -> None:
    prints = {Position.loads(SOUK_TEXT).start_as(SOUK).state.fingerprint() for _ in range(3)}
    assert len(prints) == 1
    other = SOUK_TEXT.replace("next honey", "").replace("seats: 3", "seats: 3\nseed: 9")
    first = state_of(Position.loads(SOUK_TEXT.replace("next honey", "")).start_as(SOUK)).unused
    assert state_of(Position.loads(other).start_as(SOUK)).unused != first


@pytest.mark.parametrize("game", TEXTS)
def test_every_kind_of_line_is_tried_and_the_position_is_a_match_like_any_other(game: str) -> None:
    position = Position.loads(TEXTS[game])
    match = position.start()
    used = {line.split()[0] for line in position.lines}
    kinds = majlis.game(game).table(match).kinds()
    assert {kind.word for kind in kinds if not kind.moment} - {"bag", "wishes", "next_yusuf"} <= used
    again = Position.loads(Position.of(match).dumps()).start()
    assert again.state.fingerprint() == match.state.fingerprint()
    assert match.undoable(0) == 0
    before = match.state.pieces()
    played(match, 25)
    assert match.state.pieces() == before
    assert Record.loads(match.record().dumps()).replay().state.fingerprint() == match.state.fingerprint()


@pytest.mark.parametrize("game", TEXTS)
def test_one_can_branch_from_a_position(game: str) -> None:
    match = played(Position.loads(TEXTS[game]).start(), 4)
    branch = played(match.branch(3, seat=0, seed="77"), 6)
    assert [entry.text for entry in branch.entries[:3]] == [entry.text for entry in match.entries[:3]]
    assert branch.entries[3].text == f"branch {'77':0>32}"
    assert Record.loads(branch.record().dumps()).replay().check() == branch.check()


@pytest.mark.parametrize("game", TEXTS)
def test_the_laws_hold_from_a_position_on(game: str) -> None:
    position = Position.loads(TEXTS[game])
    trial = Trial(majlis.game(game), position.seats, position.options, position.seed)
    trial.match.lay_out(position.lines)
    trial.pieces = trial.match.state.pieces()
    for _ in range(3):
        for law in AT_A_DECISION:
            law(trial)
        trial.step()
    assert len(trial.match.entries) > 3


def test_a_position_is_part_of_the_set_up_in_the_story_of_a_match() -> None:
    match = Position.loads(SOUK_TEXT).start_as(SOUK)
    setup = match.turns()[-1]
    steps = setup["steps"]
    assert isinstance(steps, list)
    assert steps[-1]["name"] == "event-position"
    assert setup["changes"] == []


@pytest.mark.parametrize("moment", ["placing", "resolving"])
def test_moments_of_al_rashid(moment: str) -> None:
    match = Position.loads(TEXTS["al_rashid"].replace("turn 0", moment)).start()
    assert not match.over


@pytest.mark.parametrize("moment", ["placing", "raiding", "ending"])
def test_moments_of_tadmor(moment: str) -> None:
    match = Position.loads(TEXTS["tadmor"].replace("acting", moment)).start()
    assert not match.over


@pytest.mark.parametrize("moment", ["act 1 market", "end_round"])
def test_moments_of_sabika(moment: str) -> None:
    match = Position.loads(TEXTS["sabika"].replace("turn 1", moment)).start()
    assert not match.over


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("majlis position 1", "majlis record 1", 2, "it should begin with 'majlis position 1'"),
        ("game: souk", "", 0, "the header should name the game"),
        ("seats: 3", "players: 3", 4, "not 'players: 3'; an empty line ends it"),
        ("seats: 3", "seats: three", 4, "the number of seats is a number from 1 to 9, not 'three'"),
        ("coins=4", "coins", 5, "expected NAME=VALUE, not 'coins'"),
        ("options:", "seed: xyz\noptions:", 5, "not 'xyz'"),
        ("won 1", "one 1", 10, "there is no line 'one'; there is, for instance, won"),
        ("won 1", "won 3", 10, "the seat is a number from 0 to 2, not '3'"),
        ("won 1 pearls", "won", 10, "the seat is missing at the end of the line"),
        ("pearls", "perls", 10, "there is no ware 'perls'; there is, for instance, pearls"),
        ("lot silk", "lot silk pearls", 11, "pearls lies elsewhere already"),
        ("coins 1 2 3", "coins 1 3 2", 8, "each once, in order"),
        ("coins 1 2 3", "coins 1 2", 0, "everybody has spent as many coins as everybody else"),
        ("lot silk", "bidding", 11, "'bidding' says where the match goes on; it comes last, once"),
        ("next honey", "bidding 4", 12, "'4' is one word too many"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in SOUK_TEXT
    with pytest.raises(BadPosition, match=re.escape(message)) as error:
        Position.loads(SOUK_TEXT.replace(old, new, 1)).start_as(SOUK)
    if line:
        assert error.value.line == line
        assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("game", "line", "message"),
    [
        ("alhambra", "hand 0 denar-12", "there is no card 'denar-12'"),
        ("alhambra", "build 0 1=tower_11_n", "'1' is not a cell"),
        ("alhambra", "build 0 0,0=tower_11_n", "a tile lies at 0,0 already"),
        ("alhambra", "build 0 999,0=tower_11_n", "999,0 lies beyond any Alhambra"),
        ("alhambra", "reserve 0 tower_11_n tower_11_n", "tower_11_n lies in an Alhambra or a reserve already"),
        ("alhambra", "hand 0 denar-9 denar-9 denar-9 denar-9", "there is no denar-9 left"),
        ("alhambra", "stone 0 used", "without the module vizier"),
        ("alhambra", "bonus 0 bonus_garden_10", "without the module bonus_cards"),
        ("alhambra", "dirk tower_11_n", "Dirk plays along at two seats only"),
        ("alhambra", "market denar", "expected NAME=VALUE, not 'denar'"),
        ("alhambra", "market denar=- denar=-", "denar appears twice in the line"),
        ("al_rashid", "order 0 0 1", "names each of the 3 seats once"),
        ("al_rashid", "goods 0 silk=many", "the number of silk is a number from 0 to 999, not 'many'"),
        ("al_rashid", "put wisdom 0 pasha merchant", "has a pasha or a merchant in wisdom already"),
        ("al_rashid", "tiles wisdom red-2", "there is no territory 'wisdom'"),
        ("al_rashid", "put wisdom 0 sage sage sage sage sage sage sage sage", "a family has at most"),
        ("tadmor", "round 10", "the round is a number from 1 to 9, not '10'"),
        ("tadmor", "stand 0 ebla_market=horse", "there is no figure 'horse'"),
        ("tadmor", "stand 0 ebla_market ebla_market", "a figure stands on ebla_market already"),
        ("tadmor", "hand 0 k1 k1", "k1 is not in the deck any more"),
        ("tadmor", "upgrades 0 i21 i21", "seat 0 has i21 already"),
        ("tadmor", "stand 0 i21", "the pieces do not add up"),
        ("sabika", "slots raw_0=marble", "not marble"),
        ("sabika", "give 0 sugar=9", "there are only 8 tokens of cane left"),
        ("sabika", "house 0 1 tile_1 tile_2 tile_3", "a storehouse has at most 2 tiles"),
    ],
)
def test_every_game_says_what_cannot_be(game: str, line: str, message: str) -> None:
    seats = 3
    text = f"majlis position 1\ngame: {game}\nseats: {seats}\n\n{line}\n"
    with pytest.raises(BadPosition, match=re.escape(message)):
        Position.loads(text).start()


def test_a_text_that_is_refused_leaves_the_match_as_it_was() -> None:
    match = SOUK.start(3, {}, "4")
    before = match.state.fingerprint()
    for lines in ([], ["lot silk", "lot nothing"], ["coins 0 1"]):
        with pytest.raises(BadPosition):
            match.lay_out(lines)
        assert (match.state.fingerprint(), match.entries) == (before, [])
    match.play("bid 1", 0)
    with pytest.raises(BadInput, match="in which nothing has been done yet"):
        match.lay_out(["lot silk"])
    with pytest.raises(BadInput, match="began with a deal"):
        Position.of(match)


def test_a_record_with_a_position_that_no_longer_fits_is_broken() -> None:
    text = Position.loads(SOUK_TEXT).start_as(SOUK).record().dumps()
    assert "0 position coins 0 1 4; coins 1 2 3" in text
    with pytest.raises(BrokenRecord, match="there is no ware 'cloth'"):
        Record.loads(text.replace("lot silk", "lot cloth")).replay_as(SOUK)


@pytest.mark.parametrize("game", [*map(majlis.game, TEXTS), SOUK], ids=lambda game: game.id)
def test_the_page_about_positions_lists_every_line(game: Game) -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = game.table(game.start(game.max_seats, {}, "1")).kinds()
    assert [
        kind.form for kind in kinds if f"| `{kind.form}` | {'*moment:* ' * kind.moment}{kind.about} |" not in page
    ] == []


def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
