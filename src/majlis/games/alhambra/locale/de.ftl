# Der Palast von Alhambra. Wie Teile geschrieben werden: siehe majlis/engine/words.py. Welcher Text einen Spielstein benennt: siehe ../names.py.

game-title = Der Palast von Alhambra
    .short = Alhambra
game-about = Baut die prächtigste Alhambra von Granada: Kauft Gebäude in der richtigen Währung, und wer passend bezahlt, ist gleich noch einmal am Zug. In drei Wertungen zählen die meisten Gebäude jeder Art und die längste Außenmauer.
    .line = Baut die Alhambra, Mauer um Mauer

## Namen. Fälle: .accusative mit Artikel; .plural für mehrere, .dative-plural; .side eines Plättchens

name-pavilion = Pavillon
    .accusative = den Pavillon
    .plural = Pavillons
    .dative-plural = Pavillons
name-seraglio = Serail
    .accusative = das Serail
    .plural = Serails
    .dative-plural = Serails
name-arcades = Arkaden
    .accusative = die Arkaden
    .plural = Arkaden
    .dative-plural = Arkaden
name-chambers = Gemächer
    .accusative = die Gemächer
    .plural = Gemächer
    .dative-plural = Gemächern
name-garden = Garten
    .accusative = den Garten
    .plural = Gärten
    .dative-plural = Gärten
name-tower = Turm
    .accusative = den Turm
    .plural = Türme
    .dative-plural = Türmen
name-fountain = Löwenbrunnen
    .accusative = den Löwenbrunnen
name-wall = Stadtmauer
name-vizier = Wesirstein
name-dirk = Dirk
name-bag = Beutel
name-reserve = Reserve

name-florin = Gulden
    .plural = Gulden
    .dative-plural = Gulden
name-dirham = Dirham
    .plural = Dirham
    .dative-plural = Dirham
name-denar = Denar
    .plural = Denare
    .dative-plural = Denaren
name-ducat = Dukat
    .plural = Dukaten
    .dative-plural = Dukaten

name-n = Norden
    .side = Nordseite
name-e = Osten
    .side = Ostseite
name-s = Süden
    .side = Südseite
name-w = Westen
    .side = Westseite

walls-of-piece =
    { COUNT($walls) ->
        [0] ohne Mauer
        [one] Mauer im { NAME($walls) }
       *[other] Mauern im { NAME($walls) }
    }

# .type lässt weg, was der Satz ohnehin sagt
name-tile = { NAME($type) } (Preis { $price })
    .accusative = { NAME($type, case: "accusative") } (Preis { $price })
    .type = { NAME($type, case: "accusative") }
name-tile-walls = { NAME($type) } (Preis { $price }, { walls-of-piece })
    .accusative = { NAME($type, case: "accusative") } (Preis { $price }, { walls-of-piece })
    .type = { NAME($type, case: "accusative") }
name-hut = { NAME($type) }-Bauhütte ({ walls-of-piece })
    .accusative = die { NAME($type) }-Bauhütte ({ walls-of-piece })
    .type = die { NAME($type) }-Bauhütte
name-money = { NAME($currency) } { $value }
name-exchange-card = Wechselstube { NAME($first) }/{ NAME($second) }
    .accusative = die Wechselstube { NAME($first) }/{ NAME($second) }
name-bonus-card = Bonuskarte für { NAME($tile, case: "accusative") }
    .accusative = die Bonuskarte für { NAME($tile, case: "accusative") }
name-scoring-card = Wertungskarte { $round }
    .accusative = die Wertungskarte { $round }
name-source = Wertung { $round }: { NAME($of, case: "plural") }
    .short = { NAME($of, case: "plural") }

price-in-currency =
    { $price ->
        [one] { $price } { NAME($currency) }
       *[other] { $price } { NAME($currency, case: "plural") }
    }
over-in-currency =
    { $over ->
        [one] { $over } { NAME($currency) }
       *[other] { $over } { NAME($currency, case: "plural") }
    }
sum-in-currency =
    { $sum ->
        [one] { $sum } { NAME($currency) }
       *[other] { $sum } { NAME($currency, case: "plural") }
    }
have-in-currency =
    { $have ->
        [one] { $have } { NAME($currency) }
       *[other] { $have } { NAME($currency, case: "plural") }
    }

## Was man tun kann, und was dazugehört

