# Die Analyse einer beendeten Partie.

analysis-title = Analyse
analysis-share = Teilen
analysis-play-on = Von hier weiterspielen
analysis-finished = Beendet: { $day }
analysis-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
analysis-decisions =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
analysis-missing = Hier gibt es keine Analyse

## Zustände

analysis-none = Wo wurde es entschieden?
analysis-none-text =
    { $count ->
        [one] Der Server sieht sich die eine Entscheidung dieser Partie an; das dauert etwa eine Minute. Lesen
            können sie alle, die die Partie sehen dürfen.
       *[other] Der Server sieht sich alle { $count } Entscheidungen an; das dauert etwa eine Minute. Lesen
           können sie alle, die die Partie sehen dürfen.
    }
analysis-begin = Diese Partie analysieren
analysis-waiting = Wartet auf einen freien Platz. Du kannst gehen: Die Analyse bleibt erhalten.
analysis-computing = Wird berechnet. Du kannst gehen: Die Analyse bleibt erhalten.
analysis-ready = Die Analyse ist fertig.
analysis-failed = Die Analyse brach bei { $done } % ab.
analysis-old = Nur Wiederholung
analysis-old-text =
    Diese Partie wurde nach anderen Regeln gespielt als den heutigen; deshalb lässt sie sich nicht analysieren.
analysis-resigned = Aufgegeben: { LIST($names) }; von da an spielte ein Bot.

## Chance

analysis-chance = Gewinnchance
analysis-decision = Entscheidung { $at }:
analysis-decision-of = Entscheidung { $at } von { $all }
analysis-of = von { $all }
analysis-round = Runde { $round }
analysis-slider = Entscheidung { $at } von { $all }, Runde { $round }, { SEAT($seat) }, { $chance } Prozent
analysis-slider-turn = Entscheidung { $at } von { $all }, { SEAT($seat) }, { $chance } Prozent
analysis-slider-end = Entscheidung { $all } von { $all }, das Ende
analysis-turning-point = Wendepunkt
analysis-turn-back = Voriger Wendepunkt
analysis-turn-on = Nächster Wendepunkt
analysis-as-table = Als Tabelle
analysis-decision-head = Entscheidung
analysis-round-head = Runde
analysis-who-head = Wer tat was
analysis-curve-now = { SEAT($seat) } anfangs { $first }, bisher { $last }.
analysis-curve-won = { SEAT($seat) } anfangs { $first }, am wenigsten { $lowest } in Runde { $round }, gewonnen.
analysis-curve-lost = { SEAT($seat) } anfangs { $first }, am wenigsten { $lowest } in Runde { $round }, nicht gewonnen.
analysis-curve-lost-plain = { SEAT($seat) } anfangs { $first }, am wenigsten { $lowest }, nicht gewonnen.
analysis-curve-won-plain = { SEAT($seat) } anfangs { $first }, am wenigsten { $lowest }, gewonnen.

## Punkte nach Herkunft

analysis-sources-of = Punkte von { SEAT($seat) }:
analysis-other = Anderes
analysis-losses = Verluste
analysis-others = andere
analysis-end = Ende

## Glück und Können

analysis-luck = Glück und Können
analysis-luck-column = Glück
analysis-accuracy = Genauigkeit
analysis-mark-best = beste
analysis-mark-good = gut
analysis-mark-weak = schwach
analysis-mark-missed = verpasst
analysis-start = Anfang
analysis-mistakes = Eigene Fehler
analysis-gifts = Fehler der anderen
analysis-luck-about =
    Anfang, Glück und Fehler ergeben zusammen das Ende, alles in Prozent. Glück ist alles, was sich zwischen zwei
    Entscheidungen änderte: durch Ziehen und Aufdecken, und ein Rest, weil die Chancen nur geschätzt sind.
    Die Kennzahlen trennen beides.
analysis-figures = Kennzahlen

## Stellung

analysis-over = Die Partie ist zu Ende
analysis-where =
    { $turn ->
        [0] Entscheidung { $at } · Runde { $round }
       *[other] Entscheidung { $at } · Runde { $round }, Zug { $turn }
    }
analysis-where-turn = Entscheidung { $at } · Zug { $turn }
analysis-parts = Teile des Plans
analysis-own = Eigenes
analysis-played = Gespielt
analysis-best = das Beste, was es gab
analysis-better-by = Um { $loss } besser
analysis-then = dann { $text }

## Wendepunkte

analysis-turning-points = Wendepunkte
analysis-turning-about = Gewinnchance der Person, die am Zug war
analysis-turning-none = Keine Entscheidung änderte viel.
analysis-turning-later = Sie kommen, wenn alles berechnet ist.
analysis-turning-number = Wendepunkt { $number }
analysis-better-was = Besser: { $text }

## Weiterspielen

analysis-play-on-from = Weiterspielen ab Entscheidung { $at }
analysis-which-seat = Wessen Platz nimmst du ein?
analysis-me = ich
analysis-bot = Bot · { $level }
analysis-level = Stärke der Bots
analysis-level-before = wie in der Partie
analysis-play-on-about = Was damals verdeckt war, wird neu ausgeteilt. Ohne Wertung.
analysis-begin-branch = Beginnen

## Auf dem Telefon

analysis-tab-chance = Chance
analysis-tab-points = Punkte
analysis-tab-luck = Glück, Können
