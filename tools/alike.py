"""Do our texts share eight words in a row with somebody else's? `python -m tools.alike RULEBOOK.txt…`

Compares every rulebook, rules page and message with texts that somebody owns, a publisher's rulebook say, and prints what is alike.
Placeholders are compared both as they stand and left out. Exit code 1 if anything is alike.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

IN_A_ROW = 8
ROOT = Path(__file__).parents[1]
OURS = ("src/majlis/**/*.ftl", "src/majlis/**/rulebook/*.md", "web/src/**/*.ftl", "docs/rules/**/*.md")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|\[[^\]]*\]")
_MESSAGE = re.compile(r"^[\w-]+ = ", re.MULTILINE)


def words(text: str) -> list[str]:
    """The words of a text in small letters; a word that is split at the end of a line is one."""
    joined = re.sub(r"(\w)-\s*\n\s*(\w)", r"\1\2", text.replace("\u00ad", ""))
    return re.findall(r"[^\W\d_]+", joined.lower().replace("ё", "е"))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every `IN_A_ROW` words that follow each other."""
    said = words(text)
    return (tuple(said[at : at + IN_A_ROW]) for at in range(len(said) - IN_A_ROW + 1))


def alike(ours: str, theirs: set[tuple[str, ...]]) -> list[str]:
    """What a text of ours has in common with theirs."""
    said = _MESSAGE.split(ours)
    found = {
        run for text in (*said, *(_PLACEHOLDER.sub(" ", one) for one in said)) for run in runs(text) if run in theirs
    }
    return sorted(" ".join(run) for run in found)


def main(paths: Sequence[str]) -> int:
    theirs = {run for path in paths for run in runs(Path(path).read_text(encoding="utf-8"))}
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for pattern in OURS
        for file in sorted(ROOT.glob(pattern))
        for text in alike(file.read_text(encoding="utf-8"), theirs)
    ]
    print("\n".join(found) or f"nothing alike ({len(theirs)} runs of {IN_A_ROW} words)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
