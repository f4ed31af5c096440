"""Put a network into the package, with where it comes from and what it won.

    python tools/train/ship.py build/train/tadmor/net-1.bin --seats 2 3 4 --command "python tools/train/series.py …" --commit 0123abc \\
        --arena '{"hard against plain-beam, 2 seats": "75.0 ± 12.0 % of 50"}'

The header of the file then says everything that it takes to train the network again: command, seeds, matches, commit. Only networks that
have passed the contests of docs/bots.md belong into the package.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "majlis" / "games"


def shipped(data: bytes, more: dict[str, object]) -> bytes:
    """The same network with more in its header."""
    line, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(line), **more}, sort_keys=True, ensure_ascii=False).encode() + b"\n" + body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("net", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--command", required=True, help="what trained it")
    parser.add_argument("--commit", required=True, help="on which commit")
    parser.add_argument("--arena", type=json.loads, default={}, help="what it won, as JSON")
    given = parser.parse_args()
    data = given.net.read_bytes()
    header = json.loads(data.partition(b"\n")[0])
    told = {"command": given.command, "commit": given.commit, "arena": {**header.get("arena", {}), **given.arena}}
    told["seats"] = given.seats
    for seats in given.seats:
        path = GAMES / header["game"] / "net" / f"{seats}.bin"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(shipped(data, told))
        print(path)


if __name__ == "__main__":
    main()
