# Sabika. Wie Teile geschrieben werden: siehe majlis/engine/words.py. Welcher Text einen Spielstein benennt: siehe ../names.py.

game-title = Sabika
game-about = Schickt Baumeister, Händler und Dichterinnen auf drei Rondelle: Baut an der Alhambra, handelt über das Mittelmeer und lasst Gedichte in die Mauern gravieren. Nach fünf Runden gewinnt, wer das meiste Prestige hat; allein spielt man gegen Yusuf.
    .line = Drei Rondelle auf dem Hügel

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
name-ship = Schiff
name-prestige = Prestige

name-builder = Baumeister
    .accusative = den Baumeister
name-builder_1 = Baumeister 1
    .accusative = Baumeister 1
name-builder_2 = Baumeister 2
    .accusative = Baumeister 2
name-merchant = Händler
    .accusative = den Händler
name-poet = Dichterin
    .accusative = die Dichterin
name-outer = äußeres Rondell
name-middle = mittleres Rondell
name-inner = inneres Rondell

name-quarry_small = Kleiner Steinbruch
    .short = Kl. Steinbruch
name-quarry_large = Großer Steinbruch
    .short = Gr. Steinbruch
name-storehouse = Lagerverwaltung
    .short = Lagerverw.
name-market = Markt
name-build = Bauen
name-build_large = Bauen (groß)
    .short = Groß bauen
name-build_small = Bauen (klein)
    .short = Klein bauen
name-export = Exportieren
name-consolidate = Handelsbeziehung festigen
    .short = Festigen
name-produce = Produzieren
name-engrave = Gedicht gravieren
    .short = Gravieren
name-reactivate = Rotes Gedicht reaktivieren
    .short = Reaktivieren
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
name-large = grau
name-yusuf = Yusuf
name-start_tile = ein Startplättchen
name-gain_dinar = Dinare
name-gain_paria = Parias
name-gain_prestige = weiteres Prestige
name-gain_material = ein Baumaterial
name-gain_raw = ein Rohstoff
    .accusative = einen Rohstoff
name-gain_good = eine Ware
name-gain_favour = ein Schritt in der Gunst

name-place_top = oben
name-place_upper_right = oben rechts
name-place_right = rechts
name-place_lower_right = unten rechts
name-place_bottom = unten
name-place_lower_left = unten links
name-place_left = links
name-place_upper_left = oben links
name-space = { NAME($action) }, { NAME($where) }
name-slot-raw = Rohstofffeld, { NAME($where) }
    .contents = den Rohstoff ({ NAME($where) })
name-slot-marble = Marmorfeld, { NAME($where) }
name-tile = Lagerplättchen { $number }
name-house-number = Lager { $number }
name-building = { NAME($category) } { $number }
name-mosaic-card = Mosaikbonuskarte { $number }
name-mosaic = Fliesenmosaik ({ NAME($colour) })
name-poem = Gedicht { $number }
name-large-poem = Großes Gedicht { $number }
name-large-poem-russian = Großes Gedicht { $number }
name-wish = Wunsch { $number }
    .short = { $number }
name-wish-russian = Wunsch { $number }
    .short = { $number }
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
verb-done = Hier aufhören
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
verb-sail = Schiff setzen
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
part-ways = womit jede Paria entrichtet wird
part-player = ein Spieler

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
    .others = { SEAT($seat) } zahlt { amount-price }.
prompt-materials =
    { $count ->
        [one] Nimm { $count } Baumaterial: { NAME($kinds, join: "or") }.
       *[other] Nimm { $count } Stück Baumaterial, jedes davon { NAME($kinds, join: "or") }.
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
prompt-choose = Wähle eines: { NAME($source) } ({ LIST($ways, join: "or") }).
    .others = { SEAT($seat) } wählt einen Bonus: { NAME($source) }.
prompt-split =
    { $count ->
        [one] { $count } Dinar oder Paria: Wie viele Dinare?
       *[other] Insgesamt { $count } Dinare und Parias: Wie viele davon Dinare?
    }
    .others = { SEAT($seat) } teilt { $count } auf Dinare und Parias auf.
prompt-export = In welche Stadt exportierst du, und welche Waren?
    .others = { SEAT($seat) } exportiert.
prompt-sail = Setze ein Schiff in eine Stadt; du darfst dort eine Ware exportieren.
    .others = { SEAT($seat) } setzt ein Schiff in eine Stadt.
prompt-consolidate = Mit welcher Stadt festigst du die Handelsbeziehung?
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
prompt-red-city = Welche rote Stadt nutzt du für ihre Aktion?
    .others = { SEAT($seat) } nutzt eine rote Stadt.
prompt-building-bonus = Von welchem ausliegenden Bauwerk nimmst du den Bonus?
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
        [one] Parias entrichten: Womit begleichst du { $count } Paria?
       *[other] Parias entrichten: Womit begleichst du { $count } Parias?
    }
    .others = { SEAT($seat) } entrichtet Parias.
prompt-surcharge = Der Aufschlag des Ereignisses: Womit zahlst du ihn?
    .others = { SEAT($seat) } zahlt den Aufschlag des Ereignisses.
prompt-start-player = Du führst auf der Parialeiste: Wer beginnt die nächste Runde?
    .others = { SEAT($seat) } bestimmt, wer die nächste Runde beginnt.
prompt-yusuf-city =
    { $action ->
        [consolidate] Mit welcher Stadt festigt Yusuf seine Handelsbeziehung?
        [setup] Wo liegt Yusufs erstes Schiff?
       *[other] Wohin schickt Yusuf ein Schiff?
    }
    .others = { SEAT($seat) } wählt eine Stadt für Yusuf.

## Was geschah: Aufbau und Gewinne

event-wishes = Die Wünsche des Sultans: { NAME($wishes) }.
event-trade-card = Die Handelskarte liegt aus: { NAME($card) }.
event-keep = { SEAT($seat) } behält { NAME($tile) }.
event-start-tile = { SEAT($seat) } deckt { NAME($tile) } auf.
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
event-raw = { SEAT($seat) } nimmt { NAME($raw) } von { NAME($slot) }.
event-good = { SEAT($seat) } nimmt { NAME($good) } von { NAME($slot) }.
event-stored = { SEAT($seat) } lagert { NAME($item) } ({ NAME($place) }).
event-discard = { SEAT($seat) } wirft { NAME($item) } ab.
event-lost = { SEAT($seat) } hat für { NAME($item) } keinen Platz.
event-processed = { SEAT($seat) } verarbeitet { NAME($raw) } zu { NAME($good) }.
event-nothing = { SEAT($seat) } kann einen Bonus nicht nutzen: { NAME($source) }.
event-split = { SEAT($seat) } nimmt { amount-dinar } und { amount-paria }.
event-resolve = { SEAT($seat) } führt aus: { NAME($source) }.

