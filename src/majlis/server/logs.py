"""Logs: one JSON object per line on stderr, without cookies, keys, names or addresses."""

from __future__ import annotations

import json
import logging
import sys
from typing import TextIO

from majlis.server.tokens import iso

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """A record as a line of JSON; what was given as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        out: dict[str, object] = {
            "at": iso(int(record.created * 1000)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        out |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            out["trace"] = self.formatException(record.exc_info)
        return json.dumps(out, default=str)


def set_up(verbose: bool, stream: TextIO | None = None) -> None:
    """Send all logs out as lines of JSON; quietly (warnings only) where somebody plays at home."""
    out = logging.StreamHandler(stream or sys.stderr)
    out.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.WARNING)
    logging.getLogger("majlis").setLevel(logging.INFO if verbose else logging.WARNING)
    logging.getLogger("majlis.run").setLevel(logging.WARNING if out.stream.isatty() and not verbose else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