verb-take = Geld nehmen
verb-buy = Gebäude kaufen
verb-place = In die Alhambra bauen
verb-keep = In die Reserve legen
verb-give = Dirk geben
verb-remove = Plättchen abbauen
verb-swap = Mit der Reserve tauschen
verb-hut = Bauhütte errichten
verb-reactivate = Wesir wieder aktivieren
verb-end = Keine weitere Aktion
verb-pass = Passen
verb-use = Wesir einsetzen
verb-reveal = Bonuskarte aufdecken

part-cards = Geldkarten
part-slot = ein Platz im Bauhof
part-pay = die Karten zum Bezahlen
part-tile = ein Plättchen
part-cell = ein Feld der Alhambra
part-type = eine Gebäudeart
part-card = eine Bonuskarte

## Was gefragt wird; `.others` lesen alle anderen

prompt-action = Du bist am Zug: Wähle eine Aktion.
    .others = { SEAT($seat) } wählt eine Aktion.
prompt-extra-action = Passend bezahlt: Du hast noch eine Aktion.
    .others = { SEAT($seat) } hat passend bezahlt und darf noch eine Aktion ausführen.
prompt-place =
    { COUNT($tiles) ->
        [one] Baue dein neues Plättchen in die Alhambra oder lege es in die Reserve: { NAME($tiles) }.
       *[other] Baue deine neuen Plättchen in die Alhambra oder lege sie in die Reserve: { NAME($tiles) }.
    }
    .others = { SEAT($seat) } muss noch unterbringen: { NAME($tiles) }.
prompt-vizier = Setzt du den Wesir für eine Sonderaktion ein?
    .others = { SEAT($seat) } darf den Wesir für eine Sonderaktion einsetzen.
prompt-vizier-buy = Sonderaktion: Wähle ein Gebäude und bezahle es passend.
    .others = { SEAT($seat) } kauft mit dem Wesir ein Gebäude.
prompt-reveal = Gleich werden die { NAME($type, case: "plural") } gewertet. Deckst du eine Bonuskarte auf?
    .others = Gleich werden die { NAME($type, case: "plural") } gewertet. { SEAT($seat) } darf eine Bonuskarte aufdecken.
prompt-reveal-any = Du darfst jederzeit eine Bonuskarte aufdecken.
    .others = { SEAT($seat) } darf jederzeit eine Bonuskarte aufdecken.

## Was geschehen ist: Spielaufbau und Nachfüllen

event-starts = { SEAT($seat) } beginnt.
event-dealt = { SEAT($seat) } erhält Startgeld im Wert von { $sum }: { NAME($cards) }.
event-tile-laid = Neu im Bauhof für { NAME($slot, case: "plural") }: { NAME($tile) }.
event-money-laid = Neu ausgelegt: { NAME($cards) }.
event-huts-laid = Offen liegende Bauhütten: { NAME($tiles) }.
event-hut-turned = Aufgedeckt wird die nächste Bauhütte: { NAME($tile) }.
event-bonus-dealt =
    { SEAT($seat) } erhält { $count ->
        [one] { $count } Bonuskarte
       *[other] { $count } Bonuskarten
    }{ COUNT($cards) ->
        [0] .
       *[other] : { NAME($cards) }.
    }
event-reshuffle =
    Der Geldstapel ist aufgebraucht. { $count ->
        [one] { $count } Karte vom Ablagestapel bildet den neuen Stapel.
       *[other] { $count } Karten vom Ablagestapel werden zum neuen Stapel gemischt.
    }
event-scoring-card = Wertungskarte { $round } wird aufgedeckt.
event-dirk-draws = Dirk zieht aus dem Beutel: { NAME($tiles) }.

## Was geschehen ist: Aktionen

event-take = { SEAT($seat) } nimmt { NAME($cards, case: "accusative") }.
event-buy = { SEAT($seat) } kauft { NAME($tile, case: "accusative") } und bezahlt { $sum } mit { NAME($cards) }.
event-buy-exact = { SEAT($seat) } kauft { NAME($tile, case: "accusative") } und bezahlt passend mit { NAME($cards) }.
event-place = { SEAT($seat) } baut { NAME($tile, case: "accusative") } an.
event-keep = { SEAT($seat) } legt { NAME($tile, case: "accusative") } in die Reserve.
event-give = { SEAT($seat) } gibt Dirk { NAME($tile, case: "accusative") }.
event-build = { SEAT($seat) } baut { NAME($tile, case: "accusative") } aus der Reserve an.
event-remove = { SEAT($seat) } baut { NAME($tile, case: "accusative") } ab und legt das Plättchen in die Reserve.
event-swap = { SEAT($seat) } tauscht { NAME($old, case: "accusative") } gegen { NAME($tile, case: "accusative") } aus der Reserve.
event-hut = { SEAT($seat) } nimmt { NAME($tile, case: "accusative") }.
event-reactivate = { SEAT($seat) } aktiviert den Wesir wieder.
event-end = { SEAT($seat) } führt keine weitere Aktion aus.
event-pass = { SEAT($seat) } hat keine mögliche Aktion und passt.
event-vizier-use = { SEAT($seat) } setzt den Wesir ein.
event-vizier-pass = { SEAT($seat) } setzt den Wesir nicht ein.
event-vizier-answer =
    { $answer ->
        [1] { SEAT($seat) } will den Wesir einsetzen.
        [0] { SEAT($seat) } will den Wesir nicht einsetzen.
       *[-1] { SEAT($seat) } hat geheim über den Wesir entschieden.
    }
