# Sabika. How parts are written: see majlis/engine/words.py. Which message names a piece: see ../names.py.

game-title = Sabika
game-about = Send builders, merchants and poets round three rondels: build the Alhambra, trade across the Mediterranean, and have poems engraved in its walls. After five rounds the player with the most prestige wins; alone you play against Yusuf.
    .line = Three rondels on the hill

## Names

name-gypsum = gypsum
name-wood = wood
name-marble = marble
name-ceramic = ceramic
name-cane = cane
name-silk = silk
name-clay = clay
name-sugar = sugar
name-clothes = clothes
name-pottery = pottery
name-on-card = { NAME($good) } on the poem
name-dinar = 2 dinars
name-paria = paria
name-seal = seal
name-ship = ship
name-prestige = prestige

name-builder = builder
name-builder_1 = builder 1
name-builder_2 = builder 2
name-merchant = merchant
name-poet = poet
name-outer = outer ring
name-middle = middle ring
name-inner = inner ring

name-quarry_small = small quarry
    .short = Small quarry
name-quarry_large = large quarry
    .short = Large quarry
name-storehouse = storehouse
    .short = Storehouse
name-market = market
    .short = Market
name-build = build
    .short = Build
name-build_large = build (large)
    .short = Build large
name-build_small = build (small)
    .short = Build small
name-export = export
    .short = Export
name-consolidate = consolidate
    .short = Consolidate
name-produce = produce
    .short = Produce
name-engrave = engrave
    .short = Engrave
name-reactivate = reactivate
    .short = Reactivate
name-commission = commission
    .short = Commission
name-setup = setup

name-fez = Fez
name-algiers = Algiers
name-tunis = Tunis
name-florence = Florence
name-venice = Venice
name-ragusa = Ragusa
name-constantinople = Constantinople
name-damascus = Damascus
name-cairo = Cairo
name-granada = Granada

name-palace = palace
name-fountain = fountain
name-gate = gate
name-garden = garden
name-tower = tower
name-window = window
name-left = left
name-right = right
name-house = storehouse crate
name-card = crate on the poem
name-blue = blue
name-red = red
name-green = green
name-yellow = yellow
name-large = grey
name-yusuf = Yusuf
name-start_tile = a start tile
name-gain_dinar = dinars
name-gain_paria = parias
name-gain_prestige = prestige points
name-gain_material = a material
name-gain_raw = a raw material
name-gain_good = a good
name-gain_favour = a step of favour

name-place_top = at the top
name-place_upper_right = upper right
name-place_right = right
name-place_lower_right = lower right
name-place_bottom = at the bottom
name-place_lower_left = lower left
name-place_left = left
name-place_upper_left = upper left
name-space = { NAME($action) }, { NAME($where) }
name-slot-raw = raw space, { NAME($where) }
    .contents = the raw material ({ NAME($where) })
name-slot-marble = marble space, { NAME($where) }
name-tile = storehouse tile { $number }
name-house-number = storehouse { $number }
name-building = { NAME($category) } { $number }
name-mosaic-card = mosaic bonus card { $number }
name-mosaic = { NAME($colour) } mosaic
name-poem = poem { $number }
name-large-poem = large poem { $number }
# At a table that plays the Russian edition: in this language its letters are Latin too (R-16).
name-large-poem-russian = large poem { $number }
name-wish = wish { $number }
    .short = { $number }
name-wish-russian = wish { $number }
    .short = { $number }
name-trade-card = trade card { $number }
name-event = event { $number }
name-start-tile = start tile { $number }
name-city-tile = city tile { $number }
name-favour-space = favour space { $number }
name-yusuf-card = card “{ NAME($worker) } { $number }”
name-player = { SEAT($seat) }

name-start = At the start
name-buildings = Buildings
name-storehouses = Storehouses
name-exports = Exports
name-poems = Engraving
name-bonuses = Bonuses
name-wishes = Wishes of the sultan
name-tribute = Tribute
name-rest = Resting
name-large_poems = Large poems
name-trade_card = Trade card
name-leftovers = Leftovers
name-yusuf_cards = Worker cards

## What can be done, and what belongs to it

verb-keep = Keep a start tile
verb-work = Work
verb-rest = Rest
verb-main = Main action
verb-side = Side action
verb-done = Finish here
verb-pay = Pay with this many seals
verb-take = Take materials
verb-pick = Take from a space
verb-store = Store
verb-discard = Discard
verb-lose = Give it up
verb-extend = Extend a storehouse
verb-activate = Activate a storehouse
verb-buy = Buy
verb-sell = Sell
verb-exchange = Exchange
verb-refresh = Replace the small buildings
verb-build = Build
verb-lay = Lay the card
verb-favour = Bonus of favour space
verb-choose = Choose
verb-split = Dinars (the rest in parias)
verb-export = Export
verb-sail = Place a ship
verb-consolidate = Consolidate
verb-visit = City bonus
verb-process = Process
verb-engrave = Engrave
verb-reactivate = Reactivate
verb-use = Use
verb-resolve = Resolve next
verb-accept = Carry it out
verb-decline = Decline
verb-tribute = Pay tribute
verb-surcharge = Pay the surcharge
verb-appoint = Appoint
verb-guide = Choose for Yusuf

part-tile = a tile
part-worker = a worker
part-space = a space
part-slot = a raw or marble space
part-seals = how many seals
part-materials = materials
part-place = a place
part-item = an item
part-house = a storehouse
part-give = what to give
part-get = what to get
part-building = a building
part-end = an end
part-way = a way
part-dinar = how many dinars
part-city = a city
part-goods = goods
part-raw = a raw material
part-poem = a poem
part-colour = a colour
part-piece = a piece
part-source = an effect
part-ways = how each paria is paid
part-player = a player

## What a player is asked; `.others` is what everybody else reads

prompt-keep = Which start tile do you keep?
    .others = { SEAT($seat) } chooses a start tile.
prompt-turn = Your turn: send a worker to work, or let one rest.
    .others = { SEAT($seat) } chooses a worker.
prompt-actions =
    { $first ->
        [yes] Your worker has arrived ({ NAME($space) }). Which action comes first?
       *[other] You may still take the other action ({ NAME($space) }).
    }
    .others = { SEAT($seat) } chooses an action: { NAME($space) }.
prompt-pay =
    { $price ->
        [one] Pay { $price } dinar. How many seals do you use?
       *[other] Pay { $price } dinars. How many seals do you use?
    }
    .others = { SEAT($seat) } pays { amount-price }.
prompt-materials =
    { $count ->
        [one] Take { $count } material: { NAME($kinds, join: "or") }.
       *[other] Take { $count } materials, each of them { NAME($kinds, join: "or") }.
    }
    .others = { SEAT($seat) } takes materials.
prompt-raw = Gain a raw material: from which space?
    .others = { SEAT($seat) } takes a raw material.
