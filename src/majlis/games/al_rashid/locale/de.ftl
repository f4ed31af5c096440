# Al-Rashid. Wie Teile geschrieben werden: siehe majlis/engine/words.py. Welcher Text einen Spielstein benennt: siehe ../names.py.

game-title = Al-Rashid
game-about = Führt eure Familie am Hof von Harun al-Rashid zu Ansehen: Schickt Paschas, Händler und Weise zu Gilden, auf Karawanenstraßen und Meere, und bezahlt Ämter mit Sätzen verschiedener Waren. Nach fünf Runden gewinnt die Familie mit den meisten Geltungspunkten.
    .line = Bringt eure Familie in Bagdad zu Ansehen

## Namen. Fälle: .plural für mehrere; mit unbestimmtem Artikel .nominative, .indefinite (Akkusativ) und .none (verneint)

name-hardwood = Hartholz
    .dative = Hartholz
name-pottery = Töpferware
    .dative = Töpferware
name-metal = Metall
    .dative = Metall
name-spice = Gewürze
    .dative = Gewürzen
name-silk = Seide
    .dative = Seide
name-credit = Gutschrift

name-pasha = Pascha
    .plural = Paschas
    .indefinite = einen Pascha
    .none = keinen Pascha
    .nominative = ein Pascha
name-merchant = Händler
    .plural = Händler
    .indefinite = einen Händler
    .none = keinen Händler
    .nominative = ein Händler
name-sage = Weiser
    .plural = Weise
    .indefinite = einen Weisen
    .none = keinen Weisen
    .nominative = ein Weiser
name-piece-of = { NAME($piece) } von { SEAT($seat) }

name-intrigue = Palast der Intrige
    .short = Intrige
name-military = Palast des Militärs
    .short = Militär
name-wisdom = Palast der Weisheit
    .short = Weisheit
name-trade = Palast des Handels
    .short = Handel
name-politics = Palast der Politik
    .short = Politik
name-caliph = Palast von Al-Rashid
    .short = Al-Rashid
name-silk_road = Seidenstraße
name-spice_road = Gewürzstraße
name-sarmatia = Sarmatien
name-mare_indianum = Mare Indianum
name-abbasid_caliphate = Abbasidenkalifat
name-mare_internum = Mare Internum
name-nilus_valley = Niltal
name-home = zu Hause

name-caliphs_favorite = Favoritin des Kalifen
name-general = General
name-court_savant = Hofgelehrter
name-vizier = Wesir
name-qadi = Kadi

name-smuggler = Schmuggler
name-plotter = Verschwörer
name-informer = Informant
name-impostor = Hochstapler
name-strategist = Stratege
name-recruiter = Anwerber
name-raider = Plünderer
name-negotiator = Unterhändler
name-lore_master = Lehrmeister
name-enchanter = Zauberer
name-diplomat = Diplomat
name-banker = Bankier
name-trader = Kaufmann
name-hardwood_importer = Hartholzimporteur
    .short = Hartholz
name-pottery_importer = Töpferwarenimporteur
    .short = Töpferwaren
name-metal_importer = Metallimporteur
    .short = Metall
name-aide_to_the_qadi = Gehilfe des Kadis
    .short = Kadigehilfe
name-steward_of_the_city = Stadtverwalter
    .short = Verwalter
name-warehouse_keeper = Lagerverwalter
    .short = Lager
name-favorites_maiden = Zofe der Favoritin
    .short = Zofe
name-weapon_master = Waffenmeister
    .short = Waffen
name-dean_of_the_academy = Rektor der Akademie
    .short = Rektor
name-economist = Ökonom
name-counselor_to_the_caliph = Berater des Kalifen
    .short = Berater
name-treasurer = Schatzmeister
name-agha = Agha
name-silk_monopolist = Seidenmonopolist
    .short = Seide
name-spice_monopolist = Gewürzmonopolist
    .short = Gewürze
name-astrologist = Astrologe
name-law_expert = Rechtskundiger
    .short = Rechtskunde
name-quartermaster = Quartiermeister
name-alchemist = Alchemist

name-red = rot
    .plural = roten
name-blue = blau
    .plural = blauen
name-red_tile = rotes Plättchen
name-blue_tile = blaues Plättchen
name-tile = Söldner { NAME($colour) } { $value }
name-service = Dienst der Gilde
    .short = Dienst
name-generosity = Großzügigkeit Al-Rashids
name-crisis_rules = Krisen-Plättchen: wie viele Plättchen jeder Eintrag bringt

name-source-family = Familie: { NAME($piece, case: "plural") }
    .short = { NAME($piece, case: "plural") }
name-source-offices = Ämter: { NAME($area) }
    .short = { NAME($area) }
name-influence = Einfluss
name-shame = Schande

## Was man tun kann, und was dazugehört

verb-draw = Söldner ziehen
verb-aside = Zur Seite stellen
verb-place = Platzieren
verb-plot = Mit dem Verschwörer versetzen
verb-inform = Mit dem Informanten versetzen
verb-move = Figur versetzen
verb-look = Plättchen ansehen
verb-resolve = Auflösen
verb-activate = Amt aktivieren
verb-favour = Um eine Gefälligkeit bitten
verb-ask = Bitten
verb-pay = Bezahlen
verb-exchange = Tauschen
verb-hire = Anheuern
verb-barter = Eintauschen
verb-take = Waren nehmen
verb-negotiate = Verhandeln
verb-dismiss = Plättchen entfernen
verb-transmute = Weisen zum Händler machen
verb-fight = Kämpfen
verb-flee = Fliehen
verb-trade = Handeln
verb-pass = Passen
verb-end = Zug beenden

part-tiles = Söldner-Plättchen
part-piece = eine Figur
part-area = ein Bereich
part-from = woher
part-to = wohin
part-office = ein Amt
part-leader = ein Gildenführer
part-wishes = worum gebeten wird
part-goods = Waren
part-give = die Ware, die du gibst
part-get = die Ware, die du bekommst
part-colour = eine Farbe
part-own = eines deiner Plättchen
part-tile = ein Plättchen im Territorium
part-items = Waren oder die Gutschrift

## Was gefragt wird; `.others` lesen alle anderen

prompt-draw =
    { $count ->
        [one] Ziehe { $count } Söldner-Plättchen: rot oder blau?
       *[other] Ziehe { $count } Söldner-Plättchen: wie viele rote, wie viele blaue?
    }
    .others = { SEAT($seat) } zieht Söldner-Plättchen: { $count }.
prompt-aside = Dein Diplomat: Stellst du einen Pascha oder Händler zur Seite, um ihn als Letzten zu platzieren?
    .others = { SEAT($seat) } darf einen Pascha oder Händler zur Seite stellen.
prompt-place = Platziere eine deiner Figuren.
    .others = { SEAT($seat) } platziert eine Figur.
prompt-place-late = Platziere die Figur, die du zur Seite gestellt hast.
    .others = { SEAT($seat) } platziert eine zur Seite gestellte Figur.
prompt-scheme = Nutze jetzt einen Verschwörer oder Informanten, oder passe.
    .others = { SEAT($seat) } darf einen Verschwörer oder Informanten nutzen.
prompt-turn = Du bist am Zug: Löse einen Bereich auf oder aktiviere zuerst ein Amt.
    .others = { SEAT($seat) } wählt einen Bereich oder aktiviert ein Amt.
prompt-resolve = Du bist am Zug: Welchen Bereich löst du auf?
    .others = { SEAT($seat) } wählt einen Bereich zum Auflösen.
prompt-after = Du darfst noch ein Amt aktivieren.
    .others = { SEAT($seat) } darf noch ein Amt aktivieren.
prompt-visit = { NAME($area) }, Rang { $rank }: Worum bittest du? Höchstens zwei von Dienst, Amt und Gefälligkeit.
    .others = { SEAT($seat) } ist auf Rang { $rank } zu Besuch: { NAME($area) }.
    .most = Höchstens zwei von Dienst, Amt und Gefälligkeit
prompt-visit-favoured = { NAME($area) }, Rang { $rank }: Bittest du noch um den Dienst oder um ein Amt?
    .others = { SEAT($seat) } setzt den Besuch auf Rang { $rank } fort: { NAME($area) }.
prompt-court = { NAME($area) }, Rang { $rank }: Bittest du um Großzügigkeit, um ein Amt oder um beides?
    .others = { SEAT($seat) } wird auf Rang { $rank } empfangen: { NAME($area) }.
prompt-generosity =
    { $count ->
        [one] Die Großzügigkeit Al-Rashids: Nimm { $count } Ware beliebiger Sorte.
       *[other] Die Großzügigkeit Al-Rashids: Nimm { $count } Waren beliebiger Sorte.
    }
    .others = { SEAT($seat) } nimmt ein Geschenk von Al-Rashid an.
prompt-take-goods =
    { $count ->
        [one] Nimm { $count } Ware deiner Wahl.
       *[other] Nimm { $count } Waren deiner Wahl.
    }
    .others = { SEAT($seat) } wählt Waren.
prompt-raid =
    { $count ->
        [one] Dein Plünderer: Nimm { $count } Ware, die es in diesem Territorium gibt.
       *[other] Dein Plünderer: Nimm { $count } Waren, die es in diesem Territorium gibt.
    }
    .others = { SEAT($seat) } macht mit dem Plünderer Beute.
prompt-pay = Bezahle { gold-price }. Welche Waren gibst du?
    .others = { SEAT($seat) } bezahlt { gold-price }.
prompt-exchange = Tausche eine Ware gegen eine andere.
    .others = { SEAT($seat) } tauscht eine Ware.
prompt-hire = Der General: Welche Ware gibst du, und für ein Plättchen welcher Farbe?
    .others = { SEAT($seat) } heuert beim General einen Söldner an.
prompt-barter = Der Kaufmann: Welche Basis-Ware gibst du für je eine der beiden anderen?
    .others = { SEAT($seat) } tauscht Basis-Waren.
prompt-impostor =
    { $count ->
        [one] Der Hochstapler: Wessen Gefälligkeit nutzt du als letzte?
       *[other] Der Hochstapler: Du darfst { $count } verschiedene Gildenführer nutzen. Wessen Gefälligkeit zuerst?
    }
    .others = { SEAT($seat) } nutzt den Hochstapler.
prompt-transmute = Der Alchemist: Welcher Weise wird zum Händler?
    .others = { SEAT($seat) } darf einen Weisen zum Händler machen.
prompt-operation = Eine Operation: Sieh dir die Plättchen eines Territoriums an, versetze eine Figur zwischen Territorien oder passe.
    .others = { SEAT($seat) } hat eine Operation.
prompt-negotiate = Der Unterhändler: in welchem Territorium?
    .others = { SEAT($seat) } wählt ein Territorium für den Unterhändler.
prompt-dismiss = { NAME($area) }: Welches deiner Plättchen legst du ab, und welches geht mit ihm?
    .others = { SEAT($seat) } verhandelt: { NAME($area) }.
prompt-fight = { NAME($area) }: Kämpfst du, und mit welchen Plättchen, oder fliehst du?
    .others = { SEAT($seat) } kämpft oder flieht: { NAME($area) }.
prompt-trade =
    { $count ->
        [one] { NAME($area) }, Rang { $rank }: Nimm { $count } Ware oder die Gutschrift.
       *[other] { NAME($area) }, Rang { $rank }: Nimm { $count } Waren (die Gutschrift zählt mit).
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } handelt auf Rang { $rank } und nimmt { $count } Ware: { NAME($area) }.
           *[other] { SEAT($seat) } handelt auf Rang { $rank } und nimmt { $count } Waren: { NAME($area) }.
        }

## Was geschehen ist: Spielaufbau und Runden

event-first-order = Die Reihenfolge wird ausgelost: { SEAT($seats) }.
event-goods = { SEAT($seat) } erhält { NAME($goods) }.
event-setup-crisis =
    Krise { $number } zu Beginn. Rote Plättchen: { COUNT($red) ->
        [0] nirgends
       *[other] { NAME($red) }
    }. Blaue Plättchen: { COUNT($blue) ->
        [0] nirgends
       *[other] { NAME($blue) }
    }.
event-crisis =
    Krise { $number }. Rote Plättchen: { COUNT($red) ->
        [0] nirgends
       *[other] { NAME($red) }
    }. Blaue Plättchen: { COUNT($blue) ->
        [0] nirgends
       *[other] { NAME($blue) }
    }.
event-tile-laid = Ein neues Plättchen liegt verdeckt aus: { NAME($tile) } ({ NAME($area) }).
event-no-tile = Hierfür ist kein Plättchen mehr da: { NAME($tile) } ({ NAME($area) }).
event-filled = Die Territorien werden mit Waren und Gutschriften aufgefüllt.
event-round = Runde { $round } beginnt.
event-draw = { SEAT($seat) } zieht: { NAME($tiles) }.
event-reshuffle =
    { $count ->
        [one] Der Stapel ist aufgebraucht ({ NAME($colour) }): { $count } abgelegtes Plättchen wird zum neuen Stapel.
       *[other] Der Stapel ist aufgebraucht ({ NAME($colour) }): { $count } abgelegte Plättchen werden zu einem neuen gemischt.
    }
event-order-waits = Ab dem nächsten Durchgang gilt die Reihenfolge { SEAT($seats) }.
event-order = Die neue Reihenfolge: { SEAT($seats) }.

## Was geschehen ist: Einsetzen und Versetzen

event-aside = { SEAT($seat) } stellt { NAME($piece, case: "indefinite") } zur Seite.
event-aside-pass = { SEAT($seat) } stellt niemanden zur Seite.
event-place = { SEAT($seat) } platziert { NAME($piece, case: "indefinite") }: { NAME($area) } (Herrschaftswert { $dominance }, Rang { $rank }).
event-scheme-pass = { SEAT($seat) } versetzt nichts.
event-move = { SEAT($seat) } versetzt eine Figur, { NAME($piece) }: { NAME($from) } → { NAME($to) }.
event-resolve = { SEAT($seat) } löst auf: { NAME($area) }.
event-removed = { SEAT($seat) } nimmt nicht teil; die Figuren werden entfernt: { NAME($area) }.
event-end = { SEAT($seat) } beendet den Zug.

