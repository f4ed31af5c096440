"""The laws that hold for every game, as checks: for the games of this package and for your own.

    from majlis.testing.laws import check_game

    report = check_game(GAME)
    assert report.held, report

`majlis check-game NAME` does the same on the command line, `python -m majlis.testing.soak` at length, and `python -m majlis.testing.golden`
writes whole matches as text, so that a change to any rule shows up as a difference.
"""
