# Tipps am Tisch.

hint-title = Tipp
hint-thinking = denkt nach …
hint-best-of = die besten { $count } von { $all }
hint-same = etwa gleich gut
hint-mean = Mittel aus allem, was du tun könntest; im Band liegt die Chance in 19 von 20 Fällen
hint-at-table = Tipps an diesem Tisch:
hint-rule-off = Keine Tipps.
hint-rule-five = Fünf für jeden. Ohne Wertung.
hint-rule-free = So viele, wie du willst. Ohne Wertung.
hint-left =
    { $count ->
        [0] Du hast alle verbraucht.
        [one] Du hast noch { $count }.
       *[other] Du hast noch { $count }.
    }
hint-why-off = An diesem Tisch wird ohne Tipps gespielt.
hint-why-used = Du hast deine 5 Tipps verbraucht.
hint-said = { $letter }, { $text }, { $chance } Prozent, { $difference }.
hint-said-same = { $letter }, { $text }, { $chance } Prozent, etwa gleich gut.
hint-setting = Tipps
hint-setting-about =
    Ein Tipp zeigt deine drei besten Aktionen mit ihren Chancen. Alle am Tisch sehen diese Einstellung, und im
    Verlauf steht, wer einen genommen hat.
    Mit Tipps zählt eine Partie nicht für die Wertung.
hint-choice-usual = wie üblich (frei nur gegen Bots)
hint-choice-off = keine
hint-choice-five = fünf für jeden
hint-choice-free = frei
