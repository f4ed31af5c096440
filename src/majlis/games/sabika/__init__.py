"""Sabika: builders, merchants and poets at the Alhambra of Granada.

Where the chapters of ``docs/rules/sabika.md`` are enforced, the main file first:

- 1 Components and constants: ``data/``, ``parts.py``, ``materials.py``
- 2 Setup: ``setup.py``
- 3 Rounds and turns: ``turn.py``; moving, resting, main and side action: ``workers.py``
- 4 Resources, storage and payment: storing: ``storing.py``; raw materials and goods: ``raws.py``; paying: ``payment.py``; parias and
  prestige: ``state.py``
- 5 Outer ring: ``quarry.py``, ``storehouse.py``, ``market.py``, ``building.py`` (each named after its action); steps of favour:
  ``favour.py``; what can be spent: ``materials.py``; splits: ``effects.py``; new small buildings: ``drawing_cards.py``
- 6 Middle ring: ``exporting.py``; consolidating and producing: ``cities.py``
- 7 Inner ring: ``poems.py``; what can be spent: ``materials.py``; small poems where they act: ``building.py`` (SAB-7.10), ``exporting.py``
  (7.13), ``storing.py`` (7.14), ``cities.py`` (7.15)
- 8 Side actions: ``side.py``; which a space allows: ``workers.py``
- 9 Bonuses and effects: ``effects.py``; as the data file writes them: ``effect_reading.py``; declining: ``offering.py``; materials of a
  trigger: ``materials.py``; what is counted: ``counting.py``; scoring forms: ``scoring.py``
- 10 End of a round: ``round_end.py``; wishes: ``scoring.py``, ``counting.py``; tribute: ``tribute.py``
- 11 End of the game: ``scoring.py``; the order of the steps: ``round_end.py``
- 12 Expert mode: the events' setup: ``setup.py``; the next event: ``round_end.py``; events where they act: ``effects.py``, ``market.py``,
  ``materials.py``, ``side.py``, ``tribute.py``; choices: ``settings.py``
- 13 Solo mode: ``yusuf.py``; setup: ``setup.py``; ships already in a city: ``cities.py``; tribute: ``tribute.py``; end of a round:
  ``round_end.py``; what counts for him: ``counting.py``, ``scoring.py``
- 14 Hidden information: ``view.py``, ``imagine.py``, ``state.py``
- 15 Limits: refilling at the end of a round: ``round_end.py``; small buildings: ``drawing_cards.py``; poems within poems: ``poems.py``

Options are declared in ``settings.py``, each with the rule that it changes. What else a rule rests on is in
``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.sabika.game import GAME

__all__ = ["GAME"]
