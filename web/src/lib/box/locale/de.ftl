# Deine Schachtel: eigene Werte der Karten, Plättchen und Pläne eines Spiels.

own-board = { $title } auf dem Plan
own-board-for = Der nächste Ort ist für
own-values = Werte: { $title }
own-title = Deine Schachtel
own-where = Wo du bist
own-total =
    { $count ->
        [one] { $count } Wert ist rekonstruiert
       *[other] { $count } Werte sind rekonstruiert
    }
own-default-name = { $game } von { $name }
own-no-set = Diesen Wertesatz gibt es nicht
own-not-loaded = Deine Schachtel lässt sich nicht öffnen

## Der erste Besuch

own-first = Besitzt du die Schachtel von { $game }?
own-first-text =
    { $count ->
        [one] { $count } Wert war nicht zu bekommen und ist passend erfunden. Trag den gedruckten ein.
       *[other] { $count } Werte waren nicht zu bekommen und sind passend erfunden. Trag die gedruckten ein, eine
            Sorte nach der anderen; aufhören kannst du bei jeder Karte.
    }
own-begin = Mit „{ $kind }“ beginnen
own-import-file = Datei einlesen
own-all-known = An { $game } ist nichts rekonstruiert
own-all-known-text = Alle Werte sind wie gedruckt: Hier ist nichts einzutragen.

## Werkzeuge

own-import = Einlesen
own-export = Sichern
own-export-file = Als Datei sichern
own-compare = Vergleichen
own-try = 1.000 Partien proben
own-open-table = Tisch mit meiner Schachtel
own-menu = Einlesen, sichern, vergleichen, proben, Tisch eröffnen
own-sets = Deine Wertesätze
own-name = Name des Wertesatzes
own-name-rename = Name des Wertesatzes: { $name }. Umbenennen
own-rename = Umbenennen
own-other-sets = Deine anderen Wertesätze zu diesem Spiel
own-new-set = Neuer Wertesatz
own-delete = Diesen Wertesatz löschen
own-delete-sure = Wirklich löschen
own-delete-text = Alle Werte dieses Wertesatzes gehen verloren. Tische, die damit eröffnet wurden, behalten ihre.
own-saving = Wird gespeichert …
own-saved = Gespeichert
own-not-saved = Seit { $time } nicht gespeichert
own-not-saved-text =
    { $count ->
        [one] Der Server antwortet nicht. Deine neueste Karte bleibt in diesem Browser und wird gesendet, sobald
            er es tut.
       *[other] Der Server antwortet nicht. Deine { $count } neuesten Karten bleiben in diesem Browser und werden
            gesendet, sobald er es tut.
    }
own-try-now = Jetzt noch einmal versuchen
own-differs-rulebook = weicht von der Anleitung ab
own-complete = Deine Schachtel ist vollständig
own-complete-text =
    { $differ ->
        [one] { $differ } Wert weicht vom rekonstruierten ab, { $same } sind gleich.
       *[other] { $differ } Werte weichen von den rekonstruierten ab, { $same } sind gleich.
    } Tische mit deiner Schachtel zählen nicht zur Wertung; wer sich setzt, sieht ihren Namen und kann sie vergleichen.

## Sorten und Karten

own-kinds = Sorten von Spielmaterial
own-components = Spielmaterial
own-group-cards = Karten
own-group-tiles = Plättchen
own-group-board = Spielplan
own-n-of-m = { $count } von { $all }
own-of = von { $all }
own-all-n = alle { $count }
own-find = Nach Nummer oder Wort suchen
own-find-short = Nummer oder Wort
own-show = Zeigen
own-filter-all = Alle { $count }
own-filter-to-enter = Offen { $count }
own-filter-differ = Anders { $count }
own-filter-invalid = Ungültig { $count }
own-none-found = Keine Karte hat diese Nummer oder dieses Wort.
own-none-here = Hier ist keine Karte.
own-state-reconstructed = rekonstruiert
own-state-draft = Entwurf, nicht eingetragen
own-state-same = eingetragen, gleich
own-state-differs = eingetragen, anders
own-state-invalid = noch nicht gültig
own-known = in der Anleitung gedruckt
own-nothing = nichts
own-beads = { $kind }: { $count } von { $all } eingetragen
own-to-list = Zurück zur Liste: { $kind }

## Eine Karte

own-before = Karte davor (Bild auf)
own-after = Karte danach (Bild ab)
own-live = so liegt sie auf dem Tisch
own-live-words = das steht darauf
own-reconstructed-title = Rekonstruiert
own-nothing-printed = nichts in der Anleitung gedruckt
own-printed = gedruckt: { $fields }
own-reconstructed-was = rekonstruiert: { $value }
own-became = wurde zu
own-added = hinzugefügt
own-removed = entfernt
own-not-valid-short = nicht gültig
own-taken = Genommen
own-taken-times =
    { $count ->
        [one] { $count }-mal in 100 Partien
       *[other] { $count }-mal in 100 Partien
    }
