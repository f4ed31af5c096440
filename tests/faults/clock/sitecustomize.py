"""A clock that can be set: Python loads this at its start where PYTHONPATH names this folder.

The wall clock of the process is off by as many seconds as the file MAJLIS_TEST_CLOCK says. `time.monotonic` goes on as it is, as it does
when the clock of a machine is set.
"""

import os
import time
from pathlib import Path

_ns, _seconds = time.time_ns, time.time


def _offset() -> float:
    try:
        return float(Path(os.environ["MAJLIS_TEST_CLOCK"]).read_text("ascii") or 0)
    except (KeyError, OSError):
        return 0.0


def _set_ns() -> int:
    return _ns() + int(_offset() * 1_000_000_000)


def _set_seconds() -> float:
    return _seconds() + _offset()


time.time_ns = _set_ns
time.time = _set_seconds
