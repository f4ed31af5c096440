"""The levels: each has its player, and from medium up none does what a person would call silly."""

from __future__ import annotations

from collections import Counter

import majlis
from majlis.bots import Player, decide, player_named, stream
from majlis.bots.beam import BeamPlayer
from majlis.bots.care import CarefulPlayer
from majlis.bots.casual import CasualPlayer, noticed
from majlis.bots.decisions import DecisionPlayer
from majlis.bots.judge import NetJudge, standing
from majlis.bots.levels import LEVELS, LevelPlayer, cheapest, medium_trust, player_of
from majlis.bots.net import net_for
from majlis.bots.player import glimpse_of
from majlis.bots.search import SearchPlayer
from majlis.bots.yardstick import SearchingYardstick
from majlis.engine.action import Action
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.state import State
from tests.bots.unhurried import unhurried
from tests.games.alhambra.builder import table


def test_every_level_is_a_player_by_its_name() -> None:
    assert list(LEVELS) == ["novice", "easy", "medium", "hard", "master"]
    for name in LEVELS:
        assert player_named(name).name == name


def test_a_casual_player_notices_some_actions_and_all_if_they_are_few() -> None:
    codes = list(range(40))
    seen = noticed(codes, 4, Chance.of("1"))
    assert len(set(seen)) == 4
    assert set(seen) <= set(codes)
    assert codes == list(range(40))
    assert noticed([1, 2, 3], 4, Chance.of("1")) == [1, 2, 3]


def test_casual_players_finish_a_match_and_repeat_it() -> None:
    ends = set()
    for _ in range(2):
        state = majlis.game("al_rashid").state(seats=2, seed="a1")
        play(state, player_named("novice"), "a2")
        ends.add(state.fingerprint())
    assert len(ends) == 1


def play(state: State, player: Player, seed: str) -> list[tuple[State, int, int]]:
    """A whole match of one player against itself: each position, whose decision it was, and the code."""
    chances = [stream(seed, seat) for seat in range(state.seats)]
    out: list[tuple[State, int, int]] = []
    while not state.over:
        seat = state.actor
        code = decide(player, state, seat, chances[seat])
        out.append((state.clone(), seat, code))
        state.apply(code)
    return out


def actions_of(game: str, seats: int, number: int) -> list[tuple[State, int, Action]]:
    state = majlis.game(game).state(seats=seats, seed=nth_seed("b1", number))
    found = play(state, unhurried(game, "medium"), nth_seed("b2", number))
    return [(before, seat, before.choice.action(before, code)) for before, seat, code in found]


def test_medium_never_pays_more_cards_than_it_has_to() -> None:
    """In Alhambra: no card of a payment could have stayed in hand."""
    bought = 0
    for state, _, action in actions_of("alhambra", 2, 0):
        if action.verb.name != "buy":
            continue
        bought += 1
        paid = Counter(str(action.parts[1]).split("+"))
        for code in state.codes():
            other = state.choice.action(state, code)
            if other.verb.name == "buy" and other.parts[0] == action.parts[0] and other != action:
                assert Counter(str(other.parts[1]).split("+")) - paid, f"{action}, although {other} would do"
    assert bought > 5


def test_medium_buys_what_it_can_pay_exactly_and_continues() -> None:
    t = table(2).market(denar="tower_9_es").hand(0, "denar-4", "denar-5", "denar-8", "denar-9").hand(1)
    state = t.match.state
    code = decide(unhurried("alhambra", "medium"), state, state.actor, stream("1", state.actor))
    assert str(state.choice.action(state, code)) in ("buy denar denar-9", "buy denar denar-4+denar-5")


def test_hard_and_master_use_the_network_where_that_is_stronger() -> None:
    for name in ("hard", "master"):
        player = LevelPlayer(name)
        assert isinstance(player_of(name, "alhambra", True), SearchingYardstick)
        for seats in (2, 3, 4):
            for game in ("sabika", "al_rashid"):
                assert isinstance(player.player_for(majlis.game(game).state(seats=seats, seed="1")), BeamPlayer)
            for game in ("alhambra", "tadmor"):
                assert isinstance(player.player_for(majlis.game(game).state(seats=seats, seed="1")), SearchingYardstick)
        assert isinstance(player.player_for(majlis.game("sabika").state(seats=1, seed="1")), BeamPlayer)
        assert isinstance(player.player_for(majlis.game("al_rashid").state(seats=5, seed="1")), SearchPlayer)


def test_in_tadmor_a_network_judges_what_hard_and_master_think_ahead() -> None:
    for name, ms in (("hard", 900), ("master", 1800)):
        player = player_of(name, "tadmor", True)
        assert isinstance(player, DecisionPlayer)
        assert (player.ms, player.rounds, player.learned, player.laps) == (ms, 0, True, 1)
        assert isinstance(player_of(name, "tadmor", False), SearchingYardstick)
    assert isinstance(player_of("medium", "tadmor", True), BeamPlayer)


def test_a_level_may_be_given_another_time_for_its_answers() -> None:
    """Of which it thinks for nine tenths, as always; who follows its turn has that time at most."""
    for name, game, ms in (("hard:100ms", "alhambra", 90), ("master:400ms", "tadmor", 360), ("hard", "alhambra", 900)):
        careful = player_named(name)
        assert isinstance(careful, CarefulPlayer)
        level = careful.player
        assert isinstance(level, LevelPlayer)
        player = level.player_for(majlis.game(game).state(seats=2, seed="1"))
        assert isinstance(player, SearchingYardstick)
        assert player.ms == ms
    medium = player_of("medium", "sabika", True, 40)
    assert isinstance(medium, BeamPlayer)
    assert medium.ms == 36


def test_easy_has_learned_a_little_where_the_step_to_medium_would_be_too_high() -> None:
    easy, novice = player_of("easy", "al_rashid", True), player_of("novice", "al_rashid", True)
    assert isinstance(easy, BeamPlayer)
    assert 0.0 < easy.trust < 0.5
    assert easy.sight == 16
    alone = player_of("easy", "al_rashid", False)
    assert isinstance(alone, CasualPlayer)
    assert isinstance(novice, CasualPlayer)
    assert alone.sight > novice.sight
    hard = player_of("hard", "al_rashid", True)
    assert isinstance(hard, BeamPlayer)
    assert 0.5 < hard.trust < 1.0


def test_medium_has_learned_less_where_hard_would_otherwise_be_hardly_better() -> None:
    """In Al-Rashid with three and more seats."""
    medium = LevelPlayer("medium")
    for game, seats, less in (("al_rashid", 3, True), ("al_rashid", 2, False), ("sabika", 4, False)):
        player = medium.player_for(majlis.game(game).state(seats=seats, seed="1"))
        assert isinstance(player, BeamPlayer)
        assert player.trust == medium_trust(game, seats)
        assert (medium_trust(game, seats) < medium_trust(game, 2)) is less


def test_a_beam_of_short_sight_follows_only_some_first_actions() -> None:
    state = majlis.game("al_rashid").state(seats=2, seed="a1")
    while len(state.codes()) < 20:
        state.apply(state.codes()[0])
    codes = state.codes()
    short = BeamPlayer("", 12, True, 1.0, 0, 2)
    seeds = [f"{n:x}" for n in range(8)]
    taken = {decide(short, state, state.actor, stream(seed, state.actor)) for seed in seeds}
    wanted = {decide(BeamPlayer("", 12, True), state, state.actor, stream(seed, state.actor)) for seed in seeds}
    assert taken <= set(codes)
    assert len(taken) > len(wanted)


def test_nobody_thinks_longer_than_its_level_takes_to_answer() -> None:
    """What is left of the time is for the way to the bot's process and back, so that forced answers do not come sooner."""
    for name, level in LEVELS.items():
        for game in majlis.games():
            for has_net in (False, True):
                player = player_of(name, game, has_net)
                if isinstance(player, BeamPlayer | DecisionPlayer | SearchPlayer | SearchingYardstick):
                    assert 0 < player.ms <= 0.95 * level.ms


def test_looking_for_a_lower_price_never_makes_another_move_of_it() -> None:
    """In Sabika a shorter way costs less as well, but ends somewhere else."""
    chance = Chance.of("c1")
    moves = 0
    for seed in ("a1", "a2"):
        state = majlis.game("sabika").state(seats=4, seed=seed)
        for _ in range(60):
            table = glimpse_of(state, state.actor, chance)
            for code in table.codes:
                if table.action(code).verb.name == "work":
                    moves += 1
                    assert cheapest(table, code) == code
            codes = state.codes()
            state.apply(codes[chance.below(len(codes))])
    assert moves > 100


def test_a_network_that_sees_what_differs_says_the_same_as_one_that_sees_all() -> None:
    state = majlis.game("sabika").state(seats=2, seed="c1")
    net = net_for(state)
    assert net is not None
    judge = NetJudge(net)
    chance = Chance.of("c2")
    for _ in range(40):
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        whole = standing(state, 0) + net.output(state.features(0))
        assert abs(judge.lead(state, 0) - whole) < 1e-9
