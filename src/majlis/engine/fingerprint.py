"""One short text for everything that a position holds.

The walk covers every attribute of every object it meets, so that a field which somebody forgot to copy or compare cannot hide. It skips
cached results (attributes named `memo_*`) and listeners, and stops at objects that carry a `digest`.
"""

from __future__ import annotations

import hashlib


def fingerprint(thing: object) -> str:
    """Equal for positions that are equal in everything, and only for them."""
    out: list[str] = []
    _write(thing, out)
    return hashlib.blake2b("".join(out).encode(), digest_size=16).hexdigest()


def _write(thing: object, out: list[str]) -> None:
    if thing is None or isinstance(thing, (bool, int, str, bytes, float)):
        out.append(repr(thing))
        out.append(";")
    elif isinstance(thing, (list, tuple)):
        out.append("[")
        for item in thing:
            _write(item, out)
        out.append("]")
    elif isinstance(thing, dict):
        out.append("{")
        for key in sorted(thing):
            _write(key, out)
            _write(thing[key], out)
        out.append("}")
    else:
        digest = getattr(thing, "digest", None)
        out.append(type(thing).__name__)
        out.append("(")
        if isinstance(digest, str):
            out.append(digest)
        else:
            for name in attributes(thing):
                out.append(name)
                out.append("=")
                _write(getattr(thing, name), out)
        out.append(")")


def attributes(thing: object) -> list[str]:
    """The names of an object's fields, whether its class is compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    names = set(compiled) if compiled is not None else set()
    names.update(getattr(thing, "__dict__", ()))
    for ancestor in type(thing).__mro__:
        names.update(getattr(ancestor, "__slots__", ()))
    return sorted(n for n in names if not n.startswith(("memo_", "__")) and n not in ("log", "watcher"))
