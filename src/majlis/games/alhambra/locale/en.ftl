# Alhambra. How parts are written: see majlis/engine/words.py. Which message names a piece: see ../names.py.

game-title = Alhambra
    .short = Alhambra
game-about = Build the finest Alhambra of Granada: buy buildings in the right currency, and act again whenever you pay exactly. Three scorings reward the most buildings of each type and the longest wall.
    .line = Build the Alhambra, wall by wall

## Names. Cases: .accusative with the article; .plural for several; .side of a tile

name-pavilion = pavilion
    .accusative = the pavilion
    .plural = pavilions
name-seraglio = seraglio
    .accusative = the seraglio
    .plural = seraglios
name-arcades = arcades
    .accusative = the arcades
    .plural = arcades
name-chambers = chambers
    .accusative = the chambers
    .plural = chambers
name-garden = garden
    .accusative = the garden
    .plural = gardens
name-tower = tower
    .accusative = the tower
    .plural = towers
name-fountain = fountain
    .accusative = the fountain
name-wall = wall
name-vizier = vizier stone
name-dirk = Dirk
name-bag = bag
name-reserve = reserve

name-florin = florin
    .plural = florins
name-dirham = dirham
    .plural = dirhams
name-denar = denar
    .plural = denars
name-ducat = ducat
    .plural = ducats

name-n = north
    .side = north side
name-e = east
    .side = east side
name-s = south
    .side = south side
name-w = west
    .side = west side

walls-of-piece =
    { COUNT($walls) ->
        [0] no walls
        [one] wall { NAME($walls) }
       *[other] walls { NAME($walls) }
    }

# .type leaves out what a sentence says anyway
name-tile = { NAME($type) } (price { $price })
    .accusative = { NAME($type, case: "accusative") } (price { $price })
    .type = { NAME($type, case: "accusative") }
name-tile-walls = { NAME($type) } (price { $price }, { walls-of-piece })
    .accusative = { NAME($type, case: "accusative") } (price { $price }, { walls-of-piece })
    .type = { NAME($type, case: "accusative") }
name-hut = { NAME($type) } hut ({ walls-of-piece })
    .accusative = the { NAME($type) } hut ({ walls-of-piece })
    .type = the { NAME($type) } hut
name-money = { NAME($currency) } { $value }
name-exchange-card = exchange card { NAME($first) }/{ NAME($second) }
    .accusative = the exchange card { NAME($first) }/{ NAME($second) }
name-bonus-card = bonus card for { NAME($tile, case: "accusative") }
    .accusative = the bonus card for { NAME($tile, case: "accusative") }
name-scoring-card = scoring card { $round }
    .accusative = scoring card { $round }
name-source = Scoring { $round }: { NAME($of, case: "plural") }
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

## What can be done, and what belongs to it

verb-take = Take money
verb-buy = Buy a building
verb-place = Place in the Alhambra
verb-keep = Put into the reserve
verb-give = Give to Dirk
verb-remove = Remove to the reserve
verb-swap = Swap with the reserve
verb-hut = Take a builders’ hut
verb-reactivate = Reactivate the vizier
verb-end = No further action
verb-pass = Pass
verb-use = Use the vizier
verb-reveal = Reveal a bonus card

part-cards = money cards
part-slot = a place in the market
part-pay = the cards to pay with
part-tile = a tile
part-cell = a cell of the Alhambra
part-type = a building type
part-card = a bonus card

## What a player is asked; `.others` is what everybody else reads

prompt-action = Your turn: choose an action.
    .others = { SEAT($seat) } chooses an action.
prompt-extra-action = You paid exactly: one more action.
    .others = { SEAT($seat) } paid exactly and has one more action.
prompt-place =
    { COUNT($tiles) ->
        [one] Place your new tile in the Alhambra or put it into the reserve: { NAME($tiles) }.
       *[other] Place your new tiles in the Alhambra or put them into the reserve: { NAME($tiles) }.
    }
    .others = { SEAT($seat) } still has to place: { NAME($tiles) }.
