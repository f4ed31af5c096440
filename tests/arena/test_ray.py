"""A contest on a Ray cluster of two nodes, one of which is killed in the middle: nothing is lost, and nothing differs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from majlis.arena.contest import contest, play_contest
from majlis.arena.ray_workers import on_ray, ray_module
from majlis.engine.errors import BadInput

PATIENCE = 400.0
"""Seconds after which a cluster that does not move counts as broken."""
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_raylet_start_wait_time_s": "60",  # a busy machine takes long to start a node
}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def node(address: str, cores: int, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A node with one core, with which the cluster has that many; in the end it is gone with all its processes.

    A node gives up if one of its helpers takes more than 15 s to start, as may happen on a busy machine: then it is started again.
    """
    until = time.monotonic() + PATIENCE
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1", *options]
    while True:
        process = subprocess.Popen(
            command, env=ENVIRONMENT, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            if joined(process, address, cores, until):
                yield process
                return
        finally:
            kill(process)
        assert time.monotonic() < until, f"the cluster did not get {cores} cores"


def kill(process: subprocess.Popen[bytes]) -> None:
    """As if the machine had lost its power: the whole session of the node dies at once."""
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and os.getsid(int(folder.name)) == process.pid:
                os.kill(int(folder.name), signal.SIGKILL)
        except ProcessLookupError:
            continue
    process.wait()


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def joined(process: subprocess.Popen[bytes], address: str, cores: int, until: float) -> bool:
    """Wait until the cluster has that many cores; False if the node gave up, or the time is over."""
    asked = (
        f"import ray; ray.init({address!r}, log_to_driver=False); print('cores', ray.cluster_resources().get('CPU', 0))"
    )
    while process.poll() is None and time.monotonic() < until:
        done = subprocess.run(
            [sys.executable, "-c", asked], env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
        if f"cores {float(cores)}" in done.stdout:
            return True
    return False


@pytest.mark.long
def test_a_contest_on_a_cluster_survives_the_loss_of_a_node(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    one = contest("al_rashid", players=["random", "novice"], deals=16, seed="2")
    alone = tmp_path / "alone.jsonl"
    play_contest(one, file=alone)
    shared = tmp_path / "shared.jsonl"
    command = [sys.executable, "-m", "majlis", "arena", "al_rashid", "--players", "random,novice", "--deals", "16"]
    with ExitStack() as nodes:
        nodes.enter_context(node(address, 1, "--head", f"--port={port}", "--include-dashboard=false"))
        second = nodes.enter_context(node(address, 2, f"--address={address}"))
        with subprocess.Popen(
            [*command, "--seed", "2", "--ray", address, "--out", str(shared)],
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
        ) as arena:
            until = time.monotonic() + PATIENCE
            while lines_of(shared) < 4 and arena.poll() is None and time.monotonic() < until:
                with suppress(subprocess.TimeoutExpired):
                    arena.wait(0.1)
            assert 4 <= lines_of(shared) < 17, "it is in the middle"
            kill(second)
            assert arena.wait(PATIENCE) == 0
    assert shared.read_bytes() == alone.read_bytes()


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"majlis\[ray\]"):
        ray_module()
    with pytest.raises(BadInput, match="needs ray"):
        next(on_ray(len, [("a",)], "auto"))
