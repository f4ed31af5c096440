"""A match at the terminal: choosing, asking why, taking back, keeping, going on, and sharing a screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import majlis
from majlis.bots import player_named
from majlis.cli.choosing import PAGE, Choosing, blocks, label
from majlis.cli.explaining import explained, pieces
from majlis.cli.speaking import words_for
from majlis.cli.terminal import Left, Terminal
from majlis.engine.action import Action, verb
from majlis.engine.chance import Chance
from majlis.games.alhambra.state import AlhambraState
from tests.cli.conftest import Call
from tests.games.al_rashid.builder import table

GAME = majlis.game("alhambra")
ALL = "vizier+exchange_cards+bonus_cards+huts"
PLAY = ("play", "alhambra", "--seed", "2b", "--bots", "random")
"""Seed 2b: one person and one program, and Dirk; the person has something to take and nothing to swap."""


class Desk:
    """A terminal whose screen can be read and whose keyboard is a function of what it shows."""

    def __init__(self, match: majlis.Match, people: int, answer: Callable[[Desk], str], language: str = "en") -> None:
        bots = {seat: player_named("random") for seat in range(people, match.seats)}
        self.terminal = Terminal(match, bots, words_for(GAME, language), None)
        self.paper = io.StringIO()
        self.screen = ""
        self.at_handover = False
        self.answer = answer
        screen = self.terminal.screen
        screen.console = Console(file=self.paper, highlight=False, width=200)
        screen.ask = self.ask  # type: ignore[method-assign]
        screen.wipe = self.wipe  # type: ignore[method-assign]

    @property
    def match(self) -> majlis.Match:
        return self.terminal.match

    def ask(self, question: str = "> ") -> str:
        self.screen = self.paper.getvalue()
        self.at_handover = question == ""
        return self.answer(self)

    def wipe(self) -> None:
        self.paper.truncate(0)
        self.paper.seek(0)


# whole matches


def test_a_whole_match_by_typing_the_first_number(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "match.majlis"
    result = call(*PLAY, "--record", path, typed="1\n" * 4000)
    assert result.exit_code == 0
    assert "the match is over" in result.stdout
    record = majlis.Record.loads(path.read_text(encoding="utf-8"))
    assert record.over
    assert record.seed in result.stdout
    assert result.stdout.count(record.commitment) == 2
    total = next(line for line in reversed(result.stdout.splitlines()) if "Sum" in line)
    assert [int(cell) for cell in total.replace("│", " ").split()[1:]] == record.scores
    assert call("check", path).exit_code == 0


def test_a_bot_plays_on_for_a_program_that_fails(call: Call, caplog: pytest.LogCaptureFixture) -> None:
    typed = "1\n" * 4 + "quit\n\n"
    result = call("play", "alhambra", "--bots", "program:false", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    assert "program:false in seat 1 has resigned: it exited with status 1" in caplog.text


@pytest.mark.parametrize(
    ("language", "modules"),
    [*(pytest.param(language, ALL, marks=pytest.mark.long) for language in ("en", "de", "ru")), ("en", "")],
)
def test_a_person_who_types_anything_legal_reaches_the_end_and_reads_no_ids(language: str, modules: str) -> None:
    chance = Chance.of("4")
    asked: set[str] = set()

    def answer(desk: Desk) -> str:
        rows = desk.terminal.choosing.rows()
        prompt = desk.match.prompt
        assert prompt is not None
        asked.add(prompt.id)
        assert rows
        if chance.below(3) == 0:
            return str(desk.terminal.choosing.actions[chance.below(len(desk.terminal.choosing.actions))])
        return str(1 + chance.below(len(rows)))

    match = GAME.start(3, {"modules": modules}, "6")
    desk = Desk(match, 1, answer, language)
    desk.terminal.run()
    assert match.over
    assert {"prompt-action", "prompt-place", "prompt-confirm"} <= asked
    shown = desk.paper.getvalue()
    for id in ("event-", "prompt-", "refused-", "remark-", "name-", "verb-"):
        assert id not in shown
    if modules:
        assert "prompt-vizier" in asked


# choosing

TAKE = verb("take", "cards:words")
MOVE = verb("move", "piece:word", "to:cell")


def no_remark(action: Action) -> str:
    return ""


def test_few_actions_are_listed_at_once() -> None:
    actions = [TAKE(("denar-5",)), TAKE(("denar-2", "florin-3"))]
    choosing = Choosing(actions, words_for(GAME, "en"), no_remark)
    assert [row.action for row in choosing.rows()] == actions
    block = blocks(choosing.rows(), choosing.words)[0]
    assert block.title == "Take money"
    assert [label(row, block.shared, choosing.words) for row in block.rows] == ["denar 5", "denar 2 + florin 3"]


def test_many_actions_are_chosen_in_two_stages() -> None:
    actions = [MOVE(piece, f"{x},0") for piece in ("tower", "garden") for x in range(9)]
    choosing = Choosing(actions, words_for(GAME, "en"), no_remark)
    assert [(str(row.action), row.ways) for row in choosing.rows()] == [("move tower", 9), ("move garden", 9)]
    choosing.begin(choosing.rows()[1].action)
    assert [str(row.action) for row in choosing.rows()] == [f"move garden {x},0" for x in range(9)]
    block = blocks(choosing.rows(), choosing.words)[0]
    assert block.title == "move: garden"
    assert label(block.rows[3], block.shared, choosing.words) == "3,0"


def test_very_long_lists_have_pages_and_lose_nothing() -> None:
    actions = [TAKE((f"denar-{i}",)) for i in range(60)]
    choosing = Choosing(actions, words_for(GAME, "en"), no_remark)
    assert [row.ways for row in choosing.rows()] == [60]
    choosing.begin(choosing.rows()[0].action)
    seen: list[Action] = []
    for _ in range(3):
        assert len(choosing.rows()) <= PAGE
        seen += [row.action for row in choosing.rows()]
        choosing.turn_page()
    assert seen == actions
    assert choosing.rows()[0].action == actions[0]


# what is typed


def started(call: Call, *lines: str, args: tuple[str, ...] = PLAY) -> str:
    """What the terminal says after the first question and these lines, up to the end of input."""
    result = call(*args, typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0
    return result.stdout.partition("“help”.")[2]


def test_an_unfinished_notation_lists_its_continuations(call: Call) -> None:
    said = started(call, "take")
    assert "1    " in said
    assert "Enter goes back" in said


def test_input_that_the_rules_refuse_is_explained_with_the_rule(call: Call) -> None:
    said = started(call, "take denar-1+denar-9+ducat-9", "swap", "pass", "remove 0,0")
    assert "(ALH-4.1)" in said
    assert "(ALH-7.5)" in said
    assert "(ALH-3.7)" in said
    assert "(ALH-7.6)" in said


def test_why_explains_without_playing(call: Call) -> None:
    said = started(call, "why swap", "why take", "why place tower_9_es", "why fly", "why")
    assert "Your reserve is empty. (ALH-7.5)" in said
    assert "That is possible." in said
    assert "unknown verb “fly”" in said
    assert "remove 0,0: " in said
    assert "Confirm the turn" not in said


def test_nonsense_changes_nothing(call: Call) -> None:
    said = started(
        call, "99", "0", "-1", "what now", "take take take", "look 9", "look", "rules 99.9", "more", "log x", "\t", "²"
    )
    assert "There is no choice 99" in said
    assert "Not understood: unknown verb “what”" in said
    assert "There is no player 9." in said
    assert "no rule “99.9”" in said
    assert "Confirm the turn" not in said


def test_commands_show_help_rules_log_and_other_places(call: Call) -> None:
    said = started(call, "help", "rules 6.7", "rules zeppelin", "log 3", "look 2", "table")
    assert "why NOTATION" in said
    assert "ALH-6.7  Placing tiles" in said
    assert "No rule mentions that." in said
    assert "The Alhambra of Player 2" in said
    assert said.count("Your Alhambra") == 1


def test_about_says_what_a_piece_is_and_what_it_costs_now(call: Call) -> None:
    said = started(call, "help", "about", "about zeppelin", "about bag", "about garden_8_nw", "about exchange")
    assert "about WORD" in said
    assert "Type a name or a part of one" in said
    assert "Nothing here is called “zeppelin”." in said
    assert "garden (price 8, walls north and west) · Building" in said
    assert re.search(r"\d+ things go by that name. Say which:\n  [a-z_-]+: ", said)


@pytest.mark.parametrize(
    ("language", "word", "title"), [("de", "Garten", "Garten · Gebäudeart"), ("ru", "сад", "сад · Вид здания")]
)
def test_about_is_asked_in_the_language_of_the_table(language: str, word: str, title: str) -> None:
    match = GAME.start(2, seed="2b")
    words = words_for(GAME, language)
    (piece,) = pieces(match, words, word.upper())
    lines = explained(match, words, piece, 0)
    assert lines[0] == title
    assert lines[1].endswith(")"), "with its rule"
    assert len(lines) > 2, "and what it means now"


def test_about_tells_what_only_its_player_may_know() -> None:
    match = table(2).hand(0, "red-3").match
    words = words_for(match.game, "en")
    assert explained(match, words, "red-3", 0)[2:] == ["You have 1 × red tile (3)."]
    assert explained(match, words, "red-3", 1)[2:] == ["You have 0 × red tile (3)."]
    assert explained(match, words, "red-3", None)[2:] == []


def test_tab_completes_commands_and_names_of_pieces() -> None:
    terminal = Desk(GAME.start(2, seed="2b"), 1, lambda _: "quit").terminal
    assert terminal.completed("ab") == ["about"]
    assert {"save", "quit", "undo"} <= set(terminal.completed(""))
    assert "about pavilion" in terminal.completed("about pav")
    assert terminal.completed("rules pav") == []


def test_undo_takes_back_and_against_bots_alone_beyond_what_was_shown(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "match.majlis"
    said = started(call, "undo", "1", "undo", "2", "confirm", "undo", args=(*PLAY, "--record", str(path)))
    assert said.count("You have nothing to take back") == 1
    assert "(taken back)" in said
    entries = [line.text for line in majlis.Record.loads(path.read_text(encoding="utf-8")).lines if line.seat == 0]
    assert entries[0] == "confirm-turns on"
    assert entries[2] == "undo"
    assert entries[1] != entries[3]
    assert entries[4] == "confirm"
    assert entries[5].startswith("back "), "the bots' turns since are taken back with it"


def test_enter_confirms_when_nothing_else_can_be_chosen(call: Call) -> None:
    said = started(call, "1", "", "table")
    assert "Confirm your turn" in said
    assert said.count("Your turn: choose an action.") >= 1


# keeping


def test_save_quit_and_resume(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "kept.majlis"
    said = started(call, "1", "", f"save {path}", "quit")
    assert f"Saved: {path}" in said
    assert f"majlis play --resume {path}" in said
    before = majlis.Record.loads(path.read_text(encoding="utf-8"))
    result = call("play", "--resume", path, "--bots", "random", typed="1\n\n1\n")
    assert result.exit_code == 0
    assert "Player 1 sits at this terminal." in result.stdout
    after = majlis.Record.loads(path.read_text(encoding="utf-8"))
    assert len(after.lines) > len(before.lines)
    assert [line.text for line in after.lines[: len(before.lines)]] == [line.text for line in before.lines]


def test_quitting_offers_to_save(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "late.majlis"
    assert f"Saved: {path}" in started(call, "1", "quit", str(path))
    assert path.exists()
    assert "The match was not saved." in started(call, "1", "quit", "")


def test_other_files_are_never_overwritten(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear friend", encoding="utf-8")
    said = started(call, f"save {path}", f"save {tmp_path}", "save", f"save {tmp_path / 'no' / 'such'}")
    assert said.count("exists") == 2
    assert "save FILE" in said
    assert "cannot write" in said
    result = call(*PLAY, "--record", path)
    assert result.exit_code == 2
    assert path.read_text(encoding="utf-8") == "dear friend"


def test_end_of_input_says_how_to_resume(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "match.majlis"
    result = call(*PLAY, "--record", path, typed="1\n")
    assert result.exit_code == 0
    assert result.stdout.rstrip().endswith(f"majlis play --resume {path}")
    assert "The match was not saved." in call(*PLAY, typed="1\n").stdout


def test_an_interrupt_keeps_the_match(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("majlis.cli.screen.Screen.ask", interrupted)
    path = tmp_path / "match.majlis"
    result = call(*PLAY, "--record", path)
    assert result.exit_code == 130
    assert f"majlis play --resume {path}" in result.stdout
    assert call("check", path).exit_code == 0


def test_resuming_what_cannot_be_resumed(call: Call, record: Path) -> None:
    over = call("play", "--resume", record)
    assert over.exit_code == 0
    assert "Sum" in over.stdout
    assert call("play", "--resume", record, "--seed", "1").exit_code == 2
    assert call("play", "chess", "--resume", record).exit_code == 2
    record.write_text("a letter", encoding="utf-8")
    assert "not a record" in call("play", "--resume", record).stderr


def test_edited_components_are_played_with(call: Call, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    box = tmp_path / "elsewhere" / "box.toml"  # beside the record it would be found by its hash
    call("data", "alhambra", "--export", box)
    box.write_text(
        box.read_text(encoding="utf-8").replace("points_per_wall_segment = 1", "points_per_wall_segment = 2"),
        encoding="utf-8",
    )
    path = tmp_path / "match.majlis"
    assert call(*PLAY, "--data", box, "--record", path, typed="1\n").exit_code == 0
    assert call("check", path).exit_code == 1
    assert call("play", "--resume", path).exit_code == 1
    assert call("play", "--resume", path, "--data", box, typed="").exit_code == 0


@pytest.mark.parametrize(
    ("lang", "word"), [("de_DE.UTF-8", "Deine Alhambra"), ("ru_RU.UTF-8", "Ваша Альгамбра"), ("C", "Your Alhambra")]
)
def test_the_language_is_that_of_the_environment(call: Call, lang: str, word: str) -> None:
    assert word in call(*PLAY, LANG=lang).stdout
    assert "Your Alhambra" in call(*PLAY, "--lang", "en", LANG=lang).stdout


# several people at one screen


def hand_line(match: majlis.Match, seat: int) -> str:
    """The line of a seat's picture that lists its money."""
    lines = GAME.picture(match.state, seat, "en").splitlines()
    return lines[lines.index("Your hand") + 1]