## Was geschehen ist: Paläste und Ämter

event-ask =
    { $price ->
        [0] { SEAT($seat) } bittet um: { NAME($wishes) }.
       *[other] { SEAT($seat) } bittet um: { NAME($wishes) }; Preis: { gold-price }.
    }
event-ask-nothing = { SEAT($seat) } bittet um nichts.
event-pay = { SEAT($seat) } bezahlt { gold-price } mit { NAME($goods, case: "dative") } (Wert { $sum }).
event-favour = { SEAT($seat) } nutzt eine Gefälligkeit: { NAME($leader) }.
event-favour-lost = { SEAT($seat) } hat für die Gefälligkeit keine Ware mehr: { NAME($leader) }.
event-credit =
    { $count ->
        [one] { SEAT($seat) } erhält { $count } Gutschrift.
       *[other] { SEAT($seat) } erhält { $count } Gutschriften.
    }
event-credit-none = { SEAT($seat) } erhält keine Gutschrift: Es ist keine mehr da.
event-influence = { SEAT($seat) } erhält { influence-count }.
event-influence-none = { SEAT($seat) } erhält kein Einfluss-Plättchen: Es ist keines mehr da.
event-shame = { SEAT($seat) } erhält { $count } Schande-Plättchen.
event-member = { SEAT($seat) } nimmt { NAME($piece, case: "indefinite") } in die Familie auf.
event-operations =
    { $count ->
        [one] { SEAT($seat) } wird { $count } Operation haben.
       *[other] { SEAT($seat) } wird { $count } Operationen haben.
    }
event-operation-pass = { SEAT($seat) } nutzt keine Operation.
event-look =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } sieht sich die Plättchen dort an: { NAME($area) }.
       *[other] { SEAT($seat) } sieht sich die Plättchen dort an: { NAME($area) }. Das sind: { NAME($tiles) }.
    }
event-office = { SEAT($seat) } erhält ein Amt: { NAME($office) }.
event-activate = { SEAT($seat) } aktiviert: { NAME($office) }.
event-exchange = { SEAT($seat) } tauscht { NAME($give) } gegen { NAME($get) }.
event-hire = { SEAT($seat) } gibt dem General { NAME($good) } für ein Plättchen ({ NAME($colour) }).
event-barter = { SEAT($seat) } tauscht { NAME($give) } gegen { NAME($goods) }.
event-transmute = { SEAT($seat) } macht einen Weisen zum Händler: { NAME($area) }.
event-transmute-pass = { SEAT($seat) } macht keinen Weisen zum Händler.
event-negotiate =
    { COUNT($tiles) ->
        [0] { SEAT($seat) } verhandelt: { NAME($area) }.
       *[other] { SEAT($seat) } verhandelt: { NAME($area) }. Das sind: { NAME($tiles) }.
    }
event-dismiss = { SEAT($seat) } legt ein Plättchen ab und entfernt dafür dort Nummer { $number } ({ NAME($area) }): { NAME($own) } gegen { NAME($tile) }.

## Was geschehen ist: Territorien

event-turned-up = { NAME($area) }, aufgedeckt: { NAME($tiles) }.
event-fight = { SEAT($seat) } kämpft ({ NAME($area) }): { NAME($tiles) }.
event-beaten = { SEAT($seat) } besiegt die { NAME($colour, case: "plural") } Plättchen mit Stärke { $strength } gegen { $enemy }: { NAME($area) }.
event-won = { SEAT($seat) } hat das Territorium befreit: { NAME($area) }.
event-withdraw = { SEAT($seat) } zieht sich zurück: { NAME($area) }.
event-flee = { SEAT($seat) } flieht: { NAME($area) }.
event-nobody-trades = Zum Handeln ist niemand mehr da: { NAME($area) }.
event-trade = { SEAT($seat) } nimmt { NAME($items) }: { NAME($area) }.
event-trade-nothing = { SEAT($seat) } geht leer aus: { NAME($area) }.

## Warum nicht: Wörter, die nichts bezeichnen

refused-no-such-area = Einen solchen Bereich gibt es nicht: { NAME($area) }.
refused-no-such-colour = Eine solche Farbe gibt es nicht: { NAME($colour) }. Söldner sind rot oder blau.
refused-no-such-good = Eine solche Ware gibt es nicht: { NAME($good) }. Es gibt Hartholz, Töpferware, Metall, Gewürze und Seide.
refused-no-such-item = Das gibt es hier nicht: { NAME($item) }. Zu haben sind Waren und die Gutschrift.
refused-no-such-leader = Einen solchen Gildenführer gibt es nicht: { NAME($leader) }.
refused-no-such-office = Ein solches Amt gibt es nicht: { NAME($office) }.
refused-no-such-piece = Eine solche Figur gibt es nicht: { NAME($piece) }.
refused-no-such-tile = Plättchen { $number } gibt es nicht, sondern nur { $count }: { NAME($area) }.
refused-no-such-wish = Darum kann man hier nicht bitten: { NAME($wish) }.

## Warum nicht: Einsetzen, Versetzen, Auflösen

refused-aside-sage = Zur Seite stellen kann man nur einen Pascha oder Händler, { NAME($piece, case: "none") }.
refused-none-at-home =
    { $count ->
        [0] In deiner Familie gibt es { NAME($piece, case: "none") }.
        [one] Du hast { NAME($piece, case: "none") } mehr zu Hause: Dein einziger ist schon unterwegs.
       *[other] Du hast { NAME($piece, case: "none") } mehr zu Hause: Alle { $count } sind schon unterwegs.
    }
refused-none-aside = Du hast { NAME($piece, case: "none") } zur Seite gestellt.
refused-second-leader = Dort steht schon { NAME($leader, case: "nominative") } deiner Familie, { NAME($piece, case: "nominative") } darf nicht dazu: { NAME($area) }.
refused-no-merchants = Dort wird { NAME($piece, case: "nominative") } nicht zugelassen: { NAME($area) }.
refused-court-needs-pasha = Dorthin darf { NAME($piece, case: "nominative") } nur, wenn dort ein Pascha steht oder noch zu platzieren ist: { NAME($area) }.
refused-office-not-ready = Du hast kein unbenutztes Amt dieser Art: { NAME($office) }.
refused-nothing-to-move =
    { $zone ->
        [palaces] In keinem Palast steht eine Figur, die du versetzen darfst.
       *[territories] In keinem Territorium steht eine Figur, die du versetzen darfst.
    }
refused-not-your-piece = Nur eigene Figuren dürfen versetzt werden, nicht diese: { NAME($piece) }.
refused-not-a-palace = Hier werden nur Figuren in Palästen versetzt, und zwar in andere Paläste: { NAME($area) } ist keiner.
refused-not-a-territory = Wähle ein Territorium: { NAME($area) } ist keines.
refused-piece-not-here =
    { $zone ->
        [palaces] Diese Figur steht in keinem Palast: { NAME($piece) }.
       *[territories] Diese Figur steht in keinem Territorium: { NAME($piece) }.
    }
