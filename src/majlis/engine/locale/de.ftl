# Die eigenen Texte der Engine. Wie Teile geschrieben werden: siehe majlis/engine/words.py.

## Spieler, Aufzählungen und Anführungen

seat = Spieler { $number }
list-empty = nichts
list-next = { $start }, { $item }
list-last = { $start } und { $item }
list-last-or = { $start } oder { $item }
list-then = { $start }, dann { $item }
list-counted = { $count } × { $item }
quotation = „{ $text }“
yes = ja
no = nein

## Was man tun kann

verb-confirm = Zug bestätigen

## Was gefragt wird; `.others` lesen alle anderen

prompt-confirm = Bestätige deinen Zug oder nimm etwas zurück.
    .others = { SEAT($seat) } prüft den Zug noch einmal.

## Warum etwas nicht geht

refused-not-your-turn = Jetzt entscheidet { SEAT($actor) }, nicht { SEAT($seat) }.
refused-match-over = Die Partie ist zu Ende.
refused-wrong-moment =
    { COUNT($verbs) ->
        [0] { VERB($verb) } ist jetzt nicht möglich.
        [one] { VERB($verb) } ist jetzt nicht möglich, nur { VERB($verbs) }.
       *[other] { VERB($verb) } ist jetzt nicht möglich. Zur Wahl stehen { VERB($verbs) }.
    }
refused-unfinished = { VERB($verb) } ist noch nicht vollständig. Noch zu wählen: { PART($part) }.
refused-nothing-to-undo = Du kannst nichts zurücknehmen: Du hast noch nichts entschieden.
refused-undo-shown = Das kannst du nicht allein zurücknehmen: Es hat etwas Verdecktes gezeigt.
refused-undo-decided = Das kannst du nicht allein zurücknehmen: { SEAT($seat) } hat seitdem etwas entschieden.
refused-back-there = Die Partie kann nicht zu Eintrag { $entry } zurück: Er ist keine Entscheidung oder wurde schon zurückgenommen.

## Was geschehen ist

event-undo = { SEAT($seat) } nimmt die letzte Entscheidung zurück.
event-back = { SEAT($seat) } geht um { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
event-hint = { SEAT($seat) } holt sich einen Tipp.
event-branch = Ab hier ist neu ausgeteilt, was { SEAT($seat) } nicht wissen konnte.
event-position = Die Partie beginnt mit einer vorgegebenen Stellung.
event-over =
    Die Partie ist zu Ende. { COUNT($winners) ->
        [0] Von den Spielern gewinnt niemand.
        [one] { SEAT($winners) } gewinnt.
       *[other] { SEAT($winners) } teilen sich den Sieg.
    }
event-tie-shared = { SEAT($first) } und { SEAT($second) } haben gleich viele Punkte ({ $points }). Weiter entschieden wird nicht: Sie teilen sich den Platz.

## Ein Zug in einer Zeile, nach dem Namen des Spielers

turn-branch = hat neu ausgeteilt
turn-undo = hat den Zug zurückgenommen
turn-back = ist zurückgegangen
turn-nothing = hat nichts getan
turn-setup = aufgebaut

## Punkte

holding-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .label = Punkte
kind-player = Spieler am Tisch
about-player = Was { SEAT($seat) } hat, soweit du es wissen darfst.
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