event-vizier-all-pass = Niemand setzt den Wesir ein.
event-reveal = { SEAT($seat) } deckt { NAME($card, case: "accusative") } auf.
event-reveal-pass = { SEAT($seat) } deckt keine Bonuskarte auf.
event-bonus-back = { SEAT($seat) } nimmt { NAME($card, case: "accusative") } zurück auf die Hand: Das Gebäude liegt nicht mehr in der Alhambra.

## Was geschehen ist: Wertungen und Spielende

event-scoring = Wertung { $round }.
event-scores-type =
    { SEAT($seat) } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $count ->
        [one] { NAME($type, case: "accusative") }
       *[other] { $count } { NAME($type, case: "plural") }
    }.
event-dirk-scores-type =
    Dirk erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $count ->
        [one] { NAME($type, case: "accusative") }
       *[other] { $count } { NAME($type, case: "plural") }
    }.
event-scores-wall =
    { SEAT($seat) } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die längste Außenmauer (Länge { $length }).
event-end-market = Der Beutel ist leer: Damit endet das Spiel.
event-end-stalled = Seit Langem hat niemand mehr etwas gekauft: Damit endet das Spiel.
event-hand-open =
    { COUNT($cards) ->
        [0] { SEAT($seat) } hat keine Geldkarten mehr.
       *[other] { SEAT($seat) } legt die Handkarten offen: { NAME($cards) }.
    }
event-last-tile = { SEAT($seat) } hat die meisten { NAME($currency, case: "plural") } ({ $sum }) und erhält { NAME($tile, case: "accusative") } kostenlos.
event-last-tile-nobody = Niemand hat allein die meisten { NAME($currency, case: "plural") }, also erhält niemand { NAME($tile, case: "accusative") }.

## Warum nicht: Geld und Käufe

refused-display-empty = Es liegen keine Geldkarten aus.
refused-take-nothing = Wähle mindestens eine Karte.
refused-not-on-display = Von diesen Karten liegen nicht genug aus: { NAME($card) }.
refused-exchange-alone = Eine Wechselstube nimmt man allein, ohne andere Karten. Nimm nur { NAME($card, case: "accusative") } oder nur Geld.
refused-take-too-much = Zusammen sind diese Karten { $sum } wert. Nimm eine einzelne beliebige Karte oder mehrere im Wert von höchstens { $most }.
refused-buy-nothing = Du kannst kein Gebäude im Bauhof bezahlen. Am wenigsten fehlt dir für { NAME($tile, case: "type") }: { price-in-currency }.
refused-market-empty = Der Bauhof ist bis zum Ende des Zuges leer.
refused-no-such-slot = So einen Platz gibt es im Bauhof nicht: { NAME($slot) }. Wähle Gulden, Dirham, Denar oder Dukat.
refused-slot-empty = Für { NAME($slot, case: "plural") } liegt gerade kein Gebäude im Bauhof.
refused-not-in-hand = Von diesen Karten hast du nicht genug auf der Hand: { NAME($card) }.
refused-too-dear = Für { NAME($tile, case: "type") } brauchst du { price-in-currency }, du hast aber nur { have-in-currency }.
refused-no-exact-payment = Bei der Sonderaktion bezahlt man passend. Du hast { have-in-currency } und kommst damit nicht genau auf { price-in-currency } für { NAME($tile, case: "type") }.
refused-too-many-exchange-cards =
    { $most ->
        [one] Pro Kauf darfst du höchstens { $most } Wechselstube ausspielen.
       *[other] Pro Kauf darfst du höchstens { $most } Wechselstuben ausspielen.
    }
