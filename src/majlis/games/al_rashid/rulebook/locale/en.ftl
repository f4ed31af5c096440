# Al-Rashid's rulebook: units with their numbers, titles and words of its tables.

unit-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .genitive = { unit-players }
unit-gold = { $count } gold
unit-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .genitive = { unit-points }
unit-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
unit-areas = { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }
unit-guild-palaces = { $count ->
        [one] { $count } guild palace
       *[other] { $count } guild palaces
    }
unit-territories = { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
unit-kinds = { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
unit-pashas = { holding-pashas }
unit-merchants = { holding-merchants }
unit-sages = { $count ->
        [one] { $count } sage
       *[other] { $count } sages
    }
unit-ranks = { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
unit-actions = { $count ->
        [one] { $count } of them
       *[other] { $count } of them
    }
unit-offices = { holding-offices }
unit-different-offices = { $count ->
        [one] { $count } office
       *[other] { $count } different offices
    }
unit-goods = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
unit-items = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
unit-credits = { holding-credits }
unit-tiles = { $count ->
        [one] { $count } mercenary tile
       *[other] { $count } mercenary tiles
    }
unit-shame-tokens = { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
unit-influence-tokens = { $count ->
        [one] { $count } influence token
       *[other] { $count } influence tokens
    }

book-pieces = The pieces of a family
book-piece = Piece
book-dominance = Dominance
book-points = Points
book-most = At most
book-start-goods = Goods by place in the turn order
book-set-values = What a set is worth
book-different = Different goods
book-gold = Gold
book-services = Services by rank
book-palace = Palace
book-service = Service
book-rank-1 = Rank 1
book-rank-2 = Rank 2
book-rank-3 = Rank 3
book-operations = Operations, free
book-tiles = Mercenary tiles, free
book-new-sage = Sage, price in gold
book-new-merchant = Merchant, price in gold
book-new-pasha = Pasha, price in gold
book-favours = The guild leaders
book-leader = Leader
book-price = Price
book-favour = Favour
book-guild-intrigue = Intrigue
book-guild-military = Military
book-guild-wisdom = Wisdom
book-guild-trade = Trade
book-guild-politics = Politics
book-favour-favorite = Another leader’s favour, at that price on top
book-favour-general = Give a good, draw a mercenary tile
book-favour-savant = Take a credit
book-favour-vizier = Give a good, take one of another kind
book-favour-qadi = Take an influence token
book-lands = What lies in the territories
book-trade = Trade by rank
book-or-all = or all goods of one kind
book-offices = Offices by palace
book-price-gold = Price in gold
book-good-for = They help you …
book-offices-intrigue = exchange goods, move pieces, use favours free
book-offices-military = draw tiles, fight better, take loot
book-offices-wisdom = get new pieces, place last, use credits better
book-offices-trade = take basic goods every round
book-offices-politics = score at the end for what you have collected
book-offices-caliph = once, when bought: goods, tiles, tokens
book-shame = Where shame tokens come from
book-shame-idle = Guild palace without a main action
book-shame-flee = Fleeing from a combat
book-shame-court = At court without a pasha
book-shame-enchanter = Buying the Enchanter
book-scores = Points at the end
book-office = Office
book-as-printed = as its tile says
book-influence = Influence token
book-at-most = at most
book-shame-token = Shame token