prompt-good = Gain a good: which token do you turn over?
    .others = { SEAT($seat) } takes a good.
prompt-store = Where do you store it: { NAME($item) }?
    .others = { SEAT($seat) } stores a good: { NAME($item) }.
prompt-room = There is no free crate for { NAME($item) }: what do you discard?
    .others = { SEAT($seat) } makes room for { NAME($item) }.
prompt-storehouse = Extend a storehouse, or activate one.
    .others = { SEAT($seat) } extends or activates a storehouse.
prompt-market =
    { $count ->
        [one] Market: you may make { $count } more transaction.
       *[other] Market: you may make { $count } transactions.
    }
    .others = { SEAT($seat) } trades at the market.
prompt-build = Which building, with which materials?
    .others = { SEAT($seat) } chooses a building.
prompt-lay = At which end of your row do you lay it: { NAME($building) }?
    .others = { SEAT($seat) } lays out a building: { NAME($building) }.
prompt-favour = Favour, space { $space }: which bonus do you take?
    .others = { SEAT($seat) } chooses a bonus of the sultan’s favour.
prompt-choose = Choose one: { NAME($source) } ({ LIST($ways, join: "or") }).
    .others = { SEAT($seat) } chooses a bonus: { NAME($source) }.
prompt-split =
    { $count ->
        [one] { $count } dinar or paria: how many dinars?
       *[other] { $count } dinars and parias in all: how many of them dinars?
    }
    .others = { SEAT($seat) } splits { $count } into dinars and parias.
prompt-export = To which city do you export, and which goods?
    .others = { SEAT($seat) } exports.
prompt-sail = Place a ship in a city; you may export one good there.
    .others = { SEAT($seat) } places a ship.
prompt-consolidate = Where do you consolidate?
    .others = { SEAT($seat) } consolidates a trade relation.
prompt-produce = Produce: the bonus of one city, processing, or both.
    .others = { SEAT($seat) } produces.
prompt-process =
    { $count ->
        [one] Which raw material do you process?
       *[other] You may process { $count } raw materials.
    }
    .others = { SEAT($seat) } processes raw materials.
prompt-city-bonus =
    { $count ->
        [one] You may take the bonus of a city.
       *[other] You may take the bonuses of { $count } cities.
    }
    .others = { SEAT($seat) } takes city bonuses.
prompt-red-city = Which red city’s action do you carry out?
    .others = { SEAT($seat) } uses a red city.
prompt-building-bonus = Which building on display gives you its bonus?
    .others = { SEAT($seat) } uses a building on display.
prompt-engrave = Which poem do you engrave, in which colour, with which materials?
    .others = { SEAT($seat) } engraves a poem.
prompt-reactivate = Which red poem do you reactivate?
    .others = { SEAT($seat) } reactivates a red poem.
prompt-order = Several effects at once: which comes next?
    .others = { SEAT($seat) } chooses the order of effects.
prompt-bonus-action = Do you carry out the bonus action: { NAME($action) }?
    .others = { SEAT($seat) } may take a bonus action: { NAME($action) }.
prompt-tribute =
    { $count ->
        [one] Tribute: how do you pay { $count } paria?
       *[other] Tribute: how do you pay { $count } parias?
    }
    .others = { SEAT($seat) } pays tribute.
prompt-surcharge = The surcharge of the event: how do you pay it?
    .others = { SEAT($seat) } pays the surcharge of the event.
prompt-start-player = You lead on the paria track: who is start player?
    .others = { SEAT($seat) } chooses the start player.
prompt-yusuf-city =
    { $action ->
        [consolidate] Where does Yusuf consolidate?
        [setup] Where does Yusuf’s first ship lie?
       *[other] Where does Yusuf send a ship?
    }
    .others = { SEAT($seat) } chooses a city for Yusuf.

## What happened: setup and gains

event-wishes = The wishes of the sultan: { NAME($wishes) }.
event-trade-card = The trade card: { NAME($card) }.
event-keep = { SEAT($seat) } keeps { NAME($tile) }.
event-start-tile = { SEAT($seat) } reveals { NAME($tile) }.
event-start-player = { SEAT($seat) } is start player.
event-start-player-yusuf = Yusuf is start player.
event-dinar =
    { $count ->
        [one] { SEAT($seat) } gains { $count } dinar.
       *[other] { SEAT($seat) } gains { $count } dinars.
    }
event-paria =
    { $count ->
        [one] { SEAT($seat) } gains { $count } paria.
       *[other] { SEAT($seat) } gains { $count } parias.
    }
event-prestige = { SEAT($seat) } gains { $count } prestige.
event-prestige-lost = { SEAT($seat) } loses { $count } prestige.
event-material = { SEAT($seat) } takes { NAME($materials) }.
event-raw = { SEAT($seat) } takes { NAME($raw) } from { NAME($slot) }.
event-good = { SEAT($seat) } gains { NAME($good) } from { NAME($slot) }.
event-stored = { SEAT($seat) } stores { NAME($item) }: { NAME($place) }.
event-discard = { SEAT($seat) } discards { NAME($item) }.
event-lost = { SEAT($seat) } has no room for { NAME($item) }.
event-processed = { SEAT($seat) } processes { NAME($raw) } into { NAME($good) }.
event-nothing = { SEAT($seat) } cannot use a bonus: { NAME($source) }.
event-split = { SEAT($seat) } takes { amount-dinar } and { amount-paria }.
event-resolve = { SEAT($seat) } resolves: { NAME($source) }.

## What happened: turns

event-work =
    { $steps ->
        [0] { SEAT($seat) } sends { NAME($worker) } to { NAME($space) }.
        [one] { SEAT($seat) } moves { NAME($worker) } by { $steps } step to { NAME($space) }.
       *[other] { SEAT($seat) } moves { NAME($worker) } by { $steps } steps to { NAME($space) }.
    }
event-rest-forced = { SEAT($seat) } must let { NAME($worker) } rest: none of the workers can work.
event-rest = { SEAT($seat) } lets { NAME($worker) } rest.
event-pay =
    { $seals ->
        [0] { SEAT($seat) } pays { amount-dinars }.
       *[other] { $dinars ->
            [0] { SEAT($seat) } pays { amount-seals }.
           *[other] { SEAT($seat) } pays { amount-dinars } and { amount-seals }.
        }
    }
