"""Owners' sets of values, and the data files that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "box_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("trial", sa.Text),
    )
    op.create_table(
        "box_records",
        sa.Column("box_set", sa.String(32), sa.ForeignKey("box_sets.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.String(60), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("entered", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("toml", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("box_set", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "box_set")
    for name in ("boxes", "box_records", "box_sets"):
        op.drop_table(name)
