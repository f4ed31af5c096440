"""The build under test is the one that was asked for: nothing compiled in the pure one, everything in the other."""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import majlis
from hatch_build import modules_to_compile

ROOT = Path(__file__).parent.parent
HATCH = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
HOOK = HATCH["hooks"]["custom"]
COMPILABLE = [
    path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    for path in modules_to_compile(ROOT, HOOK["compile"], HOOK["interpret"])
]


@pytest.mark.parametrize("name", COMPILABLE)
def test_a_module_is_compiled_exactly_in_the_compiled_build(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == (os.environ.get("MAJLIS_EXPECT_COMPILED", "0") == "1"), file


def test_no_compiled_file_lies_beside_its_source() -> None:
    """It would shadow the source, and every edit of it would go unseen."""
    assert [file for suffix in EXTENSION_SUFFIXES for file in (ROOT / "src").rglob(f"*{suffix}")] == []


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert Path(majlis.__file__).with_name("py.typed").is_file()
