"""Programs as players: what they are told, what they may answer, and what becomes of those that misbehave."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import majlis
from majlis.arena.contest import contest, play_contest
from majlis.arena.playout import ranks_with
from majlis.arena.simulate import simulate
from majlis.bots import GaveUp, Seating, decide, player_named, stream
from majlis.bots.player import Player
from majlis.engine.errors import BadInput
from majlis.engine.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
FIRST = 'while read -r line; do case "$line" in *decide*) echo "{\\"action\\":0}";; esac; done'
"""A program that always takes the first action."""


@pytest.fixture
def match() -> Match:
    """At the first decision with several answers."""
    made = majlis.game("tadmor").start(seats=2, seed="b1")
    while len(made.actions()) < 3:
        made.play(made.actions()[0])
    return made


class Seats:
    """Programs, each a shell script, in seat 0 of a match."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.players: list[Player] = []

    def spec(self, script: str, ms: int = 5000) -> str:
        path = self.folder / f"bot{len(list(self.folder.iterdir()))}"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return f"program:{ms}ms:{path}"

    def player(self, script: str, match: Match, ms: int = 5000) -> Player:
        player = player_named(self.spec(script, ms))
        player.begin(Seating(match.game, match.seats, match.options, match.actor))
        self.players.append(player)
        return player


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[Seats]:
    made = Seats(tmp_path)
    yield made
    for player in made.players:
        player.close()


def asked(player: Player, match: Match) -> str:
    code = decide(player, match.state, match.actor, stream("1", 0))
    return str(match.state.choice.action(match.state, code))


def answer(seats: Seats, match: Match, said: str) -> str:
    """What comes of an answer to the first question."""
    return asked(seats.player(f"read -r begin; read -r decide; echo '{said}'; read -r rest", match), match)


def test_an_action_is_given_by_its_place_its_notation_or_its_json(seats: Seats, match: Match) -> None:
    actions = match.actions()
    assert len(actions) > 2
    assert answer(seats, match, '{"action": 1}') == str(actions[1])
    assert answer(seats, match, json.dumps({"action": str(actions[2]), "id": 1})) == str(actions[2])
    assert answer(seats, match, json.dumps({"action": actions[2].json()})) == str(actions[2])


