# Sabika. Wie Teile geschrieben werden: siehe majlis/engine/words.py. Welcher Text einen Spielstein benennt: siehe ../names.py.

game-title = Sabika
game-about = Schickt Baumeister, Händler und Dichterinnen auf drei Rondelle: baut an der Alhambra, handelt über das Mittelmeer und lasst Gedichte in die Mauern gravieren. Nach fünf Runden gewinnt, wer das meiste Prestige hat; allein spielt man gegen Yusuf.

## Namen

name-gypsum = Gips
name-wood = Holz
name-marble = Marmor
name-ceramic = Keramik
name-cane = Zuckerrohr
name-silk = Seide
name-clay = Ton
name-sugar = Zucker
name-clothes = Kleidung
name-pottery = Töpferware
name-on-card = { NAME($good) } auf dem Gedicht
name-dinar = 2 Dinare
name-paria = Paria
name-seal = Siegel
name-prestige = Prestige

name-builder = Baumeister
name-builder_1 = Baumeister 1
name-builder_2 = Baumeister 2
name-merchant = Händler
name-poet = Dichterin
name-outer = äußeres Rondell
name-middle = mittleres Rondell
name-inner = inneres Rondell

name-quarry_small = Kleiner Steinbruch
name-quarry_large = Großer Steinbruch
name-storehouse = Lagerverwaltung
name-market = Markt
name-build = Bauen
name-build_large = Bauen (groß)
name-build_small = Bauen (klein)
name-export = Exportieren
name-consolidate = Handelsbeziehung festigen
name-produce = Produzieren
name-engrave = Gedicht gravieren
name-reactivate = Rotes Gedicht reaktivieren
name-commission = Auftragsarbeit
name-setup = Spielaufbau

name-fez = Fès
name-algiers = Algier
name-tunis = Tunis
name-florence = Florenz
name-venice = Venedig
name-ragusa = Ragusa
name-constantinople = Konstantinopel
name-damascus = Damaskus
name-cairo = Kairo
name-granada = Granada

name-palace = Palast
name-fountain = Brunnen
name-gate = Tür
name-garden = Garten
name-tower = Turm
name-window = Fenster
name-left = links
name-right = rechts
name-house = Kiste im Lager
name-card = Kiste auf dem Gedicht
name-blue = blau
name-red = rot
name-green = grün
name-yellow = gelb
name-large = groß
name-yusuf = Yusuf
name-start_tile = ein Startplättchen
name-gain_dinar = Dinare
name-gain_paria = Parias
name-gain_prestige = Prestigepunkte
name-gain_material = ein Baumaterial
name-gain_raw = ein Rohstoff
name-gain_good = eine Ware
name-gain_favour = ein Schritt in der Gunst

name-space = { NAME($action) }, { NAME($ring) } { $number }
name-slot-raw = Rohstofffeld { $number }
name-slot-marble = Marmorfeld { $number }
name-tile = Lagerplättchen { $number }
name-house-number = Lager { $number }
name-building = { NAME($category) } { $number }
name-mosaic-card = Mosaikbonuskarte { $number }
name-mosaic = Fliesenmosaik ({ NAME($colour) })
name-poem = Gedicht { $number }
name-large-poem = Großes Gedicht { $number }
name-wish = Wunsch { $number }
name-trade-card = Handelskarte { $number }
name-event = Ereignis { $number }
name-start-tile = Startplättchen { $number }
name-city-tile = Stadtplättchen { $number }
name-favour-space = Gunstfeld { $number }
name-yusuf-card = Karte „{ NAME($worker) } { $number }“
name-player = { SEAT($seat) }

name-start = Zu Beginn
name-buildings = Bauwerke
name-storehouses = Lager
name-exports = Exporte
name-poems = Gravieren
name-bonuses = Boni
name-wishes = Wünsche des Sultans
name-tribute = Entrichtete Parias
name-rest = Ausruhen
name-large_poems = Große Gedichte
name-trade_card = Handelskarte
name-leftovers = Übriges
name-yusuf_cards = Arbeiterkarten

## Was man tun kann, und was dazugehört