event-main = { SEAT($seat) } takes the main action: { NAME($action) }.
event-side = { SEAT($seat) } takes a side action: { NAME($slot) }.
event-bonus-action = { SEAT($seat) } takes a bonus action: { NAME($action) }.
event-decline = { SEAT($seat) } declines the bonus action.
event-extend = { SEAT($seat) } extends { NAME($house) } with { NAME($tile) }.
event-activate = { SEAT($seat) } activates { NAME($house) } ({ NAME($tile) }).
event-buy = { SEAT($seat) } buys { NAME($item, case: "contents") } for { amount-price }.
event-sell = { SEAT($seat) } sells { NAME($item) } for { amount-price }.
event-exchange = { SEAT($seat) } exchanges { NAME($give) } for { NAME($get) }.
event-refresh = { SEAT($seat) } replaces the small buildings: { NAME($cards) }.
event-build = { SEAT($seat) } builds { NAME($building) } with { NAME($materials) }.
event-lay = { SEAT($seat) } lays { NAME($building) } at the end of the row ({ NAME($end) }).
event-mosaic = { SEAT($seat) } completes a mosaic: { NAME($colour) }.
event-favour = { SEAT($seat) } moves to space { $space } of the favour track.
event-favour-bonus = { SEAT($seat) } takes the bonus of space { $space } of the favour track.
event-export = { SEAT($seat) } exports to { NAME($city) }: { NAME($goods) }.
event-sail =
    { COUNT($goods) ->
        [0] { SEAT($seat) } places a ship in { NAME($city) }.
       *[other] { SEAT($seat) } places a ship in { NAME($city) } and exports { NAME($goods) }.
    }
event-seal = { SEAT($seat) } takes the seal of { NAME($city) }.
event-consolidate = { SEAT($seat) } consolidates in { NAME($city) }.
event-rewarded = { SEAT($seat) } is rewarded in { NAME($city) }.
event-visit = { SEAT($seat) } takes the city bonus of { NAME($city) }.
event-engrave =
    { $colour ->
        [large] { SEAT($seat) } engraves { NAME($poem) } with { NAME($materials) }.
       *[other] { SEAT($seat) } engraves { NAME($poem) } ({ NAME($colour) }) with { NAME($materials) }.
    }
event-reactivate = { SEAT($seat) } reactivates { NAME($poem) }.
event-use = { SEAT($seat) } uses { NAME($piece) }.

## What happened: the end of a round and of the game

event-book = The golden book moves to space { $space }.
event-wish = A wish moves to the tower: { NAME($wish) }.
event-wish-scored = { SEAT($seat) } gains { $count } prestige: { NAME($wish) }.
event-tribute = { SEAT($seat) } pays tribute: { NAME($ways) }.
event-surcharge =
    { $way ->
        [dinar] { SEAT($seat) } pays the surcharge: 1 dinar.
        [seal] { SEAT($seat) } pays the surcharge: 1 seal.
       *[other] { SEAT($seat) } pays the surcharge: 1 prestige.
    }
event-event = The current event: { NAME($event) }.
event-coming = The coming event: { NAME($event) }.
event-workers = All workers stand up; the sultan’s workers move on.
event-refill-raw = New raw materials: { NAME($raws) } ({ NAME($slots) }).
event-refill-marble = New marble: { NAME($slots) }.
event-refill-small = New small buildings: { NAME($cards) }.
event-refill-poems = New poems: { NAME($poems) }.
event-refill-tiles = New storehouse tiles: { NAME($tiles) }.
event-era = Era II begins; the remaining buildings of era I are removed.
event-round = Round { $round } begins.
event-large-poem = { SEAT($seat) } gains { $count } prestige: { NAME($poem) }.
event-trade-scored = { SEAT($seat) } gains { $count } prestige: { NAME($card) }.
event-leftovers = { SEAT($seat) } gains { $count } prestige for what is left over.
event-over-alone =
    { COUNT($winners) ->
        [one] The match is over. { NAME($winners) } wins.
       *[other] The match is over. { NAME($winners) } share the victory.
    }

## What happened: Yusuf

event-yusuf-tile = Yusuf turns over a worker tile: { NAME($worker) }.
event-yusuf-card = Yusuf turns over a card: { NAME($card) }.
event-yusuf-blocked = Yusuf’s other builder is there already: { NAME($card) } is discarded.
event-yusuf-move = Yusuf’s { NAME($worker) } goes to { NAME($space) }.
event-yusuf-clear = Yusuf clears { NAME($slots) }.
event-yusuf-idle = Yusuf cannot carry out an action: { NAME($action) }.
event-yusuf-build = Yusuf builds { NAME($building) }.
event-yusuf-tile-taken = Yusuf takes { NAME($tile) }.
event-yusuf-export = Yusuf’s ship reaches { NAME($city) }.
event-yusuf-consolidate = Yusuf consolidates in { NAME($city) }.
event-yusuf-engrave = Yusuf engraves { NAME($poem) }.
event-yusuf-prestige = Yusuf gains { $count } prestige.
event-yusuf-prestige-lost = Yusuf loses { $count } prestige.
event-yusuf-paria =
    { $count ->
        [one] Yusuf gains { $count } paria.
       *[other] Yusuf gains { $count } parias.
    }
event-yusuf-tribute =
    { $count ->
        [one] Yusuf pays { $count } paria of tribute.
       *[other] Yusuf pays { $count } parias of tribute.
    }
event-yusuf-scored = Yusuf gains { $count } prestige: { NAME($source) }.

## Why not: words that name nothing

refused-no-such-building = There is no such building: { NAME($building) }.
refused-no-such-city = There is no such city: { NAME($city) }.
refused-no-such-colour = There is no such colour: { NAME($colour) }. Poems are blue, red or grey (large).
refused-no-such-end = There is no such end: { NAME($end) }. A row has a left and a right end.
refused-no-such-good = That is not a good: { NAME($good) }.
refused-no-such-house = There is no such storehouse: { NAME($house) }.
refused-no-such-item = There is no such item: { NAME($item) }.
refused-no-such-material = That is not a building material: { NAME($material) }.
refused-no-such-number = There is no number { $number }, only 1 to { $count }.
refused-no-such-place = There is no such place: { NAME($place) }.
refused-no-such-player = There is no such player: { NAME($player) }.
refused-no-such-poem = There is no such poem: { NAME($poem) }.
refused-no-such-raw = That is not a raw material: { NAME($raw) }.
refused-no-such-slot = There is no such space between the rings: { NAME($slot) }.
refused-no-such-space = There is no such space: { NAME($space) }.
refused-no-such-way = A paria cannot be paid with that: { NAME($way) }.
refused-no-such-worker = There is no such worker: { NAME($worker) }.

## Why not: workers

