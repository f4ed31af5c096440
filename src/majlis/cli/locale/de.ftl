# Die eigenen Texte des Terminals: `majlis play` und `majlis replay`. Wie Teile geschrieben werden: siehe majlis/engine/words.py.

## Der Tisch

terminal-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
terminal-welcome = { $game }, { terminal-players }
terminal-human = { SEAT($seat) } sitzt an diesem Terminal.
terminal-bot = { SEAT($seat) } ist das Programm „{ $bot }“.
terminal-commitment = Der Zufall steht fest: Der SHA-256 seines Startwerts ist { $commitment }.
terminal-hint = Gib eine Nummer ein, eine Notation wie „{ $example }“ oder „help“.

## Entscheidungen

terminal-news = Was geschehen ist
terminal-undone = zurückgenommen
terminal-range = { $low } bis { $high }
terminal-asked = { SEAT($seat) }: { $question }
terminal-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
terminal-more = „more“ zeigt die nächsten.
terminal-back = Enter führt zurück zur ganzen Auswahl.
terminal-enter = Enter genügt.
terminal-undo-hint = „undo“ nimmt deine letzte Entscheidung zurück.
terminal-no-such-number = Die Auswahl { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
terminal-not-understood = Nicht verstanden: { $text }
terminal-possible = Das ist möglich.
terminal-all-possible = Alles, was zur Wahl steht, ist möglich.
terminal-no-rule = Davon spricht keine Regel.
terminal-about-what = Worüber möchtest du etwas wissen? Gib nach „about“ einen Namen oder einen Teil davon ein.
terminal-no-piece = So heißt hier nichts: „{ $text }“.
terminal-several-pieces =
    { $count ->
        [one] { $count } Ding passt dazu. Sag, welches du meinst:
       *[other] { $count } Dinge passen dazu. Sag, welches du meinst:
    }
terminal-no-player = Einen Spieler { $number } gibt es nicht.
terminal-thinking = { SEAT($seat) } denkt nach …
terminal-handover = Jetzt { SEAT($seat) }. Drücke Enter, wenn sonst niemand zusieht.

## Eine Partie aufbewahren

terminal-saved = Gespeichert: { $file }
terminal-file-exists = { $file } gibt es schon und enthält eine andere Partie; wähle einen anderen Namen.
terminal-save-where = Die Partie speichern? Ein Dateiname, oder Enter, um sie zu verwerfen:
terminal-save-needs-name = Sag, wohin: save FILE
terminal-resume = Weiter geht es mit: majlis play --resume { $file }
terminal-not-saved = Die Partie wurde nicht gespeichert. Mit --record FILE wäre sie es.

## Das Ende

terminal-points = Punkte
terminal-sum = Summe
terminal-rank = Platz
terminal-place = { $rank }.
terminal-seed = Der Startwert war { $seed }; sein SHA-256, zu Beginn gezeigt, ist { $commitment }.
terminal-replay = Zum Nachlesen: majlis replay { $file }

## Hilfe

terminal-help-title = Was du eingeben kannst
terminal-help-number = diese Zeile wählen; eine Zeile mit mehreren Möglichkeiten öffnet sie
terminal-help-notation = dasselbe geschrieben; unvollständig zeigt sie, wie es weitergehen kann
terminal-help-enter = zurück zur ganzen Auswahl; oder das Einzige, was zur Wahl steht
terminal-help-more = die nächste Seite einer langen Liste
terminal-help-why = warum etwas nicht möglich ist; ohne Notation alles, was gerade nicht geht
terminal-help-undo = deine letzte Entscheidung zurücknehmen; spielen andere Menschen mit, nur solange nichts Neues gezeigt wurde
terminal-help-table = den Tisch noch einmal zeichnen
terminal-help-look = den Tisch vom Platz des Spielers N aus zeichnen, soweit du ihn sehen darfst
terminal-help-log = was bisher geschah, die letzten N Zeilen
terminal-help-rules = eine Regel nach Nummer lesen, oder alle Regeln mit bestimmten Wörtern
terminal-help-about = was ein Plättchen, ein Feld oder eine Karte ist und was es dich jetzt kosten und dir bringen würde
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = den Tisch verlassen
