# Die Hilfe der Kommandozeile, siehe en.ftl.

help-majlis =
    Ein Tisch für Brettspiele zwischen Granada, Palmyra und Bagdad: zum Spielen, Simulieren und Studieren.
    .short = Brettspiele zwischen Granada, Palmyra und Bagdad spielen.
    .version = Die Version ausgeben.

help-play =
    GAME im Terminal spielen, gegen Bots oder mit Freunden am selben Bildschirm.
    .short = Im Terminal spielen.
    .seats = Wie viele Plätze.
    .humans = Wie viele Menschen an diesem Terminal spielen; sonst 1.
    .bots = Wer auf den anderen Plätzen spielt: greedy, search:250ms, program:./bot …
    .seed = 1 bis 32 hexadezimale Ziffern; derselbe Startwert ergibt dieselbe Partie.
    .record = Die Partie nach jeder Entscheidung in dieser Datei sichern.
    .resume = Eine gesicherte Partie fortsetzen.

help-serve =
    Tische für Browser und Bots bereitstellen, bis du abbrichst.
    .short = Tische für Browser und Bots bereitstellen.
    .host = Auf welcher Adresse der Server lauscht; 0.0.0.0 lässt andere Rechner herein.
    .port = 0: irgendein freier Port.
    .database = sqlite:///FILE oder postgresql://…; sonst eine Datei in deinem Datenordner.
    .workers = Wie viele Prozesse; für mehrere braucht es PostgreSQL.
    .open_browser = Die Seite im Browser öffnen (am Terminal von selbst).
    .verbose = Jeden Aufruf protokollieren.

help-backup =
    Alles, was der Server aufbewahrt, in die neue Datei PATH schreiben; ist PATH ein Ordner, dort in eine Datei, die nach der Zeit benannt ist.

    Der Server darf dabei laufen. Die Datei wird wieder eingelesen und geprüft; sie lässt sich in SQLite und in PostgreSQL
    zurückspielen. Sie enthält Hashes von Passwörtern und die Startwerte laufender Partien: Bewahre sie so sicher auf wie die Datenbank selbst.
    .short = Alles, was ein Server aufbewahrt, in einer Datei sichern.
    .keep = In einem Ordner: alle Sicherungen außer den letzten N löschen.

help-restore =
    Die Sicherung FILE in die Datenbank zurückspielen. Halte vorher den Server an.

    Eine beschädigte Datei oder eine, die keine Sicherung ist, wird abgelehnt, und nichts ändert sich. Eine Sicherung aus einer früheren
    Version wird auf den neuen Stand gebracht. Eine SQLite-Datei, die ersetzt wird, bleibt neben der neuen erhalten.
    .short = Eine Sicherung zurückspielen.
    .replace = Auch wenn die Datenbank schon Menschen und Tische enthält.
    .only_check = Nur sagen, ob die Sicherung vollständig ist.

help-admin =
    Ansehen und ändern, was ein Server aufbewahrt: Menschen, Tische, Sperren. Der Server darf dabei laufen und erfährt es binnen Sekunden.
    .short = Menschen und Tische eines Servers.

help-admin-people =
    Menschen auflisten, die letzten Besucher zuerst.
    .short = Menschen auflisten, die letzten Besucher zuerst.
    .like = Nur solche, bei denen TEXT in Name, Anmeldename oder Adresse vorkommt.

help-admin-tables =
    Tische auflisten, den mit dem letzten Zug zuerst.
    .short = Tische auflisten, den mit dem letzten Zug zuerst.
    .phase = Nur diese.

help-admin-ban =
    PERSON (Anmeldename oder Kennung) überall abmelden und nicht mehr hereinlassen; Bots spielen weiter.

    Ein Gast hat kein Konto: Nichts hindert ihn, als neuer Gast wiederzukommen.
    .short = PERSON (Anmeldename oder Kennung) abmelden und nicht mehr hereinlassen.

help-admin-unban =
    PERSON (Anmeldename oder Kennung) wieder hereinlassen.
    .short = PERSON (Anmeldename oder Kennung) wieder hereinlassen.

help-admin-delete-person =
    PERSON (Anmeldename oder Kennung) mit allen Daten löschen. Bots übernehmen die Plätze.
    .short = PERSON (Anmeldename oder Kennung) mit allen Daten löschen.

help-admin-delete-table =
    TABLE (eine Kennung) löschen, mit allem, was dort geschah.
    .short = TABLE (eine Kennung) löschen, mit allem, was dort geschah.

help-admin-reset =
    Einen Link ausgeben, mit dem PERSON (Anmeldename oder Kennung) ein neues Passwort setzt. Er gilt einmal und einen Tag lang.
    .short = Einen Link für ein neues Passwort von PERSON ausgeben.