refused-exchange-card-currency = Die { NAME($card) } hilft hier nicht: Sie zeigt keine { NAME($currency, case: "plural") }.
refused-exchange-card-pointless = Zur { NAME($card) } gehört mindestens eine Karte in { NAME($currency, case: "dative-plural") }. Nimm eine dazu oder lass die Wechselstube weg.
refused-wrong-currency = Hier bezahlst du in { NAME($currency, case: "dative-plural") }, nicht in { NAME($other, case: "dative-plural") }.
refused-payment-too-low = Diese Karten ergeben { $sum }; für { NAME($tile, case: "type") } brauchst du { price-in-currency }.
refused-payment-superfluous = Diese Karten ergeben { $sum }; für { NAME($tile, case: "type") } reichen { price-in-currency }. Lass die Karte mit dem Wert { $value } weg.
refused-payment-not-exact = Bei der Sonderaktion bezahlt man passend. Diese Karten ergeben { $sum }; für { NAME($tile, case: "type") } müssen es { price-in-currency } sein.

## Warum nicht: Bauen und Umbauen

refused-not-pending = Dieses Plättchen gehört nicht zu denen, die du jetzt unterbringen musst: { NAME($tile) }.
refused-fits-nowhere = Für { NAME($tile, case: "accusative") } gibt es in deiner Alhambra keinen passenden Platz.
refused-swaps-nowhere = Gegen { NAME($tile, case: "accusative") } lässt sich in deiner Alhambra nichts austauschen.
refused-give-hut = Dirk bekommt keine Bauhütten, nur gekaufte Gebäude. Baue { NAME($tile, case: "accusative") } in die Alhambra oder lege sie in die Reserve.
refused-reserve-empty = Deine Reserve ist leer.
refused-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve: { NAME($tile) }.
refused-only-fountain = In deiner Alhambra liegt nur der Löwenbrunnen, und der bleibt, wo er ist.
refused-place-later = Neue Plättchen werden erst nach deiner letzten Aktion gebaut.
refused-place-occupied = Hier liegt schon ein Plättchen. Wähle ein leeres Feld.
refused-place-no-contact = Neben diesem Feld liegt kein Plättchen. Ein neues Plättchen muss mit einer Seite an ein anderes stoßen.
refused-place-sides =
    Nicht hier: Mauer muss auf Mauer treffen, offene Seite auf offene Seite ({ NAME($neighbour) }: { NAME($meets, case: "side") } { $wall ->
        [mine] offen
       *[theirs] mit Mauer
    }; dein Plättchen, { NAME($tile) }: { NAME($side, case: "side") } { $wall ->
        [mine] mit Mauer
       *[theirs] offen
    }).
refused-place-unreachable = Vom Löwenbrunnen aus käme man zu Fuß nicht hierher: Baust du { NAME($tile, case: "accusative") } an diese Stelle, muss mindestens eine offene Seite zu einem Nachbarplättchen führen.
refused-place-gap = Dadurch entstünde eine Lücke, die ringsum eingeschlossen ist.
refused-place-empty = Hier liegt kein Plättchen.
refused-place-fountain = Der Löwenbrunnen bleibt, wo er ist. Man kann ihn weder abbauen noch tauschen.
refused-place-cut-off = Baust du { NAME($tile, case: "accusative") } ab, kommt man vom Löwenbrunnen nicht mehr zu Fuß zu einem anderen Plättchen: { NAME($neighbour) }.

## Warum nicht: Spielzug und Module

refused-must-act = Du hast noch eine mögliche Aktion und musst sie nutzen.
refused-use-vizier = Du kannst kein Gebäude passend bezahlen und deshalb den Wesir nicht einsetzen.
refused-vizier-active = Dein Wesir ist schon aktiviert.
refused-too-many-huts =
    { $most ->
        [one] Du hast schon { $most } Bauhütte. Mehr darf niemand besitzen.
       *[other] Du hast schon { $most } Bauhütten. Mehr darf niemand besitzen.
    }
refused-no-huts-left = Es sind keine Bauhütten mehr da.
refused-no-such-type = So eine Gebäudeart gibt es nicht: { NAME($type) }. Wähle Pavillon, Serail, Arkaden, Gemächer, Garten oder Turm.
refused-hut-stack-empty = Es sind keine { NAME($type) }-Bauhütten mehr da.
refused-no-bonus-card = Du hast keine verdeckte Bonuskarte.
refused-reveal-nothing = Du hast keine Bonuskarte, die du jetzt aufdecken kannst: Ihr Gebäude muss in deiner Alhambra liegen.
refused-not-my-bonus-card = Diese Bonuskarte hast du nicht verdeckt auf der Hand: { NAME($card) }.
refused-bonus-not-eligible = Diese Bonuskarte darfst du erst aufdecken, wenn du { NAME($tile, case: "accusative") } in deiner Alhambra hast.
refused-bonus-other-type = Jetzt zählen nur Bonuskarten für { NAME($type, case: "plural") }. Behalte { NAME($card, case: "accusative") } für später.