def test_a_question_says_what_the_seat_may_know(seats: Seats, match: Match, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    script = f'read -r begin; echo "$begin" > {seen}; read -r decide; echo "$decide" >> {seen}; echo \'{{"action":0}}\''
    asked(seats.player(script, match), match)
    begin, question = [json.loads(line) for line in seen.read_text().splitlines()]
    assert begin == {
        "type": "begin",
        "protocol": 1,
        "game": "tadmor",
        "revision": match.game.revision,
        "seats": 2,
        "seat": match.actor,
        "options": match.options,
    }
    luck = question.pop("luck")
    assert 0 <= luck < 1 << 31
    assert match.prompt is not None
    assert question == {
        "type": "decide",
        "id": 1,
        "prompt": match.prompt.json(),
        "view": json.loads(json.dumps(match.view(match.actor))),
        "numbers": json.loads(json.dumps(match.numbers(match.actor))),
        "actions": [str(action) for action in match.actions()],
        "time_left_ms": 5000,
    }


def test_outlooks_are_told_on_request(seats: Seats, match: Match, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    one = json.dumps({"outlook": str(match.actions()[0])})
    script = f"""read -r begin; read -r decide
echo '{one}'; read -r outlook; echo "$outlook" > {seen}
echo '{{"outlook": null}}'; read -r outlook; echo "$outlook" >> {seen}; echo '{{"action":0}}'"""
    asked(seats.player(script, match), match)
    first, whole = [json.loads(line) for line in seen.read_text().splitlines()]
    texts = [str(action) for action in match.actions()]
    assert first["type"] == "outlook"
    assert 0 < first["time_left_ms"] <= 15000
    assert first["outlooks"] == {texts[0]: whole["outlooks"][texts[0]]}
    assert list(whole["outlooks"]) == texts
    for text in texts:
        certain = match.outlook(text).json()
        if not certain["open"]:  # what depends on hidden things is a range over imagined positions
            assert whole["outlooks"][text] == json.loads(json.dumps(certain))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("hello", "wrote 'hello', which is not JSON"),
        ("[1]", 'wrote \'[1]\' instead of an object with an "action" or an "outlook"'),
        ("{}", 'wrote \'{}\' instead of an object with an "action" or an "outlook"'),
        ('{"action": 999}', "answered 999, but there are actions 0 to"),
        ('{"action": -1}', "answered -1, but there are actions 0 to"),
        ('{"action": true}', "answered 'True', which is not a legal action"),
        ('{"action": null}', "answered 'None', which is not a legal action"),
        ('{"action": "fly"}', "answered 'fly', which is not a legal action"),
        ('{"action": "place camel"}', "answered 'place camel', which is not a legal action"),
        ('{"action": 0, "id": 7}', "answered question 7, but was asked question 1"),
        ('{"outlook": "fly"}', "answered 'fly', which is not a legal action"),
    ],
)
def test_an_answer_that_makes_no_sense_is_given_up(seats: Seats, match: Match, said: str, reason: str) -> None:
    with pytest.raises(GaveUp) as error:
        answer(seats, match, said)
    assert str(error.value).startswith(reason)


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("echo out of rope >&2; exit 3", "exited with status 3: out of rope"),
        ("kill -s KILL $$", "was killed by SIGKILL"),
        ("exec >&-; read -r begin; read -r decide; exec sleep 1000 2>&-", "closed its output"),
        ("yes | tr -d '\\n'", "wrote a line of more than 65,536 bytes"),
        ("yes >&2", "wrote more than 1,048,576 bytes for one answer"),
        ("yes '{\"outlook\": null}' | tr -d '\\n'; cat", "wrote a line of more than 65,536 bytes"),
        ("exec perl -e 'print qq({\"a\":) x 20000, qq(\\n); $|=1; sleep 1000'", "wrote"),
    ],
)
def test_programs_that_die_flood_or_fall_silent_are_given_up(
    seats: Seats, match: Match, script: str, reason: str
) -> None:
    answered = (
        "read -r begin; read -r decide; echo '{\"action\":0}'; read -r decide"  # the first answer may take longer
    )
    # Only a program that still runs makes us wait until its time is over: the others have all that a busy machine takes.
    player = seats.player(f"{answered}; {script}", match, ms=400 if reason == "closed its output" else 60_000)
    asked(player, match)
    with pytest.raises(GaveUp) as error:
        asked(player, match)
    assert str(error.value).startswith(reason)


def test_a_hanging_program_has_only_its_time(seats: Seats, match: Match) -> None:
    player = seats.player("read -r begin; read -r decide; echo '{\"action\":0}'; exec sleep 1000", match, ms=50)
    asked(player, match)
    with pytest.raises(GaveUp, match="did not answer in time"):
        asked(player, match)


def test_a_program_that_reads_nothing_blocks_nobody(seats: Seats, match: Match) -> None:
    """Its pipe fills up, but we do not wait for it."""
    player = seats.player("yes '{\"action\":0}' | head -n 40; exec sleep 1000", match, ms=100)
    for _ in range(40):  # questions of about 10 kB; a pipe holds 64
        asked(player, match)
    with pytest.raises(GaveUp, match="did not answer in time"):
        asked(player, match)


def test_a_program_that_resigns_loses_and_the_others_play_on(seats: Seats) -> None:
    dying = seats.spec("read -r begin; read -r decide; echo '{\"action\":0}'; exit 1")
    summary = simulate("al_rashid", seats=3, players=[dying, "random", "random"], matches=1, seed="b2")
    assert summary.resigned == [1, 0, 0]
    assert summary.rows[0].ranks[0] == 3
    assert sorted(summary.rows[0].ranks) == [1, 2, 3]


