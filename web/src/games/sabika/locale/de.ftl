# Das Spielbrett von Sabika: was nur die Seite sagt. Die Wörter des Spiels stehen in src/majlis/games/sabika/locale.

## Areas and headings

board-rondel = Rondell
board-sea = Das Mittelmeer
board-areas = Teile des Spielplans
board-area-rondel = Rondell
board-area-sea = Meer
board-area-buildings = Bauwerke
board-area-poems = Gedichte
board-area-stores = Lager
board-tracks = Leisten
board-choices = Auswahl
board-large = Große Bauwerke
board-large-left = noch { $count }
board-era-next = Ära II ansehen
board-era-now = Zurück zu Ära I
board-built-by = { NAME($category) }, gebaut von { $who }
board-small = Kleine Bauwerke
board-small-deck = Stapel { $count }
board-small-one = { NAME($category) }, Grundmaterial { NAME($base) }, Fliesenmosaik links { $left }, rechts { $right }
board-colour-blue = blau
board-colour-green = grün
board-colour-yellow = gelb
board-colour-red = rot
board-refresh =
    Alle ersetzen: { $count } { $count ->
        [one] Dinar
       *[other] Dinare
    }, +{ $prestige } Prestige
    .short = Alle ersetzen
board-mosaic-note = Gleichfarbige Hälften bringen einen Bonus
board-poems = Gedichte
board-poem-costs = du zahlst: blau { $blue }, rot { $red }
board-poem-blue = Blaue Hälfte, dauerhaft
board-poem-red = Rote Hälfte, sofort
board-poem-large = Großes Gedicht, am Ende
board-poem-number = Gedicht { $number }
board-large-poems = Große Gedichte, am Ende
board-large-poem-cost = du zahlst { $large }
board-large-per = je { $what }
board-large-sets = je { $what }
board-large-table = nach Anzahl: { $what }
board-large-majority = am meisten: { $what }
board-large-most = max. { $count }
board-set-blue_poem-red_poem-large_poem = blaues + rotes + Großes Gedicht
board-set-large_building-small_building = Großes + Kleines Bauwerk
board-set-consolidated_blue_city-consolidated_red_city = blaue + rote gefestigte Stadt
board-set-europe_city_with_ship-maghreb_city_with_ship-near_east_city_with_ship =
    Satz Schiffe: Europa + Maghreb + Nahost
board-storehouses = Lager
board-storehouses-near = neben dem Rondell
board-side-left = Links
board-side-right = Rechts
board-storehouses-left = Lager, links
board-storehouses-right = Lager, rechts
board-stack = { $count } im Stapel
board-tile-one = Lagerplättchen: { $effect }
board-favour = Gunst des Sultans
board-favour-space = Feld { $space }
board-rounds = Runden
board-rounds-wishes = Runden und Wünsche
board-tribute = Parias
board-tribute-next =
    { $count ->
        [one] fällig: { $count } Paria
       *[other] fällig: { $count } Parias
    }
board-tribute-at =
    { $count ->
        [one] { $count } Paria zu entrichten
       *[other] { $count } Parias zu entrichten
    }
board-tribute-ready = reicht
board-tribute-short = dir fehlen { $count }
board-book = Goldenes Buch, Runde { $round }
board-end = Spielende
board-event-change = Neues Ereignis
board-event-coming = kommt: { $text }
board-paria-track = Parialeiste, vorn zuerst
board-wishes = Wünsche und Handel
board-for-you-now = für dich jetzt
board-wish-up = (zählt weiter)
board-wish-after = (nach Runde { $round })
board-wish-end = (am Ende)
board-each-prestige = je { $n } Prestige

## Actions, as they stand on the rondel and in effects


## Effects, beside their pictures

board-each = je: { $counter }

## The rondel

board-cost =
    { $count ->
        [one] { $count } Dinar
       *[other] { $count } Dinare
    } { $steps ->
        [0] { "" }
       *[other] (Schritte { $steps })
    }{ $workers ->
        [0] { "" }
       *[other] (Arbeiter { $workers })
    }
board-side-only = { $action } jetzt nicht
board-side-only-spoken = jetzt nur die Nebenaktion
board-slot = Nebenaktion: { $what }
board-slot-cost =
    Nebenaktion: { $what }, { $count ->
        [0] kostenlos
       *[other] { $count } D
    }
board-slot-covered = Abgedecktes Feld
board-sultans =
    { $count ->
        [one] { $count } Arbeiter des Sultans
       *[other] { $count } Arbeiter des Sultans
    }
board-stands =
    { $who }: { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    }, steht
board-used =
    { $who }: { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    }, für diese Runde fertig

## The sea

board-granada =
    { $count ->
        [one] Granada: { $count } Schiff
       *[other] Granada: { $count } Schiffe
    }
board-city-demand = nachgefragt: { NAME($goods) }
board-city-bonus = Bonus: { $effect }
board-city-income = gefestigt, jede Runde: { $effect }
board-city-action = gefestigt, einmal: { $effect }
board-city-seal = Siegel noch da
board-city-left = Handelsbeziehung: { $who }
board-city-right = gefestigt: { $who }

## Legend

board-signs =
    Ein nur umrissener Arbeiter hat in dieser Runde schon gearbeitet oder geruht; ein farbiger kann es noch. Bei
    einer Stadt steht das blaue Plus für Einkommen in jeder Runde, der rote Blitz für eine einmalige Aktion,
    sobald dein Schiff dort gefestigt ist.

## Workshops

board-workshop = Deine Werkstatt
board-workshop-of = Werkstatt von { $who }
board-all-workshops = Alle Werkstätten
board-workers = Arbeiter
board-workers-left =
    { $count ->
        [one] { $count } aktiver Arbeiter
       *[other] { $count } aktive Arbeiter
    }