## Optionen. Eine Auswahl ist `option-<name>-<choice>`; `.about` erklärt

option-modules = Module
    .about = Teile der ersten Erweiterung, beliebig kombinierbar.
option-modules-vizier = Die Gunst des Wesirs
    .about = Zwischen zwei Spielzügen darf, wer passend bezahlen kann, mit dem Wesirstein ein Gebäude kaufen.
option-modules-exchange_cards = Die Wechselstuben
    .about = Mit einer Wechselstube lässt sich ein Gebäude in zwei Währungen bezahlen.
option-modules-bonus_cards = Die Bonuskarten
    .about = Jede Karte nennt ein Gebäude ohne Mauer. Aufgedeckt zählt sie wie ein weiteres Gebäude, solange das genannte in der eigenen Alhambra liegt.
option-modules-huts = Die Bauhütten
    .about = Bauhütten kosten nichts. In einer Wertung zählt jede die benachbarten Gebäude ihrer Art.
option-end_trigger = Spielende
    .about = Wann das Spiel nach dem Nachfüllen des Bauhofs zu Ende geht.
option-end_trigger-cannot_refill = wenn der Bauhof nicht mehr aufgefüllt werden kann
option-end_trigger-bag_empty = sobald der Beutel leer ist
option-extra_action = Bonuszug
    .about = Ob man auf die Aktion verzichten darf, die man durch passendes Bezahlen gewinnt.
option-extra_action-optional = freiwillig
option-extra_action-mandatory = Pflicht, wenn möglich
option-starting_player_tie = Gleichstand um den Startspieler
    .about = Wer beginnt, wenn mehrere die wenigsten Karten und die gleiche Summe haben.
option-starting_player_tie-random = das Los entscheidet
option-starting_player_tie-seat_order = wer in der Sitzreihenfolge zuerst kommt
option-dirk_can_win = Dirk kann gewinnen
    .about = Im Spiel zu zweit steht Dirk am Ende mit in der Rangliste und kann gewinnen.
option-open_money = Offene Geldkarten
    .about = Alle sehen alle Geldkarten. Sonst muss man sie sich merken.
option-vizier_window = Frage nach dem Wesir
    .about = Wie die Spieler zwischen zwei Spielzügen gefragt werden.
option-vizier_window-sequential = der Reihe nach
option-vizier_window-simultaneous = alle zugleich und geheim
option-vizier_may_end_game = Der Wesir kann das Spiel beenden
    .about = Das Spiel geht auch zu Ende, wenn der Bauhof nach einer Sonderaktion nicht aufgefüllt werden kann.
option-exchange_max_per_purchase = Wechselstuben pro Kauf
    .about = Wie viele Wechselstuben man bei einem Kauf ausspielen darf.
option-bonus_auto_reveal_final = Bonuskarten am Ende von selbst aufdecken
    .about = Vor der letzten Wertung werden alle Bonuskarten, die zählen, ohne Nachfrage aufgedeckt.
option-huts_count_each_other = Bauhütten zählen einander
    .about = Auch eine benachbarte Bauhütte derselben Art erhöht den Wert einer Bauhütte.
option-stall_rounds = Runden ohne Kauf
    .about = Nach so vielen Runden, in denen niemand kauft, geht das Spiel zu Ende. 0: nie.
option-closed_wall_counts_all = Geschlossene Mauer zählt ganz
    .about = Eine Mauer, die rings um die ganze Alhambra läuft, zählt mit voller Länge. Sonst zählt sie ein Stück weniger.

## Was ein Spieler hat

group-money = Geld
group-buildings = Alhambra
group-modules = Module
holding-florin = { $count } Gulden
    .label = Gulden
holding-dirham = { $count } Dirham
    .label = Dirham
holding-denar = { $count ->
        [one] { $count } Denar
       *[other] { $count } Denare
    }
    .label = Denare
holding-ducat = { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }
    .label = Dukaten
holding-cards = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
    .label = Handkarten
