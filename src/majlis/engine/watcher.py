"""Somebody who looks at a position each time something happens in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from majlis.engine.events import Event
    from majlis.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Called at every event, with the position at that moment, which it must not change."""

    def heard(self, state: State, event: Event) -> None:
        """An event happened."""
