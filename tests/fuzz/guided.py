"""Texts found by coverage: atheris changes a reader's samples and goes on from whatever reaches new code.

python -m tests.fuzz.guided --seconds 60 record cookie

Each reader is tried in a process of its own, because libFuzzer ends the one it runs in. Nothing of Majlis may be imported before atheris
can watch it, so the imports are in the functions. Atheris is there for Linux on x86-64 only (requirements/fuzz.txt).
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HANGS = 30
"""Seconds after which a text that is still being read is a fault."""
MEMORY = 4096
"""Megabytes."""
READ = "--read"


def main(arguments: list[str]) -> int:
    if arguments[:1] == [READ]:
        read(arguments[1], arguments[2:])
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.guided", description=__doc__)
    parser.add_argument("readers", nargs="*", metavar="READER", help="by default all")
    parser.add_argument("--seconds", type=int, default=10, help="how long each (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    from tests.fuzz.readers import readers

    names = given.readers or list(readers())
    for name in names:
        if name not in readers():
            parser.error(f"unknown reader {name!r}; known: {', '.join(readers())}")
    return sum(failed(name, given.seconds, given.seed) for name in names)


def failed(name: str, seconds: int, seed: int) -> bool:
    """Try one reader and say what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        corpus, found = Path(folder) / "corpus", Path(folder) / "found"
        corpus.mkdir()
        found.mkdir()
        options = [f"-max_total_time={seconds}", f"-seed={seed}", f"-timeout={HANGS}", f"-rss_limit_mb={MEMORY}"]
        command = [sys.executable, "-m", "tests.fuzz.guided", READ, name, str(corpus), *options]
        ended = subprocess.run(
            [*command, f"-artifact_prefix={found}/"], stderr=subprocess.STDOUT, stdout=subprocess.PIPE, check=False
        )
        said = ended.stdout.decode("utf-8", "replace").splitlines()
        if ended.returncode == 0:
            print(f"{name}: {next((line for line in said if line.startswith('Done')), 'done')}", flush=True)
            return False
        print("\n".join(said[-40:]))
        for path in sorted(found.iterdir()):
            print(f"FAULT {name}: {path.name.partition('-')[0]}; the text was {path.read_bytes()[:2000]!r}", flush=True)
    return True


def read(name: str, options: list[str]) -> None:
    """In the process of one reader: never returns."""
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["majlis"]):
        from tests.fuzz.readers import readers

        reader = readers()[name]
        samples = reader.samples()
        reader.tries(samples[0])  # it imports what it needs: a game, say
    corpus = Path(options[0])
    for number, sample in enumerate(samples):
        (corpus / str(number)).write_bytes(sample.encode("utf-8", "surrogatepass"))

    def one(data: bytes) -> None:
        reader.tries(data.decode("utf-8", "replace"))

    atheris.Setup([sys.argv[0], *options], one)
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
