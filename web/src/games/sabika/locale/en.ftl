# The board of Sabika: what only the page says. The game's own words are in src/majlis/games/sabika/locale.

## Areas and headings

board-rondel = Rondel
board-sea = The Mediterranean
board-areas = Parts of the board
board-area-rondel = Rondel
board-area-sea = Sea
board-area-buildings = Buildings
board-area-poems = Poems
board-area-stores = Stores
board-tracks = Tracks
board-choices = Choices
board-large = Large buildings
board-large-left = { $count } left
board-era-next = Look at era II
board-era-now = Back to era I
board-built-by = { NAME($category) }, built by { $who }
board-small = Small buildings
board-small-deck = deck { $count }
board-small-one =
    { NAME($category) }, base material { NAME($base) }, mosaic { $left } on the left, { $right } on the right
board-colour-blue = blue
board-colour-green = green
board-colour-yellow = yellow
board-colour-red = red
board-refresh =
    Replace all: { $count } { $count ->
        [one] dinar
       *[other] dinars
    }, +{ $prestige } prestige
    .short = Replace all
board-mosaic-note = Matching halves give a bonus
board-poems = Poems
board-poem-costs = you pay: blue { $blue }, red { $red }
board-poem-blue = Blue half, lasting
board-poem-red = Red half, at once
board-poem-large = Large poem, at the end
board-poem-number = Poem { $number }
board-large-poems = Large poems, at the end
board-large-poem-cost = you pay { $large }
board-large-per = per { $what }
board-large-sets = per { $what }
board-large-table = by number of: { $what }
board-large-majority = most: { $what }
board-large-most = max { $count }
board-set-blue_poem-red_poem-large_poem = blue + red + large poem
board-set-large_building-small_building = large + small building
board-set-consolidated_blue_city-consolidated_red_city = blue + red consolidated city
board-set-europe_city_with_ship-maghreb_city_with_ship-near_east_city_with_ship =
    set of ships: Europe + Maghreb + Near East
board-storehouses = Storehouses
board-storehouses-near = beside the rondel
board-side-left = Left
board-side-right = Right
board-storehouses-left = Storehouses, left
board-storehouses-right = Storehouses, right
board-stack = { $count } in the stack
board-tile-one = Storehouse tile: { $effect }
board-favour = Favour of the sultan
board-favour-space = Space { $space }
board-rounds = Rounds
board-rounds-wishes = Rounds and wishes
board-tribute = Tribute
board-tribute-next = tribute { $count } next
board-tribute-at = Tribute { $count }
board-tribute-ready = you have it
board-tribute-short = you lack { $count }
board-book = Golden book, round { $round }
board-end = End of the game
board-event-change = A new event
board-event-coming = coming: { $text }
board-paria-track = Paria track, the leader first
board-wishes = Wishes and trade
board-for-you-now = for you now
board-wish-up = (scored again)
board-wish-after = (after round { $round })
board-wish-end = (at the end)
board-each-prestige = { $n } prestige each

## Actions, as they stand on the rondel and in effects


## Effects, beside their pictures

board-each = each: { $counter }

## The rondel

board-cost =
    { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    } { $steps ->
        [0] { "" }
       *[other] (steps { $steps })
    }{ $workers ->
        [0] { "" }
       *[other] (workers { $workers })
    }
board-side-only = { $action } not now
board-side-only-spoken = only the side action now
board-slot = Side action: { $what }
board-slot-cost =
    Side action: { $what }, { $count ->
        [0] free
       *[other] { $count } D
    }
board-slot-covered = Covered space
board-sultans =
    { $count ->
        [one] { $count } sultan’s worker
       *[other] { $count } sultan’s workers
    }
board-stands =
    { $who }: { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }, standing
board-used =
    { $who }: { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }, used

## The sea

board-granada =
    { $count ->
        [one] Granada: { $count } ship
       *[other] Granada: { $count } ships
    }
board-city-demand = in demand: { NAME($goods) }
board-city-bonus = bonus: { $effect }
board-city-income = consolidated, every round: { $effect }
board-city-action = consolidated, once: { $effect }
board-city-seal = seal still there
board-city-left = trade relation: { $who }
board-city-right = consolidated: { $who }

## Legend

board-signs =
    A worker drawn in outline has worked or rested this round; one in full colour still can. On a city the blue
    plus stands for income every round, the red flash for an action once, as soon as your ship is consolidated
    there.

## Workshops

board-workshop = Your workshop
board-workshop-of = Workshop of { $who }
board-all-workshops = All workshops
board-workers = Workers
board-workers-left =
    { $count ->
        [one] { $count } active worker
       *[other] { $count } active workers
    }
