"""An analysis in words, in three languages, from a whole match."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import majlis.analysis
from majlis.analysis.findings import Findings
from majlis.analysis.hints import hints
from majlis.analysis.reasons import Part, Reason, learned, reason_text
from majlis.analysis.review import Review
from majlis.analysis.telling import Teller, action_text, words_for
from majlis.analysis.weighing import Effort
from majlis.bots.net import net_for
from majlis.engine.catalog import game
from majlis.engine.chance import Chance
from majlis.engine.match import Match
from majlis.engine.words import LANGUAGES, missing

HERE = Path(majlis.analysis.__file__).parent
GAMES = ("alhambra", "al_rashid", "tadmor", "sabika")


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
    assert missing([HERE / "locale"]) == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_that_is_better_elsewhere_is_not_told_like_the_one_that_was_played(
    findings: Findings, language: str
) -> None:
    """The words name no places, and the same tile may have gone to a better one."""
    alhambra = game("alhambra")
    teller = Teller(findings, alhambra, words_for(alhambra, language, None, ["Leila", "Ziryab"]), ["Leila", "Ziryab"])
    placed = next(one for one in findings.decisions if one.played.startswith("place "))
    verb, tile, cell, *rest = placed.played.split(" ")
    elsewhere = replace(placed, played=f"{verb} {tile} {cell}", best=" ".join([verb, tile, "9,9", *rest]), loss=0.5)
    better = teller._better(elsewhere)
    assert better is not None
    assert better["text"] != teller.text(elsewhere.played)
    assert better["text"].startswith(teller.text(elsewhere.played))


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


def begun(name: str, decisions: int) -> Match:
    """A match of two in which that many decisions were made at random."""
    match = game(name).start(2, {}, "2a")
    chance = Chance.of("5")
    for _ in range(decisions):
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_what_features_say_has_words_in_every_language(name: str) -> None:
    match = begun(name, 0)
    known = set(match.state.feature_names())
    for term in match.game.terms(match.box):
        assert known.issuperset(term.features), term.id
        for language in LANGUAGES:
            reason = Reason("B", (Part(f"term-{term.id}", 2, piece=term.piece, seat=1),))
            text = reason_text(words_for(match.game, language, match.box, ["Leila", "Ziryab"]), reason)
            assert "{" not in text
            assert "term-" not in text
    assert missing([match.game.folder / "locale" / "hints"]) == []


def test_a_hint_says_what_it_brings_more_than_the_next_best() -> None:
    """The dearest card buys a seraglio: what that promises in the scorings outweighs the money that other actions would leave."""
    match = game("alhambra").start(2, {}, "2a")
    found = hints(match, match.actor, 1e9, Effort(width=8, kept=3, worlds=2))
    assert [hint.letter for hint in found] == ["A", "B", "C"]
    first, second = found[0].reason, found[1].reason
    assert first is not None
    assert second is not None
    assert (first.letter, second.letter) == ("B", "A")
    assert first.parts[0].id == "term-majority"
    assert second.parts[0].id == "hint-more"
    english = words_for(match.game, "en", match.box)
    assert reason_text(english, first) == "Compared with B: about 6 points more in the scorings to come (seraglios)."
    for language in LANGUAGES:
        assert "B" in reason_text(words_for(match.game, language, match.box), first)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_come_from_what_the_seat_holds_and_from_features(name: str) -> None:
    """Somewhere in a match both kinds are told, and never more than two differences at once."""
    told: set[str] = set()
    for decisions in range(0, 54, 4):
        match = begun(name, decisions)
        for hint in hints(match, match.actor, 1e9, Effort(width=3, kept=3, worlds=1)):
            parts = hint.reason.parts if hint.reason is not None else ()
            assert len(parts) <= 2
            told.update(part.id.partition("-")[0] for part in parts)
    assert told == {"hint", "term"}


def test_a_network_says_how_much_a_difference_counts() -> None:
    """Rank 1 in two areas is worth the same to the game's own guess; the network tells them apart."""
    match = begun("al_rashid", 0)
    net = net_for(match.state)
    assert net is not None
    names = match.state.feature_names()
    there = match.state.features(0)
    places = [names.index(f"me.first_in.{area}") for area in (0, 7)]
    here = [1.0 if at in places else number for at, number in enumerate(there)]
    assert learned(net, here, there, [places[0]]) != learned(net, here, there, [places[1]])
