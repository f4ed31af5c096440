"""Forms for the components whose printed values are unknown."""

from __future__ import annotations

import majlis
from majlis.engine.form_words import form_words
from tests.games.form_laws import LETTERED, FormLaws


class TestSabikaForms(FormLaws):
    game = "sabika"
    total = 249

    def test_in_russian_cards_are_named_as_in_either_box(self) -> None:
        """R-16: nobody says whose box it is, so a card has both letters, where they differ; so have wishes, which nobody takes."""
        words = form_words(majlis.game("sabika"), "ru")
        titles = [words.title(place) for place in self.forms.places]
        assert sum(1 for title in titles if LETTERED.search(title)) == 20 + 9
        lettered = [place for place in self.forms.places if place.part.table in ("large_poems", "wishes")]
        latin = form_words(majlis.game("sabika"), "de")
        for place in lettered:
            here, there = (words.title(place), latin.title(place).rpartition(" ")[2])
            assert here.endswith(f" / {there}") or there[0] == "A"
        assert words.title(self.forms.by_key["large-poems/8"]) == "Длинное стихотворение В3 / C3"
        wishes = [words.title(place) for place in lettered if place.part.table == "wishes"]
        assert [title.split()[1] for title in wishes] == [
            f"{letter}{number}" for letter in "АБВ" for number in (1, 2, 3)
        ]
        assert [title for title in wishes if "/" not in title] == [f"Пожелание А{number}" for number in (1, 2, 3)]

    def test_a_number_entered_as_less_is_told_as_it_was_entered(self) -> None:
        """The file says -25; whoever typed 25 is not told of -20."""
        words = form_words(majlis.game("sabika"), "en")
        place = self.forms.by_key["small-poems/13"]
        values = {**self.forms.standard[place.key]}
        values["blue"] = [{"sentence": "modify-export_route_total", "slots": {"n": 25, "how": "less"}}]
        [fault] = words.faults(self.forms.data, place, values)
        assert fault["text"] == "Blue half, line 1, number: 0 to 20, not 25."
        values["blue"] = [{"sentence": "modify-export_route_total", "slots": {"n": None, "how": "less"}}]
        [fault] = words.faults(self.forms.data, place, values)
        assert fault["text"] == "Blue half, line 1, number: a number is missing, 0 to 20."
