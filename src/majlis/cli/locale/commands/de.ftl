# Was die Befehle ausgeben und wie sie einen falschen Aufruf beantworten, siehe en.ftl.

## Alle Befehle

cli-try = Mehr dazu: { $command }
cli-sit-down = Um dich an einen Tisch zu setzen: { $command }
serve-at = Majlis ist unter { $address } zu erreichen  (Strg-C beendet)
cli-in-a-browser = Um im Browser zu spielen: { $install }, dann: { $command }
amount-matches =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }
amount-seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }

## Spiele und Regeln

games-heading = { $title } ({ $id }), Plätze: { $least } bis { $most }
games-option = Option
games-default = Standard
games-takes = mögliche Werte
games-rule = Regel
games-values-flag = { $yes } oder { $no }
games-values-number = eine ganze Zahl von { $low } bis { $high }
games-values-many = beliebig viele von { $choices }
games-hint = Eine Option gibst du mit --option NAME=WERT an; eine Regel liest du mit: majlis rules SPIEL REGEL
rules-nothing = { $game }: In keiner Regel steht „{ $words }“.
rules-found =
    { $count ->
        [one] { $count } gefunden
       *[other] { $count } gefunden
    }
rules-span = ({ $first } bis { $last })
rules-others =
    { $rulings ->
        [one] { $rulings } Regelfrage (R-1)
       *[other] { $rulings } Regelfragen (R-1 …)
    }, { $examples ->
        [one] { $examples } Beispiel (EX-1)
       *[other] { $examples } Beispiele (EX-1 …)
    }
rules-more = Weiter liest du mit: { $chapter }, { $rule }, { $word }
rules-example-word = Mauer

## Simulationen, Wettkämpfe, Geschwindigkeit

simulate-heading = { $game }: { amount-matches }, { amount-seats }
simulate-player = Spieler
simulate-wins = Siege
simulate-mean = Punkte im Mittel
simulate-resigned = aufgegeben
simulate-option = Option { $option }
simulate-speed =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $seconds } s: { $rate } pro Sekunde
simulate-seed = Startwert
simulate-digest = Prüfwert
arena-heading = { $game }: { amount-matches }, { amount-seats }, Startwert { $seed }
arena-rating = Wertungszahl
arena-wins-par = Siege (ausgeglichen: { $par } %)
bench-build =
    { $build ->
        [compiled] kompiliert
       *[pure] reines Python
    }
bench-game = { $game }, { amount-seats }
bench-decisions_per_second = Entscheidungen pro Sekunde, zufälliges Spiel
bench-clone_us = Kopie einer Stellung, µs
bench-imagine_us = vorgestellte Stellung, µs
bench-view_us = Ansicht eines Platzes, µs
bench-replay_ms_per_200 = 200 Entscheidungen nachspielen, ms
laws-checked =
    { $game }: { amount-matches }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, davon { $checked } auf alle Gesetze geprüft: { $broken ->
        [0] alle werden eingehalten
        [one] einmal wird ein Gesetz verletzt
       *[other] { $broken }-mal wird ein Gesetz verletzt
    }
laws-record = Die Aufzeichnung, die dorthin führt: { $file }

## Aufzeichnungen

check-table = Tisch { $table }: { $why }
check-row = Zeile { $row }: { $why }
check-held =
    { $all ->
        [one] { $held } von { $all } Aufzeichnung lässt sich nachspielen
       *[other] { $held } von { $all } Aufzeichnungen lassen sich nachspielen
    }

## Spielbestandteile

data-heading = { $game }: Daten des Spielmaterials, Hash { $hash }…
data-component = Spielmaterial
data-records = Einträge
data-source-rulebook = Anleitung
data-source-public = öffentlich
data-source-reconstructed = rekonstruiert
data-sources =
    Anleitung: steht in der Spielanleitung. Öffentlich: eine Tatsache aus öffentlichen Quellen, in der Datei genannt. Rekonstruiert: war nicht zu bekommen und wurde für dieses Projekt entworfen; wer die Schachtel besitzt, kann die gedruckten Werte eintragen:
    { $export }, die Datei ändern, { $check }