## Was geschah: Züge

event-work =
    { $steps ->
        [0] { SEAT($seat) } schickt { NAME($worker, case: "accusative") } los: { NAME($space) }.
        [one] { SEAT($seat) } bewegt { NAME($worker, case: "accusative") } um { $steps } Schritt: { NAME($space) }.
       *[other] { SEAT($seat) } bewegt { NAME($worker, case: "accusative") } um { $steps } Schritte: { NAME($space) }.
    }
event-rest-forced = { SEAT($seat) } muss { NAME($worker, case: "accusative") } ausruhen lassen, weil niemand arbeiten kann.
event-rest = { SEAT($seat) } lässt { NAME($worker, case: "accusative") } ausruhen.
event-pay =
    { $seals ->
        [0] { SEAT($seat) } zahlt { amount-dinars }.
       *[other] { $dinars ->
            [0] { SEAT($seat) } zahlt { amount-seals }.
           *[other] { SEAT($seat) } zahlt { amount-dinars } und { amount-seals }.
        }
    }
event-main = { SEAT($seat) } führt die Hauptaktion aus: { NAME($action) }.
event-side = { SEAT($seat) } führt eine Nebenaktion aus: { NAME($slot) }.
event-bonus-action = { SEAT($seat) } führt eine Bonusaktion aus: { NAME($action) }.
event-decline = { SEAT($seat) } verzichtet auf die Bonusaktion.
event-extend = { SEAT($seat) } erweitert { NAME($house) } mit { NAME($tile) }.
event-activate = { SEAT($seat) } aktiviert { NAME($house) } ({ NAME($tile) }).
event-buy = { SEAT($seat) } kauft { NAME($item, case: "contents") } für { amount-price }.
event-sell = { SEAT($seat) } verkauft { NAME($item) } für { amount-price }.
event-exchange = { SEAT($seat) } tauscht { NAME($give) } gegen { NAME($get) }.
event-refresh = { SEAT($seat) } legt neue Kleine Bauwerke aus: { NAME($cards) }.
event-build = { SEAT($seat) } baut { NAME($building) } mit { NAME($materials) }.
event-lay = { SEAT($seat) } legt { NAME($building) } { NAME($end) } an.
event-mosaic = { SEAT($seat) } erschafft ein { NAME($colour) }.
event-favour = { SEAT($seat) } rückt auf Feld { $space } der Gunstleiste.
event-favour-bonus = { SEAT($seat) } nimmt den Bonus von Feld { $space } der Gunstleiste.
event-export = { SEAT($seat) } exportiert nach { NAME($city) }: { NAME($goods) }.
event-sail =
    { COUNT($goods) ->
        [0] { SEAT($seat) } schickt ein Schiff nach { NAME($city) }.
       *[other] { SEAT($seat) } schickt ein Schiff nach { NAME($city) } und exportiert { NAME($goods) }.
    }
event-seal = { SEAT($seat) } nimmt das Siegel von { NAME($city) }.
event-consolidate = { SEAT($seat) } festigt die Handelsbeziehung mit { NAME($city) }.
event-rewarded = { SEAT($seat) } war schon in { NAME($city) } und wird belohnt.
event-visit = { SEAT($seat) } nimmt den Stadtbonus von { NAME($city) }.
event-engrave =
    { $colour ->
        [large] { SEAT($seat) } graviert { NAME($poem) } mit { NAME($materials) }.
       *[other] { SEAT($seat) } graviert { NAME($poem) } ({ NAME($colour) }) mit { NAME($materials) }.
    }
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
event-era = Ära II beginnt; die übrigen Bauwerke der Ära I werden entfernt.
event-round = Runde { $round } beginnt.
event-large-poem = { SEAT($seat) } erhält { $count } Prestige: { NAME($poem) }.
event-trade-scored = { SEAT($seat) } erhält { $count } Prestige: { NAME($card) }.
event-leftovers = { SEAT($seat) } erhält { $count } Prestige für Übriges.
event-over-alone =
    { COUNT($winners) ->
        [one] Die Partie ist zu Ende. Es gewinnt: { NAME($winners) }.
       *[other] Die Partie ist zu Ende. { NAME($winners) } teilen sich den Sieg.
    }

## Was geschah: Yusuf

event-yusuf-tile = Yusuf deckt ein Arbeiterplättchen auf: { NAME($worker) }.
event-yusuf-card = Yusuf deckt eine Karte auf: { NAME($card) }.
event-yusuf-blocked = Dort steht schon Yusufs anderer Baumeister; abgeworfen wird: { NAME($card) }.
event-yusuf-move = Yusuf bewegt { NAME($worker, case: "accusative") }: { NAME($space) }.
event-yusuf-clear = Yusuf räumt ab: { NAME($slots) }.
event-yusuf-idle = Yusuf kann eine Aktion nicht ausführen: { NAME($action) }.
event-yusuf-build = Yusuf baut { NAME($building) }.
event-yusuf-tile-taken = Yusuf nimmt { NAME($tile) }.
event-yusuf-export = Yusufs Schiff erreicht { NAME($city) }.
event-yusuf-consolidate = Yusuf festigt seine Handelsbeziehung mit { NAME($city) }.
event-yusuf-engrave = Yusuf graviert { NAME($poem) }.
event-yusuf-prestige = Yusuf erhält { $count } Prestige.
event-yusuf-prestige-lost = Yusuf verliert { $count } Prestige.
event-yusuf-paria =
    { $count ->
        [one] Yusuf erhält { $count } Paria.
       *[other] Yusuf erhält { $count } Parias.
    }
event-yusuf-tribute =
    { $count ->
        [one] Yusuf entrichtet { $count } Paria.
       *[other] Yusuf entrichtet { $count } Parias.
    }
event-yusuf-scored = Yusuf erhält { $count } Prestige: { NAME($source) }.

## Warum nicht: Wörter, die nichts benennen

refused-no-such-building = Ein solches Bauwerk gibt es nicht: { NAME($building) }.
refused-no-such-city = Eine solche Stadt gibt es nicht: { NAME($city) }.
refused-no-such-colour = Eine solche Farbe gibt es nicht: { NAME($colour) }. Gedichte sind blau, rot oder grau.
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
refused-no-such-way = Damit kann man keine Paria entrichten: { NAME($way) }.
refused-no-such-worker = Einen solchen Arbeiter gibt es nicht: { NAME($worker) }.

