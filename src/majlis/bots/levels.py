"""The levels: how well a bot plays, by one name for lobby, arena and terminal.

*novice* plays as people do in their first match: it overlooks much of what it could do, wants what looks best for itself right away and
forgets its rivals. *easy* overlooks less and thinks of the end of its turn. *medium* follows its whole turn along many courses and minds
its rivals. *hard* takes a second and *master* two. What they do with their time was chosen by measurement, game by game: they follow
their turn with a network, or they think ahead, with a network as judge or without. The numbers in the tables are meant to let each level
win about three in four matches against the one below it; docs/bots.md says how far that was measured.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from majlis.bots.beam import BeamPlayer
from majlis.bots.casual import CasualPlayer
from majlis.bots.decisions import DecisionPlayer
from majlis.bots.net import net_for
from majlis.bots.player import Glimpse, Player
from majlis.bots.search import SearchPlayer
from majlis.bots.yardstick import SearchingYardstick
from majlis.engine.holdings import Counts
from majlis.engine.state import State

LAPS: Final = 2
"""How many turns everybody gets before an imagined continuation is judged."""
NET_LAPS: Final = 1
"""The same where a network judges every single decision: a good judge needs to look less far ahead."""
USED: Final = 0.9
"""The share of its time that a bot spends thinking; the rest is for sending question and answer."""


class Level(NamedTuple):
    """A level in numbers."""

    ms: int
    """The time for an answer, in milliseconds."""


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(600),
    "easy": Level(600),
    "medium": Level(600),
    "hard": Level(1000),
    "master": Level(2000),
}


class Novices(NamedTuple):
    """How the two lowest levels play a game."""

    novice: int
    easy: int
    """How many actions each of them notices."""
    novice_follows: bool
    """Whether a novice follows its turn to the end."""
    easy_trust: float = 0.0
    """How much of the network's correction easy uses, from 0 to 1; with none it takes what looks best for itself, as a novice does."""


class Skill(NamedTuple):
    """How the upper levels play a game."""

    trust: float
    """How much of the network's correction medium uses, from 0 to 1: with less it plays like somebody who has learned less."""
    medium: int
    """How wide medium's beam is."""
    thinks_ahead: bool
    """Whether hard and master think ahead, decision by decision, without the network even if there is one (unless `ahead_with_net`);
    otherwise they follow their turn with it."""
    over_turns: bool
    """Whether thinking ahead without a network goes better over whole turns than over single decisions."""
    hard_trust: float = 1.0
    """How much of the network's correction hard uses, from 0 to 1."""
    crowd_trust: float = -1.0
    """The same for medium with three and more seats; below 0: as with two."""
    ahead_with_net: bool = False
    """Whether hard and master, where there is a network, think ahead decision by decision and let it judge the outcome."""


NOVICES: Final[dict[str, Novices]] = {
    "alhambra": Novices(5, 14, True),
    "al_rashid": Novices(32, 16, True, 0.2),
    "tadmor": Novices(8, 14, False),
    "sabika": Novices(10, 20, True),
}
ANY_NOVICES: Final = Novices(6, 10, True)
SKILLS: Final[dict[str, Skill]] = {
    "alhambra": Skill(1.0, 12, True, False),
    "al_rashid": Skill(0.5, 12, False, True, 0.9, 0.25),
    "tadmor": Skill(1.0, 12, True, False, ahead_with_net=True),
    "sabika": Skill(0.1, 12, False, True),
}
ANY_SKILL: Final = Skill(0.5, 12, False, False)
PAYING: Final[dict[str, list[str]]] = {
    "alhambra": ["buy"],
    "al_rashid": ["pay"],
    "tadmor": ["build", "buy", "fulfil", "pay"],
    "sabika": ["pay"],
}
"""The verbs whose last part is a payment, and nothing but a payment."""
EASY_BEAM: Final = 12
BEAMS: Final = {"hard": 12, "master": 40}
"""How wide the beams of easy, hard and master are."""