refused-piece-not-there = Diese Figur steht nicht dort: { NAME($piece) } ({ NAME($area) }).
refused-nowhere-to-move = Es gibt keinen Bereich, in den diese Figur könnte: { NAME($piece) } ({ NAME($area) }).
refused-same-area = Die Figur muss in einen anderen Bereich: { NAME($area) }.
refused-already-resolved = Dieser Bereich ist in dieser Runde schon aufgelöst: { NAME($area) }.
refused-nobody-there = In diesem Bereich steht keine einzige Figur: { NAME($area) }.

## Warum nicht: Bezahlen

refused-not-in-stock =
    { $count ->
        [one] Es fehlt { NAME($missing) }; du hast { $have }.
       *[other] Es fehlen { NAME($missing) }; du hast { $have }.
    }
refused-payment-too-low = Diese Waren sind { gold-sum } wert; du schuldest { gold-price }.
refused-payment-superfluous = Diese Waren sind { gold-sum } wert, der Preis ist { gold-price }. Lass diese Ware einmal weg: { NAME($good) }.
refused-too-dear = Das kostet zusammen { gold-price } ({ NAME($wishes) }); deine Waren sind { gold-have } wert: { gold-missing } zu wenig.
refused-needs-credit = Das kostet zusammen { gold-price } ({ NAME($wishes) }), zu viel für dich; mit deiner Gutschrift kostet es { gold-less }.
refused-no-credit = Du hast keine Gutschrift.
refused-credit-alone = Eine Gutschrift senkt nur den Preis eines Amtes: Nenne auch ein Amt.
refused-wish-twice = Das ist bei einem Besuch nur einmal zu haben: { NAME($wish) }.

## Warum nicht: Paläste

refused-three-actions = Bei einem Besuch gibt es höchstens zwei von Dienst, Amt und Gefälligkeit.
refused-two-offices = Bei einem Besuch ist nur ein Amt zu haben.
refused-two-favours = Bei einem Besuch ist nur eine Gefälligkeit zu haben.
refused-second-favour = Du hattest bei diesem Besuch schon eine Gefälligkeit: { NAME($leader) }.
refused-favour-alone = Um eine Gefälligkeit allein bittet man sofort, vor allem anderen: { NAME($leader) }.
refused-favour-timing = In dieser Partie bittet man um Gefälligkeiten zusammen mit dem Übrigen, nicht davor.
refused-office-elsewhere = Dieses Amt wird anderswo vergeben: { NAME($office) } ({ NAME($area) }).
refused-office-gone = Dieses Amt ist schon vergeben: { NAME($office) }.
refused-office-owned = Du hast dieses Amt schon, und zwei gleiche sind in dieser Partie nicht erlaubt: { NAME($office) }.
refused-leader-elsewhere = Diese Gefälligkeit ist hier nicht zu haben: { NAME($leader) }.
refused-leader-not-free = Diesen Gildenführer kann der Hochstapler nicht oder nicht noch einmal nutzen: { NAME($leader) }.
refused-nothing-to-give =
    { $price ->
        [0] Du hast keine Ware zum Geben: { NAME($leader) }.
       *[other] Wenn du { gold-price } bezahlt hast, bleibt dir keine Ware zum Geben: { NAME($leader) }.
    }
refused-family-limit = Deine Familie hat davon schon { $most }, mehr sind nicht möglich: { NAME($piece) }.
refused-no-tiles-left = Es sind keine Söldner-Plättchen mehr da.
refused-draw-count = Du ziehst { $count } Plättchen, nicht { $chosen }.
refused-stack-empty =
    { $left ->
        [0] Von dieser Farbe ist kein Plättchen mehr da: { NAME($colour) }.
        [one] Von dieser Farbe ist nur noch { $left } Plättchen da, nicht { $count }: { NAME($colour) }.
       *[other] Von dieser Farbe sind nur noch { $left } Plättchen da, nicht { $count }: { NAME($colour) }.
    }
refused-take-count =
    { $count ->
        [one] Du nimmst { $count } Ware, nicht { $chosen }.
       *[other] Du nimmst { $count } Waren, nicht { $chosen }.
    }
refused-not-printed = Diese Ware gibt es in diesem Territorium nicht: { NAME($good) }.
refused-same-good = Wähle eine andere Ware als die, die du gibst: { NAME($good) }.
refused-not-basic = Basis-Waren sind nur Hartholz, Töpferware und Metall, nicht aber { NAME($good) }.
refused-nothing-to-see = In keinem Territorium liegt ein verdecktes Plättchen.
refused-nothing-hidden = Dort liegt kein Plättchen verdeckt: { NAME($area) }.

## Warum nicht: Ämter

refused-not-your-office = Dieses Amt hast du nicht: { NAME($office) }.
refused-not-activated = Dieses Amt wird nicht aktiviert: { NAME($office) }.
refused-office-used = Dieses Amt hast du in dieser Runde schon benutzt: { NAME($office) }.
refused-office-impossible =
    { $why ->
        [goods] Du hast keine Ware zu geben: { NAME($office) }.
        [basic] Du hast keine Basis-Ware zu geben: { NAME($office) }.
        [colours] Du hast kein Söldner-Plättchen einer Farbe, die auf einem Territorium liegt: { NAME($office) }.
       *[tiles] Es ist kein Söldner-Plättchen mehr zu ziehen: { NAME($office) }.
    }
refused-no-tiles-there = Dort liegen keine Söldner-Plättchen: { NAME($area) }.
refused-no-tile-of-colour = Du hast kein Plättchen einer Farbe, die dort liegt ({ NAME($tiles) }): { NAME($area) }.
refused-tile-not-in-hand =
    { $have ->
        [0] Dieses Plättchen hast du nicht: { NAME($tile) }.
       *[other] Von diesen Plättchen hast du { $have }, nicht { $count }: { NAME($tile) }.
    }
refused-colour-not-there = Von dieser Farbe ({ NAME($colour) }) liegt dort kein Plättchen: { NAME($area) }.
refused-other-colour = Plättchen { $number } hat nicht die Farbe des Plättchens, das du ablegst ({ NAME($colour) }).
refused-transmute-court = Ein Weiser am Hof zählt als zu Hause; wähle das stattdessen: { NAME($area) }.
refused-no-sage-there = Dort hast du keinen Weisen: { NAME($area) }.
refused-transmute-leader = Dort hat deine Familie schon einen Pascha oder Händler, ein weiterer Händler darf nicht dazu: { NAME($area) }.

## Warum nicht: Territorien

refused-fight-with-nothing = Wähle mindestens ein Plättchen zum Kämpfen, oder fliehe.
refused-tile-superfluous = Bei Stärke { $strength } gegen { $enemy } bewirkt dieses Plättchen nichts; lass es weg: { NAME($tile) }.
refused-not-on-territory =
    { $left ->
        [0] Davon ist dort nichts mehr: { NAME($item) } ({ NAME($area) }).
       *[other] Davon gibt es dort nur noch { $left }, nicht { $chosen }: { NAME($item) } ({ NAME($area) }).
    }
