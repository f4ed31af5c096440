"""Tadmor: building Palmyra, the bride of the desert.

Where the chapters of ``docs/rules/tadmor.md`` are enforced:

- 1 Components and constants: ``data/``, ``parts.py``, ``stores.py``
- 2 Setup: ``setup.py``, ``placement.py``, ``state.py``
- 3 The course of a round: ``turn.py``
- 4 Placing figures: ``placement.py``, ``rewards.py``
- 5 Raiders: ``raiders.py``
- 6 Who acts when: ``windows.py``, ``figures.py``, ``trading.py``
- 7 Buying upgrades: ``upgrades.py``
- 8 Building actions: ``towers.py``, ``temples.py``, ``precious.py``, ``missions.py``, ``reading.py``
- 9 Kingdom actions: ``kingdom.py``
- 10 Resources, trading, stores: ``trading.py``, ``figures.py``, ``stores.py``, ``state.py``, ``kingdom.py``,
  ``windows.py``
- 11 What upgrades do: ``state.py``, ``precious.py``, ``stores.py``, ``missions.py``, ``round_end.py``
- 12 King's missions: ``missions.py``, ``rewards.py``, ``figures.py``
- 13 Personal actions: ``personal.py``, ``upgrades.py``, ``temples.py``
- 14 End of a round: ``round_end.py``, ``turn.py``
- 15 End of the game: ``scoring.py``
- 16 Variants: ``settings.py``, ``setup.py``
- 17 Hidden information: ``view.py``, ``imagine.py``, ``missions.py``, ``precious.py``
- 18 Limits: ``precious.py``, ``temples.py``

What else a rule rests on is in ``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.tadmor.game import GAME

__all__ = ["GAME"]
