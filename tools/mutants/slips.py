"""Where a rule could be got wrong by a slip of the pen (a mutation), and what the slip would look like.

A slip replaces one expression or statement of a rule's source by another: a comparison by its neighbour, a number by the next one, `and` by
`or`. Code that only informs people (events, refusals, names) is left alone; so is the code that turns actions into words and back.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

GAMES: Final = ("alhambra", "al_rashid", "tadmor", "sabika")
_NOT_RULES: Final = frozenset(
    (
        *("__init__", "game", "names", "verbs", "words", "offering", "settings", "box", "reading", "records", "fields"),
        *("effect_reading", "drawing", "drawing_cards", "picture", "remarks", "view", "value"),
        *("imagine", "headlines", "holdings", "outlook", "about", "about_now", "features", "forms", "positions"),
        *("parts", "phrases", "reasons", "terms"),
    )
)
"""Modules that carry out no rule: data, words, drawing, positions laid out by hand, how bots judge a position."""
_NOT_PLAY: Final = frozenset(
    (
        *("__init__", "action", "encode", "code", "tries", "reason", "facts", "clone", "pieces", "view", "check_lines"),
        *("parts", "prompt", "refuse", "holdings", "fingerprint"),
    )
)
"""Methods that turn actions into words, explain refusals or copy a position."""
_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_RULE: Final = re.compile(r"\b((?:ALH|RAS|TAD|SAB)-)(\d+\.\d+)((?:(?:, (?:and )?| to | and )\d+\.\d+)*)")


@dataclass(frozen=True)
class Slip:
    """One change of one file."""

    game: str
    file: str
    where: str
    """The function, with its class."""
    line: int
    text: str
    """That line, without its indent."""
    start: int
    end: int
    old: str
    new: str
    rules: tuple[str, ...]
    """The rules cited there, the nearest first: in the line, the function and its class; if nothing is, those of the module."""
    nth: int = 0
    """How many slips like it come before it in the function, in lines that read the same."""

    @property
    def name(self) -> str:
        """What identifies the slip, whichever line it is in."""
        return f"{self.file} {self.where}: {self.old} -> {self.new}"


def cited(text: str) -> list[str]:
    """The rules that a text names, also those written short: `SAB-4.5 to 4.8`, `TAD-8.1, 8.2`."""
    out: list[str] = []
    for prefix, first, more in _RULE.findall(text):
        out.append(prefix + first)
        for joint, number in re.findall(r"(, and |, | to | and )(\d+\.\d+)", more):
            chapter, _, last = number.partition(".")
            if joint == " to " and out[-1] == f"{prefix}{chapter}.{out[-1].rpartition('.')[2]}":
                out += [f"{prefix}{chapter}.{n}" for n in range(int(out[-1].rpartition(".")[2]) + 1, int(last))]
            out.append(prefix + number)
    return list(dict.fromkeys(out))


def slips(root: Path, game: str) -> list[Slip]:
    """Every slip that a game's rules could have, in the order of the source."""
    out: list[Slip] = []
    folder = root / "src" / "majlis" / "games" / game
    for path in sorted(folder.glob("*.py")):
        if path.stem not in _NOT_RULES:
            out += _Finder(game, path.name, path.read_text(encoding="utf-8")).slips()
    return out


def changed(text: str, slip: Slip) -> str:
    """The source with the slip in it."""
    return text[: slip.start] + slip.new + text[slip.end :]


def signature(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class _Finder:
    """Walks one module."""

    def __init__(self, game: str, file: str, text: str) -> None:
        self.game = game
        self.file = file
        self.text = text
        self.tree = ast.parse(text)
        starts = [0]
        for line in text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts
        self.lines = text.splitlines()

    def slips(self) -> list[Slip]:
        out: list[Slip] = []
        seen: Counter[tuple[str, str, int]] = Counter()
        for slip in self._in(self.tree.body, "", []):
            like = (slip.name, slip.text, slip.start - self.starts[slip.line - 1])
            out.append(replace(slip, nth=seen[like]))
            seen[like] += 1
        return out

    def _in(self, body: list[ast.stmt], where: str, rules: list[str]) -> Iterator[Slip]:
        """The slips in functions; `rules` are those of the class around them."""
        for node in body:
            if isinstance(node, ast.ClassDef):
                own = cited(ast.get_docstring(node) or "")
                yield from self._in(node.body, f"{where}{node.name}.", own)
            elif isinstance(node, ast.FunctionDef) and not _only_informs(node):
                text = ast.get_source_segment(self.text, node) or ""
                own = cited(text)
                for old, new in self._places(node):
                    start, end = self._offset(old.lineno, old.col_offset), self._end(old)
                    line = self.lines[old.lineno - 1]
                    near = cited(line)
                    yield Slip(
                        self.game,
                        self.file,
                        where + node.name,
                        old.lineno,
                        line.strip(),
                        start,
                        end,
                        self.text[start:end],
                        new,
                        tuple(dict.fromkeys([*near, *own, *rules])) or tuple(cited(self.text)),
                    )

    def _offset(self, line: int, column: int) -> int:
        """Columns are counted in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.end_lineno, node.end_col_offset)

    def _places(self, function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
        for statement in function.body:
            yield from self._walk(statement)

    def _walk(self, node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
        if _only_tells(node):
            return
        if isinstance(node, ast.expr | ast.stmt):
            for new in _changes(node):
                yield node, new
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.expr_context | ast.operator | ast.cmpop | ast.boolop | ast.unaryop):
                yield from self._walk(child)


def _only_informs(function: ast.FunctionDef) -> bool:
    """Whether a function turns actions into words or explains a refusal."""
    refuses = function.returns is not None and "Refusal" in ast.unparse(function.returns)
    return refuses or function.name in _NOT_PLAY or "refus" in function.name


def _only_tells(node: ast.AST) -> bool:
    """Events, refusals, annotations and assertions: not what a rule does."""
    if isinstance(node, ast.If):
        return "log is not None" in ast.unparse(node.test) and not node.orelse
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    if isinstance(node, ast.AnnAssign):
        return node.value is None or "Facts" in ast.unparse(node.annotation)
    if isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Constant):
            return True
        text = ast.unparse(node.value)
        return text.startswith(("state.say(", "state.tell(", "tell(", "_tell("))
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "Event")


def _changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What could stand there instead."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARISONS:
        yield ast.unparse(ast.Compare(node.left, [_COMPARISONS[type(node.ops[0])]()], node.comparators))
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
        for at in range(len(node.values)):
            rest = node.values[:at] + node.values[at + 1 :]
            yield f"({ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield str(not node.value)
    elif isinstance(node, ast.BinOp) and type(node.op) in _SUMS and not _is_text(node):
        yield f"({ast.unparse(ast.BinOp(node.left, _SUMS[type(node.op)](), node.right))})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
        yield ast.unparse(ast.Call(ast.Name(_CALLS[node.func.id]), node.args, node.keywords))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reversed":
        yield f"list({ast.unparse(node.args[0])})"
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        swapped: ast.operator = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield ast.unparse(ast.AugAssign(node.target, swapped, node.value))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "pass"
    elif isinstance(node, ast.Continue):
        yield "break"


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.JoinedStr | ast.Constant) and not _whole(part) for part in (node.left, node.right))


def _whole(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int
