"""Networks: the file, the sums, and what happens if one does not fit."""

from __future__ import annotations

import importlib.resources
import logging
import re
from pathlib import Path

import pytest

import majlis
from majlis.bots import net as net_module
from majlis.bots.judge import HAND_MADE, NetJudge, standing
from majlis.bots.net import Header, Layer, dumps, hash_of, loads, net_for, revisions
from majlis.engine.errors import BadInput

CANDIDATES = sorted(Path(__file__).parents[2].glob("tools/train/candidates/*.bin"))
"""Networks that have not won all that they must before they ship."""
SMALL = [Layer([[1.0, 0.0, -2.0], [0.5, 0.5, 0.5]], [0.0, -1.0]), Layer([[2.0, 4.0]], [0.25])]


def test_a_network_survives_its_file() -> None:
    net = loads(dumps({"game": "souk"}, SMALL))
    assert net.header == {"game": "souk", "sizes": [3, 2, 1]}
    assert [layer.rows for layer in net.layers] == [layer.rows for layer in SMALL]
    assert [layer.biases for layer in net.layers] == [layer.biases for layer in SMALL]


@pytest.mark.parametrize(
    ("features", "expected"),
    [([0.0, 0.0, 0.0], 0.25), ([3.0, 0.0, 0.0], 2 * 3.0 + 4 * 0.5 + 0.25), ([0.0, 0.0, 4.0], 4 * 1.0 + 0.25)],
)
def test_units_are_rectified_but_the_last(features: list[float], expected: float) -> None:
    assert loads(dumps({}, SMALL)).output(features) == expected


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a network"),
        (b"{}\n", "not a network"),
        (b"[]\n", "not a network"),
        (dumps({}, SMALL)[:-2], "cut off"),
        (dumps({}, SMALL) + b"\0\0", "do not fit"),
        (dumps({}, SMALL[:1]), "do not fit"),
    ],
)
def test_a_file_that_is_not_a_network_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        loads(data)


def test_a_network_corrects_the_guess_until_the_match_is_over() -> None:
    state = majlis.game("sabika").state(seats=2, seed="1")
    size = len(state.feature_names())
    net = loads(dumps({}, [Layer([[0.0] * size], [0.0]), Layer([[0.0]], [7.5])]))
    assert NetJudge(net).lead(state, 1) == standing(state, 1) + 7.5
    assert HAND_MADE.lead(state, 1) == standing(state, 1)
    while not state.over:
        state.apply(state.codes()[0])
    assert NetJudge(net).lead(state, 1) == standing(state, 1)


def test_every_network_in_the_package_fits_the_features_of_today() -> None:
    for path in sorted(Path(majlis.__file__).parent.glob("games/*/net/*.bin")):
        header = loads(path.read_bytes()).header
        state = majlis.game(header["game"]).state(seats=int(path.stem), seed="1")
        assert path.parent.parent.name == header["game"]
        assert int(path.stem) in header["seats"]
        assert header["features"] == hash_of(state.feature_names()), f"{path} was trained on other features"
        assert header["revision"] in revisions(header)
        assert majlis.game(header["game"]).revision in revisions(header), f"{path} was trained on other rules"
        assert net_for(state) is not None


def test_every_network_says_where_it_comes_from() -> None:
    """What it takes to train it again, and what it won."""
    for path in [*Path(majlis.__file__).parent.glob("games/*/net/*.bin"), *CANDIDATES]:
        header = loads(path.read_bytes()).header
        assert re.search(f"tools/train/(series|play).py --game {header['game']}", header["command"])
        assert "--seed" in header["command"]
        assert re.fullmatch("[0-9a-f]{7,40}", header["commit"])
        assert header["matches"] > 1000
        assert any("plain-beam" in contest for contest in header["arena"]), path


def test_networks_are_small() -> None:
    sizes = [path.stat().st_size for path in Path(majlis.__file__).parent.glob("games/*/net/*.bin")]
    assert sum(sizes) <= 5_000_000
    assert max(sizes, default=0) <= 300_000


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"features": "0"}, "a network was trained on other features"),
        ({"seats": [3]}, "a network was trained on other features"),
        ({"revision": 1}, "a network was trained on other rules"),
        ({"revisions": [1]}, "a network was trained on other rules"),
        ({}, None),
        ({"revision": 1, "revisions": [1, 2]}, None),
    ],
)
def test_a_network_of_other_features_or_rules_is_left_alone_with_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, told: Header, why: str | None
) -> None:
    state = majlis.game("sabika").state(seats=2, seed="1")
    monkeypatch.setattr(majlis.game("sabika"), "revision", 2)
    header = {"game": "sabika", "seats": [2], "features": hash_of(state.feature_names()), "revision": 2, **told}
    (tmp_path / "net").mkdir()
    (tmp_path / "net" / "2.bin").write_bytes(dumps(header, SMALL))
    monkeypatch.setattr(importlib.resources, "files", lambda package: tmp_path)
    kept = dict(net_module._found)
    net_module._found.clear()
    try:
        with caplog.at_level(logging.WARNING, "majlis.bots"):
            found = [net_for(state), net_for(state)]
    finally:
        net_module._found.clear()
        net_module._found.update(kept)
    assert [net is None for net in found] == [why is not None] * 2
    assert [record.message for record in caplog.records] == ([] if why is None else [why])
