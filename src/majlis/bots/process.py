"""A program that reads and writes lines, with limits on its time and output, and no way to outlive us.

The program runs in a process group of its own, together with a guard: a shell that waits for its input to end. Only we hold the other
end of that input, so whatever becomes of us (an error, Ctrl-C, even SIGKILL), the guard notices and kills the group.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
from time import monotonic
from typing import Final, final

LONGEST_LINE: Final = 64 * 1024
MOST_OUTPUT: Final = 1024 * 1024
"""How many bytes it may write, errors included, from one question to its answer."""
ERRORS_KEPT: Final = 2000
GOODBYE: Final = 1.0
"""Seconds that a program has to exit once its input has ended."""
_CHUNK: Final = 64 * 1024
_GUARD: Final = 'read -r _ || kill -s KILL -- "-$$"'


class Misbehaved(Exception):
    """The program broke off, took too long or wrote too much; the text says what."""


@final
class LineProcess:
    """A running program. Lines go in and come out as bytes, without their ends."""

    def __init__(self, command: list[str]) -> None:
        """Raises `Misbehaved` if the program cannot be started."""
        self._guard = subprocess.Popen(
            ["/bin/sh", "-c", _GUARD],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        try:
            self._program = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                process_group=self._guard.pid,
                bufsize=0,
            )
        except OSError as error:
            self._kill_group()
            raise Misbehaved(f"could not be started: {error.strerror}") from error
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        assert self._program.stderr is not None
        self._in = self._program.stdin.fileno()
        self._out = self._program.stdout.fileno()
        self._err = self._program.stderr.fileno()
        self._waiting = selectors.DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._waiting.register(self._out, selectors.EVENT_READ)
        self._waiting.register(self._err, selectors.EVENT_READ)
        self._read = b""
        self._to_write = b""
        self._errors = b""
        self._written = 0
        self._ended = False

    @property
    def pid(self) -> int:
        return self._program.pid

    def tell(self, line: bytes) -> None:
        """Have a line written. It is, at the latest, while we wait for the answer."""
        self._to_write += line + b"\n"
        self._written = 0
        self._write()

    def line(self, until: float) -> bytes:
        """The next line that the program writes. Raises `Misbehaved` if none has come by then (in terms of `monotonic`)."""
        while True:
            found, end, rest = self._read.partition(b"\n")
            if len(found) > LONGEST_LINE:
                raise Misbehaved(f"wrote a line of more than {LONGEST_LINE:,} bytes")
            if end:
                self._read = rest
                return found
            if self._ended:
                raise Misbehaved(self._how_it_ended(until))
            left = until - monotonic()
            if left <= 0:
                raise Misbehaved("did not answer in time")
            self._exchange(left)
            if self._written > MOST_OUTPUT:
                raise Misbehaved(f"wrote more than {MOST_OUTPUT:,} bytes for one answer")

    def _exchange(self, seconds: float) -> None:
        """Wait for something to read, or to be able to write, and do so."""
        for key, _ in self._waiting.select(seconds):
            if key.fd == self._in:
                self._write()
            elif key.fd == self._out:
                chunk = self._chunk(self._out)
                self._ended = not chunk
                self._read += chunk
            else:
                self._errors = (self._errors + self._chunk(self._err))[-ERRORS_KEPT:]

    def _chunk(self, pipe: int) -> bytes:
        """What can be read; a pipe that has ended is not waited for any more."""
        try:
            chunk = os.read(pipe, _CHUNK)
        except BlockingIOError:
            return b""
        if not chunk:
            self._waiting.unregister(pipe)
        self._written += len(chunk)
        return chunk

    def _write(self) -> None:
        """Write as much as the program takes at the moment."""
        waits = self._in in self._waiting.get_map()
        try:
            while self._to_write:
                written = os.write(self._in, self._to_write)
                self._to_write = self._to_write[written:]
        except BlockingIOError:
            if not waits:
                self._waiting.register(self._in, selectors.EVENT_WRITE)
            return
        except BrokenPipeError:  # it reads no more; whether it still answers will be seen
            self._to_write = b""
        if waits:
            self._waiting.unregister(self._in)

    def _how_it_ended(self, until: float) -> str:
        """What can be said about a program that has closed its output."""
        try:
            status = self._program.wait(max(0.0, until - monotonic()))
        except subprocess.TimeoutExpired:
            return "closed its output"
        while self._err in self._waiting.get_map() and self._waiting.select(0):
            self._exchange(0)
            if self._written > MOST_OUTPUT:
                break
        how = f"was killed by {_signal_name(-status)}" if status < 0 else f"exited with status {status}"
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return f"{how}: {lines[-1][:200]}" if lines else how

    def close(self) -> None:
        """Let the program exit by itself, for a moment, then kill it and whatever it started."""
        self._to_write = b""
        if self._in in self._waiting.get_map():
            self._waiting.unregister(self._in)
        if self._program.stdin is not None:
            self._program.stdin.close()
        if self._program.poll() is None and not self._ended:
            until = monotonic() + GOODBYE
            with contextlib.suppress(Misbehaved):
                while True:  # what it still says is not heard, but has to be read: it might wait for that
                    self.line(until)
        self.kill()

    def kill(self) -> None:
        """End the program and whatever it started, at once."""
        self._kill_group()
        self._program.wait()
        self._waiting.close()
        for pipe in (self._program.stdin, self._program.stdout, self._program.stderr):
            if pipe is not None:
                pipe.close()

    def _kill_group(self) -> None:
        os.killpg(
            self._guard.pid, signal.SIGKILL
        )  # the guard is part of it and has not been waited for, so it is still ours
        if self._guard.stdin is not None:
            self._guard.stdin.close()
        self._guard.wait()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