refused-not-dealt = You were not dealt { NAME($tile) }.
refused-worker-used = This worker has already worked or rested this round: { NAME($worker) }.
refused-nobody-can-work = None of your workers can work; one must rest.
refused-worker-too-dear = Even the cheapest place for this worker costs { amount-price } with its action; you have { amount-have }: { NAME($worker) }, { NAME($space) }.
refused-cannot-work = No space of its ring offers this worker anything for what you have: { NAME($worker) }.
refused-other-ring = This worker belongs elsewhere: { NAME($worker) } ({ NAME($ring) }).
refused-other-builder = Your other builder is there already: { NAME($space) }.
refused-full-lap = A worker must move to another space: { NAME($space) }.
refused-no-buildings = No building is on display.
refused-no-base = Every building on display needs { NAME($materials, join: "or") } as its base, and you have none.
refused-no-goods = You have no good to export.
refused-ships-everywhere = You have a ship in every city already.
refused-all-consolidated = All your ships are on the right halves already: there is nothing to consolidate.
refused-nothing-to-produce = You have no ship in any city, and nothing that can be processed.
refused-no-poems = No poem on display is open to you.
refused-no-red-poem = You have no red poem that could be reactivated.
refused-no-tile = No tile is on display, and none of your storehouses is extended.
refused-no-tile-here = No tile is on display that you may take here.
refused-houses-full =
    { $count ->
        [one] All your storehouses are fully extended ({ $count } extension each).
       *[other] All your storehouses are fully extended ({ $count } extensions each).
    }
refused-nothing-affordable = The move costs { amount-price } and anything there at least { amount-need }; you have { amount-have }: { NAME($space) }.
refused-action-impossible = You cannot carry out this action now: { NAME($action) }.
refused-no-side-action = There is no side action for you here: { NAME($space) }.
refused-slot-closed = This space is not used in this match: { NAME($slot) }.
refused-slot-elsewhere = Your worker’s space does not touch this one: { NAME($slot) }.
refused-slot-empty = This space is empty, and you have nothing to process: { NAME($slot) }.

## Why not: paying and storing

refused-too-dear = This costs { amount-price }; you have { amount-have }.
refused-no-seals =
    { $count ->
        [0] You have no seal.
        [one] You have only { $count } seal.
       *[other] You have only { $count } seals.
    }
refused-too-many-seals =
    { $price ->
        [one] You can use at most { $price } seal here.
       *[other] You can use at most { $price } seals here.
    }
refused-not-in-store =
    { $have ->
        [0] You have none of this: { NAME($item) }.
       *[other] You have only { $have } of this and would need { $need } of it: { NAME($item) }.
    }
refused-nothing-to-sell = You have no building material and no good to sell.
refused-no-material = You have no building material to exchange.
refused-nothing-to-discard = You have nothing else that could make room for { NAME($item) }.
refused-same-item = Discarding the same would change nothing; give the new one up instead: { NAME($item) }.
refused-card-for-goods = The poem stores goods only, not { NAME($item) }.
refused-no-token = No raw material lies there: { NAME($slot) }.
refused-no-raw = You have no such raw material in your workshop: { NAME($raw) }.
refused-raw-not-on-rondel = No such token lies on the rondel, so it cannot be processed: { NAME($raw) }.
refused-nothing-to-process = You have nothing that can be processed.
refused-other-material = Here you take { NAME($materials, join: "or") }, not { NAME($material) }.
refused-take-count =
    { $count ->
        [one] You take { $count } material, not { $chosen }.
       *[other] You take { $count } materials, not { $chosen }.
    }

## Why not: storehouses, market, buildings

refused-tile-not-open = This tile is not on display: { NAME($tile) }.
refused-other-display = This tile belongs to the other display: { NAME($tile) }.
refused-house-full =
    { $count ->
        [one] This storehouse already has its { $count } extension.
       *[other] This storehouse already has its { $count } extensions.
    }
refused-not-extended = Only an extended storehouse can be activated.
refused-not-neighbours = Only neighbours in the row can be exchanged; { NAME($give) } and { NAME($get) } are not.
refused-refreshed = You have already replaced the small buildings this turn.
refused-refresh-may-fail = In this match the small buildings may be replaced only if you can build a large one.
refused-other-sort = This bonus is for the other sort of building, not for { NAME($building) }.
refused-other-era = This building is not of the current era: { NAME($building) }.
refused-not-open = This building is not on display: { NAME($building) }.
refused-base = The base material is missing: { NAME($material) }.
refused-poem-base = A poem needs { NAME($materials, join: "or") } as its base.
refused-too-many-materials =
    { $count ->
        [one] You may spend at most { $count } material, not { $chosen }.
       *[other] You may spend at most { $count } materials, not { $chosen }.
    }
refused-same-material = The materials must be of different kinds: { NAME($materials) }.
refused-favour-space = You may choose a space from 1 to { $last }, not { $space }.
refused-split = Dinars and parias together must be { $count }.
refused-no-red-ship = You have no ship in a red city.
refused-no-large-open = No large building of this era is on display.
refused-no-raw-on-rondel = There is no raw material left on the rondel.
refused-counts-too-few = You have too few of what is counted here: { NAME($counter) }.
refused-order-fixed = You gain the raw material first, then the good.
refused-not-waiting = This effect is not due: { NAME($source) }.

## Why not: cities and poems

refused-ship-there = You have a ship there already: { NAME($city) }.
refused-way-too-dear = The way to { NAME($city) } costs { amount-price }; you have { amount-have }.
refused-goods-count =
    { $most ->
        [one] You export { $least } to { $most } good, not { $chosen }.
       *[other] You export { $least } to { $most } goods, not { $chosen }.
    }
refused-no-ship-left = You have no ship on the left half there: { NAME($city) }.
refused-no-ships = You have no ship in any city.
refused-no-ship-there = You have no ship there: { NAME($city) }.
refused-visited = You have taken this city’s bonus already: { NAME($city) }.
refused-not-red = This city is not red: { NAME($city) }.
refused-poem-not-open = This poem is not on display: { NAME($poem) }.
refused-poem-colour = This poem does not have that colour: { NAME($poem) }.
refused-large-limit =
    { $count ->
        [one] Nobody may have more than { $count } large poem.
       *[other] Nobody may have more than { $count } large poems.
    }
refused-not-your-red-poem = This is not one of your red poems: { NAME($poem) }.
refused-reciting = This poem’s effect is being resolved right now: { NAME($poem) }.

## Why not: tribute and Yusuf

refused-tribute-count =
    { $count ->
        [one] You owe { $count } paria, not { $chosen }.
       *[other] You owe { $count } parias, not { $chosen }.
    }
refused-tribute-way = You do not have that much: { NAME($way) }.
refused-surcharge =
    { $way ->
        [dinar] You cannot pay the surcharge with a dinar now.
        [seal] You cannot pay the surcharge with a seal now.
        [prestige] Whoever has dinars must pay the surcharge with one.
       *[other] The marker does not pay the surcharge.
    }
refused-yusuf-city = By Yusuf’s rules another city comes before { NAME($city) }.

## Options. A choice is `option-<name>-<choice>`; `.about` explains

option-edition = Edition
    .about = The two editions differ in a few points; each can also be chosen by itself.
option-edition-de = German
option-edition-ru = Russian
option-expert = Expert mode
    .about = Three events change the rules, one after the other. Alone, the level decides instead.
option-events = Events
    .about = Which events may come up in the expert mode.
