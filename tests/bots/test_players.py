"""Bots: what they are called, what they see, and that they can play."""

from __future__ import annotations

from pathlib import Path

import pytest

import majlis
from majlis.bots import Glimpse, Player, decide, glimpse_of, names, player_named, stream
from majlis.bots.decisions import DecisionPlayer
from majlis.bots.judge import lead
from majlis.bots.net import net_in
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.errors import BadInput
from majlis.engine.fingerprint import fingerprint
from majlis.engine.state import State
from majlis.games.alhambra.state import AlhambraState

ALL_MODULES = {"modules": "vizier+exchange_cards+bonus_cards+huts"}
TADMOR = Path(__file__).parents[2] / "tools" / "train" / "candidates" / "tadmor.bin"
"""A network that is not in the package."""
TOGETHER = {**ALL_MODULES, "vizier_window": "simultaneous"}


def late(state: State, tiles: int, seed: str = "5") -> State:
    """Random play until so few tiles are left in the bag."""
    assert isinstance(state, AlhambraState)
    chance = Chance.of(seed)
    while len(state.bag) > tiles:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    return state


def play_out(state: State, players: list[Player], seed: str = "9") -> int:
    chances = [stream(seed, seat) for seat in range(state.seats)]
    decisions = 0
    while not state.over:
        seat = state.actor
        state.apply(decide(players[seat], state, seat, chances[seat]))
        decisions += 1
        assert decisions < 5000, "the match does not come to an end"
    return decisions


def test_every_name_is_a_player() -> None:
    assert names()[:5] == ["novice", "easy", "medium", "hard", "master"]
    assert names()[5:] == ["random", "greedy", "beam", "search", "yardstick"]
    more = ["search:500ms", "search:1000it", "yardstick:90ms", "yardstick:9it", "plain-beam", "plain-search:90ms"]
    more += ["medium:40ms", "hard:100ms", "master:5000ms"]
    for name in [*names(), *more]:
        assert player_named(name).name == name


def test_thinking_ahead_with_the_network_in_a_file_takes_time_or_rounds() -> None:
    for budget, thinks in (("90ms", (90, 0)), ("40it", (0, 40))):
        player = player_named(f"ahead:{budget}:{TADMOR}")
        assert isinstance(player, DecisionPlayer)
        assert (player.name, player.ms, player.rounds) == (f"ahead:{budget}:{TADMOR}", *thinks)
        assert player.laps == 1