verb-keep = Startplättchen behalten
verb-work = Arbeiten
verb-rest = Ausruhen
verb-main = Hauptaktion
verb-side = Nebenaktion
verb-done = Weiter
verb-pay = Mit so vielen Siegeln zahlen
verb-take = Baumaterial nehmen
verb-pick = Von einem Feld nehmen
verb-store = Lagern
verb-discard = Abwerfen
verb-lose = Darauf verzichten
verb-extend = Lager erweitern
verb-activate = Lager aktivieren
verb-buy = Kaufen
verb-sell = Verkaufen
verb-exchange = Tauschen
verb-refresh = Neue Kleine Bauwerke auslegen
verb-build = Bauen
verb-lay = Karte anlegen
verb-favour = Bonus des Gunstfelds
verb-choose = Auswählen
verb-split = Dinare (der Rest in Parias)
verb-export = Exportieren
verb-sail = Schiff einsetzen
verb-consolidate = Festigen
verb-visit = Stadtbonus
verb-process = Verarbeiten
verb-engrave = Gravieren
verb-reactivate = Reaktivieren
verb-use = Nutzen
verb-resolve = Als Nächstes ausführen
verb-accept = Ausführen
verb-decline = Verzichten
verb-tribute = Parias entrichten
verb-surcharge = Aufschlag zahlen
verb-appoint = Bestimmen
verb-guide = Für Yusuf wählen

part-tile = ein Plättchen
part-worker = ein Arbeiter
part-space = ein Feld des Rondells
part-slot = ein Feld zwischen den Rondellen
part-seals = wie viele Siegel
part-materials = Baumaterial
part-place = ein Platz
part-item = ein Gegenstand
part-house = ein Lager
part-give = was abgegeben wird
part-get = was genommen wird
part-building = ein Bauwerk
part-end = ein Ende
part-way = eine Möglichkeit
part-dinar = wie viele Dinare
part-city = eine Stadt
part-goods = Waren
part-raw = ein Rohstoff
part-poem = ein Gedicht
part-colour = eine Farbe
part-piece = ein Stück
part-source = ein Effekt
part-ways = womit jeder Paria bezahlt wird
part-player = eine Person

## Fragen; `.others` lesen alle anderen

prompt-keep = Welches Startplättchen behältst du?
    .others = { SEAT($seat) } wählt ein Startplättchen.
prompt-turn = Du bist am Zug: Lass einen Arbeiter arbeiten oder ausruhen.
    .others = { SEAT($seat) } wählt einen Arbeiter.
prompt-actions =
    { $first ->
        [yes] Dein Arbeiter ist da ({ NAME($space) }). Welche Aktion kommt zuerst?
       *[other] Du darfst noch die andere Aktion ausführen ({ NAME($space) }).
    }
    .others = { SEAT($seat) } wählt eine Aktion: { NAME($space) }.
prompt-pay =
    { $price ->
        [one] Zahle { $price } Dinar. Wie viele Siegel nimmst du dafür?
       *[other] Zahle { $price } Dinare. Wie viele Siegel nimmst du dafür?
    }
    .others = { SEAT($seat) } zahlt { $price }.
prompt-materials =
    { $count ->
        [one] Nimm { $count } Baumaterial; zur Wahl: { NAME($kinds) }.
       *[other] Nimm { $count } Baumaterialien; zur Wahl: { NAME($kinds) }.
    }
    .others = { SEAT($seat) } nimmt Baumaterial.
prompt-raw = Nimm einen Rohstoff: von welchem Feld?
    .others = { SEAT($seat) } nimmt einen Rohstoff.
prompt-good = Nimm eine Ware: Welchen Rohstoff drehst du um?
    .others = { SEAT($seat) } nimmt eine Ware.
prompt-store = Wo lagerst du das: { NAME($item) }?
    .others = { SEAT($seat) } lagert eine Ware: { NAME($item) }.
prompt-room = Keine Kiste ist frei ({ NAME($item) }): Was wirfst du ab?
    .others = { SEAT($seat) } macht Platz: { NAME($item) }.
prompt-storehouse = Erweitere ein Lager oder aktiviere eines.
    .others = { SEAT($seat) } erweitert oder aktiviert ein Lager.
prompt-market =
    { $count ->
        [one] Markt: Du darfst noch { $count } Transaktion durchführen.
       *[other] Markt: Du darfst { $count } Transaktionen durchführen.
    }
    .others = { SEAT($seat) } handelt auf dem Markt.
prompt-build = Welches Bauwerk, und mit welchem Baumaterial?
    .others = { SEAT($seat) } wählt ein Bauwerk.
prompt-lay = An welchem Ende deiner Reihe legst du die Karte an: { NAME($building) }?
    .others = { SEAT($seat) } legt ein Bauwerk an: { NAME($building) }.
prompt-favour = Gunst des Sultans, Feld { $space }: Welchen Bonus nimmst du?
    .others = { SEAT($seat) } wählt einen Bonus der Gunstleiste.
