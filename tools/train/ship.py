"""Put a network into the package, with where it comes from and what it won.

    python tools/train/ship.py build/train/tadmor/net-1.bin --seats 2 3 4 --gate build/gate/tadmor/gate.json \\
        --command "python tools/train/series.py --game tadmor …" --commit 0123abc

The header of the file then says everything that it takes to train the network again: command, seeds, matches, commit. `--command` and
`--commit` may be left out if the header has them already. What a network won by thinking ahead (`gate.py --ahead`) stands apart from what
its beam won. A network that has not passed its gate (`gate.py`) at each of these numbers of seats is refused; `--anyway` puts it in all the
same, to try it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from majlis.bots.net import digest

GAMES = Path(__file__).parents[2] / "src" / "majlis" / "games"
NEEDED = ("plain-beam", "a search of equal time")
"""The contests without which there is no gate; the third is against the network that was there before."""


def shipped(data: bytes, more: dict[str, object]) -> bytes:
    """The same network with more in its header."""
    line, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(line), **more}, sort_keys=True, ensure_ascii=False).encode() + b"\n" + body


def missing(gate: dict[str, Any], net: Path, seats: list[int]) -> list[str]:
    """What stands between a network and the package; nothing if it has passed."""
    if gate.get("net") != digest(net.read_bytes()):
        return ["the gate is that of another network"]
    out: list[str] = []
    for count in seats:
        played = [one for one in gate["contests"] if one["seats"] == count]
        unplayed = [name for name in NEEDED if name not in [one["against"] for one in played]]
        out += [f"{count} seats, against {name}: not played" for name in unplayed]
        out += [f"{count} seats, against {one['against']}: {one['result']}" for one in played if not one["passed"]]
    return out


def won(gate: dict[str, Any], seats: list[int]) -> dict[str, dict[str, str]]:
    """The results of a gate as a header tells them, by opponent and number of seats; with the rounds of those that thought ahead."""
    out: dict[str, dict[str, str]] = {}
    for one in gate.get("contests", []):
        if one["seats"] in seats:
            own = ahead(gate, one["seats"])
            name = f"thinking ahead against {one['against']}" if own else f"against {one['against']}"
            other = one["player"] if one["player"].startswith("yardstick") else ""
            thought = " against ".join(player for player in (own, other) if player)
            out.setdefault(name, {})[str(one["seats"])] = one["result"] + (f" ({thought})" if thought else "")
    return out


def ahead(gate: dict[str, Any], seats: int) -> str:
    """How the network thought ahead, without its file (`ahead:40it`); empty if it played as the beam."""
    player: str = gate.get("player", {}).get(str(seats), "")
    return ":".join(player.split(":")[:2]) if player.startswith("ahead:") else ""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("net", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--gate", type=Path, help="the gate.json of this network")
    parser.add_argument("--anyway", action="store_true", help="although it has not passed")
    parser.add_argument("--command", help="what trained it")
    parser.add_argument("--commit", help="on which commit")
    given = parser.parse_args(arguments)
    data = given.net.read_bytes()
    header = json.loads(data.partition(b"\n")[0])
    told = {"command": given.command or header.get("command"), "commit": given.commit or header.get("commit")}
    if not all(told.values()):
        parser.error("the header does not say what trained it, and on which commit: name --command and --commit")
    gate = json.loads(given.gate.read_text()) if given.gate else {}
    wrong = missing(gate, given.net, given.seats) if gate else ["there is no gate"]
    if wrong and not given.anyway:
        parser.error("it has not won what it must: " + "; ".join(wrong))
    arena = {**header.get("arena", {}), **won(gate, given.seats)}
    for seats in given.seats:
        path = GAMES / header["game"] / "net" / f"{seats}.bin"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(shipped(data, {**told, "arena": arena, "seats": given.seats}))
        print(path)


if __name__ == "__main__":
    main()