prompt-vizier = Do you use the vizier for a special purchase?
    .others = { SEAT($seat) } may use the vizier for a special purchase.
prompt-vizier-buy = Special purchase: choose a building and pay its price exactly.
    .others = { SEAT($seat) } makes a special purchase.
prompt-reveal = The { NAME($type, case: "plural") } are about to be counted. Do you reveal a bonus card?
    .others = The { NAME($type, case: "plural") } are about to be counted. { SEAT($seat) } may reveal a bonus card.
prompt-reveal-any = You may reveal a bonus card at any time.
    .others = { SEAT($seat) } may reveal a bonus card at any time.

## What happened: setup and refills

event-starts = { SEAT($seat) } begins.
event-dealt = { SEAT($seat) } starts with money worth { $sum }: { NAME($cards) }.
event-tile-laid = New in the market, for { NAME($slot, case: "plural") }: { NAME($tile) }.
event-money-laid = New on display: { NAME($cards) }.
event-huts-laid = Huts on offer: { NAME($tiles) }.
event-hut-turned = New hut on offer: { NAME($tile) }.
event-bonus-dealt =
    { SEAT($seat) } gets { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }{ COUNT($cards) ->
        [0] .
       *[other] : { NAME($cards) }.
    }
event-reshuffle =
    The money deck is used up. { $count ->
        [one] { $count } card of the discard pile becomes the new deck.
       *[other] { $count } cards of the discard pile are shuffled into a new deck.
    }
event-scoring-card = Scoring card { $round } turns up.
event-dirk-draws = Dirk draws: { NAME($tiles) }.

## What happened: actions

event-take = { SEAT($seat) } takes { NAME($cards, case: "accusative") }.
event-buy = { SEAT($seat) } buys { NAME($tile, case: "accusative") } and pays { $sum } with { NAME($cards) }.
event-buy-exact = { SEAT($seat) } buys { NAME($tile, case: "accusative") } and pays exactly with { NAME($cards) }.
event-place = { SEAT($seat) } places { NAME($tile, case: "accusative") }.
event-keep = { SEAT($seat) } puts { NAME($tile, case: "accusative") } into the reserve.
event-give = { SEAT($seat) } gives { NAME($tile, case: "accusative") } to Dirk.
event-build = { SEAT($seat) } places { NAME($tile, case: "accusative") } from the reserve.
event-remove = { SEAT($seat) } moves { NAME($tile, case: "accusative") } to the reserve.
event-swap = { SEAT($seat) } replaces { NAME($old, case: "accusative") } with { NAME($tile, case: "accusative") } from the reserve.
event-hut = { SEAT($seat) } takes { NAME($tile, case: "accusative") }.
event-reactivate = { SEAT($seat) } reactivates the vizier.
event-end = { SEAT($seat) } takes no further action.
event-pass = { SEAT($seat) } has no possible action and passes.
event-vizier-use = { SEAT($seat) } uses the vizier.
event-vizier-pass = { SEAT($seat) } does not use the vizier.
event-vizier-answer =
    { $answer ->
        [1] { SEAT($seat) } wants to use the vizier.
        [0] { SEAT($seat) } does not want to use the vizier.
       *[-1] { SEAT($seat) } has decided in secret about the vizier.
    }
event-vizier-all-pass = Nobody uses the vizier.
event-reveal = { SEAT($seat) } reveals { NAME($card, case: "accusative") }.
event-reveal-pass = { SEAT($seat) } reveals no bonus card.
event-bonus-back = { SEAT($seat) } takes { NAME($card, case: "accusative") } back into hand: its tile has left the Alhambra.

## What happened: scorings and the end

event-scoring = Scoring { $round }.
event-scores-type =
    { SEAT($seat) } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { NAME($type, case: "accusative") }
       *[other] { $count } { NAME($type, case: "plural") }
    }.
