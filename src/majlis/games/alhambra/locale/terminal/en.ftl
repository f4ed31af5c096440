# The table drawn in text (games/alhambra/picture.py).

picture-you = (you)
picture-dirk = Dirk
picture-points = points
picture-cards = cards
picture-wall = wall
picture-reserve-count = reserve
picture-vizier = vizier
picture-vizier-ready = ready
picture-vizier-used = used
picture-bonus = bonus
picture-huts = huts
picture-market = Market
picture-slot-empty = empty
picture-display = Money on display
picture-nothing = nothing
picture-bag = Tiles in the bag: { $count }
picture-deck = Money cards in the deck: { $count }, discarded: { $discard }
picture-scorings = Scoring rounds so far: { $done } of { $all }
picture-huts-title = Builders’ huts
picture-fountain = fountain
picture-hut = hut
picture-your-palace = Your Alhambra (longest wall: { $length })
picture-palace = The Alhambra of { SEAT($seat) } (longest wall: { $length })
picture-pending = To be placed
picture-reserve = Reserve
picture-your-hand = Your hand
picture-hand = The hand of { SEAT($seat) }
picture-hand-hidden =
    { SEAT($seat) } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
picture-bonus-hand = Bonus cards, hidden:
picture-bonus-open = Bonus cards, open:
