"""What is wrong with the fields of a call, in the caller's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from majlis.engine.words import Words
from majlis.server.names import Unfit
from majlis.server.shapes import EMAIL, LINE, LINES, LOGIN, TEXT

MESSAGES: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "short",
    "string_too_long": "long",
    "too_short": "few",
    "too_long": "many",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "literal_error": "choice",
    "json_invalid": "json",
}
"""The messages (`field-…` in `locale/`) for what Pydantic finds most often; for everything else the form is wrong."""
PATTERNS: Final = {EMAIL: "email", LOGIN: "login", LINE: "control", LINES: "control", TEXT: "control"}
_FACTS: Final = {
    "short": "min_length",
    "long": "max_length",
    "few": "min_length",
    "many": "max_length",
    "least": "ge",
    "most": "le",
    "choice": "expected",
}
"""Where Pydantic says how many, or which."""


def why_not(found: Mapping[str, Any], words: Words) -> str:
    """A field that does not fit, and why, for one of Pydantic's errors."""
    inside = found["loc"][1:] if found["type"] != "json_invalid" else ()
    field = ".".join(str(step) for step in inside)
    why, facts = _reason(found["type"], found.get("ctx", {}))
    reason = words.say(f"field-{why}", **facts)
    return words.say("field", field=field, reason=reason) if field else reason


def _reason(kind: str, context: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
    error = context.get("error")
    if isinstance(error, Unfit):
        return error.why, error.facts
    if kind == "string_pattern_mismatch":
        return PATTERNS.get(context["pattern"], "form"), {}
    why = MESSAGES.get(kind, "form")
    if why not in _FACTS:
        return why, {}
    value = context[_FACTS[why]]
    return why, {"value": value.replace(" or ", ", ") if why == "choice" else value}
