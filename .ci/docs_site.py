"""How the pages of docs/ become the site: they are written for readers of the repository first."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+((?!images)[^)]+)\)")
"""A link to something beside docs/: a file of the repository, which the site does not have."""
RULING = re.compile(r"\[(R-?\d+)\]")
"""A ruling that a rules page points to; Markdown would take two of them in a row for a link."""


def on_page_markdown(markdown: str, /, *, page: Any, **_: object) -> str:
    """Called by MkDocs for every page."""
    if page.file.src_uri.startswith("rules/"):
        return RULING.sub(r"\\[\1\\]", markdown)
    if "/" not in page.file.src_uri:
        return OUTSIDE.sub(r"\1 (`\2`)", markdown)
    return markdown


class Doctests(Extension):
    """Examples of docstrings (`>>> …`) as blocks of Python; Markdown would quote them."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Called by griffe for everything that has a name."""
        if obj.docstring is not None and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with a fence around each run of lines that begins with a prompt and ends with an empty line."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{part}\n```" if part.startswith(">>>") else part for part in paragraphs)
