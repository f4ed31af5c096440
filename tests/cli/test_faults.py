"""What is wrong with a call, a record or a position is said in English, German and Russian."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from majlis.arena.contest import contest
from majlis.arena.simulate import simulate
from majlis.bots.catalog import player_named
from majlis.cli.faults import said
from majlis.cli.languages import in_language, locale
from majlis.engine.catalog import game
from majlis.engine.errors import BadInput, MajlisError
from majlis.engine.positions import Position
from majlis.engine.record import FIRST_LINE, Record
from majlis.engine.rules import reference
from majlis.engine.words import LANGUAGES, errors_locale
from majlis.server.backups import back_up, check_backup
from majlis.server.checking import findings
from majlis.server.mail import check_mail_settings, mail_server
from majlis.server.programs import read_programs
from majlis.server.run import listen, serve
from majlis.server.settings import Settings, database_url
from tests.cli.conftest import Call

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1] / "src" / "majlis"
OF_THE_COMMAND_LINE = ("admin", "backups", "checking", "mail", "programs", "run", "settings")
"""Modules of the server whose errors the command line says."""


def ids(language: str) -> set[str]:
    files = [folder / f"{language}.ftl" for folder in (locale() / "commands", errors_locale())]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^((?:wrong|system)-[a-z-]+) =", text, re.MULTILINE))


def raised(act: Callable[[], object]) -> MajlisError:
    with pytest.raises(MajlisError) as caught:
        act()
    return caught.value


def record_with(record: Path, old: str, new: str, count: int = 1) -> str:
    text = record.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, count)


def plain(text: str) -> str:
    """Without what only one of the two ways to write quotes has."""
    return re.sub("[“”'\"]", "", text)


POSITION = "majlis position 1\ngame: alhambra\nseats: 3\n\n"
ERRORS: list[Callable[[], object]] = [
    lambda: game("zeppelin"),
    lambda: game("alhamba"),
    lambda: game("alhambra").start(options={"zeppelin": "1"}),
    lambda: game("alhambra").start(options={"modul": "1"}),
    lambda: game("alhambra").start(options={"open_money": "perhaps"}),
    lambda: game("alhambra").start(options={"stall_rounds": "many"}),
    lambda: game("alhambra").start(options={"modules": "zeppelin"}),
    lambda: game("alhambra").start(9),
    lambda: game("alhambra").start(seed="xyz"),
    lambda: game("alhambra").check_revision(99),
    lambda: player_named("zeppelin"),
    lambda: player_named("hrad"),
    lambda: player_named("easy:5ms"),
    lambda: player_named("search:5h"),
    lambda: player_named("program:"),
    lambda: player_named("program:./no-such-bot"),
    lambda: player_named("program:'"),
    lambda: simulate("alhambra", seats=2, players=["easy", "easy", "easy"], matches=1, seed="1"),
    lambda: contest("alhambra", seats=2, players=["easy"], deals=1, seed="1"),
    lambda: contest("alhambra", seats=2, players=["easy", "medium"], deals=1, seed="1", gauntlet="hard"),
    lambda: game("alhambra").verbs.parse(""),
    lambda: game("alhambra").verbs.parse("fly"),
    lambda: game("alhambra").verbs.parse("buy denar denar-4 denar-5 denar-6 denar-7"),
    lambda: game("alhambra").verbs.parse("buy DENAR"),
    lambda: reference("alhambra")["ALH-9999.9999"],
    lambda: reference("alhambra")["ALH-6.77"],
    lambda: Record.loads("no record"),
    lambda: Record.loads(FIRST_LINE),
    lambda: Record.loads(f"{FIRST_LINE}\nzeppelin"),
    lambda: Position.loads("no position"),
    lambda: Position.loads("majlis position 1\nseats: 3\n"),
    lambda: Position.loads("majlis position 1\nplayers: 3\n"),
    lambda: Position.loads("majlis position 1\nseed: xyz\n"),
    lambda: Position.loads(POSITION).start(),
    lambda: Position.loads(POSITION + "zeppelin 1 2\n").start(),
    lambda: back_up("", Path(__file__)),
    lambda: back_up("", Path("no such folder") / "backup"),
    lambda: back_up("sqlite:///no-such.sqlite", HERE / "no-such-backup"),
    lambda: check_backup(HERE / "no-such-backup"),
    lambda: check_backup(Path(__file__)),
    lambda: list(findings("sqlite:///no-such.sqlite")),
    lambda: database_url("//"),
    lambda: database_url("mysql://somewhere"),
    lambda: mail_server("somewhere"),
    lambda: check_mail_settings(Settings(smtp="smtp://localhost")),
    lambda: read_programs("A b"),
    lambda: serve("127.0.0.1", 0, "sqlite:///some.sqlite", 2),
    lambda: listen("127.0.0.1", 99_999),
]


@pytest.mark.parametrize("act", ERRORS, ids=range(len(ERRORS)))
def test_an_error_is_said_in_every_language_and_in_english_as_it_was_raised(act: Callable[[], object]) -> None:
    error = raised(act)
    texts = []
    for language in LANGUAGES:
        with in_language(language):
            texts.append(said(error))
    assert len(set(texts)) == len(LANGUAGES), texts
    assert plain(texts[LANGUAGES.index("en")]) == plain(str(error))
    assert all("{" not in text for text in texts)


def test_every_message_that_an_error_names_exists_and_every_message_is_named() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(ROOT.rglob("*.py"))
        if "server" not in path.parts or path.stem in OF_THE_COMMAND_LINE
    )
    named = set(re.findall(r'"(wrong-[a-z-]*[a-z])"', source))
    families = {"wrong-option-": ("flag", "number", "many", "choice"), "wrong-end-": ("over", "open")}
    for head, tails in families.items():
        assert f'f"{head}{{' in source
        named |= {f"{head}{tail}" for tail in tails}
    for language in LANGUAGES:
        assert named == {name for name in ids(language) if name.startswith("wrong-")}
    faults = (ROOT / "cli" / "faults.py").read_text(encoding="utf-8")
    assert {name for name in ids("en") if name.startswith("system-")} == {
        f"system-{name}" for name in re.findall(r'errno\.[A-Z]+: "([a-z-]+)"', faults)
    }


@pytest.mark.parametrize(
    ("old", "new", "language", "begins"),
    [
        ("\nend: ", "\nzeppelin\nend: ", "de", "ein Eintrag ist ein Platz und was er getan hat, nicht „zeppelin“"),
        ("\nend: ", "\nend: 9", "de", "es sollten 9"),
        ("\nseats: ", "\nseats: x", "ru", "seats должно быть числом"),
        ("\nseed: ", "\nseed: x", "ru", "начальное число — от 1 до 32 шестнадцатеричных цифр"),
        ("\nscores: ", "\nscores: 999 ", "de", "sie endet anders als damals"),
        ("\nbox: ", "\nbox: 0", "ru", "партию играли с другими данными компонентов"),
    ],
)
def test_a_spoilt_record_is_told_in_the_language_of_the_caller(
    call: Call, record: Path, tmp_path: Path, old: str, new: str, language: str, begins: str
) -> None:
    spoilt = tmp_path / "spoilt.majlis"
    spoilt.write_text(record_with(record, old, new), encoding="utf-8")
    for command in ("replay", "check"):
        result = call(command, spoilt, "--lang", language)
        assert result.exit_code in (1, 2)
        assert begins in " ".join((result.stdout + result.stderr).split())


@pytest.mark.parametrize(("language", "said_there"), [("de", "nicht erlaubt: "), ("ru", "нельзя: ")])
def test_a_record_with_a_forbidden_move_names_the_entry_and_what_the_rules_say(
    call: Call, record: Path, tmp_path: Path, language: str, said_there: str
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if re.match(r"\d+ [a-z]", line))
    lines[first] = f"{lines[first][0]} place pavilion_2_n 40,40"
    spoilt = tmp_path / "spoilt.majlis"
    spoilt.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = call("replay", spoilt, "--lang", language)
    assert result.exit_code == 1
    assert said_there in result.stderr
    assert re.search(r"ALH-\d", result.stderr)
    assert "refused-" not in result.stderr


@pytest.mark.parametrize(
    ("args", "language", "text"),
    [
        (["simulate", "zeppelin"], "de", "das Spiel „zeppelin“ gibt es nicht; es gibt: al_rashid"),
        (["simulate", "alhamba"], "ru", "игры «alhamba» нет; может быть, «alhambra»?"),
        (["simulate", "alhambra", "--seats", "9"], "de", "Alhambra ist für 2 bis 6 Plätze, nicht für 9"),
        (["simulate", "alhambra", "--option", "open_money=x"], "ru", "бывает true или false, а не «x»"),
        (["simulate", "alhambra", "--players", "zeppelin"], "de", "den Spieler „zeppelin“ gibt es nicht"),
        (["simulate", "alhambra", "--seed", "z"], "ru", "начальное число — от 1 до 32"),
        (["rules", "alhambra", "99.99"], "de", "die Regel „99.99“ gibt es nicht"),
    ],
)
def test_a_call_that_the_engine_refuses_is_answered_in_the_language_of_the_caller(
    call: Call, args: list[str], language: str, text: str
) -> None:
    result = call(*args, "--lang", language)
    assert result.exit_code == 2
    assert text in result.stderr


def test_an_error_without_a_message_is_said_as_it_is() -> None:
    with in_language("de"):
        assert said(BadInput("nobody translated this")) == "nobody translated this"
