"""Al-Rashid: families at the court of Harun al-Rashid.

Where the chapters of ``docs/rules/al_rashid.md`` are enforced:

- 1 Components and constants: ``data/``, ``parts.py``, ``payment.py``, ``mercenaries.py``, ``offices.py``, ``scoring.py``,
  ``setup.py``
- 2 Setup: ``setup.py``
- 3 The course of a round: ``turn.py``, ``placement.py``, ``schemes.py``, ``state.py``
- 4 Dominance: ``state.py``, ``placement.py``, ``moving.py``, ``turn.py``, ``guild.py``, ``settings.py``
- 5 Goods, gold and payment: ``goods.py``, ``payment.py``; the credit at a guild: ``guild.py``
- 6 Guild palaces: ``guild.py``, ``services.py``, ``favours.py``, ``exchanges.py``
- 7 The Palace of Al-Rashid: ``court.py``
- 8 Offices: buying and keeping them: ``offices.py``; each where it acts: ``schemes.py``, ``exchanges.py``, ``alchemist.py``,
  ``impostor.py``, ``negotiator.py``, ``combat.py``, ``scoring.py``, ``state.py``
- 9 Territories: ``territory.py``, ``combat.py``
- 10 End of a round: ``round_end.py``
- 11 End of the game: ``scoring.py``, ``turn.py``
- 12 Variants: ``settings.py``, ``favours.py``
- 13 Hidden information: ``view.py``, ``imagine.py``, ``mercenaries.py``
- 14 Limits: ``settings.py``, ``offices.py``, ``state.py``

What else a rule rests on is in ``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.al_rashid.game import GAME

__all__ = ["GAME"]
