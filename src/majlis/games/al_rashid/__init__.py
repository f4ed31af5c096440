"""Al-Rashid: families at the court of Harun al-Rashid.

Where the chapters of ``docs/rules/al_rashid.md`` are enforced, the main file first:

- 1 Components and constants: ``data/``; names: ``parts.py``; mercenary tiles: ``mercenaries.py``; crises: ``setup.py``; shame:
  ``offices.py``; points for tokens: ``scoring.py``; credits: ``guild.py``
- 2 Setup: ``setup.py``; filling the territories: ``round_end.py``
- 3 The course of a round: ``turn.py``; placement and Diplomats: ``placement.py``; Plotters and Informers: ``schemes.py``; places of
  families: ``state.py``
- 4 Dominance: ``state.py``; who takes part: ``guild.py``; what may stand together: ``placement.py``; moving a piece: ``moving.py``;
  closing an area: ``turn.py``
- 5 Goods, gold and payment: what goods are worth: ``goods.py``; paying: ``payment.py``; credits: ``guild.py``, ``state.py``
- 6 Guild palaces: ``guild.py``; services and operations: ``services.py``; favours: ``favours.py``, ``exchanges.py``
- 7 The Palace of Al-Rashid: ``court.py``; choosing the goods of generosity: ``exchanges.py``
- 8 Offices: buying and keeping them: ``offices.py``; each where it acts: ``schemes.py`` (Plotter, Informer), ``exchanges.py`` (Smuggler,
  Trader), ``alchemist.py``, ``impostor.py``, ``negotiator.py``, ``combat.py`` (Raider), ``state.py`` (permanent ones), ``scoring.py``
  (points at the end)
- 9 Territories: ``territory.py``; combat: ``combat.py``; lining up: ``guild.py``
- 10 End of a round: ``round_end.py``; the tiles that come to territories: ``mercenaries.py``
- 11 End of the game: ``scoring.py``; when: ``turn.py``
- 12 Variants: ``settings.py``; what the other choice does: ``guild.py``, ``territory.py``, ``placement.py``, ``moving.py``, ``favours.py``,
  ``state.py``
- 13 Hidden information: ``view.py``; for programs: ``imagine.py``; drawing tiles: ``mercenaries.py``; looking at tiles:
  ``negotiator.py``, ``services.py``
- 14 Limits: tokens and families: ``state.py``, ``offices.py``; tiles: ``mercenaries.py``

Options are declared in ``settings.py``, each with the rule that it changes. What else a rule rests on is in
``docs/rules/by_construction.toml``.
"""

from __future__ import annotations

from majlis.games.al_rashid.game import GAME

__all__ = ["GAME"]