prompt-choose = Wähle eines: { NAME($source) } ({ LIST($ways) }).
    .others = { SEAT($seat) } wählt einen Bonus: { NAME($source) }.
prompt-split = Insgesamt { $count } Dinare und Parias: Wie viele davon Dinare?
    .others = { SEAT($seat) } teilt { $count } auf Dinare und Parias auf.
prompt-export = In welche Stadt exportierst du, und welche Waren?
    .others = { SEAT($seat) } exportiert.
prompt-sail = Setze ein Schiff in einer Stadt ein; du darfst dort eine Ware exportieren.
    .others = { SEAT($seat) } setzt ein Schiff ein.
prompt-consolidate = Wo festigst du die Handelsbeziehung?
    .others = { SEAT($seat) } festigt eine Handelsbeziehung.
prompt-produce = Produzieren: ein Stadtbonus, Verarbeiten oder beides.
    .others = { SEAT($seat) } produziert.
prompt-process =
    { $count ->
        [one] Welchen Rohstoff verarbeitest du?
       *[other] Du darfst { $count } Rohstoffe verarbeiten.
    }
    .others = { SEAT($seat) } verarbeitet Rohstoffe.
prompt-city-bonus =
    { $count ->
        [one] Du darfst einen Stadtbonus nehmen.
       *[other] Du darfst die Boni von { $count } Städten nehmen.
    }
    .others = { SEAT($seat) } nimmt Stadtboni.
prompt-red-city = Die Aktion welcher roten Stadt führst du aus?
    .others = { SEAT($seat) } nutzt eine rote Stadt.
prompt-building-bonus = Den Bonus welches ausliegenden Bauwerks nimmst du?
    .others = { SEAT($seat) } nutzt ein ausliegendes Bauwerk.
prompt-engrave = Welches Gedicht gravierst du, in welcher Farbe und mit welchem Baumaterial?
    .others = { SEAT($seat) } graviert ein Gedicht.
prompt-reactivate = Welches rote Gedicht reaktivierst du?
    .others = { SEAT($seat) } reaktiviert ein rotes Gedicht.
prompt-order = Mehrere Effekte zugleich: Welcher kommt als Nächstes?
    .others = { SEAT($seat) } wählt die Reihenfolge der Effekte.
prompt-bonus-action = Führst du die Bonusaktion aus: { NAME($action) }?
    .others = { SEAT($seat) } darf eine Bonusaktion ausführen: { NAME($action) }.
prompt-tribute =
    { $count ->
        [one] Parias entrichten: Womit zahlst du { $count } Paria?
       *[other] Parias entrichten: Womit zahlst du { $count } Parias?
    }
    .others = { SEAT($seat) } entrichtet Parias.
prompt-surcharge = Der Aufschlag des Ereignisses: Womit zahlst du ihn?
    .others = { SEAT($seat) } zahlt den Aufschlag des Ereignisses.
prompt-start-player = Du führst auf der Parialeiste: Wer beginnt die nächste Runde?
    .others = { SEAT($seat) } bestimmt, wer die nächste Runde beginnt.
prompt-yusuf-city =
    { $action ->
        [consolidate] Wo festigt Yusuf?
        [setup] Wo liegt Yusufs erstes Schiff?
       *[other] Wohin schickt Yusuf ein Schiff?
    }
    .others = { SEAT($seat) } wählt eine Stadt für Yusuf.

## Was geschah: Aufbau und Gewinne

event-wishes = Die Wünsche des Sultans: { NAME($wishes) }.
event-trade-card = Die Handelskarte liegt aus: { NAME($card) }.
event-keep = { SEAT($seat) } behält { NAME($tile) }.
event-start-tile = { SEAT($seat) } deckt auf: { NAME($tile) }.
event-start-player = { SEAT($seat) } beginnt.
event-start-player-yusuf = Yusuf beginnt.
event-dinar =
    { $count ->
        [one] { SEAT($seat) } erhält { $count } Dinar.
       *[other] { SEAT($seat) } erhält { $count } Dinare.
    }
event-paria =
    { $count ->
        [one] { SEAT($seat) } erhält { $count } Paria.
       *[other] { SEAT($seat) } erhält { $count } Parias.
    }
