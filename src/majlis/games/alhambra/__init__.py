"""Alhambra (Der Palast von Alhambra), with the four modules of its first expansion.

Where the chapters of ``docs/rules/alhambra.md`` are enforced, the main file first:

- 1 Components and constants: ``data/``; cells and sides: ``cells.py``, ``palace.py``; the modules' pieces: ``pieces.py``, ``huts.py``;
  the slots of the market: ``market.py``
- 2 Setup: ``setup.py``
- 3 The course of a turn: ``turn.py``
- 4 Taking money: ``money.py``
- 5 Buying a tile: ``market.py``; what can be paid: ``purse.py``
- 6 Placing tiles: ``placing.py``; where a tile fits: ``palace.py``, ``cells.py``; why it does not: ``faults.py``
- 7 Redesigning: ``redesign.py``; what can be removed or swapped: ``palace.py``; why not: ``faults.py``
- 8 End of a turn: ``refill.py``; the scoring round that a card announces: ``scoring.py``
- 9 Scoring rounds: ``scoring.py``; the third, at the end: ``ending.py``; the longest wall: ``palace.py``
- 10 End of the game: ``ending.py``; whether the market is full: ``refill.py``; the scoring before it: ``turn.py``; who has won:
  ``state.py``
- 11 Two players: ``dirk.py``; giving him a tile: ``placing.py``; his place in a scoring: ``scoring.py``; whether he can win: ``state.py``
- 12 The vizier's favour: ``vizier.py``; the moment: ``turn.py``; paying exactly: ``market.py``; who is asked first: ``state.py``;
  the stones: ``pieces.py``
- 13 Exchange cards: ``exchange.py``; taking one: ``money.py``; paying with one: ``market.py``; their piles: ``setup.py``
- 14 Bonus cards: ``bonus.py``; dealing them: ``setup.py``; a card that is taken back: ``redesign.py``; the moment of a reveal window:
  ``scoring.py``
- 15 Builders' huts: ``huts.py``; the stacks: ``setup.py``; placing them: ``placing.py``; what they count: ``palace.py``
- 16 Modules together: ``settings.py``; the actions: ``turn.py``; the order of their setup: ``setup.py``; counting: ``scoring.py``;
  the vizier: ``vizier.py``
- 17 Hidden information: ``view.py``; for programs: ``imagine.py``; how many cards: ``state.py``; bonus cards at the start:
  ``setup.py``; the end: ``ending.py``
- 18 Limits: ``view.py``, ``ending.py``

Options are declared in ``settings.py``, each with the rule that it changes. What else a rule rests on is in
``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.alhambra.game import GAME

__all__ = ["GAME"]
