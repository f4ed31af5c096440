"""What an owner of Al-Rashid can enter: how many crisis tiles lie on a territory that a tile names, which no rulebook shows."""

from __future__ import annotations

from majlis.engine.forms import Forms, Kind, Part, number


def forms() -> Forms:
    """The one form of Al-Rashid."""
    return Forms(
        [Kind("crises", "tiles", (Part("crisis_rules", "title-crises", (number("tiles_per_entry", 1, 2),)),))],
        elsewhere={
            "player_colours": "names of colours; a colour has no values",
            "options": "rulings on texts that leave something open, chosen as options of a table",
        },
    )
