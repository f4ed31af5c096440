"""`python -m tools.page_types FOLDER` writes, for each game, the types of what the server sends about it: `FOLDER/<game>.d.ts`.

They are made from the `TypedDict`s of its modules `view`, `numbers` and `drawing` and from its verbs, so that the page and the engine
cannot drift apart. A name with an underscore in front is part of another shape and gets no type of its own.
"""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from majlis.engine.catalog import game as game_named
from majlis.engine.game import Game

GAMES: Final = ("alhambra", "al_rashid", "tadmor", "sabika")
MODULES: Final = ("view", "numbers", "drawing")
_PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    Any: "unknown",
    type(None): "null",
}
_LISTED: Final = {"words": "string[]"}
"""Kinds of parts of an action that are not a single word."""


def typed(hint: Any) -> str:
    """A Python type as TypeScript writes it. Raises `TypeError` for types that JSON does not have."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__).lstrip("_")
    origin, inside = get_origin(hint), get_args(hint)
    if origin is list:
        return _several(typed(inside[0]))
    if origin is tuple:
        return f"[{', '.join(typed(one) for one in inside)}]"
    if origin in (dict, Mapping):
        return f"Record<{typed(inside[0])}, {typed(inside[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typed(one) for one in inside))
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one).lower() for one in inside)
    raise TypeError(f"{hint} has no type on the page: use str, int, bool, list, dict, Literal or a TypedDict")


def _several(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def shape(cls: Any) -> Iterator[str]:
    """A `TypedDict` as an interface."""
    optional: frozenset[str] = cls.__optional_keys__
    yield f"export interface {cls.__name__} {{"
    for key, hint in get_type_hints(cls, include_extras=True).items():
        name = key if key.isidentifier() else f'"{key}"'
        missing = get_origin(hint) is NotRequired
        yield f"  {name}{'?' if missing or key in optional else ''}: {typed(get_args(hint)[0] if missing else hint)};"
    yield "}"


def shapes(module: types.ModuleType) -> Iterator[str]:
    for value in vars(module).values():
        if is_typeddict(value) and value.__module__ == module.__name__ and not value.__name__.startswith("_"):
            yield ""
            yield from shape(value)


def act(game: Game) -> Iterator[str]:
    """An action as the server lists it: the verb and whichever parts it has."""
    parts: dict[str, str] = {}
    for verb in game.verbs.by_name.values():
        for part in verb.parts:
            parts[part.name] = _LISTED.get(part.kind, "string")
    yield ""
    yield f"export type Verb = {' | '.join(repr(name) for name in game.verbs.by_name).replace(chr(39), chr(34))};"
    yield ""
    yield "export interface Act {"
    yield "  verb: Verb;"
    yield "  text: string;"
    for name, kind in parts.items():
        yield f"  {name}?: {kind};"
    yield "}"


def text(name: str) -> str:
    """The whole file of a game."""
    lines = [f"/** What the server tells about {game_named(name).title}: generated from the engine by `make types`. */"]
    folder = game_named(name).folder
    for module in MODULES:
        if (folder / f"{module}.py").exists():
            lines += shapes(importlib.import_module(f"majlis.games.{name}.{module}"))
    lines += act(game_named(name))
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(sys.argv[1])
    for name in GAMES:
        (folder / f"{name}.d.ts").write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
