#!/usr/bin/env python3
"""A bot as a program: it takes what brings it the most points right away, and of equals one by luck. docs/programs.md explains the lines.

majlis simulate tadmor --players program:examples/programs/points.py,random --matches 10
"""

import json
import random
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def points(outlook: dict[str, Any], seat: int) -> int:
    """What an action brings a seat at the least."""
    return sum(change["low"] for change in outlook["changes"] if change["seat"] == seat and change["name"] == "points")


def main() -> None:
    seat = 0
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            seat = message["seat"]
        elif message["type"] == "decide":
            luck.seed(message["luck"])
            say({"id": message["id"], "outlook": None})
        elif message["type"] == "outlook":
            outlooks = message["outlooks"]
            most = max(points(outlook, seat) for outlook in outlooks.values())
            best = [action for action, outlook in outlooks.items() if points(outlook, seat) == most]
            say({"id": message["id"], "action": luck.choice(best)})


if __name__ == "__main__":
    main()
