"""Forms for the components whose printed values are unknown."""

from __future__ import annotations

from tests.games.form_laws import FormLaws


class TestSabikaForms(FormLaws):
    game = "sabika"
    total = 249