## Warum nicht: Arbeiter

refused-not-dealt = Dieses Plättchen hast du nicht bekommen: { NAME($tile) }.
refused-worker-used = Dieser Arbeiter hat in dieser Runde schon gearbeitet oder geruht: { NAME($worker) }.
refused-nobody-can-work = Keiner deiner Arbeiter kann arbeiten; einer muss ausruhen.
refused-worker-too-dear = Selbst das günstigste Feld für diesen Arbeiter kostet mit seiner Aktion { amount-price }; du hast { amount-have }: { NAME($worker) }, { NAME($space) }.
refused-cannot-work = Für keine Aktion auf seinem Rondell hast du, was dieser Arbeiter braucht: { NAME($worker) }.
refused-other-ring = Dieser Arbeiter gehört auf ein anderes Rondell: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Dort steht schon dein anderer Baumeister: { NAME($space) }.
refused-full-lap = Ein Arbeiter muss auf ein anderes Feld ziehen: { NAME($space) }.
refused-no-buildings = Es liegt kein Bauwerk aus.
refused-no-base = Jedes ausliegende Bauwerk braucht { NAME($materials, join: "or") } als Grundmaterial, und du hast nichts davon.
refused-no-goods = Du hast keine Ware zum Exportieren.
refused-ships-everywhere = Du hast schon in jeder Stadt ein Schiff.
refused-all-consolidated = Alle deine Schiffe liegen schon auf der rechten Hälfte: Es gibt nichts zu festigen.
refused-nothing-to-produce = Du hast in keiner Stadt ein Schiff und nichts, was sich verarbeiten lässt.
refused-no-poems = Für dich liegt kein Gedicht aus.
refused-no-red-poem = Du hast kein rotes Gedicht, das du reaktivieren kannst.
refused-no-tile = Es liegt kein Plättchen aus, und keines deiner Lager ist erweitert.
refused-no-tile-here = Hier liegt kein Plättchen aus, das du nehmen darfst.
refused-houses-full =
    { $count ->
        [one] Alle deine Lager haben schon { $count } Erweiterung.
       *[other] Alle deine Lager haben schon { $count } Erweiterungen.
    }
refused-nothing-affordable = Der Weg kostet { amount-price }, jede Aktion dort mindestens { amount-need }; du hast { amount-have }: { NAME($space) }.
refused-action-impossible = Diese Aktion kannst du jetzt nicht ausführen: { NAME($action) }.
refused-no-side-action = Hier gibt es für dich keine Nebenaktion: { NAME($space) }.
refused-slot-closed = Dieses Feld gibt es in dieser Partie nicht: { NAME($slot) }.
refused-slot-elsewhere = Das Feld deines Arbeiters grenzt nicht daran: { NAME($slot) }.
refused-slot-empty = Dieses Feld ist leer, und du hast nichts zu verarbeiten: { NAME($slot) }.

## Warum nicht: zahlen und lagern

refused-too-dear = Das kostet { amount-price }; du hast { amount-have }.
refused-no-seals =
    { $count ->
        [0] Du hast kein Siegel.
       *[other] Du hast nur { $count } Siegel.
    }
refused-too-many-seals = Hier kannst du höchstens { $price } Siegel einsetzen.
refused-not-in-store =
    { $have ->
        [0] Davon hast du nichts: { NAME($item) }.
       *[other] Davon hast du nur { $have } Stück, nötig wären { $need } Stück: { NAME($item) }.
    }
refused-nothing-to-sell = Du hast weder Baumaterial noch Ware zum Verkaufen.
refused-no-material = Du hast kein Baumaterial zum Tauschen.
refused-nothing-to-discard = Du hast nichts anderes, das Platz machen könnte: { NAME($item) }.
refused-same-item = Dasselbe abzuwerfen ändert nichts; verzichte lieber auf das neue Stück: { NAME($item) }.
refused-card-for-goods = Das Gedicht lagert nur Waren, nicht { NAME($item) }.
refused-no-token = Dort liegt kein Rohstoff: { NAME($slot) }.
refused-no-raw = Diesen Rohstoff hast du nicht in deiner Werkstatt: { NAME($raw) }.
refused-raw-not-on-rondel = Auf dem Rondell liegt kein solcher Rohstoff mehr, darum kann er nicht verarbeitet werden: { NAME($raw) }.
refused-nothing-to-process = Du hast nichts, das verarbeitet werden kann.
refused-other-material = Hier gibt es { NAME($materials, join: "or") }, nicht { NAME($material) }.
refused-take-count =
    { $count ->
        [one] Du nimmst { $count } Baumaterial, nicht { $chosen }.
       *[other] Du nimmst { $count } Stück Baumaterial, nicht { $chosen }.
    }

## Warum nicht: Lager, Markt, Bauwerke

refused-tile-not-open = Dieses Plättchen liegt nicht aus: { NAME($tile) }.
refused-other-display = Dieses Plättchen gehört zur anderen Auslage: { NAME($tile) }.
refused-house-full =
    { $count ->
        [one] Dieses Lager hat schon { $count } Erweiterung.
       *[other] Dieses Lager hat schon { $count } Erweiterungen.
    }
refused-not-extended = Nur ein erweitertes Lager kann aktiviert werden.
refused-not-neighbours = Nur Nachbarn werden getauscht; { NAME($give) } und { NAME($get) } sind keine.
refused-refreshed = Du hast in diesem Zug schon neue Kleine Bauwerke ausgelegt.
refused-refresh-may-fail = In dieser Partie darfst du nur dann neue Karten auslegen, wenn du ein Großes Bauwerk bauen kannst.
refused-other-sort = Dieser Bonus gilt nicht für solche Bauwerke: { NAME($building) }.
refused-other-era = Dieses Bauwerk gehört nicht zur aktuellen Ära: { NAME($building) }.
refused-not-open = Dieses Bauwerk liegt nicht aus: { NAME($building) }.
refused-base = Das Grundmaterial fehlt: { NAME($material) }.
refused-poem-base = Ein Gedicht braucht { NAME($materials, join: "or") } als Grundmaterial.
refused-too-many-materials =
    { $count ->
        [one] Du darfst höchstens { $count } Baumaterial verwenden, nicht { $chosen }.
       *[other] Du darfst höchstens { $count } Stück Baumaterial verwenden, nicht { $chosen }.
    }
