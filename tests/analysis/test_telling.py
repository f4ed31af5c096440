"""An analysis in words, in three languages, from a whole match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import majlis.analysis
from majlis.analysis.findings import Findings
from majlis.analysis.hints import hints
from majlis.analysis.reasons import reason_text
from majlis.analysis.review import Review
from majlis.analysis.telling import Teller, action_text, words_for
from majlis.analysis.weighing import Effort
from majlis.engine.catalog import game
from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, missing


def played() -> Match:
    match = game("alhambra").start(2, {}, "2a")
    chance = Chance.of("1")
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    return match


@pytest.fixture(scope="module")
def findings() -> Findings:
    review = Review(played())
    found = Findings.of(review)
    for _, judged in review.all_judged(1.0, clock=iter(range(10**6)).__next__):
        found.add(judged)
    return found


def test_every_language_says_everything() -> None:
    assert missing([Path(majlis.analysis.__file__).parent / "locale"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_every_language(findings: Findings, language: str) -> None:
    alhambra = game("alhambra")
    told = Teller(findings, alhambra, words_for(alhambra, language, None, ["Leila", "Ziryab"]), ["Leila", "Ziryab"])
    found = told.json()
    assert ("Leila" in found["sentence"]) or ("Ziryab" in found["sentence"])
    assert len(found["decisions"]) == findings.expected
    assert 3 <= len(found["turning_points"]) <= 5
    final = [sum(source["points"] for source in seat) for seat in found["sources"][-1]["seats"]]
    assert final == findings.scores
    json.dumps(found)


def test_what_is_kept_can_be_read_again_and_other_versions_are_not(findings: Findings) -> None:
    kept = json.loads(json.dumps(findings.json()))
    again = Findings.loads(kept)
    assert again is not None
    assert again.json() == findings.json()
    assert Findings.loads({**kept, "version": 0}) is None


def test_while_decisions_are_missing_nothing_is_summed_up(findings: Findings) -> None:
    kept = findings.json()
    half = Findings.loads({**kept, "judged": kept["judged"][:3]})
    assert half is not None
    alhambra = game("alhambra")
    found = Teller(half, alhambra, words_for(alhambra, "en"), ["A", "B"]).json()
    assert (found["turning_points"], found["figures"], found["sentence"]) == ([], [], "")
    assert found["seats"][0]["luck"] is None
    assert len(found["decisions"]) == 3


def test_an_action_is_named_with_its_parts() -> None:
    alhambra = game("alhambra")
    words = words_for(alhambra, "en")
    assert action_text(words, alhambra.verbs.parse("take denar-2+florin-3")) == "Take money: denar 2, florin 3"
    assert action_text(words, alhambra.verbs.parse("end")) == "No further action"


def test_people_are_told_no_coordinates_unless_two_actions_would_read_alike() -> None:
    alhambra = game("alhambra")
    words = words_for(alhambra, "en")
    place = alhambra.verbs.parse("place garden_8_nw -1,0")
    assert "-1,0" not in action_text(words, place)
    assert "garden" in action_text(words, place)
    assert action_text(words, place, with_cells=True) == f"{action_text(words, place)}, -1,0"
    assert action_text(words, alhambra.verbs.parse("remove -1,0")) == words.verb("remove")


def test_hints_say_what_they_bring_more_than_the_next_best() -> None:
    match = game("alhambra").start(3, {}, "2a")
    found = hints(match, match.actor, 1e9, Effort(width=4, kept=3, worlds=2))
    assert [hint.letter for hint in found] == ["A", "B", "C"]
    assert found[0].reason is not None
    assert found[0].reason.letter == "B"
    for language in LANGUAGES:
        text = reason_text(words_for(match.game, language), found[0].reason)
        assert "B" in text
