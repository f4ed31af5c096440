"""Forms for the components whose printed values are unknown."""

from __future__ import annotations

from tests.games.form_laws import FormLaws


class TestAlRashidForms(FormLaws):
    game = "al_rashid"
    total = 1