board-worker-active =
    { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }, active; { $where }
board-worker-used =
    { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }, used; { $where }
board-in-workshop = in the workshop
board-own-houses = Storehouses
board-house = Storehouse, crates: { $crates }; { $effect }
board-no-bonus = no bonus
board-card-store = Store for goods on your poem
board-raw-fields = Processing spaces
board-raw-here = { NAME($raw) }
board-raw-none = { NAME($raw) }: empty
board-process-raw = Process { NAME($raw) }
board-row =
    { $count ->
        [one] Row of small buildings, { $count } one-colour mosaic
       *[other] Row of small buildings, { $count } one-colour mosaics
    }
board-category-count = { NAME($category) }: { $count }
board-own-poems = Engraved poems
board-seals =
    { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
board-ships =
    { $count ->
        [one] { $count } ship in Granada
       *[other] { $count } ships in Granada
    }
board-has = buildings { $buildings }, poems { $poems }, cities { $cities }

## Asking

board-ask-move =
    Move your { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }
board-ask-move-hint = Choose a lit space
board-ask-rest-hint = Cannot work: rest
board-ask-rest-all = No worker of yours can do anything anywhere: one must rest
board-rest-now =
    Rest: { $dinars ->
        [one] +{ $dinars } dinar
       *[other] +{ $dinars } dinars
    }, −{ $prestige } prestige
board-rest-short = Rest: +{ $dinars } / −{ $prestige }
board-another-worker = Other worker
board-ask-actions = Choose an action
board-ask-second = The other action too?
board-ask-actions-hint = Main action, side action, or both
board-ask-build = Build { NAME($piece) }
board-ask-engrave = Engrave { NAME($piece) }
board-ask-export = Export to { NAME($piece) }
board-ask-sail = A ship to { NAME($piece) }
board-ask-extend = Extend a storehouse
board-ask-extend-hint = Choose one of your lit storehouses
board-ask-list-hint = Choose what to spend
board-said-put-back = Put back
board-start-tile = Start tile { $number }
board-choice-pay =
    { $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }, { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }
board-from-card = { $count } from the poem
board-no-goods = No goods
board-store-house = Into a storehouse
board-store-card = Onto the poem
board-room-discard = Discard { NAME($item) }
board-room-discard-card = Discard { NAME($item) } from the poem
board-process = Process { NAME($raw) } into { NAME($good) }
board-lay-left = At the left end
board-lay-right = At the right end
board-surcharge-dinar = Pay in dinars
board-surcharge-seal = Pay in seals
board-surcharge-prestige = Lose prestige

## Market and tribute

board-market = Market
board-market-rest =
    { $count ->
        [one] { $count } transaction left
       *[other] { $count } transactions left
    }, { $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }
board-market-own = own
board-market-buy = buy
board-market-sell = sell
board-market-exchange = exchange
board-market-have = you have { $count }
board-buy = Buy { NAME($item) } for { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
board-sell = Sell { NAME($item) } for { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
board-on-poem = on the poem
board-at-n = top
board-at-ne = top right
board-at-e = right
board-at-se = bottom right
board-at-s = bottom
board-at-sw = bottom left
board-at-w = left
board-at-nw = top left
board-exchange = Exchange { NAME($give) } for { NAME($get) }
board-exchange-for =
    Exchange { NAME($give) } for { NAME($get) } and { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
board-tribute-pay =
    { $count ->
        [one] { $count } paria is due. Pay it as you like.
       *[other] { $count } parias are due. Pay each as you like.
    }
board-way-paria = Parias
board-way-dinar =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinars
    }
board-way-seal = Seal
board-way-prestige = Prestige
board-have = of { $count }
board-more = One more: { $way }
board-less = One less: { $way }
board-pay-tribute = Pay the tribute

## Yusuf, and the end

board-yusuf-crates =
    { $count ->
        [one] { $count } crate
       *[other] { $count } crates
    }
board-yusuf-engraved =
    { $count ->
        [one] engraved { $count } time
       *[other] engraved { $count } times
    }
board-yusuf-deck =
    { $role ->
        [builder] builder
        [merchant] merchant
       *[poet] poet
    }, cards in the deck: { $count }
board-yusuf-decks = Cards left
board-yusuf-turned = turn { $count } of { $turns }
board-final = Prestige by source
board-status-round = Round { $round } of { $rounds }
board-status-era = Era { $era }
board-status-turn = Turn { $turn } of { $turns }
board-status-expert = Expert mode

end-actions = No second action
end-market = End market
end-process = No processing
end-produce = No producing
