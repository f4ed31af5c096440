# Der Plan von Al-Rashid: was nur die Seite sagt. Die Wörter des Spiels selbst stehen in
# src/majlis/games/al_rashid/locale.


## Die Stadt

board-city = Die Stadt
board-guilds = Die Paläste der Gilden
board-turn-order = Reihenfolge
board-next-order = Danach:
board-round = Runde
board-round-of = Runde { $round } von { $rounds }
board-phase-placement = Platzierung
board-phase-resolution = Auflösung
board-phase-over = Zu Ende
board-crisis = Krise
board-open-crises = Krisen und Söldner
board-offices =
    { $count ->
        [0] keine Ämter
        [one] { $count } Amt
       *[other] { $count } Ämter
    }
board-open-offices = Ämter: { NAME($area) }
board-resolved = aufgelöst

## Die Länder

board-lands = Die sieben Territorien
board-baghdad = Bagdad
board-tiles-there = Söldner-Plättchen dort: { $tiles }
board-tiles-of = { NAME($area) }: { $count } × { NAME($colour) }
board-tile-open = aufgedeckt
board-tile-unseen = verdeckt, von niemandem gesehen
board-tile-seen = verdeckt, gesehen von { SEAT($seats) }

## Ränge

board-ordinal =
    { $rank ->
       *[other] { $rank }.
    }
board-rank-of = Rang { $rank }: { SEAT($seat) } (Herrschaftswert { $dominance })
board-would-be = Hier hättest du { $standing }
board-others-there = { NAME($area) }: { SEAT($seats) }

## Fragen

board-desk = Auswahl
board-areas = Entscheidung und Spielplan
board-desk-movers = Figuren
board-desk-pay = Bezahlung
board-desk-trade = Handel
board-desk-take = Waren
board-desk-draw = Söldner
board-desk-fight = Kampf
board-desk-exchange = Tausch
board-desk-hire = Tausch
board-desk-dismiss = Plättchen
board-desk-barter = Tausch
board-desk-favour = Gefälligkeiten
board-desk-aside = Diplomat
board-ask-visit = { NAME($area) }: Du bist auf Rang { $rank }
board-hint-favoured = Auch noch den Dienst oder ein Amt?
board-hint-court = Großzügigkeit, ein Amt oder beides
board-ask-fight = { NAME($area) }: kämpfen oder fliehen?
board-ask-operation = Eine Operation
board-ask-negotiate = Der Unterhändler: in welchem Territorium?
board-ask-place =
    { $piece ->
        [sage] Platziere deinen Weisen
       *[other] Platziere deinen { NAME($piece) }
    }
board-ask-move = { NAME($piece) } ({ NAME($area) }): wohin?
board-another-piece = Andere Figur
board-do-here = Hierher
board-hint-areas = Wähle einen leuchtenden Bereich in der Stadt oder ein leuchtendes Territorium
board-hint-destination = Wähle einen leuchtenden Bereich
board-hint-operation = Wähle ein Territorium, um seine Plättchen anzusehen, oder eine Figur zum Versetzen
board-hint-scheme = Wähle eine Figur zum Versetzen
board-hint-office = Wähle eines deiner leuchtenden Ämter
board-hint-transmute = Wähle einen Bereich, in dem ein Weiser von dir steht
board-transmute-home = Einen Weisen zu Hause
board-movers = Welche Figur wird versetzt?
board-move-this = { NAME($piece) } ({ NAME($area) })
board-do-nothing = Um nichts bitten
board-do-ask =
    { $price ->
        [0] Bitten, kostenlos
       *[other] Bitten und { gold-price } zahlen
    }
board-do-favour =
    { $price ->
        [0] Gefälligkeit sofort, kostenlos
       *[other] Gefälligkeit sofort für { gold-price }
    }
board-visit-main = Dienst und Gefälligkeit
board-visit-offices = Ämter
board-service = Dienst
board-generosity = Großzügigkeit
board-favour-of = Gefälligkeit: { NAME($leader) }
board-use-credit = Gutschrift verwenden
board-credit-about = { gold-worth } weniger für ein Amt
board-do-pay = { gold-sum } zahlen
board-do-take = Nehmen
board-do-draw = Ziehen
board-worth-then = Deine Waren wären { gold-worth } wert
board-choose = Wähle weiter
board-fight-choose = Wähle Plättchen für den Kampf, oder flieh und nimm { amount-shame }
board-fight-against = { $own } gegen { $enemy }
board-piles-pay = Waren zum Bezahlen
board-piles-trade = Waren zum Nehmen
board-piles-take = Waren zum Nehmen
board-piles-draw = Söldner zum Ziehen
board-piles-fight = Söldner für den Kampf
board-pile = { NAME($thing) }: { $count } von { $most }
board-less = Eins weniger: { NAME($thing) }
board-exchange-first = Geben
board-exchange-second = Nehmen
board-hire-first = Geben
board-hire-second = Ziehen
board-dismiss-first = Dein Plättchen
board-dismiss-second = Das Plättchen dort

## Eigenes

board-own = Deine Sachen
board-own-short = Du
board-own-family = Deine Familie
board-to-place = Zu platzieren
board-at-home = Zu Hause
board-members = { NAME($piece) }: { $count } zu Hause, { $family } in der Familie
board-set-aside = { $count } zur Seite gestellt, kommt zuletzt
board-goods = Waren
board-worth = { $worth } wert
board-no-goods = Keine Waren
board-own-offices = Ämter
board-no-offices = Noch kein Amt
board-own-mercenaries = Söldner, verdeckt
board-no-mercenaries = Keine
board-gold =
    { $count ->
        [0] kostenlos
       *[other] { $count } Gold
    }
board-gold-word = Gold
board-points-short =
    { $count ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
board-office-ready = bereit
board-office-used = benutzt
board-kind-activated = jede Runde
board-kind-permanent = immer
board-kind-once = einmal
board-your-wealth =
    { $credits ->
        [0] Deine Waren sind { gold-worth } wert.
        [one] Deine Waren sind { gold-worth } wert, und du hast { $credits } Gutschrift.
       *[other] Deine Waren sind { gold-worth } wert, und du hast { $credits } Gutschriften.
    }
board-read-rule = Die Regel lesen

## Spieler und Punkte

board-open-player = Was { SEAT($seat) } hat
board-guide = Übersicht
board-dominance = Herrschaftswert
board-different-goods = Verschiedene Waren
board-worth-gold = Wert in Gold

## Krisen

board-crises = Krisen und Söldner
board-crises-past = Schon gekommen
board-crises-left = Können noch kommen
board-crisis-text =
    Rot: { COUNT($red) ->
        [0] nirgends
       *[other] { NAME($red) }
    }. Blau: { COUNT($blue) ->
        [0] nirgends
       *[other] { NAME($blue) }
    }.
board-stacks = Stapel und abgelegte Plättchen
board-no-discards = Nichts abgelegt

board-price-each = je { $price }

end-aside = Niemanden zur Seite stellen
end-operation = Keine Operation
end-scheme = Keines davon nutzen