event-dirk-scores-type =
    Dirk gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { NAME($type, case: "accusative") }
       *[other] { $count } { NAME($type, case: "plural") }
    }.
event-scores-wall =
    { SEAT($seat) } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the longest wall (length { $length }).
event-end-market = The bag is empty: this is the end of the game.
event-end-stalled = Nobody has bought anything for a long time: this is the end of the game.
event-hand-open =
    { COUNT($cards) ->
        [0] { SEAT($seat) } has no money cards left.
       *[other] { SEAT($seat) } lays open: { NAME($cards) }.
    }
event-last-tile = { SEAT($seat) } has the most { NAME($currency, case: "plural") } ({ $sum }) and gets { NAME($tile, case: "accusative") } free of charge.
event-last-tile-nobody = Nobody alone has the most { NAME($currency, case: "plural") }, so nobody gets { NAME($tile, case: "accusative") }.

## Why not: money and purchases

refused-display-empty = There are no money cards on display.
refused-take-nothing = Choose at least one card.
refused-not-on-display = There are not enough of these cards on display: { NAME($card) }.
refused-exchange-alone = An exchange card is taken alone, without any other card. Take only { NAME($card, case: "accusative") }, or only money.
refused-take-too-much = Together these cards are worth { $sum }. Take a single card of any value, or several worth { $most } at most.
refused-buy-nothing = You cannot pay for any building in the market. What comes nearest is { NAME($tile, case: "type") }: you are { price-in-currency } short.
refused-market-empty = The market is empty until the end of the turn.
refused-no-such-slot = The market has no such place: { NAME($slot) }. Choose florin, dirham, denar or ducat.
refused-slot-empty = No building is for sale for { NAME($slot, case: "plural") } now.
refused-not-in-hand = You do not have enough of these cards in hand: { NAME($card) }.
refused-too-dear = You need { price-in-currency } for { NAME($tile, case: "type") }; you have { have-in-currency }.
refused-no-exact-payment = A special purchase is paid exactly. With { have-in-currency } you cannot make the { price-in-currency } that you need for { NAME($tile, case: "type") }.
refused-too-many-exchange-cards =
    { $most ->
        [one] Only { $most } exchange card may be played with a purchase.
       *[other] At most { $most } exchange cards may be played with a purchase.
    }
refused-exchange-card-currency = The { NAME($card) } does not help here: it does not show { NAME($currency, case: "plural") }.
refused-exchange-card-pointless = The { NAME($card) } needs at least one card in { NAME($currency, case: "plural") }. Add one, or leave the exchange card out.
refused-wrong-currency = Here you pay in { NAME($currency, case: "plural") }, not in { NAME($other, case: "plural") }.
refused-payment-too-low = These cards make { $sum }; you need { price-in-currency } for { NAME($tile, case: "type") }.
refused-payment-superfluous = These cards make { $sum }; { price-in-currency } are enough for { NAME($tile, case: "type") }. Leave out the card of value { $value }.
refused-payment-not-exact = A special purchase is paid exactly. These cards make { $sum }; for { NAME($tile, case: "type") } it must be { price-in-currency }.

## Why not: placing and redesigning

refused-not-pending = This tile is not waiting to be placed: { NAME($tile) }.
refused-fits-nowhere = There is no place in your Alhambra where { NAME($tile, case: "accusative") } would fit.
refused-swaps-nowhere = There is no tile in your Alhambra that { NAME($tile, case: "accusative") } could replace.
refused-give-hut = A hut cannot be given to Dirk, only a building that you bought. Place { NAME($tile, case: "accusative") } or put it into the reserve.
refused-reserve-empty = Your reserve is empty.
refused-not-in-reserve = This tile is not in your reserve: { NAME($tile) }.
refused-only-fountain = Only the fountain lies in your Alhambra, and it stays where it is.
refused-place-later = New tiles are placed after your last action of the turn.
refused-place-occupied = There is a tile here already. Choose an empty cell.
refused-place-no-contact = No tile lies next to this cell. A new tile must share a side with another one.
refused-place-sides =
    Not here: wall must meet wall, and open side open side ({ NAME($neighbour) }: { NAME($meets, case: "side") } { $wall ->
        [mine] open
       *[theirs] with a wall
    }; your { NAME($tile) }: { NAME($side, case: "side") } { $wall ->
        [mine] with a wall
       *[theirs] open
    }).