event-prestige = { SEAT($seat) } erhält { $count } Prestige.
event-prestige-lost = { SEAT($seat) } verliert { $count } Prestige.
event-material = { SEAT($seat) } nimmt { NAME($materials) }.
event-raw = { SEAT($seat) } nimmt einen Rohstoff: { NAME($raw) } ({ NAME($slot) }).
event-good = { SEAT($seat) } nimmt eine Ware: { NAME($good) } ({ NAME($slot) }).
event-stored = { SEAT($seat) } lagert { NAME($item) }: { NAME($place) }.
event-discard = { SEAT($seat) } wirft ab: { NAME($item) }.
event-lost = { SEAT($seat) } hat keinen Platz: { NAME($item) }.
event-processed = { SEAT($seat) } verarbeitet { NAME($raw) } zu { NAME($good) }.
event-nothing = { SEAT($seat) } kann einen Bonus nicht nutzen: { NAME($source) }.
event-split = { SEAT($seat) } teilt auf: { $dinar } Dinare, { $paria } Parias.
event-resolve = { SEAT($seat) } führt aus: { NAME($source) }.

## Was geschah: Züge

event-work =
    { $steps ->
        [0] { SEAT($seat) } schickt einen Arbeiter los: { NAME($worker) } ({ NAME($space) }).
        [one] { SEAT($seat) } zieht { $steps } Schritt weit: { NAME($worker) } ({ NAME($space) }).
       *[other] { SEAT($seat) } zieht { $steps } Schritte weit: { NAME($worker) } ({ NAME($space) }).
    }
event-rest = { SEAT($seat) } lässt ausruhen: { NAME($worker) }.
event-pay =
    { $seals ->
        [0] { SEAT($seat) } zahlt { $dinars }.
       *[other] { SEAT($seat) } zahlt { $dinars } Dinare und { $seals } Siegel.
    }
event-main = { SEAT($seat) } führt die Hauptaktion aus: { NAME($action) }.
event-side = { SEAT($seat) } führt eine Nebenaktion aus: { NAME($slot) }.
event-bonus-action = { SEAT($seat) } führt eine Bonusaktion aus: { NAME($action) }.
event-decline = { SEAT($seat) } verzichtet auf die Bonusaktion.
event-extend = { SEAT($seat) } erweitert { NAME($house) }: { NAME($tile) }.
event-activate = { SEAT($seat) } aktiviert { NAME($house) } ({ NAME($tile) }).
event-buy = { SEAT($seat) } kauft für { $price }: { NAME($item) }.
event-sell = { SEAT($seat) } verkauft { NAME($item) } für { $price }.
event-exchange = { SEAT($seat) } tauscht { NAME($give) } gegen { NAME($get) }.
event-refresh = { SEAT($seat) } legt neue Kleine Bauwerke aus: { NAME($cards) }.
event-build = { SEAT($seat) } baut { NAME($building) }; verwendet: { NAME($materials) }.
event-lay = { SEAT($seat) } legt { NAME($building) } an: { NAME($end) }.
event-mosaic = { SEAT($seat) } vollendet ein einfarbiges Mosaik: { NAME($colour) }.
event-favour = { SEAT($seat) } steht auf Gunstfeld { $space }.
event-favour-bonus = { SEAT($seat) } nimmt den Bonus von Gunstfeld { $space }.
event-export = { SEAT($seat) } exportiert nach { NAME($city) }: { NAME($goods) }.
event-sail =
    { COUNT($goods) ->
        [0] { SEAT($seat) } setzt ein Schiff ein: { NAME($city) }.
       *[other] { SEAT($seat) } setzt ein Schiff ein ({ NAME($city) }) und exportiert { NAME($goods) }.
    }
event-seal = { SEAT($seat) } nimmt das Siegel: { NAME($city) }.
event-consolidate = { SEAT($seat) } festigt die Handelsbeziehung: { NAME($city) }.
event-rewarded = { SEAT($seat) } war schon da und wird belohnt: { NAME($city) }.
event-visit = { SEAT($seat) } nimmt den Stadtbonus: { NAME($city) }.
event-engrave = { SEAT($seat) } graviert { NAME($poem) } ({ NAME($colour) }); verwendet: { NAME($materials) }.
event-reactivate = { SEAT($seat) } reaktiviert { NAME($poem) }.
event-use = { SEAT($seat) } nutzt { NAME($piece) }.

## Was geschah: Ende einer Runde und des Spiels

event-book = Das Goldene Buch rückt auf Feld { $space }.
event-wish = Ein Wunsch kommt in den Turm: { NAME($wish) }.
event-wish-scored = { SEAT($seat) } erhält { $count } Prestige: { NAME($wish) }.
event-tribute = { SEAT($seat) } entrichtet Parias: { NAME($ways) }.
event-surcharge =
    { $way ->
        [dinar] { SEAT($seat) } zahlt den Aufschlag: 1 Dinar.
        [seal] { SEAT($seat) } zahlt den Aufschlag: 1 Siegel.
       *[other] { SEAT($seat) } zahlt den Aufschlag: 1 Prestige.
    }
