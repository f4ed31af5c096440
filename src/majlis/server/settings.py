"""Server settings: where it listens, which database it uses, its limits and timeouts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from majlis.engine.chance import seed_text
from majlis.engine.errors import BadInput
from majlis.server.programs import read_programs


@dataclass(frozen=True)
class Settings:
    """Everything a worker needs to know. It is sent to other processes, so it holds plain values only."""

    database: str = ""
    """A URL: `sqlite:///path`, `postgresql://…`; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
    """The folder of the built page."""

    survives_power_cuts: bool = True
    """Whether SQLite syncs to disk at every commit. Without it a commit survives a crash of the server, but not of the machine."""

    body_limit: int = 64 * 1024
    file_limit: int = 512 * 1024
    """The largest body with a data file."""
    box_sets_each: int = 20
    """How many sets of own values one person may keep."""
    trial_matches: int = 1000
    """How many matches a set is tried with."""
    rate: float = 1.0
    """Rate limits, as a multiple of the usual ones; 0: no limits."""
    trusted_hosts: tuple[str, ...] = ()
    """The names under which the server may be called, `*.example.org` for all below; empty: any."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies that are believed when they say where a call comes from (`X-Forwarded-For`, `X-Forwarded-Proto`)."""
    hsts: int = 180 * 24 * 3600
    """Seconds for which browsers that came by HTTPS are told to come by nothing else; 0: they are told nothing."""
    metrics_token: str = ""
    """What a caller of /metrics from elsewhere has to show; empty: it is answered to this machine only."""
    metrics_folder: str = ""
    """Where workers leave their numbers for each other."""
    homes_folder: str = ""
    """The private folder in which workers listen for what the others pass on; empty: every worker answers whatever arrives there."""
    trusted_origins: tuple[str, ...] = ()
    """Origins that may call besides the server's own, for example a development server of the page."""

    live_tables: int = 300
    """How many matches are kept in memory; any other is replayed when somebody asks for it."""
    heartbeat: float = 15.0
    """Seconds after which a silent stream sends a comment."""
    streams_each: int = 24
    """How many streams one person may hold open."""

    streams_unknown: int = 120
    """How many streams people without a name may hold open from one address: a school has one for everybody."""

    bot_processes: int = 0
    """Processes in which bots think; 0: one fewer than there are cores, but at least two, so that one person's bots never have all."""
    bot_pace: float = 0.0
    """A bot's shortest thinking time, as a multiple of the usual one (see `levels.py`); 0: it answers as soon as it can, and the page
    shows the turns of bots one after another at the reader's pace."""
    pass_pace: float = 1.0
    """The time after which a seat that passes is answered for, as a multiple of a person's (see `passing.py`); 0: at once, which tells
    everybody who passes."""
    bot_patience: float = 20.0
    """Seconds after which a bot that has not answered is replaced by a quick one."""
    bot_lease: float = 10.0
    """Seconds for which one process holds a bot's decision; after that another may take it over."""
    sweep: float = 2.0
    """Seconds between two searches for bot decisions that nobody works on."""
    stand_in_after: float = 300.0
    """Seconds without a move after which the others may let a bot play for somebody who is away."""

    programs: tuple[tuple[str, str], ...] = ()
    """Programs that may play at tables: names and commands, as after `program:` (docs/programs.md)."""

    public_url: str = ""
    """Where people reach the server, for example `https://majlis.example.org`: links in emails begin with it."""
    smtp: str = ""
    """The mail server: `smtp://user:password@host:587` (with STARTTLS) or `smtps://…`; empty: no mail is sent."""
    mail_from: str = ""
    """The sender of mails; empty: `majlis@` and the host of `public_url`."""

    keep_guests: float = 0.0
    """Days without a visit after which a guest is deleted; 0: never."""
    keep_tables: float = 0.0
    """Days without a move or a word after which a table is deleted, whatever its phase; 0: never."""

    test_seed: str | None = None
    """The seed of new tables that name none, and the root of those of rematches. For tests only: whoever knows it knows every deal."""

    @property
    def url(self) -> URL:
        """The database with the driver we use. Raises `BadInput`."""
        return database_url(self.database)

    @property
    def on_postgres(self) -> bool:
        return self.url.get_backend_name() == "postgresql"


def database_url(text: str) -> URL:
    """The URL of a database as SQLAlchemy wants it. Raises `BadInput` for anything else."""
    if not text:
        folder = user_data_path("majlis", appauthor=False)
        return URL.create("sqlite+aiosqlite", database=str(folder / "majlis.sqlite"))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadInput(
            "the database is a URL like sqlite:///majlis.sqlite or postgresql://user:password@host/name", "wrong-url"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+aiosqlite")
    raise BadInput("the database is a file (sqlite:///path) or PostgreSQL (postgresql://…)", "wrong-kind-of-database")


def from_environment(settings: Settings) -> Settings:
    """The settings, changed by what the environment says: MAJLIS_DATABASE, MAJLIS_RATE and so on (docs/server.md). Raises `BadInput`."""
    changes: dict[str, object] = {}
    if not settings.database and os.environ.get("MAJLIS_DATABASE"):
        changes["database"] = os.environ["MAJLIS_DATABASE"]
    for name in ("trusted_hosts", "proxies"):
        if os.environ.get(f"MAJLIS_{name.upper()}"):
            changes[name] = tuple(os.environ[f"MAJLIS_{name.upper()}"].replace(",", " ").split())
    if os.environ.get("MAJLIS_HSTS"):
        if not os.environ["MAJLIS_HSTS"].isdecimal():
            given = os.environ["MAJLIS_HSTS"]
            raise BadInput(f"MAJLIS_HSTS must be a number of seconds, not {given!r}", "wrong-seconds", {"given": given})
        changes["hsts"] = int(os.environ["MAJLIS_HSTS"])
    for name in ("public_url", "smtp", "mail_from", "metrics_token"):
        if os.environ.get(f"MAJLIS_{name.upper()}"):
            changes[name] = os.environ[f"MAJLIS_{name.upper()}"]
    for name in ("rate", "bot_pace", "pass_pace", "bot_lease", "sweep", "stand_in_after", "keep_guests", "keep_tables"):
        text = os.environ.get(f"MAJLIS_{name.upper()}")
        if text is not None:
            try:
                changes[name] = max(0.0, float(text))
            except ValueError:
                facts = {"name": f"MAJLIS_{name.upper()}", "given": text}
                raise BadInput(f"MAJLIS_{name.upper()} must be a number, not {text!r}", "wrong-figure", facts) from None
    if os.environ.get("MAJLIS_TRUSTED_ORIGINS"):
        changes["trusted_origins"] = tuple(os.environ["MAJLIS_TRUSTED_ORIGINS"].split())
    if os.environ.get("MAJLIS_PROGRAMS"):
        changes["programs"] = read_programs(os.environ["MAJLIS_PROGRAMS"])
    if os.environ.get("MAJLIS_TEST_SEED"):
        changes["test_seed"] = seed_text(os.environ["MAJLIS_TEST_SEED"])
    return replace(settings, **changes)  # type: ignore[arg-type]
