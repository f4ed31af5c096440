"""Devices, links that are sent by mail, bans, and notifications from other programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
_YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.add_column("people", sa.Column("banned", sa.BigInteger))
    for name in ("issued", "used", "until"):
        op.add_column("cookies", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("cookies", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.execute(f"UPDATE cookies SET issued = created, used = created, until = created + {_YEAR}")
    op.create_index("ix_cookies_until", "cookies", ["until"])
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.String(254), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("notice", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_table("notices")
    op.drop_table("passes")
    op.drop_index("ix_cookies_until", "cookies")
    for name in ("device", "until", "used", "issued"):
        op.drop_column("cookies", name)
    for name in ("banned", "email"):
        op.drop_column("people", name)
