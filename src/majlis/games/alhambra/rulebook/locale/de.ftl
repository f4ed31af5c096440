# Das Regelbuch zu „Der Palast von Alhambra“: Zahlen mit ihren Einheiten, Titel und Wörter der Tabellen.

unit-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
unit-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    .genitive = { unit-players }
unit-scorings = { $count ->
        [one] { $count } Wertung
       *[other] { $count } Wertungen
    }
unit-buildings = { $count } Gebäude
unit-types = { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }
    .genitive = { unit-types }
unit-money-cards = { $count ->
        [one] { $count } Geldkarte
       *[other] { $count } Geldkarten
    }
    .genitive = { unit-money-cards }
    .accusative = { unit-money-cards }
unit-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
unit-currencies = { $count ->
        [one] { $count } Währung
       *[other] { $count } Währungen
    }
    .locative = { unit-currencies }
unit-places = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
unit-actions = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
    .genitive = { unit-actions }
unit-piles = { $count } Stapel
    .dative = { $count ->
        [one] { $count } Stapel
       *[other] { $count } Stapeln
    }
    .genitive = { unit-piles }
unit-florins = { $count } Gulden
unit-dirhams = { $count } Dirham
unit-denars = { $count ->
        [one] { $count } Denar
       *[other] { $count } Denare
    }
unit-ducats = { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }
unit-towers = { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
unit-gardens = { $count ->
        [one] { $count } Garten
       *[other] { $count } Gärten
    }
unit-exchange-cards = { $count ->
        [one] { $count } Wechselstube
       *[other] { $count } Wechselstuben
    }
    .genitive = { unit-exchange-cards }
unit-bonus-cards = { $count ->
        [one] { $count } Bonuskarte
       *[other] { $count } Bonuskarten
    }
unit-huts = { $count ->
        [one] { $count } Bauhütte
       *[other] { $count } Bauhütten
    }
    .genitive = { unit-huts }

book-types = Gebäude und Preise
book-places = Plätze im Bauhof
book-place = Platz
book-score = Punkte für den ersten, zweiten und dritten Platz
book-type = Art
book-scoring = Wertung
book-bonus = Bonuskarten für jede Person
book-two-three = Zu zweit, zu dritt
book-four-five = Zu viert, zu fünft
book-six = Zu sechst