holding-exchange_cards = { $count ->
        [one] { $count } Wechselstube
       *[other] { $count } Wechselstuben
    }
    .label = Wechselstuben
holding-pavilion = { $count ->
        [one] { $count } Pavillon
       *[other] { $count } Pavillons
    }
    .label = Pavillons
holding-seraglio = { $count ->
        [one] { $count } Serail
       *[other] { $count } Serails
    }
    .label = Serails
holding-arcades = { $count } × Arkaden
    .label = Arkaden
holding-chambers = { $count } × Gemächer
    .label = Gemächer
holding-garden = { $count ->
        [one] { $count } Garten
       *[other] { $count } Gärten
    }
    .label = Gärten
holding-tower = { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
    .label = Türme
holding-wall = { $count ->
        [one] { $count } Mauerstück
       *[other] { $count } Mauerstücke
    }
    .label = Längste Außenmauer
holding-reserve = { $count ->
        [one] { $count } Plättchen in der Reserve
       *[other] { $count } Plättchen in der Reserve
    }
    .label = Reserve
holding-huts = { $count ->
        [one] { $count } Bauhütte
       *[other] { $count } Bauhütten
    }
    .label = Bauhütten
holding-vizier = { $count ->
        [one] { $count } aktivierter Wesir
       *[other] { $count } aktivierte Wesire
    }
    .label = Aktivierter Wesir
holding-bonus_hidden = { $count ->
        [one] { $count } verdeckte Bonuskarte
       *[other] { $count } verdeckte Bonuskarten
    }
    .label = Verdeckte Bonuskarten
holding-bonus_open = { $count ->
        [one] { $count } offene Bonuskarte
       *[other] { $count } offene Bonuskarten
    }
    .label = Offene Bonuskarten
points-round_1 = Erste Wertung
points-round_2 = Zweite Wertung
points-round_3 = Dritte Wertung

## Ein Zug in einer Zeile, nach dem Namen des Spielers

turn-buy = hat { NAME($tiles, case: "type") } für { $sum } gekauft
turn-buy-take = hat { NAME($tiles, case: "type") } für { $sum } gekauft und { NAME($cards, case: "accusative") } genommen
turn-vizier-buy = hat mit dem Wesir { NAME($tiles, case: "type") } für { $sum } gekauft
turn-vizier-use = hat den Wesir eingesetzt
turn-hut = hat { NAME($tile, case: "type") } genommen
turn-build = hat { NAME($tile, case: "type") } aus der Reserve gebaut
turn-swap = hat { NAME($old, case: "type") } gegen { NAME($tile, case: "type") } aus der Reserve getauscht
turn-remove = hat { NAME($tile, case: "type") } abgebaut
turn-take = hat { NAME($cards, case: "accusative") } genommen
turn-reactivate = hat den Wesir wieder aktiviert
turn-place = hat { NAME($tile, case: "type") } gebaut
turn-give = hat Dirk { NAME($tile, case: "type") } gegeben
turn-keep = hat { NAME($tile, case: "type") } in die Reserve gelegt
turn-pass = hatte keine mögliche Aktion
turn-scoring = Wertung { $round }
turn-end-market = der Beutel ist leer, das Spiel geht zu Ende
turn-end-stalled = seit Langem hat niemand mehr etwas gekauft, das Spiel geht zu Ende
turn-over =
    { COUNT($winners) ->
        [0] die Partie ist zu Ende, von den Spielern gewinnt niemand
        [one] die Partie ist zu Ende, { SEAT($winners) } gewinnt
       *[other] die Partie ist zu Ende, { SEAT($winners) } teilen sich den Sieg
    }

## Was die Dinge sind

kind-tile = Gebäude
kind-hut = Bauhütte
kind-type = Gebäudeart
kind-currency = Währung und Platz im Bauhof
kind-money = Geldkarte
kind-exchange = Wechselstube
kind-bonus = Bonuskarte
kind-scoring-card = Wertungskarte
kind-fountain = Startplättchen
kind-wall = Mauer
kind-vizier = Wesirstein
kind-dirk = Dritter Spieler im Spiel zu zweit
kind-bag = Verdeckte Plättchen
kind-reserve = Plättchen außerhalb der Alhambra

about-tile = Preis { $price }, { walls-of-piece }. In deiner Alhambra zählt das Plättchen zu deinen { NAME($type, case: "dative-plural") }; die meisten { NAME($type, case: "plural") } bringen in den drei Wertungen { LIST($points) } Punkte.
about-hut =
    { $each ->
        [one] Kostenlos, { walls-of-piece }. In einer Wertung zählt die Bauhütte die benachbarten { NAME($type, case: "plural") }, die nicht hinter einer Mauer liegen, höchstens { $most }. Niemand darf mehr als { $each } Bauhütte besitzen.
       *[other] Kostenlos, { walls-of-piece }. In einer Wertung zählt die Bauhütte die benachbarten { NAME($type, case: "plural") }, die nicht hinter einer Mauer liegen, höchstens { $most }. Niemand darf mehr als { $each } Bauhütten besitzen.
    }
about-type = { $tiles } Plättchen, Preis { $low } bis { $high }. Punkte für die meisten, die zweitmeisten und so weiter: { LIST($first) } in Wertung 1; { LIST($second) } in Wertung 2; { LIST($third) } in Wertung 3.
about-currency = Das Gebäude auf diesem Platz im Bauhof bezahlt man in { NAME($currency, case: "dative-plural") }. Karten mit den Werten 1 bis { $most }, je { $copies } (zu zweit je { $pair }). Am Ende erhält, wer die meisten { NAME($currency, case: "plural") } auf der Hand hat, das Gebäude, das hier noch liegt.
about-money = Bezahlt { $value } in { NAME($currency, case: "dative-plural") }. Man nimmt eine beliebige Karte oder mehrere im Wert von höchstens { $most }. Wechselgeld gibt es nicht; wer passend bezahlt, hat noch eine Aktion.
about-exchange = Damit darfst du ein Gebäude, das { NAME($first, case: "plural") } oder { NAME($second, case: "plural") } kostet, in beiden Währungen bezahlen. Man nimmt sie allein; selbst ist sie nichts wert.
about-bonus = Aufgedeckt zählt sie wie ein weiteres Plättchen ihrer Art ({ NAME($type, case: "plural") }), solange du { NAME($tile, case: "accusative") } in deiner Alhambra hast.
about-scoring-card = Taucht sie beim Nachfüllen der Geldkarten auf, folgt am Ende des Zuges Wertung { $round }.
about-fountain = Mit ihm beginnt jede Alhambra. Alle Plättchen müssen von ihm aus zu Fuß erreichbar sein; man kann ihn weder abbauen noch tauschen.
about-wall =
    In jeder Wertung bringt jedes Stück deiner längsten zusammenhängenden Außenmauer { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Mauern zwischen zwei Plättchen zählen nicht.
about-vizier = Zwischen zwei Zügen darf, wer passend bezahlt, mit dem aktivierten Stein ein Gebäude außer der Reihe kaufen. Eine Aktion aktiviert den Stein wieder.
about-dirk = Er hat keine Züge, kein Geld und keine Mauern, aber seine Plättchen zählen in jeder Wertung. Er beginnt mit { $start } Plättchen, zieht nach Wertung 1 noch { $then } und nach Wertung 2 dann 1/{ $part } der Plättchen im Beutel.
about-bag = Daraus wird der Bauhof nach jedem Zug aufgefüllt. Geht das nicht mehr, ist das Spiel zu Ende.
about-reserve = Was hier liegt, zählt nicht. Es zu bauen oder gegen ein Plättchen der Alhambra zu tauschen kostet eine Aktion.
about-scoring =
    { $places ->
        [1] Die meisten jeder Art; die längste Mauer jeder Alhambra
        [2] Die meisten und zweitmeisten jeder Art; die längste Mauer jeder Alhambra
       *[other] Die meisten, zweit- und drittmeisten jeder Art; die längste Mauer jeder Alhambra
    }
    .places =
        { $places ->
            [1] 1.
            [2] 1. / 2.
           *[other] 1. / 2. / 3.
        }
    .ties = Bei Gleichstand werden die Punkte der Plätze geteilt und abgerundet.
brief-take = eine oder bis Summe { $most }
brief-huts = kostenlos, höchstens { $most }
brief-exact = passend: Bonuszug

about-for-sale = Zu kaufen für { price-in-currency }.
about-built = In der Alhambra von { SEAT($seat) }.
about-kept = In der Reserve von { SEAT($seat) }.
about-pending = Noch unterzubringen.
about-dirk-has = Bei Dirk.
about-in-bag = Noch im Beutel.
about-left-over = Aus dem Spiel: Niemand hat das Plättchen bekommen.
about-hut-top = Liegt offen aus, kostenlos.
about-hut-below = Liegt noch verdeckt im Stapel.
about-unused = Spielt in dieser Partie nicht mit.
about-pay-exactly = Du kannst { price-in-currency } passend bezahlen und hättest noch eine Aktion.
about-overpay = Du müsstest { sum-in-currency } bezahlen: { over-in-currency } zu viel.
about-missing = Dir fehlen { price-in-currency }.
about-wall-range = Deine längste Außenmauer, jetzt { $now } lang, wäre je nach Feld { $low } bis { $high } lang.
about-wall-then = Deine längste Außenmauer, jetzt { $now } lang, wäre { $high } lang.
about-on-display =
    { $count ->
        [one] { $count } solche Karte liegt aus.
       *[other] { $count } solche Karten liegen aus.
    }
about-in-hand =
    { $count ->
        [one] { $count } solche Karte auf deiner Hand.
       *[other] { $count } solche Karten auf deiner Hand.
    }
about-type-count = { SEAT($seat) } hat { $count } ({ NAME($type, case: "plural") }).
about-type-dirk = Dirk hat { $count } ({ NAME($type, case: "plural") }).
about-type-next =
    Nach jetzigem Stand brächten sie dir in Wertung { $round } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
about-slot = Hier zu kaufen: { NAME($tile) }.
about-slot-empty = Hier liegt gerade kein Gebäude.
about-money-have = Du hast { price-in-currency } auf der Hand.
about-bonus-open = Liegt offen vor { SEAT($seat) }.
about-bonus-yours = Verdeckt auf deiner Hand.
about-bonus-ready = Du darfst sie aufdecken: Ihr Gebäude liegt in deiner Alhambra.
about-bonus-hidden = Verdeckt oder aus dem Spiel.
about-scoring-done = Ist schon aufgetaucht.
about-scoring-ahead = Steckt noch im Geldstapel.
about-bag-left = Noch { $count } Plättchen.
about-bag-type = { NAME($type, case: "plural") }: { $count }
about-dirk-now = { $count } Plättchen, Punkte bisher: { $points }.
about-vizier-ready =
    { COUNT($seats) ->
        [0] Kein Wesir ist gerade aktiviert.
       *[other] Aktiviert: { SEAT($seats) }.
    }
about-reserve-yours = { $count } Plättchen in deiner Reserve.
about-wall-now =
    { SEAT($seat) }: Länge { $length }, das sind { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } je Wertung.

## Vor einer Wahl

remark-tile = { NAME($tile) }
remark-exact = Passend bezahlt: Du hast noch eine Aktion.
remark-over = Du zahlst { over-in-currency } zu viel: Der Preis ist { price-in-currency }, und Wechselgeld gibt es nicht.
remark-exact-then = Damit könntest du passend bezahlen: { NAME($tiles) }.
remark-fits-nowhere = Für { NAME($tile, case: "type") } gibt es in deiner Alhambra keinen passenden Platz, nur in der Reserve.
remark-standing =
    Damit hast du { $count ->
        [one] { $count } { NAME($type) }
       *[other] { $count } { NAME($type, case: "plural") }
    }: Platz { $place }{ $tied ->
        [0] .
        [one] , geteilt mit { $tied } anderen Spieler.
       *[other] , geteilt mit { $tied } anderen Spielern.
    }
remark-blocks = Danach gäbe es keinen Platz mehr für { NAME($tile, case: "accusative") }.
remark-bonus = Dann darfst du { NAME($card, case: "accusative") } aufdecken.
remark-keep = In der Reserve zählt { NAME($tile) } nicht, und der Bau kostet später eine Aktion.
remark-give =
    Dirk hätte { $count ->
        [one] { $count } { NAME($type) }
       *[other] { $count } { NAME($type, case: "plural") }
    }, du hast { $have } davon.
remark-bonus-back = Du müsstest { NAME($card, case: "accusative") } zurück auf die Hand nehmen.
remark-hut =
    Auf dem besten Feld zählt sie als { $value ->
        [one] { $value } { NAME($type) }
       *[other] { $value } { NAME($type, case: "plural") }
    }.
remark-huts-left =
    { $left ->
        [0] Danach darfst du keine Bauhütte mehr nehmen: { $most } sind insgesamt erlaubt.
        [one] Danach darfst du noch { $left } Bauhütte nehmen: { $most } sind insgesamt erlaubt.
       *[other] Danach darfst du noch { $left } Bauhütten nehmen: { $most } sind insgesamt erlaubt.
    }
remark-action-unused = Du verzichtest auf die Aktion, die du durch passendes Bezahlen gewonnen hast.
    .short = 1 Aktion ungenutzt
