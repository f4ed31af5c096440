"""Alhambra (Der Palast von Alhambra), with the four modules of its first expansion.

Where the chapters of ``docs/rules/alhambra.md`` are enforced:

- 1 Components and constants: ``data/``, ``pieces.py``, ``cells.py``, ``palace.py``, ``huts.py``, ``market.py``
- 2 Setup: ``setup.py``
- 3 The course of a turn: ``turn.py``
- 4 Taking money: ``money.py``
- 5 Buying a tile: ``market.py``; what can be paid: ``purse.py``
- 6 Placing tiles: ``placing.py``; walls and paths: ``palace.py``, ``faults.py``, ``cells.py``
- 7 Redesigning: ``redesign.py``, ``palace.py``, ``faults.py``
- 8 End of a turn: ``refill.py``, ``scoring.py``
- 9 Scoring rounds: ``scoring.py``, ``palace.py``, ``settings.py``
- 10 End of the game: ``ending.py``, ``turn.py``, ``settings.py``
- 11 Two players: ``dirk.py``, ``placing.py``, ``scoring.py``, ``settings.py``
- 12 The vizier's favour: ``vizier.py``, ``pieces.py``, ``state.py``, ``settings.py``
- 13 Exchange cards: ``exchange.py``, ``money.py``, ``setup.py``
- 14 Bonus cards: ``bonus.py``, ``pieces.py``, ``redesign.py``, ``setup.py``
- 15 Builders' huts: ``huts.py``, ``placing.py``, ``pieces.py``, ``settings.py``
- 16 Modules together: ``settings.py``, ``setup.py``, ``scoring.py``, ``vizier.py``
- 17 Hidden information: ``view.py``, ``imagine.py``, ``setup.py``, ``ending.py``, ``state.py``, ``settings.py``
- 18 Limits: ``view.py``

What else a rule rests on is in ``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.alhambra.game import GAME

__all__ = ["GAME"]