refused-same-material = Alle Baumaterialien müssen verschieden sein: { NAME($materials) }.
refused-favour-space = Du darfst ein Feld von 1 bis { $last } wählen, nicht { $space }.
refused-split = Dinare und Parias müssen zusammen { $count } ergeben.
refused-no-red-ship = Du hast in keiner roten Stadt ein Schiff.
refused-no-large-open = Es liegt kein Großes Bauwerk dieser Ära aus.
refused-no-raw-on-rondel = Auf dem Rondell liegt kein Rohstoff mehr.
refused-counts-too-few = Davon hast du zu wenig: { NAME($counter) }.
refused-order-fixed = Zuerst erhältst du den Rohstoff, dann die Ware.
refused-not-waiting = Dieser Effekt steht nicht an: { NAME($source) }.

## Warum nicht: Städte und Gedichte

refused-ship-there = Dort hast du schon ein Schiff: { NAME($city) }.
refused-way-too-dear = Der Weg kostet { amount-price }; du hast { amount-have }: { NAME($city) }.
refused-goods-count =
    { $most ->
        [one] Du exportierst { $least } bis { $most } Ware, nicht { $chosen }.
       *[other] Du exportierst { $least } bis { $most } Waren, nicht { $chosen }.
    }
refused-no-ship-left = Dort hast du kein Schiff auf der linken Hälfte: { NAME($city) }.
refused-no-ships = Du hast in keiner Stadt ein Schiff.
refused-no-ship-there = Dort hast du kein Schiff: { NAME($city) }.
refused-visited = Den Bonus dieser Stadt hast du schon genommen: { NAME($city) }.
refused-not-red = Diese Stadt ist nicht rot: { NAME($city) }.
refused-poem-not-open = Dieses Gedicht liegt nicht aus: { NAME($poem) }.
refused-poem-colour = Diese Farbe hat das Gedicht nicht: { NAME($poem) }.
refused-large-limit =
    { $count ->
        [one] Mehr als { $count } Großes Gedicht darf niemand haben.
       *[other] Mehr als { $count } Große Gedichte darf niemand haben.
    }
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
refused-yusuf-city = Nach Yusufs Regeln kommt eine andere Stadt vor { NAME($city) }.

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
    .about = Was bei einem Wunsch zählt, der Kategorien von Bauwerken zeigt.
option-wish_building_counts-edition = wie in der Ausgabe
option-wish_building_counts-each_building = jedes Bauwerk
option-wish_building_counts-each_category = jede Kategorie einmal
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
option-start_player_bonus_when_kept = Startspieler bleiben
    .about = Ob den Bonus für neue Startspieler auch erhält, wer Startspieler bleibt.
option-start_player_bonus_when_kept-edition = wie in der Ausgabe
option-start_player_bonus_when_kept-yes = ja
option-start_player_bonus_when_kept-no = nur neuen Startspielern
option-event_4_gypsum_as_large_option = Ereignis 4 und Gips
    .about = Unter Ereignis 4 darf Gips auch weiteres Baumaterial eines Großen Bauwerks sein.
option-majority_needs_one = Keine Mehrheit ohne Bestand
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
option-mosaic_raw_and_good = Rohstoff und Ware eines Fliesenmosaiks
    .about = In welcher Reihenfolge du beide erhältst.
option-mosaic_raw_and_good-any_order = beliebig
option-mosaic_raw_and_good-raw_first = zuerst der Rohstoff
option-produce_may_interleave = Stadtbonus zwischen zwei Waren
    .about = Beim Produzieren darfst du einen Rohstoff verarbeiten, den Stadtbonus nehmen und danach noch einen verarbeiten.

## Was ein Spieler hat

group-money = Geld und Gunst
group-storehouse = Lager
group-workshop = Arbeiter, Bauwerke, Gedichte
group-cities = Städte
holding-prestige = { $count } Prestige
    .label = Prestige
holding-dinar = { $count ->
        [one] { $count } Dinar
       *[other] { $count } Dinare
    }
    .label = Dinare
holding-seal = { $count } Siegel
    .label = Siegel
holding-paria = { $count ->
        [one] { $count } Paria
       *[other] { $count } Parias
    }
    .label = Parias
holding-favour = { $count ->
        [one] { $count } Schritt Gunst
       *[other] { $count } Schritte Gunst
    }
    .label = Gunst
holding-gypsum = { $count } Gips
    .label = Gips
holding-wood = { $count } Holz
    .label = Holz
holding-marble = { $count } Marmor
    .label = Marmor
holding-ceramic = { $count } Keramik
    .label = Keramik
holding-sugar = { $count } Zucker
    .label = Zucker
holding-clothes = { $count } Kleidung
    .label = Kleidung
holding-pottery = { $count } Töpferware
    .label = Töpferware
holding-cane = { $count } Zuckerrohr
    .label = Zuckerrohr
holding-silk = { $count } Seide
    .label = Seide
holding-clay = { $count } Ton
    .label = Ton
holding-free_crates = { $count ->
        [one] { $count } freie Kiste
       *[other] { $count } freie Kisten
    }
    .label = Freie Kisten
holding-workers = { $count ->
        [one] { $count } bereiter Arbeiter
       *[other] { $count } bereite Arbeiter
    }
    .label = Bereite Arbeiter
holding-large_buildings = { $count ->
        [one] { $count } Großes Bauwerk
       *[other] { $count } Große Bauwerke
    }
    .label = Große Bauwerke
holding-small_buildings = { $count ->
        [one] { $count } Kleines Bauwerk
       *[other] { $count } Kleine Bauwerke
    }
    .label = Kleine Bauwerke
holding-mosaics = { $count ->
        [one] { $count } Fliesenmosaik
       *[other] { $count } Fliesenmosaike
    }
    .label = Fliesenmosaike
holding-blue_poems = { $count ->
        [one] { $count } blaues Gedicht
       *[other] { $count } blaue Gedichte
    }
    .label = Blaue Gedichte
holding-red_poems = { $count ->
        [one] { $count } rotes Gedicht
       *[other] { $count } rote Gedichte
    }
    .label = Rote Gedichte
holding-large_poems = { $count ->
        [one] { $count } Großes Gedicht
       *[other] { $count } Große Gedichte
    }
    .label = Große Gedichte
holding-ships = { $count ->
        [one] { $count } Schiff in einer Stadt
       *[other] { $count } Schiffe in Städten
    }
    .label = Schiffe in Städten
holding-consolidated = { $count ->
        [one] { $count } gefestigte Handelsbeziehung
       *[other] { $count } gefestigte Handelsbeziehungen
    }
    .label = Gefestigte Handelsbeziehungen