option-events-any = as they come
option-events-good = only good ones
option-events-mostly_good = two good, one bad
option-events-mostly_bad = one good, two bad
option-events-bad = only bad ones
option-level = Level
    .about = How hard Yusuf is to beat; for a match alone.
option-level-relaxed = no events
option-level-hard = 1 good and 2 bad events
option-level-harder = 3 bad events
option-level-ultimate = 3 bad events, and Yusuf starts at 10
option-process_needs_raw_on_rondel = Processing
    .about = Whether a raw material can be processed only while a token of its kind lies on the rondel.
option-process_needs_raw_on_rondel-edition = as in the edition
option-process_needs_raw_on_rondel-yes = needs a token on the rondel
option-process_needs_raw_on_rondel-no = needs none
option-wish_building_counts = Wishes for buildings
    .about = What counts for a wish that shows categories of buildings.
option-wish_building_counts-edition = as in the edition
option-wish_building_counts-each_building = each building
option-wish_building_counts-each_category = each category once
option-event_14_surcharge = Event 14
    .about = How large the surcharge on tribute is.
option-event_14_surcharge-edition = as in the edition
option-event_14_surcharge-per_paria = 1 for each paria
option-event_14_surcharge-flat = 1 in all
option-event_1_scope = Event 1
    .about = Which transactions have the better prices.
option-event_1_scope-edition = as in the edition
option-event_1_scope-market_action = those of a Market action
option-event_1_scope-any_transaction = all
option-yusuf_export_special_nearest = Yusuf’s exports
    .about = Whether Yusuf always goes to the nearest city of a group.
option-yusuf_export_special_nearest-edition = as in the edition
option-yusuf_export_special_nearest-yes = always the nearest
option-yusuf_export_special_nearest-no = you choose in two groups
option-yusuf_consolidate_fallback = Yusuf’s consolidations
    .about = What Yusuf does if no city fits the trade card.
option-yusuf_consolidate_fallback-edition = as in the edition
option-yusuf_consolidate_fallback-yes = any city
option-yusuf_consolidate_fallback-no = nothing
option-event_5_8_at_game_end = Events 5 and 8 at the end
    .about = Whether these events change the last tribute too.
option-event_5_8_at_game_end-edition = as in the edition
option-event_5_8_at_game_end-yes = yes
option-event_5_8_at_game_end-no = only at the end of a round
option-full_lap_allowed = Full lap
    .about = Whether a worker may go all the way round to its own space.
option-full_lap_allowed-edition = as in the edition
option-full_lap_allowed-yes = allowed
option-full_lap_allowed-no = not allowed
option-start_player_bonus_when_kept = Staying start player
    .about = Whether a bonus for becoming start player also goes to a player who stays start player.
option-start_player_bonus_when_kept-edition = as in the edition
option-start_player_bonus_when_kept-yes = yes
option-start_player_bonus_when_kept-no = new start players only
option-event_4_gypsum_as_large_option = Event 4 and gypsum
    .about = Under event 4 gypsum may also be a further material of a large building.
option-majority_needs_one = No majority with nothing
    .about = Whoever has nothing of what is counted scores nothing.
option-majority_two_player_behind = Majority of two
    .about = What the player behind gets when there are only two.
option-majority_two_player_behind-6 = 6 prestige
option-majority_two_player_behind-0 = nothing
option-prestige_may_be_negative = Prestige below 0
    .about = Prestige may fall below 0.
option-build_refresh_may_fail = Replacing cards at a risk
    .about = Small buildings may be replaced even if nothing might be left that can be built.
option-bonus_action_may_be_declined = Bonus actions may be declined
    .about = A bonus action need not be carried out, except that of a red city after consolidating.
option-wish_value = Value of a wish
    .about = Where the prestige for an element of a wish is printed: on its tile, or beside its place on the tower.
option-wish_value-tile = on the tile
option-wish_value-tower = beside the tower
option-mosaic_raw_and_good = Raw material and good of a mosaic
    .about = In which order you gain the two.
option-mosaic_raw_and_good-any_order = as you like
option-mosaic_raw_and_good-raw_first = raw material first
option-produce_may_interleave = City bonus between two goods
    .about = When you produce, you may process a raw material, gain the city bonus and then process another one.

## What a player has

group-money = Money and favour
group-storehouse = Storehouse
group-workshop = Workers, buildings, poems
group-cities = Cities
holding-prestige = { $count } prestige
    .label = Prestige
