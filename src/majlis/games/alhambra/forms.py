"""What an owner of Alhambra can enter: the walls of the builders' huts, and the currencies of the exchange cards."""

from __future__ import annotations

from majlis.engine.forms import Forms, Kind, Part, flag, symbols

_CURRENCIES = ("florin", "dirham", "denar", "ducat")


def forms() -> Forms:
    """All forms of Alhambra, 29 records."""
    walls = tuple(flag(f"walls.{side}") for side in "nesw")
    return Forms(
        [
            Kind(
                "exchange-cards",
                "cards",
                (
                    Part(
                        "exchange_cards",
                        "title-exchange",
                        (symbols("currencies", _CURRENCIES, 2, 2),),
                        piece="{id}",
                    ),
                ),
            ),
            Kind("huts", "tiles", (Part("huts", "title-hut", walls, piece="{id}"),)),
        ],
        elsewhere={
            "directions": "how the data file counts rows and columns",
            "options": "rulings on texts that leave something open, chosen as options of a table",
        },
        options={"modules": ["exchange_cards", "huts"]},
    )
