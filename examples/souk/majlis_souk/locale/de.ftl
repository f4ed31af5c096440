game-title = Souk
game-about = Bietet gleichzeitig und geheim auf die Waren des Marktes. Jede Münze lässt sich nur einmal ausgeben.

name-dates = Datteln
name-olives = Oliven
name-honey = Honig
name-copper = Kupfer
name-incense = Weihrauch
name-silk = Seide
name-saffron = Safran
name-pearls = Perlen
name-wares = Waren

verb-bid = Bieten
part-coin = eine Münze

prompt-bid = Welche Münze bietest du für { NAME($wares) }?
    .others = Alle bieten für { NAME($wares) }.

refused-no-such-coin = Du hast keine Münze { $coin }.

event-ware = Zur Versteigerung: { NAME($ware) }.
event-bid =
    { $coin ->
        [0] { SEAT($seat) } hat eine Münze gewählt.
       *[other] { SEAT($seat) } bietet { $coin }.
    }
event-bids = Die Gebote der Reihe nach: { LIST($coins) }.
event-won = { SEAT($seat) } bekommt { NAME($wares) }.
event-lost = Gleichstand: Niemand bekommt { NAME($wares) }.
event-stays = Gleichstand: Zur nächsten Ware kommt hinzu: { NAME($wares) }.

option-coins = Münzen
    .about = Wie viele Münzen jeder hat; ebenso viele Runden gibt es.
option-ties = Gleichstand
    .about = Was mit einer Ware geschieht, wenn mehrere am meisten bieten.
option-ties-lost = die Ware verfällt
option-ties-stays = sie kommt zur nächsten Ware hinzu

## Was ein Händler hat

holding-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
    .label = Übrige Münzen
holding-coin_value = Münzen im Wert von { $count }
    .label = Wert der übrigen Münzen
holding-bid = { $count } geboten
    .label = Dein Gebot
holding-wares = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
    .label = Ersteigerte Waren

## Was die Dinge sind

kind-ware = Ware
about-ware = Wer sie ersteigert, erhält { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }.
about-ware-won = Ersteigert von { SEAT($seat) }.
about-ware-lot = Wird gerade versteigert.
about-ware-lost = Verloren: Niemand hat sie ersteigert.
about-ware-unseen = Noch nicht aufgetaucht; vielleicht kommt sie gar nicht.

## Vor einem Gebot

remark-beaten = { COUNT($seats) ->
        [one] { SEAT($seats) } kann mehr bieten.
       *[other] { SEAT($seats) } können mehr bieten.
    }
remark-tied = Niemand kann mehr bieten, aber ein Gleichstand mit { SEAT($seats) } ist möglich.
remark-wins = Dieses Gebot gewinnt sicher.

## Runden in einer Zeile

turn-ware = zur Versteigerung: { NAME($ware) }
turn-won = { SEAT($seat) } ersteigert { NAME($wares) }
turn-lost = Gleichstand: Niemand bekommt { NAME($wares) }
turn-stays = Gleichstand, zur nächsten Ware kommt hinzu: { NAME($wares) }
turn-over = die letzten Münzen sind ausgegeben