data-written =
    geschrieben: { $file }
    Ändere sie, dann: { $check }
data-same = { $file } passt zusammen und sagt dasselbe wie die Daten des Spiels
data-differs = { $file } passt zusammen (Hash { $hash }…); anders als in den Daten des Spiels ist:
data-missing = { $place }: fehlt
data-added = { $place }: neu
data-became = { $place }: aus { $before } wurde { $after }
data-and-more =
    { $count ->
        [one] … und { $count } weiterer Unterschied
       *[other] … und { $count } weitere Unterschiede
    }
data-play = Damit spielst du so: { $command }
data-entered =
    { $entered ->
        [one] { $entered } von { $all } Einträgen ist ausgefüllt
       *[other] { $entered } von { $all } Einträgen sind ausgefüllt
    }, { $differing ->
        [one] { $differing } davon weicht ab
       *[other] { $differing } davon weichen ab
    }
data-refused = { $file }, Zeile { $line }: { $why }

## Ein Server

admin-id = Kennung
admin-name = Name
admin-login = Anmeldename
admin-last-seen = zuletzt da
admin-seats = Plätze
admin-game = Spiel
admin-phase = Phase
admin-last-move = letzter Zug
admin-guest = Gast
admin-banned = gesperrt
admin-is-banned = { $person } ist gesperrt
admin-may-return = { $person } darf wiederkommen
admin-delete-person = { $person } mit allen Daten endgültig löschen?
admin-delete-table = Den Tisch { $table } endgültig löschen?
admin-purge = Endgültig löschen?
admin-is-deleted = { $what } ist gelöscht
admin-link = { $link }  (hinter der Adresse deines Servers; MAJLIS_PUBLIC_URL legt sie fest)
admin-purged =
    gelöscht: { $guests ->
        [one] { $guests } Gast
       *[other] { $guests } Gäste
    }, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $cookies ->
        [one] { $cookies } Cookie
       *[other] { $cookies } Cookies
    }
backup-holds =
    { $people ->
        [one] { $people } Mensch
       *[other] { $people } Menschen
    }, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $rows ->
        [one] { $rows } Zeile im Protokoll
       *[other] { $rows } Zeilen im Protokoll
    }; erstellt { $made } mit Majlis { $version }
backup-made = { $file }: { $holds }
backup-deleted = { $file }: gelöscht
backup-whole = { $file } ist vollständig: { $holds }
backup-restored = zurückgespielt: { $holds }

## Falsche Aufrufe

wrong-file = { $file } lässt sich nicht benutzen: { $why }
wrong-packages = dazu fehlen die Pakete des Servers (hier: { $package }): { $install }
wrong-option = eine Option schreibt man NAME=WERT, nicht „{ $option }“
wrong-option-twice = die Option „{ $option }“ steht zweimal da
wrong-folder = { $file } ist ein Ordner, keine Datei
wrong-no-file = die Datei { $file } gibt es nicht
wrong-no-path = { $file } gibt es nicht, weder als Datei noch als Ordner
wrong-no-records = im Ordner { $file } liegt keine Aufzeichnung
wrong-not-utf-8 = { $file } ist kein Text in UTF-8 (Byte { $byte })
wrong-cannot-read = { $file } lässt sich nicht lesen: { $why }
wrong-cannot-write = { $file } lässt sich nicht schreiben: { $why }
wrong-no-rules = für { $game } gibt es hier keine Regeln
wrong-no-ruling = eine Regelfrage { $number } gibt es nicht; { $known }
wrong-no-example = ein Beispiel { $number } gibt es nicht; { $known }
wrong-span = es gibt { $first } bis { $last }
wrong-none = es gibt keine
wrong-seat-and-all = --seat und --all schließen einander aus
wrong-no-seat = die Aufzeichnung hat die Plätze 0 bis { $last }, nicht { $seat }
wrong-record-exists = { $file } gibt es schon; so setzt du sie fort: { $command }
wrong-resumed = eine fortgesetzte Partie hat ihre Plätze, Optionen und ihren Startwert schon
wrong-which-game = sag, welches Spiel du spielen willst, zum Beispiel: { $command }
wrong-too-few-seats =
    { $seats ->
        [one] es gibt nur { $seats } Platz, zu wenig
       *[other] es gibt nur { $seats } Plätze, zu wenige
    } für { $people ->
        [one] { $people } Menschen
       *[other] { $people } Menschen
    }