event-tie-buildings = { NAME($first) } und { NAME($second) } haben beide { $points } Prestige. Bauwerke entscheiden: { NAME($first) } hat { $more }, { NAME($second) } hat { $less }.
event-tie-equal = { NAME($first) } und { NAME($second) } haben gleich viel Prestige, { $points }, und gleich viele Bauwerke: Sie teilen sich den Platz.
points-turns = In den Zügen
points-rounds = Am Rundenende, beim Ausruhen
points-end = Am Ende der Partie

## Ein Zug in einer Zeile, nach dem Namen des Spielers

turn-build = hat { NAME($building) } gebaut
turn-engrave =
    { $colour ->
        [large] hat { NAME($poem) } graviert
       *[other] hat { NAME($poem) } ({ NAME($colour) }) graviert
    }
turn-export = hat { NAME($goods) } nach { NAME($city) } verschifft
turn-sail =
    { COUNT($goods) ->
        [0] hat ein Schiff nach { NAME($city) } geschickt
       *[other] hat { NAME($goods) } nach { NAME($city) } verschifft
    }
turn-consolidate = hat die Handelsbeziehung mit { NAME($city) } gefestigt
turn-extend = hat { NAME($house) } erweitert
turn-activate = hat { NAME($house) } aktiviert
turn-market =
    { COUNT($went) ->
        [0] { COUNT($came) ->
            [0] hat auf dem Markt gehandelt
           *[other] hat { NAME($came, case: "accusative") } gekauft
        }
       *[other] { COUNT($came) ->
            [0] hat { NAME($went) } verkauft
           *[other] hat { NAME($went) } gegeben und { NAME($came, case: "accusative") } bekommen
        }
    }
turn-produce =
    { COUNT($goods) ->
        [0] hat den Stadtbonus von { NAME($cities) } genommen
       *[other] { COUNT($cities) ->
            [0] hat { NAME($goods) } produziert
           *[other] hat { NAME($goods) } produziert und den Stadtbonus von { NAME($cities) } genommen
        }
    }
turn-reactivate = hat { NAME($poems) } reaktiviert
turn-commission = hat eine Auftragsarbeit angenommen
turn-quarry = hat { NAME($materials) } genommen
turn-rest-forced = musste { NAME($worker, case: "accusative") } ausruhen lassen: Niemand kann arbeiten
turn-rest = hat { NAME($worker, case: "accusative") } ausruhen lassen
turn-work = hat { NAME($worker, case: "accusative") } bewegt: { NAME($space) }
turn-round = Runde { $round } beginnt
turn-book = das Goldene Buch rückt auf Feld { $space }
turn-wish = ein Wunsch des Sultans kommt in den Turm: { NAME($wish) }
turn-tribute =
    { COUNT($short) ->
        [0] fällige Parias ({ $count }): alle zahlen
       *[other] fällige Parias ({ $count }): Prestige verloren von { SEAT($short) }
    }
turn-tribute-last =
    { COUNT($short) ->
        [0] fällige Parias ({ $count }), danach die Wertung am Spielende
       *[other] fällige Parias ({ $count }): Prestige verloren von { SEAT($short) }; danach die Wertung am Spielende
    }
turn-over =
    { COUNT($winners) ->
        [0] die Partie ist zu Ende, von den Spielern gewinnt niemand
        [one] die Partie ist zu Ende, { SEAT($winners) } gewinnt
       *[other] die Partie ist zu Ende, { SEAT($winners) } teilen sich den Sieg
    }
turn-over-alone =
    { COUNT($winners) ->
        [one] die Partie ist zu Ende, es gewinnt { NAME($winners) }
       *[other] die Partie ist zu Ende, { NAME($winners) } teilen sich den Sieg
    }
turn-yusuf-tile = Yusuf deckt ein Arbeiterplättchen auf: { NAME($worker) }
turn-yusuf-move = Yusuf bewegt { NAME($worker, case: "accusative") }: { NAME($space) }
turn-yusuf-idle = Yusuf kann eine Aktion nicht ausführen: { NAME($action) }
turn-yusuf-build = Yusuf baut { NAME($building) }
turn-yusuf-tile-taken = Yusuf nimmt { NAME($tile) }
turn-yusuf-export = Yusufs Schiff erreicht { NAME($city) }
turn-yusuf-consolidate = Yusuf festigt seine Handelsbeziehung mit { NAME($city) }
turn-yusuf-engrave = Yusuf graviert { NAME($poem) }

## Was die Dinge sind

kind-space = Feld des Rondells ({ NAME($ring) })
kind-slot = Feld für Nebenaktionen
kind-action = Aktion
kind-worker = Arbeiter
kind-material = Baumaterial
kind-raw = Rohstoff
kind-good = Ware
kind-token = Womit man bezahlt und wertet
kind-category = Kategorie von Bauwerken
kind-house = Lager
kind-city = Stadt
kind-granada = Königreich
kind-city-tile = Stadtplättchen
kind-large = Großes Bauwerk
kind-small = Kleines Bauwerk
kind-mosaic-card = Mosaikbonuskarte
kind-mosaic = Einfarbiges Fliesenmosaik
kind-tile = Lagerplättchen
kind-favour = Feld der Gunstleiste
kind-poem = Kleines Gedicht
kind-large-poem = Großes Gedicht
kind-wish = Wunsch des Sultans
kind-trade = Handelskarte
kind-event = Ereignis
kind-start = Startplättchen
kind-yusuf = Gegner im Solospiel
kind-yusuf-card = Karte von Yusuf

about-quarry_small =
    { $count ->
        [one] Nimm { $count } Baumaterial: { NAME($kinds, join: "or") }.
       *[other] Nimm { $count } Stück Baumaterial, jedes davon { NAME($kinds, join: "or") }.
    }
about-quarry_large =
    { $count ->
        [one] Nimm { $count } Baumaterial: { NAME($kinds, join: "or") }.
       *[other] Nimm { $count } Stück Baumaterial, jedes davon { NAME($kinds, join: "or") }.
    }
about-storehouse = Erweitere ein Lager mit einem ausliegenden Plättchen ({ LIST($values) } Prestige für seine erste und zweite Erweiterung) oder aktiviere ein erweitertes Lager für den Bonus seines obersten Plättchens.
about-market =
    { $count ->
        [one] Du erhältst { amount-dinars } und darfst { $count } Transaktion ausführen: kaufen, verkaufen oder tauschen.
       *[other] Du erhältst { amount-dinars } und darfst bis zu { $count } Transaktionen ausführen: kaufen, verkaufen oder tauschen.
    }
