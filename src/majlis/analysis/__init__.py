"""Judging decisions: hints for a running match, the review of a finished one.

Everything here rests on the bots' judgement of positions that a seat imagines (`majlis.bots.judge`), turned into chances to win by curves
that were fitted to the results of many matches (`curve.py`). A decision is judged by what its player could know.
"""
