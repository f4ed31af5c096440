"""`python -m majlis.server.openapi` prints the description of the API, from which the page's types are made."""

from __future__ import annotations

import json

from majlis.server.app import create_app
from majlis.server.settings import Settings


def text() -> str:
    return json.dumps(create_app(Settings()).openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
