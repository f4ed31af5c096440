# Alhambra's puzzles. Which messages there are: majlis/engine/puzzle_texts.py. Numbers come from the puzzle, never from the text.

puzzle-topic-walls = Walls
puzzle-topic-placing = Placing
puzzle-topic-redesign = Redesigning
puzzle-topic-money = Money
puzzle-topic-scoring = Scoring
puzzle-topic-dirk = Dirk
puzzle-topic-modules = Modules

puzzle-unit-wall = { $count ->
        [one] { $count } wall segment
       *[other] { $count } wall segments
    }
    .label = Your longest wall
puzzle-unit-buildings = { UNIT($count, of: "buildings") }
    .label = Buildings bought
puzzle-unit-points = { UNIT($count, of: "points") }
    .label = Points in a scoring now
puzzle-unit-final = { UNIT($count, of: "points") }
    .label = Your points at the end
puzzle-unit-lead = { UNIT($count, of: "points") }
    .label = Your lead
puzzle-unit-gardens = { UNIT($count, of: "gardens") }
    .label = Gardens that you count

## What can be done, in a few words

puzzle-cell = { $west ->
        [0] { $east ->
            [0] { puzzle-cell-row }
           *[other] { $east } east{ puzzle-cell-more }
        }
       *[other] { $west } west{ puzzle-cell-more }
    }
puzzle-cell-row = { $north ->
        [0] { $south } south
       *[other] { $north } north
    }
puzzle-cell-more = { $north ->
        [0] { $south ->
            [0] {""}
           *[other] , { $south } south
        }
       *[other] , { $north } north
    }
puzzle-do-take = take { NAME($cards) }
puzzle-do-buy = buy { NAME($tile, case: "accusative") } with { NAME($pay) }
puzzle-do-place = { NAME($tile) }: { puzzle-cell }
puzzle-do-keep = { NAME($tile) }: into the reserve
puzzle-do-give = { NAME($tile) }: to Dirk
puzzle-do-remove = remove: { puzzle-cell }
puzzle-do-swap = swap in the { NAME($tile) }: { puzzle-cell }
puzzle-do-hut = take the { NAME($type) } hut
puzzle-do-reveal = reveal the { NAME($card) }
puzzle-do-use = use the vizier
puzzle-do-pass = pass
puzzle-do-end = no further action

## Walls

puzzle-walls-inside-title = Walls inside
puzzle-walls-inside-question = Your new pavilion has walls in the north and in the west. Where do you place it, so that your outer wall becomes as long as possible?
puzzle-walls-inside-hint = A wall with a tile behind it is an inner wall and counts for nothing.
puzzle-walls-inside-why = West of the fountain, both walls of the pavilion face empty cells and continue those of the tower. East of the tower its west wall would lie back to back with another, and the tower would lose one too. Inner walls count for nothing.
puzzle-walls-inside-note-inside = The tower loses a wall, the pavilion adds one.

puzzle-close-the-ring-title = Close the ring
puzzle-close-the-ring-question = Place one tile of your reserve. Which one makes your outer wall as long as possible?
puzzle-close-the-ring-hint = Follow your wall once around. Where is it open?
puzzle-close-the-ring-why = With the chambers that have a wall in the south the ring has no opening left, and every side of it counts. The other chambers leave the south open. The price: before you can add anything to a closed ring, you must redesign it.
puzzle-close-the-ring-note-open = The ring stays open in the south.

puzzle-two-runs-meet-title = Two walls meet
puzzle-two-runs-meet-question = Your new seraglio has only one wall, in the west. Where do you place it, so that your outer wall becomes as long as possible?
puzzle-two-runs-meet-hint = Look for a cell between two ends of your wall.
puzzle-two-runs-meet-why = In the west, the walls of the chambers and of the pavilion end on either side of one empty cell. The seraglio fits between them, and its wall joins the two into one. Anywhere else it would stand alone.
puzzle-two-runs-meet-note-joined = It joins both walls.
puzzle-two-runs-meet-note-alone = It does not lengthen your longest wall.

puzzle-the-missing-side-title = The missing side
puzzle-the-missing-side-question = You redesign once. Which tile goes where, so that your outer wall becomes as long as possible?
puzzle-the-missing-side-hint = Follow your wall up the west side. At which tile does it end?
puzzle-the-missing-side-why = In the north-west your wall ends, because the chambers there are open in the north. Those in your reserve have a wall there, too, and towards their neighbours the same sides as the old ones. So the wall goes on along the north.

puzzle-buy-or-save-title = Buy or save?
puzzle-buy-or-save-question = Take money, or buy a building and place it. How do you make your longest wall as long as possible?
puzzle-buy-or-save-hint = Look at both ends of your longest wall. Which building of the market could continue it?
puzzle-buy-or-save-why = South of the seraglio the walls of the arcades continue yours, so it grows from { $before } to { $best }. For that you overpay: { NAME("dirham-9") } for a price of { UNIT($price, of: "dirhams") }. No other building makes it longer, and money does not either.

## Placing

