"""The guide's Python examples are run, page by page, as a reader would run them."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parent.parent / "docs" / "guide"


@pytest.mark.long
@pytest.mark.parametrize("page", ["python.md", "simulations.md"])
def test_python_examples_of_the_guide_run(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (GUIDE / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_every_command_is_in_the_guide() -> None:
    from majlis.cli import COMMANDS

    text = (GUIDE / "terminal.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`majlis {name}" not in text] == []
