# Die Wörter der Seite selbst. Wie Teile geschrieben werden: siehe majlis/engine/words.py.

## Überall

close = Schließen
back = Zurück
open = Öffnen
copy = Kopieren
copied = Kopiert
send = Senden
loading = Einen Augenblick …
home = Majlis: zur Lobby
skip = Zum Inhalt
nav = Hauptseiten
nav-tables = Tische
nav-rules = Regeln
nav-about = Über Majlis
to-lobby = Zur Lobby
to-table = Zum Tisch
try-again = Noch einmal versuchen
menu = Menü
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-plaster = Putz (hell)
theme-night = Nacht (dunkel)
theme-to-plaster = Helle Farben
theme-to-night = Dunkle Farben
lost-title = Hier liegt nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.

## Hinweise

notice-unreachable = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
notice-too-many = Das war viel auf einmal. Bitte warte einen Augenblick.
notice-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
notice-problem = Das hat nicht geklappt: { $detail }
notice-stand-in-later = Ein Bot darf erst für jemanden spielen, der einige Minuten lang weg war.

## Lobby

lobby = Lobby
games = Spiele
games-none = Noch keine Spiele hier
play = Spielen
play-on = Weiterspielen
watch = Zusehen
sit-down = Platz nehmen
sit-here = Hier sitzen
open-tables = Offene Tische
open-tables-none = Niemand wartet an einem Tisch. Eröffne einen, dann können sich andere dazusetzen.
open-a-table = Tisch eröffnen
your-games = Deine Partien
your-games-none = Hier erscheinen deine Partien, zuerst die, in denen du am Zug bist.
guest-or-account = Spiel als Gast; ein Konto behält deinen Namen.
guest = Gast
players-from-to =
    { $from ->
        [one] { $from }–{ $to } Personen
       *[other] { $from }–{ $to } Personen
    }
minutes =
    { $count ->
        [one] { $count } Min.
       *[other] { $count } Min.
    }