def never_seen(match: majlis.Match, seat: int) -> list[str]:
    """The bonus cards of a seat that never lay open: one that goes back to the hand is known to all (ALH-14.6)."""
    state = match.state
    assert isinstance(state, AlhambraState)
    assert state.bonus is not None
    known = state.bonus.seen
    return [
        card
        for card in state.view(seat)["players"][seat]["bonus_hand"]
        if not known >> state.box.bonus_ids.index(card) & 1
    ]


def test_a_shared_screen_never_shows_the_hand_of_another() -> None:
    chance = Chance.of("8")
    seen: set[int] = set()
    handovers = 0

    def answer(desk: Desk) -> str:
        nonlocal handovers
        match = desk.match
        mine = match.actor
        for seat in range(2):
            hidden = never_seen(match, seat)
            shows = hand_line(match, seat) in desk.screen
            if desk.at_handover or seat != mine:
                assert not shows or hand_line(match, seat) == hand_line(match, mine)
                assert not any(desk.terminal.words.name(card) in desk.screen for card in hidden)
            else:
                assert shows
                seen.add(seat)
        if handovers > 25:
            raise Left
        if desk.at_handover:
            handovers += 1
            assert f"Now Player {mine + 1}." in desk.screen
            return ""
        return str(1 + chance.below(len(desk.terminal.choosing.rows())))

    with pytest.raises(Left):
        Desk(GAME.start(3, {"modules": ALL}, "6"), 2, answer).terminal.run()
    assert seen == {0, 1}


def test_two_people_are_asked_in_turn_at_the_command_line(call: Call) -> None:
    result = call("play", "alhambra", "--humans", "2", "--seats", "2", "--seed", "2b", typed="\n1\n\n\n1\n\n")
    assert result.exit_code == 0
    assert "Now Player 1." in result.stdout
    assert "Now Player 2." in result.stdout
