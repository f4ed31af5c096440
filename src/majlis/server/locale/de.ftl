# Was der Server antwortet, wenn eine Anfrage nicht geht (RFC 9457). Zuerst die Titel, einer je Art, dann die Einzelheiten.

title-bad-input = Ungültige Eingabe
title-banned = Du bist hier gesperrt
title-broken = Diese Partie lässt sich nicht mehr nachspielen
title-content-type = Die Anfrage muss JSON sein
title-host = Kein Name dieses Servers
title-login-taken = Dieser Anmeldename ist vergeben
title-fault = Fehler im Server
title-method = Methode nicht erlaubt
title-no-identity = Du hast noch keinen Namen
title-not-found = Nicht gefunden
title-not-yours = Das darfst du nicht
title-origin = Anfragen von fremden Seiten sind nicht erlaubt
title-refused = Die Regeln erlauben das nicht
title-stale = Die Partie ist weitergegangen
title-taken = Dieser Platz ist besetzt
title-too-large = Die Anfrage ist zu groß
title-too-many = Zu viele Anfragen
title-too-many-sets = Du hast zu viele Wertesätze
title-unavailable = Die Datenbank ist nicht erreichbar
title-wrong-password = Anmeldename oder Passwort stimmt nicht
title-wrong-phase = Jetzt nicht möglich

problem-no-table = Diesen Tisch gibt es nicht.
problem-host-only = Das darf nur, wer den Tisch eröffnet hat.
problem-table-phase = Der Tisch ist gerade in der Phase „{ $phase }“, nicht „{ $wanted }“.
problem-seat-not-yours = Platz { $seat } ist nicht deiner.
problem-name-first = Gib dir zuerst einen Namen (POST /api/me).
problem-no-table-to-continue = Den Tisch, auf den dieser folgen soll, gibt es nicht.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-taken = Alle Plätze sind besetzt.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-was-not-seated = Du hast nicht an diesem Tisch gesessen.
problem-no-person-there = Auf Platz { $seat } sitzt kein Mensch.
problem-seat-given-up = Dieser Platz wurde endgültig aufgegeben.
problem-only-player-returns = Nur der Spieler selbst kann diesen Platz wieder einnehmen.
problem-player-is-here = Dieser Spieler ist da oder war es eben noch: Warte noch ein wenig.
problem-has-account = Du hast schon ein Konto.
problem-login-taken = Diesen Anmeldenamen hat schon jemand.
problem-guest-password = Ein Gast hat kein Passwort.
problem-wrong-passwords = Zu viele falsche Passwörter; warte eine Weile.
problem-wrong-password = Dieser Anmeldename und dieses Passwort gehören nicht zusammen.
problem-too-many = Zu viele Anfragen; warte einen Augenblick.
problem-fault = Auf dem Server ist etwas schiefgegangen; der Fehler ist festgehalten.
problem-method = { $method } geht hier nicht.
problem-shape = Das passt nicht: { $places }.
problem-no-address = Unter dieser Adresse gibt es nichts.
problem-entries = Einträge der Partie: { $count }.
problem-all-known = Alle Werte von { $game } sind bekannt.
problem-too-many-sets = Du hast schon { $count } Wertesätze; lösche zuerst einen.
problem-no-component = Das Teil { $component } gibt es nicht.
problem-other-game-set = Ein Wertesatz für { $one } lässt sich nicht mit einem für { $other } vergleichen.
problem-no-set = Diesen Wertesatz hast du nicht.
problem-too-large = Eine Anfrage darf höchstens { $limit } Bytes haben.
problem-other-site = Diese Anfrage kommt von einer fremden Seite.
problem-send-json = Schicke application/json.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-busy-table = Zu viele ändern diesen Tisch gleichzeitig; versuch es noch einmal.
problem-broken = Regeln oder Werte sind nicht mehr dieselben: Diese Partie kann hier nicht weitergehen.
problem-database = Die Datenbank antwortet nicht; versuch es gleich noch einmal.
problem-database-read-only = In die Datenbank lässt sich nicht schreiben.
problem-no-piece = „{ $piece }“ gibt es in diesem Spiel nicht.
problem-no-seat = Platz { $seat } gibt es nicht.
problem-seat-hidden = Solange die Partie läuft, darf nur der Spieler auf diesem Platz das sehen.
problem-over = Die Partie ist zu Ende.
problem-bot-plays = Auf diesem Platz spielt ein Bot; nimm ihn zuerst wieder ein.
problem-moved-on = Die Partie ist schon weiter: bei { $entry }.
problem-undo-open = Es läuft schon eine Bitte um Rücknahme.
problem-no-way-back = Die Partie kann nicht zu { $entry } zurück.
problem-no-undo-request = Es gibt keine Bitte um Rücknahme.
problem-asks-nothing = Dieses Spiel fragt zwischen zwei Zügen nichts.
problem-seat-followed = Nur der Spieler auf diesem Platz darf das verfolgen.
problem-too-many-tables = Du verfolgst zu viele Tische auf einmal.
problem-record-later = Das Protokoll gibt es, sobald die Partie zu Ende ist.
problem-no-messages = Auf „{ $name }“ sagt dieses Spiel nichts.
problem-trial-runs = Ein Probelauf von „{ $name }“ läuft; halte ihn zuerst an.
problem-no-picture = Das Regelbuch hat kein Bild oder Beispiel „{ $name }“.
problem-no-puzzles = Zu { $game } gibt es noch keine Rätsel.
problem-no-puzzle = Es gibt kein Rätsel „{ $name }“.
problem-no-first-match = { $game } hat noch keine geführte Partie.
problem-banned = Wer diesen Server betreibt, hat dieses Konto gesperrt.
problem-no-device = Auf einem solchen Gerät bist du nicht angemeldet.
problem-no-mail = Dieser Server kann keine E-Mails verschicken.
problem-no-account-mail = Ein Gast hat kein Konto, das sich per E-Mail wiederherstellen ließe.
problem-link-expired = Dieser Link gilt nicht mehr; fordere einen neuen an.
problem-private-only = Nur ein privater Tisch hat einen Link, der sich erneuern lässt.
problem-unknown-host = Unter dem Namen im Host-Header deiner Anfrage ist dieser Server nicht zu erreichen (MAJLIS_TRUSTED_HOSTS).
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-hints-used = Du hast deine { $count } Tipps verbraucht.
problem-hint-not-asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
problem-hint-late = Der Tipp hat zu lange gedauert; versuch es noch einmal.
problem-analysis-later = Eine Partie kann erst analysiert werden, wenn sie zu Ende ist.
problem-analysis-waits = Deine Analyse von „{ $name }“ ist noch nicht fertig; immer nur eine auf einmal.
problem-values-deep = { $field }: Die Werte sind zu tief ineinander verschachtelt.
problem-values-text = { $field }: Dieser Text lässt sich nicht speichern, er enthält ein halbes Zeichen.
problem-set-of-other-game = Die Werte „{ $name }“ gehören zu { $one }, nicht zu { $other }.
problem-file-not-text = Das ist keine Textdatei.

