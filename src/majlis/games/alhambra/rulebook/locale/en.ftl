# Alhambra's rulebook: units with their numbers, titles and words of its tables.

unit-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
unit-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
    .genitive = { unit-players }
unit-scorings = { $count ->
        [one] { $count } scoring
       *[other] { $count } scorings
    }
unit-buildings = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
unit-types = { $count ->
        [one] { $count } type
       *[other] { $count } types
    }
    .genitive = { unit-types }
unit-money-cards = { $count ->
        [one] { $count } money card
       *[other] { $count } money cards
    }
    .genitive = { unit-money-cards }
    .accusative = { unit-money-cards }
unit-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
unit-currencies = { $count ->
        [one] { $count } currency
       *[other] { $count } currencies
    }
    .locative = { unit-currencies }
unit-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
unit-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
    .genitive = { unit-actions }
unit-piles = { $count ->
        [one] { $count } pile
       *[other] { $count } piles
    }
    .dative = { unit-piles }
    .genitive = { unit-piles }
unit-florins = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
unit-dirhams = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
unit-denars = { $count ->
        [one] { $count } denar
       *[other] { $count } denars
    }
unit-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
unit-towers = { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
unit-gardens = { $count ->
        [one] { $count } garden
       *[other] { $count } gardens
    }
unit-exchange-cards = { $count ->
        [one] { $count } exchange card
       *[other] { $count } exchange cards
    }
    .genitive = { unit-exchange-cards }
unit-bonus-cards = { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }
unit-huts = { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
    .genitive = { unit-huts }

book-types = Buildings and prices
book-places = Places of the market
book-place = Place
book-score = Points for first, second and third place
book-type = Type
book-scoring = Scoring
book-bonus = Bonus cards for each player
book-two-three = With two or three
book-four-five = With four or five
book-six = With six