def game_of(state: State) -> str:
    """The name of the game that a position belongs to."""
    return type(state).__module__.split(".")[-2]


def level_player(level: str, name: str = "", ms: int = 0) -> Player:
    """The player of a level; with a time for its answers that is not the usual one, it has a name of its own."""
    return LevelPlayer(level, name, ms)


@final
class LevelPlayer(Player):
    """A level, in any game."""

    def __init__(self, level: str, name: str = "", ms: int = 0) -> None:
        super().__init__(name or level, True)
        self.level = level
        self.ms = ms
        """The time for an answer; 0: what the level usually has."""
        self.players: dict[tuple[str, bool], Player] = {}

    def choose(self, table: Glimpse) -> int:
        code = self.player_for(table.imagine()).choose(table)
        return cheapest(table, code) if self.level in BEAMS else code

    def player_for(self, state: State) -> Player:
        """Who decides in such a position: it depends on the game, and on whether there is a network for it."""
        key = (game_of(state), net_for(state) is not None)
        if key not in self.players:
            self.players[key] = player_of(self.level, key[0], key[1], self.ms)
        player = self.players[key]
        if self.level == "medium" and isinstance(player, BeamPlayer):
            player.trust = medium_trust(key[0], state.seats)
        return player


def cheapest(table: Glimpse, code: int) -> int:
    """The same action, paid with less where that is possible: to a player that thinks ahead such actions may look alike."""
    action = table.action(code)
    world = table.imagine()
    if not action.parts or action.verb.name not in PAYING.get(game_of(world), []):
        return code  # a shorter move costs less, too, but is another move
    world.confirming = (1 << world.seats) - 1
    before = world.holdings(table.seat)
    kept = _kept(world, table.seat, code)
    for other in table.codes:
        like = table.action(other)
        if other == code or like.verb.name != action.verb.name or like.parts[:-1] != action.parts[:-1]:
            continue
        keeps = _kept(world, table.seat, other)
        differs = [name for name, count in kept.items() if keeps[name] != count]
        if differs and all(kept[name] < before[name] and kept[name] < keeps[name] for name in differs):
            code, kept = other, keeps
    return code


def _kept(world: State, seat: int, code: int) -> Counts:
    """What the seat has after an action, before anything hidden is shown."""
    after = world.clone()
    after.apply(code)
    return after.holdings(seat)


def medium_trust(game: str, seats: int) -> float:
    """How much of the network's correction medium uses."""
    skill = SKILLS.get(game, ANY_SKILL)
    return skill.crowd_trust if seats > 2 and skill.crowd_trust >= 0.0 else skill.trust


def player_of(level: str, game: str, has_net: bool, ms: int = 0) -> Player:
    """The player behind a level in a game, with the level's time for an answer or another one."""
    ms = max(1, round(USED * (ms or LEVELS[level].ms)))
    if level in ("novice", "easy"):
        novices = NOVICES.get(game, ANY_NOVICES)
        if level == "novice":
            return CasualPlayer(level, novices.novice, novices.novice_follows)
        if has_net and novices.easy_trust:
            return BeamPlayer(level, EASY_BEAM, True, novices.easy_trust, ms, novices.easy)
        return CasualPlayer(level, max(novices.easy, novices.novice + 1), True)
    skill = SKILLS.get(game, ANY_SKILL)
    if level == "medium":
        return BeamPlayer(level, skill.medium, True, skill.trust, ms)
    if has_net and skill.ahead_with_net:
        return DecisionPlayer(level, ms, 0, True, NET_LAPS)
    if has_net and not skill.thinks_ahead:
        return BeamPlayer(level, BEAMS[level], True, skill.hard_trust if level == "hard" else 1.0, ms)
    if skill.over_turns:
        return SearchPlayer(level, ms, 0, False, LAPS, 0)
    return SearchingYardstick(level, ms, 0)
