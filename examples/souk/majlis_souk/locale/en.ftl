game-title = Souk
game-about = Bid for the wares of the market, all at once and in secret. Every coin can be spent only once.

name-dates = dates
name-olives = olives
name-honey = honey
name-copper = copper
name-incense = incense
name-silk = silk
name-saffron = saffron
name-pearls = pearls
name-wares = Wares

verb-bid = Bid
part-coin = a coin

prompt-bid = Which coin do you bid for { NAME($wares) }?
    .others = All merchants bid for { NAME($wares) }.

refused-no-such-coin = You have no coin { $coin }.

event-ware = Up for auction: { NAME($ware) }.
event-bid =
    { $coin ->
        [0] { SEAT($seat) } has chosen a coin.
       *[other] { SEAT($seat) } bids { $coin }.
    }
event-bids = The bids, seat by seat: { LIST($coins) }.
event-won = { SEAT($seat) } wins { NAME($wares) }.
event-lost = A tie: nobody gets { NAME($wares) }.
event-stays = A tie: { NAME($wares) } will go with the next ware.

option-coins = Coins
    .about = How many coins each merchant has; there are as many rounds.
option-ties = Ties
    .about = What happens to a ware if several merchants bid the most.
option-ties-lost = the ware is lost
option-ties-stays = the ware goes with the next one

## What a merchant has

holding-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .label = Coins left
holding-coin_value = { $count } in coins
    .label = Value of the coins left
holding-bid = { $count } bid
    .label = Your bid
holding-wares = { $count ->
        [one] { $count } ware
       *[other] { $count } wares
    }
    .label = Wares won

## What things are

kind-ware = Ware
about-ware = Worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to whoever wins it.
about-ware-won = Won by { SEAT($seat) }.
about-ware-lot = Up for auction now.
about-ware-lost = Lost: nobody won it.
about-ware-unseen = Not seen yet; it may not come up at all.

## Before a bid

remark-beaten = { SEAT($seats) } can bid more.
remark-tied = Nobody can bid more, but a tie with { SEAT($seats) } is possible.
remark-wins = This bid wins for certain.

## Rounds in a line

turn-ware = up for auction: { NAME($ware) }
turn-won = { SEAT($seat) } wins { NAME($wares) }
turn-lost = a tie: nobody gets { NAME($wares) }
turn-stays = a tie: { NAME($wares) } will go with the next ware
turn-over = the last coins are spent
