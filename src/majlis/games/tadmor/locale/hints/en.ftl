# Why a hint is a good one: what differs at the end of the turn (see ../../terms.py).

term-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
term-promises = your figures on the board promise about { term-points } more
term-stores = your resources are worth about { term-points } more
term-levels = your tower should bring about { term-points } more
term-belongings = upgrades and missions should bring about { term-points } more
term-growth = your camels and ships should bring about { term-points } more
term-levels-rival = { SEAT($seat) } can expect about { term-points } less from the tower
term-belongings-rival = { SEAT($seat) } can expect about { term-points } less from upgrades and missions
term-growth-rival = { SEAT($seat) } can expect about { term-points } less from camels and ships
term-starts-next = you are the start player of the next round
term-raiders = you have the raider card
term-hand = a mission that you can fulfil is worth about { term-points } more
term-above-limit = { $count ->
        [one] one resource fewer that the warehouse cannot hold
       *[other] { $count } resources fewer that the warehouse cannot hold
    }