# Ein Feld, das nicht passt, und wie es sein muss: „Name“ darf nicht leer sein.
field =
    { $field ->
        [name] „Name“
        [text] „Nachricht“
        [login] „Anmeldename“
        [password] „Passwort“
        [new] „Neues Passwort“
        [email] „E-Mail“
       *[other] „{ $field }“
    } { $reason }
field-missing = muss dabei sein
field-unknown = gehört nicht hierher
field-short = muss mindestens { $value } Zeichen haben
field-long = darf höchstens { $value } Zeichen haben
field-few =
    muss mindestens { $value ->
        [one] { $value } Eintrag
       *[other] { $value } Einträge
    } haben
field-many =
    darf höchstens { $value ->
        [one] { $value } Eintrag
       *[other] { $value } Einträge
    } haben
field-least = muss mindestens { $value } sein
field-most = darf höchstens { $value } sein
field-choice = muss eines davon sein: { $value }
field-json = die Anfrage ist kein gültiges JSON
field-form = muss die Form haben, die die API beschreibt
field-login = muss 3 bis 32 Buchstaben (a-z), Ziffern, Punkte, Binde- und Unterstriche haben und mit einem Buchstaben oder einer Ziffer beginnen
field-email = muss eine E-Mail-Adresse sein
field-control = darf keine Steuerzeichen enthalten
field-invisible = darf keine unsichtbaren Zeichen enthalten und keine, die die Schreibrichtung ändern
field-accents =
    darf auf keinem Buchstaben mehr als { $most ->
        [one] { $most } Akzent
       *[other] { $most } Akzente
    } haben
field-blank = darf nicht leer sein