puzzle-both-find-a-place-title = A place for both
puzzle-both-find-a-place-question = You place a garden and a tower. Where do they go, so that your outer wall becomes as long as possible?
puzzle-both-find-a-place-hint = Your wall can be continued at both ends.
puzzle-both-find-a-place-why = The garden goes west of the fountain: its walls lead from the arcades down to the seraglio. The tower goes to the other end, east of the arcades. So your wall grows at both ends; the order makes no difference.

puzzle-one-opens-the-way-title = One opens the way
puzzle-one-opens-the-way-question = You have two new tiles, a garden and a tower. Where do you place them, and in which order, so that your outer wall becomes as long as possible?
puzzle-one-opens-the-way-hint = There is no place for the tower yet. What would make one?
puzzle-one-opens-the-way-why = The tower is open only in the west, so it needs a neighbour that is open in the east. The garden south of the arcades is just that. Together they carry your wall around the corner.

## Redesigning

puzzle-mend-the-wall-title = Mend the wall
puzzle-mend-the-wall-question = Your wall is broken in the middle. Which redesign makes it as long as possible?
puzzle-mend-the-wall-hint = Look at the tile in the middle: what does it lack?
puzzle-mend-the-wall-why = The tower in the middle has no wall in the north, and there yours breaks. Swap it for the tower that has one. Towards its neighbours it is just as open as the old one, so the swap is allowed.
puzzle-mend-the-wall-note-south = This wall is in the south, away from the others.

puzzle-swap-or-add-title = Swap or add?
puzzle-swap-or-add-question = You redesign once, with one tile of your reserve. Which tile goes where, so that your outer wall becomes as long as possible?
puzzle-swap-or-add-hint = A swap takes a piece of wall away before it adds one. Look for a tile that gives up nothing.
puzzle-swap-or-add-why = Place the pavilion in the west, beside the other one. Its open east side meets an open side, and both of its walls continue the run. Swapped in, its north wall would only replace the old one.
puzzle-swap-or-add-note-swapped = Only its west wall is new.
puzzle-swap-or-add-note-same = A wall in the north as before.
puzzle-swap-or-add-note-open = The north wall is gone.

puzzle-walls-set-free-title = Walls set free
puzzle-walls-set-free-question = Your reserve is empty, and you redesign all the same. Which tile do you remove, so that your outer wall becomes as long as possible?
puzzle-walls-set-free-hint = Walls back to back count for nothing. Which tile hides the walls of its neighbours?
puzzle-walls-set-free-why = Without the seraglio, walls of two towers face an empty cell: inner walls have become outer ones. They join the others, and your wall grows although a tile is gone.

## Money

puzzle-three-in-one-turn-title = Market day
puzzle-three-in-one-turn-question = How many buildings can you buy in this turn? Buy as many as you can.
puzzle-three-in-one-turn-hint = Two of your payments can be exact. Which one cannot?
puzzle-three-in-one-turn-why = Every exact payment brings one more action. For the arcades you have too much money in one card, so that purchase is your last action. Keep it for the end, and you buy { UNIT($best, of: "buildings") }.
puzzle-three-in-one-turn-note-over = Too much money: your actions are over.

puzzle-an-action-won-title = An action won
puzzle-an-action-won-question = A pavilion waits in your reserve. Use your whole turn so that your outer wall becomes as long as possible.
puzzle-an-action-won-hint = One building can be paid for exactly. What will you do with the extra action?
puzzle-an-action-won-why = Buy the garden first: you pay exactly and win an action. With it you place the pavilion from your reserve; the garden follows at the end of the turn. Begin with the pavilion, and no action is left for the garden.
puzzle-an-action-won-note-last = A redesign is your last action.
puzzle-an-action-won-note-over = Too much money: your actions are over.

## Scoring

puzzle-a-tie-halves-title = A tie halves
puzzle-a-tie-halves-question = Place one tile of your reserve. With which one, and where, would a scoring right after it bring you the most points?
puzzle-a-tie-halves-hint = First place alone is worth more than first place shared. Who has what?
puzzle-a-tie-halves-why = Nobody else has a garden, so all of it is yours: { UNIT($garden, of: "points") }. A tower would tie with { SEAT($rival) }: only { UNIT($share, of: "points") } each. West of the arcades the walls of the garden lengthen yours, too.
puzzle-a-tie-halves-note-tie = First place, shared: { UNIT($share, of: "points") }.
puzzle-a-tie-halves-note-pavilion = { SEAT($other) } has a pavilion, too: shared and rounded down, nothing is left.