event-event = Das aktuelle Ereignis: { NAME($event) }.
event-coming = Das kommende Ereignis: { NAME($event) }.
event-workers = Alle Arbeiter stehen auf; die Arbeiter des Sultans rücken weiter.
event-refill-raw = Neue Rohstoffe: { NAME($raws) } ({ NAME($slots) }).
event-refill-marble = Neuer Marmor: { NAME($slots) }.
event-refill-small = Neue Kleine Bauwerke: { NAME($cards) }.
event-refill-poems = Neue Gedichte: { NAME($poems) }.
event-refill-tiles = Neue Lagerplättchen: { NAME($tiles) }.
event-era = Ära II beginnt; die übrigen Bauwerke der Ära I sind weg.
event-round = Runde { $round } beginnt.
event-large-poem = { SEAT($seat) } erhält { $count } Prestige: { NAME($poem) }.
event-trade-scored = { SEAT($seat) } erhält { $count } Prestige: { NAME($card) }.
event-leftovers = { SEAT($seat) } erhält { $count } Prestige für Übriges.
event-over-alone = Das Spiel ist zu Ende. Vorn liegt: { NAME($winners) }.

## Was geschah: Yusuf

event-yusuf-tile = Yusuf deckt ein Arbeiterplättchen auf: { NAME($worker) }.
event-yusuf-card = Yusuf deckt auf: { NAME($card) }.
event-yusuf-blocked = Dort steht schon Yusufs anderer Baumeister; abgelegt wird: { NAME($card) }.
event-yusuf-move = Yusuf zieht: { NAME($worker) } ({ NAME($space) }).
event-yusuf-clear = Yusuf räumt ab: { NAME($slots) }.
event-yusuf-idle = Yusuf kann eine Aktion nicht ausführen: { NAME($action) }.
event-yusuf-build = Yusuf baut { NAME($building) }.
event-yusuf-tile-taken = Yusuf nimmt { NAME($tile) }.
event-yusuf-export = Yusufs Schiff läuft ein: { NAME($city) }.
event-yusuf-consolidate = Yusuf festigt: { NAME($city) }.
event-yusuf-engrave = Yusuf graviert { NAME($poem) }.
event-yusuf-prestige = Yusuf erhält { $count } Prestige.
event-yusuf-prestige-lost = Yusuf verliert { $count } Prestige.
event-yusuf-paria =
    { $count ->
        [one] Yusuf erhält { $count } Paria.
       *[other] Yusuf erhält { $count } Parias.
    }
event-yusuf-tribute = Yusuf entrichtet Parias: { $count }.
event-yusuf-scored = Yusuf erhält { $count } Prestige: { NAME($source) }.

## Warum nicht: Wörter, die nichts benennen

refused-no-such-building = Ein solches Bauwerk gibt es nicht: { NAME($building) }.
refused-no-such-city = Eine solche Stadt gibt es nicht: { NAME($city) }.
refused-no-such-colour = Eine solche Farbe gibt es nicht: { NAME($colour) }. Gedichte sind blau, rot oder groß.
refused-no-such-end = Ein solches Ende gibt es nicht: { NAME($end) }. Eine Reihe hat ein linkes und ein rechtes Ende.
refused-no-such-good = Das ist keine Ware: { NAME($good) }.
refused-no-such-house = Ein solches Lager gibt es nicht: { NAME($house) }.
refused-no-such-item = So etwas gibt es nicht: { NAME($item) }.
refused-no-such-material = Das ist kein Baumaterial: { NAME($material) }.
refused-no-such-number = Eine Nummer { $number } gibt es nicht, nur 1 bis { $count }.
refused-no-such-place = Einen solchen Platz gibt es nicht: { NAME($place) }.
refused-no-such-player = So jemand spielt nicht mit: { NAME($player) }.
refused-no-such-poem = Ein solches Gedicht gibt es nicht: { NAME($poem) }.
refused-no-such-raw = Das ist kein Rohstoff: { NAME($raw) }.
refused-no-such-slot = Ein solches Feld gibt es nicht: { NAME($slot) }.
refused-no-such-space = Ein solches Feld hat das Rondell nicht: { NAME($space) }.
refused-no-such-way = Damit wird kein Paria bezahlt: { NAME($way) }.
refused-no-such-worker = Einen solchen Arbeiter gibt es nicht: { NAME($worker) }.

## Warum nicht: Arbeiter

