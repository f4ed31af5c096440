"""The gate: a network ships only after it has won its contests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.arena.contest import contest
from majlis.arena.standings import Share
from majlis.bots import player_named
from majlis.bots.net import Layer, digest, dumps, hash_of, loads
from majlis.engine.errors import BadInput
from tools.train import gate, ship

SOLO = ["plain-beam", "greedy"]


def net(folder: Path, name: str = "one.bin", **told: Any) -> Path:
    """A network for Al-Rashid at two seats that changes nothing."""
    state = majlis.game("al_rashid").state(seats=2, seed="1")
    size = len(state.feature_names())
    header = {"game": "al_rashid", "seats": [2], "features": hash_of(state.feature_names()), "revision": 2, **told}
    file = folder / name
    file.write_bytes(dumps(header, [Layer([[0.0] * size], [0.0]), Layer([[0.0]], [float(len(name))])]))
    return file


def contests(*passed: bool) -> list[dict[str, Any]]:
    names = ["plain-beam", "a search of equal time", "the network before it"]
    players = ["plain-beam", "yardstick:9it", "net:before.bin"]
    return [
        {"seats": 2, "against": name, "player": player, "result": "60.0 ± 5.0 % of 400", "matches": 400, "passed": won}
        for name, player, won in zip(names, players, passed, strict=False)
    ]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where networks are shipped to."""
    games = tmp_path / "games"
    (games / "al_rashid").mkdir(parents=True)
    monkeypatch.setattr(ship, "GAMES", games)
    return games / "al_rashid" / "net" / "2.bin"


def gate_file(net: Path, played: list[dict[str, Any]]) -> str:
    file = net.parent / "gate.json"
    file.write_text(json.dumps({"net": digest(net.read_bytes()), "contests": played}))
    return str(file)


TOLD = ("--command", "python tools/train/series.py --game al_rashid", "--commit", "0123abc")


def test_a_network_that_has_won_everything_is_shipped_with_what_it_won(tmp_path: Path, shelf: Path) -> None:
    file = net(tmp_path)
    ship.main([str(file), "--seats", "2", "--gate", gate_file(file, contests(True, True)), *TOLD])
    header = loads(shelf.read_bytes()).header
    assert digest(shelf.read_bytes()) == digest(file.read_bytes())
    assert (header["command"], header["commit"], header["seats"]) == (TOLD[1], TOLD[3], [2])
    assert header["arena"] == {
        "against plain-beam": {"2": "60.0 ± 5.0 % of 400"},
        "against a search of equal time": {"2": "60.0 ± 5.0 % of 400 (yardstick:9it)"},
    }


def test_what_a_network_won_by_thinking_ahead_stands_apart_from_what_its_beam_won(tmp_path: Path, shelf: Path) -> None:
    file = net(tmp_path, arena={"against plain-beam": {"2": "70.0 ± 5.0 % of 400"}})
    gate = Path(gate_file(file, contests(True, True)))
    gate.write_text(json.dumps({**json.loads(gate.read_text()), "player": {"2": "ahead:33it:C:/nets/one.bin"}}))
    ship.main([str(file), "--seats", "2", "--gate", str(gate), *TOLD])
    assert loads(shelf.read_bytes()).header["arena"] == {
        "against plain-beam": {"2": "70.0 ± 5.0 % of 400"},
        "thinking ahead against plain-beam": {"2": "60.0 ± 5.0 % of 400 (ahead:33it)"},
        "thinking ahead against a search of equal time": {
            "2": "60.0 ± 5.0 % of 400 (ahead:33it against yardstick:9it)"
        },
    }


@pytest.mark.parametrize(
    ("played", "said"),
    [
        (contests(True), "against a search of equal time: not played"),
        (contests(False, True), "against plain-beam: 60.0 ± 5.0 % of 400"),
        (contests(True, True, False), "against the network before it: 60.0"),
        ([], "against plain-beam: not played"),
        ([{**one, "seats": 3} for one in contests(True, True)], "2 seats, against plain-beam: not played"),
    ],
)
def test_a_network_that_has_not_is_refused(
    tmp_path: Path, shelf: Path, capsys: pytest.CaptureFixture[str], played: list[dict[str, Any]], said: str
) -> None:
    file = net(tmp_path)
    call = [str(file), "--seats", "2", "--gate", gate_file(file, played), *TOLD]
    with pytest.raises(SystemExit):
        ship.main(call)
    assert said in capsys.readouterr().err
    assert not shelf.exists()
    ship.main([*call, "--anyway"])
    assert shelf.exists()