puzzle-small-but-alone-title = Small but alone
puzzle-small-but-alone-question = Scoring { $round } is next, and second places count there, too. Which tile of your reserve do you place, and where, so that it brings you most?
puzzle-small-but-alone-hint = Compare places, not prices: first alone, first shared, or second?
puzzle-small-but-alone-why = Nobody has a pavilion: first place is yours alone and brings { UNIT($pavilion, of: "points") }. With the chambers you would share it with { SEAT($two) }: { UNIT($chambers, of: "points") }. The garden would be second for { UNIT($garden, of: "points") }, the tower would share second place for { UNIT($tower, of: "points") }.
puzzle-small-but-alone-note-chambers = First place, shared: { UNIT($chambers, of: "points") }.
puzzle-small-but-alone-note-garden = Second place behind { SEAT($one) }: { UNIT($garden, of: "points") }.
puzzle-small-but-alone-note-tower = Second place, shared: { UNIT($tower, of: "points") }.

puzzle-the-last-buildings-title = The last buildings
puzzle-the-last-buildings-question = The market cannot be filled up any more: the game ends with this turn. All hands lie open. Take a card and place what it wins you, for as many points as possible.
puzzle-the-last-buildings-hint = Whoever alone has the most money for a place gets its building. And look who has towers already.
puzzle-the-last-buildings-why = With the ducats you alone have the most, and the arcades are yours free of charge: first place, { UNIT($arcades, of: "points") }. The tower would only be second behind { SEAT($one) }: { UNIT($tower, of: "points") }. For what is left the others tie, so nobody gets it.
puzzle-the-last-buildings-note-tower = Only second place for towers.
puzzle-the-last-buildings-note-nothing = No building for you.
puzzle-the-last-buildings-note-ducats = First place for arcades.

## Dirk

puzzle-a-gift-for-dirk-title = The spare tower
puzzle-a-gift-for-dirk-question = Where does your new tower go? A scoring right after it should leave you as far ahead of { SEAT($rival) } as possible.
puzzle-a-gift-for-dirk-hint = A single tower wins you no place. But whose place could it spoil?
puzzle-a-gift-for-dirk-why = { SEAT($rival) } leads with two towers and would get { UNIT($tower, of: "points") }. If Dirk has two as well, they share: { UNIT($share, of: "points") } each. In your own Alhambra a single tower would bring nothing in the first scoring.

puzzle-one-for-you-one-for-dirk-title = Two new buildings
puzzle-one-for-you-one-for-dirk-question = You have bought a garden and a tower. Where do they go? A scoring right after it should leave you as far ahead of { SEAT($rival) } as possible.
puzzle-one-for-you-one-for-dirk-hint = In which type can you be first yourself, and in which only Dirk?
puzzle-one-for-you-one-for-dirk-why = With the garden you alone lead in gardens, and east of the chambers it lengthens your wall. A single tower would bring you nothing. Given to Dirk, it takes half of the points for towers away from { SEAT($rival) }.

## Modules

puzzle-the-hut-in-the-middle-title = The hut in the middle
puzzle-the-hut-in-the-middle-question = Where do you place the hut from your reserve, so that you count as many gardens as possible?
puzzle-the-hut-in-the-middle-hint = A hut counts the neighbouring gardens that are not behind a wall.
puzzle-the-hut-in-the-middle-why = Between the gardens in the north the hut has three of them as neighbours, and no wall lies between. Each counts once more, which makes { UNIT($best, of: "gardens") }. The hut itself counts for nothing.

puzzle-two-currencies-title = Two currencies
puzzle-two-currencies-question = You hold an exchange card for florins and denars. How many buildings can you buy in this turn? Buy as many as you can.
puzzle-two-currencies-hint = The exchange card helps only once. Which building needs it?
puzzle-two-currencies-why = With it you pay for the garden exactly, with one card of each currency, and win an action. The other florin card buys the pavilion; too much money does no harm in the last purchase. Spent on the pavilion, the exchange card would be missing for the garden.
puzzle-two-currencies-note-spent = Without the exchange card the garden is out of reach.

puzzle-before-your-turn-title = Before your turn
puzzle-before-your-turn-question = The turn of { SEAT($last) } is over, and you may use your vizier stone. Which special purchase would bring you the most points in a scoring right after it?
puzzle-before-your-turn-hint = A special purchase is paid exactly, to the last coin.
puzzle-before-your-turn-why = For the tower you have too much or too little, never its exact price. Garden and chambers can be paid for exactly. Nobody else has a garden; for the chambers you would have to share with both others.
puzzle-before-your-turn-note-chambers = Three players share first place.
puzzle-before-your-turn-note-pavilion = { SEAT($last) } has a pavilion, too: nothing for sharing.

puzzle-the-hidden-card-title = The hidden card
puzzle-the-hidden-card-question = Place one tile of your reserve, and use what you hold. What would bring you the most points in a scoring right after it?
puzzle-the-hidden-card-hint = A bonus card can be revealed as soon as its tile lies in your Alhambra.
puzzle-the-hidden-card-why = The tower alone would only tie with { SEAT($rival) }. Revealed, its bonus card counts as one more tower: first place is yours alone, { UNIT($tower, of: "points") }. The garden would bring { UNIT($garden, of: "points") }.
puzzle-the-hidden-card-note-alone = First place, yours alone.
puzzle-the-hidden-card-note-tie = First place, shared: the card is still hidden.
puzzle-the-hidden-card-note-three = Three players share first place.