refused-not-dealt = Dieses Plättchen hast du nicht bekommen: { NAME($tile) }.
refused-worker-lies = Dieser Arbeiter liegt schon: { NAME($worker) }.
refused-nobody-can-work = Keiner deiner Arbeiter kann arbeiten; einer muss ausruhen.
refused-cannot-work = Dieser Arbeiter kann nirgends etwas tun und muss ausruhen: { NAME($worker) }.
refused-other-ring = Dieser Arbeiter gehört auf ein anderes Rondell: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Dort steht schon dein anderer Baumeister: { NAME($space) }.
refused-full-lap = Ein Arbeiter muss auf ein anderes Feld ziehen: { NAME($space) }.
refused-nothing-to-do = Dort könntest du nichts tun: { NAME($space) }.
refused-nothing-affordable = Der Weg kostet { $price }, jede Aktion dort mindestens { $need }; du hast { $have }: { NAME($space) }.
refused-action-impossible = Diese Aktion kannst du jetzt nicht ausführen: { NAME($action) }.
refused-no-side-action = Hier gibt es für dich keine Nebenaktion: { NAME($space) }.
refused-slot-closed = Dieses Feld gibt es in dieser Partie nicht: { NAME($slot) }.
refused-slot-elsewhere = Das Feld deines Arbeiters grenzt nicht daran: { NAME($slot) }.
refused-slot-empty = Dieses Feld ist leer, und du hast nichts zu verarbeiten: { NAME($slot) }.

## Warum nicht: zahlen und lagern

refused-too-dear = Das kostet { $price }; du hast { $have }.
refused-no-seals = Du hast nur so viele Siegel: { $count }.
refused-too-many-seals = Zu dieser Zahlung gehören höchstens { $price } Siegel.
refused-not-in-store = Das hast du nicht, oder nicht so oft: { NAME($item) }.
refused-nothing-stored = Du hast nichts, womit du so handeln könntest.
refused-nothing-to-discard = Du hast nichts anderes, das Platz machen könnte: { NAME($item) }.
refused-same-item = Dasselbe abzuwerfen ändert nichts; verzichte lieber auf das neue Stück: { NAME($item) }.
refused-card-for-goods = Das Gedicht lagert nur Waren, nicht { NAME($item) }.
refused-no-token = Dort liegt kein Rohstoff: { NAME($slot) }.
refused-no-raw = Diesen Rohstoff hast du nicht in deiner Werkstatt: { NAME($raw) }.
refused-raw-not-on-rondel = Auf dem Rondell liegt kein solcher Rohstoff mehr, darum kann er nicht verarbeitet werden: { NAME($raw) }.
refused-nothing-to-process = Du hast nichts, das verarbeitet werden kann.
refused-other-material = Hier gibt es { NAME($materials) }, nicht { NAME($material) }.
refused-take-count =
    { $count ->
        [one] Du nimmst { $count } Baumaterial, nicht { $chosen }.
       *[other] Du nimmst { $count } Baumaterialien, nicht { $chosen }.
    }

## Warum nicht: Lager, Markt, Bauwerke

refused-no-extension = Es gibt kein Plättchen für dich, oder alle deine Lager sind voll ausgebaut.
refused-tile-not-open = Dieses Plättchen liegt nicht aus: { NAME($tile) }.
refused-other-display = Dieses Plättchen gehört zur anderen Auslage: { NAME($tile) }.
refused-house-full = Dieses Lager hat schon { $count } Erweiterungen.
refused-not-extended = Nur ein erweitertes Lager kann aktiviert werden.
refused-not-neighbours = Nur Nachbarn werden getauscht; { NAME($give) } und { NAME($get) } sind keine.
refused-refreshed = Du hast in diesem Zug schon neue Kleine Bauwerke ausgelegt.
refused-refresh-may-fail = In dieser Partie darfst du nur dann neue Karten auslegen, wenn du ein Großes Bauwerk bauen kannst.
refused-nothing-to-build = Dir fehlt Baumaterial für jedes Bauwerk.
refused-other-sort = Dieser Bonus gilt nicht für solche Bauwerke: { NAME($building) }.
refused-other-era = Dieses Bauwerk gehört nicht zur laufenden Ära: { NAME($building) }.
refused-not-open = Dieses Bauwerk liegt nicht aus: { NAME($building) }.
refused-base = Das Grundmaterial fehlt: { NAME($material) }.
refused-poem-base = Ein Gedicht braucht eines davon als Grundmaterial: { NAME($materials) }.
refused-too-many-materials = Du darfst höchstens { $count } Baumaterialien verwenden, nicht { $chosen }.
refused-same-material = Alle Baumaterialien müssen verschieden sein: { NAME($materials) }.
refused-favour-space = Du darfst ein Feld von 1 bis { $last } wählen, nicht { $space }.
refused-split = Du hast { $count } aufzuteilen.
refused-way-impossible = Von Nummer { $number } könntest du nichts ausführen.
refused-order-fixed = Zuerst erhältst du den Rohstoff, dann die Ware.
refused-not-waiting = Dieser Effekt steht nicht an: { NAME($source) }.

