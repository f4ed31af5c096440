"""The second reading at the moments in which an option decides: it agrees with the game, and it would notice an option without effect.

Whole matches (`test_second_reading.py`) seldom come to these moments; here they are laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from majlis.games.sabika.effects import carry_out
from majlis.games.sabika.game import GAME
from majlis.games.sabika.settings import SCHEMA
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import COLOUR_NAMES
from tests.games.sabika.builder import Table, seen, table
from tests.games.sabika.second_reading import DATA, LARGE
from tests.games.sabika.test_second_reading import Referee

Options = dict[str, object]
Moment = Callable[[Options, Options], None]
"""Lays out a position with the first options, and reads on from there with the second."""


def referee(t: Table, told: Options) -> Referee:
    return Referee(t.match, told, "7")


def asked(t: Table, told: Options, *notations: str, loose: bool | None = None) -> Referee:
    """Plays these, checking every question before and after them."""
    reader = referee(t, told)
    reader.loose = loose
    for notation in notations:
        reader.ask()
        reader.act(notation)
    if not t.match.over:
        reader.ask()
    return reader


PALACES = [int(name[6:]) for name, tile in LARGE.items() if tile["category"] == "palace"]


def processing(options: Options, told: Options) -> None:
    t = table(2, **options).city("fez", 5).city("tunis", 3).ship(0, "fez", "tunis").raw(0, "cane")
    asked(t.slots(raw_0="silk").act(0, "produce"), told)


def interleaving(options: Options, told: Options) -> None:
    t = table(2, **options).city("tunis", 3).ship(0, "tunis").raw(0, "cane", "silk").slots(raw_0="cane", raw_2="silk")
    reader = asked(t.act(0, "produce"), told, "process cane")
    reader.act("visit tunis")
    more = reader.productions(reader.reading(), 0, {"done"}) if told.get("produce_may_interleave") else {"done"}
    assert (t.asked() == "produce") == (more != {"done"})


def wishes(options: Options, told: Options) -> None:
    t = table(2, **options).wishes("wish_a1", "wish_b2", "wish_c3").built(0, palace=2).book(1)
    t.state.built[0] = sum(1 << number for number in PALACES[:2])
    t.end_round()
    referee(t, told).wishes(t.begun)


def surcharge(options: Options, told: Options) -> None:
    asked(table(2, **options).event(14).give(0, parias=9, dinars=9).end_round(), told)


def transactions(options: Options, told: Options) -> None:
    t = table(2, **options).event(1).slots(raw_0="cane").give(0, wood=1)
    asked(t.effect(0, {"transaction": 2}), told, loose=True)


def last_tribute(options: Options, told: Options) -> None:
    for event in (5, 8):
        asked(table(2, **options).event(event).give(0, parias=9).end_game(), told)


def a_full_lap(options: Options, told: Options) -> None:
    asked(table(2, **options).put(0, "builder_1", "outer_3").give(0, dinars=9).turn(0), told)


def staying_start_player(options: Options, told: Options) -> None:
    t = table(2, **options).poem(0, "poem_1").give(0, parias=5).end_round()
    asked(t, told, "tribute paria+paria", "appoint seat_0")


def gypsum(options: Options, told: Options) -> None:
    asked(table(2, **options).event(4).open_large(1, 2).open_small().give(0, gypsum=3).act(0, "build"), told)


def scored(t: Table, told: Options) -> None:
    reader = referee(t.end_game(), told)
    while not t.match.over:
        reader.act()
    reader.scores()


def majority_of_nothing(options: Options, told: Options) -> None:
    scored(table(2, **options).poem(0, "poem_d1", colour="large"), told)


def majority_of_two(options: Options, told: Options) -> None:
    t = table(2, **options).poem(0, "poem_a1", colour="large").poem(1, "poem_2", "poem_3")
    scored(t, told)


def below_nothing(options: Options, told: Options) -> None:
    t = table(2, **options).give(0, parias=1, dinars=9)
    t.state.prestige[0] = 0
    asked(t.end_round(), told)


def refreshing(options: Options, told: Options) -> None:
    t = table(2, **options).open_large().open_small(2, 4).give(0, dinars=1, wood=1).act(0, "build")
    asked(t, told)
    assert ("refresh" in t.legal()) == told.get("build_refresh_may_fail", True)


def declining(options: Options, told: Options) -> None:
    t = table(2, **options).effect(0, {"action": "market"})
    asked(t, told)
    assert (t.asked() == "bonus-action") == told.get("bonus_action_may_be_declined", False)


def a_green_mosaic(options: Options, told: Options) -> None:
    t = table(2, **options).slots(raw_0="cane", raw_2="clay").give(0, sugar=1, dinars=9).turn(0)
    carry_out(t.state, 0, t.box.mosaic_bonus[COLOUR_NAMES.index("green")])
    asked(t.go_on(*t.state.steps), told)


def alone(options: Options, told: Options) -> None:
    """Yusuf exports and consolidates in these matches where the editions differ."""
    for seed in ("51", "5b", "5d"):
        more: Options = {"level": "harder", **options}
        Referee(GAME.start(1, more, seed), {"level": "harder", **told}, seed).play()


# what is laid out

AGREED = {"good": 3, "mostly_good": 2, "mostly_bad": 1, "bad": 0}


def laid_out(seats: int, options: Options, seed: str) -> list[int] | None:
    """The numbers of the events of a match: the current one, the coming one, the one face down."""
    match = GAME.start(seats, options, seed)
    assert isinstance(match.state, SabikaState)
    events = seen(match)["events"]
    return None if events is None else [int(str(events[at])[6:]) for at in ("current", "coming")] + [match.state.third]


def good(events: list[int]) -> int:
    assert len(set(events)) == 3
    return sum(1 for number in events if DATA["events"]["records"][number - 1]["good"])


def expert_mode(options: Options, told: Options) -> None:
    """SAB-12.1."""
    for seats in (2, 3, 4):
        assert (laid_out(seats, options, "7") is not None) == told.get("expert", False)


def agreed_events(options: Options, told: Options) -> None:
    """SAB-12.6: a mix that was agreed on is always the same; otherwise chance decides."""
    met = {
        good(events) for n in range(1, 25) if (events := laid_out(2, {"expert": True, **options}, f"{n:x}")) is not None
    }
    mix = str(told["events"])
    assert met == ({AGREED[mix]} if mix in AGREED else {0, 1, 2})


def solo_level(options: Options, told: Options) -> None:
    """SAB-13.25."""
    level = next(row for row in DATA["solo_levels"]["records"] if row["id"] == told["level"])
    events = laid_out(1, options, "7")
    assert seen(GAME.start(1, options, "7"))["players"][1]["prestige"] == level["yusuf_prestige"]
    if level["events_good"] + level["events_bad"] == 0:
        assert events is None
    else:
        assert events is not None
        assert good(events) == level["events_good"]


def each_difference(options: Options, told: Options) -> None:
    """SAB-4.7: whatever the editions print differently."""
    for name in EDITED:
        MOMENTS[name](options, told)


MOMENTS: dict[str, Moment] = {
    "edition": each_difference,
    "expert": expert_mode,
    "events": agreed_events,
    "level": solo_level,
    "process_needs_raw_on_rondel": processing,
    "wish_building_counts": wishes,
    "event_14_surcharge": surcharge,
    "event_1_scope": transactions,
    "yusuf_export_special_nearest": alone,
    "yusuf_consolidate_fallback": alone,
    "event_5_8_at_game_end": last_tribute,
    "full_lap_allowed": a_full_lap,
    "start_player_bonus_when_kept": staying_start_player,
    "event_4_gypsum_as_large_option": gypsum,
    "majority_needs_one": majority_of_nothing,
    "majority_two_player_behind": majority_of_two,
    "prestige_may_be_negative": below_nothing,
    "build_refresh_may_fail": refreshing,
    "bonus_action_may_be_declined": declining,
    "wish_value": wishes,
    "mosaic_raw_and_good": a_green_mosaic,
    "produce_may_interleave": interleaving,
}
EDITED = [option.name for option in SCHEMA.options if option.choices[:1] == ("edition",)]
"""The options that follow the edition unless they are chosen."""


def values(name: str) -> list[object]:
    """All ways of an option; without "as the edition says", which is one of the others."""
    option = next(option for option in SCHEMA.options if option.name == name)
    return list(option.choices[1:]) if name in EDITED else [option.default, *option.others()]


@pytest.mark.parametrize("name", MOMENTS)
def test_both_readings_agree_where_an_option_decides(name: str) -> None:
    for value in values(name):
        MOMENTS[name]({name: value}, {name: value})


@pytest.mark.parametrize("name", [name for name in MOMENTS if name != "edition"])
def test_the_second_reading_would_notice_an_option_without_effect(name: str) -> None:
    for played, told in permutations(values(name), 2):
        with pytest.raises(AssertionError):
            MOMENTS[name]({name: played}, {name: told})


@pytest.mark.parametrize("name", EDITED)
def test_the_second_reading_would_notice_an_edition_without_this_difference(name: str) -> None:
    for played, told in permutations(("de", "ru")):
        with pytest.raises(AssertionError):
            MOMENTS[name]({"edition": played}, {"edition": told})


def test_every_option_has_its_moment() -> None:
    assert {option.name for option in SCHEMA.options} == MOMENTS.keys()
