"""An owner's own values on the command line: compared, and found by their hash for records that were played with them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import majlis
from majlis.engine.form_files import build, file_text
from majlis.engine.form_values import forms_of
from tests.cli.conftest import Call

HUT = "huts/1"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A data file in which the owner entered two huts, one of them with another wall."""
    forms = forms_of(majlis.game("alhambra"))
    entered = {
        HUT: {**forms.standard[HUT], "walls.n": True, "walls.s": False},
        "huts/2": forms.standard["huts/2"],
    }
    assert not build(forms, entered).refused
    path = tmp_path / "own.toml"
    path.write_text(file_text(forms, entered, "My huts"), encoding="utf-8")
    return path


def test_what_an_owner_entered_is_compared_in_words(call: Call, own: Path) -> None:
    shown = call("data", "alhambra", "--compare", own, "--lang", "de")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "Bauhütte 1, Pavillon, Mauer im Norden: aus nein wurde ja",
        "Bauhütte 1, Pavillon, Mauer im Süden: aus ja wurde nein",
        "2 von 29 Einträgen sind ausgefüllt, 1 davon weicht ab",
    ]
    assert "fits together" in call("data", "alhambra", "--check", own).stdout


def test_what_does_not_fit_is_named_with_file_line_table_and_key(call: Call, own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(
        text.replace("walls = { n = true, e = false, s = false", "walls = { n = 1, e = false, s = false"), "utf-8"
    )
    shown = call("data", "alhambra", "--compare", own)
    assert shown.exit_code == 1
    line = 1 + text.splitlines().index("[[huts]]")
    where = "huts, record 1, walls.n (Hut 1, pavilion, Wall to the north)"
    assert f"{own}, line {line}: {where}: yes or no, not 1." in shown.stderr
    other = call("data", "sabika", "--compare", own)
    assert other.exit_code == 2
    assert f"{own}: This file is for the game “alhambra”, not for “sabika”." in other.stderr


@pytest.mark.parametrize("order", ["--check", "--compare"])
@pytest.mark.parametrize(
    ("language", "hut", "tile"),
    [
        ("en", "yes or no, not 1.", "tiles, record 1 (pavilion_2_new), price: 1 to 99, not 0."),
        ("de", "ja oder nein, nicht 1.", "tiles, Eintrag 1 (pavilion_2_new), price: 1 bis 99, nicht 0."),
        ("ru", "да или нет, а не 1.", "tiles, запись 1 (pavilion_2_new), price: от 1 до 99, а не 0."),
    ],
)
def test_a_fault_is_told_in_the_language_of_the_call(
    call: Call, own: Path, order: str, language: str, hut: str, tile: str
) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(
        text.replace("walls = { n = true, e = false, s = false", "walls = { n = 1, e = false, s = false"), "utf-8"
    )
    assert hut in call("data", "alhambra", order, own, "--lang", language).stderr
    if order == "--check":  # a tile of the box cannot be entered, so a comparison has nothing to say about its price
        own.write_text(text.replace("price = 2", "price = 0", 1), "utf-8")
        shown = call("data", "alhambra", order, own, "--lang", language)
        assert shown.exit_code == 1
        assert f"{own}: {tile}" in shown.stderr


@pytest.fixture
def record(call: Call, own: Path, tmp_path: Path) -> Path:
    """A record that was played with those values; the data file is gone."""
    folder = tmp_path / "records"
    played = call(
        *("simulate", "alhambra", "--matches", "1", "--seats", "2", "--players", "random", "--seed", "2a"),
        *("--data", own, "--records", folder),
    )
    assert played.exit_code == 0, played.output
    [path] = folder.iterdir()
    return path


def test_a_record_finds_the_data_file_beside_it(call: Call, own: Path, record: Path) -> None:
    missing = call("check", record)
    assert missing.exit_code == 1
    assert "other component data" in missing.stdout
    (record.parent / "a.toml").write_text("no data file", encoding="utf-8")
    (record.parent / "b.toml").write_text(majlis.game("sabika").data_text(), encoding="utf-8")
    (record.parent / "mine.toml").write_bytes(own.read_bytes())
    assert call("check", record).exit_code == 0
    assert call("check", record.parent).exit_code == 0
    replayed = call("replay", record, "--lang", "en")
    assert replayed.exit_code == 0, replayed.output


def test_a_record_finds_the_data_file_that_a_server_keeps(
    call: Call, own: Path, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "majlis.sqlite"
    text = own.read_text(encoding="utf-8")
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE boxes (digest TEXT, game TEXT, toml TEXT, created INTEGER)")
        digest = majlis.game("alhambra").read_box(text).digest
        connection.execute("INSERT INTO boxes VALUES (?, 'alhambra', ?, 0)", (digest, text))
    connection.close()
    monkeypatch.setenv("MAJLIS_DATABASE", "sqlite:///no/such/file")
    assert call("check", record).exit_code == 1
    monkeypatch.setenv("MAJLIS_DATABASE", f"sqlite:///{path}")
    assert call("check", record).exit_code == 0