own-field-line = { $field }, Zeile { $line }
own-field-place = { $field }, { $place }
own-limits = { $low } bis { $high }
own-add-line = Zeile hinzufügen
own-add-to = Hinzufügen: { $field }
own-another-sentence = { $field }: anderer Satz
own-remove = Entfernen: { $field }
own-fewer = Weniger: { $name }
own-more-of = Mehr: { $name }
own-or = oder
own-choose = Buchstaben, oder Zahl und Symbol
own-choose-sentence = { $field }: Satz wählen
own-sentences = Sätze
own-no-sentence = Kein Satz hat diese Buchstaben.
own-known-hint = Auf deiner Karte steht etwas anderes? Dann ist es eine andere Ausgabe:
own-known-open = Wert öffnen
own-symbols = Symbole
own-symbols-how = Zahl, dann Buchstabe:
own-pad = Symbole und Zahlen
own-erase = Löschen
own-same = Wie rekonstruiert
own-same-short = Gleich
own-later = Später
own-later-short = Später
own-next = Nächste Karte
own-undone = Zurückgenommen: { $title }
own-redone = Wiederhergestellt: { $title }
own-key-tab = nächster Wert
own-key-undo = zurücknehmen
own-key-plus = neue Zeile
own-key-all = alle Tasten

## Tasten

own-keys-tab = nächster oder voriger Wert, dann die nächste Zeile
own-keys-digits = eine Zahl in ihren Grenzen
own-keys-plus = neue Zeile
own-keys-backspace = eine leere Zeile entfernen, oder die, deren Pfeil den Fokus hat
own-keys-enter = nächste offene Karte; bei einem Fehler: zu seinem Feld
own-keys-space = die Liste eines Feldes öffnen
own-keys-later = für später lassen, als Entwurf
own-keys-same = wie rekonstruiert, dann die nächste Karte
own-keys-page = Karte davor, Karte danach
own-keys-kind = Sorte davor, Sorte danach
own-keys-undo = zurücknehmen, wiederherstellen, über alle Karten
own-keys-known = öffnen, was in der Anleitung gedruckt ist
own-keys-find = eine Karte suchen
own-keys-help = alle Tasten
own-keys-letters = Buchstaben nach einer Zahl

## Einlesen und vergleichen

own-import-refused =
    { $count ->
        [one] { $count } von { $all } Einträgen passt nicht
       *[other] { $count } von { $all } Einträgen passen nicht
    }
own-import-changes =
    { $count ->
        [one] { $count } Karte würde sich ändern
       *[other] { $count } Karten würden sich ändern
    }
own-import-nothing = Nichts würde sich ändern: In der Datei steht, was in deiner Schachtel steht.
own-import-wrong = { $file } lässt sich nicht lesen
own-import-done =
    { $count ->
        [one] { $count } Karte aus der Datei übernommen
       *[other] { $count } Karten aus der Datei übernommen
    }
own-line = Zeile { $line }
own-now = jetzt
own-in-file = in der Datei
own-cancel = Abbrechen
own-take =
    { $count ->
        [one] { $count } Karte übernehmen
       *[other] { $count } Karten übernehmen
    }
own-take-others =
    { $count ->
        [one] Die andere übernehmen
       *[other] Die anderen { $count } übernehmen
    }
own-compare-with = Neben
own-reconstructed-set = den rekonstruierten Werten
own-compare-none = Es gibt keinen Unterschied.
own-compare-sum = { $differ } weichen ab, { $same } sind gleich
own-yours = deine Schachtel
own-reconstructed = rekonstruiert

## Partien

own-trying =
    { $count ->
        [one] { $count } Partie wird geprobt
       *[other] { $count } Partien werden geprobt
    }
own-trial-title =
    { $count ->
        [one] { $count } Partie geprobt
       *[other] { $count } Partien geprobt
    }
own-trial-how =
    { $seats ->
        [one] { $seats } Bot (Anfänger), derselbe Zufall für beide Wertesätze
       *[other] { $seats } Bots (Anfänger), derselbe Zufall für beide Wertesätze
    }
own-trial-stop = Anhalten und { $count } zeigen
own-trial-older = ältere Werte
own-trial-points = Punkte im Mittel
own-trial-points-theirs = { $value } Punkte
own-trial-length = Länge
own-trial-length-theirs = { $value } Entscheidungen
own-trial-taken = Genommen
own-trial-taken-theirs = { $value } je Partie
own-about-same = etwa gleich
own-trial-bars = Wie oft genommen: { $kind }
own-trial-early = in 100 Partien; ob ein Unterschied mehr als Zufall ist, zeigt erst der ganze Versuch
own-trial-chance = in 100 Partien; kein Unterschied ist mehr als Zufall
own-trial-odd =
    { $count ->
        [one] in 100 Partien; ◆ ein Unterschied ist mehr als Zufall
       *[other] in 100 Partien; ◆ { $count } Unterschiede sind mehr als Zufall
    }
own-trial-none = Die nimmt niemand: Sie liegen auf dem Spielplan.
own-trial-in-100 = In 100 Partien; ◆, wo der Unterschied mehr als Zufall ist.
own-more-than-chance = mehr als Zufall
own-trial-bar = { $title }: { $mine } in 100 Partien, rekonstruiert { $theirs }
own-as-table = Als Tabelle
