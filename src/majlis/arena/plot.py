"""Standings as a picture (SVG): ratings with their intervals, and who beats whom."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from majlis.arena.standings import Standings

ROW: Final = 28
NAMES: Final = 190
SCALE: Final = 360
CELL: Final = 62
TOP: Final = 64


def plot(standings: Standings) -> str:
    """The picture of a contest's standings."""
    one = standings.contest
    order = standings.order()
    width = NAMES + SCALE + 40 + CELL * len(order) + 20
    height = TOP + ROW * len(order) + 34
    title = f"{one.game}, {one.seats} seats: {standings.matches} matches"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    out += _ratings(standings, order)
    out += _meetings(standings, order)
    out.append("</svg>")
    return "\n".join(out) + "\n"


def _ratings(standings: Standings, order: list[int]) -> list[str]:
    low = min(standings.ratings[place][0] - standings.ratings[place][1] for place in order)
    high = max(standings.ratings[place][0] + standings.ratings[place][1] for place in order)
    span = max(high - low, 1.0)
    out = [f'<text x="{NAMES}" y="{TOP - 14}" fill="#555">rating, with its 95 % interval</text>']
    for row, place in enumerate(order):
        rating, interval = standings.ratings[place]
        y = TOP + ROW * row + ROW // 2
        middle, left, right = (NAMES + SCALE * (x - low) / span for x in (rating, rating - interval, rating + interval))
        name = escape(standings.contest.players[place])
        out += [
            f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{name}</text>',
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#246" stroke-width="2"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#246"><title>{name}: {rating:.1f} ± {interval:.1f}</title>'
            "</circle>",
        ]
    return out


def _meetings(standings: Standings, order: list[int]) -> list[str]:
    """By row and column: the row player's share of wins against the column player."""
    left = NAMES + SCALE + 40
    bottom = TOP + ROW * len(order) + 18
    out = [f'<text x="{left}" y="{TOP - 14}" fill="#555">wins of the row against the column, in %</text>']
    for column, other in enumerate(order):
        x = left + CELL * column
        name = escape(standings.contest.players[other])
        out.append(f'<text x="{x + 4}" y="{bottom}" font-size="10" fill="#555">{name[:11]}</text>')
        for row, place in enumerate(order):
            share = standings.meetings.get((place, other))
            if share is None or standings.contest.seats == 1:
                continue
            y = TOP + ROW * row
            strength = min(1.0, abs(share.share - standings.par) / max(standings.par, 1.0 - standings.par))
            colour = "#2a7" if share.share >= standings.par else "#c63"
            out += [
                f'<rect x="{x}" y="{y + 2}" width="{CELL - 4}" height="{ROW - 4}" fill="{colour}" '
                f'fill-opacity="{0.08 + 0.6 * strength:.2f}"/>',
                f'<text x="{x + CELL / 2 - 2:.0f}" y="{y + ROW // 2 + 4}" text-anchor="middle">'
                f"{100 * share.share:.0f}</text>",
            ]
    return out
