# Was an einem Aufruf der Engine, an einer getippten Aktion, an einem Protokoll oder an einer Stellung nicht stimmt.

wrong-game = das Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
wrong-game-near = das Spiel „{ $name }“ gibt es nicht; meinst du „{ $near }“?
wrong-no-option = die Option „{ $name }“ gibt es nicht; es gibt: { $known }
wrong-no-options = die Option „{ $name }“ gibt es nicht; dieses Spiel hat keine
wrong-no-option-near = die Option „{ $name }“ gibt es nicht; meinst du „{ $near }“?
wrong-option-flag = die Option „{ $name }“ ist true oder false, nicht „{ $given }“
wrong-option-number = die Option „{ $name }“ ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“
wrong-option-many = die Option „{ $name }“ nimmt beliebige von { $choices }, nicht „{ $given }“
wrong-option-choice = die Option „{ $name }“ nimmt { $choices }, nicht „{ $given }“
wrong-seats =
    { $game } ist für { $least } bis { $most ->
        [one] { $most } Platz
       *[other] { $most } Plätze
    }, nicht für { $seats }
wrong-revision = { $game } hat die Fassungen 1 bis { $most }, nicht { $revision }
wrong-seed = ein Startwert hat 1 bis 32 hexadezimale Ziffern (0-9, a-f); das ist keiner: „{ $seed }“
wrong-rule = die Regel „{ $number }“ gibt es nicht; die Nummern gehen von { $first } bis { $last }
wrong-rule-near = die Regel „{ $number }“ gibt es nicht; ähnlich sind: { $near }

## What was typed is not an action

wrong-empty = eine leere Zeile ist keine Aktion; es gibt: { $known }
wrong-verb = die Aktion „{ $name }“ gibt es nicht; es gibt: { $known }
wrong-parts = „{ $text }“ hat zu viele Teile; man schreibt: { $usage }
wrong-cell = „{ $word }“ ist kein Feld; Felder schreibt man X,Y, zum Beispiel 1,-2
wrong-number = „{ $word }“ ist keine Zahl für „{ $part }“
wrong-word = „{ $word }“ ist kein Wort für „{ $part }“: Wörter bestehen aus a-z, 0-9, „_“, „-“, „,“ und „.“

## Records and positions that cannot be read, or that do not play

wrong-record-begins = keine Aufzeichnung: sie beginnt mit „{ $first }“
wrong-after-seed = nach dem Startwert darf nichts mehr stehen
wrong-end = end ist eine Zahl und „over“ oder „open“, nicht „{ $found }“
wrong-count =
    { $all ->
        [one] es sollte { $all } Eintrag sein, es sind aber { $found }
       *[other] es sollten { $all } Einträge sein, es sind aber { $found }
    }
wrong-cut-off = die Datei ist abgeschnitten: es fehlt „{ $name }“
wrong-field = hier sollte „{ $name }: …“ stehen, nicht „{ $found }“
wrong-no-entry-there = ein Eintrag ist ein Platz und was er getan hat, nicht „{ $found }“
wrong-commitment = der Startwert am Ende ist nicht der, auf den sich die Festlegung bezieht
wrong-no-number = { $name } sollte eine Zahl sein, nicht „{ $found }“
wrong-options = Optionen schreibt man NAME=WERT, nicht „{ $found }“
wrong-no-entry =
    { $all ->
        [one] die Aufzeichnung hat { $all } Eintrag
       *[other] die Aufzeichnung hat { $all } Einträge
    }; { $entry } gehört nicht dazu
wrong-other-data = sie wurde mit anderem Spielmaterial gespielt (Prüfwert { $then }…, hier { $now }…); gib die Datei an, mit der gespielt wurde
wrong-entry = Eintrag { $entry }, { $seat } „{ $text }“: { $why }
wrong-check = die Einträge { $first } bis { $last } lassen sich spielen, führen aber woandershin als damals (Prüfwert { $then }, jetzt { $now })
wrong-end-over = sie sagt, die Partie sei am Ende vorbei gewesen; das ist sie nicht
wrong-end-open = sie sagt, die Partie sei am Ende noch offen gewesen; das ist sie nicht
wrong-ends-elsewhere = sie endet anders als damals (Punkte { $scores }, jetzt { $scores_now }; Prüfwert { $check }, jetzt { $check_now })
wrong-position-begins = keine Stellung: sie beginnt mit „{ $first }“
wrong-position-game = im Kopf muss das Spiel stehen: „game: NAME“
wrong-position-header = im Kopf stehen die Zeilen „game: …“, „seats: …“, „options: …“ und „seed: …“, nicht „{ $found }“; eine leere Zeile beendet ihn
wrong-position-empty = eine Stellung hat mindestens eine Zeile
wrong-position-decided = in dieser Stellung gibt es nichts zu entscheiden
wrong-position-line = „{ $text }“: { $why }
wrong-position-form = „{ $text }“: { $why } (so schreibt man die Zeile: „{ $form }“)
wrong-kind = die Zeile „{ $word }“ gibt es nicht; es gibt zum Beispiel { $near }
wrong-setting = hier sollte NAME=WERT stehen, nicht „{ $found }“
wrong-twice = { $name } steht zweimal in der Zeile
wrong-too-much = „{ $word }“ ist zu viel
wrong-moment = „{ $text }“ sagt, wo die Partie weitergeht; das steht einmal, und zwar zuletzt
wrong-pieces = das Material geht nicht auf: { $piece } wäre { $count } statt { $before }