board-worker-active =
    { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    }, steht; { $where }
board-worker-used =
    { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    }, für diese Runde fertig; { $where }
board-in-workshop = in der Werkstatt
board-own-houses = Lager
board-house = Lager, Kisten: { $crates }; { $effect }
board-no-bonus = kein Bonus
board-card-store = Kisten für Waren auf deinem Gedicht
board-raw-fields = Verarbeitungsfelder
board-raw-here = { NAME($raw) }
board-raw-none = { NAME($raw) }: leer
board-process-raw = { NAME($raw) } verarbeiten
board-row =
    { $count ->
        [one] Reihe Kleiner Bauwerke, { $count } einfarbiges Fliesenmosaik
       *[other] Reihe Kleiner Bauwerke, { $count } einfarbige Fliesenmosaike
    }
board-category-count = { NAME($category) }: { $count }
board-own-poems = Gravierte Gedichte
board-seals =
    { $count ->
        [one] { $count } Siegel
       *[other] { $count } Siegel
    }
board-ships =
    { $count ->
        [one] { $count } Schiff in Granada
       *[other] { $count } Schiffe in Granada
    }
board-has = Bauwerke { $buildings }, Gedichte { $poems }, Städte { $cities }

## Asking

board-ask-move =
    { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    } bewegen
board-ask-move-hint = Wähle ein leuchtendes Feld
board-ask-rest-hint = Kann nicht arbeiten: ausruhen
board-ask-rest-all = Keiner deiner Arbeiter kann irgendwo etwas tun: Einer muss ausruhen
board-rest-now =
    Ausruhen: { $dinars ->
        [one] +{ $dinars } Dinar
       *[other] +{ $dinars } Dinare
    }, −{ $prestige } Prestige
board-rest-short = Ausruhen: +{ $dinars } / −{ $prestige }
board-another-worker = Anderer Arbeiter
board-ask-actions = Wähle eine Aktion
board-ask-second = Noch eine Aktion?
board-ask-actions-hint = Hauptaktion, Nebenaktion oder beide
board-ask-build = { NAME($piece) } bauen
board-ask-engrave = { NAME($piece) } gravieren
board-ask-export = Nach { NAME($piece) } exportieren
board-ask-sail = Ein Schiff nach { NAME($piece) }
board-ask-extend = Lager erweitern
board-ask-extend-hint = Wähle eines deiner leuchtenden Lager
board-ask-list-hint = Wähle, was du einsetzt
board-said-put-back = Zurückgelegt
board-start-tile = Startplättchen { $number }
board-choice-pay =
    { $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }, { $seals } Siegel
board-from-card = { $count } vom Gedicht
board-no-goods = Keine Ware
board-store-house = Ins Lager
board-store-card = Auf das Gedicht
board-room-discard = { NAME($item) } abwerfen
board-room-discard-card = { NAME($item) } vom Gedicht abwerfen
board-process = { NAME($raw) } zu { NAME($good) } verarbeiten
board-lay-left = Links anlegen
board-lay-right = Rechts anlegen
board-surcharge-dinar = In Dinaren zahlen
board-surcharge-seal = In Siegeln zahlen
board-surcharge-prestige = Prestige verlieren

## Market and tribute

board-market = Markt
board-market-rest =
    { $count ->
        [one] noch { $count } Transaktion
       *[other] noch { $count } Transaktionen
    }, { $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }
board-market-own = hast
board-market-buy = Kauf
board-market-sell = Verk.
board-market-exchange = Tausch
board-market-have = du hast { $count }
board-buy = { NAME($item) } kaufen für { $count ->
        [one] { $count } Dinar
       *[other] { $count } Dinare
    }
board-sell = { NAME($item) } verkaufen für { $count ->
        [one] { $count } Dinar
       *[other] { $count } Dinare
    }
board-on-poem = auf dem Gedicht
board-at-n = oben
board-at-ne = oben rechts
board-at-e = rechts
board-at-se = unten rechts
board-at-s = unten
board-at-sw = unten links
board-at-w = links
board-at-nw = oben links
board-exchange = { NAME($give) } gegen { NAME($get) } tauschen
board-exchange-for =
    { NAME($give) } gegen { NAME($get) } und { $count ->
        [one] { $count } Dinar
       *[other] { $count } Dinare
    } tauschen
board-tribute-pay =
    { $count ->
        [one] { $count } Paria ist fällig, wie du magst:
       *[other] { $count } Parias sind fällig, wie du magst:
    }
board-way-paria = Parias
board-way-dinar =
    { $n ->
        [one] { $n } Dinar
       *[other] { $n } Dinare
    }
board-way-seal = Siegel
board-way-prestige = Prestige
board-have = von { $count }
board-more = Eins mehr: { $way }
board-less = Eins weniger: { $way }
board-pay-tribute = Parias entrichten

## Yusuf, and the end

board-yusuf-crates =
    { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    }
board-yusuf-engraved =
    { $count ->
        [one] { $count } Mal graviert
       *[other] { $count } Mal graviert
    }
board-yusuf-deck =
    { $role ->
        [builder] Baumeister
        [merchant] Händler
       *[poet] Dichterin
    }, Karten im Stapel: { $count }
board-yusuf-decks = Karten übrig
board-yusuf-turned = Zug { $count } von { $turns }
board-final = Prestige nach Herkunft
board-status-round = Runde { $round } von { $rounds }
board-status-era = Ära { $era }
board-status-turn = Zug { $turn } von { $turns }
board-status-expert = Expertenmodus

end-actions = Keine weitere Aktion
end-market = Markt beenden
end-process = Nicht verarbeiten
end-produce = Nicht produzieren