about-build = Baue ein Großes Bauwerk der aktuellen Ära oder ein ausliegendes Kleines. Das Baumaterial muss verschieden sein; { NAME($kinds) } bringen { LIST($values) } Prestige.
about-build_large = Baue ein Großes Bauwerk der aktuellen Ära. Das Baumaterial muss verschieden sein; { NAME($kinds) } bringen { LIST($values) } Prestige.
about-build_small = Baue ein ausliegendes Kleines Bauwerk. Das Baumaterial muss verschieden sein; { NAME($kinds) } bringen { LIST($values) } Prestige.
about-export = Schicke ein Schiff mit Waren (1 bis { $most }) in eine Stadt und bezahle den Weg. Jede Ware bringt { $prestige } Prestige und { $parias ->
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }, dazu je { $demand }, wo sie nachgefragt ist.
about-consolidate = Rücke ein eigenes Schiff auf die rechte Hälfte seiner Stadt. Wer dort schon lag, erhält { $prestige } Prestige und { amount-dinars }.
about-produce =
    { $count ->
        [one] Du erhältst den Bonus einer Stadt mit deinem Schiff, verarbeitest { $count } Rohstoff, oder beides.
       *[other] Du erhältst den Bonus einer Stadt mit deinem Schiff, verarbeitest bis zu { $count } Rohstoffe, oder beides.
    }
about-engrave = Preis in Dinaren: blaues Gedicht { $blue }, rotes { $red }, Großes { $large }, und 1 mehr für jedes Gedicht, das du in seiner Farbe schon hast; Baumaterial bringt Prestige.
about-reactivate = Führe den Effekt eines deiner roten Gedichte noch einmal aus.
about-commission =
    { $per ->
        [one] Du erhältst { amount-dinars } und 1 weiteren für jedes deiner Gedichte.
       *[other] Du erhältst { amount-dinars } und 1 weiteren für je { $per } deiner Gedichte.
    }
about-slot-raw = Kosten in Dinaren: Baumeister { $builder }, Händler { $merchant }. Nimm den Rohstoff, der hier liegt, oder verarbeite einen, wenn das Feld leer ist.
about-slot-marble = Kosten in Dinaren: Händler { $merchant }, Dichterin { $poet }. Nimm den Marmor, der hier liegt, oder Gips oder Holz, wenn das Feld leer ist.
about-worker = Arbeitet einmal je Runde ({ NAME($ring) }) oder ruht sich aus: Du erhältst { amount-dinars }, verlierst aber { $prestige } Prestige.
about-material = Bringt { $prestige } Prestige in einem Bauwerk oder Gedicht. Auf dem Markt kostet es { amount-buy } und bringt { amount-sell }.
about-raw = Liegt in deiner Werkstatt, von jeder Art einer, bis daraus { NAME($good) } wird. Auf dem Markt kostet er { amount-buy }.
about-good = Exportiert bringt sie Prestige und Parias; auf dem Markt bringt sie { amount-sell }.
about-dinar = Bezahlt Schritte, Nebenaktionen, Wege und Gedichte; 1 Paria lässt sich durch { amount-dinars } ersetzen.
about-seal = Zählt beim Bezahlen als 1 Dinar oder ersetzt beim Entrichten 1 Paria (sonst { amount-dinars }).
about-paria = Kommt durch Exporte und wird am Rundenende entrichtet. Ersatz für eine Paria: { amount-dinars }, 1 Siegel oder 1 Prestige. Wer die meisten hat, bestimmt den Startspieler.
about-prestige = Wer am Ende das meiste hat, gewinnt. Beim Entrichten der Parias ersetzt 1 Prestige { amount-dinars }.
about-ship = Fährt beim Export von Granada in eine Stadt; beim Festigen rückt es auf die rechte Hälfte.
about-category-large = Diese Kategorie haben Große Bauwerke.
about-category-small = Diese Kategorie haben Kleine Bauwerke.
about-house =
    { $crates ->
        [one] Hat anfangs { $crates } Kiste und lässt sich { $count }-mal erweitern.
       *[other] Hat anfangs { $crates } Kisten und lässt sich { $count }-mal erweitern.
    }
about-city = Der Weg von Granada kostet { amount-price }. Routen führen nach { NAME($neighbours) }.
about-granada = Von hier brechen alle Schiffe auf.
about-city-tile-blue = Nachgefragt: { NAME($demand) }. Stadtbonus: { NAME($bonus) }. Einkommen nach dem Festigen: { NAME($effects) }.
about-city-tile-red = Nachgefragt: { NAME($demand) }. Stadtbonus: { NAME($bonus) }. Beim Festigen einmal: { NAME($effects) }.
about-large = Aus Ära { $era }. Wer es baut, erhält einen Schritt Gunst, dann: { NAME($effects) }.
about-small = Braucht { NAME($material) }. Halbe Fliesenmosaike: links { NAME($left) }, rechts { NAME($right) }.
about-mosaic-card = Die erste Karte deiner Reihe: An ihren Enden liegen deine Kleinen Bauwerke.
about-mosaic = Treffen sich zwei Hälften dieser Farbe, bringen sie: { NAME($effects) }.
about-tile = { NAME($effects) }.
about-favour = Wer hier oder weiter steht, darf wählen: { NAME($effects) }.
about-favour-start = Hier beginnen alle.
about-poem = Blau, dauerhaft: { NAME($blue) }. Rot, sofort: { NAME($red) }.
about-large-poem = Am Spielende: { NAME($effects) }.
about-wish = Bei jeder Wertung der Wünsche: { NAME($effects) }.
about-trade = Am Spielende für alle: { NAME($effects) }.
about-event = Solange es gilt: { NAME($effects) }.
about-start = Zu Beginn: { NAME($effects) }.
about-yusuf = Deckt in jedem Zug ein Arbeiterplättchen und eine Karte auf; die Karte sagt, wohin er geht und was er tut.
about-yusuf-card = Geht auf { NAME($space) }. Aktionen: { NAME($actions) }. Lohn: { $prestige } Prestige, { amount-parias }.

about-unused = Spielt in dieser Partie nicht mit.
about-stands-here = Hier jetzt: { NAME($players) }.
about-sultans = Arbeiter des Sultans: { $count }.
about-no-worker = Kein Arbeiter von dir ist für dieses Rondell bereit.
about-move =
    { $price ->
        [0] { NAME($worker) }: Der Weg ist kostenlos.
       *[other] { NAME($worker) }: Der Weg kostet { amount-price }.
    }
about-slot-token = Hier liegt: { NAME($token) }.
about-slot-empty-raw = Leer: Verarbeite einen Rohstoff aus deiner Werkstatt.
    .brief = Rohstoff verarbeiten
