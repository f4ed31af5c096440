# Der Spielplan von Alhambra: was nur die Seite sagt. Die Worte des Spiels selbst stehen in
# src/majlis/games/alhambra/locale.

## Gemeinsames

board-market = Bauhof
board-sold = verkauft
board-exact = Passend: { $cards }
board-over = { $sum } zahlen, kein Wechselgeld
board-short = Es fehlen { $count }
board-no-exact = Nicht passend bezahlbar
board-money = Geld nehmen
board-take-one = Eine Karte, egal wie hoch
board-take-sum =
    { $count ->
        [one] Wert { $sum }
       *[other] { $count } Karten, Wert { $sum }
    }
board-together =
    { $count ->
        [1] zusammen möglich: { $first }
       *[2] zusammen möglich: { $first } oder { $second }
    }
board-display-empty = Es liegt kein Geld aus
board-huts = Bauhütten
board-hut-stack = { NAME($tile) }, { $count } im Stapel

## Eigenes

board-own = Deine Sachen
board-hand = Dein Geld
board-hand-sum =
    { $count ->
        [one] { $sum } auf { $count } Karte
       *[other] { $sum } auf { $count } Karten
    }
board-hand-empty = Kein Geld auf der Hand
board-exchange = Wechselstube
board-own-reserve = Deine Reserve
board-reserve = Reserve
board-reserve-empty = Leer
board-pending = Zu bauen
board-pending-tile = Noch zu bauen: { $tile }
board-reserve-tile = In deiner Reserve: { $tile }
board-picked-up = in der Hand
board-bonus-cards = Bonuskarten
board-bonus-open = { NAME($card) }, aufgedeckt
board-reveal = Aufdecken
board-hidden = verdeckt
board-vizier-active = Wesirstein: aktiviert
board-vizier-used = Wesirstein: nicht aktiviert

## Der Palast

board-own-palace = Deine Alhambra
board-palace-of = Alhambra von { SEAT($seat) }
board-own-wall = Deine längste Außenmauer:
board-longest-wall = Längste Mauer
board-wall-length = Längste Außenmauer: { $count }
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-fit = Ganze Alhambra zeigen
board-tile = { NAME($type) }, Preis { $price }, { walls-of-piece }
board-tile-rest = { $price ->
        [0] { walls-of-piece }
       *[other] Preis { $price }, { walls-of-piece }
    }
board-cell-fountain = in der Mitte
board-cell-east = { $count } östlich
board-cell-west = { $count } westlich
board-cell-north = { $count } nördlich
board-cell-south = { $count } südlich
board-cell-free = Hier bauen, { $at }
board-cell-refused = Passt hier nicht, { $at }
board-cell-built = { $tile }, { $at }
board-cell-swap = Tauschen mit { $tile }, { $at }

## Fragen

board-ask-take = Nimm { NAME($cards, case: "accusative") }
board-do-take = Nehmen
board-ask-buy = Kaufe { NAME($type, case: "accusative") } für { price-in-currency }
board-do-buy = { $sum } bezahlen
board-ask-place =
    { $hut ->
        [hut] Baue die { NAME($type) }-Bauhütte
       *[tile] Baue { NAME($type, case: "accusative") }
    }
board-ask-place-reserve =
    { $hut ->
        [hut] Baue die { NAME($type) }-Bauhütte aus deiner Reserve
       *[tile] Baue { NAME($type, case: "accusative") } aus deiner Reserve
    }
board-ask-place-hint = Wähle ein leuchtendes Feld
board-ask-place-nowhere = Passt gerade nirgends
board-ask-place-nowhere-new = Passt gerade nirgends; lege es in die Reserve
board-ask-built = Umbauen: { NAME($type) }
board-ask-built-hint =
    { $swaps ->
        [0] Baue es ab oder lege es zurück
       *[other] Baue es ab oder tausche es gegen ein leuchtendes Plättchen der Reserve
    }
board-swap-for = Tauschen gegen { NAME($type, case: "accusative") }
board-swap-not = Passt dort nicht
board-said-put-back = Zurückgelegt

## Mitspieler

board-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-in-reserve =
    { $count ->
        [0] Reserve leer
       *[other] { $count } in der Reserve
    }
board-bonus-of = Bonuskarten: { $hidden } verdeckt, { $open } aufgedeckt
board-huts-of =
    { $count ->
        [one] { $count } Bauhütte
       *[other] { $count } Bauhütten
    }
board-open-palace = Alhambra von { SEAT($seat) } ansehen
board-all-palaces = Alle Alhambras
board-previous-palace = Vorige
board-next-palace = Nächste
board-hand-open = Geld auf der Hand
board-dirk-tiles =
    { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }

## Punkte

board-scoring = Wertung
board-scoring-label = Wertungen vorbei: { $done } von { $all }.
board-scoring-within =
    { $latest ->
        [one] Wertung { $round } kommt mit der nächsten Geldkarte.
       *[other] Wertung { $round } kommt mit der { $earliest }. bis { $latest }. Geldkarte ab jetzt.
    }
board-scoring-last =
    { $tiles ->
        [one] Wertung { $round } kommt am Ende: noch { $tiles } Gebäude im Beutel.
       *[other] Wertung { $round } kommt am Ende: noch { $tiles } Gebäude im Beutel.
    }
board-scorings-done = Alle Wertungen sind vorbei.
board-in-bag =
    { $count ->
        [one] Gebäude im Beutel
       *[other] Gebäude im Beutel
    }
board-in-deck =
    { $count ->
        [one] Karte im Stapel
       *[other] Karten im Stapel
    }
board-standing = Stand jetzt
board-standing-round = Wertung { $round }
board-standing-caption = Gebäude nach Art und was sie in Wertung { $round } einbringen würden
board-you = du
board-show-points = Punkte zeigen
board-show-counts = Anzahl zeigen
board-walls = Mauern
board-scoring-number = Wertung { $round }

end-vizier = Ohne Wesir

## Vor dem Bezahlen und Anlegen

board-areas = Bereiche
board-palace = Alhambra
board-payment = Bezahlen
board-way = { NAME($cards) }
board-way-exact = passend
board-way-over = { $over } zu viel
board-fits =
    { $count ->
        [0] Passt jetzt nirgends: Es käme in deine Reserve
        [one] Passt auf ein Feld
       *[other] Passt auf { $count } Felder
    }
board-fits-none = passt nirgends
board-fits-wall = Längste Mauer { $now } → { $to }
board-fits-points = { $points } bei Wertung jetzt
board-prospect = Längste Mauer { $now } → { $wall }, { $points } bei Wertung jetzt

## Die Zusammenfassung einer Wertung

board-summary =
    { $round ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[other] Dritte Wertung
    }
board-summary-each = je { $points }
board-summary-sum = Diese Wertung
board-summary-score = Punktestand
board-summary-behind = Du bist { $rank }., { $points } hinter { $who }.
board-summary-ahead = Du führst, { $points } vor { $who }.
board-summary-level = Du führst zusammen mit { $who }.
board-summary-close = Weiterspielen
board-summary-again = Wertung { $round } noch einmal zeigen
board-summary-hint = Noch einmal: { $round } in der Leiste

board-unless =
    { $count ->
        [0] außer bei …
       *[other] außer bei { NAME($pieces) }
    }
board-unless-about = Trotzdem fragen, solange eines davon offen liegt