holding-dinar = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .label = Dinars
holding-seal = { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
    .label = Seals
holding-paria = { $count ->
        [one] { $count } paria
       *[other] { $count } parias
    }
    .label = Parias
holding-favour = { $count ->
        [one] { $count } step of favour
       *[other] { $count } steps of favour
    }
    .label = Favour
holding-gypsum = { $count } gypsum
    .label = Gypsum
holding-wood = { $count } wood
    .label = Wood
holding-marble = { $count } marble
    .label = Marble
holding-ceramic = { $count } ceramic
    .label = Ceramic
holding-sugar = { $count } sugar
    .label = Sugar
holding-clothes = { $count } clothes
    .label = Clothes
holding-pottery = { $count } pottery
    .label = Pottery
holding-cane = { $count } cane
    .label = Cane
holding-silk = { $count } silk
    .label = Silk
holding-clay = { $count } clay
    .label = Clay
holding-free_crates = { $count ->
        [one] { $count } free crate
       *[other] { $count } free crates
    }
    .label = Free crates
holding-workers = { $count ->
        [one] { $count } worker ready
       *[other] { $count } workers ready
    }
    .label = Workers ready
holding-large_buildings = { $count ->
        [one] { $count } large building
       *[other] { $count } large buildings
    }
    .label = Large buildings
holding-small_buildings = { $count ->
        [one] { $count } small building
       *[other] { $count } small buildings
    }
    .label = Small buildings
holding-mosaics = { $count ->
        [one] { $count } mosaic
       *[other] { $count } mosaics
    }
    .label = Mosaics
holding-blue_poems = { $count ->
        [one] { $count } blue poem
       *[other] { $count } blue poems
    }
    .label = Blue poems
holding-red_poems = { $count ->
        [one] { $count } red poem
       *[other] { $count } red poems
    }
    .label = Red poems
holding-large_poems = { $count ->
        [one] { $count } large poem
       *[other] { $count } large poems
    }
    .label = Large poems
holding-ships = { $count ->
        [one] { $count } ship in a city
       *[other] { $count } ships in cities
    }
    .label = Ships in cities
holding-consolidated = { $count ->
        [one] { $count } consolidated city
       *[other] { $count } consolidated cities
    }
    .label = Consolidated cities
event-tie-buildings = { NAME($first) } and { NAME($second) } both have { $points } prestige. Buildings decide: { NAME($first) } has { $more }, { NAME($second) } has { $less }.
event-tie-equal = { NAME($first) } and { NAME($second) } have the same prestige, { $points }, and as many buildings: they share the place.
points-turns = In turns
points-rounds = At the end of rounds, when resting
points-end = At the end of the match

## A turn in a line, after the name of its player

turn-build = built { NAME($building) }
turn-engrave =
    { $colour ->
        [large] engraved { NAME($poem) }
       *[other] engraved { NAME($poem) } ({ NAME($colour) })
    }
turn-export = shipped { NAME($goods) } to { NAME($city) }
turn-sail =
    { COUNT($goods) ->
        [0] sent a ship to { NAME($city) }
       *[other] shipped { NAME($goods) } to { NAME($city) }
    }
turn-consolidate = consolidated in { NAME($city) }
turn-extend = extended { NAME($house) }
turn-activate = activated { NAME($house) }
turn-market =
    { COUNT($went) ->
        [0] { COUNT($came) ->
            [0] traded at the market
           *[other] bought { NAME($came) }
        }
       *[other] { COUNT($came) ->
            [0] sold { NAME($went) }
           *[other] gave { NAME($went) } for { NAME($came) }
        }
    }
turn-produce =
    { COUNT($goods) ->
        [0] took the city bonus of { NAME($cities) }
       *[other] { COUNT($cities) ->
            [0] produced { NAME($goods) }
           *[other] produced { NAME($goods) } and took the city bonus of { NAME($cities) }
        }
    }
turn-reactivate = reactivated { NAME($poems) }
turn-commission = took on a commission
turn-quarry = took { NAME($materials) }
turn-rest-forced = had to let { NAME($worker) } rest: no worker could work
turn-rest = let { NAME($worker) } rest
turn-work = sent { NAME($worker) } to { NAME($space) }
turn-round = round { $round } begins
turn-book = the golden book moves to space { $space }
turn-wish = a wish of the sultan moves to the tower: { NAME($wish) }
turn-tribute =
    { COUNT($short) ->
        [0] tribute of { $count }: everybody pays
       *[other] tribute of { $count }: prestige lost by { SEAT($short) }
    }
turn-tribute-last =
    { COUNT($short) ->
        [0] tribute of { $count }, then the scoring at the end
       *[other] tribute of { $count }: prestige lost by { SEAT($short) }; then the scoring at the end
    }
turn-over =
    { COUNT($winners) ->
        [0] the match is over, none of the players wins
        [one] the match is over, { SEAT($winners) } wins
       *[other] the match is over, { SEAT($winners) } share the victory
    }
turn-over-alone =
    { COUNT($winners) ->
        [one] the match is over, { NAME($winners) } wins
       *[other] the match is over, { NAME($winners) } share the victory
    }
turn-yusuf-tile = Yusuf turns over a worker tile: { NAME($worker) }
turn-yusuf-move = Yusuf’s { NAME($worker) } goes to { NAME($space) }
turn-yusuf-idle = Yusuf cannot carry out an action: { NAME($action) }
turn-yusuf-build = Yusuf builds { NAME($building) }
turn-yusuf-tile-taken = Yusuf takes { NAME($tile) }
turn-yusuf-export = Yusuf’s ship reaches { NAME($city) }
turn-yusuf-consolidate = Yusuf consolidates in { NAME($city) }
turn-yusuf-engrave = Yusuf engraves { NAME($poem) }

## What things are

kind-space = Space of the rondel ({ NAME($ring) })
kind-slot = Space for side actions
kind-action = Action
kind-worker = Worker
kind-material = Building material
kind-raw = Raw material
kind-good = Good
kind-token = What you pay and score with
kind-category = Category of buildings
kind-house = Storehouse
kind-city = City
kind-granada = Kingdom
kind-city-tile = City tile
kind-large = Large building
kind-small = Small building
kind-mosaic-card = Mosaic bonus card
kind-mosaic = Mosaic
kind-tile = Storehouse tile
kind-favour = Space of the favour track
kind-poem = Small poem
kind-large-poem = Large poem
kind-wish = Wish of the sultan
kind-trade = Trade card
kind-event = Event
kind-start = Start tile
kind-yusuf = Opponent in the solo mode
kind-yusuf-card = Yusuf’s card

about-quarry_small =
    { $count ->
        [one] Take { $count } material: { NAME($kinds, join: "or") }.
       *[other] Take { $count } materials, each of them { NAME($kinds, join: "or") }.
    }
about-quarry_large =
    { $count ->
        [one] Take { $count } material: { NAME($kinds, join: "or") }.
       *[other] Take { $count } materials, each of them { NAME($kinds, join: "or") }.
    }
about-storehouse = Extend a storehouse with a tile on display ({ LIST($values) } prestige for its first and second extension), or activate an extended one for the bonus of its topmost tile.
about-market =
    { $count ->
        [one] Gain { amount-dinars }, then make { $count } transaction: buy, sell or exchange.
       *[other] Gain { amount-dinars }, then make up to { $count } transactions: buy, sell or exchange.
    }
about-build = Build a large building of the current era or a small one on display. Materials must differ; { NAME($kinds) } bring { LIST($values) } prestige.
about-build_large = Build a large building of the current era. Materials must differ; { NAME($kinds) } bring { LIST($values) } prestige.
about-build_small = Build a small building on display. Materials must differ; { NAME($kinds) } bring { LIST($values) } prestige.
about-export = Send a ship with goods (1 to { $most }) to a city and pay for the way. Each good brings { $prestige } prestige and { $parias ->
        [one] { $parias } paria
       *[other] { $parias } parias
    }, { $demand } more of both where it is in demand.
about-consolidate = Move a ship of yours to the right half of its city. Others who were there already gain { $prestige } prestige and { amount-dinars }.
about-produce =
    { $count ->
        [one] Gain the bonus of a city with your ship, process { $count } raw material, or both.
       *[other] Gain the bonus of a city with your ship, process up to { $count } raw materials, or both.
    }
about-engrave = Price in dinars: blue poem { $blue }, red poem { $red }, large poem { $large }, and 1 more for every poem that you have of its colour; spend materials for prestige.
about-reactivate = Carry out the effect of one of your red poems again.
about-commission =
    { $per ->
        [one] Gain { amount-dinars }, and 1 more for each of your poems.
       *[other] Gain { amount-dinars }, and 1 more for every { $per } of your poems.
    }
about-slot-raw = Costs in dinars: builder { $builder }, merchant { $merchant }. Take the raw material that lies here, or process one if the space is empty.
about-slot-marble = Costs in dinars: merchant { $merchant }, poet { $poet }. Take the marble that lies here, or gypsum or wood if the space is empty.
about-worker = Works once a round ({ NAME($ring) }), or rests: you gain { amount-dinars } but lose { $prestige } prestige.
about-material = Brings { $prestige } prestige in a building or poem. At the market it is bought for { amount-buy } and sold for { amount-sell }.
about-raw = Lies in your workshop, one of each kind, until it is processed into { NAME($good) }. At the market it costs { amount-buy }.
about-good = Exported it brings prestige and parias; at the market it is sold for { amount-sell }.
about-dinar = Pays for steps, side actions, ways and poems; at tribute { amount-dinars } can stand in for 1 paria.
about-seal = Can be used as 1 dinar, or as 1 paria at tribute (instead of { amount-dinars }).
about-paria = Gained by exports and paid as tribute at the end of a round, where { amount-dinars }, a seal or 1 prestige can stand in for it. Whoever has the most chooses the start player.
about-prestige = Whoever has the most at the end wins. At tribute 1 prestige can stand in for { amount-dinars }.
about-ship = Goes from Granada to a city when goods are exported there; consolidating moves it to the right half.
about-category-large = Large buildings come in this category.
about-category-small = Small buildings come in this category.
about-house =
    { $crates ->
        [one] Begins with { $crates } crate; most extensions: { $count }.
       *[other] Begins with { $crates } crates; most extensions: { $count }.
    }
about-city = The way from Granada costs { amount-price }. Routes lead to { NAME($neighbours) }.
about-granada = All ships set out from here.
about-city-tile-blue = In demand: { NAME($demand) }. City bonus: { NAME($bonus) }. Income once consolidated: { NAME($effects) }.
about-city-tile-red = In demand: { NAME($demand) }. City bonus: { NAME($bonus) }. When consolidated, once: { NAME($effects) }.
about-large = Of era { $era }. Whoever builds it gains a step of favour, then: { NAME($effects) }.
about-small = Needs { NAME($material) }. Half mosaics: left { NAME($left) }, right { NAME($right) }.
about-mosaic-card = The first card of your row: small buildings are laid at its ends.
about-mosaic = Two halves of this colour that meet bring: { NAME($effects) }.
about-tile = { NAME($effects) }.
about-favour = Whoever steps here, or past it, may choose: { NAME($effects) }.
about-favour-start = Everybody begins here.
about-poem = Blue, lasting: { NAME($blue) }. Red, at once: { NAME($red) }.
about-large-poem = At the end of the game: { NAME($effects) }.
about-wish = Each time the wishes are scored: { NAME($effects) }.
about-trade = At the end of the game, for everybody: { NAME($effects) }.
about-event = As long as it is current: { NAME($effects) }.
about-start = At the start: { NAME($effects) }.
about-yusuf = Turns over a worker tile and a card each turn; the card tells where he goes and what he does.
about-yusuf-card = Goes to { NAME($space) }. Actions: { NAME($actions) }. Reward: { $prestige } prestige, { amount-parias }.

about-unused = Not used in this match.
about-stands-here = Here now: { NAME($players) }.
about-sultans =
    { $count ->
        [one] { $count } worker of the sultan.
       *[other] { $count } workers of the sultan.
    }
about-no-worker = No worker of yours is ready for this ring.
about-move =
    { $price ->
        [0] { NAME($worker) }: the move is free.
       *[other] { NAME($worker) }: the move costs { amount-price }.
    }
about-slot-token = Here now: { NAME($token) }.
about-slot-empty-raw = Empty: process a raw material of your workshop.
    .brief = process a raw material
about-slot-empty-marble = Empty: take gypsum or wood.
    .brief = gypsum or wood
about-side-raw = Dinars: builder { $first }, merchant { $second }.
about-side-marble = Dinars: merchant { $first }, poet { $second }.
about-city-now = Here lies { NAME($tile) }.
about-ships = Ships: { NAME($players) }.
about-seal-here = The first ship takes a seal.
about-ships-home =
    { $count ->
        [one] { $count } ship in Granada.
       *[other] { $count } ships in Granada.
    }
about-way = The way costs you { amount-price }.
about-in-store = In your storehouses: { $count }; free crates: { $free }.
about-open = On display.
about-not-open = Not on display yet.
about-belongs = With { NAME($player) }.
about-other-era = Comes up in era { $era } only.
about-poem-cost = Engraving costs you, in dinars: blue half { $blue }, red half { $red }.
about-large-cost = Engraving costs you { amount-price }.
about-worth-now = Worth to you as things stand: { $count } prestige.
about-on-display = On display ({ NAME($side) }).
about-tile-at = At { NAME($cities) }.
about-wish-up = On the tower: it is scored.
about-wish-ahead = Still on the round track.
about-event-now = Current.
about-event-coming = Comes next.
about-event-none = Neither current nor next.

## Before a choice

remark-price =
    { $price ->
        [one] Costs { $price } dinar.
       *[other] Costs { $price } dinars.
    }
remark-no-room =
    { $count ->
        [one] { $count } piece, but free crates: { $free }. You would have to discard { $lost } of them.
       *[other] { $count } pieces, but free crates: { $free }. You would have to discard { $lost } of them.
    }
remark-rest =
    { $left ->
        [0] Your last worker would no longer work this round.
        [one] { NAME($worker) } would not work this round; { $left } worker is left.
       *[other] { NAME($worker) } would not work this round; { $left } workers are left.
    }
remark-delivery =
    The goods bring { $prestige } prestige and { $paria ->
        [one] { $paria } paria
       *[other] { $paria } parias
    }.
remark-materials = The materials bring { $prestige } prestige.
remark-seal = The seal of { NAME($city) } is still there.
remark-mosaic = Makes a mosaic: { NAME($mosaic) }.
remark-way = { NAME($gains) }
remark-action-unused = You would give up the other action of this worker.
    .short = 1 action unused
remark-transactions-unused =
    { $count ->
        [one] { $count } transaction would be lost.
       *[other] { $count } transactions would be lost.
    }
    .short =
        { $count ->
            [one] { $count } transaction unused
           *[other] { $count } transactions unused
        }
remark-given-up = It would be lost.

## What is printed on tiles and cards, in phrases (see ../phrases.py)

effect-dinar =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinars
    }