refused-trade-too-few =
    { $count ->
        [one] Nimm { $count } Ware, nicht { $chosen } (die Gutschrift zählt mit).
       *[other] Nimm { $count } Waren, nicht nur { $chosen } (die Gutschrift zählt mit).
    }
refused-trade-too-many =
    { $count ->
        [one] Nimm { $count } Ware oder, auf Rang 1, alle Waren einer Sorte, nicht { $chosen } (die Gutschrift zählt mit).
       *[other] Nimm { $count } Waren oder, auf Rang 1, alle Waren einer Sorte, nicht { $chosen } (die Gutschrift zählt mit).
    }
refused-trade-credit =
    { $count ->
        [one] Die Gutschrift gibt es nur statt der { $count } Ware, nicht zu allen Waren einer Sorte dazu.
       *[other] Die Gutschrift gibt es nur als eine von { $count } Waren, nicht zu allen Waren einer Sorte dazu.
    }
refused-trade-alike = In dieser Partie musst du so viel Verschiedenes nehmen, wie du kannst.

## Optionen. Eine Wahl heißt `option-<Name>-<Wahl>`; `.about` erklärt

option-favour_timing = Gefälligkeiten
    .about = Wann eine Gefälligkeit bei einem Besuch wirkt.
option-favour_timing-immediate = sofort, wenn zuerst um sie gebeten wird
option-favour_timing-after_payment = erst, wenn alles bezahlt ist
option-territory_trim = Vierte und Fünfte in einem Territorium
    .about = Wann alle hinter dem dritten Rang aus einem Territorium entfernt werden.
option-territory_trim-after_combat = nach dem Kampf
option-territory_trim-before_combat = vor dem Kampf
option-move_targets = Figuren versetzen
    .about = Wessen Figuren Verschwörer, Informanten und Operationen versetzen dürfen.
option-move_targets-any = alle
option-move_targets-own = nur eigene
option-trade_three_items = Auswahl beim Handel
    .about = Was man auf Rang 1 und 2 in einem Territorium nimmt.
option-trade_three_items-any_combination = beliebig zusammengestellt
option-trade_three_items-all_different = möglichst lauter Verschiedenes
option-duplicate_offices = Zwei gleiche Ämter
    .about = Ob jemand beide Exemplare eines Amtes besitzen darf.
option-duplicate_offices-allowed = erlaubt
option-duplicate_offices-forbidden = verboten
option-limited_markers = Gutschriften, Einfluss- und Schande-Plättchen
    .about = Ob die Plättchen begrenzt sind. Was nicht mehr da ist, wird nicht genommen.
option-limited_markers-no = unbegrenzt
option-limited_markers-rulebook = so viele, wie das Regelheft nennt
option-limited_markers-english_box = so viele wie in der englischen Schachtel
option-mercenary_reshuffle = Söldner neu mischen
    .about = Ein leerer Söldnerstapel wird aus den abgelegten Plättchen neu gemischt. Sonst entfällt das Ziehen.
option-court_sages_need_pasha_in_hand = Weise am Hof brauchen einen Pascha
    .about = Ein Weiser darf nur an den Hof, wenn dort ein Pascha der Familie steht oder noch zu platzieren ist.

## Was eine Familie hat

group-goods = Waren
group-tokens = Plättchen
group-family = Familie
group-offices = Ämter
group-mercenaries = Söldner
holding-hardwood = { $count } Hartholz
    .label = Hartholz
holding-pottery = { $count } Töpferware
    .label = Töpferware
holding-metal = { $count } Metall
    .label = Metall
holding-spice = { $count ->
        [one] { $count } × Gewürze
       *[other] { $count } Gewürze
    }
    .label = Gewürze
holding-silk = { $count } Seide
    .label = Seide
holding-wealth = { gold-count } in Waren
    .label = Wert der Waren
holding-credits = { $count ->
        [one] { $count } Gutschrift
       *[other] { $count } Gutschriften
    }
    .label = Gutschriften
holding-influence = { $count } Einfluss-Plättchen
    .label = Einfluss-Plättchen
holding-shame = { $count } Schande-Plättchen
    .label = Schande-Plättchen
holding-pashas = { $count ->
        [one] { $count } Pascha
       *[other] { $count } Paschas
    }
    .label = Paschas
