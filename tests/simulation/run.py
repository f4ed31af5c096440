"""Run the world of a seed: set up tables in calm weather, play through a storm, and see what is left when it is over."""

from __future__ import annotations

import asyncio
import atexit
import gc
import logging
import multiprocessing
import os
import shutil
import tempfile
import warnings
from collections.abc import Coroutine, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from majlis.server.migrations import migrate
from majlis.server.settings import Settings
from majlis.server.store import Store
from tests.simulation.bugs import planted
from tests.simulation.laws import check
from tests.simulation.loop import NODE, NothingLeft
from tests.simulation.people import Person, Reader
from tests.simulation.plan import Plan, TablePlan, plan_of
from tests.simulation.servers import Worker, replaced, warm_up
from tests.simulation.world import Broken, World

STORM = 20.0
"""Virtual seconds that a storm lasts at most."""
CALM_DOWN = 90.0
"""Virtual seconds after a storm within which everything must be in order again."""
_MOST_STEPS = 400_000


@dataclass(frozen=True)
class Outcome:
    """What became of a seed."""

    plan: Plan
    broken: list[str]
    trace: list[str]
    digest: str
    faults: dict[str, int]
    rows: int
    seconds: float
    """Virtual ones."""


class Folder:
    """Where the database of one world after another lies; it begins as a copy of an empty one."""

    def __init__(self) -> None:
        memory = Path("/dev/shm")
        kept = Path(tempfile.mkdtemp(prefix="majlis-simulation-", dir=memory if memory.is_dir() else None))
        atexit.register(shutil.rmtree, kept, ignore_errors=True)
        self.file = kept / "majlis.sqlite"
        self.empty = kept / "empty.sqlite"
        asyncio.run(_make_empty(self.empty))
        asyncio.run(warm_up(self.fresh()))
        self.used = False

    def fresh(self) -> Path:
        for suffix in ("-wal", "-shm", ""):
            Path(f"{self.file}{suffix}").unlink(missing_ok=True)
        shutil.copyfile(self.empty, self.file)
        return self.file


async def _make_empty(file: Path) -> None:
    store = Store(Settings(database=f"sqlite:///{file}", survives_power_cuts=False))
    await migrate(store)
    await store.close()


_folder: dict[int, Folder] = {}


def simulate(seed: int, plan: Plan | None = None) -> Outcome:
    """Run the world of a seed."""
    if os.getpid() not in _folder:
        _folder[os.getpid()] = Folder()
    folder = _folder[os.getpid()]
    world = World(plan or plan_of(seed), folder.fresh())
    story = Story(world)
    handler = _Noting(world)
    logger = logging.getLogger("majlis")
    pool = logging.getLogger("sqlalchemy.pool")
    kept = logger.propagate, pool.level
    logger.addHandler(handler)
    logger.propagate = False
    pool.setLevel(logging.CRITICAL + 1)  # it complains about the connections of dead processes
    gc.disable()
    try:
        with warnings.catch_warnings(), replaced(world):
            warnings.simplefilter("ignore")  # SQLAlchemy's, about the connections of dead processes
            story.run()
            gc.collect()
            if not folder.used:
                gc.freeze()  # modules, applications, engines: to walk through them after every world takes half of its time
                folder.used = True
    finally:
        logger.removeHandler(handler)
        logger.propagate = kept[0]
        pool.setLevel(kept[1])
        gc.enable()
    ((rows,),) = world.ask("SELECT count(*) FROM log")
    world.close()
    return Outcome(world.plan, world.broken, world.trace, world.digest(), dict(world.faults), rows, world.loop.moment)


def simulate_with(asked: tuple[int, str]) -> Outcome:
    """Run the world of a seed, with the bug of that name planted if there is one."""
    seed, name = asked
    bug, plan = planted(name, plan_of(seed)) if name else (nullcontext, plan_of(seed))
    with bug():
        return simulate(seed, plan)


def simulate_all(seeds: Iterable[int], name: str, processes: int) -> Iterator[Outcome]:
    """Run the worlds of many seeds, in order; traces of those that keep every law are left out.

    A process that dies ends it with an error: a pool of `multiprocessing` would start another and wait for ever.
    """
    asked = [(seed, name) for seed in seeds]
    if processes == 1:
        yield from map(_without_trace, asked)
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_without_trace, asked, chunksize=8)


def _without_trace(asked: tuple[int, str]) -> Outcome:
    outcome = simulate_with(asked)
    if not outcome.broken:
        outcome.trace.clear()  # nobody will read it
    return outcome


