# Tadmors Regelbuch: Zahlen mit ihren Einheiten, Titel und Wörter der Tabellen.

unit-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    .genitive = { unit-players }
unit-pp = { $count } PP
unit-wood = { $count } Holz
unit-stone = { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
unit-marble = { $count } Marmor
unit-gold = { $count } Gold
holding-book-wood = { unit-wood }
holding-book-stone = { unit-stone }
holding-book-marble = { unit-marble }
holding-book-gold = { unit-gold }
unit-resources = { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
unit-basic = { $count ->
        [one] { $count } Verbrauchsgut
       *[other] { $count } Verbrauchsgüter
    }
unit-luxury = { $count ->
        [one] { $count } Luxusgut
       *[other] { $count } Luxusgüter
    }
unit-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
unit-epochs = { $count ->
        [one] { $count } Epoche
       *[other] { $count } Epochen
    }
unit-regions = { $count ->
        [one] { $count } Region
       *[other] { $count } Regionen
    }
unit-spaces = { $count ->
        [one] { $count } Aufwertungsfeld
       *[other] { $count } Aufwertungsfelder
    }
unit-figures = { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
unit-camels = { $count ->
        [one] { $count } Kamel
       *[other] { $count } Kamele
    }
    .dative = { $count ->
        [one] { $count } Kamel
       *[other] { $count } Kamelen
    }
unit-ships = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
    .dative = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffen
    }
unit-levels = { $count ->
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }
unit-missions = { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
    .dative = { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträgen
    }
unit-goods = { $count ->
        [one] { $count } kostbares Gut
       *[other] { $count } kostbare Güter
    }
unit-kinds = { $count ->
        [one] { $count } Sorte
       *[other] { $count } Sorten
    }
unit-resource-kinds = { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }
unit-height = { $count ->
        [one] ein Turm mit { $count } Stufe
       *[other] ein Turm mit { $count } Stufen
    }
unit-of-each-colour = { $count ->
        [one] { $count } kostbares Gut jeder Farbe
       *[other] { $count } kostbare Güter jeder Farbe
    }
unit-nth-camel = { $count }. Kamel
unit-nth-ship = { $count }. Schiff
unit-fulfilled = { $count ->
        [one] { $count } erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    }
unit-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
unit-place = Platz { $count }
unit-from = ab { $count }

book-or = oder
book-and = und
book-course = Ablauf einer Runde
book-placement = Einsatzphase
book-placement-what = In Zugreihenfolge setzt ihr je eine Figur ein, bis alle stehen.
book-raiders = Plündererphase
book-raiders-what = Die Plünderer der Vorrunde schlagen zu; neue werden angeheuert.
book-upgrade-actions = Aufwertungsaktionen
book-upgrade-actions-what = Aufwertungen kaufen, in der Reihenfolge der Felder.
book-building-actions = Bauaktionen
book-building-actions-what = Ressourcen bekommen, tauschen, bauen, Verräter schicken, kostbare Güter kaufen, Aufträge ziehen und erfüllen.
book-kingdom-actions = Königreichsaktionen
book-kingdom-actions-what = Höchster Turm, Steuer, Kriegsnachschub, Startspieler.
book-round-end = Rundenende
book-round-end-what = Das Handelslager kommt ins Lagerhaus; wirf ab, was nicht hineinpasst.
book-epochs = Was die Epochen ändern
book-epoch = Epoche
book-rounds = Runden
book-upgrade-price = Ressourcen für eine Aufwertung
book-traitor-levels = Stufen, die der Verräter zerstört
book-tax-gold = Gold für die Steuer
book-tax-points = … oder verlorene PP
book-start-extra = Ressourcen zum Start
book-regions = Was die Regionen bieten
book-palmyra-what = Aufwertungen, voller Markt, Tempel mit Auftrag, Aufträge erfüllen, Startspieler, keine Steuer
book-ebla-what = Aufwertungen, kleiner Markt, Tempel, Aufträge ziehen
book-damascus-what = Turm, Verräter, Aufwertungen; zu dritt und zu viert auch keine Steuer
book-antioch-what = Karawane, Kriegsnachschub, Friedensgeschenke; zu dritt und zu viert auch Aufträge erfüllen
book-north-sea-what = Holz, Marmor, Werft, Friedensgeschenke
book-south-sea-what = Stein, graue Güter; zu dritt und zu viert auch Gold
book-euphrates-what = Gold, gelbe und rote Güter; zu dritt und zu viert auch Marmor
book-gains = Was eine Figur bringt
book-ship-basic = Schiff: Holz oder Stein
book-camel-basic = Kamel: Holz oder Stein
book-ship-luxury = Schiff: Marmor oder Gold
book-camel-luxury = Kamel: Marmor oder Gold
book-tower-band = Preise der Turmstufen
book-levels = Stufen
book-single = Eine Stufe
book-pair = Ein Paar
book-temple-stage = Tempelstufen
book-stage = Tempelstufe
book-cost = Preis
book-points = PP
book-goods = Kostbare Güter
book-colour = Farbe
book-figure = Figur
book-by-ship = Schiff
book-by-camel = Kamel
book-kinds = Sorten
book-grey = Grau
book-yellow = Gelb
book-red = Rot
book-grey-kinds = Glasflaschen, Weihrauch, Myrrhe
book-yellow-kinds = Jade, Elfenbein, Porzellan
book-red-kinds = Seide, Parfüm, Öle
book-sets = Was ein Satz bringt
book-more-figures = Was die nächste Figur braucht
book-gifts = PP für Friedensgeschenke
book-gifts-camel = Kamel, Antiochia
book-gifts-ship = Schiff, Nördliches Mittelmeer
book-trades = Märkte
book-final = Punkte am Ende
book-level = Jede Turmstufe
book-open-mission = Jeder offene Auftrag
book-its-points = seine PP
book-turned-in-mission = Jeder zurückgegebene Auftrag
book-half-points = die Hälfte seiner PP, abgerundet
book-temple = Jeder Tempel
book-card-points = die PP seiner Karte
book-set = Jeder Satz kostbarer Güter
book-end-upgrade = Aufwertung, wenn du am meisten hast
