"""Tadmor: building Palmyra, the bride of the desert.

Where the chapters of ``docs/rules/tadmor.md`` are enforced, the main file first:

- 1 Components and constants: ``data/``, ``parts.py``, ``stores.py``
- 2 Setup: ``setup.py``; the upgrade display: ``upgrades.py``; the side of the board: ``placement.py``; how a position begins: ``state.py``
- 3 The course of a round: ``turn.py``; the action phase: ``windows.py``; the turn order: ``state.py``
- 4 Placing figures: ``placement.py``; several at once: ``rewards.py``
- 5 Raiders: ``raiders.py``; redirecting and swapping: ``rewards.py``
- 6 Who acts when: ``windows.py``; figures used by themselves or by hand: ``figures.py``; in the kingdom: ``kingdom.py``; trading nothing:
  ``trading.py``
- 7 Buying upgrades: ``upgrades.py``; one turn for each figure: ``windows.py``
- 8 Building actions: ``towers.py``, ``temples.py``, ``precious.py``, ``missions.py``
- 9 Kingdom actions: ``kingdom.py``
- 10 Resources, trading, stores: what figures bring, and new figures: ``figures.py``; trading: ``trading.py``; the two stores and the
  rates: ``state.py``; ways to pay: ``stores.py``; missions at any time: ``windows.py``, ``placement.py``
- 11 What upgrades do: effects that add up, costs in points: ``state.py``; discounts: ``stores.py``; precious goods: ``precious.py``;
  missions: ``missions.py``; the warehouse: ``round_end.py``; the end of the game: ``scoring.py``
- 12 King's missions: ``rewards.py``; camels and ships: ``figures.py``; when: ``windows.py``, ``placement.py``; their points: ``scoring.py``
- 13 Personal actions: ``personal.py``; the figure that bought the tile: ``upgrades.py``; I37: ``temples.py``; war supplies and tax:
  ``kingdom.py``
- 14 End of a round: ``round_end.py``; the next round: ``turn.py``; towers: ``scoring.py``
- 15 End of the game: ``scoring.py``
- 16 Variants: ``settings.py``, ``setup.py``
- 17 Hidden information: ``view.py``; for programs: ``imagine.py``; drawn missions: ``missions.py``; the tops of stacks: ``precious.py``
- 18 Limits: figures: ``figures.py``; temple cards: ``temples.py``; precious goods: ``precious.py``

Options are declared in ``settings.py``, each with the rule that it changes. What else a rule rests on is in
``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.tadmor.game import GAME

__all__ = ["GAME"]
