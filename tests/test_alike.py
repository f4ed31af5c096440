"""The comparison of our texts with other people's."""

from __future__ import annotations

from tools.alike import alike, runs

THEIRS = set(runs("Wer an der Reihe ist, setzt genau eine seiner Fi-\nguren auf ein freies Feld."))


def test_eight_words_in_a_row_are_found_across_placeholders_and_split_words() -> None:
    ours = 'text = Wer setzt? Setzt genau eine { NAME("x") } seiner Figuren auf ein freies Feld!'
    assert (
        alike(ours, THEIRS)
        == ["setzt genau eine seiner figuren auf ein freies", "genau eine seiner figuren auf ein freies feld"][::-1]
    )


def test_seven_words_in_a_row_are_nobodys() -> None:
    assert alike("eine seiner Figuren auf ein freies Feld, dann", THEIRS) == []