def test_the_gate_of_another_network_or_none_does_not_count(
    tmp_path: Path, shelf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = net(tmp_path), net(tmp_path, "another.bin")
    for more, said in ((["--gate", gate_file(other, contests(True, True))], "another network"), ([], "no gate")):
        with pytest.raises(SystemExit):
            ship.main([str(file), "--seats", "2", *more, *TOLD])
        assert said in capsys.readouterr().err
    with pytest.raises(SystemExit):
        ship.main([str(file), "--seats", "2", "--gate", gate_file(file, contests(True, True))])
    assert "name --command and --commit" in capsys.readouterr().err
    assert not shelf.exists()


@pytest.mark.parametrize(
    ("share", "interval", "matches", "passed"),
    [(0.56, 0.05, 400, True), (0.54, 0.05, 400, False), (0.9, 0.05, 398, False), (0.9, None, 400, False)],
)
def test_a_contest_is_passed_if_the_lower_end_of_its_interval_is_above_par(
    share: float, interval: float | None, matches: int, passed: bool
) -> None:
    one = contest("al_rashid", players=["random", "novice"], deals=1, seed="1")
    found = Share([share], matches)
    found.interval = interval
    assert gate.result_of(one, "plain-beam", found, 0.5)["passed"] is passed


def test_alone_both_play_the_same_deals_and_their_difference_counts() -> None:
    one = contest("sabika", players=SOLO, seats=1, deals=4, seed="1")
    ranks = [1, 2, 1, 1, 2, 2, 1, 2]  # of each deal the network's, then the other's
    share, par = gate.share_of(one, [[([place % 2], [rank], [0], 9)] for place, rank in enumerate(ranks)])
    assert (share.share, share.matches, par) == (0.5, 4, 0.0)
    assert gate.said(share, par, 1).endswith("of 4, more of the same deals")


def test_the_search_thinks_for_as_long_as_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round takes 2, whatever else 10; the network takes 40: that is 15 rounds."""
    taken = {"beam": 40.0, "yardstick:8it": 26.0, "yardstick:40it": 90.0}
    monkeypatch.setattr(gate, "seconds", lambda player, positions, seed: taken[player])
    monkeypatch.setattr(gate, "positions_of", lambda *_: [])
    assert gate.rounds_for("beam", "al_rashid", 2, {}, "1") == 15


def test_a_network_thinks_ahead_for_about_that_many_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round takes 2 s for these 100 decisions, whatever else 10 s; 500 ms for each are 50 s: that is 20 rounds."""
    state = majlis.game("al_rashid").state(seats=2, seed="1")
    taken = {"ahead:8it:one.bin": 26.0, "ahead:40it:one.bin": 90.0}
    monkeypatch.setattr(gate, "seconds", lambda player, positions, seed: taken[player])
    monkeypatch.setattr(gate, "positions_of", lambda player, *_: [state] * 100 if player == "net:one.bin" else [])
    assert gate.rounds_ahead(Path("one.bin"), 500, "al_rashid", 2, {}, "1") == 20


def test_a_network_that_thinks_ahead_plays_so_in_every_contest_and_so_does_the_one_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = net(tmp_path), tmp_path / "out"
    us, before = f"ahead:3it:{file}", gate.GAMES / "al_rashid" / "net" / "2.bin"
    met: list[list[str]] = []
    monkeypatch.setattr(gate, "rounds_ahead", lambda *_: 3)
    monkeypatch.setattr(gate, "rounds_for", lambda player, *_: 4 if player == us else 0)
    monkeypatch.setattr(gate, "play_contest", lambda one, **_: met.append(one.players))
    monkeypatch.setattr(gate, "share_of", lambda *_: (Share([0.5], 2), 0.5))
    call = [str(file), "--seats", "2", "--seed", "f1", "--all", "--out", str(out)]
    gate.main([*call, "--ahead", "90"])
    assert met == [[us, "plain-beam"], [us, "yardstick:4it"], [us, f"ahead:3it:{before}"]]
    kept = json.loads((out / "gate.json").read_text())
    assert (kept["ahead"], kept["ahead_rounds"], kept["rounds"]) == (90, {"2": 3}, {"2": 4})
    assert kept["player"] == {"2": us}
    monkeypatch.setattr(gate, "rounds_ahead", lambda *_: 5)
    gate.main([*call, "--ahead", "90"])
    assert met[3:] == met[:3], "it goes on with the same rounds"
    with pytest.raises(SystemExit, match="holds a gate with --ahead 90"):
        gate.main(call)


def test_a_gate_of_the_beam_is_not_continued_by_thinking_ahead(tmp_path: Path) -> None:
    """Such a file need not say that it is the beam's."""
    file = net(tmp_path)
    out = Path(gate_file(file, []))
    with pytest.raises(SystemExit, match="holds a gate with --ahead 0"):
        gate.main([str(file), "--seats", "2", "--seed", "f1", "--ahead", "90", "--out", str(out.parent)])


def test_a_run_that_is_out_of_time_is_continued_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]

    def later() -> float:
        now[0] += 10.0
        return now[0]

    monkeypatch.setattr(gate, "monotonic", later)
    monkeypatch.setattr(gate, "playing", lambda *_: "random")
    monkeypatch.setattr(gate, "opponents", lambda *_: [("plain-beam", "novice")])
    file, out = net(tmp_path), tmp_path / "out"
    call = [str(file), "--seats", "2", "--seed", "f1", "--matches", "4", "--rounds", "2", "--out", str(out)]
    gate.main([*call, "--seconds", "15"])
    assert "1 of 2 played; run it again" in capsys.readouterr().out
    results = out / "2-plain-beam.jsonl"
    first = results.read_text()
    assert json.loads((out / "gate.json").read_text())["contests"] == []
    gate.main(call)
    assert results.read_text().startswith(first)
    assert json.loads((out / "gate.json").read_text())["contests"][0]["matches"] == 4


