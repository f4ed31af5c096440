# Why a hint is a good one: what differs at the end of the turn (see ../../terms.py).

term-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
term-rank-1 = rank 1 ({ NAME($piece) })
term-rank-2 = rank 2 ({ NAME($piece) })
term-rank-3 = rank 3 ({ NAME($piece) })
term-rival-first = { SEAT($seat) } does not have rank 1 ({ NAME($piece) })
term-future = family, offices and mercenaries promise about { term-points } more
term-future-rival = { SEAT($seat) } can expect about { term-points } less from family, offices and mercenaries
term-may-buy = in this round you can still buy something
