"""What is hidden makes no difference to bots, to what they see, and to what learning programs are told. On the pure build only."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.bots import Glimpse, Player, decide, player_named
from majlis.engine.chance import Chance
from majlis.engine.fingerprint import fingerprint
from majlis.engine.state import State
from majlis.learn import raw_env
from tests.bots.test_players import ALL_MODULES, TADMOR, TOGETHER
from tests.learn.test_environments import SHAPES, play_some
from tests.learn.test_environments import TABLES as LEARNING


@pytest.fixture(autouse=True)
def shuffles_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sort whatever is shuffled before it is shuffled.

    A fair shuffle hides the order that things had before; but with the same luck another order leads to another result. Sorted first, what
    is imagined depends on luck and on which things are shuffled together, and two positions that a seat cannot tell apart compare equal.
    Only the pure build lets itself be changed like that.
    """
    shuffle = Chance.shuffle

    def sort_and_shuffle(self: Chance, pieces: list[int]) -> None:
        pieces.sort()
        shuffle(self, pieces)

    monkeypatch.setattr(Chance, "shuffle", sort_and_shuffle)


class Snoop(Player):
    """Looks at everything it can get hold of, private attributes included."""

    def __init__(self) -> None:
        super().__init__("snoop", True)
        self.found: list[str] = []

    def choose(self, table: Glimpse) -> int:
        self.found.append(fingerprint(table))
        self.found.append(fingerprint(table.view()))
        self.found.append(fingerprint(table.imagine()))
        self.found.append(" ".join(str(table.action(code)) for code in table.codes))
        return table.codes[0]


TABLES = [
    ("alhambra", 2, ALL_MODULES),
    ("alhambra", 4, TOGETHER),
    ("al_rashid", 2, {}),
    ("al_rashid", 4, {}),
    ("tadmor", 2, {}),
    ("tadmor", 4, {}),
    ("sabika", 1, {}),
    ("sabika", 4, {}),
]


def at_random(state: State, decisions: int, chance: Chance) -> None:
    for _ in range(decisions):
        if state.over:
            return
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nothing_hidden_can_be_found_in_a_glimpse(game: str, seats: int, options: dict[str, str]) -> None:
    state = majlis.game(game).state(seats=seats, options=options, seed="a1")
    chance = Chance.of("b2")
    compared = 0
    while not state.over and compared < 40:
        seat = state.actor
        twin = state.imagine(seat, chance)
        assert twin.fingerprint() != state.fingerprint()
        snoop, other = Snoop(), Snoop()
        assert decide(snoop, state, seat, Chance.of("c3")) == decide(other, twin, seat, Chance.of("c3"))
        assert snoop.found == other.found
        compared += bool(snoop.found)
        at_random(state, 3, chance)
    assert compared >= 15


NAMES = ["novice", "easy", "greedy", "beam", "search:2it", "yardstick", "yardstick:2it"]
PLAYERS = [(name, *table) for name in NAMES for table in TABLES[::2] + TABLES[-1:]]
PLAYERS += [(name, *table) for name in ("ahead:2it", "ahead:40it") for table in TABLES if table[0] == "tadmor"]


@pytest.mark.parametrize(("name", "game", "seats", "options"), PLAYERS)
def test_what_is_hidden_makes_no_difference_to_a_player(
    name: str, game: str, seats: int, options: dict[str, str]
) -> None:
    state = majlis.game(game).state(seats=seats, options=options, seed="d4")
    player = player_named(f"{name}:{TADMOR}" if name.startswith("ahead") else name)
    chance = Chance.of("e5")
    chosen = 0
    while chosen < 3:
        at_random(state, 9, chance)
        seat = state.actor
        twin = state.imagine(seat, chance)
        assert twin.fingerprint() != state.fingerprint()
        code = decide(player, state, seat, Chance.of("f6"))
        assert decide(player, twin, seat, Chance.of("f6")) == code
        chosen += len(state.codes()) > 1


@pytest.mark.parametrize(("game", "seats"), LEARNING)
def test_observations_and_looks_ahead_hold_nothing_hidden(game: str, seats: int) -> None:
    """They are the same in a position in which everything that the seat does not know is dealt again."""
    table = raw_env(game, seats)
    table.reset(seed=4)
    chance = Chance.of("e1")
    for _ in range(5):
        play_some(table, 7)
        real = table.table.state
        seen = [table.observe(agent) for agent in table.possible_agents]
        actor = real.actor
        ahead = looked_ahead(table)
        assert ahead.shape == (len(table.legal()), SHAPES[game][seats])
        for seat in range(seats):
            imagined = real.imagine(seat, chance)
            imagined.turn_to(actor)
            table.table.state = imagined
            assert (table.observe(f"seat_{seat}")["observation"] == seen[seat]["observation"]).all()
            if seat == actor:
                assert (table.observe(f"seat_{seat}")["action_mask"] == seen[seat]["action_mask"]).all()
                assert (looked_ahead(table) == ahead).all()
        table.table.state = real


def looked_ahead(table: Any) -> Any:
    """What the seat that has to decide would know after each action, imagined with the same luck every time."""
    chances = table.table.chances
    chances[table.table.state.actor] = Chance.of("e2")
    return table.after()
