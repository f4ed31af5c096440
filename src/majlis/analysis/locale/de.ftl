# Tipps und die Analyse einer Partie.

analysis-action = { $verb }: { $parts }
analysis-other-sources = anderes
analysis-figure-points = Punkte
analysis-figure-place = Platz
analysis-figure-turns = Züge
analysis-figure-decisions = Entscheidungen
analysis-figure-best = beste Entscheidungen
analysis-figure-missed = verpasste Chancen
analysis-figure-most = meiste Punkte auf einmal
analysis-figure-draws = Glück beim Ziehen und Aufdecken, in %
analysis-figure-rest = Übriges Glück: Rest der Schätzung, in %
analysis-won = { COUNT($winners) ->
        [one] { SEAT($winners) } hat mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        } gewonnen.
       *[other] { SEAT($winners) } haben mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        } gemeinsam gewonnen.
    }
analysis-nobody-won = Niemand hat gewonnen.
analysis-costliest = Am teuersten war eine Entscheidung von { SEAT($seat) }, „{ $action }“: −{ $percent } %.

# Warum ein Tipp gut ist: was am Ende des Zuges anders ist. `letter` nennt den anderen Tipp, `amount` ist ein Besitz in Worten, etwa „3 Münzen“.
hint-reason = Verglichen mit { $letter }: { $parts }.
hint-more = { $amount } mehr
hint-other-less = { SEAT($seat) } hat { $amount } weniger

## Für das Terminal

analysis-start = Beginn
analysis-luck = Glück
analysis-mistakes = eigene Fehler
analysis-gifts = Fehler der anderen
analysis-end = Ende
analysis-accuracy = Genauigkeit
analysis-turning-points = Wendepunkte
analysis-nothing-better = Es gab nichts Besseres.
analysis-elsewhere = { $action }, an anderer Stelle
analysis-better = Besser: { $action } ({ $percent } %)
