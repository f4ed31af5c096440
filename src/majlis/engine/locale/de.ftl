# Die eigenen Texte der Engine. Wie Teile geschrieben werden: siehe majlis/engine/words.py.

## Spieler und Aufzählungen

seat = Spieler { $number }
list-empty = nichts
list-next = { $start }, { $item }
list-last = { $start } und { $item }

## Was gefragt wird

prompt-confirm = Bestätige deinen Zug oder nimm etwas zurück.

## Warum etwas nicht geht

refused-not-your-turn = Jetzt entscheidet { SEAT($actor) }, nicht { SEAT($seat) }.
refused-match-over = Die Partie ist zu Ende.
refused-unknown-verb = Die Aktion „{ $verb }“ gibt es hier nicht. Zur Wahl stehen: { LIST($verbs) }.
refused-unknown-part = Zu „{ $verb }“ gehört kein „{ $part }“. Dazu gehört: { LIST($parts) }.
refused-unfinished = „{ $verb }“ ist noch nicht vollständig: „{ $part }“ fehlt.
refused-not-possible = Das ist jetzt nicht möglich.
refused-nothing-to-undo =
    Du kannst nichts zurücknehmen: Seither hat jemand etwas Neues gesehen oder entschieden.

## Was geschehen ist

event-undo =
    { SEAT($seat) } nimmt { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
event-over =
    Die Partie ist zu Ende. { COUNT($winners) ->
        [0] Niemand gewinnt.
        [one] { SEAT($winners) } gewinnt.
       *[other] { SEAT($winners) } teilen sich den Sieg.
    }

## Punkte

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Woher die Angaben zum Spielmaterial stammen

source-rulebook = in der Spielregel gedruckt
source-public = aus öffentlichen Quellen
source-reconstructed = rekonstruiert
