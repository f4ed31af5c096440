"""Series of matches: repeatable, fair in seats, on any number of processes."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

import majlis
from majlis.arena.playout import playout
from majlis.arena.rows import Row
from majlis.arena.simulate import Series, Summary, simulate
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.errors import BadInput


def test_the_digest_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("alhambra", seats=3, players=["random"], matches=6, seed="1", jobs=1)
    together = simulate("alhambra", seats=3, players=["random"], matches=6, seed="1", jobs=2)
    assert together.digest == alone.digest
    assert [row.flat() for row in together.rows] == [row.flat() for row in alone.rows]
    assert [row.number for row in together.rows] == list(range(6))


def test_another_seed_gives_another_series() -> None:
    digests = {simulate("alhambra", matches=2, seed=seed).digest for seed in ("1", "2", "1")}
    assert len(digests) == 2


def test_the_digest_covers_decisions_and_not_only_scores() -> None:
    """Different players, same seed: what they decide differs."""
    first = simulate("alhambra", matches=1, seed="1", players=["random"])
    other = simulate("alhambra", matches=1, seed="1", players=["greedy", "random"])
    assert first.digest != other.digest


def test_match_i_has_the_i_th_seed() -> None:
    summary = simulate("alhambra", matches=3, seed="1")
    assert [row.seed for row in summary.rows] == [nth_seed("1", i) for i in range(3)]


def test_a_summary_says_what_was_played() -> None:
    summary = simulate("alhambra", seats=4, options={"modules": "huts"}, players=["random"], matches=4, seed="1")
    told = summary.json()
    for name in (
        "game",
        "seats",
        "options",
        "matches",
        "decisions",
        "seconds",
        "decisions_per_second",
        "mean_scores",
        "wins",
        "digest",
    ):
        assert name in told
    assert summary.players == ["random"] * 4
    assert summary.decisions == sum(row.decisions for row in summary.rows)
    assert sum(summary.wins) == pytest.approx(4)
    total = sum(sum(row.scores) for row in summary.rows)
    assert sum(summary.mean_scores) == pytest.approx(total / 4)
    assert summary.options["modules"] == ["huts"]


def test_players_move_on_by_one_seat_from_match_to_match() -> None:
    series = Series("alhambra", 3, {}, ["a", "b", "c"], "1", "", "")
    sitting = [[series.players[series.place_at(seat, number)] for seat in range(3)] for number in range(4)]
    assert sitting == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]


def test_wins_and_scores_follow_the_player_not_the_seat() -> None:
    series = Series("alhambra", 2, {}, ["a", "b"], "1", "", "")
    rows = [
        Row(0, "", 10, ["a", "b"], [30, 20], [1, 2]),
        Row(1, "", 10, ["b", "a"], [10, 50], [2, 1]),
        Row(2, "", 10, ["a", "b"], [7, 7], [1, 1]),
    ]
    summary = Summary(series, rows, 2.0, "")
    assert summary.wins == [2.5, 0.5]
    assert summary.mean_scores == [pytest.approx(29), pytest.approx(37 / 3)]
    assert summary.decisions_per_second == 15


def test_a_list_shorter_than_the_table_is_repeated() -> None:
    summary = simulate("alhambra", seats=5, players=["random"], matches=1, seed="1")
    assert summary.players == ["random"] * 5
    assert summary.rows[0].players == ["random"] * 5


def test_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    kept = simulate("alhambra", seats=2, options={"modules": "vizier"}, matches=3, seed="1", records=tmp_path / "kept")
    bare = simulate("alhambra", seats=2, options={"modules": "vizier"}, matches=3, seed="1")
    assert kept.digest == bare.digest
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [f"alhambra-{i}.majlis" for i in range(3)]
    for row in kept.rows:
        text = (tmp_path / "kept" / f"alhambra-{row.number}.majlis").read_text(encoding="utf-8")
        match = majlis.Record.loads(text).replay()
        assert match.scores() == row.scores
        assert match.ranking() == row.ranks
        assert len(match.entries) == row.decisions


def test_records_are_not_overwritten_unasked(tmp_path: Path) -> None:
    simulate("alhambra", matches=1, seed="1", records=tmp_path)
    before = (tmp_path / "alhambra-0.majlis").read_text(encoding="utf-8")
    with pytest.raises(BadInput, match="already"):
        simulate("alhambra", matches=1, seed="2", records=tmp_path)
    assert (tmp_path / "alhambra-0.majlis").read_text(encoding="utf-8") == before
    simulate("alhambra", matches=1, seed="2", records=tmp_path, overwrite=True)
    assert (tmp_path / "alhambra-0.majlis").read_text(encoding="utf-8") != before


def test_records_need_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="not a folder"):
        simulate("alhambra", matches=1, seed="1", records=str(file))


def test_progress_counts_the_matches() -> None:
    done: list[int] = []
    simulate("alhambra", matches=5, seed="1", progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 5


def test_an_edited_box_is_played_with() -> None:
    text = (Path(majlis.game("alhambra").folder) / "data" / "alhambra.toml").read_text(encoding="utf-8")
    edited = text.replace("points_per_wall_segment = 1", "points_per_wall_segment = 9")
    assert edited != text
    plain = simulate("alhambra", matches=2, seed="1", box_text=text)
    dear = simulate("alhambra", matches=2, seed="1", box_text=edited)
    assert sum(dear.mean_scores) > sum(plain.mean_scores)
    assert plain.digest == simulate("alhambra", matches=2, seed="1").digest


def test_an_interrupt_ends_the_other_processes() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("alhambra", matches=64, seed="1", jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"matches": 0}, "matches"),
        ({"matches": True}, "matches"),
        ({"matches": "3"}, "matches"),
        ({"jobs": 0}, "jobs"),
        ({"seats": 7}, "seats"),
        ({"seed": "xyz"}, "seed"),
        ({"players": ["random", "random", "random"]}, "2 seats, but 3 players"),
        ({"players": []}, "2 seats, but 0 players"),
        ({"players": "random"}, "a list of names"),
        ({"players": ["clever"]}, "unknown player 'clever'"),
        ({"options": {"modules": "dragons"}}, "modules"),
        ({"options": {"moduls": "huts"}}, "did you mean 'modules'"),
        ({"box_text": "x ="}, "TOML"),
    ],
)
def test_a_wrong_call_is_refused_before_anything_is_played(wrong: dict[str, object], said: str) -> None:
    call: dict[str, object] = {"matches": 1, "seed": "1", "seats": 2, **wrong}
    with pytest.raises(BadInput, match=said):
        simulate("alhambra", **call)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="did you mean 'alhambra'"):
        simulate("alhamba")


def test_a_playout_ends_the_match() -> None:
    state = majlis.game("alhambra").state(seats=3, seed="1")
    decisions = playout(state, Chance.of("2"))
    assert state.over
    assert decisions > 100