## Warum nicht: Städte und Gedichte

refused-no-export = Du hast keine Ware, oder du kannst keinen Weg bezahlen.
refused-ship-there = Dort hast du schon ein Schiff: { NAME($city) }.
refused-way-too-dear = Der Weg kostet { $price }; du hast { $have }: { NAME($city) }.
refused-goods-count = Du exportierst { $least } bis { $most } Waren, nicht { $chosen }.
refused-no-ship-left = Dort hast du kein Schiff auf der linken Hälfte: { NAME($city) }.
refused-no-ships = Du hast in keiner Stadt ein Schiff.
refused-no-ship-there = Dort hast du kein Schiff: { NAME($city) }.
refused-visited = Den Bonus dieser Stadt hast du schon genommen: { NAME($city) }.
refused-not-red = Diese Stadt ist nicht rot: { NAME($city) }.
refused-nothing-to-engrave = Kein ausliegendes Gedicht kannst du bezahlen.
refused-poem-not-open = Dieses Gedicht liegt nicht aus: { NAME($poem) }.
refused-poem-colour = Diese Farbe hat das Gedicht nicht: { NAME($poem) }.
refused-large-limit = Mehr als { $count } Große Gedichte darf niemand haben.
refused-not-your-red-poem = Das ist kein rotes Gedicht von dir: { NAME($poem) }.
refused-reciting = Der Effekt dieses Gedichts wird gerade ausgeführt: { NAME($poem) }.

## Warum nicht: Parias und Yusuf

refused-tribute-count =
    { $count ->
        [one] Du schuldest { $count } Paria, nicht { $chosen }.
       *[other] Du schuldest { $count } Parias, nicht { $chosen }.
    }
refused-tribute-way = So viel hast du davon nicht: { NAME($way) }.
refused-surcharge =
    { $way ->
        [dinar] Den Aufschlag kannst du jetzt nicht mit einem Dinar zahlen.
        [seal] Den Aufschlag kannst du jetzt nicht mit einem Siegel zahlen.
        [prestige] Wer Dinare hat, muss den Aufschlag damit zahlen.
       *[other] Mit dem Marker wird der Aufschlag nicht bezahlt.
    }
refused-yusuf-city = Für Yusuf kommt eine andere Stadt zuerst, nicht { NAME($city) }.

## Optionen. Eine Auswahl heißt `option-<name>-<auswahl>`; `.about` erklärt

option-edition = Ausgabe
    .about = Die beiden Ausgaben unterscheiden sich in einigen Punkten; jeder lässt sich auch einzeln wählen.
option-edition-de = deutsch
option-edition-ru = russisch
option-expert = Expertenmodus
    .about = Drei Ereignisse ändern nacheinander die Regeln. Allein entscheidet stattdessen die Stufe.
option-events = Ereignisse
    .about = Welche Ereignisse im Expertenmodus kommen können.
option-events-any = wie sie kommen
option-events-good = nur gute
option-events-mostly_good = zwei gute, ein schlechtes
option-events-mostly_bad = ein gutes, zwei schlechte
option-events-bad = nur schlechte
option-level = Stufe
    .about = Wie schwer Yusuf zu schlagen ist; für eine Partie allein.
option-level-relaxed = ohne Ereignisse
option-level-hard = 1 gutes und 2 schlechte Ereignisse
option-level-harder = 3 schlechte Ereignisse
option-level-ultimate = 3 schlechte Ereignisse, und Yusuf beginnt mit 10
option-process_needs_raw_on_rondel = Verarbeiten
    .about = Ob ein Rohstoff nur verarbeitet werden kann, solange ein gleicher auf dem Rondell liegt.
option-process_needs_raw_on_rondel-edition = wie in der Ausgabe
option-process_needs_raw_on_rondel-yes = nur mit Rohstoff auf dem Rondell
option-process_needs_raw_on_rondel-no = immer
option-wish_building_counts = Wünsche nach Bauwerken
    .about = Was bei einem Wunsch zählt, der Arten von Bauwerken zeigt.