about-slot-empty-marble = Leer: Nimm Gips oder Holz.
    .brief = Gips oder Holz
about-side-raw = Dinare: Baumeister { $first }, Händler { $second }.
about-side-marble = Dinare: Händler { $first }, Dichterin { $second }.
about-city-now = Hier liegt { NAME($tile) }.
about-ships = Schiffe: { NAME($players) }.
about-seal-here = Das erste Schiff nimmt ein Siegel.
about-ships-home =
    { $count ->
        [one] { $count } Schiff in Granada.
       *[other] { $count } Schiffe in Granada.
    }
about-way = Der Weg kostet dich { amount-price }.
about-in-store = In deinen Lagern: { $count }; freie Kisten: { $free }.
about-open = Liegt offen aus.
about-not-open = Liegt noch nicht aus.
about-belongs = Bei { NAME($player) }.
about-other-era = Nur in Ära { $era }.
about-poem-cost = Das Gravieren kostet dich, in Dinaren: blaue Hälfte { $blue }, rote Hälfte { $red }.
about-large-cost = Das Gravieren kostet dich { amount-price }.
about-worth-now = Dir nach jetzigem Stand wert: { $count } Prestige.
about-on-display = Liegt aus ({ NAME($side) }).
about-tile-at = Liegt hier: { NAME($cities) }.
about-wish-up = Im Turm: Er wird gewertet.
about-wish-ahead = Noch auf der Rundenleiste.
about-event-now = Gilt jetzt.
about-event-coming = Kommt als Nächstes.
about-event-none = Gilt weder jetzt noch als Nächstes.

## Vor einer Wahl

remark-price =
    { $price ->
        [one] Kostet { $price } Dinar.
       *[other] Kostet { $price } Dinare.
    }
remark-no-room = { $count } Stück, aber freie Kisten: { $free }. Du müsstest { $lost } davon abwerfen.
remark-rest =
    { $left ->
        [0] Dein letzter Arbeiter dieser Runde würde nicht mehr arbeiten.
        [one] { NAME($worker) } arbeitet in dieser Runde nicht mehr; { $left } Arbeiter bleibt.
       *[other] { NAME($worker) } arbeitet in dieser Runde nicht mehr; { $left } Arbeiter bleiben.
    }
remark-delivery =
    Die Waren bringen { $prestige } Prestige und { $paria ->
        [one] { $paria } Paria
       *[other] { $paria } Parias
    }.
remark-materials = Das Baumaterial bringt { $prestige } Prestige.
remark-seal = Das Siegel von { NAME($city) } ist noch da.
remark-mosaic = Ergibt ein { NAME($mosaic) }.
remark-way = { NAME($gains) }
remark-action-unused = Du verzichtest auf die andere Aktion dieses Arbeiters.
    .short = 1 Aktion ungenutzt
remark-transactions-unused =
    { $count ->
        [one] { $count } Transaktion verfällt.
       *[other] { $count } Transaktionen verfallen.
    }
    .short =
        { $count ->
            [one] { $count } Transaktion ungenutzt
           *[other] { $count } Transaktionen ungenutzt
        }
remark-given-up = Es geht verloren.

## Was auf Plättchen und Karten steht, in Satzteilen (siehe ../phrases.py)

effect-dinar =
    { $n ->
        [one] { $n } Dinar
       *[other] { $n } Dinare
    }
effect-paria =
    { $n ->
        [one] { $n } Paria
       *[other] { $n } Parias
    }
effect-prestige = { $n } Prestige
effect-material =
    { $n ->
        [one] { NAME($kinds) }
       *[other] { $n } × { NAME($kinds) }
    }
effect-any-material =
    { $n ->
        [one] ein Baumaterial nach Wahl
       *[other] { $n } Stück Baumaterial nach Wahl
    }
effect-choice-of-materials =
    { $n ->
        [one] { NAME($kinds, join: "or") }
       *[other] { $n } Stück Baumaterial, jedes davon { NAME($kinds, join: "or") }
    }
effect-raw =
    { $n ->
        [one] ein Rohstoff
       *[other] { $n } Rohstoffe
    }
effect-good =
    { $n ->
        [one] eine Ware
       *[other] { $n } Waren
    }
effect-favour =
    { $n ->
        [one] ein Schritt Gunst
       *[other] { $n } Schritte Gunst
    }
effect-split =
    { $n ->
        [one] { $n } Dinar oder Paria
       *[other] { $n } Dinare oder Parias, beliebig gemischt
    }
effect-action = Aktion: { NAME($action) }
effect-transaction =
    { $n ->
        [one] { $n } Transaktion
       *[other] { $n } Transaktionen
    }
effect-process =
    { $n ->
        [one] einen Rohstoff verarbeiten
       *[other] { $n } Rohstoffe verarbeiten
    }
effect-city-bonus =
    { $n ->
        [one] Stadtbonus einer eigenen Stadt
       *[other] Stadtboni von { $n } eigenen Städten
    }
effect-red-city = Aktion einer eigenen roten Stadt
effect-building-bonus = Bonus eines ausliegenden Großen Bauwerks
effect-place-ship = ein Schiff in eine beliebige Stadt, auf Wunsch mit 1 Ware; kein Siegel, kein Stadtbonus
    .short = Schiff in jede Stadt, auch mit 1 Ware; ohne Siegel und Bonus
effect-or = { NAME($one) } oder { NAME($other) }
effect-per =
    { $max ->
        [0] { NAME($effect) } je: { NAME($counter) }
       *[other] { NAME($effect) } je: { NAME($counter) } (höchstens { $max })
    }
effect-when = { NAME($trigger) }: { NAME($effect) }
    .short = { NAME($trigger, case: "short") }
effect-when-used = { NAME($trigger) } ({ NAME($material) }): { NAME($effect) }
    .short = Bauen mit { NAME($material) }
effect-more = { NAME($modifier) }: { $n } mehr
    .short = { NAME($modifier, case: "short") }: +{ $n }
effect-less = { NAME($modifier) }: { $n } weniger
    .short = { NAME($modifier, case: "short") }: −{ $n }
effect-set = { NAME($modifier) }: { $n }
    .short = { NAME($modifier, case: "short") }: { $n }
effect-allowed = { NAME($modifier) }
effect-store =
    { $n ->
        [one] lagert { $n } Ware; für sie: { NAME($effect) }
       *[other] lagert { $n } Waren; für jede: { NAME($effect) }
    }
    .short =
        { $n ->
            [one] Lagert { $n } Ware; je Ware
           *[other] Lagert { $n } Waren; je Ware
        }
