"""Forms for the components whose printed values are unknown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from majlis.engine.form_values import Place
from majlis.engine.forms import Field, Sentence
from majlis.games.tadmor.effect_reading import REWARD_WINDOWS
from tests.games.form_laws import FormLaws


class TestTadmorForms(FormLaws):
    game = "tadmor"
    total = 93

    def place_for(self, place: Place, sentence: Sentence) -> Place:
        """There are no more than five personal tiles: one is tried in the place of another."""
        if sentence.fixed.get("op") != "personal_action":
            return place
        return next(one for one in self.forms.places if self.forms.record(self.forms.data, one).get("id") == "I21")

    def filled(self, slot: Field) -> Any:
        """What is received is another resource than what is given."""
        return ["gold"] if slot.key == "get" else super().filled(slot)

    def beside(self, sentence: Sentence) -> Mapping[str, Any]:
        """A reward can be turned in only in its own window."""
        window = REWARD_WINDOWS.get(str(sentence.fixed.get("op")))
        return {} if window is None else {"window": window[0]}

    def record_beside(self, sentence: Sentence) -> Mapping[str, Any]:
        return {"accepts": "either"} if sentence.fixed.get("op") == "personal_action" else {}