class _Noting(logging.Handler):
    """What the server logs becomes part of the trace."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else getattr(record, "error", "")
        self.world.note(f"logs: {record.getMessage()} {error!r}"[:400])


class Story:
    """One world from its beginning to its end."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.workers = [Worker(world, number) for number in range(world.plan.workers)]
        self.people: list[Person] = []
        self.readers: list[Reader] = []
        self.tasks: list[asyncio.Task[Any]] = []

    def run(self) -> None:
        loop = self.world.loop
        loop.set_exception_handler(self._on_error)
        asyncio.set_event_loop(loop)
        main = loop.create_task(self._live())
        main.add_done_callback(lambda _: loop.stop())
        try:
            loop.run_forever()
            main.result()
        except (Broken, NothingLeft) as error:
            self.world.breach(str(error))
        finally:
            self.world.over = True
            self._bury()
            asyncio.set_event_loop(None)
            loop.close()

    def _on_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.world.breach(f"{context['message']}: {context.get('exception')!r}")

    def _bury(self) -> None:
        """End whatever is left, so that nothing of this world turns up in the next one."""
        loop = self.world.loop
        loop.set_exception_handler(lambda *_: None)
        for node in [worker.node for worker in self.workers]:
            if node is not None:
                node.dead = True
                self.world.hang_up(node)
        nodes = {handle._context.get(NODE) for handle in loop.buried}  # type: ignore[attr-defined]
        for node in [*nodes, *(worker.node for worker in self.workers)]:
            if node is not None:
                node.dead, node.asleep_until = False, 0.0
        self.world.on_death.clear()
        loop._ready.extend(loop.buried)
        loop.buried = []
        end = loop.steps + 20_000

        async def wait() -> None:
            while loop.steps < end and (left := asyncio.all_tasks(loop) - {asyncio.current_task()}):
                for task in left:
                    task.cancel()
                await asyncio.sleep(1.0)

        loop.run_until_complete(wait())

    # the course of it

    async def _live(self) -> None:
        world = self.world
        for worker in self.workers:
            worker.start()
        while not all(worker.up for worker in self.workers):
            await asyncio.sleep(0.01)
        for number, table in enumerate(world.plan.tables):
            await self._set_up(number, table)
        for reader in self.readers:
            self._go(reader.follow())
        for person in self.people:
            self._go(person.play())
        world.weather = world.plan.weather
        world.note("== the storm begins")
        trouble = self._go(self._trouble())
        until = world.loop.moment + STORM
        while world.loop.moment < until and not self._enough() and not world.broken:
            await self._wait(0.2)
        await self._calm_down(trouble)
        check(world, self.people, self.readers)

    def _go(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.world.loop.create_task(work)
        self.tasks.append(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.world.loop.steps > _MOST_STEPS:
            self.world.breach(f"no end after {_MOST_STEPS} steps")

    async def _set_up(self, number: int, plan: TablePlan) -> None:
        """People arrive one after the other and sit down; bots take the rest."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(plan.people - 1))]
        seats += [{"kind": "bot", "level": "easy"} for _ in range(plan.bots)]
        guests = [Person(self.world, self.workers, f"{'abcdefgh'[number]}{seat}") for seat in range(plan.people)]
        for guest in guests:
            await guest.arrive()
        made = await guests[0].insist("POST", "/api/tables", {"game": plan.game, "seats": seats})
        if made.status != 201:
            raise Broken(f"a table cannot be made: {made.body!r}")
        table = made.json["id"]
        for seat, guest in enumerate(guests):
            guest.sit(table, seat)
            if seat:
                joined = await guest.insist("POST", f"/api/tables/{table}/join", {"seat": seat})
                if joined.status != 200:
                    raise Broken(f"nobody can join: {joined.body!r}")
        self.people += guests
        self.readers += [guest.reader for guest in guests]
        for watcher in range(plan.spectators):
            who = f"{'abcdefgh'[number]}x{watcher}"
            self.readers.append(Reader(self.world, self.workers, who, table, None, ""))

    async def _trouble(self) -> None:
        """Now and then something befalls a process as a whole."""
        world, chance = self.world, self.world.chance
        while True:
            await asyncio.sleep(chance.expovariate(1.0 / world.plan.troubles))
            worker = chance.choice(self.workers)
            if not worker.up or worker.node is None:
                continue
            match chance.choice(("kill", "stop", "sleep", "sleep", "clock")):
                case "kill":
                    world.faults["kill"] += 1
                    world.kill(worker.node, "from outside")
                case "stop":
                    world.faults["stop"] += 1
                    worker.stop()
                case "sleep":
                    world.faults["sleep"] += 1
                    worker.sleep(chance.choice((0.5, 2.0, 5.0, 15.0)) * chance.random())
                case _:
                    world.faults["clock"] += 1
                    worker.node.clock_error = chance.uniform(-30.0, 30.0)
                    world.note(f"has a clock that is wrong by {worker.node.clock_error:.1f} s", worker.node.name)

    def _enough(self) -> bool:
        return all(person.decisions >= self.world.plan.moves or self._over(person) for person in self.people)

    def _over(self, person: Person) -> bool:
        return person.reader.latest is not None and person.reader.latest["phase"] == "over"

    async def _calm_down(self, trouble: asyncio.Task[Any]) -> None:
        """Nothing goes wrong any more. People go on for a while; then everybody has to have seen everything."""
        world = self.world
        trouble.cancel()
        world.weather = type(world.weather)()
        world.note("== the storm is over")
        for person in self.people:
            person.since_calm = 0
            person.wishes.stand_in = person.wishes.ask_back = 0.0
        until = world.loop.moment + CALM_DOWN
        while not self._goes_on() and world.loop.moment < until and not world.broken:
            await self._wait(0.5)
        if not self._goes_on():
            world.breach(f"{CALM_DOWN} s after the storm a table still stands still")
        for task in self.tasks[len(self.readers) :]:
            task.cancel()  # nobody begins anything new
        world.note("== everybody waits")
        until = world.loop.moment + CALM_DOWN
        while not self._settled() and world.loop.moment < until and not world.broken:
            await self._wait(0.5)
        if not self._settled():
            world.breach(f"{CALM_DOWN} s after the last decision somebody still has not seen it")

    def _goes_on(self) -> bool:
        """Whether at every table somebody has decided something since the storm."""
        tables: dict[str, bool] = {}
        for person in self.people:
            table = person.reader.table
            tables[table] = tables.get(table, False) or person.since_calm > 0 or self._over(person)
        return all(tables.values()) and not any(person.stood_in for person in self.people)

    def _settled(self) -> bool:
        """Whether no bot has anything to do and every stream has shown the last row."""
        kept = {id: (seq, waits) for id, seq, waits in self.world.ask("SELECT id, seq, bot_waits FROM tables")}
        return all((reader.last or 0, 0) >= kept[reader.table] for reader in self.readers)