refused-place-unreachable = From the fountain nobody could walk to { NAME($tile, case: "accusative") } here: at least one open side must lead to a neighbouring tile.
refused-place-gap = That would leave a gap, enclosed on all sides.
refused-place-empty = There is no tile here.
refused-place-fountain = The fountain stays where it is. It can be neither removed nor swapped.
refused-place-cut-off = It has to stay: without { NAME($tile, case: "accusative") } nobody could walk from the fountain to { NAME($neighbour, case: "accusative") }.

## Why not: the course of a turn and the modules

refused-must-act = You can still do something, so you must act.
refused-use-vizier = You cannot pay for any building exactly, so you cannot use the vizier.
refused-vizier-active = Your vizier is active already.
refused-too-many-huts =
    { $most ->
        [one] You have { $most } hut already. Nobody may own more.
       *[other] You have { $most } huts already. Nobody may own more.
    }
refused-no-huts-left = There are no huts left.
refused-no-such-type = There is no such building type: { NAME($type) }. Choose pavilion, seraglio, arcades, chambers, garden or tower.
refused-hut-stack-empty = There are no { NAME($type) } huts left.
refused-no-bonus-card = You have no hidden bonus card.
refused-reveal-nothing = You have no bonus card that could be revealed now: its tile must lie in your Alhambra.
refused-not-my-bonus-card = You do not have this bonus card hidden in hand: { NAME($card) }.
refused-bonus-not-eligible = You may reveal this bonus card only once you have { NAME($tile, case: "accusative") } in your Alhambra.
refused-bonus-other-type = Now only bonus cards for { NAME($type, case: "plural") } count. Keep { NAME($card, case: "accusative") } for later.

## Options. A choice is `option-<name>-<choice>`; `.about` explains

option-modules = Modules
    .about = Parts of the first expansion. Any of them can be combined.
option-modules-vizier = The Vizier’s Favour
    .about = Between two turns, whoever can pay exactly may use the vizier stone for a special purchase.
option-modules-exchange_cards = Exchange cards
    .about = An exchange card lets you pay for a building in two currencies.
option-modules-bonus_cards = Bonus cards
    .about = Each card names a building without walls. Revealed while that building is in your Alhambra, it counts as one more.
option-modules-huts = Builders’ huts
    .about = Huts are free. In a scoring, each counts the neighbouring buildings of its own type.
option-end_trigger = End of the game
    .about = When the game ends after the market has been refilled.
option-end_trigger-cannot_refill = when the market cannot be filled up
option-end_trigger-bag_empty = as soon as the bag is empty
option-extra_action = Extra action
    .about = Whether the action gained by an exact payment may be given up.
option-extra_action-optional = may be given up
option-extra_action-mandatory = must be taken if possible
option-starting_player_tie = Tie for starting player
    .about = Who begins if several have the fewest cards and the same sum.
option-starting_player_tie-random = drawn by lot
option-starting_player_tie-seat_order = the first in seating order
option-dirk_can_win = Dirk can win
    .about = With two players, Dirk takes part in the final ranking.
option-open_money = Open hands
    .about = Everybody sees all money cards. Without this, you have to remember them.
option-vizier_window = Asking about the vizier
    .about = How the players are asked between two turns.
option-vizier_window-sequential = one after the other
option-vizier_window-simultaneous = all at once, in secret
option-vizier_may_end_game = The vizier can end the game
    .about = The game also ends if the market cannot be filled up after a special purchase.
option-exchange_max_per_purchase = Exchange cards per purchase
    .about = How many exchange cards may be played with one purchase.
