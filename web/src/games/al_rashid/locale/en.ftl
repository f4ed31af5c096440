# The board of Al-Rashid: what only the page says. The game's own words are in src/majlis/games/al_rashid/locale.


## The city

board-city = The city
board-guilds = The palaces of the guilds
board-turn-order = Turn order
board-next-order = Next:
board-round = Round
board-round-of = Round { $round } of { $rounds }
board-phase-placement = Placing
board-phase-resolution = Resolving
board-phase-over = Over
board-crisis = Crisis
board-open-crises = Crises and mercenaries
board-offices =
    { $count ->
        [0] no offices
        [one] { $count } office
       *[other] { $count } offices
    }
board-open-offices = Offices: { NAME($area) }
board-resolved = resolved

## The lands

board-lands = The seven territories
board-baghdad = Baghdad
board-tiles-there = Mercenary tiles: { $tiles }
board-tiles-of = { NAME($area) }: { $count } × { NAME($colour) }
board-tile-open = face up
board-tile-unseen = face down, seen by nobody
board-tile-seen = face down, seen by { SEAT($seats) }

## Ranks

board-ordinal =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
board-rank-of = Rank { $rank }: { SEAT($seat) } (dominance { $dominance })
board-would-be = Here you would have { $standing }
board-others-there = { NAME($area) }: { SEAT($seats) }

## Asking

board-desk = Choices
board-areas = Decision and board
board-desk-movers = Pieces
board-desk-pay = Payment
board-desk-trade = Trade
board-desk-take = Goods
board-desk-draw = Mercenaries
board-desk-fight = Battle
board-desk-exchange = Exchange
board-desk-hire = Exchange
board-desk-dismiss = Tiles
board-desk-barter = Barter
board-desk-favour = Favours
board-desk-aside = Diplomat
board-ask-visit = { NAME($area) }: you are rank { $rank }
board-hint-favoured = Service or office as well?
board-hint-court = Generosity, an office, or both
board-ask-fight = { NAME($area) }: fight or flee?
board-ask-operation = An operation
board-ask-negotiate = The Negotiator: on which territory?
board-ask-place = Place your { NAME($piece) }
board-ask-move = { NAME($piece) } ({ NAME($area) }): where to?
board-another-piece = Another piece
board-do-here = Here
board-hint-areas = Choose a lit area in the city or among the territories
board-hint-destination = Choose a lit area
board-hint-operation = Touch a territory to look at its tiles, or choose a piece to move
board-hint-scheme = Choose a piece to move
board-hint-office = Touch one of your lit offices
board-hint-transmute = Touch an area with one of your sages
board-transmute-home = A sage at home
board-movers = Which piece moves?
board-move-this = { NAME($piece) } ({ NAME($area) })
board-do-nothing = Ask for nothing
board-do-ask =
    { $price ->
        [0] Ask, free
       *[other] Ask and pay { gold-price }
    }
board-do-favour =
    { $price ->
        [0] Favour at once, free
       *[other] Favour at once for { gold-price }
    }
board-visit-main = Service and favour
board-visit-offices = Offices
board-service = Service
board-generosity = Generosity
board-favour-of = Favour: { NAME($leader) }
board-use-credit = Use a credit
board-credit-about = { gold-worth } off an office
board-do-pay = Pay { gold-sum }
board-do-take = Take
board-do-draw = Draw
board-worth-then = Your goods would be worth { gold-worth }
board-choose = Choose more
board-fight-choose = Choose tiles to fight with, or flee and take { amount-shame }
board-fight-against = { $own } against { $enemy }
board-piles-pay = Goods to pay with
board-piles-trade = Goods to take
board-piles-take = Goods to take
board-piles-draw = Mercenaries to draw
board-piles-fight = Mercenaries to fight with
board-pile = { NAME($thing) }: { $count } of { $most }
board-less = One less: { NAME($thing) }
board-exchange-first = Give
board-exchange-second = Take
board-hire-first = Give
board-hire-second = Draw
board-dismiss-first = Your tile
board-dismiss-second = Their tile

## Own things

board-own = Your things
board-own-short = You
board-own-family = Your family
board-to-place = To place
board-at-home = At home
board-members = { NAME($piece) }: { $count } at home, { $family } in the family
board-set-aside = { $count } set aside, to be placed last
board-goods = Goods
board-worth = worth { $worth }
board-no-goods = No goods
board-own-offices = Offices
board-no-offices = No office yet
board-own-mercenaries = Mercenaries, hidden
board-no-mercenaries = None
board-gold =
    { $count ->
        [0] free
       *[other] { $count } gold
    }
board-gold-word = gold
board-points-short =
    { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-office-ready = ready
board-office-used = used
board-kind-activated = each round
board-kind-permanent = always
board-kind-once = once
board-your-wealth =
    { $credits ->
        [0] Your goods are worth { gold-worth }.
        [one] Your goods are worth { gold-worth }, and you have { $credits } credit.
       *[other] Your goods are worth { gold-worth }, and you have { $credits } credits.
    }
board-read-rule = Read the rule

## Players and points

board-open-player = What { SEAT($seat) } has
board-guide = Guide
board-dominance = Dominance
board-different-goods = Different goods
board-worth-gold = Worth in gold

## Crises

board-crises = Crises and mercenaries
board-crises-past = Have come
board-crises-left = May still come
board-crisis-text = Red: { NAME($red) }. Blue: { NAME($blue) }.
board-stacks = Stacks and discarded tiles
board-no-discards = Nothing discarded

board-price-each = { $price } each

end-aside = Set nothing aside
end-operation = No operation
end-scheme = Use neither
