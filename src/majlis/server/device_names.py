"""What a browser calls itself, in two words that its owner recognizes."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"), ("majlis", "majlis"), ("python-httpx", "Python"),
    ("curl/", "curl"),
)  # fmt: skip
"""In this order: Chrome says that it is Safari, and Edge that it is both."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"), ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)  # fmt: skip


def device_name(agent: str) -> str:
    """Browser and system by the header User-Agent, for example "Firefox, Windows"; "" if it says nothing that we know."""
    parts = [next((name for mark, name in known if mark in agent[:400]), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(part for part in parts if part)