option-wish_building_counts-edition = wie in der Ausgabe
option-wish_building_counts-each_building = jedes Bauwerk
option-wish_building_counts-each_category = jede Art einmal
option-event_14_surcharge = Ereignis 14
    .about = Wie hoch der Aufschlag auf die Parias ist.
option-event_14_surcharge-edition = wie in der Ausgabe
option-event_14_surcharge-per_paria = 1 je Paria
option-event_14_surcharge-flat = 1 insgesamt
option-event_1_scope = Ereignis 1
    .about = Für welche Transaktionen die besseren Preise gelten.
option-event_1_scope-edition = wie in der Ausgabe
option-event_1_scope-market_action = nur in Marktaktionen
option-event_1_scope-any_transaction = für alle
option-yusuf_export_special_nearest = Yusufs Exporte
    .about = Ob Yusuf in jedem Fall die nächste Stadt einer Gruppe anläuft.
option-yusuf_export_special_nearest-edition = wie in der Ausgabe
option-yusuf_export_special_nearest-yes = immer die nächste
option-yusuf_export_special_nearest-no = in zwei Gruppen freie Wahl
option-yusuf_consolidate_fallback = Yusufs Festigen
    .about = Was Yusuf tut, wenn keine Stadt zur Handelskarte passt.
option-yusuf_consolidate_fallback-edition = wie in der Ausgabe
option-yusuf_consolidate_fallback-yes = eine beliebige Stadt
option-yusuf_consolidate_fallback-no = nichts
option-event_5_8_at_game_end = Ereignisse 5 und 8 am Ende
    .about = Ob diese Ereignisse auch die letzten Parias ändern.
option-event_5_8_at_game_end-edition = wie in der Ausgabe
option-event_5_8_at_game_end-yes = ja
option-event_5_8_at_game_end-no = nur am Rundenende
option-full_lap_allowed = Ganze Runde
    .about = Ob ein Arbeiter rundherum auf sein eigenes Feld ziehen darf.
option-full_lap_allowed-edition = wie in der Ausgabe
option-full_lap_allowed-yes = erlaubt
option-full_lap_allowed-no = nicht erlaubt
option-start_player_bonus_when_kept = Weiter beginnen
    .about = Ob der Bonus für neue Startspieler auch dem zusteht, der Startspieler bleibt.
option-start_player_bonus_when_kept-edition = wie in der Ausgabe
option-start_player_bonus_when_kept-yes = ja
option-start_player_bonus_when_kept-no = nur neuen Startspielern
option-event_4_gypsum_as_large_option = Ereignis 4 und Gips
    .about = Unter Ereignis 4 darf Gips auch weiteres Material eines Großen Bauwerks sein.
option-majority_needs_one = Mehrheiten brauchen eines
    .about = Wer nichts vom Gezählten hat, erhält nichts.
option-majority_two_player_behind = Mehrheit zu zweit
    .about = Was zu zweit erhält, wer hinten liegt.
option-majority_two_player_behind-6 = 6 Prestige
option-majority_two_player_behind-0 = nichts
option-prestige_may_be_negative = Prestige unter 0
    .about = Prestige darf unter 0 fallen.
option-build_refresh_may_fail = Neue Karten auf eigene Gefahr
    .about = Neue Kleine Bauwerke dürfen auch ausgelegt werden, wenn danach vielleicht nichts gebaut werden kann.
option-bonus_action_may_be_declined = Bonusaktionen sind freiwillig
    .about = Auf eine Bonusaktion darf man verzichten, außer auf die einer roten Stadt nach dem Festigen.
option-wish_value = Wert eines Wunsches
    .about = Wo das Prestige für ein Element eines Wunsches steht: auf dem Plättchen oder neben seinem Feld am Turm.
option-wish_value-tile = auf dem Plättchen
option-wish_value-tower = am Turm
option-mosaic_raw_and_good = Rohstoff und Ware eines Mosaiks
    .about = In welcher Reihenfolge du beide erhältst.
option-mosaic_raw_and_good-any_order = beliebig
option-mosaic_raw_and_good-raw_first = zuerst der Rohstoff
option-produce_may_interleave = Stadtbonus zwischen zwei Waren
    .about = Beim Produzieren darfst du einen Rohstoff verarbeiten, den Stadtbonus nehmen und danach noch einen verarbeiten.

## Neben einer Wahl

remark-price =
    { $price ->
        [0] kostenlos
       *[other] kostet { $price }
    }
remark-prestige = { $count } Prestige
remark-poem = kostet { $price }, { $count } Prestige
remark-mosaic = ergibt ein Mosaik: { NAME($mosaic) }
remark-way = { NAME($gains) }
