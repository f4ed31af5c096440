# Spielen lernen: Rätsel, die geführte Partie, die Spielhilfe, das Regelbuch.

## Rätsel

learn-puzzles = Rätsel
learn-puzzles-of = { $game }: Rätsel
learn-puzzles-about = Eine Stellung, eine Frage, eine beste Antwort. Du antwortest auf dem Plan, wie in einer Partie.
learn-puzzle-count = { $solved } von { $count } gelöst
learn-puzzle-today = Rätsel des Tages
learn-puzzle-solve = Lösen
learn-puzzle-solved = gelöst
learn-puzzle-level = Stufe { $level } von 3
learn-puzzle-place = Rätsel { $number } von { $count }: { $topic }
learn-puzzle-where = Wo du bist
learn-puzzle-book = Regelbuch
learn-puzzle-question = Frage und Antwort
learn-puzzle-decisions = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, bisher getroffen: { $played }
learn-puzzle-answered = Die Antwort liegt auf dem Plan.
learn-puzzle-rules = Die Regeln, auf die es ankommt
learn-puzzle-show = Lösung zeigen
learn-puzzle-try-again = Noch ein Versuch
learn-puzzle-again = Noch einmal
learn-puzzle-play-on = Weiterspielen
learn-puzzle-next = Nächstes
learn-puzzle-to-list = Alle Rätsel
learn-puzzle-more = Hilfe
learn-puzzle-explain = Erklärung
learn-puzzle-right = Richtig: { $reached }
learn-puzzle-answer = Die Lösung: { $best }
learn-puzzle-not-yet = { $reached }: Es geht noch besser
learn-puzzle-before = Zu Beginn: { $start }
learn-puzzle-results = Die Antworten im Vergleich
learn-puzzle-all = Alle { $count } zeigen
learn-puzzle-mine = deine Antwort
learn-puzzle-best = die beste
learn-puzzle-refused = Was die Regeln nicht erlauben
learn-puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
learn-puzzle-unknown = Dieses Rätsel gibt es nicht.
learn-puzzle-key-again = Das Rätsel von vorn beginnen
learn-puzzle-key-next = Nächstes ungelöstes Rätsel
learn-try-it = Selbst probieren

## Die geführte Partie

coach = Geführte Partie
coach-step = Schritt { $number } von { $count }
coach-step-done = Schritt { $number } von { $count } geschafft
coach-hint = Tipp
coach-show = Zeig es mir
coach-try = Ich probier’s
coach-again = Noch einmal
coach-next = Weiter
coach-next-step = Nächster Schritt
coach-skip = Schritt überspringen
coach-leave = Lektion verlassen
coach-leave-text = Dein Schritt bleibt gespeichert: „Weiterlernen“ in der Lobby bringt dich hierher zurück.
coach-leave-yes = Verlassen
coach-stay = Bleiben
coach-almost = Fast
coach-lost = Der Coach ist gerade nicht zu erreichen
coach-end = Du kennst jetzt „{ $game }“
coach-end-text =
    Gegen { SEAT($seat) } steht es { $mine } zu { $theirs }.
    Schritte, die du allein geschafft hast: { $alone } von { $count }.
coach-book = Regelbuch
coach-real = Eine richtige Partie
coach-play-on = Weiterspielen
coach-opening = Das Spiel wird aufgebaut …
coach-none = Für dieses Spiel gibt es noch keine geführte Partie.
keys-coach-show = Geführte Partie: zeigen, wie es geht
keys-coach-main = Geführte Partie: selbst probieren oder weiter
keys-coach-leave = Geführte Partie: verlassen

## Alles zum Lernen

learn-home = Spielen lernen
learn-home-text = Lies ein Regelbuch, spiel deine erste Partie mit einem Coach oder versuch dich an Rätseln.
learn-rulebook = Regelbuch
learn-chapters = Gelesene Kapitel: { $read } von { $count }
learn-guided = Geführte Partie
learn-guided-about = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $minutes } Min.
learn-guided-on = Geführte Partie fortsetzen
learn-guided-at = { $at } von { $steps } Schritten geschafft
learn-guided-over = Geschafft. Noch einmal spielen

## Die Spielhilfe

aid-print = Drucken
aid-whole = Zum Regelbuch

## Das Regelbuch

learn-book = Regelbuch
learn-title = { $game }: Regelbuch
learn-chapter-of = Kapitel { $number } von { $count }, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
learn-contents = Inhalt
learn-search = In den Regeln suchen
learn-search-none = Nichts gefunden. Versuch es mit einem einzelnen Wort oder schau in allen Regeln nach.
learn-search-found = { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
learn-in-book = Regelbuch
learn-in-rules = Nummerierte Regeln
learn-every-rule = Alle Regeln mit Nummern
learn-box = Deine Schachtel
learn-box-about = Die gedruckten Werte deines eigenen Spiels
learn-rule-count = Regeln: { $rules }, Regelfragen: { $rulings }
learn-language = Sprache des Regelbuchs
learn-english-only = Dieses Kapitel ist noch nicht übersetzt, darum steht es hier auf Englisch.
learn-example = Beispiel
learn-example-step = Schritt { $step } von { $count }: { $text }
learn-previous = Voriges Kapitel
learn-next = Nächstes Kapitel
learn-step-back = Einen Schritt zurück
learn-step-on = Einen Schritt weiter
learn-restart = Von vorn
learn-asked = Oft gefragt
learn-read = gelesen
learn-none = Für dieses Spiel gibt es noch kein Regelbuch.
learn-none-text = Seine nummerierten Regeln sind vollständig.
learn-rule = Regel { $rule } öffnen
