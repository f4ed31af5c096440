# Das Regelbuch von Al-Rashid: Zahlen mit ihrer Einheit, Titel und Wörter der Tabellen.

unit-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    .genitive = { unit-players }
unit-gold = { $count ->
        [one] { $count } Goldmünze
       *[other] { $count } Goldmünzen
    }
unit-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .genitive = { unit-points }
unit-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
unit-areas = { $count ->
        [one] { $count } Bereich
       *[other] { $count } Bereiche
    }
unit-guild-palaces = { $count ->
        [one] { $count } Gildenpalast
       *[other] { $count } Gildenpaläste
    }
unit-territories = { $count ->
        [one] { $count } Territorium
       *[other] { $count } Territorien
    }
unit-kinds = { $count ->
        [one] { $count } Sorte
       *[other] { $count } Sorten
    }
unit-pashas = { holding-pashas }
unit-merchants = { holding-merchants }
unit-sages = { $count ->
        [one] { $count } Weisen
       *[other] { $count } Weise
    }
unit-ranks = { $count ->
        [one] { $count } Rang
       *[other] { $count } Ränge
    }
unit-actions = { $count ->
        [one] { $count } davon
       *[other] { $count } davon
    }
unit-offices = { holding-offices }
unit-different-offices = { $count ->
        [one] { $count } Amt
       *[other] { $count } verschiedene Ämter
    }
unit-goods = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
unit-items = { $count } Stück
unit-credits = { holding-credits }
unit-tiles = { $count ->
        [one] { $count } Söldner-Plättchen
       *[other] { $count } Söldner-Plättchen
    }
unit-shame-tokens = { $count ->
        [one] { $count } Schande-Plättchen
       *[other] { $count } Schande-Plättchen
    }
unit-influence-tokens = { $count ->
        [one] { $count } Einfluss-Plättchen
       *[other] { $count } Einfluss-Plättchen
    }

book-pieces = Die Figuren einer Familie
book-piece = Figur
book-dominance = Herrschaftswert
book-points = Punkte
book-most = Höchstens
book-start-goods = Waren nach dem Platz in der Reihenfolge
book-set-values = Was ein Satz wert ist
book-different = Verschiedene Waren
book-gold = Goldmünzen
book-services = Die Dienste nach Rang
book-palace = Palast
book-service = Dienst
book-rank-1 = Rang 1
book-rank-2 = Rang 2
book-rank-3 = Rang 3
book-operations = Operationen, umsonst
book-tiles = Söldner-Plättchen, umsonst
book-new-sage = Weiser, Preis in Goldmünzen
book-new-merchant = Händler, Preis in Goldmünzen
book-new-pasha = Pascha, Preis in Goldmünzen
book-favours = Die Gildenführer
book-leader = Gildenführer
book-price = Preis
book-favour = Gefälligkeit
book-guild-intrigue = Intrige
book-guild-military = Militär
book-guild-wisdom = Weisheit
book-guild-trade = Handel
book-guild-politics = Politik
book-favour-favorite = die eines anderen Gildenführers, dessen Preis dazukommt
book-favour-general = eine Ware abgeben, ein Söldner-Plättchen ziehen
book-favour-savant = eine Gutschrift nehmen
book-favour-vizier = eine Ware abgeben, eine andere Sorte nehmen
book-favour-qadi = ein Einfluss-Plättchen nehmen
book-lands = Was in den Territorien liegt
book-trade = Handel nach Rang
book-or-all = oder alle Waren einer Sorte
book-offices = Ämter nach Palast
book-price-gold = Preis in Goldmünzen
book-good-for = Damit kannst du …
book-offices-intrigue = Waren tauschen, Figuren versetzen, Gefälligkeiten umsonst nutzen
book-offices-military = Söldner ziehen, besser kämpfen, Beute machen
book-offices-wisdom = die Familie vergrößern, zuletzt platzieren, Gutschriften besser nutzen
book-offices-trade = jede Runde Basis-Waren bekommen
book-offices-politics = am Ende Punkte für Gesammeltes bekommen
book-offices-caliph = einmal beim Kauf etwas bekommen: Waren, Söldner, Plättchen
book-shame = Woher Schande-Plättchen kommen
book-shame-idle = Gildenpalast ohne Hauptaktion
book-shame-flee = Flucht aus einem Kampf
book-shame-court = Am Hof ohne Pascha
book-shame-enchanter = Kauf des Zauberers
book-scores = Punkte am Ende
book-office = Amt
book-as-printed = wie auf dem Plättchen
book-influence = Einfluss-Plättchen
book-at-most = höchstens
book-shame-token = Schande-Plättchen
