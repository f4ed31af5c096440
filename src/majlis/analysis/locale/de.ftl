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

# Warum ein Tipp gut ist.
hint-more = Am Ende deines Zuges { $amount } mehr als mit { $letter }.
hint-less = Am Ende deines Zuges { $amount } weniger als mit { $letter }.
hint-other-less = { SEAT($seat) } hat danach { $amount } weniger als mit { $letter }.

## Für das Terminal

analysis-start = Beginn
analysis-luck = Glück
analysis-mistakes = eigene Fehler
analysis-gifts = Fehler der anderen
analysis-end = Ende
analysis-accuracy = Genauigkeit
analysis-turning-points = Wendepunkte
analysis-nothing-better = Es gab nichts Besseres.
analysis-better = Besser: { $action } ({ $percent } %)
