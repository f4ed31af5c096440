"""A contest on a Ray cluster of two nodes, one of which is killed in the middle: nothing is lost, and nothing differs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from majlis.arena.contest import contest, play_contest
from majlis.arena.ray_workers import on_ray, ray_module
from majlis.engine.errors import BadInput

PATIENCE = 240.0
"""Seconds after which a cluster that does not move counts as broken."""
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_raylet_start_wait_time_s": "200",  # a busy machine takes long to start a node
}


AGENTS = ["dashboard-agent-grpc-port", "dashboard-agent-listen-port", "runtime-env-agent-port", "metrics-export-port"]
"""A node waits 15 s, and no longer, for helpers that choose their own ports to say which; a busy machine may take longer."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def node(*options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A node of a cluster, with one core, which ends with all its processes."""
    ports = [f"--{name}={free_port()}" for name in AGENTS]
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1", *ports, *options]
    process = subprocess.Popen(
        command, env=ENVIRONMENT, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        kill(process)


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


def wait_for_cores(address: str, cores: int) -> None:
    """Wait until the cluster has that many cores."""
    asked = (
        f"import ray; ray.init({address!r}, log_to_driver=False); print('cores', ray.cluster_resources().get('CPU', 0))"
    )
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        done = subprocess.run(
            [sys.executable, "-c", asked], env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
        if f"cores {float(cores)}" in done.stdout:
            return
    raise AssertionError(f"the cluster did not get {cores} cores: {done.stderr[-800:]}")


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
        nodes.enter_context(node("--head", f"--port={port}", "--include-dashboard=false"))
        wait_for_cores(address, 1)
        second = nodes.enter_context(node(f"--address={address}"))
        wait_for_cores(address, 2)
        with subprocess.Popen(
            [*command, "--seed", "2", "--ray", address, "--out", str(shared)],
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
        ) as arena:
            until = time.monotonic() + PATIENCE
            while lines_of(shared) < 4 and arena.poll() is None and time.monotonic() < until:
                pass
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
