"""Which texts a page shows, and whether one of them was left in English."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from tests.browser.needs import ROOT

GAMES = ("alhambra", "al_rashid", "sabika")
FOLDERS = (
    *("src/majlis/engine/locale", "web/src/locale"),
    *(f"web/src/lib/{part}/locale" for part in ("account", "analysis", "hint", "learn", "shell")),
    *(f"{root}/{game}/locale" for root in ("src/majlis/games", "web/src/games") for game in GAMES),
)
# Text and spoken names of everything that shows; what says that it is in another language is meant to be.
TEXTS = """() => {
  const own = document.documentElement.lang;
  const out = new Set();
  const foreign = (element) => (element.closest("[lang]")?.lang ?? own) !== own;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility() && !foreign(node.parentElement)) out.add(node.textContent);
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]"))
    if (element.checkVisibility() && !foreign(element))
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) out.add(element.getAttribute(name) ?? "");
  out.add(document.title);
  return [...out].map((text) => text.replace(/[\\s\\u2066-\\u2069]+/g, " ").trim()).filter((text) => /\\p{L}/u.test(text));
}"""
# A message that has no words, or a piece that has no name, shows as what it is called inside.
INTERNAL = re.compile(
    r"\b(?:prompt|event|refused|verb|part|name|option|notice|board|level|seat|stand|account|past|setting)-[a-z]"
    r"|\b[a-z]+_\d+(?:_[a-z]+)?\b|\b(?:denar|florin|dirham|ducat)-\d|undefined|\[object|\{\s*\$"
)
ENOUGH = 4
"""A pattern with fewer letters of its own than this fits too much."""


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS)
    assert len(found) > 5
    return found


def internal(page: Page) -> list[str]:
    """Texts with a name in them that is not meant for people."""
    return [text for text in texts(page) if INTERNAL.search(text)]


def left_in_english(page: Page, language: str) -> list[str]:
    """Texts that are an English message word for word, and none of this language."""
    english, own = messages("en"), messages(language)
    return [text for text in texts(page) if fits(text, english) and not fits(text, own)]


def fits(text: str, patterns: tuple[re.Pattern[str], ...]) -> bool:
    return any(pattern.fullmatch(text) for pattern in patterns)


@cache
def messages(language: str) -> tuple[re.Pattern[str], ...]:
    """All messages of a language, as patterns: what is filled in may be anything."""
    out: set[str] = set()
    for folder in FOLDERS:
        resource = FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                    if pattern is not None:
                        out.update(variants(pattern))
    return tuple(re.compile(text) for text in sorted(out))


def variants(pattern: ast.Pattern) -> list[str]:
    """A message as regular expressions, one for each of its forms; without those that would fit nearly everything."""
    forms = [("", 0, True)]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text = re.sub(r"\s+", " ", element.value)
            letters = sum(letter.isalpha() for letter in text)
            forms = [(before + re.escape(text), count + letters, plain) for before, count, plain in forms]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [form for variant in element.expression.variants for form in variants(variant.value)]
            forms = [(before + form, count + ENOUGH, plain) for before, count, plain in forms for form in inner]
        else:
            forms = [(before + ".+", count, False) for before, count, _ in forms]
    return [text for text, count, plain in forms if count >= ENOUGH or (plain and count > 1)]
