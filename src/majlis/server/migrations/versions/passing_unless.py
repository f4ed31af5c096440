"""What a seat that passes wants to be asked for all the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("unless", sa.String(400), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "unless")
