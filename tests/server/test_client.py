"""The Python client, and the examples of docs/bots.md."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import majlis
from majlis.client import Chat, Client, ServerProblem, Stale, TableChange, Turn, Update
from majlis.client.events import Block, blocks, read
from majlis.server.shapes import ActionShape, ProblemShape
from tests.faults.servers import Running, serve, stop

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = serve(f"sqlite:///{tmp_path_factory.mktemp('client') / 'majlis.sqlite'}")
    yield found
    stop(found)


def forward(turn: Turn) -> ActionShape:
    actions = [
        action for action in turn.decision.actions if action.verb not in ("remove", "swap")
    ] or turn.decision.actions
    return actions[turn.update.seq % len(actions)]


def test_a_program_plays_a_whole_match(running: Running) -> None:
    with Client(running.url, name="Program") as client:
        table = client.new_table(
            "alhambra", ["me", "bot:easy"], options={"modules": ["vizier"]}, name="Trial", seed="7"
        )
        end = client.play(table.id, 0, forward)
        record = majlis.Record.loads(client.record(table.id))
        assert client.table(table.id).phase == "over"
        assert client.replay(table.id, 0, 1).view["seat"] == 1
    assert end.ranking is not None
    assert record.replay().ranking() == end.ranking


def test_everything_else_that_can_be_called(running: Running) -> None:
    with Client(running.url, name="Ana") as ana, Client(running.url, name="Ben") as ben:
        me = ana.me()
        assert me is not None
        assert me.name == "Ana"
        assert ana.rename("Anna").name == "Anna"
        assert "alhambra" in [game.id for game in ana.games()]
        assert len(ana.game("alhambra").box["tiles"]) > 50
        assert ana.rules("alhambra").chapters[0].rules[0].id.startswith("ALH-")
        table = ana.new_table("alhambra", ["me", {"kind": "open"}, "open"], private=True)
        key = (table.link or "").partition("key=")[2]
        with pytest.raises(ServerProblem) as error:
            ben.table(table.id)
        assert (error.value.status, error.value.kind) == (404, "not-found")
        assert ben.table(table.id, key).id == table.id
        ben.join(table.id, 2, key)
        assert ben.say(table.id, "hello").seat == 2
        assert ana.start(table.id, "easy").phase == "playing"
        assert [found.id for found in ben.tables("mine")] == [table.id]
        assert ben.tables("mine", after=table.id) == []
        assert ben.stand_in(table.id, 2, True).seats[2].stood_in is True
        assert ben.stand_in(table.id, 2, False).seats[2].stood_in is False
        assert ben.resign(table.id, 2).seats[2].resigned is True
        assert ana.leave(table.id).seats[0].stood_in is True
        with pytest.raises(ServerProblem):
            ana.rematch(table.id)
        account = ana.open_account("anna-login", "a long password")
        with Client(running.url, cookie=ana.cookie) as again:
            assert again.me() == account
            again.log_out()
            assert again.me() is None
            assert again.log_in("anna-login", "a long password") == account


def test_moves_undo_and_why(running: Running) -> None:
    with Client(running.url, name="Ana") as client:
        table = client.new_table("alhambra", ["me", "hot"]).id
        actor = client.table(table).actor or 0
        stream = client.follow(table, actor)
        assert isinstance(next(stream), TableChange)
        first = next(stream)
        assert isinstance(first, Update)
        assert first.state.decision is not None
        client.say(table, "my turn")
        assert isinstance(next(stream), Chat)
        refusal = client.why(table, actor, "place tower_9_es 0,0")
        assert refusal is not None
        with pytest.raises(ServerProblem) as refused:
            client.move(table, actor, first.state.seq, "place tower_9_es 0,0")
        assert refused.value.problem.refusal is not None
        seq = client.move(table, actor, first.state.seq, first.state.decision.actions[0])
        with pytest.raises(Stale) as stale:
            client.move(table, actor, first.state.seq, first.state.decision.actions[0])
        assert stale.value.problem.seq == seq
        back = client.undo(table, actor, seq)  # nobody else plays here, so it goes beyond what the move has shown
        with pytest.raises(ServerProblem, match="refused-nothing-to-undo"):
            client.undo(table, actor, back)


def test_a_problem_travels_between_processes() -> None:
    shape = ProblemShape(type="urn:majlis:stale", title="Too late", status=409, detail="Row 7 is there.", seq=7)
    there = pickle.loads(pickle.dumps(Stale(shape, 5.0)))
    assert type(there) is Stale
    assert (str(there), there.problem, there.retry_after) == ("Too late: Row 7 is there.", shape, 5.0)


def test_blocks_are_read_from_the_lines_of_a_stream() -> None:
    lines = ["retry: 1000", "", ": still here", "", "id: 7", "event: odd", "data: {", "data: }", "", "data: x", ""]
    assert list(blocks(lines)) == [Block(7, "odd", "{\n}"), Block(None, "message", "x")]
    assert read(Block(7, "odd", "{}")) is None


def test_the_example_of_the_docs_plays_a_match(running: Running, tmp_path: Path) -> None:
    example = next(
        text
        for text in re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
        if "__main__" in text
    )
    program = tmp_path / "bot.py"
    program.write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), running.url], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"rank \d of 3", done.stdout)
