"""What the terminal shows: plain lines, some of them bold or dim if the terminal supports it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

_WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the window and its scrollback."""


class Screen:
    """Where a match is shown and played."""

    def __init__(self, hot_seat: bool) -> None:
        self.console = Console(highlight=False)
        self.hot_seat = hot_seat

    def line(self, text: str = "", style: str = "") -> None:
        # into a file or a pipe, a line stays a line
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.line(text, style)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def picture(self, text: str) -> None:
        """The table: headings, which begin at the margin, are bold; nothing is wrapped, or the drawing would break."""
        self.console.print(Rule(style="dim"))
        for line in text.splitlines():
            heading = line[:1].strip() not in ("", "▶")
            self.console.print(Text(line, style="bold" if heading else ""), no_wrap=True, overflow="ignore", crop=False)
        self.line()

    def ask(self, question: str = "> ") -> str:
        """A line that a person types. Raises `EOFError` and `KeyboardInterrupt`."""
        return input(question).strip()

    def wipe(self) -> None:
        """Leave nothing of one player's screen, or of what was typed there, for the next."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()
        forget_history()


def remember_history() -> None:
    """Let a person edit the line and recall earlier ones with the arrow keys, if the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def complete_with(find: Callable[[str], list[str]]) -> None:
    """Let Tab complete the whole line to one of those that `find` gives for its beginning, if the system can."""
    try:
        import readline
    except ImportError:
        return

    def nth(line: str, number: int) -> str | None:
        found = find(line)
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(nth)
    readline.parse_and_bind("tab: complete")


def forget_history() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
