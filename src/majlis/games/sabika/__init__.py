"""Sabika: builders, merchants and poets at the Alhambra of Granada.

Where the chapters of ``docs/rules/sabika.md`` are enforced:

- 1 Components and constants: ``data/``, ``parts.py``, ``materials.py``
- 2 Setup: ``setup.py``
- 3 Rounds and turns: ``turn.py``, ``workers.py``, ``round_end.py``
- 4 Resources, storage and payment: ``storing.py``, ``raws.py``, ``payment.py``, ``market.py``, ``state.py``
- 5 Outer ring: ``building.py``, ``storehouse.py``, ``market.py``, ``quarry.py``, ``favour.py``, ``materials.py``, ``effects.py``
- 6 Middle ring: ``exporting.py``, ``cities.py``
- 7 Inner ring: ``poems.py``; each poem where it acts:
  ``building.py``, ``cities.py``, ``storing.py``, ``materials.py``, ``effect_reading.py``
- 8 Side actions: ``side.py``, ``workers.py``
- 9 Bonuses and effects: ``effects.py``, ``effect_reading.py``, ``offering.py``;
  lasting ones: ``materials.py``; what is counted: ``counting.py``
- 10 End of a round: ``round_end.py``, ``tribute.py``, ``settings.py``
- 11 End of the game: ``scoring.py``, ``round_end.py``
- 12 Expert mode: ``settings.py``, ``round_end.py``, ``setup.py``
- 13 Solo mode: ``yusuf.py``, ``setup.py``, ``scoring.py``, ``tribute.py``, ``cities.py``, ``round_end.py``
- 14 Hidden information: ``view.py``, ``imagine.py``, ``state.py``
- 15 Limits: ``round_end.py``, ``poems.py``, ``drawing_cards.py``

What else a rule rests on is in ``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.sabika.game import GAME

__all__ = ["GAME"]
