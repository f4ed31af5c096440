"""Law 10, with texts and values that nobody thought of: always a clear answer, and the match as it was."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import majlis
from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.game import Game
from majlis.engine.match import Match
from majlis.engine.options import Value
from majlis.engine.record import Record
from majlis_souk import GAME as SOUK

GAMES: list[Game] = [*(majlis.game(name) for name in majlis.games() if name != SOUK.id), SOUK]


def under_way(game: Game, options: dict[str, Value]) -> Match:
    """A match in which everybody has decided a few times."""
    match = game.start(game.max_seats, options, "5")
    for number in range(3 * game.max_seats):
        codes = match.state.codes()
        match.play_code(codes[number % len(codes)])
    return match


MATCHES = [under_way(game, game.option_sets()[at]) for game in GAMES for at in (0, -1)]

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
quick = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def words_of(match: Match) -> st.SearchStrategy[str]:
    """Words of the game mixed with words that are not."""
    known = {word for action in [*match.actions(), *match.tries()] for word in str(action).replace("+", " ").split()}
    return st.sampled_from(sorted(known)) | st.text(alphabet="abz019_.,-+ é٣\t", max_size=6)


def answer_to(call: Callable[[], object]) -> str | None:
    """What the caller is told; None if nothing was wrong."""
    try:
        call()
    except (BadInput, IllegalAction) as error:
        return str(error)
    return None


def attempt(match: Match, given_action: object) -> None:
    """Playing it either fails with words and changes nothing, or is one of the legal actions."""
    before = match.state.fingerprint()
    legal = {str(action) for action in match.actions()} | {str(action) for action in match.asides(match.actor)}
    copy = match.record().replay_as(match.game, match.box)
    answer = answer_to(lambda: copy.play(given_action))
    if answer is None:
        assert copy.entries[-1].text in legal
        return
    assert answer.strip()
    assert copy.state.fingerprint() == before
    assert len(copy.entries) == len(match.entries)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
class TestActions:
    @quick
    @given(data=st.data())
    def test_notation(self, match: Match, data: st.DataObject) -> None:
        words = data.draw(st.lists(words_of(match), max_size=4))
        attempt(match, data.draw(st.sampled_from([" ", "+", "  "])).join(words))

    @quick
    @given(data=st.data())
    def test_json(self, match: Match, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(match.actions()))
        value: dict[str, object] = dict(action.json())
        for key in data.draw(st.lists(st.sampled_from([*value, "other"]), max_size=2)):
            value[key] = data.draw(plain | words_of(match) | st.lists(words_of(match), max_size=3))
        attempt(match, json.loads(json.dumps(value)))

    @quick
    @given(value=plain)
    def test_anything(self, match: Match, value: object) -> None:
        attempt(match, value)

    @quick
    @given(data=st.data())
    def test_a_changed_record_is_refused_or_replays(self, match: Match, data: st.DataObject) -> None:
        lines = match.record().dumps().splitlines()
        at = data.draw(st.integers(0, len(lines) - 1))
        lines[at] = data.draw(st.text(max_size=12) | st.sampled_from(lines))
        answer = answer_to(lambda: Record.loads("\n".join(lines)).replay_as(match.game))
        assert answer is None or answer.strip()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
class TestStart:
    @quick
    @given(value=plain)
    def test_seats(self, game: Game, value: object) -> None:
        if isinstance(value, int) and not isinstance(value, bool) and value in game.seat_counts:
            assert game.start(value, None, "1").seats == value
        elif value is not None:
            with pytest.raises(BadInput):
                game.start(value)

    @quick
    @given(data=st.data())
    def test_options(self, game: Game, data: st.DataObject) -> None:
        names = [option.name for option in game.options.options]
        choices = [word for option in game.options.options for word in option.choices]
        values = plain | st.sampled_from([*choices, "true", "1", "+", "none"])
        options = data.draw(st.dictionaries(st.sampled_from(names) | st.text(max_size=5), values, max_size=3))
        answer = answer_to(lambda: game.start(options=options, seed="1"))
        if set(options) <= set(names):
            assert answer is None or "takes" in answer
        else:
            assert answer is not None
            assert "unknown option" in answer

    @quick
    @given(text=st.text(alphabet="[]=\"'\n#abcz019.,{}", max_size=40))
    def test_boxes(self, game: Game, text: str) -> None:
        with pytest.raises(BadInput):
            game.read_box(text)