seats-taken = { $taken } von { $all } Plätzen besetzt
game-with = { $game } mit { LIST($others) }
stand-gathering =
    { $count ->
        [0] Gleich geht es los
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
stand-over = Beendet
stand-your-move = Du bist am Zug
stand-thinking =
    { COUNT($names) ->
        [one] { LIST($names) } überlegt
       *[other] { LIST($names) } überlegen
    }
stand-going-on = Wird gespielt

## Ein neuer Tisch

new-table = { $game }: neuer Tisch
your-name = Dein Name
against-bots = Gegen Bots
play-alone = Allein
against-count =
    { $count ->
        [one] Gegen { $count } Bot
       *[other] Gegen { $count } Bots
    }
or = oder
strength = Stärke
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
options = Module und Optionen
options-usual = Grundspiel
options-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
more-options = Weitere Optionen
with-people = Mit Freunden
with-people-about = per Link, in der Lobby oder an diesem Gerät
seat-kind = Wer sitzt auf Platz { $number }
seat-name = Name von Person { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
seat-me = Ich
seat-open = Frei: für Freunde oder alle
seat-hot = Jemand an diesem Gerät
seat-easy = Bot, leicht
seat-medium = Bot, mittel
seat-hard = Bot, schwer
who-may-join = Wer darf sich setzen
join-anyone = Alle in der Lobby
join-by-link = Nur mit dem Link
table-name = Name des Tisches
table-name-free = kann leer bleiben
open-table = Tisch eröffnen
start-now = Jetzt beginnen

## Vor der Partie

invite = Freunde einladen
share-join = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
share-watch = Wer diesen Link öffnet, kann zusehen.
share-private = Dieser Tisch steht nicht in der Lobby; der Link ist seine einzige Tür.
waiting-for =
    { $count ->
        [0] Die Partie beginnt.
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
start-with-bots = Ohne Warten beginnen
start-with-bots-about = Bots nehmen die Plätze ein, die noch frei sind.
leave-table = Tisch verlassen
is-here = ist da
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht ist er privat: Dann braucht er den ganzen Link, mit dem Schlüssel am Ende.

## Am Tisch

question = Was gefragt ist
table-over = Die Partie ist zu Ende.
table-gathering = Wir warten auf Mitspielende.
why-not = Warum nicht
put-back = Zurücklegen
undo = Rückgängig
restart-turn = Zug neu beginnen
players = Mitspielende
players-and-log = Mitspielende und Verlauf
to-move = am Zug
you = du
bot = Bot
bot-plays = ein Bot spielt
away = nicht da
resigned = hat aufgegeben
open-seat = freier Platz
take-seat-back = Wieder selbst spielen
let-bot-play = Einen Bot spielen lassen
watching = Du siehst zu
connecting = Verbindung wird gesucht …
sheets = Weiteres
log = Verlauf
log-empty = Noch ist nichts geschehen.
read-rule = Regel { $rule } lesen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
share = Link zu diesem Tisch
settings = Einstellungen
keys = Tastatur
full-screen = Vollbild
full-screen-off = Vollbild verlassen
result = Ergebnis
resign = Aufgeben
resign-about = Ein Bot spielt für dich weiter, und du kannst in diese Partie nicht zurückkehren. Aufgeben?
undo-ask = Um Rücknahme bitten
undo-asked = { SEAT($seat) } möchte mehr zurücknehmen, als man allein darf.
undo-asked-by-me = Du hast die anderen gebeten, etwas zurückzunehmen. Ihre Antwort steht noch aus.
undo-agree = Zustimmen
undo-refuse = Ablehnen
your-move-at = Du bist am Zug: „{ $table }“
pass-device = Gib das Gerät an { SEAT($seat) } weiter
pass-device-about = Jetzt sollte sonst niemand hinsehen.
pass-device-look = Ich bin { SEAT($seat) }

## Das schlichte Brett: jedes Spiel, ohne Zeichnung

plain-action = { $verb }: { $parts }
plain-range = { $low } bis { $high }
plain-change = { $holding } { $by }
plain-of = { SEAT($seat) }: { $text }
plain-what-you-can-do = Was du tun kannst
plain-nothing-to-do = Gerade hast du nichts zu entscheiden.
plain-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
plain-in-every-case = in jedem Fall
plain-filter = Filtern: { $group }
plain-filter-none = Dazu passt nichts.
plain-sure = Sicher
plain-besides = Beachte
plain-open = Offen
plain-then = Danach
plain-hidden-shown = Dabei wird Verdecktes aufgedeckt; das lässt sich nicht zurücknehmen.
plain-not-now = Jetzt nicht
plain-type = Oder tippen
plain-why-not = Warum nicht?
plain-possible = Das ist jetzt möglich.
plain-choosing-too =
    { COUNT($seats) ->
        [one] { SEAT($seats) } wählt auch noch
       *[other] { SEAT($seats) } wählen auch noch
    }
plain-holdings = Besitz
plain-after = Pfeil: nach „{ $action }“
plain-would-become = würde zu
plain-unknown = dir unbekannt
plain-question-mark = Was du nicht wissen darfst, ist ein „?“.
plain-nobody-has = Das hat niemand: { LIST($what) }.
plain-table = Tisch
plain-table-as-text = Der Tisch als Text
plain-text-size = Größe des Textes
plain-text-usual = Normaler Text
plain-text-large = Großer Text
plain-this-table = Dieser Tisch
plain-rank = { $rank }.
plain-story = Was geschehen ist
plain-since-your-turn = Seit deinem Zug
plain-whole-match = Ganze Partie
plain-undone = zurückgenommen
plain-decision = Entscheidung { $number }
plain-wins =
    { COUNT($winners) ->
        [one] { SEAT($winners) } gewinnt mit { $points }
       *[other] { SEAT($winners) } teilen sich den Sieg mit { $points }
    }

## Rückblick

look-back = Zurückblicken
past-first = Zum Anfang
past-back = Eine Entscheidung zurück
past-forward = Eine Entscheidung vor
past-last = Zum Ende
past-run = Von selbst abspielen
past-pause = Anhalten
past-decision = Entscheidung
past-of = { $at } von { $all }
past-close = Zur Gegenwart
replay = Nachspielen
replay-eyes = Gesehen von
replay-spectator = jemandem, der zusieht

## Das Ende

points-by-source = Punkte nach Herkunft
total = Summe
record = Protokoll
rematch = Revanche
rematch-join = Zur Revanche
fair-deal = Ehrlich gemischt
fair-deal-about =
    Der Ursprung allen Zufalls stand vor der Partie fest: Sein SHA-256 war von Anfang an zu sehen. Jetzt liegt er selbst
    offen.
seed = Ursprung (Seed)
commitment = SHA-256, von Anfang an gezeigt
fair-deal-yes = In deinem Browser geprüft: Beides gehört zusammen.
fair-deal-no = Beides gehört nicht zusammen!
fair-deal-cannot = Dein Browser kann das nur über eine sichere Verbindung prüfen.

## Einstellungen

motion = Bewegung
motion-auto = Wie das Gerät
motion-on = An
motion-off = Aus
setting-plain = Schlichtes Brett
    .about = Jedes Spiel in Worten und Tabellen: schnell erfassbar mit einem Screenreader und auf schwachen Geräten.
setting-patterns = Muster auf den Farben
    .about = Schraffuren unterscheiden die Gebäudearten, nicht nur die Farbe.
setting-confirm = Meine Züge bestätigen
    .about = Bevor etwas Verborgenes aufgedeckt wird, wirst du noch einmal gefragt und kannst alles zurücknehmen.
setting-sound = Ton
    .about = Ein paar leise Töne.
setting-notifications = Benachrichtigen
    .about = Wenn du am Zug bist und diese Seite im Hintergrund liegt.
    .denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

keys-tab = Zum nächsten Ding auf der Seite
keys-arrows = Innerhalb einer Gruppe: Karten, Plättchen, Felder des Plans
keys-enter = Wählen; oder antippen, was nicht geht, und lesen, warum
keys-escape = Aufgenommenes zurücklegen; ein Fenster schließen
keys-undo = Rückgängig
keys-restart = Zug neu beginnen
keys-confirm = Zug bestätigen
keys-rules = Regeln, gleich an der richtigen Stelle
keys-back = Zurückblicken
keys-full = Vollbild
keys-plain-rows = Schlichtes Brett: von Zeile zu Zeile
keys-plain-open = Schlichtes Brett: eine Gruppe öffnen und schließen
keys-plain-enter = Schlichtes Brett: wählen, noch einmal: spielen
keys-plain-digits = Schlichtes Brett: eine Zahl wählen
keys-plain-type = Schlichtes Brett: eine Aktion tippen
keys-plain-holdings = Schlichtes Brett: Besitz
keys-plain-text = Schlichtes Brett: der Tisch als Text
keys-plain-story = Schlichtes Brett: was geschehen ist
keys-plain-rule = Schlichtes Brett: Regel zur Zeile
keys-help = Diese Hilfe

## Regeln

rules-of = { $game }: Regeln
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-none = Die Regeln konnten nicht geladen werden.
rules-contents = Kapitel
rules-rulings = Klarstellungen
rules-glossary = Glossar
rules-in-english = Die Regeln gibt es bisher nur auf Englisch.

## Konto

account = Du
account-guest = Du spielst als Gast: Dein Name bleibt nur in diesem Browser.
account-is = Dein Konto: { $login }
account-be-guest = Als Gast spielen
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-register = Konto anlegen
account-registered = Dein Konto ist angelegt. Deine Partien bleiben deine.
account-register-about =
    Ein Konto behält deinen Namen und deine Partien, auf jedem Gerät. Es braucht keine E-Mail-Adresse; ein vergessenes
    Passwort kann dir deshalb niemand schicken.
account-login = Anmeldename
account-login-shape = 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche
account-secret = Passwort
account-secret-shape = mindestens 8 Zeichen
account-old-secret = Altes Passwort
account-new-secret = Neues Passwort
account-password = Passwort ändern
account-password-changed = Dein Passwort ist geändert.
account-export = Meine Daten herunterladen
account-delete = Löschen
account-delete-about =
    Dein Name und dein Anmeldename werden endgültig gelöscht. Partien, die andere mit dir gespielt haben, behalten sie,
    ohne deinen Namen.
account-delete-now = Endgültig löschen
account-wrong-password = Anmeldename oder Passwort stimmt nicht.
account-login-taken = Dieser Anmeldename ist vergeben.
account-login-leaves-guest = Was du als { $name } spielst, bleibt beim Gast.
log-in = Anmelden
log-out = Abmelden

## Über Majlis

about-title = Über Majlis
about-name =
    Majlis (مجلس) ist, wo man beisammensitzt. Hier ist es ein Tisch für Brettspiele zwischen Granada, Palmyra und
    Bagdad: allein, gegen Bots oder mit Freunden.
about-games = Die Spiele
about-unofficial =
    Dies ist eine inoffizielle Umsetzung, ohne Verbindung zu den hier genannten Autoren und Verlagen. Alle Zeichnungen
    und Texte sind unsere eigenen; nichts ist aus den Schachteln kopiert. Wenn dir ein Spiel gefällt, kauf es: An einem
    echten Tisch ist es noch schöner.
about-designer =
    { COUNT($designers) ->
        [one] Autor: { LIST($designers) }
       *[other] Autoren: { LIST($designers) }
    }
about-publisher = Erschienen bei { LIST($publishers) }, { $year }
about-expansion = Mit { $title } ({ $year })
about-data = Was nachgebildet ist
about-data-none = Alle Angaben zum Spielmaterial stammen aus den Regeln oder aus öffentlichen Quellen.
about-data-text =
    { $count ->
        [one] Von { $count } Teil waren die gedruckten Werte nicht zu bekommen; wir haben es so entworfen, dass die
        bekannten Zahlen der Schachtel stimmen:
       *[other] Von { $count } Teilen waren die gedruckten Werte nicht zu bekommen; wir haben sie so entworfen, dass die
        bekannten Zahlen der Schachtel stimmen:
    }
about-data-owner =
    Wer die Schachtel besitzt, kann die gedruckten Werte eintragen: „majlis data“ gibt die Daten aus, prüft eine
    geänderte Kopie und spielt damit.
about-licences = Was wir verwenden
about-code = Majlis selbst ist freie Software unter der MIT-Lizenz.
about-privacy = Deine Daten
about-privacy-text =
    Ein Cookie sagt, wer du bist; Einstellungen bleiben in deinem Browser. Nichts wird von anderen Seiten geladen, und
    nichts wird über dich gezählt. Unter „Du“ kannst du deine Daten herunterladen oder löschen.

## Eigene Werte an einem Tisch

with-values = Werte der Karten und Plättchen
with-values-reconstructed = wie rekonstruiert
with-box = Mit „{ $name }“.
with-box-entered = { $entered } von { $total } eingetragen; ohne Wertung
values-reconstructed = einige Werte rekonstruiert
values-own = Werte von „{ $name }“
values-compare = Mit den rekonstruierten Werten vergleichen
values-enter = Gedruckte Werte hier eintragen
