"""Decisions that seldom come. A match is played twice, on this side and at a table; there they are taken by hand, on the page.

Which matches come to them is found once and written into the tests. When the rules have changed so that they come no more, the tests say
which decisions are missing, and this finds other matches:

    python -m tests.browser.seldom tadmor 2
"""

from __future__ import annotations

import random
import sys
import uuid
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import majlis
from majlis.engine.action import Action
from majlis.engine.match import Match
from tests.browser.visitor import Visitor


class Moment(NamedTuple):
    """A question and what is answered: `redirect turn_in`."""

    prompt: str
    verb: str

    @classmethod
    def of(cls, match: Match, action: Action) -> Moment:
        """What Yusuf is sent out for makes three questions of one."""
        prompt = match.prompt
        assert prompt is not None
        name = prompt.id.removeprefix("prompt-")
        return cls(f"{name}-{prompt.facts['action']}" if name == "yusuf-city" else name, action.verb.name)


def moments(text: str) -> set[Moment]:
    """`"redirect turn_in, swap decline"`."""
    return {Moment(*words.split()) for words in text.split(", ")}


# What somebody likes to do, by the beginning of the action; everything else counts 1.
LIKES: Mapping[str, Mapping[str, float]] = {
    "al_rashid": {},
    "tadmor": {
        "fulfil": 200,
        "draw": 6,
        "precious": 3,
        "temple": 4,
        "buy": 2,
        "turn_in": 4,
        "trade": 0.4,
        "discard": 0.03,
        "end": 0.3,
        "acquire": 0.1,
        "keep": 0.3,
    },
    # Keeps missions for figures until there is nothing left to place.
    "tadmor, late": {
        "fulfil": 200,
        "draw": 20,
        "end": 0.3,
        "keep": 0.3,
        "trade": 0.4,
        "discard": 0.01,
        "turn_in": 0.01,
        "last-figure: turn_in": 2,
    },
    "sabika": {
        "engrave": 4,
        "engrave poem_17 red": 60,
        "build": 4,
        "export": 6,
        "extend": 3,
        "reactivate": 10,
        "accept": 4,
        "use": 3,
        "main": 6,
        "rest": 0.6,
        "done": 0.3,
        "lose": 0.2,
        "sell": 0.4,
        "exchange": 0.5,
    },
}


def some_action(match: Match, dice: random.Random, likes: Mapping[str, float]) -> Action:
    """An action of somebody with likes: a verb, then an action of it.

    It depends on the rules alone: neither on how good an action is thought to be nor on the order in which actions are listed.
    """
    prompt = match.state.choice.prompt.removeprefix("prompt-")
    by_verb: dict[str, dict[Action, float]] = {}
    for action in sorted(match.actions(), key=str):
        texts = f"{action} ", f"{prompt}: {action} "
        liked = max((begin for begin in likes for text in texts if text.startswith(f"{begin} ")), key=len, default="")
        by_verb.setdefault(action.verb.name, {})[action] = likes.get(liked, 1)
    verb = dice.choices(list(by_verb), [max(actions.values()) for actions in by_verb.values()])[0]
    return dice.choices(list(by_verb[verb]), list(by_verb[verb].values()))[0]


def seed(number: int) -> str:
    return f"{number:032x}"


class Twice:
    """A match that is played on this side and at a table, decision by decision."""

    def __init__(self, table: dict[str, Any], match: Match, number: int, *people: Visitor, likes: str = "") -> None:
        self.table = table
        self.match = match
        self.people = people
        """Who sits in each seat; a single one sits in all of them."""
        self.likes = LIKES[likes or match.game.id]
        self.dice = random.Random(number)
        self.seq = table["seq"]

    def go_on(self, by_hand: Callable[[Moment, Action], bool] = lambda moment, action: False) -> Moment:
        """Take the next decision, on the page if `by_hand` has done it there, else by a call."""
        action = some_action(self.match, self.dice, self.likes)
        moment = Moment.of(self.match, action)
        who = self.people[self.match.actor if len(self.people) > 1 else 0]
        if by_hand(moment, action):
            self.seq = who.call(f"/tables/{self.table['id']}")["seq"]
        else:
            move = {"id": str(uuid.uuid4()), "seq": self.seq, "seat": self.match.actor, "action": str(action)}
            self.seq = who.call(f"/tables/{self.table['id']}/moves", move)["seq"]
        self.match.play(action)
        return moment


Perform = Callable[[Action], None]


def on_the_page(
    leila: Visitor, number: int, text: str, perform: Perform, table: Mapping[str, Any], seats: int = 2, likes: str = ""
) -> None:
    """Play a match until all decisions that the text names have come; each is taken by hand when it comes first."""
    missing = moments(text)
    match = majlis.game(table["game"]).start(seats, table.get("options", {}), seed(number))
    made = leila.open_table(*["hot"] * (seats - 1), seed=seed(number), **table)
    twice = Twice(made, match, number, leila, likes=likes)

    def by_hand(moment: Moment, action: Action) -> bool:
        if moment not in missing:
            return False
        come_to(leila, made)
        perform(action)
        missing.remove(moment)
        return True

    while missing:
        assert not match.over, f"match {number} does not come to {missing} any more: see tests/browser/seldom.py"
        twice.go_on(by_hand)
    told = leila.call(f"/tables/{made['id']}/replay?at={len(match.entries)}")
    assert (told["entries"], told["view"]) == (len(match.entries), match.view(None)), (
        "something else was done on the page"
    )


def come_to(leila: Visitor, table: dict[str, Any]) -> None:
    """Look at the table through the eyes of the player who is asked."""
    page = leila.page
    page.goto(table["link"])
    curtain = page.locator("dialog .btn.pri[data-first]")
    page.locator(".question.mine").or_(curtain).first.wait_for()
    if curtain.count():
        curtain.click()
    page.locator(".question.mine").wait_for()


def find(likes: str, seats: int, options: Mapping[str, object], numbers: range) -> dict[int, dict[Moment, int]]:
    """When each kind of decision comes first, in many matches."""
    game = likes.partition(",")[0]
    found: dict[int, dict[Moment, int]] = {}
    for number in numbers:
        first = found.setdefault(number, {})
        match, dice = majlis.game(game).start(seats, options, seed(number)), random.Random(number)
        while not match.over:
            action = some_action(match, dice, LIKES[likes])
            first.setdefault(Moment.of(match, action), len(match.entries))
            match.play(action)
    return found


def main() -> None:
    likes, seats = sys.argv[1], int(sys.argv[2])
    options = dict(word.split("=") for word in sys.argv[4:])
    found = find(likes, seats, options, range(1, int(sys.argv[3] if len(sys.argv) > 3 else 300)))
    for moment in sorted({moment for first in found.values() for moment in first}):
        best = sorted((first[moment], number) for number, first in found.items() if moment in first)
        soon = ", ".join(f"{number} at {at}" for at, number in best[:6])
        print(f"{moment.prompt} {moment.verb}: in {len(best)} of {len(found)} matches; {soon}")


if __name__ == "__main__":
    main()
