# Tadmor's rulebook: units with their numbers, titles and words of its tables.

unit-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .genitive = { unit-players }
unit-pp = { $count } PP
unit-wood = { $count } wood
unit-stone = { $count } stone
unit-marble = { $count } marble
unit-gold = { $count } gold
holding-book-wood = { unit-wood }
holding-book-stone = { unit-stone }
holding-book-marble = { unit-marble }
holding-book-gold = { unit-gold }
unit-resources = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
unit-basic = { $count ->
        [one] { $count } basic resource
       *[other] { $count } basic resources
    }
unit-luxury = { $count ->
        [one] { $count } luxury resource
       *[other] { $count } luxury resources
    }
unit-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
unit-epochs = { $count ->
        [one] { $count } epoch
       *[other] { $count } epochs
    }
unit-regions = { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
unit-spaces = { $count ->
        [one] { $count } upgrade space
       *[other] { $count } upgrade spaces
    }
unit-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
unit-camels = { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }
unit-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
unit-levels = { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
unit-missions = { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
unit-goods = { $count ->
        [one] { $count } precious good
       *[other] { $count } precious goods
    }
unit-kinds = { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
unit-resource-kinds = { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
unit-height = a tower of { $count }
unit-of-each-colour = { $count ->
        [one] { $count } precious good of each colour
       *[other] { $count } precious goods of each colour
    }
unit-nth-camel = Camel no. { $count }
unit-nth-ship = Ship no. { $count }
unit-fulfilled = { $count ->
        [one] { $count } fulfilled mission
       *[other] { $count } fulfilled missions
    }
unit-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
unit-place = Seat { $count }
unit-from = from { $count } on

book-or = or
book-and = and
book-course = The course of a round
book-placement = Placement phase
book-placement-what = In turn order each of you places one figure, until all are placed.
book-raiders = Raiders phase
book-raiders-what = Last round’s raiders strike; new ones are hired.
book-upgrade-actions = Upgrade actions
book-upgrade-actions-what = Buy upgrades, in the order of the spaces.
book-building-actions = Building actions
book-building-actions-what = Gain resources, trade, build, send the traitor, buy goods, draw and fulfil missions.
book-kingdom-actions = Kingdom actions
book-kingdom-actions-what = Highest tower, tax, war supplies, start player.
book-round-end = End of the round
book-round-end-what = Traded goods go into the warehouse; discard what it cannot hold.
book-epochs = What the epochs change
book-epoch = Epoch
book-rounds = Rounds
book-upgrade-price = Resources for an upgrade
book-traitor-levels = Levels lost to the traitor
book-tax-gold = Gold for the tax
book-tax-points = … or PP lost instead
book-start-extra = Extra resources at the start
book-regions = What the regions offer
book-palmyra-what = upgrades, full market, temple with a mission, fulfilling missions, start player, no tax
book-ebla-what = upgrades, small market, temple, drawing missions
book-damascus-what = tower, traitor, upgrades; with three or four players also no tax
book-antioch-what = caravan, war supplies, peace gifts; with three or four players also fulfilling missions
book-north-sea-what = wood, marble, shipyard, peace gifts
book-south-sea-what = stone, grey goods; with three or four players also gold
book-euphrates-what = gold, yellow and red goods; with three or four players also marble
book-gains = What a figure brings
book-ship-basic = Ship: wood or stone
book-camel-basic = Camel: wood or stone
book-ship-luxury = Ship: marble or gold
book-camel-luxury = Camel: marble or gold
book-tower-band = Prices of tower levels
book-levels = Levels
book-single = One level
book-pair = A pair
book-temple-stage = Temple stages
book-stage = Stage
book-cost = Price
book-points = PP
book-goods = Precious goods
book-colour = Colour
book-figure = Figure
book-by-ship = ship
book-by-camel = camel
book-kinds = Kinds
book-grey = Grey
book-yellow = Yellow
book-red = Red
book-grey-kinds = glass bottles, incense, myrrh
book-yellow-kinds = jade, ivory, porcelain
book-red-kinds = silk, perfume, oils
book-sets = What a set scores
book-more-figures = What the next figure needs
book-gifts = PP for peace gifts
book-gifts-camel = Camel, Antioch
book-gifts-ship = Ship, North Sea
book-trades = Markets
book-final = Points at the end
book-level = Each tower level
book-open-mission = Each open mission
book-its-points = its PP
book-turned-in-mission = Each mission turned in
book-half-points = half its PP, rounded down
book-temple = Each temple
book-card-points = the PP of its card
book-set = Each set of precious goods
book-end-upgrade = Upgrade for having the most
