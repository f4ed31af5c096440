"""What several commands read from the command line: options of a game, files, the language."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from majlis.cli.faults import system_said
from majlis.cli.languages import chosen, say
from majlis.engine.components import tables_of
from majlis.engine.errors import BadBox, BadInput, BadOption
from majlis.engine.game import Box, Game


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """`--option NAME=VALUE`, given any number of times."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(say("wrong-option", option=pair))
        if name in out:
            raise BadOption(say("wrong-option-twice", option=name))
        out[name] = value
    return out


def names_of(text: str | None) -> list[str]:
    """`random,greedy` as a list."""
    return [] if not text else [name.strip() for name in text.split(",")]


def read_text(path: Path) -> str:
    """The contents of a text file; raises `BadInput`."""
    if path.is_dir():
        raise BadInput(say("wrong-folder", file=str(path)))
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput(say("wrong-no-file", file=str(path))) from error
    except UnicodeDecodeError as error:
        raise BadInput(say("wrong-not-utf-8", file=str(path), byte=error.start)) from error
    except OSError as error:
        raise BadInput(say("wrong-cannot-read", file=str(path), why=system_said(error))) from error


def write_text(path: Path, text: str) -> None:
    """Write a text file, completely or not at all; raises `BadInput`."""
    if path.is_dir():
        raise BadInput(say("wrong-folder", file=str(path)))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced
            path.write_text(text, encoding="utf-8")
            return
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput(say("wrong-cannot-write", file=str(path), why=system_said(error))) from error


def box_of(game: Game, path: Path | None) -> Box | None:
    """The components of an edited data file; None for the game's own."""
    if path is None:
        return None
    text = read_text(path)
    try:
        box: Box = game.read_box(text)
        return box
    except BadBox as error:
        raise BadBox(f"{path}: {fault_of(game, error, text)}") from error


def fault_of(game: Game, fault: BadBox, text: str) -> str:
    """What is wrong with a data file, in the language of the call."""
    from majlis.engine.form_words import form_words  # only now: the words of a game take a while

    if not game.data_file.is_file():
        return str(fault)
    try:
        data = tables_of(text)
    except BadBox:
        data = None
    return form_words(game, chosen()).file_fault(fault, data)