help-admin-purge =
    Gäste und Tische löschen, die lange niemand benutzt hat, und alles, was abgelaufen ist.

    Ein Server tut das jede Stunde von selbst, wenn MAJLIS_KEEP_GUESTS und MAJLIS_KEEP_TABLES sagen, nach wie vielen Tagen.
    .short = Gäste und Tische löschen, die lange niemand benutzt hat.
    .guests = Gäste, die seit DAYS Tagen nicht da waren.
    .tables = Tische, an denen sich seit DAYS Tagen nichts getan hat.

help-games =
    Die Spiele, ihre Plätze und Optionen.
    .short = Die Spiele, ihre Plätze und Optionen.
    .as_json = Eine JSON-Liste ausgeben.

help-simulate =
    Viele Partien von GAME spielen lassen und sagen, wer mit wie vielen Punkten gewonnen hat und wie schnell es ging.
    .short = Viele Partien zwischen Bots.
    .seats = Wie viele Plätze; sonst einer für jeden genannten Spieler oder so wenige, wie das Spiel erlaubt.
    .matches = Wie viele Partien.
    .players = Wer spielt: random, greedy, search, search:250ms, program:./bot …; eine zu kurze Liste wird wiederholt.
    .seed = 1 bis 32 hexadezimale Ziffern; derselbe Startwert spielt dieselben Partien.
    .records = Von jeder Partie eine Aufzeichnung in diesen Ordner schreiben.
    .overwrite = Mit --records vorhandene Aufzeichnungen in dem Ordner ersetzen.
    .out = Für jede Partie eine Zeile schreiben: .parquet, .csv oder .jsonl.

help-arena =
    Bots in GAME gegeneinander antreten lassen und sagen, wie stark jeder ist.
    .short = Wettkämpfe zwischen Bots, mit Wertungszahlen.
    .players = Wer antritt: Stufen, Spieler, net:FILE, ahead:500ms:FILE oder program:./bot, alle verschieden.
    .gauntlet = Dieser eine spielt gegen alle anderen; sonst spielt jeder gegen jeden.
    .seats = Wie viele Plätze; sonst 2. Bei mehr sitzt einer unter lauter Kopien eines anderen.
    .deals = Wie viele Ausgangslagen bei jeder Begegnung gespielt werden; jede einmal für jeden Platz.
    .seed = 1 bis 32 hexadezimale Ziffern; derselbe Startwert gibt dieselben Ausgangslagen.
    .ray = Stattdessen auf einem Ray-Cluster spielen (braucht majlis[ray]): auf dem unter ADDRESS, ohne Angabe auf dem, zu dem dieser Rechner gehört.
    .out = Die Ergebnisse hier festhalten, Lage für Lage; gibt es die Datei schon, geht es dort weiter (braucht --seed).
    .plot = Die Rangliste als SVG zeichnen.

help-replay =
    Was in der Aufzeichnung FILE geschah, Zug für Zug, und der Endstand. Ohne weitere Angabe so, wie ein Zuschauer es sah.

    Anderes Spielmaterial als das des Spiels selbst wird an seinem Hash erkannt und gesucht: in einer Datendatei neben FILE oder in der Datenbank des Servers.
    .short = Was in einer Aufzeichnung geschah, in Worten.
    .to = Nur bis Eintrag N.
    .seat = Aus der Sicht dieses Platzes; gezählt wird ab 0, wie in der Aufzeichnung.
    .everything = Ereignis für Ereignis, mit allem, was verborgen war.
    .steps = Mit den einzelnen Ereignissen jedes Zuges.
    .data = Das geänderte Spielmaterial, mit dem gespielt wurde.

help-analyse =
    Jede Entscheidung der beendeten Partie in der Aufzeichnung FILE danach beurteilen, was man auf diesem Platz wissen konnte.

    Zeigt, wie sich bei allen die Gewinnchance vom Anfang bis zum Ergebnis entwickelt hat, und die Wendepunkte mit dem, was besser gewesen wäre.
    .short = Was die Entscheidungen einer Aufzeichnung wert waren.
    .as_json = Alles als JSON, wie der Server es ausgibt.
    .seconds = Wie lange es ungefähr dauern darf; mit mehr Zeit wird genauer hingesehen.
    .data = Das geänderte Spielmaterial, mit dem gespielt wurde.