holding-merchants = { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
    .label = Händler
holding-sages = { $count ->
        [one] { $count } Weiser
       *[other] { $count } Weise
    }
    .label = Weise
holding-at_home = { $count ->
        [one] { $count } Figur zu Hause
       *[other] { $count } Figuren zu Hause
    }
    .label = Figuren zu Hause
holding-offices = { $count ->
        [one] { $count } Amt
       *[other] { $count } Ämter
    }
    .label = Ämter
holding-red_tiles = { $count ->
        [one] { $count } rotes Plättchen
       *[other] { $count } rote Plättchen
    }
    .label = Rote Söldner
holding-blue_tiles = { $count ->
        [one] { $count } blaues Plättchen
       *[other] { $count } blaue Plättchen
    }
    .label = Blaue Söldner
holding-red_strength = Stärke rot: { $count }
    .label = Stärke deiner roten Plättchen
holding-blue_strength = Stärke blau: { $count }
    .label = Stärke deiner blauen Plättchen

name-amount =
    { $good ->
        [spice] { $count ->
            [one] { $count } × { NAME($good) }
           *[other] { $count } { NAME($good) }
        }
       *[other] { $count } { NAME($good) }
    }
name-step = { $least } → { $gained }
event-tie-wealth = { SEAT($first) } und { SEAT($second) } haben gleich viele Punkte ({ $points }). Der Wert der Waren entscheidet: { SEAT($first) } { $more }, { SEAT($second) } { $less }.
event-tie-order = { SEAT($first) } und { SEAT($second) } haben gleich viele Punkte ({ $points }) und Waren von gleichem Wert. Die Reihenfolge entscheidet: { SEAT($first) } kommt früher.
points-family = Familie
points-offices = Ämter
points-others = Einfluss- und Schande-Plättchen
lost-points =
    { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
influence-count = { $count } Einfluss-Plättchen
measured-count =
    { $measure ->
        [influence] { influence-count }
        [palaces] { $count ->
            [one] Ämter aus { $count } Palast
           *[other] Ämter aus { $count } Palästen
        }
        [goods] { $count ->
            [one] { $count } Warensorte
           *[other] { $count } Warensorten
        }
        [offices] { $count ->
            [one] { $count } solches Amt
           *[other] { $count } solche Ämter
        }
       *[members] { $count ->
            [one] { $count } solche Figur
           *[other] { $count } solche Figuren
        }
    }
amount-influence = { $influence } Einfluss-Plättchen
amount-shame = { $shame } Schande-Plättchen
gold-less =
    { $less ->
        [one] { $less } Goldmünze
       *[other] { $less } Goldmünzen
    }
gold-missing =
    { $missing ->
        [one] { $missing } Goldmünze
       *[other] { $missing } Goldmünzen
    }
gold-have =
    { $have ->
        [one] { $have } Goldmünze
       *[other] { $have } Goldmünzen
    }
gold-gold =
    { $gold ->
        [one] { $gold } Goldmünze
       *[other] { $gold } Goldmünzen
    }
gold-count =
    { $count ->
        [one] { $count } Goldmünze
       *[other] { $count } Goldmünzen
    }
gold-wealth =
    { $wealth ->
        [one] { $wealth } Goldmünze
       *[other] { $wealth } Goldmünzen
    }
gold-worth =
    { $worth ->
        [one] { $worth } Goldmünze
       *[other] { $worth } Goldmünzen
    }
gold-sum =
    { $sum ->
        [one] { $sum } Goldmünze
       *[other] { $sum } Goldmünzen
    }
gold-over =
    { $over ->
        [one] { $over } Goldmünze
       *[other] { $over } Goldmünzen
    }
gold-price =
    { $price ->
        [one] { $price } Goldmünze
       *[other] { $price } Goldmünzen
    }

## Ein Zug in einer Zeile, nach dem Namen des Spielers

turn-crisis =
    Krise { $number }; rote Plättchen: { COUNT($red) ->
        [0] nirgends
       *[other] { NAME($red) }
    }; blaue Plättchen: { COUNT($blue) ->
        [0] nirgends
       *[other] { NAME($blue) }
    }
turn-round = Runde { $round } beginnt
turn-order = neue Reihenfolge: { SEAT($seats) }
turn-turned-up = { NAME($area) }: { NAME($tiles) }
turn-over =
    die Partie ist zu Ende, { COUNT($winners) ->
        [0] niemand gewinnt
        [one] { SEAT($winners) } gewinnt
       *[other] { SEAT($winners) } teilen sich den Sieg
    }
turn-place = hat { NAME($piece, case: "indefinite") } platziert: { NAME($area, case: "short") }, Rang { $rank } (Herrschaftswert { $dominance })
    .short = { NAME($piece) }: { NAME($area, case: "short") }, Rang { $rank }
turn-aside = hat { NAME($piece, case: "indefinite") } zur Seite gestellt
turn-aside-pass = hat niemanden zur Seite gestellt
turn-trade = hat { NAME($items) } genommen: { NAME($area) }
    .short = hat { NAME($items) } genommen
turn-trade-won = hat das Territorium befreit und { NAME($items) } genommen: { NAME($area) }
    .short = hat gekämpft und { NAME($items) } genommen
turn-won = hat das Territorium befreit: { NAME($area) }
turn-flee = ist geflohen: { NAME($area) }
turn-withdraw = hat gekämpft und sich zurückgezogen: { NAME($area) }
    .short = Rückzug: { NAME($area, case: "short") }
turn-trade-nothing = ist leer ausgegangen: { NAME($area) }
turn-ask =
    { $price ->
        [0] hat gebeten um: { NAME($wishes) } (kostenlos)
       *[other] hat gebeten um: { NAME($wishes) } (für { gold-price })
    }
    .short = Bitte: { NAME($wishes, case: "short") }
turn-ask-nothing = hat um nichts gebeten
turn-favour = hat eine Gefälligkeit genutzt: { NAME($leader) }
turn-activate = hat ein Amt aktiviert: { NAME($office) }
    .short = hat aktiviert: { NAME($office, case: "short") }
turn-move = hat eine Figur versetzt, { NAME($piece) }: { NAME($from) } → { NAME($to) }
turn-look = hat die Plättchen angesehen: { NAME($area) }
turn-transmute = hat einen Weisen zum Händler gemacht: { NAME($area) }
turn-transmute-pass = hat keinen Weisen zum Händler gemacht
turn-draw =
    { $count ->
        [one] hat { $count } Söldner-Plättchen gezogen
       *[other] hat { $count } Söldner-Plättchen gezogen
    }
turn-resolve = hat zum Auflösen gewählt: { NAME($area) }
    .short = Auflösung: { NAME($area, case: "short") }
turn-operation-pass = hat keine Operation genutzt
turn-scheme-pass = hat nichts versetzt
turn-end = hat den Zug beendet

## Was etwas ist

kind-guild = Palast einer Gilde
kind-court = Palast des Kalifen
kind-land = Territorium
kind-office = Amt ({ NAME($area) }): { gold-price }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kind-leader = Gildenführer ({ NAME($area) })
kind-basic = Basis-Ware
kind-fine = Ware
kind-member = Familienmitglied
kind-tile = Söldner
kind-token = Plättchen
kind-action = Aktion in einem Palast
kind-crisis = Krise

about-guild-member = Dienst: { NAME($piece, case: "nominative") } mehr für { $first }, { $second } oder { $third } Goldmünzen, je nach Rang. Oder ein Amt, oder die Gefälligkeit für { gold-price } ({ NAME($leader) }): zwei von den dreien.
about-guild-operations = Dienst: { $first }, { $second } oder { $third } Operationen, je nach Rang, kostenlos: Plättchen ansehen oder Figuren zwischen Territorien versetzen. Oder ein Amt, oder die Gefälligkeit für { gold-price } ({ NAME($leader) }): zwei von den dreien.
about-guild-tiles = Dienst: { $first }, { $second } oder { $third } Söldner-Plättchen, je nach Rang. Oder ein Amt, oder die Gefälligkeit für { gold-price } ({ NAME($leader) }): zwei von den dreien.
about-court = Eine Familie mit einem Pascha darf um Großzügigkeit bitten und ein Amt kaufen. Ohne Pascha erhält sie { amount-shame } ({ lost-points }).
about-land = Hier gibt es { NAME($goods) }. Je nach Rang nimmst du { $first }, { $second } oder { $third } Waren; auf Rang 1 darfst du stattdessen alle Waren einer Sorte nehmen. Söldner, die dort liegen, werden zuerst bekämpft.
about-office-exchange = Einmal pro Runde: Tausche eine Ware gegen eine andere Sorte.
about-office-negotiate = Einmal pro Runde: Lege ein Söldner-Plättchen ab, um eines seiner Farbe von einem Territorium zu entfernen.
about-office-basic_goods = Einmal pro Runde: Gib eine Basis-Ware für je eine der beiden anderen.
about-office-draw =
    { $count ->
        [one] Einmal pro Runde: Ziehe { $count } Söldner-Plättchen.
       *[other] Einmal pro Runde: Ziehe { $count } Söldner-Plättchen.
    }
about-office-draw_once =
    { $count ->
        [one] Beim Kauf: Ziehe { $count } Söldner-Plättchen.
       *[other] Beim Kauf: Ziehe { $count } Söldner-Plättchen.
    }
about-office-gain_goods = Einmal pro Runde: Nimm { NAME($goods) }.
about-office-monopoly = Beim Kauf: Nimm { NAME($goods) }; mit dem Amt { NAME($partner) } stattdessen { NAME($more) }.
about-office-move_palace = Zu Beginn der Auflösung: Versetze eine Figur von einem Palast in einen anderen.
about-office-move_territory = Zu Beginn der Auflösung: Versetze eine Figur von einem Territorium in ein anderes.
about-office-free_favours =
    { $count ->
        [one] Beim Kauf: Nutze { $count } Gefälligkeit kostenlos: { NAME($leaders, join: "or") }.
       *[other] Beim Kauf: Nutze { $count } verschiedene Gefälligkeiten kostenlos: { NAME($leaders, join: "or") }.
    }
about-office-tile_bonus = Jedes Plättchen, das du im Kampf einsetzt, zählt { $count } mehr.
about-office-raid = Nach einem Kampf, den du gewinnst: Nimm eine Ware einer Sorte, die es dort gibt.
about-office-service_discount = Neue Mitglieder kosten dich { gold-count } weniger: { NAME($pieces) }.
about-office-gain_member = Beim Kauf: { NAME($piece, case: "nominative") } mehr, und { amount-shame }.
about-office-late_placement = Stelle einen Pascha oder Händler zur Seite, um ihn nach allen anderen Figuren zu platzieren.
about-office-credit_discount = Deine Gutschriften senken den Preis eines Amtes um { gold-count }.
about-office-gain_credits =
    { $count ->
        [one] Beim Kauf: Nimm { $count } Gutschrift.
       *[other] Beim Kauf: Nimm { $count } Gutschriften.
    }
about-office-gain_influence = Beim Kauf: Nimm { influence-count }.
about-office-influence_by = Beim Kauf: Nimm Einfluss-Plättchen nach der Zahl deiner Weisen: { NAME($steps) }.
about-office-goods_of_choice =
    { $count ->
        [one] Beim Kauf: Nimm { $count } Ware deiner Wahl.
       *[other] Beim Kauf: Nimm { $count } Waren deiner Wahl.
    }
about-office-convert = Beim Kauf: Du darfst einen deiner Weisen zum Händler machen.
about-office-scored_influence = Beim Kauf: Nimm { amount-influence }. Punkte am Ende nach deinen Einfluss-Plättchen: { NAME($steps) }.
about-office-scored_palaces = Punkte am Ende nach der Zahl der Paläste, von denen du ein Amt hast: { NAME($steps) }.
about-office-scored_goods = Punkte am Ende nach der Zahl deiner verschiedenen Waren: { NAME($steps) }.
about-office-scored_offices = Punkte am Ende nach der Zahl deiner Ämter dort ({ NAME($palace) }): { NAME($steps) }.
about-office-scored_members = Punkte am Ende nach der Zahl deiner Familienmitglieder dieser Art ({ NAME($piece) }): { NAME($steps) }.
brief-office-exchange = eine Ware tauschen
brief-office-move_palace = eine Figur zwischen Palästen versetzen
brief-office-move_territory = eine Figur zwischen Territorien versetzen
brief-office-free_favours =
    { $count ->
        [one] { $count } Gefälligkeit kostenlos
       *[other] { $count } Gefälligkeiten kostenlos
    }
brief-office-tile_bonus = im Kampf jedes Plättchen +{ $count }
brief-office-draw =
    { $count ->
        [one] einen Söldner ziehen
       *[other] { $count } Söldner ziehen
    }
brief-office-draw_once =
    { $count ->
        [one] einen Söldner ziehen
       *[other] { $count } Söldner ziehen
    }
brief-office-raid = eine Ware nach gewonnenem Kampf
brief-office-negotiate = dein Plättchen gegen eines im Territorium
brief-office-service_discount = { gold-count } billiger: { NAME($pieces) }
brief-office-gain_member = { NAME($piece, case: "nominative") } und { amount-shame }
brief-office-late_placement = Pascha oder Händler zuletzt platzieren
brief-office-credit_discount = Gutschriften zählen { $count }
brief-office-basic_goods = eine Basis-Ware für die zwei anderen
brief-office-gain_goods = { NAME($goods) } nehmen
brief-office-monopoly = { NAME($goods) }; mehr mit dem Amt { NAME($partner) }
brief-office-gain_credits =
    { $count ->
        [one] eine Gutschrift nehmen
       *[other] { $count } Gutschriften nehmen
    }
brief-office-gain_influence = { influence-count } nehmen
brief-office-influence_by = Einfluss für { $needs } Weise
brief-office-goods_of_choice =
    { $count ->
        [one] { $count } beliebige Ware
       *[other] { $count } beliebige Waren
    }
brief-office-convert = einen Weisen zum Händler machen
brief-office-scored_influence = { amount-influence }; Punkte für { $needs }
brief-office-scored_palaces = Punkte für Ämter aus { $needs } Palästen
brief-office-scored_goods = Punkte für { $needs } Sorten Waren
brief-office-scored_offices = Punkte für { $needs } Ämter: { NAME($palace) }
brief-office-scored_members =
    { $piece ->
        [sage] Punkte für { $needs } Weise
        [merchant] Punkte für { $needs } Händler
       *[other] Punkte für { $needs } Paschas
    }
brief-service-operations = Spionage
    .at =
        { $amount ->
            [one] { $amount } Operation
           *[other] { $amount } Operationen
        }
brief-service-tiles = Söldner
    .at =
        { $amount ->
            [one] { $amount } Söldner
           *[other] { $amount } Söldner
        }
brief-service-sage = Weiser
    .at = ein Weiser für { gold-price }
brief-service-merchant = Händler
    .at = ein Händler für { gold-price }
brief-service-pasha = Pascha
    .at = ein Pascha für { gold-price }
brief-favour-tile = eine Ware geben, einen Söldner ziehen
brief-favour-exchange = eine Ware gegen eine andere tauschen
brief-favour-copy = wie ein anderer Gildenführer, dessen Preis dazukommt
brief-items =
    { $rank ->
        [1] { $count ->
                [one] { $count } Ware oder alle einer Sorte
               *[other] { $count } Waren oder alle einer Sorte
            }
       *[other]
            { $count ->
                [one] { $count } Ware
               *[other] { $count } Waren
            }
    }
brief-court = Eine Ware, Reihenfolge; keine Händler
brief-generosity = Eine beliebige Ware und ein besserer Platz in der Reihenfolge
brief-favour-credit = { brief-office-gain_credits }
brief-favour-influence = { brief-office-gain_influence }
about-favour-tile = Für { gold-price }: Gib eine Ware und ziehe ein Söldner-Plättchen beliebiger Farbe ({ NAME($area) }).
about-favour-exchange = Für { gold-price }: Tausche eine Ware gegen eine andere Sorte ({ NAME($area) }).
about-favour-copy = Für { gold-price }: die Gefälligkeit eines anderen Gildenführers, dessen Preis hinzukommt: { NAME($leaders, join: "or") } ({ NAME($area) }).
about-favour-credit =
    { $count ->
        [one] Für { gold-price }: Nimm { $count } Gutschrift ({ NAME($area) }).
       *[other] Für { gold-price }: Nimm { $count } Gutschriften ({ NAME($area) }).
    }
about-favour-influence = Für { gold-price }: Nimm { influence-count } ({ NAME($area) }).
about-good = Sätze verschiedener Waren sind { $one }, { $two }, { $three }, { $four } oder { $five } Goldmünzen wert.
about-leader = Herrschaftswert { $dominance }; ein Pascha oder Händler je Familie in einem Bereich. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, höchstens { $most } in einer Familie.
about-sage = Herrschaftswert { $dominance }; beliebig viele in einem Bereich. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, höchstens { $most } in einer Familie.
about-tile = Zählt im Kampf { $value }; { $count } davon im Spiel.
about-tiles = Zählt im Kampf { $least } bis { $most }; { $count } dieser Farbe im Spiel.
about-credit = Senkt den Preis eines Amtes einmal um { gold-count }.
about-influence = Am Ende je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, zusammen höchstens { $most }.
about-shame =
    { $points ->
        [one] Kostet am Ende je { $points } Punkt.
       *[other] Kostet am Ende je { $points } Punkte.
    }
about-service = Was die Gilde nach Rang bietet. Ein Besuch ohne Dienst und ohne Amt kostet { amount-shame }.
about-generosity = Kostenlos: Nimm eine beliebige Ware und rücke in der Reihenfolge vor.
about-crisis =
    { $count ->
        [one] Jedes Territorium, das eine Krise nennt, bekommt { $count } verdecktes Söldner-Plättchen.
       *[other] Jedes Territorium, das eine Krise nennt, bekommt { $count } verdeckte Söldner-Plättchen.
    }

## Was etwas jetzt kostet und bringt

row-resolved = In dieser Runde schon aufgelöst.
row-family = Rang { $rank }: { SEAT($family) }, Herrschaftswert { $dominance }.
row-goods = Noch da: { NAME($goods) }.
row-tiles = Hier liegt: { NAME($tiles) }.
row-items =
    { $count ->
        [one] Auf Rang { $rank } nimmst du { $count } Ware.
       *[other] Auf Rang { $rank } nimmst du { $count } Waren.
    }
row-service =
    { $price ->
        [0] Auf Rang { $rank } ist der Dienst kostenlos; deine Waren sind { gold-wealth } wert.
       *[other] Auf Rang { $rank } kostet dich der Dienst { gold-price }; deine Waren sind { gold-wealth } wert.
    }
row-operations =
    { $count ->
        [one] Der Dienst bringt { $count } Operation.
       *[other] Der Dienst bringt { $count } Operationen.
    }
row-draws =
    { $count ->
        [one] Der Dienst bringt { $count } Söldner-Plättchen.
       *[other] Der Dienst bringt { $count } Söldner-Plättchen.
    }
row-member = Der Dienst bringt eine neue Figur: { NAME($piece) }.
row-fourth = Auf Rang { $rank } nähmst du nicht teil.
row-flee = Im Weg liegt: { NAME($tiles) }. Du hast keinen Söldner dieser Farbe: { amount-shame }, { lost-points }.
row-too-weak = Im Weg liegt: { NAME($tiles) }. Deine Plättchen ({ NAME($colour) }) haben Stärke { $own } gegen mindestens Stärke { $least }.
row-fight = Im Weg liegt: { NAME($tiles) }. Wer auf Rang 1 ist, muss kämpfen oder fliehen.
row-court-needs-pasha = Schicke auch einen Pascha, sonst erhältst du { amount-shame }, { lost-points }.
row-court-shame = Du hast keinen Pascha mehr zu schicken: { amount-shame }, { lost-points }.
row-idle = Der billigste Dienst oder das billigste Amt kostet { gold-price }, deine Waren sind { gold-wealth } wert: { amount-shame }, { lost-points }.
row-nothing-there =
    { $service ->
        [family] Hier ist kein Amt mehr für dich da, und deine Familie hat schon so viele dieser Figuren, wie sie darf: { amount-shame }, { lost-points }.
       *[tiles] Hier ist kein Amt mehr für dich da und kein Söldner-Plättchen: { amount-shame }, { lost-points }.
    }
row-left = Plättchen in der Auslage: { $count }.
row-owners = Im Besitz von { SEAT($owners) }.
row-price = Kostet dich { gold-price }; deine Waren sind { gold-wealth } wert.
row-with-credit = Mit einer Gutschrift { gold-price }.
row-worth-now =
    { $points ->
        [one] Derzeit { $points } Punkt wert: Du hast { measured-count }.
       *[other] Derzeit { $points } Punkte wert: Du hast { measured-count }.
    }
row-influence = Brächte dir jetzt { influence-count }.
row-favour = { NAME($area) }: { gold-price }; deine Waren sind { gold-wealth } wert.
row-members =
    { $all ->
        [one] Du hast { $all } Figur dieser Art; zu Hause: { $home }, höchstens: { $most }.
       *[other] Du hast { $all } Figuren dieser Art; zu Hause: { $home }, höchstens: { $most }.
    }
row-you-have =
    { $piece ->
        [hardwood] Du hast { holding-hardwood }.
        [pottery] Du hast { holding-pottery }.
        [metal] Du hast { holding-metal }.
        [spice] Du hast { holding-spice }.
        [silk] Du hast { holding-silk }.
        [credit] Du hast { holding-credits }.
        [influence] Du hast { holding-influence }.
        [shame] Du hast { holding-shame }.
       *[other] Du hast { $count } × { NAME($piece) }.
    }
row-one-more = Noch eine ist dir { gold-gold } wert.

## Neben einer Wahl

remark-alone = Rang { $rank }, Herrschaftswert { $dominance }, bisher allein
remark-first =
    { $by ->
        [0] Rang { $rank }, Herrschaftswert { $dominance }, früher da als { SEAT($behind) }
       *[other] Rang { $rank }, Herrschaftswert { $dominance }, { $by } mehr als { SEAT($behind) }
    }
remark-behind =
    { $by ->
        [0] Rang { $rank }, Herrschaftswert { $dominance }; { SEAT($ahead) } war früher da
       *[other] Rang { $rank }, Herrschaftswert { $dominance }; { SEAT($ahead) } hat { $by } mehr
    }
remark-fourth =
    { $by ->
        [0] Rang { $rank }, Herrschaftswert { $dominance }: nimmt nicht teil; { SEAT($ahead) } war früher da
       *[other] Rang { $rank }, Herrschaftswert { $dominance }: nimmt nicht teil; { SEAT($ahead) } hat { $by } mehr
    }
remark-ranking =
    { COUNT($seats) ->
        [one] nur { SEAT($seats) }
       *[other] in der Reihenfolge { SEAT($seats) }
    }
remark-price = { gold-price }; deine Waren sind { gold-wealth } wert
remark-idle = weder Dienst noch Amt: { amount-shame }, { lost-points } ({ gold-price })
    .short = weder Dienst noch Amt: { amount-shame } ({ lost-points })
remark-payment =
    { $over ->
        [0] genau { gold-sum }
       *[other] { gold-sum } wert, { gold-over } zu viel
    }
remark-wins = befreit das Territorium: Stärke { $own } gegen { $enemy }
remark-beats-some = besiegt nur eine Farbe (Stärke { $own } gegen { $enemy }); du ziehst dich ohne Schande-Plättchen zurück
remark-in-vain = vergeblich (Stärke { $own } gegen { $enemy }), aber ohne Schande-Plättchen
remark-flee = { amount-shame }, { lost-points }
remark-unused = in dieser Runde ungenutzt: { NAME($offices) }
    .short =
        { COUNT($offices) ->
            [one] 1 Amt ungenutzt
           *[other] { COUNT($offices) } Ämter ungenutzt
        }