effect-paria =
    { $n ->
        [one] { $n } paria
       *[other] { $n } parias
    }
effect-prestige = { $n } prestige
effect-material =
    { $n ->
        [one] { NAME($kinds) }
       *[other] { $n } × { NAME($kinds) }
    }
effect-any-material =
    { $n ->
        [one] a material of your choice
       *[other] { $n } materials of your choice
    }
effect-choice-of-materials =
    { $n ->
        [one] { NAME($kinds, join: "or") }
       *[other] { $n } materials, each of them { NAME($kinds, join: "or") }
    }
effect-raw =
    { $n ->
        [one] a raw material
       *[other] { $n } raw materials
    }
effect-good =
    { $n ->
        [one] a good
       *[other] { $n } goods
    }
effect-favour =
    { $n ->
        [one] a step of favour
       *[other] { $n } steps of favour
    }
effect-split =
    { $n ->
        [one] { $n } dinar or paria
       *[other] { $n } dinars or parias in any mix
    }
effect-action = action: { NAME($action) }
effect-transaction =
    { $n ->
        [one] { $n } transaction
       *[other] { $n } transactions
    }
effect-process =
    { $n ->
        [one] process a raw material
       *[other] process { $n } raw materials
    }
effect-city-bonus =
    { $n ->
        [one] the bonus of a city of yours
       *[other] the bonuses of { $n } cities of yours
    }
