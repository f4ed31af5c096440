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
nav-learn = Lernen
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
lost-title = Seite nicht gefunden
lost-text = Diese Adresse gibt es hier nicht. Vielleicht ist sie falsch geschrieben.

## Hinweise

notice-unreachable = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
notice-too-many = Zu viele Anfragen. Bitte warte einen Augenblick.
notice-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
notice-problem = Das hat nicht geklappt: { $detail }
notice-stand-in-later = Ein Bot darf erst für jemanden spielen, der einige Minuten lang weg war.

## Lobby

lobby = Lobby
games = Spiele
games-none = Noch keine Spiele hier
play = Spielen
play-on = Weiterspielen
learn-on = Weiterlernen
watch = Zusehen
sit-down = Platz nehmen
sit-here = Hier sitzen
open-tables = Offene Tische
open-tables-none = Niemand wartet an einem Tisch. Eröffne einen, dann können sich andere dazusetzen.
open-a-table = Tisch eröffnen
your-tables = Deine Tische
tables-wait =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
all-of = Alle { $count }
fewer = Weniger
show-more = Mehr anzeigen
all-games = Alle Spiele
filter-by-game = Tische nach Spiel
recent-matches = Letzte Partien
match-against = gegen { $others }
your-games-none = Hier erscheinen deine Partien, zuerst die, in denen du am Zug bist.
guest-or-account = Spiel als Gast; ein Konto behält deinen Namen.
guest = Gast
players-from-to =
    { $from ->
        [one] { $from }–{ $to } Spieler
       *[other] { $from }–{ $to } Spieler
    }
minutes =
    { $count ->
        [one] { $count } Min.
       *[other] { $count } Min.
    }
seats-taken = Besetzte Plätze: { $taken } von { $all }
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
new-to-game = Das Spiel ist mir neu
new-to-game-about =
    Leichte Bots und das Grundspiel; die Spielhilfe liegt offen, Infokarten sagen sofort, was eine Wahl bringt, und
    jeder Schritt lässt sich zurücknehmen.