wrong-too-many-bots =
    { $bots ->
        [one] { $bots } Bot ist genannt, aber freie Plätze gibt es nur { $left } (von { $seats })
       *[other] { $bots } Bots sind genannt, aber freie Plätze gibt es nur { $left } (von { $seats })
    }
wrong-other-game = { $file } ist eine Partie „{ $game }“, nicht „{ $wanted }“
wrong-position = nenne die Datei einer Stellung, oder lass dir zeigen, welche Zeilen sie haben kann: { $command }
wrong-contest-seed = ein Wettkampf, der mit --out festgehalten wird, braucht einen --seed; sonst ließe er sich nicht fortsetzen
wrong-file-exists = { $file } gibt es schon; --force ersetzt die Datei
wrong-no-data = { $game } hat keine Datendatei
wrong-no-database = die Datenbank { $database } gibt es nicht
wrong-database = die Datenbank lässt sich nicht benutzen: { $why }
wrong-keep = --keep braucht einen Ordner
wrong-not-over = die Partie in { $file } ist noch nicht zu Ende; analysieren lässt sich nur eine beendete
wrong-line = Zeile { $line }: { $why }
wrong-player = den Spieler „{ $name }“ gibt es nicht; es gibt: { $known }
wrong-player-near = den Spieler „{ $name }“ gibt es nicht; meinst du „{ $near }“?
wrong-no-budget = { $name } hat keine Bedenkzeit: „{ $text }“
wrong-budget = { $name } nimmt eine Bedenkzeit wie 500ms oder 1000it, nicht „{ $given }“
wrong-level-time = { $name } nimmt eine Bedenkzeit wie 500ms, nicht „{ $given }“
wrong-command = der Befehl in „{ $text }“ lässt sich nicht lesen: { $reason }
wrong-program = ein Programm schreibt man program:BEFEHL oder program:250ms:BEFEHL, nicht „{ $text }“
wrong-posix = Programme können nur auf POSIX-Systemen mitspielen (Linux, macOS, BSD)
wrong-no-program = das Programm „{ $name }“ gibt es nicht, oder es darf nicht ausgeführt werden; eine Datei braucht einen Pfad (./bot) und chmod +x
wrong-no-net = in „{ $file }“ steht kein Netz
wrong-net = { $name } passt nicht: trainiert wurde es für ein anderes Spiel, eine andere Platzzahl, andere Merkmale oder eine andere Fassung der Regeln
wrong-players =
    es gibt { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, aber { $players ->
        [one] { $players } Spieler ist genannt
       *[other] { $players } Spieler sind genannt
    }
wrong-no-folder = { $file } ist kein Ordner
wrong-records-there = in { $file } liegen schon Aufzeichnungen von { $game }; nenne einen anderen Ordner oder erlaube mit --overwrite, sie zu ersetzen
wrong-contest =
    ein Wettkampf an { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    } braucht { $least } bis { $most ->
        [one] { $most } Spieler
       *[other] { $most } verschiedene Spieler
    }, nicht { $named }
wrong-gauntlet = wer gegen alle antritt, muss einer von { $named } sein, nicht „{ $given }“
wrong-other-contest = { $file } enthält die Ergebnisse eines anderen Wettkampfs; nenne eine andere Datei oder entferne sie
wrong-damaged = { $file } ist beschädigt: { $reason }
wrong-suffix = Ergebnisse werden als { $known } geschrieben, nicht als „{ $given }“

## Records and positions that cannot be read, or that do not play

wrong-refused = nicht erlaubt: { $why }

## Was an Datenbank, Sicherung oder Einstellungen eines Servers nicht stimmt

wrong-exists = { $file } gibt es schon; nenne eine andere Datei
wrong-missing-folder = den Ordner { $folder } gibt es nicht
wrong-unreadable = die Datenbank ließ sich nicht lesen: { $reason }
wrong-unwritable = die Datenbank ließ sich nicht schreiben und ist, wie sie war: { $reason }
wrong-not-ours = { $file } ist keine Datenbank von Majlis
wrong-not-ours-here = das ist keine Datenbank von Majlis
wrong-no-backup = { $file } ist keine Sicherung von Majlis
wrong-backup-database = { $file } ist keine Sicherung von Majlis; falls es eine Datenbank von Majlis ist, hilft: { $command }
wrong-damaged-backup = die Sicherung { $file } ist beschädigt: { $reason }
wrong-backup-tables = die Sicherung { $file } ist beschädigt: sie enthält nicht die Tabellen, mit denen sie gemacht wurde
wrong-backup-contents = die Sicherung { $file } ist beschädigt: der Inhalt von { $name } ist nicht der, mit dem sie gemacht wurde
wrong-backup-holds = { $file } enthält nicht, was eine Sicherung enthält: { $reason }
wrong-schema = das stammt von Majlis { $version } mit dem Schema { $schema }; hier ist Majlis { $here }, das bis { $last } reicht
wrong-schema-of-some = das stammt von einem Majlis mit dem Schema { $schema }; hier ist Majlis { $here }, das bis { $last } reicht
wrong-target = { $file } ist keine Datenbank: nenne eine andere
wrong-target-not-ours = { $file } ist keine Datenbank von Majlis: nenne eine andere
wrong-target-in-use = { $file } wird gerade benutzt: halte zuerst den Server an
wrong-in-use = die Datenbank wird gerade benutzt: halte zuerst den Server an
wrong-other-database = das ist keine Datenbank von Majlis: nenne eine andere
wrong-not-empty = die Datenbank enthält schon Menschen und Tische: mit --replace tritt die Sicherung an ihre Stelle
wrong-nobody = niemand hat den Anmeldenamen oder die Kennung „{ $name }“: { $command } nennt alle
wrong-guest = { $name } ist ein Gast und hat kein Passwort
wrong-no-table = den Tisch „{ $table }“ gibt es nicht: { $command } nennt alle
wrong-url = die Datenbank ist eine Adresse wie sqlite:///majlis.sqlite oder postgresql://user:password@host/name
wrong-kind-of-database = die Datenbank ist eine Datei (sqlite:///pfad) oder PostgreSQL (postgresql://…)
wrong-seconds = MAJLIS_HSTS muss eine Zahl von Sekunden sein, nicht „{ $given }“
wrong-figure = { $name } muss eine Zahl sein, nicht „{ $given }“
wrong-workers = mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
wrong-cannot-open = die Datenbank lässt sich nicht öffnen: { $reason }
wrong-cannot-listen = auf { $host }:{ $port } lässt sich nicht lauschen: { $reason }
wrong-programs = MAJLIS_PROGRAMS ist NAME=BEFEHL; NAME=BEFEHL, jeder Name einmal, höchstens 15 Zeichen aus a-z, 0-9 und -, nicht „{ $given }“
wrong-smtp = MAJLIS_SMTP ist eine Adresse wie smtp://user:password@host:587 oder smtps://user:password@host
wrong-public-url = in E-Mails stehen Links: MAJLIS_PUBLIC_URL muss sagen, wo man diesen Server erreicht, etwa https://…

## What the system answers

system-missing = das gibt es nicht
system-forbidden = das ist nicht erlaubt
system-read-only = dort lässt sich nur lesen
system-full = der Datenträger ist voll
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
