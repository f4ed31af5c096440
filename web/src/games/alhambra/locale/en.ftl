# The board of Alhambra: what only the page says. The game's own words are in src/majlis/games/alhambra/locale.

## Common things

board-market = Market
board-sold = sold
board-exact = Exact: { $cards }
board-over = Pay { $sum }, no change
board-short = { $count } short
board-no-exact = No exact payment
board-money = Take money
board-take-one = One card of any value
board-take-sum =
    { $count ->
        [one] Worth { $sum }
       *[other] { $count } cards, worth { $sum }
    }
board-together =
    { $count ->
        [1] { $first } go together
       *[2] { $first } or { $second } go together
    }
board-display-empty = No money on display
board-huts = Builders’ huts
board-hut-stack = { NAME($tile) }, { $count } in the stack

## Own things

board-own = Your things
board-hand = Your money
board-hand-sum =
    { $count ->
        [one] { $sum } on { $count } card
       *[other] { $sum } on { $count } cards
    }
board-hand-empty = No money in hand
board-exchange = Exchange
board-own-reserve = Your reserve
board-reserve = Reserve
board-reserve-empty = Empty
board-pending = To place
board-pending-tile = To be placed: { $tile }
board-reserve-tile = In your reserve: { $tile }
board-picked-up = picked up
board-bonus-cards = Bonus cards
board-bonus-open = { NAME($card) }, revealed
board-reveal = Reveal
board-hidden = hidden
board-vizier-active = Vizier stone: active
board-vizier-used = Vizier stone: used

## The palace

board-own-palace = Your Alhambra
board-palace-of = Alhambra of { SEAT($seat) }
board-own-wall = Your longest wall:
board-longest-wall = Longest wall
board-wall-length = Longest wall: { $count }
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-fit = Show the whole Alhambra
board-tile = { NAME($type) }, price { $price }, { walls-of-piece }
board-tile-rest = { $price ->
        [0] { walls-of-piece }
       *[other] price { $price }, { walls-of-piece }
    }
board-cell-fountain = in the middle
board-cell-east = { $count } east
board-cell-west = { $count } west
board-cell-north = { $count } north
board-cell-south = { $count } south
board-cell-free = Place here, { $at }
board-cell-refused = Does not fit, { $at }
board-cell-built = { $tile }, { $at }
board-cell-swap = Swap with { $tile }, { $at }

## Asking

board-ask-take = Take { NAME($cards, case: "accusative") }
board-do-take = Take
board-ask-buy = Buy { NAME($type, case: "accusative") } for { price-in-currency }
board-do-buy = Pay { $sum }
board-ask-place =
    { $hut ->
        [hut] Place the { NAME($type) } hut
       *[tile] Place { NAME($type, case: "accusative") }
    }
board-ask-place-reserve =
    { $hut ->
        [hut] Place the { NAME($type) } hut from your reserve
       *[tile] Place { NAME($type, case: "accusative") } from your reserve
    }
board-ask-place-hint = Choose a lit place
board-ask-place-nowhere = It fits nowhere now
board-ask-place-nowhere-new = It fits nowhere now; put it into the reserve
board-ask-built = Redesign: { NAME($type) }
board-ask-built-hint =
    { $swaps ->
        [0] Remove it, or put it back
       *[other] Remove it, or choose a lit tile of the reserve to swap
    }
board-swap-for = Swap for { NAME($type, case: "accusative") }
board-swap-not = Does not fit there
board-said-put-back = Put back

## Players

board-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
board-in-reserve =
    { $count ->
        [0] no reserve
       *[other] { $count } in reserve
    }
board-bonus-of = Bonus cards: { $hidden } hidden, { $open } revealed
board-huts-of =
    { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
board-open-palace = Look at the Alhambra of { SEAT($seat) }
board-all-palaces = All Alhambras
board-previous-palace = Previous
board-next-palace = Next
board-hand-open = Money in hand
board-dirk-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Points

board-scoring = Scoring
board-scoring-label = Scorings done: { $done } of { $all }.
board-scoring-within =
    { $latest ->
        [one] Scoring { $round } comes with the next money card.
       *[other] Scoring { $round } comes with money card { $earliest } to { $latest } from now.
    }
board-scoring-last =
    { $tiles ->
        [one] Scoring { $round } comes with the end: { $tiles } tile left in the bag.
       *[other] Scoring { $round } comes with the end: { $tiles } tiles left in the bag.
    }
board-scorings-done = All scorings are done.
board-in-bag =
    { $count ->
        [one] tile in the bag
       *[other] tiles in the bag
    }
board-in-deck =
    { $count ->
        [one] card in the deck
       *[other] cards in the deck
    }
board-standing = If scored now
board-standing-round = scoring { $round }
board-standing-caption = Buildings by type, and what they would bring in scoring { $round }
board-you = you
board-show-points = Show points
board-show-counts = Show counts
board-walls = walls
board-scoring-number = Scoring { $round }

end-vizier = Without the vizier

## Before paying and placing

board-areas = Areas
board-palace = Alhambra
board-payment = Ways to pay
board-way = { NAME($cards) }
board-way-exact = exact
board-way-over = { $over } too much
board-fits =
    { $count ->
        [0] Fits nowhere now: it would go to your reserve
        [one] Fits in one place
       *[other] Fits in { $count } places
    }
board-fits-none = fits nowhere
board-fits-wall = Longest wall { $now } → { $to }
board-fits-points = { $points } if scored now
board-prospect = Longest wall { $now } → { $wall }, { $points } if scored now

## The summary of a scoring

board-summary =
    { $round ->
        [1] First scoring
        [2] Second scoring
       *[other] Third scoring
    }
board-summary-each = { $points } each
board-summary-sum = This scoring
board-summary-score = Score
board-summary-behind =
    { $rank ->
        [2] You are 2nd, { $points } behind { $who }.
        [3] You are 3rd, { $points } behind { $who }.
       *[other] You are { $rank }th, { $points } behind { $who }.
    }
board-summary-ahead = You lead, { $points } ahead of { $who }.
board-summary-level = You share the lead with { $who }.
board-summary-close = Play on
board-summary-again = Show scoring { $round } again
board-summary-hint = See it again: { $round } in the bar

board-unless =
    { $count ->
        [0] unless …
       *[other] unless { NAME($pieces) }
    }
board-unless-about = Ask me all the same while one of these lies open
