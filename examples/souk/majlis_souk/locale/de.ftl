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
event-stays = Gleichstand: Mit der nächsten Ware geht auch { NAME($wares) }.

option-coins = Münzen
    .about = Wie viele Münzen jeder hat; ebenso viele Runden gibt es.
option-ties = Gleichstand
    .about = Was mit einer Ware geschieht, wenn mehrere am meisten bieten.
option-ties-lost = die Ware verfällt
option-ties-stays = die Ware geht mit der nächsten
