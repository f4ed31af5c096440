"""Every command but `play`: what it prints, and how it answers a wrong call."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import majlis
from majlis.analysis.telling import words_for
from majlis.cli.analyse import summary
from majlis.cli.languages import locale
from majlis.engine.rules import reference
from majlis.engine.words import missing
from majlis.testing.laws import Progress, Report
from majlis.testing.trial import LawBroken
from tests.cli.conftest import Call, played


def test_without_a_command_and_a_page_help_and_a_hint_are_printed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.cli.page_is_built", lambda: False)
    result = call()
    assert result.exit_code == 0
    assert "simulate" in result.stdout
    assert "majlis play alhambra" in result.stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "games",
        "simulate",
        "arena",
        "replay",
        "check",
        "rules",
        "data",
        "bench",
        "analyse",
        "check-game",
        "backup",
        "restore",
        "admin",
    ],
)
def test_every_command_has_help(call: Call, command: str) -> None:
    result = call(command, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: majlis {command}")


def test_the_terminal_speaks_every_language_completely() -> None:
    assert missing([locale()]) == []


# wrong calls: one or two lines on stderr, exit code 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plya"], "No such command 'plya'"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "alhambar"], "did you mean “alhambra”?"),
        (["simulate", "go"], "unknown game “go”"),
        (["simulate", "alhambra", "--seats", "7"], "2 to 6 seats, not 7"),
        (["simulate", "alhambra", "--seats", "three"], "'three' is not a valid integer"),
        (["simulate", "alhambra", "--option", "module=vizier"], "did you mean “modules”?"),
        (["simulate", "alhambra", "--option", "modules"], "NAME=VALUE"),
        (["simulate", "alhambra", "--option", "open_money=perhaps"], "takes true or false, not “perhaps”"),
        (["simulate", "alhambra", "--option", "open_money=true", "--option", "open_money=no"], "given twice"),
        (["simulate", "alhambra", "--seed", "xyz"], "hexadecimal"),
        (["simulate", "alhambra", "--players", "gredy"], "did you mean “greedy”?"),
        (["simulate", "alhambra", "--players", "random,random,random", "--seats", "2"], "3 players were named"),
        (["simulate", "alhambra", "--matches", "0"], "0 is not in the range"),
        (["simulate", "alhambra", "--out", "rows.xls"], ".parquet, .csv, .jsonl"),
        (["play"], "which game"),
        (["play", "alhambar"], "did you mean"),
        (["play", "alhambra", "--seats", "1"], "2 to 6 seats"),
        (["play", "alhambra", "--seats", "2", "--humans", "3"], "too few for 3 people"),
        (["play", "alhambra", "--seats", "3", "--bots", "greedy,random,random"], "only 2 of 3 seats"),
        (["play", "alhambra", "--bots", "grumpy"], "unknown player"),
        (["play", "alhambra", "--seed", "g"], "hexadecimal"),
        (["play", "alhambra", "--lang", "fr"], "'fr' is not one of"),
        (["play", "--resume", "no/such/file"], "no file"),
        (["rules", "alhambra", "99.1"], "no rule “99.1”"),
        (["rules", "alhambra", "R-999"], "no ruling R-999"),
        (["rules", "chess"], "unknown game"),
        (["replay", "no/such/file"], "no file no/such/file"),
        (["check", "no/such/file"], "no file or folder"),
        (["data", "alhambra", "--check", "no/such/file"], "no file"),
        (["bench", "alhambar"], "did you mean"),
        (["check-game", "alhambra", "--seed", "?"], "hexadecimal"),
    ],
)
def test_a_wrong_call_is_answered_in_two_lines(call: Call, args: list[str], said: str) -> None:
    result = call(*args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert 1 <= len(result.stderr.splitlines()) <= 2
    assert result.stdout == ""


def test_an_interrupt_ends_without_a_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("majlis.arena.simulate.simulate", interrupted)
    result = call("simulate", "alhambra")
    assert result.exit_code == 130
    assert result.stdout == ""


# games


def test_games_lists_seats_and_options(call: Call) -> None:
    result = call("games")
    assert result.exit_code == 0
    assert "Alhambra (alhambra), seats: 2 to 6" in result.stdout
    for option in majlis.game("alhambra").options.options:
        assert option.name in result.stdout


def test_games_as_json(call: Call) -> None:
    found = json.loads(call("games", "--json").stdout)
    alhambra = next(one for one in found if one["id"] == "alhambra")
    assert (alhambra["min_seats"], alhambra["max_seats"]) == (2, 6)
    modules = next(option for option in alhambra["options"] if option["name"] == "modules")
    assert modules["choices"] == ["vizier", "exchange_cards", "bonus_cards", "huts"]
    assert modules["default"] == []


# simulate

SMALL = ("simulate", "alhambra", "--matches", "3", "--seed", "2a")


def test_simulate_prints_a_table_with_seed_and_digest(call: Call) -> None:
    result = call(*SMALL, "--players", "random,random,random", "--option", "modules=vizier+huts")
    assert result.exit_code == 0
    assert "3 matches, 3 seats" in result.stdout
    assert "modules=vizier+huts" in result.stdout
    assert "0000000000000000000000000000002a" in result.stdout


def test_simulate_as_json_is_one_object_and_can_be_repeated(call: Call) -> None:
    once, again = (json.loads(call(*SMALL, "--json").stdout) for _ in range(2))
    wanted = [
        "game",
        "seats",
        "options",
        "matches",
        "decisions",
        "seconds",
        "decisions_per_second",
        "mean_scores",
        "wins",
        "digest",
    ]
    assert set(wanted) <= set(once)
    assert (once["game"], once["seats"], once["matches"]) == ("alhambra", 2, 3)
    assert sum(once["wins"]) == pytest.approx(3, abs=0.01)
    assert once["digest"] == again["digest"]


def test_without_a_seed_simulate_draws_one_and_says_which(call: Call) -> None:
    seeds = {json.loads(call("simulate", "alhambra", "--matches", "1", "--json").stdout)["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_simulate_writes_rows_and_records_that_replay(call: Call, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    folder = tmp_path / "records"
    assert call(*SMALL, "--out", rows, "--records", folder).exit_code == 0
    assert [json.loads(line)["number"] for line in rows.read_text(encoding="utf-8").splitlines()] == [0, 1, 2]
    result = call("check", folder)
    assert result.exit_code == 0
    assert "3 of 3 records replay" in result.stdout


def test_simulate_does_not_mix_series_in_a_folder(call: Call, tmp_path: Path) -> None:
    assert call(*SMALL, "--records", tmp_path).exit_code == 0
    assert call(*SMALL, "--records", tmp_path).exit_code == 2
    assert call(*SMALL, "--records", tmp_path, "--overwrite").exit_code == 0


def test_simulate_cannot_write_where_a_folder_is(call: Call, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").mkdir()
    result = call(*SMALL, "--out", tmp_path / "rows.csv")
    assert result.exit_code == 2
    assert "rows.csv" in result.stderr


# replay


def test_replay_prints_the_match_and_the_scores(call: Call, record: Path) -> None:
    result = call("replay", record)
    assert result.exit_code == 0
    assert "Player 1" in result.stdout
    assert "the match is over" in result.stdout
    scores = majlis.Record.loads(record.read_text(encoding="utf-8")).scores
    total = next(line for line in result.stdout.splitlines() if "Sum" in line)
    assert [int(cell) for cell in total.replace("│", " ").split()[1:]] == scores
    assert "event-" not in result.stdout


@pytest.mark.parametrize(("language", "word"), [("en", "took"), ("de", "genommen"), ("ru", "берёт")])
def test_replay_speaks_three_languages(call: Call, record: Path, language: str, word: str) -> None:
    assert word in call("replay", record, "--lang", language).stdout
    assert word in call("replay", record, LANG=f"{language}_XX.UTF-8").stdout


def test_replay_stops_where_it_is_told_to(call: Call, record: Path) -> None:
    short = call("replay", record, "--to", "3").stdout
    assert len(short) < len(call("replay", record, "--to", "30").stdout)
    assert "the match is over" not in short


@pytest.mark.parametrize(
    "wrong", [["--to", "-1"], ["--to", "100000"], ["--seat", "3"], ["--seat", "-1"], ["--seat", "0", "--all"]]
)
def test_replay_refuses_what_the_record_does_not_have(call: Call, record: Path, wrong: list[str]) -> None:
    result = call("replay", record, *wrong)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_replay_shows_hidden_cards_to_their_owner_only(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "bonus.majlis"
    match = majlis.game("alhambra").start(3, {"modules": "bonus_cards"}, "5")
    path.write_text(match.record().dumps(), encoding="utf-8")
    mine = call("replay", path, "--steps", "--seat", "0").stdout
    public = call("replay", path, "--steps").stdout
    everything = call("replay", path, "--all").stdout
    assert public.lower().count("bonus card for") == 0
    assert 0 < mine.lower().count("bonus card for") < everything.lower().count("bonus card for")


# check


def test_check_says_that_a_record_holds(call: Call, record: Path) -> None:
    result = call("check", record)
    assert result.exit_code == 0
    assert result.stdout == "1 of 1 record replays\n"


def test_check_names_line_entry_and_rule_of_a_changed_decision(call: Call, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line[2:].startswith("take"))
    lines[at] = f"{lines[at][0]} take denar-9+denar-9"
    record.write_text("\n".join(lines), encoding="utf-8")
    result = call("check", record)
    assert result.exit_code == 1
    assert f"line {at + 1}: entry {at - 7}" in result.stdout
    assert "ALH-4.1" in result.stdout
    assert "0 of 1 record replays" in result.stdout


def test_check_notices_a_legal_but_different_decision(call: Call, tmp_path: Path) -> None:
    match = majlis.game("alhambra").start(3, None, "2a")
    first, other = match.actions()[:2]
    match.play(first)
    for _ in range(12):
        match.play(match.actions()[-1])
    path = tmp_path / "other.majlis"
    path.write_text(match.record().dumps().replace(f" {first}\n", f" {other}\n", 1), encoding="utf-8")
    assert call("check", path).exit_code == 1


def test_check_goes_through_folders_and_reports_each_failure(call: Call, tmp_path: Path, whole_match: str) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.majlis").write_text(whole_match, encoding="utf-8")
    (tmp_path / "deep" / "renamed.txt").write_text(whole_match, encoding="utf-8")
    (tmp_path / "cut.majlis").write_text(whole_match[: len(whole_match) // 2], encoding="utf-8")
    (tmp_path / "binary.majlis").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "notes.txt").write_text("nothing to see", encoding="utf-8")
    result = call("check", tmp_path)
    assert result.exit_code == 1
    assert "cut.majlis: " in result.stdout
    assert "UTF-8" in result.stdout
    assert "notes.txt" not in result.stdout
    assert "2 of 4 records replay" in result.stdout


def test_check_of_a_folder_without_records_is_a_wrong_call(call: Call, tmp_path: Path) -> None:
    result = call("check", tmp_path)
    assert result.exit_code == 2
    assert "no record in the folder" in result.stderr


def test_a_cut_record_names_where_it_ends(call: Call, record: Path, whole_match: str) -> None:
    record.write_text("\n".join(whole_match.splitlines()[:20]), encoding="utf-8")
    result = call("replay", record)
    assert result.exit_code == 2
    assert "cut off" in result.stderr
    assert "line 20" in result.stderr


def test_a_broken_record_is_answered_with_no(call: Call, record: Path, whole_match: str) -> None:
    record.write_text(whole_match.replace("scores: ", "scores: 1"), encoding="utf-8")
    result = call("replay", record)
    assert result.exit_code == 1
    assert "ends elsewhere" in result.stderr


def test_a_folder_or_bytes_instead_of_a_record(call: Call, tmp_path: Path) -> None:
    assert "is a folder" in call("replay", tmp_path).stderr
    (tmp_path / "bytes").write_bytes(b"majlis record 1\n\xff")
    result = call("replay", tmp_path / "bytes")
    assert result.exit_code == 2
    assert "UTF-8" in result.stderr


# rules


def test_rules_lists_the_chapters(call: Call) -> None:
    result = call("rules", "alhambra")
    assert result.exit_code == 0
    assert "Placing tiles" in result.stdout
    assert "ALH-1.1" in result.stdout


@pytest.mark.parametrize("number", ["ALH-6.7", "alh-6.7", "6.7"])
def test_rules_shows_one_rule(call: Call, number: str) -> None:
    result = call("rules", "alhambra", number)
    assert result.exit_code == 0
    assert result.stdout.startswith("ALH-6.7")
    assert "ALH-6.8" not in result.stdout


def test_rules_shows_a_chapter_a_ruling_and_an_example(call: Call) -> None:
    chapter = call("rules", "alhambra", "4").stdout
    assert "ALH-4.1" in chapter
    assert "ALH-5.1" not in chapter
    assert "R-1" in call("rules", "alhambra", "r-1").stdout
    assert "EX-1" in call("rules", "alhambra", "EX-1").stdout


def test_rules_searches_words(call: Call) -> None:
    result = call("rules", "alhambra", "starting", "tiles", "wall")
    assert "ALH-1.3" in result.stdout
    nothing = call("rules", "alhambra", "zeppelin")
    assert nothing.exit_code == 1
    assert "zeppelin" in nothing.stdout


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_rules_are_read_in_the_language_asked_for(call: Call, language: str) -> None:
    result = call("rules", "alhambra", "--lang", language)
    assert result.exit_code == 0
    assert " ".join(result.stdout.split()).startswith(reference("alhambra", language).title)  # a long title is wrapped


# data


def test_data_sums_up_components_by_source(call: Call) -> None:
    result = call("data", "alhambra")
    assert result.exit_code == 0
    tiles = next(line for line in result.stdout.splitlines() if line.startswith("tiles"))
    assert tiles.split() == ["tiles", "54", "·", "54", "·"]


def test_records_inside_a_table_count_one_by_one_with_its_source_or_their_own(call: Call) -> None:
    lines = [line.split() for line in call("data", "sabika").stdout.splitlines()]
    counts = {line[0]: line[1:] for line in lines if len(line) == 5}
    assert counts["storehouse_tiles"] == ["24", "·", "·", "24"]
    assert counts["round_track"] == ["6", "2", "·", "4"]
    assert counts["rondel"] == ["20", "·", "·", "20"]
    assert counts["meta"] == ["1", "1", "·", "·"]


def test_exported_data_checks_and_is_not_overwritten(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert call("data", "alhambra", "--export", path).exit_code == 0
    assert "says the same" in call("data", "alhambra", "--check", path).stdout
    path.write_text(path.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    refused = call("data", "alhambra", "--export", path)
    assert refused.exit_code == 2
    assert path.read_text(encoding="utf-8").endswith("# mine\n")
    assert call("data", "alhambra", "--export", path, "--force").exit_code == 0
    assert not path.read_text(encoding="utf-8").endswith("# mine\n")


def test_data_cannot_be_exported_into_nowhere(call: Call, tmp_path: Path) -> None:
    result = call("data", "alhambra", "--export", tmp_path / "no" / "such" / "box.toml")
    assert result.exit_code == 2
    assert "cannot write" in result.stderr
    folder = call("data", "alhambra", "--export", tmp_path, "--force")
    assert folder.exit_code == 2
    assert "is a folder" in folder.stderr


@pytest.fixture
def box(call: Call, tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    call("data", "alhambra", "--export", path)
    return path


def change(box: Path, old: str, new: str) -> None:
    text = box.read_text(encoding="utf-8")
    assert old in text
    box.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[[tiles]]\nid = "pavilion_3_sw"', '[[spare]]\nid = "pavilion_3_sw"', "pavilion"),
        ('id = "pavilion_3_sw"', 'id = "pavilion_2_new"', "pavilion_2_new"),
        ("price = 3", 'price = "cheap"', "price"),
        ("schema = 1", "schema = ", "not a TOML file"),
        ('[header]\ngame = "alhambra"', '[header]\ngame = "sabika"', "sabika"),
    ],
)
def test_badly_edited_data_is_answered_with_no_and_the_place(
    call: Call, box: Path, old: str, new: str, said: str
) -> None:
    change(box, old, new)
    result = call("data", "alhambra", "--check", box)
    assert result.exit_code == 1
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_edited_data_is_compared_and_played_with(call: Call, box: Path, tmp_path: Path) -> None:
    change(box, "points_per_wall_segment = 1", "points_per_wall_segment = 2")
    result = call("data", "alhambra", "--check", box)
    assert result.exit_code == 0
    assert "constants.points_per_wall_segment: 1 became 2" in result.stdout
    folder = tmp_path / "records"
    assert call(*SMALL, "--data", box, "--records", folder).exit_code == 0
    assert call("check", folder).exit_code == 1
    assert call("check", folder, "--data", box).exit_code == 0


# bench and check-game


def test_bench_measures_every_row_and_names_the_build(call: Call) -> None:
    result = call("bench", "alhambra", "--seconds", "0.01", "--json")
    found = json.loads(result.stdout)
    assert found["build"] in ("compiled", "pure Python")
    rows = found["games"]["alhambra"]
    assert all(
        rows[name] > 0 for name in ("decisions_per_second", "clone_us", "imagine_us", "view_us", "replay_ms_per_200")
    )
    assert "decisions per second" in call("bench", "alhambra", "--seconds", "0.01").stdout


def test_check_game_reports_what_was_checked(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def all_hold(game: majlis.Game, *, decisions: int, seed: str, progress: Progress) -> Report:
        asked.append(decisions)
        report = Report(game)
        progress(report)
        return report

    monkeypatch.setattr("majlis.testing.laws.check_game", all_hold)
    result = call("check-game", "alhambra", "--decisions", "3")
    assert result.exit_code == 0
    assert "every law holds" in result.stdout
    assert asked == [3]


def test_check_game_answers_a_broken_law_with_no_and_keeps_the_record(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, whole_match: str
) -> None:
    def one_fails(game: majlis.Game, **_: object) -> Report:
        report = Report(game)
        report.broken.append(LawBroken(4, "3 seats, decision 7", "a copy is not equal to its original", whole_match))
        return report

    monkeypatch.setattr("majlis.testing.laws.check_game", one_fails)
    result = call("check-game", "alhambra", "--record", tmp_path / "broken.majlis")
    assert result.exit_code == 1
    assert "law 4 is broken: a copy is not equal to its original" in result.stdout
    assert (tmp_path / "broken.majlis").read_text(encoding="utf-8") == whole_match


# analyse


def test_analyse_as_json_is_what_the_server_answers_and_can_be_printed(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "short.majlis"
    file.write_text(played(2, "2b").record().dumps(), encoding="utf-8")
    found = json.loads(call("analyse", file, "--json", "--seconds", "1", "--lang", "de").stdout)
    assert set(found) == {
        "game", "entries", "seats", "decisions", "turning_points", "sources", "figures", "sentence"
    }  # fmt: skip
    console = Console(record=True, width=120, file=io.StringIO())
    summary(console, words_for(majlis.game("alhambra"), "de"), found)
    printed = console.export_text()
    assert found["sentence"] in printed
    assert "Wendepunkte" in printed
    assert "Genauigkeit" in printed


def test_analyse_refuses_a_match_that_is_not_over(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "running.majlis"
    file.write_text(played(decisions=20).record().dumps(), encoding="utf-8")
    result = call("analyse", file)
    assert result.exit_code == 2
    assert "not over" in result.stderr