def test_a_network_of_its_own_decides_for_whoever_thinks_ahead() -> None:
    """It is asked about the end of every continuation: one that likes the opposite chooses otherwise."""
    net = net_in(str(TADMOR))
    last = net.layers[-1]
    last.rows, last.biases = [[-9.0 * weight for weight in last.rows[0]]], [-9.0 * last.biases[0]]
    state = majlis.game("tadmor").state(seats=2, seed="c5")
    differs = 0
    for _ in range(12):
        codes = [
            decide(player, state, state.actor, Chance.of("1"))
            for player in (player_named(f"ahead:9it:{TADMOR}"), DecisionPlayer("", 0, 9, True, 1, net))
        ]
        differs += codes[0] != codes[1]
        state.apply(codes[0])
    assert differs > 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gredy", "did you mean 'greedy'"),
        ("zzz", "search:500ms"),
        ("zzz", "ahead:500ms:FILE"),
        ("", "known: novice"),
        ("greedy:5ms", "greedy takes no budget"),
        ("random:", "random takes no budget"),
        ("beam:5ms", "beam takes no budget"),
        ("easy:5ms", "easy takes no budget"),
        ("novice:", "novice takes no budget"),
        ("hard:", "hard takes a time like 500ms"),
        ("hard:100it", "hard takes a time like 500ms"),
        ("master:0ms", "master takes a time like 500ms"),
        ("plain-greedy", "unknown player 'plain-greedy'"),
        ("yardstick:", "a budget like 500ms or 1000it"),
        ("search:", "a budget like 500ms or 1000it"),
        ("search:0ms", "a budget like 500ms or 1000it"),
        ("search:-5it", "a budget like 500ms or 1000it"),
        ("search:fast", "a budget like 500ms or 1000it"),
        ("search:10s", "a budget like 500ms or 1000it"),
        ("ahead", "ahead takes a budget like 500ms or 1000it, not ''"),
        ("ahead:", "ahead takes a budget like 500ms or 1000it, not ''"),
        ("ahead:net.bin", "ahead takes a budget like 500ms or 1000it, not 'net.bin'"),
        ("ahead:0it:net.bin", "a budget like 500ms or 1000it"),
        ("ahead:90ms", "there is no network in ''"),
        ("ahead:90ms:no.bin", "there is no network in 'no.bin'"),
        (None, "unknown player None"),
        (7, "unknown player 7"),
    ],
)
def test_a_name_that_is_not_a_player_is_refused(text: object, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        player_named(text)


def test_a_glimpse_shows_what_the_seat_may_do_and_see() -> None:
    match = majlis.game("alhambra").start(seats=3, options=ALL_MODULES, seed="a7")
    seat = match.actor
    table = glimpse_of(match.state, seat, stream(match.seed, seat))
    assert table.seat == seat
    assert table.codes == match.state.codes()
    assert table.view() == match.view(seat)
    assert [table.action(code) for code in table.codes] == match.actions()


def test_playing_on_in_what_is_imagined_changes_nothing() -> None:
    state = majlis.game("alhambra").state(seats=2, seed="a8")
    before = state.fingerprint()
    table = glimpse_of(state, state.actor, Chance.of("1"))
    seen = fingerprint(table.view())
    imagined = table.imagine()
    imagined.apply(table.codes[0])
    assert state.fingerprint() == before
    assert fingerprint(table.view()) == seen


def test_a_seat_that_is_asked_together_with_others_is_shown_its_own_question() -> None:
    state = majlis.game("alhambra").state(seats=3, options=TOGETHER, seed="a9")
    chance = Chance.of("1")
    while len(state.waiting) < 3:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    for seat in (2, 1, 0):
        for name in ("random", "greedy", "beam"):
            codes = state.choice.turned_to(seat).codes(state)
            assert decide(player_named(name), state, seat, stream("4", seat)) in codes
        assert glimpse_of(state, seat, chance).imagine().actor == seat


def test_the_luck_of_players_is_their_own() -> None:
    seed = "ab"
    streams = [Chance.of(seed), *[stream(seed, seat) for seat in range(6)], Chance.of(nth_seed(seed, 0))]
    drawn = {tuple(chance.below(1000) for _ in range(8)) for chance in streams}
    assert len(drawn) == len(streams)


@pytest.mark.parametrize("name", ["random", "greedy", "beam", "search:4it", "yardstick:4it"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    ends = set()
    for _ in range(2):
        state = late(majlis.game("alhambra").state(seats=2, options=ALL_MODULES, seed="b1"), 6)
        play_out(state, [player_named(name)] * 2)
        ends.add(state.fingerprint())
    assert len(ends) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, ALL_MODULES])
def test_greedy_players_finish_a_match(seats: int, options: dict[str, str]) -> None:
    state = late(majlis.game("alhambra").state(seats=seats, options=options, seed="c1"), 30 if seats == 2 else 12)
    play_out(state, [player_named("greedy")] * seats)
    assert state.over
    assert state.ranking().count(1) >= 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_searching_players_finish_a_match(seats: int) -> None:
    state = late(majlis.game("alhambra").state(seats=seats, options=ALL_MODULES, seed="c2"), 3)
    play_out(state, [player_named("search:3it")] * seats)
    assert state.over


def test_search_keeps_to_its_time() -> None:
    state = majlis.game("alhambra").state(seats=2, seed="c3")
    assert decide(player_named("search:1ms"), state, state.actor, Chance.of("1")) in state.codes()


def test_a_forced_decision_is_not_thought_about() -> None:
    class Never(Player):
        def choose(self, table: Glimpse) -> int:
            raise AssertionError("asked although there is no choice")

    match = majlis.game("alhambra").start(seats=2, seed="c4")
    seat = match.actor
    match.confirm_turns(seat, True)
    match.play_code(match.state.codes()[0])  # taking money ends the turn, and only the confirmation is left
    assert [str(action) for action in match.actions()] == ["confirm"]
    assert decide(Never("never", True), match.state, seat, Chance.of("1")) == match.state.codes()[0]


@pytest.mark.long
def test_greedy_beats_random() -> None:
    won = 0
    for number in range(5):
        state = majlis.game("alhambra").state(seats=2, seed=nth_seed("d1", number))
        players = [player_named("greedy"), player_named("random")]
        if number % 2:
            players.reverse()
        play_out(state, players, nth_seed("d2", number))
        scores = state.scores()
        won += scores[number % 2] > scores[1 - number % 2]
    assert won == 5


def test_search_beats_random() -> None:
    for number in range(2):
        state = late(majlis.game("alhambra").state(seats=2, seed=nth_seed("e1", number)), 22)
        players = [player_named("search:4it"), player_named("random")]
        if number % 2:
            players.reverse()
        play_out(state, players, nth_seed("e2", number))
        scores = state.scores()
        assert scores[number % 2] > scores[1 - number % 2]


def test_alone_at_the_table_the_lead_is_what_one_has() -> None:
    assert lead([7.5], 0) == 7.5
    assert lead([7.0, 9.0, 4.0], 0) == -2.0