effect-all = { NAME($steps) }
effect-none = nichts
score-per = { $n } je: { NAME($counter) } (höchstens { $max })
score-majority = { $values } für die meisten: { NAME($counter) }
score-sets = { $n } je Satz: { NAME($counters) } (höchstens { $max })
score-table = { $values } nach: { NAME($counter) }
card-crates =
    { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }
amount-sell =
    { $sell ->
        [one] { $sell } Dinar
       *[other] { $sell } Dinare
    }
amount-buy =
    { $buy ->
        [one] { $buy } Dinar
       *[other] { $buy } Dinare
    }
amount-have =
    { $have ->
        [one] { $have } Dinar
       *[other] { $have } Dinare
    }
amount-need =
    { $need ->
        [one] { $need } Dinar
       *[other] { $need } Dinare
    }
amount-price =
    { $price ->
        [one] { $price } Dinar
       *[other] { $price } Dinare
    }
amount-seals = { $seals } Siegel
amount-dinars =
    { $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }
amount-parias =
    { $parias ->
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }
amount-paria =
    { $paria ->
        [one] { $paria } Paria
       *[other] { $paria } Parias
    }
amount-dinar =
    { $dinar ->
        [one] { $dinar } Dinar
       *[other] { $dinar } Dinare
    }

counter-blue_poem = blaues Gedicht
counter-red_poem = rotes Gedicht
counter-small_poem = Kleines Gedicht
counter-large_poem = Großes Gedicht
counter-poem = Gedicht
counter-small_building = Kleines Bauwerk
counter-large_building = Großes Bauwerk
counter-building = Bauwerk
counter-category_palace = Palast
counter-category_fountain = Brunnen
counter-category_gate = Tür
counter-category_garden = Garten
counter-category_tower = Turm
counter-category_window = Fenster
counter-category_kinds = verschiedene Kategorie von Bauwerken
    .short = Bauwerkkategorien
counter-mosaic = einfarbiges Fliesenmosaik
counter-crate = Kiste
counter-stored_item = gelagertes Baumaterial oder Ware
    .short = Gelagertes
counter-favour_space = Feld auf der Gunstleiste
    .short = Gunstfeld
counter-seal = Siegel
counter-city_with_ship = Stadt mit eigenem Schiff
    .short = Stadt mit Schiff
counter-consolidated_city = gefestigte Stadt
counter-consolidated_blue_city = gefestigte blaue Stadt
counter-consolidated_red_city = gefestigte rote Stadt
counter-blue_city_with_ship = blaue Stadt mit eigenem Schiff
counter-red_city_with_ship = rote Stadt mit eigenem Schiff
counter-europe_city_with_ship = Stadt in Europa mit eigenem Schiff
counter-maghreb_city_with_ship = Stadt im Maghreb mit eigenem Schiff
counter-near_east_city_with_ship = Stadt im Nahen Osten mit eigenem Schiff
counter-chain_of_cities = Stadt der längsten eigenen Kette
    .short = Stadt deiner Kette

trigger-income = beim Einkommen
    .short = Einkommen
trigger-become_start_player = wenn du Startspieler wirst
    .short = Startspieler
trigger-build = wenn du baust
    .short = Bauen
trigger-build_large = wenn du ein Großes Bauwerk baust
    .short = Großes Bauwerk
trigger-build_small = wenn du ein Kleines Bauwerk baust
    .short = Kleines Bauwerk
trigger-mosaic = wenn du ein einfarbiges Fliesenmosaik erschaffst
    .short = Einfarbiges Fliesenmosaik
trigger-quarry = nach einem Steinbruch
    .short = Steinbruch
trigger-expand_storehouse = wenn du ein Lager erweiterst
    .short = Erweitern
trigger-market = auf dem Markt
    .short = Markt
trigger-consolidate = wenn du festigst
    .short = Festigen
trigger-process = wenn du verarbeitest
    .short = Verarbeiten

modifier-move_free_steps = kostenlose Schritte
modifier-occupied_free_workers = Arbeiter anderer Spieler, die nichts kosten
modifier-occupied_cost = Dinare je Arbeiter eines anderen Spielers
modifier-side_action_cost = Kosten von Nebenaktionen
modifier-market_transactions = Transaktionen auf dem Markt
modifier-buy_price = Kaufpreis
modifier-sell_price = Verkaufspreis
modifier-material_prestige = Prestige je Baumaterial
modifier-same_material_allowed = gleiches Baumaterial ist erlaubt
modifier-engrave_cost = Kosten des Gravierens
modifier-engrave_optional_max = weiteres Baumaterial eines Gedichts
    .short = Zusatzmaterial
modifier-engrave_prestige_per_material = Prestige je Baumaterial eines Gedichts
    .short = Prestige je Gedichtmaterial
modifier-export_base_prestige = Prestige je exportierter Ware
    .short = Prestige je Exportware
modifier-export_base_paria = Parias je exportierter Ware
    .short = Parias je Exportware
modifier-export_paria_per_good = weitere Parias je exportierter Ware
modifier-route_cost_each = Kosten jeder Route
modifier-export_route_total = Kosten des Wegs beim Exportieren
modifier-consolidate_cost = Kosten des Festigens
modifier-commission_dinar = Dinare der Auftragsarbeit
modifier-rest_prestige_loss = Prestigeverlust beim Ausruhen
modifier-rest_dinar = Dinare fürs Ausruhen
modifier-tribute = zu entrichtende Parias
modifier-tribute_surcharge = Aufschlag auf die Parias

## Tables of the data file, of which something is reconstructed

name-table-rondel_outer = Äußeres Rondell
name-table-rondel_middle = Mittleres Rondell
name-table-rondel_inner = Inneres Rondell
name-table-cities = Städte
name-table-favour_track = Gunstleiste
name-table-storehouse_tiles = Lagerplättchen
name-table-side_slots = Felder der Nebenaktionen
name-table-sultan_workers = Arbeiter des Sultans
name-table-start_dinars = Dinare zu Beginn
name-table-round_track = Rundenleiste
name-table-start_tiles = Startplättchen
name-table-large_buildings = Große Bauwerke
name-table-small_buildings = Kleine Bauwerke
name-table-mosaic_bonus = Boni der Fliesenmosaike
name-table-mosaic_cards = Mosaikbonuskarten
name-table-small_poems = Kleine Gedichte
name-table-trade_cards = Handelskarten
name-table-routes = Routen
name-table-city_tiles = Stadtplättchen
