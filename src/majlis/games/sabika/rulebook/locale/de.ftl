# Sabikas Regelbuch: Einheiten mit ihren Zahlen, Titel und Wörter der Tabellen.

unit-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    .genitive = { unit-players }
unit-dinars = { holding-dinar }
unit-parias = { holding-paria }
unit-seals = { holding-seal }
unit-prestige = { $count } Prestige
unit-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
    .genitive = { unit-rounds }
unit-turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
unit-steps = { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
unit-spaces = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
unit-workers = { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
    }
unit-builders = { $count ->
        [one] { $count } Baumeister
       *[other] { $count } Baumeister
    }
unit-merchants = { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
unit-poets = { $count ->
        [one] { $count } Dichterin
       *[other] { $count } Dichterinnen
    }
unit-start-tiles = { $count ->
        [one] { $count } Startplättchen
       *[other] { $count } Startplättchen
    }
unit-storehouses = { $count ->
        [one] { $count } Lager
       *[other] { $count } Lager
    }
    .dative = { $count ->
        [one] { $count } Lager
       *[other] { $count } Lagern
    }
unit-crates = { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    }
unit-materials = { $count ->
        [one] { $count } Stück Baumaterial
       *[other] { $count } Stück Baumaterial
    }
    .genitive = { unit-materials }
unit-transactions = { $count ->
        [one] { $count } Transaktion
       *[other] { $count } Transaktionen
    }
    .genitive = { unit-transactions }
unit-times = { $count ->
        [one] { $count } Mal
       *[other] { $count } Mal
    }
    .genitive = { unit-times }
unit-cities = { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
unit-goods = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
    .genitive = { unit-goods }
unit-raws = { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
    .genitive = { unit-raws }
unit-poems = { $count ->
        [one] { $count } Gedicht
       *[other] { $count } Gedichte
    }
unit-large-poems = { $count ->
        [one] { $count } Großes Gedicht
       *[other] { $count } Große Gedichte
    }

book-rings = Wer wo zieht
book-builders = Baumeister
book-merchant = Händler
book-poet = Dichterin
book-materials = Prestige je Baumaterial
book-start-dinars = Dinare nach Platz in der Reihenfolge
book-step-cost = Schritte und Dinare
book-steps = Schritte
book-dinars = Dinare
book-side-cost = Was eine Nebenaktion kostet
book-builder-raw = Baumeister, Rohstoff
book-merchant-raw = Händler, Rohstoff
book-merchant-marble = Händler, Marmor
book-poet-marble = Dichterin, Marmor
book-market = Markt, in Dinaren
book-thing = Für eins
book-buy = Kaufen
book-sell = Verkaufen
book-poems = Gedichte, in Dinaren
book-poem-colour = Farbe
book-first = erstes
book-second = zweites
book-third = drittes
book-poem-blue = Blau
book-poem-red = Rot
book-poem-large = Groß
book-tribute = Parias
book-round = Nach Runde
book-parias = Parias
book-majority = Große Gedichte, die vergleichen
book-place = Platz
book-prestige = Prestige
book-leftovers = Was übrig ist
book-each-seal = jedes Siegel
book-each-good = jede Ware
book-each-marble = jeder Marmor
book-each-ceramic = jede Keramik
book-two-dinars = je zwei Dinare
unit-ships = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
    .dative = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffen
    }