option-bonus_auto_reveal_final = Bonus cards are revealed at the end
    .about = Before the last scoring, all bonus cards that count are revealed without asking.
option-huts_count_each_other = Huts count one another
    .about = A neighbouring hut of the same type adds to the value of a hut.
option-stall_rounds = Rounds without a purchase
    .about = The game ends after this many rounds without a purchase. 0: never.
option-closed_wall_counts_all = A closed wall counts in full
    .about = A wall that runs around the whole Alhambra counts with its full length. Without this, it counts one segment less.

## What a player has

group-money = Money
group-buildings = Alhambra
group-modules = Modules
holding-florin = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    .label = Florins
holding-dirham = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
    .label = Dirhams
holding-denar = { $count ->
        [one] { $count } denar
       *[other] { $count } denars
    }
    .label = Denars
holding-ducat = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
    .label = Ducats
holding-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
    .label = Cards in hand
holding-exchange_cards = { $count ->
        [one] { $count } exchange card
       *[other] { $count } exchange cards
    }
    .label = Exchange cards
holding-pavilion = { $count ->
        [one] { $count } pavilion
       *[other] { $count } pavilions
    }
    .label = Pavilions
holding-seraglio = { $count ->
        [one] { $count } seraglio
       *[other] { $count } seraglios
    }
    .label = Seraglios
holding-arcades = { $count } arcades
    .label = Arcades
holding-chambers = { $count } chambers
    .label = Chambers
holding-garden = { $count ->
        [one] { $count } garden
       *[other] { $count } gardens
    }
    .label = Gardens
