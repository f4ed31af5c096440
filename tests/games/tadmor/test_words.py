"""Tadmor in words: everything that can happen, be asked or be refused can be said in three languages."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest

from majlis.engine.action import Action
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES
from majlis.games.tadmor.box import COLOUR_NAMES, FIGURE_NAMES, MODE_NAMES, RESOURCE_NAMES
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.names import PLAIN
from majlis.games.tadmor.phrases import about_mission, about_upgrade
from majlis.games.tadmor.scoring import FINAL_NAMES
from majlis.games.tadmor.state import SOURCE_NAMES
from tests.games.wording import UGLY, Wording, words_of

NO_SUCH = ("resource", "figure", "space", "upgrade", "mission", "region", "good", "colour", "stage", "mode", "player")

SELDOM: dict[str, dict[str, object]] = {
    "event-tie-goods": {"first": 0, "second": 1, "points": 40, "more": 3, "less": 1},
    "event-driven": {"seat": 1, "spaces": ["ebla_market"]},
    "event-attacked": {"region": "ebla", "spaces": ["ebla_market"], "seat": -1},
    "event-completed": {"nth": 2, "count": 1, "seat": 0},
    "event-decline-redirect": {"seat": 0},
    "event-decline-swap": {"seat": 0},
    "event-exempt": {"seat": 1},
    "event-fetched": {"good": "silk", "seat": 0},
    "event-gain-figure": {"figure": "camel", "all": 4, "seat": 0},
    "event-hire-nothing": {"seat": 0},
    "event-market": {"seat": 1},
    "event-new-figure": {"figure": "ship", "all": 3, "seat": 0},
    "event-no-mission": {"seat": 0},
    "event-out": {"seat": 0},
    "event-precious-points": {"good": "jade", "prestige": 4, "seat": 0},
    "event-prize": {"good": "oils", "seat": 0},
    "event-raid-gold": {"count": 1, "upgrade": "i26", "seat": 0},
    "event-receive": {"resources": ["gold-2", "wood-3"], "seat": 0},
    "event-redirected": {"region": "ebla", "seat": 0},
    "event-reshuffled": {"count": 21, "seat": -1},
    "event-slot-cleared": {"seat": -1},
    "event-spared": {"spaces": ["ebla_market"], "seat": -1},
    "event-swapped": {"own": "ebla_market", "other": "palmyra_tax", "target": 1, "seat": 0},
    "event-take": {"upgrade": "i5", "seat": 0},
    "event-temple-free": {"stage": "roof", "seat": 0},
    "event-tower-free": {"height": 5, "seat": 0},
    "event-tower-levels": {"levels": 2, "height": 7, "seat": 0},
    "event-turn-in": {"mission": "k5", "seat": 0},
    "event-prestige": {"prestige": 2, "height": 4, "seat": 0},
    "event-fulfil": {"mission": "k18", "pay": ["wood-1", "gold-1"], "seat": 0},
    "event-betray": {"target": 1, "levels": 2, "height": 3, "seat": 0},
    "event-moved-onto": {"figure": "camel", "upgrade": "i21", "seat": 0},
    "prompt-last-figure": {},
    "prompt-prize": {"count": 2},
    "prompt-redirect": {"region": "ebla"},
    "prompt-swap": {},
    "prompt-upgrade-end": {},
    "refused-acquired-all": {},
    "refused-acquired-already": {"resource": "gold"},
    "refused-all-figures": {"figure": "ship", "most": 4},
    "refused-chosen-on-board": {"space": "i48", "verb": "lead"},
    "refused-half-pair": {"levels": 3},
    "refused-in-the-slot": {"region": "ebla"},
    "refused-lower-tower": {"target": 1, "height": 3, "own": 5},
    "refused-no-levels": {},
    "refused-no-mission-payable": {"mission": "k18", "short": 1, "discount": 0, "lacking": ["gold-1"]},
    "refused-no-missions-left": {},
    "refused-no-room": {"figure": "ship"},
    "refused-no-temple-card": {"stage": "roof"},
    "refused-nobody-to-betray": {},
    "refused-none-in-supply": {"figure": "camel"},
    "refused-not-fulfilled": {"mission": "k1"},
    "refused-not-first-epoch": {"upgrade": "i20"},
    "refused-not-your-tile": {"space": "i21"},
    "refused-nothing-to-keep": {},
    "refused-nothing-to-resolve": {},
    "refused-nothing-to-trade": {"open": ["wood", "stone"]},
    "refused-nothing-to-turn-in": {"hand": ["k1"]},
    "refused-one-purchase": {},
    "refused-other-side": {"space": "damascus_tax"},
    "refused-other-window": {"mission": "k9", "window": "raid_revealed"},
    "refused-own-tower": {},
    "refused-payment-not-held": {"pay": ["gold-2"]},
    "refused-points": {"why": "score", "score": 3, "price": 4},
    "refused-region": {"region": "ebla"},
    "refused-returned": {"mission": "k1"},
    "refused-reward": {"mission": "k16", "reward": ["gold"]},
    "refused-reward-nothing": {"mission": "k14", "why": "pairs"},
    "refused-shipyard": {"each": 1, "colours": ["grey", "red"]},
    "refused-stack-empty": {"colour": "red"},
    "refused-stage-order": {"stage": "roof", "before": "colonnade"},
    "refused-temple-in-progress": {"stage": "foundation"},
    "refused-too-few-resources": {"price": 3, "have": 1},
    "refused-wrong-payment": {"price": ["stone-5"], "discount": 2, "pay": ["stone-2"]},
    "refused-no-such-upgrade-owned": {},
    "refused-empty-hand": {},
    "refused-no-tower": {"target": 1},
    "refused-no-market": {},
    "refused-no-such-player": {"player": "seat-9"},
    "refused-no-such-colour": {"colour": "blue"},
    "refused-not-on-top": {"good": "silk", "top": "oils"},
    "refused-not-basic": {"resource": "gold"},
    "refused-window-anyway": {},
    "refused-no-figure-for-it": {"verb": "tower"},
    "refused-other-action": {"space": "ebla_market", "verb": "tower"},
    "refused-other-mode": {"space": "damascus_tower_single", "mode": "single"},
    "refused-other-stack": {"good": "silk", "colour": "grey"},
    "refused-nothing-to-undo": {"seat": -1},
    "refused-no-such-stage": {"stage": "door"},
    "refused-no-such-good": {"good": "gems"},
    "refused-caravan": {"levels": 2, "missions": 1, "need_levels": 0, "need_missions": 2},
    "refused-no-traitor-yet": {"epoch": 1},
    "refused-not-resolved": {"space": "ebla_market", "when": "market"},
    "refused-not-in-hand": {"mission": "k1"},
    "refused-no-tax": {},
    "refused-tower-too-dear": {"levels": 2, "price": ["stone-4"], "lacking": ["stone-1"]},
    "refused-too-dear": {"price": ["gold-3"], "discount": 2, "lacking": ["gold-3"], "short": 1},
}
"""What random matches may not come to, with facts as the code gives them."""


words = partial(words_of, GAME)


class TestWords(Wording):
    game = GAME
    seldom = SELDOM
    made = tuple(f"refused-no-such-{kind}" for kind in NO_SUCH)
    titles = ("Tadmor", "Тадмор")
    curious = 0.3
    rounds = 1

    def pieces(self) -> list[str]:
        box = GAME.read_box(None)
        names = [*RESOURCE_NAMES, *FIGURE_NAMES, *box.regions, *box.stages, *box.kinds, *COLOUR_NAMES, *MODE_NAMES]
        names += ["prestige", "seat-1", "stone-5"]
        return [
            *names,
            *(space.id for space in box.spaces),
            *(tile.id for tile in box.upgrades),
            *(card.id for card in box.missions),
        ]

    def common(self) -> list[str]:
        return [*RESOURCE_NAMES, *RESOURCE_NAMES, *FIGURE_NAMES, *GAME.read_box(None).regions]

    def sources(self) -> list[str]:
        return [*SOURCE_NAMES, *FINAL_NAMES]

    def some_action(self, match: Match, chance: random.Random) -> Action:
        """Any verb but those that waste resources is as likely as any other."""
        verbs: dict[str, list[Action]] = {}
        for action in match.actions():
            verbs.setdefault(action.verb.name, []).append(action)
        rare = ("end", "keep", "discard", "trade", "decline")
        names = [name for name in verbs if name not in rare or chance.random() < 0.25] or list(verbs)
        return chance.choice(verbs[chance.choice(names)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_mission_is_explained(language: str) -> None:
    box = GAME.read_box(None)
    for id, facts in [*(about_upgrade(tile) for tile in box.upgrades), *(about_mission(card) for card in box.missions)]:
        text = words(language).say(id, **facts)
        assert UGLY.search(text) is None
        assert text.endswith(".")
    text = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    used = {found.text for found in [GAME.about(box, piece) for piece in GAME.pieces(box)] if found is not None}
    assert sorted(set(re.findall(r"^(about-[a-z_-]+) =", text, re.MULTILINE)) - used) == []


def test_a_word_that_is_no_piece_is_quoted_as_it_was_written() -> None:
    assert (
        words("de")
        .say("refused-no-such-resource", resource="straw")
        .startswith("Diese Ressource gibt es nicht: „straw“.")
    )
    assert "straw" not in PLAIN


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna pays 1 wood and 2 marble for 2 tower levels; the tower rises to 5."),
        ("de", "Anna zahlt 1 Holz und 2 Marmor für 2 Turmstufen; der Turm wächst auf 5."),
        ("ru", "Anna платит дерево ×1 и мрамор ×2 за 2 яруса; высота башни теперь 5."),
    ],
)
def test_resources_are_counted(language: str, text: str) -> None:
    assert words(language).say("event-tower", seat=0, pay=["wood-1", "marble-2"], levels=2, height=5) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 ярус"), (2, "2 яруса"), (5, "5 ярусов"), (21, "21 ярус")])
def test_numbers_take_the_russian_plural(count: int, text: str) -> None:
    assert text in words("ru").say("event-tower-points", seat=0, levels=count, prestige=2 * count)