strength = Stärke
level-novice = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-master = Meister
options = Module und Optionen
options-usual = Grundspiel
option-value = { $option }: { $value }
option-off = { $option }: nein
more-options = Weitere Optionen
with-people = Mit Freunden
with-people-about = per Link, in der Lobby oder an diesem Gerät
seat-kind = Wer sitzt auf Platz { $number }
seat-name = Name von Spieler { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
seat-me = Ich
seat-open = Frei: für Freunde oder alle
seat-hot = Jemand an diesem Gerät
seat-novice = Bot (Anfänger)
seat-easy = Bot (leicht)
seat-medium = Bot (mittel)
seat-hard = Bot (stark)
seat-master = Bot (Meister)
seat-program = Programm: { $name }
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
share-private = Dieser Tisch steht nicht in der Lobby; man erreicht ihn nur über den Link.
waiting-for =
    { $count ->
        [0] Die Partie beginnt.
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
table-settings = Was gespielt wird
start-with-bots = Ohne Warten beginnen
start-with-bots-about = Bots nehmen die Plätze ein, die noch frei sind.
leave-table = Tisch verlassen
is-here = ist da
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht ist er privat: Dann brauchst du den vollständigen Link, mit dem Schlüssel am Ende.

## Am Tisch

question = Deine Entscheidung
table-over = Die Partie ist zu Ende.
table-gathering = Wir warten auf Spieler.
why-not = Warum nicht?
put-back = Zurücklegen
undo = Rückgängig
restart-turn = Zug neu beginnen
pass-until-turn = Passen, bis ich am Zug bin
pass-no-more = Zwischen den Zügen wieder fragen
loss-ask = Beenden? { $losses }
loss-end = Beenden
players = Spieler
players-and-log = Spieler und Verlauf
to-move = am Zug
you = du
bot = Bot
bot-plays = ein Bot spielt
away = nicht da
resigned = hat aufgegeben
open-seat = freier Platz
take-seat-back = Wieder selbst spielen
let-bot-play = Einen Bot spielen lassen
let-bot-play-for-me = Einen Bot für mich spielen lassen
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
undo-asked = { SEAT($seat) } bittet darum, mehr zurückzunehmen, als man allein darf.
undo-asked-by-me = Du hast darum gebeten, etwas zurücknehmen zu dürfen. Die Antworten stehen noch aus.
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
plain-undone = zurückgenommen
plain-decision = Entscheidung { $number }
plain-wins =
    { COUNT($winners) ->
        [one] { SEAT($winners) } gewinnt mit { $points }
       *[other] { SEAT($winners) } teilen sich den Sieg mit { $points }
    }

## Was geschehen ist, Zug für Zug

story = Was geschehen ist
story-since = Seit deinem Zug
story-last-turns = Letzte Züge
story-you = { SEAT($seat) } (du)
story-you-begin = Du beginnst.
story-nothing-yet = Noch nichts.
story-whole = Ganzer Verlauf
story-newest = Neueste
story-more = noch { $count }
story-more-above = { $count } darüber
story-show = Diese Züge noch einmal zeigen
story-round = Runde { $round }
story-points = Punkte
story-changes = Was alle gewonnen und verloren haben
story-spoken-points =
    { $text }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
story-said = Du bist am Zug. Seither: { $lines } { $asked }
story-said-alone = Du bist am Zug. { $asked }

## Rückblick

look-back = Zurückblicken
past-first = Zum Anfang
past-back = Vorige Entscheidung
past-forward = Nächste Entscheidung
past-last = Zum Ende
past-run = Automatisch abspielen
past-pause = Anhalten
past-decision = Entscheidung
past-of = { $at } von { $all }
past-close = Zurück zur Partie
replay = Wiederholung
analysing = Wird analysiert:
analyse = Analysieren
to-analysis = Zurück zur Analyse
replay-eyes = Sicht
replay-spectator = Zuschauer

## Das Ende

points-by-source = Punkte nach Herkunft
total = Summe
record = Protokoll
rematch = Revanche
rematch-join = Zur Revanche
fair-deal = Ehrlich gemischt
fair-deal-about =
    Der Startwert für alle Zufälle stand vor der Partie fest: Sein SHA-256 war von Anfang an zu sehen. Jetzt liegt er
    selbst offen.
seed = Startwert (Seed)
commitment = SHA-256, von Anfang an gezeigt
fair-deal-yes = In deinem Browser geprüft: Beides gehört zusammen.
fair-deal-no = Beides gehört nicht zusammen!
fair-deal-cannot = Dein Browser kann das nur über eine sichere Verbindung prüfen.

## Einstellungen

motion = Bewegung
motion-auto = Wie das Gerät
motion-on = An
motion-off = Aus
pace = Tempo der Bots
pace-slow = langsam
pace-usual = üblich
pace-none = ohne Pause
setting-plain = Schlichtes Brett
    .about = Jedes Spiel in Worten und Tabellen: schnell erfassbar mit einem Screenreader und auf schwachen Geräten.
setting-at-once = Bei Berührung gleich spielen
    .about = Was leuchtet, wird schon bei der ersten Berührung gespielt; sonst wird es zuerst erklärt.
setting-patterns = Muster auf den Farben
    .about = Gebäudearten sind auch an Schraffuren zu erkennen, nicht nur an der Farbe.
setting-confirm = Meine Züge bestätigen
    .about = Bevor etwas Verborgenes aufgedeckt wird, wirst du noch einmal gefragt und kannst alles zurücknehmen.
setting-ask-loss = Vor Verlusten nachfragen
    .about = Knöpfe, die etwas beenden, fragen noch einmal nach, wenn Figuren, Aktionen oder Waren verfallen würden.
setting-sound = Ton
    .about = Ein paar leise Töne.
setting-notifications = Benachrichtigen
    .about = Wenn du am Zug bist und diese Seite im Hintergrund liegt.
    .denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

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
rules-rulings = Regelfragen
rules-glossary = Glossar
to-rulebook = Regelbuch
rules-in-english = Die Regeln gibt es bisher nur auf Englisch.

## Konto

account = Mein Konto
log-in = Anmelden
log-out = Abmelden

## Über Majlis

about-title = Über Majlis
about-name =
    Ein Majlis (مجلس) ist ein Ort, an dem man beisammensitzt. Hier ist es ein Tisch für Brettspiele zwischen Granada,
    Palmyra und Bagdad: allein, gegen Bots oder mit Freunden.
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
about-data = Was rekonstruiert ist
about-data-none = Alle Angaben zum Spielmaterial stammen aus den Regeln oder aus öffentlichen Quellen.
about-data-text =
    { $count ->
        [one] Die gedruckten Werte von { $count } Teil sind nicht öffentlich. Wir haben Werte erfunden, die zu allem
        Bekannten passen:
       *[other] Die gedruckten Werte von { $count } Teilen sind nicht öffentlich. Wir haben Werte erfunden, die zu allem
        Bekannten passen:
    }
about-data-owner =
    Wer die Schachtel besitzt, kann die gedruckten Werte eintragen und mit ihnen spielen.
about-licences = Was wir verwenden
about-code = Majlis selbst ist freie Software unter der MIT-Lizenz.
about-privacy = Deine Daten
about-privacy-text =
    Ein Cookie sagt, wer du bist; Einstellungen bleiben in deinem Browser. Nichts wird von anderen Seiten geladen, und
    es wird keine Statistik über dich geführt. Unter „Mein Konto“ kannst du deine Daten herunterladen oder löschen.

## Eigene Werte an einem Tisch

with-values = Werte der Karten und Plättchen
with-values-reconstructed = wie rekonstruiert
with-box = Mit „{ $name }“.
with-box-entered = { $entered } von { $total } eingetragen; ohne Wertung
values-reconstructed = einige Werte rekonstruiert
    .short = rekonstruiert
values-own = Werte von „{ $name }“
values-compare = Mit den rekonstruierten Werten vergleichen
values-enter = Gedruckte Werte hier eintragen

## Infokarten

card = Infokarte
card-pin = Karte offen halten
card-costs = Kostet dich
card-brings = Bringt
card-beside = Daneben
card-here = Hier jetzt
card-note = Hinweis
card-reconstructed = rekonstruiert
card-choose = Das wählen
card-empty = Zeige auf irgendetwas, um zu lesen, was es tut
legend = Alle Symbole
aid = Spielhilfe
values-why =
    Die gedruckten Werte kennen wir nicht; diese sind so entworfen, dass sie zu allem passen, was bekannt ist.
    Wer das Spiel besitzt, kann die gedruckten eintragen.
values-enter-printed = Gedruckte Werte eintragen