def test_a_gate_is_played_kept_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = net(tmp_path)
    call = [
        str(file),
        "--seats",
        "2",
        "--seed",
        "f1",
        "--matches",
        "2",
        "--rounds",
        "2",
        "--out",
        str(tmp_path / "out"),
    ]
    gate.main(call)
    first = json.loads((tmp_path / "out" / "gate.json").read_text())
    assert [one["against"] for one in first["contests"]] == ["plain-beam"], "two matches pass nothing, so it stops"
    gate.main([*call, "--all"])
    whole = json.loads((tmp_path / "out" / "gate.json").read_text())
    assert whole["contests"][:1] == first["contests"]
    assert [one["player"].partition(":")[0] for one in whole["contests"]] == ["plain-beam", "yardstick", "net"]
    capsys.readouterr()
    other = net(tmp_path, "another.bin")
    with pytest.raises(SystemExit, match="another network or seed"):
        gate.main([str(other), *call[1:]])


def test_a_network_in_a_file_plays_only_what_it_was_trained_for(tmp_path: Path) -> None:
    state = majlis.game("al_rashid").state(seats=2, seed="1")
    while len(state.codes()) < 2:
        state.apply(state.codes()[0])
    good, wrong = net(tmp_path), net(tmp_path, "wrong.bin", features="0")
    seat = state.actor
    for name in ("net", "ahead:2it"):
        player = player_named(f"{name}:{good}")
        assert majlis.bots.decide(player, state, seat, majlis.bots.stream("1", seat)) in state.codes()
        with pytest.raises(BadInput, match=r"wrong\.bin does not fit: a network was trained on other features"):
            majlis.bots.decide(player_named(f"{name}:{wrong}"), state, seat, majlis.bots.stream("1", seat))
    for name in ("net", "ahead:2it"):
        with pytest.raises(BadInput, match="there is no network in"):
            player_named(f"{name}:{tmp_path / 'none.bin'}")
