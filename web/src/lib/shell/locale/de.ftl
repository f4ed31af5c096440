# Das Fenster der Tasten.

keys-tab = Zum nächsten Element
keys-arrows = Innerhalb einer Gruppe: Karten, Plättchen, Felder des Plans
keys-enter = Wählen; oder antippen, was nicht geht, und lesen, warum
keys-escape = Aufgenommenes zurücklegen; ein Fenster schließen
keys-undo = Rückgängig
keys-restart = Zug neu beginnen
keys-confirm = Zug bestätigen
keys-hint = Tipp holen oder wegräumen
keys-hint-rows = Beim Tipp: eine Zeile ansehen; Enter spielt sie
keys-hint-close = Beim Tipp: wegräumen
keys-rules = Regeln, gleich an der richtigen Stelle
keys-story = Der Verlauf: seit deinem Zug, alles, Chat
keys-show = Die Züge seit deinem letzten noch einmal zeigen
keys-dock = Der nächste Reiter neben der Frage
keys-scoring = Die letzte Wertung von Alhambra zeigen oder schließen
keys-story-tabs = Im Verlauf: seine Reiter
keys-back = Zurückblicken
keys-full = Vollbild
keys-plain-rows = Schlichtes Brett: von Zeile zu Zeile
keys-plain-open = Schlichtes Brett: eine Gruppe öffnen und schließen
keys-plain-enter = Schlichtes Brett: wählen, noch einmal: spielen
keys-plain-digits = Schlichtes Brett: eine Zahl wählen
keys-plain-type = Schlichtes Brett: eine Aktion tippen
keys-plain-holdings = Schlichtes Brett: Besitz
keys-plain-text = Schlichtes Brett: der Tisch als Text
keys-plain-rule = Schlichtes Brett: Regel zur Zeile
keys-card = Infokarte zu dem, was den Fokus hat, sonst zum Ersten auf dem Plan
keys-card-walk = Bei offener Infokarte: weiter zu allem, was eine hat; Enter springt dorthin, Esc zurück
keys-help = Diese Hilfe
keys-analysis-back = Eine Entscheidung zurück
keys-analysis-on = Eine Entscheidung weiter
keys-analysis-turns = Einen Wendepunkt zurück oder weiter
keys-analysis-first = Zum Anfang
keys-analysis-last = Zum Ende
keys-analysis-run = Ablaufen lassen oder anhalten
keys-analysis-branch = Von hier weiterspielen

# Der Link eines privaten Tisches.

share-renew = Neuer Link
share-renew-about =
    Dann führt der alte Link nirgendwohin, und wer mit ihm zusah, sieht nichts mehr. Wer am Tisch sitzt, bleibt.
share-renewed = Das ist der neue Link.
