"""What of a position's features can be told to people: ranks in the areas, and what lasts beyond this round."""

from __future__ import annotations

from typing import Final

from majlis.engine.features import Term
from majlis.games.al_rashid.box import RashidBox

RANK_WORTH: Final = (2.2, 1.4, 0.7)
"""About how many points a rank brings."""
RANK_BLOCKS: Final = ("first_in", "second_in", "third_in")
STILL_BUYS: Final = 1.0


def terms(box: RashidBox) -> list[Term]:
    out: list[Term] = []
    for area, name in enumerate(box.areas):
        for rank in range(len(RANK_WORTH)):
            at_least = [f"me.{block}.{area}" for block in RANK_BLOCKS[: rank + 1]]
            out.append(Term(f"rank-{rank + 1}", at_least, RANK_WORTH[rank], name))
        out.append(Term("rival-first", [f"rival.first_in.{area}"], -RANK_WORTH[0] / 2, name))
    return [
        *out,
        Term("future", ["me.future"], 1.0),
        Term("future-rival", ["rival.future"], -1.0),
        Term("may-buy", ["me.may_buy"], STILL_BUYS),
    ]