def test_a_contest_counts_a_resignation_as_a_loss(seats: Seats) -> None:
    dying = seats.spec("exit 1")
    one = contest("al_rashid", players=[dying, "random"], seats=2, deals=1, seed="b3")
    [[first, second]] = play_contest(one)
    assert [first[0], first[1]] == [[0, 1], [2, 1]]
    assert [second[0], second[1]] == [[1, 0], [1, 2]]


def test_the_next_match_is_a_fresh_start(seats: Seats, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    script = f"test -e {crashed} || {{ touch {crashed}; exit 1; }}; {FIRST}"
    summary = simulate("al_rashid", seats=2, players=[seats.spec(script), "random"], matches=2, seed="b4")
    assert summary.resigned == [1, 0]


@pytest.mark.parametrize(
    ("ranking", "gone", "ranks"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 1, 3], [2], [1, 1, 3]),
        ([1, 2, 3, 4], [0, 1], [4, 3, 1, 2]),
        ([2, 1], [0, 1], [2, 1]),
        ([1], [0], [2]),
    ],
)
def test_players_who_give_up_come_last_and_the_first_to_do_so_very_last(
    ranking: list[int], gone: list[int], ranks: list[int]
) -> None:
    assert ranks_with(ranking, gone) == ranks


def test_a_program_hears_of_the_end_and_of_the_next_match(seats: Seats, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f"""while read -r line; do case "$line" in
*begin*) echo begin >> {heard};; *over*) echo "$line" >> {heard};; *decide*) echo '{{"action":0}}';; esac; done"""
    summary = simulate("al_rashid", seats=2, players=[seats.spec(script), "random"], matches=2, seed="b5")
    lines = heard.read_text().splitlines()
    assert [lines[0], lines[2], len(lines)] == ["begin", "begin", 4]
    for line, row in zip(lines[1::2], summary.rows, strict=True):
        assert json.loads(line) == {"type": "over", "scores": row.scores, "ranks": row.ranks}


def test_the_python_example_plays_to_the_end() -> None:
    summary = simulate("al_rashid", seats=2, players=[f"program:{EXAMPLES / 'points.py'}", "random"], seed="b6")
    assert summary.resigned == [0, 0]


def test_a_program_with_the_same_luck_plays_alike_on_any_number_of_processes() -> None:
    players = [f"program:{EXAMPLES / 'builder.pl'}"]
    alone, together = [
        simulate("al_rashid", seats=2, players=players, matches=2, seed="b6", jobs=jobs) for jobs in (1, 2)
    ]
    assert alone.digest == together.digest
    assert alone.resigned == [0, 0]


def test_the_perl_example_knows_how_to_play_alhambra() -> None:
    players = [f"program:{EXAMPLES / 'builder.pl'}", "random"]
    summary = simulate("alhambra", seats=2, players=players, matches=2, seed="b7")
    assert summary.resigned == [0, 0]
    assert summary.wins == [2, 0]


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("program:", "a program is written program:COMMAND"),
        ("program:250ms:", "a program is written program:COMMAND"),
        ("program:./no-such-bot --flag", "there is no program './no-such-bot'"),
        ("program:sh -c 'oops", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_first_match(spec: str, error: str) -> None:
    with pytest.raises(BadInput, match="program") as raised:
        player_named(spec)
    assert error in str(raised.value)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_program_outlives_an_interrupted_series(tmp_path: Path, jobs: str, how: signal.Signals) -> None:
    """The pipe ends when everybody who could write to it is gone: the program, and the child that it waits for."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    bot = tmp_path / "bot"
    bot.write_text(f"#!/bin/sh\ntrap '' INT TERM HUP\nexec 3>{pipe}\necho here >&3\nsleep 1000\nread -r line\n")
    bot.chmod(0o755)
    command = [sys.executable, "-m", "majlis", "simulate", "al_rashid", "--seed", "2a"]
    command += ["--players", f"program:{bot},random"]
    series = subprocess.Popen([*command, "--jobs", jobs], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    with pipe.open() as reading:
        assert reading.readline() == "here\n"
        series.send_signal(how)
        assert set(reading.read().split()) <= {"here"}
    series.communicate()
    assert series.returncode != 0