help-position =
    Die Stellung in FILE prüfen und zeigen: den Tisch, die Frage und alles, was man dort tun kann.
    .short = Eine Stellung ansehen, die ein Text beschreibt.
    .seat = Aus der Sicht dieses Platzes, gezählt ab 0; sonst dessen, der entscheiden muss.
    .game = Die Zeilen auflisten, die eine Stellung von GAME haben kann.
    .record = Als Aufzeichnung sichern, die dort beginnt.

help-check =
    Die Aufzeichnungen PATH..., alle Aufzeichnungen in einem Ordner oder alle Tische einer Datenbank nachspielen: Sagen die Regeln noch, was sie damals sagten?

    Anderes Spielmaterial als das des Spiels selbst wird an seinem Hash erkannt und gesucht: in einer Datendatei neben der Aufzeichnung oder in einer Datenbank.

    Eine Datenbank ist eine SQLite-Datei, sqlite:///FILE oder postgresql://...; sie wird nur gelesen.
    .short = Lassen sich Aufzeichnungen noch nachspielen?
    .data = Das geänderte Spielmaterial, mit dem gespielt wurde.
    .lang = Die Sprache der Begründungen; sonst die deiner Umgebung.

help-rules =
    Die Regeln von GAME lesen: alle Kapitel, ein Kapitel (6), eine Regel (6.7), eine Regelfrage (R-3), ein Beispiel (EX-2) oder Regeln zu einem Wort.
    .short = Die Regeln lesen.

help-data =
    Das Spielmaterial von GAME und seine Quellen. Mit einer geänderten Kopie spielst du so: majlis play GAME --data FILE.
    .short = Das Spielmaterial eines Spiels und seine Quellen.
    .export = Die Datendatei schreiben, um sie zu ändern.
    .force = Mit --export eine vorhandene Datei ersetzen.
    .check = Eine geänderte Kopie prüfen.
    .compare = Sagen, was ein Besitzer eingetragen hat und worin es von den rekonstruierten Werten abweicht.
    .lang = Die Sprache dessen, was --check und --compare sagen; sonst die deiner Umgebung.

help-bench =
    Entscheidungen pro Sekunde bei zufälligem Spiel, und was Kopien, Ansichten und Nachspielen kosten.
    .short = Wie schnell die Spiel-Engine hier ist.
    .seconds = Wie lange jede Zeile gemessen wird.

help-check-game =
    Prüfen, ob GAME die Gesetze einhält, die für alle Spiele gelten (Geheimhaltung, Zurücknehmen, Aufzeichnungen …): für alle, die Spiele schreiben.
    .short = Hält ein Spiel die Gesetze aller Spiele ein?
    .decisions = Bei wie vielen Entscheidungen die Gesetze geprüft werden.
    .seed = Ein anderer Startwert spielt andere Partien.
    .record = Wohin die Aufzeichnung geschrieben wird, die zu einem Verstoß führt.

help-any =
    .options = Eine Option des Spiels; siehe: majlis games.
    .lang = Die Sprache; sonst die deiner Umgebung.
    .data = Mit geändertem Spielmaterial spielen.
    .database = sqlite:///FILE oder postgresql://…; sonst MAJLIS_DATABASE oder die Datei in deinem Datenordner.
    .limit = Höchstens wie viele.
    .yes = Nicht nachfragen.
    .jobs = Wie viele Prozesse.
    .as_json = Ein JSON-Objekt ausgeben.

## Die Worte der Bibliothek, die die Kommandozeile liest

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-arguments = Argumente
click-show-help = Diese Hilfe zeigen.
click-show-version = Die Version ausgeben.
click-default = Standard: { $default }
click-env-var = Umgebungsvariable: { $var }
click-required = nötig
metavar-options = [OPTIONEN]
metavar-command = BEFEHL
metavar-arguments = [ARGUMENTE]...
click-no-command = Den Befehl { $name } gibt es nicht.
click-no-option = Die Option { $name } gibt es nicht.
click-did-you-mean = Meintest du { $possibility }?
click-did-you-mean-one-of = (Meintest du eines davon: { $possibilities }?)
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-invalid = Ungültiger Wert für { $param_hint }: { $message }
click-invalid-value = Ungültiger Wert: { $message }
click-not-a-number = { $value } ist keine passende Zahl.
click-not-one-of = { $value } ist keines von diesen: { $choices }.
click-not-a-choice = { $value } ist nicht { $choice }.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-needs-argument = Die Option { $name } braucht einen Wert.
click-takes-no-value = Die Option { $name } nimmt keinen Wert.
click-extra-argument = Ein Argument zu viel ({ $args })
click-extra-arguments = Zu viele Argumente ({ $args })
click-is-a-directory = { $name } { $filename } ist ein Ordner.
click-file = Datei
click-aborted = Abgebrochen!
click-error = Fehler: { $message }
