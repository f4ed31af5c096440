"""Small networks that correct a game's guess of the prospects, and their files.

A file holds one line of JSON and then the weights as little-endian float16, layer by layer: for each unit of a layer its weights, then the
biases of the layer. The line says what the network is for (game, seats, a hash of the names of the features, the `revisions` of the rules
for which it holds) and where it comes from (the `revision` it was trained on, options, matches, parent, results). Whoever raises a game's
revision decides whether positions are worth what they were: if so, a network is said to hold for it too, if not, it is trained again. The
scaling of the features is folded into the first layer.

Most features of a position are 0, and positions of one turn differ in few of the others, so the first layer adds up only what differs from
a position seen before. That, with few units, makes plain Python about as fast as a numerical library, which has to be handed every
number of every position first: figures in docs/bots.md.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import json
import logging
import struct
from importlib import resources
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from majlis.engine.catalog import game
from majlis.engine.errors import BadInput
from majlis.engine.state import State

log: Final = logging.getLogger("majlis.bots")

Header = dict[str, Any]


@final
class Layer:
    """A unit's weights are a row."""

    def __init__(self, rows: list[list[float]], biases: list[float]) -> None:
        self.rows = rows
        self.biases = biases


@final
class Net:
    """Layers of rectified units; the last has one unit, which is not rectified."""

    def __init__(self, header: Header, layers: list[Layer]) -> None:
        self.header = header
        self.layers = layers
        self.fitting: set[tuple[str, int]] = set()
        """The games and numbers of seats that it is known to fit: to find out takes longer than to judge a position."""

    def output(self, features: list[float]) -> float:
        """The correction of the game's guess, in points."""
        return self.rest(self.sums(features))

    def sums(self, features: list[float]) -> list[float]:
        """The sums that go into the units of the first layer."""
        return self._added(self.layers[0].biases, features, [0.0] * len(features))

    def moved(self, sums: list[float], before: list[float], features: list[float]) -> list[float]:
        """The same for a position, given those of a similar one: only the differences are added up."""
        return self._added(sums, features, before)

    def _added(self, sums: list[float], features: list[float], before: list[float]) -> list[float]:
        places: list[int] = []
        values: list[float] = []
        i: i64 = 0
        count: i64 = len(features)
        while i < count:
            x = features[i] - before[i]
            if x != 0.0:
                places.append(int(i))
                values.append(x)
            i += 1
        rows = self.layers[0].rows
        out: list[float] = []
        n: i64 = len(places)
        for j in range(len(rows)):
            row = rows[j]
            total = sums[j]
            k: i64 = 0
            while k < n:
                at: i64 = places[k]
                total += values[k] * row[at]
                k += 1
            out.append(total)
        return out

    def rest(self, sums: list[float]) -> float:
        """The network's output for the sums of the first layer."""
        inside = [total if total > 0.0 else 0.0 for total in sums]
        for number in range(1, len(self.layers)):
            inside = _through(self.layers[number], inside, number == len(self.layers) - 1)
        return inside[0]


def _through(layer: Layer, inside: list[float], last: bool) -> list[float]:
    """The output of a further layer."""
    out: list[float] = []
    n: i64 = len(inside)
    for j in range(len(layer.rows)):
        row = layer.rows[j]
        total = layer.biases[j]
        k: i64 = 0
        while k < n:
            total += inside[k] * row[k]
            k += 1
        out.append(total if last or total > 0.0 else 0.0)
    return out


def hash_of(names: list[str]) -> str:
    """What a file says about the features it was trained with."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def dumps(header: Header, layers: list[Layer]) -> bytes:
    """A network as a file."""
    sizes = [len(layers[0].rows[0])] + [len(layer.rows) for layer in layers]
    out = json.dumps({**header, "sizes": sizes}, sort_keys=True).encode() + b"\n"
    for layer in layers:
        for row in [*layer.rows, layer.biases]:
            out += struct.pack(f"<{len(row)}e", *row)
    return out


def loads(data: bytes) -> Net:
    """Read a file. Raises `BadInput`."""
    line, _, body = data.partition(b"\n")
    try:
        header = json.loads(line)
        sizes = [int(size) for size in header["sizes"]]
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput("this is not a network: its first line should be JSON with the sizes of the layers") from error
    layers: list[Layer] = []
    at = 0
    for before, units in itertools.pairwise(sizes):
        count = (before + 1) * units
        if len(body) < at + 2 * count:
            raise BadInput(f"the network is cut off: {len(body)} bytes of weights")
        numbers = [float(x) for x in struct.unpack_from(f"<{count}e", body, at)]
        at += 2 * count
        rows = [numbers[j * before : (j + 1) * before] for j in range(units)]
        layers.append(Layer(rows, numbers[before * units :]))
    if at != len(body) or not layers or len(layers[-1].rows) != 1:
        raise BadInput(f"the network's weights do not fit its sizes {sizes}")
    return Net(header, layers)


_found: Final[dict[tuple[str, int], Net | None]] = {}


def net_for(state: State) -> Net | None:
    """The network for the game and the number of seats of a position; None if there is none that fits."""
    package = type(state).__module__.rpartition(".")[0]
    key = (package, state.seats)
    if key not in _found:
        _found[key] = _load(package, state)
    return _found[key]


def _load(package: str, state: State) -> Net | None:
    """A file that does not fit the current features is ignored, with one line in the log."""
    file = resources.files(importlib.import_module(package)).joinpath("net", f"{state.seats}.bin")
    if not file.is_file():
        return None
    try:
        net = loads(file.read_bytes())
    except BadInput as error:
        log.warning("a network could not be read", extra={"game": package, "seats": state.seats, "error": str(error)})
        return None
    why = misfit(net, state)
    if why:
        log.warning(why, extra={"game": package, "seats": state.seats})
        return None
    return net


def net_in(file: str) -> Net:
    """The network in any file. Raises `BadInput`."""
    try:
        return loads(Path(file).read_bytes())
    except (OSError, BadInput) as error:
        said = f"there is no network in {file!r}: {error}"
        raise BadInput(said, "wrong-no-net", {"file": file}) from error


def digest(data: bytes) -> str:
    """A file by its weights, whatever its first line says."""
    return hashlib.sha256(data.partition(b"\n")[2]).hexdigest()[:16]


def misfit(net: Net, state: State) -> str:
    """Why a network does not fit a position; empty if it does."""
    if net.header.get("features") != hash_of(state.feature_names()) or state.seats not in net.header.get("seats", []):
        return "a network was trained on other features"
    if game(net.header["game"]).revision not in revisions(net.header):
        return "a network was trained on other rules"
    return ""


def revisions(header: Header) -> list[int]:
    """The revisions of the rules for which a network holds: at least the one it was trained on."""
    held: list[int] = header.get("revisions", [header.get("revision", 0)])
    return held
