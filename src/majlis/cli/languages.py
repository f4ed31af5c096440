"""The language of the command line: which one it is, what it says, its help, and the phrases of the library that reads it.

Help is read from `locale/help` with Fluent's parser alone: the runtime brings in Babel, and `majlis --help` should answer at once.
Everything else is said by `say`, which loads the runtime when something is to be said.
"""

from __future__ import annotations

import gettext
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import click

from majlis.engine.words import LANGUAGES, Words, errors_locale

SHARED: Final = "help-any"
"""The message with what several commands have in common."""
_REPR: Final = re.compile(r"\{(\w+)!r\}")


class _Chosen:
    """The language of this call."""

    language: str = "en"


def chosen() -> str:
    """The language of this call: that of `--lang`, else that of the environment."""
    return _Chosen.language


def language_of(wanted: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return "en"


def asked_for(args: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands: help and errors of the call are in that language, too."""
    for arg, after in zip(args, [*args[1:], ""], strict=False):
        if arg == "--":
            break
        found = after if arg == "--lang" else arg.removeprefix("--lang=") if arg.startswith("--lang=") else ""
        if found in LANGUAGES:
            return found
    return None


def locale() -> Path:
    """The folder with the command line's own messages."""
    return Path(__file__).parent / "locale"


@cache
def _words(language: str) -> Words:
    return Words(language, [locale() / "commands", errors_locale()])


def say(message: str, /, **parts: object) -> str:
    """A message of the command line in the language of this call."""
    return _words(chosen()).say(message, **parts)


def decimal(number: float, digits: int = 1) -> str:
    """A number as this call's language writes it: 1,234.5 in English, 1.234,5 in German, 1 234,5 in Russian."""
    text = f"{number:,.{digits}f}"
    separators = {"de": ".,", "ru": "\u00a0,"}.get(chosen(), ",.")
    return text.translate(str.maketrans(",.", separators))


def either(texts: Sequence[str]) -> str:
    """The texts as a choice: "a, b or c"."""
    return _words(chosen()).join(texts, "or")


@cache
def help_texts(language: str) -> dict[str, str]:
    """The messages of the help, `message` or `message.attribute`; a part of a message is left as `{part}`."""
    from fluent.syntax import FluentParser, ast

    found = FluentParser(with_spans=False).parse((locale() / "help" / f"{language}.ftl").read_text(encoding="utf-8"))
    out: dict[str, str] = {}
    for entry in found.body:
        if not isinstance(entry, ast.Message):
            continue
        texts = {entry.id.name: entry.value} | {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for name, pattern in texts.items():
            if pattern is not None:
                out[name] = "".join(_plain(element) for element in pattern.elements)
    return out


def _plain(element: object) -> str:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return element.value
    assert isinstance(element, ast.Placeable)
    assert isinstance(element.expression, ast.VariableReference), "help has no plurals"
    return f"{{{element.expression.id.name}}}"


def help_text(message: str, attribute: str = "") -> str:
    """A text of the help: that of the message, or of what commands share; empty if there is none."""
    texts = help_texts(chosen())
    if not attribute:
        return texts.get(message, "")
    return texts.get(f"{message}.{attribute}") or texts.get(f"{SHARED}.{attribute}", "")


def translated(command: click.Command, path: Sequence[str]) -> click.Command:
    """The command with its help in the language of this call, and with `--lang`, which every command takes."""
    message = "-".join(("help", *path)) if path else "help-majlis"
    if not any(parameter.name == "lang" for parameter in command.params):
        command.params.append(click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False))
    command.help = help_text(message)
    command.short_help = help_text(message, "short")
    command.options_metavar = help_text("metavar-options")
    kept = getattr(
        command, "_help_option", None
    )  # click makes it once; this call may be in another language than the last
    if isinstance(kept, click.Option):
        kept.help = help_text("click-show-help")
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.name is not None:
            parameter.help = help_text(message, parameter.name)
    if isinstance(command, click.Group):
        name = help_text("metavar-command")
        name = f"[{name}]" if command.invoke_without_command else name
        command.subcommand_metavar = f"{name} {help_text('metavar-arguments')}"
        for below in command.commands.values():
            translated(below, (*path, below.name or ""))
    return command


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """While this holds, everything is said in that language: click asks `gettext` for its own phrases, and we answer there."""
    before = _Chosen.language, gettext.dgettext, gettext.dngettext
    _Chosen.language = language
    vars(gettext).update(dgettext=_phrase, dngettext=_counted_phrase)
    try:
        yield
    finally:
        _Chosen.language = before[0]
        vars(gettext).update(dgettext=before[1], dngettext=before[2])


def _phrase(_: str, message: str) -> str:
    """A phrase of click in the language of this call; as it is if we have none."""
    if chosen() == "en":
        return message
    name = _phrases().get(_REPR.sub(r"{\1}", message))
    if name is None:
        return message
    out = help_texts(chosen())[name]
    for part in _REPR.findall(message):
        out = out.replace(f"{{{part}}}", f"{{{part}!r}}")
    return out


def _counted_phrase(domain: str, one: str, several: str, count: int) -> str:
    return _phrase(domain, one if count == 1 else several)


@cache
def _phrases() -> dict[str, str]:
    """Click's phrases as they are in English, and the message of each."""
    return {text: name for name, text in help_texts("en").items() if name.startswith("click-")}
