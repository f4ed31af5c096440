"""Contests: who meets whom, in which seats, and that they can be stopped, repeated and shared among processes."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import majlis
from majlis.arena.contest import Contest, contest, play_contest, play_unit
from majlis.arena.plot import plot
from majlis.arena.standings import Share, Standings
from majlis.engine.errors import BadInput
from tests.cli.conftest import Call, call

__all__ = ["call"]

AL_RASHID = majlis.game("al_rashid").options.read(None)


def small(players: list[str], seats: int = 2, deals: int = 2, gauntlet: str = "", seed: str = "1") -> Contest:
    return contest("tadmor", players=players, seats=seats, deals=deals, gauntlet=gauntlet, seed=seed)


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    names = ["random", "greedy", "beam"]
    assert small(names).meetings == [(0, 1), (0, 2), (1, 2)]
    assert small(names[:2], seats=4).meetings == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_in_a_gauntlet_one_meets_all_the_others() -> None:
    assert small(["random", "greedy", "beam"], gauntlet="greedy").meetings == [(1, 0), (1, 2)]
    assert small(["random", "greedy"], seats=3, gauntlet="greedy").meetings == [(1, 0, 0)]


def test_alone_each_plays_for_itself() -> None:
    assert contest("sabika", players=["random", "greedy"], seats=1, seed="1").meetings == [(0,), (1,)]


def test_every_deal_is_played_from_every_seat() -> None:
    matches = play_unit(("al_rashid", 3, {**AL_RASHID}, ["random", "novice"], "random", 1, "1"), 0)
    assert [players for players, _, _, _ in matches] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_the_results_are_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    one = contest("al_rashid", players=["random", "novice"], deals=2, seed="2")
    alone = play_contest(one, jobs=1, file=tmp_path / "alone.jsonl")
    assert play_contest(one, jobs=2, file=tmp_path / "two.jsonl") == alone
    assert (tmp_path / "alone.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_a_contest_continues_where_its_file_ends(tmp_path: Path) -> None:
    one = contest("al_rashid", players=["random", "novice"], deals=2, seed="2")
    file = tmp_path / "results.jsonl"
    whole = play_contest(one, file=file)
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:9], encoding="utf-8")  # stopped while the second deal was written
    told: list[int] = []
    assert play_contest(one, file=file, progress=told.append) == whole
    assert told == [1, 2]
    assert file.read_text(encoding="utf-8") == text


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "tadmor"}\n', encoding="utf-8")
    with pytest.raises(BadInput, match="another contest"):
        play_contest(contest("al_rashid", players=["random", "novice"], deals=1, seed="2"), file=file)


@pytest.mark.parametrize(
    ("players", "more", "said"),
    [
        (["random"], {}, "2 to 40 different players"),
        (["random", "random"], {}, "different players"),
        (["random", "gredy"], {}, "did you mean 'greedy'"),
        ("random", {}, "a list of names"),
        (["random", "greedy"], {"gauntlet": "beam"}, "must be one of random, greedy"),
        (["random", "greedy"], {"deals": 0}, "deals must be a whole number"),
        (["random", "greedy"], {"seats": 9}, "seats, not 9"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(players: object, more: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        contest("alhambra", players=players, **more)


def standings_of(ranks: list[list[int]]) -> Standings:
    """Of a contest at two seats in which each deal came out as said: for each of its two matches the seat that won."""
    one = small(["random", "greedy"], deals=len(ranks))
    units = [
        [([0, 1], [1, 2] if won == 0 else [2, 1], [0, 0], 9), ([1, 0], [1, 2] if other == 0 else [2, 1], [0, 0], 9)]
        for won, other in ranks
    ]
    return Standings(one, units)


def test_shares_are_counted_by_player_and_not_by_seat() -> None:
    standings = standings_of([[0, 1], [0, 1], [0, 0], [0, 1]])
    assert standings.meetings[0, 1].share == 7 / 8
    assert standings.meetings[1, 0].share == 1 / 8
    assert standings.meetings[0, 1].matches == 8
    assert standings.order() == [0, 1]
    assert standings.ratings[0][0] > 25 > standings.ratings[1][0]


def test_a_shared_victory_counts_in_parts() -> None:
    one = small(["random", "greedy"], deals=1)
    standings = Standings(one, [[([0, 1], [1, 1], [5, 5], 9), ([1, 0], [1, 1], [5, 5], 9)]])
    assert standings.total[0].share == 0.5


def test_an_interval_is_worked_out_over_deals() -> None:
    share = Share([1.0, 0.0, 1.0, 0.0], 8)
    assert share.share == 0.5
    assert share.interval == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)
    assert Share([1.0], 2).interval is None


def test_standings_as_a_picture() -> None:
    root = ElementTree.fromstring(plot(standings_of([[0, 1], [0, 0]])))
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "random" in texts
    assert "75" in texts
    assert "25" in texts


def test_the_command_prints_and_keeps_what_came_out(call: Call, tmp_path: Path) -> None:
    kept, drawn = tmp_path / "kept.jsonl", tmp_path / "drawn.svg"
    asked = ["arena", "al_rashid", "--players", "random,novice", "--deals", 1, "--seed", "3", "--out", kept]
    result = call(*asked, "--plot", drawn)
    assert result.exit_code == 0
    assert "2 matches, 2 seats" in result.stdout
    assert kept.exists()
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    again = call(*asked, "--json")
    assert '"matches": 2' in again.stdout


def test_a_contest_that_is_kept_needs_a_seed(call: Call, tmp_path: Path) -> None:
    result = call("arena", "tadmor", "--players", "random,greedy", "--out", tmp_path / "x.jsonl")
    assert result.exit_code == 2
    assert "needs a --seed" in result.stderr
