"""The tables of the database.

`log` is the heart: one row for everything that happened at a table, numbered without gaps, never changed. Its primary key decides between
two writers. A row of `tables` sums up what the log says, so that lists need no replay; it is written in the same transaction.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables."""


class Person(Base):
    """Somebody with a name; with login and password it is an account, without them a guest."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger)
    email: Mapped[str | None] = mapped_column(String(254))
    """Where to send a link for a new password; only an address that was confirmed."""
    banned: Mapped[int | None] = mapped_column(BigInteger)
    """Since when; None: not at all."""


class Cookie(Base):
    """What a browser shows to prove who it is; only the hash is kept."""

    __tablename__ = "cookies"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    """When the person logged in on this device."""
    issued: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """When the device got this secret; after some time it gets another."""
    used: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """When it was last shown, to the hour."""
    until: Mapped[int] = mapped_column(BigInteger, server_default="0", index=True)
    device: Mapped[str] = mapped_column(String(60), server_default="")


class Pass(Base):
    """A secret that proves something else about a person: it came by mail, or the device was logged in once; only the hash is kept."""

    __tablename__ = "passes"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    """`password`: for a new one; `email`: `text` is the person's address; `known`: shown by a device that was logged in before."""
    text: Mapped[str] = mapped_column(String(254))
    created: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger, index=True)


class PostedNotice(Base):
    """What another program, such as `majlis admin`, tells the server that uses an SQLite file; PostgreSQL has NOTIFY."""

    __tablename__ = "notices"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    notice: Mapped[str] = mapped_column(Text)


class WorkerLease(Base):
    """The lease of one of several workers; by these it is known which of them leads a table (see `homes.py`)."""

    __tablename__ = "workers"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    address: Mapped[str] = mapped_column(Text)
    """Where it takes what the others pass on: a socket in a private folder."""
    until: Mapped[int] = mapped_column(BigInteger)
    """By the database's clock, in milliseconds."""


class Attempt(Base):
    """Failed logins, counted by login and by address."""

    __tablename__ = "attempts"
    key: Mapped[str] = mapped_column(String(160), primary_key=True)
    count: Mapped[int]
    since: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    """A table and how its match stands."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    revision: Mapped[int]
    box: Mapped[str] = mapped_column(String(64))
    options: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(String(80))
    private: Mapped[bool]
    key: Mapped[str] = mapped_column(String(64))
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    seed: Mapped[str] = mapped_column(String(32))
    created: Mapped[int] = mapped_column(BigInteger)
    rematch: Mapped[str | None] = mapped_column(String(32))
    box_set: Mapped[str | None] = mapped_column(Text)
    """What is told of the owner's set that it is played with, as JSON; None: the game's own components."""
    teaching: Mapped[str] = mapped_column(String(80), server_default="")
    """What is learned here, `first-match` or `puzzle/NAME` (see `teaching.py`); "": an ordinary table."""
    hints: Mapped[str] = mapped_column(String(8), server_default="off")
    """Who may ask for hints here, and how often: `off`, `five` (each) or `free`."""
    origin: Mapped[str] = mapped_column(String(48), server_default="")
    """Where the match branched off: the id of a table, a slash and a number of entries; "": nowhere."""
    # what the log says
    phase: Mapped[str] = mapped_column(String(12))
    moved: Mapped[int] = mapped_column(BigInteger)
    seq: Mapped[int]
    entries: Mapped[int]
    waiting: Mapped[str] = mapped_column(Text)
    scores: Mapped[str] = mapped_column(Text)
    ranking: Mapped[str] = mapped_column(Text)
    # which process works on a bot's decision, and until when
    bot_waits: Mapped[bool]
    bot_by: Mapped[str] = mapped_column(String(32))
    bot_until: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("tables_by_phase", "phase", "private", "moved"),
        Index("tables_bots_wait_at", "bot_waits", "bot_until"),
    )


class Seat(Base):
    """A seat at a table and who sits there."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column("seat", key="number", primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    level: Mapped[str | None] = mapped_column(String(16))
    stand_in: Mapped[str | None] = mapped_column(String(16))
    """The level of the bot that plays for the person; None: the person plays."""
    hot: Mapped[bool]
    resigned: Mapped[bool]
    passing: Mapped[bool] = mapped_column(server_default=false())
    """Whether the person passes until their turn (see `passing.py`)."""
    unless: Mapped[str] = mapped_column(String(400), server_default="")
    """The pieces for which they want to be asked all the same, separated by spaces."""
    hints: Mapped[int] = mapped_column(server_default="0")
    """How many hints this seat has had."""


class Analysis(Base):
    """The analysis of a finished match: how far it has come, and what was found (see `analyses.py`)."""

    __tablename__ = "analyses"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    """Who asked for it."""
    state: Mapped[str] = mapped_column(String(12))
    """`waiting`, `computing`, `ready`, `failed` or `old`."""
    asked: Mapped[int] = mapped_column(BigInteger)
    done: Mapped[float] = mapped_column(Float)
    error: Mapped[str | None] = mapped_column(Text)
    result: Mapped[str | None] = mapped_column(Text)
    """What was found so far, as JSON."""
    # which process works on it, and until when
    by: Mapped[str] = mapped_column(String(32))
    until: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("analyses_by_state", "state", "until"),)


class Log(Base):
    """One thing that happened at a table; `kind` says what `text` means (see `history.py`)."""

    __tablename__ = "log"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int]
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    text: Mapped[str] = mapped_column(Text)
    client: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class BoxSet(Base):
    """Somebody's own values for the components of a game."""

    __tablename__ = "box_sets"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    trial: Mapped[str | None] = mapped_column(Text)
    """The latest trial as JSON (see `trials.py`)."""


class BoxRecord(Base):
    """One record of a set: `place` is kind and number, `content` the values as JSON; what is not entered is a draft."""

    __tablename__ = "box_records"
    owner: Mapped[str] = mapped_column(
        "box_set", ForeignKey("box_sets.id", ondelete="CASCADE"), key="owner", primary_key=True
    )
    place: Mapped[str] = mapped_column(String(60), primary_key=True)
    content: Mapped[str] = mapped_column(Text)
    entered: Mapped[bool]
    at: Mapped[int] = mapped_column(BigInteger)


class BoxFile(Base):
    """A data file that tables are played with, by the hash of its data. It is never changed."""

    __tablename__ = "boxes"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    toml: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
