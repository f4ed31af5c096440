"""The options: editions, modes and rulings that could go the other way."""

from __future__ import annotations

import pytest

from majlis.games.sabika.game import GAME
from majlis.games.sabika.settings import SCHEMA, Settings

EDITION = (
    "process_needs_raw",
    "wish_each_building",
    "surcharge_per_paria",
    "event_1_market_only",
    "yusuf_nearest",
    "yusuf_fallback",
    "full_lap",
)


RUSSIAN = ("tribute_events_at_end", "bonus_when_kept")
"""What only the Russian edition allows; everything in EDITION only the German one."""


def settings(**options: object) -> Settings:
    return settings_of(2, options)


def settings_of(revision: int, options: dict[str, object]) -> Settings:
    return Settings(SCHEMA.read(options), revision)


def test_every_difference_of_the_editions_follows_the_edition() -> None:
    assert [getattr(settings(), name) for name in (*EDITION, *RUSSIAN)] == [True] * 7 + [False] * 2
    assert [getattr(settings(edition="ru"), name) for name in (*EDITION, *RUSSIAN)] == [False] * 7 + [True] * 2


@pytest.mark.parametrize("edition", ["de", "ru"])
def test_a_match_of_revision_1_keeps_the_defaults_it_had_in_both_editions(edition: str) -> None:
    old = settings_of(1, {"edition": edition})
    assert (old.tribute_events_at_end, old.full_lap, old.bonus_when_kept) == (True, False, True)


@pytest.mark.parametrize("revision", [1, 2])
@pytest.mark.parametrize(
    ("said", "meant"), [(True, True), ("true", True), ("yes", True), ("false", False), (False, False)]
)
def test_records_that_name_a_difference_as_a_flag_stay_readable(revision: int, said: object, meant: bool) -> None:
    options = {"event_5_8_at_game_end": said, "full_lap_allowed": said, "start_player_bonus_when_kept": said}
    read = settings_of(revision, options)
    assert [read.tribute_events_at_end, read.full_lap, read.bonus_when_kept] == [meant] * 3


@pytest.mark.parametrize(
    ("option", "german", "russian", "name"),
    [
        ("process_needs_raw_on_rondel", "yes", "no", "process_needs_raw"),
        ("wish_building_counts", "each_building", "each_category", "wish_each_building"),
        ("event_14_surcharge", "per_paria", "flat", "surcharge_per_paria"),
        ("event_1_scope", "market_action", "any_transaction", "event_1_market_only"),
        ("yusuf_export_special_nearest", "yes", "no", "yusuf_nearest"),
        ("yusuf_consolidate_fallback", "yes", "no", "yusuf_fallback"),
        ("full_lap_allowed", "yes", "no", "full_lap"),
    ],
)
def test_each_difference_can_be_chosen_by_itself(option: str, german: str, russian: str, name: str) -> None:
    assert getattr(settings(edition="ru", **{option: german}), name)
    assert not getattr(settings(edition="de", **{option: russian}), name)


def test_the_options_are_those_of_the_data_file() -> None:
    table = GAME.read_box(None).tables["options"]
    assert isinstance(table, dict)
    named = [name for part in ("edition_differences", "rulings") for name in table[part] if name != "source"]
    assert [option.name for option in SCHEMA.options] == ["edition", "expert", "events", "level", *named]


def test_a_match_with_defaults_names_no_option() -> None:
    assert GAME.start(3, None, "1").record().options == {}


def test_the_option_sets_play_each_edition_as_the_other_does() -> None:
    """Everything that differs is set by name: the Russian edition plays by the German book, and the German edition by the Russian one."""
    differing = [option.name for option in SCHEMA.options if option.choices[:1] == ("edition",)]
    for options, edition in zip(GAME.option_sets()[-2:], ("de", "ru"), strict=True):
        assert set(differing) < options.keys()
        assert options.get("edition", "de") != edition
        read, other = settings(**options), settings(edition=edition)
        for name in (*EDITION, *RUSSIAN):
            assert getattr(read, name) == getattr(other, name), name
