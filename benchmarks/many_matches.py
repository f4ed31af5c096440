"""How a server with many finished matches starts, and how long its lists take.

    python benchmarks/many_matches.py --matches 100000

It fills an SQLite file with copies of one match, of a thousand people, then starts a server on it and asks for every list, the first page
and the page after it, as somebody who plays in many of them. Times are the best of some calls.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from majlis.client import Client
from majlis.server.tokens import new_id, now
from tests.faults.servers import serve, stop

PEOPLE = 1000
CALLS = 5


def copies(columns: list[str], row: tuple[object, ...], changes: Iterator[dict[str, object]]) -> Iterator[list[object]]:
    """The row once for each change."""
    for change in changes:
        yield [change.get(name, value) for name, value in zip(columns, row, strict=True)]


def fill(file: Path, template: str, me: str, matches: int, rows: int) -> None:
    """Copies of a table, over, with seats of different people and a log."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA synchronous=OFF")
    people = [me, *(new_id() for _ in range(PEOPLE - 1))]
    made = now()
    connection.executemany(
        "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
        [(person, f"Person {number}", made) for number, person in enumerate(people) if person != me],
    )
    ids = [new_id() for _ in range(matches)]
    moved = {"phase": "over", "teaching": "", "bot_waits": 0}

    def tables() -> Iterator[dict[str, object]]:
        for number, id in enumerate(ids):
            yield {**moved, "id": id, "moved": made - number * 1000, "host": people[number % PEOPLE], "seq": rows}

    def seats(seat: int) -> Iterator[dict[str, object]]:
        for number, id in enumerate(ids):
            person = people[(number + seat * 7) % PEOPLE]
            yield {"table": id, "table_id": id, "seat": seat, "person": person, "kind": "person"}

    def log() -> Iterator[dict[str, object]]:
        for id in ids:
            for number in range(1, rows + 1):
                yield {"table": id, "table_id": id, "number": number, "client": None}

    for name, changes, key in (
        ("tables", tables(), "id"),
        ("seats", seats(0), "table"),
        ("seats", seats(1), "table"),
        ("log", log(), "table"),
    ):
        found = connection.execute(f"SELECT * FROM {name} LIMIT 0").description
        columns = [column[0] for column in found]
        key = key if key in columns else f"{key}_id"
        row = connection.execute(f'SELECT * FROM {name} WHERE "{key}" = ? LIMIT 1', (template,)).fetchone()
        places = ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO {name} VALUES ({places})", copies(columns, row, changes))
        connection.commit()
    connection.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--rows", type=int, default=10, help="rows of each log (%(default)s)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "majlis.sqlite"
        empty = time.perf_counter()
        running = serve(f"sqlite:///{file}")
        empty = time.perf_counter() - empty
        with Client(running.url, name="Ana") as ana:
            table, me, cookie = ana.new_table("alhambra", ["me", "hot"]).id, ana.me(), ana.cookie
        stop(running)
        running = serve(f"sqlite:///{file}")
        stop(running)
        assert me is not None
        fill(file, table, me.id, given.matches, given.rows)
        print(f"{given.matches} matches, {file.stat().st_size >> 20} MiB")
        began = time.perf_counter()
        running = serve(f"sqlite:///{file}")
        took, ticks = time.perf_counter() - began, os.sysconf("SC_CLK_TCK")
        fields = Path(f"/proc/{running.process.pid}/stat").read_text().rpartition(")")[2].split()
        cpu = (int(fields[11]) + int(fields[12])) / ticks
        print(
            f"start: {took:.2f} s, of the processor {cpu:.2f} s; with an empty database, which is made first, {empty:.2f} s"
        )
        with Client(running.url, cookie=cookie) as ana:
            for which in ("open", "watch", "mine", "finished"):
                page = ana.tables(which)
                times = []
                for after in (None, page[-1].id if page else None):
                    best = 1e9
                    for _ in range(CALLS):
                        began = time.perf_counter()
                        ana.tables(which, after)
                        best = min(best, time.perf_counter() - began)
                    times.append(f"{best * 1000:.0f} ms")
                print(f"{which}: {len(page)} on the first page; {', the next page '.join(times)}")
        stop(running)
        size = subprocess.run(["du", "-sh", folder], capture_output=True, text=True, check=False).stdout.split()[0]
        print(f"on disk: {size}")


if __name__ == "__main__":
    main()
