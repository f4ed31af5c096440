"""Bots: the levels that people choose from, and the players they are made of.

>>> from majlis.bots import names, player_named
>>> names()
['novice', 'easy', 'medium', 'hard', 'master', 'random', 'greedy', 'beam', 'search', 'yardstick']
>>> player_named("search:1000it").name
'search:1000it'
"""

from majlis.bots.catalog import names, player_named
from majlis.bots.player import GaveUp, Glimpse, Player, Seating, decide, glimpse_of, stream

__all__ = ["GaveUp", "Glimpse", "Player", "Seating", "decide", "glimpse_of", "names", "player_named", "stream"]