holding-tower = { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
    .label = Towers
holding-wall = { $count ->
        [one] { $count } wall segment
       *[other] { $count } wall segments
    }
    .label = Longest wall
holding-reserve = { $count ->
        [one] { $count } tile in the reserve
       *[other] { $count } tiles in the reserve
    }
    .label = Reserve
holding-huts = { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
    .label = Builders’ huts
holding-vizier = { $count ->
        [one] { $count } active vizier
       *[other] { $count } active viziers
    }
    .label = Active vizier
holding-bonus_hidden = { $count ->
        [one] { $count } hidden bonus card
       *[other] { $count } hidden bonus cards
    }
    .label = Hidden bonus cards
holding-bonus_open = { $count ->
        [one] { $count } open bonus card
       *[other] { $count } open bonus cards
    }
    .label = Open bonus cards
points-round_1 = First scoring
points-round_2 = Second scoring
points-round_3 = Third scoring

## A turn in a line, after the name of its player

turn-buy = bought { NAME($tiles, case: "type") } for { $sum }
turn-buy-take = bought { NAME($tiles, case: "type") } for { $sum } and took { NAME($cards, case: "accusative") }
turn-vizier-buy = bought { NAME($tiles, case: "type") } for { $sum } with the vizier
turn-vizier-use = used the vizier
turn-hut = took { NAME($tile, case: "type") }
turn-build = built { NAME($tile, case: "type") } from the reserve
turn-swap = replaced { NAME($old, case: "type") } with { NAME($tile, case: "type") } from the reserve
turn-remove = moved { NAME($tile, case: "type") } to the reserve
turn-take = took { NAME($cards, case: "accusative") }
turn-reactivate = reactivated the vizier
turn-place = built { NAME($tile, case: "type") }
turn-give = gave { NAME($tile, case: "type") } to Dirk
turn-keep = put { NAME($tile, case: "type") } into the reserve
turn-pass = had no possible action
turn-scoring = scoring { $round }
turn-end-market = the bag is empty: this is the end of the game
turn-end-stalled = nobody has bought anything for a long time: this is the end of the game
turn-over =
    { COUNT($winners) ->
        [0] the match is over, none of the players wins
        [one] the match is over, { SEAT($winners) } wins
       *[other] the match is over, { SEAT($winners) } share the victory
    }

## What things are

kind-tile = Building
kind-hut = Builders’ hut
kind-type = Building type
kind-currency = Currency and place in the market
kind-money = Money card
kind-exchange = Exchange card
kind-bonus = Bonus card
kind-scoring-card = Scoring card
kind-fountain = Starting tile
kind-wall = Wall
kind-vizier = Vizier stone
kind-dirk = Third player in a match for two
kind-bag = Face-down tiles
kind-reserve = Tiles outside the Alhambra

about-tile = Costs { $price }, { walls-of-piece }. In your Alhambra it counts as one of your { NAME($type, case: "plural") }; the most { NAME($type, case: "plural") } bring { LIST($points) } points in the three scorings.
about-hut =
    { $each ->
        [one] Free of charge, { walls-of-piece }. In a scoring it adds the neighbouring { NAME($type, case: "plural") } that are not behind a wall, at most { $most }. Nobody may own more than { $each } hut.
       *[other] Free of charge, { walls-of-piece }. In a scoring it adds the neighbouring { NAME($type, case: "plural") } that are not behind a wall, at most { $most }. Nobody may own more than { $each } huts.
    }
about-type =
    { $tiles ->
        [one] { $tiles } tile, price { $low } to { $high }. Points for the most, the second most and so on: { LIST($first) } in scoring 1; { LIST($second) } in scoring 2; { LIST($third) } in scoring 3.
       *[other] { $tiles } tiles, price { $low } to { $high }. Points for the most, the second most and so on: { LIST($first) } in scoring 1; { LIST($second) } in scoring 2; { LIST($third) } in scoring 3.
    }
about-currency = The building on this place of the market is paid in { NAME($currency, case: "plural") }. Cards of value 1 to { $most }, { $copies } of each ({ $pair } with two players). At the end, whoever has the most { NAME($currency, case: "plural") } in hand gets the building that is left here.
about-money = Pays { $value } in { NAME($currency, case: "plural") }. You take one card of any value, or several worth { $most } at most. No change is given; whoever pays exactly has one more action.
about-exchange = With it, a building priced in { NAME($first, case: "plural") } or { NAME($second, case: "plural") } may be paid in both. It is taken alone and has no value itself.
about-bonus = Revealed while { NAME($tile, case: "accusative") } lies in your Alhambra, it counts as one more of your { NAME($type, case: "plural") }.
about-scoring-card = When it turns up at the refill of the money display, scoring { $round } takes place at the end of the turn.
about-fountain = Every Alhambra begins with it. All tiles must be reachable from it on foot; it can be neither removed nor swapped.
about-wall =
    In every scoring, each segment of your longest connected outer wall brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Walls between two tiles do not count.
about-vizier = Between two turns, whoever pays exactly may use the active stone to buy a building out of turn. An action makes the stone active again.
about-dirk = Takes no turns and has no money and no walls, but his tiles count in every scoring. Tiles that he draws: { $start } at the start, { $then } after scoring 1 and 1/{ $part } of the bag after scoring 2.
about-bag = The market is filled up from it after every turn. When it cannot be filled up any more, the game ends.
about-reserve = Tiles here count nothing. Building one, or swapping it for one in the Alhambra, takes an action.
about-scoring =
    { $places ->
        [1] Most of each kind; each player’s longest wall
        [2] Most and second most of each kind; each player’s longest wall
       *[other] Most, second and third most of each kind; each player’s longest wall
    }
    .places =
        { $places ->
            [1] 1st
            [2] 1st / 2nd
           *[other] 1st / 2nd / 3rd
        }
    .ties = Ties share the prizes, rounded down.
brief-take = one, or up to { $most } in all
brief-huts = free, { $most } at most
brief-exact = exact: act again

about-for-sale = For sale for { price-in-currency }.
about-built = In the Alhambra of { SEAT($seat) }.
about-kept = In the reserve of { SEAT($seat) }.
about-pending = Waiting to be placed.
about-dirk-has = With Dirk.
about-in-bag = Still in the bag.
about-left-over = Out of the game: nobody got it.
about-hut-top = On offer, free of charge.
about-hut-below = Still hidden in its stack.
about-unused = Not used in this match.
about-pay-exactly = You can pay { price-in-currency } exactly and would have one more action.
about-overpay = You would have to pay { sum-in-currency }: { over-in-currency } too much.
about-missing = You are { price-in-currency } short.
about-wall-range = Your longest wall, now of length { $now }, would have length { $low } to { $high }, depending on the cell.
about-wall-then = Your longest wall, now of length { $now }, would have length { $high }.
about-on-display =
    { $count ->
        [one] { $count } such card on display.
       *[other] { $count } such cards on display.
    }
about-in-hand =
    { $count ->
        [one] { $count } such card in your hand.
       *[other] { $count } such cards in your hand.
    }
about-type-count = { SEAT($seat) } has { $count } ({ NAME($type, case: "plural") }).
about-type-dirk = Dirk has { $count } ({ NAME($type, case: "plural") }).
about-type-next =
    As things stand, scoring { $round } would bring you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for them.
about-slot = For sale here: { NAME($tile) }.
about-slot-empty = Nothing is for sale here now.
about-money-have = You have { price-in-currency } in hand.
about-bonus-open = Lies open in front of { SEAT($seat) }.
about-bonus-yours = Hidden in your hand.
about-bonus-ready = You may reveal it: its tile lies in your Alhambra.
about-bonus-hidden = Hidden, or out of the game.
about-scoring-done = Has turned up already.
about-scoring-ahead = Still in the money deck.
about-bag-left =
    { $count ->
        [one] { $count } tile left.
       *[other] { $count } tiles left.
    }
about-bag-type = { NAME($type, case: "plural") }: { $count }
about-dirk-now =
    { $count ->
        [one] { $count } tile, points so far: { $points }.
       *[other] { $count } tiles, points so far: { $points }.
    }
about-vizier-ready =
    { COUNT($seats) ->
        [0] Nobody’s stone is active now.
       *[other] Active: { SEAT($seats) }.
    }
about-reserve-yours =
    { $count ->
        [one] { $count } tile in your reserve.
       *[other] { $count } tiles in your reserve.
    }
about-wall-now =
    { SEAT($seat) }: length { $length }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a scoring.

## Before a choice

remark-tile = { NAME($tile) }
remark-exact = Paid exactly: one more action.
remark-over = You would pay { over-in-currency } too much: the price is { price-in-currency }, and no change is given.
remark-exact-then = With it you could pay exactly for { NAME($tiles, case: "accusative") }.
remark-fits-nowhere = There is no place in your Alhambra where { NAME($tile, case: "type") } would fit: only the reserve is left.
remark-standing =
    That makes { $count ->
        [one] { $count } { NAME($type) }
       *[other] { $count } { NAME($type, case: "plural") }
    }: place { $place }{ $tied ->
        [0] .
        [one] , shared with { $tied } other.
       *[other] , shared with { $tied } others.
    }
remark-blocks = Then there would be no place left for { NAME($tile, case: "accusative") }.
remark-bonus = You may then reveal { NAME($card, case: "accusative") }.
remark-keep = In the reserve { NAME($tile, case: "type") } would count nothing, and building it later takes an action.
remark-give =
    Dirk would have { $count ->
        [one] { $count } { NAME($type) }
       *[other] { $count } { NAME($type, case: "plural") }
    }, you have { $have } of them.
remark-bonus-back = You would have to take back { NAME($card, case: "accusative") } into your hand.
remark-hut =
    At the best cell it would count as { $value ->
        [one] { $value } { NAME($type) }
       *[other] { $value } { NAME($type, case: "plural") }
    }.
remark-huts-left =
    { $left ->
        [0] You may take no hut after it: { $most } in all are allowed.
        [one] After it you may take { $left } more hut: { $most } in all are allowed.
       *[other] After it you may take { $left } more huts: { $most } in all are allowed.
    }
remark-action-unused = You would give up the action that you won by paying exactly.
    .short = 1 action unused
