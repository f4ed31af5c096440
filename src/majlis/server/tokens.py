"""Ids, secrets and the time."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import time
from datetime import UTC, datetime
from functools import lru_cache

_ID = re.compile(r"[a-z2-7]{26}")


def new_id() -> str:
    """An id that nobody can guess: 128 bits, 26 letters and digits."""
    return base64.b32encode(secrets.token_bytes(16)).decode("ascii").rstrip("=").lower()


def is_id(text: str) -> bool:
    """Whether that could be one of our ids."""
    return _ID.fullmatch(text) is not None


def new_secret() -> str:
    """A secret for a cookie or a link: 256 bits."""
    return secrets.token_urlsafe(32)


def same_secret(shown: str, kept: str) -> bool:
    """Compare two secrets in constant time."""
    return secrets.compare_digest(shown.encode("utf-8", "replace"), kept.encode())


def digest(secret: str) -> str:
    """What is stored of a secret, so that nobody who reads the database can log in with it."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def now() -> int:
    """Milliseconds since 1970: how times are kept."""
    return time.time_ns() // 1_000_000


def iso(ms: int) -> str:
    """A kept time as the API writes it."""
    return f"{_second(ms // 1000)}.{ms % 1000:03d}Z"


@lru_cache(1024)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat()
