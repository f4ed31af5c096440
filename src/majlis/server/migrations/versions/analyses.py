"""Hints at tables, analyses of finished matches, and where a table branched off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="off"))
    op.add_column("tables", sa.Column("origin", sa.String(48), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("error", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "until"])


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("seats", "hints")
    op.drop_column("tables", "origin")
    op.drop_column("tables", "hints")