effect-red-city = the action of a red city of yours
effect-building-bonus = the bonus of a large building on display
effect-place-ship = a ship to any city, with 1 good if you like; no seal, no city bonus
    .short = a ship to any city, with 1 good if you like; no seal or bonus
effect-or = { NAME($one) } or { NAME($other) }
effect-per =
    { $max ->
        [0] { NAME($effect) } per: { NAME($counter) }
       *[other] { NAME($effect) } per: { NAME($counter) } (at most { $max })
    }
effect-when = { NAME($trigger) }: { NAME($effect) }
    .short = { NAME($trigger, case: "short") }
effect-when-used = { NAME($trigger) } with { NAME($material) }: { NAME($effect) }
    .short = Build with { NAME($material) }
effect-more = { NAME($modifier) }: { $n } more
    .short = { NAME($modifier, case: "short") }: +{ $n }
effect-less = { NAME($modifier) }: { $n } less
    .short = { NAME($modifier, case: "short") }: −{ $n }
effect-set = { NAME($modifier) }: { $n }
    .short = { NAME($modifier, case: "short") }: { $n }
effect-allowed = { NAME($modifier) }
effect-store =
    { $n ->
        [one] stores { $n } good; for it: { NAME($effect) }
       *[other] stores { $n } goods; for each: { NAME($effect) }
    }
    .short =
        { $n ->
            [one] Stores { $n } good; each stored
           *[other] Stores { $n } goods; each stored
        }
effect-all = { NAME($steps) }
effect-none = nothing
score-per = { $n } per: { NAME($counter) } (at most { $max })
score-majority = { $values } for the most: { NAME($counter) }
score-sets = { $n } per set: { NAME($counters) } (at most { $max })
score-table = { $values } by: { NAME($counter) }
card-crates =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
amount-sell =
    { $sell ->
        [one] { $sell } dinar
       *[other] { $sell } dinars
    }
amount-buy =
    { $buy ->
        [one] { $buy } dinar
       *[other] { $buy } dinars
    }
amount-have =
    { $have ->
        [one] { $have } dinar
       *[other] { $have } dinars
    }
amount-need =
    { $need ->
        [one] { $need } dinar
       *[other] { $need } dinars
    }
amount-price =
    { $price ->
        [one] { $price } dinar
       *[other] { $price } dinars
    }
amount-seals =
    { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }
amount-dinars =
    { $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }
amount-parias =
    { $parias ->
        [one] { $parias } paria
       *[other] { $parias } parias
    }
amount-paria =
    { $paria ->
        [one] { $paria } paria
       *[other] { $paria } parias
    }
amount-dinar =
    { $dinar ->
        [one] { $dinar } dinar
       *[other] { $dinar } dinars
    }

counter-blue_poem = blue poem
counter-red_poem = red poem
counter-small_poem = small poem
counter-large_poem = large poem
counter-poem = poem
counter-small_building = small building
counter-large_building = large building
counter-building = building
counter-category_palace = palace
counter-category_fountain = fountain
counter-category_gate = gate
counter-category_garden = garden
counter-category_tower = tower
counter-category_window = window
counter-category_kinds = different category of buildings
    .short = categories of building
counter-mosaic = one-coloured mosaic
counter-crate = crate
counter-stored_item = stored material or good
    .short = stored goods
counter-favour_space = space on the favour track
    .short = favour space
counter-seal = seal
counter-city_with_ship = city with your ship
    .short = city with a ship
counter-consolidated_city = consolidated city
counter-consolidated_blue_city = consolidated blue city
counter-consolidated_red_city = consolidated red city
counter-blue_city_with_ship = blue city with your ship
counter-red_city_with_ship = red city with your ship
counter-europe_city_with_ship = city in Europe with your ship
counter-maghreb_city_with_ship = city in the Maghreb with your ship
counter-near_east_city_with_ship = city in the Near East with your ship
counter-chain_of_cities = city of your longest chain
    .short = city of your chain

trigger-income = at income
    .short = Income
trigger-become_start_player = when you become start player
    .short = Start player
trigger-build = when you build
    .short = Build
trigger-build_large = when you build a large building
    .short = Large building
trigger-build_small = when you build a small building
    .short = Small building
trigger-mosaic = when you make a mosaic
    .short = One-colour mosaic
trigger-quarry = after a quarry
    .short = Quarry
trigger-expand_storehouse = when you extend a storehouse
    .short = Extend
trigger-market = at the market
    .short = Market
trigger-consolidate = when you consolidate
    .short = Consolidate
trigger-process = when you process
    .short = Process

modifier-move_free_steps = free steps
modifier-occupied_free_workers = other players’ workers that cost nothing
modifier-occupied_cost = dinars per worker of another player
modifier-side_action_cost = cost of side actions
modifier-market_transactions = transactions at the market
modifier-buy_price = price of buying
modifier-sell_price = price of selling
modifier-material_prestige = prestige per material
modifier-same_material_allowed = materials may be alike
modifier-engrave_cost = cost of engraving
modifier-engrave_optional_max = further materials of a poem
    .short = further materials
modifier-engrave_prestige_per_material = prestige per material of a poem
modifier-export_base_prestige = prestige per exported good
modifier-export_base_paria = parias per exported good
modifier-export_paria_per_good = further parias per exported good
modifier-route_cost_each = cost of every route
modifier-export_route_total = cost of the way of an export
modifier-consolidate_cost = cost of consolidating
modifier-commission_dinar = dinars of a commission
modifier-rest_prestige_loss = prestige lost by resting
modifier-rest_dinar = dinars for resting
modifier-tribute = tribute
modifier-tribute_surcharge = surcharge on tribute

## Tables of the data file, of which something is reconstructed

name-table-rondel_outer = Outer ring
name-table-rondel_middle = Middle ring
name-table-rondel_inner = Inner ring
name-table-cities = Cities
name-table-favour_track = Favour track
name-table-storehouse_tiles = Storehouse tiles
name-table-side_slots = Spaces of the side actions
name-table-sultan_workers = The sultan’s workers
name-table-start_dinars = Dinars at the start
name-table-round_track = Round track
name-table-start_tiles = Start tiles
name-table-large_buildings = Large buildings
name-table-small_buildings = Small buildings
name-table-mosaic_bonus = Bonuses of the mosaics
name-table-mosaic_cards = Mosaic bonus cards
name-table-small_poems = Small poems
name-table-trade_cards = Trade cards
name-table-routes = Routes
name-table-city_tiles = City tiles
