"""Settings from the command line and the environment."""

from __future__ import annotations

import pytest

from majlis.engine.errors import BadInput
from majlis.server.run import listen, serve, url
from majlis.server.settings import Settings, database_url, from_environment


@pytest.mark.parametrize(
    "text", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:", "postgresql", "http://x"]
)
def test_a_bad_database_url_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadInput, match="database is a"):
        database_url(text)


def test_both_databases_get_their_drivers() -> None:
    assert database_url("postgres://u:p@h/d").drivername == "postgresql+psycopg"
    assert database_url("postgresql://u:p@h/d").password == "p"
    assert database_url("sqlite:///a.db").drivername == "sqlite+aiosqlite"
    assert (database_url("").database or "").endswith("majlis.sqlite")


def test_the_environment_changes_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_RATE", "0")
    monkeypatch.setenv("MAJLIS_DATABASE", "sqlite:///elsewhere.db")
    monkeypatch.setenv("MAJLIS_TRUSTED_ORIGINS", "http://a http://b")
    found = from_environment(Settings())
    assert (found.rate, found.database, found.trusted_origins) == (
        0.0,
        "sqlite:///elsewhere.db",
        ("http://a", "http://b"),
    )
    assert from_environment(Settings(database="sqlite:///mine.db")).database == "sqlite:///mine.db"
    monkeypatch.setenv("MAJLIS_RATE", "fast")
    with pytest.raises(BadInput, match="MAJLIS_RATE"):
        from_environment(Settings())


def test_only_the_person_who_starts_the_server_can_fix_the_seed_of_all_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAJLIS_TEST_SEED", raising=False)
    assert from_environment(Settings()).test_seed is None
    monkeypatch.setenv("MAJLIS_TEST_SEED", "2a")
    assert from_environment(Settings()).test_seed == f"{42:032x}"
    monkeypatch.setenv("MAJLIS_TEST_SEED", "a lucky one")
    with pytest.raises(BadInput, match="seed"):
        from_environment(Settings())


def test_several_workers_need_postgresql(sqlite: str) -> None:
    with pytest.raises(BadInput, match="PostgreSQL"):
        serve(database=sqlite, workers=2)


def test_a_taken_port_is_reported() -> None:
    taken = listen("127.0.0.1", 0)
    with pytest.raises(BadInput, match="cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])
    taken.close()


def test_a_database_that_cannot_be_opened_is_reported() -> None:
    with pytest.raises(BadInput, match="cannot open the database"):
        serve(port=0, database="postgresql://nobody@127.0.0.1:1/none")


def test_the_address_is_one_that_a_browser_understands() -> None:
    assert url("127.0.0.1", 80) == "http://localhost:80/"
    assert url("0.0.0.0", 80) == "http://localhost:80/"
    assert url("192.0.2.7", 80) == "http://192.0.2.7:80/"
