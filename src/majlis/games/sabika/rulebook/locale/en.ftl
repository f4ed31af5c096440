# Sabika's rulebook: units with their numbers, titles and words of its tables.

unit-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .genitive = { unit-players }
unit-dinars = { holding-dinar }
unit-parias = { holding-paria }
unit-seals = { holding-seal }
unit-prestige = { $count } prestige
unit-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
    .genitive = { unit-rounds }
unit-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
unit-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
unit-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
unit-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
unit-builders = { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
unit-merchants = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
unit-poets = { $count ->
        [one] { $count } poet
       *[other] { $count } poets
    }
unit-start-tiles = { $count ->
        [one] { $count } start tile
       *[other] { $count } start tiles
    }
unit-storehouses = { $count ->
        [one] { $count } storehouse
       *[other] { $count } storehouses
    }
    .dative = { unit-storehouses }
unit-crates = { $count ->
        [one] { $count } crate
       *[other] { $count } crates
    }
unit-materials = { $count ->
        [one] { $count } building material
       *[other] { $count } building materials
    }
    .genitive = { unit-materials }
unit-transactions = { $count ->
        [one] { $count } transaction
       *[other] { $count } transactions
    }
    .genitive = { unit-transactions }
unit-times = { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
    .genitive = { unit-times }
unit-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
unit-goods = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
    .genitive = { unit-goods }
unit-raws = { $count ->
        [one] { $count } raw material
       *[other] { $count } raw materials
    }
    .genitive = { unit-raws }
unit-poems = { $count ->
        [one] { $count } poem
       *[other] { $count } poems
    }
unit-large-poems = { $count ->
        [one] { $count } large poem
       *[other] { $count } large poems
    }

book-rings = Who goes where
book-builders = Builders
book-merchant = Merchant
book-poet = Poet
book-materials = Prestige by material
book-start-dinars = Dinars by place in the turn order
book-step-cost = Steps and dinars
book-steps = Steps
book-dinars = Dinars
book-side-cost = What a side action costs
book-builder-raw = Builder, raw material
book-merchant-raw = Merchant, raw material
book-merchant-marble = Merchant, marble
book-poet-marble = Poet, marble
book-market = Market, in dinars
book-thing = For one
book-buy = Buy
book-sell = Sell
book-poems = Poems, in dinars
book-poem-colour = Colour
book-first = first
book-second = second
book-third = third
book-poem-blue = Blue
book-poem-red = Red
book-poem-large = Large
book-tribute = Tribute
book-round = After round
book-parias = Parias
book-majority = Large poems that compare
book-place = Place
book-prestige = Prestige
book-leftovers = What is left over
book-each-seal = each seal
book-each-good = each good
book-each-marble = each marble
book-each-ceramic = each ceramic
book-two-dinars = every two dinars
unit-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
